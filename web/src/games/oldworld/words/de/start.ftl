# Was die erste Seite und die Lobby von der Alten Welt sagen.

oldworld-title = Die Alte Welt
oldworld-line = Jage Monster auf dem ganzen Kontinent und bringe vier Trophäen heim.
oldworld-rivals-choice = Rivalen
oldworld-play = Aufbrechen
oldworld-play-solo = Allein aufbrechen
oldworld-alone = allein
oldworld-how-to-play = Tippe auf einen Ort der Karte, um ihn anzusehen, und noch einmal oder auf Gehen, um hinzureisen. Karten wählst du mit einem Tippen und schickst sie mit Bestätigen ab.
oldworld-keys-hand = Eine Karte der Hand wählen
oldworld-keys-confirm = Bestätigen, was gewählt ist
oldworld-keys-whole = Die ganze Karte zeigen
school-choice = Deine Schule
school-draft = Auslosen
school-wolf = Wolf
school-bear = Bär
school-cat = Katze
school-griffin = Greif
school-viper = Viper
school-manticore = Mantikor
school-ciri = Ciri

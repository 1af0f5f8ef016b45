# Was die erste Seite sagt, bevor anderes geladen ist.

home-line = Gwent und die Alte Welt bei Kerzenlicht
home-bot = Jetzt spielen
home-more = Mehr
home = Start
guest-name = Gast
gallery = Karten
settings = Einstellungen
credits = Mitwirkende
reload = Seite neu laden
incomplete = Ein Teil der Seite konnte nicht geladen werden. Prüfe die Verbindung und lade sie dann neu.
rules = Regeln
me = Du
learn = Lernen
home-language = Sprache
match = Schnelle Partie
new-table = Neuer Tisch
lobby = Tische
decks = Decks
offline = Offline spielen
offline-now = Du spielst offline
offline-away = Der Server antwortet nicht. Du kannst hier in diesem Browser spielen.

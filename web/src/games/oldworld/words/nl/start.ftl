# Wat de eerste pagina en de lobby van de Oude Wereld zeggen.

oldworld-title = De Oude Wereld
oldworld-line = Jaag op monsters over het hele Continent en breng vier trofeeën thuis.
oldworld-rivals-choice = Rivalen
oldworld-play = Op pad
oldworld-play-solo = Alleen op pad
oldworld-alone = alleen
oldworld-how-to-play = Tik op een locatie van de kaart om die te bekijken, en nog eens, of op Gaan, om erheen te reizen. Kaarten kies je met een tik en bevestig je met Bevestigen.
oldworld-keys-hand = Kies een kaart uit je hand
oldworld-keys-confirm = Bevestig je keuze
oldworld-keys-whole = Toon de hele kaart
school-choice = Je school
school-draft = Trekken
school-wolf = Wolf
school-bear = Beer
school-cat = Kat
school-griffin = Griffioen
school-viper = Adder
school-manticore = Manticore
school-ciri = Ciri

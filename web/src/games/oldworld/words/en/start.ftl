# What the first page and the lobby say of Old World.

oldworld-title = Old World
oldworld-line = Hunt monsters across the Continent and bring home four trophies.
oldworld-rivals-choice = Rivals
oldworld-play = Set out
oldworld-play-solo = Set out alone
oldworld-alone = alone
oldworld-how-to-play = Tap a place on the map to look at it, and once more, or press Go, to travel there. Cards are chosen by a tap and sent by Confirm.
oldworld-keys-hand = Choose a card of your hand
oldworld-keys-confirm = Confirm what is chosen
oldworld-keys-whole = Show the whole map
school-choice = Your school
school-draft = Draft
school-wolf = Wolf
school-bear = Bear
school-cat = Cat
school-griffin = Griffin
school-viper = Viper
school-manticore = Manticore
school-ciri = Ciri

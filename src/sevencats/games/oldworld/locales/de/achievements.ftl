# What can be achieved: a name, and what to do for it.

achievement-oldworld-monster = Der erste Auftrag
    .how = Besiege ein Monster. Sieh dir seine Fähigkeiten an, bevor du es jagst.
achievement-oldworld-combo = In einer Bewegung
    .how = Füge mit einer Kombo 6 Schaden zu. Karten verbinden sich über ihre Farben: Richte dein Deck danach aus.
achievement-oldworld-dice = Glückliche Hand
    .how = Gewinne beim Würfelpoker mit einem Drilling oder mehr. Wirf noch einmal, was nicht dazugehört.
achievement-oldworld-narrow = Um Haaresbreite
    .how = Gewinne einen Kampf mit höchstens zwei übrigen Karten. Karten sind dein Leben, und die letzte zählt wie die erste.
achievement-oldworld-first-win = Eine Legende des Kontinents
    .how = Gewinne eine Partie.

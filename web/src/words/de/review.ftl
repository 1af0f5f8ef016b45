# Tipps, das Ende einer Partie, der Rückblick, die Wiederholung.

## Tipps

hint = Tipp
hint-thinking = Überlegt …
hint-follow = So machen
hint-dismiss = Danke
hint-totals = Es stünde { $mine } zu { $theirs }.
keys-hint = Tipp: was ein starker Spieler täte

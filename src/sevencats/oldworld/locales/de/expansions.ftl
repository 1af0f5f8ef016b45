ow-expansion-legendary-hunt = Legendäre Jagd
ow-expansion-weaknesses = Monsterfährte: Schwächen
ow-expansion-special-attacks = Monsterfährte: Spezialangriffe
ow-expansion-unique-cards = Monsterfährte: einzigartige Karten
ow-expansion-advanced-cards = Monsterfährte: fortgeschrittene Karten
ow-expansion-mutagens = Monsterfährte: Mutagene
ow-expansion-bombs = Monsterfährte: Bomben
ow-expansion-adventure-pack = Abenteuerpaket
ow-expansion-lost-mount = Verlorenes Reittier
ow-expansion-mages = Magier
ow-expansion-skellige = Skellige
ow-expansion-wild-hunt = Die Wilde Jagd
ow-expansion-manticore = die Schule des Mantikors
ow-expansion-ciri = Ciri
ow-expansion-monster-trail = Monsterfährte
ow-expansion-names = steht für { $names }
ow-expansion-clashes = nicht mit { $names }
ow-expansion-choices = zur Wahl: { $names }

## What is chosen about an expansion

ow-choice-hunt-side = Seite der Hilfekarte
ow-choice-legend = Legendäres Monster
ow-choice-hunt-solo = Schwierigkeit
ow-choice-advanced-sets = Sätze der fortgeschrittenen Karten
ow-choice-hunt-general = General
ow-choice-hunt-level = Schwierigkeit
ow-choice-youngest = Jüngster Spieler

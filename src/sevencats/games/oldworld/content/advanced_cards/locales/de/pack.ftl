ow-expansion-advanced-cards = Monsterfährte: fortgeschrittene Karten
ow-choice-advanced-sets = Sätze der fortgeschrittenen Karten

ow-expansion-bombs = Monsterfährte: Bomben

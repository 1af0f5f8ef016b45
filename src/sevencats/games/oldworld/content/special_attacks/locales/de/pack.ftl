ow-expansion-special-attacks = Monsterfährte: Spezialangriffe

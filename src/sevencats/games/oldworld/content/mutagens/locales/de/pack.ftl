ow-expansion-mutagens = Monsterfährte: Mutagene

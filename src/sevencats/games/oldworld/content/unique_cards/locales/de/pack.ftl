ow-expansion-unique-cards = Monsterfährte: einzigartige Karten

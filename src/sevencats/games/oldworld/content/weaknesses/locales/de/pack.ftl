ow-expansion-weaknesses = Monsterfährte: Schwächen
ow-expansion-monster-trail = Monsterfährte

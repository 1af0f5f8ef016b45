ow-expansion-weaknesses = Tropem Potworów: słabości
ow-expansion-monster-trail = Tropem Potworów

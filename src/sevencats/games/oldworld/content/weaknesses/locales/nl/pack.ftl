ow-expansion-weaknesses = Monsterspoor: zwakheden
ow-expansion-monster-trail = Monsterspoor

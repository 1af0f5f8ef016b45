ow-expansion-weaknesses = Monster Trail: weaknesses
ow-expansion-monster-trail = Monster Trail

ow-expansion-weaknesses = Piste des monstres : faiblesses
ow-expansion-monster-trail = Piste des monstres

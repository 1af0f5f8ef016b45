ow-expansion-unique-cards = Piste des monstres : cartes uniques

ow-expansion-advanced-cards = Piste des monstres : cartes avancées
ow-choice-advanced-sets = Séries de cartes avancées

ow-expansion-legendary-hunt = Chasse légendaire
ow-choice-hunt-side = Face de la carte d’aide
ow-choice-legend = Monstre légendaire
ow-choice-hunt-solo = Difficulté

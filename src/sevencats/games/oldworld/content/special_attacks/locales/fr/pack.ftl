ow-expansion-special-attacks = Piste des monstres : attaques spéciales

ow-expansion-bombs = Piste des monstres : bombes

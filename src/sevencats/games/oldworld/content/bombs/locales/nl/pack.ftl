ow-expansion-bombs = Monsterspoor: bommen

ow-expansion-special-attacks = Monsterspoor: speciale aanvallen

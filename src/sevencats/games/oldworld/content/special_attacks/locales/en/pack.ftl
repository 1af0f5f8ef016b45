ow-expansion-special-attacks = Monster Trail: special attacks

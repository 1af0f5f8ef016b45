ow-expansion-manticore = l’école de la Manticore

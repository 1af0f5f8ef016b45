ow-expansion-manticore = de school van de Manticore

ow-expansion-manticore = szkoła Mantikory

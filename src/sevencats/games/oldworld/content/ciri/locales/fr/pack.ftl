ow-expansion-ciri = Ciri

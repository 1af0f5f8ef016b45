ow-expansion-mages = Magier

ow-expansion-mages = Magowie

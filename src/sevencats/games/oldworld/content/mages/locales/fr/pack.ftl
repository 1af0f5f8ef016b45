ow-expansion-mages = Magiciens

ow-expansion-mages = Mages

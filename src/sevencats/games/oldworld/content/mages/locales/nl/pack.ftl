ow-expansion-mages = Magiërs

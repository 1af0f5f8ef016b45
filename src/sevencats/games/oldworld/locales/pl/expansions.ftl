ow-expansion-names = nazwy { $names }
ow-expansion-clashes = nie z: { $names }
ow-expansion-choices = do wyboru: { $names }
ow-expansion-english = opowieści po angielsku

ow-expansion-names = désigne { $names }
ow-expansion-clashes = pas avec { $names }
ow-expansion-choices = choix : { $names }
ow-expansion-english = récits en anglais

ow-expansion-names = staat voor { $names }
ow-expansion-clashes = niet met { $names }
ow-expansion-choices = keuzes: { $names }
ow-expansion-english = verhalen in het Engels

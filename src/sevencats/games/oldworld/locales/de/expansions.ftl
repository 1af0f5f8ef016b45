ow-expansion-names = steht für { $names }
ow-expansion-clashes = nicht mit { $names }
ow-expansion-choices = zur Wahl: { $names }
ow-expansion-english = Geschichten auf Englisch

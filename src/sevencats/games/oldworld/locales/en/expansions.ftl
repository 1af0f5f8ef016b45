ow-expansion-names = names { $names }
ow-expansion-clashes = not with { $names }
ow-expansion-choices = choices: { $names }
ow-expansion-english = stories in English

ow-expansion-legendary-hunt = Legendary Hunt
ow-expansion-weaknesses = Monster Trail: weaknesses
ow-expansion-special-attacks = Monster Trail: special attacks
ow-expansion-unique-cards = Monster Trail: unique cards
ow-expansion-advanced-cards = Monster Trail: advanced cards
ow-expansion-mutagens = Monster Trail: mutagens
ow-expansion-bombs = Monster Trail: bombs
ow-expansion-adventure-pack = Adventure Pack
ow-expansion-lost-mount = Lost Mount
ow-expansion-mages = Mages
ow-expansion-skellige = Skellige
ow-expansion-wild-hunt = Wild Hunt
ow-expansion-manticore = the school of the Manticore
ow-expansion-ciri = Ciri
ow-expansion-monster-trail = Monster Trail
ow-expansion-names = names { $names }
ow-expansion-clashes = not with { $names }
ow-expansion-choices = choices: { $names }

## What is chosen about an expansion

ow-choice-hunt-side = Side of the help card
ow-choice-legend = Legendary monster
ow-choice-hunt-solo = Difficulty
ow-choice-advanced-sets = Sets of advanced cards
ow-choice-hunt-general = General
ow-choice-hunt-level = Difficulty
ow-choice-youngest = Youngest player

ow-expansion-advanced-cards = Monster Trail: advanced cards
ow-choice-advanced-sets = Sets of advanced cards

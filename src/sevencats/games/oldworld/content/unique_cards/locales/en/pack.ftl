ow-expansion-unique-cards = Monster Trail: unique cards

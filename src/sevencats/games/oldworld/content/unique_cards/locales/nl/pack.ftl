ow-expansion-unique-cards = Monsterspoor: unieke kaarten

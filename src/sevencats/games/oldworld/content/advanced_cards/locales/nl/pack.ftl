ow-expansion-advanced-cards = Monsterspoor: gevorderde kaarten
ow-choice-advanced-sets = Sets gevorderde kaarten

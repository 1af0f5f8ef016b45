ow-expansion-legendary-hunt = Legendary Hunt
ow-choice-hunt-side = Side of the help card
ow-choice-legend = Legendary monster
ow-choice-hunt-solo = Difficulty

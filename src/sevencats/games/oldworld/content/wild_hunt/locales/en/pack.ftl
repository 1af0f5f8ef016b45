ow-expansion-wild-hunt = Wild Hunt
ow-choice-hunt-general = General
ow-choice-hunt-level = Difficulty
ow-choice-youngest = Youngest player

ow-expansion-wild-hunt = Dziki Gon
ow-choice-hunt-general = Generał
ow-choice-hunt-level = Trudność
ow-choice-youngest = Kto jest najmłodszy

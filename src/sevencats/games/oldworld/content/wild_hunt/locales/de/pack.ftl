ow-expansion-wild-hunt = Die Wilde Jagd
ow-choice-hunt-general = General
ow-choice-hunt-level = Schwierigkeit
ow-choice-youngest = Jüngste Person

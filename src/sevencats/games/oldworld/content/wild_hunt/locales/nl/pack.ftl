ow-expansion-wild-hunt = De Wilde Jacht
ow-choice-hunt-general = Generaal
ow-choice-hunt-level = Moeilijkheid
ow-choice-youngest = Jongste speler

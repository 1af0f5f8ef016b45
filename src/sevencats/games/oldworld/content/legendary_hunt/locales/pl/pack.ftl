ow-expansion-legendary-hunt = Legendarne Polowanie
ow-choice-hunt-side = Strona karty pomocy
ow-choice-legend = Legendarny potwór
ow-choice-hunt-solo = Trudność

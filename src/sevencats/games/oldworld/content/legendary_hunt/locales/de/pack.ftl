ow-expansion-legendary-hunt = Legendäre Jagd
ow-choice-hunt-side = Seite der Hilfekarte
ow-choice-legend = Legendäres Monster
ow-choice-hunt-solo = Schwierigkeit

ow-school-manticore = Manticore
ow-specialty-potion-tolerance = Potion Tolerance

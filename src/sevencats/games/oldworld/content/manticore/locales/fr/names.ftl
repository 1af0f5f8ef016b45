ow-school-manticore = Manticore
ow-specialty-potion-tolerance = Tolérance aux potions

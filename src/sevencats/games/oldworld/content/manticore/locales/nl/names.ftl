ow-school-manticore = Manticore
ow-specialty-potion-tolerance = Drankbestendigheid

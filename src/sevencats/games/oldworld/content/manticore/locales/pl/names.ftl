ow-school-manticore = Mantikora
ow-specialty-potion-tolerance = Tolerancja na eliksiry

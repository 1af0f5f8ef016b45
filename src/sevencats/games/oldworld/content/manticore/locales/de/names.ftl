ow-school-manticore = Mantikor
ow-specialty-potion-tolerance = Trankfestigkeit

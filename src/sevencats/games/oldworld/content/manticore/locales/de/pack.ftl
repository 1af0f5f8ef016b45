ow-expansion-manticore = die Schule des Mantikors

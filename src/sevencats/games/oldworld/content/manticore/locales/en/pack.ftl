ow-expansion-manticore = the school of the Manticore

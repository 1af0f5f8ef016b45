"""How strong people and bots are, told from the games they play against each other."""

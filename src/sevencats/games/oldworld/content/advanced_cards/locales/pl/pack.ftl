ow-expansion-advanced-cards = Tropem Potworów: karty zaawansowane
ow-choice-advanced-sets = Zestawy kart zaawansowanych

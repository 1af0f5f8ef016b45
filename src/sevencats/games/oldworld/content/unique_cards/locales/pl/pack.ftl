ow-expansion-unique-cards = Tropem Potworów: karty unikalne

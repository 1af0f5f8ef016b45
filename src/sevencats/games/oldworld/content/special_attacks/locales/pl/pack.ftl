ow-expansion-special-attacks = Tropem Potworów: ataki specjalne

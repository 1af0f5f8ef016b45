ow-expansion-bombs = Tropem Potworów: bomby

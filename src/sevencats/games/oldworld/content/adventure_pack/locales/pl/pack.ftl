ow-expansion-adventure-pack = Zestaw Przygód

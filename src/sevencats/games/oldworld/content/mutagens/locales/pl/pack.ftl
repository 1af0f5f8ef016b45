ow-expansion-mutagens = Tropem Potworów: mutageny

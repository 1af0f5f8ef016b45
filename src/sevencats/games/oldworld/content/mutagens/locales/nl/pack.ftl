ow-expansion-mutagens = Monsterspoor: mutagenen

ow-expansion-lost-mount = Zaginiony Wierzchowiec

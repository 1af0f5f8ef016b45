ow-expansion-lost-mount = Verloren Rijdier

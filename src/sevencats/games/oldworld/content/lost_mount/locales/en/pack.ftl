ow-expansion-lost-mount = Lost Mount

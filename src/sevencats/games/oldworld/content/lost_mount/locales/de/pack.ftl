ow-expansion-lost-mount = Verlorenes Reittier

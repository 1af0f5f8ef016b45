# The terminal: short words for the map, in German.

ow-map-mark-lost-mount = Reittier

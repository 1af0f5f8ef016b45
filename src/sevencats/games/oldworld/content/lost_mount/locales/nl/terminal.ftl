# The terminal: short words for the map, in Dutch.

ow-map-mark-lost-mount = rijdier

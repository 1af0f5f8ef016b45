# The terminal: short words for the map, in French.

ow-map-mark-lost-mount = monture

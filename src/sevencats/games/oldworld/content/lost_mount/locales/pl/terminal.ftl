# The terminal: short words for the map.

ow-map-mark-lost-mount = koń

# The terminal: short words for the map, in Dutch.

ow-map-mark-weakness-forest = zwakte
ow-map-mark-weakness-mountain = zwakte
ow-map-mark-weakness-water = zwakte

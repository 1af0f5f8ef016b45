# The terminal: short words for the map.

ow-map-mark-weakness-forest = weakness
ow-map-mark-weakness-mountain = weakness
ow-map-mark-weakness-water = weakness

# The terminal: short words for the map, in German.

ow-map-mark-weakness-forest = Schwäche
ow-map-mark-weakness-mountain = Schwäche
ow-map-mark-weakness-water = Schwäche

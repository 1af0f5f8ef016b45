# The terminal: short words for the map.

ow-map-mark-weakness-forest = słabość
ow-map-mark-weakness-mountain = słabość
ow-map-mark-weakness-water = słabość

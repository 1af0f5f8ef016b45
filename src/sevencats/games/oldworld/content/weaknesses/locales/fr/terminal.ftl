# The terminal: short words for the map, in French.

ow-map-mark-weakness-forest = faiblesse
ow-map-mark-weakness-mountain = faiblesse
ow-map-mark-weakness-water = faiblesse

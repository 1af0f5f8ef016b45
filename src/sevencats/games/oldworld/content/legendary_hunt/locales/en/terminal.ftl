# The terminal: short words for the map and what wins.

ow-map-mark-legendary-beast = legend
ow-map-mark-destruction = destruction
ow-goal-legendary-hunt = Only the player who kills the legendary monster wins the game. Trophies and destruction tokens make you strong enough for it.

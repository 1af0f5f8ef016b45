# The terminal: short words for the map and what wins, in French.

ow-map-mark-legendary-beast = légende
ow-map-mark-destruction = destruction
ow-goal-legendary-hunt = Il faut tuer le monstre légendaire pour gagner la partie. Trophées et jetons de destruction donnent la force qu’il faut.

# The terminal: short words for the map and what wins, in French.

ow-map-mark-legendary-beast = légende
ow-map-mark-destruction = destruction
ow-goal-legendary-hunt = Seul qui tue le monstre légendaire gagne la partie. Trophées et jetons de destruction vous rendent assez fort pour cela.

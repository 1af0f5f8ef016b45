# The terminal: short words for the map and what wins, in Dutch.

ow-map-mark-legendary-beast = legende
ow-map-mark-destruction = verwoesting
ow-goal-legendary-hunt = Alleen wie het legendarische monster doodt, wint het spel. Trofeeën en verwoestingsfiches maken je er sterk genoeg voor.

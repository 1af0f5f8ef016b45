# The terminal: short words for the map and what wins.

ow-map-mark-legendary-beast = legenda
ow-map-mark-destruction = zniszczenie
ow-goal-legendary-hunt = Grę wygrywa tylko ten, kto zabije legendarnego potwora. Trofea i żetony zniszczenia dają ci na to siły.

# The terminal: short words for the map and what wins, in German.

ow-map-mark-legendary-beast = Legende
ow-map-mark-destruction = Zerstörung
ow-goal-legendary-hunt = Nur wer das legendäre Monster tötet, gewinnt die Partie. Trophäen und Zerstörungsplättchen machen dich stark genug dafür.

# Conseils, fin de partie, analyse, reprise.

## Conseils

hint = Conseil
hint-thinking = Réflexion …
hint-follow = D'accord
hint-dismiss = Merci
hint-totals = On en serait à { $mine } contre { $theirs }.
keys-hint = Conseil : ce que ferait un bon joueur

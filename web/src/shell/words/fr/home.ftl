# Ce que dit la première page avant que le reste soit chargé.

home-line = Le Gwent et l’Ancien Monde à la lueur des chandelles
home-bot = Jouer tout de suite
home-more = Plus
home = Accueil
guest-name = Convive
gallery = Cartes
settings = Réglages
credits = Crédits
reload = Recharger la page
incomplete = Une partie de la page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez.
rules = Règles
me = Vous
learn = Apprendre
home-language = Langue
match = Partie rapide
new-table = Nouvelle table
lobby = Tables
decks = Decks
offline = Jouer hors ligne
offline-now = Vous jouez hors ligne
offline-away = Le serveur ne répond pas. Vous pouvez jouer ici, dans ce navigateur.

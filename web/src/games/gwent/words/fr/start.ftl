# Ce que la première page dit du Gwent, et le choix du deck et de l’adversaire.

gwent-title = Gwent
gwent-new = Première visite ?
gwent-welcome = Une première partie, avec le chat
gwent-welcome-line = Une vraie partie de Gwent contre un adversaire facile. Le chat vous montre une chose à la fois.
gwent-welcome-go = Jouer avec le chat
gwent-welcome-says = « Prenez place. Je connais ces cartes. »
gwent-no-account = sans compte
gwent-no-reading = rien à lire avant
gwent-know = Vous connaissez le Gwent ?
gwent-know-line = Prenez un deck et asseyez-vous.
gwent-choose = Choisir un deck
gwent-again = Nouvelle donne
gwent-change = Changer
gwent-against = contre { $name }
gwent-sit-down = Votre deck, votre adversaire
gwent-rival-deck = Le deck adverse
gwent-rival = L’adversaire

# Les écrans autour du plateau.

## Rules

rules-game = Quel jeu
game-gwent = Gwent
game-oldworld = L’Ancien Monde
rules-rulings = Seulement nos décisions
rules-ruling-why = Notre décision : ici, les livrets sont muets, flous ou en désaccord
rules-count =
    { $count ->
        [one] { $count } article
       *[other] { $count } articles
    }
rules-sections = Chapitres
rules-abilities = Ce que signifient les symboles
rules-opening = Le livre de règles s’ouvre…
rules-link = Article { $clause }

## Choosing

pick-any = Au hasard
copy = Copier
copied = Copié.
keep = Garder

## Decks

decks-mine = Vos decks
decks-none = Vous n’avez pas encore de deck. Partez d’un des decks de départ ci-dessous.
decks-starters = Partir d’un deck de départ
deck-builder = Atelier de decks
deck-new = Nouveau deck
deck-new-name = Nouveau deck
deck-name = Nom du deck
deck-save = Enregistrer
deck-saved = Le deck est enregistré.
deck-share = Code de partage
deck-import = Utiliser un code
deck-import-how = Collez un code de partage ou un fichier de deck :
deck-test = Tester
deck-test-not = Seul un deck conforme aux règles standard peut être testé.
deck-rival = Faction adverse
deck-pool = Cartes
deck-yours = Deck
deck-filters = Filtres
deck-owner = Cartes
deck-owner-own = Faction
deck-owner-shared = Communes
deck-missing = Pas encore dans le deck
deck-no-card = Aucune carte ne correspond à ces filtres.
deck-add = Ajouter { $card }, { $count } sur { $most } dans le deck
deck-take = Retirer { $card }
deck-empty = Le deck est vide. Touchez des cartes pour les ajouter.
deck-reserve = Dans le deck de réserve : { $card } ×{ $count }
deck-leader-change = Changer de chef
deck-rules = Règles à vérifier
deck-legal-yes = Prêt à jouer
deck-legal-no = Pas encore permis
deck-drop = Supprimer { $deck }
deckrules-standard = Standard
deckrules-advanced = Avancé
deckrules-tournament = Tournoi
deckrules-solo = Solo
trio-legal = Ces trois decks peuvent jouer un tournoi ensemble.
gauge-units = unités
gauge-specials = spéciales
gauge-spies = espions
gauge-medics = médecins
gauge-strength = force
gauge-wrong = contraire aux règles

## Tables

lobby-open = Tables en attente
lobby-none = Personne n’attend en ce moment. Créez une table et envoyez le lien à quelqu’un, ou montrez-la ici.
lobby-waiting = En attente du début
lobby-over = Parties terminées
lobby-code = Code d’une table
join-as = Vous vous asseyez sous le nom de { $name }.
join-other-name = Un autre nom ?
join-begun = Cette partie a commencé : { $names }.
join-full = Toutes les places sont prises : { $names }.
join-over = Cette partie est terminée : { $names }.
lost-title = Il n’y a rien ici
lost-code = Aucune table n’a le code « { $what } ». Une lettre est peut-être fausse, ou la partie est finie depuis longtemps.
lost-table = Il n’y a pas de table « { $what } ». Le lien est peut-être incomplet, ou la table n’existe plus.
lost-page = Il n’y a pas de page « { $what } ».
join-host = { $name } vous attend.
join-watch = Regarder
new-friend-short = Sur invitation
new-trio = Vous apportez { $decks }.
new-trio-none = Vous apportez trois decks tirés au sort. Pour les choisir, marquez trois de vos decks pour le tournoi :
new-choice-all = (toutes, sauf si vous choisissez)
new-options = En plus
new-options-all = toutes
new-options-clash = Ne va pas avec : { $names }
new-option-leaders = Les chefs adverses interviennent quand l’adversaire perd une manche
new-more = Plus
new-undo-free = Libre
new-undo-ask = Sur demande
new-undo-off = Jamais
new-watch = Regarder
new-watch-public = Le plateau seul
new-watch-hands = Tout, plus tard
new-watch-nobody = Personne
new-listed = Montrer la table à tout le monde, pour que n’importe qui puisse s’asseoir
new-read-aloud = Une personne lit à voix haute
new-read-aloud-what = Qui lit à voix haute voit l’histoire ; les autres écoutent et peuvent la découvrir
pace-untimed-name = Sans pendule
pace-live-name = En direct
pace-live-note = une minute par coup
pace-turns-name = Par tours
pace-turns-note = deux jours par coup
wait-code = ou donnez le code
wait-not-ready = Pas encore
wait-unready = Attendez encore
wait-bot = Ajouter un bot
wait-away = Renvoyer
wait-leave = Partir
wait-for = On attend { $names }.
wait-for-seats = Une place est encore libre.
wait-for-host = L’hôte lance la partie.

## Settings, further

set-on = Oui
set-off = Non
set-text = Taille du texte
set-text-normal = Normale
set-text-large = Grande
set-text-huge = Très grande
set-contrast = Cartes
set-contrast-off = À la chandelle
set-contrast-on = Nettes et claires
set-cloth = Tapis de table
set-cloth-oak = Chêne
set-cloth-felt = Feutre vert
set-cloth-velvet = Velours rouge
set-cloth-slate = Ardoise bleue
set-cards = Taille des cartes
set-cards-small = Petite
set-cards-normal = Normale
set-cards-large = Grande
set-rows = Rangées du plateau
set-rows-off = Tissées
set-rows-on = Lignes nettes
set-list-short = Vue en liste
set-example = Un exemple

## Profile

me-guest = Vous jouez sans compte : votre place et vos decks sont gardés dans ce navigateur.
me-account = Votre compte est { $login }.
me-account-title = Compte
me-account-why = Avec un compte, vous retrouvez vos tables et vos decks sur tout appareil. Il suffit d’un nom et d’un mot de passe.
me-account-kept = Vos tables et vos decks sont gardés sur le serveur et vous attendent sur tout appareil.
me-login = Nom du compte
me-password = Mot de passe
me-forgotten = Mot de passe oublié ?
me-forgotten-sent = Si le compte a une adresse e-mail confirmée, un lien est en route.
me-reset = Un nouveau mot de passe
me-reset-new = Nouveau mot de passe
me-reset-set = Enregistrer le mot de passe
me-reset-done = Votre mot de passe est enregistré et la connexion est faite.
me-create = Créer un compte
me-log-in = Se connecter
me-log-out = Se déconnecter
me-in = Connexion réussie.
me-out = Déconnexion réussie.
me-made = Votre compte est créé.
me-named = Votre nom a été changé.
me-games = Vos parties
me-tables =
    { $count ->
        [one] table
       *[other] tables
    }
me-turns =
    { $count ->
        [one] vous attend
       *[other] vous attendent
    }
me-won =
    { $count ->
        [one] partie gagnée
       *[other] parties gagnées
    }
me-decks =
    { $count ->
        [one] deck
       *[other] decks
    }
me-data = Vos données
me-data-text = Tout ce que le serveur sait de vous, dans un fichier. Ou faites tout effacer : votre nom et vos decks disparaissent, et un bot prend votre place dans les parties en cours.
me-export = Télécharger
me-exported = Le fichier est téléchargé.
me-erase = Effacer mes données
me-erase-text = C’est définitif. Les decks de ce navigateur restent.
me-erased = Vos données sont effacées.

## Learn

learn-how = De petites parties à la vraie table. Une ou deux minutes chacune ; le chat vous dit quoi faire.
learn-done = Fait
learn-again = Recommencer
learn-next = Leçon suivante
learn-duel = À vous, pour de vrai
learn-won = Bravo, cette manche est à vous !
learn-lost = Pas cette fois : l’autre côté avait plus de force. Réessayez !
lesson-rows = Rangées et force
lesson-rows-what = Posez des cartes et faites plus que l’autre côté.
lesson-rows-1 = L’épée sur Cyn annonce le combat rapproché. Touchez-la, puis la rangée éclairée.
lesson-rows-2 = 5 contre 8 : trop peu. Keira Metz se bat à distance, l’arc l’indique. Jouez-la.
lesson-rows-3 = 10 contre 8, et l’autre côté a passé. Gardez votre dernière carte et passez : la manche est à vous.
lesson-weather = Météo et héros
lesson-weather-what = Froid et brouillard affaiblissent les soldats. Pas les héros.
lesson-weather-1 = 22 contre rien ! Jouez Froid mordant : chaque unité en combat rapproché tombe à 1.
lesson-weather-2 = Maintenant le brouillard : il fait de même à distance.
lesson-weather-3 = Vernon Roche a un cadre doré : un héros. Ni la météo ni rien d’autre ne l’atteint. Jouez-le.
lesson-weather-4 = 10 contre 5. Cyn serait prise dans le froid : gardez-la. Passez.
lesson-friends = Amis et médecins
lesson-friends-what = Certaines cartes sont plus fortes ensemble, d’autres reviennent d’entre les morts.
lesson-friends-1 = Les anneaux liés signifient Lien étroit. Un commando compte 4. Jouez-le.
lesson-friends-2 = Un deuxième à côté double les deux : 8 et 8. Jouez-le aussi.
lesson-friends-3 = Le troisième est dans votre défausse. Le cœur signale un médecin : jouez-le et ramenez le troisième.
lesson-friends-4 = Trois cartes liées : 12 chacune. C’est plus qu’en face. Passez.
lesson-spies = Les espions rapportent
lesson-spies-what = Donnez un peu à l’ennemi et piochez deux cartes.
lesson-spies-1 = Talar est un espion : posez-le en face. Il y compte 1, et vous piochez deux cartes.
lesson-spies-2 = Deux catapultes ! Les cartes font gagner : une main doit durer toutes les manches. Jouez la première.
lesson-spies-3 = Elles sont liées. La deuxième donne 32.
lesson-spies-4 = Loin devant, et une carte en réserve. Passez.
lesson-passing = Manches, gemmes, et quand passer
lesson-passing-what = Deux manches donnent la partie. Laissez-en une et gardez vos cartes.
lesson-passing-1 = En face, 30 ; toute votre main vaut 16. Ne gaspillez pas de bonnes cartes dans une manche perdue : passez. Vous perdez une gemme sur deux.
lesson-passing-2 = En face, plus une carte en main ; il vous en reste trois. Une suffit : jouez Siegfried.
lesson-passing-3 = 5 à 0, et personne ne peut répondre. Passez et gardez le reste.
lesson-passing-4 = La dernière manche décide. Jouez Keira.
lesson-passing-5 = Deux manches sont à vous, avec une carte de reste. Passez.
lesson-muster = Rassemblement et agilité
lesson-muster-what = Certaines cartes amènent leurs semblables, d’autres choisissent leur rangée.
lesson-muster-1 = Les empreintes signifient Rassemblement : le Mastodonte appelle tous les arachas, même de votre deck. Jouez-le.
lesson-muster-2 = 18 à 19. La Harpie est Agile : combat rapproché ou à distance. Placez-la à distance.
lesson-muster-3 = 20 à 19, d’une plume. Passez.
lesson-morale = Moral et sonnerie
lesson-morale-what = Ce qui aide toute une rangée veut une rangée pleine.
lesson-morale-1 = L’expert est faible, mais chaque autre carte de sa rangée compte un de plus. Jouez-le.
lesson-morale-2 = 15. La sonnerie de la charge double toute une rangée : posez-la près du siège, où elle aide le plus.
lesson-morale-3 = 30 contre 26. Passez.
lesson-scorch = Incinération et leurre
lesson-scorch-what = Le feu prend les plus forts, les vôtres aussi. Sauvez-les d’abord.
lesson-scorch-1 = L’incinération prend la carte la plus forte de la table, et c’est votre catapulte. Posez le leurre dessus : elle revient dans votre main.
lesson-scorch-2 = Leur Prince crapaud est maintenant le plus fort. Brûlez-le.
lesson-scorch-3 = Et la catapulte revient. Jouez-la.
lesson-scorch-4 = 8 contre 5. Passez.
lesson-redraw = Échange et héros
lesson-redraw-what = Avant la première manche, deux cartes peuvent partir. Gardez ce que rien n’atteint.
lesson-redraw-1 = Avant la première manche, vous pouvez échanger deux cartes. Les deux fantassins valent 1 : touchez l’un, puis l’autre.
lesson-redraw-2 = Bien mieux. Le froid couvre le combat rapproché, mais un cadre doré signale un héros : Geralt vaut 15 par tous les temps. Jouez-le.
lesson-redraw-3 = La catapulte se tient loin du froid. Jouez-la.
lesson-redraw-4 = 23 contre 20. Passez.
lesson-leader = Chef et sonnerie
lesson-leader-what = Dégagez le ciel, appelez votre chef, sonnez la charge.
lesson-leader-1 = La pluie noie vos engins de siège. Le Temps dégagé ôte toute météo.
lesson-leader-2 = Une fois par partie, votre chef aide, au lieu d’une carte. Le vôtre double la rangée de siège. Touchez le chef à gauche.
lesson-leader-3 = Une sonnerie de la charge double la rangée de votre choix. Posez-la près du combat rapproché.
lesson-leader-4 = 44 contre 41. Votre faction aide aussi : le Nord pioche une carte pour chaque manche gagnée. Passez, et vous savez tout pour une vraie partie.
learn-first = Une première partie, avec le chat
coach-ask = Que feriez-vous ?
coach-redraw = Deux cartes au plus peuvent repartir. Échangez les faibles, et celles qu’un rassemblement appellera de toute façon. Gardez héros, espions et médecins.
coach-more = Votre coup demande encore un choix. Un doute ? L’œil vous montre d’abord la table.
coach-watch = En face, on réfléchit, avec { $theirs ->
        [one] { $theirs } carte
       *[other] { $theirs } cartes
    } en main. Comptez ce que chaque coup leur coûte.
coach-out = Vous êtes hors de cette manche, avec { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main. Laissez l’adversaire dépenser les siennes.
coach-pass-now = L’adversaire a passé et vous menez de { $lead }. Passez : chaque carte gardée se battra à la manche suivante.
coach-pass-last = L’adversaire a passé, vous menez, et il ne lui reste qu’une gemme. Passez, et la partie est à vous.
coach-one-card = L’adversaire a passé, il vous manque { $lead }. Une carte suffit : prenez la moins chère qui renverse la manche.
coach-must-win = Il vous reste une gemme : cette manche doit être à vous. Dépensez ce qu’il faut, mais comptez d’abord.
coach-let-go = L’adversaire a passé, et aucune carte seule ne renverse cette manche. Vous avez deux gemmes : laissez-la et gardez { $hand ->
        [one] votre carte
       *[other] vos { $hand } cartes
    }.
coach-open =
    { $hand ->
        [one] { $hand } carte doit
       *[other] { $hand } cartes doivent
    } durer trois manches. Commencez par une carte moyenne et voyez ce qui vient.
coach-spy = Vous avez un espion. Il donne quelques points à l’adversaire et deux cartes à vous : tôt dans la partie, cela vaut presque toujours la peine.
coach-last-chance = La dernière manche pour les deux. Rien ne vaut plus d’être gardé : comptez ce que vous pouvez encore atteindre.
coach-far-ahead = Vous menez de { $lead }. Songez à passer : l’adversaire doit dépenser deux bonnes cartes, et vous en gardez { $hand }.
coach-far-behind = L’adversaire mène de { $lead }. Avec deux gemmes, vous pouvez laisser cette manche : qui court après paie deux fois.
coach-close-in = Il ne reste qu’une gemme à l’adversaire : il ne peut pas céder cette manche. Faites-lui dépenser ses cartes.
coach-steady = C’est serré. Jouez ce qu’il faut, pas plus : les cartes fortes sont pour la manche qui décide.

## Replay, further

replay-round-back = Manche précédente
replay-round-next = Manche suivante
replay-from-here = Jouer à partir d’ici
replay-branch = Vous prenez la place de { $name } après l’étape { $at }. Des bots jouent les autres.
replay-share = Copier un lien vers cette étape
new-bring = Ce que vous apportez

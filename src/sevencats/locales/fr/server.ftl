# Ce que dit le serveur de tables.

server-no-bad-request = Cette demande est incompréhensible.
server-no-bad-message = Ce message est incompréhensible.
server-no-bad-name = Un nom a de 1 à { $limit ->
        [one] { $limit } signe
       *[other] { $limit } signes
    }.
server-no-bad-choice = Cela ne peut pas se jouer ici.
server-no-bad-setup = Une partie ne peut pas être préparée ainsi.
server-no-cannot-rate = Une partie classée demande une pendule et un adversaire.
server-no-bad-login = Aucun compte n’a ce nom et ce mot de passe.
server-no-common-password = Ce mot de passe est parmi les premiers qu’on devinerait. Prenez-en un autre, par exemple quelques mots à la suite.
server-no-no-mail = Ce serveur n’envoie pas d’e-mails. Adressez-vous à son exploitant.
server-no-old-link = Ce lien a déjà servi ou est trop ancien. Demandez-en un autre.
server-no-no-session = Il faut une session : donnez d’abord un nom.
server-no-not-yours = Ce n’est pas à vous.
server-no-not-host = Seul l’hôte de la table peut faire cela.
server-no-foreign-origin = Les pages d’autres sites ne peuvent pas faire cela.
server-no-blocked = Vous ne pouvez pas vous asseoir à cette table.
server-no-barred = Vous ne pouvez plus jouer ici : c’est une décision de l’exploitant de ce serveur.
server-no-reported = Vous avez déjà signalé cette personne pour cette table.
server-no-closed = L’exploitant de ce serveur a fermé cette table.
server-no-no-watching = Cette table ne se regarde pas ainsi.
server-no-other-seat = Une autre fenêtre de cet écran montre maintenant un autre joueur.
server-no-not-offered = Ce serveur ne propose pas cela.
server-no-not-delivered = Le message n’a pas pu être remis. L’adresse est-elle juste ?
server-no-no-hints = Il n’y a de conseils que si tous les autres sont des bots.
server-no-no-hurry = Vous ne pouvez presser les bots que si vous jouez seulement avec eux.
server-no-forgotten = Ce moment est trop loin : après la partie, la relecture le montre.
server-no-not-found = Introuvable : { $what }
server-no-method = Cette adresse ne s’utilise pas ainsi.
server-no-login-taken = Le nom { $login } est pris.
server-no-has-account = Vous avez déjà un compte.
server-no-seat-taken = Cette place est prise.
server-no-not-waiting = La partie a commencé.
server-no-not-playing = Aucune partie n’est en cours.
server-no-not-finished = La partie n’est pas encore terminée.
server-no-not-away = Tout le monde est là, ou parti depuis peu.
server-no-not-ready = Une place est libre, ou quelqu’un n’est pas prêt.
server-no-stale = Cette question n’est plus ouverte.
server-no-illegal = Ce n’est pas une des options.
server-no-too-far = Quelque chose que vous ne pouvez pas encore savoir vient entre-temps : envoyez moins d’étapes à la fois.
server-no-no-undo =
    { $why ->
        [nothing] Vous n’avez rien à reprendre.
        [chance] Cela ne peut pas être repris : le hasard a parlé depuis.
        [seen] Cela ne peut pas être repris : une carte cachée a été vue depuis.
        [read] Cela ne peut pas être repris : la suite a déjà été lue.
        [other] Cela ne peut pas être repris : quelqu’un d’autre a joué depuis.
       *[any] Cela ne peut pas être repris.
    }
server-no-undo-off = À cette table, les coups ne s’annulent pas.
server-no-undo-denied = L’adversaire préfère que ce coup reste joué.
server-no-old-client = Cette page est plus ancienne que le serveur. Rechargez-la : rien n’est perdu.
server-no-other-rules = Cette partie a été jouée avec d’autres règles et ne peut pas être montrée.
server-no-no-review = Cette partie ne peut pas être analysée.
server-no-too-large = C’est trop grand.
server-no-too-many = Il ne peut pas y en avoir plus de { $limit }.
server-no-rate = Trop à la fois. Attendez un instant.
server-no-internal = Quelque chose s’est mal passé ici. L’erreur a été notée.
server-no-store-down = La partie ne peut pas être enregistrée en ce moment. Réessayez.
server-no-damaged = Cette partie est illisible : son enregistrement est endommagé. L’exploitant voit où dans le journal.
server-no-too-slow = La requête a mis trop de temps à arriver.
server-no-busy = La table est occupée. Réessayez.
server-no-moved = La table a déménagé. Reconnectez-vous.
server-no-needs-server = Il faut un serveur pour cela. Vous jouez hors ligne.
server-no-other-tab = On joue maintenant hors ligne dans un autre onglet. Rechargez cette page pour jouer ici.
server-no-storage-full = Il ne reste plus de place dans ce navigateur : la dernière étape n’a pas été enregistrée. Libérez de la place sur l’appareil, puis continuez : rien de ce qui précède n’est perdu.

puzzle-name-you = Vous
puzzle-name-rival = Adversaire
server-name-bot = { $level } ({ $seat })
server-name-character = { $name } ({ $level })
server-name-program = { $name } (bot)
server-name-game = Le jeu
server-name-nobody = Joueur { $seat }

server-log-undo =
    { $who ->
        [you] Vous avez repris un coup.
       *[other] { $name } a repris un coup.
    }
server-log-resign =
    { $who ->
        [you] Vous avez abandonné.
       *[other] { $name } a abandonné.
    }
server-log-bot =
    { $who ->
        [you] Un bot joue pour vous.
       *[other] Un bot joue pour { $name }.
    }
server-log-person =
    { $who ->
        [you] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
server-log-end =
    { $who ->
        [you] Vous avez mis fin à la partie : il ne reste personne, et personne ne gagne.
       *[other] { $name } a mis fin à la partie : il ne restait personne, et personne ne gagne.
    }

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-wow = Oh là là !
phrase-nice-deck = Beau deck !
phrase-thinking = Je réfléchis…
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-good-game = Belle partie !
phrase-rematch = Encore une ?
phrase-yes = Oui.
phrase-no = Non.
phrase-bye = Au revoir !

notice-your-turn = C’est à vous de jouer contre { $others }.
notice-game-over = Votre partie avec { $others } est terminée.
notice-invited = { $others } vous invite à une partie ({ $code }).
notice-bots = les bots
notice-mail =
    { $text }

    { $link }

    --
    Ne plus recevoir ces messages :
    { $unsubscribe }
password-reset-subject = Seven Cats : un nouveau mot de passe
password-reset-mail =
    Bonjour { $name },

    avec ce lien, vous pouvez choisir un nouveau mot de passe pour le compte { $login } chez Seven Cats. Il est valable une fois, pendant une heure :
    { $link }

    Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.
notice-confirm-subject = Seven Cats : confirmez votre adresse e-mail
notice-confirm-mail =
    Bonjour { $name },

    quelqu’un, sans doute vous, veut être prévenu ici quand c’est son tour chez Seven Cats. Pour l’autoriser, suivez ce lien :
    { $link }

    Si ce n’était pas vous, ne faites rien : rien d’autre ne viendra.
server-docs-title = Documentation
server-docs-missing = La documentation n’a pas été construite sur ce serveur. Cette commande la construit, et elle s’affiche ensuite ici :

# Pourquoi une commande est impossible. Chaque message suit « sevencats: » et tient en une ligne sans point final.

error-near = {" "}; vouliez-vous dire { $names } ?
error-in-file = { $file } : { $fault }
error-at-line = { $file }, ligne { $line } : { $fault }

## The command line

error-no-command = la commande { $name } n’existe pas
error-no-option = l’option { $name } n’existe pas
error-missing = il manque { $name }
error-needs-value = l’option { $name } demande une valeur
error-takes-no-value = l’option { $name } ne prend pas de valeur
error-too-many-words =
    { $count ->
        [one] ce mot est de trop : { $words }
       *[other] ces mots sont de trop : { $words }
    }
error-not-a-number = { $name } : « { $value } » n’est pas un nombre
error-not-whole = { $name } : « { $value } » n’est pas un nombre entier
error-too-small = { $name } : { $value } est inférieur à { $least }
error-too-large = { $name } : { $value } est supérieur à { $most }
error-bad-value = { $name } : { $reason }
error-see-help = Aide : { $command } --help
error-stopped = interrompu
error-no-page = la page fait partie d’un extra ; cette commande l’installe : { $command }
error-no-engine = cette installation n’a pas de moteur pour navigateurs ; dans un dépôt, cette commande le construit et écrit le site : python3 make.py site DOSSIER
error-folder-full = { $path } n’est pas vide : indiquez un dossier nouveau ou vide
error-extra-package = il manque { $module } : { $command }
error-extra-image = il manque { $module }, absent de l’image : installez le paquet avec l’extra { $extra }
error-no-language = la langue « { $lang } » n’existe pas : choisissez parmi { $known }

## Files

error-no-file = ce fichier ou ce dossier n’existe pas
error-no-access = accès refusé
error-is-folder = c’est un dossier
error-disk-full = le disque est plein
error-address-in-use = cette adresse est déjà utilisée
error-not-json = ce n’est pas du JSON : { $reason }
error-not-utf8 = { $file }, ligne { $line } : ce n’est pas du texte UTF-8
error-unreadable = { $file } est illisible : { $reason }

## Games

error-no-game = le jeu « { $name } » n’existe pas ; il y a { $known }
error-no-mode = { $game } n’a pas de mode « { $mode } » ; il y a { $known }
error-no-seat = la place « { $name } » n’existe pas ; choisissez parmi { $known }
error-no-seat-or-all = la place « { $name } » n’existe pas ; choisissez parmi { $known } ou all
error-people =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : le compte n’y est pas
error-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : le compte n’y est pas
error-names =
    { $names ->
        [one] { $names } nom
       *[other] { $names } noms
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : le compte n’y est pas
error-same-name = deux joueurs portent le même nom
error-other-game = { $file } : c’est une partie de { $found }, pas de { $wanted }
error-no-bot = le bot « { $name } » n’existe pas ; il y a { $bots }
error-no-bot-or-level = le bot « { $name } » n’existe pas ; il y a les bots { $bots } et les niveaux { $levels }
error-bad-budget = « { $name } » n’est pas un bot ; un budget s’écrit { $first }@50ms ou { $first }@256
error-no-budget = « { $name } » n’est pas un bot ; aucun bot de ce jeu ne prend de budget
error-no-module = « { $file } » n’existe pas ; écrivez FICHIER.py:NOM ou module:NOM
error-no-bot-in = { $home } ne contient pas de bot « { $name } »
error-not-a-bot = « { $bot } » ne crée pas de bot : il lui faut une méthode « choose »
error-no-own-bot = « { $name } » n’est pas un bot à vous ; écrivez FICHIER.py:NOM, module:NOM ou le nom d’un bot installé
error-no-password = le mot de passe du compte du bot doit être dans { $variable }
error-no-server = aucun serveur ne répond à { $url }
error-other-engine = le serveur joue selon une autre version des règles ; installez sa version de Seven Cats
error-bot-start = le bot « { $bot } » n’a pas pu démarrer : { $why }
error-bot-raised = le bot « { $bot } » a échoué à une question « { $kind } » : { $why }
error-bot-answer = le bot « { $bot } » a répondu { $answer } à une question « { $kind } » qui a { $count ->
        [one] { $count } option
       *[other] { $count } options
    } ; il faut un Choice, un indice ou une clé

## Decks of Gwent

error-deck-count =
    { $mode } : vous apportez { $wanted ->
        [one] { $wanted } deck
       *[other] { $wanted } decks
    }, pas { $found }
error-decks-fit = { $mode } se joue à { $sizes } : { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } et { $others ->
        [one] { $others } autre deck
       *[other] { $others } autres decks
    } ne vont pas
error-no-starter = le deck de départ « { $name } » n’existe pas ; il y a { $known }
error-no-deck = « { $name } » n’est pas un deck : aucun fichier ne porte ce nom, ce n’est pas un code de partage, et les decks de départ sont { $known }
error-deck-too-long = { $file } : trop long pour un deck
error-no-deck-rules = les règles de deck « { $name } » n’existent pas ; choisissez parmi { $known }
error-deck-twice = { $key } figure déjà à la ligne { $line } : « { $value } »
error-deck-empty = rien ne suit « { $key }: »
error-deck-lacks = { $file } : il manque { $key } au deck : ajoutez une ligne « { $key }: … »
error-deck-grows = le deck dépasse { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    }
error-deck-no-card-after = aucune carte ne suit le nombre « { $number } »
error-deck-copies = « { $word } » n’est pas un nombre d’exemplaires : écrivez 1 à { $most } et une carte, par exemple « 2 decoy »
error-deck-no-card = la carte « { $name } » n’existe pas
error-deck-no-leader = le chef « { $name } » n’existe pas
error-deck-no-faction = la faction « { $name } » n’existe pas ; il y a { $known }
error-deck-is-leader = « { $name } » est un chef : écrivez « leader: { $name } »
error-code-none = « { $code } » n’est pas un code de partage : un code commence par { $start }
error-code-version = le code « { $code } » est de la version { $found }, et ce programme lit la version { $wanted }
error-code-card = le code « { $code } » contient une carte absente d’ici (numéro { $number }) : il a été fait avec d’autres cartes
error-code-damaged = le code « { $code } » est abîmé : l’avez-vous copié en entier ?

## Set-ups of Old World

error-ow-no-seats =
    W1.1 : { $seats ->
        [one] { $seats } place ne suffit pas
       *[other] { $seats } places ne suffisent pas
    }
error-ow-seats = seats : W1.1 : { $mode } se joue à { $span }, pas à { $seats }
error-ow-span = { $least } à { $most }
error-ow-solo = mode : W15.1 : seul, on joue ici dans le mode base, pas dans solo
error-ow-first = first : la place { $seat } n’existe pas
error-ow-rounds = rounds : { $rounds } est inférieur à zéro
error-ow-no-mode = le mode « { $mode } » n’existe pas ; il y a { $known }
error-ow-nothing-to-choose = choices : { $pack } n’offre rien à choisir, ou n’est pas en jeu
error-ow-no-choice = { $pack } : « { $word } » n’existe pas ; il y a { $known }
error-ow-one-choice = { $pack } : choisissez un seul de { $chosen }
error-ow-choice-mode = { $pack } : { $word } est pour { $wanted }, pas pour { $mode }
error-ow-few-boards = schools : W1.5 : { $boards ->
        [one] { $boards } plateau ne suffit
       *[other] { $boards } plateaux ne suffisent
    } pas pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
error-ow-schools = schools : W1.5 : { $schools } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
error-ow-no-school = { $seat } : l’école « { $name } » n’existe pas ; il y a { $known }
error-ow-school-taken = { $seat } : W1.5 : le plateau { $name } est déjà pris
error-ow-clash = { $one } et { $other } ne se jouent pas ensemble (W0.1)
error-ow-packs-clash = { $one } et { $other } ne se jouent pas ensemble
error-ow-no-expansion = l’extension « { $name } » n’existe pas ; il y a { $known }
error-ow-pack-twice = le paquet { $pack } est là deux fois
error-ow-pack-needs = le paquet { $pack } demande { $need } avant lui
error-ow-no-opponent = il n’y a pas d’adversaire « { $name } » sur le plateau
error-step = { $file } : étape { $step } : { $reason }

## Saved games

error-journal-json = la ligne { $line } du journal est coupée, ou n’est pas du JSON : { $reason }
error-journal-none = ce n’est pas un journal : la ligne 1 doit avoir « format »: « { $format } »
error-journal-utf8 = { $file } : ce n’est pas un journal : ce n’est pas du texte UTF-8
error-journal-cut = le journal est coupé après la ligne { $line } : sa ligne de fin manque
error-journal-count = le journal est incomplet : sa ligne de fin compte { $end } choix, il y en a { $picks }
error-journal-head = la ligne 1 du journal est incomplète : { $reason }
error-journal-line = la ligne { $line } du journal demande « seat », « pick » et « digest »
error-journal-seat = ligne { $line } du journal : la place « { $seat } » n’existe pas
error-journal-row = ligne { $line } du journal : { $reason }
error-journal-engine = ce journal vient du moteur { $engine } avec les cartes { $cards } ; celui-ci est le moteur { $own } avec les cartes { $own_cards }, qui pourrait le jouer autrement. Il n’est pas rejoué ; sa dernière position se charge encore
error-journal-chance = dans le journal, le hasard donne autre chose que la graine
error-nothing-to-resume = il n’y a pas de partie à continuer
error-no-snapshot = ce journal n’a pas de position enregistrée

## Rules

error-no-clause = l’article { $clause } n’existe pas
error-no-clause-of = l’article { $clause } n’existe pas pour { $game }

# The reader's page of stories and events, and the table of their counts.

ow-reader-title = Histoires et événements
ow-reader-search = Chercher dans les textes, identifiants, effets
ow-reader-all-decks = toutes les pioches
ow-reader-deck = Pioche
ow-reader-languages = Langues
ow-reader-shown = cartes affichées
ow-reader-price = Prix :
ow-reader-leads = mène à
ow-reader-reached-from = atteint depuis
ow-reader-kept-equipment = équipement
ow-reader-kept-companion = compagnon
ow-reader-counts = Nombres, à côté de ceux de la boîte
ow-reader-cards = cartes
ow-reader-box = boîte
ow-reader-chains = Suites
ow-reader-contents = Tous les titres
ow-reader-words = mots
ow-reader-events = événements
ow-reader-half-safe = Traversée sûre
ow-reader-half-danger = Traversée dangereuse
ow-reader-read = lue $0 fois en $1 parties
ow-reader-taken = choisie $0 fois sur $1
ow-reader-top = vers le haut
ow-reader-effect-gold = or
ow-reader-effect-quest = une quête
ow-reader-effect-potion = potions
ow-reader-effect-draw3 = pioche en phase III
ow-reader-effect-trail = une piste
ow-reader-effect-shield = perte de bouclier
ow-reader-effect-attribute = un attribut
ow-reader-effect-card = une carte de la réserve
ow-reader-effect-trash = une carte écartée
ow-reader-effect-roll = un dé
ow-reader-effect-test = une épreuve
ow-reader-effect-fight = un combat bref
ow-reader-effect-kept = se garde
ow-reader-written = Écrit : { $file }
ow-overview-base = Jeu de base
ow-overview-all = En tout
ow-overview-pack = { $pack } : { $stories ->
        [one] { $stories } carte d’exploration
       *[other] { $stories } cartes d’exploration
    } et { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }, textes complets { $languages } ; { $chains ->
        [one] { $chains } suite
       *[other] { $chains } suites
    } de deux événements ou plus, { $knowing ->
        [one] { $knowing } carte
       *[other] { $knowing } cartes
    } qui en connaissent une plus ancienne, { $plain } % sans condition
ow-overview-lengths = { $lang } : mots d’une introduction { $intro }, d’un choix { $label }, d’un résultat { $result } (médiane entre parenthèses)

## The preview in the terminal

ow-preview-head = { $id } ({ $deck }), { $lang } : « { $title } »
ow-preview-missing = Manque dans cette langue : { $keys }

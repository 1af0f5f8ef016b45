# The reader's page of stories and events, and the table of their counts.

ow-reader-title = Stories and events
ow-reader-search = Search texts, ids, effects
ow-reader-all-decks = all decks
ow-reader-deck = Deck
ow-reader-languages = Languages
ow-reader-shown = cards shown
ow-reader-price = Price:
ow-reader-leads = leads to
ow-reader-reached-from = reached from
ow-reader-kept-equipment = equipment
ow-reader-kept-companion = companion
ow-reader-counts = Counts compared with the box
ow-reader-cards = cards
ow-reader-box = box
ow-reader-chains = Chains
ow-reader-contents = All titles
ow-reader-words = words
ow-reader-events = events
ow-reader-half-safe = Safe crossing
ow-reader-half-danger = Dangerous crossing
ow-reader-read = read $0 times in $1 games
ow-reader-taken = taken $0 of $1 times
ow-reader-top = to the top
ow-reader-effect-gold = gold
ow-reader-effect-quest = a quest
ow-reader-effect-potion = potions
ow-reader-effect-draw3 = draw in phase III
ow-reader-effect-trail = a trail
ow-reader-effect-shield = loss of shield
ow-reader-effect-attribute = an attribute
ow-reader-effect-card = a card from the pool
ow-reader-effect-trash = a card trashed
ow-reader-effect-roll = a die
ow-reader-effect-test = a test
ow-reader-effect-fight = a short fight
ow-reader-effect-kept = is kept
ow-reader-written = Written: { $file }
ow-overview-base = Base
ow-overview-all = All
ow-overview-pack = { $pack }: { $stories ->
        [one] { $stories } exploration card
       *[other] { $stories } exploration cards
    } and { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, with all texts { $languages }; { $chains ->
        [one] { $chains } chain
       *[other] { $chains } chains
    } of two events or more, { $knowing ->
        [one] { $knowing } card
       *[other] { $knowing } cards
    } that know an earlier one, { $plain }% without a condition
ow-overview-lengths = { $lang }: words of an intro { $intro }, of a label { $label }, of a result { $result } (median in brackets)

## The preview in the terminal

ow-preview-head = { $id } ({ $deck }), { $lang }: “{ $title }”
ow-preview-missing = Missing in this language: { $keys }

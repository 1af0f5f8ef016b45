# The table of Old World.

oldworld-round = Round { $n }
oldworld-phases = Phases of the turn
oldworld-last-fight = The last fight
oldworld-phase-1 = Travel
oldworld-phase-2 = Fight · Meditate · Explore
oldworld-phase-2-short = Act
oldworld-phase-3 = Draw
oldworld-map = Map
oldworld-nearer = Nearer
oldworld-farther = Farther
oldworld-whole = The whole map
oldworld-rivals = Rivals
oldworld-monsters = Monsters
oldworld-monster-level = { $name }, level { $level }
oldworld-level = level { $level }
oldworld-life = Life
oldworld-trophy = Trophy
oldworld-trophies = Trophies
oldworld-gold = Gold
oldworld-shield = Shield
oldworld-cards = Cards in hand
oldworld-potions =
    { $most ->
        [one] { $count }/{ $most } potion
       *[other] { $count }/{ $most } potions
    }
oldworld-potions-title = Potions
oldworld-quests = { $count ->
        [one] 1 quest
       *[other] { $count } quests
    }
oldworld-quests-title = Quests
oldworld-quest-at = “{ $name }”, at { $place }
oldworld-trails = { $count ->
        [one] 1 trail
       *[other] { $count } trails
    }
oldworld-trails-title = Trails
oldworld-trail-quest = Trail quest: { $terrain }
oldworld-gear = Kept cards
oldworld-used = used
oldworld-board-of = The board of { $name }
oldworld-gives-draw = draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    } after a combo
oldworld-gives-shield = up to { $n } shield
oldworld-gives-energy = up to { $n } energy
oldworld-gives-potions =
    { $n ->
        [one] 1 potion
       *[other] { $n } potions
    } a fight
oldworld-next = next: { $text }
oldworld-deck = deck
oldworld-discards = discards
oldworld-deck-title = Your deck, sorted ({ $count })
oldworld-discard-title = Discards ({ $count })
oldworld-hand = { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
oldworld-hand-empty = No cards in hand
oldworld-pool = Pool
oldworld-place-price = What this position adds to the price
oldworld-look = What you look at
oldworld-look-hint = Tap a place, a card or a monster to read about it.
oldworld-look-action = Here
oldworld-look-here = Who is here
oldworld-look-roads = Ways to
oldworld-no-way = You cannot go there in one step now.
oldworld-no-more-ways = You cannot travel any farther this turn.
oldworld-can-go = you can go there
oldworld-place-label = { $name }, number { $number }, { $terrain }, { $action }
oldworld-sign = What the game waits for
oldworld-your-move = Your move
oldworld-tap-hand = Tap a glowing card in your hand.
oldworld-tap-pool = Tap a card of the pool.
oldworld-tap-place = Tap a glowing place.
oldworld-turn-of = The turn of { $name }
oldworld-waits = Waiting for { $name }
oldworld-go-to = Go to { $name }?
oldworld-go = Go
oldworld-confirm = Confirm
oldworld-leave-title = End phase I?
oldworld-leave = You can still do this: { $what }
oldworld-leave-yes = End it
oldworld-leave-no = Stay
oldworld-card = { $name }: { $colour }, { $terrain }, { $text }
oldworld-card-line = { $colour } · { $terrain } · price { $cost }
oldworld-slot = then { $colour }: { $text }
oldworld-symbol-damage = { $n } damage
oldworld-symbol-shield = { $n } shield
oldworld-symbol-draw = draw { $n }
oldworld-symbol-takeBack = take back { $n }
oldworld-symbol-returnCard = this card returns
oldworld-symbol-none = connects
oldworld-token-quest = your quest
oldworld-token-trail = your trail
oldworld-token-tavern = no fights between witchers here
oldworld-list-witcher = { $place }; trophies { $trophies }, gold { $gold }, shield { $shield }, level { $level }.
oldworld-token-count = { $n } × { $name }
oldworld-token-level = { $name }, level { $level }
oldworld-fog = Nobody has found this island yet.
oldworld-look-sea = Ways
oldworld-by-ship = by ship only
oldworld-continent = Continent
oldworld-islands = Islands
oldworld-dagon-up = Dagon has emerged
oldworld-dagon-track = Dagon is { $n } below the surface; a crossing is safe from { $safe } on
oldworld-status = The state of the game
oldworld-energy = Energy
oldworld-wisdom = Wisdom
oldworld-pool-mages = Pool of the mages
oldworld-ready = ready
oldworld-together = Everybody acts now
oldworld-voted = You have chosen; you may change your mind
oldworld-others-first = Another player is in the middle of something; you can do this afterwards
oldworld-votes = chosen by { $names }
oldworld-questions = Your open questions
oldworld-hurry = Skip
oldworld-hurry-key = (Space)
oldworld-odds-ask = How would a fight end?
oldworld-odds = About { $n }% ({ $low } to { $high })
oldworld-odds-ask-begun = Odds?
oldworld-odds-ask-begun-long = How will this end?
oldworld-odds-begun = Victory: about { $n }% ({ $low } to { $high })
oldworld-odds-wait = Simulating…
oldworld-odds-driven-away = driven away
oldworld-far =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }: { $path }.
oldworld-far-price = It costs { $gold ->
        [0] { $cards }
       *[other] { $cards } and { $gold } gold
    }.
oldworld-far-first = First to { $name }; you may stop there.
oldworld-cannot-pay = You cannot pay for this way: it costs a card ({ $terrain }), any card and 1 gold, or two cards.
oldworld-list-price = { $kind ->
    [free] free
    [terrain] costs one card ({ $terrain })
    [gold] costs any card and 1 gold
   *[two] costs two cards
 }
oldworld-list-fight = Fight against { $name }
oldworld-list-lives = Its life: { $theirs }. Yours: { $own }.
oldworld-pays = pays
oldworld-asks-phase1 = Where do you go?
oldworld-asks-here = What do you do here?
oldworld-asks-phase2 = Fight, meditate or explore?
oldworld-asks-keep = Which cards go? At most 3 stay.
oldworld-asks-gain = Which card of the pool do you take?
oldworld-price-free = free
oldworld-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
oldworld-again = Tap again: what is read cannot be taken back.
oldworld-pay-otherwise = Pay otherwise
oldworld-recap-open = Recap
oldworld-standing-open = Always
oldworld-protection = protection: it takes off damage in each fight turn ({ $n })

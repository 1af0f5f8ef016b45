# The table of Old World.

oldworld-round = Round { $n }
oldworld-phases = Phases of the turn
oldworld-phase-1 = Travel
oldworld-phase-2 = Fight · Meditate · Explore
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
oldworld-potions = { $count }/{ $most } potions
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
oldworld-gear = Kept
oldworld-used = used
oldworld-board-of = The board of { $name }
oldworld-gives-draw = draw { $n } after a combo
oldworld-gives-shield = up to { $n } shield
oldworld-gives-potions = { $n } potions a fight
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
oldworld-place-price = What the place adds to the price
oldworld-look = What you look at
oldworld-look-hint = Tap a place, a card or a monster to read about it.
oldworld-look-action = Here
oldworld-look-here = Who is here
oldworld-look-roads = Ways to
oldworld-no-way = You cannot go there in one step now.
oldworld-no-more-ways = You travel no farther this turn.
oldworld-can-go = you can go there
oldworld-place-label = { $name }, number { $number }, { $terrain }, { $action }
oldworld-sign = What the game waits for
oldworld-your-move = Your move
oldworld-turn-of = The turn of { $name }
oldworld-waits = Waiting for { $name }
oldworld-go-to = Go to { $name }?
oldworld-go = Go
oldworld-confirm = Confirm
oldworld-leave-title = End phase I?
oldworld-leave = You could still do this: { $what }
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
oldworld-token-mount = the lost mount
oldworld-token-hunt = the Wild Hunt
oldworld-token-ship = a ship
oldworld-token-more = something else
oldworld-list-witcher = { $place }; trophies { $trophies }, gold { $gold }, shield { $shield }, level { $level }.
oldworld-end-watched = { $name } has won
oldworld-end-rounds = { $rounds } rounds, { $turns } turns
oldworld-winner = winner
oldworld-rank-legend = Legend
oldworld-rank-master = Master
oldworld-rank-veteran = Veteran
oldworld-rank-hunter = Hunter
oldworld-rank-journeyman = Journeyman
oldworld-rank-novice = Novice

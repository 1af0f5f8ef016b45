# The table in the terminal, and what the commands of this game print.

ow-mode-base = base game
ow-mode-solo = solo
ow-replay-turn = Turn { $n }: { $name }

ow-table-turn = Turn { $n }, phase { $phase }.
ow-table-monster = { $monster } ({ $terrain }, level { $level }, life { $life }) is at { $place }.
ow-table-tavern = No fights between witchers at { $place }.
ow-table-landmark = { $place }: { $what }.
ow-table-witcher = { $name }, { $school }: at { $place }, { $gold } gold, shield { $shield }, trophy track { $track }.
ow-table-levels = Level { $level }; combat { $combat }, defence { $defense }, alchemy { $alchemy }, specialty { $specialty }.
ow-table-cards = { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $deck } in the deck, { $discard } discarded.
ow-table-potions = Potions: { $cards }.
ow-table-trophies = Trophies: { $cards }.
ow-table-gear = Kept: { $cards }.
ow-table-trail-trail = Trail: { $terrain }.
ow-table-trail-quest = Trail quest: { $terrain }, at { $place }.
ow-table-quest = Quest: “{ $story }”, at { $place }.
ow-table-quest-price = Quest: “{ $story }”, at { $place }, for { $price }.
ow-table-card = { $card } ({ $facts })
ow-table-pool = The pool, from left to right: { $cards }.
ow-table-pool-card = { $card } [{ $cost }]
ow-table-fight = Fight: { $sides }.
ow-table-life = { $name } { $n }

## Playing

ow-play-help =
    Answer with the number of an option, several numbers at once (1 3 5), or a key, for example end.
    undo: take back your last choice
    hand: your hand, every card with its facts
    table: the table
    map: the map, with who and what stands where and what ways cost (places: the same in words)
    ways: where you can go this turn, and what it takes
    card NAME: what a card, monster, potion or place is, or a story or event that was read (a name, or the number of an option)
    odds: your chance of winning the fights you can reach, after paying for the way
    log: everything that has happened
    seats: who can still act, where all play together (seat 2: let seat 2 act)
    save FILE: write the game to a file
    quit: stop

## Simulate

ow-sim-capped = Ended by the limit of rounds
ow-sim-school = { $name }: wins of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
ow-sim-trophies = Average trophies of { $name }
ow-balance-written = The report is in { $file }.
ow-balance-met = ✓ { $name }: { $measured } (wanted: { $wanted })
ow-balance-missed = ✗ { $name }: { $measured } (wanted: { $wanted }; { $short })

## Looking things up

ow-lookup-place = { $name }: { $terrain }; { $action }. Paths to { $paths }.
ow-lookup-monster = { $name }, level { $level }, life { $life }. { $text } Trophy: { $trophy }
ow-lookup-school = { $name }. { $specialty } at level 1: { $text } Trophy: { $trophy }

## The odds of a fight

ow-odds = { $name }: won { $chance }% ({ $low } to { $high }%), driven away { $driven }%, { $tried ->
        [one] { $tried } fight tried
       *[other] { $tried } fights tried
    }.
ow-odds-duel = { $name }: won { $chance }% ({ $low } to { $high }%), { $tried ->
        [one] { $tried } fight tried
       *[other] { $tried } fights tried
    }.
ow-odds-none = There is nobody to fight.

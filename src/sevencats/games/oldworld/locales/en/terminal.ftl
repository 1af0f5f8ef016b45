# The terminal: how things stand, the map, dice, odds, and the end of a game. Arguments: $name is a
# player or a monster, $place a location, $who is "you" if the reader's own seat is meant.

## Above every question

ow-back = Welcome back: round { $round }, trophies { $tracks }.
ow-status = [Phase { $phase }, { $place }: gold { $gold }, shield { $shield }{ $potions ->
        [0] { "" }
       *[other] , potions { $potions }
    }, hand { $hand }, deck { $deck }, trophies { $track }/{ $top }]
ow-status-common = [Phase { $phase }, { $place }: gold { $gold }, shield { $shield }{ $potions ->
        [0] { "" }
       *[other] , potions { $potions }
    }, hand { $hand }, deck { $deck }]
ow-status-other = [Turn of { $name }. You, { $place }: gold { $gold }, shield { $shield }{ $potions ->
        [0] { "" }
       *[other] , potions { $potions }
    }, hand { $hand }, deck { $deck }, trophies { $track }/{ $top }]
ow-status-fight = [Fight, turn { $n }. { $sides }]
ow-status-side = { $name }: life { $life } (hand { $hand }), shield { $shield }, potions { $potions }{ $potions ->
        [0] { "" }
       *[other] {" "}(may use { $uses })
    }.
ow-status-beast = { $name }: life { $life }.
ow-status-monster = the monster
ow-status-combo = [Combo { $cards }: damage { $damage }, shield +{ $shield }, draw { $draw }]
ow-status-leaves = [Combo { $cards }: damage { $damage }, shield +{ $shield }, draw { $draw }; leaves { $name } { $life }]

## The map

ow-map-key = { $forest } forest, { $mountain } mountain, { $water } water, { $any } any terrain: a card with the sign of a place pays for the way there; so do any two cards, or a card and 1 gold.
ow-map-marks = [place] you are here, @ witcher, ! monster with its level, ? quest or trail quest of yours, + more. Prices from here: <1{ $forest }> one such card, <2> two cards, <1+G> a card and a gold, <0> nothing.
ow-map-short = { $forest }{ $mountain }{ $water } terrain, [you], @ witcher, ! monster, ? your task, + more; <1{ $forest }> one such card, <2> two cards, <1+G> a card and a gold, <0> free
ow-map-place = { $number }. { $name }: { $facts }. Ways to { $paths }.
ow-map-place-alone = { $number }. { $name }: { $facts }.
ow-map-free = nothing
ow-map-way = { $name }: { $cost }.
ow-map-way-by = { $name } by { $by }: { $cost }.
ow-map-narrow = A map needs { $least ->
        [one] { $least } column
       *[other] { $least } columns
    }. These are the places in words:
ow-map-no-ways = You cannot go anywhere now.

## Dice

ow-dice-how = Type their numbers in one answer, such as 1 3 5, or 0 to keep them all.
ow-owed = Still to give: { $n }, one by one or in one answer.

## Odds

ow-odds-there = { $name } at { $place }{ $way }: won { $chance }% ({ $low } to { $high }%), driven away { $driven }%, { $tried ->
        [one] { $tried } fight tried
       *[other] { $tried } fights tried
    }.
ow-odds-there-duel = { $name } at { $place }{ $way }: won { $chance }% ({ $low } to { $high }%), { $tried ->
        [one] { $tried } fight tried
       *[other] { $tried } fights tried
    }.
ow-odds-way = {" "}(the way takes { $cost })
ow-odds-far = { $name } at { $place }: out of reach this turn.
ow-odds-early = Choose your witcher first: then there are odds.

## What wins

ow-goal-many = The first player with { $n ->
        [one] { $n } trophy
       *[other] { $n } trophies
    } wins: monsters, witchers and mastered attributes give them, and the last one has to be won in a fight.
ow-goal-solo = Your goal: defeat all three monsters and win the attribute trophy{ $named ->
        [yes] {" "}({ $name })
       *[no] { "" }
    }, the last of them in a fight. You earn a rank by your turns: { $ranks }.
ow-goal-rank = { $rank } up to { $n }

## The end

ow-end-standings = Standings after { $round ->
        [one] 1 round
       *[other] { $round } rounds
    } and { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }:
ow-end-standing = { $number }. { $name } ({ $school }): { $track } of { $top ->
        [one] { $top } trophy
       *[other] { $top } trophies
    }, level { $level }, { $gold } gold, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
ow-end-rank = Your rank, for { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }: { $rank }.
ow-end-chronicle = The chronicle:
ow-end-fight-defeated = Round { $round }: { $who ->
        [you] You defeat
       *[other] { $name } defeats
    } { $rival } with { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left.
ow-end-fight-driven-away = Round { $round }: { $who ->
        [you] You drive
       *[other] { $name } drives
    } { $rival } away.
ow-end-fight-lost = Round { $round }: { $who ->
        [you] You lose
       *[other] { $name } loses
    } to { $rival }, which has { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left.
ow-end-fight-attacker = Round { $round }: { $who ->
        [you] You win
       *[other] { $name } wins
    } the fight with { $rival }.
ow-end-fight-defender = Round { $round }: { $who ->
        [you] You lose
       *[other] { $name } loses
    } the fight with { $rival }.
ow-end-moment-combo = The greatest combo: { $name }, { $n } damage at once.
ow-end-moment-narrow = The narrowest victory: { $name }, with { $n ->
        [one] 1 card
       *[other] { $n } cards
    } left.
ow-end-moment-dice = The best dice: { $name }, { $hand }.
ow-end-story = Round { $round }, { $name }: “{ $title }”. { $chosen }
ow-seat-about = at { $place }, { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in hand. { $asked }

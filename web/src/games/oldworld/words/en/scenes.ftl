# Fight, dice and story.

oldworld-scene-map = Map
oldworld-scene-fight = Back to the fight
oldworld-scene-dice = Back to the dice
oldworld-scene-story = Back to the story

## Fight

oldworld-fight-level = Level { $level }
oldworld-fight-life = life
oldworld-fight-takes = Takes { $n } of { $life }, leaves { $left }
oldworld-fight-left =
    { $n ->
        [one] 1 card of life
       *[other] { $n } cards of life
    }
oldworld-fight-ability = What it can do
oldworld-fight-pool = Its life pool: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }; discards: { $lost }
oldworld-fight-cards = Deck { $deck }, hand { $hand }, discards { $lost }
oldworld-fight-stage = The fight
oldworld-fight-combo = Combo
oldworld-fight-lay = lay a card
oldworld-fight-lay-more = lay a card or confirm
oldworld-fight-take-off = Take off: { $card }
oldworld-fight-boost-ask = Boost?
oldworld-fight-boost-yes = Boost
oldworld-fight-boost-no = No boost
oldworld-fight-rounds = Fight turns
oldworld-fight-now-mine = your combo
oldworld-fight-now-other = { $name } lays a combo
oldworld-fight-now-monster = { $name } attacks
oldworld-fight-then = then it bites or charges
oldworld-fight-waits = Waiting for { $name }
oldworld-fight-sum = This combo
oldworld-fight-cards-laid =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
oldworld-fight-damage = damage
oldworld-fight-shield = shield
oldworld-fight-draw = draw
oldworld-fight-cause-slot = { $name }, extension
oldworld-fight-cause-before = from before
oldworld-fight-cause-limit = limit
oldworld-fight-cause-trait = specialty
oldworld-fight-cause-boosts = Boosts
oldworld-fight-cause-shield = shield { $n }
oldworld-fight-cause-draw = draw { $n }
oldworld-fight-mine = Your life
oldworld-fight-my-life = my life
oldworld-fight-life-of = life of { $name }
oldworld-fight-deck = deck
oldworld-fight-hand = hand
oldworld-fight-links = links
oldworld-fight-links-more = links: { $text }
oldworld-fight-no-link = no link to { $colour }
oldworld-fight-confirm = Confirm
oldworld-fight-use = Use it
oldworld-fight-hint-lay = No potion now: lay your combo.
oldworld-fight-hint-cards = Lay { $cards }.
oldworld-fight-no-combo = No combo
oldworld-fight-off = Take off
oldworld-fight-lose =
    { $n ->
        [one] Lose 1 card
       *[other] Lose { $n } cards
    }
oldworld-fight-choose-lost =
    { $n ->
        [one] Choose the card you lose ({ $chosen } of 1)
       *[other] Choose the { $n } cards you lose ({ $chosen } of { $n })
    }
oldworld-fight-remedies = Potions and effects
oldworld-fight-potions = Potions
oldworld-fight-uses = { $left } of { $most } left this fight
oldworld-fight-used = used
oldworld-fight-charge = charge
oldworld-fight-bite = bite
oldworld-fight-average = { $n } damage on average
oldworld-fight-end-defeated =
    { $who ->
        [you] You defeat { $foe }
       *[other] { $name } defeats { $foe }
    }
oldworld-fight-end-lost =
    { $who ->
        [you] { $foe } beats you
       *[other] { $foe } beats { $name }
    }
oldworld-fight-end-driven-away = { $foe } is driven away
oldworld-fight-end-attacker =
    { $who ->
        [you] You win against { $foe }
       *[other] { $name } wins against { $foe }
    }
oldworld-fight-end-defender =
    { $who ->
        [you] You lose against { $foe }
       *[other] { $name } loses against { $foe }
    }
oldworld-fight-on = Continue
oldworld-fight-guard = Shields before it: { $n }
oldworld-fight-company = All who fight
oldworld-fight-out = out

## Dice

oldworld-dice = Dice poker
oldworld-dice-hands = Hands
oldworld-dice-best-first = best first
oldworld-dice-pay = { $n } gold
oldworld-dice-you = You
oldworld-dice-locals = The locals
oldworld-dice-for-locals = You throw for the locals
oldworld-dice-your-throw = Your throw
oldworld-dice-waits = { $name } throws
oldworld-dice-alone = The better the hand, the more gold
oldworld-dice-beat = To beat: { $hand }
oldworld-dice-choose = Dice that you hold
oldworld-dice-die = Die { $n }: { $face }
oldworld-dice-held = held
oldworld-dice-again = again
oldworld-dice-left = One throw left
oldworld-dice-tip = Tap a die to hold it or to let it go.
oldworld-dice-pot = { $n } gold for the winner.
oldworld-dice-stake = 1 gold is staked.
oldworld-dice-throw =
    { $n ->
        [one] Throw 1 die again
       *[other] Throw { $n } dice again
    }
oldworld-dice-keep = Keep all

## Story

oldworld-story-explore = Explore, near { $place }
oldworld-story-event = An event, near { $place }
oldworld-story-reads = { $name } reads to you
oldworld-story-of = The choice of { $name }
oldworld-story-alone = You read to yourself
oldworld-story-break = Break the seal
oldworld-story-waits = { $name } chooses
oldworld-story-size = Size of the letters
oldworld-story-size-n = Letters, size { $n }
oldworld-story-voice = Voice
oldworld-story-hush = Stop
oldworld-story-cannot = You cannot pay for this.
oldworld-story-lacks = You need { $what }, you have { $have }.
oldworld-story-lack-gold = { $n } gold
oldworld-story-lack-shield = { $n } shield
oldworld-story-lack-potion =
    { $n ->
        [one] 1 potion
       *[other] { $n } potions
    }
oldworld-story-lack-hand =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
oldworld-story-lack-trash =
    { $n ->
        [one] 1 card to trash
       *[other] { $n } cards to trash
    }
oldworld-story-lack-discard =
    { $n ->
        [one] 1 card to discard
       *[other] { $n } cards to discard
    }
oldworld-story-on = Turn the page
oldworld-story-listen = Have it read to me
oldworld-story-listens = { $name } reads it to you.
oldworld-story-self = Read it myself
oldworld-story-you-read = You read it to { $name }

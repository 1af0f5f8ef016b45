# What happens, and what may be chosen. Arguments: $who is "you" if the reader's own seat is meant,
# "monster" for the monster of a fight, else "other"; $name is that seat, $cards are names of cards
# or "a card", $n is a number.

## Words

ow-log-you = you
ow-log-locals = the locals
ow-trait-specialty = the specialty
ow-trait-trophy = the trophy { $name }
ow-trait-monster = the ability of { $name }
ow-price-gold = { $n } gold
ow-price-potion =
    { $n ->
        [one] 1 potion
       *[other] { $n } potions
    }
ow-price-shield = { $n } shield
ow-price-trash =
    { $n ->
        [one] trash 1 card
       *[other] trash { $n } cards
    }
ow-price-discard =
    { $n ->
        [one] discard 1 card
       *[other] discard { $n } cards
    }
ow-hand-nothing = nothing
ow-hand-pair = a pair
ow-hand-two-pairs = two pairs
ow-hand-three = three of a kind
ow-hand-five-high = a five-high straight
ow-hand-six-high = a six-high straight
ow-hand-full-house = a full house
ow-hand-four = four of a kind
ow-hand-five = five of a kind

## Set-up

ow-log-first =
    { $who ->
        [you] You are the first player.
       *[other] { $name } is the first player.
    }
ow-log-board-drawn =
    { $who ->
        [you] You draw the board of the { $school }.
       *[other] { $name } draws the board of the { $school }.
    }
ow-log-board =
    { $who ->
        [you] You play the witcher of the { $school }.
       *[other] { $name } plays the witcher of the { $school }.
    }
ow-log-set-aside = A monster token is set aside face down.
ow-log-revealed = New in the pool: { $cards }.
ow-log-turned-up = Turned up and put away: { $cards }.
ow-log-swept = Discarded from the pool: { $cards }.
ow-log-actions-back = The discarded action cards go back into their deck.
ow-log-potions-back = The discarded potions go back into their deck.
ow-log-monsters-back = The monsters driven away go back into their pile.
ow-log-solo-trophy = The attribute trophy of this game: { $attribute }.
ow-log-monster = A monster comes ({ $terrain }): { $cards }.
ow-log-lair = Its lair ({ $terrain }): { $cards }.
ow-log-driven-away = { $cards } leaves the board.

## Turns

ow-log-turn =
    { $who ->
        [you] Turn { $n }. It is your turn.
       *[other] Turn { $n }. It is the turn of { $name }.
    }
ow-log-moved =
    { $who ->
        [you] You go to { $place }.
       *[other] { $name } goes to { $place }.
    }
ow-log-acts =
    { $who ->
        [you] At { $place } you choose: { $action }.
       *[other] At { $place } { $name } chooses: { $action }.
    }
ow-log-gold-up =
    { $who ->
        [you] You gain { $n } gold.
       *[other] { $name } gains { $n } gold.
    }
ow-log-gold-down =
    { $who ->
        [you] You give up { $n } gold.
       *[other] { $name } gives up { $n } gold.
    }
ow-log-shield-up =
    { $who ->
        [you] Your shield rises by { $n }.
       *[other] The shield of { $name } rises by { $n }.
    }
ow-log-shield-down =
    { $who ->
        [you] Your shield falls by { $n }.
       *[other] The shield of { $name } falls by { $n }.
    }
ow-log-attribute-up =
    { $who ->
        [you] Your { $attribute } rises to { $level }.
       *[other] { $name }: { $attribute } rises to { $level }.
    }
ow-log-attribute-down =
    { $who ->
        [you] Your { $attribute } falls to { $level }.
       *[other] { $name }: { $attribute } falls to { $level }.
    }
ow-log-level =
    { $who ->
        [you] You reach witcher level { $n }.
       *[other] { $name } reaches witcher level { $n }.
    }
ow-log-drawn =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
ow-log-discarded =
    { $who ->
        [you] You discard { $cards }.
        [monster] The monster loses { $cards }.
       *[other] { $name } discards { $cards }.
    }
ow-log-trashed =
    { $who ->
        [you] You trash { $cards }.
       *[other] { $name } trashes { $cards }.
    }
ow-log-reshuffled =
    { $who ->
        [you] Your discards are shuffled into your deck.
       *[other] The discards of { $name } are shuffled into the deck.
    }
ow-log-potion =
    { $who ->
        [you] You draw a potion: { $cards }.
       *[other] { $name } draws a potion: { $cards }.
    }
ow-log-potion-lost =
    { $who ->
        [you] You discard a potion: { $cards }.
       *[other] { $name } discards a potion: { $cards }.
    }
ow-log-taken =
    { $who ->
        [you] You take { $cards } onto your discard pile.
       *[other] { $name } takes { $cards } onto the discard pile.
    }
ow-log-none-left = No card of cost { $n } is left anywhere.
ow-log-none-left-any = No card is left to take.
ow-log-gained =
    { $who ->
        [you] You take { $cards } from the pool into your hand.
       *[other] { $name } takes { $cards } from the pool.
    }
ow-log-trail =
    { $who ->
        [you] You gain a trail ({ $cards }).
       *[other] { $name } gains a trail ({ $cards }).
    }
ow-log-trail-quest =
    { $who ->
        [you] You hear rumours: a trail quest at { $cards }.
       *[other] { $name } hears rumours: a trail quest at { $cards }.
    }
ow-log-trail-found =
    { $who ->
        [you] You find the trail at { $place }.
       *[other] { $name } finds the trail at { $place }.
    }

## Dice

ow-log-poker =
    { $who ->
        [you] You play dice poker with { $rival }.
       *[other] { $name } plays dice poker with { $rival }.
    }
ow-log-poker-locals =
    { $who ->
        [you] You play dice poker with the locals.
       *[other] { $name } plays dice poker with the locals.
    }
ow-log-poker-alone =
    { $who ->
        [you] You play dice poker.
       *[other] { $name } plays dice poker.
    }
ow-log-dice = The dice: { $sides }.
ow-log-dice-side = { $name } { $dice }
ow-log-rerolls =
    { $who ->
        [you] { $n ->
            [0] You keep your dice.
            [one] You throw 1 die again.
           *[other] You throw { $n } dice again.
        }
       *[other] { $n ->
            [0] { $name } keeps the dice.
            [one] { $name } throws 1 die again.
           *[other] { $name } throws { $n } dice again.
        }
    }
ow-log-poker-pay =
    { $who ->
        [you] You have { $hand }.
       *[other] { $name } has { $hand }.
    }
ow-log-poker-won =
    { $who ->
        [you] You win with { $hand } against { $other }.
       *[other] { $name } wins with { $hand } against { $other }.
    }
ow-log-poker-lost =
    { $who ->
        [you] You lose with { $hand } against { $other }.
       *[other] { $name } loses with { $hand } against { $other }.
    }
ow-log-rolled =
    { $who ->
        [you] You roll a { $n }.
       *[other] { $name } rolls a { $n }.
    }
ow-log-tested =
    { $who ->
        [you] Test of { $attribute }: you roll a { $die }, { $total } in all.
       *[other] Test of { $attribute }: { $name } rolls a { $die }, { $total } in all.
    }

## Stories and quests

ow-log-story-read =
    { $who ->
        [you] You read “{ $title }”. { $text }
       *[other] { $name } reads “{ $title }”. { $text }
    }
ow-log-event-read =
    { $who ->
        [you] You read event { $n }, “{ $title }”. { $text }
       *[other] { $name } reads event { $n }, “{ $title }”. { $text }
    }
ow-log-option =
    { $who ->
        [you] You choose: { $option }
       *[other] { $name } chooses: { $option }
    }
ow-log-event-gone = Event { $n } is no longer in its deck: nothing is read.
ow-log-quest-at =
    { $who ->
        [you] You have a quest: “{ $story }”, at { $place }.
       *[other] { $name } has a quest: “{ $story }”, at { $place }.
    }
ow-log-quest-at-price =
    { $who ->
        [you] You have a quest: “{ $story }”, at { $place }, for { $price }.
       *[other] { $name } has a quest: “{ $story }”, at { $place }, for { $price }.
    }
ow-log-quest-void = No location token is left: “{ $story }” does not become a quest.
ow-log-quest-resolved =
    { $who ->
        [you] You resolve the quest “{ $story }”.
       *[other] { $name } resolves the quest “{ $story }”.
    }
ow-log-kept =
    { $who ->
        [you] You keep “{ $cards }”.
       *[other] { $name } keeps “{ $cards }”.
    }
ow-log-draw3-up =
    { $who ->
        [you] In phase III you will draw { $n } more.
       *[other] In phase III { $name } will draw { $n } more.
    }
ow-log-draw3-down =
    { $who ->
        [you] In phase III you will draw { $n } fewer.
       *[other] In phase III { $name } will draw { $n } fewer.
    }
ow-log-draw3-max =
    { $who ->
        [you] In phase III you will draw { $n } at most.
       *[other] In phase III { $name } will draw { $n } at most.
    }

## Trophies

ow-log-meditates =
    { $who ->
        [you] You meditate: { $attribute }.
       *[other] { $name } meditates: { $attribute }.
    }
ow-log-trophy =
    { $who ->
        [you] You take a trophy: { $cards }.
       *[other] { $name } takes a trophy: { $cards }.
    }
ow-log-track =
    { $who ->
        [you] You climb to spot { $n } of the trophy track.
       *[other] { $name } climbs to spot { $n } of the trophy track.
    }
ow-log-no-step = The trophy gives no step: the last one has to be won in a fight.
ow-log-fatigue =
    { $who ->
        [you] You are tired and must trash { $n ->
            [one] 1 card
           *[other] { $n } cards
        }.
       *[other] { $name } is tired and must trash { $n ->
            [one] 1 card
           *[other] { $n } cards
        }.
    }
ow-log-won =
    { $who ->
        [you] You win the game in turn { $n }.
       *[other] { $name } wins the game in turn { $n }.
    }
ow-log-no-winner = The game ends after turn { $n } without a winner.

## Fights

ow-log-hunt =
    { $who ->
        [you] You fight { $monster }.
       *[other] { $name } fights { $monster }.
    }
ow-log-duel =
    { $who ->
        [you] You fight { $rival }.
       *[other] { $name } fights { $rival }.
    }
ow-log-wager =
    { $who ->
        [you] You bet 1 gold on { $rival }.
       *[other] { $name } bets 1 gold on { $rival }.
    }
ow-log-wager-won =
    { $who ->
        [you] Your bet was right.
       *[other] The bet of { $name } was right.
    }
ow-log-wager-lost =
    { $who ->
        [you] Your bet is lost.
       *[other] The bet of { $name } is lost.
    }
ow-log-life-pool = The life pool of the monster has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
ow-log-fight-turn =
    { $who ->
        [you] Your fight turn.
        [monster] The fight turn of the monster.
       *[other] The fight turn of { $name }.
    }
ow-log-trait =
    { $who ->
        [you] An effect applies to you: { $trait }.
       *[other] An effect applies to { $name }: { $trait }.
    }
ow-log-potion-used =
    { $who ->
        [you] You drink { $cards }.
       *[other] { $name } drinks { $cards }.
    }
ow-log-played =
    { $who ->
        [you] You play { $cards }.
       *[other] { $name } plays { $cards }.
    }
ow-log-damage =
    { $who ->
        [you] You take { $n } damage.
        [monster] The monster takes { $n } damage.
       *[other] { $name } takes { $n } damage.
    }
ow-log-knocked-off =
    { $who ->
        [you] { $count ->
            [one] 1 card of your deck is discarded.
           *[other] { $count } cards of your deck are discarded.
        }
        [monster] { $count ->
            [one] The monster loses 1 card of its life pool.
           *[other] The monster loses { $count } cards of its life pool.
        }
       *[other] { $count ->
            [one] { $name } loses 1 card of the deck.
           *[other] { $name } loses { $count } cards of the deck.
        }
    }
ow-log-attack-charge = The monster charges.
ow-log-attack-bite = The monster bites.
ow-log-attack-card = { $card } is turned up. { $text }
ow-log-taken-back =
    { $who ->
        [you] You take back { $cards }.
       *[other] { $name } takes back { $cards }.
    }
ow-log-returned =
    { $who ->
        [you] Back to your hand: { $cards }.
       *[other] Back to the hand of { $name }: { $cards }.
    }
ow-log-healed =
    { $who ->
        [you] Back into your deck: { $cards }.
       *[other] Back into the deck of { $name }: { $cards }.
    }
ow-log-recalled =
    { $who ->
        [you] You put { $cards } back on top of your deck.
       *[other] { $name } puts { $cards } back on top of the deck.
    }
ow-log-scouted =
    { $who ->
        [you] You look at the top of the opponent’s deck: { $cards }.
       *[other] { $name } looks at { $cards } on top of the opponent’s deck.
    }
ow-log-short-fight =
    { $who ->
        [you] You deal { $n } damage.
       *[other] { $name } deals { $n } damage.
    }
ow-log-fight-won =
    { $who ->
        [you] You win the fight.
       *[other] { $name } wins the fight.
    }
ow-log-fight-defeated = The monster is defeated.
ow-log-fight-driven-away = The monster is driven away.
ow-log-fight-lost = The monster wins the fight.
ow-log-tavern-closed = The tavern at { $place } is closed for fights between witchers.

# What cards are and do, in our own words. Arguments: $kind is the kind of the card that has the
# ability, $cards the names it musters, $card the reserve card it calls.

## Factions

faction-monsters = Monsters
faction-nilfgaard = Nilfgaard
faction-northern-realms = Northern Realms
faction-scoiatael = Scoia’tael
faction-skellige = Skellige
faction-neutral = Neutral
faction-special = Special
faction-weather = Weather

faction-ability-monsters = One of your units, picked at random, stays on the battlefield when a round ends. Heroes never stay.
faction-ability-nilfgaard = A tied round is yours.
faction-ability-northern-realms = Each round you win gives you a card from your deck.
faction-ability-scoiatael = You say who has the first turn of the game.
faction-ability-skellige = When round 3 begins, two units picked at random return from your discard pile to the battlefield. Heroes do not return.

## Rows and kinds

row-close = close combat
row-ranged = ranged combat
row-siege = siege

kind-unit = Unit
kind-hero = Hero
kind-special = Special card
kind-weather = Weather card

## The frame of a card text

cardtext-unit = Unit, { $rows }, strength { $strength }.
cardtext-hero = Hero, { $rows }, strength { $strength }. No ability of another card affects it.
cardtext-special = Special card.
cardtext-weather = Weather card.
cardtext-reserve = It waits in the reserve deck and never starts in a deck.
cardtext-ability = { $name }: { $text }
cardtext-leader-active = Active, once a game. { $text }
cardtext-leader-passive = Passive, always on. { $text }

## Abilities

ability-agile = Agile
ability-agile-text = You choose the close combat or the ranged combat row when you place it. Later it does not move.

ability-berserker = Berserker
ability-berserker-text = If a Mardroeme acts on its row, it leaves the game for good and { $card } comes from the reserve to take its place.

ability-clear-weather = { card-clear-weather }
ability-clear-weather-text = All weather in play is discarded, and this card with it.

ability-commanders-horn = Commander’s Horn
ability-commanders-horn-text =
    { $kind ->
        [special] Put it beside one of your rows. The units of that row count double. A row has room for one only.
       *[unit] The other units of its row count double. It does nothing where a horn acts already.
    }

ability-decoy = Decoy
ability-decoy-text = Swap it with a unit on your side, which goes back to your hand. Heroes cannot be swapped. The Decoy lies in the row with strength 0.

ability-mardroeme = Mardroeme
ability-mardroeme-text =
    { $kind ->
        [special] Put it beside one of your rows. Berserkers in that row transform, and so do those that arrive later. A row has room for one only.
       *[unit] Berserkers in its row transform, and so do those that arrive later.
    }

ability-medic = Medic
ability-medic-text = A unit of your choice comes back from your discard pile and is played right away. Heroes cannot come back.

ability-morale-boost = Morale Boost
ability-morale-boost-text = Each other unit of its row gains 1 strength.

ability-muster = Muster
ability-muster-text = Every copy of { $cards } in your hand and deck joins it right away, each on its own row. Your deck is then shuffled.

ability-scorch = Scorch
ability-scorch-text =
    { $kind ->
        [special] The strongest units of the whole battlefield are discarded, your own too if they are among them. Heroes are spared. Then this card is discarded.
       *[unit] The strongest units of the whole battlefield are discarded, your own too if they are among them. Heroes are spared.
    }

-scorch-row =
    If the opponent’s { $row ->
        [close] close combat
        [ranged] ranged combat
       *[siege] siege
    } row adds up to 10 or more, the strongest units of that row are discarded. Heroes count for the sum but are spared.

ability-scorch-row-close = Scorch (row)
ability-scorch-row-close-text = { -scorch-row(row: "close") }

ability-scorch-row-ranged = Scorch (row)
ability-scorch-row-ranged-text = { -scorch-row(row: "ranged") }

ability-scorch-row-siege = Scorch (row)
ability-scorch-row-siege-text = { -scorch-row(row: "siege") }

ability-spy = Spy
ability-spy-text = You place it on the opponent’s side, where it counts for the opponent, and you draw 2 cards.

ability-summon-avenger = Summon avenger
ability-summon-avenger-text = Once it is discarded from the battlefield, a round’s end included, { $card } comes from the reserve to take its place.

ability-tight-bond = Tight Bond
ability-tight-bond-text = Its strength is multiplied by the number of cards with this name on its side of the battlefield.

ability-weather-frost = { card-biting-frost }
ability-weather-frost-text = On every side, the units in close combat fall to strength 1. Heroes keep theirs.

ability-weather-fog = { card-impenetrable-fog }
ability-weather-fog-text = On every side, the units in ranged combat fall to strength 1. Heroes keep theirs.

ability-weather-rain = { card-torrential-rain }
ability-weather-rain-text = On every side, the units in the siege row fall to strength 1. Heroes keep theirs.

ability-weather-storm = { card-skellige-storm }
ability-weather-storm-text = On every side, the units in ranged combat and in the siege row fall to strength 1. Heroes keep theirs.

## Leaders

-leader-fetch = You look through your deck for a card named { $card } and play it. The deck is then shuffled.
-leader-horn =
    The units of your { $row ->
        [close] close combat
        [ranged] ranged combat
       *[siege] siege
    } row count double, as with a Commander’s Horn. It does nothing where a horn acts already.

leader-text-eredin-king-of-the-wild-hunt = You look through your deck for any weather card and play it. The deck is then shuffled.
leader-text-eredin-commander-of-the-red-riders = { -leader-horn(row: "close") }
leader-text-eredin-destroyer-of-worlds = You discard two cards from your hand, then take any one card from your deck into your hand. The deck is then shuffled.
leader-text-eredin-bringer-of-death = You take a unit or special card back from your discard pile into your hand. Heroes stay where they are.
leader-text-eredin-breacc-glas-the-treacherous = Each spy has twice its printed strength, on every side.
leader-text-emhyr-his-imperial-majesty = { -leader-fetch(card: "Torrential Rain") }
leader-text-emhyr-emperor-of-nilfgaard = You see three cards of the opponent’s hand, picked at random.
leader-text-emhyr-the-white-flame = No other leader’s ability works.
leader-text-emhyr-the-relentless = You choose a unit or special card in the opponent’s discard pile and add it to your hand. Heroes stay where they are.
leader-text-emhyr-invader-of-the-north = Whenever an ability returns a unit to the battlefield, chance picks which one. This applies to every player.
leader-text-foltest-king-of-temeria = { -leader-fetch(card: "Impenetrable Fog") }
leader-text-foltest-lord-commander-of-the-north = The sky clears: all weather in play is discarded.
leader-text-foltest-the-siegemaster = { -leader-horn(row: "siege") }
leader-text-foltest-the-steel-forged = { -scorch-row(row: "siege") }
leader-text-foltest-son-of-medell = { -scorch-row(row: "ranged") }
leader-text-francesca-pureblood-elf = { -leader-fetch(card: "Biting Frost") }
leader-text-francesca-daisy-of-the-valley = You begin the game with one more card in hand.
leader-text-francesca-the-beautiful = { -leader-horn(row: "ranged") }
leader-text-francesca-queen-of-dol-blathanna = { -scorch-row(row: "close") }
leader-text-francesca-hope-of-the-aen-seidhe = Your agile units change between close and ranged combat so that they count for as much as they can.
leader-text-crach-an-craite = All discard piles are emptied: each player’s goes into that player’s own deck, which is shuffled.
leader-text-king-bran = In bad weather your units keep half of their strength, rounded up.
leader-text-arnjolf-the-patricide = You look through your deck for a unit with Tight Bond and play it. The deck is then shuffled.
leader-text-harald-an-craite-the-cripple = You look through your deck for a Mardroeme and play it beside one of your rows. The deck is then shuffled.

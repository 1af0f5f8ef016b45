## Names

ow-legend-frightener = the Frightener
ow-legend-ice-giant = the Ice Giant
ow-legend-imperial-golem = the Imperial Golem
ow-legend-cyclops = the Cyclops
ow-legend-toad = the Toad
ow-legend-unseen-elder = the Unseen Elder
ow-legend-gaunter-odimm = Gaunter O’Dimm
ow-monster-frightener = the Frightener
ow-monster-ice-giant = the Ice Giant
ow-monster-imperial-golem = the Imperial Golem
ow-monster-cyclops = the Cyclops
ow-monster-toad = the Toad
ow-monster-unseen-elder = the Unseen Elder
ow-monster-gaunter-odimm = Gaunter O’Dimm
ow-legend-attack-knockdown = Knockdown
ow-legend-attack-keeping-at-bay = Keeping at Bay
ow-legend-attack-sharp-pincers = Sharp Pincers
ow-legend-attack-crushing-strength = Crushing Strength
ow-legend-attack-rock-throw = Rock Throw
ow-legend-attack-ice-armor = Ice Armour
ow-legend-attack-ice-blast = Ice Blast
ow-legend-attack-powerful-hold = Powerful Hold
ow-legend-attack-stone-fist = Stone Fist
ow-legend-attack-tremor = Tremor
ow-legend-attack-warding-rune = Warding Rune
ow-legend-attack-grinding-grip = Grinding Grip
ow-legend-attack-club-sweep = Club Sweep
ow-legend-attack-stomp = Stomp
ow-legend-attack-one-eyed-stare = One-eyed Stare
ow-legend-attack-boulder = Boulder
ow-legend-attack-tongue-lash = Tongue Lash
ow-legend-attack-acid-spit = Acid Spit
ow-legend-attack-swallow = Swallow
ow-legend-attack-deep-croak = Deep Croak
ow-legend-attack-blood-frenzy = Blood Frenzy
ow-legend-attack-mist-form = Mist Form
ow-legend-attack-command = Command
ow-legend-attack-feast = Feast
ow-legend-attack-riddle = Riddle
ow-legend-attack-stopped-time = Stopped Time
ow-legend-attack-broken-deal = Broken Deal
ow-legend-attack-man-of-glass = Man of Glass
ow-destruction-two-potions = two potions
ow-destruction-potion-and-card = a potion and a card
ow-destruction-two-gold = two gold
ow-destruction-gold-and-card = gold and a card
ow-destruction-two-cards = two cards
ow-destruction-free-card = a new card
ow-destruction-combat = combat
ow-destruction-defense = defence
ow-destruction-alchemy = alchemy
ow-destruction-specialty = specialty
ow-destruction-any-attribute = any attribute
ow-legend-card-claw-1 = legendary fight card 1
ow-legend-card-claw-2 = legendary fight card 2
ow-legend-card-claw-3 = legendary fight card 3
ow-legend-card-claw-4 = legendary fight card 4
ow-legend-card-claw-5 = legendary fight card 5
ow-legend-card-claw-6 = legendary fight card 6
ow-legend-card-claw-7 = legendary fight card 7
ow-legend-card-claw-8 = legendary fight card 8
ow-legend-card-claw-9 = legendary fight card 9
ow-legend-card-claw-10 = legendary fight card 10
ow-legend-card-claw-11 = legendary fight card 11
ow-legend-card-claw-12 = legendary fight card 12
ow-legend-card-claw-13 = legendary fight card 13
ow-legend-card-claw-14 = legendary fight card 14
ow-legend-card-claw-15 = legendary fight card 15
ow-legend-card-claw-16 = legendary fight card 16
ow-legend-card-claw-17 = legendary fight card 17
ow-legend-card-claw-18 = legendary fight card 18
ow-legend-card-claw-19 = legendary fight card 19
ow-legend-card-claw-20 = legendary fight card 20
ow-movement-hengfors = to Hengfors, then Ard Modron
ow-movement-ard-modron = to Ard Modron, then Hengfors
ow-movement-glenmore = to Glenmore, then Cidaris
ow-movement-dhuwod = to Dhuwod, then Kaer Seren
ow-movement-stygga = to Stygga, then Behelt Nar
ow-movement-cintra = to Cintra, then Glenmore
ow-movement-ban-ard = to Ban Ard, then Doldeth
ow-movement-kaer-seren = to Kaer Seren, then Dhuwod
ow-movement-loc-ichaer = to Loc Ichaer, then Kaer Morhen
ow-movement-behelt-nar = to Behelt Nar, then Stygga
ow-movement-doldeth = to Doldeth, then Ban Ard
ow-movement-kaer-morhen = to Kaer Morhen, then Loc Ichaer

## What they say

ow-legend-next = in your next fight turn: { $what }
ow-legend-special = Special attack { $n }, { $name }: { $text }
ow-legend-start = Starts at { $place }.
ow-legend-claws = special attack { $n }
ow-movement-text = Towards { $main }, from there towards { $secondary }; steps with 1 to 5 players: { $steps }.
ow-hunt-side-text = Protection by the spots of the trophy track: { $numbers }.
ow-hunt-solo-text = { $n ->
        [one] { $n } movement card
       *[other] { $n } movement cards
    } in the pile.
ow-hunt-side-a = side A
ow-hunt-side-b = side B
ow-hunt-solo-easy = easy
ow-hunt-solo-normal = normal
ow-hunt-solo-hard = hard
ow-landmark-legendary-beast = the legendary monster
ow-landmark-destruction = a destruction token
ow-table-legend = Legendary monster: { $cards }.
ow-table-destruction = Destruction tokens: { $cards }.
ow-when-beast-turn = when its fight turn begins
ow-rule-colours =
    { $n ->
        [one] your combo has cards of one colour
       *[other] your combo has cards of at most { $n } colours
    }
ow-count-flasks =
    { $n ->
        [one] potion or bomb
       *[other] potions and bombs
    }
ow-count-ruins =
    { $n ->
        [one] destruction token on the map
       *[other] destruction tokens on the map
    }
ow-line-strike-each-flasks = take { $n } damage for each of your potions and bombs
ow-line-strike-each-flasks-1 = take { $n } damage for each of your potions and bombs, at least 1
ow-line-strike-each-ruins = take { $n } damage for each destruction token on the map
ow-line-learn-any = an attribute of your choice +1, and no cards for a new level
ow-question-drive = Which card do you discard to drive the legendary monster away?
ow-question-beast-step = Where does the legendary monster go?
ow-question-legend = Which legendary monster is hunted?
ow-option-drive = Drive the legendary monster away
ow-option-step = { $name }
ow-option-legend = Fight { $name }. { $text }
ow-log-legend = The legendary monster is { $cards }.
ow-log-beast-starts = It stands at { $place }.
ow-log-movement = A movement card is turned up: { $cards }.
ow-log-movements-back = The movement cards are reshuffled.
ow-log-beast-moves = The legendary monster goes to { $place }.
ow-log-destroyed = It leaves a destruction token at { $place }.
ow-log-beast-stuck = The legendary monster cannot go anywhere.
ow-log-beast-escapes = No movement card is left: the legendary monster escapes, and the game is lost.
ow-log-beast-driven =
    { $who ->
        [you] You drive the legendary monster away.
       *[other] { $name } drives the legendary monster away.
    }
ow-log-destruction =
    { $who ->
        [you] You take a destruction token: { $cards }.
       *[other] { $name } takes a destruction token: { $cards }.
    }
ow-log-beast-attack = Special attack, { $what }: { $text }
ow-log-beast-protected = Its protection takes { $n } off the damage.
ow-line-learn-combat = combat +1, and no cards for a new level
ow-line-learn-defense = defence +1, and no cards for a new level
ow-line-learn-alchemy = alchemy +1, and no cards for a new level
ow-line-learn-specialty = specialty +1, and no cards for a new level

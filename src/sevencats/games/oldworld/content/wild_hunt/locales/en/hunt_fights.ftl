## Generals and their cards

ow-hunt-general-nithral = Nithral
ow-hunt-general-imlerith = Imlerith
ow-hunt-general-caranthir = Caranthir
ow-hunt-general-eredin = Eredin
ow-monster-nithral = Nithral
ow-monster-imlerith = Imlerith
ow-monster-caranthir = Caranthir
ow-monster-eredin = Eredin
ow-hunt-card-phantom-axe-combat = Phantom Axe (combat)
ow-hunt-card-phantom-axe-defense = Phantom Axe (defence)
ow-hunt-card-phantom-axe-alchemy = Phantom Axe (alchemy)
ow-hunt-card-phantom-axe-specialty = Phantom Axe (specialty)
ow-hunt-card-freeze-3 = Freeze (3)
ow-hunt-card-freeze-4 = Freeze (4)
ow-hunt-card-freeze-5 = Freeze (5)
ow-hunt-card-freeze-6 = Freeze (6)
ow-hunt-card-white-frost-combat = White Frost (combat)
ow-hunt-card-white-frost-any = White Frost (any attribute)
ow-hunt-card-white-frost-highest = White Frost (highest attribute)
ow-hunt-card-white-frost-all = White Frost (all attributes)
ow-hunt-card-magic-shock-wave-3 = Magic Shock Wave (3)
ow-hunt-card-magic-shock-wave-4 = Magic Shock Wave (4)
ow-hunt-card-exploding-energy-3 = Exploding Energy (3)
ow-hunt-card-exploding-energy-4 = Exploding Energy (4)
ow-hunt-enter = When the Hunt comes to a witcher’s location, each witcher there: { $what }.
ow-hunt-enter-once = When the Hunt comes to a witcher’s location: { $what }.
ow-hunt-last = Before the last fight, each player: { $what }.
ow-hunt-last-away = Before the last fight, each player who is not at its location: { $what }.
ow-hunt-last-once = Before the last fight: { $what }.
ow-hunt-card-line = { $name }: { $text }.
ow-hunt-card-attack = Each player: { $what }.
ow-hunt-card-next = in your next fight turn { $what }
ow-hunt-card-now = for the rest of this fight turn { $what }
ow-hunt-card-after = before the next player’s turn each player: { $what }
ow-hunt-card-after-once = before the next player’s turn: { $what }
ow-hunt-passive = Discarded in a player’s turn: { $what }.
ow-rule-frozen = your shield does not rise (a mage gains no protection)

## Hounds

ow-hound-hound-1 = a hound of level I
ow-hound-hound-2 = a hound of level II
ow-hound-hound-3 = a hound of level III
ow-hound-text = Each fighter: shield -{ $shield }, draw { $draw }. Life with 1 to 5 players: { $life }.
ow-hound-token-any-trail = any trail
ow-hound-token-one-card = one card
ow-hound-token-card-of-0 = a card of cost 0
ow-hound-token-card-of-1 = a card of cost 1
ow-hound-token-any-attribute = any attribute
ow-hound-token-lowest-attribute = lowest attribute
ow-hound-token-text = For a hound of level { $n }, each fighter: { $what }.

## What they do

ow-line-strike-per-combat = take { $n } damage, and 1 more for each level of your combat
ow-line-strike-per-defense = take { $n } damage, and 1 more for each level of your defence
ow-line-strike-per-alchemy = take { $n } damage, and 1 more for each level of your alchemy
ow-line-strike-per-specialty = take { $n } damage, and 1 more for each level of your specialty
ow-line-hunt-per-players = the Hunt gains 1 shield for each player
ow-line-hunt-per-trophies = the Hunt gains 1 shield for each trophy of the players
ow-line-shield-full = your shield rises as far as it can
ow-line-guard-hound = a hound you choose together gets 1 shield for each witcher there; they add to its life
ow-line-gather-hounds = all hounds leave the map for his card, and shields beside them become the Hunt’s
ow-line-pack-attack = take 1 damage for each hound beside his card
ow-line-pack-grows = 1 more hound comes beside his card
ow-line-mark-monster = a monster you choose together gets 1 quest token for each witcher there; who fights it takes as much damage after the life pool is made
ow-line-lower-per-token = lower attributes of your choice by 1 in all for each quest token on the map and on monsters
ow-line-swept-away = you are put at a random location, without its action

## Questions

ow-question-guard-hound = Which hound gets the shields?
ow-question-mark-monster = Which monster gets the quest tokens?
ow-question-hound-join = Do you fight the hound together?
ow-question-hound-fight = Not everybody comes along. Do you fight the hound all the same?
ow-question-hunt-turn = Who of you acts next?
ow-question-hound-token = Which token is turned over?
ow-question-hound-bonus = Who of you gains the bonus next?
ow-question-swept-away = Which location token is drawn?
ow-option-guard = The hound at { $name }
ow-option-mark = { $name }
ow-option-hound-token = { $name }
ow-option-hound-bonus = Gain it now: { $name }
ow-option-join = Fight together
ow-option-stay-out = Stay out of it
ow-option-hound-fight-fight = Fight
ow-option-withdraw = Not now
ow-option-turn = Take my fight turn
ow-option-wait = Let others go first

## The log

ow-log-hound-fight =
    { $who ->
        [you] You face the hound at { $place } (level { $n }).
       *[other] { $name } faces the hound at { $place } (level { $n }).
    }
ow-log-hound-joined =
    { $who ->
        [you] You join the fight.
       *[other] { $name } joins the fight.
    }
ow-log-hound-left =
    { $who ->
        [you] You leave the hound alone for now.
       *[other] { $name } leaves the hound alone for now.
    }
ow-log-hound-damage = The combos come to { $n } damage.
ow-log-hound-stays = It was not enough: the hound at { $place } stays, and all who fought it lose their hands.
ow-log-hound-beaten = The hound at { $place } (level { $n }) is beaten.
ow-log-hound-token = A hound token is turned over: { $cards }.
ow-log-hunt-ability = { $what } shows what he can do.
ow-log-hunt-cards = His four cards for the last fight lie ready.
ow-log-hounds-gather =
    { $n ->
        [0] No hound is left to gather around him.
        [one] 1 hound gathers around him.
       *[other] { $n } hounds gather around him.
    }
ow-log-pack-grows =
    { $n ->
        [one] 1 hound is beside him now.
       *[other] { $n } hounds are beside him now.
    }
ow-log-monster-marked =
    { $n ->
        [one] The monster at { $place } gets 1 quest token.
       *[other] The monster at { $place } gets { $n } quest tokens.
    }
ow-log-last-fight = The last fight begins: all of you against { $what }.
ow-log-lets-go-first =
    { $who ->
        [you] You let others go first.
       *[other] { $name } lets others go first.
    }
ow-log-hunt-attack =
    { $who ->
        [you] { $what } strikes you. { $text }
       *[other] { $what } strikes { $name }. { $text }
    }
ow-log-hunt-passive = { $what } is discarded, and its passive side acts.
ow-log-knocked-out =
    { $who ->
        [you] You have no cards left: you are out.
       *[other] { $name } has no cards left and is out.
    }
ow-log-fight-defeated-last = The last card of the Wild Hunt is gone: it is beaten, and you have won together!
ow-log-fight-lost-last = All of you are out: the Wild Hunt has won.

## The end

ow-end-hunt-won = Together you have beaten { $general } ({ $level }) after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }.
ow-end-hunt-lost = { $general } ({ $level }) has won after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }. Of the Hunt { $shields ->
        [0] no shield
        [one] 1 shield
       *[other] { $shields } shields
    } and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } were left.
ow-end-hunter = { $name } ({ $school }), level { $level }: monsters beaten { $monsters }, hounds { $hounds }, cards given as support { $support }, trophies { $trophies }; in the last fight { $damage } damage, { $cards ->
        [0] then out
        [one] 1 card left
       *[other] { $cards } cards left
    }.

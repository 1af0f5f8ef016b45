ow-place-ard-skellig = Ard Skellig
ow-place-isle-of-mists = the Isle of Mists
ow-place-eyna = Eyna
ow-place-hen-inis = Hen Inis
ow-place-loc-gwen = Loc Gwen
ow-place-aenye-ard = Aenye Ard
ow-place-pawen-y-crevan = Pawen y Crevan
ow-place-haundre-hevangix = Haundre Hevangix
ow-place-dagons-deep = Dagon’s Deep
ow-monster-dagon = Dagon
ow-sea-sea = the sea of Skellige
ow-sea-text = A crossing is safe by the die, from the upmost spot of Dagon’s track down: { $spots }. Dagon starts with 1 to 5 players at spot { $start }. Ships: { $ships }.
ow-dagon-bonus-scales = Dagon’s scales
ow-dagon-bonus-tooth = Dagon’s tooth
ow-dagon-bonus-pearl = Dagon’s pearl
ow-dagon-bonus-fin = Dagon’s fin
ow-dagon-bonus-oil = Dagon’s oil
ow-action-mastery = an attribute of your choice +1
ow-action-salvage = a 0-cost card of the pool, or for 1 gold a 1-cost one
ow-action-offering = a monster trophy, or a better one for one of level I or II
ow-action-relic = a trophy of a level I monster
ow-action-treasure = 3 gold
ow-action-brewery = 4 potions
ow-action-tracks = up to one trail of each terrain
ow-action-arena = fight a monster of a level of your choice
ow-action-nothing = no action
ow-deck-sea = the sea
ow-landmark-ship = a ship
ow-landmark-dagon = Dagon
ow-status-dagon = Dagon is { $n } below the surface; a crossing is safe from { $safe } on.
ow-status-dagon-up = { $name } has emerged: every crossing is dangerous.
ow-status-islands = Known islands: { $places }.
ow-status-dagon-trails = Dagon’s trail: { $names }.
ow-line-dagon-up = Dagon moves up { $n }
ow-line-dagon-down = Dagon moves down { $n }
ow-line-turn-back = you do not reach the island
ow-line-discover-hen-inis = an island is discovered: Hen Inis
ow-line-discover-loc-gwen = an island is discovered: Loc Gwen
ow-line-discover-aenye-ard = an island is discovered: Aenye Ard
ow-line-discover-pawen-y-crevan = an island is discovered: Pawen y Crevan
ow-line-discover-haundre-hevangix = an island is discovered: Haundre Hevangix
ow-line-shed-terrain-water = discard a water card of your hand
ow-branch-per-trophy = for each of your trophy cards: { $what }
ow-count-water-cards = water cards of your hand
ow-count-depth = spots that Dagon is below the surface
ow-only-island = on an island
ow-only-against-dagon = against Dagon
ow-when-foe-turn = when its fight turn begins
ow-when-fought = after any of your fights
ow-rule-sea-roll = { $signed } on the die when you sail to an island
ow-rule-island-draw = cards drawn in phase III on an island { $signed }
ow-rule-sea-dice = throw two dice when you sail to an island, and choose one
ow-question-harbour = At which harbour does a ship lie?
ow-question-sea-die = Which die counts for the crossing?
ow-question-isle-trade = Which trophy do you give for one of the next level?
ow-question-isle-card = Which card of the pool do you take?
ow-question-isle-trail = Which trail do you take?
ow-question-isle-level = A monster of which level do you fight?
ow-option-sail = Sail to { $name } ({ $text })
ow-option-harbour = { $name }
ow-option-trade = { $name }
ow-option-buy = Pay 1 gold for { $name }
ow-option-isle-trail-done = No more trails
ow-option-level = Level { $name }
ow-option-rest = Do nothing in phase II
ow-option-sea-die-die = { $name }
ow-log-ship-laid = A ship lies at { $place }.
ow-log-dagon-rises = Dagon moves up: { $n } below the surface.
ow-log-dagon-sinks = Dagon moves down: { $n } below the surface.
ow-log-dagon-emerges = Dagon emerges from the sea.
ow-log-dagon-leaves = Dagon is driven away, { $n } below the surface; its trails are gone.
ow-log-foe-back = { $cards } goes back to the others of its level.
ow-special-dagon-1 = Ancient Power
ow-special-dagon-2 = Mighty Ancient Power
ow-special-dagon-3 = Magic Storm
ow-special-dagon-4 = Magic Flood
ow-special-dagon-passive = Summon Vodyanoi
ow-log-sets-sail =
    { $who ->
        [you] You set sail for { $place }.
       *[other] { $name } sets sail for { $place }.
    }
ow-log-sea-rolled =
    { $who ->
        [you] You roll { $n } for the crossing.
       *[other] { $name } rolls { $n } for the crossing.
    }
ow-log-sea-safe =
    { $who ->
        [you] Your crossing is safe.
       *[other] { $name } has a safe crossing.
    }
ow-log-sea-danger =
    { $who ->
        [you] Your crossing is dangerous.
       *[other] { $name } has a dangerous crossing.
    }
ow-log-turned-back =
    { $who ->
        [you] You do not reach { $place }.
       *[other] { $name } does not reach { $place }.
    }
ow-log-discovered =
    { $who ->
        [you] You discover an island: { $place }.
       *[other] { $name } discovers an island: { $place }.
    }
ow-log-dagon-trail =
    { $who ->
        [you] You gain a trail of Dagon.
       *[other] { $name } gains a trail of Dagon.
    }
ow-log-dagon-bonus =
    { $who ->
        [you] You take a bonus card: { $cards }.
       *[other] { $name } takes a bonus card: { $cards }.
    }
ow-log-isle-trophy =
    { $who ->
        [you] You gain a trophy without a step: { $cards }.
       *[other] { $name } gains a trophy without a step: { $cards }.
    }
ow-log-trophy-given =
    { $who ->
        [you] You give a trophy away: { $cards }.
       *[other] { $name } gives a trophy away: { $cards }.
    }
ow-log-isle-foe =
    { $who ->
        [you] You meet { $cards } on the island.
       *[other] { $name } meets { $cards } on the island.
    }
ow-log-foe-spared =
    { $who ->
        [you] You cannot pay what this monster asks for a fight.
       *[other] { $name } cannot pay what this monster asks for a fight.
    }
ow-log-rests =
    { $who ->
        [you] You do nothing in phase II.
       *[other] { $name } does nothing in phase II.
    }

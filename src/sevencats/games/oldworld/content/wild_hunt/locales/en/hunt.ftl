ow-hunt-level-story = Just the Story
ow-hunt-level-sword = Story and Sword
ow-hunt-level-blood = Blood and Broken Bones
ow-hunt-level-death = Death March
ow-hunt-level-text = Shields of the Hunt for 1 to 5 players: { $shields }. Levels of the first monsters: { $monsters }.
ow-hunt-track-one = the round track for 1
ow-hunt-track-two = the round track for 2
ow-hunt-track-three = the round track for 3
ow-hunt-track-four = the round track for 4
ow-hunt-track-five = the round track for 5
ow-hunt-track-text = Stages: { $stages }. What appears: { $appear }.
ow-hunt-table-hunt-table = the help card of the Wild Hunt
ow-hunt-table-text = Dice pay { $poker }. Everybody begins with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $gold } gold; a life pool has at most { $life ->
        [one] { $life } card
       *[other] { $life } cards
    }.
ow-hunt-youngest-a = A is the youngest player
ow-hunt-youngest-b = B is the youngest player
ow-hunt-youngest-c = C is the youngest player
ow-hunt-youngest-d = D is the youngest player
ow-hunt-youngest-e = E is the youngest player
ow-deck-hunt-1 = the Wild Hunt, stage I
ow-deck-hunt-2 = the Wild Hunt, stage II
ow-landmark-hunt = the Wild Hunt
ow-landmark-hound = a hound of the Hunt
ow-map-mark-hunt = HUNT
ow-map-mark-hound = hound
ow-goal-wild-hunt = You win or lose together. After the last round all of you fight the Wild Hunt; take its shields before then, by monsters, hounds and cards.
ow-status-hunt = Wild Hunt: { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }, at { $place }; round { $round } of { $rounds }.
ow-status-hounds = Hounds: { $hounds }.
ow-status-hound = level { $level } at { $place }
ow-status-open-quests = Quests open to all: { $quests }.
ow-status-quest = { $name } ({ $place })
ow-status-ready = Ready: { $names }.
ow-status-acting = Still acting in phase I: { $names }.
ow-line-hunt-up = the Wild Hunt gains { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
ow-line-hunt-down = the Wild Hunt loses { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
ow-line-hound = a hound of level { $n } joins the Wild Hunt
ow-line-hound-leaves = a hound of your choice leaves the game
ow-line-hunt-moves = the Wild Hunt moves
ow-line-hunt-moves-not = the Wild Hunt does not move at the end of this round
ow-branch-each = each player ({ $what })
ow-branch-one = one player of your choice ({ $what })
ow-count-hunt-shields = shields of the Wild Hunt
ow-count-hounds = hounds on the map
ow-question-ready = You are ready for phase II.
ow-question-gift = What do you give?
ow-question-swap = Somebody here offers you an exchange. Do you agree?
ow-question-fighter = Who of you fights the monster here?
ow-question-support = Which cards do you discard to support the fighter?
ow-question-hound-place = Where does the new hound of level { $n } appear?
ow-question-hound-gone = Which hound leaves the game?
ow-question-ride-to = To whom does the Wild Hunt ride?
ow-question-ride-step = Which way does the Wild Hunt ride?
ow-question-one = Which player is it?
ow-question-hunt-token = Which token is drawn for the Wild Hunt?
ow-option-not-ready = Not ready: go on with phase I
ow-option-give = Give something to { $name }
ow-option-gift = 1 gold
ow-option-gift-potion = { $name }. { $text }
ow-option-gift-bomb = { $name }. { $text }
ow-option-gift-trail = Your trail ({ $name })
ow-option-gift-trail-quest = Your trail quest ({ $name }) with its gold
ow-option-swap-potion = Offer your { $name } for their { $other }
ow-option-swap-bomb = Offer your { $name } for their { $other }
ow-option-swap-trail = Offer your trail ({ $name }) for their trail quest
ow-option-swap-trail-quest = Offer your trail quest ({ $name }) with its gold for their trail
ow-option-swap-trail-quests = Offer your trail quest ({ $name }) for theirs
ow-option-swap-swap-potion = Give your { $name } for their { $other }
ow-option-swap-swap-bomb = Give your { $name } for their { $other }
ow-option-swap-swap-trail = Give your trail ({ $name }) for their trail quest with its gold
ow-option-swap-swap-trail-quest = Give your trail quest ({ $name }) with its gold for their trail
ow-option-swap-swap-trail-quests = Give your trail quest ({ $name }) for theirs
ow-option-refuse = No exchange
ow-option-fighter = { $name }
ow-option-pass = No fight, no meditation
ow-option-support-done = Enough
ow-option-hound = Fight the hound at { $name }
ow-option-hound-at = { $name }
ow-option-player = { $name }
ow-option-ride = { $name }
ow-option-token = { $name }
ow-log-hunt-round = Round { $n } of the Wild Hunt.
ow-log-hunt-phase = Phase { $n ->
        [2] II: fights, meditation, exploration
        [3] III
       *[other] IV
    }.
ow-log-hunt-general = The Wild Hunt is led by { $cards }.
ow-log-hunt-at = The Wild Hunt is at { $place }.
ow-log-hunt-waits = The Wild Hunt stays where it is: it has found witchers.
ow-log-hunt-halted = The Wild Hunt does not move this round.
ow-log-hunt-shields-lost = The Wild Hunt loses { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }.
ow-log-hunt-shields-gained = The Wild Hunt gains { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }.
ow-log-hound-appears = A hound of level { $n } appears at { $place }.
ow-log-hound-guarded = The hound at { $place } gets { $n ->
        [one] 1 shield
       *[other] { $n } shields
    } beside it.
ow-log-hound-leaves = The hound at { $place } leaves.
ow-log-no-terrain = A monster of level { $n } finds no terrain.
ow-log-hunt-token-tavern = The token of the closed tavern is drawn.
ow-log-hunt-token =
    { $who ->
        [you] The Wild Hunt rides to you.
       *[other] The Wild Hunt rides to { $name }.
    }
ow-log-ready =
    { $who ->
        [you] You are ready for phase II.
       *[other] { $name } is ready for phase II.
    }
ow-log-not-ready =
    { $who ->
        [you] You go on with phase I.
       *[other] { $name } goes on with phase I.
    }
ow-log-votes-option =
    { $who ->
        [you] You vote for option { $n }.
       *[other] { $name } votes for option { $n }.
    }
ow-log-votes-player =
    { $who ->
        [you] You vote for { $rival }.
       *[other] { $name } votes for { $rival }.
    }
ow-log-votes-place =
    { $who ->
        [you] You vote for { $place }.
       *[other] { $name } votes for { $place }.
    }
ow-log-gift-gold =
    { $who ->
        [you] You give 1 gold to { $rival }.
       *[other] { $name } gives 1 gold to { $rival }.
    }
ow-log-gift =
    { $who ->
        [you] You are given { $cards }.
       *[other] { $name } is given { $cards }.
    }
ow-log-gift-trail =
    { $who ->
        [you] You are given a trail: { $cards }.
       *[other] { $name } is given a trail: { $cards }.
    }
ow-log-swap-refused =
    { $who ->
        [you] You do not want to exchange anything with { $rival }.
       *[other] { $name } does not want to exchange anything with { $rival }.
    }
ow-log-hunt-willing =
    { $who ->
        [you] You wish to fight.
       *[other] { $name } wishes to fight.
    }
ow-log-hunt-unwilling =
    { $who ->
        [you] You do not fight.
       *[other] { $name } does not fight.
    }
ow-log-supports =
    { $who ->
        [you] You support { $rival } with { $n ->
            [one] 1 card
           *[other] { $n } cards
        }.
       *[other] { $name } supports { $rival } with { $n ->
            [one] 1 card
           *[other] { $n } cards
        }.
    }

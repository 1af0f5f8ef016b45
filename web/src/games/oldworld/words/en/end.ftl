# The end of a game, and its turns in a replay.

oldworld-end-watched = { $name } has won
oldworld-end-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
oldworld-end-stories = Stories of this game
oldworld-end-no-stories = No story was read.
oldworld-end-wait = One moment…
oldworld-end-no-curves = The course of this game is no longer stored.
oldworld-winner = winner
oldworld-rank-legend = Legend
oldworld-rank-master = Master
oldworld-rank-veteran = Veteran
oldworld-rank-hunter = Hunter
oldworld-rank-journeyman = Journeyman
oldworld-rank-novice = Novice

oldworld-end-curves = Curves
oldworld-end-curve-track = Trophies
oldworld-end-curve-gold = Gold
oldworld-end-curve-cards = Cards
oldworld-end-curve-chance = Win chance
oldworld-end-odds = chance at the start: { $n }%
oldworld-end-unjudged-alone = In a solo game there are no rivals to be ahead of, so its moves are not judged.
oldworld-end-unjudged-together = In the Wild Hunt all win or lose together, so the moves of one player are not judged.
oldworld-end-unjudged-goal = This game is decided by the fall of the legendary monster, not by trophies, so its moves are not judged.
oldworld-end-estimate = Estimates: the choices that mattered most were replayed many times, each to the end of its turn.
oldworld-pick-card = Begin with { $name }
oldworld-pick-meditate = Meditate: { $name }
oldworld-pick-explore = Explore { $deck }
oldworld-pick-fight = Fight { $name }
oldworld-deck-city = the city
oldworld-deck-wilds = the wilds
oldworld-end-moments = Moments
oldworld-end-combo = Greatest combo: { $n } damage by { $name }
oldworld-end-narrow = Narrowest fight: { $name } wins with { $n ->
        [one] 1 card
       *[other] { $n } cards
    } left
oldworld-end-dice = Luckiest dice: { $hand }, { $name }
oldworld-end-fights = { $n ->
        [one] 1 fight
       *[other] { $n } fights
    }
oldworld-end-fight = { $name } against { $foe }: { $result }
oldworld-end-result-defeated = defeated
oldworld-end-result-lost = lost
oldworld-end-result-driven-away = driven away
oldworld-end-result-attacker = won
oldworld-end-result-defender = lost

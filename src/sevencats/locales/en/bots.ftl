# Bots: their levels, why they move, and what they think of a game.

## Levels

level-recruit = Recruit
level-brawler = Brawler
level-captain = Captain
level-strategist = Strategist
level-legend = Legend
level-random = Wanderer
level-apprentice = Apprentice
level-hunter = Hunter
level-veteran = Veteran
character-hunter = Orven
character-trainer = Bertok
character-wanderer = Ilko
character-duellist = Vesra
character-gambler = Ruk
character-hunter-about = Orven weighs everything and hurries nowhere.
character-trainer-about = Bertok trains first and fights late.
character-wanderer-about = Ilko reads every rumour and walks after it.
character-duellist-about = Vesra looks for other witchers, and finds them.
character-gambler-about = Ruk brews, plays dice and takes chances.

## Reasons

reason-habit = plays by habit
reason-random = picked at random
reason-own = its own choice
reason-search = wins about { $chance } of 100 games, { $games } tried
reason-master = gives itself about { $chance } chances in 100
reason-finish = everybody else has passed, this is the cheapest way to end the round
reason-gain = gives the best totals right now
reason-ahead = is ahead by { $lead } and saves cards
reason-no-gain = no card would help
reason-no-cards = there is no card to play
reason-won = the others have passed, the round is won
reason-keep-hand = the hand is good enough

## The same, told to a person who may follow it

advice-habit = That is what experienced players do here.
advice-random = Any choice is as good as another here.
advice-search = Of 100 games played on from here, this wins about { $chance }: more than any other option.
advice-finish = Everybody else has passed: this ends the round at the lowest cost.
advice-odds = { $won } of { $tried } such fights go well.
advice-plan = It leads on to something better.

## In the terminal

play-level = Level of the bots: { $level }.
play-reason = Why { $name } did this: { $reason }.
play-hint = Hint: { $number }, { $option }. Why: { $reason }.
play-help-hint = hint: what a good bot would do in your place, and why

## Analysis of a position

analysis-title = Round { $round }, { $name } to choose.
analysis-games = { $simulations ->
        [one] { $simulations } simulated game
       *[other] { $simulations } simulated games
    } for the whole decision.
analysis-solved = Everybody else has passed and this round decides: solved by trying every line of play.
analysis-chance = Chance
analysis-interval = 95%
analysis-tried = Games
analysis-option = Option
analysis-percent = { $value }%
analysis-range = { $low } to { $high }%
analysis-line = How it could continue (one typical deal of the hidden cards, tavern play):
analysis-ply = { $name }: { $option }

## Analysis of a game

analysis-progress = Decisions
analysis-game = { $mode }, seed { $seed }. { $simulations ->
        [one] { $simulations } simulated game
       *[other] { $simulations } simulated games
    } for each decision.
analysis-turn = Turn
analysis-round = Round
analysis-seat = Seat
analysis-before = Before
analysis-picked = Picked
analysis-pick = Pick
analysis-better = Better
analysis-turning = Turning points
analysis-none = No pick was clearly worse than another.
analysis-point = { $number }. Round { $round }, turn { $turn }, { $name }: { $pick }, { $picked }%. Better: { $better }, { $before }%.

## The chart

chart-title = Win chance of { $name }
chart-desc = The win chance of { $name } over { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, in per cent: { $first } at first, { $last } at the end, { $least } at least, { $most } at most. { $points }
chart-turn = Turn
chart-round = Round { $round }
chart-point = Round { $round }, turn { $turn }, { $name }: { $pick }, { $picked }%. Better: { $better }, { $before }%
chart-saved = The chart is in { $file }.

## Old World

reason-odds = expects to win { $won } of { $tried } such fights
reason-plan = is on its way to something better
reason-way-hunt = goes to hunt { $foe }: expects to win { $won } of { $tried } such fights
reason-way-dear = the way to { $foe } costs { $cards ->
    [one] a card
   *[other] the { $cards } cards
 } it would fight with
reason-way-place = goes to { $place }, which offers the most
reason-way-stay = nothing within reach is worth the cards
reason-fight-on = wins about { $chance } of 100 fights continued like this
advice-way-hunt = { $foe } is worth the hunt: { $won } of { $tried } such fights go well.
advice-way-dear = The way to { $foe } costs { $cards ->
    [one] a card
   *[other] the { $cards } cards
 } you would fight with.
advice-way-place = { $place } offers the most this turn.
advice-way-stay = Nothing within reach is worth your cards.
advice-fight-on = Continued like this, about { $chance } of 100 fights are won.

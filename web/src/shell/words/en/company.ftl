## Ratings

rating = Rating
rating-title = Ratings
rating-yours = Your rating
rating-sure-high = well known
rating-sure-fair = fairly well known
rating-sure-low = still a rough guess
rating-sure-open = hardly known yet: a few more games will tell
rating-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
}, { $wins } won
rating-curve = Between { $low } and { $high }
rating-none = No rated games yet. Quick match, or a new table with “Rated”, begins your rating.
rating-rated = Rated
rating-rated-what = With a clock; no undo, no hints.
rating-none-same_address = This game did not count: a guest played with somebody of the same address.
rating-none-pair_limit = This game did not count: you two have played enough rated games today.
rating-none-deserted = This game did not count: nobody stayed to its end.
pool-duel = duel
pool-free = free for all
pool-teams = teams

## The puzzle of the day

puzzle = Puzzle of the day
puzzle-number = no. { $number }
puzzle-task = Your rival has passed, and this round decides the game. Which card must come first?
puzzle-short = Your move
puzzle-right = Right!
puzzle-wrong = Not this one.
puzzle-line = This wins: { $line }.
puzzle-step = { $at } of { $total }
puzzle-back = Back
puzzle-on = On
puzzle-streak = { $days ->
    [one] solved once
   *[other] { $days } days in a row
}
puzzle-tomorrow = There is another one tomorrow.

## Quick match

match = Quick match
match-what = Finds a rival of like strength. The game is rated, with a clock. Until somebody is found a bot plays with you, if you like; that game is not rated.
match-bot = In the meantime
match-no-bot = Just wait
match-go = Find a rival
match-on = Searching …
match-searching = Searching { $time }
match-leave = Stop
match-found = A rival is found
match-ask = Do you want to play now? { $seconds } s
match-wait-other = Waiting for the other one’s yes. { $seconds } s
match-kept = Your game with the bot is kept: you find it among your tables.
match-yes = Play
match-no = No, stop searching

## History

history = History
history-favourites = Favourites
history-games = Games
history-share = { $wins } of { $games } won
history-none = Nothing is finished yet. A game that is over can be watched again from here.
history-more = Older games
history-nobody = a bot
lobby-any-pace = Any pace
lobby-any-rated = Rated or not
rating-casual = For fun

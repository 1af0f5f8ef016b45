## Ratings

rating = Rating
rating-title = Ratings
rating-yours = Your rating
rating-sure-high = well established
rating-sure-fair = fairly reliable
rating-sure-low = still a rough guess
rating-sure-open = barely known yet: a few more games will tell
rating-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
}, { $wins } won
rating-curve = Between { $low } and { $high }
rating-none = No rated games yet. A quick match, or a new table with “Rated”, starts your rating.
rating-rated = Rated
rating-rated-what = With a clock; no undo, no hints.
rating-none-same_address = This game did not count: a guest played with somebody at the same address.
rating-none-pair_limit = This game did not count: you two have played enough rated games today.
rating-none-deserted = This game did not count: nobody stayed to its end.
rating-none-unsettled = This game did not count: both ratings are still too uncertain. Rated games against bots make yours more certain.
rating-none-early = This game did not count: it was given up almost at once.
rating-none-address_limit = This game did not count: enough rated games were played at this address today.
rating-stays = Your rating stays the same: this game says too little about it.
pool-duel = duel
pool-free = free for all
pool-teams = teams

## The puzzle of the day

puzzle = Puzzle of the day
puzzle-number = no. { $number }
puzzle-task = Your opponent has passed, and this round decides the game. Which card must come first?
puzzle-short = Your move
puzzle-right = Right!
puzzle-wrong = Not this one.
puzzle-tried = “{ $pick }” is not enough. { $told }
puzzle-line = This is how to win: { $line }.
puzzle-step = { $at } of { $total }
puzzle-back = Back
puzzle-on = Next
puzzle-streak =
    { $days ->
        [one] solved 1 day in a row
       *[other] solved { $days } days in a row
    }
puzzle-tomorrow = There is another one tomorrow.

## Quick match

match-what = Finds an opponent of similar strength. The game is rated, with a clock. Until an opponent is found you can play a bot; that game is not rated.
match-bot = In the meantime
match-no-bot = Just wait
match-go = Find an opponent
match-on = Searching…
match-searching = Searching { $time }
match-leave = Stop
match-found = Opponent found
match-ask = Do you want to play now? { $seconds } s left
match-wait-other = Waiting for your opponent to accept. { $seconds } s left
match-kept = Your game with the bot is saved: it is among your tables.
match-yes = Play
match-no = No, stop searching

## History

history = History
history-favourites = Favourites
history-games = Games
history-share = { $wins } of { $games } won
history-none = No finished games yet. You can watch finished games again from here.
history-more = Older games
history-nobody = a bot
lobby-any-pace = Any pace
lobby-any-rated = Rated or not
rating-casual = For fun

## The first page of somebody who has been here before

home-left = Where you left off
home-waits =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
home-go-on = Play on
home-look = Look
home-others-turn = The others are to move
home-not-begun = Not begun yet
home-all-tables = All tables
home-today = Today
home-puzzle = One card wins this round. Which?
home-puzzle-go = Solve
home-puzzle-right = Solved. The next one comes tomorrow.
home-puzzle-wrong = Not solved today. The next one comes tomorrow.
home-puzzle-see = See how
home-week = Solved in the last seven days: { $solved }
home-next = Next achievement
home-next-all = All achievements
home-games = Games

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

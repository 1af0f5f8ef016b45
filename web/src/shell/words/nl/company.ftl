## Ratings

rating = Rating
rating-title = Ratings
rating-yours = Jouw rating
rating-sure-high = goed bekend
rating-sure-fair = vrij goed bekend
rating-sure-low = nog een ruwe schatting
rating-sure-open = nog nauwelijks bekend: een paar partijen zeggen meer
rating-games = { $games ->
    [one] één partij met rating
   *[other] { $games } partijen met rating
}, { $wins } gewonnen
rating-curve = Tussen { $low } en { $high }
rating-none = Nog geen partij met rating. Een snelle partij, of een nieuwe tafel met ‘Telt mee’, begint je rating.
rating-rated = Telt mee
rating-rated-what = Met klok; niets terugnemen, geen hints.
rating-none-same_address = Deze partij telde niet mee: een gast speelde met iemand van hetzelfde adres.
rating-none-pair_limit = Deze partij telde niet mee: jullie hebben vandaag samen genoeg partijen met rating gespeeld.
rating-none-deserted = Deze partij telde niet mee: niemand bleef tot het einde.
pool-duel = duel
pool-free = ieder voor zich
pool-teams = teams

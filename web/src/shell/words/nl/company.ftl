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
rating-none-unsettled = Deze partij telde niet mee: jullie ratings zijn allebei nog te onzeker. Partijen met rating tegen bots maken de jouwe zeker.
rating-none-early = Deze partij telde niet mee: ze werd vrijwel meteen opgegeven.
rating-none-address_limit = Deze partij telde niet mee: op dit adres zijn vandaag genoeg partijen met rating gespeeld.
rating-stays = Je rating blijft gelijk: deze partij zegt er te weinig over.
pool-duel = duel
pool-free = ieder voor zich
pool-teams = teams

## De puzzel van de dag

puzzle = Puzzel van de dag
puzzle-number = nr. { $number }
puzzle-task = Je tegenstander heeft gepast, en deze ronde beslist het spel. Welke kaart moet eerst?
puzzle-short = Jij bent aan zet
puzzle-right = Goed!
puzzle-wrong = Die niet.
puzzle-tried = ‘{ $pick }’ is niet genoeg. { $told }
puzzle-line = Zo win je: { $line }.
puzzle-step = { $at } van { $total }
puzzle-back = Terug
puzzle-on = Verder
puzzle-streak = { $days ->
    [one] één keer opgelost
   *[other] { $days } dagen op rij
}
puzzle-tomorrow = Morgen is er weer een.

## Snelle partij

match = Snelle partij
match-what = Vindt een tegenstander van ongeveer jouw sterkte. De partij telt mee en heeft een klok. Tot er iemand is speelt er als je wilt een bot met je; die partij telt niet mee.
match-bot = In de tussentijd
match-no-bot = Alleen wachten
match-go = Tegenstander zoeken
match-on = Aan het zoeken …
match-searching = Zoeken { $time }
match-leave = Stoppen
match-found = Er is een tegenstander
match-ask = Wil je nu spelen? { $seconds } s
match-wait-other = Wachten op het ja van de ander. { $seconds } s
match-kept = Je partij met de bot blijft bewaard: je vindt haar bij je tafels.
match-yes = Spelen
match-no = Nee, stop met zoeken

## Geschiedenis

history = Geschiedenis
history-favourites = Favorieten
history-games = Partijen
history-share = { $wins } van { $games } gewonnen
history-none = Er is nog niets uitgespeeld. Een partij die klaar is kun je hier terugzien.
history-more = Oudere partijen
history-nobody = een bot
lobby-any-pace = Elk tempo
lobby-any-rated = Met of zonder rating
rating-casual = Voor de lol

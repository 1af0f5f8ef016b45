## Ratings

rating = Rating
rating-title = Ratings
rating-yours = Jouw rating
rating-sure-high = goed bekend
rating-sure-fair = vrij goed bekend
rating-sure-low = nog een ruwe schatting
rating-sure-open = nog nauwelijks bekend: een paar spellen zeggen meer
rating-games =
    { $games ->
        [one] één spel met rating
       *[other] { $games } spellen met rating
    }, { $wins } gewonnen
rating-curve = Tussen { $low } en { $high }
rating-none = Nog geen spel met rating. Met ‘Snel spel’ of een nieuwe tafel met ‘Telt mee’ begint je rating.
rating-rated = Telt mee
rating-rated-what = Met klok; niet terugnemen, geen tips.
rating-none-same_address = Dit spel telde niet mee: een gast speelde met iemand van hetzelfde adres.
rating-none-pair_limit = Dit spel telde niet mee: jullie hebben vandaag samen genoeg spellen met rating gespeeld.
rating-none-deserted = Dit spel telde niet mee: niemand bleef tot het einde.
rating-none-unsettled = Dit spel telde niet mee: jullie ratings zijn allebei nog te onzeker. Spellen met rating tegen bots maken de jouwe zekerder.
rating-none-early = Dit spel telde niet mee: het werd vrijwel meteen opgegeven.
rating-none-address_limit = Dit spel telde niet mee: op dit adres zijn vandaag genoeg spellen met rating gespeeld.
rating-stays = Je rating blijft gelijk: dit spel zegt er te weinig over.
pool-duel = duel
pool-free = Free For All
pool-teams = teams

## De puzzel van de dag

puzzle = Puzzel van de dag
puzzle-number = nr. { $number }
puzzle-task = Je tegenstander heeft gepast, en deze ronde beslist het spel. Welke kaart speel je eerst?
puzzle-short = Jij bent aan zet
puzzle-right = Goed!
puzzle-wrong = Die niet.
puzzle-tried = ‘{ $pick }’ is niet genoeg. { $told }
puzzle-line = Zo win je: { $line }.
puzzle-step = { $at } van { $total }
puzzle-back = Terug
puzzle-on = Verder
puzzle-streak =
    { $days ->
        [one] 1 dag op rij opgelost
       *[other] { $days } dagen op rij opgelost
    }
puzzle-tomorrow = Morgen is er weer een.

## Snelle partij

match-what = Zoekt een tegenstander van ongeveer jouw sterkte. Het spel telt mee en heeft een klok. Tot die gevonden is, kun je tegen een bot spelen; dat spel telt niet mee.
match-bot = In de tussentijd
match-no-bot = Alleen wachten
match-go = Tegenstander zoeken
match-on = Aan het zoeken…
match-searching = Zoeken { $time }
match-leave = Stoppen
match-found = Tegenstander gevonden
match-ask = Wil je nu spelen? Nog { $seconds } s
match-wait-other = Wachten tot de ander ja zegt. Nog { $seconds } s
match-kept = Je spel met de bot is bewaard: je vindt het bij je tafels.
match-yes = Spelen
match-no = Nee, stop met zoeken

## Geschiedenis

history = Geschiedenis
history-favourites = Favorieten
history-games = Spellen
history-share = { $wins } van { $games } gewonnen
history-none = Nog geen afgelopen spellen. Je kunt ze hier later terugkijken.
history-more = Oudere spellen
history-nobody = een bot
lobby-any-pace = Elk tempo
lobby-any-rated = Met of zonder rating
rating-casual = Voor de lol

## De eerste pagina voor wie hier al eens was

home-left = Waar je gebleven was
home-waits =
    { $count ->
        [one] Eén tafel wacht op je
       *[other] { $count } tafels wachten op je
    }
home-go-on = Verder spelen
home-look = Bekijken
home-others-turn = De anderen zijn aan zet
home-not-begun = Nog niet begonnen
home-all-tables = Alle tafels
home-today = Vandaag
home-puzzle = Eén kaart wint deze ronde. Welke?
home-puzzle-go = Oplossen
home-puzzle-right = Opgelost. Morgen komt de volgende.
home-puzzle-wrong = Vandaag niet opgelost. Morgen komt de volgende.
home-puzzle-see = Oplossing bekijken
home-week = Opgelost in de laatste zeven dagen: { $solved }
home-next = Volgende prestatie
home-next-all = Alle prestaties
home-games = Spellen

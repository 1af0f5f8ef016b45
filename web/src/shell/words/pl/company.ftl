## Ratings

rating = Ranking
rating-title = Rankingi
rating-yours = Twój ranking
rating-sure-high = dobrze ustalony
rating-sure-fair = dość pewny
rating-sure-low = wciąż tylko przybliżony
rating-sure-open = prawie nieznany: pokaże go kilka następnych gier
rating-games = { $games ->
    [one] 1 gra rankingowa
    [few] { $games } gry rankingowe
   *[other] { $games } gier rankingowych
}, wygrane: { $wins }
rating-curve = Między { $low } a { $high }
rating-none = Nie masz jeszcze gier rankingowych. Ranking zaczyna się od szybkiego meczu albo od nowego stołu z opcją „Rankingowa”.
rating-rated = Rankingowa
rating-rated-what = Z zegarem; bez cofania i bez podpowiedzi.
rating-none-same_address = Ta gra się nie liczyła: gość grał z kimś spod tego samego adresu.
rating-none-pair_limit = Ta gra się nie liczyła: na dziś macie już dość wspólnych gier rankingowych.
rating-none-deserted = Ta gra się nie liczyła: nikt nie został do końca.
rating-none-unsettled = Ta gra się nie liczyła: oba rankingi są jeszcze zbyt niepewne. Ustalą je gry rankingowe z botami.
rating-none-early = Ta gra się nie liczyła: poddano ją niemal od razu.
rating-none-address_limit = Ta gra się nie liczyła: spod tego adresu rozegrano dziś już dość gier rankingowych.
rating-stays = Twój ranking się nie zmienia: ta gra mówi o nim zbyt mało.
pool-duel = pojedynek
pool-free = każdy na każdego
pool-teams = drużyny

## The puzzle of the day

puzzle = Zagadka dnia
puzzle-number = nr { $number }
puzzle-task = Przeciwnik spasował, a ta runda rozstrzyga grę. Którą kartę trzeba zagrać najpierw?
puzzle-short = Twój ruch
puzzle-right = Dobrze!
puzzle-wrong = Nie ta.
puzzle-tried = „{ $pick }” nie wystarczy. { $told }
puzzle-line = Tak się wygrywa: { $line }.
puzzle-step = { $at } z { $total }
puzzle-back = Wstecz
puzzle-on = Dalej
puzzle-streak = { $days ->
    [one] rozwiązana raz
    [few] { $days } dni z rzędu
   *[other] { $days } dni z rzędu
}
puzzle-tomorrow = Jutro będzie następna.

## Quick match

match-what = Szuka przeciwnika o podobnej sile. Gra jest rankingowa i z zegarem. Zanim przeciwnik się znajdzie, możesz zagrać z botem; ta gra nie liczy się do rankingu.
match-bot = W międzyczasie
match-no-bot = Po prostu czekam
match-go = Znajdź przeciwnika
match-on = Szukamy…
match-searching = Szukamy { $time }
match-leave = Przerwij
match-found = Jest przeciwnik
match-ask = Grasz teraz? { $seconds } s
match-wait-other = Czekamy, aż przeciwnik się zgodzi. { $seconds } s
match-kept = Twoja gra z botem jest zapisana: znajdziesz ją wśród swoich stołów.
match-yes = Gram
match-no = Nie, przerwij szukanie

## History

history = Historia
history-favourites = Ulubione
history-games = Gry
history-share = wygrane { $wins } z { $games }
history-none = Nie ma jeszcze skończonych gier. Kiedy będą, obejrzysz je tu jeszcze raz.
history-more = Starsze gry
history-nobody = bot
lobby-any-pace = Dowolne tempo
lobby-any-rated = Rankingowe i nie
rating-casual = Dla zabawy

## Pierwsza strona kogoś, kto już tu był

home-left = Gry w toku
home-waits =
    { $count ->
        [one] Jeden stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
       *[other] { $count } stołów czeka na ciebie
    }
home-go-on = Graj dalej
home-look = Zobacz
home-others-turn = Kolej innych
home-not-begun = Jeszcze nierozpoczęta
home-all-tables = Wszystkie stoły
home-today = Dzisiaj
home-puzzle = Jedna karta wygrywa tę rundę. Która?
home-puzzle-go = Rozwiąż
home-puzzle-right = Rozwiązana. Następna będzie jutro.
home-puzzle-wrong = Dziś nierozwiązana. Następna będzie jutro.
home-puzzle-see = Zobacz rozwiązanie
home-week = Ostatnie siedem dni, rozwiązane: { $solved }
home-next = Następne osiągnięcie
home-next-all = Wszystkie osiągnięcia
home-games = Gry

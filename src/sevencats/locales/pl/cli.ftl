# Terminal. Nazwy poleceń i opcji programu w każdym języku pozostają angielskie.

## The table

table-round = Runda { $round }. { $scores }
table-side = { $name }: suma { $total }, { $gems ->
        [one] 1 klejnot
        [few] { $gems } klejnoty
       *[other] { $gems } klejnotów
    },
table-side-points = { $name }: suma { $total }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    },
table-discard = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    } na stosie kart odrzuconych
table-seat = { $faction }, { $hand ->
        [one] 1 karta
        [few] { $hand } karty
       *[other] { $hand } kart
    } na ręce, { $deck } w talii.
table-leader-ready = Dowódca gotowy: { $leader }.
table-leader = Dowódca użyty lub wyłączony: { $leader }.
table-leader-passive = Dowódca działa zawsze: { $leader }.
table-passed = Pas.
table-row = { $row }, { $total }: { $cards }
table-card = { $card } { $strength }
table-beside = przy rzędzie { $cards }
table-leader-horn = róg dowódcy
table-empty = w rzędach nie ma kart
table-weather = Pogoda: { $cards }
table-no-weather = Pogoda: brak

## Strength step by step

why = { $card }: { $steps }. Siła { $result }.
why-printed = nadrukowana { $value }
why-spy = szpiedzy liczą się podwójnie, { $value }
why-weather = po pogodzie { $value }
why-bond = z więzią { $value }
why-morale = z morale { $value }
why-horn = z rogiem { $value }

## Modes

mode-duel = pojedynek
mode-advanced = pojedynek z taliami zaawansowanymi
mode-ffa = każdy na każdego
mode-teams = dwóch na dwóch
mode-solo = solo
mode-tournament = turniej

## Playing

play-name-bot = Bot
play-name-bot-many = Bot { $seat }
play-name-player = Gracz { $seat }
play-name-solo = Gracz
play-name-opponent = Przeciwnik
play-welcome = { $title }. Ziarno tej gry to { $seed }. Wpisz help, żeby zobaczyć polecenia.
play-resumed = Witaj z powrotem. Gra toczy się dalej z pliku { $file }.
play-back = Witaj z powrotem: runda { $round }, { $totals }.
play-earlier = Wpisz log, żeby przeczytać, co działo się wcześniej.
play-deck = { $name }: { $faction }, dowódca { $leader }.
play-deck-alone = { $name }: { $faction }.
play-choice = Twój wybór:
play-option = { $number }. { $text }
play-closed = –  { $text } (nie masz czym zapłacić)
play-pass-confirm = Jeśli spasujesz, nie zrobisz już nic w tej rundzie. Spasować? (tak lub nie)
play-yes = tak t
play-not-passed = Grasz dalej, bez pasu.
play-bad-number = Nie ma opcji { $input }. Wpisz liczbę od { $first } do { $last } albo help.
play-bad-input = Nie rozumiem „{ $input }”. Wpisz liczbę od { $first } do { $last } albo help.
play-no-input = Wpisz liczbę od { $first } do { $last } albo help.
play-rest = Wykonane wybory: { $taken } z { $count }; następny nie jest teraz możliwy.
play-undone = Cofnięto.
play-no-undo =
    { $why ->
        [other] Nie ma czego cofnąć: inny gracz wykonał już ruch.
        [chance] Tego nie da się cofnąć: zadecydował już los.
        [seen] Tego nie da się cofnąć: odsłonięto już zakrytą kartę.
        [read] Tego nie da się cofnąć: skutek został już odczytany.
       *[nothing] Nie ma czego cofnąć: nie było jeszcze twojego ruchu.
    }
play-hand-empty = Nie masz kart na ręce.
play-table-empty = W rzędach nie ma kart.
play-numbered = { $number }. { $side }, { $row }: { $card } { $strength }
play-why-how = Wpisz why i numer z listy, którą pokazuje table, albo explain i rząd: close, ranged lub siege.
play-row-empty = Ten rząd jest pusty.
play-card-how = Wpisz card i nazwę karty albo numer opcji.
play-card-near = Nie ma karty „{ $name }”. Czy chodziło o { $near }?
play-card-unknown = Nie ma karty „{ $name }”.
play-save-how = Wpisz save i nazwę pliku.
play-saved = Zapisano w pliku { $file }.
play-save-failed = Tego pliku nie da się zapisać: { $reason }
play-log-empty = Jeszcze nic się nie wydarzyło.
play-help =
    Odpowiedz numerem opcji albo jej kluczem, na przykład pass.
    undo: cofnij ostatni wybór
    hand: twoja ręka
    table: stół, każda karta z numerem
    why N: siła karty N z tej listy, krok po kroku
    explain RZĄD: to samo dla rzędu: close, ranged lub siege
    card NAZWA: co mówi karta (nazwa albo numer opcji)
    log: wszystko, co się wydarzyło
    save PLIK: zapisz grę do pliku
    quit: koniec
play-hand-over = Urządzenie bierze { $name }.
play-ready = { $name }, naciśnij Enter, kiedy można zaczynać.
play-seats = Kto jeszcze może działać:
play-seat = { $number }. { $name }: { $about }
play-seat-may = { $number }. { $name } – gotowe, ale może jeszcze działać: { $about }
play-seat-choice = Kto działa? (numer)
play-seat-how = Miejsca, które mogą teraz działać: { $numbers }.
play-left = Gra nie jest skończona.
play-go-on = Jest zapisana w pliku { $file }. Żeby grać dalej, uruchom to samo polecenie z --journal { $file }.
play-go-on-last = Żeby grać dalej: { $program } resume. Żeby zobaczyć to rozdanie jeszcze raz, dodaj do tych samych opcji --seed { $seed }.
play-go-on-how = Żeby móc grać dalej później, zacznij z --journal PLIK: gra zapisze się wtedy po każdym ruchu. Żeby zobaczyć to rozdanie jeszcze raz, dodaj do tych samych opcji --seed { $seed }.
play-finished = Koniec gry.
play-read = Żeby ją odtworzyć: { $program } replay { $file }

## Replay

replay-title = { $title }. Ziarno { $seed }.
replay-setup = Przygotowanie
replay-round = Runda { $round }
replay-pick = { $number }. { $name }: { $text }
replay-digest = skrót { $digest }
replay-totals = Sumy: { $scores }
replay-snapshot = Pozycja na końcu pliku (silnik { $engine }).
replay-open = Gra nie jest skończona.
replay-hand = Ręka ({ $name }): { $cards }
replay-hand-empty = Ręka ({ $name }): pusta

## Simulate

sim-games = Gry
sim-decisions = Decyzje
sim-rounds = Rundy na grę
sim-per-game = Decyzje na grę
sim-wins = Wygrane: { $name }
sim-draws = Remisy
sim-won-together = Wygrane wspólnie
sim-lost-together = Przegrane wspólnie
sim-faction = { $name }: wygrane (wszystkie gry: { $games })
sim-total = Średnia suma w rundzie: { $name }
sim-points = Średnia punktów w grze: { $name }
sim-longest = Najdłuższa gra, decyzje
sim-errors = Błędy
sim-error = Gra { $number } (ziarno { $seed }) nie powiodła się: { $error }
sim-repeat = Powtórz ją poleceniem: { $command }
sim-progress = Gry
sim-time = Gry: { $games } w { $seconds } s, { $rate } na sekundę

## Własny bot na serwerze

bot-sits = Bot ma miejsce nr { $seat }, stół: { $table }.
bot-reconnects = Połączenie zostało zerwane; trwa ponowne łączenie.
bot-won = Wygrana, { $picks ->
        [one] 1 odpowiedź
        [few] { $picks } odpowiedzi
       *[other] { $picks } odpowiedzi
    }.
bot-lost = Przegrana, { $picks ->
        [one] 1 odpowiedź
        [few] { $picks } odpowiedzi
       *[other] { $picks } odpowiedzi
    }.
bot-even = Nikt nie wygrał, { $picks ->
        [one] 1 odpowiedź
        [few] { $picks } odpowiedzi
       *[other] { $picks } odpowiedzi
    }.

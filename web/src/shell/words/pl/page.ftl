# Strona: wszystko, czego nie ma na kartach.

## Home

home-deck = Twoja talia
home-tables = Twoje stoły
home-level = Twój przeciwnik
close = Zamknij
unplayable-what = Ta wersja serwera nie potrafi kontynuować tej gry. Możesz ją zakończyć bez wyniku; jej zapis pozostanie.
unplayable-end = Zakończ tę grę
unplayable-ended = Gra zakończyła się bez wyniku.
unplayable-record = Pobierz zapis gry

## New table, waiting room

new-mode = Tryb
new-seats = Miejsca
new-seat = Miejsce { $number }
new-friend = Ktoś znajomy, z zaproszenia
new-bot = Bot: { $level }
new-pace = Tempo
new-random = Wszyscy grają wylosowanymi taliami.
new-make = Załóż stół
pace-untimed = Bez zegara
pace-live = Na żywo: minuta na ruch
pace-turns = Na raty: dwa dni na ruch
join-title = Masz zaproszenie
join-sit = Usiądź
wait-title = Czekamy na grę
wait-free = Wolne miejsce
wait-host = Gospodarz
wait-ready = Gotowe
wait-invite = Wyślij ten link znajomym:
wait-copy = Kopiuj
wait-copied = Link skopiowany.
wait-start = Zaczynamy

## The table

actions = Co możesz zrobić
weather = Pogoda
weather-none = Ładna pogoda
your-side = Twoja strona
their-side = Strona przeciwnika
row-label =
    { $side ->
        [you] Twój rząd
       *[other] Rząd przeciwnika
    }, { $row }, { $total }
total = Suma { $total }
gems =
    { $count ->
        [one] 1 klejnot
        [few] { $count } klejnoty
       *[other] { $count } klejnotów
    }
points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
mate-hand = Ręka: { $name }
hand-count =
    { $count ->
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
your-hand =
    { $count ->
        [one] Twoja ręka, 1 karta
        [few] Twoja ręka, { $count } karty
       *[other] Twoja ręka, { $count } kart
    }
hand-empty = Nie masz kart na ręce.
passed = Pas
pile-deck =
    { $count ->
        [one] Talia, 1 karta
        [few] Talia, { $count } karty
       *[other] Talia, { $count } kart
    }
pile-discard =
    { $count ->
        [one] Stos kart odrzuconych, 1 karta
        [few] Stos kart odrzuconych, { $count } karty
       *[other] Stos kart odrzuconych, { $count } kart
    }
leader = Dowódca
leader-button =
    { $state ->
        [usable] Użyj dowódcy: { $leader }
        [ready] Dowódca { $leader }, jeszcze nieużyty
        [used] Dowódca { $leader }, użyty
       *[off] Dowódca { $leader }, bez działania
    }
round = Runda { $round }
turn-yours = Twoja tura
turn-away = { $name } – chwilowa nieobecność
turn-theirs = { $name } myśli
turn-held = { $card } – dokąd?
turn-leading = { $leader }: użyć teraz?
waiting-other = Czekamy na pozostałych
game-over = Koniec gry
place-card = Połóż tutaj: { $card } ({ $row })
place-weather = Połóż tutaj: { $card } (pogoda)
place-table = Zagraj
play-card = Zagraj
use-leader = Użyj dowódcy
pass = Pas
undo = Cofnij
prompt-peek = Spójrz na stół
prompt-back = Wróć do pytania
log = Dziennik
step-spy = Szpiedzy liczą się podwójnie
step-weather = Pogoda
step-bond = { ability-tight-bond }
step-morale = { ability-morale-boost }
step-horn = { ability-commanders-horn }
preview = Ty { $mine }, przeciwnik { $theirs }
preview-gone =
    { $count ->
        [one] Spłonie 1 karta
        [few] Spłoną { $count } karty
       *[other] Spłonie { $count } kart
    }
preview-back =
    { $count ->
        [one] Wróci 1 karta
        [few] Wrócą { $count } karty
       *[other] Wróci { $count } kart
    }
preview-came =
    { $count ->
        [one] Dojdzie 1 karta
        [few] Dojdą { $count } karty
       *[other] Dojdzie { $count } kart
    }
inspect-strength = Nadrukowana siła: { $printed }, obecna: { $now }.

## Questions and dialogs

redraw = Wymiana kart
redraw-how = Dotknij karty, żeby ją wymienić.
redraw-left =
    { $count ->
        [0] Nie ma już wymian.
        [one] Została jedna wymiana.
        [few] Zostały { $count } wymiany.
       *[other] Zostało { $count } wymian.
    }
redraw-done = Zostawiam tę rękę
pass-title = Spasować w tej rundzie?
pass-text = W tej rundzie nie zagrasz już żadnej karty. Twoje karty na stole nadal się liczą.
pass-no = Jeszcze nie
pass-stay = Gram dalej
pass-score = Jest { $mine } do { $theirs } – najpierw twój wynik, potem przeciwnika.
confirm-leader = Użyć dowódcy teraz?
confirm-leader-text = Dowódca działa raz w grze.
confirm-nothing = { $card } – teraz nic to nie zmieni
confirm-nothing-text = Żadna siła się nie zmieni, żadna karta nie dojdzie ani nie odejdzie.
confirm-anyway = Zagraj mimo to
confirm-move = Wykonać ten ruch?
confirm-yes = Tak
end-won = Zwycięstwo!
end-lost = Porażka
end-abandoned = Koniec bez zwycięzcy
end-draw = Remis
end-last = { $total } w ostatniej rundzie
end-again = Zagraj jeszcze raz
end-rematch = Rewanż
end-waiting = Czekamy na pozostałych
end-gave-up = { $name } poddaje grę.
end-replay = Obejrzyj jeszcze raz
end-look = Spójrz na stół

## Keys

keys = Jak grać i klawisze
how-to-play = Dotknij karty na ręce, a potem podświetlonego rzędu – albo przeciągnij ją tam. Wskaż kartę lub przytrzymaj ją, żeby przeczytać, co robi. Wygraj dwie rundy.
keys-arrows = Przechodzenie od karty do karty
keys-enter = Wybór karty; jeszcze raz: zagranie
keys-space = Pas
keys-leader = Użycie dowódcy
keys-undo = Cofnięcie
keys-log = Pokazanie lub ukrycie dziennika
keys-list = Widok listy i z powrotem
keys-escape = Odłożenie karty

## List view

list-view = Widok listy
list-question = Co trzeba zrobić
list-nothing = nic

## Connection

sitting-down = Siadamy do stołu
connecting-again = Połączenie zerwane. Łączymy ponownie; twoje miejsce czeka.

## Cards

filter-name = Nazwa
filter-faction = Frakcja
filter-row = Rząd
filter-ability = Zdolność
filter-all = Wszystkie
filter-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }

## Settings

set-language = Język
set-name = Twoje imię przy stole
set-motion = Animacje
set-motion-system = Jak w systemie
set-motion-off = Brak
set-confirm = Pytaj przed ruchem
set-confirm-always = Przed każdym
set-confirm-risky = Przed ryzykownym
set-confirm-note = Ryzykowne ruchy to dowódca, pas i karta, która nic by nie zmieniła. Na planszy najpierw bierzesz kartę do ręki, więc drugi raz nie pytamy.
set-confirm-never = Nigdy
set-list = Widok listy: stół jako tekst, dla czytników ekranu
set-sound = Dźwięki

## Rules and replay

rules-search = Szukaj w zasadach
rules-ruling = Nasza decyzja
rules-none = Żaden punkt nie zawiera tych słów.
replay = Powtórka
replay-eyes = Czyimi oczami
replay-as = { $name }
replay-all = Wszystkie ręce
replay-first = Początek
replay-back = Wstecz
replay-next = Dalej
replay-run = Odtwórz
replay-stop = Pauza
replay-step = Krok { $at } z { $total }
replay-speed = Szybkość

## Credits

credits-fan = Seven Cats to nieoficjalne dzieło fanów. Nie jest związane z właścicielami ani wydawcami Wiedźmina czy Gwinta. Wszystkie obrazy powstają z kodu; wszystkie teksty napisaliśmy własnymi słowami.
credits-icons = Ikony
credits-icons-text = Godła na kartach to ikony autorów z game-icons.net (Lorc, Delapouite i inni) na licencji CC BY 3.0, ze zmienionym kolorem i rozmiarem.
credits-fonts = Kroje pisma
credits-fonts-text = Cinzel, EB Garamond i Atkinson Hyperlegible, na licencji SIL Open Font License 1.1.
credits-code = Kod
credits-code-text = Na licencji MIT. Zbudowano w Svelte i Fluent.

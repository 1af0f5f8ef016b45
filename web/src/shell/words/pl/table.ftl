# Życie wokół stołu: zegary, ludzie, odzywki, powody, widzowie, turnieje.

## Clocks

clock-short = { $time }
clock-hours = { $hours } godz. { $minutes } min
clock-days =
    { $days ->
        [one] 1 dzień { $hours } godz.
        [few] { $days } dni { $hours } godz.
       *[other] { $days } dni { $hours } godz.
    }
clock-move = Czas: { $name }
clock-bank = Czas zapasowy: { $name }
clock-bank-short = zapas
clock-told =
    { $seconds ->
        [one] Została ci 1 sekunda.
        [few] Zostały ci { $seconds } sekundy.
       *[other] Zostało ci { $seconds } sekund.
    }

## People

seat-resigned = poddanie
seat-standin = zastępuje bot
seat-away = poza stołem
lost-again = Łączymy ponownie ({ $seconds } s)…
lost-kept = Twoje miejsce czeka.
lost-kept-for = Twoje miejsce czeka jeszcze { $time }.
lost-gone = Zastępuje cię bot, dopóki nie wrócisz.
standin-me = Zastępuje cię bot.
standin-back = Wróć na swoje miejsce
takeover-me = Czas minął. Zagraj teraz, bo za { $time } twoje miejsce zajmie bot.
takeover-other = { $name } – nieobecność. Za { $time } to miejsce zajmie bot.
gone = { $name } odchodzi od stołu.
gone-wait = Czekaj
gone-bot = Niech gra bot
gone-end = Zakończ grę
resigned-on =
    { $count ->
        [one] Gra poddana. { $names } gra dalej.
        [few] Gra poddana. { $names } grają dalej.
       *[other] Gra poddana. { $names } grają dalej.
    }
rematch-offer =
    { $decks ->
        [swap] { $name } proponuje rewanż z zamianą talii.
       *[keep] { $name } proponuje rewanż.
    }
rematch-accept = Przyjmij
rematch-swap = Zamieńmy talie
rematch-gone = { $name } odchodzi od stołu.
next-turn = Następny stół
wait-sent-away = Gospodarz prosi cię o odejście od tego stołu.

## Looking back

moment-caption = Spojrzenie wstecz
moment-leave = Wróć do gry
log-since = Od twojej ostatniej tury
log-jump = Pokaż stół z tamtej chwili

## Taking back

undo-turn = Cofnij całą turę
undo-waits = Prosisz o cofnięcie. Czekamy na odpowiedź…
undo-asked-title = Czy można to cofnąć?
undo-asked =
    { $scope ->
        [turn] { $name } prosi o cofnięcie całej tury.
       *[step] { $name } prosi o cofnięcie ostatniego ruchu.
    }
undo-allow = Tak, oczywiście
undo-deny = Nie

## Phrases

phrases = Powiedz coś
mute = Wycisz
unmute = Słuchaj znowu
block = Zablokuj
blocks = Zablokowane osoby
unblock = Odblokuj
blocked = { $name } – zablokowano: żadnych odzywek i żadnych wspólnych stołów. Możesz to cofnąć w swoim profilu.

## Menu

menu = Stół
menu-kept = Twoje miejsce czeka.
board-view = Wróć do planszy
sound-on = Włącz dźwięki
sound-off = Wyłącz dźwięki
resign = Poddaj grę
resign-title = Poddać grę?
resign-text = Wygra druga strona. Tego nie da się cofnąć.
resign-text-many = Za ciebie dogra bot. Tego nie da się cofnąć.
resign-no = Gram dalej
keys-turn = Cofnięcie całej tury
keys-phrases = Odzywki
keys-menu = Menu stołu
keys-rules = Zasady
keys-docs = Cała dokumentacja (po angielsku)

## Why not

why-over = Gra już się skończyła.
why-question = Najpierw odpowiedz na otwarte pytanie.
why-passed = Masz już pas: w tej rundzie nie zagrasz więcej kart.
why-turn = To nie twoja tura.
why-no-unit = { $card } – potrzebna jest twoja jednostka na stole, która nie jest bohaterem.
why-no-row = Przy każdym twoim rzędzie taka karta już leży.
why-no-weather = W grze solo pogodę zagrywa tylko przeciwnik. Wyjątkiem jest „Czyste niebo”.
why-leader-none = Nie masz tu dowódcy.
why-leader-used = W tej grze dowódca był już użyty.
why-leader-off = W tej grze twój dowódca nie działa.
why-leader-passive = Twój dowódca działa sam, przez cały czas.
goes-own = { $card } trafia do twojego rzędu: { $rows }.
goes-enemy = { $card } to szpieg i trafia na drugą stronę: { $rows }.
goes-beside = { $card } leży obok twojego rzędu: { $rows }.
goes-unit = { $card } kładzie się na twojej jednostce, która nie jest bohaterem.
goes-weather = { $card } trafia do pogody.
goes-anywhere = { $card } może leżeć gdziekolwiek.
goes-taken = Przy tym rzędzie taka karta już leży: { $row }.

## Watching

watching = Oglądasz
watchers =
    { $count ->
        [one] 1 widz
        [few] { $count } widzów
       *[other] { $count } widzów
    }
watch-delay = z opóźnieniem { $time }
watch-live = Tylko plansza, na żywo
watch-hands = Wszystkie ręce, z opóźnieniem
watch-soon = Wszystkie ręce pokazujemy kilka minut później. Pierwsze karty pojawią się niedługo…
watch-won =
    { $count ->
        [one] { $names } wygrywa.
        [few] { $names } wygrywają.
       *[other] { $names } wygrywają.
    }
watch-replay = Obejrzyj powtórkę
lobby-playing = Gry do oglądania
lobby-sit = Usiądź
lobby-watch = Oglądaj
lobby-watch-none = Teraz nikt nie gra publicznie.
lobby-next = Następny stół: twoja tura

## Tournament

match-game = Turniej, gra { $number }
match-won = Ostatnią grę wygrywa { $name }.
match-first = Pierwszy wybór: { $name }.
match-points =
    { $count ->
        [one] 1 wygrana gra
        [few] { $count } wygrane gry
       *[other] { $count } wygranych gier
    }
match-decks = Talie: { $name }
match-unknown = jeszcze nieznana
match-deck = Talia { $number }
match-locked = Już wygrała
match-picked = Wybrana
match-pick = Wybierz talię na tę grę
match-picks = { $name } wybiera talię
match-score = Gra { $number } · { $mine } – { $theirs }
trio = Twoje trzy talie
trio-how = Trzy talie różnych frakcji. Talia, która wygrała, odpoczywa do końca turnieju.
trio-any = Niech los wybierze trzy
trio-few =
    { $count ->
        [one] Brakuje jeszcze jednej talii.
        [few] Brakuje jeszcze { $count } talii.
       *[other] Brakuje jeszcze { $count } talii.
    }

## New table and waiting room

new-move-time = Czas na ruch
new-seconds = { $count } s
new-days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[other] { $count } dni
    }
new-bot-brings =
    { $brings ->
        [school] Szkoła bota
       *[deck] Talia bota
    }
new-bot-any =
    { $brings ->
        [school] dowolna szkoła
       *[deck] dowolna talia
    }
room-pace-untimed = Bez zegara
room-pace-live = { $time } na ruch, { $bank } w zapasie
room-pace-turns = { $time } na ruch
room-watch-public = Widzowie widzą planszę
room-watch-hands = Widzowie widzą wszystkie ręce, z opóźnieniem
room-watch-nobody = Bez widzów
room-undo-free = Cofanie bez ograniczeń
room-undo-ask = Cofanie za zgodą
room-undo-off = Bez cofania
room-read-aloud = Teksty trafiają najpierw do lektora
room-brought =
    { $brings ->
        [school] Szkoła wybrana
       *[deck] Talia wybrana
    }
room-not-brought =
    { $brings ->
        [school] Szkoły jeszcze nie wybrano
       *[deck] Talii jeszcze nie wybrano
    }
wait-for-you =
    { $brings ->
        [school] Wybierz szkołę i daj znać, że można zaczynać.
       *[deck] Wybierz talię i daj znać, że można zaczynać.
    }
room-said = Rozmowy przy stole
room-talk = Powiedz coś

## A game that the page has no part of its own for

list-seats = Przy stole
list-cards = Na stole
list-public = Jawne
list-hidden =
    { $count ->
        [one] jedna zakryta
        [few] { $count } zakryte
       *[other] { $count } zakrytych
    }
list-won = wygrana
list-lost = przegrana
list-draw = remis

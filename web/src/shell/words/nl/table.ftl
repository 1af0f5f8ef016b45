# Het leven rond een tafel: klokken, mensen, zinnen, redenen, kijken, toernooien.

## Klokken

clock-short = { $time }
clock-hours = { $hours } u { $minutes } min
clock-days =
    { $days ->
        [one] 1 dag { $hours } u
       *[other] { $days } dagen { $hours } u
    }
clock-move = Tijd van { $name }
clock-bank = Reservetijd van { $name }
clock-bank-short = reserve
clock-told =
    { $seconds ->
        [one] Je hebt nog 1 seconde.
       *[other] Je hebt nog { $seconds } seconden.
    }

## Mensen

seat-resigned = gaf op
seat-standin = bot valt in
seat-away = weg
lost-again = Opnieuw verbinden ({ $seconds } s) …
lost-kept = Je plaats blijft vrij.
lost-kept-for = Je plaats blijft nog { $time } vrij.
lost-gone = Een bot valt voor je in tot je terug bent.
standin-me = Een bot valt voor je in.
standin-back = Neem je plaats terug
takeover-me = Je tijd is om. Speel nu, anders neemt een bot over { $time } je plaats in.
takeover-other = { $name } is er niet. Een bot neemt over { $time } de plaats in.
gone = { $name } is van tafel gegaan.
gone-wait = Wachten
gone-bot = Een bot laten doorspelen
gone-end = Het spel beëindigen
resigned-on =
    { $count ->
        [one] Je hebt opgegeven. { $names } speelt door.
       *[other] Je hebt opgegeven. { $names } spelen door.
    }
rematch-offer =
    { $decks ->
        [swap] { $name } wil een revanche met geruilde decks.
       *[keep] { $name } wil een revanche.
    }
rematch-accept = Aannemen
rematch-swap = Decks ruilen
rematch-gone = { $name } is van tafel gegaan.
next-turn = Volgende tafel
wait-sent-away = De host heeft je gevraagd deze tafel te verlaten.

## Terugblik

moment-caption = Terugblik
moment-leave = Terug naar het spel
log-since = Sinds je laatste beurt
log-jump = Toon de tafel van toen

## Terugnemen

undo-turn = Hele beurt terugnemen
undo-waits = Je hebt gevraagd of je mag terugnemen. Wachten op antwoord…
undo-asked-title = Mag dit worden teruggenomen?
undo-asked =
    { $scope ->
        [turn] { $name } wil graag de hele beurt terugnemen.
       *[step] { $name } wil graag de laatste zet terugnemen.
    }
undo-allow = Ja, natuurlijk
undo-deny = Nee

## Zinnen

phrases = Zeg iets
mute = Dempen
unmute = Weer luisteren
block = Blokkeren
blocks = Geblokkeerde mensen
unblock = Deblokkeren
blocked = Je hebt { $name } geblokkeerd: geen zinnen meer en geen tafel samen. In je profiel kun je dat terugdraaien.

## Menu

menu = Tafel
menu-kept = Je plaats blijft vrij.
board-view = Terug naar het bord
sound-on = Geluid aan
sound-off = Geluid uit
resign = Opgeven
resign-title = Het spel opgeven?
resign-text = De andere kant wint. Dit kan niet worden teruggenomen.
resign-text-many = Een bot speelt voor je verder. Dit kan niet worden teruggenomen.
resign-no = Verder spelen
keys-turn = De hele beurt terugnemen
keys-phrases = Zeg iets
keys-menu = Menu van de tafel
keys-rules = Regels
keys-docs = De hele documentatie (in het Engels)

## Waarom niet

why-over = Het spel is afgelopen.
why-question = Beantwoord eerst de open vraag.
why-passed = Je hebt gepast: je speelt deze ronde geen kaarten meer.
why-turn = Je bent niet aan de beurt.
why-no-unit = { $card } heeft een troep van jou op tafel nodig die geen held is.
why-no-row = Al je rijen hebben er al een.
why-no-weather = In Solo speelt alleen de tegenstander weerkaarten. ‘Clear Weather’ is de uitzondering.
why-leader-none = Je hebt hier geen leider.
why-leader-used = Je leider is in dit spel al gebruikt.
why-leader-off = Je leider is in dit spel buiten werking.
why-leader-passive = Je leider werkt vanzelf, de hele tijd.
goes-own = { $card } hoort in je eigen rij: { $rows }.
goes-enemy = { $card } is een Spy en gaat naar de andere kant: { $rows }.
goes-beside = { $card } hoort naast een van je rijen: { $rows }.
goes-unit = { $card } leg je op een eigen troep die geen held is.
goes-weather = { $card } hoort bij het weer.
goes-anywhere = { $card } mag overal liggen.
goes-taken = Naast deze rij ligt er al een: { $row }.

## Kijken

watching = Je kijkt toe
watchers =
    { $count ->
        [one] 1 toeschouwer
       *[other] { $count } toeschouwers
    }
watch-delay = { $time } later
watch-live = Alleen het bord, live
watch-hands = Alle handen, later
watch-soon = Alle handen zijn een paar minuten later te zien. De eerste kaarten komen zo…
watch-won =
    { $count ->
        [one] { $names } heeft gewonnen.
       *[other] { $names } hebben gewonnen.
    }
watch-replay = Het spel terugkijken
lobby-playing = Spellen om te bekijken
lobby-sit = Aanschuiven
lobby-watch = Kijken
lobby-watch-none = Er is nu geen openbaar spel.
lobby-next = Volgende tafel: jouw beurt

## Toernooi

match-game = Toernooi, spel { $number }
match-won = { $name } heeft het laatste spel gewonnen.
match-first = { $name } kiest eerst.
match-points =
    { $count ->
        [one] 1 spel gewonnen
       *[other] { $count } spellen gewonnen
    }
match-decks = Decks van { $name }
match-unknown = nog niet gezien
match-deck = Deck { $number }
match-locked = Heeft gewonnen
match-picked = Gekozen
match-pick = Kies je deck voor dit spel
match-picks = { $name } kiest een deck
match-score = Spel { $number } · { $mine } – { $theirs }
trio = Je drie decks
trio-how = Drie decks van verschillende facties. Een deck dat heeft gewonnen, rust de rest van het toernooi.
trio-any = Drie decks loten
trio-few =
    { $count ->
        [one] Er ontbreekt nog één deck.
       *[other] Er ontbreken nog { $count } decks.
    }

## Nieuwe tafel en wachtkamer

new-move-time = Tijd per zet
new-seconds = { $count } s
new-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
new-bot-brings =
    { $brings ->
        [school] School van de bot
       *[deck] Deck van de bot
    }
new-bot-any = maakt niet uit
room-pace-untimed = Geen klok
room-pace-live = { $time } per zet, { $bank } reserve
room-pace-turns = { $time } per zet
room-watch-public = Toeschouwers zien het bord
room-watch-hands = Toeschouwers zien alle handen, later
room-watch-nobody = Geen toeschouwers
room-undo-free = Zetten mogen worden teruggenomen
room-undo-ask = Terugnemen mag als de anderen het goedvinden
room-undo-off = Er wordt niets teruggenomen
room-read-aloud = Eén speler leest de teksten voor
room-brought =
    { $brings ->
        [school] School gekozen
       *[deck] Deck gekozen
    }
room-not-brought =
    { $brings ->
        [school] School nog open
       *[deck] Deck nog open
    }
wait-for-you =
    { $brings ->
        [school] Kies je school en zeg dat je klaar bent.
       *[deck] Kies je deck en zeg dat je klaar bent.
    }
room-said = Gezegd aan tafel
room-talk = Zeg iets

## A game that the page has no part of its own for

list-seats = Aan tafel
list-cards = Op tafel
list-public = Voor iedereen te zien
list-hidden =
    { $count ->
        [one] 1 gedekte kaart
       *[other] { $count } gedekte kaarten
    }
list-won = heeft gewonnen
list-lost = heeft verloren
list-draw = gelijkspel

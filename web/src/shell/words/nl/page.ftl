# De pagina: alles wat niet op een kaart staat.

## Home

home-deck = Je deck
home-tables = Je tafels
home-level = Je tegenstander
close = Sluiten
unplayable-what = Deze versie van de server kan dit spel niet voortzetten. Je kunt het zonder uitslag beëindigen; de opname blijft bewaard.
unplayable-end = Dit spel beëindigen
unplayable-ended = Het spel is zonder uitslag beëindigd.
unplayable-record = Opname downloaden

## New table, waiting room

new-mode = Speelwijze
new-seats = Plaatsen
new-seat = Plaats { $number }
new-friend = Een vriend, op uitnodiging
new-bot = Bot: { $level }
new-pace = Tempo
new-random = Iedereen speelt met gelote decks.
new-make = De tafel maken
pace-untimed = Zonder klok
pace-live = Live: een minuut per zet
pace-turns = Om de beurt: twee dagen per zet
join-title = Een uitnodiging voor jou
join-sit = Gaan zitten
wait-title = Wachten op het spel
wait-free = Vrije plaats
wait-host = Host
wait-ready = Klaar
wait-invite = Stuur deze link naar je vrienden:
wait-copy = Kopiëren
wait-copied = De link is gekopieerd.
wait-start = Beginnen

## The table

actions = Wat je kunt doen
weather = Weer
weather-none = Mooi weer
your-side = Jouw kant
their-side = Kant van de tegenstander
row-label =
    { $side ->
        [you] Jouw rij
       *[other] Rij van de tegenstander
    }, { $row }, { $total }
total = Totaal { $total }
gems =
    { $count ->
        [one] 1 edelsteen
       *[other] { $count } edelstenen
    }
points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
mate-hand = Hand van { $name }
hand-count =
    { $count ->
        [one] 1 kaart in de hand
       *[other] { $count } kaarten in de hand
    }
your-hand =
    { $count ->
        [one] Jouw hand, 1 kaart
       *[other] Jouw hand, { $count } kaarten
    }
hand-empty = Je hand is leeg.
passed = Gepast
pile-deck =
    { $count ->
        [one] Trekstapel, 1 kaart
       *[other] Trekstapel, { $count } kaarten
    }
pile-discard =
    { $count ->
        [one] Aflegstapel, 1 kaart
       *[other] Aflegstapel, { $count } kaarten
    }
leader = Leider
leader-button =
    { $state ->
        [usable] Je leider gebruiken, { $leader }
        [ready] Leider { $leader }, nog niet gebruikt
        [used] Leider { $leader }, gebruikt
       *[off] Leider { $leader }, zonder werking
    }
round = Ronde { $round }
turn-yours = Jouw beurt
turn-away = { $name } is er niet
turn-theirs = { $name } denkt na
turn-held = Waar leg je { $card }?
turn-leading = { $leader }: nu gebruiken?
waiting-other = Wachten op de anderen
game-over = Het spel is afgelopen
place-card = { $card } hier leggen: { $row }
place-weather = { $card } hier leggen: weer
place-table = Spelen
play-card = Spelen
use-leader = Leider gebruiken
pass = Passen
undo = Terugnemen
prompt-peek = Tafel bekijken
prompt-back = Terug naar de vraag
log = Verslag
step-spy = Spy-kaarten tellen dubbel
step-weather = Weer
step-bond = { ability-tight-bond }
step-morale = { ability-morale-boost }
step-horn = { ability-commanders-horn }
preview = Jij { $mine }, tegenstander { $theirs }
preview-gone =
    { $count ->
        [one] 1 kaart verbrandt
       *[other] { $count } kaarten verbranden
    }
preview-back =
    { $count ->
        [one] 1 kaart gaat terug
       *[other] { $count } kaarten gaan terug
    }
preview-came =
    { $count ->
        [one] 1 andere kaart komt mee
       *[other] { $count } andere kaarten komen mee
    }
inspect-strength = Gedrukte sterkte { $printed }, nu { $now }.

## Questions and dialogs

redraw = Kaarten ruilen
redraw-how = Tik op een kaart om die te ruilen.
redraw-left =
    { $count ->
        [0] Je kunt niet meer ruilen.
        [one] Je kunt nog één keer ruilen.
       *[other] Je kunt nog { $count } keer ruilen.
    }
redraw-done = Deze hand houden
pass-title = Passen in deze ronde?
pass-text = Je speelt in deze ronde geen kaarten meer. Je kaarten op tafel tellen nog mee.
pass-no = Nog niet
pass-stay = Verder spelen
pass-score = De stand is { $mine } tegen { $theirs } (jij eerst).
confirm-leader = Je leider nu gebruiken?
confirm-leader-text = Een leider kun je één keer per spel gebruiken.
confirm-nothing = { $card } zou nu niets veranderen
confirm-nothing-text = Geen enkele sterkte verandert, en er komt of gaat geen kaart.
confirm-anyway = Toch spelen
confirm-move = Deze zet doen?
confirm-yes = Ja
end-won = Overwinning!
end-lost = Nederlaag
end-abandoned = Zonder winnaar beëindigd
end-draw = Gelijkspel
end-last = { $total } in de laatste ronde
end-again = Nog een keer
end-rematch = Revanche
end-waiting = Wachten op de anderen
end-gave-up = { $name } heeft opgegeven.
end-replay = Nog eens bekijken
end-look = De tafel bekijken

## Keys

keys = Hoe je speelt, en toetsen
how-to-play = Tik op een kaart in je hand en dan op een verlichte rij; of sleep de kaart erheen. Wijs een kaart aan of houd hem ingedrukt om te lezen wat hij doet. Win twee rondes.
keys-arrows = Van kaart naar kaart gaan
keys-enter = Een kaart kiezen; nog eens: de kaart spelen
keys-space = Passen
keys-leader = Je leider gebruiken
keys-undo = Terugnemen
keys-log = Het verslag tonen of verbergen
keys-list = Lijstweergave en terug
keys-escape = De kaart terugleggen

## List view

list-view = Lijstweergave
list-question = Jouw vraag
list-nothing = niets

## Connection

sitting-down = Je gaat aan tafel zitten
connecting-again = De verbinding is weg. We verbinden opnieuw; je plaats blijft vrij.

## Cards

filter-name = Naam
filter-faction = Factie
filter-row = Rij
filter-ability = Eigenschap
filter-all = Alle
filter-count =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }

## Settings

set-language = Taal
set-name = Je naam aan tafel
set-motion = Animatie
set-motion-system = Zoals het systeem
set-motion-off = Geen
set-confirm = Vragen voor een zet
set-confirm-always = Elke zet
set-confirm-risky = Riskante zetten
set-confirm-note = Riskant zijn: de leider gebruiken, passen, en een kaart die niets zou veranderen. Op het bord pak je een kaart eerst op; daarna wordt niets meer gevraagd.
set-confirm-never = Nooit
set-list = Lijstweergave: de tafel als tekst, voor schermlezers
set-sound = Geluiden

## Rules and replay

rules-search = In de regels zoeken
rules-ruling = Onze beslissing
rules-none = Geen regel bevat deze woorden.
replay = Terugkijken
replay-eyes = Kijken als
replay-as = Als { $name }
replay-all = Alle handen
replay-first = Begin
replay-back = Terug
replay-next = Verder
replay-run = Afspelen
replay-stop = Pauze
replay-step = Stap { $at } van { $total }
replay-speed = Snelheid

## Credits

credits-fan = Seven Cats is een onofficieel werk van fans. Het heeft niets te maken met de eigenaars of uitgevers van The Witcher of Gwent. Alle beelden zijn door code gemaakt; alle teksten zijn in onze eigen woorden.
credits-icons = Iconen
credits-icons-text = De emblemen op de kaarten zijn iconen van de makers van game-icons.net (Lorc, Delapouite en anderen), onder de licentie CC BY 3.0, veranderd van kleur en grootte.
credits-fonts = Lettertypen
credits-fonts-text = Cinzel, EB Garamond en Atkinson Hyperlegible, onder de SIL Open Font License 1.1.
credits-code = Code
credits-code-text = Onder de MIT-licentie. Gemaakt met Svelte en Fluent.

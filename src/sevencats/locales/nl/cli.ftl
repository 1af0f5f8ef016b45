# The terminal, in Dutch. Names of commands and options of the program stay English.

## The table

table-round = Ronde { $round }. { $scores }
table-side = { $name }: totaal { $total }, { $gems ->
        [one] 1 edelsteen
       *[other] { $gems } edelstenen
    },
table-side-points = { $name }: totaal { $total }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    },
table-discard = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } op de aflegstapel
table-seat = { $faction }, { $hand ->
        [one] 1 kaart
       *[other] { $hand } kaarten
    } in de hand, { $deck } in het deck.
table-leader-ready = Leider klaar: { $leader }.
table-leader = Leider gebruikt of zonder effect: { $leader }.
table-leader-passive = Leider altijd van kracht: { $leader }.
table-passed = Gepast.
table-row = { $row }, { $total }: { $cards }
table-card = { $card } { $strength }
table-beside = naast de rij { $cards }
table-leader-horn = de hoorn van de leider
table-empty = geen kaarten in de rijen
table-weather = Weer: { $cards }
table-no-weather = Weer: geen

## Strength step by step

why = { $card }: { $steps }. Sterkte { $result }.
why-printed = gedrukt { $value }
why-spy = Spy-kaarten tellen dubbel, { $value }
why-weather = na het weer { $value }
why-bond = met Tight Bond { $value }
why-morale = met Morale Boost { $value }
why-horn = met een hoorn { $value }

## Modes

mode-duel = duel
mode-advanced = duel met decks voor gevorderden
mode-ffa = Free For All
mode-teams = twee tegen twee
mode-solo = solo
mode-tournament = toernooi

## Playing

play-name-bot = Bot
play-name-bot-many = Bot { $seat }
play-name-player = Speler { $seat }
play-name-solo = Speler
play-name-opponent = Tegenstander
play-welcome = { $title }. De seed van dit spel is { $seed }. Typ help voor de commando’s.
play-resumed = Welkom terug. Het spel in { $file } gaat verder.
play-back = Welkom terug: ronde { $round }, { $totals }.
play-earlier = Typ log om te lezen wat er eerder gebeurde.
play-deck = { $name }: { $faction }, leider { $leader }.
play-deck-alone = { $name }: { $faction }.
play-choice = Jouw keuze:
play-option = { $number }. { $text }
play-closed = –  { $text } (dat kun je niet betalen)
play-pass-confirm = Als je past, doe je deze ronde niets meer. Passen? (ja of nee)
play-yes = ja j
play-not-passed = Je hebt niet gepast.
play-bad-number = Er is geen optie { $input }. Typ een getal van { $first } tot { $last }, of help.
play-bad-input = Ik begrijp ‘{ $input }’ niet. Typ een getal van { $first } tot { $last }, of help.
play-no-input = Typ een getal van { $first } tot { $last }, of help.
play-rest = Slechts { $taken } van je { $count ->
        [one] { $count } keuze
       *[other] { $count } keuzes
    }: de volgende kan nu niet.
play-undone = Teruggenomen.
play-no-undo =
    { $why ->
        [other] Er valt niets terug te nemen: een andere speler is daarna aan zet geweest.
        [chance] Dit kan niet meer terug: het toeval heeft daarna beslist.
        [seen] Dit kan niet meer terug: er is daarna een verborgen kaart gezien.
        [read] Dit kan niet meer terug: de afloop is al voorgelezen.
       *[nothing] Er valt niets terug te nemen: je hebt nog niets gedaan.
    }
play-hand-empty = Je hand is leeg.
play-table-empty = Geen kaarten in de rijen.
play-numbered = { $number }. { $side }, { $row }: { $card } { $strength }
play-why-how = Typ why en een nummer uit de lijst die table toont, of explain en een rij: close, ranged of siege.
play-row-empty = In deze rij ligt niets.
play-card-how = Typ card en de naam van een kaart, of het nummer van een optie.
play-card-near = Er is geen kaart ‘{ $name }’. Bedoel je { $near }?
play-card-unknown = Er is geen kaart ‘{ $name }’.
play-save-how = Typ save en de naam van een bestand.
play-saved = Opgeslagen in { $file }.
play-save-failed = Dit bestand kan niet worden geschreven: { $reason }
play-log-empty = Er is nog niets gebeurd.
play-help =
    Antwoord met het nummer van een optie, of met de sleutel ervan, bijvoorbeeld pass.
    undo: neem je laatste keuze terug
    hand: je hand
    table: de tafel, elke kaart met een nummer
    why N: de sterkte van kaart N uit die lijst, stap voor stap
    explain ROW: hetzelfde voor een rij: close, ranged of siege
    card NAME: wat een kaart zegt (een naam, of het nummer van een optie)
    log: alles wat er is gebeurd
    save FILE: schrijf het spel naar een bestand
    quit: stoppen
play-hand-over = Geef het toestel aan { $name }.
play-ready = { $name }, druk op Enter als je klaar bent.
play-seats = Wie nog kan handelen:
play-seat = { $number }. { $name }: { $about }
play-seat-may = { $number }. { $name } is klaar, maar kan nog handelen: { $about }
play-seat-choice = Wie handelt? (nummer)
play-seat-how = Deze plaatsen kunnen nu handelen: { $numbers }.
play-left = Het spel is niet afgelopen.
play-go-on = Het staat in { $file }. Om verder te gaan, geef je hetzelfde commando opnieuw met --journal { $file }.
play-go-on-last = Verder gaan: { $program } resume. Met --seed { $seed } en dezelfde opties krijg je dezelfde kaarten.
play-go-on-how = Om later verder te kunnen gaan, begin je met --journal BESTAND: het spel wordt dan na elke zet opgeslagen. Met --seed { $seed } en dezelfde opties krijg je dezelfde kaarten.
play-finished = Het spel is afgelopen.
play-read = Om het terug te lezen: { $program } replay { $file }

## Replay

replay-title = { $title }. Seed { $seed }.
replay-setup = Voorbereiding
replay-round = Ronde { $round }
replay-pick = { $number }. { $name }: { $text }
replay-digest = controlegetal { $digest }
replay-totals = Totalen: { $scores }
replay-snapshot = De stand aan het einde van het bestand (engine { $engine }).
replay-open = Het spel is niet afgelopen.
replay-hand = Hand van { $name }: { $cards }
replay-hand-empty = Hand van { $name }: leeg

## Simulate

sim-games = Spellen
sim-decisions = Beslissingen
sim-rounds = Rondes per spel
sim-per-game = Beslissingen per spel
sim-wins = Gewonnen door { $name }
sim-draws = Onbeslist
sim-won-together = Samen gewonnen
sim-lost-together = Samen verloren
sim-faction =
    { $name }: gewonnen van { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }
sim-total = Gemiddeld totaal van { $name } per ronde
sim-points = Gemiddelde punten van { $name } per spel
sim-longest = Langste spel, beslissingen
sim-errors = Fouten
sim-error = Spel { $number } (seed { $seed }) is mislukt: { $error }
sim-repeat = Herhaal het met: { $command }
sim-progress = Spellen
sim-time =
    { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } in { $seconds } s, { $rate } per seconde

## Een eigen bot op een server

bot-sits = De bot heeft plaats { $seat } aan tafel { $table }.
bot-reconnects = De verbinding is verbroken en wordt hersteld.
bot-won = Gewonnen, { $picks ->
        [one] 1 antwoord
       *[other] { $picks } antwoorden
    }.
bot-lost = Verloren, { $picks ->
        [one] 1 antwoord
       *[other] { $picks } antwoorden
    }.
bot-even = Niemand heeft gewonnen, { $picks ->
        [one] 1 antwoord
       *[other] { $picks } antwoorden
    }.

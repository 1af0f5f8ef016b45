# Waarom een commando niet kan. Elke melding volgt op "sevencats: " en is één regel zonder punt.

error-near = ; bedoel je { $names }?
error-in-file = { $file }: { $fault }
error-at-line = { $file }, regel { $line }: { $fault }

## The command line

error-no-command = het commando { $name } bestaat niet
error-no-option = de optie { $name } bestaat niet
error-missing = { $name } ontbreekt
error-needs-value = de optie { $name } heeft een waarde nodig
error-takes-no-value = de optie { $name } krijgt geen waarde
error-too-many-words =
    { $count ->
        [one] dit woord is te veel: { $words }
       *[other] deze woorden zijn te veel: { $words }
    }
error-not-a-number = { $name }: ‘{ $value }’ is geen getal
error-not-whole = { $name }: ‘{ $value }’ is geen geheel getal
error-too-small = { $name }: { $value } is kleiner dan { $least }
error-too-large = { $name }: { $value } is groter dan { $most }
error-bad-value = { $name }: { $reason }
error-see-help = Hulp: { $command } --help
error-stopped = gestopt
error-no-page = de pagina hoort bij een eigen extra; dit commando installeert het: { $command }
error-no-engine = deze installatie heeft geen engine voor browsers; in een checkout maakt dit commando er een en schrijft het de site: python3 make.py site MAP
error-folder-full = { $path } is niet leeg: noem een nieuwe of een lege map
error-extra-package = hiervoor ontbreekt { $module }: { $command }
error-extra-image = hiervoor ontbreekt { $module }, dat niet in de image zit: installeer het pakket met de extra { $extra }
error-no-language = de taal ‘{ $lang }’ is er niet: kies uit { $known }

## Files

error-no-file = dit bestand of deze map bestaat niet
error-no-access = geen toegang
error-is-folder = dit is een map
error-disk-full = de schijf is vol
error-address-in-use = dit adres is al in gebruik
error-not-json = dit is geen JSON: { $reason }
error-not-utf8 = { $file }, regel { $line }: geen UTF-8-tekst
error-unreadable = { $file } kan niet worden gelezen: { $reason }

## Games

error-no-game = het spel ‘{ $name }’ bestaat niet; er zijn { $known }
error-no-mode = { $game } heeft geen modus ‘{ $mode }’; er zijn { $known }
error-no-seat = de plaats ‘{ $name }’ bestaat niet; kies uit { $known }
error-no-seat-or-all = de plaats ‘{ $name }’ bestaat niet; kies uit { $known } of all
error-people =
    { $people ->
        [one] { $people } persoon
       *[other] { $people } personen
    } voor { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }: dat past niet
error-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } voor { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }: dat past niet
error-names =
    { $names ->
        [one] { $names } naam
       *[other] { $names } namen
    } voor { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }: dat past niet
error-same-name = twee spelers hebben dezelfde naam
error-other-game = { $file }: dit is een spel { $found }, niet { $wanted }
error-no-bot = de bot ‘{ $name }’ bestaat niet; er zijn { $bots }
error-no-bot-or-level = de bot ‘{ $name }’ bestaat niet; er zijn de bots { $bots } en de niveaus { $levels }
error-bad-budget = ‘{ $name }’ is geen bot; een budget schrijf je als { $first }@50ms of { $first }@256
error-no-budget = ‘{ $name }’ is geen bot; geen bot van dit spel heeft een budget
error-no-module = ‘{ $file }’ bestaat niet; schrijf BESTAND.py:NAAM of module:NAAM
error-no-bot-in = { $home } bevat geen bot ‘{ $name }’
error-not-a-bot = ‘{ $bot }’ maakt geen bot: er is een methode ‘choose’ nodig
error-no-own-bot = ‘{ $name }’ is geen eigen bot; schrijf BESTAND.py:NAAM, module:NAAM of de naam van een geïnstalleerde bot
error-no-password = zet het wachtwoord van het account van de bot in { $variable }
error-no-server = er antwoordt geen server op { $url }
error-other-engine = de server speelt volgens een andere versie van de regels; installeer zijn versie van Seven Cats
error-bot-start = de bot ‘{ $bot }’ kon niet starten: { $why }
error-bot-raised = de bot ‘{ $bot }’ faalde bij een vraag ‘{ $kind }’: { $why }
error-bot-answer = de bot ‘{ $bot }’ antwoordde { $answer } op een vraag ‘{ $kind }’ met { $count ->
        [one] { $count } optie
       *[other] { $count } opties
    }; nodig is een Choice, een index of een sleutel

## Decks of Gwent

error-deck-count =
    { $mode }: je brengt { $wanted ->
        [one] { $wanted } deck
       *[other] { $wanted } decks
    } mee, niet { $found }
error-decks-fit = { $mode } is voor { $sizes } plaatsen: { $people ->
        [one] { $people } persoon
       *[other] { $people } personen
    } en { $others ->
        [one] { $others } ander deck
       *[other] { $others } andere decks
    } passen niet
error-no-starter = het startersdeck ‘{ $name }’ bestaat niet; er zijn { $known }
error-no-deck = ‘{ $name }’ is geen deck: geen bestand heet zo, het is geen deelcode, en de startersdecks zijn { $known }
error-deck-too-long = { $file }: te lang voor een deck
error-no-deck-rules = de deckregels ‘{ $name }’ bestaan niet; kies uit { $known }
error-deck-twice = { $key } staat al in regel { $line }: ‘{ $value }’
error-deck-empty = na ‘{ $key }:’ ontbreekt de waarde
error-deck-lacks = { $file }: het deck heeft geen { $key }: voeg een regel ‘{ $key }: …’ toe
error-deck-grows = het deck wordt groter dan { $most ->
        [one] { $most } kaart
       *[other] { $most } kaarten
    }
error-deck-no-card-after = na het getal ‘{ $number }’ ontbreekt de kaart
error-deck-copies = ‘{ $word }’ is geen aantal: schrijf 1 tot { $most } en een kaart, bijvoorbeeld ‘2 decoy’
error-deck-no-card = de kaart ‘{ $name }’ bestaat niet
error-deck-no-leader = de leider ‘{ $name }’ bestaat niet
error-deck-no-faction = de factie ‘{ $name }’ bestaat niet; er zijn { $known }
error-deck-is-leader = ‘{ $name }’ is een leider: schrijf ‘leader: { $name }’
error-code-none = ‘{ $code }’ is geen deelcode: een deelcode begint met { $start }
error-code-version = de deelcode ‘{ $code }’ heeft versie { $found }, en dit programma leest { $wanted }
error-code-card = de deelcode ‘{ $code }’ bevat een kaart die hier ontbreekt (nummer { $number }): hij is met andere kaarten gemaakt
error-code-damaged = de deelcode ‘{ $code }’ is beschadigd: is hij helemaal gekopieerd?

## Set-ups of Old World

error-ow-no-seats =
    W1.1: { $seats ->
        [one] { $seats } plaats is
       *[other] { $seats } plaatsen is
    } te weinig
error-ow-seats = seats: W1.1: { $mode } is voor { $span }, niet voor { $seats }
error-ow-span = { $least } tot { $most }
error-ow-solo = mode: W15.1: alleen speel je hier in de modus base, niet in solo
error-ow-first = first: de plaats { $seat } bestaat niet
error-ow-rounds = rounds: { $rounds } is kleiner dan nul
error-ow-no-mode = de modus ‘{ $mode }’ bestaat niet; er zijn { $known }
error-ow-nothing-to-choose = choices: { $pack } heeft niets te kiezen, of doet niet mee
error-ow-no-choice = { $pack }: ‘{ $word }’ bestaat niet; er zijn { $known }
error-ow-one-choice = { $pack }: kies er maar één van { $chosen }
error-ow-choice-mode = { $pack }: { $word } is voor { $wanted }, niet voor { $mode }
error-ow-few-boards = schools: W1.5: { $boards ->
        [one] { $boards } hekserbord is
       *[other] { $boards } hekserborden is
    } te weinig voor { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }
error-ow-schools = schools: W1.5: { $schools } voor { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }
error-ow-no-school = { $seat }: de school ‘{ $name }’ bestaat niet; er zijn { $known }
error-ow-school-taken = { $seat }: W1.5: het hekserbord { $name } is al bezet
error-ow-clash = { $one } en { $other } kunnen niet samen worden gespeeld (W0.1)
error-ow-packs-clash = { $one } en { $other } kunnen niet samen worden gespeeld
error-ow-no-expansion = de uitbreiding ‘{ $name }’ bestaat niet; er zijn { $known }
error-ow-pack-twice = het pakket { $pack } is er twee keer
error-ow-pack-needs = het pakket { $pack } heeft { $need } vóór zich nodig
error-ow-no-opponent = er is geen tegenstander ‘{ $name }’ op het bord
error-step = { $file }: stap { $step }: { $reason }

## Saved games

error-journal-json = regel { $line } van het journaal is afgebroken of is geen JSON: { $reason }
error-journal-none = dit is geen journaal: regel 1 moet ’format’: ’{ $format }’ hebben
error-journal-utf8 = { $file }: dit is geen journaal: het is geen UTF-8-tekst
error-journal-cut = het journaal is afgebroken na regel { $line }: de slotregel ontbreekt
error-journal-count = het journaal is niet compleet: de slotregel telt { $end ->
        [one] { $end } keuze
       *[other] { $end } keuzes
    }, er zijn er { $picks }
error-journal-head = regel 1 van het journaal is niet compleet: { $reason }
error-journal-line = regel { $line } van het journaal heeft ’seat’, ’pick’ en ’digest’ nodig
error-journal-seat = regel { $line } van het journaal: de plaats ‘{ $seat }’ bestaat niet
error-journal-row = regel { $line } van het journaal: { $reason }
error-journal-engine = dit journaal is geschreven door engine { $engine } met kaarten { $cards }; dit is engine { $own } met kaarten { $own_cards }, die het misschien anders speelt. Het wordt niet afgespeeld; de laatste stand is nog te laden
error-journal-chance = het toeval heeft in het journaal andere uitkomsten dan de seed geeft
error-nothing-to-resume = er is geen spel om verder te spelen
error-no-snapshot = dit journaal heeft geen opgeslagen stand

## Rules

error-no-clause = de regel { $clause } bestaat niet
error-no-clause-of = de regel { $clause } bestaat niet voor { $game }

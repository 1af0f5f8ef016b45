# The reader's page of stories and events, and the table of their counts.

ow-reader-title = Verhalen en gebeurtenissen
ow-reader-search = Zoek in teksten, kenmerken, effecten
ow-reader-all-decks = alle stapels
ow-reader-deck = Stapel
ow-reader-languages = Talen
ow-reader-shown = kaarten getoond
ow-reader-price = Prijs:
ow-reader-leads = leidt naar
ow-reader-reached-from = bereikt vanuit
ow-reader-kept-equipment = uitrusting
ow-reader-kept-companion = metgezel
ow-reader-counts = Aantallen naast die van de doos
ow-reader-cards = kaarten
ow-reader-box = doos
ow-reader-chains = Ketens
ow-reader-contents = Alle titels
ow-reader-words = woorden
ow-reader-events = gebeurtenissen
ow-reader-half-safe = Veilige overtocht
ow-reader-half-danger = Gevaarlijke overtocht
ow-reader-read = $0 keer gelezen in $1 spellen
ow-reader-taken = $0 van de $1 keer gekozen
ow-reader-top = naar boven
ow-reader-effect-gold = goud
ow-reader-effect-quest = een opdracht
ow-reader-effect-potion = drankjes
ow-reader-effect-draw3 = trekken in fase III
ow-reader-effect-trail = een spoor
ow-reader-effect-shield = verlies van schild
ow-reader-effect-attribute = een eigenschap
ow-reader-effect-card = een kaart uit het aanbod
ow-reader-effect-trash = een kaart uit het spel
ow-reader-effect-roll = een dobbelsteen
ow-reader-effect-test = een proef
ow-reader-effect-fight = een kort gevecht
ow-reader-effect-kept = blijft
ow-reader-written = Geschreven: { $file }
ow-overview-base = Basisspel
ow-overview-all = Alles
ow-overview-pack = { $pack }: { $stories ->
        [one] { $stories } verkenningskaart
       *[other] { $stories } verkenningskaarten
    } en { $events ->
        [one] { $events } gebeurtenis
       *[other] { $events } gebeurtenissen
    }, alle teksten { $languages }; { $chains ->
        [one] { $chains } keten
       *[other] { $chains } ketens
    } van twee of meer gebeurtenissen, { $knowing ->
        [one] { $knowing } kaart
       *[other] { $knowing } kaarten
    } die een eerdere kennen, { $plain }% zonder voorwaarde
ow-overview-lengths = { $lang }: woorden van een inleiding { $intro }, van een keuze { $label }, van een uitkomst { $result } (mediaan tussen haakjes)

## The preview in the terminal

ow-preview-head = { $id } ({ $deck }), { $lang }: ‘{ $title }’
ow-preview-missing = Ontbreekt in deze taal: { $keys }

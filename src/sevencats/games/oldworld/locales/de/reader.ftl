# The reader's page of stories and events, and the table of their counts.

ow-reader-title = Geschichten und Ereignisse
ow-reader-search = Texte, Kennungen, Effekte durchsuchen
ow-reader-all-decks = alle Stapel
ow-reader-deck = Stapel
ow-reader-languages = Sprachen
ow-reader-shown = Karten gezeigt
ow-reader-price = Preis:
ow-reader-leads = führt zu
ow-reader-reached-from = erreicht von
ow-reader-kept-equipment = Ausrüstung
ow-reader-kept-companion = Gefährte
ow-reader-counts = Zahlen neben denen der Schachtel
ow-reader-cards = Karten
ow-reader-box = Schachtel
ow-reader-chains = Ketten
ow-reader-contents = Alle Titel
ow-reader-words = Wörter
ow-reader-events = Ereignisse
ow-reader-half-safe = Sichere Überfahrt
ow-reader-half-danger = Gefährliche Überfahrt
ow-reader-read = in $1 Partien $0-mal gelesen
ow-reader-taken = $0 von $1 Malen gewählt
ow-reader-top = nach oben
ow-reader-effect-gold = Gold
ow-reader-effect-quest = ein Auftrag
ow-reader-effect-potion = Tränke
ow-reader-effect-draw3 = Ziehen in Phase III
ow-reader-effect-trail = eine Fährte
ow-reader-effect-shield = Verlust von Schild
ow-reader-effect-attribute = eine Eigenschaft
ow-reader-effect-card = eine Karte der Auslage
ow-reader-effect-trash = eine entfernte Karte
ow-reader-effect-roll = ein Würfel
ow-reader-effect-test = eine Probe
ow-reader-effect-fight = ein kurzer Kampf
ow-reader-effect-kept = bleibt
ow-reader-written = Geschrieben: { $file }
ow-overview-base = Grundspiel
ow-overview-all = Alles
ow-overview-pack = { $pack }: { $stories ->
        [one] { $stories } Erkundungskarte
       *[other] { $stories } Erkundungskarten
    } und { $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    }, vollständig { $languages }; { $chains ->
        [one] { $chains } Kette
       *[other] { $chains } Ketten
    } aus zwei oder mehr Ereignissen, { $knowing ->
        [one] { $knowing } Karte
       *[other] { $knowing } Karten
    }, die eine frühere kennen, { $plain } % ohne Bedingung
ow-overview-lengths = { $lang }: Wörter einer Einleitung { $intro }, einer Wahl { $label }, eines Ergebnisses { $result } (Median in Klammern)

## The preview in the terminal

ow-preview-head = { $id } ({ $deck }), { $lang }: »{ $title }«
ow-preview-missing = Fehlt in dieser Sprache: { $keys }

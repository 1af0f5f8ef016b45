## Names

ow-legend-frightener = der Schrecken
ow-legend-ice-giant = der Eisriese
ow-legend-imperial-golem = der Kaiserliche Golem
ow-legend-cyclops = der Zyklop
ow-legend-toad = die Kröte
ow-legend-unseen-elder = der Verborgene Älteste
ow-legend-gaunter-odimm = Gaunter O’Dim
ow-monster-frightener = der Schrecken
ow-monster-ice-giant = der Eisriese
ow-monster-imperial-golem = der Kaiserliche Golem
ow-monster-cyclops = der Zyklop
ow-monster-toad = die Kröte
ow-monster-unseen-elder = der Verborgene Älteste
ow-monster-gaunter-odimm = Gaunter O’Dim
ow-legend-attack-knockdown = Niederschlag
ow-legend-attack-keeping-at-bay = Auf Abstand halten
ow-legend-attack-sharp-pincers = Scharfe Scheren
ow-legend-attack-crushing-strength = Zermalmende Kraft
ow-legend-attack-rock-throw = Felswurf
ow-legend-attack-ice-armor = Eispanzer
ow-legend-attack-ice-blast = Eishauch
ow-legend-attack-powerful-hold = Mächtiger Griff
ow-legend-attack-stone-fist = Steinfaust
ow-legend-attack-tremor = Beben
ow-legend-attack-warding-rune = Schutzrune
ow-legend-attack-grinding-grip = Mahlender Griff
ow-legend-attack-club-sweep = Keulenschwung
ow-legend-attack-stomp = Stampfer
ow-legend-attack-one-eyed-stare = Einäugiger Blick
ow-legend-attack-boulder = Felsbrocken
ow-legend-attack-tongue-lash = Zungenschlag
ow-legend-attack-acid-spit = Säurespucke
ow-legend-attack-swallow = Verschlingen
ow-legend-attack-deep-croak = Tiefes Quaken
ow-legend-attack-blood-frenzy = Blutrausch
ow-legend-attack-mist-form = Nebelgestalt
ow-legend-attack-command = Befehl
ow-legend-attack-feast = Festmahl
ow-legend-attack-riddle = Rätsel
ow-legend-attack-stopped-time = Angehaltene Zeit
ow-legend-attack-broken-deal = Gebrochener Handel
ow-legend-attack-man-of-glass = Mann aus Glas
ow-destruction-two-potions = zwei Tränke
ow-destruction-potion-and-card = ein Trank und eine Karte
ow-destruction-two-gold = zwei Gold
ow-destruction-gold-and-card = Gold und eine Karte
ow-destruction-two-cards = zwei Karten
ow-destruction-free-card = eine neue Karte
ow-destruction-combat = Kampf
ow-destruction-defense = Verteidigung
ow-destruction-alchemy = Alchemie
ow-destruction-specialty = Spezialität
ow-destruction-any-attribute = eine Eigenschaft nach Wahl
ow-legend-card-claw-1 = legendäre Kampfkarte 1
ow-legend-card-claw-2 = legendäre Kampfkarte 2
ow-legend-card-claw-3 = legendäre Kampfkarte 3
ow-legend-card-claw-4 = legendäre Kampfkarte 4
ow-legend-card-claw-5 = legendäre Kampfkarte 5
ow-legend-card-claw-6 = legendäre Kampfkarte 6
ow-legend-card-claw-7 = legendäre Kampfkarte 7
ow-legend-card-claw-8 = legendäre Kampfkarte 8
ow-legend-card-claw-9 = legendäre Kampfkarte 9
ow-legend-card-claw-10 = legendäre Kampfkarte 10
ow-legend-card-claw-11 = legendäre Kampfkarte 11
ow-legend-card-claw-12 = legendäre Kampfkarte 12
ow-legend-card-claw-13 = legendäre Kampfkarte 13
ow-legend-card-claw-14 = legendäre Kampfkarte 14
ow-legend-card-claw-15 = legendäre Kampfkarte 15
ow-legend-card-claw-16 = legendäre Kampfkarte 16
ow-legend-card-claw-17 = legendäre Kampfkarte 17
ow-legend-card-claw-18 = legendäre Kampfkarte 18
ow-legend-card-claw-19 = legendäre Kampfkarte 19
ow-legend-card-claw-20 = legendäre Kampfkarte 20
ow-movement-hengfors = nach Hengfors, dann Ard Modron
ow-movement-ard-modron = nach Ard Modron, dann Hengfors
ow-movement-glenmore = nach Glenmore, dann Cidaris
ow-movement-dhuwod = nach Dhuwod, dann Kaer Seren
ow-movement-stygga = nach Stygga, dann Behelt Nar
ow-movement-cintra = nach Cintra, dann Glenmore
ow-movement-ban-ard = nach Ban Ard, dann Doldeth
ow-movement-kaer-seren = nach Kaer Seren, dann Dhuwod
ow-movement-loc-ichaer = nach Loc Ichaer, dann Kaer Morhen
ow-movement-behelt-nar = nach Behelt Nar, dann Stygga
ow-movement-doldeth = nach Doldeth, dann Ban Ard
ow-movement-kaer-morhen = nach Kaer Morhen, dann Loc Ichaer

## What they say

ow-legend-next = in deinem nächsten Kampfzug: { $what }
ow-legend-special = Spezialangriff { $n }, { $name }: { $text }
ow-legend-start = Beginnt in { $place }.
ow-legend-claws = Spezialangriff { $n }
ow-movement-text = Nach { $main }, von dort nach { $secondary }; Schritte mit 1 bis 5 Spielern: { $steps }.
ow-hunt-side-text = Schutz nach dem Feld der Trophäenleiste: { $numbers }.
ow-hunt-solo-text = { $n ->
        [one] { $n } Bewegungskarte
       *[other] { $n } Bewegungskarten
    } im Stapel.
ow-hunt-side-a = Seite A
ow-hunt-side-b = Seite B
ow-hunt-solo-easy = leicht
ow-hunt-solo-normal = normal
ow-hunt-solo-hard = schwer
ow-landmark-legendary-beast = das legendäre Monster
ow-landmark-destruction = ein Zerstörungsplättchen
ow-table-legend = Legendäres Monster: { $cards }.
ow-table-destruction = Zerstörungsplättchen: { $cards }.
ow-when-beast-turn = zu Beginn seines Kampfzugs
ow-rule-colours =
    { $n ->
        [one] deine Kombo hat Karten von einer Farbe
       *[other] deine Kombo hat Karten von höchstens { $n } Farben
    }
ow-count-flasks =
    { $n ->
        [one] Trank oder Bombe
       *[other] Tränke und Bomben
    }
ow-count-ruins =
    { $n ->
        [one] Zerstörungsplättchen auf der Karte
       *[other] Zerstörungsplättchen auf der Karte
    }
ow-line-strike-each-flasks = erleide { $n } Schaden für jeden deiner Tränke und jede deiner Bomben
ow-line-strike-each-flasks-1 = erleide { $n } Schaden für jeden deiner Tränke und jede deiner Bomben, mindestens 1
ow-line-strike-each-ruins = erleide { $n } Schaden für jedes Zerstörungsplättchen auf der Karte
ow-line-learn-any = eine Eigenschaft deiner Wahl +1, und keine Karten für eine neue Stufe
ow-question-drive = Welche Karte wirfst du ab, um das legendäre Monster zu vertreiben?
ow-question-beast-step = Wohin geht das legendäre Monster?
ow-question-legend = Welches legendäre Monster wird gejagt?
ow-option-drive = Das legendäre Monster vertreiben
ow-option-step = { $name }
ow-option-legend = Gegen { $name } kämpfen. { $text }
ow-log-legend = Das legendäre Monster ist { $cards }.
ow-log-beast-starts = Es steht in { $place }.
ow-log-movement = Eine Bewegungskarte wird aufgedeckt: { $cards }.
ow-log-movements-back = Die Bewegungskarten werden neu gemischt.
ow-log-beast-moves = Das legendäre Monster geht nach { $place }.
ow-log-destroyed = Es lässt ein Zerstörungsplättchen in { $place } zurück.
ow-log-beast-stuck = Das legendäre Monster kann nirgendwohin.
ow-log-beast-escapes = Keine Bewegungskarte ist übrig: Das legendäre Monster entkommt, und die Partie ist verloren.
ow-log-beast-driven =
    { $who ->
        [you] Du vertreibst das legendäre Monster.
       *[other] { $name } vertreibt das legendäre Monster.
    }
ow-log-destruction =
    { $who ->
        [you] Du nimmst ein Zerstörungsplättchen: { $cards }.
       *[other] { $name } nimmt ein Zerstörungsplättchen: { $cards }.
    }
ow-log-beast-attack = Spezialangriff, { $what }: { $text }
ow-log-beast-protected = Sein Schutz nimmt { $n } vom Schaden weg.
ow-line-learn-combat = Kampf +1, und keine Karten für eine neue Stufe
ow-line-learn-defense = Verteidigung +1, und keine Karten für eine neue Stufe
ow-line-learn-alchemy = Alchemie +1, und keine Karten für eine neue Stufe
ow-line-learn-specialty = Spezialität +1, und keine Karten für eine neue Stufe

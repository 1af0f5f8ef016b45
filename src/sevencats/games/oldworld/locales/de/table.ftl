# The table in the terminal, and what the commands of this game print, in German.

ow-mode-base = Grundspiel
ow-mode-solo = Solo
ow-replay-turn = Zug { $n }: { $name }

ow-table-turn = Zug { $n }, Phase { $phase }.
ow-table-monster = { $monster } ({ $terrain }, Stufe { $level }, Leben { $life }) ist in { $place }.
ow-table-tavern = Keine Kämpfe zwischen Hexern in { $place }.
ow-table-landmark = { $place }: { $what }.
ow-table-witcher = { $name }, { $school }: in { $place }, { $gold } Gold, Schild { $shield }, Trophäenleiste { $track }.
ow-table-levels = Stufe { $level }; Kampf { $combat }, Verteidigung { $defense }, Alchemie { $alchemy }, Spezialität { $specialty }.
ow-table-cards = { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, { $deck } im Nachziehstapel, { $discard } abgeworfen.
ow-table-potions = Tränke: { $cards }.
ow-table-trophies = Trophäen: { $cards }.
ow-table-gear = Behalten: { $cards }.
ow-table-trail-trail = Fährte: { $terrain }.
ow-table-trail-quest = Fährtenauftrag: { $terrain }, in { $place }.
ow-table-quest = Auftrag: »{ $story }«, in { $place }.
ow-table-quest-price = Auftrag: »{ $story }«, in { $place }, für { $price }.
ow-table-card = { $card } ({ $facts })
ow-table-pool = Die Auslage, von links nach rechts: { $cards }.
ow-table-pool-card = { $card } [{ $cost }]
ow-table-fight = Kampf: { $sides }.
ow-table-life = { $name } { $n }

## Playing

ow-play-help =
    Antworte mit der Nummer einer Option, mit mehreren auf einmal (1 3 5) oder mit einem Schlüssel, zum Beispiel end.
    undo: deine letzte Wahl zurücknehmen
    hand: deine Hand, jede Karte mit ihren Angaben
    table: der Tisch
    map: die Landkarte mit allem, was wo steht, und den Preisen der Wege (places: dasselbe in Worten)
    ways: wohin du in diesem Zug gehen kannst und was es kostet
    card NAME: was eine Karte, ein Monster, ein Trank oder ein Ort ist, oder noch einmal, was vorgelesen wurde (ein Name oder die Nummer einer Option)
    odds: deine Chancen in den Kämpfen, die du erreichst, wenn der Weg bezahlt ist
    log: alles, was geschehen ist
    seats: wer noch handeln kann, wo alle gemeinsam spielen (seat 2: Platz 2 handelt)
    save DATEI: die Partie in eine Datei schreiben
    quit: aufhören

## Simulate

ow-sim-capped = Durch die Rundengrenze beendet
ow-sim-school = { $name }: Siege in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
ow-sim-trophies = Trophäen von { $name } im Schnitt
ow-balance-written = Der Bericht steht in { $file }.
ow-balance-met = ✓ { $name }: { $measured } (gewünscht: { $wanted })
ow-balance-missed = ✗ { $name }: { $measured } (gewünscht: { $wanted }; { $short })

## Looking things up

ow-lookup-place = { $name }: { $terrain }; { $action }. Wege nach { $paths }.
ow-lookup-monster = { $name }, Stufe { $level }, Leben { $life }. { $text } Trophäe: { $trophy }
ow-lookup-school = { $name }. { $specialty } auf Stufe 1: { $text } Trophäe: { $trophy }

## The odds of a fight

ow-odds = { $name }: gewonnen { $chance } % ({ $low } bis { $high } %), vertrieben { $driven } %, { $tried ->
        [one] { $tried } Kampf versucht
       *[other] { $tried } Kämpfe versucht
    }.
ow-odds-duel = { $name }: gewonnen { $chance } % ({ $low } bis { $high } %), { $tried ->
        [one] { $tried } Kampf versucht
       *[other] { $tried } Kämpfe versucht
    }.
ow-odds-none = Es ist niemand da, gegen den du kämpfen könntest.

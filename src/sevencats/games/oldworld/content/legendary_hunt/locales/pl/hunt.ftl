## Names

ow-legend-frightener = Przeraza
ow-legend-ice-giant = Lodowy Gigant
ow-legend-imperial-golem = Cesarski Golem
ow-legend-cyclops = Cyklop
ow-legend-toad = Ropuch
ow-legend-unseen-elder = Ukryty
ow-legend-gaunter-odimm = Gaunter o’Dim
ow-monster-frightener = Przeraza
ow-monster-ice-giant = Lodowy Gigant
ow-monster-imperial-golem = Cesarski Golem
ow-monster-cyclops = Cyklop
ow-monster-toad = Ropuch
ow-monster-unseen-elder = Ukryty
ow-monster-gaunter-odimm = Gaunter o’Dim
ow-legend-attack-knockdown = Powalenie
ow-legend-attack-keeping-at-bay = Trzymanie na dystans
ow-legend-attack-sharp-pincers = Ostre szczypce
ow-legend-attack-crushing-strength = Miażdżąca siła
ow-legend-attack-rock-throw = Rzut skałą
ow-legend-attack-ice-armor = Lodowy pancerz
ow-legend-attack-ice-blast = Lodowy podmuch
ow-legend-attack-powerful-hold = Potężny chwyt
ow-legend-attack-stone-fist = Kamienna pięść
ow-legend-attack-tremor = Wstrząs
ow-legend-attack-warding-rune = Runa osłony
ow-legend-attack-grinding-grip = Miażdżący uścisk
ow-legend-attack-club-sweep = Zamach maczugą
ow-legend-attack-stomp = Tupnięcie
ow-legend-attack-one-eyed-stare = Spojrzenie jednego oka
ow-legend-attack-boulder = Głaz
ow-legend-attack-tongue-lash = Smagnięcie językiem
ow-legend-attack-acid-spit = Plucie kwasem
ow-legend-attack-swallow = Połknięcie
ow-legend-attack-deep-croak = Głuchy rechot
ow-legend-attack-blood-frenzy = Szał krwi
ow-legend-attack-mist-form = Postać mgły
ow-legend-attack-command = Rozkaz
ow-legend-attack-feast = Uczta
ow-legend-attack-riddle = Zagadka
ow-legend-attack-stopped-time = Zatrzymany czas
ow-legend-attack-broken-deal = Złamana umowa
ow-legend-attack-man-of-glass = Szklany człowiek
ow-destruction-two-potions = dwa eliksiry
ow-destruction-potion-and-card = eliksir i karta
ow-destruction-two-gold = dwa złota
ow-destruction-gold-and-card = złoto i karta
ow-destruction-two-cards = dwie karty
ow-destruction-free-card = nowa karta
ow-destruction-combat = walka
ow-destruction-defense = obrona
ow-destruction-alchemy = alchemia
ow-destruction-specialty = specjalizacja
ow-destruction-any-attribute = dowolny atrybut
ow-legend-card-claw-1 = legendarna karta walki 1
ow-legend-card-claw-2 = legendarna karta walki 2
ow-legend-card-claw-3 = legendarna karta walki 3
ow-legend-card-claw-4 = legendarna karta walki 4
ow-legend-card-claw-5 = legendarna karta walki 5
ow-legend-card-claw-6 = legendarna karta walki 6
ow-legend-card-claw-7 = legendarna karta walki 7
ow-legend-card-claw-8 = legendarna karta walki 8
ow-legend-card-claw-9 = legendarna karta walki 9
ow-legend-card-claw-10 = legendarna karta walki 10
ow-legend-card-claw-11 = legendarna karta walki 11
ow-legend-card-claw-12 = legendarna karta walki 12
ow-legend-card-claw-13 = legendarna karta walki 13
ow-legend-card-claw-14 = legendarna karta walki 14
ow-legend-card-claw-15 = legendarna karta walki 15
ow-legend-card-claw-16 = legendarna karta walki 16
ow-legend-card-claw-17 = legendarna karta walki 17
ow-legend-card-claw-18 = legendarna karta walki 18
ow-legend-card-claw-19 = legendarna karta walki 19
ow-legend-card-claw-20 = legendarna karta walki 20
ow-movement-hengfors = do Hengfors, potem do Ard Modron
ow-movement-ard-modron = do Ard Modron, potem do Hengfors
ow-movement-glenmore = do Glenmore, potem do Cidaris
ow-movement-dhuwod = do Dhuwod, potem do Kaer Seren
ow-movement-stygga = do Styggi, potem do Behelt Nar
ow-movement-cintra = do Cintry, potem do Glenmore
ow-movement-ban-ard = do Ban Ard, potem do Doldeth
ow-movement-kaer-seren = do Kaer Seren, potem do Dhuwod
ow-movement-loc-ichaer = do Loc Ichaer, potem do Kaer Morhen
ow-movement-behelt-nar = do Behelt Nar, potem do Styggi
ow-movement-doldeth = do Doldeth, potem do Ban Ard
ow-movement-kaer-morhen = do Kaer Morhen, potem do Loc Ichaer

## What they say

ow-legend-next = w twojej następnej turze walki: { $what }
ow-legend-special = Atak specjalny { $n }, { $name }: { $text }
ow-legend-start = Zaczyna tu: { $place }.
ow-legend-claws = atak specjalny { $n }
ow-movement-text = Cel główny: { $main }, a stamtąd cel poboczny: { $secondary }; kroki przy 1 do 5 graczach: { $steps }.
ow-hunt-side-text = Ochrona według pól toru trofeów: { $numbers }.
ow-hunt-solo-text = { $n ->
        [one] { $n } karta ruchu
        [few] { $n } karty ruchu
       *[other] { $n } kart ruchu
    } na stosie.
ow-hunt-side-a = strona A
ow-hunt-side-b = strona B
ow-hunt-solo-easy = łatwo
ow-hunt-solo-normal = normalnie
ow-hunt-solo-hard = trudno
ow-landmark-legendary-beast = legendarny potwór
ow-landmark-destruction = żeton zniszczenia
ow-table-legend = Legendarny potwór: { $cards }.
ow-table-destruction = Żetony zniszczenia: { $cards }.
ow-when-beast-turn = gdy zaczyna się jego tura walki
ow-rule-colours =
    { $n ->
        [one] twoja kombinacja ma karty jednego koloru
       *[other] twoja kombinacja ma karty najwyżej { $n } kolorów
    }
ow-count-flasks =
    { $n ->
        [one] eliksir lub bomba
        [few] eliksiry i bomby
       *[other] eliksirów i bomb
    }
ow-count-ruins =
    { $n ->
        [one] żeton zniszczenia na mapie
        [few] żetony zniszczenia na mapie
       *[other] żetonów zniszczenia na mapie
    }
ow-line-strike-each-flasks = otrzymujesz obrażenia: { $n } za każdy twój eliksir i każdą bombę
ow-line-strike-each-flasks-1 = otrzymujesz obrażenia: { $n } za każdy twój eliksir i każdą bombę, co najmniej 1
ow-line-strike-each-ruins = otrzymujesz obrażenia: { $n } za każdy żeton zniszczenia na mapie
ow-line-learn-any = wybrany atrybut +1, a nowy poziom nie daje kart
ow-question-drive = Którą kartę odrzucasz, żeby przepędzić legendarnego potwora?
ow-question-beast-step = Dokąd idzie legendarny potwór?
ow-question-legend = Na którego legendarnego potwora polujecie?
ow-option-drive = Przepędź legendarnego potwora
ow-option-step = { $name }
ow-option-legend = Walcz: { $name }. { $text }
ow-log-legend = Legendarny potwór: { $cards }.
ow-log-beast-starts = Potwór zaczyna tu: { $place }.
ow-log-movement = Odkryto kartę ruchu: { $cards }.
ow-log-movements-back = Karty ruchu zostają na nowo potasowane.
ow-log-beast-moves = Legendarny potwór idzie tu: { $place }.
ow-log-destroyed = Zostawia żeton zniszczenia, miejsce: { $place }.
ow-log-beast-stuck = Legendarny potwór nie ma dokąd pójść.
ow-log-beast-escapes = Nie ma już kart ruchu: legendarny potwór ucieka, a gra jest przegrana.
ow-log-beast-driven =
    { $who ->
        [you] Przepędzasz legendarnego potwora.
       *[other] { $name } przepędza legendarnego potwora.
    }
ow-log-destruction =
    { $who ->
        [you] Bierzesz żeton zniszczenia: { $cards }.
       *[other] { $name } bierze żeton zniszczenia: { $cards }.
    }
ow-log-beast-attack = Atak specjalny, { $what }: { $text }
ow-log-beast-protected = Jego ochrona pochłania obrażenia: { $n }.
ow-line-learn-combat = walka +1, a nowy poziom nie daje kart
ow-line-learn-defense = obrona +1, a nowy poziom nie daje kart
ow-line-learn-alchemy = alchemia +1, a nowy poziom nie daje kart
ow-line-learn-specialty = specjalizacja +1, a nowy poziom nie daje kart

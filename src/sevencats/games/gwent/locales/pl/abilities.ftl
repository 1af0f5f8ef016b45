# Czym są karty i co robią, własnymi słowami. Argumenty: $kind to rodzaj karty, która ma zdolność,
# $cards to nazwy zwoływanych kart, $card to karta rezerwy, którą zdolność wzywa.

## Factions

faction-monsters = Potwory
faction-nilfgaard = Cesarstwo Nilfgaardu
faction-northern-realms = Królestwa Północy
faction-scoiatael = Scoia’tael
faction-skellige = Skellige
faction-neutral = Neutralne
faction-special = Specjalne
faction-weather = Pogoda

faction-ability-monsters = Po rundzie jedna twoja losowa jednostka zostaje na polu bitwy. Bohaterowie nigdy nie zostają.
faction-ability-nilfgaard = Zremisowana runda jest twoja.
faction-ability-northern-realms = Za każdą wygraną rundę dobierasz kartę z talii.
faction-ability-scoiatael = Ty decydujesz, kto zaczyna grę.
faction-ability-skellige = Na początku rundy 3 dwie losowe jednostki wracają z twojego stosu kart odrzuconych na pole bitwy. Bohaterowie nie wracają.

## Rows and kinds

row-close = bliskie starcie
row-ranged = daleki zasięg
row-siege = oblężenie

kind-unit = Jednostka
kind-hero = Bohater
kind-special = Karta specjalna
kind-weather = Karta pogody

## The frame of a card text

cardtext-unit = Jednostka, { $rows }, siła { $strength }.
cardtext-hero = Bohater, { $rows }, siła { $strength }. Nie działa na niego żadna zdolność innej karty.
cardtext-special = Karta specjalna.
cardtext-weather = Karta pogody.
cardtext-reserve = Czeka w rezerwie i nigdy nie zaczyna w talii.
cardtext-ability = { $name }: { $text }
cardtext-leader-active = Aktywny, raz w grze. { $text }
cardtext-leader-passive = Pasywny, działa zawsze. { $text }

## Abilities

ability-agile = Zręczność
ability-agile-text = Przy zagraniu wybierasz rząd: bliskie starcie albo daleki zasięg. Później karta się nie przesuwa.

ability-berserker = Berserk
ability-berserker-text = Gdy na jego rząd działa mardroeme, na dobre opuszcza grę, a z rezerwy na jego miejsce wchodzi: { $card }.

ability-clear-weather = { card-clear-weather }
ability-clear-weather-text = Cała pogoda w grze trafia na stosy kart odrzuconych, a ta karta wraz z nią.

ability-commanders-horn = Róg dowódcy
ability-commanders-horn-text =
    { $kind ->
        [special] Połóż go przy jednym ze swoich rzędów. Jednostki tego rzędu liczą się podwójnie. Przy rzędzie mieści się tylko jeden.
       *[unit] Pozostałe jednostki w jego rzędzie liczą się podwójnie. Nic nie daje tam, gdzie róg już działa.
    }

ability-decoy = Manekin
ability-decoy-text = Zamień go z jednostką po swojej stronie, która wraca ci na rękę. Bohaterów zamienić nie można. Manekin leży w rzędzie z siłą 0.

ability-mardroeme = Mardroeme
ability-mardroeme-text =
    { $kind ->
        [special] Połóż ją przy jednym ze swoich rzędów. Berserkowie w tym rzędzie się przemieniają, także ci, którzy dojdą później. Przy rzędzie mieści się tylko jedna.
       *[unit] Berserkowie w tym rzędzie się przemieniają, także ci, którzy dojdą później.
    }

ability-medic = Medyk
ability-medic-text = Wybrana jednostka wraca z twojego stosu kart odrzuconych i od razu wchodzi do gry. Bohaterowie nie mogą wrócić.

ability-morale-boost = Wysokie morale
ability-morale-boost-text = Każda inna jednostka w tym rzędzie ma siłę o 1 większą.

ability-muster = Braterstwo
ability-muster-text = Z twojej ręki i talii od razu dołączają wszystkie karty o nazwie { $cards }, każda w swoim rzędzie. Potem tasujesz talię.

ability-scorch = Pożoga
ability-scorch-text =
    { $kind ->
        [special] Najsilniejsze jednostki na całym polu bitwy zostają odrzucone, także twoje, jeśli są wśród nich. Bohaterów oszczędza. Potem ta karta też zostaje odrzucona.
       *[unit] Najsilniejsze jednostki na całym polu bitwy zostają odrzucone, także twoje, jeśli są wśród nich. Bohaterów oszczędza.
    }

-scorch-row =
    Jeśli rząd przeciwnika ({ $row ->
        [close] bliskie starcie
        [ranged] daleki zasięg
       *[siege] oblężenie
    }) ma w sumie 10 lub więcej, najsilniejsze jednostki tego rzędu zostają odrzucone. Bohaterowie wliczają się do sumy, ale ich to oszczędza.

ability-scorch-row-close = Pożoga rzędu
ability-scorch-row-close-text = { -scorch-row(row: "close") }

ability-scorch-row-ranged = Pożoga rzędu
ability-scorch-row-ranged-text = { -scorch-row(row: "ranged") }

ability-scorch-row-siege = Pożoga rzędu
ability-scorch-row-siege-text = { -scorch-row(row: "siege") }

ability-spy = Szpieg
ability-spy-text = Kładziesz go po stronie przeciwnika i liczy się dla niego, a ty dobierasz 2 karty.

ability-summon-avenger = Mściciel
ability-summon-avenger-text = Gdy karta zostaje odrzucona z pola bitwy, także na koniec rundy, na jej miejsce wchodzi z rezerwy: { $card }.

ability-tight-bond = Więź
ability-tight-bond-text = Siła mnoży się przez liczbę kart o tej samej nazwie po tej stronie pola bitwy.

ability-weather-frost = { card-biting-frost }
ability-weather-frost-text = Po każdej stronie siła jednostek bliskiego starcia spada do 1. Bohaterowie zachowują swoją.

ability-weather-fog = { card-impenetrable-fog }
ability-weather-fog-text = Po każdej stronie siła jednostek dalekiego zasięgu spada do 1. Bohaterowie zachowują swoją.

ability-weather-rain = { card-torrential-rain }
ability-weather-rain-text = Po każdej stronie siła jednostek oblężniczych spada do 1. Bohaterowie zachowują swoją.

ability-weather-storm = { card-skellige-storm }
ability-weather-storm-text = Po każdej stronie siła jednostek dalekiego zasięgu i oblężniczych spada do 1. Bohaterowie zachowują swoją.

## Leaders

-leader-fetch = Szukasz w talii karty „{ $card }” i zagrywasz ją. Potem tasujesz talię.
-leader-horn =
    Twoje jednostki w rzędzie { $row ->
        [close] bliskiego starcia
        [ranged] dalekiego zasięgu
       *[siege] oblężniczym
    } liczą się podwójnie, jak przy karcie „Róg dowódcy”. Nic to nie daje tam, gdzie róg już działa.

leader-text-eredin-king-of-the-wild-hunt = Szukasz w talii dowolnej karty pogody i zagrywasz ją. Potem tasujesz talię.
leader-text-eredin-commander-of-the-red-riders = { -leader-horn(row: "close") }
leader-text-eredin-destroyer-of-worlds = Odrzucasz dwie karty z ręki, a potem bierzesz na rękę jedną dowolną kartę z talii. Potem tasujesz talię.
leader-text-eredin-bringer-of-death = Bierzesz na rękę jednostkę albo kartę specjalną ze swojego stosu kart odrzuconych. Bohaterowie zostają na miejscu.
leader-text-eredin-breacc-glas-the-treacherous = Każdy szpieg ma siłę dwa razy większą niż nadrukowana, po każdej stronie.
leader-text-emhyr-his-imperial-majesty = { -leader-fetch(card: "Ulewny deszcz") }
leader-text-emhyr-emperor-of-nilfgaard = Widzisz trzy losowe karty z ręki przeciwnika.
leader-text-emhyr-the-white-flame = Zdolności innych dowódców nie działają.
leader-text-emhyr-the-relentless = Wybierasz jednostkę albo kartę specjalną ze stosu kart odrzuconych przeciwnika i bierzesz ją na rękę. Bohaterowie zostają na miejscu.
leader-text-emhyr-invader-of-the-north = Gdy jakaś zdolność przywraca jednostkę na pole bitwy, którą – decyduje los. Dotyczy to wszystkich graczy.
leader-text-foltest-king-of-temeria = { -leader-fetch(card: "Gęsta mgła") }
leader-text-foltest-lord-commander-of-the-north = Niebo się rozpogadza: cała pogoda w grze zostaje odrzucona.
leader-text-foltest-the-siegemaster = { -leader-horn(row: "siege") }
leader-text-foltest-the-steel-forged = { -scorch-row(row: "siege") }
leader-text-foltest-son-of-medell = { -scorch-row(row: "ranged") }
leader-text-francesca-pureblood-elf = { -leader-fetch(card: "Trzaskający mróz") }
leader-text-francesca-daisy-of-the-valley = Zaczynasz grę z jedną kartą więcej na ręce.
leader-text-francesca-the-beautiful = { -leader-horn(row: "ranged") }
leader-text-francesca-queen-of-dol-blathanna = { -scorch-row(row: "close") }
leader-text-francesca-hope-of-the-aen-seidhe = Twoje jednostki ze zręcznością przechodzą między bliskim starciem a dalekim zasięgiem tak, żeby liczyć się za jak najwięcej.
leader-text-crach-an-craite = Wszystkie stosy kart odrzuconych zostają opróżnione: każdy gracz wtasowuje swój do własnej talii.
leader-text-king-bran = Przy złej pogodzie twoje jednostki zachowują połowę siły, zaokrągloną w górę.
leader-text-arnjolf-the-patricide = Szukasz w talii jednostki z więzią i zagrywasz ją. Potem tasujesz talię.
leader-text-harald-an-craite-the-cripple = Szukasz w talii karty „Mardroeme” i zagrywasz ją przy jednym ze swoich rzędów. Potem tasujesz talię.

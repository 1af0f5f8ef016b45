# What cards are and do, in German. Arguments: $kind is the kind of the card that has the
# ability, $cards the names it musters, $card the reserve card it calls.

## Factions

faction-monsters = Monster
faction-nilfgaard = Nilfgaard
faction-northern-realms = Nördliche Königreiche
faction-scoiatael = Scoia’tael
faction-skellige = Skellige
faction-neutral = Neutral
faction-special = Spezial
faction-weather = Wetter

faction-ability-monsters = Am Ende jeder Runde bleibt eine deiner Einheiten, vom Zufall bestimmt, auf dem Schlachtfeld liegen. Helden bleiben nie.
faction-ability-nilfgaard = Eine Runde mit Gleichstand gehört dir.
faction-ability-northern-realms = Jede Runde, die du gewinnst, bringt dir eine Karte aus deinem Deck.
faction-ability-scoiatael = Du sagst, wer den ersten Zug der Partie hat.
faction-ability-skellige = Wenn Runde 3 beginnt, kehren zwei vom Zufall bestimmte Einheiten aus deinem Ablagestapel auf das Schlachtfeld zurück. Helden kehren nicht zurück.

## Rows and kinds

row-close = Nahkampf
row-ranged = Fernkampf
row-siege = Belagerung

kind-unit = Einheit
kind-hero = Held
kind-special = Spezialkarte
kind-weather = Wetterkarte

## The frame of a card text

cardtext-unit = Einheit, { $rows }, Stärke { $strength }.
cardtext-hero = Held, { $rows }, Stärke { $strength }. Keine Fähigkeit einer anderen Karte wirkt auf diese Karte.
cardtext-special = Spezialkarte.
cardtext-weather = Wetterkarte.
cardtext-reserve = Diese Karte wartet im Nebendeck und beginnt nie im eigenen Deck.
cardtext-ability = { $name }: { $text }
cardtext-leader-active = Aktiv, einmal pro Partie. { $text }
cardtext-leader-passive = Passiv, immer in Kraft. { $text }

## Abilities

ability-agile = Gewandtheit
ability-agile-text = Beim Ausspielen wählst du die Nahkampf- oder die Fernkampfreihe. Danach wechselt die Karte nicht mehr.

ability-berserker = Berserker
ability-berserker-text = Wirkt »Mardroeme« in ihrer Reihe, verlässt diese Karte die Partie für immer und »{ $card }« tritt aus dem Nebendeck an ihre Stelle.

ability-clear-weather = { card-clear-weather }
ability-clear-weather-text = Alle Wetterkarten im Spiel kommen auf den Ablagestapel und diese Karte mit ihnen.

ability-commanders-horn = Horn des Kommandanten
ability-commanders-horn-text =
    { $kind ->
        [special] Lege es neben eine deiner Reihen. Die Einheiten dieser Reihe zählen doppelt. In jeder Reihe ist nur für eines Platz.
       *[unit] Die anderen Einheiten ihrer Reihe zählen doppelt. Wo schon ein Horn wirkt, bewirkt sie nichts.
    }

ability-decoy = Finte
ability-decoy-text = Tausche sie gegen eine Einheit auf deiner Seite, die auf deine Hand zurückkehrt. Helden lassen sich nicht tauschen. Die Finte bleibt mit Stärke 0 in der Reihe liegen.

ability-mardroeme = Mardroeme
ability-mardroeme-text =
    { $kind ->
        [special] Lege diese Karte neben eine deiner Reihen. Berserker in dieser Reihe verwandeln sich, auch solche, die später dazukommen. In jeder Reihe ist nur für eine Platz.
       *[unit] Berserker in ihrer Reihe verwandeln sich, auch solche, die später dazukommen.
    }

ability-medic = Heiler
ability-medic-text = Eine Einheit deiner Wahl kommt aus deinem Ablagestapel zurück und wird gleich ausgespielt. Helden können nicht zurückkommen.

ability-morale-boost = Moralschub
ability-morale-boost-text = Jede andere Einheit ihrer Reihe gewinnt 1 Stärke dazu.

ability-muster = Musterung
ability-muster-text = Diese Karten kommen in allen Exemplaren aus deiner Hand und deinem Deck gleich dazu, jede in ihre eigene Reihe: { $cards }. Danach wird dein Deck gemischt.

ability-scorch = Verbrennen
ability-scorch-text =
    { $kind ->
        [special] Die stärksten Einheiten des ganzen Schlachtfelds kommen auf den Ablagestapel, auch deine eigenen, wenn sie dazugehören. Helden bleiben verschont. Danach wird diese Karte abgelegt.
       *[unit] Die stärksten Einheiten des ganzen Schlachtfelds kommen auf den Ablagestapel, auch deine eigenen, wenn sie dazugehören. Helden bleiben verschont.
    }

-scorch-row =
    Kommt die gegnerische { $row ->
        [close] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    } zusammen auf 10 oder mehr, werden die stärksten Einheiten dieser Reihe abgelegt. Helden zählen zur Summe, bleiben aber verschont.

ability-scorch-row-close = Verbrennen (Reihe)
ability-scorch-row-close-text = { -scorch-row(row: "close") }

ability-scorch-row-ranged = Verbrennen (Reihe)
ability-scorch-row-ranged-text = { -scorch-row(row: "ranged") }

ability-scorch-row-siege = Verbrennen (Reihe)
ability-scorch-row-siege-text = { -scorch-row(row: "siege") }

ability-spy = Spion
ability-spy-text = Du legst ihn auf die gegnerische Seite, wo er für die Gegenseite zählt, und ziehst selbst 2 Karten.

ability-summon-avenger = Rächer beschwören
ability-summon-avenger-text = Sobald diese Karte vom Schlachtfeld abgelegt wird, auch am Rundenende, tritt »{ $card }« aus dem Nebendeck an ihre Stelle.

ability-tight-bond = Enge Bindung
ability-tight-bond-text = Multipliziere ihre Stärke mit der Zahl der Karten dieses Namens auf ihrer Seite des Schlachtfelds.

ability-weather-frost = { card-biting-frost }
ability-weather-frost-text = Auf jeder Seite sinken die Einheiten im Nahkampf auf Stärke 1. Helden behalten ihre Stärke.

ability-weather-fog = { card-impenetrable-fog }
ability-weather-fog-text = Auf jeder Seite sinken die Einheiten im Fernkampf auf Stärke 1. Helden behalten ihre Stärke.

ability-weather-rain = { card-torrential-rain }
ability-weather-rain-text = Auf jeder Seite sinken die Einheiten der Belagerungsreihe auf Stärke 1. Helden behalten ihre Stärke.

ability-weather-storm = { card-skellige-storm }
ability-weather-storm-text = Auf jeder Seite sinken die Einheiten im Fernkampf und in der Belagerungsreihe auf Stärke 1. Helden behalten ihre Stärke.

## Leaders

-leader-fetch = Du suchst in deinem Deck eine Karte »{ $card }« und spielst sie aus. Danach wird das Deck gemischt.
-leader-horn =
    Die Einheiten deiner { $row ->
        [close] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    } zählen doppelt, wie bei einem Horn des Kommandanten. Wo schon ein Horn wirkt, geschieht nichts.

leader-text-eredin-king-of-the-wild-hunt = Du suchst in deinem Deck eine Wetterkarte deiner Wahl und spielst sie aus. Danach wird das Deck gemischt.
leader-text-eredin-commander-of-the-red-riders = { -leader-horn(row: "close") }
leader-text-eredin-destroyer-of-worlds = Du legst zwei Handkarten ab. Dafür nimmst du eine beliebige Karte deines Decks auf die Hand. Danach wird das Deck gemischt.
leader-text-eredin-bringer-of-death = Du holst eine Einheit oder Spezialkarte aus deinem Ablagestapel auf die Hand zurück. Helden bleiben liegen.
leader-text-eredin-breacc-glas-the-treacherous = Jeder Spion hat das Doppelte seiner gedruckten Stärke, auf jeder Seite.
leader-text-emhyr-his-imperial-majesty = { -leader-fetch(card: "Strömender Regen") }
leader-text-emhyr-emperor-of-nilfgaard = Du siehst drei gegnerische Handkarten, vom Zufall bestimmt.
leader-text-emhyr-the-white-flame = Die Fähigkeiten anderer Anführer wirken nicht.
leader-text-emhyr-the-relentless = Du wählst eine Einheit oder Spezialkarte im gegnerischen Ablagestapel und nimmst sie auf die Hand. Helden bleiben liegen.
leader-text-emhyr-invader-of-the-north = Immer wenn eine Fähigkeit eine Einheit auf das Schlachtfeld zurückbringt, bestimmt der Zufall, welche. Das gilt für alle Seiten.
leader-text-foltest-king-of-temeria = { -leader-fetch(card: "Undurchdringlicher Nebel") }
leader-text-foltest-lord-commander-of-the-north = Der Himmel klart auf: Alle Wetterkarten im Spiel kommen auf den Ablagestapel.
leader-text-foltest-the-siegemaster = { -leader-horn(row: "siege") }
leader-text-foltest-the-steel-forged = { -scorch-row(row: "siege") }
leader-text-foltest-son-of-medell = { -scorch-row(row: "ranged") }
leader-text-francesca-pureblood-elf = { -leader-fetch(card: "Beißender Frost") }
leader-text-francesca-daisy-of-the-valley = Du beginnst die Partie mit einer Karte mehr auf der Hand.
leader-text-francesca-the-beautiful = { -leader-horn(row: "ranged") }
leader-text-francesca-queen-of-dol-blathanna = { -scorch-row(row: "close") }
leader-text-francesca-hope-of-the-aen-seidhe = Deine Einheiten mit Gewandtheit wechseln so zwischen Nahkampf und Fernkampf, dass sie möglichst viel zählen.
leader-text-crach-an-craite = Alle Ablagestapel werden geleert: Jeder kommt in das zugehörige Deck, das danach gemischt wird.
leader-text-king-bran = Bei schlechtem Wetter behalten deine Einheiten die Hälfte ihrer Stärke, aufgerundet.
leader-text-arnjolf-the-patricide = Du suchst in deinem Deck eine Einheit mit Enger Bindung und spielst sie aus. Danach wird das Deck gemischt.
leader-text-harald-an-craite-the-cripple = Du suchst in deinem Deck eine Karte »Mardroeme« und spielst sie neben einer deiner Reihen aus. Danach wird das Deck gemischt.

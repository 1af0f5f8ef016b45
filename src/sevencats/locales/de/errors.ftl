# Warum ein Befehl nicht geht. Jede Meldung folgt auf »sevencats: « und ist eine Zeile ohne Punkt.

error-near = ; meinst du { $names }?
error-in-file = { $file }: { $fault }
error-at-line = { $file }, Zeile { $line }: { $fault }

## The command line

error-no-command = den Befehl { $name } gibt es nicht
error-no-option = die Option { $name } gibt es nicht
error-missing = { $name } fehlt
error-needs-value = die Option { $name } braucht einen Wert
error-takes-no-value = die Option { $name } nimmt keinen Wert
error-too-many-words =
    { $count ->
        [one] dieses Wort ist zu viel: { $words }
       *[other] diese Wörter sind zu viel: { $words }
    }
error-not-a-number = { $name }: »{ $value }« ist keine Zahl
error-not-whole = { $name }: »{ $value }« ist keine ganze Zahl
error-too-small = { $name }: { $value } ist kleiner als { $least }
error-too-large = { $name }: { $value } ist größer als { $most }
error-bad-value = { $name }: { $reason }
error-see-help = Hilfe: { $command } --help
error-stopped = abgebrochen
error-no-page = die Seite gehört zu einem eigenen Extra; dieser Befehl installiert es: { $command }
error-no-engine = diese Installation hat keine Engine für Browser; in einem Checkout baut dieser Befehl sie und schreibt die Website: python3 make.py site ORDNER
error-folder-full = { $path } ist nicht leer: nenne einen neuen oder leeren Ordner
error-extra-package = hierfür fehlt { $module }: { $command }
error-extra-image = hierfür fehlt { $module }, und das Abbild enthält es nicht: Installiere das Paket mit dem Zusatz { $extra }
error-no-language = die Sprache »{ $lang }« gibt es nicht: Wähle aus { $known }

## Files

error-no-file = diese Datei oder diesen Ordner gibt es nicht
error-no-access = kein Zugriff
error-is-folder = das ist ein Ordner
error-disk-full = der Datenträger ist voll
error-address-in-use = diese Adresse wird schon benutzt
error-not-json = das ist kein JSON: { $reason }
error-not-utf8 = { $file }, Zeile { $line }: kein UTF-8-Text
error-unreadable = { $file } lässt sich nicht lesen: { $reason }

## Games

error-no-game = das Spiel »{ $name }« gibt es nicht; es gibt { $known }
error-no-mode = { $game } hat keinen Modus »{ $mode }«; es gibt { $known }
error-no-seat = den Platz »{ $name }« gibt es nicht; wähle aus { $known }
error-no-seat-or-all = den Platz »{ $name }« gibt es nicht; wähle aus { $known } oder all
error-people =
    { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    } für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }: das passt nicht
error-bots =
    { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    } für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }: das passt nicht
error-names =
    { $names ->
        [one] { $names } Name
       *[other] { $names } Namen
    } für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }: das passt nicht
error-same-name = zwei Spieler haben denselben Namen
error-other-game = { $file }: das ist eine Partie { $found }, nicht { $wanted }
error-no-bot = den Bot »{ $name }« gibt es nicht; es gibt { $bots }
error-no-bot-or-level = den Bot »{ $name }« gibt es nicht; es gibt die Bots { $bots } und die Stufen { $levels }
error-bad-budget = »{ $name }« ist kein Bot; ein Budget sieht so aus: { $first }@50ms oder { $first }@256
error-no-budget = »{ $name }« ist kein Bot; kein Bot dieses Spiels nimmt ein Budget
error-no-module = »{ $file }« gibt es nicht; schreibe DATEI.py:NAME oder modul:NAME
error-no-bot-in = { $home } enthält keinen Bot »{ $name }«
error-not-a-bot = »{ $bot }« ergibt keinen Bot: er braucht eine Methode »choose«
error-no-own-bot = »{ $name }« ist kein eigener Bot; schreibe DATEI.py:NAME, modul:NAME oder den Namen eines installierten Bots
error-no-password = schreibe das Passwort zum Konto des Bots in { $variable }
error-no-server = kein Server antwortet unter { $url }
error-other-engine = der Server spielt nach einer anderen Fassung der Regeln; installiere seine Fassung von Seven Cats
error-bot-start = der Bot »{ $bot }« ließ sich nicht starten: { $why }
error-bot-raised = der Bot »{ $bot }« scheiterte an einer Frage »{ $kind }«: { $why }
error-bot-answer = der Bot »{ $bot }« antwortete { $answer } auf eine Frage »{ $kind }« mit { $count ->
        [one] { $count } Option
       *[other] { $count } Optionen
    }; nötig ist ein Choice, ein Index oder ein Schlüssel

## Decks of Gwent

error-deck-count =
    { $mode }: Du bringst { $wanted ->
        [one] { $wanted } Deck
       *[other] { $wanted } Decks
    } mit, nicht { $found }
error-decks-fit = { $mode } ist für { $sizes } Plätze: { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    } und { $others ->
        [one] { $others } weiteres Deck
       *[other] { $others } weitere Decks
    } passen nicht
error-no-starter = das Startdeck »{ $name }« gibt es nicht; es gibt { $known }
error-no-deck = »{ $name }« ist kein Deck: Keine Datei heißt so, es ist kein Deckcode, und die Startdecks sind { $known }
error-deck-too-long = { $file }: zu lang für ein Deck
error-no-deck-rules = die Deckregeln »{ $name }« gibt es nicht; wähle aus { $known }
error-deck-twice = { $key } steht schon in Zeile { $line }: »{ $value }«
error-deck-empty = nach »{ $key }:« fehlt der Wert
error-deck-lacks = { $file }: dem Deck fehlt { $key }: Ergänze eine Zeile »{ $key }: …«
error-deck-grows = das Deck wächst über { $most ->
        [one] { $most } Karte
       *[other] { $most } Karten
    } hinaus
error-deck-no-card-after = nach der Zahl »{ $number }« fehlt die Karte
error-deck-copies = »{ $word }« ist keine Anzahl: Schreib 1 bis { $most } und eine Karte, zum Beispiel »2 decoy«
error-deck-no-card = die Karte »{ $name }« gibt es nicht
error-deck-no-leader = den Anführer »{ $name }« gibt es nicht
error-deck-no-faction = die Fraktion »{ $name }« gibt es nicht; es gibt { $known }
error-deck-is-leader = »{ $name }« ist ein Anführer: Schreib »leader: { $name }«
error-code-none = »{ $code }« ist kein Deckcode: Ein Deckcode beginnt mit { $start }
error-code-version = der Deckcode »{ $code }« hat die Version { $found }, und dieses Programm liest { $wanted }
error-code-card = der Deckcode »{ $code }« enthält eine Karte, die hier fehlt (Nummer { $number }): Er wurde mit anderen Karten gemacht
error-code-damaged = der Deckcode »{ $code }« ist beschädigt: Wurde er ganz kopiert?

## Set-ups of Old World

error-ow-no-seats =
    W1.1: { $seats ->
        [one] { $seats } Platz ist
       *[other] { $seats } Plätze sind
    } zu wenig
error-ow-seats = seats: W1.1: { $mode } ist für { $span }, nicht für { $seats }
error-ow-span = { $least } bis { $most }
error-ow-solo = mode: W15.1: Allein spielst du hier im Modus base, nicht in solo
error-ow-first = first: Den Platz { $seat } gibt es nicht
error-ow-rounds = rounds: { $rounds } ist kleiner als null
error-ow-no-mode = den Modus »{ $mode }« gibt es nicht; es gibt { $known }
error-ow-nothing-to-choose = choices: { $pack } hat nichts zu wählen oder ist nicht im Spiel
error-ow-no-choice = { $pack }: »{ $word }« gibt es nicht; es gibt { $known }
error-ow-one-choice = { $pack }: Wähle nur eines von { $chosen }
error-ow-choice-mode = { $pack }: { $word } ist für { $wanted }, nicht für { $mode }
error-ow-few-boards = schools: W1.5: { $boards ->
        [one] { $boards } Tableau ist
       *[other] { $boards } Tableaus sind
    } für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    } zu wenig
error-ow-schools = schools: W1.5: { $schools } für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }
error-ow-no-school = { $seat }: Die Schule »{ $name }« gibt es nicht; es gibt { $known }
error-ow-school-taken = { $seat }: W1.5: Das Tableau { $name } ist vergeben
error-ow-clash = { $one } und { $other } lassen sich nicht zusammen spielen (W0.1)
error-ow-packs-clash = { $one } und { $other } lassen sich nicht zusammen spielen
error-ow-no-expansion = die Erweiterung »{ $name }« gibt es nicht; es gibt { $known }
error-ow-pack-twice = das Paket { $pack } ist zweimal da
error-ow-pack-needs = das Paket { $pack } braucht vor sich { $need }
error-ow-no-opponent = auf dem Spielplan ist kein Gegner »{ $name }«
error-step = { $file }: Schritt { $step }: { $reason }

## Saved games

error-journal-json = Zeile { $line } des Journals ist abgeschnitten oder kein JSON: { $reason }
error-journal-none = das ist kein Journal: In Zeile 1 fehlt »format«: »{ $format }«
error-journal-utf8 = { $file }: das ist kein Journal: Es ist kein UTF-8-Text
error-journal-cut = das Journal ist nach Zeile { $line } abgeschnitten: Seine Schlusszeile fehlt
error-journal-count = das Journal ist unvollständig: Seine Schlusszeile zählt { $end ->
        [one] { $end } Entscheidung
       *[other] { $end } Entscheidungen
    }, und da sind { $picks }
error-journal-head = Zeile 1 des Journals ist unvollständig: { $reason }
error-journal-line = Zeile { $line } des Journals braucht »seat«, »pick« und »digest«
error-journal-seat = Zeile { $line } des Journals: Den Platz »{ $seat }« gibt es nicht
error-journal-row = Zeile { $line } des Journals: { $reason }
error-journal-engine = dieses Journal schrieb Engine { $engine } mit den Karten { $cards }; dies ist Engine { $own } mit den Karten { $own_cards }, die es anders spielen könnte. Es wird nicht abgespielt; seine letzte Stellung lässt sich noch laden
error-journal-chance = der Zufall fiel im Journal anders aus, als der Startwert es vorgibt
error-nothing-to-resume = es gibt keine angefangene Partie
error-no-snapshot = dieses Journal hat keine gespeicherte Stellung

## Rules

error-no-clause = die Regel { $clause } gibt es nicht
error-no-clause-of = die Regel { $clause } gibt es in { $game } nicht

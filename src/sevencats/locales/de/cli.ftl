# The terminal, in German. Names of commands and options of the program stay English.

## The table

table-round = Runde { $round }. { $scores }
table-side = { $name }: insgesamt { $total }, { $gems ->
        [one] 1 Edelstein
       *[other] { $gems } Edelsteine
    },
table-side-points = { $name }: insgesamt { $total }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    },
table-discard = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf dem Ablagestapel
table-seat = { $faction }, { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, { $deck } im Deck.
table-leader-ready = Anführer bereit: { $leader }.
table-leader = Anführer verbraucht oder ohne Wirkung: { $leader }.
table-leader-passive = Anführer immer in Kraft: { $leader }.
table-passed = Hat gepasst.
table-row = { $row }, { $total }: { $cards }
table-card = { $card } { $strength }
table-beside = neben der Reihe { $cards }
table-leader-horn = das Horn des Anführers
table-empty = keine Karten in den Reihen
table-weather = Wetter: { $cards }
table-no-weather = Wetter: keines

## Strength step by step

why = { $card }: { $steps }. Stärke { $result }.
why-printed = gedruckt { $value }
why-spy = Spione zählen doppelt, { $value }
why-weather = nach dem Wetter { $value }
why-bond = mit Enger Bindung { $value }
why-morale = mit Moralschub { $value }
why-horn = mit einem Horn { $value }

## Modes

mode-duel = Duell
mode-advanced = Duell mit fortgeschrittenen Decks
mode-ffa = alle gegen alle
mode-teams = zwei gegen zwei
mode-solo = Solo
mode-tournament = Turnier

## Playing

play-name-bot = Bot
play-name-bot-many = Bot { $seat }
play-name-player = Person { $seat }
play-name-solo = Du
play-name-opponent = Gegenseite
play-welcome = { $title }. Der Startwert dieser Partie ist { $seed }. Mit help siehst du die Befehle.
play-resumed = Willkommen zurück. Die Partie aus { $file } geht weiter.
play-back = Willkommen zurück: Runde { $round }, { $totals }.
play-earlier = Mit log liest du, was vorher geschah.
play-deck = { $name }: { $faction }, Anführer { $leader }.
play-deck-alone = { $name }: { $faction }.
play-choice = Deine Wahl:
play-option = { $number }. { $text }
play-closed = –  { $text } (das kannst du nicht bezahlen)
play-pass-confirm = Wenn du passt, tust du in dieser Runde nichts mehr. Passen? (ja oder nein)
play-yes = ja j
play-not-passed = Du hast nicht gepasst.
play-bad-number = Es gibt keine Option { $input }. Gib eine Zahl von { $first } bis { $last } ein, oder help.
play-bad-input = »{ $input }« verstehe ich nicht. Gib eine Zahl von { $first } bis { $last } ein, oder help.
play-no-input = Gib eine Zahl von { $first } bis { $last } ein, oder help.
play-rest = Nur { $taken } von { $count ->
        [one] deiner { $count } Antwort
       *[other] deinen { $count } Antworten
    }: Die nächste ist jetzt nicht möglich.
play-undone = Zurückgenommen.
play-no-undo =
    { $why ->
        [other] Es gibt nichts zurückzunehmen: Jemand anderes war inzwischen am Zug.
        [chance] Das lässt sich nicht zurücknehmen: Seitdem hat der Zufall entschieden.
        [seen] Das lässt sich nicht zurücknehmen: Seitdem wurde eine verborgene Karte gesehen.
        [read] Das lässt sich nicht zurücknehmen: Was daraus wird, wurde schon vorgelesen.
       *[nothing] Es gibt nichts zurückzunehmen: Du hast noch nichts getan.
    }
play-hand-empty = Deine Hand ist leer.
play-table-empty = Keine Karten in den Reihen.
play-numbered = { $number }. { $side }, { $row }: { $card } { $strength }
play-why-how = Gib why und eine Nummer aus der Liste ein, die table zeigt, oder explain und eine Reihe: close, ranged oder siege.
play-row-empty = In dieser Reihe liegt nichts.
play-card-how = Gib card und den Namen einer Karte ein, oder die Nummer einer Option.
play-card-near = Es gibt keine Karte »{ $name }«. Meinst du { $near }?
play-card-unknown = Es gibt keine Karte »{ $name }«.
play-save-how = Gib save und den Namen einer Datei ein.
play-saved = Gespeichert in { $file }.
play-save-failed = Diese Datei lässt sich nicht schreiben: { $reason }
play-log-empty = Es ist noch nichts geschehen.
play-help =
    Antworte mit der Nummer einer Option oder mit ihrem Schlüssel, zum Beispiel pass.
    undo: die letzte Wahl zurücknehmen
    hand: deine Hand
    table: der Tisch, jede Karte mit einer Nummer
    why N: die Stärke der Karte N aus dieser Liste, Schritt für Schritt
    explain ROW: dasselbe für eine Reihe: close, ranged oder siege
    card NAME: was eine Karte besagt (ein Name oder die Nummer einer Option)
    log: alles, was geschehen ist
    save FILE: die Partie in eine Datei schreiben
    quit: aufhören
play-hand-over = Gib das Gerät an { $name } weiter.
play-ready = { $name }, drücke die Eingabetaste, wenn du bereit bist.
play-seats = Wer noch handeln kann:
play-seat = { $number }. { $name }: { $about }
play-seat-may = { $number }. { $name } ist fertig, kann aber noch handeln: { $about }
play-seat-choice = Wer handelt? (Nummer)
play-seat-how = Diese Plätze können jetzt handeln: { $numbers }.
play-left = Die Partie ist nicht zu Ende.
play-go-on = Sie liegt in { $file }. Um weiterzuspielen, gib denselben Befehl noch einmal mit --journal { $file } ein.
play-go-on-last = Weiter geht es mit: { $program } resume. Mit --seed { $seed } und denselben Optionen bekommst du dieselben Karten.
play-go-on-how = Um später weiterspielen zu können, starte mit --journal DATEI: Die Partie wird dann nach jedem Zug gespeichert. Mit --seed { $seed } und denselben Optionen bekommst du dieselben Karten.
play-finished = Die Partie ist zu Ende.
play-read = Zum Nachlesen: { $program } replay { $file }

## Replay

replay-title = { $title }. Startwert { $seed }.
replay-setup = Vorbereitung
replay-round = Runde { $round }
replay-pick = { $number }. { $name }: { $text }
replay-digest = Prüfwert { $digest }
replay-totals = Stand: { $scores }
replay-snapshot = Die Stellung am Ende der Datei (Engine { $engine }).
replay-open = Die Partie ist nicht zu Ende.
replay-hand = Hand von { $name }: { $cards }
replay-hand-empty = Hand von { $name }: leer

## Simulate

sim-games = Partien
sim-decisions = Entscheidungen
sim-rounds = Runden pro Partie
sim-per-game = Entscheidungen pro Partie
sim-wins = Siege von { $name }
sim-draws = Unentschieden
sim-won-together = Gemeinsam gewonnen
sim-lost-together = Gemeinsam verloren
sim-faction =
    { $name }: Siege in { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
sim-total = Durchschnitt von { $name } pro Runde
sim-points = Durchschnittliche Punkte von { $name } pro Partie
sim-longest = Längste Partie, Entscheidungen
sim-errors = Fehler
sim-error = Partie { $number } (Startwert { $seed }) ist gescheitert: { $error }
sim-repeat = Wiederholen mit: { $command }
sim-progress = Partien
sim-time =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } in { $seconds } s, { $rate } pro Sekunde

## Ein eigener Bot an einem Server

bot-sits = Der Bot hat Platz { $seat } am Tisch { $table }.
bot-reconnects = Die Verbindung ist abgebrochen und wird neu aufgebaut.
bot-won = Gewonnen, { $picks ->
        [one] 1 Antwort
       *[other] { $picks } Antworten
    }.
bot-lost = Verloren, { $picks ->
        [one] 1 Antwort
       *[other] { $picks } Antworten
    }.
bot-even = Niemand hat gewonnen, { $picks ->
        [one] 1 Antwort
       *[other] { $picks } Antworten
    }.

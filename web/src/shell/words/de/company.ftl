## Wertungen

rating = Wertung
rating-title = Wertungen
rating-yours = Deine Wertung
rating-sure-high = gut bekannt
rating-sure-fair = ziemlich gut bekannt
rating-sure-low = noch grob geschätzt
rating-sure-open = noch kaum bekannt: ein paar Partien zeigen mehr
rating-games = { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
}, { $wins } gewonnen
rating-curve = Zwischen { $low } und { $high }
rating-none = Noch keine gewertete Partie. Mit »Schnelle Partie« oder einem neuen Tisch mit »Gewertet« beginnt deine Wertung.
rating-rated = Gewertet
rating-rated-what = Mit Uhr; kein Zurücknehmen, keine Tipps.
rating-none-same_address = Diese Partie zählte nicht: Ein Gast spielte mit jemandem von derselben Adresse.
rating-none-pair_limit = Diese Partie zählte nicht: Ihr zwei habt heute genug gewertete Partien gespielt.
rating-none-deserted = Diese Partie zählte nicht: Niemand blieb bis zum Ende.
rating-none-unsettled = Diese Partie zählte nicht: Eure Wertungen sind beide noch zu ungewiss. Gewertete Partien gegen Bots machen deine sicher.
rating-none-early = Diese Partie zählte nicht: Sie wurde fast sofort aufgegeben.
rating-none-address_limit = Diese Partie zählte nicht: An dieser Adresse wurden heute genug gewertete Partien gespielt.
rating-stays = Deine Wertung bleibt: Diese Partie sagt zu wenig über sie aus.
pool-duel = Duell
pool-free = alle gegen alle
pool-teams = Teams

## Das Rätsel des Tages

puzzle = Rätsel des Tages
puzzle-number = Nr. { $number }
puzzle-task = Die Gegenseite hat gepasst, und diese Runde entscheidet die Partie. Welche Karte muss zuerst kommen?
puzzle-short = Du bist am Zug
puzzle-right = Richtig!
puzzle-wrong = Die nicht.
puzzle-tried = »{ $pick }« reicht nicht. { $told }
puzzle-line = So wird gewonnen: { $line }.
puzzle-step = { $at } von { $total }
puzzle-back = Zurück
puzzle-on = Weiter
puzzle-streak =
    { $days ->
        [one] 1 Tag in Folge gelöst
       *[other] { $days } Tage in Folge gelöst
    }
puzzle-tomorrow = Morgen gibt es ein neues.

## Schnelles Spiel

match-what = Sucht jemanden von ähnlicher Stärke. Die Partie ist gewertet und hat eine Uhr. Bis jemand gefunden ist, kannst du gegen einen Bot spielen; diese Partie zählt nicht.
match-bot = In der Zwischenzeit
match-no-bot = Nur warten
match-go = Suchen
match-on = Suche läuft …
match-searching = Suche { $time }
match-leave = Aufhören
match-found = Es hat sich jemand gefunden
match-ask = Willst du jetzt spielen? Noch { $seconds } s
match-wait-other = Warten, bis die andere Seite zusagt. Noch { $seconds } s
match-kept = Deine Partie mit dem Bot bleibt erhalten: Du findest sie unter deinen Tischen.
match-yes = Spielen
match-no = Nein, Suche beenden

## Verlauf

history = Verlauf
history-favourites = Am liebsten gespielt
history-games = Partien
history-share = { $wins } von { $games } gewonnen
history-none = Noch keine beendeten Partien. Du kannst sie dir hier später noch einmal ansehen.
history-more = Ältere Partien
history-nobody = ein Bot
lobby-any-pace = Jedes Tempo
lobby-any-rated = Gewertet oder nicht
rating-casual = Zum Spaß

## Die erste Seite für alle, die schon einmal hier waren

home-left = Hier geht es weiter
home-waits =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
home-go-on = Weiterspielen
home-look = Ansehen
home-others-turn = Die anderen sind am Zug
home-not-begun = Noch nicht begonnen
home-all-tables = Alle Tische
home-today = Heute
home-puzzle = Eine Karte gewinnt diese Runde. Welche?
home-puzzle-go = Lösen
home-puzzle-right = Gelöst. Das nächste kommt morgen.
home-puzzle-wrong = Heute nicht gelöst. Das nächste kommt morgen.
home-puzzle-see = Lösung ansehen
home-week = In den letzten sieben Tagen gelöst: { $solved }
home-next = Nächster Erfolg
home-next-all = Alle Erfolge
home-games = Spiele

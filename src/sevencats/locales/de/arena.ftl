# Die Arena: Bots gegen Bots. Namen von Bots, Befehlen und Optionen bleiben englisch.

arena-title = Arena, { $mode }, Startwert { $seed }
arena-progress = Sätze
arena-pair = Paarung
arena-sets = Sätze
arena-games = Partien
arena-score = Punkte
arena-interval = 95 %
arena-elo = Elo
arena-record = Gewonnen / remis / verloren
arena-bot = Bot
arena-rating = Wertung
arena-par = Gleich starke Bots kämen auf { $par }.
arena-factions = Punkte von { $bot } nach eigener Fraktion (Zeilen) und anderer Fraktion (Spalten)
arena-worst = Schlechteste Paarung: { $own } gegen { $other }, { $score } in { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }

## Der sequentielle Test

arena-llr = LLR { $llr }, Grenzen { $lower } und { $upper }
arena-verdict-accepted = Angenommen: { $new } ist besser als { $old }, um etwa { $elo1 } Elo oder mehr.
arena-verdict-rejected = Abgelehnt: { $new } ist um nicht mehr als etwa { $elo0 } Elo besser als { $old }.
arena-verdict-open = Offen: Es braucht mehr Sätze, um { $new } und { $old } zu unterscheiden.

## Fortsetzen und Fehler

arena-resumed =
    { $done ->
        [one] 1 Satz stand
       *[other] { $done } Sätze standen
    } schon in { $file }.
arena-stopped = Angehalten nach { $done } von { $total ->
        [one] 1 Satz
       *[other] { $total } Sätzen
    }.
arena-go-on = Sie stehen in { $file }. Derselbe Befehl noch einmal setzt den Lauf fort.
arena-not-kept = Sie sind verloren. Mit --out FILE lässt sich ein Lauf später fortsetzen.
arena-error = Satz { $number } von { $bots } ist fehlgeschlagen: { $error }
arena-repeat = Wiederholen mit: { $command }

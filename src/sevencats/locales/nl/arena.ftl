# De arena: bots tegen bots. Namen van bots, opdrachten en opties blijven Engels.

arena-title = Arena, { $mode }, seed { $seed }
arena-progress = Reeksen
arena-pair = Paar
arena-sets = Reeksen
arena-games = Partijen
arena-score = Score
arena-interval = 95%
arena-elo = Elo
arena-record = Gewonnen / gelijk / verloren
arena-bot = Bot
arena-rating = Rating
arena-par = Even sterke bots zouden { $par } scoren.
arena-factions = Score van { $bot } per eigen factie (omlaag) en andere factie (opzij)
arena-worst = Slechtste combinatie: { $own } tegen { $other }, { $score } in { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }

## De sequentiële test

arena-llr = LLR { $llr }, grenzen { $lower } en { $upper }
arena-verdict-accepted = Aangenomen: { $new } is beter dan { $old }, met ongeveer { $elo1 } Elo of meer.
arena-verdict-rejected = Afgewezen: { $new } is niet meer dan ongeveer { $elo0 } Elo beter dan { $old }.
arena-verdict-open = Onbeslist: er zijn meer reeksen nodig om { $new } en { $old } te onderscheiden.

## Verdergaan en fouten

arena-resumed =
    { $done ->
        [one] 1 reeks stond
       *[other] { $done } reeksen stonden
    } al in { $file }.
arena-stopped = Gestopt na { $done } van { $total ->
        [one] 1 reeks
       *[other] { $total } reeksen
    }.
arena-go-on = Ze zijn bewaard in { $file }. Geef hetzelfde commando nog eens om verder te gaan.
arena-not-kept = Ze zijn verloren. Met --out FILE kan een run later verdergaan.
arena-error = Reeks { $number } van { $bots } is mislukt: { $error }
arena-repeat = Herhaal hem met: { $command }

# The arena: bots against bots. Names of bots, commands and options stay English everywhere.

arena-title = Arena, { $mode }, seed { $seed }
arena-progress = Sets
arena-pair = Pair
arena-sets = Sets
arena-games = Games
arena-score = Score
arena-interval = 95%
arena-elo = Elo
arena-record = Won / drawn / lost
arena-bot = Bot
arena-rating = Rating
arena-par = Equal bots would score { $par }.
arena-factions = Score of { $bot } by its own faction (down) and the other faction (across)
arena-worst = Worst pairing: { $own } against { $other }, { $score } in { $games ->
        [one] 1 game
       *[other] { $games } games
    }

## The sequential test

arena-llr = LLR { $llr }, bounds { $lower } and { $upper }
arena-verdict-accepted = Accepted: { $new } is better than { $old }, by about { $elo1 } Elo or more.
arena-verdict-rejected = Rejected: { $new } is not better than { $old } by more than about { $elo0 } Elo.
arena-verdict-open = Open: more sets are needed to tell { $new } and { $old } apart.

## Going on, and failures

arena-resumed =
    { $done ->
        [one] 1 set was
       *[other] { $done } sets were
    } already in { $file }.
arena-stopped = Stopped after { $done } of { $total ->
        [one] 1 set
       *[other] { $total } sets
    }.
arena-go-on = They are saved in { $file }. Run the same command again to continue.
arena-not-kept = They are lost. With --out FILE a run can be continued later.
arena-error = Set { $number } of { $bots } failed: { $error }
arena-repeat = Repeat it with: { $command }

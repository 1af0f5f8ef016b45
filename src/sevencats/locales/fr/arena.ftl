# L'arène : des bots contre des bots. Les noms des bots, commandes et options restent anglais.

arena-title = Arène, { $mode }, graine { $seed }
arena-progress = Séries
arena-pair = Paire
arena-sets = Séries
arena-games = Parties
arena-score = Score
arena-interval = 95 %
arena-elo = Elo
arena-record = Gagnées / nulles / perdues
arena-bot = Bot
arena-rating = Classement
arena-par = Des bots de même force auraient un score de { $par }.
arena-factions = Score de { $bot } selon sa faction (lignes) et la faction adverse (colonnes)
arena-worst = Pire rencontre : { $own } contre { $other }, { $score } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }

## Le test séquentiel

arena-llr = LLR { $llr }, bornes { $lower } et { $upper }
arena-verdict-accepted = Accepté : { $new } est meilleur que { $old }, d’environ { $elo1 } Elo ou plus.
arena-verdict-rejected = Refusé : { $new } n’est pas meilleur que { $old } de plus d’environ { $elo0 } Elo.
arena-verdict-open = Indécis : il faut plus de séries pour départager { $new } et { $old }.

## Reprise et échecs

arena-resumed =
    { $done ->
        [one] { $done } série se trouvait
       *[other] { $done } séries se trouvaient
    } déjà dans { $file }.
arena-stopped = Arrêt après { $done ->
        [one] { $done } série
       *[other] { $done } séries
    } sur { $total }.
arena-go-on = Elles sont conservées dans { $file }. Relancez la même commande pour continuer.
arena-not-kept = Elles sont perdues. Avec --out FILE, on peut continuer plus tard.
arena-error = La série { $number } de { $bots } a échoué : { $error }
arena-repeat = Pour la rejouer : { $command }

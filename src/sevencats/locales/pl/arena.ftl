# Arena: boty przeciw botom. Nazwy botów, poleceń i opcji wszędzie pozostają angielskie.

arena-title = Arena, { $mode }, ziarno { $seed }
arena-progress = Zestawy
arena-pair = Para
arena-sets = Zestawy
arena-games = Gry
arena-score = Wynik
arena-interval = 95%
arena-elo = Elo
arena-record = Wygrane / remisy / przegrane
arena-bot = Bot
arena-rating = Ranking
arena-par = Równe boty miałyby wynik { $par }.
arena-factions = Wynik bota { $bot } według własnej frakcji (w dół) i drugiej frakcji (w poprzek)
arena-worst = Najgorsze zestawienie: { $own } przeciw { $other }, { $score }, { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[other] { $games } gier
    }

## The sequential test

arena-llr = LLR { $llr }, granice { $lower } i { $upper }
arena-verdict-accepted = Przyjęte: { $new } jest lepszy niż { $old }, o około { $elo1 } Elo lub więcej.
arena-verdict-rejected = Odrzucone: { $new } nie jest lepszy niż { $old } o więcej niż około { $elo0 } Elo.
arena-verdict-open = Otwarte: trzeba więcej zestawów, żeby odróżnić { $new } od { $old }.

## Going on, and failures

arena-resumed = W pliku { $file } były już zestawy: { $done }.
arena-stopped = Zatrzymano po zestawie { $done } z { $total }.
arena-go-on = Są zapisane w pliku { $file }. Uruchom to samo polecenie jeszcze raz, żeby kontynuować.
arena-not-kept = Przepadły. Z --out PLIK można później kontynuować.
arena-error = Zestaw { $number } ({ $bots }) nie powiódł się: { $error }
arena-repeat = Powtórz go poleceniem: { $command }

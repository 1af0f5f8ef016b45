# Bots: hun niveaus, waarom ze iets doen, en wat ze van een spel vinden.

## Niveaus

level-recruit = Rekruut
level-brawler = Vechter
level-captain = Kapitein
level-strategist = Strateeg
level-legend = Legende
level-random = Zwerver
level-apprentice = Leerling
level-hunter = Jager
level-veteran = Veteraan
character-hunter = Orven
character-trainer = Bertok
character-wanderer = Ilko
character-duellist = Vesra
character-gambler = Ruk
character-hunter-about = Orven weegt alles af en heeft nooit haast.
character-trainer-about = Bertok traint eerst en vecht laat.
character-wanderer-about = Ilko hoort elk gerucht en gaat erachteraan.
character-duellist-about = Vesra zoekt andere heksers, en vindt ze.
character-gambler-about = Ruk brouwt, dobbelt en waagt het erop.

## Redenen

reason-habit = speelt uit gewoonte
reason-random = willekeurig gekozen
reason-own = eigen keuze
reason-search = wint ongeveer { $chance } van de 100 spellen, { $games } geprobeerd
reason-master = geeft zichzelf ongeveer { $chance } van de 100 kansen
reason-finish = alle anderen hebben gepast, dit is de goedkoopste manier om de ronde te beëindigen
reason-gain = geeft op dit moment de beste totalen
reason-ahead = staat { $lead } voor en spaart kaarten
reason-no-gain = geen kaart zou helpen
reason-no-cards = er is geen kaart om te spelen
reason-won = de anderen hebben gepast, de ronde is gewonnen
reason-keep-hand = de hand kan zo blijven

## Dezelfde redenen, voor wie ze kan volgen

advice-habit = Dat doen ervaren spelers hier.
advice-random = Hier is elke keuze even goed.
advice-search = Van 100 spellen die vanaf hier worden uitgespeeld, wint dit er ongeveer { $chance }: meer dan elke andere optie.
advice-finish = Alle anderen hebben gepast: zo eindigt de ronde het voordeligst.
advice-odds = Van { $tried } zulke gevechten lopen er { $won } goed af.
advice-plan = Het leidt naar iets beters.

## In de terminal

play-level = Niveau van de bots: { $level }.
play-reason = Waarom { $name } dit deed: { $reason }.
play-hint = Tip: { $number }, { $option }. Waarom: { $reason }.
play-help-hint = hint: wat een goede bot in jouw plaats zou doen, en waarom

## Analyse van een stelling

analysis-title = Ronde { $round }, { $name } moet kiezen.
analysis-games = { $simulations ->
        [one] { $simulations } gesimuleerd spel
       *[other] { $simulations } gesimuleerde spellen
    } voor de hele beslissing.
analysis-solved = Alle anderen hebben gepast en deze ronde beslist: opgelost door elk vervolg te proberen.
analysis-chance = Kans
analysis-interval = 95%
analysis-tried = Spellen
analysis-option = Optie
analysis-percent = { $value }%
analysis-range = { $low } tot { $high }%
analysis-line = Hoe het verder kan gaan (één typische verdeling van de verborgen kaarten, taverne-spel):
analysis-ply = { $name }: { $option }

## Analyse van een spel

analysis-progress = Beslissingen
analysis-game = { $mode }, seed { $seed }. { $simulations ->
        [one] { $simulations } gesimuleerd spel
       *[other] { $simulations } gesimuleerde spellen
    } per beslissing.
analysis-turn = Beurt
analysis-round = Ronde
analysis-seat = Plaats
analysis-before = Ervoor
analysis-picked = Gekozen
analysis-pick = Keuze
analysis-better = Beter
analysis-turning = Keerpunten
analysis-none = Geen keuze was duidelijk slechter dan een andere.
analysis-point = { $number }. Ronde { $round }, beurt { $turn }, { $name }: { $pick }, { $picked }%. Beter: { $better }, { $before }%.

## De grafiek

chart-title = Winstkans van { $name }
chart-desc = De winstkans van { $name } over { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }, in procenten: { $first } aan het begin, { $last } aan het eind, minstens { $least }, hoogstens { $most }. { $points }
chart-turn = Beurt
chart-round = Ronde { $round }
chart-point = Ronde { $round }, beurt { $turn }, { $name }: { $pick }, { $picked }%. Beter: { $better }, { $before }%
chart-saved = De grafiek staat in { $file }.

## Old World

reason-odds = schat { $won } van { $tried } zulke gevechten te winnen
reason-plan = is op weg naar iets beters
reason-way-hunt = gaat op jacht ({ $foe }): schat { $won } van { $tried } zulke gevechten te winnen
reason-way-dear = de weg ({ $foe }) kost { $cards ->
    [one] de kaart
   *[other] de { $cards } kaarten
 } voor het gevecht
reason-way-place = gaat naar { $place }, waar het meest te halen is
reason-way-stay = niets binnen bereik is de kaarten waard
reason-fight-on = wint ongeveer { $chance } van de 100 gevechten die zo verdergaan
advice-way-hunt = { $foe } is de jacht waard: van { $tried } zulke gevechten lopen er { $won } goed af.
advice-way-dear = { $foe }: de weg kost je { $cards ->
    [one] de kaart
   *[other] de { $cards } kaarten
 } voor het gevecht.
advice-way-place = In { $place } is deze beurt het meest te halen.
advice-way-stay = Niets binnen bereik is je kaarten waard.
advice-fight-on = Zo worden ongeveer { $chance } van de 100 gevechten gewonnen.

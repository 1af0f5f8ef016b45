# Het einde van een spel, en de beurten ervan in een herhaling.

oldworld-end-watched = { $name } heeft gewonnen
oldworld-end-rounds =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }, { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
oldworld-end-stories = Verhalen van dit spel
oldworld-end-no-stories = Er is geen verhaal gelezen.
oldworld-end-wait = Een ogenblik…
oldworld-end-no-curves = Het verloop van dit spel is niet meer bewaard.
oldworld-winner = winnaar
oldworld-rank-legend = Legende
oldworld-rank-master = Meester
oldworld-rank-veteran = Veteraan
oldworld-rank-hunter = Jager
oldworld-rank-journeyman = Gezel
oldworld-rank-novice = Novice

oldworld-end-curves = Curven
oldworld-end-curve-track = Trofeeën
oldworld-end-curve-gold = Goud
oldworld-end-curve-cards = Kaarten
oldworld-end-curve-chance = Winkans
oldworld-end-odds = kans bij het begin: { $n }%
oldworld-end-unjudged-alone = Wie alleen speelt, heeft geen rivalen om voor te blijven: de zetten worden niet beoordeeld.
oldworld-end-unjudged-together = In de Wilde Jacht winnen of verliezen allen samen: de zetten van één speler worden niet beoordeeld.
oldworld-end-unjudged-goal = Hier beslist de val van het legendarische monster, niet de trofeeën: de zetten worden niet beoordeeld.
oldworld-end-estimate = Schattingen: de belangrijkste keuzes zijn vaak nagespeeld, elk tot het einde van zijn beurt.
oldworld-pick-card = Beginnen met { $name }
oldworld-pick-meditate = Mediteren: { $name }
oldworld-pick-explore = { $deck } verkennen
oldworld-pick-fight = Vechten tegen { $name }
oldworld-deck-city = de stad
oldworld-deck-wilds = de wildernis
oldworld-end-moments = Hoogtepunten
oldworld-end-combo = Grootste combo: { $n } schade door { $name }
oldworld-end-narrow = Spannendste gevecht: { $name } wint met { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } over
oldworld-end-dice = Gelukkigste worp: { $hand }, { $name }
oldworld-end-fights = { $n ->
        [one] 1 gevecht
       *[other] { $n } gevechten
    }
oldworld-end-fight = { $name } tegen { $foe }: { $result }
oldworld-end-result-defeated = verslagen
oldworld-end-result-lost = verloren
oldworld-end-result-driven-away = verjaagd
oldworld-end-result-attacker = gewonnen
oldworld-end-result-defender = verloren

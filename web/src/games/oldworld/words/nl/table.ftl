# De tafel van de Oude Wereld.

oldworld-round = Ronde { $n }
oldworld-phases = Fasen van de beurt
oldworld-last-fight = Het laatste gevecht
oldworld-phase-1 = Reizen
oldworld-phase-2 = Vechten · Mediteren · Verkennen
oldworld-phase-2-short = Handelen
oldworld-phase-3 = Trekken
oldworld-map = Kaart
oldworld-nearer = Dichterbij
oldworld-farther = Verder weg
oldworld-whole = De hele kaart
oldworld-rivals = Rivalen
oldworld-monsters = Monsters
oldworld-monster-level = { $name }, niveau { $level }
oldworld-level = niveau { $level }
oldworld-life = Leven
oldworld-trophy = Trofee
oldworld-trophies = Trofeeën
oldworld-gold = Goud
oldworld-shield = Schild
oldworld-cards = Kaarten in de hand
oldworld-potions =
    { $most ->
        [one] { $count }/{ $most } drankje
       *[other] { $count }/{ $most } drankjes
    }
oldworld-potions-title = Drankjes
oldworld-quests =
    { $count ->
        [one] 1 opdracht
       *[other] { $count } opdrachten
    }
oldworld-quests-title = Opdrachten
oldworld-quest-at = ‘{ $name }’, in { $place }
oldworld-trails = { $count ->
        [one] 1 spoor
       *[other] { $count } sporen
    }
oldworld-trails-title = Sporen
oldworld-trail-quest = Spooropdracht: { $terrain }
oldworld-gear = Bewaarde kaarten
oldworld-used = gebruikt
oldworld-board-of = Het bord van { $name }
oldworld-gives-draw = trek { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } na een combo
oldworld-gives-shield = tot { $n } schild
oldworld-gives-energy = tot { $n } energie
oldworld-gives-potions =
    { $n ->
        [one] 1 drankje
       *[other] { $n } drankjes
    } per gevecht
oldworld-next = daarna: { $text }
oldworld-deck = trekstapel
oldworld-discards = aflegstapel
oldworld-deck-title = Je trekstapel, gesorteerd ({ $count })
oldworld-discard-title = Aflegstapel ({ $count })
oldworld-hand = { $count ->
        [one] Je hand: 1 kaart
       *[other] Je hand: { $count } kaarten
    }
oldworld-hand-empty = Geen kaarten in de hand
oldworld-pool = Aanbod
oldworld-place-price = Wat deze plek bij de prijs optelt
oldworld-look = Wat je bekijkt
oldworld-look-hint = Tik op een locatie, een kaart of een monster om erover te lezen.
oldworld-look-action = Hier
oldworld-look-here = Wie hier is
oldworld-look-roads = Wegen naar
oldworld-no-way = Daar kun je nu niet in één stap heen.
oldworld-no-more-ways = Je kunt deze beurt niet verder reizen.
oldworld-can-go = je kunt erheen
oldworld-place-label = { $name }, nummer { $number }, { $terrain }, { $action }
oldworld-sign = Waarop het spel wacht
oldworld-your-move = Jij bent aan zet
oldworld-tap-hand = Tik op een handkaart die oplicht.
oldworld-tap-pool = Tik op een kaart van het aanbod.
oldworld-tap-place = Tik op een locatie die oplicht.
oldworld-turn-of = De beurt van { $name }
oldworld-waits = Wachten op { $name }
oldworld-go-to = Naar { $name } gaan?
oldworld-go = Gaan
oldworld-confirm = Bevestigen
oldworld-leave-title = Fase I beëindigen?
oldworld-leave = Dit kun je nog doen: { $what }
oldworld-leave-yes = Beëindigen
oldworld-leave-no = Blijven
oldworld-card = { $name }: { $colour }, { $terrain }, { $text }
oldworld-card-line = { $colour } · { $terrain } · prijs { $cost }
oldworld-slot = dan { $colour }: { $text }
oldworld-symbol-damage = { $n } schade
oldworld-symbol-shield = { $n } schild
oldworld-symbol-draw = trek { $n }
oldworld-symbol-takeBack = neem { $n } terug
oldworld-symbol-returnCard = deze kaart keert terug
oldworld-symbol-none = sluit aan
oldworld-token-quest = je opdracht
oldworld-token-trail = je spoor
oldworld-token-tavern = hier geen gevechten tussen heksers
oldworld-list-witcher = { $place }; trofeeën { $trophies }, goud { $gold }, schild { $shield }, niveau { $level }.
oldworld-token-count = { $n } × { $name }
oldworld-token-level = { $name }, niveau { $level }
oldworld-fog = Dit eiland is nog niet ontdekt.
oldworld-look-sea = Wegen
oldworld-by-ship = alleen per schip
oldworld-continent = Continent
oldworld-islands = Eilanden
oldworld-dagon-up = Dagon is opgedoken
oldworld-dagon-track = Dagon is { $n } onder de oppervlakte; een overtocht is veilig vanaf { $safe }
oldworld-status = De stand van zaken
oldworld-energy = Energie
oldworld-wisdom = Wijsheid
oldworld-pool-mages = Aanbod van de magiërs
oldworld-ready = klaar
oldworld-together = Iedereen is nu aan zet
oldworld-voted = Je hebt gekozen; je kunt je nog bedenken
oldworld-others-first = Iemand is nog bezig; dit kan daarna
oldworld-votes = gekozen door { $names }
oldworld-questions = Je open vragen
oldworld-hurry = Overslaan
oldworld-hurry-key = (spatie)
oldworld-odds-ask = Hoe zou een gevecht aflopen?
oldworld-odds = Ongeveer { $n }% ({ $low } tot { $high })
oldworld-odds-ask-begun = Kansen?
oldworld-odds-ask-begun-long = Hoe loopt dit af?
oldworld-odds-begun = Overwinning: ongeveer { $n }% ({ $low } tot { $high })
oldworld-odds-wait = Wordt gesimuleerd…
oldworld-odds-driven-away = verjaagd
oldworld-far =
    { $n ->
        [one] 1 stap
       *[other] { $n } stappen
    }: { $path }.
oldworld-far-price = Dat kost { $gold ->
        [0] { $cards }
       *[other] { $cards } en { $gold } goud
    }.
oldworld-far-first = Eerst naar { $name }; daar mag je stoppen.
oldworld-cannot-pay = Deze weg kun je niet betalen: hij kost een kaart ({ $terrain }), een willekeurige kaart en 1 goud, of twee kaarten.
oldworld-list-price = { $kind ->
    [free] kost niets
    [terrain] kost één kaart ({ $terrain })
    [gold] kost een willekeurige kaart en 1 goud
   *[two] kost twee kaarten
 }
oldworld-list-fight = Gevecht tegen { $name }
oldworld-list-lives = Leven van de tegenstander: { $theirs }. Het jouwe: { $own }.
oldworld-pays = betaalt
oldworld-asks-phase1 = Waar ga je heen?
oldworld-asks-here = Wat doe je hier?
oldworld-asks-phase2 = Vechten, mediteren of verkennen?
oldworld-asks-keep = Welke kaarten gaan weg? Hoogstens 3 blijven.
oldworld-asks-gain = Welke kaart uit het aanbod neem je?
oldworld-price-free = gratis
oldworld-steps =
    { $n ->
        [one] 1 stap
       *[other] { $n } stappen
    }
oldworld-again = Tik nog eens: wat gelezen is, kun je niet terugnemen.
oldworld-pay-otherwise = Anders betalen
oldworld-recap-open = Terugblik
oldworld-standing-open = Altijd
oldworld-protection = bescherming: minder schade in elke gevechtsbeurt ({ $n })

ow-place-ard-skellig = Ard Skellig
ow-place-isle-of-mists = Wyspa Mgieł
ow-place-eyna = Eyna
ow-place-hen-inis = Hen Inis
ow-place-loc-gwen = Loc Gwen
ow-place-aenye-ard = Aenye Ard
ow-place-pawen-y-crevan = Pawen y Crevan
ow-place-haundre-hevangix = Haundre Hevangix
ow-place-dagons-deep = Głębia Dagona
ow-monster-dagon = Dagon
ow-sea-sea = morze Skellige
ow-sea-text = Od jakiego wyniku kości przeprawa jest bezpieczna, od najwyższego pola toru Dagona w dół: { $spots }. Pole początkowe Dagona przy 1 do 5 graczach: { $start }. Statki: { $ships }.
ow-dagon-bonus-scales = łuski Dagona
ow-dagon-bonus-tooth = ząb Dagona
ow-dagon-bonus-pearl = perła Dagona
ow-dagon-bonus-fin = płetwa Dagona
ow-dagon-bonus-oil = tran Dagona
ow-action-mastery = wybrany atrybut +1
ow-action-salvage = karta o koszcie 0 z puli albo za 1 sztukę złota karta o koszcie 1
ow-action-offering = trofeum potwora albo lepsze za trofeum poziomu I lub II
ow-action-relic = trofeum potwora poziomu I
ow-action-treasure = 3 sztuki złota
ow-action-brewery = 4 eliksiry
ow-action-tracks = po jednym tropie każdego terenu, do wyboru
ow-action-arena = walka z potworem wybranego poziomu
ow-action-nothing = bez akcji
ow-deck-sea = morze
ow-landmark-ship = statek
ow-landmark-dagon = Dagon
ow-status-dagon = Dagon jest { $n } pod powierzchnią; przeprawa jest bezpieczna od { $safe }.
ow-status-dagon-up = Wynurzył się { $name }: każda przeprawa jest niebezpieczna.
ow-status-islands = Znane wyspy: { $places }.
ow-status-dagon-trails = Trop Dagona: { $names }.
ow-line-dagon-up = Dagon przesuwa się o { $n } w górę
ow-line-dagon-down = Dagon przesuwa się o { $n } w dół
ow-line-turn-back = nie dopływasz do wyspy
ow-line-discover-hen-inis = zostaje odkryta wyspa: Hen Inis
ow-line-discover-loc-gwen = zostaje odkryta wyspa: Loc Gwen
ow-line-discover-aenye-ard = zostaje odkryta wyspa: Aenye Ard
ow-line-discover-pawen-y-crevan = zostaje odkryta wyspa: Pawen y Crevan
ow-line-discover-haundre-hevangix = zostaje odkryta wyspa: Haundre Hevangix
ow-line-shed-terrain-water = odrzuć z ręki kartę wody
ow-branch-per-trophy = za każdą twoją kartę trofeum: { $what }
ow-count-water-cards =
    { $n ->
        [one] karta wody na twojej ręce
        [few] karty wody na twojej ręce
       *[other] kart wody na twojej ręce
    }
ow-count-depth =
    { $n ->
        [one] pole Dagona pod powierzchnią
        [few] pola Dagona pod powierzchnią
       *[other] pól Dagona pod powierzchnią
    }
ow-only-island = na wyspie
ow-only-against-dagon = przeciw Dagonowi
ow-when-foe-turn = gdy zaczyna się jego tura walki
ow-when-fought = po każdej twojej walce
ow-rule-sea-roll = { $signed } do rzutu kością, gdy płyniesz na wyspę
ow-rule-island-draw = dobór w fazie III na wyspie { $signed }
ow-rule-sea-dice = gdy płyniesz na wyspę, rzuć dwiema kośćmi i wybierz jedną
ow-question-harbour = W którym porcie leży statek?
ow-question-sea-die = Która kość liczy się do przeprawy?
ow-question-isle-trade = Które trofeum oddajesz za trofeum następnego poziomu?
ow-question-isle-card = Którą kartę bierzesz z puli?
ow-question-isle-trail = Który trop bierzesz?
ow-question-isle-level = Z potworem którego poziomu walczysz?
ow-option-sail = Płyń: { $name } ({ $text })
ow-option-harbour = { $name }
ow-option-trade = { $name }
ow-option-buy = Zapłać 1 sztukę złota: { $name }
ow-option-isle-trail-done = Dość tropów
ow-option-level = Poziom { $name }
ow-option-rest = Nie rób nic w fazie II
ow-option-sea-die-die = { $name }
ow-log-ship-laid = Statek czeka tu: { $place }.
ow-log-dagon-rises = Dagon przesuwa się w górę: { $n } pod powierzchnią.
ow-log-dagon-sinks = Dagon przesuwa się w dół: { $n } pod powierzchnią.
ow-log-dagon-emerges = Dagon wynurza się z morza.
ow-log-dagon-leaves = Dagon zostaje przepędzony, jest { $n } pod powierzchnią; jego tropy znikają.
ow-log-foe-back = Wraca do innych potworów swojego poziomu: { $cards }.
ow-special-dagon-1 = Pradawna moc
ow-special-dagon-2 = Wielka pradawna moc
ow-special-dagon-3 = Magiczna burza
ow-special-dagon-4 = Magiczna powódź
ow-special-dagon-passive = Przyzwanie Vodyanoi
ow-log-sets-sail =
    { $who ->
        [you] Wypływasz, cel: { $place }.
       *[other] { $name } wypływa, cel: { $place }.
    }
ow-log-sea-rolled =
    { $who ->
        [you] Rzut kością o przeprawę: wypada ci { $n }.
       *[other] { $name } rzuca kością o przeprawę: wypada { $n }.
    }
ow-log-sea-safe =
    { $who ->
        [you] Twoja przeprawa jest bezpieczna.
       *[other] { $name } ma bezpieczną przeprawę.
    }
ow-log-sea-danger =
    { $who ->
        [you] Twoja przeprawa jest niebezpieczna.
       *[other] { $name } ma niebezpieczną przeprawę.
    }
ow-log-turned-back =
    { $who ->
        [you] Nie dopływasz do celu: { $place }.
       *[other] { $name } nie dopływa do celu: { $place }.
    }
ow-log-discovered =
    { $who ->
        [you] Odkrywasz wyspę: { $place }.
       *[other] { $name } odkrywa wyspę: { $place }.
    }
ow-log-dagon-trail =
    { $who ->
        [you] Zyskujesz trop Dagona.
       *[other] { $name } zyskuje trop Dagona.
    }
ow-log-dagon-bonus =
    { $who ->
        [you] Bierzesz kartę premii: { $cards }.
       *[other] { $name } bierze kartę premii: { $cards }.
    }
ow-log-isle-trophy =
    { $who ->
        [you] Zyskujesz trofeum bez kroku: { $cards }.
       *[other] { $name } zyskuje trofeum bez kroku: { $cards }.
    }
ow-log-trophy-given =
    { $who ->
        [you] Oddajesz trofeum: { $cards }.
       *[other] { $name } oddaje trofeum: { $cards }.
    }
ow-log-isle-foe =
    { $who ->
        [you] Spotykasz na wyspie: { $cards }.
       *[other] { $name } spotyka na wyspie: { $cards }.
    }
ow-log-foe-spared =
    { $who ->
        [you] Nie stać cię na to, czego ten potwór żąda za walkę.
       *[other] { $name } nie może zapłacić tego, czego ten potwór żąda za walkę.
    }
ow-log-rests =
    { $who ->
        [you] Nie robisz nic w fazie II.
       *[other] { $name } nie robi nic w fazie II.
    }

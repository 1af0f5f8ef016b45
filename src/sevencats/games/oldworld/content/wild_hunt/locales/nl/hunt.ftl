ow-hunt-level-story = Alleen het verhaal
ow-hunt-level-sword = Verhaal en zwaard
ow-hunt-level-blood = Bloed en gebroken botten
ow-hunt-level-death = Dodenmars
ow-hunt-level-text = Schilden van de Jacht voor 1 tot 5 spelers: { $shields }. Niveaus van de eerste monsters: { $monsters }.
ow-hunt-track-one = het rondespoor voor 1
ow-hunt-track-two = het rondespoor voor 2
ow-hunt-track-three = het rondespoor voor 3
ow-hunt-track-four = het rondespoor voor 4
ow-hunt-track-five = het rondespoor voor 5
ow-hunt-track-text = Stadia: { $stages }. Wat verschijnt: { $appear }.
ow-hunt-table-hunt-table = de hulpkaart van de Wilde Jacht
ow-hunt-table-text = Dobbelstenen betalen { $poker }. Iedereen begint met { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } en { $gold } goud; een levensvoorraad heeft hoogstens { $life ->
        [one] { $life } kaart
       *[other] { $life } kaarten
    }.
ow-hunt-youngest-a = A is de jongste speler
ow-hunt-youngest-b = B is de jongste speler
ow-hunt-youngest-c = C is de jongste speler
ow-hunt-youngest-d = D is de jongste speler
ow-hunt-youngest-e = E is de jongste speler
ow-deck-hunt-1 = de Wilde Jacht, stadium I
ow-deck-hunt-2 = de Wilde Jacht, stadium II
ow-landmark-hunt = de Wilde Jacht
ow-landmark-hound = een hond van de Jacht
ow-map-mark-hunt = JACHT
ow-map-mark-hound = hond
ow-goal-wild-hunt = Jullie winnen of verliezen samen. Na de laatste ronde vechten jullie allemaal tegen de Wilde Jacht; neem haar voor die tijd schilden af, door monsters, honden en kaarten.
ow-status-hunt = Wilde Jacht: { $n ->
        [one] { $n } schild
       *[other] { $n } schilden
    }, in { $place }; ronde { $round } van { $rounds }.
ow-status-hounds = Honden: { $hounds }.
ow-status-hound = niveau { $level } in { $place }
ow-status-open-quests = Opdrachten open voor allen: { $quests }.
ow-status-quest = { $name } ({ $place })
ow-status-ready = Klaar: { $names }.
ow-status-acting = Nog bezig met fase I: { $names }.
ow-line-hunt-up = de Wilde Jacht krijgt { $n ->
        [one] 1 schild
       *[other] { $n } schilden
    }
ow-line-hunt-down = de Wilde Jacht verliest { $n ->
        [one] 1 schild
       *[other] { $n } schilden
    }
ow-line-hound = een hond van niveau { $n } sluit zich aan bij de Wilde Jacht
ow-line-hound-leaves = een hond naar keuze verlaat het spel
ow-line-hunt-moves = de Wilde Jacht verplaatst zich
ow-line-hunt-moves-not = de Wilde Jacht verplaatst zich niet aan het einde van deze ronde
ow-branch-each = elke speler ({ $what })
ow-branch-one = een speler naar keuze ({ $what })
ow-count-hunt-shields = schilden van de Wilde Jacht
ow-count-hounds = honden op de kaart
ow-question-ready = Je bent klaar voor fase II.
ow-question-gift = Wat geef je?
ow-question-swap = Iemand hier stelt je een ruil voor. Ga je akkoord?
ow-question-fighter = Wie van jullie bevecht het monster hier?
ow-question-support = Welke kaarten leg je af om de vechter te steunen?
ow-question-hound-place = Waar verschijnt de nieuwe hond van niveau { $n }?
ow-question-hound-gone = Welke hond verlaat het spel?
ow-question-ride-to = Naar wie rijdt de Wilde Jacht?
ow-question-ride-step = Welke weg neemt de Wilde Jacht?
ow-question-one = Welke speler is het?
ow-question-hunt-token = Welk fiche wordt getrokken voor de Wilde Jacht?
ow-option-not-ready = Niet klaar: verder met fase I
ow-option-give = Geef iets aan { $name }
ow-option-gift = 1 goud
ow-option-gift-potion = { $name }. { $text }
ow-option-gift-bomb = { $name }. { $text }
ow-option-gift-trail = Je spoor ({ $name })
ow-option-gift-trail-quest = Je spooropdracht ({ $name }) met het goud
ow-option-swap-potion = Bied je { $name } aan voor een { $other } van de ander
ow-option-swap-bomb = Bied je { $name } aan voor een { $other } van de ander
ow-option-swap-trail = Bied je spoor ({ $name }) aan voor de spooropdracht van de ander
ow-option-swap-trail-quest = Bied je spooropdracht ({ $name }) met het goud aan voor het spoor van de ander
ow-option-swap-trail-quests = Bied je spooropdracht ({ $name }) aan voor die van de ander
ow-option-swap-swap-potion = Geef je { $name } voor een { $other } van de ander
ow-option-swap-swap-bomb = Geef je { $name } voor een { $other } van de ander
ow-option-swap-swap-trail = Geef je spoor ({ $name }) voor de spooropdracht van de ander, met het goud
ow-option-swap-swap-trail-quest = Geef je spooropdracht ({ $name }) met het goud voor het spoor van de ander
ow-option-swap-swap-trail-quests = Geef je spooropdracht ({ $name }) voor die van de ander
ow-option-refuse = Niet ruilen
ow-option-fighter = { $name }
ow-option-pass = Niet vechten, niet mediteren
ow-option-support-done = Genoeg
ow-option-hound = Bevecht de hond in { $name }
ow-option-hound-at = { $name }
ow-option-player = { $name }
ow-option-ride = { $name }
ow-option-token = { $name }
ow-log-hunt-round = Ronde { $n } van de Wilde Jacht.
ow-log-hunt-phase = Fase { $n ->
        [2] II: vechten, mediteren, verkennen
        [3] III
       *[other] IV
    }.
ow-log-hunt-general = De Wilde Jacht wordt geleid door { $cards }.
ow-log-hunt-at = De Wilde Jacht is in { $place }.
ow-log-hunt-waits = De Wilde Jacht blijft waar ze is: ze heeft heksers gevonden.
ow-log-hunt-halted = De Wilde Jacht verplaatst zich deze ronde niet.
ow-log-hunt-shields-lost = De Wilde Jacht verliest { $n ->
        [one] 1 schild
       *[other] { $n } schilden
    }.
ow-log-hunt-shields-gained = De Wilde Jacht krijgt { $n ->
        [one] 1 schild
       *[other] { $n } schilden
    }.
ow-log-hound-appears = Een hond van niveau { $n } verschijnt in { $place }.
ow-log-hound-guarded = De hond in { $place } krijgt { $n ->
        [one] 1 schild
       *[other] { $n } schilden
    } naast zich.
ow-log-hound-leaves = De hond in { $place } vertrekt.
ow-log-no-terrain = Een monster van niveau { $n } vindt geen terrein.
ow-log-hunt-token-tavern = Het fiche van de gesloten taveerne wordt getrokken.
ow-log-hunt-token =
    { $who ->
        [you] De Wilde Jacht rijdt naar jou.
       *[other] De Wilde Jacht rijdt naar { $name }.
    }
ow-log-ready =
    { $who ->
        [you] Je bent klaar voor fase II.
       *[other] { $name } is klaar voor fase II.
    }
ow-log-not-ready =
    { $who ->
        [you] Je gaat verder met fase I.
       *[other] { $name } gaat verder met fase I.
    }
ow-log-votes-option =
    { $who ->
        [you] Je stemt voor optie { $n }.
       *[other] { $name } stemt voor optie { $n }.
    }
ow-log-votes-player =
    { $who ->
        [you] Je stemt voor { $rival }.
       *[other] { $name } stemt voor { $rival }.
    }
ow-log-votes-place =
    { $who ->
        [you] Je stemt voor { $place }.
       *[other] { $name } stemt voor { $place }.
    }
ow-log-gift-gold =
    { $who ->
        [you] Je geeft 1 goud aan { $rival }.
       *[other] { $name } geeft 1 goud aan { $rival }.
    }
ow-log-gift =
    { $who ->
        [you] Je krijgt { $cards } cadeau.
       *[other] { $name } krijgt { $cards } cadeau.
    }
ow-log-gift-trail =
    { $who ->
        [you] Je krijgt een spoor cadeau: { $cards }.
       *[other] { $name } krijgt een spoor cadeau: { $cards }.
    }
ow-log-swap-refused =
    { $who ->
        [you] Je wilt niets ruilen met { $rival }.
       *[other] { $name } wil niets ruilen met { $rival }.
    }
ow-log-hunt-willing =
    { $who ->
        [you] Je wilt vechten.
       *[other] { $name } wil vechten.
    }
ow-log-hunt-unwilling =
    { $who ->
        [you] Je vecht niet.
       *[other] { $name } vecht niet.
    }
ow-log-supports =
    { $who ->
        [you] Je steunt { $rival } met { $n ->
            [one] 1 kaart
           *[other] { $n } kaarten
        }.
       *[other] { $name } steunt { $rival } met { $n ->
            [one] 1 kaart
           *[other] { $n } kaarten
        }.
    }

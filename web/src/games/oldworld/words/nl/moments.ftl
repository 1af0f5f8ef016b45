# Grote momenten: het einde van een gevecht, een trofee, de afloop van een verhaal.

oldworld-scene-cards = Terug naar de kaarten
oldworld-moment-blow-mine = De laatste slag deed { $n } schade.
oldworld-moment-blow-theirs = De laatste aanval deed { $n } schade.
oldworld-moment-chips = Wat je won en verloor
oldworld-moment-choice = Je keuze
oldworld-moment-quest = Nieuwe opdracht
oldworld-moment-quest-done = Opdracht voltooid
oldworld-moment-way = De weg leidt naar { $place }.
oldworld-moment-trail = Spoor
oldworld-moment-level = Niveau { $level }
oldworld-moment-draw = kaarten in fase III
oldworld-moment-draw-when = aan het einde van deze beurt
oldworld-moment-now = je hebt er { $n }
oldworld-moment-of = { $n } van { $most }
oldworld-moment-card-hand = naar je hand
oldworld-moment-card-discard = naar je aflegstapel
oldworld-moment-card-put = afgelegd
oldworld-moment-card-trashed = verlaat je stapel
oldworld-moment-kept = nu van jou
oldworld-moment-gone = verloren
oldworld-moment-you = jij
oldworld-moment-wins = wint
oldworld-moment-costs = kost { $n }
oldworld-moment-lost-why = Je laatste kaart is weg. Je schild is hersteld; in fase III trek je minder.
oldworld-moment-lost-duel = Je laatste kaart is weg. Je schild is hersteld.
oldworld-moment-away-why = Het vlucht van het bord: geen trofee, en er komt een ander.
oldworld-moment-next-level = Voor niveau { $level }: verhoog { $what }
oldworld-moment-review = Het gevecht bekijken
oldworld-moment-meditated = Je beheerst het
oldworld-moment-fatigue =
    { $n ->
        [one] Vermoeidheid: verwijder 1 kaart
       *[other] Vermoeidheid: verwijder { $n } kaarten
    }
oldworld-moment-fatigue-why = Een nieuwe trofee put je uit. De kaarten die blijven, zijn je nieuwe stapel.
oldworld-moment-trash-title =
    { $n ->
        [one] Verwijder 1 kaart
       *[other] Verwijder { $n } kaarten
    }
oldworld-moment-discard-title =
    { $n ->
        [one] Leg 1 kaart af
       *[other] Leg { $n } kaarten af
    }
oldworld-moment-trash-why = Verwijderde kaarten zijn voor de rest van het spel uit je stapel.
oldworld-moment-discard-why = Afgelegde kaarten blijven van jou.
oldworld-moment-choose-more =
    { $n ->
        [one] tik nog een kaart aan
       *[other] tik nog { $n } kaarten aan
    }
oldworld-moment-chosen = gekozen; tik een kaart aan om te wisselen
oldworld-moment-more = Nog { $n }
oldworld-moment-trash =
    { $n ->
        [one] Verwijder deze kaart
       *[other] Verwijder deze { $n } kaarten
    }
oldworld-moment-discard =
    { $n ->
        [one] Leg deze kaart af
       *[other] Leg deze { $n } kaarten af
    }
oldworld-moment-life = Kaarten, je leven in een gevecht
oldworld-moment-damage-each = Schade per kaart
oldworld-moment-terrains = Terreinen om te reizen

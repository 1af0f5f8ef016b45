# Gevecht, dobbelstenen en verhaal.

oldworld-scene-map = Kaart
oldworld-scene-fight = Terug naar het gevecht
oldworld-scene-dice = Terug naar de dobbelstenen
oldworld-scene-story = Terug naar het verhaal

## Gevecht

oldworld-fight-level = Niveau { $level }
oldworld-fight-life = leven
oldworld-fight-takes = Neemt { $n } van { $life }, laat { $left }
oldworld-fight-left =
    { $n ->
        [one] 1 kaart leven
       *[other] { $n } kaarten leven
    }
oldworld-fight-ability = Wat het kan
oldworld-fight-pool = Levensvoorraad: { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    }; afgelegd: { $lost }
oldworld-fight-cards = Trekstapel { $deck }, hand { $hand }, afgelegd { $lost }
oldworld-fight-stage = Het gevecht
oldworld-fight-combo = Combo
oldworld-fight-lay = leg een kaart
oldworld-fight-lay-more = leg een kaart of bevestig
oldworld-fight-take-off = Terugnemen: { $card }
oldworld-fight-boost-ask = Versterken?
oldworld-fight-boost-yes = Versterken
oldworld-fight-boost-no = Zonder
oldworld-fight-rounds = Gevechtsbeurten
oldworld-fight-now-mine = jouw combo
oldworld-fight-now-other = { $name } legt een combo
oldworld-fight-now-monster = { $name } valt aan
oldworld-fight-then = daarna bijt het of stormt het aan
oldworld-fight-waits = Wachten op { $name }
oldworld-fight-sum = Deze combo
oldworld-fight-cards-laid =
    { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    }
oldworld-fight-damage = schade
oldworld-fight-shield = schild
oldworld-fight-draw = trekken
oldworld-fight-cause-slot = { $name }, verlenging
oldworld-fight-cause-before = van eerder
oldworld-fight-cause-limit = grens
oldworld-fight-cause-trait = specialiteit
oldworld-fight-cause-boosts = Versterkingen
oldworld-fight-cause-shield = schild { $n }
oldworld-fight-cause-draw = trekken { $n }
oldworld-fight-mine = Jouw leven
oldworld-fight-my-life = mijn leven
oldworld-fight-life-of = leven van { $name }
oldworld-fight-deck = trekstapel
oldworld-fight-hand = hand
oldworld-fight-links = sluit aan
oldworld-fight-links-more = sluit aan: { $text }
oldworld-fight-no-link = sluit niet aan op { $colour }
oldworld-fight-confirm = Bevestigen
oldworld-fight-use = Gebruiken
oldworld-fight-hint-lay = Nu geen drankje: leg je combo.
oldworld-fight-hint-cards = Leg { $cards }.
oldworld-fight-no-combo = Geen combo
oldworld-fight-off = Terug
oldworld-fight-lose =
    { $n ->
        [one] 1 kaart verliezen
       *[other] { $n } kaarten verliezen
    }
oldworld-fight-choose-lost =
    { $n ->
        [one] Kies de kaart die je verliest ({ $chosen } van 1)
       *[other] Kies de { $n } kaarten die je verliest ({ $chosen } van { $n })
    }
oldworld-fight-remedies = Drankjes en effecten
oldworld-fight-potions = Drankjes
oldworld-fight-uses = nog { $left } van { $most } in dit gevecht
oldworld-fight-used = gebruikt
oldworld-fight-charge = stormloop
oldworld-fight-bite = beet
oldworld-fight-average = gemiddeld { $n } schade
oldworld-fight-end-defeated =
    { $who ->
        [you] Je verslaat { $foe }
       *[other] { $name } verslaat { $foe }
    }
oldworld-fight-end-lost =
    { $who ->
        [you] Je verliest van { $foe }
       *[other] { $name } verliest van { $foe }
    }
oldworld-fight-end-driven-away = Verjaagd: { $foe }
oldworld-fight-end-attacker =
    { $who ->
        [you] Je wint van { $foe }
       *[other] { $name } wint van { $foe }
    }
oldworld-fight-end-defender =
    { $who ->
        [you] Je verliest van { $foe }
       *[other] { $name } verliest van { $foe }
    }
oldworld-fight-on = Verder
oldworld-fight-guard = Schilden ervoor: { $n }
oldworld-fight-company = Wie er vecht
oldworld-fight-out = uitgeschakeld

## Dobbelstenen

oldworld-dice = Dobbelpoker
oldworld-dice-hands = Worpen
oldworld-dice-best-first = de beste eerst
oldworld-dice-pay = { $n } goud
oldworld-dice-you = Jij
oldworld-dice-locals = De bewoners
oldworld-dice-for-locals = Je gooit voor de bewoners
oldworld-dice-your-throw = Jouw worp
oldworld-dice-waits = { $name } gooit
oldworld-dice-alone = Hoe beter de worp, hoe meer goud
oldworld-dice-beat = Te verslaan: { $hand }
oldworld-dice-choose = Dobbelstenen die je houdt
oldworld-dice-die = Dobbelsteen { $n }: { $face }
oldworld-dice-held = blijft
oldworld-dice-again = opnieuw
oldworld-dice-left = Nog één worp
oldworld-dice-tip = Tik op een dobbelsteen om die te houden of los te laten.
oldworld-dice-pot = { $n } goud voor wie wint.
oldworld-dice-stake = 1 goud is ingezet.
oldworld-dice-throw =
    { $n ->
        [one] 1 dobbelsteen opnieuw gooien
       *[other] { $n } dobbelstenen opnieuw gooien
    }
oldworld-dice-keep = Alles houden

## Verhaal

oldworld-story-explore = Verkenning bij { $place }
oldworld-story-event = Een gebeurtenis bij { $place }
oldworld-story-reads = { $name } leest je voor
oldworld-story-of = De keuze van { $name }
oldworld-story-alone = Je leest zelf
oldworld-story-break = Breek het zegel
oldworld-story-waits = { $name } kiest
oldworld-story-size = Grootte van de letters
oldworld-story-size-n = Letters, grootte { $n }
oldworld-story-voice = Voorlezen
oldworld-story-hush = Stop
oldworld-story-cannot = Dit kun je niet betalen.
oldworld-story-lacks = Je hebt { $what } nodig en hebt { $have }.
oldworld-story-lack-gold = { $n } goud
oldworld-story-lack-shield = { $n } schild
oldworld-story-lack-potion =
    { $n ->
        [one] 1 drankje
       *[other] { $n } drankjes
    }
oldworld-story-lack-hand =
    { $n ->
        [one] 1 handkaart
       *[other] { $n } handkaarten
    }
oldworld-story-lack-trash =
    { $n ->
        [one] 1 kaart om te verwijderen
       *[other] { $n } kaarten om te verwijderen
    }
oldworld-story-lack-discard =
    { $n ->
        [one] 1 kaart om af te leggen
       *[other] { $n } kaarten om af te leggen
    }
oldworld-story-on = De bladzijde omslaan
oldworld-story-listen = Laten voorlezen
oldworld-story-listens = { $name } leest het je voor.
oldworld-story-self = Zelf lezen
oldworld-story-you-read = Je leest { $name } voor

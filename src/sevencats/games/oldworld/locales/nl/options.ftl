# Questions and options, in Dutch. Arguments: $name is what the option is about, $text says more of
# it, $n is a number.

ow-facts = { $left }; { $right }
ow-fact-extension = dan { $colour }: { $text }
ow-fact-follow = dan mag { $colours } volgen

## Options

ow-option-move = Naar { $name } gaan ({ $text })
ow-option-act = De locatie gebruiken: { $name }
ow-option-poker = Dobbelpoker spelen met { $name }
ow-option-quest = De opdracht ‘{ $name }’ voltooien
ow-option-use = { $name } gebruiken. { $text }
ow-option-end = Verder naar fase II
ow-option-hunt = Vechten tegen { $name } (niveau { $level }, leven { $n }). { $text }
ow-option-fight = Vechten tegen { $name }
ow-option-meditate = Mediteren: { $name }
ow-option-explore = Verkennen: { $name }
ow-option-option = { $name }
ow-option-option-price = { $name } ({ $text })
ow-option-pay = { $name } afleggen ({ $text })
ow-option-pay-gold = 1 goud betalen
ow-option-pay-nothing = Voor niets gaan
ow-option-pay-two = Met twee betalen, ook al zou één genoeg zijn
ow-option-act-school = De locatie gebruiken: { $name } ({ $text })
ow-option-pay-alone = { $name } afleggen: alleen al genoeg ({ $text })
ow-option-pay-first = { $name } afleggen, en dan een tweede kaart of 1 goud ({ $text })
ow-lesson = { $name } { $n } goud
ow-at-monster = { $name }, niveau { $level }
ow-at-trailed = { $name }, niveau { $level }, van wie je het spoor hebt
ow-at-quest = je opdracht ‘{ $story }’
ow-at-trail = je spooropdracht ({ $terrain })
ow-option-discard = { $name } afleggen ({ $text })
ow-option-trash = { $name } uit het spel verwijderen ({ $text })
ow-option-take = { $name } nemen ({ $text })
ow-option-play = { $name } spelen ({ $text })
ow-option-heal = { $name } terugleggen ({ $text })
ow-option-recall = { $name } op de trekstapel leggen ({ $text })
ow-option-top = Bovenop: { $name } ({ $text })
ow-option-return = { $name } terug in de hand nemen ({ $text })
ow-option-take-back = De bovenste afgelegde kaart terugnemen
ow-option-gain = { $name } nemen voor { $n ->
        [0] niets
        [one] 1 kaart
       *[other] { $n } kaarten
    } ({ $text })
ow-option-potion = { $name } drinken. { $text }
ow-option-done = Klaar
ow-option-combo-done = Genoeg: de combo uitvoeren
ow-option-fight-turn-done = Verder met de combo
ow-option-keep-done = De rest houden
ow-option-reroll-done = Nu gooien
ow-option-trait-done = Nu niet
ow-option-alms-done = De rest van het aanbod laten liggen
ow-option-charge = Stormloop
ow-option-bite = Beet
ow-option-wager = 1 goud inzetten op { $name }
ow-option-wager-none = Niet wedden
ow-option-reroll = Dobbelsteen { $n } opnieuw gooien (toont { $text })
ow-option-terrain = { $name }
ow-option-attribute = { $name }
ow-option-train-attribute = { $name } ({ $n } goud)
ow-option-monster = { $name }
ow-option-school = { $name }
ow-option-choose = { $name }
ow-option-yes = Ja
ow-option-no = Nee
ow-option-die = De dobbelsteen toont { $name }
ow-option-first = { $name } is de eerste speler
ow-option-trophy = De trofee: { $name }
ow-option-order = De kaarten worden geschud

## Questions

ow-question-phase1 = Fase I: waar ga je heen, wat doe je?
ow-question-phase2 = Fase II: vechten, mediteren of verkennen?
ow-question-keep = Fase III: welke kaarten leg je af? Er mogen er hoogstens 3 blijven.
ow-question-gain = Fase III: welke kaart uit het aanbod neem je?
ow-question-pay = Hoe betaal je de weg naar { $name }?
ow-question-train = Welke eigenschap train je?
ow-question-raise = Welke eigenschap verhoog je?
ow-question-attribute = Welke eigenschap?
ow-question-exchange = Welke handkaart verwijder je uit het spel?
ow-question-exchange-for = Welke kaart uit het aanbod neem je ervoor?
ow-question-alms = Verwijder je een kaart uit het aanbod?
ow-question-rumours = Naar welk monster vraag je?
ow-question-reroll = Welke dobbelstenen gooi je opnieuw?
ow-question-story = ‘{ $name }’: wat doe je?
ow-question-event = ‘{ $name }’: wat doe je?
ow-question-choose = Wat kies je?
ow-question-may = Wil je dit: { $name }?
ow-question-trail = Een spoor van welk terrein?
ow-question-quest-terrain = Het terrein van de opdracht heeft geen locatie meer. Welk in plaats daarvan?
ow-question-take-card = Welke kaart uit het aanbod neem je?
ow-question-lose-discarded = Welke kaart leg je af?
ow-question-lose-trashed = Welke kaart verwijder je uit het spel?
ow-question-lose-potion = Welk drankje leg je af?
ow-question-take-back = Welke afgelegde kaart neem je terug?
ow-question-board = Welke hekser speel je?
ow-question-monster-terrain = Waar staat het monster van niveau { $n }?
ow-question-wager = Wed je op dit gevecht?
ow-question-attack = Stormt het monster aan of bijt het?
ow-question-fight-turn = Jouw gevechtsbeurt: drankjes en effecten voor de combo?
ow-question-combo = Welke kaart komt nu in de combo?
ow-question-special = Welk speciaal effect komt eerst?
ow-question-damage = Welke kaart verlies je aan de schade?
ow-question-trait = Gebruik je nu een effect?
ow-question-heal = Welke afgelegde kaart gaat terug in je trekstapel?
ow-question-recall = Welke kaart gaat terug op je trekstapel?
ow-question-scout-discard = Welke van de bekeken kaarten wordt afgelegd?
ow-question-scout-order = Welke van de bekeken kaarten ligt bovenop?

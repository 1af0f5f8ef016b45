# Pytania i opcje. Argumenty: $name to to, czego opcja dotyczy, $text mówi o tym więcej, $n to
# liczba.

ow-facts = { $left }; { $right }
ow-fact-extension = potem { $colour }: { $text }
ow-fact-follow = potem może iść { $colours }

## Options

ow-option-move = Idź: { $name } ({ $text })
ow-option-act = Użyj miejsca: { $name }
ow-option-poker = Zagraj w kościanego pokera: { $name }
ow-option-quest = Wykonaj zadanie „{ $name }”
ow-option-use = Użyj: { $name }. { $text }
ow-option-end = Przejdź do fazy II
ow-option-hunt = Walcz: { $name } (poziom { $level }, życie { $n }). { $text }
ow-option-fight = Walcz: { $name }
ow-option-meditate = Medytuj: { $name }
ow-option-explore = Zbadaj: { $name }
ow-option-option = { $name }
ow-option-option-price = { $name } ({ $text })
ow-option-pay = Odrzuć: { $name } ({ $text })
ow-option-pay-gold = Zapłać 1 sztukę złota
ow-option-pay-nothing = Idź za darmo
ow-option-pay-two = Zapłać dwiema, choć wystarczy jedna
ow-option-act-school = Użyj miejsca: { $name } ({ $text })
ow-option-pay-alone = Odrzuć: { $name }, to wystarczy ({ $text })
ow-option-pay-first = Odrzuć: { $name }, a potem drugą kartę albo 1 sztukę złota ({ $text })
ow-lesson = { $name }, złoto { $n }
ow-at-monster = { $name }, poziom { $level }
ow-at-trailed = { $name }, poziom { $level }, masz trop
ow-at-quest = twoje zadanie „{ $story }”
ow-at-trail = twoje zadanie tropu ({ $terrain })
ow-option-discard = Odrzuć: { $name } ({ $text })
ow-option-trash = Usuń: { $name } ({ $text })
ow-option-take = Weź: { $name } ({ $text })
ow-option-play = Zagraj: { $name } ({ $text })
ow-option-heal = Odłóż do talii: { $name } ({ $text })
ow-option-recall = Połóż na wierzchu talii: { $name } ({ $text })
ow-option-top = Na wierzch: { $name } ({ $text })
ow-option-return = Weź z powrotem na rękę: { $name } ({ $text })
ow-option-take-back = Weź wierzchnią kartę odrzuconą
ow-option-gain = Weź: { $name }, { $n ->
        [0] za darmo
        [one] za 1 kartę
        [few] za { $n } karty
       *[other] za { $n } kart
    } ({ $text })
ow-option-potion = Wypij: { $name }. { $text }
ow-option-done = Gotowe
ow-option-combo-done = Dość: rozpatrz kombinację
ow-option-fight-turn-done = Do kombinacji
ow-option-keep-done = Zatrzymaj resztę
ow-option-reroll-done = Rzuć teraz
ow-option-trait-done = Nie teraz
ow-option-alms-done = Zostaw resztę puli
ow-option-charge = Szarża
ow-option-bite = Ugryzienie
ow-option-wager = Postaw 1 sztukę złota: { $name }
ow-option-wager-none = Bez zakładu
ow-option-reroll = Rzuć jeszcze raz kością { $n } (pokazuje { $text })
ow-option-terrain = { $name }
ow-option-attribute = { $name }
ow-option-train-attribute = { $name } (złoto { $n })
ow-option-monster = { $name }
ow-option-school = { $name }
ow-option-choose = { $name }
ow-option-yes = Tak
ow-option-no = Nie
ow-option-die = Kość pokazuje { $name }
ow-option-first = Zaczyna { $name }
ow-option-trophy = Trofeum: { $name }
ow-option-order = Karty zostają potasowane

## Questions

ow-question-phase1 = Faza I: dokąd idziesz, co robisz?
ow-question-phase2 = Faza II: walka, medytacja czy eksploracja?
ow-question-keep = Faza III: które karty odrzucasz? Mogą zostać najwyżej 3.
ow-question-gain = Faza III: którą kartę bierzesz z puli?
ow-question-pay = Czym płacisz za drogę ({ $name })?
ow-question-train = Który atrybut trenujesz?
ow-question-raise = Który atrybut podnosisz?
ow-question-attribute = Który atrybut?
ow-question-exchange = Którą kartę z ręki usuwasz?
ow-question-exchange-for = Którą kartę z puli bierzesz za nią?
ow-question-alms = Czy usuwasz kartę z puli?
ow-question-rumours = O którego potwora pytasz?
ow-question-reroll = Którymi kośćmi rzucasz jeszcze raz?
ow-question-story = „{ $name }”: co robisz?
ow-question-event = „{ $name }”: co robisz?
ow-question-choose = Co wybierasz?
ow-question-may = Czy tego chcesz: { $name }?
ow-question-trail = Trop z jakiego terenu?
ow-question-quest-terrain = Na terenie zadania nie ma już wolnego miejsca. Jaki teren zamiast niego?
ow-question-take-card = Którą kartę bierzesz z puli?
ow-question-lose-discarded = Którą kartę odrzucasz?
ow-question-lose-trashed = Którą kartę usuwasz?
ow-question-lose-potion = Który eliksir odrzucasz?
ow-question-take-back = Którą kartę odrzuconą odzyskujesz?
ow-question-board = Którym wiedźminem grasz?
ow-question-monster-terrain = Gdzie stoi potwór poziomu { $n }?
ow-question-wager = Czy zakładasz się o tę walkę?
ow-question-attack = Potwór szarżuje czy gryzie?
ow-question-fight-turn = Twoja tura walki: eliksiry i działania przed kombinacją?
ow-question-combo = Która karta jest następna w kombinacji?
ow-question-special = Które działanie specjalne jest pierwsze?
ow-question-damage = Którą kartę zabierają obrażenia?
ow-question-trait = Czy używasz teraz działania?
ow-question-heal = Która karta odrzucona wraca do talii?
ow-question-recall = Która karta wraca na wierzch talii?
ow-question-scout-discard = Która z widzianych kart zostaje odrzucona?
ow-question-scout-order = Która z widzianych kart leży na wierzchu?

# Karty akcji, które robią więcej, niż mówią ich symbole (W11.5).

ow-colour-grey = szara
ow-kind-grey = nie pasuje do żadnego złącza
ow-price-trashed = 1 usunięta karta
ow-option-gain-for = Weź: { $name }, za: { $price } ({ $text })

ow-when-lost-to-damage = biernie, gdy tę kartę odrzucają obrażenia
ow-when-lost-from-deck = biernie, gdy tę kartę odrzucają obrażenia z talii
ow-only-rival-turn = w turze przeciwnika
ow-line-take-deck = weź dowolną kartę z talii, którą potem tasujesz
ow-line-take-other = weź dowolną inną kartę z odrzuconych
ow-line-extension-effect = wykonaj to, co pokazuje jedno złącze ostatniej karty
ow-line-refresh-potion = jednego użytego eliksiru możesz użyć ponownie, a tamto użycie się nie liczy

ow-question-take-deck = Którą kartę bierzesz z talii?
ow-question-extension-effect = Które złącze ostatniej karty działa?
ow-question-refresh-potion = Którego eliksiru użyjesz ponownie?
ow-option-effect = To dla koloru: { $name }
ow-option-refresh = { $name }

ow-log-fetched =
    { $who ->
        [you] Z twojej talii: { $cards }.
       *[other] { $name } bierze z talii: { $cards }.
    }
ow-log-refreshed =
    { $who ->
        [you] Możesz znów użyć: { $cards }.
       *[other] { $name } może znów użyć: { $cards }.
    }

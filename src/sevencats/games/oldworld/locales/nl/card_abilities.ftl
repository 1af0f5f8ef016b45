# Actiekaarten die meer doen dan hun symbolen zeggen (W11.5).

ow-colour-grey = grijs
ow-kind-grey = past op geen verlenging
ow-price-trashed = 1 kaart die uit het spel gaat
ow-option-gain-for = Neem { $name } voor { $price } ({ $text })

ow-when-lost-to-damage = passief, als schade deze kaart aflegt
ow-when-lost-from-deck = passief, als schade deze kaart van je trekstapel aflegt
ow-only-rival-turn = in de beurt van de tegenstander
ow-line-take-deck = neem een kaart naar keuze uit je trekstapel, die dan geschud wordt
ow-line-take-other = neem een andere kaart naar keuze van je aflegstapel
ow-line-extension-effect = doe wat één verlenging van de laatste kaart toont
ow-line-refresh-potion = een gebruikt drankje is weer klaar, en dat gebruik telt niet

ow-question-take-deck = Welke kaart neem je uit je trekstapel?
ow-question-extension-effect = Welke verlenging van de laatste kaart werkt?
ow-question-refresh-potion = Welk drankje maak je weer klaar?
ow-option-effect = Die voor { $name }
ow-option-refresh = { $name }

ow-log-fetched =
    { $who ->
        [you] Uit je trekstapel: { $cards }.
       *[other] Uit de trekstapel van { $name }: { $cards }.
    }
ow-log-refreshed =
    { $who ->
        [you] Weer klaar bij jou: { $cards }.
       *[other] Weer klaar bij { $name }: { $cards }.
    }

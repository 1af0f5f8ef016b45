# Aktionskarten, die mehr tun, als ihre Symbole sagen (W11.5).

ow-colour-grey = Grau
ow-kind-grey = passt an keine Erweiterung
ow-price-trashed = 1 Karte, die aus dem Spiel geht
ow-option-gain-for = Nehmen: { $name }, für { $price } ({ $text })

ow-when-lost-to-damage = passiv, wenn Schaden diese Karte abwirft
ow-when-lost-from-deck = passiv, wenn Schaden diese Karte von deinem Nachziehstapel abwirft
ow-only-rival-turn = im Zug des Gegners
ow-line-take-deck = nimm eine Karte deiner Wahl aus deinem Nachziehstapel und mische ihn dann
ow-line-take-other = nimm eine andere Karte deiner Wahl von deinem Ablagestapel
ow-line-extension-effect = führe aus, was eine Erweiterung der letzten Karte zeigt
ow-line-refresh-potion = ein Trank, den du benutzt hast, ist wieder bereit, und diese Benutzung zählt nicht

ow-question-take-deck = Welche Karte nimmst du aus deinem Nachziehstapel?
ow-question-extension-effect = Welche Erweiterung der letzten Karte wirkt?
ow-question-refresh-potion = Welchen Trank machst du wieder bereit?
ow-option-effect = Die für { $name }
ow-option-refresh = { $name }

ow-log-fetched =
    { $who ->
        [you] Aus deinem Nachziehstapel: { $cards }.
       *[other] Aus dem Nachziehstapel von { $name }: { $cards }.
    }
ow-log-refreshed =
    { $who ->
        [you] Wieder bereit bei dir: { $cards }.
       *[other] Wieder bereit bei { $name }: { $cards }.
    }

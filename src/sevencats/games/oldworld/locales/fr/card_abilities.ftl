# Cartes d'action qui font plus que leurs symboles (W11.5).

ow-colour-grey = gris
ow-kind-grey = ne suit aucune extension
ow-price-trashed = 1 carte écartée
ow-option-gain-for = Prendre { $name } pour { $price } ({ $text })

ow-when-lost-to-damage = passif, quand des dégâts défaussent cette carte
ow-when-lost-from-deck = passif, quand des dégâts défaussent cette carte de votre pioche
ow-only-rival-turn = pendant le tour de l’adversaire
ow-line-take-deck = prenez une carte de votre choix dans votre pioche, puis mélangez-la
ow-line-take-other = prenez une autre carte de votre choix de votre défausse
ow-line-extension-effect = appliquez ce que montre une extension de la dernière carte
ow-line-refresh-potion = une potion utilisée est de nouveau prête, et cette utilisation ne compte pas

ow-question-take-deck = Quelle carte prenez-vous dans votre pioche ?
ow-question-extension-effect = Quelle extension de la dernière carte prend effet ?
ow-question-refresh-potion = Quelle potion rendez-vous de nouveau prête ?
ow-option-effect = Celle pour { $name }
ow-option-refresh = { $name }

ow-log-fetched =
    { $who ->
        [you] De votre pioche : { $cards }.
       *[other] De la pioche de { $name } : { $cards }.
    }
ow-log-refreshed =
    { $who ->
        [you] De nouveau prête chez vous : { $cards }.
       *[other] De nouveau prête chez { $name } : { $cards }.
    }

ow-quest-token-quest-token = un jeton de quête
ow-quest-token-text =
    { $n ->
        [one] { $n } jeton marque
       *[other] { $n } jetons marquent
    } les quêtes dont la carte nomme le lieu. S’il n’en reste aucun, une telle carte est défaussée.

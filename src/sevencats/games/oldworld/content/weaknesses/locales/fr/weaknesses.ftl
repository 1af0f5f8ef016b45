# Faiblesses : ce qu'on en dit.

ow-about-weakness = Faiblesse { $n }. { $text } { $effect }
ow-line-over-shield-up = bouclier +{ $n }, même au-delà de votre défense
ow-line-pool-down =
    sa réserve de vie a { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } de moins
ow-line-brewed = cela compte comme une potion utilisée
ow-line-fetch = prenez une carte de cette couleur ({ $names }) dans votre pioche ou votre défausse
ow-only-brews-left = tant que vous pouvez utiliser des potions
ow-question-weakness-use = Quelles faiblesses du monstre utilisez-vous ?
ow-question-weakness-place = Où placer le prochain jeton de faiblesse ?
ow-question-fetch = Quelle carte prenez-vous en main ?
ow-option-weakness = { $name } : { $text }
ow-option-weakness-use-done = Engager le combat
ow-option-weakness-at = { $name }
ow-landmark-weakness-forest = un jeton de faiblesse (forêt)
ow-landmark-weakness-mountain = un jeton de faiblesse (montagne)
ow-landmark-weakness-water = un jeton de faiblesse (eau)
ow-table-weaknesses = Faiblesses : { $cards }.
ow-log-weakness-placed = Un jeton de faiblesse est posé face cachée : { $place }.
ow-log-weakness-found = { $who ->
    [you] Vous trouvez { $cards }.
   *[other] { $name } trouve { $cards }.
}
ow-log-weakness-read = { $weakness }. { $text } { $effect }
ow-log-weakness-used = { $who ->
    [you] Vous utilisez { $weakness }. { $effect }
   *[other] { $name } utilise { $weakness }. { $effect }
}
ow-log-weaknesses-back = { $who ->
    [you] Vos jetons de faiblesse de ce monstre retournent à la pile.
   *[other] Les jetons de faiblesse de { $name } pour ce monstre retournent à la pile.
}
ow-log-pool-less = La réserve de vie est plus petite.
ow-log-weakness-card = { $who ->
    [you] Vous prenez { $cards } en main.
   *[other] { $name } prend { $cards } en main.
}
ow-weakness-token-forest-1 = le jeton de faiblesse 1 (forêt)
ow-weakness-token-forest-2 = le jeton de faiblesse 2 (forêt)
ow-weakness-token-forest-3 = le jeton de faiblesse 3 (forêt)
ow-weakness-token-forest-4 = le jeton de faiblesse 4 (forêt)
ow-weakness-token-forest-5 = le jeton de faiblesse 5 (forêt)
ow-weakness-token-forest-6 = le jeton de faiblesse 6 (forêt)
ow-weakness-token-mountain-1 = le jeton de faiblesse 1 (montagne)
ow-weakness-token-mountain-2 = le jeton de faiblesse 2 (montagne)
ow-weakness-token-mountain-3 = le jeton de faiblesse 3 (montagne)
ow-weakness-token-mountain-4 = le jeton de faiblesse 4 (montagne)
ow-weakness-token-mountain-5 = le jeton de faiblesse 5 (montagne)
ow-weakness-token-mountain-6 = le jeton de faiblesse 6 (montagne)
ow-weakness-token-water-1 = le jeton de faiblesse 1 (eau)
ow-weakness-token-water-2 = le jeton de faiblesse 2 (eau)
ow-weakness-token-water-3 = le jeton de faiblesse 3 (eau)
ow-weakness-token-water-4 = le jeton de faiblesse 4 (eau)
ow-weakness-token-water-5 = le jeton de faiblesse 5 (eau)
ow-weakness-token-water-6 = le jeton de faiblesse 6 (eau)

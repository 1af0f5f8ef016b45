ow-quest-token-quest-token = een opdrachtfiche
ow-quest-token-text =
    { $n ->
        [one] 1 fiche geeft
       *[other] { $n } fiches geven
    } opdrachten aan waarvan de kaart de locatie noemt. Is er geen meer over, dan wordt zo’n kaart afgelegd.

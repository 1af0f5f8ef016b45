ow-quest-token-quest-token = ein Auftragsplättchen
ow-quest-token-text =
    { $n ->
        [one] 1 Plättchen zeigt
       *[other] { $n } Plättchen zeigen
    } Aufträge an, deren Karte den Ort nennt. Ist keines mehr übrig, wird eine solche Karte abgeworfen.

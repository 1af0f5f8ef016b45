ow-quest-token-quest-token = ein Auftragsmarker
ow-quest-token-text = { $n } Marker zeigen Aufträge an, deren Karte den Ort nennt. Ist keiner mehr übrig, wird eine solche Karte abgelegt.

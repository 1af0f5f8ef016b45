# Zwaktes: wat erover gezegd wordt.

ow-about-weakness = Zwakte { $n }. { $text } { $effect }
ow-line-over-shield-up = schild +{ $n }, ook boven je verdediging
ow-line-pool-down =
    zijn levensvoorraad heeft { $n ->
         [one] 1 kaart
        *[other] { $n } kaarten
    } minder
ow-line-brewed = dit telt als een gebruikt drankje
ow-line-fetch = neem een kaart van die kleur ({ $names }) uit je trekstapel of aflegstapel
ow-only-brews-left = zolang je drankjes mag gebruiken
ow-question-weakness-use = Welke zwaktes van het monster gebruik je?
ow-question-weakness-place = Waar komt het volgende zwaktefiche te liggen?
ow-question-fetch = Welke kaart neem je in je hand?
ow-option-weakness = { $name }: { $text }
ow-option-weakness-use-done = Begin het gevecht
ow-option-weakness-at = { $name }
ow-landmark-weakness-forest = een zwaktefiche (bos)
ow-landmark-weakness-mountain = een zwaktefiche (berg)
ow-landmark-weakness-water = een zwaktefiche (water)
ow-table-weaknesses = Zwaktes: { $cards }.
ow-log-weakness-placed = Er ligt een gedekt zwaktefiche: { $place }.
ow-log-weakness-found = { $who ->
    [you] Je vindt { $cards }.
   *[other] { $name } vindt { $cards }.
}
ow-log-weakness-read = { $weakness }. { $text } { $effect }
ow-log-weakness-used = { $who ->
    [you] Je gebruikt { $weakness }. { $effect }
   *[other] { $name } gebruikt { $weakness }. { $effect }
}
ow-log-weaknesses-back = { $who ->
    [you] Je zwaktefiches van dat monster gaan terug.
   *[other] De zwaktefiches van { $name } voor dat monster gaan terug.
}
ow-log-pool-less = De levensvoorraad is kleiner.
ow-log-weakness-card = { $who ->
    [you] Je neemt { $cards } in je hand.
   *[other] { $name } neemt { $cards } in de hand.
}
ow-weakness-token-forest-1 = zwaktefiche 1 (bos)
ow-weakness-token-forest-2 = zwaktefiche 2 (bos)
ow-weakness-token-forest-3 = zwaktefiche 3 (bos)
ow-weakness-token-forest-4 = zwaktefiche 4 (bos)
ow-weakness-token-forest-5 = zwaktefiche 5 (bos)
ow-weakness-token-forest-6 = zwaktefiche 6 (bos)
ow-weakness-token-mountain-1 = zwaktefiche 1 (berg)
ow-weakness-token-mountain-2 = zwaktefiche 2 (berg)
ow-weakness-token-mountain-3 = zwaktefiche 3 (berg)
ow-weakness-token-mountain-4 = zwaktefiche 4 (berg)
ow-weakness-token-mountain-5 = zwaktefiche 5 (berg)
ow-weakness-token-mountain-6 = zwaktefiche 6 (berg)
ow-weakness-token-water-1 = zwaktefiche 1 (water)
ow-weakness-token-water-2 = zwaktefiche 2 (water)
ow-weakness-token-water-3 = zwaktefiche 3 (water)
ow-weakness-token-water-4 = zwaktefiche 4 (water)
ow-weakness-token-water-5 = zwaktefiche 5 (water)
ow-weakness-token-water-6 = zwaktefiche 6 (water)

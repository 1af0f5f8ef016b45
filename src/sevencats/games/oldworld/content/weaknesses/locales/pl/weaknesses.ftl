# Słabości: co się o nich mówi.

ow-about-weakness = Słabość { $n }. { $text } { $effect }
ow-line-over-shield-up = tarcza +{ $n }, także ponad twoją obronę
ow-line-pool-down =
    jego pula życia ma o { $n ->
         [one] 1 kartę
         [few] { $n } karty
        *[other] { $n } kart
    } mniej
ow-line-brewed = to liczy się jak użyty eliksir
ow-line-fetch = weź z talii lub z odrzuconych kartę tego koloru ({ $names })
ow-only-brews-left = jeśli wolno ci jeszcze użyć eliksiru
ow-question-weakness-use = Których słabości potwora używasz?
ow-question-weakness-place = Gdzie leży następny żeton słabości?
ow-question-fetch = Którą kartę bierzesz na rękę?
ow-option-weakness = { $name }: { $text }
ow-option-weakness-use-done = Zacznij walkę
ow-option-weakness-at = { $name }
ow-landmark-weakness-forest = żeton słabości (las)
ow-landmark-weakness-mountain = żeton słabości (góry)
ow-landmark-weakness-water = żeton słabości (woda)
ow-table-weaknesses = Słabości: { $cards }.
ow-log-weakness-placed = Zakryty żeton słabości leży tu: { $place }.
ow-log-weakness-found = { $who ->
    [you] Znajdujesz: { $cards }.
   *[other] { $name } znajduje: { $cards }.
}
ow-log-weakness-read = { $weakness }. { $text } { $effect }
ow-log-weakness-used = { $who ->
    [you] Używasz: { $weakness }. { $effect }
   *[other] { $name } używa: { $weakness }. { $effect }
}
ow-log-weaknesses-back = { $who ->
    [you] Twoje żetony słabości tego potwora wracają.
   *[other] Wracają żetony słabości tego potwora, które ma { $name }.
}
ow-log-pool-less = Pula życia jest mniejsza.
ow-log-weakness-card = { $who ->
    [you] Bierzesz na rękę: { $cards }.
   *[other] { $name } bierze na rękę: { $cards }.
}
ow-weakness-token-forest-1 = żeton słabości 1 (las)
ow-weakness-token-forest-2 = żeton słabości 2 (las)
ow-weakness-token-forest-3 = żeton słabości 3 (las)
ow-weakness-token-forest-4 = żeton słabości 4 (las)
ow-weakness-token-forest-5 = żeton słabości 5 (las)
ow-weakness-token-forest-6 = żeton słabości 6 (las)
ow-weakness-token-mountain-1 = żeton słabości 1 (góry)
ow-weakness-token-mountain-2 = żeton słabości 2 (góry)
ow-weakness-token-mountain-3 = żeton słabości 3 (góry)
ow-weakness-token-mountain-4 = żeton słabości 4 (góry)
ow-weakness-token-mountain-5 = żeton słabości 5 (góry)
ow-weakness-token-mountain-6 = żeton słabości 6 (góry)
ow-weakness-token-water-1 = żeton słabości 1 (woda)
ow-weakness-token-water-2 = żeton słabości 2 (woda)
ow-weakness-token-water-3 = żeton słabości 3 (woda)
ow-weakness-token-water-4 = żeton słabości 4 (woda)
ow-weakness-token-water-5 = żeton słabości 5 (woda)
ow-weakness-token-water-6 = żeton słabości 6 (woda)

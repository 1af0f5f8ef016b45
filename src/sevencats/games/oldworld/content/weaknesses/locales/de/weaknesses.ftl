# Schwächen: was von ihnen gesagt wird.

ow-about-weakness = Schwäche { $n }. { $text } { $effect }
ow-line-over-shield-up = Schild +{ $n }, auch über deine Verteidigung hinaus
ow-line-pool-down =
    sein Lebensvorrat hat { $n ->
         [one] 1 Karte
        *[other] { $n } Karten
    } weniger
ow-line-brewed = das zählt als benutzter Trank
ow-line-fetch = nimm eine Karte dieser Farbe ({ $names }) aus Nachziehstapel oder Ablagestapel
ow-only-brews-left = solange du Tränke benutzen darfst
ow-question-weakness-use = Welche Schwächen des Monsters benutzt du?
ow-question-weakness-place = Wo liegt der nächste Schwächemarker?
ow-question-fetch = Welche Karte nimmst du auf die Hand?
ow-option-weakness = { $name }: { $text }
ow-option-weakness-use-done = Den Kampf beginnen
ow-option-weakness-at = { $name }
ow-landmark-weakness-forest = ein Schwächemarker (Wald)
ow-landmark-weakness-mountain = ein Schwächemarker (Berg)
ow-landmark-weakness-water = ein Schwächemarker (Wasser)
ow-table-weaknesses = Schwächen: { $cards }.
ow-log-weakness-placed = Ein Schwächemarker liegt verdeckt: { $place }.
ow-log-weakness-found = { $who ->
    [you] Du findest: { $cards }.
   *[other] { $name } findet: { $cards }.
}
ow-log-weakness-read = { $weakness }. { $text } { $effect }
ow-log-weakness-used = { $who ->
    [you] Du benutzt { $weakness }. { $effect }
   *[other] { $name } benutzt { $weakness }. { $effect }
}
ow-log-weaknesses-back = { $who ->
    [you] Deine Schwächemarker dieses Monsters gehen zurück.
   *[other] Die Schwächemarker von { $name } für dieses Monster gehen zurück.
}
ow-log-pool-less = Der Lebensvorrat ist kleiner.
ow-log-weakness-card = { $who ->
    [you] Du nimmst auf die Hand: { $cards }.
   *[other] { $name } nimmt auf die Hand: { $cards }.
}
ow-weakness-token-forest-1 = Schwächemarker 1 (Wald)
ow-weakness-token-forest-2 = Schwächemarker 2 (Wald)
ow-weakness-token-forest-3 = Schwächemarker 3 (Wald)
ow-weakness-token-forest-4 = Schwächemarker 4 (Wald)
ow-weakness-token-forest-5 = Schwächemarker 5 (Wald)
ow-weakness-token-forest-6 = Schwächemarker 6 (Wald)
ow-weakness-token-mountain-1 = Schwächemarker 1 (Berg)
ow-weakness-token-mountain-2 = Schwächemarker 2 (Berg)
ow-weakness-token-mountain-3 = Schwächemarker 3 (Berg)
ow-weakness-token-mountain-4 = Schwächemarker 4 (Berg)
ow-weakness-token-mountain-5 = Schwächemarker 5 (Berg)
ow-weakness-token-mountain-6 = Schwächemarker 6 (Berg)
ow-weakness-token-water-1 = Schwächemarker 1 (Wasser)
ow-weakness-token-water-2 = Schwächemarker 2 (Wasser)
ow-weakness-token-water-3 = Schwächemarker 3 (Wasser)
ow-weakness-token-water-4 = Schwächemarker 4 (Wasser)
ow-weakness-token-water-5 = Schwächemarker 5 (Wasser)
ow-weakness-token-water-6 = Schwächemarker 6 (Wasser)

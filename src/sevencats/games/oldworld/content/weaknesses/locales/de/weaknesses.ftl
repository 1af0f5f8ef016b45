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
ow-question-weakness-place = Wo liegt das nächste Schwächeplättchen?
ow-question-fetch = Welche Karte nimmst du auf die Hand?
ow-option-weakness = { $name }: { $text }
ow-option-weakness-use-done = Den Kampf beginnen
ow-option-weakness-at = { $name }
ow-landmark-weakness-forest = ein Schwächeplättchen (Wald)
ow-landmark-weakness-mountain = ein Schwächeplättchen (Berg)
ow-landmark-weakness-water = ein Schwächeplättchen (Wasser)
ow-table-weaknesses = Schwächen: { $cards }.
ow-log-weakness-placed = Ein Schwächeplättchen liegt verdeckt: { $place }.
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
    [you] Deine Schwächeplättchen dieses Monsters gehen zurück.
   *[other] Die Schwächeplättchen von { $name } für dieses Monster gehen zurück.
}
ow-log-pool-less = Der Lebensvorrat ist kleiner.
ow-log-weakness-card = { $who ->
    [you] Du nimmst auf die Hand: { $cards }.
   *[other] { $name } nimmt auf die Hand: { $cards }.
}
ow-weakness-token-forest-1 = Schwächeplättchen 1 (Wald)
ow-weakness-token-forest-2 = Schwächeplättchen 2 (Wald)
ow-weakness-token-forest-3 = Schwächeplättchen 3 (Wald)
ow-weakness-token-forest-4 = Schwächeplättchen 4 (Wald)
ow-weakness-token-forest-5 = Schwächeplättchen 5 (Wald)
ow-weakness-token-forest-6 = Schwächeplättchen 6 (Wald)
ow-weakness-token-mountain-1 = Schwächeplättchen 1 (Berg)
ow-weakness-token-mountain-2 = Schwächeplättchen 2 (Berg)
ow-weakness-token-mountain-3 = Schwächeplättchen 3 (Berg)
ow-weakness-token-mountain-4 = Schwächeplättchen 4 (Berg)
ow-weakness-token-mountain-5 = Schwächeplättchen 5 (Berg)
ow-weakness-token-mountain-6 = Schwächeplättchen 6 (Berg)
ow-weakness-token-water-1 = Schwächeplättchen 1 (Wasser)
ow-weakness-token-water-2 = Schwächeplättchen 2 (Wasser)
ow-weakness-token-water-3 = Schwächeplättchen 3 (Wasser)
ow-weakness-token-water-4 = Schwächeplättchen 4 (Wasser)
ow-weakness-token-water-5 = Schwächeplättchen 5 (Wasser)
ow-weakness-token-water-6 = Schwächeplättchen 6 (Wasser)

# What the first page says of Gwent, and the choice of a deck and an opponent.

gwent-title = Gwent
gwent-new = New here?
gwent-welcome = Play your first game, with the cat
gwent-welcome-line = A real game of Gwent against an easy opponent. The cat shows you one thing at a time.
gwent-welcome-go = Play with the cat
gwent-welcome-says = “Take a seat. I know these cards.”
gwent-no-account = no account
gwent-no-reading = nothing to read first
gwent-know = You know Gwent?
gwent-know-line = Take a deck and sit down.
gwent-choose = Choose a deck
gwent-again = Deal again
gwent-change = Change
gwent-against = against { $name }
gwent-sit-down = Your deck, your opponent
gwent-rival-deck = The opponent’s deck
gwent-rival = The opponent

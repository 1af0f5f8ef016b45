# Was die erste Seite von Gwent sagt, und die Wahl von Deck und Gegner.

gwent-title = Gwent
gwent-new = Neu hier?
gwent-welcome = Spiel deine erste Partie, mit der Katze
gwent-welcome-line = Eine echte Partie Gwent gegen einen leichten Gegner. Die Katze zeigt dir eins nach dem anderen.
gwent-welcome-go = Mit der Katze spielen
gwent-welcome-says = »Setz dich. Ich kenne diese Karten.«
gwent-no-account = kein Konto
gwent-no-reading = nichts vorher zu lesen
gwent-know = Du kennst Gwent?
gwent-know-line = Nimm ein Deck und setz dich.
gwent-choose = Deck wählen
gwent-again = Neu geben
gwent-change = Ändern
gwent-against = gegen { $name }
gwent-sit-down = Dein Deck, dein Gegner
gwent-rival-deck = Das Deck des Gegners
gwent-rival = Der Gegner

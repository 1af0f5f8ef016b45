# Wat de eerste pagina over Gwent zegt, en de keuze van deck en tegenstander.

gwent-title = Gwent
gwent-new = Nieuw hier?
gwent-welcome = Speel je eerste spel, met de kat
gwent-welcome-line = Een echt spel Gwent tegen een makkelijke tegenstander. De kat laat je één ding tegelijk zien.
gwent-welcome-go = Met de kat spelen
gwent-welcome-says = ‘Ga zitten. Ik ken deze kaarten.’
gwent-no-account = geen account
gwent-no-reading = niets vooraf te lezen
gwent-know = Ken je Gwent?
gwent-know-line = Pak een deck en ga zitten.
gwent-choose = Deck kiezen
gwent-again = Opnieuw delen
gwent-change = Wijzigen
gwent-against = tegen { $name }
gwent-sit-down = Jouw deck, jouw tegenstander
gwent-rival-deck = Het deck van de tegenstander
gwent-rival = De tegenstander

# Co pierwsza strona mówi o Gwincie oraz wybór talii i rywala.

gwent-title = Gwint
gwent-new = Pierwszy raz?
gwent-welcome = Zagraj pierwszą grę, z kotem
gwent-welcome-line = Prawdziwa gra w gwinta z łatwym przeciwnikiem. Kot pokazuje jedną rzecz naraz.
gwent-welcome-go = Graj z kotem
gwent-welcome-says = „Siadaj. Znam te karty.”
gwent-no-account = bez konta
gwent-no-reading = bez czytania zasad
gwent-know = Znasz gwinta?
gwent-know-line = Weź talię i siadaj.
gwent-choose = Wybierz talię
gwent-again = Rozdaj ponownie
gwent-change = Zmień
gwent-against = przeciwnik: { $name }
gwent-sit-down = Twoja talia, twój przeciwnik
gwent-rival-deck = Talia przeciwnika
gwent-rival = Przeciwnik

# Strona dla operatorów.

operator = Operator
operator-tables = Stoły
operator-people = Ludzie
operator-reports = Zgłoszenia
operator-health = Stan
operator-acts = Dziennik
operator-rivals = Pary rankingowe
operator-rivals-what = Pary z co najmniej czterema grami rankingowymi w ostatnim tygodniu oraz pary spod jednego adresu.
operator-rivals-address = jeden adres
operator-rivals-games = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[other] { $games } gier
}, zaliczone: { $counted }, poddane: { $ended }
operator-refresh = Odśwież
operator-none = Nic tu nie ma.
operator-more = Pokazano tylko pierwsze { $count }.
operator-playing = W grze
operator-waiting = Oczekujące
operator-every-game = Wszystkie gry
operator-age = wiek: { $age }
operator-last = ostatni ruch { $ago }
operator-lesson = Lekcja
operator-watch = Oglądaj
operator-end = Zakończ
operator-end-title = Zakończyć stół { $code }?
operator-end-text = Gra kończy się bez wyniku; oczekujący stół znika.
operator-search = Imię, login lub id
operator-find = Szukaj
operator-guest = Gość
operator-role = Operator
operator-seen = ostatnio { $ago }
operator-person-tables = { $count ->
    [one] 1 stół
    [few] { $count } stoły
   *[other] { $count } stołów
}
operator-person-reports = { $count ->
    [0] bez zgłoszeń
    [one] 1 zgłoszenie
    [few] { $count } zgłoszenia
   *[other] { $count } zgłoszeń
}
operator-barred = Wykluczenie od { $date }
operator-bar = Wyklucz
operator-bar-title = Wykluczyć: { $name }?
operator-bar-text = Konto nie może się już zalogować, gość nie może grać w tej przeglądarce. Połączenia zostają zamknięte od razu.
operator-unbar = Cofnij wykluczenie
operator-rename = Zmień imię
operator-rename-title = Inne imię: { $name }
operator-name = Nowe imię
operator-note = Notatka dla innych operatorów
operator-open = Otwarte
operator-closed = Zamknięte
operator-table = Stół { $code }
operator-was-called = Imię przy tamtym stole: „{ $name }”
operator-said = Odzywki przy tamtym stole: { $words }
operator-said-nothing = Bez odzywek przy tamtym stole
operator-gone = już nieobecna
operator-reporter = Zgłasza: { $id }
operator-reporter-gone = Zgłosił ktoś, kogo już nie ma
operator-closed-by = Zamknięcie: { $name }, { $date }
operator-close = Zamknij
operator-close-title = Zamknąć zgłoszenie ze stołu { $code }?
operator-person = Osoba
operator-act-end_table = { $operator }: zakończenie stołu { $name }
operator-act-bar = { $operator }: wykluczenie { $name }
operator-act-unbar = { $operator }: cofnięcie wykluczenia { $name }
operator-act-rename = { $operator }: zmiana imienia { $name }
operator-act-close_report = { $operator }: zamknięcie zgłoszenia ze stołu { $name }
operator-version = Wersja
operator-database = Baza danych
operator-bus = Wiadomości między procesami
operator-bus-none = jeden proces
operator-ok = działa
operator-bad = nie działa
operator-processes = Procesy
operator-process = { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
}
operator-this = ten
operator-sockets = Połączenia
operator-tables-here = Stoły w pamięci
operator-bot-queue = Oczekujące boty
operator-figure = { $count } × { $ms } ms
operator-figure-pick = Wybór
operator-figure-commit = Zapis
operator-figure-bot = Odpowiedź bota
operator-figure-bot_wait = Oczekiwanie bota
operator-figure-review = Przegląd
operator-figure-pause = Przerwa
operator-figures = Mierzone tutaj od startu, średnio

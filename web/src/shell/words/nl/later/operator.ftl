# The page for operators.

operator = Beheer
operator-tables = Tafels
operator-people = Mensen
operator-reports = Meldingen
operator-health = Toestand
operator-acts = Logboek
operator-rivals = Paren met rating
operator-rivals-what = Paren met vier of meer spellen met rating in de afgelopen week, en paren op één adres.
operator-rivals-address = zelfde adres
operator-rivals-games = { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $counted } meegeteld, { $ended } opgegeven
operator-refresh = Vernieuwen
operator-none = Hier is niets.
operator-more =
    { $count ->
        [one] Alleen de eerste regel wordt getoond.
       *[other] Alleen de eerste { $count } regels worden getoond.
    }
operator-playing = In spel
operator-waiting = Wachtend
operator-every-game = Alle spellen
operator-age = { $age } oud
operator-last = laatste zet { $ago }
operator-lesson = Les
operator-watch = Meekijken
operator-end = Beëindigen
operator-end-title = Tafel { $code } beëindigen?
operator-end-text = Een spel eindigt zonder uitslag; een wachtende tafel verdwijnt.
operator-search = Naam, inlognaam of kenmerk
operator-find = Zoeken
operator-guest = Gast
operator-role = Beheerder
operator-seen = gezien { $ago }
operator-person-tables = { $count ->
    [one] één tafel
   *[other] { $count } tafels
}
operator-person-reports = { $count ->
    [0] nooit gemeld
    [one] één keer gemeld
   *[other] { $count } keer gemeld
}
operator-barred = Geweerd sinds { $date }
operator-bar = Weren
operator-bar-title = { $name } weren?
operator-bar-text = Een account kan niet meer inloggen, een gast kan in deze browser niet meer spelen. Verbindingen worden meteen verbroken.
operator-unbar = Weer toelaten
operator-rename = Hernoemen
operator-rename-title = Een andere naam voor { $name }
operator-name = Nieuwe naam
operator-note = Notitie voor andere beheerders
operator-open = Open
operator-closed = Afgehandeld
operator-table = Tafel { $code }
operator-was-called = Heette daar ‘{ $name }’
operator-said = Zei daar: { $words }
operator-said-nothing = Zei daar niets
operator-gone = is weg
operator-reporter = Gemeld door { $id }
operator-reporter-gone = Gemeld door iemand die weg is
operator-closed-by = Afgehandeld door { $name }, { $date }
operator-close = Afhandelen
operator-close-title = Melding van tafel { $code } afhandelen?
operator-person = De persoon
operator-act-end_table = { $operator } beëindigde tafel { $name }
operator-act-bar = { $operator } weerde { $name }
operator-act-unbar = { $operator } liet { $name } weer toe
operator-act-rename = { $operator } hernoemde { $name }
operator-act-close_report = { $operator } handelde een melding van tafel { $name } af
operator-version = Versie
operator-database = Database
operator-bus = Berichten tussen processen
operator-bus-none = één proces
operator-ok = werkt
operator-bad = werkt niet
operator-processes = Processen
operator-process = { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}
operator-this = deze
operator-sockets = Verbindingen
operator-tables-here = Tafels in het geheugen
operator-bot-queue = Wachtende bots
operator-figure = { $count } × { $ms } ms
operator-figure-pick = Een zet
operator-figure-commit = Een schrijfactie
operator-figure-bot = Antwoord van een bot
operator-figure-bot_wait = Wachten van een bot
operator-figure-review = Een terugblik
operator-figure-pause = Een pauze
operator-figures = Hier sinds de start gemeten, gemiddeld

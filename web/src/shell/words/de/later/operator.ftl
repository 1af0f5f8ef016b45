# The page for operators.

operator = Betrieb
operator-tables = Tische
operator-people = Leute
operator-reports = Meldungen
operator-health = Zustand
operator-acts = Protokoll
operator-rivals = Gewertete Paare
operator-rivals-what = Paare mit mindestens vier gewerteten Partien in der letzten Woche, und Paare an einer Adresse.
operator-rivals-address = gleiche Adresse
operator-rivals-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $counted } gezählt, { $ended } aufgegeben
operator-refresh = Neu laden
operator-none = Hier ist nichts.
operator-more =
    { $count ->
        [one] Nur die erste Zeile wird gezeigt.
       *[other] Nur die ersten { $count } Zeilen werden gezeigt.
    }
operator-playing = Im Spiel
operator-waiting = Wartend
operator-every-game = Alle Spiele
operator-age = { $age } alt
operator-last = letzter Zug { $ago }
operator-lesson = Lektion
operator-watch = Zusehen
operator-end = Beenden
operator-end-title = Tisch { $code } beenden?
operator-end-text = Ein Spiel endet ohne Ergebnis; ein wartender Tisch verschwindet.
operator-search = Name, Anmeldename oder Kennung
operator-find = Suchen
operator-guest = Gast
operator-role = Betrieb
operator-seen = gesehen { $ago }
operator-person-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
operator-person-reports =
    { $count ->
        [0] keine Meldung
        [one] 1 Meldung
       *[other] { $count } Meldungen
    }
operator-barred = Gesperrt seit { $date }
operator-bar = Sperren
operator-bar-title = { $name } sperren?
operator-bar-text = Ein Konto kann sich nicht mehr anmelden, ein Gast in diesem Browser nicht mehr spielen. Verbindungen enden sofort.
operator-unbar = Wieder zulassen
operator-rename = Umbenennen
operator-rename-title = Ein anderer Name für { $name }
operator-name = Neuer Name
operator-note = Notiz für alle, die diesen Server betreiben
operator-open = Offen
operator-closed = Erledigt
operator-table = Tisch { $code }
operator-was-called = Hieß dort »{ $name }«
operator-said = Sagte dort: { $words }
operator-said-nothing = Sagte dort nichts
operator-gone = ist fort
operator-reporter = Gemeldet von { $id }
operator-reporter-gone = Gemeldet von einer Person, die fort ist
operator-closed-by = Erledigt von { $name }, { $date }
operator-close = Erledigen
operator-close-title = Meldung von Tisch { $code } erledigen?
operator-person = Zur Person
operator-act-end_table = { $operator } hat Tisch { $name } beendet
operator-act-bar = { $operator } hat { $name } gesperrt
operator-act-unbar = { $operator } hat { $name } wieder zugelassen
operator-act-rename = { $operator } hat { $name } umbenannt
operator-act-close_report = { $operator } hat eine Meldung von Tisch { $name } erledigt
operator-version = Version
operator-database = Datenbank
operator-bus = Nachrichten zwischen Prozessen
operator-bus-none = ein Prozess
operator-ok = arbeitet
operator-bad = arbeitet nicht
operator-processes = Prozesse
operator-process = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
operator-this = dieser
operator-sockets = Verbindungen
operator-tables-here = Tische im Speicher
operator-bot-queue = Wartende Bots
operator-figure = { $count } × { $ms } ms
operator-figure-pick = Ein Zug
operator-figure-commit = Ein Schreibvorgang
operator-figure-bot = Antwort eines Bots
operator-figure-bot_wait = Warten eines Bots
operator-figure-review = Ein Rückblick
operator-figure-pause = Eine Pause
operator-figures = Hier seit dem Start gemessen, im Mittel

# The page for operators.

operator = Operator
operator-tables = Tables
operator-people = People
operator-reports = Reports
operator-health = Health
operator-acts = Log
operator-rivals = Rated pairs
operator-rivals-what = Pairs with four or more rated games in the last week, and pairs at one address.
operator-rivals-address = one address
operator-rivals-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $counted } counted, { $ended } given up
operator-refresh = Refresh
operator-none = Nothing here.
operator-more =
    { $count ->
        [one] Only the first one is shown.
       *[other] Only the first { $count } are shown.
    }
operator-playing = Being played
operator-waiting = Waiting
operator-every-game = All games
operator-age = { $age } old
operator-last = last move { $ago }
operator-lesson = Lesson
operator-watch = Watch
operator-end = End
operator-end-title = End table { $code }?
operator-end-text = A game ends without a result; a waiting table is removed.
operator-search = Name, login or id
operator-find = Search
operator-guest = Guest
operator-role = Operator
operator-seen = seen { $ago }
operator-person-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
operator-person-reports = { $count ->
    [0] never reported
    [one] reported once
   *[other] reported { $count } times
}
operator-barred = Banned since { $date }
operator-bar = Ban
operator-bar-title = Ban { $name }?
operator-bar-text = An account can no longer log in, a guest cannot play in this browser. Connections are closed at once.
operator-unbar = Lift the ban
operator-rename = Rename
operator-rename-title = Another name for { $name }
operator-name = New name
operator-note = Note for other operators
operator-open = Open
operator-closed = Closed
operator-table = Table { $code }
operator-was-called = Called “{ $name }” there
operator-said = Said there: { $words }
operator-said-nothing = Said nothing there
operator-gone = is gone
operator-reporter = Reported by { $id }
operator-reporter-gone = Reported by somebody who has left
operator-closed-by = Closed by { $name }, { $date }
operator-close = Close
operator-close-title = Close the report of table { $code }?
operator-person = The person
operator-act-end_table = { $operator } ended table { $name }
operator-act-bar = { $operator } banned { $name }
operator-act-unbar = { $operator } lifted the ban on { $name }
operator-act-rename = { $operator } renamed { $name }
operator-act-close_report = { $operator } closed a report of table { $name }
operator-version = Version
operator-database = Database
operator-bus = Messages between processes
operator-bus-none = one process
operator-ok = works
operator-bad = does not work
operator-processes = Processes
operator-process = { $tables ->
    [one] one table
   *[other] { $tables } tables
}
operator-this = this one
operator-sockets = Connections
operator-tables-here = Tables in memory
operator-bot-queue = Waiting bots
operator-figure = { $count } × { $ms } ms
operator-figure-pick = A pick
operator-figure-commit = A write
operator-figure-bot = A bot’s answer
operator-figure-bot_wait = A bot’s wait
operator-figure-review = A review
operator-figure-pause = A pause
operator-figures = Measured here since the start, on average

# What operators of a server read. Names of settings, commands and files stay as they are.

serve-at = Seven Cats is at { $address }  (Ctrl+C ends it)
site-engine = The engine: { $size } MB, { $sent } MB compressed, without texts
site-texts = Texts of five languages: { $size } MB, of which a visitor loads one or two
site-page = The page: { $size } MB, { $sent } MB compressed
site-pictures = Pictures: { $size } MB
site-done = The site is in { $path }. To try it: { $command }

## Settings that cannot be used

setting-unknown = there is no setting { $name }
setting-number = { $name } must be a number, not '{ $value }'
setting-least = { $name } must be { $least } or more, not '{ $value }'
setting-ports = { $name } must be ports such as '443 8443', not '{ $value }'
setting-port = SEVENCATS_PORT is '{ $value }', which is not a port
setting-one-of = { $name } must be { $known }, not '{ $value }'
setting-contact = SEVENCATS_PUSH_CONTACT must begin with mailto: or https://, not '{ $value }'
setting-no-url = SEVENCATS_DATABASE_URL '{ $value }' is not a URL such as sqlite:///games.db
setting-database-kind = SEVENCATS_DATABASE_URL begins with '{ $scheme }'; use sqlite:// or postgresql://
setting-smtp = SEVENCATS_SMTP_URL must be like smtps://user:password@mail.example
setting-smtp-needs = SEVENCATS_SMTP_URL needs SEVENCATS_MAIL_FROM (the sender of mails) and SEVENCATS_PUBLIC_URL (where their links lead, such as https://cats.example)

## server check

check-level-ok = ok
check-level-note = note
check-level-wrong = wrong
check-origin = SEVENCATS_ORIGINS: '{ $origin }' is not an origin such as https://cats.example
check-metrics-open = /metrics is open: set SEVENCATS_METRICS_TOKEN or close it at the proxy
check-any-proxy = SEVENCATS_TRUSTED_PROXIES is *: anybody can claim any address
check-private-webhooks = SEVENCATS_PRIVATE_WEBHOOKS is on: notices may go into your own network
check-lease = SEVENCATS_LEASE_SECONDS is less than three times SEVENCATS_BEAT_SECONDS: a process that is late once would lose its tables
check-page = the page is built
check-no-page = the page is not built: only the API is served. To build it: python3 make.py play
check-no-page-in-wheel = this package has no page: only the API is served. Install a wheel built by python3 make.py wheel
check-compiled = the compiled rules are used
check-compiled-off = SEVENCATS_COMPILED=0: the compiled rules are not used
check-compiled-missing = there is no compiled build: python3 make.py compile halves the time that rules take
check-compiled-stale = the compiled build is out of date: python3 make.py compile renews it
check-compiled-no-wheel = the rules are not compiled: a wheel of this platform (python3 make.py wheel --compiled) halves the time that they take
check-files-clone = a process may open { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, and each socket is one: raise the limit (ulimit -Hn { $wanted })
check-files-package = a process may open { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, and each socket is one: raise the limit (LimitNOFILE={ $wanted } in a systemd unit, or ulimit -Hn { $wanted })
check-files-image = a process may open { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, and each socket is one: start the container with --ulimit nofile={ $wanted }
check-no-database-yet = { $file } is not there yet: the server makes it when it starts
check-database-silent = the database does not answer: { $reason }
check-file-whole = the database file is whole
check-file-broken = the database file is damaged: { $reason }
check-room = { $folder } has { $megabytes } MB left
check-others-read = other users may read { $file }: chmod 600
check-not-writable = { $folder } cannot be written
check-file-free = no server uses the database file
check-file-used = a server uses the database file now
check-no-tables = the database has no tables yet: the server makes them
check-revision = the database is of this version ({ $revision })
check-revision-old = the database is of version { $revision }: it is migrated at the start (sevencats server upgrade --dry-run says how)
check-revision-new = the database is of version { $revision }, newer than this program
check-connections = PostgreSQL takes { $most ->
        [one] { $most } connection
       *[other] { $most } connections
    }: enough for { $processes ->
        [one] { $processes } process
       *[other] { $processes } processes
    }
check-clocks = this machine's clock and the database's differ by { $seconds } s
check-no-redis = no SEVENCATS_REDIS_URL: only one process may run
check-no-redis-needed = one process on SQLite: no Redis is needed
check-redis-and-file = SEVENCATS_REDIS_URL is set, but a SQLite file has one process only
check-redis = Redis answers
check-redis-silent = Redis does not answer: { $reason }

## server upgrade

upgrade-program = This program is Seven Cats { $version }.
upgrade-how-clone = To get a newer one: git pull, then start it again with python3 make.py play.
upgrade-how-package = To get a newer one: { $command }.
upgrade-how-image = To get a newer one: pull or build the new image and start its containers (docker compose up --build -d).
upgrade-empty = The database has no tables yet.
upgrade-database = The database is of version { $revision }.
upgrade-would-run = would run { $revision }: { $about }
upgrade-ran = ran { $revision }: { $about }
upgrade-nothing = Nothing is to be done.
upgrade-backup = Nothing was changed. Make a backup first: sevencats backup FILE

## backup and restore, operators

backup-written = { $file }: { $size ->
        [one] { $size } byte
       *[other] { $size } bytes
    }
backup-restored = restored from { $file }
error-backup-there = { $file } is there already; a backup overwrites nothing
error-backup-no-database = { $file }: there is no such database
error-backup-not-ours = { $file } is not a database of Seven Cats: { $reason }
error-backup-damaged = { $file } is damaged: { $reason }
error-backup-failed = { $file } could not be copied: { $reason }
error-backup-running =
    { $processes ->
        [one] { $processes } server process uses this database: stop it first
       *[other] { $processes } server processes use this database: stop them first
    }
error-backup-no-program = { $program } is not installed: it comes with PostgreSQL's client programs (on Debian or Ubuntu: apt-get install postgresql-client)
error-backup-program = { $program } failed: { $reason }
error-database-in-use = { $file } is in use by another server. Several processes need PostgreSQL and Redis (SEVENCATS_DATABASE_URL, SEVENCATS_REDIS_URL)
operator-unknown = there is no account '{ $login }': a guest makes one on the page, at #/me
operator-added = { $login }: operator
operator-removed = { $login }: no longer an operator

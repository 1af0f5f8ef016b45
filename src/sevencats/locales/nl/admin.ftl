# Wat beheerders van een server lezen. Namen van instellingen, commando's en bestanden blijven zoals ze zijn.

serve-at = Seven Cats staat op { $address }  (Ctrl+C stopt het)
site-engine = De engine: { $size } MB, gecomprimeerd { $sent } MB, zonder teksten
site-texts = Teksten in vijf talen: { $size } MB, waarvan een bezoek er een of twee laadt
site-page = De pagina: { $size } MB, gecomprimeerd { $sent } MB
site-pictures = Beelden: { $size } MB
site-done = De site staat in { $path }. Probeer hem zo: { $command }

## Settings that cannot be used

setting-unknown = de instelling { $name } bestaat niet
setting-number = { $name } moet een getal zijn, niet ‘{ $value }’
setting-least = { $name } moet minstens { $least } zijn, niet ‘{ $value }’
setting-ports = { $name } heeft poorten nodig zoals ‘443 8443’, niet ‘{ $value }’
setting-port = SEVENCATS_PORT is ‘{ $value }’, en dat is geen poort
setting-one-of = { $name } moet { $known } zijn, niet ‘{ $value }’
setting-contact = SEVENCATS_PUSH_CONTACT moet beginnen met mailto: of https://, niet met ‘{ $value }’
setting-no-url = SEVENCATS_DATABASE_URL: ‘{ $value }’ is geen URL zoals sqlite:///games.db
setting-database-kind = SEVENCATS_DATABASE_URL begint met ‘{ $scheme }’; nodig is sqlite:// of postgresql://
setting-smtp = SEVENCATS_SMTP_URL moet eruitzien als smtps://user:password@mail.example
setting-smtp-needs = SEVENCATS_SMTP_URL heeft SEVENCATS_MAIL_FROM (de afzender van mails) en SEVENCATS_PUBLIC_URL (waar hun links heen leiden, zoals https://cats.example) nodig

## server check

check-level-ok = ok
check-level-note = let op
check-level-wrong = fout
check-origin = SEVENCATS_ORIGINS: ‘{ $origin }’ is geen oorsprong zoals https://cats.example
check-metrics-open = /metrics is open: stel SEVENCATS_METRICS_TOKEN in of sluit het af bij de proxy
check-any-proxy = SEVENCATS_TRUSTED_PROXIES is *: iedereen kan zich voor elk adres uitgeven
check-private-webhooks = SEVENCATS_PRIVATE_WEBHOOKS staat aan: berichten kunnen je eigen netwerk in
check-lease = SEVENCATS_LEASE_SECONDS is minder dan driemaal SEVENCATS_BEAT_SECONDS: een proces dat één keer te laat is, zou zijn tafels verliezen
check-page = de pagina is gebouwd
check-no-page = de pagina is niet gebouwd: alleen de API antwoordt. Bouw haar met: python3 make.py play
check-no-page-in-wheel = dit pakket bevat geen pagina: alleen de API antwoordt. Installeer een wheel van python3 make.py wheel
check-compiled = de gecompileerde regels worden gebruikt
check-compiled-off = SEVENCATS_COMPILED=0: de gecompileerde regels worden niet gebruikt
check-compiled-missing = er zijn geen gecompileerde regels: python3 make.py compile halveert de tijd die regels kosten
check-compiled-stale = de gecompileerde regels zijn verouderd: python3 make.py compile vernieuwt ze
check-compiled-no-wheel = de regels zijn niet gecompileerd: een wheel voor dit platform (python3 make.py wheel --compiled) halveert hun tijd
check-files-clone = een proces mag { $files ->
        [one] { $files } bestand
       *[other] { $files } bestanden
    } openen, en elke verbinding is er een: verhoog de grens (ulimit -Hn { $wanted })
check-files-package = een proces mag { $files ->
        [one] { $files } bestand
       *[other] { $files } bestanden
    } openen, en elke verbinding is er een: verhoog de grens (LimitNOFILE={ $wanted } in een unit van systemd, of ulimit -Hn { $wanted })
check-files-image = een proces mag { $files ->
        [one] { $files } bestand
       *[other] { $files } bestanden
    } openen, en elke verbinding is er een: start de container met --ulimit nofile={ $wanted }
check-no-database-yet = { $file } is er nog niet: de server maakt het bestand bij de start
check-database-silent = de database antwoordt niet: { $reason }
check-file-whole = het databasebestand is heel
check-file-broken = het databasebestand is beschadigd: { $reason }
check-room = { $folder } heeft nog { $megabytes } MB over
check-others-read = andere gebruikers mogen { $file } lezen: chmod 600
check-not-writable = in { $folder } kan niet worden geschreven
check-file-free = geen server gebruikt het databasebestand
check-file-used = een server gebruikt nu het databasebestand
check-no-tables = de database heeft nog geen tabellen: de server maakt ze
check-revision = de database heeft de versie van dit programma ({ $revision })
check-revision-old = de database heeft versie { $revision }: bij de start wordt ze bijgewerkt (sevencats server upgrade --dry-run zegt hoe)
check-revision-new = de database heeft versie { $revision }, nieuwer dan dit programma
check-connections = PostgreSQL neemt { $most ->
        [one] { $most } verbinding
       *[other] { $most } verbindingen
    } aan: genoeg voor { $processes ->
        [one] { $processes } proces
       *[other] { $processes } processen
    }
check-clocks = de klokken van deze machine en van de database schelen { $seconds } s
check-no-redis = zonder SEVENCATS_REDIS_URL mag er maar één proces draaien
check-no-redis-needed = één proces op SQLite: Redis is niet nodig
check-redis-and-file = SEVENCATS_REDIS_URL is ingesteld, maar een SQLite-bestand heeft maar één proces
check-redis = Redis antwoordt
check-redis-silent = Redis antwoordt niet: { $reason }

## server upgrade

upgrade-program = Dit programma is Seven Cats { $version }.
upgrade-how-clone = Een nieuwer krijg je met git pull; start het daarna weer met python3 make.py play.
upgrade-how-package = Een nieuwer krijg je met { $command }.
upgrade-how-image = Voor een nieuwer haal of bouw je de nieuwe image en start je de containers (docker compose up --build -d).
upgrade-empty = De database heeft nog geen tabellen.
upgrade-database = De database heeft versie { $revision }.
upgrade-would-run = te doen: { $revision }: { $about }
upgrade-ran = gedaan: { $revision }: { $about }
upgrade-nothing = Er is niets te doen.
upgrade-backup = Er is niets veranderd. Maak eerst een back-up: sevencats backup BESTAND

## backup and restore, operators

backup-written = { $file }: { $size ->
        [one] { $size } byte
       *[other] { $size } bytes
    }
backup-restored = teruggezet uit { $file }
error-backup-there = { $file } bestaat al; een back-up overschrijft niets
error-backup-no-database = { $file }: deze database bestaat niet
error-backup-not-ours = { $file } is geen database van Seven Cats: { $reason }
error-backup-damaged = { $file } is beschadigd: { $reason }
error-backup-failed = { $file } kon niet worden gekopieerd: { $reason }
error-backup-running =
    { $processes ->
        [one] { $processes } serverproces gebruikt deze database: stop het eerst
       *[other] { $processes } serverprocessen gebruiken deze database: stop ze eerst
    }
error-backup-no-program = { $program } is niet geïnstalleerd: het hoort bij de clientprogramma’s van PostgreSQL (onder Debian of Ubuntu: apt-get install postgresql-client)
error-backup-program = { $program } is mislukt: { $reason }
error-database-in-use = { $file } wordt door een andere server gebruikt. Meer processen hebben PostgreSQL en Redis nodig (SEVENCATS_DATABASE_URL, SEVENCATS_REDIS_URL)
operator-unknown = het account ‘{ $login }’ bestaat niet: een gast maakt er een op de pagina, bij #/me
operator-added = { $login }: beheert nu mee
operator-removed = { $login }: beheert niet meer mee

# Was Betreiber eines Servers lesen. Namen von Einstellungen, Befehlen und Dateien bleiben, wie sie sind.

serve-at = Seven Cats ist unter { $address } zu finden  (Strg+C beendet es)
site-engine = Engine: { $size } MB, komprimiert { $sent } MB, ohne Texte
site-texts = Texte in fünf Sprachen: { $size } MB, von denen ein Besuch eine oder zwei lädt
site-page = Seite: { $size } MB, komprimiert { $sent } MB
site-pictures = Bilder: { $size } MB
site-done = Die Website liegt in { $path }. So lässt sie sich ausprobieren: { $command }

## Settings that cannot be used

setting-unknown = die Einstellung { $name } gibt es nicht
setting-number = { $name } muss eine Zahl sein, nicht »{ $value }«
setting-least = { $name } muss mindestens { $least } sein, nicht »{ $value }«
setting-ports = { $name } braucht Ports wie »443 8443«, nicht »{ $value }«
setting-port = SEVENCATS_PORT ist »{ $value }«, und das ist kein Port
setting-one-of = { $name } muss { $known } sein, nicht »{ $value }«
setting-contact = SEVENCATS_PUSH_CONTACT muss mit mailto: oder https:// beginnen, nicht mit »{ $value }«
setting-no-url = SEVENCATS_DATABASE_URL: »{ $value }« ist keine URL wie sqlite:///games.db
setting-database-kind = SEVENCATS_DATABASE_URL beginnt mit »{ $scheme }«; nötig ist sqlite:// oder postgresql://
setting-smtp = SEVENCATS_SMTP_URL muss aussehen wie smtps://user:password@mail.example
setting-smtp-needs = SEVENCATS_SMTP_URL braucht SEVENCATS_MAIL_FROM (den Absender der Mails) und SEVENCATS_PUBLIC_URL (wohin ihre Links führen, etwa https://cats.example)

## server check

check-level-ok = ok
check-level-note = Hinweis
check-level-wrong = Fehler
check-origin = SEVENCATS_ORIGINS: »{ $origin }« ist kein Ursprung wie https://cats.example
check-metrics-open = /metrics ist offen: Setze SEVENCATS_METRICS_TOKEN oder sperre es am Proxy
check-any-proxy = SEVENCATS_TRUSTED_PROXIES ist *: Jeder kann sich als jede Adresse ausgeben
check-private-webhooks = SEVENCATS_PRIVATE_WEBHOOKS ist an: Nachrichten können in dein eigenes Netz gehen
check-lease = SEVENCATS_LEASE_SECONDS ist weniger als das Dreifache von SEVENCATS_BEAT_SECONDS: Ein Prozess, der sich einmal verspätet, verlöre seine Tische
check-page = die Seite ist gebaut
check-no-page = die Seite ist nicht gebaut: Nur die API antwortet. Sie baut: python3 make.py play
check-no-page-in-wheel = dieses Paket enthält keine Seite: Nur die API antwortet. Installiere ein Wheel von python3 make.py wheel
check-compiled = die übersetzten Regeln werden benutzt
check-compiled-off = SEVENCATS_COMPILED=0: Die übersetzten Regeln werden nicht benutzt
check-compiled-missing = übersetzte Regeln fehlen: python3 make.py compile halbiert die Zeit, die Regeln brauchen
check-compiled-stale = die übersetzten Regeln sind veraltet: python3 make.py compile erneuert sie
check-compiled-no-wheel = die Regeln sind nicht übersetzt: Ein Wheel für diese Plattform (python3 make.py wheel --compiled) halbiert ihre Zeit
check-files-clone = ein Prozess darf { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    } öffnen, und jede Verbindung ist eine: Erhöhe die Grenze (ulimit -Hn { $wanted })
check-files-package = ein Prozess darf { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    } öffnen, und jede Verbindung ist eine: Erhöhe die Grenze (LimitNOFILE={ $wanted } in einer Unit von systemd, oder ulimit -Hn { $wanted })
check-files-image = ein Prozess darf { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    } öffnen, und jede Verbindung ist eine: Starte den Container mit --ulimit nofile={ $wanted }
check-no-database-yet = { $file } ist noch nicht da: Der Server legt die Datei beim Start an
check-database-silent = die Datenbank antwortet nicht: { $reason }
check-file-whole = die Datenbankdatei ist heil
check-file-broken = die Datenbankdatei ist beschädigt: { $reason }
check-room = { $folder } hat noch { $megabytes } MB frei
check-others-read = andere Benutzer dürfen { $file } lesen: chmod 600
check-not-writable = { $folder } lässt sich nicht beschreiben
check-file-free = kein Server benutzt die Datenbankdatei
check-file-used = ein Server benutzt gerade die Datenbankdatei
check-no-tables = die Datenbank hat noch keine Tabellen: Der Server legt sie an
check-revision = die Datenbank hat die Version dieses Programms ({ $revision })
check-revision-old = die Datenbank hat die Version { $revision }: Sie wird beim Start umgestellt (wie, sagt sevencats server upgrade --dry-run)
check-revision-new = die Datenbank hat die Version { $revision } und ist neuer als dieses Programm
check-connections = PostgreSQL nimmt { $most ->
        [one] { $most } Verbindung
       *[other] { $most } Verbindungen
    } an: genug für { $processes ->
        [one] { $processes } Prozess
       *[other] { $processes } Prozesse
    }
check-clocks = die Uhren dieses Rechners und der Datenbank gehen { $seconds } s auseinander
check-no-redis = ohne SEVENCATS_REDIS_URL darf nur ein Prozess laufen
check-no-redis-needed = ein Prozess mit SQLite: Redis ist nicht nötig
check-redis-and-file = SEVENCATS_REDIS_URL ist gesetzt, aber eine SQLite-Datei hat nur einen Prozess
check-redis = Redis antwortet
check-redis-silent = Redis antwortet nicht: { $reason }

## server upgrade

upgrade-program = Dieses Programm ist Seven Cats { $version }.
upgrade-how-clone = Ein neueres bekommst du mit git pull; starte es danach wieder mit python3 make.py play.
upgrade-how-package = Ein neueres bekommst du mit { $command }.
upgrade-how-image = Für ein neueres hole oder baue das neue Abbild und starte seine Container (docker compose up --build -d).
upgrade-empty = Die Datenbank hat noch keine Tabellen.
upgrade-database = Die Datenbank hat die Version { $revision }.
upgrade-would-run = steht an: { $revision }: { $about }
upgrade-ran = ausgeführt: { $revision }: { $about }
upgrade-nothing = Es ist nichts zu tun.
upgrade-backup = Es wurde nichts geändert. Mach zuerst eine Sicherung: sevencats backup DATEI

## backup and restore, operators

backup-written = { $file }: { $size ->
        [one] { $size } Byte
       *[other] { $size } Bytes
    }
backup-restored = wiederhergestellt aus { $file }
error-backup-there = { $file } gibt es schon; eine Sicherung überschreibt nichts
error-backup-no-database = { $file }: diese Datenbank gibt es nicht
error-backup-not-ours = { $file } ist keine Datenbank von Seven Cats: { $reason }
error-backup-damaged = { $file } ist beschädigt: { $reason }
error-backup-failed = { $file } ließ sich nicht kopieren: { $reason }
error-backup-running =
    { $processes ->
        [one] { $processes } Serverprozess benutzt diese Datenbank: Halte ihn zuerst an
       *[other] { $processes } Serverprozesse benutzen diese Datenbank: Halte sie zuerst an
    }
error-backup-no-program = { $program } ist nicht installiert: Es gehört zu den Clientprogrammen von PostgreSQL (unter Debian oder Ubuntu: apt-get install postgresql-client)
error-backup-program = { $program } ist gescheitert: { $reason }
error-database-in-use = { $file } wird von einem anderen Server benutzt. Mehrere Prozesse brauchen PostgreSQL und Redis (SEVENCATS_DATABASE_URL, SEVENCATS_REDIS_URL)
operator-unknown = das Konto »{ $login }« gibt es nicht: Ein Gast legt auf der Seite eines an, unter #/me
operator-added = { $login }: betreibt jetzt mit
operator-removed = { $login }: betreibt nicht mehr mit

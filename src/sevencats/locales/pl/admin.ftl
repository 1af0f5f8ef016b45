# Co czytają operatorzy serwera. Nazwy ustawień, poleceń i plików pozostają bez zmian.

serve-at = Seven Cats działa pod adresem { $address }  (kończy Ctrl+C)
site-engine = Silnik: { $size } MB, po kompresji { $sent } MB, bez tekstów
site-texts = Teksty w pięciu językach: { $size } MB, z których wizyta wczytuje jeden lub dwa
site-page = Strona: { $size } MB, po kompresji { $sent } MB
site-pictures = Obrazy: { $size } MB
site-done = Strona jest w { $path }. Można ją wypróbować tak: { $command }

## Settings that cannot be used

setting-unknown = nie ma ustawienia { $name }
setting-number = { $name } musi być liczbą, a nie „{ $value }”
setting-least = { $name } musi wynosić co najmniej { $least }, a nie „{ $value }”
setting-ports = { $name } musi podawać porty, na przykład „443 8443”, a nie „{ $value }”
setting-port = SEVENCATS_PORT to „{ $value }”, a to nie jest port
setting-one-of = { $name } musi być jednym z { $known }, a nie „{ $value }”
setting-contact = SEVENCATS_PUSH_CONTACT musi zaczynać się od mailto: lub https://, a nie „{ $value }”
setting-no-url = SEVENCATS_DATABASE_URL „{ $value }” to nie URL, na przykład sqlite:///games.db
setting-database-kind = SEVENCATS_DATABASE_URL zaczyna się od „{ $scheme }”; użyj sqlite:// lub postgresql://
setting-smtp = SEVENCATS_SMTP_URL musi wyglądać jak smtps://user:password@mail.example
setting-smtp-needs = SEVENCATS_SMTP_URL wymaga SEVENCATS_MAIL_FROM (nadawca wiadomości) i SEVENCATS_PUBLIC_URL (dokąd prowadzą linki, na przykład https://cats.example)

## server check

check-level-ok = dobrze
check-level-note = uwaga
check-level-wrong = źle
check-origin = SEVENCATS_ORIGINS: „{ $origin }” nie jest pochodzeniem, na przykład https://cats.example
check-metrics-open = /metrics jest otwarte: ustaw SEVENCATS_METRICS_TOKEN albo zamknij je w proxy
check-any-proxy = SEVENCATS_TRUSTED_PROXIES to *: każdy może podać dowolny adres
check-private-webhooks = SEVENCATS_PRIVATE_WEBHOOKS jest włączone: powiadomienia mogą trafiać do twojej własnej sieci
check-lease = SEVENCATS_LEASE_SECONDS to mniej niż trzykrotność SEVENCATS_BEAT_SECONDS: proces, który raz się spóźni, straciłby swoje stoły
check-page = strona jest zbudowana
check-no-page = strona nie jest zbudowana: działa tylko API. Zbuduje ją: python3 make.py play
check-no-page-in-wheel = ten pakiet nie ma strony: działa tylko API. Zainstaluj pakiet zbudowany przez python3 make.py wheel
check-compiled = używane są skompilowane zasady
check-compiled-off = SEVENCATS_COMPILED=0: skompilowane zasady nie są używane
check-compiled-missing = nie ma kompilacji: python3 make.py compile skraca czas liczenia zasad o połowę
check-compiled-stale = kompilacja jest nieaktualna: odnowi ją python3 make.py compile
check-compiled-no-wheel = zasady nie są skompilowane: pakiet dla tej platformy (python3 make.py wheel --compiled) skraca czas ich liczenia o połowę
check-files-clone = proces może otworzyć tyle plików: { $files }, a każde gniazdo to plik: podnieś limit (ulimit -Hn { $wanted })
check-files-package = proces może otworzyć tyle plików: { $files }, a każde gniazdo to plik: podnieś limit (LimitNOFILE={ $wanted } w jednostce systemd albo ulimit -Hn { $wanted })
check-files-image = proces może otworzyć tyle plików: { $files }, a każde gniazdo to plik: uruchom kontener z --ulimit nofile={ $wanted }
check-no-database-yet = { $file } jeszcze nie istnieje: serwer utworzy go przy starcie
check-database-silent = baza danych nie odpowiada: { $reason }
check-file-whole = plik bazy danych jest cały
check-file-broken = plik bazy danych jest uszkodzony: { $reason }
check-room = { $folder } ma jeszcze { $megabytes } MB
check-others-read = inni użytkownicy mogą czytać { $file }: chmod 600
check-not-writable = w { $folder } nie można zapisywać
check-file-free = żaden serwer nie używa pliku bazy danych
check-file-used = jakiś serwer używa teraz pliku bazy danych
check-no-tables = baza danych nie ma jeszcze tabel: utworzy je serwer
check-revision = baza danych jest w tej wersji ({ $revision })
check-revision-old = baza danych jest w wersji { $revision }: zostanie przeniesiona przy starcie (jak, powie sevencats server upgrade --dry-run)
check-revision-new = baza danych jest w wersji { $revision }, nowszej niż ten program
check-connections = połączenia, które przyjmuje PostgreSQL: { $most }; dość dla tylu procesów: { $processes }
check-clocks = zegary tej maszyny i bazy danych różnią się o { $seconds } s
check-no-redis = nie ma SEVENCATS_REDIS_URL: może działać tylko jeden proces
check-no-redis-needed = jeden proces na SQLite: Redis nie jest potrzebny
check-redis-and-file = SEVENCATS_REDIS_URL jest ustawione, ale plik SQLite ma tylko jeden proces
check-redis = Redis odpowiada
check-redis-silent = Redis nie odpowiada: { $reason }

## server upgrade

upgrade-program = Ten program to Seven Cats { $version }.
upgrade-how-clone = Nowszą wersję da git pull i ponowny start: python3 make.py play.
upgrade-how-package = Nowszą wersję da: { $command }.
upgrade-how-image = Nowszą wersję da pobranie lub zbudowanie nowego obrazu i start jego kontenerów (docker compose up --build -d).
upgrade-empty = Baza danych nie ma jeszcze tabel.
upgrade-database = Baza danych jest w wersji { $revision }.
upgrade-would-run = do wykonania { $revision }: { $about }
upgrade-ran = wykonano { $revision }: { $about }
upgrade-nothing = Nie ma nic do zrobienia.
upgrade-backup = Niczego nie zmieniono. Najpierw zrób kopię: sevencats backup PLIK

## backup and restore, operators

backup-written = { $file }: rozmiar w bajtach { $size }
backup-restored = przywrócono z { $file }
error-backup-there = { $file } już istnieje; kopia niczego nie nadpisuje
error-backup-no-database = { $file }: nie ma takiej bazy danych
error-backup-not-ours = { $file } nie jest bazą danych Seven Cats: { $reason }
error-backup-damaged = plik { $file } jest uszkodzony: { $reason }
error-backup-failed = nie udało się skopiować { $file }: { $reason }
error-backup-running =
    { $processes ->
        [one] { $processes } proces serwera używa tej bazy danych: najpierw go zatrzymaj
        [few] { $processes } procesy serwera używają tej bazy danych: najpierw je zatrzymaj
       *[other] { $processes } procesów serwera używa tej bazy danych: najpierw je zatrzymaj
    }
error-backup-no-program = { $program } nie jest zainstalowany: należy do programów klienckich PostgreSQL (w Debianie i Ubuntu: apt-get install postgresql-client)
error-backup-program = { $program } zakończył się błędem: { $reason }
error-database-in-use = pliku { $file } używa inny serwer. Kilka procesów wymaga PostgreSQL i Redisa (SEVENCATS_DATABASE_URL, SEVENCATS_REDIS_URL)
operator-unknown = nie ma konta „{ $login }”: gość zakłada je na stronie, pod #/me
operator-added = { $login }: operator
operator-removed = { $login }: bez roli operatora

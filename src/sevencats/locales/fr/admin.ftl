# Ce que lisent les personnes qui gèrent un serveur. Les noms de réglages, de commandes et de fichiers restent tels quels.

serve-at = Seven Cats est à l’adresse { $address }  (Ctrl+C l’arrête)
site-engine = Le moteur : { $size } Mo, { $sent } Mo compressé, sans les textes
site-texts = Les textes de cinq langues : { $size } Mo, dont une visite charge une ou deux
site-page = La page : { $size } Mo, { $sent } Mo compressée
site-pictures = Les images : { $size } Mo
site-done = Le site est dans { $path }. Pour l’essayer : { $command }

## Settings that cannot be used

setting-unknown = le réglage { $name } n’existe pas
setting-number = { $name } doit être un nombre, pas « { $value } »
setting-least = { $name } doit valoir au moins { $least }, pas « { $value } »
setting-ports = { $name } demande des ports comme « 443 8443 », pas « { $value } »
setting-port = SEVENCATS_PORT vaut « { $value } », qui n’est pas un port
setting-one-of = { $name } doit être { $known }, pas « { $value } »
setting-contact = SEVENCATS_PUSH_CONTACT doit commencer par mailto: ou https://, pas par « { $value } »
setting-no-url = SEVENCATS_DATABASE_URL : « { $value } » n’est pas une URL comme sqlite:///games.db
setting-database-kind = SEVENCATS_DATABASE_URL commence par « { $scheme } » ; il faut sqlite:// ou postgresql://
setting-smtp = SEVENCATS_SMTP_URL doit ressembler à smtps://user:password@mail.example
setting-smtp-needs = SEVENCATS_SMTP_URL demande SEVENCATS_MAIL_FROM (l’expéditeur des courriels) et SEVENCATS_PUBLIC_URL (où mènent leurs liens, par exemple https://cats.example)

## server check

check-level-ok = ok
check-level-note = note
check-level-wrong = erreur
check-origin = SEVENCATS_ORIGINS : « { $origin } » n’est pas une origine comme https://cats.example
check-metrics-open = /metrics est ouvert : définissez SEVENCATS_METRICS_TOKEN ou fermez-le au proxy
check-any-proxy = SEVENCATS_TRUSTED_PROXIES vaut * : n’importe qui peut prétendre à n’importe quelle adresse
check-private-webhooks = SEVENCATS_PRIVATE_WEBHOOKS est actif : les avis peuvent entrer dans votre propre réseau
check-lease = SEVENCATS_LEASE_SECONDS vaut moins de trois fois SEVENCATS_BEAT_SECONDS : un processus en retard une seule fois perdrait ses tables
check-page = la page est construite
check-no-page = la page n’est pas construite : seule l’API répond. Pour la construire : python3 make.py play
check-no-page-in-wheel = ce paquet n’a pas de page : seule l’API répond. Installez un wheel fait par python3 make.py wheel
check-compiled = les règles compilées servent
check-compiled-off = SEVENCATS_COMPILED=0 : les règles compilées ne servent pas
check-compiled-missing = il n’y a pas de règles compilées : python3 make.py compile divise par deux le temps des règles
check-compiled-stale = les règles compilées sont périmées : python3 make.py compile les renouvelle
check-compiled-no-wheel = les règles ne sont pas compilées : un wheel pour cette plateforme (python3 make.py wheel --compiled) divise leur temps par deux
check-files-clone = un processus peut ouvrir { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }, et chaque connexion en est un : relevez la limite (ulimit -Hn { $wanted })
check-files-package = un processus peut ouvrir { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }, et chaque connexion en est un : relevez la limite (LimitNOFILE={ $wanted } dans une unité systemd, ou ulimit -Hn { $wanted })
check-files-image = un processus peut ouvrir { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }, et chaque connexion en est un : lancez le conteneur avec --ulimit nofile={ $wanted }
check-no-database-yet = { $file } n’existe pas encore : le serveur le crée à son démarrage
check-database-silent = la base de données ne répond pas : { $reason }
check-file-whole = le fichier de la base est intact
check-file-broken = le fichier de la base est abîmé : { $reason }
check-room = il reste { $megabytes } Mo dans { $folder }
check-others-read = d’autres utilisateurs peuvent lire { $file } : chmod 600
check-not-writable = impossible d’écrire dans { $folder }
check-file-free = aucun serveur n’utilise le fichier de la base
check-file-used = un serveur utilise en ce moment le fichier de la base
check-no-tables = la base n’a pas encore de tables : le serveur les crée
check-revision = la base est de la version de ce programme ({ $revision })
check-revision-old = la base est de la version { $revision } : elle est mise à niveau au démarrage (sevencats server upgrade --dry-run dit comment)
check-revision-new = la base est de la version { $revision }, plus récente que ce programme
check-connections = PostgreSQL accepte { $most ->
        [one] { $most } connexion
       *[other] { $most } connexions
    } : assez pour { $processes } processus
check-clocks = les horloges de cette machine et de la base diffèrent de { $seconds } s
check-no-redis = sans SEVENCATS_REDIS_URL, un seul processus peut tourner
check-no-redis-needed = un seul processus sur SQLite : Redis est inutile
check-redis-and-file = SEVENCATS_REDIS_URL est défini, mais un fichier SQLite n’a qu’un processus
check-redis = Redis répond
check-redis-silent = Redis ne répond pas : { $reason }

## server upgrade

upgrade-program = Ce programme est Seven Cats { $version }.
upgrade-how-clone = Pour un plus récent : git pull, puis relancez-le par python3 make.py play.
upgrade-how-package = Pour un plus récent : { $command }.
upgrade-how-image = Pour un plus récent : récupérez ou construisez la nouvelle image et lancez ses conteneurs (docker compose up --build -d).
upgrade-empty = La base n’a pas encore de tables.
upgrade-database = La base est de la version { $revision }.
upgrade-would-run = à exécuter : { $revision } : { $about }
upgrade-ran = exécuté : { $revision } : { $about }
upgrade-nothing = Il n’y a rien à faire.
upgrade-backup = Rien n’a été changé. Faites d’abord une sauvegarde : sevencats backup FICHIER

## backup and restore, operators

backup-written = { $file } : { $size ->
        [one] { $size } octet
       *[other] { $size } octets
    }
backup-restored = restauré depuis { $file }
error-backup-there = { $file } existe déjà ; une sauvegarde n’écrase rien
error-backup-no-database = { $file } : cette base n’existe pas
error-backup-not-ours = { $file } n’est pas une base de Seven Cats : { $reason }
error-backup-damaged = { $file } est abîmé : { $reason }
error-backup-failed = { $file } n’a pas pu être copié : { $reason }
error-backup-running =
    { $processes ->
        [one] { $processes } processus serveur utilise cette base : arrêtez-le d’abord
       *[other] { $processes } processus serveur utilisent cette base : arrêtez-les d’abord
    }
error-backup-no-program = { $program } n’est pas installé : il fait partie des programmes clients de PostgreSQL (sous Debian ou Ubuntu : apt-get install postgresql-client)
error-backup-program = { $program } a échoué : { $reason }
error-database-in-use = { $file } est utilisé par un autre serveur. Plusieurs processus demandent PostgreSQL et Redis (SEVENCATS_DATABASE_URL, SEVENCATS_REDIS_URL)
operator-unknown = le compte « { $login } » n’existe pas : un invité en crée un sur la page, à #/me
operator-added = { $login } : gère maintenant ce serveur
operator-removed = { $login } : ne gère plus ce serveur

# Between two rounds
scene-draw = Runda kończy się remisem
scene-won-you = Wygrywasz rundę
scene-won = Rundę wygrywa { $name }
scene-begins-you = Zaczynasz
scene-begins = Zaczyna { $name }
scene-counts = Liczymy rundę
scorch-hero = Bohater, nie spłonie
scorch-burns =
    { $count ->
        [one] Płonie jedna karta
        [few] Płoną { $count } karty
       *[other] Płonie { $count } kart
    }
# Settings
set-speed = Szybkość
set-speed-slow = Wolno
set-speed-normal = Zwykle
set-speed-fast = Szybko
set-speed-instant = Od razu
set-volume = Głośność
set-music = Muzyka i gwar karczmy
set-music-volume = Głośność muzyki
showcase = { $name } zagrywa: { $card }
preview-choice =
    { $count ->
        [one] i może wrócić jedna karta
        [few] i wróci jedna z { $count }
       *[other] i wróci jedna z { $count }
    }

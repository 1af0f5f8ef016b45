# Entre deux manches
scene-draw = Manche nulle
scene-won-you = Vous remportez la manche
scene-won = { $name } remporte la manche
scene-begins-you = À vous de commencer
scene-begins = { $name } commence
scene-counts = On compte la manche
scorch-hero = Un héros ne brûle pas
scorch-burns =
    { $count ->
        [one] Une carte brûle
       *[other] { $count } cartes brûlent
    }
# Réglages
set-speed = Vitesse
set-speed-slow = Lente
set-speed-normal = Normale
set-speed-fast = Rapide
set-speed-instant = Immédiate
set-volume = Volume
set-music = Musique et auberge
set-music-volume = Volume de la musique
showcase = { $name } joue { $card }
preview-choice =
    { $count ->
        [one] et une carte peut revenir
       *[other] et une sur { $count } revient
    }

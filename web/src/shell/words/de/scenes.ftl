# Zwischen zwei Runden
scene-draw = Die Runde endet unentschieden
scene-won-you = Du gewinnst die Runde
scene-won = { $name } gewinnt die Runde
scene-begins-you = Du beginnst
scene-begins = { $name } beginnt
scene-counts = Die Runde wird gezählt
scorch-hero = Ein Held verbrennt nicht
scorch-burns =
    { $count ->
        [one] Eine Karte verbrennt
       *[other] { $count } Karten verbrennen
    }
# Einstellungen
set-speed = Tempo
set-speed-slow = Langsam
set-speed-normal = Normal
set-speed-fast = Schnell
set-speed-instant = Sofort
set-volume = Lautstärke
set-music = Musik und Wirtshaus
set-music-volume = Lautstärke der Musik
showcase = { $name } spielt { $card }
preview-choice =
    { $count ->
        [one] und eine Karte kommt zurück
       *[other] und eine von { $count } kommt zurück
    }

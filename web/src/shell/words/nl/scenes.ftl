# Tussen twee rondes
scene-draw = De ronde is gelijk
scene-won-you = Je wint de ronde
scene-won = { $name } wint de ronde
scene-begins-you = Jij begint
scene-begins = { $name } begint
scene-counts = De ronde wordt geteld
scorch-hero = Een held verbrandt niet
scorch-burns =
    { $count ->
        [one] Eén kaart verbrandt
       *[other] { $count } kaarten verbranden
    }
# Instellingen
set-speed = Snelheid
set-speed-slow = Langzaam
set-speed-normal = Normaal
set-speed-fast = Snel
set-speed-instant = Direct
set-volume = Volume
set-music = Muziek en herberg
set-music-volume = Volume van de muziek
showcase = { $name } speelt { $card }
preview-choice =
    { $count ->
        [one] en één kaart kan terugkomen
       *[other] en één van { $count } komt terug
    }

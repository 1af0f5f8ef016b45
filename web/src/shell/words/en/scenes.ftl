# Between two rounds
scene-draw = The round is drawn
scene-won-you = You win the round
scene-won = { $name } wins the round
scene-begins-you = You begin
scene-begins = { $name } begins
scene-counts = The round is counted
scorch-hero = Hero, cannot burn
scorch-burns =
    { $count ->
        [one] One card burns
       *[other] { $count } cards burn
    }
# Settings
set-speed = Speed
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-instant = At once
set-volume = Volume
set-music = Music and the inn
set-music-volume = Volume of the music
showcase = { $name } plays { $card }
preview-choice =
    { $count ->
        [one] and one card can return
       *[other] and one of { $count } returns
    }

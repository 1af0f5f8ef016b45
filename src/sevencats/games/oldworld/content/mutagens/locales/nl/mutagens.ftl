ow-mutagen-rage-gland = Razernijklier
ow-mutagen-venom-sac = Gifzak
ow-mutagen-long-sinew = Lange pees
ow-mutagen-pouncing-heart = Springend hart
ow-mutagen-hollow-fang = Holle slagtand
ow-mutagen-thick-hide = Dikke huid
ow-mutagen-slow-blood = Traag bloed
ow-mutagen-stone-marrow = Stenen merg
ow-mutagen-second-stomach = Tweede maag
ow-mutagen-knitting-bone = Helend bot
ow-mutagen-quick-nerve = Snelle zenuw
ow-mutagen-old-memory = Oud geheugen
ow-mutagen-third-eyelid = Derde ooglid
ow-mutagen-restless-hand = Rusteloze hand
ow-mutagen-still-mind = Kalme geest

ow-table-mutagens = Mutagenen: { $cards }.
ow-question-mutagen = Welk mutageen houd je?
ow-option-mutagen = { $name } ({ $text })
ow-log-mutagen-drawn = { $who ->
    [you] Je trekt als mutagenen { $cards }.
   *[other] { $name } trekt als mutagenen { $cards }.
}
ow-log-mutagen = { $who ->
    [you] Je houdt een mutageen: { $cards }.
   *[other] { $name } houdt een mutageen: { $cards }.
}
ow-log-mutagens-back = De andere mutagenen gaan terug.

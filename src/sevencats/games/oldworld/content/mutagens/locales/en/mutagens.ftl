ow-mutagen-rage-gland = Rage Gland
ow-mutagen-venom-sac = Venom Sac
ow-mutagen-long-sinew = Long Sinew
ow-mutagen-pouncing-heart = Pouncing Heart
ow-mutagen-hollow-fang = Hollow Fang
ow-mutagen-thick-hide = Thick Hide
ow-mutagen-slow-blood = Slow Blood
ow-mutagen-stone-marrow = Stone Marrow
ow-mutagen-second-stomach = Second Stomach
ow-mutagen-knitting-bone = Knitting Bone
ow-mutagen-quick-nerve = Quick Nerve
ow-mutagen-old-memory = Old Memory
ow-mutagen-third-eyelid = Third Eyelid
ow-mutagen-restless-hand = Restless Hand
ow-mutagen-still-mind = Still Mind

ow-table-mutagens = Mutagens: { $cards }.
ow-question-mutagen = Which mutagen do you keep?
ow-option-mutagen = { $name } ({ $text })
ow-log-mutagen-drawn = { $who ->
    [you] You draw { $cards } as mutagens.
   *[other] { $name } draws { $cards } as mutagens.
}
ow-log-mutagen = { $who ->
    [you] You keep a mutagen: { $cards }.
   *[other] { $name } keeps a mutagen: { $cards }.
}
ow-log-mutagens-back = The other mutagens go back.

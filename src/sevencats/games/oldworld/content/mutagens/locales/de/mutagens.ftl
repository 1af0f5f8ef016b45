ow-mutagen-rage-gland = Zorndrüse
ow-mutagen-venom-sac = Giftsack
ow-mutagen-long-sinew = Lange Sehne
ow-mutagen-pouncing-heart = Springendes Herz
ow-mutagen-hollow-fang = Hohler Fang
ow-mutagen-thick-hide = Dicke Haut
ow-mutagen-slow-blood = Träges Blut
ow-mutagen-stone-marrow = Steinernes Mark
ow-mutagen-second-stomach = Zweiter Magen
ow-mutagen-knitting-bone = Heilender Knochen
ow-mutagen-quick-nerve = Schneller Nerv
ow-mutagen-old-memory = Altes Gedächtnis
ow-mutagen-third-eyelid = Drittes Lid
ow-mutagen-restless-hand = Rastlose Hand
ow-mutagen-still-mind = Stiller Geist

ow-table-mutagens = Mutagene: { $cards }.
ow-question-mutagen = Welches Mutagen behältst du?
ow-option-mutagen = { $name } ({ $text })
ow-log-mutagen-drawn = { $who ->
    [you] Du ziehst als Mutagene { $cards }.
   *[other] { $name } zieht als Mutagene { $cards }.
}
ow-log-mutagen = { $who ->
    [you] Du behältst ein Mutagen: { $cards }.
   *[other] { $name } behält ein Mutagen: { $cards }.
}
ow-log-mutagens-back = Die anderen Mutagene gehen zurück.

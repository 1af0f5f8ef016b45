ow-mutagen-rage-gland = Glande de rage
ow-mutagen-venom-sac = Poche à venin
ow-mutagen-long-sinew = Long tendon
ow-mutagen-pouncing-heart = Cœur bondissant
ow-mutagen-hollow-fang = Croc creux
ow-mutagen-thick-hide = Cuir épais
ow-mutagen-slow-blood = Sang lent
ow-mutagen-stone-marrow = Moelle de pierre
ow-mutagen-second-stomach = Second estomac
ow-mutagen-knitting-bone = Os qui se ressoude
ow-mutagen-quick-nerve = Nerf vif
ow-mutagen-old-memory = Mémoire ancienne
ow-mutagen-third-eyelid = Troisième paupière
ow-mutagen-restless-hand = Main fébrile
ow-mutagen-still-mind = Esprit calme

ow-table-mutagens = Mutagènes : { $cards }.
ow-question-mutagen = Quel mutagène gardez-vous ?
ow-option-mutagen = { $name } ({ $text })
ow-log-mutagen-drawn = { $who ->
    [you] Vous tirez comme mutagènes { $cards }.
   *[other] { $name } tire comme mutagènes { $cards }.
}
ow-log-mutagen = { $who ->
    [you] Vous gardez un mutagène : { $cards }.
   *[other] { $name } garde un mutagène : { $cards }.
}
ow-log-mutagens-back = Les autres mutagènes retournent dans la pioche.

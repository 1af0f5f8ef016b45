ow-mutagen-rage-gland = Gruczoł szału
ow-mutagen-venom-sac = Woreczek jadowy
ow-mutagen-long-sinew = Długie ścięgno
ow-mutagen-pouncing-heart = Serce do skoku
ow-mutagen-hollow-fang = Pusty kieł
ow-mutagen-thick-hide = Gruba skóra
ow-mutagen-slow-blood = Leniwa krew
ow-mutagen-stone-marrow = Kamienny szpik
ow-mutagen-second-stomach = Drugi żołądek
ow-mutagen-knitting-bone = Zrastająca się kość
ow-mutagen-quick-nerve = Chyży nerw
ow-mutagen-old-memory = Stara pamięć
ow-mutagen-third-eyelid = Trzecia powieka
ow-mutagen-restless-hand = Niespokojna dłoń
ow-mutagen-still-mind = Cichy umysł

ow-table-mutagens = Mutageny: { $cards }.
ow-question-mutagen = Który mutagen zatrzymujesz?
ow-option-mutagen = { $name } ({ $text })
ow-log-mutagen-drawn = { $who ->
    [you] Dobierasz mutageny: { $cards }.
   *[other] { $name } dobiera mutageny: { $cards }.
}
ow-log-mutagen = { $who ->
    [you] Zatrzymujesz mutagen: { $cards }.
   *[other] { $name } zatrzymuje mutagen: { $cards }.
}
ow-log-mutagens-back = Pozostałe mutageny wracają.

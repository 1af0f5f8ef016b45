ow-bomb-samum = Samum
ow-bomb-dragons-dream = Drakendroom
ow-bomb-dancing-star = Dansende Ster
ow-bomb-northern-wind = Noordenwind
ow-bomb-moon-dust = Maanstof
ow-bomb-devils-puffball = Duivelsstuifzwam
ow-bomb-dimeritium-bomb = Dimeritiumbom

ow-line-ward = de volgende speciale aanval of passieve vaardigheid doet niets
ow-table-bombs = Bommen: { $cards }.
ow-question-bomb-instead = Trek je een bom in plaats van het drankje?
ow-option-potion-drawn = Trek het drankje
ow-option-bomb-for = { $name ->
    [gold] Trek een bom, voor 1 goud
   *[potion] Trek een bom, voor een drankje
}
ow-question-lose-bomb = Je hebt te veel bommen: welke leg je af?
ow-option-bomb = { $name } ({ $text })
ow-log-bomb = { $who ->
    [you] Je trekt een bom: { $cards }.
   *[other] { $name } trekt een bom: { $cards }.
}
ow-log-bomb-lost = { $who ->
    [you] Je legt een bom af: { $cards }.
   *[other] { $name } legt een bom af: { $cards }.
}
ow-log-bomb-thrown = { $who ->
    [you] Je gooit { $cards }.
   *[other] { $name } gooit { $cards }.
}
ow-log-bombs-back = De bommen worden opnieuw geschud.

ow-bomb-samum = Samum
ow-bomb-dragons-dream = Dragon’s Dream
ow-bomb-dancing-star = Dancing Star
ow-bomb-northern-wind = Northern Wind
ow-bomb-moon-dust = Moon Dust
ow-bomb-devils-puffball = Devil’s Puffball
ow-bomb-dimeritium-bomb = Dimeritium Bomb

ow-line-ward = the next special attack or passive ability does nothing
ow-table-bombs = Bombs: { $cards }.
ow-question-bomb-instead = Do you draw a bomb instead of the potion?
ow-option-potion-drawn = Draw the potion
ow-option-bomb-for = { $name ->
    [gold] Draw a bomb, for 1 gold
   *[potion] Draw a bomb, for a potion
}
ow-question-lose-bomb = You hold too many bombs: which one goes?
ow-option-bomb = { $name } ({ $text })
ow-log-bomb = { $who ->
    [you] You draw a bomb: { $cards }.
   *[other] { $name } draws a bomb: { $cards }.
}
ow-log-bomb-lost = { $who ->
    [you] You discard a bomb: { $cards }.
   *[other] { $name } discards a bomb: { $cards }.
}
ow-log-bomb-thrown = { $who ->
    [you] You throw { $cards }.
   *[other] { $name } throws { $cards }.
}
ow-log-bombs-back = The bombs are reshuffled.

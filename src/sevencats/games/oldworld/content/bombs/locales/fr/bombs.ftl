ow-bomb-samum = Samum
ow-bomb-dragons-dream = Rêve du dragon
ow-bomb-dancing-star = Étoile dansante
ow-bomb-northern-wind = Vent du nord
ow-bomb-moon-dust = Poussière de lune
ow-bomb-devils-puffball = Vesse-de-loup du diable
ow-bomb-dimeritium-bomb = Bombe à la dimérite

ow-line-ward = la prochaine attaque spéciale ou capacité passive reste sans effet
ow-table-bombs = Bombes : { $cards }.
ow-question-bomb-instead = Piochez-vous une bombe au lieu de la potion ?
ow-option-potion-drawn = Piocher la potion
ow-option-bomb-for = { $name ->
    [gold] Piocher une bombe, pour 1 pièce d’or
   *[potion] Piocher une bombe, pour une potion
}
ow-question-lose-bomb = Vous avez trop de bombes : laquelle défaussez-vous ?
ow-option-bomb = { $name } ({ $text })
ow-log-bomb = { $who ->
    [you] Vous piochez une bombe : { $cards }.
   *[other] { $name } pioche une bombe : { $cards }.
}
ow-log-bomb-lost = { $who ->
    [you] Vous défaussez une bombe : { $cards }.
   *[other] { $name } défausse une bombe : { $cards }.
}
ow-log-bomb-thrown = { $who ->
    [you] Vous lancez { $cards }.
   *[other] { $name } lance { $cards }.
}
ow-log-bombs-back = Les bombes sont remélangées.

ow-bomb-samum = Samum
ow-bomb-dragons-dream = Drachentraum
ow-bomb-dancing-star = Tanzender Stern
ow-bomb-northern-wind = Nordwind
ow-bomb-moon-dust = Mondstaub
ow-bomb-devils-puffball = Teufelsbovist
ow-bomb-dimeritium-bomb = Dimeritiumbombe

ow-line-ward = der nächste Spezialangriff oder die nächste passive Fähigkeit bewirkt nichts
ow-table-bombs = Bomben: { $cards }.
ow-question-bomb-instead = Ziehst du statt des Trankes eine Bombe?
ow-option-potion-drawn = Zieh den Trank
ow-option-bomb-for = { $name ->
    [gold] Zieh eine Bombe, für 1 Gold
   *[potion] Zieh eine Bombe, für einen Trank
}
ow-question-lose-bomb = Du hast zu viele Bomben: Welche wirfst du ab?
ow-option-bomb = { $name } ({ $text })
ow-log-bomb = { $who ->
    [you] Du ziehst eine Bombe: { $cards }.
   *[other] { $name } zieht eine Bombe: { $cards }.
}
ow-log-bomb-lost = { $who ->
    [you] Du wirfst eine Bombe ab: { $cards }.
   *[other] { $name } wirft eine Bombe ab: { $cards }.
}
ow-log-bomb-thrown = { $who ->
    [you] Du wirfst { $cards }.
   *[other] { $name } wirft { $cards }.
}
ow-log-bombs-back = Die Bomben werden neu gemischt.

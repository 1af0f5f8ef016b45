ow-bomb-samum = Samum
ow-bomb-dragons-dream = Sen smoka
ow-bomb-dancing-star = Tańcząca gwiazda
ow-bomb-northern-wind = Północny wiatr
ow-bomb-moon-dust = Księżycowy pył
ow-bomb-devils-puffball = Czarcia purchawka
ow-bomb-dimeritium-bomb = Bomba dwimerytowa

ow-line-ward = następny atak specjalny lub następna zdolność bierna nic nie robi
ow-table-bombs = Bomby: { $cards }.
ow-question-bomb-instead = Czy zamiast eliksiru dobierasz bombę?
ow-option-potion-drawn = Dobierz eliksir
ow-option-bomb-for = { $name ->
    [gold] Dobierz bombę za 1 sztukę złota
   *[potion] Dobierz bombę za eliksir
}
ow-question-lose-bomb = Masz za dużo bomb: którą odrzucasz?
ow-option-bomb = { $name } ({ $text })
ow-log-bomb = { $who ->
    [you] Dobierasz bombę: { $cards }.
   *[other] { $name } dobiera bombę: { $cards }.
}
ow-log-bomb-lost = { $who ->
    [you] Odrzucasz bombę: { $cards }.
   *[other] { $name } odrzuca bombę: { $cards }.
}
ow-log-bomb-thrown = { $who ->
    [you] Rzucasz bombę: { $cards }.
   *[other] { $name } rzuca bombę: { $cards }.
}
ow-log-bombs-back = Bomby zostają na nowo potasowane.

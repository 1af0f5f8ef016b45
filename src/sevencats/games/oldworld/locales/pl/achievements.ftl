# Co można osiągnąć: nazwa i jak tego dokonać.

achievement-oldworld-monster = Pierwsze zlecenie
    .how = Pokonaj potwora. Zanim na niego ruszysz, przyjrzyj się jego zdolnościom.
achievement-oldworld-combo = Jednym tchem
    .how = Zadaj jedną kombinacją 6 obrażeń. Karty łączą się kolorami: ułóż pod to talię.
achievement-oldworld-dice = Szczęśliwa ręka
    .how = Wygraj w kościanego pokera trójką lub czymś lepszym. Rzucaj jeszcze raz tym, co nie pasuje.
achievement-oldworld-narrow = O włos
    .how = Wygraj walkę, mając najwyżej dwie karty. Karty to twoje życie, a ostatnia liczy się tak samo jak pierwsza.
achievement-oldworld-first-win = Legenda Kontynentu
    .how = Wygraj grę.

# What can be achieved: a name, and what to do for it.

achievement-oldworld-monster = Le premier contrat
    .how = Terrassez un monstre. Regardez ses capacités avant de le chasser.
achievement-oldworld-combo = D’un seul geste
    .how = Infligez 6 dégâts avec un seul combo. Les cartes s’enchaînent par leurs couleurs : composez votre deck pour cela.
achievement-oldworld-dice = La main heureuse
    .how = Gagnez au poker de dés avec un brelan ou mieux. Relancez ce qui ne va pas avec le reste.
achievement-oldworld-narrow = D’un cheveu
    .how = Gagnez un combat avec deux cartes restantes au plus. Les cartes sont votre vie, et la dernière compte comme la première.
achievement-oldworld-first-win = Une légende du Continent
    .how = Gagnez une partie.

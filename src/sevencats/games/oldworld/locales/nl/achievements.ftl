# What can be achieved: a name, and what to do for it.

achievement-oldworld-monster = De eerste opdracht
    .how = Versla een monster. Bekijk zijn vaardigheden voordat je erop jaagt.
achievement-oldworld-combo = In één beweging
    .how = Doe 6 schade met één combo. Kaarten sluiten aan door hun kleuren: stem je deck daarop af.
achievement-oldworld-dice = Gelukkige hand
    .how = Win dobbelpoker met drie gelijke of beter. Gooi opnieuw wat er niet bij hoort.
achievement-oldworld-narrow = Op het nippertje
    .how = Win een gevecht met hooguit twee kaarten over. Kaarten zijn je leven, en de laatste telt net als de eerste.
achievement-oldworld-first-win = Een legende van het Continent
    .how = Win een spel.

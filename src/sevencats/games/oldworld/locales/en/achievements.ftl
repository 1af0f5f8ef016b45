# What can be achieved: a name, and what to do for it.

achievement-oldworld-monster = The first contract
    .how = Defeat a monster. Look at its abilities before you hunt it.
achievement-oldworld-combo = One flowing move
    .how = Deal 6 damage with one combo. Cards link by their colours: sort your deck for it.
achievement-oldworld-dice = Lucky hand
    .how = Win dice poker with three of a kind or better. Reroll what does not belong.
achievement-oldworld-narrow = By a hair
    .how = Win a fight with no more than two cards left. Cards are your life, and the last one counts like the first.
achievement-oldworld-first-win = A legend of the Continent
    .how = Win a game.

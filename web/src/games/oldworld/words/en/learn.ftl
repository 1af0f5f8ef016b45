# Lessons of Old World: what the cat says.

oldworld-learn-title = Learn Old World
oldworld-learn-how = Ten short lessons on the real table, then a whole turn with the cat beside you.
oldworld-learn-done = Done
oldworld-learn-again = Again
oldworld-learn-next = Next lesson
oldworld-learn-play = Now a real hunt
oldworld-learn-won = Well done! On to the next.
oldworld-learn-lost = That leads elsewhere. Try again, and follow the light.
oldworld-learn-all = All lessons

oldworld-lesson-ways = Ways
oldworld-lesson-ways-what = Travel by paying with cards.
oldworld-lesson-ways-1 = Hengfors lies in the mountains. Tap it, then Go, and pay with the mountain card that has risen.
oldworld-lesson-ways-2 = Novigrad lies in a forest. A fitting card pays for the step, so go there too.

oldworld-lesson-places = Places
oldworld-lesson-places-what = Every place has an action.
oldworld-lesson-places-1 = Someone at Doldeth brews potions. Go there.
oldworld-lesson-places-2 = Now use the place: its button is next to the map. You can do that only if you have moved this turn.

oldworld-lesson-combo = Combos
oldworld-lesson-combo-what = Cards that link strike together.
oldworld-lesson-combo-1 = Tap Whirl, then Melt Armour: the extension at its edge connects the two. Look at the sum, then confirm.

oldworld-lesson-monster = Monsters
oldworld-lesson-monster-what = Hunt one with a good combo.
oldworld-lesson-monster-1 = A Foglet lurks here. Choose the fight: you have its trail, so you begin.
oldworld-lesson-monster-2 = Lay Whirl, Melt Armour and Precise Blow, then confirm. Nine damage is just enough.

oldworld-lesson-damage = Damage and potions
oldworld-lesson-damage-what = Shield, deck, hand: what an attack takes.
oldworld-lesson-damage-1 = The shield was broken and the deck is empty: what is left comes out of your hand. Choose the cards and confirm once.
oldworld-lesson-damage-2 = Your turn again. Drink Thunderbolt: two damage, before any card is laid.

oldworld-lesson-trophy = Trophy and fatigue
oldworld-lesson-trophy-what = Victory is tiring.
oldworld-lesson-trophy-1 = The trophy is yours, but each one costs cards that leave the game. Choose weak ones: a lean deck fights better.

oldworld-lesson-story = Stories
oldworld-lesson-story-what = Explore, and choose.
oldworld-lesson-story-1 = Explore the wilds: a card is read to you. The outcome of a choice is under the seal.
oldworld-lesson-story-2 = An option you cannot pay for says what is missing. Take the other one and break the seal.

oldworld-lesson-dice = Dice poker
oldworld-lesson-dice-what = A game in every tavern.
oldworld-lesson-dice-1 = The locals of Hengfors play dice. Use the place to sit down with them.
oldworld-lesson-dice-2 = Tap the dice you want to keep, then throw the others once more, or keep all. The list shows what your hand is worth.

oldworld-lesson-pool = The pool
oldworld-lesson-pool-what = New cards at the end of a turn.
oldworld-lesson-pool-1 = Phase III: first you may discard cards from your hand. Keep them all.
oldworld-lesson-pool-2 = Take the third card of the pool. Its place says what it costs on top of the printed price.

oldworld-lesson-meditate = Meditation
oldworld-lesson-meditate-what = A trophy without blood.
oldworld-lesson-meditate-1 = Combat is at its highest level: meditate, and it becomes a trophy. Witchers who meet may also fight each other for one.
oldworld-lesson-meditate-2 = Meditating is tiring as well. Choose the cards that leave your deck.

oldworld-lesson-turn = Your first turn
oldworld-lesson-turn-what = Everything, once.
oldworld-lesson-turn-1 = This is the whole table. Go to Vizima: a forest card pays for the way.
oldworld-lesson-turn-2 = Train Combat here. The better you fight, the more you draw after a combo.
oldworld-lesson-turn-3 = You could travel on, but keep your cards: end phase I.
oldworld-lesson-turn-4 = No monster is here. Explore the wilds instead.
oldworld-lesson-turn-5 = Read, then choose and break the seal.
oldworld-lesson-turn-6 = Phase III: keep your hand.
oldworld-lesson-turn-7 = Take a card that costs nothing, at the right end of the pool. Then it is the others’ turn: you know it all now.

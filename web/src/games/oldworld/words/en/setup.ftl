# What the extras of a new table bring.

oldworld-presets = Ready-made choices
oldworld-preset-evening = First evening
oldworld-preset-evening-what = The base game, nothing added.
oldworld-preset-long = Long hunt
oldworld-preset-long-what = Islands, a legend and more tales.
oldworld-preset-together = Together
oldworld-preset-together-what = All of you against the Wild Hunt.
oldworld-preset-all = All that fits
oldworld-preset-all-what = Every extra that can meet.
oldworld-extra-legendary-hunt = Grow strong, then fell one legendary monster: that ends the game.
oldworld-extra-weaknesses = Find out the weak spots of monsters, and use them in the fight.
oldworld-extra-special-attacks = Each monster fights in its own way, with large cards.
oldworld-extra-unique-cards = One more starting card for each school.
oldworld-extra-advanced-cards = Strong grey cards in the pool, paid for with a card that is trashed.
oldworld-extra-mutagens = A mutagen at each new level, for use in fights.
oldworld-extra-bombs = Bombs beside the potions: draw one of them instead.
oldworld-extra-adventure-pack = More stories on the roads, and more quests.
oldworld-extra-lost-mount = A stray horse: who reaches it first rolls a die for a bonus.
oldworld-extra-mages = Play a mage: spells feed on energy and wisdom.
oldworld-extra-skellige = Sail to the islands, and keep Dagon in the deep.
oldworld-extra-wild-hunt = You win or lose together, against the riders.
oldworld-extra-manticore = One more school to play.
oldworld-extra-ciri = Play as Ciri.

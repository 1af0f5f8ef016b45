# What opponents say when a game begins and when it ends.

face-grib = Cards? Grib likes cards. Grib eats cards.
face-burzo = Sit down. The bench holds two of me, or one of me and you.
face-wenda = I have a soup on the fire. Let us be done before it boils.
face-sorvek = I have all night. You have three rounds.
face-ilvane = Shuffle well, little heart. I hear every card.
face-perin = It is my first posting. Please do not tell my sergeant.
face-darro = Rules are rules, and my deck has passed inspection.
face-sevrin = I build siege engines. A deck is simpler: it only falls once.
face-odvin = I have watched your hands since you came in.
face-calvea = The cavalry does not wait. Your move, and quickly.
face-jasko = I bet my boots on this. They are good boots.
face-bertol = A whole month of pay says that I win. It is not much.
face-radka = I patch people up all day. Tonight I may break somebody.
face-ignat = It is all a matter of angles, and of who passes first.
face-orlen = We never leave a comrade behind. Not even on a table.
face-finneth = I have practised in the woods, against a squirrel. It won.
face-borim = Dwarves invented this game. Ask anybody, if they are a dwarf.
face-elvara = I will be gentle. My cards will not.
face-sirel = One breath, one card. Begin when you are ready.
face-naelis = You will not see where it comes from.
face-ulfi = My grandmother taught me. She cheats, I do not.
face-hrodi = Hot iron, cold ale, fast cards. Sit!
face-gudra = My shield has held worse than you.
face-asvald = The wind is with me. It always is.
face-jorund = Win or lose, there will be a song about it.

face-won-monsters = Nothing personal. We were hungry.
face-lost-monsters = Hm. You bite back.
face-won-nilfgaard = As planned.
face-lost-nilfgaard = This will have to go into a report.
face-won-northern_realms = For the North! And for my purse.
face-lost-northern_realms = Well played. I will still march home singing.
face-won-scoiatael = The forest always wins in the end.
face-lost-scoiatael = You play like somebody who has been hunted. Respect.
face-won-skellige = More ale, and one for the loser!
face-lost-skellige = A good fight. Tell it so that I look well in it.

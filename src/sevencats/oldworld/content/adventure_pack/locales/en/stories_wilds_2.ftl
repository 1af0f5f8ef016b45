# More stories of the wilds in the Adventure Pack.

story-adventure-wilds-entry = Page Forty
story-adventure-wilds-entry-intro = Sister Jutta has a book of the nameless, and on page forty stands a man who has just come over the hill and asked for bread. “Grey coat, ring finger missing, teeth good,” she reads out. “I buried you, damn it. I remember the teeth.” He counts his fingers. He has been feeling odd, he admits, for about a year; dogs lie down, and it is always a little cold around him. He does not know his name either. They look at each other across the shovel, both somewhat hurt.
story-adventure-wilds-entry-a = Help her look under the cross.
story-adventure-wilds-entry-a-result = You dig. Below lies a grey coat, with stones in it, a purse and a flask; somebody had wished to be dead and had it done properly. Jutta swears for a while. Then she gives you the purse, strikes out the entry, and cuts the man his bread. He eats like one who is coming back.
story-adventure-wilds-entry-b = Go and find out who he was.
story-adventure-wilds-entry-b-result = There is a scrap of a bill in his lining: so many candles, for a house with three chimneys, up on the pass. “If he's alive I want him off my page,” says Jutta. “And if he isn't, I want to know who the hell it is I'm feeding.”

story-adventure-wilds-dueday = Quarter Day in the Fens
story-adventure-wilds-dueday-intro = “Two coppers for the leech, one for the bandage, nothing for the advice,” says Oda Hollin, and goes on packing. It is quarter day. She has paid all she owed, and yesterday came a bill: for the paper. “It doubles each week,” she says. “I have done the sum. By autumn I shall owe them the fens.” She is leaving what she cannot carry: a row of jars, a bed of feverfew, and, out on the water, the only thing she never had a price for.
story-adventure-wilds-dueday-a = Buy up the jars.
story-adventure-wilds-dueday-a-result = “At cost,” she says, and names it, and you pay. She wraps each of them in a page of the bill. Then she looks round the empty hut, takes the door off its hinges, and carries it under her arm to the causeway. Nobody is going to bill her for a door.
story-adventure-wilds-dueday-b = Ask what is out on the water.
story-adventure-wilds-dueday-b-result = She points with her chin. There is a light out there, that comes on at dusk and goes from hummock to hummock, and does no harm. She has fed it for twenty years. It cannot be moved, she says, and it cannot be left. “I don't know what I'd charge,” says Oda. She looks quite lost.
story-adventure-wilds-dueday-c = Unpack the chest she gave you.
story-adventure-wilds-dueday-c-result = You set it on the table and open it. She looks for a long time at what you have used and what not. “You've been sparing with the arnica,” she says. She fills it up to the lid, from every jar, and will take nothing. It is the first time in her life, and it makes her dizzy.

story-adventure-wilds-fifth = The Widow Tarn Is Courted
story-adventure-wilds-fifth-intro = “A little more?” asks the Widow Tarn, and ladles. She has buried four husbands, all of them of mushrooms, and has now been asked by a fifth. He sits across from her, a retired pikeman with one ear, and eats everything. He has been eating everything since Easter. “I told him about the others,” she says mildly. “He says that it's the best cooking he's ever had.” The pikeman nods, chewing. He has also asked for the recipe; and nobody has ever asked her for that.
story-adventure-wilds-fifth-a = Stay for supper.
story-adventure-wilds-fifth-a-result = You stay, and have of what the pikeman has. It is indeed very good. The colours come at about ten, and after that you sleep on the bench in the arms of something large and green. In the morning she fills a flask for you from the pot that he was not given.
story-adventure-wilds-fifth-b = Ask what he is looking for.
story-adventure-wilds-fifth-b-result = “The one with the white ring,” says the pikeman, when she is at the well. “My brother was the third.” He puts down his spoon. He came to hang her, he says. Then she laughed at something. It grows in the forest, by an old lime pit; he would like it if somebody went to look whether it really does.

story-adventure-wilds-present = Somebody Says Present
story-adventure-wilds-present-intro = Captain Holt still calls the roll of the Third Company, sixty names, at sundown; four men answer and for the rest he waits a little. Yesterday, at number thirty-one, somebody said: “Present.” It came out of the trees. “Alder fell at the bridge,” says Rainer Holt. “I stood next to him.” He has shaved. His four sit with their backs together, and nobody has touched the soup. It is almost sundown. He holds the list and does not know whether one may leave out a name.
story-adventure-wilds-present-a = Call the roll for him.
story-adventure-wilds-present-a-result = You call it. At thirty-one there is a silence, and then a sob, quite near: it is the cook's boy, who was hiding, and who thought that if somebody said it the captain would eat. Holt enters him on the list as the sixty-first. They share out the company's chest, in six parts.
story-adventure-wilds-present-b = Answer the voice, and follow it.
story-adventure-wilds-present-b-result = At thirty-one it answers again, farther off, and again, farther; like someone who goes ahead with a lantern. You go after it into the forest. Behind you the captain has stopped reading. You hear him count, from one, with nobody answering.
story-adventure-wilds-present-c = Stand in the gap at thirty-one.
story-adventure-wilds-present-c-result = You know the place; you have seen the company drawn up before. You stand where Alder stood, and when he is called you say nothing, and let it be quiet for as long as it must. Then Holt goes on to thirty-two. In the evening he shows you how one holds a line that has holes in it.

story-adventure-wilds-moon = The Key Under the Mat
story-adventure-wilds-moon-intro = At the edge of the village stands a cell, of good stone, with one window. The smith built it for himself. Three nights a month he goes in, his wife turns the key, and until morning the village hears him. He has never hurt anybody; he has only told her, through the door, in all that noise, how much he loves her, and once she put the key in the lock. “My sister holds it now,” she says. “But she's soft too.” Tonight is the first.
story-adventure-wilds-moon-a = Hold the key for three nights.
story-adventure-wilds-moon-a-result = You sit on the key. On the first night he reasons with you, on the second he begs, on the third he comes through the window frame and you go round the smithy together, a good many times. The wife pays. In the mornings he has repaired the hinge each time himself, without looking at you.
story-adventure-wilds-moon-b = Look for what bit him.
story-adventure-wilds-moon-b-result = It was no bite, says the smith, in daylight, over the bellows. There was a woman in the forest at an old charcoal place, whom he had promised something, before he married. She laughed when he told her, and said that he would be coming to see her anyway, three nights a month.

story-adventure-wilds-crones = Beds for the Night
story-adventure-wilds-crones-intro = Three sisters keep the inn in the bog: one brews, one weaves, one whispers. The beer is black, the blankets are warm, and there is hair in them. Travellers leave rested, and each leaves without something: a ringing in the ear, a stammer, a second name. “We only take what hangs loose,” says the Weavess, and runs the thread through her fingers. She has noticed a loose end on you.
story-adventure-wilds-crones-a = Let her pull the thread.
story-adventure-wilds-crones-a-result = She pulls, and out it comes, a whole habit, with its knots. It does not hurt. In its place she darns in something that another guest left behind, of better quality. Her sisters hold up the lamp, and nod.
story-adventure-wilds-crones-b = Ask what they do with it all.
story-adventure-wilds-crones-b-result = The Whispess tells you in your left ear. Down where the bog runs into the lake they have hung it out to dry, she says, all of it, for years. You hear it flapping from here, once you have been told.

story-adventure-wilds-miller = Have You Seen a Boy
story-adventure-wilds-miller-intro = The miller has shut down the mill and goes from inn to inn with a drawing. It shows a boy with a poker. He drew it himself, with flour, and it has been wiped off and drawn again so often that it is only a white patch now. “Eleven,” he says. “Asks a lot.” He hit him once, for asking. Then the bed was empty, and the saucepan lid gone. He would not hit him now. He would answer.
story-adventure-wilds-miller-a = Tell him where you last heard of him.
story-adventure-wilds-miller-a-result = You tell him what you know, the road, the day. He thanks you, and pays you as he would for a sack, by weight of hand. In the evening you hear him, two tables off, practising: “That is because of the moon. That is because of the water.”
story-adventure-wilds-miller-b = Go and look for the boy.
story-adventure-wilds-miller-b-result = There is smoke in the forest, says the ostler, where nobody lives, and somebody is shouting at it in a high voice. The miller is up at once, with one arm in his coat. You tell him to wait. He sits down on his hands.
story-adventure-wilds-miller-c = Send Wick in to him.
story-adventure-wilds-miller-c-result = He says no. Then he goes in, with the lid before him. You stay outside and hear nothing for a long time; then a question, in a deep voice, and the boy answering it, at length. He comes on with you in the morning. “He asked if it hurts,” says Wick. “Nobody's asked me that.”

story-adventure-wilds-scourge = The Scourge of the Seven Valleys
story-adventure-wilds-scourge-intro = Up a pine tree sits a man with a painted scar, and below sits a ghoul and waits. “Good evening,” says Kord. He has been up there since Tuesday. He had told the village that ghouls fear a bold eye, and they had paid for the eye; he has looked at it boldly for three days now, and it does seem to be getting used to him. In the village they are carrying out tables for the victory.
story-adventure-wilds-scourge-a = Lead the ghoul away.
story-adventure-wilds-scourge-a-result = You whistle, and it comes after you, relieved to have something to do. By the time you have shaken it off you know its hole and the ways to it. When you ride back past the pine, there is only a brass medallion on a twig, still swinging.
story-adventure-wilds-scourge-b = Go for the rest of them, with him.
story-adventure-wilds-scourge-b-result = “The rest?” asks Kord. This one is only the lookout, you tell him. The others sleep in the quarry until dark. He climbs down very slowly, with his eyes shut. He is coming, he says. He would just like to be asked who he is before he dies.

story-adventure-wilds-pup = It Followed Me Home
story-adventure-wilds-pup-intro = “It followed me home,” says the girl. It is a barghest, half grown, with a glow in its throat like a coal, and it sits on the hearthrug, which is smoking. Barghests go where something has not been paid for. The family has gone through everything: the cow, the roof, grandfather. “We owe nobody,” says the mother, and goes quite white. The thing lays its head in the girl's lap. It smells of the river.
story-adventure-wilds-pup-a = Drive it off.
story-adventure-wilds-pup-a-result = You drive it out with the fire tongs and over the fields. It keeps stopping and looking back to see if you mean it. They pay you at once, in full, very carefully, and ask for a receipt. All night the girl stands at the window.
story-adventure-wilds-pup-b = Let it show you the debt.
story-adventure-wilds-pup-b-result = It gets up as soon as you say so, and goes before, down to the river, with its nose on the ground. At the ford it looks round. The mother has come after you in her slippers. “It was only a boat,” she says. “We meant to bring it back.”

story-adventure-wilds-guestbook = The Guest Book
story-adventure-wilds-guestbook-intro = In the refuge below the glacier nobody is at home. On the table lies a book. “Fire good, view good. Hauser.” “Stayed one night because of noise. Prof. Lind.” “There is no noise. Hauser.” “Nine of us arrived, eight of us signed.” “Pantry empty. Whoever takes the jam should say so.” “It is not the jam it takes. L.” The last entry is not dry yet. It says: “Welcome”, in a large hand, with no name.
story-adventure-wilds-guestbook-a = Sign, and bar the shutters.
story-adventure-wilds-guestbook-a-result = You sign and bar them. It goes round the house all night and tries each one, in order, as a guest might who has mislaid his key. By morning you know how it steps, and have slept in between quite well. Under your name stands: “Left no crumbs.”
story-adventure-wilds-guestbook-b = Follow the wet ink.
story-adventure-wilds-guestbook-b-result = There are drops of it on the sill, on the snow, and on up over the moraine, each one round and black, a long stride apart. You put the book in your bag. It seems to you that it grows heavier as you climb.

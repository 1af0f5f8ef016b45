# Events of the Adventure Pack that cards of the wilds lead to. An event has a title, what is read aloud
# (-intro), and its options (-a, -b) with what comes of each (-a-result); without options just what comes of
# it: -result, or one text for each band of its dice, test or fight in turn (-band-1 ...).

event-98-title = Where the Goat Was Going
event-98-intro = She takes you up past the last hut and the last tree, to a ledge with three graves. Marek’s wife lies there, and his brother, and his daughter, and each of the crosses is hung with little bells. Marek came up every spring. The smith had promised to, and so had the priest, and neither found the time. The goat lies down beside the smallest and looks at you until you have pulled up the weeds.
event-98-result = That was all she wanted, and now she has time for you. She smells a beast before you do, and says so at the top of her voice. In the markets of Vizima and Beauclair she eats whatever is for sale, and you pay.

event-99-title = A Clerical Error
event-99-intro = She was in the river before there was a ford, broad and patient, with a face like something washed smooth. She has never asked for boys. She asked to be told who was crossing: a name for every pier, that was the agreement, and the masons wrote down “a life”. Masons! She would still take a name. It need not be a famous one. But nobody must be using it any more.
event-99-a = Give her the name of a dead friend.
event-99-a-result = She says it over until it fits, and lets it go; by Sunday it will be at the sea. The bridge stands. The masons pay you, and the boy carries your bag across, being the first, and asks whose name that was.
event-99-b = Give her the name you once had.
event-99-b-result = It takes some looking for. It is the one by which somebody used to call you in to supper. When you have said it, it is gone, and you are lighter, and a little colder, and very sure on your feet. Up on the bridge they are cheering.

event-100-title = The Captain’s Thanks
event-100-intro = In Doldeth they know the story before you reach the quay. The ship is the Patience, and her captain would like to thank you. He would also like the name of the cove, he says, and fills your cup. In this tavern forty men have each lost a brother on that coast, and the tide serves at midnight. He is smiling. Behind him somebody is handing out axes.
event-100-a = Give him the name.
event-100-a-result = Before morning there is a red light along the coast. Doldeth sleeps late and is pleased with itself, and the purse is heavy. Outside the town you meet a lame pony, with a lantern round its neck, and nobody leading it.
event-100-b = Ask him to send grain instead.
event-100-b-result = They laugh for some time. The captain does not. He was born in such a cove, it turns out, and knows what there is for supper in March. “One cargo,” he says. “And you take it in. I don’t want my men to recognise the door handles.”

event-101-title = One Cargo
event-101-intro = They come down to the boat with their hooks, from habit, and then they see you standing in it, up to your knees in barley. Nobody has ever brought anything to the cove on purpose. The headwoman bites on a grain, then on another. “Was this wrecked too?” asks the girl with the pony. It was sent, you say. They look at each other. They do not have a word for that.
event-101-band-1 = It nearly goes wrong, over who is to have the first sack. You step in between and take a hook for it. An old man, who never speaks, bandages you and leaves you his bottle.
event-101-band-2 = They unload in a line, singing the song they have, which is about drowning. You are paid in brass door handles, and in good advice on what else lives in that water, and where.
event-101-band-3 = At dusk the girl leads the pony up the cliff again and hangs the lantern where the rocks are. She turns round to see if that is right. It is; and something else, in you, is straight that used to be crooked.

event-102-title = The Bean
event-102-intro = There is a bridge across the gorge now, knotted from the washing lines of two hermits, and in the middle it does not quite meet. They stand at its two ends and quarrel about who is to tie the last knot. Each of them is holding a bean. “You lied to us!” they shout when they see you, both at once; and then they are silent, since that is the first thing they have said together in twenty years.
event-102-a = Tie the knot for them.
event-102-a-result = Hanging over the gorge by your knees, you take orders from both, one hand each. It holds. They walk out to meet each other, and you look at the view. What you now know about standing firm, you have learned upside down.
event-102-b = Let them finish it.
event-102-b-result = It takes until dark, and some of the language is remarkable. Then there are steps on the boards, from this side, and from that side, and then no more steps. In the morning two bottles stand by your fire. One is labelled “Thanks”, the other “Busybody”.

event-103-title = The Forester’s Lodge
event-103-intro = The lodge is swept, the fire laid. On the table is a timber book: what was felled on both sides of the brook, what was declared, and who was paid to count badly. Both headmen have signed every page. The last entry is his own. “Both coming tonight. Will tell them I am done with it.” On the shelf are three cups, and one has been washed much better than the others.
event-103-a = Offer the book to both villages.
event-103-a-result = They buy it from you together; it is the first thing they have ever agreed on. Each headman pays exactly half and does not look at the other. The dead man gets a stone as well, a good one, without a name.
event-103-b = Take it to the surveyor in Hengfors.
event-103-b-result = The wood is full of people who just happen to be cutting sticks. You go by the bed of the stream. Adelheid Voss keeps an office in Hengfors; she is fond of exact numbers, and that brook has been annoying her for years.

event-104-title = Exact Numbers
event-104-intro = In Hengfors Adelheid Voss reads the book on her feet, with a ruler. At the last entry she takes off her spectacles and puts them on again. He had written to her, it seems, twice, about a brook that moved by a foot every spring. She had filed it under weather. She dips her pen, draws a line on the map of the district, very slowly, and writes a name along it.
event-104-result = The brook is named after him now, in ink, and two headmen are being fetched by soldiers, who found the way by the map. She pays you the informer’s fee and apologises for the word. You have learned from her to see where a line does not close.

event-105-title = Thirty Heads
event-105-intro = The nest lies under the weir: mud, ribs, a smell. In the shallows some thirty drowners sleep with open eyes. You put the small one down at the edge. It looks at them, and it looks at you. Then it says its name, which is the only word it has, in the voice of a child at roll call; and thirty heads come up out of the water.
event-105-band-1 = They do not want him; he smells of soap. They want you. You get away over the weir with your guard in rags. On the bank, wrapped in a scarf, somebody is waiting for you, chewing.
event-105-band-2 = The biggest of them sniffs at him, takes off his scarf and puts it on. Nobody stirs while you back away to the bank. You come upon a flask marked with a schoolmaster’s name, and know the way in and out.
event-105-band-3 = He bites the biggest in the leg, and it howls, and with that the succession is settled. They let you walk out between them. No child drowns at the weir that year. The village pays you, and Otto shakes your hand.

event-106-title = The Ship’s Boy
event-106-intro = He is seventy, and his house has no window towards the water. It was all three, he says. There was a bet, the light went out, and the ship burned on the rocks. The keeper slept through it, drunk, on the money that the boy had lost to him. “I made the bet,” says the old man. “I was nine years old. It is my road he’s going, on his knees.” He reaches for his coat.
event-106-a = Take him to the pilgrims’ road.
event-106-a-result = It is a long way at his pace. When the kneeling man hears the voice he gets to his feet, after sixty years, and is taller than you had thought. They walk on side by side, and one of them arrives. You sleep at the shrine and wake up whole.
event-106-b = Let him stay where he is.
event-106-b-result = He hangs the coat back on its nail, with care. He pays you for your trouble and a little more for your silence. Going down the path you hear him push the bed to the other wall, as he seems to do every night.

event-107-title = At the End of the Chain
event-107-intro = The village went under when they built the dam, all in one night. Only the map remembered; maps, says Voss, have patience. Down there it is evening. Her two chainmen sit in the inn, among people who have been waiting for the rain to stop. The landlord draws you a beer and asks whether it has. They all look at you in a friendly way, and their hair moves.
event-107-a = Say that it has stopped.
event-107-a-result = They put on their hats, pay, and go out past you, up the street, up the hill, into the light. The chainmen come last. You hear somebody say up there how dry it has been.
event-107-b = Say that it is still raining.
event-107-b-result = They sigh and deal the cards again. While nobody is looking you get the chainmen out by the kitchen, and with them a purse and a bottle of a kind that is no longer made. You have done no harm. On the way up you tell yourself so, several times.

event-108-title = Sixty People, Somewhat Damp
event-108-intro = They stand about in the meadow, sixty of them, dripping, in the fashion of a hundred years ago, and want to know whose cows those are. There will be trouble over the taxes. Adelheid Voss goes from one to the next and asks for names, and for the spelling. You have never seen her so happy. Towards evening she comes over to you and unbuckles something from her belt.
event-108-result = It is her own compass, of brass, and it has been under water. It no longer points to the north. It points the way to the nearest shore, and whoever follows it gets there before the day is any older.

event-109-title = The Singing-Master
event-109-intro = In Beauclair the old singing-master remembers. She came to him barefoot, one winter, and he taught her for nothing, until the duke heard of it and wanted her at table. She sang. One of the guests was not what he seemed, and he kept her. The song was never finished. He has it here, every note, and holds out the sheet to you, and does not let go. “If she heard the end,” he says, “I believe she would stop.”
event-109-a = Take the song up to the vineyard.
event-109-a-result = He lets go. At the foot of the sheet he has written something for you: breathe here. You need not be good, he says, only in time. The vineyard lies on the slope of the mountain. It begins at dusk.
event-109-b = Sell the sheet to the steward.
event-109-b-result = The steward locks it away among the deeds. As long as she does not know how it ends, he says, the harvest is assured. The old man hears of it within the hour. He only asks if you had at least looked at it first.

event-110-title = To the End
event-110-intro = You stand among the vines and begin, badly. At the second bar she takes it over, since she cannot help it, close behind your left ear. It is very beautiful, and your knees give. The weaker you are, the nearer she comes. There are eleven bars to go. At the foot of the sheet, in an old man’s hand, is the word: breathe.
event-110-band-1 = Breathing slips your mind. When you come to yourself you are sitting against the wall, and nothing is left of your guard. Farther up the hill somebody is starting again from the beginning.
event-110-band-2 = As far as the last line but one it goes well. She stops, and waits, and goes off between the rows, humming, in search of it. She has left you the flask that some picker had in his pocket.
event-110-band-3 = You hold the last note until you see stars, and she holds it too, and hers lasts a little longer. Then it is quiet. In the morning the pickers pay you, and you know what your breath is good for.
event-110-band-4 = You breathe where it says, go on to the end, and notice that you are the only one singing. On the wall stands an old shoe, for a small foot. Beauclair pays for your discretion. It is finished, entirely.

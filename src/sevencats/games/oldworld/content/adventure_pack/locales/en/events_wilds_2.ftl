# More events of the Adventure Pack that cards of the wilds lead to.

event-111-title = Three Chimneys
event-111-intro = The house on the pass is lit from top to bottom. A lady in grey opens, with a candle; they burn one in each room, every night, so that he will see it from the road. He went out for wine, eleven months ago, after a quarrel about a comma in their marriage contract. She has his name on her lips; they move. Then she looks past you into the dark and asks who has stopped at the gate and will not come nearer.
event-111-a = Call him in by his name.
event-111-a-result = She says it, and you call it out, because her voice has gone. At the gate something starts and puts a hand to its chest. It takes three steps towards the light. On the fourth the dogs of the house get up, all together.
event-111-b = Say that nobody is there.
event-111-b-result = She nods as if she had known, and pays you for the walk, and more than that for not having hurried. On the way down he is waiting behind a rock. “Big house,” he says. “Somebody must be expecting somebody.” He goes along beside you for a while, cold as a cellar, and asks if there is bread.

event-112-title = The Comma
event-112-intro = The dogs come down the steps and do not bark. They know that he is dead; they also know that he is theirs. He stands between the name and the dark with his hat in his hand, and the rock face shows through his coat. “I only went for wine,” he says. “There was ice.” She would take him like that, says the lady, as he is. But the living and the dead do not go through one door, and you are standing in it.
event-112-band-1 = As you step aside, the cold goes through you and through the dogs. You hold the door with your back, against the whole weight of the pass, until they have said all that is to be said. They put the comma in. Then he is only wind, and you are blue.
event-112-band-2 = You lead him round by the stable, where the horses do not mind, and they sit on two buckets until cockcrow. She has the wine brought. There is a third cup, and a bed for you above the harness. In the morning Jutta’s page forty can be filled in, with both names.
event-112-band-3 = You tell him what is under the cross on Jutta’s hill: a coat full of stones, and nobody. If nobody lies there, nobody is dead. He thinks it through as a man does who has quarrelled about a comma. Then he gets warm. You have seen it done, and it can be learned.

event-113-title = The Thing Without a Price
event-113-intro = On the third night you find it: a foglet, no bigger than a lantern, with a boy’s face if you do not look straight at it. They lead people astray because they cannot bear to be looked for and not found. This one has a bowl, with OTTO on it. It has followed you for two days, and whenever you turned round it went out. On the bank stands the agent of the house, who does not blink, with a jar. He would pay well.
event-113-a = Play at hide and seek until morning.
event-113-a-result = You hide; it finds you. It finds you in the reeds, under the boat, behind the heron, and each time it burns a shade brighter. At dawn it lets itself be found, once, for a moment, and you may carry the bowl. It will live in Oda’s new chimney. It is little light, and you see much by it.
event-113-b = Sell it to the agent.
event-113-b-result = He screws down the lid, and it goes on glowing, in a small way, like somebody counting to a hundred. He pays in full. Now the bill is settled, he says, and strikes out the fens. You bring Oda the receipt. She reads it, and asks you what she owes you.

event-114-title = The White Ring
event-114-intro = It does grow there, a whole ring, white as a collar, and in the middle stands an archespore. It has four flowers. They follow you as you walk round, each a little after the other, as four men at a table look up when somebody comes in. An archespore grows where blood was spilled in anger, and its spores lie on everything, on the moss, on the ring, on a basket with a cloth over it. The Widow’s name is stitched on the cloth. She could never have known.
event-114-a = Burn it out, root and all.
event-114-a-result = You clear a strip and lay the fire. All four flowers have shut. When the heat reaches them they open at once, wide, with all their teeth; and there is nothing mild about it.
event-114-b = Gather the ring, and let it be.
event-114-b-result = With a wet cloth over your mouth you cut the ring and leave the thing its clearing. What you have in the jar is worth a great deal, drop by drop. To the pikeman you say that it grows there. He asks no more. He is at the table when you leave, and she is laughing.

event-115-title = Four Flowers
event-115-intro = They strike in turn, from the left, as though they had agreed on it; between the fourth and the first there is a gap as long as a breath. What they spit burns through leather. Somebody was killed here once, over a boundary or a girl, and it has never been talked about. The roots hold on to something that rings when your blade meets it. You have one good pass, through the smoke, in the gap.
event-115-band-1 = It was the wrong breath. It catches you across the hand and you lose what was in it, and stumble out of the clearing with your eyes shut. It is burning all the same, slowly, from the edge. At a distance it sounds like four men coughing.
event-115-band-2 = Two you cut, and the fire takes two. Among the roots lies a box with somebody’s dowry in it. You tell the Widow; she sits down on the step. “All of them?” she asks. “It was never the cooking?” The pikeman says that he had always said so.
event-115-band-3 = Left to right, like a reaper, you go through it, and stand in the ashes while the last petal falls. There is a skeleton, a box, a stoppered flask. The Widow Tarn reads four names aloud to the fire, quite gently. Then she asks the fifth whether he is hungry.

event-116-title = Thirty-One
event-116-intro = It is no ghost. In a hollow sits a rotfiend, in what is left of a tabard with the number thirty-one, and it says “Present”, in a dead man’s voice, because it has his throat in it. They keep a word or two, of what they eat. It has followed the company for months, within smell of the soup; and in the evening, when the names come over the heath, it answers to the one it has. It looks at you. It says it again, like a question.
event-116-band-1 = A moment’s hesitation, and it bursts as you strike. You crawl out of the hollow with nothing left on you that is not dripping. In the company they pour water over you for a long time. Nobody asks. At sundown the captain gets as far as thirty, and stops.
event-116-band-2 = The stroke is good and the jump is bad. It goes off among the roots, and there is a hush. By the tracks there were more of them, at number twelve, at number forty, in a half circle round the camp. You know now how they stand. You bring back the tabard, washed.
event-116-band-3 = You strike, jump, and lie flat until it has stopped raining. The captain buries the tabard with his own hands. He pays you out of what was Lohse’s, since Lohse would have. It is at the next roll call that you notice: you stand straighter than you used to.
event-116-band-4 = “At ease,” you say first. It lets its head sink, and you strike. It does not even burst; it lies down. The captain hears of it standing. He reads the roll that evening to the end, without waiting, fifty-nine names, and for the first time takes off his boots.

event-117-title = Three Nights a Month
event-117-intro = She keeps house in the old charcoal place, a woman of fifty, and very neat. There are three stools, three bowls, a second pillow. So he is not coming, she says. She has never seen him as he is on those nights. She had only wished that he should think of her as often as she of him, which is three nights a month, when there is light on the road. It was said in anger. She would take it back. It has to be done to his face.
event-117-a = Bring her there on the second night.
event-117-a-result = She puts on a clean apron and takes it off again and puts on the other one. She will find her own way to the village, she says, there is a path through the forest; but somebody ought to be at the door, who can hold it, in case she cannot stop once she has begun.
event-117-b = Have her teach you how she did it.
event-117-b-result = She tries to remember, over tea, and you take notes. It comes out in a flask, grey and sour, and a single drop makes the dog howl. You leave her money on the sill for it, the smith’s. From the road you see her put the third stool up on the table.

event-118-title = Through the Door
event-118-intro = She stands before the cell in her good apron, and behind the door it has grown quiet. Werewolves know a voice. She begins quite calmly. By the third sentence it is all there, the spring, the ribbon, the promise, twenty years; the smith’s wife has come out and listens with her hand on her mouth, and the door begins to bend. He is not trying to get out at her. He is trying to get out to her, or away, and it is the same door. You lean against it.
event-118-band-1 = It gives. You are under it when he goes across, and he is as heavy as he looks. When you get up he is sitting between the two women in the moonlight, a large wet animal, and both are scolding him. It will take another month. They send you home, kindly.
event-118-band-2 = It holds until she has said: “I take it back.” Then there is nobody pushing from the other side. The smith asks through the keyhole for his trousers. Both women pay you something, and neither lets the other see how much.
event-118-band-3 = It holds. She takes it back, word for word, beginning from the end; and at each of them something falls off behind the door, like harness. In the morning three people sit at the smith’s table and do not know what to say. You know now how much a door can bear, if somebody stands behind it.

event-119-title = The Washing Line
event-119-intro = It runs from willow to willow along the whole shore, and on it hangs what people were glad to lose: stammers, bad dreams, a dead wife’s temper, a limp. The wind goes through it, and the shore mutters. At the far end, pegged out small and clean, you find a word that you once had for your mother. You had no idea that it was gone.
event-119-a = Take everything down.
event-119-a-result = Armful by armful you take it down and let the wind have it. It goes inland like starlings. Behind you in the bog a door bangs, and then a second and a third.
event-119-b = Take only your own.
event-119-b-result = In your mouth it is still warm. On the way back Dame Barm, who brews, meets you at the door with a mug for the road and does not mention it. You could ask her how she brews so kindly. You finish the mug.

event-120-title = The Sisters Are Annoyed
event-120-intro = They come over the water without wetting their hems, one brewing, one weaving, one moving her lips. Forty years of washing! They do not want to eat you; they want you to put it back. From inland come the first shouts, where a limp has come home. “What do you have,” asks Dame Thrum, “that hangs as well as all of that?” You had better show her something.
event-120-band-1 = They see what little you have, and laugh until the willows shake, and then they box your ears, all three, in turn. The village pays for its nightmares all the same. You find that you had been fond of your own.
event-120-band-2 = What you show them is fair, and they hang it up and look at it with their heads on one side. It will do, for a small line. The village thanks you with a collection, somewhat stammering.
event-120-band-3 = You show them the best you can do, and do it to the end. Dame Hush stops in the middle of a word. They give it back: it does not hang loose anywhere, they say, it is all of one piece. That, too, is news to you.

event-121-title = A Boy and a Fire
event-121-intro = He has smoked something into a hollow tree and stands before it with the poker, black in the face. “It’s a nekker,” he says, “or a badger. I asked, but it won’t say.” He has not slept for two nights so that it should not get away. When you mention the miller he turns his back. “Did he say what for?” he asks the tree.
event-121-a = Tell him what the miller said.
event-121-a-result = He would answer now, you tell him. The boy thinks that over with his whole face. “Anything?” he asks. He has a list. He takes it out of his boot; it is as long as his arm, and in the tree somebody coughs.
event-121-b = See to the tree first.
event-121-b-result = It is a nekker, a very old one, with smoke in its eyes, and it is sorry. You let it go, and it shows the way, limping, to the others. The boy writes this down. He is coming home, he says, but only to fetch a longer pencil.

event-122-title = The List
event-122-intro = They meet at the ford, the miller on one side and the boy on the other, and neither goes in. So it is done across the water. Why is bread heavier when you are sad? Who cut the first millstone, and with what? “I don’t know,” says the miller. “I don’t know that either.” He says it forty times, loudly, so as to be heard. At the end the boy rolls up the list. “Were you scared?” That one he had not written down.
event-122-result = “Yes,” says the miller, and gets his feet wet. You stand in the middle, as somebody has to, and hold the lid. He pays you with what is in his apron. You have heard forty honest answers in a row, and it has done something to your own.

event-123-title = The Quarry
event-123-intro = Seven of them, in a heap, like dogs before a stove. Ghouls wake all at once. Kord stands beside you with the pine branch that he has brought along, and his teeth can be heard. “Who are you?” you ask him, as agreed. He has to think. “Konrad,” he says then, much surprised, “from the tannery”; and he steps in front.
event-123-band-1 = There are too many. Konrad from the tannery goes down under two, and you spend all that you have on pulling him out by one boot. He lives. He will have a scar, a real one. He asks for a mirror before he asks for water.
event-123-band-2 = Four on the right are yours, and he keeps three busy by being Konrad at the top of his voice. The village pays. When they want to drink to the Scourge of the Seven Valleys he looks round for him, too.
event-123-band-3 = One pass takes you through them; you turn round, and there he stands over the last one, with half a branch. It twitches; he hits it again. The village gives him the laurel and you the purse. He puts the laurel on the ghoul.

event-124-title = Paid
event-124-intro = The boat lies under the willows where they left it, three years ago, after the flood. On the other bank lived a ferryman’s widow; they had seen her wave, and had thought that she was waving goodbye. The mother takes off her slippers, gets into the water and pushes the boat across by herself, up to the neck. She is a long time over there. In the grass beside you the glow goes out, little by little, like a lamp that is no longer needed.
event-124-result = Now it is only a dog, large and black, and nobody’s. It comes along. But it has not forgotten its trade: whatever goes for you first, in a fight, meets it halfway, and has some of the bite taken out of it.

event-125-title = The Host
event-125-intro = In a cave of blue ice sits the host, at a long table, with a pen behind its ear. It is white and shaggy and very large. Along the table sit its guests, nine of them, upright, with napkins, frozen through; before each stands a jar of jam. It has set them the best places. It cannot understand why they stay so short a time, when they are in the house, and so long when they are here. It looks at you, and pulls out a chair.
event-125-a = Sit down.
event-125-a-result = You sit down. The cold comes up through the seat like a question. It has a question, too, and has plainly been preparing it for years. It dips the pen and pushes it across to you.
event-125-b = Cut the guests loose, and go.
event-125-b-result = Chipped free, they go down by sledge, three at a time, and it helps you carry. The relatives pay. Prof. Lind’s publisher pays for the diary. Last of all it brings you the jam, nine jars, unopened, and stands in the snow for as long as you can be seen.

event-126-title = How Was Your Stay
event-126-intro = HOW WAS YOUR STAY, it has written, in letters as large as a hand, and underlined it. There is room for an answer. Everybody else at this table has been too stiff to write. Your own fingers are going white from the tips. It has folded its paws and looks past you, so as not to press you. It is breathing. In the whole glacier there is nothing else to be heard.
event-126-band-1 = It was cold, you write. It reads that twice. Then it gets up, greatly upset, and wraps you in everything it has, including itself, and it is evening before you have worked your way out. You are bruised all over, from kindness.
event-126-band-2 = Jam very good, you write. It has to hold on to the table. Nobody has ever said so. It shows you the larder, where the glacier keeps what travellers have dropped for two hundred years, and lets you choose.
event-126-band-3 = It is the truth, one full page. It reads with its finger on the line. It nods. In the evening it carries the nine down to the pass itself and lays them where they will be found. To see something so big learn so fast leaves its mark.

event-127-title = The One Who Waited
event-127-intro = In the hut sits a cat. It has had mice, it has had snow, and it is beside itself. Along the wall stand his shoes, in pairs, from small to large; on the table is a bowl, washed. It looks past you to see who is coming behind, and goes on looking. After some time it climbs on your knee, with all its claws, and tells you everything.
event-127-a = Stay until it has finished.
event-127-a-result = That takes all night. The stove draws well, and on the shelf is what he drank against the cold. In the morning it walks down the pass before you, sits down at the postman’s feet and looks up. The next day there is no new letter.
event-127-b = Carry it down to him.
event-127-b-result = Inside your shirt it does not sit still, and it teaches your ribs something. When you set it on his arm he bends, very slowly, at the elbow. They can bury him now. It has not been settled who gets the round.

event-128-title = Clean Hands
event-128-intro = He receives you in Vizima in a room full of basins. He was young, the girl’s mother had laughed, he had said a few words at a window; and since then he washes. He would give anything to unsay them. He knows how it is done, too: somebody has to lie in the coffin in her place, from dusk till cockcrow. He has had it measured. He is too tall, he says. It is the knees.
event-128-a = Make him come all the same.
event-128-a-result = His collar is clean, and you take him by it. In the coach he is silent, and then he tells you about her mother, and how she laughed. It was about his hat. At the tower somebody has just opened the fourth volume.
event-128-b = Take his money for the aunt.
event-128-b-result = He pays and pays; it does him good to count. The aunt buys oil with it, and a fifth volume. Whether it helps the girl nobody can say, but she has begun to growl in the right places, where it is exciting.

event-129-title = Until Cockcrow
event-129-intro = He lies in the coffin with his knees up and his hands folded, dirty for once. The aunt reads. At midnight she comes down the stairs on all fours, and finds her bed taken, and the sound she makes puts out the candle. You stand before the lid. It is four hours to cockcrow, and she has nowhere else to sleep.
event-129-band-1 = She goes through you as through a curtain, and everything you wear goes with her. The old man has crawled out at the other end; he runs. She creeps into her coffin and whimpers. The aunt has found the page again.
event-129-band-2 = Hour after hour the two of you circle, with the coffin in between. At the third cock she drops where she is, and is a girl, for one breath; then the sun has not quite come, and she is not. Next week, says the aunt. The old man pays. He will lie down again.
event-129-band-3 = You hold. She tires, she comes in under your arm as a child does, with all those teeth, and sleeps there standing. When it is light she asks what became of the castle. The old man sobs in the box.
event-129-band-4 = You hold, and at the worst moment you say what comes next in the book; you had been listening. She stops short. She wants to know how it ends, and so do you. Neither of you hears the cock.

event-130-title = Just Passing
event-130-intro = At Stygga the brother opens, and you have your foot in the door before he has finished shouting. She is sitting by the stove with a black eye. The dog lies on her feet and lifts its lip at him without stopping. “It’s four weeks,” she says, when you say Thursday. “He won’t let me out. Does he hang well? Does he get the sun?”
event-130-a = Put the brother out instead.
event-130-a-result = It does not take long, but he is heavy, and knows the steps. She shuts the door behind him and stands with her back to it, surprised at how light it is. On Thursday two of them come up the hill, and one barks. He turns round on the wind.
event-130-b = Take her to the bailiff.
event-130-b-result = The bailiff writes it all down; the brother has friends there and buys you a drink, and pays for your time. She gets a room over the stable. It has no view. You cut down the hanged man on your way back, so that he can look for it himself.

event-131-title = The Plate
event-131-intro = The plate is out, with knife and fork, and the lamp turned down. Theodor Grole looks at the ham for a long time. “From a cart,” he says. By the tariff he would have to enter it: game, royal, source unknown. He takes up the pen. “It is generally a day early,” he says to the ledger. “He generally knocks, and is gone when I open. This year nobody knocked.”
event-131-a = Say nothing.
event-131-a-result = He waits a little and then carves. He pays you the fee for lost property, out of his own pocket, exactly. In the night the counting house lamp goes out; there are tracks in the snow, of somebody who is afraid of dogs, leading up to the mountains.
event-131-b = Say: three toes too few.
event-131-b-result = He puts on his hat without shutting the ledger. You go before with the lantern, he comes behind with the ham. At the hut neither says a word; he kneels down and begins to rub. Courage was the last thing you had thought to learn from Grole.

event-132-title = The Sister
event-132-intro = She has eight grandchildren and a dairy, and she has to be reminded. Ah, those. The one was to ask for her hand and the other to give it; she had told each of them, separately, that the other had insulted her, since she did not care for either. She had thought that they would be busy until supper. “Eleven years?” She puts down the churn. “At the same ford? Both of them?” Something like pride goes over her face.
event-132-a = Bring her to the ford.
event-132-a-result = She takes off her apron and then takes it along after all. On the way she composes an apology, and laughs in the middle, and begins again. The grandchildren run ahead with sticks, one side green and the other red.
event-132-b = Bring them her regards, and butter.
event-132-b-result = You bring them. They pass the butter back and forth and each reads in it what he likes. Next morning at eight you hear them begin again, with a will. She pays you, with cream, to say that you found the door locked.

event-133-title = Six O’Clock
event-133-intro = She tells them. They stand in the water and listen, and it gets to be six without either of them noticing. “So nobody was insulted,” says the green one. “I was,” she says. “You never asked me anything, either of you, but whether I had seen the other.” It is quite still. The red one puts down his helmet in the river, and it floats a bit of the way, and sinks.
event-133-result = They carry her across, in the end, one on each side, because she wants to see what there is over there that took eleven years. It is a meadow. They pay you as a witness. How two men set down a weight at the same moment, you have looked at closely.

event-134-title = Exhibit
event-134-intro = At the foot of an oak lies a peddler, dead since the autumn, quite picked clean. One thing they have left him. It is tied round his neck in a rag, and it is what he fed them from, every day for years, on the road, half of all he had. She took the rag into her beak, once, to have something of him. Nobody takes from that one: such is the law. Eleven crows are watching what you will do with it.
event-134-a = Bury him with it.
event-134-a-result = While you dig, she stands by. When you lay the rag on his chest the eleven come down out of the oak, one after another, and each drops something into the grave: a button, a bean, a bit of glass. The last one drops hers beside your hand.
event-134-b = Take his pack to the next village.
event-134-b-result = His pack hangs in the oak, untouched, with the money in the lid; you sell the needles, and keep what is due to the finder. When you come by the field there is no ring any more, and no bird. In the stubble lie some feathers, all of them black.

event-135-title = A Crow’s Advocate
event-135-intro = It is a pebble, black, with a hole in it, such as crows give to somebody who has spoken for them. Held to the eye it shows the world as they see it, from a little above, and with everything that is about to die a shade paler. She herself has gone up into the oak, and the wing hangs straight. The court is adjourned.
event-135-result = It goes on a string. In a fight, when your hand draws a Sign, you see yourself from above for a moment, and what is coming from behind; and there is a little more between it and you.

event-136-title = Who Rocks the Cradle
event-136-intro = In the reeds the cradle has come to rest, and the arm that was rocking it lies on the rim, green, webbed, with a bracelet of weed. A drowner’s wife, if they have such. The child is awake and has hold of one of her fingers. She has carried it all night, above the water, and now she does not know what they eat. When she sees the boat she shows all her teeth. She does not let go.
event-136-band-1 = At the first move of your hand she goes for your throat, as anybody would. It costs you your mail and the boat its side. In the end you have the child and she has the blanket, and she screams after you, down the whole of the river.
event-136-band-2 = Your bread lies on the rim until it is dark. She pushes the cradle over, a hand’s breadth, and takes the bread. On the bank the father counts his children and gets one more than before. You know where she lives. You keep it to yourself.
event-136-band-3 = Like this, you show her, with a hand behind the head. She does it at once, and better. Then she gives it to you, because it is cold where she lives; and with it, out of the mud, a stoppered bottle, for the fright. You sit for a long time in the boat.

event-137-title = The Stag
event-137-intro = It stands in the last clearing, with its breath about it, white, and as tall as a house door. Between its antlers hangs moss, and in the moss a bird has nested. It has heard you for two days. On a stump lie thirty gifts, one a year: a knife, a glove, a lock of hair gone grey. So he has been here. He has been here every year, and has gone home and said that he had lost the track.
event-137-a = Leave something of your own.
event-137-a-result = By the time you have thought it over it has grown cold, and you lay it down with the others. The stag lowers its head and breathes on it. You walk back by the way you came, and your own tracks are gone.
event-137-b = Take the antler it has shed.
event-137-b-result = It lies in the grass, heavier than a plough, and is no use to anybody up here. You carry it down. The apothecary weighs it, twice, and goes to fetch his brother. When Corvin hears of it, he only asks which side. The left, you say. He nods and closes the door.

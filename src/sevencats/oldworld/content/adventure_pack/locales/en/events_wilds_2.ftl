# More events of the Adventure Pack that cards of the wilds lead to.

event-111-title = Three Chimneys
event-111-intro = The house on the pass is lit from top to bottom. A lady in grey opens, with a candle; they burn one in each room, every night, so that he will see it from the road. He went out for wine, eleven months ago, after a quarrel about a comma in their marriage contract. She has his name on her lips, one can see it. Then she looks past you into the dark and asks who has stopped at the gate and will not come nearer.
event-111-a = Call him in by his name.
event-111-a-result = She says it, and you call it out, because her voice has gone. At the gate something starts and puts a hand to its chest. It takes three steps towards the light. On the fourth the dogs of the house get up, all together.
event-111-b = Say that nobody is there.
event-111-b-result = She nods as if she had known, and pays you for the walk, and more than that for not having hurried. On the way down he is waiting behind a rock. “Big house,” he says. “Somebody must be expecting somebody.” He goes along beside you for a while, cold as a cellar, and asks if there is bread.

event-112-title = The Comma
event-112-intro = The dogs come down the steps and do not bark. They know that he is dead; they also know that he is theirs. He stands between the name and the dark with his hat in his hand, and one can see the rock face through his coat. “I only went for wine,” he says. “There was ice.” She would take him like that, says the lady, as he is. But the living and the dead do not go through one door, and you are standing in it.
event-112-band-1 = You step aside, and the cold goes through you and through the dogs. You hold the door with your back, against the whole weight of the pass, until they have said all that is to be said. They put the comma in. Then he is only wind, and you are blue.
event-112-band-2 = You lead him round by the stable, where the horses do not mind, and they sit on two buckets until cockcrow. She has the wine brought. There is a third cup, and a bed for you above the harness. In the morning Jutta's page forty can be filled in, with both names.
event-112-band-3 = You tell him what is under the cross on Jutta's hill: a coat full of stones, and nobody. If nobody lies there, nobody is dead. He thinks it through as a man does who has quarrelled about a comma. Then he gets warm. You have seen it done, and it can be learned.

event-113-title = The Thing Without a Price
event-113-intro = On the third night you find it: a foglet, no bigger than a lantern, with a boy's face if one does not look straight at it. They lead people astray because they cannot bear to be looked for and not found. This one has a bowl, with OTTO on it. It has followed you for two days, and whenever you turned round it went out. On the bank stands the agent of the house, who does not blink, with a jar. He would pay well.
event-113-a = Play at hide and seek until morning.
event-113-a-result = You hide; it finds you. It finds you in the reeds, under the boat, behind the heron, and each time it burns a shade brighter. At dawn it lets itself be found, once, for a moment, and you may carry the bowl. It will live in Oda's new chimney. You have never seen so much by so little.
event-113-b = Sell it to the agent.
event-113-b-result = He screws down the lid, and it goes on glowing, in a small way, like somebody counting to a hundred. He pays in full. Now the bill is settled, he says, and strikes out the fens. You bring Oda the receipt. She reads it, and asks you what she owes you.

event-114-title = The White Ring
event-114-intro = It does grow there, a whole ring, white as a collar, and in the middle stands an archespore. It has four flowers. They follow you as you walk round, each a little after the other, as four men at a table look up when somebody comes in. An archespore grows where blood was spilled in anger, and its spores lie on everything, on the moss, on the ring, on a basket with a cloth over it. The Widow's name is stitched on the cloth. She could never have known.
event-114-a = Burn it out, root and all.
event-114-a-result = You clear a strip and lay the fire. All four flowers have shut. When the heat reaches them they open at once, wide, with all their teeth; and there is nothing mild about it.
event-114-b = Gather the ring, and let it be.
event-114-b-result = You cut the ring with a wet cloth over your mouth and leave the thing its clearing. What you have in the jar is worth a great deal, drop by drop. To the pikeman you say that it grows there. He asks no more. He is at the table when you leave, and she is laughing.

event-115-title = Four Flowers
event-115-intro = They strike in turn, from the left, as though they had agreed on it; between the fourth and the first there is a gap as long as a breath. What they spit burns through leather. Somebody was killed here once, over a boundary or a girl, and it has never been talked about. The roots hold on to something that rings when your blade meets it. You have one good pass, through the smoke, in the gap.
event-115-band-1 = You come in at the wrong breath. It catches you across the hand and you lose what was in it, and stumble out of the clearing with your eyes shut. It is burning all the same, slowly, from the edge. One hears it, at a distance, like four men coughing.
event-115-band-2 = You cut two and the fire takes two. Among the roots lies a box with somebody's dowry in it. You tell the Widow; she sits down on the step. “All of them?” she asks. “It was never the cooking?” The pikeman says that he had always said so.
event-115-band-3 = You go through it like a reaper, left to right, and stand in the ashes while the last petal falls. There is a skeleton, a box, a stoppered flask. The Widow Tarn reads four names aloud to the fire, quite gently. Then she asks the fifth whether he is hungry.

event-116-title = Thirty-One
event-116-intro = It is no ghost. In a hollow sits a rotfiend, in what is left of a tabard with the number thirty-one, and it says “Present”, in a dead man's voice, because it has his throat in it. They keep a word or two, of what they eat. It has followed the company for months, within smell of the soup; and in the evening, when the names come over the heath, it answers to the one it has. It looks at you. It says it again, like a question.
event-116-band-1 = You hesitate, and it bursts as you strike. You crawl out of the hollow with nothing left on you that is not dripping. In the company they pour water over you for a long time. Nobody asks. At sundown the captain gets as far as thirty, and stops.
event-116-band-2 = You strike well and jump badly. It goes off among the roots, and there is a hush. By the tracks there were more of them, at number twelve, at number forty, in a half circle round the camp. You know now how they stand. You bring back the tabard, washed.
event-116-band-3 = You strike, jump, and lie flat until it has rained. The captain buries the tabard with his own hands. He pays you out of what was Alder's, since Alder would have. It is at the next roll call that you notice: you stand straighter than you used to.
event-116-band-4 = You say “At ease” first. It lets its head sink, and you strike. It does not even burst; it lies down. The captain hears of it standing. He reads the roll that evening to the end, without waiting, fifty-nine names, and for the first time takes off his boots.

event-117-title = Three Nights a Month
event-117-intro = She keeps house in the old charcoal place, a woman of fifty, and very neat. There are three stools, three bowls, a second pillow. So he is not coming, she says. She has never seen him as he is on those nights. She had only wished that he should think of her as often as she of him, which is three nights a month, when one sees the road. It was said in anger. She would take it back. It has to be done to his face.
event-117-a = Bring her there on the second night.
event-117-a-result = She puts on a clean apron and takes it off again and puts on the other one. She will find her own way to the village, she says, there is a path through the forest; but somebody ought to be at the door, who can hold it, in case she cannot stop once she has begun.
event-117-b = Have her teach you how she did it.
event-117-b-result = She tries to remember, over tea, and you take notes. It comes out in a flask, grey and sour, and a single drop makes the dog howl. You leave her money on the sill for it, the smith's. From the road you see her put the third stool up on the table.

event-118-title = Through the Door
event-118-intro = She stands before the cell in her good apron, and behind the door it has grown quiet. Werewolves know a voice. She begins quite calmly. By the third sentence it is all there, the spring, the ribbon, the promise, twenty years; the smith's wife has come out and listens with her hand on her mouth, and the door begins to bend. He is not trying to get out at her. He is trying to get out to her, or away, and it is the same door. You lean against it.
event-118-band-1 = It gives. You are under it when he goes across, and it is as heavy as it looks. When you get up he is sitting between the two women in the moonlight, a large wet animal, and both are scolding him. It will take another month. They send you home, kindly.
event-118-band-2 = It holds until she has said: “I take it back.” Then there is nobody pushing from the other side. The smith asks through the keyhole for his trousers. Both women pay you something, and neither lets the other see how much.
event-118-band-3 = It holds. She takes it back, word for word, beginning from the end; and at each of them something falls off behind the door, like harness. In the morning three people sit at the smith's table and do not know what to say. You know now how much a door can bear, if somebody stands behind it.

event-119-title = The Washing Line
event-119-intro = It runs from willow to willow along the whole shore, and on it hangs what people were glad to lose: stammers, bad dreams, a dead wife's temper, a limp. The wind goes through it, and the shore mutters. At the far end, pegged out small and clean, you find a word that you once had for your mother. You had no idea that it was gone.
event-119-a = Take everything down.
event-119-a-result = You take it down, armful by armful, and let the wind have it. It goes inland like starlings. Behind you in the bog a door bangs, and then a second and a third.
event-119-b = Take only your own.
event-119-b-result = You put it in your mouth, and it is still warm. On the way back the Brewess meets you at the door with a mug for the road and does not mention it. You could ask her how she brews so kindly. You would rather not.

event-120-title = The Sisters Are Annoyed
event-120-intro = They come over the water without wetting their hems, one brewing, one weaving, one moving her lips. Forty years of washing! They do not want to eat you; they want you to put it back. From inland one hears the first shouts, where a limp has come home. “What do you have,” asks the Weavess, “that hangs as well as all of that?” You had better show her something.
event-120-band-1 = You show them what little you have, and they laugh until the willows shake, and then they box your ears, all three, in turn. The village pays for its nightmares all the same. There is a certain longing for one's own.
event-120-band-2 = You show them something fair, and they hang it up and look at it with their heads on one side. It will do, for a small line. The village thanks you with a collection, somewhat stammering.
event-120-band-3 = You show them the best you can do, and do it to the end. The Whispess stops in the middle of a word. They give it back: it does not hang loose anywhere, they say, it is all of one piece. You had not known that either.

event-121-title = A Boy and a Fire
event-121-intro = He has smoked something into a hollow tree and stands before it with the poker, black in the face. “It's a nekker,” he says, “or a badger. I asked, but it won't say.” He has not slept for two nights so that it should not get away. When you mention the miller he turns his back. “Did he say what for?” he asks the tree.
event-121-a = Tell him what the miller said.
event-121-a-result = You tell him: that he would answer now. The boy thinks that over with his whole face. “Anything?” he asks. He has a list. He takes it out of his boot; it is as long as his arm, and in the tree somebody coughs.
event-121-b = See to the tree first.
event-121-b-result = It is a nekker, a very old one, with smoke in its eyes, and it is sorry. You let it go, and it shows the way, limping, to the others. The boy writes this down. He is coming home, he says, but only to fetch a longer pencil.

event-122-title = The List
event-122-intro = They meet at the ford, the miller on one side and the boy on the other, and neither goes in. So it is done across the water. Why is bread heavier when one is sad? Who cut the first millstone, and with what? “I don't know,” says the miller. “I don't know that either.” He says it forty times, loudly, so as to be heard. At the end the boy rolls up the list. “Were you scared?” That one he had not written down.
event-122-result = “Yes,” says the miller, and gets his feet wet. You stand in the middle, as somebody has to, and hold the lid. He pays you with what is in his apron. You have heard forty honest answers in a row, and it has done something to your own.

event-123-title = The Quarry
event-123-intro = Seven of them, in a heap, like dogs before a stove. Ghouls wake all at once. Kord stands beside you with the pine branch that he has brought along, and his teeth can be heard. “Who are you?” you ask him, as agreed. He has to think. “Konrad,” he says then, much surprised, “from the tannery”; and he steps in front.
event-123-band-1 = It is too many. Konrad from the tannery goes down under two, and you spend all that you have on pulling him out by one boot. He lives. He will have a scar, a real one. He asks for a mirror before he asks for water.
event-123-band-2 = You take the four on the right, and he keeps three busy by being Konrad at the top of his voice. The village pays. When they want to drink to the Scourge of the Seven Valleys he looks round for him, too.
event-123-band-3 = You are through them in one pass and turn round, and there he stands over the last one, with half a branch. It twitches; he hits it again. The village gives him the laurel and you the purse. He puts the laurel on the ghoul.

event-124-title = Paid
event-124-intro = The boat lies under the willows where they left it, three years ago, after the flood. On the other bank lived a ferryman's widow; they had seen her wave, and had thought that she was waving goodbye. The mother takes off her slippers, gets into the water and pushes the boat across by herself, up to the neck. She is a long time over there. In the grass beside you the glow goes out, little by little, like a lamp that is no longer needed.
event-124-result = Now it is only a dog, large and black, and nobody's. It comes along. But it has not forgotten its trade: whatever goes for you first, in a fight, meets it halfway, and has some of the bite taken out of it.

event-125-title = The Host
event-125-intro = In a cave of blue ice sits the host, at a long table, with a pen behind its ear. It is white and shaggy and very large. Along the table sit its guests, nine of them, upright, with napkins, frozen through; before each stands a jar of jam. It has set them the best places. It cannot understand why they stay so short a time, when they are in the house, and so long when they are here. It looks at you, and pulls out a chair.
event-125-a = Sit down.
event-125-a-result = You sit down. The cold comes up through the seat like a question. It has a question, too, one sees that it has been preparing it for years. It dips the pen and pushes it across to you.
event-125-b = Cut the guests loose, and go.
event-125-b-result = You chip them free and sledge them down, three at a time, and it helps you carry. The relatives pay. Prof. Lind's publisher pays for the diary. Last of all it brings you the jam, nine jars, unopened, and stands in the snow for as long as you can be seen.

event-126-title = How Was Your Stay
event-126-intro = HOW WAS YOUR STAY, it has written, in letters as large as a hand, and underlined it. There is room for an answer. Everybody else at this table has been too stiff to write. Your own fingers are going white from the tips. It has folded its paws and looks past you, so as not to press you. One can hear it breathe. In the whole glacier there is nothing else to be heard.
event-126-band-1 = You write that it was cold. It reads that twice. Then it gets up, greatly upset, and wraps you in everything it has, including itself, and it is evening before you have worked your way out. You are bruised all over, from kindness.
event-126-band-2 = You write: jam very good. It has to hold on to the table. Nobody has ever said so. It shows you the larder, where the glacier keeps what travellers have dropped for two hundred years, and lets you choose.
event-126-band-3 = You write the truth, one full page. It reads with its finger on the line. It nods. In the evening it carries the nine down to the pass itself and lays them where they will be found. To see something so big learn so fast leaves its mark on one.

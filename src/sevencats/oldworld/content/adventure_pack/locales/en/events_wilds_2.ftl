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

# Exploration cards of the wilds in the Adventure Pack. A card has a title, what is read aloud (-intro), its
# options (-a, -b), and for each option what comes of it (-a-result ...), which nobody sees before the choice.

## Longer roads

story-adventure-wilds-goat = A Goat of No Fixed Abode
story-adventure-wilds-goat-intro = The goat is black, has one horn and belongs to nobody; that is the trouble. “She came with old Marek, and Marek died,” says the village. “Then she took up with the smith.” They nod towards a cross. “Then with the priest.” Since then people stay indoors. The goat sits on the church steps, eating a hymnal. When she sees you, she gets up, stretches, and comes across the square like somebody whose coach has arrived.
story-adventure-wilds-goat-a = Let her come along.
story-adventure-wilds-goat-a-result = She walks ahead and will not be led. At the first fork you go left. She goes right, towards the mountains, lies down in the road and screams until you turn round. She seems to be expected somewhere.
story-adventure-wilds-goat-b = Sell her in the next village.
story-adventure-wilds-goat-b-result = You explain nothing, and the priest asks nothing; it is a fine goat. He counts the money into your hand and scratches her behind the horn. From the hill you look back. She is already walking to heel.

story-adventure-wilds-bridge = The Short Straw
story-adventure-wilds-bridge-intro = Three times the river has taken the middle pier. The masons know why, and they have drawn straws: by old custom something living goes into the wall. The short one is in the hand of the boy who mixes the mortar. He is being very sensible about it. “It’s a good bridge,” he tells you. “Somebody drowns here every winter. My uncle did.” The master mason will not look up from his plumb line.
story-adventure-wilds-bridge-a = Give the river something of your own.
story-adventure-wilds-bridge-a-result = You give it a thing you were proud of: done once, over the water, with all your heart, and never again. The current stands still to look, and in that hour they set the stone. The boy shows you what he can do with a trowel, now that he will be needing it.
story-adventure-wilds-bridge-b = Go down and ask who wants it.
story-adventure-wilds-bridge-b-result = They lay down the work for as long as you are gone; only the boy goes on mixing, out of habit. Under the pier there are steps which no mason cut. From the sound of it they come out far downstream.

story-adventure-wilds-wreckers = A Light for Sailors
story-adventure-wilds-wreckers-intro = On the cliff a small girl leads a lame pony up and down, with a lantern round its neck. From the sea it looks like a ship riding safely at anchor. “It’s only for fog,” she explains. In the cove below lies a village with brass door handles, a great deal of rope, and no fields. Tonight there is fog. Out there a bell is ringing: somebody is feeling his way to the harbour of Doldeth.
story-adventure-wilds-wreckers-a = Wait, and take your share.
story-adventure-wilds-wreckers-a-result = You help to pull in what comes ashore: casks, chests, a man who thanks you. They are an orderly village, and everybody gets the same, the girl too. She gets a doll, still wet. They begin to sing, and you are on the road.
story-adventure-wilds-wreckers-b = Put out the lantern.
story-adventure-wilds-wreckers-b-result = The bell goes past in the dark, slowly, and away. In the cove nobody says a word; they stand at their doors, with hooks, and look up at you. The girl wants to know what they are going to eat now. In Doldeth somebody ought to be asked the same.

story-adventure-wilds-hermits = On Account of a Bean
story-adventure-wilds-hermits-intro = Two hermits live on the two sides of the gorge, in sight of each other, and have not spoken for twenty years, on account of a bean. Messages go by traveller. “Tell the old fool over there that his roof is coming loose at the corner,” says the one on this side. “In those words. And that it is all the same to me.” He is standing at the very edge, shading his eyes. So is the other.
story-adventure-wilds-hermits-a = Deliver it word for word.
story-adventure-wilds-hermits-a-result = “Tell the old goat that I’ve seen it,” says the other one, “and that he should wear his scarf.” You cross four times. By evening you have been fed on either side, and taught the same trick of climbing, twice, in confidence.
story-adventure-wilds-hermits-b = Improve the message a little.
story-adventure-wilds-hermits-b-result = You leave out the fool, and what may have been meant by it you leave in. The other hermit has to sit down. Were those really the words? More or less, you say. One day you will have to go up that mountain again and see what has become of it.

story-adventure-wilds-boundary = The Dead Man of Either Side
story-adventure-wilds-boundary-intro = Whoever has a dead man on his land must bury him and pay for the inquest. That is the law, and so each night Over Marle carries him across the brook to Nether Marle, and each night Nether Marle carries him back. It is the ninth day. Now both villages are standing in the water, pulling. “Yours!” “Yours!” He is wearing good gloves. So far nobody has looked at his face.
story-adventure-wilds-boundary-a = Bury him in the brook, on the line.
story-adventure-wilds-boundary-a-result = You lead the water out of its bed, dig where it ran, and lead it back over him. It takes all night. In the morning both villages claim him, for now he is a landmark. Your back has learned something that it will not forget.
story-adventure-wilds-boundary-b = Look at his face.
story-adventure-wilds-boundary-b-result = You wash it. There is a scar through one eyebrow, no wound, and a look of surprise. In the left glove you find a key with a wooden tag: a forester’s lodge. Both villages have become very quiet. Somebody at the back is walking away.

story-adventure-wilds-lake = The Lake on the Map
story-adventure-wilds-lake-intro = Adelheid Voss has lost two chainmen and gained a lake. It is on her map, in her own hand, with soundings, and she did not draw it. “I have been over it twice,” says the surveyor. “It is a meadow. I can lay out the chain on it.” She has laid out the chain. At the far end of it, somewhere in the grass, something gives a tug now and then, as fish do. She would be glad of a second opinion.
story-adventure-wilds-lake-a = Follow the chain.
story-adventure-wilds-lake-a-result = You follow it hand over hand through dry grass; then the grass is wet, then it is up to your knees, and then it is not grass. Below you is the roof of a church. You mark the place. Behind you Voss notes the time. Her shoes are full of water.
story-adventure-wilds-lake-b = Advise her to believe the map.
story-adventure-wilds-lake-b-result = She looks at you over her spectacles and has the tents moved uphill. In the morning there is a lake, with soundings, and on an island in it two chainmen who are surprised at the date. She pays for the advice, and shows you how to take a bearing on what is not there.

## People who come back

story-adventure-wilds-bees = Telling the Bees
story-adventure-wilds-bees-intro = The beekeeper of the night honey has died, swollen and happy, and somebody has to tell the bees. You knock at each hive with the door key and say who the new master is. Otherwise they leave; or they stay, which is worse. His daughter has the key. She is afraid of bees. She has been standing at the garden gate since the funeral, it is growing dark, and forty hives have begun to hum like a question.
story-adventure-wilds-bees-a = Knock at the hives for her.
story-adventure-wilds-bees-a-result = They hear you out, forty times. But they knew him well, and they notice that you are not the one; by the last row they are on your mail and under it. She fills your flasks with honey that glows, and is able to cry at last.
story-adventure-wilds-bees-b = Go with her and hold the lantern.
story-adventure-wilds-bees-b-result = At the first hive she whispers. At the tenth she is telling them how he laughed. At the last one she wears bees to the elbow, like gloves, and has not noticed. You get a jar, and the bed in the honey loft, and sleep as people sleep there.

story-adventure-wilds-rope = Lorcan Weir Moves House
story-adventure-wilds-rope-intro = A hundred people are carrying a rope across country. It is as thick as a thigh and has weed on it, and before it, backwards, walks Lorcan Weir the ferryman and talks to it. His river has silted up. He is moving to another, at Loc Ichaer, where there is water enough and no bridge. “It’s never been on land,” he tells you. “It’s nervous. Take hold or stand aside. And don’t shout.”
story-adventure-wilds-rope-a = Take hold.
story-adventure-wilds-rope-a-result = You walk for two days with somebody’s breath on your neck, singing what the rope likes. At Loc Ichaer it slides into the lake of its own accord and lies there like a dog in straw. Lorcan pays the bearers in bottles and wants the empties back.
story-adventure-wilds-rope-b = Scout the road for them.
story-adventure-wilds-rope-b-result = You find them a way without thorns, hedges or dogs. What you find besides is your own affair: a lair, still warm. In the evening Lorcan shows you the hitch that he would use on something that does not want to be tied.

story-adventure-wilds-teeth = Twice
story-adventure-wilds-teeth-intro = You hear the hermit of the well before you see him: he rattles. Years ago he threw his teeth in, and the well gives back twice what it gets, though never the same thing, and not always at once. This morning it paid. They came up in the bucket, in pairs, curved, as long as a finger, and he has already tried some. “I can taste that door from here,” he says. “Would you like a few?”
story-adventure-wilds-teeth-a = Take a handful.
story-adventure-wilds-teeth-a-result = You sit over the crucible with them until morning. They belong to something that has not been born yet. Ground fine, in spirit, they let you know what it will die of, and you cannot get the smell off your hands.
story-adventure-wilds-teeth-b = Pour a potion in for him.
story-adventure-wilds-teeth-b-result = The bucket comes up with an old man’s teeth, brown, worn, one missing. He puts them in, tries them on a rude word, and has to turn away for a moment. On the path down you notice that the well has paid you too.

story-adventure-wilds-wedding = Three, a Pause, Two
story-adventure-wilds-wedding-intro = Ulf is getting married. Nobody would have him, it was thought, because of the knocking. But Berta from the lime kilns is deaf; the first night she laid her palm on the boards, looked at him, and knocked back. Now they sit under the trees at a long table and talk with their knuckles, and laugh. The guests are waiting for the dancing to begin. There is no music. It had not occurred to the couple.
story-adventure-wilds-wedding-a = Drum on the table.
story-adventure-wilds-wedding-a-result = It begins with what they know: three, a pause, two. By the third time all the tables have it. From below, from among the roots, others join in and keep good time. Berta feels it first. You dance until something falls off you that you no longer need.
story-adventure-wilds-wedding-b = Listen at the edge of the wood.
story-adventure-wilds-wedding-b-result = They are down there by the dozen, under the dancing feet, quite still; you feel it through your soles. They have come as guests. In the morning there is a bottle on the stump that nobody brought, and small footprints, going home.

## Monsters and their ways

story-adventure-wilds-barrel = Sir Boot
story-adventure-wilds-barrel-intro = In the rain barrel behind the school sits something green, as big as a cat, and chews on a boot. The children call it Sir Boot. It came with the flood, and it cried. It only bites Otto. They have fed it since spring; it has grown, it knows its name, and the schoolmaster has been missing since Friday. “Drowners live in nests,” says the girl who found it. “Has he got a mum, then?”
story-adventure-wilds-barrel-a = Take it back to its nest.
story-adventure-wilds-barrel-a-result = They wrap it in a scarf and come with you as far as the bend, singing to it. It sings too, more or less. You carry it at arm’s length down to the water. It has your thumb in its mouth, quite gently.
story-adventure-wilds-barrel-b = Send the children home first.
story-adventure-wilds-barrel-b-result = They know, of course. From the lane you hear them count aloud, all together, so as not to hear. It does not take long. The slime leads up the third ditch from the mill, where the others are. The council pays by length.

story-adventure-wilds-penitent = On His Knees
story-adventure-wilds-penitent-intro = Along the pilgrims’ road a man goes on his knees, and nobody has ever seen him arrive. Steel passes through a penitent as through smoke, unless you know what he did; and of that there are three accounts. He left his crew on a burning ship. No, he put out the harbour light, for a bet. No, he did nothing at all: he slept. The old women at the shrine want it ended, and are no longer on speaking terms.
story-adventure-wilds-penitent-a = Walk beside him for a day.
story-adventure-wilds-penitent-a-result = He does not speak. But he pauses where he always pauses, and each time you learn something: how he holds the lantern, where he turns, which shoulder he spares. By evening you know how he would have to be fought. Whether is another matter.
story-adventure-wilds-penitent-b = Look for somebody who was there.
story-adventure-wilds-penitent-b-result = There was a ship’s boy, the eldest remembers, who came off alive. He would be seventy. He went far inland, and then he came back, as they do, and lives on some shore or other with his back to the water.

story-adventure-wilds-road = A Road That Was Not There
story-adventure-wilds-road-intro = Across the fell runs a road that was not there yesterday. It is paved with plates, each as wide as a cart, well fitted, faintly warm. “A short cut!” says the drover, delighted. “Straight through to the south!” His sheep are standing on it. You kneel, look between two plates and see a leg. Behind it is another, and so on to the horizon. After a meal an yghern sleeps for about a day.
story-adventure-wilds-road-a = Take the short cut, softly.
story-adventure-wilds-road-a-result = You step on the joints, never on the plates, and for the last mile you hold the drover’s mouth shut. It takes you half across the country in an afternoon. At the far end, near Ard Modron, two feelers lie folded like hands.
story-adventure-wilds-road-b = Walk round it and study the joints.
story-adventure-wilds-road-b-result = Quick cuts would only ring on it. It wants one heavy blow, from below, where the seventh plate meets the eighth. Out of a crack you tap a flask of something yellow. The drover is counting his sheep again. He keeps arriving at fewer.

story-adventure-wilds-huts = One Hut Too Many
story-adventure-wilds-huts-intro = On the lake shore stand seven huts, and there are six families. It took them a while to notice. The seventh is a good hut, weathered, with a net hung over it and a bucket by the door; only, on Monday it stood at the jetty, and today it is nearer the hens. “It’s no trouble,” says the eel fisher. “We don’t like to be unneighbourly.” An arachas puts on whatever it finds.
story-adventure-wilds-huts-a = Knock.
story-adventure-wilds-huts-a-result = With something long you knock on the shutter. There is a pause, as when people look at each other across a table. What comes next depends on whether it has eaten. It has several legs to tell you with.
story-adventure-wilds-huts-a-band-1 = It has not. A leg comes through the door, takes what you are holding out, and then takes what you were holding back.
story-adventure-wilds-huts-a-band-2 = It has, mostly. A leg puts out the leavings of the last visitor, politely, on the step; the flask is whole.
story-adventure-wilds-huts-a-band-3 = It is replete, and it has been brought up with neighbours. It hands you out the whole shelf of whoever used to live there.
story-adventure-wilds-huts-b = Smoke it out with green reeds.
story-adventure-wilds-huts-b-result = They cannot bear smoke. About noon the hut gets up and makes off along the shore on tiptoe, bucket and all, doing its best to look like a hut. You mark where it settles down. The eel fisher waves.

story-adventure-wilds-judge = The Judge’s Dogs
story-adventure-wilds-judge-intro = A coach stands in the road, and round it, in a ring, sit eleven black dogs with a glow in their throats. They have run behind it for three nights. “Strays,” says the judge from within. Barghests go where something has not been paid for. They tear off your guard before they touch the skin. He would like an escort to the next town. How many sentences he signed in the last one he does not see fit to say.
story-adventure-wilds-judge-a = Ride with the judge.
story-adventure-wilds-judge-a-result = At the bridge they come, all together, and strip you plate by plate, as cooks do an artichoke. They do not bite; they do not want you. You get him through the gate. He pays, bolts the door and draws the curtains. The dogs have gone round to the back.
story-adventure-wilds-judge-b = Sit down with the dogs.
story-adventure-wilds-judge-b-result = You put down what you hold and take a place in the ring. There are names on their collars. You read them out, loudly, towards the coach, until the door opens from inside. You have seldom seen anybody do so exactly what they were made for, and you think about it for a long time.

story-adventure-wilds-fiend = With a Bag over the Head
story-adventure-wilds-fiend-intro = In the ravine the woodcutters work with bread bags over their heads. Up there lives a fiend. It has a third eye, and whoever sees it open stands still and thinks of home until it is over. Spells do not help; spells it likes. Old Kettil lost two brothers so. He has been felling blind for thirty years, and he can hear a fly sit down on an axe.
story-adventure-wilds-fiend-a = Put on a bag and work with him.
story-adventure-wilds-fiend-a-result = All day he throws pine cones at you, and at dusk they no longer hit; you hear them leave his hand. Your head rings from so much listening. You find that you have gone to bed with the bag on.
story-adventure-wilds-fiend-b = Pay him for the trick with the axe.
story-adventure-wilds-fiend-b-result = It is done with closed eyes, at a distance you would not credit, and you practise until the fly lies there in two halves. The coin is for the flies, says Kettil. Should you ever see the eye, he would like to know what it was that his brothers thought of.

story-adventure-wilds-harvest = A Very Good Year
story-adventure-wilds-harvest-intro = In the evening the pickers come down from the upper vineyard, pale, contented, and unable to say what they did all day. There was a girl singing. Nobody has seen her. Every evening the baskets are fuller and the pickers fewer, and the steward has noticed both. “It is a very good year,” he says. A bruxa sings before she drinks, and she is worst when there is little left of you. In Beauclair they would prefer not to hear of it.
story-adventure-wilds-harvest-a = Ask in Beauclair who used to sing.
story-adventure-wilds-harvest-a-result = The steward turns as pale as his pickers. There was a girl, he says, in the old duke’s day, with a voice for which people came out from the town. An old singing-master at the palace could tell you more. He has told you nothing.
story-adventure-wilds-harvest-b = Leave her a potion on the wall.
story-adventure-wilds-harvest-b-result = At dusk you set it down open and go away. In the morning the flask is empty, and rinsed, and the pickers come down sunburnt and quarrelling. Beside it, in the dust, somebody has written in a beautiful hand what it is that you always do wrong.

## Trades, inns and fairs

story-adventure-wilds-bear = The Bear Is Indisposed
story-adventure-wilds-bear-intro = The bear-leader has a chain, a drum, a licence, and no bear. “He is indisposed,” he says. He has been saying it since autumn. He nursed him to the end; then there were the debts, and there was the skin. Since then he has danced in it himself while his nephew drummed. Now the nephew has run off, on Saturday there is a fair, and one man cannot be the drum and the bear.
story-adventure-wilds-bear-a = Be the bear.
story-adventure-wilds-bear-a-result = It is hot in there and smells of an old friend. You rear up, you turn, you give the paw. Things are thrown, and some of them are coins. It all depends on how people take to a bear that has plainly had lessons in fencing.
story-adventure-wilds-bear-a-band-1 = They take to it with cabbages, then with a mastiff. The bear-leader drums the retreat, and you take it on all fours.
story-adventure-wilds-bear-a-band-2 = A child scratches you behind the ear, and from then on it is coppers. You divide by two, on the drum.
story-adventure-wilds-bear-a-band-3 = Somebody challenges the bear. It wins on points, and the bear-leader weeps into his takings: the old bear never got the riposte right.
story-adventure-wilds-bear-b = Beat the drum.
story-adventure-wilds-bear-b-result = To your drum the old man dances in the skin, slowly, with his eyes shut, and nobody laughs any more. Afterwards he teaches you one step. The bear had thought of it himself. To make room for it, you forget a grander one.

story-adventure-wilds-inn = The Quiet Inn
story-adventure-wilds-inn-intro = At the inn under the cornice nobody raises his voice. The doors are felted, the spoons are of wood, the dog has been taught to wag. One cough in the wrong place and it all comes down, as it did in grandfather’s day, on a wedding. You are handed a slate. Soup?, it says. And below: up on the glacier something takes the post riders. It will not be called, nor whistled for. Somebody would have to shout.
story-adventure-wilds-inn-a = Stay, whisper and sleep.
story-adventure-wilds-inn-a-result = Not since the cradle have you slept like this. In the morning the landlord writes the bill on the slate, looks at it, and wipes it off with his sleeve. He puts a finger to his lips and a bottle in your bag.
story-adventure-wilds-inn-b = Climb up and shout.
story-adventure-wilds-inn-b-result = You shout all that you have. The mountain considers it and lets go, next to you, or nearly. Out of the snow below something long digs itself free and makes off, and you see where to. You have also found out how to ride on what is sliding.

story-adventure-wilds-rehearsal = The Rehearsal
story-adventure-wilds-rehearsal-intro = “No, no! You come from the left, you eat Gunter, Gunter lies down, and then the bell!” The village wants to be prepared. Twice a week they rehearse for the monster. There are pikes, there is a chorus of wives, and there are two coopers sewn into a cow. The cow is the difficulty. It lacks menace. Now thirty faces turn towards you, and in all of them, slowly, the same idea dawns.
story-adventure-wilds-rehearsal-a = Play the monster.
story-adventure-wilds-rehearsal-a-result = Half of what you know is plenty. They break three pikes on you, Gunter weeps, and the schoolmistress almost has you with a rake. You go home with empty hands and a new respect: it looks different from this side.
story-adventure-wilds-rehearsal-b = Direct them from a barrel.
story-adventure-wilds-rehearsal-b-result = You move the bell, put the rake in the front row and send Gunter home. At dusk they could hold off a ghoul for as long as it takes to run away, and more is not required of a village. The takings are handed to you in the head of the cow.

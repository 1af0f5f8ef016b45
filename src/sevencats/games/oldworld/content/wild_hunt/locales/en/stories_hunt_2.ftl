# Stories of the Wild Hunt, stage II: later and worse.

story-hunt-2-ninth = The Ninth Rider
story-hunt-2-ninth-intro = The column goes by so close that you could touch the stirrups. The ninth rider has no coat. He is nineteen and rides well. There is frost on his lips, and it does not melt although he speaks all the time, quite softly, one word, a girl’s name. He looks at you as if you were milestones.
story-hunt-2-ninth-a = Pull him from the saddle.
story-hunt-2-ninth-a-result = All of you pull, and he comes down on top of you with all that hangs on him; for the space of three breaths you are fighting half the column. Then it has passed. He lies in the ditch and goes on riding, with his knees.
story-hunt-2-ninth-b = Say the name back to him.
story-hunt-2-ninth-b-result = “Hanne,” you say, aloud, all of you. He pulls his horse across the road, and behind him they ride into one another like carts. Then a hand takes his bridle. He rides on. He has stopped speaking.
story-hunt-2-ninth-c = Tell him about Jost’s coat.
story-hunt-2-ninth-c-result = He hears of a girl on the road, what she carried over her arm, and for whom. He listens, and his lips stop. Then he takes one foot out of the stirrup, and the other. The column breaks on the empty horse. You only have to pick him up.

story-hunt-2-waiting = Dressed for the Journey
story-hunt-2-waiting-intro = They sit in the square on their chests, in their Sunday clothes, the children with mittens on strings. The floors are swept, the cats have been put out. Nobody has come for them so far, and they are a little hurt. “We were told tonight,” says a woman and moves over, to make room.
story-hunt-2-waiting-a = Set the chests on fire.
story-hunt-2-waiting-a-result = You break up the first chest and light it, with your own things for kindling, then the next. They scream at you. Then they come closer. It is all they own, and they have not been so warm since the autumn. Somebody begins to cry, and so it is a village again.
story-hunt-2-waiting-b = Sit down for a moment.
story-hunt-2-waiting-b-result = You sit down; it has been a long way, after all, and it is very quiet. When you wake, rested, the chests are standing in rows. There is snow on the chests, and none on the places where they sat.
story-hunt-2-waiting-c = Ask what Brother Emmeran promised.
story-hunt-2-waiting-c-result = They look up at the name. You tell them about the village without doors, where he preached from a cart with the horse already put to. There is a silence. Then the woman gets up, takes her chest by one handle, and everybody goes home and bars the door.

story-hunt-2-frozen = An Army at Ease
story-hunt-2-frozen-intro = An army stands across the valley, in marching order, white to the tips of its pikes. It did not get as far as lowering them. You walk through it as through a wood. In the fourth row a drummer follows you with his eyes. He is fifteen, perhaps. He can do nothing else, and he does it as hard as he can.
story-hunt-2-frozen-a = End it for him.
story-hunt-2-frozen-a-result = One of you does it, with the thin blade, and holds him round the shoulders meanwhile. The drumsticks fall, and that is the only sound in the valley. The hand that did it has unlearned something. It has grown very sure.
story-hunt-2-frozen-b = Burn what burns, and try.
story-hunt-2-frozen-b-result = You burn shafts, saddles, your own cloaks. You rub him and pour things into him, drop by drop. Towards evening he says a word. Now it depends on what one of you has in the bag, and on giving little enough of it.
story-hunt-2-frozen-b-band-1 = It was too much. The heat goes through him like a cart through a gate, and whoever held the bag gives him the rest of theirs, and their coat.
story-hunt-2-frozen-b-band-2 = It was enough. He moves two fingers, then the sticks. The riders on the ridge have heard a drum where there was none, and turn aside.
story-hunt-2-frozen-b-band-3 = It was just right, to the drop. He drums the long roll, and along the fourth row eyelids move. Whoever gave it knows now how little is needed.
story-hunt-2-frozen-c = Call the roll, as Holt does.
story-hunt-2-frozen-c-result = You know none of their names, so you call rows and files, and after each you wait. From the fourth somebody answers, then from the ninth. Seven, in the end. You carry seven down to the fires. Captain Holt, when he hears of it, will ask about the others.

story-hunt-2-bread = The Last Loaf
story-hunt-2-bread-intro = One loaf, frozen, for a family of five, and for you. They have put it in front of you because you are going to fight. Now they sit along the wall and look at the floor. The smallest has been told not to count. The grandmother has not come to table for three days. She is never hungry in winter, she says.
story-hunt-2-bread-a = Eat it.
story-hunt-2-bread-a-result = You eat all of it, before their eyes, and the man says “That’s right” at every bite. You will have your strength tomorrow. In the morning the grandmother lies with her face to the wall, and the others are quieter than there is need to be for somebody asleep.
story-hunt-2-bread-b = Leave the loaf, and your packs.
story-hunt-2-bread-b-result = You push it back and empty your packs beside it. The smallest counts, aloud. You leave hungry and light. Behind you a bar falls into place, and then another, like those of people who intend to be here next year.
story-hunt-2-bread-c = Send for Dorrit Ash.
story-hunt-2-bread-c-result = She comes by night, with Provost in woollen stockings, and it is turnips. You pay, all of you; she names the price and halves it before anybody can answer. The grandmother eats three. Then they help unload, for the next house, and for the next.

story-hunt-2-lake = Below You
story-hunt-2-lake-intro = The lake is clear to the bottom, and they are riding down there, upside down, hoof against heel with you. You stop, and they stop. One after another they lift their visors. It is you, each of you, white-eyed and better mounted. One of them raises a hand and lays it flat against the ice.
story-hunt-2-lake-a = Lay yours against it.
story-hunt-2-lake-a-result = Whoever does so feels the cold climb to the shoulder, and with it what the other knows: a grip, a long ride, how it ends. It takes its price at once, through the mail. Then the hand down there is withdrawn, and beckons.
story-hunt-2-lake-b = Break the ice.
story-hunt-2-lake-b-result = One stroke, all together, and it tears from shore to shore. Below, they burst without a sound. You run on plates that tip, and what you drop is gone. On the bank you count yourselves twice, because the first time there was one too many.

story-hunt-2-kord = The Scourge of the Hunt
story-hunt-2-kord-intro = At the gate of the last village stands Kord with his painted scar and his brass medallion, and because he stands there nobody has run away. He has told them that he has beaten the Hunt twice. “They’re coming tonight,” he whispers to you, “and I’ve got paint. What does he do with his feet?” Behind him somebody is selling soup in his honour.
story-hunt-2-kord-a = Stand behind him, out of sight.
story-hunt-2-kord-a-result = You show him what to do with his feet. He practises it behind the stable, with his lips moving. At dusk he takes up his place under the torch, alone as far as anybody can see, and says over his shoulder: “You are still there, aren’t you?”
story-hunt-2-kord-b = Tell the village who he is.
story-hunt-2-kord-b-result = You tell them, and within the hour they are gone, with children and soup, and nobody is left to be taken. Kord washes his face with snow. Then he shuts the gate after them, from the inside. From the hill you can hear him practising.

story-hunt-2-horse = A Horse without a Rider
story-hunt-2-horse-intro = It stands in the road, black, saddled, with ice in its mane, and breathes inwards. It has lost its rider and waits for the next. The stirrups are worn from getting on, and not at all from getting off. It goes from one of you to another and bows its head, patiently, like somebody who is asking for a dance.
story-hunt-2-horse-a = One of you mounts.
story-hunt-2-horse-a-result = Before the reins are taken up, it stands in the column. From the saddle everything lies open: the order, the gaps, who is riding there against his will. Then the rest of you pull, by the boots, by the belt. What you get back has white lashes, and knows where to strike.
story-hunt-2-horse-b = Lead it off the road, and kill it.
story-hunt-2-horse-b-result = It lets itself be led, and lays its head on a shoulder. It is warm where the blade goes in; nobody had counted on that. The saddle is older than any kingdom. In the bags lie someone’s straps and a grip that can still be learned.
story-hunt-2-horse-c = Let Tam’s dog talk to it.
story-hunt-2-horse-c-result = The dog goes up to it, stiff-legged, and they stand nose to nose. Then it turns the horse, like a sheep, and drives it home at a gallop, into the column from the side. It can be heard from here. Afterwards the dog comes back and wants its stick.

story-hunt-2-flight = All of Them
story-hunt-2-flight-intro = First come deer, and wolves beside them. Then ghouls, upright; drowners with cracked feet, far from any water; a griffin, walking. They pass you left and right, like water round a stone, and not one turns its head. The last is a grave hag, who carries an older one on her back. After that there is nothing for a while, and then you hear why.
story-hunt-2-flight-a = Stand aside.
story-hunt-2-flight-a-result = You stand aside and let them by. You have never seen them like that, without hunger; there is much to learn from how a thing limps, where it looks when it is afraid. The older hag bids you good evening over the other’s shoulder.
story-hunt-2-flight-b = Strike while they run.
story-hunt-2-flight-b-result = It is a harvest; there is a price on every head, and none of them lifts a claw. The hag sets her mother down, spreads her arms before her and shuts her eyes. You had not known that they do that. Meanwhile the cold has caught up.
story-hunt-2-flight-c = Turn them, as Corvin would.
story-hunt-2-flight-c-result = You do what beaters do, with patience and noise: a shout here, a torch there. The whole flight leans over, turns, and goes into the flank of what is coming. It lasts as long as a hailstorm. For once it is the hounds that scream.

story-hunt-2-price = A Fair Price
story-hunt-2-price-intro = A rider waits at the crossroads. Before him on the saddle sits a girl of four, with her shoes on the wrong feet. “One for one,” says the rider. “It need not be the best of you.” She is not crying. She has been promised that she will be home for supper. The horse scrapes at the snow; that long you have.
story-hunt-2-price-a = One of you goes.
story-hunt-2-price-a-result = One of you goes. The child is set down, with care, in the right direction. They get as far as the ridge with what they bought; then they find that they were cheated. You come upon it all in the morning: the dead, the horse, and among them the price, alive, with nothing left in either hand.
story-hunt-2-price-b = Take her by force.
story-hunt-2-price-b-result = You are fast, and he had counted on it. The blow goes through you like a gate swinging, one after another, and when you are up again you are holding a shoe. It is the left one, from the right foot. The track leads up the mountain.
story-hunt-2-price-c = Haggle until he is late.
story-hunt-2-price-c-result = You haggle, as over a cow: one of you doubts her teeth, another asks for a warranty. You have met one who was late, and know what they fear. Behind him the column moves off. When he looks round there is only snow. He lets go of her with both hands.

story-hunt-2-fires = Counting the Windows
story-hunt-2-fires-intro = From the pass you look down on the plain, and count the lights to stay awake: farms, an inn, a mill. Twenty-six. When you have counted again there are twenty-five. It goes quite evenly, from the left, as when somebody walks through a house and closes the shutters. The next is the mill. Then comes a school.
story-hunt-2-fires-a = Run for the school.
story-hunt-2-fires-a-result = You run, and throw off whatever is heavy. The mill goes out while you are still among the firs. In the school somebody has lit a second lamp. They will have heard the mill, and thought that more light would be better.
story-hunt-2-fires-b = Set your own hill on fire.
story-hunt-2-fires-b-result = You fire the heather, the hut and three old pines, and it can be seen in two kingdoms. Down there it stops, at nineteen. Nothing happens for a while. Then it turns off the road and comes up to you, evenly, without a detour.
story-hunt-2-fires-c = Look across to the keeper’s ridge.
story-hunt-2-fires-c-result = She has seen it as well. There is a spark up there, then a whole tree of fire, and on the plain every light goes out at a stroke: they have learned what that means, and sit in their cellars. The riders stand in a black country and listen.

story-hunt-2-graves = Made to Measure
story-hunt-2-graves-intro = Sister Jutta has dug graves for you, all in a row, with a view. “The ground was soft just then,” she says. “God knows when I’ll get into it again.” She took the lengths by eye. One grave has turned out short, and she asks, with the measuring rod behind her back, whether whoever it is could draw up the knees.
story-hunt-2-graves-a = Lie down and try them.
story-hunt-2-graves-a-result = You lie down, one after the other. It is dry in there and out of the wind, and the sky is a clean strip. You have slept worse in inns. Jutta sits on the edge and hums, and wakes you when the snow is a finger deep. She was right about the knees.
story-hunt-2-graves-b = Give them to others.
story-hunt-2-graves-b-result = There are enough who need one. You carry them up all night and leave your packs lying. “What’s under the earth, the bastards can’t put in a saddle,” says Jutta and stamps it down. Then she crosses you out. She does it lightly, in pencil.
story-hunt-2-graves-c = Write in her book yourselves.
story-hunt-2-graves-c-result = You know the book. She hands it round, with the pen, and each may write what is to stand there; to do so you have to put things down. It takes until dusk. She reads it through without a word, and corrects the spelling of one place.

story-hunt-2-smith = Nails
story-hunt-2-smith-intro = The smith has no iron left. He has used up the ploughs, the grates, the hinges of the church. The anvil is still warm; the boy who worked the bellows lies at the door, with a sack over his face. “Bring me something of theirs,” says the smith. “I want to know what it’s like when it is beaten.”
story-hunt-2-smith-a = Fetch him a piece of them.
story-hunt-2-smith-a-result = He tells you where: on the mountain, where they leave what broke. He gives you tongs, because of the cold. Until you are back he will work the bellows himself, with his foot. When the sack slips, he stops and pulls it straight.
story-hunt-2-smith-b = Give him what you carry.
story-hunt-2-smith-b-result = Whoever can spare something lays it on the anvil, for good. He makes nails of it, four-edged and a hand long, and by morning they are lying in the road under the snow, with their points up. Then you hear the first horse.
story-hunt-2-smith-c = Quench it in Sunniva’s ice.
story-hunt-2-smith-c-result = You know where there is ice that never melts, and Sunniva Brandt sends her daughters with a block of it, unpaid. The smith draws the last grate to a point and plunges it in. It does not hiss. When he takes it out, it hums, and leans towards one of you.

story-hunt-2-wick = The Gap in the Wall
story-hunt-2-wick-intro = In the gap stands Wick, eleven years old, a saucepan lid on his arm, a poker at the slope. He has been standing there since yesterday. His lips are blue and snow lies on the lid. He promised the village to hold the gap until the witchers come. “Are you the witchers?” he asks, without moving his mouth. “I didn’t sleep. You can ask.”
story-hunt-2-wick-a = Relieve him, with all honours.
story-hunt-2-wick-a-result = You fall in, draw, and report: guard relieved. He returns the salute with the poker. Then he tips over, stiff as a plank, into somebody’s arms. There was something out there, he says, three times. It stopped when he asked it what it wanted.
story-hunt-2-wick-b = Carry him in, at once.
story-hunt-2-wick-b-result = It takes two; he bites. By the stove he screams, when his feet come back, and everybody is allowed to sit down for a while. For that hour the gap stands empty. In the morning a line of frost leads round the houses, with a stop before every door.

story-hunt-2-thaw = Thaw
story-hunt-2-thaw-intro = In the middle of January lies a green meadow, ten paces across, with cowslips. A lark is singing. People from three villages stand around it with their hats off, and some have gone in and lain down. They are smiling. The cowslips have no scent. In the middle the air is turned up, like the corner of a page.
story-hunt-2-thaw-a = Drag the people out.
story-hunt-2-thaw-a-result = You go in, hold your breath and drag them out by their feet. They fight you, asleep, with all they have. Behind the last of them the green tears, and underneath there is a great deal of snow, pressed flat by riders who were waiting there.
story-hunt-2-thaw-b = Reach under the corner.
story-hunt-2-thaw-b-result = One of you goes to the middle and reaches under. There is a strap, and it is being pulled at the other end. The rest of you lay hold of a belt, of legs. The lark has stopped. Now it will turn out who lets go first.
story-hunt-2-thaw-b-band-1 = It is you. The strap goes, and with it a glove, and everything that was tied to the glove. The meadow is snow again from one word to the next.
story-hunt-2-thaw-b-band-2 = It is the other side. You sit down all together, with a bridle, and the people on the grass sit up and feel the cold.
story-hunt-2-thaw-b-band-3 = Nobody lets go, until something does that is neither. The bridle is yours, the meadow closes like a book, and whoever went first has got longer arms.
story-hunt-2-thaw-c = Stake it out and peg it down.
story-hunt-2-thaw-c-result = You know their road, and this is a gate in it. You drive pegs, as a surveyor does, and stretch the cord, and press the corner flat until it stays. The meadow goes out like a lamp. On the other side something arrives, and finds a wall.

story-hunt-2-eve = What One Will Do Afterwards
story-hunt-2-eve-intro = The last hut, one candle. Somebody asks what you will all do afterwards. Keep an inn, says one. Sheep, another. Sleep with the window open. Then it is quiet, for one of you has not answered yet; and outside a hoof strikes a stone, and then another.
story-hunt-2-eve-a = Wait for the answer.
story-hunt-2-eve-a-result = You wait. It comes, at last, and it is so small a thing that you all have to laugh, until the candle shakes. Nobody laughs at it. Then everybody sleeps, one back against another, and it is your watch, and yours, and yours.
story-hunt-2-eve-b = Put out the candle and sharpen.
story-hunt-2-eve-b-result = You put it out and sit with stone and oil. Blades go from hand to hand in the dark. Whoever wants to may part with an old trick and be given a better one. Towards morning everybody knows where the others are weak, and stands there.
story-hunt-2-eve-c = Look who is outside.
story-hunt-2-eve-c-result = It is a mule. Behind it, in the snow, stand people you have met this winter: one with a lamp, one with a kettle of soup, a few with pitchforks, held wrong. They cannot do anything. They came to say so. Then they sit down around the hut and stay.

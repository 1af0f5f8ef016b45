story-sea-salt = The Salt Boat
story-sea-salt-intro = A low boat lies across your way, loaded to the gunwale with grey sacks. Its master has no flag and no hurry. Salt, he says, and looks past you at the empty water where a customs boat would be. He could use somebody who looks dangerous as far as the next headland. He also sells from under the sacks.
story-sea-salt-a = Stand in the bow and look dangerous.
story-sea-salt-a-result = The customs boat comes, sees you and finds that it has business elsewhere. He counts your share into your hand twice, because his fingers shake.
story-sea-salt-b = Buy from under the sacks.
story-sea-salt-b-result = Bottles, packed in salt so that they do not clink. He knows what is in them and does not ask what you want them for. Neither do the fish.

story-sea-salt-danger = Wet Salt
story-sea-salt-danger-intro = The same boat, keel up. Her master sits on it with one sack in his arms, like a child. The others have gone down, and the sea around him tastes of soup. The swell pushes him against your planks, again and again. He will not let go of the sack to take a rope.
story-sea-salt-danger-a = Jump in and fetch him.
story-sea-salt-danger-a-result = You get him by the belt, and the keel gets you across the ribs before the crew can haul you both up. He still has the sack.
story-sea-salt-danger-b = Buy the sack, so that he lets go.
story-sea-salt-danger-b-result = He lets go, counts, and is on board before the coins are dry. Your crew salts the evening fish properly for once and sings over the oars.

story-sea-bell = The Bell under the Water
story-sea-bell-intro = In the middle of the strait a bell rings. There is no tower, no buoy, no rock. The helmsman takes his cap off. His grandmother’s village is down there, he says, and it rings when somebody of the family goes by. He has never had anybody aboard who could say whether that is a kindness.
story-sea-bell-a = Follow the sound and take bearings.
story-sea-bell-a-result = Rowing in circles brings the bell straight below; then you look up and note which hills stand in line. There ought to be land over there, and no chart has it.
story-sea-bell-b = Take your cap off too.
story-sea-bell-b-result = The ringing stops at once, like somebody who has been greeted. The crew rows better than on any other day of this year.

story-sea-bell-danger = The Bell Answers
story-sea-bell-danger-intro = The bell rings faster, as for a fire. The water over the drowned village turns smooth and begins to slope, and your bow slides down it. Something below is pulling the rope, the helmsman says, and it has noticed that we listen. He has both arms around the tiller.
story-sea-bell-danger-a = Row through, whatever it costs.
story-sea-bell-danger-a-result = Weight goes overboard, and you row across the slope until your palms open. Behind you the bell falls silent. Something very large has let go of the rope.
story-sea-bell-danger-b = Turn round before the slope steepens.
story-sea-bell-danger-b-result = The crew has never turned a ship so fast. You are back behind the mole before dark, and from there the bell sounds almost disappointed.

story-sea-widow = The Widow’s Fare
story-sea-widow-intro = A woman in black pays her fare in coins that are green at the edges. For nine years she has crossed on this day and thrown a loaf overboard where her husband went down. This year she has brought two loaves. She asks whether witchers know how long the sea keeps a man.
story-sea-widow-a = Tell her the truth.
story-sea-widow-a-result = She listens to it standing. She nods, eats one loaf herself and shares the other with the crew. Then she shows you the cave where he kept what he never declared.
story-sea-widow-b = Say that nobody knows.
story-sea-widow-b-result = She thanks you with a coin for lying decently. When she throws the bread, something takes it from below, and you see which way it swims.

story-sea-widow-danger = Nine Years
story-sea-widow-danger-intro = This time he comes for the bread himself. A hand with too few fingers takes hold of the rail, then another, and the boat leans towards them. The woman in black does not scream. She says his name, as if to somebody who is late. The crew looks at you.
story-sea-widow-danger-a = Cut the hands off the rail.
story-sea-widow-danger-a-result = It takes four strokes. He pulls your purse along when he goes, and the edge of your mail. She has covered her eyes and counts aloud to nine.
story-sea-widow-danger-b = Let her talk to him.
story-sea-widow-danger-b-result = She tells him what the roof cost, and who married whom. After a while he lets go. She gives you what hung around his neck and says where it came from.

story-sea-sirens = Low Tide Choir
story-sea-sirens-intro = On the skerry sit three sirens, combing each other like sisters before a wedding. They have eaten, which you see by the boots. As long as the wind stands towards them they do not sing, for they sing only for those who can hear. The helmsman asks in a whisper how long the wind will hold.
story-sea-sirens-a = Watch where they fly home.
story-sea-sirens-a-result = Under the sail you wait until they rise, heavy and late, and take the direction. One of them carries a boot for her nest.
story-sea-sirens-b = Leave them something on the rock.
story-sea-sirens-b-result = You put it down and step back, slowly, with open hands. The oldest takes it, looks you over and points with her wing at an island that was behind the haze.

story-sea-sirens-danger = High Tide Choir
story-sea-sirens-danger-intro = The wind turns. The first note comes across the water, quite softly, and half the crew stands up with the faces of children who are called to supper. Wax is in the second chest from the left, the helmsman shouts, and then he too smiles and lets the tiller go.
story-sea-sirens-danger-a = Hold the tiller and shout louder.
story-sea-sirens-danger-a-result = It is a song about a goat, it has fourteen verses, and you bawl them all and steer by the noise of the surf. Half of what lay loose on deck goes overboard with the dancers’ feet.
story-sea-sirens-danger-b = Go and silence them.
story-sea-sirens-danger-b-result = You take the boat’s axe and a breath that has to last. They leave claws in your mail down to the last ring. In the nest lies a brass tube that a captain held to his eye.

story-sea-guests = The Law of Guests
story-sea-guests-intro = The islander who shares your bench offers bread, salt and a place to sleep, in four words. It is an oath here: whoever accepts is under his roof until morning, and whoever refuses has called him poor. His coat has more holes than cloth. His three children look at your boots.
story-sea-guests-a = Accept, and leave a coin behind.
story-sea-guests-a-result = You eat little and sleep deeply. In the morning the coin lies in your left boot and a second blanket over you, and so you leave it in the salt.
story-sea-guests-b = Refuse, and mend his coat.
story-sea-guests-b-result = He is silent for a mile. Then he says that only his brother ever dared that, and where the brother moved when he had had enough of people: an island without a name.

story-sea-guests-danger = Guests of the Jarl
story-sea-guests-danger-intro = A longship comes alongside with shields on her rail, all politeness. Under the law of guests every traveller in these waters owes her jarl a gift. Her jarl has been dead since spring, your helmsman mutters, and nobody dares tell him. On the high seat sits something in a very fine coat.
story-sea-guests-danger-a = Give a gift and bow.
story-sea-guests-danger-a-result = The thing in the coat nods, or its neck gives way. They throw your gold on a heap of gifts that has begun to smell, and wish you a good journey.
story-sea-guests-danger-b = Tell the jarl that he is dead.
story-sea-guests-danger-b-result = There is a silence, and then a brawl, and the brawl is about you. At its end one of the oldest gives you the bearskin off the high seat: wear it where he came from.

story-sea-chart = The Chart Seller
story-sea-chart-intro = He sells charts from boat to boat, and every one is different. On one there is an island shaped like a fox’s paw. On another there is none there at all, but a drawing of a man with his purse open. Which is the right one, he says, depends on what the customer can bear.
story-sea-chart-a = Follow the fox’s paw.
story-sea-chart-a-result = There it lies, green and small, and every beast of the islands seems to have left its tracks on the beach. The seller asks you for the position, for his next edition.
story-sea-chart-b = Sell him a chart of your own.
story-sea-chart-b-result = He gets the coast by Cintra from you, with one bay too many. He pays without haggling and asks whether the bay has a name. You give it his.

story-sea-chart-danger = The Edge of the Chart
story-sea-chart-danger-intro = Your chart ends here. The man at the helm turns it over, and there is a shopping list on the back. Fog comes up from the side where there ought to be an island, and in the fog something breaks: slow, regular surf on a shore that nobody has drawn.
story-sea-chart-danger-a = Steer towards the surf.
story-sea-chart-danger-a-result = Two reefs scrape past below, and a plank stays on the second. Then the fog lifts from a white beach, and you draw it on the back, under the onions.
story-sea-chart-danger-b = Wait, then go home.
story-sea-chart-danger-b-result = Until noon you drift and fish. What hangs on the hook at last is a purse. By then the wind only blows one way, and that is home.

story-sea-whale = The Whalers’ Quarrel
story-sea-whale-intro = Two whaling boats have the same whale between them, and the whale is dead, and neither will row it in as long as the other holds a rope. They have been at it since yesterday. The gulls have begun. They ask you to judge, because you are nobody’s cousin.
story-sea-whale-a = Divide it down the middle.
story-sea-whale-a-result = They pay you in coin and cut where you point. By evening the sea is red for a mile, and whatever lives below has smelled it.
story-sea-whale-b = Ask what it died of.
story-sea-whale-b-result = They have not looked. The wounds are as wide as doors, and in one of them sticks a claw that belongs to nothing of the sea. You know who breeds such claws, and on which island.

story-sea-whale-danger = What Ate the Whale
story-sea-whale-danger-intro = The whale is there, but only the half with the head. The rest ends in a curve as clean as a bite of cheese. Around it the water is quite calm. One of your rowers begins to pray, and another tells him to do it without moving his lips.
story-sea-whale-danger-a = Row over it, fast.
story-sea-whale-danger-a-result = Something rises beside the boat, scrapes along the planks from stem to stern and goes down again. You were holding your shield arm outboard.
story-sea-whale-danger-b = Pour a potion overboard.
story-sea-whale-danger-b-result = It spreads like oil and smells of wormwood and worse. Far below a shadow turns over, shakes itself and sinks to where it is dark.

story-sea-ghost = Twelve Strokes
story-sea-ghost-intro = There are eleven oars in your boat and twelve strokes. The crew knows and does not look round. The twelfth bench has been empty since the winter, and whoever sits there now rows in time. The mate says that he rowed for his own father, and that people get used to it.
story-sea-ghost-a = Sit down beside him and row.
story-sea-ghost-a-result = The handle is cold and moves by itself. You learn a stroke that nobody alive teaches any more, and you are tired until the day after tomorrow.
story-sea-ghost-b = Ask the mate for his name.
story-sea-ghost-b-result = Torkel, he says, and that he left a cuirass with a woman who never got the news. Somebody ought to tell her. The twelfth oar misses a stroke.

story-sea-ghost-danger = The Twelfth Oar
story-sea-ghost-danger-intro = The twelfth oar no longer rows in time. It drags, so that the boat turns in a circle, once around, twice around, and with every round the horizon stands a little higher. He wants to show us where he lies, the mate says. His lips are blue. It is August.
story-sea-ghost-danger-a = Dive and look for him.
story-sea-ghost-danger-a-result = It takes three dives to find a hand and close it. The circle opens. You lie on the planks until evening and let others row.
story-sea-ghost-danger-b = Give him something of yours.
story-sea-ghost-danger-b-result = What has served you long goes in, and the oar lies still. At dawn something else floats beside the boat in exchange. The sea below it has stirred.

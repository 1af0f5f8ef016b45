story-sea-hromund = A Worthy Opponent
story-sea-hromund-intro = Hromund was champion to three jarls and has outlived them all. He is ninety and still wears his axe. Whoever dies in a bed, he says, sits by the door in the next world, in the draught. Now he looks you up and down and finds you suitable. His daughter Vigdis, who builds ships, goes on rowing. “He asks everybody,” she says.
story-sea-hromund-a = Promise him something worse than you.
story-sea-hromund-a-result = He shakes your hand on it until something cracks, and it is not his. Vigdis tells you of a thing in the mountains that even the goats avoid. He begins to grind the axe at once, humming.
story-sea-hromund-b = Cross oars with him, for practice.
story-sea-hromund-b-result = Until sunset you go round the mast with him, oar against oar. He wheezes, he cheats, and twice he has you on your back. Everything he shows you comes from a war that nobody else remembers. Your arms are lead.

story-sea-hromund-danger = Hromund Laughs
story-sea-hromund-danger-intro = The squall lays the ship on her side, and the old champion laughs for the first time since spring. He has thrown off his furs and stands in the stern, bawling the names of three dead jarls at the waves, so that they know who is coming. His daughter has the end of a rope in her teeth. Both her hands are on the oar.
story-sea-hromund-danger-a = Tie him to the mast.
story-sea-hromund-danger-a-result = In the worst of it you get him there, and he bites. Half of what hung on your belt goes overboard meanwhile. In the calm afterwards he weeps, and Vigdis wipes his nose for him.
story-sea-hromund-danger-b = Let him steer.
story-sea-hromund-danger-b-result = He takes her straight at the biggest waves, up them and down the far side, singing, and you hold on to whatever holds. When it is over he looks at his feet, which are wet and alive, and asks for soup.
story-sea-hromund-danger-b-band-1 = The third jarl’s wave came in over the stern, and you were what it broke on. He asks whether you saw it.
story-sea-hromund-danger-b-band-2 = Your shoulder has taken most of the mast. He takes the bowl in both hands, and they are quite steady.
story-sea-hromund-danger-b-band-3 = Between two spoonfuls he shows you how it is done: from the hip, and with your eyes open. You try it, and the deck holds still.

story-sea-policy = The Small Print
story-sea-policy-intro = Cornelis Dray insures ships and has never been on one before. He sits on his iron chest, quite green, and reads you a policy as a cure. Excepted are storm, reef, fire, rot, raiders, princes, the serpent Dagon, and whatever else floats or ceases to. What is left? you ask. Dray considers it honestly. Theft of the anchor, he says, by day.
story-sea-policy-a = Be his witness at a wreck.
story-sea-policy-a-result = He swallows twice and engages you. One of his ships has run aground three times this year, always on the same rock, always without her cargo. On that beach he would like somebody beside him who looks steady.
story-sea-policy-b = Insure your own life.
story-sea-policy-b-result = He writes a fair hand even in this swell: age, height, number of scars, habits. Your death is to be reported within the week, in person. You sign, and that night you sleep like something of value.

story-sea-policy-danger = General Average
story-sea-policy-danger-intro = The ship has taken in water up to the thwarts, and something has to go overboard. In that case, says Dray the underwriter, in it to his belt, the law of the sea divides the loss among all, by value; he would only have to work out the shares. He opens a ledger on his knees. The crew is looking at the iron chest beneath him.
story-sea-policy-danger-a = Throw your own things first.
story-sea-policy-danger-a-result = What you can spare goes, and then a little more, and the ship lifts. Dray, blue to the ears, works it out to the half-penny and pays you what the others owe, less his fee.
story-sea-policy-danger-b = Throw the chest, with or without him.
story-sea-policy-danger-b-result = It takes four of you, and an iron corner goes along your ribs on the way. Dray stands there, amazed at how light a ship can be. Then he sees his policies swimming and calls them by name.

story-sea-anchor = The Anchor of Two Houses
story-sea-anchor-intro = On the skerry lies an anchor, rusted fast. Skarde’s grandfather lent it to Finna’s, or sold it, or had it stolen. Forty-one have died of the question, and the two old people are tired of counting. Each has sent for a champion from outside, so that none of their own need fall. Both boats reach you at the same moment. From both a hand is held out.
story-sea-anchor-a = Take Finna’s hand.
story-sea-anchor-a-result = Finna’s people pay the earnest in cut silver and one tooth. She lets you know that it need not be a long fight. Up on the mountain where they have always met, somebody will stand for Skarde; she is sorry already.
story-sea-anchor-b = Take Skarde’s hand.
story-sea-anchor-b-result = Skarde’s people give you the best bench and all the mutton you can hold. He lets you know that it need not be a long fight. Up on the mountain somebody will stand for Finna; he hopes it is nobody young.

story-sea-anchor-danger = Under Other People’s Arrows
story-sea-anchor-danger-intro = Both houses have sighted each other’s sail and begun to shoot, out of habit, and you lie in the middle. They are polite about it. Before each volley somebody calls across and asks you to duck. But they shoot the way their grandfathers taught them, which is badly, and the light is going.
story-sea-anchor-danger-a = Row on between them.
story-sea-anchor-danger-a-result = You row on, bent double. Two arrows stay in your mail, one from each side; they are particular about that. Behind you somebody calls to ask whether you are hurt, and is shot at for it.
story-sea-anchor-danger-b = Turn back and let them finish.
story-sea-anchor-danger-b-result = You go about, and they wave you off with their bows. All night there are torches on the water: each house is fishing out the other’s men, as they have always done. In the morning you are where you started.

story-sea-wedding = Two under the Sail
story-sea-wedding-intro = Under the spare sail lie a girl and a boy. Hild is of Finna’s house and Kari of Skarde’s; between the houses stand an anchor and forty-one dead. “If they find us it will be forty-three,” says Kari, almost proudly. Hild says nothing. She has brought a loaf, a hammer and the family’s good spoon. Astern there is a sail, and beside it another.
story-sea-wedding-a = Hide them as far as the forest.
story-sea-wedding-a-result = From the edge of the sail, where you stand, you talk to both pursuers about the weather. They take it for mainland manners and sheer off. At dusk the two climb ashore. There will be a wedding under the trees, says Hild, and you are asked.
story-sea-wedding-b = Hand them to their elders.
story-sea-wedding-b-result = You wave both ships alongside. Hild is taken off to the right and Kari to the left, and either side pays you for your trouble. She leaves you the spoon. You are to eat with it, she says, every day.
story-sea-wedding-c = Plead for them, with your champion’s word.
story-sea-wedding-c-result = You gave your hand to one of these houses, and that counts in both. You call across what is lying under the sail. For the first time in years the two old people look at each other. It shall be done properly, they call, in the forest, and you are paid to come.

story-sea-wedding-danger = Two Sails Astern
story-sea-wedding-danger-intro = They have been found. Skarde’s ship comes up on the left and Finna’s on the right, your boat is a nut in a cracker, and the first oars are splintering. Under the spare sail a boy and a girl hold hands. Each side calls that it means you no harm, you are only in the way. It has been true of most of the dead.
story-sea-wedding-danger-a = Hold them off with an oar.
story-sea-wedding-danger-a-result = One oar breaks, then a second, then a helmet, on what is left. The cracker opens, for neither house will crush a child of its own. Your bag is adrift, and your side is black to the hip.
story-sea-wedding-danger-b = Pay both for the damage.
story-sea-wedding-danger-b-result = You lean out to the left and ask what a rail costs, and lean out to the right and ask again. They are so surprised that they name prices. While they check each other’s sums, your crew finds two whole oars.

story-sea-diver = Grima Wants a Rope
story-sea-diver-intro = Grima dives for what ships lose, with a stone in her arms and no rope; a rope, she says, is for people who are missed. Today she wants one. She is going down to a wreck she has passed a hundred times, and needs somebody who pulls at the second jerk and not at the first. On the thwart lies this morning’s catch: a blade, a kettle, a child’s shoe.
story-sea-diver-a = Take the rope.
story-sea-diver-a-result = At the first jerk you grit your teeth, at the second you pull. She comes up empty-handed and white as a plate. The ship lies further off than last year, she says. Somebody is moving it. She will want you again, in other water.
story-sea-diver-b = Buy the blade.
story-sea-diver-b-result = She names the price, and it is the price; you might as well haggle with the tide. She shows you how its owner held it, for the wear is on the wrong side. The shoe is not for sale. It is drying beside her, in the sun.

story-sea-diver-danger = The Second Jerk
story-sea-diver-danger-intro = The rope has been jerking for a while now, and in no way that was agreed. It runs out through your hands, round the thwart and out again, and smokes. Thirty fathoms, says the mate, and we have five more. No diver stays down so long. Then it goes slack.
story-sea-diver-danger-a = Follow the rope down.
story-sea-diver-danger-a-result = Hand over hand you go, until the light is green and then black. Grima hangs in the ribs of a ship, caught by her braid, and gives you a reproachful look. It costs you your air and half your belt. She goes up first.
story-sea-diver-danger-b = Haul her in and pour something in.
story-sea-diver-danger-b-result = You haul her over the side like a net. The potion runs out at the corner of her mouth until it no longer does. Grima bites your finger and sits up. Somebody is moving that ship, she says; she will show you.

story-sea-cod = A Ring in the Cod
story-sea-cod-intro = The cook has opened the biggest cod of the winter and found a ring in it, silver, with “Ragna, of the Heron” on the inside. The crew moves away from the bench. The Heron went down sixteen winters ago, and what the sea gives back, it wants to see go home. You are the only one on board, says the cook, who is paid for that sort of thing. The cod is excellent.
story-sea-cod-a = Sell it in the next harbour.
story-sea-cod-a-result = The silversmith scratches the name out, and while he does so his shop smells of deep water. He pays quickly and washes his hands. For a week you live on bread.
story-sea-cod-b = Ask who misses a Ragna.
story-sea-cod-b-result = A net-mender knows. Ragna had a twin, Grima, who dives for wrecks and means only one of them. Go and wait on the water the Heron sailed from, says the net-mender; she comes there every new moon. You knot the ring into your handkerchief.

story-sea-cod-danger = What the Cod Swallowed
story-sea-cod-danger-intro = The catch is in, the hold is full, and in the hold somebody knocks. The cook lifts the hatch. There they lie, a hundred great cod with their eyes to the light, and inside each of them something small and hard taps against the ribs, all in time. The boat lies a hand deeper in the water than she did at noon.
story-sea-cod-danger-a = Shovel the catch overboard.
story-sea-cod-danger-a-result = All hands shovel until midnight, and nobody looks closely at what taps. With the last fish the boat comes up with a jerk. The crew has lost a month’s bread, and you the use of your back.
story-sea-cod-danger-b = Cut one of them open.
story-sea-cod-danger-b-result = There is a coin in it, very old, and one in the next. You have opened seven before you think to ask who was being paid with these. Then the tapping stops, all at once, and below the keel something listens.

story-sea-light = Bread, It Says
story-sea-light-intro = A fire on the mountain blinks at you in broad daylight: long, short, long. The helmsman learned the code as a boy and spells it out. Bread, it says. Then: please. That is Ottkel, who keeps the beacon against raiders. For twelve years no raider has come, and one day the jarl forgot the boat with his supplies. The fire blinks again. “Onions too,” reads the helmsman.
story-sea-light-a = Answer that you will bring some.
story-sea-light-a-result = You flash it with a saucepan lid: coming, onions too. The fire goes wild, and for a while it is only nonsense. Then, slowly: come by day. And once more: by day. There the helmsman stops spelling.
story-sea-light-b = Ask what he can see from there.
story-sea-light-b-result = He sees everything and has never been asked. Long, short, long: which beach has had no gulls since yesterday, and what went ashore there on four legs. You send him a loaf in a cask through the surf, and a small figure comes leaping down the rocks.

story-sea-light-danger = Two Fires
story-sea-light-danger-intro = In the dark two beacons burn on the mountain where there is one. Both blink the same word: here. The helmsman knows the keeper’s hand. The left one stammers as Ottkel does, he says, and the right one is too clean. But the left one stands straight above the reef. He looks from fire to fire, and the surf grows louder.
story-sea-light-danger-a = Steer for the one that stammers.
story-sea-light-danger-a-result = You put your faith in a bad hand at the shutter and hold on. Between the teeth of the reef there is a channel, just about, if the current agrees. From the mountain a man is shouting: left, left, until his voice breaks.
story-sea-light-danger-a-band-1 = It does not agree. You come out of the teeth backwards, whole, and pointing the way you came.
story-sea-light-danger-a-band-2 = It agrees. You shoot through like a pip, and on the mountain the light blinks, stammering: bread, next time.
story-sea-light-danger-b = Steer for the clean one.
story-sea-light-danger-b-result = It blinks without a fault until you are on the rocks, and goes out. You push off with shoulders and oars. Up there by the embers squats something thin and grey, and is learning a new word from you: help.

story-sea-bottle = To Whoever Fishes This Out
story-sea-bottle-intro = “To whoever fishes this out. I am well. The fire burns. The goat has died and I have told nobody, since there is nobody. If you pass below the mountain, look up; I wave at every sail, on principle. Bread would be nice. Are there still wars? Ottkel, keeper of the beacon.” The cork has been whittled into a goat. The crew wants to know whether you will answer.
story-sea-bottle-a = Write back and throw it in.
story-sea-bottle-a-result = There are still wars, you write; he has missed nothing, and somebody has seen him wave. The crew adds greetings and the cook a recipe. After that they row with their heads up and look at every hill.
story-sea-bottle-b = Take him his bread.
story-sea-bottle-b-result = The cook gives you two loaves, and onions into the bargain. When you hold the letter to the light there is another line below the name, small and in haste: come by day.

story-sea-bottle-danger = The Hundredth Bottle
story-sea-bottle-danger-intro = Bottles on all sides, a whole field of them, chinking. The crew fishes some out. I am well. I am well. I am not alone now. There are two of us, and he learns fast. Do not come. He has learned to write. The last ones are in another hand, a very clean one, and all say the same: come, bring everybody, there is bread.
story-sea-bottle-danger-a = Break a way through.
story-sea-bottle-danger-a-result = Glass grinds along both sides and slashes whatever hangs outboard, a bag of yours among it. But the field has a tail, and the tail points up the mountain. You know now where that thing lives.
story-sea-bottle-danger-b = Turn back at once.
story-sea-bottle-danger-b-result = Nobody says a word while the ship goes about. The bottles keep up for a good mile until the wind tires of it. In the harbour the crew will drink from the barrel only, and they treat you to the first round.

story-sea-law = The Woman Who Is the Law
story-sea-law-intro = Thyra is the law of the islands: four hundred sayings, all in her head, for nobody ever wrote them down. She is blind, over eighty, and rowed from quarrel to quarrel. Lately there are gaps. Yesterday on Eyna she stopped in the middle of inheritance, and the heirs waited until dark. She is looking for somebody to carry a saying or two, until she finds a pupil.
story-sea-law-a = Carry one for her.
story-sea-law-a-result = She rasps it into your ear: what is owed to a guest who brings misfortune. You say it back until it sits. It is heavier than it looks. There is a court in the forest before the moon is full, and there she will ask you for it.
story-sea-law-b = Have her judge a debt of yours.
story-sea-law-b-result = A skipper has owed you for a drowner since spring. Thyra hears both of you, for hours, with every precedent, and finds for you. He pays on the spot. Being right, it turns out, takes all day.

story-sea-law-danger = The Law Is Boarded
story-sea-law-danger-intro = Raiders come over both rails. Thyra the lawspeaker, on her box of herrings, lifts a hand and begins: of the taking of ships, and what is due for it. They stop with one leg on board, for everybody here grew up under that voice. But it is a long saying. She is coming to the place where there is a gap, and their leader has begun to move his lips along.
story-sea-law-danger-a = Pay before she falters.
story-sea-law-danger-a-result = In the middle of the sentence you hold out your purse. The leader takes it with relief; he had not known the next line either. They leave on tiptoe. Thyra has noticed, and sits with her back to you until evening.
story-sea-law-danger-b = Prompt her, with anything.
story-sea-law-danger-b-result = You whisper the first thing that sounds old: and he shall pay it back with an ox. Thyra says it aloud without a flicker. They look at one another. Now everything depends on whether one of them has ever paid with an ox.
story-sea-law-danger-b-band-1 = One has, and it was a cow. He explains the difference to you at length, with the flat of an axe.
story-sea-law-danger-b-band-2 = One has an uncle who may have. They argue it out on your deck, and you are standing in between.
story-sea-law-danger-b-band-3 = One has, and he swears to it. They count the oars they broke on boarding and lay the price of an ox on the herring box.

story-sea-rescued = Whose Man Is He?
story-sea-rescued-intro = Two fishing boats hold a shipwrecked man between them, one by the arms and the other by the legs. Whoever saves a man from the sea has his labour for life; that is the law, and neither means him ill. He would sleep by the stove, calls the one. With us he would have meat on feast days, calls the other. The man has his mouth full of water. He looks at you.
story-sea-rescued-a = Judge for those who saw him first.
story-sea-rescued-a-result = That is the boat with the arms. They thank you in coin, wrap him in three blankets and ask what he can do. He is a dancing master, he says. Both boats fall silent. You row on before they ask you to judge again.
story-sea-rescued-b = Ask the man what he wants.
story-sea-rescued-b-result = He wants to go home to his wife. The law does not provide for that, and so it has to go before the high court in the mountains, with you as witness. They set him down exactly in the middle, and each boat gives a blanket.

story-sea-rescued-danger = Hands in the Water
story-sea-rescued-danger-intro = A ship has gone down here within the hour. Nine people hang on planks and casks and call. Your boat will hold four more, says the mate, five if they do not breathe; and by the law of the islands each one pulled in is yours for life, to feed and to clothe. The crew rests on its oars. Out there somebody is holding up a child.
story-sea-rescued-danger-a = Take all, and throw out the cargo.
story-sea-rescued-danger-a-result = Everything that nobody stands on goes overboard, your purse with it, and the boat lies in the sea like a full plate. You bail with hats all the way. On land you tell them that they are nobody’s. They carry your bag up to the inn all the same.
story-sea-rescued-danger-b = Take the child and four more.
story-sea-rescued-danger-b-result = You choose. It takes as long as it takes to point five times. Then you row, and every boat in the harbour puts out at your shout, and they come back with casks. The child sleeps on your knees, and you sit still till morning.

story-sea-last-words = Put It Better
story-sea-last-words-intro = The yard came down on a rower, and he knows how things stand. He would like a letter written to his wife. That the roof money is in the boot. That he was insured, with a man called Dray in Novigrad. That he has been a pig these last years, and that it was no different with the woman on the other island. He looks at you. “Put it better,” he says, and dies.
story-sea-last-words-a = Write what he said.
story-sea-last-words-a-result = It goes down on paper, pig and all, and the mate signs for the truth of it. Una reads it twice, standing. “That is him,” she says. She pays your fare to Novigrad with roof money: that man Dray will want to see it on paper.
story-sea-last-words-b = Put it better.
story-sea-last-words-b-result = He thought of her, you write, and the roof money is in the boot. Una learns it by heart and folds it small. To that man Dray in Novigrad you will have to bring it yourself, she says. He will ask whether these were his words.

story-sea-last-words-danger = Man Overboard
story-sea-last-words-danger-intro = A wave has taken the rower of the stroke oar. He drifts astern and shouts, and it is not for help. He shouts that the money is in the boot, and in which boot, and that Una is to have all of it; he is a thorough man and shouts it again. In this sea the ship cannot be turned, says the mate. He is tying a rope to a cask while he says so.
story-sea-last-words-danger-a = Go after him with the rope.
story-sea-last-words-danger-a-result = It is the third wave that brings you to him. He has got to the cow and the good spade. The cask carries you both until they have hauled it in, and by then your knees belong to somebody else. Did anybody write it down? he asks.
story-sea-last-words-danger-b = Write it down, every word.
story-sea-last-words-danger-b-result = You kneel on the deck and write, and shout back what you have: the boot, the left one, the cow. He lifts an arm, for he has understood. Then there is only sea. The ink stays on your hand all the next day.

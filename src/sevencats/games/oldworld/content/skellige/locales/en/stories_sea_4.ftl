story-sea-pyre = The Jarl Comes Back
story-sea-pyre-intro = For the third morning a burned-out funeral ship lies across the harbour mouth. They set it alight and pushed it off, as is fitting, and each night the tide brings it back. The old jarl sits in it, black and upright. At his feet sits his dog. By custom it was to go with him; the fire has singed it, no more. The heirs would pay to be rid of the matter. The dog looks at the shore.
story-sea-pyre-a = Take the dog off first.
story-sea-pyre-a-result = As you lift it over the side, the ship sighs and goes down by the head. The heirs mutter about custom. The dog shakes itself over their good boots, trots ahead of you to the inn and shows you how it gets served there.
story-sea-pyre-b = Tow it out as it is.
story-sea-pyre-b-result = Past the last skerry you cut the tow rope, and they pay without counting. Until midnight it barks, regularly, like somebody who is keeping watch.
story-sea-pyre-c = Send for Vigdis the shipwright.
story-sea-pyre-c-result = She knocks along the planks and puts two fingers on a wooden plug. “That is what this is for,” she says. “They never ask.” She whistles for the dog, pulls the plug, and the jarl goes down with dignity. The heirs pay both of you, and she shows you where ships are weak.

story-sea-pyre-danger = Fire Astern
story-sea-pyre-danger-intro = Somebody’s funeral is catching up with you. The ship burns from end to end and comes on against the wind, straight in your wake, whichever way you steer. In the flames sits a figure with one arm stretched out, pointing. The helmsman thinks that he wants to come along. The mate thinks that he wants his oar back, which you bought yesterday, second-hand.
story-sea-pyre-danger-a = Hold it off with poles.
story-sea-pyre-danger-a-result = It is held off until the poles burn down to your gloves, and then it has overtaken you. In passing, the arm comes down. The mate throws the oar after it all the same. You smell of smoke for days and sleep badly.
story-sea-pyre-danger-b = Jump across and turn the rudder.
story-sea-pyre-danger-b-result = With a wet sack over your head you run through the fire and throw yourself against the tiller. The ship turns like an animal that has been led, and the figure turns too and nods. How you get back, and with what, is a matter of moments.
story-sea-pyre-danger-b-band-1 = It is a moment too many. You come back through the fire with the sack alight, and they put you out with bilge water.
story-sea-pyre-danger-b-band-2 = You jump with your arms full, and half of it falls between the ships, where it hisses.
story-sea-pyre-danger-b-band-3 = He is sitting on what they sent with him, and he moves over. You take a handful, in passing, and the oar you leave him.

story-sea-seal = A Coat in the Chest
story-sea-seal-intro = The sealer is a good husband, everybody says so. He has never raised his hand, and he keeps the key of the chest on a string around his neck. His wife sits in the bow with her face to the water, as on every crossing. While he sleeps she turns to you. There is a coat in the chest, she says, which is hers. She has two children at home. And ten years behind her.
story-sea-seal-a = Take the key and open the chest.
story-sea-seal-a-result = It is a sealskin, soft as breath. She puts it on like a door closing. At the last moment she looks back, towards land, and then the water has her. When he wakes he asks nothing. You teach his boy to swim, as he asks you to, and learn something yourself.
story-sea-seal-b = Leave the key where it is.
story-sea-seal-b-result = She nods, as if you had told her the time. At the landing he thanks you for keeping his wife company and presses money on you. She walks up the beach behind him, carrying both bags, and steps into every puddle.

story-sea-seal-danger = Thirty Faces
story-sea-seal-danger-intro = The sealing was good, and the hold is full of skins. Now there are seals around the boat, thirty of them, upright in the water as people stand at a fence. They do not bark. One after another looks at the sealer, and he has begun to say names, under his breath, as if at a roll call. His brother’s is among them.
story-sea-seal-danger-a = Throw the skins overboard.
story-sea-seal-danger-a-result = Bale by bale they go over, and each is met by somebody and taken down. It empties the boat, and your own bundle goes with the last. The sealer holds one skin back. It is small. Then he lets go of that too.
story-sea-seal-danger-b = Turn for home before dark.
story-sea-seal-danger-b-result = They come along the whole way, at a walking pace, and stop where the harbour lights begin. The sealer sells the catch unseen and boards up his window to the sea. You have got nowhere today, and nobody complains of it.

story-sea-drowners = He Has Cut His Hand
story-sea-drowners-intro = One of the rowers has cut his hand and said nothing, because of the pay. For an hour now there have been drowners behind the boat, a fin here, an elbow there. They smell blood for a mile and never tire. What they cannot stand is fire over the water, which the crew cannot stand either, in a tarred boat. The rower hides his hand under his knee. He has four children.
story-sea-drowners-a = Tow a bloody rag on a line.
story-sea-drowners-a-result = His hand is bound, and the rag goes astern on a cork and a string. They follow it like ducks. When you cut the string you watch where they take it, and now you know under which cliff they sleep.
story-sea-drowners-b = Pour oil astern and light it.
story-sea-drowners-b-result = Your flask goes over the stern and a brand after it. For a hundred yards the sea burns, quite quietly, and behind it they stand with their arms before their eyes. The crew collects for you, and the rower puts in a coin with his left hand.

story-sea-drowners-danger = No Wind, No Moon
story-sea-drowners-danger-intro = Flat calm, and no moon. Then the boat leans, only a little, as if somebody had sat down on the rail. It leans to the other side. Wet hands feel along the planks, patiently, all round, the way hands in the dark feel for a latch they know. “How many?” asks the helmsman. You listen. You had rather not say.
story-sea-drowners-danger-a = Burn the sail, over the water.
story-sea-drowners-danger-a-result = Hung out on the yard and set alight, it flares, and in the glare they let go, all at once, with a noise like a drain. Half of your things were wrapped in that sail. From there on everybody rows, and nobody sleeps.
story-sea-drowners-danger-b = Fight along the rail.
story-sea-drowners-danger-b-result = Round the boat you go, and round again, wherever it leans. They pull rather than strike, and what they pull at comes off. Towards morning they swim home along the coast, slowly, and you see exactly where.

story-sea-fog = Three Harbours
story-sea-fog-intro = In the fog lie three harbours where there ought to be one. Each has a mole, two lamps and a bell. A foglet, the mate whispers; they build what people wish for. But it builds from hearsay and has never been ashore. The crew knows how to tell: at home somebody would be standing on the mole, shouting that they are late. From here there are only three bells.
story-sea-fog-a = Go by the smell.
story-sea-fog-a-result = Two of the harbours smell of fog. From the third comes fish, tar, privy and bread, and you steer for the bread. They stand on the mole and shout that you are late. The baker sends something across for the nose.
story-sea-fog-b = Go into the false one, with a torch.
story-sea-fog-b-result = The mole is soft, and the lamps have no heat. Through the flame of your torch you see it squat on the water, thin, with both arms full of lights. It claws you once and flees, and you see which valley it lives in.

story-sea-fog-danger = Somebody Answers
story-sea-fog-danger-intro = The lookout calls into the fog, as he has to: who is there? And somebody answers, in his own voice: we are. He calls again. We are, it says, nearer, and now there is a second voice, and it is yours. Then oars, a bow, a boat full of grey people with your faces, rowing straight at you. They seem as frightened as you are.
story-sea-fog-danger-a = Give way and turn round.
story-sea-fog-danger-a-result = You put the helm over, and so do they, and back to back both boats row out of it. Nobody looks behind. In the harbour the lookout counts the crew aloud, and then, since it was his voice too, lets somebody else do it.
story-sea-fog-danger-b = Ram them.
story-sea-fog-danger-b-result = There is no blow, only cold, from bow to stern, through every one of you. Afterwards things are missing: a buckle, a knife, the word for buckle. The fog behind you lies there in two halves.

story-sea-harpies = The Admiral’s Buttons
story-sea-harpies-intro = The mate wears an admiral’s coat. He found it in a wreck, nobody has promoted him, and it has twenty-four brass buttons. Since noon harpies have been circling above the mast. Harpies cannot see anything shine without wanting it, and what they carry to the nest stays in the nest. “How much would be in such a nest?” asks the mate, and does up the top button.
story-sea-harpies-a = Send the coat up, on a line.
story-sea-harpies-a-result = Up to the masthead goes the coat, with a ball of yarn in the pocket. They fight for it, one flies off with it, and the yarn runs out over the skerries. You climb after it. Whether the nest is worth the climb shows only from above.
story-sea-harpies-a-band-1 = The nest is not empty. Three young ones look at your buckles, and they are hungry and fond of metal.
story-sea-harpies-a-band-2 = Spoons, mostly, and the brass buttons of other mates. One coin is real.
story-sea-harpies-a-band-3 = From above it is a treasury: thimbles, a chalice, a chain of office. You leave them the chain and the coat.
story-sea-harpies-b = Trade a polished kettle with them.
story-sea-harpies-b-result = You scour the kettle until it blinds and set it on a rock. The biggest one takes it and, after some thought, leaves something in its place, from her second-best. They are not thieves. They are only in a hurry.

story-sea-harpies-danger = They Like the Compass
story-sea-harpies-danger-intro = Harpies, seven of them, in the rigging. They have taken the buttons, the spoons, the bell and the mate’s tooth. Now they have discovered the compass. Two hang on the binnacle, quarrelling, and the needle swings after whichever of them pulls. The third has her eye on your medallion and is being quite charming about it.
story-sea-harpies-danger-a = Give them what shines.
story-sea-harpies-danger-a-result = Everything in your pockets goes on to the hatch, and you step back. It is like a market, with screaming. When every one of them has something they leave, heavily, and the needle finds north again. You turn out your purse: lint.
story-sea-harpies-danger-b = Cover everything and hit out.
story-sea-harpies-danger-b-result = A sail over the binnacle, and then you lay about you with the boathook. What does not shine they do not see, and so they see you. It costs you some rings of mail and a strip of skin. The mate sings with one tooth less.

story-sea-ponies = The Ponies Swim Behind
story-sea-ponies-intro = Twelve island ponies swim behind the boat on one long line, heads up, nostrils wide, as they do every autumn. The last is a mare who ought not to have come. Halfway over, her foal has appeared beside her, three weeks old. It was to stay behind, and it is doing its best. The drover has tears in his eyes and one hand on his knife. If she stops they all stop, he says.
story-sea-ponies-a = Get the foal into the boat.
story-sea-ponies-a-result = From the water, with your shoulder under it, you lift it in. It kicks you in the ear and falls asleep on your blanket. The mare swims alongside from there on, with her chin on the gunwale, breathing on it. The drover gives you his horse ointment, the good one.
story-sea-ponies-b = Swim beside her and hold it up.
story-sea-ponies-b-result = One arm swims, the other carries, for a mile. When the stones come under your feet it stands up first, very surprised. To the far end of your strength you know the way now.

story-sea-ponies-danger = One Long Line
story-sea-ponies-danger-intro = The line that tows the ponies has gone taut, and not because of the ponies. Something has hold of the far end. The last mare is already under, the one before her screams, and the stern of your boat goes down with every pull. There are eleven left. The drover knows each by name and is saying the names. Somewhere this line must be cut.
story-sea-ponies-danger-a = Cut behind the first six.
story-sea-ponies-danger-a-result = You cut where you can reach. What was behind it goes away, quickly, like a string through a keyhole. The six swim as they have never swum. Nobody speaks until land, and there you find that you cannot eat.
story-sea-ponies-danger-b = Dive along the line.
story-sea-ponies-danger-b-result = The way down leads past forty-four hooves, and some of them hit you. At the end is an arm, and you cut that instead. When you come up you see nothing, only noses, all round you, blowing warm air.

story-sea-boots = Two Hundred Left Boots
story-sea-boots-intro = A cargo has gone overboard somewhere, and the strait is full of boots, new ones, oiled, two hundred of them and all of them left. The crew has fished out sixty before anybody notices. Then a second boat comes round the headland, laden to the rail. You can see from here what with. Its skipper has noticed too. Both of you stop rowing and think about prices.
story-sea-boots-a = Bargain for the right ones.
story-sea-boots-a-result = It takes until evening. He is a hard man, but his children are cold too. In the end everybody pairs boots by torchlight on a sandbank, and you get the fee for having kept the knives out of it.
story-sea-boots-b = Give him yours, for nothing.
story-sea-boots-b-result = He is so suspicious that he counts them three times. Then he sits down on the heap and cannot speak. He is a cobbler, he says at last, and this was to be his winter. He makes you a pair, on the spot, by eye, and in them you stand like a tree.

story-sea-boots-danger = In Step
story-sea-boots-danger-intro = The boots that the crew put on this morning have begun to walk. Left, left, left. They were fished out of the strait, they fitted everybody, and nobody can get them off. Now a dozen rowers march in place between the benches with frightened faces, and slowly, in step, they turn towards the rail. The sea floor is full of soldiers, says the helmsman. It has been a long war.
story-sea-boots-danger-a = Cut the boots open.
story-sea-boots-danger-a-result = Boot by boot you go down the row with your knife, and boots kick. The last has hold of a boy of fifteen and carries him over the rail; you keep the boy. On the bottom something stamps once and stands at ease.
story-sea-boots-danger-b = Give the order to turn round.
story-sea-boots-danger-b-result = Your worst sergeant’s voice barks it out: about turn, forward, home. They obey. They march the boat back, so to speak, all the way, and in the harbour you say: dismiss. A dozen pairs of boots stand empty on the quay.

story-sea-cook = The Last Onion
story-sea-cook-intro = Item: beans, wet, one sack. Item: pork, green, half a side. Item: onion, one. The cook has read out the stores, and now the crew votes on the onion. Six are for putting it in the soup. Five are for keeping it, so that there is something to look forward to. The cook abstains, in tears. It is six against five with you still to speak, and both sides have begun to call you by your first name.
story-sea-cook-a = Vote for the soup.
story-sea-cook-a-result = It goes in, and for one evening the whole ship smells like somebody’s kitchen. Men who have not spoken since spring pass each other the salt. Tomorrow there will be only beans. Tonight they row as if they were going home to it.
story-sea-cook-b = Cook the supper yourself.
story-sea-cook-b-result = You lay the onion back on its shelf and cook with what you carry: two roots, a pinch of this, and something from a flask that nobody wants explained. They lick the pot. Afterwards you write down for the cook what it was, and understand it better yourself.

story-sea-cook-danger = Mutiny, with Beans
story-sea-cook-danger-intro = It is the thirtieth day of beans, and the crew has locked the cook in his galley. Through the hatch he can be heard shouting that it was never his fault. The mate has the key, six men have knives, and at the helm nobody stands at all. The reef is still some way off. “We want to talk about it,” says the one with the longest knife. “All of us. Thoroughly.”
story-sea-cook-danger-a = Hear them out, every one.
story-sea-cook-danger-a-result = You hear about the beans, then about the pay, the mate, somebody’s mother. It grows dark over it. In the end they weep, fetch the cook out, and nobody has the strength to row on before noon, least of all you.
story-sea-cook-danger-b = Share out your own stores.
story-sea-cook-danger-b-result = You open your bag on the hatch: sausage, the good cheese, the flask against the cold. It is gone in the time it takes to say so. Then there is belching, and shame, and somebody goes to the helm and swears.

story-sea-pilot = The Pilot’s Condition
story-sea-pilot-intro = The pilot takes ships through the Needles on one condition: everybody on board is blindfolded, and so is he. Those who see the rocks steer away from them, he explains, and behind every rock there is another. He has done it three hundred times. His bandage is well worn and embroidered by his daughter. He hands out the others, clean ones, and asks who would like to beat time.
story-sea-pilot-a = Tie yours on and beat time.
story-sea-pilot-a-result = In the dark you beat the drum while rock breathes past, left and right, close enough to smell. Your hands learn to hear. When he says that you may look, the sea lies open, and the pilot is asleep on his feet, smiling.
story-sea-pilot-b = Peep.
story-sea-pilot-b-result = There is a gap no wider than the oars, and in the gap other ships, standing on end. Whatever you used to do when you were afraid, you have just unlearned. Something else has taken its place. The pilot sniffs. “Somebody looked,” he says.

story-sea-pilot-danger = The Pilot Opens His Eyes
story-sea-pilot-danger-intro = In the middle of the Needles the pilot stops counting. A wave has torn the bandage off his face, and he stands there looking. So that is what it is like, he says. He has gone grey. He took three hundred ships through here by ear and not one of them touched, and now he sees it, he cannot move his hand. The rowers, blind, wait for his next word.
story-sea-pilot-danger-a = Cover his eyes with your hands.
story-sea-pilot-danger-a-result = From behind you hold your hands over his eyes, and rock shaves along your elbows, left and right. After a while he begins to count again. At the end your sleeves are gone and some of what was in them.
story-sea-pilot-danger-b = Take over the counting.
story-sea-pilot-danger-b-result = You count as you heard him count, and where you are not sure you say it louder. Most of it is right. The rest is noise: a crack, a shout, somebody’s chest going overboard with a splash. It was yours.

story-sea-tattoo = The Back of Old Asmund
story-sea-tattoo-intro = Old Asmund is dying in the forepeak and would like to be turned over. On his back, under the scars, an island is tattooed, with soundings and a row of little mounds. He never saw it; they did it to him in one night, on a beach, and rowed away. All his life people have been nice to his back. Would you say what it looks like, he asks. Nobody ever told him.
story-sea-tattoo-a = Describe it to him, and draw it.
story-sea-tattoo-a-result = You tell him everything: the bay, the mounds, the one bent tree. You draw while you talk, and it takes the whole night. He asks which way the bay opens. To the west, you say. “Then there is the sun going down to look at,” says Asmund, and asks no more.
story-sea-tattoo-b = Describe it to him, and draw nothing.
story-sea-tattoo-b-result = You tell him, and your hands stay in your lap. Towards morning he dies, and the crew comes in with candles and a sheet of paper. You hold the door. It takes you some time to persuade them, and you discover that you are good at it.

story-sea-tattoo-danger = The Chart Goes Overboard
story-sea-tattoo-danger-intro = Old Asmund was buried at sea this morning, sewn into his hammock, face down, as he had asked. Now the stitching has come undone. He drifts beside the boat with his back to the sky, and on his back is an island that no chart has. The mate has a bit of charcoal, the sea is running high, and a shark, or what passes for one here, has come up to read along.
story-sea-tattoo-danger-a = Dive in and hold him steady.
story-sea-tattoo-danger-a-result = You hold a dead man by the shoulders while the mate shouts for more light on the left. The other reader gets impatient and takes something of yours. But they have the island now, with all its mounds, and somebody has closed the hammock.
story-sea-tattoo-danger-b = Push him under with an oar.
story-sea-tattoo-danger-b-result = You push until he goes, and say the words. The other reader follows him down, then a larger one, then something that all of them make way for. The mate breaks his charcoal in two. In the evening they drink to Asmund.

story-sea-knots = Wind in Three Knots
story-sea-knots-intro = An old woman on the quay sells wind. It is tied into a cord with three knots: the first is a breeze, the second is a gale, and the third nobody has ever asked her about. Her price is a coin, or a year that you can spare. Most people, she says, have one of those. The helmsman has already looked away; he paid with a year once, and he still wonders which it was.
story-sea-knots-a = Pay the coin.
story-sea-knots-a-result = Beyond the mole you undo the first knot, and it comes out of the cord like a yawn: a fair wind, warm, smelling faintly of her kitchen. You are there before the soup is cold, and there is time to look around for once.
story-sea-knots-b = Pay with a year.
story-sea-knots-b-result = She reaches behind your ear and has it. What was in it you could not say; somebody laughed a good deal, and you had been about to learn something the wrong way. She adds a few tricks of her own for the room it left.

story-sea-knots-danger = The Third Knot
story-sea-knots-danger-intro = Becalmed for six days. The water is gone, and the first two knots of the cord have been undone long ago. There is a third. The old woman who sold it had put a hand over her mouth when she tied it. The crew sits round it in a ring, as round a card game, and nobody wants to be the one. A boy of thirteen is chewing his lip and looking at his thumbs.
story-sea-knots-danger-a = Undo it yourself.
story-sea-knots-danger-a-result = You undo it, and for a moment there is no sound at all. Then the whole sky comes out of the cord. What happens after that you put together later, from bruises, from a torn sail, and from the fact that the boy still has hold of your belt.
story-sea-knots-danger-a-band-1 = The mast came down, and you were under it. The wind she sold was honest wind; there was only too much of it.
story-sea-knots-danger-a-band-2 = The wind has carried you home. On the quay you left six days ago the same old woman sits and ties another cord.
story-sea-knots-danger-a-band-3 = You made nine leagues in one night. On the horizon, just where it should be, lies land, and a cloud stands over it like a loaf.
story-sea-knots-danger-b = Throw it overboard, tied.
story-sea-knots-danger-b-result = It floats for a while, then something draws it under with care, as if it were a present. You row with blistered tongues through the night. Behind you, far down, somebody has patient fingers and is busy with a knot.

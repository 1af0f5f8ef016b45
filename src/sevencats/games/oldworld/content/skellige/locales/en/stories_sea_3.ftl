story-sea-missionary = One Soul
story-sea-missionary-intro = Brother Anselm has preached to these islands for seven years and has converted nobody. They like him; they give him herring, mend his roof and hear him out. His bishop wants a figure. If somebody were seen kneeling, says Anselm, once, by a few people, and got up again directly, he could write “one”. So far he has never lied in a report.
story-sea-missionary-a = Kneel for him, once.
story-sea-missionary-a-result = The planks are wet to kneel on, and three fishermen take their caps off because they think you are ill. Anselm writes his figure. Then he gives you the collection of seven years, which goes into one hand, and a place by his stove.
story-sea-missionary-b = Name somebody nobody has preached to.
story-sea-missionary-b-result = The sirens, you say, as a joke. Anselm puts down his pen. They have voices, he says slowly; those must be for something. He asks where they sit. He cannot row, so you will have to come along.

story-sea-missionary-danger = Anselm Prays for Wind
story-sea-missionary-danger-intro = There had been no wind for three days, so Brother Anselm prayed for some. Now there is wind. He stands in the bilge up to his knees and prays for less. The crew has asked him to stop, politely at first. Two of them, bailers in hand, are looking at the rail and then at him.
story-sea-missionary-danger-a = Bail beside him and say amen.
story-sea-missionary-danger-a-result = He prays, you bail, turn and turn about, until dawn. Whichever of the two it was, the sea goes down. You cannot lift your arms above your belt. They give Anselm the dry bench.
story-sea-missionary-danger-b = Take the prayer book from him.
story-sea-missionary-danger-b-result = You take it, and he hits you with it; it is bound in brass, and he is beside himself. Then you both sit in the water. He apologises to you, to the book and to the mate, and bails like three men.

story-sea-hymn = The Second Voice
story-sea-hymn-intro = Every evening Brother Anselm sings his hymn from the stern. This evening somebody sings the second part. It comes from the water, a third above him, without words. He does not turn round. He sings the next verse and stops before the last note, and out there it is sung for him. The mate reaches for the crossbow. “A siren,” he says. “They practise.”
story-sea-hymn-a = Let him finish the duet.
story-sea-hymn-a-result = The crossbow stays down under your hand, and they sing it through, all five verses. Then something very young lands on the rail, dripping, and looks at his mouth. Anselm means to take it into the forest, somewhere quiet. He will need advice.
story-sea-hymn-b = Take the crossbow and follow the voice.
story-sea-hymn-b-result = The dinghy goes after it, and you shoot when it is straight ahead. On the skerry you find a nest, a comb, a purse, and the way the others went. The next evening Anselm sings alone and leaves a verse out.

story-sea-hymn-danger = Compline in the Fog
story-sea-hymn-danger-intro = Somebody has taught it to the rest of them. In the fog, on all sides, they are singing Brother Anselm’s hymn, forty voices, quite correctly, and with each verse the ring is closer. Anselm weeps for joy. The crew has wax for eight ears, and there are twelve rowers. They have begun to draw lots.
story-sea-hymn-danger-a = Give up your wax, and row.
story-sea-hymn-danger-a-result = You row by the pain in your shoulders, shouting tables and dates against the tune. What you dropped you notice much later. Anselm has beaten time for you on the bottom boards, and his knuckles bleed.
story-sea-hymn-danger-b = Take the bass and sing along.
story-sea-hymn-danger-b-result = As long as all have a part, nobody is hungry. You rumble your way through verse after verse, and the ring opens on the far side. At the last amen another bass comes in, below yours, from very far down.

story-sea-apprentice = A Little Wrong
story-sea-apprentice-intro = In a washtub, with a ladle for an oar, sits a boy without eyebrows. Lubin, he says, apprentice to the herb master on the burning mountain, who sent him for water three weeks ago. He has flasks with him, labelled in his own hand: Swollow, Kat, Forrist Oil. His master says that spelling is half of the recipe. Lubin would like to know which half keeps exploding.
story-sea-apprentice-a = Take him to somebody who can read.
story-sea-apprentice-a-result = He bails out the tub, so as to leave it tidy, and comes aboard with all his flasks. He has an uncle with a still, up in the mountains, who has stopped writing. What worries Lubin most is how to spell the address.
story-sea-apprentice-b = Buy the flasks as they are.
story-sea-apprentice-b-result = He counts them out, and for each he tells you what it is called and what it did last time. Two you pour overboard at once. Some fish come up, in the best of spirits.

story-sea-apprentice-danger = Not to Be Shaikn
story-sea-apprentice-danger-intro = Among the cargo stands a crate with a label in a child’s hand: NOT TO BE SHAIKN. The sea is shaking it. It hums, and the planks beneath are warm. Lubin, the apprentice who packed it, has turned pale under his soot and counts on his fingers. It is either the one against coughs, he says, or the other one.
story-sea-apprentice-danger-a = Lower it overboard.
story-sea-apprentice-danger-a-result = You carry it to the rail at arm’s length and let it down into the sea. It was the other one. The water stands up in a white column, and for a while it rains fish. Far below, something has been woken that had no cough.
story-sea-apprentice-danger-b = Open it and put it out.
story-sea-apprentice-danger-b-result = With your face turned away you draw the cork and do what can be done, with sand, spit and a sign of the fingers. Lubin reads you the recipe, and where he is unsure he says so. There is a smell of aniseed, and of hair.
story-sea-apprentice-danger-b-band-1 = It was the other one. The lid finds you before the sand finds the fire, and Lubin writes down: next time, less.
story-sea-apprentice-danger-b-band-2 = It goes out with a sneeze that lifts the hatch. You have no brows left, and no cough.
story-sea-apprentice-danger-b-band-3 = It was the one against coughs. It settles, clears, and smells of pear; Lubin fills a flask for you and spells the label right.

story-sea-ivar = Ivar Deals in Corks
story-sea-ivar-intro = Ivar’s boat is so new that it smells of tar. The last one went down with all her salt, and he has learned from it: he deals only in what floats. Corks, then. Under the corks, packed in salt from habit, lie flasks with crooked labels, from the kitchen of some apprentice. No customs officer can read them. “Nor can I,” says Ivar, and scratches his head with one.
story-sea-ivar-a = Sort them for him, for a share.
story-sea-ivar-a-result = You sort them on the thwart: drinkable, undrinkable, and over the side, quickly. He pays you with a coin and one of the first sort. Where the third sort went in, a gull is flying backwards.
story-sea-ivar-b = Give them back to the apprentice.
story-sea-ivar-b-result = Ivar lets them go for the price of the corks; he has been soft since his shipwreck. The boy is called Lubin, he says, and will be examined in the mountains, with what he has left. That is the bottle nobody would buy.
story-sea-ivar-c = Ask after the last of the salt.
story-sea-ivar-c-result = He knows you at once. From under his shirt comes a small bag, the last of the old cargo; he has carried it for luck, and had some. Half is yours, he tells the crew, and counts it out twice, with steady fingers this time, and adds a flask.

story-sea-ivar-danger = Nine Thousand Corks
story-sea-ivar-danger-intro = A cargo has burst, and the strait is white with corks as far as the eye goes. There is no rowing in it, and no steering. The customs boat is stuck in it too, a stone’s throw off, and the officer calls that nobody leaves before he has counted them. Ivar, whose corks they are, stares into the water. Below them something swims to and fro and bumps its head.
story-sea-ivar-danger-a = Help with the counting.
story-sea-ivar-danger-a-result = The counting takes until sundown. At nine thousand the officer loses his place and sits down, and then the tide takes the whole matter away. Nobody has eaten. Ivar has it in writing that he is owed nine thousand and some.
story-sea-ivar-danger-b = Pole your way out.
story-sea-ivar-danger-b-result = From the bow you pole, until the thing below has had enough of the tapping. It comes up through the corks like a seal through ice, spits out a mouthful of your mail and takes your bag instead. Behind it the way is clear.

story-sea-raiders = A Hostage to Give Away
story-sea-raiders-intro = The longship shows a white cloth. Bolverk the Mild, terror of four coasts, would like a word with you, alone. A month ago they took a tax farmer called Grole. Since then he has been auditing them. They owe duty on nine years of plunder, by item, and he will not be ransomed until that is settled. At night he reads it aloud. “Take him,” says Bolverk. “We pay.”
story-sea-raiders-a = Take him off their hands.
story-sea-raiders-a-result = They carry him across with his ledger on a cushion. Theodor Grole is displeased; they had got as far as candlesticks. He pays you the reward for a rescued official, signs for it himself, and asks who will feed their dog now. He has only just got used to it.
story-sea-raiders-b = Advise them to settle.
story-sea-raiders-b-result = Bolverk goes grey. But with a receipt, says one of his men, they could enter any harbour, by daylight, like people. The others have stopped rowing. You are to come to their bay as a witness, when the sum is known. There will be mutton.

story-sea-raiders-danger = Against Receipt
story-sea-raiders-danger-intro = Bolverk’s men have thrown their hooks across. They call him the Mild because he asks first. “Gold, arms or provisions?” he says, one foot on your rail, for there is order in the business now: one of three, freely chosen, against receipt. In the stern of the longship sits a grey man with a ledger and his back to a dog. He has dipped his pen.
story-sea-raiders-danger-a = Give gold.
story-sea-raiders-danger-a-result = Bolverk weighs it, the grey man enters it, and you get a receipt with a stamp, valid for a year on four coasts. They row away in step. Your helmsman preferred the old days, when there was at least shouting.
story-sea-raiders-danger-b = Give arms.
story-sea-raiders-danger-b-result = What hangs on your belt changes hands, and they want the sheath with it. When you hesitate over the last piece, the flat of an axe helps you. All is noted. Under remarks you read, upside down: reluctant.
story-sea-raiders-danger-c = Give provisions.
story-sea-raiders-danger-c-result = They take bread, bacon and what clinks. Bolverk tries a mouthful from one of your flasks, sits down on the deck and begins to talk about his mother. His men carry him home quite gently, and forget half of the bacon.

story-sea-outlaw = A Man on a Rock
story-sea-outlaw-intro = On a bare skerry sits a man with a jug. Outlawed, says the helmsman, and looks straight ahead: nobody may talk to Sturla, feed him or pour him water until the year is out, or he is. He had said before the court that Bolverk’s cattle were stolen, which everybody knew. It has not rained for a week. The man holds up the jug, upside down, so that you can see.
story-sea-outlaw-a = Spill some water, by accident.
story-sea-outlaw-a-result = An oar lies badly, you trip, and the cask trips with you, right above his jug. The crew is looking at a gull, all of them. He drinks with both hands. Then he tells the sea, loudly, where in the forest his farm stands, and who sits there now and eats his sheep.
story-sea-outlaw-b = Keep to the law.
story-sea-outlaw-b-result = You row past. At the next landing they ask whether anybody has had dealings with the outlaw, and there is a reward for crews that have not. You are paid in new coin. On the wind his whistling comes after you.

story-sea-outlaw-danger = The Only Pilot
story-sea-outlaw-danger-intro = Reefs left, reefs right, and the tide runs out from under you. One man could call the channel from here. He sits on a skerry in the middle of it, outlawed, and the law says that whoever heeds his voice shares his rock. The crew has put its fingers in its ears. Sturla cups his hands around his mouth. He looks at you: shall he?
story-sea-outlaw-danger-a = Listen to him.
story-sea-outlaw-danger-a-result = He sings it to you: hard left, wait, now. You come through with a hand’s breadth to spare. In the harbour it costs you a fine, for somebody always has one ear open. The helmsman quietly adds a coin of his own.
story-sea-outlaw-danger-b = Find the way alone.
story-sea-outlaw-danger-b-result = With lead, pole and keel you feel your way, and twice it crunches. Behind you the outlaw knocks his jug against the rock, once for left and twice for right. Late, very late, it strikes you that no law forbids hearing a jug.
story-sea-outlaw-danger-b-band-1 = By then the keel has found the last skerry for you. You pump until morning, with hands like raw fish.
story-sea-outlaw-danger-b-band-2 = You hear it just in time. Over the side goes all that the ship can spare, and then she floats, over his rock, within reach of his hand.

story-sea-hallbera = The Bed
story-sea-hallbera-intro = Hallbera has sailed these waters for fifty years and lost three ships and no passenger. Her fourth is the Patience. Seven generations of her family lie on the sea bed and are proud of it; she would like to die in a real one. She has bought it: oak, with a feather mattress, too wide for the hatch. Whoever helps to get it home sails for nothing, she says. Her crew is ashamed of it.
story-sea-hallbera-a = Help her with the bed.
story-sea-hallbera-a-result = You lash it to the mast and hang a sail over it, so that nobody need see. Gulls settle on top. Her house stands high up in the mountains, out of hearing of the water; it took her years to find one. She will wait at the foot of the path, with ropes.
story-sea-hallbera-b = Try it out for one crossing.
story-sea-hallbera-b-result = Somebody ought to, says Hallbera. You lie under the stars with the sail for a canopy, and the crew pretends not to know you. In the morning everything that hurt is somewhere else. She asks how it was and writes it down.

story-sea-hallbera-danger = The Order of Leaving
story-sea-hallbera-danger-intro = The Patience has sprung a leak, and the only thing aboard that is sure to float is Hallbera’s bed. She has lost three ships and knows the order: children, old people, strangers, crew, skipper. Seven can hold on to it, and there are nine of you. She has sat down at the tiller with her pipe, as her mother did. “Go on,” she says.
story-sea-hallbera-danger-a = Stay and bail with her.
story-sea-hallbera-danger-a-result = You bail while she steers and tells you about the mattress: goose, and only from the breast. Towards morning the keel grinds on sand. The bed is there already, with seven asleep on it. She walks round it once. There is a scratch.
story-sea-hallbera-danger-b = Go with the bed.
story-sea-hallbera-danger-b-result = The current takes it back to where you came from, seven under one quilt. At noon the Patience comes in behind you, awash, with Hallbera at the tiller. She has plugged the leak with the pillow.

story-sea-hag = The Laundress
story-sea-hag-intro = Where the river comes out into the sound an old woman stands to her hips in the water, washing shirts. The helmsman knows every washing place on this coast, and this is none. They are sailors’ shirts, with initials. She beats them on a stone, and the stone has a nose. She would do yours too, she calls, it is no trouble. A water hag; the back gives her away, which is mud.
story-sea-hag-a = Ask whose shirts they are.
story-sea-hag-a-result = She reads them out with relish, name by name, and where each of them lies; she is proud of her linen. The helmsman holds his cap before his face. At low tide you can walk into her cave, she says. Do come, and bring the shirt.
story-sea-hag-b = Throw her a piece of soap.
story-sea-hag-b-result = She catches it, smells it and bites off a corner. Then she laughs until the mud cracks, and throws back what she has no use for: a flask out of somebody’s breast pocket. A water hag will not be in anybody’s debt. You note which way she wades home.

story-sea-hag-danger = Clean Linen
story-sea-hag-danger-intro = The shirts come downriver by themselves. They float on their backs with their sleeves spread, a whole crew of them, and gather round your boat. Whoever tries to push one off is taken by the wrist. Under the linen is mud, and in the mud are hands. Somewhere behind you an old woman beats on a stone, for the sleeves to row to.
story-sea-hag-danger-a = Cut the sleeves.
story-sea-hag-danger-a-result = You cut and they clutch, sleeve after sleeve, and where they get hold of you the mail goes soft like wet paper. With the last one the beating stops, for the hag has run out of washing. On the planks lie the cuffs, ironed.
story-sea-hag-danger-b = Give her the shirt off your back.
story-sea-hag-danger-b-result = Over your head it comes, and you hold it out. At once the sleeves turn away, like dogs when the right voice calls, and let you through. You freeze for the rest of the crossing. At evening it hangs on the rail, dry and mended.

# More stories of the wilds in the Adventure Pack.

story-adventure-wilds-magpies = What the Harpies Kept
story-adventure-wilds-magpies-intro = The nest is empty; the harpies are out. It is lined with all that has glittered in three valleys: spoons, a tooth, a mayor’s chain, a child’s tin sword. They take what shines and weep when it grows dull, and then they polish it, against each other, for hours. Right at the bottom lies a witcher’s manual with a gilt edge. Beside it stands a bottle that nobody has ever opened, because it catches the sun so well.
story-adventure-wilds-magpies-a = Read the manual, quickly.
story-adventure-wilds-magpies-a-result = You read until the sky darkens with wings. One chapter goes straight into the arm and pushes out another that had been there longer. You put the book back with the gilt edge up. They weep, all the way round the rock, for joy.
story-adventure-wilds-magpies-b = Take the bottle, leave a button.
story-adventure-wilds-magpies-b-result = Your best button stays there in its place, polished. From the wood you watch them come home and find it. There is a silence; then they pass it from claw to claw, and hold it up.

story-adventure-wilds-courtship = He Brings Her a Cow
story-adventure-wilds-courtship-intro = The griffin is courting. Every evening he lays a cow on the church roof, because from the rock across the valley she has looked that way once. She has not come for any of them. The village has lost nine cows and its slates, and is divided: the men are for pikes, the women want to see how it goes on. A griffin in love eats nothing, sleeps nowhere, and does not look behind him.
story-adventure-wilds-courtship-a = Watch for her on the rock.
story-adventure-wilds-courtship-a-result = For two nights you lie out among wet stones to see where she goes when he has flown. You know it now, and you are stiff as a gate. On the third night she comes down and takes the weathercock. The women cheer.
story-adventure-wilds-courtship-b = Show him that he has a rival.
story-adventure-wilds-courtship-b-result = You stand on the roof in a cow hide. He is upon you before you have the horns straight. You learn, at very short range, everything a griffin does from above; and he learns that there are also flowers. He has taken the vicar’s.

story-adventure-wilds-garden = The Water Hag’s Garden
story-adventure-wilds-garden-intro = Behind the dyke somebody has laid out beds: henbane, arrowhead, drowned men’s fingers in rows, tied up with reed. Little boards say what is what, in mud. The water hag is at market, it seems; over the gate hangs a shawl, still dripping. She blinds people with muck and holds them under, everyone knows it. Nobody has said that she thins her seedlings.
story-adventure-wilds-garden-a = Pick what is ripe, and go.
story-adventure-wilds-garden-a-result = You pick with both hands, and close the gate behind you. At the bend she passes you, with a basket, and does not see who it is, since she is carrying a young pear tree before her face and talking to it.
story-adventure-wilds-garden-b = Wait, and weed the beds.
story-adventure-wilds-garden-b-result = The weeding takes until dusk, in mud to the knee. She stands behind you for quite some time. Then she kneels down too and shows you with one green nail how deep, and how much, and with what. You walk home bent like a hook. From now on you have the dose in your fingers.

story-adventure-wilds-firewatch = The Fire Watch
story-adventure-wilds-firewatch-intro = In the tower above the wood sits a woman who has watched for fire for nineteen summers. There has never been one. “People say it’s a waste,” she says, without taking her eye from the glass. Since noon there has been a thread of smoke at the edge of the old felling. She could ring. If it is nothing, they will take away the bell; and if it is something, nobody will come, since it has never been anything.
story-adventure-wilds-firewatch-a = Run there, and see for yourself.
story-adventure-wilds-firewatch-a-result = It is something. It is about as wide as a barn, and as hungry. You beat at it with your cloak and shout for her to ring, and she rings, and then it is a question of who hears it, and how fast they drop what they are doing.
story-adventure-wilds-firewatch-a-band-1 = They hear it on the third peal. By then you are black to the elbows and have lost your eyebrows, and the old felling is a little larger.
story-adventure-wilds-firewatch-a-band-2 = They come with buckets, then with blankets, then with beer. The hat goes round, and it goes round twice: once for you and once for the rope of the bell.
story-adventure-wilds-firewatch-a-band-3 = They all come, in their nightshirts, the whole valley. The landowner counts the oaks that are still standing and pays by the oak. She keeps on ringing, long after.
story-adventure-wilds-firewatch-b = Take the glass while she goes.
story-adventure-wilds-firewatch-b-result = She runs down with her buckets, fifty and barefoot. You look out in her place. It is tinkers, with a pot. But beyond them, while she shares their soup, you see what comes out to drink when nobody is looking, and where it goes.

story-adventure-wilds-blanket = Half a Blanket
story-adventure-wilds-blanket-intro = Snow has caught you in a barn, and somebody else is there already: an old soldier, under one blanket, who moves over. He talks a lot, about a girl in Cintra, about plums. He is nice and warm. Towards midnight you notice that he does not breathe while he talks; he only does it out of habit when he remembers. He has noticed you noticing. “I thought you might get up and go,” he says. “Most do.”
story-adventure-wilds-blanket-a = Stay under the blanket.
story-adventure-wilds-blanket-a-result = You stay. He tells you about the plums once more. In the morning the blanket lies on you double, tucked in at the feet, and beside you there is only straw, pressed flat, and quite a while warm.
story-adventure-wilds-blanket-b = Sit up with him by the fire.
story-adventure-wilds-blanket-b-result = You burn what you can spare, and you pass him the cup, from which nothing disappears. He knows a recipe from the winter campaign. At first light he gives you his own flask, full to the brim. “I never got round to it,” says the soldier, and looks at the door.

story-adventure-wilds-soup = Stone Soup, Continued
story-adventure-wilds-soup-intro = “First you take a stone,” says the stranger to the village, and the village, which has eaten its dog, looks on. He has the old trick: somebody adds an onion, somebody a carrot. But here nobody has anything. They stand round the pot and nobody goes home to fetch a carrot, since there is none. The stranger stirs. Sweat runs down his face. “And now,” he says, “as a rule, somebody laughs.”
story-adventure-wilds-soup-a = Put something of yours in.
story-adventure-wilds-soup-a-result = In it goes, and it froths up green. It is medicine for one, thinned for sixty, with a stone. They drink it without a word. It holds them upright until the grain cart, and you, who stood there and watched sixty people share a stone, until a good deal later.
story-adventure-wilds-soup-b = Stir for him for a while.
story-adventure-wilds-soup-b-result = He goes behind the barn, not far enough. You stir, in his way, wrist loose, as though there were something in it; it is a real art, and you have it now. Then he comes back with an onion. He had kept it for himself.

story-adventure-wilds-sheep = Four Hundred and Ten
story-adventure-wilds-sheep-intro = The shepherd counts aloud, and nobody within earshot can stay awake. It is a gift. Rams drop, dogs drop; travellers are found in the heather, smiling, with dew on them. He himself has not slept for years, because he never gets to the end: at four hundred and ten there is one sheep that does not belong to him, and he has to begin again. “It isn’t even a sheep,” he says. “But it’s very well behaved.”
story-adventure-wilds-sheep-a = Ride the one that is not a sheep.
story-adventure-wilds-sheep-a-result = It does not mind. You hold on to the wool and he starts counting, and when you wake up you are lying under a hedge at Dhuwod, more rested than ever in your life. In the distance something with a great many knees trots home.
story-adventure-wilds-sheep-b = Count in his place.
story-adventure-wilds-sheep-b-result = Before you have counted to twenty he is asleep. Somewhere in the three hundreds you lose an old habit, just like that, over a fence; at four hundred and ten you look the last one in the eye and skip it. He wakes at dusk. “You left one out,” says the shepherd, in tears.

story-adventure-wilds-milestone = The Milestone That Lies
story-adventure-wilds-milestone-intro = “Gorthur Gvaed, one mile,” says the milestone, and it is sixty. It has said so for a hundred years; the people who believe it are never seen again on this road. But sometimes, says the woman who sells pies beside it, they are seen over there, the same evening, out of breath and with a strange look. She sells a good many pies. She would not walk past it after dark herself. It moves up, she says, to be read.
story-adventure-wilds-milestone-a = Believe it.
story-adventure-wilds-milestone-a-result = You decide to believe it, and walk. There is something wrong with the trees, they are in a hurry. After one mile you stand before Gorthur Gvaed, breathless; and in your mind is the picture of what was walking along behind you, and in which pond it turned off.
story-adventure-wilds-milestone-b = Argue with it.
story-adventure-wilds-milestone-b-result = With your hand on the moss you explain to it what a mile is. It takes a while. When you look up it reads: sixty. And underneath, small, freshly cut, is a trick of the road, for people on foot with a long way to go.

story-adventure-wilds-pedlar = From the Pedlar’s Tray
story-adventure-wilds-pedlar-intro = “Needles, thread, thimbles. Ribbon, red. Ribbon, black. A whistle for dogs that are dead. Salve against salve. Two wishes, used. Soap. A map of this tray. A lesson in fencing, wrapped; do not shake. The eye of a wyvern, it doesn’t follow you, that’s only how you’re standing. Something against it. A cork, slightly haunted. Bread, but I’m eating that myself.” He takes breath. “And what had you in mind?”
story-adventure-wilds-pedlar-a = Buy the lesson, and unwrap it.
story-adventure-wilds-pedlar-a-result = Unwrapped on the spot, it goes off like a spring, in your wrist and shoulder; when you are on your feet again you can do it. The tray is empty. He is picking needles out of the hedge, without reproach. “I did say,” says the pedlar.
story-adventure-wilds-pedlar-b = Take something against it.
story-adventure-wilds-pedlar-b-result = “Against what?” he asks, and hands it over. It is in a brown bottle, and it says just that. Nobody has ever brought it back, he says. He gives you the cork as well, since it is lonely.

story-adventure-wilds-sparrow = A Funeral
story-adventure-wilds-sparrow-intro = A boy and a girl are digging a grave with a spoon. It is for a sparrow. They want it done properly: somebody has to make a speech, and they are only two. “Did you know him?” asks the girl. Not well, you say. “What do you do?” You tell them. They look at the sparrow and at your swords. “Did you do it?” asks the boy. In the lane behind the hedge a whole village is waiting with forks for you to come along.
story-adventure-wilds-sparrow-a = Make the speech.
story-adventure-wilds-sparrow-a-result = You put down everything and make it. You find, halfway through, that you know a good deal about him: how little he weighed, and that he flew all the same. When you have ended, the hedge is silent. Somebody there has laid down his fork.
story-adventure-wilds-sparrow-b = Dig, and say nothing.
story-adventure-wilds-sparrow-b-result = You dig it deeper, because of the cats. The girl puts in a crumb for the journey and the boy, after a struggle, his spoon. Then all three of you lie on your backs in the grass, which is what comes afterwards. The village has gone home to eat.

story-adventure-wilds-well = They Dug It Themselves
story-adventure-wilds-well-intro = The village has paid a well-digger in advance and he has run off, and in the night somebody dug the well. It is round, deep, beautifully lined, with steps for very small feet. The water is sweet. Only, in the mornings there is a nekker sitting on the rim, then three, then nine, with their legs hanging down; they look at the women with their buckets and hold out their hands. It seems that they would like to be paid.
story-adventure-wilds-well-a = Go down and ask what they take.
story-adventure-wilds-well-a-result = You climb down the small steps, in the dark, with your hands open. They crowd round. They pull at your straps, they smell your hair, and then there is a muttering, and something is put before you. You had better guess whether it is a bill or a present.
story-adventure-wilds-well-a-band-1 = It was a bill. They have ticked off each step, and they take payment in whatever shines on you, item by item, and give change in pebbles.
story-adventure-wilds-well-a-band-2 = It was a present: a flask, found when they dug, and older than the village. What they want is for the women to sing again at the windlass.
story-adventure-wilds-well-a-band-3 = It was a present, and then they show you the short way up, which comes out a mile further on. They like it when somebody asks.
story-adventure-wilds-well-b = Find out where they come from.
story-adventure-wilds-well-b-result = The spoil can be followed; they have carried it away in aprons and scattered it neatly under the trees. It leads to an old badger sett with a knocker. You mark it and go back. The women have put nine buns on the rim, to begin with.

story-adventure-wilds-army = The Army in the Ice
story-adventure-wilds-army-intro = The glacier has let go of an army. They stand in the meltwater up to the belt, in rank and file, with pikes, two hundred years old and hardly changed, and each day one more comes loose and takes a step. They are marching on a castle that is now a dairy. At the head stands a captain with his mouth open. He is in the middle of an order. When the sun reaches his chin he will give it.
story-adventure-wilds-army-a = Learn what they were drilled to do.
story-adventure-wilds-army-a-result = Along the ranks, with a lantern, you copy it, man by man, grip by grip; one of them must have been a genius. You get rid of what you used to do instead. In the evening the dairy sends up warm milk, for two hundred, to be on the safe side.
story-adventure-wilds-army-b = Look at what they were running from.
story-adventure-wilds-army-b-result = In the last rank nobody looks forward. You climb up behind them, to where the ice is still shut, and there it stands, huge and blue, with its arm raised. It will take years yet. But others of its kind have tracks, and these you find.
story-adventure-wilds-army-c = Give the order to halt.
story-adventure-wilds-army-c-result = It is the old order of Haern Caduch, you were made to shout it in the snow until you could not stand. You shout it now. Two hundred pikes come to rest. The captain closes his mouth. You learn what it is, for an order to be obeyed that stands still.

story-adventure-wilds-sting = The Manticore Sheds
story-adventure-wilds-sting-intro = Along the ravine lie the stings of a manticore, shed one a year, like antlers. Each is as long as an arm and still wet. An old couple lives off them: she milks them into thimbles, he sells the thimbles to husbands. They are quite harmless themselves. “It only shoots what runs,” says the old man. “So we don’t run.” He has one eye and she has a wooden foot, and they are holding hands.
story-adventure-wilds-sting-a = Walk up the ravine, slowly.
story-adventure-wilds-sting-a-result = You walk as they do, hand in hand with nobody, without a hurry. It lies on its ledge and follows you with its old man’s face. You see the ledge, the scree, the way it favours one paw. When you are round the corner, you run.
story-adventure-wilds-sting-b = Trade a bottle for his secret.
story-adventure-wilds-sting-b-result = He smells at it, is content, and shows you how to fall without running: forward, sideways, all at once, so that the shot goes over. He has practised that for fifty years. His wife claps. He missed it once.
story-adventure-wilds-sting-c = Milk one yourself.
story-adventure-wilds-sting-c-result = The sting, once turned, must be pressed with the thumb below the third ring; at Gorthur Gvaed children learn it before they learn to read. It fills two flasks. The old woman says nothing, and goes and gets all of her thimbles, and pours them away.

story-adventure-wilds-hungry = The Field That Swallows
story-adventure-wilds-hungry-intro = One field in this village swallows things. It began with a harrow. Now it takes a cow a month, upright, chewing, without a sound, and closes over her like porridge. Nobody talks of it; the grain on it stands a head higher than anywhere else. “It’s a glustyworp,” you say. “It’s a good field,” says the farmer, and moves his chair a little farther from the edge.
story-adventure-wilds-hungry-a = Walk out, and let it try.
story-adventure-wilds-hungry-a-result = You walk out, and it tries. You stand the way one stands on ice, with your weight nowhere, and throw it all you are holding, piece by piece; it takes the bait and never the heel. When you are across, the farmer is crying. He had bet on the field.
story-adventure-wilds-hungry-b = Advise him to fence it.
story-adventure-wilds-hungry-b-result = He fences it, and pays you by the post. On the gate they hang a board with a cow, crossed out. At harvest time people come from far away, to reap it on ropes. It is, they all say, a very good field.

story-adventure-wilds-provost = Provost Declines
story-adventure-wilds-provost-intro = Dorrit Ash’s cart stands across the road, and nobody gets by, not the salt, not the mail, not the duke. The mule Provost is thinking. It has been two days. “He’s never wrong,” says Dorrit; “he’s just early.” The duke has offered a pension. A priest has blessed the mule from both ends. Under the turnips somebody is coughing, and ought to have been in Cintra yesterday.
story-adventure-wilds-provost-a = Carry the cougher to Cintra.
story-adventure-wilds-provost-a-result = On your back he is a judge, in his shirt, with a verdict that somebody disliked. In Cintra he signs it at last and gives you what he was dosing himself with. When you pass that bend again, the road in front of the mule has fallen into the valley.
story-adventure-wilds-provost-b = Ask Provost.
story-adventure-wilds-provost-b-result = For hours, sitting in front of him, you look him in the eye and give up one certainty after another. At dusk the road before you slides off without a sound. Provost shakes his ears and turns round. You have learned to stop, and it will be of more use than most things.

story-adventure-wilds-dryferry = The Passenger Is Kept Waiting
story-adventure-wilds-dryferry-intro = On the dry bed of a river stands a gentleman with a valise, dead for some time, and waits for the ferry. “I was told that it was here,” he says. You explain that Lorcan Weir has moved, rope and all. The Passenger consults a watch without hands. “I should be obliged,” he says, “for the loan of an arm as far as Ban Ard. I do not weigh anything to speak of. It is merely not done to arrive alone.”
story-adventure-wilds-dryferry-a = Offer him your arm.
story-adventure-wilds-dryferry-a-result = He keeps step so exactly that you fall in with it; you have never got over the ground so lightly. At Ban Ard he raises his hat and is late for nobody. The step stays with you.
story-adventure-wilds-dryferry-b = Wait with him for the rain.
story-adventure-wilds-dryferry-b-result = The valise has room for two. About midnight it begins, then the river comes round the bend, feeling its way. He steps on to it, dry-shod. For the company he leaves you a small bottle, with very old dust on it.

story-adventure-wilds-icehole = Something Bites
story-adventure-wilds-icehole-intro = On the frozen lake sits an old man at a hole, fishing, and does not catch anything. He has been sitting at this hole for six winters. Each evening something takes the bait, down there, quite gently, and ties the line in a bow. It is a good bow. He has begun to look forward to it. Today the line came up with a ring on it. He has never been married. “What do I do now?” he asks.
story-adventure-wilds-icehole-a = Pull.
story-adventure-wilds-icehole-a-result = The two of you lay hold and pull. It comes, yard by yard, heavier and heavier, and the ice begins to sing in long cracks towards the shore. He is laughing. You had better see what it is before it sees you.
story-adventure-wilds-icehole-a-band-1 = It sees you first. The ice goes, you go, and he holds the line, with a bow in it, until you are out again.
story-adventure-wilds-icehole-a-band-2 = It is a drowned girl’s basket, with a flask in it and a note to say that she is expected at home. He reads it and winds in the line.
story-adventure-wilds-icehole-a-band-3 = It is a chest. On its lid, in scratches, somebody has been counting the winters, and there are six. He keeps the ring, and you the rest.
story-adventure-wilds-icehole-b = Put the ring back.
story-adventure-wilds-icehole-b-result = Tied in a bow, with a bit of cheese, it goes down. A hand comes up, pale, takes it, and waves it about; then it points out to you, with great tact, where under this ice the other one lives, that makes no bows. The old man moves his stool.

story-adventure-wilds-secondborn = Hessa Gives Orders
story-adventure-wilds-secondborn-intro = “You, hold the lamp. You, boil it again. You with the swords, sit on the door.” Hessa the midwife has her sleeves up. The first twin came at dusk, and he is fine. The second is in no hurry; for something is standing out in the field, in a torn white dress, and calling it. A nightwraith wants what was taken from her, and does not care from whom she gets it. Ilka holds the lamp. She does not say anything; she turns up the wick.
story-adventure-wilds-secondborn-a = Sit on the door until morning.
story-adventure-wilds-secondborn-a-result = The cold comes into your back, then into your teeth. Out there she calls it by every name there is. Hessa shouts louder. When it is light there are two of them, both red, both furious, and the field is empty. You cannot feel your legs. Everything else you feel better than before.
story-adventure-wilds-secondborn-b = Go out and talk to her.
story-adventure-wilds-secondborn-b-result = With what you have for such cases you go out as far as the fence, and ask her what hers was called. Nobody ever did. She says it over until she is hoarse and fades. Hessa pays you like a colleague, out of her bag, and keeps the name for the girl.

story-adventure-wilds-north = Which Way Is North
story-adventure-wilds-north-intro = Adelheid Voss sits on her chest of instruments in the middle of the moor and does not survey. Since yesterday there have been two norths. The needle points to the one, the stars to the other, and her chainmen have each followed one of them. “I have drawn this country for thirty years,” says the surveyor. “All of it was measured from north.” She has her rubber in her hand. She looks down at the map as at somebody asleep.
story-adventure-wilds-north-a = Help her measure from here instead.
story-adventure-wilds-north-a-result = A peg is driven in, and from that peg the two of you begin anew: so many paces to the thorn, so many to the stone. By evening you have given up a good deal of what you thought was fixed, and something holds that did not hold before. The peg is called Adelheid.
story-adventure-wilds-north-b = Follow the needle.
story-adventure-wilds-north-b-result = Where the needle points is not far. Under the moor lies a thing of iron, with ribs, and asleep; it turned over yesterday. You note where it comes out to feed. Then you tell Voss that north is in order. It only has to be woken less.

story-adventure-wilds-knocker = Ulf’s Firstborn
story-adventure-wilds-knocker-intro = Berta has had a child, and Ulf has not slept for joy or for fear. It does not cry. It knocks: on the cradle, on the wall, on his breastbone, three, a pause, two. From under the floor somebody answers. “They come every night,” says Ulf. It is a long speech for him. “To look.” Berta, who is deaf, has put her palm on the boards, and she is smiling. She knocks something long, and from down there comes a laugh.
story-adventure-wilds-knocker-a = Sit up with Ulf.
story-adventure-wilds-knocker-a-result = The two of you sit on the step and watch the floor. At midnight a board lifts, a small hand lays down a rattle made of a snail and lies still until the child has taken it. Ulf puts his head on your shoulder and sleeps. You do, too, with your mouth open.
story-adventure-wilds-knocker-b = Ask them to keep it down.
story-adventure-wilds-knocker-b-result = As politely as you can, you knock: there are people here who have to sleep. A silence. In the morning there is moss between all the boards, neatly stuffed, and on the sill stands a bottle. The tracks go off to the wood, on tiptoe.

story-adventure-wilds-vacancy = Wanted: A Monster
story-adventure-wilds-vacancy-intro = The village has no monster. It had one, a respectable one, and it has died; and since then no pilgrims come, no witcher stops at the inn, and the neighbours have got a wyvern. “Only until the season’s over,” the headman begs. He has a costume. He has had some slime made. Nobody expects you to eat anyone; it would be quite enough to be glimpsed.
story-adventure-wilds-vacancy-a = Be glimpsed.
story-adventure-wilds-vacancy-a-result = You are glimpsed, at dusk, three evenings running, by paying guests. On the third a lady faints so beautifully that you bow. The headman shares the takings with tears in his eyes, and asks whether you would consider a contract, with winters off.
story-adventure-wilds-vacancy-b = Teach the blacksmith to do it.
story-adventure-wilds-vacancy-b-result = He is shy. You show him how it is done, the neck, the shoulder, the silence before; and while he copies you, you see what is wrong with yours, and throw it out, and find something better. He is terrible by Sunday. His wife no longer lets him in.

story-adventure-wilds-robbers = Honest Robbers
story-adventure-wilds-robbers-intro = “Your money or your life,” says the robber; “or a recommendation.” There are five of them behind the log, thin, with good manners, and nobody comes along this road any more. They have robbed the same priest nine times. He brings sandwiches now. “We were weavers,” says the captain. “Then came the mill.” One of them holds the crossbow the wrong way round. From the wood opposite somebody is aiming at all six of you who was never a weaver.
story-adventure-wilds-robbers-a = Fight for them.
story-adventure-wilds-robbers-a-result = You knock the captain into the ditch and the bolt goes through your sleeve, and most of the rest after it. It is over before they have turned their crossbow round. There is a price on his head, and they insist that you take all of it. It is, they say, the most honest money of their lives.
story-adventure-wilds-robbers-b = Get them off the road.
story-adventure-wilds-robbers-b-result = On their stomachs they follow you away through the bracken, and they show you how to go under a loom: flat, with the elbows, without a thread stirring. By evening they have all got work, carrying for Dorrit Ash. They drink to you from the priest’s bottle, and leave you half.

story-adventure-wilds-entry = Page Forty
story-adventure-wilds-entry-intro = Sister Jutta has a book of the nameless, and on page forty stands a man who has just come over the hill and asked for bread. “Grey coat, ring finger missing, teeth good,” she reads out. “I buried you, damn it. I remember the teeth.” He counts his fingers. He has been feeling odd, he admits, for about a year; dogs lie down, and it is always a little cold around him. He does not know his name either. They look at each other across the shovel, both somewhat hurt.
story-adventure-wilds-entry-a = Help her look under the cross.
story-adventure-wilds-entry-a-result = You dig. Below lies a grey coat, with stones in it, a purse and a flask; somebody had wished to be dead and had it done properly. Jutta swears for a while. Then she gives you the purse, strikes out the entry, and cuts the man his bread. He eats like one who is coming back.
story-adventure-wilds-entry-b = Go and find out who he was.
story-adventure-wilds-entry-b-result = There is a scrap of a bill in his lining: so many candles, for a house with three chimneys, up on the pass. “If he’s alive I want him off my page,” says Jutta. “And if he isn’t, I want to know who the hell it is I’m feeding.”

story-adventure-wilds-dueday = Quarter Day in the Fens
story-adventure-wilds-dueday-intro = “Two coppers for the leech, one for the bandage, nothing for the advice,” says Oda Hollin, and goes on packing. It is quarter day. She has paid all she owed, and yesterday came a bill: for the paper. “It doubles each week,” she says. “I have done the sum. By autumn I shall owe them the fens.” She is leaving what she cannot carry: a row of jars, a bed of feverfew, and, out on the water, the only thing she never had a price for.
story-adventure-wilds-dueday-a = Buy up the jars.
story-adventure-wilds-dueday-a-result = “At cost,” she says, and names it, and you pay. She wraps each of them in a page of the bill. Then she looks round the empty hut, takes the door off its hinges, and carries it under her arm to the causeway. Nobody is going to bill her for a door.
story-adventure-wilds-dueday-b = Ask what is out on the water.
story-adventure-wilds-dueday-b-result = She points with her chin. There is a light out there, that comes on at dusk and goes from hummock to hummock, and does no harm. She has fed it for twenty years. It cannot be moved, she says, and it cannot be left. “I don’t know what I’d charge,” says Oda. She looks quite lost.
story-adventure-wilds-dueday-c = Unpack the chest she gave you.
story-adventure-wilds-dueday-c-result = You set it on the table and open it. She looks for a long time at what you have used and what not. “You’ve been sparing with the arnica,” she says. She fills it up to the lid, from every jar, and will take nothing. It is the first time in her life, and it makes her dizzy.

story-adventure-wilds-fifth = The Widow Tarn Is Courted
story-adventure-wilds-fifth-intro = “A little more?” asks the Widow Tarn, and ladles. She has buried four husbands, all of them of mushrooms, and has now been asked by a fifth. He sits across from her, a retired pikeman with one ear, and eats everything. He has been eating everything since spring. “I told him about the others,” she says mildly. “He says that it’s the best cooking he’s ever had.” The pikeman nods, chewing. He has also asked for the recipe; and nobody has ever asked her for that.
story-adventure-wilds-fifth-a = Stay for supper.
story-adventure-wilds-fifth-a-result = You stay, and eat what the pikeman eats. It is indeed very good. The colours come at about ten, and after that you sleep on the bench in the arms of something large and green. In the morning she fills a flask for you from the pot that he was not given.
story-adventure-wilds-fifth-b = Ask what he is looking for.
story-adventure-wilds-fifth-b-result = “The one with the white ring,” says the pikeman, when she is at the well. “My brother was the third.” He puts down his spoon. He came to hang her, he says. Then she laughed at something. It grows in the forest, by an old lime pit; he would like it if somebody went to look whether it really does.

story-adventure-wilds-present = Somebody Says Present
story-adventure-wilds-present-intro = Captain Holt still calls the roll of the Third Company, sixty names, at sundown; four men answer and for the rest he waits a little. Yesterday, at number thirty-one, somebody said: “Present.” It came out of the trees. “Lohse fell in the field,” says Rainer Holt. “I heard it.” He has shaved. His four sit with their backs together, and nobody has touched the soup. It is almost sundown. He holds the list and does not know whether a name may be left out.
story-adventure-wilds-present-a = Call the roll for him.
story-adventure-wilds-present-a-result = You call it. At thirty-one there is a silence, and then a sob, quite near: it is the cook’s boy, who was hiding, and who thought that if somebody said it the captain would eat. Holt enters him on the list as the sixty-first. They share out the company’s chest, in six parts.
story-adventure-wilds-present-b = Answer the voice, and follow it.
story-adventure-wilds-present-b-result = At thirty-one it answers again, farther off, and again, farther; like someone who goes ahead with a lantern. You go after it into the forest. Behind you the captain has stopped reading. You hear him count, from one, with nobody answering.
story-adventure-wilds-present-c = Stand in the gap at thirty-one.
story-adventure-wilds-present-c-result = You know the place; you have seen the company drawn up before. You stand where Lohse stood, and when he is called you say nothing, and let it be quiet for as long as it must. Then Holt goes on to thirty-two. In the evening he shows you how to hold a line that has holes in it.

story-adventure-wilds-moon = The Key Under the Mat
story-adventure-wilds-moon-intro = At the edge of the village stands a cell, of good stone, with one window. The smith built it for himself. Three nights a month he goes in, his wife turns the key, and until morning the village hears him. He has never hurt anybody; he has only told her, through the door, in all that noise, how much he loves her, and once she put the key in the lock. “My sister holds it now,” she says. “But she’s soft too.” Tonight is the first.
story-adventure-wilds-moon-a = Hold the key for three nights.
story-adventure-wilds-moon-a-result = You sit on the key. On the first night he reasons with you, on the second he begs, on the third he comes through the window frame and you go round the smithy together, a good many times. The wife pays. In the mornings he has repaired the hinge each time himself, without looking at you.
story-adventure-wilds-moon-b = Look for what bit him.
story-adventure-wilds-moon-b-result = It was no bite, says the smith, in daylight, over the bellows. There was a woman in the forest at an old charcoal place, whom he had promised something, before he married. She laughed when he told her, and said that he would be coming to see her anyway, three nights a month.

story-adventure-wilds-crones = Beds for the Night
story-adventure-wilds-crones-intro = Three sisters keep the inn in the bog: one brews, one weaves, one whispers. The beer is black, the blankets are warm, and there is hair in them. Travellers leave rested, and each leaves without something: a ringing in the ear, a stammer, a second name. “We only take what hangs loose,” says Dame Thrum, the weaver, and runs the thread through her fingers. She has noticed a loose end on you.
story-adventure-wilds-crones-a = Let her pull the thread.
story-adventure-wilds-crones-a-result = She pulls, and out it comes, a whole habit, with its knots. It does not hurt. In its place she darns in something that another guest left behind, of better quality. Her sisters hold up the lamp, and nod.
story-adventure-wilds-crones-b = Ask what they do with it all.
story-adventure-wilds-crones-b-result = Dame Hush tells you in your left ear. Down where the bog runs into the lake they have hung it out to dry, she says, all of it, for years. You hear it flapping from here, once you have been told.

story-adventure-wilds-miller = Have You Seen a Boy
story-adventure-wilds-miller-intro = The miller has shut down the mill and goes from inn to inn with a drawing. It shows a boy with a poker. He drew it himself, with flour, and it has been wiped off and drawn again so often that it is only a white patch now. “Eleven,” he says. “Asks a lot.” He hit him once, for asking. Then the bed was empty, and the saucepan lid gone. He would not hit him now. He would answer.
story-adventure-wilds-miller-a = Tell him where you last heard of him.
story-adventure-wilds-miller-a-result = You tell him what you know, the road, the day. He thanks you, and pays you as he would for a sack, by weight of hand. In the evening you hear him, two tables off, practising: “That is because of the moon. That is because of the water.”
story-adventure-wilds-miller-b = Go and look for the boy.
story-adventure-wilds-miller-b-result = There is smoke in the forest, says the ostler, where nobody lives, and somebody is shouting at it in a high voice. The miller is up at once, with one arm in his coat. You tell him to wait. He sits down on his hands.
story-adventure-wilds-miller-c = Send Wick in to him.
story-adventure-wilds-miller-c-result = He says no. Then he goes in, with the lid before him. You stay outside and hear nothing for a long time; then a question, in a deep voice, and the boy answering it, at length. He comes on with you in the morning. “He asked if it hurts,” says Wick. “Nobody’s asked me that.”

story-adventure-wilds-scourge = The Scourge of the Seven Valleys
story-adventure-wilds-scourge-intro = Up a pine tree sits a man with a painted scar, and below sits a ghoul and waits. “Good evening,” says Kord. He has been up there since Tuesday. He had told the village that ghouls fear a bold eye, and they had paid for the eye; he has looked at it boldly for three days now, and it does seem to be getting used to him. In the village they are carrying out tables for the victory.
story-adventure-wilds-scourge-a = Lead the ghoul away.
story-adventure-wilds-scourge-a-result = At your whistle it comes after you, relieved to have something to do. By the time you have shaken it off you know its hole and the ways to it. When you ride back past the pine, there is only a brass medallion on a twig, still swinging.
story-adventure-wilds-scourge-b = Go for the rest of them, with him.
story-adventure-wilds-scourge-b-result = “The rest?” asks Kord. This one is only the lookout, you tell him. The others sleep in the quarry until dark. He climbs down very slowly, with his eyes shut. He is coming, he says. He would just like to be asked who he is before he dies.

story-adventure-wilds-pup = It Followed Me Home
story-adventure-wilds-pup-intro = “It followed me home,” says the girl. It is a barghest, half grown, with a glow in its throat like a coal, and it sits on the hearthrug, which is smoking. Barghests go where something has not been paid for. The family has gone through everything: the cow, the roof, grandfather. “We owe nobody,” says the mother, and goes quite white. The thing lays its head in the girl’s lap. It smells of the river.
story-adventure-wilds-pup-a = Drive it off.
story-adventure-wilds-pup-a-result = The fire tongs drive it out and over the fields. It keeps stopping and looking back to see if you mean it. They pay you at once, in full, very carefully, and ask for a receipt. All night the girl stands at the window.
story-adventure-wilds-pup-b = Let it show you the debt.
story-adventure-wilds-pup-b-result = It gets up as soon as you say so, and goes before, down to the river, with its nose on the ground. At the ford it looks round. The mother has come after you in her slippers. “It was only a boat,” she says. “We meant to bring it back.”

story-adventure-wilds-guestbook = The Guest Book
story-adventure-wilds-guestbook-intro = In the refuge below the glacier nobody is at home. On the table lies a book. “Fire good, view good. Hauser.” “Stayed one night because of noise. Prof. Lind.” “There is no noise. Hauser.” “Nine of us arrived, eight of us signed.” “Pantry empty. Whoever takes the jam should say so.” “It is not the jam it takes. L.” The last entry is not dry yet. It says: “Welcome”, in a large hand, with no name.
story-adventure-wilds-guestbook-a = Sign, and bar the shutters.
story-adventure-wilds-guestbook-a-result = You sign and bar them. It goes round the house all night and tries each one, in order, as a guest might who has mislaid his key. By morning you know how it steps, and have slept in between quite well. Under your name stands: “Left no crumbs.”
story-adventure-wilds-guestbook-b = Follow the wet ink.
story-adventure-wilds-guestbook-b-result = There are drops of it on the sill, on the snow, and on up over the moraine, each one round and black, a long stride apart. You put the book in your bag. It seems to you that it grows heavier as you climb.

story-adventure-wilds-frozenpost = Neither Snow nor Frost
story-adventure-wilds-frozenpost-intro = Beside the pass road stands the postman, knee-deep in the drift, one arm held out with a letter. He has stood there since December. They tried to bury him, but he will not bend, and whoever takes the letter finds another in his hand the next morning. The mail has never been so regular. This one is for Hengfors, express. Underneath, in the snow, lies a second, addressed to nobody.
story-adventure-wilds-frozenpost-a = Deliver the one for Hengfors.
story-adventure-wilds-frozenpost-a-result = You take it down to Hengfors by the mail road, at his pace, and it is quicker than you thought. An old woman signs. It is from last winter, about a visit. She pays you for the postage and puts the kettle on for two.
story-adventure-wilds-frozenpost-b = Open the one to nobody.
story-adventure-wilds-frozenpost-b-result = It is in his own writing. He has a hut above the tree line, it says, and somebody in it whom he did not want to keep waiting. His hand is open now. In it lies a key, so cold that it sticks to your glove.

story-adventure-wilds-tower = The Seventh Night
story-adventure-wilds-tower-intro = In the ruined tower lives a striga, and she has an aunt. The aunt comes every seventh night with a basket, sets it down at the foot of the stairs, and reads aloud until it stops growling. “She likes the ones with castles,” she says. A striga sleeps by day in her own coffin, and who keeps her out of it until cockcrow may see her turn back. The king’s steward would pay you to do it quicker.
story-adventure-wilds-tower-a = Do it the steward’s way.
story-adventure-wilds-tower-a-result = In the afternoon you go up, with silver. It is quick, and she was asleep. The steward pays in the courtyard. At the foot of the stairs stands a basket, and in it are a cake, a comb and the second volume.
story-adventure-wilds-tower-b = Ask at Vizima who cursed her.
story-adventure-wilds-tower-b-result = “He is still at court,” says the aunt, and blows out the candle. “He sends me a goose at midwinter.” In Vizima you are to look for an old gentleman with very clean hands. She will go on reading until you come back; she has got four volumes.

story-adventure-wilds-hanged = A Man on Gallows Hill
story-adventure-wilds-hanged-intro = “You there,” says the hanged man. “Is it Thursday?” It is. He sighs, and turns a little on his rope. On Thursdays his wife used to come up with the dog. She has not come for four weeks, and he is worried, because she is moving in with her brother at Stygga and the brother drinks. He can see a good deal from up here, and he would make it worth somebody’s while.
story-adventure-wilds-hanged-a = Let him tell you what he sees.
story-adventure-wilds-hanged-a-result = He tells you: the thing in the coppice, its hours, its bad leg. You cut him a better view by lopping a branch. The boy who steals rope ends has hidden his bottle under the step; of that, too, the hanged man makes you a present.
story-adventure-wilds-hanged-b = Look in on his wife at Stygga.
story-adventure-wilds-hanged-b-result = “Don’t say that it was me who asked,” he begs. “Say that you were passing. Scratch the dog.” The wind gets up and he swings round to follow you with what he has for eyes, as far as the bend.

story-adventure-wilds-ham = Midwinter Ham
story-adventure-wilds-ham-intro = Every midwinter a ham comes over the mountains to Theodor Grole, and nobody has ever sent it. This year it is snowed in, and so is Benno, in a shepherd’s hut, with the ham beside him on the bench. “It must be there tonight,” he says through his scarf; he has a fever and three toes too few. “He puts out the plate. He thinks that I don’t know.” It is a long way to Hengfors, and it is a royal boar.
story-adventure-wilds-ham-a = Stay and nurse the toes.
story-adventure-wilds-ham-a-result = You stay, you rub, you pour into him what you have and what the shepherd left. Towards morning he is out of danger and jokes again. He gives you the shepherd’s store in thanks. It is the first thing he has ever given away that was really not his.
story-adventure-wilds-ham-b = Take the ham to Hengfors.
story-adventure-wilds-ham-b-result = “You found it,” Benno impresses on you. “It fell off a cart. If he asks you what kind of cart, run.” He wraps it up in his own coat. He is quite cheerful about it until you have gone out, and you hear him trying to get up and follow.
story-adventure-wilds-ham-c = Send the dog with it.
story-adventure-wilds-ham-c-result = You tie it to her back, tell her the name, and she sets off, from the top, and does not hurry. In two days she is back, with the plate round her neck and a receipt in a shaking hand: one ham, received from dog. He has added a coin for each of you, and a bottle for toes.

story-adventure-wilds-ford = The Two at the Ford
story-adventure-wilds-ford-intro = Two knights have been fighting at the ford for eleven years, from eight to six, with an hour for dinner. Neither lets the other cross. They have grown old at it, and stiff, and they help each other up. “Why?” says the one in green, and lowers his sword. “Do you remember?” “It was your horse,” says the one in red, “or my sister.” The horse is long dead. The sister, it occurs to them, lives down the river.
story-adventure-wilds-ford-a = Join in until six.
story-adventure-wilds-ford-a-result = They are glad of a third. By six you know every parry there is against an opponent of eleven years’ standing, and one that is quite new, for the third. They insist that you have the dry blanket.
story-adventure-wilds-ford-b = Ask the sister.
story-adventure-wilds-ford-b-result = “Would you?” say both. They sit down side by side on the bank, at a loss what to do with a free afternoon. When you look back the green one is holding out a sandwich, and the red one is considering whether that can be allowed.

story-adventure-wilds-crows = The Crows Hold Court
story-adventure-wilds-crows-intro = In the stubble sit some two hundred crows, in a ring, and in the middle is one with a drooping wing. It has been going on all morning. They caw in turn; the one in the middle is silent. When it is over, the farmer knows, they will all go for it at once, and fly off without a sound. They have left a gap in the ring. It is on your side, and about as wide as a person.
story-adventure-wilds-crows-a = Step into the ring.
story-adventure-wilds-crows-a-result = You put down what you carry and stand beside it. Two hundred heads turn. You do not know the law, so you only stay, and look back at each. Towards noon they get up like smoke. It has hopped on to your boot; and you have been acquitted of something yourself.
story-adventure-wilds-crows-b = Ask what it has done.
story-adventure-wilds-crows-b-result = The one with the drooping wing looks at you and then, for a long time, at the forest. It hops in front of you to the edge of the field. The others let it go on bail, as it were: eleven of them come along, from tree to tree.

story-adventure-wilds-flood = High Water
story-adventure-wilds-flood-intro = The river has come up in the night and is carrying houses. They go by quite slowly. On one roof sit a family, a pig and a clock; on the next a merchant sits on his strongbox and shouts what he will pay. You have a boat, an oar and time for one of the roofs. A third is coming, farther out, and on that one there is only a cradle, which somebody is rocking from below.
story-adventure-wilds-flood-a = Fetch the family, and the box.
story-adventure-wilds-flood-a-result = It gets done both ways, badly. The family is in, the box is half in, and the boat takes three beams in the side and you the fourth. The merchant pays, wet, to the coin. The clock strikes, on time, in the arms of the pig.
story-adventure-wilds-flood-b = Go after the cradle.
story-adventure-wilds-flood-b-result = It is far out already, and turns. Rowing is done with your back to it. Behind you on the roof the merchant has stopped shouting, and you hear the father telling the children not to look. The cradle goes into the reeds at the bend.

story-adventure-wilds-slot = Fresh Slot
story-adventure-wilds-slot-intro = In the wet moss, clean as a seal, is the slot of a stag. It is too large. A charcoal burner has found it, and he has sat down beside it so that nobody should tread on it. “There’s one man ought to see this,” he says. “Thirty years he’s been after it. People laugh.” He has put his hat over the print because of the rain. It leads uphill, into the old wood, and every tenth one has a little frost in it.
story-adventure-wilds-slot-a = Learn to read it from the burner.
story-adventure-wilds-slot-a-result = He lifts the hat for you. From the depth, from the drag, from the nettle that has not yet stood up again, he tells you the hour; and how to set your foot beside it. What follows such a stag, and always has, went by an hour later. Its marks you know.
story-adventure-wilds-slot-b = Follow it yourself.
story-adventure-wilds-slot-b-result = You follow it until the light goes, and then by the frost. The wood gets older. You notice that you have begun to walk on the outsides of your feet, and to breathe through your nose, and that nothing is afraid of you.
story-adventure-wilds-slot-c = Call Corvin.
story-adventure-wilds-slot-c-result = He comes, takes off his glove and lays his palm in it. He says nothing for so long that the burner puts his hat on again. “It was here,” says Corvin then, exactly. He does not follow it today. In the evening he teaches you to leave something for tomorrow.

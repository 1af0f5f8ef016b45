# City stories. A card has a title, what is read aloud (-intro), its options (-a, -b), and for each
# option what comes of it (-a-result ...), which nobody sees before the choice.

## The first twelve

story-city-lamplighter = The Tenth Lamp
story-city-lamplighter-intro = Nine lamps burn in Tanner Lane. The tenth goes out every night, and last week it took the lamplighter with it. His replacement sits on the steps with a full oil can on his knees and no plan to stand up. “Light that one for me,” he says, “and my wages are yours. I have a cousin who is a baker.”
story-city-lamplighter-a = Take the oil can and go.
story-city-lamplighter-a-result = Something cold leans against your back while you light it, and feels for the gap between collar and hair. It finds it. Then the wick catches, and the weight is gone. The new man pays with his eyes shut and asks whether it said anything.
story-city-lamplighter-b = Ask along the lane what people saw.
story-city-lamplighter-b-result = Nothing, they say, but it had teeth. It comes with the oil: the barrels are filled in the woods, and since the new moon one of them arrives empty and heavier than the rest. You will have a look at the place where they are filled.

story-city-bookbinder = A Good Binding
story-city-bookbinder-intro = The bookbinder shows you a herbal older than the town. The pages are sound; the leather is human, and tattooed. “A scholar’s back,” he says. “He insisted, in his will.” The margins are full of recipes in a hand you nearly recognise.
story-city-bookbinder-a = Trade your own notes for a night’s reading.
story-city-bookbinder-a-result = You read until the candle drowns, and meanwhile he copies out your notes on drowners, wrongly. By morning you know three new uses for wolfsbane and one for the bookbinder. You keep the last to yourself.
story-city-bookbinder-b = Read only the binding.
story-city-bookbinder-b-result = Down the spine runs a map of veins, along the shoulder a list of debts, all crossed out, and over the heart a blessing for whoever reads this far. You leave with a clear head and light feet.

story-city-gallows = The Talkative Corpse
story-city-gallows-intro = The man on the market gallows has been talking since Thursday, mostly about the weather. Master Ruben, the hangman, is ashamed: in twenty years no knot of his has let a voice through, and the fair begins tomorrow. The hanged man, it turns out, wants only company, and remembers where he hid his bag.
story-city-gallows-a = Cut him down and ask about the bag.
story-city-gallows-a-result = You lay him on the grass, and he points with a stiff arm at a hole under the scaffold. You reach in up to the shoulder. There is a bag. There is also somebody’s nest, and somebody may be at home.
story-city-gallows-a-band-1 = Somebody is. Your sleeve comes out without its leather, and your arm without some of you. “Left,” says the corpse. “I meant the left one.”
story-city-gallows-a-band-2 = Somebody is asleep. In the bag, wrapped in his shirt, lies one flask that has outlived its drinker.
story-city-gallows-a-band-3 = Somebody has moved out and left feathers. The bag holds two flasks, a comb and his good wishes for your journey.
story-city-gallows-b = Have the hangman teach you his knots.
story-city-gallows-b-result = Master Ruben shows you all evening, glad of somebody who watches his hands and not the rope. You unlearn a grip you never liked and learn a better one. “Too much hemp,” says the voice above you.

story-city-ratcatcher = The Ratcatchers’ Strike
story-city-ratcatcher-intro = The ratcatchers of the harbour have laid down their traps. There are no rats left: something in the drains has eaten them and is now trying dogs. Guild master Quist, in chain and black gloves, buys anything poisonous, and some day will pay more to whoever goes down in person. He does not say which day.
story-city-ratcatcher-a = Sell him a flask and let him pour.
story-city-ratcatcher-a-result = Quist pours it through the grating at arm’s length. The drain hiccups green smoke, something below coughs like a wet bellows, and then it is quiet. He counts out the coins upwind and begs you to take the empty flask along.
story-city-ratcatcher-b = Have a look at the drains yourself.
story-city-ratcatcher-b-result = You go down with a lantern and come up without one. The tracks are broad, webbed and many, and they walk in file, like a family. They lead under the wall to open water, where somebody will have to follow them.

story-city-fencing-master = One Lesson
story-city-fencing-master-intro = Master Serafin teaches merchants’ sons to lose handsomely. He has one arm, two duels on his conscience and no love for your trade. “You all cut like butchers,” he says from his chair, without turning round; he has heard your step on the stairs. “Pay me, and I will show you how it is done in company.”
story-city-fencing-master-a = Pay for the lesson.
story-city-fencing-master-a-result = It takes him a minute to put you on your back and an hour to explain why. On the way out you notice that you are walking differently, and that his pupils are making room.
story-city-fencing-master-b = Cross blades with his worst pupil instead.
story-city-fencing-master-b-result = The boy loses as he was taught, chin up, but he has one feint that is entirely his own. You leave a bad habit on the floor of the hall and take the feint. He asks whether he may tell his father.

story-city-wake = A Wake for the Living
story-city-wake-intro = They are burying Radek the porter, who sits at the head of the table and eats with appetite. The priest is paid, the hole is dug, and his creditors will not sue a grave. All he wants from you is an expert opinion, in writing. He passes you the bread.
story-city-wake-a = Declare him dead and stay for the soup.
story-city-wake-a-result = You feel his pulse, which is excellent, and sign with a cross. The soup is good, the widow is generous, and the deceased sees you to the door with a lantern, because those stairs, he says, have killed people.
story-city-wake-b = Ask what the dead man leaves behind.
story-city-wake-b-result = His boots: the best in three duchies, and pawned to a man in the hills. A corpse, as Radek points out with his mouth full, can hardly go and fetch them. He describes the way, the man, and the man’s dog.

story-city-pillory = The Fiddler in the Pillory
story-city-pillory-intro = Tibor the fiddler stands in the pillory for a song about the mayor’s wife. The song was accurate, which made it worse. He will be let out at dusk and chased at dawn. Until then he sings requests, wrists in the wood, for anybody who scratches his nose, and he knows every tale that came down the road this month.
story-city-pillory-a = Scratch his nose and ask about monsters.
story-city-pillory-a-result = A little to the left, he says, and hums you where it hunts, how it walks and in which key it screams. You mark the place on your map. You have had worse directions from sober men.
story-city-pillory-b = Ask him about himself.
story-city-pillory-b-result = He needs a quiet wood, money for strings, and somebody large to stand next to. He will wait out there until the song has been forgotten, which in his case may take a while. You promise to think about it.

story-city-apothecary = The Middle Shelf
story-city-apothecary-intro = The apothecary died at noon, and her heirs have not found the keys yet. Her apprentice Misko has. He is twelve, very calm, and sells by weight. “Strong things left, weak things right,” he whispers, and writes down your name. “I would not touch the middle shelf. She touched it.”
story-city-apothecary-a = Fill your bag, and be quick about it.
story-city-apothecary-a-result = You leave by the window with more glass than grace, while the heirs come up the stairs with an axe. Shaking them off costs you the evening and most of your breath. Misko has put it on your account.
story-city-apothecary-b = Swap a flask for the middle shelf.
story-city-apothecary-b-result = It tastes of pepper and thunder. You wake on the floor, improved where it was most needed, with a pillow under your head. The boy has noted the hour, the colour of your tongue and what you shouted.

story-city-bell = The Bell Without a Tower
story-city-bell-intro = The bell of the burned temple rings at night, though it has no rope, no clapper and, since the fire, no tower. Odila, who used to ring it, cooks soup for the poor between the walls and does not look up when it begins. Down in the rubble the bronze still hums when you lay your palm on it.
story-city-bell-a = Keep your hand where it is.
story-city-bell-a-result = The hum climbs your arm and goes through your bones one by one, like somebody trying keys. You could pull away, and do not. When it stops, something has been taken out of you, or put in.
story-city-bell-a-band-1 = It is a small thing, but you had trusted it for years. Odila brings you a bowl and holds the spoon until you can.
story-city-bell-a-band-2 = What you find there is plain and solid, like a rung. Odila says that everyone who stays gets one of those.
story-city-bell-a-band-3 = One key has fitted. Behind it you find a movement as old as the bell, and your arm already knows it.
story-city-bell-b = Find out where the bell was cast.
story-city-bell-b-result = You scrape the soot from the rim and find the mark of a foundry in the mountains. It was closed in haste, Odila says, with the furnace still lit. She wipes her ladle for a long time.

story-city-debtor = Other People’s Debts
story-city-debtor-intro = A usurer hires you to frighten a debtor. The debtor, a chandler with a club foot, has already hired three cousins to frighten the usurer. All of you meet on the same narrow stairs, and there is no room to turn round. “After you,” says the eldest cousin. Nobody moves.
story-city-debtor-a = Earn your fee on the stairs.
story-city-debtor-a-result = The cousins fight like cousins, with elbows and old grievances, and you go down the stairs with all three of them on top. At the bottom, both parties pay you to go away.
story-city-debtor-b = Ask who else deals in such debts.
story-city-debtor-b-result = A house in Novigrad, says the chandler, buys them by the sack and never asks for the money. It asks for other things. From him it took his sense of smell, and he used to make the best candles in town. You would like to see that house.

story-city-puppets = The Puppet with the Scar
story-city-puppets-intro = The puppet play is about you: the scar, the walk, even the way you look at doors. The puppet wins every fight, and the children boo it all the same. Behind the curtain an old woman, Zofka, works the strings without looking at them. She is looking at you.
story-city-puppets-a = Pay her to show you how she knew.
story-city-puppets-a-result = She ties a thread to each of your fingers and pulls, once to the left, once to the right. You learn more about your own hands than in ten winters of drill. Your coins she hangs on the puppet’s belt.
story-city-puppets-b = Ask for your share of the takings.
story-city-puppets-b-result = She pays without a word, out of the hat. In the evening show, you hear, the puppet is greedy and dies of it, slowly, over a whole act, and at last the children cheer.

story-city-pit = The Pit
story-city-pit-intro = Behind the slaughterhouse men hit each other for money, and other men watch. Tonight’s champion is half troll on his mother’s side, or says so. The stable boy who holds the bets has never seen a witcher lose here; none was ever let in. He opens the gate and stands well back.
story-city-pit-a = Fight the champion.
story-city-pit-a-result = He hits like a door in a storm, and you stay on your feet for as long as your schooling lasts. The crowd throws what it thinks that was worth. The champion lends you his rag, for the blood, and wants it back.
story-city-pit-b = Talk to the stable boy.
story-city-pit-b-result = He has no coin of his own, but he has an uncle in the mountains who breeds horses and cannot ride the grey one. Nobody can. If nobody does by autumn, says the boy, she comes here, and he looks over his shoulder at the slaughterhouse.

## Inns, gates and guilds

story-city-bill = The Bill
story-city-bill-intro = “To one bed, slept in,” reads the landlady. “To one bed, slept under. To a goose. To telling the goose girl that she had a destiny. To repairs to the goose girl’s father. To one window, left by.” She folds the paper. You have never been here in your life; but the scar was like yours, she says, and so was the medallion, and he signed with your name.
story-city-bill-a = Pay, and ask which way he rode.
story-city-bill-a-result = You pay for a goose you did not eat. Up into the mountains, says the landlady, where they have something on a rock and want a witcher for it. He was whistling. The medallion, now that she thinks of it, had left a green stain on his shirt.
story-city-bill-b = Refuse, and stay for supper.
story-city-bill-b-result = You refuse so quietly that she believes you. She tears up the bill, sits down opposite and tells you everything that people hereabouts say of witchers, and most of it you had better know. There is goose.

story-city-tariff = The Tariff
story-city-tariff-intro = Theodor Grole reads it out at the gate, standing well away from the dogs. “For a sword, the rate for a sword. For a second sword, the higher rate, since it suggests intent. For elixirs, by the flask. For a scar received outside the district, import. For heads of monsters, by weight, horns separate.” He looks up. “It is the same for everybody. They hate me for that especially.”
story-city-tariff-a = Pay in full and without a word.
story-city-tariff-a-result = He counts it twice, gives you a receipt with three seals and, because this has never happened to him before, his own place by the guardhouse stove. You sleep undisturbed. The receipt, folded and worn over the heart, is as good as boiled leather.
story-city-tariff-b = Look for a gate without a Grole.
story-city-tariff-b-result = There is one, says a woman with a mule, and has been for thirty years: the ford, after dark. She is Dorrit Ash, and she carries turnips. If you should come by the water, she adds, there is always something to push.

story-city-salt = Salted
story-city-salt-intro = Four coffins stand before the gate, and the widow weeping over them is Dorrit Ash the carter, who never married. They are heavy, and they crunch. Sergeant Holl of the watch knows it, and she knows what salt costs in here since the tax. She also has her orders. “I am going to look at the sunset,” she says, “for as long as it takes somebody to decide.”
story-city-salt-a = Take one end of a coffin.
story-city-salt-a-result = You carry them in, one after the other. With the last one the lid slips, a clerk shouts, and you leave by way of two fences and a dog. Dorrit Ash pays you under the bridge and swears at you for the noise.
story-city-salt-b = Ask who is really buried with salt.
story-city-salt-b-result = Everybody, says Holl, without turning from the sunset. The sexton used to put a handful into each grave, because ghouls will not dig where it is salted. Since the tax he leaves it out. She tells you where the earth was opened first.

story-city-auction = Effects of a Witcher
story-city-auction-intro = “Lot twelve, a jar, humming. Lot thirteen, withdrawn. Lot fourteen, one half of a book on leshens; the other half was not found, nor was he. Lot fifteen, flasks, full, labelled in no language. Lot sixteen, letters from a lady, a bundle, unopened. Lot seventeen, an empty scabbard.” The auctioneer looks round the tavern. So far somebody has bid for the table he is standing on.
story-city-auction-a = Bid for the flasks.
story-city-auction-a-result = They go to you for want of anybody else. You sort them on the bar by smell, which empties the room. What is still good you keep; the rest you pour out in the yard, where the nettles are taller by morning and lean towards the house.
story-city-auction-b = Ask for the letters.
story-city-auction-b-result = Nobody wants them, and you may have them for nothing. They came every spring for nine years, from a farm in the mountains, in a hand that grows plainer from one to the next. The last seal is of this year.

story-city-election = The Election
story-city-election-intro = By statute the guild master of the ratcatchers must lay a rat on the table, dead, of his own catching. There has not been a rat in town since spring. Quist has brought a squirrel. His rival has brought a very small dog. The assembly shouts, Tibor fiddles, and an old woman in the gallery calls down that a witcher, surely, could find one.
story-city-election-a = Stand for election yourself.
story-city-election-a-result = You are proposed, seconded and carried round the hall on a barrel. You make a short speech. Then the hands are counted, and it turns out who has voted with both, and who is expected to pay for the barrel.
story-city-election-a-band-1 = Nobody, and you. Quist is re-elected with his squirrel, and they hold you by the sleeve until the last cup has been paid for.
story-city-election-a-band-2 = You lose by three hands. Quist has already had his speech of thanks printed, and settles with you under the table for the sake of order.
story-city-election-a-band-3 = You lose handsomely. In the cloakroom both candidates, one after the other, thank you for not having won, and thank you in coin.
story-city-election-b = Ask where the rats have gone.
story-city-election-b-result = Into the woods, says the old woman: in one night, in rows, tail in mouth, like children taken out for a walk. She heard what they were following. She will not hum it. She has grandchildren in the room.

story-city-locksmith = The Masterpiece
story-city-locksmith-intro = For the master’s examination the locksmiths’ guild shuts the candidate into a chest of his own making. That was on Tuesday. It is Friday. From inside he reports that the lock is even better than he had hoped. The masters stand about with their files and cannot bring themselves to break it. They have been feeding him pancakes through the keyhole, rolled very thin.
story-city-locksmith-a = Pay the fee and try the lock.
story-city-locksmith-a-result = You listen to it for an hour with your fingertips, as if to something asleep, and it opens the way they do: all at once and from within. The candidate climbs out and bows. He has not slept, he says, but he has had time to think.
story-city-locksmith-b = Ask what they pay for a kick.
story-city-locksmith-b-result = They confer, and pay. You kick the hinges, of which nobody had thought. The lock drops out whole and shining, and all the masters bend over it. It is a while before one of them remembers to look into the chest.

story-city-relic = The Fingers of Saint Wenna
story-city-relic-intro = The relic dealer has sold eleven fingers of Saint Wenna this month, and here, on velvet, is the twelfth. They are genuine, he swears; he is a religious man, and it has begun to worry him. Each came straight from the tomb, each is still warm in the mornings, and the canon who sends them has stopped asking for money. He asks for pilgrims now.
story-city-relic-a = Take the finger on trial.
story-city-relic-a-result = It lies in your palm and turns like a needle. All day you go where it points: across the market, through a cloister, under somebody’s bed. Either it knows what you are hunting, or it only wants to get out of town. By night it has gone stiff.
story-city-relic-a-band-1 = The dealer wants it back, and it does not want to go. Prising it from your belt costs you the evening, and something off the belt.
story-city-relic-a-band-2 = It has stiffened towards the road out of town. You follow with your eyes and find, in the mud of the verge, what it had been pointing at.
story-city-relic-a-band-3 = It has stiffened with the tip towards the hills. And its nail, you see by the lamp, is dirty: it has scratched a second mark on your palm.
story-city-relic-b = Ask the way to the tomb.
story-city-relic-b-result = Up in the mountains, says the dealer; the pilgrims set out singing. He has not seen one come back, but then he has never looked. He would take it kindly if somebody did. He draws the velvet over the finger.

## Law and order

story-city-hangman = The Ropemaker
story-city-hangman-intro = Master Ruben has put on his good coat. Tonight his daughter Hedda marries a baker’s son, and the bakers believe that the bride’s father makes ropes. “It is not even a lie,” he says. What he lacks is a guest who has known him as a ropemaker for years. Behind his back Hedda is shaking her head at you. She wants it told before the wedding, not after.
story-city-hangman-a = Swear to the ropes.
story-city-hangman-a-result = You praise his hemp for an hour, and the bakers nod. At the door Ruben presses a purse into your hand. On the stairs sits the bride, with her wreath in her lap, and moves aside to let you pass.
story-city-hangman-b = Tell the bakers at table.
story-city-hangman-b-result = You tell them. It is so quiet that you hear the candles. Then the old baker says that in every trade somebody has to get up early, and holds out his hand. Late that night Ruben tells you which of your strokes is merely cruel, and shows you a quick one.

story-city-notebook = Four Years, by Weight
story-city-notebook-intro = They are trying Misko, the apprentice, for poisoning his mistress. His feet do not reach the floor. In his defence he has brought his notes: who bought what in the last four years, by weight, and for whom they said it was. He begins to read aloud. At the second page the judge has gone pale. At the third, the mayor’s wife gets up and leaves.
story-city-notebook-a = Get the boy out by the window.
story-city-notebook-a-result = The window is small, and so is he. You run with the apprentice under one arm and four years of other people’s secrets under the other. He will be in the woods, he says, and you should come when they have stopped looking.
story-city-notebook-b = Trade them the notes for his life.
story-city-notebook-b-result = The court finds that the lady died of her age. The notebook goes into the stove, page by page, and everybody present breathes out. Misko, free and without a trade, lets you have what was left on the shelves.

story-city-deadhouse = One Too Many
story-city-deadhouse-intro = Sergeant Holl counts the dead twice, because she is thorough. At dusk there were six. Now there are seven, and at dawn, she says, there will be six again; it has been going on for weeks. She lifts the lantern. The seventh is large, wears no boots, and has pulled his neighbour’s shroud up over his ears. It is Radek the porter, whom the whole town has buried.
story-city-deadhouse-a = Tell her that he is alive.
story-city-deadhouse-a-result = She writes it down and pays you the reward for a missing person. Radek gets up, tucks the shroud round its owner again and looks at you, not unkindly. By noon his creditors know. He sleeps under the bridge now.
story-city-deadhouse-b = Swear that he is dead.
story-city-deadhouse-b-result = “Then he may lie here,” says Holl, and moves her lantern on. When she has gone Radek opens one eye. He has work in the mountains, of the kind for which only the dead are asked, and could do with a second pair of shoulders.

story-city-mila = Nine Questions
story-city-mila-intro = “Are you the one who kills them? How much is one? Is it more for a big one? Does it need to have claws? If it looks like a man all week, is it still one? Would my mother be sad? Do you want the money before? Is this enough? Can you come before Saturday?” Her name is Mila. She is nine, and she knitted the purse herself.
story-city-mila-a = Ask where it lives.
story-city-mila-a-result = “With us,” says Mila. All week it burns lime up in the mountains, and on Saturdays it comes home. Her mother says that it is only tired. You do not take the purse. You say that you will have a look at it, and she wants that in writing.
story-city-mila-b = Take her to Sergeant Holl.
story-city-mila-b-result = Marta Holl listens to all nine and asks three of her own. Then she walks the girl home, heavily, past every lit window of the street, and from now on she will walk there every night. Her spare mail is yours for now, she says over her shoulder, and so is her bed: she will not be needing it.

story-city-wanted = Wanted
story-city-wanted-intro = The scribe of the watch draws the faces for the notices. The trouble is that nobody who met the strangler can describe him any more, and Sergeant Holl must have something on the walls tonight. The scribe sharpens his charcoal and looks at you for longer than is polite. “Such cheekbones,” he says. “And you are leaving tomorrow in any case, are you not?”
story-city-wanted-a = Sit for the portrait.
story-city-wanted-a-result = It is a good likeness, and by evening it hangs on every corner. The scribe shares his fee. You leave town by river, hungry, under a tarpaulin, while on the bridge people who have never seen you tell each other how they got away.
story-city-wanted-b = Look at the throats.
story-city-wanted-b-result = Holl unlocks the dead-house for you. The marks were left by fingers with a joint too many, and there is wet leaf under every nail of the victims. It is no man, and you know where it sleeps. The scribe asks to be excused from drawing it.

story-city-bread = Short Weight
story-city-bread-intro = They have found chalk in the bread, and a child has died, not of the chalk; but tell that to two hundred people in a narrow square. The baker is on his roof. He has a bread shovel, a sack of flour and no more roof behind him. “It was only the grey loaves!” he calls. Somebody has brought a ladder, and somebody else a rope.
story-city-bread-a = Stand on the ladder.
story-city-bread-a-result = You let nobody past for an hour, with the flat of the blade and your elbows, and these are people who carry sacks for a living. When the watch comes you can hardly lift your arm; it has learned to strike without killing. The baker complains about his roof.
story-city-bread-b = Talk to the woman with the rope.
story-city-bread-b-result = She is the mother. She does not listen, but she does not climb either, and the others are watching her. You hold her by the wrists until it is over. A porter shows you, gently, how such a grip is opened; the one you used you will not use again.

story-city-duel = The Second
story-city-duel-intro = Master Serafin has to fight at dawn. The challenger is seventeen, his own best pupil, and has been told by a girl that the old man lives on his name. “He is better than I am,” says Serafin. “I saw to that. If I win, I kill a child. If I lose, he becomes what I became.” He asks you to be his second, so that it is done properly.
story-city-duel-a = Stand as his second.
story-city-duel-a-result = They fight for a very long time. In the end Serafin takes the blade in the stump of his arm and holds it there until the boy weeps. You have never seen that parry, and you will not forget it. Getting him home takes you the whole day.
story-city-duel-b = Break the boy’s sword tonight.
story-city-duel-b-result = He sleeps with it, and the two of you go through the banister. In the morning there is no sword and no duel, and the family pays well not to have it talked about. When Serafin sees you in the street he crosses to the other side.

## Houses and what lives in them

story-city-sermon = Soup and Sermon
story-city-sermon-intro = Odila preaches with the ladle in her hand. “The priests said the fire was a trial. I rang the bell for it. I rang until the rope burned, and nobody came, because you were all counting buckets of your own. So this is the sermon: there is soup. Who has nothing, eats. Who has something puts it into the hat and eats as well. Amen.”
story-city-sermon-a = Put something into the hat and eat.
story-city-sermon-a-result = She fills your bowl twice and sits down by you on a charred beam. You talk until dark, about arms that give out and how to go on pulling. When you get up, what was weakest in you holds.
story-city-sermon-b = Ask what she saw from the tower.
story-city-sermon-b-result = The fire did not come from below, she says. It came down the rope, out of the bell. The man who cast it lived in the mountains, if he still lives, and she has never had the courage to go and ask him.

story-city-letter = To Be Read Aloud
story-city-letter-intro = The washerwoman cannot read, so you read. “To the mother of Private Janek. Your son was found dead on the ninth. For the blanket lost, for the boots lost, for bread drawn and not marched off, the company deducts as follows.” You have read that to yourself. Aloud you have got as far as her boy’s name. She is drying her hands and smiling at you.
story-city-letter-a = Read it as it stands.
story-city-letter-a-result = You read to the end, deductions and signature. She goes on drying her hands. Then she opens the chest and gives you what he learned on, a wooden sword, worn hollow on the wrong side of the grip. You try it, and see what he had found out, and forget what you had been taught.
story-city-letter-b = Read what she is hoping for.
story-city-letter-b-result = He is well, you read; there has been meat; he sends kisses and asks about the cat. It comes easily. She counts her savings into your hand and begs you to come again when there is another letter.

story-city-mailshirt = The Last Row
story-city-mailshirt-intro = The armourer died with the mail shirt nearly done, and his widow has been closing it since, ring by ring, in the evenings. She never learned the trade; she handed him the pliers for thirty years. One row is still open, at the neck. “He left that for last because it matters most,” she says. “I am in no hurry. Afterwards there is only the washing up.”
story-city-mailshirt-a = Buy it as it is.
story-city-mailshirt-a-result = She helps you into it and closes the last ring on you, with his pliers, her forehead almost at your throat. It sits as if it had been measured. If it should need mending, she says, you are to come to her and to nobody else.
story-city-mailshirt-b = Mend your own mail at her bench.
story-city-mailshirt-b-result = You work side by side until the candle is down, and she shows you how he turned the rivets inward. Your mail has not been so sound for years. She has closed four rings tonight and, when she thought you were not looking, opened three.

story-city-wall = Through the Wall
story-city-wall-intro = “He came in at dawn with mud to the elbows.” “He’s a grown lad.” “He wasn’t hungry. He is always hungry.” “Keep your voice down, we have a lodger.” “That is what I mean. We have that kind of lodger. We could ask.” “And what do they do, that kind, when you ask?” Next door it is quiet for a while. Then the woman says: “They hear through walls, people say.”
story-city-wall-a = Push a flask under their door.
story-city-wall-a-result = Wolfsbane, and how much of it, on a scrap of paper; a son can grow old on that. The flask scrapes away over the boards. In the morning your boots have been cleaned, and in the left one is the drill book of a sergeant who meant it to stay in the family.
story-city-wall-b = Wait for the son on the roof.
story-city-wall-b-result = He comes out at moonrise with his shoes in his hand, so as not to wake anybody, and clears the town wall at one bound. A werewolf that thinks of its shoes still has somebody in it to talk to. The track leads into the mountains.

story-city-cellar = The Cellar Below the Cellar
story-city-cellar-intro = Behind the vintner’s oldest cask is a door, and behind the door are stairs that no mason of this town built. Below, a table is laid for twelve, with silver. Eleven of the places have dust on them. The candle at the twelfth has just been blown out. It is the vintner’s men who wake up pale, after pay day: an ekimmara prefers its wine already in somebody.
story-city-cellar-a = Go down and clear the table.
story-city-cellar-a-result = You take up the silver piece by piece, with your back to the wall. At the eleventh fork something wakes above you, heavy with other men’s wine, and lets go of the ceiling. How fast it falls depends on what day it is.
story-city-cellar-a-band-1 = Pay day was yesterday. It is sober enough to land where you stand; you leave on all fours, with half the forks and less of your coat.
story-city-cellar-a-band-2 = Pay day was on Friday, and it falls like laundry. You step aside and carry the spoons up past it.
story-city-cellar-a-band-3 = It is the very night of pay day. It falls, misses the floor, and sings. You clear the whole table and take along a decanter of what keeps it so happy.
story-city-cellar-b = Help him to brick up the door.
story-city-cellar-b-result = You lay bricks until morning, with garlic in the mortar on his wish and iron on yours, and he pays you a bricklayer’s wage. Behind the last course somebody knocks, twice, politely. “Mice,” says the vintner.

story-city-knacker = Do Not Puncture
story-city-knacker-intro = Something crept into the knacker’s cellar to die and has thought better of it. It lies across the drain, swollen, shiny, large as an ox, and breathes. “I was just going to stick it,” says the knacker. You explain to him what a rotfiend does when it is stuck. It waits until you are close, and then it is all over the room, and so are you.
story-city-knacker-a = Do it yourself, with a long pole.
story-city-knacker-a-result = You lash a flensing knife to three boat hooks and take the cellar door for a shield. It is loud. Of the clear stuff that can be scraped off the door there is enough to fill your flasks. The straps of your armour have gone soft as boiled bacon.
story-city-knacker-b = Sell him advice instead.
story-city-knacker-b-result = No light, you tell him, no noise, salt on the threshold and a week’s holiday; they move on to where it smells better. He pays and locks up. The week after, you hear, his neighbour the tanner has something in the cellar.

## What ought not to be

story-city-bleaching = Three Versions
story-city-bleaching-intro = The barber: a girl in white dances on the bleaching field at noon, and two apprentices danced with her until they died of thirst. The fuller: sunstroke, and besides they owed him money. The fuller’s wife, when he is out of the room: it began in the week he sold the wedding linen of a bride who had died. The girl only comes for her linen.
story-city-bleaching-a = Walk the field before noon.
story-city-bleaching-a-result = You find the grass scorched in a ring, and in it the print of a bare foot, baked hard as brick. A noonwraith keeps to what was hers and casts no shadow while she looks for it. You know now what to look for yourself.
story-city-bleaching-b = Burn what is left of the linen.
story-city-bleaching-b-result = The wife brings it at dusk under her apron, one tablecloth, and you burn it in the yard with salt and wolfsbane. Next noon nobody dances. She pays you with what her mother kept for fevers, and asks you to go before he counts the sheets.

story-city-candles = Candle Street
story-city-candles-intro = In Candle Street nobody speaks. A slate is held out of a doorway: HUSH. Out of the next: SHE COMES TO HER NAME. It was in a counting rhyme, you read from window to window. All the children knew it, and there are three children fewer now. A man points to his mouth, then to the sky, where it is growing dark. He holds out the chalk.
story-city-candles-a = Write: who was she?
story-city-candles-a-result = The answer takes four slates. A chandler’s bride. Jilted. Her mother’s house, in the mountains. Something of hers must still be there, for a nightwraith is tied by what she loved. The fourth slate is held up by a child, and only says PLEASE.
story-city-candles-b = Give back the chalk and keep watch.
story-city-candles-b-result = You sit with them, and the chandler lets you stir. Leaf by leaf, without a word, he shows you what goes into the tallow against the night, and you lose the thread of everything else. Until morning she tries the doors, one after another. Nobody says the name.

story-city-strings = A Play That Has Not Happened
story-city-strings-intro = Zofka has a new scene. The puppet with your face walks up a mountain; painted snow falls; a door opens in the rock. There the curtain comes down. The children ask what happens next. “I do not know yet,” says the old woman, and she says it to you, over their heads. The puppet’s strings are still moving, though her hands are folded in her lap.
story-city-strings-a = Pay for the last act.
story-city-strings-a-result = She takes your money and gives you the painted door from the stage, no larger than a hand. On the back is a path in pencil, with every bend. “Go there, and come back,” says Zofka. “I cannot carve what I have not seen.”
story-city-strings-b = Cut the strings.
story-city-strings-b-result = They part one by one, and at each you drop something: a buckle, a strap, the feeling in your knees. Then you get up by yourself, and no movement has ever been so much your own. Zofka sweeps up the threads. She is bleeding from every finger.

story-city-clerk = A Fair Offer
story-city-clerk-intro = The clerk has a folding table, a ledger and clean cuffs, and he does not blink. “Our house buys what people do not use,” he says. “The name you had before. A dancing step. The way to your mother’s door.” All over the country somebody has sold him something small. Behind you in the queue stands a woman with a child by the hand, and she is looking at the child.
story-city-clerk-a = Sell him something.
story-city-clerk-a-result = He writes, he blots, he pays far too much. You have gone three streets before you notice what is missing: not the thing itself but the use of it. By then the woman with the child has sat down at the table.
story-city-clerk-b = Ask where all of it is kept.
story-city-clerk-b-result = In Novigrad, he says, in excellent order, and you are welcome to view. He explains it at length and writes you a card. When he looks past you the woman has gone, and the child with her. For a moment he very nearly blinks.

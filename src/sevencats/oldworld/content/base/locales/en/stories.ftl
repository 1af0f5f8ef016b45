# Exploration cards. A card has a title, what is read aloud (-intro), its options (-a, -b), and for
# each option what comes of it (-a-result ...), which nobody sees before the choice.

## City

story-city-lamplighter = The Tenth Lamp
story-city-lamplighter-intro = Nine lamps burn in Tanner Lane. The tenth goes out every night, and last week it took the lamplighter with it. His replacement sits on the steps with a full oil can and no plan to stand up. “Light that one for me,” he says, “and my wages are yours.”
story-city-lamplighter-a = Take the oil can and go.
story-city-lamplighter-a-result = Something cold leans against you as the wick catches. It dislikes the light more than it likes you. The lamplighter pays with his eyes shut.
story-city-lamplighter-b = Ask what the others saw before they ran.
story-city-lamplighter-b-result = Nothing, they say, but it had teeth. Its lair is not in the lane: the oil comes from the woods, and something came along with the barrels.

story-city-bookbinder = A Good Binding
story-city-bookbinder-intro = The bookbinder shows you a herbal older than the town. The pages are sound; the leather is human, and tattooed. “A scholar's back,” he says. “He insisted, in his will.” The margins are full of recipes in a hand you nearly recognise.
story-city-bookbinder-a = Trade your own notes for a night with the book.
story-city-bookbinder-a-result = By morning you know three new uses for wolfsbane and one for the bookbinder. You keep the last to yourself.
story-city-bookbinder-b = Read only the binding.
story-city-bookbinder-b-result = A map of veins, a list of debts, a blessing. Odd reading, but you leave with a clear head and light feet.

story-city-gallows = The Talkative Corpse
story-city-gallows-intro = The man on the market gallows has been talking since Thursday, mostly about the weather. The hangman wants him quiet before the fair. The hanged man, it turns out, wants only company, and knows where he hid his bag.
story-city-gallows-a = Cut him down and ask about the bag.
story-city-gallows-a-result = He points with a stiff arm. Whether the bag was worth it depends on what else was sleeping in the hole.
story-city-gallows-b = Have the hangman teach you his knots.
story-city-gallows-b-result = You forget a trick you never liked and learn one you will. The corpse has remarks to make on both.

story-city-ratcatcher = The Ratcatchers' Strike
story-city-ratcatcher-intro = The ratcatchers of the harbour have laid down their traps. There are no rats left: something in the drains has eaten them and is now trying dogs. The guild master offers coin for anything poisonous, and more, some day, to whoever goes down in person.
story-city-ratcatcher-a = Sell him a flask and let him pour it.
story-city-ratcatcher-a-result = The drain hiccups green smoke and falls silent. The guild master counts out the coins upwind.
story-city-ratcatcher-b = Have a look at the drains yourself.
story-city-ratcatcher-b-result = The tracks are broad, wet and many. They lead out under the wall to open water, where somebody will have to follow them.

story-city-fencing-master = One Lesson
story-city-fencing-master-intro = The fencing master teaches merchants' sons to lose handsomely. He has one arm, two duels on his conscience and no love for your trade. “You all cut like butchers,” he says. “For two coins I will show you how it is done in company.”
story-city-fencing-master-a = Pay for the lesson.
story-city-fencing-master-a-result = It takes him a minute to put you on your back and an hour to explain why. Worth every coin.
story-city-fencing-master-b = Cross blades with his worst pupil instead.
story-city-fencing-master-b-result = The boy has exactly one good feint. You leave a bad habit behind and take the feint with you.

story-city-wake = A Wake for the Living
story-city-wake-intro = They are burying Radek the porter, who sits at the head of the table and eats with appetite. The priest is paid, the hole is dug, and his creditors will not sue a grave. He only asks that you, as an expert, confirm it.
story-city-wake-a = Declare him dead and stay for the soup.
story-city-wake-a-result = You sign with a cross. The soup is good, the widow is generous, and the deceased sees you to the door.
story-city-wake-b = Ask what the dead man leaves behind.
story-city-wake-b-result = His boots: the best in three duchies, and pawned to a man in the hills. A corpse, as Radek points out, can hardly go and fetch them.

story-city-pillory = The Fiddler in the Pillory
story-city-pillory-intro = A fiddler stands in the pillory for a song about the mayor's wife. The song was accurate, which made it worse. He will be let out at dusk and chased at dawn, and he has heard every tale that came down the road this month.
story-city-pillory-a = Ask him about monsters.
story-city-pillory-a-result = He hums you where it hunts, how it walks and in which key it screams. You have followed worse directions.
story-city-pillory-b = Ask him about himself.
story-city-pillory-b-result = He needs a quiet wood, a coin for strings, and somebody large to stand next to. You promise to think about it, out there.

story-city-apothecary = The Middle Shelf
story-city-apothecary-intro = The apothecary died at noon, and her heirs have not found the keys yet. Her apprentice has. He is twelve, very calm, and sells by weight. “Strong things left, weak things right,” he whispers. “I would not touch the middle shelf. She touched it.”
story-city-apothecary-a = Fill your bag, and be quick about it.
story-city-apothecary-a-result = You leave by the window with more glass than grace. Shaking off the heirs costs you the evening.
story-city-apothecary-b = Swap a flask for something off the middle shelf.
story-city-apothecary-b-result = It tastes of pepper and thunder. You wake on the floor, improved where it was most needed. The boy has taken notes.

story-city-bell = The Bell Without a Tower
story-city-bell-intro = The bell of the burned temple rings at night, though it has no rope, no clapper and, since the fire, no tower. People pay good money to sleep in the next town. Down in the rubble the bronze still hums when you lay your palm on it.
story-city-bell-a = Keep your hand where it is.
story-city-bell-a-result = The hum goes through your bones as if it were looking for something. It takes or it leaves; you cannot tell which until it stops.
story-city-bell-b = Find out where the bell was cast.
story-city-bell-b-result = The mark on the rim is that of a foundry in the mountains. It was closed in haste, they say, with the furnace still lit.

story-city-debtor = Other People's Debts
story-city-debtor-intro = A usurer hires you to frighten a debtor. The debtor, a chandler with a club foot, has already hired three cousins to frighten the usurer. All of you meet on the same narrow stairs, and there is no room to turn round.
story-city-debtor-a = Earn your fee on the stairs.
story-city-debtor-a-result = The cousins fight like cousins. In the end both parties pay you to go away.
story-city-debtor-b = Ask who else deals in such debts.
story-city-debtor-b-result = A house in Novigrad buys them by the sack and never asks for the money. It asks for other things. You would like to see that house.

story-city-puppets = The Puppet with the Scar
story-city-puppets-intro = The puppet play is about you: the scar, the walk, even the way you look at doors. The puppet wins every fight, and the children boo it all the same. Behind the curtain an old woman works the strings without looking.
story-city-puppets-a = Pay her to show you how she knew.
story-city-puppets-a-result = She ties a thread to each of your fingers and pulls. You learn more about your own hands than in ten winters of drill.
story-city-puppets-b = Ask for your share of the takings.
story-city-puppets-b-result = She pays without a word. In the evening show, you hear, the puppet is greedy and dies of it. At last the children cheer.

story-city-pit = The Pit
story-city-pit-intro = Behind the slaughterhouse men hit each other for money, and other men watch. Tonight's champion is half troll on his mother's side, or says so. The stable boy who holds the bets has never seen a witcher lose here; none was ever let in.
story-city-pit-a = Fight the champion.
story-city-pit-a-result = He hits like a door in a storm. How much you carry home depends on what you knew before tonight.
story-city-pit-b = Talk to the stable boy.
story-city-pit-b-result = He has no coin of his own, but he has an uncle in the mountains who breeds horses and cannot ride the grey one. Nobody can.

## Wilds

story-wilds-ferryman = Nobody Crosses Today
story-wilds-ferryman-intro = The ferryman will not cross today. Something has tied a knot in his rope, under water, three nights running. And on the far bank stands a passenger who has not moved since Sunday and has paid in advance, with very old money.
story-wilds-ferryman-a = See to the rope.
story-wilds-ferryman-a-result = Whatever ties such knots has fingers, a great many, and patience. You mark the place where the current runs the wrong way.
story-wilds-ferryman-b = See to the passenger.
story-wilds-ferryman-b-result = He is dry, polite and long dead. Some friends of his play dice in a wood, and he would hate to be late. There is a stake to pay, he adds, of one coin.

story-wilds-beehives = Night Honey
story-wilds-beehives-intro = The bees of this valley have taken to flying at night, and their honey glows. The beekeeper, swollen to twice his size and in high spirits, swears it cures everything but bees. “Take what you like,” he says. “I cannot feel my hands.”
story-wilds-beehives-a = Reach into the hives.
story-wilds-beehives-a-result = They come at you in columns, like infantry. Later, picking stings out of your guard, you count the flasks and are content.
story-wilds-beehives-b = Sell him your spare gloves.
story-wilds-beehives-b-result = He pays at once and puts them on the wrong hands. You part as friends, though at some distance.

story-wilds-scarecrow = The Scarecrow
story-wilds-scarecrow-intro = A field, a scarecrow, no crows. No mice either, no beetles, and the barley has grown away from it in a ring. It wears a good coat with something heavy in the pocket. As far as you can tell, it has not looked at you yet.
story-wilds-scarecrow-a = Reach into the pocket.
story-wilds-scarecrow-a-result = Straw fingers close over yours, dry and quick. They let go again as if something had been decided.
story-wilds-scarecrow-b = Walk round it and read the ground.
story-wilds-scarecrow-b-result = The prints come up to the ring, stop, think it over and go round. Now you know what hunts here, and what it is afraid of.

story-wilds-charcoal = Five Kilns, Four Men
story-wilds-charcoal-intro = Five charcoal kilns, four burners. The fifth man crawled in to see to the fire, and small hands pulled the turf shut behind him. The others go on stoking, because the wood is paid for, and because of the knocking.
story-wilds-charcoal-a = Promise to clear out the nest.
story-wilds-charcoal-a-result = Nekkers like it warm. They have dug from kiln to kiln and far out under the trees. You will need daylight, and firm ground to stand on.
story-wilds-charcoal-b = Do the missing man's work for his wages.
story-wilds-charcoal-b-result = A day of smoke for a day's pay. Nobody mentions the knocking, and by evening neither do you.

story-wilds-chapel = The Hermit's Well
story-wilds-chapel-intro = The hermit's chapel has lost its roof and its god, but the well still draws pilgrims. It gives back twice what is thrown in, the hermit explains, only never the same thing. Once he threw in his teeth. He does not recommend it.
story-wilds-chapel-a = Pour a potion into the well.
story-wilds-chapel-a-result = The water turns dark, then clear. You drink, and something you have practised for years comes easily at last.
story-wilds-chapel-b = Climb up to where the water rises.
story-wilds-chapel-b-result = The spring lies high among the rocks, and the stones around it are stained in seven colours. Somebody up there rinses bottles, or used to.

story-wilds-hound = The Dead Man's Hound
story-wilds-hound-intro = A hound stands over a dead huntsman, and for a week nothing has dared to touch the body. She is all ribs and teeth. When you come closer she does not growl; she measures the distance. She has plainly done this before.
story-wilds-hound-a = Leave her in peace, and leave a trail of scent.
story-wilds-hound-a-result = That night there are eyes at the edge of your firelight. She is waiting for a better offer, and it had better be meat.
story-wilds-hound-b = Take the dead man's mail.
story-wilds-hound-b-result = It is good mail. Getting it past her costs you a sleeve, some skin and whatever you had in your other hand.

story-wilds-poacher = Upside Down
story-wilds-poacher-intro = The poacher hangs by one foot from his own snare and makes light of it. To be let down he offers either the place where he saw the beast you are after, or the place where he sank his crossbow. “One of them,” he says. “I have to live.”
story-wilds-poacher-a = The beast.
story-wilds-poacher-a-result = He draws it in the dirt, upside down: a hollow, a fallen oak, bones. You cut the rope before he has finished. He lands badly.
story-wilds-poacher-b = The crossbow.
story-wilds-poacher-b-result = “Under a jetty, in oiled cloth,” he says and, once you have let him swing a while, also which jetty.

story-wilds-mushrooms = A Matter of Dose
story-wilds-mushrooms-intro = The mushroom picker's basket is full of red caps no sane person would touch. She dries them, grinds them and eats them at the new moon, and has buried four husbands. “It is all a matter of dose,” she says. “They never listened.”
story-wilds-mushrooms-a = Try a pinch.
story-wilds-mushrooms-a-result = The trees breathe in. You sit down with care and wait for the world to say what it wants.
story-wilds-mushrooms-b = Trade a trick of yours for one of hers.
story-wilds-mushrooms-b-result = Yours will come in useful, she says, without smiling. What she shows you in return you will use for the rest of your life.

story-wilds-cairn = The Two-Faced Cairn
story-wilds-cairn-intro = The cairn has two faces. Towards the mountains it was laid stone on stone by someone who took his time; towards the sea it is a heap, thrown open in a hurry, from inside. A ring of iron stakes keeps the shepherds away.
story-wilds-cairn-a = Follow those who built it.
story-wilds-cairn-a-result = The stones come from a quarry whose name has been chiselled off every milestone. The road is still there, if you do not mind having it to yourself.
story-wilds-cairn-b = Follow what came out.
story-wilds-cairn-b-result = The tracks are a hundred years old and perfectly clear. They lead to Kaer Seren, and stop below a wall that has held more than it was built for.

story-wilds-huntsman = The Huntsman's Fire
story-wilds-huntsman-intro = A huntsman shares his fire and does not ask your name. For thirty years he has been after one stag, and on the way he has met nearly everything else. He also wrestles, he says, and looks you over like a man buying a horse.
story-wilds-huntsman-a = Wrestle him.
story-wilds-huntsman-a-result = He throws you until the moon is down, and every time he tells you why. You rise late, stiff and better than before.
story-wilds-huntsman-b = Buy his maps.
story-wilds-huntsman-b-result = They are drawn on bark, and half of them show nothing but the stag. The other half are excellent.

story-wilds-midwife = The Midwife's Road
story-wilds-midwife-intro = A midwife hurries along at dusk. She has delivered something she will not describe, to a mother who was not pleased, and she is leaving the district. Somebody ought to look after the woman who held the lamp, she says. It will not be her.
story-wilds-midwife-a = Ask where the woman went.
story-wilds-midwife-a-result = Down to the water, as one does. She knows herbs and keeps her nerve; both are rare. She may be glad of company.
story-wilds-midwife-b = See the midwife safely to the crossroads.
story-wilds-midwife-b-result = She talks all the way, to keep things off. At the crossroads she pays, in coin and in glass, and does not look back.

story-wilds-stone = The Listening Stone
story-wilds-stone-intro = The standing stone listens. The villagers tell it their sins and leave a coin so that it keeps them. Lately it repeats them at night, in their own voices, and two marriages have ended. They would like you to have a word with it.
story-wilds-stone-a = Pay its price and tell it something true.
story-wilds-stone-a-result = It is silent for a long time. Then it describes to you the one thing you can do, done right, slowly, as if to a child.
story-wilds-stone-b = Shout it down.
story-wilds-stone-b-result = You shout until you run out of things you believe. The stone keeps them all. In the quiet one small new thought is left.

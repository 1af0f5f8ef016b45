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

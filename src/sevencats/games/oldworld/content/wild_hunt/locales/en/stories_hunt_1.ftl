# Stories of the Wild Hunt, stage I: read by all, chosen by all.

story-hunt-1-coat = A Coat for Jost
story-hunt-1-coat-intro = On the road behind the Hunt walks a girl of fourteen with a man’s coat over her arm. Her name is Marit. Her brother Jost went out to see to the horses, in his shirt, and when the riders had passed there was neither a brother nor a horse. “He’ll be cold,” she says. She has been walking since Thursday. Twice she has seen the last of them against the sky, and called.
story-hunt-1-coat-a = Let her walk with you.
story-hunt-1-coat-a-result = She walks in the middle, and you slow down for her. One of you gives up gloves and half a blanket. At night she shakes the snow out of the coat, hangs it up by the fire and turns it, so that it is warm on both sides.
story-hunt-1-coat-b = Take the coat; send her home.
story-hunt-1-coat-b-result = She makes each of you say her brother’s name, and corrects one of you. Then she hands over the coat, folded, with bread in the pocket. She stays standing in the road until you are round the bend. Later somebody looks back, and there she still is, smaller.

story-hunt-1-straggler = Late
story-hunt-1-straggler-intro = Under a dead horse at the edge of the wood lies a rider of the Hunt. The others rode on. His mask has come off, and beneath it there is merely a tired face, young, or else very old; the sun is on it, and it drips. “To be late is not permitted,” he says, in the grammar of a tombstone. “They return for those who are.” He looks up to see how high the sun stands. “At dusk.”
story-hunt-1-straggler-a = Pull him out from under the horse.
story-hunt-1-straggler-a-result = Together you lift the horse, and one of you pulls. He weighs no more than what he wears. He wishes to be taken to running water; they cannot smell across it. “I shall owe you,” he says, and sounds like somebody who has never had to say it.
story-hunt-1-straggler-b = Leave him there, and lie in wait.
story-hunt-1-straggler-b-result = At dusk two of them come back for him, and you are lying behind the horse. It costs all of you some skin. They came for one who was late; now they are three. When you get up, there is a puddle under the saddle, in the shape of a man.

story-hunt-1-doors = The Open Doors
story-hunt-1-doors-intro = This village has taken its doors off the hinges. They lean against the walls, all of them, barn, church and privy, and the wind walks in and out. Brother Emmeran explains it from a cart, rosy with conviction: whoever bars the door offends the guest. The Hunt will find beds made up and tables laid, and nothing that must be taken by force. The people nod. Their teeth chatter too much for a hymn.
story-hunt-1-doors-a = Hang the doors again.
story-hunt-1-doors-a-result = By lantern light they are hung, with your own nails and straps, and behind every one a bolt is pushed home at once. The riders come through a street of shut doors, slowly, and out at the other end with nobody. Brother Emmeran has locked himself into the privy.
story-hunt-1-doors-b = Stay for the sermon.
story-hunt-1-doors-b-result = You stay, and it is a good sermon; half of you are looking for your own front door. He did not think of it himself, he says afterwards, hoarse and happy. Up on the mountain stands a house that has been open for a hundred winters, and everybody there is so well.

story-hunt-1-lots = Nine Straws
story-hunt-1-lots-intro = In the barn of Undern they are drawing straws. Every winter the riders took somebody from here, and it was always a child who was out late. So Reeve Pell made them an offer: one person, grown, by lot, on the hill at dusk with a lantern. For six winters it has held. “It’s fairer,” says the reeve. He has drawn each time along with the rest. A young woman with a short straw is lacing her boots.
story-hunt-1-lots-a = One of you takes her straw.
story-hunt-1-lots-a-result = She hands it over and then she sits down on the floor, all at once, with one boot on. Pell enters another name in his book and asks how it is spelled. The lantern is heavier than it looks. On the hill, he says, there is a flat stone to sit on.
story-hunt-1-lots-b = Put your swords on the table.
story-hunt-1-lots-b-result = You lay them across the straws, and nobody draws. They even pay you to stay. At dusk the mothers go from door to door and call the children in, each by name. One name is called for longer than the others. Then all the village looks at you.

story-hunt-1-map = Lines of Equal Cold
story-hunt-1-map-intro = Adelheid Voss, surveyor of the crown, has drawn a map with neither roads nor towns, only lines; along each of them it was equally cold on the same night. “They do not roam,” she says, and breathes on her fingers. “They have a road. It has bends, a gradient and, here, something that I should call an inn.” One line breaks off on a mountain. That far her two chainmen went, and their chain is still lying there.
story-hunt-1-map-a = Fetch the chain, and the line.
story-hunt-1-map-a-result = She marks the spot for you, very small, and one of you empties a bag to make room for the instruments. “Read it off three times,” says Voss. “Then once more, when you are sure that you would rather leave.”
story-hunt-1-map-b = Copy what she has.
story-hunt-1-map-b-result = Round one candle you copy, each a corner. In the margin she has noted everything else that moved aside for the cold: claws, wings, how many, whither. By the time the ink freezes, each of you knows where to look for something.

story-hunt-1-pup = Something for the Pup
story-hunt-1-pup-intro = Behind the smokehouse a boy is feeding a dog. He has made its bed of snow, because it whines by the stove. It is as big as a calf. Where it licks his hand, the hand turns white, and it is careful to lick only once. “It got left,” says Tam, who is seven. “They had so many.” His mother stands at the window. She has the axe in her apron, and has had it there since yesterday.
story-hunt-1-pup-a = Let him keep it for now.
story-hunt-1-pup-a-result = The mother comes out and puts the axe back into the block. She wants it understood that it sleeps outside. When you leave, Tam is explaining to it what a stick is. It has fetched a fence.
story-hunt-1-pup-b = Do it while he fetches water.
story-hunt-1-pup-b-result = It is done before the bucket is full. It lay down for you, since the boy had taught it that. Two valleys away the baying breaks off, starts again and has a hole in it now. Tam comes round the corner with both hands on the handle, so as not to spill.

story-hunt-1-beacons = The Unlit Beacon
story-hunt-1-beacons-intro = The pile is dry and tarred, and the keeper has sat before it for a day and a night with a dead torch. If she lights it, four valleys will know in time. The Hunt will know, too; nothing draws it like a fire, and there has been none on this ridge all year. “My daughter lives in the second valley,” she says. “My son keeps the next beacon. If he sees mine, he lights his.”
story-hunt-1-beacons-a = Light it.
story-hunt-1-beacons-a-result = It catches with a thump, and you see one another’s faces for the first time in days. Beyond the valley the next one goes up, then a third, very small. Down there everything runs and bars and hides. To the north the cloud has stopped, and turns its head.
story-hunt-1-beacons-b = Leave it dark; warn them on foot.
story-hunt-1-beacons-b-result = By night you go down, each into another valley, and beat on shutters with your hilts until somebody swears. Most of them wake. From the last yard you look up. There is no light on her ridge, and none on the next one either, where her son ought to be sitting.

story-hunt-1-ground = Hard Ground
story-hunt-1-ground-intro = “Bloody ground,” says Sister Jutta and throws down the shovel. It rings like an anvil. In the barn lie those whom the Hunt left over when it had chosen, in a row, under sacks. For once she has all of their names. What she lacks is fire enough to thaw a field: wood for three nights. The village has wood for three nights. It has stacked it in front of the stoves, and stands before it.
story-hunt-1-ground-a = Take the wood for the dead.
story-hunt-1-ground-a-result = You carry it out past the people who split it, and nobody helps. Then an old man brings his own chair and lays it on the pile. His wife is third from the left, he says; she always felt the cold. Before long the whole village is standing round the field. It will fall short.
story-hunt-1-ground-b = Leave it to the living.
story-hunt-1-ground-b-result = It goes into the stoves, and you sleep in a warm house. Jutta sleeps in the barn door. On the third morning the sacks are lying flat. They have been fetched after all, and put on horses, and she sits there with her pen and strikes out a whole page.

story-hunt-1-warm = Warm Down There
story-hunt-1-warm-intro = For an hour Ulf has been knocking on the floor of the inn, and somebody has been answering. He lived with nekkers once. “Warm down there,” he says. They dig below the frost, sleep in a heap and fear nothing but fire; they have never yet had a guest whom they did not eat. In the street stand thirty people whose roofs have come down under the snow. Ulf listens. “They say yes. No iron. No crying.”
story-hunt-1-warm-a = Send the people down.
story-hunt-1-warm-a-result = You collect the iron at the hole: knives, buckles, a tooth. The children go first, because they are best at being quiet. From below comes sniffing, then rustling, as when somebody moves over. Ulf climbs in last and pulls the lid shut behind him.
story-hunt-1-warm-b = Take them along the road instead.
story-hunt-1-warm-b-result = Thirty people and a goat take two nights on the road, and whoever falls is carried. Something follows at the pace of the slowest. At the bridge it comes close enough to be paid off with blows. Twenty-nine arrive, and they put what they have left into your hands.

story-hunt-1-icehouse = Brandt & Daughters, Ice
story-hunt-1-icehouse-intro = For fish. For fever. For the laying out of the dead. Ice of the Hunt, on request. That is what the board says, and Sunniva Brandt has never had such a season. Where the riders have crossed the lake she cuts blocks that will not melt in August, and the court at Beauclair pays by weight. She needs people with lanterns. In the clearest block stands a hare, in mid-leap, looking over its shoulder.
story-hunt-1-icehouse-a = Hold lanterns for wages.
story-hunt-1-icehouse-a-result = You hold lanterns until you no longer know in which hand. She pays on the spot, in coins so cold that they have to be peeled off. When the daughters rest, it goes on sawing, on the far side of the lake; it has kept time with them all night.
story-hunt-1-icehouse-b = Buy the block with the hare.
story-hunt-1-icehouse-b-result = One of you pays for it, and the daughters nudge each other. You carry it into the sun and take turns breathing on it. It takes all day. Then something wet is sitting there; then it finishes its leap. Whoever was nearest has seen how to get away.

story-hunt-1-turnips = Room for Eight
story-hunt-1-turnips-intro = Dorrit Ash has stopped at the mill with the mule Provost, and she has room for eight. Twelve are standing there, with bundles. “He pulls eight,” says Dorrit, “I’ve asked him.” Under the tarpaulin are turnips, and under the turnips salt, which was to pay off a man in spring. Nobody is pushing. If somebody pushed, she says, she could hit him. In the millrace the ice has begun to sing.
story-hunt-1-turnips-a = Unload the salt.
story-hunt-1-turnips-a-result = Sack after sack goes into the millrace, and Dorrit calls out the price of each. You club together for half of it. Twelve climb up. Provost lays back one ear, thinks it over and pulls. “If he stops,” she shouts from the box, “I’ll be at the river, and cross.”
story-hunt-1-turnips-b = Four walk with you.
story-hunt-1-turnips-b-result = Four step back before anybody has asked: three old ones, and a boy who does not want to be any trouble. You take them between you and throw away what you were carrying, to have your arms free. Three of them see the town. One of you carried the boy, and is still carrying him when everybody has stopped.

story-hunt-1-roll = The Bridge at Hengfors
story-hunt-1-roll-intro = Captain Holt of the Third Company has four men, one bridge and orders that are two years old. He means to hold it. They could ride across the river anywhere, as over a floor. “But here they take the bridge,” says Holt. “Always, and in step. I think some of them were told to, once, by an officer.” In the evening he reads out sixty names, and after each he waits a little and looks north.
story-hunt-1-roll-a = Stand on the bridge with him.
story-hunt-1-roll-a-result = They come over the planks, in step, as he said. It is narrow there, and each of you has to pay for standing there, as long as there is anything to pay with. Towards morning Holt calls the roll in their faces. Somewhere in the third rank a horse misses its step.
story-hunt-1-roll-b = Take up the planks with him.
story-hunt-1-roll-b-result = The planks come up, and the captain rolls up his sleeves. When they reach the gap they stop, like people who have lost their place in a book, and so they stand until it is light. Holt has the planks stacked and counted. Then you all sleep.

story-hunt-1-snowmen = Seven in the Garden
story-hunt-1-snowmen-intro = “Why have they got no carrots? Are they allowed in here? Do they go away if you’re good?” Since the first snow seven snowmen on horseback have been standing at the bottom of the school garden, and no child has built them. Yesterday they stood by the pear tree. The schoolmaster has set an essay on the subject. This morning they are under the window, and in the second row a place is empty.
story-hunt-1-snowmen-a = Knock their heads off.
story-hunt-1-snowmen-a-result = It is done with shovels, in broad daylight, before the whole school. There is no snow inside them; there is something tight and dark, and it hits back. Then seven heaps are lying there, and the children cheer. In the smallest of the heaps somebody finds a mitten.
story-hunt-1-snowmen-b = Read the essays.
story-hunt-1-snowmen-b-result = You squeeze into the benches and read. Most are about being good. One, in a round hand, has everything: when they move, which way they look, where they stood at the lake before they came here. At the end it asks whether it was wrong to wave. It is from the second row.

story-hunt-1-letters = Seven Letters
story-hunt-1-letters-intro = To the smith, from his brother, with money. To Miss Anna, from one who is sorry. To the parish, from the bishop: cold is to be borne. To the Widow Reck, from the Widow Reck. There are seven of them, and the postman of the upper valley has nobody to give them to. The doors are frozen open, and on the tables stands the soup. “They have to be delivered,” he says. “Otherwise I’m a man with a bag.”
story-hunt-1-letters-a = Go round with him.
story-hunt-1-letters-a-result = From house to house you go, and lay each letter beside a plate. In the last house sits the Widow Reck, white all over, and in her hand is a pen. The postman takes off his cap. Then he feels in his bag, and there is an eighth, and it is for you.
story-hunt-1-letters-b = Open the one with money.
story-hunt-1-letters-b-result = The postman turns away while you open it. It is for a stove, the brother writes, the big one. It is enough for all of you. That night a single lantern goes from house to house in the upper valley, and can be seen from far off. He is delivering the other six.

story-hunt-1-hens = Hens, Forty-One
story-hunt-1-hens-intro = The Hunt takes people, and so the village has had itself entered as poultry. Theodor Grole, tax farmer, stands in the square and reads from his ledger: “Hens, forty-one. Cocks, thirty-six. Chicks.” It was put to him as a simplification. Behind him the aldermen scratch in the snow, in case anybody should be looking. “I can only enter what I find,” says Grole unhappily. “But one of the hens has asked for a receipt.”
story-hunt-1-hens-a = Confirm that they are hens.
story-hunt-1-hens-a-result = Each of you confirms it, with signature and school. That night the column halts in the lane for a long time, and leaves are heard being turned. Then it rides on. In the morning the village weeps with joy, from the perches. Nobody quite dares to be the first to come down.
story-hunt-1-hens-b = Tell Grole the truth.
story-hunt-1-hens-b-result = He thanks you, strikes out forty-one hens and pays you the informer’s tenth, to the penny. Until dusk he enters them all over again, as persons, by age. It is the first complete list there has ever been. He leaves it on the table overnight. In the morning it has been read, by something with cold paws.

story-hunt-1-river = The Ferry on Runners
story-hunt-1-river-intro = The river has frozen, and Lorcan Weir has put runners under the ferry. He charges as before. “It’s the same river,” he tells his rope, which he has laid across the ice for the look of it. On the far bank they ride by in the evenings, and they cross below the bend, where the ice would carry a church. It could be sawn through. Then they would have to go round; and he would be the only light on this side.
story-hunt-1-river-a = Saw all night.
story-hunt-1-river-a-result = The cut runs from bank to bank, and one of you goes in, up to the neck, and comes out by the rope. At dusk they stop before the black water and look across for a long time. Then they turn upstream. Lorcan shouts after them what the waiting costs.
story-hunt-1-river-b = Pay, and cross while it holds.
story-hunt-1-river-b-result = Whoever pays gets on. He has made a sail of altar cloths, and you have never been so fast; the bank comes, the reeds, a frozen drowner with one arm up, and then you are ashore with half the day left. Lorcan has talked to his rope all the way. It was a little afraid.

story-hunt-1-auction = Effects of the Absent
story-hunt-1-auction-intro = “Item: one bed, slept in on the left.” In the market of Vengerberg the council is selling what was left behind by those whom the Hunt took. A cradle goes for a ham. Boots, pair, greased the evening before. In front a man is bidding for his own wife’s comb, because the clerk may not give it away. At the back stands a woman who came home this morning. Her dress is the next item.
story-hunt-1-auction-a = Bid for the hunters’ gear.
story-hunt-1-auction-a-result = You bid, and it goes for very little; nobody else puts up a hand. The straps have kept the shape of the people who wore them. Whoever puts something on finds that the arm already knows what it did last, and that it very nearly worked.
story-hunt-1-auction-b = Ask the woman where she was.
story-hunt-1-auction-b-result = She thinks she was away for a night. It was a year. They let her go because she could not stop counting, she says, and counts it out for you: rooms, doors, steps down to the gate. The clerk inquires whether you are bidding on the dress.

story-hunt-1-birth = Quietly, Please
story-hunt-1-birth-intro = Nobody in the hamlet may make a sound tonight; the Hunt rides by ear. The clocks have been stopped. The dog is with a cousin. “Then somebody should have told the child,” says Hessa, the midwife, and pushes up her sleeves. It is coming, feet first, and the mother has bitten through the second strap. Ilka holds the lamp. Up on the hill the wind has dropped, and now it is plain that it was never wind.
story-hunt-1-birth-a = Make a noise somewhere else.
story-hunt-1-birth-a-result = One of you runs up the hill with two pan lids and sings, an awful song with a great many verses. It works. All that rides in this valley turns its head and comes. Now it is a matter of breath, and of what is left of it when the verses run out.
story-hunt-1-birth-a-band-1 = The breath runs out at verse thirty. They ride over hill, lids and singer, and take along what they like. Below, the child has come, and has the sense to be quiet.
story-hunt-1-birth-a-band-2 = It lasts to the end, and then da capo. They follow the song into the next valley, and behind the shutters Hessa counts ten toes.
story-hunt-1-birth-a-band-3 = It lasts, and you learn what a voice can do if there is a sword under it. They do not come back. The child is named after the song, poor thing.
story-hunt-1-birth-b = Guard the door; let her scream.
story-hunt-1-birth-b-result = She screams, and the whole hamlet breathes out. You stand before the door, shoulder to shoulder, while the hooves come down the hill. Then there is a second voice, higher, and furious. Hessa holds him up to the window, so that they can see what they are not getting.

story-hunt-1-tracker = What Corvin Found
story-hunt-1-tracker-intro = Corvin, the huntsman, has been kneeling in the snow for some time. “That is no hunt,” he says at last. “They flush nothing. They ride past a stag at five paces.” He lays his glove in the print of a hound, and the glove turns white. Those are another matter; those are hungry. They swing out after blood, always to the left. He could show you. He also found where it begins: in the middle of a meadow, out of nothing.
story-hunt-1-tracker-a = Lie in wait for the hounds.
story-hunt-1-tracker-a-result = One of you lays the blood, and it has to be fresh. At dusk one swings out, to the left, and you and Corvin are already there. He goes up to it afterwards and shuts its mouth with his hand. “It was never fed,” he says. “Look at the ribs.”
story-hunt-1-tracker-b = Look at the place in the meadow.
story-hunt-1-tracker-b-result = There is a seam in the air; you can put an arm into it up to the elbow, and in there it is winter. All around, the tracks lead away like the rays of a star: everything that has claws has left. You note down who went where. Corvin has no needle, but goes through all his pockets.

story-hunt-1-guest = Somebody Knocks
story-hunt-1-guest-intro = Midnight, an inn, snow up to the sills. Somebody knocks and asks to be let in. It is his son, says the landlord. It is her drowned sister from Cidaris, says his wife. For each of you it is somebody else. You look at one another, and nobody says who. It knocks politely, with pauses, like a person with cold hands. “Only for tonight,” says the voice. “I would sit by the door.”
story-hunt-1-guest-a = Open.
story-hunt-1-guest-a-result = One of you draws the bolt. Nobody stands outside; on the step are the prints of two bare feet, toes towards the house. The cold comes in and sits down by the door. Somebody has to sit opposite it until the morning, and talk, and that is whoever opened.
story-hunt-1-guest-a-band-1 = Towards four the talk runs out. The cold has been so patient; it leans over and takes the warmth it came for, down to the shirt.
story-hunt-1-guest-a-band-2 = It wants to hear about summer. At cockcrow the chair is empty, and on it, frosted over, stand two flasks for the trouble.
story-hunt-1-guest-a-band-3 = It asks, and it waits for the answer, and some of those are answers you had never given anybody. In the morning you are lighter, and harder to frighten.
story-hunt-1-guest-b = Talk to it through the door.
story-hunt-1-guest-b-result = You take turns at the keyhole, each with your own. It takes a great deal out of some of you, and others get up after two words. Towards four it says thank you, in all the voices. At breakfast you pass one another the salt before anybody has asked.

# Events that cards of the wilds lead to. An event has a title, what is read aloud (-intro), and its
# options (-a, -b) with what comes of each (-a-result); without options just what comes of it: -result,
# or one text for each band of its dice, test or fight in turn (-band-1 ...).

## The first ones

event-1-title = The Sunken Crossbow
event-1-intro = The jetty leans, but the oiled cloth has held. You cut the string, and the whole smell of Benno Grole comes out of the bundle: resin, deer and bad tobacco. The crossbow inside is short, ugly, and was made by somebody who thought little of warning shots.
event-1-result = You keep it. It is good for one bolt before a fight starts in earnest; after that it is only in the way.

event-5-title = The Hound
event-5-intro = You smell her before you see her. She comes to the edge of the firelight, looks at the meat, looks past you, and lies down with her back to it. You lay it between you and turn your own back too. That seems to be how it is done. After a while something warm breathes on your neck.
event-5-result = She takes the meat, and then your hand, gently, between her teeth, to make it clear how matters stand. From now on she walks ahead of you, and whatever comes out of the dark meets her first.

event-6-title = The Woman with the Lamp
event-6-intro = Ilka sits on the bank with her lamp lit in broad daylight and her sleeves rolled up. What was born came down to the water too, she says, and it was hungry. Nobody else had stayed. In the end she saw to it herself. She has washed her hands several times, and goes on washing them.
event-6-result = You sit with her until the lamp burns out, and then she gets up and goes with you. She closes wounds as others close shutters: without fuss, and before dark.

event-8-title = The Bottle Rinser
event-8-intro = Among the rocks an alchemist’s workshop stands open. The alchemist is in, in most of the corners. On the table something simmers over a flame that should have gone out years ago. It is very nearly done. A note pinned to the bench says: take it off when it sings. It is humming.
event-8-band-1 = You wait for the song a moment too long, and it boils over. You spend what is left of the day with your head in the spring.
event-8-band-2 = You take it off at the first note. Most of it turns to vinegar as it cools, but one flask keeps its colour, and its voice.
event-8-band-3 = Off the flame, through the cloth, into the glass, all before the second verse: a good measure of it, and your eyebrows still where they were.
event-8-band-4 = You finish what he began and, tidying up the notes, see where he went wrong. It was not the flame. You take the flask and the mistake along; both are worth having.

event-9-title = The Wall at Kaer Seren
event-9-intro = Below the keep the wall bulges towards the land. Something leans on it from the sea side, in no hurry, and it knows that you are here. The masons of Kaer Seren have gone up to the keep to look for stronger mortar, all of them together. You set your shoulder to the stones.
event-9-band-1 = It comes through. You lie under the rubble and let it pass, with nothing left to hold up against it, and count a great many feet.
event-9-band-2 = The wall holds, and so do you, until it grows bored. Up at the keep somebody finds a coin for that, and for the shoulder a bandage.
event-9-band-3 = You hold until the tide turns. There was one place where you always used to give way, and you had six hours to get to know it.
event-9-band-4 = The thing beyond the wall gives up first. You hear it let itself down into the sea like an old man into a bath. At the keep they have watched it from the windows, and they pay accordingly.

event-12-title = The Knot
event-12-intro = You go down along the rope, hand under hand, with the light turning green and then brown. At the end of it the knot looks up. For years it has been tying itself together out of drowned things, sleeves, reins, hair, and it would like to have your arms as well. Above you Lorcan is talking to the rope.
event-12-band-1 = It takes hold before you do. You cut yourself loose and come up with an empty belt. “Let it have that, then,” says Lorcan to the rope.
event-12-band-2 = You find the end of it, and it comes undone strand by strand. All sorts of lost things float up, and Lorcan lets you keep a few of them.
event-12-band-3 = One breath, one stroke, and the river runs straight again. Lorcan pays like a man who did not expect to have to, and hauls you in himself, which he charges for.

event-13-title = The Warm Nest
event-13-intro = The trees here stand on hollow ground, and the hollow is awake. You have picked a bright day and a root to stand on. Three knocks, a pause, two: then the turf gives way all the same, and you drop among nekkers, small, warm and overjoyed.
event-13-band-1 = They are on your arms before you can lift them. You crawl out by another hole and leave something of yourself behind in the first.
event-13-band-2 = You get your back against the clay, and after that they can only come one by one. When all is quiet you dig up a purse or two, and know where the others have gone.
event-13-band-3 = Not one gets away. The burners pay. Then a heap of rags in the corner says good evening: it is Ulf, alive in here all this time, and he shows you how he did it.

event-15-title = Dead Men’s Dice
event-15-intro = Four dead men are playing dice on a tree stump, with their hats beside them. They move over politely; your coin is looked at, bitten and found to be terribly new. “One throw each,” says the Passenger. “We never play for money. We only pay with it.” The dice are very light, and warm, and you decide not to ask.
event-15-band-1 = “Oh, bad luck,” they say, and mean it. Then they drink your health, one after the other, out of your own flask, until there is none.
event-15-band-2 = They are sorry about this, but a throw is a throw. One of them reaches through your forehead and takes what you were just going to think of.
event-15-band-3 = A modest throw, and a modest win. The Passenger pushes a coin across to you with one fingernail, still warm from somebody’s eye.
event-15-band-4 = They nod, and pour you what they are having themselves, up to the brim. It is clear and does not freeze. You put it by for later.
event-15-band-5 = They whistle through what teeth they have and pay up, in four currencies, none of which has a living king on it. Gold is gold.
event-15-band-6 = All four stand up and put on their hats in order to take them off to you. It goes down your spine like cold water: somewhere, something has been forgiven.

event-16-title = The Quarry Without a Name
event-16-intro = Nobody has cut stone here for a hundred years, and the dust has still not settled. Something below turns the great wheel. In the third gallery the lamps stand waiting in their niches, filled and trimmed; and behind you, on the stairs you came down, they light themselves one by one.
event-16-band-1 = At the last lamp the roof comes down. You dig yourself out on the far side, bruised through your mail, next to some very fresh tracks that lead away.
event-16-band-2 = On the wall the quarrymen scratched how they held it off, in pictures, since none of them could write. It nearly worked. You copy it all the same.
event-16-band-3 = Behind the wheel stand their lockers, in a row, each with a week’s wages and a bottle against the dust. Neither has gone bad. The wheel slows while you read the names.

event-17-title = The Blank Milestone
event-17-intro = At a milestone without a name the road forks. To the left it goes down to the quarry, where a wheel is turning. To the right somebody has laid fresh flowers, dripping wet, and beside them, under a stone, a letter for the builders of the cairn.
event-17-a = Go down to the wheel.
event-17-a-result = You go down by the carts’ old ruts, which are deeper than they ought to be. You call out that you are coming. Below, the wheel begins to turn a little faster.
event-17-b = Read the letter.
event-17-b-result = “We have moved to the water,” it says in a beautiful hand. “It was so dry at the old place. Do come.” You look at the date twice. It is tomorrow’s.

event-20-title = By the Water
event-20-intro = They have moved indeed: a tidy village of cairns along the shore, each with a little door. The paths are raked. On a table stand bread and salt, a purse and a book. Nobody is to be seen, and every door is ajar, by exactly the same width.
event-20-a = Open the book.
event-20-a-result = You open it where the ribbon is. It teaches one thing well, in pictures, and wants one thing in return. You may still close it.
event-20-b = Eat, take the purse, say thank you.
event-20-b-result = They have paid what a witcher of your standing costs, and the bread is fresh. Behind you, one by one, the doors click shut, softly, so as not to be rude.

## Wick, who wants to be a witcher

event-39-title = The Mill at Low Water
event-39-intro = The wheel stands still and drips, and the miller sits beside the pit with his hat in his hands. Every summer, at low water, she takes the smallest of the house. He has buried two empty coffins. He is not a bad man; he is a frightened one. Down below the axle the mud opens an eye. Behind you Wick holds the saucepan lid in front of his face.
event-39-a = Climb down to her.
event-39-a-result = A water hag throws first. The silt hits you in both eyes, there is time for a single flask, and the rest you do blind, by the smell of her, until your guard hangs in pieces. Then somebody starts the wheel. Wick goes in to supper, walking as you do.
event-39-b = Take the boy away.
event-39-b-result = The miller fetches the boy’s coat and cannot manage the buttons. At Ban Ard, he has heard, there is a great school for children who ask too much. “So we’re going to Ban Ard,” says Wick on the road. And, after a hundred paces: “Why?”

event-40-title = The Entrance Examination
event-40-intro = The academy of Ban Ard examines on the water stairs. Wick has come to answer questions, but nobody has told him so, and he asks them instead. The examiner deals with the first seven. For the eighth he sends for a colleague. At the eleventh there are five mages on the stairs, shouting at each other, and the porter returns the boy to you by the collar.
event-40-result = Not suitable, says the porter. Wick takes it as praise and stays with you. In a fight he is to remain behind the last tree, he has sworn it. But when you drop something he runs out and brings it back.

## The Third Company

event-41-title = The Field of the Fifty-Six
event-41-intro = They lie in rank, as they stood, with the ditch behind them. A priestess with a shovel has been here since yesterday and has got as far as the fourth. “Jutta,” she says. “They come at dusk. Ghouls. The ones in front aren’t hungry, they’re only to see what you’ve got. Save it for the second lot.” She spits in her palms and stands back to back with you. The light is going.
event-41-band-1 = You spend yourself on the first of them, as you were meant to. The others drive you over the ditch, and what you let fall stays there. Behind you, in the dark, the shovel goes on.
event-41-band-2 = You let the first lot come, and give way, and meet the second with all you have. At sunrise thirty are under the earth. There was some pay in the pay-books, and Jutta tells you bluntly where you were weak.
event-41-band-3 = The second lot runs onto your blade so fast that the third turns round. After that it is only work: fifty-six times the shovel, fifty-six lines in the book. When you look up, a man is standing at the edge of the wood with his cap in his hand.

event-42-title = Dismissed
event-42-intro = Captain Holt has brought the four who ran with him. They fall in before the long mound, and he calls the roll of the Third Company, all sixty names. Four times somebody answers. The other times Jutta reads it from her book: “Here.” It takes as long as it takes. “Company dismissed,” says Holt then, and stands there with the key to a chest and nobody left to pay.
event-42-a = Accept the chest.
event-42-a-result = It holds a quarter’s pay and a flag. You leave them the flag. The four go off in four directions, and at the bend, where they think nobody sees it, all four turn back.
event-42-b = Ask him to drill you.
event-42-b-result = He straightens up. For an hour, on an empty field, he drills you like all sixty, at the top of his voice, with a wet face. How much of it you can use depends on how you stood before.

## A medallion goes home

event-43-title = A Bear’s Share
event-43-intro = Haern Caduch has more beds than Bears. The one who opens the gate holds the medallion to the light and does not ask where, or how. He hangs it on a nail, at the end of a long row of nails. “Gerd Alder,” he says at last. “For the woman with the book.” Then he goes to fetch something, because a Bear’s share belongs to whoever brings him home.
event-43-result = It is the dead man’s second hauberk: patched, dull, heavy as a stove. It will give you one more chance when your guard is already gone. From the road you hear the hammer; he is putting in another nail, next to the last.

## Benno Grole pays

event-44-title = Payment in Kind
event-44-intro = Benno Grole receives you on an upturned boat, his goods laid out on a wet blanket: a pair of flasks “fallen off a coach”, a hare, a bishop’s stirrup, his brother’s second-best pen. He has heard what you did not say. “He’d have hanged me properly,” says Benno. “And wept. And paid for the rope himself. Go on, take something. I don’t do this often.”
event-44-a = Take the flasks.
event-44-a-result = They are good; it must have been a doctor’s coach. He wraps them in the blanket, with the hare, and with the pen. “If you should see him,” says Benno. “You needn’t say who from.”
event-44-b = Ask what he has hidden better.
event-44-b-result = He laughs until the boat rocks. The best of it lies where no bailiff goes, up in the mountains, in a quarry whose name is gone from the milestones. He has never been back for it. There is a wheel there, says Benno, and stops laughing.

## Oda Hollin's debt

event-45-title = Her Paper
event-45-intro = The agent has his office over the fish market of Novigrad. He does not blink. He lays Oda Hollin’s paper before you, with what the illness cost, and what the death cost, and what it costs to ask. “Anybody may buy it,” he says. “That is the beauty of a debt. Should you prefer some other arrangement, they would be glad to see you at the house.”
event-45-a = Buy the paper and burn it.
event-45-a-result = It burns badly, as if the ink were wet. The agent enters the ash in a column of its own and wishes you a good day. Now somebody has to tell the woman in the fen that she can come out of the water.
event-45-b = Go and see the house.
event-45-b-result = He has you shown there by a boy with a lantern, although it is noon. The paper stays on his desk. “She has until spring,” he calls after you, pleasantly. “Do think of her while you are inside.”

event-46-title = Oda Hollin Pays
event-46-intro = She is on dry land already, in clean stockings, and does not know where to put her hands. “What do I owe you?” she asks before you have sat down. You tell her. She turns away and is busy for some time with the lid of a chest. “That is no price,” says Oda Hollin. “I don’t know how to pay that. Here. Take it. Don’t say anything.”
event-46-result = The chest is yours: moss, needles, clean linen and small jars, in the order in which they are needed. When your guard is gone and the blood is running, there is time to reach into it once.

## The village that is on no map

event-47-title = The Village That Is Not There
event-47-intro = Eleven roofs, no name, and in the sheepfold a wyvern at its meal. It does not hunt the flock; it scares it, and takes whichever comes last. The sting kills, the teeth are for afterwards. No soldiers will come, for there is nothing here. The people who do not live here hand you a barn door. You hold it up in front of you and walk in, slowly, so as to be last.
event-47-band-1 = The sting goes through the oak and the door goes to pieces, and so does everything else that you hold in front of you. The wyvern leaves with the ram. Nobody reproaches you; they go and look for boards.
event-47-band-2 = You keep the oak between you and the tail until the beast has had enough of splinters. Ten sheep are left alive. A widow pays you the price of one, and will not be refused.
event-47-band-3 = The sting sticks in the oak. You let go of the door, step round it and do what is left to do. They pay out of eleven stockings, and hand you the venom in a honey jar.
event-47-band-4 = You take the sting where the oak is double, and turn with it, and the wyvern breaks its own tail. They have no bell, so they beat on pans. It was all in the elbow, and your elbow will not forget it.

## Below the salt

event-48-title = Below the Salt
event-48-intro = Behind the salt pans of Cidaris she climbs out from under the turnips, is sick over the wheel, and puts on the cap. On the quay a brig is signing on hands. She means to go as Jory Adamsen, which is her brother’s name. He marched with the Third Company and does not need it just now. “He’d not mind,” she says. “If I only knew he didn’t mind.”
event-48-a = See her signed on.
event-48-a-result = You stand beside her, large and bored. The mate looks at the cap, at the chin, at you, and has seen worse sailors. Before they cast off she has divided her advance: for Dorrit, for the mule, for you.
event-48-b = Promise to look for her brother.
event-48-b-result = She believes you at once, and that is not pleasant. The Third Company went into a wood, she says, and few came out again. You are to give him half a biscuit; they always shared. Then the tide takes the brig, and the other half with it.

## The noonwraith's groom

event-49-title = The Groom
event-49-intro = He is mending a net with two grandchildren caught in it. When he sees the ring, he sends them to dig for worms. He was twenty, he says. He was afraid; there was a boat. He meant to write. Surely she had married? Nobody has told him that she walks the field every noon and dances with the reapers. His hands go on knotting by themselves. “What do I do now?” he asks.
event-49-a = Take him to the field at noon.
event-49-a-result = At his pace it takes the whole day. He walks into the white light and holds out his arms, and you look away. When the bell strikes he is sitting in the stubble with the ring on his finger, alive, and there is nobody else. Something has come to rest in you too.
event-49-b = Throw the ring into the lake.
event-49-b-result = It makes very little noise. He gives you what he had put by for a new boat, and calls the children to supper, too loudly. Tomorrow before noon the reapers will lay down their sickles, as they always do.

## Dice

event-50-title = The Long Arm
event-50-intro = Your stick is still there. It is a clear day: a pool, a willow, and under the willow a heap of wet reeds about the size of a man. In front of it lies a lamp. As you come nearer the heap draws a breath, and over the water the first white threads begin to turn. You have as long as it takes to breathe out.
event-50-band-1 = You are too late. The fog shuts like a door, and from behind comes the first blow, the bad one. By the time you have got up again the lamp is gone, and your guard with it.
event-50-band-2 = You put your boot on the lamp. Without it the foglet does not know where it wants you; it blunders past and away, and shows you where its kind live. It leaves behind what a carter dropped.
event-50-band-3 = You strike while it is all lungs, and it goes out like a candle. Under the willow lie the purses and the medicine of three carters, set out in a row, like wares.

event-51-title = Under the Second Snow
event-51-intro = The nest is made of whole spruces and lined with sheep. You lay the egg in the hollow, shawl and all, for it is still warm. Then the light goes. The griffin stands over you with half-open wings, and smells of blood and of thunder. You do not run. It turns its head to look at you with the one eye, and then with the other.
event-51-band-1 = It sweeps you off the ledge with one wing. You go down the scree on your back and spend the day finding out what still moves. From above you hear it, low, over and over: it is talking to the egg.
event-51-band-2 = It settles on the egg and lets you walk away, backwards. On the way down you see it take a raven in the air: the turn first, the weight after. You practise that as far as the valley.
event-51-band-3 = It takes the shawl out of your hand, gently, and tucks it round the egg. You stay where you are until dusk, because nobody has told you that you may go. Some of that stillness remains.

## A letter, two hundred years late

event-52-title = The Salt Stairs
event-52-intro = In Cintra the Salt Stairs go straight up the rock from the harbour, and the blue door is at the very top. A woman opens it. Behind her the table is laid for one more than there are people. That is the custom of the house, she says; some great-grandmother was particular about it. Then she sees the handwriting. There are beans in her window box.
event-52-a = Stay, and read it to them all.
event-52-a-result = They fetch the neighbours. You read about the roof, the cough and the beans, and then it is quiet, and a boy clears the extra plate away. He thinks again, and puts it in front of you. You leave mended in a place you had stopped noticing.
event-52-b = Ask for an answer to take back.
event-52-b-result = She thinks for a while, writes a single line and dries it over the lamp: “The beans came up.” You know where he is to be found, in a wood, among friends. A coin is put down there before a word may be said.

## Corvin and his stag

event-53-title = What Corvin Did Not Ask
event-53-intro = Corvin moves over and goes on tying his arrow. You tell him of the birches, the white muzzle, the stump with the red thread. His hands stop. In thirty years nobody else has seen it, he says slowly; lately he had begun to believe that there was no stag. He does not ask where. You can see the question in his face, and how he leaves it there.
event-53-a = Tell him where.
event-53-a-result = He thanks you, treads out the fire and is off, an old man almost running. All that he will not be needing he has left beside you, in order of size: the maps, the purse, the pot.
event-53-b = Say that you found its bones.
event-53-b-result = He sits there until the thread has burned through. “Well,” says Corvin. “Well.” He lays the arrow on the embers. In the morning he is standing by the road with his pack on, and does not know which way to go.

event-54-title = Corvin, Without a Stag
event-54-intro = He walks half a bowshot ahead and reads the ground aloud, as others read from an almanac. Since he has nothing to hunt any more, he puts his mind to what you hunt. Now and then he stops at a pool and looks at the water for longer than it takes to drink. You have not told him. It becomes more difficult with every pool.
event-54-result = He stays with you. Once in a fight he can say what the beast will do next, and what it will not. In the evenings he ties arrows, out of habit, with plain thread.

## The marked man crosses

event-55-title = Wide and Running
event-55-intro = Lorcan Weir looks at the river, at the rope, and at Stepan. “Why a man wants to be on the other side I don’t ask,” he says. “That’s extra.” Behind you the wood has come down to the towpath. A leshen does not cross running water, but its crows do. They sit all along the rope and look inwards. The ferry lies lower than it should with three people in it.
event-55-band-1 = In midstream the rope goes taut, straight down. Lorcan says something to it that you would not have expected of him. There is a knot in it, down there, and Stepan cannot swim. Somebody will have to.
event-55-band-2 = You stand in the bow and beat the crows from the rope, and each of them falls in as a dead leaf. On the far bank Stepan mends the ferryman’s roof, unasked. Lorcan is so touched that he pays you.
event-55-band-3 = You look into Stepan’s bundle. Beside the loaf some kind neighbour has packed a jawbone, wrapped in grass: the last totem. It goes overboard, and the crows with it. The village sends money after you, and you have learned where to look first.

## The grave hag at home

event-56-title = Where the Church Went Under
event-56-intro = Half the church stands in the lake. In the dry half the grave hag keeps house: shelves of coffin boards, skulls on a string, a kettle. She is at table and does not get up. She only looks at your hands, for that is where the tongue goes first; skin comes afterwards. Behind the altar somebody is swearing, without a pause, in the voice of a priestess whose hands are tied.
event-56-band-1 = The tongue has your weapon before you see it move. You do the rest with the kettle, and with Jutta, who bites. It is not a pretty sight. She finds you something in the poor box and looks the other way.
event-56-band-2 = You hold a bone out to her, and when the tongue has taken it, you tread on the tongue. Jutta calls the skulls by what she means to name them. The parish pays, and she shows you a use for a shovel.
event-56-band-3 = You walk in with nothing in your hands at all, and for one moment the hag does not know where to begin. It is enough. The parish pays in full, and Jutta has you show her that again, and improves on it.

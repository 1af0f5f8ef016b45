story-sea-stones = Forty Stones, Lettered
story-sea-stones-intro = The cargo is gravestones, forty of them, ordered by the island in advance, since they are cheaper by the score. The mason in Novigrad has done what was asked: names, trades, a verse. Only the years of death he did not know, and so he has put some in, at his discretion, to save himself a second journey. While you help with the lashing you find the helmsman’s. He has put this year.
story-sea-stones-a = Show it to the helmsman.
story-sea-stones-a-result = He looks at it for a long time and asks for your knife. Then he scratches the last figure into a different one, with his tongue between his teeth, and stands back to admire it. After that he steers like a man who has all the time in the world.
story-sea-stones-b = Turn it face down and sit on it.
story-sea-stones-b-result = The whole way you sit on it and tell him that you are tired. He brings you hot beer. In the harbour the mason’s agent pays you for careful handling, and you learn from the loaders how to shift a thing that must not be read.

story-sea-stones-danger = Whose Stone First
story-sea-stones-danger-intro = The boat is going down under forty gravestones, and at least ten have to go over the side. Here it is held that whoever’s stone goes under goes under. So they read the names aloud by lantern light and argue. Nobody wants to throw the widow’s, and nobody the boy’s. “There is one without a name,” says the mate. “It was a spare.” They all look at you.
story-sea-stones-danger-a = Let them carve yours on it.
story-sea-stones-danger-a-result = The mate scratches your name on it, not badly, and over it goes. Nine others follow more easily, once somebody has begun. For the rest of the way you are so cold that two of them sit down beside you without being asked.
story-sea-stones-danger-b = Throw the purse, and lighten by hand.
story-sea-stones-danger-b-result = Ballast, chests and money go instead, and all of you take a stone on your knees so that she rides level. It is a long night, with a neighbour’s grave in your lap. In the morning everybody knows the verses by heart.

story-sea-survey = Soundings
story-sea-survey-intro = Adelheid Voss, surveyor of the crown, has come to draw the islands. She sits in the bow with her lead line and a wet chart, precise and seasick. Ahead lies an islet with six chimneys. Its people have rowed out to ask, caps in hand, that she leave it off. What is not on the map pays no tax. “It gets no help either,” says Voss. “No doctor, no beacon, no bread in a bad year.” She hands you the lead.
story-sea-survey-a = Call out the depths as they are.
story-sea-survey-a-result = You call, she writes, and in the evening the islet has a name, in ink. She pays you as her chainman. The people row home without putting their caps on. Next spring there will be a collector, and a midwife.
story-sea-survey-b = Let the line run past the bottom.
story-sea-survey-b-result = You call a depth no line reaches. Voss looks at you, looks at the chimneys, and writes down open sea in a very fine hand. After dark something knocks against the hull: a basket, with bottles in it and the news of what lies ashore on the north side.
story-sea-survey-c = Ask her what she would want.
story-sea-survey-c-result = She takes her spectacles off. You have asked her such things before, on dry land. If she lived there, she says, she would wish for a bad map and a good neighbour. She draws a rock where the islet is. It takes you until morning to learn how to measure and how not to.

story-sea-survey-danger = Not There This Morning
story-sea-survey-danger-intro = Yesterday, says Adelheid Voss, there was a mountain here, smoking, with a bearing and a height. This morning there is fog and a warm current. She has checked her sums three times. Either her chain is wrong, and then twelve years of maps are wrong; or the mountain has gone somewhere. The rowers are for the chain. Hot water bubbles under the keel, and fish drift by, well done.
story-sea-survey-danger-a = Row after the warm water.
story-sea-survey-danger-a-result = You row into it until the tar runs and the blisters come, and then the fog is steam and the steam has a mountain behind it, precisely where she had put it. It had only pulled the blanket over its head. Voss writes down the time, and cries a little.
story-sea-survey-danger-b = Turn back before the boat cooks.
story-sea-survey-danger-b-result = The crew does not need to be told twice. Voss sits with her back to them and corrects nothing. In the harbour she asks you to witness that she was seen to have been right, as of yesterday. You sign.

story-sea-song = A Song with a Hole
story-sea-song-intro = The rowing song of the ship has nine verses, and the fourth is missing. The old cox knew it, and they buried him in March without asking. Since then the oars come apart every time after the third, tangle, and splash everybody. The crew has tried humming, counting, and a moment of silence. Now they look at you, who must have heard a song or two. The third ends on a fish and a widow.
story-sea-song-a = Make up a fourth verse.
story-sea-song-a-result = Yours has a bailiff in it, and a hole in a boat. They try it, gingerly; the oars go through. By evening they swear that it was always so and that the old cox sang it. You get a share of the day’s catch, as its author, or his heir.
story-sea-song-b = Have them row it backwards.
story-sea-song-b-result = They go from the ninth verse down to the fifth; there is the hole, and there they simply begin again. It is absurd, and it works. You learn a beat from it that no opponent can dance to.
story-sea-song-c = Let Tibor listen to it once.
story-sea-song-c-result = The fiddler has them sing it twice and then plays what is missing, because a tune knows where it is going, he says. It is a verse about the old cox. Several of them have to look out over the water. They row you there in half the time, and somebody has slipped a bottle into your bag.

story-sea-song-danger = The Old Cox Sings
story-sea-song-danger-intro = After the third verse of the rowing song, where for months there has been a hole, somebody sings the fourth. It comes from under the boat, in the voice of the old cox, whom they sank here in March. It is a good verse. It is only a little faster than the third, and the next time round it is faster still, and the oars go with it. The rowers cannot stop. Their eyes ask you to do something.
story-sea-song-danger-a = Sing against it, slower.
story-sea-song-danger-a-result = From a thwart you bawl the third verse, and again the third, with your foot on the beat, until he down there loses his place. Your voice is gone, and your legs are no better. The oldest rower says: he always did that.
story-sea-song-danger-b = Throw yourself across the oars.
story-sea-song-danger-b-result = Three of them go into your ribs, and the song goes to pieces. In the silence there is an offended cough from below. They row on without music, each for himself, and arrive at different times.

story-sea-egg = Handle with Care
story-sea-egg-intro = The crate says THIS SIDE UP and is addressed to some gentlemen who keep beasts for show. In the straw lies a griffin’s egg, as big as a cheese, speckled and warm. It answers a knock with a knock. Griffins mate for life, and both of them will search for an egg until they drop. For two days now there has been a speck over the mast, very high up. The skipper has been paid in advance and does not look at the sky.
story-sea-egg-a = Deliver it as agreed.
story-sea-egg-a-result = Under a wet cloth it goes to the buyer’s agent, and it knocks the whole way. He is delighted and pays you what it weighs. In the evening you see the speck sink lower and lower over the island, and then there are two.
story-sea-egg-b = Set it on the next cliff.
story-sea-egg-b-result = With the crate on your back you climb, to the highest ledge. You have hardly gone ten steps when the light changes. She does not even look at you. You take the way down by her shadow, and know now where griffins sleep in these parts.

story-sea-egg-danger = The Mother’s Address
story-sea-egg-danger-intro = The griffin comes out of the sun. She has followed the crate for a week, over sea, which griffins hate, and she is thin and mad. The egg hatched this morning; the chick sits in the straw and shrieks for whichever is nearer, her or the cook. The first stoop takes the masthead. The skipper yells to throw the crate overboard. The address on it you can read from here: an island that you do not know.
story-sea-egg-danger-a = Carry the chick up the mast.
story-sea-egg-danger-a-result = Inside your jerkin it bites all the way up. She lands on the yard, and for a moment you look into an eye as big as your fist. Then she takes it off you, with some of the jerkin and some of you.
story-sea-egg-danger-b = Keep her off, and note the address.
story-sea-egg-danger-b-result = You throw what lies about, until she has got hold of the crate and rows off through the air with it, heavily, home. You have the paper in your fist. Gentlemen who keep beasts for show, it says, and where their island is to be found.

story-sea-saint = Two Right Forefingers
story-sea-saint-intro = Two boats of pilgrims have met in mid-sound, each with a relic: the right forefinger of the same saint. Both have a certificate. They have sung at each other for an hour and come to the end of their hymns. Now they turn to you. You deal in corpses, says one abbot. You will know a saint from the rest, says the other, and both of them hold up a little glass box and their breath.
story-sea-saint-a = Declare both of them genuine.
story-sea-saint-a-result = He was a very holy man, you say, and pointed a great deal. There is a silence in which a finger could be heard to drop. Then the abbots embrace, and both congregations pay for the judgment. They sail on side by side, singing in two keys.
story-sea-saint-b = Smell them.
story-sea-saint-b-result = One of them is a ghoul’s; they have that extra joint. You say so softly, to its abbot alone. He goes white, then thanks you. For thirty years he has been wondering why it scratched. He gives you the oil it was kept in, which is excellent, and the finger goes overboard.

story-sea-saint-danger = The Finger Points
story-sea-saint-danger-intro = In its glass box the relic has turned round. It used to point at heaven. Now it points over the rail, and when the boat swings it swings too, like a needle, always at the same spot of sea. The pilgrims have fallen on their knees. There must be a grave down there, says the abbot, or a treasure of the faith. The crew looks at the spot, and how smooth it is. He orders them to drop anchor on it.
story-sea-saint-danger-a = Drop the anchor, then.
story-sea-saint-danger-a-result = It goes down a long way and lands on something that gives. The abbot’s people haul up with cries of joy what hangs on the flukes: a candlestick, a chain of office. Then the anchor moves off, by itself, and takes the rope along.
story-sea-saint-danger-b = Put the finger in your pocket.
story-sea-saint-danger-b-result = Away it goes, box and all, and the boat rows on, though it costs you the collection and a night of being prayed at. In your pocket it scratches, the whole time, in the one direction. At the quay the abbot takes it back without a word.

story-sea-mast = Good Straight Timber
story-sea-mast-intro = The new mast came cheap. It is straight, dry and well seasoned, and it stood for sixty years on a hill outside Cidaris, with a crossbar. The crew knows by now. At night, when the wind is in the north, it creaks, and whoever leans against it hears what was last on somebody’s mind: I did it. I did not do it. The cow was mine. The skipper sleeps with wool in his ears and would like to know whether it can be stopped.
story-sea-mast-a = Lean against it and listen.
story-sea-mast-a-result = With your back against it you sit until the sky turns grey. One after another they say their piece and are quiet. One, who had done it, tells you at length where the others of his kind go to ground. By sunrise it is a mast.
story-sea-mast-b = Ask it about a trick of the trade.
story-sea-mast-b-result = Among sixty years of the hanged are two fencing masters and a poisoner. You put your question to the wood and lay your cheek to it. The answer costs you something that you were sure of until now, and it is worth it.

story-sea-mast-danger = The Mast Wants Company
story-sea-mast-danger-intro = The mast was a gallows once, and in a gale old habits come back. By themselves the loose ends knot into loops. One hangs at the height of the mate’s neck, another at the helmsman’s, and a third, rather carefully made, at yours. Whenever the ship rolls they swing closer. The skipper admits that it came cheap. He has climbed down into the hold, where there is less headroom.
story-sea-mast-danger-a = Cut the mast down.
story-sea-mast-danger-a-result = While you hack at it, it reaches for you. It falls over the side with a crack like a trapdoor, and half the rigging goes along, with what was hung up there to dry. The rest of the way is rowed, and long.
story-sea-mast-danger-b = Confess something to it.
story-sea-mast-danger-b-result = It wants to hear something, you feel, as it always did. You tell it a thing you have never told anybody, up close. The loops fall open. One of them has had time to draw tight a little, and you swallow with difficulty for a week.

story-sea-ice = The Man in the Ice
story-sea-ice-intro = Each spring he drifts past in the same floe, standing, in clothes of an old cut, with his right hand stretched out of the ice. The crews row up and shake it, for luck; it has grown quite smooth. His face is friendly and a little absent. This year the sun has got at him. His left hand has come free too, and in it is a slip of paper, folded small. Nobody wants to be the one who reads it.
story-sea-ice-a = Take the paper out and read it.
story-sea-ice-a-result = It is a receipt, for a coat. On the back is an address, and under it: I shall be late, do not wait up. You bring it there. The house belongs to a great-granddaughter. She laughs, weeps and gives you the coat, which nobody ever fetched. It is warm.
story-sea-ice-b = Cut him out and bury him.
story-sea-ice-b-result = It takes all day, and the crew grumbles about its luck. On land you dig, and they carry, and when he is down they stand about with their right hands in their pockets. You feel it for days, in the back, and as something else that you have no name for.

story-sea-ice-danger = The Ice Shuts
story-sea-ice-danger-intro = In the night the floes have come together. All round it creaks, and then the planks begin to answer. There is one lead of open water left, and it gets narrower as you look. On the ice at its edge stand figures, upright, a dozen of them, each with its right hand stretched out. They seem to be waiting for somebody to take them across. Or they are showing the way.
story-sea-ice-danger-a = Row the lead, past the hands.
story-sea-ice-danger-a-result = On one side there is rowing, on the other there are shoulders against the ice. The hands brush along you, one after another, cold and quite gentle, and each takes something for its trouble: a ring of mail, a button, a breath.
story-sea-ice-danger-b = Drag the boat back over the ice.
story-sea-ice-danger-b-result = All hands drag her, the way you came, until the sea is black again and open. It is noon then. When you turn round for a last look, the figures have turned too, and all the hands are waving.

story-sea-rats = They Come Aboard
story-sea-rats-intro = In the harbour your ship lies beside a fine three-master, freshly painted. At dusk the rats move. They come over the mooring rope in single file, from her to you, old ones, young ones, one with a bit of cheese in its cheek. Rats know when a ship will not arrive. Your crew is flattered. On the three-master they are loading: casks, then trunks, then a school class with a flag.
story-sea-rats-a = Go over and tell the captain.
story-sea-rats-a-result = He laughs, and then he goes below with a lamp. When he comes up he is not laughing. They unload all night, flag last. He gives you what the voyage would have earned him, or some of it, and every child shakes your hand. Your crew has to get used to the rats.
story-sea-rats-b = Ask the rats what is wrong with her.
story-sea-rats-b-result = On the quay you look at what they have under their claws: sawdust, tar, a grey mould that you know. You name it to nobody, for the captain has already put to sea. What you scraped off makes two strong flasks. The flag you see again, some weeks later.
story-sea-rats-c = Tell him what Quist would pay.
story-sea-rats-c-result = You have met a guild of ratcatchers without a rat, you say. The captain counts the rope over, then counts again. He has the children taken off, his ship laid up and your rats crated, and the two of you share what a desperate guild master sends by return.

story-sea-rats-danger = They Go
story-sea-rats-danger-intro = In mid-strait the rats come on deck. There is no rope and no other ship; they look over the rail, and then they jump, one after the other, and swim, all in one direction. In the hold everything is dry. The carpenter has knocked on every plank. Nobody can find anything, and that is what frightens the crew. The last rat, an old one, sits on the rail and looks from you to the water.
story-sea-rats-danger-a = Follow the rats.
story-sea-rats-danger-a-result = Five hundred small wakes lead back the way you came, and you follow. Behind you, where you would have been by now, the sea opens without a sound, as wide as a market place, and closes. The old rat rides home on the tiller.
story-sea-rats-danger-b = Hold your course, and search again.
story-sea-rats-danger-b-result = You search with lamps until you find it: under the keel, on the outside, something has taken hold, and it is patient. You get it off with poles and hot pitch, and lose skin and gear. It lets itself sink and looks up.

story-sea-tithe = What Is Put Out for It
story-sea-tithe-intro = Once a month the village rows something out for the one below. It used to be bread and a bell. Since the winter it has wanted more, and this time the lot has fallen on old Bera’s cow, her only one. The cow stands in the boat with a wreath on and chews. Bera has walked into the sea beside her up to the waist and will not let go of the rope. They ask you, the stranger, whether it has to be.
story-sea-tithe-a = Put out something of your own instead.
story-sea-tithe-a-result = Something that has served you well goes over the side, out there, where you have rowed alone. For a while it lies on the water. Then it is taken, rather politely. The village collects a little for you, and Bera sends a cheese, and the bubbles come from deeper down than before.
story-sea-tithe-b = Say that it has to be.
story-sea-tithe-b-result = You say it, and they nod; it is easier from a stranger. The cow swims for a surprisingly long time. They pay you for the advice, quickly, and go home by separate ways. All night long somebody calls a cow in for milking, at the top of her voice.

story-sea-tithe-danger = The Boat Comes Back Empty
story-sea-tithe-danger-intro = Between you and the land drifts a small boat with a wreath on its bow, the tithe of some village, and it is empty. It lies deep in the water all the same, as if somebody heavy were sitting in it. When you row, it follows. When you stop, it stops. The crew has understood: this month it was not enough, and now it goes from door to door.
story-sea-tithe-danger-a = Fill the empty boat.
story-sea-tithe-danger-a-result = In goes what you have: money, the good rope, a ham. It rises a little with each thing, oddly enough, and in the end it rides high and light. A wave turns it round, and it drifts off towards the deep, satisfied.
story-sea-tithe-danger-b = Sink it.
story-sea-tithe-danger-b-result = Rammed, it goes down like a stone. For ten strokes there is peace. Then all around, in a wide ring, empty boats come up, with old wreaths and new ones, from all the villages there have ever been.

story-sea-shadow = Something Keeps Pace
story-sea-shadow-intro = Since the morning there has been a shadow under the boat, exactly as long as the boat. It is not yours; the sky is grey. It turns when you turn. The gulls have gone, and the crew rows with very straight backs and talks loudly, about the harvest, about cows, about anything. Nobody is to look, the mate has said. He says it again, a little higher, whenever somebody clears his throat.
story-sea-shadow-a = Lie down on the planks and look.
story-sea-shadow-a-result = Through the gap between two boards you look into an eye. It is old, and there is more going on in it than in most people you know. It looks at you until it has finished. You get up as somebody slightly different, and the eye has learned something too.
story-sea-shadow-b = Talk about cows with the others.
story-sea-shadow-b-result = You contribute a cow that could count, and that leads on to other animals. Towards noon the mate is laughing in his proper voice. When somebody at last looks down, there is green water and a small fish, which looks embarrassed.

story-sea-shadow-danger = It Has Come Up to Look
story-sea-shadow-danger-intro = There is no doubt any more who it is. The shadow under the boat has grown until the sea is dark from one horizon to the other, and in front of the bow, slowly, something rises that has barnacles on it like houses on a hill. It does nothing. It looks. One of the rowers says in a child’s voice that he has been good. Nobody has told you how long such a look can last.
story-sea-shadow-danger-a = Lower an offering into the water.
story-sea-shadow-danger-a-result = Everybody gives something, the rowers their rings, you your purse and whatever else your hand finds. It goes down past the eye, glittering, and the eye follows it as a cat’s does. When it has sunk far enough, so has the hill.
story-sea-shadow-danger-b = Drift back, without a sound.
story-sea-shadow-danger-b-result = You let the current have the boat, oars in, breath in. It takes the whole night. At dawn you lie before the harbour that you left, and not one of you can say when the sea went grey again and became only sea.
story-sea-shadow-danger-c = Note the hour, as the policy requires.
story-sea-shadow-danger-c-result = On Dray’s paper you note the hour, the bearing, the estimated value of the serpent. It comes nearer to read, and its breath strips the paint and a few rings of your mail. Dagon is excepted, of course. The scratches on the hull are not, and Dray pays, correctly, with regret.

story-sea-silence = The Quiet Mile
story-sea-silence-intro = Between the two stacks lies the Quiet Mile. Nobody speaks there; even the gulls cross it gliding. What listens, and what it does, nobody knows, since of those who spoke none came out. The oars are wrapped in wool, and the anchor chain lies in porridge. In the stern sits a young mother with an infant of six weeks. It is awake. It has just discovered its voice, she whispers, and is very proud of it.
story-sea-silence-a = Keep the child amused.
story-sea-silence-a-result = You make faces, for a mile. You did not know that you had so many. At the fourth oar stroke from the end it laughs, loudly, once, and the whole sea seems to lean in. Nothing follows. Afterwards the rowers say that the echo had been laughing too.
story-sea-silence-b = Give it a drop from your flask.
story-sea-silence-b-result = It yawns, smacks its lips and sleeps, and the mother kisses your sleeve without a sound. In that silence you hear things that are never heard: water deciding, wood remembering, a heartbeat under the keel, very slow. You note from which side.
story-sea-silence-c = Lay it on Torkel’s cuirass.
story-sea-silence-c-result = The steel is warm, and it does not clink; it was oiled every week by somebody who could wait. The child listens to what it hears inside, with round eyes, as to a tale. Beside the boat, for the length of the mile, a twelfth oar dips in time.

story-sea-silence-danger = Somebody Sneezes
story-sea-silence-danger-intro = In the middle of the Quiet Mile, where no one may make a sound, the helmsman sneezes. He has held it for half a minute and done everything a man can do. It rings from stack to stack. Then the echo does not come back. All of you hear it: something has caught it and is holding it, and turns it over, and is about to answer.
story-sea-silence-danger-a = Answer first: bless you.
story-sea-silence-danger-a-result = You say it aloud, clearly, as to a neighbour. There is a pause in which you grow older. Then, out of both stacks at once, so deep that the water jumps: thank you. You reach land with white hair on your arms and no strength in them.
story-sea-silence-danger-b = Row, and make all the noise you can.
story-sea-silence-danger-b-result = Rowing, drumming, roaring, banging on pots: all of it at once, so that it cannot tell which of you it wants. It takes at random: a pot, a bench, the rings along your left side. At the far stack it lets go. The helmsman sneezes again.

story-sea-oath = The First to Greet Him
story-sea-oath-intro = In a storm years ago the skipper made a vow: if he lived, the sea should have the first living thing that greeted him ashore. It was a hen. Next storm, next vow; a goat. He has a dangerous route and no livestock left. Last night there was a storm. Now the harbour comes in sight, and on the jetty, jumping up and down, stands his daughter, six years old. He has turned the ship twice already.
story-sea-oath-a = Leap ashore and greet him first.
story-sea-oath-a-result = You run the length of the jetty, past the child, turn round and shout: good day, skipper! He covers his face. Then he comes down the plank, embraces you and pushes you in, with all his strength and tears in his eyes. You swim very well, it turns out, when you have to.
story-sea-oath-b = Go to the girl, and send her home.
story-sea-oath-b-result = You bend down and tell her that her father has brought a present, and she must shut her eyes and run, and open them under the table. She runs. The first to greet him is the customs officer. The skipper looks at the sea and at him, and gives you all the money he has on him.

story-sea-oath-danger = The Sea Keeps Accounts
story-sea-oath-danger-intro = In every storm the skipper has vowed something, and he never paid the half of it. Tonight the sea presents the bill. It comes over the bow in waves as regular as a clerk’s hand, and after each of them something is gone: a cask, a bench, a goat. Then a rower, who is thrown back, coughing, as if by mistake. The skipper is on his knees and has drawn breath for another vow.
story-sea-oath-danger-a = Stop his mouth, and pay for him.
story-sea-oath-danger-a-result = One hand goes over his lips; the other throws out what you have. The waves take it, and seem to add it up. One more comes, to see whether there is any change. Then it is merely bad weather.
story-sea-oath-danger-b = Let him vow, and hold him to it.
story-sea-oath-danger-b-result = He vows never to sail again, which nobody believes, and you less than anybody. So you take the helm and turn her. In the harbour you stand beside him until he has chopped a hole in his own hull. The sea has gone quite flat.

# Events of the Wild Hunt, 401 to 435.

event-401-title = Thirty Paces
event-401-intro = In the forest they are resting. The horses sleep on their feet; nobody has lit a fire. Marit lies beside you in the snow, and thirty paces off stands Jost and holds a bridle. He holds it as he did at home, with the thumb on top. She has already got up on her knees. She has the coat by the collar, ready to be put on.
event-401-a = Let her go to him.
event-401-a-result = She goes across, upright, like somebody who brings the men their dinner. The first horse opens its eyes and lets her by. The second one, too. You are ten paces behind her, with your sword under your cloak, and you have stopped breathing.
event-401-b = Hold her back, and count.
event-401-b-result = You hold her down with your knee and her mouth with your hand, and count horses, gaps, guards, until they mount. Now all of you know how they ride. She does not speak to you. She folds the coat along other creases.

event-402-title = He Puts It On
event-402-intro = “You forgot something,” says Marit, and holds the coat so that he need only slip in his arms. He looks at it for a very long time. All along the row the horses have raised their heads. Then he turns his back to her, like anybody who is being helped on with a coat.
event-402-band-1 = He puts it on, buttons it up, and rides away in it. You bring her back through the hooves, and take for her what was meant for her. At the edge of the wood she says: “But he’s got it on.” One rider, from now on, is a little warmer, and slower.
event-402-band-2 = He puts it on, and stands there with his hands in the pockets, and finds bread. While he chews, he remembers how to sit down. The others ride on without him. He cannot walk yet, or talk. You learn to carry somebody like that.
event-402-band-3 = He puts it on, says: “It’s too warm,” and comes with you. Nobody rides after him; it seems it has never happened. Behind you the whole row is out of step, and you, who walked between them, know now what they are made of.

event-403-title = What the Late One Owes
event-403-intro = He sits with his boots in the river, and what he came in runs off him: first the rust, then the voice. “I can tell you how they ride,” says the straggler. “It will take me as far as the mountain to remember the words.” On the other bank the people of a burned village have gathered. They have recognised the saddle. They have a rope, and have put together some money.
event-403-a = Take him to the mountain.
event-403-a-result = You go through the middle of them, and he walks behind you with his hood down, so that each may see his face. Stones are thrown. He counts them under his breath and asks what is said here in such a case. You tell him.
event-403-b = Hand him over.
event-403-b-result = They pay, and they are quick about it. He asks whether he is late, and somebody says: no, just in time. What he was wearing they give to you. There are seams in it, and whoever knows those seams knows where the others are to be opened.

event-404-title = The Straggler
event-404-intro = On the mountain, in the wind that he knows, the words come back to him: which of them looks left, who strikes first, what the commander does with his hand before he gives an order. He has taken off the last of his iron. Underneath he has on a shirt, mended at the elbow. Somebody once sat by a lamp and did that.
event-404-result = He stays with you; he has nowhere to be on time. Before a fight he looks at what is coming, says “That one first,” and steps out of the light, so as not to cast a shadow.

event-405-title = A Hundred Winters Open
event-405-intro = The house on the mountain has no doors, and so many rooms that the wind gets lost in them. In every room there is a table, and at every table people are sitting over their plates, smiling, with ice in the spoons. They are well. They have been so for a long time. At the end of the passage a chair is drawn back, for Brother Emmeran probably, or for you.
event-405-a = Clear the tables, and go.
event-405-a-result = You go round and take what they no longer need: silver, rings, a purse with a list of debts in it. It is enough for all of you. Nobody objects. But you have eaten a bite somewhere, without thinking, and it lies in you for the rest of the day.
event-405-b = Find the doors.
event-405-b-result = They are in the cellar, stacked, and they are dry and sound. There are as many as there are rooms. You carry the first one up on your back. When you set it in its hinges, somebody at the table puts down a spoon.

event-406-title = Door after Door
event-406-intro = You hang one door, then the next. With each of them it gets a little warmer inside, and outside something gets a little more annoyed. It tries the windows. It leans on the wall. At last there is one door left, the front door, and it is hanging by a single hinge, and on the other side somebody is pushing whose house this has been for a hundred winters.
event-406-band-1 = For a while you hold it with your back, then with your face. It goes in, over you, together with the frame. But in the rooms behind you the others stay shut, and somebody in there has begun to swear.
event-406-band-2 = At last the wood stops moving. There are hooves, going away downhill, several of them, in no order. At the nearest table an old man asks who has been at his soup.
event-406-band-3 = The bolt goes home. You have learned how to stand behind a door: not against it, but with it. In every room chairs are pushed back. They will need breakfast, and there is one house fewer out there to rest in.
event-406-band-4 = The bolt goes home, and then you open the door again, because you want to see its face. It has none, and steps back. Behind you the whole house comes down the stairs in stockinged feet, with candlesticks, and sees it off.

event-407-title = The Flat Stone
event-407-intro = The stone on the hill has been worn hollow by people sitting there. Somebody has scratched six strokes into it, and beside the sixth: “Not so bad.” You have put the lantern down in front of you, as the rule says. Below lies Undern with all its windows lit. You can see them standing there, Reeve Pell as well, with his book, to make sure that it is done properly.
event-407-a = Keep the lantern burning.
event-407-a-result = You turn up the wick. Towards midnight it comes up the slope, one rider, in no haste, like a carter who has come for a sack. He gets down. Somebody who stands up to meet him here is new to him.
event-407-b = Put out the lantern.
event-407-b-result = You pinch out the wick. They ride past so near that you learn more about them than you wished to. In Undern the windows go dark, one by one, and Pell writes something down. The Hunt has been owed one ever since, and it has set out to collect.

event-408-title = Collected
event-408-intro = He holds out a hand to you, quite politely, to help you into the saddle. Six are sitting behind him on other horses, with lanterns, in what they wore when they left. One of them has on an apron. They look at the flat stone the way people look at the house where they grew up. You draw with the left, since he is holding the right.
event-408-band-1 = He is stronger, and he has had six winters of practice. He tears out of your hands whatever they held, looks at it and lets it fall. Then he rides back without you, which surprises both of you. The lanterns follow him.
event-408-band-2 = The stroke goes through the wrist, and then through what was behind it. Two of the lanterns come down from their horses and stand about on the hill. One of them asks whether it is morning. You have the strap with which he held you.
event-408-band-3 = He goes off the stone backwards, and he is still looking polite. Six lanterns come down the hill to Undern on foot. Reeve Pell has opened his book. He finds the page, wets his thumb and rubs out, name by name, until the paper tears.

event-409-title = The Missing Line
event-409-intro = The chain lies across the snow, link by link, as it should. It runs over the edge of a hollow, and there it is taut. It gives a jerk, then another: that is how chainmen signal that they are ready and you may read off. They have been dead since the new moon, Voss said. She did not say that they had stopped.
event-409-a = Follow the chain down.
event-409-a-result = Hand over hand you go down along the chain, and the cold takes the mail off your back in scales. At the bottom they both sit and hold the end, as tightly as they can. You read it off three times. Then once more.
event-409-b = Pull the chain in.
event-409-b-result = It comes when you pull, and on the end there is a bag with the wages of two men and a field book with good figures, up to the last page. All of you will find your way by it. On the last page is written, very neatly: “Ready.”

event-410-title = The Winter Map
event-410-intro = Adelheid Voss enters the line, and suddenly the others join on to it. It is a road. It shows where it climbs, where it waters its horses, and over which passes it never goes, because once, long ago, somebody must have measured wrongly. She signs it and puts two further names beside her own.
event-410-result = You have a map of their winter. Where the mountains belong to them, you know the hour at which they are not at home.

event-411-title = It Has Grown
event-411-intro = “Sit,” says Tam. It sits; the ground feels it. Since you were last here it has become as high as the eaves, and three sheep are missing that nobody mentions. At night it stands on the slope and answers something. Tam has tied it to the apple tree with his skipping rope, and it has never yet broken the rope, although the tree has now been moved twice.
event-411-a = Teach it another word.
event-411-a-result = It learns “No.” It takes all day, two sleeves and a ham. In the evening the baying starts up on the slope; it stands there with its hackles raised and looks at Tam, at you, and back. Tam says the new word first. It lies down.
event-411-b = Untie the rope.
event-411-b-result = It goes up the slope at a trot. In the night there is a fight up there such as you have never heard, and at dawn it is lying in front of the smokehouse, with its stick. It has brought the stick to the right place. Tam sits beside it until noon.

event-412-title = Tam’s Dog
event-412-intro = “You’re only borrowing it,” says Tam, and tells you what it eats, when, and in what order. It must not be scolded for the frost. He has knotted his scarf round its neck so that everybody can see whose it is. Then he goes in, rather fast, and does not come to the window.
event-412-result = It walks behind you and leaves ice in the ruts. When you have almost nothing left in your hands, it gets up and does what it was bred for, only on the other side.

event-413-title = The Second Beacon
event-413-intro = The keeper’s son sits by his beacon with the tinderbox in his lap and looks towards his mother’s ridge. There is snow on his eyes. He waited for her fire, as had been agreed, and not a minute less. The pile is dry. Down in the third valley people are going to bed, window by window.
event-413-a = Light it in his place.
event-413-a-result = The tar spits at you as it catches. Down below they run for the cellars, and what comes down the road that night finds the beds empty and still warm. On the other ridge, after a while, a second fire goes up. She must believe that it is he.
event-413-b = Carry him down to his mother.
event-413-b-result = You take him on your back. He sits there as he sat at the fire, with his knees drawn up, and the tinderbox knocks against your shoulder at each step. She no longer keeps watch on the ridge, people say. She has moved in with the daughter, at the edge of the forest.

event-414-title = The Keeper’s Son
event-414-intro = She opens before you have knocked. She looks past you, at what you have on your back, then she clears the table with her forearm. “Put him here,” she says. “He always fell asleep sitting.” The daughter brings water. Nobody asks why there was no fire on her ridge, although she is waiting for it; the way she holds the towel says so.
event-414-result = He was at his post, you tell her. She nods and says what it was that she did not do, in one sentence, and then she can straighten his knees. You sleep in his bed that night. She sits in front of the stove until morning and keeps the fire in.

event-415-title = Somebody Else’s Wood
event-415-intro = Dry wood stands here in plenty, and it belongs to the leshen. He has hung up antlers, so that there can be no mistake. A leshen counts his trees; he lets you have what has fallen and hunts you for what you fell. Jutta has waited in the sleigh. “He’s the landlord,” she says, “I know. But I’ve got eighteen in a barn, and he hasn’t got one.”
event-415-a = Fell two, by night.
event-415-a-result = Two trees are felled, quickly, and with the second stroke he is there. It is roots to begin with and then ravens. He beats the mail off you link by link while Jutta loads. At the edge of the wood he stops, and looks after the sleigh, and takes off the antlers.
event-415-b = Take only what has fallen.
event-415-b-result = You gather it, stick by stick, and he stands among the trunks and counts along. It is too damp and not enough. But the river brings driftwood in this season, says Jutta, whole roofs of it, and so she turns the sleigh down towards the water.

event-416-title = Read Out One by One
event-416-intro = For three nights the field smokes. Then the ground opens under the shovel, black and soft as in April, and Jutta reads from her book: name, trade, what the person liked to eat, if anybody knew. With each name two people step forward and lower somebody. It takes from morning until night. Nobody leaves in between, not even when the snow comes again.
event-416-result = When she shuts the book, it is quiet in the north, like a room in which somebody has lost count. They had been relying on these. You all sleep beside the fires, on warm earth, and Jutta goes round with the shovel and covers feet.

event-417-title = The Guests Below
event-417-intro = Ulf has come up and looks grey. It went well for four days. Now a child down there has begun to cry and cannot stop. The nekkers have gathered round it, all of them, with their heads on one side. It is the noise that they themselves make when they are hungry. They think, Ulf says, that it is asking for something; and they are discussing what.
event-417-a = Go down and show them.
event-417-a-result = You lay down all that has an edge, crawl in and take the child on your lap. Then you rock it. Thirty nekkers look on. After a while one of them takes the next child, very carefully, by the collar, and rocks. Ulf says you are to come back once it has thawed.
event-417-b = Bring the people up again.
event-417-b-result = One at a time they come up, backwards, without haste. Up here it is cold, but the riders have meanwhile looked into every cellar and gone on. The people thank you with what they had sewn into their hems. From below somebody knocks, twice. Ulf does not translate it.

event-418-title = The Iron, Sorted
event-418-intro = For as long as the frost lasted, thirty people whose roofs had come down have lived below, among nekkers, whom Ulf the charcoal burner talked round by knocking. Now they blink into the light, the children with dirt under their nails. In front of the hole lies the iron they gave up at the door, knives with knives, buckles with buckles, polished with sand. A nekker has come out up to the belly, for the first time in its life, and holds something out.
event-418-result = It is a blade that no smith has made; they dug it up, far below. It is for rocking a child that cried, says Ulf: they have been practising on their own. Among the iron everybody finds something more than they gave. The nekkers have counted generously, he says. They only get as far as three.

event-419-title = Provost Stops
event-419-intro = In the middle of the frozen river the mule Provost has stopped, with twelve people on the cart. Dorrit Ash has already called him everything there is. Where he puts his ears, a crack runs through the ice, as thin as a hair, and it is growing. On the bank behind you the willows are turning white, one after another, from the top downwards. “He isn’t stubborn,” says Dorrit. “He’s asking.”
event-419-a = Unload, and push it across.
event-419-a-result = Whatever is not a person goes overboard, and some of it is yours. You push, flat on the ice, and the twelve crawl alongside. Provost goes in front and puts down each hoof as if he were signing something. On the other side Dorrit counts to twelve. In Cidaris, she says, she settles up.
event-419-b = Go back round by the ford.
event-419-b-result = You turn the cart, and Provost walks at once. It is a day’s detour, and at the ford one passenger after another gets down to look for a cousin, and pays you. In the evening four are left. Dorrit says nothing. She has stopped grumbling, and that is hard to bear.

event-420-title = Settled at Cidaris
event-420-intro = On the quay at Cidaris stands Dorrit Ash in front of a barrel and settles up. She has been to see the man whom she was to pay off with the salt. She described the twelve to him, one by one, until he asked her to stop. “He’s let me off the half,” she says. “The other half I told him you’d said you would see to.” She looks at you sidelong. “He let me off that, too.”
event-420-result = Each of you gets a share, and for you there is a word besides, about standing on thin ice; it is Provost’s, she only passes it on. Twelve people are waving from a ship. None of them will be there to be found.

event-421-title = The Girl Who Waved
event-421-intro = She is standing far out on the lake, in her school pinafore, beside an eighth horse. It has no rider yet. She has put her hand on its nose and is talking to it, about the essay probably. The ice between you is printed with hooves that all lead up to her and stop. She sees you and waves, as people do; and the horse, too, lifts its head.
event-421-band-1 = It was too loud. The horse shies and goes through the ice, and you after it, for the pinafore. You get hold of her. In the warm kitchen the schoolmaster pours into you what he keeps for himself; she wants to know what became of the horse.
event-421-band-2 = You wave back, and keep on, step by step, until you are there. She gives you her hand. It cannot be done by pulling. The horse comes along for a piece, then it sinks, saddle first. They have one too few now.
event-421-band-3 = A whistle comes out of you, a thing learned with horses and long forgotten. It is the horse that comes, and she walks beside it, holding on by the stirrup. On the shore it lies down and is snow. “He only wanted to be asked,” she says.

event-422-title = Rooms, Counted
event-422-intro = Thirty-six steps, a gate, a yard with two wells. You go by her counting, and everything is there, in the midst of the forest, though from outside it is only firs. Behind the ninth door people are standing in the dark, wall to wall, and waiting to be fetched. They do not look up. You have as long as it takes to count to three hundred, she said. She was very certain of that.
event-422-band-1 = You bring out those who stand next to the door, and at two hundred and ten you have to run. The others have not moved. On the way you take along what hung from a hook, and it is a good piece.
event-422-band-2 = You break the hinges and do not stop to talk. At two hundred and ninety the first row has understood, and it carries the second. In the guardroom lies what you needed. Behind you the firs close up.
event-422-band-3 = You know whose orders they are waiting for, and say the one word that sends soldiers home. They turn about, all of them. You have time to visit the armoury, and choose. At three hundred the room is empty. Somebody out there has begun to count aloud.

event-423-title = To Whoever Finds Me
event-423-intro = The eighth letter has no sender. “I write this,” it says, “while I still can, with what they let me keep. They give us something to drink, so that we do not mind. I have put a little of it in here. It is in the ink.” There follow four pages about a garden by the water, and where to dig there. It ends in the middle of a word that was to be “home”.
event-423-a = Find out what the ink is.
event-423-a-result = A page at a time, you boil the letter down and taste the dregs with the tip of your tongue. For an hour you do not mind anything. Then you know the dose, the source and the cure, and that is how their winter is survived. The garden is gone, of course.
event-423-b = Find the garden, and dig.
event-423-b-result = The pear trees lead you to it. Under the third lies a jar with money for a crossing, and a cake of honey bread in wax, wrapped to last. There is enough for all of you. You lay the letter in, and close it up again.

event-424-title = The Ninth, by the Fire
event-424-intro = He sits so close to the fire that his sleeve is scorched, and is not getting warm. He says what they say over there, softly, in a row: left, close up, no talking. In between he sometimes looks at his hands. It will go on like that, you know it from others; after a few days they get up and walk back. He still has the rest of it in his head, where they ride, and when.
event-424-a = Give him all your warmth.
event-424-a-result = You burn what you have, and lie down at his back, night after night, and talk about horses until you are hoarse. On the fourth he says: “Move over.” Then he begins to shiver, and that is the best thing that could happen.
event-424-b = Ask him while he remembers.
event-424-b-result = He answers what you ask, place by place, hour by hour, and with each answer there is less of him. By morning you know enough to hurt them badly. He stands up, straightens his shirt and goes out to the north. He closes the door softly, as he was taught at home.
event-424-c = Send for Marit.
event-424-c-result = She is there the next evening; she has grown good at finding them. She asks him nothing. She sits down next to him and tells him off: for his hands, for the shirt, for whoever is waiting. In the midst of it he says, quite clearly: “Hanne.” And then: “What day is it?”

event-425-title = Said in Their Sleep
event-425-intro = His name is Lenz. He eats, and has to be told when to stop. He remembers it from both sides, he says: how it is to ride past a lighted window, and how it is to stand behind one. The others in there, the grooms and the drummers, were not born to it either. Somebody would only have to call them. He lists the names that he has heard them saying in their sleep.
event-425-result = You write the names down, and on the next night you all shout them from a hill while the column goes by below. Every so often a saddle is empty afterwards. Lenz shouts along until his voice is gone. Then he asks you, in a whisper, which way it is to Hanne’s.

event-426-title = Kord Holds the Gate
event-426-intro = They come at midnight, and there he stands under his torch and says what he has rehearsed: “No farther.” It is a good voice, it carries. The first of them actually halts. Kord plants his feet as you showed him. Then he sees that the paint is running into his collar, and that they see it, too. “Now,” he says, without moving his lips. “Now, please.”
event-426-band-1 = You come out from behind the stable, and they have been waiting for just that. You go down beside him. It is Kord who drags you in by the collar, and Kord who bars the gate with himself. The paint is all over both of you.
event-426-band-2 = You come from the side, and for a moment they have two of him. That is enough. They leave one behind on the threshold. The village has looked on from the windows and presses something into your hand: for the assistant, they say.
event-426-band-3 = You come from the side, he comes from the front, and his feet are where they should be. He does not strike well. But he strikes, and the rider looks down at the brass as if it could not be true. Then it is quiet. Kord asks whether that was it.

event-427-title = Once, Rightly
event-427-intro = The whole village is carrying Kord round the well. He has lost the medallion, the rain has taken the scar, and on his forehead there is a real one now, quite small. He looks for you over the heads. “Shall I tell them?” his face asks. They have got as far as the third cheer. Somebody wants to name a child after him. It is a girl.
event-427-a = Take your share, and keep quiet.
event-427-a-result = You raise your cup to him. He tells it, that evening and on all others, and in his telling there are twenty of them; but somebody else now always stands behind the stable. Your share arrives wrapped in a cloth. He has put in his own as well.
event-427-b = Let him tell it as it was.
event-427-b-result = He tells it, haltingly, with the paint and the feet. It grows quiet round the well. Then an old woman says that hers, too, had only ever been a carpenter, and stood there all the same. You have seen how somebody does that: puts down a lie in front of everybody, and remains standing.

event-428-title = What Broke
event-428-intro = On the mountain there is a place where they throw what broke: bits, stirrups, half a mask, a great deal of mail. It all hums a little. On top of the heap sits one who belongs to it, without a horse, with one leg, and guards the rest. He has been put down here with the other things. He does it properly. He has drawn before you have seen him.
event-428-band-1 = He has one leg, and you do not get past it. Your mail joins the heap. On the way down you find in your boot a splinter that hums. The smith turns it over; enough for one nail, he says, and gives you the nail.
event-428-band-2 = Behind him, where he cannot turn, you take what lies on top. He does not curse you. He straightens the heap. Out of the stirrup the smith makes something useful, and a few nails for the road.
event-428-band-3 = It takes a long time, and at the end he lays his hilt across his knee and lets you have it. “It was mine,” he says. “They did not break that.” The smith looks at it against the light, and spits, and puts the bellows to it with both feet.

event-429-title = The Journeyman’s Piece
event-429-intro = He beats all night, and it screams; the whole village lies with pillows over its ears. Towards morning it gives up and becomes a blade, short, grey and very straight. On the tang he has struck a mark that is not his own. It is the boy’s, who would have had to be a journeyman first. “He worked the bellows for it,” says the smith. “I only helped.”
event-429-result = It is yours. It does not like to wait: in the first exchange it goes deeper than you aimed, out of what you might call homesickness.

event-430-title = Three Times
event-430-intro = “It was as big as the barn,” says Wick. He is lying in bed with his feet in goose fat and has the poker beside him. “I asked it what it wanted. It said, a boy. I said there was none here, only the guard.” He thinks. “It came back and asked when the guard goes off. I said, never.” The third time, he says, it only sniffed. Now he has to know whether that was lying.
event-430-a = Take him to his aunt.
event-430-a-result = He has an aunt by the water, who sells eels and has asked for him all autumn. He does not want to go. He wants to hand in a report first. You tell him that he can dictate it on the way, and that all of you need it.
event-430-b = Have him show you how he stood.
event-430-b-result = He shows it to you from the bed, with the lid: low, elbow in, and you have to think of something boring. You have had worse teachers. Then you go out to the gap and stand in it till daylight, and it holds. He watches from the window and corrects your feet.
event-430-c = Tell him about Tam’s dog.
event-430-c-result = He hears of Tam and what he taught to sit. He listens with his mouth open. In the night it comes again, and from the window a voice says: “No.” Something large sits down in the snow. You walk out to it, quite calmly, low, with your elbow in, and only one of you gets up.

event-431-title = Report of the Guard
event-431-intro = To the witchers, all of them. First: it limps, but only behind, if nobody is looking. Second: it always asks three times, and if you say something different each time it gets muddled. Third: it is afraid of the goose. Fourth: I was not afraid. Fifth: this is crossed out because of the fourth. Signed, Wick, at present at my aunt’s. She cooks very well. It does not mean that I am staying.
event-431-result = You read it aloud to the others, twice, because of the goose. It is the best report that any of you has had this winter. The aunt wraps a smoked eel in it for each, and puts a coin on top, for the paper. Through the window comes Wick’s voice, asking her whether she is afraid of geese.

event-432-title = The Other Shoe
event-432-intro = The track goes up the mountain, a horse’s, and at each bend there lies something: a ribbon, a bun with one bite gone, a button. She is doing that on purpose. At the top the wind has swept everything bare. On a rock sits the rider with his back to you, and has taken her on his knee. She is explaining to him which shoe goes on which foot. He is holding the one he has.
event-432-band-1 = He hears you, and puts her down before he hits you. You slide as far as the third bend. When you are up again, he is gone; she sits on the rock, alone, with both shoes on. “He said I was too loud,” she says. “He’s sad.”
event-432-band-2 = You wait until he bends down to try it on. It is not decent, and it works. She cries, then, for the first time, and beats at you with the shoe all the way to the valley. His belt you keep. It has a child’s bow in it, where she tied it.
event-432-band-3 = You hold out the other shoe. He looks at it, at her, at you; for a moment it shows that he once stood in a doorway and called somebody in to supper. He lifts her down. Then he rides off by himself, in the wrong direction.

event-433-title = The Second Lamp
event-433-intro = You reach the school and the two lamps. Twenty-two children sit under the benches, as the teacher has taught them for hail. She is standing at the door with the pointer. “There is a coal cellar,” she says, “with a way out to the brook. It is very narrow. I would need an hour.” On the road the inn goes out, and then the smithy. You have a quarter of one.
event-433-a = Through the cellar, as far as it goes.
event-433-a-result = Widened with the shovel and your shoulders, it will do; you pass one child after another along, and when the riders come in overhead the last child is just up to the neck in coal. You lie down on top. The parents collect money for you. You are washing for a week.
event-433-b = Hold the yard for an hour.
event-433-b-result = You stand in the yard, between the pump and the swing, and make it an hour. Of those who saw it, none can tell about it. When the teacher comes back for you, everything you had on is in pieces, and you are still counting, aloud, for the children.
event-433-c = Have the children scream.
event-433-c-result = You have learned this winter what they make of a child that does as it is told, and of one that does not. You have all of them scream at the open windows. It is the worst noise in the country. The column stops and holds its ears. Then every farm on the plain comes running, with torches.

event-434-title = The Child Who Did Not Answer
event-434-intro = It is Pell’s grandson. The reeve has come along, without his book, and holds the light for you. The prints lead into the forest, small, then between hooves, then there are only hooves. “He went up to give them his straw,” says Pell. “He had saved one. He thought they might take it and go away.” He has to sit down. From here on you go by yourself.
event-434-band-1 = There is the straw, stuck upright into the snow, and beside it everything that children have in their pockets, laid out in order of value. You leave something of yours with it. The tracks you now know by heart.
event-434-band-2 = At daybreak you find him in a hollow oak, where something in a torn dress has covered him up with leaves and sung to him; it flies off as you come. Pell pays. He asks what kind it was, and you say: a mother.
event-434-band-3 = You catch up with the last horse and lift him off it, just like that, because he holds out his arms to you. You did not know that this was possible. Pell pays. Then he goes and burns the straws, and that same night the book.

event-435-title = Delivered by Hand
event-435-intro = On the pass, where they water their horses, lies a stone on which they put down what they do not need for the moment: gloves, a horn, a mask. You have the coat under your arm, and in its pocket is the bread, as hard as wood by now. From here you see him, with the buckets. He goes past very close. There is also the coat; you could simply put it on, and go along with them for a bit.
event-435-a = Lay the coat on the stone.
event-435-a-result = You lay it down, with the sleeves out. He sees it, sets down the buckets and stands before it like a dog before its own name. When the horn sounds, he is sitting on the stone in his coat and eating. They have to ride without him, thirsty, in the wrong order.
event-435-b = Put it on, and carry water.
event-435-b-result = You put it on and carry buckets, a whole night, behind him. Nobody looks a groom in the face. You learn how they walk there, what they hear, how they saddle. At daybreak you hang the coat round his shoulders from behind, and go. He has not turned round yet.

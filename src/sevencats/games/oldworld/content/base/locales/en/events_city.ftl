# Events that begin in towns. An event has a title, what is read aloud (-intro), and its options
# (-a, -b) with what comes of each (-a-result); without options just what comes of it: -result, or
# one text for each band of its dice, test or fight in turn (-band-1 ...).

## Where the first twelve lead

event-2-title = A Dead Man’s Boots
event-2-intro = The man in the hills is wearing them, with his feet on a stool by the fire. He had not heard of Radek’s death and takes it hard, chiefly because of the boots: in these parts nobody keeps what a dead man may come back for. He asks whether the funeral was well attended. Nobody left hungry, you say.
event-2-result = He pulls them off himself and stands on the cold floor with his toes curled. They fit you. Whoever wears them goes into a fight as rested as after a night in bed behind a locked door.

event-3-title = The Grey Mare
event-3-intro = The mare has thrown two uncles, a priest and Theodor Grole, who had come to tax her. She stands in the far corner of the paddock with her ears back and a piece of somebody’s sleeve between her teeth. She looks you over from the boots upward, finds nothing to object to, and goes on eating.
event-3-result = You do not ride her so much as go where she goes, and it suits you both. In the woods she knows every path, and some that nobody else can find. Your first ride takes what was left of the day.

event-4-title = The Fiddler
event-4-intro = Tibor is waiting under an oak, with new strings and a fresh black eye. The song has a fifth verse now, he says, and the mayor, it appears, has a brother. He has been sleeping in the tree. To pass the time he has also begun a ballad about you, and he would like to know how it ends.
event-4-result = He comes along, half a step behind you, where it is safest. In Vizima and in Beauclair they throw coins when the two of you walk in, and he is honest about your half.

event-7-title = What Eats the Light
event-7-intro = The barrels bear the brand of an axe. Where the cart track ends lie three woodcutters and a darkness that does not move with the trees. Inside it something is chewing on a lantern, slowly, glass and all. It shuns a flame, but it runs after sparks. You have a flint and a sword, and as long as the lantern lasts.
event-7-band-1 = You strike too late. It closes over you like water, and you crawl out towards the sound of your own breath, with torn mail and one thing less in your hand. Behind you it goes on chewing.
event-7-band-2 = You feed it sparks with one hand and steel with the other until it has had enough of both. It is a long business and ruins the blade. The woodcutters’ purses pay for a new edge.
event-7-band-3 = You throw the flint into the dark, it turns after the sparks, and you find out where it is soft. The foresters pay you gladly, and one of them shows you a cut of his own.
event-7-band-4 = One spark, one step, one stroke, and it dies without learning of what. There is a purse in its belly, and nine lamps. Your arm will remember how that was done.

event-10-title = The Mirror Room
event-10-intro = The passage ends in a room full of mirrors. In each of them stands somebody who fights as you were taught to, only a little better, and none of them has your face. They wait politely until you have drawn. The door behind you is a mirror too, now, and whoever is in it is already flexing both hands.
event-10-band-1 = You lose the first exchange and the second. At the third they are kind and only disarm you. But when you reach for a move that you have had since your apprenticeship, there is nothing where it used to be.
event-10-band-2 = You break the one whose breath does not cloud the glass. It was the right one. In all the others they bow, the door is a door again, and you walk out lighter than you came.
event-10-band-3 = You follow the third on the left through the whole of a long attack, and at the end of it the blow is yours. Behind the glass a hand goes to an empty scabbard and begins to search.
event-10-band-4 = You put them out, one after another, until in the last mirror there is only you, and better than before. You bow first. It bows a moment later, as a pupil should.

event-11-title = Under the Wall
event-11-intro = The drain opens on the shallows, and there they are: drowners, fat with rats, and not full yet. They lie with their eyes above the water and let you come, because on land they are slow, and they know it. There is time for one good rush before they have you in up to the waist.
event-11-band-1 = It was not enough. They pull you under twice, and the second time you let them keep what you were holding, so as to have a hand for the grating. Quist, above, notes that they have been discouraged.
event-11-band-2 = Enough of them float. The rest have gone out with the current, to be some other town’s drowners. Quist pays by the head, after a debate on what counts as one.
event-11-band-3 = You keep between them and the deep water, and that is the whole secret. Afterwards the shallows are still. The guild pays up, and the ratcatchers will teach their sons what they saw you do.

event-14-title = The Foundry
event-14-intro = The furnace is lit, and nobody feeds it. Moulds stand about as they were left; on one of them lies a glove. In the casting pit waits the sister of the temple bell, finished, mouth upward, listening. Somebody has put a hammer next to her. You strike her once, to hear what she has to say.
event-14-band-1 = She says it in your ribs. The stroke comes back twice as hard, and you come to among the moulds with blood in your ears and the straps of your armour burst.
event-14-band-2 = A clear note; and far down in the plain another one answers. Silver trickles from a crack in the wall, where the founders hid their pay and had no time to fetch it.
event-14-band-3 = A low note that does not end. It goes through you until it has found what is slack, and tightens that like a string. When you climb out, the furnace has gone dark for the first time.

event-18-title = The House That Buys Debts
event-18-intro = The house has one door for those who owe and one for those who are owed. The clerk asks which you are. He is courteous and does not blink. Behind him hangs a ledger as tall as the wall, and on the open page you can read a chandler’s name, and that of Oda Hollin the herbalist, and then your own, twice.
event-18-a = The door of those who are owed.
event-18-a-result = The clerk bows and goes before you up a staircase, carpeted so deep that you do not hear yourself arrive. He opens a counting room, where somebody has been expecting you and has had the chair warmed.
event-18-b = The door of those who owe.
event-18-b-result = The clerk locks it behind you and wishes you a good evening. The passage is long and has no lamps. It does not need any: at the far end something glitters, and it moves when you move.

event-19-title = The Counting Room
event-19-intro = A gentleman without a shadow is sorting coins into two heaps. One of them, he explains, is what the world owes you: contracts, mostly, and a childhood. “It is not much,” he says kindly. “Most people leave it with us. The interest we pay is not in money.” His pen is already wet.
event-19-a = Take your heap.
event-19-a-result = He pushes it across and watches you count. It really is not much, though for a guest with an empty purse he adds to it. The clerk has your coat ready before you ask.
event-19-b = Add to the heap and ask for interest.
event-19-b-result = You lay your own money on top, and he makes a note. On the stairs you notice that something hard has become easy. You try to remember what it used to cost you, and cannot.

## The false witcher

event-21-title = The Other Witcher
event-21-intro = There is a rock, and a nest on it, and a basket on a rope. In the basket sits a man with a painted scar, a brass medallion and your name, and forty peasants are hauling him up, because they have paid. He sees you. He sees your eyes, and that they are real. “Harpies,” he says faintly. “I told them it was a matter of minutes.”
event-21-a = Tell the peasants what he is.
event-21-a-result = They let go of the rope, not out of malice. He comes down faster than he went up and limps off into the juniper without his medallion. They give you what was left of his fee. Then they look at the basket, and then at their feet.
event-21-b = Get in beside him.
event-21-b-result = The basket groans. His name is Kord, he says, and he has never been so glad of anybody, and he goes on saying so until the shadow of a wing passes over you both. Then he stands up, which is not wise in a basket.

event-22-title = Kord, a Witcher So to Speak
event-22-intro = Harpies go for what glitters. Kord has understood it sooner than you: he stands on the rim, swings the brass medallion over his head and screams that he is the Scourge of the Seven Valleys. They go for him, all of them, and turn their backs on you. It is over in one pass. He is hardly bitten and cannot stop talking.
event-22-result = He comes along. He cannot fight, but no monster has ever looked at anybody else while Kord was shouting, and so the first turn against it is yours. You have made him give up your name. He is still looking for one as good.

## The bell

event-23-title = The Founder
event-23-intro = The man who cast the bell is past ninety, and deaf, and lives below his foundry in a hut without a door. You show him its mark, rubbed in soot on a rag. He lays both palms on the table, to hear with, and makes you do the same. He cast two, he says, too loudly: one to call and one to answer. The temple bought only the first.
event-23-a = Go up to the second bell.
event-23-a-result = He shuts his eyes and nods, as if he had long waited for somebody to say it. You climb the last stretch alone, between slag heaps where no grass has come. The chimney above you is smoking. Halfway up you feel it humming in the soles of your feet.
event-23-b = Have him cast you something small.
event-23-b-result = That pleases him. He melts down a candlestick on the hearth and casts you a boss for your sword arm, with a rim as fine as a bell’s, and you sleep the night in his hut. In the small hours he gets up and turns the table over, so as not to hear.

## The apprentice

event-24-title = In the Hollow Oak
event-24-intro = Misko has been keeping house in a hollow oak: shelves of bark, jars of clay, a pair of scales made from acorn cups. He has sold to the badgers, he says, and it is possible that he is joking. He has also written out the notes once more, from memory. Very calmly he asks what a person should do who could hang half a town.
event-24-a = Tell him to burn it and come.
event-24-a-result = He weighs it up, for once without the scales. Then he feeds the notes to the fire, page by page, and reads each of them through before he lets go. It is dark when he has done. He has kept one page back. It is the one with your account.
event-24-b = Tell him to keep it, and go.
event-24-b-result = He nods and writes that down as well. For your trouble he fills whatever you have to be filled, up to the line and not above. In ten years, you think on the way back, that town will have a very young and very quiet mayor.

event-25-title = The Apprentice
event-25-intro = He walks behind you under a box that is larger than he is, and it does not clink, for he has packed it. At the first camp he wants to know what you will kill next, how much it weighs, and which parts of it you usually throw away. You tell him. He is silent for so long that you take him to be asleep. “All of those?” says Misko.
event-25-result = From now on nothing is thrown away. Whenever you have beaten a monster, he goes over it with a small knife and a serious face, and before you have washed there is a fresh potion in your bag, with the date on it.

## Salt

event-26-title = Push or Whistle
event-26-intro = The cart stands in the middle of the ford, and in front of it the mule Provost is thinking. “Turnips,” says Dorrit Ash. Under the turnips is salt, and the water is getting at it; under the salt somebody is breathing. Three lanterns are coming down the road in a straight line, at an honest pace, as only Theodor Grole’s riders do. “Well?” says Dorrit. “Push or whistle.”
event-26-a = Push.
event-26-a-result = You set your back to the tailboard and your chest to the river. Provost decides that it was his own idea. The cart comes up on the far bank, streaming brine, and under the salt somebody thanks you and asks whether that is a lantern.
event-26-b = Whistle for the riders.
event-26-b-result = They pay the informer’s share on the spot, by the tariff, against your signature. Dorrit Ash unharnesses the mule and says nothing. They dig through the turnips, and through the salt, and then they stop. Theodor Grole takes off his hat and asks you to leave now.

event-27-title = What the Salt Was Keeping
event-27-intro = Benno Grole sits up, white from head to foot, like a man carved for a tomb. He is a poacher and wanted, and the one who wants him is his brother. “Theodor would hang me,” he says. “And then he would do the accounts and find nobody left to send him a ham at midwinter.” The lanterns have reached the water. One of them is turning this way.
event-27-band-1 = The riders cross. You hold the bank until the cart has gone, and they are stubborn men with long poles, who knock the breath out of you and break down most of your guard. In the end Theodor Grole calls them off. He looks at the wet salt on the stones and writes nothing down.
event-27-band-2 = The lantern moves on. Benno shakes himself like a dog and insists on paying you, out of a purse that has his brother’s initials on it. “Borrowed,” he says. Dorrit makes him get down and walk.
event-27-band-3 = The lantern stops. Across the water the brothers look at each other for the length of a breath, and then Theodor says aloud that there is nothing here but turnips. Benno pays you, and his hands are not steady. Dorrit lets you sleep on the sacks until morning.

## The dead porter

event-28-title = The Long Carry
event-28-intro = Radek has a coffin on his back, and in the coffin is a bailiff, who by the custom of these valleys must lie where he was born. No living man will carry him: he has taken the bed from under each of them. Since noon two ghouls have followed, at the distance that ghouls keep while there is light. “You take the feet,” says Radek.
event-28-band-1 = At dusk they rush you, and you drop the feet. What you were saving for later goes into keeping them off, and the bailiff loses an ear. “He won’t hear of it,” says Radek, and then he has to sit down, laughing, until it is quite dark and you pull him on.
event-28-band-2 = You sing to keep them off. They do not care for it, and nobody would. Up there a mother pays for her son’s last journey, with small coins that have lain ready for a long time, and asks you if he was liked. “Everybody knew him,” says Radek.
event-28-band-3 = You carry all night without setting him down. Towards morning you find that his feet have been on your bad shoulder for hours, and that it is not the bad one any more. The ghouls turn back at the first houses. Radek shares out the fee, and then the bread, by eye, to the crumb.

## What Mila asked for

event-29-title = The Lime Kilns
event-29-intro = Your medallion does not stir. So it is a man, called Hannes, without eyelashes, because the lime takes those, and with split knuckles, which the lime does not do. He thinks that you have come about the basilisk and offers you half his bread. Down in the town it is Thursday, and a child has it from you in writing that you would look at it before Saturday.
event-29-a = Beat him as he beats.
event-29-a-result = He hits back, and hard; then he stops, and asks what it is for, and you tell him. He buys his teeth from you with what he has. On the way down you leave half of it on Mila’s sill. That will hold for a month or two. You have seen enough of them to know.
event-29-b = Tell him who hired you.
event-29-b-result = He sits down in the lime. He asks how much she had saved up, and you say: all of it. For a long time he looks at the bread. On Saturday, he says then, he will take the other road, through the forest, and not come back. You had better be there to see it.

event-30-title = Saturday
event-30-intro = You are sitting on the milestone at the fork, where one road goes down to the town and the other off among the trees, to wherever a lime burner may begin again. Towards evening he comes, washed, in a clean shirt, with all he owns on his back. Under his arm he has a doll, a new one. He stops at the fork and looks down one road, and then down the other.
event-30-band-1 = He only wants to give her the doll, he says, and then he shouts it. You hold the road until it is dark, and he is strong from the kilns; there is not much left of your guard. At last he throws down the doll, and his purse after it, for the two of them and for you, and goes.
event-30-band-2 = He gives you the doll and takes the forest road, quickly, the way a thorn is pulled. Mila sets it on the shelf and does not play with it. “Is it dead?” Gone, you say. She thinks about that and corrects her piece of paper. You walk out of town more upright than you came.

## The letters

event-31-title = The Woman Who Wrote
event-31-intro = She keeps goats above the tree line, she is sixty, and she laughs when she sees the bundle. “So he kept them,” she says. “I always thought that he would be one of those who keep them.” You do not tell her that they were a lot at an auction, between the flasks and the scabbard. The seals are whole, all nine of them. Her hands stay under her apron.
event-31-a = Put the letters into her hands.
event-31-a-result = She weighs them as she would a hen. Then she sits down on the step, breaks the seals and reads what she wrote, nine springs of it, moving her lips. When she has come to the end she goes in, and you hear her dragging a ladder.
event-31-b = Ask her to read you one.
event-31-b-result = She reads you the third. It is about the spring he stayed, and what he practised in the mornings on the threshing floor, when he thought she was asleep; she has put it down step by step, like a dance. You ask her to read that part again.

event-32-title = The Sword in the Thatch
event-32-intro = He left it with her so as to have a reason to come back. It has lain in the thatch above the goats, in greased wool, and every autumn she took it down and greased it again. It is silver. It belongs in an empty scabbard. “He was always going to be here for the hay,” says the woman on the ladder. “Mind the edge.”
event-32-result = You keep it. Out of the sheath it is quicker than any blade you have carried, and the first blow of a fight goes deeper with it; after that it is a sword like any other. She does not watch you go. She is with the goats.

## The last act

event-33-title = The Theatre in the Rock
event-33-intro = The door is there, as it was painted, and it opens. Behind it is a theatre: a curtain, a stage, benches cut from the stone. On the benches sit puppets, grey, life-sized, with their hands on their knees, and their heads turn to you with a sound like rain. You are standing on the stage. Or rather: you hang there a little, and your heels do not touch the boards.
event-33-a = Play the part.
event-33-a-result = You do what you do best, before a house that does not clap. Your arm goes where it has gone ten thousand times. Behind you a second curtain rises, and you are walked backwards through it, bowing, into a passage that is full of you.
event-33-b = Climb down and sit among them.
event-33-b-result = They move up. On the stage, after a while, a young woman is shown how to let go of a thread; it is Zofka, and it is a fine scene. You leave an old trick lying on the bench and take along what she was shown. Nobody turns to see you out.

## The house in Novigrad

event-34-title = The Cloakroom
event-34-intro = The card admits you by a side door. In a long room hang the things that people have sold: a laugh, on a hook; a left-handedness; a good night’s sleep; the way to somebody’s mother, folded small. Each has a ticket. A chandler’s nose is here. The clerk, who must sign you in, excuses himself. He has to look for ink, he says, and it may take him a minute.
event-34-a = Take something off a hook.
event-34-a-result = It goes on like a glove that another hand has warmed. Then all the hooks begin to ring. You leave through a window, a glass roof and a lower roof, and lose half your armour on the way. What you took stays on. Whose it was remains the secret of the house.
event-34-b = Touch nothing, and wait for him.
event-34-b-result = The clerk comes back with a full inkwell and counts the hooks with his eyes. He seems disappointed; he also seems relieved. “This way,” he says, and takes you through a green door to the front of the house, where the business is done.

## Rats, a candle, shoes, a saint

event-35-title = Where the Rats Went
event-35-intro = They sit in a clearing, all the rats of the town, in rows, and before them sways an archespore with every flower open. Its scent comes over you like a song that somebody used to sing at your bedside. The front row is asleep. When one of them has been taken, the row behind moves up. Fire would only madden it. The right smoke would close it, if anybody knew which.
event-35-band-1 = You do not know which. You burn what you have, get in with your eyes streaming, cut the nearest bulb and get out again with a flask of its juice. A few of the rats come away with you. The others move up.
event-35-band-2 = Wormwood and alder bark. The flowers shut, one after another, like eyes, and you walk in and take as much as you can carry. The rats wake, look at each other and go off in all directions, embarrassed.
event-35-band-3 = Wormwood, alder, and a thread of sulphur at the end: it folds up at your feet like a tent. You draw off the juice at leisure. The rats go home. At the town gate stands Quist, paying you by the head as they come in, and weeping.

event-36-title = Her Mother’s House
event-36-intro = The house stands on a meadow under the peaks, and there is grass growing on the beds. In the chest you find a wreath, a ribbon, and a candle as thick as an arm, gilded, with two names pressed into the wax. One of them is the name that is not said in Candle Street. The candle was for her wedding. Nothing else in the house is without dust.
event-36-result = You burn the wreath and the ribbon, bury the ash and say her name aloud, once. Nothing comes. The candle you keep. When there is nothing left between you and something’s teeth, light it, and there is a little more to stand behind.

event-37-title = Shoes
event-37-intro = Before the mouth of a dead mine stands a pair of shoes, side by side, with the socks in them. Inside, something too large for the shaft is trying not to be heard. He has chained himself up; he thought of everything but his own strength, and the staple is working loose. A werewolf comes to itself at cockcrow. You have a door, and your back, and some hours of night.
event-37-band-1 = The door lasts until midnight, and then you are the door. He goes over you and away across the scree, and does not stop to bite, which is to his credit. Your guard is in pieces. In the morning you carry the shoes down to his parents.
event-37-band-2 = You brace and talk, brace and talk. At cockcrow a naked boy asks through the planks whether he has hurt anybody. You bring him home by the back way. His father pays in coin, and his mother with something from behind the preserves.
event-37-band-3 = He throws himself against the door all night, and each time you learn a little more about being struck. At cockcrow he thanks you, in tears, and puts on his socks. There will be other months. You show him a deeper shaft and a better staple.
event-37-band-4 = You set your back to the wood, and it does not move until the cocks crow, not once. He fell asleep in the end, he says, and cannot get over it. His people sell the second bed to pay you. Your back now knows what a door knows.

event-38-title = The Tomb of Saint Wenna
event-38-intro = The singing has stopped. Before the tomb is a heap of pilgrims’ staffs, and in the doorway sits an old woman as broad as the door, with a tongue that reaches the floor, sorting fingers by length. The saint has been gone for years. A grave hag is fond of people who kneel. She goes for the light first and for the face afterwards, and she is already drawing in her breath.
event-38-band-1 = Out goes the lantern, and in the dark that tongue is everywhere. You get away down the pilgrims’ stair with a numb arm and an empty hand. Above you she begins to sing, in somebody’s voice, and not at all badly.
event-38-band-2 = You throw the lantern past her; she turns after it, and that is time enough. Inside you find the alms, and the flasks that the sick had brought up to be blessed. The canon has left by another way.
event-38-band-3 = She never gets to the light. You take the tongue first and then the rest, and search the tomb at leisure. The alms of a whole year are there. Some pilgrim has scratched on the wall how to hold out for four nights in a corner, and you learn it by heart.

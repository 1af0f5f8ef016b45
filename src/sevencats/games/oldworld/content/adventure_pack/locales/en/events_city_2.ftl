# More events of the Adventure Pack that begin in towns.

event-66-title = The Maker of Weights
event-66-intro = The dwarf lives so high up that there is nobody to talk to, and that was the idea. He made the scales for himself, he says, when his brother swore that he had not touched the strongbox. They have not spoken since; it was a very small strongbox. He sets the beam on its stand. On the shelf stand the weights that belong to it, each with a lid. “One of them is mine,” he says. “I have never had it on.”
event-66-a = Weigh him.
event-66-a-result = He stands before the pan and says that he never missed his brother, not for a day. The pan goes down slowly, like somebody sitting, and stays there. He looks at it for a while. Then he asks you to pass him his hat, and something small from the shelf.
event-66-b = Stand before the pan yourself.
event-66-b-result = A few things about yourself are soon said; you have often said them. Two of them are true. At the third the pan moves, and you stop and go over it again, more slowly, until you find the word that weighed too much. You leave it up there.

event-67-title = The Brass Ounce
event-67-intro = He is going down into the valley, he says, to see a brother, and a man with that in mind cannot carry weights. He has given his goat to the wind and locked the hut. In your palm he puts an ounce of brass with a lid on it. “It weighs what is owing,” he says. “I made it for tax collectors. They would not have it in the house.”
event-67-result = It is warm and fits in a pocket. When you come for your pay with something dead on your saddle, and set the ounce on the table beside it, people look at it, and cough, and find one coin more that they had put aside.

event-68-title = The One Who Came in March
event-68-intro = The limping witcher has been dead for a long time. He sits against a beech with his boots on and his sword across his knees, and moss has grown over all three. In the hollow of the tree is what he lived on: snares, a pot, a book of debts. It has one entry, on the first page, in a careful hand. The sum is right, and below it stands: “She was cold. Forget it.” He did not cross it out, and he did not tear it up.
event-68-a = Take what was owed, and his flasks.
event-68-a-result = For as long as it takes to say a few words, the bag lies under the moss; then you take it up again, and the flasks as well. He would have called it sentiment. It is only a longish walk back, with a dead woman’s money.
event-68-b = Bury him, with the money.
event-68-b-result = You dig until dark, among roots, and lay the bag under his hand. You read the book to him first. He had been carrying that sword in a way you have never seen, strap and knot; you learn it by undoing it, and stay at it for half the night.

event-69-title = The Sender
event-69-intro = Benno Grole is sitting before a cave, skinning something that belongs to the duke. Of course he sent the dog. There are four men in the valley who have sworn to drown the tax farmer in his own ink, and Theodor would rather be drowned than ask for help. “A dog he can’t forbid,” says Benno. “It isn’t in the tariff.” He has the four names. He also has a second dog, from the same litter, who was found to be too honest for poaching.
event-69-a = Promise to say nothing, and take the other.
event-69-a-result = “Not a word to him,” says Benno. “He’d have to enter it as a gift.” He whistles, and she comes out from behind the smoke, looks at your hand, at your sword and at your boots, and lies down across your feet, as her brother does.
event-69-b = Take the four names to the valley.
event-69-b-result = They are at supper, each in turn, when you call and put your gloves on the table. Three remember that they have an aunt in the south. The fourth shows you what he keeps in his barn, with the tracks leading in, so that you go to look at that. Benno pays, in the duke’s coin.

event-70-title = The Honest Dog
event-70-intro = She was given a hare to carry, as a pup, and took it back to the keeper. That was the end of her career. She answers to no name and has never been known to hurry; she looks at a track the way Theodor Grole looks at a column of figures, from the top, and then again from the bottom. Benno scratches her throat for rather a long time. “She’ll tell you the truth,” he says. “I couldn’t live with it.”
event-70-result = She comes along and corrects you. Where you have a trail, she goes over it once more before the fight begins, sits down at what you had missed, and waits until you have seen it as well.

event-71-title = Knight Takes Bishop
event-71-intro = In Vengerberg a young woman opens, with ink on her thumb. Her father died three winters ago. He had the board by the bed, and made her promise that she would go on moving, badly, so that the captain should not notice. She studied how to be bad. Then, this spring, she saw the knight; it stood there like an open door. “I couldn’t not,” she says. She holds the captain’s letter unopened and asks what he is like.
event-71-a = Sit down and describe him.
event-71-a-result = She hears from you about the tea for one and the bread knife. She opens the letter at last, and reads the line that was not for you, and goes to look for her coat. On the stairs she shows you on the banister what she saw in the knight, and how long she had waited for it.
event-71-b = Advise her to go on losing.
event-71-b-result = She nods; it was her father’s wish. She writes down a move so bad that it hurts her, pays you for the way, and puts in a bottle of her father’s cordial for the captain. He shall drink it to his victory, she says. It cannot be far off.

event-72-title = Do Not Hum
event-72-intro = The singing bargeman is drawing level. It is a cheerful song, with a chorus. In the crate the breathing stops; then the boards begin to hum along, a third lower, and the nails come out by themselves and drop into the canal one after another. Young wyverns hum when they are about to be fed. You have time to jump from the towpath to the deck, and to stand between the song and the crate.
event-72-band-1 = You stand there. It comes out over you, wing by wing, with the whole of its weight, and strips you down to the shirt in passing. The bargeman has stopped singing. He is up on his mast, and it is humming at the foot of it.
event-72-band-2 = As far as the lock you keep the lid down with your back, while the deaf man waves to the scenery. The consignee is a dealer in simples, with thick gloves. He gives you what he milks from the grown ones, and counts your fingers for you.
event-72-band-3 = You let it smell your sleeve, hold your ground, and hum the tune to its end, very slowly, as if to a child. It falls asleep in the bilge. The consignee pays double for one that has not yet bitten anybody.
event-72-band-4 = You stand so still that it takes you for the nest. It climbs on, folds up, and rides on your shoulders through two locks. Whatever has once carried that weight is not knocked over so soon. The consignee pays you, and wants to know how you breathe.

event-73-title = The Icehouse
event-73-intro = Behind the straw, behind the blocks, they have hung everything on hooks, as they saw it done: sorted, dressed, with parsley. Ghouls are quick to learn from people, if it is about food. There are five of them, in aprons. The biggest holds a cleaver and a piece of chalk. When it sees you it looks you over, from the shoulder down, and writes something on the slate. You will have the first stroke, and you had better finish with it.
event-73-band-1 = It was not enough. They have you on the block before you can turn, and you buy yourself free with your mail and with what you held. From the riverbank you hear them chop on, in good order. On the slate your price has been crossed out.
event-73-band-2 = At its end, where the apprentice stands, the row breaks, and the rest drop their aprons and run on all fours, as they should. The guild pays for each apron. In the town nobody wants to hear what was on the hooks, and everybody has a stomach ache.
event-73-band-3 = Before the chalk hits the floor you are in the middle of them. Ghouls in aprons cannot leap. You send the town its boots back, in pairs. The guild pays you in full and in silence, and the butcher’s boy runs after you with a bottle.

event-74-title = Personal
event-74-intro = Behind the third lightning oak is a house of brushwood, swept. The Lady has hair down to the ground and no back; from behind she is ribs and a bird’s nest. She breaks the wax with one long finger. “Please give her back, or else keep her warm,” she reads out, letter by letter. She has to sit down. She never took any Elsa. She found a shoe, once, at the foot of the mountain, and put it on the sill, because it was pretty.
event-74-a = Ask for the shoe, and follow it.
event-74-a-result = She gives it to you, wrapped in a leaf, and has you read out the letter to her once more. There is a miner’s nail in the sole, of a sort they use in one valley only. “If you find her,” says the Lady, “she could come and see the bird.”
event-74-b = Leave her the letter.
event-74-b-result = She may keep it, and she pins it up with a thorn, over the hearth, where other people have a picture. She tells you in exchange what else lives in the wood and is not so tidy. The postmistress pays on delivery and asks for no answer.

event-75-title = The Low Seams
event-75-intro = They do use such nails here. They also use children, for the low seams, where a man does not fit; the overseer buys them where nobody asks, and afterwards there is always a lady in a forest. The bell rings for the end of the shift. Out of a hole no higher than a stool come nine of them, grey from head to foot. One of them has on a single shoe. You say her name, and all the others turn to look at who has one.
event-75-band-1 = The overseer has dogs and cousins. You get her as far as the slag heap, throwing away what you carry; there she lets go of your hand, and goes back for the little ones. You hear her counting them. You will need to come again, with more than one arm.
event-75-band-2 = You buy her free with the overseer’s own purse, which you hold out to him by the neck, his. He adds something for the trouble. She sleeps on your saddle with her cheek against the pommel, and you ride slowly, and so you sleep too.
event-75-band-3 = Once they are all out, the mine is stopped up behind you. Nine children walk down the valley hand in hand, and in each village somebody comes running. At the third lightning oak one of them, with a new shoe, wants to get down and see a bird.

event-76-title = The Reference
event-76-intro = The widow in Beauclair is sixty and receives you in bed, among cushions, with a book. She was married to him for sixteen years. He never lied to her, he never once looked at another woman, and on Sundays he read to her. “He drank, of course,” she says, and turns back her cuff. It is a lace of tiny scars, very even. He left when the doctor told him what it was doing to her. She has not forgiven the doctor. Would you take him a letter?
event-76-a = Take it to him.
event-76-a-result = She writes two lines and sands them. He lives in the tower behind the orangery, she says; he has never lived anywhere else, he only gives out addresses so that nobody will know how near. You are to knock after dark and not to come between him and the lamp.
event-76-b = Write the reference down as bad.
event-76-b-result = “As you think best,” says the widow, and pays you for your pains; she would rather not have him read to others. The matchmaker will sigh and cross him out. As you leave, it is getting dark, and in the tower behind the orangery somebody opens a shutter.

event-77-title = Two Lines
event-77-intro = He opens himself, in a dressing gown, with a finger in a book. He sees your swords, and then he sees the handwriting, and his face shuts like a fan. For a long while he does not break the seal. He is very old and very fast, and he is considering whether somebody who has brought him that may be allowed to leave again. It depends, he says, on what sort of person she has taken to sending. Who are you, if the question is permitted?
event-77-band-1 = A beginner, he finds, and is amused. He takes the letter and counts coins into your hand so as not to have to thank you. You are down the stairs before you understand that he had never been out of reach of your throat.
event-77-band-2 = Somebody with a name, he has heard. He reads the two lines standing. Then he pours you a glass from his own cellar and himself none, and lets you out by the front door. On the next Sunday, say the servants, there is a voice behind the widow’s curtains.
event-77-band-3 = An equal, he says, and puts down the book. You talk until the candles drown, about thirst, and how it is borne. He gives you something that he has distilled from a hundred years of not drinking. When you leave he has put on his shoes.

event-78-title = The Tutor
event-78-intro = The tutor in Ban Ard reads the letter twice. Then he closes the door, takes off his gown and rolls up his left sleeve. There is a ring of toothmarks round the arm, very old. “In my day we had it in a coal scuttle,” he says. “It comes in every generation, to whoever is gifted and lonely. It likes to be asked.” He knows the words that send it away. He has known them for thirty years, and has always put it off. Sometimes it still writes to him.
event-78-a = Make him teach you the words.
event-78-a-result = He makes you say them until the inkwell boils. There are only four, and they are quite ordinary; it is the silence between them that has to be exact. When you have done it right he blows his nose. On Monday the washtub is empty, and three students look at it.
event-78-b = Sell him the letter.
event-78-b-result = He pays whatever you ask and puts it with the others, in a drawer that smells of soap. He will see to it himself, he says, after the holidays. From the stairs you hear him dip his pen. He hesitates for a long while over how to address it.
event-78-c = Show him a way without the words.
event-78-c-result = Salt, quicksilver and a bowl are all it takes to give a thing like that a door and let it choose; he watches your hands. He takes notes with the wrong end of the pen. It chooses. The academy never learns what it owes you; the tutor does, and empties his cabinet into your arms.

event-79-title = South Side
event-79-intro = The cellar has shelves up to the vault, and on the shelves stand jars, and in each jar is a square of yellow light with dust going round in it. It is warm down here, and smells of hay and of oranges. You hear the sounds if you go close: a spoon, a dog that turns over, somebody reading aloud, not very well. Every jar has a label. The ones at the back have gone brown. On the stairs, quite without hurry, somebody is coming down who throws no shadow.
event-79-a = Break the shelf.
event-79-a-result = One push of the shoulder, and you let go. For as long as it takes to fall there are four hundred suns, and you shut your eyes, and it is all over you like grain. He is standing at the foot of the stairs with one hand raised to his face.
event-79-b = Take two jars and the back way.
event-79-b-result = You take hers, and one without a name that happens to stand beside it. The mason’s wife pays you in money from the stove. She opens it at the table, and for a time says nothing at all, and there is a smell of washing. The other you still have, in your bag, between the flasks.

event-80-title = The Gentleman’s Shadow
event-80-intro = In so much light even he has a shadow. It lies on the wall behind him, thin, a boy’s, with a hoop in its hand. He turns round to look at it. Nobody has seen him turn round before; the clerk, above, has dropped his pen. “I sold it first of all,” says the gentleman, “to have something to begin with.” The light is running out through the grating, into the street. There is perhaps a minute left, and he has forgotten that you are there.
event-80-band-1 = You try to get past him, and he remembers. He takes the first thing that comes to his hand, which is something of yours. Outside the whole street stands with its face turned up, in the middle of the night, squinting. Nobody notices you.
event-80-band-2 = With the door held open, the light stays a little longer. It costs you nothing, he says afterwards, surprised, and looks for the column to put it in. While he looks you go. Something in you that was pawned has been let off its interest.
event-80-band-3 = The hoop’s shadow can be picked up by the rim; you give it a push. It runs the length of the wall, and the boy after it, and the gentleman, in his good shoes, after the boy. You go home through a town in which it is afternoon, and take your share.

event-81-title = Where Two Waters Meet
event-81-intro = She is in up to the neck, with weed for hair, and combs it with a jaw. The shell hangs round her throat. What is in it turns slowly by itself, like milk in tea. A water hag throws mud first, for the eyes, and comes after it; but she can smell, and she is vain about it. Anybody who knew how to mix something that she has never smelled before would have both hands free. You unpack what you have on the bank, upwind.
event-81-band-1 = It smells of swamp. She knows swamp. The mud takes you in the face, and the rest of her follows; you leave half your straps and whatever you had in your hands. The perfumer will have to make do with his armchair.
event-81-band-2 = She comes closer, sneezes, and comes closer again, and you cut the string while she thinks about it. The perfumer pays at the door. From behind him comes a scent at which your horse lies down in the road.
event-81-band-3 = You mix her clean linen, which she has never had. She shuts her eyes and drifts. You take the shell, and there was more of the linen than you needed, so you keep a flask. The perfumer pays and uncorks it and has to be held.
event-81-band-4 = You mix her a summer, with a boy in it. She weeps like a weir and holds the shell out to you by herself; she has no more use for that. What you did there you could not explain to anybody, but your hands have understood it. The perfumer pays.

event-82-title = The Other Cradle
event-82-intro = In the wood, in the fork of an elder, hangs a cradle of rushes, lined with owl. In it lies a baby, thin and red, and roars; and round it sit three women with their backs to you, rocking, at their wits’ end. They have never had one that made a noise. They took it because it was beautiful and left the best they had in exchange. “It will not stop,” says the first. “We have sung,” says the second. The third one turns round. She is nothing but eyes.
event-82-a = Offer to show them how it is done.
event-82-a-result = Up and down you walk it, as you once saw somebody do, with the bottle. When it sleeps, they whisper. They will give it back. But theirs must be brought to them first, or they will have none; they are moving to the mountains, away from the noise.
event-82-b = Take it while they are asleep.
event-82-b-result = They are so tired that it is no trick. You take it home under your coat, roaring all the way, and the grain merchant has to hold two. He pays you to say which is which. You have learned from those three how to go without a footstep; it took them all night to notice.

event-83-title = The Exchange
event-83-intro = They wait above the last hut, in a row, with the rush cradle between them. You have brought the fat, fair one on your arm; it has not made a sound. The red one sees you and draws breath. When you lay theirs down, it looks up at them, at all those eyes, and its mouth goes square. It cries. It cries like a door, like a gate, like nine cats. The three stand there with their hands over their ears and do not know where to look for happiness.
event-83-a = Teach them the song as well.
event-83-a-result = You sing what was sung to you, as far as you have it. They pick it up in parts. What they give you in return, they have in gourds, from under the elder: milk of something, very old. On the way down the red one sleeps at last, because it is no longer the loudest.
event-83-b = Ask what they saw in the first one.
event-83-b-result = “That it was angry,” says the one who is all eyes, “and quite small, and thought that it would win.” She looks at you for so long that you hear it roaring, a good way back, before the school. You carry the child home to the merchant. He says that it has changed. So have you.

event-84-title = A Coat, Child’s Size
event-84-intro = At Kaer Seren they read the page standing. He was their youngest, and no good with animals. In the autumn he wrote that he had been hired by a village against a ghoul and that there was a girl there without a coat. After that he wrote no more. The old instructor takes the medallion, and it stops trembling, and so he knows. “By the first snow,” he says. He goes to the window, which looks out on the road, and asks if the coat was a warm one.
event-84-a = Say that it was.
event-84-a-result = Thick, you say, with a hood. He nods, and they lay a place for you, and you sleep in a bed that was being kept aired. In the morning they give you his wages for the autumn, which nobody else has asked for. Below, on the road, somebody small in a hood is walking towards the gate.
event-84-b = Go through his last form with them.
event-84-b-result = It breaks off in the middle, where he was called away. They stand in two rows in the salt wind, old men and boys, and each goes on from there as he thinks right. Yours is the last. It was the ghoul that killed him, you see now, and at which step; and you do not take that step.

event-85-title = Too Quiet
event-85-intro = Nothing sings, nothing snaps. In the middle of the forest stands a ring of carved posts, a face on each, and inside sits a girl with her mouth open. She has been counting; her fingers are still at it. A leshen does not like to be counted. It takes the sound first, out of a place, and then whatever made it. Behind the third post there is an antler that was not there just now. Peer has hold of your sleeve. He is about to call her.
event-85-a = Call her for him.
event-85-a-result = With your hand on his mouth you call, as loud as you can. All the sound there is in the wood is yours for that moment, and it comes from all sides, on roots. The girl has closed her mouth and turned her head.
event-85-b = Cut the face from the nearest post.
event-85-b-result = It takes three strokes, and there is a breath in them, as from a bellows. The ring is open. You carry her out on your back with her fingers still going. Behind you the first bird tries a note. The boy pays, as agreed, in chestnuts, and the mother in what she has.

event-86-title = The Loudest Thing in the Wood
event-86-intro = It stands up from among the posts, and there are more posts than you thought: some of them are legs. The deer skull turns this way and that. It cannot see you, it has never needed to; it goes by the sound you make. So far that is a good deal. Peer has reached his sister and put both his arms round her, and over her shoulder he is mouthing a number to you, again and again. It is how many steps you have.
event-86-band-1 = The blade sings as you strike, and it hears. A root takes you by the ankle and swings you against three faces in turn, and what you held goes into the leaves. But it was loud. When the wood lets go of you, two children have long been on the road.
event-86-band-2 = One stroke, then silence: it stands there with its head on one side. You walk out backwards in its own footprints. At the edge Peer empties both pockets. Mila, when she hears of it, waives the tenth, and writes: by arrangement.
event-86-band-3 = Your scabbard hits the farthest post. It turns towards the noise, and you are there. When it falls, everything comes back at once, cuckoo, brook, axe, a mother’s voice. The girl says: four hundred and eleven. Nobody contradicts her.

event-87-title = The Keeper of the Light
event-87-intro = The keeper at Cidaris is eighty and has nobody at sea any more. She listens to the end. Then she has a chair carried up and looks out all night, with a slate. In the morning she comes down very slowly. Four ships are due, she says. Three she would let in. On the fourth they lie in a row, under one sail; and one word to the pilots would send it round by the north. But it is the fever ship. It was coming here for help.
event-87-a = Let the harbour board decide.
event-87-a-result = They decide in no time, and she goes round by the north. The board pays you twice, for carting and for tact. The keeper keeps the blanket and gives you back the glass. She needs it no longer, she says; she sees them well enough without.
event-87-b = Light the lamp, and let them in.
event-87-b-result = She lights it herself, with the old glass. You go on board with the doctor and carry, and air, and boil, for as many nights as it takes. Not all of them lie in a row, in the end; the lens cannot count so well. You fall asleep on the quay, and somebody puts a blanket over you.

event-88-title = Beds of Stone
event-88-intro = They have built a town up there, the same town, house for house, in rough stone, with the well in the right place. It is better than the one below: the widow’s house has no crack, the orphanage is small, there are no gallows. They go in at their own doors, lay down the pillows and lie down. From the rock above something hums to them, as large as a church, with its eyes closed as well. One bed is still empty. It is about your length.
event-88-a = Lie down in it.
event-88-a-result = It fits. The humming comes up through the stone and goes through you from heel to nape, without haste, like a hand feeling for a key. You have seldom been so well received. There is just one thing that it would like to know before the night is over.
event-88-b = Wake them, one after another.
event-88-b-result = From door to door you go and call each by the name on the lintel. They sit up; they see where they are, and that they have made it, and some of them stroke the wall. Then they go home in their nightshirts, without a word. The council pays. In spring a few of them move up here, awake.

event-89-title = What the Mountain Would Like to Know
event-89-intro = Why get up? it would like to know. It does not ask unkindly. It has been lying here since before there were valleys, and it has never seen the point; then those below began to dream so loudly, about gallows and cracks, and it thought that it could help. Three hundred breathe around you, in time. The stone is not even hard. If you have a reason, it hums, it would listen; but it would have to be a true one, and you would have to say it soon.
event-89-band-1 = You look for one and fall asleep looking. When you wake it is noon and they are all gone; somebody has tucked you in. You have lost a day and what you held in your hand, and for a long time your own feet seem to you a strange idea.
event-89-band-2 = “Breakfast,” you say. It thinks this over. It is not nothing, it finds, and lets go of you, and of the three hundred, until further notice. You sleep the rest of the night on a heap of pillows, deep, and nobody asks you anything.
event-89-band-3 = A name comes to you, and you say it. It asks what sort of thing that is, and you explain. The humming stops for a while. When you stand up the bed has your shape in it and keeps it, and you feel as though you had left the heavier half lying there.
event-89-band-4 = You say that you do not know, and get up. It is quiet for so long that the sleepers turn over. Then it opens one eye, for the first time in the history of the valleys, to see how that is done. The three hundred go home humming something else.

event-90-title = The Understudy
event-90-intro = Behind the stage of the theatre in Novigrad somebody is taking off your face. Under it is a plain one, grey, a bit tired, such as footmen are given. He plays everybody here, he says: when the lead is drunk, when the lady has a cold. Nobody claps, since it is always somebody else. He has watched you. You are good in the part. But you never know what the other fellow is going to say next, and he does; he has only to become him for a moment.
event-90-result = He comes along, as somebody or other. When a fight begins he stands at the edge and turns, for the length of one breath, into what you are facing; and he tells you over his shoulder, in its voice, what it was going to do, and which part of that he has cut.

event-91-title = The Rest of Her
event-91-intro = It points into the reeds. There, in a grey habit, sits an old woman with nine fingers, peeling onions. “Give it here,” says Godeleva. She was never a saint. She nursed the sick in the great fever, fell asleep on the twelfth night among the dead and was buried with them; when she had knocked her way out, they were already selling her. She ran. The finger she lost in the lid. “I don’t mind the churches,” she says. “But it gets cold, that one. I feel it every winter.”
event-91-a = Sew it back on.
event-91-a-result = She talks you through it, stitch by stitch, in the voice of somebody who has taught a hundred frightened girls. It takes. She bends it, she points at the onions, and then at the procession, which has come down to the bank and stopped singing.
event-91-b = Buy her another year of peace.
event-91-b-result = With a chicken bone in the glove you go back to the canons. It points at whoever speaks loudest, if you hold it right. They pay you to be allowed to stop. Behind you, in the reeds, an onion falls into a bucket, then another.

event-92-title = The Order of Procession
event-92-intro = She gets up with some trouble and goes to meet them, wiping her hands. Eleven canons look at ten fingers. Nobody has a prayer for that. She knows several of them, it turns out, by their fathers, and one by a boil. “You,” says Saint Godeleva, “have fever beds in your crypt, standing empty, because there is a box on them.” And she begins to share out the work. The bishop asks, in a small voice, what is to become of the boxes.
event-92-result = They become medicine chests, which is what they were. She puts into your hand a bottle from the first one to be filled, and holds your wrist a moment, counting. She finds there what was always a little slow, and gives it a push with the finger.

event-93-title = After the Bend
event-93-intro = Under the big oak stands a hut made of doors. There is bedding for twelve in it, of bracken, quite new, and twelve hooks with names. The boy is not there. On the ground are the prints of his boots and a heap of nekker tracks, and then neither; at the edge of a hole lies a saucepan lid. Nekkers come up where there is stamping. He has been teaching himself the footwork, evidently, on the same spot, every day, and loudly. From below, far down, somebody is asking questions.
event-93-a = Go down and fetch him.
event-93-a-result = A rope of bracken and school scarves holds all the way down. It is narrow, it smells of roots, and ahead of you somebody is saying, patiently, that no, nobody joins just like that, there are three riddles first. The nekkers appear to be thinking about the second.
event-93-b = Stamp, and draw them up here.
event-93-b-result = After enough stamping they boil out of the ground in a ring around you, and it is simple work after that. He climbs out by himself, with bracken in his hair, and wishes to know why you did not use the high guard. The forester pays per head. Eleven letters take him all evening to read.

event-94-title = The Third Riddle
event-94-intro = “What has four legs in the morning and is still hungry in the evening?” asks Wick. He sits on a root with his poker across his knees, and round him, in the dark, in rows, with their chins on their fists, sit thirty nekkers. They have not eaten him because they want to know. That was the second. He sees you over their heads, and plainly he has not got a third. Thirty faces turn to see whom he is looking at.
event-94-band-1 = The first thing that comes to you is not even a riddle. They come over you like a sack of cats. You push the boy up the rope before you and bring up the rear, and it is your rear that they get. “You should have said an egg,” says Wick.
event-94-band-2 = What is it, you ask them, that gets larger the more is taken away? They whisper. A hole, says a very small one at last, and shows you round it, room by room. In a niche stand flasks from six generations of miners. You are let out by the front.
event-94-band-3 = You ask who they are. Nobody has ever asked them that. It grows so quiet down there that the oak can be heard drinking. You and the boy climb up the rope, and nobody follows; only for a long time, from below, one voice after another tries out a word. You think about it too.

event-95-title = The Long Counter
event-95-intro = In Vizima the long counter is for the living on the left and the dead on the right, and both queues are the same length. In the right-hand one they are more patient. Your number is nine hundred and six. In front of you a drowned man drips and reads a newspaper; behind you a woman would like to report that she has been alive the whole time. Towards evening the clerk takes the form, and Radek’s dumpling, and looks for the box in which to tick that.
event-95-a = Insist on the big stamp.
event-95-a-result = “That one’s upstairs,” says the clerk, with his mouth full. It is the first thing he has said with feeling. He lifts the flap of the counter for you, which nobody has seen him do, and the drowned man looks up from his paper.
event-95-b = Have him ticked as “other”.
event-95-b-result = “Other” will have to do. It is a broad category, the clerk explains, and has its advantages; it pays no tax and is entitled to a fishing licence. Radek, when he hears, buys a rod. The widow knows a priest who is “other” as well. You are paid in coin, and fed till you shine.

event-96-title = Cause of Life
event-96-intro = The registrar has the big stamp on a chain and a roast in the oven. He recalls everything. He reads the form aloud, slowly, down to the cause of life, and there he stops, since in forty years nobody has filled that in. “Dumplings,” it says, in Radek’s hand. “Also: wanted to see what comes next.” The registrar takes off his spectacles. He stamps it. Then he stamps the blotter, the wall and, before you can pull it back, your sleeve.
event-96-result = ALIVE UNTIL FURTHER NOTICE, it says, with an eagle, and it does not wash out. When you have almost nothing left and are about to agree with the facts, you see it on your own arm, in purple; and for that there is always one thing more that you can do.

event-97-title = The Fourth Verse
event-97-intro = The shepherd has gone to his sheep, so as not to know it. Tibor sings you the fourth verse with his chin on the fiddle, quite softly. The name is not the mayor’s, and not his brother’s. It is that of the woman who washes for everybody, to whom nobody has ever been rude, and whose boy it was that they found. She did it. He has known since the second verse. “It’s a true song,” says Tibor. “I thought that if it was only true, the rest would follow.”
event-97-a = Let him keep it out.
event-97-a-result = “Then there are three,” says Tibor, after some time, and loosens the string. You go by the town and brick up the well. The mayor pays you, as he would like to think, for silence. In every tavern they still beat on the tables at that place, louder each year.
event-97-b = Go along, and let her hear it first.
event-97-b-result = By night the two of you go down, and he sings it to her in the washhouse, to her alone. She goes on wringing a sheet. When it is dry she gets her shawl. It is a long way to the town hall, with half the street throwing things, and you walk on the outside.

# More city stories of the Adventure Pack.

story-adventure-city-weighhouse = The Honest Scales
story-adventure-city-weighhouse-intro = Since Monday the scales in the weigh-house have weighed what people say. A butcher swore to his sausages, and the empty pan went down. A bridegroom came in to weigh wool, said a few kind words to his bride, and the chain broke. “I have bought them new,” says Halka, the weigher, “from a dwarf in the mountains. He asked me if I was quite sure.” Outside stands half the council. They want the thing removed, and none of them will come in to say so.
story-adventure-city-weighhouse-a = Speak to it for the council.
story-adventure-city-weighhouse-a-result = Before the pan you read out the councillors’ accounts, one after another, and it sinks until it stands on the floor. They pay you through the window, for reading quietly. Halka hangs a cloth over the scales. It can be heard creaking whenever somebody wishes her a good morning.
story-adventure-city-weighhouse-b = Take it back to the maker.
story-adventure-city-weighhouse-b-result = Halka wraps the beam in a blanket like a sick child. She gives you bread for the road and says that it is no trouble. In the blanket something tips over. “A little trouble,” says Halka.

story-adventure-city-will = Being of Sound Mind
story-adventure-city-will-intro = The notary reads it out before the whole family. To my nephews, my forgiveness. To the cat, the house. “And to the witcher who came in the March of the great snow, and did what was asked, and was sent away unpaid because I was young and had a new coat: the fee, with interest, for thirty-one years.” The nephews look at you. It was not you. You were somewhere else that March. The notary has the bag on his knees and would like to go to lunch.
story-adventure-city-will-a = Sign for it.
story-adventure-city-will-a-result = They want a signature, and nobody asks for a name. The bag is heavier than any you have been given for work you did. On the stairs the cat comes past you, with a nephew behind it carrying its bowl. It looks you up and down like a landlord.
story-adventure-city-will-b = Find the one who came in March.
story-adventure-city-will-b-result = The notary sighs and ties up the bag again. A grey one, says the eldest nephew, limping, with a bad word for everybody; went off into the forest and cursed the new coat by name. For thirty-one years they were not allowed to sell it.

story-adventure-city-memoirs = The Life of a Witcher, by One
story-adventure-city-memoirs-intro = In the printer’s window lies a manuscript with a wine stain and a motto. The author wishes to remain unknown; he has merely drawn his scar on the title page. “Chapter nine,” says the printer, “he strangles a noonwraith. Can that be done?” He has set eleven chapters, the paper is paid for, and his wife has laughed so much that she had to be put to bed. He would give something for an opinion. For a chapter that was true, he would give more.
story-adventure-city-memoirs-a = Correct the worst of it.
story-adventure-city-memoirs-a-result = The candle goes out before the proofs do. The noonwraith remains, at the printer’s request, but she is no longer strangled, and the author weeps in fewer places. He pays you as an editor, by the line you cut. It comes to a good deal.
story-adventure-city-memoirs-b = Write the true chapter.
story-adventure-city-memoirs-b-result = You write down one morning as it was. It takes you four pages and most of a night, and when it stands there, in ink, you find that it has left your arm and that something else has room. The printer reads it, says nothing, and puts it at the end.
story-adventure-city-memoirs-c = Send Kord in to sign copies.
story-adventure-city-memoirs-c-result = He blushes until the painted scar runs. For an afternoon he sits at a table, and people queue, and he tells each of them that the hero of the book is standing outside with the horses. Then he sleeps for the first time without shouting, and so do you.

story-adventure-city-dog = A Dog, Not Entered
story-adventure-city-dog-intro = Behind Theodor Grole, at ten paces, walks a dog. So it has since the new year: to the gate, to the counting house, to his lodgings, where it lies across the threshold. He is afraid of dogs. He has lived on the windowsill side of his own office for a month. “It is not registered,” says the tax farmer, and his ledger shakes a little. “It has no owner who could be fined. I should like it removed, against a receipt. Kindly do not hurt it where I can see.”
story-adventure-city-dog-a = Lead it out of the town.
story-adventure-city-dog-a-result = It comes along without a word, past the gate, past the mill, and sits down when you say so. Grole pays you by the tariff for strays. When you ride by the counting house in the evening there it lies, on the threshold, a little muddy, and inside the lamp is burning.
story-adventure-city-dog-b = Find out who sent it.
story-adventure-city-dog-b-result = Round its neck is a cord, and the knot is a poacher’s knot. You show it to Grole from a distance. He turns quite pale, then quite red, and says that he knows nobody in the mountains. He says it from the ledger, with his finger on the line.

story-adventure-city-headstones = Errata
story-adventure-city-headstones-intro = The stonemason cannot spell. Nobody minded, as long as the dead did not. Now they come at night, in a line along the wall, and wait their turn: a man called Otto with three t’s, a beloved wive, a captain who fell at sae. They do no harm. They tap on the chisel, they point. “I have a wife and five customers a week,” says the mason. “And there’s one at the back who just stands there, with his stone on his shoulder. His I carved in the dark.”
story-adventure-city-headstones-a = Stay the night and hold the lamp.
story-adventure-city-headstones-a-result = While he works, you hold it, and they go away one after another, relieved. The last one puts down his stone, on you. There were two mistakes in it, and he is not the sort who taps. The mason pays for your bruises by the letter.
story-adventure-city-headstones-b = Teach the mason his letters.
story-adventure-city-headstones-b-result = In the stone dust, with a stick, you draw them all, and by morning he has stopped holding his tongue between his teeth. It is quiet work. When you lie down afterwards you sleep so deeply that he comes in, with a ruler, to make sure.

story-adventure-city-chess = By Post
story-adventure-city-chess-intro = Old Captain Brandeis plays chess with a man in Vengerberg whom he has never met. They were on opposite sides of a siege and shouted the first moves across a ditch. That was forty years ago; since then it has gone by post, two moves a year. Yesterday came the letter. “Knight takes bishop,” he reads, and lays it down, and takes it up again. “That is a good move. He doesn’t make good moves. And it isn’t his hand.” Beside the board stands tea for one.
story-adventure-city-chess-a = Help him find an answer.
story-adventure-city-chess-a-result = You sit over it until the window turns grey. He does not need you, only somebody to be silent at. Towards morning he sees it, laughs, pushes the piece with one finger, and teaches you that same quiet threat with a bread knife.
story-adventure-city-chess-b = Ask in Vengerberg who moved.
story-adventure-city-chess-b-result = He writes his answer first, seals it, and then he breaks the seal and adds a line that you are not to read. He has nobody else to send. You carry it in your glove as you would carry an ember.

story-adventure-city-poorhouse = Bed Nineteen
story-adventure-city-poorhouse-intro = In the poorhouse, between a glazier and a man who thinks he is a bridge, lies a witcher. He is past ninety. They found him in a ditch, with his medallion in his mouth, so that nobody should take it. It is a wolf. He has no teeth and no Signs, he has forgotten the word for sword, and at night he gets up and checks the windows. “He does all forty,” says the matron. “Then he can sleep. Then they all can, it’s a funny thing.”
story-adventure-city-poorhouse-a = Give him something to drink.
story-adventure-city-poorhouse-a-result = You hold the flask for him. For an hour he knows who he is, and he spends it on you: sits upright, straightens your elbow, hits you with a slipper until you have it right. Then he asks politely whether you have come about the windows.
story-adventure-city-poorhouse-b = Check the windows with him.
story-adventure-city-poorhouse-b-result = There are forty windows; you follow with a candle, and he shows you each latch as if it were the first. The matron presses some of the collection on you. In bed nineteen he pulls the blanket up and says, quite clearly: “Nothing got in.”
story-adventure-city-poorhouse-c = Say your teacher’s name.
story-adventure-city-poorhouse-c-result = He comes up out of it like a man out of water. He taught the one who taught you. For as long as the name holds, he goes through the old form with you, down the length of the ward, and the bridge applauds. You put the medallion back between his gums.

story-adventure-city-crate = This Side Up
story-adventure-city-crate-intro = In the customs shed at the quay stands a crate that breathes. According to the papers it holds church candles. It came from the south six weeks ago, nobody has called for it, and each night it eats a little more of the rope. “I can open it, and then I am responsible,” says the customs officer, “or I can leave it, and then I am responsible.” He has grown thin. Somebody has painted on the lid, in large, kind letters: DO NOT HUM.
story-adventure-city-crate-a = Open it for him.
story-adventure-city-crate-a-result = Two fingers lift the lid. You say nothing, and neither does what is within. It is the size of a calf, with wings like wet washing. It has eaten the candles, and it thinks that you are its mother. You are paid, and it is led off to the menagerie, looking back.
story-adventure-city-crate-b = Send it on, and follow the boat.
story-adventure-city-crate-b-result = The officer stamps it so hard that the crate sneezes. The bargeman who takes it is deaf, which is why he was asked. You keep to the towpath. Somewhere between here and the next lock a second bargeman, singing, will want to overtake.

story-adventure-city-clock = Thirteen
story-adventure-city-clock-intro = At night the town clock strikes thirteen. Whoever is in the street between the twelfth stroke and the one after it is not there in the morning, and nobody can remember who it was; there is merely a coat too many on the hook, or a wife with her hair done. The clockmaker has taken the works apart. There are twelve pins on the wheel. He has counted them, he says, and then he shows you a child’s shoe on his bench, and asks you whether he has children.
story-adventure-city-clock-a = Stand in the street at midnight.
story-adventure-city-clock-a-result = You count. After the twelfth it grows very bright, and in the square stand all of them, with their hands half raised, like people who have forgotten what they came for. You push until the last is through. The bell takes something off you for it. It leaves you the time you had been wasting.
story-adventure-city-clock-b = Stop the clock.
story-adventure-city-clock-b-result = Between two teeth of the wheel goes the blade of your sword, and the town holds its breath. Nobody will go missing now. The council pays you, and buries a coat. From then on the clockmaker sets a place at table for the shoe.

story-adventure-city-strike = The Gravediggers Put Down Their Spades
story-adventure-city-strike-intro = The gravediggers are on strike. They want a hat, for the rain, and a word of thanks now and then from somebody. In the chapel the dead lie two deep, in alphabetical order. Between the graves, alone, up to the waist in clay, stands Sister Jutta, and shovels, and swears. “Blackleg!” shout the diggers over the wall. “I’ve got nothing against your damned hats,” says Jutta. “But he can’t wait. He was a baker. He’s rising.”
story-adventure-city-strike-a = Take the second spade.
story-adventure-city-strike-a-result = Your hands are one blister by the end, and she reads a line for each of them, and an oath for the stony ones. By evening you can stand in mud as a post stands. The diggers have thrown clods at you. Then, one by one, they have thrown ropes.
story-adventure-city-strike-b = Negotiate for the diggers.
story-adventure-city-strike-b-result = Their terms go to the council, and you bring back the council’s face. They get the hat. For the word of thanks it takes a third session, and the mayor says it with his back turned. Both sides pay you. Jutta has done eleven in the meantime.

story-adventure-city-shroud = Something in Linen
story-adventure-city-shroud-intro = The tailor makes shrouds for witchers, on deposit. “Most of your colleagues pay in advance,” he says, “since the other arrangement has proved difficult.” He has a shelf of them, folded, with names; some names have been on it for a long time, and these he airs in spring. He runs the tape round your chest. “You have a habit of turning to the left,” he remarks. “I notice it in the ones that come back, as well. They’re always torn on the right.”
story-adventure-city-shroud-a = Order one, with room to move.
story-adventure-city-shroud-a-result = He cuts it generously and makes you try it on, lying down and then fighting. By the third fitting you no longer turn to the left. He folds it and writes your name on the shelf in chalk. Chalk, he says, is for the promising ones.
story-adventure-city-shroud-b = Look at the torn ones.
story-adventure-city-shroud-b-result = He spreads them out on the table under the lamp. One was done by a claw and one by a beak, and the third is fresh and comes from around here: you know that spacing, and where it hangs about at this time of the year. He takes the needle from his lips. “Shall I put you down for Thursday?”

story-adventure-city-bride = A Seat at Hedda’s Table
story-adventure-city-bride-intro = Hedda is getting married, to a quiet cooper. There is a table for sixty in front of the bakery, with flowers, with little knotted loaves, and nobody at it. It is the father. Nobody minds bread from the hangman’s daughter; but to drink to her, elbow to elbow with Master Ruben, that is another matter; you never know. He stands by the wall in a new collar, holding his hands behind his back. The fiddler has begun twice. From behind the shutters a whole street is looking on.
story-adventure-city-bride-a = Ask Master Ruben for a dance.
story-adventure-city-bride-a-result = He does not know what to do with his hands, so you put them where they go. He dances like a man who has counted steps all his life. At the third turn somebody opens a door, then many do. What you had in your feet before that, you have forgotten; this is better.
story-adventure-city-bride-b = Sit down and propose the toast.
story-adventure-city-bride-b-result = Alone at a table for sixty, you say what is to be said, a little loudly, towards the shutters. Hedda drinks, the cooper drinks, Ruben drinks and has to put down the glass. She sends you off with the bottle. In the doorway of number nine stands a child with a chair.

story-adventure-city-butcher = A Tender Cut
story-adventure-city-butcher-intro = It is the best meat in town and the cheapest, and the other butchers have gone to the magistrate. The magistrate had a slice. Now he is having it every day. “Tender,” says everybody, and chews, and looks far away. You have looked into the barrel behind the shop. In it was a boot, and not a large one. The butcher wipes his hands. His supplier comes by boat, he says, at night, from the icehouse down the river. He never asks who is calling.
story-adventure-city-butcher-a = Be paid to walk on.
story-adventure-city-butcher-a-result = As you walk on, he wraps up the money in clean paper. In the evening you hear the street eating behind its curtains, knife and fork. Somebody asks for more. When you unwrap the paper you see that he has put in a little something extra, for the dog.
story-adventure-city-butcher-b = Follow the boat to the icehouse.
story-adventure-city-butcher-b-result = He takes off his apron and hangs it up for good. He has a boy himself, he says, of about that size in shoes. The boat comes at low tide, without lanterns. You are to keep out of the wind, because they smell what you have eaten.

story-adventure-city-deadletters = Poste Restante
story-adventure-city-deadletters-intro = In the cellar of the post office lie the letters that cannot be delivered. “To the thing under the bridge,” reads the postmistress, a tidy person with a stamp round her neck. “To Papa, in the ground. To the Lady who took our Elsa, personal.” By law she may not open them, and by law she may not throw them away. There are fourteen sacks. “If I had somebody who goes to such addresses,” she says, and looks at your boots.
story-adventure-city-deadletters-a = Sort them by address.
story-adventure-city-deadletters-a-result = Seated on a sack, you sort, and where three letters name the same bridge, and all of them are damp, something lives under it. By evening you know of two lairs and a half. The postmistress stamps your forearm, so that she may let you out again.
story-adventure-city-deadletters-b = Deliver one to the Lady.
story-adventure-city-deadletters-b-result = It is a small letter, with a drop of wax, and it smells of apples. The Lady who took our Elsa lives in the forest, says the postmistress, behind the third lightning oak, no number. She stamps it twice. Payment on delivery.

story-adventure-city-matchmaker = A Gentleman, Nocturnal
story-adventure-city-matchmaker-intro = The matchmaker has placed four hundred couples, and now she has a difficult one. “Good family. Own house. Reads. Does not care for garlic, but who does?” She lowers her voice. He pays in old coins, he calls after sunset, and her last three candidates came home a little pale and very much in love. An ekimmara, you tell her, heals while it drinks. “So does my husband,” says the matchmaker. “But would you come along on Saturday and sit between them?”
story-adventure-city-matchmaker-a = Sit between them on Saturday.
story-adventure-city-matchmaker-a-result = They put you in the middle. He is charming, and as you will not move, it is your arm that he reaches. It takes him the length of a minuet to notice his mistake. He apologises, pays for the dinner, for the sleeve and for the evening, and leaves by the window.
story-adventure-city-matchmaker-b = Inquire about him in Beauclair.
story-adventure-city-matchmaker-b-result = He gives Beauclair as his last address, says the matchmaker, and a widow there as a reference. She has dipped her pen already. If the reference is good, she asks you, would it be so very wrong? There are so few who read.

story-adventure-city-barge = Downstream, with Cheese
story-adventure-city-barge-intro = A barge is going down to Cidaris with four hundred wheels of cheese and a philosopher. He has paid half fare, since he does not believe in the river. “I believe in the cheese,” he says, “because of the smell.” The bargewoman wants somebody on board who can hit him if necessary. There is a second vacancy, on the bank: she has a rival, who cuts towropes, and she would like to know how it is done, so as to return it.
story-adventure-city-barge-a = Go along, and mind the philosopher.
story-adventure-city-barge-a-result = You go along. On the second day he proves to you that you are not there, and you let him steer. When they have pulled him out, he believes in the river with his whole body. At Cidaris you are paid with a bottle that has ripened between the cheese and the thinking.
story-adventure-city-barge-b = Show her how ropes are cut.
story-adventure-city-barge-b-result = It is all in the wrist, you show her, in the angle, and in standing so as not to go with it. She shows you what she would have done instead, with a boathook, and it is better. You take it along. From the bank you hear her practising on the philosopher’s hat.

story-adventure-city-beggars = The Blind, the Lame and the Treasurer
story-adventure-city-beggars-intro = The beggars’ guild holds its yearly meeting in the ropewalk. “Item three,” says the treasurer. “Blindness. Takings are down. The public no longer believes it.” A blind man objects that he really is blind. “That’s what I mean,” says the treasurer; “you don’t put anything into it.” They have noticed you. A witcher sits on no corner, has no licence, and yet people give. They would like to hear how you do it. They would also pay, in what they see: nobody looks at beggars, and so beggars look.
story-adventure-city-beggars-a = Pay the fee and join for a day.
story-adventure-city-beggars-a-result = You pay, you get a bowl and a corner, and you sit until the light goes. Nobody meets your eye. By noon you are nobody, and by evening you have watched a whole town walk, each with the weight on another foot. From now on you know a step before it comes round the corner.
story-adventure-city-beggars-b = Trade secrets with the blind man.
story-adventure-city-beggars-b-result = About fear you know something; he knows what passes his corner at four in the morning, on too many feet, smelling of pond. He has followed it once, by ear, to where it stopped. He could see nothing, he says; so it did not mind.

story-adventure-city-raffle = In Aid of the Roof
story-adventure-city-raffle-intro = The temple raffles off what people have left in it: eleven umbrellas, a wooden leg, a parrot that knows the old liturgy, and one closed box, about so big, that was found on the altar steps and ticks. The box is first prize. The priest draws lots with his eyes shut. He has begged everybody to buy a ticket except the children, and nobody wants to win. “You have such steady hands,” he says to you. He has already written your name on all of them.
story-adventure-city-raffle-a = Win the box, and open it.
story-adventure-city-raffle-a-result = You win by eleven tickets to none. The congregation moves back to the font. It is a fine lock, of a sort that has opinions; you lay your ear to it, and your best tools to the rest. Then it stops ticking.
story-adventure-city-raffle-a-band-1 = It was a mechanical cuckoo, and it comes out at the height of your hand. The rest of the works goes after your tools.
story-adventure-city-raffle-a-band-2 = It was an alarm clock for a verger. On its weights somebody has stuck coins, so that it should run a little fast.
story-adventure-city-raffle-a-band-3 = It was the parish clock’s own cashbox, which stopped whenever it was full. The priest, under the altar, says that you have won it fairly.
story-adventure-city-raffle-b = Tear up your tickets and take the parrot.
story-adventure-city-raffle-b-result = The parrot is not to be parted from the umbrellas. In the end the priest buys it back from you with altar wine, very old, that he had been saving. From the porch you hear it bless the box, in a language that makes the candles lean.

story-adventure-city-summoning = Practical Work
story-adventure-city-summoning-intro = Three students of the academy at Ban Ard are sharing an attic and a mistake. It sits in the washtub, under a tablecloth. “It was supposed to be a familiar,” says the first. “It’s quite familiar,” says the second, who has no eyebrows; “it knows all our names.” The third holds the tablecloth down. Under it a deep and reasonable voice asks when dinner is. Term begins on Monday. Their tutor must never hear of it, they say. He is the only one who could send it back.
story-adventure-city-summoning-a = Help them to dissolve it.
story-adventure-city-summoning-a-result = All night you boil, filter and boil again, while it recites the poem of the second student to the first. Towards morning there is only a spoonful left, which begs. You have learned more than they teach there. It will be some time before you can face soup.
story-adventure-city-summoning-b = Tell the tutor, in Ban Ard.
story-adventure-city-summoning-b-result = The students turn white; the washtub laughs. They give you a letter in which it all reads as if it had been research. Under the tablecloth something adds a sentence, in a very good hand.

story-adventure-city-afternoon = What an Afternoon Fetches
story-adventure-city-afternoon-intro = The house in Novigrad has opened a branch. It is a small window, with a bell, and behind it sits the clerk who does not blink. They are buying afternoons this season, he says: idle ones, with sun, slightly used. A mason’s wife has sold hers through to her fiftieth year and bought a stove. She waits beside you for it to get dark. “I keep thinking that I’ve forgotten something on the line,” she says. The clerk has put a form before you. It is already filled in.
story-adventure-city-afternoon-a = Sell one.
story-adventure-city-afternoon-a-result = You sign, and it is evening. The coins are counted out and quite warm. You try to think what you might have done with it; a wall comes to mind, some bees. For the rest of the day your hands are a little slow, as though they had been left somewhere.
story-adventure-city-afternoon-b = Ask where they keep them.
story-adventure-city-afternoon-b-result = “In Novigrad, naturally,” says the clerk. “In the cellars, on the south side. They spoil so easily.” The mason’s wife looks up. She says nothing, but walks with you as far as the gate, with her shawl held out before her, as if there were something to carry home.
story-adventure-city-afternoon-c = Ask him about the soup.
story-adventure-city-afternoon-c-result = He looks over both shoulders. Then he takes from under the counter a cup that steams, and pushes it through the window. He has had two more colds since then, he whispers, both quite bad. He tears up your form and lets you sit there in the sun until he has to close.

story-adventure-city-coach = One Inside Seat
story-adventure-city-coach-intro = The coach to Vizima has one seat left, and next to it is a chained man with a sack over his head. His two guards have the toothache. “He’s to be tried,” says the one; “He’s to be hanged,” says the other; “Stop at the next inn,” says the sack, “and I’ll draw them both for you. I was a barber.” The coachman wants somebody sensible in there. There is a place on the roof too, beside a drover who has been looking for a fight since noon.
story-adventure-city-coach-a = Sit beside the sack.
story-adventure-city-coach-a-result = As far as Vizima you have the seat beside him. At the second inn there is a good deal of noise and then a great peace, and both guards weep with gratitude. At the prison gate they find that they have lost the warrant. You are paid as third guard, though there is nobody to guard.
story-adventure-city-coach-b = Sit on the roof with the drover.
story-adventure-city-coach-b-result = He hits as drovers do, from the hip, without stopping the conversation. You go over the edge twice, and both times he hauls you up by the collar and shows you how it happened. Before Vizima he gets down. He has had, he says, a really nice journey.

story-adventure-city-onerat = By a Show of Paws
story-adventure-city-onerat-intro = Guild master Quist has a rat. It came by itself, after all that, and sat down on the statutes. He has called it Councillor. It has its own chair, a chain, and, since the last election, a vote; and with that vote the guild has for the first time a majority. “It voted for higher fees,” says Quist, flushed. “But now it looks poorly.” The Councillor lies on its cushion and breathes fast. The opposition has sent flowers, and one of them is foxglove.
story-adventure-city-onerat-a = Find out who sent the flowers.
story-adventure-city-onerat-a-result = First the cards, then the hands of the gentlemen on the left bench: as your nose comes near, one of them puts his in his pockets. The guild pays. He is sentenced to be the rat’s secretary, for life, his or its, whichever is longer.
story-adventure-city-onerat-b = Give the Councillor a few drops.
story-adventure-city-onerat-b-result = The thickness of its tail gives you the dose. In the night it sits up and asks for cheese, by ringing. Old Quist, who has not slept, is so happy that he takes down his trapper’s knife, and shows you what his grandfather could do with it and never once did.

story-adventure-city-perfume = The Missing Note
story-adventure-city-perfume-intro = The perfumer has a nose insured for more than the street. He has rose, he has iris, he has the inside of a glove; what he lacks is fear. “Not sweat,” he says. “Anybody can get sweat. The clean thing, just before.” He has tried with apprentices. None of them is still here. Now he has heard that a water hag keeps what she skims from the drowned in a shell. Or would you perhaps be afraid of something yourself, for an hour, in this armchair?
story-adventure-city-perfume-a = Sit in the armchair.
story-adventure-city-perfume-a-result = You sit. He has done his reading: he puts on your knees a small pair of boots, of your own school, for an autumn night of long ago. It takes an hour and a good deal off you. He pays without counting and sniffs at the phial, and then he goes to the window quickly and opens it.
story-adventure-city-perfume-b = Fetch him the shell.
story-adventure-city-perfume-b-result = He kisses his fingers. The hag sits where two waters meet, he has read, in mud to the neck, and throws it; do not breathe through the mouth. He hands you a silk scarf for that. It smells of somebody who has never had to run.

story-adventure-city-cradle = The Quiet Child
story-adventure-city-cradle-intro = “He never cries,” says the wet nurse. “Not when he’s wet, not when he falls, not once.” She has had forty at the breast, and would like to give notice, but is ashamed of the reason. The child sits in its cradle, fat and fair, and looks from one to the other like a judge. The father is a grain merchant, and proud. On the night of the birth, says the nurse, there was much crying in the wood behind the house. It went farther and farther away.
story-adventure-city-cradle-a = Tell the father that all is well.
story-adventure-city-cradle-a-result = He takes it, and pays for it, as a compliment. The child takes hold of your finger, at the wrong joint, and you think of how few joints a finger has. When you leave, the nurse is sitting on her box at the gate, in her hat.
story-adventure-city-cradle-b = Go after the crying.
story-adventure-city-cradle-b-result = The nurse shows you the window, and the moss on the sill, with the print of a heel that is turned the other way. She has packed a bottle of milk, still warm, in her stocking. Behind you the cradle creaks. It is the first sound, she says, that it has ever made.

story-adventure-city-pawn = Unredeemed
story-adventure-city-pawn-intro = In the pawnbroker’s window, between a trumpet and a set of teeth, hangs a witcher’s medallion. It is a griffin. It trembles. “It does that,” says the pawnbroker. “A young man brought it in the autumn and got three crowns. He said that he would be back by the first snow.” He breathes on the glass and wipes it. It has snowed since. He has not sold it, though there were offers. At night he hangs it by his bed, because the house is old.
story-adventure-city-pawn-a = Redeem it.
story-adventure-city-pawn-a-result = You pay, and it lies still in your palm the moment it is yours. On the back somebody has scratched a row of small strokes, the way prisoners count days. You carry it for a time, and the strokes teach you patience. The pawnbroker leaves the light on from then on.
story-adventure-city-pawn-b = Take it to the school by the sea.
story-adventure-city-pawn-b-result = “They will want to know what he bought,” says the pawnbroker. He has it in the book: a woollen coat, a child’s size, and the rest in bread. He wraps it up in the page. Kaer Seren lies far out, on the cliff. You feel it tremble all the way, like a bird in a hat.
story-adventure-city-pawn-c = Say the words for one who is late.
story-adventure-city-pawn-c-result = With two fingers on the griffin you say them as they are said in the hall at Kaer Seren, with his place left empty. The pawnbroker takes off his cap. There is a drawer behind the drawer. In it lies what the young man left besides: the school’s own forms, in his hand.

story-adventure-city-jury = Eleven Good Men
story-adventure-city-jury-intro = A jury has twelve members, and this one has eleven and a chair. They have been locked in since Tuesday. The case is plain: the carter struck the landlord, in front of everybody, because of a mule. But they are a man short, by law they cannot leave before they are twelve, and the twelfth has died, of the soup. “You are a person,” says the foreman through the keyhole. “Come in and be reasonable.” Six are for guilty and five for not. It is very hot in there.
story-adventure-city-jury-a = Vote with the six.
story-adventure-city-jury-a-result = The vote is yours, and so, at once, are their hearts. The carter is fined a mule. It was Dorrit Ash’s cousin, you hear on the stairs, and the mule was Provost’s brother. The court pays you for two days, though you were in there for as long as it takes to raise a hand.
story-adventure-city-jury-b = Hold out with the five.
story-adventure-city-jury-b-result = For a night and a day you hold out, against arguments, against a bench, and finally against the six, who are large. Nobody gets past you to the door. In the end the landlord himself confesses, because he needs the room. You can hardly stand, but you can stand.

story-adventure-city-theatre = The Anatomical Theatre
story-adventure-city-theatre-intro = The physicians have three hundred seats, sold out, and nothing on the table. They were promised a rotfiend. “Fresh,” says the dean, “or as fresh as it goes.” They know it only from books, and in the books it is drawn by somebody who was running. What they do not know is that it bursts when it dies, and again when it is opened. In the front row sit the wives. You have one, as it happens, in the cart, under wet sacks, and it is a warm day.
story-adventure-city-theatre-a = Open it for them yourself.
story-adventure-city-theatre-a-result = Where it must be cut, you cut, and explain, and for an hour it is as quiet as in church. Then a young doctor leans forward with a candle, in order to see better. You get your cloak over him and the rest over you. There has never been such a lecture. You look closely yourself, for once.
story-adventure-city-theatre-b = Sell it, and leave quickly.
story-adventure-city-theatre-b-result = The dean pays you per pound. You are at the corner when you hear it, a sound like a very large cushion; then the windows; then, after some time, applause. Next day they print the drawing. It is exact in every part, and was done by somebody who was running.

story-adventure-city-agency = Mila, Prop.
story-adventure-city-agency-intro = Over the cobbler’s shop hangs a new board: WITCHERS FOUND, QUESTIONS ASKED. Behind a crate sits Mila, who is ten now, with ink on her chin. She takes a tenth. She has four witchers on her books and has met one. “Sit down,” she says. “Can you swim? Do you mind blood? Have you ever finished anything on a Tuesday?” There is an order from the alderman, well paid, for a dog that is too loud; and one from a boy, unpaid, for a forest that is too quiet.
story-adventure-city-agency-a = Take the alderman’s dog.
story-adventure-city-agency-a-result = It is a small dog with a large fear, and it takes you an afternoon to find that it barks at the alderman’s cellar. You move in a barrel for it to sleep on. The alderman pays; Mila takes her tenth, bites it, and makes a tick in a book that is ruled for a thousand ticks.
story-adventure-city-agency-b = Take the forest.
story-adventure-city-agency-b-result = “That one pays in chestnuts,” Mila warns you. She fetches the boy out from under the crate, where he has been waiting all morning. His name is Peer. The birds went first, he says, then the deer, and on Sunday his sister, who was only counting the birds.
story-adventure-city-agency-c = Ask how things are at home.
story-adventure-city-agency-c-result = She opens the crate. In it, on the ledger, sits a doll, and keeps the accounts. She plays with it now, she says, on Saturdays. She gives you the best sheet on her books, the one that she was saving, and her own chair, and stands guard before it until you have slept.

story-adventure-city-undertown = The Lower Street
story-adventure-city-undertown-intro = The sewer men know a street under the street. It has doorsteps, lamp brackets and house numbers, and it runs dead straight to Novigrad; somebody built upon it and forgot to say so. They use it on Fridays. “It’s quicker, and it’s dry,” says the foreman. “You just don’t knock.” He has always taken off his cap down there, and so did his father. In some of the windows there is a light. In others there is only a curtain, which falls back into place.
story-adventure-city-undertown-a = Walk to Novigrad below.
story-adventure-city-undertown-a-result = You walk with your cap in your hand. At number forty somebody is practising a single figure on a fiddle, or with a blade, the same four strokes for two hundred years; by the time you have passed you have it in the wrist. You come up in Novigrad through a confessional.
story-adventure-city-undertown-b = Knock.
story-adventure-city-undertown-b-result = When you knock at number nine a hand comes out, dry and courteous, and lays a map in yours, with one house in it marked in red: not down here, up there, in the next village, by the pond. They can hear it moving about, over their ceiling. They would like it stopped.

story-adventure-city-serafin = The Left Hand’s Turn
story-adventure-city-serafin-intro = Master Serafin no longer gives lessons. He sits in the empty hall, facing the wall, and plays with a wooden foil like a child with a spoon. He has two duels on his conscience; now there is a third, for on Sunday a pupil of his killed a man over a hat. “He did it perfectly,” says Serafin. “It was my feint. I heard of it, and I was proud for as long as it takes to sit down.” He does not turn round. “Take it from me.”
story-adventure-city-serafin-a = Cross blades with him.
story-adventure-city-serafin-a-result = He takes up the foil and fights you from the chair, and you lose whatever you hold, again and again, until you see that he is showing you where he ends. When you touch him at last he puts the foil over his knee. He has, he says, been waiting for somebody who stops.
story-adventure-city-serafin-b = Let him unteach you.
story-adventure-city-serafin-b-result = He makes you do it all from the beginning, slowly, and at the fatal place he coughs. By evening there is a gap in you where that feint would have been, and you fill it with something of your own. He listens to your steps. “Ugly,” he says, much relieved. “Nobody will ever copy that.”

story-adventure-city-lens = Ground Glass
story-adventure-city-lens-intro = The lens grinder has made a glass for the lighthouse of Cidaris as big as a cartwheel, and it has gone wrong. Whoever looks through it sees not the ship but the people in it, and not as they stand: as they will lie. He noticed when the test ship came in. He knew the cook. “It is a perfect lens,” he says. “I have been over it twelve times.” The harbour board has paid. He has covered it with his wedding blanket, and goes on living beside it.
story-adventure-city-lens-a = Look through it at the harbour.
story-adventure-city-lens-a-result = Nobody can bear to look for long. Most of them lie in beds. Seven lie on the bottom, together, with long scratches, and you recognise the scratches and remember which bank they come from. You tell the pilot. He asks you not to tell him anything else.
story-adventure-city-lens-b = Bring it to Cidaris all the same.
story-adventure-city-lens-b-result = The two of you load it blanket and all. He will not come along; he has seen the carter. Somebody at the light has to be told what it is, he says, someone old, with no family at sea. And it must not be set up before they have understood.

story-adventure-city-ladle = What Odila Puts In
story-adventure-city-ladle-intro = The queue at the burned temple goes twice round the rubble. Odila stands above the cauldron, with the ladle, and preaches. “Who rang? I rang. Who came? Nobody came. So today you come, and there’s turnip in it.” It is a hard winter. The turnips are almost done; what remains are forty mouths, her shoes and a bone that has been boiled since the feast of the saints. “Whoever has something, puts in something,” she says. “Whoever has nothing, stirs.” She is looking at you while she says it.
story-adventure-city-ladle-a = Put in money, and stir as well.
story-adventure-city-ladle-a-result = She sends a boy with it to the grain chandler, and hands you the ladle. You stir until it is dark, to the left, as she wants it. Somewhere round the third hour you notice that you have stopped counting heads and begun to know them. Your worst hand has become the better one.
story-adventure-city-ladle-b = Put in your last good bone.
story-adventure-city-ladle-b-result = It is from something that you killed, and you had other plans for it. Odila bites it, and in it goes. The soup turns blue for the length of a prayer. Everybody sleeps that night, without dreaming; and the brew that has set at the bottom she scrapes into a flask for you.

story-adventure-city-steeple = The Man on the Weathercock
story-adventure-city-steeple-intro = On the weathercock of the town hall sits the treasurer. He climbed up on Thursday, when the auditors came, and cannot get down, and nor can the cash box. Below, the market has laid bets. Now and then he throws down a coin for bread, which is flung up to him with a sling. “I only wanted to see it all together once,” he calls. “From up here it is so little!” The mail balloon for Hengfors is tied to the tower, in a rising wind.
story-adventure-city-steeple-a = Talk him down.
story-adventure-city-steeple-a-result = You stand in the square and talk, about soup, about beds, about how little it is. After two hours he steps out on to a gargoyle, and then the next. The auditors pay you and count the box. It is all there, and a bird’s egg besides, for which they have no column.
story-adventure-city-steeple-b = Fetch him off with the balloon.
story-adventure-city-steeple-b-result = You cut the rope and take him by the collar in passing. It is then that you learn about balloons: that they do not come back. You set him down at Hengfors two days later, with the box, in a turnip field. He has taught you how to hold fast to something that is leaving.
story-adventure-city-steeple-c = Go up after him.
story-adventure-city-steeple-c-result = Nobody bets on you, since it cannot be done. You go up the drainpipe, the saint, the other saint, and carry him down on your back. He tells you on the way what there is to see from up there at night, on the mountain road, and how many legs it has. You are paid out of the bets.

story-adventure-city-sleepers = Those Who Go Up
story-adventure-city-sleepers-intro = On certain nights a third of the town gets out of bed, in nightshirts, eyes closed, and walks up towards the mountains. At sunrise they come back with wet hems and sore palms, and do not know of it. Their wives and husbands follow with blankets. “He has never been so happy,” one of them whispers; “he hums.” On their hands is rock dust. They are building something up there, and it must be nearly done, because since last week they have been taking their pillows.
story-adventure-city-sleepers-a = Bar the gates tonight.
story-adventure-city-sleepers-a-result = You bar them and stand in front. They come on gently, three hundred of them, and lean; they do not wake and they do not stop, and it is you who gives way, plate by plate, until dawn. The council pays you. In the morning they all weep at breakfast, and none of them knows why.
story-adventure-city-sleepers-b = Walk along with them.
story-adventure-city-sleepers-b-result = You shut your eyes nearly all the way and fall in between a baker and a nun. The road is well worn. After the first hour you hear the humming yourself, from above, and find that you know the second part. You bite your tongue so as to remain the one who is awake.

story-adventure-city-masks = Somebody Else’s Carnival
story-adventure-city-masks-intro = It is the third day of carnival, and everybody in this town is somebody else. You have been greeted as the bishop. A bear has asked you for a loan. Nobody takes off his mask before midnight on pain of a fine; but one of the dancers has changed his four times since supper, and underneath there was each time a face that fitted. The watchmaker’s wife danced with her husband and then saw him sitting at the bar. “I should be angry,” she says. “He dances so much better.”
story-adventure-city-masks-a = Dance until midnight.
story-adventure-city-masks-a-result = You dance, with a bishop’s mask before your face, and for some hours nobody wants anything of you but your hand. Something comes loose between your shoulder blades. When the masks fall, the best dancer is gone, and on his chair lies a glove with too many seams.
story-adventure-city-masks-b = Follow the best dancer.
story-adventure-city-masks-b-result = He goes out by the kitchen, and at each corner he is someone else: a porter, a priest, you. He does not hurry. On a milestone he has left you a slip of paper, in your own handwriting. It says only: Novigrad, the theatre, stage door. Come as you are.

story-adventure-city-relic = Saint Godeleva’s Finger
story-adventure-city-relic-intro = Saint Godeleva has eleven fingers, in eleven churches, and today the bishop has had them all brought together, to settle it. They lie on a cloth. The canons are shouting. “The index is clearly ours!” “Yours has a hoof!” In the middle of the noise one of the fingers moves. It draws itself up like a caterpillar and points: out through the door, down the hill, towards the water. The canons fall silent. Then each of them says, very quickly, that this is the true one and is his.
story-adventure-city-relic-a = Guard it for the bishop.
story-adventure-city-relic-a-result = You stand over it with drawn steel while eleven congregations try to kiss it. It is not the love that does the damage but the elbows. The bishop pays. At vespers the finger is still pointing, now slightly more upward; it seems to be losing patience.
story-adventure-city-relic-b = Go where it points.
story-adventure-city-relic-b-result = You take it along in a glove. It turns at each fork, it taps when you dawdle, and at the ferry it strokes the back of your hand, once, as if for courage. The canons follow in a procession, at a distance, quarrelling about the order.

story-adventure-city-orphans = Genuine Witcher’s Teeth
story-adventure-city-orphans-intro = On the steps of the orphanage there is a shop. It sells genuine witcher’s teeth (sheep), a bottled howl, and scars, painted while you wait. Eleven children run it, in saucepan lids. A boy came by in the spring, they say, with a poker on his back, and explained it all: how to become one, what witchers eat, that it hurts. He promised to fetch them, and wrote down where he would be. They have packed. The smallest holds up the paper and asks if it is far.
story-adventure-city-orphans-a = Give them a lesson in the yard.
story-adventure-city-orphans-a-result = You show them three steps, the ones that are of use to people who are small. They show you a fourth. It comes from being chased down corridors, and nobody over four feet has ever thought of it. They let you have a tooth at cost.
story-adventure-city-orphans-b = Go to the place on the paper.
story-adventure-city-orphans-b-result = It says: the big oak, the forest, after the bend. It also says, crossed out, that he is sorry if they have waited. You tell them that you will go and look. They hand you eleven letters to take along, and the smallest adds the bottled howl, for the journey.
story-adventure-city-orphans-c = Let Wick keep his promise.
story-adventure-city-orphans-c-result = He goes up the steps as red as a beet and says that he is late. They fall upon him. All afternoon he drills them, with the poker, while you sit on the wall and find out what you look like to somebody who copies you. You make some corrections. Not to him.

story-adventure-city-application = Radek Applies to Live
story-adventure-city-application-intro = Radek the porter, dead by decree or by habit, has met a widow. She makes dumplings. She would have him tomorrow; but no priest will marry a dead man, and to inherit her mother’s stove he must exist. “It’s a form,” says Radek, and turns it over. “Cause of death, fine. Cause of life, there I’m stuck.” It goes to Vizima, to the court that did not find him breathing. He has combed his hair. He holds the form by its edges, like a butterfly.
story-adventure-city-application-a = Fill it in with him.
story-adventure-city-application-a-result = You sit at the widow’s table, among dumplings, and think up causes of life. By the ninth dumpling you have a long list, and cannot move, and nothing could knock you over. Radek reads it through twice. “I’d no idea,” he says.
story-adventure-city-application-b = Hand it in for him.
story-adventure-city-application-b-result = “You are known there as somebody who brings people back,” he says, which is not how you would put it. The widow wraps up a dumpling for the judge. She wraps up one for you, and one, after some thought, for whoever reads the form.
story-adventure-city-application-c = Go to the usher who knows you.
story-adventure-city-application-c-result = The usher with the roast has been made registrar. Radek beams; he remembers the crackling. So there is no queue for you at the long counter, and no number to wait for; you can go straight up the back stairs, to where they keep the big stamp.

story-adventure-city-verse = The Verse That Is Missing
story-adventure-city-verse-intro = Everywhere they sing Tibor’s new song, and it always stops in the same place. It tells of the mayor, his brother, the well, and what was thrown into it, in three verses; then comes a rest, in which the whole tavern beats on the tables. He has left out the fourth. It has a name in it. “If I sing it they hang me,” it says in his letter, “and if I don’t they’ll go on drinking from it.” The mayor has put a reward on silence.
story-adventure-city-verse-a = Beat time, and watch the tables.
story-adventure-city-verse-a-result = You beat with them and look to see who does not. There is one at each table. You learn, from the rest, how to strike exactly where everybody expects a word; and you lose, in the brawl that follows, no more than what was in your hand.
story-adventure-city-verse-b = Find Tibor and hear the fourth verse.
story-adventure-city-verse-b-result = He is hiding with a shepherd, says the letter, high up, where he can practise. You are to bring rosin and somebody who can hold a note. You are also to bring, if you value the song at all, an axe.
story-adventure-city-verse-c = Sing it with him, here.
story-adventure-city-verse-c-result = He looks at you, he goes white, and he gets up on the table. You stand below, with your back to him and your hands free. He sings the name. Nobody beats time. Then the cooper begins, with one finger. Standing there, it turns out, is something you do well.

story-adventure-city-cobbler = Resoled
story-adventure-city-cobbler-intro = The cobbler sells the boots of the dead, resoled. “They know the way,” he says; “that is why people buy them.” A postman’s go round by all the doors. A deserter’s walk only at night. In the window stands a pair that kicks. It was a sergeant’s, of lancers, stands to attention when a drum goes by, and has cost him two panes. Beside it hang the boots of a woman who all her life wanted to see Vengerberg, and had got as far as the gate.
story-adventure-city-cobbler-a = Wear hers to Vengerberg.
story-adventure-city-cobbler-a-result = They are too small, and it makes no difference. They go at a run, they jump the ditches, they have a way of taking corners that you have still in your ankles weeks later. In the market square at Vengerberg they stop. You stand there for a good while and let them look.
story-adventure-city-cobbler-b = Try on the sergeant’s.
story-adventure-city-cobbler-b-result = They do not wait to be laced. They march you twice through the town and drill you in the yard of the barracks till you drop everything, and it is the left one that is the worse bully. When you get them off at last, your feet are still doing it. It is very good, what they are doing.

story-adventure-city-morning = The Morning After Something
story-adventure-city-morning-intro = You wake up in a town hall, in a chain of office. It is the mayor’s. You have also a black eye, a new goat and a wife, according to the register, called Gudrun. Nobody says anything. On the square there is a platform, with bunting, and three hundred people look at you expectantly. “You promised us, yesterday,” whispers the town clerk, “that you would show us today how it’s done.” He does not say what. Outside waits a cart, the horses steaming; the driver says Glenmore, quick.
story-adventure-city-morning-a = Take the cart to Glenmore.
story-adventure-city-morning-a-result = You take it, in the chain. The goat runs along for a mile. At Glenmore there is water, there is shade, and in your pocket a drawing in your own hand, of a step that you must have thought of some time before the eye. It is rather good. Who is Gudrun?
story-adventure-city-morning-b = Go out on to the platform.
story-adventure-city-morning-b-result = You go out. It turns out that you have promised to be hit by everybody, once, with anything, and not fall down; there had been talk of pride. It takes until noon. The last one is Gudrun, who is eighty, and has a fish. You do not fall down. Afterwards they let you give back the chain.

story-adventure-city-onedose = One Bottle
story-adventure-city-onedose-intro = There are two patients and one bottle. The apothecary has laid it on the counter and taken his hands away. In the back room, on the left, lies the midwife, who has brought four hundred people into the world; on the right a boy of seven, who has stolen it twice already, for her. “You understand these things,” says the apothecary. “You have to choose all the time.” Through the wall comes the voice of each telling the other, hoarsely, to be quiet and take it.
story-adventure-city-onedose-a = Put one of your own beside it.
story-adventure-city-onedose-a-result = You put it down, and he weeps on to the labels. You hold the boy’s nose and the midwife holds your sleeve. She looks at you, afterwards, as she has looked at four hundred, just arrived; and says which foot you lead with, and that it ought to have been the other.
story-adventure-city-onedose-b = Find what has made them ill.
story-adventure-city-onedose-b-result = Both of them drink from the same pump, and behind the pump there is a grating, and on it hair. You know what sheds like that and where it goes to lie. In the meantime the apothecary has divided the bottle with a ruler. It may do. You leave by the grating.

story-adventure-city-thirteenth = The Thirteenth Watchman
story-adventure-city-thirteenth-intro = Twelve men of the watch go out at ten, and at six thirteen come in. Sergeant Holl has counted twice. All are wet, all are tired, all hang their halberds on the rack; and there are always enough hooks. “I know every one of them,” says Marta Holl. “I’ve known them for years. That’s what troubles me.” Since he came no one has been hurt on duty. She wants him for the books, with a name. The men do not want to know which of them it is.
story-adventure-city-thirteenth-a = Go out with them and listen.
story-adventure-city-thirteenth-a-result = You go the rounds as the fourteenth. Toward four somebody beside you mutters his drill, over and over, like a man who was killed in the middle of it. The end is missing. You give him yours, and keep his beginning. In the morning there are twelve, and a hook too many.
story-adventure-city-thirteenth-b = Stand guard in his place.
story-adventure-city-thirteenth-b-result = You take his beat, the alley by the tannery, where it comes from. It comes at three. You hold the alley until six, and drop everything but the halberd. Now you know what he was for. Holl enters him under “sundry”, and pays him, in an envelope, on the hook.

story-adventure-city-fish = The Fish Says No
story-adventure-city-fish-intro = The fishwife has a carp that says no. It says it clearly, in a bass voice, whenever she lifts the knife, and by now there is a crowd. Will the war end? No. Does he love me? No. Is the bread going up? The fish considered that one for a while. “He’s only got the one word,” says the fishwife, “and people pay to hear it. But he’s dying. He won’t take worms.” The carp looks at you with one round eye, as though you had been sent for.
story-adventure-city-fish-a = Ask it what it wants to be asked.
story-adventure-city-fish-a-result = You kneel by the tub and try one after another, all afternoon, dropping what you hold to have your ears free. At last you ask if it is afraid. It is silent. Nobody had thought of that. When you rise you have understood something about guarding a weak side, and it has taken a worm.
story-adventure-city-fish-b = Brew it something.
story-adventure-city-fish-b-result = What you brew for it is what drowned men are given, thinned. It takes a night and all your patience. Towards morning it says a second word. The fishwife will not repeat it to anybody; she has put the tub on a cart and set out for the river. You know now what was lacking in your recipe.

story-adventure-city-extra = Zofka Needs a Hand
story-adventure-city-extra-intro = The old puppeteer has a new piece, and is one hand short; her left has been numb since the frost. “You take the dark ones,” says Zofka, and hangs four strings over your fingers; “I do the rest.” It is about a town that waits for a ship. The puppets know it well; they pull. In the interval she speaks over your head, to somebody in the wings. A wagon is going to the sea, to Kaer Seren. It would be good to know if the ship came.
story-adventure-city-extra-a = Go and see.
story-adventure-city-extra-a-result = You take the wagon, four strings still round your fingers. On the quay below Kaer Seren they have in fact been waiting. You stand with them; and towards evening your left hand lifts by itself and waves. Something out there waves back. How it did that, you now have at your fingertips.
story-adventure-city-extra-b = Play on to the end.
story-adventure-city-extra-b-result = You play what the strings want. At the end the dark ones cut themselves loose, all four, bow, and lie down; and you find that with them an old trick has gone out of your wrist, and a stranger one has come in. Zofka is quite satisfied. She had wondered, she says, which of the two it would be.

story-adventure-city-bells = The Deaf Quarter
story-adventure-city-bells-intro = In the deaf quarter everybody can hear. They gave it up by agreement, forty years ago, when the great bell was hung that tells people their faults. It rings at noon. At five to twelve the whole quarter puts wax in its ears, laughs, and goes on with its work. “It’s only for five minutes,” says the wax seller. “And then there is the whole day.” She has one pair left. In the square the last coach to Beauclair is filling up with visitors, who were not told.
story-adventure-city-bells-a = Keep your ears open.
story-adventure-city-bells-a-result = It strikes twelve. It has the voice of somebody who had a right to you, and leaves nothing out. When it stops you have dropped what you held, and sit on the kerb with an old man who does this every year. “Same as last time?” he asks. You think that it could be a bit less, next time.
story-adventure-city-bells-b = Buy the wax, and take the coach.
story-adventure-city-bells-b-result = You sit among visitors who suddenly fall silent, one after another, and look at their shoes. It is a quiet journey. In Beauclair they get out very gently, and let each other go first, and a man who beat his horses at the start is walking beside them with his hand on the shaft.

story-adventure-city-lodger = Room to Let, Haunted, Quiet
story-adventure-city-lodger-intro = “He is no trouble,” says the landlady. “He paces, from ten to four.” Her late lodger was a dancing master and died in the middle of a jig, of a bet. Now the lower floor is being let as a bank, and the bank would like to sleep. There is no harm in him; he only wants to be finished, and for that he lacks a partner. Three have tried. They came down at dawn with their shoes worn through, smiling. One of them has been smiling since February.
story-adventure-city-lodger-a = Dance him to the end.
story-adventure-city-lodger-a-result = You dance from ten until four. He leads, then you lead, then you no longer know; there is a turn in the middle for which a body is rather in the way. At the last bar he bows and is not there. You lie until noon with your boots steaming, and you have that turn.
story-adventure-city-lodger-b = Tell him the bet was won.
story-adventure-city-lodger-b-result = You tell him from the doorway, loudly, over the pacing, and throw down what you have in your hand as though it were the stake. He stops. “Who held the money?” he asks. He is so pleased that he shows you, before he goes, how to stand so that people look.

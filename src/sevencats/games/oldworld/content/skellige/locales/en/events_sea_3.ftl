event-215-title = Sturla’s Sheep
event-215-intro = At Sturla’s farm sits Bolverk’s nephew with five men, all of them grown fat on mutton that is not theirs. They have burned the doors for firewood. While its owner is outlawed the farm is anybody’s, and they are somebody. “And who are you?” asks the nephew, chewing. Behind him in the pen the last ram lifts its head, as if it had been waiting for you.
event-215-band-1 = They throw you over the wall and your sword after you. The ram has had more luck. It has kicked the pen down in the tumult and is off to the woods with what is left of the flock. The neighbours slip you something for that.
event-215-band-2 = It is a long afternoon, from the yard to the barn and from there to the dung heap. Then they have had enough and go to complain to their uncle. You are to come to his bay, they shout, and explain yourself. There is a clerk there now.
event-215-band-3 = What is left of the gate takes two of them, and the ram takes the nephew. The others sit down in a row and hand over the purse. For the sheep their uncle must pay, they say, in his bay; he has a clerk now who would see to that.

event-223-title = Sermon to the Sirens
event-223-intro = He stands in the bow in his good collar and preaches to four sirens on a rock, about the lost sheep. They have stopped combing. Sheep they do not know, but they know a voice that wants something, for that is how they feed; nobody has done it to them before. The oldest is spreading her wings. Sirens strike when a song ends. Brother Anselm is coming to the end.
event-223-a = Stand before him at the amen.
event-223-a-result = All four come at once, and you stand there until your mail hangs in strips. Then the youngest pulls the others back. She sits down at Anselm’s feet and will not be shooed. He has to take her to the forest, he says, where nobody sees it, and you had better come.
event-223-b = Begin a hymn before he stops.
event-223-b-result = You begin one, any one, and Anselm has to join in. As long as it lasts they sit and listen. You sing yourself hoarse until the rock is out of sight, and the rowers throw together what they have on them. Anselm asks which hymnal that was.

event-224-title = In the Tub
event-224-intro = In a clearing Brother Anselm has set up a tub. In it sits a young siren with folded wings and sings his hymn back to him, without words, better than he does. She would be his first soul. Only, he says, he has lain awake over it. If she has one, then so had all the others that people like you were paid for. He asks whether he should write her down.
event-224-a = Tell him to write “one”.
event-224-a-result = He writes it in his best hand, and the siren claps. That night you think of the others, of each of them, and do not sleep. In the morning she shows you a turn they all make before they strike. So you know it now.
event-224-b = Tell him to let her go.
event-224-b-result = He tips the tub over, and with three beats she is above the trees. He writes a nought, as every year, and under remarks: it sang. All the way back he is so cheerful that you carry his books, and your own load seems lighter.
event-224-c = Remind him that he has his one.
event-224-c-result = You knelt for him, you say, before witnesses. Anselm goes red to the ears. He tears both reports up, lets the siren out of the tub and pays you the collection a second time. Honest money, he says, ought to follow the knees.

event-225-title = Up the Path
event-225-intro = The path is steep and the bed is oak. Halfway up they come out of their houses: skippers, widows, boys with oars, all of one family, all dressed as for a funeral. One of ours does not die up there, says the eldest to Hallbera; the sea will take it as an insult and get its own back on the rest of us. It is not quite nonsense. You know what lies out there.
event-225-a = Carry on, right through them.
event-225-a-result = You carry, and they step aside, one after the other; nobody lays hands on a bed. It goes through the door with a thumb’s breadth to spare. But the window shows the sea after all, and it has the wrong colour. Hallbera will have to go down and settle it.
event-225-b = Set it down where you are.
event-225-b-result = On the shoulder of the hill you set it down, between the village and the house. They fetch stones, grumbling, and build round it, with one window to the sea and one away. Hallbera lies down to try. The first soup from the new hearth is yours.

event-226-title = The Uncle’s Still
event-226-intro = Lubin’s uncle has not written because he is asleep. He has been for seven weeks, in front of his still, with a straw in his mouth, and the still goes on dripping. Lubin reads you every label on the shelves. They are spelled correctly, and he finds that confusing. One flask is open. He would say that it is the cause. He would also say that it is the cure; it depends on one letter.
event-226-a = Let Lubin decide.
event-226-a-result = He shuts his eyes, chooses, and tips it in. The uncle sits up, asks what day it is, boxes his ears and embraces him. From the drippings of seven weeks you all drink to it. The boy’s examination is at hand, he says, higher up in the mountains, and you are to be there.
event-226-b = Work it out yourself.
event-226-b-result = You take it to the window, smell it, taste it with the tip of your tongue and sit down with slate and chalk. By evening you know. The uncle wakes. Lubin copies your slate to the last word, and for once there is no mistake. He has copied the blot too.

event-227-title = The Practical Part
event-227-intro = On a meadow above the clouds the herb master examines his apprentice. It is the practical part: Lubin is to mix what he is told, by label, and drink it. Beside him stand a bucket of sand and a folded blanket. He is allowed one helper, and he has pointed at you before the master finished the sentence.
event-227-a = Lend him a flask of your own.
event-227-a-result = He gets it with the label in front, and he copies it letter by letter. He drinks. He waits. He hiccups once, politely. Afterwards the master goes through it with you, step by step, because he has never understood it so well himself.
event-227-b = Drink it for him.
event-227-b-result = You drink before anybody can object. For a while you are very large, and then you lie under the table. But while it lasted you saw how every stroke of yours ought to have been made. Lubin passes, and is given a hat.
event-227-c = Hand him the flasks from Ivar’s corks.
event-227-c-result = They are his own, crooked labels and all, and he knows each of them like a naughty child: that one bites, that one wants warming. He mixes without reading. The master drops his spectacles. Whatever is left over is yours, says Lubin, and what it does he writes on it, correctly.

event-228-title = Washing Day
event-228-intro = At low tide her cave lies open, a mouth of mud hung with linen, and she is waiting with her sleeves rolled up. Two things are known about water hags. First they spit mud in your eyes, and then they come from where you looked last; and they cannot leave a stain alone. In your pocket you have a small bottle of ink. She spits.
event-228-band-1 = The mud gets you in both eyes, and after that it is washing day: you are soaked, beaten and wrung out. When you can see again you hang over a line, quite clean. Something has come out of you that you had had for years.
event-228-band-2 = Half blind you throw the ink, and it goes all over her best sheet. She shrieks and rubs and rubs and has no hand free for you. You take the shirts. Every name has somebody ashore, and some of them pay.
event-228-band-3 = You shut your eyes before she spits and open them after. The ink does the rest; she is bent over the stain when it happens. In the back hang sixty shirts with names, starched, and you carry them along the coast, from door to door.

event-229-title = The Clerk in the Bay
event-229-intro = Theodor Grole has had a table put up in Bolverk’s bay, and a hard chair facing away from the dogs. Before it the raiders stand in line, cap in hand, and declare. One candlestick. One ditto. One bell, small. It is going well, says Bolverk, who looks ill. At the end of the line stand neighbours, who would like things back. Grole wants an assessor beside him whom nobody here can frighten.
event-229-a = Assess by the tariff.
event-229-a-result = The assessing lasts until the candles are down. It is dull work, and just; by midnight even Bolverk has declared his ring. Grole pays your fee to the penny and says, much moved, that he has not had such an evening for years.
event-229-b = Let the neighbours go first.
event-229-b-result = You turn the line round. Somebody picks up an axe, and you look at it until it is put down again, which takes all you have. Cow by cow goes home. Grole enters it as restored and underlines that twice.
event-229-c = Declare a farm, for one on a rock.
event-229-c-result = It is declared item by item: doors, sheep, a year. Grole writes without looking up: owner not to be named. Bolverk pays. After dark he sends a boat out to the skerry with a full cask, which nobody sees. Your share is in the tariff, and so is supper.

event-230-title = Settled
event-230-intro = Hallbera rows out to where the bottom falls away and ships her oars. You sit in the stern as her witness. She speaks over the side, not loudly: that it has had three ships of hers and all her family, that they are quits, and that she is going to bed. Then she throws in her cap, her knife and her pipe. For a long while there is nothing. Then the pipe comes up again.
event-230-result = She shakes it out and lights it. Under the boat the sea grows flat, as when something turns over on its other side to sleep. All the way back she is silent. At the jetty she says that you row like a farmer, and shows you how it is done, and then there is supper.

# Events. An event has a title, what is read aloud (-intro), and its options (-a, -b) with what comes
# of each (-a-result); without options just what comes of it: -result, or one text for each band of
# its dice, test or fight in turn (-band-1 ...). Nobody sees a result before it is due.

## Equipment and companions

event-1-title = The Sunken Crossbow
event-1-intro = The jetty leans, but the oiled cloth has held. The crossbow inside is short, ugly, and was made by somebody who thought little of warning shots.
event-1-result = You keep it. It is good for one bolt before a fight starts in earnest; after that it is only in the way.

event-2-title = A Dead Man's Boots
event-2-intro = The man in the hills is wearing them. He had not heard of Radek's death and takes it hard, chiefly because of the boots.
event-2-result = They fit. Whoever wears them begins a fight as if he had slept the night before.

event-3-title = The Grey Mare
event-3-intro = The mare has thrown two uncles, a priest and a tax collector. She looks you over, finds nothing to object to, and goes on eating.
event-3-result = In the woods she knows every path, and some that nobody else can find. Your first ride takes what was left of the day.

event-4-title = The Fiddler
event-4-intro = He is waiting under an oak, with new strings and a fresh black eye. The song, he says, has a fifth verse now.
event-4-result = He comes along. In Vizima and in Beauclair they throw coins when the two of you walk in, and he is honest about your half.

event-5-title = The Hound
event-5-intro = She takes the meat this time, and then your hand, gently, between her teeth, to make it clear how matters stand.
event-5-result = From now on she walks ahead of you. Whatever comes out of the dark meets her first.

event-6-title = The Woman with the Lamp
event-6-intro = She sits on the bank with her lamp lit in broad daylight. What was born came down to the water too. In the end she saw to it herself.
event-6-result = She will go with you. She closes wounds as others close shutters: without fuss, and before dark.

## Tests

event-7-title = What Eats the Light
event-7-intro = The barrels are branded with an axe. Where the trail ends lie three woodcutters and a darkness that does not move with the trees. Inside it something is chewing on a lantern.
event-7-band-1 = You were to be next. You get away out of breath, and lighter by more than that.
event-7-band-2 = Steel will do, if there is enough of it. The woodcutters' purses pay for a new edge.
event-7-band-3 = You find out where it is soft and make use of that. The foresters are grateful, and one of them shows you a cut of his own.
event-7-band-4 = It dies in the dark and never learns of what. Your arm will remember the stroke.

event-8-title = The Bottle Rinser
event-8-intro = Among the rocks an alchemist's workshop stands open. The alchemist is in, in most of the corners. On the table something simmers over a flame that should have gone out years ago. It is very nearly done.
event-8-band-1 = It boils over. You spend what is left of the day with your head in the spring.
event-8-band-2 = You save one flask before it turns.
event-8-band-3 = Off the flame, through the cloth, into the glass: two flasks, and your eyebrows too.
event-8-band-4 = You finish what he began and see where he went wrong. Both are worth having.

event-9-title = The Wall at Kaer Seren
event-9-intro = Below the keep the wall bulges towards the land. Something leans on it from the sea side, in no hurry, and it knows that you are here. You set your shoulder to the stones.
event-9-band-1 = It comes through. You lie under the rubble and let it pass, with nothing left to hold up against it.
event-9-band-2 = The wall holds, and so do you. Somebody at the keep finds a coin for that.
event-9-band-3 = You hold it until the tide turns, and learn where you used to give way.
event-9-band-4 = The thing beyond the wall gives up first. Nobody at the keep has seen that before, and they pay accordingly.

event-10-title = The Mirror Room
event-10-intro = The corridor ends in a room full of mirrors. In each of them stands somebody who fights as you were taught to, only a little better. They wait politely until you have drawn.
event-10-band-1 = They take something from you, a small thing you were fond of.
event-10-band-2 = You break the right one. In all the others they bow.
event-10-band-3 = You steal a blow from the third on the left. He never misses it.
event-10-band-4 = In the last mirror there is only you. You bow first.

## Short fights

event-11-title = Under the Wall
event-11-intro = The drain opens on the shallows, and there they are: drowners, fat with rats, and not full yet. There is time for one good rush before they have you in the water.
event-11-band-1 = It was not enough. They keep what you were holding.
event-11-band-2 = Enough of them float. The guild pays by the head, after some debate on what counts as one.
event-11-band-3 = The shallows are still. The guild pays up, and the ratcatchers will teach their sons what they saw you do.

event-12-title = The Knot
event-12-intro = You dive along the rope. At the end of it the knot looks up. For years it has been tying itself together out of drowned things, and it would like to have your arms.
event-12-band-1 = You cut yourself loose and come up with an empty belt.
event-12-band-2 = It comes undone, strand by strand. All sorts of lost things float up, and the ferryman lets you keep a few.
event-12-band-3 = One breath, one stroke, and the river runs straight again. The ferryman pays like a man who did not expect to have to.

event-13-title = The Warm Nest
event-13-intro = The trees here stand on hollow ground, and the hollow is awake. The turf gives way, and you drop among nekkers, small, warm and overjoyed.
event-13-band-1 = You crawl out by another hole and leave something of yourself in the first.
event-13-band-2 = When all is quiet you dig up two purses, and a fair idea of where the others have gone.
event-13-band-3 = Not one gets away. The burners pay. The fifth man, alive in there all this time, shows you how he managed it.

## Dice

event-14-title = The Foundry
event-14-intro = The furnace is lit, and nobody feeds it. In the casting pit lies the sister of the temple bell, finished and listening. You strike her once, to hear what she has to say.
event-14-band-1 = She says it in your ribs.
event-14-band-2 = A clear note. Silver trickles from a crack in the wall, where the founders hid their pay.
event-14-band-3 = A low note. It finds what is slack in you and tightens it like a string.

event-15-title = Dead Men's Dice
event-15-intro = Four dead men are playing dice on a tree stump. They move over politely. “One throw each,” says the passenger. “We never play for money. We only pay with it.”
event-15-band-1 = “Bad luck,” they say, and drink your health from your own flask.
event-15-band-2 = One of them reaches through your forehead and takes what you were about to think of.
event-15-band-3 = They push a coin across, still warm from somebody's eye.
event-15-band-4 = They pour you what they are having. It keeps.
event-15-band-5 = They whistle through what teeth they have, and pay.
event-15-band-6 = All four stand up and take off their hats. Down your spine you feel it: a debt has been settled in your favour.

event-16-title = The Quarry Without a Name
event-16-intro = Nobody has cut stone here for a hundred years, and the dust has still not settled. Something below turns the great wheel. In the third gallery the lamps are waiting in their niches.
event-16-band-1 = The roof comes down behind you. You dig yourself out on the far side, next to some very fresh tracks.
event-16-band-2 = On the wall the quarrymen scratched how they held it off. It nearly worked. You copy it all the same.
event-16-band-3 = They left their wages and their medicine. Neither has gone bad.

## Chains

event-17-title = The Blank Milestone
event-17-intro = At a milestone without a name the road forks. To the left it goes down to the quarry, where a wheel is turning. To the right somebody has laid fresh flowers, dripping wet, and a letter for the builders of the cairn.
event-17-a = Go down to the wheel.
event-17-a-result = The wheel does not stop on your account.
event-17-b = Read the letter.
event-17-b-result = “We have moved to the water,” it says in a beautiful hand. “Do come.” It is dated tomorrow.

event-18-title = The House That Buys Debts
event-18-intro = The house has one door for those who owe and one for those who are owed. A clerk asks which you are. Behind him hangs a ledger as tall as a man, and your name is in it, twice.
event-18-a = The door of those who are owed.
event-18-a-result = The clerk bows you into a counting room, where it is very quiet.
event-18-b = The door of those who owe.
event-18-b-result = The clerk locks it behind you. The corridor is long, and it glitters.

## Options

event-19-title = The Counting Room
event-19-intro = A gentleman without a shadow is sorting coins into two heaps. One of them is what the world owes you. “It is not much,” he says kindly. “Most people leave it with us. The interest we pay is not in money.”
event-19-a = Take your heap.
event-19-a-result = He pushes it across. It really is not much, though for a beggar he adds a coin.
event-19-b = Put two coins on top and ask for the interest.
event-19-b-result = He makes a note. On the stairs you notice that something hard has become easy.

event-20-title = By the Water
event-20-intro = They have moved indeed: a tidy village of cairns along the shore, each with a little door. On a table stand bread and salt, a purse and a book. Nobody is to be seen, and every door is ajar.
event-20-a = Open the book.
event-20-a-result = It teaches one thing well and wants one thing in return. You may still close it.
event-20-b = Eat, take the purse, say thank you.
event-20-b-result = They have paid what a witcher of your standing costs. Behind you, one by one, the doors click shut, softly, so as not to be rude.

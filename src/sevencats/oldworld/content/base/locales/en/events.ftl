# Events. An event has a title, what is read aloud (-intro), and its options (-a, -b) with what comes
# of each (-a-result); without options just what comes of it: -result, or one text for each band of
# its dice, test or fight in turn (-band-1 ...). Nobody sees a result before it is due.

## Equipment and companions

event-2-title = A Dead Man's Boots
event-2-intro = The man in the hills is wearing them. He had not heard of Radek's death and takes it hard, chiefly because of the boots.
event-2-result = They fit. Whoever wears them begins a fight as if he had slept the night before.

event-3-title = The Grey Mare
event-3-intro = The mare has thrown two uncles, a priest and a tax collector. She looks you over, finds nothing to object to, and goes on eating.
event-3-result = In the woods she knows every path, and some that nobody else can find. Your first ride takes what was left of the day.

event-4-title = The Fiddler
event-4-intro = He is waiting under an oak, with new strings and a fresh black eye. The song, he says, has a fifth verse now.
event-4-result = He comes along. In Vizima and in Beauclair they throw coins when the two of you walk in, and he is honest about your half.

## Tests

event-7-title = What Eats the Light
event-7-intro = The barrels are branded with an axe. Where the trail ends lie three woodcutters and a darkness that does not move with the trees. Inside it something is chewing on a lantern.
event-7-band-1 = You were to be next. You get away out of breath, and lighter by more than that.
event-7-band-2 = Steel will do, if there is enough of it. The woodcutters' purses pay for a new edge.
event-7-band-3 = You find out where it is soft and make use of that. The foresters are grateful, and one of them shows you a cut of his own.
event-7-band-4 = It dies in the dark and never learns of what. Your arm will remember the stroke.

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

## Dice

event-14-title = The Foundry
event-14-intro = The furnace is lit, and nobody feeds it. In the casting pit lies the sister of the temple bell, finished and listening. You strike her once, to hear what she has to say.
event-14-band-1 = She says it in your ribs.
event-14-band-2 = A clear note. Silver trickles from a crack in the wall, where the founders hid their pay.
event-14-band-3 = A low note. It finds what is slack in you and tightens it like a string.

## Chains

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

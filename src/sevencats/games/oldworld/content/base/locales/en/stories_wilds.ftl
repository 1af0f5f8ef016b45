# Exploration cards of the wilds. A card has a title, what is read aloud (-intro), its options (-a, -b),
# and for each option what comes of it (-a-result ...), which nobody sees before the choice.

## The first twelve

story-wilds-ferryman = Nobody Crosses Today
story-wilds-ferryman-intro = Lorcan Weir, who keeps the ferry, will not cross today. Something has tied a knot in his rope, under water, three nights running. And on the far bank stands a passenger who has not moved since Sunday and has paid in advance, with very old money.
story-wilds-ferryman-a = See to the rope.
story-wilds-ferryman-a-result = You dive once and come up at once. Whatever ties such knots has fingers, a great many, and patience. Lorcan cuts a mark in the bank where the current runs the wrong way. Then he makes the ferry fast, with a second rope.
story-wilds-ferryman-b = See to the passenger.
story-wilds-ferryman-b-result = He is dry, polite and long dead. Friends of his play dice in a wood, he explains, and he would hate to be late. Perhaps you would care to make up the number? There is a small stake.

story-wilds-beehives = Night Honey
story-wilds-beehives-intro = The bees of this valley have taken to flying at night, and their honey glows. The beekeeper, swollen to twice his size and in high spirits, swears it cures everything but bees. “Take what you like,” he says. “I cannot feel my hands.”
story-wilds-beehives-a = Reach into the hives.
story-wilds-beehives-a-result = You are in the comb up to both elbows when they come, in columns, like infantry. Later you pick the stings out of what is left of your guard and count the flasks you have filled.
story-wilds-beehives-b = Sell him your spare gloves.
story-wilds-beehives-b-result = He pays at once and puts them on the wrong hands. Then he shakes yours, warmly, without noticing. You part as friends, though at some distance.

story-wilds-scarecrow = The Scarecrow
story-wilds-scarecrow-intro = A field, a scarecrow, no crows. No mice either, no beetles, and the barley has grown away from it in a ring. It wears a good coat with something heavy in the pocket. As far as you can tell, it has not looked at you yet.
story-wilds-scarecrow-a = Reach into the pocket.
story-wilds-scarecrow-a-result = Straw fingers close over yours, dry and quick, and hold on while something up there makes up its mind. Then they let go. Back on the road, under an open sky, you open your fist.
story-wilds-scarecrow-a-band-1 = There is nothing in it but straw. The strap over your shoulder has been cut through, neatly, and what hung from it now hangs from the pole.
story-wilds-scarecrow-a-band-2 = A flask lies in it, stoppered with wax and still warm. Somebody before you reached deeper and did not get it out again.
story-wilds-scarecrow-a-band-3 = It is a knuckle of flint, worn smooth, and it sits in your palm as if your grip had been made for it. You close your hand harder than you used to.
story-wilds-scarecrow-b = Walk round it and read the ground.
story-wilds-scarecrow-b-result = The prints come up to the ring, stop, think it over and go round. Now you know what hunts here, and what it is afraid of.

story-wilds-charcoal = Five Kilns, Four Men
story-wilds-charcoal-intro = Five charcoal kilns, four burners. The fifth man, Ulf, crawled in to see to the fire, and small hands pulled the turf shut behind him. The others go on stoking, because the wood is paid for, and because of the knocking.
story-wilds-charcoal-a = Promise to clear out the nest.
story-wilds-charcoal-a-result = Nekkers like it warm. They have dug from kiln to kiln and far out under the trees, and where the turf sounds hollow they are listening. You will need daylight, and firm ground to stand on.
story-wilds-charcoal-b = Do the missing man’s work for his wages.
story-wilds-charcoal-b-result = You rake and turf and cough until dark, with Ulf’s rake and in Ulf’s cap, and get what Ulf would have got. Nobody mentions the knocking. By evening neither do you.

story-wilds-chapel = The Hermit’s Well
story-wilds-chapel-intro = The hermit’s chapel has lost its roof and its god, but the well still draws pilgrims. It gives back twice what is thrown in, the hermit explains, only never the same thing. Once he threw in his teeth. He does not recommend it.
story-wilds-chapel-a = Pour a potion into the well.
story-wilds-chapel-a-result = The water turns dark, then clear, and smells of rain. You drink. Halfway down the hill you notice that something you have practised for years comes easily.
story-wilds-chapel-b = Climb up to where the water rises.
story-wilds-chapel-b-result = The spring lies high among the rocks, and the stones around it are stained in seven colours. Somebody up there rinses bottles, or used to.

story-wilds-hound = The Dead Man’s Hound
story-wilds-hound-intro = A hound stands over a dead huntsman, and for a week nothing has dared to touch the body. She is all ribs and teeth. When you come closer she does not growl; she measures the distance. She has plainly done this before.
story-wilds-hound-a = Leave her your scarf, and go.
story-wilds-hound-a-result = That night there are eyes at the edge of your firelight, and they stay until morning. She is waiting for a better offer, and it had better be meat.
story-wilds-hound-b = Take the dead man’s mail.
story-wilds-hound-b-result = It is good mail. Getting it past her costs you a sleeve, some skin and every trick you know with dogs. Then she lies down on the bare body again.

story-wilds-poacher = Upside Down
story-wilds-poacher-intro = Benno Grole hangs by one foot from his own snare and praises the view. To be let down he offers either the place where he saw the beast you are after, or the place where he sank his crossbow. “One of them,” he says. “I have to live. And if a tax farmer with my nose comes by, you found me dead.”
story-wilds-poacher-a = The beast.
story-wilds-poacher-a-result = He draws it in the dirt, upside down: a hollow, a fallen oak, bones. You cut the rope before he has finished. He lands badly, and thanks you.
story-wilds-poacher-b = The crossbow.
story-wilds-poacher-b-result = “Under a jetty, in oiled cloth,” he says and, once you have let him swing a while, also which jetty. He asks you to give her a drop of oil.

story-wilds-mushrooms = A Matter of Dose
story-wilds-mushrooms-intro = The Widow Tarn’s basket is full of red caps no sane person would touch. She dries them, grinds them and eats them at the new moon, and has buried four husbands. “It is all a matter of dose,” she says mildly. “They never listened.”
story-wilds-mushrooms-a = Try a pinch.
story-wilds-mushrooms-a-result = The trees breathe in. You sit down with care and wait for the world to say what it wants. The widow holds your wrist and counts.
story-wilds-mushrooms-a-band-1 = It wants to go. Your bag is nearer than the bushes. “Too much,” says the widow, and notes it on her sleeve.
story-wilds-mushrooms-a-band-2 = It says: now. You get up with every thought swept and dusted, and see three moves ahead like a chess player.
story-wilds-mushrooms-a-band-3 = You wake at dusk with the blanket over you. The widow has filled one of your flasks. “The same,” she says, “without the talking.”
story-wilds-mushrooms-a-band-4 = You hear what grows, and where, and what for. It fades by evening, but the better half of it stays.
story-wilds-mushrooms-b = Trade one of your tricks for hers.
story-wilds-mushrooms-b-result = You show her how to stop a heart with two fingers; she asks to see it again. What you get in return is quieter, and you will use it more often.

story-wilds-cairn = The Two-Faced Cairn
story-wilds-cairn-intro = The cairn has two faces. Towards the mountains it was laid stone on stone by someone who took his time; towards the sea it is a heap, thrown open in a hurry, from inside. A ring of iron stakes keeps the shepherds away.
story-wilds-cairn-a = Follow those who built it.
story-wilds-cairn-a-result = The stones come from a quarry whose name has been chiselled off every milestone. The road is still there, if you do not mind having it to yourself.
story-wilds-cairn-b = Follow what came out.
story-wilds-cairn-b-result = The tracks are a hundred years old and perfectly clear. They lead to Kaer Seren, and stop below a wall that has held more than it was built for.

story-wilds-huntsman = The Huntsman’s Fire
story-wilds-huntsman-intro = Corvin shares his fire and does not ask your name. For thirty years he has been after one stag, and on the way he has met nearly everything else. He also wrestles, he says, tying a red thread round an arrow, and looks you over like a man buying a horse.
story-wilds-huntsman-a = Wrestle him.
story-wilds-huntsman-a-result = He throws you until the moon is down, each time a little more slowly, until you see how it is done. Then it is he who flies into the ferns, and he is content. You wake stiff, towards noon.
story-wilds-huntsman-b = Buy his maps.
story-wilds-huntsman-b-result = They are drawn on bark, and half of them show nothing but the stag. The other half are exact: he has marked which dens are empty, and which only look it.

story-wilds-midwife = The Midwife’s Road
story-wilds-midwife-intro = Hessa the midwife hurries along at dusk. She has delivered something she will not describe, to a mother who was not pleased, and she is leaving the district. Somebody ought to see to Ilka, who held the lamp and stayed, she says. It will not be Hessa.
story-wilds-midwife-a = Ask where Ilka went.
story-wilds-midwife-a-result = Down to the water, with the lamp still burning. She knows herbs and keeps her nerve; Hessa has never seen her run. She may be glad of company.
story-wilds-midwife-b = See Hessa safely to the crossroads.
story-wilds-midwife-b-result = She talks all the way, to keep things off. At the crossroads she pays, in coin and in glass, asks which road is the longest, and takes it.

story-wilds-stone = The Listening Stone
story-wilds-stone-intro = The standing stone listens. The villagers tell it their sins and leave a coin so that it keeps them. Lately it repeats them at night, in their own voices, and two marriages have ended. They would like you to have a word with it.
story-wilds-stone-a = Pay its price and tell it something true.
story-wilds-stone-a-result = It is silent for a long time. Then it answers in your own voice, and tells you at which point of your best stroke you have always hurried.
story-wilds-stone-b = Shout it down.
story-wilds-stone-b-result = You shout until you run out of things you believe. The stone keeps them all. In the quiet one small new thought is left.

## People of the road

story-wilds-wick = The Boy with the Poker
story-wilds-wick-intro = “Is it true you can see in the dark? Is it true you feel nothing? Then why are you frowning?” He has followed you since the mill bridge, with a poker tied across his back and a saucepan lid on his arm. His name is Wick, he is eleven, and he has run away to become a witcher. “How old were you? Does it hurt? Can you stop again?”
story-wilds-wick-a = Take him home to his mill.
story-wilds-wick-a-result = He comes without arguing, which you had not expected, and slower with every mile. When the roof is in sight he takes hold of your sleeve. “At low water it’s somebody’s turn,” he says. “This year I’m the smallest.”
story-wilds-wick-b = Let him stand watch tonight.
story-wilds-wick-b-result = He does not close his eyes until sunrise, and then he reports: what passed the fire, on how many legs, which way, and what it stopped to sniff at. It is all there in the mud. You have slept well. A carter takes him home, still asking.

story-wilds-roll-call = Sixty Names
story-wilds-roll-call-intro = “Abel.” “Here!” “Adamsen.” Nothing. The man in half a uniform waits as long as an answer would take, and calls the next name. He calls sixty, there in the clearing, and four men answer. Only then does Captain Holt of the Third Company turn round and inform you, without meeting your eye, that there is a toll on this road.
story-wilds-roll-call-a = Ask where the others are.
story-wilds-roll-call-a-result = “In a field,” says Holt. “I ordered them to stand. Then I ran.” He draws you the wood with a stick, every ditch of it, and rubs the place where the line stood until the ground is bare. Nobody has been back to see.
story-wilds-roll-call-b = Pay with medicine for his wounded.
story-wilds-roll-call-b-result = The flask goes to a lancer with a bad leg, who gets up on it and insists on settling the account. He drills you with a hop pole until noon. You walk on with a thrust that the Third Company no longer needs.

story-wilds-nameless = The Book of the Nameless
story-wilds-nameless-intro = A woman in what is left of a priestess’s robe is digging by the road and swearing at the frost. Sister Jutta has lost her god, but she kept the shovel. “Man. Forty, good teeth,” she says as she writes it in a book. “Two swords. No name.” With her thumb she wipes the dead man’s medallion, and it is a bear. “Did you know him?”
story-wilds-nameless-a = Take the medallion to his school.
story-wilds-nameless-a-result = She bites through the cord and gives it to you with both hands. The Bears live at Haern Caduch, as far as they live anywhere. “Ask what they called him,” says Jutta. “I’m leaving the line free.”
story-wilds-nameless-b = Take the shovel.
story-wilds-nameless-b-result = You dig until your palms open, deep enough to discourage wolves, and it takes the day. Before the earth goes in, Jutta shows you how he lay: arm over throat, knees drawn up, steel outwards. It had kept him alive for a long while.

story-wilds-hearths = Hearth Money
story-wilds-hearths-intro = “Item,” reads Theodor Grole, tax farmer. “Lower Sedge, nineteen houses. Chimneys: none.” All of them were bricked up overnight. Smoke comes from the doors, the windows and the sleeves of the headman, who says that they have given up fire because it is bad for the eyes. He weeps as he says it. Behind the hedges people are picking up stones.
story-wilds-hearths-a = See Grole safely out of the village.
story-wilds-hearths-a-result = The stones begin at the second hedge. You walk on the side they come from, all the way to the bridge. Grole pays to the penny, asks for a receipt, and enters your dents under expenses.
story-wilds-hearths-b = Swear that you saw no smoke.
story-wilds-hearths-b-result = You swear it with streaming eyes. Grole looks at you for a while, writes “none”, and goes. By nightfall the chimneys are open again. The headman’s wife brings you a bottle, and the smith shows you what else can be done with a bellows.

story-wilds-brothers = Two Brothers Named Grole
story-wilds-brothers-intro = “You could have been a clerk.” “You could have been a brother.” Theodor Grole farms the king’s taxes; Benno Grole shoots the king’s deer. One has a warrant in his coat, the other has a price on his head, and tonight they have both come to the same fire, which is yours. Benno goes for water. “I am obliged to ask,” says Theodor, not very loudly. “Where does he sleep?”
story-wilds-brothers-a = Tell him.
story-wilds-brothers-a-result = He writes it down and counts the reward into your hand, coin by coin, because it is the law. There is also a sketch of all Benno’s snares, and of what walked into them. He gets the ledger shut at the third attempt.
story-wilds-brothers-b = Say that you do not know.
story-wilds-brothers-b-result = Theodor nods, thanks you twice and lies down with his face to the dark. By morning Benno is gone. In your boot you find a fish-hook on a length of line: he will be somewhere by the water, and means to pay.

story-wilds-fen = The Price First
story-wilds-fen-intro = The herbalist stands up to her ribs in the fen and will not come out, because of the three men on the bank. They have a paper. “Price first,” Oda Hollin calls across to you. “I owe more than I weigh. My husband was ill for a year. He died; the debt is in good health. A house in Novigrad has bought it, and I’m to come along. I’d sooner have the leeches.”
story-wilds-fen-a = Explain to the men that she is busy.
story-wilds-fen-a-result = They take some explaining. In the end the paper lies in the mud with one of the men on top of it, and a billhook has gone through your guard. Oda wades ashore and fills your bag with bottles. “Now we’re quits,” she says, relieved.
story-wilds-fen-b = Offer to speak for her in Novigrad.
story-wilds-fen-b-result = “What do you charge?” asks Oda, and does not believe the answer. The men are glad to go home dry. They leave you the number of her paper. She goes back to pulling roots, with one eye on the road you will come by.

story-wilds-survey = Where the Chain Ends
story-wilds-survey-intro = Adelheid Voss, surveyor to the crown, has come to the end of the road with an iron chain, two tired chainmen and an empty sheet. “Behind that ridge,” she says. “Is there a village?” You have seen it: eleven roofs. What is on her map pays tax. What is not on it gets no soldiers, no grain and no bridge. “I draw what I am told by people who were there. Well?”
story-wilds-survey-a = Say that it is there.
story-wilds-survey-a-result = She rules eleven small squares and asks how it is spelled. It must be sworn at Hengfors, where the League quarrels over every hill; she takes you there in her own cart and pays the witness’s fee. Behind the ridge a dog starts to bark, as if it knew.
story-wilds-survey-b = Say that it is all bog.
story-wilds-survey-b-result = She looks at your boots, which are dry, and draws reeds. The village means to send you a cheese for it. What arrives is a boy, out of breath: something is taking the sheep, and they cannot call the garrison, since they do not exist.

story-wilds-turnips = A Stupid Face
story-wilds-turnips-intro = Dorrit Ash has driven this road for forty years, and her mule, Provost, has disliked every yard of it. Now he has sat down in front of a turnpike, and behind the cart riders are coming over the hill. “There’s turnips on top,” she says without turning round. “Under the turnips there’s salt. What’s under the salt you don’t need to know. Get up there, sit on it and look stupid. Can you do that?”
story-wilds-turnips-a = Climb up and look stupid.
story-wilds-turnips-a-result = It turns out that you can. The riders prod the turnips, find nothing worth taxing in your face, and carry the mule past the bar themselves. Dorrit takes you as far as the salt pans of Cidaris and pays you for the expression.
story-wilds-turnips-b = Ask what is under the salt.
story-wilds-turnips-b-result = The salt sneezes. Dorrit sighs and shifts a board: two red eyes, and a hand holding a soldier’s cap. “She’s for Cidaris,” says Dorrit. “Somebody should be on the quay when I get her there. Somebody who doesn’t look stupid.”

story-wilds-letter = A Gentleman, Somewhat Late
story-wilds-letter-intro = On a milestone sits a dead man, dry, well mannered, with his hat on his knees. He is sorry to trouble you. He is expected at dice; before that, he was expected at home, but there was a river in between. In his coat he has come upon a letter to his wife. The seal is whole. He must have been carrying it for two hundred years, and he wonders if it can still be delivered.
story-wilds-letter-a = Take the letter.
story-wilds-letter-a-result = “The Salt Stairs, in Cintra,” says the Passenger. “The blue door.” He hands it over between two fingers, as if it might still crease, and begins to thank you. He is thanking you yet when you look back from the bend.
story-wilds-letter-b = Open it and read it to him.
story-wilds-letter-b-result = You read him two pages about a roof, a cough, and when to plant the beans. He would like to hear the beans again. In return he relieves you of an old mistake, and leaves you a stroke that nobody living has seen.

story-wilds-stag = At Ten Paces
story-wilds-stag-intro = A stag comes out of the birches to drink. It is white about the muzzle, and its antlers look like something felled. Grown into the shoulder is the stump of an arrow, bound with red thread. There is one huntsman who still ties them so. He has been tying them for thirty years. The stag sees you. Neither of you moves. On the water the rings go out, and out, and are gone.
story-wilds-stag-a = Let it drink, and tell the huntsman.
story-wilds-stag-a-result = It drinks for a long time, with its eyes on you, and walks back among the birches like somebody with all day to spare. Corvin will have his fire somewhere in these woods. You begin to think about how to say it.
story-wilds-stag-b = Follow it.
story-wilds-stag-b-result = You follow until dark and do not see it again, only the places it went round: a den, a torn doe, a hollow with too many bones. You sleep on moss, better than you have for weeks.

story-wilds-knocking = The Man Who Knocks
story-wilds-knocking-intro = Nobody in the barn can sleep, because of Ulf. He burned charcoal once; nekkers pulled him under, and he lived among them longer than anybody should. Now he lies in the straw and knocks on the boards: three, a pause, two. It was how they told each other they were there. He is ashamed of it. Tonight, under the floor, something has answered.
story-wilds-knocking-a = Knock as well.
story-wilds-knocking-a-result = Three, a pause, two. The floor answers you, Ulf answers the floor, and so it goes until the cock crows and a board lifts a finger’s breadth. What is pushed out, or pulled in, depends on whom they took for the new one.
story-wilds-knocking-a-band-1 = They take Ulf’s stick, your glove and whatever hung from it, and draw it all down with care, as if it were shivering.
story-wilds-knocking-a-band-2 = A jar is pushed out, its lid tied down with root. They feed a newcomer, says Ulf; they fed him for a year.
story-wilds-knocking-a-band-3 = A hand comes out, closes on your wrist, and pulls to see how much there is of you. You pull back. In the end it is the board that gives.
story-wilds-knocking-b = Give him your arm to knock on.
story-wilds-knocking-b-result = He knocks on your arm, softly, and towards morning he sleeps. Over the porridge he shows you what he learned down there: to be small, and to strike upwards. You give up a grand gesture for it.

story-wilds-birth = Somebody to Hold the Lamp
story-wilds-birth-intro = The midwife has you by the belt before you can wish her a good evening. Hessa has had to leave one district on account of a birth, and she means to stay in this one. “You don’t faint and you don’t pray. You’ll do.” In the hut a girl is biting on a bridle. “The last one who held it for me was worth ten of you,” says Hessa. “Higher. And whatever it is, not a word until I say one.”
story-wilds-birth-a = Hold the lamp.
story-wilds-birth-a-result = You hold it until the oil is gone and the window grey. Then Hessa laughs out loud and holds up a girl, furious, with the right number of everything. You are no use for anything that day, and find out later what you learned by standing still.
story-wilds-birth-b = Guard the door.
story-wilds-birth-b-result = Things come to a birth: a pale dog, a lantern that nobody carries, an aunt. You send them all away, the aunt last. At dawn somebody screams in there, brand-new. Hessa pays in tinctures and shows you a thing or two about scissors.

## Monsters and their ways

story-wilds-noon = The Bride’s Row
story-wilds-noon-intro = Before noon the reapers lay down their sickles and go to sit under the trees. Only the boy is new, so an old woman gives him the rules, like a grace: The one who comes has no shadow. She will ask you to dance. Do not lift your arms against her; she is glad of that. And if you find a ring in the stubble, leave it lying. The boy opens his fist and looks round for somebody to give it to.
story-wilds-noon-a = Take the ring and wait for noon.
story-wilds-noon-a-result = Noon is white and makes no sound. She comes turning up the row with straw in her hair, and you keep your arms down and dance. Whether you danced well you learn when the village bell strikes one, and there is only barley.
story-wilds-noon-a-band-1 = You trod on her foot at the turn. Your back is in ribbons, and the ring is gone from your finger.
story-wilds-noon-a-band-2 = Passably. In the stubble where she let go of you stands a dewy flask, and not a drop of dew anywhere else.
story-wilds-noon-a-band-3 = Well. Your feet have kept a step that no one taught you, and the ring has left a mark like a grain of wheat.
story-wilds-noon-b = Ask whose ring it was.
story-wilds-noon-b-result = The old woman has to think. A fisherman’s, she says. He left the girl standing here the day before the wedding, fifty summers ago. For all anybody knows, he is fishing yet. The boy has already put the ring in your palm.

story-wilds-bright = Everything Bright
story-wilds-bright-intro = The peddler reads his losses from a slate. “Item, one ladle, tinned. Item, brass buttons, a gross. Item, a cowbell, without cow. Item, one tooth, gold, out of my face, while I was asleep.” It was the harpies; they take everything bright. First they drop stones, he says, so that you look to your feet, and then they come. He whistles on every s.
story-wilds-bright-a = Climb up to the nest.
story-wilds-bright-a-result = You keep your eyes up, and even so the first stone finds your shoulder before you have found your footing. In the nest they sit on spoons and hiss. You bring back most of the list. He pays for all of it but the tooth, which no longer fits.
story-wilds-bright-b = Hang his looking-glass in a tree.
story-wilds-bright-b-result = It turns in the sun, and by noon every harpy of the mountain is there to quarrel with herself. You lie in the grass and note from which ledge each of them came. The peddler adds one looking-glass to the slate.

story-wilds-causeway = Lights on the Causeway
story-wilds-causeway-intro = Fog lies on the marsh, and in the fog there are lamps. They nod, wait, and move on a little. Three carters went after them last week. “I’m told they’re pretty,” says the blind woman who guides people across, one hand on the rope. “It breathes the fog and holds the lamp out in front. The first blow is the bad one. So don’t you go where it’s bright.”
story-wilds-causeway-a = Pay her and shut your eyes.
story-wilds-causeway-a-result = You cross with your hand on her shoulder. It breathes to the left of you, then to the right, and each time from under the same willows; she tells you how many steps off. On the far side you open your eyes, as rested as if you had slept.
story-wilds-causeway-b = Follow one of the lamps.
story-wilds-causeway-b-result = You follow it off the stones, just far enough to see how it hangs: low, at the end of a long arm, over deep water. You push a stick into the mud to mark the place, and walk back with your face to it.

story-wilds-roses = Pray Do Not Touch
story-wilds-roses-intro = Miles from any house there is a rose garden, with a card on the gate: Pray admire, do not touch. The flowers turn as you go by. They do so well because of the soil, explains an old lady in gloves. Her late husband was the magistrate; he held his trials here, and did the rest here too. Nothing harms them, she says fondly, but poison. Might one be so kind as to thin them a little?
story-wilds-roses-a = Poison the worst of the bed.
story-wilds-roses-a-result = They scream when it reaches the roots, and the old lady knows the voices. She pays you from a black velvet purse and asks you to spare the white one by the wall. “That one had not done it,” she says.
story-wilds-roses-b = Take a cutting.
story-wilds-roses-b-result = The archespore spits before the knife is shut. Your sleeve goes up in smoke, and the mail beneath is lace. But you have the sap, and over a small flame that night you learn what such flowers are made of.

story-wilds-griffin = What the Goose Sat On
story-wilds-griffin-intro = For three weeks the innkeeper’s goose has been sitting on an egg the size of a bucket, which a pedlar left as a pledge and never came back for. She has grown thin over it, and bites. Every evening now a griffin settles on the ridge of the barn, among the sheep’s silence, bends its head and listens. It could have the roof off at a stroke. It does not want to wake anybody.
story-wilds-griffin-a = Wait for it on the ridge.
story-wilds-griffin-a-result = It does not land. It comes straight out of the low sun, as they do, and you have one stroke and use it. Your knife leaves over the hill in a shoulder. In the barn the goose has not moved. You know now how to meet a thing that falls.
story-wilds-griffin-b = Carry the egg back up.
story-wilds-griffin-b-result = The innkeeper ties it round you in her own shawl, while the goose bites all three of you. The nest is up on the mountain, she says, under the second snow. “And don’t run. It strikes from above, and at what runs.” Behind her the goose settles on the warm straw and goes on.

story-wilds-rotfiend = Old Barnaby
story-wilds-rotfiend-intro = The village is proud of Old Barnaby. He has lived in the knacker’s pit for nine years and eaten whatever died, and never anyone who was not dead first. But on Saturday there is a wedding, and the wind is in the east. The council would like their rotfiend moved. Not killed! They did kill Young Barnaby once, at close quarters, and have not found all of the tanner yet.
story-wilds-rotfiend-a = Walk him off with a sheep’s leg.
story-wilds-rotfiend-a-result = He trots after the sheep’s leg like a calf, leaking. You keep upwind and a good stone’s throw ahead, since they burst when they are upset. It is a mile and a half to the parish boundary, and there are dogs.
story-wilds-rotfiend-a-band-1 = The third dog is a brave one, and it upsets him. You hear it coming and throw yourself flat, on the wrong side of your bag.
story-wilds-rotfiend-a-band-2 = The dogs think better of it. At the boundary stone he gets his sheep’s leg, and you the council’s purse, at arm’s length.
story-wilds-rotfiend-a-band-3 = The dogs howl and stay where they are. He sits down at the boundary stone and lets you draw off what drips; any alchemist would pay for it, and the council pays too.
story-wilds-rotfiend-b = Advise them to move the wedding.
story-wilds-rotfiend-b-result = This had occurred to nobody. The bride kisses you, the council pays the fee of an expert, and the tanner’s widow has a jar for you, drawn from Barnaby’s pond and very well corked.

story-wilds-marked = Everybody but Stepan
story-wilds-marked-intro = The wood is closing on the village: roots under the doors, crows along the ridges, totems of deer bone at the well. No leshen leaves while the one it has marked still lives there, and the elder knows who that is. Everybody does. They have been kind to Stepan for weeks. He mends their roofs for nothing. He has just brought you cider, and asks why people go so quiet lately.
story-wilds-marked-a = Tell Stepan, and take him away.
story-wilds-marked-a-result = He sits down on the step. After a while he gets up and finishes the row of shingles he had begun, since it looks like rain. What he needs is a river, wide and running, between himself and home. Somebody has put a loaf in his bundle.
story-wilds-marked-b = Cut down the totems tonight.
story-wilds-marked-b-result = There are nine, and the roots come after you from the first. The last one will not burn until you throw in something of your own craft, and that is gone for good. You learned to stand fast, though. By sunrise the crows have left, for this year. Stepan slept well.

story-wilds-churchyard = Three Witnesses
story-wilds-churchyard-intro = “It’s the sexton,” says the alewife. “He’s after the rings.” “It’s the alewife,” says the sexton. “Ask her where she buys her soup bones.” “It is the dead themselves,” says the priest, “who find no rest, because of the beer.” On the facts they are agreed. The graves by the water are dug open, every marrowbone is cracked, and a tongue has been round the inside of the skulls.
story-wilds-churchyard-a = Sit up with the sexton.
story-wilds-churchyard-a-result = He shows you all he puts between himself and the dark: wormwood, garlic, and a spirit that he distils behind the bier. Nothing comes. You wake at noon on a slab, on somebody’s beloved wife, with bottles in your bag.
story-wilds-churchyard-b = Sit up among the graves.
story-wilds-churchyard-b-result = Towards morning something comes up from the flooded end of the yard, bent, in a skirt of shrouds, and licks the moss from a name. A grave hag lives close to her larder. Hers must be where the church went under.

## Hunger, weather, faith and money

story-wilds-pot = Veal
story-wilds-pot-intro = Snow to the window sills, six people in one room, one pot. “It’s veal,” the father tells the children, and looks at you. It is his boots; you smell the tallow. He has cut them very small. The youngest wants to know when there was a calf. A guest is served first: in this valley they would rather die than not, and some have. He holds out the ladle to you.
story-wilds-pot-a = Eat, and praise the veal.
story-wilds-pot-a-result = You chew, and ask who made the gravy. After that the children eat as well, and quarrel over the scrapings. The mother, who has not said a word, fills a bottle with juniper for your road. You are warm until evening.
story-wilds-pot-b = Empty your bag into the pot.
story-wilds-pot-b-result = Cheese, dried liver, roots that were meant for something else: all of it goes in. They are too busy to thank you. At night the father teaches you to walk on snow, barefoot, breathing out at every step. It is what he has.

story-wilds-rain = Nine Days of Rain
story-wilds-rain-intro = On the ninth day of rain you share a shepherd’s hut with a man who says nothing. He has a rope burn round his neck. He gives you the side by the fire and dries your socks next to his own. Before it is light he has gone, uphill. Then come the dogs, and after the dogs a young widow with an axe, and her brothers. The rain has nearly finished with the tracks. “Up or down?” she asks.
story-wilds-rain-a = “Down.”
story-wilds-rain-a-result = They run downhill; only the dogs look back. In your socks, which are dry, you find a flask that was not there before. You set out at once, on a fresh pair of legs, and you do not know what you have done.
story-wilds-rain-b = “Up.”
story-wilds-rain-b-result = The dogs had decided on that already. You hear it a little before noon, from far away, and it does not last. Towards evening the youngest of the brothers comes by, very white, and gives you money, and cannot say what for.

story-wilds-sermon = The World Ends on Thursday
story-wilds-sermon-intro = “Brothers! Sisters! Frogs!” The prophet stands in the marsh up to his knees. “On Thursday comes the great cold! What use is your cow then? What use your good pan? Give it away!” His six disciples have given everything away to one another, several times over, and would now like to give it to you. It is Wednesday. “And what use,” cries the prophet, “is Friday?”
story-wilds-sermon-a = Accept what they offer.
story-wilds-sermon-a-result = You leave with a pan, two coats and a hen. In the next village you sell them to the disciples’ relations, who recognise every piece and pay with the patience of people who did the same last year.
story-wilds-sermon-b = Stay until Thursday.
story-wilds-sermon-b-result = You sit back to back in the cold and breathe as he tells you, slower, and slower still, until there is nothing left but one thing that you know how to do. It takes all your sleep. On Friday the prophet asks, shyly, how to go about a Friday.

story-wilds-bill = Account Rendered
story-wilds-bill-intro = A sheet is nailed to the boundary oak. “To the Witcher. To one well, poisoned. To one barn, burned with the monster in it. To the barn next to it. To nine beehives, offended. To my daughter’s opinion of her husband. Less one monster. Balance payable by the next Witcher.” Below stand the crosses of the entire village, which is coming up the road with a pen.
story-wilds-bill-a = Pay what is owing.
story-wilds-bill-a-result = This they had not expected. The headman bites a coin, apologises to it, and takes off his cap. The herbwoman, whose well it was, sits you down in her kitchen and shows you what your colleague ought to have poured in, and how much.
story-wilds-bill-b = Dispute every item.
story-wilds-bill-b-result = It lasts until dark and costs you your best arguments. The beehives are struck out, since the bees have not complained. Then it emerges that the witcher’s scar had run in the rain, and that his medallion was brass. They have been had; you are compensated.

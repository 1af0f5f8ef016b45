event-208-title = The Thing the Goats Avoid
event-208-intro = It is a wyvern, an old one, grey about the jaws, and it sits in front of its cave like a pensioner in the sun. Hromund and it look at each other for a long time. “I go first,” he says, and sets off up the slope with small steps, the axe on his shoulder. You have to decide quickly how far behind him you mean to be.
event-208-band-1 = It knocks you both down the scree and goes back to its cave. Hromund sits up, insulted: it had looked at him and taken pity. On the way down he teaches you how to fall, and a curse for every joint.
event-208-band-2 = Its wings are busy with you while he walks in under them. When it is quiet he lies against the warm flank with the axe sunk to the eye, smiling. What you saw there you will use again. Down by the water his daughter has to be told.
event-208-band-3 = The charge breaks on you, and then he has it alone, as he wanted: one blow, from below. He sits down on its neck to get his breath back, and it does not come. You carry him and the axe down to the water, where Vigdis has a ship ready.

event-209-title = The Pillow
event-209-intro = Vigdis has been building this ship since she was twelve, whenever he was away at war. It is of oak, without a nail, and amidships stands a bed with a feather pillow. “Not a word about the pillow,” she says. She gives you the torch, since her own hand will not keep still. His arms lie on the jetty, for whoever brought her father home.
event-209-a = Light it, and sell the arms.
event-209-a-result = Once it is alight, the ebb takes the ship out, low and bright, until it is one star among others. Three grandsons of jarls bid against each other for the arms. Vigdis asks for nothing but the whetstone.
event-209-b = Light it, and keep the axe.
event-209-b-result = The rest goes with him. When the mast has fallen, Vigdis takes the axe out of your hand once more and shows you the stroke from below. He taught it to her when she was seven, because he could not wait for a son.

event-210-title = The Same Rock
event-210-intro = The ship lies exactly as she lay the first two times, says Cornelis Dray, and he has drawings to prove it. On the beach men carry bales inland, in no hurry at all. Their foreman greets you kindly and explains the arrangement: the captain gets a third, the rock gets the blame, and some gentleman in Novigrad gets a letter. Then he sees who is getting out of the boat, and whistles.
event-210-band-1 = They are more than they look, and they know the beach. You end face down in the weed while the bales go by over you. One of them drops a coin for your discretion. Dray notes the amount.
event-210-band-2 = It is a narrow path, and after a while they find that it is not worth it. Dray ticks off his bales, wades out for the last one and falls in. He wants all of it in writing, at his office in Novigrad, with you as the witness.
event-210-band-3 = It is over before Dray has found a dry page. The foreman sits in the surf and gives names, his own first, so that it counts in his favour. You are to swear to it in Novigrad, says Dray. There is colour in his face.

event-211-title = Sworn in Novigrad
event-211-intro = Cornelis Dray’s office has one window, and in front of it hangs a picture of a ship in harbour. He does not get up; his legs, he says, still think that they are out there. Along the wall sit the partners like a row of locked drawers. There are people far away who are owed money, and the question is whether it has to be paid. You are to swear to what you saw and heard. Dray dips his pen.
event-211-a = Swear, and take the fee.
event-211-a-result = You say what happened, in the order in which it did. The partners sigh, one after the other, and sign. Dray pays you in new coins and, when they have gone, opens the window for the length of a breath.
event-211-b = Swear, and ask for the loss book.
event-211-b-result = It has a line for every ship lost in ten years: day, place, cause. You read it as you would read tracks. Dray lets you sit by the stove all afternoon and turns the pages for you.
event-211-c = Swear to the letter as you wrote it.
event-211-c-result = You swear that these were his words and look every partner in the eye. It is harder than a fight, and you learn from it. The widow’s money is counted out. Dray, who can tell one hand from another, blots the page and pays for your journey.

event-212-title = First Blood, They Call
event-212-intro = The ring of stones has been trodden bare by a hundred years of champions. Opposite stands the other house’s: large, pale, hired like you. He has a wife in Cidaris, and says so twice. Behind him and behind you two old people sit on folding stools, each with a blanket over the knees. “To the death,” calls one of them, because it has always been called. “Or first blood,” calls the other quickly.
event-212-band-1 = He is better than he looks. When you wake up, something in you is out of true and will stay so. Both houses apologise. On the way down they have begun to sing about you, as they do for the dead.
event-212-band-2 = Blow for blow it goes, until you both breathe like bellows. Then he slips, or lets himself slip, and bleeds from one finger. It is enough. The old people have stood up at the same moment. They will need you once more, they say, in the forest, for something with flowers.
event-212-band-3 = Once round the ring, and his sword lies among the sheep droppings. He thanks you. In that one round you saw what you always do wrong. The old people put their heads together, and then they ask you to a wedding, in the forest, unarmed if possible.

event-216-title = A Wedding in the Woods
event-216-intro = The clearing belongs to neither house, and each has brought its own bread. Hild is of Finna’s and Kari of Skarde’s, and they hold each other’s hands as if at the edge of something. By the third cask two songs about the anchor are being sung at once, and the first bench has gone over. Everybody is waiting for somebody from outside to do something.
event-216-a = Start the brawl, so that it’s over.
event-216-a-result = The nearest one gets it first, and for an hour everybody hits everybody, with the thoroughness of relations. Nobody dies. Afterwards they compare teeth, and you have learned more about falling than any school could teach you.
event-216-b = Sing a third song, louder.
event-216-b-result = The one about the goat it is, and from the fourth verse on they cannot help joining in. They throw coins, first at you and then to you. Finna dances with Skarde, each looking over the other’s shoulder.
event-216-c = Give back your earnest, before all.
event-216-c-result = What they gave you for the fight you lay on the bridal table. Then Finna puts down a ring, and Skarde another, and they come, one after the other, with what they took from each other in a hundred years. You have seldom stood so straight.

event-217-title = The Ship That Walks
event-217-intro = Grima has found her again, a day from where she was: the Heron, lost with all hands sixteen winters ago, upright on the bottom with her sails set. Drowners have her. They haul at the sheets, they lean against the hull, and each night she gains a little. Drowners go on doing what they saw last, says Grima. She has brought one bag for you and one for herself.
event-217-a = Fill your bag and go up.
event-217-a-result = While they are busy with the anchor, you take the purser’s chest. Drowners come for blood and for noise, and you give them neither. Grima’s bag stays empty. She has looked in all the bunks on the left side. Next time the right, she says.
event-217-b = Ask whose bunk she is looking for.
event-217-b-result = Her sister’s. They were twins, there was one berth, they drew straws, and Grima drew the long one. She has been holding her breath ever since. You take the Heron’s heading. It is the heading for home, and she will be in by new moon.

event-218-title = The Heron Comes Home
event-218-intro = At low water the masts come out of the sea, then the rail. The Heron has come home, sixteen winters late, and the drowners who brought her stand about on deck in the sun and do not know what a harbour is for. Grima the diver wades in up to her neck. At the wheel stands one of her height, with her ears. Ragna, says Grima. The whole village is on the beach.
event-218-a = Drive them off and unload her.
event-218-a-result = With torches it is quickly done; drowners cannot bear fire over water. The village carries cargo until the tide turns. Grima does not carry anything. Out in the bay, where they all went down at once, the sea goes on heaving.
event-218-b = Go aboard behind Grima.
event-218-b-result = With empty hands you follow her across the deck. She loosens the fingers from the wheel, one after the other, and says: I have it now, go and sleep. They lie down, each in its place. You keep still until the last of them lies down.
event-218-c = Put the ring in her hand.
event-218-c-result = Grima pushes it on to the finger at the wheel, and it goes on easily, for there is not much finger. The thing looks at its hand. Then it lets go, and the wheel spins. Grima holds your arm until it is numb; she will teach you to breathe.

event-219-title = Come by Day
event-219-intro = You have brought bread and onions, and it has taken you until dusk. Ottkel weeps over the onions uncut. There is another one up here, he says. It lives in the fog, it learned the code by watching him, and at first he was glad of the company. A foglet, by the sound of it: no shape, unless you look at it through flame. Now it has a fire of its own, and ships answer. It has just been lit.
event-219-band-1 = You strike at grey, and grey strikes back, from behind, three times. Ottkel throws the whole woodpile on his fire, and in the glare it flinches, thin as a rake, and is gone. At least you have seen how it moves.
event-219-band-2 = Through Ottkel’s flame you see it at last and strike where it is, not where it blinks. It costs you skin. Under its ashes lies a tin box full of ships’ logs. Would you take them down to the water, he asks, to those who are waiting?
event-219-band-3 = You hold a brand before your face, and there it squats, fingers on the shutter, in the middle of a word. One blow. Ottkel finishes the word for it, to be polite. In its ashes is a tin box of ships’ logs, and they ought to go down to the water.

event-220-title = Beacon in Sight
event-220-intro = In the harbour office hangs a slate with the ships that are not back, and under it stands a bench, worn to a shine. You open the tin box. Seven logs, and the last line is the same in all of them: beacon in sight, steering for it. The women on the bench have got up. The harbour master would rather talk it over with the jarl first, who saved on beacon keepers.
event-220-a = Read them aloud, here and now.
event-220-a-result = You read name after name. Nobody interrupts you except to say: louder. An old mate finds a friend’s trick with the short blade in a margin and shows it to you on the quay, with a stick. That same day a boat with flour leaves for the mountain.
event-220-b = Sell them to the jarl.
event-220-b-result = The jarl pays well and has the fire lit in the grate before you are out of the door. From the quay you see his chimney smoke, first black, then white. On the bench they have sat down again.

event-221-title = The Court under the Ash
event-221-intro = Under the ash tree sit thirty freeholders, their weapons in a heap outside the rope. A guest brought fever into a house, and the child of the house died of it; now the father wants the guest. Thyra turns her blind face to where you are. “The saying,” she says. It is for the guest, every word of it. The father has brought the child’s shoes.
event-221-a = Speak it, and swear by the deep.
event-221-a-result = Word for word you speak it, and swear by the one below, as is custom for a life. The guest goes free; the father unties the rope himself. Something has settled in you that you need never think about again. Out in the bay somebody has heard his name.
event-221-b = Say that you have forgotten it.
event-221-b-result = It is gone, you say, so they vote by hands, and the hands are for the father. The guest’s people have stones, and good aim. Thyra’s lips move without a sound. In the evening she sends for you. There is a court in the mountains, and you owe her a saying.

event-222-title = What the Rescued Owe
event-222-intro = The high court sits on the mountain, over the oldest question. Who pulls a man out of the sea has him for life, says one saying; nobody can own a guest, says another. Between them stands a thin man in borrowed trousers who would like to go home. Thyra knows both. It is the one that decides between them which she has lost. Thirty heads turn to you, since you have been out there.
event-222-a = Stand for the thin man in the ring.
event-222-a-result = By custom anybody may fight for him, with cudgels, on a spread cloak. It is a small cloak. You get the worst of the blows and the better of the fight. The thin man runs down the mountain, stops at the bend, and bows like a dancer.
event-222-b = Make the saying up.
event-222-b-result = A life is owed once, you say in Thyra’s rasp, and is paid with the first meal that the one cooks for the other. They murmur; it sounds old. Thyra’s head goes up. She says it over to herself, three times: four hundred and one. You are paid like a lawspeaker.
event-222-c = Ask the thin man again.
event-222-c-result = What does he want? It is what you asked him then. Home, he says. This time thirty people hear it, and nobody finds a saying against it. It takes some strength to ask a court nothing else and wait. When he has gone, Thyra sits for a long time with her mouth open.

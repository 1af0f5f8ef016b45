# Events of the Adventure Pack that begin in towns.

event-57-title = In the Matter of Radek
event-57-intro = The corn hall of Vizima is full. The company has brought a coffin, to show that he is not in it. Radek has brought his widow, who swears that he has been of no use to her since the wake, and that this proves it. The presiding judge is ninety and has either fallen asleep or gone before. You are called, in a clean collar.
event-57-a = Swear, and have him put to the test.
event-57-a-result = The court accepts your oath and orders the customary trial, since a dead man will not mind it. They bring a candle and a needle; and then the usher, who knows Radek from before, goes out once more and sends to the kitchen.
event-57-b = Move for a settlement.
event-57-b-result = By evening it is settled: Radek owes the company everything, payable upon his death. All are content. Only on the stairs does one of the creditors stop and begin to count on his fingers. Both sides have paid your costs by then.

event-58-title = Trial by Roast
event-58-intro = He does not mind the candle. He does not mind the needle, though his eyes fill. Then they carry in the roast, with the crackling on, and hold it under his nose, and the whole of Vizima leans forward to see whether the dead man swallows. Radek looks at the ceiling. Into the silence his stomach says one long and quite distinct word.
event-58-band-1 = “Alive!” shouts the company, and there is a rush for him. You get him out by the window, roast and all, and it costs you what you had in your hands. He shares the crackling with you behind the granary. For safety he has died again.
event-58-band-2 = “Gases,” you say, as the expert. The court has sat through enough summers to nod. The claim is dismissed, your fee comes out of the company’s deposit, and the roast is entered under costs.
event-58-band-3 = The judge wakes at the sound, takes it for the verdict and signs. Nobody dares to correct him. Radek is dead by decree, in all provinces and for ever; you are paid on the spot; and there is lunch, as promised, until they light the lamps.

event-59-title = The Contest at Beauclair
event-59-intro = Under the awnings of Beauclair the students sing it first, with the wings, and ladies weep into the melons. Then Tibor steps out, with two strings left. He sings it as it was: the mud, the waiting, the fee. In the middle he loses the words, because they are true and there are so many people. He looks over at you. You will have to show them the rest.
event-59-band-1 = You show them the one thing you do well and knock over the melons. People are polite in Beauclair, and there is a small prize for everybody. Tibor gives you your half of it and looks at his shoes while he counts.
event-59-band-2 = You go through the fight as it was, in the sand, by yourself, and Tibor finds the tune again by watching your feet. It is no triumph. But at the back the old soldiers get up, one by one, and afterwards they give what they have on them.
event-59-band-3 = When you have done, nobody weeps, and nobody moves until somewhere a glass falls down. Tibor lets the last note go by itself. He gets the golden quill and you the purse. What you have shown them, you now understand yourself.

event-60-title = The Button Mould
event-60-intro = The pedlar lives in a cave, and so does the bell. He did not steal it, he says. One evening it was there and asked him to take it to pieces, small ones, so that it could get about and see people. He has a fire, a spoon and a mould for buttons, and both his hands are burned. “It is so tired of being rung,” he says. “It would like to be worn, for once.”
event-60-a = Take it to a proper forge.
event-60-a-result = It takes the two of you and his mule all day. It hums the whole way down, like somebody on an outing. By the water, says the pedlar, is a forge that makes anchors. They know what it is when a thing has to hold.
event-60-b = Bury it.
event-60-b-result = The digging takes until dawn. It does not resist. It only hums lower as the earth goes on, until you feel it in your heels and nowhere else, and there it has stayed: what was unsteady in you stands. The pedlar sleeps for two days.

event-61-title = The Anchor Forge
event-61-intro = The anchor smiths have cast for whalers and for kings and are not easily surprised. They melt it in one night. While the bronze runs it is silent, and they find that they have taken off their caps. “What is it to be?” asks the master. You hold out your arm. He measures it with a string, wrist to elbow, and listens to the string.
event-61-result = It is a buckler with a rim like a bell’s. It does not ring; it joins in. Whenever you dodge with it there is a little more shield between you and the world than you had counted on. You think that it enjoys the company.

event-62-title = The Page
event-62-intro = In the dark front room hangs the ledger. You find the page by the smell of camphor: one cold, returned in error; and above it, in the same neat hand, what else he sold them when he was young. It is a long list. His mother’s voice. A way of running downstairs. The name of a dog. At the bottom somebody has already drawn a line in pencil.
event-62-a = Tear out the whole page.
event-62-a-result = It comes away with a sound like cloth, and all over the house the doors open. You leave by the roof and are not whole when you reach the street. Next morning he finds you. He has run downstairs, he says, and fallen. He laughs, and gives you forty years’ savings, and hardly looks at them.
event-62-b = Tear out the cold and no more.
event-62-b-result = It is a strip as narrow as a finger, and nobody hears. He thanks you in a thick voice. While it lasts he does one thing more: he looks up your own name and crosses out a line that was written before you could walk. Something comes back to you that you had never missed.

event-63-title = The Grain Ship
event-63-intro = She comes in on the tide without a pilot and makes fast by herself. There is no grain left in her. The rats come down the gangway two by two, sit down in rows along the quay, and look at you. In front is a very old one, white, with a brass button on a thread round its neck. It takes the button off, lays it before your feet and waits.
event-63-a = Put it on, and lead them.
event-63-a-result = The moment it hangs round your neck, forty thousand heads come up. For its size it is heavy. You take a step, and the whole quay moves. It comes to you that nobody has said where the last one led them.
event-63-b = Throw it into the harbour.
event-63-b-result = It sinks. The rats watch the rings until they have gone, then they look at each other and are simply rats. The harbour master pays you to have been elsewhere. By nightfall the cats of three counties are on the road.

event-64-title = Forty Thousand
event-64-intro = They follow you out of the port and up the valley, with a sound like rain on a roof a mile long. Wherever you look stands corn, and they look there too. Farmers come to their doors with forks. An old woman calls out what you mean to do with them, and you had better know by the next bend. They do what you think of. And you have had no breakfast.
event-64-band-1 = Bread crosses your mind, for no longer than a breath. It costs a village its harvest, and you what you were carrying when you tore the button off. They scatter into the hedges. The old woman picks up her fork. The explaining you leave to her.
event-64-band-2 = You think of nothing, as hard as you can, as far as the waste land under the cliffs, and there you take the button off. They go into the ground. On the way back you see what else goes in and out under those cliffs, and at what hours.
event-64-band-3 = You think of Quist. On the next evening they sit in rows before the guildhall, and with a trembling hand he lays one on the table, as the statute says, and asks the others to go. They go. The guild pays you for all of them.
event-64-band-4 = You think of the sea, of a ship full of grain, of a coast without cats, and make them think it too. They board her again, and she sails. The valley pays in silver. You have held forty thousand wills in one hand, and put them down.

event-65-title = Janek, Twice Discharged
event-65-intro = He has built himself a hut, a hearth and, out of habit, a sentry box, and is standing in it. He has been thinking, he says. He is dead, so nobody can kill him; he has deserted, so nobody can give him orders. In the army he learned one single thing that is good for anything. He learned it with the wrong hand. He would rather do it for somebody than for nobody.
event-65-result = He comes along, at some distance, and does as he likes. But when you are nearly spent and your hand is as good as empty, he steps out from wherever he was and strikes once, on the side where nothing expects it.

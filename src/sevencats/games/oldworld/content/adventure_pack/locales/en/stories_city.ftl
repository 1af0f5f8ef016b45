# City stories of the Adventure Pack.

story-adventure-city-creditors = Radek and Company
story-adventure-city-creditors-intro = The creditors of the late Radek have founded a company, with a seal. At the general meeting they resolve by eleven votes to one that the deceased is alive; the one is Radek, who has bought a share and sits in the last row in a false beard. The case goes before the high court in Vizima. Both sides want an expert. Both are looking at you.
story-adventure-city-creditors-a = Testify for the company, here and now.
story-adventure-city-creditors-a-result = You tell the notary what you know, and the company pays you out of its capital, which was raised to buy a better lock for the grave. In the last row the beard has come off on one side. He waves to you, a little sadly, with a bun.
story-adventure-city-creditors-b = Testify for the deceased, in Vizima.
story-adventure-city-creditors-b-result = Radek grasps both your hands. He cannot pay, being dead, but there will be lunch. The court sits in the old corn hall and hears the dead on alternate Thursdays. You are to bring a clean collar.

story-adventure-city-ballad = As Sung by Others
story-adventure-city-ballad-intro = In the tavern three students are singing Tibor’s ballad about you, and they have got it wrong. In their version you weep. You also marry the griffin. Afterwards the room is silent, and a cooper wipes his eyes. “It gets me every time,” he says, “that part with the wings.” There is a contest in Beauclair, say the students, and they mean to win it.
story-adventure-city-ballad-a = Take your share and say nothing.
story-adventure-city-ballad-a-result = They split the hat with you, awed, and beg for details of the wedding. You let them have two. By the end of the week there is a new verse, and people you have never met ask you in the street how the griffin is.
story-adventure-city-ballad-b = Warn Tibor, and go to Beauclair.
story-adventure-city-ballad-b-result = You find him asleep under a cart and tell him. He sits up so fast that he hits the axle. “In which key?” he asks. You tell him. He will walk all night, he says, and you are to come too, in person, and look unmarried.

story-adventure-city-bronze = Bronze Buttons
story-adventure-city-bronze-intro = The bell of the burned temple is gone. It weighed more than a house, and there are no tracks. Odila stands in the empty rubble with her ladle. “It was quiet last night,” she says. “I lay awake.” In the market a pedlar is selling buttons, bronze ones, very cheap. When you hold one to your ear, it hums.
story-adventure-city-bronze-a = Buy a handful, and listen.
story-adventure-city-bronze-a-result = Sewn on, they are soon told apart. When something comes near that is no man, all of them hum together, and they turn you towards it by the coat. You sleep soundly with so many watching.
story-adventure-city-bronze-b = Follow the pedlar.
story-adventure-city-bronze-b-result = By noon he has sold out and goes up into the mountains with his empty tray, like a man who is being called. You let him get ahead. Odila has put on her shoes. Then she takes them off again and goes back to the soup.

story-adventure-city-bakery = Dough
story-adventure-city-bakery-intro = Hedda’s bakery has a queue round the corner. At the back sits her father and ties the dough: the slip, the bowline, the one with thirteen turns that he never got to use. “People like them,” says Master Ruben, floury and happy. Then he lowers his voice. There is a hanging on Wednesday, a boy, and for the first time in his life his hands do not want to.
story-adventure-city-bakery-a = Put on an apron and learn.
story-adventure-city-bakery-a-result = One tray is spoiled, and then another. At last your fingers let go of what they were sure of and find a hold that gives way when it should. On Wednesday Ruben is ill. He has eaten, he tells the magistrate, far too many of his own.
story-adventure-city-bakery-b = Offer to do Wednesday for him.
story-adventure-city-bakery-b-result = You tie it as he once showed you, it is over quickly, and they pay you the hangman’s fee. For the rest of the day you wash your hands. On the sill of the bakery, when you go by, is a loaf for you, quite plain.

story-adventure-city-cold = The Clerk Has a Cold
story-adventure-city-cold-intro = The clerk of the house in Novigrad has a red nose, and he blinks. He is ashamed of it. “There was an error in the ledger,” he says, “and something that I sold them long ago was given back to me. It is a cold. I had quite forgotten. You lie in bed, and somebody comes in with soup.” He folds his handkerchief. He would like to keep it.
story-adventure-city-cold-a = Report the error to the house.
story-adventure-city-cold-a-result = Two gentlemen call for him, quite kindly, with a small box. When they have closed it he stands very straight. He counts out your reward, blots the receipt, and asks whether you have ever thought of parting with your own colds.
story-adventure-city-cold-b = Help him to keep it.
story-adventure-city-cold-b-result = A page of the ledger would have to be lost, he says, and he cannot do it himself: his hand would write it in again. He draws you the way to it in Novigrad. Then he sneezes, and looks round to see whether anybody will bless him.

story-adventure-city-caravan = Passengers for Cintra
story-adventure-city-caravan-intro = A caravan is leaving for Cintra, and its master takes all kinds. “Pilgrims in front. Salt and silk in the middle. Behind the silk, people who do not wish to be seen, and behind those, the people who are looking for them; they pay the same.” He considers your swords. “And where would you like to sit?”
story-adventure-city-caravan-a = With those who are hiding.
story-adventure-city-caravan-a-result = A forger, a nun and somebody’s husband share your blanket, and all the way to Cintra nobody gives a name. When you get down, the nun presses a flask into your hand. She was not always a nun, she says, and this was not always soup.
story-adventure-city-caravan-b = With those who are looking.
story-adventure-city-caravan-b-result = For one stage you ride with four patient men and a list, and by the evening you have read it over their shoulders. One of the names is no person’s. You know now where it lies up by day. The keys of their cart you drop into a well.

story-adventure-city-basket = Over the Wall
story-adventure-city-basket-intro = There is fever among the tanners, and since Sunday their quarter has been walled up; whoever is in there stays there. A doctor lets down a basket on your side, covered, very light. “She has no fever,” he calls. “I have looked three times.” Sergeant Holl stands next to you and has heard it. “I have an order,” says Marta Holl, “about baskets.”
story-adventure-city-basket-a = Carry it away through the drains.
story-adventure-city-basket-a-result = It takes until morning, in water up to the chest, among things that live there, with one arm held above your head. The drains keep a good part of your armour. You knock at the first farm with a light in the window, and only then does the arm come down.
story-adventure-city-basket-b = Send the basket back.
story-adventure-city-basket-b-result = The doctor takes it in, nods, and does not look at you. Next day there comes another, with all the medicine he has left, for you; they will not be needing it in there. That week nobody who lives along the wall gets any sleep.

story-adventure-city-academy = The School of the Goose
story-adventure-city-academy-intro = So says the sign over the tannery. In the yard eleven young men with wooden swords are being shouted at by Kord, who has a new scar, on the other cheek. “They wanted a witcher,” he whispers, “and you were not in.” He has taught them to run, to hide and to scream, and they are really very good at it. The fees are paid until midsummer.
story-adventure-city-academy-a = Give them one real lesson.
story-adventure-city-academy-a-result = They see what a claw does to a wooden sword, and to your shoulder, since one of them forgets to scream. That evening nine go home to their mothers. Kord shares the fees with you before he has to give them back.
story-adventure-city-academy-b = Join in for an afternoon.
story-adventure-city-academy-b-result = You run, you hide, you scream from the bottom of your lungs, as nobody ever let you at your own school. Something that has sat on your chest for years gets up and leaves. That night you sleep like a child.

story-adventure-city-likeness = The Likeness
story-adventure-city-likeness-intro = The painter does the dead, for their families. His last picture is of a lady he has never seen; nobody ordered it. She is standing before a door, and each morning it is open a little wider. By tomorrow, he reckons, it will be clear who is in the room. He has turned the picture to the wall. It is worse, he says, when it is turned to the wall.
story-adventure-city-likeness-a = Sit up with the picture.
story-adventure-city-likeness-a-result = Towards morning the room opens. Somebody is at sword practice in there, slowly, with their back to you, and you follow it stroke by stroke. When the figure turns round you have thrown the cloth over it. What you used to do instead is gone.
story-adventure-city-likeness-b = Paint the door shut.
story-adventure-city-likeness-b-result = His hand shakes too much, so you do it yourself, with a brush for fences. She watches you all the while. He pays you with a bottle of what he cleans his palette with. The neighbours buy the picture; they have a wall, they say, that wants a door.

story-adventure-city-sow = The Crown Against a Sow
story-adventure-city-sow-intro = A sow is on trial for bewitching the miller. She has an advocate, who is paid in turnips, and a chair. The charge is that she looked at him, and that he then owned up to watering the flour; and that he has been cheerful since, which is not natural. The judge wishes to know whether anybody here understands such things. He asks it of your medallion.
story-adventure-city-sow-a = Speak for the sow.
story-adventure-city-sow-a-result = The court learns from you what a curse looks like, what it smells of and what it costs, and the more you were taught the better it sounds. The sow is acquitted and leaves without hurry. At the door the miller stands you a drink, from behind the flour. He would like to own up to some other things.
story-adventure-city-sow-b = Go down on your knees and look back.
story-adventure-city-sow-b-result = It is a long look, from both sides, at the same height. It does something. You remember tracks that you saw on the road and explained away, and this time you do not explain them away. The court rises for lunch.

story-adventure-city-traps = They Are Back
story-adventure-city-traps-intro = The rats have come home, all in one night, and with them others, who had heard how nice it was. Guild master Quist is standing on a table. For a year he has waited, he has kept the traps oiled, and now there are forty thousand. “I only wanted one,” he says. Down at the harbour they are boarding a grain ship, two by two.
story-adventure-city-traps-a = Help the guild to set traps.
story-adventure-city-traps-a-result = By the last trap your fingers are blue. By evening every trap in town is full, and it makes no difference that anybody can see. Quist pays by the tail, in tears, he cannot say of what kind. The cats have left for the country.
story-adventure-city-traps-b = Find out where the ship is bound.
story-adventure-city-traps-b-result = She sails with the tide, low in the water, and squeaks. The captain has nailed himself into his cabin so as to have seen nothing. Wherever she next puts in, somebody had better be standing on the quay.

story-adventure-city-list = The Wrong Janek
story-adventure-city-list-intro = There were two privates of that name in the company, and it is the other one who is dead. This one has walked home. He sits in his mother’s kitchen with his feet in the washtub, and now and then she touches his ear, to see. He did not wait for his discharge. In the door stands Sergeant Holl with the list of deserters. It says Janek. It does not say which.
story-adventure-city-list-a = Tell her that this is the dead one.
story-adventure-city-list-a-result = “Then I cannot arrest him,” says Holl, much relieved, and strikes him out. But a dead man cannot sit at the window. He will hide in the forest until the army has moved on, and his mother begs you to look in on him there.
story-adventure-city-list-b = Let her read out the list.
story-adventure-city-list-b-result = She reads it. He gets up and dries his feet, first one, then the other. There is a reward for deserters, and Holl lays all of it in your hand, so as not to have it in hers. Nobody in that street asks you to read a letter again.

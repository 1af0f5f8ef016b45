event-201-title = The Old Island
event-201-intro = Where the hills stood in line there is land, an island so old that the stones have stopped leaning. Monsters lie on it under cairns, one beside the other, each with a mark that the school of the Griffin once taught. The grass is kept short. The man who kept it lies beside the last cairn, a day dead, his spade in his hand, and on that cairn a stone has begun to move.
event-201-result = You finish what he was at, stone upon stone, until the knocking underneath gives up, and then you raise one more heap, for him. His wage lies on the first cairn, a coin for whoever comes next. You take it, and a bearing that others can follow: somebody will have to.

event-202-title = The White Lake
event-202-intro = The cave has a back door. Behind it lies a lake as white as milk, and in the lake an island, and on the island stand the boxes of a man who never declared anything. The widow has waited outside. She says that he always was a tidy man, and that she wants none of it.
event-202-result = You mark the way in, for there is more than one back can carry. On the shore are prints of something else that has come to count the boxes.

event-203-title = The High Fire
event-203-intro = What the siren pointed at is a mountain in the sea, with smoke on its head. In the warm clefts grow herbs that you know from drawings only, in beds, with labels. The labels are in the hand of an apprentice who wrote every name a little wrong. No apprentice is to be seen. His kettle is still warm.
event-203-result = You correct three of the labels and take a flask as your fee. Whoever comes by ship can find it now, by the smoke.

event-204-title = Fox Paw
event-204-intro = The brother lives on the paw’s smallest toe, in a hut made of a boat. He says good day to the foxes and nothing to you. When he hears who has mended the coat, he takes you along the beach and shows you how to read it: who came ashore, how heavy, how hungry, and whether it limps.
event-204-result = You may come again, he says, and others too, if they take their boots off. He pays you for the thread; he is no beggar either.

event-205-title = The Ring of Stones
event-205-intro = The claw fits. It comes from a beast that was brought here in a cage, to an island that is nothing but a ring of stone benches around a floor of sand. Fresh sand, raked this morning. There are seats for the gentlemen, an awning, and a board with prices: small, large, and the one that ate the keeper.
event-205-result = The keeper’s dog still guards the gate, and you get past it with a torn sleeve. From now on anybody can find the place who likes to be looked at.

event-206-title = The Drowned Man’s Pendant
event-206-intro = High above the sea stands the hut of the woman who made it, for a husband too, once. She turns it over, breathes on it and says that he must have taken it off that morning. It only works on the frightened. He had not been afraid for years, she says. That is how they all go.
event-206-result = She ties it around your neck with a knot that is not easily undone. When the sea is about to lie, it grows warm.

event-207-title = The Jarl’s Bearskin
event-207-intro = In the hall where he came from nobody asks how you got it. They look, they count the claws, and an old man moves over on the bench to make room. So he has been told, says the old man. It was time. We had begun to feed him. You are given the place by the fire, and mead.
event-207-result = It is heavy, and it smells of smoke and old bear. Wherever on these islands you lie down in it, they bring you more than you asked for.

event-213-title = Torkel’s Cuirass
event-213-intro = She opens before you have knocked, for nobody with news knocks loudly. You tell her. She fetches the cuirass from the chest; it has been oiled every week. She asks whether he rowed in time until the end, and you say yes. Then she does up the straps on you herself, too tight, the way it is done for somebody who is to come back.
event-213-result = It sits as if it had been made for you, and between two blows it leaves room for one more breath.

event-214-title = The Captain’s Spyglass
event-214-intro = The owner’s name is scratched into the brass, and the owner’s house is easy to find, for his wife is selling it. She does not want the tube back. He was so proud of seeing everything first, she says, and there he stood, seeing it. Look twice, she says. He only ever looked once.
event-214-result = You look twice. The second time the sea is a different one, and you may choose which of the two you sail on.

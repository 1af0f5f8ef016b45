# Ce que disent les adversaires au début et à la fin d’une partie.

face-grib = Des cartes ? Grib aime les cartes. Grib mange les cartes.
face-burzo = Asseyez-vous. Le banc en porte deux comme moi, ou un comme moi et vous.
face-wenda = J’ai une soupe sur le feu. Finissons avant qu’elle ne bouille.
face-sorvek = J’ai toute la nuit. Vous avez trois manches.
face-ilvane = Mélangez bien, petit cœur. J’entends chaque carte.
face-perin = C’est mon premier poste. Pas un mot à mon sergent, je vous prie.
face-darro = Le règlement, c’est le règlement, et mon deck est en règle.
face-sevrin = Je construis des engins de siège. Un deck, c’est plus simple : ça ne tombe qu’une fois.
face-odvin = J’observe vos mains depuis que vous êtes là.
face-calvea = La cavalerie n’attend pas. À vous, et vite.
face-jasko = Je parie mes bottes. Ce sont de bonnes bottes.
face-bertol = Un mois de solde que je gagne. Ce n’est pas grand-chose.
face-radka = Je rafistole des gens toute la journée. Ce soir, je peux bien casser quelque chose.
face-ignat = Tout est question d’angles, et de qui passe en premier.
face-orlen = Nous n’abandonnons personne. Même pas sur une table.
face-finneth = Je me suis exercé dans les bois, contre un écureuil. Il a gagné.
face-borim = Les nains ont inventé ce jeu. Demandez à n’importe qui, pourvu que ce soit un nain.
face-elvara = Je serai douce. Mes cartes, non.
face-sirel = Un souffle, une carte. Commencez quand vous voulez.
face-naelis = Vous ne verrez pas d’où cela vient.
face-ulfi = C’est ma grand-mère qui m’a appris. Elle triche, moi non.
face-hrodi = Fer chaud, bière fraîche, cartes rapides. Asseyez-vous !
face-gudra = Mon bouclier a tenu contre pire que vous.
face-asvald = Le vent est avec moi. Comme toujours.
face-jorund = Victoire ou défaite, il y aura une chanson.

face-won-monsters = Rien de personnel. Nous avions faim.
face-lost-monsters = Hum. Vous mordez aussi.
face-won-nilfgaard = Comme prévu.
face-lost-nilfgaard = Voilà qui finira dans un rapport.
face-won-northern_realms = Pour le Nord ! Et pour ma bourse.
face-lost-northern_realms = Bien joué. Je rentrerai quand même en chantant.
face-won-scoiatael = À la fin, la forêt gagne toujours.
face-lost-scoiatael = Vous jouez comme quelqu’un qu’on a traqué. Respect.
face-won-skellige = Encore une bière, et une pour le camp d’en face !
face-lost-skellige = Un beau combat. Racontez-le à mon avantage.

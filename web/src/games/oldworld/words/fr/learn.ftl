# Lessons of Old World: what the cat says.

oldworld-learn-title = Apprendre l’Ancien Monde
oldworld-learn-how = Dix courtes leçons à la vraie table, puis un tour entier avec le chat à vos côtés.
oldworld-learn-done = Fait
oldworld-learn-again = Encore
oldworld-learn-next = Leçon suivante
oldworld-learn-play = Maintenant une vraie chasse
oldworld-learn-won = Bravo ! On continue.
oldworld-learn-lost = Cela mène ailleurs : réessayez et suivez la lumière.
oldworld-learn-all = Toutes les leçons

oldworld-lesson-ways = Chemins
oldworld-lesson-ways-what = Voyager se paie en cartes.
oldworld-lesson-ways-1 = Hengfors est en montagne. Touchez-la, puis Aller, et payez avec la carte montagne qui s’est levée.
oldworld-lesson-ways-2 = Novigrad est en forêt. Une carte qui convient paie l’étape : allez-y aussi.

oldworld-lesson-places = Lieux
oldworld-lesson-places-what = Chaque lieu a une action.
oldworld-lesson-places-1 = À Doldeth, on prépare des potions. Allez-y.
oldworld-lesson-places-2 = Utilisez maintenant le lieu : son bouton est à côté de la carte. Il faut avoir voyagé pendant ce tour.

oldworld-lesson-combo = Combos
oldworld-lesson-combo-what = Les cartes qui s’enchaînent frappent ensemble.
oldworld-lesson-combo-1 = Touchez Tourbillon, puis Armure fondue : l’extension au bord les relie. Regardez la somme, puis confirmez.

oldworld-lesson-monster = Monstres
oldworld-lesson-monster-what = Chassez-en un avec un bon combo.
oldworld-lesson-monster-1 = Un brumelin rôde ici. Choisissez le combat : vous avez sa piste, vous commencez.
oldworld-lesson-monster-2 = Posez Tourbillon, Armure fondue et Coup précis, puis confirmez. Neuf dégâts suffisent tout juste.

oldworld-lesson-damage = Dégâts et potions
oldworld-lesson-damage-what = Bouclier, pioche, main : ce que prend une attaque.
oldworld-lesson-damage-1 = Le bouclier est brisé et la pioche vide : le reste vient de votre main. Choisissez les cartes et confirmez une fois.
oldworld-lesson-damage-2 = À vous de nouveau. Buvez Tonnerre : deux dégâts avant toute carte.

oldworld-lesson-trophy = Trophée et fatigue
oldworld-lesson-trophy-what = Vaincre fatigue.
oldworld-lesson-trophy-1 = Le trophée est à vous, mais chacun coûte des cartes qui quittent le jeu. Choisissez-en de faibles : un deck mince combat mieux.

oldworld-lesson-story = Histoires
oldworld-lesson-story-what = Explorez et choisissez.
oldworld-lesson-story-1 = Explorez les contrées sauvages : une carte vous est lue. Ce qui sort d’un choix est sous le sceau.
oldworld-lesson-story-2 = Une option que vous ne pouvez pas payer dit ce qui manque. Prenez l’autre et brisez le sceau.

oldworld-lesson-dice = Poker aux dés
oldworld-lesson-dice-what = Un jeu dans chaque taverne.
oldworld-lesson-dice-1 = Les habitants de Hengfors jouent aux dés. Utilisez le lieu pour vous asseoir avec eux.
oldworld-lesson-dice-2 = Touchez les dés que vous gardez et relancez les autres, ou gardez tout. La liste montre ce que vaut votre main.

oldworld-lesson-pool = La réserve
oldworld-lesson-pool-what = De nouvelles cartes en fin de tour.
oldworld-lesson-pool-1 = Phase III : vous pouvez d’abord défausser des cartes. Gardez-les toutes.
oldworld-lesson-pool-2 = Prenez la troisième carte de la réserve. Sa place dit ce qu’elle coûte en plus du prix imprimé.

oldworld-lesson-meditate = Méditation
oldworld-lesson-meditate-what = Un trophée sans effusion de sang.
oldworld-lesson-meditate-1 = Le combat est à son plus haut niveau : méditez, et il devient un trophée. Les sorceleurs qui se croisent peuvent aussi se battre pour un trophée.
oldworld-lesson-meditate-2 = Méditer fatigue aussi. Choisissez les cartes qui quittent votre deck.

oldworld-lesson-turn = Votre premier tour
oldworld-lesson-turn-what = Tout, une fois.
oldworld-lesson-turn-1 = Voici toute la table. Allez à Wyzima : une carte forêt paie le chemin.
oldworld-lesson-turn-2 = Entraînez ici le combat. Mieux vous combattez, plus vous piochez après un combo.
oldworld-lesson-turn-3 = Vous pourriez voyager encore, mais gardez vos cartes : terminez la phase I.
oldworld-lesson-turn-4 = Aucun monstre ici. Explorez plutôt les contrées sauvages.
oldworld-lesson-turn-5 = Lisez, puis choisissez et brisez le sceau.
oldworld-lesson-turn-6 = Phase III : gardez votre main.
oldworld-lesson-turn-7 = Prenez une carte gratuite, au bout droit de la réserve. Puis c’est aux autres : vous savez tout.

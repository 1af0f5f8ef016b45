# Ce que la première page et le salon disent de l’Ancien Monde.

oldworld-title = L’Ancien Monde
oldworld-line = Chassez les monstres à travers le Continent et rapportez quatre trophées.
oldworld-rivals-choice = Rivaux
oldworld-play = En route
oldworld-play-solo = En route, en solitaire
oldworld-alone = en solo
oldworld-how-to-play = Touchez un lieu de la carte pour le regarder, puis une seconde fois, ou le bouton Aller, pour y voyager. Choisissez une carte d’un toucher et envoyez-la avec Confirmer.
oldworld-keys-hand = Choisir une carte de la main
oldworld-keys-confirm = Confirmer le choix
oldworld-keys-whole = Montrer toute la carte
school-choice = Votre école
school-draft = Tirage
school-wolf = Loup
school-bear = Ours
school-cat = Chat
school-griffin = Griffon
school-viper = Vipère
school-manticore = Manticore
school-ciri = Ciri

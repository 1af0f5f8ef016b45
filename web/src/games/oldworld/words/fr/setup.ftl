# Ce qu’apportent les extras d’une nouvelle table.

oldworld-presets = Choix tout prêts
oldworld-preset-evening = Première soirée
oldworld-preset-evening-what = Le jeu de base, rien de plus.
oldworld-preset-long = Longue chasse
oldworld-preset-long-what = Des îles, une légende, plus de récits.
oldworld-preset-together = Ensemble
oldworld-preset-together-what = Tout le monde contre la Chasse sauvage.
oldworld-preset-all = Tout ce qui va ensemble
oldworld-preset-all-what = Tous les extras qui se supportent.
oldworld-extra-legendary-hunt = Devenez fort, puis abattez un monstre légendaire : cela finit la partie.
oldworld-extra-weaknesses = Découvrez les points faibles des monstres et servez-vous-en au combat.
oldworld-extra-special-attacks = Chaque monstre combat à sa manière, avec de grandes cartes.
oldworld-extra-unique-cards = Une carte de départ de plus pour chaque école.
oldworld-extra-advanced-cards = De fortes cartes grises dans la réserve, au prix d’une carte écartée.
oldworld-extra-mutagens = Un mutagène à chaque nouveau niveau, pour les combats.
oldworld-extra-bombs = Des bombes à côté des potions : piochez-en une à la place.
oldworld-extra-adventure-pack = Plus de récits sur les routes, et plus de quêtes.
oldworld-extra-lost-mount = Un cheval égaré : la première personne arrivée lance un dé pour un bonus.
oldworld-extra-mages = Jouez mage : les sorts se nourrissent d’énergie et de sagesse.
oldworld-extra-skellige = Voguez vers les îles, et gardez Dagon au fond des eaux.
oldworld-extra-wild-hunt = Vous gagnez ou perdez ensemble, contre les cavaliers.
oldworld-extra-manticore = Une école de plus à jouer.
oldworld-extra-ciri = Jouez Ciri.

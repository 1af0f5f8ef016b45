ow-expansion-legendary-hunt = Chasse légendaire
ow-expansion-weaknesses = Piste des monstres : faiblesses
ow-expansion-special-attacks = Piste des monstres : attaques spéciales
ow-expansion-unique-cards = Piste des monstres : cartes uniques
ow-expansion-advanced-cards = Piste des monstres : cartes avancées
ow-expansion-mutagens = Piste des monstres : mutagènes
ow-expansion-bombs = Piste des monstres : bombes
ow-expansion-adventure-pack = Pack d'aventures
ow-expansion-lost-mount = La monture perdue
ow-expansion-mages = Magiciens
ow-expansion-skellige = Skellige
ow-expansion-wild-hunt = La Chasse sauvage
ow-expansion-manticore = l'école de la Manticore
ow-expansion-ciri = Ciri
ow-expansion-monster-trail = Piste des monstres
ow-expansion-names = désigne { $names }
ow-expansion-clashes = pas avec { $names }
ow-expansion-choices = choix : { $names }

## What is chosen about an expansion

ow-choice-hunt-side = Face de la carte d'aide
ow-choice-legend = Monstre légendaire
ow-choice-hunt-solo = Difficulté
ow-choice-advanced-sets = Séries de cartes avancées
ow-choice-hunt-general = Général
ow-choice-hunt-level = Difficulté
ow-choice-youngest = Le plus jeune joueur

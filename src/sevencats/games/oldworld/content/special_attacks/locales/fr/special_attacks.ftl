# Les grandes cartes : noms des attaques spéciales et des capacités passives.

ow-monster-troll = Troll
ow-line-borrow = la grande carte d’un autre monstre de niveau III est tirée au hasard, et sa capacité passive agit
ow-question-borrow = Quelle capacité passive agit ?
ow-fight-special-1 = Carte spéciale 1
ow-fight-special-2 = Carte spéciale 2
ow-fight-special-3 = Carte spéciale 3
ow-fight-special-4 = Carte spéciale 4
ow-fight-special-1-text = Charge ou morsure : attaque spéciale 1 du monstre. Défaussée par des dégâts : sa capacité passive agit.
ow-fight-special-2-text = Charge ou morsure : attaque spéciale 2 du monstre. Défaussée par des dégâts : sa capacité passive agit.
ow-fight-special-3-text = Charge ou morsure : attaque spéciale 3 du monstre. Défaussée par des dégâts : sa capacité passive agit.
ow-fight-special-4-text = Charge ou morsure : attaque spéciale 4 du monstre. Défaussée par des dégâts : sa capacité passive agit.
ow-log-fight-full = Les cartes de combat mises de côté rejoignent la pioche.

ow-special-arachas-passive = Carapace épaisse
ow-special-arachas-1 = Toile collante
ow-special-arachas-2 = Empoisonnement
ow-special-arachas-3 = Charge à six pattes
ow-special-arachas-4 = Coup de pinces

ow-special-archespore-passive = Repli
ow-special-archespore-1 = Épines empoisonnées
ow-special-archespore-2 = Spores explosives
ow-special-archespore-3 = Crachat acide
ow-special-archespore-4 = Lianes étouffantes

ow-special-barghest-passive = Appel de la meute
ow-special-barghest-1 = Griffes et crocs
ow-special-barghest-2 = Cri de la meute
ow-special-barghest-3 = Charge spectrale
ow-special-barghest-4 = Renversement

ow-special-drowners-nest-passive = Plongeon dans les profondeurs
ow-special-drowners-nest-1 = Inondation
ow-special-drowners-nest-2 = Attaque groupée
ow-special-drowners-nest-3 = Coup de griffes
ow-special-drowners-nest-4 = Attaque bondissante

ow-special-ekimmara-passive = Régénération
ow-special-ekimmara-1 = Vitesse incroyable
ow-special-ekimmara-2 = Griffes acérées
ow-special-ekimmara-3 = Perte de sang
ow-special-ekimmara-4 = Série de coups

ow-special-foglet-passive = Dématérialisation
ow-special-foglet-1 = Griffes acérées
ow-special-foglet-2 = Illusion
ow-special-foglet-3 = Illusion magistrale
ow-special-foglet-4 = Attaque dans la brume

ow-special-ghouls-nest-passive = Frénésie du combat
ow-special-ghouls-nest-1 = En surnombre
ow-special-ghouls-nest-2 = Déchirure
ow-special-ghouls-nest-3 = Appel de la nuit
ow-special-ghouls-nest-4 = Faim sans frein

ow-special-harpy-passive = Bec acéré
ow-special-harpy-1 = Coup d’aile étourdissant
ow-special-harpy-2 = Piqué
ow-special-harpy-3 = Charge aérienne
ow-special-harpy-4 = Serres tranchantes

ow-special-nekkers-nest-passive = Fuite par les tunnels
ow-special-nekkers-nest-1 = Attaque groupée
ow-special-nekkers-nest-2 = Attaque par-derrière
ow-special-nekkers-nest-3 = Charge d’ensemble
ow-special-nekkers-nest-4 = Ordres du guerrier

ow-special-rotfiend-passive = Sang épais
ow-special-rotfiend-1 = Explosion
ow-special-rotfiend-2 = Souffle puissant
ow-special-rotfiend-3 = Attaque agile
ow-special-rotfiend-4 = Vapeurs inflammables

ow-special-fiend-passive = Guérison
ow-special-fiend-1 = Hypnose
ow-special-fiend-2 = Hypnose profonde
ow-special-fiend-3 = Longue charge
ow-special-fiend-4 = Charge furieuse

ow-special-grave-hag-passive = Réflexe inattendu
ow-special-grave-hag-1 = Étreinte de la langue
ow-special-grave-hag-2 = Coup de langue
ow-special-grave-hag-3 = Caillots
ow-special-grave-hag-4 = Soif de victimes

ow-special-griffin-passive = Abri des ailes
ow-special-griffin-1 = Coup de bec
ow-special-griffin-2 = Coup de bec précis
ow-special-griffin-3 = Griffure
ow-special-griffin-4 = Charge aérienne

ow-special-manticore-passive = Envol
ow-special-manticore-1 = Frappe aérienne
ow-special-manticore-2 = Dard venimeux
ow-special-manticore-3 = Coup de queue
ow-special-manticore-4 = Lacération

ow-special-nightwraith-passive = Dématérialisation
ow-special-nightwraith-1 = Lévitation
ow-special-nightwraith-2 = Drain d’énergie
ow-special-nightwraith-3 = Drain d’énergie magistral
ow-special-nightwraith-4 = Création d’illusions

ow-special-noonwraith-passive = Résistance aux Signes
ow-special-noonwraith-1 = Dédoublement
ow-special-noonwraith-2 = Dématérialisation
ow-special-noonwraith-3 = Ronde funeste
ow-special-noonwraith-4 = Absorption

ow-special-penitent-passive = Disparition
ow-special-penitent-1 = Appel des vagues
ow-special-penitent-2 = Coup de lanterne
ow-special-penitent-3 = Tournoiement
ow-special-penitent-4 = Nuée de coups

ow-special-water-hag-passive = Cachée dans la vase
ow-special-water-hag-1 = Jet de boue
ow-special-water-hag-2 = Coup de griffes
ow-special-water-hag-3 = Inondation
ow-special-water-hag-4 = Vitesse inattendue

ow-special-weavess-passive = L’œil qui voit tout
ow-special-weavess-1 = Don de prédiction
ow-special-weavess-2 = Appel des gens
ow-special-weavess-3 = Pouvoir de la tapisserie
ow-special-weavess-4 = Grand pouvoir de la tapisserie

ow-special-werewolf-passive = Régénération
ow-special-werewolf-1 = Force monstrueuse
ow-special-werewolf-2 = Fureur sauvage
ow-special-werewolf-3 = Vitesse du loup
ow-special-werewolf-4 = Appel de la meute

ow-special-whispess-passive = Métamorphose en corbeaux
ow-special-whispess-1 = Villageois manipulés
ow-special-whispess-2 = Murmures tentateurs
ow-special-whispess-3 = Explosion magique
ow-special-whispess-4 = Grande explosion magique

ow-special-wyvern-passive = Queue étourdissante
ow-special-wyvern-1 = Charge venue du ciel
ow-special-wyvern-2 = Griffes meurtrières
ow-special-wyvern-3 = Dard empoisonné
ow-special-wyvern-4 = Salive venimeuse

ow-special-brewess-passive = Bain de sang
ow-special-brewess-1 = Coups puissants
ow-special-brewess-2 = Attaque par-derrière
ow-special-brewess-3 = Magie ancienne
ow-special-brewess-4 = Haute magie ancienne

ow-special-bruxa-passive = Polymorphie
ow-special-bruxa-1 = Soif de sang
ow-special-bruxa-2 = Nuée de griffes
ow-special-bruxa-3 = Onde sonore
ow-special-bruxa-4 = Grande onde sonore

ow-special-glustyworp-passive = Carapace dure
ow-special-glustyworp-1 = Entraînement sous l’eau
ow-special-glustyworp-2 = Attaque de la langue
ow-special-glustyworp-3 = Dents acérées
ow-special-glustyworp-4 = Coup de queue

ow-special-leshen-passive = Téléportation
ow-special-leshen-1 = Appel des bêtes
ow-special-leshen-2 = Lianes captives
ow-special-leshen-3 = Forme d’ours
ow-special-leshen-4 = Forme de loup

ow-special-striga-passive = Fuite dans l’ombre
ow-special-striga-1 = Crocs acérés
ow-special-striga-2 = Griffes ensanglantées
ow-special-striga-3 = Attaque éclair
ow-special-striga-4 = Charge d’en haut

ow-special-troll-passive = Coquille de pierre
ow-special-troll-1 = Coup de gourdin
ow-special-troll-2 = Tourbillon
ow-special-troll-3 = Poings puissants
ow-special-troll-4 = Jet de rocher

ow-special-yghern-passive = Carapace de chitine
ow-special-yghern-1 = Pinces venimeuses
ow-special-yghern-2 = Crachat d’acide
ow-special-yghern-3 = Étreinte paralysante
ow-special-yghern-4 = Attaque souterraine

ow-line-strike-per-weakness =
    subissez { $n ->
         [one] 1 dégât
        *[other] { $n } dégâts
    }, plus 1 par jeton de sa faiblesse que vous avez
ow-line-strike-less-weakness = subissez { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }, moins 1 par jeton de sa faiblesse que vous avez
ow-count-weakness =
    { $n ->
         [one] jeton
        *[other] jetons
    } de faiblesse du monstre

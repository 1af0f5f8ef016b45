# Cartes d'exploration des contrées sauvages du Pack d'aventures. Une carte a un titre, ce qu'on lit à voix haute
# (-intro), ses options (-a, -b) et, pour chacune, ce qui en résulte (-a-result ...), que personne ne voit avant le choix.

## Plus longs chemins

story-adventure-wilds-goat = Une chèvre sans domicile fixe
story-adventure-wilds-goat-intro = La chèvre est noire, n’a qu’une corne et n’est à personne ; c’est bien le malheur. « Elle est venue avec le vieux Marek, et Marek est mort, dit le village. Après, elle s’est mise avec le forgeron. » On montre une croix du menton. « Après, avec le prêtre. » Depuis, nul ne met le nez dehors. La chèvre est assise sur les marches de l’église et mange un psautier. À votre vue, elle se lève, s’étire et traverse la place comme quelqu’un dont la voiture est avancée.
story-adventure-wilds-goat-a = La laisser venir.
story-adventure-wilds-goat-a-result = Elle marche devant et ne se laisse pas mener. À la première fourche, vous prenez à gauche. Elle prend à droite, vers les montagnes, se couche sur la route et hurle jusqu’à ce que vous reveniez. On l’attend, semble-t-il, quelque part.
story-adventure-wilds-goat-b = La vendre au village suivant.
story-adventure-wilds-goat-b-result = Vous n’expliquez rien, et le prêtre ne demande rien ; c’est une belle chèvre. Il vous compte l’argent dans la main et la gratte derrière la corne. Du haut de la colline, vous regardez en arrière. Elle marche déjà sur ses talons.

story-adventure-wilds-bridge = La courte paille
story-adventure-wilds-bridge-intro = Trois fois le fleuve a pris la pile du milieu. Les maçons savent pourquoi, et ils ont tiré à la paille : selon la vieille coutume, quelque chose de vivant entre dans le mur. La courte est dans la main du garçon qui gâche le mortier. Il se montre très raisonnable. « C’est un bon pont, vous dit-il. Il se noie quelqu’un ici chaque hiver. Mon oncle aussi. » Le maître maçon ne lève pas les yeux de son fil à plomb.
story-adventure-wilds-bridge-a = Donner au fleuve quelque chose de vous.
story-adventure-wilds-bridge-a-result = Vous lui donnez une chose qui faisait votre fierté : faite une fois, au-dessus de l’eau, de tout votre cœur, et plus jamais. Le courant s’arrête pour regarder, et dans l’heure ils posent la pierre. Le garçon vous montre ce qu’il sait faire d’une truelle, maintenant qu’elle va lui servir.
story-adventure-wilds-bridge-b = Descendre demander qui le réclame.
story-adventure-wilds-bridge-b-result = Ils posent leurs outils tant que vous n’êtes pas de retour ; seul le garçon continue de gâcher, par habitude. Sous la pile, il y a des marches qu’aucun maçon n’a taillées. À l’oreille, elles ressortent loin en aval.

story-adventure-wilds-wreckers = Un feu pour les marins
story-adventure-wilds-wreckers-intro = Sur la falaise, une petite fille promène de long en large un poney boiteux, une lanterne au cou. De la mer, on dirait un navire bien à l’ancre. « C’est seulement pour la brume », explique-t-elle. Au fond de la crique, un village aux poignées de porte en laiton, avec quantité de cordages et pas un champ. Ce soir, il y a de la brume. Au large sonne une cloche : quelqu’un cherche à tâtons le port de Doldeth.
story-adventure-wilds-wreckers-a = Attendre, et prendre votre part.
story-adventure-wilds-wreckers-a-result = Vous aidez à tirer ce que la mer apporte : des tonneaux, des coffres, un homme qui dit merci. C’est un village en ordre, chacun reçoit la même part, la petite aussi. Elle a une poupée, encore mouillée. Ils commencent à chanter ; vous êtes déjà en route.
story-adventure-wilds-wreckers-b = Éteindre la lanterne.
story-adventure-wilds-wreckers-b-result = La cloche passe dans le noir, lentement, et s’éloigne. Dans la crique, nul ne dit mot ; ils sont sur leurs seuils, un croc à la main, et lèvent les yeux vers vous. La petite veut savoir ce qu’on mangera, maintenant. À Doldeth, il faudrait poser la même question à quelqu’un.

story-adventure-wilds-hermits = À cause d’un haricot
story-adventure-wilds-hermits-intro = Deux ermites vivent des deux côtés de la gorge, à portée de vue, et ne se sont pas parlé depuis vingt ans, à cause d’un haricot. Les messages vont par les passants. « Dites au vieux fou d’en face que son toit se soulève au coin, fait celui de ce côté-ci. Mot pour mot. Et que cela m’est bien égal. » Il se tient tout au bord, la main en visière. L’autre aussi.
story-adventure-wilds-hermits-a = Le transmettre mot pour mot.
story-adventure-wilds-hermits-a-result = « Dites au vieux bouc que j’ai vu, répond l’autre, et qu’il mette son écharpe. » Vous traversez quatre fois. Le soir, vous avez dîné des deux bords, et l’on vous a confié la même ruse d’escalade, deux fois, sous le sceau du secret.
story-adventure-wilds-hermits-b = Améliorer un peu le message.
story-adventure-wilds-hermits-b-result = Vous ôtez le fou, et laissez ce qu’il voulait peut-être dire. L’autre ermite doit s’asseoir. Étaient-ce vraiment les mots ? À peu près, dites-vous. Il faudra un jour remonter sur cette montagne et voir ce qu’il en est advenu.

story-adventure-wilds-boundary = Le mort d’un bord et de l’autre
story-adventure-wilds-boundary-intro = Qui a un mort sur sa terre doit l’enterrer et payer l’enquête. C’est la loi ; aussi, chaque nuit, Marle-le-Haut le porte de l’autre côté du ruisseau, à Marle-le-Bas, et chaque nuit Marle-le-Bas le rapporte. C’est le neuvième jour. Les deux villages sont dans l’eau, à tirer. « Il est à vous ! » « À vous ! » Il porte de bons gants. Personne encore n’a regardé son visage.
story-adventure-wilds-boundary-a = L’enterrer dans le ruisseau, sur la limite.
story-adventure-wilds-boundary-a-result = Vous détournez l’eau de son lit, creusez où elle coulait et la ramenez par-dessus lui. La nuit y passe. Au matin, les deux villages le réclament, car le voilà borne. Votre dos a appris quelque chose qu’il n’oubliera pas.
story-adventure-wilds-boundary-b = Regarder son visage.
story-adventure-wilds-boundary-b-result = Vous le lavez. Une cicatrice à travers le sourcil, pas de blessure, et l’air surpris. Dans le gant gauche, une clé avec une étiquette de bois : une maison forestière. Les deux villages se sont tus. Au fond, quelqu’un s’en va.

story-adventure-wilds-lake = Le lac sur la carte
story-adventure-wilds-lake-intro = Adelheid Voss a perdu deux chaîneurs et gagné un lac. Il est sur sa carte, de sa propre main, avec les sondages, et elle ne l’a pas dessiné. « J’y suis passée deux fois, dit l’arpenteuse. C’est un pré. Je peux y étendre la chaîne. » Elle y a étendu la chaîne. À l’autre bout, quelque part dans l’herbe, quelque chose tire un peu de temps en temps, comme font les poissons. Un second avis serait le bienvenu.
story-adventure-wilds-lake-a = Suivre la chaîne.
story-adventure-wilds-lake-a-result = Vous la suivez main sur main dans l’herbe sèche ; puis l’herbe est mouillée, puis elle vous vient aux genoux, puis ce n’est plus de l’herbe. Sous vous, le toit d’une église. Vous repérez l’endroit. Derrière, Voss note l’heure. Ses souliers sont pleins d’eau.
story-adventure-wilds-lake-b = Lui conseiller de croire la carte.
story-adventure-wilds-lake-b-result = Elle vous regarde par-dessus ses lunettes et fait monter les tentes plus haut. Au matin il y a un lac, avec les sondages, et sur une île deux chaîneurs que la date étonne. Elle paie le conseil, et vous montre comment viser ce qui n’est pas là.

## Ceux qui reviennent

story-adventure-wilds-bees = Le dire aux abeilles
story-adventure-wilds-bees-intro = L’apiculteur au miel de nuit est mort, enflé et content, et il faut que quelqu’un le dise aux abeilles. On toque à chaque ruche avec la clé de la maison et l’on nomme le nouveau maître. Sinon elles partent ; ou bien elles restent, et c’est pire. La clé, sa fille l’a. Elle a peur des abeilles. Depuis l’enterrement elle est à la grille du jardin, le jour baisse, et quarante ruches se mettent à bourdonner comme une question.
story-adventure-wilds-bees-a = Toquer aux ruches pour elle.
story-adventure-wilds-bees-a-result = Elles vous écoutent, quarante fois. Mais elles le connaissaient bien et remarquent que ce n’est pas vous ; au dernier rang, elles sont sur vos mailles, et dessous. La fille remplit vos fioles d’un miel qui luit, et peut enfin pleurer.
story-adventure-wilds-bees-b = Aller avec elle et tenir la lanterne.
story-adventure-wilds-bees-b-result = À la première ruche, elle chuchote. À la dixième, elle leur raconte comme il riait. À la dernière, elle porte des abeilles jusqu’au coude, comme des gants, et ne l’a pas remarqué. On vous donne un pot, et le lit du grenier à miel, où l’on dort comme nulle part.

story-adventure-wilds-rope = Lorcan Weir déménage
story-adventure-wilds-rope-intro = Cent personnes portent une corde à travers champs. Elle est grosse comme une cuisse, des herbes y pendent et, devant, à reculons, marche Lorcan Weir, le passeur, qui lui parle. Sa rivière s’est ensablée. Il s’installe ailleurs, à Loc Ichaer, où l’eau ne manque pas, et où il n’y a pas de pont. « Elle n’a jamais été à terre, vous dit-il. Elle est nerveuse. Prenez-la ou rangez-vous. Et ne criez pas. »
story-adventure-wilds-rope-a = La prendre.
story-adventure-wilds-rope-a-result = Vous marchez deux jours avec un souffle dans la nuque, en chantant ce que la corde aime. À Loc Ichaer, elle se coule d’elle-même dans le lac et s’y couche comme un chien dans la paille. Lorcan paie les porteurs en flacons et veut récupérer les vides.
story-adventure-wilds-rope-b = Leur éclairer la route.
story-adventure-wilds-rope-b-result = Vous leur trouvez un chemin sans ronces, ni haies, ni chiens. Ce que vous trouvez d’autre ne regarde que vous : un repaire, encore tiède. Le soir, Lorcan vous montre le nœud qu’il prendrait pour une chose qui ne veut pas être attachée.

story-adventure-wilds-teeth = Le double
story-adventure-wilds-teeth-intro = L’ermite du puits, on l’entend avant de le voir : il claque. Il y a des années, il y jeta ses dents, et le puits rend le double, quoique jamais la même chose, ni toujours sur-le-champ. Ce matin, il a payé. Elles sont montées dans le seau, par paires, courbes, longues d’un doigt, et il en a déjà essayé. « Je sens d’ici le goût de cette porte, dit-il. Vous en voulez quelques-unes ? »
story-adventure-wilds-teeth-a = En prendre une poignée.
story-adventure-wilds-teeth-a-result = Vous restez avec elles au-dessus du creuset jusqu’au matin. Elles sont à quelque chose qui n’est pas encore né. Pilées fin, dans l’esprit-de-vin, elles vous apprennent de quoi cela mourra, et l’odeur ne quitte pas vos mains.
story-adventure-wilds-teeth-b = Y verser une potion pour lui.
story-adventure-wilds-teeth-b-result = Le seau remonte avec des dents de vieil homme, brunes, usées, une manque. Il les met, les essaie sur un gros mot, et doit se détourner un instant. En redescendant, vous remarquez que le puits a payé pour vous aussi.

story-adventure-wilds-wedding = Trois coups, un silence, deux
story-adventure-wilds-wedding-intro = Ulf se marie. Nulle n’en voudra, disait-on, à cause des coups. Mais Berta, des fours à chaux, est sourde ; la première nuit elle posa la paume sur les planches, le regarda, et toqua en retour. Les voilà sous les arbres, à une longue table, qui parlent avec les phalanges, et rient. Les invités attendent le bal. Il n’y a pas de musique. Les mariés n’y ont pas songé.
story-adventure-wilds-wedding-a = Tambouriner sur la table.
story-adventure-wilds-wedding-a-result = Vous commencez par ce qu’ils connaissent : trois coups, un silence, deux. À la troisième fois, toutes les tables y sont. D’en dessous, d’entre les racines, d’autres s’y mettent, bien en mesure. Berta le sent la première. Vous dansez jusqu’à ce que tombe de vous une chose dont vous n’avez plus besoin.
story-adventure-wilds-wedding-b = Écouter à la lisière.
story-adventure-wilds-wedding-b-result = Ils sont là-dessous par douzaines, sous les pieds des danseurs, sans bouger ; vous le sentez par les semelles. Ils sont venus en invités. Au matin, sur la souche, un flacon que personne n’a apporté, et de petites traces qui rentrent à la maison.

## Des monstres et de leurs mœurs

story-adventure-wilds-barrel = Messire Botte
story-adventure-wilds-barrel-intro = Dans le tonneau de pluie, derrière l’école, quelque chose de vert, gros comme un chat, mâche une botte. Les enfants l’appellent Messire Botte. C’est venu avec la crue, et ça pleurait. Ça ne mord qu’Otto. Ils le nourrissent depuis le printemps ; ça a grandi, ça connaît son nom, et le maître d’école manque depuis vendredi. « Les noyeurs vivent dans des nids, dit la petite qui l’a trouvé. Alors, il a une maman ? »
story-adventure-wilds-barrel-a = Le ramener à son nid.
story-adventure-wilds-barrel-a-result = Ils l’enveloppent d’une écharpe et vous accompagnent jusqu’au tournant en lui chantant des chansons. Il chante aussi, à peu près. Vous le portez à bout de bras jusqu’à l’eau. Il a votre pouce dans la bouche, très doucement.
story-adventure-wilds-barrel-b = D’abord renvoyer les enfants.
story-adventure-wilds-barrel-b-result = Ils savent, bien sûr. De la ruelle, vous les entendez compter tout haut, tous ensemble, pour ne rien entendre. Ce n’est pas long. La bave remonte le troisième fossé après le moulin, où sont les autres. Le conseil paie à la longueur.

story-adventure-wilds-penitent = À genoux
story-adventure-wilds-penitent-intro = Sur la route des pèlerins, un homme va à genoux, et nul ne l’a jamais vu arriver. L’acier traverse un pénitent comme une fumée, à moins qu’on ne sache ce qu’il a fait ; et cela se raconte de trois façons. Il a laissé son équipage sur un navire en feu. Non, il a éteint le fanal du port, pour un pari. Non, il n’a rien fait du tout : il dormait. Les vieilles du sanctuaire veulent qu’on en finisse, et ne se parlent plus.
story-adventure-wilds-penitent-a = Marcher un jour à ses côtés.
story-adventure-wilds-penitent-a-result = Il ne parle pas. Mais il s’arrête où il s’arrête toujours, et chaque fois vous apprenez quelque chose : comment il tient la lanterne, où il se tourne, quelle épaule il ménage. Le soir, vous savez comment on le combattrait. Si on le doit est une autre affaire.
story-adventure-wilds-penitent-b = Chercher quelqu’un qui y était.
story-adventure-wilds-penitent-b-result = Il y avait un mousse, se rappelle la plus âgée, qui s’en est tiré vivant. Il aurait soixante-dix ans. Il est parti loin dans les terres, puis il est revenu, comme ils font tous, et vit sur un rivage ou un autre, dos à l’eau.

story-adventure-wilds-road = Une route qui n’était pas là
story-adventure-wilds-road-intro = Sur la lande passe une route qui n’était pas là hier. Elle est pavée de plaques, larges comme une charrette, bien jointes, un peu tièdes. « Un raccourci ! fait le bouvier, ravi. Tout droit vers le sud ! » Ses moutons sont déjà dessus. À genoux, vous regardez entre deux plaques et voyez une patte. Derrière il y en a une autre, et ainsi de suite jusqu’à l’horizon. Après un repas, un yghern dort environ une journée.
story-adventure-wilds-road-a = Prendre le raccourci, tout doucement.
story-adventure-wilds-road-a-result = Vous marchez sur les joints, jamais sur les plaques et, la dernière lieue, vous tenez fermée la bouche du bouvier. En un après-midi, cela vous mène à travers la moitié du pays. À l’autre bout, près d’Ard Modron, deux antennes sont croisées comme des mains.
story-adventure-wilds-road-b = En faire le tour, étudier les joints.
story-adventure-wilds-road-b-result = Les coups rapides ne feraient qu’y tinter. Il en faut un lourd, par en dessous, là où la septième plaque touche la huitième. D’une fissure, vous tirez une fiole de quelque chose de jaune. Le bouvier recompte ses moutons. Il en trouve toujours moins.

story-adventure-wilds-huts = Une cabane de trop
story-adventure-wilds-huts-intro = Sur la rive du lac, il y a sept cabanes et six familles. On a mis du temps à s’en apercevoir. La septième est une bonne cabane, patinée, un filet dessus, un seau près de la porte ; seulement, lundi elle était au ponton, et aujourd’hui elle est plus près des poules. « Elle ne dérange pas, dit le pêcheur d’anguilles. On n’aime pas être mauvais voisin. » Une arachas enfile ce qu’elle trouve.
story-adventure-wilds-huts-a = Frapper.
story-adventure-wilds-huts-a-result = Avec quelque chose de long, vous frappez au volet. Il y a un silence, comme quand on se regarde par-dessus la table. La suite dépend de ce qu’elle a mangé, ou non. Elle a plusieurs pattes pour vous le faire savoir.
story-adventure-wilds-huts-a-band-1 = Elle n’a pas mangé. Une patte passe la porte, prend ce que vous lui tendez, puis ce que vous gardiez derrière vous.
story-adventure-wilds-huts-a-band-2 = Elle a mangé, ou presque. Une patte dépose poliment sur la marche les restes du dernier visiteur ; la fiole est intacte.
story-adventure-wilds-huts-a-band-3 = Elle est repue, et on l’a élevée parmi des voisins. Elle vous passe toute l’étagère des gens d’avant.
story-adventure-wilds-huts-b = L’enfumer aux roseaux verts.
story-adventure-wilds-huts-b-result = Elles ne supportent pas la fumée. Vers midi, la cabane se lève et file le long de la rive sur la pointe des pieds, seau compris, en faisant son possible pour ressembler à une cabane. Vous notez où elle s’installe. Le pêcheur agite la main.

story-adventure-wilds-judge = Les chiens du juge
story-adventure-wilds-judge-intro = Une voiture est arrêtée sur la route et, autour, en cercle, sont assis onze chiens noirs, une lueur dans la gorge. Ils courent derrière elle depuis trois nuits. « Des chiens errants », dit le juge, de l’intérieur. Les barghests vont où quelque chose n’a pas été payé. Ils vous arrachent la garde avant de toucher à la peau. Il voudrait une escorte jusqu’à la ville. Combien de sentences il a signées dans la dernière, cela ne regarde que lui.
story-adventure-wilds-judge-a = Voyager avec le juge.
story-adventure-wilds-judge-a-result = Au pont, ils viennent, tous ensemble, et vous effeuillent pièce à pièce, comme un cuisinier un artichaut. Ils ne mordent pas ; ce n’est pas vous qu’ils veulent. Vous lui faites passer la porte. Il paie, pousse le verrou, tire les rideaux. Les chiens ont fait le tour par-derrière.
story-adventure-wilds-judge-b = Vous asseoir parmi les chiens.
story-adventure-wilds-judge-b-result = Vous posez ce que vous tenez et prenez place dans le cercle. Il y a des noms sur les colliers. Vous les lisez, à voix forte, vers la voiture, jusqu’à ce que la portière s’ouvre du dedans. Rarement vous avez vu quelqu’un faire si exactement ce pour quoi il est là, et vous y pensez longtemps.

story-adventure-wilds-fiend = Un sac sur la tête
story-adventure-wilds-fiend-intro = Dans la ravine, les bûcherons travaillent un sac à pain sur la tête. Là-haut vit un fiellon. Il a un troisième œil, et qui le voit ouvert reste planté là et pense à la maison, jusqu’à ce que ce soit fini. Les sortilèges n’y font rien ; il aime les sortilèges. Le vieux Kettil y a perdu deux frères. Il abat à l’aveugle depuis trente ans, et entend une mouche se poser sur une cognée.
story-adventure-wilds-fiend-a = Mettre un sac et travailler avec lui.
story-adventure-wilds-fiend-a-result = Tout le jour il vous lance des pommes de pin et, au crépuscule, elles ne touchent plus ; vous les entendez quitter sa main. À force d’écouter, la tête vous bourdonne. Vous constatez que vous dormez avec le sac.
story-adventure-wilds-fiend-b = Lui payer le coup de la cognée.
story-adventure-wilds-fiend-b-result = Cela se fait les yeux fermés, à une distance incroyable, et vous vous exercez jusqu’à ce que la mouche soit en deux moitiés. La pièce est pour les mouches, dit Kettil. Si jamais vous voyez l’œil, il aimerait savoir à quoi ses frères ont pensé.

story-adventure-wilds-harvest = Une très bonne année
story-adventure-wilds-harvest-intro = Le soir, les vendangeurs descendent de la vigne du haut, pâles, contents, incapables de dire ce qu’ils ont fait du jour. Il y avait une fille qui chantait. Personne ne l’a vue. Chaque soir les paniers sont plus pleins et les vendangeurs moins nombreux, et l’intendant a remarqué l’un et l’autre. « C’est une très bonne année », dit-il. Une bruxa chante avant de boire, et elle est la pire quand il ne reste plus grand-chose de vous. À Beauclair, on préfère ne pas en entendre parler.
story-adventure-wilds-harvest-a = Demander à Beauclair qui chantait là.
story-adventure-wilds-harvest-a-result = L’intendant devient pâle comme ses vendangeurs. Il y avait une fille, dit-il, du temps du vieux duc, avec une voix pour laquelle on sortait de la ville. Un vieux maître de chant, au palais, en saurait plus. Lui n’a rien dit.
story-adventure-wilds-harvest-b = Lui laisser une potion sur le mur.
story-adventure-wilds-harvest-b-result = Vous la posez ouverte au crépuscule et vous partez. Au matin la fiole est vide, et rincée, et les vendangeurs descendent brûlés de soleil, en se disputant. À côté, dans la poussière, on a écrit d’une belle main ce que vous faites toujours mal.

## Métiers, auberges et foires

story-adventure-wilds-bear = L’ours est indisposé
story-adventure-wilds-bear-intro = Le montreur d’ours a une chaîne, un tambour, une licence et pas d’ours. « Il est indisposé », dit-il. Il le dit depuis l’automne. Il l’a soigné jusqu’au bout ; puis il y eut les dettes, et il y avait la peau. Depuis, c’est lui qui danse dedans, et son neveu qui bat le tambour. Voilà que le neveu s’est sauvé, samedi c’est la foire, et un homme seul ne peut être le tambour et l’ours.
story-adventure-wilds-bear-a = Faire l’ours.
story-adventure-wilds-bear-a-result = Il fait chaud là-dedans, et cela sent un vieil ami. Vous vous dressez, vous tournez, vous donnez la patte. On jette des choses, dont quelques pièces. Tout dépend de l’accueil que font les gens à un ours qui, visiblement, a pris des leçons d’escrime.
story-adventure-wilds-bear-a-band-1 = Ils l’accueillent à coups de choux, puis avec un molosse. Le montreur bat la retraite, et vous la faites à quatre pattes.
story-adventure-wilds-bear-a-band-2 = Un enfant vous gratte derrière l’oreille, et dès lors il pleut du cuivre. Vous partagez en deux, sur le tambour.
story-adventure-wilds-bear-a-band-3 = Quelqu’un provoque l’ours en duel. L’ours gagne aux points, et le montreur pleure dans la recette : l’ancien n’a jamais su la riposte.
story-adventure-wilds-bear-b = Battre le tambour.
story-adventure-wilds-bear-b-result = Vous battez, et le vieux danse dans la peau, lentement, les yeux fermés, et plus personne ne rit. Après, il vous apprend un pas. L’ours l’avait trouvé tout seul. Pour lui faire place, vous en oubliez un plus beau.

story-adventure-wilds-inn = L’auberge silencieuse
story-adventure-wilds-inn-intro = À l’auberge sous la corniche, nul n’élève la voix. Les portes sont feutrées, les cuillers en bois, et l’on a appris au chien à remuer la queue. Une toux au mauvais endroit, et tout descend, comme au temps du grand-père, sur une noce. On vous tend une ardoise. Soupe ?, dit-elle. Et dessous : sur le glacier, quelque chose prend les courriers. On ne peut ni l’appeler ni le siffler. Il faudrait crier.
story-adventure-wilds-inn-a = Rester, chuchoter et dormir.
story-adventure-wilds-inn-a-result = Vous dormez comme jamais depuis le berceau. Au matin, l’aubergiste écrit la note sur l’ardoise, la regarde, et l’efface de la manche. Il met un doigt sur ses lèvres et un flacon dans votre sac.
story-adventure-wilds-inn-b = Monter et crier.
story-adventure-wilds-inn-b-result = Vous criez tout ce que vous avez. La montagne réfléchit et lâche, à côté de vous, ou presque. De la neige, plus bas, quelque chose de long se dégage et décampe, et vous voyez vers où. Vous savez aussi, désormais, chevaucher ce qui glisse.

story-adventure-wilds-rehearsal = La répétition
story-adventure-wilds-rehearsal-intro = « Non, non ! Tu viens de la gauche, tu manges Gunter, Gunter se couche, et alors la cloche ! » Le village veut être prêt. Deux fois la semaine, on répète pour le monstre. Il y a des piques, il y a un chœur des épouses, et il y a deux tonneliers cousus dans une vache. C’est la vache qui ne va pas. Elle manque de menace. Trente visages se tournent vers vous, et sur tous, lentement, se lève la même idée.
story-adventure-wilds-rehearsal-a = Jouer le monstre.
story-adventure-wilds-rehearsal-a-result = Vous leur donnez la moitié de ce que vous savez. Ils brisent trois piques sur vous, Gunter pleure, et la maîtresse d’école manque de vous avoir avec un râteau. Vous repartez les mains vides, avec un respect nouveau : vu de ce côté, c’est autre chose.
story-adventure-wilds-rehearsal-b = Diriger du haut d’un tonneau.
story-adventure-wilds-rehearsal-b-result = Vous déplacez la cloche, mettez le râteau au premier rang et renvoyez Gunter chez lui. Au soir, ils retiendraient une goule le temps de s’enfuir, et l’on n’en demande pas plus à un village. La recette vous est remise dans la tête de la vache.

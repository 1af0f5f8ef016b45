# Événements auxquels mènent les cartes des contrées sauvages. Un événement a un titre, ce qu'on lit à voix
# haute (-intro) et ses options (-a, -b) avec ce qui en résulte (-a-result) ; sans options, seulement le
# résultat : -result, ou un texte par tranche de ses dés, de son épreuve ou de son combat (-band-1 ...).

## Les premiers

event-1-title = L’arbalète repêchée
event-1-intro = Le ponton penche, mais la toile huilée a tenu. Vous coupez la ficelle, et tout Benno Grole monte du paquet : la résine, le cerf, le mauvais tabac. L’arbalète qu’il contient est courte, laide, et l’œuvre de quelqu’un qui croyait peu aux tirs de semonce.
event-1-result = Vous la gardez. Elle vaut un carreau avant que le combat ne commence pour de bon ; après, elle gêne.

event-5-title = La chienne
event-5-intro = Vous la sentez avant de la voir. Elle vient au bord du feu, regarde la viande, regarde à côté de vous, et se couche en lui tournant le dos. Vous posez la viande entre vous deux et tournez le dos à votre tour. C’est ainsi, semble-t-il, qu’on procède. Au bout d’un moment, quelque chose de chaud vous respire dans la nuque.
event-5-result = Elle prend la viande, puis votre main, doucement, entre ses dents, pour que tout soit bien clair. Désormais elle marche devant, et ce qui sort de l’ombre tombe d’abord sur elle.

event-6-title = La femme à la lampe
event-6-intro = Ilka est assise sur la berge, la lampe allumée en plein jour, les manches retroussées. Ce qui est né est descendu à l’eau, lui aussi, dit-elle, et cela avait faim. Personne d’autre n’était resté. À la fin, elle s’en est chargée. Elle s’est déjà lavé les mains plusieurs fois, et continue de les laver.
event-6-result = Vous restez auprès d’elle jusqu’à ce que la lampe s’éteigne ; alors elle se lève et vous accompagne. Elle ferme les plaies comme d’autres les volets : sans histoires, et avant la nuit.

event-8-title = Le rinceur de bouteilles
event-8-intro = Parmi les rochers, l’atelier d’un alchimiste est grand ouvert. L’alchimiste est là, dans presque tous les coins. Sur la table, quelque chose mijote au-dessus d’une flamme qui aurait dû s’éteindre il y a des années. C’est presque prêt. Sur un billet épinglé à l’établi, on lit : retirer du feu quand cela chante. Cela fredonne.
event-8-band-1 = Vous attendez le chant un instant de trop, et cela déborde. Vous passez le reste du jour la tête dans la source.
event-8-band-2 = Vous le retirez à la première note. La plus grande part tourne au vinaigre en refroidissant, mais une fiole garde sa couleur, et sa voix.
event-8-band-3 = Hors du feu, à travers le linge, dans le verre, le tout avant le second couplet : une belle quantité, et vos sourcils à leur place.
event-8-band-4 = Vous achevez ce qu’il avait commencé et, en rangeant ses notes, voyez où il s’est trompé. Ce n’était pas la flamme. Vous emportez la fiole et l’erreur ; l’une et l’autre ont leur prix.

event-9-title = Le mur de Kaer Seren
event-9-intro = Au pied du fort, le mur fait ventre vers la terre. Quelque chose s’y appuie du côté de la mer, sans se presser, et sait que vous êtes là. Les maçons de Kaer Seren sont montés au fort chercher un mortier plus solide, tous ensemble. Vous calez l’épaule contre les pierres.
event-9-band-1 = Cela passe. De dessous les gravats, vous laissez faire, sans plus rien à opposer, et vous comptez un très grand nombre de pieds.
event-9-band-2 = Le mur tient, et vous aussi, jusqu’à ce que cela s’ennuie. Au fort, quelqu’un trouve une pièce pour cela, et un bandage pour l’épaule.
event-9-band-3 = Vous tenez jusqu’à ce que la marée tourne. Il y avait un endroit par où vous cédiez toujours, et vous avez eu six heures pour faire sa connaissance.
event-9-band-4 = La chose, derrière le mur, renonce la première. Vous l’entendez se laisser glisser à la mer, comme un vieillard dans son bain. Au fort, on a tout vu des fenêtres, et l’on paie en conséquence.

event-12-title = Le nœud
event-12-intro = Vous descendez le long de la corde, main sous main, et la lumière devient verte, puis brune. Au bout, le nœud lève les yeux. Depuis des années il se noue de choses noyées, manches, rênes, cheveux, et voudrait bien vos bras en plus. Là-haut, Lorcan parle à la corde.
event-12-band-1 = Il vous saisit le premier. Vous vous dégagez au couteau et remontez la ceinture vide. « Eh bien, qu’il garde ça », dit Lorcan à la corde.
event-12-band-2 = Vous en trouvez le bout, et il se défait, brin par brin. Toutes sortes d’objets perdus remontent, et Lorcan vous en laisse quelques-uns.
event-12-band-3 = Un souffle, un coup, et la rivière coule droit de nouveau. Lorcan paie comme un homme qui ne pensait pas devoir le faire, et vous hisse lui-même à bord, ce qu’il facture.

event-13-title = Le nid chaud
event-13-intro = Ici les arbres poussent sur du creux, et le creux est réveillé. Vous avez choisi un jour clair, et une racine où poser le pied. Trois coups, un silence, deux : puis la terre cède quand même, et vous tombez parmi les nekkers, petits, tièdes et ravis.
event-13-band-1 = Ils pendent à vos bras avant que vous les leviez. Vous ressortez par un autre trou et laissez un peu de vous dans le premier.
event-13-band-2 = Vous vous adossez à la glaise et, dès lors, il leur faut venir un par un. Le calme revenu, vous déterrez une bourse ou deux, et savez où sont partis les autres.
event-13-band-3 = Pas un n’en réchappe. Les charbonniers paient. Puis, dans un coin, un tas de guenilles dit bonsoir : c’est Ulf, vivant là-dedans depuis le début, et il vous montre comment il a fait.

event-15-title = Les dés des morts
event-15-intro = Quatre morts jouent aux dés sur une souche, leurs chapeaux à côté d’eux. Ils vous font poliment de la place ; votre pièce est examinée, mordue, et jugée affreusement neuve. « Un lancer par tête, dit le Passager. Nous ne jouons jamais pour de l’argent. Nous payons avec, c’est tout. » Les dés sont très légers, et tièdes, et vous décidez de ne pas demander.
event-15-band-1 = « Oh, pas de chance », disent-ils, et ils le pensent. Puis ils boivent à votre santé, l’un après l’autre, dans votre propre fiole, jusqu’au fond.
event-15-band-2 = Ils en sont désolés, mais un lancer est un lancer. L’un d’eux passe la main à travers votre front et prend ce à quoi vous alliez penser.
event-15-band-3 = Un lancer modeste, un gain modeste. Du bout de l’ongle, le Passager pousse vers vous une pièce, encore tiède de l’œil de quelqu’un.
event-15-band-4 = Ils hochent la tête et vous versent de ce qu’ils boivent, à ras bord. C’est clair et cela ne gèle pas. Vous le gardez pour plus tard.
event-15-band-5 = Ils sifflent entre les dents qui leur restent, et paient, en quatre monnaies dont aucune n’a plus de roi vivant. L’or est de l’or.
event-15-band-6 = Tous quatre se lèvent et coiffent leur chapeau pour pouvoir l’ôter devant vous. Cela vous coule dans le dos comme de l’eau froide : quelque part, quelque chose est pardonné.

event-16-title = La carrière sans nom
event-16-intro = Nul n’a taillé ici depuis cent ans, et la poussière n’est toujours pas retombée. En bas, quelque chose fait tourner la grande roue. Dans la troisième galerie, les lampes attendent dans leurs niches, garnies et mouchées ; et derrière vous, dans l’escalier que vous avez pris, elles s’allument une à une.
event-16-band-1 = À la dernière lampe, le plafond s’effondre. Vous creusez jusqu’à l’autre côté, la peau bleue sous les mailles, tout près de traces très fraîches qui s’éloignent.
event-16-band-2 = Sur le mur, les carriers ont gravé comment ils se défendaient, en images, car aucun ne savait écrire. Cela a failli marcher. Vous copiez quand même.
event-16-band-3 = Derrière la roue, leurs casiers, bien alignés, et dans chacun une semaine de paie et une bouteille contre la poussière. Rien n’a tourné. La roue ralentit pendant que vous lisez les noms.

event-17-title = La borne muette
event-17-intro = À une borne sans nom, la route se partage. À gauche, elle descend vers la carrière, où tourne une roue. À droite, on a posé des fleurs fraîches, ruisselantes, et tout près, sous une pierre, une lettre pour les bâtisseurs du cairn.
event-17-a = Descendre vers la roue.
event-17-a-result = Vous descendez par les vieilles ornières, plus profondes qu’elles ne devraient, en criant que vous arrivez. En bas, la roue tourne un peu plus vite.
event-17-b = Lire la lettre.
event-17-b-result = « Nous avons déménagé au bord de l’eau, dit-elle d’une belle écriture. C’était si sec, là-haut. Venez donc. » Vous regardez deux fois la date. C’est celle de demain.

event-20-title = Au bord de l’eau
event-20-intro = Ils ont bel et bien déménagé : un village de cairns, coquet, le long du rivage, chacun avec sa petite porte. Les allées sont ratissées. Sur une table, du pain et du sel, une bourse et un livre. Personne en vue, et toutes les portes entrouvertes, exactement autant l’une que l’autre.
event-20-a = Ouvrir le livre.
event-20-a-result = Vous l’ouvrez au ruban. Il enseigne bien une chose, en images, et en réclame une autre. Vous pouvez encore le refermer.
event-20-b = Manger, prendre la bourse, dire merci.
event-20-b-result = Ils ont payé ce que vaut un sorceleur de votre rang, et le pain est frais. Derrière vous, une à une, les portes se ferment, tout doucement, pour ne pas être impolies.

## Wick, qui veut devenir sorceleur

event-39-title = Le moulin à l’étiage
event-39-intro = La roue est arrêtée et goutte, et le meunier est assis près de la fosse, le chapeau dans les mains. Chaque été, aux basses eaux, elle prend le plus petit de la maison. Il a enterré deux cercueils vides. Ce n’est pas un mauvais homme ; il a peur. Sous l’axe, la vase ouvre un œil. Derrière vous, Wick tient le couvercle devant sa figure.
event-39-a = Descendre jusqu’à elle.
event-39-a-result = Une guenaude aquatique lance la première. Vous prenez la vase dans les deux yeux ; il reste le temps d’une seule fiole, et vous faites le reste à l’aveugle, à l’odeur, jusqu’à ce que votre garde pende en morceaux. Puis quelqu’un remet la roue en marche. Wick rentre souper, avec votre démarche.
event-39-b = Emmener le garçon.
event-39-b-result = Le meunier apporte le manteau du petit et ne vient pas à bout des boutons. À Ban Ard, a-t-il entendu, il y a une grande école pour les enfants qui demandent trop. « Alors on va à Ban Ard », dit Wick sur la route. Et, cent pas plus loin : « Pourquoi ? »

event-40-title = L’examen d’entrée
event-40-intro = L’académie de Ban Ard fait passer l’examen sur l’escalier d’eau. Wick est là pour répondre aux questions, mais nul ne le lui a dit, et c’est lui qui les pose. L’examinateur vient à bout des sept premières. Pour la huitième, il fait chercher un collègue. À la onzième, ils sont cinq mages sur les marches, à se crier dessus, et le portier vous rapporte le garçon par le col.
event-40-result = Ne convient pas, dit le portier. Wick le prend pour un éloge et reste avec vous. Quand on se bat, il doit se tenir derrière le dernier arbre, il l’a juré. Mais dès que quelque chose vous tombe des mains, il accourt et vous le rapporte.

## La Troisième Compagnie

event-41-title = Le champ des cinquante-six
event-41-intro = Ils sont couchés en ligne, comme ils se tenaient, le fossé dans le dos. Une prêtresse armée d’une pelle est là depuis hier, et en est au quatrième. « Jutta, dit-elle. Elles viennent au soir. Des goules. Celles de devant n’ont pas faim, elles sont là pour voir ce que vous savez faire. Gardez-en pour les suivantes. » Elle crache dans ses paumes et se met dos à dos avec vous. La lumière s’en va.
event-41-band-1 = Vous vous épuisez sur les premières, comme il était prévu. Les autres vous repoussent au-delà du fossé, et ce que vous avez lâché y reste. Derrière vous, dans le noir, la pelle continue.
event-41-band-2 = Vous laissez venir les premières, reculez, et recevez les suivantes avec tout ce que vous avez. Au soleil levant, ils sont trente sous la terre. Il y avait un peu de solde dans les livrets, et Jutta vous dit sans détour où était votre faiblesse.
event-41-band-3 = La deuxième vague se jette si vite sur votre lame que la troisième fait demi-tour. Ensuite, ce n’est plus que du travail : cinquante-six fois la pelle, cinquante-six lignes dans le livre. Quand vous levez la tête, un homme est debout à la lisière, le bonnet à la main.

event-42-title = Rompez
event-42-intro = Le capitaine Holt a amené les quatre qui ont couru avec lui. Ils s’alignent devant le long tertre, et il appelle la Troisième Compagnie, soixante noms. Quatre fois, quelqu’un répond. Les autres fois, Jutta lit dans son livre : « Présent. » Cela dure ce que cela dure. « Compagnie, rompez », dit Holt, et il reste là, la clé d’un coffre à la main, sans plus personne à payer.
event-42-a = Accepter le coffre.
event-42-a-result = Il contient un trimestre de solde et un drapeau. Vous leur laissez le drapeau. Les quatre s’en vont dans quatre directions et, au tournant, là où ils croient que nul ne les voit, tous quatre reviennent.
event-42-b = Lui demander de vous exercer.
event-42-b-result = Il se redresse. Une heure durant, sur un champ vide, il vous exerce comme on exerce soixante hommes, à pleine voix, le visage mouillé. Ce que vous en tirerez dépend de la façon dont vous vous teniez avant.

## Un médaillon rentre chez lui

event-43-title = La part de l’ours
event-43-intro = Haern Caduch a plus de lits que d’Ours. Celui qui ouvre tient le médaillon à la lumière et ne demande ni où, ni comment. Il le pend à un clou, au bout d’une longue rangée de clous. « Gerd Alder, dit-il enfin. Pour celle qui a le livre. » Puis il va chercher quelque chose, car la part d’un Ours revient à qui le ramène.
event-43-result = C’est le second haubert du mort : rapiécé, terne, lourd comme un poêle. Quand votre garde sera déjà perdue, il vous laissera encore une chance. De la route, vous entendez le marteau ; il plante un nouveau clou, à côté du dernier.

## Benno Grole paie

event-44-title = Paiement en nature
event-44-intro = Benno Grole vous reçoit sur une barque retournée, sa marchandise étalée sur une couverture mouillée : une paire de fioles « tombées d’un coche », un lièvre, l’étrier d’un évêque, la plume de rechange de son frère. Il a entendu ce que vous n’avez pas dit. « Il m’aurait pendu proprement, dit Benno. En pleurant. Et il aurait payé la corde. Allez, prenez. Je ne fais pas ça souvent. »
event-44-a = Prendre les fioles.
event-44-a-result = Elles sont bonnes ; ce devait être le coche d’un médecin. Il les roule dans la couverture, avec le lièvre, et avec la plume. « Si vous le voyez, dit Benno. Pas besoin de dire de qui. »
event-44-b = Demander ce qu’il a mieux caché.
event-44-b-result = Il rit à faire tanguer la barque. Le meilleur est là où nul huissier ne va, dans les montagnes, au fond d’une carrière dont le nom a disparu des bornes. Il n’y est jamais retourné. Il y a là-bas une roue, dit Benno, et il ne rit plus.

## La dette d'Oda Hollin

event-45-title = Son papier
event-45-intro = Le mandataire a son bureau au-dessus du marché aux poissons de Novigrad. Il ne cille pas. Il pose devant vous le papier d’Oda Hollin, avec ce qu’a coûté la maladie, ce qu’a coûté la mort, et ce que coûte la question. « N’importe qui peut l’acheter, dit-il. C’est ce qu’une dette a de beau. Si vous préférez un autre arrangement, notre maison vous recevra volontiers. »
event-45-a = Acheter le papier et le brûler.
event-45-a-result = Il brûle mal, comme si l’encre était humide. Le mandataire inscrit la cendre dans une colonne à part et vous souhaite le bonjour. Il faut encore que quelqu’un dise à la femme du marais qu’elle peut sortir de l’eau.
event-45-b = Aller voir la maison.
event-45-b-result = Il vous y fait conduire par un gamin avec une lanterne, bien qu’il soit midi. Le papier reste sur son bureau. « Elle a jusqu’au printemps, lance-t-il aimablement dans votre dos. Pensez à elle, là-dedans. »

event-46-title = Oda Hollin paie
event-46-intro = Elle est déjà au sec, en bas propres, et ne sait que faire de ses mains. « Qu’est-ce que je vous dois ? » demande-t-elle avant que vous ayez pris un siège. Vous le lui dites. Elle se détourne, et le couvercle d’un coffre l’occupe un bon moment. « Ça n’est pas un prix, dit Oda Hollin. Je ne sais pas comment ça se paie. Tenez. Prenez. Ne dites rien. »
event-46-result = Le coffre est à vous : de la mousse, des aiguilles, du linge propre et de petits pots, dans l’ordre où l’on en a besoin. Quand votre garde est perdue et que le sang coule, on a le temps d’y plonger la main une fois.

## Le village qui n'est sur aucune carte

event-47-title = Le village qui n’existe pas
event-47-intro = Onze toits, pas de nom et, dans la bergerie, une wyvern à table. Elle ne chasse pas le troupeau ; elle l’effraie, et prend ce qui vient en dernier. Le dard tue, les dents sont pour après. Les soldats ne viendront pas, puisqu’il n’y a rien ici. Les gens qui n’y habitent pas vous tendent une porte de grange. Vous la tenez devant vous et entrez, lentement, pour venir en dernier.
event-47-band-1 = Le dard traverse le chêne, la porte vole en morceaux, et avec elle tout ce que vous tenez devant vous. La wyvern s’en va avec le bélier. Nul ne vous fait de reproche ; on cherche déjà des planches.
event-47-band-2 = Vous gardez le chêne entre vous et la queue jusqu’à ce que la bête soit lasse des échardes. Dix moutons vivent encore. Une veuve vous paie le prix d’un, et n’admet pas de refus.
event-47-band-3 = Le dard se plante dans le chêne. Vous lâchez la porte, la contournez et faites ce qui reste à faire. On vous paie de onze bas de laine, et l’on vous remet le venin dans un pot à miel.
event-47-band-4 = Vous prenez le dard là où le chêne est double, tournez avec lui, et la wyvern se brise elle-même la queue. Faute de cloche, on tape sur des poêles. Tout était dans le coude, et votre coude s’en souviendra.

## Sous le sel

event-48-title = Sous le sel
event-48-intro = Derrière les salines de Cidaris, elle sort de sous les navets, vomit par-dessus la roue et coiffe le bonnet. Sur le quai, un brick embauche. Elle compte partir sous le nom de Jory Adamsen, qui est celui de son frère. Il a marché avec la Troisième Compagnie et n’en a pas besoin pour le moment. « Ça lui serait égal, dit-elle. Si seulement je savais que ça lui est égal. »
event-48-a = Rester jusqu’à ce qu’on l’engage.
event-48-a-result = Vous vous tenez à côté d’elle, l’air massif et las. Le second regarde le bonnet, le menton, vous, et il a vu pires marins. Avant qu’on largue les amarres, elle a partagé son avance : pour Dorrit, pour le mulet, pour vous.
event-48-b = Promettre de chercher son frère.
event-48-b-result = Elle vous croit tout de suite, et ce n’est pas agréable. La Troisième Compagnie est entrée dans un bois, dit-elle, et peu en sont sortis. Vous lui donnerez une moitié de biscuit ; ils partageaient toujours. Puis la marée emporte le brick, et l’autre moitié avec.

## Le fiancé du spectre de midi

event-49-title = Le fiancé
event-49-intro = Il ravaude un filet où sont pris deux petits-enfants. À la vue de l’anneau, il les envoie chercher des vers. Il avait vingt ans, dit-il. Il avait peur ; un bateau partait. Il voulait écrire. Elle s’était mariée, sûrement ? Personne ne lui a dit qu’elle parcourt le champ tous les midis et danse avec les moissonneurs. Ses mains nouent toutes seules. « Qu’est-ce que je fais, maintenant ? » demande-t-il.
event-49-a = L’emmener au champ, à midi.
event-49-a-result = À son pas, il y faut la journée. Il entre dans la lumière blanche et ouvre les bras, et vous détournez les yeux. Quand la cloche sonne, il est assis dans le chaume, l’anneau au doigt, vivant, et il n’y a personne d’autre. En vous aussi quelque chose s’est apaisé.
event-49-b = Jeter l’anneau dans le lac.
event-49-b-result = Cela fait très peu de bruit. Il vous donne ce qu’il avait mis de côté pour une barque neuve, et appelle les enfants à table, trop fort. Demain, avant midi, les moissonneurs poseront leurs faucilles, comme toujours.

## Dés

event-50-title = Le long bras
event-50-intro = Votre bâton est toujours là. Le jour est clair : une mare, un saule et, sous le saule, un tas de roseaux mouillés à peu près de la taille d’un homme. Une lampe est posée devant. Quand vous approchez, le tas prend une inspiration et, sur l’eau, les premiers fils blancs se mettent à tourner. Vous avez le temps qu’il faut pour expirer.
event-50-band-1 = Trop tard. La brume se referme comme une porte, et de derrière arrive le premier coup, le mauvais. Le temps de vous relever, la lampe a disparu, et votre garde avec elle.
event-50-band-2 = Vous posez la botte sur la lampe. Sans elle, le brumelin ne sait plus où il vous veut ; il vous frôle, détale, et vous montre où logent les siens. Il laisse derrière lui ce qu’un charretier a perdu.
event-50-band-3 = Vous frappez tant qu’il n’est que poumons, et il s’éteint comme une chandelle. Sous le saule, les bourses et les remèdes de trois charretiers, rangés comme à l’étal.

event-51-title = Sous la deuxième neige
event-51-intro = Le nid est fait d’épicéas entiers et garni de moutons. Vous posez l’œuf dans le creux, avec le châle, car il est encore tiède. Puis la lumière s’en va. Le griffon est debout au-dessus de vous, les ailes à demi ouvertes, et sent le sang et l’orage. Vous ne courez pas. Il tourne la tête pour vous regarder d’un œil, puis de l’autre.
event-51-band-1 = D’un coup d’aile, il vous balaie de la corniche. Vous dévalez l’éboulis sur le dos et passez la journée à chercher ce qui bouge encore. D’en haut vous l’entendez, grave, encore et encore : il parle à l’œuf.
event-51-band-2 = Il s’installe sur l’œuf et vous laisse partir, à reculons. En descendant, vous le voyez prendre un corbeau au vol : le tour d’abord, le poids ensuite. Vous vous y exercez jusqu’à la vallée.
event-51-band-3 = Il vous ôte le châle des mains, doucement, et le borde autour de l’œuf. Vous restez là jusqu’au soir, car nul ne vous a dit que vous pouviez partir. De cette immobilité, il vous reste quelque chose.

## Une lettre, deux cents ans plus tard

event-52-title = L’Escalier du Sel
event-52-intro = À Cintra, l’Escalier du Sel monte du port tout droit dans le rocher, et la porte bleue est tout en haut. Une femme ouvre. Derrière elle, la table est mise pour une personne de plus qu’il n’y en a. C’est l’usage de la maison, dit-elle ; je ne sais quelle arrière-grand-mère y tenait. Puis elle voit l’écriture. Il y a des haricots à sa fenêtre.
event-52-a = Rester, et la lire à tous.
event-52-a-result = On va chercher les voisins. Vous lisez le toit, la toux et les haricots, puis on se tait, et un garçon enlève l’assiette en trop. Il réfléchit encore, et la pose devant vous. Vous repartez avec une plaie fermée que vous ne sentiez même plus.
event-52-b = Demander une réponse à rapporter.
event-52-b-result = Elle réfléchit un moment, écrit une seule ligne et la sèche au-dessus de la lampe : « Les haricots ont levé. » Vous savez où le trouver, dans un bois, parmi ses amis. On y met une pièce avant d’avoir la parole.

## Corvin et son cerf

event-53-title = Ce que Corvin ne demande pas
event-53-intro = Corvin se pousse et continue de nouer sa flèche. Vous racontez les bouleaux, le museau blanc, le tronçon au fil rouge. Ses mains s’arrêtent. En trente ans, nul autre ne l’a vu, dit-il lentement ; ces derniers temps, il en venait à croire qu’il n’y avait pas de cerf. Il ne demande pas où. Vous voyez la question sur son visage, et comme il l’y laisse.
event-53-a = Lui dire où.
event-53-a-result = Il vous remercie, piétine le feu et s’en va, un vieil homme qui court presque. Tout ce dont il n’aura plus besoin, il l’a laissé près de vous, par ordre de taille : les cartes, la bourse, le pot.
event-53-b = Dire que vous avez trouvé ses os.
event-53-b-result = Il reste assis jusqu’à ce que le fil ait fini de brûler. « Bon, dit Corvin. Bon. » Il couche la flèche sur les braises. Au matin il est au bord de la route, son paquet sur le dos, et ne sait pas par où l’on va.

event-54-title = Corvin sans cerf
event-54-intro = Il marche devant, à une demi-portée de flèche, et lit le sol à voix haute, comme d’autres l’almanach. N’ayant plus rien à chasser, il pense à ce que vous chassez. De temps en temps, il s’arrête devant un étang et regarde l’eau plus longtemps qu’il ne faut pour boire. Vous ne lui avez rien dit. D’étang en étang, cela devient plus difficile.
event-54-result = Il reste avec vous. Une fois par combat, il sait dire ce que la bête va faire, et ce qu’elle ne fera pas. Le soir, il noue des flèches, par habitude, avec du fil ordinaire.

## L'homme marqué passe l'eau

event-55-title = Large et vif
event-55-intro = Lorcan Weir regarde le fleuve, la corde et Stepan. « Pourquoi un homme veut passer, je ne le demande pas, dit-il. C’est en supplément. » Derrière vous, la forêt est descendue jusqu’au chemin de halage. Un leshen ne franchit pas l’eau vive ; ses corbeaux, si. Ils sont posés tout le long de la corde et regardent vers l’intérieur. Le bac est plus enfoncé qu’il ne devrait l’être avec trois personnes.
event-55-band-1 = Au milieu du fleuve, la corde se tend, tout droit vers le fond. Lorcan lui dit une chose que vous n’auriez pas attendue de lui. Il y a un nœud, là-dessous, et Stepan ne sait pas nager. Il faut bien que quelqu’un y aille.
event-55-band-2 = À la proue, vous chassez les corbeaux de la corde, et chacun tombe à l’eau en feuille morte. Sur l’autre rive, Stepan répare le toit du passeur sans qu’on le lui demande. Lorcan en est si touché qu’il vous paie.
event-55-band-3 = Vous fouillez le baluchon de Stepan. À côté de la miche, un gentil voisin a glissé une mâchoire enveloppée d’herbe : le dernier totem. Il passe par-dessus bord, et les corbeaux avec. Le village vous fait porter de l’argent, et vous savez désormais où regarder d’abord.

## La guenaude chez elle

event-56-title = Où l’église a sombré
event-56-intro = La moitié de l’église est dans le lac. Dans la moitié sèche, la guenaude sépulcrale tient ménage : étagères en planches de cercueil, crânes en chapelet, un chaudron. Elle est à table et ne se lève pas. Elle ne regarde que vos mains, car c’est là que va d’abord la langue ; la peau vient après. Derrière l’autel, quelqu’un jure sans reprendre haleine, d’une voix de prêtresse aux mains liées.
event-56-band-1 = La langue a pris votre arme avant que vous l’ayez vue bouger. Vous faites le reste avec le chaudron, et avec Jutta, qui mord. Ce n’est pas beau à voir. Elle vous trouve quelque chose dans le tronc, en regardant ailleurs.
event-56-band-2 = Vous lui tendez un os et, quand la langue l’a pris, vous marchez sur la langue. Jutta appelle les crânes par les noms qu’elle compte leur donner. La paroisse paie, et elle vous montre à quoi sert encore une pelle.
event-56-band-3 = Vous entrez sans rien dans les mains et, un instant, la guenaude ne sait par où commencer. Cela suffit. La paroisse paie en entier, et Jutta se fait remontrer la chose, puis l’améliore.

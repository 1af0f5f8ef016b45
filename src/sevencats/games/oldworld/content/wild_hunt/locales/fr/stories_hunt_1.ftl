# Histoires de la Chasse sauvage, étape I : entendues par tous, choisies par tous.

story-hunt-1-coat = Un manteau pour Jost
story-hunt-1-coat-intro = Sur la route, derrière la Chasse, marche une fille de quatorze ans, un manteau d’homme sur le bras. Elle s’appelle Marit. Son frère Jost est sorti voir les chevaux, en chemise, et quand les cavaliers furent passés il n’y avait plus ni frère ni cheval. « Il va avoir froid », dit-elle. Elle marche depuis jeudi. Deux fois elle a vu les derniers se découper sur le ciel, et elle a appelé.
story-hunt-1-coat-a = La laisser marcher avec vous.
story-hunt-1-coat-a-result = Elle marche au milieu, et vous ralentissez pour elle. Quelqu’un parmi vous cède ses gants et une moitié de couverture. Le soir, elle secoue la neige du manteau, le suspend près du feu et le retourne, pour qu’il soit chaud des deux côtés.
story-hunt-1-coat-b = Prendre le manteau, la renvoyer chez elle.
story-hunt-1-coat-b-result = Elle fait dire à chacun le nom de son frère, et corrige une fois. Puis elle donne le manteau, plié, du pain dans la poche. Elle reste debout sur la route jusqu’à ce que le tournant vous cache. Plus tard quelqu’un se retourne : elle y est encore, plus petite.

story-hunt-1-straggler = En retard
story-hunt-1-straggler-intro = À la lisière gît, sous un cheval mort, un cavalier de la Chasse. Les autres ont continué. Son masque est tombé, et dessous il n’y a qu’un visage fatigué, jeune, ou bien très vieux ; le soleil donne dessus, et il goutte. « Il n’est point permis d’être en retard, dit-il, dans la grammaire d’une pierre tombale. Pour ceux qui le sont, ils reviennent. » Il regarde à quelle hauteur est le soleil. « Au crépuscule. »
story-hunt-1-straggler-a = Le tirer de sous le cheval.
story-hunt-1-straggler-a-result = Ensemble vous soulevez le cheval, et quelqu’un tire. Il ne pèse que ce qu’il a sur lui. Il souhaite qu’on le mène à l’eau courante ; leur flair ne la passe pas. « Je vous en serai redevable », dit-il, du ton de qui n’a jamais eu à le dire.
story-hunt-1-straggler-b = Le laisser là et guetter.
story-hunt-1-straggler-b-result = Au crépuscule, deux d’entre eux reviennent le chercher, et derrière le cheval, c’est vous. Chacun y laisse un peu de peau. Ils venaient pour un retardataire ; les voilà trois. Quand vous vous relevez, il y a sous la selle une flaque, avec des bras et des jambes.

story-hunt-1-doors = Les portes ouvertes
story-hunt-1-doors-intro = Ce village a décroché ses portes. Elles s’appuient aux murs, toutes, celles de la grange, de l’église et des lieux d’aisances, et le vent entre et sort. Frère Emmeran l’explique du haut d’une charrette, rose de conviction : qui barre sa porte offense l’hôte. La Chasse trouvera des lits faits, des tables mises, et rien qu’il faille prendre de force. Les gens approuvent. Leurs dents claquent trop pour un cantique.
story-hunt-1-doors-a = Raccrocher les portes.
story-hunt-1-doors-a-result = À la lanterne, vous les raccrochez, avec vos propres clous et vos courroies, et derrière chacune un verrou claque aussitôt. Les cavaliers passent au pas dans une rue de portes closes et ressortent à l’autre bout sans personne. Frère Emmeran s’est enfermé dans les lieux d’aisances.
story-hunt-1-doors-b = Rester pour le sermon.
story-hunt-1-doors-b-result = Vous restez, et c’est un bon sermon ; la moitié d’entre vous cherche déjà sa propre porte. L’idée n’est pas de lui, dit-il ensuite, enroué et heureux. Là-haut, sur la montagne, une maison est ouverte depuis cent hivers, et tout le monde y est si bien.

story-hunt-1-lots = Neuf brins de paille
story-hunt-1-lots-intro = Dans la grange d’Undern, on tire à la courte paille. Chaque hiver les cavaliers prenaient quelqu’un d’ici, et c’était toujours un enfant resté dehors trop tard. Alors le bailli Pell leur a fait une offre : une personne, adulte, par le sort, sur la colline au crépuscule, avec une lanterne. Cela tient depuis six hivers. « C’est plus juste », dit le bailli. Chaque fois il a tiré avec les autres. Une jeune femme à la paille courte lace ses bottes.
story-hunt-1-lots-a = Quelqu’un de vous prend sa paille.
story-hunt-1-lots-a-result = Elle la tend, et la voilà assise par terre, d’un coup, une botte au pied. Pell inscrit un autre nom dans son livre et demande comment cela s’écrit. La lanterne est plus lourde qu’elle n’en a l’air. Sur la colline, dit-il, il y a une pierre plate pour s’asseoir.
story-hunt-1-lots-b = Poser vos épées sur la table.
story-hunt-1-lots-b-result = Vous les posez en travers des pailles, et personne ne tire. On vous paie même pour rester. Au crépuscule, les mères vont de porte en porte et font rentrer les enfants, chacun par son nom. Il y a un nom que l’on appelle plus longtemps que les autres. Puis tout le village vous regarde.

story-hunt-1-map = Lignes d’égale froidure
story-hunt-1-map-intro = Adelheid Voss, arpenteuse de la couronne, a dressé une carte sans routes ni villes, rien que des lignes ; le long de chacune il a fait, la même nuit, un froid égal. « Ils n’errent pas, dit-elle en soufflant sur ses doigts. Ils ont une route. Elle a des virages, une pente et, ici, ce que j’appellerais une auberge. » Une ligne s’interrompt sur une montagne. Ses deux chaîneurs sont allés jusque-là, et leur chaîne y est encore.
story-hunt-1-map-a = Rapporter la chaîne, et la ligne.
story-hunt-1-map-a-result = Elle vous marque l’endroit, tout petit, et quelqu’un vide un sac pour loger les instruments. « Relevez trois fois, dit Voss. Puis encore une, quand vous aurez la certitude de préférer partir. »
story-hunt-1-map-b = Recopier ce qu’elle a.
story-hunt-1-map-b-result = Autour d’une seule bougie vous recopiez, un coin chacun. En marge elle a noté tout ce qui s’est écarté du froid : griffes, ailes, combien, vers où. Le temps que l’encre gèle, chacun sait où chercher quelque chose.

story-hunt-1-pup = Quelque chose pour le chiot
story-hunt-1-pup-intro = Derrière le fumoir, un garçon nourrit un chien. Il lui a fait un lit de neige, parce que près du poêle il gémit. Il est gros comme un veau. Là où il lèche la main, elle blanchit, et il prend garde à ne lécher qu’une fois. « Il est resté, dit Tam, qui a sept ans. Ils en avaient tellement. » La mère est à la fenêtre. Sous son tablier elle tient la hache, depuis hier.
story-hunt-1-pup-a = Le lui laisser pour l’instant.
story-hunt-1-pup-a-result = La mère sort et replante la hache dans le billot. Mais il dort dehors, que ce soit clair. Quand vous partez, Tam lui explique ce que c’est qu’un bâton. Il a rapporté une clôture.
story-hunt-1-pup-b = Le faire pendant qu’il puise l’eau.
story-hunt-1-pup-b-result = C’est fait avant que le seau soit plein. Il s’est couché devant vous ; le garçon le lui avait appris. Deux vallées plus loin l’aboiement s’arrête, reprend, et il y a un trou dedans. Tam tourne le coin, les deux mains sur l’anse, pour ne rien renverser.

story-hunt-1-beacons = Le feu éteint
story-hunt-1-beacons-intro = Le bûcher est sec et goudronné, et depuis un jour et une nuit la gardienne est assise devant, une torche morte à la main. Si elle l’allume, quatre vallées le sauront à temps. La Chasse aussi ; rien ne l’attire comme un feu, et de l’année il n’y en a pas eu sur cette crête. « Ma fille habite la deuxième vallée, dit-elle. Mon fils tient le feu suivant. S’il voit le mien, il allume le sien. »
story-hunt-1-beacons-a = L’allumer.
story-hunt-1-beacons-a-result = Il prend d’un coup sourd, et pour la première fois depuis des jours vous vous voyez le visage. De l’autre côté, le suivant s’élève, puis un troisième, minuscule. En bas tout court, barre et se cache. Au nord le nuage s’est arrêté, et il tourne la tête.
story-hunt-1-beacons-b = Le laisser noir, prévenir à pied.
story-hunt-1-beacons-b-result = Vous descendez de nuit, chacun dans une vallée, et cognez du pommeau aux volets jusqu’à ce qu’on jure dedans. La plupart se réveillent. De la dernière cour vous levez les yeux. Aucune lumière sur sa crête, et sur la suivante non plus, où devrait se tenir son fils.

story-hunt-1-ground = Terre dure
story-hunt-1-ground-intro = « Saleté de terre », dit sœur Jutta, et elle jette la pelle. Cela sonne comme une enclume. Dans la grange, en rang sous des sacs, il y a ceux que la Chasse a laissés quand elle eut choisi. Pour une fois Jutta a tous les noms. Ce qui lui manque, c’est assez de feu pour dégeler un champ : du bois pour trois nuits. Le village a du bois pour trois nuits. Il l’a empilé devant les poêles, et se tient devant.
story-hunt-1-ground-a = Prendre le bois pour les morts.
story-hunt-1-ground-a-result = Vous le sortez sous les yeux de ceux qui l’ont fendu, et nul ne vous aide. Puis un vieux apporte sa propre chaise et la pose sur le tas. Sa femme est la troisième à gauche, dit-il ; elle a toujours été frileuse. Bientôt tout le village entoure le champ. Il en manquera.
story-hunt-1-ground-b = Le laisser aux vivants.
story-hunt-1-ground-b-result = Il va dans les poêles, et vous dormez dans une maison chaude. Jutta dort sur le seuil de la grange. Le troisième matin, les sacs sont plats. On est venu les prendre tout de même, on les a mis à cheval, et elle est là, sa plume à la main, à rayer toute une page.

story-hunt-1-warm = Chaud, là-dessous
story-hunt-1-warm-intro = Depuis une heure Ulf frappe sur le plancher de l’auberge, et quelqu’un répond. Il a vécu chez des nekkers. « Chaud, là-dessous », dit-il. Ils creusent plus bas que le gel, dorment en tas et ne craignent que le feu ; un hôte qu’ils n’auraient pas mangé, ils n’en ont jamais eu. Dans la rue se tiennent trente personnes dont le toit a cédé sous la neige. Ulf écoute. « Ils disent oui. Pas de fer. Pas de pleurs. »
story-hunt-1-warm-a = Envoyer les gens en bas.
story-hunt-1-warm-a-result = Au bord du trou vous ramassez le fer : couteaux, boucles, une dent. Les enfants passent d’abord, ce sont eux qui savent le mieux se taire. D’en bas on entend renifler, puis un froissement, comme quand quelqu’un se pousse. Ulf descend le dernier et tire le couvercle.
story-hunt-1-warm-b = Prendre plutôt la route avec eux.
story-hunt-1-warm-b-result = Vous marchez deux nuits avec trente personnes et une chèvre, et qui tombe est porté. Quelque chose suit au pas des plus lents. Au pont, cela vient si près qu’il faut le payer en coups. Ils arrivent à vingt-neuf, et vous mettent dans les mains ce qui leur reste.

story-hunt-1-icehouse = Brandt & Filles, glace
story-hunt-1-icehouse-intro = Pour le poisson. Pour la fièvre. Pour la veillée des morts. Glace de la Chasse sur demande. C’est écrit sur l’enseigne, et jamais Sunniva Brandt n’a eu pareille saison. Là où les cavaliers ont passé le lac, elle coupe des blocs qui ne fondent pas en août, et la cour de Beauclair paie au poids. Il lui faut du monde pour les lanternes. Dans le plus clair des blocs se tient un lièvre, en plein bond, qui regarde par-dessus son épaule.
story-hunt-1-icehouse-a = Tenir des lanternes à gages.
story-hunt-1-icehouse-a-result = Vous tenez des lanternes jusqu’à ne plus savoir dans quelle main. Elle paie sur-le-champ, en pièces si froides qu’il faut les décoller. Quand les filles se reposent, cela continue de scier, sur l’autre rive ; toute la nuit cela a gardé la cadence avec elles.
story-hunt-1-icehouse-b = Acheter le bloc au lièvre.
story-hunt-1-icehouse-b-result = Quelqu’un paie, et les filles se poussent du coude. Vous le portez au soleil et soufflez dessus à tour de rôle. Il y faut la journée. Puis il y a là quelque chose de mouillé ; puis cela finit son bond. Qui était le plus près a vu comment on s’échappe.

story-hunt-1-turnips = De la place pour huit
story-hunt-1-turnips-intro = Dorrit Ash s’est arrêtée au moulin avec le mulet Prévôt, et elle a de la place pour huit. Ils sont douze, avec des ballots. « Il en tire huit, dit Dorrit, je lui ai demandé. » Sous la bâche il y a des navets, et sous les navets du sel, qui devait payer un homme au printemps. Personne ne pousse. Si quelqu’un poussait, dit-elle, elle pourrait cogner. Dans le bief, la glace s’est mise à chanter.
story-hunt-1-turnips-a = Décharger le sel.
story-hunt-1-turnips-a-result = Sac après sac, il va au bief, et Dorrit crie le prix de chacun. Vous vous cotisez pour la moitié. Les douze montent. Prévôt couche une oreille, examine l’affaire et tire. « S’il s’arrête, crie-t-elle du siège, je serai à la rivière, et de mauvaise humeur ! »
story-hunt-1-turnips-b = Quatre iront à pied avec vous.
story-hunt-1-turnips-b-result = Quatre reculent avant qu’on ait rien demandé : trois vieux, et un garçon qui ne veut pas déranger. Vous les prenez au milieu et jetez ce que vous portiez, pour avoir les bras libres. Trois voient la ville. Quelqu’un parmi vous portait le garçon, et le porte encore quand tout le monde s’est arrêté.

story-hunt-1-roll = Le pont de Hengfors
story-hunt-1-roll-intro = Le capitaine Holt, de la Troisième Compagnie, a quatre hommes, un pont et des ordres vieux de deux ans. Il compte le tenir. Ils pourraient passer le fleuve n’importe où, comme sur un plancher. « Mais ici ils prennent le pont, dit Holt. Toujours, et au pas. Je crois qu’un officier l’a dit à certains d’entre eux, autrefois. » Le soir il lit soixante noms ; après chacun il attend un peu, et regarde vers le nord.
story-hunt-1-roll-a = Tenir le pont avec lui.
story-hunt-1-roll-a-result = Ils viennent sur les planches, au pas, comme il l’a dit. C’est étroit et, pour y rester debout, il faut payer, aussi longtemps qu’on a de quoi. Vers le matin Holt leur fait l’appel au visage. Quelque part, au troisième rang, un cheval perd le pas.
story-hunt-1-roll-b = Enlever les planches avec lui.
story-hunt-1-roll-b-result = Vous enlevez les planches, et le capitaine retrousse ses manches. Devant le vide ils s’arrêtent, comme qui a perdu sa page dans un livre, et restent ainsi jusqu’au jour. Holt fait empiler et compter les planches. Puis tout le monde dort.

story-hunt-1-snowmen = Sept dans le jardin
story-hunt-1-snowmen-intro = « Pourquoi ils ont pas de carotte ? Ils ont le droit d’être là ? Ils s’en vont si on est sage ? » Depuis la première neige, au fond du jardin de l’école, il y a sept bonshommes de neige à cheval, et aucun enfant ne les a faits. Hier ils étaient près du poirier. Le maître a donné une rédaction là-dessus. Ce matin ils sont sous la fenêtre, et au deuxième rang une place est vide.
story-hunt-1-snowmen-a = Leur abattre la tête.
story-hunt-1-snowmen-a-result = C’est fait à la pelle, en plein jour, devant toute l’école. Dedans il n’y a pas de neige ; c’est étroit, c’est noir, et cela rend les coups. Puis il reste sept tas, et les enfants applaudissent. Dans le plus petit des tas, quelqu’un trouve une moufle.
story-hunt-1-snowmen-b = Lire les rédactions.
story-hunt-1-snowmen-b-result = Vous vous serrez dans les bancs et vous lisez. La plupart parlent d’être sage. L’une d’elles, d’une écriture ronde, dit tout : quand ils bougent, où ils regardent, où ils étaient au bord du lac avant de venir. À la fin elle demande si c’était mal de faire signe. Elle vient du deuxième rang.

story-hunt-1-letters = Sept lettres
story-hunt-1-letters-intro = Au forgeron, de son frère, avec de l’argent. À mademoiselle Anna, de quelqu’un qui regrette. À la paroisse, de l’évêque : le froid se supporte. À la veuve Reck, de la veuve Reck. Il y en a sept, et le facteur de la haute vallée n’a personne à qui les donner. Les portes ont gelé ouvertes, et sur les tables il y a la soupe. « Il faut qu’elles soient remises, dit-il. Sinon je suis un homme avec un sac. »
story-hunt-1-letters-a = Faire la tournée avec lui.
story-hunt-1-letters-a-result = De maison en maison, vous posez chaque lettre à côté d’une assiette. Dans la dernière maison est assise la veuve Reck, toute blanche, une plume à la main. Le facteur ôte sa casquette. Puis il fouille dans son sac : il y en a une huitième, et elle est pour vous.
story-hunt-1-letters-b = Ouvrir celle qui a l’argent.
story-hunt-1-letters-b-result = Vous l’ouvrez, et le facteur se détourne. C’est pour un poêle, écrit le frère, un grand. Il y en a assez pour tout le monde. Cette nuit-là, dans la haute vallée, une seule lanterne va de maison en maison, et se voit de loin. Il remet les six autres.

story-hunt-1-hens = Poules, quarante et une
story-hunt-1-hens-intro = La Chasse prend des gens ; aussi le village s’est-il fait inscrire comme volaille. Theodor Grole, fermier de l’impôt, est sur la place et lit dans son registre : « Poules, quarante et une. Coqs, trente-six. Poussins. » On le lui a présenté comme une simplification. Derrière lui les échevins grattent la neige, pour le cas où l’on regarderait. « Je ne puis inscrire que ce que je trouve, dit Grole, malheureux. Mais l’une des poules a demandé un reçu. »
story-hunt-1-hens-a = Certifier que ce sont des poules.
story-hunt-1-hens-a-result = Chacun de vous le certifie, avec signature et école. La nuit, la colonne s’arrête longtemps dans la ruelle, et l’on entend tourner des pages. Puis elle repart. Au matin le village pleure de joie, du haut des perchoirs. Personne n’ose trop descendre en premier.
story-hunt-1-hens-b = Dire la vérité à Grole.
story-hunt-1-hens-b-result = Il vous remercie, raye quarante et une poules et paie le dixième du dénonciateur, au sou près. Jusqu’au crépuscule il les inscrit de nouveau, comme personnes, par âge. C’est la première liste complète qu’il y ait jamais eu. La nuit il la laisse sur la table. Au matin elle a été lue, par quelque chose aux pattes froides.

story-hunt-1-river = Le bac sur patins
story-hunt-1-river-intro = Le fleuve a gelé, et Lorcan Weir a mis le bac sur patins. Il demande le même prix. « C’est le même fleuve », dit-il à sa corde, qu’il a posée en travers de la glace par décence. Le soir, sur l’autre rive, ils passent, et traversent sous le coude, où la glace porterait une église. On pourrait la scier. Il leur faudrait alors faire le tour ; et lui serait la seule lumière de ce côté.
story-hunt-1-river-a = Scier toute la nuit.
story-hunt-1-river-a-result = La coupe va d’une rive à l’autre, et quelqu’un y tombe, jusqu’au cou, et en ressort par la corde. Au crépuscule ils s’arrêtent devant l’eau noire et regardent longtemps par ici. Puis ils tournent vers l’amont. Lorcan leur crie ce que coûte l’attente.
story-hunt-1-river-b = Payer et passer tant qu’elle tient.
story-hunt-1-river-b-result = Qui paie monte à bord. D’une nappe d’autel il a fait une voile, et jamais vous n’avez filé si vite ; voici la rive, les roseaux, un noyeur gelé le bras en l’air, et vous touchez terre avec une demi-journée d’avance. Tout du long, Lorcan a parlé à sa corde. Elle avait un peu peur.

story-hunt-1-auction = Effets des absents
story-hunt-1-auction-intro = « Lot : un lit, ayant servi à gauche. » Au marché de Vengerberg, le conseil vend ce qu’ont laissé ceux que la Chasse a pris. Un berceau part pour un jambon. Bottes, une paire, graissées la veille. Devant, un homme enchérit sur le peigne de sa propre femme, car le commis ne peut pas le donner. Au fond se tient une femme rentrée ce matin. Sa robe est le lot suivant.
story-hunt-1-auction-a = Enchérir sur les affaires des chasseurs.
story-hunt-1-auction-a-result = Vous enchérissez, et cela part pour presque rien ; nulle autre main ne se lève. Les courroies ont gardé la forme de ceux qui les portaient. Qui en passe une sent que le bras sait déjà ce qu’il a fait en dernier, et qu’il s’en est fallu d’un cheveu.
story-hunt-1-auction-b = Demander à la femme où elle était.
story-hunt-1-auction-b-result = Une nuit, croit-elle. C’était un an. On l’a laissée partir parce qu’elle ne pouvait s’arrêter de compter, dit-elle, et elle compte pour vous : les pièces, les portes, les marches jusqu’à la grille. Le commis voudrait savoir si vous enchérissez sur la robe.

story-hunt-1-birth = Sans bruit, s’il vous plaît
story-hunt-1-birth-intro = Cette nuit, dans le hameau, nul ne doit faire de bruit ; la Chasse va à l’oreille. On a arrêté les horloges. Le chien est chez un cousin. « Alors il fallait le dire à l’enfant », fait Hessa, la sage-femme, et elle remonte ses manches. Il vient, par les pieds, et la mère a coupé des dents la deuxième courroie. Ilka tient la lampe. Là-haut, sur la colline, le vent est tombé, et l’on entend que ce n’était pas du vent.
story-hunt-1-birth-a = Faire du bruit ailleurs.
story-hunt-1-birth-a-result = Quelqu’un de vous monte en courant sur la colline avec deux couvercles, et chante, une chanson affreuse qui a beaucoup de couplets. Cela marche. Tout ce qui va à cheval dans cette vallée tourne la tête, et vient. C’est maintenant affaire de souffle, et de ce qu’il en reste au dernier couplet.
story-hunt-1-birth-a-band-1 = Le souffle manque au trentième couplet. Ils passent sur la colline, les couvercles et la chanson, et emportent ce qui leur plaît. En bas l’enfant est là, et a l’esprit de se taire.
story-hunt-1-birth-a-band-2 = Il tient jusqu’au bout, puis on reprend. Ils suivent la chanson dans la vallée voisine et, derrière les volets, Hessa compte dix orteils.
story-hunt-1-birth-a-band-3 = Il tient, et l’on découvre ce que peut une voix quand il y a une épée dessous. Ils ne reviennent pas. L’enfant porte le nom de la chanson, le pauvre.
story-hunt-1-birth-b = Garder la porte, la laisser crier.
story-hunt-1-birth-b-result = Elle crie, et tout le hameau respire. Épaule contre épaule vous tenez la porte, tandis que les sabots descendent la colline. Puis il y a une seconde voix, plus haute, et furieuse. Hessa le tient à la fenêtre, pour qu’ils voient ce qu’ils n’auront pas.

story-hunt-1-tracker = Ce que Corvin a trouvé
story-hunt-1-tracker-intro = Corvin, le veneur, est à genoux dans la neige depuis un bon moment. « Ce n’est pas une chasse, dit-il enfin. Ils ne lèvent rien. Ils passent à cinq pas d’un cerf. » Il pose son gant dans l’empreinte d’un molosse, et le gant blanchit. Ceux-là, c’est autre chose ; ils ont faim. Sur le sang, ils se jettent de côté, toujours à gauche. Il peut le montrer. Il a aussi trouvé où cela commence : au milieu d’un pré, de rien.
story-hunt-1-tracker-a = Guetter les molosses.
story-hunt-1-tracker-a-result = Quelqu’un de vous pose le sang, et il doit être frais. Au crépuscule il en est un qui s’écarte, à gauche, et vous y êtes déjà, avec Corvin. Ensuite il va lui fermer la gueule de la main. « On ne l’a jamais nourri, dit-il. Voyez les côtes. »
story-hunt-1-tracker-b = Voir l’endroit dans le pré.
story-hunt-1-tracker-b-result = Il y a une couture dans l’air ; on y entre le bras jusqu’au coude, et dedans c’est l’hiver. Tout autour, les empreintes s’en vont comme les rayons d’une étoile : tout ce qui a des griffes est parti. Vous notez qui, et vers où. Corvin n’a pas d’aiguille, mais il cherche dans toutes ses poches.

story-hunt-1-guest = On frappe
story-hunt-1-guest-intro = Minuit, une auberge, de la neige jusqu’aux appuis. On frappe et on demande à entrer. C’est son fils, dit l’aubergiste. C’est sa sœur de Cidaris, dit sa femme, celle qui s’est noyée. Pour chacun de vous c’est quelqu’un d’autre. Vous vous regardez, et nul ne dit qui. On frappe poliment, avec des pauses, comme on fait les mains gelées. « Rien que pour cette nuit, dit la voix. Je me mettrais près de la porte. »
story-hunt-1-guest-a = Ouvrir.
story-hunt-1-guest-a-result = Quelqu’un de vous tire le verrou. Dehors, personne ; sur la marche, les empreintes de deux pieds nus, les orteils vers la maison. Le froid entre et s’assied près de la porte. Jusqu’au matin, il faut que quelqu’un lui fasse face et parle, et c’est à la personne qui a ouvert.
story-hunt-1-guest-a-band-1 = Vers quatre heures, les mots manquent. Le froid a eu tant de patience ; il se penche et prend la chaleur qu’il venait chercher, jusqu’à la chemise.
story-hunt-1-guest-a-band-2 = Il veut qu’on lui parle de l’été. Au chant du coq la chaise est vide, et dessus, couvertes de givre, il y a deux fioles pour la peine.
story-hunt-1-guest-a-band-3 = Il interroge, il attend la réponse, et certaines n’avaient jamais été dites à personne. Au matin, le cœur est plus léger, et moins prompt à s’effrayer.
story-hunt-1-guest-b = Parler à travers la porte.
story-hunt-1-guest-b-result = Vous vous relayez au trou de la serrure, chacun avec son mort. À certains, cela prend beaucoup ; d’autres se relèvent au bout de deux mots. Vers quatre heures on vous dit merci, de toutes les voix. Au petit déjeuner, vous vous passez le sel avant qu’on le demande.

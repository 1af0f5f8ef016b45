# Autres événements du Pack d'aventures auxquels mènent les contrées sauvages.

event-111-title = Trois cheminées
event-111-intro = La maison du col est éclairée du haut en bas. Une dame en gris ouvre, une chandelle à la main ; derrière elle une deuxième, une troisième : il en brûle une par chambre, chaque nuit, pour qu’il les voie de la route. Il est sorti chercher du vin, il y a onze mois, après une dispute sur une virgule du contrat de mariage. Son nom, elle l’a aux lèvres, cela se voit. Puis elle regarde derrière vous, dans le noir, et demande qui s’est arrêté au portail et n’approche pas.
event-111-a = L’appeler par son nom.
event-111-a-result = Elle le dit, et vous l’appelez, car la voix lui manque. Au portail quelque chose tressaille et porte la main à sa poitrine. Il fait trois pas vers la lumière. Au quatrième, les chiens de la maison se lèvent, tous ensemble.
event-111-b = Dire qu’il n’y a personne.
event-111-b-result = Elle hoche la tête comme si elle le savait, et paie votre course, et plus encore votre lenteur. En bas il attend derrière un rocher. « Grande maison, dit-il. Quelqu’un doit attendre quelqu’un. » Il marche un moment à côté de vous, froid comme une cave, et demande s’il y a du pain.

event-112-title = La virgule
event-112-intro = Les chiens descendent les marches sans aboyer. Ils savent qu’il est mort ; ils savent aussi qu’il est à eux. Il est entre le nom et le noir, le chapeau à la main, et l’on voit la roche à travers son habit. « J’allais juste chercher du vin, dit-il. Il y avait de la glace. » La dame a posé la chandelle. Elle le prendrait ainsi, dit-elle, comme il est. Mais les vivants et les morts ne passent pas par la même porte, et c’est vous qui êtes sur le seuil.
event-112-band-1 = Un pas de côté, et le froid vous traverse, et les chiens aussi. Du dos vous tenez la porte contre tout le poids du col, jusqu’à ce qu’ils aient tout dit. Ils mettent la virgule. Puis il n’est plus que du vent, et vos mains sont bleues.
event-112-band-2 = Vous le faites passer par l’écurie, où les chevaux s’en moquent, et ils restent assis sur deux seaux jusqu’au chant du coq. Elle fait porter le vin. Il y a un troisième gobelet, et un lit pour vous au-dessus des harnais. Au matin, la page quarante de Jutta peut être remplie, des deux noms.
event-112-band-3 = Vous lui dites ce qu’il y a sous la croix, sur la colline de Jutta : un habit plein de pierres, et personne. S’il n’y a personne, personne n’est mort. Il y réfléchit en homme qui s’est disputé pour une virgule. Puis il se réchauffe. Vous avez vu comment, et cela s’apprend.

event-113-title = La chose sans prix
event-113-intro = La troisième nuit, vous le trouvez : un brumelin tout petit, pas plus gros qu’une lanterne, avec un visage de garçon si l’on ne regarde pas droit dessus. Ils égarent les gens, faute de supporter qu’on les cherche sans les trouver. Celui-ci a un bol où l’on lit OTTO, et une couverture sur un bâton. Il vous suit depuis deux jours et, dès que vous vous retournez, il s’éteint. Sur la rive est l’agent de la maison, qui ne cille pas, avec un bocal et un couvercle. Il paierait bien.
event-113-a = Jouer à cache-cache jusqu’au matin.
event-113-a-result = Vous vous cachez ; il vous trouve. Dans les roseaux, sous la barque, derrière le héron, et chaque fois il brûle un peu plus clair. À l’aube il se laisse trouver, une fois, un instant, et vous pouvez porter le bol. Il logera dans la nouvelle cheminée d’Oda. C’est peu de lumière, et vous y voyez beaucoup.
event-113-b = Le vendre à l’agent.
event-113-b-result = Il visse le couvercle, et cela luit encore, un peu, comme quelqu’un qui compte jusqu’à cent. Il paie tout. La facture est réglée, dit-il, et il raye les marais. Vous portez le reçu à Oda. Elle le lit, et demande ce qu’elle vous doit.

event-114-title = L’anneau blanc
event-114-intro = Il pousse bien là, tout un anneau, blanc comme un col, et au milieu se dresse une archespore. Elle a quatre fleurs. Elles vous suivent tandis que vous tournez, l’une un peu après l’autre, comme quatre hommes à table lèvent la tête quand on entre. L’archespore pousse où le sang fut versé avec colère, et ses spores sont sur tout, sur la mousse, sur l’anneau blanc, sur le panier posé là sous un linge. Le nom de la veuve est brodé sur le linge. Elle ne pouvait pas savoir.
event-114-a = La brûler jusqu’à la racine.
event-114-a-result = Vous dégagez une bande et mettez le feu. Les quatre fleurs se sont fermées. Quand la chaleur les atteint, elles s’ouvrent d’un coup, toutes grandes, toutes dents dehors ; et cela n’a rien de doux.
event-114-b = Cueillir l’anneau et la laisser.
event-114-b-result = Un linge mouillé sur la bouche, vous coupez l’anneau et laissez à la chose sa clairière. Ce que vous avez au bocal vaut cher, goutte à goutte. Au piquier vous dites qu’il pousse là. Il n’en demande pas plus. Quand vous partez, il est à table, et elle rit.

event-115-title = Quatre fleurs
event-115-intro = Elles frappent à tour de rôle, par la gauche, comme si c’était convenu ; entre la quatrième et la première il y a un vide, le temps d’un souffle. Ce qu’elles crachent traverse le cuir. Quelqu’un fut tué ici, pour une borne ou pour une fille, et l’on n’en parla jamais. Les racines serrent une chose qui sonne sous votre lame. Vous avez une bonne passe, dans la fumée, dans ce vide.
event-115-band-1 = C’était le mauvais souffle. Cela vous prend en travers de la main, vous perdez ce qu’elle tenait, et sortez de la clairière les yeux fermés. Elle brûle tout de même, lentement, par le bord. De loin, on dirait quatre hommes qui toussent.
event-115-band-2 = Deux sous la lame, deux par le feu. Entre les racines, un coffre avec la dot de quelqu’un. Vous le dites à la veuve ; elle s’assied sur la marche. « Tous les quatre ? demande-t-elle. Ce n’était donc pas la cuisine ? » Le piquier dit qu’il l’a toujours dit.
event-115-band-3 = Vous passez comme à la moisson, de gauche à droite, et vous arrêtez dans la cendre quand tombe le dernier pétale. Il y a un squelette, un coffre, une fiole bouchée. La veuve Tarn lit au feu quatre noms, tout doucement. Puis elle demande au cinquième s’il a faim.

event-116-title = Trente et un
event-116-intro = Ce n’est pas un fantôme. Dans un creux est assis un putréfacteur, vêtu de ce qui reste d’un tabard numéro trente et un, et il dit « Présent » de la voix d’un mort, car il a sa gorge en lui. Ils gardent un mot ou deux de ce qu’ils mangent. Il suit la compagnie depuis des mois, à la distance où l’on sent la soupe ; et le soir, quand les noms passent sur la lande, il répond à celui qu’il a. Il vous regarde. Il le redit, comme une question.
event-116-band-1 = Une hésitation, et il éclate quand vous frappez. Vous sortez du creux en rampant, et tout ce qui vous reste dégoutte. À la compagnie, on verse longtemps de l’eau sur vous. Nul ne demande rien. Au couchant, le capitaine va jusqu’à trente et s’arrête.
event-116-band-2 = Le coup est bon, le saut ne l’est pas. Il éclate parmi les racines, puis c’est le silence. D’après la piste ils étaient plusieurs, au numéro douze, au numéro quarante, en demi-cercle autour du camp. Vous savez comment ils se placent. Le tabard, vous le rapportez lavé.
event-116-band-3 = Vous frappez, sautez, et restez à plat ventre jusqu’à la fin de l’averse. Le capitaine enterre le tabard de ses mains. Il vous paie sur le bien de Lohse, car Lohse l’aurait fait. À l’appel suivant vous le remarquez : vous vous tenez plus droit qu’avant.
event-116-band-4 = « Repos », dites-vous d’abord. Il baisse la tête, et vous frappez. Il n’éclate même pas ; il se couche. Le capitaine l’apprend debout. Ce soir-là il lit jusqu’au bout, sans attendre, cinquante-neuf noms et, pour la première fois, ôte ses bottes.

event-117-title = Trois nuits par mois
event-117-intro = Elle habite l’ancienne charbonnière, une femme de cinquante ans, très soignée. Il y a trois tabourets, trois bols, un second oreiller. Il ne vient donc pas, dit-elle. Comment il est ces nuits-là, elle ne l’a jamais vu ; il reste toujours pris dans sa cellule. Elle avait juste souhaité qu’il pense à elle aussi souvent qu’elle à lui, soit trois nuits par mois, quand on voit la route. C’était dit dans la colère. Elle le reprendrait. Il faut que ce soit repris en face.
event-117-a = L’y mener la deuxième nuit.
event-117-a-result = Elle met un tablier propre, l’ôte, met l’autre. Elle trouvera le chemin seule, dit-elle, il y a un sentier dans la forêt ; mais il faudrait à la porte quelqu’un qui puisse la tenir, au cas où, une fois lancée, elle ne saurait plus s’arrêter.
event-117-b = Apprendre d’elle comment elle a fait.
event-117-b-result = Devant une tisane elle tâche de se rappeler, et vous prenez des notes. Cela finit en fiole, gris et aigre, et d’une seule goutte le chien hurle. Vous laissez pour cela de l’argent sur l’appui, celui du forgeron. De la route, vous la voyez poser sur la table le troisième tabouret.

event-118-title = À travers la porte
event-118-intro = Elle est devant la cellule, en beau tablier et, derrière la porte, c’est devenu silencieux. Les loups-garous connaissent une voix. Elle commence tout calmement. À la troisième phrase tout y est, le printemps, le ruban, la promesse, vingt ans ; la femme du forgeron est sortie et écoute, la main sur la bouche, et la porte se met à plier. Il ne veut pas sortir contre elle. Il veut sortir vers elle, ou fuir, et c’est la même porte. Vous vous y adossez.
event-118-band-1 = La porte cède. Vous êtes dessous quand il passe, et il est aussi lourd qu’il en a l’air. Quand vous vous relevez, il est assis au clair de lune entre les deux femmes, grande bête mouillée, et toutes deux le grondent. Il faudra encore un mois. On vous renvoie gentiment.
event-118-band-2 = La porte tient jusqu’à ce que la femme ait dit : « Je le reprends. » Alors, de l’autre côté, nul ne pousse plus. Le forgeron demande par la serrure son pantalon. Les deux femmes vous donnent quelque chose, et aucune ne laisse voir à l’autre combien.
event-118-band-3 = La porte tient. La femme le reprend mot à mot, en partant de la fin et, à chacun, quelque chose tombe derrière la porte, comme un harnais. Au matin ils sont trois à la table du forgeron et ne savent que dire. Vous savez ce que porte une porte, quand quelqu’un est derrière.

event-119-title = La corde à linge
event-119-intro = Elle va de saule en saule, tout au long de la rive, et il y pend ce que les gens ont perdu volontiers : bégaiements, mauvais rêves, l’humeur d’une épouse morte, une boiterie. Le vent y passe, et la rive marmonne. Tout au bout, pincé, petit et propre, vous trouvez un mot que vous aviez pour votre mère. Vous ne saviez pas qu’il manquait.
event-119-a = Tout décrocher.
event-119-a-result = Par brassées vous décrochez, et le vent prend tout. Cela part vers les terres comme des étourneaux. Derrière vous, au marais, une porte claque, puis une deuxième, puis une troisième.
event-119-b = Ne prendre que le vôtre.
event-119-b-result = En bouche, il est encore tiède. Au retour, dame Levure, qui brasse, est à la porte, une chope à la main pour la route, et n’en parle pas. Vous pourriez lui demander de quoi elle brasse si gentiment. Vous finissez la chope.

event-120-title = Les sœurs sont fâchées
event-120-intro = Elles viennent sur l’eau sans mouiller leur ourlet, l’une brassant, l’autre tissant, la troisième remuant les lèvres. Quarante ans de lessive ! Elles ne veulent pas vous manger ; elles veulent que vous la raccrochiez. Des terres viennent les premiers cris, là où une boiterie est rentrée. « Qu’avez-vous donc, demande dame Bobine, qui pende aussi bien que tout cela ? » Mieux vaut lui montrer quelque chose.
event-120-band-1 = Vous montrez le peu que vous avez ; elles rient à secouer les saules, puis vous giflent, toutes les trois, à tour de rôle. Le village paie tout de même pour ses cauchemars. On a la nostalgie des siens.
event-120-band-2 = Vous montrez quelque chose d’honnête ; elles l’accrochent et le regardent, la tête penchée. Pour une petite corde, cela ira. Le village vous remercie d’une collecte, en bégayant un peu.
event-120-band-3 = Vous montrez ce que vous avez de mieux, jusqu’au bout. Dame Chut s’arrête au milieu d’un mot. Elles vous le rendent : rien n’y pend, disent-elles, c’est d’une seule pièce. Voilà qui est nouveau, aussi.

event-121-title = Un garçon et un feu
event-121-intro = Il a enfumé quelque chose dans un arbre creux et se tient devant, le tisonnier levé, le visage noir. « C’est un nekker, dit-il, ou un blaireau. J’ai demandé, mais il ne veut pas dire. » Deux nuits sans dormir, pour qu’il ne s’échappe pas. Au nom du meunier il tourne le dos. « Il a dit pour quoi faire ? » demande-t-il à l’arbre.
event-121-a = Dire ce que le meunier a dit.
event-121-a-result = Maintenant, il répondrait, lui dites-vous. Le garçon réfléchit de tout son visage. « À tout ? » demande-t-il. Il a une liste. Il la tire de sa botte ; elle est longue comme son bras et, dans l’arbre, quelqu’un tousse.
event-121-b = Vous occuper d’abord de l’arbre.
event-121-b-result = C’est un nekker, très vieux, de la fumée dans les yeux, et il regrette. Vous le laissez aller et, en boitant, il montre la piste des autres. Le garçon note cela. Il rentre, dit-il, mais juste pour un crayon plus long.

event-122-title = La liste
event-122-intro = Ils se retrouvent au gué, le meunier d’un côté, le garçon de l’autre, et aucun n’entre dans l’eau. Cela se fait donc par-dessus. Pourquoi le pain pèse plus quand on est triste ? Qui a taillé la première meule, et avec quoi ? « Je ne sais pas, dit le meunier. Ça non plus. » Il le dit quarante fois, très fort, pour qu’on l’entende. À la fin, le garçon roule la liste. « Tu as eu peur ? » Celle-là n’était pas écrite.
event-122-result = « Oui », dit le meunier, et il se mouille les pieds. Vous êtes au milieu, il en faut un, et tenez le couvercle. Il vous paie de ce qu’il a dans son tablier. Quarante réponses honnêtes de suite : cela a fait quelque chose aux vôtres.

event-123-title = La carrière
event-123-intro = Elles sont sept, en tas, comme des chiens devant un poêle. Les goules s’éveillent toutes à la fois. Kord est à côté de vous, avec la branche de pin qu’il a emportée, et l’on entend ses dents. « Qui es-tu ? » demandez-vous, comme convenu. Il doit réfléchir. « Konrad, dit-il alors, très surpris, de la tannerie » ; et il passe devant.
event-123-band-1 = Elles sont trop nombreuses. Konrad de la tannerie disparaît sous deux d’entre elles, et vous donnez tout ce que vous avez pour le tirer par une botte. Il vit. Il aura une cicatrice, une vraie. Il réclame un miroir avant de réclamer à boire.
event-123-band-2 = Les quatre de droite sont pour vous, et il en occupe trois en étant Konrad à pleins poumons. Le village paie. Quand on veut boire au Fléau des Sept Vallées, lui aussi le cherche des yeux.
event-123-band-3 = Vous les traversez d’une passe, vous retournez, et le voilà au-dessus de la dernière, une demi-branche en main. Elle tressaille ; il frappe encore. Le village lui donne le laurier et à vous la bourse. Le laurier, il en coiffe la goule.

event-124-title = Payé
event-124-intro = La barque est sous les saules, où ils l’ont laissée il y a trois ans, après la crue. Sur l’autre rive vivait la veuve d’un passeur ; ils l’avaient vue agiter la main et avaient cru que c’était un adieu. La mère ôte ses pantoufles, entre dans l’eau et pousse la barque toute seule, jusqu’au cou. Elle reste longtemps là-bas. Dans l’herbe, près de vous, la lueur s’éteint peu à peu, comme une lampe dont on n’a plus besoin.
event-124-result = Ce n’est plus qu’un chien, grand, noir, à personne. Il vient. Mais il n’a pas oublié son métier : ce qui se jette sur vous en premier, au combat, le rencontre à mi-chemin, et y laisse un peu de sa morsure.

event-125-title = L’hôte
event-125-intro = Dans une grotte de glace bleue l’hôte est assis à une longue table, la plume derrière l’oreille. Il est blanc, hirsute, très grand. Le long de la table, ses invités, neuf, droits, serviette au cou, gelés à cœur ; devant chacun, un pot de confiture. Il leur a donné les meilleures places. Il ne comprend pas pourquoi ils restent si peu au refuge, et ici si longtemps. Il vous regarde et tire une chaise.
event-125-a = Vous asseoir.
event-125-a-result = Vous voilà à table. Le froid monte par le siège comme une question. Il en a une aussi ; on voit qu’il la prépare depuis des années. Il trempe la plume et la pousse vers vous.
event-125-b = Dégager les invités et partir.
event-125-b-result = Une fois dégagés, ils descendent en traîneau, par trois, et il aide à porter. Les familles paient. L’éditeur du Prof. Lind paie le journal. Pour finir il vous apporte la confiture, neuf pots intacts, et reste dans la neige tant qu’on vous voit.

event-126-title = Comment fut votre séjour
event-126-intro = COMMENT FUT VOTRE SÉJOUR, a-t-il écrit, en lettres grandes comme la main, et souligné. Il y a de la place pour répondre. Tous les autres à cette table étaient trop raides pour écrire. Vos propres doigts blanchissent par le bout. Il a joint les pattes et regarde à côté, pour ne pas vous presser. On l’entend respirer. Dans tout le glacier on n’entend rien d’autre.
event-126-band-1 = Il faisait froid, écrivez-vous. Il relit deux fois. Puis il se lève, bouleversé, et vous enveloppe de tout ce qu’il a, de lui-même aussi, et c’est le soir avant que vous n’en sortiez. Des bleus partout, à force de bonté.
event-126-band-2 = Vous écrivez : très bonne confiture. Il doit se tenir à la table. Nul ne l’avait jamais dit. Il vous montre le cellier où le glacier garde ce que les voyageurs perdent depuis deux cents ans, et vous laisse choisir.
event-126-band-3 = C’est la vérité, une page entière. Il lit, le doigt sur la ligne. Il hoche la tête. Le soir il descend lui-même les neuf au col et les pose là où on les trouvera. Voir une chose si grande apprendre si vite laisse une marque.

event-127-title = Qui attendait
event-127-intro = Dans la cabane il y a un chat. Il a eu des souris, il a eu de la neige, et il est hors de lui. Le long du mur, des souliers, par paires, du petit au grand ; sur la table, une écuelle lavée. Il regarde derrière vous qui vient encore, et continue de regarder. Au bout d’un moment il grimpe sur vos genoux, toutes griffes dehors, et vous raconte tout.
event-127-a = Rester jusqu’à ce qu’il ait fini.
event-127-a-result = Cela prend la nuit. Le poêle tire bien et, sur l’étagère, il y a ce que l’homme buvait contre le froid. Au matin le chat descend le col devant vous, s’assied aux pieds du facteur et lève les yeux. Le lendemain, il n’y a pas de lettre.
event-127-b = Le lui porter.
event-127-b-result = Sous la chemise il ne tient pas en place, et vos côtes apprennent quelque chose. Quand vous le posez sur le bras, le bras plie, très lentement, au coude. On peut l’enterrer à présent. Reste à savoir qui reprend la tournée.

event-128-title = Les mains propres
event-128-intro = À Wyzima il vous reçoit dans une chambre pleine de cuvettes. Il était jeune, la mère avait ri, il avait dit quelques mots à une fenêtre ; depuis, il se lave. Il donnerait tout pour les reprendre. Et il sait comment : quelqu’un doit se coucher à sa place dans le cercueil, du soir au chant du coq. Il l’a fait mesurer. Il est trop grand, dit-il. Ce sont les genoux.
event-128-a = L’emmener quand même.
event-128-a-result = Vous le prenez par son col propre. Dans la voiture il se tait, puis il parle de la mère, et de son rire. C’était à cause de son chapeau. À la tour, quelqu’un vient d’ouvrir le quatrième tome.
event-128-b = Prendre son argent pour la tante.
event-128-b-result = Il paie et paie ; compter lui fait du bien. La tante en achète de l’huile et un cinquième tome. Si cela aide la petite, nul ne le sait, mais elle gronde maintenant aux bons endroits, là où c’est palpitant.

event-129-title = Jusqu’au chant du coq
event-129-intro = Il est dans le cercueil, les genoux hauts, les mains jointes, sales pour une fois. La tante lit. À minuit elle descend l’escalier à quatre pattes, trouve son lit pris, et son cri éteint la chandelle. Vous êtes devant le couvercle. Il reste quatre heures jusqu’au chant du coq, et elle n’a nulle part ailleurs où dormir.
event-129-band-1 = Elle vous traverse comme un rideau, et tout ce que vous portez part avec. Le vieux a rampé par l’autre bout ; il court. Elle se glisse dans son cercueil et geint. La tante a retrouvé la page.
event-129-band-2 = Heure après heure vous tournez l’un autour de l’autre, le cercueil au milieu. Au troisième coq elle tombe et c’est une fillette, le temps d’un souffle ; puis le soleil n’est pas tout à fait là, et ce n’en est plus une. La semaine prochaine, dit la tante. Le vieux paie. Il se recouchera.
event-129-band-3 = Vous tenez. Elle se lasse, se fourre sous votre bras comme un enfant, avec toutes ces dents, et s’y endort debout. Au jour elle demande ce qu’est devenu le château. Dans la caisse, le vieux sanglote.
event-129-band-4 = Vous tenez et, au pire moment, vous dites la suite du livre ; vous aviez écouté. Elle s’arrête net. Elle veut savoir la fin, et vous aussi. Ni l’une ni l’autre oreille n’entend le coq.

event-130-title = De passage
event-130-intro = À Stygga, le frère ouvre, et vous avez le pied dans la porte avant qu’il n’ait fini de hurler. Elle est près du poêle, l’œil noir. Le chien est couché sur ses pieds et lui montre les dents sans s’arrêter. « Quatre semaines, dit-elle quand vous dites jeudi. Il ne me laisse pas sortir. Pend-il bien ? A-t-il du soleil ? »
event-130-a = Mettre plutôt le frère dehors.
event-130-a-result = Ce n’est pas long, mais il est lourd et connaît les marches. Elle referme derrière lui, s’adosse à la porte et s’étonne qu’elle soit si légère. Jeudi, ils sont deux à monter la colline, et l’un aboie. Au vent, il se retourne.
event-130-b = La conduire au bailli.
event-130-b-result = Le bailli note tout ; le frère a là des amis, vous paie à boire, et votre temps. Elle reçoit une chambre au-dessus de l’étable. Il n’y a pas de vue. Au retour vous décrochez le pendu, pour qu’il puisse la chercher lui-même.

event-131-title = L’assiette
event-131-intro = L’assiette est mise, avec couteau et fourchette, la lampe baissée. Theodor Grole regarde longtemps le jambon. « D’une charrette », dit-il. D’après le tarif il devrait l’inscrire : gibier, royal, provenance inconnue. Il prend la plume. « D’ordinaire il vient un jour plus tôt, dit-il au registre. D’ordinaire on frappe et, quand j’ouvre, il n’y a personne. Cette année on n’a pas frappé. »
event-131-a = Vous taire.
event-131-a-result = Il attend un peu, puis découpe. Il vous paie la prime d’objet trouvé, de sa poche, au sou près. Dans la nuit la lampe du comptoir s’éteint ; dans la neige il y a les pas de quelqu’un qui craint les chiens, et ils montent vers les montagnes.
event-131-b = Dire : trois orteils de moins.
event-131-b-result = Il met son chapeau sans refermer le livre. Vous allez devant avec la lanterne, lui derrière avec le jambon. À la cabane nul ne dit mot ; il s’agenouille et commence à frotter. Apprendre le courage de Grole, vous n’y auriez pas songé.

event-132-title = La sœur
event-132-intro = Elle a huit petits-enfants et une laiterie, et il faut lui rafraîchir la mémoire. Ah, ceux-là. L’un devait demander sa main, l’autre l’accorder ; à chacun elle avait dit que l’autre l’avait insultée, n’ayant envie d’aucun des deux. Elle les croyait occupés jusqu’au souper. « Onze ans ? » Elle pose la baratte. « Au même gué ? Tous les deux ? » Quelque chose comme de la fierté passe sur son visage.
event-132-a = La conduire au gué.
event-132-a-result = Elle ôte son tablier, puis l’emporte quand même. En chemin elle compose des excuses, rit au milieu et recommence. Les petits courent devant avec des bâtons, les uns verts, les autres rouges.
event-132-b = Leur porter ses amitiés, et du beurre.
event-132-b-result = Vous les portez. Le beurre va de l’un à l’autre, et chacun y lit ce qu’il veut. Le lendemain à huit heures vous les entendez reprendre, de bon cœur. Elle vous paie, en crème, pour dire que la porte était fermée.

event-133-title = Six heures
event-133-intro = Elle le leur dit. Ils sont dans l’eau, ils écoutent, et six heures passent sans qu’aucun ne s’en aperçoive. « Alors personne ne fut insulté », dit le vert. « Si, moi, dit-elle. Jamais vous ne m’avez rien demandé, ni l’un ni l’autre, sinon si j’avais vu l’autre. » C’est le silence. Le rouge pose son casque sur la rivière ; il flotte un peu et coule.
event-133-result = Pour finir ils la portent de l’autre côté, un de chaque bord, car elle veut voir ce qu’il y a là-bas qui a pris onze ans. C’est un pré. Ils vous paient pour avoir été témoin. Comment deux hommes posent un poids au même instant, vous l’avez bien regardé.

event-134-title = Pièce à conviction
event-134-intro = Au pied d’un chêne est un colporteur, mort depuis l’automne, tout net. Une chose, elles la lui ont laissée. Nouée au cou dans un chiffon, c’est de là qu’il les nourrissait, chaque jour, des années durant, en route, de la moitié de tout. Une fois elle a pris le chiffon au bec, pour avoir quelque chose de lui. À celui-là nul ne prend rien : telle est la loi. Onze corneilles regardent ce que vous en ferez.
event-134-a = L’enterrer avec.
event-134-a-result = Pendant que vous creusez, elle reste à côté. Quand vous posez le chiffon sur sa poitrine, les onze descendent du chêne, l’une après l’autre, et chacune lâche quelque chose dans la fosse : un bouton, un haricot, un éclat de verre. La dernière lâche le sien près de votre main.
event-134-b = Porter sa hotte au prochain village.
event-134-b-result = La hotte pend au chêne, intacte, l’argent dans le couvercle ; vous vendez les aiguilles et gardez la part du trouveur. Quand vous repassez au champ, il n’y a plus de cercle ni d’oiseau. Dans le chaume, des plumes, toutes noires.

event-135-title = Avocat des corneilles
event-135-intro = C’est un caillou noir, percé, comme les corneilles en donnent à qui a parlé pour elles. Tenu à l’œil, il montre le monde comme elles le voient, d’un peu plus haut, et ce qui va mourir y est un ton plus pâle. Elle-même est montée dans le chêne, et l’aile pend droit. La cour s’ajourne.
event-135-result = Il se porte à un cordon. Au combat, quand votre main trace un Signe, vous vous voyez un instant d’en haut, et ce qui vient par-derrière ; et il y a un peu plus entre cela et vous.

event-136-title = Qui balance le berceau
event-136-intro = Dans les roseaux le berceau s’est arrêté, et le bras qui le balançait est sur le bord, vert, palmé, avec un bracelet d’algues. La femme d’un noyeur, si cela existe. L’enfant est éveillé et lui tient un doigt. Toute la nuit elle l’a porté hors de l’eau, et maintenant elle ne sait pas ce que cela mange. En voyant la barque, elle montre toutes ses dents. Elle ne lâche pas.
event-136-band-1 = Au premier geste, elle vous saute à la gorge, comme toute mère. Cela vous coûte la maille, et à la barque un flanc. À la fin vous avez l’enfant, elle la couverture, et elle crie après vous tout le long du fleuve.
event-136-band-2 = Votre pain reste sur le bord jusqu’à la nuit. Elle pousse le berceau d’une main et prend le pain. Sur la rive le père compte les enfants et en a un de plus. Vous savez où elle loge, et la piste. Vous le gardez pour vous.
event-136-band-3 = Vous lui montrez comment on le tient, une main derrière la tête. Elle sait aussitôt, et mieux. Puis elle vous le donne, car il fait froid chez elle ; et avec, tirée de la vase, une fiole bouchée, pour la peur. Vous restez longtemps dans la barque.

event-137-title = Le cerf
event-137-intro = Il est dans la dernière clairière, son souffle autour de lui, blanc, haut comme une porte de maison. De la mousse pend à ses bois et, dans la mousse, un oiseau niche. Il vous entend depuis deux jours. Sur une souche, trente présents, un par an : un couteau, un gant, une mèche devenue grise. L’homme est donc venu. Chaque année il est venu, est rentré, et a dit avoir perdu la trace.
event-137-a = Laisser quelque chose de vous.
event-137-a-result = Vous y réfléchissez jusqu’au froid, puis vous le posez près des autres. Le cerf baisse la tête et souffle dessus. Vous revenez par le même chemin, et vos propres traces ont disparu.
event-137-b = Prendre le bois qu’il a perdu.
event-137-b-result = Il est dans l’herbe, plus lourd qu’une charrue, et ne sert à personne là-haut. Vous le descendez. L’apothicaire le pèse deux fois et va chercher son frère. Corvin, l’apprenant, demande seulement de quel côté. Le gauche, dites-vous. Il hoche la tête et ferme la porte.

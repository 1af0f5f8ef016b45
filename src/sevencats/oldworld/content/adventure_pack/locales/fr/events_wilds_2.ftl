# Autres événements du Pack d'aventures auxquels mènent les contrées sauvages.

event-111-title = Trois cheminées
event-111-intro = La maison du col est éclairée du haut en bas. Une dame en gris ouvre, une chandelle à la main ; derrière elle une deuxième, une troisième : il en brûle une par chambre, chaque nuit, pour qu'il les voie de la route. Il est sorti chercher du vin, il y a onze mois, après une dispute sur une virgule du contrat de mariage. Son nom, elle l'a aux lèvres, cela se voit. Puis elle regarde derrière vous, dans le noir, et demande qui s'est arrêté au portail et n'approche pas.
event-111-a = L'appeler par son nom.
event-111-a-result = Elle le dit, et vous l'appelez, car la voix lui manque. Au portail quelque chose tressaille et porte la main à sa poitrine. Il fait trois pas vers la lumière. Au quatrième, les chiens de la maison se lèvent, tous ensemble.
event-111-b = Dire qu'il n'y a personne.
event-111-b-result = Elle hoche la tête comme si elle le savait, et paie votre course, et plus encore votre lenteur. En bas il attend derrière un rocher. « Grande maison, dit-il. Quelqu'un doit attendre quelqu'un. » Il marche un moment à côté de vous, froid comme une cave, et demande s'il y a du pain.

event-112-title = La virgule
event-112-intro = Les chiens descendent les marches sans aboyer. Ils savent qu'il est mort ; ils savent aussi qu'il est à eux. Il est entre le nom et le noir, le chapeau à la main, et l'on voit la roche à travers son habit. « J'allais juste chercher du vin, dit-il. Il y avait de la glace. » La dame a posé la chandelle. Elle le prendrait ainsi, dit-elle, comme il est. Mais les vivants et les morts ne passent pas par la même porte, et c'est vous qui êtes sur le seuil.
event-112-band-1 = Vous vous écartez, et le froid vous traverse, et les chiens aussi. Du dos vous tenez la porte contre tout le poids du col, jusqu'à ce qu'ils aient tout dit. Ils mettent la virgule. Puis il n'est plus que du vent, et vous êtes bleu de froid.
event-112-band-2 = Vous le faites passer par l'écurie, où les chevaux s'en moquent, et ils restent assis sur deux seaux jusqu'au chant du coq. Elle fait porter le vin. Il y a un troisième gobelet, et un lit pour vous au-dessus des harnais. Au matin, la page quarante de Jutta peut être remplie, des deux noms.
event-112-band-3 = Vous lui dites ce qu'il y a sous la croix, sur la colline de Jutta : un habit plein de pierres, et personne. S'il n'y a personne, personne n'est mort. Il y réfléchit en homme qui s'est disputé pour une virgule. Puis il se réchauffe. Vous avez vu comment, et cela s'apprend.

event-113-title = La chose sans prix
event-113-intro = La troisième nuit, vous le trouvez : un brumelin tout petit, pas plus gros qu'une lanterne, avec un visage de garçon si l'on ne regarde pas droit dessus. Ils égarent les gens, faute de supporter qu'on les cherche sans les trouver. Celui-ci a un bol où l'on lit OTTO, et une couverture sur un bâton. Il vous suit depuis deux jours et, dès que vous vous retournez, il s'éteint. Sur la rive est l'agent de la maison, qui ne cille pas, avec un bocal et un couvercle. Il paierait bien.
event-113-a = Jouer à cache-cache jusqu'au matin.
event-113-a-result = Vous vous cachez ; il vous trouve. Dans les roseaux, sous la barque, derrière le héron, et chaque fois il brûle un peu plus clair. À l'aube il se laisse trouver, une fois, un instant, et vous pouvez porter le bol. Il logera dans la nouvelle cheminée d'Oda. Jamais vous n'avez tant vu avec si peu.
event-113-b = Le vendre à l'agent.
event-113-b-result = Il visse le couvercle, et cela luit encore, un peu, comme quelqu'un qui compte jusqu'à cent. Il paie tout. La facture est réglée, dit-il, et il raye les marais. Vous portez le reçu à Oda. Elle le lit, et demande ce qu'elle vous doit.

event-114-title = L'anneau blanc
event-114-intro = Il pousse bien là, tout un anneau, blanc comme un col, et au milieu se dresse une archespore. Elle a quatre fleurs. Elles vous suivent tandis que vous tournez, l'une un peu après l'autre, comme quatre hommes à table lèvent la tête quand on entre. L'archespore pousse où le sang fut versé avec colère, et ses spores sont sur tout, sur la mousse, sur l'anneau blanc, sur le panier posé là sous un linge. Le nom de la veuve est brodé sur le linge. Elle ne pouvait pas savoir.
event-114-a = La brûler jusqu'à la racine.
event-114-a-result = Vous dégagez une bande et mettez le feu. Les quatre fleurs se sont fermées. Quand la chaleur les atteint, elles s'ouvrent d'un coup, toutes grandes, toutes dents dehors ; et cela n'a rien de doux.
event-114-b = Cueillir l'anneau et la laisser.
event-114-b-result = Un linge mouillé sur la bouche, vous coupez l'anneau et laissez à la chose sa clairière. Ce que vous avez au bocal vaut cher, goutte à goutte. Au piquier vous dites qu'il pousse là. Il n'en demande pas plus. Quand vous partez, il est à table, et elle rit.

event-115-title = Quatre fleurs
event-115-intro = Elles frappent à tour de rôle, par la gauche, comme si c'était convenu ; entre la quatrième et la première il y a un vide, le temps d'un souffle. Ce qu'elles crachent traverse le cuir. Quelqu'un fut tué ici, pour une borne ou pour une fille, et l'on n'en parla jamais. Les racines serrent une chose qui sonne sous votre lame. Vous avez une bonne passe, dans la fumée, dans ce vide.
event-115-band-1 = Vous entrez au mauvais souffle. Cela vous prend en travers de la main, vous perdez ce qu'elle tenait, et sortez de la clairière les yeux fermés. Elle brûle tout de même, lentement, par le bord. De loin, on dirait quatre hommes qui toussent.
event-115-band-2 = Vous en coupez deux, le feu prend les autres. Entre les racines, un coffre avec la dot de quelqu'un. Vous le dites à la veuve ; elle s'assied sur la marche. « Tous les quatre ? demande-t-elle. Ce n'était donc pas la cuisine ? » Le piquier dit qu'il l'a toujours dit.
event-115-band-3 = Vous passez comme à la moisson, de gauche à droite, et vous arrêtez dans la cendre quand tombe le dernier pétale. Il y a un squelette, un coffre, une fiole bouchée. La veuve Tarn lit au feu quatre noms, tout doucement. Puis elle demande au cinquième s'il a faim.

event-116-title = Trente et un
event-116-intro = Ce n'est pas un fantôme. Dans un creux est assis un putréfacteur, vêtu de ce qui reste d'un tabard numéro trente et un, et il dit « Présent » de la voix d'un mort, car il a sa gorge en lui. Ils gardent un mot ou deux de ce qu'ils mangent. Il suit la compagnie depuis des mois, à la distance où l'on sent la soupe ; et le soir, quand les noms passent sur la lande, il répond à celui qu'il a. Il vous regarde. Il le redit, comme une question.
event-116-band-1 = Vous hésitez, et il éclate quand vous frappez. Vous sortez du creux en rampant, et tout ce qui vous reste dégoutte. À la compagnie, on verse longtemps de l'eau sur vous. Nul ne demande rien. Au couchant, le capitaine va jusqu'à trente et s'arrête.
event-116-band-2 = Vous frappez bien et sautez mal. Il éclate parmi les racines, puis c'est le silence. D'après la piste ils étaient plusieurs, au numéro douze, au numéro quarante, en demi-cercle autour du camp. Vous savez comment ils se placent. Le tabard, vous le rapportez lavé.
event-116-band-3 = Vous frappez, sautez, et restez à plat ventre jusqu'à la fin de l'averse. Le capitaine enterre le tabard de ses mains. Il vous paie sur le bien d'Alder, car Alder l'aurait fait. À l'appel suivant vous le remarquez : vous vous tenez plus droit qu'avant.
event-116-band-4 = Vous dites d'abord « Repos ». Il baisse la tête, et vous frappez. Il n'éclate même pas ; il se couche. Le capitaine l'apprend debout. Ce soir-là il lit jusqu'au bout, sans attendre, cinquante-neuf noms et, pour la première fois, ôte ses bottes.

event-117-title = Trois nuits par mois
event-117-intro = Elle habite l'ancienne charbonnière, une femme de cinquante ans, très soignée. Il y a trois tabourets, trois bols, un second oreiller. Il ne vient donc pas, dit-elle. Comment il est ces nuits-là, elle ne l'a jamais vu ; il reste toujours pris dans sa cellule. Elle avait juste souhaité qu'il pense à elle aussi souvent qu'elle à lui, soit trois nuits par mois, quand on voit la route. C'était dit dans la colère. Elle le reprendrait. Il faut que ce soit repris en face.
event-117-a = L'y mener la deuxième nuit.
event-117-a-result = Elle met un tablier propre, l'ôte, met l'autre. Elle trouvera le chemin seule, dit-elle, il y a un sentier dans la forêt ; mais il faudrait à la porte quelqu'un qui puisse la tenir, au cas où, une fois lancée, elle ne saurait plus s'arrêter.
event-117-b = Apprendre d'elle comment elle a fait.
event-117-b-result = Devant une tisane elle tâche de se rappeler, et vous prenez des notes. Cela finit en fiole, gris et aigre, et d'une seule goutte le chien hurle. Vous laissez pour cela de l'argent sur l'appui, celui du forgeron. De la route, vous la voyez poser sur la table le troisième tabouret.

event-118-title = À travers la porte
event-118-intro = Elle est devant la cellule, en beau tablier et, derrière la porte, c'est devenu silencieux. Les loups-garous connaissent une voix. Elle commence tout calmement. À la troisième phrase tout y est, le printemps, le ruban, la promesse, vingt ans ; la femme du forgeron est sortie et écoute, la main sur la bouche, et la porte se met à plier. Il ne veut pas sortir contre elle. Il veut sortir vers elle, ou fuir, et c'est la même porte. Vous vous y adossez.
event-118-band-1 = Elle cède. Vous êtes dessous quand il passe, et il est aussi lourd qu'il en a l'air. Quand vous vous relevez, il est assis au clair de lune entre les deux femmes, grande bête mouillée, et toutes deux le grondent. Il faudra encore un mois. On vous renvoie gentiment.
event-118-band-2 = Elle tient jusqu'à ce qu'elle ait dit : « Je le reprends. » Alors, de l'autre côté, nul ne pousse plus. Le forgeron demande par la serrure son pantalon. Les deux femmes vous donnent quelque chose, et aucune ne laisse voir à l'autre combien.
event-118-band-3 = Elle tient. Elle le reprend mot à mot, en partant de la fin et, à chacun, quelque chose tombe derrière la porte, comme un harnais. Au matin ils sont trois à la table du forgeron et ne savent que dire. Vous savez ce que porte une porte, quand quelqu'un est derrière.

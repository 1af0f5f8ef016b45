event-201-title = La vieille île
event-201-intro = Là où les collines s’alignaient, il y a une terre, une île si vieille que les pierres ont cessé de pencher. Des monstres y gisent sous des cairns, côte à côte, chacun sous un signe qu’enseignait jadis l’école du Griffon. L’herbe est tenue court. L’homme qui la tenait est étendu près du dernier cairn, mort d’hier, sa bêche à la main, et sur ce cairn une pierre commence à bouger.
event-201-result = Pierre sur pierre, vous achevez ce qu’il avait entrepris, jusqu’à ce que dessous on cesse de frapper ; puis vous dressez un dernier tas, pour lui. Ses gages sont sur le premier cairn, une pièce pour qui viendra ensuite. Vous la prenez, avec un relèvement que d’autres pourront suivre : il faudra bien que quelqu’un revienne.

event-202-title = Le lac blanc
event-202-intro = La grotte a une porte de derrière. Au-delà, un lac blanc comme du lait, dans le lac une île, et sur l’île les caisses d’un homme qui n’a jamais rien déclaré. La veuve a attendu dehors. Il a toujours été ordonné, dit-elle, et elle n’en veut rien.
event-202-result = Vous marquez le chemin, car il y en a plus qu’un dos ne peut porter. Sur la rive, les empreintes d’autre chose qui est venu compter les caisses.

event-203-title = Le haut feu
event-203-intro = Ce que montrait la sirène est une montagne dans la mer, de la fumée sur la tête. Dans les fentes tièdes poussent des herbes que vous ne connaissez que par des dessins, en plates-bandes, avec des étiquettes. Elles sont de la main d’un apprenti qui a écrit chaque nom un peu de travers. D’apprenti, point. Son chaudron est encore chaud.
event-203-result = Vous corrigez trois étiquettes et prenez une fiole pour votre peine. Qui vient en navire la trouvera désormais, à la fumée.

event-204-title = Patte de renard
event-204-intro = Le frère vit sur le plus petit doigt de la patte, dans une cabane faite d’une barque. Il dit bonjour aux renards et rien à vous. Quand il apprend qui a raccommodé le manteau, il vous mène le long de la plage et vous apprend à la lire : qui est venu à terre, de quel poids, avec quelle faim, et si cela boite.
event-204-result = Vous pouvez revenir, dit-il, et d’autres aussi, s’ils ôtent leurs bottes. Il vous paie le fil ; lui non plus n’est pas un mendiant.

event-205-title = Le cercle de pierres
event-205-intro = La griffe correspond. Elle vient d’une bête amenée ici en cage, sur une île qui n’est qu’un cercle de bancs de pierre autour d’un sol de sable. Du sable frais, ratissé ce matin. Il y a des places pour ces messieurs, un vélum, et un tableau avec des prix : petit, grand, et celui qui a mangé le gardien.
event-205-result = Le chien du gardien veille encore à la porte, et vous passez avec une manche déchirée. Désormais, qui aime être regardé trouvera l’endroit.

event-206-title = Le pendentif du noyé
event-206-intro = Haut au-dessus de la mer se tient la cabane de la femme qui l’a fait, elle aussi pour un mari, jadis. Elle le retourne, souffle dessus et dit qu’il a dû l’ôter ce matin-là. Il n’agit que tant qu’on a peur. Depuis des années il n’avait plus peur, dit-elle. C’est ainsi qu’ils partent tous.
event-206-result = Elle vous le noue au cou d’un nœud qui ne se défait pas aisément. Quand la mer s’apprête à mentir, il devient chaud.

event-207-title = La peau d’ours du jarl
event-207-intro = Dans la salle d’où il venait, personne ne demande comment vous l’avez eue. On regarde, on compte les griffes, et un vieil homme se pousse sur le banc. On le lui a donc dit, fait le vieux. Il était temps. Nous commencions à le nourrir. On vous donne la place près du feu, et de l’hydromel.
event-207-result = Elle est lourde et sent la fumée et le vieil ours. Où que vous l’étendiez pour la nuit, dans ces îles, on vous apporte plus que vous n’avez demandé.

event-213-title = La cuirasse de Torkel
event-213-intro = Elle ouvre avant que vous ayez frappé, car qui porte une nouvelle ne frappe pas fort. Vous la lui dites. Elle sort la cuirasse du coffre ; on l’a huilée chaque semaine. Elle demande s’il a ramé en mesure jusqu’au bout, et vous dites oui. Puis elle vous boucle elle-même les sangles, trop serré, comme pour quelqu’un qui doit revenir.
event-213-result = Elle vous va comme si on l’avait faite pour vous, et entre deux coups elle laisse la place d’un souffle de plus.

event-214-title = La longue-vue du capitaine
event-214-intro = Le nom du propriétaire est gravé dans le laiton, et sa maison est facile à trouver, car sa femme la vend. Elle ne veut pas du tube. Il était si fier de tout voir le premier, dit-elle, et il restait là, à le voir. Regardez deux fois, dit-elle. Lui n’a jamais regardé qu’une fois.
event-214-result = Vous regardez deux fois. La seconde fois c’est une autre mer, et vous pouvez choisir sur laquelle des deux vous naviguez.

# Événements de la Chasse sauvage, 401 à 435.

event-401-title = Trente pas
event-401-intro = Dans la forêt, ils font halte. Les chevaux dorment debout ; nul n’a fait de feu. Marit est couchée près de vous dans la neige, et à trente pas Jost tient une bride. Il la tient comme à la maison, le pouce dessus. Elle est déjà à genoux. Elle a pris le manteau par le col, prêt à être enfilé.
event-401-a = La laisser aller à lui.
event-401-a-result = Elle y va, bien droite, comme on porte aux hommes leur dîner. Le premier cheval ouvre les yeux et la laisse passer. Le deuxième aussi. Vous suivez à dix pas, l’épée sous la cape, et vous ne respirez plus.
event-401-b = La retenir, et compter.
event-401-b-result = Du genou vous la tenez à terre, de la main vous lui fermez la bouche, et vous comptez chevaux, vides, sentinelles, jusqu’à ce qu’ils montent en selle. Vous savez tous à présent comment ils vont. Elle ne vous parle pas. Elle replie le manteau selon d’autres plis.

event-402-title = Il le met
event-402-intro = « Tu as oublié quelque chose », dit Marit, et elle tient le manteau de sorte qu’il n’ait qu’à passer les bras. Il le regarde très longtemps. Tout le long du rang, les chevaux ont levé la tête. Puis il lui tourne le dos, comme on fait quand quelqu’un vous aide à mettre un manteau.
event-402-band-1 = Il le met, le boutonne, et s’en va avec. Vous la ramenez entre les sabots et prenez pour vous ce qui lui était destiné. À la lisière elle dit : « Mais il l’a sur lui. » Il y a désormais un cavalier un peu plus chaud, et plus lent.
event-402-band-2 = Il le met, reste là, les mains dans les poches, et trouve du pain. En mâchant il se rappelle comment on s’assied. Les autres partent sans lui. Il ne sait pas encore marcher, ni parler. Vous apprenez comment on porte quelqu’un ainsi.
event-402-band-3 = Il le met, dit : « Il est trop chaud », et vient avec vous. Personne ne le poursuit ; il semble que ce ne soit jamais arrivé. Derrière vous tout le rang a perdu le pas et, pour avoir marché parmi eux, vous savez de quoi ils sont faits.

event-403-title = Ce que doit le retardataire
event-403-intro = Il a les bottes dans la rivière, et ce qu’il apportait coule de lui : d’abord la rouille, puis la voix. « Je puis vous dire comment ils chevauchent, dit le traînard. Il me faudra jusqu’à la montagne pour retrouver les mots. » Sur l’autre rive se sont rassemblés les gens d’un village brûlé. Ils ont reconnu la selle. Ils ont une corde, et se sont cotisés.
event-403-a = Le mener à la montagne.
event-403-a-result = Vous passez au milieu d’eux, et il vous suit, la tête nue, afin que chacun voie son visage. Des pierres volent. Il les compte à mi-voix et demande ce qu’on dit ici en pareil cas. Vous le lui dites.
event-403-b = Le livrer.
event-403-b-result = Ils paient, et ils font vite. Il demande s’il est en retard, et quelqu’un répond : non, juste à temps. Ce qu’il portait, on vous le donne. Il y a des coutures, et qui les connaît sait par où ouvrir les autres.

event-404-title = Le traînard
event-404-intro = Sur la montagne, dans le vent qu’il connaît, les mots lui reviennent : lequel d’entre eux regarde à gauche, qui frappe le premier, ce que le chef fait de sa main avant de donner un ordre. Il a ôté son dernier fer. Dessous il porte une chemise, reprisée au coude. Pour cela, quelqu’un a veillé un jour sous une lampe.
event-404-result = Il reste avec vous ; on ne l’attend plus nulle part à l’heure. Avant un combat il regarde ce qui vient, dit : « Celui-là d’abord », et sort de la lumière, pour ne pas faire d’ombre.

event-405-title = Ouverte depuis cent hivers
event-405-intro = La maison de la montagne n’a pas de portes, et tant de pièces que le vent s’y perd. Dans chacune il y a une table, et à chaque table des gens penchés sur leur assiette, qui sourient, de la glace dans la cuiller. Ils vont bien. Ils vont bien depuis longtemps. Au bout du couloir une chaise est tirée, pour frère Emmeran sans doute, ou pour vous.
event-405-a = Desservir, et partir.
event-405-a-result = Vous faites le tour et prenez ce dont ils n’ont plus besoin : argenterie, bagues, une bourse avec une liste de dettes. Il y en a pour tout le monde. Nul ne proteste. Mais quelque part vous avez pris une bouchée, sans y penser, et elle vous pèse le reste du jour.
event-405-b = Chercher les portes.
event-405-b-result = Elles sont à la cave, empilées, sèches et saines. Il y en a autant que de pièces. Vous montez la première sur le dos. Quand vous la mettez dans ses gonds, quelqu’un, à table, repose sa cuiller.

event-406-title = Porte après porte
event-406-intro = Vous accrochez une porte, puis la suivante. À chacune il fait un peu plus chaud dedans et, dehors, quelque chose est un peu plus fâché. Cela essaie les fenêtres. Cela s’appuie au mur. À la fin il reste une porte, celle de l’entrée, qui tient par un seul gond, et de l’autre côté pousse quelqu’un dont c’est la maison depuis cent hivers.
event-406-band-1 = Un moment vous la tenez du dos, puis du visage. Elle entre, par-dessus vous, avec le chambranle. Mais dans les pièces, derrière, les autres restent closes, et quelqu’un s’y est mis à jurer.
event-406-band-2 = À la fin, le bois ne bouge plus. On entend des sabots qui descendent, plusieurs, sans aucun ordre. À la table la plus proche, un vieil homme demande qui a touché à sa soupe.
event-406-band-3 = Le verrou entre. Vous avez appris comment on se tient derrière une porte : non pas contre elle, mais avec elle. Dans toutes les pièces on recule des chaises. Il leur faudra un déjeuner, et il y a là dehors une maison de moins où faire halte.
event-406-band-4 = Vous poussez le verrou, puis vous rouvrez, parce que vous voulez voir son visage. Cela n’en a pas, et recule. Derrière vous toute la maison descend l’escalier en chaussettes, des chandeliers à la main, et le raccompagne à la grille.

event-407-title = La pierre plate
event-407-intro = La pierre, sur la colline, est creuse à force qu’on s’y soit assis. Quelqu’un y a gravé six traits et, près du sixième : « Pas si terrible. » Vous avez posé la lanterne devant vous, comme il se doit. En bas, Undern a toutes ses fenêtres allumées. Vous les voyez debout, le bailli Pell aussi, avec son livre, afin que tout soit fait dans les règles.
event-407-a = Laisser brûler la lanterne.
event-407-a-result = Vous montez la mèche. Vers minuit cela gravit la pente, un seul cavalier, sans hâte, comme un charretier qui vient prendre un sac. Il met pied à terre. Que quelqu’un se lève ici, c’est nouveau pour lui.
event-407-b = Éteindre la lanterne.
event-407-b-result = Vous pincez la mèche. Ils passent si près que vous en apprenez sur eux plus que vous ne vouliez. À Undern les fenêtres meurent, une à une, et Pell note quelque chose. Depuis, on en doit un à la Chasse, et elle s’est mise en route pour l’encaisser.

event-408-title = L’encaissement
event-408-intro = Il vous tend la main, fort poliment, pour vous aider à monter. Derrière lui il y en a six, sur d’autres chevaux, avec des lanternes, dans ce qu’ils portaient en partant. L’une a un tablier. Ils regardent la pierre plate comme on regarde la maison où l’on a grandi. Vous tirez l’épée de la gauche, car il tient la droite.
event-408-band-1 = Il est plus fort, et il a six hivers de pratique. Il vous arrache ce que vous aviez en main, le regarde et le laisse tomber. Puis il repart sans vous, à votre surprise à tous deux. Les lanternes le suivent.
event-408-band-2 = Vous coupez le poignet, puis ce qu’il y avait derrière. Deux des lanternes mettent pied à terre et restent là, sur la colline. L’une demande si c’est le matin. La courroie par laquelle il vous tenait est à vous.
event-408-band-3 = Il tombe de la pierre à la renverse, l’air toujours poli. Six lanternes descendent à pied vers Undern. Le bailli Pell a ouvert son livre. Il trouve la page, mouille son pouce et frotte, nom après nom, jusqu’à ce que le papier cède.

event-409-title = La ligne manquante
event-409-intro = La chaîne est sur la neige, maillon après maillon, comme il faut. Elle passe le bord d’un creux, et là elle est tendue. Elle donne une secousse, puis une autre : c’est ainsi que les chaîneurs signalent qu’ils sont prêts et qu’on peut lire. Ils sont morts à la nouvelle lune, a dit Voss. Elle n’a pas dit qu’ils avaient cessé.
event-409-a = Descendre le long de la chaîne.
event-409-a-result = Main après main, vous descendez, et le froid vous ôte le fer du dos par écailles. Au fond ils sont assis tous les deux et tiennent le bout, aussi fort qu’on peut. Vous relevez trois fois. Puis encore une.
event-409-b = Tirer la chaîne à vous.
event-409-b-result = Vous tirez, elle vient, et au bout il y a un sac avec la paie de deux hommes et un carnet de bons chiffres, jusqu’à la dernière page. Il vous servira de chemin, à tous. Sur la dernière page il est écrit, très proprement : « Prêts. »

event-410-title = La carte d’hiver
event-410-intro = Adelheid Voss reporte la ligne et soudain les autres s’y raccordent. C’est une route. On voit où elle monte, où elle abreuve ses chevaux, et par quels cols elle ne va jamais, parce qu’il y a longtemps quelqu’un a dû mal mesurer. Elle signe, et met deux autres noms à côté du sien.
event-410-result = Vous avez une carte de leur hiver. Là où les montagnes sont à eux, vous savez l’heure où ils ne sont pas chez eux.

event-411-title = Il a grandi
event-411-intro = « Assis », dit Tam. Il s’assied ; le sol le sent. Depuis votre dernière visite il est devenu haut comme la gouttière, et il manque trois moutons dont personne ne parle. La nuit il se tient sur la pente et répond à quelque chose. Tam l’a attaché au pommier avec sa corde à sauter, et cette corde, il ne l’a jamais rompue, quoique l’arbre ait déjà déménagé deux fois.
event-411-a = Lui apprendre un autre mot.
event-411-a-result = Il apprend « Non. » Il y faut la journée, deux manches et un jambon. Le soir, sur la pente, l’aboiement commence ; il est là, le poil hérissé, et regarde Tam, puis vous, puis Tam. C’est Tam qui dit le premier le mot nouveau. Il se couche.
event-411-b = Dénouer la corde.
event-411-b-result = Il monte la pente au trot. La nuit, il y a là-haut un combat comme vous n’en avez jamais entendu, et à l’aube il est couché devant le fumoir, avec son bâton. Il a rapporté le bâton au bon endroit. Tam reste assis près de lui jusqu’à midi.

event-412-title = Le chien de Tam
event-412-intro = « C’est juste un prêt », dit Tam, et il vous explique ce qu’il mange, quand, et dans quel ordre. Il ne faut pas le gronder pour le givre. Il lui a noué son écharpe au cou, pour que chacun voie à qui il est. Puis il rentre, assez vite, et ne vient pas à la fenêtre.
event-412-result = Il marche derrière vous et laisse de la glace dans les ornières. Quand il ne vous reste presque rien en main, il se lève et fait ce pour quoi on l’a dressé, mais de l’autre côté.

event-413-title = Le deuxième feu
event-413-intro = Le fils de la gardienne est assis près de son bûcher, le briquet sur les genoux, et regarde vers la crête de sa mère. Il a de la neige sur les yeux. Il a attendu son feu, comme convenu, et pas une minute de moins. Le bûcher est sec. En bas, dans la troisième vallée, on voit les gens se coucher, fenêtre après fenêtre.
event-413-a = L’allumer à sa place.
event-413-a-result = En prenant, le goudron vous crache dessus. En bas on court aux caves, et ce qui cette nuit descend la route trouve les lits vides et encore chauds. Au bout d’un moment, sur l’autre crête, un second feu s’élève. Elle doit croire que c’est lui.
event-413-b = Le descendre à sa mère.
event-413-b-result = Vous le prenez sur le dos. Il y est assis comme devant son feu, les genoux repliés, et à chaque pas le briquet vous cogne l’épaule. Elle ne veille plus sur la crête, dit-on. Elle est allée chez sa fille, au bord de la forêt.

event-414-title = Le fils de la gardienne
event-414-intro = Elle ouvre avant que vous ayez frappé. Elle regarde derrière vous ce que vous avez sur le dos, puis balaie la table de l’avant-bras. « Mettez-le là, dit-elle. Il s’endormait toujours assis. » La fille apporte de l’eau. Nul ne demande pourquoi il n’y eut pas de feu sur sa crête, quoiqu’elle l’attende ; cela se voit à sa façon de tenir la serviette.
event-414-result = Il était à son poste, dites-vous. Elle hoche la tête et dit, en une phrase, ce qu’elle n’a pas fait ; alors elle peut lui étendre les genoux. Cette nuit, vous dormez dans son lit à lui. Jusqu’au matin elle reste devant le poêle et entretient le feu.

event-415-title = Le bois d’autrui
event-415-intro = Du bois sec, il y en a ici, et il est au leshen. Il a pendu des ramures, pour éviter toute erreur. Un leshen compte ses arbres ; ce qui est tombé, il vous le laisse, et pour ce que vous abattez il vous traque. Jutta attend dans le traîneau. « C’est lui le propriétaire, dit-elle, je sais. Mais moi j’en ai dix-huit dans une grange, et lui aucun. »
event-415-a = En abattre deux, de nuit.
event-415-a-result = Deux arbres tombent, vite, et au second coup il est là. Ce sont d’abord des racines, puis des corbeaux. Il vous défait la maille anneau par anneau tandis que Jutta charge. À la lisière il s’arrête, suit le traîneau des yeux, et ôte sa ramure.
event-415-b = Ne prendre que ce qui est tombé.
event-415-b-result = Branche après branche, vous ramassez, et lui, entre les troncs, compte aussi. C’est trop humide, et trop peu. Mais en cette saison la rivière amène du bois flotté, dit Jutta, des toits entiers, et elle tourne le traîneau vers l’eau.

event-416-title = Lus un par un
event-416-intro = Trois nuits le champ fume. Puis la terre s’ouvre sous la pelle, noire et molle comme en avril, et Jutta lit dans son livre : nom, métier, ce que la personne aimait manger, si quelqu’un le savait. À chaque nom deux personnes s’avancent et descendent quelqu’un. Cela dure du matin à la nuit. Nul ne s’en va entre-temps, même quand la neige reprend.
event-416-result = Quand elle ferme le livre, c’est le silence au nord, comme dans une pièce où quelqu’un a perdu son compte. Ils comptaient sur ceux-là. Tout le monde dort près des feux, sur la terre chaude, et Jutta fait le tour avec sa pelle et couvre des pieds.

event-417-title = Les hôtes d’en bas
event-417-intro = Ulf est remonté, et il est gris. Quatre jours, tout est allé bien. Maintenant, là-dessous, un enfant s’est mis à pleurer et ne peut plus s’arrêter. Les nekkers l’entourent, tous, la tête penchée. C’est le bruit qu’ils font eux-mêmes quand ils ont faim. Ils croient, dit Ulf, qu’il demande quelque chose ; et ils délibèrent sur quoi.
event-417-a = Descendre leur montrer.
event-417-a-result = Vous déposez tout ce qui coupe, rampez dedans et prenez l’enfant sur vos genoux. Puis vous le bercez. Trente nekkers regardent. Au bout d’un moment il en est un qui prend l’enfant d’à côté, très doucement, par le col, et berce. Revenez, dit Ulf, quand ça aura dégelé.
event-417-b = Remonter les gens.
event-417-b-result = Un à un, ils remontent, à reculons, sans hâte. En haut il fait froid, mais les cavaliers ont entre-temps regardé dans chaque cave, et passé leur chemin. Les gens vous remercient avec ce qu’ils avaient cousu dans leurs ourlets. D’en bas quelqu’un frappe, deux fois. Ulf ne traduit pas.

event-418-title = Le fer, trié
event-418-intro = Tant que le gel a duré, trente personnes dont le toit avait cédé ont logé sous terre, chez des nekkers qu’Ulf le charbonnier avait convaincus en frappant au sol. Les voilà qui clignent des yeux ; les enfants ont de la terre sous les ongles. Devant le trou est rangé le fer qu’on avait laissé à l’entrée : couteaux avec couteaux, boucles avec boucles, polis au sable. Un nekker est sorti jusqu’au ventre, pour la première fois de sa vie, et tend quelque chose.
event-418-result = C’est une lame que nul forgeron n’a faite ; ils l’ont déterrée, très bas. C’est pour l’enfant qui pleurait et qu’on a bercé sur des genoux, dit Ulf : depuis, ils s’exercent sur les leurs. Dans le fer, chacun retrouve un peu plus qu’il n’avait donné. Les nekkers ont compté large, dit-il. Ils ne vont que jusqu’à trois.

event-419-title = Prévôt s’arrête
event-419-intro = Au milieu de la rivière gelée, le mulet Prévôt s’est arrêté, avec douze personnes sur la charrette. Dorrit Ash l’a déjà traité de tout ce qui existe. Là où il tend l’oreille, une fente court dans la glace, fine comme un cheveu, et elle grandit. Sur la rive, derrière vous, les saules blanchissent l’un après l’autre, par le haut. « Il n’est pas têtu, dit Dorrit. Il demande. »
event-419-a = Décharger et pousser.
event-419-a-result = Tout ce qui n’est pas une personne passe par-dessus bord, et une part en est à vous. À plat ventre vous poussez, et les douze rampent à côté. Prévôt va devant et pose chaque sabot comme s’il signait. De l’autre côté, Dorrit compte jusqu’à douze. À Cidaris, dit-elle, on réglera.
event-419-b = Revenir, et passer par le gué.
event-419-b-result = À peine la charrette tournée, Prévôt marche. C’est un jour de détour, et au gué ils descendent l’un après l’autre chercher un cousin, et vous paient. Le soir ils sont quatre. Dorrit ne dit rien. Elle ne grogne plus, et c’est dur à supporter.

event-420-title = Réglé à Cidaris
event-420-intro = Sur le quai de Cidaris, Dorrit Ash est devant un tonneau et règle ses comptes. Elle est allée voir l’homme que le sel devait payer. Elle lui a décrit les douze, un par un, jusqu’à ce qu’il la prie d’arrêter. « Il m’a remis la moitié, dit-elle. Pour l’autre, j’ai dit que vous répondiez de moi. » Elle vous regarde de côté. « Il me l’a remise aussi. »
event-420-result = Chacun a sa part, et pour vous il y a un conseil en plus, sur la façon de se tenir sur la glace mince ; il est de Prévôt, elle ne fait que le transmettre. D’un bateau, douze personnes font signe. Aucune d’elles ne sera plus là quand on la cherchera.

event-421-title = Celle qui a fait signe
event-421-intro = Elle est loin sur le lac, en tablier d’écolière, près d’un huitième cheval. Il n’a pas encore de cavalier. Elle lui a mis la main sur le nez et lui parle, de la rédaction sans doute. Entre vous, la glace est couverte de sabots qui mènent tous à elle, et s’arrêtent. Elle vous voit et fait signe, comme on fait ; et le cheval aussi lève la tête.
event-421-band-1 = C’était trop de bruit. Le cheval s’effraie et crève la glace, et vous à sa suite, après le tablier. Vous l’attrapez. Dans la cuisine chaude le maître vous verse ce qu’il garde pour lui-même ; elle veut savoir ce que le cheval est devenu.
event-421-band-2 = Vous lui rendez son signe, et continuez, pas à pas, jusqu’à elle. Elle vous donne la main. En tirant, on n’y arrive pas. Le cheval suit un bout de chemin, puis s’enfonce, la selle d’abord. Il leur en manque un désormais.
event-421-band-3 = Vous sifflez, une chose qu’on apprend avec les chevaux et que l’on croyait oubliée. C’est le cheval qui vient, et elle marche à côté, la main à l’étrier. Sur la rive il se couche, et c’est de la neige. « Il fallait juste lui demander », dit-elle.

event-422-title = Pièces, comptées
event-422-intro = Trente-six marches, une grille, une cour à deux puits. Vous suivez son compte, et tout y est, en pleine forêt, quoique du dehors ce ne soient que sapins. Derrière la neuvième porte des gens sont debout dans le noir, d’un mur à l’autre, et attendent qu’on les prenne. Ils ne lèvent pas les yeux. Vous avez le temps de compter jusqu’à trois cents, a-t-elle dit. Elle en était très sûre.
event-422-band-1 = Vous sortez ceux qui sont près de la porte et, à deux cent dix, il faut courir. Les autres n’ont pas bougé. En passant vous prenez ce qui pendait à un crochet, et c’est une bonne pièce.
event-422-band-2 = Vous brisez les gonds, sans vous attarder à parler. À deux cent quatre-vingt-dix, le premier rang a compris, et il porte le second. Au corps de garde se trouve ce qu’il vous fallait. Derrière vous, les sapins se referment.
event-422-band-3 = Vous savez de qui ils attendent l’ordre, et dites le seul mot qui renvoie les soldats chez eux. Ils font demi-tour, tous. Vous avez le temps d’une visite à l’armurerie, et de choisir. À trois cents, la pièce est vide. Dehors, quelqu’un s’est mis à compter tout haut.

event-423-title = À qui me trouvera
event-423-intro = La huitième lettre n’a pas d’expéditeur. « J’écris ceci, dit-elle, tant que je le peux, avec ce qu’on m’a laissé. On nous donne à boire, afin que rien ne nous importe. J’en ai mis un peu ici. C’est dans l’encre. » Suivent quatre pages sur un jardin au bord de l’eau, et où il faut y creuser. Elle finit au milieu d’un mot, qui allait être « maison ».
event-423-a = Chercher ce qu’est cette encre.
event-423-a-result = Page par page, vous réduisez la lettre et goûtez le dépôt du bout de la langue. Une heure durant, rien ne vous importe. Puis vous savez la dose, la source et le remède, et c’est ainsi qu’on traverse leur hiver. Le jardin, bien sûr, est perdu.
event-423-b = Trouver le jardin, et creuser.
event-423-b-result = Les poiriers le font reconnaître. Sous le troisième il y a une jarre, avec l’argent d’une traversée et un pain d’épice dans la cire, emballé pour durer. Il y en a pour tout le monde. Vous y mettez la lettre, et refermez.

event-424-title = Le neuvième près du feu
event-424-intro = Il est si près du feu que sa manche a roussi, et ne se réchauffe pas. Tout bas il dit ce qui se dit là-bas, à la file : à gauche, serrez, silence. Par moments il regarde ses mains. Cela continuera, vous le savez par d’autres ; après quelques jours ils se lèvent et repartent à pied. Il a encore tout en tête, où ils vont, et quand.
event-424-a = Lui donner toute votre chaleur.
event-424-a-result = Vous brûlez ce que vous avez, vous vous couchez contre son dos, nuit après nuit, et parlez de chevaux jusqu’à en perdre la voix. À la quatrième il dit : « Pousse-toi. » Puis il se met à grelotter, et rien de mieux ne pouvait arriver.
event-424-b = L’interroger pendant qu’il sait.
event-424-b-result = Il répond à vos questions, lieu après lieu, heure après heure, et à chaque réponse il y a moins de lui. Au matin vous en savez assez pour leur faire grand mal. Il se lève, tire sa chemise et sort, vers le nord. Il ferme la porte doucement, comme on le lui a appris chez lui.
event-424-c = Faire venir Marit.
event-424-c-result = Le lendemain soir elle est là ; elle sait les trouver, à force. Elle ne lui demande rien. Elle s’assied près de lui et le gronde : pour ses mains, pour la chemise, pour qui l’attend. Au beau milieu il dit, très clairement : « Hanne. » Et puis : « Quel jour on est ? »

event-425-title = Dit en dormant
event-425-intro = Il s’appelle Lenz. Il mange, et il faut lui dire quand s’arrêter. Il se rappelle les deux côtés, dit-il : comment c’est de passer à cheval devant une fenêtre éclairée, et comment d’être derrière. Les autres, là-dedans, les valets et les tambours, ne sont pas nés pour cela non plus. Il suffirait de les appeler. Il récite les noms qu’il leur a entendu dire en dormant.
event-425-result = Vous notez les noms et, la nuit suivante, vous les criez tous d’une colline, tandis que la colonne passe en bas. De temps à autre, ensuite, une selle est vide. Lenz crie aussi, jusqu’à n’avoir plus de voix. Puis il vous demande, dans un souffle, le chemin de chez Hanne.

event-426-title = Kord tient la porte
event-426-intro = Ils viennent à minuit, et il est là, sous sa torche, et dit ce qu’il a répété : « Pas plus loin. » C’est une bonne voix, elle porte. Le premier s’arrête bel et bien. Kord plante ses pieds comme vous le lui avez montré. Puis il voit que la peinture lui coule dans le col, et qu’eux le voient aussi. « Maintenant, dit-il sans remuer les lèvres. Maintenant, s’il vous plaît. »
event-426-band-1 = Vous sortez de derrière l’étable, et c’est justement ce qu’ils attendaient. Vous tombez à côté de lui. C’est Kord qui vous traîne dedans par le col, et Kord qui barre la porte de son corps. De la peinture, vous en avez partout, l’un et l’autre.
event-426-band-2 = Vous venez de côté et, un instant, ils en ont deux comme lui. Cela suffit. Ils en laissent un sur le seuil. Le village a regardé des fenêtres et vous glisse quelque chose dans la main : pour l’aide, disent-ils.
event-426-band-3 = Vous venez de côté, lui de face, et ses pieds sont où il faut. Il ne frappe pas bien. Mais il frappe, et le cavalier regarde le laiton comme si ce ne pouvait être vrai. Puis c’est le silence. Kord demande si c’était ça.

event-427-title = Une fois, à bon droit
event-427-intro = Tout le village porte Kord autour du puits. Il a perdu le médaillon, la pluie a pris la cicatrice, et sur le front il y en a une vraie, toute petite. Par-dessus les têtes il vous cherche. « Je leur dis ? » demande son visage. Ils en sont au troisième hourra. Quelqu’un veut donner son nom à un enfant. C’est une fille.
event-427-a = Prendre votre part et vous taire.
event-427-a-result = Vous levez votre gobelet. Il le raconte, ce soir-là et tous les autres, et dans son récit ils sont vingt ; mais derrière l’étable, désormais, il y a toujours quelqu’un d’autre. Votre part arrive dans un linge. Il y a mis la sienne.
event-427-b = Le laisser raconter ce qui fut.
event-427-b-result = Il raconte, en butant, avec la peinture et les pieds. Autour du puits on se tait. Puis une vieille dit que le sien aussi n’était que charpentier, et qu’il était là quand même. Vous avez vu comment on fait : poser un mensonge devant tout le monde, et rester debout.

event-428-title = Ce qui s’est brisé
event-428-intro = Sur la montagne il est un endroit où ils jettent ce qui s’est brisé : mors, étriers, un demi-masque, beaucoup de mailles. Tout cela bourdonne un peu. En haut du tas est assis quelqu’un qui en fait partie, sans cheval, avec une seule jambe, et qui garde le reste. On l’a déposé là avec les autres choses. Il le fait comme il faut. Il a tiré l’épée avant que vous l’ayez vu.
event-428-band-1 = Il a une jambe, et vous ne la passez pas. Votre maille reste sur le tas. En redescendant vous trouvez dans votre botte un éclat qui bourdonne. Le forgeron le retourne ; de quoi faire un clou, dit-il, et il vous donne le clou.
event-428-band-2 = Vous passez derrière lui, où il ne peut se tourner, et prenez ce qui est dessus. Il ne vous maudit pas. Il remet le tas en ordre. De l’étrier le forgeron fait une chose dont on peut se servir, et quelques clous pour la route.
event-428-band-3 = C’est long, et à la fin il pose sa poignée d’épée sur son genou et vous la laisse. « C’était à moi, dit-il. Ça, ils ne l’ont pas brisé. » Le forgeron la regarde au jour, crache, et tire le soufflet des deux pieds.

event-429-title = L’ouvrage du compagnon
event-429-intro = Il bat toute la nuit, et cela hurle ; le village est couché, l’oreiller sur les oreilles. Vers le matin cela cède, et c’est une lame, courte, grise et très droite. Sur la soie il a frappé une marque qui n’est pas la sienne. C’est celle du garçon, qui aurait dû d’abord passer compagnon. « Il a tiré le soufflet, dit le forgeron. Moi, j’ai juste aidé. »
event-429-result = Elle est à vous. Elle n’aime pas attendre : au premier échange elle entre plus loin que vous n’aviez visé, par une sorte de mal du pays.

event-430-title = Trois fois
event-430-intro = « C’était grand comme la grange », dit Wick. Il est au lit, les pieds dans la graisse d’oie, le tisonnier à côté de lui. « J’ai demandé ce que ça voulait. Ça a dit : un garçon. J’ai dit qu’y en avait pas, rien que la garde. » Il réfléchit. « C’est revenu demander quand la garde finit. Jamais, j’ai dit. » La troisième fois, ça a juste reniflé. Maintenant il faut qu’il sache si c’était mentir.
event-430-a = Le conduire chez sa tante.
event-430-a-result = Il a une tante au bord de l’eau, qui vend des anguilles et l’a réclamé tout l’automne. Il ne veut pas. Il veut d’abord faire son rapport. Vous lui dites qu’il peut le dicter en route, et que tout le monde en a besoin.
event-430-b = Lui faire montrer sa garde.
event-430-b-result = Il vous la montre de son lit, avec le couvercle : bas, le coude serré, et il faut penser à un truc ennuyeux. Vous avez eu de plus mauvais maîtres. Puis vous allez à la brèche et la tenez jusqu’au jour, et cela tient. Il regarde par la fenêtre, et corrige vos pieds.
event-430-c = Lui parler du chien de Tam.
event-430-c-result = Vous lui parlez de Tam, et de ce qu’il a fait asseoir. Il écoute, la bouche ouverte. La nuit cela revient, et de la fenêtre une voix dit : « Non. » Quelque chose de grand s’assied dans la neige. Vous y allez, très calmement, bas, le coude serré ; de vous deux, il n’en est qu’un qui se relève.

event-431-title = Rapport de la garde
event-431-intro = Aux sorceleurs, tous. Un : ça boite, mais que de derrière, et si personne regarde. Deux : ça demande toujours trois fois, et si on dit chaque fois autre chose, ça s’embrouille. Trois : ça a peur de l’oie. Quatre : j’ai pas eu peur. Cinq est rayé, à cause de quatre. Signé Wick, en ce moment chez ma tante. Elle cuisine très bien. Ça veut pas dire que je reste.
event-431-result = Vous le lisez aux autres, deux fois, à cause de l’oie. De l’hiver, personne n’a reçu de meilleur rapport. La tante y enveloppe une anguille fumée pour chacun, et met une pièce dessus, pour le papier. Par la fenêtre on entend Wick lui demander si elle a peur des oies.

event-432-title = L’autre soulier
event-432-intro = Les empreintes montent, d’un seul cheval, et à chaque lacet il y a quelque chose : un ruban, un petit pain entamé d’une bouchée, un bouton. Elle le fait exprès. Là-haut le vent a tout balayé. Sur un rocher le cavalier est assis, vous tournant le dos, et l’a prise sur son genou. Elle lui explique quel soulier va à quel pied. Il tient celui qu’il a.
event-432-band-1 = Il vous entend, et la pose avant de frapper. Vous glissez jusqu’au troisième lacet. Quand vous êtes de nouveau en haut, il n’est plus là ; elle est sur le rocher, seule, ses deux souliers aux pieds. « Il a dit que je parle trop fort, dit-elle. Il est triste. »
event-432-band-2 = Vous attendez qu’il se baisse pour le lui essayer. Ce n’est pas convenable, et cela réussit. Alors elle pleure, pour la première fois, et vous frappe du soulier jusque dans la vallée. Sa ceinture, vous la gardez. Il y a dedans un nœud d’enfant, qu’elle a fait.
event-432-band-3 = Vous tendez l’autre soulier. Il le regarde, la regarde, vous regarde ; un instant, on voit qu’il s’est un jour tenu sur un seuil à appeler quelqu’un pour souper. Il la descend. Puis il s’en va, seul, dans la mauvaise direction.

event-433-title = La seconde lampe
event-433-intro = Vous atteignez l’école et les deux lampes. Vingt-deux enfants sont sous les bancs, comme on le leur a appris pour la grêle. La maîtresse est à la porte avec sa baguette. « Il y a une cave à charbon, dit-elle, avec une sortie sur le ruisseau. Très étroite. Il me faudrait une heure. » Sur la route l’auberge s’éteint, puis la forge. Vous avez un quart d’heure.
event-433-a = Par la cave, tant qu’on peut.
event-433-a-result = Vous l’élargissez de la pelle et des épaules, passez un enfant après l’autre et, quand les cavaliers entrent au-dessus, le dernier est dans le charbon jusqu’au cou. Vous vous couchez dessus. Les parents font une collecte. Vous en avez pour une semaine à vous laver.
event-433-b = Tenir la cour une heure.
event-433-b-result = Vous êtes dans la cour, entre la pompe et la balançoire, et vous en faites une heure. De ceux qui l’ont vu, aucun ne peut le raconter. Quand la maîtresse revient vous chercher, tout ce que vous portiez est en morceaux, et vous comptez encore, tout haut, pour les enfants.
event-433-c = Faire hurler les enfants.
event-433-c-result = Cet hiver vous a appris ce qu’ils font d’un enfant qui obéit, et d’un qui n’obéit pas. Vous les faites tous hurler, aux fenêtres ouvertes. C’est le pire bruit du pays. La colonne s’arrête et se bouche les oreilles. Alors, de chaque ferme de la plaine, on accourt avec des torches.

event-434-title = L’enfant qui n’a pas répondu
event-434-intro = C’est le petit-fils de Pell. Le bailli est venu, sans son livre, et vous tient la lumière. Les pas entrent dans la forêt, petits, puis entre des sabots, puis il n’y a que des sabots. « Il voulait leur donner sa paille, dit Pell. Il en avait gardé une. Il pensait qu’ils la prendraient, peut-être, et s’en iraient. » Il doit s’asseoir. À partir d’ici, vous allez sans lui.
event-434-band-1 = Voici la paille, plantée droite dans la neige, et à côté tout ce que les enfants ont dans leurs poches, rangé par ordre de valeur. Vous y laissez une chose à vous. La piste, vous la savez désormais par cœur.
event-434-band-2 = Au point du jour vous le trouvez dans un chêne creux, où quelque chose en robe déchirée l’a couvert de feuilles et lui a chanté une berceuse ; cela s’envole à votre approche. Pell paie. Il demande ce que c’était, et vous dites : une mère.
event-434-band-3 = Vous rattrapez le dernier cheval et l’en descendez, simplement, parce qu’il vous tend les bras. Vous ne saviez pas que c’était possible. Pell paie. Puis il va brûler les pailles et, cette même nuit, le livre.

event-435-title = Remis en main propre
event-435-intro = Au col, où ils abreuvent leurs chevaux, il y a une pierre où ils posent ce dont ils n’ont pas besoin sur le moment : des gants, un cor, un masque. Vous avez le manteau sous le bras et, dans la poche, le pain, dur comme du bois à présent. D’ici vous le voyez, avec les seaux. Il passe tout près. On pourrait aussi, simplement, mettre le manteau, et faire un bout de chemin avec eux.
event-435-a = Poser le manteau sur la pierre.
event-435-a-result = Vous le posez, les manches étendues. Il le voit, lâche les seaux et se tient devant, comme un chien devant son propre nom. Quand le cor sonne, il est assis sur la pierre dans son manteau, et mange. Ils doivent partir sans lui, assoiffés, dans le mauvais ordre.
event-435-b = Le mettre, et porter de l’eau.
event-435-b-result = Vous le mettez et portez des seaux, toute une nuit, derrière lui. Nul ne regarde un valet au visage. Vous apprenez comment on marche là-bas, ce qu’on entend, comment ils sellent. Au point du jour, par-derrière, vous lui passez le manteau sur les épaules et partez. Il ne s’est pas encore retourné.

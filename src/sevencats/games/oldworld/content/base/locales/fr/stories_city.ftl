# Histoires de la ville. Une carte a un titre, ce qu'on lit à voix haute (-intro), ses options (-a, -b)
# et, pour chacune, ce qui en résulte (-a-result ...), que personne ne voit avant le choix.

## Les douze premières

story-city-lamplighter = La dixième lanterne
story-city-lamplighter-intro = Neuf lanternes brûlent ruelle des Tanneurs. La dixième s’éteint chaque nuit et, la semaine dernière, l’allumeur s’est éteint avec elle. Son remplaçant est assis sur les marches, le bidon plein sur les genoux, sans la moindre intention de se lever. « Allumez-la pour moi, dit-il, et ma paie est à vous. J’ai un cousin boulanger. »
story-city-lamplighter-a = Prendre le bidon et y aller.
story-city-lamplighter-a-result = Pendant que vous allumez, quelque chose de froid s’appuie contre votre dos et cherche la fente entre col et cheveux, et la trouve. Puis la mèche prend, et le poids n’est plus là. Le remplaçant paie les yeux fermés et demande si cela a parlé.
story-city-lamplighter-b = Demander dans la ruelle ce qu’on a vu.
story-city-lamplighter-b-result = Rien, dit-on, mais ça avait des dents. Ça vient avec l’huile : on remplit les tonneaux dans les bois et, depuis la nouvelle lune, il y en a un qui arrive vide et plus lourd que les autres. Vous irez voir l’endroit où on les remplit.

story-city-bookbinder = Une belle reliure
story-city-bookbinder-intro = Le relieur vous montre un herbier plus vieux que la ville. Les pages sont saines ; le cuir est humain, et tatoué. « Le dos d’un savant, dit-il. C’est dans son testament, il y tenait. » Les marges sont pleines de recettes, d’une écriture que vous croyez presque reconnaître.
story-city-bookbinder-a = Échanger vos notes contre une nuit de lecture.
story-city-bookbinder-a-result = Vous lisez jusqu’à ce que la chandelle se noie et, pendant ce temps, il recopie vos notes sur les noyeurs, de travers. Au matin, vous connaissez trois nouveaux usages de l’aconit, et un du relieur. Ce dernier, vous le gardez pour vous.
story-city-bookbinder-b = Ne lire que la reliure.
story-city-bookbinder-b-result = Le long de l’échine court une carte de veines, sur l’épaule une liste de dettes, toutes barrées, et, à l’endroit du cœur, une bénédiction pour qui aura lu jusque-là. Vous repartez la tête claire et le pied léger.

story-city-gallows = Un pendu bavard
story-city-gallows-intro = L’homme au gibet du marché parle depuis jeudi, du temps qu’il fait surtout. Maître Ruben, le bourreau, a honte : en vingt ans, aucun de ses nœuds n’a laissé passer une voix, et la foire ouvre demain. Le pendu, à ce qu’il semble, ne veut qu’un peu de compagnie, et il se rappelle où il a caché son sac.
story-city-gallows-a = Le décrocher et parler du sac.
story-city-gallows-a-result = Vous l’étendez sur l’herbe, et il montre d’un bras raide un trou sous l’échafaud. Vous y plongez le bras jusqu’à l’épaule. Il y a un sac. Il y a aussi un nid, et il se peut que quelqu’un soit à la maison.
story-city-gallows-a-band-1 = Quelqu’un y est. Votre manche ressort sans son cuir, et le bras pas tout à fait entier. « À gauche, dit le mort. Je parlais de celui de gauche. »
story-city-gallows-a-band-2 = Quelqu’un dort. Dans le sac, roulée dans sa chemise, une fiole qui a survécu à son buveur.
story-city-gallows-a-band-3 = Quelqu’un a déménagé en laissant des plumes. Le sac contient deux fioles, un peigne et ses vœux de bon voyage.
story-city-gallows-b = Apprendre les nœuds du bourreau.
story-city-gallows-b-result = Maître Ruben vous les montre toute la soirée, content qu’on regarde ses mains et non la corde. Vous désapprenez une prise que vous n’avez jamais aimée et en apprenez une meilleure. « Trop de chanvre », dit la voix au-dessus de vous.

story-city-ratcatcher = La grève des chasseurs de rats
story-city-ratcatcher-intro = Les chasseurs de rats du port ont déposé les pièges comme on dépose les armes. Il n’y a plus de rats : quelque chose, dans les égouts, les a mangés et s’essaie maintenant aux chiens. Maître Quist, chef de la guilde, en chaîne et gants noirs, achète tout ce qui empoisonne, et paiera mieux, un jour, qui descendra en personne. Il ne dit pas quel jour.
story-city-ratcatcher-a = Lui vendre une potion et le laisser verser.
story-city-ratcatcher-a-result = Quist verse à travers la grille, à bout de bras. L’égout hoquette une fumée verte, quelque chose tousse en bas comme un soufflet mouillé, puis plus rien. Il compte les pièces dos au vent et vous conjure de remporter la fiole vide.
story-city-ratcatcher-b = Aller voir ces égouts vous-même.
story-city-ratcatcher-b-result = Vous descendez avec une lanterne et remontez sans. Les traces sont larges, palmées, nombreuses, et vont l’une derrière l’autre, comme une famille. Elles passent sous le mur et filent vers l’eau, où il faudra bien que quelqu’un les suive.

story-city-fencing-master = Une seule leçon
story-city-fencing-master-intro = Maître Serafin enseigne aux fils de marchands l’art de perdre avec grâce. Il a un bras, deux duels sur la conscience et peu d’estime pour votre métier. « Vous taillez tous comme des bouchers », dit-il de son fauteuil, sans se retourner ; il a entendu votre pas dans l’escalier. « Payez, et je vous montre comment on fait en société. »
story-city-fencing-master-a = Payer la leçon.
story-city-fencing-master-a-result = Il lui faut une minute pour vous mettre sur le dos et une heure pour vous dire pourquoi. En sortant, vous remarquez que vous marchez autrement, et que ses élèves vous font place.
story-city-fencing-master-b = Croiser plutôt le fer avec son pire élève.
story-city-fencing-master-b-result = Le garçon perd comme on le lui a appris, le menton haut, mais il a une feinte qui n’est qu’à lui. Vous laissez une mauvaise habitude sur le plancher de la salle et emportez la feinte. Il demande s’il peut le dire à son père.

story-city-wake = Veillée pour un vivant
story-city-wake-intro = On enterre Radek le portefaix, qui préside la table et mange de bon appétit. Le prêtre est payé, la fosse est creusée, et les créanciers ne poursuivent pas les tombes. De vous, il ne veut plus qu’un avis d’expert, par écrit. Il vous passe le pain.
story-city-wake-a = Le déclarer mort et rester pour la soupe.
story-city-wake-a-result = Vous lui prenez le pouls, qui est excellent, et signez d’une croix. La soupe est bonne, la veuve généreuse, et le défunt vous éclaire jusqu’à la porte, parce que cet escalier, dit-il, a déjà tué du monde.
story-city-wake-b = Demander ce que laisse le mort.
story-city-wake-b-result = Ses bottes : les meilleures de trois duchés, mises en gage chez un homme des montagnes. Un cadavre, fait remarquer Radek la bouche pleine, peut difficilement aller les chercher. Il vous décrit le chemin, l’homme et le chien de l’homme.

story-city-pillory = Le violoneux au pilori
story-city-pillory-intro = Tibor le violoneux est au pilori pour une chanson sur la femme du bourgmestre. La chanson était exacte, ce qui n’a rien arrangé. On le détachera ce soir, on le chassera à l’aube. D’ici là, les poignets dans le bois, il chante à la demande pour qui veut bien lui gratter le nez, et il sait tout ce qui s’est raconté sur la route ce mois-ci.
story-city-pillory-a = Lui gratter le nez et parler monstres.
story-city-pillory-a-result = Un peu plus à gauche, dit-il, et il vous fredonne où la bête chasse, comment elle marche et dans quel ton elle hurle. Vous marquez l’endroit sur votre carte. Bien des gens à jeun indiquent la route plus mal que cela.
story-city-pillory-b = Parler de lui.
story-city-pillory-b-result = Il lui faut un bois tranquille, de quoi s’acheter des cordes et quelqu’un de costaud à côté de qui se tenir. Il attendra là-bas que la chanson soit oubliée, et avec les siennes cela peut durer. Vous promettez d’y réfléchir.

story-city-apothecary = L’étagère du milieu
story-city-apothecary-intro = L’apothicaire est morte à midi, et les héritiers n’ont pas encore trouvé les clés. L’apprenti Misko, si. Il a douze ans, un grand calme, et vend au poids. « Le fort à gauche, le faible à droite, chuchote-t-il en notant votre nom. Celle du milieu, je n’y toucherais pas. Elle y a touché. »
story-city-apothecary-a = Remplir votre sac, et vite.
story-city-apothecary-a-result = Vous sortez par la fenêtre avec plus de verre que d’élégance, tandis que les héritiers montent l’escalier avec une hache. Les semer vous prend la soirée et presque tout votre souffle. Misko a mis cela sur votre compte.
story-city-apothecary-b = Troquer une potion contre l’étagère du milieu.
story-city-apothecary-b-result = Un goût de poivre et d’orage. Vous vous réveillez par terre, en progrès là où c’était le plus urgent, un oreiller sous la tête. Le garçon a noté l’heure, la couleur de votre langue et ce que vous avez crié.

story-city-bell = La cloche sans clocher
story-city-bell-intro = La cloche du temple incendié sonne la nuit, bien qu’elle n’ait ni corde, ni battant, ni même, depuis le feu, de clocher. Odila, qui la sonnait autrefois, fait la soupe des pauvres entre les murs et ne lève pas la tête quand cela commence. Sous les gravats, le bronze bourdonne encore quand on y pose la main.
story-city-bell-a = Laisser votre main où elle est.
story-city-bell-a-result = Le bourdon monte le long du bras et passe d’un os à l’autre, comme quelqu’un qui essaie des clés. Vous pourriez lâcher et n’en faites rien. Quand il se tait, on vous a ôté quelque chose, ou on vous l’a mis.
story-city-bell-a-band-1 = C’est peu de chose, mais vous vous y fiiez depuis des années. Odila apporte un bol et tient la cuiller, le temps qu’il faut.
story-city-bell-a-band-2 = Ce que vous trouvez là est simple et solide, comme un barreau. Qui reste en reçoit un, dit Odila.
story-city-bell-a-band-3 = Une clé a joué dans la serrure. Derrière, il y a un geste vieux comme la cloche, et votre bras le connaît déjà.
story-city-bell-b = Chercher où elle fut fondue.
story-city-bell-b-result = Vous grattez la suie du bord et trouvez la marque d’une fonderie des montagnes. On l’a fermée en hâte, dit Odila, sans éteindre le four. Elle essuie sa louche, longtemps.

story-city-debtor = Les dettes d’autrui
story-city-debtor-intro = Un usurier vous engage pour faire peur à un débiteur. Le débiteur, un cirier au pied bot, a déjà engagé trois cousins pour faire peur à l’usurier. Tout le monde se retrouve dans le même escalier étroit, et nul ne peut faire demi-tour. « Après vous », dit l’aîné des cousins. Personne ne bouge.
story-city-debtor-a = Gagner votre salaire dans l’escalier.
story-city-debtor-a-result = Les cousins se battent comme des cousins, à coups de coude et de vieilles histoires, et vous arrivez en bas avec les trois par-dessus. Là, les deux camps vous paient pour partir.
story-city-debtor-b = Demander qui d’autre achète de telles dettes.
story-city-debtor-b-result = Une maison de Novigrad, dit le cirier, les prend au sac et ne réclame jamais l’argent. Elle réclame autre chose. À lui, elle a pris l’odorat, et il faisait les meilleures chandelles de la ville. Vous aimeriez bien voir cette maison.

story-city-puppets = La marionnette balafrée
story-city-puppets-intro = La pièce parle de vous : la cicatrice, la démarche, jusqu’à votre façon de regarder les portes. La marionnette gagne tous ses combats, et les enfants la huent quand même. Derrière le rideau, une vieille, Zofka, tire les fils sans les regarder. C’est vous qu’elle regarde.
story-city-puppets-a = La payer pour savoir d’où elle le tient.
story-city-puppets-a-result = Elle noue un fil à chacun de vos doigts et tire, une fois à gauche, une fois à droite. Vous en apprenez plus sur vos mains qu’en dix hivers d’exercice. Vos pièces, elle les accroche à la ceinture de la marionnette.
story-city-puppets-b = Réclamer votre part de la recette.
story-city-puppets-b-result = Elle paie sans un mot, à même le chapeau. À la séance du soir, dit-on, la marionnette est cupide et en meurt, lentement, un acte entier, et les enfants applaudissent enfin.

story-city-pit = La fosse
story-city-pit-intro = Derrière l’abattoir, des hommes se cognent pour de l’argent, et d’autres regardent. Le champion du soir est à moitié troll par sa mère, à l’en croire. Le palefrenier qui tient les paris n’a jamais vu perdre un sorceleur ici : on n’en a jamais laissé entrer. Il ouvre la barrière et recule d’un bon pas.
story-city-pit-a = Affronter le champion.
story-city-pit-a-result = Il frappe comme une porte dans la tempête, et vous restez debout aussi longtemps que dure votre science. La foule jette ce que cela valait à ses yeux. Le champion vous prête son chiffon, pour le sang, et tient à le ravoir.
story-city-pit-b = Parler au palefrenier.
story-city-pit-b-result = Il n’a pas un sou à lui, mais un oncle dans les montagnes, qui élève des chevaux et n’arrive pas à monter la grise. Personne n’y arrive. Si d’ici l’automne personne n’y arrive, dit le garçon, elle viendra ici, et il jette un regard vers l’abattoir.

## Auberges, portes et guildes

story-city-bill = La note
story-city-bill-intro = « Un lit, dormi dedans, lit l’aubergiste. Un lit, dormi dessous. Une oie. Pour avoir dit à la gardeuse d’oies qu’elle avait un destin. Remise en état du père de la gardeuse d’oies. Une fenêtre, utilisée comme sortie. » Elle replie la feuille. De votre vie vous n’avez mis les pieds ici ; mais la cicatrice était pareille, dit-elle, le médaillon aussi, et il a signé de votre nom.
story-city-bill-a = Payer et demander par où il est parti.
story-city-bill-a-result = Vous payez une oie que vous n’avez pas mangée. Vers les montagnes, dit l’aubergiste, où ils ont quelque chose sur un rocher et cherchent un sorceleur. Il sifflotait. Et le médaillon, maintenant qu’elle y pense, avait laissé du vert sur sa chemise.
story-city-bill-b = Refuser, et rester souper.
story-city-bill-b-result = Vous refusez si doucement qu’elle vous croit. Elle déchire la note, s’assied en face et vous raconte tout ce qui se dit des sorceleurs par ici, et qu’il vaut mieux savoir, pour l’essentiel. Il y a de l’oie.

story-city-tariff = Le tarif
story-city-tariff-intro = Theodor Grole en donne lecture à la porte, à bonne distance des chiens. « Pour une épée, le droit d’épée. Pour une seconde, le droit majoré, attendu qu’elle dénote une intention. Les élixirs, à la fiole. Pour une balafre reçue hors du district, l’importation. Les têtes de monstres, au poids, cornes à part. » Il lève les yeux. « C’est le même pour tout le monde. On m’en veut surtout de cela. »
story-city-tariff-a = Payer le tout, sans un mot.
story-city-tariff-a-result = Il recompte, vous remet une quittance à trois sceaux et, comme cela ne lui est jamais arrivé, sa propre place au poêle du corps de garde. Nul ne trouble votre sommeil. Pliée sur le cœur, la quittance vaut un bon cuir bouilli.
story-city-tariff-b = Chercher une porte sans Grole.
story-city-tariff-b-result = Il y en a une, dit une femme avec un mulet, et depuis trente ans : le gué, la nuit tombée. Elle s’appelle Dorrit Ash et transporte des navets. Si vous passez du côté de l’eau, ajoute-t-elle, il y a toujours quelque chose à pousser.

story-city-salt = Salé
story-city-salt-intro = Quatre cercueils attendent devant la porte, et la veuve qui pleure dessus est Dorrit Ash la charretière, qui n’a jamais eu de mari. Ils sont lourds, et ils crissent. Le sergent Marta Holl, du guet, le sait, et sait aussi ce que coûte le sel ici depuis la taxe. Mais elle a ses ordres. « Je vais regarder le coucher du soleil, dit-elle, le temps que quelqu’un se décide. »
story-city-salt-a = Empoigner un cercueil.
story-city-salt-a-result = Vous les portez à l’intérieur, l’un après l’autre. Au dernier, le couvercle glisse, un commis crie, et vous prenez congé par-dessus deux clôtures et un chien. Dorrit Ash vous paie sous le pont en pestant contre le bruit.
story-city-salt-b = Demander qui l’on enterre pour de bon au sel.
story-city-salt-b-result = Tout le monde, dit Holl sans quitter le soleil des yeux. Le fossoyeur en mettait une poignée dans chaque tombe, car les goules ne creusent pas où c’est salé. Depuis la taxe, il s’en passe. Elle vous dit où la terre s’est ouverte en premier.

story-city-auction = Succession d’un sorceleur
story-city-auction-intro = « Lot douze, un bocal, qui bourdonne. Lot treize, retiré. Lot quatorze, la moitié d’un livre sur les leshens ; l’autre moitié ne fut pas retrouvée, lui non plus. Lot quinze, des fioles, pleines, étiquetées en aucune langue. Lot seize, lettres d’une dame, une liasse, non décachetées. Lot dix-sept, un fourreau vide. » Le crieur parcourt la taverne du regard. Jusqu’ici, on n’a enchéri que sur la table où il se tient.
story-city-auction-a = Enchérir sur les fioles.
story-city-auction-a-result = Elles sont à vous, faute d’amateurs. Vous les triez au nez sur le comptoir, ce qui vide la salle. Ce qui est encore bon, vous le gardez ; le reste va dans la cour, où les orties, au matin, ont grandi et se penchent vers la maison.
story-city-auction-b = Demander les lettres.
story-city-auction-b-result = Personne n’en veut, elles sont à vous pour rien. Il en est venu une chaque printemps, neuf ans durant, d’une ferme des montagnes, d’une main qui se fait plus simple de l’une à l’autre. Le dernier cachet est de cette année.

story-city-election = L’élection
story-city-election-intro = Les statuts veulent que le chef de la guilde pose un rat sur la table, mort, et pris de sa main. Il n’y a plus un rat en ville depuis le printemps. Quist a apporté un écureuil. Son rival, un très petit chien. L’assemblée hurle, Tibor racle son violon et, de la galerie, une vieille crie qu’avec des yeux de sorceleur on en trouverait bien un.
story-city-election-a = Vous présenter à l’élection.
story-city-election-a-result = On vous propose, on vous appuie, on vous promène sur un tonneau autour de la salle. Vous faites un discours bref. Puis on compte les mains, et l’on découvre qui a levé les deux, et à qui l’on présentera la note du tonneau.
story-city-election-a-band-1 = Personne, et vous. Quist est réélu avec son écureuil, et l’on vous tient par la manche jusqu’au dernier gobelet payé.
story-city-election-a-band-2 = Il vous manque trois mains. Quist a déjà fait imprimer son discours de remerciement et s’arrange avec vous sous la table, pour la bonne forme.
story-city-election-a-band-3 = Vous perdez avec les honneurs. Au vestiaire, les deux candidats, l’un après l’autre, vous remercient de n’avoir pas gagné, et le font en espèces.
story-city-election-b = Demander où sont passés les rats.
story-city-election-b-result = Dans les bois, dit la vieille : en une nuit, en rangs, chacun la queue de l’autre entre les dents, comme des enfants en promenade. Elle a entendu ce qu’ils suivaient. Elle ne le fredonnera pas. Elle a des petits-enfants dans la salle.

story-city-locksmith = Le chef-d’œuvre
story-city-locksmith-intro = Pour l’examen de maîtrise, la guilde des serruriers enferme le candidat dans un coffre de sa façon. C’était mardi. Nous sommes vendredi. De l’intérieur, il fait savoir que la serrure est encore meilleure qu’il ne l’espérait. Les maîtres sont là, lime en main, et n’ont pas le cœur de la forcer. Ils le nourrissent de crêpes par le trou de la serrure, roulées très fin.
story-city-locksmith-a = Payer les droits et tenter la serrure.
story-city-locksmith-a-result = Vous l’écoutez une heure du bout des doigts, comme on écoute ce qui dort, et elle s’ouvre comme s’ouvrent ces choses-là : d’un coup, et du dedans. Le candidat sort et salue. Il n’a pas dormi, dit-il, mais il a eu le temps de réfléchir.
story-city-locksmith-b = Demander ce que vaut un coup de pied.
story-city-locksmith-b-result = Ils délibèrent, puis paient. Vous visez les charnières, auxquelles nul n’avait songé. La serrure tombe, intacte, luisante, et tous les maîtres se penchent dessus. Il se passe un moment avant que l’un d’eux pense à regarder dans le coffre.

story-city-relic = Les doigts de sainte Wenna
story-city-relic-intro = Le marchand de reliques a vendu onze doigts de sainte Wenna ce mois-ci et voilà, sur du velours, le douzième. Ils sont authentiques, il le jure ; c’est un homme pieux, et cela commence à l’inquiéter. Chacun vient tout droit du tombeau, chacun est encore tiède le matin, et le chanoine qui les envoie ne demande plus d’argent. Il demande des pèlerins.
story-city-relic-a = Prendre le doigt à l’essai.
story-city-relic-a-result = Il repose dans votre paume et tourne comme une aiguille. Tout le jour vous allez où il montre : à travers le marché, par un cloître, sous le lit d’un inconnu. Ou bien il sait ce que vous chassez, ou bien il veut seulement quitter la ville. Le soir, il est raide.
story-city-relic-a-band-1 = Le marchand veut le reprendre, et lui ne veut pas partir. L’arracher à votre ceinture prend la soirée, et un morceau de la ceinture.
story-city-relic-a-band-2 = Il s’est raidi vers la route qui sort de la ville. Vous suivez des yeux et trouvez, dans la boue du talus, ce qu’il montrait.
story-city-relic-a-band-3 = Il s’est raidi, la pointe vers les collines. Et son ongle, sous la lampe, est sale : il vous a gravé une seconde marque dans la paume.
story-city-relic-b = Demander le chemin du tombeau.
story-city-relic-b-result = Là-haut, dans les montagnes, dit le marchand ; les pèlerins partent en chantant. Il n’en a pas vu revenir, mais il n’a jamais regardé non plus. Il saurait gré à qui voudrait le faire. Il rabat le velours sur le doigt.

## La loi et l'ordre

story-city-hangman = Le cordier
story-city-hangman-intro = Maître Ruben a mis son bel habit. Ce soir, sa fille Hedda épouse le fils d’un boulanger, et les boulangers croient que le père de la mariée fait des cordes. « Ce n’est même pas un mensonge », dit-il. Il lui manque un convive qui le connaisse comme cordier depuis des années. Derrière son dos, Hedda vous fait non de la tête. Elle veut qu’on le dise avant la noce, et pas après.
story-city-hangman-a = Témoigner pour les cordes.
story-city-hangman-a-result = Vous vantez son chanvre une heure durant, et les boulangers opinent. À la porte, Ruben vous glisse une bourse. Dans l’escalier, la mariée est assise, sa couronne sur les genoux, et se pousse pour vous laisser passer.
story-city-hangman-b = Le dire aux boulangers, à table.
story-city-hangman-b-result = Vous le leur dites. Il se fait un silence à entendre les bougies. Puis le vieux boulanger observe que, dans tout métier, il faut bien que quelqu’un se lève tôt, et tend la main. Tard dans la nuit, Ruben vous dit lequel de vos coups n’est que cruel, et vous en montre un rapide.

story-city-notebook = Quatre ans, au poids
story-city-notebook-intro = On juge Misko, l’apprenti, pour avoir empoisonné sa maîtresse. Ses pieds ne touchent pas le sol. Pour sa défense, il a apporté ses notes : qui a acheté quoi en quatre ans, au poids, et pour qui c’était, soi-disant. Il commence à lire. À la deuxième page, le juge est blême. À la troisième, la femme du bourgmestre se lève et s’en va.
story-city-notebook-a = Faire sortir le garçon par la fenêtre.
story-city-notebook-a-result = La fenêtre est petite, et lui aussi. Vous courez, l’apprenti sous un bras, quatre ans de secrets d’autrui sous l’autre. Il sera dans les bois, dit-il, et vous viendrez quand ils auront cessé de chercher.
story-city-notebook-b = Échanger les notes contre sa vie.
story-city-notebook-b-result = La cour conclut que la dame est morte de vieillesse. Le cahier passe au poêle, page après page, et toute l’assistance respire. Misko, libre et sans métier, vous laisse ce qui restait sur les étagères.

story-city-deadhouse = Un de trop
story-city-deadhouse-intro = Le sergent Holl compte les morts deux fois, car elle est consciencieuse. Au crépuscule, il y en avait six. À présent il y en a sept et, à l’aube, dit-elle, il y en aura six ; cela dure depuis des semaines. Elle lève la lanterne. Le septième est grand, n’a pas de bottes et a tiré sur ses oreilles le linceul du voisin. C’est Radek le portefaix, que toute la ville a enterré.
story-city-deadhouse-a = Lui dire qu’il est vivant.
story-city-deadhouse-a-result = Elle l’écrit et vous verse la prime pour une personne retrouvée. Radek se lève, borde son voisin et vous regarde, sans méchanceté. À midi, ses créanciers le savent. Il dort sous le pont, maintenant.
story-city-deadhouse-b = Jurer qu’il est mort.
story-city-deadhouse-b-result = « Alors il peut rester là », dit Holl, et sa lanterne s’éloigne. Quand elle est partie, Radek ouvre un œil. Il a du travail dans les montagnes, de celui qu’on ne demande qu’aux morts, et une seconde paire d’épaules ne serait pas de trop.

story-city-mila = Neuf questions
story-city-mila-intro = « C’est toi qui les tues ? C’est combien, un ? C’est plus pour un gros ? Il faut qu’il ait des griffes ? S’il a l’air d’un homme toute la semaine, c’en est un quand même ? Est-ce que maman serait triste ? Tu veux les sous avant ? Ça suffit, ça ? Tu peux venir avant samedi ? » Elle s’appelle Mila. Elle a neuf ans, et la bourse, elle l’a tricotée elle-même.
story-city-mila-a = Demander où cela habite.
story-city-mila-a-result = « Chez nous », dit Mila. Toute la semaine, cela cuit la chaux, là-haut dans les montagnes, et le samedi cela rentre. Sa mère dit que c’est la fatigue. Vous ne prenez pas la bourse. Vous dites que vous irez voir, et elle veut cela par écrit.
story-city-mila-b = La mener au sergent Holl.
story-city-mila-b-result = Marta Holl écoute les neuf et en pose trois de son cru. Puis elle ramène l’enfant, d’un pas lourd, devant chaque fenêtre éclairée de la rue, et elle y passera désormais toutes les nuits. Sa cotte de rechange est à vous, dit-elle par-dessus l’épaule, et son lit aussi : elle n’en aura pas l’usage.

story-city-wanted = Avis de recherche
story-city-wanted-intro = Le greffier du guet dessine les visages des avis. L’ennui, c’est que ceux qui ont rencontré l’étrangleur ne sont plus en état de le décrire, et qu’il faut au sergent Holl quelque chose sur les murs avant ce soir. Le greffier taille son fusain et vous dévisage plus longtemps qu’il n’est poli. « Ces pommettes, dit-il. Et vous partez demain de toute façon, non ? »
story-city-wanted-a = Poser pour le portrait.
story-city-wanted-a-result = Il est ressemblant et, le soir, il pend à tous les coins de rue. Le greffier partage ses honoraires. Vous quittez la ville par le fleuve, le ventre creux, sous une bâche, tandis que sur le pont des gens qui ne savent rien de vous racontent comment ils en ont réchappé.
story-city-wanted-b = Regarder les gorges.
story-city-wanted-b-result = Holl vous ouvre la morgue. Les marques sont de doigts qui ont une phalange de trop, et il y a de la feuille mouillée sous chaque ongle des victimes. Ce n’est pas un homme, et vous savez où cela dort. Le greffier demande à ne pas avoir à le dessiner.

story-city-bread = Faux poids
story-city-bread-intro = On a trouvé de la craie dans le pain, et un enfant est mort, pas de la craie ; mais allez le dire à deux cents personnes sur une petite place. Le boulanger est sur son toit. Il a une pelle à pain, un sac de farine et, derrière lui, plus de toit. « C’était seulement le pain bis ! » crie-t-il. Quelqu’un a apporté une échelle, et quelqu’un d’autre une corde.
story-city-bread-a = Monter la garde sur l’échelle.
story-city-bread-a-result = Une heure durant, vous ne laissez passer personne, du plat de la lame et du coude, et ces gens-là portent des sacs pour vivre. Quand le guet arrive, votre bras ne se lève plus ; il a appris à frapper sans tuer. Le boulanger se plaint de son toit.
story-city-bread-b = Parler à la femme à la corde.
story-city-bread-b-result = C’est la mère. Elle n’écoute pas, mais elle ne monte pas non plus, et tous ont les yeux sur elle. Vous lui tenez les poignets jusqu’à ce que ce soit fini. Un portefaix vous montre doucement comment s’ouvre une telle prise ; la vôtre, vous ne vous en servirez plus.

story-city-duel = Le témoin
story-city-duel-intro = Maître Serafin se bat à l’aube. L’adversaire a dix-sept ans, c’est son meilleur élève, et une fille lui a dit que le vieux vivait de son nom. « Il est meilleur que moi, dit Serafin. J’y ai veillé. Si je gagne, je tue un enfant. Si je perds, il deviendra ce que je suis devenu. » Il vous prie d’être son témoin, pour que tout se fasse dans les règles.
story-city-duel-a = Être son témoin.
story-city-duel-a-result = Ils se battent très longtemps. À la fin, Serafin prend la lame dans le moignon de son bras et l’y garde jusqu’à ce que le garçon pleure. Cette parade, vous ne l’aviez jamais vue et ne l’oublierez pas. Le ramener chez lui vous prend la journée.
story-city-duel-b = Briser cette nuit l’épée du garçon.
story-city-duel-b-result = Il dort avec, et vous passez tous deux à travers la rampe. Au matin, plus d’épée, plus de duel, et la famille paie bien pour que nul n’en parle. Quand Serafin vous aperçoit dans la rue, il change de côté.

## Les maisons et ce qui les habite

story-city-sermon = Soupe et sermon
story-city-sermon-intro = Odila prêche, la louche à la main. « Les prêtres ont dit que le feu était une épreuve. Je l’ai sonné, moi, ce feu. J’ai sonné jusqu’à ce que la corde brûle, et personne n’est venu, parce que chacun comptait ses seaux. Alors voici le sermon : il y a de la soupe. Qui n’a rien, qu’il mange. Qui a quelque chose, qu’il le mette dans le chapeau, et qu’il mange aussi. Amen. »
story-city-sermon-a = Mettre quelque chose au chapeau et manger.
story-city-sermon-a-result = Elle remplit deux fois votre écuelle et s’assied près de vous sur une poutre calcinée. Jusqu’à la nuit, vous parlez de bras qui n’en peuvent plus et de la façon dont on tire encore. Quand vous vous levez, ce que vous aviez de plus faible tient bon.
story-city-sermon-b = Demander ce qu’elle a vu du clocher.
story-city-sermon-b-result = Le feu n’est pas venu d’en bas, dit-elle. Il est descendu par la corde, de la cloche. L’homme qui l’a fondue vivait dans les montagnes, s’il vit encore. Elle n’a jamais eu le courage d’aller lui demander.

story-city-letter = À lire à voix haute
story-city-letter-intro = La lavandière ne sait pas lire, alors vous lisez. « À la mère du soldat Janek. Votre fils a été trouvé mort le neuf. Pour la couverture perdue, pour les bottes perdues, pour le pain perçu sans la marche correspondante, la compagnie retient comme suit. » Cela, vous l’avez lu pour vous. À voix haute, vous en êtes au prénom de son garçon. Elle s’essuie les mains et vous sourit.
story-city-letter-a = Lire ce qui est écrit.
story-city-letter-a-result = Vous lisez jusqu’au bout, retenues et signature. Elle continue de s’essuyer les mains. Puis elle ouvre le coffre et vous donne ce sur quoi il apprenait, une épée de bois, creusée du mauvais côté de la poignée. Vous l’essayez, vous comprenez ce qu’il avait trouvé, et oubliez ce qu’on vous a enseigné.
story-city-letter-b = Lire ce qu’elle espère.
story-city-letter-b-result = Il va bien, lisez-vous ; il y a eu de la viande ; il embrasse tout le monde et demande des nouvelles du chat. Cela vient tout seul. Elle compte ses économies dans votre main et vous supplie de revenir, quand il y aura une autre lettre.

story-city-mailshirt = Le dernier rang
story-city-mailshirt-intro = L’armurier est mort sur une cotte presque achevée, et depuis, sa veuve la ferme, maille après maille, le soir. Elle n’a jamais appris le métier ; elle lui a tendu la pince pendant trente ans. Un rang est encore ouvert, au cou. « Il le gardait pour la fin, parce que c’est là que ça compte, dit-elle. Rien ne presse. Après, il n’y aura plus que la vaisselle. »
story-city-mailshirt-a = L’acheter telle quelle.
story-city-mailshirt-a-result = Elle vous aide à la passer et ferme sur vous la dernière maille, avec sa pince à lui, le front presque contre votre gorge. Elle tombe comme faite sur mesure. S’il y a quelque chose à reprendre, dit-elle, c’est chez elle qu’il faudra venir, et chez personne d’autre.
story-city-mailshirt-b = Réparer la vôtre à son établi.
story-city-mailshirt-b-result = Vous travaillez côte à côte jusqu’au bout de la chandelle, et elle vous montre comment il tournait les rivets vers l’intérieur. Votre cotte n’a pas été si solide depuis des années. Ce soir, elle a fermé quatre mailles et, quand elle croyait que vous ne regardiez pas, elle en a rouvert trois.

story-city-wall = À travers la cloison
story-city-wall-intro = « Il est rentré à l’aube, de la boue jusqu’aux coudes. — C’est un homme, à son âge. — Il n’avait pas faim. Il a toujours faim. — Parle plus bas, on loge quelqu’un. — C’est bien ce que je dis. On loge quelqu’un de cette sorte. On pourrait demander. — Et qu’est-ce qu’ils font, ces gens-là, quand on leur demande ? » À côté, on se tait un moment. Puis la femme dit : « Il paraît qu’ils entendent à travers les murs. »
story-city-wall-a = Glisser une potion sous leur porte.
story-city-wall-a-result = De l’aconit, et la dose, sur un bout de papier ; un fils peut vieillir avec cela. La fiole racle le plancher et disparaît. Au matin, vos bottes sont cirées et, dans la gauche, il y a le livre d’exercices d’un sergent, qui devait rester dans la famille.
story-city-wall-b = Attendre le fils sur le toit.
story-city-wall-b-result = Il sort au lever de la lune, ses souliers à la main pour ne réveiller personne, et franchit le rempart d’un bond. Dans un loup-garou qui pense à ses souliers, il reste quelqu’un à qui parler. Les traces mènent aux montagnes.

story-city-cellar = La cave sous la cave
story-city-cellar-intro = Derrière le plus vieux fût du marchand de vin, il y a une porte, et derrière la porte, un escalier qu’aucun maçon de la ville n’a bâti. En bas, le couvert est mis pour douze, en argent. À onze places, de la poussière. À la douzième, on vient de souffler la bougie. Ce sont les valets du marchand qui se réveillent pâles, au lendemain de la paie : l’ekimmara préfère son vin déjà dans quelqu’un.
story-city-cellar-a = Descendre et débarrasser la table.
story-city-cellar-a-result = Vous ramassez l’argenterie pièce à pièce, le dos au mur. À la onzième fourchette, quelque chose se réveille au-dessus de vous, lourd du vin des autres, et lâche le plafond. La vitesse de sa chute dépend du jour où l’on a payé.
story-city-cellar-a-band-1 = On a payé hier. La chose a assez dessoûlé pour tomber juste ; vous repartez à quatre pattes, avec la moitié des fourchettes et moins de manteau.
story-city-cellar-a-band-2 = On a payé vendredi, et la chose tombe comme un ballot de linge. Vous faites un pas de côté et remontez les cuillers.
story-city-cellar-a-band-3 = On a payé ce soir même. La chose tombe, manque le sol et chante. Vous débarrassez toute la table et emportez une carafe de ce qui la rend si gaie.
story-city-cellar-b = L’aider à murer la porte.
story-city-cellar-b-result = Vous maçonnez jusqu’au matin, avec de l’ail dans le mortier pour lui plaire et du fer pour vous, et il vous paie au tarif des maçons. Derrière la dernière assise, on frappe, deux fois, poliment. « Des souris », dit le marchand.

story-city-knacker = Ne pas percer
story-city-knacker-intro = Quelque chose s’est traîné dans la cave de l’équarrisseur pour y mourir, et s’est ravisé. C’est couché sur la rigole, gonflé, luisant, gros comme un bœuf, et cela respire. « J’allais le piquer », dit l’équarrisseur. Vous lui expliquez ce que fait un putréfacteur qu’on pique. Il attend qu’on soit tout près, et puis il est partout dans la pièce, et vous aussi.
story-city-knacker-a = Le faire vous-même, avec une longue perche.
story-city-knacker-a-result = Vous liez un couteau d’équarrissage à trois gaffes et prenez la porte de la cave pour bouclier. Cela fait du bruit. De ce liquide clair qu’on peut racler sur la porte, il y a de quoi remplir vos fioles. Les sangles de votre armure sont molles comme du lard bouilli.
story-city-knacker-b = Plutôt lui vendre un conseil.
story-city-knacker-b-result = Pas de lumière, lui dites-vous, pas de bruit, du sel sur le seuil et une semaine de congé ; ils vont où cela sent meilleur. Il paie et ferme à clé. La semaine d’après, dit-on, son voisin le tanneur a quelque chose dans sa cave.

## Ce qui ne devrait pas être

story-city-bleaching = Trois versions
story-city-bleaching-intro = Le barbier : une fille en blanc danse à midi sur le pré à blanchir, et deux apprentis ont dansé avec elle jusqu’à mourir de soif. Le foulon : insolation, et d’ailleurs ils lui devaient de l’argent. La femme du foulon, lui sorti : cela a commencé la semaine où il a vendu le linge de noces d’une fiancée morte. La fille ne vient que pour son linge.
story-city-bleaching-a = Parcourir le pré avant midi.
story-city-bleaching-a-result = Vous trouvez un cercle d’herbe roussie et, dedans, l’empreinte d’un pied nu, cuite comme une brique. Un spectre de midi ne quitte pas ce qui fut à lui et ne jette pas d’ombre tant qu’il cherche. Vous savez maintenant quoi chercher vous-même.
story-city-bleaching-b = Brûler ce qui reste du linge.
story-city-bleaching-b-result = La femme l’apporte au crépuscule sous son tablier, une nappe, et vous la brûlez dans la cour avec du sel et de l’aconit. Le lendemain à midi, nul ne danse. Elle paie avec ce que sa mère gardait pour les fièvres et vous prie de partir avant qu’il compte les draps.

story-city-candles = Rue des Ciriers
story-city-candles-intro = Rue des Ciriers, personne ne parle. D’un seuil on vous tend une ardoise : CHUT. Du suivant : ELLE VIENT QUAND ON LA NOMME. Son nom était dans une comptine, lisez-vous de fenêtre en fenêtre. Tous les enfants la savaient, et il y a trois enfants de moins. Un homme montre sa bouche, puis le ciel, où la nuit tombe. Il vous tend la craie.
story-city-candles-a = Écrire : qui était-ce ?
story-city-candles-a-result = La réponse tient en quatre ardoises. La promise d’un cirier. Abandonnée. La maison de sa mère, dans les montagnes. Quelque chose d’elle doit y être encore, car un spectre de la nuit est lié à ce qu’il a aimé. La quatrième, c’est un enfant qui la tient : S’IL VOUS PLAÎT.
story-city-candles-b = Rendre la craie et veiller avec eux.
story-city-candles-b-result = Vous vous asseyez parmi eux, et le cirier vous laisse remuer. Feuille à feuille, sans un mot, il vous montre ce qu’on met dans le suif contre la nuit, et vous en perdez le fil de tout le reste. Jusqu’au matin, elle essaie les portes, l’une après l’autre. Personne ne dit le nom.

story-city-strings = Une pièce qui n’a pas eu lieu
story-city-strings-intro = Zofka a une nouvelle scène. La marionnette à votre visage gravit une montagne ; une neige peinte tombe ; une porte s’ouvre dans le roc. Là, le rideau tombe. Les enfants demandent la suite. « Je ne la connais pas encore », dit la vieille, et c’est à vous qu’elle le dit, par-dessus leurs têtes. Les fils de la marionnette bougent toujours, alors que la vieille a les mains croisées sur les genoux.
story-city-strings-a = Payer le dernier acte.
story-city-strings-a-result = Elle prend votre argent et vous donne la porte peinte du décor, pas plus grande qu’une main. Au dos, un chemin au crayon, avec tous ses tournants. « Allez-y, et revenez, dit Zofka. Je ne peux pas tailler ce que je n’ai pas vu. »
story-city-strings-b = Couper les fils.
story-city-strings-b-result = Ils cèdent un à un et, à chacun, il vous tombe quelque chose : une boucle, une sangle, la sensation de vos genoux. Puis vous vous relevez par vos propres forces, et jamais un geste n’a été aussi entièrement à vous. Zofka balaie les fils. Elle saigne de tous les doigts.

story-city-clerk = Une offre honnête
story-city-clerk-intro = Le commis a une table pliante, un registre, des manchettes propres, et il ne cille pas. « Notre maison achète ce dont les gens ne se servent pas, dit-il. Le nom que vous portiez avant. Un pas de danse. Le chemin de chez votre mère. » Dans tout le pays, des gens lui ont déjà vendu une petite chose. Derrière vous, dans la file, une femme tient un enfant par la main, et elle regarde l’enfant.
story-city-clerk-a = Lui vendre quelque chose.
story-city-clerk-a-result = Il écrit, il sable, il paie beaucoup trop. Trois rues plus loin, vous remarquez ce qui manque : non la chose même, mais l’usage que vous en aviez. À cette heure, la femme à l’enfant s’est assise à la table.
story-city-clerk-b = Demander où tout cela est gardé.
story-city-clerk-b-result = À Novigrad, dit-il, en excellent ordre, et la visite est libre. Il l’explique longuement et vous rédige une carte. Quand il regarde derrière vous, la femme n’est plus là, l’enfant non plus. L’espace d’un instant, il est tout près de ciller.

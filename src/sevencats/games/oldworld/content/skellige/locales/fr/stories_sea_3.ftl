story-sea-missionary = Une âme
story-sea-missionary-intro = Depuis sept ans, frère Anselme prêche dans ces îles et n’a converti personne. On l’aime bien ; on lui donne des harengs, on répare son toit, on l’écoute jusqu’au bout. Son évêque veut un chiffre. Si l’on voyait quelqu’un à genoux, dit Anselme, une fois, devant quelques personnes, et debout aussitôt après, il pourrait écrire « une ». Jusqu’ici, il n’a jamais menti dans un rapport.
story-sea-missionary-a = Vous agenouiller pour lui, une fois.
story-sea-missionary-a-result = Vous vous agenouillez sur les planches mouillées, et trois pêcheurs ôtent leur bonnet, croyant à un malaise. Anselme écrit son chiffre. Puis il vous donne la collecte de sept ans, qui tient dans une main, et une place près de son poêle.
story-sea-missionary-b = Nommer qui n’a jamais entendu de sermon.
story-sea-missionary-b-result = Les sirènes, dites-vous pour rire. Anselme pose sa plume. Elles ont une voix, dit-il lentement ; elle doit bien servir à quelque chose. Il demande où elles se tiennent. Il ne sait pas ramer, il faudra donc venir.

story-sea-missionary-danger = Anselme prie pour du vent
story-sea-missionary-danger-intro = Trois jours sans vent, et frère Anselme a prié pour en avoir. Maintenant il y en a. De l’eau jusqu’aux genoux dans la cale, il prie pour en avoir moins. L’équipage lui a demandé d’arrêter, poliment d’abord. Deux hommes, l’écope à la main, regardent le bastingage, puis lui.
story-sea-missionary-danger-a = Écoper à ses côtés et dire amen.
story-sea-missionary-danger-a-result = Jusqu’à l’aube vous écopez, il prie, à tour de rôle. À cause de l’un ou de l’autre, la mer se calme. Vous ne levez plus les bras au-dessus de la ceinture. On donne à Anselme le banc sec.
story-sea-missionary-danger-b = Lui prendre son livre de prières.
story-sea-missionary-danger-b-result = Vous le prenez, et il vous en frappe ; c’est relié de laiton, et il ne se connaît plus. Puis vous voilà tous deux assis dans l’eau. Il s’excuse auprès de vous, du livre et du second, et écope comme trois.

story-sea-hymn = La seconde voix
story-sea-hymn-intro = Chaque soir, frère Anselme chante son cantique à la poupe. Ce soir, quelqu’un chante la seconde voix. Elle vient de l’eau, une tierce au-dessus, sans paroles. Il ne se retourne pas. Il chante la strophe suivante et s’arrête avant la dernière note, et là-bas on la chante pour lui. Le second attrape l’arbalète. « Une sirène, dit-il. Elles s’exercent. »
story-sea-hymn-a = Le laisser finir le duo.
story-sea-hymn-a-result = Vous posez la main sur l’arbalète, et ils chantent tout, les cinq strophes. Puis quelque chose de très jeune se pose sur le bastingage, ruisselant, et regarde sa bouche. Anselme veut l’emmener dans la forêt, au calme. Il aura besoin de conseils.
story-sea-hymn-b = Suivre la voix avec l’arbalète.
story-sea-hymn-b-result = Vous la suivez en canot et tirez quand elle est droit devant. Sur l’écueil il y a un nid, un peigne, une bourse, et la route que les autres ont prise. Le lendemain soir, Anselme chante seul et saute une strophe.

story-sea-hymn-danger = Complies dans la brume
story-sea-hymn-danger-intro = Quelqu’un l’a appris aux autres. Dans la brume, de tous côtés, elles chantent le cantique de frère Anselme, quarante voix, très juste, et à chaque strophe le cercle se resserre. Anselme pleure de joie. Il y a de la cire pour huit oreilles, et douze rameurs. Ils ont commencé à tirer au sort.
story-sea-hymn-danger-a = Renoncer à la cire et ramer.
story-sea-hymn-danger-a-result = Vous ramez en vous guidant sur la douleur des épaules, et hurlez des tables et des dates contre la mélodie. Ce que vous avez laissé tomber, vous le remarquez bien plus tard. Anselme vous a battu la mesure sur les planches, il a les phalanges en sang.
story-sea-hymn-danger-b = Prendre la basse et chanter avec elles.
story-sea-hymn-danger-b-result = Tant que chacun a sa partie, personne n’a faim. Vous grondez strophe après strophe, et de l’autre côté le cercle s’ouvre. Au dernier amen, une autre basse entre, au-dessous de la vôtre, de très loin au fond.

story-sea-apprentice = Un peu de travers
story-sea-apprentice-intro = Dans un baquet, une louche pour rame, est assis un garçon sans sourcils. Lubin, dit-il, apprenti du maître herboriste de la montagne qui brûle, lequel l’a envoyé chercher de l’eau il y a trois semaines. Il a des fioles, étiquetées de sa main : Irondèle, Chas, Uile de forait. Son maître dit que l’orthographe est la moitié de la recette. Lubin voudrait savoir laquelle explose.
story-sea-apprentice-a = Le conduire à quelqu’un qui sait lire.
story-sea-apprentice-a-result = Il écope son baquet pour le laisser propre, et monte à bord avec toutes ses fioles. Il a un oncle et son alambic, là-haut dans les montagnes, qui n’écrit plus. Ce qui tracasse Lubin, c’est l’orthographe de l’adresse.
story-sea-apprentice-b = Acheter les fioles telles quelles.
story-sea-apprentice-b-result = Il vous les compte une à une, en disant de chacune son nom et ce qu’elle a fait la dernière fois. Vous en videz deux aussitôt par-dessus bord. Quelques poissons remontent, d’excellente humeur.

story-sea-apprentice-danger = Ne pas secoué
story-sea-apprentice-danger-intro = Dans la cargaison, une caisse avec une étiquette d’enfant : NE PAS SECOUÉ. La mer la secoue. Elle bourdonne, et les planches sont tièdes dessous. Lubin, l’apprenti qui l’a emballée, a pâli sous la suie et compte sur ses doigts. C’est soit celui contre la toux, dit-il, soit l’autre.
story-sea-apprentice-danger-a = La descendre par-dessus bord.
story-sea-apprentice-danger-a-result = Vous la portez à bout de bras jusqu’au bastingage et la laissez glisser dans la mer. C’était l’autre. L’eau se dresse en colonne blanche, et il pleut des poissons un moment. Tout au fond, on a réveillé quelque chose qui ne toussait pas.
story-sea-apprentice-danger-b = L’ouvrir et l’éteindre.
story-sea-apprentice-danger-b-result = Vous tirez le bouchon, le visage détourné, et faites ce qui se fait, avec du sable, de la salive et un signe des doigts. Lubin vous lit la recette et, là où il doute, il le dit. Cela sent l’anis, et le cheveu brûlé.
story-sea-apprentice-danger-b-band-1 = C’était l’autre. Le couvercle vous trouve avant que le sable trouve le feu, et Lubin note : moins, la prochaine fois.
story-sea-apprentice-danger-b-band-2 = Cela s’éteint dans un éternuement qui soulève le panneau. Vous n’avez plus de sourcils, ni de toux.
story-sea-apprentice-danger-b-band-3 = C’était celui contre la toux. Il se dépose, s’éclaircit et sent la poire ; Lubin vous remplit une fiole et écrit l’étiquette sans faute.

story-sea-ivar = Ivar fait dans le bouchon
story-sea-ivar-intro = La barque d’Ivar est si neuve qu’elle sent le goudron. La précédente a coulé avec tout son sel, et il en a tiré la leçon : il ne vend plus que ce qui flotte. Des bouchons, donc. Sous les bouchons, calées dans le sel par habitude, des fioles aux étiquettes bancales, de la cuisine de quelque apprenti. Aucun douanier ne sait les lire. « Moi non plus », dit Ivar en se grattant la tête avec l’une d’elles.
story-sea-ivar-a = Les trier contre une part.
story-sea-ivar-a-result = Vous triez sur le banc : buvable, imbuvable, et par-dessus bord, vite. Il vous paie d’une pièce et d’une fiole de la première sorte. Là où est tombée la troisième, une mouette vole à reculons.
story-sea-ivar-b = Les rendre à l’apprenti.
story-sea-ivar-b-result = Ivar les laisse au prix des bouchons ; depuis son naufrage, il a le cœur tendre. Le garçon s’appelle Lubin, dit-il, et passe son examen dans les montagnes, avec ce qu’il lui reste. C’est la bouteille dont personne n’a voulu.
story-sea-ivar-c = Demander des nouvelles du dernier sel.
story-sea-ivar-c-result = Il vous reconnaît aussitôt. De sous sa chemise sort un petit sac, le reste de l’ancienne cargaison ; il le porte comme porte-bonheur, et il en a eu. La moitié est à vous, dit-il devant tous, puis il compte deux fois, d’une main sûre cette fois, et ajoute une fiole.

story-sea-ivar-danger = Neuf mille bouchons
story-sea-ivar-danger-intro = Une cargaison a crevé, et le détroit est blanc de bouchons à perte de vue. Impossible d’y ramer, impossible d’y gouverner. La barque des douanes y est prise aussi, à un jet de pierre, et l’officier crie que nul ne partira avant qu’il les ait comptés. Ivar, à qui ils sont, fixe l’eau. Dessous, quelque chose va et vient et se cogne la tête.
story-sea-ivar-danger-a = Aider à compter.
story-sea-ivar-danger-a-result = Le compte dure jusqu’au couchant. À neuf mille, l’officier perd le fil et s’assied, puis la marée emporte toute l’affaire. Personne n’a mangé. Ivar a par écrit qu’on lui en doit neuf mille et quelques.
story-sea-ivar-danger-b = Vous dégager à la gaffe.
story-sea-ivar-danger-b-result = Debout à la proue, vous poussez de la gaffe, jusqu’à ce que la chose d’en bas en ait assez des coups. Elle crève les bouchons comme un phoque la glace, recrache une bouchée de votre cotte et prend votre sac à la place. Derrière elle, la voie est libre.

story-sea-raiders = Otage à donner
story-sea-raiders-intro = Le drakkar montre un linge blanc. Bolverk le Doux, terreur de quatre côtes, voudrait vous dire un mot, en privé. Il y a un mois, ils ont pris un fermier d’impôts nommé Grole. Depuis, il vérifie leurs comptes. Ils doivent des droits sur neuf ans de butin, pièce par pièce, et il refuse toute rançon avant cela. La nuit, il leur en fait la lecture. « Prenez-le, dit Bolverk. On paie. »
story-sea-raiders-a = Les débarrasser de lui.
story-sea-raiders-a-result = On le porte à votre bord, son registre sur un coussin. Theodor Grole est contrarié ; on en était aux chandeliers. Il vous verse la prime pour fonctionnaire sauvé, signe lui-même, et demande qui nourrira désormais leur chien. Il commençait à s’y habituer.
story-sea-raiders-b = Leur conseiller de payer.
story-sea-raiders-b-result = Bolverk devient gris. Mais avec une quittance, dit l’un de ses hommes, on entrerait dans n’importe quel port, de jour, comme d’honnêtes gens. Les autres ont cessé de ramer. On vous attend dans leur baie, en témoin, quand la somme sera connue. Il y aura du mouton.

story-sea-raiders-danger = Contre quittance
story-sea-raiders-danger-intro = Les hommes de Bolverk ont lancé leurs grappins. On l’appelle le Doux parce qu’il demande d’abord. « Or, armes ou vivres ? » fait-il, un pied sur votre bastingage, car le métier a maintenant de l’ordre : un des trois, au choix, contre quittance. À la poupe du drakkar, un homme gris avec un registre tourne le dos à un chien. Il a trempé sa plume.
story-sea-raiders-danger-a = Donner de l’or.
story-sea-raiders-danger-a-result = Bolverk le pèse, l’homme gris l’inscrit, et vous recevez une quittance avec tampon, valable un an sur quatre côtes. Ils repartent en cadence. Votre homme de barre préférait l’ancien temps, au moins on pouvait crier.
story-sea-raiders-danger-b = Donner des armes.
story-sea-raiders-danger-b-result = Vous remettez ce qui pend à votre ceinture, et ils veulent le fourreau avec. À la dernière pièce vous hésitez, et le plat d’une hache vous aide. Tout est noté. Sous « remarques », vous lisez à l’envers : à contrecœur.
story-sea-raiders-danger-c = Donner des vivres.
story-sea-raiders-danger-c-result = Ils prennent le pain, le lard et ce qui tinte. Bolverk goûte une gorgée d’une de vos fioles, s’assied sur le pont et se met à parler de sa mère. Ses hommes le ramènent avec douceur et oublient la moitié du lard.

story-sea-outlaw = Un homme sur un rocher
story-sea-outlaw-intro = Sur un écueil nu est assis un homme avec une cruche. Banni, dit l’homme de barre, les yeux droit devant : nul ne peut parler à Sturla, le nourrir ni lui verser d’eau avant que l’année finisse, ou lui. Il avait dit en pleine cour que le bétail de Bolverk était volé, ce que tout le monde savait. Voilà une semaine qu’il n’a pas plu. L’homme lève sa cruche, à l’envers, pour que vous voyiez.
story-sea-outlaw-a = Renverser de l’eau, par mégarde.
story-sea-outlaw-a-result = Une rame traîne, vous trébuchez, et le tonneau avec vous, juste au-dessus de sa cruche. Tout l’équipage regarde une mouette. Il boit à deux mains. Puis il dit à la mer, bien haut, où se trouve sa ferme dans la forêt, et qui s’y tient à présent et mange ses moutons.
story-sea-outlaw-b = Vous en tenir à la loi.
story-sea-outlaw-b-result = Vous passez. Au débarcadère suivant, on demande si quelqu’un a eu affaire au banni, et il y a une prime pour les équipages qui s’en sont gardés. On vous paie en pièces neuves. Le vent porte encore son sifflement.

story-sea-outlaw-danger = L’unique pilote
story-sea-outlaw-danger-intro = Des récifs à gauche, des récifs à droite, et la marée se retire sous vous. Un seul homme pourrait vous crier la passe. Il est assis au milieu, sur un écueil, banni, et la loi dit que qui écoute sa voix partage son rocher. L’équipage s’est mis les doigts dans les oreilles. Sturla met ses mains en porte-voix. Il vous regarde : doit-il ?
story-sea-outlaw-danger-a = L’écouter.
story-sea-outlaw-danger-a-result = Il vous le chante : à gauche toute, attendez, maintenant. Vous passez à une main près. Au port, il vous en coûte une amende, car il y a toujours une oreille qui traîne. L’homme de barre y ajoute en silence une pièce à lui.
story-sea-outlaw-danger-b = Trouver la passe sans lui.
story-sea-outlaw-danger-b-result = Vous tâtonnez avec la sonde, la gaffe et la quille, et deux fois cela craque. Derrière vous, le banni cogne sa cruche sur le roc, un coup pour la gauche, deux pour la droite. Tard, très tard, vous songez qu’aucune loi n’interdit d’entendre une cruche.
story-sea-outlaw-danger-b-band-1 = La quille a trouvé toute seule le dernier écueil. Vous pompez jusqu’au matin, les mains à vif comme du poisson cru.
story-sea-outlaw-danger-b-band-2 = Vous l’entendez juste à temps. On jette tout ce dont le navire peut se passer, et il flotte, à portée de main du rocher.

story-sea-hallbera = Le lit
story-sea-hallbera-intro = Depuis cinquante ans Hallbera court ces eaux ; elle a perdu trois navires et pas un passager. Le quatrième s’appelle la Patience. Sept générations des siens gisent au fond de la mer et en sont fières ; elle voudrait mourir dans un vrai lit. Elle l’a acheté : chêne, matelas de plume, trop large pour l’écoutille. Qui aide à le rapporter voyage gratis, dit-elle. Son équipage en a honte.
story-sea-hallbera-a = L’aider pour le lit.
story-sea-hallbera-a-result = On l’amarre au mât, une voile par-dessus, pour que personne n’ait à le voir. Des mouettes s’y posent. Sa maison est haut dans les montagnes, là où l’on n’entend plus l’eau ; elle a mis des années à la trouver. Elle attendra au bas du sentier, avec des cordes.
story-sea-hallbera-b = L’essayer le temps d’une traversée.
story-sea-hallbera-b-result = Il faut bien quelqu’un, dit Hallbera. Vous êtes sous les étoiles, la voile pour baldaquin, et l’équipage fait mine de ne pas vous connaître. Au matin, tout ce qui faisait mal est ailleurs. Elle demande comment c’était, et le note.

story-sea-hallbera-danger = L’ordre du départ
story-sea-hallbera-danger-intro = La Patience fait eau, et la seule chose à bord qui flotte à coup sûr est le lit de Hallbera. Elle a perdu trois navires et connaît l’ordre : enfants, vieillards, étrangers, équipage, patron. Sept peuvent s’y tenir, et vous êtes neuf. Elle s’est assise à la barre avec sa pipe, comme jadis sa mère. « Allez », dit-elle.
story-sea-hallbera-danger-a = Rester écoper avec elle.
story-sea-hallbera-danger-a-result = Vous écopez pendant qu’elle barre et vous parle du matelas : de l’oie, rien que du ventre. Vers le matin, la quille grince sur le sable. Le lit est déjà là, sept dormeurs dessus. Elle en fait une fois le tour. Il a une éraflure.
story-sea-hallbera-danger-b = Partir avec le lit.
story-sea-hallbera-danger-b-result = Le courant le ramène d’où vous veniez, sept sous une couette. À midi, la Patience rentre derrière vous, noyée jusqu’au pont, Hallbera à la barre. Elle a bouché la voie d’eau avec l’oreiller.

story-sea-hag = La lavandière
story-sea-hag-intro = Là où la rivière rejoint le bras de mer, une vieille femme, dans l’eau jusqu’aux hanches, lave des chemises. L’homme de barre connaît tous les lavoirs de la côte, et il n’y en a pas ici. Ce sont des chemises de marins, avec initiales. Elle les bat sur une pierre, et la pierre a un nez. La vôtre aussi, crie-t-elle, cela ne dérange pas. Une guenaude aquatique ; cela se voit au dos, qui est de vase.
story-sea-hag-a = Demander à qui sont les chemises.
story-sea-hag-a-result = Elle lit avec délice, nom après nom, et où gît chacun ; elle est fière de son linge. L’homme de barre tient son bonnet devant son visage. À marée basse on peut entrer dans sa grotte, dit-elle. Venez donc, avec la chemise.
story-sea-hag-b = Lui lancer un morceau de savon.
story-sea-hag-b-result = Elle l’attrape, le renifle, en croque un coin. Puis elle rit à en craqueler sa vase et vous renvoie ce dont elle n’a que faire : une fiole prise dans une poche de poitrine. Une guenaude aquatique ne doit rien à personne. Vous notez par où elle rentre.

story-sea-hag-danger = Du linge propre
story-sea-hag-danger-intro = Les chemises descendent toutes seules la rivière. Elles flottent sur le dos, manches écartées, tout un équipage, et se rassemblent autour de votre barque. Qui veut en repousser une est pris au poignet. Sous la toile il y a de la vase, et dans la vase, des mains. Quelque part derrière vous, une vieille femme bat une pierre, pour que les manches rament en mesure.
story-sea-hag-danger-a = Trancher les manches.
story-sea-hag-danger-a-result = Vous tranchez, elles s’agrippent, manche après manche, et là où elles vous tiennent la cotte mollit comme du papier mouillé. À la dernière, les coups cessent : la guenaude n’a plus de lessive. Sur les planches restent les poignets, repassés.
story-sea-hag-danger-b = Lui donner votre propre chemise.
story-sea-hag-danger-b-result = Vous l’ôtez et la tendez à bout de bras. Aussitôt les manches se détournent, comme des chiens quand la bonne voix appelle, et vous laissent passer. Vous grelottez le reste de la traversée. Le soir, elle pend au bastingage, sèche et reprisée.

# Autres histoires des contrées sauvages du Pack d'aventures.

story-adventure-wilds-magpies = Ce que gardaient les harpies
story-adventure-wilds-magpies-intro = Le nid est vide ; les harpies sont sorties. Il est garni de tout ce qui a brillé dans trois vallées : des cuillers, une dent, une chaîne de maire, une épée d’enfant en fer-blanc. Elles prennent ce qui luit, pleurent quand cela ternit, et le frottent des heures durant. Tout au fond, un manuel de sorceleur doré sur tranche. À côté, une bouteille que nul n’a jamais ouverte, tant elle prend bien le soleil.
story-adventure-wilds-magpies-a = Lire le manuel, vite.
story-adventure-wilds-magpies-a-result = Vous lisez jusqu’à ce que le ciel s’assombrisse d’ailes. Un chapitre file droit dans le bras et en chasse un autre, plus ancien. Vous remettez le livre, la tranche en haut. Tout autour du rocher, elles pleurent de joie.
story-adventure-wilds-magpies-b = Prendre la bouteille, laisser un bouton.
story-adventure-wilds-magpies-b-result = Vous laissez pour elle votre meilleur bouton, bien frotté. Du bois, vous les voyez rentrer et le trouver. D’abord un silence ; puis il passe de serre en serre, et elles le lèvent.

story-adventure-wilds-courtship = Il lui apporte une vache
story-adventure-wilds-courtship-intro = Le griffon fait sa cour. Chaque soir il pose une vache sur le toit de l’église, parce que, du rocher d’en face, elle a une fois regardé par là. Elle n’est venue pour aucune. Le village a perdu neuf vaches et ses ardoises, et se divise : les hommes sont pour les piques, les femmes veulent voir la suite. Un griffon amoureux ne mange pas, ne dort nulle part et ne regarde pas derrière lui.
story-adventure-wilds-courtship-a = La guetter sur le rocher.
story-adventure-wilds-courtship-a-result = Deux nuits parmi les pierres mouillées, pour voir où elle va quand il s’envole. Vous le savez, avec la raideur d’une barrière. La troisième, elle descend et prend la girouette. Les femmes applaudissent.
story-adventure-wilds-courtship-b = Lui montrer qu’il a un rival.
story-adventure-wilds-courtship-b-result = Vous montez sur le toit dans une peau de vache. Il fond avant que les cornes ne soient droites. De très près, vous apprenez tout ce qu’un griffon fait d’en haut ; et lui, qu’on peut aussi courtiser avec des fleurs. Il a pris celles du curé.

story-adventure-wilds-garden = Le jardin de la guenaude aquatique
story-adventure-wilds-garden-intro = Derrière la digue quelqu’un a tracé des planches : jusquiame, sagittaire, doigts-de-noyé en rangs, tuteurés de roseau. Des écriteaux disent ce que c’est, en vase. La guenaude aquatique est au marché, dirait-on ; à la barrière pend un châle qui goutte encore. Elle aveugle les gens de boue et les tient sous l’eau, chacun le sait. Qu’elle éclaircisse ses semis, nul ne l’avait dit.
story-adventure-wilds-garden-a = Cueillir ce qui est mûr, et partir.
story-adventure-wilds-garden-a-result = Vous cueillez à deux mains et refermez la barrière. Au tournant vous la croisez, un panier au bras ; elle ne voit pas qui passe, car elle porte devant son visage un jeune poirier, et lui parle.
story-adventure-wilds-garden-b = Attendre et désherber.
story-adventure-wilds-garden-b-result = Vous désherbez jusqu’au soir, dans la vase au genou. Un bon moment elle reste derrière. Puis elle s’agenouille aussi et montre, d’un ongle vert, la profondeur, la quantité, et avec quoi. Vous rentrez le dos en crochet. La dose, vous l’avez désormais dans les doigts.

story-adventure-wilds-firewatch = La guetteuse de feux
story-adventure-wilds-firewatch-intro = Dans la tour au-dessus du bois, une femme guette le feu depuis dix-neuf étés. Il n’y en a jamais eu. « On dit que c’est de l’argent perdu », dit-elle, l’œil à la lunette. Depuis midi il y a un fil de fumée au bord de l’ancienne coupe. Elle pourrait sonner. Si ce n’est rien, on lui ôtera la cloche ; et si c’est quelque chose, nul ne viendra, puisque ce ne fut jamais rien.
story-adventure-wilds-firewatch-a = Y courir et voir.
story-adventure-wilds-firewatch-a-result = C’est quelque chose. C’est large comme une grange, et aussi affamé. Vous battez avec le manteau et criez qu’elle sonne, elle sonne, et tout dépend alors de qui l’entend, et de la vitesse à laquelle il lâche son ouvrage.
story-adventure-wilds-firewatch-a-band-1 = On l’entend à la troisième volée. Vous êtes alors noir de suie jusqu’aux coudes, sans sourcils, et l’ancienne coupe s’est un peu agrandie.
story-adventure-wilds-firewatch-a-band-2 = On vient avec des seaux, puis des couvertures, puis de la bière. Le chapeau circule deux fois : une pour vous, une pour la corde de la cloche.
story-adventure-wilds-firewatch-a-band-3 = Ils viennent tous, en chemise de nuit, la vallée entière. Le maître des bois compte les chênes debout et paie au chêne. Elle sonne encore, longtemps après.
story-adventure-wilds-firewatch-b = Prendre la lunette pendant qu’elle y va.
story-adventure-wilds-firewatch-b-result = Elle descend en courant avec ses seaux, cinquante ans et pieds nus. Vous guettez à sa place. Ce sont des rétameurs, avec une marmite. Mais derrière, tandis qu’on lui sert la soupe, vous voyez ce qui sort boire quand nul ne regarde, et où cela va.

story-adventure-wilds-blanket = La moitié d’une couverture
story-adventure-wilds-blanket-intro = La neige vous retient dans une grange, et quelqu’un y est déjà : un vieux soldat sous une couverture, qui se pousse. Il parle beaucoup, d’une fille de Cintra, de prunes. Il est bien chaud. Vers minuit vous remarquez qu’il ne respire pas en parlant ; il ne le fait que lorsqu’il y pense, par habitude. Il a remarqué que vous remarquiez. « Je croyais que vous alliez vous lever et partir, dit-il. C’est ce qu’ils font. »
story-adventure-wilds-blanket-a = Rester sous la couverture.
story-adventure-wilds-blanket-a-result = Vous restez. Il raconte encore les prunes. Au matin la couverture est pliée double sur vous, bordée aux pieds et, à côté, il n’y a que de la paille aplatie, tiède un bon moment.
story-adventure-wilds-blanket-b = Veiller avec lui près du feu.
story-adventure-wilds-blanket-b-result = Vous brûlez ce dont vous pouvez vous passer et lui tendez le gobelet, d’où rien ne disparaît. Il sait une recette de la campagne d’hiver. Au jour il vous donne sa gourde, pleine à ras bord. « Je n’ai pas eu le temps », dit le soldat, et il regarde la porte.

story-adventure-wilds-soup = Soupe au caillou, suite
story-adventure-wilds-soup-intro = « D’abord on prend un caillou », dit l’étranger au village, et le village, qui a mangé son chien, regarde. C’est le vieux tour : l’un met un oignon, l’autre une carotte. Mais ici nul n’a rien. Ils entourent la marmite, et personne ne rentre chercher de carotte, car il n’y en a pas. L’étranger remue. La sueur lui coule. « Et maintenant, dit-il, en général, quelqu’un rit. »
story-adventure-wilds-soup-a = Y mettre quelque chose à vous.
story-adventure-wilds-soup-a-result = Vous versez, et cela mousse vert. C’est un remède pour un, allongé pour soixante, au caillou. Ils boivent sans un mot. Cela les tient debout jusqu’à la charrette de grain et vous, qui avez vu soixante personnes partager un caillou, bien plus longtemps.
story-adventure-wilds-soup-b = Remuer un moment à sa place.
story-adventure-wilds-soup-b-result = Il passe derrière la grange, et on l’entend. Vous remuez à sa façon, le poignet souple, comme s’il y avait quelque chose dedans ; c’est tout un art, et vous l’avez. Puis il revient avec un oignon. Il le gardait pour lui.

story-adventure-wilds-sheep = Quatre cent dix
story-adventure-wilds-sheep-intro = Le berger compte tout haut, et nul à portée de voix ne peut rester éveillé. C’est un don. Les béliers tombent, les chiens tombent ; on retrouve des voyageurs dans la bruyère, souriants, pleins de rosée. Lui n’a pas dormi depuis des années, car il n’arrive jamais au bout : à quatre cent dix il y a un mouton qui n’est pas à lui, et il recommence. « Ce n’est même pas un mouton, dit-il. Mais il est très sage. »
story-adventure-wilds-sheep-a = Monter celui qui n’est pas un mouton.
story-adventure-wilds-sheep-a-result = Il n’y voit pas d’inconvénient. Vous tenez la laine, il se met à compter et, au réveil, vous êtes sous une haie à Dhuwod, avec le repos d’une vie entière. Au loin, une chose aux très nombreux genoux rentre au trot.
story-adventure-wilds-sheep-b = Compter à sa place.
story-adventure-wilds-sheep-b-result = Vous comptez, et avant vingt il dort. Vers les trois cents vous perdez une vieille habitude, comme ça, par-dessus une barrière ; à quatre cent dix vous regardez le dernier dans les yeux et le sautez. Il s’éveille au soir. « Vous en avez oublié un », dit le berger, en larmes.

story-adventure-wilds-milestone = La borne qui ment
story-adventure-wilds-milestone-intro = « Gorthur Gvaed, un mille », dit la borne, et il y en a soixante. Elle le dit depuis cent ans ; ceux qui la croient, on ne les revoit jamais sur cette route. Mais parfois, dit la femme qui vend des pâtés à côté, on les voit là-bas, le soir même, hors d’haleine, l’air étrange. Elle vend beaucoup de pâtés. De nuit, elle ne passerait pas devant. Elle s’avance, dit-elle, pour qu’on la lise.
story-adventure-wilds-milestone-a = La croire.
story-adventure-wilds-milestone-a-result = Vous décidez de la croire, et marchez. Les arbres ont quelque chose, ils sont pressés. Au bout d’un mille vous êtes à Gorthur Gvaed, hors d’haleine ; et vous revoyez ce qui marchait derrière, et dans quel étang cela a tourné.
story-adventure-wilds-milestone-b = Discuter avec elle.
story-adventure-wilds-milestone-b-result = La main sur la mousse, vous lui expliquez ce qu’est un mille. C’est long. Quand vous levez les yeux, on lit : soixante. Et dessous, en petit, fraîchement taillé, un tour de la route, pour qui va loin à pied.

story-adventure-wilds-pedlar = De l’éventaire du colporteur
story-adventure-wilds-pedlar-intro = « Aiguilles, fil, dés. Ruban, rouge. Ruban, noir. Un sifflet pour chiens morts. Onguent contre l’onguent. Deux vœux, ayant servi. Savon. Un plan de cet éventaire. Une leçon d’escrime, emballée ; ne pas secouer. Un œil de wyvern, il ne vous suit pas, c’est vous qui vous tenez ainsi. Quelque chose contre. Un bouchon, légèrement hanté. Du pain, mais ça, je le mange. » Il reprend son souffle. « Et vous songiez à quoi ? »
story-adventure-wilds-pedlar-a = Acheter la leçon et la déballer.
story-adventure-wilds-pedlar-a-result = Vous la déballez aussitôt, et elle part comme un ressort, dans le poignet et l’épaule ; une fois debout, vous savez le faire. L’éventaire est vide. Sans reproche, il ramasse des aiguilles dans la haie. « Je l’avais dit », dit le colporteur.
story-adventure-wilds-pedlar-b = Prendre quelque chose contre.
story-adventure-wilds-pedlar-b-result = « Contre quoi ? » demande-t-il en vous le tendant. C’est dans une fiole brune, et c’est tout ce qui est écrit dessus. Nul ne l’a jamais rapporté, dit-il. Il vous donne aussi le bouchon, qui s’ennuie tout seul.

story-adventure-wilds-sparrow = Un enterrement
story-adventure-wilds-sparrow-intro = Un garçon et une fillette creusent une tombe à la cuiller. C’est pour un moineau. Il faut que ce soit bien fait : quelqu’un doit parler, et ils ne sont que deux. « Tu le connaissais ? » demande la fillette. Pas bien, dites-vous. « Tu fais quoi ? » Vous le dites. Ils regardent le moineau et vos épées. « C’est toi ? » demande le garçon. Dans le chemin, derrière la haie, tout un village attend avec des fourches que vous passiez.
story-adventure-wilds-sparrow-a = Faire le discours.
story-adventure-wilds-sparrow-a-result = Vous posez tout et le faites. Au milieu, vous découvrez que vous en savez long sur lui : combien peu il pesait, et qu’il volait quand même. Quand c’est fini, la haie se tait. Quelqu’un là-bas a posé sa fourche.
story-adventure-wilds-sparrow-b = Creuser et ne rien dire.
story-adventure-wilds-sparrow-b-result = Vous creusez plus profond, à cause des chats. La fillette met une miette pour le voyage et le garçon, après un combat, sa cuiller. Puis vous restez tous trois sur le dos dans l’herbe, comme on fait après. Le village est rentré manger.

story-adventure-wilds-well = Ils l’ont creusé eux-mêmes
story-adventure-wilds-well-intro = Le village a payé d’avance un puisatier, qui s’est enfui et, dans la nuit, quelqu’un a creusé le puits. Il est rond, profond, maçonné à ravir, avec des marches pour de tout petits pieds. L’eau est douce. Seulement, le matin, un nekker est assis sur la margelle, puis trois, puis neuf, jambes pendantes ; ils regardent les femmes et leurs seaux, et tendent la main. Ils voudraient, semble-t-il, être payés.
story-adventure-wilds-well-a = Descendre demander leur prix.
story-adventure-wilds-well-a-result = Dans le noir, mains ouvertes, vous descendez les petites marches. Ils se pressent. Ils tirent vos sangles, flairent vos cheveux, puis on marmonne, et l’on pose quelque chose devant vous. À vous de deviner si c’est une facture ou un cadeau.
story-adventure-wilds-well-a-band-1 = C’était une facture. Ils ont coché chaque marche, se paient sur ce qui brille, article par article, et rendent la monnaie en cailloux.
story-adventure-wilds-well-a-band-2 = C’était un cadeau : une fiole trouvée en creusant, plus vieille que le village. Ils voudraient que les femmes rechantent au treuil.
story-adventure-wilds-well-a-band-3 = C’était un cadeau, et puis ils vous montrent le raccourci, qui débouche une lieue plus loin. Ils aiment bien qu’on demande.
story-adventure-wilds-well-b = Chercher d’où ils viennent.
story-adventure-wilds-well-b-result = Vous suivez les déblais, emportés dans des tabliers et répandus avec soin sous les arbres. Ils mènent à un vieux terrier de blaireau, avec heurtoir. Vous le notez. Les femmes ont mis neuf petits pains sur la margelle, pour commencer.

story-adventure-wilds-army = L’armée dans la glace
story-adventure-wilds-army-intro = Le glacier a rendu une armée. Dans l’eau de fonte jusqu’à la ceinture, en rangs, avec leurs piques, vieux de deux cents ans et à peine changés, ils attendent ; chaque jour l’un se dégage et fait un pas. Ils marchent sur un château qui est maintenant une laiterie. En tête, un capitaine, la bouche ouverte. Il est au milieu d’un ordre. Quand le soleil atteindra son menton, il le donnera.
story-adventure-wilds-army-a = Apprendre leur exercice.
story-adventure-wilds-army-a-result = Vous longez les rangs avec une lanterne et copiez, homme après homme, prise après prise ; l’un d’eux devait avoir du génie. Ce que vous faisiez avant, vous le laissez. Le soir, la laiterie envoie du lait chaud pour deux cents, par précaution.
story-adventure-wilds-army-b = Voir ce qu’ils fuyaient.
story-adventure-wilds-army-b-result = Au dernier rang nul ne regarde devant. Vous montez derrière eux, là où la glace est encore fermée, et c’est là, énorme et bleu, le bras levé. Il faudra des années. Mais d’autres de son espèce laissent une piste, et vous la trouvez.
story-adventure-wilds-army-c = Donner l’ordre de halte.
story-adventure-wilds-army-c-result = C’est le vieil ordre de Haern Caduch, qu’on vous faisait crier dans la neige jusqu’à tomber. Vous le criez. Deux cents piques s’immobilisent. Le capitaine ferme la bouche. Vous savez maintenant combien tient ferme ce qui obéit.

story-adventure-wilds-sting = La manticore mue
story-adventure-wilds-sting-intro = Le long du ravin gisent les dards d’une manticore, un par an, tombés comme des bois. Chacun est long d’un bras et encore humide. Un vieux couple en vit : elle les trait dans des dés, il vend les dés à des maris. Eux-mêmes ne font pas de mal. « Elle ne tire que sur ce qui court, dit le vieux. Alors nous ne courons pas. » Il a un œil, elle un pied de bois, et ils se tiennent la main.
story-adventure-wilds-sting-a = Monter le ravin, lentement.
story-adventure-wilds-sting-a-result = Vous marchez comme eux, main dans la main avec personne, sans hâte. Elle est sur sa corniche et vous suit de son visage de vieillard. Vous voyez la corniche, l’éboulis, la patte qu’elle ménage. Passé le coin, vous courez.
story-adventure-wilds-sting-b = Troquer une fiole contre son secret.
story-adventure-wilds-sting-b-result = Il flaire, est content, et montre comment tomber sans courir : en avant, de côté, d’un coup, pour que le trait passe au-dessus. Cinquante ans qu’il s’exerce. Sa femme applaudit. Il l’a manqué une fois.
story-adventure-wilds-sting-c = En traire un vous-même.
story-adventure-wilds-sting-c-result = Vous lui prenez le dard, le tournez, pressez du pouce sous le troisième anneau, comme on l’apprend à Gorthur Gvaed avant de savoir lire. Deux fioles sont pleines. La vieille ne dit rien, va chercher tous ses dés, et les vide.

story-adventure-wilds-hungry = Le champ qui avale
story-adventure-wilds-hungry-intro = Un champ de ce village avale. Cela commença par une herse. Maintenant il prend une vache par mois, debout, ruminant, sans un bruit, et se referme sur elle comme une bouillie. On n’en parle pas ; le blé y dépasse d’une tête celui des autres. « C’est un glustyworp », dites-vous. « C’est un bon champ », dit le paysan, et il recule un peu sa chaise.
story-adventure-wilds-hungry-a = Y marcher et le laisser essayer.
story-adventure-wilds-hungry-a-result = Vous y marchez, et il essaie. Vous tenez comme sur la glace, le poids nulle part, et lui jetez ce que vous avez, pièce après pièce ; il prend l’appât, jamais le talon. De l’autre côté, le paysan pleure. Il avait parié sur le champ.
story-adventure-wilds-hungry-b = Lui conseiller une clôture.
story-adventure-wilds-hungry-b-result = Il le clôt et vous paie au piquet. À la barrière on accroche un écriteau avec une vache barrée. À la moisson on vient de loin le faucher à la corde. C’est, disent-ils tous, un très bon champ.

story-adventure-wilds-provost = Prévôt décline
story-adventure-wilds-provost-intro = La charrette de Dorrit Ash est en travers de la route, et nul ne passe, ni le sel, ni la poste, ni le duc. Le mulet Prévôt réfléchit. Depuis deux jours. « Il n’a jamais tort, dit Dorrit ; il est juste en avance. » Le duc a offert une pension. Un prêtre a béni le mulet par les deux bouts. Sous les navets quelqu’un tousse, qui devrait être à Cintra depuis hier.
story-adventure-wilds-provost-a = Porter le tousseur à Cintra.
story-adventure-wilds-provost-a-result = Vous le prenez sur le dos, et c’est un juge, en chemise, avec un arrêt qui a déplu. À Cintra il signe enfin et vous donne de quoi il se soignait. Quand vous repassez au tournant, la route devant le mulet est tombée dans la vallée.
story-adventure-wilds-provost-b = Demander à Prévôt.
story-adventure-wilds-provost-b-result = Vous vous asseyez devant lui et le regardez dans les yeux, des heures, lâchant une certitude après l’autre. Au soir, devant vous, la route glisse sans un bruit. Prévôt secoue les oreilles et fait demi-tour. Vous savez vous arrêter, et cela servira plus que bien des choses.

story-adventure-wilds-dryferry = On fait attendre le Passager
story-adventure-wilds-dryferry-intro = Dans le lit à sec d’une rivière est un monsieur avec une valise, mort depuis quelque temps, qui attend le bac. « On m’avait dit que c’était ici », dit-il. Vous expliquez que Lorcan Weir a déménagé, avec sa corde. Le Passager tire une montre sans aiguilles. « Je vous saurais gré, dit-il, de me prêter un bras jusqu’à Ban Ard. Je ne pèse rien qui vaille. Seulement, on ne doit pas arriver seul. »
story-adventure-wilds-dryferry-a = Lui offrir votre bras.
story-adventure-wilds-dryferry-a-result = Vous marchez avec lui, et son pas est si exact qu’il devient le vôtre ; jamais la route ne fut si légère. À Ban Ard il soulève son chapeau et n’est en retard pour personne. Le pas vous reste.
story-adventure-wilds-dryferry-b = Attendre la pluie avec lui.
story-adventure-wilds-dryferry-b-result = Vous partagez la valise pour siège. Vers minuit cela commence, puis la rivière arrive au tournant, à tâtons. Il y pose le pied, à sec. Pour la compagnie il vous laisse une petite fiole, couverte d’une très vieille poussière.

story-adventure-wilds-icehole = Ça mord
story-adventure-wilds-icehole-intro = Sur le lac gelé un vieil homme pêche à un trou et ne prend rien. Voilà six hivers qu’il est à ce trou. Chaque soir, en bas, quelque chose prend l’appât, tout doucement, et fait un nœud à la ligne, avec deux boucles. C’est un beau nœud. Il a fini par l’attendre. Aujourd’hui il y pendait un anneau. Il ne s’est jamais marié. « Que fait-on dans ce cas ? » demande-t-il.
story-adventure-wilds-icehole-a = Tirer.
story-adventure-wilds-icehole-a-result = À deux, vous tirez. Cela vient, coude après coude, de plus en plus lourd, et la glace se met à chanter, en longues fentes vers la rive. Il rit. Mieux vaudrait voir ce que c’est avant que cela ne vous voie.
story-adventure-wilds-icehole-a-band-1 = Cela vous voit en premier. La glace cède, vous aussi, et il tient la ligne et son beau nœud jusqu’à ce que vous en sortiez.
story-adventure-wilds-icehole-a-band-2 = C’est le panier d’une noyée, avec une fiole et un mot disant qu’on l’attend à la maison. Il le lit et rembobine sa ligne.
story-adventure-wilds-icehole-a-band-3 = C’est un coffre. Sur le couvercle, quelqu’un a compté les hivers en rayures, et il y en a six. Il garde l’anneau, et vous le reste.
story-adventure-wilds-icehole-b = Rendre l’anneau.
story-adventure-wilds-icehole-b-result = Vous le descendez, avec un nœud et un bout de fromage. Une main monte, pâle, le prend et l’agite ; puis, avec beaucoup de tact, elle vous montre où loge, sous cette glace, l’autre, qui ne fait pas de nœuds. Le vieux déplace son tabouret.

story-adventure-wilds-secondborn = Hessa commande
story-adventure-wilds-secondborn-intro = « Toi, tiens la lampe. Toi, fais-la rebouillir. Vous, avec les épées, asseyez-vous contre la porte. » Hessa, la sage-femme, a retroussé ses manches. Le premier jumeau est venu au crépuscule, il va bien. Le second n’est pas pressé ; car dans le champ se tient quelque chose, en robe blanche déchirée, et l’appelle. Un spectre de la nuit veut ce qu’on lui a pris, peu importe de qui. Ilka tient la lampe. Elle ne dit rien ; elle monte la mèche.
story-adventure-wilds-secondborn-a = Tenir la porte jusqu’au matin.
story-adventure-wilds-secondborn-a-result = Vous tenez, et il fait froid dans votre dos, puis dans vos dents. Dehors on l’appelle de tous les noms qui soient. Hessa crie plus fort. Au jour ils sont deux, rouges, furieux, et le champ est vide. Vous ne sentez plus vos jambes. Tout le reste, mieux qu’avant.
story-adventure-wilds-secondborn-b = Sortir lui parler.
story-adventure-wilds-secondborn-b-result = Avec ce que vous avez pour de tels cas, vous sortez jusqu’à la clôture et demandez comment s’appelait le sien. Nul ne l’avait fait. Il le redit jusqu’à l’enrouement, et pâlit. Hessa vous paie entre gens du métier, de son sac, et garde le nom pour la fillette.

story-adventure-wilds-north = Où est le nord
story-adventure-wilds-north-intro = Au milieu de la lande, Adelheid Voss est assise sur sa caisse d’instruments et ne mesure rien. Depuis hier il y a deux nords. L’aiguille montre l’un, les étoiles l’autre, et chacun de ses chaîneurs en a suivi un. « Trente ans que je dessine ce pays, dit l’arpenteuse. Tout fut mesuré depuis le nord. » Elle a la gomme en main. Elle regarde la carte comme on regarde dormir quelqu’un.
story-adventure-wilds-north-a = Mesurer avec elle à partir d’ici.
story-adventure-wilds-north-a-result = Vous plantez un piquet et, de ce piquet, recommencez à deux : tant de pas jusqu’à l’épine, tant jusqu’à la pierre. Le soir, vous avez renoncé à bien des choses crues fixes, et quelque chose tient qui ne tenait pas. Le piquet s’appelle Adelheid.
story-adventure-wilds-north-b = Suivre l’aiguille.
story-adventure-wilds-north-b-result = Vous allez où elle montre, et ce n’est pas loin. Sous la lande gît une chose de fer, à côtes, qui dort ; hier elle s’est retournée. Vous notez par où elle sort se nourrir. Puis vous dites à Voss que le nord est en ordre. Il faut seulement moins l’éveiller.

story-adventure-wilds-knocker = Le premier-né d’Ulf
story-adventure-wilds-knocker-intro = Berta a un enfant, et Ulf ne dort plus, de joie ou de peur. L’enfant ne pleure pas. Il frappe : au berceau, au mur, à son sternum, trois, une pause, deux. Sous le plancher quelqu’un répond. « Ils viennent chaque nuit », dit Ulf. C’est pour lui un long discours. « Voir. » Berta, qui est sourde, a la paume sur les planches et sourit. Elle frappe quelque chose de long et, en bas, on les entend rire.
story-adventure-wilds-knocker-a = Veiller avec Ulf.
story-adventure-wilds-knocker-a-result = À deux sur la marche, vous regardez le plancher. À minuit une planche se lève, une petite main pose un hochet fait d’un escargot, et attend que l’enfant l’ait pris. Ulf met la tête sur votre épaule et dort. Vous aussi, bouche ouverte.
story-adventure-wilds-knocker-b = Les prier de faire moins de bruit.
story-adventure-wilds-knocker-b-result = Vous frappez, aussi poliment que possible : ici des gens doivent dormir. Silence. Au matin il y a de la mousse entre toutes les planches, bien tassée et, sur l’appui, une fiole. La piste s’en va vers le bois, sur la pointe des pieds.

story-adventure-wilds-vacancy = On demande un monstre
story-adventure-wilds-vacancy-intro = Le village n’a pas de monstre. Il en avait un, fort convenable, et il est mort ; depuis, plus de pèlerins, aucun sorceleur ne descend à l’auberge, et les voisins ont une wyvern. « Juste jusqu’à la fin de la saison », supplie le maire. Il a un costume. Il a fait faire de la bave. On ne vous demande pas de manger quelqu’un ; il suffirait qu’on vous entrevoie.
story-adventure-wilds-vacancy-a = Vous laisser entrevoir.
story-adventure-wilds-vacancy-a-result = On vous entrevoit, à la brune, trois soirs de suite, devant un public payant. Le troisième, une dame s’évanouit si bien que vous saluez. Le maire partage la recette, les larmes aux yeux, et propose un contrat, hivers libres.
story-adventure-wilds-vacancy-b = Former le forgeron.
story-adventure-wilds-vacancy-b-result = Il est timide. Vous lui montrez, le cou, l’épaule, le silence avant ; et pendant qu’il vous imite, vous voyez ce qui cloche chez vous, le jetez, et trouvez mieux. Dimanche il est terrible. Sa femme ne le laisse plus entrer.

story-adventure-wilds-robbers = Honnêtes brigands
story-adventure-wilds-robbers-intro = « La bourse ou la vie, dit le brigand ; ou une recommandation. » Ils sont cinq derrière le tronc, maigres, bien élevés, et plus personne ne passe par cette route. Neuf fois ils ont dévalisé le même prêtre. Maintenant il apporte des tartines. « Nous étions tisserands, dit le chef. Puis vint le moulin. » L’un tient l’arbalète à l’envers. Et du bois d’en face, quelqu’un qui ne fut jamais tisserand vous vise tous les six.
story-adventure-wilds-robbers-a = Vous battre pour eux.
story-adventure-wilds-robbers-a-result = Vous poussez le chef au fossé, le carreau traverse votre manche, et presque tout le reste après. C’est fini avant qu’ils n’aient retourné leur arbalète. Cette tête-là est mise à prix, et ils tiennent à ce que vous preniez tout. C’est, disent-ils, l’argent le plus honnête de leur vie.
story-adventure-wilds-robbers-b = Les emmener hors de la route.
story-adventure-wilds-robbers-b-result = Vous les emmenez par la fougère, à plat ventre, et ils vous montrent comment on passe sous un métier : à plat, sur les coudes, sans qu’un fil ne bouge. Le soir, tous ont du travail, comme porteurs chez Dorrit Ash. Ils boivent à vous, de la bouteille du prêtre, et vous laissent la moitié.

story-adventure-wilds-entry = Page quarante
story-adventure-wilds-entry-intro = Sœur Jutta tient un livre des sans-nom et, à la page quarante, figure un homme qui vient d’arriver par la colline et demande du pain. « Habit gris, annulaire manquant, bonnes dents, lit-elle. Je t’ai enterré, bon sang. Je me souviens des dents. » Il compte ses doigts. Depuis un an environ, avoue-t-il, il se sent drôle ; les chiens se couchent, et il fait toujours un peu froid autour de lui. Son nom, il ne le sait pas non plus. Ils se regardent par-dessus la pelle, un peu vexés tous deux.
story-adventure-wilds-entry-a = L’aider à regarder sous la croix.
story-adventure-wilds-entry-a-result = Vous creusez. Dessous il y a un habit gris plein de pierres, une bourse et une fiole ; quelqu’un voulait être mort et l’a fait faire proprement. Jutta jure un moment. Puis elle vous donne la bourse, raye la ligne et coupe du pain à l’homme. Il mange comme quelqu’un qui revient.
story-adventure-wilds-entry-b = Chercher qui il était.
story-adventure-wilds-entry-b-result = Dans sa doublure, un bout de facture : tant de chandelles, pour une maison à trois cheminées, là-haut au col. « S’il vit, je le veux hors de ma page, dit Jutta. Et sinon, je veux savoir qui diable je nourris. »

story-adventure-wilds-dueday = Jour de terme aux marais
story-adventure-wilds-dueday-intro = « Deux sous la sangsue, un le bandage, rien le conseil », dit Oda Hollin, et elle continue d’emballer. C’est jour de terme. Tout ce qu’elle devait, elle l’a payé jusqu’au dernier sou, et hier est venue une facture : pour le papier. « Elle double chaque semaine, dit-elle. J’ai fait le calcul. À l’automne je leur devrai les marais. » Elle laisse ce qu’elle ne peut porter : une rangée de bocaux, un carré de camomille et, là-bas sur l’eau, la seule chose qu’elle n’ait jamais tarifée.
story-adventure-wilds-dueday-a = Racheter les bocaux.
story-adventure-wilds-dueday-a-result = « Au prix coûtant », dit-elle, elle le dit, et vous payez. Elle enveloppe chacun dans une page de la facture. Puis elle regarde la hutte vide, décroche la porte et l’emporte sous le bras vers la chaussée. Une porte, personne ne la lui facturera.
story-adventure-wilds-dueday-b = Demander ce qu’il y a sur l’eau.
story-adventure-wilds-dueday-b-result = Elle le montre du menton. Il y a là une lueur qui s’allume au crépuscule, va de touffe en touffe et ne fait pas de mal. Depuis vingt ans elle la nourrit. On ne peut ni l’emporter ni la laisser. « Je ne saurais pas quoi demander », dit Oda. Elle a l’air perdue.
story-adventure-wilds-dueday-c = Déballer le coffre qu’elle vous a donné.
story-adventure-wilds-dueday-c-result = Vous le posez sur la table et l’ouvrez. Elle regarde longuement ce qui a servi ou non. « Vous avez été chiche sur l’arnica », dit-elle. Elle le remplit jusqu’au couvercle, de chaque bocal, et ne prend rien. C’est la première fois de sa vie, et la tête lui tourne.

story-adventure-wilds-fifth = On courtise la veuve Tarn
story-adventure-wilds-fifth-intro = « Encore un peu ? » demande la veuve Tarn, et elle sert. Elle a enterré quatre maris, tous des champignons, et un cinquième a demandé sa main. Il est en face d’elle, un piquier à la retraite, avec une oreille, et mange de tout. Depuis le printemps il mange de tout. « Je lui ai parlé des autres, dit-elle doucement. Il dit que jamais on n’a si bien cuisiné pour lui. » Le piquier approuve en mâchant. Il a aussi demandé la recette ; et cela, personne ne le lui avait jamais demandé.
story-adventure-wilds-fifth-a = Rester souper.
story-adventure-wilds-fifth-a-result = Vous restez et prenez de ce que prend le piquier. C’est vraiment très bon. Les couleurs viennent vers dix heures, et après vous dormez sur le banc dans les bras de quelque chose de grand et de vert. Au matin elle vous remplit une fiole à la marmite dont il n’a pas eu.
story-adventure-wilds-fifth-b = Demander ce qu’il cherche.
story-adventure-wilds-fifth-b-result = « Celui à l’anneau blanc, dit le piquier quand elle est au puits. Mon frère était le troisième. » Il pose sa cuiller. Il est venu pour la faire pendre, dit-il. Puis elle a ri de quelque chose. Il pousse en forêt, près d’un vieux four à chaux ; il aimerait que quelqu’un aille voir si c’est vrai.

story-adventure-wilds-present = Quelqu’un dit : présent
story-adventure-wilds-present-intro = Le capitaine Holt fait toujours l’appel de la Troisième Compagnie au coucher du soleil, soixante noms ; quatre hommes répondent et, pour les autres, il attend un peu. Hier, au numéro trente et un, quelqu’un a dit : « Présent. » Cela venait des arbres. « Lohse est tombé dans le champ, dit Rainer Holt. Je l’ai entendu. » Il s’est rasé. Ses quatre sont assis dos à dos, et nul n’a touché à la soupe. Le soleil va se coucher. Il a la liste en main et ne sait pas s’il a le droit de sauter un nom.
story-adventure-wilds-present-a = Faire l’appel pour lui.
story-adventure-wilds-present-a-result = Vous le faites. À trente et un il y a un silence, puis un sanglot tout près : c’est le marmiton, qui se cachait, et pensait que si quelqu’un le disait, le capitaine mangerait. Holt l’inscrit soixante et unième. On partage la caisse de la compagnie, en six.
story-adventure-wilds-present-b = Répondre à la voix et la suivre.
story-adventure-wilds-present-b-result = À trente et un elle répond de nouveau, plus loin, et encore, plus loin ; comme quelqu’un qui va devant avec une lanterne. Vous la suivez dans la forêt. Derrière vous le capitaine a cessé de lire. Vous l’entendez compter, depuis un, et personne ne répond.
story-adventure-wilds-present-c = Vous mettre à la place trente et un.
story-adventure-wilds-present-c-result = Vous connaissez l’endroit, pour avoir déjà vu la compagnie en rang. Vous êtes là où était Lohse et, quand on l’appelle, vous ne dites rien, et laissez durer le silence. Puis Holt passe au trente-deux. Le soir, il vous montre comment on tient une ligne qui a des trous.

story-adventure-wilds-moon = La clé sous le paillasson
story-adventure-wilds-moon-intro = Au bord du village il y a une cellule, de bonne pierre, avec une fenêtre et sans crime. Le forgeron se l’est bâtie. Trois nuits par mois il y entre, sa femme tourne la clé et, jusqu’au matin, le village l’entend. C’est un homme prudent. Il n’a jamais fait de mal à personne ; seulement, à travers la porte, dans tout ce bruit, il lui a dit combien il l’aime, et une fois elle a mis la clé dans la serrure. « Ma sœur la gardera, dit-elle. Mais elle aussi a bon cœur. » C’est ce soir la première des trois.
story-adventure-wilds-moon-a = Garder la clé trois nuits.
story-adventure-wilds-moon-a-result = Vous restez sur la clé. La première nuit il raisonne, la deuxième il supplie, la troisième il passe par le cadre de la fenêtre, et vous faites ensemble maintes fois le tour de la forge. La femme paie. Le matin, il a chaque fois réparé le gond lui-même, sans vous regarder.
story-adventure-wilds-moon-b = Chercher ce qui l’a mordu.
story-adventure-wilds-moon-b-result = Rien ne l’a mordu, dit le forgeron, de jour, au soufflet. Il y avait en forêt, à une ancienne charbonnière, une femme à qui il avait promis quelque chose avant de se marier. Elle a ri quand il le lui a dit : il viendrait la voir de toute façon, trois nuits par mois.

story-adventure-wilds-crones = Lits pour la nuit
story-adventure-wilds-crones-intro = Trois sœurs tiennent l’auberge du marais : l’une brasse, l’autre tisse, la troisième murmure. La bière est noire, les couvertures sont chaudes, et il y a des cheveux dedans. Les voyageurs repartent reposés, et à chacun il manque quelque chose : un bourdonnement d’oreille, un bégaiement, un second nom. « Nous ne prenons que ce qui pend », dit dame Bobine, la tisseuse, le fil entre les doigts. Chez vous, elle a vu un bout qui pend.
story-adventure-wilds-crones-a = La laisser tirer le fil.
story-adventure-wilds-crones-a-result = Elle tire, et il en sort toute une habitude, avec ses nœuds. Cela ne fait pas mal. À la place elle reprise quelque chose qu’un autre hôte a laissé, de meilleure qualité. Ses sœurs lèvent la lampe et approuvent.
story-adventure-wilds-crones-b = Demander ce qu’elles en font.
story-adventure-wilds-crones-b-result = Dame Chut vous le dit à l’oreille gauche. En bas, où le marais coule au lac, elles ont tout mis à sécher, depuis des années. Une fois qu’on le sait, on l’entend claquer d’ici.

story-adventure-wilds-miller = Avez-vous vu un garçon
story-adventure-wilds-miller-intro = Le meunier a arrêté le moulin et va d’auberge en auberge avec un dessin. On y voit un garçon avec un tisonnier. Il l’a fait lui-même, à la farine, et tant de fois effacé et refait que ce n’est plus qu’une tache blanche. « Onze ans, dit-il. Il pose beaucoup de questions. » Il l’a frappé une fois, pour une question. Puis le lit fut vide, et le couvercle parti. Il ne le frapperait plus. Il répondrait.
story-adventure-wilds-miller-a = Dire où l’on vous a parlé de lui.
story-adventure-wilds-miller-a-result = Vous dites ce que vous savez, la route, le jour. Il remercie et paie comme pour un sac, au poids de la main. Le soir, deux tables plus loin, vous l’entendez s’exercer : « Ça, c’est à cause de la lune. Ça, c’est à cause de l’eau. »
story-adventure-wilds-miller-b = Aller chercher le garçon.
story-adventure-wilds-miller-b-result = Il y a de la fumée dans la forêt, dit le palefrenier, là où personne n’habite, et quelqu’un crie après, d’une voix aiguë. Le meunier est déjà debout, un bras dans son manteau. Vous lui dites d’attendre. Il s’assied sur ses mains.
story-adventure-wilds-miller-c = Lui envoyer Wick.
story-adventure-wilds-miller-c-result = Il dit non. Puis il entre, le couvercle devant lui. Vous restez dehors et longtemps n’entendez rien ; puis une question, d’une voix grave, et le garçon qui répond, en détail. Au matin il repart avec vous. « Il a demandé si ça fait mal, dit Wick. Personne ne me l’avait demandé. »

story-adventure-wilds-scourge = Le Fléau des Sept Vallées
story-adventure-wilds-scourge-intro = En haut d’un pin est assis un homme à la cicatrice peinte et, dessous, une goule qui attend. « Bonsoir », dit Kord. Il est là depuis mardi. Il avait dit au village que les goules craignent un œil hardi, et l’on avait payé l’œil ; voilà trois jours qu’il la regarde hardiment, et elle semble s’y faire. Au village, on sort déjà les tables pour la victoire.
story-adventure-wilds-scourge-a = Attirer la goule ailleurs.
story-adventure-wilds-scourge-a-result = Vous sifflez, et elle vous suit, contente d’avoir à faire. Le temps de la semer, vous connaissez son trou et la piste qui y mène. Quand vous repassez devant le pin, il n’y a plus qu’un médaillon de laiton à une branche, qui balance encore.
story-adventure-wilds-scourge-b = Aller chercher les autres, avec lui.
story-adventure-wilds-scourge-b-result = « Quels autres ? » demande Kord. Celle-ci n’est que la sentinelle, lui dites-vous. Les autres dorment à la carrière jusqu’à la nuit. Il descend très lentement, les yeux fermés. Il vient, dit-il. Il voudrait seulement, avant de mourir, qu’on lui demande qui il est.

story-adventure-wilds-pup = Il m’a suivie
story-adventure-wilds-pup-intro = « Il m’a suivie », dit la fillette. C’est un barghest, à demi grandi, une lueur de braise dans la gorge, assis sur le tapis de l’âtre, qui fume. Les barghests vont là où quelque chose n’a pas été payé. La famille a tout passé en revue : la vache, le toit, le grand-père. « Nous ne devons rien à personne », dit la mère, et elle blêmit. La bête pose la tête sur les genoux de la fillette. Elle sent la rivière.
story-adventure-wilds-pup-a = Le chasser.
story-adventure-wilds-pup-a-result = Vous le chassez avec les pincettes, à travers champs. Il s’arrête sans cesse et se retourne, pour voir si c’est sérieux. Ils vous paient aussitôt, en entier, avec grand soin, et demandent un reçu. Toute la nuit, la fillette reste à la fenêtre.
story-adventure-wilds-pup-b = Vous faire montrer la dette.
story-adventure-wilds-pup-b-result = À peine dit, il se lève et va devant, vers la rivière, le nez au sol. Au gué il se retourne. La mère vous a suivis en pantoufles. « Ce n’était qu’une barque, dit-elle. Nous voulions la rapporter. »

story-adventure-wilds-guestbook = Le livre d’or
story-adventure-wilds-guestbook-intro = Au refuge sous le glacier, il n’y a personne. Sur la table, un livre. « Bon feu, belle vue. Hauser. » « Une seule nuit, à cause du bruit. Prof. Lind. » « Il n’y a pas de bruit. Hauser. » « Nous sommes arrivés neuf, huit ont signé. » « Garde-manger vide. Que celui qui prend la confiture le dise. » « Ce n’est pas la confiture que cela prend. L. » La dernière ligne n’est pas sèche. On y lit : « Bienvenue », en grand, sans nom.
story-adventure-wilds-guestbook-a = Signer et barrer les volets.
story-adventure-wilds-guestbook-a-result = Vous signez et les barrez. Toute la nuit cela tourne autour de la maison et les essaie l’un après l’autre, comme un client qui a égaré sa clé. Au matin vous connaissez son pas, et avez bien dormi entre-temps. Sous votre nom, on lit : « N’a pas laissé de miettes. »
story-adventure-wilds-guestbook-b = Suivre l’encre fraîche.
story-adventure-wilds-guestbook-b-result = Il y en a des gouttes sur l’appui, sur la neige, et plus haut sur la moraine, chacune ronde et noire, à une longue enjambée de l’autre. Vous emportez le livre. En montant, il vous semble de plus en plus lourd.

story-adventure-wilds-frozenpost = Ni neige ni gel
story-adventure-wilds-frozenpost-intro = Au bord de la route du col se tient le facteur, dans la congère jusqu’au genou, un bras tendu avec une lettre. Il est là depuis décembre. On a voulu l’enterrer, mais il ne plie pas, et qui prend la lettre en trouve une autre dans sa main le lendemain. Jamais la poste ne fut si régulière. Celle-ci est pour Hengfors, urgente. Dessous, dans la neige, une seconde n’est adressée à personne.
story-adventure-wilds-frozenpost-a = Porter celle de Hengfors.
story-adventure-wilds-frozenpost-a-result = Vous la portez à Hengfors par la route de poste, à son pas, et c’est plus vite fait que prévu. Une vieille femme signe. Elle date de l’hiver dernier, il s’agit d’une visite. On vous paie le port, et l’eau chauffe pour deux.
story-adventure-wilds-frozenpost-b = Ouvrir celle à personne.
story-adventure-wilds-frozenpost-b-result = C’est son écriture. Il a une cabane au-dessus des arbres, y lit-on, et dedans quelqu’un qu’il ne voulait pas faire attendre. Sa main est ouverte à présent. Il y a une clé, si froide qu’elle colle à votre gant.

story-adventure-wilds-tower = La septième nuit
story-adventure-wilds-tower-intro = Dans la tour en ruine vit une strige, et elle a une tante. Chaque septième nuit la tante vient avec un panier, le pose au pied de l’escalier et lit à voix haute jusqu’à ce que cela cesse de gronder. « Elle aime celles avec des châteaux », dit-elle. Une strige dort le jour dans son cercueil, et qui l’en tient dehors jusqu’au chant du coq peut la voir redevenir. L’intendant du roi paierait pour que cela aille plus vite.
story-adventure-wilds-tower-a = Faire à la façon de l’intendant.
story-adventure-wilds-tower-a-result = L’après-midi, vous montez avec de l’argent au fourreau. C’est rapide, elle dormait. L’intendant paie dans la cour. Au pied de l’escalier est un panier avec un gâteau, un peigne et le deuxième tome.
story-adventure-wilds-tower-b = Demander à Wyzima qui l’a maudite.
story-adventure-wilds-tower-b-result = « Il est encore à la cour, dit la tante en soufflant la chandelle. Au solstice il m’envoie une oie. » À Wyzima, cherchez un vieux monsieur aux mains très propres. Jusqu’à votre retour elle lira ; elle a quatre tomes.

story-adventure-wilds-hanged = Un homme au gibet
story-adventure-wilds-hanged-intro = « Vous, là-bas, dit le pendu. Sommes-nous jeudi ? » C’est jeudi. Il soupire et tourne un peu sur sa corde. Le jeudi, sa femme montait avec le chien. Voilà quatre semaines qu’elle ne vient plus, et il s’inquiète, car elle s’installe chez son frère, à Stygga, et le frère boit. D’ici il voit beaucoup de choses, et l’on n’y perdrait pas sa peine.
story-adventure-wilds-hanged-a = L’écouter dire ce qu’il voit.
story-adventure-wilds-hanged-a-result = Il vous le dit : la chose du taillis, ses heures, sa mauvaise patte. En échange, vous coupez une branche qui lui bouchait la vue. Le gamin qui vole des bouts de corde a caché sa bouteille sous la marche ; le pendu vous l’offre aussi.
story-adventure-wilds-hanged-b = Passer voir sa femme à Stygga.
story-adventure-wilds-hanged-b-result = « Ne dites pas que c’est moi qui demande, supplie-t-il. Dites que vous passiez. Grattez le chien. » Le vent se lève, et il pivote pour vous suivre, de ce qu’il a pour yeux, jusqu’au tournant.

story-adventure-wilds-ham = Le jambon du solstice
story-adventure-wilds-ham-intro = À chaque solstice d’hiver, un jambon passe les montagnes jusqu’à Theodor Grole, et personne ne l’a jamais envoyé. Cette année il est bloqué par la neige, et Benno aussi, dans une cabane de berger, le jambon près de lui sur le banc. « Il doit y être ce soir, dit-il dans son écharpe ; il a la fièvre et trois orteils de moins. Il met l’assiette. Il croit que je ne le sais pas. » Hengfors est loin, et c’est un sanglier royal.
story-adventure-wilds-ham-a = Rester et soigner les orteils.
story-adventure-wilds-ham-a-result = Vous restez, frottez, lui versez ce que vous avez et ce qu’a laissé le berger. Vers le matin il est hors de danger et plaisante de nouveau. En merci il vous donne les réserves du berger. C’est la première chose qu’il offre qui vraiment n’est pas à lui.
story-adventure-wilds-ham-b = Porter le jambon à Hengfors.
story-adventure-wilds-ham-b-result = « Vous l’avez trouvé, insiste Benno. Il est tombé d’une charrette. S’il demande quel genre de charrette, courez. » Il l’enveloppe dans son propre habit. Il est tout gai jusqu’à ce que vous soyez dehors, et vous l’entendez tenter de se lever pour suivre.
story-adventure-wilds-ham-c = Envoyer la chienne avec.
story-adventure-wilds-ham-c-result = Vous le lui attachez sur le dos, dites le nom, et elle part sans se presser. Deux jours après elle est là, l’assiette au cou et un reçu d’une main tremblante : un jambon, reçu de chien. Il a joint une pièce pour chacun, et une fiole pour orteils.

story-adventure-wilds-ford = Les deux du gué
story-adventure-wilds-ford-intro = Depuis onze ans deux chevaliers se battent au gué, de huit heures à six, avec une heure pour dîner. Aucun ne laisse passer l’autre. Ils y ont vieilli, raidi, et s’aident à se relever. « Pourquoi ? dit le vert en baissant l’épée. Tu t’en souviens ? » « C’était ton cheval, dit le rouge, ou ma sœur. » Le cheval est mort depuis longtemps. La sœur, leur vient-il à l’esprit, habite en aval.
story-adventure-wilds-ford-a = Vous battre avec eux jusqu’à six heures.
story-adventure-wilds-ford-a-result = Ils sont heureux d’être trois. À six heures vous savez toutes les parades contre un homme connu depuis onze ans, et une toute neuve, pour le troisième. Ils tiennent à ce que vous ayez la couverture sèche.
story-adventure-wilds-ford-b = Demander à la sœur.
story-adventure-wilds-ford-b-result = « Vous feriez cela ? » disent-ils. Ils s’asseyent côte à côte sur la rive, sans savoir que faire d’un après-midi libre. Quand vous vous retournez, le vert tend une tartine, et le rouge se demande si c’est permis.

story-adventure-wilds-crows = La cour des corneilles
story-adventure-wilds-crows-intro = Dans le chaume sont posées deux cents corneilles, en cercle, et au milieu une seule, l’aile pendante. Cela dure depuis le matin. Elles croassent à tour de rôle ; celle du milieu se tait. À la fin, le paysan le sait, toutes fondront sur elle et s’envoleront sans un bruit. Dans le cercle il y a un vide. Il est de votre côté, large à peu près comme une personne.
story-adventure-wilds-crows-a = Entrer dans le cercle.
story-adventure-wilds-crows-a-result = Vous posez ce que vous portez et vous mettez à côté d’elle. Deux cents têtes se tournent. Ne sachant pas la loi, vous restez, et les regardez une à une. Vers midi elles montent comme une fumée. Elle a sauté sur votre botte ; et de quelque chose, l’acquittement vaut aussi pour vous.
story-adventure-wilds-crows-b = Demander ce qu’elle a fait.
story-adventure-wilds-crows-b-result = Celle à l’aile pendante vous regarde, puis, longtemps, la forêt. Elle sautille devant vous jusqu’à la lisière. Les autres la laissent aller, comme sous caution : onze viennent aussi, d’arbre en arbre.

story-adventure-wilds-flood = Hautes eaux
story-adventure-wilds-flood-intro = Le fleuve est monté cette nuit et charrie des maisons. Elles passent tout doucement. Sur un toit, une famille, un cochon et une horloge ; sur le suivant, un marchand assis sur son coffre crie ce qu’il paiera. Vous avez une barque, une rame et le temps d’un seul toit. Un troisième vient, plus au large, et dessus il n’y a qu’un berceau, que quelqu’un balance par en dessous.
story-adventure-wilds-flood-a = Prendre la famille, et le coffre.
story-adventure-wilds-flood-a-result = Vous faites les deux, mal. La famille est à bord, le coffre à moitié, la barque prend trois poutres au flanc et vous la quatrième. Le marchand paie, mouillé, à la pièce près. Dans les pattes du cochon, l’horloge sonne à l’heure.
story-adventure-wilds-flood-b = Suivre le berceau.
story-adventure-wilds-flood-b-result = Il est déjà loin et tourne. Vous ramez en lui tournant le dos, il le faut bien. Sur le toit, derrière, le marchand ne crie plus, et vous entendez le père dire aux enfants de ne pas regarder. Au tournant, le berceau entre dans les roseaux.

story-adventure-wilds-slot = Trace fraîche
story-adventure-wilds-slot-intro = Dans la mousse humide, nette comme un sceau, il y a la trace d’un cerf. Elle est trop grande. Un charbonnier l’a trouvée et s’est assis à côté, pour que nul n’y marche. « Il y a un homme qui devrait voir ça, dit-il. Trente ans qu’il le suit. On en rit. » À cause de la pluie, il a mis son chapeau dessus. Elle monte vers le vieux bois et, dans une sur dix, il y a un peu de givre.
story-adventure-wilds-slot-a = Apprendre du charbonnier à la lire.
story-adventure-wilds-slot-a-result = Il soulève le chapeau pour vous. À la profondeur, au traîné, à l’ortie pas encore relevée, il dit l’heure ; et comment poser le pied à côté. Ce qui suit un tel cerf, depuis toujours, est passé une heure après. Ses marques, vous les connaissez.
story-adventure-wilds-slot-b = La suivre vous-même.
story-adventure-wilds-slot-b-result = Vous la suivez tant qu’il fait jour, puis au givre. Le bois se fait plus vieux. Vous remarquez que vous marchez sur le bord du pied, que vous respirez par le nez, et que rien n’a peur de vous.
story-adventure-wilds-slot-c = Appeler Corvin.
story-adventure-wilds-slot-c-result = Il vient, ôte son gant et y pose la paume. Il se tait si longtemps que le charbonnier remet son chapeau. « Il était ici », dit alors Corvin, exactement. Aujourd’hui il ne le suit pas. Le soir, il vous apprend comment on laisse quelque chose pour demain.

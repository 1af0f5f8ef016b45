story-sea-pyre = Le retour du jarl
story-sea-pyre-intro = Voilà le troisième matin qu’un navire funéraire calciné barre l’entrée du port. On l’a allumé et poussé au large, comme il se doit, et chaque nuit la marée le ramène. Le vieux jarl y est assis, noir et droit. À ses pieds, son chien. La coutume voulait qu’il parte avec lui ; le feu l’a roussi, sans plus. Les héritiers paieraient pour en finir. Le chien regarde la rive.
story-sea-pyre-a = Retirer d’abord le chien.
story-sea-pyre-a-result = Vous le prenez dans vos bras et le passez à votre bord ; alors le navire soupire et coule par l’avant. Les héritiers marmonnent que la coutume… Le chien se secoue sur leurs belles bottes, trotte devant vous jusqu’à l’auberge et vous montre comment on s’y fait servir.
story-sea-pyre-b = Le remorquer tel quel.
story-sea-pyre-b-result = Passé le dernier écueil, vous tranchez la corde, et ils paient sans compter. Jusqu’à minuit on entend aboyer, à intervalles réguliers, comme quelqu’un qui monte la garde.
story-sea-pyre-c = Faire venir Vigdis, qui construit des navires.
story-sea-pyre-c-result = Elle sonde les planches et pose deux doigts sur une bonde de bois. « C’est à cela qu’elle sert, dit-elle. Ils ne demandent jamais. » Elle siffle le chien, tire la bonde, et le jarl coule avec dignité. Les héritiers paient double, et elle vous montre où les navires sont faibles.

story-sea-pyre-danger = Le feu à vos trousses
story-sea-pyre-danger-intro = Les obsèques de quelqu’un vous rattrapent. Le navire brûle de bout en bout et vient contre le vent, droit dans votre sillage, où que vous alliez. Dans les flammes, une silhouette, un bras tendu, montre quelque chose. L’homme de barre pense qu’il veut monter. Le second pense qu’il veut sa rame, que vous avez achetée hier, d’occasion.
story-sea-pyre-danger-a = Le tenir à distance à la perche.
story-sea-pyre-danger-a-result = Vous le tenez jusqu’à ce que les perches aient brûlé au ras des gants, et il vous a dépassés. Au passage, le bras retombe. Le second lui jette tout de même la rame. Des jours durant vous sentez la fumée et dormez mal.
story-sea-pyre-danger-b = Sauter à bord et tourner la barre.
story-sea-pyre-danger-b-result = Un sac mouillé sur la tête, vous traversez le feu et vous jetez contre la barre. Le navire tourne comme une bête qu’on mène, et la silhouette tourne aussi et hoche la tête. Comment vous rentrez, et avec quoi, est une question d’instants.
story-sea-pyre-danger-b-band-1 = Un instant de trop. Vous repassez le feu avec le sac en flammes, et l’on vous éteint à l’eau de cale.
story-sea-pyre-danger-b-band-2 = Vous sautez, les bras chargés, et la moitié tombe entre les deux navires, où elle siffle.
story-sea-pyre-danger-b-band-3 = Le mort est assis sur ce qu’on lui a donné pour la route, et il se pousse. Vous prenez une poignée en passant. La rame, vous la lui laissez.

story-sea-seal = Un manteau dans le coffre
story-sea-seal-intro = Le chasseur de phoques est un bon mari, tout le monde le dit. Jamais il n’a levé la main, et il porte la clef du coffre à un cordon autour du cou. Sa femme est assise à la proue, le visage vers l’eau, comme à chaque traversée. Pendant qu’il dort, elle se tourne vers vous. Il y a dans le coffre un manteau, dit-elle, qui est à elle. Elle a deux enfants à la maison. Et dix ans derrière elle.
story-sea-seal-a = Prendre la clef et ouvrir le coffre.
story-sea-seal-a-result = C’est une peau de phoque, douce comme un souffle. Elle la passe comme on ferme une porte. Au dernier moment elle regarde en arrière, vers la terre, puis l’eau l’a prise. Quand le mari s’éveille, il ne demande rien. Il vous prie d’apprendre à nager à son garçon, et vous y apprenez vous-même.
story-sea-seal-b = Laisser la clef où elle est.
story-sea-seal-b-result = Elle hoche la tête, comme si vous lui aviez dit l’heure. Au débarcadère, il vous remercie d’avoir tenu compagnie à sa femme et vous met de l’argent dans la main. Elle remonte la plage derrière lui, les deux sacs aux bras, et marche dans chaque flaque.

story-sea-seal-danger = Trente visages
story-sea-seal-danger-intro = La chasse fut bonne, et la cale est pleine de peaux. Maintenant il y a des phoques autour de la barque, trente, dressés dans l’eau comme des gens à une clôture. Ils n’aboient pas. L’un après l’autre regarde le chasseur, et il s’est mis à dire des noms, à mi-voix, comme à l’appel. Celui de son frère en est.
story-sea-seal-danger-a = Jeter les peaux par-dessus bord.
story-sea-seal-danger-a-result = Ballot par ballot on les jette, et chacun est reçu par quelqu’un, et emporté au fond. La barque se vide, et votre paquet part avec le dernier. Le chasseur garde une peau. Elle est petite. Puis il la lâche aussi.
story-sea-seal-danger-b = Rentrer avant la nuit.
story-sea-seal-danger-b-result = Ils vous accompagnent tout du long, au pas, et s’arrêtent où commencent les feux du port. Le chasseur vend sa prise sans la montrer et cloue des planches à sa fenêtre sur la mer. Vous n’êtes arrivés nulle part, et personne ne s’en plaint.

story-sea-drowners = Il s’est coupé la main
story-sea-drowners-intro = Un des rameurs s’est coupé la main et n’en a rien dit, à cause de la paie. Depuis une heure, il y a des noyeurs derrière la barque, une nageoire ici, un coude là. Ils sentent le sang à un mille et ne se lassent pas. Ce qu’ils ne supportent pas, c’est le feu sur l’eau, et l’équipage non plus, dans une barque goudronnée. Le rameur cache sa main sous son genou. Il a quatre enfants.
story-sea-drowners-a = Traîner un chiffon en sang.
story-sea-drowners-a-result = La main est pansée, et le chiffon part à l’arrière sur un bouchon et une ficelle. Ils le suivent comme des canards. La ficelle coupée, vous regardez où ils l’emportent, et vous savez désormais sous quelle falaise ils dorment.
story-sea-drowners-b = Verser de l’huile et l’allumer.
story-sea-drowners-b-result = Votre fiole passe par la poupe, un brandon la suit. Sur cent pas la mer brûle, sans bruit, et derrière ils se tiennent les bras devant les yeux. L’équipage se cotise pour vous, et le rameur ajoute une pièce, de la main gauche.

story-sea-drowners-danger = Ni vent ni lune
story-sea-drowners-danger-intro = Calme plat, pas de lune. Puis la barque penche, à peine, comme si quelqu’un s’était assis sur le bord. Elle penche de l’autre côté. Des mains mouillées tâtent le bordage, patiemment, tout autour, comme on cherche dans le noir un loquet que l’on connaît. « Combien ? » demande l’homme de barre. Vous tendez l’oreille. Vous préférez ne pas le dire.
story-sea-drowners-danger-a = Brûler la voile au-dessus de l’eau.
story-sea-drowners-danger-a-result = On la sort sur la vergue, on l’allume, et dans la lueur ils lâchent prise, tous à la fois, avec un bruit d’évier. La moitié de vos affaires étaient roulées dans cette voile. Dès lors tout le monde rame, et personne ne dort.
story-sea-drowners-danger-b = Vous battre le long du bord.
story-sea-drowners-danger-b-result = C’est le tour de la barque, et encore le tour, là où elle penche. Ils tirent plus qu’ils ne frappent, et ce qu’ils tirent s’arrache. Vers le matin ils rentrent le long de la côte, lentement, et vous voyez exactement où.

story-sea-fog = Trois ports
story-sea-fog-intro = Dans la brume, il y a trois ports au lieu d’un. Chacun a un môle, deux lampes et une cloche. Un brumelin, souffle le second ; ils bâtissent ce qu’on désire. Mais celui-ci bâtit par ouï-dire et n’est jamais venu à terre. L’équipage sait à quoi cela se reconnaît : chez eux, quelqu’un serait sur le môle à crier qu’ils sont en retard. D’ici, on n’entend que trois cloches.
story-sea-fog-a = Vous fier à l’odeur.
story-sea-fog-a-result = Deux des ports sentent la brume. Du troisième viennent le poisson, le goudron, les latrines et le pain, et vous gouvernez sur le pain. Sur le môle on crie que vous êtes en retard. Le boulanger fait porter quelque chose, pour le nez.
story-sea-fog-b = Entrer dans le faux, avec une torche.
story-sea-fog-b-result = Le môle est mou, et les lampes sont froides. À travers la flamme de la torche, vous le voyez accroupi sur l’eau, maigre, des lumières plein les bras. Il griffe une fois et s’enfuit, et vous voyez dans quelle vallée il loge.

story-sea-fog-danger = Quelqu’un répond
story-sea-fog-danger-intro = La vigie crie dans la brume, comme il se doit : qui va là ? Et quelqu’un répond, de sa propre voix : nous. Elle crie encore. Nous, dit-on, plus près, et voilà une seconde voix, et c’est la vôtre. Puis des rames, une proue, une barque pleine de gens gris qui ont vos visages et viennent droit sur vous. Ils ont l’air aussi effrayés que vous.
story-sea-fog-danger-a = Vous écarter et faire demi-tour.
story-sea-fog-danger-a-result = Vous mettez la barre dessous, eux aussi, et dos à dos les deux barques s’éloignent. Personne ne se retourne. Au port, la vigie compte l’équipage à voix haute, puis, comme c’était aussi sa voix, laisse compter quelqu’un d’autre.
story-sea-fog-danger-b = Les éperonner.
story-sea-fog-danger-b-result = Vous éperonnez, et il n’y a pas de choc, rien que du froid, de la proue à la poupe, à travers chacun. Ensuite il manque des choses : une boucle, un couteau, le mot pour boucle. Derrière vous la brume est en deux moitiés.

story-sea-harpies = Les boutons de l’amiral
story-sea-harpies-intro = Le second porte un habit d’amiral. Il l’a trouvé dans une épave, personne ne l’a promu, et il y a vingt-quatre boutons de laiton. Depuis midi, des harpies tournent au-dessus du mât. Une harpie ne peut rien voir briller sans le vouloir, et ce qu’elle porte au nid reste au nid. « Combien y aurait-il, dans un nid pareil ? » demande le second, et il ferme le bouton du haut.
story-sea-harpies-a = Hisser l’habit au bout d’une ligne.
story-sea-harpies-a-result = On hisse l’habit en tête de mât, une pelote de fil dans la poche. Elles se battent, l’une l’emporte, et le fil se dévide par-dessus les écueils. Vous grimpez à sa suite. Si le nid vaut l’escalade, on ne le voit que d’en haut.
story-sea-harpies-a-band-1 = Le nid n’est pas vide. Trois petits regardent vos boucles, affamés et friands de métal.
story-sea-harpies-a-band-2 = Des cuillers, surtout, et les boutons de laiton d’autres seconds. Une pièce est vraie.
story-sea-harpies-a-band-3 = D’en haut, c’est un trésor : des dés à coudre, un calice, une chaîne d’échevin. Vous leur laissez la chaîne, et l’habit.
story-sea-harpies-b = Leur troquer un chaudron bien récuré.
story-sea-harpies-b-result = Vous récurez le chaudron jusqu’à ce qu’il aveugle et le posez sur un roc. La plus grande le prend et, après réflexion, laisse autre chose à la place, de second choix. Ce ne sont pas des voleuses. Elles sont pressées, voilà tout.

story-sea-harpies-danger = La boussole leur plaît
story-sea-harpies-danger-intro = Des harpies, sept, dans le gréement. Elles ont pris les boutons, les cuillères, la cloche et la dent du second. Maintenant elles ont découvert la boussole. Deux se la disputent, pendues à l’habitacle, et l’aiguille suit celle qui tire. La troisième a des vues sur votre médaillon et se montre tout à fait charmante.
story-sea-harpies-danger-a = Leur donner ce qui brille.
story-sea-harpies-danger-a-result = Vous videz vos poches sur le panneau et reculez. C’est un marché, avec des cris. Quand chacune a quelque chose, elles s’en vont, lourdes, et l’aiguille retrouve le nord. Vous retournez votre bourse : des peluches.
story-sea-harpies-danger-b = Tout couvrir et taper dans le tas.
story-sea-harpies-danger-b-result = Une voile sur l’habitacle, puis vous y allez à la gaffe. Ce qui ne brille pas, elles ne le voient pas ; c’est donc vous qu’elles voient. Il en coûte quelques anneaux de cotte et une lanière de peau. Le second chante avec une dent de moins.

story-sea-ponies = Les poneys nagent derrière
story-sea-ponies-intro = Douze poneys des îles nagent derrière la barque sur une longue corde, têtes hautes, naseaux ouverts, comme chaque automne. La dernière est une jument qui n’aurait pas dû venir. À mi-chemin, son poulain est apparu à côté d’elle, vieux de trois semaines. Il devait rester à terre, et il fait de son mieux. Le convoyeur a les larmes aux yeux et une main sur son couteau. Si elle s’arrête, tous s’arrêtent, dit-il.
story-sea-ponies-a = Hisser le poulain dans la barque.
story-sea-ponies-a-result = Vous plongez et le poussez à bord par-dessous. Il vous rue dans l’oreille et s’endort sur votre couverture. Dès lors la jument nage à côté, le menton sur le plat-bord, et souffle sur lui. Le convoyeur vous donne son onguent à chevaux, le bon.
story-sea-ponies-b = Nager près d’elle et le soutenir.
story-sea-ponies-b-result = Vous nagez d’un bras et portez de l’autre, un mille durant. Quand les pierres viennent sous les pieds, c’est lui qui se lève le premier, très surpris. Du fin fond de vos forces, vous connaissez maintenant le chemin.

story-sea-ponies-danger = Une seule corde
story-sea-ponies-danger-intro = La corde qui tire les poneys s’est tendue, et ce n’est pas à cause des poneys. Quelque chose tient l’autre bout. La dernière jument est déjà sous l’eau, celle d’avant hurle, et à chaque secousse votre poupe s’enfonce. Il en reste onze. Le convoyeur connaît chacun par son nom et dit les noms. Quelque part sur cette corde, il faut couper.
story-sea-ponies-danger-a = Couper derrière les six premiers.
story-sea-ponies-danger-a-result = Vous coupez là où vous pouvez. Ce qui venait après disparaît, vite, comme un fil par un trou de serrure. Les six nagent comme jamais. Personne ne parle jusqu’à terre, et là vous découvrez que vous ne pouvez rien avaler.
story-sea-ponies-danger-b = Plonger le long de la corde.
story-sea-ponies-danger-b-result = La descente passe devant quarante-quatre sabots, et certains vous touchent. Au bout il y a un bras, et c’est lui que vous coupez. En remontant vous ne voyez que des naseaux, tout autour, qui vous soufflent de l’air chaud.

story-sea-boots = Deux cents bottes gauches
story-sea-boots-intro = Une cargaison est passée par-dessus bord quelque part, et le détroit est plein de bottes, neuves, graissées, deux cents, toutes du pied gauche. L’équipage en a repêché soixante avant qu’on s’en aperçoive. Puis une seconde barque double le cap, chargée à ras bord. De quoi, cela se voit d’ici. Son patron aussi l’a vu. Vous cessez tous deux de ramer et songez aux prix.
story-sea-boots-a = Marchander les droites.
story-sea-boots-a-result = Cela dure jusqu’au soir. L’homme est dur, mais ses enfants aussi ont froid. À la fin, tout le monde apparie des bottes aux torches sur un banc de sable, et l’on vous paie pour avoir laissé les couteaux au fourreau.
story-sea-boots-b = Lui donner les vôtres, pour rien.
story-sea-boots-b-result = Méfiant, il les compte trois fois. Puis il s’assied sur le tas et ne peut plus parler. Il est cordonnier, dit-il enfin, et c’était là son hiver. Il vous en fait une paire sur place, à l’œil, et là-dedans vous tenez debout comme un arbre.

story-sea-boots-danger = Au pas
story-sea-boots-danger-intro = Les bottes que l’équipage a chaussées ce matin se sont mises à marcher. Gauche, gauche, gauche. On les avait repêchées dans le détroit, elles allaient à tout le monde, et personne ne peut les ôter. Une douzaine de rameurs marquent le pas entre les bancs, l’air effrayé, et lentement, au pas, se tournent vers le bord. Le fond de la mer est plein de soldats, dit l’homme de barre. La guerre a été longue.
story-sea-boots-danger-a = Fendre les bottes au couteau.
story-sea-boots-danger-a-result = Vous remontez la rangée, botte après botte, et les bottes ruent. La dernière tient un garçon de quinze ans et l’emporte par-dessus bord ; vous gardez le garçon. Au fond, quelque chose frappe du talon et se met au repos.
story-sea-boots-danger-b = Donner l’ordre de demi-tour.
story-sea-boots-danger-b-result = De votre pire voix de sergent, vous l’aboyez : demi-tour, en avant, maison. Elles obéissent. Elles ramènent la barque au pas, pour ainsi dire, tout du long, et au port vous dites : rompez. Une douzaine de paires de bottes restent vides sur le quai.

story-sea-cook = Le dernier oignon
story-sea-cook-intro = Article : haricots, mouillés, un sac. Article : porc, vert, un demi-flanc. Article : oignon, un. Le cuisinier a lu l’inventaire, et l’équipage vote maintenant sur l’oignon. Six sont pour le mettre dans la soupe. Cinq sont pour le garder, afin d’avoir de quoi se réjouir d’avance. Le cuisinier s’abstient, en larmes. Il ne reste que votre voix, et les deux camps vous appellent déjà par votre prénom.
story-sea-cook-a = Voter pour la soupe.
story-sea-cook-a-result = On l’y met, et pour un soir tout le navire sent la cuisine de quelqu’un. Des hommes qui ne se parlaient plus depuis le printemps se passent le sel. Demain il n’y aura que des haricots. Ce soir ils rament comme pour rentrer chez eux.
story-sea-cook-b = Préparer vous-même le souper.
story-sea-cook-b-result = Vous reposez l’oignon sur son étagère et cuisinez avec ce que vous avez : deux racines, une pincée de ceci, et, tirée d’une fiole, une chose que personne ne veut se faire expliquer. On lèche la marmite. Ensuite vous notez tout pour le cuisinier, et le comprenez mieux vous-même.

story-sea-cook-danger = Mutinerie aux haricots
story-sea-cook-danger-intro = C’est le trentième jour de haricots, et l’équipage a enfermé le cuisinier dans sa cambuse. Par le panneau on l’entend crier qu’il n’y est pour rien. Le second a la clef, six hommes ont des couteaux, et à la barre il n’y a personne. Le récif est encore à quelque distance. « On veut en parler, dit celui qui a le plus long couteau. Tous. À fond. »
story-sea-cook-danger-a = Les écouter tous, un par un.
story-sea-cook-danger-a-result = On vous parle des haricots, puis de la paie, du second, de la mère de quelqu’un. La nuit tombe là-dessus. À la fin ils pleurent, délivrent le cuisinier, et nul n’a la force de ramer avant midi, vous moins que personne.
story-sea-cook-danger-b = Partager vos propres provisions.
story-sea-cook-danger-b-result = Vous ouvrez votre sac sur le panneau : saucisse, bon fromage, la fiole contre le froid. C’est parti le temps de le dire. Puis on rote, on a honte, et quelqu’un va prendre la barre en jurant.

story-sea-pilot = La condition du pilote
story-sea-pilot-intro = Le pilote fait passer les Aiguilles aux navires, à une condition : que tout le monde ait les yeux bandés, lui compris. Qui voit les rochers les évite, explique-t-il, et derrière chaque rocher il y en a un autre. Il l’a fait trois cents fois. Son bandeau est usé, brodé par sa fille. Il distribue les autres, propres, et demande qui voudrait battre la mesure.
story-sea-pilot-a = Mettre le bandeau et battre la mesure.
story-sea-pilot-a-result = Vous battez le tambour dans le noir tandis que le roc respire à gauche et à droite, si près qu’on le sent. Vos mains apprennent à entendre. Quand il dit qu’on peut regarder, la mer est ouverte, et le pilote dort debout, souriant.
story-sea-pilot-b = Regarder en douce.
story-sea-pilot-b-result = Il y a un passage pas plus large que les rames et, dedans, d’autres navires, debout sur le nez. Ce que vous faisiez d’ordinaire quand vous aviez peur, vous venez de le désapprendre. Autre chose a pris sa place. Le pilote renifle. « Quelqu’un a regardé », dit-il.

story-sea-pilot-danger = Le pilote ouvre les yeux
story-sea-pilot-danger-intro = Au milieu des Aiguilles, le pilote cesse de compter. Une vague lui a arraché le bandeau, et il regarde. C’est donc ainsi, dit-il. Il est devenu gris. Il a fait passer trois cents navires à l’oreille, aucun n’a touché, et maintenant qu’il voit, sa main ne bouge plus. Les rameurs, aveugles, attendent son prochain mot.
story-sea-pilot-danger-a = Lui couvrir les yeux de vos mains.
story-sea-pilot-danger-a-result = Derrière lui, vous tenez vos mains sur ses yeux, et le roc vous rabote les coudes à gauche et à droite. Au bout d’un moment il se remet à compter. À la fin vos manches ont disparu, avec un peu de ce qu’il y avait dedans.
story-sea-pilot-danger-b = Compter à sa place.
story-sea-pilot-danger-b-result = Vous comptez comme vous l’avez entendu faire et, quand vous doutez, vous le dites plus fort. L’essentiel est juste. Le reste s’entend : un craquement, un cri, le coffre de quelqu’un qui tombe à l’eau. C’était le vôtre.

story-sea-tattoo = Le dos du vieil Asmund
story-sea-tattoo-intro = Le vieil Asmund se meurt dans le gaillard d’avant et voudrait qu’on le retourne. Sur son dos, sous les cicatrices, une île est tatouée, avec des sondes et une rangée de petits tertres. Il ne l’a jamais vue ; on la lui a piquée en une nuit, sur une plage, puis on est reparti. Toute sa vie, les gens ont été aimables avec son dos. Pourriez-vous dire à quoi elle ressemble, demande-t-il. Personne ne le lui a jamais dit.
story-sea-tattoo-a = La lui décrire, et la dessiner.
story-sea-tattoo-a-result = Vous lui dites tout : la baie, les tertres, l’unique arbre tordu. Vous dessinez en parlant, et il y faut la nuit. Il demande de quel côté s’ouvre la baie. À l’ouest, dites-vous. « Alors on voit le soleil se coucher », dit Asmund, et il ne demande plus rien.
story-sea-tattoo-b = La lui décrire, sans rien dessiner.
story-sea-tattoo-b-result = Vous la lui racontez, les mains sur les genoux. Vers le matin il meurt, et l’équipage arrive avec des bougies et une feuille de papier. Vous tenez la porte. Il faut du temps pour les convaincre, et vous découvrez que vous savez y faire.

story-sea-tattoo-danger = La carte à la mer
story-sea-tattoo-danger-intro = On a immergé ce matin le vieil Asmund, cousu dans son hamac, face contre le fond, comme il l’avait demandé. La couture a lâché. Il flotte près de la barque, le dos au ciel, et sur ce dos il y a une île qu’aucune carte ne connaît. Le second a un bout de charbon, la mer est grosse, et un requin, ou ce qui en tient lieu ici, est monté lire avec vous.
story-sea-tattoo-danger-a = Plonger et le tenir bien droit.
story-sea-tattoo-danger-a-result = Vous tenez un mort par les épaules pendant que le second réclame plus de lumière à gauche. L’autre lecteur s’impatiente et vous prend quelque chose. Mais ils ont l’île maintenant, avec tous ses tertres, et quelqu’un a refermé le hamac.
story-sea-tattoo-danger-b = L’enfoncer avec une rame.
story-sea-tattoo-danger-b-result = Vous poussez jusqu’à ce qu’il parte, et dites ce qui se dit. L’autre lecteur le suit, puis un plus grand, puis quelque chose devant quoi tous s’écartent. Le second casse son charbon en deux. Le soir, on boit à Asmund.

story-sea-knots = Le vent en trois nœuds
story-sea-knots-intro = Sur le quai, une vieille femme vend du vent. Il est noué dans une corde : le premier nœud est une brise, le deuxième un coup de vent, et sur le troisième personne ne l’a jamais interrogée. Son prix est une pièce, ou une année dont on n’a pas besoin. Presque tout le monde en a une, dit-elle. L’homme de barre détourne les yeux ; il a payé une fois d’une année et se demande encore laquelle.
story-sea-knots-a = Payer la pièce.
story-sea-knots-a-result = Passé le môle, vous défaites le premier nœud, et il sort de la corde comme un bâillement : bon vent, tiède, avec un rien de sa cuisine. Vous arrivez avant que la soupe refroidisse, et pour une fois vous avez le temps de regarder autour de vous.
story-sea-knots-b = Payer d’une année.
story-sea-knots-b-result = Elle vous passe la main derrière l’oreille, et l’année est entre ses doigts. Ce qu’il y avait dedans, vous ne sauriez le dire ; on y riait beaucoup, et vous étiez en train d’apprendre quelque chose de travers. Pour la place laissée libre, elle ajoute quelques tours à elle.

story-sea-knots-danger = Le troisième nœud
story-sea-knots-danger-intro = Six jours de calme plat. L’eau est finie, et les deux premiers nœuds de la corde sont défaits depuis longtemps. Il y en a un troisième. La vieille qui l’a vendue s’était mis la main sur la bouche en le serrant. L’équipage est assis autour comme autour d’un jeu de cartes, et nul ne veut être celui-là. Un garçon de treize ans se mord la lèvre et regarde ses pouces.
story-sea-knots-danger-a = Le défaire vous-même.
story-sea-knots-danger-a-result = Vous le défaites, et un instant il n’y a plus un bruit. Puis tout le ciel sort de la corde. Ce qui suit, vous le reconstituez plus tard, d’après les bleus, une voile déchirée, et le fait que le garçon tient encore votre ceinture.
story-sea-knots-danger-a-band-1 = Le mât est tombé, et vous étiez dessous. Le vent qu’elle vend est honnête ; il y en avait seulement trop.
story-sea-knots-danger-a-band-2 = Il vous a ramenés chez vous. Sur le quai d’où vous êtes partis il y a six jours, la vieille noue une autre corde.
story-sea-knots-danger-a-band-3 = En une nuit vous avez fait neuf lieues. À l’horizon, juste à sa place, il y a une terre, avec un nuage rond comme un pain.
story-sea-knots-danger-b = La jeter à la mer, toute nouée.
story-sea-knots-danger-b-result = Elle flotte un moment, puis quelque chose la tire au fond, délicatement, comme on prend un cadeau. Vous ramez toute la nuit, la langue en crevasses. Derrière vous, très bas, quelqu’un a des doigts patients et s’occupe d’un nœud.

event-208-title = Ce que les chèvres évitent
event-208-intro = C’est une wyvern, une vieille, la gueule grise, assise devant sa grotte comme une retraitée au soleil. Hromund et elle se regardent longuement. « Moi d’abord », dit le vieux, et il monte la pente à petits pas, la hache sur l’épaule. Il vous faut décider vite à quelle distance vous le suivrez.
event-208-band-1 = La bête vous jette tous deux au bas de l’éboulis et rentre dans sa grotte. Hromund se redresse, vexé : elle l’a regardé et a eu pitié. En redescendant, il vous apprend à tomber, et un juron par articulation.
event-208-band-2 = Les ailes ont affaire à vous pendant qu’il entre par-dessous. Quand le calme revient, il est couché contre le flanc tiède, la hache enfoncée jusqu’à l’œil, et il sourit. Ce que vous avez vu là vous resservira. En bas, au bord de l’eau, il faut le dire à sa fille.
event-208-band-3 = La charge se brise sur vous, et ensuite il l’a pour lui seul, comme il voulait : un coup, d’en bas. Il s’assied sur la nuque pour reprendre haleine, et l’haleine ne vient pas. Vous le portez, lui et la hache, jusqu’à l’eau, où Vigdis tient un navire prêt.

event-209-title = L’oreiller
event-209-intro = Ce navire, Vigdis y travaille depuis ses douze ans, chaque fois qu’il partait en guerre. Tout en chêne, sans un clou, avec au milieu un lit et un oreiller de plume. « Pas un mot sur l’oreiller », dit-elle. Elle vous donne la torche, car sa main à elle ne tient pas tranquille. Les armes sont sur le ponton, pour qui a ramené son père.
event-209-a = L’allumer et vendre les armes.
event-209-a-result = Une fois allumé, le navire part avec le jusant, bas et clair, jusqu’à ce qu’il soit une étoile parmi d’autres. Trois petits-fils de jarls se disputent les armes. Vigdis ne demande que la pierre à aiguiser.
event-209-b = L’allumer et garder la hache.
event-209-b-result = Le reste part avec lui. Le mât tombé, Vigdis vous reprend un instant la hache et vous montre le coup d’en bas. Il le lui a appris quand elle avait sept ans, faute de pouvoir attendre un fils.

event-210-title = Le même rocher
event-210-intro = Le navire est exactement comme les deux premières fois, dit Cornelis Dray, et il a les dessins pour le prouver. Sur la plage, des hommes portent des ballots vers les terres, sans la moindre hâte. Leur contremaître vous salue aimablement et explique l’arrangement : au capitaine un tiers, au rocher la faute, et à un monsieur de Novigrad une lettre. Puis il voit qui descend de la barque, et il siffle.
event-210-band-1 = Ils sont plus nombreux qu’il n’y paraît, et ils connaissent la plage. Vous finissez le nez dans le varech tandis que les ballots défilent. L’un d’eux laisse tomber une pièce pour votre discrétion. Dray note la somme.
event-210-band-2 = Vous tenez le sentier jusqu’à ce qu’ils trouvent que cela ne vaut pas la peine. Dray coche ses ballots, patauge vers le dernier et tombe à l’eau. Il veut tout par écrit, à son bureau de Novigrad, avec votre témoignage.
event-210-band-3 = C’est fini avant que Dray ait trouvé une page sèche. Assis dans le ressac, le contremaître donne des noms, le sien d’abord, pour que cela compte en sa faveur. Il faudra le jurer à Novigrad, dit Dray. Il a repris des couleurs.

event-211-title = Juré à Novigrad
event-211-intro = Le bureau de Cornelis Dray n’a qu’une fenêtre, et devant pend l’image d’un navire au port. Il ne se lève pas ; ses jambes, dit-il, se croient encore là-bas. Le long du mur, les associés, comme une rangée de tiroirs fermés. Au loin, il y a des gens à qui l’on doit de l’argent, et la question est de savoir s’il faut payer. À vous de jurer ce que vous avez vu et entendu. Dray trempe sa plume.
event-211-a = Jurer et prendre l’indemnité.
event-211-a-result = Vous racontez ce qui s’est passé, dans l’ordre où cela s’est passé. Les associés soupirent l’un après l’autre, et signent. Dray vous paie en pièces neuves et, quand ils sont partis, ouvre la fenêtre le temps d’une respiration.
event-211-b = Jurer et demander le livre des pertes.
event-211-b-result = Chaque navire perdu en dix ans y a sa ligne : jour, lieu, cause. Vous le lisez comme on lit des empreintes. Dray vous laisse près du poêle tout l’après-midi et tourne les pages pour vous.
event-211-c = Jurer sur la lettre telle quelle.
event-211-c-result = Vous jurez que c’étaient ses mots et regardez chaque associé dans les yeux. C’est plus dur qu’un duel, et vous y apprenez quelque chose. On compte l’argent de la veuve. Dray, qui sait distinguer les écritures, sèche la page et paie votre voyage.

event-212-title = Premier sang, crient-ils
event-212-intro = Cent ans de champions ont mis à nu le cercle de pierres. En face se tient celui de l’autre maison : grand, pâle, loué comme vous. Il a une femme à Cidaris, et le dit deux fois. Derrière lui et derrière vous, deux vieilles personnes sur des pliants, une couverture sur les genoux. « À mort », crie l’un, parce qu’on l’a toujours crié. « Ou premier sang », crie l’autre bien vite.
event-212-band-1 = Il est meilleur qu’il n’en a l’air. Au réveil, quelque chose en vous est faussé et le restera. Les deux maisons s’excusent. En redescendant, elles se mettent à chanter votre nom, comme on chante les morts.
event-212-band-2 = Coup pour coup, jusqu’à souffler tous deux comme des forges. Puis il glisse, ou se laisse glisser, et saigne d’un doigt. Cela suffit. Les deux vieux se sont levés au même instant. Ils auront encore besoin de vous, disent-ils, dans la forêt, pour une affaire avec des fleurs.
event-212-band-3 = Un tour de cercle, et son épée gît dans les crottes de mouton. Il vous remercie. En ce seul tour, vous avez vu ce que vous faites toujours de travers. Les vieux se concertent, puis vous invitent à une noce, dans la forêt, sans armes si possible.

event-216-title = Une noce dans les bois
event-216-intro = La clairière n’est à aucune des deux maisons, et chacune a apporté son pain. Hild est de celle de Finna, Kari de celle de Skarde, et ils se tiennent la main comme au bord de quelque chose. Au troisième tonneau, on chante deux chansons sur l’ancre à la fois, et le premier banc est par terre. Tout le monde attend que quelqu’un du dehors fasse quelque chose.
event-216-a = Lancer la bagarre, qu’on en finisse.
event-216-a-result = Le plus proche reçoit le premier coup, et une heure durant tout le monde frappe tout le monde, avec l’application qu’on met en famille. Personne ne meurt. Ensuite on compare ses dents, et vous en savez plus sur l’art de tomber qu’aucune école n’en enseigne.
event-216-b = Chanter une troisième chanson, plus fort.
event-216-b-result = Vous chantez celle de la chèvre, et dès le quatrième couplet ils ne peuvent que reprendre. Ils jettent des pièces, d’abord sur vous, puis pour vous. Finna danse avec Skarde, chacun regardant par-dessus l’épaule de l’autre.
event-216-c = Rendre vos arrhes devant tous.
event-216-c-result = Ce qu’on vous avait donné pour le duel, vous le posez sur la table des mariés. Finna y ajoute un anneau, Skarde un autre, et ils viennent tous, l’un après l’autre, avec ce qu’ils se sont pris en cent ans. Rarement vous avez porté la tête si haut.

event-217-title = Le navire qui marche
event-217-intro = Grima l’a retrouvé, à un jour de sa place : le Héron, perdu corps et biens il y a seize hivers, debout sur le fond, toutes voiles dehors. Les noyeurs l’ont. Ils halent les écoutes, ils poussent la coque, et chaque nuit il gagne un peu. Les noyeurs refont ce qu’ils ont vu en dernier, dit Grima. Elle a apporté un sac pour vous et un pour elle.
event-217-a = Remplir votre sac et remonter.
event-217-a-result = Tandis qu’ils s’affairent à l’ancre, vous prenez le coffre du commis. Les noyeurs viennent au sang et au bruit, et vous ne leur donnez ni l’un ni l’autre. Le sac de Grima reste vide. Elle a regardé toutes les couchettes de gauche. La prochaine fois, à droite, dit-elle.
event-217-b = Demander quelle couchette elle cherche.
event-217-b-result = Celle de sa sœur. Des jumelles, une seule place, on tira à la courte paille, et Grima eut la longue. Depuis, elle retient son souffle. Vous relevez le cap du Héron. C’est celui de la maison, et il y sera à la nouvelle lune.

event-218-title = Le Héron rentre au port
event-218-intro = À marée basse, les mâts sortent de la mer, puis le bastingage. Le Héron est rentré, avec seize hivers de retard, et les noyeurs qui l’ont ramené restent plantés sur le pont, au soleil, sans savoir ce qu’on fait dans un port. Grima la plongeuse entre dans l’eau jusqu’au cou. À la barre, il y en a une de sa taille, avec ses oreilles. Ragna, dit Grima. Tout le village est sur la plage.
event-218-a = Les chasser et décharger le navire.
event-218-a-result = Aux torches, c’est vite fait ; les noyeurs ne supportent pas le feu au-dessus de l’eau. Le village porte jusqu’à la marée. Grima ne porte rien. Dans la baie, là où ils ont coulé tous ensemble, la mer continue de se soulever.
event-218-b = Monter à bord derrière Grima.
event-218-b-result = Les mains vides, vous la suivez sur le pont. Elle détache les doigts de la roue, l’un après l’autre, et dit : c’est moi qui la tiens, va dormir. Ils se couchent, chacun à sa place. Vous attendez, immobile, que le dernier soit couché.
event-218-c = Lui mettre l’anneau dans la main.
event-218-c-result = Grima le passe au doigt qui tient la roue, et il glisse sans peine, car il n’y a plus beaucoup de doigt. La chose regarde sa main. Puis elle lâche, et la roue tourne. Grima vous serre le bras à l’engourdir ; elle vous apprendra à respirer.

event-219-title = Venez de jour
event-219-intro = Vous avez apporté pain et oignons, et il vous a fallu jusqu’au crépuscule. Ottkel pleure sur les oignons, avant même de les couper. Il y en a un autre là-haut, dit-il. Il vit dans le brouillard, il a appris le code en le regardant, et au début c’était de la compagnie. Un brumelin, à l’entendre : sans forme, sauf à travers une flamme. Maintenant il a son feu à lui, et des navires répondent. Il vient de s’allumer.
event-219-band-1 = Vous frappez du gris, et le gris vous rend le coup, par-derrière, trois fois. Ottkel jette tout le bois sur son feu, et dans la lueur cela sursaute, maigre comme un râteau, et disparaît. Du moins, vous avez vu comment cela bouge.
event-219-band-2 = À travers la flamme d’Ottkel vous le voyez enfin et frappez où il est, non où il clignote. Il vous en coûte de la peau. Sous sa cendre, une boîte de fer pleine de livres de bord. Les descendriez-vous au bord de l’eau, demande-t-il, à ceux qui attendent ?
event-219-band-3 = Vous tenez un brandon devant votre visage, et le voilà, accroupi, les doigts sur le volet, au milieu d’un mot. Un coup. Ottkel finit le mot pour lui, par politesse. Dans la cendre, une boîte de livres de bord, qui devraient descendre au bord de l’eau.

event-220-title = Feu en vue
event-220-intro = À la capitainerie pend une ardoise avec les navires qui ne sont pas rentrés, et dessous, un banc lustré par l’usage. Vous ouvrez la boîte de fer. Sept livres, et dans tous la dernière ligne est la même : feu en vue, cap dessus. Les femmes du banc se sont levées. Le maître du port préférerait en parler d’abord au jarl, qui a fait des économies de gardiens.
event-220-a = Les lire à voix haute, ici même.
event-220-a-result = Nom après nom, tout est lu. On ne vous interrompt que pour dire : plus fort. Un vieux second trouve en marge la botte d’un ami, à la lame courte, et vous la montre sur le quai avec un bâton. Le jour même, une barque de farine part pour la montagne.
event-220-b = Les vendre au jarl.
event-220-b-result = Le jarl paie bien et fait allumer la cheminée avant que vous ayez passé la porte. Du quai, vous voyez fumer son toit, noir d’abord, puis blanc. Sur le banc, elles se sont rassises.

event-221-title = La cour sous le frêne
event-221-intro = Sous le frêne siègent trente hommes libres, leurs armes en tas hors de la corde. Un invité a apporté la fièvre dans une maison, et l’enfant de la maison en est mort ; le père veut l’invité. Thyra tourne vers vous son visage aveugle. « La maxime », dit-elle. Elle est pour l’invité, mot pour mot. Le père a apporté les souliers de l’enfant.
event-221-a = La dire et jurer par les profondeurs.
event-221-a-result = Vous la dites mot pour mot et jurez par celui d’en bas, comme le veut l’usage pour une vie. L’invité est libre ; le père défait lui-même la corde. Quelque chose s’est posé en vous, à quoi vous n’aurez plus jamais à penser. Au large, quelqu’un a entendu son nom.
event-221-b = Dire que vous l’avez oubliée.
event-221-b-result = Vous dites qu’elle s’est envolée ; alors on vote à main levée, et les mains sont pour le père. Les gens de l’invité ont des pierres et visent bien. Les lèvres de Thyra bougent sans bruit. Le soir, elle vous fait appeler. On juge dans les montagnes, et vous lui devez une maxime.

event-222-title = Ce que doivent les sauvés
event-222-intro = La haute cour siège sur la montagne, sur la plus vieille des questions. Qui tire un homme de la mer l’a pour la vie, dit une maxime ; nul ne peut posséder un invité, dit une autre. Entre les deux, un homme maigre, en culotte d’emprunt, voudrait rentrer chez lui. Thyra sait les deux. C’est celle qui tranche entre elles qu’elle a perdue. Trente têtes se tournent vers vous, qui venez du large.
event-222-a = Vous battre pour l’homme maigre.
event-222-a-result = L’usage permet qu’on se batte pour lui, au gourdin, sur un manteau étalé. Le manteau est petit. Vous prenez le plus gros des coups et l’emportez. L’homme maigre dévale la montagne, s’arrête au tournant et salue comme un danseur.
event-222-b = Inventer la maxime.
event-222-b-result = Une vie se doit une fois, dites-vous de la voix de râpe de Thyra, et se paie du premier repas que l’un cuisine pour l’autre. On murmure ; cela sonne ancien. Thyra relève la tête. Elle se la répète trois fois : quatre cent une. On vous paie comme qui dit la loi.
event-222-c = Redemander à l’homme maigre.
event-222-c-result = Vous lui demandez ce qu’il veut, comme l’autre fois. Rentrer, dit-il. Cette fois, trente personnes l’entendent, et nul ne trouve de maxime contre. Il faut de la force pour ne rien demander d’autre à une cour, et attendre. Lui parti, Thyra reste longtemps bouche ouverte.

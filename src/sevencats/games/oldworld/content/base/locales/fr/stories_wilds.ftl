# Cartes d'exploration des contrées sauvages. Une carte a un titre, ce qu'on lit à voix haute (-intro), ses
# options (-a, -b) et, pour chacune, ce qui en résulte (-a-result ...), que personne ne voit avant le choix.

## Les douze premières

story-wilds-ferryman = On ne passe pas aujourd’hui
story-wilds-ferryman-intro = Lorcan Weir, qui tient le bac, ne traversera pas aujourd’hui. Depuis trois nuits, quelque chose fait un nœud à sa corde, sous l’eau. Et sur l’autre rive attend un passager qui n’a pas bougé depuis dimanche et qui a payé d’avance, en très vieille monnaie.
story-wilds-ferryman-a = Vous occuper de la corde.
story-wilds-ferryman-a-result = Vous plongez, et remontez aussitôt. Ce qui fait de tels nœuds a des doigts, beaucoup de doigts, et de la patience. Lorcan entaille la berge là où le courant va de travers. Puis il amarre le bac, avec une seconde corde.
story-wilds-ferryman-b = Vous occuper du passager.
story-wilds-ferryman-b-result = Il est sec, poli, et mort depuis longtemps. Des amis à lui jouent aux dés dans un bois, explique-t-il, et il détesterait être en retard. Voudriez-vous compléter la table ? La mise est modeste.

story-wilds-beehives = Le miel de nuit
story-wilds-beehives-intro = Les abeilles de cette vallée se sont mises à voler la nuit, et leur miel luit. L’apiculteur, enflé au double de sa taille et d’excellente humeur, jure qu’il guérit tout, sauf des abeilles. « Servez-vous, dit-il. Je ne sens plus mes mains. »
story-wilds-beehives-a = Plonger les bras dans les ruches.
story-wilds-beehives-a-result = Vous êtes dans les rayons jusqu’aux coudes quand elles arrivent, en colonnes, comme l’infanterie. Plus tard, vous retirez les dards de ce qui reste de votre garde, et vous comptez les fioles remplies.
story-wilds-beehives-b = Lui vendre vos gants de rechange.
story-wilds-beehives-b-result = Il paie aussitôt et les enfile en se trompant de main. Puis il vous serre la main, avec chaleur, sans s’en apercevoir. Vous vous quittez en bons amis, quoique d’assez loin.

story-wilds-scarecrow = L’épouvantail
story-wilds-scarecrow-intro = Un champ, un épouvantail, pas de corbeaux. Pas de souris non plus, pas un scarabée, et l’orge s’est écartée de lui en cercle. Il porte un bon manteau, avec quelque chose de lourd dans la poche. Pour autant que vous puissiez en juger, il n’a pas encore tourné les yeux vers vous.
story-wilds-scarecrow-a = Glisser la main dans la poche.
story-wilds-scarecrow-a-result = Des doigts de paille se ferment sur les vôtres, secs et vifs, et ne bougent plus, le temps que là-haut on réfléchisse. Puis ils lâchent. Une fois sur la route, à ciel ouvert, vous desserrez le poing.
story-wilds-scarecrow-a-band-1 = Il n’y a que de la paille. Sur votre épaule, la courroie a été coupée net, et ce qui y pendait pend maintenant au piquet.
story-wilds-scarecrow-a-band-2 = Une fiole, bouchée à la cire et encore tiède. Avant vous, quelqu’un a plongé la main plus loin et ne l’a plus ressortie.
story-wilds-scarecrow-a-band-3 = Un osselet de silex, poli par l’usage, qui tient dans votre paume comme si elle avait poussé autour. Depuis, votre poigne est plus ferme.
story-wilds-scarecrow-b = En faire le tour et lire le sol.
story-wilds-scarecrow-b-result = Les empreintes viennent jusqu’au cercle, s’arrêtent, réfléchissent et le contournent. Vous savez ce qui chasse ici, et de quoi cela a peur.

story-wilds-charcoal = Cinq meules, quatre hommes
story-wilds-charcoal-intro = Cinq meules à charbon, quatre charbonniers. Le cinquième, Ulf, s’est glissé dedans pour voir au feu, et de petites mains ont refermé la motte derrière lui. Les autres continuent d’alimenter, parce que le bois est payé, et à cause des coups.
story-wilds-charcoal-a = Promettre de vider le nid.
story-wilds-charcoal-a-result = Les nekkers aiment la chaleur. Ils ont creusé d’une meule à l’autre et loin sous les arbres ; là où le sol sonne creux, ils écoutent. Il vous faudra du jour, et un appui ferme sous les pieds.
story-wilds-charcoal-b = Faire le travail du disparu, pour sa paie.
story-wilds-charcoal-b-result = Vous ratissez, couvrez et toussez jusqu’à la nuit, avec le râteau d’Ulf et sous le bonnet d’Ulf, et touchez ce qu’Ulf aurait touché. Personne ne parle des coups. Le soir venu, vous non plus.

story-wilds-chapel = Le puits de l’ermite
story-wilds-chapel-intro = La chapelle de l’ermite a perdu son toit et son dieu, mais le puits attire encore les pèlerins. Il rend le double de ce qu’on y jette, explique l’ermite, seulement jamais la même chose. Une fois, il y a jeté ses dents. Il ne le conseille pas.
story-wilds-chapel-a = Verser une potion dans le puits.
story-wilds-chapel-a-result = L’eau noircit, puis s’éclaircit, et sent la pluie. Vous buvez. À mi-pente, vous remarquez qu’un geste répété depuis des années vous vient sans effort.
story-wilds-chapel-b = Monter jusqu’à la source.
story-wilds-chapel-b-result = Elle jaillit haut dans les rochers, parmi des pierres tachées de sept couleurs. Là-haut, quelqu’un rince des bouteilles, ou en rinçait.

story-wilds-hound = La chienne du mort
story-wilds-hound-intro = Une chienne veille un chasseur mort et, depuis une semaine, rien n’a osé toucher au corps. Elle n’est plus que côtes et crocs. Quand vous approchez, elle ne grogne pas : elle mesure la distance. Visiblement, ce n’est pas la première fois.
story-wilds-hound-a = Lui laisser votre écharpe et partir.
story-wilds-hound-a-result = Cette nuit-là, des yeux brillent au bord de votre feu, et ils y restent jusqu’au matin. Elle attend une meilleure offre, et mieux vaudrait que ce soit de la viande.
story-wilds-hound-b = Prendre la cotte du mort.
story-wilds-hound-b-result = C’est une bonne cotte. Elle vous coûte une manche, un peu de peau et tout ce que vous saviez des chiens. Puis la bête se recouche sur le corps nu.

story-wilds-poacher = La tête en bas
story-wilds-poacher-intro = Benno Grole pend par un pied à son propre collet et vante la vue. Pour descendre, il offre soit l’endroit où il a vu la bête que vous cherchez, soit celui où il a coulé son arbalète. « L’un ou l’autre, dit-il. Faut bien vivre. Et si un fermier d’impôts qui a mon nez vous demande, vous m’avez trouvé mort. »
story-wilds-poacher-a = La bête.
story-wilds-poacher-a-result = Il dessine dans la terre, à l’envers : un creux, un chêne abattu, des os. Vous coupez la corde avant qu’il ait fini. Il retombe mal, et dit merci.
story-wilds-poacher-b = L’arbalète.
story-wilds-poacher-b-result = « Sous un ponton, dans une toile huilée », dit-il ; et, après s’être balancé un peu, il dit aussi lequel. Vous seriez bien aimable de lui donner une goutte d’huile, à elle.

story-wilds-mushrooms = Affaire de dose
story-wilds-mushrooms-intro = Le panier de la veuve Tarn est plein de chapeaux rouges auxquels nul n’oserait toucher. Elle les sèche, les pile et les mange à la nouvelle lune ; elle a enterré quatre maris. « Tout est affaire de dose, dit-elle avec douceur. Ils n’écoutaient jamais. »
story-wilds-mushrooms-a = En goûter une pincée.
story-wilds-mushrooms-a-result = Les arbres prennent une inspiration. Vous vous asseyez avec précaution et attendez que le monde dise ce qu’il veut. La veuve vous tient le poignet et compte.
story-wilds-mushrooms-a-band-1 = Il veut sortir. Votre sac est plus près que le buisson. « Trop », dit la veuve, et elle le note sur sa manche.
story-wilds-mushrooms-a-band-2 = Il dit : maintenant. Vous vous relevez l’esprit balayé, épousseté, et voyez trois coups d’avance, comme aux échecs.
story-wilds-mushrooms-a-band-3 = Au crépuscule, vous vous éveillez sous sa couverture. La veuve a rempli une de vos fioles. « La même chose, dit-elle, le bavardage en moins. »
story-wilds-mushrooms-a-band-4 = Vous entendez ce qui pousse, où, et à quoi cela sert. Le soir, tout s’éteint, mais la meilleure moitié vous reste.
story-wilds-mushrooms-b = Échanger un tour contre un des siens.
story-wilds-mushrooms-b-result = Vous lui montrez comment arrêter un cœur avec deux doigts ; elle demande à revoir. Ce que vous recevez en échange fait moins de bruit, et vous servira plus souvent.

story-wilds-cairn = Le cairn aux deux visages
story-wilds-cairn-intro = Le cairn a deux visages. Côté montagne, on l’a monté pierre à pierre, en prenant son temps ; côté mer, ce n’est qu’un tas, ouvert à la hâte, de l’intérieur. Un cercle de pieux de fer tient les bergers à distance.
story-wilds-cairn-a = Suivre ceux qui l’ont bâti.
story-wilds-cairn-a-result = Les pierres viennent d’une carrière dont le nom a été martelé sur toutes les bornes. La route existe encore, si cela ne vous gêne pas de l’avoir pour vous.
story-wilds-cairn-b = Suivre ce qui en est sorti.
story-wilds-cairn-b-result = Les traces ont cent ans et sont parfaitement nettes. Elles mènent à Kaer Seren et s’arrêtent au pied d’un mur qui a retenu plus qu’il n’était prévu.

story-wilds-huntsman = Le feu du veneur
story-wilds-huntsman-intro = Corvin partage son feu sans demander votre nom. Depuis trente ans il poursuit le même cerf et, en chemin, il a croisé à peu près tout le reste. Il lutte aussi, dit-il en nouant un fil rouge autour d’une flèche, et il vous examine comme un homme qui achète un cheval.
story-wilds-huntsman-a = Lutter avec lui.
story-wilds-huntsman-a-result = Il vous jette à terre jusqu’au coucher de la lune, chaque fois un peu plus lentement, jusqu’à ce que le geste soit clair. Alors c’est lui qui vole dans les fougères, content. Vous vous réveillez vers midi, les membres raides.
story-wilds-huntsman-b = Acheter ses cartes.
story-wilds-huntsman-b-result = Elles sont tracées sur de l’écorce, et la moitié ne montre que le cerf. L’autre moitié est exacte : il y a noté quelles tanières sont vides, et lesquelles en ont seulement l’air.

story-wilds-midwife = La sage-femme s’en va
story-wilds-midwife-intro = Hessa, la sage-femme, presse le pas au crépuscule. Elle a mis au monde une chose qu’elle ne décrira pas, chez une mère qui n’en fut pas ravie, et quitte le pays. Quelqu’un devrait s’occuper d’Ilka, qui tenait la lampe et qui est restée, dit-elle. Ce ne sera pas Hessa.
story-wilds-midwife-a = Demander où est partie Ilka.
story-wilds-midwife-a-result = Vers l’eau, la lampe encore allumée. Elle connaît les herbes et garde son sang-froid ; Hessa ne l’a jamais vue courir. Un peu de compagnie lui plairait peut-être.
story-wilds-midwife-b = Escorter Hessa jusqu’au carrefour.
story-wilds-midwife-b-result = Elle parle tout du long, pour éloigner les choses. Au carrefour elle paie, en pièces et en verre, demande quelle route est la plus longue, et la prend.

story-wilds-stone = La pierre qui écoute
story-wilds-stone-intro = La pierre levée écoute. Les villageois lui disent leurs fautes et laissent une pièce pour qu’elle les garde. Depuis peu elle les répète, la nuit, avec leurs propres voix, et deux mariages y sont restés. On aimerait que vous lui disiez un mot.
story-wilds-stone-a = Payer son prix et dire une chose vraie.
story-wilds-stone-a-result = Elle se tait longtemps. Puis elle répond, avec votre propre voix, et vous dit à quel moment de votre meilleur coup vous allez toujours trop vite.
story-wilds-stone-b = Crier plus fort qu’elle.
story-wilds-stone-b-result = Vous criez jusqu’à ne plus trouver à quoi vous croyez. La pierre garde tout. Dans le silence il reste une petite idée neuve.

## Gens de la route

story-wilds-wick = Le garçon au tisonnier
story-wilds-wick-intro = « C’est vrai que tu vois dans le noir ? C’est vrai que tu ne sens rien ? Alors pourquoi tu fronces les sourcils ? » Il vous suit depuis le pont du moulin, un tisonnier en travers du dos, un couvercle de casserole au bras. Il s’appelle Wick, il a onze ans, et il s’est sauvé pour devenir sorceleur. « Tu avais quel âge ? Ça fait mal ? On peut arrêter après ? »
story-wilds-wick-a = Le ramener à son moulin.
story-wilds-wick-a-result = Il vient sans discuter, ce que vous n’attendiez pas, et plus lentement à chaque lieue. Quand le toit paraît, il vous prend par la manche. « À l’étiage, c’est toujours le tour de quelqu’un, dit-il. Cette année, c’est moi le plus petit. »
story-wilds-wick-b = Lui confier la garde de nuit.
story-wilds-wick-b-result = Il ne ferme pas l’œil avant l’aube, puis fait son rapport : ce qui est passé près du feu, sur combien de pattes, par où, et ce que cela a flairé. Tout est écrit dans la boue. Vous avez bien dormi. Un charretier le ramène chez lui ; il pose encore des questions.

story-wilds-roll-call = Soixante noms
story-wilds-roll-call-intro = « Abel. » « Présent ! » « Adamsen. » Rien. L’homme en demi-uniforme attend le temps qu’il faudrait pour répondre, puis appelle le suivant. Il appelle soixante noms dans la clairière, et quatre hommes répondent. Alors seulement le capitaine Holt, de la Troisième Compagnie, se retourne et vous informe, sans croiser votre regard, que cette route est à péage.
story-wilds-roll-call-a = Demander où sont les autres.
story-wilds-roll-call-a-result = « Dans un champ, dit Holt. Je leur ai ordonné de tenir. Puis j’ai couru. » Du bout d’un bâton il vous dessine le bois, avec tous ses fossés, et frotte l’endroit où se tenait la ligne jusqu’à ce que le sol soit nu. Personne n’y est retourné.
story-wilds-roll-call-b = Payer en remèdes pour ses blessés.
story-wilds-roll-call-b-result = La fiole va à un lancier dont la jambe est gâtée ; il se lève dessus et tient à régler son compte. Jusqu’à midi, il vous exerce avec une perche à houblon. Vous repartez avec une estocade dont la Troisième Compagnie n’a plus l’usage.

story-wilds-nameless = Le livre des sans-nom
story-wilds-nameless-intro = Au bord du chemin, une femme vêtue d’un reste de robe de prêtresse creuse et injurie le gel. Sœur Jutta a perdu son dieu, mais elle a gardé la pelle. « Un homme. La quarantaine, bonnes dents », dit-elle en l’écrivant dans un livre. « Deux épées. Pas de nom. » Du pouce, elle essuie le médaillon du mort, et c’est un ours. « Vous le connaissiez ? »
story-wilds-nameless-a = Porter le médaillon à son école.
story-wilds-nameless-a-result = Elle tranche le cordon d’un coup de dents et vous le remet à deux mains. Les Ours vivent à Haern Caduch, pour autant qu’ils vivent quelque part. « Demandez comment on l’appelait, dit Jutta. Je laisse la ligne en blanc. »
story-wilds-nameless-b = Prendre la pelle.
story-wilds-nameless-b-result = Vous creusez à vous ouvrir les paumes, assez profond pour décourager les loups, et la journée y passe. Avant de reboucher, Jutta vous montre comment il était couché : le bras sur la gorge, les genoux repliés, l’acier vers le dehors. Cela l’avait tenu en vie un bon moment.

story-wilds-hearths = L’impôt des cheminées
story-wilds-hearths-intro = « Item, lit Theodor Grole, fermier d’impôts. Bas-Roseau, dix-neuf maisons. Cheminées : aucune. » On les a toutes murées dans la nuit. La fumée sort des portes, des fenêtres et des manches du chef de village, qui explique qu’on a renoncé au feu, c’est mauvais pour les yeux. Il pleure en le disant. Derrière les haies, des gens ramassent des pierres.
story-wilds-hearths-a = Escorter Grole hors du village.
story-wilds-hearths-a-result = Les pierres commencent à la deuxième haie. Vous marchez du côté d’où elles viennent, jusqu’au pont. Grole paie au denier près, demande un reçu, et inscrit vos bosses parmi les frais.
story-wilds-hearths-b = Jurer n’avoir pas vu de fumée.
story-wilds-hearths-b-result = Vous le jurez, les yeux ruisselants. Grole vous regarde un moment, écrit « aucune » et s’en va. Le soir, les cheminées sont rouvertes. La femme du chef vous apporte une bouteille, et le forgeron vous montre ce qu’on peut encore faire d’un soufflet.

story-wilds-brothers = Deux frères nommés Grole
story-wilds-brothers-intro = « Tu aurais pu être clerc. » « Et toi, un frère. » Theodor Grole afferme les impôts du roi ; Benno Grole tire les cerfs du roi. L’un a un mandat dans sa veste, l’autre une prime sur sa tête, et ce soir tous deux sont venus au même feu, le vôtre. Benno va chercher de l’eau. « Je suis tenu de poser la question, dit Theodor, pas très fort. Où dort-il ? »
story-wilds-brothers-a = Le lui dire.
story-wilds-brothers-a-result = Il l’écrit et vous compte la récompense dans la main, pièce à pièce, parce que c’est la loi. Il y joint un croquis de tous les collets de Benno, et de ce qui s’y est pris. Le registre ne se ferme qu’à la troisième tentative.
story-wilds-brothers-b = Dire que vous l’ignorez.
story-wilds-brothers-b-result = Theodor hoche la tête, vous remercie deux fois et se couche, le visage vers la nuit. Au matin, Benno n’est plus là. Dans votre botte, un hameçon au bout d’une ligne : il sera quelque part au bord de l’eau, et il entend payer.

story-wilds-fen = D’abord le prix
story-wilds-fen-intro = L’herboriste est dans la tourbière jusqu’aux côtes et n’en sortira pas, à cause des trois hommes sur la berge. Ils ont un papier. « D’abord le prix, vous crie Oda Hollin. Je dois plus que mon poids. Mon mari a été malade un an. Lui est mort, la dette se porte bien. Une maison de Novigrad l’a achetée, et il faut que je suive. J’aime encore mieux les sangsues. »
story-wilds-fen-a = Expliquer aux hommes qu’elle est occupée.
story-wilds-fen-a-result = L’explication est longue. Pour finir, le papier gît dans la boue, l’un des hommes par-dessus, et une serpe a traversé votre garde. Oda regagne la rive et remplit votre sac de flacons. « Comme ça, nous sommes quittes », dit-elle, soulagée.
story-wilds-fen-b = Offrir de plaider pour elle à Novigrad.
story-wilds-fen-b-result = « Et vous prenez combien ? » demande Oda, qui ne croit pas la réponse. Les hommes sont contents de rentrer au sec ; ils vous laissent le numéro du papier. Elle se remet à tirer des racines, un œil sur la route par où vous reviendrez.

story-wilds-survey = Au bout de la chaîne
story-wilds-survey-intro = Adelheid Voss, arpenteuse de la Couronne, est au bout de la route, avec une chaîne de fer, deux chaîneurs fourbus et une feuille blanche. « Derrière cette crête, dit-elle, y a-t-il un village ? » Vous l’avez vu : onze toits. Ce qui est sur sa carte paie l’impôt. Ce qui n’y est pas n’a ni soldats, ni grain, ni pont. « Je dessine ce que me disent ceux qui y sont allés. Eh bien ? »
story-wilds-survey-a = Dire qu’il y est.
story-wilds-survey-a-result = Elle trace onze petits carrés et demande comment cela s’écrit. Il faut en prêter serment à Hengfors, où la Ligue se dispute chaque colline ; elle vous y emmène dans sa propre carriole et paie l’indemnité de témoin. Derrière la crête, un chien se met à aboyer, comme s’il savait.
story-wilds-survey-b = Dire que tout n’est que marais.
story-wilds-survey-b-result = Elle regarde vos bottes, qui sont sèches, et dessine des roseaux. Le village compte vous envoyer un fromage. Ce qui arrive, c’est un gamin hors d’haleine : quelque chose prend les moutons, et l’on ne peut pas appeler la garnison, puisqu’on n’existe pas.

story-wilds-turnips = L’air bête
story-wilds-turnips-intro = Voilà quarante ans que Dorrit Ash fait cette route, et son mulet, Prévôt, n’en a pas aimé une toise. À présent il s’est assis devant une barrière de péage, et derrière la charrette des cavaliers franchissent la colline. « Dessus, c’est des navets, dit-elle sans se retourner. Sous les navets, c’est du sel. Ce qu’il y a sous le sel ne vous regarde pas. Montez là-haut, asseyez-vous et ayez l’air bête. Vous savez faire ? »
story-wilds-turnips-a = Monter et avoir l’air bête.
story-wilds-turnips-a-result = Il se trouve que oui. Les cavaliers piquent les navets, ne trouvent rien à taxer sur votre visage, et portent eux-mêmes le mulet de l’autre côté. Dorrit vous emmène jusqu’aux salines de Cidaris et vous paie pour l’expression.
story-wilds-turnips-b = Demander ce qu’il y a sous le sel.
story-wilds-turnips-b-result = Le sel éternue. Dorrit soupire et déplace une planche : deux yeux rouges, et une main qui tient un bonnet de soldat. « Elle va à Cidaris, dit Dorrit. Faudrait quelqu’un sur le quai quand je l’amènerai. Quelqu’un qui n’ait pas l’air bête. »

story-wilds-letter = Un monsieur un peu en retard
story-wilds-letter-intro = Sur une borne est assis un mort, sec, de bonnes manières, le chapeau sur les genoux. Il est navré de vous déranger. On l’attend pour une partie de dés ; avant cela, on l’attendait chez lui, mais il y avait une rivière entre les deux. Dans son habit il vient de trouver une lettre à sa femme. Le cachet est intact. Il doit la porter depuis deux cents ans, et se demande si elle peut encore être remise.
story-wilds-letter-a = Prendre la lettre.
story-wilds-letter-a-result = « L’Escalier du Sel, à Cintra, dit le Passager. La porte bleue. » Il vous la tend entre deux doigts, comme si elle pouvait encore se froisser, et commence à vous remercier. Au tournant, quand vous regardez en arrière, il remercie toujours.
story-wilds-letter-b = L’ouvrir et la lui lire.
story-wilds-letter-b-result = Vous lui lisez deux pages sur un toit, une toux, et le moment de semer les haricots. Il aimerait réentendre les haricots. En retour, il vous débarrasse d’une vieille erreur et vous laisse un coup qu’aucun vivant n’a vu.

story-wilds-stag = À dix pas
story-wilds-stag-intro = Un cerf sort des bouleaux pour boire. Il a le museau blanc, et ses bois ressemblent à quelque chose d’abattu. Dans l’épaule, pris dans la chair, un tronçon de flèche noué de fil rouge. Il n’y a plus qu’un veneur qui les noue ainsi. Il les noue depuis trente ans. Le cerf vous voit. Ni lui ni vous ne bougez. Sur l’eau, les ronds s’élargissent, s’élargissent, et ne sont plus là.
story-wilds-stag-a = Le laisser boire, et prévenir le veneur.
story-wilds-stag-a-result = Il boit longtemps, les yeux sur vous, et rentre parmi les bouleaux comme s’il avait toute la journée devant lui. Corvin aura son feu quelque part dans ces bois. Vous commencez à chercher comment le dire.
story-wilds-stag-b = Le suivre.
story-wilds-stag-b-result = Vous le suivez jusqu’à la nuit sans le revoir ; vous ne voyez que les endroits qu’il contourne : une tanière, une biche déchirée, un creux où il y a trop d’os. Vous dormez sur la mousse, mieux que depuis des semaines.

story-wilds-knocking = L’homme qui toque
story-wilds-knocking-intro = Personne ne dort dans la grange, à cause d’Ulf. Il était charbonnier ; des nekkers l’ont tiré sous terre, et il a vécu parmi eux plus longtemps qu’il n’est permis. Maintenant, couché dans la paille, il toque contre les planches : trois coups, un silence, deux. C’était leur façon de se dire qu’ils étaient là. Il en a honte. Cette nuit, sous le plancher, quelque chose a répondu.
story-wilds-knocking-a = Toquer aussi.
story-wilds-knocking-a-result = Trois coups, un silence, deux. Le plancher vous répond, Ulf répond au plancher, et cela dure jusqu’au chant du coq, quand une planche se lève d’un doigt. Ce qu’on en sort, ou ce qu’on y entraîne, dépend de qui fut pris pour le nouveau.
story-wilds-knocking-a-band-1 = On prend le bâton d’Ulf, votre gant et ce qui y pendait, et l’on entraîne le tout avec soin, comme s’il grelottait.
story-wilds-knocking-a-band-2 = On pousse dehors un pot, le couvercle noué d’une racine. Un nouveau, on le nourrit, dit Ulf ; lui, on l’a nourri un an.
story-wilds-knocking-a-band-3 = Une main sort, vous prend le poignet et tire, pour voir ce que vous pesez. Vous tirez aussi. Ce qui cède, à la fin, c’est la planche.
story-wilds-knocking-b = Lui prêter votre bras pour toquer.
story-wilds-knocking-b-result = Il toque sur votre bras, doucement, et vers le matin il dort. Devant le gruau, il vous montre ce qu’on apprend là-dessous : être petit, et frapper vers le haut. Vous y laissez un beau geste.

story-wilds-birth = Quelqu’un pour la lampe
story-wilds-birth-intro = La sage-femme vous tient par la ceinture avant que vous ayez dit bonsoir. Une naissance a déjà chassé Hessa d’un pays, et dans celui-ci elle compte rester. « Vous ne tombez pas dans les pommes et vous ne priez pas. Ça ira. » Dans la cabane, une fille mord une bride. « La dernière qui me l’a tenue valait dix fois mieux que vous, dit Hessa. Plus haut. Et quoi que ce soit, pas un mot avant le mien. »
story-wilds-birth-a = Tenir la lampe.
story-wilds-birth-a-result = Vous la tenez jusqu’à la dernière goutte d’huile, quand la fenêtre est grise. Alors Hessa rit tout haut et soulève une petite fille, furieuse, avec le bon nombre de tout. Ce jour-là, on ne tire plus rien de vous ; vous verrez plus tard ce qu’on apprend sans bouger.
story-wilds-birth-b = Garder la porte.
story-wilds-birth-b-result = Il en vient, du monde, à une naissance : un chien pâle, une lanterne que personne ne porte, une tante. Vous les renvoyez tous, la tante en dernier. À l’aube quelqu’un crie là-dedans, tout neuf. Hessa paie en teintures et vous apprend deux ou trois choses sur les ciseaux.

## Des monstres et de leurs mœurs

story-wilds-noon = Le rang de la mariée
story-wilds-noon-intro = Avant midi, les moissonneurs posent leurs faucilles et vont s’asseoir sous les arbres. Seul le garçon est nouveau ; une vieille lui dit donc les règles, comme on dit le bénédicité : celle qui vient n’a pas d’ombre. Elle invite à danser. Ne lève pas les bras contre elle, elle n’attend que cela. Et si tu trouves un anneau dans le chaume, laisse-le. Le garçon ouvre le poing et cherche des yeux à qui le donner.
story-wilds-noon-a = Prendre l’anneau et attendre midi.
story-wilds-noon-a-result = Midi est blanc et ne fait aucun bruit. Elle remonte le rang en tournant, de la paille dans les cheveux, et vous dansez, les bras le long du corps. Si vous avez bien dansé, vous l’apprenez quand sonne une heure au village et qu’il n’y a plus que l’orge.
story-wilds-noon-a-band-1 = Au tour, vous lui avez marché sur le pied. Votre dos est en lambeaux, et l’anneau n’est plus à votre doigt.
story-wilds-noon-a-band-2 = Passablement. Dans le chaume, là où elle vous a lâché la main, une fiole couverte de rosée, et de la rosée nulle part ailleurs.
story-wilds-noon-a-band-3 = Bien. Vos pieds ont gardé un pas que nul ne leur a appris, et l’anneau a laissé une marque en grain de blé.
story-wilds-noon-b = Demander à qui était l’anneau.
story-wilds-noon-b-result = La vieille doit réfléchir. À un pêcheur, dit-elle. Il a planté là la fille, la veille des noces, voilà cinquante étés. Autant qu’on sache, il pêche toujours. Le garçon vous a déjà mis l’anneau dans la main.

story-wilds-bright = Tout ce qui brille
story-wilds-bright-intro = Le colporteur lit ses pertes sur une ardoise. « Item, une louche étamée. Item, boutons de laiton, une grosse. Item, une clochette de vache, sans vache. Item, une dent en or, prise dans ma bouche, pendant mon sommeil. » Ce sont les harpies ; elles prennent tout ce qui brille. D’abord elles lâchent des pierres, dit-il, pour qu’on regarde ses pieds, ensuite elles viennent. Il siffle à chaque s.
story-wilds-bright-a = Grimper jusqu’au nid.
story-wilds-bright-a-result = Vous gardez les yeux en l’air, et pourtant la première pierre trouve votre épaule avant que vous ayez trouvé votre aplomb. Dans le nid, elles sifflent, assises sur des cuillers. Vous rapportez presque toute la liste. Il paie tout, sauf la dent, qui ne va plus.
story-wilds-bright-b = Pendre son miroir dans un arbre.
story-wilds-bright-b-result = Il tourne au soleil, et à midi toutes les harpies de la montagne sont là pour se chamailler avec elles-mêmes. Dans l’herbe, vous notez de quelle corniche chacune est venue. Le colporteur ajoute un miroir à l’ardoise.

story-wilds-causeway = Lumières sur la chaussée
story-wilds-causeway-intro = La brume couvre le marais, et dans la brume il y a des lampes. Elles saluent, attendent, avancent un peu. La semaine dernière, trois charretiers les ont suivies. « On me dit que c’est joli », fait l’aveugle qui guide les gens, une main sur la corde. « Ça souffle la brume et ça tient la lampe devant soi. Le premier coup est le mauvais. Alors n’allez pas où il fait clair. »
story-wilds-causeway-a = La payer et fermer les yeux.
story-wilds-causeway-a-result = Vous traversez, la main sur son épaule. Cela respire à gauche, puis à droite, et chaque fois sous les mêmes saules ; elle vous dit à combien de pas. De l’autre côté, vous rouvrez les yeux, comme après une bonne nuit.
story-wilds-causeway-b = Suivre une des lampes.
story-wilds-causeway-b-result = Vous suivez la lampe hors des pierres, juste assez pour voir comment elle pend : bas, au bout d’un long bras, au-dessus de l’eau profonde. Vous plantez un bâton dans la vase pour retrouver l’endroit, et revenez à reculons.

story-wilds-roses = Prière de ne pas toucher
story-wilds-roses-intro = À des lieues de toute maison, une roseraie, et sur la grille un carton : Prière d’admirer sans toucher. Les fleurs se tournent sur votre passage. C’est la terre qui veut cela, explique une vieille dame gantée. Feu son époux était juge ; il tenait ici ses procès, et ici le reste aussi. Rien ne leur nuit, dit-elle tendrement, que le poison. Aurait-on la bonté de les éclaircir un peu ?
story-wilds-roses-a = Empoisonner le pire du massif.
story-wilds-roses-a-result = Elles hurlent quand cela touche aux racines, et la vieille dame reconnaît les voix. Elle paie d’une bourse de velours noir et vous prie d’épargner la blanche, près du mur. « Celui-là ne l’avait pas fait », dit-elle.
story-wilds-roses-b = Prélever une bouture.
story-wilds-roses-b-result = L’archespore crache avant que le couteau soit fermé. Votre manche part en fumée et, dessous, les mailles ne sont plus que dentelle. Mais vous avez la sève et, la nuit, à petit feu, vous apprenez de quoi sont faites de telles fleurs.

story-wilds-griffin = Ce que couvait l’oie
story-wilds-griffin-intro = Depuis trois semaines, l’oie de l’aubergiste couve un œuf gros comme un seau, qu’un colporteur a laissé en gage et n’est jamais venu reprendre. Elle a maigri, et elle mord. Chaque soir à présent, un griffon se pose sur le faîte de la grange, les moutons se taisent, il penche la tête et il écoute. D’un coup il aurait le toit. Il ne veut réveiller personne.
story-wilds-griffin-a = L’attendre sur le faîte.
story-wilds-griffin-a-result = Il ne se pose pas. Il arrive droit du soleil couchant, comme ils font ; vous avez un seul coup et vous en usez. Votre couteau s’en va par-dessus la colline, dans une épaule. Dans la grange, l’oie n’a pas bougé. Vous savez maintenant recevoir une chose qui tombe.
story-wilds-griffin-b = Remonter l’œuf.
story-wilds-griffin-b-result = L’aubergiste vous le noue dans son propre châle, et l’oie mord tout le monde, œuf compris. Le nid est là-haut, dit-elle, sous la deuxième neige. « Et ne courez pas. Il frappe d’en haut, et ce qui court. » Derrière elle, l’oie se rassied dans la paille tiède et continue.

story-wilds-rotfiend = Le vieux Barnabé
story-wilds-rotfiend-intro = Le village est fier du vieux Barnabé. Depuis neuf ans il loge dans la fosse de l’équarrisseur et mange ce qui meurt, jamais personne qui ne fût mort d’abord. Mais samedi on marie, et le vent est à l’est. Le conseil voudrait voir déménager son putréfacteur. Pas question de le tuer ! Ils ont tué jadis le jeune Barnabé, de tout près, et du tanneur on n’a pas encore tout retrouvé.
story-wilds-rotfiend-a = L’emmener avec un gigot.
story-wilds-rotfiend-a-result = Il trotte derrière le gigot comme un veau, en suintant. Vous restez contre le vent et à un bon jet de pierre, car la contrariété les fait éclater. La limite de la paroisse est encore loin, et il y a des chiens.
story-wilds-rotfiend-a-band-1 = Le troisième chien est un brave, et cela le contrarie. Vous l’entendez venir et vous jetez à plat ventre, du mauvais côté de votre sac.
story-wilds-rotfiend-a-band-2 = Les chiens se ravisent. À la borne, il a son gigot, et vous la bourse du conseil, tendue à bout de bras.
story-wilds-rotfiend-a-band-3 = Les chiens hurlent et ne bougent pas. À la borne, il s’assied et vous laisse recueillir ce qui suinte ; n’importe quel alchimiste en donnerait cher, et le conseil paie aussi.
story-wilds-rotfiend-b = Conseiller de déplacer la noce.
story-wilds-rotfiend-b-result = Personne n’y avait songé. La mariée vous embrasse, le conseil paie comme on paie une expertise, et la veuve du tanneur a pour vous un bocal puisé dans la mare de Barnabé, très bien bouché.

story-wilds-marked = Tout le monde sauf Stepan
story-wilds-marked-intro = La forêt se referme sur le village : des racines sous les portes, des corbeaux sur les faîtes, des totems en os de cerf près du puits. Un leshen ne part pas tant que vit là celui qu’il a marqué, et l’ancienne sait qui c’est. Tout le monde le sait. Depuis des semaines, on est gentil avec Stepan. Il répare les toits pour rien. Il vient de vous apporter du cidre, et demande pourquoi les gens se taisent tant, ces temps-ci.
story-wilds-marked-a = Le dire à Stepan, et l’emmener.
story-wilds-marked-a-result = Il s’assied sur la marche. Au bout d’un moment, il se lève et finit le rang de bardeaux qu’il avait commencé, car il va pleuvoir. Ce qu’il lui faut, c’est un fleuve, large et vif, entre lui et chez lui. Quelqu’un a mis une miche dans son baluchon.
story-wilds-marked-b = Abattre les totems cette nuit.
story-wilds-marked-b-result = Il y en a neuf, et dès le premier les racines vous suivent. Le dernier ne brûle que si vous y jetez un peu de votre art, et ce peu-là est perdu. Mais vous avez appris à tenir. Au soleil levant, les corbeaux sont partis, pour cette année. Stepan a bien dormi.

story-wilds-churchyard = Trois témoins
story-wilds-churchyard-intro = « C’est le fossoyeur, dit la cabaretière. Il en veut aux bagues. » « C’est la cabaretière, dit le fossoyeur. Demandez-lui où elle achète ses os à soupe. » « Ce sont les morts eux-mêmes, dit le prêtre, qui ne trouvent pas le repos, à cause de la bière. » Sur les faits, on s’accorde. Les tombes près de l’eau sont éventrées, chaque os à moelle est brisé, et une langue a fait le tour des crânes, par l’intérieur.
story-wilds-churchyard-a = Veiller avec le fossoyeur.
story-wilds-churchyard-a-result = Il vous montre tout ce qu’il met entre lui et le noir : de l’absinthe, de l’ail, et une eau-de-vie qu’il distille derrière le catafalque. Rien ne vient. À midi, vous vous réveillez sur une dalle, sur l’épouse regrettée de quelqu’un, des flacons plein le sac.
story-wilds-churchyard-b = Veiller parmi les tombes.
story-wilds-churchyard-b-result = Vers le matin, quelque chose remonte du bout inondé, courbé, en jupe de linceuls, et lèche la mousse d’un nom. Une guenaude sépulcrale loge près de son garde-manger. Le sien doit être là où l’église a sombré.

## Faim, temps, foi et argent

story-wilds-pot = Du veau
story-wilds-pot-intro = De la neige jusqu’aux appuis des fenêtres, six personnes dans une pièce, une marmite. « C’est du veau », dit le père aux enfants, et il vous regarde. Ce sont ses bottes ; on sent le suif. Il les a coupées très menu. La petite demande quand il y a eu un veau. On sert d’abord qui passe la porte : dans cette vallée, on mourrait plutôt, et certains en sont morts. Il vous tend la louche.
story-wilds-pot-a = Manger, et louer le veau.
story-wilds-pot-a-result = Vous mâchez, et demandez qui a fait la sauce. Alors les enfants mangent aussi, et se disputent le fond. La mère, qui n’a pas dit un mot, vous remplit un flacon de genièvre pour la route. Vous avez chaud jusqu’au soir.
story-wilds-pot-b = Vider votre sac dans la marmite.
story-wilds-pot-b-result = Du fromage, du foie séché, des racines destinées à autre chose : tout y passe. Ils n’ont pas le temps de remercier. La nuit, le père vous apprend à marcher sur la neige, pieds nus, en soufflant à chaque pas. C’est tout ce qu’il a.

story-wilds-rain = Neuf jours de pluie
story-wilds-rain-intro = Au neuvième jour de pluie, vous partagez une cabane de berger avec un homme qui ne dit rien. Une corde lui a brûlé le cou. Il vous laisse le côté du feu et fait sécher vos chaussettes près des siennes. Avant le jour il est parti, vers les hauteurs. Puis viennent les chiens, et après les chiens une jeune veuve avec une hache, et ses frères. La pluie a presque fini d’effacer les traces. « En haut ou en bas ? » demande-t-elle.
story-wilds-rain-a = « En bas. »
story-wilds-rain-a-result = Ils dévalent la pente ; seuls les chiens se retournent. Dans vos chaussettes, qui sont sèches, il y a une fiole qui n’y était pas. Vous repartez aussitôt, le pied léger, sans savoir ce que vous avez fait.
story-wilds-rain-b = « En haut. »
story-wilds-rain-b-result = C’était déjà l’avis des chiens. Vous l’entendez un peu avant midi, de très loin, et cela ne dure pas. Vers le soir, le plus jeune des frères passe, tout blanc, vous donne de l’argent et ne sait pas dire pour quoi.

story-wilds-sermon = La fin du monde est jeudi
story-wilds-sermon-intro = « Mes frères ! Mes sœurs ! Grenouilles ! » Le prophète est dans le marais jusqu’aux genoux. « Jeudi vient le grand froid ! À quoi te sert alors ta vache ? À quoi, ta bonne poêle ? Donne-la ! » Ses six disciples se sont déjà tout donné, les uns aux autres, plusieurs fois, et aimeraient maintenant vous le donner. Nous sommes mercredi. « Et à quoi, crie le prophète, sert vendredi ? »
story-wilds-sermon-a = Accepter ce qu’ils offrent.
story-wilds-sermon-a-result = Vous repartez avec une poêle, deux manteaux et une poule. Au village suivant, vous les vendez à la famille des disciples, qui reconnaît chaque pièce et paie avec patience, tout comme l’an dernier.
story-wilds-sermon-b = Rester jusqu’à jeudi.
story-wilds-sermon-b-result = Dos à dos dans le froid, vous respirez comme il le dit, plus lentement, plus lentement encore, jusqu’à ce qu’il ne reste qu’une chose que vous sachiez faire. Tout votre sommeil y passe. Le vendredi, le prophète demande timidement comment on s’y prend, avec un vendredi.

story-wilds-bill = Relevé de compte
story-wilds-bill-intro = Une feuille est clouée au chêne de la limite. « Au sorceleur. Pour un puits, empoisonné. Pour une grange, brûlée avec le monstre. Pour la grange d’à côté. Pour neuf ruches, offensées. Pour l’opinion de ma fille sur son mari. À déduire : un monstre. Solde exigible dès que repassera quelqu’un du métier. » Dessous, les croix de tout le village, lequel remonte justement la route avec une plume.
story-wilds-bill-a = Payer ce qui est dû.
story-wilds-bill-a-result = Ils ne s’y attendaient pas. Le chef mord une pièce, lui fait ses excuses et ôte son bonnet. L’herboriste, à qui était le puits, vous installe dans sa cuisine et vous montre ce que votre confrère aurait dû y verser, et en quelle quantité.
story-wilds-bill-b = Contester chaque ligne.
story-wilds-bill-b-result = Cela dure jusqu’à la nuit et vous coûte vos meilleurs arguments. Les ruches sont rayées, les abeilles n’ayant pas porté plainte. Puis on apprend que la cicatrice du sorceleur avait déteint sous la pluie, et que son médaillon était en laiton. On les a bernés ; on vous dédommage.

# Histoires de la Chasse sauvage, étape II : plus tard, et pire.

story-hunt-2-ninth = Le neuvième cavalier
story-hunt-2-ninth-intro = La colonne passe si près que vous pourriez toucher les étriers. Le neuvième cavalier n’a pas de manteau. Il a dix-neuf ans et monte bien. Il a du givre aux lèvres, qui ne fond pas bien qu’il parle sans cesse, tout bas, un seul mot, un nom de fille. Il vous regarde comme on regarde des bornes.
story-hunt-2-ninth-a = L’arracher à sa selle.
story-hunt-2-ninth-a-result = Vous tirez, et il vous tombe dessus avec tout son harnachement ; le temps de trois souffles, vous vous battez contre une demi-colonne. Puis elle a passé. Le neuvième est dans le fossé et chevauche encore, des genoux.
story-hunt-2-ninth-b = Lui redire le nom.
story-hunt-2-ninth-b-result = « Hanne », dites-vous tout haut, tous ensemble. Il met son cheval en travers de la route, et derrière lui ils s’emboutissent comme des charrettes. Puis une main prend sa bride. Il repart. Il ne parle plus.
story-hunt-2-ninth-c = Lui raconter le manteau de Jost.
story-hunt-2-ninth-c-result = Vous lui parlez d’une fille sur la route, de ce qu’elle portait au bras, et pour qui. Il écoute, et ses lèvres s’arrêtent. Puis il sort un pied de l’étrier, et l’autre. La colonne se brise sur le cheval vide. Vous n’avez plus qu’à le ramasser.

story-hunt-2-waiting = En tenue de voyage
story-hunt-2-waiting-intro = Ils sont assis sur la place, sur leurs coffres, en habits du dimanche, les enfants avec leurs moufles au cordon. On a balayé, on a mis les chats dehors. Personne n’est encore venu les prendre, et ils sont un peu vexés. « On nous a dit cette nuit », dit une femme, et elle se pousse pour faire de la place.
story-hunt-2-waiting-a = Mettre le feu aux coffres.
story-hunt-2-waiting-a-result = Vous brisez le premier coffre et l’allumez, avec vos affaires pour petit bois, puis le suivant. Ils vous crient dessus. Puis ils s’approchent. C’est tout ce qu’ils ont, et depuis l’automne ils n’avaient pas eu si chaud. Quelqu’un se met à pleurer, et c’est de nouveau un village.
story-hunt-2-waiting-b = Vous asseoir un moment.
story-hunt-2-waiting-b-result = Vous vous asseyez ; la fatigue est là, après tout, et c’est très calme. Au réveil, l’esprit reposé, vous voyez les coffres en rangs. Il y a de la neige sur les coffres, et aucune aux endroits où l’on était assis.
story-hunt-2-waiting-c = Demander ce qu’a promis frère Emmeran.
story-hunt-2-waiting-c-result = À ce nom ils lèvent les yeux. Vous racontez le village sans portes, où il prêchait du haut d’une charrette, le cheval déjà attelé. Un silence. Puis la femme se lève, prend son coffre par une poignée, et chacun rentre chez soi et barre la porte.

story-hunt-2-frozen = Une armée au repos
story-hunt-2-frozen-intro = Une armée barre la vallée, en ordre de marche, blanche jusqu’à la pointe des piques. Elle n’a pas eu le temps de les baisser. Vous la traversez comme un bois. Au quatrième rang, un tambour vous suit des yeux. Il a quinze ans, peut-être. Il ne peut rien faire d’autre, et il le fait de toutes ses forces.
story-hunt-2-frozen-a = Y mettre fin pour lui.
story-hunt-2-frozen-a-result = Quelqu’un de vous le fait, de la lame mince, en le tenant par les épaules. Les baguettes tombent ; c’est le seul bruit dans la vallée. La main qui l’a fait a désappris quelque chose. Elle est devenue très sûre.
story-hunt-2-frozen-b = Brûler ce qui brûle, et essayer.
story-hunt-2-frozen-b-result = Vous brûlez des hampes, des selles, vos manteaux. Vous le frottez et lui versez des choses, goutte à goutte. Vers le soir il dit un mot. Tout dépend à présent de ce que quelqu’un a dans son sac, et d’en donner assez peu.
story-hunt-2-frozen-b-band-1 = C’était trop. La chaleur le traverse comme un chariot un portail, et la personne qui tenait le sac lui donne la sienne, avec son manteau.
story-hunt-2-frozen-b-band-2 = C’était assez. Il bouge deux doigts, puis les baguettes. Sur la crête, les cavaliers ont entendu un tambour où il n’y en avait pas, et se détournent.
story-hunt-2-frozen-b-band-3 = C’était juste, à la goutte près. Il bat le long roulement, et au quatrième rang des paupières bougent. La main qui a versé sait maintenant combien peu il en faut.
story-hunt-2-frozen-c = Faire l’appel, comme Holt.
story-hunt-2-frozen-c-result = Vous ignorez leurs noms ; vous appelez donc rangs et files, et attendez après chacun. Du quatrième, quelqu’un répond, puis du neuvième. Sept, à la fin. Vous en descendez sept jusqu’aux feux. Le capitaine Holt, quand il l’apprendra, demandera où sont les autres.

story-hunt-2-bread = Le dernier pain
story-hunt-2-bread-intro = Un pain, gelé, pour une famille de cinq, et pour vous. On l’a posé devant vous parce que vous allez vous battre. Maintenant ils sont assis le long du mur et regardent par terre. Au plus petit on a dit de ne pas compter. La grand-mère n’est pas venue à table depuis trois jours. L’hiver, elle n’a jamais faim, dit-elle.
story-hunt-2-bread-a = Le manger.
story-hunt-2-bread-a-result = Vous le mangez tout entier, sous leurs yeux, et à chaque bouchée l’homme dit : « C’est bien. » Demain vous aurez des forces. Au matin la grand-mère est tournée contre le mur, et les autres sont plus silencieux qu’on ne l’est pour quelqu’un qui dort.
story-hunt-2-bread-b = Laisser le pain, et vos sacs.
story-hunt-2-bread-b-result = Vous le repoussez et videz vos sacs à côté. Le plus petit compte, tout haut. Vous repartez le ventre vide, et sans poids. Derrière vous une barre retombe, puis une autre, comme chez des gens qui ont l’intention d’être là l’an prochain.
story-hunt-2-bread-c = Faire venir Dorrit Ash.
story-hunt-2-bread-c-result = Elle vient de nuit, Prévôt en bas de laine, et ce sont des navets. Chacun de vous paie ; elle dit le prix et le coupe en deux avant qu’on réponde. La grand-mère en mange trois. Puis ils aident à décharger, pour la maison suivante, et celle d’après.

story-hunt-2-lake = Sous vos pieds
story-hunt-2-lake-intro = Le lac est clair jusqu’au fond, et ils y chevauchent, la tête en bas, sabot contre talon. Vous vous arrêtez, ils s’arrêtent. Un à un ils lèvent leur visière. C’est vous, jusqu’au dernier, les yeux blancs, et mieux montés. L’une des formes lève une main et la pose à plat contre la glace.
story-hunt-2-lake-a = Y poser la vôtre.
story-hunt-2-lake-a-result = Qui le fait sent le froid monter jusqu’à l’épaule, et avec lui ce que l’on sait là-dessous : une prise, une longue course, comment cela finit. Le prix se prend aussitôt, à travers la maille. Puis la main se retire, et fait signe de venir.
story-hunt-2-lake-b = Briser la glace.
story-hunt-2-lake-b-result = Un seul coup, tous à la fois, et cela se fend d’une rive à l’autre. Dessous, ils éclatent sans un bruit. Vous courez sur des plaques qui basculent, et ce qui tombe est perdu. Sur la berge vous vous comptez deux fois, car la première il y avait quelqu’un de trop.

story-hunt-2-kord = Le fléau de la Chasse
story-hunt-2-kord-intro = À la porte du dernier village se tient Kord, avec sa cicatrice peinte et son médaillon de laiton, et parce qu’il est là, personne ne s’est enfui. Il leur a raconté qu’il avait battu la Chasse deux fois. « Ils viennent cette nuit, vous souffle-t-il, et moi j’ai de la peinture. Qu’est-ce qu’on fait de ses pieds ? » Derrière lui quelqu’un vend de la soupe en son honneur.
story-hunt-2-kord-a = Vous tenir derrière lui, hors de vue.
story-hunt-2-kord-a-result = Vous lui montrez ce qu’on fait de ses pieds. Il s’exerce derrière l’étable en remuant les lèvres. Au crépuscule il prend sa place sous la torche, seul à ce qu’on voit, et dit par-dessus l’épaule : « Vous êtes toujours là, hein ? »
story-hunt-2-kord-b = Dire au village qui il est.
story-hunt-2-kord-b-result = Vous le dites, et dans l’heure ils sont partis, avec les enfants et la soupe, et il ne reste personne à prendre. Kord se lave le visage avec de la neige. Puis il ferme la porte derrière eux, de l’intérieur. De la colline, vous l’entendez s’exercer.

story-hunt-2-horse = Un cheval sans cavalier
story-hunt-2-horse-intro = Il est sur la route, noir, sellé, de la glace dans la crinière, et souffle vers l’intérieur. Il a perdu son cavalier et attend le suivant. Les étriers sont usés d’y monter, et pas du tout d’en descendre. Il va de l’un à l’autre et baisse la tête, patient, comme on invite à danser.
story-hunt-2-horse-a = Quelqu’un de vous l’enfourche.
story-hunt-2-horse-a-result = Avant qu’on ait pris les rênes, il est dans la colonne. De la selle on voit tout : l’ordre, les vides, qui va là contre son gré. Alors vous tirez, par les bottes, par la ceinture. Ce que vous récupérez a les cils blancs, et sait où frapper.
story-hunt-2-horse-b = Le mener à l’écart et le tuer.
story-hunt-2-horse-b-result = Il se laisse mener, et pose la tête sur une épaule. C’est chaud là où l’on coupe ; personne n’y avait pensé. La selle est plus vieille que tous les royaumes. Dans les sacoches, il y a les courroies de quelqu’un et un coup qui peut encore s’apprendre.
story-hunt-2-horse-c = Laisser le chien de Tam lui parler.
story-hunt-2-horse-c-result = Le chien s’avance, les pattes raides, et ils se tiennent nez à nez. Puis il tourne le cheval comme on tourne un mouton et le ramène au galop chez lui, dans la colonne, par le flanc. On l’entend d’ici. Après quoi le chien revient, et veut son bâton.

story-hunt-2-flight = Tous
story-hunt-2-flight-intro = D’abord viennent des chevreuils, et des loups à côté. Puis des goules, debout ; des noyeurs aux pieds crevassés, loin de toute eau ; un griffon, à pied. Ils passent à gauche et à droite comme l’eau autour d’une pierre, et pas un ne tourne la tête. La dernière est une guenaude sépulcrale, qui en porte une plus vieille sur le dos. Puis, un moment, plus rien, et vous entendez pourquoi.
story-hunt-2-flight-a = Vous écarter.
story-hunt-2-flight-a-result = Vous vous écartez et les laissez passer. Vous ne les avez jamais vus ainsi, sans faim ; on apprend comment une chose boite, et où elle regarde quand elle a peur. Par-dessus l’épaule de l’autre, la plus vieille vous souhaite le bonsoir.
story-hunt-2-flight-b = Frapper pendant qu’ils courent.
story-hunt-2-flight-b-result = C’est une moisson ; il y a un prix sur chaque tête, et pas une griffe ne se lève. La guenaude pose sa mère, écarte les bras devant elle et ferme les yeux. Vous ne saviez pas qu’elles font cela. Le froid, entre-temps, a rattrapé son retard.
story-hunt-2-flight-c = Les rabattre, comme ferait Corvin.
story-hunt-2-flight-c-result = Vous faites ce que font les rabatteurs, patience et tapage : un cri ici, là une torche. Toute la fuite penche, tourne, et entre dans le flanc de ce qui vient. Cela dure autant qu’une averse de grêle. Pour une fois, ce sont les molosses qui hurlent.

story-hunt-2-price = Un juste prix
story-hunt-2-price-intro = Un cavalier attend au carrefour. Devant lui, sur la selle, une petite fille de quatre ans, les souliers au mauvais pied. « Un pour un, dit le cavalier. Il n’est point besoin que ce soit le meilleur d’entre vous. » Elle ne pleure pas. On lui a promis qu’elle serait rentrée pour souper. Le cheval gratte la neige ; vous avez ce temps-là.
story-hunt-2-price-a = Quelqu’un de vous y va.
story-hunt-2-price-a-result = Quelqu’un de vous y va. On dépose l’enfant, avec soin, dans la bonne direction. Ils arrivent jusqu’à la crête avec leur achat ; là ils s’aperçoivent qu’on les a trompés. Au matin vous trouvez le tout : les morts, le cheval et, au milieu, le prix, en vie, plus rien dans les mains.
story-hunt-2-price-b = La prendre de force.
story-hunt-2-price-b-result = Vous faites vite, et il y comptait. Le coup vous traverse comme une grille qui bat, l’un après l’autre, et une fois debout vous tenez un soulier. C’est le gauche, du pied droit. Les empreintes montent vers la montagne.
story-hunt-2-price-c = Marchander jusqu’à ce qu’il soit en retard.
story-hunt-2-price-c-result = Vous marchandez comme pour une vache : on doute des dents, on réclame une garantie. Vous en avez rencontré un en retard et savez ce qu’ils craignent. Derrière lui la colonne s’ébranle. Quand il se retourne, il n’y a que la neige. Des deux mains, il la lâche.

story-hunt-2-fires = Compter les fenêtres
story-hunt-2-fires-intro = Du col vous voyez la plaine, et comptez les lumières pour ne pas dormir : des fermes, une auberge, un moulin. Vingt-six. Au second compte, vingt-cinq. Cela va très régulièrement, de gauche à droite, comme quelqu’un qui passe dans une maison et ferme les volets. La prochaine est le moulin. Ensuite vient une école.
story-hunt-2-fires-a = Courir à l’école.
story-hunt-2-fires-a-result = Vous courez, et jetez ce qui pèse. Le moulin s’éteint quand vous êtes encore sous les sapins. À l’école, quelqu’un a allumé une seconde lampe. Ils auront entendu le moulin, et pensé que plus de lumière valait mieux.
story-hunt-2-fires-b = Mettre le feu à votre colline.
story-hunt-2-fires-b-result = Vous allumez la bruyère, la hutte et trois vieux pins, et cela se voit de deux royaumes. En bas cela s’arrête, à dix-neuf. Rien ne se passe, un moment. Puis cela quitte la route et monte vers vous, régulier, sans détour.
story-hunt-2-fires-c = Regarder vers la crête de la gardienne.
story-hunt-2-fires-c-result = Elle l’a vu aussi. Là-haut il y a une étincelle, puis un arbre entier de feu, et dans la plaine toutes les lumières meurent d’un coup : on a appris ce que cela veut dire, on est à la cave. Les cavaliers se tiennent dans un pays noir, et tendent l’oreille.

story-hunt-2-graves = Sur mesure
story-hunt-2-graves-intro = Sœur Jutta vous a creusé des tombes, toutes en rang, avec vue. « La terre était molle, dit-elle. Dieu sait quand j’y rentrerai. » Elle a pris les longueurs à l’œil. L’une est un peu courte, et elle demande, la toise cachée dans le dos, si la personne concernée pourrait plier les genoux.
story-hunt-2-graves-a = Vous y coucher, pour voir.
story-hunt-2-graves-a-result = Vous vous y couchez, l’un après l’autre. C’est sec, à l’abri du vent, et le ciel est une bande propre. Dans les auberges vous avez dormi plus mal. Jutta, assise au bord, fredonne, et vous réveille quand il y a un doigt de neige. Pour les genoux, elle avait raison.
story-hunt-2-graves-b = Les donner à d’autres.
story-hunt-2-graves-b-result = Il ne manque pas de gens qui en ont besoin. Vous les montez toute la nuit et laissez vos sacs en route. « Ce qui est sous terre, ces salauds ne le mettent pas en selle », dit Jutta en tassant du pied. Puis elle vous raye. Légèrement, au crayon.
story-hunt-2-graves-c = Écrire vous-mêmes dans son livre.
story-hunt-2-graves-c-result = Vous connaissez le livre. Elle le fait passer, avec la plume, et chacun peut écrire ce qui doit y figurer ; pour écrire, il faut poser quelque chose. Cela dure jusqu’au crépuscule. Elle relit sans un mot, et corrige l’orthographe d’un nom de lieu.

story-hunt-2-smith = Clous
story-hunt-2-smith-intro = Le forgeron n’a plus de fer. Il a employé les socs, les grilles, les gonds de l’église. L’enclume est encore chaude ; le garçon du soufflet est couché près de la porte, un sac sur le visage. « Apportez-moi quelque chose à eux, dit le forgeron. Je veux savoir ce que ça fait, de taper dessus. »
story-hunt-2-smith-a = Lui rapporter un morceau d’eux.
story-hunt-2-smith-a-result = Il vous dit où : sur la montagne, là où ils laissent ce qui s’est brisé. Il vous donne des pinces, à cause du froid. D’ici votre retour il tirera lui-même le soufflet, du pied. Quand le sac glisse, il s’arrête et le remet droit.
story-hunt-2-smith-b = Lui donner ce que vous portez.
story-hunt-2-smith-b-result = Qui peut se passer d’une chose la pose sur l’enclume, pour toujours. Il en fait des clous, carrés, longs comme la main, et au matin ils sont sur la route, sous la neige, la pointe en l’air. Puis vous entendez le premier cheval.
story-hunt-2-smith-c = Tremper le fer dans la glace de Sunniva.
story-hunt-2-smith-c-result = Vous savez où trouver une glace qui ne fond jamais, et Sunniva Brandt envoie ses filles avec un bloc, sans facture. Le forgeron étire la dernière grille en pointe et l’y plonge. Pas un sifflement. Quand il la retire, elle bourdonne, et penche vers quelqu’un parmi vous.

story-hunt-2-wick = La brèche
story-hunt-2-wick-intro = Dans la brèche se tient Wick, onze ans, un couvercle de casserole au bras, un tisonnier sur l’épaule. Il est là depuis hier. Il a les lèvres bleues, et de la neige sur le couvercle. Il a promis au village de tenir la brèche jusqu’à l’arrivée des sorceleurs. « C’est vous, les sorceleurs ? demande-t-il sans bouger la bouche. J’ai pas dormi. Vous pouvez demander. »
story-hunt-2-wick-a = Le relever, avec les honneurs.
story-hunt-2-wick-a-result = Vous vous alignez, tirez l’épée et annoncez : garde relevée. Il rend le salut du tisonnier. Puis il bascule, raide comme une planche, dans les bras de quelqu’un. Il y avait quelque chose dehors, dit-il, trois fois. Ça s’est arrêté quand il a demandé ce que ça voulait.
story-hunt-2-wick-b = Le porter dedans, tout de suite.
story-hunt-2-wick-b-result = Il y faut quatre mains ; il mord. Près du poêle il hurle quand ses pieds reviennent, et tout le monde peut s’asseoir un peu. Une heure durant, la brèche est vide. Au matin, une ligne de givre fait le tour des maisons, avec un arrêt devant chaque porte.

story-hunt-2-thaw = Dégel
story-hunt-2-thaw-intro = En plein janvier il y a là un pré vert, large de dix pas, avec des primevères. Une alouette chante. Des gens de trois villages l’entourent, le chapeau à la main, et certains y sont entrés et se sont couchés. Ils sourient. Les primevères n’ont pas d’odeur. Au milieu, l’air est retroussé, comme le coin d’une page.
story-hunt-2-thaw-a = Tirer les gens de là.
story-hunt-2-thaw-a-result = Vous entrez, retenez votre souffle et les sortez par les pieds. En dormant, ils se défendent de toutes leurs forces. Derrière le dernier, le vert se déchire, et dessous il y a beaucoup de neige, tassée par des cavaliers qui attendaient.
story-hunt-2-thaw-b = Passer la main sous le coin.
story-hunt-2-thaw-b-result = Quelqu’un de vous va au milieu et passe la main dessous. Il y a une courroie, et à l’autre bout on tire. Les autres saisissent ce qu’ils peuvent : une ceinture, des jambes. L’alouette s’est tue. On va voir maintenant qui lâche le premier.
story-hunt-2-thaw-b-band-1 = C’est vous. La courroie s’en va, avec un gant, et tout ce qui tenait au gant. D’un mot à l’autre, le pré redevient neige.
story-hunt-2-thaw-b-band-2 = C’est l’autre bout. Vous voilà tous assis, une bride à la main, et dans l’herbe les gens se redressent et sentent le froid.
story-hunt-2-thaw-b-band-3 = Personne, jusqu’à ce que cède quelque chose qui n’est ni l’un ni l’autre. La bride est à vous, le pré se ferme comme un livre, et la première main qui s’y risqua a le bras plus long.
story-hunt-2-thaw-c = Le jalonner et le fixer au sol.
story-hunt-2-thaw-c-result = Vous connaissez leur route, et ceci en est une porte. Vous plantez des piquets, à la façon des arpenteurs, tendez le cordeau et aplatissez le coin jusqu’à ce qu’il tienne. Le pré s’éteint comme une lampe. De l’autre côté quelque chose arrive, et trouve un mur.

story-hunt-2-eve = Ce qu’on fera après
story-hunt-2-eve-intro = La dernière hutte, une bougie. Quelqu’un demande ce que vous ferez, tous, après. Tenir une auberge, dit une voix. Des moutons, une autre. Dormir la fenêtre ouverte. Puis c’est le silence, car il manque encore une réponse ; et dehors un sabot frappe une pierre, puis un second.
story-hunt-2-eve-a = Attendre la réponse.
story-hunt-2-eve-a-result = Vous attendez. Elle vient enfin, et c’est une si petite chose que tout le monde doit rire, jusqu’à faire trembler la bougie. Personne ne se moque. Puis on dort, dos contre dos, et la garde est à vous, et à vous, et à vous.
story-hunt-2-eve-b = Souffler la bougie et aiguiser.
story-hunt-2-eve-b-result = Vous la soufflez et vous asseyez avec la pierre et l’huile. Dans le noir, les lames passent de main en main. Qui le veut cède un vieux tour et en reçoit un meilleur. Vers le matin chacun sait où les autres sont faibles, et s’y place.
story-hunt-2-eve-c = Voir qui est dehors.
story-hunt-2-eve-c-result = C’est un mulet. Derrière, dans la neige, des gens rencontrés cet hiver : l’un avec une lampe, l’autre avec un chaudron de soupe, quelques-uns avec des fourches, tenues à l’envers. Ils ne peuvent rien faire. Ils sont venus le dire. Puis ils s’asseyent autour de la hutte, et restent.

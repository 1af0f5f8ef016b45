# Autres histoires des contrées sauvages du Pack d'aventures.

story-adventure-wilds-entry = Page quarante
story-adventure-wilds-entry-intro = Sœur Jutta tient un livre des sans-nom et, à la page quarante, figure un homme qui vient d'arriver par la colline et demande du pain. « Habit gris, annulaire manquant, bonnes dents, lit-elle. Je t'ai enterré, bon sang. Je me souviens des dents. » Il compte ses doigts. Depuis un an environ, avoue-t-il, il se sent drôle ; les chiens se couchent, et il fait toujours un peu froid autour de lui. Son nom, il ne le sait pas non plus. Ils se regardent par-dessus la pelle, un peu vexés tous deux.
story-adventure-wilds-entry-a = L'aider à regarder sous la croix.
story-adventure-wilds-entry-a-result = Vous creusez. Dessous il y a un habit gris plein de pierres, une bourse et une fiole ; quelqu'un voulait être mort et l'a fait faire proprement. Jutta jure un moment. Puis elle vous donne la bourse, raye la ligne et coupe du pain à l'homme. Il mange comme quelqu'un qui revient.
story-adventure-wilds-entry-b = Chercher qui il était.
story-adventure-wilds-entry-b-result = Dans sa doublure, un bout de facture : tant de chandelles, pour une maison à trois cheminées, là-haut au col. « S'il vit, je le veux hors de ma page, dit Jutta. Et sinon, je veux savoir qui diable je nourris. »

story-adventure-wilds-dueday = Jour de terme aux marais
story-adventure-wilds-dueday-intro = « Deux sous la sangsue, un le bandage, rien le conseil », dit Oda Hollin, et elle continue d'emballer. C'est jour de terme. Tout ce qu'elle devait, elle l'a payé jusqu'au dernier sou, et hier est venue une facture : pour le papier. « Elle double chaque semaine, dit-elle. J'ai fait le calcul. À l'automne je leur devrai les marais. » Elle laisse ce qu'elle ne peut porter : une rangée de bocaux, un carré de camomille et, là-bas sur l'eau, la seule chose qu'elle n'ait jamais tarifée.
story-adventure-wilds-dueday-a = Racheter les bocaux.
story-adventure-wilds-dueday-a-result = « Au prix coûtant », dit-elle, elle le dit, et vous payez. Elle enveloppe chacun dans une page de la facture. Puis elle regarde la hutte vide, décroche la porte et l'emporte sous le bras vers la chaussée. Une porte, personne ne la lui facturera.
story-adventure-wilds-dueday-b = Demander ce qu'il y a sur l'eau.
story-adventure-wilds-dueday-b-result = Elle le montre du menton. Il y a là une lueur qui s'allume au crépuscule, va de touffe en touffe et ne fait pas de mal. Depuis vingt ans elle la nourrit. On ne peut ni l'emporter ni la laisser. « Je ne saurais pas quoi demander », dit Oda. Elle a l'air perdue.
story-adventure-wilds-dueday-c = Déballer le coffre qu'elle vous a donné.
story-adventure-wilds-dueday-c-result = Vous le posez sur la table et l'ouvrez. Elle regarde longuement ce qui a servi ou non. « Vous avez été chiche sur l'arnica », dit-elle. Elle le remplit jusqu'au couvercle, de chaque bocal, et ne prend rien. C'est la première fois de sa vie, et la tête lui tourne.

story-adventure-wilds-fifth = On courtise la veuve Tarn
story-adventure-wilds-fifth-intro = « Encore un peu ? » demande la veuve Tarn, et elle sert. Elle a enterré quatre maris, tous des champignons, et un cinquième a demandé sa main. Il est en face d'elle, un piquier à la retraite, avec une oreille, et mange de tout. Depuis Pâques il mange de tout. « Je lui ai parlé des autres, dit-elle doucement. Il dit que jamais on n'a si bien cuisiné pour lui. » Le piquier approuve en mâchant. Il a aussi demandé la recette ; et cela, personne ne le lui avait jamais demandé.
story-adventure-wilds-fifth-a = Rester souper.
story-adventure-wilds-fifth-a-result = Vous restez et prenez de ce que prend le piquier. C'est vraiment très bon. Les couleurs viennent vers dix heures, et après vous dormez sur le banc dans les bras de quelque chose de grand et de vert. Au matin elle vous remplit une fiole à la marmite dont il n'a pas eu.
story-adventure-wilds-fifth-b = Demander ce qu'il cherche.
story-adventure-wilds-fifth-b-result = « Celui à l'anneau blanc, dit le piquier quand elle est au puits. Mon frère était le troisième. » Il pose sa cuiller. Il est venu pour la faire pendre, dit-il. Puis elle a ri de quelque chose. Il pousse en forêt, près d'un vieux four à chaux ; il aimerait que quelqu'un aille voir si c'est vrai.

story-adventure-wilds-present = Quelqu'un dit : présent
story-adventure-wilds-present-intro = Le capitaine Holt fait toujours l'appel de la Troisième Compagnie au coucher du soleil, soixante noms ; quatre hommes répondent et, pour les autres, il attend un peu. Hier, au numéro trente et un, quelqu'un a dit : « Présent. » Cela venait des arbres. « Alder est tombé au pont, dit Rainer Holt. J'étais à côté. » Il s'est rasé. Ses quatre sont assis dos à dos, et nul n'a touché à la soupe. Le soleil va se coucher. Il a la liste en main et ne sait pas s'il a le droit de sauter un nom.
story-adventure-wilds-present-a = Faire l'appel pour lui.
story-adventure-wilds-present-a-result = Vous le faites. À trente et un il y a un silence, puis un sanglot tout près : c'est le marmiton, qui se cachait, et pensait que si quelqu'un le disait, le capitaine mangerait. Holt l'inscrit soixante et unième. On partage la caisse de la compagnie, en six.
story-adventure-wilds-present-b = Répondre à la voix et la suivre.
story-adventure-wilds-present-b-result = À trente et un elle répond de nouveau, plus loin, et encore, plus loin ; comme quelqu'un qui va devant avec une lanterne. Vous la suivez dans la forêt. Derrière vous le capitaine a cessé de lire. Vous l'entendez compter, depuis un, et personne ne répond.
story-adventure-wilds-present-c = Vous mettre à la place trente et un.
story-adventure-wilds-present-c-result = Vous connaissez l'endroit, pour avoir déjà vu la compagnie en rang. Vous êtes là où était Alder et, quand on l'appelle, vous ne dites rien, et laissez durer le silence. Puis Holt passe au trente-deux. Le soir, il vous montre comment on tient une ligne qui a des trous.

story-adventure-wilds-moon = La clé sous le paillasson
story-adventure-wilds-moon-intro = Au bord du village il y a une cellule, de bonne pierre, avec une fenêtre et sans crime. Le forgeron se l'est bâtie. Trois nuits par mois il y entre, sa femme tourne la clé et, jusqu'au matin, le village l'entend. C'est un homme prudent. Il n'a jamais fait de mal à personne ; seulement, à travers la porte, dans tout ce bruit, il lui a dit combien il l'aime, et une fois elle a mis la clé dans la serrure. « Ma sœur la gardera, dit-elle. Mais elle aussi a bon cœur. » C'est ce soir la première des trois.
story-adventure-wilds-moon-a = Garder la clé trois nuits.
story-adventure-wilds-moon-a-result = Vous restez sur la clé. La première nuit il raisonne, la deuxième il supplie, la troisième il passe par le cadre de la fenêtre, et vous faites ensemble maintes fois le tour de la forge. La femme paie. Le matin, il a chaque fois réparé le gond lui-même, sans vous regarder.
story-adventure-wilds-moon-b = Chercher ce qui l'a mordu.
story-adventure-wilds-moon-b-result = Rien ne l'a mordu, dit le forgeron, de jour, au soufflet. Il y avait en forêt, à une ancienne charbonnière, une femme à qui il avait promis quelque chose avant de se marier. Elle a ri quand il le lui a dit : il viendrait la voir de toute façon, trois nuits par mois.

story-adventure-wilds-crones = Lits pour la nuit
story-adventure-wilds-crones-intro = Trois sœurs tiennent l'auberge du marais : l'une brasse, l'autre tisse, la troisième murmure. La bière est noire, les couvertures sont chaudes, et il y a des cheveux dedans. Les voyageurs repartent reposés, et à chacun il manque quelque chose : un bourdonnement d'oreille, un bégaiement, un second nom. « Nous ne prenons que ce qui pend », dit Fuselle, le fil entre les doigts. Chez vous, elle a vu un bout qui pend.
story-adventure-wilds-crones-a = La laisser tirer le fil.
story-adventure-wilds-crones-a-result = Elle tire, et il en sort toute une habitude, avec ses nœuds. Cela ne fait pas mal. À la place elle reprise quelque chose qu'un autre hôte a laissé, de meilleure qualité. Ses sœurs lèvent la lampe et approuvent.
story-adventure-wilds-crones-b = Demander ce qu'elles en font.
story-adventure-wilds-crones-b-result = Soupir vous le dit à l'oreille gauche. En bas, où le marais coule au lac, elles ont tout mis à sécher, depuis des années. Une fois qu'on le sait, on l'entend claquer d'ici.

story-adventure-wilds-miller = Avez-vous vu un garçon
story-adventure-wilds-miller-intro = Le meunier a arrêté le moulin et va d'auberge en auberge avec un dessin. On y voit un garçon avec un tisonnier. Il l'a fait lui-même, à la farine, et tant de fois effacé et refait que ce n'est plus qu'une tache blanche. « Onze ans, dit-il. Il pose beaucoup de questions. » Il l'a frappé une fois, pour une question. Puis le lit fut vide, et le couvercle parti. Il ne le frapperait plus. Il répondrait.
story-adventure-wilds-miller-a = Dire où l'on vous a parlé de lui.
story-adventure-wilds-miller-a-result = Vous dites ce que vous savez, la route, le jour. Il remercie et paie comme pour un sac, au poids de la main. Le soir, deux tables plus loin, vous l'entendez s'exercer : « Ça, c'est à cause de la lune. Ça, c'est à cause de l'eau. »
story-adventure-wilds-miller-b = Aller chercher le garçon.
story-adventure-wilds-miller-b-result = Il y a de la fumée dans la forêt, dit le palefrenier, là où personne n'habite, et quelqu'un crie après, d'une voix aiguë. Le meunier est déjà debout, un bras dans son manteau. Vous lui dites d'attendre. Il s'assied sur ses mains.
story-adventure-wilds-miller-c = Lui envoyer Wick.
story-adventure-wilds-miller-c-result = Il dit non. Puis il entre, le couvercle devant lui. Vous restez dehors et longtemps n'entendez rien ; puis une question, d'une voix grave, et le garçon qui répond, en détail. Au matin il repart avec vous. « Il a demandé si ça fait mal, dit Wick. Personne ne me l'avait demandé. »

story-adventure-wilds-scourge = Le Fléau des Sept Vallées
story-adventure-wilds-scourge-intro = En haut d'un pin est assis un homme à la cicatrice peinte et, dessous, une goule qui attend. « Bonsoir », dit Kord. Il est là depuis mardi. Il avait dit au village que les goules craignent un œil hardi, et l'on avait payé l'œil ; voilà trois jours qu'il la regarde hardiment, et elle semble s'y faire. Au village, on sort déjà les tables pour la victoire.
story-adventure-wilds-scourge-a = Attirer la goule ailleurs.
story-adventure-wilds-scourge-a-result = Vous sifflez, et elle vous suit, contente d'avoir à faire. Le temps de la semer, vous connaissez son trou et la piste qui y mène. Quand vous repassez devant le pin, il n'y a plus qu'un médaillon de laiton à une branche, qui balance encore.
story-adventure-wilds-scourge-b = Aller chercher les autres, avec lui.
story-adventure-wilds-scourge-b-result = « Quels autres ? » demande Kord. Celle-ci n'est que la sentinelle, lui dites-vous. Les autres dorment à la carrière jusqu'à la nuit. Il descend très lentement, les yeux fermés. Il vient, dit-il. Il voudrait seulement, avant de mourir, qu'on lui demande qui il est.

story-adventure-wilds-pup = Il m'a suivie
story-adventure-wilds-pup-intro = « Il m'a suivie », dit la fillette. C'est un barghest, à demi grandi, une lueur de braise dans la gorge, assis sur le tapis de l'âtre, qui fume. Les barghests vont là où quelque chose n'a pas été payé. La famille a tout passé en revue : la vache, le toit, le grand-père. « Nous ne devons rien à personne », dit la mère, et elle blêmit. La bête pose la tête sur les genoux de la fillette. Elle sent la rivière.
story-adventure-wilds-pup-a = Le chasser.
story-adventure-wilds-pup-a-result = Vous le chassez avec les pincettes, à travers champs. Il s'arrête sans cesse et se retourne, pour voir si c'est sérieux. Ils vous paient aussitôt, en entier, avec grand soin, et demandent un reçu. Toute la nuit, la fillette reste à la fenêtre.
story-adventure-wilds-pup-b = Se faire montrer la dette.
story-adventure-wilds-pup-b-result = À peine dit, il se lève et va devant, vers la rivière, le nez au sol. Au gué il se retourne. La mère vous a suivis en pantoufles. « Ce n'était qu'une barque, dit-elle. Nous voulions la rapporter. »

story-adventure-wilds-guestbook = Le livre d'or
story-adventure-wilds-guestbook-intro = Au refuge sous le glacier, il n'y a personne. Sur la table, un livre. « Bon feu, belle vue. Hauser. » « Une seule nuit, à cause du bruit. Prof. Lind. » « Il n'y a pas de bruit. Hauser. » « Nous sommes arrivés neuf, huit ont signé. » « Garde-manger vide. Que celui qui prend la confiture le dise. » « Ce n'est pas la confiture que cela prend. L. » La dernière ligne n'est pas sèche. On y lit : « Bienvenue », en grand, sans nom.
story-adventure-wilds-guestbook-a = Signer et barrer les volets.
story-adventure-wilds-guestbook-a-result = Vous signez et les barrez. Toute la nuit cela tourne autour de la maison et les essaie l'un après l'autre, comme un client qui a égaré sa clé. Au matin vous connaissez son pas, et avez bien dormi entre-temps. Sous votre nom, on lit : « N'a pas laissé de miettes. »
story-adventure-wilds-guestbook-b = Suivre l'encre fraîche.
story-adventure-wilds-guestbook-b-result = Il y en a des gouttes sur l'appui, sur la neige, et plus haut sur la moraine, chacune ronde et noire, à une longue enjambée de l'autre. Vous emportez le livre. En montant, il vous semble de plus en plus lourd.

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

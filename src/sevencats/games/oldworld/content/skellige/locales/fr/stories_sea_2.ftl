story-sea-hromund = Un adversaire digne
story-sea-hromund-intro = Hromund fut le champion de trois jarls et leur a survécu à tous. À quatre-vingt-dix ans, il porte toujours sa hache. Qui meurt dans un lit, dit-il, est assis près de la porte dans l’autre monde, en plein courant d’air. Le voilà qui vous toise et vous trouve à son goût. Sa fille Vigdis, qui construit des bateaux, continue de ramer. « Il demande à tout le monde », dit-elle.
story-sea-hromund-a = Lui promettre pire que vous.
story-sea-hromund-a-result = Il vous serre la main jusqu’à ce que quelque chose craque, et ce n’est pas la sienne. Vigdis connaît, dans les montagnes, une chose que même les chèvres évitent. Aussitôt il se met à affûter la hache en fredonnant.
story-sea-hromund-b = Croiser la rame avec lui, pour l’exercice.
story-sea-hromund-b-result = Jusqu’au couchant vous tournez autour du mât, rame contre rame. Il siffle, il triche, et deux fois il vous met sur le dos. Tout ce qu’il vous montre vient d’une guerre que lui seul se rappelle. Vos bras sont de plomb.

story-sea-hromund-danger = Hromund rit
story-sea-hromund-danger-intro = Le grain couche le navire sur le flanc, et le vieux champion rit pour la première fois depuis le printemps. Il a jeté ses fourrures et, debout à la poupe, hurle aux vagues les noms de trois jarls morts, pour qu’elles sachent qui vient. Sa fille tient un bout de corde entre les dents. Il lui faut les deux mains pour la rame.
story-sea-hromund-danger-a = L’attacher au mât.
story-sea-hromund-danger-a-result = Au plus fort du grain vous l’y traînez, et il mord. La moitié de ce qui pendait à votre ceinture passe par-dessus bord. Dans le calme d’après, il pleure, et Vigdis lui mouche le nez.
story-sea-hromund-danger-b = Le laisser barrer.
story-sea-hromund-danger-b-result = Il prend les plus grosses vagues de face, monte, redescend de l’autre côté, chante, et vous vous accrochez à ce qui tient. Quand c’est fini, il regarde ses pieds, mouillés et bien vivants, et réclame de la soupe.
story-sea-hromund-danger-b-band-1 = La vague du troisième jarl est passée par-dessus la poupe et s’est brisée sur vous. Il demande si vous l’avez vue.
story-sea-hromund-danger-b-band-2 = Votre épaule a reçu l’essentiel du mât. Il prend le bol à deux mains, et elles ne tremblent pas.
story-sea-hromund-danger-b-band-3 = Entre deux cuillerées il vous montre comment on fait : de la hanche, et les yeux ouverts. Vous essayez, et le pont se tient tranquille.

story-sea-policy = Les petites lignes
story-sea-policy-intro = Cornelis Dray assure des navires et n’était jamais monté sur aucun. Assis sur son coffre de fer, tout vert, il vous lit une police en guise de remède. Sont exclus la tempête, le récif, le feu, la pourriture, les pillards, les princes, le serpent Dagon, et tout ce qui flotte ou cesse de flotter. Que reste-t-il ? demandez-vous. Dray réfléchit honnêtement. Le vol de l’ancre, dit-il, de jour.
story-sea-policy-a = Témoigner pour lui devant une épave.
story-sea-policy-a-result = Il avale deux fois sa salive et vous engage. Un de ses navires s’est échoué trois fois cette année, toujours sur le même rocher, toujours sans cargaison. Sur cette plage, il voudrait à ses côtés quelqu’un qui tienne debout.
story-sea-policy-b = Assurer votre propre vie.
story-sea-policy-b-result = Même par cette houle il a une belle main : âge, taille, nombre de cicatrices, habitudes. Votre mort est à déclarer sous huitaine, en personne. Vous signez, et cette nuit-là vous dormez comme une chose de valeur.

story-sea-policy-danger = Avarie commune
story-sea-policy-danger-intro = Le navire a pris l’eau jusqu’aux bancs, et il faut jeter quelque chose. En ce cas, dit Dray l’assureur, dedans jusqu’à la ceinture, le droit de la mer partage la perte entre tous, selon la valeur ; il n’aurait qu’à calculer les parts. Il ouvre un registre sur ses genoux. L’équipage regarde le coffre de fer sur lequel il est assis.
story-sea-policy-danger-a = Jeter d’abord vos propres affaires.
story-sea-policy-danger-a-result = Ce dont on peut se passer y passe, puis encore un peu, et le navire remonte. Dray, bleu jusqu’aux oreilles, calcule au demi-sou près et vous verse ce que doivent les autres, moins ses frais.
story-sea-policy-danger-b = Jeter le coffre, avec ou sans lui.
story-sea-policy-danger-b-result = Il faut s’y mettre à quatre, et un coin de fer vous laboure les côtes au passage. Dray reste debout, stupéfait qu’un navire puisse être si léger. Puis il voit nager ses polices et les appelle par leur nom.

story-sea-anchor = L’ancre des deux maisons
story-sea-anchor-intro = Sur l’écueil gît une ancre, soudée par la rouille. Le grand-père de Skarde l’a prêtée à celui de Finna, ou vendue, ou on la lui a volée. Quarante et un sont morts de la question, et les deux vieux sont las de compter. Chacun a fait venir quelqu’un du dehors, pour qu’aucun des siens ne tombe. Les deux barques vous rejoignent au même instant. De chacune on vous tend la main.
story-sea-anchor-a = Prendre la main de Finna.
story-sea-anchor-a-result = Les gens de Finna paient les arrhes en argent haché, plus une dent. Elle vous fait savoir que le duel n’a pas besoin d’être long. Là-haut, sur la montagne où l’on s’est toujours retrouvé, quelqu’un se battra pour Skarde ; elle le regrette déjà.
story-sea-anchor-b = Prendre la main de Skarde.
story-sea-anchor-b-result = Les gens de Skarde vous donnent le meilleur banc et du mouton à satiété. Il vous fait savoir que le duel n’a pas besoin d’être long. Là-haut, sur la montagne, quelqu’un se battra pour Finna ; personne de jeune, espère-t-il.

story-sea-anchor-danger = Les flèches des autres
story-sea-anchor-danger-intro = Les deux maisons ont aperçu la voile d’en face et se sont mises à tirer, par habitude, et vous êtes au milieu. Elles y mettent les formes. Avant chaque volée, quelqu’un vous crie de baisser la tête. Mais elles tirent comme leurs grands-pères le leur ont appris, c’est-à-dire mal, et le jour tombe.
story-sea-anchor-danger-a = Passer entre elles à la rame.
story-sea-anchor-danger-a-result = Vous ramez, l’échine courbée. Deux flèches restent dans votre cotte, une de chaque bord ; ils y tiennent. Derrière vous, quelqu’un crie pour savoir si vous avez mal, et se fait tirer dessus pour cela.
story-sea-anchor-danger-b = Virer de bord et les laisser finir.
story-sea-anchor-danger-b-result = Vous virez, et ils vous saluent de leurs arcs. Toute la nuit, des torches sur l’eau : chaque maison repêche les hommes de l’autre, comme elle l’a toujours fait. Au matin, vous êtes à votre point de départ.

story-sea-wedding = Deux sous la voile
story-sea-wedding-intro = Sous la voile de rechange, une fille et un garçon. Hild est de la maison de Finna, Kari de celle de Skarde ; entre les deux maisons, il y a une ancre et quarante et un morts. « S’ils nous trouvent, cela fera quarante-trois », dit Kari, presque fier. Hild ne dit rien. Elle a emporté une miche, un marteau et la bonne cuillère de la famille. À l’arrière, une voile, et une autre à côté.
story-sea-wedding-a = Les cacher jusqu’à la forêt.
story-sea-wedding-a-result = Debout sur le bord de la voile, vous parlez du temps avec les deux poursuivants. Ils prennent cela pour des manières du continent et s’écartent. Au crépuscule, les deux gagnent la rive. Il y aura une noce sous les arbres, dit Hild, et vous en êtes.
story-sea-wedding-b = Les remettre à leurs anciens.
story-sea-wedding-b-result = Vous faites signe aux deux navires d’accoster. Hild part à droite, Kari à gauche, et chaque bord paie votre peine. Elle vous laisse la cuillère. Vous mangerez avec, dit-elle, tous les jours.
story-sea-wedding-c = Plaider pour eux, sur la parole donnée.
story-sea-wedding-c-result = Vous avez donné la main à l’une de ces maisons, et cela compte dans les deux. Vous criez ce qui se trouve sous la voile. Pour la première fois depuis des années, les deux vieux se regardent. On fera les choses bien, crient-ils, dans la forêt, et l’on vous paie pour venir.

story-sea-wedding-danger = Deux voiles à l’arrière
story-sea-wedding-danger-intro = On les a trouvés. Le navire de Skarde arrive à gauche, celui de Finna à droite, votre barque est une noix dans la pince, et les premières rames éclatent. Sous la voile de rechange, un garçon et une fille se tiennent la main. Chaque bord crie qu’il ne vous veut aucun mal, que vous gênez, voilà tout. C’était déjà le cas de la plupart des morts.
story-sea-wedding-danger-a = Les tenir à distance avec une rame.
story-sea-wedding-danger-a-result = Une rame se brise, puis une deuxième, puis un casque, sur ce qui en reste. La pince s’ouvre, car aucune maison n’écrase l’un de ses enfants. Votre sac part à la dérive, et votre flanc est noir jusqu’à la hanche.
story-sea-wedding-danger-b = Payer les dégâts aux deux.
story-sea-wedding-danger-b-result = Vous vous penchez à gauche pour demander le prix d’un bastingage, puis à droite, et redemandez. Surpris, ils disent des prix. Tandis qu’ils vérifient les comptes l’un de l’autre, l’équipage trouve deux rames entières.

story-sea-diver = Grima veut une corde
story-sea-diver-intro = Grima plonge pour ce que perdent les navires, une pierre dans les bras et sans corde ; une corde, dit-elle, c’est pour ceux qu’on regretterait. Aujourd’hui elle en veut une. Elle descend vers une épave devant laquelle elle est passée cent fois, et il lui faut quelqu’un qui tire à la deuxième secousse, pas à la première. Sur le banc, la pêche du matin : une lame, un chaudron, un soulier d’enfant.
story-sea-diver-a = Prendre la corde.
story-sea-diver-a-result = À la première secousse vous serrez les dents, à la deuxième vous tirez. Elle remonte les mains vides, blanche comme une assiette. Le navire est plus loin que l’an dernier, dit-elle. Quelqu’un le déplace. Elle aura encore besoin de vous, dans d’autres eaux.
story-sea-diver-b = Acheter la lame.
story-sea-diver-b-result = Elle dit un prix, et c’est le prix ; autant marchander avec la marée. Elle vous montre comment la tenait son maître, car l’usure est du mauvais côté. Le soulier n’est pas à vendre. Il sèche près d’elle, au soleil.

story-sea-diver-danger = La deuxième secousse
story-sea-diver-danger-intro = La corde tressaute depuis un moment, et d’aucune façon convenue. Elle vous file entre les mains, autour du banc et repart, et elle fume. Trente brasses, dit le second, il nous en reste cinq. Aucune plongeuse ne reste si longtemps au fond. Puis elle mollit.
story-sea-diver-danger-a = Descendre le long de la corde.
story-sea-diver-danger-a-result = Main après main, vous descendez, jusqu’à ce que le jour soit vert, puis noir. Grima est prise par la tresse dans la membrure d’un navire et vous lance un regard de reproche. Il vous en coûte votre souffle et la moitié de votre ceinture. Elle remonte la première.
story-sea-diver-danger-b = La hisser et lui verser quelque chose.
story-sea-diver-danger-b-result = Vous la hissez à bord comme un filet. La potion lui coule du coin de la bouche, puis ne coule plus. Grima vous mord le doigt et se redresse. Quelqu’un déplace ce navire, dit-elle ; elle vous le fera voir.

story-sea-cod = Un anneau dans le cabillaud
story-sea-cod-intro = Le cuisinier a ouvert le plus gros cabillaud de l’hiver et y a trouvé un anneau d’argent, avec, gravé dedans, « Ragna, du Héron ». L’équipage s’écarte du banc. Le Héron a sombré il y a seize hivers, et ce que la mer rend, elle veut le voir rentrer chez lui. À bord, dit le cuisinier, il n’y a que vous qu’on paie pour ces choses-là. Le cabillaud est excellent.
story-sea-cod-a = Le vendre au prochain port.
story-sea-cod-a-result = L’orfèvre gratte le nom, et pendant ce temps sa boutique sent l’eau profonde. Il paie vite et se lave les mains. Une semaine durant, vous mangez du pain.
story-sea-cod-b = Demander à qui manque une Ragna.
story-sea-cod-b-result = Un ravaudeur de filets le sait. Ragna avait une jumelle, Grima, qui plonge vers les épaves et n’en cherche qu’une. Attendez, dit-il, sur l’eau d’où le Héron est parti ; elle y vient à chaque nouvelle lune. Vous nouez l’anneau dans votre mouchoir.

story-sea-cod-danger = Ce qu’avait avalé le cabillaud
story-sea-cod-danger-intro = La pêche est à bord, la cale est pleine, et dans la cale on frappe. Le cuisinier lève le panneau. Ils sont là, cent grands cabillauds, les yeux vers la lumière, et dans chacun d’eux quelque chose de petit et de dur tape contre les arêtes, tous en mesure. La barque est d’une main plus basse sur l’eau qu’à midi.
story-sea-cod-danger-a = Rejeter la pêche à la pelle.
story-sea-cod-danger-a-result = Tout le monde pellette jusqu’à minuit, et personne ne regarde de près ce qui tape. Avec le dernier poisson, la barque remonte d’un coup. L’équipage y perd le pain d’un mois, et vous l’usage de votre dos.
story-sea-cod-danger-b = En ouvrir un.
story-sea-cod-danger-b-result = Dedans, une pièce, très ancienne, et une autre dans le suivant. Vous en avez ouvert sept quand vous vient la question de savoir qui l’on payait ainsi. Alors les coups cessent, tous à la fois, et sous la quille quelque chose écoute.

story-sea-light = Du pain, dit le feu
story-sea-light-intro = En plein jour, un feu sur la montagne vous fait signe : long, court, long. L’homme de barre a appris le code tout gamin et il épelle. Du pain, dit le feu. Puis : s’il vous plaît. C’est Ottkel, qui garde le feu d’alarme contre les pillards. En douze ans il n’en est pas venu un, et le jarl, un beau jour, a oublié la barque aux vivres. Le feu reprend. « Des oignons aussi », lit l’homme de barre.
story-sea-light-a = Répondre qu’on lui en apportera.
story-sea-light-a-result = Un couvercle de casserole donne la réponse : on vient, oignons compris. Le feu s’affole, ce n’est plus que charabia. Puis, lentement : venez de jour. Et encore : de jour. Là, l’homme de barre cesse d’épeler.
story-sea-light-b = Demander ce qu’il voit de là-haut.
story-sea-light-b-result = Il voit tout, et jamais on ne lui a rien demandé. Long, court, long : quelle plage n’a plus de mouettes depuis hier, et ce qui y est monté à quatre pattes. Vous lui envoyez une miche en tonneau à travers les brisants, et une petite silhouette dévale les rochers.

story-sea-light-danger = Deux feux
story-sea-light-danger-intro = Dans le noir, deux feux brûlent sur la montagne où il n’y en a qu’un. Tous deux disent le même mot : ici. L’homme de barre connaît la main du gardien. Celui de gauche bégaie comme Ottkel, dit-il, celui de droite est trop net. Mais celui de gauche est juste au-dessus du récif. Il regarde l’un, puis l’autre, et le ressac se rapproche.
story-sea-light-danger-a = Gouverner sur celui qui bégaie.
story-sea-light-danger-a-result = Vous faites confiance à une mauvaise main, et vous vous cramponnez. Entre les dents du récif il y a une passe, tout juste, si le courant le veut bien. De la montagne, un homme crie : à gauche, à gauche, jusqu’à ce que sa voix se brise.
story-sea-light-danger-a-band-1 = Il ne le veut pas. Vous ressortez des dents à reculons, entiers, la proue vers d’où vous veniez.
story-sea-light-danger-a-band-2 = Il le veut bien. Vous filez comme un pépin, et là-haut le feu bégaie : du pain, la prochaine fois.
story-sea-light-danger-b = Gouverner sur le plus net.
story-sea-light-danger-b-result = Il parle sans une faute jusqu’à ce que vous touchiez, puis s’éteint. Vous vous dégagez à coups d’épaules et de rames. Là-haut, près des braises, une chose maigre et grise, accroupie, apprend de vous un nouveau mot : au secours.

story-sea-bottle = À qui repêchera ceci
story-sea-bottle-intro = « À qui repêchera ceci. Je vais bien. Le feu brûle. La chèvre est morte et je ne l’ai dit à personne, vu qu’il n’y a personne. Si vous passez sous la montagne, levez la tête ; je salue chaque voile, par principe. Du pain ferait plaisir. Y a-t-il encore des guerres ? Ottkel, gardien du feu. » Le bouchon est taillé en forme de chèvre. L’équipage veut savoir si vous répondrez.
story-sea-bottle-a = Répondre et remettre à l’eau.
story-sea-bottle-a-result = Vous écrivez qu’il y a encore des guerres, qu’il n’a rien manqué et que quelqu’un l’a vu saluer. L’équipage ajoute des amitiés, le cuisinier une recette. Ensuite ils rament la tête haute et regardent chaque colline.
story-sea-bottle-b = Lui porter son pain.
story-sea-bottle-b-result = Le cuisinier vous donne deux miches, et des oignons par-dessus le marché. En tenant la lettre à la lumière, vous trouvez une ligne de plus sous le nom, petite, pressée : venez de jour.

story-sea-bottle-danger = La centième bouteille
story-sea-bottle-danger-intro = Des bouteilles de tous côtés, tout un champ, qui tintent. L’équipage en repêche. Je vais bien. Je vais bien. Je ne suis plus seul. Nous sommes deux, et il apprend vite. Ne venez pas. Il a appris à écrire. Les dernières sont d’une autre main, très nette, et disent toutes la même chose : venez, amenez tout le monde, il y a du pain.
story-sea-bottle-danger-a = Vous frayer un passage.
story-sea-bottle-danger-a-result = Le verre grince sur les deux bords et taillade ce qui pend au-dehors, dont un de vos sacs. Mais le champ a une traîne, et la traîne monte vers la montagne. Vous savez maintenant où vit cette chose.
story-sea-bottle-danger-b = Faire demi-tour aussitôt.
story-sea-bottle-danger-b-result = Personne ne dit mot pendant que le navire vire. Les bouteilles vous suivent un bon mille, jusqu’à ce que le vent s’en lasse. Au port, l’équipage ne boit plus qu’au tonneau, et vous offre la première tournée.

story-sea-law = La femme qui est la loi
story-sea-law-intro = Thyra est la loi des îles : quatre cents maximes, toutes dans sa tête, car nul ne les a jamais écrites. Elle est aveugle, a plus de quatre-vingts ans, et on la mène de querelle en querelle. Depuis peu, il y a des trous. Hier, à Eyna, elle s’est arrêtée au milieu de l’héritage, et les héritiers ont attendu jusqu’à la nuit. Elle cherche quelqu’un pour porter une maxime ou deux, en attendant un élève.
story-sea-law-a = En porter une pour elle.
story-sea-law-a-result = De sa voix de râpe, elle vous la glisse à l’oreille : ce que l’on doit à l’invité qui porte malheur. Vous la répétez jusqu’à ce qu’elle tienne. Elle pèse plus qu’il n’y paraît. Avant la pleine lune on juge dans la forêt, et là elle vous la demandera.
story-sea-law-b = Lui faire juger une dette envers vous.
story-sea-law-b-result = Un patron vous doit un noyeur depuis le printemps. Thyra vous entend tous deux, des heures durant, avec tous les précédents, et vous donne raison. Il paie sur-le-champ. Avoir raison prend, semble-t-il, toute la journée.

story-sea-law-danger = La loi à l’abordage
story-sea-law-danger-intro = Des pillards franchissent les deux bastingages. Thyra, qui dit la loi, lève la main sur sa caisse de harengs et commence : de la prise des navires, et de ce qui est dû pour elle. Ils s’arrêtent, une jambe à bord, car tout le monde ici a grandi sous cette voix. Mais la maxime est longue. Voici bientôt le passage où il y a un trou, et leur chef s’est mis à remuer les lèvres avec elle.
story-sea-law-danger-a = Payer avant qu’elle n’hésite.
story-sea-law-danger-a-result = Vous tendez votre bourse au milieu de la phrase. Le chef la prend, soulagé ; lui non plus ne savait pas la suite. Ils repartent sur la pointe des pieds. Thyra l’a remarqué et vous tourne le dos jusqu’au soir.
story-sea-law-danger-b = Lui souffler n’importe quoi.
story-sea-law-danger-b-result = Vous soufflez la première chose qui sonne ancien : et il le rendra avec un bœuf. Thyra le dit tout haut, sans ciller. Ils se regardent. Tout dépend maintenant de savoir si l’un d’eux a jamais payé avec un bœuf.
story-sea-law-danger-b-band-1 = L’un l’a fait, et c’était une vache. Il vous explique la différence longuement, du plat de la hache.
story-sea-law-danger-b-band-2 = L’un a un oncle qui l’aurait fait. Ils en débattent sur votre pont, et vous êtes au milieu.
story-sea-law-danger-b-band-3 = L’un l’a fait, et il le jure. Ils comptent les rames cassées à l’abordage et posent le prix d’un bœuf sur la caisse de harengs.

story-sea-rescued = À qui est cet homme ?
story-sea-rescued-intro = Deux barques de pêche se disputent un naufragé, l’une par les bras, l’autre par les jambes. Qui sauve un homme de la mer a son travail pour la vie ; c’est la loi, et personne ne lui veut de mal. Il dormirait près du poêle, crie l’une. Chez nous il aurait de la viande aux fêtes, crie l’autre. L’homme a la bouche pleine d’eau. Il vous regarde.
story-sea-rescued-a = Donner raison à qui l’a vu d’abord.
story-sea-rescued-a-result = C’est la barque aux bras. On vous remercie en espèces, on l’enroule dans trois couvertures et on lui demande ce qu’il sait faire. Maître à danser, dit-il. Le silence tombe sur les deux barques. Vous filez avant qu’on vous redemande de juger.
story-sea-rescued-b = Demander à l’homme ce qu’il veut.
story-sea-rescued-b-result = Il veut rentrer chez sa femme. La loi ne l’a pas prévu ; l’affaire ira donc devant la haute cour, dans les montagnes, avec votre témoignage. On le pose exactement au milieu, et chaque barque donne une couverture.

story-sea-rescued-danger = Des mains dans l’eau
story-sea-rescued-danger-intro = Un navire a sombré ici il y a moins d’une heure. Neuf personnes s’accrochent à des planches, à des tonneaux, et appellent. La barque en portera quatre de plus, dit le second, cinq s’ils ne respirent pas ; et selon la loi des îles, chaque repêché est à vous pour la vie, nourri et vêtu. Les rames sont levées. Là-bas, quelqu’un tient un enfant à bout de bras.
story-sea-rescued-danger-a = Prendre tout le monde et jeter la cargaison.
story-sea-rescued-danger-a-result = Tout ce sur quoi personne n’est debout passe par-dessus bord, votre bourse aussi, et la barque est posée sur la mer comme une assiette pleine. On écope au chapeau tout du long. À terre, vous leur dites qu’ils ne sont à personne. Ils montent tout de même votre sac à l’auberge.
story-sea-rescued-danger-b = Prendre l’enfant et quatre autres.
story-sea-rescued-danger-b-result = Vous choisissez. Cela dure le temps de montrer cinq fois du doigt. Puis on rame, et à votre cri toutes les barques du port sortent, et elles rapportent des tonneaux. L’enfant dort sur vos genoux, et vous ne bougez pas jusqu’au matin.

story-sea-last-words = Dites-le mieux
story-sea-last-words-intro = La vergue est tombée sur un rameur, et il sait où il en est. Il voudrait une lettre pour sa femme. Que l’argent du toit est dans la botte. Qu’il était assuré, chez un certain Dray, à Novigrad. Qu’il a été un porc, ces dernières années, et que ce n’était pas mieux avec la femme de l’autre île. Il vous regarde. « Dites-le mieux », fait-il, et il meurt.
story-sea-last-words-a = Écrire ce qu’il a dit.
story-sea-last-words-a-result = Vous l’écrivez, porc compris, et le second signe que c’est vrai. Una lit deux fois, debout. « C’est bien lui », dit-elle. Sur l’argent du toit elle vous paie le voyage de Novigrad : ce Dray voudra le voir sur papier.
story-sea-last-words-b = Le dire mieux.
story-sea-last-words-b-result = Il a pensé à elle, écrivez-vous, et l’argent du toit est dans la botte. Una l’apprend par cœur et plie la feuille tout petit. Chez ce Dray, à Novigrad, il faudra la porter vous-même, dit-elle. Il demandera si c’étaient ses mots.

story-sea-last-words-danger = Un homme à la mer
story-sea-last-words-danger-intro = Une vague a emporté le chef de nage. Il dérive à l’arrière et crie, et ce n’est pas à l’aide. Il crie que l’argent est dans la botte, et dans laquelle, et qu’Una doit tout avoir ; c’est un homme consciencieux, il le crie encore. Par cette mer on ne peut pas virer, dit le second. Ce disant, il attache une corde à un tonneau.
story-sea-last-words-danger-a = Sauter après lui avec la corde.
story-sea-last-words-danger-a-result = C’est la troisième vague qui vous porte à lui. Il en est à la vache et à la bonne bêche. Le tonneau vous porte tous deux le temps qu’on le ramène, et vos genoux sont alors à quelqu’un d’autre. Quelqu’un a-t-il noté ? demande-t-il.
story-sea-last-words-danger-b = Tout noter, mot pour mot.
story-sea-last-words-danger-b-result = À genoux sur le pont, vous écrivez et criez en retour ce que vous avez : la botte, la gauche, la vache. Il lève un bras, il a compris. Puis il n’y a plus que la mer. L’encre vous reste sur la main toute la journée du lendemain.

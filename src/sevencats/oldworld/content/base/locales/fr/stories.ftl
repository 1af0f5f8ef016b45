# Cartes d'exploration. Une carte a un titre, ce qu'on lit à voix haute (-intro), ses options (-a, -b)
# et, pour chacune, ce qui en résulte (-a-result ...), que personne ne voit avant le choix.

## Ville

story-city-lamplighter = La dixième lanterne
story-city-lamplighter-intro = Neuf lanternes brûlent ruelle des Tanneurs. La dixième s'éteint chaque nuit et, la semaine dernière, l'allumeur s'est éteint avec elle. Son remplaçant est assis sur les marches, un bidon plein sur les genoux, et n'a aucune intention de bouger. « Allumez-la pour moi, dit-il, et ma paie est à vous. »
story-city-lamplighter-a = Prendre le bidon et y aller.
story-city-lamplighter-a-result = Quelque chose de froid s'appuie contre vous quand la mèche prend, puis recule devant la lumière. L'allumeur paie les yeux fermés.
story-city-lamplighter-b = Demander ce que les autres ont vu avant de fuir.
story-city-lamplighter-b-result = Rien, disent-ils, mais ça avait des dents. Et ça ne niche pas dans la ruelle : l'huile vient des bois, et quelque chose a voyagé avec les tonneaux.

story-city-bookbinder = Une belle reliure
story-city-bookbinder-intro = Le relieur vous montre un herbier plus vieux que la ville. Les pages sont saines ; le cuir est humain, et tatoué. « Le dos d'un savant, dit-il. C'est dans son testament, il y tenait. » Les marges sont pleines de recettes, d'une écriture que vous croyez presque reconnaître.
story-city-bookbinder-a = Échanger vos notes contre une nuit avec le livre.
story-city-bookbinder-a-result = Au matin, vous connaissez trois nouveaux usages de l'aconit, et un du relieur. Ce dernier, vous le gardez pour vous.
story-city-bookbinder-b = Ne lire que la reliure.
story-city-bookbinder-b-result = Une carte de veines, une liste de dettes, une bénédiction. Drôle de lecture, mais vous repartez la tête claire et le pied léger.

story-city-gallows = Un pendu bavard
story-city-gallows-intro = L'homme au gibet du marché parle depuis jeudi, du temps qu'il fait surtout. Le bourreau voudrait qu'il se taise avant la foire. Le pendu, à ce qu'il semble, ne veut qu'un peu de compagnie, et il sait où il a caché son sac.
story-city-gallows-a = Le décrocher et parler du sac.
story-city-gallows-a-result = Il tend un bras raide. Le sac en valait-il la peine ? Tout dépend de ce qui dormait encore dans le trou.
story-city-gallows-b = Apprendre les nœuds du bourreau.
story-city-gallows-b-result = Vous oubliez un tour que vous n'avez jamais aimé et en apprenez un meilleur. Sur l'un comme sur l'autre, le mort a son avis.

story-city-ratcatcher = La grève des chasseurs de rats
story-city-ratcatcher-intro = Les chasseurs de rats du port ont posé leurs pièges. Il n'y a plus de rats : quelque chose, dans les égouts, les a mangés et s'essaie maintenant aux chiens. Le maître de la guilde achète tout ce qui empoisonne, et paiera mieux, un jour, celui qui descendra en personne.
story-city-ratcatcher-a = Lui vendre une fiole et le laisser verser.
story-city-ratcatcher-a-result = L'égout hoquette une fumée verte, puis se tait. Le maître compte les pièces, dos au vent.
story-city-ratcatcher-b = Aller voir ces égouts vous-même.
story-city-ratcatcher-b-result = Les traces sont larges, humides et nombreuses. Elles passent sous le mur et filent vers l'eau, où il faudra bien que quelqu'un les suive.

story-city-fencing-master = Une seule leçon
story-city-fencing-master-intro = Le maître d'armes enseigne aux fils de marchands l'art de perdre avec grâce. Il a un bras, deux duels sur la conscience et peu d'estime pour votre métier. « Vous taillez tous comme des bouchers, dit-il. Pour deux pièces, je vous montre comment on fait en société. »
story-city-fencing-master-a = Payer la leçon.
story-city-fencing-master-a-result = Il lui faut une minute pour vous mettre sur le dos et une heure pour vous dire pourquoi. Ça valait chaque pièce.
story-city-fencing-master-b = Croiser plutôt le fer avec son pire élève.
story-city-fencing-master-b-result = Le garçon n'a qu'une bonne feinte. Vous laissez là une mauvaise habitude et emportez la feinte.

story-city-wake = Veillée pour un vivant
story-city-wake-intro = On enterre Radek le portefaix, qui préside la table et mange de bon appétit. Le prêtre est payé, la fosse est creusée, et les créanciers ne poursuivent pas les tombes. Il vous demande seulement, en tant qu'expert, de confirmer.
story-city-wake-a = Le déclarer mort et rester pour la soupe.
story-city-wake-a-result = Vous signez d'une croix. La soupe est bonne, la veuve généreuse, et le défunt vous raccompagne à la porte.
story-city-wake-b = Demander ce que laisse le mort.
story-city-wake-b-result = Ses bottes : les meilleures de trois duchés, mises en gage chez un homme des montagnes. Un cadavre, fait remarquer Radek, peut difficilement aller les chercher.

story-city-pillory = Le violoneux au pilori
story-city-pillory-intro = Un violoneux est au pilori pour une chanson sur la femme du bourgmestre. La chanson était exacte, ce qui n'a rien arrangé. On le détachera ce soir, on le chassera demain à l'aube, et il a entendu tout ce qui s'est raconté sur la route ce mois-ci.
story-city-pillory-a = Parler de monstres.
story-city-pillory-a-result = Il vous fredonne où la bête chasse, comment elle marche et dans quel ton elle hurle. On vous a déjà renseigné plus mal.
story-city-pillory-b = Parler de lui.
story-city-pillory-b-result = Il lui faut un bois tranquille, une pièce pour des cordes et quelqu'un de costaud à côté de qui se tenir. Vous promettez d'y réfléchir, là-bas.

story-city-apothecary = L'étagère du milieu
story-city-apothecary-intro = L'apothicaire est morte à midi, et les héritiers n'ont pas encore trouvé les clés. L'apprenti, si. Il a douze ans, un grand calme, et vend au poids. « Le fort à gauche, le faible à droite, chuchote-t-il. Celle du milieu, je n'y toucherais pas. Elle y a touché. »
story-city-apothecary-a = Remplir votre sac, et vite.
story-city-apothecary-a-result = Vous sortez par la fenêtre avec plus de verre que d'élégance. Semer les héritiers vous prend la soirée.
story-city-apothecary-b = Troquer une fiole contre l'étagère du milieu.
story-city-apothecary-b-result = Un goût de poivre et d'orage. Vous vous réveillez par terre, en progrès là où c'était le plus urgent. Le garçon a pris des notes.

story-city-bell = La cloche sans clocher
story-city-bell-intro = La cloche du temple incendié sonne la nuit, bien qu'elle n'ait ni corde, ni battant, ni même, depuis le feu, de clocher. Les gens paient cher pour dormir dans la ville voisine. Sous les gravats, le bronze bourdonne encore quand on y pose la main.
story-city-bell-a = Laisser votre main où elle est.
story-city-bell-a-result = Le bourdon vous traverse les os comme s'il y cherchait quelque chose. Il prend ou il laisse : vous ne le saurez qu'au silence.
story-city-bell-b = Chercher où elle fut fondue.
story-city-bell-b-result = La marque, sur le bord, est celle d'une fonderie des montagnes. On l'a fermée en hâte, dit-on, sans éteindre le four.

story-city-debtor = Les dettes d'autrui
story-city-debtor-intro = Un usurier vous engage pour faire peur à un débiteur. Le débiteur, un cirier au pied bot, a déjà engagé trois cousins pour faire peur à l'usurier. Tout le monde se retrouve dans le même escalier étroit, et nul ne peut faire demi-tour.
story-city-debtor-a = Gagner votre salaire dans l'escalier.
story-city-debtor-a-result = Les cousins se battent comme des cousins. Pour finir, les deux partis vous paient pour partir.
story-city-debtor-b = Demander qui d'autre achète de telles dettes.
story-city-debtor-b-result = Une maison de Novigrad les prend au sac et ne réclame jamais l'argent. Elle réclame autre chose. Vous aimeriez bien voir cette maison.

story-city-puppets = La marionnette balafrée
story-city-puppets-intro = La pièce parle de vous : la cicatrice, la démarche, jusqu'à votre façon de regarder les portes. La marionnette gagne tous ses combats, et les enfants la huent quand même. Derrière le rideau, une vieille tire les fils sans regarder.
story-city-puppets-a = La payer pour savoir d'où elle le tient.
story-city-puppets-a-result = Elle noue un fil à chacun de vos doigts et tire. Vous en apprenez plus sur vos mains qu'en dix hivers d'exercice.
story-city-puppets-b = Réclamer votre part de la recette.
story-city-puppets-b-result = Elle paie sans un mot. À la séance du soir, dit-on, la marionnette est avare et en meurt. Les enfants applaudissent enfin.

story-city-pit = La fosse
story-city-pit-intro = Derrière l'abattoir, des hommes se cognent pour de l'argent, et d'autres regardent. Le champion du soir est à moitié troll par sa mère, à l'en croire. Le palefrenier qui tient les paris n'a jamais vu perdre un sorceleur ici : on n'en a jamais laissé entrer.
story-city-pit-a = Affronter le champion.
story-city-pit-a-result = Il frappe comme une porte dans la tempête. Ce que vous rapporterez dépend de ce que vous saviez déjà.
story-city-pit-b = Parler au palefrenier.
story-city-pit-b-result = Il n'a pas un sou à lui, mais un oncle dans les montagnes, qui élève des chevaux et n'arrive pas à monter la grise. Personne n'y arrive.

## Contrées sauvages

story-wilds-ferryman = On ne passe pas aujourd'hui
story-wilds-ferryman-intro = Le passeur ne traversera pas aujourd'hui. Depuis trois nuits, quelque chose fait un nœud à sa corde, sous l'eau. Et sur l'autre rive attend un passager qui n'a pas bougé depuis dimanche et qui a payé d'avance, en très vieille monnaie.
story-wilds-ferryman-a = S'occuper de la corde.
story-wilds-ferryman-a-result = Ce qui fait de tels nœuds a des doigts, beaucoup de doigts, et de la patience. Vous marquez l'endroit où le courant remonte.
story-wilds-ferryman-b = S'occuper du passager.
story-wilds-ferryman-b-result = Il est sec, poli, et mort depuis longtemps. Des amis à lui jouent aux dés dans un bois, et il détesterait être en retard. La mise, précise-t-il, est d'une pièce.

story-wilds-beehives = Le miel de nuit
story-wilds-beehives-intro = Les abeilles de cette vallée se sont mises à voler la nuit, et leur miel luit. L'apiculteur, enflé au double de sa taille et d'excellente humeur, jure qu'il guérit tout, sauf des abeilles. « Servez-vous, dit-il. Je ne sens plus mes mains. »
story-wilds-beehives-a = Plonger le bras dans les ruches.
story-wilds-beehives-a-result = Elles arrivent en colonnes, comme l'infanterie. Plus tard, en retirant les dards de votre harnois, vous comptez les fioles, content.
story-wilds-beehives-b = Lui vendre vos gants de rechange.
story-wilds-beehives-b-result = Il paie aussitôt et les enfile à l'envers. Vous vous quittez bons amis, quoique d'assez loin.

story-wilds-scarecrow = L'épouvantail
story-wilds-scarecrow-intro = Un champ, un épouvantail, pas de corbeaux. Pas de souris non plus, pas un scarabée, et l'orge s'est écartée de lui en cercle. Il porte un bon manteau, avec quelque chose de lourd dans la poche. Pour autant que vous puissiez en juger, il ne vous a pas encore regardé.
story-wilds-scarecrow-a = Glisser la main dans la poche.
story-wilds-scarecrow-a-result = Des doigts de paille se ferment sur les vôtres, secs et vifs. Ils lâchent prise, comme si quelque chose venait d'être décidé.
story-wilds-scarecrow-b = En faire le tour et lire le sol.
story-wilds-scarecrow-b-result = Les empreintes viennent jusqu'au cercle, s'arrêtent, réfléchissent et le contournent. Vous savez ce qui chasse ici, et de quoi cela a peur.

story-wilds-charcoal = Cinq meules, quatre hommes
story-wilds-charcoal-intro = Cinq meules à charbon, quatre charbonniers. Le cinquième s'est glissé dedans pour voir au feu, et de petites mains ont refermé la motte derrière lui. Les autres continuent d'alimenter, parce que le bois est payé, et à cause des coups.
story-wilds-charcoal-a = Promettre de vider le nid.
story-wilds-charcoal-a-result = Les nekkers aiment la chaleur. Ils ont creusé d'une meule à l'autre et loin sous les arbres. Il vous faudra du jour, et un sol ferme sous les pieds.
story-wilds-charcoal-b = Faire le travail du disparu, pour sa paie.
story-wilds-charcoal-b-result = Un jour de fumée pour un jour de solde. Personne ne parle des coups et, le soir venu, vous non plus.

story-wilds-chapel = Le puits de l'ermite
story-wilds-chapel-intro = La chapelle de l'ermite a perdu son toit et son dieu, mais le puits attire encore les pèlerins. Il rend le double de ce qu'on y jette, explique l'ermite, seulement jamais la même chose. Une fois, il y a jeté ses dents. Il ne le conseille pas.
story-wilds-chapel-a = Verser une potion dans le puits.
story-wilds-chapel-a-result = L'eau noircit, puis s'éclaircit. Vous buvez, et un geste répété depuis des années vous vient enfin sans effort.
story-wilds-chapel-b = Monter jusqu'à la source.
story-wilds-chapel-b-result = Elle jaillit haut dans les rochers, parmi des pierres tachées de sept couleurs. Là-haut, quelqu'un rince des bouteilles, ou en rinçait.

story-wilds-hound = La chienne du mort
story-wilds-hound-intro = Une chienne veille un chasseur mort et, depuis une semaine, rien n'a osé toucher au corps. Elle n'est plus que côtes et crocs. Quand vous approchez, elle ne grogne pas : elle mesure la distance. Visiblement, ce n'est pas la première fois.
story-wilds-hound-a = La laisser en paix, et laisser votre odeur.
story-wilds-hound-a-result = Cette nuit-là, des yeux brillent au bord de votre feu. Elle attend une meilleure offre, et ce serait bien que ce soit de la viande.
story-wilds-hound-b = Prendre la cotte du mort.
story-wilds-hound-b-result = C'est une bonne cotte. Passer devant la chienne avec vous coûte une manche, un peu de peau et ce que vous teniez dans l'autre main.

story-wilds-poacher = La tête en bas
story-wilds-poacher-intro = Le braconnier pend par un pied à son propre collet et fait comme si de rien n'était. Pour descendre, il offre soit l'endroit où il a vu la bête que vous cherchez, soit celui où il a coulé son arbalète. « L'un ou l'autre, dit-il. Faut bien vivre. »
story-wilds-poacher-a = La bête.
story-wilds-poacher-a-result = Il dessine dans la terre, à l'envers : un creux, un chêne abattu, des os. Vous coupez la corde avant qu'il ait fini. Il retombe mal.
story-wilds-poacher-b = L'arbalète.
story-wilds-poacher-b-result = « Sous un ponton, dans une toile huilée », dit-il ; et, après que vous l'avez laissé se balancer un peu, il dit aussi lequel.

story-wilds-mushrooms = Affaire de dose
story-wilds-mushrooms-intro = Le panier de la cueilleuse est plein de chapeaux rouges auxquels nul n'oserait toucher. Elle les sèche, les pile et les mange à la nouvelle lune ; elle a enterré quatre maris. « Tout est affaire de dose, dit-elle. Ils n'écoutaient jamais. »
story-wilds-mushrooms-a = En goûter une pincée.
story-wilds-mushrooms-a-result = Les arbres prennent une inspiration. Vous vous asseyez avec précaution et attendez que le monde dise ce qu'il veut.
story-wilds-mushrooms-b = Échanger un tour à vous contre un des siens.
story-wilds-mushrooms-b-result = Le vôtre lui servira, dit-elle sans sourire. Ce qu'elle vous montre en retour, vous vous en servirez toute votre vie.

story-wilds-cairn = Le cairn aux deux visages
story-wilds-cairn-intro = Le cairn a deux visages. Côté montagne, on l'a monté pierre à pierre, en prenant son temps ; côté mer, ce n'est qu'un tas, ouvert à la hâte, de l'intérieur. Un cercle de pieux de fer tient les bergers à distance.
story-wilds-cairn-a = Suivre ceux qui l'ont bâti.
story-wilds-cairn-a-result = Les pierres viennent d'une carrière dont le nom a été martelé sur toutes les bornes. La route existe encore, si cela ne vous gêne pas d'y être seul.
story-wilds-cairn-b = Suivre ce qui en est sorti.
story-wilds-cairn-b-result = Les traces ont cent ans et sont parfaitement nettes. Elles mènent à Kaer Seren et s'arrêtent au pied d'un mur qui a retenu plus qu'il n'était prévu.

story-wilds-huntsman = Le feu du veneur
story-wilds-huntsman-intro = Un veneur partage son feu sans demander votre nom. Depuis trente ans il poursuit le même cerf et, en chemin, il a croisé à peu près tout le reste. Il lutte aussi, dit-il en vous examinant comme un homme qui achète un cheval.
story-wilds-huntsman-a = Lutter avec lui.
story-wilds-huntsman-a-result = Il vous jette à terre jusqu'au coucher de la lune, et chaque fois vous dit pourquoi. Vous vous levez tard, courbatu et meilleur.
story-wilds-huntsman-b = Acheter ses cartes.
story-wilds-huntsman-b-result = Elles sont tracées sur de l'écorce, et la moitié ne montre que le cerf. L'autre moitié est excellente.

story-wilds-midwife = La sage-femme s'en va
story-wilds-midwife-intro = Une sage-femme presse le pas au crépuscule. Elle a mis au monde une chose qu'elle ne décrira pas, chez une mère qui n'en fut pas ravie, et quitte le pays. Quelqu'un devrait s'occuper de celle qui tenait la lampe, dit-elle. Ce ne sera pas elle.
story-wilds-midwife-a = Demander où est partie cette femme.
story-wilds-midwife-a-result = Vers l'eau, comme on fait. Elle connaît les herbes et garde son sang-froid, deux choses rares. Un peu de compagnie lui plairait peut-être.
story-wilds-midwife-b = Escorter la sage-femme jusqu'au carrefour.
story-wilds-midwife-b-result = Elle parle tout du long, pour éloigner les choses. Au carrefour elle paie, en pièces et en verre, et ne se retourne pas.

story-wilds-stone = La pierre qui écoute
story-wilds-stone-intro = La pierre levée écoute. Les villageois lui disent leurs fautes et laissent une pièce pour qu'elle les garde. Depuis peu elle les répète, la nuit, avec leurs propres voix, et deux mariages y sont restés. On aimerait que vous lui disiez un mot.
story-wilds-stone-a = Payer son prix et lui dire une chose vraie.
story-wilds-stone-a-result = Elle se tait longtemps. Puis elle vous décrit la seule chose que vous sachiez faire, faite comme il faut, lentement, comme à un enfant.
story-wilds-stone-b = Crier plus fort qu'elle.
story-wilds-stone-b-result = Vous criez jusqu'à ne plus avoir de quoi croire. La pierre garde tout. Dans le silence il reste une petite idée neuve.

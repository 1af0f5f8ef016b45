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

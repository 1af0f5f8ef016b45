# Événements du Pack d'aventures qui commencent en ville.

event-57-title = En l’affaire Radek
event-57-intro = La halle aux grains de Wyzima est comble. La société a apporté un cercueil, pour montrer qu’il n’y est pas. Radek a amené sa veuve, qui jure qu’il ne lui sert plus à rien depuis la veillée, et que c’est bien la preuve. Le président a quatre-vingt-dix ans et s’est endormi, ou nous a précédés. On vous appelle à la barre, en col propre.
event-57-a = Jurer, et le faire mettre à l’épreuve.
event-57-a-result = La cour reçoit votre serment et ordonne l’épreuve d’usage, puisqu’un mort n’en souffre pas. On apporte une bougie et une aiguille ; puis l’huissier, qui connaît Radek d’avant, ressort et fait prévenir la cuisine.
event-57-b = Proposer un accommodement.
event-57-b-result = Le soir, tout est réglé : Radek doit tout à la société, payable à son décès. Chacun est content. Dans l’escalier seulement, l’un des créanciers s’arrête et se met à compter sur ses doigts. À cette heure, les deux parties ont payé vos frais.

event-58-title = L’épreuve du rôti
event-58-intro = La bougie ne lui fait rien. L’aiguille ne lui fait rien, quoique ses yeux se mouillent. Puis on apporte le rôti, avec sa croûte, on le lui tient sous le nez, et tout Wyzima se penche pour voir si le mort avale sa salive. Radek regarde le plafond. Dans le silence, son estomac dit un seul mot, long et fort distinct.
event-58-band-1 = « Vivant ! » crie la société, et l’on se rue sur lui. Vous le sortez par la fenêtre, rôti compris, et il vous en coûte ce que vous aviez en main. Derrière le grenier, il partage la croûte avec vous. Par prudence, il est mort une seconde fois.
event-58-band-2 = « Des gaz », dites-vous, d’un ton d’expert. La cour a siégé assez d’étés pour opiner. La plainte est rejetée, vos honoraires sont pris sur la caution de la société, et le rôti est inscrit aux dépens.
event-58-band-3 = Le juge s’éveille au bruit, le prend pour la sentence et signe. Nul n’ose le détromper. Radek est mort par décret, dans toutes les provinces et pour toujours ; on vous paie sur-le-champ ; et il y a, comme promis, un déjeuner, jusqu’à l’heure des lampes.

event-59-title = Le concours de Beauclair
event-59-intro = Sous les vélums de Beauclair, les étudiants chantent d’abord, avec les ailes, et des dames pleurent dans les melons. Puis Tibor s’avance, avec les deux cordes qui lui restent. Il chante ce qui fut : la boue, l’attente, les gages. Au milieu, il perd les paroles, parce qu’elles sont vraies et qu’il y a tant de monde. Il vous regarde. Le reste, il faudra que vous le leur montriez.
event-59-band-1 = La seule chose que vous fassiez bien, vous la montrez, et les melons se renversent. On est poli à Beauclair, et il y a un petit prix pour chacun. Tibor vous en donne la moitié et regarde ses souliers en comptant.
event-59-band-2 = Vous refaites le combat tel qu’il fut, dans le sable, sans adversaire, et Tibor retrouve l’air en regardant vos pieds. Ce n’est pas un triomphe. Mais, au fond, les vieux soldats se lèvent un à un et, après, ils donnent ce qu’ils ont sur eux.
event-59-band-3 = Quand vous avez fini, nul ne pleure, et nul ne bouge jusqu’à ce que, quelque part, un verre tombe. Tibor laisse partir seule la dernière note. À lui la plume d’or, à vous la bourse. Ce que vous leur avez montré, vous le comprenez enfin.

event-60-title = Le moule à boutons
event-60-intro = Le colporteur vit dans une grotte, et la cloche aussi. Il ne l’a pas volée, dit-il. Un soir elle était là, et lui a demandé de la mettre en morceaux, en petits, afin qu’elle sorte un peu et voie du monde. Il a un feu, une cuiller et un moule à boutons, et les deux mains brûlées. « Elle est si lasse qu’on la sonne, dit-il. Elle voudrait, une fois, qu’on la porte. »
event-60-a = La mener à une vraie forge.
event-60-a-result = À deux, avec son mulet, il vous faut tout le jour. Elle bourdonne tout le long de la descente, comme quelqu’un en promenade. Au bord de l’eau, dit le colporteur, il y a une forge qui fait des ancres. Là, on sait ce que c’est, quand une chose doit tenir.
event-60-b = L’enterrer.
event-60-b-result = Il faut creuser jusqu’à l’aube. Elle ne résiste pas. Elle bourdonne seulement plus bas à mesure que vient la terre, jusqu’à ce que vous la sentiez dans les talons et nulle part ailleurs, et c’est resté là : ce qui chancelait en vous est d’aplomb. Le colporteur dort deux jours.

event-61-title = La forge aux ancres
event-61-intro = Les forgerons d’ancres ont fondu pour des baleiniers et pour des rois, et ne s’étonnent guère. En une nuit, tout est fondu. Tant que le bronze coule, il se tait, et ils s’aperçoivent qu’ils ont ôté leurs bonnets. « Qu’est-ce que ce sera ? » demande le maître. Vous tendez le bras. Il le mesure avec une ficelle, du poignet au coude, et porte la ficelle à son oreille.
event-61-result = C’est une rondache au bord de cloche. Elle ne sonne pas ; elle accompagne. Chaque fois que vous esquivez avec elle, il y a entre vous et le monde un peu plus de bouclier que vous ne comptiez. Vous croyez qu’elle aime la compagnie.

event-62-title = La page
event-62-intro = Dans la pièce de devant, sombre, pend le registre. Vous trouvez la page à l’odeur de camphre : un rhume, rendu par erreur ; et au-dessus, de la même main soignée, tout ce qu’il leur a vendu d’autre quand il était jeune. La liste est longue. La voix de sa mère. Une façon de dévaler l’escalier. Le nom d’un chien. Au bas, quelqu’un a déjà tiré un trait au crayon.
event-62-a = Arracher toute la page.
event-62-a-result = Elle vient avec un bruit d’étoffe et, dans toute la maison, les portes s’ouvrent. Vous partez par le toit et y laissez des plumes. Le lendemain, il vous trouve. Il a dévalé l’escalier, dit-il, et il est tombé. Il rit, vous donne les économies de quarante ans, et les regarde à peine.
event-62-b = Arracher le rhume, et rien de plus.
event-62-b-result = C’est une bande étroite comme un doigt, et personne n’entend. Il vous remercie d’une voix prise. Tant que cela dure, il fait encore une chose : il cherche votre nom et raye une ligne écrite avant que vous sachiez marcher. Quelque chose vous revient, qui ne vous avait jamais manqué.

event-63-title = Le navire de grain
event-63-intro = Il entre avec la marée, sans pilote, et s’amarre tout seul. Il n’y a plus de grain à bord. Les rats descendent la passerelle deux par deux, s’asseyent en rangs sur le quai et vous regardent. Devant, il y en a un très vieux, blanc, avec un bouton de laiton au bout d’un fil, autour du cou. Il ôte le bouton, le pose à vos pieds et attend.
event-63-a = Le passer à votre cou et les mener.
event-63-a-result = À peine est-il à votre cou que quarante mille têtes se lèvent. Pour sa taille, il est lourd. Vous faites un pas, et tout le quai bouge. Il vous vient à l’esprit que nul n’a dit où on les a menés la dernière fois.
event-63-b = Le jeter dans le port.
event-63-b-result = Il coule. Les rats regardent les ronds jusqu’à ce qu’il n’y en ait plus, puis se regardent, et ne sont plus que des rats. Le maître du port vous paie pour avoir été ailleurs. À la nuit, les chats de trois comtés sont en route.

event-64-title = Quarante mille
event-64-intro = Ils vous suivent hors du port et le long de la vallée, avec un bruit de pluie sur un toit d’une lieue. Où que vous regardiez, il y a du blé, et ils le regardent aussi. Des paysans sortent avec des fourches. Une vieille crie pour savoir ce que vous comptez en faire, et il vaudrait mieux le savoir au prochain tournant. Ils font ce que vous pensez. Et vous n’avez pas déjeuné.
event-64-band-1 = Le pain vous traverse l’esprit, pas plus d’un souffle. Il en coûte sa récolte à un village, et à vous ce que vous teniez quand vous avez arraché le bouton. Ils s’égaillent dans les haies. La vieille ramasse sa fourche. Les explications, vous les lui laissez.
event-64-band-2 = Vous ne pensez à rien, de toutes vos forces, jusqu’à la lande sous les falaises, et là vous ôtez le bouton. Ils entrent sous terre. Au retour, vous voyez ce qui entre et sort encore sous ces falaises, et à quelles heures.
event-64-band-3 = Vous pensez à Quist. Le lendemain soir, ils sont en rangs devant la maison de la guilde ; d’une main tremblante, il en pose un sur la table, comme le veulent les statuts, et prie les autres de partir. Ils partent. La guilde vous les paie tous.
event-64-band-4 = Vous pensez à la mer, à un navire plein de grain, à une côte sans chats, et le leur faites penser. Ils rembarquent, et le navire prend le large. La vallée paie en argent. Vous avez tenu quarante mille volontés dans une main, et les avez reposées.

event-65-title = Janek, deux fois congédié
event-65-intro = Il s’est bâti une cabane, un foyer et, par habitude, une guérite, où il se tient. Il a réfléchi, dit-il. Il est mort, donc nul ne peut le tuer ; il a déserté, donc nul ne peut lui donner d’ordres. À l’armée, il a appris une seule chose qui serve. Il l’a apprise de la mauvaise main. Il aimerait mieux la faire pour quelqu’un que pour personne.
event-65-result = Il vous suit, à distance, et n’en fait qu’à sa tête. Mais quand vos forces s’épuisent et que votre main est presque vide, il surgit d’où il était et frappe une fois, du côté où rien ne l’attend.

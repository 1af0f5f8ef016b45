# Histoires de la ville du Pack d'aventures.

story-adventure-city-creditors = Radek et Compagnie
story-adventure-city-creditors-intro = Les créanciers de feu Radek ont fondé une société, avec un sceau. À l’assemblée générale, ils décident par onze voix contre une que le défunt est vivant ; cette voix est celle de Radek, qui a acheté une part et siège au dernier rang sous une fausse barbe. L’affaire ira devant la haute cour de Wyzima. Les deux parties veulent un avis d’expert. Les deux vous regardent.
story-adventure-city-creditors-a = Témoigner pour la société, sur-le-champ.
story-adventure-city-creditors-a-result = Vous dites au notaire ce que vous savez, et la société vous paie sur son capital, levé pour acheter une meilleure serrure à la tombe. Au dernier rang, la barbe s’est décollée d’un côté. Il vous fait signe, un peu triste, avec une brioche.
story-adventure-city-creditors-b = Témoigner pour le défunt, à Wyzima.
story-adventure-city-creditors-b-result = Radek vous saisit les deux mains. Il ne peut pas payer, étant mort, mais il y aura un déjeuner. La cour siège dans l’ancienne halle aux grains et entend les morts un jeudi sur deux. Apportez un col propre.

story-adventure-city-ballad = Chanté par d’autres
story-adventure-city-ballad-intro = À la taverne, trois étudiants chantent la ballade de Tibor sur vous, et ils la chantent de travers. Dans leur version, vous pleurez. Vous épousez aussi le griffon. Ensuite la salle se tait, et un tonnelier s’essuie les yeux. « Ça me prend chaque fois, dit-il, le passage des ailes. » Il y a un concours à Beauclair, disent les étudiants, et ils comptent le gagner.
story-adventure-city-ballad-a = Prendre votre part et vous taire.
story-adventure-city-ballad-a-result = Pleins de respect, ils partagent le chapeau avec vous et mendient des détails sur la noce. Vous leur en laissez deux. À la fin de la semaine, il y a un nouveau couplet et, dans la rue, de parfaits inconnus vous demandent comment va le griffon.
story-adventure-city-ballad-b = Prévenir Tibor et aller à Beauclair.
story-adventure-city-ballad-b-result = Il dort sous une charrette quand vous le lui dites. Il se redresse si vite qu’il se cogne à l’essieu. « Dans quel ton ? » demande-t-il. Vous le lui dites. Il marchera toute la nuit, et vous devez venir aussi, en chair et en os, avec un air de célibat.

story-adventure-city-bronze = Boutons de bronze
story-adventure-city-bronze-intro = La cloche du temple incendié a disparu. Elle pesait plus qu’une maison, et il n’y a pas de traces. Odila est debout dans les gravats vides, sa louche à la main. « C’était silencieux, cette nuit, dit-elle. Je n’ai pas dormi. » Au marché, un colporteur vend des boutons de bronze, pour presque rien. Quand on en tient un contre l’oreille, il bourdonne.
story-adventure-city-bronze-a = En acheter une poignée et écouter.
story-adventure-city-bronze-a-result = Une fois cousus, on apprend à les distinguer. Quand s’approche quelque chose qui n’est pas un homme, ils bourdonnent tous ensemble et vous tournent de ce côté par le manteau. Avec tant de sentinelles, vous dormez bien.
story-adventure-city-bronze-b = Suivre le colporteur.
story-adventure-city-bronze-b-result = À midi il a tout vendu et monte dans les montagnes, l’éventaire vide, comme un homme qu’on appelle. Vous lui laissez de l’avance. Odila a mis ses souliers. Puis elle les ôte et retourne à sa soupe.

story-adventure-city-bakery = La pâte
story-adventure-city-bakery-intro = Chez Hedda la boulangère, on fait la queue jusqu’au coin de la rue. Au fond, son père noue la pâte : le nœud coulant, le nœud de chaise, celui à treize tours qu’il n’a jamais eu l’occasion de faire. « Les gens aiment ça », dit maître Ruben, enfariné et heureux. Puis il baisse la voix. Mercredi, il y a une pendaison, un gamin, et pour la première fois de sa vie ses mains ne veulent pas.
story-adventure-city-bakery-a = Mettre un tablier et apprendre.
story-adventure-city-bakery-a-result = Une fournée est gâchée, puis une autre. Enfin vos doigts lâchent ce dont ils étaient sûrs et trouvent une prise qui cède quand il faut. Mercredi, Ruben est malade. Il a mangé, dit-il au magistrat, beaucoup trop des siens.
story-adventure-city-bakery-b = Le remplacer mercredi.
story-adventure-city-bakery-b-result = Vous nouez comme il vous l’a montré un jour, c’est vite fini, et l’on vous paie les gages du bourreau. Le reste du jour, vous vous lavez les mains. Sur l’appui de la boulangerie, quand vous passez, il y a un pain pour vous, tout simple.

story-adventure-city-cold = Le commis est enrhumé
story-adventure-city-cold-intro = Le commis de la maison de Novigrad a le nez rouge, et il cille. Il en a honte. « Il y a eu une erreur dans le registre, dit-il, et l’on m’a rendu une chose que je leur avais vendue il y a longtemps. C’est un rhume. J’avais tout oublié. On est au lit, et quelqu’un entre avec une soupe. » Il plie son mouchoir. Il aimerait le garder.
story-adventure-city-cold-a = Signaler l’erreur à la maison.
story-adventure-city-cold-a-result = Deux messieurs viennent le chercher, fort aimables, avec une petite boîte. Quand ils l’ont refermée, il se tient très droit. Il compte votre récompense, sable la quittance et demande si vous avez jamais songé à vous séparer de vos rhumes.
story-adventure-city-cold-b = L’aider à le garder.
story-adventure-city-cold-b-result = Il faudrait qu’une page du registre se perde, dit-il, et lui-même ne le peut pas : sa main la récrirait. Il vous dessine le chemin, à Novigrad. Puis il éternue, et se retourne pour voir si quelqu’un dira : à vos souhaits.

story-adventure-city-caravan = Voyageurs pour Cintra
story-adventure-city-caravan-intro = Une caravane part pour Cintra, et son chef prend de tout. « Les pèlerins devant. Le sel et la soie au milieu. Derrière la soie, ceux qui ne veulent pas être vus, et derrière ceux-là, ceux qui les cherchent ; ils paient pareil. » Il considère vos épées. « Et vous, où voulez-vous vous asseoir ? »
story-adventure-city-caravan-a = Avec ceux qui se cachent.
story-adventure-city-caravan-a-result = Un faussaire, une nonne et le mari de quelqu’un partagent votre couverture et, jusqu’à Cintra, nul ne dit son nom. À la descente, la nonne vous glisse une fiole. Elle n’a pas toujours été nonne, dit-elle, et ceci n’a pas toujours été de la soupe.
story-adventure-city-caravan-b = Avec ceux qui cherchent.
story-adventure-city-caravan-b-result = Vous faites une étape avec quatre hommes patients et une liste et, le soir venu, vous l’avez lue par-dessus leurs épaules. L’un des noms n’est pas celui d’un homme. Vous savez à présent où cela se terre le jour. Les clés de leur chariot, vous les laissez tomber dans un puits.

story-adventure-city-basket = Par-dessus le mur
story-adventure-city-basket-intro = Il y a la fièvre chez les tanneurs et, depuis dimanche, leur quartier est muré ; qui est dedans y reste. Un médecin descend de votre côté un panier, couvert, très léger. « Elle n’a pas de fièvre, crie-t-il. J’ai regardé trois fois. » Près de vous se tient le sergent Holl, et elle a entendu. « J’ai un ordre, dit Marta Holl, au sujet des paniers. »
story-adventure-city-basket-a = L’emporter par les égouts.
story-adventure-city-basket-a-result = Cela dure jusqu’au matin, dans l’eau jusqu’à la poitrine, parmi ce qui y vit, un bras tendu au-dessus de la tête. Les égouts gardent une bonne part de votre armure. Vous frappez à la première ferme où il y a de la lumière et, alors seulement, le bras redescend.
story-adventure-city-basket-b = Renvoyer le panier.
story-adventure-city-basket-b-result = Le médecin le prend, hoche la tête et ne vous regarde pas. Le lendemain, il en vient un autre, avec tous les remèdes qui lui restent, pour vous ; là-dedans, ils n’en auront plus besoin. Cette semaine-là, personne ne dort le long du mur.

story-adventure-city-academy = L’École de l’Oie
story-adventure-city-academy-intro = C’est écrit sur l’enseigne, au-dessus de la tannerie. Dans la cour, onze jeunes gens à l’épée de bois se font crier dessus par Kord, qui a une cicatrice neuve, sur l’autre joue. « Ils voulaient un sorceleur, chuchote-t-il, et vous n’étiez pas là. » Il leur a appris à courir, à se cacher et à hurler, et ils y sont vraiment très forts. Les frais sont payés jusqu’à la mi-été.
story-adventure-city-academy-a = Leur donner une vraie leçon.
story-adventure-city-academy-a-result = Vous leur montrez ce qu’une griffe fait d’une épée de bois, et de votre épaule, car l’un d’eux oublie de hurler. Le soir, neuf rentrent chez leur mère. Kord partage les frais avec vous avant d’avoir à les rendre.
story-adventure-city-academy-b = Vous joindre à eux un après-midi.
story-adventure-city-academy-b-result = Vous courez, vous vous cachez, vous hurlez à pleins poumons, comme on ne vous l’a jamais permis à votre propre école. Quelque chose qui pesait depuis des années sur votre poitrine se lève et s’en va. Cette nuit-là, vous dormez comme un enfant.

story-adventure-city-likeness = La ressemblance
story-adventure-city-likeness-intro = Le peintre fait les morts, pour les familles. Son dernier tableau montre une dame qu’il n’a jamais vue ; personne ne l’a commandé. Elle est debout devant une porte et, chaque matin, la porte est un peu plus ouverte. Demain, calcule-t-il, on verra qui est dans la chambre. Il a tourné le tableau contre le mur. C’est pire, dit-il, quand il est contre le mur.
story-adventure-city-likeness-a = Veiller auprès du tableau.
story-adventure-city-likeness-a-result = Vers le matin, on voit dedans. Quelqu’un s’y exerce à l’épée, lentement, de dos, et vous suivez coup pour coup. Quand la silhouette se retourne, vous avez jeté le drap dessus. Votre ancienne manière a disparu.
story-adventure-city-likeness-b = Peindre la porte fermée.
story-adventure-city-likeness-b-result = Sa main tremble trop ; vous le faites vous-même, avec un pinceau à clôtures. Elle ne vous quitte pas des yeux. Il vous paie d’une bouteille de ce qui lui sert à nettoyer sa palette. Les voisins achètent le tableau ; ils ont un mur, disent-ils, où il manque une porte.

story-adventure-city-sow = La Couronne contre une truie
story-adventure-city-sow-intro = On juge une truie pour avoir ensorcelé le meunier. Elle a un avocat, payé en navets, et une chaise. L’accusation dit qu’elle l’a regardé, et qu’il a alors avoué couper sa farine ; et que depuis il est gai, ce qui n’est pas naturel. Le juge voudrait savoir si quelqu’un, ici, s’entend à ces choses. C’est à votre médaillon qu’il le demande.
story-adventure-city-sow-a = Parler pour la truie.
story-adventure-city-sow-a-result = La cour apprend de vous à quoi ressemble une malédiction, ce qu’elle sent et ce qu’elle coûte, et plus on vous en a appris, mieux cela sonne. La truie est acquittée et sort sans se presser. À la porte, le meunier vous verse de ce qu’il cache derrière la farine. Il aimerait avouer encore deux ou trois choses.
story-adventure-city-sow-b = Vous agenouiller et la regarder.
story-adventure-city-sow-b-result = Le regard est long, et à la même hauteur. Cela fait quelque chose. Il vous revient des traces, vues sur la route, que vous aviez préféré ne pas voir et, cette fois, vous les voyez. La cour passe à table.

story-adventure-city-traps = Ils sont revenus
story-adventure-city-traps-intro = Les rats sont rentrés, tous en une nuit, et avec eux d’autres, à qui l’on avait dit combien c’était agréable. Maître Quist est debout sur une table. Un an il a attendu, il a graissé les pièges, et maintenant il y en a quarante mille. « Je n’en voulais qu’un », dit-il. Au port, ils embarquent sur un navire de grain, deux par deux.
story-adventure-city-traps-a = Aider la guilde à poser des pièges.
story-adventure-city-traps-a-result = Au dernier piège, vous avez les doigts bleus. Le soir, tous les pièges de la ville sont pleins, et il n’y paraît pas. Quist paie à la queue, en larmes, il ne sait lui-même lesquelles. Les chats sont partis à la campagne.
story-adventure-city-traps-b = Chercher où va le navire.
story-adventure-city-traps-b-result = Il sort avec la marée, bas sur l’eau, en couinant. Le capitaine s’est cloué dans sa cabine pour n’avoir rien vu. Où qu’il accoste, mieux vaudrait que quelqu’un soit sur le quai.

story-adventure-city-list = Le mauvais Janek
story-adventure-city-list-intro = Il y avait deux soldats de ce nom dans la compagnie, et c’est l’autre qui est mort. Celui-ci est rentré à pied. Il est dans la cuisine de sa mère, les pieds dans le baquet, et de temps en temps elle lui touche l’oreille, pour être sûre. Il n’a pas attendu son congé. Sur le seuil se tient le sergent Holl, avec la liste des déserteurs. On y lit Janek. On n’y lit pas lequel.
story-adventure-city-list-a = Lui dire que celui-ci est le mort.
story-adventure-city-list-a-result = « Alors je ne peux pas l’arrêter », dit Holl, bien soulagée, et elle le raye. Mais un mort ne peut pas s’asseoir à la fenêtre. Il se cachera dans la forêt jusqu’à ce que l’armée soit plus loin, et sa mère vous supplie d’aller l’y voir.
story-adventure-city-list-b = La laisser lire la liste.
story-adventure-city-list-b-result = Elle lit. Il se lève et s’essuie les pieds, l’un, puis l’autre. Il y a une prime pour les déserteurs, et Holl vous la met tout entière dans la main, pour ne pas l’avoir dans la sienne. Dans cette rue, nul ne vous demandera plus de lire une lettre.

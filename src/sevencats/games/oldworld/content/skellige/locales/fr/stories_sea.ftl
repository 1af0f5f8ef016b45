story-sea-salt = La barque au sel
story-sea-salt-intro = Une barque basse vous barre la route, chargée de sacs gris jusqu’au plat-bord. Son patron n’a ni pavillon ni hâte. Du sel, dit-il, et il regarde derrière vous l’eau vide où serait la barque des douanes. Jusqu’au prochain cap, il lui faudrait quelqu’un à l’air dangereux. Il vend aussi ce qu’il y a sous les sacs.
story-sea-salt-a = Vous tenir à la proue, l’air dangereux.
story-sea-salt-a-result = La douane arrive, vous voit et se découvre une affaire ailleurs. Il vous compte votre part deux fois dans la main, parce que ses doigts tremblent.
story-sea-salt-b = Acheter ce qu’il y a sous les sacs.
story-sea-salt-b-result = Des bouteilles, calées dans le sel pour ne pas tinter. Il sait ce qu’elles contiennent et ne demande pas ce que vous en ferez. Les poissons non plus.

story-sea-salt-danger = Sel mouillé
story-sea-salt-danger-intro = La même barque, quille en l’air. Son patron est assis dessus, un sac dans les bras comme un enfant. Les autres ont coulé, et la mer autour de lui a un goût de soupe. La houle le pousse contre votre bordage, encore et encore. Pour saisir un cordage, il lui faudrait lâcher le sac.
story-sea-salt-danger-a = Sauter et aller le chercher.
story-sea-salt-danger-a-result = Vous l’attrapez par la ceinture, et la quille vous attrape en travers des côtes avant qu’on vous hisse tous deux. Il a toujours le sac.
story-sea-salt-danger-b = Acheter le sac, pour qu’il le lâche.
story-sea-salt-danger-b-result = Il lâche, compte, et le voilà à bord avant que les pièces soient sèches. Pour une fois l’équipage sale bien le poisson du soir et chante sur les rames.

story-sea-bell = La cloche sous l’eau
story-sea-bell-intro = Au milieu du détroit, une cloche sonne. Ni tour, ni bouée, ni rocher. L’homme de barre ôte son bonnet. Le village de sa grand-mère est là-dessous, dit-il, et il sonne quand passe quelqu’un de la famille. Il n’a jamais eu à bord personne qui puisse dire si c’est une gentillesse.
story-sea-bell-a = Suivre le son et prendre des repères.
story-sea-bell-a-result = Vous ramez en cercle jusqu’à ce que la cloche soit juste dessous, puis notez quelles collines s’alignent. Il devrait y avoir une terre là-bas, et aucune carte ne la connaît.
story-sea-bell-b = Ôter votre bonnet aussi.
story-sea-bell-b-result = La cloche se tait aussitôt, comme quelqu’un qu’on a salué. L’équipage rame mieux qu’aucun autre jour de l’année.

story-sea-bell-danger = La cloche répond
story-sea-bell-danger-intro = La cloche sonne plus vite, comme au feu. Au-dessus du village noyé l’eau devient lisse et se met à pencher, et votre proue glisse sur la pente. Quelque chose tire la corde, dit l’homme de barre, et s’est aperçu qu’on l’écoute. Il serre la barre à deux bras.
story-sea-bell-danger-a = Passer à la rame, coûte que coûte.
story-sea-bell-danger-a-result = Du poids passe par-dessus bord, et vous ramez en travers de la pente jusqu’à vous ouvrir les paumes. Derrière vous la cloche se tait. Quelque chose de très grand a lâché la corde.
story-sea-bell-danger-b = Faire demi-tour avant que ça penche plus.
story-sea-bell-danger-b-result = Jamais l’équipage n’a viré si vite. Avant la nuit vous êtes derrière le môle, et de là, la cloche paraît presque déçue.

story-sea-widow = Le passage de la veuve
story-sea-widow-intro = Une femme en noir paie son passage en pièces vertes sur les bords. Depuis neuf ans, ce jour-là, elle traverse et jette une miche à l’endroit où son mari a sombré. Cette année elle en a apporté deux. Elle demande si les sorceleurs savent combien de temps la mer garde un homme.
story-sea-widow-a = Lui dire la vérité.
story-sea-widow-a-result = Vous la lui dites. Elle hoche la tête, mange une miche et partage l’autre avec l’équipage. Puis elle vous montre la grotte où il gardait ce qu’il n’a jamais déclaré.
story-sea-widow-b = Dire que personne ne le sait.
story-sea-widow-b-result = Elle vous remercie d’une pièce de mentir si décemment. Quand elle jette le pain, quelque chose le prend d’en bas, et vous voyez de quel côté cela nage.

story-sea-widow-danger = Neuf ans
story-sea-widow-danger-intro = Cette fois, il vient chercher le pain lui-même. Une main à qui il manque des doigts saisit le bastingage, puis une autre, et la barque penche vers elles. La femme en noir ne crie pas. Elle dit son nom, comme à quelqu’un qui rentre tard. L’équipage vous regarde.
story-sea-widow-danger-a = Trancher les mains du bastingage.
story-sea-widow-danger-a-result = Il faut quatre coups. En partant il emporte votre bourse et l’ourlet de votre cotte. Elle s’est couvert les yeux et compte tout haut jusqu’à neuf.
story-sea-widow-danger-b = La laisser lui parler.
story-sea-widow-danger-b-result = Elle lui raconte ce qu’a coûté le toit, et qui a épousé qui. Au bout d’un moment il lâche prise. Elle vous donne ce qu’il portait au cou et dit d’où cela venait.

story-sea-sirens = Chœur à marée basse
story-sea-sirens-intro = Sur l’écueil, trois sirènes se peignent l’une l’autre comme des sœurs avant une noce. Elles ont mangé, on le voit aux bottes. Tant que le vent porte vers elles, elles ne chantent pas, car elles ne chantent que pour qui peut entendre. L’homme de barre demande tout bas combien de temps le vent tiendra.
story-sea-sirens-a = Regarder où elles rentrent.
story-sea-sirens-a-result = Vous restez sous la voile jusqu’à ce qu’elles s’envolent, lourdes et tard, et vous notez la direction. L’une porte une botte pour son nid.
story-sea-sirens-b = Leur laisser quelque chose sur le rocher.
story-sea-sirens-b-result = Vous le posez et reculez lentement, mains ouvertes. La plus vieille le prend, vous toise, et montre de l’aile une île qui était derrière la brume.

story-sea-sirens-danger = Chœur à marée haute
story-sea-sirens-danger-intro = Le vent tourne. La première note arrive sur l’eau, tout doucement, et la moitié de l’équipage se lève avec des visages d’enfants qu’on appelle à table. La cire est dans le deuxième coffre à gauche, crie l’homme de barre, et puis il sourit lui aussi et lâche tout.
story-sea-sirens-danger-a = Tenir la barre et crier plus fort.
story-sea-sirens-danger-a-result = C’est une chanson sur une chèvre ; vous en braillez les quatorze couplets et barrez au bruit du ressac. La moitié de ce qui traînait sur le pont passe par-dessus bord, sous les pieds des danseurs.
story-sea-sirens-danger-b = Aller les faire taire.
story-sea-sirens-danger-b-result = Vous prenez la hache du bord et un souffle qui devra suffire. Elles laissent des griffes dans votre cotte jusqu’au dernier anneau. Dans le nid gît un tube de laiton qu’un capitaine portait à l’œil.

story-sea-guests = Les lois de l’hospitalité
story-sea-guests-intro = L’homme des îles qui partage votre banc offre le pain, le sel et un lit, en quatre mots. Ici, c’est un serment : qui accepte est sous son toit jusqu’au matin, et qui refuse l’a traité de pauvre. Son manteau a plus de trous que d’étoffe. Ses trois enfants regardent vos bottes.
story-sea-guests-a = Accepter, et laisser une pièce.
story-sea-guests-a-result = Vous mangez peu et dormez bien. Au matin la pièce est dans votre botte gauche, une seconde couverture est sur vous ; alors vous la laissez dans le sel.
story-sea-guests-b = Refuser, et raccommoder son manteau.
story-sea-guests-b-result = Il se tait pendant un mille. Puis il dit que seul son frère a jamais osé cela, et où ce frère est allé quand il en a eu assez des gens : une île sans nom.

story-sea-guests-danger = Les hôtes du jarl
story-sea-guests-danger-intro = Un long navire vous aborde, boucliers au bastingage, plein de politesse. Selon les lois de l’hospitalité, tout voyageur de ces eaux doit un présent à leur jarl. Il est mort depuis le printemps, leur jarl, marmonne votre homme de barre, et nul n’ose le lui dire. Sur le haut siège, quelque chose porte un très beau manteau.
story-sea-guests-danger-a = Donner un présent et vous incliner.
story-sea-guests-danger-a-result = La chose au manteau hoche la tête, ou sa nuque cède. On jette votre or sur un tas de présents qui commence à sentir, et l’on vous souhaite bonne route.
story-sea-guests-danger-b = Dire au jarl qu’il est mort.
story-sea-guests-danger-b-result = Un silence, puis une bagarre, et vous en êtes le sujet. À la fin, l’un des plus vieux vous donne la peau d’ours du haut siège : portez-la là d’où il venait.

story-sea-chart = Le vendeur de cartes
story-sea-chart-intro = Il vend des cartes de barque en barque, et chacune est différente. Sur l’une, il y a une île en forme de patte de renard. Sur une autre il n’y a rien là, sinon le dessin d’un homme à la bourse ouverte. La bonne, dit-il, dépend de ce que le client peut supporter.
story-sea-chart-a = Suivre la patte de renard.
story-sea-chart-a-result = La voilà, verte et petite, et toutes les bêtes des îles semblent avoir laissé leurs traces sur la plage. Le vendeur vous demande la position, pour sa prochaine édition.
story-sea-chart-b = Lui vendre une carte de votre main.
story-sea-chart-b-result = Il reçoit de vous la côte de Cintra, avec une baie de trop. Il paie sans marchander et demande si la baie a un nom. Vous lui donnez le sien.

story-sea-chart-danger = Le bord de la carte
story-sea-chart-danger-intro = Votre carte s’arrête ici. L’homme de barre la retourne, et au dos il y a une liste de courses. Le brouillard monte du côté où devrait être une île, et dans le brouillard quelque chose se brise : un ressac lent, régulier, sur un rivage que nul n’a dessiné.
story-sea-chart-danger-a = Barrer vers le ressac.
story-sea-chart-danger-a-result = Deux récifs raclent la quille, et une planche reste au second. Puis le brouillard se lève sur une plage blanche, et vous la dessinez au dos, sous les oignons.
story-sea-chart-danger-b = Attendre, puis rentrer.
story-sea-chart-danger-b-result = Jusqu’à midi vous dérivez, en pêchant. Ce qui pend enfin à l’hameçon est une bourse. À cette heure le vent ne souffle plus que d’un côté, celui du retour.

story-sea-whale = La querelle des baleiniers
story-sea-whale-intro = Deux baleinières ont la même baleine entre elles, et la baleine est morte, et aucune ne la ramènera tant que l’autre tient un cordage. Cela dure depuis hier. Les mouettes ont commencé. On vous demande de juger, parce que vous n’êtes le cousin de personne.
story-sea-whale-a = La partager par le milieu.
story-sea-whale-a-result = Ils vous paient en pièces et coupent où vous montrez. Le soir, la mer est rouge sur un mille, et ce qui vit dessous l’a senti.
story-sea-whale-b = Demander de quoi elle est morte.
story-sea-whale-b-result = Ils n’ont pas regardé. Les plaies sont larges comme des portes, et dans l’une est fichée une griffe qui n’est à rien de marin. Vous savez qui élève de telles griffes, et sur quelle île.

story-sea-whale-danger = Ce qui a mangé la baleine
story-sea-whale-danger-intro = La baleine est là, mais seulement la moitié avec la tête. Le reste finit en une courbe aussi nette qu’une bouchée de fromage. Autour, l’eau est toute calme. Un de vos rameurs se met à prier, et un autre lui dit de le faire sans remuer les lèvres.
story-sea-whale-danger-a = Passer par-dessus, vite.
story-sea-whale-danger-a-result = Quelque chose monte le long de la barque, racle le bordage de l’étrave à la poupe et replonge. Votre bras de bouclier pendait au-dehors.
story-sea-whale-danger-b = Verser une potion par-dessus bord.
story-sea-whale-danger-b-result = Elle s’étale comme de l’huile et sent l’absinthe et pis encore. Tout en bas une ombre se retourne, se secoue et s’enfonce là où il fait noir.

story-sea-ghost = Douze coups de rame
story-sea-ghost-intro = Il y a onze rames dans votre barque et douze coups. L’équipage le sait et ne se retourne pas. Le douzième banc est vide depuis l’hiver, et qui s’y trouve à présent rame en mesure. Le second a déjà ramé ainsi avec son propre père, dit-il ; on s’y habitue.
story-sea-ghost-a = Vous asseoir près de lui et ramer.
story-sea-ghost-a-result = La poignée est froide et bouge toute seule. Vous apprenez un coup que nul vivant n’enseigne plus, et la fatigue vous tient jusqu’après-demain.
story-sea-ghost-b = Demander son nom au second.
story-sea-ghost-b-result = Torkel, dit-il ; il a laissé une cuirasse chez une femme qui n’a jamais eu la nouvelle. Quelqu’un devrait la lui dire. La douzième rame manque un coup.

story-sea-ghost-danger = La douzième rame
story-sea-ghost-danger-intro = La douzième rame ne tient plus la mesure. Elle traîne, si bien que la barque tourne en rond, un tour, deux tours, et à chaque tour l’horizon est un peu plus haut. Il veut nous montrer où il gît, dit le second. Ses lèvres sont bleues. On est en août.
story-sea-ghost-danger-a = Plonger et le chercher.
story-sea-ghost-danger-a-result = Il faut plonger trois fois avant de trouver une main et de pouvoir la fermer. Le cercle s’ouvre. Jusqu’au soir vous restez sur les planches et laissez ramer les autres.
story-sea-ghost-danger-b = Lui donner quelque chose à vous.
story-sea-ghost-danger-b-result = Ce qui vous a longtemps servi passe à l’eau, et la rame se tient tranquille. À l’aube, autre chose flotte près de la barque, en échange. Dessous, la mer a remué.

# Événements qui commencent en ville. Un événement a un titre, ce qu'on lit à voix haute (-intro) et ses
# options (-a, -b) avec ce qui en résulte (-a-result) ; sans options, seulement le résultat : -result,
# ou un texte par tranche de ses dés, de son épreuve ou de son combat, dans l'ordre (-band-1 ...).

## Où mènent les douze premières

event-2-title = Les bottes d’un mort
event-2-intro = L’homme des montagnes les a aux pieds, et les pieds sur un tabouret, près du feu. Il ignorait la mort de Radek et la prend mal, surtout à cause des bottes : par ici, on ne garde pas ce qu’un mort pourrait venir reprendre. Il demande s’il y avait du monde à l’enterrement. Nul n’est reparti le ventre vide, dites-vous.
event-2-result = Il les retire lui-même et reste là, les orteils recroquevillés sur le sol froid. Elles sont à votre pointure. Qui les porte entame un combat l’esprit aussi frais qu’après une nuit au lit, porte verrouillée.

event-3-title = La jument grise
event-3-intro = La jument a désarçonné deux oncles, un prêtre et Theodor Grole, venu la taxer. Elle se tient au fond de l’enclos, les oreilles couchées, un bout de la manche de quelqu’un entre les dents. Elle vous toise à partir des bottes, ne trouve rien à redire et se remet à brouter.
event-3-result = Vous ne la montez pas vraiment ; vous allez où elle va, et l’arrangement convient des deux côtés. Dans les bois, elle connaît tous les sentiers, et quelques-uns que nul autre ne trouve. La première course prend ce qui restait du jour.

event-4-title = Le violoneux
event-4-intro = Tibor attend sous un chêne, avec des cordes neuves et un œil au beurre noir tout frais. La chanson a désormais un cinquième couplet, dit-il, et le bourgmestre, à ce qu’il paraît, un frère. Il a dormi dans l’arbre. Pour passer le temps, il a aussi commencé une ballade sur vous et voudrait bien savoir comment elle finit.
event-4-result = Il vous suit, à un demi-pas derrière, là où c’est le plus sûr. À Wyzima et à Beauclair, on jette des pièces quand vous entrez tous les deux, et il est honnête sur votre moitié.

event-7-title = Ce qui mange la lumière
event-7-intro = Les tonneaux sont marqués d’une hache. Au bout du chemin de charroi gisent trois bûcherons et une obscurité qui ne bouge pas avec les arbres. Là-dedans, quelque chose mâchonne une lanterne, lentement, verre compris. Cela fuit la flamme, mais court après les étincelles. Vous avez un silex, une épée, et le temps que durera la lanterne.
event-7-band-1 = Vous frappez trop tard. Cela se referme sur vous comme de l’eau, et vous rampez dehors au son de votre souffle, la cotte déchirée, avec une chose de moins dans la main. Derrière vous, on mâche toujours.
event-7-band-2 = D’une main vous lui donnez des étincelles, de l’autre de l’acier, jusqu’à satiété des deux. C’est long, et la lame y passe. Les bourses des bûcherons paieront l’affûtage.
event-7-band-3 = Vous jetez le silex dans le noir, cela se retourne sur les étincelles, et vous trouvez où c’est mou. Les forestiers paient de bon cœur, et l’un d’eux vous montre un coup de sa façon.
event-7-band-4 = Une étincelle, un pas, un coup, et cela meurt sans savoir de quoi. Il y a dans son ventre une bourse et neuf lanternes. Votre bras se souviendra de la manière.

event-10-title = La salle des miroirs
event-10-intro = Le couloir finit dans une salle pleine de miroirs. Dans chacun se tient quelqu’un qui se bat comme on vous l’a appris, un peu mieux seulement, et nul n’y a votre visage. On attend poliment que vous ayez dégainé. La porte, derrière vous, est un miroir elle aussi, à présent, et la silhouette qui l’occupe s’assouplit déjà les doigts.
event-10-band-1 = Vous perdez le premier engagement, puis le deuxième. Au troisième, on a la bonté de ne faire que vous désarmer. Mais quand vous cherchez un geste que vous aviez depuis l’apprentissage, à sa place il n’y a plus rien.
event-10-band-2 = Vous brisez la silhouette dont l’haleine n’embue pas la glace. C’était la bonne. Toutes les autres s’inclinent, la porte redevient une porte, et vous sortez d’un pas plus léger qu’à l’entrée.
event-10-band-3 = Vous suivez la troisième silhouette à gauche tout au long d’une attaque et, à la fin, le coup est à vous. Derrière la glace, une main va à un fourreau vide et se met à chercher.
event-10-band-4 = Vous les éteignez l’une après l’autre, jusqu’à ce que dans le dernier miroir il n’y ait que vous, en mieux. Vous saluez. L’image salue un instant plus tard, comme il se doit à l’école.

event-11-title = Sous le mur
event-11-intro = L’égout débouche sur les hauts-fonds, et les voilà : des noyeurs, gras de rats et pas encore repus. Ils sont couchés, les yeux à fleur d’eau, et vous laissent venir, car à terre ils sont lents, et ils le savent. Vous avez le temps d’une bonne charge avant d’en avoir jusqu’à la taille.
event-11-band-1 = C’était trop peu. Deux fois ils vous tirent au fond et, la seconde, vous leur abandonnez ce que vous teniez, afin d’avoir une main pour la grille. Là-haut, Quist note qu’on les a découragés.
event-11-band-2 = Il en flotte assez. Les autres ont pris le courant et sont maintenant les noyeurs d’une autre ville. Quist paie à la tête, après un débat sur ce qui en est une.
event-11-band-3 = Vous restez entre eux et l’eau profonde, et c’est tout le secret. Après, les hauts-fonds sont calmes. La guilde paie, et les chasseurs de rats apprendront à leurs fils ce qu’ils vous ont vu faire.

event-14-title = La fonderie
event-14-intro = Le four est allumé, et personne ne le nourrit. Les moules sont restés comme on les a laissés ; sur l’un d’eux, il y a un gant. Dans la fosse de coulée attend la sœur de la cloche du temple, achevée, la bouche en l’air, à l’écoute. Quelqu’un a posé un marteau à côté. Vous la frappez une fois, pour voir ce qu’elle a à dire.
event-14-band-1 = Elle vous le dit dans les côtes. Le coup revient deux fois plus fort, et vous reprenez vos esprits parmi les moules, du sang dans les oreilles, les sangles de l’armure rompues.
event-14-band-2 = Une note claire ; et, tout au fond de la plaine, une autre lui répond. De l’argent coule d’une fissure du mur, où les fondeurs avaient caché leur paie sans avoir le temps de la reprendre.
event-14-band-3 = Une note grave, qui ne finit pas. Elle vous traverse, trouve ce qui est lâche et le tend comme une corde. Quand vous ressortez, le four est noir pour la première fois.

event-18-title = La maison qui achète les dettes
event-18-intro = La maison a une porte pour ceux qui doivent et une pour ceux à qui l’on doit. Le commis demande laquelle est la vôtre. Il est courtois et ne cille pas. Derrière lui pend un registre haut comme le mur et, sur la page ouverte, vous lisez le nom d’un cirier, celui d’Oda Hollin, l’herboriste, puis le vôtre, deux fois.
event-18-a = La porte de ceux à qui l’on doit.
event-18-a-result = Le commis s’incline et vous précède dans un escalier au tapis si épais que vous ne vous entendez pas arriver. Il ouvre un comptoir où l’on vous attendait, et où l’on a pris soin de chauffer la chaise.
event-18-b = La porte de ceux qui doivent.
event-18-b-result = Le commis ferme à clé derrière vous et vous souhaite le bonsoir. Le couloir est long et n’a pas de lampe. Il peut s’en passer : tout au bout, quelque chose scintille, et bouge quand vous bougez.

event-19-title = Le comptoir
event-19-intro = Un monsieur sans ombre range des pièces en deux tas. L’un, explique-t-il, est ce que le monde vous doit : des contrats, surtout, et une enfance. « Ce n’est pas beaucoup, dit-il avec bonté. La plupart nous le laissent. L’intérêt que nous versons n’est pas en argent. » Sa plume est déjà trempée.
event-19-a = Prendre votre tas.
event-19-a-result = Il le pousse vers vous et vous regarde compter. Ce n’est vraiment pas beaucoup, même si, pour qui vient la bourse vide, il ajoute quelque chose. Le commis tient votre manteau avant que vous le demandiez.
event-19-b = Ajouter au tas et demander l’intérêt.
event-19-b-result = Vous posez votre argent par-dessus, et il prend note. Dans l’escalier, vous remarquez qu’une chose difficile est devenue facile. Vous tâchez de vous rappeler ce qu’elle vous coûtait, et n’y arrivez pas.

## Le faux sorceleur

event-21-title = L’autre sorceleur
event-21-intro = Il y a un rocher, un nid dessus, et un panier au bout d’une corde. Dans le panier, un homme à la balafre peinte, avec un médaillon de laiton et votre nom, que quarante paysans hissent là-haut, parce qu’ils ont payé. Il vous voit. Il voit vos yeux, et qu’ils sont vrais. « Des harpies, dit-il faiblement. J’avais dit que c’était l’affaire de quelques minutes. »
event-21-a = Dire aux paysans ce qu’il est.
event-21-a-result = Ils lâchent la corde, sans malice. Il descend plus vite qu’il n’était monté et s’en va boitant dans les genévriers, sans médaillon. Ce qui restait de ses gages, ils vous le donnent. Puis ils regardent le panier, puis leurs pieds.
event-21-b = Monter à côté de lui.
event-21-b-result = Le panier gémit. Il s’appelle Kord, dit-il, et n’a jamais été aussi content de voir quelqu’un, et il le répète jusqu’à ce que l’ombre d’une aile passe sur vous deux. Alors il se met debout, ce qui dans un panier n’est pas prudent.

event-22-title = Kord, pour ainsi dire sorceleur
event-22-intro = Les harpies vont à ce qui brille. Kord l’a compris avant vous : debout sur le rebord, il fait tournoyer le laiton au-dessus de sa tête et glapit qu’il est le Fléau des Sept Vallées. Elles se jettent sur lui, toutes, et vous tournent le dos. Une seule passe, et c’est fini. Il a deux morsures et n’arrive plus à se taire.
event-22-result = Il vous suit. Il ne sait pas se battre, mais aucun monstre n’a jamais regardé ailleurs pendant que Kord criait, et le premier tour est donc à vous. Il a dû rendre votre nom. Il en cherche encore un aussi bon.

## La cloche

event-23-title = Le fondeur
event-23-intro = L’homme qui a fondu la cloche a plus de quatre-vingt-dix ans, n’entend plus et loge sous sa fonderie, dans une cabane sans porte. Vous lui montrez la marque, frottée à la suie sur un chiffon. Il pose les deux paumes sur la table, pour écouter avec, et vous fait faire de même. Il en a fondu deux, dit-il trop fort : une pour appeler, une pour répondre. Le temple n’a acheté que la première.
event-23-a = Monter à la seconde cloche.
event-23-a-result = Il ferme les yeux et hoche la tête, comme s’il attendait depuis longtemps qu’on le dise. Vous faites le dernier bout de chemin sans lui, entre des tas de scories où l’herbe n’est pas revenue. Au-dessus, la cheminée fume. À mi-pente, vous sentez le bourdon sous vos semelles.
event-23-b = Lui faire fondre une petite chose.
event-23-b-result = Cela lui plaît. Il fait fondre un chandelier sur l’âtre et vous coule une bosse pour le bras de l’épée, au bord aussi fin que celui d’une cloche, et vous passez la nuit dans sa cabane. Au petit matin, il se lève et retourne la table, pour ne pas entendre.

## L'apprenti

event-24-title = Dans le chêne creux
event-24-intro = Misko tient ménage dans un chêne creux : étagères d’écorce, pots d’argile, une balance faite de cupules de glands. Il a vendu aux blaireaux, dit-il, et il n’est pas exclu qu’il plaisante. Il a aussi récrit les notes, de mémoire. Très calmement, il demande ce que doit faire une personne qui pourrait faire pendre la moitié d’une ville.
event-24-a = Lui dire de tout brûler et de venir.
event-24-a-result = Il pèse la chose, pour une fois sans balance. Puis il donne les notes au feu, page après page, et relit chacune avant de la lâcher. Il fait nuit quand il a fini. Il en a gardé une. C’est celle qui porte votre compte.
event-24-b = Lui dire de les garder, et partir.
event-24-b-result = Il hoche la tête et note cela aussi. Pour votre peine, il remplit tout ce que vous avez à remplir, jusqu’au trait et pas au-delà. Dans dix ans, songez-vous sur le retour, cette ville aura un bourgmestre très jeune et très silencieux.

event-25-title = L’apprenti
event-25-intro = Il marche derrière vous sous une caisse plus grande que lui, et rien n’y tinte, car c’est lui qui a tout emballé. Au premier bivouac, il veut savoir ce que vous tuerez ensuite, combien cela pèse et quelles parties vous jetez d’ordinaire. Vous le lui dites. Il se tait si longtemps que vous le croyez endormi. « Tout ça ? » dit Misko.
event-25-result = Désormais, on ne jette plus rien. Chaque fois que vous avez vaincu un monstre, il le passe en revue, un petit couteau à la main, l’air grave, et avant que vous ayez fait votre toilette, il y a une potion fraîche dans votre sac, datée.

## Le sel

event-26-title = Pousser ou siffler
event-26-intro = La charrette est au milieu du gué et, devant elle, le mulet Prévôt réfléchit. « Des navets », dit Dorrit Ash. Sous les navets, il y a du sel, et l’eau s’y met ; sous le sel, quelqu’un respire. Trois lanternes descendent la route, en ligne droite et d’un pas honnête, comme seuls vont les cavaliers de Theodor Grole. « Alors ? dit Dorrit. Pousser ou siffler. »
event-26-a = Pousser.
event-26-a-result = Vous calez le dos contre la ridelle et la poitrine contre le courant. Prévôt conclut que l’idée vient de lui. La charrette remonte sur l’autre rive, ruisselante de saumure, et, sous le sel, quelqu’un vous remercie et demande si c’est bien une lanterne, là.
event-26-b = Siffler les cavaliers.
event-26-b-result = Ils versent sur-le-champ la part du dénonciateur, au tarif, contre signature. Dorrit Ash dételle le mulet sans un mot. Ils creusent à travers les navets, à travers le sel, et puis ils s’arrêtent. Theodor Grole ôte son chapeau et vous prie de partir, maintenant.

event-27-title = Ce que gardait le sel
event-27-intro = Benno Grole se redresse, blanc de la tête aux pieds, comme taillé pour un tombeau. Il est braconnier, on le recherche, et qui le recherche, c’est son frère. « Theodor me pendrait, dit-il. Et puis il ferait ses comptes, et trouverait qu’il n’y a plus personne pour lui envoyer un jambon au solstice. » Les lanternes sont au bord de l’eau. L’une d’elles se tourne par ici.
event-27-band-1 = Les cavaliers traversent. Vous tenez la berge jusqu’à ce que la charrette soit loin, et ce sont des gens têtus, à longues perches, qui vous coupent le souffle et presque toute votre garde. Theodor Grole finit par les rappeler. Il regarde le sel mouillé sur les pierres et n’écrit rien.
event-27-band-2 = La lanterne s’éloigne. Benno se secoue comme un chien et insiste pour vous payer, d’une bourse brodée aux initiales de son frère. « Empruntée », dit-il. Dorrit le fait descendre et marcher.
event-27-band-3 = La lanterne s’arrête. Par-dessus l’eau, les deux frères se regardent, le temps d’un souffle, puis Theodor dit tout haut qu’il n’y a ici que des navets. Benno vous paie, et ses mains tremblent. Dorrit vous laisse dormir sur les sacs jusqu’au matin.

## Le portefaix défunt

event-28-title = Un long portage
event-28-intro = Radek a un cercueil sur le dos et, dans le cercueil, un huissier, que la coutume de ces vallées veut voir couché où il est né. Aucun vivant ne veut le porter : il leur a saisi à tous le lit sous le corps. Depuis midi, deux goules suivent, à la distance que gardent les goules tant qu’il fait jour. « Toi, tu prends les pieds », dit Radek.
event-28-band-1 = Au crépuscule elles chargent, et vous lâchez les pieds. Ce que vous gardiez pour plus tard y passe, et l’huissier y laisse une oreille. « Il n’écoutait jamais, de toute façon », dit Radek, et il lui faut s’asseoir, tant il rit, jusqu’à la nuit noire, et il faut le remettre en route.
event-28-band-2 = Vous chantez pour les tenir à l’écart. Elles n’aiment pas, et qui aimerait ? Là-haut, une mère paie le dernier voyage de son fils, en petites pièces qui attendaient depuis longtemps, et demande s’il était aimé. « Tout le monde le connaissait », dit Radek.
event-28-band-3 = Vous portez toute la nuit sans le poser. Vers le matin, vous remarquez que ses pieds sont depuis des heures sur votre mauvaise épaule, et qu’elle n’est plus la mauvaise. Aux premières maisons, les goules font demi-tour. Radek partage les gages, puis le pain, à l’œil, à la miette près.

## Ce que voulait Mila

event-29-title = Les fours à chaux
event-29-intro = Votre médaillon ne bouge pas. C’est donc un homme, du nom de Hannes, sans cils, car la chaux les prend, et les phalanges fendues, ce que la chaux ne fait pas. Il croit que vous venez tuer le basilic et vous offre la moitié de son pain. En bas, en ville, on est jeudi, et une enfant tient de votre main la promesse que vous iriez voir cela avant samedi.
event-29-a = Le battre comme il bat.
event-29-a-result = Il rend les coups, et fort ; puis il cesse et demande pourquoi, et vous le lui dites. Il vous rachète ses dents avec ce qu’il a. La moitié, au retour, vous la laissez sur l’appui de fenêtre de Mila. Cela tiendra un mois, ou deux. Vous avez assez vu de ces hommes-là pour le savoir.
event-29-b = Lui dire qui vous envoie.
event-29-b-result = Il s’assied dans la chaux. Il demande combien elle avait économisé, et vous dites : tout. Longtemps, il regarde le pain. Samedi, dit-il enfin, il prendra l’autre route, par la forêt, et ne reviendra pas. Mieux vaudrait que vous y soyez.

event-30-title = Samedi
event-30-intro = Vous attendez sur la borne, à la fourche, où une route descend en ville et l’autre s’en va sous les arbres, là où un chaufournier peut recommencer. Vers le soir il arrive, lavé, en chemise propre, tout son bien sur le dos. Sous le bras, il a une poupée, une neuve. À la fourche il s’arrête et regarde une route, et puis l’autre.
event-30-band-1 = Il veut seulement lui donner la poupée, dit-il, et puis il le crie. Vous tenez la route jusqu’à la nuit, et les fours l’ont rendu fort ; de votre garde, il ne reste pas grand-chose. À la fin il jette la poupée, et sa bourse avec, pour elles deux et pour vous, et s’en va.
event-30-band-2 = Il vous donne la poupée et prend la route de la forêt, vite, comme on arrache une épine. Mila la pose sur l’étagère et ne joue pas avec. « C’est mort ? » Parti, dites-vous. Elle réfléchit et corrige son papier. Vous sortez de la ville le dos plus droit qu’en y entrant.

## Les lettres

event-31-title = Celle qui écrivait
event-31-intro = Elle garde des chèvres, au-dessus des derniers arbres, elle a soixante ans, et en voyant la liasse elle rit. « Il les a donc gardées, dit-elle. J’ai toujours pensé qu’il était de ceux qui les gardent. » Vous ne dites pas que c’était un lot aux enchères, entre les fioles et le fourreau. Les cachets sont intacts, tous les neuf. Ses mains restent sous son tablier.
event-31-a = Lui mettre les lettres dans les mains.
event-31-a-result = Elle les soupèse, comme on soupèse une poule. Puis elle s’assied sur la marche, rompt les cachets et lit ce qu’elle a écrit, neuf printemps, en remuant les lèvres. Arrivée au bout, elle rentre, et vous l’entendez traîner une échelle.
event-31-b = Lui demander d’en lire une.
event-31-b-result = Elle vous lit la troisième. Il y est question du printemps où il est resté, et de ce qu’il répétait, le matin, sur l’aire à battre, quand il la croyait endormie ; elle l’a noté pas à pas, comme une danse. Vous la priez de relire ce passage.

event-32-title = L’épée dans le chaume
event-32-intro = Il la lui avait laissée pour avoir une raison de revenir. Elle est restée dans le chaume, au-dessus des chèvres, dans de la laine graissée et, chaque automne, la femme la descendait et la graissait de nouveau. La lame est d’argent. Sa place est dans un fourreau vide. « Il devait toujours être là pour les foins, dit la femme sur l’échelle. Attention, ça coupe. »
event-32-result = Vous la gardez. Aucune lame que vous ayez portée n’est si vite au clair, et le premier coup d’un combat entre plus profond avec elle ; après, c’est une épée comme une autre. La femme ne vous regarde pas partir. Elle est aux chèvres.

## Le dernier acte

event-33-title = Le théâtre dans le roc
event-33-intro = La porte est là, telle qu’elle était peinte, et elle s’ouvre. Derrière, un théâtre : un rideau, une scène, des bancs taillés dans la pierre. Sur les bancs, des marionnettes, grises, de grandeur nature, les mains sur les genoux, et leurs têtes se tournent vers vous avec un bruit de pluie. Vous êtes debout sur la scène. Ou plutôt, vous y pendez un peu, et vos talons ne touchent pas les planches.
event-33-a = Jouer le rôle.
event-33-a-result = Vous faites ce que vous faites le mieux, devant une salle qui n’applaudit pas. Votre bras va où il est allé dix mille fois. Derrière vous, un second rideau se lève, et l’on vous y mène à reculons, saluant toujours, dans un couloir plein de vous.
event-33-b = Descendre vous asseoir parmi elles.
event-33-b-result = Elles se serrent. Sur la scène, au bout d’un moment, on montre à une jeune femme comment on lâche un fil ; c’est Zofka, et la scène est belle. Vous laissez sur le banc un vieux tour à vous et emportez ce qu’on lui a montré. Nul ne se retourne sur votre départ.

## La maison de Novigrad

event-34-title = Le vestiaire
event-34-intro = La carte vous ouvre une porte de côté. Dans une longue salle pend ce que les gens ont vendu : un rire, à son crochet ; une main gauche habile ; une bonne nuit de sommeil ; le chemin de chez une mère, plié menu. À chaque chose, son étiquette. Le nez d’un cirier est là. Le commis, qui doit vous inscrire, s’excuse. Il lui faut chercher de l’encre, dit-il, et cela peut prendre une minute.
event-34-a = Décrocher quelque chose.
event-34-a-result = Cela vous va comme un gant qu’une autre main a chauffé. Alors tous les crochets se mettent à sonner. Vous sortez par une fenêtre, une verrière et un toit plus bas, et y laissez la moitié de votre armure. Ce que vous avez pris reste. À qui c’était reste le secret de la maison.
event-34-b = Ne toucher à rien et l’attendre.
event-34-b-result = Le commis revient avec un encrier plein et compte les crochets des yeux. Il paraît déçu ; il paraît aussi soulagé. « Par ici », dit-il, et, par une porte verte, il vous mène sur le devant de la maison, où se font les affaires.

## Des rats, un cierge, des souliers, une sainte

event-35-title = Où sont allés les rats
event-35-intro = Ils sont dans une clairière, tous les rats de la ville, assis en rangs et, devant eux, une archespore se balance, toutes fleurs ouvertes. Son parfum vient sur vous comme une chanson que quelqu’un chantait près de votre lit. Le premier rang dort. Quand l’un a été pris, le rang suivant avance. Le feu ne ferait que l’enrager. La bonne fumée la fermerait, si l’on savait laquelle.
event-35-band-1 = Vous ne savez pas laquelle. Vous brûlez ce que vous avez, entrez les yeux en larmes, coupez le bulbe le plus proche et ressortez avec une fiole de son suc. Quelques rats vous suivent. Les autres avancent d’un rang.
event-35-band-2 = De l’armoise et de l’écorce d’aulne. Les fleurs se ferment, l’une après l’autre, comme des yeux, et vous entrez prendre autant que vous pouvez porter. Les rats s’éveillent, se regardent et s’en vont de tous côtés, gênés.
event-35-band-3 = De l’armoise, de l’aulne et, pour finir, un filet de soufre : elle se replie à vos pieds comme une tente. Vous tirez le suc à loisir. Les rats rentrent chez eux. À la porte de la ville, Quist vous paie chaque tête qui passe, en pleurant.

event-36-title = La maison de sa mère
event-36-intro = La maison est dans un pré, sous les cimes, et l’herbe pousse sur les lits. Dans le coffre, vous trouvez une couronne, un ruban et un cierge gros comme le bras, doré, deux noms pressés dans la cire. L’un est celui qu’on ne dit pas rue des Ciriers. Le cierge était pour ses noces. Rien d’autre, dans la maison, n’est sans poussière.
event-36-result = Vous brûlez la couronne et le ruban, enterrez la cendre et dites son nom tout haut, une fois. Rien ne vient. Le cierge, vous le gardez. Quand il n’y aura plus rien entre vous et des dents, allumez-le, et vous aurez encore un peu de quoi vous abriter.

event-37-title = Des souliers
event-37-intro = Devant l’entrée d’une mine morte, une paire de souliers, côte à côte, les chaussettes dedans. À l’intérieur, quelque chose de trop grand pour la galerie essaie de ne pas faire de bruit. Il s’est enchaîné ; il avait pensé à tout, sauf à sa force, et le crampon sort de la roche. Un loup-garou revient à lui au chant du coq. Vous avez une porte, votre dos et quelques heures de nuit.
event-37-band-1 = La porte tient jusqu’à minuit, et ensuite la porte, c’est vous. Il vous passe dessus et file par les éboulis, sans s’arrêter pour mordre, ce qui est à son honneur. Votre garde est en morceaux. Au matin, vous descendez les souliers aux parents.
event-37-band-2 = Vous poussez et parlez, poussez et parlez. Au chant du coq, un garçon nu demande à travers les planches s’il a fait mal à quelqu’un. Vous le ramenez par les jardins. Le père paie en pièces, la mère avec quelque chose de derrière les conserves.
event-37-band-3 = Il se jette contre la porte toute la nuit et, chaque fois, vous en apprenez un peu plus sur l’art de recevoir. Au chant du coq il vous remercie, en larmes, et met ses chaussettes. Il y aura d’autres mois. Vous lui montrez une galerie plus profonde et un meilleur crampon.
event-37-band-4 = Vous mettez le dos au bois, et il ne bouge pas jusqu’au chant des coqs, pas une fois. Il a fini par dormir, dit-il, et n’en revient pas. Les siens vendent le second lit pour vous payer. Votre dos sait maintenant ce que sait une porte.

event-38-title = Le tombeau de sainte Wenna
event-38-intro = Les chants ont cessé. Devant le tombeau, un tas de bourdons de pèlerins et, dans l’entrée, une vieille large comme la porte, à la langue qui traîne à terre, et qui trie des doigts par longueur. La sainte n’y est plus depuis des années. Une guenaude sépulcrale aime les gens à genoux. Elle prend d’abord la lumière et ensuite le visage, et elle inspire déjà.
event-38-band-1 = La lanterne s’éteint et, dans le noir, cette langue est partout. Vous fuyez par l’escalier des pèlerins, le bras gourd et la main vide. Là-haut, elle se met à chanter, avec la voix de quelqu’un, et pas mal du tout.
event-38-band-2 = Vous lancez la lanterne au-delà d’elle ; elle se retourne, et cela suffit. Dedans, vous trouvez les aumônes, et les fioles que les malades avaient montées pour les faire bénir. Le chanoine est parti par un autre chemin.
event-38-band-3 = Elle n’arrive pas jusqu’à la lumière. Vous prenez la langue d’abord, le reste ensuite, et fouillez le tombeau à loisir. Il y a là les aumônes de toute une année. Quelqu’un a gravé dans le mur comment on tient quatre nuits dans un coin, et vous l’apprenez par cœur.

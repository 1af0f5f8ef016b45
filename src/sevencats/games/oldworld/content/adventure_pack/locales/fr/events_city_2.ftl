# Autres événements du Pack d'aventures qui commencent en ville.

event-66-title = Le faiseur de poids
event-66-intro = Le nain habite si haut qu’il n’y a personne à qui parler, et c’était bien l’idée. La balance, il l’a faite pour lui, dit-il, le jour où son frère a juré n’avoir pas touché au coffret. Ils ne se parlent plus depuis ; c’était un tout petit coffret. Il remet le fléau sur son pied. Sur l’étagère sont les poids, chacun sous un couvercle. « L’un d’eux est à moi, dit-il. Je ne l’ai jamais posé dessus. »
event-66-a = Le peser, lui.
event-66-a-result = Il se met devant le plateau et dit que son frère ne lui a jamais manqué, pas un seul jour. Le plateau descend lentement, comme quelqu’un qui s’assied, et reste en bas. Il le contemple un moment. Puis il vous demande son chapeau, et un petit objet sur l’étagère.
event-66-b = Vous mettre devant le plateau.
event-66-b-result = De vous-même, vous dites ce que vous en avez souvent dit. Deux sont vraies. À la troisième, le plateau bouge ; vous vous arrêtez et reprenez, plus lentement, jusqu’à trouver le mot qui pesait trop. Celui-là, vous le laissez là-haut.

event-67-title = L’once de laiton
event-67-intro = Il descend dans la vallée, dit-il, voir un frère, et quand on a cela en tête on ne peut pas porter de poids. Il a donné sa chèvre au vent et fermé la cabane. Il met dans votre main une once de laiton avec un couvercle. « Elle pèse ce qui est dû, dit-il. Je l’avais faite pour les percepteurs. Ils n’en ont pas voulu chez eux. »
event-67-result = Elle est tiède et tient dans la poche. Quand vous venez toucher votre salaire, quelque chose de mort en travers de la selle, et posez l’once à côté, les gens la regardent, toussent, et trouvent encore une pièce qu’ils avaient mise à part.

event-68-title = Celui de mars
event-68-intro = Le sorceleur boiteux est mort depuis longtemps. Il est assis contre un hêtre, bottes aux pieds, l’épée sur les genoux, et la mousse a tout recouvert. Dans le creux de l’arbre, ce dont il vivait : des collets, une marmite, un livre de dettes. Une seule ligne, à la première page, d’une main soigneuse. La somme est juste, et dessous on lit : « Elle avait froid. Oublie. » Il ne l’a pas rayée, ni arrachée.
event-68-a = Prendre le dû, et ses fioles.
event-68-a-result = Le temps de dire quelques mots, le sac reste sous la mousse, puis vous le reprenez, et les fioles avec. Il aurait appelé cela du sentiment. Ce n’est qu’un assez long retour, avec l’argent d’une morte.
event-68-b = L’enterrer avec l’argent.
event-68-b-result = Vous creusez jusqu’à la nuit parmi les racines, et posez le sac sous sa main. D’abord, vous lui lisez le livre. Son épée, il la portait d’une façon jamais vue, sangle et nœud ; vous l’apprenez en défaisant le nœud, et le refaites la moitié de la nuit.

event-69-title = L’expéditeur
event-69-intro = Benno Grole, assis devant une grotte, dépouille quelque chose qui appartient au duc. Bien sûr que c’est lui, le chien. Dans la vallée, quatre hommes ont juré de noyer le fermier des impôts dans son encre, et Theodor aimerait mieux se noyer que demander de l’aide. « Un chien, il ne peut pas l’interdire, dit Benno. Ce n’est pas au tarif. » Il a les quatre noms. Il a aussi une chienne de la même portée, trop honnête pour le braconnage.
event-69-a = Promettre le silence et prendre la chienne.
event-69-a-result = « Pas un mot, dit Benno. Il serait forcé de l’inscrire comme don. » Il siffle ; elle sort de derrière la fumée, regarde votre main, votre épée, vos bottes, et se couche en travers de vos pieds, comme fait son frère.
event-69-b = Descendre avec les quatre noms.
event-69-b-result = À l’heure du souper, vous leur rendez visite l’un après l’autre et posez vos gants sur la table. Trois se souviennent d’une tante dans le sud. Le quatrième vous montre ce qu’il a dans sa grange, et la piste qui y mène, pour que vous regardiez plutôt cela. Benno paie, en monnaie du duc.

event-70-title = La chienne honnête
event-70-intro = Toute petite, on lui donna un lièvre à porter, et elle le rapporta au garde. Ce fut la fin de sa carrière. Elle ne répond à aucun nom et ne s’est jamais pressée ; une trace, elle la lit comme Theodor Grole une colonne de chiffres, de haut en bas, puis de bas en haut. Benno lui gratte la gorge assez longtemps. « Elle vous dira la vérité, dit-il. Moi, je ne pouvais pas vivre avec. »
event-70-result = Elle vient et vous corrige. Là où vous avez une piste, elle la reprend avant le combat, s’assied devant ce qui vous avait échappé, et attend que vous l’ayez vu aussi.

event-71-title = Le cavalier prend le fou
event-71-intro = À Vengerberg, une jeune femme ouvre, de l’encre au pouce. Son père est mort il y a trois hivers. L’échiquier était près du lit, et il lui fit promettre de continuer, mal, pour que le capitaine ne s’aperçoive de rien. Elle a étudié comment être mauvaise. Puis, ce printemps, elle a vu le cavalier ; il était là comme une porte ouverte. « Je n’ai pas pu m’en empêcher », dit-elle. Elle tient la lettre sans l’ouvrir et demande comment il est.
event-71-a = Vous asseoir et le décrire.
event-71-a-result = Elle apprend de vous l’histoire du thé pour un et du couteau à pain. Elle ouvre enfin la lettre, lit la ligne qui n’était pas pour vous, et cherche son manteau. Dans l’escalier elle vous montre, sur la rampe, ce qu’elle avait vu dans le cavalier, et combien de temps elle l’avait attendu.
event-71-b = Lui conseiller de perdre encore.
event-71-b-result = Elle hoche la tête ; son père le voulait ainsi. Elle note un coup si mauvais qu’il lui fait mal, vous paie la course et joint une bouteille de la liqueur du père. Qu’il la boive à sa victoire, dit-elle. Elle ne saurait tarder.

event-72-title = Ne pas fredonner
event-72-intro = Le batelier chanteur arrive à votre hauteur. C’est une chanson gaie, avec un refrain. Dans la caisse, on cesse de respirer ; puis les planches fredonnent aussi, une tierce plus bas, et les clous sortent d’eux-mêmes et tombent l’un après l’autre dans le canal. Les jeunes wyverns fredonnent quand on va les nourrir. Vous avez le temps de sauter du chemin de halage sur le pont et de vous mettre entre la chanson et la caisse.
event-72-band-1 = Vous vous y mettez. Cela sort par-dessus vous, aile après aile, de tout son poids, et vous dépouille au passage jusqu’à la chemise. Le batelier ne chante plus. Il est en haut de son mât et, au pied, on fredonne.
event-72-band-2 = Jusqu’à l’écluse, vous tenez le couvercle avec le dos, tandis que le sourd salue le paysage. Le destinataire vend des simples et porte de gros gants. Il vous donne ce qu’il trait des adultes, et vous recompte les doigts.
event-72-band-3 = Vous lui laissez flairer votre manche, tenez bon, et fredonnez l’air jusqu’au bout, très lentement, comme pour un enfant. Il s’endort à fond de cale. Le destinataire paie le double pour un qui n’a encore mordu personne.
event-72-band-4 = Votre immobilité est telle qu’il vous prend pour le nid. Il grimpe, se replie, et voyage deux écluses durant sur vos épaules. Qui a porté ce poids ne tombe plus si vite. Le destinataire paie et veut savoir comment vous respirez.

event-73-title = La glacière
event-73-intro = Derrière la paille, derrière les blocs, ils ont tout pendu à des crocs, comme ils l’ont vu faire : trié, paré, avec du persil. Les goules apprennent vite des gens, quand il s’agit de manger. Elles sont cinq, en tablier. La plus grande tient un couperet et un bout de craie. Elle vous voit, vous détaille à partir de l’épaule et écrit quelque chose sur l’ardoise. Le premier coup est à vous, et mieux vaudrait que ce soit le dernier.
event-73-band-1 = C’était trop peu. Elles vous ont sur le billot avant que vous n’ayez pu vous tourner, et vous rachetez votre peau avec votre maille et ce que vous teniez. Du rivage, vous les entendez hacher, en bon ordre. Sur l’ardoise, votre prix est barré.
event-73-band-2 = Le rang rompt par le bout, là où se tient l’apprentie, et les autres jettent leur tablier et courent à quatre pattes, comme il se doit. La guilde paie par tablier. En ville, nul ne veut savoir ce qui pendait aux crocs, et tous ont mal au ventre.
event-73-band-3 = La craie n’a pas touché le sol que vous êtes au milieu d’elles. Des goules en tablier ne peuvent pas bondir. Vous renvoyez à la ville ses bottes, par paires. La guilde paie tout, en silence, et le garçon du boucher vous court après avec une bouteille.

event-74-title = Personnel
event-74-intro = Derrière le troisième chêne foudroyé est une maison de fagots, balayée. La Dame qui l’habite a les cheveux jusqu’à terre et n’a pas de dos ; par-derrière, on voit les côtes et un nid d’oiseau. D’un long doigt elle rompt la cire. « S’il vous plaît rendez-la, ou alors tenez-la au chaud », lit-elle, lettre par lettre. Elle doit s’asseoir. Elle n’a jamais pris d’Elsa. Elle a trouvé un soulier, un jour, au pied de la montagne, et l’a mis à la fenêtre, parce qu’il était joli.
event-74-a = Demander le soulier et suivre sa trace.
event-74-a-result = Elle vous le donne, plié dans une feuille, et se fait relire la lettre. Dans la semelle il y a un clou de mineur, comme on n’en emploie que dans une seule vallée. « Si vous la trouvez, dit la Dame, elle pourrait venir voir l’oiseau. »
event-74-b = Lui laisser la lettre.
event-74-b-result = Elle peut la garder, et l’épingle d’une épine au-dessus de l’âtre, là où d’autres ont une image. En échange, elle vous dit ce qui vit encore dans le bois et tient moins bien sa maison. La receveuse paie à la livraison et ne demande pas de réponse.

event-75-title = Les veines basses
event-75-intro = Ici, on emploie bien ces clous. On emploie aussi des enfants, pour les veines basses, où un homme ne tient pas ; le porion les achète là où nul ne demande, et après, c’est toujours une dame dans une forêt. La cloche sonne la fin du poste. D’un trou pas plus haut qu’un tabouret il en sort neuf, gris des pieds à la tête. L’une n’a qu’un soulier. Vous dites son nom, et tous les autres se tournent pour voir qui en a un.
event-75-band-1 = Le porion a des chiens et des cousins. Vous l’emmenez jusqu’au terril en jetant ce que vous portez ; là, elle lâche votre main et retourne chercher les petits. Vous l’entendez les compter. Il faudra revenir, avec plus d’un bras.
event-75-band-2 = Vous la rachetez avec la bourse même du porion, que vous lui tendez par le col, le sien. Il ajoute quelque chose pour le dérangement. Elle dort sur votre selle, la joue contre le pommeau ; vous allez lentement, et ainsi vous dormez aussi.
event-75-band-3 = Une fois tous dehors, vous bouchez la mine. Neuf enfants descendent la vallée main dans la main et, dans chaque village, quelqu’un accourt. Au troisième chêne foudroyé, l’une d’eux, en soulier neuf, veut descendre voir un oiseau.

event-76-title = La référence
event-76-intro = La veuve de Beauclair a soixante ans et vous reçoit au lit, parmi des coussins, un livre à la main. Elle fut sa femme seize ans. Il ne lui mentit jamais, n’en regarda pas d’autre et, le dimanche, il lui faisait la lecture. « Il buvait, bien sûr », dit-elle en retroussant sa manchette. C’est une dentelle de cicatrices minuscules, très régulière. Il est parti quand le médecin lui a dit ce que cela lui faisait. Au médecin, elle n’a pas pardonné. Lui porteriez-vous une lettre ?
event-76-a = La lui porter.
event-76-a-result = Elle écrit deux lignes et les sable. Il habite la tour derrière l’orangerie, dit-elle ; il n’a jamais habité ailleurs, il donne des adresses pour qu’on ne sache pas combien c’est près. Frappez à la nuit, et ne vous mettez pas entre la lampe et lui.
event-76-b = Noter une mauvaise référence.
event-76-b-result = « Comme il vous plaira », dit la veuve, et elle paie votre peine ; elle aime autant qu’il ne fasse pas la lecture à d’autres. La marieuse soupirera et le rayera. Quand vous partez, le soir tombe et, dans la tour derrière l’orangerie, quelqu’un ouvre un volet.

event-77-title = Deux lignes
event-77-intro = Il ouvre lui-même, en robe de chambre, un doigt dans un livre. Il voit vos épées, puis l’écriture, et son visage se ferme comme un éventail. Longtemps il ne rompt pas le cachet. Il est très vieux et très rapide, et il se demande si l’on peut laisser repartir qui lui apporte cela. Tout dépend, dit-il, de qui elle envoie désormais. Qui êtes-vous, si l’on peut savoir ?
event-77-band-1 = Un début, trouve-t-il, et cela l’amuse. Il prend la lettre et vous compte des pièces dans la main, pour n’avoir pas à remercier. Vous êtes au bas de l’escalier avant de comprendre que votre gorge n’a jamais été hors de sa portée.
event-77-band-2 = Un nom dont il a entendu parler. Il lit les deux lignes debout. Puis il vous verse un verre de sa cave, à lui aucun, et vous fait sortir par-devant. Le dimanche suivant, disent les domestiques, il y a une voix derrière les rideaux de la veuve.
event-77-band-3 = Enfin quelqu’un, dit-il, et il pose le livre. Vous parlez jusqu’à ce que les chandelles se noient, de la soif et de la manière de la porter. Il vous donne ce qu’il a distillé de cent ans sans boire. Quand vous partez, il a mis ses souliers.

event-78-title = Le maître
event-78-intro = À Ban Ard, le maître lit la lettre deux fois. Puis il ferme la porte, ôte sa robe et retrousse sa manche gauche. Autour du bras court un anneau de marques de dents, très ancien. « Nous, nous l’avions dans un seau à charbon, dit-il. Il vient à chaque génération, chez qui est doué et seul. Il aime qu’on le questionne. » Il connaît les mots qui le chassent. Il les connaît depuis trente ans et a toujours remis à plus tard. Parfois il lui écrit encore.
event-78-a = Vous faire apprendre les mots.
event-78-a-result = Il vous les fait dire jusqu’à ce que l’encrier bouille. Il n’y en a que quatre, fort ordinaires ; c’est le silence entre eux qui doit être exact. Quand c’est juste, il se mouche. Lundi, le baquet est vide, et trois étudiants le regardent.
event-78-b = Lui vendre la lettre.
event-78-b-result = Il paie ce que vous demandez et la range avec les autres, dans un tiroir qui sent le savon. Il s’en occupera lui-même, dit-il, après les vacances. Dans l’escalier, vous l’entendez tremper sa plume. Il hésite longtemps sur la formule.
event-78-c = Lui montrer une voie sans les mots.
event-78-c-result = Avec du sel, du mercure et un bol, vous montrez comment on ouvre une porte à une telle chose, et comment on la laisse choisir. Il prend des notes avec le mauvais bout de la plume. Elle choisit. L’académie ne saura jamais ; le maître, lui, vide son armoire dans vos bras.

event-79-title = Côté sud
event-79-intro = La cave a des rayons jusqu’à la voûte, sur les rayons des bocaux, et dans chaque bocal un carré de lumière jaune où tourne de la poussière. Il fait chaud ici, cela sent le foin et l’orange. De près, on entend : une cuiller, un chien qui se retourne, quelqu’un qui lit tout haut, pas très bien. Chaque bocal a son étiquette. Ceux du fond ont bruni. Dans l’escalier, sans se presser, descend quelqu’un qui ne fait pas d’ombre.
event-79-a = Renverser le rayonnage.
event-79-a-result = Un coup d’épaule, et vous lâchez. Tout le temps de la chute il y a quatre cents soleils ; vous fermez les yeux, et cela vous coule dessus comme du grain. Il est au pied de l’escalier, une main devant le visage.
event-79-b = Prendre deux bocaux et filer par-derrière.
event-79-b-result = Vous prenez le sien et un autre sans nom, juste à côté. La femme du maçon vous paie avec l’argent du poêle. Elle l’ouvre à table et, un bon moment, ne dit rien, et cela sent la lessive. L’autre est encore dans votre sac, entre les fioles.

event-80-title = L’ombre du monsieur
event-80-intro = Dans tant de lumière, même lui a une ombre. Elle est au mur derrière lui, mince, celle d’un garçon, un cerceau à la main. Il se retourne pour la voir. Personne ne l’avait jamais vu se retourner ; là-haut, le commis a lâché sa plume. « C’est la première chose que j’ai vendue, dit le monsieur, pour avoir de quoi commencer. » La lumière s’écoule par la grille, dans la rue. Il reste peut-être une minute, et il a oublié votre présence.
event-80-band-1 = Vous tentez de passer, et il se souvient. Il prend la première chose qui lui tombe sous la main, et elle est à vous. Dehors, en pleine nuit, toute la rue est là, le visage levé, les yeux plissés. Nul ne vous remarque.
event-80-band-2 = Tant que vous tenez la porte, la lumière reste. Cela ne vous a rien coûté, dit-il ensuite, surpris, et il cherche la colonne où le mettre. Pendant ce temps vous partez. Quelque chose en vous, qui était en gage, ne paie plus d’intérêts.
event-80-band-3 = L’ombre du cerceau se prend par le bord ; vous lui donnez une poussée. Elle court le long du mur, le garçon derrière, et le monsieur, en beaux souliers, derrière le garçon. Vous rentrez par une ville où c’est l’après-midi, et prenez votre part.

event-81-title = Où deux eaux se joignent
event-81-intro = Elle est dedans jusqu’au cou, des algues pour cheveux, et se peigne avec une mâchoire. La coquille pend à sa gorge. Ce qu’elle contient tourne lentement, comme du lait dans du thé. Une guenaude aquatique lance d’abord la vase, aux yeux, et suit ; mais elle a du nez, et elle en est fière. Qui saurait mêler une odeur qu’elle n’a jamais sentie aurait les deux mains libres. Sur la rive, au vent, vous déballez ce que vous avez.
event-81-band-1 = Cela sent le marais. Le marais, elle connaît. La vase vous prend au visage, et le reste d’elle suit ; vous laissez là la moitié de vos sangles et ce que vous teniez. Le parfumeur devra se contenter de son fauteuil.
event-81-band-2 = Elle s’approche, éternue, s’approche encore, et vous coupez le cordon pendant qu’elle réfléchit. Le parfumeur paie à la porte. Derrière lui sort une senteur qui fait coucher votre cheval sur la route.
event-81-band-3 = Vous lui mêlez du linge propre, qu’elle n’a jamais eu. Elle ferme les yeux et dérive. Vous prenez la coquille et, comme il y avait trop de linge, vous en gardez une fiole. Le parfumeur paie, débouche, et il faut le tenir.
event-81-band-4 = Vous lui mêlez un été, avec un garçon dedans. Elle pleure comme un déversoir et tend d’elle-même la coquille ; elle n’en a plus l’usage. Ce que vous avez fait là, vous ne sauriez l’expliquer, mais vos mains ont compris. Le parfumeur paie.

event-82-title = L’autre berceau
event-82-intro = Dans le bois, à la fourche d’un sureau, pend un berceau de joncs, bien fait, doublé de hibou. Dedans, un nourrisson maigre et rouge hurle ; autour sont assises trois femmes, de dos, qui bercent, à bout de ressources. Elles n’en avaient jamais eu qui fît du bruit. Elles l’ont pris parce qu’il était beau et ont laissé en échange ce qu’elles avaient de mieux. « Il ne s’arrête pas », dit la première. « Nous avons chanté », dit la deuxième. La troisième se retourne. Elle n’est que des yeux.
event-82-a = Leur montrer comment on s’y prend.
event-82-a-result = De long en large, vous le promenez dans vos bras, comme vous l’avez vu faire un jour, avec la bouteille. Quand il dort, elles chuchotent. Elles le rendront. Mais qu’on leur rapporte d’abord le leur, sinon elles n’auront rien ; elles partent pour les montagnes, loin du bruit.
event-82-b = Le prendre pendant qu’elles dorment.
event-82-b-result = Elles sont si lasses que ce n’est pas un exploit. Vous le ramenez sous votre manteau, hurlant tout du long, et le marchand doit en tenir deux. Il paie pour savoir lequel est lequel. De ces trois-là vous tenez l’art d’aller sans bruit de pas ; elles n’ont rien su avant l’aube.

event-83-title = L’échange
event-83-intro = Elles attendent au-dessus de la dernière cabane, en rang, le berceau de joncs entre elles. Au bras vous apportez le gros, le blond ; il n’a pas émis un son. Le rouge vous voit et prend son souffle. Quand vous posez le leur, il lève les yeux vers elles, vers tous ces yeux, et sa bouche devient carrée. Il pleure. Il pleure comme une porte, comme une grille, comme neuf chats. Elles restent là, les mains sur les oreilles, sans savoir où mettre leur bonheur.
event-83-a = Leur apprendre aussi la chanson.
event-83-a-result = Ce qu’on vous chantait, vous le chantez, autant qu’il en reste. Elles la reprennent, à plusieurs voix. Ce qu’elles donnent en retour est dans des calebasses, sous le sureau : le lait de quelque chose, très vieux. En descendant, le rouge s’endort enfin, n’étant plus le plus bruyant.
event-83-b = Demander ce qu’elles voyaient au premier.
event-83-b-result = « Qu’il était en colère, dit celle qui n’est que des yeux, et tout petit, et croyait gagner. » Elle vous regarde si longtemps que vous l’entendez hurler, loin derrière, avant l’école. Vous rapportez l’enfant au marchand. Il le trouve changé. Il n’est pas le seul.

event-84-title = Un manteau, taille d’enfant
event-84-intro = À Kaer Seren, ils lisent la page debout. C’était leur plus jeune, et il ne valait rien avec les bêtes. À l’automne il écrivit qu’un village l’avait engagé contre une goule et qu’une fillette là-bas n’avait pas de manteau. Puis il n’écrivit plus. Le vieil instructeur prend le médaillon, qui cesse de trembler, et ainsi il sait. « Jusqu’à la première neige », dit-il. Il va à la fenêtre d’où l’on voit la route, et demande si le manteau était chaud.
event-84-a = Dire qu’il l’était.
event-84-a-result = Épais, dites-vous, avec un capuchon. Il hoche la tête ; on vous met un couvert, et vous dormez dans un lit qu’on aérait toujours. Au matin, ils vous donnent ses gages d’automne, que personne n’a réclamés. En bas, sur la route, quelqu’un de petit, en capuchon, marche vers la porte.
event-84-b = Refaire avec eux sa dernière figure.
event-84-b-result = Elle s’interrompt au milieu, là où on l’appela. Ils sont sur deux rangs dans le vent salé, vieillards et gamins, et chacun continue comme il croit juste. Vous en dernier. C’est la goule qui l’a tué, vous voyez maintenant, et à quel pas ; et ce pas, vous ne le faites pas.

event-85-title = Trop silencieuse
event-85-intro = Rien ne chante, rien ne craque. Au milieu de la forêt est un cercle de pieux sculptés, anciens, chacun avec un visage, et dedans une fillette assise, bouche ouverte. Elle comptait ; on le voit à ses doigts. Un leshen n’aime pas qu’on le compte. Il prend d’abord le son d’un lieu, puis ce qui le faisait. Derrière le troisième pieu, il y a une ramure qui n’y était pas. Peer vous tient la manche. Il va l’appeler.
event-85-a = L’appeler à sa place.
event-85-a-result = Une main sur sa bouche, vous appelez, de toutes vos forces. Tout le son du bois est à vous en cet instant, et cela vient de partout, sur des racines. La fillette a fermé la bouche et tourné la tête.
event-85-b = Entailler le visage du pieu voisin.
event-85-b-result = Il faut trois coups, et dans chacun il y a un souffle, comme d’une forge. Le cercle est ouvert. Vous l’emportez sur le dos, ses doigts comptent encore. Derrière vous, le premier oiseau essaie une note. Le garçon paie en châtaignes, comme convenu, et la mère avec ce qu’elle a.

event-86-title = Ce qu’il y a de plus bruyant au bois
event-86-intro = Il se lève d’entre les pieux, et il y a plus de pieux que vous ne pensiez : certains sont des jambes. Le crâne de cerf tourne de-ci, de-là. Il ne peut pas vous voir, il n’en a jamais eu besoin ; il va d’après le bruit que vous faites. Jusqu’ici, c’est beaucoup. Peer a rejoint sa sœur et l’entoure de ses bras ; par-dessus son épaule, ses lèvres forment un nombre, encore et encore. C’est le nombre de pas qu’il vous reste.
event-86-band-1 = La lame siffle, et il l’entend. Une racine vous prend la cheville et vous lance contre trois visages tour à tour ; ce que vous teniez file dans les feuilles. Mais c’était bruyant. Quand le bois vous lâche, deux enfants sont depuis longtemps sur la route.
event-86-band-2 = Un coup, puis le silence : il reste là, la tête penchée. Vous sortez à reculons dans ses propres empreintes. À la lisière, Peer vide ses deux poches. Mila, l’apprenant, renonce au dixième et note : à l’amiable.
event-86-band-3 = Votre fourreau vole contre le pieu le plus lointain. Il se tourne vers le bruit, et vous êtes là. À sa chute, tout revient d’un coup, coucou, ruisseau, hache, la voix d’une mère. La fillette dit : quatre cent onze. Personne ne la contredit.

event-87-title = La gardienne du feu
event-87-intro = La gardienne de Cidaris a quatre-vingts ans et plus personne en mer. Elle écoute jusqu’au bout. Puis elle fait monter une chaise, s’installe derrière la lentille et regarde toute la nuit, une ardoise sur les genoux. Au matin elle descend très lentement. Quatre navires sont attendus, dit-elle. Trois peuvent entrer. Sur le quatrième, ils sont couchés en rang, sous une même voile, des femmes aussi ; un mot aux pilotes, et il passerait par le nord. Mais c’est le navire des fiévreux. Il venait ici chercher du secours.
event-87-a = Laisser décider le port.
event-87-a-result = Le port décide en un instant, et il passe par le nord. On vous paie deux fois, pour le transport et pour le tact. La gardienne garde la couverture et vous rend le verre. Elle n’en a plus besoin, dit-elle ; elle les voit bien sans.
event-87-b = Allumer la lampe et les laisser entrer.
event-87-b-result = Elle l’allume elle-même, derrière l’ancien verre. Avec le médecin vous montez à bord, portez, aérez, faites bouillir, autant de nuits qu’il faut. Tous ne finissent pas en rang ; la lentille ne compte pas si bien. Vous vous endormez sur le quai, et quelqu’un étend sur vous une couverture.

event-88-title = Lits de pierre
event-88-intro = Ils ont bâti là-haut une ville, la même, maison par maison, en pierre brute, le puits au bon endroit. Elle est meilleure que celle d’en bas : la maison de la veuve n’a pas de fissure, l’orphelinat est petit, il n’y a pas de gibet. Chacun entre par sa porte, pose l’oreiller et se couche. Du rocher au-dessus du marché, quelque chose leur fredonne, grand comme une église, les yeux clos aussi. Dans toute la ville un seul lit est vide. Il est à peu près à votre taille.
event-88-a = Vous y coucher.
event-88-a-result = Il vous va. Le fredonnement monte par la pierre et vous traverse du talon à la nuque, sans hâte, comme une main cherche une clé. Rarement on vous a fait si bon accueil. Il n’y a qu’une chose qu’il voudrait savoir avant la fin de la nuit.
event-88-b = Les éveiller un à un.
event-88-b-result = De porte en porte, vous appelez chacun par le nom du linteau. Ils se redressent ; ils voient où ils sont, et que c’est leur ouvrage, et certains caressent le mur. Puis ils rentrent, en chemise, sans un mot. Le conseil paie. Au printemps, quelques-uns s’installent là-haut, éveillés.

event-89-title = Ce que la montagne voudrait savoir
event-89-intro = Elle voudrait savoir pourquoi l’on se lève. Elle le demande sans méchanceté. Elle est couchée là d’avant les vallées et n’en a jamais vu la raison ; puis ceux d’en bas se sont mis à rêver si fort, de gibets et de fissures, qu’elle a cru pouvoir aider. Trois cents personnes respirent autour de vous, en mesure. La pierre n’est même pas dure. Si vous avez un motif, fredonne-t-elle, elle écoute ; mais il le faudrait vrai, et bientôt.
event-89-band-1 = Vous en cherchez un et vous endormez dessus. Au réveil il est midi, tous sont partis ; on a tiré sur vous une couverture. Il vous manque un jour et ce que vous teniez, et longtemps encore vos propres pieds vous semblent une drôle d’idée.
event-89-band-2 = Vous dites : le petit déjeuner. Elle réfléchit. Ce n’est pas rien, trouve-t-elle, et elle vous lâche, et les trois cents aussi, jusqu’à nouvel ordre. Le reste de la nuit, vous dormez profondément sur un tas d’oreillers, et nul ne vous demande rien.
event-89-band-3 = C’est un nom qui vous vient. Elle demande quel genre de chose c’est, et vous expliquez. Le fredonnement cesse un moment. Quand vous vous levez, le lit a votre forme et la garde, et il vous semble y avoir laissé la moitié la plus lourde.
event-89-band-4 = Vous dites que vous ne savez pas, et vous vous levez. Le silence dure tant que les dormeurs se retournent. Puis elle ouvre un œil, pour la première fois dans l’histoire des vallées, pour voir comment on fait. Les trois cents rentrent en fredonnant autre chose.

event-90-title = La doublure
event-90-intro = Derrière la scène du théâtre de Novigrad, quelqu’un ôte votre visage. Dessous il y en a un très simple, gris, un peu las, de ceux qu’on donne aux laquais. Il joue tout le monde ici, dit-il : quand le premier rôle est ivre, quand la dame est enrhumée. Nul ne l’applaudit, puisque c’est toujours un autre. Il a observé votre travail. Le rôle vous va. Mais jamais vous ne savez ce que l’autre va dire, et lui le sait ; il n’a qu’à le devenir un instant.
event-90-result = Il vient, sous les traits de n’importe qui. Quand un combat commence, il se tient au bord et devient, le temps d’un souffle, ce qui vous fait face ; et par-dessus l’épaule, de cette voix-là, il vous dit ce qui allait venir, et ce qu’il en a coupé.

event-91-title = Le reste d’elle
event-91-intro = Il montre les roseaux. Là, sur une pierre, en robe grise, une vieille femme à neuf doigts épluche des oignons. « Donnez », dit Godelève. Sainte, elle ne le fut jamais. Dans la grande fièvre elle soignait les malades, s’endormit la douzième nuit parmi les morts, et fut enterrée avec ; quand elle eut assez frappé pour sortir, on la vendait déjà. Elle s’enfuit. Le doigt resta sous le couvercle. « Les églises ne me gênent pas, dit-elle. Mais il a froid, celui-là. Je le sens chaque hiver. »
event-91-a = Le lui recoudre.
event-91-a-result = Elle vous guide point par point, de la voix d’une femme qui a formé cent filles apeurées. Il prend. Elle le plie, montre les oignons, puis la procession, qui est arrivée sur la rive et ne chante plus.
event-91-b = Lui gagner un an de paix.
event-91-b-result = Un os de poulet dans le gant, vous retournez aux chanoines. Bien tenu, il désigne celui qui parle le plus fort. Ils vous paient pour avoir le droit de cesser. Derrière vous, dans les roseaux, un oignon tombe au seau, puis un autre.

event-92-title = L’ordre de la procession
event-92-intro = Elle se lève non sans peine et va à leur rencontre, en s’essuyant les mains. Onze chanoines regardent dix doigts. Nul n’a de prière pour cela. Elle en connaît plusieurs, il se trouve, par leurs pères, et un par un furoncle. « Toi, dit sainte Godelève, tu as des lits de fiévreux dans ta crypte, et ils sont vides parce qu’il y a une châsse dessus. » Et elle commence à distribuer l’ouvrage. L’évêque demande, d’une petite voix, ce que deviendront les châsses.
event-92-result = Elles deviennent des coffres à remèdes, ce qu’elles étaient. Du premier qu’on remplit elle vous met une fiole dans la main, et tient un instant votre poignet, en comptant. Elle y trouve ce qui fut toujours un peu lent, et le pousse du doigt.

event-93-title = Après le tournant
event-93-intro = Sous le gros chêne il y a une cabane faite de portes. Dedans, de la litière pour douze, en fougère, toute neuve, et douze crochets avec des noms. Le garçon n’est pas là. Par terre, les empreintes de ses bottes et un tas de traces de nekkers, puis plus rien ; au bord d’un trou, un couvercle. Les nekkers montent là où l’on tape du pied. Il s’est sans doute exercé tout seul, chaque jour, au même endroit, et bruyamment. D’en bas, de très loin, quelqu’un pose des questions.
event-93-a = Descendre le chercher.
event-93-a-result = Une corde de fougère et d’écharpes tient jusqu’en bas. C’est étroit, cela sent la racine et, devant vous, quelqu’un explique avec patience que non, on ne peut pas entrer comme ça, il y a d’abord trois devinettes. Les nekkers semblent réfléchir à la deuxième.
event-93-b = Taper du pied et les attirer ici.
event-93-b-result = À force de taper du pied, les voilà qui jaillissent en cercle autour de vous, et le reste est simple. Il sort tout seul, de la fougère dans les cheveux, et veut savoir pourquoi vous n’avez pas pris la garde haute. Le forestier paie à la tête. Onze lettres l’occupent toute la soirée.

event-94-title = La troisième devinette
event-94-intro = « Qu’est-ce qui a quatre pattes le matin et encore faim le soir ? » demande Wick. Il est assis sur une racine, le tisonnier sur les genoux, et autour de lui, dans le noir, en rangs, le menton sur les poings, trente nekkers. Ils ne l’ont pas mangé parce qu’ils veulent savoir. C’était la deuxième. Il vous voit par-dessus leurs têtes, et l’on devine qu’il n’en a pas de troisième. Trente visages se tournent pour voir qui il regarde.
event-94-band-1 = La première chose venue n’est même pas une devinette. Ils vous tombent dessus comme un sac de chats. Vous poussez le garçon sur la corde et couvrez ses arrières ; ce sont les vôtres qu’ils attrapent. « Il fallait dire un œuf », dit Wick.
event-94-band-2 = Qu’est-ce qui grandit, demandez-vous, à mesure qu’on en ôte ? Ils chuchotent. Un trou, dit enfin un tout petit, et il vous le fait visiter, pièce par pièce. Dans une niche, des fioles de six générations de mineurs. On vous raccompagne par la grande entrée.
event-94-band-3 = Vous leur demandez qui ils sont. Personne ne l’avait jamais demandé. Il se fait un tel silence qu’on entend boire le chêne. Avec le garçon, vous remontez la corde, et nul ne suit ; longtemps seulement, d’en bas, une voix après l’autre essaie un mot. Vous y songez aussi.

event-95-title = Le long guichet
event-95-intro = À Wyzima, le long guichet est à gauche pour les vivants, à droite pour les morts, et les deux queues ont la même longueur. À droite on est plus patient. Votre numéro est neuf cent six. Devant vous un noyé goutte en lisant le journal ; derrière, une femme voudrait signaler qu’elle a toujours été en vie. Vers le soir l’employé prend le formulaire, et la quenelle de Radek, et cherche la case où l’on coche cela.
event-95-a = Exiger le gros tampon.
event-95-a-result = « Il est en haut », dit l’employé, la bouche pleine. C’est sa première phrase avec du sentiment. Il lève pour vous l’abattant, ce que nul ne lui a jamais vu faire, et le noyé quitte son journal des yeux.
event-95-b = Le faire cocher « autre ».
event-95-b-result = Il faudra se contenter d’« autre ». C’est une vaste catégorie, explique l’employé, qui a ses avantages ; elle ne paie pas d’impôt et a droit au permis de pêche. Radek, l’apprenant, achète une canne. La veuve connaît un prêtre qui est « autre » aussi. On vous paie en pièces, et l’on vous nourrit jusqu’au lustre.

event-96-title = Cause de la vie
event-96-intro = Le greffier a le gros tampon au bout d’une chaîne et un rôti au four. Il se souvient de tout. Il lit le formulaire à voix haute, lentement, jusqu’à la cause de la vie, et là s’arrête, car en quarante ans nul ne l’a remplie. « Quenelles », y lit-on, de la main de Radek. « Et puis : envie de voir la suite. » Le greffier ôte ses lunettes. Il tamponne. Puis il tamponne le buvard, le mur et, avant que vous ne la retiriez, votre manche.
event-96-result = EN VIE JUSQU’À NOUVEL ORDRE, y lit-on, avec un aigle, et cela ne part pas au lavage. Quand il ne vous reste presque rien et que vous alliez donner raison aux faits, vous le voyez sur votre bras, en violet ; et il y a toujours encore une chose à faire.

event-97-title = Le quatrième couplet
event-97-intro = Le berger est allé à ses moutons, pour ne pas savoir. Tibor vous chante le quatrième couplet, le menton sur le violon, tout bas. Ce n’est pas le nom du bourgmestre, ni celui de son frère. C’est celui de la femme qui lave pour tous, avec qui personne ne fut jamais grossier, et dont c’était le garçon, celui qu’on a trouvé. C’est elle. Il le sait depuis le deuxième couplet. « C’est une chanson vraie, dit Tibor. Je croyais que, si elle était vraie, le reste viendrait. »
event-97-a = Le laisser l’omettre.
event-97-a-result = « Alors il y en a trois », dit Tibor au bout d’un moment, et il détend la corde. Vous passez en ville murer le puits. Le bourgmestre vous paie, aime-t-il croire, pour le silence. Dans chaque taverne on tape toujours à cet endroit, plus fort chaque année.
event-97-b = L’accompagner, qu’elle l’entende d’abord.
event-97-b-result = À deux vous descendez de nuit, et il la lui chante au lavoir, à elle seule. Elle continue de tordre un drap. Quand il est sec, elle prend son châle. L’hôtel de ville est loin, la moitié de la rue jette des choses, et vous marchez du côté extérieur.

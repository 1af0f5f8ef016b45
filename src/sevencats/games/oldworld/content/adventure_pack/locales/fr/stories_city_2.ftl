# Autres histoires de la ville du Pack d'aventures.

story-adventure-city-weighhouse = La balance honnête
story-adventure-city-weighhouse-intro = Depuis lundi, la balance du poids public pèse ce que disent les gens. Un boucher a juré de ses saucisses, et le plateau vide est descendu. Un fiancé venu peser sa laine a dit quelques mots gentils à sa promise, et la chaîne a cédé. « Je l’ai achetée neuve, dit Halka, la peseuse, à un nain des montagnes. Il m’a demandé si j’étais bien sûre. » Dehors attend la moitié du conseil. Ils veulent qu’on l’enlève, et aucun n’ose entrer le dire.
story-adventure-city-weighhouse-a = Lui parler au nom du conseil.
story-adventure-city-weighhouse-a-result = Devant le plateau, vous lisez les comptes des échevins, l’un après l’autre, et il descend jusqu’à toucher le sol. On vous paie par la fenêtre, pour avoir lu tout bas. Halka couvre la balance d’un drap. On l’entend grincer chaque fois que quelqu’un souhaite le bonjour.
story-adventure-city-weighhouse-b = La rapporter au fabricant.
story-adventure-city-weighhouse-b-result = Halka enveloppe le fléau dans une couverture, comme un enfant malade. Elle vous donne du pain pour la route et dit que cela ne la dérange pas. Dans la couverture, quelque chose bascule. « Un petit peu », dit Halka.

story-adventure-city-will = Saine d’esprit
story-adventure-city-will-intro = Le notaire lit devant toute la famille. À mes neveux, mon pardon. Au chat, la maison. « Et au sorceleur venu en mars, l’année de la grande neige, qui fit ce qu’on lui demandait et fut renvoyé sans un sou parce que j’étais jeune et que j’avais un manteau neuf : son salaire, avec les intérêts de trente et un ans. » Les neveux vous regardent. Ce n’était pas vous. Ce mars-là, vous étiez ailleurs. Le notaire tient le sac sur ses genoux et voudrait déjeuner.
story-adventure-city-will-a = Signer le reçu.
story-adventure-city-will-a-result = On veut une signature, et personne ne demande de nom. Le sac est plus lourd que tous ceux gagnés en travaillant. Dans l’escalier vous croisez le chat, suivi d’un neveu qui porte son écuelle. Il vous toise comme un propriétaire.
story-adventure-city-will-b = Chercher celui qui vint en mars.
story-adventure-city-will-b-result = Le notaire soupire et renoue le sac. Un gris, dit l’aîné des neveux, boiteux, un mot méchant pour chacun ; parti dans la forêt en maudissant le manteau par son nom. Pendant trente et un ans, on n’a pas eu le droit de le vendre.

story-adventure-city-memoirs = Vie d’un sorceleur, par l’un d’eux
story-adventure-city-memoirs-intro = Dans la vitrine de l’imprimeur est un manuscrit avec une tache de vin et une devise. L’auteur veut rester inconnu ; il a seulement dessiné sa cicatrice sur la page de titre. « Au chapitre neuf, dit l’imprimeur, il étrangle un spectre de midi. Est-ce que cela se peut ? » Onze chapitres sont composés, le papier est payé, et sa femme a tant ri qu’il a fallu la coucher. Pour un avis, il donnerait quelque chose. Pour un chapitre vrai, davantage.
story-adventure-city-memoirs-a = Corriger le pire.
story-adventure-city-memoirs-a-result = La chandelle finit avant les épreuves. Le spectre de midi demeure, à la prière de l’imprimeur, mais on ne l’étrangle plus, et l’auteur pleure moins souvent. On vous paie à la ligne coupée. Cela finit par compter.
story-adventure-city-memoirs-b = Écrire le chapitre vrai.
story-adventure-city-memoirs-b-result = Vous écrivez un matin tel qu’il fut. Il y faut quatre pages et presque une nuit et, quand c’est là, à l’encre, cela a quitté votre bras, et autre chose y a de la place. L’imprimeur lit, se tait, et le met à la fin.
story-adventure-city-memoirs-c = Envoyer Kord signer des exemplaires.
story-adventure-city-memoirs-c-result = Il rougit tant que la cicatrice peinte coule. Tout un après-midi, assis à une table, devant une file de gens, il dit à chacun que le héros du livre est dehors avec les chevaux. Ensuite il dort pour la première fois sans crier, et vous aussi.

story-adventure-city-dog = Un chien non déclaré
story-adventure-city-dog-intro = Derrière Theodor Grole, à dix pas, marche un chien. C’est ainsi depuis le nouvel an : à la porte, au comptoir, au logis, où il se couche en travers du seuil. Grole a peur des chiens. Depuis un mois il vit, dans son propre bureau, du côté de la fenêtre. « Il n’est pas déclaré, dit le fermier des impôts, et son registre tremble un peu. Il n’a pas de maître à qui infliger l’amende. Je voudrais qu’on l’éloigne, contre reçu. Ne lui faites pas de mal là où je le verrais. »
story-adventure-city-dog-a = Le conduire hors de la ville.
story-adventure-city-dog-a-result = Il vous suit sans un bruit, passé la porte, passé le moulin, et s’assied quand vous le lui dites. Grole paie au tarif des bêtes errantes. Le soir, quand vous passez devant le comptoir, il est là, sur le seuil, un peu crotté, et dedans brûle la lampe.
story-adventure-city-dog-b = Chercher qui l’a envoyé.
story-adventure-city-dog-b-result = Il porte au cou une cordelette, et le nœud est un nœud de braconnier. Vous le montrez à Grole de loin. Il pâlit, puis rougit, et déclare ne connaître personne dans les montagnes. Il le lit dans le registre, le doigt sur la ligne.

story-adventure-city-headstones = Fautes gravées
story-adventure-city-headstones-intro = Le tailleur de pierre ne sait pas l’orthographe. Nul ne s’en plaignait, tant que les morts ne s’en plaignaient pas. À présent ils viennent la nuit, en file le long du mur, et attendent leur tour : un Otto à trois t, une épouse bien émée, un capitaine mort en mère. Ils ne font rien. Ils tapotent le ciseau et montrent du doigt. « J’ai une femme et des clients, dit-il. Et il y en a un, au fond, qui reste là, sa pierre sur l’épaule. La sienne, je l’ai gravée dans le noir. »
story-adventure-city-headstones-a = Tenir la lampe toute la nuit.
story-adventure-city-headstones-a-result = Pendant qu’il travaille, vous la tenez, et ils s’en vont un à un, soulagés. Le dernier pose sa pierre, sur vous. Il y avait deux fautes, et il n’est pas de ceux qui tapotent. Le tailleur paie vos bleus à la lettre.
story-adventure-city-headstones-b = Apprendre ses lettres au tailleur.
story-adventure-city-headstones-b-result = Avec un bâton, vous les tracez dans la poussière de pierre, toutes, et vers le matin il ne tire plus la langue. C’est un travail paisible. Ensuite vous dormez si profondément qu’il vient, avec une règle, s’assurer de la chose.

story-adventure-city-chess = Par la poste
story-adventure-city-chess-intro = Le vieux capitaine Brandeis joue aux échecs avec un homme de Vengerberg qu’il n’a jamais vu. Ils étaient des deux côtés d’un siège et se crièrent les premiers coups par-dessus le fossé. C’était il y a quarante ans ; depuis, cela va par la poste, deux coups l’an. Hier, la lettre est venue. « Le cavalier prend le fou », lit-il, la pose, la reprend. « C’est un bon coup. Il n’en fait pas de bons. Et ce n’est pas son écriture. » Près de l’échiquier, du thé pour un.
story-adventure-city-chess-a = Chercher avec lui la réponse.
story-adventure-city-chess-a-result = La fenêtre grisonne que vous êtes encore dessus. Il n’a pas besoin de vous, seulement de quelqu’un avec qui se taire. Vers le matin il la voit, rit, pousse la pièce d’un doigt, et vous enseigne la même menace discrète au couteau à pain.
story-adventure-city-chess-b = Demander à Vengerberg qui a joué.
story-adventure-city-chess-b-result = D’abord il écrit sa réponse et la cachette, puis il rompt le cachet et ajoute une ligne que vous ne devez pas lire. Il n’a personne d’autre à envoyer. Vous la portez dans le gant, comme une braise.

story-adventure-city-poorhouse = Le lit dix-neuf
story-adventure-city-poorhouse-intro = À l’hospice, entre un vitrier et un homme qui se prend pour un pont, est couché un sorceleur. Il a plus de quatre-vingt-dix ans. On l’a trouvé dans un fossé, le médaillon dans la bouche, pour que nul ne le prenne. C’est un loup. Il n’a plus de dents ni de Signes, il a oublié le mot épée, et la nuit il se lève et vérifie les fenêtres. « Les quarante, dit la directrice. Après, il dort. Après, tous dorment, c’est curieux. »
story-adventure-city-poorhouse-a = Lui donner à boire.
story-adventure-city-poorhouse-a-result = Vous lui tenez la fiole. Pendant une heure il sait qui il est, et il l’emploie à vous : il se redresse, rectifie votre coude et vous frappe avec une pantoufle jusqu’à ce que ce soit juste. Puis il demande poliment si vous venez pour les fenêtres.
story-adventure-city-poorhouse-b = Vérifier les fenêtres avec lui.
story-adventure-city-poorhouse-b-result = Une chandelle à la main, vous le suivez, quarante fenêtres, et il vous montre chaque loquet comme si c’était le premier. La directrice vous force à prendre un peu de la collecte. Au lit dix-neuf, il remonte la couverture et dit, très distinctement : « Rien n’est entré. »
story-adventure-city-poorhouse-c = Dire le nom de votre maître.
story-adventure-city-poorhouse-c-result = Il en remonte comme on sort de l’eau. Il a formé celui qui vous a formé. Tant que le nom tient, il refait avec vous l’ancienne suite, sur toute la longueur de la salle, et le pont applaudit. Vous lui remettez le médaillon entre les gencives.

story-adventure-city-crate = Haut
story-adventure-city-crate-intro = Dans la remise de la douane, au quai, il y a une caisse qui respire. D’après les papiers, elle contient des cierges. Arrivée du sud il y a six semaines, personne ne l’a réclamée et, chaque nuit, elle mange un peu plus de la corde. « Je peux l’ouvrir, et c’est ma faute, dit le douanier, ou la laisser, et c’est ma faute aussi. » Il a maigri. Sur le couvercle, quelqu’un a peint en grandes lettres aimables : NE PAS FREDONNER.
story-adventure-city-crate-a = L’ouvrir pour lui.
story-adventure-city-crate-a-result = De deux doigts vous soulevez le couvercle, sans rien dire, et la chose ne dit rien non plus. Elle est grande comme un veau, avec des ailes comme du linge mouillé. Elle a mangé les cierges et vous prend pour sa mère. On vous paie, on l’emmène à la ménagerie, et elle se retourne.
story-adventure-city-crate-b = La réexpédier et suivre la barque.
story-adventure-city-crate-b-result = Le douanier tamponne si fort que la caisse éternue. Le batelier qui la prend est sourd, c’est pourquoi on l’a choisi. Vous restez sur le chemin de halage. Quelque part avant l’écluse, un second batelier voudra doubler, et celui-là chante.

story-adventure-city-clock = Treize
story-adventure-city-clock-intro = La nuit, l’horloge de la ville sonne treize coups. Qui se trouve dans la rue entre le douzième et le suivant n’y est plus au matin, et nul ne se rappelle qui c’était ; il y a seulement un manteau de trop à la patère, ou une femme coiffée pour quelqu’un. L’horloger a démonté le mécanisme. La roue porte douze chevilles. Il les a comptées, dit-il, puis il vous montre sur l’établi un soulier d’enfant, et demande s’il a des enfants.
story-adventure-city-clock-a = Être dans la rue à minuit.
story-adventure-city-clock-a-result = Vous comptez. Après le douzième il fait très clair, et sur la place ils sont tous là, les mains à demi levées, comme des gens qui ont oublié ce qu’ils voulaient. Vous poussez jusqu’à ce que le dernier ait passé. La cloche se paie sur vous. Elle vous laisse le temps que vous aviez perdu.
story-adventure-city-clock-b = Arrêter l’horloge.
story-adventure-city-clock-b-result = Entre deux dents de la roue glisse votre lame, et la ville retient son souffle. Plus personne ne disparaîtra. Le conseil paie, et enterre un manteau. Depuis, l’horloger met à table un couvert pour le soulier.

story-adventure-city-strike = Les fossoyeurs posent la pelle
story-adventure-city-strike-intro = Les fossoyeurs sont en grève. Ils veulent un chapeau, pour la pluie, et de temps en temps un merci de quelqu’un. À la chapelle, les morts sont sur deux rangs, par ordre alphabétique. Entre les tombes, seule, dans la glaise jusqu’à la taille, sœur Jutta pellette et jure. « Jaune ! » crient les fossoyeurs par-dessus le mur. « Je n’ai rien contre vos fichus chapeaux, dit Jutta. Mais celui-là ne peut pas attendre. C’était un boulanger. Il lève. »
story-adventure-city-strike-a = Prendre la seconde pelle.
story-adventure-city-strike-a-result = Vous creusez à côté d’elle jusqu’à n’avoir plus qu’une ampoule pour deux mains ; elle lit une ligne pour chacun, et un juron pour les terrains pierreux. Le soir, vous tenez dans la boue comme un pieu. Les fossoyeurs vous ont jeté des mottes. Puis, un à un, des cordes.
story-adventure-city-strike-b = Négocier pour les fossoyeurs.
story-adventure-city-strike-b-result = Leurs conditions vont au conseil, et vous leur rapportez la mine du conseil. Ils ont le chapeau. Pour le merci, il faut une troisième séance, et le maire le dit en tournant le dos. Les deux partis vous paient. Jutta, pendant ce temps, en a fait onze.

story-adventure-city-shroud = Quelque chose en lin
story-adventure-city-shroud-intro = Le tailleur fait des linceuls pour sorceleurs, contre acompte. « La plupart de vos confrères paient d’avance, dit-il, l’autre arrangement s’étant révélé difficile. » Il en a toute une étagère, pliés, avec des noms ; certains y sont depuis longtemps, et ceux-là, il les aère au printemps. Il vous passe le ruban autour de la poitrine. « Vous tournez volontiers à gauche, remarque-t-il. Je le vois aussi à ceux qui reviennent. Ils sont toujours déchirés à droite. »
story-adventure-city-shroud-a = En commander un, avec de l’aisance.
story-adventure-city-shroud-a-result = Il taille large et vous le fait essayer, en position couchée, puis en garde. Au troisième essayage, vous ne tournez plus à gauche. Il le plie et inscrit votre nom sur l’étagère, à la craie. La craie, dit-il, c’est pour les cas d’avenir.
story-adventure-city-shroud-b = Regarder ceux qui sont déchirés.
story-adventure-city-shroud-b-result = Il les étale sous la lampe. L’un, c’est une griffe ; l’autre, un bec ; le troisième est frais et vient d’ici : vous connaissez cet écart, et où cela gîte en cette saison. Il ôte l’aiguille d’entre ses lèvres. « Je vous inscris pour jeudi ? »

story-adventure-city-bride = Une place à la table de Hedda
story-adventure-city-bride-intro = Hedda se marie, avec un tonnelier taciturne. Devant la boulangerie, une table de soixante couverts, avec des fleurs, avec des petits pains noués, et personne. C’est à cause du père. Le pain de la fille du bourreau, tout le monde en mange ; mais boire à sa santé, coude à coude avec maître Ruben, c’est autre chose, on ne sait jamais. Il se tient contre le mur, en col neuf, les mains dans le dos. Le violoneux a commencé deux fois. Derrière les volets, toute la rue regarde.
story-adventure-city-bride-a = Inviter maître Ruben à danser.
story-adventure-city-bride-a-result = Il ne sait que faire de ses mains ; vous les mettez où elles vont. Il danse comme un homme qui a compté des marches toute sa vie. Au troisième tour une porte s’ouvre, puis beaucoup. Ce que vous aviez avant dans les pieds est oublié ; ceci vaut mieux.
story-adventure-city-bride-b = Vous asseoir et porter le toast.
story-adventure-city-bride-b-result = À une table de soixante, sans voisins, vous dites ce qu’il faut dire, un peu fort, du côté des volets. Hedda boit, le tonnelier boit, Ruben boit et doit poser son verre. Elle vous laisse la bouteille. À la porte du numéro neuf, il y a un enfant avec une chaise.

story-adventure-city-butcher = Un morceau tendre
story-adventure-city-butcher-intro = C’est la meilleure viande de la ville et la moins chère, et les autres bouchers sont allés voir le magistrat. Le magistrat en a goûté une tranche. Depuis, il en prend tous les jours. « Tendre », disent-ils tous, et ils mâchent, et regardent au loin. Vous avez regardé dans le tonneau, derrière la boutique. Il y avait une botte, pas bien grande. Le boucher s’essuie les mains. Son fournisseur vient en barque, dit-il, la nuit, de la glacière en aval. Il ne demande jamais qui c’est.
story-adventure-city-butcher-a = Vous faire payer et passer votre chemin.
story-adventure-city-butcher-a-result = Pendant que vous passez, il enveloppe l’argent dans du papier propre. Le soir, vous entendez la rue manger derrière ses rideaux, couteaux et fourchettes. Quelqu’un en redemande. En dépliant le papier, vous trouvez un petit supplément, pour le chien.
story-adventure-city-butcher-b = Suivre la barque à la glacière.
story-adventure-city-butcher-b-result = Il ôte son tablier et le pend pour de bon. Il a un garçon, dit-il, qui chausse à peu près cela. La barque vient à marée basse, sans lanterne. Restez sous le vent, car ils sentent ce qu’on a mangé.

story-adventure-city-deadletters = Poste restante
story-adventure-city-deadletters-intro = Dans la cave de la poste reposent les lettres qu’on ne peut pas remettre. « À la chose sous le pont », lit la receveuse, une personne ordonnée, un tampon pendu au cou. « À papa, sous terre. À la Dame qui a pris notre Elsa, personnel. » La loi défend de les ouvrir, et défend de les jeter. Il y en a quatorze sacs. « Si j’avais quelqu’un qui se rend à de telles adresses », dit-elle, et elle regarde vos bottes.
story-adventure-city-deadletters-a = Les trier par adresse.
story-adventure-city-deadletters-a-result = Un sac pour siège, vous triez, et là où trois lettres nomment le même pont, et que toutes trois sont humides, quelque chose vit dessous. Le soir, vous connaissez deux repaires et demi. La receveuse vous tamponne l’avant-bras, afin de pouvoir vous laisser sortir.
story-adventure-city-deadletters-b = En remettre une à la Dame.
story-adventure-city-deadletters-b-result = C’est une petite lettre, avec une goutte de cire, qui sent la pomme. La Dame qui a pris notre Elsa habite la forêt, dit la receveuse, derrière le troisième chêne foudroyé, sans numéro. Elle tamponne deux fois. Payable à la livraison.

story-adventure-city-matchmaker = Un monsieur, nocturne
story-adventure-city-matchmaker-intro = La marieuse a placé quatre cents couples, et en voici un difficile. « Bonne famille. Maison à lui. Il lit. Il n’aime pas l’ail, mais qui aime l’ail ? » Elle baisse la voix. Il paie en vieilles pièces, vient après le coucher du soleil, et ses trois dernières candidates sont rentrées un peu pâles et fort éprises. Un ekimmara, lui dites-vous, guérit en buvant. « Mon mari aussi, dit la marieuse. Mais viendriez-vous samedi, vous asseoir entre les deux ? »
story-adventure-city-matchmaker-a = Vous asseoir entre eux samedi.
story-adventure-city-matchmaker-a-result = Vous voilà entre eux. Il est charmant et, comme vous ne bougez pas, c’est votre bras qu’il rencontre. Il met la durée d’un menuet à s’apercevoir de l’erreur. Il s’excuse, paie le dîner, la manche et la soirée, et sort par la fenêtre.
story-adventure-city-matchmaker-b = Prendre des renseignements à Beauclair.
story-adventure-city-matchmaker-b-result = Il donne Beauclair pour dernière adresse, dit la marieuse, et une veuve de là-bas pour référence. Sa plume est déjà trempée. Si le renseignement est bon, demande-t-elle, serait-ce donc si mal ? On en a si peu qui lisent.

story-adventure-city-barge = En aval, avec du fromage
story-adventure-city-barge-intro = Une péniche descend à Cidaris avec quatre cents meules de fromage et un philosophe. Il a payé demi-tarif, car il ne croit pas au fleuve. « Au fromage, j’y crois, dit-il, à cause de l’odeur. » La batelière veut à bord quelqu’un qui puisse le frapper au besoin. Une seconde place est libre, sur la berge : un rival lui coupe ses cordes de halage, et elle aimerait savoir comment on fait, pour le lui rendre.
story-adventure-city-barge-a = Embarquer et surveiller le philosophe.
story-adventure-city-barge-a-result = Vous embarquez. Le deuxième jour il vous prouve que vous n’êtes pas là, et vous le laissez gouverner. Une fois repêché, il croit au fleuve de tout son corps. À Cidaris, on vous paie d’une bouteille qui a mûri entre le fromage et la pensée.
story-adventure-city-barge-b = Lui montrer comment on coupe.
story-adventure-city-barge-b-result = Vous montrez le poignet, l’angle, et où se tenir pour ne pas partir avec. Elle vous montre ce qu’elle aurait fait, elle, à la gaffe, et c’est mieux. Vous l’emportez. De la berge, vous l’entendez s’exercer sur le chapeau du philosophe.

story-adventure-city-beggars = Les aveugles, les boiteux et le trésorier
story-adventure-city-beggars-intro = La guilde des mendiants tient son assemblée annuelle à la corderie. « Point trois, dit le trésorier. La cécité. Les recettes baissent. Le public n’y croit plus. » Un aveugle objecte qu’il est vraiment aveugle. « C’est bien ce que je dis, répond le trésorier, tu n’y mets rien. » Votre présence n’a pas échappé. Un sorceleur n’a ni coin ni licence, et pourtant les gens donnent. Ils voudraient savoir comment. Ils paieraient avec ce qu’ils voient : nul ne regarde les mendiants, donc les mendiants regardent.
story-adventure-city-beggars-a = Payer la cotisation et en être un jour.
story-adventure-city-beggars-a-result = Vous payez, recevez une sébile et un coin, et restez là jusqu’à la nuit. Nul ne croise votre regard. À midi vous n’êtes personne ; le soir, vous avez vu marcher toute une ville, chacun le poids sur un autre pied. Désormais vous connaissez un pas avant qu’il tourne le coin.
story-adventure-city-beggars-b = Échanger des secrets avec l’aveugle.
story-adventure-city-beggars-b-result = Vous lui parlez de la peur, et lui de ce qui passe à son coin à quatre heures du matin, sur trop de pieds, avec une odeur d’étang. Une fois il l’a suivi à l’oreille jusqu’où cela s’arrête. Il n’y voyait rien, dit-il ; alors on ne lui en a pas voulu.

story-adventure-city-raffle = Au profit du toit
story-adventure-city-raffle-intro = Le temple met en loterie ce que les gens y oublient : onze parapluies, une jambe de bois, un perroquet qui sait l’ancienne liturgie, et une boîte fermée, grande comme ceci, trouvée sur les marches de l’autel et qui fait tic-tac. La boîte est le gros lot. Le prêtre tire les yeux fermés. Il a supplié chacun d’acheter un billet, sauf les enfants, et personne ne veut gagner. « Vous avez la main si sûre », vous dit-il. Il a déjà écrit votre nom sur tous.
story-adventure-city-raffle-a = Gagner la boîte et l’ouvrir.
story-adventure-city-raffle-a-result = C’est gagné, par onze billets à zéro. Les fidèles reculent jusqu’aux fonts. C’est une belle serrure, de celles qui ont des opinions ; vous y collez l’oreille, et au reste vos meilleurs outils. Alors le tic-tac s’arrête.
story-adventure-city-raffle-a-band-1 = C’était un coucou de fer-blanc, et il sort à hauteur de votre main. Le reste du mécanisme s’en prend à vos outils.
story-adventure-city-raffle-a-band-2 = C’était le réveil d’un bedeau. Aux poids, quelqu’un a collé des pièces, pour qu’il avance un peu.
story-adventure-city-raffle-a-band-3 = C’était la caisse de l’horloge paroissiale, qui s’arrête dès qu’elle est pleine. C’est gagné honnêtement, dit le prêtre sous l’autel.
story-adventure-city-raffle-b = Déchirer les billets, prendre le perroquet.
story-adventure-city-raffle-b-result = Le perroquet ne se laisse pas séparer des parapluies. Pour finir, le prêtre vous le rachète avec du vin d’autel, très vieux, qu’il gardait. Du porche, vous l’entendez bénir la boîte, dans une langue qui fait pencher les cierges.

story-adventure-city-summoning = Travaux pratiques
story-adventure-city-summoning-intro = Trois étudiants de l’académie de Ban Ard partagent une mansarde et une erreur. Elle est dans le baquet, sous une nappe. « Ce devait être un familier », dit le premier. « Il est très familier, dit le second, qui n’a plus de sourcils ; il sait tous nos noms. » Le troisième tient la nappe. Dessous, une voix grave et raisonnable demande à quelle heure on dîne. Les cours reprennent lundi. Leur maître ne doit rien savoir, disent-ils. Leur maître est le seul qui pourrait le renvoyer.
story-adventure-city-summoning-a = Les aider à le dissoudre.
story-adventure-city-summoning-a-result = Toute la nuit vous faites bouillir, filtrez, faites bouillir encore, tandis qu’il récite au premier le poème du second. Vers le matin il n’en reste qu’une cuillerée, qui supplie. Vous en savez plus qu’on n’en enseigne là-bas. La soupe, ce sera pour plus tard.
story-adventure-city-summoning-b = Le dire au maître, à Ban Ard.
story-adventure-city-summoning-b-result = Les étudiants blêmissent ; le baquet rit. Ils vous remettent une lettre où tout cela a l’air d’une recherche. Sous la nappe, quelque chose ajoute une phrase, d’une très belle main.

story-adventure-city-afternoon = Ce que vaut un après-midi
story-adventure-city-afternoon-intro = La maison de Novigrad a ouvert une succursale. C’est un guichet, avec une sonnette, et derrière est le commis qui ne cille pas. On achète des après-midi cette saison, dit-il : oisifs, ensoleillés, peu servis. La femme d’un maçon a vendu les siens jusqu’à cinquante ans et s’est acheté un poêle. Elle est là, près de vous, et attend qu’il fasse nuit. « J’ai toujours l’impression d’avoir oublié du linge dehors », dit-elle. Le commis a posé devant vous un formulaire. Il est déjà rempli.
story-adventure-city-afternoon-a = En vendre un.
story-adventure-city-afternoon-a-result = Vous signez, et c’est le soir. Les pièces sont comptées et toutes tièdes. Vous cherchez ce que vous en auriez fait ; il vous vient un mur, des abeilles. Le reste du jour, vos mains sont un peu lentes, comme oubliées quelque part.
story-adventure-city-afternoon-b = Demander où ils les gardent.
story-adventure-city-afternoon-b-result = « À Novigrad, bien sûr, dit le commis. Dans les caves, côté sud. Cela se gâte si vite. » La femme du maçon lève les yeux. Elle ne dit rien, mais vous accompagne jusqu’à la porte, son châle tendu devant elle, comme s’il y avait quelque chose à rapporter.
story-adventure-city-afternoon-c = Lui parler de la soupe.
story-adventure-city-afternoon-c-result = Il regarde par-dessus ses deux épaules. Puis il tire de sous le comptoir une tasse qui fume et la pousse par le guichet. Il a eu encore deux rhumes, chuchote-t-il, assez mauvais. Il déchire votre formulaire et vous laisse au soleil jusqu’à l’heure de fermer.

story-adventure-city-coach = Une place à l’intérieur
story-adventure-city-coach-intro = La diligence de Wyzima a encore une place, à côté d’un homme enchaîné, un sac sur la tête. Ses deux gardes ont mal aux dents. « On va le juger », dit l’un ; « On va le pendre », dit l’autre ; « Arrêtez à la prochaine auberge, dit le sac, et je vous les arrache toutes les deux. J’étais barbier. » Le cocher voudrait là-dedans quelqu’un de raisonnable. Il y a aussi une place sur le toit, près d’un bouvier qui cherche la bagarre et n’en a pas trouvé depuis midi.
story-adventure-city-coach-a = Vous asseoir à côté du sac.
story-adventure-city-coach-a-result = Jusqu’à Wyzima, vous voyagez à côté de lui. À la seconde auberge, grand bruit puis grande paix, et les deux gardes pleurent de gratitude. À la porte de la prison, le mandat est introuvable. On vous paie comme troisième garde, bien qu’il n’y ait plus personne à garder.
story-adventure-city-coach-b = Monter sur le toit avec le bouvier.
story-adventure-city-coach-b-result = Il frappe comme les bouviers, de la hanche, sans interrompre la conversation. Deux fois vous passez par-dessus bord, et deux fois il vous remonte par le col et vous montre comment c’est arrivé. Avant Wyzima il descend. C’était, dit-il, un bien joli voyage.

story-adventure-city-onerat = À pattes levées
story-adventure-city-onerat-intro = Maître Quist a un rat. Après tout cela, il est venu de lui-même s’asseoir sur les statuts. Il l’appelle Conseiller. Il a son fauteuil, une chaîne et, depuis la dernière élection, une voix ; et avec elle la guilde a pour la première fois la majorité. « Il a voté la hausse des droits, dit Quist, tout rouge. Mais il a mauvaise mine. » Le Conseiller est sur son coussin et respire vite. L’opposition a envoyé des fleurs, et l’une d’elles est de la digitale.
story-adventure-city-onerat-a = Chercher qui a envoyé les fleurs.
story-adventure-city-onerat-a-result = Vous flairez les cartes, puis les mains de ces messieurs du banc de gauche, et l’un d’eux met les siennes dans ses poches. La guilde paie. Il est condamné à être le secrétaire du rat, à vie, la sienne ou celle du rat, la plus longue des deux.
story-adventure-city-onerat-b = Donner quelques gouttes au Conseiller.
story-adventure-city-onerat-b-result = La grosseur de la queue donne la dose. Dans la nuit il se redresse et réclame du fromage, en sonnant. Le vieux Quist, qui n’a pas dormi, est si heureux qu’il décroche son couteau de piégeur et vous montre ce que son grand-père savait en faire et n’a jamais fait.

story-adventure-city-perfume = La note manquante
story-adventure-city-perfume-intro = Le parfumeur a un nez assuré plus cher que la rue. Il a la rose, l’iris, le dedans d’un gant ; il lui manque la peur. « Pas la sueur, dit-il. La sueur, n’importe qui en a. La chose pure, juste avant. » Il a essayé avec des apprentis. Aucun n’est resté. Il a ouï dire que des créatures ne boivent rien d’autre, et qu’une guenaude aquatique garde dans une coquille ce qu’elle écume des noyés. Ou bien auriez-vous vous-même peur de quelque chose, une heure durant, dans ce fauteuil ?
story-adventure-city-perfume-a = Prendre place dans le fauteuil.
story-adventure-city-perfume-a-result = Vous y prenez place. Il a lu : sur vos genoux il pose une paire de petites bottes, de votre propre école, pour une nuit d’automne d’il y a longtemps. Cela dure une heure et vous enlève beaucoup. Il paie sans compter, flaire la fiole, puis va vite ouvrir la fenêtre.
story-adventure-city-perfume-b = Lui rapporter la coquille.
story-adventure-city-perfume-b-result = Il se baise le bout des doigts. La guenaude se tient où deux eaux se joignent, a-t-il lu, dans la vase jusqu’au cou, et en lance ; il ne faut pas respirer par la bouche. Il vous donne pour cela un foulard de soie. Il sent quelqu’un qui n’a jamais eu à courir.

story-adventure-city-cradle = L’enfant tranquille
story-adventure-city-cradle-intro = « Il ne pleure jamais, dit la nourrice. Ni mouillé, ni quand il tombe, pas une fois. » Elle en a nourri quarante et voudrait donner congé, mais elle a honte de la raison. L’enfant est assis dans son berceau, gros et blond, et regarde l’un puis l’autre comme un juge. Le père est marchand de grain, et fier. La nuit de la naissance, dit la nourrice, on a beaucoup pleuré, dans le bois derrière la maison. Cela s’éloignait de plus en plus.
story-adventure-city-cradle-a = Dire au père que tout va bien.
story-adventure-city-cradle-a-result = Il le prend pour un compliment, et le paie de même. L’enfant vous saisit le doigt, à la mauvaise jointure, et vous songez combien un doigt en a peu. À votre départ, la nourrice est à la porte, assise sur sa malle, en chapeau.
story-adventure-city-cradle-b = Suivre les pleurs.
story-adventure-city-cradle-b-result = La nourrice vous montre la fenêtre, et la mousse sur l’appui, avec l’empreinte d’un talon tourné à l’envers. Elle a mis dans son bas une bouteille de lait, encore tiède. Derrière vous, le berceau craque. C’est le premier son, dit-elle, qui en soit jamais venu.

story-adventure-city-pawn = Non retiré
story-adventure-city-pawn-intro = À la vitrine du prêteur sur gages, entre une trompette et un dentier, pend un médaillon de sorceleur. C’est un griffon. Il tremble. « Il fait cela, dit le prêteur. Un jeune homme l’a apporté à l’automne, pour trois couronnes. Jusqu’à la première neige, a-t-il dit. » Il souffle sur la vitre et l’essuie. Il a neigé depuis. Il ne l’a pas vendu, malgré les offres. La nuit, il l’accroche près de son lit, parce que la maison est vieille.
story-adventure-city-pawn-a = Le retirer.
story-adventure-city-pawn-a-result = Vous payez et, dès qu’il est à vous, il se tient tranquille dans votre main. Au dos, quelqu’un a gravé une rangée de petits traits, comme on compte des jours. Vous le portez quelque temps, et les traits vous apprennent la patience. Le prêteur, depuis, laisse la lumière.
story-adventure-city-pawn-b = Le porter à l’école au bord de la mer.
story-adventure-city-pawn-b-result = « Ils voudront savoir ce qu’il a acheté », dit le prêteur. C’est dans le livre : un manteau de laine, taille d’enfant, et le reste en pain. Il l’enveloppe dans la page. Kaer Seren est loin, sur la falaise. Tout le chemin, vous le sentez trembler comme un oiseau dans un chapeau.
story-adventure-city-pawn-c = Dire les mots pour qui est en retard.
story-adventure-city-pawn-c-result = Deux doigts sur le griffon, vous les dites comme on les dit dans la salle de Kaer Seren, où sa place reste vide. Le prêteur ôte son bonnet. Derrière le tiroir il y en a un autre. Le jeune homme y a laissé les figures de l’école, de sa main.

story-adventure-city-jury = Onze hommes de bien
story-adventure-city-jury-intro = Un jury a douze membres, et celui-ci en a onze et une chaise. Ils sont enfermés depuis mardi. L’affaire est claire : le charretier a frappé l’aubergiste, devant tous, à cause d’un mulet. Mais il en manque un, la loi leur défend de sortir avant d’être douze, et le douzième est mort, de la soupe. « Vous êtes une personne, dit le chef du jury par la serrure. Entrez et soyez raisonnable. » Six disent coupable, cinq non. Il fait très chaud là-dedans.
story-adventure-city-jury-a = Voter avec les six.
story-adventure-city-jury-a-result = Le vote est fait, et aussitôt ils vous adorent. Le charretier y perd un mulet. C’était un cousin de Dorrit Ash, apprenez-vous dans l’escalier, et le mulet, le frère de Prévôt. La cour vous paie deux jours, pour le temps de lever la main.
story-adventure-city-jury-b = Tenir avec les cinq.
story-adventure-city-jury-b-result = Une nuit et un jour, vous tenez, contre des raisons, contre un banc, enfin contre les six, qui sont grands. Nul ne passe pour atteindre la porte. À la fin c’est l’aubergiste qui avoue, parce qu’il a besoin de la salle. À peine si vous tenez debout, mais vous tenez.

story-adventure-city-theatre = Le théâtre anatomique
story-adventure-city-theatre-intro = Les médecins ont trois cents places, toutes vendues, et rien sur la table. On leur avait promis un putréfacteur. « Frais, dit le doyen, ou aussi frais que possible. » Ils ne le connaissent que par les livres, où il est dessiné par quelqu’un qui courait. Ce qu’ils ignorent : il éclate en mourant, et encore quand on l’ouvre. Au premier rang sont les épouses. Il se trouve que vous en avez un dans la charrette, sous des sacs mouillés, et la journée est chaude.
story-adventure-city-theatre-a = L’ouvrir vous-même pour eux.
story-adventure-city-theatre-a-result = Vous coupez où il faut, vous expliquez et, une heure durant, c’est le silence d’un temple. Puis un jeune médecin se penche avec une chandelle, pour mieux voir. Vous jetez votre manteau sur lui, et recevez le reste. On n’a jamais vu pareille leçon. Pour une fois, vous regardez de près, vous aussi.
story-adventure-city-theatre-b = Le vendre et filer.
story-adventure-city-theatre-b-result = Le doyen paie à la livre. Vous êtes au coin quand vous entendez un bruit de très gros coussin ; puis les vitres ; puis, un moment après, des applaudissements. Le lendemain ils impriment le dessin. Il est exact en tout point, et fait par quelqu’un qui courait.

story-adventure-city-agency = Mila, prop.
story-adventure-city-agency-intro = Au-dessus du cordonnier pend une enseigne neuve : SORCELEURS TROUVÉS, QUESTIONS POSÉES. Derrière une caisse trône Mila, qui a dix ans maintenant, de l’encre au menton. Elle prend le dixième. Elle a quatre sorceleurs dans son registre et en connaît un. « Assieds-toi, dit-elle. Tu sais nager ? Le sang te gêne ? As-tu déjà fini quelque chose un mardi ? » Il y a une commande de l’échevin, bien payée, pour un chien trop bruyant ; et une d’un garçon, gratuite, pour une forêt trop silencieuse.
story-adventure-city-agency-a = Prendre le chien de l’échevin.
story-adventure-city-agency-a-result = C’est un petit chien avec une grande peur, et il faut un après-midi pour voir qu’il aboie après la cave. Vous y roulez un tonneau où il dort. L’échevin paie ; Mila prend son dixième, le mord, et fait une croix dans un livre réglé pour mille croix.
story-adventure-city-agency-b = Prendre la forêt.
story-adventure-city-agency-b-result = « Celui-là paie en châtaignes », prévient Mila. Elle tire le garçon de dessous la caisse, où il attend depuis le matin. Il s’appelle Peer. Les oiseaux sont partis d’abord, dit-il, puis les chevreuils et, dimanche, sa sœur, qui comptait juste les oiseaux.
story-adventure-city-agency-c = Demander comment ça va chez elle.
story-adventure-city-agency-c-result = Elle ouvre la caisse. Une poupée y est assise sur le grand livre et tient les comptes. Elle joue avec, maintenant, dit-elle, le samedi. Elle vous donne la meilleure fiche, celle qu’elle gardait, et sa chaise, et monte la garde devant jusqu’à ce que vous ayez dormi.

story-adventure-city-undertown = La rue d’en dessous
story-adventure-city-undertown-intro = Les égoutiers connaissent une rue sous la rue. Elle a des perrons, des porte-lanternes et des numéros, et file tout droit jusqu’à Novigrad ; on a bâti dessus et oublié de le dire. Ils s’en servent le vendredi. « C’est plus court, et c’est sec, dit le chef. Seulement, on ne frappe pas. » En bas, il a toujours ôté sa casquette, et son père aussi. À quelques fenêtres, il y a de la lumière. À d’autres, rien qu’un rideau qui retombe.
story-adventure-city-undertown-a = Aller à Novigrad par en dessous.
story-adventure-city-undertown-a-result = Vous marchez le capuchon à la main. Au numéro quarante, quelqu’un répète une seule figure, au violon ou à la lame, les quatre mêmes traits depuis deux cents ans ; passé la porte, vous l’avez dans le poignet. À Novigrad, vous remontez par un confessionnal.
story-adventure-city-undertown-b = Frapper.
story-adventure-city-undertown-b-result = Quand vous frappez au numéro neuf, une main sort, sèche et courtoise, et dépose dans la vôtre un plan où une maison est marquée de rouge : pas ici, là-haut, au prochain village, près de l’étang. Ils l’entendent remuer au-dessus de leur plafond. Ils aimeraient que cela cesse.

story-adventure-city-serafin = Au tour de la main gauche
story-adventure-city-serafin-intro = Maître Serafin ne donne plus de leçons. Il est assis dans la salle vide, face au mur, la manche épinglée, et joue avec un fleuret de bois comme un enfant avec sa cuiller. Il a deux duels sur la conscience ; en voici un troisième, car dimanche un de ses élèves a tué un homme pour un chapeau. « Il l’a fait à la perfection, dit Serafin. C’était ma feinte. Je l’ai appris, et j’ai été fier le temps de m’asseoir. » Il ne se retourne pas. « Débarrassez-m’en. »
story-adventure-city-serafin-a = Croiser le fer avec lui.
story-adventure-city-serafin-a-result = Il prend le fleuret et tire de sa chaise ; vous perdez ce que vous tenez, encore et encore, jusqu’à voir qu’il vous montre où il finit. Quand vous le touchez enfin, il casse le bois sur son genou. Il attendait, dit-il, quelqu’un qui s’arrête.
story-adventure-city-serafin-b = Le laisser vous désapprendre.
story-adventure-city-serafin-b-result = Il vous fait tout reprendre du début, lentement, et à l’endroit mortel il tousse. Le soir, il y a un vide là où cette feinte aurait logé, et vous y mettez du vôtre. Il écoute vos pas. « Laid, dit-il, bien soulagé. Personne n’imitera cela. »

story-adventure-city-lens = Verre poli
story-adventure-city-lens-intro = Le tailleur de lentilles a fait pour le phare de Cidaris un verre grand comme une roue de charrette, et il est manqué. Qui regarde au travers ne voit pas le navire mais ses gens, et non tels qu’ils se tiennent sur le pont : tels qu’ils seront couchés. Il l’a vu quand le bateau d’essai est entré. Il connaissait le cuisinier. « C’est une lentille parfaite, dit-il. Je l’ai vérifiée douze fois. » Le port a payé. Il a mis dessus sa couverture de noces et continue de vivre à côté.
story-adventure-city-lens-a = Regarder le port au travers.
story-adventure-city-lens-a-result = Vous regardez, tant que c’est supportable. La plupart sont dans des lits. Sept sont au fond, ensemble, avec de longues griffures, et ces griffures, vous les reconnaissez, et savez de quel banc elles viennent. Vous le dites au pilote. Il vous prie de ne rien lui dire d’autre.
story-adventure-city-lens-b = La porter quand même à Cidaris.
story-adventure-city-lens-b-result = À deux, vous la chargez, couverture comprise. Lui ne viendra pas ; il a vu le charretier. Là-bas, dit-il, il faut expliquer ce que c’est à quelqu’un, quelqu’un de vieux, sans famille en mer. Et qu’on ne la monte pas avant d’avoir compris.

story-adventure-city-ladle = Ce qu’Odila met dedans
story-adventure-city-ladle-intro = La queue, au temple incendié, fait deux fois le tour des gravats. Odila domine le chaudron, louche en main, et prêche. « Qui a sonné ? Moi. Qui est venu ? Personne. Alors aujourd’hui vous venez, et il y a du navet dedans. » L’hiver est dur. Les navets sont presque finis ; restent quarante bouches, ses souliers et un os qui bout depuis la fête des saints. « Qui a quelque chose met quelque chose, dit-elle. Qui n’a rien remue. » En disant cela, elle vous regarde.
story-adventure-city-ladle-a = Mettre de l’argent, et remuer aussi.
story-adventure-city-ladle-a-result = Elle envoie un garçon chez le grainetier et vous tend la louche. Vous remuez jusqu’à la nuit, vers la gauche, comme elle veut. Vers la troisième heure, vous ne comptez plus les têtes, vous les connaissez. Votre mauvaise main est devenue la bonne.
story-adventure-city-ladle-b = Y mettre votre dernier bon os.
story-adventure-city-ladle-b-result = Il vient d’une bête que vous avez tuée, et vous aviez d’autres projets. Odila mord dedans, et hop. Le temps d’une prière, la soupe devient bleue. Cette nuit, tous dorment sans rêver ; et ce qui s’est déposé au fond, elle vous le racle dans une fiole.

story-adventure-city-steeple = L’homme sur la girouette
story-adventure-city-steeple-intro = Sur la girouette de l’hôtel de ville est assis le trésorier. Il y est monté jeudi, à l’arrivée des contrôleurs, et ne peut pas redescendre, ni la cassette. En bas, le marché parie. Une échelle de cette longueur n’existe pas. De temps à autre il jette une pièce pour du pain, qu’on lui envoie à la fronde. « Je voulais juste tout voir ensemble une fois, crie-t-il. D’ici, c’est si peu ! » À la tour est amarré le ballon postal de Hengfors, et le vent se lève.
story-adventure-city-steeple-a = Le faire descendre par la parole.
story-adventure-city-steeple-a-result = De la place, vous parlez, de soupe, de lits, de combien c’est peu. Après deux heures il pose le pied sur une gargouille, puis sur la suivante. Les contrôleurs paient et recomptent. Tout y est, plus un œuf d’oiseau, pour lequel ils n’ont pas de colonne.
story-adventure-city-steeple-b = Aller le chercher en ballon.
story-adventure-city-steeple-b-result = Vous coupez la corde et le prenez au col en passant. On apprend alors ceci des ballons : ils ne reviennent pas. Deux jours après, vous le posez à Hengfors, dans un champ de navets, avec la cassette. De lui, vous savez comment on se tient à une chose qui s’en va.
story-adventure-city-steeple-c = Grimper le chercher.
story-adventure-city-steeple-c-result = Nul ne parie sur vous, puisque c’est impossible. La gouttière, le saint, l’autre saint, et vous le descendez sur votre dos. En chemin il raconte ce qu’on voit de là-haut, la nuit, sur la route de montagne, et combien cela a de pattes. On vous paie sur les paris.

story-adventure-city-sleepers = Ceux qui montent
story-adventure-city-sleepers-intro = Certaines nuits, un tiers de la ville se lève, en chemise, les yeux clos, et monte vers les montagnes. Au soleil levant ils reviennent, l’ourlet mouillé et les paumes à vif, et n’en savent rien. Maris et femmes suivent avec des couvertures. « Il n’a jamais été si heureux, chuchote l’une ; il fredonne. » Ils ont aux mains de la poussière de roche. Ils bâtissent quelque chose là-haut, et ce doit être bientôt fini, car depuis la semaine dernière ils emportent leurs oreillers.
story-adventure-city-sleepers-a = Barrer les portes cette nuit.
story-adventure-city-sleepers-a-result = Vous les barrez et vous mettez devant. Ils viennent doucement, trois cents, et s’appuient ; ils ne s’éveillent ni ne s’arrêtent, et c’est vous qui cédez, plaque après plaque, jusqu’à l’aube. Le conseil paie. Au déjeuner tous pleurent, et nul ne sait pourquoi.
story-adventure-city-sleepers-b = Marcher avec eux.
story-adventure-city-sleepers-b-result = Vous fermez presque les yeux et prenez place entre un boulanger et une nonne. La route est usée. Après une heure vous entendez vous-même le fredonnement, d’en haut, et découvrez que vous savez la seconde voix. Vous vous mordez la langue pour veiller.

story-adventure-city-masks = Le carnaval d’un autre
story-adventure-city-masks-intro = C’est le troisième jour du carnaval, et chacun dans cette ville est quelqu’un d’autre. On vous prend pour l’évêque. Un ours a voulu vous emprunter de l’argent. Nul n’ôte son masque avant minuit, sous peine d’amende ; mais l’un des danseurs a changé quatre fois le sien depuis le souper et, dessous, il y avait chaque fois un visage qui convenait. La femme de l’horloger a dansé avec son mari, puis l’a vu assis au comptoir. « Je devrais être fâchée, dit-elle. Il danse tellement mieux. »
story-adventure-city-masks-a = Danser jusqu’à minuit.
story-adventure-city-masks-a-result = Vous dansez, un visage d’évêque devant le vôtre et, quelques heures, nul ne veut de vous que votre main. Entre vos épaules, quelque chose se dénoue. Quand les masques tombent, le meilleur danseur est parti ; sur sa chaise, un gant avec trop de coutures.
story-adventure-city-masks-b = Suivre le meilleur danseur.
story-adventure-city-masks-b-result = Il sort par la cuisine et, à chaque coin, c’est un autre : un porteur, un prêtre, vous. Il ne se presse pas. Sur une borne il vous a laissé un billet, de votre propre écriture. On y lit seulement : Novigrad, le théâtre, entrée des artistes. Viens comme tu es.

story-adventure-city-relic = Le doigt de sainte Godelève
story-adventure-city-relic-intro = Sainte Godelève a onze doigts, dans onze églises, et aujourd’hui l’évêque les a fait réunir pour trancher. Ils sont sur un linge. Les chanoines crient. « L’index est à nous, c’est clair ! » « Le vôtre a un sabot ! » Au milieu du vacarme, un des doigts bouge. Il se dresse comme une chenille et montre : par la porte, au bas de la colline, vers l’eau. Les chanoines se taisent. Puis chacun dit très vite que celui-ci est le vrai, et qu’il est à lui.
story-adventure-city-relic-a = Le garder pour l’évêque.
story-adventure-city-relic-a-result = Vous vous tenez au-dessus, l’acier au clair, tandis que onze paroisses veulent le baiser. Ce n’est pas l’amour qui fait les dégâts mais les coudes. L’évêque paie. Aux vêpres le doigt montre toujours, un peu plus haut ; il semble perdre patience.
story-adventure-city-relic-b = Aller où il montre.
story-adventure-city-relic-b-result = Vous l’emportez dans un gant. À chaque fourche il tourne, il tapote si vous traînez et, au bac, il vous caresse le dos de la main, une fois, comme pour donner du courage. Les chanoines suivent de loin, en procession, en se disputant les rangs.

story-adventure-city-orphans = Véritables dents de sorceleur
story-adventure-city-orphans-intro = Sur les marches de l’orphelinat il y a une boutique. On y vend de véritables dents de sorceleur (mouton), un hurlement en bouteille, et des cicatrices, peintes sur-le-champ. Onze enfants la tiennent, casqués de couvercles. Au printemps un garçon est passé, disent-ils, un tisonnier sur le dos, et a tout expliqué : comment on le devient, ce qu’on mange, que cela fait mal. Il a promis de revenir les chercher. Il a écrit où il serait. Ils ont fait leurs paquets. Le plus petit lève le papier et demande si c’est loin.
story-adventure-city-orphans-a = Leur donner une leçon dans la cour.
story-adventure-city-orphans-a-result = Vous leur montrez trois pas, de ceux qui servent aux petits. Ils vous en montrent un quatrième. Il vient de ce qu’on les poursuit dans des couloirs, et personne de plus haut qu’une poignée de porte n’y a jamais pensé. Ils vous cèdent une dent à prix coûtant.
story-adventure-city-orphans-b = Aller à l’endroit du papier.
story-adventure-city-orphans-b-result = On y lit : le gros chêne, la forêt, après le tournant. Et, barré, qu’il regrette s’ils ont attendu. Vous dites que vous irez voir. Ils vous confient onze lettres, et le plus petit y joint le hurlement, pour la route.
story-adventure-city-orphans-c = Laisser Wick tenir sa promesse.
story-adventure-city-orphans-c-result = Rouge comme une betterave, il monte les marches et dit qu’il est en retard. Ils lui tombent dessus. Tout l’après-midi il les exerce, au tisonnier, et du mur vous découvrez de quoi vous avez l’air pour qui vous imite. Vous corrigez quelques points. Pas chez lui.

story-adventure-city-application = Radek demande à vivre
story-adventure-city-application-intro = Radek le portefaix, mort par décret ou par habitude, a rencontré une veuve. Elle fait des quenelles. Elle le prendrait demain ; mais aucun prêtre ne marie un mort et, pour hériter du poêle de la mère, il doit exister. « C’est un formulaire, dit Radek en le retournant. Cause du décès, bon. Cause de la vie, là je bloque. » Il faut le déposer à Wyzima, en personne, et le faire tamponner par la cour qui ne l’a pas trouvé vivant. Il s’est peigné. Il tient le papier par les bords, comme un papillon.
story-adventure-city-application-a = Le remplir avec lui.
story-adventure-city-application-a-result = À la table de la veuve, parmi les quenelles, vous inventez des causes de vie. À la neuvième quenelle la liste est longue, vous ne pouvez plus bouger, et rien ne vous renverserait. Radek la relit deux fois. « Je ne savais pas tout ça », dit-il.
story-adventure-city-application-b = Le déposer pour lui.
story-adventure-city-application-b-result = « On t’y connaît pour ramener les gens », dit-il, ce que vous diriez autrement. La veuve emballe une quenelle pour le juge. Elle en emballe une pour vous et, réflexion faite, une pour quiconque lira le formulaire.
story-adventure-city-application-c = Aller voir l’huissier qui vous connaît.
story-adventure-city-application-c-result = Celui du rôti, il est maintenant greffier. Radek rayonne ; il se souvient de la croûte. Pas de long guichet donc, ni de numéro : vous pouvez monter tout droit par l’escalier de service, là où ils gardent le gros tampon.

story-adventure-city-verse = Le couplet qui manque
story-adventure-city-verse-intro = Partout on chante la nouvelle chanson de Tibor, et partout elle s’arrête au même endroit. Elle parle du bourgmestre, du frère du bourgmestre, du puits et de ce qu’on y jeta, trois couplets, fort entraînants ; puis vient un silence où toute la taverne tape sur les tables, et nul ne chante. Il a laissé de côté le quatrième. Il y a un nom dedans. « Si je le chante, on me pend, dit sa lettre, sinon ils continueront d’en boire. » Le bourgmestre a promis une récompense pour le silence. Elle a du succès.
story-adventure-city-verse-a = Taper, et surveiller les tables.
story-adventure-city-verse-a-result = Vous tapez avec eux et regardez qui ne tape pas. Il y en a un à chaque table. Des autres, vous apprenez à frapper juste là où tous attendent un mot ; et dans la bagarre qui suit, vous ne perdez que ce que vous aviez en main.
story-adventure-city-verse-b = Trouver Tibor et entendre le quatrième.
story-adventure-city-verse-b-result = Il se cache chez un berger, dit la lettre, très haut, là où il peut travailler. Vous apporterez de la colophane et quelqu’un qui tienne une note. Et aussi, si vous tenez à la chanson, une hache.
story-adventure-city-verse-c = Le chanter ici, avec lui.
story-adventure-city-verse-c-result = Il vous regarde, blêmit, et monte sur la table. Vous êtes au-dessous, dos à lui, les mains libres. Il chante le nom. Nul ne tape. Puis le tonnelier commence, d’un doigt. Rester là, voilà un rôle que vous tenez bien.

story-adventure-city-cobbler = Ressemelées
story-adventure-city-cobbler-intro = Le cordonnier vend les bottes des morts, ressemelées. « Elles connaissent le chemin, dit-il ; c’est pour ça qu’on les achète. » Celles d’un facteur passent à toutes les portes. Celles d’un déserteur ne marchent que la nuit. En vitrine, une paire donne des coups de pied. C’était celle d’un sergent de lanciers ; au tambour elle se met au garde-à-vous, et deux carreaux y ont passé. À l’autre crochet pendent les bottes d’une femme qui voulut toute sa vie aller à Vengerberg, et qui était arrivée jusqu’à la porte.
story-adventure-city-cobbler-a = Mettre les siennes jusqu’à Vengerberg.
story-adventure-city-cobbler-a-result = Elles sont trop petites, et cela ne fait rien. Elles courent, sautent les fossés, et leur façon de prendre les tournants, vous l’avez encore dans les chevilles des semaines après. Sur la place de Vengerberg elles s’arrêtent. Vous restez là un bon moment, à les laisser regarder.
story-adventure-city-cobbler-b = Essayer celles du sergent.
story-adventure-city-cobbler-b-result = Elles n’attendent pas d’être lacées. Deux fois elles vous font traverser la ville au pas, puis la cour de la caserne, jusqu’à ce que tout vous tombe des mains, et c’est la gauche la plus dure. Une fois ôtées, vos pieds continuent. C’est très bien, ce qu’ils font.

story-adventure-city-morning = Le lendemain de quelque chose
story-adventure-city-morning-intro = Vous vous éveillez à l’hôtel de ville, une chaîne au cou. C’est celle du maire. Vous avez aussi un œil au beurre noir, une chèvre neuve et, d’après le registre, un mariage avec une certaine Gudrun. Nul ne dit rien. Sur la place on a dressé une estrade, avec des fanions, et trois cents personnes vous regardent, pleines d’attente. « Vous nous avez promis hier, chuchote le greffier, de montrer aujourd’hui comment on fait. » Il ne dit pas quoi. Dehors, une charrette, des chevaux qui fument ; le cocher dit : Glenmore, vite.
story-adventure-city-morning-a = Prendre la charrette pour Glenmore.
story-adventure-city-morning-a-result = Vous la prenez, chaîne au cou. La chèvre suit une lieue. À Glenmore il y a de l’eau, de l’ombre et, dans votre poche, un dessin de votre main, un pas trouvé sans doute avant l’œil. Il est plutôt bon. Qui est Gudrun ?
story-adventure-city-morning-b = Monter sur l’estrade.
story-adventure-city-morning-b-result = Vous y montez. Il s’avère que vous avez promis de recevoir un coup de chacun, avec n’importe quoi, et de ne pas tomber ; il avait été question de fierté. Cela dure jusqu’à midi. La dernière est Gudrun, quatre-vingts ans, avec un poisson. Vous ne tombez pas. On vous laisse ensuite rendre la chaîne.

story-adventure-city-onedose = Un flacon
story-adventure-city-onedose-intro = Il y a deux malades et un flacon. L’apothicaire l’a posé sur le comptoir et en a retiré ses mains. Dans l’arrière-salle, à gauche, est couchée la sage-femme de la rue, soixante ans, qui a mis au monde quatre cents personnes ; à droite un garçon de sept ans, qui l’a déjà volé deux fois, pour elle. « Vous savez ces choses-là, dit l’apothicaire. Vous devez choisir tout le temps. » À travers le mur, on les entend s’ordonner l’un à l’autre, d’une voix rauque, de se taire et de le prendre.
story-adventure-city-onedose-a = En poser un des vôtres à côté.
story-adventure-city-onedose-a-result = Vous le posez, et il pleure sur les étiquettes. Vous pincez le nez du garçon, et la sage-femme votre manche. Ensuite elle vous regarde comme elle en a regardé quatre cents, à l’arrivée ; et dit de quel pied vous partez, et que c’était l’autre qu’il fallait.
story-adventure-city-onedose-b = Chercher ce qui les a rendus malades.
story-adventure-city-onedose-b-result = Tous deux boivent à la même pompe, derrière la pompe il y a une grille, et à la grille des poils. Vous savez ce qui perd de tels poils et où cela se couche. Entre-temps l’apothicaire a partagé le flacon à la règle. Cela suffira peut-être. Vous sortez par la grille.

story-adventure-city-thirteenth = Le treizième homme du guet
story-adventure-city-thirteenth-intro = Douze hommes du guet sortent à dix heures et, à six, il en rentre treize. Le sergent Holl a compté deux fois. Tous sont trempés, tous las, tous pendent leur hallebarde au râtelier ; et il y a toujours assez de crochets. « Je les connais tous, dit Marta Holl. Depuis des années. C’est bien ce qui me tracasse. » Depuis qu’il est là, nul n’a été blessé en service. Il le lui faut pour les livres, avec un nom. Les hommes, eux, ne veulent pas savoir lequel c’est.
story-adventure-city-thirteenth-a = Sortir avec eux et écouter.
story-adventure-city-thirteenth-a-result = Vous faites la ronde, en quatorzième. Vers quatre heures, à côté de vous, quelqu’un marmonne son exercice, encore et encore, comme un homme tué au milieu. Il y manque la fin. Vous donnez la vôtre et gardez son début. Au matin ils sont douze, et il y a un crochet de trop.
story-adventure-city-thirteenth-b = Monter la garde à sa place.
story-adventure-city-thirteenth-b-result = Vous prenez son tour, la ruelle de la tannerie, par où cela vient. À trois heures cela vient. Vous tenez la ruelle jusqu’à six, et lâchez tout sauf la hallebarde. Vous savez maintenant à quoi il servait. Holl l’inscrit sous « divers », et le paie, dans une enveloppe, au crochet.

story-adventure-city-fish = Le poisson dit non
story-adventure-city-fish-intro = La poissonnière a une carpe qui dit non. Elle le dit clairement, d’une voix de basse, chaque fois qu’elle lève le couteau, et il y a foule. On lui a posé des questions. La guerre finira-t-elle ? Non. M’aime-t-il ? Non. Le pain va-t-il augmenter ? Là, elle a réfléchi. « Elle n’a que ce mot, dit la poissonnière, et les gens paient pour l’entendre. Mais elle se meurt. Elle refuse les vers. » La carpe vous regarde du baquet, d’un œil rond, comme si l’on vous avait fait venir.
story-adventure-city-fish-a = Lui demander ce qu’elle veut qu’on demande.
story-adventure-city-fish-a-result = À genoux près du baquet, vous essayez tout l’après-midi, l’une après l’autre, et lâchez ce que vous teniez pour mieux entendre. Enfin vous demandez si elle a peur. Elle se tait. Nul n’y avait songé. En vous relevant, vous savez comment on garde un côté faible, et elle a pris un ver.
story-adventure-city-fish-b = Lui brasser quelque chose.
story-adventure-city-fish-b-result = Vous lui brassez ce qu’on donne aux noyés, dilué. Il y faut une nuit et toute votre patience. Vers le matin elle dit un second mot. La poissonnière ne le répète à personne ; elle a mis le baquet sur une charrette et part pour la rivière. Vous savez à présent ce qui manquait à votre recette.

story-adventure-city-extra = Il manque une main à Zofka
story-adventure-city-extra-intro = La vieille marionnettiste a une pièce nouvelle, sans fin, et une main de moins. La gauche est engourdie depuis le gel. « Vous prenez les sombres », dit Zofka, et elle vous passe quatre fils aux doigts ; « moi, le reste. » C’est l’histoire d’une ville qui attend un navire. Les marionnettes la savent mieux que vous ; on le sent aux fils, elles tirent. À l’entracte elle parle par-dessus votre tête à quelqu’un en coulisse. Un chariot part pour la mer, dit-elle, pour Kaer Seren. Il serait bon de savoir si le navire est venu.
story-adventure-city-extra-a = Aller voir.
story-adventure-city-extra-a-result = Vous prenez le chariot, les quatre fils encore aux doigts. Sur le quai, sous Kaer Seren, on attend en effet. Vous attendez aussi et, vers le soir, votre main gauche se lève d’elle-même et salue. Quelque chose, au large, répond. Comment, vous l’avez désormais au bout des doigts.
story-adventure-city-extra-b = Jouer jusqu’au bout.
story-adventure-city-extra-b-result = Vous jouez ce que veulent les fils. À la fin les sombres se détachent, tous les quatre, saluent et se couchent ; avec eux un vieux tour est sorti de votre poignet, et un autre, étranger, y est entré. Zofka est satisfaite. Elle se demandait, dit-elle, lequel des deux ce serait.

story-adventure-city-bells = Le quartier des sourds
story-adventure-city-bells-intro = Dans le quartier des sourds, tout le monde entend. On y a renoncé d’un commun accord, il y a quarante ans, quand on pendit la grande cloche qui vous dit vos défauts. Elle sonne à midi. Cinq minutes avant, tout le quartier se met de la cire aux oreilles, rit et continue ; les enfants, avant de marcher. « Ce n’est que cinq minutes, dit la marchande de cire. Après, on a toute la journée. » Il lui en reste une paire. Sur la place, la dernière diligence pour Beauclair s’emplit de voyageurs qu’on n’a pas prévenus.
story-adventure-city-bells-a = Garder les oreilles ouvertes.
story-adventure-city-bells-a-result = Midi sonne. Elle a la voix de votre mère, ou de quelqu’un qui avait droit sur vous, et n’omet rien. Quand elle cesse, vous avez lâché ce que vous teniez, et partagez le bord du trottoir avec un vieux qui fait cela tous les ans. « Comme la dernière fois ? » demande-t-il. La prochaine, songez-vous, pourrait être un peu plus courte.
story-adventure-city-bells-b = Acheter la cire et prendre la diligence.
story-adventure-city-bells-b-result = Autour de vous des voyageurs se taisent soudain, l’un après l’autre, et regardent leurs souliers. C’est un voyage silencieux. À Beauclair ils descendent tout doucement et se cèdent le pas, et un homme qui battait ses chevaux au départ marche à côté d’eux, la main sur le brancard.

story-adventure-city-lodger = Chambre à louer, hantée, calme
story-adventure-city-lodger-intro = « Il ne dérange pas, dit la logeuse. Il marche, de dix heures à quatre. » Feu son locataire était maître à danser et mourut au milieu d’une gigue, d’un pari. Le rez-de-chaussée se loue maintenant à une banque, et la banque voudrait dormir. Il n’est pas méchant, dit-elle ; il veut seulement finir, et pour cela il lui manque quelqu’un. Trois ont essayé. À l’aube ils sont descendus, les souliers percés, souriants. L’un sourit depuis février.
story-adventure-city-lodger-a = Danser avec lui jusqu’au bout.
story-adventure-city-lodger-a-result = Vous dansez de dix heures à quatre. Il mène, puis vous menez, puis vous ne savez plus ; il y a au milieu un tour pour lequel un corps gêne plutôt. À la dernière mesure il salue et n’est plus là. Jusqu’à midi vous restez sur le lit, les bottes fumantes, et ce tour est à vous.
story-adventure-city-lodger-b = Lui dire que le pari est gagné.
story-adventure-city-lodger-b-result = Vous le dites de la porte, très fort, par-dessus les pas, et jetez ce que vous avez en main comme si c’était l’enjeu. Il s’arrête. « Qui tenait l’argent ? » demande-t-il. Il est si content qu’avant de partir il vous montre comment se tenir pour qu’on regarde.

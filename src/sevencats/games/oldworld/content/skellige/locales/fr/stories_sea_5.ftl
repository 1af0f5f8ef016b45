story-sea-stones = Quarante pierres gravées
story-sea-stones-intro = La cargaison, ce sont des pierres tombales, quarante, que l’île a commandées d’avance, car c’est moins cher en gros. Le marbrier de Novigrad a fait ce qu’on voulait : nom, métier, un vers. Il n’ignorait que l’année des décès ; il en a donc mis une, à son idée, pour s’épargner un second voyage. En aidant à l’arrimage, vous trouvez celle de l’homme de barre. Il y a mis cette année.
story-sea-stones-a = La montrer à l’homme de barre.
story-sea-stones-a-result = Il la regarde longtemps et demande votre couteau. Puis, la langue entre les dents, il gratte le dernier chiffre pour en faire un autre, et recule pour l’admirer. Après quoi il barre comme un homme qui a tout son temps.
story-sea-stones-b = La retourner et vous asseoir dessus.
story-sea-stones-b-result = Vous restez dessus tout le voyage, en prétextant la fatigue. Il vous apporte de la bière chaude. Au port, l’agent du marbrier vous paie pour vos précautions, et les débardeurs vous apprennent comment on déplace ce qui ne doit pas être lu.

story-sea-stones-danger = La pierre de qui d’abord
story-sea-stones-danger-intro = La barque coule sous quarante pierres tombales, et il faut en jeter dix au moins. Ici l’on tient que celui dont la pierre coule coulera. On lit donc les noms à la lanterne, et l’on discute. Personne ne veut jeter celle de la veuve, ni celle du petit. « Il y en a une sans nom, dit le second. C’était une de rechange. » Tous vous regardent.
story-sea-stones-danger-a = Y laisser graver votre nom.
story-sea-stones-danger-a-result = Le second y grave votre nom, pas trop mal, et par-dessus bord. Neuf autres suivent plus aisément, une fois qu’on a commencé. Tout le reste du chemin vous avez si froid que deux hommes s’assoient contre vous sans qu’on le leur demande.
story-sea-stones-danger-b = Jeter la bourse et alléger à la main.
story-sea-stones-danger-b-result = On jette à la place le lest, les coffres et l’argent, et chacun prend une pierre sur ses genoux pour que la barque reste droite. La nuit est longue, la tombe d’un voisin sur les genoux. Au matin, tous savent les vers par cœur.

story-sea-survey = Sondages
story-sea-survey-intro = Adelheid Voss, arpenteuse de la couronne, est venue dessiner les îles. Elle est à la proue avec sa sonde et une carte mouillée, exacte et malade. Devant vous, un îlot et six cheminées. Ses gens sont venus à la rame demander, bonnet à la main, qu’elle l’oublie. Ce qui n’est pas sur la carte ne paie pas d’impôt. « Et ne reçoit pas d’aide, dit Voss. Ni médecin, ni feu, ni pain les mauvaises années. » Elle vous tend la sonde.
story-sea-survey-a = Crier les profondeurs telles quelles.
story-sea-survey-a-result = Vous criez, elle écrit, et le soir l’îlot a un nom, à l’encre. Elle vous paie comme un chaîneur. Les gens rentrent sans remettre leur bonnet. Au printemps viendront un percepteur, et une sage-femme.
story-sea-survey-b = Laisser filer la ligne au-delà du fond.
story-sea-survey-b-result = Vous criez une profondeur qu’aucune ligne n’atteint. Voss vous regarde, regarde les cheminées et écrit, d’une main très fine : pleine mer. À la nuit, quelque chose cogne la coque : un panier, avec des bouteilles, et des nouvelles de ce qui est à terre sur la côte nord.
story-sea-survey-c = Lui demander ce qu’elle voudrait, elle.
story-sea-survey-c-result = Elle ôte ses lunettes. Vous lui avez déjà posé ce genre de question, sur la terre ferme. Si elle habitait là, dit-elle, elle souhaiterait une mauvaise carte et de bons voisins. Elle dessine un rocher à la place de l’îlot. Jusqu’au matin, vous apprenez comment on mesure, et comment on s’en garde.

story-sea-survey-danger = Absente ce matin
story-sea-survey-danger-intro = Hier, dit Adelheid Voss, il y avait ici une montagne, fumante, avec un relèvement et une hauteur. Ce matin il y a du brouillard et un courant chaud. Elle a refait trois fois ses calculs. Ou sa chaîne est fausse, et alors douze ans de cartes sont faux ; ou la montagne est allée quelque part. Les rameurs sont pour la chaîne. L’eau bout sous la quille, et des poissons passent, cuits à point.
story-sea-survey-danger-a = Ramer vers l’eau chaude.
story-sea-survey-danger-a-result = Vous ramez jusqu’à ce que le goudron coule et que la peau cloque ; alors le brouillard est vapeur, et derrière la vapeur il y a une montagne, exactement où elle l’avait mise. Elle s’était juste tiré la couverture sur la tête. Voss note l’heure et pleure un peu.
story-sea-survey-danger-b = Rentrer avant que la barque ne cuise.
story-sea-survey-danger-b-result = L’équipage ne se le fait pas dire deux fois. Voss leur tourne le dos et ne corrige rien. Au port, elle vous prie d’attester qu’elle avait raison, à la date d’hier. Vous signez.

story-sea-song = Une chanson trouée
story-sea-song-intro = La chanson de nage du navire a neuf couplets, et le quatrième manque. L’ancien chef de nage le savait, et on l’a enterré en mars sans lui demander. Depuis, après le troisième, les rames s’emmêlent chaque fois et arrosent tout le monde. On a essayé de fredonner, de compter, de faire une minute de silence. On se tourne vers vous, qui avez bien dû entendre une chanson ou deux. Le troisième finit sur un poisson et une veuve.
story-sea-song-a = Inventer un quatrième couplet.
story-sea-song-a-result = Le vôtre contient un huissier et un trou dans une barque. On essaie, prudemment ; les rames passent. Le soir, ils jurent qu’il en fut toujours ainsi et que l’ancien le chantait. Vous touchez une part de la pêche, à titre d’auteur, ou d’héritier.
story-sea-song-b = Les faire ramer à l’envers.
story-sea-song-b-result = On va du neuvième couplet au cinquième ; le trou est là, et là, on recommence, tout simplement. C’est absurde, et cela marche. Vous en tirez une cadence sur laquelle aucun adversaire ne sait danser.
story-sea-song-c = Laisser Tibor écouter une fois.
story-sea-song-c-result = Le violoneux la leur fait chanter deux fois, puis joue ce qui manque, car un air sait où il va, dit-il. C’est un couplet sur l’ancien chef de nage. Plusieurs doivent regarder au large. Ils vous mènent à destination en moitié moins de temps, et quelqu’un a glissé une bouteille dans votre sac.

story-sea-song-danger = L’ancien chef de nage chante
story-sea-song-danger-intro = Après le troisième couplet de la chanson de nage, là où depuis des mois il y a un trou, quelqu’un chante le quatrième. Cela vient de sous la barque, avec la voix de l’ancien chef de nage, qu’on a immergé ici en mars. C’est un bon couplet. Juste un peu plus rapide que le troisième, et la fois d’après plus rapide encore, et les rames suivent. Les rameurs ne peuvent s’arrêter. Leurs yeux vous supplient.
story-sea-song-danger-a = Chanter contre lui, plus lentement.
story-sea-song-danger-a-result = Debout sur un banc, vous hurlez le troisième couplet, et encore le troisième, du pied la mesure, jusqu’à ce que l’autre, en bas, perde le fil. Plus de voix, et guère plus de jambes. Le plus vieux des rameurs dit : il faisait toujours ça.
story-sea-song-danger-b = Vous jeter en travers des rames.
story-sea-song-danger-b-result = Vous en prenez trois dans les côtes, et la chanson tombe en morceaux. Dans le silence, on entend d’en bas un toussotement vexé. Ils continuent sans musique, chacun pour soi, et arrivent à des heures différentes.

story-sea-egg = Haut, ne pas renverser
story-sea-egg-intro = La caisse porte HAUT, NE PAS RENVERSER, et l’adresse de messieurs qui gardent des bêtes pour la montre. Dans la paille, un œuf de griffon, gros comme un fromage, tacheté et chaud. Si l’on frappe, il répond. Les griffons s’unissent pour la vie, et tous deux chercheront un œuf jusqu’à en tomber. Depuis deux jours, il y a un point au-dessus du mât, très haut. Le patron est payé d’avance et ne regarde pas le ciel.
story-sea-egg-a = Le livrer comme convenu.
story-sea-egg-a-result = Vous le portez à l’agent de l’acheteur sous un linge mouillé, et il frappe tout du long. Ravi, l’homme vous paie ce qu’il pèse. Le soir, vous voyez le point descendre sur l’île, de plus en plus bas, et puis il y en a deux.
story-sea-egg-b = Le poser sur la falaise voisine.
story-sea-egg-b-result = La caisse sur le dos, vous grimpez jusqu’à la plus haute corniche. À peine dix pas plus loin, la lumière change. Elle ne vous regarde même pas. Vous redescendez dans son ombre, et savez où dorment ici les griffons.

story-sea-egg-danger = L’adresse et la mère
story-sea-egg-danger-intro = La griffonne vient du soleil. Une semaine elle a suivi la caisse, au-dessus de la mer, que les griffons détestent, et elle est maigre et folle. L’œuf a éclos ce matin ; le petit, dans la paille, piaille vers ce qui est le plus près, elle ou le cuisinier. La première attaque emporte la tête du mât. Le patron hurle de jeter la caisse. L’adresse, vous la lisez d’ici : une île que vous ne connaissez pas.
story-sea-egg-danger-a = Monter le petit en haut du mât.
story-sea-egg-danger-a-result = Dans votre pourpoint, le petit mord toute la montée. Elle se pose sur la vergue, et un instant vous regardez un œil gros comme le poing. Puis elle vous le prend, avec un peu du pourpoint et un peu de vous.
story-sea-egg-danger-b = La repousser et garder l’adresse.
story-sea-egg-danger-b-result = Vous jetez tout ce qui traîne, jusqu’à ce qu’elle tienne la caisse et s’en aille à coups d’ailes lourds, chez elle. Vous avez le papier au poing. Messieurs qui gardent des bêtes pour la montre, lit-on, et comment trouver leur île.

story-sea-saint = Deux index droits
story-sea-saint-intro = Au milieu du bras de mer se sont rencontrées deux barques de pèlerins, chacune avec sa relique : l’index droit du même saint. Toutes deux ont un certificat. Une heure durant elles se sont chanté dessus, et les voilà au bout de leurs cantiques. On se tourne vers vous. Vous vous y connaissez en cadavres, dit un abbé. Vous saurez reconnaître un saint, dit l’autre, et tous deux tiennent un petit coffret de verre et leur souffle.
story-sea-saint-a = Les déclarer vrais tous les deux.
story-sea-saint-a-result = C’était un très saint homme, dites-vous, et il montrait beaucoup du doigt. On entendrait tomber une phalange. Puis les abbés s’embrassent, et les deux assemblées paient la sentence. Elles repartent côte à côte, chantant dans deux tons.
story-sea-saint-b = Les sentir.
story-sea-saint-b-result = L’un vient d’une goule ; elles ont cette phalange de trop. Vous le dites tout bas, à son seul abbé. Il blêmit, puis vous remercie. Depuis trente ans il se demandait pourquoi cela grattait. Il vous donne l’huile où il baignait, elle est excellente, et le doigt passe par-dessus bord.

story-sea-saint-danger = Le doigt désigne
story-sea-saint-danger-intro = Dans son coffret de verre, la relique s’est retournée. Elle montrait le ciel. À présent elle montre par-dessus le bord et, quand la barque tourne, tourne aussi, comme une aiguille, vers le même point de mer. Les pèlerins sont tombés à genoux. Il y a là une tombe, dit l’abbé, ou un trésor de la foi. L’équipage regarde ce point, et comme il est lisse. Il ordonne d’y jeter l’ancre.
story-sea-saint-danger-a = Jeter l’ancre, donc.
story-sea-saint-danger-a-result = Elle descend longtemps et se pose sur quelque chose qui cède. Avec des cris de joie, les gens de l’abbé remontent ce qui pend aux pattes : un chandelier, une chaîne d’échevin. Puis l’ancre s’en va, toute seule, et emmène la corde.
story-sea-saint-danger-b = Mettre le doigt dans votre poche.
story-sea-saint-danger-b-result = Vous l’empochez avec son coffret, et la barque repart, bien qu’il vous en coûte la collecte et une nuit de prières à votre intention. Dans la poche, il gratte sans arrêt, dans la même direction. Au quai, l’abbé le reprend sans un mot.

story-sea-mast = Du bon bois droit
story-sea-mast-intro = Le nouveau mât fut une affaire. Il est droit, sec, bien séché, et il est resté soixante ans sur une colline près de Cidaris, avec une traverse. L’équipage le sait maintenant. La nuit, par vent du nord, il craque, et qui s’y adosse entend ce que quelqu’un eut en dernier à l’esprit : c’est moi. Ce n’est pas moi. La vache était à moi. Le patron dort avec de la laine dans les oreilles et voudrait savoir si cela s’arrête.
story-sea-mast-a = Vous y adosser et écouter.
story-sea-mast-a-result = Jusqu’au petit jour, vous restez le dos contre lui. L’un après l’autre, ils disent ce qu’ils ont à dire et se taisent. L’un d’eux, qui l’avait fait, vous raconte en détail où se terrent ses pareils. Au lever du soleil, c’est un mât.
story-sea-mast-b = Lui demander une ficelle du métier.
story-sea-mast-b-result = Parmi les pendus de soixante ans, il y a deux maîtres d’armes et un empoisonneur. Vous posez votre question au bois, la joue contre lui. La réponse vous coûte une certitude que vous aviez jusque-là, et elle la vaut.

story-sea-mast-danger = Le mât veut de la compagnie
story-sea-mast-danger-intro = Le mât fut jadis une potence, et dans la tempête les vieilles habitudes reviennent. Tout seuls, les bouts libres se nouent en boucles. L’une pend à hauteur du cou du second, une autre à celle de l’homme de barre, et une troisième, assez soignée, à la vôtre. À chaque roulis, elles se rapprochent. Le patron admet qu’il n’était pas cher. Il est descendu dans la cale, où l’on ne tient pas debout.
story-sea-mast-danger-a = Abattre le mât.
story-sea-mast-danger-a-result = Vous cognez dessus pendant qu’il cherche à vous saisir. Il tombe par-dessus bord avec un bruit de trappe, et la moitié du gréement le suit, avec ce qu’on y avait mis à sécher. Le reste du chemin se fait à la rame, et il est long.
story-sea-mast-danger-b = Lui avouer quelque chose.
story-sea-mast-danger-b-result = Il veut entendre quelque chose, vous le sentez, comme toujours. De tout près, vous lui dites ce que vous n’avez dit à personne. Les boucles s’ouvrent. L’une a eu le temps de se serrer un peu, et pendant une semaine vous avalez avec peine.

story-sea-ice = L’homme dans la glace
story-sea-ice-intro = Chaque printemps il passe dans le même bloc de glace, debout, vêtu à l’ancienne, la main droite tendue hors de la glace. Les équipages s’approchent et la serrent, cela porte bonheur ; elle en est toute lisse. Son visage est aimable et un peu distrait. Cette année le soleil l’a touché. La main gauche s’est libérée aussi, et elle tient un papier plié menu. Personne ne veut être celui qui le lit.
story-sea-ice-a = Prendre le papier et le lire.
story-sea-ice-a-result = C’est un reçu, pour un manteau. Au dos, une adresse, et dessous : je rentrerai tard, ne m’attendez pas. Vous l’y portez. La maison est à une arrière-petite-fille. Elle rit, pleure et vous donne le manteau, que nul n’est jamais venu chercher. Il est chaud.
story-sea-ice-b = Le dégager et l’enterrer.
story-sea-ice-b-result = Il y faut tout le jour, et l’équipage grogne à cause de sa chance. À terre vous creusez, ils portent et, quand il est en bas, ils restent là, la main droite dans la poche. Des jours durant vous le sentez dans le dos, et ailleurs aussi, sans savoir le nommer.

story-sea-ice-danger = La glace se referme
story-sea-ice-danger-intro = Dans la nuit, les glaces se sont rejointes. Tout craque à la ronde, puis le bordage se met à répondre. Il reste un chenal ouvert, et il rétrécit à vue d’œil. Au bord, sur la glace, se tiennent des silhouettes, debout, une douzaine, chacune la main droite tendue. Elles semblent attendre qu’on les fasse passer. Ou bien elles montrent le chemin.
story-sea-ice-danger-a = Prendre le chenal, devant les mains.
story-sea-ice-danger-a-result = On rame d’un côté, on pousse la glace de l’épaule de l’autre. Les mains vous effleurent l’une après l’autre, froides et très douces, et chacune prend quelque chose pour sa peine : un anneau de cotte, un bouton, un souffle.
story-sea-ice-danger-b = Haler la barque en arrière sur la glace.
story-sea-ice-danger-b-result = Vous la halez tous ensemble par où vous êtes venus, jusqu’à ce que la mer soit noire et libre. Il est midi. Quand vous vous retournez une dernière fois, les silhouettes se sont retournées aussi, et toutes les mains saluent.

story-sea-rats = Ils montent à bord
story-sea-rats-intro = Au port, votre navire est à couple d’un beau trois-mâts, fraîchement repeint. Au crépuscule, les rats déménagent. Ils passent l’amarre à la queue leu leu, de lui à vous, des vieux, des jeunes, l’un avec un bout de fromage dans la joue. Les rats savent quand un navire n’arrivera pas. Votre équipage est flatté. Sur le trois-mâts on charge : des fûts, puis des malles, puis une classe d’école avec un drapeau.
story-sea-rats-a = Aller le dire au capitaine.
story-sea-rats-a-result = Il rit, puis descend avec une lampe. Quand il remonte, il ne rit plus. On décharge toute la nuit, le drapeau en dernier. Il vous donne ce que le voyage lui aurait rapporté, ou une partie, et chaque enfant vous serre la main. L’équipage devra s’habituer aux rats.
story-sea-rats-b = Demander aux rats ce qu’a ce navire.
story-sea-rats-b-result = Au bord du quai, vous regardez ce qu’ils ont sous les griffes : sciure, goudron, une moisissure grise que vous connaissez. Vous ne la nommez à personne, car le capitaine a déjà pris la mer. Ce que vous avez gratté donne deux fioles solides. Le drapeau, vous le revoyez quelques semaines plus tard.
story-sea-rats-c = Lui dire ce que Quist paierait.
story-sea-rats-c-result = Vous connaissez, dites-vous, une guilde de chasseurs de rats sans un rat. Le capitaine compte sur l’amarre, puis recompte. Il fait descendre les enfants, désarmer son navire et mettre vos rats en caisses, et vous partagez ce qu’un maître de guilde aux abois envoie par retour.

story-sea-rats-danger = Ils s’en vont
story-sea-rats-danger-intro = Au milieu du détroit, les rats montent sur le pont. Il n’y a ni amarre ni autre navire ; ils regardent par-dessus bord, puis ils sautent, l’un après l’autre, et nagent, tous dans la même direction. Dans la cale tout est sec. Le charpentier a sondé chaque planche. Personne ne trouve rien, et c’est ce qui effraie l’équipage. Le dernier rat, un vieux, assis sur le bord, vous regarde, puis regarde l’eau.
story-sea-rats-danger-a = Suivre les rats.
story-sea-rats-danger-a-result = Cinq cents petits sillages repartent par où vous êtes venus ; on les suit. Derrière, là où vous seriez à présent, la mer s’ouvre sans bruit, large comme une place de marché, et se referme. Le vieux rat rentre à cheval sur la barre.
story-sea-rats-danger-b = Tenir le cap et chercher encore.
story-sea-rats-danger-b-result = Vous cherchez à la lampe jusqu’à trouver : sous la quille, au-dehors, quelque chose s’est accroché, et c’est patient. Avec des perches et de la poix brûlante vous le décollez, et y laissez de la peau et du matériel. Cela se laisse couler en vous regardant.

story-sea-tithe = Ce qu’on lui porte
story-sea-tithe-intro = Une fois par mois, le village porte à la rame quelque chose à celui d’en bas. C’était du pain et une cloche. Depuis l’hiver il veut davantage, et cette fois le sort est tombé sur l’unique vache de la vieille Bera. La vache est dans la barque, une couronne au cou, et rumine. Bera est entrée dans la mer à côté d’elle, jusqu’à la taille, et ne lâche pas la corde. On vous demande, à vous qui venez d’ailleurs, s’il le faut.
story-sea-tithe-a = Lui porter plutôt quelque chose à vous.
story-sea-tithe-a-result = Vous allez au large, sans personne, et descendez par-dessus bord une chose qui vous a bien servi. Elle flotte un moment. Puis on la prend, assez poliment. Le village se cotise un peu, Bera envoie un fromage, et les bulles viennent de plus profond qu’avant.
story-sea-tithe-b = Dire qu’il le faut.
story-sea-tithe-b-result = Vous le dites, et ils hochent la tête ; d’une voix étrangère, c’est plus facile. La vache nage étonnamment longtemps. On vous paie le conseil, vite, et l’on rentre chacun de son côté. Toute la nuit, quelqu’un appelle une vache pour la traite, à pleine voix.

story-sea-tithe-danger = La barque revient vide
story-sea-tithe-danger-intro = Entre vous et la terre dérive une petite barque, une couronne à la proue, la dîme de quelque village, et elle est vide. Pourtant elle est basse sur l’eau, comme si quelqu’un de lourd y était assis. Quand vous ramez, elle suit. Quand vous cessez, elle s’arrête. L’équipage a compris : ce mois-ci, ce n’était pas assez, et cela va maintenant de porte en porte.
story-sea-tithe-danger-a = Remplir la barque vide.
story-sea-tithe-danger-a-result = Vous y jetez ce que vous avez : de l’argent, la bonne corde, un jambon. Chose étrange, elle remonte un peu à chaque objet, et à la fin elle flotte haut. Une vague la retourne, et elle s’éloigne vers le large, satisfaite.
story-sea-tithe-danger-b = La couler.
story-sea-tithe-danger-b-result = Un coup d’éperon, et elle coule comme une pierre. Dix coups de rame de paix. Puis tout autour, en large cercle, surgissent des barques vides, à couronnes anciennes ou neuves, de tous les villages qui furent jamais.

story-sea-shadow = Quelque chose vous suit
story-sea-shadow-intro = Depuis ce matin il y a une ombre sous la barque, exactement aussi longue qu’elle. Ce n’est pas la vôtre ; le ciel est gris. Elle tourne quand vous tournez. Les mouettes sont parties, et l’équipage rame le dos très droit en parlant fort, des moissons, des vaches, de n’importe quoi. On ne regarde pas, a dit le second. Il le redit, un peu plus haut, chaque fois que quelqu’un se racle la gorge.
story-sea-shadow-a = Vous allonger sur les planches et regarder.
story-sea-shadow-a-result = Par la fente entre deux planches, vous plongez dans un œil. Il est vieux, et il s’y passe plus de choses que chez la plupart des gens. Il vous regarde jusqu’à ce qu’il ait fini. En vous relevant, vous n’êtes plus tout à fait la même personne, et l’œil aussi a appris quelque chose.
story-sea-shadow-b = Parler de vaches avec les autres.
story-sea-shadow-b-result = Vous y allez d’une vache qui savait compter, ce qui mène à d’autres bêtes. Vers midi, le second rit de sa vraie voix. Quand enfin quelqu’un regarde en bas, il y a de l’eau verte et un petit poisson, l’air gêné.

story-sea-shadow-danger = C’est monté pour voir
story-sea-shadow-danger-intro = Il n’y a plus de doute. L’ombre sous la barque a grandi jusqu’à ce que la mer soit noire d’un horizon à l’autre, et devant la proue, lentement, s’élève une chose où les coquillages sont posés comme des maisons sur une colline. Elle ne fait rien. Elle regarde. Un des rameurs dit, d’une voix d’enfant, qu’il a été sage. Personne ne vous a dit combien de temps peut durer un tel regard.
story-sea-shadow-danger-a = Descendre une offrande dans l’eau.
story-sea-shadow-danger-a-result = Chacun donne, les rameurs leurs anneaux, vous votre bourse et ce que la main trouve encore. Cela coule devant l’œil en scintillant, et l’œil suit, comme celui d’un chat. Quand c’est assez profond, la colline l’est aussi.
story-sea-shadow-danger-b = Dériver en arrière, sans un bruit.
story-sea-shadow-danger-b-result = Vous laissez la barque au courant, rames rentrées, souffle retenu. Il y faut la nuit. À l’aube vous êtes devant le port d’où vous veniez, et nul ne saurait dire quand la mer est redevenue grise, et seulement la mer.
story-sea-shadow-danger-c = Noter l’heure, comme l’exige la police.
story-sea-shadow-danger-c-result = Vous sortez le papier de Dray et notez l’heure, le relèvement, la valeur estimée du serpent. Il s’approche pour lire, et son haleine emporte la peinture et quelques anneaux de votre cotte. Dagon est exclu, bien sûr. Les éraflures de la coque, non, et Dray paie, correctement, à regret.

story-sea-silence = Le mille du silence
story-sea-silence-intro = Entre les deux aiguilles de roc s’étend le mille du silence. Nul n’y parle ; même les mouettes le franchissent en planant. Ce qui écoute, et ce qu’il fait, on l’ignore, car de ceux qui parlèrent aucun n’est ressorti. Les rames sont emmaillotées de laine, et la chaîne d’ancre repose dans la bouillie. À la poupe, une jeune mère avec un nourrisson de six semaines. Il ne dort pas. Il vient de découvrir sa voix, souffle-t-elle, et en est très fier.
story-sea-silence-a = Amuser l’enfant.
story-sea-silence-a-result = Un mille durant, vous faites des grimaces. Vous ne vous en saviez pas tant. À quatre coups de rame de la fin, il rit, très fort, une fois, et toute la mer semble se pencher. Rien ne suit. Après, les rameurs disent que l’écho riait aussi.
story-sea-silence-b = Lui donner une goutte de votre fiole.
story-sea-silence-b-result = Il bâille, claque des lèvres et s’endort, et la mère baise votre manche sans bruit. Dans ce silence vous entendez ce qu’on n’entend jamais : l’eau qui se décide, le bois qui se souvient, un cœur sous la quille, très lent. Vous notez de quel côté.
story-sea-silence-c = Le coucher sur la cuirasse de Torkel.
story-sea-silence-c-result = L’acier est tiède, et il ne tinte pas ; quelqu’un qui savait attendre l’a huilé chaque semaine. L’enfant écoute ce qu’on y entend, les yeux ronds, comme un conte. Le long de la barque, tout le mille durant, une douzième rame plonge en mesure.

story-sea-silence-danger = Quelqu’un éternue
story-sea-silence-danger-intro = Au milieu du mille du silence, où nul ne doit faire de bruit, l’homme de barre éternue. Il s’est retenu une demi-minute et a fait tout ce qu’un homme peut faire. Cela résonne de roc en roc. Puis l’écho ne revient pas. Tous l’entendent : quelque chose l’a attrapé et le tient, le retourne, et s’apprête à répondre.
story-sea-silence-danger-a = Répondre d’abord : à vos souhaits.
story-sea-silence-danger-a-result = Vous le dites haut et clair, comme à un voisin. Suit une pause où l’on vieillit. Puis, des deux rocs à la fois, si grave que l’eau saute : merci. Vous touchez terre avec du poil blanc sur les bras, et plus aucune force dedans.
story-sea-silence-danger-b = Ramer et faire tout le bruit possible.
story-sea-silence-danger-b-result = On rame, on tambourine, on hurle, on tape sur les casseroles, pour que cela ne sache pas qui choisir. Cela prend au hasard : une casserole, un banc, les anneaux de votre flanc gauche. Au second roc, cela lâche. L’homme de barre éternue encore.

story-sea-oath = Le premier à le saluer
story-sea-oath-intro = Il y a des années, dans une tempête, le patron a fait un vœu : s’il en réchappait, la mer aurait le premier être vivant qui le saluerait à terre. Ce fut une poule. Autre tempête, autre vœu ; une chèvre. Sa route est dangereuse, et il n’a plus de bêtes. Cette nuit il y a eu tempête. Voici le port, et sur la jetée, sautant sur place, sa fille, six ans. Il a déjà viré deux fois.
story-sea-oath-a = Sauter à terre et le saluer d’abord.
story-sea-oath-a-result = Vous courez au bout de la jetée, dépassez l’enfant, vous retournez et criez : bonjour, patron ! Il se couvre le visage. Puis il descend la planche, vous embrasse et vous pousse à l’eau, de toutes ses forces, les larmes aux yeux. Vous nagez fort bien, il se trouve, quand il le faut.
story-sea-oath-b = Aller trouver la petite et la renvoyer.
story-sea-oath-b-result = Vous vous penchez et lui dites que son père a un cadeau, qu’elle doit fermer les yeux, courir, et ne les rouvrir que sous la table. Elle court. Le premier à le saluer est le douanier. Le patron regarde la mer, le regarde, lui, et vous donne tout l’argent qu’il a sur lui.

story-sea-oath-danger = La mer tient ses comptes
story-sea-oath-danger-intro = À chaque tempête le patron a promis quelque chose, et n’en a pas payé la moitié. Cette nuit la mer présente la note. Elle passe la proue en vagues régulières comme une écriture de commis, et après chacune il manque quelque chose : un tonneau, un banc, une chèvre. Puis un rameur, qu’elle rejette, toussant, comme par erreur. Le patron est à genoux et reprend haleine pour un nouveau vœu.
story-sea-oath-danger-a = Lui fermer la bouche et payer pour lui.
story-sea-oath-danger-a-result = Une main sur ses lèvres ; de l’autre, vous jetez ce que vous avez. Les vagues le prennent et semblent additionner. Il en vient une encore, voir s’il y a de la monnaie à rendre. Puis ce n’est plus que du gros temps.
story-sea-oath-danger-b = Le laisser promettre, et y veiller.
story-sea-oath-danger-b-result = Il promet de ne plus jamais naviguer, ce que personne ne croit, et vous moins que quiconque. Vous prenez donc la barre et virez. Au port, vous restez près de lui jusqu’à ce qu’il ait percé sa propre coque. La mer est devenue toute plate.

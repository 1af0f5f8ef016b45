event-215-title = Les moutons de Sturla
event-215-intro = À la ferme de Sturla s’est installé le neveu de Bolverk avec cinq hommes, tous engraissés d’un mouton qui n’est pas à eux. Ils ont brûlé les portes pour se chauffer. Tant que le maître est banni, la ferme est à n’importe qui, et n’importe qui, c’est eux. « Et vous êtes ? » demande le neveu, la bouche pleine. Derrière lui, dans l’enclos, le dernier bélier lève la tête, comme s’il vous attendait.
event-215-band-1 = Ils vous jettent par-dessus le mur, et votre épée après. Le bélier a eu plus de chance. Dans le tumulte il a défoncé l’enclos et filé dans les bois avec le reste du troupeau. Pour cela, les voisins vous glissent quelque chose.
event-215-band-2 = L’après-midi est longue, de la cour à la grange et de la grange au fumier. Puis ils en ont assez et vont se plaindre à leur oncle. Venez donc vous expliquer dans sa baie, crient-ils. Il y a un commis, maintenant.
event-215-band-3 = Vous en prenez deux avec ce qui reste du portail, et le bélier se charge du neveu. Les autres s’assoient en rang et tendent la bourse. Les moutons, c’est l’oncle qui doit les payer, disent-ils, dans sa baie ; il a maintenant un commis qui y veillerait.

event-223-title = Sermon aux sirènes
event-223-intro = À la proue, dans son beau col, il prêche à quatre sirènes sur un rocher la brebis perdue. Elles ont cessé de se peigner. Les brebis, elles ne connaissent pas, mais une voix qui veut quelque chose, si, elles en vivent ; seulement, personne ne l’avait encore essayé sur elles. La plus vieille déploie ses ailes. Les sirènes attaquent quand un chant finit. Frère Anselme en vient à la fin.
event-223-a = Vous placer devant lui à l’amen.
event-223-a-result = Elles viennent toutes les quatre, et vous tenez jusqu’à ce que votre cotte pende en lanières. Puis la plus jeune retient les autres. Elle s’assied aux pieds d’Anselme et ne se laisse pas chasser. Il faut l’emmener dans la forêt, dit-il, à l’abri des regards, et vous feriez bien de venir.
event-223-b = Entonner un cantique avant la fin.
event-223-b-result = Vous en entonnez un, n’importe lequel, et Anselme doit suivre. Tant que cela dure, elles écoutent. Vous chantez à vous casser la voix jusqu’à ce que le rocher disparaisse, et les rameurs se cotisent avec ce qu’ils ont. De quel recueil était-ce, demande Anselme.

event-224-title = Dans la cuve
event-224-intro = Dans une clairière, frère Anselme a installé une cuve. Une jeune sirène y est assise, ailes repliées, et lui rechante son cantique, sans paroles, mieux que lui. Ce serait sa première âme. Seulement, dit-il, il n’en a pas dormi. Si elle en a une, toutes les autres en avaient aussi, celles pour lesquelles on a payé des gens comme vous. Il demande s’il doit l’inscrire.
event-224-a = Lui dire d’écrire « une ».
event-224-a-result = Il l’écrit de sa plus belle main, et la sirène applaudit. Cette nuit-là, vous pensez aux autres, à chacune, sans dormir. Au matin, elle vous montre un tour d’aile qu’elles font toutes avant de frapper. Maintenant vous le connaissez.
event-224-b = Lui dire de la laisser partir.
event-224-b-result = Il renverse la cuve, et en trois battements elle est au-dessus des arbres. Il écrit un zéro, comme chaque année, et sous « remarques » : cela chantait. Au retour il est si gai que vous portez ses livres, et votre propre charge paraît plus légère.
event-224-c = Lui rappeler qu’il a déjà son âme.
event-224-c-result = Vous étiez à genoux pour lui, dites-vous, devant témoins. Anselme rougit jusqu’aux oreilles. Il déchire les deux rapports, fait sortir la sirène de la cuve et vous paie la collecte une seconde fois. L’argent honnête, dit-il, doit suivre les genoux.

event-225-title = Par le sentier
event-225-intro = Le sentier est raide et le lit est en chêne. À mi-pente, ils sortent des maisons : patrons, veuves, garçons avec des rames, tous d’une même famille, tous en habits d’enterrement. Aucun des nôtres ne meurt là-haut, dit l’aîné à Hallbera ; la mer le prendra comme une offense et se vengera sur nous autres. Ce n’est pas tout à fait sot. Vous savez ce qu’il y a au large.
event-225-a = Continuer, droit au milieu d’eux.
event-225-a-result = Vous portez, et ils s’écartent l’un après l’autre ; on ne porte pas la main sur un lit. Il passe la porte à un pouce près. Mais de la fenêtre, on voit quand même la mer, et elle n’a pas la bonne couleur. Hallbera devra redescendre et régler cela.
event-225-b = Le poser là où vous êtes.
event-225-b-result = Sur l’épaule de la colline, vous le posez, entre le village et la maison. En grommelant, ils apportent des pierres et bâtissent autour, une fenêtre vers la mer et une de l’autre côté. Hallbera s’allonge pour essayer. La première soupe du nouvel âtre est pour vous.

event-226-title = L’alambic de l’oncle
event-226-intro = Si l’oncle de Lubin n’écrit plus, c’est qu’il dort. Depuis sept semaines, devant son alambic, une paille à la bouche, et l’alambic goutte toujours. Lubin vous lit chaque étiquette des rayons. Elles sont bien orthographiées, et cela le trouble. Une fiole est ouverte. Il dirait que c’est la cause. Il dirait aussi que c’est le remède ; cela tient à une lettre.
event-226-a = Laisser Lubin décider.
event-226-a-result = Il ferme les yeux, choisit et verse. L’oncle se redresse, demande quel jour on est, lui tire les oreilles et l’embrasse. De ce qui a goutté en sept semaines, tout le monde boit. L’examen du petit est pour bientôt, dit-il, plus haut dans les montagnes, et vous devez en être.
event-226-b = Trouver par vous-même.
event-226-b-result = Vous l’emportez à la fenêtre, humez, goûtez du bout de la langue et vous asseyez avec une ardoise et une craie. Le soir, vous savez. L’oncle s’éveille. Lubin recopie votre ardoise jusqu’au dernier mot, sans une faute pour une fois. Il a recopié la tache aussi.

event-227-title = L’épreuve pratique
event-227-intro = Sur un pré au-dessus des nuages, le maître herboriste examine son apprenti. C’est l’épreuve pratique : Lubin doit mélanger ce qu’on lui dit, selon l’étiquette, et le boire. À côté de lui, un seau de sable et une couverture pliée. Une aide est permise, et il vous a montré du doigt avant que le maître ait fini sa phrase.
event-227-a = Lui prêter une fiole à vous.
event-227-a-result = Vous la lui donnez l’étiquette devant, et il la recopie lettre par lettre. Il boit. Il attend. Il a un hoquet, un seul, poli. Ensuite le maître reprend tout avec vous, pas à pas, car lui-même ne l’avait jamais si bien compris.
event-227-b = La boire à sa place.
event-227-b-result = Vous buvez avant qu’on proteste. Un moment vous êtes immense, puis vous voilà sous la table. Mais tant que cela durait, vous avez vu comment chacun de vos coups aurait dû être. Lubin est reçu et gagne un chapeau.
event-227-c = Lui rendre les fioles d’Ivar.
event-227-c-result = Ce sont les siennes, étiquettes bancales et tout, et il connaît chacune comme une enfant mal élevée : celle-ci mord, celle-là veut qu’on la chauffe. Il mélange sans lire. Le maître en perd ses lunettes. Ce qui reste est à vous, dit Lubin, et il écrit dessus ce que cela fait, sans faute.

event-228-title = Jour de lessive
event-228-intro = À marée basse sa grotte est ouverte, une gueule de vase tendue de linge, et elle attend, manches retroussées. On sait deux choses des guenaudes aquatiques. D’abord elles vous crachent de la vase aux yeux, puis viennent du côté où vous regardiez en dernier ; et elles ne peuvent pas voir une tache. Dans votre poche, il y a un petit flacon d’encre. Elle crache.
event-228-band-1 = La vase vous prend les deux yeux, et ensuite c’est la lessive : on vous trempe, on vous bat, on vous tord. Quand vous y voyez de nouveau, vous pendez sur une corde, d’une propreté parfaite. Quelque chose est parti au lavage que vous aviez depuis des années.
event-228-band-2 = À moitié aveugle, vous jetez l’encre, et son plus beau drap y passe. Elle hurle, frotte, frotte encore, et n’a plus de main pour vous. Vous prenez les chemises. Chaque nom a quelqu’un à terre, et certains paient.
event-228-band-3 = Vous fermez les yeux avant qu’elle crache et les rouvrez après. L’encre fait le reste ; elle est penchée sur la tache quand cela arrive. Au fond pendent soixante chemises avec des noms, amidonnées, et vous les portez le long de la côte, de porte en porte.

event-229-title = Le commis de la baie
event-229-intro = Theodor Grole s’est fait dresser une table dans la baie de Bolverk, et une chaise dure qui tourne le dos aux chiens. Devant, les pillards font la queue, bonnet à la main, et déclarent. Un chandelier. Un dito. Une cloche, petite. Cela marche bien, dit Bolverk, qui a mauvaise mine. Au bout de la file, des voisins voudraient récupérer leur bien. Grole veut à ses côtés quelqu’un que personne ici ne puisse effrayer.
event-229-a = Estimer selon le tarif.
event-229-a-result = Vous estimez jusqu’à ce que les bougies s’éteignent. C’est un travail terne, et juste ; à minuit, même Bolverk a déclaré sa bague. Grole vous paie au denier près et dit, très ému, qu’il n’a pas eu pareille soirée depuis des années.
event-229-b = Faire passer les voisins d’abord.
event-229-b-result = Vous retournez la file. Quelqu’un ramasse une hache, et vous la regardez jusqu’à ce qu’on la repose ; il y faut tout ce que vous avez. Les vaches rentrent une à une. Grole inscrit « restitué » et le souligne deux fois.
event-229-c = Déclarer une ferme, pour un homme sur un rocher.
event-229-c-result = Vous la déclarez article par article : portes, moutons, une année. Grole écrit sans lever les yeux : propriétaire à ne pas nommer. Bolverk paie. La nuit tombée, il envoie vers l’écueil une barque avec un tonneau plein, que personne ne voit. Votre part est au tarif, le souper aussi.

event-230-title = Quittes
event-230-intro = Hallbera rame jusqu’à l’endroit où le fond se dérobe et rentre ses rames. Vous êtes à la poupe, en témoin. Elle parle par-dessus bord, sans élever la voix : la mer a eu trois de ses navires et toute sa famille, elles sont quittes, et elle va se coucher. Puis elle jette son bonnet, son couteau et sa pipe. Longtemps, rien. Puis la pipe remonte.
event-230-result = Elle la secoue et l’allume. Sous la barque la mer s’aplanit, comme lorsque quelque chose se tourne sur l’autre flanc pour dormir. Au retour elle se tait d’un bout à l’autre. Au ponton, elle dit que vous ramez comme un paysan, vous montre comment on fait, et puis l’on soupe.

# Événements du Pack d'aventures auxquels mènent les cartes des contrées sauvages. Un événement a un titre, ce
# qu'on lit à voix haute (-intro) et ses options (-a, -b) avec ce qui en résulte (-a-result) ; sans options,
# seulement le résultat : -result, ou un texte par tranche de ses dés, de son épreuve ou de son combat.

event-98-title = Où allait la chèvre
event-98-intro = Elle vous emmène au-delà de la dernière cabane et du dernier arbre, jusqu’à une corniche où sont trois tombes. La femme de Marek est là, et son frère, et sa fille, et chaque croix porte des clochettes. Marek montait chaque printemps. Le forgeron l’avait promis, le prêtre aussi, et ni l’un ni l’autre n’a trouvé le temps. La chèvre se couche près de la plus petite et vous regarde jusqu’à ce que l’herbe soit arrachée.
event-98-result = Elle n’en voulait pas plus, et maintenant elle a du temps pour vous. Elle flaire une bête avant vous, et le dit à plein gosier. Aux marchés de Wyzima et de Beauclair, elle mange ce qui est à vendre, et vous payez.

event-99-title = Une erreur de plume
event-99-intro = Elle était dans le fleuve avant qu’il y eût un gué, large et patiente, le visage comme une chose lavée par l’eau. Jamais elle n’a demandé de garçons. Elle a demandé qu’on lui dise qui passait : un nom par pile, c’était convenu, et les maçons ont écrit « une vie ». Les maçons ! Un nom ferait encore l’affaire. Point n’est besoin qu’il soit célèbre. Mais personne ne doit plus s’en servir.
event-99-a = Donner le nom d’un ami mort.
event-99-a-result = Elle le répète jusqu’à ce qu’il lui aille, et le laisse partir ; dimanche il sera à la mer. Le pont tient. Les maçons vous paient, et le garçon porte votre sac de l’autre côté, le premier, et demande de qui était ce nom.
event-99-b = Donner le nom que vous aviez.
event-99-b-result = Il faut le chercher. C’est celui par lequel on vous appelait à souper. Une fois dit, il n’est plus là, et vous voilà avec un poids de moins, un peu plus de froid, et le pied très sûr. Là-haut, sur le pont, on applaudit.

event-100-title = Les remerciements du capitaine
event-100-intro = À Doldeth, on connaît l’histoire avant que vous ayez gagné le quai. Le navire est la Patience, et son capitaine voudrait vous remercier. Il voudrait aussi le nom de la crique, dit-il en remplissant votre gobelet. Dans cette taverne, quarante hommes ont chacun perdu un frère sur cette côte, et la marée est bonne à minuit. Il sourit. Derrière lui, on distribue des haches.
event-100-a = Lui donner le nom.
event-100-a-result = Avant le matin, il y a une lueur rouge le long de la côte. Doldeth se lève tard, satisfaite d’elle-même, et la bourse est lourde. Hors de la ville, vous croisez un poney boiteux, une lanterne au cou, et personne ne le mène.
event-100-b = Lui demander plutôt d’envoyer du grain.
event-100-b-result = Ils rient un bon moment. Le capitaine, non. Il est né, à ce qu’il semble, dans une crique pareille, et sait ce qu’on y soupe en mars. « Une cargaison, dit-il. Et c’est vous qui l’apportez. Je ne veux pas que mes hommes reconnaissent les poignées de porte. »

event-101-title = Une cargaison
event-101-intro = Ils descendent au bateau avec leurs crocs, par habitude, et vous voient debout dedans, de l’orge jusqu’aux genoux. Jamais personne n’a rien apporté exprès à la crique. La doyenne mord un grain, puis un autre. « C’est du naufrage aussi ? » demande la petite au poney. C’est de l’envoi, dites-vous. Ils se regardent. Ils n’ont pas de mot pour cela.
event-101-band-1 = Cela manque de mal tourner, pour savoir qui aura le premier sac. Vous vous mettez entre eux et prenez un coup de croc. Un vieux qui ne parle jamais vous panse et vous laisse son flacon.
event-101-band-2 = Ils déchargent à la chaîne, en chantant la chanson qu’ils ont, qui parle de noyade. On vous paie en poignées de laiton, et en bons conseils sur ce qui vit encore dans cette eau, et où.
event-101-band-3 = Au crépuscule, la petite remonte le poney sur la falaise et pend la lanterne là où sont les rochers. Elle se retourne pour voir si c’est bien. C’est bien ; et en vous aussi, une chose est droite qui était de travers.

event-102-title = Le haricot
event-102-intro = Il y a maintenant un pont sur la gorge, noué des cordes à linge de deux ermites, et au milieu il ne se rejoint pas tout à fait. Ils sont aux deux bouts et se disputent à qui fera le dernier nœud. Chacun tient un haricot. « Vous nous avez menti ! » crient-ils à votre vue, tous les deux ; puis ils se taisent, car c’est la première chose depuis vingt ans qu’ils aient dite ensemble.
event-102-a = Faire le nœud pour eux.
event-102-a-result = Par les genoux, vous pendez au-dessus de la gorge, et chacun commande à l’une de vos mains. Cela tient. Ils avancent l’un vers l’autre, et vous regardez le paysage. Ce que vous savez désormais d’un aplomb solide, vous l’avez appris la tête en bas.
event-102-b = Les laisser finir.
event-102-b-result = Cela dure jusqu’à la nuit, et le vocabulaire est remarquable. Puis des pas sur les planches, d’ici, et de là-bas, et puis plus de pas. Au matin, deux flacons près de votre feu. L’un porte « Merci », l’autre « De quoi je me mêle ».

event-103-title = La maison forestière
event-103-intro = La maison est balayée, le feu préparé. Sur la table, un livre de coupes : ce qu’on a abattu des deux côtés du ruisseau, ce qu’on a déclaré, et qui fut payé pour compter mal. Les deux maires ont signé chaque page. La dernière ligne est de lui. « Viennent tous deux ce soir. Leur dirai que c’est fini. » Sur l’étagère, trois gobelets, dont un bien mieux lavé que les autres.
event-103-a = Offrir le livre aux deux villages.
event-103-a-result = Ils vous l’achètent ensemble ; c’est la première chose sur laquelle ils s’accordent. Chaque maire paie exactement la moitié et ne regarde pas l’autre. Le mort a une pierre, lui aussi, une bonne, sans nom.
event-103-b = Le porter à l’arpenteuse, à Hengfors.
event-103-b-result = La forêt est pleine de gens qui, par hasard, coupent des bâtons. Vous passez par le lit du ruisseau. Adelheid Voss tient bureau à Hengfors ; elle aime les chiffres exacts, et ce ruisseau l’agace depuis des années.

event-104-title = Des chiffres exacts
event-104-intro = À Hengfors, Adelheid Voss lit le livre debout, avec une règle. À la dernière ligne, elle ôte ses lunettes et les remet. Il lui avait écrit, paraît-il, deux fois, au sujet d’un ruisseau qui se déplaçait d’un pied chaque printemps. Elle l’avait classé à météo. Elle trempe sa plume, trace une ligne sur la carte du district, très lentement, et écrit un nom le long.
event-104-result = Le ruisseau porte son nom, à l’encre, et deux maires sont amenés par des soldats qui ont trouvé le chemin sur la carte. Elle vous verse la prime de délation et s’excuse du mot. D’elle vous avez appris à voir où une ligne ne ferme pas.

event-105-title = Trente têtes
event-105-intro = Le nid est sous le barrage : de la vase, des côtes, une odeur. Dans l’eau basse, une trentaine de noyeurs dorment les yeux ouverts. Vous déposez le petit au bord. Il les regarde, et il vous regarde. Puis il dit son nom, le seul mot qu’il ait, de la voix d’un enfant qu’on appelle en classe ; et trente têtes sortent de l’eau.
event-105-band-1 = De lui, ils ne veulent pas ; il sent le savon. C’est vous qu’ils veulent. Vous échappez par le barrage, la garde en lambeaux. Sur la berge, enroulé dans une écharpe, quelqu’un vous attend et mâche.
event-105-band-2 = Le plus gros le flaire, lui ôte son écharpe et se la met. Personne ne bouge pendant que vous gagnez la berge à reculons. Vous tombez sur une fiole au nom d’un maître d’école, et connaissez l’entrée et la sortie.
event-105-band-3 = Il mord le plus gros à la jambe, l’autre hurle, et voilà la succession réglée. Ils vous laissent passer entre eux. Cette année-là, aucun enfant ne se noie au barrage. Le village vous paie, et Otto vous serre la main.

event-106-title = Le mousse
event-106-intro = Il a soixante-dix ans, et sa maison n’a pas de fenêtre sur l’eau. C’était les trois, dit-il. Il y eut un pari, le fanal s’éteignit, et le navire brûla sur les rochers. Le gardien dormit tout du long, ivre de l’argent que le mousse avait perdu contre lui. « Le pari était de moi, dit le vieux. J’avais neuf ans. C’est mon chemin qu’il fait, à genoux. » Il tend la main vers son manteau.
event-106-a = L’emmener à la route des pèlerins.
event-106-a-result = À son pas, c’est loin. Quand l’homme à genoux entend la voix, il se lève, après soixante ans, plus grand que vous ne pensiez. Ils s’en vont côte à côte, et l’un des deux arrive. Vous dormez au sanctuaire et vous réveillez sans plus une fêlure.
event-106-b = Le laisser où il est.
event-106-b-result = Il raccroche le manteau à son clou, avec soin. Il paie votre peine, et un peu plus votre silence. En descendant le sentier, vous l’entendez pousser le lit contre l’autre mur, comme il semble le faire chaque nuit.

event-107-title = Ce qui tirait sur la chaîne
event-107-intro = Le village a été englouti quand on fit la digue, en une seule nuit. Seule la carte s’en souvenait ; les cartes, dit Voss, ont de la patience. Là-dessous, c’est le soir. Ses deux chaîneurs sont à l’auberge, parmi des gens qui attendent que la pluie cesse. Le patron vous tire une bière et demande si elle a cessé. Tous vous regardent, aimables, et leurs cheveux bougent.
event-107-a = Dire qu’elle a cessé.
event-107-a-result = Ils mettent leur chapeau, paient et sortent en passant devant vous, remontent la rue, remontent la pente, dans la lumière. Les chaîneurs viennent en dernier. Là-haut, quelqu’un dit comme il fait sec.
event-107-b = Dire qu’il pleut toujours.
event-107-b-result = Ils soupirent et redonnent les cartes. Pendant que nul ne regarde, vous sortez les chaîneurs par la cuisine, et avec eux une bourse et un flacon comme on n’en fait plus. Vous n’avez nui à personne. En remontant, vous vous le dites, plusieurs fois.

event-108-title = Soixante personnes, un peu humides
event-108-intro = Ils sont là, dans le pré, soixante, ruisselants, à la mode d’il y a cent ans, et demandent à qui sont ces vaches. Il y aura des histoires pour l’impôt. Adelheid Voss va de l’un à l’autre et demande les noms, et l’orthographe. Jamais vous ne l’avez vue si heureuse. Vers le soir, elle vient à vous et détache quelque chose de sa ceinture.
event-108-result = C’est sa propre boussole, en laiton, et elle est allée sous l’eau. Elle n’indique plus le nord. Elle indique le rivage le plus proche, et qui la suit y est avant que le jour ait vieilli.

event-109-title = Le maître de chant
event-109-intro = À Beauclair, le vieux maître de chant se souvient. Elle vint chez lui pieds nus, un hiver, et il lui apprit pour rien, jusqu’à ce que le duc l’apprît et la voulût à sa table. Elle chanta. L’un des convives n’était pas ce qu’il paraissait, et il la garda. La chanson ne fut jamais finie. Il l’a ici, note pour note, vous tend la feuille, et ne la lâche pas. « Si elle entendait la fin, dit-il, je crois qu’elle cesserait. »
event-109-a = Monter la chanson à la vigne.
event-109-a-result = Il lâche. Au bas de la feuille, il a écrit quelque chose pour vous : respirer ici. Point n’est besoin de bien chanter, dit-il, seulement en mesure. La vigne est au flanc de la montagne. On commence au crépuscule.
event-109-b = Vendre la feuille à l’intendant.
event-109-b-result = L’intendant l’enferme avec les actes. Tant qu’elle ignore comment cela finit, dit-il, la vendange est assurée. Le vieux l’apprend dans l’heure. Il demande seulement si vous l’aviez regardée, au moins, avant.

event-110-title = Jusqu’à la fin
event-110-intro = Debout parmi les ceps, vous commencez, mal. À la deuxième mesure, elle reprend, ne pouvant s’en empêcher, tout contre votre oreille gauche. C’est très beau, et vos genoux cèdent. Plus vous êtes faible, plus elle est près. Il reste onze mesures. Au bas de la feuille, d’une main de vieillard, il y a ce mot : respirer.
event-110-band-1 = Il fallait respirer. Quand vous revenez à vous, le dos au mur, il ne reste rien de votre garde. Plus haut sur la pente, quelqu’un reprend depuis le début.
event-110-band-2 = Jusqu’à l’avant-dernière ligne, tout va bien. Elle s’arrête, attend, et s’en va entre les rangs, en fredonnant, chercher la suite. Elle vous laisse la fiole qu’un vendangeur avait en poche.
event-110-band-3 = La dernière note, vous la tenez jusqu’à voir des étoiles, et elle aussi, et la sienne dure un peu plus. Puis tout se tait. Au matin les vendangeurs vous paient, et vous savez à quoi votre souffle est bon.
event-110-band-4 = Vous respirez où c’est écrit, allez jusqu’à la fin, et remarquez que vous chantez sans elle. Sur le mur, un vieux soulier, pour un petit pied. Beauclair paie votre discrétion. C’est fini, entièrement.

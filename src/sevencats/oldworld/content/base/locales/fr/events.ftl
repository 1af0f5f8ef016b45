# Événements. Un événement a un titre, ce qu'on lit à voix haute (-intro) et ses options (-a, -b) avec
# ce qui en résulte (-a-result) ; sans options, seulement le résultat : -result, ou un texte par
# tranche de ses dés, de son épreuve ou de son combat, dans l'ordre (-band-1 ...).

## Équipement et compagnons

event-1-title = L'arbalète repêchée
event-1-intro = Le ponton penche, mais la toile huilée a tenu. L'arbalète qu'elle enveloppe est courte, laide, et l'œuvre de quelqu'un qui croyait peu aux tirs de semonce.
event-1-result = Vous la gardez. Elle vaut un carreau avant que le combat ne commence pour de bon ; après, elle gêne.

event-2-title = Les bottes d'un mort
event-2-intro = L'homme des montagnes les a aux pieds. Il ignorait la mort de Radek et la prend mal, surtout à cause des bottes.
event-2-result = Elles sont à votre pointure. Qui les porte entame un combat comme s'il avait dormi la veille.

event-3-title = La jument grise
event-3-intro = La jument a désarçonné deux oncles, un prêtre et un percepteur. Elle vous toise, ne trouve rien à redire et se remet à brouter.
event-3-result = Dans les bois, elle connaît tous les sentiers, et quelques-uns que nul autre ne trouve. La première course prend ce qui restait du jour.

event-4-title = Le violoneux
event-4-intro = Il attend sous un chêne, avec des cordes neuves et un œil au beurre noir tout frais. La chanson, dit-il, a désormais un cinquième couplet.
event-4-result = Il vous suit. À Wyzima et à Beauclair, on jette des pièces quand vous entrez tous les deux, et il est honnête sur votre moitié.

event-5-title = La chienne
event-5-intro = Cette fois elle prend la viande, puis votre main, doucement, entre ses dents, pour que tout soit bien clair.
event-5-result = Désormais, elle marche devant. Ce qui sort de l'ombre tombe d'abord sur elle.

event-6-title = La femme à la lampe
event-6-intro = Elle est assise sur la berge, sa lampe allumée en plein jour. Ce qui est né est descendu à l'eau, lui aussi. À la fin, elle y a vu elle-même.
event-6-result = Elle vous accompagnera. Elle ferme les plaies comme d'autres les volets : sans histoires, et avant la nuit.

## Épreuves

event-7-title = Ce qui mange la lumière
event-7-intro = Les tonneaux sont marqués d'une hache. Au bout de la piste gisent trois bûcherons et une obscurité qui ne bouge pas avec les arbres. Là-dedans, quelque chose mâchonne une lanterne.
event-7-band-1 = Vous étiez le suivant. Vous vous échappez hors d'haleine, et délesté de plus que cela.
event-7-band-2 = L'acier suffit, pourvu qu'il y en ait assez. Les bourses des bûcherons paieront l'affûtage.
event-7-band-3 = Vous trouvez où c'est mou et en profitez. Les forestiers sont reconnaissants, et l'un d'eux vous montre une taille à lui.
event-7-band-4 = Cela meurt dans le noir sans jamais savoir de quoi. Votre bras se souviendra du coup.

event-8-title = Le rinceur de bouteilles
event-8-intro = Parmi les rochers, l'atelier d'un alchimiste est grand ouvert. L'alchimiste est là, dans presque tous les coins. Sur la table, quelque chose mijote au-dessus d'une flamme qui aurait dû s'éteindre il y a des années. C'est presque prêt.
event-8-band-1 = Cela déborde. Vous passez le reste du jour la tête dans la source.
event-8-band-2 = Vous en sauvez une fiole avant que cela ne tourne.
event-8-band-3 = Hors du feu, à travers le linge, dans le verre : deux fioles, et tous vos sourcils.
event-8-band-4 = Vous achevez ce qu'il avait commencé et voyez où il s'est trompé. L'un et l'autre valent la peine.

event-9-title = Le mur de Kaer Seren
event-9-intro = Au pied du fort, le mur fait ventre vers la terre. Quelque chose s'y appuie du côté de la mer, sans se presser, et sait que vous êtes là. Vous calez l'épaule contre les pierres.
event-9-band-1 = Cela passe. Couché sous les gravats, vous laissez faire, sans plus rien à opposer.
event-9-band-2 = Le mur tient, et vous aussi. Au fort, quelqu'un trouve une pièce pour cela.
event-9-band-3 = Vous tenez jusqu'à la marée et découvrez par où vous cédiez jusqu'ici.
event-9-band-4 = La chose, derrière le mur, renonce la première. Au fort, nul n'avait jamais vu cela, et l'on paie en conséquence.

event-10-title = La salle des miroirs
event-10-intro = Le couloir finit dans une salle pleine de miroirs. Dans chacun se tient quelqu'un qui se bat comme on vous l'a appris, un peu mieux seulement. Ils attendent poliment que vous ayez dégainé.
event-10-band-1 = Ils vous prennent quelque chose, une petite chose à laquelle vous teniez.
event-10-band-2 = Vous brisez le bon. Dans tous les autres, on s'incline.
event-10-band-3 = Vous volez un coup au troisième à gauche. Il ne s'en aperçoit pas.
event-10-band-4 = Dans le dernier miroir, il n'y a que vous. Vous saluez le premier.

## Combats brefs

event-11-title = Sous le mur
event-11-intro = L'égout débouche sur les hauts-fonds, et les voilà : des noyeurs, gras de rats et pas encore repus. Vous avez le temps d'une bonne charge avant qu'ils ne vous tirent à l'eau.
event-11-band-1 = C'était trop peu. Ils gardent ce que vous aviez en main.
event-11-band-2 = Il en flotte assez. La guilde paie à la tête, après un débat sur ce qui en est une.
event-11-band-3 = L'eau est calme. La guilde paie, et les chasseurs de rats apprendront à leurs fils ce qu'ils vous ont vu faire.

event-12-title = Le nœud
event-12-intro = Vous plongez le long de la corde. Au bout, le nœud lève les yeux. Depuis des années il se noue lui-même avec des choses noyées, et il voudrait bien vos bras.
event-12-band-1 = Vous vous dégagez au couteau et remontez la ceinture vide.
event-12-band-2 = Il se défait, brin par brin. Toutes sortes d'objets perdus remontent, et le passeur vous en laisse quelques-uns.
event-12-band-3 = Un souffle, un coup, et la rivière coule droit de nouveau. Le passeur paie comme un homme qui ne pensait pas devoir le faire.

event-13-title = Le nid chaud
event-13-intro = Ici les arbres poussent sur du creux, et le creux est réveillé. La terre cède, et vous tombez parmi les nekkers, petits, tièdes et ravis.
event-13-band-1 = Vous ressortez par un autre trou et laissez un peu de vous dans le premier.
event-13-band-2 = Le calme revenu, vous déterrez deux bourses et une idée assez juste de l'endroit où sont partis les autres.
event-13-band-3 = Pas un n'en réchappe. Les charbonniers paient. Le cinquième, vivant là-dedans depuis le début, vous montre comment il a fait.

## Dés

event-14-title = La fonderie
event-14-intro = Le four est allumé, et personne ne le nourrit. Dans la fosse de coulée repose la sœur de la cloche du temple, achevée, à l'écoute. Vous la frappez une fois, pour voir ce qu'elle a à dire.
event-14-band-1 = Elle vous le dit dans les côtes.
event-14-band-2 = Une note claire. De l'argent coule d'une fissure du mur, où les fondeurs cachaient leur paie.
event-14-band-3 = Une note grave. Elle trouve ce qui est lâche en vous et le tend comme une corde.

event-15-title = Les dés des morts
event-15-intro = Quatre morts jouent aux dés sur une souche. Ils vous font poliment de la place. « Un lancer chacun, dit le passager. Nous ne jouons jamais pour de l'argent. Nous payons avec, c'est tout. »
event-15-band-1 = « Pas de chance », disent-ils, et ils boivent à votre santé dans votre propre fiole.
event-15-band-2 = L'un d'eux passe la main à travers votre front et prend ce à quoi vous alliez penser.
event-15-band-3 = Ils poussent vers vous une pièce, encore tiède de l'œil de quelqu'un.
event-15-band-4 = Ils vous versent de ce qu'ils boivent. Cela se conserve.
event-15-band-5 = Ils sifflent entre les dents qui leur restent, et paient.
event-15-band-6 = Tous quatre se lèvent et ôtent leur chapeau. Vous le sentez dans le dos : une dette vient d'être réglée en votre faveur.

event-16-title = La carrière sans nom
event-16-intro = Nul n'a taillé ici depuis cent ans, et la poussière n'est toujours pas retombée. En bas, quelque chose fait tourner la grande roue. Dans la troisième galerie, les lampes attendent dans leurs niches.
event-16-band-1 = Le plafond s'effondre derrière vous. Vous creusez jusqu'à l'autre côté, tout près de traces très fraîches.
event-16-band-2 = Sur le mur, les carriers ont gravé comment ils se défendaient. Cela a failli marcher. Vous copiez quand même.
event-16-band-3 = Ils ont laissé leur paie et leurs remèdes. Ni l'un ni l'autre n'a tourné.

## Suites

event-17-title = La borne muette
event-17-intro = À une borne sans nom, la route se partage. À gauche, elle descend vers la carrière, où tourne une roue. À droite, on a posé des fleurs fraîches, ruisselantes, et une lettre pour les bâtisseurs du cairn.
event-17-a = Descendre vers la roue.
event-17-a-result = La roue ne s'arrête pas pour vous.
event-17-b = Lire la lettre.
event-17-b-result = « Nous avons déménagé au bord de l'eau, dit-elle d'une belle écriture. Venez donc. » Elle est datée de demain.

event-18-title = La maison qui achète les dettes
event-18-intro = La maison a une porte pour ceux qui doivent et une pour ceux à qui l'on doit. Un commis demande de quel côté vous êtes. Derrière lui pend un registre haut comme un homme, et votre nom y est, deux fois.
event-18-a = La porte de ceux à qui l'on doit.
event-18-a-result = Le commis vous introduit, courbé, dans un comptoir où il fait très silencieux.
event-18-b = La porte de ceux qui doivent.
event-18-b-result = Le commis ferme à clé derrière vous. Le couloir est long, et il scintille.

## Choix

event-19-title = Le comptoir
event-19-intro = Un monsieur sans ombre range des pièces en deux tas. L'un est ce que le monde vous doit. « Ce n'est pas beaucoup, dit-il avec bonté. La plupart nous le laissent. L'intérêt que nous versons n'est pas en argent. »
event-19-a = Prendre votre tas.
event-19-a-result = Il le pousse vers vous. Ce n'est vraiment pas beaucoup, même si pour un mendiant il ajoute une pièce.
event-19-b = Y ajouter deux pièces et demander l'intérêt.
event-19-b-result = Il prend note. Dans l'escalier, vous remarquez qu'une chose difficile est devenue facile.

event-20-title = Au bord de l'eau
event-20-intro = Ils ont bel et bien déménagé : un village de cairns, coquet, le long du rivage, chacun avec sa petite porte. Sur une table, du pain et du sel, une bourse et un livre. Personne en vue, et toutes les portes entrouvertes.
event-20-a = Ouvrir le livre.
event-20-a-result = Il enseigne bien une chose et en réclame une autre. Vous pouvez encore le refermer.
event-20-b = Manger, prendre la bourse, dire merci.
event-20-b-result = Ils ont payé ce que vaut un sorceleur de votre rang. Derrière vous, une à une, les portes se ferment, tout doucement, pour ne pas être impolies.

# Événements. Un événement a un titre, ce qu'on lit à voix haute (-intro) et ses options (-a, -b) avec
# ce qui en résulte (-a-result) ; sans options, seulement le résultat : -result, ou un texte par
# tranche de ses dés, de son épreuve ou de son combat, dans l'ordre (-band-1 ...).

## Équipement et compagnons

event-2-title = Les bottes d'un mort
event-2-intro = L'homme des montagnes les a aux pieds. Il ignorait la mort de Radek et la prend mal, surtout à cause des bottes.
event-2-result = Elles sont à votre pointure. Qui les porte entame un combat comme s'il avait dormi la veille.

event-3-title = La jument grise
event-3-intro = La jument a désarçonné deux oncles, un prêtre et un percepteur. Elle vous toise, ne trouve rien à redire et se remet à brouter.
event-3-result = Dans les bois, elle connaît tous les sentiers, et quelques-uns que nul autre ne trouve. La première course prend ce qui restait du jour.

event-4-title = Le violoneux
event-4-intro = Il attend sous un chêne, avec des cordes neuves et un œil au beurre noir tout frais. La chanson, dit-il, a désormais un cinquième couplet.
event-4-result = Il vous suit. À Wyzima et à Beauclair, on jette des pièces quand vous entrez tous les deux, et il est honnête sur votre moitié.

## Épreuves

event-7-title = Ce qui mange la lumière
event-7-intro = Les tonneaux sont marqués d'une hache. Au bout de la piste gisent trois bûcherons et une obscurité qui ne bouge pas avec les arbres. Là-dedans, quelque chose mâchonne une lanterne.
event-7-band-1 = Vous étiez le suivant. Vous vous échappez hors d'haleine, et délesté de plus que cela.
event-7-band-2 = L'acier suffit, pourvu qu'il y en ait assez. Les bourses des bûcherons paieront l'affûtage.
event-7-band-3 = Vous trouvez où c'est mou et en profitez. Les forestiers sont reconnaissants, et l'un d'eux vous montre une taille à lui.
event-7-band-4 = Cela meurt dans le noir sans jamais savoir de quoi. Votre bras se souviendra du coup.

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

## Dés

event-14-title = La fonderie
event-14-intro = Le four est allumé, et personne ne le nourrit. Dans la fosse de coulée repose la sœur de la cloche du temple, achevée, à l'écoute. Vous la frappez une fois, pour voir ce qu'elle a à dire.
event-14-band-1 = Elle vous le dit dans les côtes.
event-14-band-2 = Une note claire. De l'argent coule d'une fissure du mur, où les fondeurs cachaient leur paie.
event-14-band-3 = Une note grave. Elle trouve ce qui est lâche en vous et le tend comme une corde.

## Suites

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

ow-card-dazzle = Éblouissement
ow-card-sharp-claws = Griffes acérées
ow-card-palsy-spell = Sort de paralysie
ow-card-hidden-blade = Lame cachée
ow-card-agility = Agilité
ow-card-deep-breath = Profonde inspiration
ow-card-dance-of-blades = Danse des lames

ow-card-dazzle = Verblinding
ow-card-sharp-claws = Scherpe Klauwen
ow-card-palsy-spell = Verlammingsspreuk
ow-card-hidden-blade = Verborgen Lemmet
ow-card-agility = Behendigheid
ow-card-deep-breath = Diepe Ademteug
ow-card-dance-of-blades = Klingendans

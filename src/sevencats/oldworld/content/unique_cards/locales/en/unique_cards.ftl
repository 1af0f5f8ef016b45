ow-card-dazzle = Dazzle
ow-card-sharp-claws = Sharp Claws
ow-card-palsy-spell = Palsy Spell
ow-card-hidden-blade = Hidden Blade
ow-card-agility = Agility
ow-card-deep-breath = Deep Breath
ow-card-dance-of-blades = Dance of Blades

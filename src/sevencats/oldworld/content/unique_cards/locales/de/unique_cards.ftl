ow-card-dazzle = Blenden
ow-card-sharp-claws = Scharfe Krallen
ow-card-palsy-spell = Lähmungszauber
ow-card-hidden-blade = Verborgene Klinge
ow-card-agility = Gewandtheit
ow-card-deep-breath = Tiefer Atemzug
ow-card-dance-of-blades = Klingentanz

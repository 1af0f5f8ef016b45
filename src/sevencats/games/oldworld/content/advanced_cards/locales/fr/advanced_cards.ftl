ow-card-pirouette = Pirouette
ow-card-critical-hit = Coup critique
ow-card-evasion = Évasion
ow-card-sweeping-aard = Aard balayant
ow-card-delirium = Délire
ow-card-retaliation = Représailles
ow-card-endurance = Endurance
ow-card-battle-trance = Transe de combat
ow-card-sneak-attack = Attaque furtive
ow-card-burst-of-rage = Accès de rage

ow-log-left-out = Ces cartes restent dans la boîte : { $cards }.

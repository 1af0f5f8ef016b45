ow-card-pirouette = Pirouette
ow-card-critical-hit = Critical Hit
ow-card-evasion = Evasion
ow-card-sweeping-aard = Sweeping Aard
ow-card-delirium = Delirium
ow-card-retaliation = Retaliation
ow-card-endurance = Endurance
ow-card-battle-trance = Battle Trance
ow-card-sneak-attack = Sneak Attack
ow-card-burst-of-rage = Burst of Rage

ow-log-left-out = These cards stay in the box: { $cards }.

ow-card-pirouette = Piruet
ow-card-critical-hit = Trafienie krytyczne
ow-card-evasion = Uchylenie
ow-card-sweeping-aard = Zamaszysty Aard
ow-card-delirium = Delirium
ow-card-retaliation = Odwet
ow-card-endurance = Wytrzymałość
ow-card-battle-trance = Bitewny trans
ow-card-sneak-attack = Atak z ukrycia
ow-card-burst-of-rage = Wybuch szału

ow-log-left-out = W pudełku zostają karty: { $cards }.

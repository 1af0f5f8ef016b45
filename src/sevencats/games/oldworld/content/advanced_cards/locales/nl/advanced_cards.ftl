ow-card-pirouette = Pirouette
ow-card-critical-hit = Kritieke Treffer
ow-card-evasion = Ontwijking
ow-card-sweeping-aard = Vegende Aard
ow-card-delirium = Delirium
ow-card-retaliation = Vergelding
ow-card-endurance = Uithoudingsvermogen
ow-card-battle-trance = Gevechtstrance
ow-card-sneak-attack = Sluipaanval
ow-card-burst-of-rage = Woede-uitbarsting

ow-log-left-out = Deze kaarten blijven in de doos: { $cards }.

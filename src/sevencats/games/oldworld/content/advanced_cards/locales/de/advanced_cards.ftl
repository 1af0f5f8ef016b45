ow-card-pirouette = Pirouette
ow-card-critical-hit = Kritischer Treffer
ow-card-evasion = Ausweichen
ow-card-sweeping-aard = Fegendes Aard
ow-card-delirium = Delirium
ow-card-retaliation = Vergeltung
ow-card-endurance = Ausdauer
ow-card-battle-trance = Kampftrance
ow-card-sneak-attack = Hinterhalt
ow-card-burst-of-rage = Wutausbruch

ow-log-left-out = Diese Karten bleiben in der Schachtel: { $cards }.

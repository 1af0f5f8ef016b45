ow-expansion-legendary-hunt = Legendarische Jacht
ow-expansion-weaknesses = Monsterspoor: zwakheden
ow-expansion-special-attacks = Monsterspoor: speciale aanvallen
ow-expansion-unique-cards = Monsterspoor: unieke kaarten
ow-expansion-advanced-cards = Monsterspoor: gevorderde kaarten
ow-expansion-mutagens = Monsterspoor: mutagenen
ow-expansion-bombs = Monsterspoor: bommen
ow-expansion-adventure-pack = Avonturenpakket
ow-expansion-lost-mount = Verloren Rijdier
ow-expansion-mages = Magiërs
ow-expansion-skellige = Skellige
ow-expansion-wild-hunt = De Wilde Jacht
ow-expansion-manticore = de school van de Manticore
ow-expansion-ciri = Ciri
ow-expansion-monster-trail = Monsterspoor
ow-expansion-names = staat voor { $names }
ow-expansion-clashes = niet met { $names }
ow-expansion-choices = keuzes: { $names }

## What is chosen about an expansion

ow-choice-hunt-side = Kant van de hulpkaart
ow-choice-legend = Legendarisch monster
ow-choice-hunt-solo = Moeilijkheid
ow-choice-advanced-sets = Sets gevorderde kaarten
ow-choice-hunt-general = Generaal
ow-choice-hunt-level = Moeilijkheid
ow-choice-youngest = Jongste speler

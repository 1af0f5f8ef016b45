ow-expansion-legendary-hunt = Legendarische Jacht
ow-choice-hunt-side = Kant van de hulpkaart
ow-choice-legend = Legendarisch monster
ow-choice-hunt-solo = Moeilijkheid

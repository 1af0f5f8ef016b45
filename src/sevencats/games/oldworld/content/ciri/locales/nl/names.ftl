ow-school-ciri = Ciri
ow-specialty-elder-blood = Oud Bloed

# The trophy
ow-count-extensions = verlengingen op de laatst gelegde kaart
ow-line-any-colour = een van de verlengingen heeft elke kleur, en wat die toont telt nog steeds
ow-question-extension = Welke verlenging krijgt elke kleur?
ow-option-extension = { $name }

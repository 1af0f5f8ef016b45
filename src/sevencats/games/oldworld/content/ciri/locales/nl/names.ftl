ow-school-ciri = Ciri
ow-specialty-elder-blood = Oud Bloed

# The trophy
ow-count-extensions = uitbreidingen op de laatst gelegde kaart
ow-line-any-colour = een van de uitbreidingen heeft elke kleur, en wat zij toont telt nog steeds
ow-question-extension = Welke uitbreiding krijgt elke kleur?
ow-option-extension = { $name }

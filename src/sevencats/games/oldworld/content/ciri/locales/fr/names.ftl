ow-school-ciri = Ciri
ow-specialty-elder-blood = Sang ancien

# The trophy
ow-count-extensions = extensions sur la dernière carte posée
ow-line-any-colour = une de ses extensions a la couleur voulue, et ce qu’elle montre compte encore
ow-question-extension = Quelle extension aura la couleur voulue ?
ow-option-extension = { $name }

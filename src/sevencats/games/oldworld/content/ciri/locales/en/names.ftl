ow-school-ciri = Ciri
ow-specialty-elder-blood = Elder Blood

# The trophy
ow-count-extensions = extensions on the last card laid
ow-line-any-colour = one of its extensions has any colour, and what it shows still counts
ow-question-extension = Which extension shall have any colour?
ow-option-extension = { $name }

ow-school-ciri = Ciri
ow-specialty-elder-blood = Älteres Blut

# The trophy
ow-count-extensions = Erweiterungen auf der zuletzt gelegten Karte
ow-line-any-colour = eine ihrer Erweiterungen hat jede Farbe, und was sie zeigt, zählt weiterhin
ow-question-extension = Welche Erweiterung soll jede Farbe haben?
ow-option-extension = { $name }

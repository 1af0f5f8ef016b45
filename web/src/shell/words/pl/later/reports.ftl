# Zgłaszanie gracza, wczytywane przy stole z innymi ludźmi.

report = Zgłoś gracza
report-who = O kogo chodzi?
report-why = Co jest nie tak?
report-reason-name = Obraźliwe imię
report-reason-phrases = Obraźliwe albo niekończące się odzywki
report-reason-stalling = Gra na zwłokę albo celowe odchodzenie
report-reason-cheating = Oszustwo
report-reason-other = Coś innego
report-words = Twoimi słowami
report-words-optional = Twoimi słowami, jeśli chcesz
report-note = Operator widzi imię i odzywki z tego stołu. Zgłoszona osoba nigdy się nie dowie, kto ją zgłosił.
report-send = Wyślij
report-sent = Dziękujemy. Operator tego serwera zajmie się sprawą.

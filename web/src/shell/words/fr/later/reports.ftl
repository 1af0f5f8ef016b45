# Reporting a player, loaded at a table with other people.

report = Signaler quelqu’un
report-who = De qui s’agit-il ?
report-why = Que s’est-il passé ?
report-reason-name = Un nom injurieux
report-reason-phrases = Des phrases injurieuses ou sans fin
report-reason-stalling = Faire traîner, ou partir exprès
report-reason-cheating = Tricherie
report-reason-other = Autre chose
report-words = Avec vos mots
report-words-optional = Avec vos mots, si vous voulez
report-note = L’exploitant voit le nom et les phrases de cette table. La personne signalée n’apprend jamais par qui.
report-send = Envoyer
report-sent = Merci. L’exploitant de ce serveur examinera votre signalement.

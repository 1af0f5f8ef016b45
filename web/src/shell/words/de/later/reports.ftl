# Reporting a player, loaded at a table with other people.

report = Jemanden melden
report-who = Um wen geht es?
report-why = Was ist geschehen?
report-reason-name = Ein beleidigender Name
report-reason-phrases = Beleidigende oder endlose Sprüche
report-reason-stalling = Hinhalten oder absichtliches Verlassen
report-reason-cheating = Betrug
report-reason-other = Etwas anderes
report-words = In deinen Worten
report-words-optional = In deinen Worten, wenn du magst
report-note = Wer diesen Server betreibt, sieht den Namen und die Sprüche dieses Tisches. Die gemeldete Person erfährt nie, von wem die Meldung kam.
report-send = Absenden
report-sent = Danke. Die Leute, die diesen Server betreiben, sehen es sich an.

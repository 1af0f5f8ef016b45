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
report-note = Der Betreiber sieht den Namen und die Sprüche dieses Tisches. Wer gemeldet wird, erfährt nie, von wem.
report-send = Absenden
report-sent = Danke. Der Betreiber dieses Servers sieht es sich an.

# Reporting a player, loaded at a table with other people.

report = Report a player
report-who = Who is it about?
report-why = What is wrong?
report-reason-name = An abusive name
report-reason-phrases = Abusive or endless phrases
report-reason-stalling = Stalling, or leaving on purpose
report-reason-cheating = Cheating
report-reason-other = Something else
report-words = In your words
report-words-optional = In your words, if you like
report-note = The operator sees the name and the phrases of this table. The person reported never learns who it was.
report-send = Send
report-sent = Thank you. The operator of this server will look at it.

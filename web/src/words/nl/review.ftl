# Tips, het einde van een spel, de terugblik, de herhaling.

## Tips

hint = Tip
hint-thinking = Denkt na …
hint-follow = Doen
hint-dismiss = Bedankt
hint-totals = Het zou { $mine } tegen { $theirs } staan.
keys-hint = Tip: wat een sterke speler zou doen

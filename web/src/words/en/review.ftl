# Hints, the end of a game, its review, its replay.

## Hints

hint = Hint
hint-thinking = Thinking …
hint-follow = Do it
hint-dismiss = Thanks
hint-totals = It would stand { $mine } to { $theirs }.
keys-hint = Hint: what a strong player would do

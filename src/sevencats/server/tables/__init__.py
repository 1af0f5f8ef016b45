"""Tables in play: one task owns each, everybody else sends it messages."""

# Words that any sentence may need.

list-and = { $left } en { $right }
list-or = { $left } of { $right }

## In the log

log-you = Jij
log-hidden =
    { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
log-copies = { $card } ×{ $count }

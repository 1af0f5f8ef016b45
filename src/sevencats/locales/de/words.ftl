# Words that any sentence may need.

list-and = { $left } und { $right }
list-or = { $left } oder { $right }

## In the log

log-you = Du
log-hidden =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
log-copies = { $card } ×{ $count }

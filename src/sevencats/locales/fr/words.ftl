# Words that any sentence may need.

list-and = { $left } et { $right }
list-or = { $left } ou { $right }

## In the log

log-you = Vous
log-hidden =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
log-copies = { $card } ×{ $count }

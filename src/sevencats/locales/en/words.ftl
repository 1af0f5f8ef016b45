# Words that any sentence may need.

list-and = { $left } and { $right }
list-or = { $left } or { $right }

## In the log

log-you = You
log-hidden =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
log-copies = { $card } ×{ $count }

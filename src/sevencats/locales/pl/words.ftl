# Słowa, których może potrzebować każde zdanie.

list-and = { $left } i { $right }
list-or = { $left } lub { $right }

## In the log

log-you = Ty
log-hidden =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
log-copies = { $card } ×{ $count }

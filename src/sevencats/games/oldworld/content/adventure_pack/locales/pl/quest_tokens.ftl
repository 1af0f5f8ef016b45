ow-quest-token-quest-token = żeton zadania
ow-quest-token-text =
    { $n ->
        [one] 1 taki żeton oznacza
        [few] { $n } takie żetony oznaczają
       *[other] { $n } takich żetonów oznacza
    } zadania w miejscach, które nazywają ich karty. Gdy żadnego już nie ma, taką kartę się odrzuca.

ow-quest-token-quest-token = a quest token
ow-quest-token-text =
    { $n ->
        [one] 1 of them marks
       *[other] { $n } of them mark
    } quests at locations that their cards name. With none left such a card is discarded.

ow-charm-clover = Clover
ow-charm-bell = Bell
ow-charm-drum = Drum
ow-action-fair = the fair
ow-landmark-swings = swings
ow-line-charm-up = { $n } more charms
ow-line-charm-down = { $n } charms less
ow-branch-in-turn = in any order: { $what }
ow-when-fair-end = at the end of a round
ow-rule-bargain = { $signed } cards off the price of a new card
ow-count-charms = charms
ow-only-lucky = you have gold
ow-only-wears-of = you wear { $names }
ow-option-charm = Take the { $name } ({ $text })
ow-option-juggle = Juggle for a coin
ow-question-charm = Which charm?
ow-log-charm = { $who ->
    [you] You take { $cards }.
   *[other] { $name } takes { $cards }.
}
story-fair-day = A Day at the Fair
story-fair-day-intro = There are sweets and there are swings.
story-fair-day-a = Give away a charm for both.
story-fair-day-a-result = Sweet, and then sour, or the other way round.
story-fair-day-b = Look for a charm.
story-fair-day-b-result = Somebody lost one.
ow-landmark-stall = a stall
toy-price-song = a song
ow-expansion-toy-fair = the Toy Fair
ow-choice-fair-size = Size of the fair
ow-fair-size-small = small
ow-fair-size-large = large
toy-kind-jest = a merry one
ow-attribute-guile = Guile
ow-log-mask-up = { $who ->
        [you] Your mask rises by { $n }.
       *[other] The mask of { $name } rises by { $n }.
    }
ow-table-juggler = A juggler, { $name }, with a mask of { $shield }.
ow-table-levels-juggler = Guile { $defense }.

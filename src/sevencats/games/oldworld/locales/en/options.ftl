# Questions and options. Arguments: $name is what the option is about, $text says more of it, $n is
# a number.

ow-facts = { $left }; { $right }
ow-fact-extension = then { $colour }: { $text }
ow-fact-follow = then { $colours } may follow

## Options

ow-option-move = Go to { $name } ({ $text })
ow-option-act = Use the location: { $name }
ow-option-poker = Play dice poker with { $name }
ow-option-quest = Resolve the quest “{ $name }”
ow-option-use = Use { $name }. { $text }
ow-option-end = On to phase II
ow-option-hunt = Fight { $name } (level { $level }, life { $n }). { $text }
ow-option-fight = Fight { $name }
ow-option-meditate = Meditate: { $name }
ow-option-explore = Explore: { $name }
ow-option-option = { $name }
ow-option-option-price = { $name } ({ $text })
ow-option-pay = Discard { $name } ({ $text })
ow-option-pay-gold = Pay 1 gold
ow-option-pay-nothing = Go for free
ow-option-pay-two = Pay with two, though one would do
ow-option-act-school = Use the location: { $name } ({ $text })
ow-option-pay-alone = Discard { $name }: enough by itself ({ $text })
ow-option-pay-first = Discard { $name }, and then a second card or 1 gold ({ $text })
ow-lesson = { $name } { $n } gold
ow-at-monster = { $name }, level { $level }
ow-at-trailed = { $name }, level { $level }, whose trail you have
ow-at-quest = your quest “{ $story }”
ow-at-trail = your trail quest ({ $terrain })
ow-option-discard = Discard { $name } ({ $text })
ow-option-trash = Trash { $name } ({ $text })
ow-option-take = Take { $name } ({ $text })
ow-option-play = Play { $name } ({ $text })
ow-option-heal = Put back { $name } ({ $text })
ow-option-recall = Put { $name } on top of the deck ({ $text })
ow-option-top = On top: { $name } ({ $text })
ow-option-return = Return { $name } to the hand ({ $text })
ow-option-take-back = Take the top discard
ow-option-gain = Take { $name } for { $n ->
        [0] nothing
        [one] 1 card
       *[other] { $n } cards
    } ({ $text })
ow-option-potion = Drink { $name }. { $text }
ow-option-done = Done
ow-option-combo-done = Enough: resolve the combo
ow-option-fight-turn-done = On to the combo
ow-option-keep-done = Keep the rest
ow-option-reroll-done = Throw now
ow-option-trait-done = Not now
ow-option-alms-done = Leave the rest of the pool
ow-option-charge = Charge
ow-option-bite = Bite
ow-option-wager = Bet 1 gold on { $name }
ow-option-wager-none = No bet
ow-option-reroll = Throw die { $n } again (it shows { $text })
ow-option-terrain = { $name }
ow-option-attribute = { $name }
ow-option-train-attribute = { $name } ({ $n } gold)
ow-option-monster = { $name }
ow-option-school = { $name }
ow-option-choose = { $name }
ow-option-yes = Yes
ow-option-no = No
ow-option-die = The die shows { $name }
ow-option-first = { $name } is the first player
ow-option-trophy = The trophy: { $name }
ow-option-order = The cards are shuffled

## Questions

ow-question-phase1 = Phase I: where do you go, what do you do?
ow-question-phase2 = Phase II: fight, meditate or explore?
ow-question-keep = Phase III: which cards do you discard? At most 3 may stay.
ow-question-gain = Phase III: which card do you take from the pool?
ow-question-pay = How do you pay for the way to { $name }?
ow-question-train = Which attribute do you train?
ow-question-raise = Which attribute do you raise?
ow-question-attribute = Which attribute?
ow-question-exchange = Which card from your hand do you trash?
ow-question-exchange-for = Which card from the pool do you take for it?
ow-question-alms = Do you trash a card from the pool?
ow-question-rumours = Which monster do you ask about?
ow-question-reroll = Which dice do you throw again?
ow-question-story = “{ $name }”: what do you do?
ow-question-event = “{ $name }”: what do you do?
ow-question-choose = What do you choose?
ow-question-may = Do you want this: { $name }?
ow-question-trail = A trail of which terrain?
ow-question-quest-terrain = The quest’s terrain has no location left. Which one instead?
ow-question-take-card = Which card do you take from the pool?
ow-question-lose-discarded = Which card do you discard?
ow-question-lose-trashed = Which card do you trash?
ow-question-lose-potion = Which potion do you discard?
ow-question-take-back = Which discard do you take back?
ow-question-board = Which witcher do you play?
ow-question-monster-terrain = Where does the monster of level { $n } stand?
ow-question-wager = Do you bet on this fight?
ow-question-attack = Does the monster charge or bite?
ow-question-fight-turn = Your fight turn: potions and effects before the combo?
ow-question-combo = Which card comes next in the combo?
ow-question-special = Which special effect comes first?
ow-question-damage = Which card do you lose to the damage?
ow-question-trait = Do you use an effect now?
ow-question-heal = Which discard goes back into your deck?
ow-question-recall = Which card goes back on top of your deck?
ow-question-scout-discard = Which of the cards you see is discarded?
ow-question-scout-order = Which of the cards you see lies on top?

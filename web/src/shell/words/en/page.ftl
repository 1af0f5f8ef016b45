# The page: everything that is not on a card.

## Home

home-deck = Your deck
home-tables = Your tables
home-level = Your opponent
close = Close
unplayable-what = This version of the server cannot continue this game. You can end it without a result; its record is kept.
unplayable-end = End this game
unplayable-ended = The game has ended without a result.
unplayable-record = Download its record

## New table, waiting room

new-mode = Mode
new-seats = Seats
new-seat = Seat { $number }
new-friend = A friend, by invitation
new-bot = Bot: { $level }
new-pace = Pace
new-random = Everybody plays decks picked at random.
new-make = Create the table
pace-untimed = No clock
pace-live = Live: a minute for each move
pace-turns = By turns: two days for each move
join-title = You are invited
join-sit = Sit down
wait-title = Waiting for the game
wait-free = Free seat
wait-host = Host
wait-ready = Ready
wait-invite = Send this link to your friends:
wait-copy = Copy
wait-copied = Link copied.
wait-start = Begin

## The table

actions = What you can do
weather = Weather
weather-none = Fair weather
your-side = Your side
their-side = Opponent’s side
row-label =
    { $side ->
        [you] Your row
       *[other] Opponent’s row
    }, { $row }, { $total }
total = Total { $total }
gems =
    { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
mate-hand = Hand of { $name }
hand-count =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
your-hand =
    { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
hand-empty = Your hand is empty.
passed = Passed
pile-deck =
    { $count ->
        [one] Deck, 1 card
       *[other] Deck, { $count } cards
    }
pile-discard =
    { $count ->
        [one] Discard pile, 1 card
       *[other] Discard pile, { $count } cards
    }
leader = Leader
leader-button =
    { $state ->
        [usable] Use your leader, { $leader }
        [ready] Leader { $leader }, not used yet
        [used] Leader { $leader }, used
       *[off] Leader { $leader }, without effect
    }
round = Round { $round }
turn-yours = Your turn
turn-away = { $name } is away
turn-theirs = { $name } is thinking
turn-held = Where do you play { $card }?
turn-leading = { $leader }: use it now?
waiting-other = Waiting for the others
game-over = The game is over
place-card = Put { $card } here: { $row }
place-weather = Put { $card } here: weather
place-table = Play it
play-card = Play it
use-leader = Use the leader
pass = Pass
undo = Undo
prompt-peek = Look at the table
prompt-back = Back to the question
log = Log
step-spy = Spies count double
step-weather = Weather
step-bond = { ability-tight-bond }
step-morale = { ability-morale-boost }
step-horn = { ability-commanders-horn }
preview = You { $mine }, opponent { $theirs }
preview-gone =
    { $count ->
        [one] 1 card burns
       *[other] { $count } cards burn
    }
preview-back =
    { $count ->
        [one] 1 card goes back
       *[other] { $count } cards go back
    }
preview-came =
    { $count ->
        [one] 1 more card comes
       *[other] { $count } more cards come
    }
inspect-strength = Printed strength { $printed }, now { $now }.

## Questions and dialogs

redraw = Exchange cards
redraw-how = Tap a card to exchange it.
redraw-left =
    { $count ->
        [0] No exchanges left.
        [one] One exchange left.
       *[other] { $count } exchanges left.
    }
redraw-done = Keep this hand
pass-title = Pass for this round?
pass-text = You play no more cards in this round. Your cards on the table still count.
pass-no = Not yet
pass-stay = Stay
pass-score = The score is { $mine } to { $theirs }: yours first.
confirm-leader = Use your leader now?
confirm-leader-text = A leader can be used once a game.
confirm-nothing = { $card } would change nothing now
confirm-nothing-text = No strength would change, and no card would come or go.
confirm-anyway = Play it anyway
confirm-move = Make this move?
confirm-yes = Yes
end-won = Victory!
end-lost = Defeat
end-abandoned = Ended without a winner
end-draw = A draw
end-last = { $total } in the last round
end-again = Play again
end-rematch = Rematch
end-waiting = Waiting for the others
end-gave-up = { $name } gave up.
end-replay = Watch again
end-look = Look at the table

## Keys

keys = How to play, and keys
how-to-play = Tap a card of your hand, then a lit row; or drag it there. Point at a card or hold it to read what it does. Win two rounds.
keys-arrows = Go from card to card
keys-enter = Select a card; again: play it
keys-space = Pass
keys-leader = Use your leader
keys-undo = Undo
keys-log = Show or hide the log
keys-list = List view and back
keys-escape = Put the card down

## List view

list-view = List view
list-question = Your question
list-nothing = nothing

## Connection

sitting-down = Sitting down at the table
connecting-again = Connection lost. Reconnecting; your seat is kept.

## Cards

filter-name = Name
filter-faction = Faction
filter-row = Row
filter-ability = Ability
filter-all = All
filter-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Settings

set-language = Language
set-name = Your name at the table
set-motion = Animation
set-motion-system = System setting
set-motion-off = None
set-confirm = Ask before a move
set-confirm-always = Every move
set-confirm-risky = Risky moves
set-confirm-note = Risky moves are using the leader, passing, and a card that would change nothing. On the board you pick up a card first, so you are not asked again.
set-confirm-never = Never
set-list = List view: the table as text, for screen readers
set-sound = Sounds

## Rules and replay

rules-search = Search the rules
rules-ruling = Our ruling
rules-none = No rule contains these words.
replay = Replay
replay-eyes = View as
replay-as = As { $name }
replay-all = All hands
replay-first = Start
replay-back = Back
replay-next = Next
replay-run = Play
replay-stop = Pause
replay-step = Step { $at } of { $total }
replay-speed = Speed

## Credits

credits-fan = Seven Cats is an unofficial work by fans. It is not connected with the owners or publishers of The Witcher or Gwent. All pictures are made by code; all texts are in our own words.
credits-icons = Icons
credits-icons-text = The emblems on the cards are icons by the contributors of game-icons.net (Lorc, Delapouite and others), under the licence CC BY 3.0, changed in colour and size.
credits-fonts = Fonts
credits-fonts-text = Cinzel, EB Garamond and Atkinson Hyperlegible, under the SIL Open Font License 1.1.
credits-code = Code
credits-code-text = Under the MIT licence. Built with Svelte and Fluent.

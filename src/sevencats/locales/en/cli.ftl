# The terminal. Names of commands and options of the program stay English in every language.

## The table

table-round = Round { $round }. { $scores }
table-side = { $name }: total { $total }, { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    },
table-side-points = { $name }: total { $total }, { $points ->
        [one] 1 point
       *[other] { $points } points
    },
table-discard = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the discard pile
table-seat = { $faction }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $deck } in the deck.
table-leader-ready = Leader ready: { $leader }.
table-leader = Leader used or off: { $leader }.
table-leader-passive = Leader always on: { $leader }.
table-passed = Passed.
table-row = { $row }, { $total }: { $cards }
table-card = { $card } { $strength }
table-beside = beside the row { $cards }
table-leader-horn = the leader’s horn
table-empty = no cards on the rows
table-weather = Weather: { $cards }
table-no-weather = Weather: none

## Strength step by step

why = { $card }: { $steps }. Strength { $result }.
why-printed = printed { $value }
why-spy = spies count double, { $value }
why-weather = after the weather { $value }
why-bond = with tight bond { $value }
why-morale = with morale { $value }
why-horn = with a horn { $value }

## Modes

mode-duel = duel
mode-advanced = duel with advanced decks
mode-ffa = free for all
mode-teams = two against two
mode-solo = solo
mode-tournament = tournament

## Playing

play-name-bot = Bot
play-name-bot-many = Bot { $seat }
play-name-player = Player { $seat }
play-name-solo = Player
play-name-opponent = Opponent
play-welcome = { $title }. The seed of this game is { $seed }. Type help for the commands.
play-resumed = Welcome back. The game continues from { $file }.
play-back = Welcome back: round { $round }, { $totals }.
play-earlier = Type log to read what happened before.
play-deck = { $name }: { $faction }, leader { $leader }.
play-deck-alone = { $name }: { $faction }.
play-choice = Your choice:
play-option = { $number }. { $text }
play-closed = –  { $text } (you cannot pay for it)
play-pass-confirm = If you pass, you do nothing more this round. Pass? (yes or no)
play-yes = yes y
play-not-passed = You have not passed.
play-bad-number = There is no option { $input }. Type a number from { $first } to { $last }, or help.
play-bad-input = I do not understand “{ $input }”. Type a number from { $first } to { $last }, or help.
play-no-input = Type a number from { $first } to { $last }, or help.
play-rest = Only { $taken } of your { $count ->
        [one] { $count } pick
       *[other] { $count } picks
    } were made: the next one is not available now.
play-undone = Taken back.
play-no-undo =
    { $why ->
        [other] There is nothing to take back: another player has acted since.
        [chance] This cannot be taken back: luck has decided since.
        [seen] This cannot be taken back: a hidden card has been seen since.
        [read] This cannot be taken back: what came of it has been read out.
       *[nothing] There is nothing to take back: you have not acted yet.
    }
play-hand-empty = Your hand is empty.
play-table-empty = No cards on the rows.
play-numbered = { $number }. { $side }, { $row }: { $card } { $strength }
play-why-how = Type why and a number from the list that table shows, or explain and a row: close, ranged or siege.
play-row-empty = This row is empty.
play-card-how = Type card and the name of a card, or the number of an option.
play-card-near = There is no card “{ $name }”. Did you mean { $near }?
play-card-unknown = There is no card “{ $name }”.
play-save-how = Type save and the name of a file.
play-saved = Saved in { $file }.
play-save-failed = This file cannot be written: { $reason }
play-log-empty = Nothing has happened yet.
play-help =
    Answer with the number of an option, or with its key, for example pass.
    undo: take back your last choice
    hand: your hand
    table: the table, every card with a number
    why N: the strength of card N of that list, step by step
    explain ROW: the same for a row: close, ranged or siege
    card NAME: what a card says (a name, or the number of an option)
    log: everything that has happened
    save FILE: write the game to a file
    quit: stop
play-hand-over = Hand the device to { $name }.
play-ready = { $name }, press Enter when you are ready.
play-seats = Who can still act:
play-seat = { $number }. { $name }: { $about }
play-seat-may = { $number }. { $name } is done, but may still act: { $about }
play-seat-choice = Who acts? (number)
play-seat-how = The seats that can act now: { $numbers }.
play-left = The game is not finished.
play-go-on = It is saved in { $file }. To continue, run the same command again with --journal { $file }.
play-go-on-last = To continue it: { $program } resume. To see this deal again, use --seed { $seed } with the same options.
play-go-on-how = To be able to continue later, start with --journal FILE: the game is then saved after every move. To see this deal again, use --seed { $seed } with the same options.
play-finished = The game is over.
play-read = To replay it: { $program } replay { $file }

## Replay

replay-title = { $title }. Seed { $seed }.
replay-setup = Set-up
replay-round = Round { $round }
replay-pick = { $number }. { $name }: { $text }
replay-digest = digest { $digest }
replay-totals = Totals: { $scores }
replay-snapshot = The position at the end of the file (engine { $engine }).
replay-open = The game is not finished.
replay-hand = Hand of { $name }: { $cards }
replay-hand-empty = Hand of { $name }: empty

## Simulate

sim-games = Games
sim-decisions = Decisions
sim-rounds = Rounds per game
sim-per-game = Decisions per game
sim-wins = Wins of { $name }
sim-draws = Draws
sim-won-together = Won together
sim-lost-together = Lost together
sim-faction =
    { $name }: wins of { $games ->
        [one] 1 game
       *[other] { $games } games
    }
sim-total = Average total of { $name } in a round
sim-points = Average points of { $name } in a game
sim-longest = Longest game, decisions
sim-errors = Errors
sim-error = Game { $number } (seed { $seed }) failed: { $error }
sim-repeat = Repeat it with: { $command }
sim-progress = Games
sim-time =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s, { $rate } per second

## A bot of your own at a server

bot-sits = The bot has seat { $seat } at the table { $table }.
bot-reconnects = The connection is lost; connecting again.
bot-won = Won, { $picks ->
        [one] 1 pick
       *[other] { $picks } picks
    }.
bot-lost = Lost, { $picks ->
        [one] 1 pick
       *[other] { $picks } picks
    }.
bot-even = Nobody won, { $picks ->
        [one] 1 pick
       *[other] { $picks } picks
    }.

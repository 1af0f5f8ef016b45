# The life around a table: clocks, people, phrases, reasons, watching, tournaments.

## Clocks

clock-short = { $time }
clock-hours = { $hours } h { $minutes } min
clock-days =
    { $days ->
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }
clock-move = Time of { $name }
clock-bank = Reserve time of { $name }
clock-bank-short = reserve
clock-told =
    { $seconds ->
        [one] You have 1 second left.
       *[other] You have { $seconds } seconds left.
    }

## People

seat-resigned = gave up
seat-standin = bot sits in
seat-away = away
lost-again = Connecting again ({ $seconds } s) …
lost-kept = Your seat is kept.
lost-kept-for = Your seat is kept for { $time }.
lost-gone = A bot sits in for you until you are back.
standin-me = A bot sits in for you.
standin-back = Take your seat back
takeover-me = Your time is up. Play now, or a bot takes your seat in { $time }.
takeover-other = { $name } is away. A bot takes the seat in { $time }.
gone = { $name } has left the table.
gone-wait = Wait
gone-bot = Let a bot play on
gone-end = End the game
resigned-on =
    { $count ->
        [one] You have given up. { $names } plays on.
       *[other] You have given up. { $names } play on.
    }
rematch-offer =
    { $decks ->
        [swap] { $name } would like a rematch with decks swapped.
       *[keep] { $name } would like a rematch.
    }
rematch-accept = Accept
rematch-swap = Swap decks
rematch-gone = { $name } has left the table.
next-turn = Next table
wait-sent-away = The host has asked you to leave this table.

## Looking back

moment-caption = Looking back
moment-leave = Back to the game
log-since = Since your last turn
log-jump = Show the table as it was

## Taking back

undo-turn = Undo the whole turn
undo-waits = You have asked to take it back. Waiting for an answer…
undo-asked-title = May this be taken back?
undo-asked =
    { $scope ->
        [turn] { $name } would like to take the whole turn back.
       *[step] { $name } would like to take the last move back.
    }
undo-allow = Yes, of course
undo-deny = No

## Phrases

phrases = Say something
mute = Mute
unmute = Listen again
block = Block
blocks = Blocked people
unblock = Unblock
blocked = You have blocked { $name }: no phrases, and no tables together. You can undo this in your profile.

## Menu

menu = Table
menu-kept = Your seat is kept.
board-view = Back to the board
sound-on = Sounds on
sound-off = Sounds off
resign = Give up
resign-title = Give up the game?
resign-text = The other side wins. This cannot be taken back.
resign-text-many = A bot plays on for you. This cannot be taken back.
resign-no = Play on
keys-turn = Take the whole turn back
keys-phrases = Say something
keys-menu = Menu of the table
keys-rules = Rules
keys-docs = The whole documentation

## Why not

why-over = The game is over.
why-question = Answer the open question first.
why-passed = You have passed: you play no more cards in this round.
why-turn = It is not your turn.
why-no-unit = { $card } needs a unit of yours on the table that is not a hero.
why-no-row = Each of your rows already has one of these.
why-no-weather = In solo only your opponent plays weather cards. Clear Weather is the exception.
why-leader-none = You have no leader here.
why-leader-used = Your leader has been used in this game.
why-leader-off = Your leader has no effect in this game.
why-leader-passive = Your leader works by itself, all the time.
goes-own = { $card } goes to your own row: { $rows }.
goes-enemy = { $card } is a spy and goes to the other side: { $rows }.
goes-beside = { $card } goes beside a row of yours: { $rows }.
goes-unit = { $card } goes on a unit of yours that is not a hero.
goes-weather = { $card } goes to the weather.
goes-anywhere = { $card } can be put anywhere.
goes-taken = There is one beside this row already: { $row }.

## Watching

watching = You are watching
watchers =
    { $count ->
        [one] 1 onlooker
       *[other] { $count } onlookers
    }
watch-delay = { $time } behind
watch-live = Board only, live
watch-hands = All hands, later
watch-soon = All hands are shown some minutes late. The first cards will be here soon…
watch-won =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }
watch-replay = See the replay
lobby-playing = Games to watch
lobby-sit = Sit down
lobby-watch = Watch
lobby-watch-none = No public games right now.
lobby-next = Next table: your turn

## Tournament

match-game = Tournament, game { $number }
match-won = { $name } has won the last game.
match-first = { $name } picks first.
match-points =
    { $count ->
        [one] 1 game won
       *[other] { $count } games won
    }
match-decks = Decks of { $name }
match-unknown = not seen yet
match-deck = Deck { $number }
match-locked = Has won
match-picked = Picked
match-pick = Pick your deck for this game
match-picks = { $name } picks a deck
match-score = Game { $number } · { $mine } – { $theirs }
trio = Your three decks
trio-how = Three decks of different factions. A deck that has won sits out the rest of the tournament.
trio-any = Pick three at random
trio-few =
    { $count ->
        [one] One deck is still missing.
       *[other] { $count } decks are still missing.
    }

## New table and waiting room

new-move-time = Time for each move
new-seconds = { $count } s
new-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
new-bot-brings =
    { $brings ->
        [school] School of the bot
       *[deck] Deck of the bot
    }
new-bot-any =
    { $brings ->
        [school] any school
       *[deck] any deck
    }
room-pace-untimed = No clock
room-pace-live = { $time } for each move, { $bank } in reserve
room-pace-turns = { $time } for each move
room-watch-public = Onlookers see the board
room-watch-hands = Onlookers see all hands, later
room-watch-nobody = No onlookers
room-undo-free = Moves can be undone
room-undo-ask = Undo needs the others’ consent
room-undo-off = Moves cannot be undone
room-read-aloud = One player reads the texts aloud
room-brought =
    { $brings ->
        [school] School chosen
       *[deck] Deck chosen
    }
room-not-brought =
    { $brings ->
        [school] School still open
       *[deck] Deck still open
    }
wait-for-you =
    { $brings ->
        [school] Choose your school and say that you are ready.
       *[deck] Choose your deck and say that you are ready.
    }
room-said = Said at the table
room-talk = Say something

## A game that the page has no part of its own for

list-seats = At the table
list-cards = On the table
list-public = Public
list-hidden =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
list-won = has won
list-lost = has lost
list-draw = a draw

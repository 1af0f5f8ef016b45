# Why a command cannot be done. Each message follows "sevencats: " and is one line without a full stop.

error-near = ; did you mean { $names }?
error-in-file = { $file }: { $fault }
error-at-line = { $file }, line { $line }: { $fault }

## The command line

error-no-command = there is no command { $name }
error-no-option = there is no option { $name }
error-missing = { $name } is missing
error-needs-value = the option { $name } needs a value
error-takes-no-value = the option { $name } takes no value
error-too-many-words =
    { $count ->
        [one] this is a word too many: { $words }
       *[other] these are words too many: { $words }
    }
error-not-a-number = { $name }: '{ $value }' is not a number
error-not-whole = { $name }: '{ $value }' is not a whole number
error-too-small = { $name }: { $value } is less than { $least }
error-too-large = { $name }: { $value } is more than { $most }
error-bad-value = { $name }: { $reason }
error-see-help = For help: { $command } --help
error-stopped = stopped
error-no-page = the page comes with an extra; this command installs it: { $command }
error-no-engine = this installation has no engine for browsers; in a checkout, this command makes one and writes the site: python3 make.py site FOLDER
error-folder-full = { $path } is not empty: name a new or an empty folder
error-extra-package = this needs { $module }: { $command }
error-extra-image = this needs { $module }, which is not in the image: install the package with the extra { $extra }
error-no-language = no language '{ $lang }': choose from { $known }

## Files

error-no-file = there is no such file or folder
error-no-access = permission denied
error-is-folder = this is a folder
error-disk-full = the disk is full
error-address-in-use = this address is already in use
error-not-json = this is not JSON: { $reason }
error-not-utf8 = { $file }, line { $line }: not UTF-8 text
error-unreadable = { $file }: cannot be read: { $reason }

## Games

error-no-game = there is no game '{ $name }'; the games are { $known }
error-no-mode = there is no { $game } mode '{ $mode }'; the modes are { $known }
error-no-seat = there is no seat '{ $name }'; choose from { $known }
error-no-seat-or-all = there is no seat '{ $name }'; choose from { $known } or all
error-people =
    there { $people ->
        [one] is { $people } person
       *[other] are { $people } people
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
error-bots =
    there { $bots ->
        [one] is { $bots } bot
       *[other] are { $bots } bots
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
error-names =
    there { $names ->
        [one] is { $names } name
       *[other] are { $names } names
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
error-same-name = two players have the same name
error-other-game = { $file }: this is a game of { $found }, not of { $wanted }
error-no-bot = there is no bot '{ $name }'; the bots are { $bots }
error-no-bot-or-level = there is no bot '{ $name }'; the bots are { $bots }, the levels { $levels }
error-bad-budget = '{ $name }' is not a bot; a budget is written { $first }@50ms or { $first }@256
error-no-budget = '{ $name }' is not a bot; no bot of this game takes a budget
error-no-module = '{ $file }' is not there; write FILE.py:NAME or module:NAME
error-no-bot-in = { $home } has no bot '{ $name }'
error-not-a-bot = '{ $bot }' does not make a bot: it needs a method 'choose'
error-no-own-bot = '{ $name }' is not a bot of your own; write FILE.py:NAME, module:NAME or the name of an installed bot
error-no-password = set { $variable } to the password of the bot’s account
error-no-server = no server answers at { $url }
error-other-engine = the server plays by another version of the rules; install its version of Seven Cats
error-bot-start = the bot '{ $bot }' could not be started: { $why }
error-bot-raised = the bot '{ $bot }' failed at a question '{ $kind }': { $why }
error-bot-answer = the bot '{ $bot }' answered { $answer } to a question '{ $kind }' with { $count ->
        [one] { $count } option
       *[other] { $count } options
    }; a Choice, an index or a key is needed

## Decks of Gwent

error-deck-count =
    { $mode }: you bring { $wanted ->
        [one] { $wanted } deck
       *[other] { $wanted } decks
    }, not { $found }
error-decks-fit = { $mode } is played by { $sizes } seats: { $people ->
        [one] { $people } person
       *[other] { $people } people
    } and { $others ->
        [one] { $others } other deck
       *[other] { $others } other decks
    } do not fit
error-no-starter = there is no starter deck '{ $name }'; there are { $known }
error-no-deck = '{ $name }' is not a deck: no file has that name, it is not a share code, and the starter decks are { $known }
error-deck-too-long = { $file }: too long for a deck file
error-no-deck-rules = there are no deck rules '{ $name }'; choose from { $known }
error-deck-twice = a deck has one { $key }, and line { $line } has '{ $value }' already
error-deck-empty = which { $key }? Nothing follows '{ $key }:'
error-deck-lacks = { $file }: the deck has no { $key }: add a line '{ $key }: ...'
error-deck-grows = the deck grows beyond { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }
error-deck-no-card-after = no card follows the number '{ $number }'
error-deck-copies = '{ $word }' is not a number of copies: write 1 to { $most } and a card, such as '2 decoy'
error-deck-no-card = there is no card '{ $name }'
error-deck-no-leader = there is no leader '{ $name }'
error-deck-no-faction = there is no faction '{ $name }'; the factions are { $known }
error-deck-is-leader = '{ $name }' is a leader: write 'leader: { $name }'
error-code-none = '{ $code }' is not a deck code: deck codes start with { $start }
error-code-version = deck code '{ $code }' has version { $found }, and this program reads { $wanted }
error-code-card = deck code '{ $code }' has a card that is not in this catalogue (number { $number }): it was made with other cards
error-code-damaged = deck code '{ $code }' is damaged: was it copied whole?

## Set-ups of Old World

error-ow-no-seats = W1.1: { $seats ->
        [one] { $seats } seat is
       *[other] { $seats } seats are
    } not enough
error-ow-seats = seats: W1.1: { $mode } is for { $span }, not { $seats }
error-ow-span = { $least } to { $most }
error-ow-solo = mode: W15.1: play alone in the mode base, not in solo
error-ow-first = first: there is no seat { $seat }
error-ow-rounds = rounds: { $rounds } is below zero
error-ow-no-mode = there is no mode '{ $mode }'; the modes are { $known }
error-ow-nothing-to-choose = choices: { $pack } has nothing to choose from, or is not in play
error-ow-no-choice = { $pack }: there is no '{ $word }'; there are { $known }
error-ow-one-choice = { $pack }: choose only one of { $chosen }
error-ow-choice-mode = { $pack }: { $word } is for { $wanted }, not for { $mode }
error-ow-few-boards = schools: W1.5: { $boards ->
        [one] { $boards } board is
       *[other] { $boards } boards are
    } not enough for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
error-ow-schools = schools: W1.5: { $schools } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
error-ow-no-school = { $seat }: there is no school '{ $name }'; known: { $known }
error-ow-school-taken = { $seat }: W1.5: the board { $name } is taken
error-ow-clash = { $one } and { $other } cannot be played together (W0.1)
error-ow-packs-clash = { $one } and { $other } cannot be played together
error-ow-no-expansion = there is no expansion '{ $name }'; known: { $known }
error-ow-pack-twice = the pack { $pack } is there twice
error-ow-pack-needs = the pack { $pack } needs { $need } before it
error-ow-no-opponent = there is no opponent '{ $name }' on the board
error-step = { $file }: step { $step }: { $reason }

## Saved games

error-journal-json = journal line { $line } is cut off or is not JSON: { $reason }
error-journal-none = this is not a journal: line 1 must have 'format': '{ $format }'
error-journal-utf8 = { $file }: this is not a journal: it is not UTF-8 text
error-journal-cut = the journal is cut off after line { $line }: its end line is missing
error-journal-count = the journal is incomplete: its end line counts { $end ->
        [one] { $end } pick
       *[other] { $end } picks
    }, there are { $picks }
error-journal-head = journal line 1 is incomplete: { $reason }
error-journal-line = journal line { $line } needs 'seat', 'pick' and 'digest'
error-journal-seat = journal line { $line }: there is no seat '{ $seat }'
error-journal-row = journal line { $line }: { $reason }
error-journal-engine = this journal was written by engine { $engine } with cards { $cards }; this is engine { $own } with cards { $own_cards }, which may play it otherwise. It is not replayed; its snapshot still loads
error-journal-chance = chance has other results in the journal than the seed gives
error-nothing-to-resume = there is no unfinished game to continue
error-no-snapshot = this journal has no snapshot

## Rules

error-no-clause = there is no clause { $clause }
error-no-clause-of = there is no clause { $clause } of { $game }

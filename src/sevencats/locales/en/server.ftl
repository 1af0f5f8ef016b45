# What the table server says.

server-no-bad-request = This request cannot be understood.
server-no-bad-message = This message cannot be understood.
server-no-bad-name = A name has 1 to { $limit ->
        [one] { $limit } character
       *[other] { $limit } characters
    }.
server-no-bad-choice = This cannot be played here.
server-no-bad-setup = A game cannot be set up like this.
server-no-cannot-rate = A rated game needs a clock, and players who play against each other.
server-no-bad-login = There is no account with this name and password.
server-no-common-password = This password is one of the first that anybody would guess. Choose another, such as a few words together.
server-no-no-mail = This server sends no email. Ask the people who run it.
server-no-old-link = This link has been used or is too old. Ask for another one.
server-no-no-session = You need a session for this: enter a name first.
server-no-not-yours = This is not yours.
server-no-not-host = Only the host of the table may do this.
server-no-foreign-origin = Pages of other sites may not do this.
server-no-blocked = You cannot sit at this table.
server-no-barred = You can no longer play here: the operator of this server has banned you.
server-no-reported = You have already reported this person for this table.
server-no-closed = The operator of this server has closed this table.
server-no-no-watching = This table cannot be watched like this.
server-no-other-seat = Another window of this screen shows another player now.
server-no-not-offered = This server does not offer that.
server-no-not-delivered = The email could not be delivered. Is the address right?
server-no-no-hints = There are hints only where all the others are bots.
server-no-no-hurry = You can hurry bots only where all the others are bots.
server-no-forgotten = That was too long ago: the replay shows it after the game.
server-no-not-found = Not found: { $what }
server-no-method = This address does not support this request.
server-no-login-taken = The name { $login } is taken.
server-no-has-account = You already have an account.
server-no-seat-taken = This seat is taken.
server-no-not-waiting = The game has begun.
server-no-not-playing = No game is in progress.
server-no-not-finished = The game is not over yet.
server-no-not-away = They are here, or have not been away for long.
server-no-not-ready = A seat is free, or somebody is not ready.
server-no-stale = This question is no longer open.
server-no-illegal = This is not one of the options.
server-no-too-far = Something that you cannot know yet happens in between: send fewer steps at once.
server-no-no-undo =
    { $why ->
        [nothing] There is nothing of yours to take back.
        [chance] This cannot be taken back: luck has decided since.
        [seen] This cannot be taken back: a hidden card has been seen since.
        [read] This cannot be taken back: what came of it has been read out.
        [other] This cannot be taken back: somebody else has moved since.
       *[any] This cannot be taken back.
    }
server-no-undo-off = Moves cannot be taken back at this table.
server-no-undo-denied = The other side would rather not take this back.
server-no-old-client = This page is older than the server. Reload it: nothing is lost.
server-no-other-rules = This game was played by other rules and cannot be shown.
server-no-no-review = This game cannot be reviewed.
server-no-too-large = This is too large.
server-no-too-many = There can be no more than { $limit }.
server-no-rate = Too much at once. Wait a moment.
server-no-internal = Something went wrong here. It has been logged.
server-no-store-down = The game cannot be saved right now. Try again.
server-no-damaged = This game cannot be read: its record is damaged. The operator can see where in the log.
server-no-too-slow = The request took too long to arrive.
server-no-busy = The table is busy. Try again.
server-no-moved = The table has moved. Connect again.
server-no-needs-server = This needs a server. You are playing offline.
server-no-other-tab = Another tab plays offline now. Reload this page to play here.
server-no-storage-full = There is no room left in this browser, so the last step was not saved. Make room on the device, then go on: nothing before it is lost.

puzzle-name-you = You
puzzle-name-rival = Opponent
server-name-bot = { $level } ({ $seat })
server-name-character = { $name } ({ $level })
server-name-program = { $name } (bot)
server-name-game = The game
server-name-nobody = Player { $seat }

server-log-undo =
    { $who ->
        [you] You took back a move.
       *[other] { $name } took back a move.
    }
server-log-resign =
    { $who ->
        [you] You gave up.
       *[other] { $name } gave up.
    }
server-log-bot =
    { $who ->
        [you] A bot plays for you.
       *[other] A bot plays for { $name }.
    }
server-log-person =
    { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
server-log-end =
    { $who ->
        [you] You ended the game: nobody else is left, and nobody wins.
       *[other] { $name } ended the game: nobody else was left, and nobody wins.
    }

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-nice-deck = Nice deck!
phrase-thinking = I am thinking…
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-good-game = Good game!
phrase-rematch = Another one?
phrase-yes = Yes.
phrase-no = No.
phrase-bye = Goodbye!

notice-your-turn = It is your turn against { $others }.
notice-game-over = Your game with { $others } is over.
notice-invited = { $others } invites you to a game ({ $code }).
notice-bots = bots
notice-mail =
    { $text }

    { $link }

    --
    Unsubscribe:
    { $unsubscribe }
password-reset-subject = Seven Cats: a new password
password-reset-mail =
    Hello { $name },

    with this link you can choose a new password for the account { $login } at Seven Cats. It is valid once, and for an hour:
    { $link }

    If you did not ask for it, ignore this email: your password stays.
notice-confirm-subject = Seven Cats: confirm your email address
notice-confirm-mail =
    Hello { $name },

    somebody, probably you, asked for email about their games at Seven Cats to be sent to this address. To confirm, follow this link:
    { $link }

    If it was not you, ignore this email: no more will be sent.
server-docs-title = Documentation
server-docs-missing = The documentation has not been built on this server. This command builds it, and then it is shown here:

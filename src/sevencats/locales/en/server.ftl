# What the table server says.

server-no-bad-request = This request cannot be understood.
server-no-bad-message = This message cannot be understood.
server-no-bad-name = A name has 1 to { $limit } signs.
server-no-bad-choice = This cannot be played here.
server-no-bad-setup = A game cannot be set up like this.
server-no-cannot-rate = A rated game needs a clock, and players who play against each other.
server-no-bad-login = There is no account with this name and password.
server-no-no-session = You need a session for this: give a name first.
server-no-not-yours = This is not yours.
server-no-not-host = Only the host of the table may do this.
server-no-foreign-origin = Pages of other sites may not do this.
server-no-blocked = You cannot sit at this table.
server-no-barred = You cannot play here any more: the operator of this server keeps you out.
server-no-reported = You have already reported this person for this table.
server-no-closed = The operator of this server has closed this table.
server-no-no-watching = This table does not want to be watched like this.
server-no-other-seat = Another window of this screen shows another player now.
server-no-not-offered = This server does not offer that.
server-no-not-delivered = The mail could not be delivered. Is the address right?
server-no-no-hints = There are hints only where all the others are bots.
server-no-no-hurry = Only who plays among bots alone can hurry them.
server-no-forgotten = That moment is too long ago: after the game the replay shows it.
server-no-not-found = There is no such thing here: { $what }
server-no-method = This address does not work like this.
server-no-login-taken = The name { $login } is taken.
server-no-has-account = You have an account already.
server-no-seat-taken = This seat is taken.
server-no-not-waiting = The game has begun.
server-no-not-playing = There is no game going on.
server-no-not-finished = The game is not over yet.
server-no-not-away = They are here, or have not been away for long.
server-no-not-ready = A seat is free, or somebody is not ready.
server-no-stale = This question is not open any more.
server-no-illegal = This is none of the options.
server-no-too-far = Something comes between that you cannot know yet: send fewer steps at once.
server-no-no-undo =
    { $why ->
        [nothing] There is nothing of yours to take back.
        [chance] This cannot be taken back: luck has decided since.
        [seen] This cannot be taken back: you have seen a new card since.
        [other] This cannot be taken back: somebody else has moved since.
       *[any] This cannot be taken back.
    }
server-no-undo-off = Nothing is taken back at this table.
server-no-undo-denied = The other side would rather not take this back.
server-no-old-client = This page is older than the server. Reload it: nothing is lost.
server-no-other-rules = This game was played by other rules and cannot be shown.
server-no-no-review = Nobody can look back on this game.
server-no-too-large = This is too large.
server-no-too-many = There can be no more than { $limit }.
server-no-rate = Too much at once. Wait a moment.
server-no-internal = Something went wrong here. It has been noted.
server-no-store-down = The game cannot be saved right now. Try again.
server-no-damaged = This game cannot be read: its record is damaged. The operator can see where in the log.
server-no-too-slow = The request took too long to arrive.
server-no-busy = The table is busy. Try again.
server-no-moved = The table has moved. Connect again.

puzzle-name-you = You
puzzle-name-rival = Rival
server-name-bot = { $level } ({ $seat })
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
phrase-thinking = I am thinking …
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
    No more of these mails:
    { $unsubscribe }
notice-confirm-subject = Seven Cats: may mails come here?
notice-confirm-mail =
    Hello { $name },

    somebody, probably you, wants to be told here when it is their turn at Seven Cats. To allow it, follow this link:
    { $link }

    If that was not you, do nothing: nothing more will come.

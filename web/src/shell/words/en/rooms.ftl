# The screens beside the board.

## Rules

rules-game = Which game
game-gwent = Gwent
game-oldworld = Old World
rules-rulings = Only our rulings
rules-ruling-why = Our ruling: the books are silent, unclear or disagree here
rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rules-sections = Sections
rules-abilities = What the symbols mean
rules-opening = Opening the rule book…
rules-link = Rule { $clause }

## Choosing

pick-any = Any
copy = Copy
copied = Copied.
keep = Keep it

## Decks

decks-mine = Your decks
decks-none = You have no decks yet. Start with one of the starter decks below.
decks-starters = Begin with a starter deck
deck-builder = Deck builder
deck-new = New deck
deck-new-name = New deck
deck-name = Name of the deck
deck-save = Save
deck-saved = The deck is saved.
deck-share = Share code
deck-import = Use a code
deck-import-how = Paste a share code or a deck file:
deck-test = Test it
deck-test-not = Only decks that the standard rules allow can be tested.
deck-rival = Opponent’s faction
deck-pool = Cards
deck-yours = Deck
deck-filters = Filters
deck-owner = Cards of
deck-owner-own = Faction
deck-owner-shared = Shared
deck-missing = Not yet in the deck
deck-no-card = No card matches these filters.
deck-add = Add { $card }, { $count } of { $most } in the deck
deck-take = Remove one { $card }
deck-empty = The deck is empty. Tap cards to add them.
deck-reserve = In the reserve: { $card } ×{ $count }
deck-leader-change = Change the leader
deck-rules = Check against
deck-legal-yes = Ready to play
deck-legal-no = Not allowed yet
deck-drop = Delete { $deck }
deckrules-standard = Standard
deckrules-advanced = Advanced
deckrules-tournament = Tournament
deckrules-solo = Solo
trio-legal = These three may play a tournament together.
gauge-units = units
gauge-specials = specials
gauge-spies = spies
gauge-medics = medics
gauge-strength = strength
gauge-wrong = against the rules

## Tables

lobby-open = Tables waiting for players
lobby-none = Nobody is waiting right now. Make a table and send the link to a friend, or list it here.
lobby-waiting = Waiting for the game
lobby-over = Finished games
lobby-code = Code of a table
join-as = You will sit down as { $name }.
join-other-name = Another name?
join-begun = This game has begun: { $names }.
join-full = All seats are taken: { $names }.
join-over = This game is over: { $names }.
lost-title = There is nothing here
lost-code = No table has the code “{ $what }”. A letter may be wrong, or the game is long over.
lost-table = There is no table “{ $what }”. The link may be incomplete, or the table is gone.
lost-page = There is no page “{ $what }”.
join-host = { $name } is waiting for you.
join-watch = Watch
new-friend-short = A friend
new-trio = You bring { $decks }.
new-trio-none = You bring three decks picked at random. To choose them, mark three of your decks for the tournament:
new-choice-all = (all, unless you choose)
new-options = Extras
new-options-all = all
new-options-clash = Cannot be combined with: { $names }
new-option-leaders = The opponent’s leaders join in when it loses a round
new-more = More
new-undo-free = Free
new-undo-ask = Ask first
new-undo-off = Never
new-watch = Onlookers
new-watch-public = See the board
new-watch-hands = See everything, later
new-watch-nobody = Nobody
new-listed = Show the table to everybody, so that anyone can join
new-read-aloud = One player reads the texts aloud
new-read-aloud-what = The reader sees the story; the others listen and may open it themselves
pace-untimed-name = No clock
pace-live-name = Live
pace-live-note = a minute a move
pace-turns-name = By turns
pace-turns-note = two days a move
wait-code = or tell them the code
wait-not-ready = Not ready
wait-unready = Not yet
wait-bot = Add a bot
wait-away = Send away
wait-leave = Leave
wait-for = Waiting for { $names }.
wait-for-seats = A seat is still free.
wait-for-host = The host starts the game.

## Settings, further

set-on = On
set-off = Off
set-text = Text size
set-text-normal = Normal
set-text-large = Large
set-text-huge = Very large
set-contrast = Cards
set-contrast-off = By candlelight
set-contrast-on = Plain and clear
set-cloth = Tablecloth
set-cloth-oak = Oak
set-cloth-felt = Green felt
set-cloth-velvet = Red velvet
set-cloth-slate = Blue slate
set-cards = Size of the cards
set-cards-small = Small
set-cards-normal = Normal
set-cards-large = Large
set-rows = Rows of the board
set-rows-off = Woven
set-rows-on = Clear lines
set-list-short = List view
set-example = An example

## Profile

me-guest = You play as a guest: your seat and your decks are kept in this browser.
me-account = Your account is { $login }.
me-account-title = Account
me-account-why = With an account you find your tables and decks again on any device. It needs a name and a password, nothing else.
me-account-kept = Your tables and decks are kept on the server and wait for you on any device.
me-login = Account name
me-password = Password
me-forgotten = Forgotten your password?
me-forgotten-sent = If the account has a confirmed email address, a link is on its way.
me-reset = A new password
me-reset-new = New password
me-reset-set = Set the password
me-reset-done = Your password is set, and you are logged in.
me-create = Create an account
me-log-in = Log in
me-log-out = Log out
me-in = You are logged in.
me-out = You are logged out.
me-made = Your account has been created.
me-named = Your name has been changed.
me-games = Your games
me-tables =
    { $count ->
        [one] table
       *[other] tables
    }
me-turns =
    { $count ->
        [one] waits for you
       *[other] wait for you
    }
me-won =
    { $count ->
        [one] game won
       *[other] games won
    }
me-decks =
    { $count ->
        [one] deck
       *[other] decks
    }
me-data = Your data
me-data-text = Everything the server knows about you, as a file. Or have it deleted: your name and decks go, and a bot takes your seat in games in progress.
me-export = Download
me-exported = The file has been downloaded.
me-erase = Delete my data
me-erase-text = This cannot be undone. The decks in this browser stay.
me-erased = Your data has been deleted.

## Learn

learn-how = Small games on the real table. Each takes a minute or two; the cat tells you what to do.
learn-done = Done
learn-again = Again
learn-next = Next lesson
learn-duel = Now a real game
learn-won = Well done, that round is yours!
learn-lost = Not this time: the other side had more. Try again!
lesson-rows = Rows and strength
lesson-rows-what = Put cards on the table and outscore the other side.
lesson-rows-1 = The sword on Ves means close combat. Tap her, then the lit row.
lesson-rows-2 = 5 against 8: not enough. Keira Metz fights from the ranged row, marked by a bow. Play her.
lesson-rows-3 = 10 against 8, and the other side has passed. Keep your last card and pass: the round is yours.
lesson-weather = Weather and heroes
lesson-weather-what = Frost and fog weaken soldiers. Heroes do not mind.
lesson-weather-1 = 22 against nothing! Play Biting Frost: every unit in close combat falls to 1.
lesson-weather-2 = Now the fog: it does the same to the ranged row.
lesson-weather-3 = Vernon Roche has a golden frame: a hero. No weather touches him, nor anything else. Play him.
lesson-weather-4 = 10 against 5. Ves would stand in the frost, so keep her. Pass.
lesson-friends = Friends and medics
lesson-friends-what = Some cards are stronger together, and some come back from the dead.
lesson-friends-1 = Linked rings mean Tight Bond. One Commando counts 4. Play it.
lesson-friends-2 = A second one beside it doubles both: 8 and 8. Play it too.
lesson-friends-3 = The third is in your discard pile. The heart marks a Medic: play it and let it bring the third one back.
lesson-friends-4 = Three with a bond: 12 each. That is more than they have. Pass.
lesson-spies = Spies bring cards
lesson-spies-what = Give the enemy a little, and draw two cards for it.
lesson-spies-1 = Thaler is a spy: put him on their side. He counts 1 for them, and you draw two cards.
lesson-spies-2 = Two catapults! Cards win games: a hand has to last for all rounds. Play the first.
lesson-spies-3 = They are bonded. The second makes it 32.
lesson-spies-4 = Far ahead, and a card left for another day. Pass.
lesson-passing = Rounds, gems and when to pass
lesson-passing-what = Two rounds win the game. Let one go, and keep your cards.
lesson-passing-1 = They have 30, and your whole hand is worth 16. Do not throw good cards after a lost round: pass. You lose one of your two gems.
lesson-passing-2 = Their hand is empty, and you still have three cards. One is enough: play Siegfried.
lesson-passing-3 = 5 to 0, and nobody is left to answer. Pass, and keep the rest.
lesson-passing-4 = Now the last round decides. Play Keira.
lesson-passing-5 = Two rounds are yours, with a card to spare. Pass.
lesson-muster = Muster and agile
lesson-muster-what = Some cards bring their kin along, and some choose their row.
lesson-muster-1 = Paw prints mean muster: the Behemoth calls all Arachas out of your deck, too. Play it.
lesson-muster-2 = 18 to 19. The Harpy is Agile: it may stand in the close or the ranged row. Put it into the ranged row.
lesson-muster-3 = 20 to 19, by a feather. Pass.
lesson-morale = Morale and horn
lesson-morale-what = What helps a whole row wants a full row.
lesson-morale-1 = The Expert is weak, but each of the others in the row counts one more. Play him.
lesson-morale-2 = 15. The horn doubles a whole row: put it beside the siege engines, where it helps most.
lesson-morale-3 = 30 against 26. Pass.
lesson-scorch = Scorch and Decoy
lesson-scorch-what = Fire takes the strongest, yours too. Save it first.
lesson-scorch-1 = Scorch burns the strongest card on the table, and that is your own Catapult. Play the Decoy onto it: it comes back into your hand.
lesson-scorch-2 = Now their Toad is the strongest. Burn it.
lesson-scorch-3 = And the Catapult returns. Play it.
lesson-scorch-4 = 8 against 5. Pass.
lesson-redraw = Redraw and heroes
lesson-redraw-what = Before the first round two cards may go. Keep what nothing can touch.
lesson-redraw-1 = Before the first round you may exchange two cards. Both Foot Soldiers count 1: tap one, then the other.
lesson-redraw-2 = Much better. Frost lies on the close row, but a golden frame marks a hero: Geralt counts 15 in any weather. Play him.
lesson-redraw-3 = The Catapult stands far from the frost. Play it.
lesson-redraw-4 = 23 against 20. Pass.
lesson-leader = Leader and horn
lesson-leader-what = Clear the sky, call your leader, blow the horn.
lesson-leader-1 = Rain drowns your siege engines. Clear Weather takes all weather away.
lesson-leader-2 = Once a game your leader helps, in place of a card. Yours doubles the siege row. Tap the leader at the left.
lesson-leader-3 = A horn doubles a row of your choice. Put it beside the close row.
lesson-leader-4 = 44 against 41. Your faction helps, too: the North draws a card for every round it wins. Pass, and you know all you need for a real game.
learn-first = A first game, with the cat
coach-ask = What would you do?
coach-redraw = Up to two cards may go back. Exchange weak ones, and copies that a muster would call anyway. Keep heroes, spies and medics.
coach-more = Your move needs one more choice. Not sure? The eye lets you look at the table first.
coach-watch = They are thinking, with { $theirs ->
        [one] 1 card
       *[other] { $theirs } cards
    } in hand. Count what each move costs them.
coach-out = You are out of this round with { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand. Let them spend theirs.
coach-pass-now = They have passed and you lead by { $lead }. Pass now: every card you keep fights in the next round.
coach-pass-last = They have passed, you lead, and they have one gem left. Pass, and the game is yours.
coach-one-card = They have passed, and you are { $lead } behind. One card is enough: take the cheapest that wins the round.
coach-must-win = You have one gem left: this round must be yours. Spend what it takes, but count first.
coach-let-go = They have passed, and no single card wins this round. You have two gems: let it go and keep your { $hand ->
        [one] card
       *[other] { $hand } cards
    }.
coach-open =
    { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } must last for three rounds. Begin with one of middling strength and see what they do.
coach-spy = You hold a spy. It gives them a few points and you two cards: early in a game that is nearly always worth it.
coach-last-chance = The last round for both. Nothing is worth keeping now: count what you can still reach.
coach-far-ahead = You lead by { $lead }. Think of passing: they must spend two good cards, and you keep { $hand }.
coach-far-behind = They lead by { $lead }. With two gems you can let this round go: chasing a lost round costs twice.
coach-close-in = They have one gem left and cannot give this round away. Make them spend their cards.
coach-steady = It is close. Play what you need and not more: strong cards are for the round that decides.

## Replay, further

replay-round-back = Previous round
replay-round-next = Next round
replay-from-here = Play from here
replay-branch = You take the seat of { $name } after step { $at }. Bots play the others.
replay-share = Copy a link to this step
new-bring = What you bring

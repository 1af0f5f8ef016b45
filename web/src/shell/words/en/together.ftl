# Several people at one screen, bots that play alone, and the page as an app.

new-company = Who plays
new-company-friends = I, with friends or bots
new-company-screen = Several at this screen
new-company-bots = Only bots, I watch
hot-person = Person
hot-name = Name of player { $number }
hot-unnamed = Player { $number }
hot-brings =
    { $brings ->
        [school] School
       *[deck] Deck
    }
hot-about = You hand the screen to each other. Between two turns a curtain hides all hands. { $name } brings:
hot-start = Begin
hot-hand-to = Hand the screen to { $name }
hot-take = I am { $name }: show my cards
hot-hidden = Nobody’s cards are on the screen now.
hot-bots = The bots are playing …
bots-about = The bots play by themselves, and you see all hands. At the table you can let them go on faster or slower, or stop them.
bots-start = Watch the bots
bots-pace = Pace of the bots
bots-pause = Pause
bots-go = Go on
bots-slow = Slow
bots-normal = Normal
bots-fast = Fast
watch-hands-now = All hands
app-install = Install as an app
app-install-about = Seven Cats gets a place of its own on this device and opens without the bars of the browser. Games still need a connection.
offline-title = There is no connection to Seven Cats
offline-games = Games are played on the server, so nothing can be played now. Your seat and your games are kept: nothing is lost.
offline-works = Without a connection only this page works. As soon as the server answers again, the game opens by itself.
offline-again = Try again

notices = Notices
notices-about = Slow games go on while you are away. Here you choose what you are told and how. Nothing is sent before you turn it on.
notices-turn = It is my turn in a slow game, or it is over
notices-invited = Somebody invites me to a table
notices-browser = Notifications of this browser
notices-browser-use = Turn on in this browser
notices-browser-on = This browser shows notifications, also while the page is closed.
notices-browser-cannot = This browser cannot show notifications here. It needs an address with https.
notices-browsers = { $count ->
    [one] One browser gets notifications.
   *[other] { $count } browsers get notifications.
}
notices-denied = The browser does not allow notifications for this page. You can change that in its settings.
notices-not-offered = This server does not offer that.
notices-off = Turn off
notices-mail = Mail
notices-address = Mail address
notices-mail-use = Use this address
notices-mail-on = Mails go to { $address }.
notices-mail-asked = A mail is on its way to { $address }. Follow its link, and mails come there from then on.
notices-confirm = Shall mails about your turn come to this address?
notices-confirm-yes = Yes, send mails
notices-confirm-done = Mails come to this address from now on.
notices-unsubscribe = Shall no more mails come to this address?
notices-unsubscribe-yes = Send no more mails
notices-unsubscribe-done = No more mails will come.
invite-account = Or invite an account by its name
invite-send = Invite
invite-sent = { $login } is told, if they want to be.

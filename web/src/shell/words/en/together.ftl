# Several people at one screen, bots that play alone, and the page as an app.

new-company = Who plays
new-company-friends = Me, with friends or bots
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
hot-bots = The bots are playing…
bots-about = The bots play by themselves, and you see all hands. At the table you can make them faster or slower, or pause them.
bots-start = Watch the bots
bots-pace = Pace of the bots
bots-pause = Pause
bots-go = Continue
bots-slow = Slow
bots-normal = Normal
bots-fast = Fast
watch-hands-now = All hands
app-install = Install as an app
app-install-about = Seven Cats gets its own icon on this device and opens without the browser’s toolbars. Games still need a connection.
offline-title = There is no connection to Seven Cats
offline-games = Games are played on the server, so nothing can be played now. Your seat and your games are kept: nothing is lost.
offline-works = Without a connection only this page works. As soon as the server answers again, the game opens by itself.
offline-again = Try again

notices = Notices
notices-about = Slow games continue while you are away. Choose what to be notified about, and how. Nothing is sent until you turn it on.
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
notices-mail = Email
notices-address = Email address
notices-mail-use = Use this address
notices-mail-on = Email is sent to { $address }.
notices-mail-asked = An email is on its way to { $address }. Follow its link to confirm the address.
notices-confirm = Send email about your turns to this address?
notices-confirm-yes = Yes, send email
notices-confirm-done = Email will be sent to this address.
notices-unsubscribe = Stop sending email to this address?
notices-unsubscribe-yes = Stop sending
notices-unsubscribe-done = No more email will be sent to this address.
invite-account = Or invite an account by its name
invite-send = Invite
invite-sent = { $login } will be notified, if they allow it.

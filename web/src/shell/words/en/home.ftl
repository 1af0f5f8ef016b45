# What the first page says before anything else is loaded.

home-line = Gwent and the Old World by candlelight
home-bot = Play now
home-more = More
home = Home
guest-name = Guest
gallery = Cards
settings = Settings
credits = Credits
reload = Reload the page
incomplete = Part of the page could not be loaded. Check the connection, then reload.
rules = Rules
me = You
learn = Learn
home-language = Language
match = Quick match
new-table = New table
lobby = Tables
decks = Decks
offline = Play offline
offline-now = Playing offline
offline-away = The server does not answer. You can play here, in this browser.

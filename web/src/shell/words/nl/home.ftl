# Wat de eerste pagina zegt voordat de rest geladen is.

home-line = Gwent en de Oude Wereld bij kaarslicht
home-bot = Nu spelen
home-more = Meer
home = Begin
guest-name = Gast
gallery = Kaarten
settings = Instellingen
credits = Met dank aan
reload = De pagina opnieuw laden
incomplete = Een deel van de pagina kon niet worden geladen. Controleer de verbinding en laad opnieuw.
rules = Regels
me = Jij
learn = Leren
home-language = Taal
match = Snel spel
new-table = Nieuwe tafel
lobby = Tafels
decks = Decks
offline = Offline spelen
offline-now = Je speelt offline
offline-away = De server antwoordt niet. Je kunt hier in deze browser spelen.

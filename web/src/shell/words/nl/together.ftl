# Meerdere mensen aan één scherm, bots onder elkaar, en de pagina als app.

new-company = Wie speelt
new-company-friends = Ik, met vrienden of bots
new-company-screen = Met meerderen aan dit scherm
new-company-bots = Alleen bots, ik kijk
hot-person = Mens
hot-name = Naam van speler { $number }
hot-unnamed = Speler { $number }
hot-brings =
    { $brings ->
        [school] School
       *[deck] Deck
    }
hot-about = Jullie geven het scherm aan elkaar door. Tussen twee beurten verbergt een gordijn alle handen. { $name } brengt mee:
hot-start = Beginnen
hot-hand-to = Geef het scherm aan { $name }
hot-take = Ik ben { $name }: toon mijn kaarten
hot-hidden = Er zijn nu geen handkaarten op het scherm.
hot-bots = De bots spelen…
bots-about = De bots spelen onder elkaar en je ziet alle handen. Aan tafel kun je ze sneller of langzamer laten spelen, of stilzetten.
bots-start = Naar de bots kijken
bots-pace = Tempo van de bots
bots-pause = Pauze
bots-go = Verder
bots-slow = Langzaam
bots-normal = Normaal
bots-fast = Snel
watch-hands-now = Alle handen
app-install = Als app installeren
app-install-about = Seven Cats krijgt een eigen pictogram op dit apparaat en opent zonder de balken van de browser. Om te spelen is nog steeds een verbinding nodig.
offline-title = Er is geen verbinding met Seven Cats
offline-games = Er wordt op de server gespeeld, dus nu kan er niets gespeeld worden. Je plaats en je spellen blijven bewaard: er gaat niets verloren.
offline-works = Zonder verbinding werkt alleen deze pagina. Zodra de server weer antwoordt, opent het spel vanzelf.
offline-again = Opnieuw proberen

notices = Berichten
notices-about = Langzame spellen gaan door terwijl je weg bent. Kies hier welke berichten je wilt krijgen en hoe. Er wordt niets gestuurd voordat je het aanzet.
notices-turn = Ik ben aan de beurt in een langzaam spel, of het is afgelopen
notices-invited = Iemand nodigt me uit aan een tafel
notices-browser = Meldingen van deze browser
notices-browser-use = In deze browser aanzetten
notices-browser-on = Deze browser toont meldingen, ook als de pagina gesloten is.
notices-browser-cannot = Deze browser kan hier geen meldingen tonen. Daarvoor is een adres met https nodig.
notices-browsers = { $count ->
    [one] Eén browser krijgt meldingen.
   *[other] { $count } browsers krijgen meldingen.
}
notices-denied = De browser staat geen meldingen van deze pagina toe. Dat kun je in zijn instellingen veranderen.
notices-not-offered = Deze server biedt dat niet aan.
notices-off = Uitzetten
notices-mail = E-mail
notices-address = E-mailadres
notices-mail-use = Dit adres gebruiken
notices-mail-on = E-mails gaan naar { $address }.
notices-mail-asked = Er is een e-mail onderweg naar { $address }. Volg de link om het adres te bevestigen.
notices-confirm = E-mails over je beurten naar dit adres sturen?
notices-confirm-yes = Ja, stuur e-mails
notices-confirm-done = E-mails gaan voortaan naar dit adres.
notices-unsubscribe = Geen e-mails meer naar dit adres sturen?
notices-unsubscribe-yes = Niets meer sturen
notices-unsubscribe-done = Er gaan geen e-mails meer naar dit adres.
invite-account = Of nodig een account uit bij de naam
invite-send = Uitnodigen
invite-sent = { $login } krijgt bericht, als die dat toestaat.

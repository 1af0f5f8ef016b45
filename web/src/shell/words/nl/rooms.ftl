# De schermen naast het bord.

## Rules

rules-game = Welk spel
game-gwent = Gwent
game-oldworld = De Oude Wereld
rules-rulings = Alleen onze beslissingen
rules-ruling-why = Onze beslissing: de boekjes zwijgen hier, zijn onduidelijk of spreken elkaar tegen
rules-count =
    { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
rules-sections = Hoofdstukken
rules-abilities = Wat de symbolen betekenen
rules-opening = Het regelboek gaat open…
rules-link = Regel { $clause }

## Choosing

pick-any = Willekeurig
copy = Kopiëren
copied = Gekopieerd.
keep = Houden

## Decks

decks-mine = Jouw decks
decks-none = Je hebt nog geen eigen deck. Begin met een van de startersdecks hieronder.
decks-starters = Begin met een startersdeck
deck-builder = Deckbouwer
deck-new = Nieuw deck
deck-new-name = Nieuw deck
deck-name = Naam van het deck
deck-save = Opslaan
deck-saved = Het deck is opgeslagen.
deck-share = Deelcode
deck-import = Code gebruiken
deck-import-how = Plak een deelcode of een deckbestand:
deck-test = Testen
deck-test-not = Alleen een deck dat aan de standaardregels voldoet, kan getest worden.
deck-rival = Factie van de tegenstander
deck-pool = Kaarten
deck-yours = Deck
deck-filters = Filters
deck-owner = Kaarten van
deck-owner-own = Factie
deck-owner-shared = Gedeeld
deck-missing = Nog niet in het deck
deck-no-card = Geen kaart past bij deze filters.
deck-add = { $card } toevoegen, { $count } van { $most } in het deck
deck-take = Eén { $card } verwijderen
deck-empty = Het deck is leeg. Tik op kaarten om ze toe te voegen.
deck-reserve = In het secundaire deck: { $card } ×{ $count }
deck-leader-change = Leider wijzigen
deck-rules = Controleren volgens
deck-legal-yes = Klaar om te spelen
deck-legal-no = Nog niet toegestaan
deck-drop = { $deck } verwijderen
deckrules-standard = Standaard
deckrules-advanced = Gevorderd
deckrules-tournament = Toernooi
deckrules-solo = Solo
trio-legal = Deze drie mogen samen een toernooi spelen.
gauge-units = troepen
gauge-specials = speciaal
gauge-spies = Spy
gauge-medics = Medic
gauge-strength = sterkte
gauge-wrong = tegen de regels

## Tables

lobby-open = Tafels die op spelers wachten
lobby-none = Er wacht nu niemand. Maak een tafel en stuur de link naar iemand, of toon de tafel hier.
lobby-waiting = Wacht op het begin
lobby-over = Afgelopen spellen
lobby-code = Code van een tafel
join-as = Je gaat zitten als { $name }.
join-other-name = Andere naam?
join-begun = Dit spel is begonnen: { $names }.
join-full = Alle plaatsen zijn bezet: { $names }.
join-over = Dit spel is afgelopen: { $names }.
lost-title = Hier is niets
lost-code = Geen tafel heeft de code ‘{ $what }’. Misschien klopt een letter niet, of is het spel al lang voorbij.
lost-table = Er is geen tafel ‘{ $what }’. Misschien is de link niet volledig, of is de tafel er niet meer.
lost-page = Er is geen pagina ‘{ $what }’.
join-host = { $name } wacht op je.
join-watch = Kijken
new-friend-short = Een vriend
new-trio = Je brengt { $decks } mee.
new-trio-none = Je brengt drie willekeurige decks mee. Wil je kiezen, merk dan drie van je decks voor het toernooi:
new-choice-all = (alle, tenzij je kiest)
new-options = Extra’s
new-options-all = alle
new-options-clash = Gaat niet samen met: { $names }
new-option-leaders = De leiders van de tegenstander doen mee als die een ronde verliest
new-more = Meer
new-undo-free = Vrij
new-undo-ask = Eerst vragen
new-undo-off = Nooit
new-watch = Toeschouwers
new-watch-public = Alleen het bord
new-watch-hands = Alles, later
new-watch-nobody = Niemand
new-listed = Toon de tafel aan iedereen, zodat iedereen kan aanschuiven
new-read-aloud = Eén speler leest voor
new-read-aloud-what = Wie voorleest ziet het verhaal; de anderen luisteren en kunnen het openen
pace-untimed-name = Geen klok
pace-live-name = Live
pace-live-note = een minuut per zet
pace-turns-name = Om de beurt
pace-turns-note = twee dagen per zet
wait-code = of geef de code door
wait-not-ready = Nog niet klaar
wait-unready = Nog niet
wait-bot = Een bot toevoegen
wait-away = Wegsturen
wait-leave = Weggaan
wait-for = Wachten op { $names }.
wait-for-seats = Er is nog een plaats vrij.
wait-for-host = De host begint het spel.

## Settings, further

set-on = Aan
set-off = Uit
set-text = Tekstgrootte
set-text-normal = Normaal
set-text-large = Groot
set-text-huge = Heel groot
set-contrast = Kaarten
set-contrast-off = Bij kaarslicht
set-contrast-on = Helder en duidelijk
set-cloth = Tafelkleed
set-cloth-oak = Eiken
set-cloth-felt = Groen vilt
set-cloth-velvet = Rood fluweel
set-cloth-slate = Blauwe leisteen
set-cards = Grootte van de kaarten
set-cards-small = Klein
set-cards-normal = Normaal
set-cards-large = Groot
set-rows = Rijen van het bord
set-rows-off = Geweven
set-rows-on = Duidelijke lijnen
set-list-short = Lijstweergave
set-example = Een voorbeeld

## Profile

me-guest = Je speelt als gast: je plaats en je decks worden in deze browser bewaard.
me-account = Je account is { $login }.
me-account-title = Account
me-account-why = Met een account vind je je tafels en decks terug op elk toestel. Een naam en een wachtwoord volstaan.
me-account-kept = Je tafels en decks staan op de server en wachten op je op elk toestel.
me-login = Accountnaam
me-password = Wachtwoord
me-forgotten = Wachtwoord vergeten?
me-forgotten-sent = Als het account een bevestigd e-mailadres heeft, is er een link onderweg.
me-reset = Een nieuw wachtwoord
me-reset-new = Nieuw wachtwoord
me-reset-set = Wachtwoord opslaan
me-reset-done = Je wachtwoord is opgeslagen en je bent ingelogd.
me-create = Account maken
me-log-in = Inloggen
me-log-out = Uitloggen
me-in = Je bent ingelogd.
me-out = Je bent uitgelogd.
me-made = Je account is gemaakt.
me-named = Je naam is gewijzigd.
me-games = Jouw spellen
me-tables =
    { $count ->
        [one] tafel
       *[other] tafels
    }
me-turns =
    { $count ->
        [one] wacht op je
       *[other] wachten op je
    }
me-won =
    { $count ->
        [one] spel gewonnen
       *[other] spellen gewonnen
    }
me-decks =
    { $count ->
        [one] deck
       *[other] decks
    }
me-data = Jouw gegevens
me-data-text = Alles wat de server over je weet, in een bestand. Of laat het wissen: je naam en decks verdwijnen, en een bot neemt je plaats in lopende spellen in.
me-export = Downloaden
me-exported = Het bestand is gedownload.
me-erase = Mijn gegevens wissen
me-erase-text = Dit kan niet ongedaan worden gemaakt. De decks in deze browser blijven.
me-erased = Je gegevens zijn gewist.

## Learn

learn-how = Korte spellen aan de echte tafel. Elk duurt een minuut of twee; de kat zegt wat je moet doen.
learn-done = Gedaan
learn-again = Opnieuw
learn-next = Volgende les
learn-duel = Nu een echt spel
learn-won = Goed gedaan, die ronde is van jou!
learn-lost = Deze keer niet: de andere kant had meer. Probeer het opnieuw!
lesson-rows = Rijen en sterkte
lesson-rows-what = Leg kaarten op tafel en haal meer dan de andere kant.
lesson-rows-1 = Het zwaard op Ves betekent infanterie. Tik op de kaart en dan op de verlichte rij.
lesson-rows-2 = 5 tegen 8: te weinig. Keira Metz hoort bij de boogschutters, dat zie je aan de boog. Speel haar.
lesson-rows-3 = 10 tegen 8, en de andere kant heeft gepast. Houd je laatste kaart en pas: de ronde is van jou.
lesson-weather = Weer en helden
lesson-weather-what = Vorst en mist maken soldaten zwak. Helden deert het niet.
lesson-weather-1 = 22 tegen niets! Speel Biting Frost: elke troep van de infanterie zakt naar 1.
lesson-weather-2 = Nu de mist: die doet hetzelfde met de boogschutters.
lesson-weather-3 = Vernon Roche heeft een gouden lijst: een held. Geen weer raakt hem, en ook niets anders. Speel hem.
lesson-weather-4 = 10 tegen 5. Ves zou in de vorst staan, dus houd haar. Pas.
lesson-friends = Vrienden en Medic
lesson-friends-what = Sommige kaarten zijn samen sterker, andere keren terug uit de dood.
lesson-friends-1 = Verbonden ringen betekenen Tight Bond. Eén commando telt 4. Speel hem.
lesson-friends-2 = Een tweede ernaast verdubbelt beide: 8 en 8. Speel die ook.
lesson-friends-3 = De derde ligt op je aflegstapel. Het hart betekent Medic: speel die kaart en haal de derde terug.
lesson-friends-4 = Drie verbonden: elk 12. Dat is meer dan zij hebben. Pas.
lesson-spies = Een Spy brengt kaarten
lesson-spies-what = Geef de vijand iets kleins en trek er twee kaarten voor.
lesson-spies-1 = Thaler is een Spy: leg hem aan hun kant. Hij telt daar 1, en jij trekt twee kaarten.
lesson-spies-2 = Twee katapulten! Met kaarten win je: één hand moet voor alle rondes volstaan. Speel de eerste.
lesson-spies-3 = Ze hebben Tight Bond. De tweede maakt er 32 van.
lesson-spies-4 = Ver voor, en een kaart over. Pas.
lesson-passing = Rondes, edelstenen en wanneer je past
lesson-passing-what = Met twee rondes win je. Laat er een gaan en houd je kaarten.
lesson-passing-1 = Zij hebben 30, en je hele hand is 16 waard. Gooi geen goede kaarten in een verloren ronde: pas. Je verliest een van twee edelstenen.
lesson-passing-2 = Hun hand is leeg, en jij hebt nog drie kaarten. Eén is genoeg: speel Siegfried.
lesson-passing-3 = 5 tegen 0, en niemand kan antwoorden. Pas en houd de rest.
lesson-passing-4 = Nu beslist de laatste ronde. Speel Keira.
lesson-passing-5 = Twee rondes zijn van jou, met een kaart over. Pas.
lesson-muster = Muster en Agile
lesson-muster-what = Sommige kaarten brengen hun verwanten mee, andere kiezen hun rij.
lesson-muster-1 = Pootafdrukken betekenen Muster: de Behemoth roept alle Arachas op, ook uit je deck. Speel hem.
lesson-muster-2 = 18 tegen 19. De Harpy is Agile: infanterie of boogschutters. Leg haar bij de boogschutters.
lesson-muster-3 = 20 tegen 19, met een veer verschil. Pas.
lesson-morale = Morale Boost en Commander’s Horn
lesson-morale-what = Wat een hele rij helpt, wil een volle rij.
lesson-morale-1 = De expert is zwak, maar elke andere kaart in zijn rij telt één meer. Speel hem.
lesson-morale-2 = 15. De Commander’s Horn verdubbelt een hele rij: leg hem naast de artillerie, daar helpt hij het meest.
lesson-morale-3 = 30 tegen 26. Pas.
lesson-scorch = Scorch en Decoy
lesson-scorch-what = Vuur neemt de sterksten, ook de jouwe. Red die eerst.
lesson-scorch-1 = Scorch neemt de sterkste kaart op tafel, en dat is je eigen Catapult. Leg de Decoy erop: de katapult komt terug in je hand.
lesson-scorch-2 = Nu is hun Toad de sterkste. Verbrand hem.
lesson-scorch-3 = En de katapult komt terug. Speel hem.
lesson-scorch-4 = 8 tegen 5. Pas.
lesson-redraw = Ruilen en helden
lesson-redraw-what = Voor de eerste ronde mogen twee kaarten weg. Houd wat niets kan raken.
lesson-redraw-1 = Voor de eerste ronde mag je twee kaarten ruilen. Beide voetsoldaten tellen 1: tik de ene aan, dan de andere.
lesson-redraw-2 = Veel beter. Er ligt vorst op de infanterie, maar een gouden rand betekent een held: Geralt telt bij elk weer 15. Speel hem.
lesson-redraw-3 = De katapult staat ver van de vorst. Speel hem.
lesson-redraw-4 = 23 tegen 20. Pas.
lesson-leader = Leider en Commander’s Horn
lesson-leader-what = Laat het opklaren, roep je leider, blaas op de hoorn.
lesson-leader-1 = Regen zet je artillerie onder water. Clear Weather haalt al het weer weg.
lesson-leader-2 = Eén keer per spel helpt je leider, in plaats van een kaart. De jouwe verdubbelt de artillerie. Tik links op de leider.
lesson-leader-3 = Een Commander’s Horn verdubbelt een rij naar keuze. Leg hem naast de infanterie.
lesson-leader-4 = 44 tegen 41. Ook je factie helpt: het Noorden trekt een kaart voor elke gewonnen ronde. Pas, en je weet alles voor een echt spel.
learn-first = Een eerste spel, met de kat
coach-ask = Wat zou jij doen?
coach-redraw = Hoogstens twee kaarten mogen terug. Ruil zwakke kaarten, en kaarten die een Muster toch al haalt. Houd helden, Spy- en Medic-kaarten.
coach-more = Je zet vraagt nog een keuze. Twijfel je? Met het oog bekijk je eerst de tafel.
coach-watch = De tegenstander denkt na, met { $theirs ->
        [one] 1 kaart
       *[other] { $theirs } kaarten
    } in de hand. Tel mee wat elke zet kost.
coach-out = Jij hebt gepast, met { $hand ->
        [one] 1 kaart
       *[other] { $hand } kaarten
    } in de hand. Laat de tegenstander de zijne opmaken.
coach-pass-now = De tegenstander heeft gepast en je staat { $lead } voor. Pas nu: elke kaart die je houdt, vecht in de volgende ronde.
coach-pass-last = De tegenstander heeft gepast, je staat voor, en er is daar nog één edelsteen. Pas, en het spel is van jou.
coach-one-card = De tegenstander heeft gepast, en je komt { $lead } tekort. Eén kaart is genoeg: neem de goedkoopste die de ronde keert.
coach-must-win = Je hebt nog één edelsteen: deze ronde moet van jou zijn. Speel wat nodig is, maar tel eerst.
coach-let-go = De tegenstander heeft gepast, en geen enkele kaart keert deze ronde. Je hebt twee edelstenen: laat de ronde gaan en houd je { $hand ->
        [one] kaart
       *[other] { $hand } kaarten
    }.
coach-open =
    { $hand ->
        [one] 1 kaart moet
       *[other] { $hand } kaarten moeten
    } drie rondes mee. Begin met een middelmatige kaart en kijk wat er komt.
coach-spy = Je hebt een Spy. Die geeft de tegenstander een paar punten en jou twee kaarten: vroeg in het spel is dat bijna altijd de moeite waard.
coach-last-chance = De laatste ronde voor beiden. Sparen heeft nu geen zin meer: tel wat je nog kunt bereiken.
coach-far-ahead = Je staat { $lead } voor. Denk aan passen: de tegenstander moet twee goede kaarten spelen, en jij houdt er { $hand }.
coach-far-behind = De tegenstander staat { $lead } voor. Met twee edelstenen kun je deze ronde laten gaan: wie erachteraan loopt, betaalt dubbel.
coach-close-in = De tegenstander heeft nog één edelsteen en kan deze ronde niet weggeven. Dwing kaarten af.
coach-steady = Het is spannend. Speel wat je nodig hebt en niet meer: sterke kaarten zijn voor de ronde die beslist.

## Replay, further

replay-round-back = Vorige ronde
replay-round-next = Volgende ronde
replay-from-here = Speel vanaf hier
replay-branch = Je neemt de plaats van { $name } in na stap { $at }. Bots spelen de anderen.
replay-share = Link naar deze stap kopiëren
new-bring = Wat je meebrengt

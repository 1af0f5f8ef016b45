# Die Seiten neben dem Spielfeld.

## Rules

rules-game = Welches Spiel
game-gwent = Gwent
game-oldworld = Die Alte Welt
rules-rulings = Nur unsere Entscheide
rules-ruling-why = Unser Entscheid: Die Hefte schweigen hier, sind unklar oder widersprechen sich
rules-count =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-sections = Abschnitte
rules-abilities = Was die Zeichen bedeuten
rules-english = Die Regeln unten sind auf Englisch, der Sprache, in der die Spielregeln hier gepflegt werden.
rules-link = Regel { $clause }
rules-gwent-golden-rule = Goldene Regel
rules-gwent-cards = Karten
rules-gwent-setup = Vorbereitung
rules-gwent-turn = Zug
rules-gwent-strength = Stärke
rules-gwent-unit-abilities = Fähigkeiten der Einheiten
rules-gwent-special-cards = Sonderkarten
rules-gwent-end-of-a-round-and-of-the-game = Ende einer Runde und des Spiels
rules-gwent-factions = Fraktionen
rules-gwent-leaders = Anführer
rules-gwent-advanced-decks = Fortgeschrittene Decks
rules-gwent-tournament = Turnier
rules-gwent-free-for-all-3-to-5-players = Jeder gegen jeden, 3 bis 5 Spieler
rules-gwent-two-against-two = Zwei gegen zwei
rules-gwent-solo = Solo
rules-oldworld-expansions-together = Erweiterungen zusammen
rules-oldworld-setup = Vorbereitung
rules-oldworld-phase-i-movement-and-actions = Phase I: Bewegung und Aktionen
rules-oldworld-location-actions = Aktionen der Orte
rules-oldworld-phase-ii = Phase II
rules-oldworld-phase-iii = Phase III
rules-oldworld-fights = Kämpfe
rules-oldworld-quests = Quests
rules-oldworld-specialties = Spezialitäten
rules-oldworld-solo = Solo

## Choosing

pick-any = Beliebig
copy = Kopieren
copied = Kopiert.
keep = Behalten

## Decks

decks = Decks
decks-mine = Deine Decks
decks-none = Noch kein eigenes Deck. Beginne mit einem der Startdecks unten.
decks-starters = Mit einem Startdeck beginnen
deck-builder = Deckbau
deck-new = Neues Deck
deck-new-name = Neues Deck
deck-name = Name des Decks
deck-save = Sichern
deck-saved = Das Deck ist gesichert.
deck-share = Teilcode
deck-import = Code verwenden
deck-import-how = Füge einen Teilcode oder eine Deckdatei ein:
deck-test = Testen
deck-test-not = Nur ein Deck, das die Standardregeln erlauben, kann getestet werden.
deck-rival = Ihre Fraktion
deck-pool = Karten
deck-yours = Deck
deck-filters = Filter
deck-owner = Wessen Karten
deck-owner-own = Fraktion
deck-owner-shared = Gemeinsam
deck-missing = Noch frei
deck-no-card = Keine Karte ist so.
deck-add = { $card } nehmen, { $count } von { $most } im Deck
deck-take = { $card } zurücklegen
deck-empty = Das Deck ist leer. Tippe auf Karten, um sie zu nehmen.
deck-reserve = In der Reserve: { $card } ×{ $count }
deck-leader-change = Anführer wechseln
deck-rules = Regeln der Prüfung
deck-legal-yes = Bereit zum Spielen
deck-legal-no = Noch nicht erlaubt
deck-drop = { $deck } wegwerfen
deckrules-standard = Standard
deckrules-advanced = Erweitert
deckrules-tournament = Turnier
deckrules-solo = Solo
trio-legal = Diese drei dürfen zusammen ein Turnier spielen.
gauge-units = Einheiten
gauge-specials = Sonder
gauge-spies = Spione
gauge-medics = Heiler
gauge-strength = Stärke
gauge-wrong = gegen die Regeln

## Tables

lobby = Tische
lobby-open = Tische, die auf jemanden warten
lobby-none = Gerade wartet niemand. Mach einen Tisch auf und schick den Link an Freunde, oder zeig ihn hier.
lobby-waiting = Wartet auf das Spiel
lobby-over = Beendete Spiele
lobby-code = Code eines Tisches
join-host = { $name } wartet auf dich.
join-watch = Zuschauen
new-friend-short = Freund
new-trio = Du bringst { $decks } mit.
new-trio-none = Du bringst drei zufällige Decks mit. Um sie zu wählen, markiere drei deiner Decks für das Turnier:
new-option-leaders = Die Anführer des Gegners greifen ein, wenn er eine Runde verliert
new-more = Mehr
new-undo-free = Frei
new-undo-ask = Erst fragen
new-undo-off = Nie
new-watch = Zuschauer
new-watch-public = Sehen das Feld
new-watch-hands = Sehen alles, später
new-watch-nobody = Keine
new-listed = Den Tisch allen zeigen, damit sich auch Fremde setzen können
pace-untimed-name = Ohne Uhr
pace-live-name = Live
pace-live-note = eine Minute je Zug
pace-turns-name = Zug um Zug
pace-turns-note = zwei Tage je Zug
wait-code = oder nenne ihnen den Code
wait-not-ready = Noch nicht bereit
wait-unready = Doch noch nicht
wait-bot = Bot hierher setzen
wait-away = Wegschicken
wait-leave = Gehen
wait-for = Warten auf { $names }.
wait-for-seats = Ein Platz ist noch frei.
wait-for-host = Der Gastgeber beginnt das Spiel.

## Settings, further

set-on = An
set-off = Aus
set-text = Textgröße
set-text-normal = Normal
set-text-large = Groß
set-text-huge = Sehr groß
set-contrast = Karten
set-contrast-off = Bei Kerzenschein
set-contrast-on = Klar und deutlich
set-list-short = Listenansicht
set-example = Ein Beispiel

## Profile

me = Du
me-guest = Du spielst als Gast: Dein Platz und deine Decks bleiben in diesem Browser.
me-account = Dein Konto ist { $login }.
me-account-title = Konto
me-account-why = Mit einem Konto findest du deine Tische und Decks auf jedem Gerät wieder. Name und Passwort genügen.
me-account-kept = Deine Tische und Decks liegen auf dem Server und warten auf jedem Gerät auf dich.
me-login = Kontoname
me-password = Passwort
me-create = Konto anlegen
me-log-in = Anmelden
me-log-out = Abmelden
me-in = Du bist angemeldet.
me-out = Du bist abgemeldet.
me-made = Dein Konto ist angelegt.
me-named = So heißt du jetzt.
me-games = Deine Spiele
me-tables =
    { $count ->
        [one] Tisch
       *[other] Tische
    }
me-turns =
    { $count ->
        [one] wartet auf dich
       *[other] warten auf dich
    }
me-won =
    { $count ->
        [one] Spiel gewonnen
       *[other] Spiele gewonnen
    }
me-decks =
    { $count ->
        [one] Deck
       *[other] Decks
    }
me-data = Deine Daten
me-data-text = Alles, was der Server über dich weiß, als Datei. Oder lass dich vergessen: Dein Name und deine Decks verschwinden, und in laufenden Spielen übernimmt ein Bot deinen Platz.
me-export = Mitnehmen
me-exported = Die Datei gehört dir.
me-erase = Vergiss mich
me-erase-text = Das lässt sich nicht rückgängig machen. Die Decks in diesem Browser bleiben.
me-erased = Du bist hier vergessen.

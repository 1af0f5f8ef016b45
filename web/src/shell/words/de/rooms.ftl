# Die Seiten neben dem Spielfeld.

## Rules

rules-game = Welches Spiel
game-gwent = Gwent
game-oldworld = Die Alte Welt
rules-rulings = Nur unsere Regelentscheide
rules-ruling-why = Unser Regelentscheid: Die Hefte schweigen hier, sind unklar oder widersprechen sich
rules-count =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-sections = Abschnitte
rules-abilities = Was die Symbole bedeuten
rules-opening = Das Regelbuch wird aufgeschlagen …
rules-link = Regel { $clause }

## Choosing

pick-any = Beliebig
copy = Kopieren
copied = Kopiert.
keep = Behalten

## Decks

decks-mine = Deine Decks
decks-none = Du hast noch kein eigenes Deck. Beginne mit einem der Startdecks unten.
decks-starters = Mit einem Startdeck beginnen
deck-builder = Deckbau
deck-new = Neues Deck
deck-new-name = Neues Deck
deck-name = Name des Decks
deck-save = Speichern
deck-saved = Das Deck ist gespeichert.
deck-share = Deckcode
deck-import = Code verwenden
deck-import-how = Füge einen Deckcode oder eine Deckdatei ein:
deck-test = Testen
deck-test-not = Nur ein Deck, das die Standardregeln erlauben, kann getestet werden.
deck-rival = Fraktion der Gegenseite
deck-pool = Karten
deck-yours = Deck
deck-filters = Filter
deck-owner = Karten
deck-owner-own = Fraktion
deck-owner-shared = Gemeinsam
deck-missing = Noch nicht im Deck
deck-no-card = Keine Karte passt zu diesen Filtern.
deck-add = { $card } hinzufügen, { $count } von { $most } im Deck
deck-take = { $card } entfernen
deck-empty = Das Deck ist leer. Tippe auf Karten, um sie hinzuzufügen.
deck-reserve = Im Nebendeck: { $card } ×{ $count }
deck-leader-change = Anführer wechseln
deck-rules = Prüfen nach
deck-legal-yes = Bereit zum Spielen
deck-legal-no = Noch nicht erlaubt
deck-drop = { $deck } löschen
deckrules-standard = Standard
deckrules-advanced = Fortgeschritten
deckrules-tournament = Turnier
deckrules-solo = Solo
trio-legal = Diese drei dürfen zusammen ein Turnier spielen.
gauge-units = Einheiten
gauge-specials = Spezial
gauge-spies = Spione
gauge-medics = Heiler
gauge-strength = Stärke
gauge-wrong = gegen die Regeln

## Tables

lobby-open = Tische mit freien Plätzen
lobby-none = Gerade wartet niemand. Lege einen Tisch an und schick den Link weiter, oder zeig ihn hier.
lobby-waiting = Wartet auf den Beginn
lobby-over = Beendete Partien
lobby-code = Code eines Tisches
join-as = Du setzt dich als { $name }.
join-other-name = Anderer Name?
join-begun = Diese Partie hat begonnen: { $names }.
join-full = Alle Plätze sind besetzt: { $names }.
join-over = Diese Partie ist zu Ende: { $names }.
lost-title = Hier ist nichts
lost-code = Kein Tisch hat den Code »{ $what }«. Vielleicht stimmt ein Buchstabe nicht, oder die Partie ist lange vorbei.
lost-table = Es gibt keinen Tisch »{ $what }«. Vielleicht ist der Link unvollständig, oder der Tisch ist nicht mehr da.
lost-page = Es gibt keine Seite »{ $what }«.
join-host = { $name } wartet auf dich.
join-watch = Zuschauen
new-friend-short = Einladung
new-trio = Du bringst { $decks } mit.
new-trio-none = Du bringst drei zufällige Decks mit. Um sie zu wählen, markiere drei deiner Decks für das Turnier:
new-choice-all = (alle, wenn du nicht wählst)
new-options = Dazu
new-options-all = alle
new-options-clash = Passt nicht zu: { $names }
new-option-leaders = Die Anführer der Gegenseite greifen ein, wenn sie eine Runde verliert
new-more = Mehr
new-undo-free = Frei
new-undo-ask = Erst fragen
new-undo-off = Nie
new-watch = Zuschauen
new-watch-public = Nur das Brett
new-watch-hands = Alles, später
new-watch-nobody = Niemand
new-listed = Den Tisch allen zeigen, damit sich alle dazusetzen können
new-read-aloud = Eine Person liest vor
new-read-aloud-what = Wer vorliest, sieht die Geschichte; die anderen hören zu und können sie aufdecken
pace-untimed-name = Ohne Uhr
pace-live-name = Live
pace-live-note = eine Minute je Zug
pace-turns-name = Zug um Zug
pace-turns-note = zwei Tage je Zug
wait-code = oder nenne den Code
wait-not-ready = Noch nicht bereit
wait-unready = Doch noch nicht
wait-bot = Einen Bot setzen
wait-away = Wegschicken
wait-leave = Gehen
wait-for = Warten auf { $names }.
wait-for-seats = Ein Platz ist noch frei.
wait-for-host = Der Host beginnt die Partie.

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
set-cloth = Tischtuch
set-cloth-oak = Eiche
set-cloth-felt = Grüner Filz
set-cloth-velvet = Roter Samt
set-cloth-slate = Blauer Schiefer
set-cards = Größe der Karten
set-cards-small = Klein
set-cards-normal = Normal
set-cards-large = Groß
set-rows = Reihen auf dem Brett
set-rows-off = Gewebt
set-rows-on = Klare Linien
set-list-short = Listenansicht
set-example = Ein Beispiel

## Profile

me-guest = Du spielst als Gast: Dein Platz und deine Decks bleiben in diesem Browser.
me-account = Dein Konto ist { $login }.
me-account-title = Konto
me-account-why = Mit einem Konto findest du deine Tische und Decks auf jedem Gerät wieder. Name und Passwort genügen.
me-account-kept = Deine Tische und Decks liegen auf dem Server und warten auf jedem Gerät auf dich.
me-login = Kontoname
me-password = Passwort
me-forgotten = Passwort vergessen?
me-forgotten-sent = Wenn das Konto eine bestätigte E-Mail-Adresse hat, ist ein Link unterwegs.
me-reset = Ein neues Passwort
me-reset-new = Neues Passwort
me-reset-set = Passwort speichern
me-reset-done = Dein Passwort ist gespeichert und du bist angemeldet.
me-create = Konto anlegen
me-log-in = Anmelden
me-log-out = Abmelden
me-in = Du bist angemeldet.
me-out = Du bist abgemeldet.
me-made = Dein Konto ist angelegt.
me-named = Dein Name ist geändert.
me-games = Deine Partien
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
        [one] gewonnene Partie
       *[other] gewonnene Partien
    }
me-decks =
    { $count ->
        [one] Deck
       *[other] Decks
    }
me-data = Deine Daten
me-data-text = Alles, was der Server über dich weiß, als Datei. Oder lass es löschen: Dein Name und deine Decks verschwinden, und in laufenden Partien übernimmt ein Bot deinen Platz.
me-export = Herunterladen
me-exported = Die Datei ist heruntergeladen.
me-erase = Meine Daten löschen
me-erase-text = Das lässt sich nicht rückgängig machen. Die Decks in diesem Browser bleiben.
me-erased = Deine Daten sind gelöscht.

## Learn

learn-how = Kleine Partien am echten Tisch. Jede dauert ein, zwei Minuten; die Katze sagt dir, was zu tun ist.
learn-done = Geschafft
learn-again = Noch einmal
learn-next = Nächste Lektion
learn-duel = Jetzt eine richtige Partie
learn-won = Gut gemacht, diese Runde gehört dir!
learn-lost = Diesmal nicht: Die andere Seite hatte mehr. Versuch es noch einmal!
lesson-rows = Reihen und Stärke
lesson-rows-what = Lege Karten aus und komm auf mehr als die andere Seite.
lesson-rows-1 = Das Schwert auf Ves bedeutet Nahkampf. Tippe die Karte an, dann die helle Reihe.
lesson-rows-2 = 5 gegen 8: zu wenig. Keira Metz gehört in den Fernkampf, das zeigt der Bogen. Spiel sie aus.
lesson-rows-3 = 10 gegen 8, und die andere Seite hat gepasst. Behalte deine letzte Karte und passe: Die Runde gehört dir.
lesson-weather = Wetter und Helden
lesson-weather-what = Frost und Nebel schwächen Soldaten. Helden stört das nicht.
lesson-weather-1 = 22 gegen nichts! Spiel »Beißender Frost«: Jede Einheit im Nahkampf fällt auf 1.
lesson-weather-2 = Jetzt der Nebel: Er macht dasselbe mit dem Fernkampf.
lesson-weather-3 = Vernon Roche hat einen goldenen Rahmen: ein Held. Kein Wetter trifft ihn, auch sonst nichts. Spiel ihn aus.
lesson-weather-4 = 10 gegen 5. Ves stünde im Frost, also behalte sie. Passe.
lesson-friends = Freunde und Heiler
lesson-friends-what = Manche Karten sind zusammen stärker, andere kehren von den Toten zurück.
lesson-friends-1 = Verbundene Ringe bedeuten Enge Bindung. Ein Kommando zählt 4. Spiel es aus.
lesson-friends-2 = Ein zweites daneben verdoppelt beide: 8 und 8. Spiel auch das.
lesson-friends-3 = Das dritte liegt auf deinem Ablagestapel. Das Herz steht für Heiler: Spiel ihn, und lass ihn das dritte zurückholen.
lesson-friends-4 = Drei verbunden: je 12. Das ist mehr, als drüben liegt. Passe.
lesson-spies = Spione bringen Karten
lesson-spies-what = Gib dem Gegner ein wenig und zieh dafür zwei Karten.
lesson-spies-1 = Thaler ist ein Spion: Leg ihn auf ihre Seite. Er zählt dort 1, und du ziehst zwei Karten.
lesson-spies-2 = Zwei Katapulte! Mit Karten gewinnt man: Eine Hand muss für alle Runden reichen. Spiel das erste aus.
lesson-spies-3 = Sie sind verbunden. Das zweite macht 32 daraus.
lesson-spies-4 = Weit vorn, und eine Karte bleibt übrig. Passe.
lesson-passing = Runden, Edelsteine und das Passen
lesson-passing-what = Zwei Runden entscheiden die Partie. Lass eine ziehen und behalte deine Karten.
lesson-passing-1 = Drüben liegen 30, deine ganze Hand ist 16 wert. Wirf keine guten Karten in eine verlorene Runde: Passe. Du verlierst einen von zwei Edelsteinen.
lesson-passing-2 = Drüben ist die Hand leer, und du hast noch drei Karten. Eine genügt: Spiel Siegfried aus.
lesson-passing-3 = 5 zu 0, und niemand kann antworten. Passe und behalte den Rest.
lesson-passing-4 = Jetzt entscheidet die letzte Runde. Spiel Keira.
lesson-passing-5 = Zwei Runden gehören dir, und eine Karte bleibt übrig. Passe.
lesson-muster = Musterung und Gewandtheit
lesson-muster-what = Manche Karten bringen ihre Verwandten mit, andere wählen ihre Reihe.
lesson-muster-1 = Pfoten bedeuten Musterung: Das Ungetüm ruft alle Krabbspinnen, auch aus deinem Deck. Spiel es aus.
lesson-muster-2 = 18 zu 19. Die Harpyie hat Gewandtheit: Nahkampf oder Fernkampf. Leg sie in den Fernkampf.
lesson-muster-3 = 20 zu 19, um eine Feder. Passe.
lesson-morale = Moral und Horn
lesson-morale-what = Was einer ganzen Reihe hilft, will eine volle Reihe.
lesson-morale-1 = Der Experte ist schwach, aber jede andere Karte seiner Reihe zählt eins mehr. Spiel ihn.
lesson-morale-2 = 15. Das Horn verdoppelt eine ganze Reihe: Leg es neben die Belagerung, dort hilft es am meisten.
lesson-morale-3 = 30 gegen 26. Passe.
lesson-scorch = Verbrennen und Finte
lesson-scorch-what = Feuer nimmt die Stärksten, auch deine. Rette sie zuerst.
lesson-scorch-1 = Verbrennen nimmt die stärkste Karte am Tisch, und das ist dein eigenes Katapult. Leg die Finte darauf: Es kommt auf deine Hand zurück.
lesson-scorch-2 = Jetzt ist ihr Krötenprinz der stärkste. Verbrenne ihn.
lesson-scorch-3 = Und das Katapult kehrt zurück. Spiel es.
lesson-scorch-4 = 8 gegen 5. Passe.
lesson-redraw = Tauschen und Helden
lesson-redraw-what = Vor der ersten Runde dürfen zwei Karten gehen. Behalte, was nichts berührt.
lesson-redraw-1 = Vor der ersten Runde darfst du zwei Karten tauschen. Beide Fußsoldaten zählen 1: Tippe einen an, dann den anderen.
lesson-redraw-2 = Viel besser. Auf dem Nahkampf liegt Frost, doch ein goldener Rahmen zeigt einen Helden: Geralt zählt bei jedem Wetter 15. Spiel ihn.
lesson-redraw-3 = Das Katapult steht weit weg vom Frost. Spiel es.
lesson-redraw-4 = 23 zu 20. Passe.
lesson-leader = Anführer und Horn
lesson-leader-what = Klär den Himmel, ruf deinen Anführer, blas das Horn.
lesson-leader-1 = Regen setzt deine Belagerungsgeräte unter Wasser. »Gutes Wetter« nimmt alles Wetter weg.
lesson-leader-2 = Einmal pro Partie hilft dein Anführer, statt einer Karte. Deiner verdoppelt die Belagerungsreihe. Tippe links auf den Anführer.
lesson-leader-3 = Ein Horn verdoppelt eine Reihe deiner Wahl. Leg es neben den Nahkampf.
lesson-leader-4 = 44 gegen 41. Auch deine Fraktion hilft: Der Norden zieht für jede gewonnene Runde eine Karte. Passe; damit weißt du alles für eine richtige Partie.
learn-first = Eine erste Partie, mit der Katze
coach-ask = Was würdest du tun?
coach-redraw = Bis zu zwei Karten dürfen zurück. Tausche schwache, und solche, die eine Musterung ohnehin ruft. Behalte Helden, Spione und Heiler.
coach-more = Dein Zug braucht noch eine Wahl. Unsicher? Das Auge zeigt dir erst den Tisch.
coach-watch = Die Gegenseite überlegt, mit { $theirs ->
        [one] 1 Karte
       *[other] { $theirs } Karten
    } auf der Hand. Zähle mit, was jeder Zug sie kostet.
coach-out = Du bist in dieser Runde fertig, mit { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand. Lass die Gegenseite ihre ausgeben.
coach-pass-now = Die Gegenseite hat gepasst, und du führst mit { $lead }. Passe jetzt: Jede Karte, die du behältst, kämpft in der nächsten Runde.
coach-pass-last = Die Gegenseite hat gepasst, du führst, und sie hat nur noch einen Edelstein. Passe, und die Partie gehört dir.
coach-one-card = Die Gegenseite hat gepasst, dir fehlen { $lead }. Eine Karte genügt: Nimm die billigste, die das Blatt wendet.
coach-must-win = Du hast nur noch einen Edelstein: Diese Runde muss deine sein. Gib aus, was nötig ist, aber rechne erst.
coach-let-go = Die Gegenseite hat gepasst, und keine einzelne Karte dreht diese Runde. Du hast zwei Edelsteine: Lass die Runde ziehen und behalte { $hand ->
        [one] deine Karte
       *[other] deine { $hand } Karten
    }.
coach-open =
    { $hand ->
        [one] 1 Karte muss
       *[other] { $hand } Karten müssen
    } für drei Runden reichen. Beginne mit einer mittleren und sieh, was kommt.
coach-spy = Du hast einen Spion. Er gibt der Gegenseite ein paar Punkte und dir zwei Karten: Früh in der Partie lohnt sich das fast immer.
coach-last-chance = Die letzte Runde für beide. Jetzt lohnt es nicht mehr zu sparen: Zähle, was du noch erreichst.
coach-far-ahead = Du führst mit { $lead }. Denk ans Passen: Die Gegenseite muss zwei gute Karten ausgeben, und du behältst { $hand }.
coach-far-behind = Die Gegenseite führt mit { $lead }. Mit zwei Edelsteinen kannst du diese Runde ziehen lassen: Wer ihr nachläuft, zahlt doppelt.
coach-close-in = Die Gegenseite hat nur noch einen Edelstein und kann diese Runde nicht verschenken. Lass sie Karten ausgeben.
coach-steady = Es ist knapp. Spiel, was du brauchst, und nicht mehr: Starke Karten sind für die Runde, die entscheidet.

## Replay, further

replay-round-back = Vorige Runde
replay-round-next = Nächste Runde
replay-from-here = Ab hier spielen
replay-branch = Du übernimmst den Platz von { $name } nach Schritt { $at }. Bots spielen die anderen.
replay-share = Link zu diesem Schritt kopieren
new-bring = Was du mitbringst

# Die Seite: alles, was nicht auf einer Karte steht.

## Home

home-deck = Dein Deck
home-tables = Deine Tische
home-level = Deine Gegenseite
close = Schließen
unplayable-what = Diese Version des Servers kann diese Partie nicht fortsetzen. Du kannst sie ohne Ergebnis beenden; die Aufzeichnung bleibt erhalten.
unplayable-end = Diese Partie beenden
unplayable-ended = Die Partie ist ohne Ergebnis beendet.
unplayable-record = Aufzeichnung herunterladen

## New table, waiting room

new-mode = Spielweise
new-seats = Plätze
new-seat = Platz { $number }
new-friend = Auf Einladung
new-bot = Bot: { $level }
new-pace = Tempo
new-random = Alle spielen mit ausgelosten Decks.
new-make = Tisch anlegen
pace-untimed = Ohne Uhr
pace-live = Live: eine Minute für jeden Zug
pace-turns = Zug um Zug: zwei Tage für jeden Zug
join-title = Eine Einladung für dich
join-sit = Platz nehmen
wait-title = Warten auf die Partie
wait-free = Freier Platz
wait-host = Host
wait-ready = Bereit
wait-invite = Schicke diesen Link an alle, die mitspielen sollen:
wait-copy = Kopieren
wait-copied = Der Link ist kopiert.
wait-start = Beginnen

## The table

actions = Was du tun kannst
weather = Wetter
weather-none = Schönes Wetter
your-side = Deine Seite
their-side = Gegenseite
row-label =
    { $side ->
        [you] Deine Reihe
       *[other] Gegnerische Reihe
    }, { $row }, { $total }
total = Summe { $total }
gems =
    { $count ->
        [one] 1 Edelstein
       *[other] { $count } Edelsteine
    }
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
mate-hand = Hand von { $name }
hand-count =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
your-hand =
    { $count ->
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $count } Karten
    }
hand-empty = Deine Hand ist leer.
passed = Gepasst
pile-deck =
    { $count ->
        [one] Nachziehstapel, 1 Karte
       *[other] Nachziehstapel, { $count } Karten
    }
pile-discard =
    { $count ->
        [one] Ablagestapel, 1 Karte
       *[other] Ablagestapel, { $count } Karten
    }
leader = Anführer
leader-button =
    { $state ->
        [usable] Deinen Anführer einsetzen, { $leader }
        [ready] Anführer { $leader }, noch nicht eingesetzt
        [used] Anführer { $leader }, eingesetzt
       *[off] Anführer { $leader }, ohne Wirkung
    }
round = Runde { $round }
turn-yours = Du bist am Zug
turn-away = { $name } ist nicht da
turn-theirs = { $name } überlegt
turn-held = Wohin legst du { $card }?
turn-leading = { $leader }: jetzt einsetzen?
waiting-other = Warten auf die anderen
game-over = Die Partie ist zu Ende
place-card = { $card } hierher legen: { $row }
place-weather = { $card } hierher legen: Wetter
place-table = Ausspielen
play-card = Ausspielen
use-leader = Anführer einsetzen
pass = Passen
undo = Zurücknehmen
prompt-peek = Den Tisch ansehen
prompt-back = Zurück zur Frage
log = Bericht
step-spy = Spione zählen doppelt
step-weather = Wetter
step-bond = { ability-tight-bond }
step-morale = { ability-morale-boost }
step-horn = { ability-commanders-horn }
preview = Du { $mine }, Gegenseite { $theirs }
preview-gone =
    { $count ->
        [one] 1 Karte verbrennt
       *[other] { $count } Karten verbrennen
    }
preview-back =
    { $count ->
        [one] 1 Karte geht zurück
       *[other] { $count } Karten gehen zurück
    }
preview-came =
    { $count ->
        [one] 1 weitere Karte kommt
       *[other] { $count } weitere Karten kommen
    }
inspect-strength = Gedruckte Stärke { $printed }, jetzt { $now }.

## Questions and dialogs

redraw = Karten tauschen
redraw-how = Tippe auf eine Karte, um sie zu tauschen.
redraw-left =
    { $count ->
        [0] Du kannst nicht mehr tauschen.
        [one] Du kannst noch einmal tauschen.
       *[other] Du kannst noch { $count }-mal tauschen.
    }
redraw-done = Diese Hand behalten
pass-title = In dieser Runde passen?
pass-text = Du spielst in dieser Runde keine Karten mehr. Deine Karten auf dem Tisch zählen weiter.
pass-no = Noch nicht
pass-stay = Weiterspielen
pass-score = Es steht { $mine } zu { $theirs } (du zuerst).
confirm-leader = Deinen Anführer jetzt einsetzen?
confirm-leader-text = Ein Anführer lässt sich einmal pro Partie einsetzen.
confirm-nothing = { $card } würde jetzt nichts ändern
confirm-nothing-text = Keine Stärke ändert sich, und keine Karte kommt oder geht.
confirm-anyway = Trotzdem spielen
confirm-move = Diesen Zug machen?
confirm-yes = Ja
end-won = Sieg!
end-lost = Niederlage
end-abandoned = Ohne Sieg beendet
end-draw = Unentschieden
end-last = { $total } in der letzten Runde
end-again = Noch einmal
end-rematch = Revanche
end-waiting = Warten auf die anderen
end-gave-up = { $name } hat aufgegeben.
end-replay = Noch einmal ansehen
end-look = Den Tisch ansehen

## Keys

keys = Wie man spielt, und Tasten
how-to-play = Tippe auf eine Karte deiner Hand und dann auf eine leuchtende Reihe; oder ziehe sie dorthin. Zeige auf eine Karte oder halte sie, um zu lesen, was sie tut. Gewinne zwei Runden.
keys-arrows = Von Karte zu Karte gehen
keys-enter = Eine Karte wählen, noch einmal: sie ausspielen
keys-space = Passen
keys-leader = Deinen Anführer einsetzen
keys-undo = Zurücknehmen
keys-log = Bericht zeigen oder verbergen
keys-list = Listenansicht und zurück
keys-escape = Die Karte zurücklegen

## List view

list-view = Listenansicht
list-question = Deine Frage
list-nothing = nichts

## Connection

sitting-down = Du setzt dich an den Tisch
connecting-again = Die Verbindung ist weg. Wir verbinden neu; dein Platz bleibt frei.

## Cards

filter-name = Name
filter-faction = Fraktion
filter-row = Reihe
filter-ability = Fähigkeit
filter-all = Alle
filter-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

## Settings

set-language = Sprache
set-name = Dein Name am Tisch
set-motion = Animation
set-motion-system = Wie das System
set-motion-off = Keine
set-confirm = Vor einem Zug fragen
set-confirm-always = Jeden Zug
set-confirm-risky = Riskante Züge
set-confirm-note = Riskant sind der Anführer, das Passen und eine Karte, die nichts ändern würde. Auf dem Brett nimmst du eine Karte zuerst auf; danach wird nicht noch einmal gefragt.
set-confirm-never = Nie
set-list = Listenansicht: der Tisch als Text, für Vorleseprogramme
set-sound = Klänge

## Rules and replay

rules-search = In den Regeln suchen
rules-ruling = Unser Regelentscheid
rules-none = Keine Regel enthält diese Wörter.
replay = Wiedergabe
replay-eyes = Ansicht von
replay-as = Als { $name }
replay-all = Alle Hände
replay-first = Anfang
replay-back = Zurück
replay-next = Weiter
replay-run = Abspielen
replay-stop = Pause
replay-step = Schritt { $at } von { $total }
replay-speed = Tempo

## Credits

credits-fan = Seven Cats ist ein inoffizielles Werk von Fans. Es hat nichts mit den Eigentümern oder Verlagen von The Witcher oder Gwent zu tun. Alle Bilder sind durch Code gemacht; alle Texte sind in unseren eigenen Worten.
credits-icons = Symbole
credits-icons-text = Die Zeichen auf den Karten sind Symbole der Mitwirkenden von game-icons.net (Lorc, Delapouite und anderen), unter der Lizenz CC BY 3.0, in Farbe und Größe geändert.
credits-fonts = Schriften
credits-fonts-text = Cinzel, EB Garamond und Atkinson Hyperlegible, unter der SIL Open Font License 1.1.
credits-code = Code
credits-code-text = Unter der MIT-Lizenz. Gebaut mit Svelte und Fluent.

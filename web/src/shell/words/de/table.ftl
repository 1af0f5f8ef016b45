# Das Leben um einen Tisch: Uhren, Leute, Sätze, Gründe, Zuschauen, Turniere.

## Uhren

clock-short = { $time }
clock-hours = { $hours } Std. { $minutes } Min.
clock-days =
    { $days ->
        [one] 1 Tag { $hours } Std.
       *[other] { $days } Tage { $hours } Std.
    }
clock-move = Zeit von { $name }
clock-bank = Reservezeit von { $name }
clock-bank-short = Reserve
clock-told =
    { $seconds ->
        [one] Du hast noch 1 Sekunde.
       *[other] Du hast noch { $seconds } Sekunden.
    }

## Leute

seat-resigned = aufgegeben
seat-standin = Bot springt ein
seat-away = nicht da
lost-again = Neue Verbindung ({ $seconds } s) …
lost-kept = Dein Platz bleibt frei.
lost-kept-for = Dein Platz bleibt noch { $time } frei.
lost-gone = Ein Bot springt für dich ein, bis du wieder da bist.
standin-me = Ein Bot spielt für dich.
standin-back = Platz wieder einnehmen
takeover-me = Deine Zeit ist um. Spiele jetzt, sonst übernimmt in { $time } ein Bot deinen Platz.
takeover-other = { $name } ist nicht da. In { $time } übernimmt ein Bot den Platz.
gone = { $name } hat den Tisch verlassen.
gone-wait = Warten
gone-bot = Einen Bot weiterspielen lassen
gone-end = Partie beenden
resigned-on =
    { $count ->
        [one] Du hast aufgegeben. { $names } spielt weiter.
       *[other] Du hast aufgegeben. { $names } spielen weiter.
    }
rematch-offer =
    { $decks ->
        [swap] { $name } möchte eine Revanche mit vertauschten Decks.
       *[keep] { $name } möchte eine Revanche.
    }
rematch-accept = Annehmen
rematch-swap = Decks tauschen
rematch-gone = { $name } hat den Tisch verlassen.
next-turn = Nächster Tisch
wait-sent-away = Der Host hat dich gebeten, diesen Tisch zu verlassen.

## Rückblick

moment-caption = Rückblick
moment-leave = Zurück zur Partie
log-since = Seit deinem letzten Zug
log-jump = Den Tisch von damals zeigen

## Zurücknehmen

undo-turn = Ganzen Zug zurücknehmen
undo-waits = Du hast um Rücknahme gebeten. Warten auf Antwort …
undo-asked-title = Darf das zurückgenommen werden?
undo-asked =
    { $scope ->
        [turn] { $name } möchte den ganzen Zug zurücknehmen.
       *[step] { $name } möchte den letzten Schritt zurücknehmen.
    }
undo-allow = Ja, natürlich
undo-deny = Nein

## Sätze

phrases = Etwas sagen
mute = Stummschalten
unmute = Wieder zuhören
block = Sperren
blocks = Gesperrte Leute
unblock = Sperre aufheben
blocked = Du hast { $name } gesperrt: keine Sprüche und kein gemeinsamer Tisch mehr. Im Profil kannst du das aufheben.

## Menü

menu = Tisch
menu-kept = Dein Platz bleibt frei.
board-view = Zurück zum Brett
sound-on = Ton an
sound-off = Ton aus
resign = Aufgeben
resign-title = Die Partie aufgeben?
resign-text = Die andere Seite gewinnt. Das lässt sich nicht zurücknehmen.
resign-text-many = Ein Bot spielt für dich weiter. Das lässt sich nicht zurücknehmen.
resign-no = Weiterspielen
keys-turn = Den ganzen Zug zurücknehmen
keys-phrases = Etwas sagen
keys-menu = Menü des Tisches
keys-rules = Regeln
keys-docs = Die ganze Dokumentation (auf Englisch)

## Warum nicht

why-over = Die Partie ist zu Ende.
why-question = Beantworte zuerst die offene Frage.
why-passed = Du hast gepasst: In dieser Runde spielst du keine Karten mehr.
why-turn = Du bist nicht am Zug.
why-no-unit = { $card } braucht eine deiner Einheiten auf dem Tisch, die kein Held ist.
why-no-row = Jede deiner Reihen hat schon so eine Karte.
why-no-weather = Im Solospiel spielt nur die gegnerische Seite Wetterkarten. Nur »Gutes Wetter« darfst auch du spielen.
why-leader-none = Du hast hier keinen Anführer.
why-leader-used = Dein Anführer wurde in dieser Partie schon eingesetzt.
why-leader-off = Dein Anführer ist in dieser Partie ohne Wirkung.
why-leader-passive = Dein Anführer wirkt von selbst, die ganze Zeit.
goes-own = { $card } gehört in deine eigene Reihe: { $rows }.
goes-enemy = { $card } ist ein Spion und geht auf die andere Seite: { $rows }.
goes-beside = { $card } gehört neben eine deiner Reihen: { $rows }.
goes-unit = { $card } wird auf eine deiner Einheiten gelegt, die kein Held ist.
goes-weather = { $card } gehört zum Wetter.
goes-anywhere = { $card } kann überall hin.
goes-taken = Neben dieser Reihe liegt schon eine: { $row }.

## Zuschauen

watching = Du schaust zu
watchers =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
watch-delay = { $time } später
watch-live = Nur das Brett, live
watch-hands = Alle Hände, später
watch-soon = Alle Hände werden einige Minuten später gezeigt. Die ersten Karten kommen gleich …
watch-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }
watch-replay = Wiedergabe ansehen
lobby-playing = Partien zum Zuschauen
lobby-sit = Hinsetzen
lobby-watch = Zuschauen
lobby-watch-none = Gerade läuft keine öffentliche Partie.
lobby-next = Nächster Tisch: Du bist dran

## Turnier

match-game = Turnier, Partie { $number }
match-won = { $name } hat die letzte Partie gewonnen.
match-first = { $name } wählt zuerst.
match-points =
    { $count ->
        [one] 1 Partie gewonnen
       *[other] { $count } Partien gewonnen
    }
match-decks = Decks von { $name }
match-unknown = noch nicht gesehen
match-deck = Deck { $number }
match-locked = Hat gewonnen
match-picked = Gewählt
match-pick = Wähle dein Deck für diese Partie
match-picks = { $name } wählt ein Deck
match-score = Partie { $number } · { $mine } – { $theirs }
trio = Deine drei Decks
trio-how = Drei Decks verschiedener Fraktionen. Ein Deck, das gewonnen hat, ruht für den Rest des Turniers.
trio-any = Drei auslosen
trio-few =
    { $count ->
        [one] Ein Deck fehlt noch.
       *[other] { $count } Decks fehlen noch.
    }

## Neuer Tisch und Warteraum

new-move-time = Zeit für jeden Zug
new-seconds = { $count } s
new-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
new-bot-brings =
    { $brings ->
        [school] Schule des Bots
       *[deck] Deck des Bots
    }
new-bot-any = beliebig
room-pace-untimed = Keine Uhr
room-pace-live = { $time } für jeden Zug, { $bank } Reserve
room-pace-turns = { $time } für jeden Zug
room-watch-public = Wer zuschaut, sieht das Brett
room-watch-hands = Wer zuschaut, sieht alle Hände, später
room-watch-nobody = Niemand schaut zu
room-undo-free = Züge dürfen zurückgenommen werden
room-undo-ask = Zurücknehmen nur mit Zustimmung
room-undo-off = Nichts wird zurückgenommen
room-read-aloud = Eine Person liest die Texte vor
room-brought =
    { $brings ->
        [school] Schule gewählt
       *[deck] Deck gewählt
    }
room-not-brought =
    { $brings ->
        [school] Schule noch offen
       *[deck] Deck noch offen
    }
wait-for-you =
    { $brings ->
        [school] Wähle deine Schule und sag, dass du bereit bist.
       *[deck] Wähle dein Deck und sag, dass du bereit bist.
    }
room-said = Am Tisch gesagt
room-talk = Etwas sagen

## A game that the page has no part of its own for

list-seats = Am Tisch
list-cards = Auf dem Tisch
list-public = Für alle sichtbar
list-hidden =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
list-won = hat gewonnen
list-lost = hat verloren
list-draw = unentschieden

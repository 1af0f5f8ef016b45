# Was der Tischserver sagt.

server-no-bad-request = Diese Anfrage ist nicht zu verstehen.
server-no-bad-message = Diese Nachricht ist nicht zu verstehen.
server-no-bad-name = Ein Name hat 1 bis { $limit } Zeichen.
server-no-bad-choice = Das kann hier nicht gespielt werden.
server-no-bad-setup = So lässt sich kein Spiel aufbauen.
server-no-cannot-rate = Eine gewertete Partie braucht eine Uhr und eine Gegenseite.
server-no-bad-login = Es gibt kein Konto mit diesem Namen und Passwort.
server-no-common-password = Dieses Passwort gehört zu den ersten, die jemand raten würde. Nimm ein anderes, etwa ein paar Wörter hintereinander.
server-no-no-mail = Dieser Server verschickt keine E-Mails. Frag die Leute, die ihn betreiben.
server-no-old-link = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen schicken.
server-no-no-session = Dafür braucht es eine Sitzung: Nenne erst einen Namen.
server-no-not-yours = Das gehört dir nicht.
server-no-not-host = Das darf nur der Host des Tisches.
server-no-foreign-origin = Seiten anderer Anbieter dürfen das nicht.
server-no-blocked = Du kannst nicht an diesem Tisch sitzen.
server-no-barred = Du kannst hier nicht mehr spielen: Du wurdest auf diesem Server gesperrt.
server-no-reported = Du hast diese Person an diesem Tisch schon gemeldet.
server-no-closed = Dieser Tisch wurde vom Betrieb des Servers geschlossen.
server-no-no-watching = An diesem Tisch kannst du so nicht zuschauen.
server-no-other-seat = Ein anderes Fenster an diesem Bildschirm zeigt jetzt eine andere Hand.
server-no-not-offered = Das bietet dieser Server nicht an.
server-no-not-delivered = Die E-Mail konnte nicht zugestellt werden. Stimmt die Adresse?
server-no-no-hints = Tipps gibt es nur, wenn alle anderen Bots sind.
server-no-no-hurry = Du kannst Bots nur antreiben, wenn alle anderen Bots sind.
server-no-forgotten = Dieser Augenblick liegt zu weit zurück: Nach der Partie zeigt ihn die Wiedergabe.
server-no-not-found = Nicht gefunden: { $what }
server-no-method = Diese Adresse lässt sich so nicht benutzen.
server-no-login-taken = Der Name { $login } ist vergeben.
server-no-has-account = Du hast schon ein Konto.
server-no-seat-taken = Dieser Platz ist besetzt.
server-no-not-waiting = Die Partie hat begonnen.
server-no-not-playing = Es läuft keine Partie.
server-no-not-finished = Die Partie ist noch nicht zu Ende.
server-no-not-away = Alle sind da oder noch nicht lange weg.
server-no-not-ready = Ein Platz ist frei, oder jemand ist nicht bereit.
server-no-stale = Diese Frage ist nicht mehr offen.
server-no-illegal = Das steht nicht zur Wahl.
server-no-too-far = Dazwischen kommt etwas, das du noch nicht wissen kannst: schicke weniger Schritte auf einmal.
server-no-no-undo =
    { $why ->
        [nothing] Du hast nichts zurückzunehmen.
        [chance] Das lässt sich nicht zurücknehmen: Seitdem hat der Zufall entschieden.
        [seen] Das lässt sich nicht zurücknehmen: Seitdem wurde eine verborgene Karte gesehen.
        [read] Das lässt sich nicht zurücknehmen: Was daraus wird, wurde schon vorgelesen.
        [other] Das lässt sich nicht zurücknehmen: Seitdem hat jemand anderes gespielt.
       *[any] Das lässt sich nicht zurücknehmen.
    }
server-no-undo-off = An diesem Tisch wird nichts zurückgenommen.
server-no-undo-denied = Die Gegenseite möchte den Zug lieber stehen lassen.
server-no-old-client = Diese Seite ist älter als der Server. Lade sie neu: Nichts geht verloren.
server-no-other-rules = Diese Partie wurde nach anderen Regeln gespielt und kann nicht gezeigt werden.
server-no-no-review = Diese Partie kann nicht ausgewertet werden.
server-no-too-large = Das ist zu groß.
server-no-too-many = Mehr als { $limit } geht nicht.
server-no-rate = Zu viel auf einmal. Warte einen Augenblick.
server-no-internal = Hier ist etwas schiefgegangen. Der Fehler ist vermerkt.
server-no-store-down = Die Partie kann gerade nicht gespeichert werden. Versuch es noch einmal.
server-no-damaged = Diese Partie lässt sich nicht lesen: Die Aufzeichnung ist beschädigt. Wo, steht im Protokoll des Servers.
server-no-too-slow = Die Anfrage hat zu lange gebraucht.
server-no-busy = Der Tisch ist beschäftigt. Versuch es noch einmal.
server-no-moved = Der Tisch ist umgezogen. Verbinde dich neu.
server-no-needs-server = Dafür braucht es einen Server. Du spielst offline.
server-no-other-tab = Jetzt wird in einem anderen Tab offline gespielt. Lade diese Seite neu, um hier zu spielen.
server-no-storage-full = In diesem Browser ist kein Platz mehr, deshalb wurde der letzte Schritt nicht gespeichert. Schaffe Platz auf dem Gerät und spiele dann weiter: Davor ist nichts verloren.

puzzle-name-you = Du
puzzle-name-rival = Gegenseite
server-name-bot = { $level } ({ $seat })
server-name-character = { $name } ({ $level })
server-name-program = { $name } (Bot)
server-name-game = Das Spiel
server-name-nobody = Person { $seat }

server-log-undo =
    { $who ->
        [you] Du hast einen Zug zurückgenommen.
       *[other] { $name } hat einen Zug zurückgenommen.
    }
server-log-resign =
    { $who ->
        [you] Du hast aufgegeben.
       *[other] { $name } hat aufgegeben.
    }
server-log-bot =
    { $who ->
        [you] Ein Bot spielt für dich.
       *[other] Ein Bot spielt für { $name }.
    }
server-log-person =
    { $who ->
        [you] Du bist zurück.
       *[other] { $name } ist zurück.
    }
server-log-end =
    { $who ->
        [you] Du hast die Partie beendet: Sonst ist niemand mehr da, und niemand gewinnt.
       *[other] { $name } hat die Partie beendet: Sonst war niemand mehr da, und niemand gewinnt.
    }

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-wow = Oh!
phrase-nice-deck = Schönes Deck!
phrase-thinking = Ich denke nach …
phrase-one-moment = Einen Augenblick, bitte.
phrase-your-turn = Du bist am Zug.
phrase-good-game = Schöne Partie!
phrase-rematch = Noch einmal?
phrase-yes = Ja.
phrase-no = Nein.
phrase-bye = Bis bald!

notice-your-turn = Du bist am Zug gegen { $others }.
notice-game-over = Deine Partie mit { $others } ist zu Ende.
notice-invited = { $others } lädt dich zu einer Partie ein ({ $code }).
notice-bots = Bots
notice-mail =
    { $text }

    { $link }

    --
    Keine solchen E-Mails mehr:
    { $unsubscribe }
password-reset-subject = Seven Cats: ein neues Passwort
password-reset-mail =
    Hallo { $name },

    mit diesem Link kannst du ein neues Passwort für das Konto { $login } bei Seven Cats wählen. Er gilt einmal und eine Stunde lang:
    { $link }

    Wenn du nicht darum gebeten hast, beachte diese E-Mail nicht: Dein Passwort bleibt.
notice-confirm-subject = Seven Cats: Bestätige deine E-Mail-Adresse
notice-confirm-mail =
    Hallo { $name },

    jemand, wahrscheinlich du, möchte an dieser Adresse erfahren, wann es bei Seven Cats weitergeht. Um es zu erlauben, folge diesem Link:
    { $link }

    Warst du das nicht, dann tu nichts: Es kommt nichts weiter.
server-docs-title = Dokumentation
server-docs-missing = Die Dokumentation ist auf diesem Server nicht gebaut. Dieser Befehl baut sie, und danach steht sie hier:

# Mehrere an einem Bildschirm, Bots unter sich, und die Seite als App.

new-company = Wer spielt
new-company-friends = Ich, mit anderen oder Bots
new-company-screen = Zu mehreren an diesem Bildschirm
new-company-bots = Nur Bots, ich schaue zu
hot-person = Mensch
hot-name = Name von Person { $number }
hot-unnamed = Person { $number }
hot-brings =
    { $brings ->
        [school] Schule
       *[deck] Deck
    }
hot-about = Ihr gebt den Bildschirm einander weiter. Zwischen zwei Zügen verdeckt ein Vorhang alle Hände. { $name } bringt mit:
hot-start = Beginnen
hot-hand-to = Gib { $name } den Bildschirm
hot-take = Ich bin { $name }: meine Karten zeigen
hot-hidden = Gerade sind keine Handkarten auf dem Bildschirm.
hot-bots = Die Bots spielen …
bots-about = Die Bots spielen unter sich, und du siehst alle Hände. Am Tisch kannst du sie schneller oder langsamer spielen lassen oder anhalten.
bots-start = Den Bots zuschauen
bots-pace = Tempo der Bots
bots-pause = Pause
bots-go = Weiter
bots-slow = Langsam
bots-normal = Normal
bots-fast = Schnell
watch-hands-now = Alle Hände
app-install = Als App installieren
app-install-about = Seven Cats bekommt ein eigenes Symbol auf diesem Gerät und öffnet sich ohne die Leisten des Browsers. Zum Spielen braucht es weiter eine Verbindung.
offline-title = Es gibt keine Verbindung zu Seven Cats
offline-games = Gespielt wird auf dem Server, deshalb geht das gerade nicht. Dein Platz und deine Partien bleiben erhalten: Nichts geht verloren.
offline-works = Ohne Verbindung geht nur diese Seite. Sobald der Server wieder antwortet, öffnet sich das Spiel von selbst.
offline-again = Noch einmal versuchen

notices = Nachrichten
notices-about = Langsame Partien gehen weiter, während du weg bist. Wähle hier, was du erfahren willst und wie. Nichts wird gesendet, bevor du es einschaltest.
notices-turn = Ich bin in einer langsamen Partie am Zug, oder sie ist zu Ende
notices-invited = Jemand lädt mich an einen Tisch ein
notices-browser = Benachrichtigungen dieses Browsers
notices-browser-use = In diesem Browser einschalten
notices-browser-on = Dieser Browser zeigt Benachrichtigungen, auch wenn die Seite geschlossen ist.
notices-browser-cannot = Dieser Browser kann hier keine Benachrichtigungen zeigen. Er braucht eine Adresse mit https.
notices-browsers = { $count ->
    [one] Ein Browser bekommt Benachrichtigungen.
   *[other] { $count } Browser bekommen Benachrichtigungen.
}
notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
notices-not-offered = Das bietet dieser Server nicht an.
notices-off = Ausschalten
notices-mail = E-Mail
notices-address = E-Mail-Adresse
notices-mail-use = Diese Adresse verwenden
notices-mail-on = E-Mails gehen an { $address }.
notices-mail-asked = Eine E-Mail ist unterwegs an { $address }. Folge dem Link darin, um die Adresse zu bestätigen.
notices-confirm = E-Mails über deine Züge an diese Adresse senden?
notices-confirm-yes = Ja, E-Mails senden
notices-confirm-done = E-Mails gehen von jetzt an an diese Adresse.
notices-unsubscribe = Keine E-Mails mehr an diese Adresse senden?
notices-unsubscribe-yes = Nichts mehr senden
notices-unsubscribe-done = Es gehen keine E-Mails mehr an diese Adresse.
invite-account = Oder ein Konto beim Namen einladen
invite-send = Einladen
invite-sent = { $login } bekommt Bescheid, sofern das erlaubt ist.

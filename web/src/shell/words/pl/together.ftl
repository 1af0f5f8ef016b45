# Kilka osób przy jednym ekranie, same boty i strona jako aplikacja.

new-company = Kto gra
new-company-friends = Ja, ze znajomymi lub botami
new-company-screen = Kilka osób przy tym ekranie
new-company-bots = Same boty, ja oglądam
hot-person = Osoba
hot-name = Imię gracza { $number }
hot-unnamed = Gracz { $number }
hot-brings =
    { $brings ->
        [school] Szkoła
       *[deck] Talia
    }
hot-about = Podajecie sobie ekran. Między turami wszystkie ręce zakrywa kurtyna. { $name } przynosi:
hot-start = Zaczynamy
hot-hand-to = Ekran bierze { $name }
hot-take = To ja, { $name }: pokaż karty
hot-hidden = Na ekranie nie ma teraz niczyich kart.
hot-bots = Grają boty…
bots-about = Boty grają same, a ty widzisz wszystkie ręce. Przy stole możesz je przyspieszyć, spowolnić albo zatrzymać.
bots-start = Oglądaj boty
bots-pace = Tempo botów
bots-pause = Pauza
bots-go = Wznów
bots-slow = Wolno
bots-normal = Zwykle
bots-fast = Szybko
watch-hands-now = Wszystkie ręce
app-install = Zainstaluj jako aplikację
app-install-about = Seven Cats dostaje własną ikonę na tym urządzeniu i otwiera się bez pasków przeglądarki. Do gry nadal potrzebne jest połączenie.
offline-title = Brak połączenia z Seven Cats
offline-games = Gry toczą się na serwerze, więc teraz nie da się grać. Twoje miejsce i twoje gry czekają: nic nie przepadło.
offline-works = Bez połączenia działa tylko ta strona. Gdy tylko serwer znów odpowie, gra otworzy się sama.
offline-again = Spróbuj ponownie

notices = Powiadomienia
notices-about = Powolne gry toczą się, kiedy cię nie ma. Wybierz, o czym i jak mamy cię powiadamiać. Nic nie wysyłamy, dopóki tego nie włączysz.
notices-turn = Moja tura w powolnej grze albo jej koniec
notices-invited = Ktoś zaprasza mnie do stołu
notices-browser = Powiadomienia tej przeglądarki
notices-browser-use = Włącz w tej przeglądarce
notices-browser-on = Ta przeglądarka pokazuje powiadomienia, także gdy strona jest zamknięta.
notices-browser-cannot = Ta przeglądarka nie może tu pokazywać powiadomień. Potrzebny jest adres z https.
notices-browsers = { $count ->
    [one] Powiadomienia dostaje jedna przeglądarka.
    [few] Powiadomienia dostają { $count } przeglądarki.
   *[other] Powiadomienia dostaje { $count } przeglądarek.
}
notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
notices-not-offered = Ten serwer tego nie oferuje.
notices-off = Wyłącz
notices-mail = E-mail
notices-address = Adres e-mail
notices-mail-use = Używaj tego adresu
notices-mail-on = Wiadomości przychodzą na { $address }.
notices-mail-asked = Wiadomość jest w drodze na { $address }. Potwierdź adres linkiem, który w niej jest.
notices-confirm = Wysyłać na ten adres wiadomości o twojej turze?
notices-confirm-yes = Tak, wysyłać
notices-confirm-done = Wiadomości będą przychodzić na ten adres.
notices-unsubscribe = Przestać wysyłać wiadomości na ten adres?
notices-unsubscribe-yes = Nie wysyłać
notices-unsubscribe-done = Więcej wiadomości nie będzie.
invite-account = Albo zaproś konto po nazwie
invite-send = Zaproś
invite-sent = { $login } dostanie powiadomienie, jeśli ma na nie zgodę.

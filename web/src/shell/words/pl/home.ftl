# Co mówi pierwsza strona, zanim wczyta się reszta.

home-line = Gwint i Stary Świat przy blasku świec
home-bot = Zagraj teraz
home-more = Więcej
home = Start
guest-name = Gość
gallery = Karty
settings = Ustawienia
credits = O twórcach
reload = Odśwież stronę
incomplete = Nie udało się wczytać części strony. Sprawdź połączenie, a potem odśwież stronę.
rules = Zasady
me = Ty
learn = Nauka
home-language = Język
match = Szybki mecz
new-table = Nowy stół
lobby = Stoły
decks = Talie
offline = Graj offline
offline-now = Grasz offline
offline-away = Serwer nie odpowiada. Możesz grać tutaj, w tej przeglądarce.

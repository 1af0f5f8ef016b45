# Co mówi serwer stołów.

server-no-bad-request = Nie da się zrozumieć tego żądania.
server-no-bad-message = Nie da się zrozumieć tej wiadomości.
server-no-bad-name = Imię ma co najmniej 1 znak, a najwyżej { $limit }.
server-no-bad-choice = Tutaj nie da się tym grać.
server-no-bad-setup = Tak nie da się przygotować gry.
server-no-cannot-rate = Gra rankingowa wymaga zegara i graczy, którzy grają przeciwko sobie.
server-no-bad-login = Nie ma konta o tej nazwie i z tym hasłem.
server-no-common-password = To hasło każdy zgadłby jako jedno z pierwszych. Wybierz inne, na przykład kilka słów razem.
server-no-no-mail = Ten serwer nie wysyła wiadomości. Zapytaj osobę, która go prowadzi.
server-no-old-link = Ten link był już użyty albo jest za stary. Poproś o nowy.
server-no-no-session = Do tego potrzebna jest sesja: najpierw podaj imię.
server-no-not-yours = To nie należy do ciebie.
server-no-not-host = To może zrobić tylko gospodarz stołu.
server-no-foreign-origin = Stronom z innych adresów tego nie wolno.
server-no-blocked = Nie możesz usiąść przy tym stole.
server-no-barred = Nie możesz już tu grać: taka jest decyzja operatora tego serwera.
server-no-reported = Ta osoba jest już przez ciebie zgłoszona przy tym stole.
server-no-closed = Operator tego serwera zamknął ten stół.
server-no-no-watching = Tego stołu nie można tak oglądać.
server-no-other-seat = Inne okno tego ekranu pokazuje teraz innego gracza.
server-no-not-offered = Ten serwer tego nie oferuje.
server-no-not-delivered = Nie udało się doręczyć wiadomości. Czy adres jest poprawny?
server-no-no-hints = Podpowiedzi są tylko tam, gdzie wszyscy pozostali to boty.
server-no-no-hurry = Boty można pospieszać tylko tam, gdzie wszyscy pozostali to boty.
server-no-forgotten = To było zbyt dawno: po grze pokaże to powtórka.
server-no-not-found = Nie znaleziono: { $what }
server-no-method = Ten adres nie obsługuje takiego żądania.
server-no-login-taken = Nazwa { $login } jest zajęta.
server-no-has-account = Masz już konto.
server-no-seat-taken = To miejsce jest zajęte.
server-no-not-waiting = Gra już się zaczęła.
server-no-not-playing = Żadna gra się nie toczy.
server-no-not-finished = Gra jeszcze się nie skończyła.
server-no-not-away = Ta osoba jest tutaj albo nie ma jej od niedawna.
server-no-not-ready = Jest wolne miejsce albo ktoś się jeszcze przygotowuje.
server-no-stale = To pytanie nie jest już otwarte.
server-no-illegal = Nie ma takiej opcji.
server-no-too-far = Po drodze dzieje się coś, czego nie możesz jeszcze wiedzieć: wyślij naraz mniej kroków.
server-no-no-undo =
    { $why ->
        [nothing] Nie masz nic do cofnięcia.
        [chance] Tego nie da się cofnąć: zadecydował już los.
        [seen] Tego nie da się cofnąć: odsłonięto już zakrytą kartę.
        [read] Tego nie da się cofnąć: skutek został już odczytany.
        [other] Tego nie da się cofnąć: ktoś inny wykonał już ruch.
       *[any] Tego nie da się cofnąć.
    }
server-no-undo-off = Przy tym stole nie cofa się ruchów.
server-no-undo-denied = Druga strona woli tego nie cofać.
server-no-old-client = Ta strona jest starsza niż serwer. Odśwież ją: nic nie przepadnie.
server-no-other-rules = Tę grę rozegrano według innych zasad i nie da się jej pokazać.
server-no-no-review = Tej gry nie da się przejrzeć.
server-no-too-large = To jest za duże.
server-no-too-many = Nie może być więcej niż { $limit }.
server-no-rate = Za dużo naraz. Odczekaj chwilę.
server-no-internal = Coś się tu zepsuło. Zapisano to w dzienniku serwera.
server-no-store-down = Gry nie da się teraz zapisać. Spróbuj ponownie.
server-no-damaged = Tej gry nie da się odczytać: jej zapis jest uszkodzony. Operator znajdzie w dzienniku, w którym miejscu.
server-no-too-slow = Żądanie docierało zbyt długo.
server-no-busy = Stół jest zajęty. Spróbuj ponownie.
server-no-moved = Stół się przeniósł. Połącz się ponownie.
server-no-needs-server = Do tego potrzebny jest serwer. Grasz offline.
server-no-other-tab = Teraz gra offline jest otwarta w innej karcie przeglądarki. Odśwież tę stronę, aby grać tutaj.
server-no-storage-full = W tej przeglądarce skończyło się miejsce, więc ostatni krok nie został zapisany. Zwolnij miejsce na urządzeniu i graj dalej: nic, co było wcześniej, nie przepadło.

puzzle-name-you = Ty
puzzle-name-rival = Przeciwnik
server-name-bot = { $level } ({ $seat })
server-name-character = { $name } ({ $level })
server-name-program = { $name } (bot)
server-name-game = Gra
server-name-nobody = Gracz { $seat }

server-log-undo =
    { $who ->
        [you] Cofasz ruch.
       *[other] { $name } cofa ruch.
    }
server-log-resign =
    { $who ->
        [you] Poddajesz grę.
       *[other] { $name } poddaje grę.
    }
server-log-bot =
    { $who ->
        [you] Za ciebie gra bot.
       *[other] { $name } – gra bot.
    }
server-log-person =
    { $who ->
        [you] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
server-log-end =
    { $who ->
        [you] Kończysz grę: nie ma już nikogo innego i nikt nie wygrywa.
       *[other] { $name } kończy grę: nie ma już nikogo innego i nikt nie wygrywa.
    }

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-oops = Ups!
phrase-wow = Ojej!
phrase-nice-deck = Ładna talia!
phrase-thinking = Myślę…
phrase-one-moment = Chwileczkę.
phrase-your-turn = Twoja tura.
phrase-good-game = Dobra gra!
phrase-rematch = Jeszcze raz?
phrase-yes = Tak.
phrase-no = Nie.
phrase-bye = Do zobaczenia!

notice-your-turn = Twoja tura w grze z: { $others }.
notice-game-over = Koniec twojej gry z: { $others }.
notice-invited = Zaproszenie do gry ({ $code }) wysyła { $others }.
notice-bots = boty
notice-mail =
    { $text }

    { $link }

    --
    Rezygnacja z wiadomości:
    { $unsubscribe }
password-reset-subject = Seven Cats: nowe hasło
password-reset-mail =
    Dzień dobry, { $name },

    tym linkiem możesz wybrać nowe hasło do konta { $login } w Seven Cats. Działa raz i przez godzinę:
    { $link }

    Jeśli to nie była twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.
notice-confirm-subject = Seven Cats: potwierdź adres e-mail
notice-confirm-mail =
    Dzień dobry, { $name },

    ktoś, zapewne ty, poprosił o wysyłanie na ten adres wiadomości o swoich grach w Seven Cats. Żeby to potwierdzić, otwórz ten link:
    { $link }

    Jeśli to pomyłka, zignoruj tę wiadomość: więcej ich nie będzie.
server-docs-title = Dokumentacja
server-docs-missing = Na tym serwerze nie zbudowano dokumentacji. Buduje ją to polecenie, a potem widać ją tutaj:

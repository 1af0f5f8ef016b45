# Ekrany obok planszy.

## Rules

rules-game = Która gra
game-gwent = Gwint
game-oldworld = Stary Świat
rules-rulings = Tylko nasze decyzje
rules-ruling-why = Nasza decyzja: instrukcje milczą o tym, mówią niejasno albo sobie przeczą
rules-count =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
rules-sections = Rozdziały
rules-abilities = Co znaczą symbole
rules-opening = Otwieramy księgę zasad…
rules-link = Punkt { $clause }

## Choosing

pick-any = Dowolnie
copy = Kopiuj
copied = Skopiowano.
keep = Zostaw

## Decks

decks-mine = Twoje talie
decks-none = Nie masz jeszcze talii. Zacznij od jednej z talii startowych poniżej.
decks-starters = Zacznij od talii startowej
deck-builder = Budowanie talii
deck-new = Nowa talia
deck-new-name = Nowa talia
deck-name = Nazwa talii
deck-save = Zapisz
deck-saved = Talia jest zapisana.
deck-share = Kod talii
deck-import = Użyj kodu
deck-import-how = Wklej kod albo plik talii:
deck-test = Wypróbuj
deck-test-not = Wypróbować można tylko talie zgodne ze standardowymi zasadami.
deck-rival = Frakcja przeciwnika
deck-pool = Karty
deck-yours = Talia
deck-filters = Filtry
deck-owner = Czyje karty
deck-owner-own = Frakcji
deck-owner-shared = Wspólne
deck-missing = Jeszcze nie w talii
deck-no-card = Żadna karta nie pasuje.
deck-add = Dodaj: { $card }, w talii { $count } z { $most }
deck-take = Wyjmij jedną: { $card }
deck-empty = Talia jest pusta. Dotykaj kart, żeby je dodawać.
deck-reserve = W rezerwie: { $card } ×{ $count }
deck-leader-change = Zmień dowódcę
deck-rules = Zasady sprawdzania
deck-legal-yes = Gotowa do gry
deck-legal-no = Jeszcze niezgodna z zasadami
deck-drop = Wyrzuć talię: { $deck }
deckrules-standard = Standardowe
deckrules-advanced = Zaawansowane
deckrules-tournament = Turniej
deckrules-solo = Solo
trio-legal = Te trzy talie mogą razem zagrać w turnieju.
gauge-units = jednostki
gauge-specials = specjalne
gauge-spies = szpiedzy
gauge-medics = medycy
gauge-strength = siła
gauge-wrong = niezgodne z zasadami

## Tables

lobby-open = Stoły, które czekają na graczy
lobby-none = Teraz nikt nie czeka. Załóż stół i wyślij link komuś znajomemu albo pokaż stół tutaj.
lobby-waiting = Czekamy na grę
lobby-over = Skończone gry
lobby-code = Kod stołu
join-as = Siadasz do stołu jako { $name }.
join-other-name = Inne imię?
join-begun = Ta gra już trwa: { $names }.
join-full = Wszystkie miejsca są zajęte: { $names }.
join-over = Ta gra już się skończyła: { $names }.
lost-title = Nic tu nie ma
lost-code = Żaden stół nie ma kodu „{ $what }”. Może jedna litera się nie zgadza, a może gra dawno się skończyła.
lost-table = Nie ma stołu „{ $what }”. Może link jest niepełny, a może stołu już nie ma.
lost-page = Nie ma strony „{ $what }”.
join-host = { $name } czeka na ciebie.
join-watch = Oglądaj
new-friend-short = Ktoś znajomy
new-trio = Twoje talie: { $decks }.
new-trio-none = Dostaniesz trzy wylosowane talie. Jeśli wolisz wybrać, zaznacz trzy swoje talie na turniej:
new-choice-all = (bez wyboru: wszystkie)
new-options = Dodatki
new-options-all = wszystkie
new-options-clash = Nie łączy się z: { $names }
new-option-leaders = Dowódcy przeciwnika dołączają, gdy przegra rundę
new-more = Więcej
new-undo-free = Dowolnie
new-undo-ask = Za zgodą
new-undo-off = Nigdy
new-watch = Widzowie
new-watch-public = Widzą planszę
new-watch-hands = Widzą wszystko, z opóźnieniem
new-watch-nobody = Bez widzów
new-listed = Pokaż stół wszystkim, żeby każdy mógł dołączyć
new-read-aloud = Teksty trafiają najpierw do lektora
new-read-aloud-what = Kto czyta na głos, widzi opowieść; pozostali słuchają i mogą ją odsłonić
pace-untimed-name = Bez zegara
pace-live-name = Na żywo
pace-live-note = minuta na ruch
pace-turns-name = Na raty
pace-turns-note = dwa dni na ruch
wait-code = albo podaj im kod
wait-not-ready = Jeszcze się przygotowuje
wait-unready = Jeszcze nie
wait-bot = Dodaj bota
wait-away = Odeślij
wait-leave = Odejdź
wait-for = Czekamy na: { $names }.
wait-for-seats = Jest jeszcze wolne miejsce.
wait-for-host = Grę zaczyna gospodarz.

## Settings, further

set-on = Wł.
set-off = Wył.
set-text = Rozmiar tekstu
set-text-normal = Zwykły
set-text-large = Duży
set-text-huge = Bardzo duży
set-contrast = Karty
set-contrast-off = Przy blasku świec
set-contrast-on = Proste i wyraźne
set-cloth = Obrus
set-cloth-oak = Dąb
set-cloth-felt = Zielone sukno
set-cloth-velvet = Czerwony aksamit
set-cloth-slate = Niebieski łupek
set-cards = Rozmiar kart
set-cards-small = Małe
set-cards-normal = Zwykłe
set-cards-large = Duże
set-rows = Rzędy planszy
set-rows-off = Tkane
set-rows-on = Wyraźne linie
set-list-short = Widok listy
set-example = Przykład

## Profile

me-guest = Grasz jako gość: twoje miejsce i talie są zapisane w tej przeglądarce.
me-account = Twoje konto to { $login }.
me-account-title = Konto
me-account-why = Z kontem znajdziesz swoje stoły i talie na każdym urządzeniu. Wystarczą nazwa i hasło.
me-account-kept = Twoje stoły i talie są zapisane na serwerze i czekają na ciebie na każdym urządzeniu.
me-login = Nazwa konta
me-password = Hasło
me-forgotten = Nie pamiętasz hasła?
me-forgotten-sent = Jeśli konto ma potwierdzony adres e-mail, link jest już w drodze.
me-reset = Nowe hasło
me-reset-new = Nowe hasło
me-reset-set = Ustaw hasło
me-reset-done = Hasło jest ustawione, a ty jesteś na swoim koncie.
me-create = Załóż konto
me-log-in = Zaloguj się
me-log-out = Wyloguj się
me-in = Logowanie się udało.
me-out = Wylogowano.
me-made = Konto zostało założone.
me-named = Twoje imię zostało zmienione.
me-games = Twoje gry
me-tables =
    { $count ->
        [one] stół
        [few] stoły
       *[other] stołów
    }
me-turns =
    { $count ->
        [one] czeka na ciebie
        [few] czekają na ciebie
       *[other] czeka na ciebie
    }
me-won =
    { $count ->
        [one] wygrana gra
        [few] wygrane gry
       *[other] wygranych gier
    }
me-decks =
    { $count ->
        [one] talia
        [few] talie
       *[other] talii
    }
me-data = Twoje dane
me-data-text = Wszystko, co serwer o tobie wie, w jednym pliku. Możesz też to usunąć: znikną imię i talie, a w trwających grach twoje miejsce zajmie bot.
me-export = Pobierz
me-exported = Plik został pobrany.
me-erase = Usuń moje dane
me-erase-text = Tego nie da się cofnąć. Talie w tej przeglądarce zostaną.
me-erased = Twoje dane zostały usunięte.

## Learn

learn-how = Małe gry na prawdziwym stole. Każda trwa minutę lub dwie; kot mówi, co robić.
learn-done = Zaliczone
learn-again = Jeszcze raz
learn-next = Następna lekcja
learn-duel = A teraz prawdziwa gra
learn-won = Brawo, ta runda jest twoja!
learn-lost = Nie tym razem: druga strona miała więcej. Spróbuj jeszcze raz!
lesson-rows = Rzędy i siła
lesson-rows-what = Wykładaj karty i miej na stole więcej niż druga strona.
lesson-rows-1 = Miecz przy karcie Ves oznacza bliskie starcie. Dotknij jej, a potem podświetlonego rzędu.
lesson-rows-2 = 5 do 8: za mało. Keira Metz walczy w rzędzie dalekiego zasięgu, który oznacza łuk. Zagraj ją.
lesson-rows-3 = 10 do 8, a druga strona spasowała. Zachowaj ostatnią kartę i spasuj: runda jest twoja.
lesson-weather = Pogoda i bohaterowie
lesson-weather-what = Mróz i mgła osłabiają żołnierzy. Bohaterom nie szkodzą.
lesson-weather-1 = 22 do zera! Zagraj Trzaskający mróz: każda jednostka bliskiego starcia spada do 1.
lesson-weather-2 = Teraz mgła: to samo robi z rzędem dalekiego zasięgu.
lesson-weather-3 = Vernon Roche ma złotą ramkę: to bohater. Nie ruszy go pogoda ani nic innego. Zagraj go.
lesson-weather-4 = 10 do 5. Ves stałaby na mrozie, więc ją zachowaj. Spasuj.
lesson-friends = Towarzysze i medycy
lesson-friends-what = Niektóre karty są silniejsze razem, a niektóre wracają zza grobu.
lesson-friends-1 = Splecione pierścienie oznaczają więź. Jeden komandos liczy się za 4. Zagraj go.
lesson-friends-2 = Drugi obok niego podwaja obu: 8 i 8. Też go zagraj.
lesson-friends-3 = Trzeci leży na stosie kart odrzuconych. Serce oznacza medyka: zagraj medyczkę i niech przywróci trzeciego.
lesson-friends-4 = Trzech w więzi: po 12 każdy. To więcej, niż mają oni. Spasuj.
lesson-spies = Szpiedzy przynoszą karty
lesson-spies-what = Daj wrogowi trochę, a dobierz za to dwie karty.
lesson-spies-1 = Talar to szpieg: połóż go po ich stronie. Liczy się dla nich za 1, a ty dobierasz dwie karty.
lesson-spies-2 = Dwie katapulty! Gry wygrywa się kartami: ręka musi starczyć na wszystkie rundy. Zagraj pierwszą.
lesson-spies-3 = Łączy je więź. Druga daje razem 32.
lesson-spies-4 = Duża przewaga i karta na później. Spasuj.
lesson-passing = Rundy, klejnoty i kiedy pasować
lesson-passing-what = Wygrywa, kto weźmie dwie rundy. Odpuść jedną i zachowaj karty.
lesson-passing-1 = Oni mają 30, a cała twoja ręka jest warta 16. Nie marnuj dobrych kart na przegraną rundę: spasuj. Tracisz jeden z dwóch klejnotów.
lesson-passing-2 = Oni nie mają już kart, a ty wciąż masz trzy. Wystarczy jedna: zagraj Zygfryda.
lesson-passing-3 = 5 do 0 i nie ma kto odpowiedzieć. Spasuj i zachowaj resztę.
lesson-passing-4 = Teraz rozstrzyga ostatnia runda. Zagraj Keirę.
lesson-passing-5 = Dwie rundy są twoje, i to z kartą w zapasie. Spasuj.
lesson-muster = Braterstwo i zręczność
lesson-muster-what = Jedne karty sprowadzają krewniaków, inne wybierają sobie rząd.
lesson-muster-1 = Odciski łap oznaczają braterstwo: Olbrzymi krabopająk zwołuje z talii także wszystkie krabopająki. Zagraj go.
lesson-muster-2 = 18 do 19. Harpia jest zręczna: może stanąć w bliskim starciu albo w dalekim zasięgu. Połóż ją w rzędzie dalekiego zasięgu.
lesson-muster-3 = 20 do 19, o włos. Spasuj.
lesson-morale = Morale i róg
lesson-morale-what = To, co pomaga całemu rzędowi, potrzebuje pełnego rzędu.
lesson-morale-1 = Mistrz oblężeń jest słaby, ale każda inna jednostka w jego rzędzie liczy się o jeden więcej. Zagraj go.
lesson-morale-2 = 15. Róg podwaja cały rząd: połóż go przy machinach oblężniczych, bo tam pomoże najbardziej.
lesson-morale-3 = 30 do 26. Spasuj.
lesson-scorch = Pożoga i manekin
lesson-scorch-what = Ogień bierze najsilniejszych, twoich też. Najpierw ich uratuj.
lesson-scorch-1 = Pożoga spala najsilniejszą kartę na stole, a to twoja własna Katapulta. Zagraj na nią Manekina do ćwiczeń: wróci ci na rękę.
lesson-scorch-2 = Teraz najsilniejszy jest ich Królewicz Ropuch. Spal go.
lesson-scorch-3 = A Katapulta wraca. Zagraj ją.
lesson-scorch-4 = 8 do 5. Spasuj.
lesson-redraw = Wymiana i bohaterowie
lesson-redraw-what = Przed pierwszą rundą możesz oddać dwie karty. Zostaw to, czego nic nie ruszy.
lesson-redraw-1 = Przed pierwszą rundą możesz wymienić dwie karty. Obaj Redańscy piechurzy liczą się za 1: dotknij jednego, potem drugiego.
lesson-redraw-2 = O wiele lepiej. W rzędzie bliskiego starcia trzyma mróz, ale złota ramka oznacza bohatera: Geralt liczy się za 15 w każdą pogodę. Zagraj go.
lesson-redraw-3 = Katapulta stoi daleko od mrozu. Zagraj ją.
lesson-redraw-4 = 23 do 20. Spasuj.
lesson-leader = Dowódca i róg
lesson-leader-what = Rozpogódź niebo, wezwij dowódcę, zadmij w róg.
lesson-leader-1 = Deszcz zalewa twoje machiny. Czyste niebo usuwa całą pogodę.
lesson-leader-2 = Raz w grze, zamiast karty, pomaga ci dowódca. Twój podwaja rząd oblężniczy. Dotknij dowódcy po lewej.
lesson-leader-3 = Róg podwaja wybrany rząd. Połóż go przy rzędzie bliskiego starcia.
lesson-leader-4 = 44 do 41. Pomaga ci też frakcja: Północ dobiera kartę za każdą wygraną rundę. Spasuj, a będziesz wiedzieć wszystko, czego trzeba w prawdziwej grze.
learn-first = Pierwsza gra, z kotem
coach-ask = Co radzi kot?
coach-redraw = Możesz oddać do dwóch kart. Wymień słabe oraz kopie, które i tak zwoła braterstwo. Zostaw bohaterów, szpiegów i medyków.
coach-more = Twój ruch wymaga jeszcze jednego wyboru. Nie masz pewności? Oko pozwala najpierw spojrzeć na stół.
coach-watch = Myślą. Karty na ich ręce: { $theirs }. Licz, ile kosztuje ich każdy ruch.
coach-out = W tej rundzie już nie grasz. Karty na twojej ręce: { $hand }. Niech oni wydają swoje.
coach-pass-now = Spasowali, a ty prowadzisz o { $lead }. Spasuj teraz: każda zachowana karta walczy w następnej rundzie.
coach-pass-last = Spasowali, ty prowadzisz, a im został jeden klejnot. Spasuj i gra jest twoja.
coach-one-card = Spasowali, a tobie brakuje { $lead }. Wystarczy jedna karta: weź najtańszą, która wygrywa rundę.
coach-must-win = Masz już tylko jeden klejnot: ta runda musi być twoja. Wydaj, ile trzeba, ale najpierw policz.
coach-let-go = Spasowali, a żadna pojedyncza karta nie odwróci tej rundy. Masz dwa klejnoty: odpuść i zachowaj karty, a masz ich { $hand }.
coach-open = Kart na ręce: { $hand }, i muszą starczyć na trzy rundy. Zacznij od czegoś średniej siły i zobacz, co zrobią.
coach-spy = Masz na ręce szpiega. Da im kilka punktów, a tobie dwie karty: na początku gry prawie zawsze warto.
coach-last-chance = Ostatnia runda dla obu stron. Niczego nie warto już oszczędzać: policz, ile jeszcze możesz uzbierać.
coach-far-ahead = Prowadzisz o { $lead }. Pomyśl o pasie: oni będą musieli wydać dwie dobre karty, a tobie zostanie { $hand }.
coach-far-behind = Prowadzą o { $lead }. Masz dwa klejnoty, więc możesz odpuścić tę rundę: pogoń za przegraną kosztuje podwójnie.
coach-close-in = Został im jeden klejnot i nie mogą oddać tej rundy. Zmuś ich, żeby wydawali karty.
coach-steady = Jest równo. Graj tyle, ile trzeba, nie więcej: silne karty są na rundę, która rozstrzyga.

## Replay, further

replay-round-back = Poprzednia runda
replay-round-next = Następna runda
replay-from-here = Graj odtąd
replay-branch = Zajmujesz miejsce: { $name }, po kroku { $at }. Za pozostałych grają boty.
replay-share = Kopiuj link do tego kroku
new-bring = Co przynosisz

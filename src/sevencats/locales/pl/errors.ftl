# Dlaczego polecenia nie da się wykonać. Każdy komunikat stoi po „sevencats: ” i jest jednym
# wierszem bez kropki.

error-near = ; czy chodziło o { $names }?
error-in-file = { $file }: { $fault }
error-at-line = { $file }, wiersz { $line }: { $fault }

## The command line

error-no-command = nie ma polecenia { $name }
error-no-option = nie ma opcji { $name }
error-missing = brakuje: { $name }
error-needs-value = opcja { $name } wymaga wartości
error-takes-no-value = opcja { $name } nie przyjmuje wartości
error-too-many-words =
    { $count ->
        [one] o jedno słowo za dużo: { $words }
        [few] te słowa są zbędne: { $words }
       *[other] te słowa są zbędne: { $words }
    }
error-not-a-number = { $name }: „{ $value }” nie jest liczbą
error-not-whole = { $name }: „{ $value }” nie jest liczbą całkowitą
error-too-small = { $name }: { $value } to mniej niż { $least }
error-too-large = { $name }: { $value } to więcej niż { $most }
error-bad-value = { $name }: { $reason }
error-see-help = Pomoc: { $command } --help
error-stopped = przerwano
error-no-page = strona jest w dodatku; instaluje go to polecenie: { $command }
error-no-engine = ta instalacja nie ma silnika dla przeglądarek; w kopii repozytorium buduje go i zapisuje stronę polecenie: python3 make.py site FOLDER
error-folder-full = { $path } nie jest pusty: podaj nowy albo pusty folder
error-extra-package = do tego potrzeba { $module }: { $command }
error-extra-image = do tego potrzeba { $module }, czego nie ma w obrazie: zainstaluj pakiet z dodatkiem { $extra }
error-no-language = nie ma języka „{ $lang }”: do wyboru są { $known }

## Files

error-no-file = nie ma takiego pliku ani folderu
error-no-access = brak uprawnień
error-is-folder = to jest folder
error-disk-full = dysk jest pełny
error-address-in-use = ten adres jest już zajęty
error-not-json = to nie jest JSON: { $reason }
error-not-utf8 = { $file }, wiersz { $line }: to nie jest tekst UTF-8
error-unreadable = { $file }: nie da się odczytać: { $reason }

## Games

error-no-game = nie ma gry „{ $name }”; są gry { $known }
error-no-mode = { $game } nie ma trybu „{ $mode }”; są tryby { $known }
error-no-seat = nie ma miejsca „{ $name }”; do wyboru są { $known }
error-no-seat-or-all = nie ma miejsca „{ $name }”; do wyboru są { $known } lub all
error-people =
    { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[other] { $people } osób
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }
error-bots =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
       *[other] { $bots } botów
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }
error-names =
    { $names ->
        [one] { $names } imię
        [few] { $names } imiona
       *[other] { $names } imion
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }
error-same-name = dwóch graczy ma to samo imię
error-other-game = { $file }: to gra { $found }, a nie { $wanted }
error-no-bot = nie ma bota „{ $name }”; są boty { $bots }
error-no-bot-or-level = nie ma bota „{ $name }”; są boty { $bots } i poziomy { $levels }
error-bad-budget = „{ $name }” to nie bot; budżet zapisuje się { $first }@50ms albo { $first }@256
error-no-budget = „{ $name }” to nie bot; żaden bot tej gry nie przyjmuje budżetu
error-no-module = nie ma „{ $file }”; napisz PLIK.py:NAZWA albo moduł:NAZWA
error-no-bot-in = w { $home } nie ma bota „{ $name }”
error-not-a-bot = „{ $bot }” nie tworzy bota: potrzebna jest metoda „choose”
error-no-own-bot = „{ $name }” nie jest własnym botem; wpisz PLIK.py:NAZWA, moduł:NAZWA albo nazwę zainstalowanego bota
error-no-password = hasło do konta bota musi być w { $variable }
error-no-server = pod adresem { $url } nie odpowiada żaden serwer
error-other-engine = serwer gra według innej wersji zasad; zainstaluj jego wersję Seven Cats
error-bot-start = nie udało się uruchomić bota „{ $bot }”: { $why }
error-bot-raised = bot „{ $bot }” zawiódł przy pytaniu „{ $kind }”: { $why }
error-bot-answer = bot „{ $bot }” odpowiedział { $answer } na pytanie „{ $kind }”, liczba opcji: { $count }; potrzebny jest Choice, indeks albo klucz

## Decks of Gwent

error-deck-count =
    { $mode }: przynosisz { $wanted ->
        [one] { $wanted } talię
        [few] { $wanted } talie
       *[other] { $wanted } talii
    }, a nie { $found }
error-decks-fit = { $mode } to gra na tyle miejsc: { $sizes }; { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[other] { $people } osób
    } i { $others ->
        [one] { $others } inna talia
        [few] { $others } inne talie
       *[other] { $others } innych talii
    } do tego nie pasują
error-no-starter = nie ma talii startowej „{ $name }”; są { $known }
error-no-deck = „{ $name }” to nie talia: nie ma takiego pliku, nie jest to kod talii, a talie startowe to { $known }
error-deck-too-long = { $file }: za długi jak na plik talii
error-no-deck-rules = nie ma zasad talii „{ $name }”; do wyboru są { $known }
error-deck-twice = w talii jest tylko jedno pole { $key }, a wiersz { $line } ma już „{ $value }”
error-deck-empty = które { $key }? Po „{ $key }:” nic nie ma
error-deck-lacks = { $file }: w talii brakuje pola { $key }: dodaj wiersz „{ $key }:…”
error-deck-grows = talia ma za dużo kart: najwyżej { $most }
error-deck-no-card-after = po liczbie „{ $number }” nie ma karty
error-deck-copies = „{ $word }” to nie liczba kopii: napisz od 1 do { $most } i kartę, na przykład „2 decoy”
error-deck-no-card = nie ma karty „{ $name }”
error-deck-no-leader = nie ma dowódcy „{ $name }”
error-deck-no-faction = nie ma frakcji „{ $name }”; są frakcje { $known }
error-deck-is-leader = „{ $name }” to dowódca: napisz „leader: { $name }”
error-code-none = „{ $code }” to nie kod talii: kody talii zaczynają się od { $start }
error-code-version = kod talii „{ $code }” ma wersję { $found }, a ten program czyta { $wanted }
error-code-card = kod talii „{ $code }” zawiera kartę, której nie ma w tym katalogu (numer { $number }): powstał z innymi kartami
error-code-damaged = kod talii „{ $code }” jest uszkodzony: czy został skopiowany w całości?

## Set-ups of Old World

error-ow-no-seats = W1.1: za mało miejsc: { $seats }
error-ow-seats = seats: W1.1: { $mode } jest na { $span }, a nie na { $seats }
error-ow-span = od { $least } do { $most }
error-ow-solo = mode: W15.1: w pojedynkę gra się w trybie base, a nie w solo
error-ow-first = first: nie ma miejsca { $seat }
error-ow-rounds = rounds: { $rounds } to mniej niż zero
error-ow-no-mode = nie ma trybu „{ $mode }”; są tryby { $known }
error-ow-nothing-to-choose = choices: { $pack } nie ma nic do wyboru albo nie jest w grze
error-ow-no-choice = { $pack }: nie ma „{ $word }”; są { $known }
error-ow-one-choice = { $pack }: wybierz tylko jedno: { $chosen }
error-ow-choice-mode = { $pack }: { $word } jest do { $wanted }, a nie do { $mode }
error-ow-few-boards = schools: W1.5: za mało plansz ({ $boards }) na tyle miejsc: { $seats }
error-ow-schools = schools: W1.5: { $schools } na tyle miejsc: { $seats }
error-ow-no-school = { $seat }: nie ma szkoły „{ $name }”; znane: { $known }
error-ow-school-taken = { $seat }: W1.5: plansza { $name } jest zajęta
error-ow-clash = { $one } i { $other } nie łączą się w jednej grze (W0.1)
error-ow-packs-clash = { $one } i { $other } nie łączą się w jednej grze
error-ow-no-expansion = nie ma dodatku „{ $name }”; znane: { $known }
error-ow-pack-twice = pakiet { $pack } jest podany dwa razy
error-ow-pack-needs = pakiet { $pack } wymaga przed sobą { $need }
error-ow-no-opponent = na planszy nie ma przeciwnika „{ $name }”
error-step = { $file }: krok { $step }: { $reason }

## Saved games

error-journal-json = wiersz { $line } zapisu jest urwany albo nie jest JSON-em: { $reason }
error-journal-none = to nie jest zapis gry: wiersz 1 musi mieć „format”: „{ $format }”
error-journal-utf8 = { $file }: to nie jest zapis gry: to nie tekst UTF-8
error-journal-cut = zapis urywa się po wierszu { $line }: brakuje wiersza końcowego
error-journal-count = zapis jest niepełny: wybory według wiersza końcowego: { $end }, a w zapisie: { $picks }
error-journal-head = wiersz 1 zapisu jest niepełny: { $reason }
error-journal-line = wiersz { $line } zapisu wymaga „seat”, „pick” i „digest”
error-journal-seat = wiersz { $line } zapisu: nie ma miejsca „{ $seat }”
error-journal-row = wiersz { $line } zapisu: { $reason }
error-journal-engine = ten zapis powstał w silniku { $engine } z kartami { $cards }; to jest silnik { $own } z kartami { $own_cards }, który może zagrać inaczej. Zapis nie zostanie odtworzony; jego migawka nadal się wczytuje
error-journal-chance = los ma w zapisie inne wyniki, niż daje ziarno
error-nothing-to-resume = nie ma nieskończonej gry do wznowienia
error-no-snapshot = ten zapis nie ma migawki

## Rules

error-no-clause = nie ma punktu { $clause }
error-no-clause-of = { $game } nie ma punktu { $clause }

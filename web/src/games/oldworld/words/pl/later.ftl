# To, co przy stole przychodzi później: powody, głosowania, co się tymczasem stało.

oldworld-recap = Od twojej tury
oldworld-recap-level = Poziom
oldworld-recap-deck = Karty w talii
oldworld-recap-discard = Odrzucone
oldworld-recap-change = { $name } { $before } → { $after }
oldworld-recap-moved = jest teraz tu: { $place }
oldworld-recap-lost = strata: { $name }
oldworld-recap-gained = zysk: { $name }
oldworld-recap-came = Przybywa { $name } ({ $place }).
oldworld-recap-gone = Znika { $name }.
oldworld-standing = Stałe odpowiedzi
oldworld-standing-what = Odpowiedz z góry na pytania w cudzych turach, żeby nikt nie musiał na ciebie czekać.
oldworld-standing-ask = pytaj mnie
oldworld-standing-attack = Jak potwór atakuje innych
oldworld-standing-attack-charge = szarża
oldworld-standing-attack-bite = ugryzienie
oldworld-standing-attack-coin = rzut monetą
oldworld-standing-wager = Zakłady o cudze walki
oldworld-standing-wager-never = nigdy
oldworld-standing-dice = Kości, którymi rzucasz za innych
oldworld-standing-dice-best = tak, jak dla nich najlepiej
oldworld-why-pay = Krok kosztuje kartę o terenie miejsca, dowolną kartę i 1 sztukę złota albo dwie karty.
oldworld-why-train = Lekcja kosztuje tyle złota, ile wynosi nowy poziom. Pod każdym atrybutem widać, co ten poziom daje.
oldworld-why-raise = Dar na drogę: jeden atrybut rośnie o jeden poziom. Pod każdym widać, co ten poziom daje.
oldworld-why-exchange = Oddana karta na stałe opuszcza twoją talię. Za nią bierzesz z puli kartę droższą najwyżej o 1.
oldworld-why-exchange-for = Od razu trafia na twoją rękę.
oldworld-why-alms = Karty, które usuwasz, robią miejsce w puli: przychodzą nowe.
oldworld-why-rumours = Dostajesz zadanie tropu z 1 sztuką złota, na miejsce o terenie potwora. Zastępuje trop tego terenu.
oldworld-why-trail = Mając trop potwora, zaczynasz z nim walkę.
oldworld-why-lose-trashed = Usunięte karty opuszczają talię do końca gry.
oldworld-why-lose-discarded = Odrzucone karty zostają twoje: wracają, gdy talia jest tasowana.
oldworld-why-wager = Walkę z wiedźminem toczy { $name }. Jeśli wygra strona, na którą stawiasz, złoto wraca z tyloma sztukami, ile zdobywa zwycięzca.
oldworld-why-attack = Potworem gra ktoś inny. Jego następna karta zostaje odkryta: wskazana strona zadaje obrażenia. Walczy { $name }.
oldworld-asks-attack-for = Wybierasz atak. Walczy { $name }
oldworld-why-trait = Tego działania można użyć właśnie teraz. Odmowa je zachowuje, jeśli da się go użyć później.
oldworld-why-special = Kombinacja ma kilka działań specjalnych. Następują po kolei, w twojej kolejności.
oldworld-why-heal = Każda karta, która wraca do talii, to o 1 życie więcej w tej walce.
oldworld-why-reroll = Rzucasz ponownie tylko wybranymi kośćmi, jeden raz.
oldworld-why-board = To twój wiedźmin na całą grę: każdy ma specjalizację, która rośnie z poziomem.
oldworld-why-monster-terrain = Potwór żyje w miejscu swojego terenu: wybór mówi, dokąd iść, żeby na niego polować.
oldworld-why-ride-step = Kilka dróg jest równie krótkich. Gon staje tam, gdzie spotka wiedźmina, i tam działa jego zdolność.
oldworld-why-ride-to = Wylosowano żeton karczmy: wspólnie mówicie, do kogo Gon jedzie o dwa miejsca.
oldworld-why-fighter = Kilka osób chce tej walki. Jedna walczy i dostaje trofeum; pozostałe mogą wesprzeć ją kartami z ręki.
oldworld-why-support = Każda odrzucona karta zabiera 1 kartę z puli życia potwora. Kto coś daje, dostaje własne trofeum walczącej osoby.
oldworld-why-hound-place = Do Gonu dołącza ogar. Jeden już przy nim jest: wspólnie mówicie, w którym sąsiednim miejscu czeka nowy.
oldworld-why-hound-gone = Wybieracie wspólnie. Odchodzi bez premii.
oldworld-why-hound-join = Ogara pokonują kombinacje wszystkich, którzy dołączą. Jeśli obrażeń jest za mało, tracą karty z ręki.
oldworld-why-hunt-turn = Każda osoba ma jedną turę walki na rundę, w dowolnej kolejności.
oldworld-why-one = Karta dotyczy tylko jednej osoby: wspólnie mówicie, której.
oldworld-why-guard-hound = Tarcze leżą przy ogarze i dodają się do jego życia, aż zostanie pokonany.
oldworld-why-mark-monster = Kto walczy z oznaczonym potworem, przed pierwszą turą otrzymuje tyle obrażeń.
oldworld-why-drive = Kosztuje cię to tę kartę. Potem bestia odchodzi stąd.
oldworld-why-beast-step = Kilka dróg jest równie krótkich. Tam, skąd odchodzi, zostaje żeton zniszczenia.
oldworld-why-mutagen = Nowy poziom przynosi mutagen. Zatrzymany pomaga w walkach; pozostałe wracają.
oldworld-why-sea-die = Wynik kości, z tym, co się do niego dodaje, mówi, czy przeprawa jest bezpieczna.
oldworld-why-weakness-use = Użyte słabości pomagają w tej walce, a potem znikają.
oldworld-vote-count = Głosujecie: oddane głosy { $n } z { $m }
oldworld-vote-for = Głosuj: { $name }
oldworld-vote-change = Możesz zmienić głos, dopóki nie zagłosują wszyscy. Przy remisie decyduje najmłodsza osoba: { $name }.
oldworld-vote-tie = Głosy są równe: decydujesz ty, najmłodsza osoba.
oldworld-vote-here = Tutaj: { $names }.
oldworld-vote-nobody = Nikogo tu nie ma.
oldworld-vote-far =
    { $n ->
        [0] Jesteś tutaj.
        [one] { $n } krok od ciebie.
        [few] { $n } kroki od ciebie.
       *[other] { $n } kroków od ciebie.
    }
oldworld-vote-stands = stoi w: { $place }
oldworld-strip-shields = Tarcze Gonu: { $n } z { $most }
oldworld-strip-at = miejsce: { $place }
oldworld-strip-round = Runda { $n } z { $most }
oldworld-strip-last = ostatnia walka
oldworld-strip-comes = runda { $n }: { $what }
oldworld-strip-hound = ogar, poziom { $level }
oldworld-strip-monster = potwór, poziom { $level }
oldworld-strip-open = otwarte dla wszystkich, { $place }
oldworld-phase-4 = Gon jedzie

# Dalsze karty miast z zestawu przygodowego.

story-adventure-city-weighhouse = Uczciwa waga
story-adventure-city-weighhouse-intro = Od poniedziałku waga miejska waży to, co ludzie mówią. Rzeźnik zaklinał się na swoje kiełbasy i pusta szalka opadła. Pan młody przyszedł zważyć wełnę, powiedział parę miłych słów narzeczonej i pękł łańcuch. „Kupiłam nową – mówi Halka, wagowa. – Od krasnoluda w górach. Pytał, czy jestem całkiem pewna”. Na zewnątrz stoi pół rady. Chcą, żeby to usunąć, a nikt nie chce wejść i tego powiedzieć.
story-adventure-city-weighhouse-a = Przemów do niej w imieniu rady.
story-adventure-city-weighhouse-a-result = Stajesz przed szalką i czytasz rachunki rajców, jeden po drugim, a ona opada, aż stoi na podłodze. Płacą ci przez okno, za ciche czytanie. Halka zarzuca na wagę obrus. Ilekroć ktoś życzy jej dobrego dnia, słychać, jak skrzypi.
story-adventure-city-weighhouse-b = Odnieś ją wytwórcy.
story-adventure-city-weighhouse-b-result = Halka zawija belkę w koc jak chore dziecko. Daje ci chleb na drogę i mówi, że to żaden kłopot. W kocu coś się przechyla. „Mały kłopot” – mówi Halka.

story-adventure-city-will = Przy zdrowych zmysłach
story-adventure-city-will-intro = Notariusz czyta przy całej rodzinie. Bratankom moje przebaczenie. Kotu dom. „A wiedźminowi, co przyszedł w marcu wielkiego śniegu, zrobił, o co go proszono, i odszedł bez zapłaty, bo byłem młody i miałem nowy płaszcz: zapłatę, z odsetkami, za trzydzieści jeden lat”. Bratankowie patrzą na ciebie. To inna osoba. Tamten marzec upłynął ci gdzie indziej. Notariusz trzyma sakwę na kolanach i chciałby iść na obiad.
story-adventure-city-will-a = Pokwituj.
story-adventure-city-will-a-result = Podpisujesz i nikt nie pyta o nazwisko. Sakwa jest cięższa niż jakakolwiek za robotę wykonaną. Na schodach mija cię kot, a za nim bratanek z jego miską. Mierzy cię wzrokiem jak właściciel domu.
story-adventure-city-will-b = Znajdź tego z marca.
story-adventure-city-will-b-result = Notariusz wzdycha i zawiązuje sakwę z powrotem. Siwy, mówi najstarszy bratanek, utykał i na każdego miał złe słowo; poszedł do lasu i przeklął nowy płaszcz z imienia. Przez trzydzieści jeden lat nie wolno było go sprzedać.

story-adventure-city-memoirs = Żywot wiedźmina, własną ręką spisany
story-adventure-city-memoirs-intro = W oknie drukarza leży rękopis z plamą wina i mottem. Autor pragnie pozostać nieznany; na karcie tytułowej narysował tylko swoją bliznę. „Rozdział dziewiąty – mówi drukarz – dusi południcę. Czy tak się da?” Złożył jedenaście rozdziałów, papier jest zapłacony, a żona śmiała się tak, że trzeba było ją położyć. Za opinię dałby co nieco. Za rozdział, który by był prawdą, dałby więcej.
story-adventure-city-memoirs-a = Popraw najgorsze.
story-adventure-city-memoirs-a-result = Siedzisz nad szczotkami, aż zgaśnie świeca. Południca zostaje, na prośbę drukarza, ale nikt jej już nie dusi, a autor płacze w mniejszej liczbie miejsc. Płaci ci jak redaktorowi, od wykreślonego wiersza. Jest tego sporo.
story-adventure-city-memoirs-b = Napisz rozdział, który jest prawdą.
story-adventure-city-memoirs-b-result = Opisujesz jeden poranek, tak jak było. Zajmuje to cztery strony i większą część nocy, a kiedy stoi atramentem, czujesz, że wyszedł ci z ręki i że jest tam miejsce na coś innego. Drukarz czyta, nic nie mówi i daje go na koniec.
story-adventure-city-memoirs-c = Przyślij Korda, niech podpisuje.
story-adventure-city-memoirs-c-result = Czerwieni się, aż spływa malowana blizna. Przez całe popołudnie siedzi przy stole, ludzie stoją w kolejce, a on każdemu mówi, że bohater książki czeka na zewnątrz przy koniach. Potem pierwszy raz śpi i nie krzyczy, i ty też.

story-adventure-city-dog = Pies, niewpisany
story-adventure-city-dog-intro = Za Theodorem Grolem, o dziesięć kroków, chodzi pies. Tak jest od nowego roku: do bramy, do izby obrachunkowej, do kwatery, gdzie kładzie się w progu. Grole boi się psów. Od miesiąca mieszka po parapetowej stronie własnego urzędu. „Nie jest zarejestrowany – mówi poborca, a księga trochę mu drży. – Nie ma właściciela, którego można by ukarać. Życzyłbym sobie usunięcia, za pokwitowaniem. Proszę nie robić mu krzywdy tam, gdzie to widzę”.
story-adventure-city-dog-a = Wyprowadź go z miasta.
story-adventure-city-dog-a-result = Idzie bez słowa, za bramę, za młyn, i siada, kiedy każesz. Grole płaci według taryfy za bezpańskie. Kiedy wieczorem mijasz izbę, leży w progu, trochę ubłocony, a w środku pali się lampa.
story-adventure-city-dog-b = Dowiedz się, kto go przysłał.
story-adventure-city-dog-b-result = Na szyi ma sznurek, a węzeł jest kłusowniczy. Pokazujesz go Grolemu z daleka. Robi się całkiem blady, potem całkiem czerwony i mówi, że nikogo w górach nie zna. Mówi to z księgi, z palcem na wierszu.

story-adventure-city-headstones = Sprostowania
story-adventure-city-headstones-intro = Kamieniarz nie zna pisowni. Nikomu to nie wadziło, dopóki nie wadziło umarłym. Teraz przychodzą nocą, rzędem wzdłuż muru, i czekają na swoją kolej: Otto przez trzy t, ukochana małrzonka, kapitan, który zginął na możu. Krzywdy nie robią. Stukają w dłuto, pokazują. „Mam żonę i pięciu klientów na tydzień – mówi kamieniarz. – A jest tam z tyłu jeden, co tylko stoi, z kamieniem na ramieniu. Jego kułem po ciemku”.
story-adventure-city-headstones-a = Zostań na noc i trzymaj lampę.
story-adventure-city-headstones-a-result = Trzymasz, on pracuje, a oni odchodzą jeden po drugim, z ulgą. Ostatni odstawia kamień, na ciebie. Były w nim dwa błędy, a on nie z tych, co stukają. Za siniaki kamieniarz płaci od litery.
story-adventure-city-headstones-b = Naucz kamieniarza liter.
story-adventure-city-headstones-b-result = Rysujesz mu je patykiem w kamiennym pyle, wszystkie, i do rana przestał trzymać język między zębami. To cicha praca. Potem śpisz tak głęboko, że wchodzi z miarą, żeby się upewnić.

story-adventure-city-chess = Pocztą
story-adventure-city-chess-intro = Stary kapitan Brandeis gra w szachy z człowiekiem z Vengerbergu, którego nigdy nie spotkał. Stali po dwóch stronach oblężenia i pierwsze posunięcia krzyczeli przez rów. To było czterdzieści lat temu; odtąd idzie pocztą, dwa ruchy w roku. Wczoraj przyszedł list. „Skoczek bije gońca” – czyta, odkłada go i znów podnosi. „To dobry ruch. On nie robi dobrych ruchów. I to nie jego ręka”. Obok szachownicy stoi herbata dla jednej osoby.
story-adventure-city-chess-a = Pomóż mu znaleźć odpowiedź.
story-adventure-city-chess-a-result = Siedzisz nad tym, aż okno szarzeje. Nie pomocy potrzebuje, tylko kogoś, przy kim można milczeć. Nad ranem widzi, śmieje się, przesuwa figurę jednym palcem i tej samej cichej groźby uczy cię nożem do chleba.
story-adventure-city-chess-b = Zapytaj w Vengerbergu, kto zagrał.
story-adventure-city-chess-b-result = Najpierw pisze odpowiedź, pieczętuje, a potem łamie pieczęć i dopisuje wiersz, którego masz nie czytać. Nie ma nikogo innego, kogo mógłby posłać. Niesiesz list w rękawicy, jak się niesie żar.

story-adventure-city-poorhouse = Łóżko dziewiętnaste
story-adventure-city-poorhouse-intro = W przytułku, między szklarzem a człowiekiem, który myśli, że jest mostem, leży wiedźmin. Jest po dziewięćdziesiątce. Znaleźli go w rowie, z medalionem w ustach, żeby mu go nikt nie zabrał. To wilk. Nie ma zębów ani znaków, zapomniał słowa na miecz, a nocą wstaje i sprawdza okna. „Wszystkie czterdzieści – mówi przełożona. – Potem może spać. Potem śpią wszyscy, dziwna rzecz”.
story-adventure-city-poorhouse-a = Daj mu coś do picia.
story-adventure-city-poorhouse-a-result = Trzymasz mu flaszkę. Przez godzinę wie, kim jest, i poświęca ją tobie: siada prosto, prostuje ci łokieć, bije cię kapciem, aż jest dobrze. Potem grzecznie pyta, czy to w sprawie okien.
story-adventure-city-poorhouse-b = Sprawdź z nim okna.
story-adventure-city-poorhouse-b-result = Idziesz za nim ze świecą, czterdzieści okien, a on każdy skobel pokazuje ci jak pierwszy. Przełożona wciska ci trochę z kolekty. W łóżku dziewiętnastym naciąga koc i mówi całkiem wyraźnie: „Nic nie weszło”.
story-adventure-city-poorhouse-c = Wymów imię swojego nauczyciela.
story-adventure-city-poorhouse-c-result = Wynurza się z tego jak człowiek z wody. Uczył tego, kto uczył ciebie. Dopóki starcza imienia, przechodzi z tobą dawny układ, przez całą salę, a most bije brawo. Wkładasz mu medalion z powrotem między dziąsła.

story-adventure-city-crate = Tą stroną do góry
story-adventure-city-crate-intro = W komorze celnej przy nabrzeżu stoi skrzynia, która oddycha. Według papierów zawiera świece kościelne. Sześć tygodni temu przyszła z południa, nikt się po nią nie zgłosił, a co noc zjada trochę więcej sznura. „Mogę ją otworzyć i wtedy odpowiadam – mówi celnik – albo ją zostawić i wtedy odpowiadam”. Zeszczuplał. Ktoś wymalował na wieku dużymi, życzliwymi literami: NIE NUCIĆ.
story-adventure-city-crate-a = Otwórz ją za niego.
story-adventure-city-crate-a-result = Podnosisz wieko dwoma palcami i nic nie mówisz, a to w środku też nie. Jest wielkości cielęcia i ma skrzydła jak mokre pranie. Świece zjadło i myśli, że jesteś jego matką. Płacą ci, a je prowadzą do menażerii; ogląda się.
story-adventure-city-crate-b = Wyślij ją dalej i idź za łodzią.
story-adventure-city-crate-b-result = Celnik stempluje tak mocno, że skrzynia kicha. Flisak, który ją bierze, jest głuchy i dlatego go poproszono. Trzymasz się ścieżki holowniczej. Gdzieś między tym miejscem a następną śluzą będzie chciał wyprzedzić drugi flisak, śpiewający.

story-adventure-city-clock = Trzynaście
story-adventure-city-clock-intro = Nocą zegar miejski bije trzynaście razy. Kogo między dwunastym uderzeniem a tym następnym zastanie na ulicy, tego rano nie ma, a nikt nie pamięta, kto to był; jest tylko o jeden płaszcz na wieszaku za dużo albo żona w ładnym uczesaniu. Zegarmistrz rozebrał mechanizm. Na kole jest dwanaście kołków. Liczył, mówi, a potem pokazuje ci na warsztacie dziecięcy bucik i pyta, czy nie wiadomo, ile miał dzieci.
story-adventure-city-clock-a = O północy stań na ulicy.
story-adventure-city-clock-a-result = Liczysz. Po dwunastym robi się bardzo jasno, a na placu stoją oni wszyscy, z rękami wpół podniesionymi, jak ludzie, którzy zapomnieli, po co przyszli. Pchasz, aż przejdzie ostatni. Dzwon coś ci za to odejmuje. Zostawia ci ten czas, który szedł na marne.
story-adventure-city-clock-b = Zatrzymaj zegar.
story-adventure-city-clock-b-result = Wkładasz ostrze między dwa zęby koła i miasto wstrzymuje oddech. Już nikt nie zginie. Rada ci płaci i grzebie płaszcz. Odtąd zegarmistrz nakrywa do stołu także dla bucika.

story-adventure-city-strike = Grabarze odkładają szpadle
story-adventure-city-strike-intro = Grabarze strajkują. Chcą kapelusza, na deszcz, i żeby ktoś czasem podziękował. W kaplicy zmarli leżą po dwóch, w porządku alfabetycznym. Między grobami, sama, po pas w glinie, stoi siostra Jutta, kopie i klnie. „Łamistrajk!” – krzyczą zza muru grabarze. „Nic nie mam do waszych cholernych kapeluszy – mówi Jutta. – Ale ten nie może czekać. Był piekarzem. Rośnie”.
story-adventure-city-strike-a = Weź drugi szpadel.
story-adventure-city-strike-a-result = Kopiesz obok niej, aż ręce są jednym pęcherzem, a ona każdemu czyta wiersz, a kamieniom przekleństwo. Wieczorem stoisz w błocie tak, jak stoi słup. Grabarze rzucali w was grudami. Potem, jeden po drugim, rzucali liny.
story-adventure-city-strike-b = Negocjuj w imieniu grabarzy.
story-adventure-city-strike-b-result = Zanosisz radzie ich warunki, a im minę rady. Kapelusz dostają. Na podziękowanie trzeba trzeciego posiedzenia, a burmistrz mówi je tyłem. Obie strony ci płacą. Jutta zrobiła przez ten czas jedenastu.

story-adventure-city-shroud = Coś lnianego
story-adventure-city-shroud-intro = Krawiec szyje całuny dla wiedźminów, za zaliczką. „Większość pańskiego fachu płaci z góry – mówi – bo inaczej bywał kłopot”. Ma ich całą półkę, złożonych, z imionami; niektóre imiona leżą tam od dawna i te wietrzy na wiosnę. Opasuje cię centymetrem. „Nawyk obrotu w lewo – zauważa. – W tych, które wracają, też to widzę. Zawsze są rozdarte z prawej”.
story-adventure-city-shroud-a = Zamów jeden, z zapasem na ruch.
story-adventure-city-shroud-a-result = Kroi hojnie i każe ci przymierzyć, na leżąco, a potem w walce. Przy trzeciej przymiarce nie obracasz się już w lewo. Składa go i pisze na półce twoje imię, kredą. Kreda, mówi, jest dla rokujących.
story-adventure-city-shroud-b = Obejrzyj te rozdarte.
story-adventure-city-shroud-b-result = Rozkłada je na stole pod lampą. Jeden zrobił pazur, drugi dziób, a trzeci jest świeży i stąd: znasz ten rozstaw i wiesz, gdzie o tej porze roku się kręci. Wyjmuje igłę z ust. „Czy wpisać na czwartek?”

story-adventure-city-bride = Miejsce przy stole Heddy
story-adventure-city-bride-intro = Hedda wychodzi za mąż, za cichego bednarza. Przed piekarnią stoi stół na sześćdziesiąt osób, z kwiatami i małymi wiązanymi bochenkami, a przy nim nikogo. To przez ojca. Chleb od córki kata nikomu nie wadzi; ale pić jej zdrowie łokieć w łokieć z mistrzem Rubenem to co innego, bo nigdy nie wiadomo. Stoi pod ścianą w nowym kołnierzyku i trzyma ręce za plecami. Skrzypek dwa razy zaczynał. Zza okiennic patrzy cała ulica.
story-adventure-city-bride-a = Poproś mistrza Rubena do tańca.
story-adventure-city-bride-a-result = Nie wie, co zrobić z rękami, więc kładziesz je tam, gdzie trzeba. Tańczy jak człowiek, który całe życie liczył kroki. Przy trzecim obrocie otwierają się jedne drzwi, a potem wiele. Co umiały przedtem twoje nogi, tego już nie pamiętasz; to jest lepsze.
story-adventure-city-bride-b = Usiądź i wznieś toast.
story-adventure-city-bride-b-result = Siedzisz przy stole na sześćdziesiąt osób i mówisz to, co trzeba powiedzieć, trochę głośno, w stronę okiennic. Hedda pije, bednarz pije, Ruben pije i musi odstawić kieliszek. Odprawia cię z butelką. W drzwiach pod dziewiątką stoi dziecko z krzesłem.

story-adventure-city-butcher = Kruchy kawałek
story-adventure-city-butcher-intro = To najlepsze mięso w mieście i najtańsze, więc pozostali rzeźnicy poszli do sędziego. Sędzia zjadł plasterek. Teraz jada codziennie. „Kruche” – mówi każdy, żuje i patrzy w dal. Beczka za sklepem nie była zamknięta. Był w niej but, i to niewielki. Rzeźnik wyciera ręce. Dostawca przypływa łodzią, mówi, nocą, z lodowni w dole rzeki. Kto dzwoni, nigdy nie pyta.
story-adventure-city-butcher-a = Weź pieniądze i idź dalej.
story-adventure-city-butcher-a-result = Idziesz dalej, a on zawija pieniądze w czysty papier. Wieczorem słychać, jak za zasłonami ulica je, nożem i widelcem. Ktoś prosi o dokładkę. Rozwijasz papier i widać, że dołożył ci drobiazg, dla psa.
story-adventure-city-butcher-b = Idź za łodzią do lodowni.
story-adventure-city-butcher-b-result = Zdejmuje fartuch i wiesza go na dobre. Sam ma chłopca, mówi, z taką mniej więcej stopą. Łódź przypływa przy niskiej wodzie, bez latarń. Masz nie stawać od wiatru, bo czują, co kto jadł.

story-adventure-city-deadletters = Poste restante
story-adventure-city-deadletters-intro = W piwnicy poczty leżą listy, których nie da się doręczyć. „Do tego pod mostem – czyta poczmistrzyni, porządna osoba ze stemplem na szyi. – Do Taty, w ziemi. Do Pani, co wzięła nam Elzę, do rąk własnych”. Z mocy prawa nie wolno jej otwierać i z mocy prawa nie wolno wyrzucić. Jest czternaście worków. „Gdybym miała kogoś, kto bywa pod takimi adresami” – mówi i patrzy na twoje buty.
story-adventure-city-deadletters-a = Posortuj je według adresów.
story-adventure-city-deadletters-a-result = Siedzisz na worku i sortujesz, a gdzie trzy listy wymieniają ten sam most i wszystkie są wilgotne, tam coś pod nim mieszka. Wieczorem znasz dwa legowiska i pół. Poczmistrzyni stempluje ci przedramię, żeby móc cię wypuścić.
story-adventure-city-deadletters-b = Doręcz jeden tej Pani.
story-adventure-city-deadletters-b-result = To mały list, z kroplą wosku, i pachnie jabłkami. Pani, co wzięła nam Elzę, mieszka w lesie, mówi poczmistrzyni, za trzecim dębem po piorunie, bez numeru. Stempluje dwa razy. Opłata przy odbiorze.

story-adventure-city-matchmaker = Kawaler, nocny
story-adventure-city-matchmaker-intro = Swatka połączyła czterysta par, a teraz ma trudnego. „Dobra rodzina. Własny dom. Czyta. Nie przepada za czosnkiem, ale kto przepada?” Zniża głos. Płaci starymi monetami, przychodzi po zachodzie, a trzy ostatnie kandydatki wróciły trochę blade i bardzo zakochane. Ekimma goi się, kiedy pije, mówisz jej. „Mój mąż też – mówi swatka. – Ale może dałoby się w sobotę usiąść między nimi?”
story-adventure-city-matchmaker-a = Usiądź w sobotę między nimi.
story-adventure-city-matchmaker-a-result = Siadasz między nimi. Jest czarujący, a ponieważ się nie przesuwasz, trafia na twoje ramię. Pomyłkę spostrzega po czasie trwania menueta. Przeprasza, płaci za kolację, za rękaw i za wieczór i wychodzi oknem.
story-adventure-city-matchmaker-b = Zasięgnij o nim języka w Beauclair.
story-adventure-city-matchmaker-b-result = Jako ostatni adres podaje Beauclair, mówi swatka, a jako referencje tamtejszą wdowę. Już umoczyła pióro. Jeśli referencje będą dobre, pyta, czy to byłoby naprawdę aż takie złe? Tak mało trafia się takich, co czytają.

story-adventure-city-barge = W dół rzeki, z serem
story-adventure-city-barge-intro = Do Cidaris płynie barka z czterystoma kręgami sera i filozofem. Zapłacił za pół biletu, bo nie wierzy w rzekę. „W ser wierzę – mówi. – Ze względu na zapach”. Szyperka chce mieć na pokładzie kogoś, kto w razie potrzeby mu przyłoży. Drugi etat jest na brzegu: ma rywalkę, która przecina liny holownicze, i chciałaby wiedzieć, jak się to robi, żeby móc się odwzajemnić.
story-adventure-city-barge-a = Płyń i pilnuj filozofa.
story-adventure-city-barge-a-result = Płyniesz. Drugiego dnia udowadnia ci, że cię nie ma, i oddajesz mu ster. Kiedy go wyławiają, wierzy w rzekę całym ciałem. W Cidaris płacą ci butelką, która dojrzewała między serem a myśleniem.
story-adventure-city-barge-b = Pokaż jej, jak się przecina liny.
story-adventure-city-barge-b-result = Pokazujesz nadgarstek, kąt i gdzie stać, żeby nie polecieć z liną. Ona pokazuje, co zrobiłaby zamiast tego, bosakiem, i to jest lepsze. Zabierasz je ze sobą. Z brzegu słychać, jak ćwiczy na kapeluszu filozofa.

story-adventure-city-beggars = Ślepi, chromi i skarbnik
story-adventure-city-beggars-intro = Cech żebraków odbywa w powroźni doroczne zebranie. „Punkt trzeci – mówi skarbnik. – Ślepota. Wpływy spadają. Publiczność już w nią nie wierzy”. Jeden ślepy protestuje, że jest ślepy naprawdę. „O tym mówię – na to skarbnik. – Nic z siebie nie dajecie”. Zauważyli cię. Wiedźmini nie siedzą na rogu, nie mają licencji, a ludzie dają. Chętnie usłyszą, jak się to robi. Zapłaciliby tym, co widzą: na żebraków nikt nie patrzy, więc patrzą żebracy.
story-adventure-city-beggars-a = Zapłać wpisowe i dołącz na dzień.
story-adventure-city-beggars-a-result = Płacisz, dostajesz miskę i róg i siedzisz, aż zrobi się ciemno. Nikt nie patrzy ci w oczy. W południe nie ma cię już wcale, a wieczorem masz za sobą cały przemarsz miasta, każdy z ciężarem na innej nodze. Żaden krok cię już nie zaskoczy.
story-adventure-city-beggars-b = Wymień się tajemnicami ze ślepym.
story-adventure-city-beggars-b-result = Opowiadasz mu o strachu, a on tobie, co o czwartej rano przechodzi obok jego rogu, na zbyt wielu nogach i pachnie stawem. Raz poszedł za tym, na słuch, aż do miejsca, gdzie stanęło. Niczego nie widział, mówi; więc tamtemu to nie wadziło.

story-adventure-city-raffle = Na rzecz dachu
story-adventure-city-raffle-intro = Świątynia urządza loterię z tego, co w niej zostawiono: jedenaście parasoli, drewniana noga, papuga, która zna dawną liturgię, i jedna zamknięta szkatułka, mniej więcej taka, którą znaleziono na stopniach ołtarza i która tyka. Szkatułka jest główną nagrodą. Kapłan ciągnie losy z zamkniętymi oczami. Błagał o kupno każdego prócz dzieci i nikt nie chce wygrać. „Takie spokojne ręce” – mówi do ciebie. Twoje imię wpisał już na wszystkich losach.
story-adventure-city-raffle-a = Wygraj szkatułkę i otwórz.
story-adventure-city-raffle-a-result = Wygrywasz jedenastoma losami do zera. Wierni cofają się do kropielnicy. To świetny zamek, z tych, które mają własne zdanie; przykładasz ucho do niego, a do reszty najlepsze narzędzia. Wtedy przestaje tykać.
story-adventure-city-raffle-a-band-1 = Była to mechaniczna kukułka i wyskakuje na wysokości twojej ręki. Reszta mechanizmu rzuca się na narzędzia.
story-adventure-city-raffle-a-band-2 = Był to budzik dla kościelnego. Do ciężarków ktoś przylepił monety, żeby trochę się spieszył.
story-adventure-city-raffle-a-band-3 = Była to kasa parafialnego zegara, który stawał, ilekroć się napełniła. Kapłan mówi spod ołtarza, że wygrana jest uczciwa.
story-adventure-city-raffle-b = Podrzyj losy i weź papugę.
story-adventure-city-raffle-b-result = Papugi nie da się rozdzielić z parasolami. W końcu kapłan odkupuje ją za mszalne wino, bardzo stare, które odkładał. Z przedsionka słychać, jak papuga błogosławi szkatułkę, w języku, od którego pochylają się świece.

story-adventure-city-summoning = Zajęcia praktyczne
story-adventure-city-summoning-intro = Troje studentów akademii w Ban Ard dzieli mansardę i pomyłkę. Siedzi w balii, pod obrusem. „Miał to być chowaniec” – mówi pierwszy. „Swojski jest – mówi drugi, bez brwi. – Zna nas wszystkich po imieniu”. Trzeci trzyma obrus. Spod niego głęboki i rozsądny głos pyta, kiedy kolacja. W poniedziałek zaczyna się semestr. Ich opiekun nie może się o tym dowiedzieć, mówią. Tylko on umiałby to odesłać.
story-adventure-city-summoning-a = Pomóż im to rozpuścić.
story-adventure-city-summoning-a-result = Gotujesz, cedzisz i gotujesz od nowa, całą noc, a ono recytuje pierwszemu studentowi wiersz drugiego. Nad ranem zostaje łyżeczka, która prosi o litość. Wiesz teraz więcej, niż tam uczą. Na zupę przez jakiś czas nie spojrzysz.
story-adventure-city-summoning-b = Powiedz opiekunowi, w Ban Ard.
story-adventure-city-summoning-b-result = Studenci bledną; balia się śmieje. Dają ci list, w którym to wszystko brzmi, jakby to były badania. Pod obrusem ktoś dopisuje jedno zdanie, bardzo ładnym pismem.

story-adventure-city-afternoon = Za ile idzie popołudnie
story-adventure-city-afternoon-intro = Tamten dom z Novigradu otworzył filię. To małe okienko z dzwonkiem, a za nim siedzi urzędnik, który nie mruga. W tym sezonie skupują popołudnia, mówi: leniwe, ze słońcem, lekko używane. Żona murarza sprzedała swoje do pięćdziesiątego roku włącznie i kupiła piec. Czeka obok ciebie, aż się ściemni. „Ciągle mi się zdaje, że zapomniałam czegoś na sznurze” – mówi. Urzędnik położył przed tobą formularz. Jest już wypełniony.
story-adventure-city-afternoon-a = Sprzedaj jedno.
story-adventure-city-afternoon-a-result = Podpisujesz i jest wieczór. Monety są odliczone i całkiem ciepłe. Próbujesz pomyśleć, co mogło być z tego popołudnia; przychodzi na myśl jakiś mur, jakieś pszczoły. Do końca dnia ręce są trochę powolne, jakby gdzieś zostały.
story-adventure-city-afternoon-b = Zapytaj, gdzie je trzymają.
story-adventure-city-afternoon-b-result = „W Novigradzie, naturalnie – mówi urzędnik. – W piwnicach od południa. Tak łatwo się psują”. Żona murarza podnosi oczy. Nic nie mówi, ale odprowadza cię do bramy z wyciągniętym przed siebie szalem, jakby było coś do zaniesienia do domu.
story-adventure-city-afternoon-c = Zapytaj go o zupę.
story-adventure-city-afternoon-c-result = Ogląda się przez oba ramiona. Potem wyjmuje spod lady parujący kubek i podsuwa go przez okienko. Miał od tamtej pory dwa katary, szepcze, oba dość ciężkie. Drze twój formularz i pozwala ci tam siedzieć w słońcu, dopóki nie musi zamknąć.

story-adventure-city-coach = Jedno miejsce w środku
story-adventure-city-coach-intro = Dyliżans do Wyzimy ma jeszcze jedno miejsce, a obok siedzi skuty człowiek z workiem na głowie. Jego dwóch strażników bolą zęby. „Będą go sądzić” – mówi jeden; „Będą go wieszać” – mówi drugi; „Zatrzymajcie się przy najbliższej gospodzie – mówi worek – to wam obu wyrwę. Byłem cyrulikiem”. Woźnica chce tam kogoś rozsądnego. Jest też miejsce na dachu, obok poganiacza, który od południa szuka zaczepki.
story-adventure-city-coach-a = Usiądź obok worka.
story-adventure-city-coach-a-result = Siedzisz obok niego do Wyzimy. Przy drugiej gospodzie jest sporo hałasu, a potem wielki spokój, i obaj strażnicy płaczą z wdzięczności. Pod bramą więzienia okazuje się, że zgubili nakaz. Płacą ci jak trzeciemu strażnikowi, choć nie ma kogo strzec.
story-adventure-city-coach-b = Usiądź na dachu z poganiaczem.
story-adventure-city-coach-b-result = Bije, jak to poganiacze, z biodra i nie przerywając rozmowy. Dwa razy lecisz przez krawędź i za każdym razem wciąga cię za kołnierz i pokazuje, jak do tego doszło. Przed Wyzimą wysiada. Miał naprawdę przyjemną podróż, mówi.

story-adventure-city-onerat = Przez podniesienie łap
story-adventure-city-onerat-intro = Mistrz cechu Quist ma szczura. Przyszedł sam, po tym wszystkim, i usiadł na statucie. Nazwał go Radnym. Ma własne krzesło, łańcuch, a od ostatnich wyborów głos; i z tym głosem cech po raz pierwszy ma większość. „Głosował za wyższymi składkami – mówi Quist z rumieńcem. – Ale teraz źle wygląda”. Radny leży na poduszce i szybko oddycha. Opozycja przysłała kwiaty, a jeden z nich to naparstnica.
story-adventure-city-onerat-a = Dowiedz się, kto przysłał kwiaty.
story-adventure-city-onerat-a-result = Wąchasz bileciki, potem ręce panów z lewej ławy, aż jeden chowa swoje do kieszeni. Cech płaci. Wyrok: ma być sekretarzem szczura, dożywotnio, jego albo swojego, zależnie od tego, co dłuższe.
story-adventure-city-onerat-b = Daj Radnemu parę kropel.
story-adventure-city-onerat-b-result = Odmierzasz według grubości ogona. W nocy siada i prosi o ser, dzwonkiem. Stary Quist, który nie spał, jest tak szczęśliwy, że zdejmuje ze ściany nóż szczurołapa i pokazuje ci, co jego dziadek umiał nim zrobić, a nigdy nie zrobił.

story-adventure-city-perfume = Brakująca nuta
story-adventure-city-perfume-intro = Perfumiarz ma nos ubezpieczony na więcej niż cała ulica. Ma różę, ma irys, ma wnętrze rękawiczki; brakuje mu strachu. „Nie potu – mówi. – Pot ma każdy. Tego czystego, tuż przed”. Próbował na uczniach. Nie ma tu już żadnego. Słyszał, że baba wodna trzyma w muszli to, co zbiera z utopionych. A może ktoś zechciałby się sam czegoś bać, przez godzinę, w tym fotelu?
story-adventure-city-perfume-a = Usiądź w fotelu.
story-adventure-city-perfume-a-result = Siadasz. Czytał, co trzeba: kładzie ci na kolanach parę małych butów, z twojej szkoły, z jesiennej nocy sprzed lat. Trwa to godzinę i dużo z ciebie schodzi. Płaci bez liczenia, wącha fiolkę, a potem szybko idzie do okna i je otwiera.
story-adventure-city-perfume-b = Przynieś mu muszlę.
story-adventure-city-perfume-b-result = Całuje czubki palców. Baba siedzi tam, gdzie schodzą się dwie wody, wyczytał, w błocie po szyję, i rzuca; nie wolno oddychać ustami. Daje ci na to jedwabną chustkę. Pachnie kimś, kto nigdy nie musiał biec.

story-adventure-city-cradle = Ciche dziecko
story-adventure-city-cradle-intro = „On nigdy nie płacze – mówi mamka. – Ani jak mokry, ani jak spadnie, ani razu”. Miała przy piersi czterdzieścioro i chciałaby odejść, ale wstydzi się powodu. Dziecko siedzi w kołysce, tłuste i jasne, i patrzy z jednego na drugie jak sędzia. Ojciec handluje zbożem i jest dumny. W noc porodu, mówi mamka, w lesie za domem było dużo płaczu. Oddalał się i oddalał.
story-adventure-city-cradle-a = Powiedz ojcu, że wszystko w porządku.
story-adventure-city-cradle-a-result = Mówisz mu, a on płaci jak za komplement. Dziecko chwyta cię za palec, nie w tym stawie, i przychodzi ci na myśl, jak mało stawów ma palec. Kiedy wychodzisz, mamka siedzi na kufrze przy furtce, w kapeluszu.
story-adventure-city-cradle-b = Idź za płaczem.
story-adventure-city-cradle-b-result = Mamka pokazuje ci okno i mech na parapecie, a w nim ślad pięty obróconej na odwrót. Zapakowała butelkę mleka, jeszcze ciepłą, w pończochę. Za tobą skrzypi kołyska. To pierwszy dźwięk, mówi, jaki kiedykolwiek wydała.

story-adventure-city-pawn = Niewykupiony
story-adventure-city-pawn-intro = W witrynie lichwiarza, między trąbką a kompletem zębów, wisi wiedźmiński medalion. To gryf. Drży. „On tak zawsze – mówi lichwiarz. – Przyniósł go jesienią młody człowiek i dostał trzy korony. Mówił, że wróci przed pierwszym śniegiem”. Chucha na szybkę i przeciera. Od tamtej pory padało. Nie sprzedał go, choć były oferty. Na noc wiesza go przy łóżku, bo dom jest stary.
story-adventure-city-pawn-a = Wykup go.
story-adventure-city-pawn-a-result = Płacisz i w tej samej chwili leży ci na dłoni spokojnie. Z tyłu ktoś wydrapał rządek kresek, tak jak się liczy dni. Nosisz go przez jakiś czas i kreski uczą cię cierpliwości. Lichwiarz od tamtej pory nie gasi światła.
story-adventure-city-pawn-b = Zanieś go do szkoły nad morzem.
story-adventure-city-pawn-b-result = „Będą chcieli wiedzieć, co kupił” – mówi lichwiarz. Ma to w księdze: płaszcz wełniany, dziecięcy, a reszta w chlebie. Zawija medalion w tę kartkę. Kaer Seren leży daleko, na urwisku. Całą drogę czuć, jak drży, jak ptak w kapeluszu.
story-adventure-city-pawn-c = Odmów słowa za spóźnionego.
story-adventure-city-pawn-c-result = Kładziesz na gryfie dwa palce i mówisz je tak, jak mówi się w sali Kaer Seren, gdy miejsce jest puste. Lichwiarz zdejmuje czapkę. Za szufladą jest szuflada. Leży w niej, co młody człowiek zostawił poza tym: układy szkoły, jego ręką.

story-adventure-city-jury = Jedenastu sprawiedliwych
story-adventure-city-jury-intro = Ława ma dwunastu przysięgłych, a ta ma jedenastu i krzesło. Zamknięto ich we wtorek. Sprawa jest prosta: woźnica uderzył karczmarza, na oczach wszystkich, z powodu muła. Ale brakuje im człowieka, prawo nie pozwala wyjść, dopóki nie będzie dwunastu, a dwunasty umarł, od zupy. „Ktoś tam przecież jest – mówi przez dziurkę od klucza przewodniczący. – Wejść i być rozsądnym”. Sześciu jest za winą, pięciu przeciw. W środku jest bardzo gorąco.
story-adventure-city-jury-a = Głosuj z sześcioma.
story-adventure-city-jury-a-result = Głosujesz i od razu cię kochają. Woźnicę skazują na grzywnę w wysokości muła. Był to kuzyn Dorrit Ash, słyszysz na schodach, a muł był bratem Proboszcza. Sąd płaci ci za dwa dni, choć wszystko trwało tyle, co podniesienie ręki.
story-adventure-city-jury-b = Wytrzymaj z pięcioma.
story-adventure-city-jury-b-result = Wytrzymujesz noc i dzień, przeciw argumentom, przeciw ławie, a w końcu przeciw tym sześciu, a są duzi. Do drzwi nie przechodzi nikt. Na koniec przyznaje się sam karczmarz, bo potrzebuje izby. Ledwie stoisz, ale stoisz.

story-adventure-city-theatre = Teatr anatomiczny
story-adventure-city-theatre-intro = Medycy mają trzysta miejsc, wyprzedanych, a na stole nic. Obiecano im gnilca. „Świeżego – mówi dziekan – albo na ile się da”. Znają go tylko z książek, a w książkach rysował go ktoś, kto akurat biegł. Nie wiedzą tylko, że wybucha, kiedy umiera, i jeszcze raz, kiedy się go otwiera. W pierwszym rzędzie siedzą małżonki. Tak się składa, że masz jednego na wozie, pod mokrymi workami, a dzień jest ciepły.
story-adventure-city-theatre-a = Otwórz go przy nich.
story-adventure-city-theatre-a-result = Tniesz tam, gdzie trzeba, i objaśniasz, i przez godzinę jest cicho jak w kościele. Wtedy młody doktor pochyla się ze świecą, żeby lepiej widzieć. Na niego zarzucasz płaszcz, a reszta zarzuca się na ciebie. Takiego wykładu jeszcze nie było. Tak dokładnie nie patrzy się nawet na szlaku.
story-adventure-city-theatre-b = Sprzedaj go i szybko wyjdź.
story-adventure-city-theatre-b-result = Dziekan płaci od funta. Na rogu słyszysz dźwięk jak od bardzo dużej poduszki; potem okna; potem, po pewnym czasie, oklaski. Nazajutrz drukują rycinę. Zgadza się w każdym szczególe i rysował ją ktoś, kto akurat biegł.

story-adventure-city-agency = Mila, wł.
story-adventure-city-agency-intro = Nad warsztatem szewca wisi nowy szyld: WIEDŹMINI, WYSZUKIWANIE I ZAPYTANIA. Za skrzynką siedzi Mila, dziś dziesięcioletnia, z atramentem na brodzie. Bierze dziesiątą część. Ma w księgach czworo wiedźminów, a poznała jednego. „Proszę siadać – mówi. – Umie się pływać? Krew przeszkadza? Czy kiedyś skończyło się coś we wtorek?” Jest zlecenie od rajcy, dobrze płatne, na psa, który jest za głośny; i jedno od chłopca, niepłatne, na las, który jest za cichy.
story-adventure-city-agency-a = Weź psa rajcy.
story-adventure-city-agency-a-result = Jest to mały pies z wielkim strachem i trzeba popołudnia, żeby ustalić, że szczeka na piwnicę rajcy. Wtaczasz tam beczkę, żeby miał na czym spać. Rajca płaci; Mila bierze dziesiątą część, gryzie ją i stawia ptaszka w księdze poliniowanej na tysiąc ptaszków.
story-adventure-city-agency-b = Weź las.
story-adventure-city-agency-b-result = „Ten płaci w kasztanach” – ostrzega Mila. Wyciąga spod skrzynki chłopca, który czeka tam od rana. Nazywa się Peer. Najpierw poszły ptaki, mówi, potem sarny, a w niedzielę siostra, która tylko liczyła ptaki.
story-adventure-city-agency-c = Zapytaj, co słychać w domu.
story-adventure-city-agency-c-result = Otwiera skrzynkę. W środku, na księdze, siedzi lalka i prowadzi rachunki. Teraz się nią bawi, mówi, w soboty. Daje ci najlepszą kartkę z teczki, tę odłożoną, i własne krzesło i stoi przy nim na straży, aż się wyśpisz.

story-adventure-city-undertown = Dolna ulica
story-adventure-city-undertown-intro = Kanalarze znają ulicę pod ulicą. Ma progi, uchwyty na lampy i numery i biegnie prosto jak strzelił do Novigradu; ktoś na niej zbudował i zapomniał powiedzieć. Chodzą nią w piątki. „Szybciej i sucho – mówi brygadzista. – Tylko się nie puka”. Zawsze zdejmował tam czapkę, jego ojciec też. W niektórych oknach jest światło. W innych tylko zasłona, która wraca na miejsce.
story-adventure-city-undertown-a = Idź dołem do Novigradu.
story-adventure-city-undertown-a-result = Idziesz z odkrytą głową. Pod czterdziestym ktoś ćwiczy jedną figurę, na skrzypcach albo na klindze, te same cztery pociągnięcia od dwustu lat; zanim miniesz okno, masz je w nadgarstku. W Novigradzie wychodzisz przez konfesjonał.
story-adventure-city-undertown-b = Zapukaj.
story-adventure-city-undertown-b-result = Pukasz pod dziewiątkę. Wysuwa się ręka, sucha i uprzejma, i kładzie ci na dłoni plan z jednym domem zaznaczonym na czerwono: nie tu na dole, tam na górze, w następnej wsi, przy stawie. Słyszą, jak to chodzi, nad ich sufitem. Chcieliby, żeby przestało.

story-adventure-city-serafin = Kolej na lewą rękę
story-adventure-city-serafin-intro = Mistrz Serafin nie daje już lekcji. Siedzi w pustej sali, twarzą do ściany, i bawi się drewnianym floretem jak dziecko łyżką. Ma na sumieniu dwa pojedynki; teraz jest trzeci, bo w niedzielę jego uczeń zabił człowieka o kapelusz. „Zrobił to bezbłędnie – mówi Serafin. – To moja finta. Usłyszałem i byłem dumny tak długo, jak trwa siadanie”. Nie odwraca się. „Weź ją ode mnie”.
story-adventure-city-serafin-a = Skrzyżuj z nim klingi.
story-adventure-city-serafin-a-result = Bierze floret i walczy z krzesła, a ty tracisz to, co masz w ręku, raz za razem, aż widać, że pokazuje ci, gdzie się kończy. Kiedy wreszcie go dotykasz, łamie floret na kolanie. Czekał, mówi, na kogoś, kto przestaje.
story-adventure-city-serafin-b = Niech cię oduczy.
story-adventure-city-serafin-b-result = Każe ci zrobić wszystko od początku, powoli, a w tym zabójczym miejscu kaszle. Wieczorem jest w tobie luka, tam gdzie byłaby finta, i wypełniasz ją czymś własnym. Słucha twoich kroków. „Brzydkie – mówi z wielką ulgą. – Tego nikt nie podrobi”.

story-adventure-city-lens = Szlifowane szkło
story-adventure-city-lens-intro = Szlifierz zrobił do latarni w Cidaris szkło wielkie jak koło od wozu i nie wyszło. Kto przez nie patrzy, nie widzi statku, tylko ludzi na nim, i nie tak, jak stoją: tak, jak będą leżeć. Zauważył to przy próbnym statku. Znał kucharza. „Soczewka jest doskonała – mówi. – Sprawdzałem dwanaście razy”. Zarząd portu zapłacił. Przykrył ją ślubnym kocem i mieszka obok niej dalej.
story-adventure-city-lens-a = Popatrz przez nią na port.
story-adventure-city-lens-a-result = Patrzysz, póki można znieść. Większość leży w łóżkach. Siedmioro leży na dnie, razem, z długimi zadrapaniami, a ty poznajesz zadrapania i wiesz, z którego są brzegu. Mówisz to pilotowi. Prosi, żeby nic więcej mu nie mówić.
story-adventure-city-lens-b = Mimo to zawieź ją do Cidaris.
story-adventure-city-lens-b-result = Ładujecie ją we dwoje razem z kocem. Sam nie pojedzie; widział woźnicę. Komuś przy latarni trzeba powiedzieć, co to jest, mówi, komuś starszemu, kto nie ma nikogo na morzu. I nie wolno jej ustawić, zanim nie zrozumieją.

story-adventure-city-ladle = Co wkłada Odila
story-adventure-city-ladle-intro = Kolejka pod spaloną świątynią okrąża gruzy dwa razy. Odila stoi nad kotłem z chochlą i prawi kazanie. „Kto dzwonił? Ja dzwoniłam. Kto przyszedł? Nikt nie przyszedł. A dziś przychodzicie, i jest rzepa”. To ciężka zima. Rzepa się kończy; zostaje czterdzieścioro gąb, jej buty i kość, którą gotują od Wszystkich Świętych. „Kto coś ma, wkłada – mówi. – Kto nic nie ma, miesza”. Mówiąc to, patrzy na ciebie.
story-adventure-city-ladle-a = Włóż pieniądze i mieszaj.
story-adventure-city-ladle-a-result = Posyła z nimi chłopca do kupca zbożowego, a tobie wręcza chochlę. Mieszasz, aż zrobi się ciemno, w lewo, jak sobie życzy. Koło trzeciej godziny zauważasz, że już nie liczysz głów, tylko je znasz. Z gorszej ręki zrobiła się lepsza.
story-adventure-city-ladle-b = Włóż swoją ostatnią dobrą kość.
story-adventure-city-ladle-b-result = Jest z czegoś, co padło od twojego miecza, i miała iść na co innego. Odila gryzie ją i wrzuca. Zupa na długość pacierza robi się niebieska. Tej nocy wszyscy śpią, bez snów; a wywar, który stężał na dnie, zeskrobuje ci do flaszki.

story-adventure-city-steeple = Człowiek na kogucie
story-adventure-city-steeple-intro = Na kogucie ratusza siedzi skarbnik. Wspiął się w czwartek, kiedy przyszli rewidenci, i nie może zejść, a kasetka też nie. Na dole rynek przyjmuje zakłady. Co jakiś czas zrzuca monetę za chleb, który wystrzeliwują mu procą. „Chciałem to tylko raz zobaczyć wszystko razem – woła. – Stąd jest tego tak mało!” Do wieży przywiązany jest balon pocztowy do Hengfors, a wiatr się wzmaga.
story-adventure-city-steeple-a = Namów go, żeby zszedł.
story-adventure-city-steeple-a-result = Stoisz na placu i mówisz, o zupie, o łóżkach, o tym, jak mało tego jest. Po dwóch godzinach staje na maszkaronie, potem na następnym. Rewidenci płacą ci i liczą kasetkę. Jest wszystko, a do tego ptasie jajko, na które nie mają rubryki.
story-adventure-city-steeple-b = Zdejmij go balonem.
story-adventure-city-steeple-b-result = Przecinasz linę i w przelocie bierzesz go za kołnierz. Wtedy dowiadujesz się czegoś o balonach: nie wracają. Dwa dni później wysadzasz go pod Hengfors, z kasetką, w rzepie. Nauczył cię mocno trzymać to, co odlatuje.
story-adventure-city-steeple-c = Wespnij się po niego.
story-adventure-city-steeple-c-result = Na ciebie nikt nie stawia, bo to niemożliwe. Wchodzisz po rynnie, po świętym, po drugim świętym i znosisz go na plecach. Po drodze opowiada, co nocą widać stamtąd na górskiej drodze i ile to ma nóg. Płacą ci z zakładów.

story-adventure-city-sleepers = Ci, którzy idą w górę
story-adventure-city-sleepers-intro = W niektóre noce trzecia część miasta wstaje z łóżek, w koszulach, z zamkniętymi oczami, i idzie w góry. O wschodzie wracają z mokrymi rąbkami i obolałymi dłońmi i o niczym nie wiedzą. Żony i mężowie idą za nimi z kocami. „Nigdy nie był taki szczęśliwy – szepcze jedna. – Nuci”. Na rękach mają pył skalny. Coś tam budują i chyba kończą, bo od zeszłego tygodnia zabierają poduszki.
story-adventure-city-sleepers-a = Zarygluj dziś bramy.
story-adventure-city-sleepers-a-result = Ryglujesz i stajesz przed nimi. Nadchodzą łagodnie, trzysta osób, i napierają; nie budzą się i nie stają, a ustępujesz ty, blacha po blasze, do świtu. Rada płaci. Rano przy śniadaniu płaczą wszyscy i nikt nie wie dlaczego.
story-adventure-city-sleepers-b = Idź z nimi.
story-adventure-city-sleepers-b-result = Prawie zamykasz oczy i wchodzisz między piekarza a mniszkę. Droga jest wydeptana. Po pierwszej godzinie i ty słyszysz nucenie, z góry, i okazuje się, że znasz drugi głos. Gryziesz się w język, żeby nie spał chociaż ktoś.

story-adventure-city-masks = Cudzy karnawał
story-adventure-city-masks-intro = Jest trzeci dzień karnawału i każdy w tym mieście jest kimś innym. Tobie kłaniano się jak biskupowi. Niedźwiedź prosił o pożyczkę. Przed północą nikt nie zdejmuje maski, pod karą grzywny; ale jeden z tancerzy zmienił swoją od kolacji cztery razy, a pod spodem za każdym razem była pasująca twarz. Żona zegarmistrza tańczyła z mężem, a potem zobaczyła go przy barze. „Powinnam być zła – mówi. – Tańczy o tyle lepiej”.
story-adventure-city-masks-a = Tańcz do północy.
story-adventure-city-masks-a-result = Tańczysz z maską biskupa na twarzy i przez kilka godzin nikt nie chce od ciebie niczego prócz ręki. Coś między łopatkami puszcza. Kiedy spadają maski, najlepszego tancerza nie ma, a na jego krześle leży rękawiczka, w której jest za dużo szwów.
story-adventure-city-masks-b = Idź za najlepszym tancerzem.
story-adventure-city-masks-b-result = Wychodzi przez kuchnię i na każdym rogu jest kim innym: tragarzem, kapłanem, tobą. Nie spieszy się. Na kamieniu milowym zostawił ci kartkę, twoim własnym pismem. Stoi na niej tylko: Novigrad, teatr, wejście dla aktorów. Bez przebrania.

story-adventure-city-relic = Palec świętej Godelewy
story-adventure-city-relic-intro = Święta Godelewa ma jedenaście palców, w jedenastu kościołach, i dziś biskup kazał zebrać je razem, żeby to rozstrzygnąć. Leżą na obrusie. Kanonicy krzyczą. „Wskazujący jest nasz!” „Wasz ma kopyto!” W tym hałasie jeden palec się porusza. Kurczy się jak gąsienica i wskazuje: za drzwi, w dół wzgórza, ku wodzie. Kanonicy milkną. Potem każdy mówi bardzo szybko, że to ten prawdziwy i że jego.
story-adventure-city-relic-a = Strzeż go dla biskupa.
story-adventure-city-relic-a-result = Stoisz nad nim z dobytą stalą, a jedenaście parafii usiłuje go ucałować. Obrażenia zadaje nie miłość, tylko łokcie. Biskup płaci. Na nieszporach palec wciąż wskazuje, teraz trochę wyżej; wygląda na to, że traci cierpliwość.
story-adventure-city-relic-b = Idź tam, gdzie wskazuje.
story-adventure-city-relic-b-result = Zabierasz go w rękawiczce. Obraca się na każdych rozstajach, stuka, gdy się ociągasz, a przy promie raz głaszcze cię po wierzchu dłoni, jakby na odwagę. W pewnej odległości idzie procesja kanoników i kłóci się o kolejność.

story-adventure-city-orphans = Autentyczne zęby wiedźmina
story-adventure-city-orphans-intro = Na schodach sierocińca jest sklep. Sprzedaje autentyczne zęby wiedźmina (owcze), wycie w butelce oraz blizny, malowane od ręki. Prowadzi go jedenaścioro dzieci w pokrywkach od garnków. Na wiosnę był tu chłopiec, mówią, z pogrzebaczem na plecach, i wszystko wyjaśnił: jak się takim zostaje, co się je, że boli. Obiecał po nich wrócić i zapisał, gdzie będzie. Są spakowane. Najmniejsze podnosi kartkę i pyta, czy to daleko.
story-adventure-city-orphans-a = Daj im lekcję na podwórzu.
story-adventure-city-orphans-a-result = Pokazujesz im trzy kroki, te, które przydają się małym. One pokazują ci czwarty. Pochodzi z ucieczek korytarzami i nikt powyżej czterech stóp nigdy by na niego nie wpadł. Ząb dają ci po kosztach.
story-adventure-city-orphans-b = Idź w miejsce z kartki.
story-adventure-city-orphans-b-result = Stoi na niej: wielki dąb, las, za zakrętem. Stoi też, skreślone, że przeprasza, jeśli czekały. Mówisz, że pójdziesz zobaczyć. Dają ci na drogę jedenaście listów, a najmniejsze dokłada wycie w butelce.
story-adventure-city-orphans-c = Niech Wick dotrzyma obietnicy.
story-adventure-city-orphans-c-result = Wchodzi po schodach czerwony jak burak i mówi, że się spóźnił. Rzucają się na niego. Całe popołudnie musztruje je pogrzebaczem, a ty siedzisz na murku i widzisz, jak wyglądasz dla kogoś, kto cię naśladuje. Wprowadzasz parę poprawek. Nie u niego.

story-adventure-city-application = Radek wnosi o życie
story-adventure-city-application-intro = Radek, tragarz, martwy z mocy wyroku albo z nałogu, poznał wdowę. Robi kluski. Wzięłaby go choćby jutro; ale żaden kapłan nie da ślubu nieboszczykowi, a żeby odziedziczyć piec po jej matce, musi istnieć. „To formularz – mówi Radek i go obraca. – Przyczyna śmierci, dobrze. Przyczyna życia, tu utknąłem”. Idzie to do Wyzimy, do sądu, który nie dopatrzył się, że oddycha. Uczesał się. Formularz trzyma za brzegi, jak się trzyma motyla.
story-adventure-city-application-a = Wypełnij go z nim.
story-adventure-city-application-a-result = Siedzisz u wdowy przy stole, wśród klusek, i wymyślasz przyczyny życia. Przy dziewiątej klusce masz długą listę, nie możesz się ruszyć i nic nie mogłoby cię przewrócić. Radek czyta dwa razy. „Nie miałem pojęcia” – mówi.
story-adventure-city-application-b = Złóż go za niego.
story-adventure-city-application-b-result = „Znają cię tam z tego, że przywracasz ludzi” – mówi, czego nikt inny by tak nie ujął. Wdowa zawija kluskę dla sędziego. Zawija jedną dla ciebie i, po namyśle, jedną dla tego, kto czyta formularze.
story-adventure-city-application-c = Idź do woźnego, który cię zna.
story-adventure-city-application-c-result = Woźny od pieczeni awansował na rejestratora. Radek promienieje; pamięta skórkę. Nie ma więc dla ciebie kolejki przy długiej ladzie ani numerka; możesz od razu iść tylnymi schodami, tam, gdzie trzymają dużą pieczęć.

story-adventure-city-verse = Zwrotka, której brak
story-adventure-city-verse-intro = Wszędzie śpiewają nową pieśń Tibora i zawsze urywa się w tym samym miejscu. Mówi o burmistrzu, jego bracie, studni i o tym, co do niej wrzucono, w trzech zwrotkach; potem jest pauza, w której cała karczma wali w stoły. Czwartą opuścił. Jest w niej nazwisko. „Jak zaśpiewam, powieszą mnie – stoi w jego liście – a jak nie, dalej będą z niej pić”. Burmistrz wyznaczył nagrodę za milczenie.
story-adventure-city-verse-a = Wybijaj takt i patrz na stoły.
story-adventure-city-verse-a-result = Walisz z nimi i patrzysz, kto nie wali. Przy każdym stole jest jeden. Od reszty uczysz się uderzać dokładnie tam, gdzie wszyscy czekają na słowo; a w bójce, która po tym jest, tracisz tylko to, co masz w ręku.
story-adventure-city-verse-b = Znajdź Tibora i usłysz czwartą zwrotkę.
story-adventure-city-verse-b-result = Ukrywa się u pasterza, stoi w liście, wysoko, gdzie może ćwiczyć. Masz przynieść kalafonię i kogoś, kto utrzyma ton. Masz też przynieść, jeśli pieśń jest ci choć trochę miła, topór.
story-adventure-city-verse-c = Zaśpiewaj ją z nim, tutaj.
story-adventure-city-verse-c-result = Patrzy na ciebie, blednie i wchodzi na stół. Stajesz pod stołem, plecami do niego, z wolnymi rękami. Śpiewa nazwisko. Nikt nie wybija taktu. Potem zaczyna bednarz, jednym palcem. Nikt by nie przypuścił, że stanie w miejscu pójdzie ci tak dobrze.

story-adventure-city-cobbler = Podzelowane
story-adventure-city-cobbler-intro = Szewc sprzedaje buty po zmarłych, podzelowane. „Znają drogę – mówi. – Dlatego ludzie je biorą”. Listonosza obchodzą wszystkie drzwi. Dezertera chodzą tylko nocą. W oknie stoi para, która kopie. Należała do wachmistrza ułanów, staje na baczność przed bębnem i kosztowała go już dwie szyby. Obok wiszą buty kobiety, która przez całe życie chciała zobaczyć Vengerberg i doszła do bramy.
story-adventure-city-cobbler-a = Idź w jej butach do Vengerbergu.
story-adventure-city-cobbler-a-result = Są za małe i to niczego nie zmienia. Biegną, skaczą przez rowy, a zakręty biorą tak, że jeszcze wiele tygodni masz to w kostkach. Na rynku w Vengerbergu stają. Stoisz tam dobrą chwilę i pozwalasz im patrzeć.
story-adventure-city-cobbler-b = Przymierz wachmistrza.
story-adventure-city-cobbler-b-result = Nie czekają na sznurówki. Maszerują z tobą dwa razy przez miasto i musztrują cię na dziedzińcu koszar, aż wszystko ci wypada, a gorszy z tej pary jest lewy. Kiedy wreszcie schodzą, nogi robią to dalej. To, co robią, jest bardzo dobre.

story-adventure-city-morning = Nazajutrz po czymś
story-adventure-city-morning-intro = Budzisz się w ratuszu, w łańcuchu. Jest burmistrza. Masz też podbite oko, nową kozę i, według księgi, ślub z Gudrun. Nikt nic nie mówi. Na rynku stoi podest z chorągiewkami, a trzysta osób patrzy na ciebie wyczekująco. „Wczoraj była obietnica – szepcze pisarz miejski – że dziś nam się pokaże, jak to się robi”. Nie mówi co. Przed drzwiami czeka wóz, konie parują; woźnica mówi: Glenmore, szybko.
story-adventure-city-morning-a = Jedź wozem do Glenmore.
story-adventure-city-morning-a-result = Jedziesz, w łańcuchu. Koza biegnie obok przez milę. W Glenmore jest woda, jest cień, a w kieszeni rysunek twoją ręką: krok wymyślony zapewne jeszcze przed tym okiem. Jest całkiem niezły. Kim jest Gudrun?
story-adventure-city-morning-b = Wyjdź na podest.
story-adventure-city-morning-b-result = Wychodzisz. Okazuje się, że obietnica brzmiała: każdy może cię raz uderzyć, czym chce, a ty nie upadniesz; szło podobno o honor. Trwa to do południa. Ostatnia jest Gudrun, która ma osiemdziesiąt lat i rybę. Stoisz. Potem pozwalają ci oddać łańcuch.

story-adventure-city-onedose = Jedna butelka
story-adventure-city-onedose-intro = Chorych jest dwoje, butelka jedna. Aptekarz położył ją na ladzie i zabrał ręce. W izbie na tyłach po lewej leży akuszerka, która sprowadziła na świat czterysta osób, po prawej siedmioletni chłopiec, który dwa razy już ją ukradł, dla niej. „Dla wiedźminów to nic nowego – mówi aptekarz. – Ciągle musicie wybierać”. Przez ścianę słychać, jak jedno drugiemu mówi chrypką, żeby było cicho i wypiło.
story-adventure-city-onedose-a = Postaw obok jedną swoją.
story-adventure-city-onedose-a-result = Stawiasz, a on płacze na etykiety. Trzymasz chłopca za nos, a akuszerka trzyma cię za rękaw. Potem patrzy na ciebie tak, jak patrzyła na tamtych czterystu, świeżo przybyłych; i mówi, którą nogą zaczynasz i że powinna być druga.
story-adventure-city-onedose-b = Znajdź to, od czego są chorzy.
story-adventure-city-onedose-b-result = Oboje piją z tej samej pompy, a za pompą jest krata, na kracie włosy. Wiesz, co tak linieje i gdzie idzie się położyć. Aptekarz tymczasem podzielił butelkę linijką. Może starczy. Wychodzisz przez kratę.

story-adventure-city-thirteenth = Trzynasty strażnik
story-adventure-city-thirteenth-intro = O dziesiątej wychodzi dwunastu ludzi straży, a o szóstej wraca trzynastu. Sierżant Holl liczyła dwa razy. Wszyscy mokrzy, wszyscy zmęczeni, wszyscy odwieszają halabardy; i zawsze starcza haków. „Znam każdego – mówi Marta Holl. – Od lat. To mnie właśnie martwi”. Odkąd przyszedł, na służbie nikomu nic się nie stało. Chce go mieć w księgach, z nazwiskiem. Ludzie nie chcą wiedzieć, który to z nich.
story-adventure-city-thirteenth-a = Idź z nimi i słuchaj.
story-adventure-city-thirteenth-a-result = Obchodzisz miasto na czternastego. Nad czwartą ktoś obok ciebie mruczy musztrę, w kółko, jak człowiek, którego zabito w jej połowie. Końca brak. Dajesz mu swój, a jego początek zatrzymujesz. Rano jest dwunastu i jeden hak za dużo.
story-adventure-city-thirteenth-b = Stań na straży zamiast niego.
story-adventure-city-thirteenth-b-result = Bierzesz jego rewir, zaułek przy garbarni, skąd to przychodzi. Przychodzi o trzeciej. Trzymasz zaułek do szóstej i wypuszczasz z rąk wszystko prócz halabardy. Wiesz już, po co był. Holl wpisuje go pod „różne” i płaci mu, w kopercie, na haku.

story-adventure-city-fish = Ryba mówi nie
story-adventure-city-fish-intro = Rybaczka ma karpia, który mówi: nie. Mówi to wyraźnie, basem, ilekroć ona podnosi nóż, i zebrał się już tłum. Czy wojna się skończy? Nie. Czy on mnie kocha? Nie. Czy chleb podrożeje? Nad tym ryba chwilę się zastanawiała. „Ma tylko to jedno słowo – mówi rybaczka – a ludzie za nie płacą. Ale zdycha. Robaków nie bierze”. Karp patrzy na ciebie jednym okrągłym okiem, jakby wzywano właśnie ciebie.
story-adventure-city-fish-a = Zapytaj, o co ma być pytany.
story-adventure-city-fish-a-result = Klęczysz przy balii i próbujesz jednego po drugim, całe popołudnie, odkładając wszystko, żeby mieć wolne uszy. W końcu pytasz, czy się boi. Milczy. Nikt na to nie wpadł. Wstając, rozumiesz coś o tym, jak się osłania słabą stronę, a karp bierze robaka.
story-adventure-city-fish-b = Uwarz mu coś.
story-adventure-city-fish-b-result = Warzysz mu to, co daje się topielcom, rozcieńczone. Trwa to noc i całą twoją cierpliwość. Nad ranem mówi drugie słowo. Rybaczka nikomu go nie powtórzy; postawiła balię na wóz i ruszyła nad rzekę. Wiesz już, czego brakowało w twojej recepturze.

story-adventure-city-extra = Zofka potrzebuje ręki
story-adventure-city-extra-intro = Stara lalkarka ma nową sztukę i o jedną rękę za mało; lewa od mrozu jest bez czucia. „Ty bierzesz ciemne – mówi Zofka i wiesza ci na palcach cztery sznurki. – Resztę ja”. Jest o mieście, które czeka na statek. Lalki dobrze ją znają; czuć, jak ciągną. W przerwie mówi coś ponad twoją głową do kogoś za kulisami. Wóz jedzie nad morze, do Kaer Seren. Dobrze byłoby wiedzieć, czy statek przyszedł.
story-adventure-city-extra-a = Pojedź i zobacz.
story-adventure-city-extra-a-result = Bierzesz wóz, wciąż z czterema sznurkami na palcach. Na nabrzeżu pod Kaer Seren rzeczywiście czekają. Stoisz z nimi; a pod wieczór twoja lewa ręka sama się podnosi i macha. Coś w dali odmachuje. Jak to zrobiło, masz teraz w palcach.
story-adventure-city-extra-b = Graj do końca.
story-adventure-city-extra-b-result = Grasz to, czego chcą sznurki. Na koniec ciemne odcinają się same, wszystkie cztery, kłaniają się i kładą; a z nadgarstka wyszła ci z nimi dawna sztuczka i weszła obca. Zofka jest zadowolona. Ciekawiło ją, mówi, która z dwóch to będzie.

story-adventure-city-bells = Głucha dzielnica
story-adventure-city-bells-intro = W głuchej dzielnicy słyszą wszyscy. Czterdzieści lat temu zgodnie z tego zrezygnowali, kiedy zawieszono wielki dzwon, który każdemu mówi jego winy. Bije w południe. Za pięć dwunasta cała dzielnica wkłada do uszu wosk, śmieje się i pracuje dalej. „To tylko pięć minut – mówi sprzedawczyni wosku. – A potem ma się cały dzień”. Została jej jedna para. Na placu ostatni dyliżans do Beauclair zapełnia się przyjezdnymi, którym nikt nie powiedział.
story-adventure-city-bells-a = Nie zatykaj uszu.
story-adventure-city-bells-a-result = Bije dwunasta. Ma głos kogoś, kto miał do ciebie prawo, i niczego nie opuszcza. Kiedy milknie, wszystko leży na bruku, a ty siedzisz na krawężniku obok starca, który robi to co roku. „To samo co ostatnim razem?” – pyta. Następnym razem mogłoby być trochę krócej.
story-adventure-city-bells-b = Kup wosk i wsiądź do dyliżansu.
story-adventure-city-bells-b-result = Siedzisz wśród przyjezdnych, którzy nagle, jeden po drugim, milkną i patrzą na swoje buty. To cicha podróż. W Beauclair wysiadają bardzo delikatnie i przepuszczają się nawzajem, a człowiek, który na początku bił konie, idzie obok nich z ręką na dyszlu.

story-adventure-city-lodger = Pokój do wynajęcia, nawiedzony, cichy
story-adventure-city-lodger-intro = „Nie ma z nim kłopotu – mówi gospodyni. – Chodzi, od dziesiątej do czwartej”. Jej nieboszczyk lokator był nauczycielem tańca i umarł w połowie skocznego, przez zakład. Teraz parter wynajmuje bank, a bank chciałby spać. Nic złego w nim nie ma, mówi; chce tylko dokończyć, a do tego brak mu pary. Trzy osoby próbowały. Zeszły o świcie z przetartymi butami i uśmiechnięte. Jedna uśmiecha się od lutego.
story-adventure-city-lodger-a = Zatańcz z nim do końca.
story-adventure-city-lodger-a-result = Tańczysz od dziesiątej do czwartej. Prowadzi on, potem ty, potem już nie wiadomo; pośrodku jest obrót, w którym ciało raczej zawadza. Przy ostatnim takcie kłania się i go nie ma. Do południa leżysz w parujących butach i ten obrót masz.
story-adventure-city-lodger-b = Powiedz mu, że zakład jest wygrany.
story-adventure-city-lodger-b-result = Mówisz mu to z progu, głośno, ponad krokami, i rzucasz to, co masz w ręku, jakby to była stawka. Staje. „Kto trzymał pieniądze?” – pyta. Jest tak zadowolony, że zanim odejdzie, pokazuje ci, jak się stoi, żeby ludzie patrzyli.

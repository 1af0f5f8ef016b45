# Opowieści Dzikiego Gonu, etap I: czytają je wszyscy i wszyscy wybierają.

story-hunt-1-coat = Płaszcz dla Josta
story-hunt-1-coat-intro = Drogą za Gonem idzie czternastoletnia dziewczyna z męskim płaszczem przewieszonym przez ramię. Nazywa się Marit. Jej brat Jost wyszedł w samej koszuli zajrzeć do koni, a kiedy jeźdźcy przejechali, nie było ani brata, ani konia. „Zmarznie” – mówi. Idzie od czwartku. Dwa razy widziała ostatnich z nich na tle nieba i wołała.
story-hunt-1-coat-a = Niech idzie z wami.
story-hunt-1-coat-a-result = Idzie w środku, a wy zwalniacie dla niej kroku. Ktoś z was oddaje rękawice i pół koca. Nocą Marit wytrzepuje z płaszcza śnieg, wiesza go przy ogniu i obraca, żeby był ciepły z obu stron.
story-hunt-1-coat-b = Weźcie płaszcz; ją odeślijcie do domu.
story-hunt-1-coat-b-result = Każe każdemu z was powtórzyć imię brata, a jedną osobę poprawia. Potem oddaje płaszcz, złożony, z chlebem w kieszeni. Stoi na drodze, aż znikacie za zakrętem. Później ktoś się ogląda i ona ciągle tam jest, tylko mniejsza.

story-hunt-1-straggler = Spóźniony
story-hunt-1-straggler-intro = Na skraju lasu, pod martwym koniem, leży jeździec Gonu. Inni pojechali dalej. Spadła mu maska, a pod nią jest po prostu zmęczona twarz, młoda albo bardzo stara; pada na nią słońce i kapie z niej woda. „Spóźnić się nie wolno – mówi językiem nagrobków. – Po tych, co się spóźnili, wracają”. Zadziera głowę, żeby sprawdzić, jak wysoko stoi słońce. „O zmroku”.
story-hunt-1-straggler-a = Wyciągnijcie go spod konia.
story-hunt-1-straggler-a-result = Podnosicie konia razem, a ktoś ciągnie. Jeździec waży tyle, co jego zbroja. Prosi, żeby zanieść go nad bieżącą wodę; przez nią nie czują zapachu. „Będę wam dłużny” – mówi i brzmi to tak, jakby nigdy dotąd nie musiał tego mówić.
story-hunt-1-straggler-b = Zostawcie go i zasadźcie się obok.
story-hunt-1-straggler-b-result = O zmroku wracają po niego dwaj, a wy leżycie za koniem. Wszystkich kosztuje to trochę skóry. Przyjechali po jednego spóźnionego; teraz jest ich trzech. Kiedy wstajecie, pod siodłem została kałuża w kształcie człowieka.

story-hunt-1-doors = Otwarte drzwi
story-hunt-1-doors-intro = Ta wieś zdjęła drzwi z zawiasów. Stoją oparte o ściany, wszystkie, od stodoły, kościoła i wygódki, a wiatr wchodzi i wychodzi. Z wozu objaśnia to brat Emmeran, rumiany z przekonania: kto rygluje drzwi, obraża gościa. Gon zastanie posłane łóżka i nakryte stoły i nie będzie musiał niczego brać siłą. Ludzie kiwają głowami. Na hymn za bardzo szczękają im zęby.
story-hunt-1-doors-a = Powieście drzwi z powrotem.
story-hunt-1-doors-a-result = Wieszacie je przy latarniach, na własnych gwoździach i rzemieniach, a za każdymi natychmiast zgrzyta rygiel. Jeźdźcy przejeżdżają powoli ulicą zamkniętych drzwi i na drugim końcu wyjeżdżają z niczym. Brat Emmeran zamknął się w wygódce.
story-hunt-1-doors-b = Zostańcie na kazaniu.
story-hunt-1-doors-b-result = Zostajecie i jest to dobre kazanie; połowa z was rozgląda się za drzwiami własnego domu. Sam tego nie wymyślił, wyznaje potem, zachrypnięty i szczęśliwy. W górach stoi dom otwarty od stu zim, a wszystkim tam jest tak dobrze.

story-hunt-1-lots = Dziewięć słomek
story-hunt-1-lots-intro = W stodole w Undern ciągną słomki. Jeźdźcy co zimę kogoś stąd zabierali i zawsze było to dziecko, które za późno wracało. Więc sołtys Pell złożył im ofertę: jedna osoba, dorosła, wylosowana, o zmroku, na wzgórzu, z latarnią. Od sześciu zim się trzymają. „Tak jest sprawiedliwiej” – mówi sołtys. Sam ciągnął za każdym razem. Młoda kobieta z krótką słomką sznuruje buty.
story-hunt-1-lots-a = Ktoś z was bierze jej słomkę.
story-hunt-1-lots-a-result = Oddaje ją i siada na ziemi, tak jak stoi, w jednym bucie. Pell wpisuje do księgi inne imię i pyta, jak się je pisze. Latarnia jest cięższa, niż wygląda. Na wzgórzu, mówi, jest taki płaski kamień, można usiąść.
story-hunt-1-lots-b = Połóżcie na stole miecze.
story-hunt-1-lots-b-result = Kładziecie je na słomkach i nikt nie ciągnie. Jeszcze wam płacą, żebyście zostali. O zmroku matki chodzą od drzwi do drzwi i wołają dzieci, każde po imieniu. Jedno imię wołają dłużej niż inne. Potem cała wieś patrzy na was.

story-hunt-1-map = Linie równego zimna
story-hunt-1-map-intro = Adelheid Voss, mierniczy koronny, narysowała mapę bez dróg i miast, z samymi liniami; wzdłuż każdej tej samej nocy było równie zimno. „Oni się nie włóczą – mówi i chucha w palce. – Oni mają drogę. Ma zakręty, nachylenie i, o tutaj, coś, co nazwałabym zajazdem”. Jedna linia urywa się w górach. Dotąd doszło jej dwóch łańcuchowych, a łańcuch leży tam do dziś.
story-hunt-1-map-a = Przynieście łańcuch i linię.
story-hunt-1-map-a-result = Zaznacza wam to miejsce, bardzo małe, a ktoś z was opróżnia torbę, żeby zmieściły się przyrządy. „Odczyt trzy razy – mówi Voss. – I jeszcze raz, kiedy będziecie pewni, że wolelibyście już iść”.
story-hunt-1-map-b = Przerysujcie to, co ma.
story-hunt-1-map-b-result = Siedzicie wokół jednej świecy i przerysowujecie, każdy swój róg. Na marginesie zanotowała wszystko, co przed zimnem usunęło się na bok: pazury, skrzydła, ile tego i dokąd. Zanim zamarznie atrament, każde z was wie, gdzie czego szukać.

story-hunt-1-pup = Coś dla szczeniaka
story-hunt-1-pup-intro = Za wędzarnią chłopiec karmi psa. Legowisko usypał mu ze śniegu, bo przy piecu skomle. Pies jest wielki jak cielę. Gdzie poliże rękę, ręka bieleje, więc uważa, żeby lizać tylko raz. „Zapomnieli go – mówi Tam, lat siedem. – Mieli ich tak dużo”. Matka stoi w oknie. W fartuchu trzyma siekierę, od wczoraj.
story-hunt-1-pup-a = Niech go na razie zatrzyma.
story-hunt-1-pup-a-result = Matka wychodzi i wbija siekierę z powrotem w pieniek. Ale śpi na dworze, i żeby to było jasne. Kiedy odchodzicie, Tam tłumaczy mu, co to jest patyk. Pies przyniósł płot.
story-hunt-1-pup-b = Zróbcie to, póki chłopiec jest po wodę.
story-hunt-1-pup-b-result = Jest po wszystkim, zanim wiadro się napełni. Położył się przed wami, bo chłopiec go tego nauczył. Dwie doliny dalej ujadanie milknie, zaczyna się od nowa i jest w nim teraz dziura. Zza rogu wychodzi Tam, trzyma kabłąk obiema rękami, żeby nie rozlać.

story-hunt-1-beacons = Nierozpalony stos
story-hunt-1-beacons-intro = Stos jest suchy i wysmołowany, a strażniczka siedzi przed nim od doby ze zgaszoną pochodnią. Jeśli go zapali, cztery doliny dowiedzą się na czas. Gon też się dowie; nic nie ciągnie go tak jak ogień, a na tej grani nie było ognia cały rok. „W drugiej dolinie mieszka moja córka – mówi. – Następnego stosu pilnuje syn. Jak zobaczy mój, zapali swój”.
story-hunt-1-beacons-a = Zapalcie.
story-hunt-1-beacons-a-result = Zajmuje się z hukiem i po raz pierwszy od wielu dni widzicie swoje twarze. Za doliną wstaje następny, potem trzeci, całkiem mały. W dole wszystko biegnie, rygluje i się chowa. Na północy chmura stanęła i odwraca głowę.
story-hunt-1-beacons-b = Nie palcie; ostrzeżcie ich pieszo.
story-hunt-1-beacons-b-result = Schodzicie nocą, każde do innej doliny, i walicie głowniami w okiennice, dopóki ktoś nie zaklnie. Większość się budzi. Z ostatniego podwórza patrzycie w górę. Na jej grani jest ciemno, a na następnej, gdzie powinien siedzieć syn, także.

story-hunt-1-ground = Twarda ziemia
story-hunt-1-ground-intro = „Cholerna ziemia” – mówi siostra Jutta i ciska łopatą. Dzwoni jak o kowadło. W stodole leżą ci, których Gon zostawił, kiedy już wybrał, rzędem, pod workami. Choć raz ma wszystkie nazwiska. Brakuje jej ognia, żeby odmrozić kawałek pola: drewna na trzy noce. Wieś ma drewna na trzy noce. Ułożyła je przed piecami i stanęła przed nim.
story-hunt-1-ground-a = Zabierzcie drewno dla umarłych.
story-hunt-1-ground-a-result = Wynosicie je na oczach tych, którzy je rąbali, i nikt nie pomaga. Potem pewien stary człowiek przynosi własne krzesło i kładzie na stos. Żona leży trzecia od lewej, mówi; zawsze marzła. Wkrótce wokół pola stoi cała wieś. To i tak nie wystarczy.
story-hunt-1-ground-b = Zostawcie je żywym.
story-hunt-1-ground-b-result = Idzie do pieców i śpicie w ciepłym domu. Jutta śpi w drzwiach stodoły. Trzeciego ranka worki leżą płasko. Jednak po nich przyjechali i posadzili ich na konie, a ona siedzi tam z piórem i wykreśla całą stronę.

story-hunt-1-warm = Na dole ciepło
story-hunt-1-warm-intro = Od godziny Ulf puka w podłogę gospody, a ktoś mu odpukuje. Mieszkał kiedyś u nekkerów. „Na dole ciepło” – mówi. Kopią głębiej niż mróz, śpią na kupie i boją się tylko ognia; gościa, którego by nie zjadły, jeszcze nie miały. Na ulicy stoi trzydzieścioro ludzi, którym dachy runęły pod śniegiem. Ulf nasłuchuje. „Mówią, że tak. Bez żelaza. Bez płaczu”.
story-hunt-1-warm-a = Wyślijcie ludzi na dół.
story-hunt-1-warm-a-result = Przy dziurze zbieracie żelazo: noże, sprzączki, jeden ząb. Dzieci idą pierwsze, bo najlepiej umieją być cicho. Z dołu słychać węszenie, potem szelest, jak wtedy, gdy ktoś robi miejsce. Ulf schodzi ostatni i zaciąga za sobą klapę.
story-hunt-1-warm-b = Poprowadźcie ich drogą.
story-hunt-1-warm-b-result = Idziecie dwie noce z trzydzieściorgiem ludzi i kozą, a kto pada, tego niesiecie. Coś idzie za wami w tempie najwolniejszych. Przy moście podchodzi tak blisko, że można mu zapłacić ciosami. Dochodzi dwadzieścioro dziewięcioro i to, co im zostało, wkładają wam w ręce.

story-hunt-1-icehouse = Brandt i Córki, lód
story-hunt-1-icehouse-intro = Do ryb. Na gorączkę. Do trumny. Lód Gonu na życzenie. Tak głosi szyld, a Sunniva Brandt nie miała jeszcze takiego sezonu. Tam, gdzie jeźdźcy przeszli przez jezioro, tnie bloki, które w sierpniu nie topnieją, a dwór w Beauclair płaci od wagi. Potrzebuje ludzi do latarni. W najczystszym bloku tkwi zając, w pół skoku, i ogląda się za siebie.
story-hunt-1-icehouse-a = Potrzymajcie latarnie za dniówkę.
story-hunt-1-icehouse-a-result = Trzymacie latarnie, aż nie wiecie, w której ręce. Płaci na miejscu, monetami tak zimnymi, że trzeba je odklejać. Kiedy córki odpoczywają, piłowanie słychać dalej, na drugim brzegu; całą noc trzymało z nimi takt.
story-hunt-1-icehouse-b = Kupcie blok z zającem.
story-hunt-1-icehouse-b-result = Ktoś z was płaci, a córki się szturchają. Wynosicie go na słońce i chuchacie na zmianę. Schodzi na tym cały dzień. Potem siedzi tam coś mokrego; potem kończy skok. Kto stał najbliżej, ten widział, jak się ucieka.

story-hunt-1-turnips = Miejsca na ośmioro
story-hunt-1-turnips-intro = Pod młynem stanęła Dorrit Ash z mułem Proboszczem i ma miejsca na ośmioro. Stoi ich dwanaścioro, z tobołkami. „Uciągnie ośmioro – mówi Dorrit. – Pytałam”. Pod plandeką jest rzepa, a pod rzepą sól, która miała wiosną spłacić pewnego człowieka. Nikt się nie pcha. Gdyby się ktoś pchał, mówi, mogłaby mu przyłożyć. W młynówce zaczyna śpiewać lód.
story-hunt-1-turnips-a = Wyładujcie sól.
story-hunt-1-turnips-a-result = Worek za workiem idzie do młynówki, a Dorrit woła cenę każdego. Na połowę się składacie. Wsiada dwanaścioro. Proboszcz kładzie jedno ucho, rozważa i ciągnie. „Jak stanie – krzyczy Dorrit z kozła – to szukajcie mnie nad rzeką, i to złej”.
story-hunt-1-turnips-b = Czworo idzie z wami.
story-hunt-1-turnips-b-result = Zanim ktokolwiek zapyta, czworo robi krok w tył: troje starych i chłopiec, który nie chce sprawiać kłopotu. Bierzecie ich między siebie i wyrzucacie to, co niesiecie, żeby mieć wolne ręce. Troje widzi miasto. Ktoś z was niósł chłopca i niesie go jeszcze, kiedy wszyscy już stoją.

story-hunt-1-roll = Most w Hengfors
story-hunt-1-roll-intro = Kapitan Holt z Trzeciej Kompanii ma czterech ludzi, jeden most i rozkazy sprzed dwóch lat. Zamierza go utrzymać. Przez rzekę mogliby przejechać, gdzie chcą, jak po podłodze. „A tu jadą mostem – mówi Holt. – Zawsze, i noga w nogę. Niektórym chyba kiedyś ktoś kazał. Oficer”. Wieczorem odczytuje sześćdziesiąt nazwisk, po każdym chwilę czeka i patrzy na północ.
story-hunt-1-roll-a = Stańcie z nim na moście.
story-hunt-1-roll-a-result = Wjeżdżają na deski, noga w nogę, jak mówił. Jest tam wąsko i każde z was musi zapłacić za to, że stoi, dopóki jest czym. Nad ranem Holt odczytuje im apel prosto w twarze. Gdzieś w trzecim szeregu jeden koń gubi krok.
story-hunt-1-roll-b = Rozbierzcie z nim deski.
story-hunt-1-roll-b-result = Zrywacie deski, a kapitan podwija rękawy. Przed dziurą stają jak ludzie, którzy zgubili miejsce w książce, i stoją tak do świtu. Holt każe deski ułożyć i policzyć. Potem wszyscy śpicie.

story-hunt-1-snowmen = Siedem w ogrodzie
story-hunt-1-snowmen-intro = „A dlaczego nie mają marchewek? A wolno im tu być? A pójdą sobie, jak się jest grzecznym?” Od pierwszego śniegu na końcu szkolnego ogrodu stoi siedem bałwanów na koniach, których nie ulepiło żadne dziecko. Wczoraj stały przy gruszy. Nauczyciel zadał o nich wypracowanie. Dziś rano są pod oknem, a w drugiej ławce jedno miejsce jest puste.
story-hunt-1-snowmen-a = Pozrzucajcie im głowy.
story-hunt-1-snowmen-a-result = Bierzecie szufle, w biały dzień, na oczach całej szkoły. W środku nie ma śniegu; jest coś zbitego i ciemnego, co oddaje. Potem leży siedem kupek, a dzieci wiwatują. W najmniejszej ktoś znajduje rękawiczkę.
story-hunt-1-snowmen-b = Przeczytajcie wypracowania.
story-hunt-1-snowmen-b-result = Wciskacie się w ławki i czytacie. Większość jest o tym, żeby być grzecznym. Jedno, okrągłym pismem, ma wszystko: kiedy się ruszają, w którą stronę patrzą, gdzie stały nad jeziorem, zanim przyszły tutaj. Na końcu pyta, czy to było źle, że się pomachało. Jest z drugiej ławki.

story-hunt-1-letters = Siedem listów
story-hunt-1-letters-intro = Do kowala, od brata, z pieniędzmi. Do panny Anny, od kogoś, komu jest przykro. Do parafii, od biskupa: zimno należy znosić. Do wdowy Reck, od wdowy Reck. Jest ich siedem, a listonosz z górnej doliny nie ma ich komu oddać. Drzwi przymarzły otwarte, na stołach stoi zupa. „Trzeba je doręczyć – mówi. – Inaczej jestem człowiekiem z torbą”.
story-hunt-1-letters-a = Obejdźcie domy razem z nim.
story-hunt-1-letters-a-result = Idziecie od domu do domu i kładziecie każdy list obok talerza. W ostatnim siedzi wdowa Reck, cała biała, z piórem w ręce. Listonosz zdejmuje czapkę. Potem sięga do torby i jest tam ósmy, i jest do was.
story-hunt-1-letters-b = Otwórzcie ten z pieniędzmi.
story-hunt-1-letters-b-result = Otwieracie, a listonosz się odwraca. To na piec, pisze brat, na ten duży. Starczy dla was wszystkich. Tej nocy w górnej dolinie idzie od domu do domu jedna latarnia i widać ją z daleka. Roznosi pozostałe sześć.

story-hunt-1-hens = Kury, czterdzieści jeden
story-hunt-1-hens-intro = Gon bierze ludzi, więc wieś kazała się zapisać jako drób. Theodor Grole, poborca, stoi na rynku i czyta z księgi: „Kury, czterdzieści jeden. Koguty, trzydzieści sześć. Kurczęta”. Przedstawiono mu to jako uproszczenie. Za jego plecami radni grzebią w śniegu, na wypadek gdyby ktoś patrzył. „Wpisać mogę tylko to, co zastanę – mówi Grole nieszczęśliwie. – Ale jedna z kur prosiła o pokwitowanie”.
story-hunt-1-hens-a = Poświadczcie, że to kury.
story-hunt-1-hens-a-result = Poświadczacie, każde z was, podpisem i szkołą. W nocy kolumna długo stoi w uliczce i słychać przewracanie kartek. Potem rusza dalej. Rano wieś płacze z radości, na grzędach. Nikt nie śmie zejść pierwszy.
story-hunt-1-hens-b = Powiedzcie Grolemu prawdę.
story-hunt-1-hens-b-result = Dziękuje, wykreśla czterdzieści jeden kur i wypłaca wam dziesięcinę donosiciela, co do grosza. Do zmroku wpisuje je od nowa, jako osoby, według wieku. Takiego pełnego spisu nie było tu nigdy. Na noc zostawia go na stole. Rano jest przeczytany, przez coś o zimnych łapach.

story-hunt-1-river = Prom na płozach
story-hunt-1-river-intro = Rzeka zamarzła i Lorcan Weir podbił prom płozami. Bierze tyle, co zawsze. „Rzeka ta sama” – mówi do swojej liny, którą dla przyzwoitości przeciągnął po lodzie. Drugim brzegiem jeżdżą wieczorami tamci i przechodzą poniżej zakola, gdzie lód uniósłby kościół. Można by go przepiłować. Wtedy musieliby jechać naokoło; i po tej stronie jedynym światłem byłby on.
story-hunt-1-river-a = Piłujcie całą noc.
story-hunt-1-river-a-result = Piłujecie od brzegu do brzegu i ktoś z was wpada, po szyję, a wychodzi po linie. O zmroku tamci stają przed czarną wodą i długo patrzą na drugą stronę. Potem skręcają w górę rzeki. Lorcan krzyczy za nimi, ile kosztuje postój.
story-hunt-1-river-b = Zapłaćcie i przeprawcie się, póki trzyma.
story-hunt-1-river-b-result = Kto płaci, ten wsiada. Lorcan uszył żagiel z obrusów ołtarzowych i nigdy jeszcze nie jechaliście tak szybko; brzeg, trzciny, zamarznięty utopiec z jedną ręką w górze i już jesteście na lądzie, a przed wami jeszcze pół dnia. Przez całą drogę mówił do liny. Trochę się bała.

story-hunt-1-auction = Rzeczy po nieobecnych
story-hunt-1-auction-intro = „Pozycja: łóżko, jedno, spane po lewej”. Na rynku w Vengerbergu rada sprzedaje to, co zostało po zabranych przez Gon. Kołyska idzie za szynkę. Buty, para, wysmarowane poprzedniego wieczoru. Z przodu mężczyzna licytuje grzebień własnej żony, bo pisarzowi nie wolno go oddać. Z tyłu stoi kobieta, która dziś rano wróciła do domu. Następną pozycją jest jej suknia.
story-hunt-1-auction-a = Licytujcie rynsztunek łowców.
story-hunt-1-auction-a-result = Licytujecie i idzie za grosze; nikt inny nie podnosi ręki. Rzemienie zachowały kształt tych, którzy je nosili. Kto coś włoży, ten czuje, że ręka wie już, co robiła ostatnio i że niewiele brakowało, a byłoby się udało.
story-hunt-1-auction-b = Zapytajcie kobietę, gdzie była.
story-hunt-1-auction-b-result = Myśli, że nie było jej jedną noc. Nie było jej rok. Puścili ją, bo nie mogła przestać liczyć, mówi, i liczy wam od początku: komnaty, drzwi, schody do bramy. Pisarz chce wiedzieć, czy państwo licytują suknię.

story-hunt-1-birth = Proszę o ciszę
story-hunt-1-birth-intro = W przysiółku nikt nie może dziś wydać głosu; Gon jeździ na słuch. Zegary stoją. Psa oddano kuzynce. „To trzeba było uprzedzić dziecko” – mówi Hessa, akuszerka, i podciąga rękawy. Idzie nóżkami do przodu, a matka przegryzła już drugi rzemień. Lampę trzyma Ilka. Na wzgórzu wiatr ustał i teraz słychać, że nigdy nie był to wiatr.
story-hunt-1-birth-a = Narobcie hałasu gdzie indziej.
story-hunt-1-birth-a-result = Ktoś z was wbiega na wzgórze z dwiema pokrywkami i śpiewa, okropną pieśń o wielu zwrotkach. Działa. Wszystko, co w tej dolinie siedzi w siodle, odwraca głowę i nadjeżdża. Teraz liczy się już tylko oddech i to, ile go zostanie, kiedy skończą się zwrotki.
story-hunt-1-birth-a-band-1 = Tchu brakuje przy trzydziestej zwrotce. Przejeżdżają po wzgórzu, pokrywkach i śpiewie i zabierają, co im się podoba. Na dole dziecko już jest i ma dość rozumu, by siedzieć cicho.
story-hunt-1-birth-a-band-2 = Starcza do końca i jeszcze raz od początku. Jadą za pieśnią do sąsiedniej doliny, a za okiennicami Hessa liczy dziesięć palców u nóg.
story-hunt-1-birth-a-band-3 = Starcza, i okazuje się, co potrafi głos, pod którym jest miecz. Nie wracają. Dziecko dostaje imię po pieśni, biedactwo.
story-hunt-1-birth-b = Stańcie w drzwiach; niech krzyczy.
story-hunt-1-birth-b-result = Krzyczy, a cały przysiółek wypuszcza powietrze. Stoicie przed drzwiami ramię w ramię, a kopyta schodzą ze wzgórza. Wtedy odzywa się drugi głos, wyższy i wściekły. Hessa podnosi go do okna, żeby tamci widzieli, czego nie dostaną.

story-hunt-1-tracker = Co znalazł Corvin
story-hunt-1-tracker-intro = Corvin, myśliwy, klęczy w śniegu już dłuższą chwilę. „To nie są łowy – mówi wreszcie. – Nie płoszą. Jelenia mijają o pięć kroków”. Kładzie rękawicę w ślad ogara i rękawica bieleje. Z nimi to co innego; te są głodne. Odbijają za krwią, zawsze w lewo. Mógłby wam pokazać. Znalazł też miejsce, gdzie to się zaczyna: na środku łąki, z niczego.
story-hunt-1-tracker-a = Zasadźcie się na ogary.
story-hunt-1-tracker-a-result = Ktoś z was znaczy trop krwią, a musi być świeża. O zmroku jeden odbija, w lewo, a tam jesteście już wy i Corvin. Potem myśliwy podchodzi i ręką zamyka mu pysk. „Nigdy ich nie karmili – mówi. – Popatrzcie na żebra”.
story-hunt-1-tracker-b = Obejrzyjcie to miejsce na łące.
story-hunt-1-tracker-b-result = W powietrzu jest szew; można wsunąć rękę po łokieć, a w środku jest zima. Dokoła rozchodzą się ślady jak promienie gwiazdy: wszystko, co ma pazury, poszło precz. Notujecie, kto dokąd. Igły Corvin nie ma, ale przeszukuje wszystkie kieszenie.

story-hunt-1-guest = Ktoś puka
story-hunt-1-guest-intro = Północ, gospoda, śnieg po parapety. Ktoś puka i prosi, żeby go wpuścić. To mój syn, mówi karczmarz. To moja siostra, co utonęła pod Cidaris, mówi jego żona. Dla każdego z was to ktoś inny. Patrzycie po sobie i nikt nie mówi kto. Puka grzecznie, z przerwami, jak ktoś, komu zmarzły ręce. „Tylko na dziś – odzywa się głos. – Usiądę przy drzwiach”.
story-hunt-1-guest-a = Otwórzcie.
story-hunt-1-guest-a-result = Ktoś z was odsuwa rygiel. Na dworze nie ma nikogo; na progu są ślady dwóch bosych stóp, palcami do środka. Zimno wchodzi i siada przy drzwiach. Naprzeciw trzeba siedzieć do rana i rozmawiać, a przypada to temu, kto otwierał.
story-hunt-1-guest-a-band-1 = Koło czwartej kończą się słowa. Zimno było tak cierpliwe; teraz się nachyla i bierze ciepło, po które przyszło, aż do koszuli.
story-hunt-1-guest-a-band-2 = Chce słuchać o lecie. Kiedy pieje kur, krzesło jest puste, a stoją na nim, oszronione, dwa flakony za fatygę.
story-hunt-1-guest-a-band-3 = Pyta i czeka na odpowiedź, a niektórych nikt jeszcze nigdy nie usłyszał. Rano jest lżej i trudniej kogoś takiego przestraszyć.
story-hunt-1-guest-b = Porozmawiajcie z nim przez drzwi.
story-hunt-1-guest-b-result = Zmieniacie się przy dziurce od klucza, każde ze swoim. Jednych kosztuje to bardzo wiele, inni wstają po dwóch słowach. Koło czwartej głos dziękuje, wszystkimi głosami naraz. Przy śniadaniu podajecie sobie sól, zanim ktokolwiek poprosi.

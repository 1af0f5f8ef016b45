# Karty morza: przeprawa bezpieczna i, pod tym samym numerem, niebezpieczna (-danger).

story-sea-stones = Czterdzieści kamieni, z napisami
story-sea-stones-intro = Ładunkiem są nagrobki, czterdzieści, zamówione przez wyspę na zapas, bo na kopy wychodzą taniej. Kamieniarz z Novigradu zrobił, co kazano: imiona, zawody, wierszyk. Nie znał tylko lat śmierci, więc jakieś wpisał, według uznania, żeby oszczędzić sobie drugiej drogi. Pomagasz mocować i trafiasz na kamień sternika. Wpisano na nim ten rok.
story-sea-stones-a = Pokaż go sternikowi.
story-sea-stones-a-result = Patrzy na niego długo i prosi o nóż. Potem wydrapuje z ostatniej cyfry inną, z językiem między zębami, i cofa się, żeby podziwiać. Odtąd steruje jak ktoś, kto ma mnóstwo czasu.
story-sea-stones-b = Odwróć go i usiądź na nim.
story-sea-stones-b-result = Siedzisz na nim całą drogę i tłumaczysz się zmęczeniem. Przynosi ci grzane piwo. W porcie pośrednik kamieniarza płaci ci za ostrożność, a od tragarzy uczysz się, jak się przestawia rzecz, której nie wolno przeczytać.

story-sea-stones-danger = Czyj kamień najpierw
story-sea-stones-danger-intro = Łódź tonie pod czterdziestoma nagrobkami i co najmniej dziesięć musi za burtę. A wierzy się tu, że czyj kamień idzie na dno, ten idzie za nim. Czytają więc imiona na głos, przy latarni, i się kłócą. Kamienia wdowy nie chce wyrzucić nikt, chłopca także. „Jest jeden bez imienia – mówi bosman. – Był na zapas”. Wszyscy patrzą na ciebie.
story-sea-stones-danger-a = Niech wyryją na nim twoje imię.
story-sea-stones-danger-a-result = Bosman wydrapuje ci imię, całkiem ładnie, i kamień leci. Dziewięć dalszych idzie łatwiej, skoro ktoś już zaczął. Do końca drogi tak ci zimno, że dwie osoby siadają obok bez proszenia.
story-sea-stones-danger-b = Wyrzuć sakiewkę i odciążajcie ręcznie.
story-sea-stones-danger-b-result = Zamiast nich lecą balast, skrzynie i pieniądze, a każde z was bierze na kolana jeden kamień, żeby łódź szła równo. Noc się dłuży, kiedy trzyma się grób sąsiada. Rano wszyscy znają wierszyki na pamięć.

story-sea-survey = Głębokości
story-sea-survey-intro = Adelheid Voss, mierniczy koronny, przypłynęła narysować wyspy. Siedzi na dziobie z sondą i mokrą mapą, dokładna i z chorobą morską. Przed nią leży wysepka z sześcioma kominami. Jej ludzie przypłynęli z czapkami w rękach i proszą, żeby ją pominęła. Czego nie ma na mapie, to nie płaci podatków. „Pomocy też nie dostaje – mówi Voss. – Ani lekarza, ani latarni, ani chleba w zły rok”. Podaje ci sondę.
story-sea-survey-a = Wołaj głębokości takie, jakie są.
story-sea-survey-a-result = Wołasz, ona zapisuje i wieczorem wysepka ma nazwę, atramentem. Płaci ci jak łańcuchowemu. Ludzie odpływają do domu i nie nakładają czapek. Na wiosnę będzie poborca i będzie akuszerka.
story-sea-survey-b = Puść sondę głębiej, niż sięga dno.
story-sea-survey-b-result = Wołasz głębokość, do której nie sięga żadna linka. Voss patrzy na ciebie, patrzy na kominy i bardzo pięknym pismem wpisuje otwarte morze. Po zmroku coś stuka w kadłub: kosz, a w nim butelki i wieść o tym, co od północy leży na brzegu.
story-sea-survey-c = Zapytaj, czego sama by chciała.
story-sea-survey-c-result = Zdejmuje okulary. Na suchym lądzie takie pytania już między wami padały. Gdyby tam mieszkała, mówi, życzyłaby sobie złej mapy i dobrego sąsiada. W miejscu wysepki rysuje skałę. Do rana uczysz się, jak się mierzy i jak się nie mierzy.

story-sea-survey-danger = Dziś rano jej nie ma
story-sea-survey-danger-intro = Wczoraj, mówi Adelheid Voss, była tu góra, dymiąca, z namiarem i wysokością. Dziś rano jest mgła i ciepły prąd. Trzy razy sprawdzała rachunki. Albo kłamie jej łańcuch, a wtedy kłamie dwanaście lat map, albo góra gdzieś poszła. Wioślarze są za łańcuchem. Pod stępką bulgocze gorąca woda, a obok płyną ryby, dobrze ugotowane.
story-sea-survey-danger-a = Wiosłuj za ciepłą wodą.
story-sea-survey-danger-a-result = Wiosłujecie, aż spływa smoła i wyskakują pęcherze, a wtedy mgła jest parą, a za parą jest góra, dokładnie tam, gdzie ją wpisała. Naciągnęła tylko koc na głowę. Voss notuje godzinę i trochę płacze.
story-sea-survey-danger-b = Zawróć, zanim łódź się ugotuje.
story-sea-survey-danger-b-result = Załodze nie trzeba dwa razy powtarzać. Voss siedzi plecami do nich i niczego nie poprawia. W porcie prosi cię o poświadczenie, że miała rację, według stanu na wczoraj. Podpisujesz.

story-sea-song = Pieśń z dziurą
story-sea-song-intro = Okrętowa pieśń do wioseł ma dziewięć zwrotek i brakuje czwartej. Znał ją stary sternik, a w marcu pochowali go i nie zapytali. Od tamtej pory po trzeciej wiosła za każdym razem się gubią, plączą i wszystkich ochlapują. Załoga próbowała nucić, liczyć i chwilę milczeć. Teraz patrzą na ciebie; niejedną pieśń musi się przecież znać. Trzecia kończy się rybą i wdową.
story-sea-song-a = Ułóż czwartą zwrotkę.
story-sea-song-a-result = W twojej jest komornik i dziura w łodzi. Próbują, ostrożnie; wiosła przechodzą. Wieczorem przysięgają, że tak było zawsze i że stary tak śpiewał. Dostajesz udział w dziennym połowie, za autorstwo albo jako spadek po autorze.
story-sea-song-b = Każ im śpiewać od końca.
story-sea-song-b-result = Idą od dziewiątej w dół do piątej; tam jest dziura, więc po prostu zaczynają od nowa. To niedorzeczne i działa. Uczysz się z tego rytmu, do którego nie zatańczy żaden przeciwnik.
story-sea-song-c = Niech raz posłucha jej Tibor.
story-sea-song-c-result = Skrzypek każe ją zaśpiewać dwa razy, a potem gra to, czego brakuje, bo melodia wie, dokąd idzie, mówi. To zwrotka o starym sterniku. Niejeden musi popatrzeć na wodę. Wiozą was w połowę czasu, a ktoś wsunął ci do torby butelkę.

story-sea-song-danger = Stary sternik śpiewa
story-sea-song-danger-intro = Po trzeciej zwrotce pieśni do wioseł, tam, gdzie od miesięcy jest dziura, ktoś śpiewa czwartą. Dochodzi spod łodzi, głosem starego sternika, którego zatopili tu w marcu. To dobra zwrotka. Jest tylko trochę szybsza od trzeciej, za następnym razem jeszcze szybsza, a wiosła idą za nią. Wioślarze nie mogą przestać. Oczami proszą, żeby coś zrobić.
story-sea-song-danger-a = Śpiewaj przeciw niemu, wolniej.
story-sea-song-danger-a-result = Stajesz na ławce i ryczysz trzecią zwrotkę, i znowu trzecią, wybijając takt nogą, aż tamten w dole gubi miejsce. Głosu już nie masz, a z nogami nie jest lepiej. Najstarszy wioślarz mówi: on tak zawsze.
story-sea-song-danger-b = Rzuć się na wiosła.
story-sea-song-danger-b-result = Trzy wchodzą ci w żebra i pieśń się rozpada. W ciszy słychać z dołu obrażone kaszlnięcie. Wiosłują dalej bez muzyki, każdy dla siebie, i dopływają o różnych porach.

story-sea-egg = Ostrożnie
story-sea-egg-intro = Na skrzyni stoi TĄ STRONĄ DO GÓRY, a adresowana jest do pewnych panów, którzy trzymają bestie na pokaz. W słomie leży jajo gryfa, wielkie jak ser, cętkowane i ciepłe. Stuka, kiedy się stuka. Gryfy łączą się na całe życie i oboje będą szukać jaja, aż padną. Od dwóch dni nad masztem jest punkcik, bardzo wysoko. Szyper dostał zapłatę z góry i nie patrzy w niebo.
story-sea-egg-a = Dostarcz je, jak umówiono.
story-sea-egg-a-result = Niesiesz je pośrednikowi pod mokrą szmatą, a ono stuka całą drogę. Zachwycony płaci tyle, ile waży. Wieczorem widać, jak punkcik opada nad wyspę coraz niżej, a potem są dwa.
story-sea-egg-b = Postaw je na najbliższym klifie.
story-sea-egg-b-result = Wspinasz się ze skrzynią na plecach i stawiasz ją na najwyższej półce. Ledwie dziesięć kroków dalej zmienia się światło. Ona nawet na ciebie nie patrzy. Schodzisz, trzymając się jej cienia, i wiesz już, gdzie w tych stronach śpią gryfy.

story-sea-egg-danger = Adres matki
story-sea-egg-danger-intro = Gryfica nadlatuje ze słońca. Od tygodnia leci za skrzynią, nad morzem, którego gryfy nie cierpią, i jest chuda i wściekła. Dziś rano z jaja wykluło się młode; siedzi w słomie i wrzeszczy do tego, kto akurat bliżej, do niej albo do kucharza. Pierwszy atak zabiera top masztu. Szyper krzyczy, żeby wyrzucić skrzynię za burtę. Adres widać stąd: to wyspa, której nie znasz.
story-sea-egg-danger-a = Wnieś pisklę na maszt.
story-sea-egg-danger-a-result = Wspinasz się, z pisklęciem pod kaftanem, a ono całą drogę gryzie. Matka siada na rei i przez chwilę patrzysz w oko wielkie jak pięść. Potem bierze je od ciebie, z kawałkiem kaftana i kawałkiem ciebie.
story-sea-egg-danger-b = Odpędź ją i zanotuj adres.
story-sea-egg-danger-b-result = Rzucasz wszystkim, co leży pod ręką, aż chwyta skrzynię i wiosłuje z nią przez powietrze, ciężko, do domu. W garści masz kartkę. Panowie, którzy trzymają bestie na pokaz, stoi na niej, i jak trafić na ich wyspę.

story-sea-saint = Dwa prawe palce wskazujące
story-sea-saint-intro = Na środku cieśniny spotkały się dwie łodzie pielgrzymów, każda z relikwią: prawym palcem wskazującym tego samego świętego. Obie mają certyfikat. Od godziny śpiewają na siebie i skończyły im się hymny. Teraz zwracają się do ciebie. Znasz się na trupach, mówi jeden opat. Odróżnisz świętego od reszty, mówi drugi i obaj podnoszą szklane kasetki i wstrzymują oddech.
story-sea-saint-a = Uznaj oba za prawdziwe.
story-sea-saint-a-result = To był bardzo święty człowiek, mówisz, i dużo wskazywał. Zapada cisza, w której słychać by było, jak upada palec. Potem opaci się obejmują, a za wyrok płacą obie gromady. Płyną dalej burta w burtę i śpiewają w dwóch tonacjach.
story-sea-saint-b = Powąchaj je.
story-sea-saint-b-result = Jeden należał do ghula; mają taki dodatkowy staw. Mówisz to cicho, tylko jego opatowi. Blednie, a potem dziękuje. Od trzydziestu lat zastanawiał się, czemu drapie. Daje ci olej, w którym go trzymano, wyśmienity, a palec idzie za burtę.

story-sea-saint-danger = Palec wskazuje
story-sea-saint-danger-intro = Relikwia obróciła się w szklanej kasetce. Dotąd wskazywała niebo. Teraz wskazuje za reling, a kiedy łódź się obraca, obraca się też, jak igła, zawsze ku temu samemu miejscu na morzu. Pielgrzymi padli na kolana. Pewnie jest tam grób, mówi opat, albo skarb wiary. Załoga patrzy na to miejsce i na to, jakie jest gładkie. Opat każe rzucić na nie kotwicę.
story-sea-saint-danger-a = Rzuć w takim razie kotwicę.
story-sea-saint-danger-a-result = Idzie w dół długo i trafia na coś, co ustępuje. Ludzie opata z okrzykami radości wyciągają to, co zawisło na łapach: świecznik, urzędowy łańcuch. Potem kotwica odpływa, sama, i zabiera ze sobą linę.
story-sea-saint-danger-b = Włóż palec do kieszeni.
story-sea-saint-danger-b-result = Chowasz go razem z kasetką i łódź wiosłuje dalej, choć kosztuje cię to kolektę i noc modłów w twoją stronę. W kieszeni drapie, cały czas, w tym jednym kierunku. Na nabrzeżu opat odbiera go bez słowa.

story-sea-mast = Dobre proste drewno
story-sea-mast-intro = Nowy maszt był tani. Jest prosty, suchy i odleżany, a przez sześćdziesiąt lat stał na wzgórzu pod Cidaris, z poprzeczką. Załoga już wie. Nocą, przy północnym wietrze, skrzypi, a kto się o niego oprze, słyszy, co komu było ostatnie na myśli: zrobiłem to. Nie zrobiłem. Krowa była moja. Szyper śpi z wełną w uszach i chciałby wiedzieć, czy da się to zatrzymać.
story-sea-mast-a = Oprzyj się i wysłuchaj.
story-sea-mast-a-result = Siedzisz, plecami do niego, aż niebo szarzeje. Jeden po drugim mówią swoje i milkną. Ten, który to zrobił, długo opowiada, gdzie kryją się inni jego rodzaju. O wschodzie słońca to już tylko maszt.
story-sea-mast-b = Zapytaj go o sztuczkę z branży.
story-sea-mast-b-result = Wśród wisielców z sześćdziesięciu lat jest dwóch mistrzów szermierki i truciciel. Zadajesz drewnu pytanie i przykładasz policzek. Odpowiedź kosztuje cię coś, co dotąd było pewne, i jest tego warta.

story-sea-mast-danger = Maszt chce towarzystwa
story-sea-mast-danger-intro = Maszt był kiedyś szubienicą, a w wichurze wracają stare nawyki. Luźne końce same wiążą się w pętle. Jedna wisi na wysokości szyi bosmana, druga sternika, a trzecia, zrobiona dość starannie, twojej. Przy każdym przechyle kołyszą się bliżej. Szyper przyznaje, że był tani. Zszedł do ładowni, gdzie jest niżej.
story-sea-mast-danger-a = Zetnij maszt.
story-sea-mast-danger-a-result = Rąbiesz, a on po ciebie sięga. Pada za burtę z trzaskiem jak zapadnia i zabiera pół takielunku, razem z tym, co na nim schło. Resztę drogi się wiosłuje i jest to długa droga.
story-sea-mast-danger-b = Wyznaj mu coś.
story-sea-mast-danger-b-result = Chce coś usłyszeć, to się czuje, jak zawsze chciał. Mówisz mu, z bliska, rzecz, której nie zna nikt. Pętle się otwierają. Jedna zdążyła się trochę zacisnąć i przez tydzień z trudem przełykasz.

story-sea-ice = Człowiek w lodzie
story-sea-ice-intro = Każdej wiosny przepływa tędy w tej samej krze, na stojąco, w ubraniu dawnego kroju, z prawą ręką wyciągniętą z lodu. Załogi podpływają i ją ściskają, na szczęście; zrobiła się całkiem gładka. Twarz ma życzliwą i trochę nieobecną. W tym roku dobrało się do niego słońce. Wolna jest też lewa ręka, a w niej karteczka, drobno złożona. Nikt nie chce być tym, kto przeczyta.
story-sea-ice-a = Wyjmij kartkę i przeczytaj.
story-sea-ice-a-result = To kwit, na płaszcz. Na odwrocie jest adres, a pod nim: wrócę późno, nie czekaj. Zanosisz go tam. Dom należy do prawnuczki. Śmieje się, płacze i daje ci płaszcz, którego nikt nigdy nie odebrał. Jest ciepły.
story-sea-ice-b = Wyrąb go i pochowaj.
story-sea-ice-b-result = Zajmuje to cały dzień, a załoga zrzędzi o swoim szczęściu. Na lądzie kopiesz, oni niosą, a kiedy leży, stoją dookoła z prawą ręką w kieszeni. Czujesz to jeszcze wiele dni, w plecach i jako coś, na co nie masz nazwy.

story-sea-ice-danger = Lód się zamyka
story-sea-ice-danger-intro = W nocy kry się zeszły. Dokoła skrzypi, a potem zaczynają odpowiadać deski. Została jedna szczelina otwartej wody i zwęża się na oczach. Na lodzie przy jej brzegu stoją postacie, prosto, tuzin, każda z wyciągniętą prawą ręką. Wygląda to tak, jakby czekały, aż ktoś je przeprawi. Albo pokazują drogę.
story-sea-ice-danger-a = Przepłyń szczeliną, obok rąk.
story-sea-ice-danger-a-result = Z jednej strony składacie wiosła, z drugiej odpychacie lód barkami. Dłonie przesuwają się po tobie, jedna za drugą, zimne i całkiem delikatne, i każda coś bierze za fatygę: kółko z kolczugi, guzik, oddech.
story-sea-ice-danger-b = Przeciągnijcie łódź po lodzie z powrotem.
story-sea-ice-danger-b-result = Ciągniecie ją, wszyscy, tą samą drogą, aż morze znów jest czarne i otwarte. Jest już południe. Kiedy oglądasz się ostatni raz, postacie też się odwróciły i wszystkie ręce machają.

story-sea-rats = Wchodzą na pokład
story-sea-rats-intro = W porcie wasz statek leży obok pięknego trójmasztowca, świeżo malowanego. O zmroku ruszają szczury. Idą po cumie gęsiego, z niego na was, stare, młode, jeden z kawałkiem sera w policzku. Szczury wiedzą, kiedy statek nie dopłynie. Wasza załoga czuje się zaszczycona. Na trójmasztowiec ładują beczki, potem kufry, a potem szkolną klasę z chorągiewką.
story-sea-rats-a = Idź tam i powiedz kapitanowi.
story-sea-rats-a-result = Śmieje się, a potem schodzi pod pokład z lampą. Wychodzi i się nie śmieje. Wyładowują całą noc, chorągiewka na końcu. Daje ci to, co zarobiłby na rejsie, albo część, a każde dziecko podaje ci rękę. Do szczurów załoga musi przywyknąć.
story-sea-rats-b = Zapytaj szczury, co mu jest.
story-sea-rats-b-result = Siadasz na nabrzeżu i oglądasz, co mają pod pazurami: trociny, smołę, szarą pleśń, którą znasz. Nie mówisz nikomu jaką, bo kapitan już odpłynął. Z tego, co dało się zeskrobać, wychodzą dwie mocne flaszki. Chorągiewkę widzisz jeszcze raz, parę tygodni później.
story-sea-rats-c = Powiedz mu, ile zapłaci Quist.
story-sea-rats-c-result = Znasz cech szczurołapów, który nie ma ani jednego szczura, mówisz. Kapitan liczy te na cumie, potem jeszcze raz. Każe wysadzić dzieci, odstawić statek, a wasze szczury zapakować do skrzyń i dzielicie się tym, co zrozpaczony mistrz cechu przysyła odwrotną pocztą.

story-sea-rats-danger = Idą sobie
story-sea-rats-danger-intro = Na środku cieśniny szczury wychodzą na pokład. Nie ma cumy ani innego statku; wyglądają przez reling, a potem skaczą, jeden za drugim, i płyną, wszystkie w jedną stronę. W ładowni jest sucho. Cieśla opukał każdą deskę. Nikt niczego nie znajduje i to właśnie załogę przeraża. Ostatni, stary, siedzi na relingu i patrzy to na ciebie, to na wodę.
story-sea-rats-danger-a = Płyń za szczurami.
story-sea-rats-danger-a-result = Sterujesz za pięciuset małymi kilwaterami, z powrotem. Za wami, tam, gdzie bylibyście teraz, morze otwiera się bez dźwięku, szerokie jak rynek, i zamyka. Stary szczur wraca do domu na rumplu.
story-sea-rats-danger-b = Trzymaj kurs i szukaj jeszcze raz.
story-sea-rats-danger-b-result = Szukacie z lampami, aż się znajduje: od spodu, pod stępką, coś się uczepiło i jest cierpliwe. Odrywasz to drągami i gorącym dziegciem, kosztem skóry i sprzętu. Pozwala się zatopić i patrzy w górę.

story-sea-tithe = Co się dla tego wystawia
story-sea-tithe-intro = Raz w miesiącu wieś wywozi łodzią coś dla tego w dole. Dawniej wystarczał chleb i dzwonek. Od zimy chce więcej i tym razem los padł na krowę starej Bery, jedyną. Krowa stoi w łodzi w wianku i przeżuwa. Bera weszła obok niej w morze po pas i nie puszcza sznura. Pytają ciebie, kogoś obcego, czy to musi być.
story-sea-tithe-a = Wystaw zamiast niej coś swojego.
story-sea-tithe-a-result = Wypływasz bez nikogo i opuszczasz za burtę coś, co dobrze ci służyło. Przez chwilę leży na wodzie. Potem zostaje zabrane, dość uprzejmie. Wieś robi dla ciebie małą składkę, Bera przysyła ser, a bąble idą z większej głębi niż przedtem.
story-sea-tithe-b = Powiedz, że musi.
story-sea-tithe-b-result = Mówisz, a oni kiwają głowami; od kogoś obcego łatwiej. Krowa płynie zadziwiająco długo. Za radę płacą szybko i wracają do domu różnymi drogami. Całą noc ktoś woła krowę do dojenia, na całe gardło.

story-sea-tithe-danger = Łódź wraca pusta
story-sea-tithe-danger-intro = Między wami a lądem dryfuje łódka z wiankiem na dziobie, danina jakiejś wsi, i jest pusta. Mimo to siedzi głęboko w wodzie, jakby był w niej ktoś ciężki. Kiedy wiosłujecie, płynie za wami. Kiedy stajecie, staje. Załoga zrozumiała: w tym miesiącu było za mało i teraz chodzi od drzwi do drzwi.
story-sea-tithe-danger-a = Napełnij pustą łódkę.
story-sea-tithe-danger-a-result = Wrzucasz, co macie: pieniądze, dobrą linę, szynkę. Dziwna rzecz, z każdą podnosi się trochę i w końcu siedzi wysoko i lekko. Fala ją odwraca i odpływa ku głębi, syta.
story-sea-tithe-danger-b = Zatop ją.
story-sea-tithe-danger-b-result = Taranujecie i idzie na dno jak kamień. Przez dziesięć uderzeń wiosłem jest spokój. Potem dokoła, w szerokim kręgu, wypływają puste łódki, w starych wiankach i w nowych, ze wszystkich wsi, jakie tu kiedykolwiek były.

story-sea-shadow = Coś dotrzymuje kroku
story-sea-shadow-intro = Od rana pod łodzią jest cień, dokładnie tak długi jak łódź. Nie jest wasz; niebo jest szare. Skręca, kiedy skręcacie. Mewy odleciały, a załoga wiosłuje z bardzo prostymi plecami i mówi głośno, o żniwach, o krowach, o czymkolwiek. Nie patrzy się, powiedział bosman. Powtarza to, trochę wyżej, ilekroć ktoś odchrząknie.
story-sea-shadow-a = Połóż się na deskach i popatrz.
story-sea-shadow-a-result = Przez szparę między dwiema deskami patrzysz w oko. Jest stare i dzieje się w nim więcej niż w większości ludzi, których znasz. Patrzy na ciebie, aż skończy. Wstaje już ktoś trochę inny, a oko też się czegoś nauczyło.
story-sea-shadow-b = Rozmawiaj z innymi o krowach.
story-sea-shadow-b-result = Dorzucasz krowę, która umiała liczyć, a od niej przechodzi się do innych zwierząt. Koło południa bosman śmieje się już własnym głosem. Kiedy ktoś w końcu patrzy w dół, jest tam zielona woda i mała rybka, która wygląda na zawstydzoną.

story-sea-shadow-danger = Wypłynęło popatrzeć
story-sea-shadow-danger-intro = Nie ma już wątpliwości, kto to. Cień pod łodzią rósł, aż morze jest ciemne od horyzontu po horyzont, a przed dziobem powoli wynurza się coś, na czym pąkle siedzą jak domy na wzgórzu. Nic nie robi. Patrzy. Jeden z wioślarzy mówi dziecięcym głosem, że był grzeczny. Nikt ci nie mówił, jak długo może trwać takie spojrzenie.
story-sea-shadow-danger-a = Opuść do wody dar.
story-sea-shadow-danger-a-result = Każdy coś daje, wioślarze pierścionki, ty sakiewkę i co jeszcze wpadnie w rękę. Schodzi, błyszcząc, obok oka, a oko wodzi za tym jak kocie. Kiedy opadło dość głęboko, opada i wzgórze.
story-sea-shadow-danger-b = Dryfuj z powrotem, bez dźwięku.
story-sea-shadow-danger-b-result = Oddajesz łódź prądowi, wiosła w środku, oddech w środku. Trwa to całą noc. O świcie leżycie przed portem, z którego wypłynęliście, i nikt nie umie powiedzieć, kiedy morze znów stało się szare i było tylko morzem.
story-sea-shadow-danger-c = Zanotuj godzinę, jak wymaga polisa.
story-sea-shadow-danger-c-result = Wyjmujesz papier Draya i notujesz godzinę, namiar, szacunkową wartość węża. Podpływa poczytać, a jego oddech zdziera farbę i parę kółek z twojej kolczugi. Dagon jest oczywiście wyłączony. Zadrapania na kadłubie nie, i Dray płaci, prawidłowo, z ubolewaniem.

story-sea-silence = Cicha mila
story-sea-silence-intro = Między dwiema skałami leży Cicha Mila. Nikt się tam nie odzywa; nawet mewy przelatują ją szybując. Co słucha i co wtedy robi, nie wiadomo, bo z tych, którzy się odezwali, nie wypłynął nikt. Wiosła owinięto wełną, a łańcuch kotwiczny leży w owsiance. Na rufie siedzi młoda matka z sześciotygodniowym niemowlęciem. Nie śpi. Dopiero co odkryło swój głos, szepcze matka, i jest z niego bardzo dumne.
story-sea-silence-a = Zabawiaj dziecko.
story-sea-silence-a-result = Robisz miny, przez milę. Zasób jest większy, niż można by sądzić. Na cztery uderzenia wiosłem przed końcem śmieje się, głośno, raz, i całe morze jakby się pochyla. Nic się nie dzieje. Potem wioślarze mówią, że echo też się śmiało.
story-sea-silence-b = Daj mu kroplę z flaszki.
story-sea-silence-b-result = Ziewa, mlaska i zasypia, a matka bezgłośnie całuje cię w rękaw. W tej ciszy słychać to, czego nigdy nie słychać: jak woda się decyduje, jak drewno wspomina, jak pod stępką bije serce, bardzo powoli. Notujesz, z której strony.
story-sea-silence-c = Połóż je na kirysie Torkela.
story-sea-silence-c-result = Stal jest ciepła i nie brzęczy; oliwił ją co tydzień ktoś, kto umiał czekać. Dziecko słucha tego, co słychać w środku, z okrągłymi oczami, jak bajki. Przez całą milę obok łodzi zanurza się do taktu dwunaste wiosło.

story-sea-silence-danger = Ktoś kicha
story-sea-silence-danger-intro = Na środku Cichej Mili, gdzie nikomu nie wolno wydać głosu, sternik kicha. Wstrzymywał to pół minuty i zrobił wszystko, co człowiek może. Brzmi od skały do skały. Potem echo nie wraca. Wszyscy to słyszycie: coś je złapało, trzyma, obraca i zaraz odpowie.
story-sea-silence-danger-a = Uprzedź to: na zdrowie.
story-sea-silence-danger-a-result = Mówisz to na głos, wyraźnie, jak do sąsiada. Następuje przerwa, w której się starzejesz. A potem z obu skał naraz, tak nisko, że podskakuje woda: dziękuję. Docieracie do brzegu, z białymi włosami na twoich ramionach i bez siły w nich.
story-sea-silence-danger-b = Wiosłujcie i hałasujcie, ile się da.
story-sea-silence-danger-b-result = Wiosłujecie, bębnicie, ryczycie i walicie w garnki, żeby nie wiedziało, o kogo mu chodzi. Bierze na chybił trafił: garnek, ławkę, kółka wzdłuż twojego lewego boku. Przy drugiej skale puszcza. Sternik kicha jeszcze raz.

story-sea-oath = Pierwszy, kto go powita
story-sea-oath-intro = Lata temu, w sztormie, szyper złożył ślub: jeśli przeżyje, morze dostanie pierwsze żywe stworzenie, które go powita na lądzie. Była to kura. Następny sztorm, następny ślub; koza. Ma niebezpieczną trasę i ani jednego zwierzęcia więcej. Tej nocy był sztorm. Teraz widać port, a na pomoście skacze jego córka, lat sześć. Dwa razy już zawracał.
story-sea-oath-a = Wyskocz na ląd i przywitaj go.
story-sea-oath-a-result = Biegniesz przez cały pomost, mijasz dziecko, odwracasz się i wołasz: dzień dobry, szyprze! Zakrywa twarz. Potem schodzi po desce, obejmuje cię i wpycha do wody, z całej siły i ze łzami w oczach. Okazuje się, że pod przymusem pływasz bardzo dobrze.
story-sea-oath-b = Idź do małej i odeślij ją do domu.
story-sea-oath-b-result = Pochylasz się i mówisz, że tata przywiózł prezent, więc musi zamknąć oczy i biec, a otworzyć je pod stołem. Biegnie. Pierwszy wita go celnik. Szyper patrzy na morze, potem na niego i daje ci wszystkie pieniądze, jakie ma przy sobie.

story-sea-oath-danger = Morze prowadzi rachunki
story-sea-oath-danger-intro = W każdym sztormie szyper coś ślubował i nie zapłacił nawet połowy. Dziś w nocy morze przedstawia rachunek. Przychodzi przez dziób falami równymi jak ręka urzędnika i po każdej czegoś nie ma: beczki, ławki, kozy. Potem wioślarza, którego zwraca, kaszlącego, jakby przez pomyłkę. Szyper klęczy i nabrał powietrza na następny ślub.
story-sea-oath-danger-a = Zatkaj mu usta i zapłać za niego.
story-sea-oath-danger-a-result = Jedną dłonią zatykasz mu usta, a drugą wyrzucasz, co masz. Fale biorą to i jakby sumują. Przychodzi jeszcze jedna, sprawdzić, czy nie będzie reszty. Potem jest już tylko zła pogoda.
story-sea-oath-danger-b = Niech ślubuje, i dopilnuj go.
story-sea-oath-danger-b-result = Ślubuje, że nigdy więcej nie wypłynie, w co nikt nie wierzy, a ty najmniej. Więc bierzesz ster i zawracasz. W porcie stoisz przy nim, aż wyrąbie dziurę we własnym kadłubie. Morze zrobiło się całkiem płaskie.

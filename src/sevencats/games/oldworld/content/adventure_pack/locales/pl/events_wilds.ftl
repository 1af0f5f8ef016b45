# Zdarzenia zestawu przygodowego, do których prowadzą karty dziczy. Zdarzenie ma tytuł, to, co czyta się na głos
# (-intro), i opcje (-a, -b) z tym, co z każdej wynika (-a-result); bez opcji samo to, co wynika: -result, albo po
# jednym tekście na każdy przedział kości, testu lub walki (-band-1 ...).

event-98-title = Dokąd szła koza
event-98-intro = Prowadzi cię za ostatnią chatę i ostatnie drzewo, na półkę z trzema grobami. Leży tu żona Marka, jego brat i jego córka, a na każdym krzyżu wiszą dzwoneczki. Marek przychodził co wiosnę. Kowal obiecał, kapłan też, i żaden nie znalazł czasu. Koza kładzie się przy najmniejszym i patrzy na ciebie, aż wyrwiesz chwasty.
event-98-result = Tylko tego chciała, a teraz ma czas dla ciebie. Bestię czuje wcześniej niż ty i mówi o tym na całe gardło. Na targach Wyzimy i Beauclair zjada, co jest do sprzedania, a płacisz ty.

event-99-title = Błąd w protokole
event-99-intro = Była w rzece, zanim powstał bród, szeroka i cierpliwa, o twarzy jak coś, co woda wygładziła. O chłopców nie prosiła nigdy. Chciała, żeby jej mówiono, kto przechodzi: imię za każdy filar, taka była umowa, a murarze zapisali „życie”. Murarze! Imię wzięłaby i dziś. Nie musi być sławne. Ale nikt nie może go już używać.
event-99-a = Daj jej imię zmarłego przyjaciela.
event-99-a-result = Powtarza je, aż pasuje, i puszcza; w niedzielę będzie w morzu. Most stoi. Murarze ci płacą, a chłopiec niesie twoją torbę na drugą stronę, bo idzie pierwszy, i pyta, czyje to było imię.
event-99-b = Daj jej imię, które kiedyś było twoje.
event-99-b-result = Trzeba go poszukać. To to, którym ktoś wołał cię na kolację. Wypowiadasz je i już go nie ma, a ty jesteś lżej, trochę chłodniej i bardzo pewnie na nogach. Na moście wiwatują.

event-100-title = Podziękowanie kapitana
event-100-intro = W Doldeth znają tę historię, zanim docierasz na nabrzeże. Statek nazywa się „Cierpliwość” i jego kapitan chciałby ci podziękować. Chciałby też nazwę zatoczki, mówi i napełnia ci kubek. W tej karczmie siedzi czterdziestu mężczyzn, a każdy stracił na tamtym wybrzeżu brata, i o północy jest pływ. Uśmiecha się. Za nim ktoś rozdaje topory.
event-100-a = Podaj nazwę.
event-100-a-result = Nad ranem na wybrzeżu jest czerwona łuna. Doldeth śpi długo, zadowolone z siebie, a sakiewka jest ciężka. Za miastem spotykasz kulawego kuca z latarnią na szyi, którego nikt nie prowadzi.
event-100-b = Poproś, żeby zamiast tego posłał zboże.
event-100-b-result = Śmieją się przez chwilę. Kapitan nie. Okazuje się, że urodził się w takiej zatoczce i wie, co w marcu jest na kolację. „Jeden ładunek – mówi. – I ktoś inny go tam zawozi. Nie chcę, żeby moi ludzie poznali klamki”.

event-101-title = Jeden ładunek
event-101-intro = Schodzą do łodzi z hakami, z przyzwyczajenia, a potem widzą w niej ciebie, po kolana w jęczmieniu. Nikt jeszcze niczego do zatoczki nie przywiózł umyślnie. Sołtyska gryzie ziarno, potem drugie. „To też rozbite?” – pyta dziewczynka z kucem. Przysłane, mówisz. Patrzą po sobie. Nie mają na to słowa.
event-101-band-1 = O mało nie kończy się źle, o to, czyj pierwszy worek. Wchodzisz między nich i obrywasz za to hakiem. Starzec, który nigdy nie mówi, opatruje cię i zostawia ci swoją butelkę.
event-101-band-2 = Wyładowują szeregiem i śpiewają pieśń, którą mają, a jest o topieniu się. Płacą ci w mosiężnych klamkach i w dobrych radach, co jeszcze w tej wodzie mieszka i gdzie.
event-101-band-3 = O zmierzchu dziewczynka wprowadza kuca na urwisko i wiesza latarnię tam, gdzie są skały. Ogląda się, czy dobrze. Dobrze; i w tobie też coś jest proste, co było krzywe.

event-102-title = Fasola
event-102-intro = Nad wąwozem jest teraz most, związany ze sznurów na pranie dwóch pustelników, i pośrodku trochę się nie schodzi. Stoją na dwóch końcach i kłócą się, kto zawiąże ostatni węzeł. Każdy trzyma ziarnko fasoli. „To było kłamstwo!” – krzyczą na twój widok, obaj naraz; i milkną, bo to pierwsze, co od dwudziestu lat powiedzieli razem.
event-102-a = Zawiąż węzeł za nich.
event-102-a-result = Wisisz nad wąwozem na kolanach i każdy wydaje rozkazy jednej z twoich rąk. Trzyma. Wychodzą sobie naprzeciw, a ty oglądasz widok. O mocnym staniu wiesz teraz coś, czego można się nauczyć tylko do góry nogami.
event-102-b = Niech sami dokończą.
event-102-b-result = Trwa to do nocy, a niektóre słowa są nadzwyczajne. Potem słychać kroki na deskach, z tej strony i z tamtej, a potem żadnych kroków. Rano przy twoim ogniu stoją dwie butelki. Na jednej jest „Dziękuję”, na drugiej „Wścibski nos”.

event-103-title = Leśniczówka
event-103-intro = Leśniczówka jest zamieciona, ogień ułożony. Na stole leży księga drewna: co ścięto po obu stronach strumienia, co zgłoszono i komu zapłacono, żeby źle liczył. Obaj sołtysi podpisali każdą stronę. Ostatni wpis jest jego. „Dziś wieczorem przyjdą obaj. Powiem, że z tym kończę”. Na półce stoją trzy kubki, a jeden jest umyty o wiele lepiej niż pozostałe.
event-103-a = Zaproponuj księgę obu wsiom.
event-103-a-result = Kupują ją od ciebie razem; to pierwsze, na co się kiedykolwiek zgodzili. Każdy sołtys płaci dokładnie połowę i na drugiego nie patrzy. Nieboszczyk dostaje też kamień, dobry, bez nazwiska.
event-103-b = Zanieś ją mierniczej w Hengfors.
event-103-b-result = W lesie pełno jest ludzi, którzy akurat zbierają chrust. Idziesz korytem strumienia. Adelheid Voss ma w Hengfors kantor; lubi dokładne liczby, a ten strumień drażni ją od lat.

event-104-title = Dokładne liczby
event-104-intro = W Hengfors Adelheid Voss czyta księgę na stojąco, z linijką. Przy ostatnim wpisie zdejmuje okulary i wkłada je z powrotem. Pisał do niej, okazuje się, dwa razy, o strumieniu, który co wiosnę przesuwał się o stopę. Odłożyła to do pogody. Macza pióro, bardzo powoli prowadzi na mapie powiatu linię i pisze wzdłuż niej nazwisko.
event-104-result = Strumień nosi teraz jego nazwisko, atramentem, a po dwóch sołtysów poszli żołnierze, którzy trafili po mapie. Wypłaca ci nagrodę donosiciela i przeprasza za to słowo. Od niej uczysz się widzieć, gdzie linia się nie zamyka.

event-105-title = Trzydzieści głów
event-105-intro = Gniazdo leży pod jazem: błoto, żebra, zapach. Na płyciźnie śpi z otwartymi oczami ze trzydzieści utopców. Kładziesz małego na brzegu. Patrzy na nie i patrzy na ciebie. Potem mówi swoje imię, jedyne słowo, jakie ma, głosem dziecka przy sprawdzaniu listy; i z wody wynurza się trzydzieści głów.
event-105-band-1 = Nie chcą go; pachnie mydłem. Chcą ciebie. Uchodzisz przez jaz z osłoną w strzępach. Na brzegu, owinięty szalikiem, ktoś czeka na ciebie i żuje.
event-105-band-2 = Największy go obwąchuje, zdejmuje mu szalik i sam zakłada. Nikt się nie rusza, kiedy cofasz się na brzeg. Znajdujesz flaszkę z nazwiskiem nauczyciela i wiesz, którędy się wchodzi i wychodzi.
event-105-band-3 = Gryzie największego w nogę, tamten wyje i tym samym następstwo jest ustalone. Przepuszczają cię między sobą. W tym roku pod jazem nie topi się żadne dziecko. Wieś płaci, a Otto podaje ci rękę.

event-106-title = Chłopiec okrętowy
event-106-intro = Ma siedemdziesiąt lat, a jego dom ani jednego okna na wodę. Wszystko troje, mówi. Był zakład, światło zgasło i statek spłonął na skałach. Strażnik to przespał, pijany, za pieniądze, które przegrał do niego chłopiec. „To ja się założyłem – mówi starzec. – Miałem dziewięć lat. On idzie na kolanach po mojej drodze”. Sięga po płaszcz.
event-106-a = Zaprowadź go na drogę pielgrzymów.
event-106-a-result = W jego tempie to daleko. Kiedy klęczący słyszy głos, wstaje, po sześćdziesięciu latach, i jest wyższy, niż się zdawało. Idą dalej obok siebie i jeden dociera. Śpisz przy kapliczce i budzisz się w pełni sił.
event-106-b = Niech zostanie, gdzie jest.
event-106-b-result = Starannie odwiesza płaszcz na gwóźdź. Płaci ci za fatygę i trochę więcej za milczenie. Ze ścieżki słychać, jak przesuwa łóżko pod drugą ścianę, co robi pewnie każdej nocy.

event-107-title = Na końcu łańcucha
event-107-intro = Wieś zalało, kiedy zbudowano tamę, całą w jedną noc. Pamiętała tylko mapa; mapy, mówi Voss, mają cierpliwość. Tam na dole jest wieczór. Jej dwaj łańcuchowi siedzą w gospodzie, między ludźmi, którzy czekają, aż przestanie padać. Gospodarz nalewa ci piwa i pyta, czy przestało. Wszyscy patrzą na ciebie życzliwie, a ich włosy się poruszają.
event-107-a = Powiedz, że przestało.
event-107-a-result = Nakładają kapelusze, płacą i wychodzą obok ciebie, ulicą w górę, na wzgórze, w światło. Łańcuchowi idą ostatni. Słychać, jak ktoś na górze mówi, że ależ tu sucho.
event-107-b = Powiedz, że pada dalej.
event-107-b-result = Wzdychają i znów rozdają karty. Kiedy nikt nie patrzy, wyprowadzasz łańcuchowych kuchnią, a z nimi sakiewkę i butelkę z gatunku, jakich się już nie robi. Nic złego się nie stało. W drodze na górę powtarzasz to sobie kilka razy.

event-108-title = Sześćdziesięcioro ludzi, nieco wilgotnych
event-108-intro = Stoją na łące, sześćdziesięcioro, ociekają wodą, ubrani po modzie sprzed stu lat, i chcą wiedzieć, czyje to krowy. Będzie kłopot z podatkami. Adelheid Voss chodzi od jednego do drugiego i pyta o nazwiska i o pisownię. Tak szczęśliwa nie bywa często. Pod wieczór podchodzi do ciebie i odpina coś od pasa.
event-108-result = To jej własny kompas, mosiężny, który był pod wodą. Nie wskazuje już północy. Wskazuje drogę do najbliższego brzegu, a kto za nim idzie, dociera tam, zanim dzień zdąży się zestarzeć.

event-109-title = Nauczyciel śpiewu
event-109-intro = W Beauclair stary nauczyciel śpiewu pamięta. Przyszła do niego pewnej zimy boso, a on uczył ją za darmo, aż dowiedział się książę i zażądał jej do stołu. Śpiewała. Jeden z gości nie był tym, na kogo wyglądał, i ją zatrzymał. Pieśni nie dokończono. Ma ją tutaj, każdą nutę, i podaje ci kartkę, i nie puszcza. „Gdyby usłyszała koniec – mówi – to chyba by przestała”.
event-109-a = Zanieś pieśń do winnicy.
event-109-a-result = Puszcza. U dołu kartki coś dla ciebie dopisał: tu oddech. Nie trzeba być dobrym, mówi, tylko w takcie. Winnica leży na zboczu góry. Zaczyna się o zmierzchu.
event-109-b = Sprzedaj kartkę rządcy.
event-109-b-result = Rządca zamyka ją między aktami. Dopóki nie wie, jak się kończy, mówi, zbiory są pewne. Stary dowiaduje się jeszcze w tej godzinie. Pyta tylko, czy przynajmniej było to przedtem przeczytane.

event-110-title = Do końca
event-110-intro = Stoisz między krzewami i zaczynasz, źle. W drugim takcie przejmuje to ona, bo nie może inaczej, tuż za twoim lewym uchem. Jest to bardzo piękne i miękną kolana. Im mniej w tobie siły, tym jest bliżej. Zostało jedenaście taktów. U dołu kartki ręką starego człowieka stoi słowo: oddech.
event-110-band-1 = Zapominasz o oddechu. Dochodzisz do siebie pod murkiem, a z osłony nie zostało nic. Wyżej na zboczu ktoś zaczyna znowu od początku.
event-110-band-2 = Dochodzisz do przedostatniego wiersza. Ona urywa, czeka i odchodzi między rzędy, nucąc, szukać go. Zostawiła ci flaszkę, którą miał w kieszeni któryś ze zbieraczy.
event-110-band-3 = Trzymasz ostatnią nutę, aż widać gwiazdy, ona też ją trzyma, a jej trwa trochę dłużej. Potem jest cicho. Rano zbieracze ci płacą, a ty wiesz, do czego zdaje się oddech.
event-110-band-4 = Oddychasz tam, gdzie stoi, śpiewasz do końca i zauważasz, że nikt ci już nie wtóruje. Na murku stoi stary but, na małą stopę. Beauclair płaci za dyskrecję. Niczego jeszcze nie udało ci się tak całkiem dokończyć.

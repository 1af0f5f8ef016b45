# Opowieści Dzikiego Gonu, etap II: później i gorzej.

story-hunt-2-ninth = Dziewiąty jeździec
story-hunt-2-ninth-intro = Kolumna mija was tak blisko, że można by dotknąć strzemion. Dziewiąty jeździec nie ma płaszcza. Ma dziewiętnaście lat i dobrze trzyma się w siodle. Na wargach ma szron, który się nie topi, choć chłopak mówi bez przerwy, całkiem cicho, jedno słowo, imię dziewczyny. Patrzy na was tak, jak się patrzy na słupy milowe.
story-hunt-2-ninth-a = Ściągnijcie go z siodła.
story-hunt-2-ninth-a-result = Ciągniecie, a on spada na was ze wszystkim, co na nim wisi; przez trzy oddechy walczycie z połową kolumny. Potem jest po wszystkim. Leży w rowie i jedzie dalej, kolanami.
story-hunt-2-ninth-b = Powtórzcie mu to imię.
story-hunt-2-ninth-b-result = „Hanne” – mówicie, głośno, wszyscy. Ściąga konia w poprzek drogi, a ci z tyłu wjeżdżają na siebie jak wozy. Potem czyjaś ręka bierze go za uzdę. Jedzie dalej. Już nic nie mówi.
story-hunt-2-ninth-c = Opowiedzcie mu o płaszczu Josta.
story-hunt-2-ninth-c-result = Opowiadacie mu o dziewczynie na drodze, o tym, co niosła na ręce i dla kogo. Słucha i jego wargi nieruchomieją. Potem wyjmuje ze strzemienia jedną stopę, potem drugą. Kolumna łamie się na pustym koniu. Wystarczy go podnieść.

story-hunt-2-waiting = Ubrani do drogi
story-hunt-2-waiting-intro = Siedzą na rynku na skrzyniach, w niedzielnych ubraniach, dzieci z rękawiczkami na sznurku. Podłogi zamiecione, koty wypuszczone. Dotąd nikt po nich nie przyjechał i trochę im przykro. „Mówiono, że dziś wieczorem” – odzywa się kobieta i przesuwa się, żeby zrobić wam miejsce.
story-hunt-2-waiting-a = Podpalcie skrzynie.
story-hunt-2-waiting-a-result = Rozbijacie pierwszą skrzynię i podpalacie, na rozpałkę dajecie własne rzeczy, potem następną. Krzyczą na was. Potem podchodzą bliżej. To wszystko, co mają, a tak ciepło nie było im od jesieni. Ktoś zaczyna płakać i w ten sposób znowu jest wieś.
story-hunt-2-waiting-b = Usiądźcie na chwilę.
story-hunt-2-waiting-b-result = Siadacie; człowiek jest w końcu zmęczony, a tu tak cicho. Budzicie się wypoczęci, a skrzynie stoją rzędami. Na skrzyniach leży śnieg, a tam, gdzie siedzieli, nie ma go wcale.
story-hunt-2-waiting-c = Spytajcie, co obiecał brat Emmeran.
story-hunt-2-waiting-c-result = Na dźwięk imienia podnoszą głowy. Opowiadacie o wsi bez drzwi, gdzie prawił kazanie z wozu, a koń był już zaprzężony. Zapada milczenie. Potem kobieta wstaje, bierze skrzynię za jedno ucho i wszyscy idą do domu, i ryglują drzwi.

story-hunt-2-frozen = Wojsko na spocznij
story-hunt-2-frozen-intro = W poprzek doliny stoi wojsko, w szyku marszowym, białe po groty pik. Opuścić ich już nie zdążyło. Idziecie przez nie jak przez las. W czwartym szeregu wodzi za wami oczami dobosz. Ma może piętnaście lat. Nic innego nie może, a to jedno robi z całej siły.
story-hunt-2-frozen-a = Skróćcie mu to.
story-hunt-2-frozen-a-result = Robi to ktoś z was, wąskim ostrzem, i obejmuje go przy tym ramieniem. Pałeczki spadają i jest to jedyny dźwięk w całej dolinie. Ręka, która to zrobiła, czegoś się oduczyła. Stała się bardzo pewna.
story-hunt-2-frozen-b = Palcie, co się pali, i spróbujcie.
story-hunt-2-frozen-b-result = Palicie drzewca, siodła, własne płaszcze. Nacieracie go i wlewacie w niego co trzeba, kropla po kropli. Pod wieczór mówi słowo. Teraz zależy to od tego, co ktoś z was ma w torbie, i czy da tego dość mało.
story-hunt-2-frozen-b-band-1 = Było tego za dużo. Gorąco przelatuje przez niego jak wóz przez bramę, i kto trzymał torbę, oddaje mu resztę swojego ciepła, a do tego płaszcz.
story-hunt-2-frozen-b-band-2 = Wystarczyło. Porusza dwoma palcami, potem pałeczkami. Jeźdźcy na grani usłyszeli bęben tam, gdzie go nie było, i skręcają w bok.
story-hunt-2-frozen-b-band-3 = Było w sam raz, co do kropli. Wybija długi werbel, a w czwartym szeregu drgają powieki. Kto dawał, wie teraz, jak mało potrzeba.
story-hunt-2-frozen-c = Odczytajcie apel, jak Holt.
story-hunt-2-frozen-c-result = Nie znacie ani jednego nazwiska, więc wołacie szeregi i roty, a po każdej czekacie. Z czwartego ktoś odpowiada, potem z dziewiątego. W sumie siedmiu. Siedmiu znosicie na dół, do ognisk. Kapitan Holt, kiedy się dowie, zapyta o pozostałych.

story-hunt-2-bread = Ostatni bochenek
story-hunt-2-bread-intro = Jeden bochenek, zamarznięty, na pięcioosobową rodzinę i na was. Położyli go przed wami, bo idziecie walczyć. Teraz siedzą pod ścianą i patrzą w podłogę. Najmłodszemu powiedziano, żeby nie liczył. Babka od trzech dni nie przychodzi do stołu. Zimą nigdy nie jest głodna, mówi.
story-hunt-2-bread-a = Zjedzcie go.
story-hunt-2-bread-a-result = Zjadacie cały, na ich oczach, a gospodarz przy każdym kęsie mówi: „Dobrze”. Jutro będziecie mieli siłę. Rano babka leży twarzą do ściany, a pozostali są ciszej, niż trzeba przy kimś, kto śpi.
story-hunt-2-bread-b = Zostawcie bochenek i swoje toboły.
story-hunt-2-bread-b-result = Odsuwacie go i obok wysypujecie to, co w tobołach. Najmłodszy liczy, na głos. Odchodzicie głodni i lekcy. Za wami zapada rygiel, potem drugi, jak u ludzi, którzy zamierzają tu być za rok.
story-hunt-2-bread-c = Poślijcie po Dorrit Ash.
story-hunt-2-bread-c-result = Przyjeżdża nocą, z Proboszczem w wełnianych pończochach, i jest to rzepa. Płacicie, wszyscy; ona podaje cenę i zbija ją o połowę, zanim ktokolwiek odpowie. Babka zjada trzy. Potem pomagają wyładowywać, dla następnego domu, i dla następnego.

story-hunt-2-lake = Pod wami
story-hunt-2-lake-intro = Jezioro jest przejrzyste do dna i to tam jadą, do góry nogami, kopytem do waszych pięt. Stajecie i oni stają. Jeden po drugim podnoszą przyłbice. To wy, każde z was, o białych oczach i na lepszych koniach. Jedno podnosi dłoń i kładzie ją płasko na lodzie.
story-hunt-2-lake-a = Przyłóżcie swoją.
story-hunt-2-lake-a-result = Kto to robi, ten czuje, jak zimno wspina się po bark, a z nim to, co wie tamto drugie: jakiś chwyt, długa jazda, jak się to kończy. Cenę bierze od razu, przez kolczugę. Potem dłoń tam w dole się cofa i przywołuje.
story-hunt-2-lake-b = Rozbijcie lód.
story-hunt-2-lake-b-result = Uderzacie wszyscy naraz i lód pęka od brzegu do brzegu. W dole rozpryskują się bez dźwięku. Biegniecie po krach, które się przechylają, a co upuścicie, tego nie ma. Na brzegu liczycie się dwa razy, bo za pierwszym wyszło o jedno za dużo.

story-hunt-2-kord = Bicz na Gon
story-hunt-2-kord-intro = W bramie ostatniej wsi stoi Kord z malowaną blizną i mosiężnym medalionem, a ponieważ stoi, nikt nie uciekł. Powiedział im, że pobił Gon dwa razy. „Będą tu dziś w nocy – szepcze do was – a ja mam farbę. Co się robi z nogami?” Za nim ktoś sprzedaje zupę na jego cześć.
story-hunt-2-kord-a = Stańcie za nim, tak żeby nikt nie widział.
story-hunt-2-kord-a-result = Pokazujecie mu, co się robi z nogami. Ćwiczy za stajnią, poruszając wargami. O zmroku staje pod pochodnią, na oko zupełnie sam, i mówi przez ramię: „Jesteście tam jeszcze, prawda?”
story-hunt-2-kord-b = Powiedzcie wsi, kim on jest.
story-hunt-2-kord-b-result = Mówicie i po godzinie już ich nie ma, z dziećmi i zupą, i nikt nie zostaje, kogo można by zabrać. Kord zmywa twarz śniegiem. Potem zamyka za nimi bramę, od środka. Ze wzgórza słychać, jak ćwiczy.

story-hunt-2-horse = Koń bez jeźdźca
story-hunt-2-horse-intro = Stoi na drodze, kary, osiodłany, z lodem w grzywie, i oddycha do środka. Stracił jeźdźca i czeka na następnego. Strzemiona są wytarte od wsiadania, od zsiadania ani trochę. Podchodzi do każdego z was po kolei i schyla łeb, cierpliwie, jak ktoś, kto prosi do tańca.
story-hunt-2-horse-a = Ktoś z was wsiada.
story-hunt-2-horse-a-result = Zanim wodze są w garści, koń stoi już w kolumnie. Z siodła widać wszystko: szyk, luki, kto jedzie wbrew woli. Potem reszta was ciągnie, za buty, za pas. To, co odzyskujecie, ma białe rzęsy i wie, gdzie uderzyć.
story-hunt-2-horse-b = Sprowadźcie go z drogi i zabijcie.
story-hunt-2-horse-b-result = Daje się prowadzić i kładzie komuś łeb na ramieniu. Tam, gdzie tniecie, jest ciepły; tego nikt się nie spodziewał. Siodło jest starsze niż którekolwiek królestwo. W sakwach leżą czyjeś rzemienie i chwyt, którego jeszcze da się nauczyć.
story-hunt-2-horse-c = Niech porozmawia z nim pies Tama.
story-hunt-2-horse-c-result = Pies podchodzi na sztywnych łapach i stoją tak nos w nos. Potem zawraca konia, jak się zawraca owcę, i galopem pędzi go do domu, w kolumnę, z boku. Słychać to aż tutaj. Później pies wraca i chce swój patyk.

story-hunt-2-flight = Wszystkie
story-hunt-2-flight-intro = Najpierw idą jelenie, a obok nich wilki. Potem ghule, wyprostowane; utopce o popękanych stopach, daleko od wody; gryf, piechotą. Omijają was z lewej i z prawej jak woda kamień i żadne nie odwraca głowy. Ostatnia jest baba cmentarna, która niesie na plecach starszą. Potem przez chwilę nie ma nic, a potem słyszycie dlaczego.
story-hunt-2-flight-a = Usuńcie się na bok.
story-hunt-2-flight-a-result = Ustępujecie i puszczacie je. Tak ich jeszcze nie widzieliście, bez głodu; widać, jak coś kuleje i gdzie patrzy, kiedy się boi. Starsza baba znad ramienia drugiej życzy wam dobrego wieczoru.
story-hunt-2-flight-b = Bijcie, póki biegną.
story-hunt-2-flight-b-result = Bijecie i są to żniwa; za każdą głowę jest cena, a żadne nie podnosi pazura. Baba stawia matkę na ziemi, rozkłada przed nią ręce i zamyka oczy. Nie wiedzieliście, że one tak robią. A tymczasem dogoniło was zimno.
story-hunt-2-flight-c = Zawróćcie je, jak zrobiłby Corvin.
story-hunt-2-flight-c-result = Robicie to, co robi nagonka, cierpliwie i z hałasem: tu okrzyk, tam pochodnia. Cała ucieczka przechyla się, zawraca i wchodzi w bok temu, co nadciąga. Trwa to tyle, co gradobicie. Choć raz krzyczą ogary.

story-hunt-2-price = Uczciwa cena
story-hunt-2-price-intro = Na rozstajach czeka jeździec. Przed nim na siodle siedzi czteroletnia dziewczynka w butach na odwrót. „Jedno za jedno – mówi jeździec. – To nie musi być najlepsze z was”. Mała nie płacze. Obiecano jej, że zdąży do domu na kolację. Koń grzebie w śniegu; tyle macie czasu.
story-hunt-2-price-a = Ktoś z was idzie.
story-hunt-2-price-a-result = Ktoś z was idzie. Dziecko zostaje postawione na ziemi, ostrożnie, twarzą we właściwą stronę. Z tym, co kupili, ujeżdżają do grani; tam odkrywają, że ich oszukano. Rano znajdujecie to wszystko: trupy, konia, a pośrodku zapłatę, żywą i z pustymi rękami.
story-hunt-2-price-b = Odbijcie ją siłą.
story-hunt-2-price-b-result = Jesteście szybcy, a on na to liczył. Cios przechodzi przez was jak otwierana brama, przez jedno po drugim, a kiedy wstajecie, macie w ręku but. Lewy, z prawej nogi. Ślad prowadzi w górę.
story-hunt-2-price-c = Targujcie się, aż się spóźni.
story-hunt-2-price-c-result = Targujecie się jak o krowę: ktoś ma zastrzeżenia do zębów, ktoś żąda rękojmi. Znacie jednego, który się spóźnił, i wiecie, czego się boją. Za jego plecami kolumna rusza. Kiedy się ogląda, jest tam tylko śnieg. Puszcza ją obiema rękami.

story-hunt-2-fires = Liczenie okien
story-hunt-2-fires-intro = Z przełęczy widać równinę i liczycie światła, żeby nie zasnąć: zagrody, zajazd, młyn. Dwadzieścia sześć. Przy drugim liczeniu jest dwadzieścia pięć. Idzie to całkiem równo, od lewej, jak gdyby ktoś chodził po domu i zamykał okiennice. Następny jest młyn. Potem szkoła.
story-hunt-2-fires-a = Biegnijcie do szkoły.
story-hunt-2-fires-a-result = Biegniecie i zrzucacie wszystko, co ciężkie. Młyn gaśnie, kiedy jesteście jeszcze między jodłami. W szkole ktoś zapalił drugą lampę. Pewnie usłyszeli młyn i pomyśleli, że lepiej, jak będzie jaśniej.
story-hunt-2-fires-b = Podpalcie własne wzgórze.
story-hunt-2-fires-b-result = Podpalacie wrzosy, szałas i trzy stare sosny i widać to w dwóch królestwach. Tam w dole staje, na dziewiętnastu. Przez chwilę nic się nie dzieje. Potem skręca z drogi i idzie pod górę do was, równo, bez zbaczania.
story-hunt-2-fires-c = Popatrzcie na grań strażniczki.
story-hunt-2-fires-c-result = Ona też to zobaczyła. W górze jest iskra, potem całe drzewo ognia, a na równinie w jednej chwili gasną wszystkie światła: nauczyli się, co to znaczy, i siedzą w piwnicach. Jeźdźcy stoją w czarnym kraju i nasłuchują.

story-hunt-2-graves = Na miarę
story-hunt-2-graves-intro = Siostra Jutta wykopała wam groby, w rzędzie, z widokiem. „Akurat ziemia puściła – mówi. – Bóg wie, kiedy znowu w nią wejdę”. Długości brała na oko. Jeden wyszedł za krótki i z miarą za plecami pyta, czy ten, na kogo trafi, mógłby podkurczyć kolana.
story-hunt-2-graves-a = Połóżcie się i przymierzcie.
story-hunt-2-graves-a-result = Kładziecie się, jedno po drugim. W środku jest sucho i nie wieje, a niebo to czysty pasek. Spaliście gorzej w gospodach. Jutta siedzi na krawędzi i nuci, a budzi was, kiedy śniegu jest na palec. Z kolanami miała rację.
story-hunt-2-graves-b = Oddajcie je innym.
story-hunt-2-graves-b-result = Takich, którym są potrzebne, nie brakuje. Całą noc nosicie ich na górę, a toboły zostawiacie. „Co pod ziemią, tego te psubraty nie wsadzą w siodło” – mówi Jutta i ubija. Potem was wykreśla. Lekko, ołówkiem.
story-hunt-2-graves-c = Sami wpiszcie się do jej księgi.
story-hunt-2-graves-c-result = Znacie tę księgę. Podaje ją wam po kolei, z piórem, i każde może wpisać, co ma tam stać; trzeba w tym celu parę rzeczy odłożyć. Trwa to do zmroku. Czyta w milczeniu, a w nazwie jednej wsi poprawia literę.

story-hunt-2-smith = Gwoździe
story-hunt-2-smith-intro = Kowal nie ma już żelaza. Zużył pługi, ruszty, zawiasy od kościoła. Kowadło jest jeszcze ciepłe; chłopiec od miecha leży przy drzwiach z workiem na twarzy. „Przynieście mi coś ich własnego – mówi kowal. – Chcę wiedzieć, jakie jest, kiedy się w to bije”.
story-hunt-2-smith-a = Zdobądźcie mu kawałek.
story-hunt-2-smith-a-result = Mówi wam gdzie: w górach, tam, gdzie zostawiają to, co się złamało. Daje wam szczypce, bo mróz. Do waszego powrotu sam poruszy miech, nogą. Kiedy worek się zsuwa, przerywa i poprawia go równo.
story-hunt-2-smith-b = Oddajcie mu to, co macie przy sobie.
story-hunt-2-smith-b-result = Kto może bez czegoś żyć, kładzie to na kowadle, na zawsze. Kowal robi z tego gwoździe, czterograniaste, na dłoń długie, i do rana leżą na drodze pod śniegiem, ostrzem w górę. Potem słychać pierwszego konia.
story-hunt-2-smith-c = Zahartujcie w lodzie Sunnivy.
story-hunt-2-smith-c-result = Wiecie, gdzie jest lód, który nie topnieje, a Sunniva Brandt przysyła córki z blokiem, bez zapłaty. Kowal wyciąga ostatni ruszt w szpic i zanurza. Nie syczy. Wyjęty brzęczy i przechyla się ku komuś z was.

story-hunt-2-wick = Luka w murze
story-hunt-2-wick-intro = W luce stoi Wick, lat jedenaście, na ramieniu pokrywka od garnka, na barku pogrzebacz. Stoi tam od wczoraj. Wargi ma sine, a na pokrywce leży śnieg. Obiecał wsi utrzymać lukę, aż przyjdą wiedźmini. „To wy jesteście wiedźmini? – pyta, nie ruszając ustami. – Nie spałem. Możecie zapytać”.
story-hunt-2-wick-a = Zmieńcie go, ze wszystkimi honorami.
story-hunt-2-wick-a-result = Stajecie w szyku, dobywacie mieczy i meldujecie: warta zmieniona. Salutuje wam pogrzebaczem. Potem przechyla się, sztywny jak deska, w czyjeś ramiona. Coś tam było, mówi, trzy razy. Stawało, kiedy pytał, czego chce.
story-hunt-2-wick-b = Zanieście go do środka, natychmiast.
story-hunt-2-wick-b-result = Trzeba dwóch osób; gryzie. Przy piecu krzyczy, kiedy wracają mu stopy, i wszystkim wolno na chwilę usiąść. Przez tę godzinę luka stoi pusta. Rano wokół domów biegnie linia szronu, z postojem przed każdymi drzwiami.

story-hunt-2-thaw = Odwilż
story-hunt-2-thaw-intro = W środku stycznia leży zielona łąka, na dziesięć kroków, z pierwiosnkami. Śpiewa skowronek. Wokół stoją ludzie z trzech wsi, z czapkami w rękach, a niektórzy weszli i się położyli. Uśmiechają się. Pierwiosnki nie pachną. Na środku powietrze jest podwinięte jak róg kartki.
story-hunt-2-thaw-a = Wywleczcie ludzi.
story-hunt-2-thaw-a-result = Wchodzicie, wstrzymujecie oddech i wyciągacie ich za nogi. Przez sen walczą z wami ze wszystkich sił. Za ostatnim zieleń się rozdziera, a pod spodem jest mnóstwo śniegu, ubitego przez jeźdźców, którzy tam czekali.
story-hunt-2-thaw-b = Sięgnijcie pod ten róg.
story-hunt-2-thaw-b-result = Ktoś z was idzie na środek i wsuwa rękę. Jest tam rzemień i ktoś ciągnie go z drugiej strony. Reszta łapie za pas, za nogi. Skowronek umilkł. Teraz okaże się, kto puści pierwszy.
story-hunt-2-thaw-b-band-1 = Wy. Rzemień ucieka, a z nim rękawica i wszystko, co do niej było przytroczone. Od słowa do słowa łąka jest znowu śniegiem.
story-hunt-2-thaw-b-band-2 = Tamta strona. Siadacie wszyscy naraz, z uzdą w rękach, a ludzie na trawie podnoszą się i czują zimno.
story-hunt-2-thaw-b-band-3 = Nikt, aż puszcza coś, co nie jest ani jednym, ani drugim. Uzda jest wasza, łąka zamyka się jak książka, a kto sięgnął pierwszy, ma odtąd dłuższe ręce.
story-hunt-2-thaw-c = Wytyczcie to i przybijcie kołkami.
story-hunt-2-thaw-c-result = Znacie ich drogę, a to jest w niej brama. Wbijacie kołki, jak robi mierniczy, napinacie sznur i dociskacie róg, aż zostaje. Łąka gaśnie jak lampa. Po drugiej stronie coś dojeżdża i trafia na ścianę.

story-hunt-2-eve = Co kto zrobi potem
story-hunt-2-eve-intro = Ostatni szałas, jedna świeca. Ktoś pyta, co będziecie robić potem. Gospoda, mówi jedno z was. Owce, mówi drugie. Spać przy otwartym oknie. Potem robi się cicho, bo jedno z was jeszcze nie odpowiedziało; a na dworze kopyto uderza o kamień, i jeszcze raz.
story-hunt-2-eve-a = Poczekajcie na odpowiedź.
story-hunt-2-eve-a-result = Czekacie. Przychodzi wreszcie i jest to rzecz tak mała, że wszyscy musicie się śmiać, aż drży świeca. Nikt się z niej nie wyśmiewa. Potem śpicie, plecy przy plecach, a wartę masz ty, i ty, i ty.
story-hunt-2-eve-b = Zgaście świecę i ostrzcie.
story-hunt-2-eve-b-result = Gasicie i siedzicie z osełką i oliwą. Klingi idą po ciemku z rąk do rąk. Kto chce, może oddać starą sztuczkę i dostać lepszą. Nad ranem każde wie, gdzie inni są słabi, i tam staje.
story-hunt-2-eve-c = Sprawdźcie, kto jest na dworze.
story-hunt-2-eve-c-result = To muł. Za nim stoją w śniegu ludzie, których spotkaliście tej zimy: ktoś z lampą, ktoś z kotłem zupy, paru z widłami, trzymanymi nie tak. Nic nie potrafią. Przyszli to powiedzieć. Potem siadają dookoła szałasu i zostają.

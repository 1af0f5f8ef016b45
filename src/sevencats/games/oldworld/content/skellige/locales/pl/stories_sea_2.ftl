# Karty morza: przeprawa bezpieczna i, pod tym samym numerem, niebezpieczna (-danger).

story-sea-hromund = Godny przeciwnik
story-sea-hromund-intro = Hromund był szampierzem trzech jarlów i wszystkich przeżył. Ma dziewięćdziesiąt lat i wciąż nosi topór. Kto umiera w łóżku, mówi, ten na tamtym świecie siedzi przy drzwiach, w przeciągu. Teraz mierzy cię od stóp do głów i uznaje, że się nadajesz. Jego córka Vigdis, która buduje okręty, wiosłuje dalej. „Pyta każdego” – mówi.
story-sea-hromund-a = Obiecaj mu coś gorszego od siebie.
story-sea-hromund-a-result = Ściska ci na to rękę, aż coś trzaska, i nie jest to jego ręka. Vigdis opowiada o czymś w górach, co omijają nawet kozy. On od razu bierze się do ostrzenia topora i nuci.
story-sea-hromund-b = Skrzyżuj z nim wiosła, dla wprawy.
story-sea-hromund-b-result = Do zachodu krążycie wokół masztu, wiosło na wiosło. Rzęzi, oszukuje i dwa razy kładzie cię na łopatki. Wszystko, co ci pokazuje, pochodzi z wojny, której nikt inny nie pamięta. Ręce masz jak z ołowiu.

story-sea-hromund-danger = Hromund się śmieje
story-sea-hromund-danger-intro = Szkwał kładzie okręt na burtę, a stary szampierz śmieje się po raz pierwszy od wiosny. Zrzucił futra, stoi na rufie i ryczy do fal imiona trzech umarłych jarlów, żeby wiedziały, kto idzie. Jego córka trzyma w zębach koniec liny. Obie ręce ma na wiośle.
story-sea-hromund-danger-a = Przywiąż go do masztu.
story-sea-hromund-danger-a-result = Dociągasz go tam w najgorszym momencie, a on gryzie. Połowa tego, co wisiało ci u pasa, idzie tymczasem za burtę. Potem, w ciszy, płacze, a Vigdis wyciera mu nos.
story-sea-hromund-danger-b = Niech steruje.
story-sea-hromund-danger-b-result = Prowadzi okręt prosto na największe fale, w górę i w dół po drugiej stronie, śpiewa, a ty trzymasz się tego, co się trzyma. Kiedy jest po wszystkim, patrzy na swoje stopy, mokre i żywe, i prosi o zupę.
story-sea-hromund-danger-b-band-1 = Fala trzeciego jarla weszła przez rufę i to na tobie się rozbiła. Pyta, czy ją widać było dobrze.
story-sea-hromund-danger-b-band-2 = Większość masztu przyjęło twoje ramię. On bierze miskę w obie ręce i wcale mu nie drżą.
story-sea-hromund-danger-b-band-3 = Między dwiema łyżkami pokazuje, jak to się robi: z biodra i z otwartymi oczami. Próbujesz i pokład stoi spokojnie.

story-sea-policy = Drobnym drukiem
story-sea-policy-intro = Cornelis Dray ubezpiecza statki i nigdy jeszcze na żadnym nie był. Siedzi na żelaznym kufrze, cały zielony, i na pociechę czyta ci polisę. Wyłączone są burze, rafy, ogień, zgnilizna, piraci, książęta, wąż Dagon i wszystko inne, co pływa albo przestaje. Co zostaje? pytasz. Dray rozważa to uczciwie. Kradzież kotwicy, mówi, w dzień.
story-sea-policy-a = Bądź mu świadkiem przy wraku.
story-sea-policy-a-result = Przełyka dwa razy i najmuje cię. Jeden z jego statków wszedł w tym roku na mieliznę trzykrotnie, zawsze na tej samej skale, zawsze bez ładunku. Na tamtej plaży wolałby mieć obok siebie kogoś, kto wygląda na opanowanego.
story-sea-policy-b = Ubezpiecz własne życie.
story-sea-policy-b-result = Nawet na tej fali pisze ładnie: wiek, wzrost, liczba blizn, nawyki. Zgon należy zgłosić w ciągu tygodnia, osobiście. Podpisujesz i tej nocy śpisz jak coś wartościowego.

story-sea-policy-danger = Awaria wspólna
story-sea-policy-danger-intro = Statek nabrał wody po ławki i coś musi iść za burtę. W takim wypadku, mówi Dray, ubezpieczyciel, stojąc w niej po pas, prawo morza dzieli stratę między wszystkich, według wartości; trzeba by tylko wyliczyć udziały. Otwiera na kolanach księgę. Załoga patrzy na żelazny kufer, który ma pod sobą.
story-sea-policy-danger-a = Najpierw wyrzuć własne rzeczy.
story-sea-policy-danger-a-result = Wyrzucasz to, bez czego można żyć, a potem jeszcze trochę, i statek się podnosi. Dray, siny po uszy, wylicza to co do pół grosza i wypłaca ci, co są winni pozostali, minus prowizja.
story-sea-policy-danger-b = Wyrzuć kufer, z nim albo bez niego.
story-sea-policy-danger-b-result = Trzeba do tego czworga, a żelazny róg po drodze przejeżdża ci po żebrach. Dray stoi i dziwi się, jak lekki może być statek. Potem widzi, jak płyną jego polisy, i woła je po imieniu.

story-sea-anchor = Kotwica dwóch domów
story-sea-anchor-intro = Na szkierze leży kotwica, przyrdzewiała na amen. Dziadek Skardego pożyczył ją dziadkowi Finny albo mu sprzedał, albo mu ją ukradziono. Od tego pytania zginęło czterdzieści jeden osób i oboje starzy są zmęczeni liczeniem. Każde posłało po szampierza z zewnątrz, żeby nie padł nikt swój. Obie łodzie dopływają do ciebie w tej samej chwili. Z obu wyciąga się ręka.
story-sea-anchor-a = Uściśnij rękę ludzi Finny.
story-sea-anchor-a-result = Ludzie Finny płacą zadatek w siekanym srebrze i jednym zębie. Ona daje ci znać, że walka nie musi trwać długo. W górach, tam, gdzie spotykali się zawsze, ktoś stanie za Skardego; już teraz jej przykro.
story-sea-anchor-b = Uściśnij rękę ludzi Skardego.
story-sea-anchor-b-result = Ludzie Skardego dają ci najlepszą ławę i tyle baraniny, ile zmieścisz. On daje ci znać, że walka nie musi trwać długo. W górach ktoś stanie za Finnę; ma nadzieję, że nikt młody.

story-sea-anchor-danger = Pod cudzymi strzałami
story-sea-anchor-danger-intro = Oba domy dostrzegły nawzajem swoje żagle i z przyzwyczajenia zaczęły strzelać, a wy leżycie pośrodku. Są przy tym uprzejmi. Przed każdą salwą ktoś woła i prosi, żebyście się schylili. Ale strzelają tak, jak ich uczyli dziadkowie, czyli źle, a robi się ciemno.
story-sea-anchor-danger-a = Wiosłuj dalej, między nimi.
story-sea-anchor-danger-a-result = Wiosłujesz z głową przy kolanach. W kolczudze zostają ci dwie strzały, po jednej z każdej strony; tego pilnują. Za tobą ktoś woła, czy nic ci nie jest, i zostaje za to ostrzelany.
story-sea-anchor-danger-b = Zawróć i niech skończą.
story-sea-anchor-danger-b-result = Robicie zwrot, a oni żegnają was, machając łukami. Całą noc widać na wodzie pochodnie: każdy dom wyławia ludzi drugiego, jak zawsze. Rano jesteście tam, skąd wypłynęliście.

story-sea-wedding = Dwoje pod żaglem
story-sea-wedding-intro = Pod zapasowym żaglem leży dziewczyna i chłopak. Hild jest z domu Finny, Kari z domu Skardego; między domami leży kotwica i czterdziestu jeden zabitych. „Jak nas znajdą, będzie czterdziestu trzech” – mówi Kari niemal z dumą. Hild nic nie mówi. Wzięła bochenek, młotek i rodową łyżkę, tę dobrą. Za rufą widać żagiel, a obok drugi.
story-sea-wedding-a = Ukryj ich, aż dopłyniecie do lasu.
story-sea-wedding-a-result = Stajesz na brzegu żagla i z obu pościgami rozmawiasz o pogodzie. Biorą to za obyczaj z kontynentu i odbijają. O zmroku tych dwoje wychodzi na ląd. Pod drzewami będzie wesele, mówi Hild, i jesteś wśród gości.
story-sea-wedding-b = Oddaj ich starszym.
story-sea-wedding-b-result = Przywołujesz oba okręty. Hild zabierają na prawo, Kariego na lewo i jedni, i drudzy płacą ci za fatygę. Łyżkę zostawia tobie. Masz nią jeść, mówi, codziennie.
story-sea-wedding-c = Wstaw się za nimi, słowem szampierza.
story-sea-wedding-c-result = Jednemu z tych domów podana była twoja ręka, a to liczy się w obu. Wołasz, co leży pod żaglem. Po raz pierwszy od lat dwoje starych patrzy na siebie. Niech będzie jak należy, odpowiadają, w lesie, i płacą ci, żebyś tam był z nimi.

story-sea-wedding-danger = Dwa żagle za rufą
story-sea-wedding-danger-intro = Znaleźli ich. Z lewej nadchodzi okręt Skardego, z prawej Finny, wasza łódź jest orzechem w dziadku i pękają pierwsze wiosła. Pod zapasowym żaglem chłopak i dziewczyna trzymają się za ręce. Jedni i drudzy wołają, że nic do ciebie nie mają, tylko stoisz na drodze. O większości zabitych też to była prawda.
story-sea-wedding-danger-a = Powstrzymaj ich wiosłem.
story-sea-wedding-danger-a-result = Łamiesz jedno wiosło, potem drugie, potem tym, co zostało, hełm. Dziadek się otwiera, bo żaden dom nie zmiażdży własnego dziecka. Torba ci odpływa, a bok masz czarny aż po biodro.
story-sea-wedding-danger-b = Zapłać obu stronom za szkody.
story-sea-wedding-danger-b-result = Wychylasz się w lewo i pytasz, ile kosztuje reling, wychylasz się w prawo i pytasz jeszcze raz. Są tak zaskoczeni, że podają ceny. Kiedy sprawdzają nawzajem swoje rachunki, załoga znajduje dwa całe wiosła.

story-sea-diver = Grima chce liny
story-sea-diver-intro = Grima nurkuje po to, co gubią statki, z kamieniem w objęciach i bez liny; lina, mówi, jest dla ludzi, za którymi ktoś tęskni. Dziś chce liny. Schodzi do wraku, który mijała setki razy, i potrzebuje kogoś, kto pociągnie przy drugim szarpnięciu, a nie przy pierwszym. Na ławce leży dzisiejszy połów: klinga, kociołek, dziecięcy bucik.
story-sea-diver-a = Weź linę.
story-sea-diver-a-result = Przy pierwszym szarpnięciu zaciskasz zęby, przy drugim ciągniesz. Wypływa z pustymi rękami i biała jak talerz. Statek leży dalej niż zeszłego roku, mówi. Ktoś go przesuwa. Jeszcze się po ciebie zgłosi, na innej wodzie.
story-sea-diver-b = Kup klingę.
story-sea-diver-b-result = Podaje cenę i to jest cena; równie dobrze można się targować z odpływem. Pokazuje, jak trzymał ją właściciel, bo wytarta jest po niewłaściwej stronie. Bucik nie jest na sprzedaż. Schnie obok niej, w słońcu.

story-sea-diver-danger = Drugie szarpnięcie
story-sea-diver-danger-intro = Lina szarpie już dłuższą chwilę, i to nie tak, jak było umówione. Ucieka ci przez dłonie, wokół ławki, znowu w wodę, i dymi. Trzydzieści sążni, mówi bosman, a mamy jeszcze pięć. Żaden nurek nie siedzi tam tak długo. Potem lina wiotczeje.
story-sea-diver-danger-a = Zejdź po linie na dół.
story-sea-diver-danger-a-result = Schodzisz ręka za ręką, aż światło jest zielone, a potem czarne. Grima wisi w żebrach statku, złapana za warkocz, i patrzy na ciebie z wyrzutem. Kosztuje cię to oddech i pół pasa. Ona wypływa pierwsza.
story-sea-diver-danger-b = Wyciągnij ją i wlej w nią coś.
story-sea-diver-danger-b-result = Wciągacie ją przez burtę jak sieć. Eliksir wypływa kącikiem ust, aż przestaje wypływać. Grima gryzie cię w palec i siada. Ktoś przesuwa ten statek, mówi; pokaże ci.

story-sea-cod = Pierścień w dorszu
story-sea-cod-intro = Kucharz rozpłatał największego dorsza tej zimy i znalazł w nim pierścień, srebrny, a od środka wyryto: Ragna, z „Czapli”. Załoga odsuwa się od ławki. „Czapla” poszła na dno szesnaście zim temu, a co morze oddaje, to chce widzieć w domu. Na pokładzie tylko tobie płaci się za takie rzeczy, mówi kucharz. Dorsz jest wyśmienity.
story-sea-cod-a = Sprzedaj go w najbliższym porcie.
story-sea-cod-a-result = Złotnik zdrapuje imię, a przez ten czas w warsztacie pachnie głęboką wodą. Płaci szybko i myje ręce. Przez tydzień nie jadasz ryb.
story-sea-cod-b = Zapytaj, komu brakuje Ragny.
story-sea-cod-b-result = Wie to naprawiaczka sieci. Ragna miała bliźniaczkę, Grimę, która nurkuje do wraków, a chodzi jej tylko o jeden. Czekaj tam, skąd wypłynęła „Czapla”, mówi naprawiaczka; przychodzi co nów. Zawiązujesz pierścień w chustkę.

story-sea-cod-danger = Co połknął dorsz
story-sea-cod-danger-intro = Połów wciągnięty, ładownia pełna, a w ładowni coś puka. Kucharz podnosi klapę. Leży ich tam sto, wielkich dorszy z oczami do światła, a w każdym coś małego i twardego stuka od środka w żebra, wszystkie do taktu. Łódź zanurzyła się od południa o całą dłoń.
story-sea-cod-danger-a = Wyrzućcie połów szuflami za burtę.
story-sea-cod-danger-a-result = Szuflujecie do północy, wszyscy, i nikt nie przygląda się temu, co stuka. Przy ostatniej rybie łódź podrywa się w górę. Załoga straciła chleb na miesiąc, a ty czucie w krzyżu.
story-sea-cod-danger-b = Rozkrój jednego.
story-sea-cod-danger-b-result = Jest w nim moneta, bardzo stara, i w następnym też. Siódmy leży już otwarty, kiedy przychodzi ci do głowy pytanie, komu tym płacono. Wtedy stukanie milknie, wszystko naraz, a pod stępką coś nasłuchuje.

story-sea-light = Chleba, mówi
story-sea-light-intro = Ogień na górze miga do was w biały dzień: długo, krótko, długo. Sternik uczył się znaków w dzieciństwie i literuje. Chleba, mówi ogień. Potem: proszę. To Ottkel, który trzyma tam straż przed piratami. Od dwunastu lat nie przypłynął żaden, a jarl pewnego dnia zapomniał o łodzi z prowiantem. Ogień znowu miga. „Cebuli też” – czyta sternik.
story-sea-light-a = Odpowiedz, że przywieziesz.
story-sea-light-a-result = Migasz pokrywką od rondla: płyniemy, cebula też. Ogień szaleje i przez chwilę jest to czysty bełkot. A potem, powoli: przyjdźcie za dnia. I jeszcze raz: za dnia. Dalej sternik nie literuje.
story-sea-light-b = Zapytaj, co stamtąd widzi.
story-sea-light-b-result = Widzi wszystko, a nikt nigdy nie pytał. Długo, krótko, długo: na której plaży od wczoraj nie ma mew i co wyszło tam na brzeg na czterech nogach. Posyłasz mu przez przybój bochenek w beczce i mała figurka zbiega w podskokach po skałach.

story-sea-light-danger = Dwa ognie
story-sea-light-danger-intro = W ciemności na górze płoną dwa ognie, a jest tam jeden. Oba migają to samo słowo: tutaj. Sternik zna rękę strażnika. Lewy jąka się jak Ottkel, mówi, a prawy jest zbyt czysty. Tylko że lewy stoi prosto nad rafą. Patrzy z ognia na ogień, a przybój jest coraz głośniejszy.
story-sea-light-danger-a = Steruj na ten, który się jąka.
story-sea-light-danger-a-result = Zdajesz się na niewprawną rękę przy zasłonie i trzymasz kurs. Między zębami rafy jest przesmyk, akurat, jeśli prąd się zgodzi. Z góry krzyczy człowiek: w lewo, w lewo, aż łamie mu się głos.
story-sea-light-danger-a-band-1 = Nie zgadza się. Wychodzicie spomiędzy zębów tyłem, cali, dziobem w stronę, z której przypłynęliście.
story-sea-light-danger-a-band-2 = Zgadza się. Przelatujecie jak pestka, a na górze światło mruga, jąkając się: następnym razem chleb.
story-sea-light-danger-b = Steruj na ten czysty.
story-sea-light-danger-b-result = Miga bezbłędnie, aż siedzicie na skałach, i gaśnie. Odpychacie się barkami i wiosłami. Tam w górze przy żarze kuca coś chudego i szarego i uczy się od was nowego słowa: ratunku.

story-sea-bottle = Do tego, kto to wyłowi
story-sea-bottle-intro = „Do tego, kto to wyłowi. Mam się dobrze. Ogień się pali. Koza zdechła i nikomu nie mówiłem, bo nikogo nie ma. Jak będziecie płynąć pod górą, spójrzcie w górę; macham do każdego żagla, z zasady. Chleb by się przydał. Są jeszcze wojny? Ottkel, strażnik ognia”. Korek wystrugano w kozę. Załoga chce wiedzieć, czy odpiszesz.
story-sea-bottle-a = Odpisz i wrzuć.
story-sea-bottle-a-result = Piszesz, że wojny jeszcze są, że nic go nie ominęło i że ktoś widział, jak machał. Załoga dopisuje pozdrowienia, a kucharz przepis. Potem wiosłują z podniesionymi głowami i patrzą na każde wzgórze.
story-sea-bottle-b = Zawieź mu chleb.
story-sea-bottle-b-result = Kucharz daje ci dwa bochenki, a cebulę na dokładkę. Kiedy trzymasz list pod światło, pod nazwiskiem jest jeszcze jeden wiersz, mały i pospieszny: przyjdź za dnia.

story-sea-bottle-danger = Setna butelka
story-sea-bottle-danger-intro = Ze wszystkich stron butelki, całe pole, dzwonią. Załoga wyławia kilka. Mam się dobrze. Mam się dobrze. Nie jestem już sam. Jest nas dwóch i on szybko się uczy. Nie przypływajcie. Nauczył się pisać. Ostatnie są inną ręką, bardzo czystą, i we wszystkich stoi to samo: przypłyńcie, weźcie wszystkich, jest chleb.
story-sea-bottle-danger-a = Torujcie sobie drogę.
story-sea-bottle-danger-a-result = Szkło chrzęści po obu burtach i tnie wszystko, co wisi na zewnątrz, między innymi twoją torbę. Ale pole ma ogon, a ogon wskazuje w górę. Wiesz już, gdzie to mieszka.
story-sea-bottle-danger-b = Natychmiast zawróć.
story-sea-bottle-danger-b-result = Przy zwrocie nikt się nie odzywa. Butelki płyną z wami jeszcze dobrą milę, aż wiatr się znudzi. W porcie załoga będzie pić tylko z beczki, a pierwszą kolejkę stawia tobie.

story-sea-law = Kobieta, która jest prawem
story-sea-law-intro = Thyra jest prawem wysp: czterysta sentencji, wszystkie w głowie, bo nikt ich nigdy nie spisał. Jest ślepa, ma ponad osiemdziesiąt lat i wożą ją łodzią od sporu do sporu. Ostatnio ma luki. Wczoraj na Eynie urwała w połowie spadków i spadkobiercy czekali do zmroku. Szuka kogoś, kto poniesie jedną albo dwie sentencje, zanim znajdzie się uczennica.
story-sea-law-a = Ponieś jedną za nią.
story-sea-law-a-result = Chrypi ci do ucha: co się należy od gościa, który przynosi nieszczęście. Powtarzasz, aż siedzi. Jest cięższa, niż wygląda. Przed pełnią będzie w lesie wiec i tam cię o nią zapyta.
story-sea-law-b = Niech rozsądzi dług wobec ciebie.
story-sea-law-b-result = Pewien szyper od wiosny jest ci winien za utopca. Thyra wysłuchuje was obojga, godzinami, ze wszystkimi precedensami, i przyznaje rację tobie. Płaci od ręki. Dotąd nie było wiadomo, jak długo trwa posiadanie racji.

story-sea-law-danger = Prawo wzięte abordażem
story-sea-law-danger-intro = Piraci wchodzą przez obie burty. Thyra, głos prawa, podnosi ze swojej skrzynki śledzi rękę i zaczyna: o braniu statków i co się za to należy. Stają z jedną nogą na pokładzie, bo każdy tutaj wyrósł na tym głosie. Ale to długa sentencja. Zbliża się miejsce, gdzie jest luka, a herszt zaczął już poruszać wargami razem z nią.
story-sea-law-danger-a = Zapłać, zanim się zająknie.
story-sea-law-danger-a-result = W połowie zdania podajesz swoją sakiewkę. Herszt bierze ją z ulgą; on też nie znał następnego wiersza. Odchodzą na palcach. Thyra to zauważyła i do wieczora siedzi do ciebie plecami.
story-sea-law-danger-b = Podpowiedz jej, cokolwiek.
story-sea-law-danger-b-result = Szepczesz pierwsze, co brzmi staro: i wołem to odda. Thyra mówi to na głos bez mrugnięcia. Tamci patrzą po sobie. Teraz wszystko zależy od tego, czy któryś z nich płacił kiedyś wołem.
story-sea-law-danger-b-band-1 = Jeden płacił, ale krową. Różnicę wyjaśnia ci obszernie, płazem topora.
story-sea-law-danger-b-band-2 = Jeden ma wuja, który może i płacił. Rozstrzygają to na waszym pokładzie, a ty stoisz pośrodku.
story-sea-law-danger-b-band-3 = Jeden płacił i przysięga. Liczą wiosła, które połamali przy wchodzeniu, i kładą cenę wołu na skrzynce śledzi.

story-sea-rescued = Czyj to człowiek?
story-sea-rescued-intro = Dwie łodzie rybackie trzymają między sobą rozbitka, jedna za ręce, druga za nogi. Kto uratuje człowieka z morza, temu należy się jego praca do końca życia; takie jest prawo i nikt tu nie chce dla niego źle. Spałby przy piecu, woła jedna. U nas miałby mięso w święta, woła druga. Człowiek ma usta pełne wody. Patrzy na ciebie.
story-sea-rescued-a = Przyznaj go tym, co zobaczyli pierwsi.
story-sea-rescued-a-result = To łódź od rąk. Dziękują w monecie, zawijają go w trzy koce i pytają, co umie. Jest nauczycielem tańca, mówi. W obu łodziach zapada cisza. Odpływacie, zanim poproszą cię o kolejny wyrok.
story-sea-rescued-b = Zapytaj człowieka, czego chce.
story-sea-rescued-b-result = Chce do domu, do żony. Prawo tego nie przewiduje, więc sprawa idzie w góry, przed wielki wiec, a ty z nią jako świadek. Sadzają go dokładnie pośrodku, a każda łódź daje koc.

story-sea-rescued-danger = Ręce w wodzie
story-sea-rescued-danger-intro = Niespełna godzinę temu zatonął tu statek. Dziewięcioro ludzi wisi na deskach i beczkach i woła. Wasza łódź uniesie jeszcze czworo, mówi bosman, pięcioro, jeśli nie będą oddychać; a wedle prawa wysp każde wyłowione jest twoje do końca życia, do karmienia i odziewania. Załoga opiera się na wiosłach. Ktoś tam trzyma w górze dziecko.
story-sea-rescued-danger-a = Bierz wszystkich, ładunek za burtę.
story-sea-rescued-danger-a-result = Wszystko, na czym nikt nie stoi, idzie za burtę, twoja sakiewka też, i łódź leży na wodzie jak pełny talerz. Całą drogę wylewacie wodę kapeluszami. Na lądzie mówisz im, że nie są niczyi. I tak niosą ci torbę do gospody.
story-sea-rescued-danger-b = Weź dziecko i czworo innych.
story-sea-rescued-danger-b-result = Wybierasz. Trwa to tyle, ile trwa wskazać pięć razy. Potem wiosłujecie, a na twój krzyk wypływa każda łódź z portu i wracają z beczkami. Dziecko śpi ci na kolanach, więc do rana siedzisz bez ruchu.

story-sea-last-words = Ujmij to ładniej
story-sea-last-words-intro = Reja spadła na wioślarza, a on wie, jak z nim jest. Chciałby listu do żony. Że pieniądze na dach są w bucie. Że był ubezpieczony u takiego Draya w Novigradzie. Że ostatnimi laty był świnią i że z tamtą na drugiej wyspie też nie było inaczej. Patrzy na ciebie. „Ujmij to ładniej” – mówi i umiera.
story-sea-last-words-a = Napisz, co powiedział.
story-sea-last-words-a-result = Zapisujesz, ze świnią i wszystkim, a bosman podpisuje, że to prawda. Una czyta dwa razy, na stojąco. „To on” – mówi. Z pieniędzy na dach płaci ci drogę do Novigradu: ten Dray będzie chciał to mieć na piśmie.
story-sea-last-words-b = Ujmij to ładniej.
story-sea-last-words-b-result = Piszesz, że o niej myślał i że pieniądze na dach są w bucie. Una uczy się tego na pamięć i składa kartkę w drobną kostkę. Temu Drayowi w Novigradzie musisz ją zawieźć osobiście, mówi. Będzie pytał, czy to były jego słowa.

story-sea-last-words-danger = Człowiek za burtą
story-sea-last-words-danger-intro = Fala zabrała wioślarza z pierwszej ławki. Dryfuje za rufą i krzyczy, ale nie o pomoc. Krzyczy, że pieniądze są w bucie, i w którym, i że wszystko ma dostać Una; to człowiek sumienny, więc krzyczy jeszcze raz. Na takiej fali okrętu się nie zawróci, mówi bosman. Mówiąc to, wiąże linę do beczki.
story-sea-last-words-danger-a = Skocz za nim z liną.
story-sea-last-words-danger-a-result = Dopływasz na trzeciej fali. Jest już przy krowie i dobrym szpadlu. Beczka niesie was oboje, aż ją wciągną, a do tego czasu kolana należą już do kogoś innego. Zapisał to ktoś? pyta.
story-sea-last-words-danger-b = Zapisz to, słowo w słowo.
story-sea-last-words-danger-b-result = Klęczysz na pokładzie, piszesz i odkrzykujesz, co masz: but, ten lewy, krowa. Podnosi rękę, bo zrozumiał. Potem jest tylko morze. Atrament masz na dłoni jeszcze cały następny dzień.

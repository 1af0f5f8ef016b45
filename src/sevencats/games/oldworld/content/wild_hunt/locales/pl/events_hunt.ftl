# Zdarzenia Dzikiego Gonu, od 401 do 435.

event-401-title = Trzydzieści kroków
event-401-intro = W lesie odpoczywają. Konie śpią na stojąco; nikt nie rozpalił ognia. Marit leży obok ciebie w śniegu, a trzydzieści kroków dalej stoi Jost i trzyma uzdę. Trzyma ją jak w domu, z kciukiem na wierzchu. Ona już się podniosła na kolana. Płaszcz ma za kołnierz, gotowy do włożenia.
event-401-a = Puść ją do niego.
event-401-a-result = Idzie, wyprostowana, jak ktoś, kto niesie mężczyznom obiad. Pierwszy koń otwiera oczy i ją przepuszcza. Drugi też. Idziesz dziesięć kroków za nią, z mieczem pod płaszczem, i już nie oddychasz.
event-401-b = Zatrzymaj ją i licz.
event-401-b-result = Kolanem trzymasz ją na ziemi, ręką zatykasz usta i liczysz konie, luki i straże, aż wsiądą. Teraz wszyscy wiecie, jak jeżdżą. Ona się do ciebie nie odzywa. Składa płaszcz na nowo, w innych miejscach.

event-402-title = Zakłada go
event-402-intro = „Zapomniałeś” – mówi Marit i trzyma płaszcz tak, żeby wystarczyło wsunąć ręce. Patrzy na niego bardzo długo. W całym rzędzie konie podniosły łby. Potem odwraca się do niej plecami, jak się robi, gdy ktoś pomaga włożyć okrycie.
event-402-band-1 = Zakłada, zapina i w nim odjeżdża. Wyprowadzasz ją spomiędzy kopyt i bierzesz na siebie to, co było dla niej. Na skraju lasu mówi: „Ale ma go na sobie”. Jednemu jeźdźcowi jest odtąd trochę cieplej i jedzie wolniej.
event-402-band-2 = Zakłada, stoi z rękami w kieszeniach i znajduje chleb. Żując, przypomina sobie, jak się siada. Pozostali odjeżdżają bez niego. Nie umie jeszcze iść ani mówić. Uczysz się, jak się kogoś takiego niesie.
event-402-band-3 = Zakłada, mówi: „Za ciepły” i idzie z wami. Nikt za nim nie jedzie; widać nigdy się to nie zdarzyło. Za plecami cały rząd myli krok, a ty, między nimi przed chwilą, wiesz już, z czego są zrobieni.

event-403-title = Co jest winien spóźniony
event-403-intro = Siedzi z butami w rzece i spływa z niego to, w czym przyjechał: najpierw rdza, potem głos. „Mogę powiedzieć, jak jeżdżą – mówi spóźniony. – Zanim przypomnę sobie słowa, będziemy w górach”. Na drugim brzegu zebrali się ludzie ze spalonej wsi. Poznali siodło. Mają sznur i złożyli trochę pieniędzy.
event-403-a = Zaprowadź go w góry.
event-403-a-result = Idziecie środkiem, a on za tobą, z odsłoniętą głową, żeby każdy mógł zobaczyć twarz. Lecą kamienie. Liczy je pod nosem i pyta, co się tutaj w takim wypadku mówi. Mówisz mu.
event-403-b = Wydaj go.
event-403-b-result = Płacą i robią to szybko. Pyta, czy się spóźnił, a ktoś odpowiada: nie, w samą porę. To, co miał na sobie, dają tobie. Są w tym szwy, a kto zna te szwy, ten wie, gdzie rozpruć pozostałych.

event-404-title = Ten, który się spóźnił
event-404-intro = W górach, na wietrze, który zna, słowa wracają: który patrzy w lewo, kto uderza pierwszy, co dowódca robi z ręką, zanim wyda rozkaz. Zdjął resztę żelaza. Pod spodem ma koszulę zacerowaną na łokciu. Ktoś kiedyś siedział przy lampie i to robił.
event-404-result = Zostaje z tobą; nigdzie nie musi zdążyć. Przed walką patrzy na to, co nadchodzi, mówi: „Najpierw ten” i odsuwa się ze światła, żeby nie rzucać cienia.

event-405-title = Otwarty od stu zim
event-405-intro = Dom w górach nie ma drzwi, a pokoi tyle, że wiatr się w nich gubi. W każdym pokoju jest stół, a przy każdym stole siedzą nad talerzami ludzie, uśmiechnięci, z lodem w łyżkach. Jest im dobrze. Jest im tak od dawna. W głębi korytarza odsuwa się krzesło, pewnie dla brata Emmerana, a może dla ciebie.
event-405-a = Sprzątnij ze stołów i idź.
event-405-a-result = Obchodzisz stoły i bierzesz to, czego już nie potrzebują: srebro, pierścionki, sakiewkę ze spisem długów. Starczy dla was wszystkich. Nikt nie protestuje. Ale gdzieś po drodze, bezmyślnie, zjadasz kęs i do wieczora leży ci w brzuchu.
event-405-b = Znajdź drzwi.
event-405-b-result = Są w piwnicy, w stosach, suche i całe. Jest ich tyle, co pokoi. Pierwsze wnosisz na plecach. Kiedy trafiają w zawiasy, ktoś przy stole odkłada łyżkę.

event-406-title = Drzwi za drzwiami
event-406-intro = Wieszasz jedne drzwi, potem drugie. Z każdymi w środku robi się trochę cieplej, a na dworze coś robi się trochę bardziej niezadowolone. Próbuje okien. Opiera się o ścianę. W końcu zostają jedne drzwi, frontowe, wiszą na jednym zawiasie, a z drugiej strony napiera ktoś, czyj to był dom przez sto zim.
event-406-band-1 = Trzymasz przez chwilę plecami, potem twarzą. Wchodzi, po tobie, razem z futryną. Ale w pokojach za tobą inne drzwi się nie otwierają i ktoś tam zaczął kląć.
event-406-band-2 = Trzymasz, aż drewno przestaje się ruszać. Słychać kopyta, w dół zbocza, kilka par, bez ładu. Przy najbliższym stole starzec pyta, kto jadł jego zupę.
event-406-band-3 = Rygiel wchodzi na miejsce. Wiesz już, jak się stoi za drzwiami: nie przeciw nim, tylko z nimi. We wszystkich pokojach szurają krzesła. Będą potrzebowali śniadania, a tamci mają o jeden dom mniej, żeby odpocząć.
event-406-band-4 = Zasuwasz rygiel, a potem otwierasz drzwi z powrotem, bo chcesz zobaczyć jego twarz. Nie ma żadnej i cofa się o krok. Za tobą po schodach schodzi w pończochach cały dom, z lichtarzami, i odprowadza go za próg.

event-407-title = Płaski kamień
event-407-intro = Kamień na wzgórzu jest wysiedziany w nieckę. Ktoś wydrapał na nim sześć kresek, a obok szóstej: „Nie tak źle”. Latarnia stoi przed tobą, jak kazano. W dole leży Undern ze wszystkimi światłami w oknach. Widać, jak tam stoją, sołtys Pell też, z księgą, żeby mieć pewność, że wszystko jest jak należy.
event-407-a = Nie daj zgasnąć latarni.
event-407-a-result = Podkręcasz knot. Koło północy wchodzi po zboczu, jeden jeździec, bez pośpiechu, jak woźnica, który przyjechał po worek. Zsiada. Nikt jeszcze nie czekał tu na niego na stojąco.
event-407-b = Zgaś latarnię.
event-407-b-result = Ściskasz knot w palcach. Przejeżdżają tak blisko, że dowiadujesz się o nich więcej, niż trzeba. W Undern okna ciemnieją, jedno po drugim, a Pell coś zapisuje. Od tej pory Gonowi należy się jedna osoba i ruszył ją odebrać.

event-408-title = Odebrane
event-408-intro = Podaje ci rękę, całkiem uprzejmie, żeby pomóc wsiąść na siodło. Za nim, na innych koniach, siedzi sześcioro z latarniami, w tym, w czym wyszli z domu. Ktoś ma na sobie fartuch. Patrzą na płaski kamień tak, jak patrzy się na dom, w którym się wyrosło. Dobywasz lewą, bo prawą trzyma on.
event-408-band-1 = Jest silniejszy i ma za sobą sześć zim wprawy. Wyrywa ci z rąk to, co w nich jest, ogląda i upuszcza. Potem odjeżdża bez ciebie, co dziwi was oboje. Latarnie jadą za nim.
event-408-band-2 = Przecinasz nadgarstek, a potem to, co było za nim. Dwie latarnie zsiadają z koni i stoją na wzgórzu. Jedna pyta, czy już rano. Masz rzemień, którym cię trzymał.
event-408-band-3 = Spada z kamienia tyłem i wciąż wygląda uprzejmie. Sześć latarni schodzi pieszo do Undern. Sołtys Pell otworzył księgę. Znajduje stronę, ślini kciuk i wyciera imię za imieniem, aż drze się papier.

event-409-title = Brakująca linia
event-409-intro = Łańcuch leży na śniegu, ogniwo za ogniwem, jak trzeba. Biegnie za krawędź zagłębienia, a tam jest napięty. Szarpie, potem jeszcze raz: tak łańcuchowi dają znak, że są gotowi i można odczytać. Nie żyją od nowiu, mówiła Voss. Nie mówiła, że przestali.
event-409-a = Zejdź po łańcuchu.
event-409-a-result = Schodzisz po łańcuchu, ręka za ręką, a zimno zdejmuje ci kolczugę z pleców łuskami. Na dole siedzą obaj i trzymają koniec, tak mocno, jak tylko można. Odczytujesz trzy razy. Potem jeszcze raz.
event-409-b = Ściągnij łańcuch.
event-409-b-result = Ciągniesz i wychodzi, a na końcu jest torba z zapłatą dwóch ludzi i dziennik polowy z dobrymi cyframi, aż do ostatniej strony. Wszyscy będziecie po nim trafiać. Na ostatniej stronie stoi bardzo starannie: „Gotowe”.

event-410-title = Mapa zimy
event-410-intro = Adelheid Voss wrysowuje linię i nagle łączą się z nią pozostałe. To jest droga. Widać, gdzie się wspina, gdzie poi konie i przez które przełęcze nie idzie nigdy, bo kiedyś, dawno temu, ktoś musiał źle zmierzyć. Podpisuje i obok swojego nazwiska wpisuje dwa inne.
event-410-result = Masz mapę ich zimy. Tam, gdzie góry należą do nich, znasz godzinę, o której nie ma ich w domu.

event-411-title = Urósł
event-411-intro = „Siad” – mówi Tam. Siada; ziemia to czuje. Od ostatniego razu sięgnął okapu i brakuje trzech owiec, o których nikt nie mówi. Nocą stoi na zboczu i czemuś odpowiada. Tam przywiązał go do jabłoni swoją skakanką i skakanki jeszcze nie zerwał, chociaż jabłoń stoi już w trzecim miejscu.
event-411-a = Naucz go jeszcze jednego słowa.
event-411-a-result = Uczysz go słowa „nie”. Zajmuje to cały dzień, dwa rękawy i szynkę. Wieczorem na zboczu zaczyna się ujadanie; stoi z najeżonym grzbietem i patrzy na Tama, na ciebie i znowu. Nowe słowo Tam mówi pierwszy. Pies się kładzie.
event-411-b = Odwiąż skakankę.
event-411-b-result = Truchtem biegnie pod górę. W nocy jest tam walka, jakiej jeszcze nie słyszano, a o świcie leży przed wędzarnią, z patykiem. Przyniósł go w dobre miejsce. Tam siedzi przy nim do południa.

event-412-title = Pies Tama
event-412-intro = „To tylko pożyczka” – mówi Tam i wylicza ci, co pies jada, kiedy i w jakiej kolejności. Za szron nie wolno na niego krzyczeć. Zawiązał mu na szyi swój szalik, żeby wszyscy widzieli, czyj jest. Potem wchodzi do domu, dość szybko, i nie podchodzi do okna.
event-412-result = Idzie za tobą i zostawia lód w koleinach. Kiedy nie masz już prawie nic w rękach, wstaje i robi to, do czego go wyhodowano, tylko po drugiej stronie.

event-413-title = Drugi stos
event-413-intro = Syn strażniczki siedzi przy swoim stosie z krzesiwem na kolanach i patrzy na grań matki. Na oczach ma śnieg. Czekał na jej ogień, jak było umówione, i ani minuty krócej. Stos jest suchy. W trzeciej dolinie widać, jak ludzie kładą się spać, okno po oknie.
event-413-a = Zapal za niego.
event-413-a-result = Zapalasz, a smoła pluje na ciebie. W dole biegną do piwnic i to, co tej nocy nadciąga drogą, zastaje łóżka puste i jeszcze ciepłe. Po pewnym czasie na tamtej grani wstaje drugi ogień. Pewnie myśli, że to on.
event-413-b = Znieś go na dół, do matki.
event-413-b-result = Bierzesz go na plecy. Siedzi tak, jak siedział przy stosie, z podciągniętymi kolanami, a krzesiwo przy każdym kroku stuka cię w ramię. Na grani już nie strażuje, mówią ludzie. Przeniosła się do córki, na skraj lasu.

event-414-title = Syn strażniczki
event-414-intro = Otwiera, zanim zapukasz. Patrzy obok ciebie, na to, co masz na plecach, potem przedramieniem zgarnia wszystko ze stołu. „Tu – mówi. – On zawsze zasypiał na siedząco”. Córka przynosi wodę. Nikt nie pyta, dlaczego na jej grani nie było ognia, choć ona na to czeka; widać po tym, jak trzyma ręcznik.
event-414-result = Mówisz, że był na posterunku. Kiwa głową i w jednym zdaniu mówi, czego nie zrobiła, i wtedy może wyprostować mu kolana. Tej nocy śpisz w jego łóżku. Ona do rana siedzi przed piecem i pilnuje, żeby nie zgasło.

event-415-title = Cudze drewno
event-415-intro = Suchego drewna jest tu dość i należy do leszego. Porozwieszał poroża, żeby nie było pomyłek. Leszy liczy swoje drzewa; to, co spadło, oddaje, za to, co zetniesz, poluje. Jutta czeka w saniach. „Jest tu gospodarzem – mówi. – Wiem. Ale ja mam w stodole osiemnaścioro, a on nikogo”.
event-415-a = Zetnij dwa, nocą.
event-415-a-result = Ścinasz dwa, szybko, a przy drugim uderzeniu już jest. Zaczyna się od korzeni, potem są kruki. Zbija ci kolczugę, ogniwo po ogniwie, a Jutta ładuje. Na skraju lasu staje, patrzy za saniami i zdejmuje poroże.
event-415-b = Weź tylko to, co spadło.
event-415-b-result = Zbierasz, gałąź po gałęzi, a on stoi między pniami i liczy razem z tobą. Jest za wilgotne i za mało. Ale o tej porze rzeka niesie drewno, mówi Jutta, całe dachy, i zawraca sanie nad wodę.

event-416-title = Odczytani po kolei
event-416-intro = Pole dymi trzy noce. Potem ziemia otwiera się pod łopatą, czarna i miękka jak w kwietniu, a Jutta czyta ze swojej księgi: imię, zawód, co kto lubił jeść, jeśli ktoś wiedział. Przy każdym imieniu dwie osoby występują i kogoś opuszczają. Trwa to od rana do nocy. Nikt w tym czasie nie odchodzi, nawet kiedy wraca śnieg.
event-416-result = Kiedy zamyka księgę, na północy robi się cicho jak w pokoju, w którym ktoś zgubił rachunek. Na tych liczyli. Śpicie wszyscy przy ogniskach, na ciepłej ziemi, a Jutta chodzi z łopatą i przykrywa stopy.

event-417-title = Goście na dole
event-417-intro = Ulf wyszedł na górę, poszarzały. Cztery dni było dobrze. Teraz jakieś dziecko zaczęło płakać i nie może przestać. Nekkery zebrały się wokół niego, wszystkie, z głowami na bok. Taki dźwięk wydają same, kiedy są głodne. Myślą, mówi Ulf, że o coś prosi; i naradzają się o co.
event-417-a = Zejdź i pokaż im.
event-417-a-result = Odkładasz wszystko, co ma ostrze, wpełzasz i bierzesz dziecko na kolana. Potem je kołyszesz. Trzydzieści nekkerów patrzy. Po chwili jeden bierze następne dziecko, bardzo ostrożnie, za kołnierz, i kołysze. Ulf mówi, że masz wrócić, jak puści mróz.
event-417-b = Wyprowadź ludzi z powrotem.
event-417-b-result = Wyprowadzasz ich, po jednemu, tyłem, bez pośpiechu. Na górze jest zimno, ale jeźdźcy zdążyli już zajrzeć do każdej piwnicy i pojechać dalej. Ludzie dziękują tym, co mieli zaszyte w rąbkach. Z dołu ktoś puka, dwa razy. Ulf nie tłumaczy.

event-418-title = Żelazo, posortowane
event-418-intro = Przez cały mróz trzydzieści osób, którym śnieg zawalił dachy, mieszkało pod ziemią, u nekkerów, których pukaniem namówił węglarz Ulf. Teraz mrugają w świetle, dzieci z ziemią pod paznokciami. Przed dziurą leży żelazo oddane przy wejściu, noże przy nożach, sprzączki przy sprzączkach, wypolerowane piaskiem. Jeden z nekkerów, pierwszy raz w życiu, wysunął się po brzuch i coś podaje.
event-418-result = To klinga, której nie kuł żaden kowal; wykopali ją głęboko na dole. To za kołysanie dziecka, które płakało, mówi Ulf: ćwiczą to teraz na własnych. Wśród żelaza każdy znajduje trochę więcej, niż oddał. Nekkery liczyły hojnie, mówi. Umieją tylko do trzech.

event-419-title = Proboszcz staje
event-419-intro = Na środku zamarzniętej rzeki stanął muł Proboszcz, z dwanaściorgiem ludzi na wozie. Dorrit Ash nazwała go już wszystkim, co zna. Tam, gdzie kieruje uszy, biegnie po lodzie pęknięcie, cienkie jak włos, i rośnie. Za wami na brzegu bieleją wierzby, jedna po drugiej, od czubka w dół. „On nie jest uparty – mówi Dorrit. – On pyta”.
event-419-a = Wyładujcie i przepchnijcie wóz.
event-419-a-result = Co nie jest człowiekiem, idzie za burtę, a część z tego jest twoja. Pchacie, płasko na lodzie, a dwanaścioro pełznie obok. Proboszcz idzie przodem i stawia każde kopyto, jakby coś podpisywał. Po drugiej stronie Dorrit liczy do dwunastu. Rozliczy się w Cidaris, mówi.
event-419-b = Zawróć i jedź przez bród.
event-419-b-result = Zawracasz wóz i Proboszcz od razu rusza. To dzień nadkładania drogi, a przy brodzie pasażerowie wysiadają jeden po drugim, szukać kuzynów, i płacą ci. Wieczorem zostaje czworo. Dorrit nic nie mówi. Przestała zrzędzić i trudno to znieść.

event-420-title = Rozliczenie w Cidaris
event-420-intro = Na nabrzeżu w Cidaris Dorrit Ash stoi przy beczce i się rozlicza. Była u człowieka, którego miała spłacić solą. Opisała mu tych dwanaścioro, jedno po drugim, aż poprosił, żeby przestała. „Połowę mi darował – mówi. – O drugiej powiedziałam, że to bierzesz na siebie”. Patrzy na ciebie z ukosa. „Tę też mi darował”.
event-420-result = Każde z was dostaje część, a ty do tego jeszcze słowo o tym, jak się stoi na cienkim lodzie; jest od Proboszcza, ona tylko przekazuje. Ze statku macha dwanaścioro ludzi. Nikogo z nich tu nie zastaną.

event-421-title = Dziewczynka, która pomachała
event-421-intro = Stoi daleko na jeziorze, w szkolnym fartuszku, obok ósmego konia. Koń nie ma jeszcze jeźdźca. Położyła mu rękę na nosie i coś mu opowiada, pewnie o wypracowaniu. Lód między wami jest cały w śladach kopyt, które prowadzą do niej i tam się kończą. Widzi cię i macha, jak to się macha; a koń też podnosi głowę.
event-421-band-1 = Jest za głośno. Koń się płoszy i wpada pod lód, a ty za nim, po fartuszek. Łapiesz ją. W ciepłej kuchni nauczyciel wlewa w ciebie to, co trzyma dla siebie; ona chce wiedzieć, co się stało z koniem.
event-421-band-2 = Odmachujesz i idziesz dalej, krok za krokiem, aż jesteś przy niej. Podaje ci rękę. Ciągnąć nie można. Koń idzie z wami kawałek, potem tonie, siodłem naprzód. Teraz mają o jednego za mało.
event-421-band-3 = Gwiżdżesz, jak się uczy przy koniach i nie wie, że się jeszcze umie. Przychodzi koń, a ona obok, uczepiona strzemienia. Na brzegu kładzie się i jest śniegiem. „On tylko chciał, żeby go poprosić” – mówi.

event-422-title = Policzone komnaty
event-422-intro = Trzydzieści sześć schodów, brama, dziedziniec z dwiema studniami. Idziesz według jej liczenia i wszystko się zgadza, w środku lasu, choć z zewnątrz to same jodły. Za dziewiątymi drzwiami stoją po ciemku ludzie, od ściany do ściany, i czekają, aż ktoś po nich przyjdzie. Nie podnoszą oczu. Masz tyle czasu, ile liczy się do trzystu, mówiła. Tego była bardzo pewna.
event-422-band-1 = Wyprowadzasz tych, którzy stoją przy drzwiach, a przy dwustu dziesięciu trzeba biec. Pozostali się nie ruszyli. Po drodze zabierasz to, co wisi na haku, i jest to dobra rzecz.
event-422-band-2 = Wyłamujesz zawiasy i nie tracisz czasu na rozmowy. Przy dwustu dziewięćdziesięciu pierwszy rząd zrozumiał i niesie drugi. W wartowni leży to, czego ci brakuje. Za tobą jodły się zamykają.
event-422-band-3 = Wiesz, na czyj rozkaz czekają, i mówisz to jedno słowo, po którym żołnierze idą do domu. Robią w tył zwrot, wszyscy. Masz czas zajść do zbrojowni i wybierać. Przy trzystu komnata jest pusta. Ktoś na zewnątrz zaczął liczyć na głos.

event-423-title = Do tego, kto mnie znajdzie
event-423-intro = Ósmy list nie ma nadawcy. „Piszę to – stoi w nim – póki jeszcze umiem, tym, co mi zostawili. Dają nam coś do picia, żeby nam było wszystko jedno. Trochę tego tu włożyłam. Jest w atramencie”. Dalej są cztery strony o ogrodzie nad wodą i o tym, gdzie tam kopać. List kończy się w połowie słowa, które miało znaczyć „dom”.
event-423-a = Zbadaj, czym jest atrament.
event-423-a-result = Wygotowujesz list, strona po stronie, i czubkiem języka próbujesz osadu. Przez godzinę jest ci wszystko jedno. Potem znasz dawkę, źródło i odtrutkę, a tak właśnie przechodzi się przez ich zimę. Ogrodu oczywiście już nie ma.
event-423-b = Znajdź ogród i kop.
event-423-b-result = Znajdujesz go po gruszach. Pod trzecią leży dzban z pieniędzmi na przeprawę i miodownik w wosku, zawinięty, żeby przetrwał. Starczy dla was wszystkich. Wkładasz tam list i zasypujesz.

event-424-title = Dziewiąty przy ogniu
event-424-intro = Siedzi tak blisko ognia, że tli mu się rękaw, i nie robi mu się cieplej. Mówi to, co mówi się po tamtej stronie, cicho, po kolei: lewa, wyrównać, nie gadać. W przerwach patrzy czasem na swoje ręce. Tak już będzie, wiesz to od innych; po kilku dniach wstają i wracają. Resztę ma jeszcze w głowie: którędy jadą i kiedy.
event-424-a = Oddaj mu całe swoje ciepło.
event-424-a-result = Palisz wszystko, co masz, kładziesz się przy jego plecach, noc w noc, i do ochrypnięcia mówisz o koniach. Czwartej nocy odzywa się: „Posuń się”. Potem zaczyna się trząść i jest to najlepsze, co się mogło zdarzyć.
event-424-b = Wypytaj go, póki pamięta.
event-424-b-result = Pytasz, a on odpowiada, miejsce po miejscu, godzina po godzinie, i z każdą odpowiedzią jest go mniej. Nad ranem wiesz dość, żeby ich mocno zabolało. Wstaje, poprawia koszulę i wychodzi na północ. Drzwi zamyka cicho, jak go w domu nauczono.
event-424-c = Poślij po Marit.
event-424-c-result = Jest następnego wieczoru; dobrze się już nauczyła ich znajdować. O nic go nie pyta. Siada obok i besztaje go: za ręce, za koszulę, za kogoś, kto tam na niego czeka. W połowie on mówi całkiem wyraźnie: „Hanne”. A potem: „Jaki dziś dzień?”

event-425-title = Mówione przez sen
event-425-intro = Nazywa się Lenz. Je i trzeba mu mówić, kiedy przestać. Pamięta to z obu stron, mówi: jak się przejeżdża koło oświetlonego okna i jak się za takim stoi. Inni tam, stajenni i dobosze, też się do tego nie urodzili. Trzeba by ich tylko zawołać. Wylicza imiona, które słyszał, jak mówią przez sen.
event-425-result = Zapisujesz imiona, a następnej nocy wszyscy krzyczycie je ze wzgórza, kiedy dołem idzie kolumna. Co jakiś czas któreś siodło jest potem puste. Lenz krzyczy z wami, aż traci głos. Potem szeptem pyta cię, którędy idzie się do Hanne.

event-426-title = Kord broni bramy
event-426-intro = Przyjeżdżają o północy, a on stoi pod swoją pochodnią i mówi to, co ćwiczył: „Ani kroku dalej”. To dobry głos, niesie się. Pierwszy naprawdę staje. Kord rozstawia nogi, jak mu pokazano. Potem widzi, że farba spływa mu za kołnierz i że oni też to widzą. „Teraz – mówi, nie ruszając ustami. – Teraz, proszę”.
event-426-band-1 = Wychodzisz zza stajni, a oni właśnie na to czekają. Padasz obok niego. To Kord wciąga cię za kołnierz do środka i Kord rygluje bramę samym sobą. Farba jest na was obojgu.
event-426-band-2 = Wychodzisz z boku i przez chwilę mają go podwójnie. To wystarcza. Jednego zostawiają na progu. Wieś patrzyła z okien i wciska ci coś do ręki: dla pomocnika, mówią.
event-426-band-3 = Wychodzisz z boku, on idzie przodem, a nogi ma tam, gdzie trzeba. Uderza nie najlepiej. Ale uderza, a jeździec patrzy w dół na mosiądz, jakby to nie mogła być prawda. Potem jest cicho. Kord pyta, czy to już.

event-427-title = Raz naprawdę
event-427-intro = Cała wieś nosi Korda wokół studni. Medalion zgubił, bliznę zmył deszcz, a na czole ma teraz prawdziwą, całkiem małą. Szuka cię ponad głowami. „Mam im powiedzieć?” – pyta jego twarz. Doszli już do trzeciego „niech żyje”. Ktoś chce nazwać po nim dziecko. To dziewczynka.
event-427-a = Weź swoją część i milcz.
event-427-a-result = Wznosisz ku niemu kubek. Opowiada to, dziś wieczorem i w każdy następny, i jest ich tam dwudziestu; ale za stajnią stoi odtąd zawsze ktoś jeszcze. Twoja część przychodzi zawinięta w szmatkę. Dołożył swoją.
event-427-b = Niech opowie, jak było.
event-427-b-result = Opowiada, jąkając się, o farbie i o nogach. Wokół studni cichnie. Potem jakaś starucha mówi, że jej stary też był tylko cieślą, a jednak stał. Wiesz już, jak się to robi: odkłada kłamstwo na oczach wszystkich i stoi dalej.

event-428-title = Co się złamało
event-428-intro = Jest w górach miejsce, gdzie rzucają to, co się złamało: wędzidła, strzemiona, pół maski, dużo kolczug. Wszystko trochę brzęczy. Na wierzchu siedzi jeden z nich, bez konia, z jedną nogą, i pilnuje reszty. Odłożono go tu razem z innymi rzeczami. Robi to porządnie. Miecz ma dobyty, zanim w ogóle go widać.
event-428-band-1 = Ma jedną nogę, a i tak nie ma przejścia. Twoja kolczuga ląduje na kupie. Po drodze na dół znajdujesz w bucie odłamek, który brzęczy. Kowal obraca go; starczy na jeden gwóźdź, mówi, i gwóźdź daje tobie.
event-428-band-2 = Zachodzisz go od tyłu, gdzie nie może się odwrócić, i bierzesz to, co leży na wierzchu. Nie przeklina. Wyrównuje kupę. Ze strzemienia kowal robi coś użytecznego i parę gwoździ na drogę.
event-428-band-3 = Trwa to długo, a na koniec kładzie rękojeść na kolanie i oddaje ci ją. „Była moja – mówi. – Tego nie złamali”. Kowal ogląda ją pod światło, spluwa i rusza do niej miechem, obiema nogami.

event-429-title = Sztuka czeladnicza
event-429-intro = Bije całą noc, a ono krzyczy; cała wieś leży z poduszkami na uszach. Nad ranem ustępuje i jest klingą, krótką, szarą i bardzo prostą. Na trzpieniu wybił znak, który nie jest jego. To znak chłopca, który najpierw musiałby zostać czeladnikiem. „On na nią deptał miech – mówi kowal. – Ja tylko pomagałem”.
event-429-result = Jest twoja. Nie lubi czekać: w pierwszym zwarciu wchodzi głębiej, niż mierzysz, z czegoś, co można by nazwać tęsknotą za domem.

event-430-title = Trzy razy
event-430-intro = „Był wielki jak stodoła” – mówi Wick. Leży w łóżku z nogami w gęsim smalcu, a pogrzebacz ma przy sobie. „Zapytałem, czego chce. Powiedział, że chłopca. Powiedziałem, że nie ma tu żadnego, jest tylko wartownik”. Namyśla się. „Wrócił i pytał, kiedy wartownik schodzi. Powiedziałem, że nigdy”. Za trzecim razem, mówi, tylko wąchał. Teraz musi wiedzieć, czy to było kłamstwo.
event-430-a = Zaprowadź go do ciotki.
event-430-a-result = Ma ciotkę nad wodą, która sprzedaje węgorze i całą jesień o niego pytała. Nie chce iść. Najpierw chce złożyć raport. Mówisz, że może go podyktować po drodze i że wszyscy go potrzebujecie.
event-430-b = Niech pokaże, jak stał.
event-430-b-result = Pokazuje z łóżka, z pokrywką: nisko, łokieć przy sobie i trzeba myśleć o czymś nudnym. Miewało się gorszych nauczycieli. Potem wychodzisz do luki i stoisz w niej do świtu, i trzymasz ją. On patrzy z okna i poprawia ci nogi.
event-430-c = Opowiedz mu o psie Tama.
event-430-c-result = Opowiadasz o Tamie i o tym, co nauczył siadać. Słucha z otwartymi ustami. W nocy tamto wraca, a z okna odzywa się głos: „Nie”. Coś dużego siada w śniegu. Wychodzisz do niego, całkiem spokojnie, nisko, z łokciem przy sobie, i wstaje tylko jedno z was.

event-431-title = Raport wartownika
event-431-intro = Do wiedźminów, wszystkich. Po pierwsze: kuleje, ale tylko z tyłu, jak nikt nie patrzy. Po drugie: zawsze pyta trzy razy, a jak się za każdym razem powie co innego, to mu się myli. Po trzecie: boi się gęsi. Po czwarte: ja się nie bałem. Po piąte: skreślone z powodu czwartego. Podpisano: Wick, chwilowo u ciotki. Bardzo dobrze gotuje. To nie znaczy, że zostaję.
event-431-result = Czytasz go innym na głos, dwa razy, ze względu na gęś. To najlepszy raport, jaki ktokolwiek z was miał tej zimy. Dla każdego ciotka zawija w niego wędzonego węgorza i kładzie na wierzchu monetę, za papier. Przez okno słychać, jak Wick pyta ją, czy boi się gęsi.

event-432-title = Drugi but
event-432-intro = Ślad idzie w górę, koński, a na każdym zakręcie coś leży: wstążka, bułka z jednym kęsem, guzik. Robi to naumyślnie. Na szczycie wiatr wymiótł wszystko do czysta. Na skale, plecami do ciebie, siedzi jeździec i trzyma ją na kolanach. Tłumaczy mu, który but jest na którą nogę. On trzyma ten, który ma.
event-432-band-1 = Słyszy cię i odstawia ją, zanim uderzy. Zsuwasz się aż do trzeciego zakrętu. Kiedy wstajesz, już go nie ma; mała siedzi na skale sama, w obu butach. „Powiedział, że jestem za głośna – mówi. – Jest smutny”.
event-432-band-2 = Czekasz, aż się pochyli, żeby przymierzyć. To nie jest przyzwoite i działa. Wtedy po raz pierwszy płacze i całą drogę w dolinę okłada cię butem. Jego pas zatrzymujesz. Jest na nim dziecięca kokardka, tam, gdzie go zawiązała.
event-432-band-3 = Podajesz drugi but. Patrzy na niego, na nią, na ciebie; przez chwilę widać, że i on stał kiedyś w drzwiach i wołał kogoś na kolację. Zestawia ją na ziemię. Potem odjeżdża sam, w niewłaściwą stronę.

event-433-title = Druga lampa
event-433-intro = Docierasz do szkoły i do dwóch lamp. Pod ławkami siedzi dwadzieścioro dwoje dzieci, jak je nauczono na grad. Nauczycielka stoi w drzwiach ze wskaźnikiem. „Jest piwnica na węgiel – mówi. – Z wyjściem do strumienia. Bardzo wąskim. Potrzebowałabym godziny”. Na drodze gaśnie zajazd, potem kuźnia. Masz kwadrans.
event-433-a = Przez piwnicę, ile się da.
event-433-a-result = Poszerzasz przejście szuflą i barkami, podajesz dalej jedno dziecko po drugim, a kiedy nad wami wjeżdżają jeźdźcy, ostatnie siedzi akurat po szyję w węglu. Kładziesz się na wierzchu. Rodzice robią dla ciebie zbiórkę. Domywasz się tydzień.
event-433-b = Trzymaj podwórze przez godzinę.
event-433-b-result = Stoisz na podwórzu, między pompą a huśtawką, i robisz z tego godzinę. Z tych, którzy to widzieli, nikt nie może o tym opowiedzieć. Kiedy nauczycielka po ciebie wraca, wszystko na tobie jest w strzępach, a ty ciągle liczysz, na głos, dla dzieci.
event-433-c = Niech dzieci krzyczą.
event-433-c-result = Tej zimy wiesz już, co robią z dzieckiem, które słucha, i co z takim, które nie słucha. Stawiasz wszystkie w otwartych oknach i krzyczą. To najgorszy hałas w kraju. Kolumna staje i zatyka uszy. Potem biegną z pochodniami wszystkie zagrody równiny.

event-434-title = Dziecko, które nie odpowiedziało
event-434-intro = To wnuk Pella. Sołtys przyszedł z tobą, bez księgi, i świeci ci. Ślady wchodzą w las, małe, potem między kopytami, potem są już tylko kopyta. „Poszedł dać im swoją słomkę – mówi Pell. – Schował sobie jedną. Myślał, że może ją wezmą i sobie pojadą”. Musi usiąść. Stąd idziesz dalej bez niego.
event-434-band-1 = Znajdujesz słomkę, wetkniętą pionowo w śnieg, a obok wszystko, co dzieci mają w kieszeniach, ułożone według wartości. Dokładasz coś swojego. Te ślady znasz już na pamięć.
event-434-band-2 = Znajdujesz go o świcie w dziupli dębu, gdzie coś w podartej sukni przykryło go liśćmi i śpiewało mu; odlatuje na twój widok. Pell płaci. Pyta, co to było za jedno, a ty mówisz: matka.
event-434-band-3 = Doganiasz ostatniego konia i zdejmujesz z niego chłopca, po prostu, bo wyciąga do ciebie ręce. Że to możliwe, tego nie mówił ci nikt. Pell płaci. Potem idzie i pali słomki, a tej samej nocy księgę.

event-435-title = Doręczone do rąk
event-435-intro = Na przełęczy, gdzie poją konie, leży kamień, na którym odkładają to, co im chwilowo niepotrzebne: rękawice, róg, maskę. Masz pod pachą płaszcz, a w kieszeni jest chleb, twardy już jak drewno. Widać stąd, jak idzie z wiadrami. Przechodzi bardzo blisko. Można by też po prostu włożyć płaszcz i kawałek pójść z nimi.
event-435-a = Połóż płaszcz na kamieniu.
event-435-a-result = Kładziesz go, z rękawami na wierzchu. Widzi to, odstawia wiadra i stoi przed nim jak pies przed własnym imieniem. Kiedy odzywa się róg, siedzi na kamieniu w swoim płaszczu i je. Muszą jechać bez niego, spragnieni i w złej kolejności.
event-435-b = Włóż go i noś wodę.
event-435-b-result = Wkładasz go i całą noc nosisz za nim wiadra. Nikt nie patrzy stajennym w twarz. Uczysz się, jak się tam chodzi, co się słyszy, jak siodłają. O świcie zarzucasz mu od tyłu płaszcz na ramiona i idziesz. Jeszcze się nie odwrócił.

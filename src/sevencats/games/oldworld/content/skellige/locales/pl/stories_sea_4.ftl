# Karty morza: przeprawa bezpieczna i, pod tym samym numerem, niebezpieczna (-danger).

story-sea-pyre = Jarl wraca
story-sea-pyre-intro = Trzeci ranek z rzędu w wejściu do portu leży wypalony okręt pogrzebowy. Podpalili go i odepchnęli, jak należy, a co noc pływ go odnosi. Siedzi w nim stary jarl, czarny i prosty. U jego stóp siedzi jego pies. Według obyczaju miał iść z nim; ogień go osmalił, nic więcej. Spadkobiercy zapłaciliby za to, żeby mieć sprawę z głowy. Pies patrzy na brzeg.
story-sea-pyre-a = Najpierw zabierz psa.
story-sea-pyre-a-result = Przenosisz go przez burtę, a okręt wzdycha i tonie dziobem naprzód. Spadkobiercy mruczą coś o obyczaju. Pies otrząsa się nad ich dobrymi butami, truchta przed tobą do gospody i pokazuje, jak tam dostaje jeść.
story-sea-pyre-b = Wyholuj go tak, jak jest.
story-sea-pyre-b-result = Holujesz go za ostatni szkier i przecinasz linę, a oni płacą bez liczenia. Do północy słychać szczekanie, równe, jak u kogoś, kto trzyma wartę.
story-sea-pyre-c = Poślij po Vigdis, szkutniczkę.
story-sea-pyre-c-result = Opukuje deski i kładzie dwa palce na drewnianym kołku. „Do tego to jest – mówi. – Nigdy nie pytają”. Gwiżdże na psa, wyciąga kołek i jarl idzie na dno z godnością. Spadkobiercy płacą wam obojgu, a ona pokazuje ci, gdzie okręty są słabe.

story-sea-pyre-danger = Ogień za rufą
story-sea-pyre-danger-intro = Dogania was czyjś pogrzeb. Okręt płonie od dziobu po rufę i idzie pod wiatr, prosto waszym śladem, jakkolwiek sterujecie. W płomieniach siedzi postać z wyciągniętą ręką i wskazuje. Sternik uważa, że chce płynąć z wami. Bosman uważa, że chce odzyskać swoje wiosło, wczoraj przez was kupione, z drugiej ręki.
story-sea-pyre-danger-a = Odpychaj go drągami.
story-sea-pyre-danger-a-result = Odpychasz, aż drągi wypalą się po rękawice, a wtedy was wyprzedza. Mijając was, opuszcza rękę. Bosman i tak rzuca za nim wiosło. Jeszcze wiele dni pachniesz dymem i źle śpisz.
story-sea-pyre-danger-b = Przeskocz i przełóż ster.
story-sea-pyre-danger-b-result = Z mokrym workiem na głowie przebiegasz przez ogień i rzucasz się na rumpel. Okręt skręca jak zwierzę, które ktoś dotąd prowadził, a postać też się obraca i kiwa głową. Jak wrócisz i z czym, to kwestia chwili.
story-sea-pyre-danger-b-band-1 = O jedną za dużo. Wracasz przez ogień w płonącym worku i gaszą cię wodą z zęzy.
story-sea-pyre-danger-b-band-2 = Skaczesz z pełnymi rękami i połowa wpada między statki, gdzie syczy.
story-sea-pyre-danger-b-band-3 = Siedzi na tym, co dali mu na drogę, i się posuwa. Po drodze bierzesz garść. Wiosło mu zostawiasz.

story-sea-seal = Futro w skrzyni
story-sea-seal-intro = Łowca fok to dobry mąż, mówią to wszyscy. Nigdy nie podniósł ręki, a klucz od skrzyni nosi na sznurku na szyi. Jego żona siedzi na dziobie, twarzą do wody, jak przy każdej przeprawie. Kiedy on śpi, zwraca się do ciebie. W skrzyni jest futro, mówi, i jest jej. W domu ma dwoje dzieci. I dziesięć lat za sobą.
story-sea-seal-a = Weź klucz i otwórz skrzynię.
story-sea-seal-a-result = To focza skóra, miękka jak oddech. Wkłada ją tak, jak się zamyka drzwi. W ostatniej chwili ogląda się, na ląd, a potem ma ją woda. Obudzony, o nic nie pyta. Na jego prośbę uczysz chłopca pływać, a przy okazji czegoś i siebie.
story-sea-seal-b = Zostaw klucz tam, gdzie jest.
story-sea-seal-b-result = Kiwa głową, jak na wiadomość, która godzina. Na przystani dziękuje ci za dotrzymanie żonie towarzystwa i wciska pieniądze. Ona idzie za nim plażą, niosąc obie torby, i wchodzi w każdą kałużę.

story-sea-seal-danger = Trzydzieści twarzy
story-sea-seal-danger-intro = Polowanie było dobre i ładownia jest pełna skór. Teraz wokół łodzi są foki, trzydzieści, prosto w wodzie, tak jak ludzie stoją przy płocie. Nie szczekają. Jedna po drugiej patrzą na łowcę, a on zaczął mówić imiona, pod nosem, jak na apelu. Jest między nimi imię jego brata.
story-sea-seal-danger-a = Wyrzuć skóry za burtę.
story-sea-seal-danger-a-result = Wyrzucasz belę po beli, a każdą ktoś odbiera i zabiera na dół. Łódź pustoszeje, a z ostatnią idzie twój własny tobół. Jedną skórę łowca zatrzymuje. Jest mała. Potem puszcza i tę.
story-sea-seal-danger-b = Zawróć do domu przed nocą.
story-sea-seal-danger-b-result = Towarzyszą wam całą drogę, krokiem spacerowym, i zostają tam, gdzie zaczynają się światła portu. Łowca sprzedaje połów na pniu i zabija deskami okno od morza. Daleko dziś nie udało się dopłynąć i nikt się nie skarży.

story-sea-drowners = Skaleczył się w rękę
story-sea-drowners-intro = Jeden z wioślarzy skaleczył się w rękę i nic nie powiedział, ze względu na zapłatę. Od godziny za łodzią są utopce, tu płetwa, tam łokieć. Krew czują na milę i nigdy się nie męczą. Nie znoszą tylko ognia nad wodą, którego w smołowanej łodzi nie znosi też załoga. Wioślarz chowa rękę pod kolanem. Ma czworo dzieci.
story-sea-drowners-a = Holuj zakrwawioną szmatę na lince.
story-sea-drowners-a-result = Opatrujesz mu rękę, a szmata idzie za rufę na korku i sznurku. Płyną za nią jak kaczki. Przecinasz sznurek i patrzysz, dokąd ją niosą, i wiesz już, pod którym klifem śpią.
story-sea-drowners-b = Wylej za rufę oliwę i podpal.
story-sea-drowners-b-result = Za rufę leci twoja flaszka, a za nią żagiew. Na sto kroków płonie morze, całkiem cicho, a za nim stoją z rękami na oczach. Załoga robi dla ciebie składkę i wioślarz dokłada monetę, lewą ręką.

story-sea-drowners-danger = Bez wiatru i księżyca
story-sea-drowners-danger-intro = Cisza jak na stawie i ani śladu księżyca. Wtedy łódź się przechyla, odrobinę, jakby ktoś usiadł na relingu. Przechyla się na drugą stronę. Mokre ręce obmacują deski, cierpliwie, dokoła, jak po ciemku szuka się zasuwy, którą się zna. „Ile?” – pyta sternik. Nasłuchujesz. Wolisz nie mówić.
story-sea-drowners-danger-a = Spal żagiel, nad wodą.
story-sea-drowners-danger-a-result = Wywieszasz go na rei i podpalasz, a w blasku puszczają, wszystkie naraz, z odgłosem odpływu. W żagiel zawinięta była połowa twoich rzeczy. Dalej wiosłują wszyscy i nikt nie śpi.
story-sea-drowners-danger-b = Walcz wzdłuż burty.
story-sea-drowners-danger-b-result = Obchodzisz łódź dokoła i jeszcze raz, zawsze tam, gdzie się przechyla. Raczej ciągną, niż biją, a za co pociągną, to zostaje im w rękach. Nad ranem płyną do domu wzdłuż brzegu, powoli, i widać dokładnie dokąd.

story-sea-fog = Trzy porty
story-sea-fog-intro = We mgle leżą trzy porty, a powinien być jeden. Każdy ma falochron, dwie lampy i dzwon. Mglak, szepcze bosman; budują to, czego się pragnie. Ale buduje ze słyszenia i nigdy nie był na lądzie. Załoga wie, po czym poznać: w domu ktoś stałby na falochronie i krzyczał, że się spóźnili. Stąd słychać tylko trzy dzwony.
story-sea-fog-a = Kieruj się węchem.
story-sea-fog-a-result = Dwa porty pachną mgłą. Z trzeciego idą ryba, smoła, wygódka i chleb, więc sterujesz na chleb. Stoją na falochronie i krzyczą, że się spóźniliście. Piekarz przysyła coś w nagrodę dla nosa.
story-sea-fog-b = Wpłyń do fałszywego, z pochodnią.
story-sea-fog-b-result = Falochron jest miękki, a lampy nie grzeją. Przez płomień pochodni widać, jak kuca na wodzie, chudy, z naręczem świateł. Raz cię drapie i ucieka, a ty wiesz już, w której dolinie mieszka.

story-sea-fog-danger = Ktoś odpowiada
story-sea-fog-danger-intro = Wachtowy woła w mgłę, jak mu kazano: kto tam? I ktoś odpowiada, jego własnym głosem: my. Woła jeszcze raz. My, mówi tamto, bliżej, i teraz jest drugi głos, i jest twój. Potem wiosła, dziób, łódź pełna szarych ludzi o waszych twarzach, którzy płyną prosto na was. Wyglądają na tak samo przestraszonych.
story-sea-fog-danger-a = Ustąp i zawróć.
story-sea-fog-danger-a-result = Kładziecie ster na burtę, oni też, i obie łodzie odpływają, rufą do rufy. Nikt się nie ogląda. W porcie wachtowy liczy załogę na głos, a potem, bo był to także jego głos, każe policzyć komuś innemu.
story-sea-fog-danger-b = Taranuj ich.
story-sea-fog-danger-b-result = Taranujecie i nie ma uderzenia, jest tylko zimno, od dziobu po rufę, przez każde z was. Potem brakuje różnych rzeczy: sprzączki, noża, słowa na sprzączkę. Mgła leży za wami w dwóch połówkach.

story-sea-harpies = Guziki admirała
story-sea-harpies-intro = Bosman nosi admiralski płaszcz. Znalazł go we wraku, nikt go nie awansował, a płaszcz ma dwadzieścia cztery mosiężne guziki. Od południa nad masztem krążą harpie. Harpia nie może patrzeć na nic, co błyszczy, żeby tego nie chcieć, a co zaniesie do gniazda, to tam zostaje. „Ile może być w takim gnieździe?” – pyta bosman i zapina najwyższy guzik.
story-sea-harpies-a = Wciągnij płaszcz na górę, na lince.
story-sea-harpies-a-result = Wciągasz płaszcz na top, z kłębkiem włóczki w kieszeni. Biją się o niego, jedna z nim odlatuje, a włóczka rozwija się po szkierach. Wspinasz się za nią. Czy gniazdo warte jest wspinaczki, widać dopiero z góry.
story-sea-harpies-a-band-1 = Gniazdo nie jest puste. Trójka młodych patrzy na twoje sprzączki, głodna i łasa na metal.
story-sea-harpies-a-band-2 = Głównie łyżki i mosiężne guziki innych bosmanów. Jedna moneta jest prawdziwa.
story-sea-harpies-a-band-3 = Z góry to skarbiec: naparstki, kielich, łańcuch burmistrza. Łańcuch im zostawiasz, surdut też.
story-sea-harpies-b = Wymień się z nimi na kociołek.
story-sea-harpies-b-result = Szorujesz kociołek, aż oślepia, i stawiasz na skale. Bierze go największa i po namyśle zostawia coś w zamian, z drugiego gatunku. One nie kradną. One się tylko spieszą.

story-sea-harpies-danger = Podoba im się kompas
story-sea-harpies-danger-intro = Harpie, siedem, na takielunku. Wzięły guziki, łyżki, dzwon i ząb bosmana. Teraz odkryły kompas. Dwie wiszą na obudowie i się kłócą, a igła wychyla się za tą, która akurat ciągnie. Trzecia ma na oku twój medalion i jest przy tym doprawdy czarująca.
story-sea-harpies-danger-a = Oddaj im, co błyszczy.
story-sea-harpies-danger-a-result = Wysypujesz kieszenie na klapę luku i się cofasz. Jest jak na targu, tylko z wrzaskiem. Kiedy każda coś ma, odlatują, ciężko, a igła znów znajduje północ. Wywracasz sakiewkę: same kłaczki.
story-sea-harpies-danger-b = Zakryj wszystko i bij.
story-sea-harpies-danger-b-result = Żagiel na kompas, a potem młócisz bosakiem dokoła. Czego nie widać, że błyszczy, tego nie widzą, więc widzą ciebie. Kosztuje to parę kółek z kolczugi i pasek skóry. Bosman śpiewa o jeden ząb mniej.

story-sea-ponies = Kuce płyną za łodzią
story-sea-ponies-intro = Za łodzią płynie dwanaście wyspiarskich kuców na jednej długiej linie, z głowami w górze i szerokimi chrapami, jak każdej jesieni. Ostatnia jest klacz, której nie powinno tu być. W połowie drogi pojawiło się przy niej jej źrebię, trzytygodniowe. Miało zostać, a teraz robi, co może. Poganiacz ma łzy w oczach i rękę na nożu. Jak ona stanie, staną wszystkie, mówi.
story-sea-ponies-a = Weź źrebię do łodzi.
story-sea-ponies-a-result = Skaczesz za burtę i podajesz je od dołu. Kopie cię w ucho i zasypia na twoim kocu. Klacz płynie odtąd obok, z brodą na burcie, i chucha na nie. Poganiacz daje ci swoją maść na konie, tę dobrą.
story-sea-ponies-b = Płyń przy niej i podtrzymuj je.
story-sea-ponies-b-result = Jedną ręką płyniesz, drugą trzymasz, przez milę. Kiedy pod nogami pojawiają się kamienie, ono staje pierwsze, bardzo zdziwione. O tym, co jest na samym końcu twoich sił, wiesz teraz więcej.

story-sea-ponies-danger = Jedna długa lina
story-sea-ponies-danger-intro = Lina z kucami napręża się, i to nie przez kuce. Coś trzyma drugi koniec. Ostatnia klacz jest już pod wodą, ta przed nią krzyczy, a rufa waszej łodzi z każdym szarpnięciem schodzi niżej. Zostało jedenaście. Poganiacz każdą zna z imienia i mówi te imiona. Gdzieś na tej linie trzeba przeciąć.
story-sea-ponies-danger-a = Przetnij za szóstym.
story-sea-ponies-danger-a-result = Tniesz tam, gdzie sięgasz. To, co było dalej, znika, szybko, jak sznurek w dziurce od klucza. Sześć płynie tak, jak nie płynęło nigdy. Aż do lądu nikt się nie odzywa, a na lądzie okazuje się, że nie możesz jeść.
story-sea-ponies-danger-b = Zanurkuj wzdłuż liny.
story-sea-ponies-danger-b-result = Schodzisz obok czterdziestu czterech kopyt i niektóre trafiają. Na końcu jest ramię i przecinasz jego zamiast liny. Po wynurzeniu nie widać nic, tylko nosy, dookoła, które chuchają ciepłem.

story-sea-boots = Dwieście lewych butów
story-sea-boots-intro = Gdzieś poszedł za burtę ładunek i cieśnina jest pełna butów, nowych, naoliwionych, dwustu, a wszystkie lewe. Załoga wyłowiła sześćdziesiąt, zanim ktokolwiek się zorientował. Wtedy zza przylądka wychodzi druga łódź, załadowana po reling. Stąd widać czym. Szyper też już wie. Oboje przestajecie wiosłować i myślicie o cenach.
story-sea-boots-a = Potarguj się o prawe.
story-sea-boots-a-result = Trwa to do wieczora. Twardy człowiek, ale jego dzieciom też jest zimno. Na koniec wszyscy przy pochodniach dobierają pary na piaskowej łasze, a ty dostajesz zapłatę za to, że obyło się bez noży.
story-sea-boots-b = Oddaj mu swoje, za darmo.
story-sea-boots-b-result = Jest tak nieufny, że liczy trzy razy. Potem siada na stosie i nie może mówić. Jest szewcem, mówi w końcu, a to miała być jego zima. Szyje ci parę, na miejscu, na oko, i jeszcze nigdy nie stało ci się tak dobrze.

story-sea-boots-danger = Krok równy
story-sea-boots-danger-intro = Buty, które załoga włożyła dziś rano, zaczęły iść. Lewa, lewa, lewa. Wyłowiono je z cieśniny, pasowały wszystkim i nikt nie może ich zdjąć. Tuzin wioślarzy maszeruje teraz w miejscu między ławkami, z przerażeniem na twarzach, i powoli, równo, zwraca się ku relingowi. Na dnie morza pełno jest żołnierzy, mówi sternik. To była długa wojna.
story-sea-boots-danger-a = Rozetnij buty.
story-sea-boots-danger-a-result = Idziesz z nożem wzdłuż rzędu, but za butem, a buty kopią. Ostatni ma w sobie piętnastolatka i niesie go przez reling; chłopca zatrzymujesz. Na dnie coś raz tupie i staje na spocznij.
story-sea-boots-danger-b = Daj komendę do odwrotu.
story-sea-boots-danger-b-result = Wrzeszczysz najgorszym głosem sierżanta: w tył zwrot, naprzód, do domu. Słuchają. Odmaszerowują łódź, że tak powiem, całą drogę, a w porcie mówisz: rozejść się. Na nabrzeżu stoi tuzin pustych par.

story-sea-cook = Ostatnia cebula
story-sea-cook-intro = Pozycja: fasola, mokra, jeden worek. Pozycja: wieprzowina, zielona, pół tuszy. Pozycja: cebula, jedna. Kucharz odczytał zapasy i załoga głosuje teraz nad cebulą. Sześć głosów jest za tym, żeby dać ją do zupy. Pięć za tym, żeby ją zachować, by mieć się na co cieszyć. Kucharz wstrzymuje się, we łzach. Jest sześć do pięciu, zostaje twój głos i obie strony zaczęły mówić ci po imieniu.
story-sea-cook-a = Zagłosuj za zupą.
story-sea-cook-a-result = Idzie do garnka i przez jeden wieczór cały okręt pachnie jak czyjaś kuchnia. Ludzie, którzy nie rozmawiali od wiosny, podają sobie sól. Jutro będzie tylko fasola. Dziś wiosłują, jakby wracali do domu, do tej zupy.
story-sea-cook-b = Zajmij się kolacją.
story-sea-cook-b-result = Odkładasz cebulę na półkę i gotujesz z tego, co masz przy sobie: dwa korzenie, szczypta tego i coś z flaszki, o co nikt nie chce pytać. Wylizują garnek. Potem zapisujesz kucharzowi, co to było, i lepiej rozumiesz to i ty.

story-sea-cook-danger = Bunt z fasolą
story-sea-cook-danger-intro = To trzydziesty dzień fasoli i załoga zamknęła kucharza w kambuzie. Przez klapę słychać, jak krzyczy, że to nigdy nie była jego wina. Bosman ma klucz, sześciu ludzi ma noże, a przy sterze nie stoi nikt. Rafa jest jeszcze kawałek stąd. „Chcemy o tym porozmawiać – mówi ten z najdłuższym nożem. – Wszyscy. Gruntownie”.
story-sea-cook-danger-a = Wysłuchaj ich, każdego.
story-sea-cook-danger-a-result = Słuchasz o fasoli, potem o zapłacie, o bosmanie, o czyjejś matce. Zastaje was przy tym noc. Na koniec płaczą, wypuszczają kucharza i do południa nikt nie ma siły wiosłować, a ty najmniej.
story-sea-cook-danger-b = Rozdaj własne zapasy.
story-sea-cook-danger-b-result = Otwierasz torbę na klapie luku: kiełbasa, ten dobry ser, flaszka na mróz. Znika w czasie, którego potrzeba, żeby to powiedzieć. Potem jest bekanie i wstyd, i ktoś idzie do steru i klnie.

story-sea-pilot = Warunek pilota
story-sea-pilot-intro = Pilot przeprowadza statki przez Igły pod jednym warunkiem: każdy na pokładzie ma zawiązane oczy, on też. Kto widzi skały, objaśnia, ten od nich odbija, a za każdą skałą jest następna. Zrobił to trzysta razy. Jego opaska jest dobrze znoszona i wyszyta przez córkę. Rozdaje inne, czyste, i pyta, kto chciałby wybijać takt.
story-sea-pilot-a = Zawiąż oczy i wybijaj takt.
story-sea-pilot-a-result = Bębnisz po ciemku, a skała oddycha obok, z lewej i z prawej, tak blisko, że ją czuć. Twoje ręce uczą się słyszeć. Kiedy mówi, że można patrzeć, morze jest otwarte, a pilot śpi na stojąco i się uśmiecha.
story-sea-pilot-b = Podejrzyj.
story-sea-pilot-b-result = Widzisz szczelinę nie szerszą niż wiosła, a w szczelinie inne statki, postawione na sztorc. To, co robisz ze strachu, właśnie z ciebie wyszło. Na jego miejscu jest coś innego. Pilot pociąga nosem. „Ktoś patrzył” – mówi.

story-sea-pilot-danger = Pilot otwiera oczy
story-sea-pilot-danger-intro = W środku Igieł pilot przestaje liczyć. Fala zerwała mu opaskę z twarzy, a on stoi i patrzy. A więc to tak wygląda, mówi. Posiwiał. Na słuch przeprowadził tędy trzysta statków i żaden nie otarł się o skałę, a teraz widzi i nie może ruszyć ręką. Wioślarze, ślepi, czekają na następne słowo.
story-sea-pilot-danger-a = Zasłoń mu oczy dłońmi.
story-sea-pilot-danger-a-result = Stajesz za nim i trzymasz mu dłonie na oczach, a skała heblem idzie po twoich łokciach, z lewej i z prawej. Po chwili zaczyna znów liczyć. Na koniec nie masz rękawów i części tego, co w nich było.
story-sea-pilot-danger-b = Przejmij liczenie.
story-sea-pilot-danger-b-result = Liczysz tak, jak słychać było u niego, a gdzie nie masz pewności, mówisz głośniej. Większość się zgadza. Resztę słychać: trzask, krzyk, czyjaś skrzynia z pluskiem za burtą. Była twoja.

story-sea-tattoo = Plecy starego Asmunda
story-sea-tattoo-intro = Stary Asmund umiera w forpiku i chciałby, żeby go odwrócić. Na plecach, pod bliznami, ma wytatuowaną wyspę, z głębokościami i rzędem małych kopców. Nigdy jej nie widział; zrobili mu ją w jedną noc, na plaży, i odpłynęli. Przez całe życie ludzie byli mili dla jego pleców. Czy możesz powiedzieć, jak to wygląda, pyta. Nikt mu nigdy nie mówił.
story-sea-tattoo-a = Opisz mu ją i narysuj.
story-sea-tattoo-a-result = Opowiadasz mu wszystko: zatokę, kopce, jedno krzywe drzewo. Mówiąc, rysujesz i zajmuje to całą noc. Pyta, w którą stronę otwiera się zatoka. Na zachód, mówisz. „To widać, jak zachodzi słońce” – mówi Asmund i o nic więcej nie pyta.
story-sea-tattoo-b = Opisz mu ją i niczego nie rysuj.
story-sea-tattoo-b-result = Opowiadasz, a ręce trzymasz na kolanach. Nad ranem umiera i załoga wchodzi ze świecami i kartką papieru. Trzymasz drzwi. Trzeba trochę czasu, żeby ich przekonać, i okazuje się, że masz do tego dryg.

story-sea-tattoo-danger = Mapa idzie za burtę
story-sea-tattoo-danger-intro = Starego Asmunda pochowano dziś rano w morzu, zaszytego w hamak, twarzą w dół, jak prosił. Teraz puściły szwy. Dryfuje obok łodzi plecami do nieba, a na plecach ma wyspę, której nie ma żadna mapa. Bosman ma kawałek węgla, fala jest wysoka, a rekin, czy co tu za niego robi, wypłynął poczytać z wami.
story-sea-tattoo-danger-a = Skocz i przytrzymaj go.
story-sea-tattoo-danger-a-result = Trzymasz umarłego za ramiona, a bosman woła o więcej światła z lewej. Ten drugi czytelnik się niecierpliwi i coś ci zabiera. Ale mają już wyspę, ze wszystkimi kopcami, i ktoś zaszył hamak.
story-sea-tattoo-danger-b = Wepchnij go wiosłem pod wodę.
story-sea-tattoo-danger-b-result = Pchasz, aż schodzi, i mówisz to, co się mówi. Drugi czytelnik płynie za nim, potem większy, a potem coś, czemu wszyscy ustępują z drogi. Bosman łamie węgiel na pół. Wieczorem piją za Asmunda.

story-sea-knots = Wiatr w trzech węzłach
story-sea-knots-intro = Stara kobieta na nabrzeżu sprzedaje wiatr. Jest zawiązany w sznurku na trzy węzły: pierwszy to bryza, drugi wichura, a o trzeci nikt jeszcze nie pytał. Cena to moneta albo rok, którego się nie potrzebuje. Większość ludzi, mówi, ma taki jeden. Sternik już odwrócił wzrok; zapłacił kiedyś rokiem i do dziś się zastanawia, którym.
story-sea-knots-a = Zapłać monetą.
story-sea-knots-a-result = Za falochronem rozwiązujesz pierwszy węzeł i wychodzi ze sznurka jak ziewnięcie: dobry wiatr, ciepły, pachnący lekko jej kuchnią. Jesteście na miejscu, zanim ostygnie zupa, i choć raz jest czas się rozejrzeć.
story-sea-knots-b = Zapłać rokiem.
story-sea-knots-b-result = Sięga ci za ucho i już go ma. Co w nim było, trudno powiedzieć; ktoś się dużo śmiał, a ty właśnie uczysz się czegoś na opak. W miejsce, które po nim zostało, wkłada parę własnych sztuczek.

story-sea-knots-danger = Trzeci węzeł
story-sea-knots-danger-intro = Szósty dzień bez wiatru. Woda się skończyła, a dwa pierwsze węzły na sznurku dawno są rozwiązane. Jest trzeci. Stara kobieta, która go sprzedała, wiązała go z ręką na ustach. Załoga siedzi dookoła, jak przy kartach, i nikt nie chce być tym, kto. Trzynastoletni chłopiec gryzie wargę i ogląda własne kciuki.
story-sea-knots-danger-a = Rozwiąż go za nich.
story-sea-knots-danger-a-result = Rozwiązujesz i przez chwilę nie ma żadnego dźwięku. Potem ze sznurka wychodzi całe niebo. Co dzieje się dalej, składasz później z siniaków, z podartego żagla i z tego, że chłopiec ciągle trzyma cię za pas.
story-sea-knots-danger-a-band-1 = Maszt się zwalił, a ty pod nim. Sprzedała uczciwy wiatr; było go tylko za dużo.
story-sea-knots-danger-a-band-2 = Wiatr zaniósł was do domu. Na nabrzeżu, z którego odbiliście sześć dni temu, ta sama stara wiąże następny sznurek.
story-sea-knots-danger-a-band-3 = W jedną noc zrobiliście dziewięć mil. Na widnokręgu, dokładnie tam, gdzie trzeba, jest ląd, a nad nim chmura jak bochenek.
story-sea-knots-danger-b = Wyrzuć go za burtę, zawiązany.
story-sea-knots-danger-b-result = Unosi się przez chwilę, a potem coś wciąga go ostrożnie, jak się bierze prezent. Z popękanymi językami wiosłujecie przez noc. Daleko za wami, w głębi, ktoś ma cierpliwe palce i zajmuje się węzłem.

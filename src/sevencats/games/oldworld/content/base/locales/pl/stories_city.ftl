# Opowieści miejskie. Karta ma tytuł, to, co czyta się na głos (-intro), opcje (-a, -b) i do każdej
# opcji to, co z niej wynika (-a-result ...), czego nikt nie widzi przed wyborem.

## The first twelve

story-city-lamplighter = Dziesiąta latarnia
story-city-lamplighter-intro = W zaułku Garbarzy pali się dziewięć latarni. Dziesiąta gaśnie co noc, a w zeszłym tygodniu zabrała ze sobą latarnika. Jego następca siedzi na schodach z pełną bańką oliwy na kolanach i nie zamierza wstawać. „Zapal za mnie tamtą – mówi – a moja dniówka twoja. Mam kuzyna piekarza, nie zginę”.
story-city-lamplighter-a = Weź bańkę i idź.
story-city-lamplighter-a-result = Gdy majstrujesz przy knocie, coś zimnego opiera ci się o plecy i szuka szpary między kołnierzem a włosami. Znajduje. Wtedy knot zajmuje się ogniem i ciężar znika. Nowy latarnik płaci z zamkniętymi oczami i pyta, czy coś mówiło.
story-city-lamplighter-b = Wypytaj w zaułku, co kto widział.
story-city-lamplighter-b-result = Nic, mówią, ale miało zęby. Przychodzi z oliwą: beczki napełnia się w lesie i od nowiu jedna zawsze przyjeżdża pusta, a cięższa niż reszta. Obejrzysz sobie miejsce, w którym je napełniają.

story-city-bookbinder = Dobra oprawa
story-city-bookbinder-intro = Introligator pokazuje ci zielnik starszy niż miasto. Karty są zdrowe; skóra jest ludzka i tatuowana. „Plecy uczonego – wyjaśnia. – Sam się upierał, w testamencie”. Na marginesach roi się od przepisów, skreślonych ręką, którą niemal rozpoznajesz.
story-city-bookbinder-a = Oddaj własne zapiski za noc czytania.
story-city-bookbinder-a-result = Czytasz, aż świeca utonie we własnym wosku, a on tymczasem przepisuje twoje notatki o utopcach, i to z błędami. Rano znasz trzy nowe zastosowania tojadu i jedno dla introligatora. To ostatnie zachowujesz dla siebie.
story-city-bookbinder-b = Przeczytaj samą oprawę.
story-city-bookbinder-b-result = Wzdłuż grzbietu biegnie mapa żył, po łopatce lista długów, wszystkie przekreślone, a nad sercem błogosławieństwo dla każdego, kto doczyta dotąd. Wychodzisz z jasną głową i lekkim krokiem.

story-city-gallows = Rozmowny wisielec
story-city-gallows-intro = Człowiek na szubienicy przy rynku gada od czwartku, głównie o pogodzie. Mistrz Ruben, kat, pali się ze wstydu: od dwudziestu lat żaden jego węzeł nie przepuścił głosu, a jutro zaczyna się jarmark. Okazuje się, że wisielcowi brakuje tylko towarzystwa i że pamięta, gdzie schował torbę.
story-city-gallows-a = Odetnij go i spytaj o torbę.
story-city-gallows-a-result = Kładziesz go na trawie, a on sztywnym ramieniem wskazuje dziurę pod rusztowaniem. Sięgasz aż po bark. Jest torba. Jest też czyjeś gniazdo, a ktoś może być w domu.
story-city-gallows-a-band-1 = Jest w domu. Rękaw wychodzi bez skóry, a ręka nie całkiem w komplecie. „Lewa – mówi nieboszczyk. – Mówiłem o lewej dziurze”.
story-city-gallows-a-band-2 = Jest, ale śpi. W torbie, zawinięty w koszulę, leży flakon, który przeżył swojego pijaka.
story-city-gallows-a-band-3 = Ktoś się wyprowadził i zostawił pióra. W torbie są dwa flakony, grzebień i życzenia szczęśliwej drogi.
story-city-gallows-b = Niech kat pokaże ci swoje węzły.
story-city-gallows-b-result = Mistrz Ruben pokazuje je cały wieczór, szczęśliwy, że ktoś wreszcie patrzy mu na ręce, a nie na sznur. Oduczasz się chwytu, którego i tak nie lubisz, i uczysz się lepszego. „Za dużo konopi” – odzywa się głos nad wami.

story-city-ratcatcher = Strajk szczurołapów
story-city-ratcatcher-intro = Szczurołapi z portu złożyli pułapki. Szczurów już nie ma: zjadło je coś w kanałach, a teraz próbuje psów. Cechmistrz Quist, w łańcuchu i czarnych rękawiczkach, skupuje wszystko, co trujące, a kiedyś dobrze zapłaci temu, kto zejdzie na dół osobiście. Nie mówi, kiedy będzie to kiedyś.
story-city-ratcatcher-a = Sprzedaj mu flaszkę i niech leje.
story-city-ratcatcher-a-result = Quist leje przez kratę, na długość ramienia. Kanał odbija się zielonym dymem, coś w głębi kaszle jak mokry miech i robi się cicho. Cechmistrz odlicza monety, stojąc pod wiatr, i błaga, żeby zabrać ze sobą pustą flaszkę.
story-city-ratcatcher-b = Zejdź i obejrzyj kanały.
story-city-ratcatcher-b-result = Schodzisz z latarnią, wracasz bez latarni. Ślady są szerokie, z błoną między palcami, jest ich mnóstwo i idą gęsiego, jak rodzina. Prowadzą pod murem na otwartą wodę, dokąd ktoś będzie musiał za nimi pójść.

story-city-fencing-master = Jedna lekcja
story-city-fencing-master-intro = Mistrz Serafin uczy synów kupieckich, jak pięknie przegrywać. Ma jedną rękę, dwa pojedynki na sumieniu i żadnego serca do twojego fachu. „Wszyscy tniecie jak rzeźnicy” – mówi z krzesła, nie odwracając się; zna już twój krok ze schodów. „Zapłać, to ci pokażę, jak się to robi w towarzystwie”.
story-city-fencing-master-a = Zapłać za lekcję.
story-city-fencing-master-a-result = Minuty potrzebuje, żeby położyć cię na łopatki, a godziny, żeby wyjaśnić dlaczego. Wychodząc, zauważasz, że stawiasz stopy inaczej niż rano i że jego uczniowie ustępują ci z drogi.
story-city-fencing-master-b = Skrzyżuj broń z najgorszym uczniem.
story-city-fencing-master-b-result = Chłopak przegrywa tak, jak go nauczono, z podniesioną brodą, ale jeden zwód ma całkiem własny. Zostawiasz na podłodze sali zły nawyk, a zwód zabierasz. Chłopak pyta, czy może powiedzieć ojcu.

story-city-wake = Stypa za żywego
story-city-wake-intro = Chowają Radka tragarza, który siedzi u szczytu stołu i je z apetytem. Ksiądz opłacony, dół wykopany, a grobu wierzyciele pozywać nie będą. Od ciebie potrzebuje jedynie opinii biegłego, na piśmie. Podaje ci chleb.
story-city-wake-a = Stwierdź zgon i zostań na zupie.
story-city-wake-a-result = Badasz tętno, które jest wyśmienite, i podpisujesz krzyżykiem. Zupa jest dobra, wdowa hojna, a nieboszczyk odprowadza cię do drzwi z latarnią, bo na tych schodach, jak mówi, ludzie się już zabijali.
story-city-wake-b = Zapytaj, co zmarły zostawia.
story-city-wake-b-result = Buty: najlepsze w trzech księstwach, a zastawione u jednego takiego w górach. Nieboszczykowi, jak zauważa Radek z pełnymi ustami, nie wypada po nie iść. Opisuje drogę, człowieka i psa tego człowieka.

story-city-pillory = Skrzypek pod pręgierzem
story-city-pillory-intro = Tibor skrzypek stoi w dybach za piosenkę o żonie burmistrza. Piosenka trzymała się faktów, co tylko pogorszyło sprawę. O zmierzchu go wypuszczą, a o świcie przepędzą. Do tego czasu, z rękami w drewnie, śpiewa na życzenie każdemu, kto go podrapie w nos, a zna wszystko, co w tym miesiącu przyszło traktem.
story-city-pillory-a = Podrap go w nos i spytaj o potwory.
story-city-pillory-a-result = Trochę w lewo, prosi, a potem nuci ci, gdzie to poluje, jak chodzi i w jakiej tonacji wrzeszczy. Zaznaczasz miejsce na mapie. Trzeźwi objaśniali ci drogę gorzej.
story-city-pillory-b = Zapytaj o niego samego.
story-city-pillory-b-result = Potrzebuje spokojnego lasu, pieniędzy na struny i kogoś dużego, żeby było za kim stanąć. Poczeka tam, aż piosenka pójdzie w niepamięć, co w jego przypadku może potrwać. Obiecujesz to przemyśleć.

story-city-apothecary = Środkowa półka
story-city-apothecary-intro = Aptekarka zmarła w południe, a spadkobiercy jeszcze nie znaleźli kluczy. Znalazł je czeladnik Misko. Ma dwanaście lat, jest bardzo spokojny i sprzedaje na wagę. „Mocne po lewej, słabe po prawej” – szepcze i zapisuje twoje imię. „Środkowej półki bym nie ruszał. Ona ruszyła”.
story-city-apothecary-a = Napełnij torbę, a prędko.
story-city-apothecary-a-result = Wychodzisz oknem, z większą ilością szkła niż wdzięku, podczas gdy spadkobiercy wchodzą po schodach z siekierą. Zgubienie ich kosztuje cię wieczór i resztki tchu. Misko dopisuje to do twojego rachunku.
story-city-apothecary-b = Wymień flaszkę na środkową półkę.
story-city-apothecary-b-result = Smakuje pieprzem i grzmotem. Budzisz się na podłodze, z poduszką pod głową i z poprawą tam, gdzie była najbardziej potrzebna. Chłopak zapisał godzinę, kolor języka i co słychać było przez ścianę.

story-city-bell = Dzwon bez wieży
story-city-bell-intro = Dzwon spalonej świątyni dzwoni po nocach, choć nie ma sznura, serca ani, od pożaru, wieży. Odila, która kiedyś w niego biła, gotuje między murami zupę dla biedaków i nie podnosi wzroku, kiedy się zaczyna. W gruzach spiż wciąż mruczy, gdy położyć na nim dłoń.
story-city-bell-a = Nie zabieraj ręki.
story-city-bell-a-result = Pomruk wspina się po ramieniu i przechodzi przez kości, jedną po drugiej, jak ktoś, kto próbuje kluczy. Można by się wyrwać, ale zostajesz. Gdy ustaje, czegoś ci brakuje albo coś przybyło.
story-city-bell-a-band-1 = To drobiazg, ale polegasz na nim od lat. Odila przynosi miskę i trzyma łyżkę, dopóki ręka nie przestanie drżeć.
story-city-bell-a-band-2 = To, co tam znajdujesz, jest proste i mocne jak szczebel. Kto zostaje, mówi Odila, dostaje taki.
story-city-bell-a-band-3 = Jeden klucz pasował. Za nim jest ruch stary jak dzwon, a twoje ramię już go zna.
story-city-bell-b = Dowiedz się, gdzie go odlano.
story-city-bell-b-result = Zeskrobujesz sadzę z krawędzi i znajdujesz znak ludwisarni w górach. Zamknięto ją w pośpiechu, mówi Odila, z piecem jeszcze rozpalonym. Długo potem wyciera chochlę.

story-city-debtor = Cudze długi
story-city-debtor-intro = Lichwiarz najmuje cię, żeby nastraszyć dłużnika. Dłużnik, świecarz ze szpotawą stopą, wynajął już trzech kuzynów, żeby nastraszyć lichwiarza. Wszyscy spotykacie się na tych samych wąskich schodach, na których nie ma się jak odwrócić. „Państwo pierwsi” – mówi najstarszy kuzyn. Nikt się nie rusza.
story-city-debtor-a = Zarób swoje na schodach.
story-city-debtor-a-result = Kuzyni biją się jak to kuzyni, łokciami i dawnymi żalami, i zjeżdżasz na sam dół z całą trójką na plecach. U stóp schodów obie strony płacą ci, żeby już cię nie było.
story-city-debtor-b = Spytaj, kto jeszcze handluje długami.
story-city-debtor-b-result = Pewien dom w Novigradzie, mówi świecarz, skupuje je workami i nigdy nie żąda pieniędzy. Żąda czego innego. Jemu zabrał węch, a robił kiedyś najlepsze świece w mieście. Chętnie obejrzysz sobie ten dom.

story-city-puppets = Kukiełka z blizną
story-city-puppets-intro = Kukiełki grają o tobie: jest blizna, jest chód, nawet to, jak patrzysz na drzwi. Kukiełka wygrywa każdą walkę, a dzieci i tak na nią gwiżdżą. Za kurtyną stara kobieta, Zofka, porusza sznurkami i wcale na nie nie patrzy. Patrzy na ciebie.
story-city-puppets-a = Zapłać, niech pokaże, skąd to wie.
story-city-puppets-a-result = Wiąże ci nitkę na każdym palcu i pociąga, raz w lewo, raz w prawo. Dowiadujesz się o własnych dłoniach więcej niż przez dziesięć zim ćwiczeń. Twoje monety wiesza kukiełce u pasa.
story-city-puppets-b = Zażądaj udziału w zyskach.
story-city-puppets-b-result = Płaci bez słowa, z kapelusza. W wieczornym przedstawieniu, jak słychać, kukiełka jest chciwa i od tego umiera, powoli, przez cały akt, a dzieci wreszcie biją brawo.

story-city-pit = Dół
story-city-pit-intro = Za rzeźnią jedni mężczyźni biją się za pieniądze, a drudzy patrzą. Dzisiejszy mistrz jest po matce pół trollem, tak przynajmniej mówi. Stajenny, który trzyma zakłady, nie widział tu jeszcze przegranego wiedźmina; żadnego nie wpuszczono. Otwiera furtkę i odsuwa się na dobre parę kroków.
story-city-pit-a = Walcz z mistrzem.
story-city-pit-a-result = Bije jak drzwi w czasie burzy, a ty stoisz, dopóki starcza szkoły. Tłum rzuca tyle, ile jego zdaniem to było warte. Mistrz pożycza ci swoją szmatę, na krew, i chce ją z powrotem.
story-city-pit-b = Porozmawiaj ze stajennym.
story-city-pit-b-result = Własnego grosza nie ma, ma za to wuja w górach, który hoduje konie i nie umie dosiąść siwej. Nikt nie umie. Jak nikt nie dosiądzie jej do jesieni, mówi chłopak, trafi tutaj, i ogląda się przez ramię na rzeźnię.

## Inns, gates and guilds

story-city-bill = Rachunek
story-city-bill-intro = „Za jedno łóżko, spane w nim” – czyta gospodyni. „Za jedno łóżko, spane pod nim. Za gęś. Za wmówienie gęsiarce, że ma przeznaczenie. Za naprawę ojca gęsiarki. Za jedno okno, którym się wychodziło”. Składa papier. Twoja noga nigdy tu nie stała, ale blizna była taka sama, mówi, medalion też, a podpisał się twoim imieniem.
story-city-bill-a = Zapłać i spytaj, dokąd pojechał.
story-city-bill-a-result = Płacisz za niezjedzoną gęś. W góry, mówi gospodyni, mają tam coś na skale i trzeba im wiedźmina. Pogwizdywał. A medalion, jak się zastanowić, zostawił mu na koszuli zieloną plamę.
story-city-bill-b = Odmów i zostań na kolacji.
story-city-bill-b-result = Odmawiasz tak cicho, że ci wierzy. Drze rachunek, siada naprzeciwko i mówi ci wszystko, co w okolicy gada się o wiedźminach, a większość z tego lepiej znać. Jest gęś.

story-city-tariff = Taryfa
story-city-tariff-intro = Theodor Grole odczytuje ją w bramie, z dala od psów. „Od miecza jak od miecza. Od drugiego miecza stawka wyższa, gdyż wskazuje na zamiar. Od eliksirów, za flaszkę. Od blizny nabytej poza okręgiem – cło. Od łbów potworów, na wagę, rogi osobno”. Podnosi wzrok. „Dla wszystkich jednakowo. Za to mnie szczególnie nienawidzą”.
story-city-tariff-a = Zapłać wszystko bez słowa.
story-city-tariff-a-result = Liczy dwa razy, wydaje pokwitowanie z trzema pieczęciami i, ponieważ to jego pierwszy taki raz, odstępuje ci własne miejsce przy piecu w kordegardzie. Nikt nie przerywa ci snu. Pokwitowanie, złożone i noszone na sercu, dorównuje gotowanej skórze.
story-city-tariff-b = Poszukaj bramy bez Grolego.
story-city-tariff-b-result = Jest taka, mówi kobieta z mułem, i to od trzydziestu lat: bród, po zmroku. To Dorrit Ash, a wozi rzepę. Gdyby twoja droga wypadła nad wodą, dodaje, zawsze się znajdzie coś do popchnięcia.

story-city-salt = W soli
story-city-salt-intro = Przed bramą stoją cztery trumny, a płaczącą nad nimi wdową jest Dorrit Ash, wozaczka, która nigdy nie wyszła za mąż. Trumny są ciężkie i chrzęszczą. Sierżant Holl ze straży wie o tym i wie też, ile od czasu podatku kosztuje tu sól. Ma również rozkazy. „Popatrzę sobie na zachód słońca – oznajmia. – Tak długo, aż ktoś się zdecyduje”.
story-city-salt-a = Złap za koniec trumny.
story-city-salt-a-result = Wnosicie je po kolei. Przy ostatniej zsuwa się wieko, pisarz krzyczy, a ty uchodzisz przez dwa płoty i jednego psa. Dorrit Ash płaci ci pod mostem i klnie cię za hałas.
story-city-salt-b = Spytaj, kogo naprawdę grzebią z solą.
story-city-salt-b-result = Wszystkich, odpowiada Holl, nie odwracając się od słońca. Grabarz do każdego grobu sypał garść, bo tam, gdzie posolone, ghule nie kopią. Od podatku nie sypie. Mówi ci, gdzie najpierw rozkopano ziemię.

story-city-auction = Rzeczy po wiedźminie
story-city-auction-intro = „Pozycja dwunasta: słój, buczący. Trzynasta: wycofana. Czternasta: połowa księgi o leszych; drugiej połowy nie odnaleziono, jego też nie. Piętnasta: flaszki, pełne, opisane w żadnym języku. Szesnasta: listy od damy, plik, nieotwarte. Siedemnasta: pusta pochwa”. Licytator rozgląda się po karczmie. Dotąd ktoś dał cenę za stół, na którym on stoi.
story-city-auction-a = Licytuj flaszki.
story-city-auction-a-result = Są twoje, bo nikt inny ich nie chce. Sortujesz je na szynkwasie po zapachu, co opróżnia salę. Co jeszcze dobre, zatrzymujesz; resztę wylewasz na podwórzu, gdzie do rana rosną wyższe pokrzywy i nachylają się w stronę domu.
story-city-auction-b = Zapytaj o listy.
story-city-auction-b-result = Nikt ich nie chce i możesz je mieć za darmo. Przychodziły co wiosnę przez dziewięć lat z gospodarstwa w górach, pisane ręką, która z roku na rok robi się prostsza. Ostatnia pieczęć jest tegoroczna.

story-city-election = Wybory
story-city-election-intro = Według statutu cechmistrz szczurołapów musi położyć na stole szczura: martwego, własnoręcznie złowionego. Szczura nie ma w mieście od wiosny. Quist przyniósł wiewiórkę. Jego rywal przyniósł bardzo małego psa. Zgromadzenie ryczy, Tibor rzępoli, a staruszka z galerii woła, że wiedźmin to już na pewno by jakiegoś znalazł.
story-city-election-a = Kandyduj.
story-city-election-a-result = Zgłaszają cię, popierają i obnoszą po sali na beczce. Wygłaszasz krótką mowę. Potem liczą ręce i okazuje się, kto głosował obiema i kto ma zapłacić za beczkę.
story-city-election-a-band-1 = Nikt i ty. Quista wybierają ponownie, razem z wiewiórką, a ciebie trzymają za rękaw, aż ostatni kubek zostanie zapłacony.
story-city-election-a-band-2 = Brakuje trzech rąk. Quist zdążył już wydrukować mowę dziękczynną i dogaduje się z tobą pod stołem, dla porządku.
story-city-election-a-band-3 = Przegrana jest honorowa. W szatni obaj kandydaci, jeden po drugim, dziękują ci, że nie wyszło, i dziękują monetami.
story-city-election-b = Spytaj, dokąd odeszły szczury.
story-city-election-b-result = Do lasu, mówi staruszka: jednej nocy, rzędami, ogon w zębach, jak dzieci na spacerze. Słyszała, za czym szły. Nie zanuci. Ma na sali wnuki.

story-city-locksmith = Majstersztyk
story-city-locksmith-intro = Na egzaminie mistrzowskim cech ślusarzy zamyka kandydata w skrzyni jego własnej roboty. To było we wtorek. Jest piątek. Ze środka donosi, że zamek jest nawet lepszy, niż się spodziewał. Mistrzowie stoją dookoła z pilnikami i nie mają serca go zniszczyć. Karmią kandydata przez dziurkę od klucza naleśnikami, zwijanymi bardzo cienko.
story-city-locksmith-a = Wpłać wpisowe i spróbuj zamka.
story-city-locksmith-a-result = Przez godzinę słuchasz go opuszkami palców, jak słucha się czegoś uśpionego, i otwiera się tak jak one: nagle i od środka. Kandydat wychodzi i się kłania. Nie spał, mówi, ale za to było kiedy pomyśleć.
story-city-locksmith-b = Spytaj, ile dają za kopniaka.
story-city-locksmith-b-result = Naradzają się i płacą. Kopiesz w zawiasy, o których nikt nie pomyślał. Zamek wypada cały i lśniący, i wszyscy mistrzowie pochylają się nad nim. Mija chwila, zanim któryś przypomina sobie, żeby zajrzeć do skrzyni.

story-city-relic = Palce świętej Wenny
story-city-relic-intro = Handlarz relikwii sprzedał w tym miesiącu jedenaście palców świętej Wenny, a tu, na aksamicie, leży dwunasty. Są prawdziwe, zaklina się; jest człowiekiem pobożnym i zaczyna go to niepokoić. Każdy przyszedł prosto z grobowca, każdy jest rano jeszcze ciepły, a kanonik, który je przysyła, przestał prosić o pieniądze. Prosi teraz o pielgrzymów.
story-city-relic-a = Weź palec na próbę.
story-city-relic-a-result = Leży ci na dłoni i obraca się jak igła. Cały dzień idziesz tam, gdzie pokaże: przez rynek, przez klasztor, pod czyjeś łóżko. Albo wie, na co polujesz, albo chce tylko wydostać się z miasta. Przed nocą sztywnieje.
story-city-relic-a-band-1 = Handlarz chce go z powrotem, a palec wracać nie chce. Odczepianie go od pasa zajmuje wieczór i kosztuje kawałek pasa.
story-city-relic-a-band-2 = Zesztywniał w stronę drogi za miasto. Idziesz za nim wzrokiem i znajdujesz w błocie na poboczu to, co pokazywał.
story-city-relic-a-band-3 = Zesztywniał czubkiem ku wzgórzom. A paznokieć, co widać dopiero przy lampie, ma brudny: wydrapał ci na dłoni drugi znak.
story-city-relic-b = Spytaj o drogę do grobowca.
story-city-relic-b-result = W góry, mówi handlarz; pielgrzymi wyruszają ze śpiewem. Nie widział, żeby któryś wrócił, ale też nigdy nie patrzył. Byłby wdzięczny, gdyby ktoś popatrzył. Zakrywa palec aksamitem.

## Law and order

story-city-hangman = Powroźnik
story-city-hangman-intro = Mistrz Ruben włożył dobry kubrak. Dziś wieczorem jego córka Hedda wychodzi za syna piekarza, a piekarze wierzą, że ojciec panny młodej kręci powrozy. „To nawet nie jest kłamstwo” – mówi. Brakuje mu tylko gościa, który od lat zna go jako powroźnika. Za jego plecami Hedda kręci do ciebie głową. Ona chce, żeby powiedzieć to przed weselem, nie po.
story-city-hangman-a = Przysięgnij na powrozy.
story-city-hangman-a-result = Przez godzinę chwalisz jego konopie, a piekarze kiwają głowami. Przy drzwiach Ruben wciska ci w rękę sakiewkę. Na schodach siedzi panna młoda z wiankiem na kolanach i odsuwa się, żeby cię przepuścić.
story-city-hangman-b = Powiedz piekarzom przy stole.
story-city-hangman-b-result = Mówisz. Robi się tak cicho, że słychać świece. Potem stary piekarz stwierdza, że w każdym fachu ktoś musi wcześnie wstawać, i wyciąga rękę. Późną nocą Ruben mówi ci, które z twoich cięć jest tylko okrutne, i pokazuje szybkie.

story-city-notebook = Cztery lata na wagę
story-city-notebook-intro = Sądzą czeladnika Miska o otrucie pani. Nogami nie dostaje do podłogi. Na swoją obronę przyniósł zapiski: kto przez ostatnie cztery lata kupował co, na wagę, i dla kogo niby. Zaczyna czytać na głos. Przy drugiej stronie sędzia blednie. Przy trzeciej wstaje i wychodzi żona burmistrza.
story-city-notebook-a = Wyciągnij chłopca przez okno.
story-city-notebook-a-result = Okno jest małe, on też. Biegniesz z czeladnikiem pod jedną pachą i czterema latami cudzych tajemnic pod drugą. Będzie w lesie, mówi, a ty masz przyjść, kiedy przestaną szukać.
story-city-notebook-b = Oddaj im zapiski za jego życie.
story-city-notebook-b-result = Sąd stwierdza, że pani zmarła na swoje lata. Zeszyt idzie do pieca, kartka po kartce, a wszyscy obecni wypuszczają powietrze. Misko, wolny i bez fachu, oddaje ci to, co zostało na półkach.

story-city-deadhouse = O jednego za dużo
story-city-deadhouse-intro = Sierżant Holl liczy zmarłych dwa razy, bo jest dokładna. O zmierzchu było sześciu. Teraz jest siedmiu, a o świcie, mówi, znów będzie sześciu; trwa to od tygodni. Unosi latarnię. Siódmy jest duży, bosy i naciągnął sobie na uszy całun sąsiada. To Radek tragarz, którego pochowało całe miasto.
story-city-deadhouse-a = Powiedz jej, że żyje.
story-city-deadhouse-a-result = Zapisuje i wypłaca ci nagrodę za zaginionego. Radek wstaje, otula właściciela z powrotem całunem i patrzy na ciebie, wcale nie wrogo. W południe wiedzą już wierzyciele. Śpi teraz pod mostem.
story-city-deadhouse-b = Przysięgnij, że nie żyje.
story-city-deadhouse-b-result = „W takim razie może tu leżeć” – mówi Holl i rusza z latarnią dalej. Kiedy jej kroki cichną, Radek otwiera jedno oko. Ma robotę w górach, z tych, do których bierze się tylko umarłych, a przydałaby mu się druga para ramion.

story-city-mila = Dziewięć pytań
story-city-mila-intro = „Czy to wy je zabijacie? Ile kosztuje jeden? A za dużego więcej? Musi mieć pazury? Jak cały tydzień wygląda jak człowiek, to dalej się liczy? Czy mamie byłoby smutno? Pieniądze trzeba z góry? Tyle wystarczy? Zdążycie przed sobotą?”. Nazywa się Mila. Ma dziewięć lat, a sakiewkę zrobiła na drutach sama.
story-city-mila-a = Zapytaj, gdzie on mieszka.
story-city-mila-a-result = „U nas” – mówi Mila. Cały tydzień wypala wapno w górach, a w soboty wraca do domu. Mama mówi, że jest tylko zmęczony. Sakiewki nie bierzesz. Mówisz, że się temu przyjrzysz, a ona chce to mieć na piśmie.
story-city-mila-b = Zaprowadź ją do sierżant Holl.
story-city-mila-b-result = Marta Holl wysłuchuje całej dziewiątki i zadaje trzy własne. Potem odprowadza małą do domu, ciężkim krokiem, pod każdym oświetlonym oknem ulicy, i odtąd będzie tamtędy chodzić co noc. Zapasowa kolczuga jest na razie twoja, rzuca przez ramię, łóżko też: nie będzie jej potrzebne.

story-city-wanted = Poszukiwany
story-city-wanted-intro = Pisarz straży rysuje twarze na listy gończe. Kłopot w tym, że nikt, kto spotkał dusiciela, nie potrafi go już opisać, a sierżant Holl musi dziś wieczorem coś na murach powiesić. Pisarz ostrzy węgiel i przygląda ci się dłużej, niż wypada. „Cóż za kości policzkowe – mówi. – A jutro i tak w drogę, prawda?”.
story-city-wanted-a = Pozuj do portretu.
story-city-wanted-a-result = Podobieństwo jest dobre i wieczorem wisi na każdym rogu. Pisarz dzieli się honorarium. Opuszczasz miasto rzeką, o głodzie, pod plandeką, a na moście ludzie, którzy nigdy cię nie widzieli, opowiadają sobie, jak cudem uszli.
story-city-wanted-b = Obejrzyj szyje.
story-city-wanted-b-result = Holl otwiera ci trupiarnię. Ślady zostawiły palce o jeden staw za długie, a pod każdym paznokciem ofiar tkwi mokry liść. To nie człowiek i wiesz już, gdzie sypia. Pisarz prosi, żeby zwolnić go z rysowania.

story-city-bread = Niedoważone
story-city-bread-intro = W chlebie znaleźli kredę, a umarło dziecko, nie od kredy; ale powiedz to dwustu ludziom na ciasnym placu. Piekarz siedzi na dachu. Ma łopatę do chleba, worek mąki i ani kawałka dachu za plecami. „Tylko w razowym!” – woła. Ktoś przyniósł drabinę, a ktoś inny sznur.
story-city-bread-a = Stań na drabinie.
story-city-bread-a-result = Przez godzinę nie przepuszczasz nikogo, płazem i łokciami, a są to ludzie, którzy żyją z noszenia worków. Gdy nadchodzi straż, ledwie podnosisz ramię; nauczyło się uderzać i nie zabijać. Piekarz skarży się na dach.
story-city-bread-b = Porozmawiaj z kobietą ze sznurem.
story-city-bread-b-result = To matka. Nie słucha, ale też się nie wspina, a inni patrzą na nią. Trzymasz ją za nadgarstki, aż jest po wszystkim. Jakiś tragarz pokazuje ci łagodnie, jak się taki chwyt otwiera; swojego już nie użyjesz.

story-city-duel = Sekundant
story-city-duel-intro = O świcie mistrz Serafin ma się bić. Wyzwał go siedemnastolatek, jego własny najlepszy uczeń, któremu dziewczyna powiedziała, że stary żyje z nazwiska. „Jest lepszy ode mnie – mówi Serafin. – Tego dopilnowałem. Jak wygram, zabiję dziecko. Jak przegram, zostanie tym, kim ja zostałem”. Prosi cię na sekundanta, żeby odbyło się jak należy.
story-city-duel-a = Sekunduj mu.
story-city-duel-a-result = Biją się bardzo długo. W końcu Serafin przyjmuje klingę na kikut ramienia i trzyma ją tam, aż chłopak zaczyna płakać. Tej zasłony nie zna żaden podręcznik i nie da się jej zapomnieć. Odprowadzenie go do domu zajmuje cały dzień.
story-city-duel-b = Złam miecz chłopaka jeszcze dziś.
story-city-duel-b-result = Sypia z nim, więc razem przelatujecie przez balustradę. Rano nie ma miecza ani pojedynku, a rodzina płaci dobrze, żeby o tym nie mówić. Serafin na twój widok przechodzi na drugą stronę ulicy.

## Houses and what lives in them

story-city-sermon = Zupa i kazanie
story-city-sermon-intro = Odila głosi kazanie z chochlą w ręku. „Kapłani mówili, że pożar to próba. Ja na tę próbę dzwoniłam. Dzwoniłam, aż spalił się sznur, i nikt nie przyszedł, bo każdy liczył własne wiadra. Więc kazanie jest takie: jest zupa. Kto nie ma nic, je. Kto coś ma, kładzie do kapelusza i też je. Amen”.
story-city-sermon-a = Wrzuć coś do kapelusza i jedz.
story-city-sermon-a-result = Napełnia ci miskę dwa razy i siada obok na osmalonej belce. Rozmawiacie do zmroku o ramionach, które odmawiają posłuszeństwa, i o tym, jak się mimo to ciągnie dalej. Gdy wstajesz, to, co było w tobie najsłabsze, trzyma.
story-city-sermon-b = Spytaj, co widziała z wieży.
story-city-sermon-b-result = Ogień nie przyszedł z dołu, mówi. Zszedł po sznurze, z dzwonu. Ten, kto go odlał, mieszkał w górach, jeśli jeszcze żyje, a jej zawsze brakowało odwagi, żeby pójść i zapytać.

story-city-letter = Do odczytania na głos
story-city-letter-intro = Praczka nie umie czytać, więc czytasz ty. „Do matki szeregowego Janka. Syna Waszego znaleziono martwego dziewiątego. Za utracony koc, za utracone buty, za chleb pobrany, a niewymaszerowany, kompania potrąca, jak następuje”. To czytasz w myśli. Na głos padło dotąd tylko imię jej chłopca. Wyciera ręce i uśmiecha się do ciebie.
story-city-letter-a = Czytaj tak, jak stoi.
story-city-letter-a-result = Czytasz do końca, z potrąceniami i podpisem. Ona dalej wyciera ręce. Potem otwiera skrzynię i daje ci to, na czym się uczył: drewniany miecz, wytarty po niewłaściwej stronie rękojeści. Bierzesz go w dłoń, widzisz, do czego doszedł sam, i zapominasz, czego uczono ciebie.
story-city-letter-b = Czytaj to, na co ma nadzieję.
story-city-letter-b-result = Ma się dobrze, czytasz; bywa mięso; całuje i pyta o kota. Idzie to łatwo. Odlicza ci na dłoń oszczędności i błaga, żeby przyjść znów, kiedy będzie następny list.

story-city-mailshirt = Ostatni rząd
story-city-mailshirt-intro = Płatnerz umarł nad kolczugą prawie gotową, a wdowa domyka ją odtąd wieczorami, kółko po kółku. Fachu nigdy się nie uczyła; przez trzydzieści lat podawała mu szczypce. Otwarty jest jeszcze jeden rząd, przy szyi. „Zostawił go na koniec, bo najważniejszy” – mówi. „Mnie się nie spieszy. Potem to już tylko zmywanie”.
story-city-mailshirt-a = Kup ją taką, jaka jest.
story-city-mailshirt-a-result = Pomaga ci ją włożyć i jego szczypcami zamyka na tobie ostatnie kółko, z czołem niemal przy twoim gardle. Leży jak na miarę. Gdyby trzeba było coś naprawić, mówi, masz przyjść do niej i do nikogo innego.
story-city-mailshirt-b = Napraw własną kolczugę u jej warsztatu.
story-city-mailshirt-b-result = Pracujecie ramię w ramię, aż świeca się dopali, a ona pokazuje ci, jak on zaginał nity do środka. Twoja kolczuga od lat nie była tak zdrowa. Ona zamknęła dziś cztery kółka, a kiedy myślała, że nie patrzysz, otworzyła trzy.

story-city-wall = Przez ścianę
story-city-wall-intro = „Wrócił o świcie, w błocie po łokcie”. „Dorosły chłopak”. „Nie był głodny. A on zawsze jest głodny”. „Ciszej, mamy gościa”. „O tym właśnie mówię. Takiego mamy gościa. Można by spytać”. „A co tacy robią, jak ich spytać?”. Za ścianą na chwilę zapada cisza. Potem kobieta mówi: „Ludzie gadają, że oni słyszą przez ściany”.
story-city-wall-a = Wsuń im flaszkę pod drzwi.
story-city-wall-a-result = Tojad i ile go, na skrawku papieru; z tym syn może dożyć starości. Flaszka szura po deskach i znika. Rano twoje buty są wyczyszczone, a w lewym tkwi regulamin musztry po sierżancie, który chciał, żeby został w rodzinie.
story-city-wall-b = Poczekaj na syna na dachu.
story-city-wall-b-result = Wychodzi o wschodzie księżyca z butami w ręku, żeby nikogo nie zbudzić, i jednym susem przesadza mur miejski. W wilkołaku, który pamięta o butach, jest jeszcze ktoś, z kim da się pomówić. Trop prowadzi w góry.

story-city-cellar = Piwnica pod piwnicą
story-city-cellar-intro = Za najstarszą beczką winiarza są drzwi, a za drzwiami schody, których nie stawiał żaden tutejszy murarz. Na dole stół nakryty dla dwunastu, srebra. Na jedenastu nakryciach leży kurz. Świecę przy dwunastym ktoś przed chwilą zdmuchnął. Bladzi po dniu wypłaty budzą się ludzie winiarza: ekimma woli wino już w kimś.
story-city-cellar-a = Zejdź i sprzątnij ze stołu.
story-city-cellar-a-result = Zbierasz srebro sztuka po sztuce, plecami do ściany. Przy jedenastym widelcu coś się nad tobą budzi, ciężkie od cudzego wina, i puszcza się sufitu. Jak szybko spada, zależy od tego, jaki mamy dzień.
story-city-cellar-a-band-1 = Wypłata była wczoraj. Stwór jest dość trzeźwy, by spaść na ciebie; wychodzisz na czworakach, z połową widelców i bez kawałka płaszcza.
story-city-cellar-a-band-2 = Wypłata była w piątek i spada jak tobół prania. Odsuwasz się o krok i wynosisz łyżki na górę.
story-city-cellar-a-band-3 = Wypłata była dzisiaj. Spada, mija się z podłogą i śpiewa. Sprzątasz cały stół i bierzesz jeszcze karafkę tego, co stwora tak cieszy.
story-city-cellar-b = Pomóż mu zamurować drzwi.
story-city-cellar-b-result = Murujecie do rana, z czosnkiem w zaprawie na jego życzenie i żelazem na twoje, a on płaci ci jak murarzowi. Za ostatnią warstwą ktoś puka, dwa razy, uprzejmie. „Myszy” – mówi winiarz.

story-city-knacker = Nie nakłuwać
story-city-knacker-intro = Do piwnicy rakarza wpełzło coś, żeby zdechnąć, i rozmyśliło się. Leży w poprzek ścieku, wzdęte, błyszczące, wielkie jak wół, i oddycha. „Właśnie miałem to dźgnąć” – mówi rakarz. Wyjaśniasz mu, co robi dźgnięty gnilec. Czeka, aż będziesz blisko, a potem jest go pełno na ścianach, i ciebie też.
story-city-knacker-a = Dźgnij, ale długim drągiem.
story-city-knacker-a-result = Wiążesz nóż do skórowania z trzema bosakami, a za tarczę bierzesz drzwi od piwnicy. Jest głośno. Tego przejrzystego, co da się z drzwi zeskrobać, starcza na twoje flaszki. Rzemienie pancerza zmiękły jak gotowany boczek.
story-city-knacker-b = Lepiej sprzedaj mu radę.
story-city-knacker-b-result = Żadnego światła, mówisz, żadnego hałasu, sól na progu i tydzień wolnego; przenoszą się tam, gdzie pachnie lepiej. Płaci i zamyka. Tydzień później, jak słychać, ma coś w piwnicy jego sąsiad garbarz.

## What ought not to be

story-city-bleaching = Trzy wersje
story-city-bleaching-intro = Balwierz: w południe na blechu tańczy dziewczyna w bieli, a dwaj czeladnicy tańczyli z nią, aż pomarli z pragnienia. Folusznik: udar, a poza tym byli mu winni pieniądze. Żona folusznika, gdy on wyszedł z izby: zaczęło się w tym tygodniu, w którym sprzedał ślubne płótno zmarłej panny młodej. Dziewczyna przychodzi tylko po swoje płótno.
story-city-bleaching-a = Przejdź się po łące przed południem.
story-city-bleaching-a-result = Trawa jest wypalona w krąg, a w nim odcisk bosej stopy, spieczony na cegłę. Południca trzyma się tego, co było jej, a szukając, nie rzuca cienia. Teraz i ty wiesz, czego szukać.
story-city-bleaching-b = Spal, co zostało z płótna.
story-city-bleaching-b-result = Żona przynosi je o zmierzchu pod fartuchem, jeden obrus, i palicie go na podwórzu z solą i tojadem. Nazajutrz w południe nikt nie tańczy. Płaci ci tym, co jej matka trzymała na gorączkę, i prosi, żeby iść, zanim on przeliczy prześcieradła.

story-city-candles = Ulica Świecowa
story-city-candles-intro = Na ulicy Świecowej nikt nie mówi. Z drzwi wysuwa się tabliczka: CICHO. Z następnych: PRZYCHODZI NA SWOJE IMIĘ. Było w wyliczance, czytasz od okna do okna. Znały ją wszystkie dzieci, a teraz dzieci jest o troje mniej. Mężczyzna pokazuje na usta, potem na niebo, gdzie się ściemnia. Wyciąga do ciebie kredę.
story-city-candles-a = Napisz: kim była?
story-city-candles-a-result = Odpowiedź zajmuje cztery tabliczki. Narzeczona świecarza. Porzucona. Dom jej matki, w górach. Musi tam jeszcze być coś jej, bo północnicę trzyma to, co kochała. Czwartą tabliczkę unosi dziecko i jest na niej tylko PROSZĘ.
story-city-candles-b = Oddaj kredę i czuwaj.
story-city-candles-b-result = Siedzisz z nimi, a świecarz daje ci mieszać. Listek po listku, bez słowa, pokazuje, co się na noc dodaje do łoju, i gubisz wątek wszystkiego innego. Do rana próbuje klamek, jednej po drugiej. Nikt nie mówi imienia.

story-city-strings = Sztuka, której jeszcze nie było
story-city-strings-intro = Zofka ma nową scenę. Kukiełka z twoją twarzą idzie pod górę; pada malowany śnieg; w skale otwierają się drzwi. Tu kurtyna opada. Dzieci pytają, co dalej. „Jeszcze nie wiem” – odpowiada staruszka, i mówi to do ciebie, ponad ich głowami. Sznurki kukiełki wciąż się ruszają, choć jej ręce leżą złożone na kolanach.
story-city-strings-a = Zapłać za ostatni akt.
story-city-strings-a-result = Bierze pieniądze i daje ci malowane drzwi ze sceny, nie większe od dłoni. Z tyłu narysowana jest ołówkiem ścieżka, z każdym zakrętem. „Idź tam i wróć – mówi Zofka. – Nie wyrzeźbię tego, czego nie widziałam”.
story-city-strings-b = Przetnij sznurki.
story-city-strings-b-result = Pękają jeden po drugim, a z każdym coś z ciebie spada: sprzączka, rzemień, czucie w kolanach. Potem wstajesz bez pomocy i żaden ruch nigdy nie był tak bardzo twój. Zofka zamiata nitki. Krwawi z każdego palca.

story-city-clerk = Uczciwa oferta
story-city-clerk-intro = Urzędnik ma składany stolik, księgę i czyste mankiety, i nie mruga. „Nasz dom skupuje to, czego ludzie nie używają – wyjaśnia. – Dawne imię. Krok taneczny. Drogę do drzwi matki”. W całym kraju ktoś sprzedał mu coś małego. Za tobą w kolejce stoi kobieta z dzieckiem za rękę i patrzy na to dziecko.
story-city-clerk-a = Sprzedaj mu coś.
story-city-clerk-a-result = Pisze, osusza, płaci o wiele za dużo. Dopiero trzy ulice dalej zauważasz, czego brak: nie samej rzeczy, tylko jej użytku. Tymczasem kobieta z dzieckiem siedzi już przy stoliku.
story-city-clerk-b = Zapytaj, gdzie to wszystko trzymają.
story-city-clerk-b-result = W Novigradzie, mówi, w doskonałym porządku, i serdecznie zaprasza do obejrzenia. Objaśnia to szeroko i wypisuje ci bilet. Gdy spogląda obok ciebie, kobiety już nie ma, dziecka też. Przez chwilę mało brakuje, a by mrugnął.

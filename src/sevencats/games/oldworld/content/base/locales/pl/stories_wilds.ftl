# Karty eksploracji dziczy. Karta ma tytuł, to, co czyta się na głos (-intro), opcje (-a, -b) i do
# każdej opcji to, co z niej wynika (-a-result ...), czego nikt nie widzi przed wyborem.

## The first twelve

story-wilds-ferryman = Dziś nikt nie przepłynie
story-wilds-ferryman-intro = Lorcan Weir, przewoźnik, dziś nie płynie. Trzecią noc z rzędu coś zawiązuje mu pod wodą węzeł na linie. A na drugim brzegu stoi pasażer, który nie ruszył się od niedzieli i zapłacił z góry, bardzo starymi pieniędzmi.
story-wilds-ferryman-a = Zajmij się liną.
story-wilds-ferryman-a-result = Nurkujesz raz i zaraz wypływasz. To, co wiąże takie węzły, ma palce, bardzo wiele palców, i cierpliwość. Lorcan zacina na brzegu znak, gdzie nurt płynie w złą stronę. Potem cumuje prom na drugiej linie.
story-wilds-ferryman-b = Zajmij się pasażerem.
story-wilds-ferryman-b-result = Jest suchy, uprzejmy i od dawna nie żyje. Przyjaciele grają w kości w pewnym lesie, wyjaśnia, i bardzo nie chciałby się spóźnić. Może zechcesz uzupełnić skład? Stawka jest drobna.

story-wilds-beehives = Nocny miód
story-wilds-beehives-intro = Pszczoły w tej dolinie zaczęły latać nocą, a ich miód świeci. Pszczelarz, spuchnięty na dwóch i w doskonałym humorze, przysięga, że leczy wszystko prócz pszczół. „Bierz, ile chcesz – mówi. – Ja i tak nie czuję rąk”.
story-wilds-beehives-a = Sięgnij do uli.
story-wilds-beehives-a-result = Tkwisz w plastrach po łokcie, kiedy nadciągają, kolumnami, jak piechota. Później wyciągasz żądła z tego, co zostało z twojej osłony, i liczysz napełnione flaszki.
story-wilds-beehives-b = Sprzedaj mu zapasowe rękawice.
story-wilds-beehives-b-result = Płaci od ręki i zakłada je na odwrót. Potem ściska twoją, serdecznie, wcale tego nie czując. Rozstajecie się w przyjaźni, choć z pewnej odległości.

story-wilds-scarecrow = Strach na wróble
story-wilds-scarecrow-intro = Pole, strach na wróble, żadnych wróbli. Myszy też nie ma ani żuków, a jęczmień odrósł od niego kręgiem. Nosi dobry płaszcz z czymś ciężkim w kieszeni. Na ile można ocenić, jeszcze na ciebie nie spojrzał.
story-wilds-scarecrow-a = Sięgnij do kieszeni.
story-wilds-scarecrow-a-result = Słomiane palce zaciskają się na twoich, suche i szybkie, i trzymają, dopóki coś tam w górze się nie namyśli. Potem puszczają. Na drodze, pod gołym niebem, otwierasz pięść.
story-wilds-scarecrow-a-band-1 = Jest w niej sama słoma. Pasek na twoim ramieniu jest przecięty, równiutko, a co na nim wisiało, wisi teraz na żerdzi.
story-wilds-scarecrow-a-band-2 = Leży w niej flakon zalany woskiem, jeszcze ciepły. Ktoś przed tobą sięgnął głębiej i już go nie wyjął.
story-wilds-scarecrow-a-band-3 = To kostka z krzemienia, wytarta do gładka, i leży w dłoni tak, jakby dłoń wokół niej urosła. Odtąd ściskasz mocniej.
story-wilds-scarecrow-b = Obejdź go i czytaj ziemię.
story-wilds-scarecrow-b-result = Ślady dochodzą do kręgu, stają, zastanawiają się i omijają go łukiem. Wiesz już, co tu poluje i czego się przy tym boi.

story-wilds-charcoal = Pięć mielerzy, czterech ludzi
story-wilds-charcoal-intro = Pięć mielerzy, czterech węglarzy. Piąty, Ulf, wczołgał się dojrzeć ognia, a małe ręce zaciągnęły za nim darń. Pozostali palą dalej, bo drewno jest zapłacone i bo ze środka słychać stukanie.
story-wilds-charcoal-a = Obiecaj oczyścić gniazdo.
story-wilds-charcoal-a-result = Nekkery lubią ciepło. Przekopały się od mielerza do mielerza i daleko pod drzewa, a gdzie darń brzmi pusto, tam nasłuchują. Trzeba będzie światła dnia i twardego gruntu pod nogami.
story-wilds-charcoal-b = Zrób robotę zaginionego za jego dniówkę.
story-wilds-charcoal-b-result = Grabisz, darniujesz i kaszlesz do zmroku grabiami Ulfa i w czapce Ulfa, a dostajesz tyle, co dostałby Ulf. O stukaniu nikt nie wspomina. Wieczorem ty także nie.

story-wilds-chapel = Studnia pustelnika
story-wilds-chapel-intro = Kaplica pustelnika straciła dach i boga, ale do studni wciąż ciągną pielgrzymi. Oddaje dwa razy tyle, ile się wrzuci, wyjaśnia pustelnik, tylko nigdy tego samego. Raz wrzucił zęby. Nie poleca.
story-wilds-chapel-a = Wlej do studni eliksir.
story-wilds-chapel-a-result = Woda ciemnieje, potem się klaruje i pachnie deszczem. Pijesz. W połowie zbocza zauważasz, że coś, co ćwiczysz od lat, przychodzi ci lekko.
story-wilds-chapel-b = Wespnij się tam, gdzie woda wypływa.
story-wilds-chapel-b-result = Źródło bije wysoko wśród skał, a kamienie wokół niego są w siedmiu kolorach. Ktoś tam na górze płucze butelki albo przynajmniej płukał.

story-wilds-hound = Suka zmarłego
story-wilds-hound-intro = Nad martwym łowczym stoi suka i od tygodnia nic nie ośmieliło się tknąć ciała. Same żebra i zęby. Kiedy podchodzisz, nie warczy; mierzy odległość. Najwyraźniej robi to nie pierwszy raz.
story-wilds-hound-a = Zostaw jej szalik i odejdź.
story-wilds-hound-a-result = Tej nocy na skraju światła twojego ogniska widać ślepia i są tam do rana. Czeka na lepszą ofertę, a oferta niech lepiej będzie z mięsa.
story-wilds-hound-b = Zabierz zmarłemu kolczugę.
story-wilds-hound-b-result = To dobra kolczuga. Przeniesienie jej obok suki kosztuje cię rękaw, trochę skóry i wszystkie sztuczki na psy. Potem ona kładzie się z powrotem na nagim ciele.

story-wilds-poacher = Do góry nogami
story-wilds-poacher-intro = Benno Grole wisi za jedną nogę we własnych wnykach i zachwala widoki. Za odwiązanie oferuje albo miejsce, gdzie widział bestię, której szukasz, albo to, gdzie zatopił kuszę. „Jedno z dwojga – zastrzega. – Z czegoś żyć muszę. A jakby szedł poborca z moim nosem, to znaleziono mnie martwego”.
story-wilds-poacher-a = Bestia.
story-wilds-poacher-a-result = Rysuje w piachu, do góry nogami: jar, powalony dąb, kości. Przecinasz sznur, zanim kończy. Ląduje źle i dziękuje.
story-wilds-poacher-b = Kusza.
story-wilds-poacher-b-result = „Pod pomostem, w natłuszczonej szmacie” – mówi, a gdy jeszcze trochę pobuja się w powietrzu, zdradza i to, pod którym. Prosi, żeby dać jej kropelkę oliwy.

story-wilds-mushrooms = Kwestia dawki
story-wilds-mushrooms-intro = Kosz wdowy Tarn pełen jest czerwonych kapeluszy, których nikt rozsądny by nie tknął. Suszy je, mieli i zjada na nowiu, a pochowała czterech mężów. „Wszystko jest kwestią dawki – mówi łagodnie. – Nigdy nie słuchali”.
story-wilds-mushrooms-a = Spróbuj szczypty.
story-wilds-mushrooms-a-result = Drzewa biorą wdech. Siadasz ostrożnie i czekasz, aż świat powie, czego chce. Wdowa trzyma cię za nadgarstek i liczy.
story-wilds-mushrooms-a-band-1 = Chce wyjść. Torba jest bliżej niż krzaki. „Za dużo” – mówi wdowa i zapisuje to na rękawie.
story-wilds-mushrooms-a-band-2 = Mówi: teraz. Wstajesz z głową jak świeżo zamieciona izba i widzisz trzy ruchy naprzód, jak w szachach.
story-wilds-mushrooms-a-band-3 = Budzisz się o zmierzchu pod jej kocem. Wdowa napełniła jeden z twoich flakonów. „To samo – mówi – tylko bez gadania”.
story-wilds-mushrooms-a-band-4 = Słyszysz, co rośnie, gdzie i po co. Do wieczora cichnie, ale lepsza połowa zostaje.
story-wilds-mushrooms-b = Wymieńcie się sztuczkami.
story-wilds-mushrooms-b-result = Pokazujesz, jak dwoma palcami zatrzymać serce; chce to zobaczyć jeszcze raz. To, co dostajesz w zamian, jest cichsze i przyda się częściej.

story-wilds-cairn = Kurhan o dwóch twarzach
story-wilds-cairn-intro = Kurhan ma dwie twarze. Od strony gór ułożono go kamień na kamieniu, bez pośpiechu; od morza to kupa głazów, rozrzucona naprędce, od środka. Krąg żelaznych palików trzyma pasterzy z daleka.
story-wilds-cairn-a = Idź za tymi, którzy go zbudowali.
story-wilds-cairn-a-result = Kamień pochodzi z kamieniołomu, którego nazwę skuto ze wszystkich słupów milowych. Droga wciąż tam prowadzi, jeśli komuś nie przeszkadza, że ma ją całą dla siebie.
story-wilds-cairn-b = Idź za tym, co wyszło.
story-wilds-cairn-b-result = Ślady mają sto lat i są zupełnie wyraźne. Prowadzą do Kaer Seren i kończą się pod murem, który powstrzymał już więcej, niż było w planach.

story-wilds-huntsman = Ognisko łowczego
story-wilds-huntsman-intro = Corvin dzieli się ogniem i nie pyta o imię. Od trzydziestu lat chodzi za jednym jeleniem, a po drodze spotkał prawie wszystko inne. Lubi też zapasy, mówi, obwiązując strzałę czerwoną nitką, i mierzy cię wzrokiem jak ktoś, kto kupuje konia.
story-wilds-huntsman-a = Zmierz się z nim.
story-wilds-huntsman-a-result = Rzuca tobą, dopóki nie zajdzie księżyc, za każdym razem trochę wolniej, aż widzisz, jak to się robi. Wtedy to on leci w paprocie i jest zadowolony. Budzisz się koło południa, jak z drewna.
story-wilds-huntsman-b = Kup jego mapy.
story-wilds-huntsman-b-result = Rysowane są na korze i połowa pokazuje tylko jelenia. Druga połowa jest dokładna: zaznaczył, które legowiska są puste, a które tylko na takie wyglądają.

story-wilds-midwife = Droga akuszerki
story-wilds-midwife-intro = Akuszerka Hessa spieszy się o zmierzchu. Odebrała poród czegoś, czego nie opisze, matce, która nie była zadowolona, i wynosi się z okolicy. Ktoś powinien zajrzeć do Ilki, która trzymała lampę i została, mówi. Nie będzie to Hessa.
story-wilds-midwife-a = Spytaj, dokąd poszła Ilka.
story-wilds-midwife-a-result = Nad wodę, z zapaloną lampą. Zna zioła i ma zimną krew; Hessa jeszcze nie widziała, żeby uciekła. Może się ucieszyć z towarzystwa.
story-wilds-midwife-b = Odprowadź Hessę do rozstajów.
story-wilds-midwife-b-result = Mówi przez całą drogę, żeby trzymało się to z dala. Na rozstajach płaci, w monecie i w szkle, pyta, która droga jest najdłuższa, i tą idzie.

story-wilds-stone = Kamień, który słucha
story-wilds-stone-intro = Stojący kamień słucha. Wieśniacy opowiadają mu grzechy i zostawiają monetę, żeby je zatrzymał. Ostatnio powtarza je nocą, ich własnymi głosami, i skończyły się już dwa małżeństwa. Woleliby, żeby ktoś z nim pomówił.
story-wilds-stone-a = Zapłać i powiedz mu coś prawdziwego.
story-wilds-stone-a-result = Długo milczy. Potem odpowiada twoim własnym głosem i mówi, w którym miejscu najlepszego cięcia od zawsze się spieszysz.
story-wilds-stone-b = Przekrzycz go.
story-wilds-stone-b-result = Krzyczysz, aż kończy ci się to, w co wierzysz. Kamień zatrzymuje wszystko. W ciszy zostaje jedna mała, nowa myśl.

## People of the road

story-wilds-wick = Chłopiec z pogrzebaczem
story-wilds-wick-intro = „To prawda, że widzicie po ciemku? To prawda, że nic nie czujecie? To czemu marszczycie czoło?”. Idzie za tobą od mostu przy młynie, z pogrzebaczem przywiązanym na plecach i pokrywką na ramieniu. Wołają na niego Knot, ma jedenaście lat i uciekł, żeby zostać wiedźminem. „Ile mieliście lat? Czy to boli? A można potem przestać?”.
story-wilds-wick-a = Odprowadź go do młyna.
story-wilds-wick-a-result = Idzie bez sprzeciwu, co zaskakuje, i z każdą milą wolniej. Kiedy widać już dach, łapie cię za rękaw. „Przy niskiej wodzie na kogoś wypada – mówi. – W tym roku ja jestem najmniejszy”.
story-wilds-wick-b = Niech dziś stoi na warcie.
story-wilds-wick-b-result = Nie zmruży oka do wschodu słońca, a potem składa meldunek: co minęło ognisko, na ilu nogach, dokąd i co po drodze obwąchało. Wszystko to stoi w błocie. Sen był dobry. Do domu zabiera go furman, a on wciąż pyta.

story-wilds-roll-call = Sześćdziesiąt nazwisk
story-wilds-roll-call-intro = „Abel”. „Jest!”. „Adamsen”. Nic. Człowiek w połowie munduru czeka tyle, ile trwałaby odpowiedź, i wywołuje następnego. Na tej polanie wywołuje sześćdziesięciu, a odpowiada czterech. Dopiero potem kapitan Holt z Trzeciej Kompanii odwraca się i nie patrząc ci w oczy, zawiadamia, że ta droga jest płatna.
story-wilds-roll-call-a = Spytaj, gdzie reszta.
story-wilds-roll-call-a-result = „Na polu – mówi Holt. – Kazałem im stać. A sam uciekłem”. Rysuje ci patykiem las, każdy rów, a miejsce, gdzie stała linia, wyciera do gołej ziemi. Nikt tam nie wrócił popatrzeć.
story-wilds-roll-call-b = Zapłać lekiem dla jego rannych.
story-wilds-roll-call-b-result = Flaszka idzie do ułana z chorą nogą, który wstaje i upiera się wyrównać rachunek. Do południa musztruje cię żerdzią chmielową. Ruszasz dalej z pchnięciem, którego Trzecia Kompania już nie potrzebuje.

story-wilds-nameless = Księga bezimiennych
story-wilds-nameless-intro = Kobieta w resztkach szaty kapłanki kopie przy drodze i klnie na mróz. Siostra Jutta straciła boga, ale łopatę zatrzymała. „Mężczyzna. Czterdzieści, zęby dobre” – mówi i zapisuje w księdze. „Dwa miecze. Imienia brak”. Wyciera kciukiem medalion zmarłego i jest to niedźwiedź. „Ktoś znajomy?”.
story-wilds-nameless-a = Zanieś medalion do jego szkoły.
story-wilds-nameless-a-result = Przegryza rzemyk i podaje ci go oburącz. Niedźwiedzie mieszkają w Haern Caduch, o ile w ogóle gdzieś mieszkają. „Spytaj, jak na niego wołali – mówi Jutta. – Zostawiam wolną linijkę”.
story-wilds-nameless-b = Weź od niej łopatę.
story-wilds-nameless-b-result = Kopiesz, aż pękają dłonie, tak głęboko, żeby zniechęcić wilki, i schodzi na tym dzień. Zanim posypie się ziemia, Jutta pokazuje, jak leżał: ramię na gardle, kolana pod brodą, stal na zewnątrz. Długo trzymało go to przy życiu.

story-wilds-hearths = Podymne
story-wilds-hearths-intro = „Pozycja” – czyta Theodor Grole, poborca podatkowy. „Dolne Turzyce, dziewiętnaście domów. Kominów: brak”. Wszystkie zamurowano w jedną noc. Dym idzie z drzwi, z okien i z rękawów sołtysa, który twierdzi, że ognia już nie palą, bo szkodzi na oczy. Mówi to i łzawi. Za płotami ludzie schylają się po kamienie.
story-wilds-hearths-a = Wyprowadź Grolego ze wsi.
story-wilds-hearths-a-result = Kamienie zaczynają się przy drugim płocie. Idziesz po tej stronie, z której lecą, aż do mostu. Grole płaci co do grosza, prosi o pokwitowanie, a twoje wgniecenia wpisuje w koszty.
story-wilds-hearths-b = Przysięgnij, że dymu nie widać.
story-wilds-hearths-b-result = Przysięgasz z załzawionymi oczami. Grole patrzy przez chwilę, pisze „brak” i odchodzi. Do nocy kominy są znów otwarte. Sołtysowa przynosi ci butelkę, a kowal pokazuje, co jeszcze da się zrobić miechem.

story-wilds-brothers = Dwaj bracia Grole
story-wilds-brothers-intro = „Mogłeś być pisarzem”. „Mogłeś być bratem”. Theodor Grole ściąga królewskie podatki; Benno Grole strzela królewskie jelenie. Jeden ma w kieszeni nakaz, za drugiego wyznaczono cenę, a dziś obaj trafili do tego samego ognia, czyli twojego. Benno idzie po wodę. „Mam obowiązek zapytać – mówi Theodor, niezbyt głośno. – Gdzie on sypia?”.
story-wilds-brothers-a = Powiedz mu.
story-wilds-brothers-a-result = Zapisuje i odlicza ci nagrodę do ręki, moneta po monecie, bo takie jest prawo. Jest też szkic wszystkich wnyków Benna i tego, co w nie weszło. Księgę udaje mu się zamknąć za trzecim razem.
story-wilds-brothers-b = Powiedz, że nie wiesz.
story-wilds-brothers-b-result = Theodor kiwa głową, dziękuje dwa razy i kładzie się twarzą do ciemności. Rano Benna nie ma. W bucie znajdujesz haczyk na kawałku żyłki: będzie gdzieś nad wodą i zamierza zapłacić.

story-wilds-fen = Najpierw cena
story-wilds-fen-intro = Zielarka stoi w bagnie po żebra i nie chce wyjść z powodu trzech ludzi na brzegu. Mają papier. „Najpierw cena” – woła do ciebie Oda Hollin. „Winna jestem więcej, niż ważę. Mąż chorował rok. Umarł; dług ma się dobrze. Kupił go jakiś dom w Novigradzie i mam iść z nimi. Wolę pijawki”.
story-wilds-fen-a = Wyjaśnij ludziom, że jest zajęta.
story-wilds-fen-a-result = Trochę trzeba im tłumaczyć. W końcu papier leży w błocie, na nim jeden z tych ludzi, a przez twoją osłonę przeszła osęka. Oda brodzi do brzegu i napełnia ci torbę butelkami. „No to kwita” – mówi z ulgą.
story-wilds-fen-b = Obiecaj wstawić się za nią w Novigradzie.
story-wilds-fen-b-result = „Ile to kosztuje?” – pyta Oda i w odpowiedź nie wierzy. Ludzie chętnie wrócą do domu na sucho. Zostawiają ci numer jej papieru. Ona wyrywa dalej korzenie, jednym okiem patrząc na drogę, którą masz wrócić.

story-wilds-survey = Gdzie kończy się łańcuch
story-wilds-survey-intro = Adelheid Voss, mierniczy koronny, doszła do końca drogi z żelaznym łańcuchem, dwoma zmęczonymi pomocnikami i pustym arkuszem. „Za tym grzbietem – pyta – jest wieś?”. Wiesz, że jest: jedenaście dachów. Co stoi na jej mapie, płaci podatki. Czego na niej nie ma, to nie dostaje wojska, ziarna ani mostu. „Rysuję, co mówią ci, co tam byli. No więc?”.
story-wilds-survey-a = Powiedz, że jest.
story-wilds-survey-a-result = Kreśli jedenaście kwadracików i pyta, jak to się pisze. Trzeba to zaprzysiąc w Hengfors, gdzie Liga kłóci się o każdy pagórek; wiezie cię własnym wozem i wypłaca należność świadka. Za grzbietem zaczyna szczekać pies, jakby wiedział.
story-wilds-survey-b = Powiedz, że to same bagna.
story-wilds-survey-b-result = Patrzy na twoje buty, które są suche, i rysuje trzciny. Wieś chce posłać ci za to ser. Przychodzi chłopiec, bez tchu: coś porywa owce, a garnizonu wezwać nie mogą, bo ich nie ma.

story-wilds-turnips = Głupia mina
story-wilds-turnips-intro = Dorrit Ash jeździ tą drogą czterdzieści lat, a jej muł Proboszcz nie polubił na niej ani łokcia. Teraz usiadł przed rogatką, a za wozem, przez wzgórze, jadą konni. „Na wierzchu jest rzepa” – mówi, nie odwracając się. „Pod rzepą sól. Co jest pod solą, nie twoja rzecz. Wejdź tam, siądź i wyglądaj głupio. Dasz radę?”.
story-wilds-turnips-a = Wejdź i wyglądaj głupio.
story-wilds-turnips-a-result = Okazuje się, że dajesz radę. Konni dźgają rzepę, w twojej twarzy nie znajdują nic do opodatkowania i sami przenoszą muła za szlaban. Dorrit zawozi cię aż do panwi solnych pod Cidaris i płaci za minę.
story-wilds-turnips-b = Spytaj, co jest pod solą.
story-wilds-turnips-b-result = Sól kicha. Dorrit wzdycha i odsuwa deskę: dwoje czerwonych oczu i ręka z żołnierską czapką. „Ta jedzie do Cidaris – mówi Dorrit. – Ktoś powinien stać na nabrzeżu, kiedy ją dowiozę. Ktoś, kto nie wygląda głupio”.

story-wilds-letter = Pan nieco spóźniony
story-wilds-letter-intro = Na słupie milowym siedzi nieboszczyk, suchy, dobrze wychowany, z kapeluszem na kolanach. Przeprasza, że się narzuca. Czekają na niego przy kościach; przedtem czekano w domu, ale po drodze była rzeka. W płaszczu trafił na list do żony. Pieczęć jest cała. Nosi go pewnie ze dwieście lat i zastanawia się, czy da się jeszcze doręczyć.
story-wilds-letter-a = Weź list.
story-wilds-letter-a-result = „Solne Schody, w Cintrze – mówi Pasażer. – Niebieskie drzwi”. Podaje go dwoma palcami, jakby mógł się jeszcze pognieść, i zaczyna dziękować. Gdy oglądasz się na zakręcie, wciąż dziękuje.
story-wilds-letter-b = Otwórz i przeczytaj mu.
story-wilds-letter-b-result = Czytasz mu dwie strony o dachu, o kaszlu i o tym, kiedy sadzić fasolę. O fasoli chciałby jeszcze raz. W zamian uwalnia cię od starego błędu i zostawia cięcie, którego nie widział nikt żywy.

story-wilds-stag = Na dziesięć kroków
story-wilds-stag-intro = Z brzezin wychodzi pić jeleń. Pysk ma biały, a poroże jak powalone drzewo. W łopatkę wrósł ułomek strzały, obwiązany czerwoną nitką. Tak wiąże je jeszcze jeden tylko łowczy. Wiąże je od trzydziestu lat. Jeleń cię widzi. Żadne z was się nie rusza. Po wodzie rozchodzą się kręgi, coraz dalej, i nikną.
story-wilds-stag-a = Niech pije; powiedz łowczemu.
story-wilds-stag-a-result = Pije długo, nie spuszczając z ciebie oczu, i wraca między brzozy jak ktoś, kto ma cały dzień. Corvin musi mieć gdzieś w tych lasach ognisko. Zaczynasz układać, jak to powiedzieć.
story-wilds-stag-b = Idź za nim.
story-wilds-stag-b-result = Idziesz do zmroku i już go nie widzisz, tylko miejsca, które omijał: norę, rozdartą łanię, jar, w którym za dużo kości. Śpisz na mchu, najlepiej od wielu tygodni.

story-wilds-knocking = Człowiek, który stuka
story-wilds-knocking-intro = Nikt w stodole nie śpi, a to przez Ulfa. Wypalał kiedyś węgiel; nekkery wciągnęły go pod ziemię i żył między nimi dłużej, niż ktokolwiek powinien. Teraz leży w słomie i stuka w deski: trzy, przerwa, dwa. Tak dawali sobie znać, że są. Wstydzi się tego. Tej nocy spod podłogi coś odpowiedziało.
story-wilds-knocking-a = Też zastukaj.
story-wilds-knocking-a-result = Trzy, przerwa, dwa. Podłoga odpowiada tobie, Ulf odpowiada podłodze i tak to idzie, aż zapieje kur, a jedna deska uniesie się na palec. Co zostanie wypchnięte albo wciągnięte, zależy od tego, kogo mają za tego nowego.
story-wilds-knocking-a-band-1 = Biorą kij Ulfa, twoją rękawicę i co na niej wisiało, i wciągają to ostrożnie, jakby dygotało z zimna.
story-wilds-knocking-a-band-2 = Wypychają garnek, z pokrywką przewiązaną korzeniem. Nowego się karmi, mówi Ulf; jego karmili rok.
story-wilds-knocking-a-band-3 = Wysuwa się dłoń, chwyta cię za nadgarstek i ciągnie, żeby sprawdzić, ile cię tam jest. Ciągniesz i ty. Wreszcie ustępuje deska.
story-wilds-knocking-b = Podaj mu ramię do stukania.
story-wilds-knocking-b-result = Stuka w twoje ramię, cicho, i nad ranem zasypia. Przy owsiance pokazuje, czego się tam na dole nauczył: być małym i uderzać w górę. Oddajesz za to pewien wielki gest.

story-wilds-birth = Ktoś do trzymania lampy
story-wilds-birth-intro = Akuszerka łapie cię za pas, zanim padnie „dobry wieczór”. Z powodu jednego porodu Hessa musiała już zmienić okolicę, a z tej się nie ruszy. „Nie mdlejesz i się nie modlisz. Nadasz się”. W chacie dziewczyna gryzie uzdę. „Ta, co trzymała mi ostatnio, była warta dziesięć takich – mówi Hessa. – Wyżej. I cokolwiek to będzie, ani słowa przede mną”.
story-wilds-birth-a = Trzymaj lampę.
story-wilds-birth-a-result = Trzymasz, aż skończy się oliwa i poszarzeje okno. Wtedy Hessa śmieje się w głos i podnosi dziewczynkę, wściekłą, z właściwą liczbą wszystkiego. Tego dnia nie ma z ciebie żadnego pożytku, a czego nauczyło cię to stanie, okaże się później.
story-wilds-birth-b = Pilnuj drzwi.
story-wilds-birth-b-result = Na poród schodzi się różne: blady pies, latarnia, której nikt nie niesie, ciotka. Odprawiasz wszystko, ciotkę na końcu. O świcie ktoś tam krzyczy, nowiuteńki. Hessa płaci nalewkami i pokazuje ci to i owo o nożyczkach.

## Monsters and their ways

story-wilds-noon = Rząd narzeczonej
story-wilds-noon-intro = Przed południem żeńcy odkładają sierpy i siadają pod drzewami. Nowy jest tylko chłopiec, więc staruszka podaje mu zasady, jak się mówi pacierz: Ta, co przychodzi, nie ma cienia. Poprosi cię do tańca. Nie podnoś na nią rąk, ona się z tego cieszy. A jak znajdziesz w ściernisku pierścionek, niech leży. Chłopiec otwiera pięść i rozgląda się, komu by go dać.
story-wilds-noon-a = Weź pierścionek i czekaj na południe.
story-wilds-noon-a-result = Południe jest białe i bezgłośne. Nadchodzi rzędem, wirując, ze słomą we włosach, a ty trzymasz ręce nisko i tańczysz. Czy taniec był dobry, okaże się, gdy dzwon we wsi wybije pierwszą i zostanie sam jęczmień.
story-wilds-noon-a-band-1 = Przy obrocie nadepnięto jej na stopę. Plecy masz w strzępach, a pierścionka na palcu już nie ma.
story-wilds-noon-a-band-2 = Znośny. W ściernisku, gdzie cię puściła, stoi flakon mokry od rosy, a rosy nie ma nigdzie indziej.
story-wilds-noon-a-band-3 = Dobry. Nogi zapamiętały krok, którego nikt ich nie uczył, a po pierścionku został ślad jak ziarno pszenicy.
story-wilds-noon-b = Spytaj, czyj to pierścionek.
story-wilds-noon-b-result = Staruszka musi pomyśleć. Rybaka, mówi. Zostawił tu dziewczynę w przeddzień wesela, pięćdziesiąt żniw temu. O ile wiadomo, dalej łowi ryby. Chłopiec już położył ci pierścionek na dłoni.

story-wilds-bright = Wszystko, co błyszczy
story-wilds-bright-intro = Kramarz czyta straty z tabliczki. „Chochla, cynowana, jedna. Guziki mosiężne, gros. Dzwonek krowi, bez krowy. Ząb, złoty, z mojej gęby, kiedy spałem”. To harpie; biorą wszystko, co błyszczy. Najpierw zrzucają kamienie, mówi, żeby patrzeć pod nogi, a potem nadlatują. Przy każdym „s” gwiżdże.
story-wilds-bright-a = Wejdź do gniazda.
story-wilds-bright-a-result = Patrzysz w górę, a i tak pierwszy kamień trafia cię w bark, nim noga trafi na oparcie. W gnieździe siedzą na łyżkach i syczą. Przynosisz prawie wszystko z listy. Płaci za całość prócz zęba, który już nie pasuje.
story-wilds-bright-b = Powieś jego lusterko na drzewie.
story-wilds-bright-b-result = Obraca się w słońcu i do południa zlatuje się każda harpia z gór, żeby pokłócić się sama ze sobą. Leżysz w trawie i notujesz, z której półki przyleciała która. Kramarz dopisuje do tabliczki jedno lusterko.

story-wilds-causeway = Światła na grobli
story-wilds-causeway-intro = Na bagnie leży mgła, a we mgle są lampy. Kiwają się, czekają i odsuwają kawałek. W zeszłym tygodniu poszło za nimi trzech woźniców. „Podobno ładne” – mówi niewidoma, która przeprowadza ludzi, z ręką na linie. „Oddycha mgłą, a lampę trzyma przed sobą. Pierwszy cios jest najgorszy. Więc gdzie jasno, tam nie idź”.
story-wilds-causeway-a = Zapłać jej i zamknij oczy.
story-wilds-causeway-a-result = Idziesz z ręką na jej ramieniu. Oddycha to po lewej, potem po prawej, a za każdym razem spod tych samych wierzb; ona mówi, ile tam kroków. Po drugiej stronie otwierasz oczy jak po śnie.
story-wilds-causeway-b = Idź za jedną z lamp.
story-wilds-causeway-b-result = Schodzisz za nią z kamieni, tyle tylko, żeby zobaczyć, jak wisi: nisko, na końcu długiego ramienia, nad głęboką wodą. Wbijasz w muł patyk na znak i wracasz, twarzą do niej.

story-wilds-roses = Prosimy nie dotykać
story-wilds-roses-intro = O mile od najbliższego domu jest ogród różany z kartką na furtce: Prosimy podziwiać, nie dotykać. Kwiaty obracają się za przechodzącym. Tak im dobrze przez tę ziemię, objaśnia starsza pani w rękawiczkach. Nieboszczyk mąż był sędzią; tu sądził, a resztę też załatwiał tutaj. Nic im nie szkodzi, mówi z czułością, prócz trucizny. Czy można by prosić o małe przerzedzenie?
story-wilds-roses-a = Otruj najgorsze z grządki.
story-wilds-roses-a-result = Krzyczą, kiedy dochodzi do korzeni, a starsza pani poznaje głosy. Płaci z czarnej aksamitnej sakiewki i prosi oszczędzić tę białą pod murem. „To nie ona” – mówi.
story-wilds-roses-b = Weź sadzonkę.
story-wilds-roses-b-result = Archespora pluje, zanim zamkniesz nóż. Rękaw idzie z dymem, a kolczuga pod nim jest jak koronka. Ale masz sok i nocą, nad małym płomieniem, dowiadujesz się, z czego są takie kwiaty.

story-wilds-griffin = Na czym siedziała gęś
story-wilds-griffin-intro = Od trzech tygodni gęś karczmarki siedzi na jaju wielkim jak wiadro, które kramarz zostawił w zastaw i nigdy po nie nie wrócił. Schudła przy tym i gryzie. Co wieczór na kalenicy stodoły siada teraz gryf, owce w środku milkną, a on przechyla głowę i słucha. Jednym uderzeniem zerwałby dach. Nie chce nikogo budzić.
story-wilds-griffin-a = Zaczekaj na niego na kalenicy.
story-wilds-griffin-a-result = Nie siada. Nadlatuje prosto z niskiego słońca, jak to one, a ty masz jedno cięcie i z niego korzystasz. Nóż odlatuje za wzgórze w czyimś barku. Gęś w stodole ani drgnęła. Wiesz już, jak przyjąć coś, co spada.
story-wilds-griffin-b = Zanieś jajo z powrotem.
story-wilds-griffin-b-result = Karczmarka obwiązuje cię z nim własną chustą, a gęś gryzie i ciebie, i ją, i jajo. Gniazdo jest na górze, mówi, pod drugim śniegiem. „I nie biegnij. Bije z góry i w to, co biegnie”. Za nią gęś siada w ciepłej słomie i robi swoje dalej.

story-wilds-rotfiend = Stary Barnaba
story-wilds-rotfiend-intro = Wieś jest dumna ze Starego Barnaby. Od dziewięciu lat mieszka w dole rakarza i zjada, co zdechło, a nigdy nikogo, kto najpierw nie umarł. Ale w sobotę jest wesele, a wieje od wschodu. Rada chciałaby swojego gnilca przesunąć. Nie zabijać! Młodego Barnabę raz zabili, z bliska, i garbarza dotąd nie znaleźli w całości.
story-wilds-rotfiend-a = Wyprowadź go na baraniej nodze.
story-wilds-rotfiend-a-result = Drepcze za baranią nogą jak cielak i cieknie. Trzymasz się od nawietrznej, o dobry rzut kamieniem z przodu, bo zdenerwowane pękają. Do granicy parafii jest półtorej mili i są psy.
story-wilds-rotfiend-a-band-1 = Trzeci pies jest odważny i to go denerwuje. Słychać, że zaraz; padasz na ziemię, po złej stronie torby.
story-wilds-rotfiend-a-band-2 = Psy się rozmyślają. Przy kamieniu granicznym on dostaje baranią nogę, a ty sakiewkę rady, podaną na długość ramienia.
story-wilds-rotfiend-a-band-3 = Psy wyją i zostają na miejscu. Przy kamieniu granicznym siada i pozwala ci zebrać, co skapnie; każdy alchemik za to zapłaci, i rada też płaci.
story-wilds-rotfiend-b = Doradź, żeby przenieśli wesele.
story-wilds-rotfiend-b-result = Na to nikt nie wpadł. Panna młoda cię całuje, rada płaci jak biegłemu, a wdowa po garbarzu ma dla ciebie słój zaczerpnięty ze stawu Barnaby i bardzo dobrze zakorkowany.

story-wilds-marked = Wszyscy prócz Stepana
story-wilds-marked-intro = Las zaciska się wokół wsi: korzenie pod drzwiami, wrony na kalenicach, totemy z jelenich kości przy studni. Leszy nie odejdzie, dopóki mieszka tu ten, kogo naznaczył, a starosta wie, kto to. Wszyscy wiedzą. Od tygodni są dla Stepana dobrzy. Łata im dachy za darmo. Właśnie przyniósł ci cydru i pyta, czemu ludzie ostatnio tak cichną.
story-wilds-marked-a = Powiedz Stepanowi i zabierz go stąd.
story-wilds-marked-a-result = Siada na progu. Po chwili wstaje i kończy zaczęty rząd gontów, bo zanosi się na deszcz. Potrzeba mu rzeki, szerokiej i rwącej, między sobą a domem. Ktoś włożył mu do węzełka bochenek.
story-wilds-marked-b = Zetnij totemy tej nocy.
story-wilds-marked-b-result = Jest ich dziewięć i korzenie ruszają za tobą od pierwszego. Ostatni nie chce płonąć, póki nie dorzucisz czegoś z własnego fachu, a to przepada na dobre. Uczysz się za to stać mocno. O świcie wrony odlatują, na ten rok. Stepan dobrze spał.

story-wilds-churchyard = Trzech świadków
story-wilds-churchyard-intro = „To grabarz – mówi szynkarka. – Łasy na pierścionki”. „To szynkarka – mówi grabarz. – Spytaj, skąd bierze kości na zupę”. „To sami zmarli – mówi kapłan. – Nie zaznają spokoju przez to piwo”. Co do faktów są zgodni. Groby nad wodą są rozkopane, każda kość szpikowa pęknięta, a czaszki od środka czymś wylizane.
story-wilds-churchyard-a = Czuwaj z grabarzem.
story-wilds-churchyard-a-result = Pokazuje ci wszystko, co stawia między sobą a ciemnością: piołun, czosnek i okowitę, którą pędzi za marami. Nic nie przychodzi. Budzisz się w południe na płycie, na czyjejś ukochanej żonie, z butelkami w torbie.
story-wilds-churchyard-b = Czuwaj między grobami.
story-wilds-churchyard-b-result = Nad ranem z zalanego końca cmentarza wychodzi coś zgiętego, w spódnicy z całunów, i zlizuje mech z czyjegoś nazwiska. Baba cmentarna mieszka blisko spiżarni. Ta musi siedzieć tam, gdzie utonął kościół.

## Hunger, weather, faith and money

story-wilds-pot = Cielęcina
story-wilds-pot-intro = Śnieg po parapety, sześć osób w jednej izbie, jeden garnek. „To cielęcina” – mówi dzieciom ojciec i patrzy na ciebie. To jego buty; czuć łój. Pokroił je bardzo drobno. Najmłodsze chce wiedzieć, kiedy było ciele. Gościa obsługuje się najpierw: w tej dolinie woleliby umrzeć niż inaczej, i niektórzy umarli. Podaje ci chochlę.
story-wilds-pot-a = Jedz i pochwal cielęcinę.
story-wilds-pot-a-result = Żujesz i pytasz, kto robił sos. Po tym jedzą i dzieci i kłócą się o zeskrobki. Matka, która nie odezwała się ani słowem, napełnia ci na drogę butelkę jałowcówką. Ciepło trzyma do wieczora.
story-wilds-pot-b = Opróżnij torbę do garnka.
story-wilds-pot-b-result = Ser, suszona wątroba, korzenie przeznaczone do czego innego: wszystko idzie do środka. Nie mają kiedy podziękować. Nocą ojciec uczy cię chodzić po śniegu, boso, z wydechem na każdy krok. To jest to, co ma.

story-wilds-rain = Dziewięć dni deszczu
story-wilds-rain-intro = Dziewiątego dnia deszczu dzielisz szałas pasterski z kimś, kto nic nie mówi. Na szyi ma ślad po sznurze. Odstępuje ci miejsce przy ogniu i suszy twoje skarpety obok swoich. Przed świtem już go nie ma, poszedł w górę. Potem przychodzą psy, a za psami młoda wdowa z siekierą i jej bracia. Deszcz prawie dokończył ślady. „W górę czy w dół?” – pyta.
story-wilds-rain-a = „W dół”.
story-wilds-rain-a-result = Biegną w dół; oglądają się tylko psy. W skarpetach, które są suche, znajdujesz flaszkę, a nie było jej tam wcześniej. Ruszasz zaraz, na wypoczętych nogach, i nie wiesz, co właśnie się stało.
story-wilds-rain-b = „W górę”.
story-wilds-rain-b-result = Psy zdecydowały już wcześniej. Słychać to tuż przed południem, z daleka, i nie trwa długo. Pod wieczór przechodzi najmłodszy z braci, bardzo blady, i daje ci pieniądze, a za co, nie umie powiedzieć.

story-wilds-sermon = Koniec świata jest w czwartek
story-wilds-sermon-intro = „Bracia! Siostry! Żaby!” – prorok stoi w bagnie po kolana. „W czwartek nadejdzie wielki mróz! Na cóż ci wtedy krowa? Na cóż dobra patelnia? Oddaj!”. Sześciu uczniów oddało już wszystko sobie nawzajem, po kilka razy, a teraz chętnie oddaliby to tobie. Jest środa. „I na cóż – woła prorok – komu piątek?”.
story-wilds-sermon-a = Przyjmij, co dają.
story-wilds-sermon-a-result = Odchodzisz z patelnią, dwoma płaszczami i kurą. W następnej wsi sprzedajesz je krewnym uczniów, którzy rozpoznają każdą sztukę i płacą z cierpliwością ludzi, którzy rok temu robili to samo.
story-wilds-sermon-b = Zostań do czwartku.
story-wilds-sermon-b-result = Siedzicie w mrozie plecami do siebie i oddychasz tak, jak mówi: wolniej i jeszcze wolniej, aż nie zostaje nic prócz jednej rzeczy, którą umiesz. Kosztuje to cały sen. W piątek prorok pyta nieśmiało, jak się piątek robi.

story-wilds-bill = Rozliczenie
story-wilds-bill-intro = Do granicznego dębu przybito arkusz. „Wiedźmin winien. Za jedną studnię, zatrutą. Za jedną stodołę, spaloną wraz z potworem. Za stodołę obok. Za dziewięć uli, obrażonych. Za zdanie mojej córki o jej mężu. Minus jeden potwór. Resztę płaci następny wiedźmin”. Niżej stoją krzyżyki całej wsi, która idzie drogą z piórem.
story-wilds-bill-a = Zapłać, co się należy.
story-wilds-bill-a-result = Tego nie oczekiwali. Sołtys gryzie monetę, przeprasza ją i zdejmuje czapkę. Znachorka, której była studnia, sadza cię w kuchni i pokazuje, co kolega powinien był wlać i ile.
story-wilds-bill-b = Zakwestionuj każdą pozycję.
story-wilds-bill-b-result = Trwa to do zmroku i kosztuje cię najlepsze argumenty. Ule zostają skreślone, jako że pszczoły skargi nie wniosły. Potem wychodzi na jaw, że wiedźminowi na deszczu spłynęła blizna, a medalion miał z mosiądzu. Oszukano ich; należy ci się odszkodowanie.

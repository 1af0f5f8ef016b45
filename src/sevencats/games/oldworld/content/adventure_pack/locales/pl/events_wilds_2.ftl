# Dalsze zdarzenia zestawu przygodowego, do których prowadzą karty dziczy.

event-111-title = Trzy kominy
event-111-intro = Dom na przełęczy jest oświetlony od góry do dołu. Otwiera dama w szarościach, ze świecą; co noc palą po jednej w każdym pokoju, żeby zobaczył go z drogi. Wyszedł po wino, jedenaście miesięcy temu, po kłótni o przecinek w umowie małżeńskiej. Ma na ustach jego imię, to widać. Potem patrzy obok ciebie w ciemność i pyta, kto stanął przy furtce i nie chce podejść.
event-111-a = Zawołaj go po imieniu.
event-111-a-result = Mówi je, a ty wołasz, bo jej zabrakło głosu. Przy furtce coś się wzdryga i kładzie rękę na piersi. Robi trzy kroki ku światłu. Przy czwartym wstają psy tego domu, wszystkie naraz.
event-111-b = Powiedz, że nie ma tam nikogo.
event-111-b-result = Kiwa głową, jakby wiedziała, i płaci ci za drogę, a więcej za to, że bez pośpiechu. W dole czeka za skałą. „Duży dom – mówi. – Ktoś tam pewnie na kogoś czeka”. Idzie kawałek obok ciebie, zimny jak piwnica, i pyta, czy jest chleb.

event-112-title = Przecinek
event-112-intro = Psy schodzą ze schodów i nie szczekają. Wiedzą, że nie żyje; wiedzą też, że jest ich. Stoi między imieniem a ciemnością z kapeluszem w ręku, a przez płaszcz widać skałę. „Wyszedłem tylko po wino – mówi. – Był lód”. Wzięłaby go takiego, mówi dama, jaki jest. Ale żywi i umarli nie przechodzą tymi samymi drzwiami, a ty w nich stoisz.
event-112-band-1 = Usuwasz się na bok i zimno przechodzi przez ciebie i przez psy. Plecami trzymasz drzwi, pod całym ciężarem przełęczy, aż powiedzą wszystko, co jest do powiedzenia. Wstawiają przecinek. Potem on jest już tylko wiatrem, a ty siną plamą.
event-112-band-2 = Prowadzisz go naokoło przez stajnię, gdzie koniom to nie wadzi, i do piania koguta siedzą na dwóch wiadrach. Ona każe przynieść wino. Jest trzeci kubek i łóżko dla ciebie nad uprzężą. Rano stronę czterdziestą u Jutty można uzupełnić, o oba nazwiska.
event-112-band-3 = Mówisz mu, co leży pod krzyżem na wzgórzu Jutty: płaszcz pełen kamieni i nikt. Jeśli nikt tam nie leży, nikt nie umarł. Rozważa to, jak rozważa człowiek, który kłócił się o przecinek. Potem robi się ciepły. To było widać, a więc można się tego nauczyć.

event-113-title = To, co nie ma ceny
event-113-intro = Trzeciej nocy je znajdujesz: mglaka, nie większego od latarni, z twarzą chłopca, jeśli nie patrzeć wprost. Zwodzą ludzi, bo nie znoszą, kiedy się ich szuka i nie znajduje. Ten ma miseczkę z napisem OTTO. Szedł za tobą dwa dni i gasł, ilekroć się ktoś odwracał. Na brzegu stoi agent tamtego domu, który nie mruga, ze słojem. Zapłaciłby dobrze.
event-113-a = Do rana baw się w chowanego.
event-113-a-result = Chowasz się; znajduje cię. Znajduje cię w trzcinach, pod łodzią, za czaplą i za każdym razem świeci odrobinę jaśniej. O świcie daje się znaleźć, raz, na chwilę, i wolno ci ponieść miseczkę. Zamieszka w nowym kominie Ody. Jeszcze nigdy tak mało światła nie pokazało ci tak dużo.
event-113-b = Sprzedaj je agentowi.
event-113-b-result = Zakręca wieczko, a ono świeci dalej, na małą skalę, jak ktoś, kto liczy do stu. Płaci w całości. Rachunek jest wyrównany, mówi i wykreśla moczary. Zanosisz Odzie kwit. Czyta i pyta, ile jest ci winna.

event-114-title = Biały pierścień
event-114-intro = Naprawdę tam rośnie, cały krąg, biały jak kołnierz, a pośrodku stoi archespora. Ma cztery kwiaty. Wodzą za tobą, kiedy ją obchodzisz, każdy trochę po drugim, jak czterech mężczyzn przy stole, którzy podnoszą oczy, gdy ktoś wchodzi. Archespora rośnie tam, gdzie w gniewie przelano krew, a jej zarodniki leżą na wszystkim, na mchu, na pierścieniu, na koszyku przykrytym ściereczką. Na ściereczce wyszyto nazwisko wdowy. Nie mogła wiedzieć.
event-114-a = Wypal ją, razem z korzeniem.
event-114-a-result = Oczyszczasz pas i układasz ogień. Wszystkie cztery kwiaty się zamknęły. Kiedy dociera do nich żar, otwierają się naraz, szeroko, ze wszystkimi zębami; i nie ma w tym nic łagodnego.
event-114-b = Zbierz pierścień, a ją zostaw.
event-114-b-result = Ścinasz krąg z mokrą szmatą na ustach, a jej zostawiasz polanę. To, co masz w słoju, jest wiele warte, kropla po kropli. Pikinierowi mówisz, że tam rośnie. Więcej nie pyta. Kiedy odchodzisz, siedzi przy stole, a ona się śmieje.

event-115-title = Cztery kwiaty
event-115-intro = Uderzają po kolei, od lewej, jakby się umówiły; między czwartym a pierwszym jest przerwa długości oddechu. To, czym plują, przepala skórę. Zabito tu kiedyś kogoś, o miedzę albo o dziewczynę, i nigdy się o tym nie mówiło. Korzenie trzymają coś, co pod klingą dzwoni. Masz jedno dobre przejście, przez dym, w przerwie.
event-115-band-1 = Wchodzisz nie na ten oddech. Trafia cię w rękę, tracisz to, co w niej jest, i na oślep wypadasz z polany. Pali się mimo to, powoli, od brzegu. Słychać to z daleka, jak kaszel czterech mężczyzn.
event-115-band-2 = Dwa ścinasz ty, dwa bierze ogień. Między korzeniami leży skrzynka z czyimś posagiem. Mówisz wdowie; siada na stopniu. „Wszyscy? – pyta. – To nigdy nie była kuchnia?” Pikinier mówi, że on to zawsze mówił.
event-115-band-3 = Przechodzisz przez to jak kosiarz, od lewej do prawej, i stoisz w popiele, kiedy opada ostatni płatek. Jest szkielet, skrzynka, zakorkowana flaszka. Wdowa Tarn odczytuje do ognia cztery imiona, całkiem łagodnie. Potem pyta piątego, czy jest głodny.

event-116-title = Trzydziesty pierwszy
event-116-intro = To nie duch. W zagłębieniu siedzi gnilec, w resztkach kaftana z numerem trzydzieści jeden, i mówi: „Jest”, głosem umarłego, bo ma w sobie jego gardło. Z tego, co zjedzą, zostaje im słowo albo dwa. Od miesięcy idzie za kompanią, w zasięgu zapachu zupy; a wieczorem, kiedy przez wrzosowisko idą nazwiska, odpowiada na to, które ma. Patrzy na ciebie. Mówi to jeszcze raz, jak pytanie.
event-116-band-1 = Wahasz się, a on pęka w chwili ciosu. Wypełzasz z zagłębienia i nie masz na sobie niczego, co by nie kapało. W kompanii długo leją na ciebie wodę. Nikt nie pyta. O zachodzie kapitan dochodzi do trzydziestego i urywa.
event-116-band-2 = Uderzasz dobrze, skaczesz źle. Wybucha między korzeniami i robi się cicho. Po śladach było ich więcej, przy dwunastym, przy czterdziestym, półkolem wokół obozu. Wiesz teraz, jak stoją. Przynosisz kaftan, wyprany.
event-116-band-3 = Uderzasz, skaczesz i leżysz płasko, aż przestanie padać. Kapitan chowa kaftan własnymi rękami. Płaci ci z tego, co należało do Lohsego, bo Lohse by zapłacił. Przy następnym apelu to zauważasz: stoisz prościej niż kiedyś.
event-116-band-4 = Najpierw mówisz: „Spocznij”. Opuszcza głowę i uderzasz. Nawet nie pęka; kładzie się. Kapitan słucha tego na stojąco. Tego wieczoru czyta apel do końca, bez czekania, pięćdziesiąt dziewięć nazwisk, i pierwszy raz zdejmuje buty.

event-117-title = Trzy noce w miesiącu
event-117-intro = Mieszka przy starym mielerzu, kobieta po pięćdziesiątce, bardzo schludna. Są trzy stołki, trzy miski, druga poduszka. Czyli nie przyjdzie, mówi. Nigdy nie widziała go takim, jaki jest w te noce. Życzyła mu tylko, żeby myślał o niej tak często, jak ona o nim, to jest trzy noce w miesiącu, kiedy widać drogę. Powiedziała to w gniewie. Cofnęłaby to. Trzeba w cztery oczy.
event-117-a = Przyprowadź ją drugiej nocy.
event-117-a-result = Wkłada czysty fartuch, zdejmuje go i wkłada inny. Do wsi trafi, mówi, jest ścieżka przez las; ale przy drzwiach powinien być ktoś, kto je utrzyma, na wypadek gdyby, skoro zacznie, nie umiała przestać.
event-117-b = Niech cię nauczy, jak to zrobiła.
event-117-b-result = Przypomina sobie przy herbacie, a ty notujesz. Wychodzi z tego flaszka, szara i kwaśna, a po jednej kropli wyje pies. Zostawiasz jej za to pieniądze na parapecie, kowala. Z drogi widać, jak stawia trzeci stołek na stół.

event-118-title = Przez drzwi
event-118-intro = Stoi przed celą w dobrym fartuchu, a za drzwiami zrobiło się cicho. Wilkołaki znają głosy. Zaczyna całkiem spokojnie. Przy trzecim zdaniu jest już wszystko, wiosna, wstążka, obietnica, dwadzieścia lat; wyszła żona kowala i słucha z ręką na ustach, a drzwi zaczynają się wyginać. Nie chce wyjść, żeby ją dopaść. Chce wyjść do niej albo od niej, a drzwi są te same. Opierasz się o nie.
event-118-band-1 = Puszczają. Leżysz pod nimi, kiedy po tobie przechodzi, a jest tak ciężki, na jakiego wygląda. Wstajesz, a on siedzi w świetle księżyca między dwiema kobietami, duże mokre zwierzę, i obie go besztają. Potrwa to jeszcze miesiąc. Ciebie odsyłają do domu, uprzejmie.
event-118-band-2 = Trzymają, aż powie: „Cofam to”. Wtedy z drugiej strony nikt już nie napiera. Przez dziurkę od klucza kowal prosi o spodnie. Obie kobiety coś ci płacą i żadna nie pokazuje drugiej ile.
event-118-band-3 = Trzymają. Cofa to, słowo po słowie, od końca; a przy każdym za drzwiami coś spada, jak uprząż. Rano przy stole kowala siedzi troje ludzi i nie wie, co powiedzieć. Ty wiesz już, ile wytrzymają drzwi, jeśli ktoś za nimi stoi.

event-119-title = Sznur z praniem
event-119-intro = Biegnie od wierzby do wierzby wzdłuż całego brzegu, a wisi na nim to, co ludzie stracili chętnie: jąkania, złe sny, charakter nieboszczki żony, utykanie. Wiatr chodzi po tym, a brzeg mruczy. Na samym końcu, małe, czyste i przypięte, znajdujesz słowo, którym kiedyś wołało się mamę. Że go nie ma, tego po sobie nie było czuć.
event-119-a = Zdejmij wszystko.
event-119-a-result = Zdejmujesz, naręcze po naręczu, i oddajesz wiatrowi. Leci w głąb lądu jak szpaki. Za tobą na bagnie trzaskają drzwi, potem drugie i trzecie.
event-119-b = Weź tylko swoje.
event-119-b-result = Kładziesz je sobie na języku i jest jeszcze ciepłe. W drodze powrotnej ta, która warzy, spotyka cię w drzwiach z kubkiem na drogę i nic o tym nie mówi. Można by ją zapytać, z czego warzy tak łagodnie. Lepiej nie.

event-120-title = Siostry są niezadowolone
event-120-intro = Idą po wodzie i nie moczą rąbków, jedna warząc, jedna tkając, jedna poruszając ustami. Czterdzieści lat prania! Nie chcą cię zjeść; chcą, żeby to wróciło na sznur. Z głębi lądu słychać pierwsze krzyki, tam, gdzie utykanie wróciło do domu. „Co masz takiego – pyta ta, która tka – co by równie ładnie wisiało?” Lepiej im coś pokazać.
event-120-band-1 = Pokazujesz im to niewiele, co masz, a one śmieją się, aż trzęsą się wierzby, a potem wszystkie trzy po kolei biorą cię za ucho. Wieś za swoje koszmary i tak płaci. Za własnym jednak się tęskni.
event-120-band-2 = Pokazujesz im coś przyzwoitego, wieszają to i patrzą z głowami na bok. Na mały sznur wystarczy. Wieś dziękuje składką, nieco się jąkając.
event-120-band-3 = Pokazujesz im najlepsze, co umiesz, i to do końca. Ta, która szepcze, urywa w pół słowa. Oddają: nigdzie nie wisi luźno, mówią, wszystko z jednego kawałka. Tego o sobie też nie było ci wiadomo.

event-121-title = Chłopiec i ogień
event-121-intro = Zagnał coś dymem w dziuplę i stoi przed nią z pogrzebaczem, czarny na twarzy. „To nekker – mówi – albo borsuk. Pytałem, ale nie chce powiedzieć”. Nie spał dwie noce, żeby nie uciekło. Kiedy wspominasz młynarza, odwraca się plecami. „Powiedział za co?” – pyta drzewo.
event-121-a = Powtórz mu, co mówił młynarz.
event-121-a-result = Powtarzasz: że teraz by odpowiedział. Chłopiec rozważa to całą twarzą. „Na wszystko?” – pyta. Ma listę. Wyjmuje ją z buta; jest długa jak jego ręka, a w drzewie ktoś kaszle.
event-121-b = Najpierw zajmij się drzewem.
event-121-b-result = To nekker, bardzo stary, z dymem w oczach, i jest mu przykro. Puszczasz go, a on, kulejąc, pokazuje drogę do innych. Chłopiec to zapisuje. Wraca do domu, mówi, ale tylko po dłuższy ołówek.

event-122-title = Lista
event-122-intro = Spotykają się przy brodzie, młynarz po jednej stronie, chłopiec po drugiej, i żaden nie wchodzi. Więc odbywa się to przez wodę. Dlaczego chleb jest cięższy, kiedy się jest smutnym? Kto wyciął pierwszy kamień młyński i czym? „Nie wiem – mówi młynarz. – Tego też nie wiem”. Mówi to czterdzieści razy, głośno, żeby było słychać. Na koniec chłopiec zwija listę. „A bałeś się?” Tego nie miał zapisanego.
event-122-result = „Tak” – mówi młynarz i moczy sobie stopy. Stoisz pośrodku, bo ktoś musi, i trzymasz pokrywkę. Płaci ci tym, co ma w fartuchu. Czterdzieści uczciwych odpowiedzi pod rząd robi coś i z twoimi.

event-123-title = Kamieniołom
event-123-intro = Siedem, na kupie, jak psy przed piecem. Ghule budzą się wszystkie naraz. Kord stoi obok ciebie z gałęzią, którą wziął z sosny, i słychać jego zęby. „Kim jesteś?” – pytasz, jak było umówione. Musi się zastanowić. „Konrad – mówi wtedy, bardzo zdziwiony. – Z garbarni”; i wychodzi naprzód.
event-123-band-1 = Jest ich za dużo. Konrad z garbarni znika pod dwoma, a ty wydajesz wszystko, co masz, żeby wyciągnąć go za but. Żyje. Będzie miał bliznę, prawdziwą. O lusterko prosi wcześniej niż o wodę.
event-123-band-2 = Bierzesz cztery po prawej, a on zajmuje trzy, będąc Konradem na całe gardło. Wieś płaci. Kiedy chcą wypić za Bicz Siedmiu Dolin, on też się za nim rozgląda.
event-123-band-3 = Przechodzisz przez nie jednym cięciem i odwracasz się, a on stoi nad ostatnim z połową gałęzi. Drga; uderza jeszcze raz. Wieś daje jemu wieniec, a tobie sakiewkę. Wieniec kładzie na ghulu.

event-124-title = Zapłacone
event-124-intro = Łódź leży pod wierzbami, tam, gdzie ją zostawili, trzy lata temu, po powodzi. Na drugim brzegu mieszkała wdowa po przewoźniku; widzieli, jak macha, i pomyśleli, że na pożegnanie. Matka zdejmuje kapcie, wchodzi do wody i sama przepycha łódź, po szyję. Długo jej tam nie ma. W trawie obok ciebie żar gaśnie, po trochu, jak lampa, której już nie trzeba.
event-124-result = Teraz to tylko pies, duży i czarny, niczyj. Idzie z tobą. Ale fachu nie zapomniał: co pierwsze rzuca się na ciebie w walce, spotyka w pół drogi jego i traci trochę zębów z ukąszenia.

event-125-title = Gospodarz
event-125-intro = W jaskini z niebieskiego lodu siedzi przy długim stole gospodarz, z piórem za uchem. Jest biały, kudłaty i bardzo duży. Wzdłuż stołu siedzą goście, dziewięcioro, prosto, z serwetkami, zamarznięci na kość; przed każdym stoi słoik dżemu. Dał im najlepsze miejsca. Nie rozumie, czemu są tak krótko, kiedy są w domu, a tak długo, kiedy są tutaj. Patrzy na ciebie i odsuwa krzesło.
event-125-a = Usiądź.
event-125-a-result = Siadasz. Zimno wchodzi przez siedzenie jak pytanie. On też ma pytanie, widać, że szykował je latami. Macza pióro i podsuwa ci je.
event-125-b = Wyrąb gości i odejdź.
event-125-b-result = Wyrąbujesz ich i zwozisz na sankach, po troje, a on pomaga nosić. Rodziny płacą. Wydawca prof. Linda płaci za dziennik. Na koniec przynosi ci dżem, dziewięć słoików, nieotwartych, i stoi w śniegu, dopóki cię widać.

event-126-title = Jak się podobało
event-126-intro = JAK SIĘ PODOBAŁO, napisał literami wielkimi jak dłoń i podkreślił. Jest miejsce na odpowiedź. Wszyscy inni przy tym stole byli na to zbyt sztywni. Twoje palce też bieleją od czubków. Złożył łapy i patrzy obok ciebie, żeby nie naciskać. Słychać, jak oddycha. W całym lodowcu nie słychać nic innego.
event-126-band-1 = Piszesz, że było zimno. Czyta to dwa razy. Potem wstaje, do głębi przejęty, i owija cię wszystkim, co ma, sobą też, i jest wieczór, zanim się z tego wygrzebiesz. Masz sińce na całym ciele, z życzliwości.
event-126-band-2 = Piszesz: dżem bardzo dobry. Musi przytrzymać się stołu. Nikt mu tego jeszcze nie powiedział. Pokazuje ci spiżarnię, gdzie lodowiec trzyma to, co podróżni gubili przez dwieście lat, i pozwala wybrać.
event-126-band-3 = Piszesz prawdę, całą stronę. Czyta z palcem na wierszu. Kiwa głową. Wieczorem sam znosi tych dziewięcioro na przełęcz i kładzie tam, gdzie się ich znajdzie. Kiedy coś tak wielkiego uczy się tak szybko, zostaje to w tym, kto patrzy.

event-127-title = Kto czekał
event-127-intro = W szałasie siedzi kot. Miał myszy, miał śnieg i wychodzi z siebie. Pod ścianą stoją jego buty, parami, od małych do dużych; na stole jest miseczka, umyta. Patrzy obok ciebie, kto idzie dalej, i nie przestaje patrzeć. Po pewnym czasie wchodzi ci na kolana, ze wszystkimi pazurami, i opowiada wszystko.
event-127-a = Zostań, aż skończy.
event-127-a-result = Trwa to całą noc. Piec dobrze ciągnie, a na półce stoi to, co tamten pił na mróz. Rano schodzi przed tobą z przełęczy, siada u stóp listonosza i patrzy w górę. Następnego dnia nie ma nowego listu.
event-127-b = Znieś go do niego.
event-127-b-result = Niesiesz go pod koszulą, gdzie nie siedzi spokojnie, i czegoś uczy twoje żebra. Kiedy sadzasz go na wyciągniętej ręce, ręka zgina się, bardzo powoli, w łokciu. Można go teraz pochować. Kto dostanie rewir, nie ustalono.

event-128-title = Czyste ręce
event-128-intro = Przyjmuje cię w Wyzimie w pokoju pełnym misek. Był młody, matka dziewczyny się zaśmiała, on powiedział pod oknem parę słów; od tamtej pory się myje. Oddałby wszystko, żeby je cofnąć. Wie nawet, jak się to robi: ktoś musi leżeć w trumnie zamiast niej, od zmierzchu do piania koguta. Kazał zdjąć miarę. Jest za wysoki, mówi. Kolana.
event-128-a = Niech mimo to jedzie z tobą.
event-128-a-result = Bierzesz go za czysty kołnierz. W dyliżansie milczy, a potem opowiada o jej matce i o tym, jak się śmiała. Z jego kapelusza. W wieży ktoś właśnie otworzył czwarty tom.
event-128-b = Weź jego pieniądze dla ciotki.
event-128-b-result = Płaci i płaci; liczenie dobrze mu robi. Ciotka kupuje za to oliwę i piąty tom. Czy dziewczynie to pomaga, nikt nie wie, ale zaczęła warczeć w tych miejscach, gdzie trzeba, gdzie jest ciekawie.

event-129-title = Do piania koguta
event-129-intro = Leży w trumnie z podkurczonymi kolanami i złożonymi rękami, choć raz brudny. Ciotka czyta. O północy ona schodzi po schodach na czworakach, widzi, że łóżko jest zajęte, i od dźwięku, który wydaje, gaśnie świeca. Stoisz przed wiekiem. Do piania koguta są cztery godziny, a ona nie ma gdzie indziej spać.
event-129-band-1 = Przechodzi przez ciebie jak przez zasłonę i zabiera ze sobą wszystko, co masz na sobie. Stary wypełzł drugim końcem; biegnie. Ona wciska się do trumny i skomle. Ciotka odnalazła stronę.
event-129-band-2 = Okrążacie się, godzina za godziną, z trumną między wami. Przy trzecim pianiu pada tam, gdzie stoi, i przez jeden oddech jest dziewczynką; potem okazuje się, że słońce jeszcze nie całkiem, i nie jest. Za tydzień, mówi ciotka. Stary płaci. Położy się jeszcze raz.
event-129-band-3 = Wytrzymujesz. Ona się męczy, wchodzi ci pod ramię, jak robią dzieci, z tymi wszystkimi zębami, i śpi na stojąco. Kiedy jest jasno, pyta, co było dalej z zamkiem. Stary szlocha w skrzyni.
event-129-band-4 = Wytrzymujesz i w najgorszej chwili mówisz, co jest dalej w książce; przecież było słychać. Zatrzymuje się. Chce wiedzieć, jak to się kończy, i ty też. Koguta nie słyszy żadne z was.

event-130-title = Tylko przechodząc
event-130-intro = W Stygga otwiera brat i masz nogę w drzwiach, zanim skończy krzyczeć. Ona siedzi przy piecu z podbitym okiem. Pies leży na jej stopach i bez przerwy pokazuje bratu zęby. „Cztery tygodnie – mówi, kiedy pada słowo czwartek. – Nie wypuszcza mnie. Dobrze wisi? Ma słońce?”
event-130-a = Wystaw za drzwi raczej brata.
event-130-a-result = Nie trwa to długo, ale jest ciężki i zna schody. Zamyka za nim drzwi i staje do nich plecami, zdziwiona, jakie są lekkie. W czwartek idą pod górę we dwoje i jedno szczeka. Obraca się na wietrze.
event-130-b = Zaprowadź ją do wójta.
event-130-b-result = Wójt wszystko zapisuje; brat ma tam znajomych, stawia ci kolejkę i płaci za stracony czas. Ona dostaje izbę nad stajnią. Bez widoku. W drodze powrotnej odcinasz wisielca, żeby mógł poszukać jej sam.

event-131-title = Talerz
event-131-intro = Talerz stoi, z nożem i widelcem, a lampa jest przykręcona. Theodor Grole długo patrzy na szynkę. „Z wozu” – mówi. Według taryfy musiałby ją wpisać: dziczyzna, królewska, źródło nieznane. Bierze pióro. „Zwykle jest dzień wcześniej – mówi do księgi. – Zwykle puka, a kiedy otwieram, już go nie ma. W tym roku nikt nie pukał”.
event-131-a = Nic nie mów.
event-131-a-result = Czeka chwilę, a potem kroi. Wypłaca ci znaleźne, z własnej kieszeni, dokładnie. W nocy w izbie obrachunkowej gaśnie lampa; w śniegu są ślady kogoś, kto boi się psów, i prowadzą w góry.
event-131-b = Powiedz: o trzy palce za mało.
event-131-b-result = Nakłada kapelusz i nie zamyka księgi. Idziesz przodem z latarnią, on za tobą z szynką. W szałasie żaden nie mówi słowa; klęka i zaczyna nacierać. Kto by pomyślał, że odwagi można się uczyć od Grolego.

event-132-title = Siostra
event-132-intro = Ma ośmioro wnuków i mleczarnię i trzeba jej przypomnieć. Ach, ci. Jeden miał prosić o jej rękę, a drugi ją oddać; obu powiedziała, każdemu osobno, że ten drugi ją obraził, bo nie miała ochoty ani na to, ani na to. Myślała, że do kolacji będą mieli zajęcie. „Jedenaście lat? – Odstawia maselnicę. – Przy tym samym brodzie? Obaj?” Przez jej twarz przechodzi coś w rodzaju dumy.
event-132-a = Zaprowadź ją nad bród.
event-132-a-result = Zdejmuje fartuch, a potem jednak go zabiera. Po drodze układa przeprosiny, śmieje się w połowie i zaczyna od nowa. Wnuki biegną przodem z kijami, jedna strona zielona, druga czerwona.
event-132-b = Zanieś im pozdrowienia i masło.
event-132-b-result = Zanosisz. Podają sobie masło tam i z powrotem i każdy czyta w nim to, co chce. Następnego ranka o ósmej słychać, że zaczynają od nowa, z zapałem. Płaci ci, w śmietanie, za to, że drzwi były zamknięte.

event-133-title = Szósta
event-133-intro = Mówi im. Stoją w wodzie i słuchają i robi się szósta, a żaden tego nie zauważa. „Czyli nikt nie był obrażony” – mówi zielony. „Ja byłam – mówi ona. – Żaden z was o nic mnie nigdy nie zapytał, tylko czy nie widziałam drugiego”. Jest całkiem cicho. Czerwony kładzie hełm na rzece, a hełm płynie kawałek i tonie.
event-133-result = W końcu przenoszą ją, jeden z jednej strony, drugi z drugiej, bo chce zobaczyć, co tam jest takiego, że trwało jedenaście lat. Łąka. Płacą ci jako świadkowi. Jak dwóch ludzi w tej samej chwili odkłada ciężar, to było widać z bardzo bliska.

event-134-title = Dowód rzeczowy
event-134-intro = U stóp dębu leży domokrążca, martwy od jesieni, obrany do czysta. Jedno mu zostawiły. Wisi mu na szyi w gałganku i z tego je karmił, codziennie, latami, po drodze, połową wszystkiego, co miał. Raz wzięła gałganek do dzioba, żeby mieć coś po nim. Temu nie zabiera nikt: takie jest prawo. Jedenaście wron patrzy, co z tym zrobisz.
event-134-a = Pochowaj go z tym.
event-134-a-result = Kopiesz, a ona stoi obok. Kiedy kładziesz mu gałganek na piersi, tamte jedenaście sfruwa z dębu, jedna po drugiej, i każda wrzuca coś do grobu: guzik, fasolę, szkiełko. Ostatnia kładzie swoje przy twojej ręce.
event-134-b = Zanieś jego kram do następnej wsi.
event-134-b-result = Kram wisi na dębie, nietknięty, z pieniędzmi w wieku; igły sprzedajesz, a co należy się znalazcy, zatrzymujesz. Kiedy mijasz pole, nie ma już kręgu ani ptaków. Na ściernisku leży parę piór, same czarne.

event-135-title = Adwokat wrony
event-135-intro = To kamyk, czarny, z dziurką, jaki wrony dają temu, kto się za nimi wstawił. Przyłożony do oka pokazuje świat tak, jak one go widzą, trochę z góry, a wszystko, co wkrótce umrze, o odcień bledsze. Ona sama poleciała na dąb, a skrzydło wisi prosto. Sąd odroczono.
event-135-result = Nosisz go na sznurku. W walce, kiedy ręka kreśli znak, przez chwilę widać cię z góry i widać to, co nadchodzi z tyłu; i między tobą a tym jest trochę więcej.

event-136-title = Kto kołysze kołyskę
event-136-intro = Kołyska osiadła w trzcinach, a ręka, która ją kołysała, leży na brzegu, zielona, z błoną, w bransoletce z glonów. Żona utopca, jeśli takie miewają. Dziecko nie śpi i trzyma ją za palec. Całą noc niosła je nad wodą, a teraz nie wie, co one jedzą. Na widok łodzi pokazuje wszystkie zęby. Nie puszcza.
event-136-band-1 = Sięgasz po nie, a ona rzuca ci się do gardła, jak rzuciłby się każdy. Ciebie kosztuje to kolczugę, a łódź burtę. Na koniec masz dziecko, a ona kocyk i krzyczy za tobą, wzdłuż całej rzeki.
event-136-band-2 = Kładziesz na brzegu swój chleb i czekasz, aż się ściemni. Przysuwa kołyskę, o dłoń, i bierze chleb. Na lądzie ojciec liczy dzieci i wychodzi mu o jedno więcej niż przedtem. Wiesz, gdzie ona mieszka. Nikomu nie mówisz.
event-136-band-3 = Pokazujesz jej, jak się je trzyma, z ręką pod główką. Robi to od razu i lepiej. Potem oddaje je tobie, bo tam, gdzie mieszka, jest zimno; a z nim, z mułu, zakorkowaną butelkę, za strach. Długo siedzisz w łodzi.

event-137-title = Jeleń
event-137-intro = Stoi na ostatniej polanie, w obłoku oddechu, biały i wysoki jak drzwi domu. Między porożem wisi mech, a w mchu uwił gniazdo ptak. Słyszy cię od dwóch dni. Na pniaku leży trzydzieści darów, po jednym na rok: nóż, rękawica, kosmyk posiwiałych włosów. Więc był tu. Był tu co roku, wracał do domu i mówił, że zgubił trop.
event-137-a = Zostaw coś swojego.
event-137-a-result = Namyślasz się, aż robi się zimno, a potem kładziesz to między innymi. Jeleń schyla łeb i chucha. Wracasz tą samą drogą, a tam, gdzie były twoje kroki, nie widać nic.
event-137-b = Weź poroże, które zrzucił.
event-137-b-result = Leży w trawie, cięższe niż pług, i tu na górze nikomu się nie przyda. Niesiesz je na dół. Aptekarz waży dwa razy i idzie po brata. Kiedy dowiaduje się Corvin, pyta tylko, z której strony. Z lewej, mówisz. Kiwa głową i zamyka drzwi.

# Zdarzenia, które zaczynają się w miastach. Zdarzenie ma tytuł, to, co czyta się na głos (-intro),
# i opcje (-a, -b) z tym, co z każdej wynika (-a-result); bez opcji samo to, co wynika: -result, albo
# po jednym tekście na każdy przedział kości, testu lub walki (-band-1 ...).

## Where the first twelve lead

event-2-title = Buty nieboszczyka
event-2-intro = Ten w górach ma je na nogach, a nogi na stołku przy ogniu. O śmierci Radka nie słyszał i bierze ją do serca, głównie ze względu na buty: w tych stronach nie trzyma się rzeczy, po którą zmarły może wrócić. Pyta, czy na pogrzebie było dużo ludzi. Głodny nikt nie wyszedł, mówisz.
event-2-result = Ściąga je sam i staje na zimnej podłodze z podkulonymi palcami. Pasują. Kto je nosi, wchodzi do walki tak, jakby całą noc spał we własnym łóżku, za drzwiami zamkniętymi na klucz.

event-3-title = Siwa klacz
event-3-intro = Klacz zrzuciła dwóch wujów, kapłana i Theodora Grolego, który przyszedł ją opodatkować. Stoi w najdalszym kącie wybiegu ze stulonymi uszami i kawałkiem czyjegoś rękawa w zębach. Mierzy cię wzrokiem od butów w górę, nie znajduje nic, co by ją raziło, i żuje dalej.
event-3-result = To nie tyle jazda, ile towarzyszenie jej tam, dokąd idzie, i odpowiada to wam obojgu. W lasach zna każdą ścieżkę, a i takie, których nikt inny nie znajdzie. Pierwsza przejażdżka zabiera resztę dnia.

event-4-title = Skrzypek
event-4-intro = Tibor czeka pod dębem, z nowymi strunami i świeżo podbitym okiem. Piosenka ma już piątą zwrotkę, mówi, a burmistrz, jak się okazuje, ma brata. Tibor sypia na drzewie. Żeby zabić czas, zaczął też balladę o tobie i chciałby wiedzieć, jak się kończy.
event-4-result = Idzie z tobą, pół kroku z tyłu, gdzie najbezpieczniej. W Wyzimie i w Beauclair sypią się monety, kiedy wchodzicie we dwoje, a twoją połowę odlicza uczciwie.

event-7-title = To, co zjada światło
event-7-intro = Beczki mają wypalony znak topora. Na końcu drogi zrębowej leży trzech drwali i ciemność, która nie rusza się razem z drzewami. W środku coś żuje latarnię, powoli, ze szkłem. Płomienia unika, ale za iskrami biegnie. Masz krzesiwo, miecz i tyle czasu, ile pali się latarnia.
event-7-band-1 = Uderzasz za późno. Zamyka się nad tobą jak woda i wyczołgujesz się ku dźwiękowi własnego oddechu, z rozdartą kolczugą i o jedną rzecz w ręku mniej. Za tobą ono żuje dalej.
event-7-band-2 = Jedną ręką karmisz je iskrami, drugą stalą, aż ma dość obojga. Trwa to długo i klinga jest do niczego. Nowe ostrze opłacają sakiewki drwali.
event-7-band-3 = Rzucasz krzesiwo w ciemność, ono obraca się za iskrami i wiesz już, gdzie jest miękkie. Leśnicy płacą chętnie, a jeden pokazuje ci cięcie własnego pomysłu.
event-7-band-4 = Jedna iskra, jeden krok, jedno cięcie i zdycha, zanim się dowie, od czego. W brzuchu ma sakiewkę i dziewięć latarni. Ramię zapamięta, jak to poszło.

event-10-title = Pokój luster
event-10-intro = Korytarz kończy się pokojem pełnym luster. W każdym stoi ktoś, kto walczy tak, jak cię uczono, tylko odrobinę lepiej, i żadne z nich nie ma twojej twarzy. Czekają uprzejmie, aż miecz wyjdzie z pochwy. Drzwi za tobą też są już lustrem, a ten, kto w nim stoi, rozgrzewa obie dłonie.
event-10-band-1 = Przegrywasz pierwsze zwarcie i drugie. Przy trzecim są wyrozumiali i tylko cię rozbrajają. Ale kiedy sięgasz po ruch, który masz od terminu, tam, gdzie był zawsze, nie ma niczego.
event-10-band-2 = Rozbijasz to, którego oddech nie zachodzi mgłą na szkle. To było właściwe. We wszystkich innych kłaniają się, drzwi są znów drzwiami i wychodzisz lżejszym krokiem.
event-10-band-3 = Idziesz za trzecim po lewej przez całe długie natarcie, a na jego końcu cios jest twój. Za szkłem ręka sięga do pustej pochwy i zaczyna szukać.
event-10-band-4 = Gasisz je jedno po drugim, aż w ostatnim lustrze widać tylko ciebie, i to w lepszej formie niż dotąd. Kłaniasz się. Ono kłania się chwilę później, jak przystało uczniowi.

event-11-title = Pod murem
event-11-intro = Kanał wychodzi na płyciznę i oto są: utopce, tłuste od szczurów, a jeszcze niesyte. Leżą z oczami nad wodą i pozwalają ci podejść, bo na lądzie są powolne i dobrze o tym wiedzą. Wystarczy czasu na jeden porządny zryw, zanim wciągną cię po pas.
event-11-band-1 = To było za mało. Wciągają cię dwa razy, a za drugim zostawiasz im to, co masz w garści, żeby móc się chwycić kraty. Na górze Quist odnotowuje, że zostały zniechęcone.
event-11-band-2 = Dość z nich pływa brzuchem do góry. Reszta odeszła z prądem i będzie utopcami innego miasta. Quist płaci od głowy, po dyskusji, co się za nią uważa.
event-11-band-3 = Trzymasz się między nimi a głęboką wodą i na tym polega cała tajemnica. Potem na płyciźnie robi się cicho. Cech płaci, a szczurołapi będą uczyć synów tego, co dziś widzieli.

event-14-title = Ludwisarnia
event-14-intro = Piec jest rozpalony i nikt do niego nie dokłada. Formy stoją tak, jak je zostawiono; na jednej leży rękawica. W dole odlewniczym czeka siostra świątynnego dzwonu, gotowa, otworem do góry, i nasłuchuje. Ktoś położył obok niej młot. Uderzasz raz, żeby usłyszeć, co ma do powiedzenia.
event-14-band-1 = Mówi to w twoich żebrach. Cios wraca dwa razy mocniejszy i dochodzisz do siebie między formami, z krwią w uszach i popękanymi rzemieniami pancerza.
event-14-band-2 = Czysty ton; a daleko na równinie odzywa się drugi. Ze szczeliny w murze sypie się srebro: ludwisarze ukryli tam wypłatę i nie mieli kiedy po nią wrócić.
event-14-band-3 = Niski ton, który nie ma końca. Idzie przez ciebie, aż znajdzie to, co luźne, i naciąga jak strunę. Kiedy wychodzisz z dołu, piec po raz pierwszy jest ciemny.

event-18-title = Dom, który skupuje długi
event-18-intro = Dom ma jedne drzwi dla tych, którzy są winni, a drugie dla tych, którym są winni. Urzędnik pyta, które są twoje. Jest uprzejmy i nie mruga. Za nim wisi księga na całą ścianę, a na otwartej stronie widać nazwisko świecarza, potem zielarki Ody Hollin, a potem twoje, dwa razy.
event-18-a = Drzwi tych, którym są winni.
event-18-a-result = Urzędnik kłania się i idzie przed tobą po schodach, wyłożonych tak grubo, że nie słychać, jak wchodzicie. Otwiera kantor, gdzie ktoś już czeka i kazał zagrzać krzesło.
event-18-b = Drzwi tych, którzy są winni.
event-18-b-result = Urzędnik przekręca za tobą klucz i życzy dobrego wieczoru. Korytarz jest długi i bez lamp. Nie potrzebuje ich: na drugim końcu coś połyskuje i rusza się wtedy, kiedy ty.

event-19-title = Kantor
event-19-intro = Pan bez cienia rozkłada monety na dwie kupki. Jedna, objaśnia, to tyle, ile świat winien jest tobie: kontrakty, głównie, i dzieciństwo. „Niewiele tego – mówi życzliwie. – Większość ludzi nam to zostawia. Odsetki wypłacamy nie w pieniądzu”. Pióro ma już umoczone.
event-19-a = Weź swoją kupkę.
event-19-a-result = Przesuwa ją ku tobie i patrzy, jak liczysz. Naprawdę niewiele, choć gościowi z pustą sakiewką jeszcze dokłada. Zanim padnie prośba, urzędnik trzyma już twój płaszcz.
event-19-b = Dołóż do kupki i poproś o odsetki.
event-19-b-result = Kładziesz na wierzchu własne pieniądze, a on to notuje. Na schodach zauważasz, że coś trudnego zrobiło się łatwe. Próbujesz sobie przypomnieć, ile cię to kiedyś kosztowało, i nie potrafisz.

## The false witcher

event-21-title = Ten drugi wiedźmin
event-21-intro = Jest skała, na skale gniazdo, a na linie kosz. W koszu siedzi człowiek z malowaną blizną, mosiężnym medalionem i twoim imieniem, a czterdziestu chłopów wciąga go na górę, bo zapłacili. Widzi cię. Widzi twoje oczy i to, że są prawdziwe. „Harpie – mówi słabo. – Obiecałem im, że to kwestia minut”.
event-21-a = Powiedz chłopom, kim on jest.
event-21-a-result = Puszczają linę, nie ze złości. W dół leci szybciej niż w górę i kuśtyka w jałowce bez medalionu. Oddają ci to, co zostało z jego zapłaty. Potem patrzą na kosz, a potem na własne buty.
event-21-b = Wsiądź obok niego.
event-21-b-result = Kosz jęczy. Nazywa się Kord, mówi, i nigdy nikt go tak nie ucieszył, i powtarza to, aż przesuwa się nad wami cień skrzydła. Wtedy wstaje, co w koszu nie jest mądre.

event-22-title = Kord, że tak powiem, wiedźmin
event-22-intro = Harpie lecą na to, co błyszczy. Kord pojmuje to szybciej niż ty: staje na krawędzi, wywija nad głową mosiężnym medalionem i wrzeszczy, że jest Biczem Siedmiu Dolin. Rzucają się na niego wszystkie, a do ciebie tyłem. Po jednym nawrocie jest po wszystkim. Prawie go nie pogryzły i nie może przestać gadać.
event-22-result = Idzie z tobą. Walczyć nie umie, ale żaden potwór nie patrzył jeszcze na nikogo innego, kiedy Kord krzyczał, więc pierwsza tura przeciw niemu należy do ciebie. Twojego imienia musi się wyrzec. Wciąż szuka równie dobrego.

## The bell

event-23-title = Ludwisarz
event-23-intro = Ten, kto odlał dzwon, jest po dziewięćdziesiątce, głuchy, i mieszka poniżej swojej ludwisarni w chacie bez drzwi. Pokazujesz mu jej znak, odbity sadzą na szmacie. Kładzie obie dłonie na stole, żeby słyszeć, i każe ci zrobić to samo. Odlał dwa, mówi za głośno: jeden do wołania, drugi do odpowiadania. Świątynia kupiła tylko pierwszy.
event-23-a = Idź do drugiego dzwonu.
event-23-a-result = Zamyka oczy i kiwa głową, jakby od dawna czekał, aż ktoś to powie. Ostatni odcinek pokonujesz bez towarzystwa, między hałdami żużlu, na których nie wzeszła trawa. Komin nad tobą dymi. W połowie drogi czujesz pomruk w podeszwach.
event-23-b = Niech ci odleje coś małego.
event-23-b-result = To go cieszy. Topi na palenisku lichtarz i odlewa ci guz na zbrojne ramię, z krawędzią cienką jak u dzwonu, a noc spędzasz w jego chacie. Nad ranem wstaje i odwraca stół, żeby nie słyszeć.

## The apprentice

event-24-title = W dziupli
event-24-intro = Misko prowadzi gospodarstwo w spróchniałym dębie: półki z kory, słoiki z gliny, waga z miseczek żołędzi. Sprzedawał borsukom, mówi, i możliwe, że żartuje. Spisał też zapiski od nowa, z pamięci. Bardzo spokojnie pyta, co powinien zrobić ktoś, kto mógłby powiesić pół miasta.
event-24-a = Każ mu to spalić i iść z tobą.
event-24-a-result = Rozważa to, wyjątkowo bez wagi. Potem karmi zapiskami ogień, kartka po kartce, i każdą czyta, zanim puści. Kiedy kończy, jest ciemno. Jedną kartkę zatrzymał. To ta z twoim rachunkiem.
event-24-b = Każ mu to zachować i odejdź.
event-24-b-result = Kiwa głową i to też zapisuje. Za fatygę napełnia wszystko, co masz do napełnienia, do kreski i nie wyżej. Za dziesięć lat, myślisz w drodze powrotnej, to miasto będzie miało bardzo młodego i bardzo cichego burmistrza.

event-25-title = Czeladnik
event-25-intro = Idzie za tobą pod skrzynką większą od siebie, a ta nie brzęczy, bo sam ją pakował. Na pierwszym postoju chce wiedzieć, co zabijesz następne, ile to waży i które części zwykle się wyrzuca. Wyliczasz mu. Milczy tak długo, jakby spał. „Te wszystkie?” – odzywa się Misko.
event-25-result = Od dziś nic się nie wyrzuca. Kiedy pokonasz potwora, obchodzi go z małym nożykiem i poważną miną, i zanim zmyjesz z siebie krew, w torbie jest świeży eliksir, z datą.

## Salt

event-26-title = Pchać albo gwizdać
event-26-intro = Wóz stoi pośrodku brodu, a przed nim muł Proboszcz i rozmyśla. „Rzepa” – mówi Dorrit Ash. Pod rzepą jest sól i woda właśnie się do niej dobiera; pod solą ktoś oddycha. Drogą zbliżają się trzy latarnie, prosto, uczciwym krokiem, jak jeżdżą tylko ludzie Theodora Grolego. „No więc? – pyta Dorrit. – Pchać albo gwizdać”.
event-26-a = Pchaj.
event-26-a-result = Zapierasz się plecami o wóz, a piersią o rzekę. Proboszcz dochodzi do wniosku, że to jego własny pomysł. Wóz wyjeżdża na drugi brzeg, ociekając solanką, a spod soli ktoś dziękuje i pyta, czy to latarnia.
event-26-b = Zagwiżdż na konnych.
event-26-b-result = Donosicielowi płacą na miejscu, według taryfy, za podpisem. Dorrit Ash wyprzęga muła i nic nie mówi. Przekopują się przez rzepę, przez sól, a potem stają. Theodor Grole zdejmuje kapelusz i prosi cię, żeby już stąd iść.

event-27-title = Co przechowywała sól
event-27-intro = Benno Grole siada, biały od stóp do głów, jak wykuty na nagrobek. Jest kłusownikiem, poszukiwanym, a poszukuje go brat. „Theodor by mnie powiesił – mówi. – A potem zrobiłby rachunki i zobaczył, że nie ma kto przysłać mu szynki na przesilenie”. Latarnie doszły do wody. Jedna skręca w tę stronę.
event-27-band-1 = Konni przechodzą bród. Trzymasz brzeg, aż wóz odjedzie, a to uparci ludzie z długimi żerdziami; wybijają ci dech i kruszą prawie całą osłonę. W końcu Theodor Grole ich odwołuje. Patrzy na mokrą sól na kamieniach i niczego nie zapisuje.
event-27-band-2 = Latarnia idzie dalej. Benno otrząsa się jak pies i upiera się, żeby zapłacić, z sakiewki z inicjałami brata. „Pożyczona” – mówi. Dorrit każe mu zejść i iść piechotą.
event-27-band-3 = Latarnia staje. Przez wodę bracia patrzą na siebie przez jeden oddech, po czym Theodor mówi głośno, że jest tu tylko rzepa. Benno płaci ci niepewną ręką. Dorrit pozwala spać na workach do rana.

## The dead porter

event-28-title = Długa droga z trumną
event-28-intro = Radek ma na plecach trumnę, a w trumnie komornika, który obyczajem tych dolin musi lec tam, gdzie się urodził. Żaden żywy go nie poniesie: każdemu wyniósł kiedyś łóżko. Od południa idą za nimi dwa ghule, w takiej odległości, jaką ghule trzymają za dnia. „Bierz od nóg” – mówi Radek.
event-28-band-1 = O zmierzchu rzucają się na was i nogi lądują na ziemi. Na odganianie idzie wszystko, co miało być na później, a komornik traci ucho. „On już o tym nie usłyszy” – mówi Radek i musi usiąść ze śmiechu, aż robi się całkiem ciemno i trzeba go ciągnąć.
event-28-band-2 = Śpiewasz, żeby trzymały się z dala. Nie podoba im się, i nikomu by się nie podobało. Na górze matka płaci za ostatnią drogę syna drobnymi, które leżały przygotowane od dawna, i pyta, czy go lubiano. „Wszyscy go znali” – mówi Radek.
event-28-band-3 = Niesiecie całą noc i ani razu go nie odstawiacie. Nad ranem stwierdzasz, że jego nogi od kilku godzin leżą na twoim złym barku i że nie jest to już zły bark. Ghule zawracają przy pierwszych domach. Radek dzieli zapłatę, a potem chleb, na oko, co do okruszka.

## What Mila asked for

event-29-title = Wapienniki
event-29-intro = Medalion ani drgnie. A więc człowiek, imieniem Hannes, bez rzęs, bo rzęsy zabiera wapno, i z rozbitymi kostkami, czego wapno nie robi. Myśli, że chodzi o bazyliszka, i częstuje cię połową chleba. W mieście jest czwartek, a pewne dziecko ma od ciebie na piśmie, że się temu przyjrzysz przed sobotą.
event-29-a = Zbij go tak, jak on bije.
event-29-a-result = Oddaje, i to mocno; potem przestaje i pyta za co, więc mówisz mu, za co. Wykupuje od ciebie zęby tym, co ma. W drodze na dół zostawiasz połowę na parapecie Mili. Na miesiąc czy dwa wystarczy. Dość takich już było, żeby wiedzieć.
event-29-b = Powiedz mu, kto cię wynajął.
event-29-b-result = Siada w wapnie. Pyta, ile uzbierała, a ty mówisz: wszystko. Długo patrzy na chleb. W sobotę, odzywa się w końcu, pójdzie drugą drogą, przez las, i nie wróci. Lepiej być przy tym i widzieć.

event-30-title = Sobota
event-30-intro = Siedzisz na kamieniu milowym przy rozwidleniu, gdzie jedna droga schodzi do miasta, a druga między drzewa, tam, gdzie wapiennik może zacząć od nowa. Pod wieczór przychodzi, umyty, w czystej koszuli, z całym dobytkiem na plecach. Pod pachą ma lalkę, nową. Staje na rozwidleniu i patrzy w jedną drogę, a potem w drugą.
event-30-band-1 = Chce jej tylko dać lalkę, mówi, a potem to krzyczy. Trzymasz drogę, aż robi się ciemno, a on jest silny od pieców; z twojej osłony niewiele zostaje. W końcu ciska lalkę, za nią sakiewkę, dla nich obu i dla ciebie, i odchodzi.
event-30-band-2 = Daje ci lalkę i idzie leśną drogą, szybko, jak wyciąga się cierń. Mila sadza ją na półce i nie bawi się nią. „Nie żyje?”. Odszedł, mówisz. Zastanawia się i poprawia swoją kartkę. Wychodzisz z miasta z prostszymi plecami, niż tu wchodzisz.

## The letters

event-31-title = Ta, która pisała
event-31-intro = Trzyma kozy powyżej granicy lasu, ma sześćdziesiąt lat i śmieje się na widok pliku. „A więc je zachował – mówi. – Zawsze mi się zdawało, że on z tych, co zachowują”. Nie mówisz jej, że były pozycją na licytacji, między flaszkami a pochwą. Pieczęcie są całe, wszystkie dziewięć. Jej ręce nie wychodzą spod fartucha.
event-31-a = Włóż jej listy w dłonie.
event-31-a-result = Waży je, jak waży się kurę. Potem siada na progu, łamie pieczęcie i czyta, co napisała, dziewięć wiosen po kolei, poruszając wargami. Doszedłszy do końca, wchodzi do środka i słychać, jak ciągnie drabinę.
event-31-b = Poproś, żeby ci jeden przeczytała.
event-31-b-result = Czyta ci trzeci. Jest o wiośnie, kiedy został, i o tym, co ćwiczył rankami na klepisku, myśląc, że ona śpi; spisała to krok po kroku, jak taniec. Prosisz, żeby ten kawałek przeczytała jeszcze raz.

event-32-title = Miecz w strzesze
event-32-intro = Zostawił go u niej, żeby mieć powód wrócić. Leżał w strzesze nad kozami, w natłuszczonej wełnie, a ona co jesień zdejmowała go i tłuściła od nowa. Jest srebrny. Należy do pewnej pustej pochwy. „Na sianokosy zawsze miał już być” – mówi kobieta na drabinie. „Uwaga na ostrze”.
event-32-result = Zatrzymujesz go. Z pochwy wychodzi szybciej niż każda twoja klinga, a pierwszy cios w walce sięga nim głębiej; potem jest to miecz jak każdy. Ona nie patrzy, jak odchodzisz. Jest przy kozach.

## The last act

event-33-title = Teatr w skale
event-33-intro = Drzwi są takie, jak je namalowano, i otwierają się. Za nimi jest teatr: kurtyna, scena, ławy wykute w kamieniu. Na ławach siedzą kukły, szare, naturalnej wielkości, z rękami na kolanach, i ich głowy obracają się ku tobie z odgłosem deszczu. Stoisz na scenie. A raczej trochę na niej wisisz, bo pięty nie dotykają desek.
event-33-a = Zagraj rolę.
event-33-a-result = Robisz to, co umiesz najlepiej, przed widownią, która nie klaszcze. Ramię idzie tam, gdzie szło dziesięć tysięcy razy. Za tobą podnosi się druga kurtyna i coś wyprowadza cię przez nią tyłem, w ukłonach, w korytarz pełen ciebie.
event-33-b = Zejdź i usiądź między nimi.
event-33-b-result = Posuwają się. Na scenie, po chwili, młodej kobiecie pokazują, jak się puszcza nitkę; to Zofka i jest to piękna scena. Zostawiasz na ławie starą sztuczkę, a zabierasz to, co jej pokazano. Nikt się nie ogląda, gdy wychodzisz.

## The house in Novigrad

event-34-title = Szatnia
event-34-intro = Na bilet wpuszczają bocznymi drzwiami. W długiej izbie wisi to, co ludzie sprzedali: śmiech, na haku; leworęczność; dobry sen; droga do czyjejś matki, złożona w kostkę. Wszystko z numerkiem. Jest tu nos pewnego świecarza. Urzędnik, który ma cię wpisać, przeprasza. Musi poszukać atramentu, mówi, i może mu to zająć minutę.
event-34-a = Zdejmij coś z haka.
event-34-a-result = Wchodzi jak rękawiczka zagrzana cudzą dłonią. Wtedy dzwonią wszystkie haki. Wychodzisz przez okno, szklany dach i dach niższy, gubiąc po drodze pół pancerza. To, co zdjęte z haka, zostaje na tobie. Czyje było, nie dowiesz się nigdy.
event-34-b = Niczego nie ruszaj i czekaj.
event-34-b-result = Urzędnik wraca z pełnym kałamarzem i liczy haki oczami. Wydaje się zawiedziony; wydaje się też, że mu ulżyło. „Tędy” – mówi i przez zielone drzwi prowadzi cię do frontowej części domu, gdzie robi się interesy.

## Rats, a candle, shoes, a saint

event-35-title = Dokąd poszły szczury
event-35-intro = Siedzą na polanie, wszystkie szczury z miasta, rzędami, a przed nimi kołysze się archespora z każdym kwiatem otwartym. Jej zapach płynie jak piosenka, którą ktoś śpiewał ci nad łóżkiem. Pierwszy rząd śpi. Kiedy któryś zostaje zabrany, rząd z tyłu podsuwa się bliżej. Ogień by ją tylko rozjuszył. Zamknąłby ją dym, byle właściwy.
event-35-band-1 = Jaki, tego nie wiesz. Palisz, co masz, wchodzisz z łzawiącymi oczami, ścinasz najbliższą bulwę i wychodzisz z flaszką jej soku. Kilka szczurów idzie z tobą. Pozostałe podsuwają się bliżej.
event-35-band-2 = Piołun i kora olchy. Kwiaty zamykają się jeden po drugim, jak oczy, wchodzisz więc i bierzesz, ile uniesiesz. Szczury budzą się, patrzą po sobie i rozchodzą się na wszystkie strony, zażenowane.
event-35-band-3 = Piołun, olcha i na koniec nitka siarki: składa się u twoich stóp jak namiot. Sok ściągasz bez pośpiechu. Szczury idą do domu. W bramie miasta stoi Quist, płaci ci od sztuki wchodzącej i płacze.

event-36-title = Dom jej matki
event-36-intro = Dom stoi na hali pod szczytami i na łóżkach rośnie trawa. W skrzyni leży wianek, wstążka i świeca gruba jak ramię, złocona, z dwoma imionami odciśniętymi w wosku. Jedno z nich to to, którego nie mówi się na ulicy Świecowej. Świeca była na jej wesele. Nic innego w tym domu nie jest wolne od kurzu.
event-36-result = Palisz wianek i wstążkę, zakopujesz popiół i raz, na głos, wymawiasz jej imię. Nic nie przychodzi. Świecę zatrzymujesz. Gdy między tobą a czyimiś zębami nie będzie już nic, zapal ją, a będzie za czym stanąć jeszcze przez chwilę.

event-37-title = Buty
event-37-intro = Przed wejściem do martwej kopalni stoi para butów, równo, ze skarpetami w środku. Wewnątrz coś za dużego na ten szyb stara się nie hałasować. Przykuł się sam; pomyślał o wszystkim prócz własnej siły i skobel już puszcza. Wilkołak dochodzi do siebie, kiedy pieje kur. Masz drzwi, własne plecy i parę godzin nocy.
event-37-band-1 = Drzwi wytrzymują do północy, potem drzwiami jesteś ty. Przechodzi po tobie i znika na piargach, nie przystając, żeby ugryźć, co mu się chwali. Z osłony zostały kawałki. Rano znosisz buty jego rodzicom.
event-37-band-2 = Zapierasz się i mówisz, zapierasz się i mówisz. Gdy pieje kur, nagi chłopak pyta przez deski, czy komuś coś zrobił. Prowadzisz go do domu opłotkami. Ojciec płaci monetą, a matka czymś zza weków.
event-37-band-3 = Całą noc rzuca się na drzwi, a ty za każdym razem uczysz się trochę więcej o przyjmowaniu ciosów. Gdy pieje kur, dziękuje ze łzami i wkłada skarpety. Będą następne miesiące. Pokazujesz mu głębszy szyb i lepszy skobel.
event-37-band-4 = Opierasz plecy o drewno i do piania kurów nie drgnie ani razu. W końcu zasnął, mówi, i nie może się temu nadziwić. Jego bliscy sprzedają drugie łóżko, żeby ci zapłacić. Twoje plecy wiedzą teraz to, co wiedzą drzwi.

event-38-title = Grobowiec świętej Wenny
event-38-intro = Śpiew ucichł. Przed grobowcem leży stos pielgrzymich lasek, a w progu siedzi stara kobieta szeroka jak drzwi, z językiem do samej ziemi, i sortuje palce według długości. Świętej nie ma tu od lat. Baba cmentarna lubi tych, co klęczą. Rzuca się najpierw na światło, potem na twarz, i właśnie nabiera tchu.
event-38-band-1 = Latarnia gaśnie, a w ciemności ten język jest wszędzie. Uchodzisz schodami pielgrzymów z drętwym ramieniem i pustą ręką. Nad tobą zaczyna śpiewać, czyimś głosem, i to wcale nieźle.
event-38-band-2 = Rzucasz latarnię obok niej; obraca się za światłem i to wystarczy. W środku jest jałmużna i flaszki, które chorzy przynieśli do pobłogosławienia. Kanonik wyszedł innym wyjściem.
event-38-band-3 = Do światła nie dociera. Najpierw idzie język, potem reszta, a grobowiec przeszukujesz bez pośpiechu. Jest tam jałmużna z całego roku. Jakiś pielgrzym wydrapał na ścianie, jak wytrzymać cztery noce w kącie, i uczysz się tego na pamięć.

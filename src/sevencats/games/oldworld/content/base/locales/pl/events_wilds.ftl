# Zdarzenia, do których prowadzą karty dziczy. Zdarzenie ma tytuł, to, co czyta się na głos (-intro),
# i opcje (-a, -b) z tym, co z każdej wynika (-a-result); bez opcji samo to, co wynika: -result, albo
# po jednym tekście na każdy przedział kości, testu lub walki (-band-1 ...).

## The first ones

event-1-title = Zatopiona kusza
event-1-intro = Pomost się chyli, ale natłuszczona szmata wytrzymała. Przecinasz sznurek i z tobołka bucha cały Benno Grole: żywica, jeleń i podły tytoń. Kusza w środku jest krótka, brzydka i zrobił ją ktoś, kto nie miał zdania o strzałach ostrzegawczych.
event-1-result = Zatrzymujesz ją. Starcza na jeden bełt, zanim walka zacznie się na dobre; potem już tylko zawadza.

event-5-title = Suka
event-5-intro = Zanim ją zobaczysz, czujesz jej zapach. Podchodzi do skraju światła, patrzy na mięso, patrzy obok ciebie i kładzie się do niego tyłem. Kładziesz je między wami i też odwracasz się plecami. Tak się to chyba robi. Po pewnym czasie coś ciepłego dyszy ci w kark.
event-5-result = Bierze mięso, a potem twoją dłoń, delikatnie, w zęby, żeby było jasne, jak się sprawy mają. Odtąd idzie przed tobą i cokolwiek wychodzi z ciemności, najpierw spotyka ją.

event-6-title = Kobieta z lampą
event-6-intro = Ilka siedzi na brzegu z lampą zapaloną w biały dzień i z podwiniętymi rękawami. To, co się urodziło, też zeszło nad wodę, mówi, i było głodne. Nikt inny nie został. W końcu zajęła się tym sama. Kilka razy umyła ręce i myje je dalej.
event-6-result = Siedzisz z nią, aż lampa się wypali, a wtedy wstaje i idzie z tobą. Rany zamyka tak, jak inni zamykają okiennice: bez zachodu i przed zmrokiem.

event-8-title = Ten, co płukał butelki
event-8-intro = Między skałami stoi otworem pracownia alchemika. Alchemik jest w środku, prawie we wszystkich kątach. Na stole pyrka coś nad płomieniem, który powinien był zgasnąć lata temu. Niewiele brakuje, a będzie gotowe. Kartka przypięta do blatu mówi: zdjąć, gdy zaśpiewa. Na razie nuci.
event-8-band-1 = Czekasz na pieśń o chwilę za długo i kipi. Resztę dnia spędzasz z głową w źródle.
event-8-band-2 = Zdejmujesz przy pierwszej nucie. Większość, stygnąc, zmienia się w ocet, ale jedna flaszka zachowuje barwę i głos.
event-8-band-3 = Z ognia, przez płótno, do szkła, wszystko przed drugą zwrotką: spora miarka, a brwi wciąż tam, gdzie były.
event-8-band-4 = Kończysz to, co zaczął, i porządkując notatki, widzisz, gdzie się pomylił. To nie był płomień. Zabierasz i flaszkę, i pomyłkę; jedno i drugie warto mieć.

event-9-title = Mur w Kaer Seren
event-9-intro = Pod warownią mur wybrzusza się ku lądowi. Coś napiera na niego od morza, bez pośpiechu, i wie, że tu jesteś. Murarze z Kaer Seren poszli na górę poszukać mocniejszej zaprawy, wszyscy razem. Przykładasz bark do kamieni.
event-9-band-1 = Przechodzi na wylot. Leżysz pod gruzem, przepuszczasz je, nie mając już czym się zasłonić, i liczysz bardzo wiele nóg.
event-9-band-2 = Mur wytrzymuje, ty też, aż tamto się znudzi. Na górze ktoś znajduje za to monetę, a na bark opatrunek.
event-9-band-3 = Trzymasz do odpływu. Było jedno miejsce, w którym zawsze coś ci puszczało, i jest sześć godzin, żeby się z nim zapoznać.
event-9-band-4 = To za murem poddaje się pierwsze. Słychać, jak opuszcza się w morze niby staruszek do balii. W warowni patrzyli z okien i płacą odpowiednio.

event-12-title = Węzeł
event-12-intro = Schodzisz po linie, ręka za ręką, a światło robi się zielone, potem brunatne. Na końcu węzeł podnosi wzrok. Od lat wiąże sam siebie z tego, co utonęło, z rękawów, lejców, włosów, i chętnie wziąłby jeszcze twoje ramiona. Nad tobą Lorcan mówi do liny.
event-12-band-1 = Chwyta, zanim uda się tobie. Odcinasz się i wypływasz z pustym pasem. „No to niech już to sobie ma” – mówi Lorcan do liny.
event-12-band-2 = Znajdujesz koniec i rozplata się pasmo po paśmie. Wypływają przeróżne zguby, a Lorcan pozwala ci parę zatrzymać.
event-12-band-3 = Jeden oddech, jedno cięcie i rzeka znów płynie prosto. Lorcan płaci jak ktoś, kto się tego nie spodziewał, i sam cię wyciąga, za co liczy osobno.

event-13-title = Ciepłe gniazdo
event-13-intro = Drzewa stoją tu na pustym gruncie, a ta pustka nie śpi. Dzień jest jasny, korzeń pod nogami gruby. Trzy stuknięcia, przerwa, dwa: potem darń i tak puszcza i wpadasz między nekkery, małe, ciepłe i uszczęśliwione.
event-13-band-1 = Wiszą ci na ramionach, zanim zdążysz je podnieść. Wyłazisz inną dziurą, a w pierwszej zostawiasz kawałek siebie.
event-13-band-2 = Opierasz się plecami o glinę i odtąd muszą przychodzić pojedynczo. Gdy robi się cicho, wykopujesz sakiewkę czy dwie i wiesz, dokąd poszła reszta.
event-13-band-3 = Nie uchodzi ani jeden. Węglarze płacą. Potem kupa szmat w kącie mówi dobry wieczór: to Ulf, cały ten czas żywy, i pokazuje ci, jak tego dokonał.

event-15-title = Kości umarłych
event-15-intro = Czterech umarłych gra w kości na pniu, z kapeluszami obok siebie. Uprzejmie robią miejsce; twoja moneta zostaje obejrzana, nadgryziona i uznana za okropnie nową. „Po jednym rzucie” – mówi Pasażer. „Nigdy nie gramy o pieniądze. My nimi tylko płacimy”. Kości są bardzo lekkie i ciepłe, więc wolisz nie pytać.
event-15-band-1 = „Och, co za pech” – mówią i mówią to szczerze. Potem piją twoje zdrowie, jeden po drugim, z twojej własnej flaszki, aż do dna.
event-15-band-2 = Przykro im, ale rzut to rzut. Jeden z nich sięga ci przez czoło i zabiera to, o czym miała być następna myśl.
event-15-band-3 = Skromny rzut, skromna wygrana. Pasażer przesuwa ku tobie paznokciem monetę, jeszcze ciepłą od czyjegoś oka.
event-15-band-4 = Kiwają głowami i nalewają ci tego, co sami piją, po brzegi. Jest przejrzyste i nie zamarza. Odstawiasz na później.
event-15-band-5 = Gwiżdżą przez te zęby, które mają, i płacą, w czterech walutach, a na żadnej nie ma żyjącego króla. Złoto to złoto.
event-15-band-6 = Wszyscy czterej wstają i wkładają kapelusze, żeby móc je przed tobą zdjąć. Spływa to po plecach jak zimna woda: gdzieś coś zostało wybaczone.

event-16-title = Kamieniołom bez nazwy
event-16-intro = Od stu lat nikt tu nie ciął kamienia, a kurz wciąż nie opadł. Coś na dole obraca wielkie koło. W trzeciej galerii lampy czekają w niszach, napełnione i z przyciętymi knotami; a za tobą, na schodach, zapalają się same, jedna po drugiej.
event-16-band-1 = Przy ostatniej lampie wali się strop. Wykopujesz się po drugiej stronie, w siniakach pod kolczugą, obok bardzo świeżych śladów, które prowadzą na zewnątrz.
event-16-band-2 = Na ścianie kamieniarze wydrapali, jak to powstrzymywali, w obrazkach, bo żaden nie umiał pisać. Prawie się udało. Mimo to przerysowujesz.
event-16-band-3 = Za kołem stoją ich szafki, rzędem, w każdej tygodniówka i butelka na kurz. Ani jedno, ani drugie się nie zepsuło. Gdy czytasz nazwiska, koło zwalnia.

event-17-title = Pusty słup milowy
event-17-intro = Przy słupie milowym bez nazwy droga się rozdziela. W lewo schodzi do kamieniołomu, gdzie obraca się koło. Z prawej ktoś położył świeże kwiaty, ociekające wodą, a obok, pod kamieniem, list do budowniczych kurhanu.
event-17-a = Zejdź do koła.
event-17-a-result = Schodzisz starymi koleinami wozów, głębszymi, niż powinny być. Wołasz, że idziesz. Na dole koło zaczyna się obracać trochę szybciej.
event-17-b = Przeczytaj list.
event-17-b-result = „Przenieśliśmy się nad wodę” – stoi tam pięknym pismem. „Na starym miejscu było tak sucho. Prosimy w odwiedziny”. Dwa razy patrzysz na datę. Jest jutrzejsza.

event-20-title = Nad wodą
event-20-intro = Rzeczywiście się przenieśli: schludna wioska kurhanów wzdłuż brzegu, każdy z małymi drzwiami. Ścieżki są zagrabione. Na stole stoją chleb i sól, leży sakiewka i księga. Nikogo nie widać, a wszystkie drzwi są uchylone, dokładnie na tę samą szerokość.
event-20-a = Otwórz księgę.
event-20-a-result = Otwierasz tam, gdzie wstążka. Uczy jednej rzeczy, dobrze, na obrazkach, i jednej rzeczy chce w zamian. Można ją jeszcze zamknąć.
event-20-b = Zjedz, weź sakiewkę, podziękuj.
event-20-b-result = Zapłacili tyle, ile kosztuje wiedźmin twojej klasy, a chleb jest świeży. Za tobą zatrzaskują się po kolei drzwiczki, cichutko, żeby nie było niegrzecznie.

## Wick, who wants to be a witcher

event-39-title = Młyn przy niskiej wodzie
event-39-intro = Koło stoi i ocieka, a młynarz siedzi nad jamą z kapeluszem w rękach. Co lato, przy niskiej wodzie, zabiera najmniejszego w domu. Dwie puste trumny już pochował. Nie jest złym człowiekiem; jest wystraszonym. Pod osią muł otwiera oko. Za tobą Knot trzyma przed twarzą pokrywkę.
event-39-a = Zejdź do niej.
event-39-a-result = Baba wodna rzuca pierwsza. Szlam trafia w oboje oczu, starcza czasu na jedną flaszkę, a resztę robisz na ślepo, po zapachu, aż z osłony zostają strzępy. Wtedy ktoś puszcza koło. Knot idzie na kolację twoim krokiem.
event-39-b = Zabierz chłopca.
event-39-b-result = Młynarz przynosi kubrak chłopca i nie radzi sobie z guzikami. W Ban Ard, podobno, jest wielka szkoła dla dzieci, które za dużo pytają. „To idziemy do Ban Ard” – mówi Knot na drodze. A po stu krokach: „Dlaczego?”.

event-40-title = Egzamin wstępny
event-40-intro = Akademia w Ban Ard egzaminuje na schodach nad wodą. Knot przyszedł odpowiadać, ale nikt mu tego nie powiedział, więc pyta. Z pierwszymi siedmioma pytaniami egzaminator sobie radzi. Przy ósmym posyła po kolegę. Przy jedenastym na schodach stoi pięciu magów i krzyczą na siebie, a woźny oddaje ci chłopca za kołnierz.
event-40-result = Nie nadaje się, mówi woźny. Knot bierze to za pochwałę i zostaje z tobą. W walce ma stać za ostatnim drzewem, tak przysiągł. Ale kiedy coś upuścisz, wybiega i przynosi.

## The Third Company

event-41-title = Pole pięćdziesięciu sześciu
event-41-intro = Leżą w szeregu, tak jak stali, z rowem za plecami. Kapłanka z łopatą jest tu od wczoraj i doszła do czwartego. „Jutta – przedstawia się. – Przychodzą o zmierzchu. Ghule. Te pierwsze nie są głodne, mają tylko sprawdzić, co potrafisz. Oszczędzaj siły na drugie”. Pluje w dłonie i staje z tobą plecami do siebie. Światło gaśnie.
event-41-band-1 = Wydajesz wszystko na pierwsze, tak jak chciały. Drugie spychają cię za rów, a co wypadło z rąk, zostaje tam. Za tobą, w ciemności, łopata pracuje dalej.
event-41-band-2 = Pierwszym dajesz podejść i ustępujesz, a na drugie rzucasz wszystko. O wschodzie słońca trzydziestu jest pod ziemią. W książeczkach żołdu był żołd, a Jutta mówi ci bez ogródek, gdzie było słabo.
event-41-band-3 = Drugie wpadają na twoją klingę tak szybko, że trzecie zawracają. Potem to już tylko robota: pięćdziesiąt sześć razy łopata, pięćdziesiąt sześć linijek w księdze. Gdy podnosisz wzrok, na skraju lasu stoi człowiek z czapką w ręku.

event-42-title = Rozejść się
event-42-intro = Kapitan Holt przyprowadził czterech, którzy uciekli razem z nim. Stają przed długim kopcem, a on odczytuje listę Trzeciej Kompanii, wszystkie sześćdziesiąt nazwisk. Cztery razy ktoś odpowiada. Pozostałe Jutta czyta ze swojej księgi: „Jest”. Trwa to tyle, ile trwa. „Kompania, rozejść się” – mówi wtedy Holt i stoi z kluczem do skrzyni, a nie ma komu wypłacić.
event-42-a = Przyjmij skrzynię.
event-42-a-result = Jest w niej żołd za kwartał i sztandar. Sztandar im zostawiasz. Czterej odchodzą w cztery strony i na zakręcie, gdzie myślą, że nikt nie widzi, wszyscy czterej się oglądają.
event-42-b = Poproś go o musztrę.
event-42-b-result = Prostuje się. Przez godzinę, na pustym polu, musztruje cię tak, jak musztruje się sześćdziesięciu, na całe gardło, z mokrą twarzą. Ile z tego da się wziąć, zależy od tego, jak się stało przedtem.

## A medallion goes home

event-43-title = Niedźwiedzia część
event-43-intro = W Haern Caduch jest więcej łóżek niż Niedźwiedzi. Ten, który otwiera bramę, podnosi medalion do światła i nie pyta gdzie ani jak. Wiesza go na gwoździu, na końcu długiego rzędu gwoździ. „Gerd Alder – mówi w końcu. – Dla tej od księgi”. Potem idzie coś przynieść, bo niedźwiedzia część należy do tego, kto przyniósł go do domu.
event-43-result = To drugi pancerz zmarłego: łatany, matowy, ciężki jak piec. Da ci jeszcze jedną szansę, kiedy osłony już nie będzie. Z drogi słychać młotek; wbija następny gwóźdź, obok ostatniego.

## Benno Grole pays

event-44-title = Zapłata w naturze
event-44-intro = Benno Grole przyjmuje na odwróconej łodzi, z towarem rozłożonym na mokrym kocu: para flaszek „co spadły z karety”, zając, biskupie strzemię, drugie w kolejności pióro brata. Słyszał, co nie zostało powiedziane. „Powiesiłby mnie jak należy – mówi Benno. – I płakał. I sam zapłacił za sznur. No, bierz coś. Nieczęsto to robię”.
event-44-a = Weź flaszki.
event-44-a-result = Są dobre; to musiała być kareta lekarza. Zawija je w koc, z zającem i z piórem. „Gdyby się tak spotkać z bratem – mówi Benno – to nie trzeba mówić, od kogo”.
event-44-b = Spytaj, co schował lepiej.
event-44-b-result = Śmieje się, aż kołysze się łódź. Najlepsze leży tam, dokąd nie chodzi żaden komornik, w górach, w kamieniołomie, którego nazwy nie ma na słupach. Nigdy po to nie wrócił. Jest tam koło, mówi Benno i przestaje się śmiać.

## Oda Hollin's debt

event-45-title = Jej papier
event-45-intro = Agent ma kantor nad targiem rybnym w Novigradzie. Nie mruga. Kładzie przed tobą papier Ody Hollin: ile kosztowała choroba, ile śmierć i ile kosztuje pytanie. „Kupić może każdy – mówi. – Na tym polega piękno długu. Gdyby wolno było zaproponować inne rozwiązanie, w naszym domu chętnie cię zobaczą”.
event-45-a = Kup papier i spal go.
event-45-a-result = Pali się źle, jakby atrament był mokry. Agent wpisuje popiół do osobnej rubryki i życzy dobrego dnia. Teraz ktoś musi powiedzieć kobiecie w bagnie, że może wyjść z wody.
event-45-b = Idź obejrzeć ten dom.
event-45-b-result = Każe cię odprowadzić chłopcu z latarnią, choć jest południe. Papier zostaje na biurku. „Ma czas do wiosny” – woła za tobą przyjaźnie. „Proszę o niej tam w środku pomyśleć”.

event-46-title = Oda Hollin płaci
event-46-intro = Jest już na suchym lądzie, w czystych pończochach, i nie wie, gdzie podziać ręce. „Ile jestem winna?” – pyta, zanim usiądziesz. Mówisz jej. Odwraca się i przez dłuższą chwilę ma coś do roboty przy wieku skrzyni. „To żadna cena” – mówi Oda Hollin. „Nie wiem, jak to się płaci. Masz. Bierz. Nic nie mów”.
event-46-result = Skrzynia jest twoja: mech, igły, czyste płótno i słoiczki, w kolejności, w jakiej się ich potrzebuje. Kiedy osłony już nie ma, a krew płynie, starcza czasu, żeby raz do niej sięgnąć.

## The village that is on no map

event-47-title = Wieś, której nie ma
event-47-intro = Jedenaście dachów, żadnej nazwy, a w owczarni wiwerna przy jedzeniu. Nie poluje na stado; płoszy je i bierze to, co ostatnie. Żądło zabija, zęby są na potem. Wojsko nie przyjdzie, bo nic tu nie ma. Ludzie, którzy tu nie mieszkają, dają ci wrota stodoły. Unosisz je przed sobą i wchodzisz, powoli, tak żeby być na końcu.
event-47-band-1 = Żądło przechodzi przez dąb, wrota rozlatują się w kawałki, a z nimi wszystko inne, czym się zasłaniasz. Wiwerna odlatuje z baranem. Nikt nie robi ci wyrzutów; idą szukać desek.
event-47-band-2 = Trzymasz dąb między sobą a ogonem, aż bestia ma dość drzazg. Zostało dziesięć żywych owiec. Pewna wdowa płaci ci za jedną i nie daje sobie odmówić.
event-47-band-3 = Żądło grzęźnie w dębie. Puszczasz wrota, obchodzisz je i robisz, co zostało do zrobienia. Płacą z jedenastu pończoch i dają ci jad w słoiku po miodzie.
event-47-band-4 = Przyjmujesz żądło tam, gdzie dąb jest podwójny, obracasz się razem z nim i wiwerna sama łamie sobie ogon. Dzwonu nie mają, więc walą w patelnie. Wszystko było w łokciu, a łokieć tego nie zapomni.

## Below the salt

event-48-title = Pod solą
event-48-intro = Za panwiami pod Cidaris wyłazi spod rzepy, wymiotuje przez koło i wkłada czapkę. Na nabrzeżu bryg przyjmuje ludzi. Chce się zaciągnąć jako Jory Adamsen, a tak nazywa się jej brat. Poszedł z Trzecią Kompanią i teraz tego nazwiska nie używa. „Nie miałby nic przeciwko – mówi. – Żeby tylko wiedzieć, że nie miałby”.
event-48-a = Dopilnuj, żeby ją wzięli.
event-48-a-result = Stoisz obok, duże i znudzone towarzystwo. Mat patrzy na czapkę, na podbródek, na ciebie i widział już gorszych marynarzy. Zanim odbiją, zdążyła podzielić zaliczkę: dla Dorrit, dla muła, dla ciebie.
event-48-b = Obiecaj poszukać jej brata.
event-48-b-result = Wierzy od razu, i nie jest to przyjemne. Trzecia Kompania weszła do lasu, mówi, a mało kto wyszedł. Masz mu oddać pół suchara; zawsze się dzielili. Potem odpływ zabiera bryg, a z nim drugą połowę.

## The noonwraith's groom

event-49-title = Narzeczony
event-49-intro = Naprawia sieć z zaplątaną w nią dwójką wnuków. Na widok pierścionka odsyła je kopać robaki. Miał dwadzieścia lat, mówi. Bał się; była łódź. Chciał napisać. Przecież na pewno wyszła za mąż? Nikt mu nie powiedział, że w każde południe chodzi po polu i tańczy z żeńcami. Jego ręce wiążą dalej same. „Co ja teraz mam zrobić?” – pyta.
event-49-a = Zaprowadź go na pole w południe.
event-49-a-result = Jego krokiem zajmuje to cały dzień. Wchodzi w białe światło i rozkłada ramiona, a ty odwracasz wzrok. Gdy bije dzwon, siedzi w ściernisku z pierścionkiem na palcu, żywy, i nie ma nikogo więcej. W tobie też coś znalazło spokój.
event-49-b = Rzuć pierścionek do jeziora.
event-49-b-result = Plusk jest całkiem mały. Daje ci to, co odłożył na nową łódź, i woła dzieci na kolację, za głośno. Jutro przed południem żeńcy odłożą sierpy, jak zawsze.

## Dice

event-50-title = Długie ramię
event-50-intro = Twój patyk wciąż tam jest. Dzień jest jasny: rozlewisko, wierzba, a pod wierzbą kupa mokrego sitowia wielkości człowieka. Przed nią leży lampa. Kiedy się zbliżasz, kupa bierze wdech i nad wodą zaczynają się kręcić pierwsze białe nitki. Masz tyle czasu, ile trwa wydech.
event-50-band-1 = Za późno. Mgła zamyka się jak drzwi, a od tyłu spada pierwszy cios, ten najgorszy. Zanim staniesz na nogi, lampy nie ma, a wraz z nią i osłony.
event-50-band-2 = Stawiasz but na lampie. Bez niej mglak nie wie, gdzie cię chce mieć; przetacza się obok, byle dalej, i pokazuje, gdzie mieszkają jemu podobne. Zostawia to, co zgubił woźnica.
event-50-band-3 = Uderzasz, gdy cały jest płucami, i gaśnie jak świeca. Pod wierzbą leżą sakiewki i leki trzech woźniców, ułożone w rządku jak towar.

event-51-title = Pod drugim śniegiem
event-51-intro = Gniazdo jest z całych świerków i wymoszczone owcami. Kładziesz jajo w zagłębieniu, razem z chustą, bo jeszcze ciepłe. Wtedy gaśnie światło. Gryf stoi nad tobą z rozchylonymi skrzydłami i pachnie krwią i burzą. Nie biegniesz. Obraca głowę, żeby spojrzeć na ciebie jednym okiem, a potem drugim.
event-51-band-1 = Zmiata cię z półki jednym skrzydłem. Zjeżdżasz po piargu na plecach i resztę dnia sprawdzasz, co jeszcze się rusza. Z góry słychać go, nisko, w kółko: mówi do jaja.
event-51-band-2 = Siada na jaju i pozwala ci odejść, tyłem. W drodze na dół widać, jak bierze kruka w locie: najpierw obrót, potem ciężar. Ćwiczysz to aż do doliny.
event-51-band-3 = Bierze ci chustę z ręki, delikatnie, i otula nią jajo. Zostajesz tam do zmierzchu, bo nikt nie powiedział, że można iść. Tak nieruchomo nie stoi się nigdy i coś z tego zostaje.

## A letter, two hundred years late

event-52-title = Solne Schody
event-52-intro = W Cintrze Solne Schody idą z portu prosto w górę po skale, a niebieskie drzwi są na samym szczycie. Otwiera kobieta. Za nią stoi stół nakryty dla jednej osoby więcej, niż jest ludzi. Taki zwyczaj domu, mówi; jakaś prababka była w tej sprawie uparta. Potem widzi pismo. W skrzynce na jej oknie rośnie fasola.
event-52-a = Zostań i przeczytaj wszystkim.
event-52-a-result = Sprowadzają sąsiadów. Czytasz o dachu, kaszlu i fasoli, potem jest cicho i jakiś chłopiec sprząta zbędny talerz. Namyśla się i stawia go przed tobą. Wychodzisz z czymś zrośniętym w miejscu, na które od dawna się nie patrzy.
event-52-b = Poproś o odpowiedź dla niego.
event-52-b-result = Chwilę się zastanawia, pisze jedną linijkę i suszy ją nad lampą: „Fasola wzeszła”. Wiesz, gdzie go szukać: w pewnym lesie, wśród przyjaciół. Tam trzeba położyć monetę, zanim wolno się odezwać.

## Corvin and his stag

event-53-title = O co Corvin nie zapytał
event-53-intro = Corvin się przesuwa i dalej wiąże strzałę. Opowiadasz o brzezinach, o białym pysku, o ułomku z czerwoną nitką. Jego ręce nieruchomieją. Przez trzydzieści lat nikt inny go nie widział, mówi powoli; ostatnio zaczynał wierzyć, że żadnego jelenia nie ma. Nie pyta gdzie. Widać na jego twarzy to pytanie i to, że tam je zostawia.
event-53-a = Powiedz mu, gdzie.
event-53-a-result = Dziękuje, zadeptuje ogień i już go nie ma, stary człowiek niemal w biegu. Wszystko, co mu niepotrzebne, zostawił obok ciebie, od największego do najmniejszego: mapy, sakiewkę, kociołek.
event-53-b = Powiedz, że zostały z niego kości.
event-53-b-result = Siedzi, aż nitka się przepali. „No tak – mówi Corvin. – No tak”. Kładzie strzałę na żar. Rano stoi przy drodze z tobołkiem na plecach i nie wie, w którą stronę się idzie.

event-54-title = Corvin bez jelenia
event-54-intro = Idzie o pół strzału z łuku przed tobą i czyta ziemię na głos, jak inni czytają kalendarz. Skoro nie ma już na co polować, zajmuje się tym, na co polujesz ty. Czasem przystaje przy jakimś stawie i patrzy na wodę dłużej, niż trwa picie. Prawdy mu nie powiedziano. Z każdym stawem robi się to trudniejsze.
event-54-result = Zostaje z tobą. Raz w walce potrafi powiedzieć, co bestia zrobi za chwilę, a czego nie. Wieczorami wiąże strzały, z przyzwyczajenia, zwykłą nitką.

## The marked man crosses

event-55-title = Szeroka i rwąca
event-55-intro = Lorcan Weir patrzy na rzekę, na linę i na Stepana. „Czemu komuś chce się na drugą stronę, nie pytam – mówi. – To osobno płatne”. Za wami las zszedł do ścieżki holowniczej. Leszy nie przejdzie płynącej wody, ale jego wrony owszem. Siedzą wzdłuż całej liny i patrzą do środka. Prom siedzi w wodzie głębiej, niż powinien z trzema osobami.
event-55-band-1 = Na środku nurtu lina napina się, prosto w dół. Lorcan mówi do niej coś, czego nikt by się po nim nie spodziewał. Tam na dole jest w niej węzeł, a Stepan nie umie pływać. Ktoś będzie musiał.
event-55-band-2 = Stoisz na dziobie i strącasz wrony z liny, a każda wpada do wody jako zwiędły liść. Na drugim brzegu Stepan, nieproszony, łata przewoźnikowi dach. Lorcan jest tak wzruszony, że ci płaci.
event-55-band-3 = Zaglądasz do węzełka Stepana. Obok bochenka jakiś życzliwy sąsiad włożył szczękę owiniętą w trawę: ostatni totem. Leci za burtę, a wrony za nim. Wieś śle za tobą pieniądze, a ty wiesz już, gdzie patrzeć najpierw.

## The grave hag at home

event-56-title = Gdzie utonął kościół
event-56-intro = Połowa kościoła stoi w jeziorze. W suchej gospodaruje baba cmentarna: półki z desek trumiennych, czaszki na sznurku, sagan. Siedzi przy stole i nie wstaje. Patrzy tylko na twoje ręce, bo tam najpierw sięga język; skóra jest potem. Za ołtarzem ktoś klnie bez przerwy, głosem kapłanki, której związano ręce.
event-56-band-1 = Język zabiera ci broń, zanim zobaczysz ruch. Resztę załatwiasz saganem i Juttą, która gryzie. Ładne to nie jest. Znajduje ci coś w puszce dla ubogich i patrzy w inną stronę.
event-56-band-2 = Podsuwasz jej kość, a kiedy język ją bierze, stajesz na języku. Jutta nazywa czaszki po kolei tak, jak je zapisze. Parafia płaci, a ona pokazuje ci, do czego służy łopata.
event-56-band-3 = Wchodzisz z zupełnie pustymi rękami i przez jedną chwilę baba nie wie, od czego zacząć. To wystarcza. Parafia płaci w całości, a Jutta każe sobie to pokazać jeszcze raz i poprawia.

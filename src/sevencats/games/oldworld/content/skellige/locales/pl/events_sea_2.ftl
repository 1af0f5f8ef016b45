# Zdarzenia Skellige, od 208 do 222.

event-208-title = To, co omijają kozy
event-208-intro = To wywerna, stara, siwa na pysku, i siedzi przed swoją jaskinią jak emeryt na słońcu. Ona i Hromund długo się sobie przyglądają. „Ja idę pierwszy” – mówi i rusza pod górę drobnymi krokami, z toporem na ramieniu. Trzeba szybko zdecydować, jak daleko za nim masz zamiar być.
event-208-band-1 = Zrzuca was oboje po piargu i wraca do jaskini. Hromund siada, urażony: spojrzała na niego i zrobiło jej się żal. Po drodze w dół uczy cię, jak się upada, i klątwy na każdy staw.
event-208-band-2 = Zajmujesz skrzydła, a on wchodzi pod nie. Kiedy robi się cicho, leży przy ciepłym boku, z toporem wbitym po ucho, i uśmiecha się. To, co widać stąd, jeszcze ci się przyda. Tam w dole, nad wodą, ktoś musi powiedzieć jego córce.
event-208-band-3 = Łamiesz jej szarżę i potem ma ją dla siebie, tak jak chciał: jeden cios, od dołu. Siada jej na karku, żeby złapać oddech, a oddech nie przychodzi. Znosisz jego i topór nad wodę, gdzie Vigdis trzyma gotowy okręt.

event-209-title = Poduszka
event-209-intro = Vigdis buduje ten okręt od dwunastego roku życia, zawsze, kiedy on był na wojnie. Jest z dębu, bez jednego gwoździa, a na śródokręciu stoi łóżko z puchową poduszką. „Ani słowa o poduszce” – mówi. Daje ci pochodnię, bo jej ręka nie chce się uspokoić. Na pomoście leży jego broń, dla kogoś, kto przyniósł ojca do domu.
event-209-a = Podpal, a broń sprzedaj.
event-209-a-result = Podpalasz okręt i odpływ wynosi go na morze, niski i jasny, aż jest gwiazdą wśród innych. O broń licytuje się trzech wnuków jarlów. Vigdis prosi tylko o osełkę.
event-209-b = Podpal, a topór zatrzymaj.
event-209-b-result = Reszta odchodzi z nim. Kiedy pada maszt, Vigdis jeszcze raz bierze ci topór z ręki i pokazuje cios od dołu. Nauczył ją, kiedy miała siedem lat, bo nie mógł się doczekać syna.

event-210-title = Ta sama skała
event-210-intro = Statek leży dokładnie tak jak za pierwszym i drugim razem, mówi Cornelis Dray i ma na to rysunki. Po plaży ludzie noszą bele w głąb lądu, bez żadnego pośpiechu. Brygadzista wita cię uprzejmie i objaśnia umowę: kapitan dostaje jedną trzecią, skała winę, a jakiś pan w Novigradzie list. Potem widzi, kto wysiada z łodzi, i gwiżdże.
event-210-band-1 = Jest ich więcej, niż widać, i znają plażę. Kończysz twarzą w wodorostach, a bele przechodzą po tobie. Jedna osoba upuszcza monetę za twoją dyskrecję. Dray notuje kwotę.
event-210-band-2 = Trzymasz ścieżkę, aż uznają, że się nie opłaca. Dray odfajkowuje bele, brodzi po ostatnią i wpada. Chce to mieć wszystko na piśmie, w kantorze w Novigradzie, z tobą jako świadkiem.
event-210-band-3 = Jest po wszystkim, zanim Dray znajduje suchą kartkę. Brygadzista siedzi w przyboju i podaje nazwiska, najpierw własne, żeby mu to policzono. Masz to poświadczyć przysięgą w Novigradzie, mówi Dray. Na twarzy ma kolory.

event-211-title = Pod przysięgą w Novigradzie
event-211-intro = Kantor Cornelisa Draya ma jedno okno, a przed nim wisi obraz statku w porcie. Nie wstaje; jego nogi, mówi, myślą, że dalej są tam. Pod ścianą siedzą wspólnicy jak rząd zamkniętych szuflad. Daleko stąd są ludzie, którym należą się pieniądze, i pytanie brzmi, czy trzeba je wypłacić. Masz przysiąc, co twoje oczy i uszy tam zastały. Dray macza pióro.
event-211-a = Przysięgnij i weź zapłatę.
event-211-a-result = Mówisz, co się zdarzyło, w tej kolejności, w jakiej się zdarzyło. Wspólnicy wzdychają, jeden po drugim, i podpisują. Dray wypłaca ci w nowych monetach, a kiedy wychodzą, otwiera okno na długość oddechu.
event-211-b = Przysięgnij i poproś o księgę strat.
event-211-b-result = Ma wiersz na każdy statek stracony w ciągu dziesięciu lat: dzień, miejsce, przyczyna. Czytasz ją tak, jak się czyta tropy. Dray pozwala ci całe popołudnie siedzieć przy piecu i przewraca strony.
event-211-c = Przysięgnij na list, jaki masz w ręku.
event-211-c-result = Przysięgasz, że to były jego słowa, i każdemu wspólnikowi patrzysz w oczy. To trudniejsze niż walka i uczysz się na tym. Odliczają pieniądze wdowy. Dray, który odróżnia jedną rękę od drugiej, osusza stronę i płaci ci za podróż.

event-212-title = Do pierwszej krwi, wołają
event-212-intro = Kamienny krąg jest wydeptany do gołej ziemi, przez sto lat szampierzy. Naprzeciw stoi ten z drugiego domu: duży, blady, wynajęty jak ty. Ma w Cidaris żonę i mówi to dwa razy. Za nim i za tobą na składanych stołkach siedzi dwoje starych, z kocem na kolanach. „Na śmierć” – woła jedno, bo tak się wołało zawsze. „Albo do pierwszej krwi” – dodaje szybko drugie.
event-212-band-1 = Jest lepszy, niż wygląda. Kiedy się budzisz, coś w tobie jest krzywe i takie zostanie. Przepraszają cię oba domy. Po drodze w dół zaczęli o tobie śpiewać, jak się śpiewa o zmarłych.
event-212-band-2 = Młócicie się, aż oboje dyszycie jak miechy. Potem on się potyka albo daje się potknąć i krwawi z jednego palca. To wystarczy. Oboje starzy wstali w tej samej chwili. Przydasz im się jeszcze raz, mówią, w lesie, do czegoś z kwiatami.
event-212-band-3 = Raz dokoła kręgu i jego miecz leży w owczych bobkach. Dziękuje ci. Przez to jedno okrążenie widać było, co zawsze robisz źle. Dwoje starych kładzie głowy obok siebie, a potem zapraszają cię na wesele, do lasu, jeśli można, bez broni.

event-216-title = Wesele w lesie
event-216-intro = Polana nie należy do żadnego domu i każdy przyniósł własny chleb. Hild jest z domu Finny, Kari z domu Skardego, i trzymają się za ręce jak na krawędzi czegoś. Przy trzeciej beczce śpiewa się naraz dwie pieśni o kotwicy i przewróciła się pierwsza ława. Wszyscy czekają, aż ktoś z zewnątrz coś zrobi.
event-216-a = Zacznij bójkę, żeby mieć to z głowy.
event-216-a-result = Uderzasz najbliższego i przez godzinę każdy bije każdego, z gruntownością krewnych. Nikt nie ginie. Potem porównują zęby, a o upadaniu wiesz więcej, niż nauczy jakakolwiek szkoła.
event-216-b = Zaśpiewaj trzecią, głośniej.
event-216-b-result = Śpiewasz tę o kozie i od czwartej zwrotki nie mogą się powstrzymać. Rzucają monety, najpierw w ciebie, a potem tobie. Finna tańczy ze Skardem, każde patrzy drugiemu przez ramię.
event-216-c = Oddaj zadatek, na oczach wszystkich.
event-216-c-result = To, co dali ci za walkę, kładziesz na stole młodych. Wtedy Finna dokłada pierścień, Skarde drugi i podchodzą, jedno po drugim, z tym, co przez sto lat sobie pozabierali. Rzadko stoi się tak prosto.

event-217-title = Statek, który chodzi
event-217-intro = Grima znów go znalazła, dzień drogi od tamtego miejsca: „Czapla”, zaginiona z całą załogą szesnaście zim temu, stoi na dnie prosto, pod żaglami. Mają ją utopce. Ciągną za szoty, napierają na kadłub i co noc posuwa się trochę. Utopce robią dalej to, co widziały na końcu, mówi Grima. Wzięła jeden worek dla ciebie i jeden dla siebie.
event-217-a = Napełnij worek i wypłyń.
event-217-a-result = Bierzesz skrzynkę płatnika, kiedy są zajęte kotwicą. Utopce przychodzą do krwi i do hałasu, a nie dajesz im ani jednego, ani drugiego. Worek Grimy jest pusty. Zajrzała do wszystkich koi po lewej. Następnym razem po prawej, mówi.
event-217-b = Zapytaj, czyjej koi szuka.
event-217-b-result = Siostry. Były bliźniaczkami, miejsce było jedno, ciągnęły słomki i Grima wyciągnęła dłuższą. Od tamtej pory wstrzymuje oddech. Bierzesz kurs „Czapli”. Kurs prowadzi do domu i na nów tam dojdzie.

event-218-title = „Czapla” wraca do domu
event-218-intro = Przy niskiej wodzie z morza wychodzą maszty, potem reling. „Czapla” wróciła do domu, szesnaście zim spóźniona, a utopce, które ją przyprowadziły, stoją na pokładzie w słońcu i nie wiedzą, co się robi w porcie. Grima, nurkini, wchodzi po szyję. Przy kole stoi ktoś jej wzrostu, z jej uszami. Ragna, mówi Grima. Na plaży jest cała wieś.
event-218-a = Przepędź je i wyładuj statek.
event-218-a-result = Z pochodniami idzie szybko; utopce nie znoszą ognia nad wodą. Wieś nosi ładunek, aż odwróci się pływ. Grima nie nosi niczego. Tam w zatoce, gdzie zeszły wszystkie naraz, morze faluje dalej.
event-218-b = Wejdź na pokład za Grimą.
event-218-b-result = Idziesz za nią po pokładzie z pustymi rękami. Odgina od koła palce, jeden po drugim, i mówi: mam je, idź spać. Kładą się, każde na swoim miejscu. Tak długo nie udało ci się jeszcze stać bez ruchu.
event-218-c = Połóż jej na dłoni pierścień.
event-218-c-result = Grima wsuwa go na palec przy kole i wchodzi lekko, bo palca nie jest wiele. Tamto patrzy na swoją dłoń. Potem puszcza i koło się kręci. Grima trzyma cię za ramię, aż drętwieje; nauczy cię oddychać.

event-219-title = Przyjdź za dnia
event-219-intro = Masz chleb i cebulę, a droga zajęła czas do zmierzchu. Ottkel płacze nad cebulą, jeszcze całą. Jest tu ktoś drugi, mówi. Mieszka we mgle, nauczył się znaków, podpatrując go, i z początku nawet cieszył się z towarzystwa. Z opisu mglak: bez kształtu, chyba że patrzy się przez płomień. Teraz ma własny ogień, a statki odpowiadają. Właśnie go zapalił.
event-219-band-1 = Uderzasz w szare, a szare oddaje, od tyłu, trzy razy. Ottkel rzuca do ognia cały stos drewna i w blasku tamto się wzdryga, chude jak grabie, i znika. Wiesz przynajmniej, jak się rusza.
event-219-band-2 = Przez płomień Ottkela widzisz go wreszcie i uderzasz tam, gdzie jest, a nie tam, gdzie miga. Kosztuje to skórę. Pod popiołem leży blaszana skrzynka pełna dzienników okrętowych. Może zaniesiesz je na dół, pyta, nad wodę, do tych, którzy czekają?
event-219-band-3 = Trzymasz żagiew przed twarzą i oto kuca, z palcami na zasłonie, w połowie słowa. Jeden cios. Z uprzejmości Ottkel kończy słowo za niego. W popiele jest blaszana skrzynka dzienników okrętowych i powinna trafić na dół, nad wodę.

event-220-title = Ogień w zasięgu wzroku
event-220-intro = W kapitanacie wisi tablica ze statkami, które nie wróciły, a pod nią stoi ława, wysiedziana do połysku. Otwierasz blaszaną skrzynkę. Siedem dzienników i ostatni wiersz we wszystkich jest ten sam: ogień w zasięgu wzroku, sterujemy na niego. Kobiety wstały z ławy. Kapitan portu wolałby najpierw omówić to z jarlem, który oszczędzał na strażnikach.
event-220-a = Przeczytaj je na głos, tu i teraz.
event-220-a-result = Czytasz nazwisko za nazwiskiem. Nikt nie przerywa, chyba że po to, by powiedzieć: głośniej. Stary bosman znajduje na marginesie sztuczkę przyjaciela z krótką klingą i pokazuje ci ją na nabrzeżu, patykiem. Jeszcze tego dnia odpływa pod górę łódź z mąką.
event-220-b = Sprzedaj je jarlowi.
event-220-b-result = Jarl płaci dobrze i każe rozpalić w kominku, zanim wyjdziesz za drzwi. Z nabrzeża widać dym, najpierw czarny, potem biały. Na ławie znowu usiadły.

event-221-title = Wiec pod jesionem
event-221-intro = Pod jesionem siedzi trzydziestu wolnych, a ich broń leży na stosie za sznurem. Gość wniósł do domu gorączkę, umarło na nią dziecko tego domu i ojciec chce teraz gościa. Thyra zwraca ślepą twarz tam, gdzie stoisz. „Sentencja” – mówi. Jest po stronie gościa, słowo w słowo. Ojciec przyniósł buciki dziecka.
event-221-a = Wypowiedz ją i przysięgnij na głębię.
event-221-a-result = Mówisz ją słowo po słowie i przysięgasz na tego w dole, jak każe obyczaj, gdy chodzi o życie. Gość jest wolny; ojciec sam rozwiązuje sznur. Coś w tobie osiadło i już nigdy nie trzeba będzie o tym myśleć. W zatoce ktoś usłyszał swoje imię.
event-221-b = Powiedz, że wypadła ci z pamięci.
event-221-b-result = Mówisz, że przepadła, więc głosują przez podniesienie rąk, a ręce są za ojcem. Ludzie gościa mają kamienie i dobre oko. Wargi Thyry poruszają się bez dźwięku. Wieczorem posyła po ciebie. W górach będzie wiec i masz u niej jedną sentencję do oddania.

event-222-title = Co są winni uratowani
event-222-intro = W górach zasiada wielki wiec, nad najstarszym pytaniem. Kto wyciąga człowieka z morza, ma go do końca życia, mówi jedna sentencja; gościa nie można posiadać, mówi druga. Między nimi stoi chudy człowiek w pożyczonych spodniach i chciałby do domu. Thyra zna obie. Zgubiła akurat tę, która je rozsądza. Trzydzieści głów odwraca się do ciebie, bo to ty wracasz z morza.
event-222-a = Stań w kręgu za chudego.
event-222-a-result = Obyczaj pozwala walczyć za kogoś, na pałki, na rozpostartym płaszczu. To mały płaszcz. Ciosów dostajesz więcej, a walka jest twoja. Chudy zbiega ze zbocza, na zakręcie staje i kłania się jak tancerz.
event-222-b = Wymyśl tę sentencję.
event-222-b-result = Życie winno się raz, mówisz chrypką Thyry, a płaci się pierwszym posiłkiem, który jeden ugotuje drugiemu. Mruczą; brzmi staro. Thyra podnosi głowę. Powtarza to sobie trzy razy: czterysta jeden. Płacą ci jak głosowi prawa.
event-222-c = Zapytaj chudego jeszcze raz.
event-222-c-result = Pytasz go, czego chce, tak jak wtedy. Do domu, mówi. Tym razem słyszy to trzydzieści osób i nikt nie znajduje sentencji, która by się sprzeciwiała. Trzeba trochę siły, żeby nie pytać wiecu o nic więcej i czekać. Kiedy odszedł, Thyra długo siedzi z otwartymi ustami.

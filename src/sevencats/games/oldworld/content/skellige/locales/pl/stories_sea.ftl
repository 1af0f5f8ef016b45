# Karty morza: przeprawa bezpieczna i, pod tym samym numerem, niebezpieczna (-danger).

story-sea-salt = Łódź z solą
story-sea-salt-intro = W poprzek waszej drogi leży niska łódź, załadowana szarymi workami po burty. Szyper nie ma bandery i nie ma pośpiechu. Sól, mówi i patrzy obok ciebie na pustą wodę, tam gdzie mógłby być kuter celników. Do najbliższego przylądka przydałby mu się ktoś, kto wygląda groźnie. Sprzedaje też spod worków.
story-sea-salt-a = Stań na dziobie i wyglądaj groźnie.
story-sea-salt-a-result = Kuter przypływa, widzi cię i przypomina sobie, że ma coś do załatwienia gdzie indziej. Szyper dwa razy odlicza ci dolę do ręki, bo trzęsą mu się palce.
story-sea-salt-b = Kup coś spod worków.
story-sea-salt-b-result = Butelki, obłożone solą, żeby nie brzęczały. Szyper wie, co w nich jest, i nie pyta, do czego ci one. Ryby też nie.

story-sea-salt-danger = Mokra sól
story-sea-salt-danger-intro = Ta sama łódź, stępką do góry. Szyper siedzi na niej z jednym workiem w objęciach, jak z dzieckiem. Pozostałe poszły na dno i morze wokół smakuje jak rosół. Fala raz po raz pcha go na wasze deski. Żeby złapać linę, musiałby puścić worek, a nie puszcza.
story-sea-salt-danger-a = Skocz po niego.
story-sea-salt-danger-a-result = Chwytasz go za pas, a stępka chwyta cię w żebra, zanim załoga wciągnie was oboje. Worek ma nadal.
story-sea-salt-danger-b = Kup od niego worek, to go puści.
story-sea-salt-danger-b-result = Puszcza, liczy i jest na pokładzie, zanim monety wyschną. Załoga choć raz porządnie soli ryby na kolację i śpiewa przy wiosłach.

story-sea-bell = Dzwon pod wodą
story-sea-bell-intro = Na środku cieśniny bije dzwon. Nie ma tu wieży, nie ma boi, nie ma skały. Sternik zdejmuje czapkę. Tam w dole jest wieś jego babki, mówi, i dzwoni, kiedy przepływa ktoś z rodziny. Nie miał jeszcze na pokładzie nikogo, kto by wiedział, czy to życzliwość.
story-sea-bell-a = Płyń za dźwiękiem i weź namiary.
story-sea-bell-a-result = Wiosłujecie w kółko, aż dzwon jest prosto pod wami, a wtedy patrzysz w górę i notujesz, które wzgórza stoją w jednej linii. Tam powinien być ląd, a nie ma go na żadnej mapie.
story-sea-bell-b = Odkryj głowę jak on.
story-sea-bell-b-result = Dzwonienie urywa się od razu, jak u kogoś, komu odpowiedziano na powitanie. Załoga wiosłuje lepiej niż któregokolwiek dnia w tym roku.

story-sea-bell-danger = Dzwon odpowiada
story-sea-bell-danger-intro = Dzwon bije szybciej, jak na pożar. Woda nad zatopioną wsią robi się gładka i zaczyna opadać, a dziób zsuwa się po niej. Ktoś tam w dole ciągnie za sznur, mówi sternik, i zauważył, że słuchamy. Oburącz trzyma rumpel.
story-sea-bell-danger-a = Przebijaj się, za wszelką cenę.
story-sea-bell-danger-a-result = Wyrzucasz ciężar za burtę i wiosłujesz w poprzek spadku, aż otwierają ci się dłonie. Za tobą dzwon milknie. Coś bardzo dużego puściło sznur.
story-sea-bell-danger-b = Zawróć, póki nie jest stromo.
story-sea-bell-danger-b-result = Tak szybko ta załoga nie zawracała jeszcze nigdy. Przed zmrokiem jesteście z powrotem za falochronem, a stamtąd dzwon brzmi niemal zawiedziony.

story-sea-widow = Opłata wdowy
story-sea-widow-intro = Kobieta w czerni płaci za przeprawę monetami zielonymi na brzegach. Od dziewięciu lat płynie w tym dniu i tam, gdzie poszedł na dno jej mąż, rzuca za burtę bochenek. W tym roku ma dwa. Pyta, czy wiedźmini wiedzą, jak długo morze trzyma człowieka.
story-sea-widow-a = Powiedz jej prawdę.
story-sea-widow-a-result = Mówisz. Kiwa głową, jeden bochenek zjada sama, drugim dzieli się z załogą. Potem pokazuje ci jaskinię, w której trzymał to, czego nigdy nie zgłosił.
story-sea-widow-b = Powiedz, że tego nie wie nikt.
story-sea-widow-b-result = Dziękuje ci monetą za to, że kłamiesz przyzwoicie. Kiedy rzuca chleb, coś bierze go od spodu i widać, w którą stronę odpływa.

story-sea-widow-danger = Dziewięć lat
story-sea-widow-danger-intro = Tym razem po chleb przychodzi sam. Na relingu zaciska się dłoń, w której brakuje palców, potem druga, i łódź przechyla się ku nim. Kobieta w czerni nie krzyczy. Mówi jego imię, tak jak się mówi do kogoś, kto się spóźnia. Załoga patrzy na ciebie.
story-sea-widow-danger-a = Odetnij ręce od relingu.
story-sea-widow-danger-a-result = Potrzeba czterech cięć. Odchodząc, zabiera twoją sakiewkę i brzeg kolczugi. Ona zasłoniła oczy i liczy na głos do dziewięciu.
story-sea-widow-danger-b = Niech z nim porozmawia.
story-sea-widow-danger-b-result = Opowiada mu, ile kosztował dach i kto się z kim ożenił. Po chwili puszcza. To, co wisiało mu na szyi, daje tobie i mówi, skąd to jest.

story-sea-sirens = Chór przy odpływie
story-sea-sirens-intro = Na szkierze siedzą trzy syreny i czeszą się nawzajem jak siostry przed weselem. Są najedzone; widać po butach. Dopóki wiatr wieje od was, nie śpiewają, bo śpiewają tylko tym, którzy mogą je usłyszeć. Sternik pyta szeptem, jak długo jeszcze tak powieje.
story-sea-sirens-a = Zobacz, dokąd wracają.
story-sea-sirens-a-result = Leżysz pod żaglem, aż się zrywają, ciężkie i spóźnione, i bierzesz kierunek. Jedna niesie but do gniazda.
story-sea-sirens-b = Zostaw im coś na skale.
story-sea-sirens-b-result = Kładziesz to i cofasz się, powoli, z otwartymi dłońmi. Bierze najstarsza, ogląda cię i wskazuje skrzydłem wyspę, którą zasłaniała mgła.

story-sea-sirens-danger = Chór przy przypływie
story-sea-sirens-danger-intro = Wiatr się odwraca. Po wodzie niesie się pierwszy ton, całkiem cichy, i pół załogi wstaje z twarzami dzieci wołanych na kolację. Wosk jest w drugiej skrzyni od lewej, krzyczy sternik, a potem i on się uśmiecha i puszcza rumpel.
story-sea-sirens-danger-a = Trzymaj rumpel i krzycz głośniej.
story-sea-sirens-danger-a-result = Ryczysz pieśń o kozie, wszystkie czternaście zwrotek, i sterujesz na szum przyboju. Połowa tego, co leżało luzem na pokładzie, leci za burtę spod nóg tancerzy.
story-sea-sirens-danger-b = Idź i ucisz je.
story-sea-sirens-danger-b-result = Bierzesz z łodzi topór i jeden oddech, który musi wystarczyć. Zostawiają ci pazury w kolczudze, aż po ostatnie kółko. W gnieździe leży mosiężna tuba, którą jakiś kapitan przykładał do oka.

story-sea-guests = Prawo gościny
story-sea-guests-intro = Wyspiarz, z którym dzielisz ławkę, proponuje chleb, sól i nocleg, w czterech słowach. Tutaj to przysięga: kto przyjmie, jest do rana pod jego dachem, a kto odmówi, nazwał go biedakiem. Płaszcz ma bardziej z dziur niż z sukna. Troje jego dzieci patrzy na twoje buty.
story-sea-guests-a = Przyjmij i zostaw monetę.
story-sea-guests-a-result = Jesz mało, a śpisz głęboko. Rano moneta leży w twoim lewym bucie, a na tobie drugi koc, więc zostawiasz ją w soli.
story-sea-guests-b = Odmów i zaceruj mu płaszcz.
story-sea-guests-b-result = Przez milę milczy. Potem mówi, że na to odważył się dotąd tylko jego brat i dokąd ten brat się przeniósł, kiedy miał dosyć ludzi: na wyspę bez nazwy.

story-sea-guests-danger = Goście jarla
story-sea-guests-danger-intro = Podchodzi do was długi okręt z tarczami na burtach, sama uprzejmość. Wedle prawa gościny każdy, kto podróżuje po tych wodach, winien jest jego jarlowi dar. Jarl od wiosny nie żyje, mruczy wasz sternik, tylko nikt nie śmie mu tego powiedzieć. Na wysokim krześle siedzi coś w bardzo pięknym płaszczu.
story-sea-guests-danger-a = Złóż dar i się ukłoń.
story-sea-guests-danger-a-result = To coś w płaszczu kiwa głową albo puszcza mu kark. Twoje złoto rzucają na stos darów, który zaczął już pachnieć, i życzą dobrej drogi.
story-sea-guests-danger-b = Powiedz jarlowi, że nie żyje.
story-sea-guests-danger-b-result = Zapada cisza, potem wybucha bójka, a idzie w niej o ciebie. Na koniec jeden z najstarszych podaje ci niedźwiedzią skórę z wysokiego krzesła: noś ją tam, skąd był.

story-sea-chart = Sprzedawca map
story-sea-chart-intro = Sprzedaje mapy od łodzi do łodzi, a każda jest inna. Na jednej jest wyspa w kształcie lisiej łapy. Na innej nie ma tam nic, tylko rysunek człowieka z otwartą sakiewką. Która jest prawdziwa, mówi, zależy od tego, co klient zniesie.
story-sea-chart-a = Płyń za lisią łapą.
story-sea-chart-a-result = I jest, zielona i mała, a na jej plaży zostawiły ślady chyba wszystkie bestie wysp. Sprzedawca prosi cię o położenie, do następnego wydania.
story-sea-chart-b = Sprzedaj mu własną mapę.
story-sea-chart-b-result = Rysujesz mu wybrzeże pod Cintrą z jedną zatoką za dużo. Płaci bez targów i pyta, czy zatoka ma nazwę. Nazywasz ją jego imieniem.

story-sea-chart-danger = Brzeg mapy
story-sea-chart-danger-intro = Twoja mapa kończy się tutaj. Sternik ją odwraca, a na drugiej stronie jest lista zakupów. Stamtąd, gdzie powinna być wyspa, idzie mgła, a w mgle coś się łamie: powolny, równy przybój na brzegu, którego nikt nie narysował.
story-sea-chart-danger-a = Steruj na przybój.
story-sea-chart-danger-a-result = Szorujecie po dwóch rafach i na drugiej zostawiacie deskę. Potem mgła unosi się znad białej plaży i rysujesz ją na odwrocie, pod cebulą.
story-sea-chart-danger-b = Zaczekaj, a potem do domu.
story-sea-chart-danger-b-result = Dryfujecie do południa i łowicie. To, co w końcu wisi na haczyku, jest sakiewką. Wiatr wieje już tylko w jedną stronę, i jest to dom.

story-sea-whale = Spór wielorybników
story-sea-whale-intro = Dwie łodzie mają między sobą tego samego wieloryba, wieloryb jest martwy i żadna go nie odholuje, dopóki druga trzyma linę. Trwa to od wczoraj. Mewy już zaczęły. Macie rozsądzić, bo nie jesteście niczyim kuzynem.
story-sea-whale-a = Podziel go na pół.
story-sea-whale-a-result = Płacą w monecie i tną tam, gdzie pokazujesz. Pod wieczór morze jest czerwone na milę i wszystko, co mieszka w głębi, już to poczuło.
story-sea-whale-b = Zapytaj, od czego zdechł.
story-sea-whale-b-result = Nie patrzyli. Rany są szerokie jak drzwi, a w jednej tkwi pazur, który nie należy do niczego z morza. Wiesz, kto hoduje takie pazury i na której wyspie.

story-sea-whale-danger = Co zjadło wieloryba
story-sea-whale-danger-intro = Wieloryb jest, ale tylko ta połowa z głową. Reszta kończy się łukiem tak gładkim jak kęs w serze. Woda dokoła jest całkiem spokojna. Jeden z wioślarzy zaczyna się modlić, a drugi mówi mu, żeby robił to, nie ruszając ustami.
story-sea-whale-danger-a = Przepłyń nad tym, szybko.
story-sea-whale-danger-a-result = Coś wynurza się obok łodzi, ociera się o deski od dziobu po rufę i schodzi z powrotem. Rękę z tarczą trzymasz akurat za burtą.
story-sea-whale-danger-b = Wylej za burtę eliksir.
story-sea-whale-danger-b-result = Rozlewa się jak oliwa i pachnie piołunem, i czymś gorszym. Głęboko w dole jakiś cień obraca się, otrząsa i opada tam, gdzie jest ciemno.

story-sea-ghost = Dwanaście uderzeń
story-sea-ghost-intro = W waszej łodzi jest jedenaście wioseł, a uderzeń dwanaście. Załoga wie i się nie ogląda. Dwunasta ławka od zimy jest pusta, a ten, kto na niej teraz siedzi, wiosłuje w rytm. Bosman mówi, że on wiosłował obok własnego ojca i że można się przyzwyczaić.
story-sea-ghost-a = Usiądź obok niego i wiosłuj.
story-sea-ghost-a-result = Rękojeść jest zimna i porusza się sama. Uczysz się pociągnięcia, którego nie uczy już nikt żywy, a zmęczenie zostaje z tobą do pojutrza.
story-sea-ghost-b = Zapytaj bosmana o jego imię.
story-sea-ghost-b-result = Torkel, mówi, i że zostawił kirys u kobiety, która nigdy się nie dowiedziała. Ktoś powinien jej powiedzieć. Dwunaste wiosło gubi jedno uderzenie.

story-sea-ghost-danger = Dwunaste wiosło
story-sea-ghost-danger-intro = Dwunaste wiosło nie trzyma już rytmu. Hamuje, więc łódź kręci się w kółko, raz, drugi, a z każdym kółkiem horyzont stoi trochę wyżej. Chce nam pokazać, gdzie leży, mówi bosman. Wargi ma sine. Jest sierpień.
story-sea-ghost-danger-a = Zanurkuj i poszukaj go.
story-sea-ghost-danger-a-result = Nurkujesz trzy razy, zanim trafiasz na dłoń i możesz ją zamknąć. Koło się otwiera. Do wieczora leżysz na deskach, a wiosłują inni.
story-sea-ghost-danger-b = Oddaj mu coś swojego.
story-sea-ghost-danger-b-result = Wrzucasz coś, co długo ci służyło, i wiosło nieruchomieje. O świcie obok łodzi unosi się w zamian coś innego. Morze pod spodem się poruszyło.

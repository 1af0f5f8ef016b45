# Zdarzenia Skellige, 215 i od 223 do 230.

event-215-title = Owce Sturli
event-215-intro = W zagrodzie Sturli siedzi bratanek Bolverka z pięcioma ludźmi, wszyscy utyli na baraninie, która nie jest ich. Drzwi spalili na opał. Dopóki właściciel jest wyjęty spod prawa, zagroda jest czyjakolwiek, a oni są ktokolwiek. „A to kto?” – pyta bratanek, żując, i patrzy na ciebie. Za nim w zagrodzie ostatni baran podnosi głowę, jakby czekał właśnie na to.
event-215-band-1 = Przerzucają cię przez mur, a za tobą twój miecz. Baran ma więcej szczęścia. W zamieszaniu rozwalił ogrodzenie i z resztką stada zniknął w lesie. Sąsiedzi coś ci za to wsuwają do ręki.
event-215-band-2 = Popołudnie jest długie, z podwórza do stodoły, a stamtąd na gnojowisko. Potem mają dosyć i idą poskarżyć się stryjowi. Masz przyjść do jego zatoki, krzyczą, i się wytłumaczyć. Jest tam teraz pisarz.
event-215-band-3 = Dwóch kładziesz tym, co zostało z bramy, a bratanka bierze baran. Reszta siada rzędem i oddaje sakiewkę. Za owce musi zapłacić stryj, mówią, w swojej zatoce; ma teraz pisarza, który tego dopilnuje.

event-223-title = Kazanie do syren
event-223-intro = Stoi na dziobie w dobrym kołnierzu i mówi do czterech syren na skale kazanie o zgubionej owcy. Przestały się czesać. Owiec nie znają, ale znają głos, który czegoś chce, bo z tego żyją; nikt im jeszcze tego nie robił. Najstarsza rozkłada skrzydła. Syreny uderzają, kiedy pieśń się kończy. Brat Anzelm zbliża się do końca.
event-223-a = Przy amen stań przed nim.
event-223-a-result = Rzucają się wszystkie cztery naraz, a ty stoisz, aż kolczuga wisi w strzępach. Wtedy najmłodsza odciąga pozostałe. Siada Anzelmowi u stóp i nie daje się przepędzić. Musi ją zabrać do lasu, mówi, gdzie nikt nie patrzy, i lepiej, żeby nie iść tam w pojedynkę.
event-223-b = Zacznij hymn, zanim skończy.
event-223-b-result = Zaczynasz jakikolwiek i Anzelm musi się włączyć. Dopóki trwa, siedzą i słuchają. Śpiewasz do ochrypnięcia, aż skała znika z oczu, a wioślarze składają się tym, co mają przy sobie. Anzelm pyta, z jakiego to śpiewnika.

event-224-title = W balii
event-224-intro = Na polanie brat Anzelm ustawił balię. Siedzi w niej młoda syrena ze złożonymi skrzydłami i odśpiewuje mu jego hymn, bez słów, lepiej od niego. Byłaby pierwszą jego duszą. Tylko że, mówi, nie spał przez to w nocy. Jeśli ona ma duszę, to miały ją wszystkie inne, za które płacono takim jak ty. Pyta, czy ma ją wpisać.
event-224-a = Powiedz mu, żeby napisał „jeden”.
event-224-a-result = Pisze najładniej, jak umie, a syrena klaszcze. Tej nocy myślisz o innych, o każdej, i nie śpisz. Rano pokazuje ci zwrot, który robią wszystkie, zanim uderzą. Znasz go więc od teraz.
event-224-b = Powiedz mu, żeby ją puścił.
event-224-b-result = Przechyla balię i po trzech uderzeniach skrzydeł jest nad drzewami. Wpisuje zero, jak co roku, a w rubryce „uwagi”: śpiewało. Całą drogę powrotną jest tak wesoły, że niesiesz mu książki, a twój własny ciężar robi się jakby lżejszy.
event-224-c = Przypomnij mu, że tę jedną ma.
event-224-c-result = To ty klęczysz w jego rachunkach, mówisz, przy świadkach. Anzelm czerwieni się po uszy. Drze oba raporty, wypuszcza syrenę z balii i wypłaca ci kolektę po raz drugi. Uczciwe pieniądze, mówi, powinny iść za kolanami.

event-225-title = Ścieżką w górę
event-225-intro = Ścieżka jest stroma, a łóżko dębowe. W połowie drogi wychodzą z domów: szyprowie, wdowy, chłopcy z wiosłami, wszyscy z jednego rodu, wszyscy ubrani jak na pogrzeb. Nasi tam na górze nie umierają, mówi do Hallbery najstarszy; morze weźmie to za obrazę i odbije sobie na nas. Nie jest to zupełnie bez sensu. Wiesz, co tam leży.
event-225-a = Niech łóżko idzie dalej, przez sam środek.
event-225-a-result = Niesiecie, a oni ustępują, jeden po drugim; na łóżko nikt nie podnosi ręki. Przechodzi przez drzwi na szerokość kciuka. Ale z okna jednak widać morze i ma niewłaściwy kolor. Hallbera będzie musiała zejść i to załatwić.
event-225-b = Postaw je tam, gdzie jesteście.
event-225-b-result = Stawiacie je na ramieniu wzgórza, między wsią a domem. Zrzędząc, znoszą kamienie i obudowują je dookoła, z jednym oknem na morze i jednym nie. Hallbera kładzie się na próbę. Pierwsza zupa z nowego paleniska jest twoja.

event-226-title = Alembik wuja
event-226-intro = Wuj Lubina nie pisał, bo śpi. Od siedmiu tygodni, przed alembikiem, ze słomką w ustach, a z alembika wciąż kapie. Lubin czyta ci wszystkie etykiety na półkach. Pisownia się zgadza i to go zbija z tropu. Jedna flaszka jest otwarta. Powiedziałby, że to przyczyna. Powiedziałby też, że to lekarstwo; zależy od jednej litery.
event-226-a = Niech zdecyduje Lubin.
event-226-a-result = Zamyka oczy, wybiera i wlewa. Wuj siada, pyta, jaki dziś dzień, wyciera mu uszy i go obejmuje. Tym, co kapało przez siedem tygodni, wszyscy to oblewacie. Niedługo chłopiec ma egzamin, mówi wuj, wyżej w górach, i przyda się tam ktoś taki jak ty.
event-226-b = Dojdź do tego na własną rękę.
event-226-b-result = Zanosisz flaszkę do okna, wąchasz, próbujesz czubkiem języka i siadasz z tabliczką i kredą. Wieczorem wiesz. Wuj się budzi. Lubin przepisuje twoją tabliczkę do ostatniego słowa i choć raz nie ma błędu. Kleksa też przepisał.

event-227-title = Część praktyczna
event-227-intro = Na łące ponad chmurami zielarz egzaminuje swojego ucznia. Jest część praktyczna: Lubin ma zmieszać to, co usłyszy, według etykiet, i wypić. Obok stoi wiadro piasku i leży złożony koc. Wolno mu mieć jednego pomocnika i wskazuje na ciebie, zanim mistrz kończy zdanie.
event-227-a = Pożycz mu swoją flaszkę.
event-227-a-result = Dajesz mu ją etykietą do przodu, a on odtwarza ją litera po literze. Pije. Czeka. Raz czka, grzecznie. Potem mistrz przechodzi to z tobą krok po kroku, bo sam jeszcze nigdy tak dobrze tego nie rozumiał.
event-227-b = Wypij to za niego.
event-227-b-result = Pijesz, zanim ktokolwiek zaprotestuje. Przez chwilę wszystko w tobie jest bardzo duże, a potem leżysz pod stołem. Ale dopóki trwało, było widać, jak powinien wyglądać każdy twój cios. Lubin zdaje i dostaje kapelusz.
event-227-c = Podaj mu flaszki spod korków Ivara.
event-227-c-result = Są jego własne, z krzywymi etykietami, i każdą zna jak niesforne dziecko: ta gryzie, tę trzeba ogrzać. Miesza bez czytania. Mistrzowi spadają okulary. Co zostało, jest twoje, mówi Lubin, i pisze na tym, co to robi, bezbłędnie.

event-228-title = Dzień prania
event-228-intro = Przy odpływie jej jaskinia stoi otworem, paszcza z błota obwieszona bielizną, a ona czeka z podwiniętymi rękawami. O babach wodnych wiadomo dwie rzeczy. Najpierw plują błotem w oczy, a potem nadchodzą stamtąd, gdzie się patrzyło na końcu; i nie mogą zostawić w spokoju plamy. W kieszeni masz buteleczkę atramentu. Spluwa.
event-228-band-1 = Błoto trafia cię w oba oczy i potem jest dzień prania: moczą cię, biją i wyżymają. Gdy znów coś widać, wisisz na sznurze, w pełni czystości. Zeszło z ciebie coś, co było tam od lat.
event-228-band-2 = Na wpół po omacku rzucasz atrament, prosto w jej najlepsze prześcieradło. Wrzeszczy, trze i trze i nie ma dla ciebie wolnej ręki. Bierzesz koszule. Każde imię ma kogoś na lądzie i niektórzy płacą.
event-228-band-3 = Zamykasz oczy, zanim splunie, a otwierasz potem. Resztę robi atrament; jest pochylona nad plamą, kiedy to się dzieje. W głębi wisi sześćdziesiąt koszul z imionami, krochmalonych, i niesiesz je wzdłuż wybrzeża, od drzwi do drzwi.

event-229-title = Pisarz w zatoce
event-229-intro = W zatoce Bolverka Theodor Grole kazał ustawić stół i twarde krzesło, tyłem do psów. Piraci stoją w kolejce z czapkami w rękach i deklarują. Świecznik, jeden. Takiż, jeden. Dzwonek, mały, jeden. Dobrze idzie, mówi Bolverk, który wygląda na chorego. Na końcu kolejki stoją sąsiedzi, którzy chcieliby coś odzyskać. Grole chce mieć przy sobie rzeczoznawcę, którego nikt tu nie zastraszy.
event-229-a = Wyceniaj według taryfy.
event-229-a-result = Wyceniasz, aż wypalą się świece. To nudna praca i sprawiedliwa; do północy zadeklarował swój pierścień nawet Bolverk. Grole wypłaca ci honorarium co do grosza i mówi, wzruszony, że takiego wieczoru nie miał od lat.
event-229-b = Najpierw przepuść sąsiadów.
event-229-b-result = Obracasz kolejkę. Ktoś podnosi topór i patrzysz na topór, aż zostaje odłożony, a kosztuje to wszystkie siły. Krowa po krowie idzie do domu. Grole wpisuje to jako zwrócone i dwa razy podkreśla.
event-229-c = Zadeklaruj zagrodę, za kogoś na skale.
event-229-c-result = Deklarujesz pozycja po pozycji: drzwi, owce, rok. Grole pisze i nie podnosi oczu: właściciel niewymieniony. Bolverk płaci. Po zmroku posyła na szkier łódź z pełną beczką, czego nikt nie widzi. Twoja część jest w taryfie, a kolacja też.

event-230-title = Rozliczone
event-230-intro = Hallbera wypływa tam, gdzie dno się urywa, i składa wiosła. Siedzisz na rufie jako świadek. Mówi za burtę, niegłośno: że ma już trzy jej okręty i cały ród, że są kwita i że ona idzie do łóżka. Potem wrzuca czapkę, nóż i fajkę. Przez długą chwilę nie ma nic. Potem fajka wypływa z powrotem.
event-230-result = Wytrzepuje ją i zapala. Pod łodzią morze się wygładza, jak wtedy, gdy coś przewraca się na drugi bok, żeby spać. Całą drogę powrotną milczy. Na pomoście mówi, że wiosłujesz jak chłop od pługa, i pokazuje, jak się to robi, a potem jest kolacja.

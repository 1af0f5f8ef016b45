# Dalsze karty dziczy z zestawu przygodowego.

story-adventure-wilds-magpies = Co zbierały harpie
story-adventure-wilds-magpies-intro = Gniazdo jest puste; harpii nie ma. Wymoszczone jest wszystkim, co w trzech dolinach kiedykolwiek błyszczało: łyżkami, zębem, łańcuchem burmistrza, dziecięcym mieczem z blachy. Biorą to, co lśni, płaczą, kiedy matowieje, a potem polerują, jedno o drugie, godzinami. Na samym dnie leży podręcznik wiedźmiński ze złoconym brzegiem. Obok stoi butelka, której nikt nigdy nie otworzył, bo tak ładnie łapie słońce.
story-adventure-wilds-magpies-a = Przeczytaj podręcznik, szybko.
story-adventure-wilds-magpies-a-result = Czytasz, aż niebo ciemnieje od skrzydeł. Jeden rozdział wchodzi prosto w ramię i wypycha inny, który był tam dłużej. Odkładasz książkę złotym brzegiem do góry. Płaczą, dokoła całej skały, z radości.
story-adventure-wilds-magpies-b = Weź butelkę, zostaw guzik.
story-adventure-wilds-magpies-b-result = Zostawiasz za nią swój najlepszy guzik, wypolerowany. Z lasu patrzysz, jak wracają i go znajdują. Zapada cisza; potem podają go sobie z pazura w pazur i unoszą do światła.

story-adventure-wilds-courtship = Przynosi jej krowę
story-adventure-wilds-courtship-intro = Gryf się zaleca. Co wieczór kładzie na dachu kościoła krowę, bo z tamtej skały po drugiej stronie doliny ona raz spojrzała w tę stronę. Po żadną nie przyleciała. Wieś straciła dziewięć krów i dachówki i jest podzielona: mężczyźni są za pikami, kobiety chcą wiedzieć, co będzie dalej. Zakochany gryf nic nie je, nigdzie nie śpi i nie ogląda się za siebie.
story-adventure-wilds-courtship-a = Czekaj na nią na skale.
story-adventure-wilds-courtship-a-result = Dwie noce leżysz wśród mokrych kamieni, żeby zobaczyć, dokąd leci, kiedy on odleci. Wiesz już i masz sztywność furtki. Trzeciej nocy ona zlatuje i bierze koguta z wieży. Kobiety wiwatują.
story-adventure-wilds-courtship-b = Pokaż mu, że ma rywala.
story-adventure-wilds-courtship-b-result = Stajesz na dachu w krowiej skórze. Jest na tobie, zanim poprawisz rogi. Z bardzo bliska uczysz się wszystkiego, co gryf robi z góry; a on, że można zalecać się także kwiatami. Zabrał te, które hodował proboszcz.

story-adventure-wilds-garden = Ogródek baby wodnej
story-adventure-wilds-garden-intro = Za groblą ktoś założył grządki: lulek, strzałka wodna, palce topielca w rządkach, podwiązane trzciną. Na deseczkach stoi, co jest co, błotem. Baby wodnej widać nie ma, pewnie na targu; na furtce wisi chusta, z której jeszcze kapie. Oślepia ludzi mułem i trzyma pod wodą, to wie każdy. Że przerywa sadzonki, tego nikt nie mówił.
story-adventure-wilds-garden-a = Zerwij, co dojrzało, i idź.
story-adventure-wilds-garden-a-result = Rwiesz obiema rękami i zamykasz za sobą furtkę. Na zakręcie mija cię z koszem i nie widzi kto to, bo niesie przed twarzą młodą gruszę i z nią rozmawia.
story-adventure-wilds-garden-b = Poczekaj i wypiel grządki.
story-adventure-wilds-garden-b-result = Pielisz do zmierzchu, po kolana w błocie. Ona stoi za tobą dłuższą chwilę. Potem też klęka i zielonym paznokciem pokazuje, jak głęboko, ile i z czym. Wracasz w pozycji haka. Dawki już nigdy nie pomylisz.

story-adventure-wilds-firewatch = Pożarowa straż
story-adventure-wilds-firewatch-intro = W wieży nad lasem siedzi kobieta, która od dziewiętnastu lat pilnuje, czy się nie pali. Nie paliło się nigdy. „Mówią, że szkoda pieniędzy” – mówi i nie odrywa oka od szkła. Od południa na skraju starej poręby widać nitkę dymu. Mogłaby dzwonić. Jeśli to nic, zabiorą jej dzwon; a jeśli coś, nikt nie przyjdzie, bo nigdy nic nie było.
story-adventure-wilds-firewatch-a = Biegnij tam i sprawdź.
story-adventure-wilds-firewatch-a-result = To jednak coś. Szerokie jak stodoła i tak samo głodne. Tłuczesz je płaszczem i krzyczysz, żeby dzwoniła, a ona dzwoni, i teraz zależy od tego, kto usłyszy i jak szybko rzuci to, co robi.
story-adventure-wilds-firewatch-a-band-1 = Słyszą przy trzecim biciu. Do tego czasu ręce masz czarne po łokcie, brwi nie masz wcale, a stara poręba jest trochę większa.
story-adventure-wilds-firewatch-a-band-2 = Przychodzą z wiadrami, potem z kocami, potem z piwem. Idzie czapka, i to dwa razy: raz dla ciebie, raz na sznur do dzwonu.
story-adventure-wilds-firewatch-a-band-3 = Przychodzą wszyscy, w koszulach nocnych, cała dolina. Dziedzic liczy dęby, które jeszcze stoją, i płaci od dębu. Ona dzwoni jeszcze długo potem.
story-adventure-wilds-firewatch-b = Weź szkło, a niech idzie ona.
story-adventure-wilds-firewatch-b-result = Zbiega na dół z wiadrami, po pięćdziesiątce i boso. Patrzysz za nią. To kotlarze z garnkiem. Ale dalej, kiedy częstują ją zupą, widać, co wychodzi do wody, gdy nikt nie patrzy, i dokąd wraca.

story-adventure-wilds-blanket = Pół koca
story-adventure-wilds-blanket-intro = Śnieg zapędził cię do stodoły, a ktoś już tam jest: stary żołnierz pod jedynym kocem, który robi miejsce. Dużo mówi, o dziewczynie z Cintry, o śliwkach. Jest miło ciepły. Koło północy zauważasz, że mówiąc, nie oddycha; robi to tylko z przyzwyczajenia, kiedy sobie przypomni. A on zauważa, że zauważasz. „Myślałem, że przyjdzie ochota wstać i iść – mówi. – Większość tak robi”.
story-adventure-wilds-blanket-a = Zostań pod kocem.
story-adventure-wilds-blanket-a-result = Zostajesz. Jeszcze raz opowiada o śliwkach. Rano koc leży na tobie podwójnie, podwinięty przy stopach, a obok jest tylko słoma, ugnieciona i długo jeszcze ciepła.
story-adventure-wilds-blanket-b = Posiedź z nim przy ogniu.
story-adventure-wilds-blanket-b-result = Palisz, bez czego można się obyć, i podajesz mu kubek, z którego nic nie ubywa. Zna recepturę z zimowej kampanii. O brzasku oddaje ci własną flaszkę, pełną po korek. „Jakoś mi się nie złożyło” – mówi i patrzy na drzwi.

story-adventure-wilds-soup = Zupa na kamieniu, ciąg dalszy
story-adventure-wilds-soup-intro = „Najpierw bierze się kamień” – mówi obcy do wsi, a wieś, która zjadła już psa, patrzy. To stara sztuczka: jeden dokłada cebulę, drugi marchewkę. Ale tu nikt nic nie ma. Stoją wokół garnka i nikt nie idzie do domu po marchewkę, bo jej nie ma. Obcy miesza. Po twarzy spływa mu pot. „A teraz – mówi – zazwyczaj ktoś się śmieje”.
story-adventure-wilds-soup-a = Dołóż coś swojego.
story-adventure-wilds-soup-a-result = Wlewasz i pieni się na zielono. To lekarstwo dla jednej osoby, rozcieńczone na sześćdziesiąt, z kamieniem. Piją bez słowa. Trzyma ich na nogach do wozu ze zbożem, a ciebie, po takim widoku sześćdziesięciu ludzi przy jednym kamieniu, o wiele dłużej.
story-adventure-wilds-soup-b = Pomieszaj chwilę za niego.
story-adventure-wilds-soup-b-result = Idzie za stodołę i słychać go. Mieszasz po jego, z luźnym nadgarstkiem, jakby coś w tym było; to prawdziwa sztuka i teraz ją masz. Potem wraca z cebulą. Trzymał ją dla siebie.

story-adventure-wilds-sheep = Czterysta dziesięć
story-adventure-wilds-sheep-intro = Pasterz liczy na głos i w zasięgu słuchu nikt nie wytrzyma. To dar. Padają barany, padają psy; podróżnych znajduje się we wrzosach, uśmiechniętych, pokrytych rosą. On sam nie śpi od lat, bo nigdy nie dochodzi do końca: przy czterystu dziesięciu jest jedna owca, która nie jest jego, i musi zaczynać od nowa. „To nawet nie owca – mówi. – Ale bardzo grzeczne”.
story-adventure-wilds-sheep-a = Przejedź się na tym, co nie jest owcą.
story-adventure-wilds-sheep-a-result = Nie ma nic przeciwko. Trzymasz się wełny, on zaczyna liczyć, a budzisz się pod żywopłotem w Dhuwod, po najlepszym śnie w życiu. W oddali coś o bardzo wielu kolanach truchta do domu.
story-adventure-wilds-sheep-b = Policz za niego.
story-adventure-wilds-sheep-b-result = Liczysz i przed dwudziestą śpi. Gdzieś po trzeciej setce tracisz dawny nawyk, ot tak, przez płotek; przy czterystu dziesięciu patrzysz ostatniej w oczy i ją przeskakujesz. Budzi się o zmierzchu. „Jednej brakuje” – mówi pasterz ze łzami.

story-adventure-wilds-milestone = Kamień milowy, który kłamie
story-adventure-wilds-milestone-intro = „Gorthur Gvaed, jedna mila” – mówi kamień, a jest sześćdziesiąt. Mówi tak od stu lat; tych, którzy mu wierzą, nikt na tej drodze więcej nie widuje. Ale czasem, mówi kobieta, która sprzedaje przy nim paszteciki, widuje się ich tam, jeszcze tego wieczoru, zdyszanych i z dziwnym wzrokiem. Pasztecików schodzi niemało. Sama po zmroku by koło niego nie przeszła. Podsuwa się, mówi, żeby go czytać.
story-adventure-wilds-milestone-a = Uwierz mu.
story-adventure-wilds-milestone-a-result = Postanawiasz uwierzyć i idziesz. Coś jest nie tak z drzewami, spieszy im się. Po jednej mili stoisz pod Gorthur Gvaed bez tchu; a w głowie masz obraz tego, co szło za tobą, i stawu, do którego skręciło.
story-adventure-wilds-milestone-b = Spieraj się z nim.
story-adventure-wilds-milestone-b-result = Z ręką na mchu tłumaczysz mu, czym jest mila. Trwa to chwilę. Kiedy podnosisz oczy, stoi na nim: sześćdziesiąt. A pod spodem, małe i świeżo wykute, jest pewna sztuczka na drogę, dla pieszych, którzy mają daleko.

story-adventure-wilds-pedlar = Z kramiku domokrążcy
story-adventure-wilds-pedlar-intro = „Igły, nici, naparstki. Wstążka, czerwona. Wstążka, czarna. Gwizdek na psy, które nie żyją. Maść przeciw maści. Dwa życzenia, używane. Mydło. Mapa tego kramiku. Lekcja szermierki, zapakowana; nie wstrząsać. Oko wywerny, nie wodzi za panią ani za panem, to tylko tak wygląda. Coś przeciw temu. Korek, lekko nawiedzony. Chleb, ale ten jem sam”. Nabiera powietrza. „A co by miało być?”
story-adventure-wilds-pedlar-a = Kup lekcję i rozpakuj.
story-adventure-wilds-pedlar-a-result = Rozpakowujesz na miejscu i wystrzela, jak sprężyna, w nadgarstku i w barku; kiedy wstajesz, już to umiesz. Kramik jest pusty. Bez wyrzutu wybiera igły z żywopłotu. „Mówiłem” – mówi domokrążca.
story-adventure-wilds-pedlar-b = Weź coś przeciw temu.
story-adventure-wilds-pedlar-b-result = „Przeciw czemu?” – pyta i podaje. Jest w brązowej butelce i dokładnie to na niej stoi. Nikt jej jeszcze nie zwrócił, mówi. Dokłada korek, bo samemu mu smutno.

story-adventure-wilds-sparrow = Pogrzeb
story-adventure-wilds-sparrow-intro = Chłopiec i dziewczynka kopią łyżką grób. Dla wróbla. Ma być jak należy: ktoś musi wygłosić mowę, a oni są tylko we dwoje. „Znało się go?” – pyta dziewczynka. Niezbyt dobrze, mówisz. „A co się robi w życiu?” Mówisz. Patrzą na wróbla i na twoje miecze. „To od tego?” – pyta chłopiec. W dróżce za żywopłotem cała wieś z widłami czeka, aż będziesz tamtędy przechodzić.
story-adventure-wilds-sparrow-a = Wygłoś mowę.
story-adventure-wilds-sparrow-a-result = Odkładasz wszystko i mówisz. W połowie okazuje się, że wiesz o nim całkiem dużo: jak mało ważył i że mimo to latał. Kiedy kończysz, żywopłot milczy. Ktoś tam odłożył widły.
story-adventure-wilds-sparrow-b = Kop i nic nie mów.
story-adventure-wilds-sparrow-b-result = Pogłębiasz, ze względu na koty. Dziewczynka wkłada okruszek na drogę, a chłopiec, po walce ze sobą, łyżkę. Potem wszystkie trzy osoby leżą na plecach w trawie, jak się leży potem. Wieś poszła do domu jeść.

story-adventure-wilds-well = Same ją wykopały
story-adventure-wilds-well-intro = Wieś zapłaciła studniarzowi z góry i studniarz uciekł, a w nocy ktoś studnię wykopał. Jest okrągła, głęboka, pięknie ocembrowana, ze schodkami na bardzo małe stopy. Woda jest słodka. Tylko że rano na brzegu siedzi nekker, potem trzy, potem dziewięć, z nogami w dół; patrzą na kobiety z wiadrami i wyciągają ręce. Wygląda na to, że chciałyby zapłaty.
story-adventure-wilds-well-a = Zejdź i spytaj, co biorą.
story-adventure-wilds-well-a-result = Schodzisz małymi schodkami, po ciemku, z otwartymi dłońmi. Tłoczą się. Ciągną za rzemienie, wąchają ci włosy, potem jest mruczenie i coś zostaje przed tobą położone. Lepiej zgadnąć, czy to rachunek, czy prezent.
story-adventure-wilds-well-a-band-1 = To był rachunek. Odhaczyły każdy schodek i biorą zapłatę w tym, co na tobie błyszczy, pozycja po pozycji, a resztę wydają w kamykach.
story-adventure-wilds-well-a-band-2 = To był prezent: flaszka, wykopana po drodze, starsza od wsi. Chcą tylko, żeby kobiety znowu śpiewały przy kołowrocie.
story-adventure-wilds-well-a-band-3 = To był prezent, a potem pokazują ci krótszą drogę na górę, która wychodzi o milę dalej. Lubią, kiedy ktoś pyta.
story-adventure-wilds-well-b = Sprawdź, skąd przychodzą.
story-adventure-wilds-well-b-result = Idziesz za urobkiem, który wyniosły w fartuchach i ładnie rozsypały pod drzewami. Prowadzi do starej borsuczej nory z kołatką. Zaznaczasz ją i wracasz. Kobiety położyły na brzegu dziewięć bułek, na początek.

story-adventure-wilds-army = Wojsko w lodzie
story-adventure-wilds-army-intro = Lodowiec puścił wojsko. Stoją po pas w roztopach, w szyku, z pikami, dwieście lat starzy i niewiele zmienieni, a co dzień odmarza jeden i robi krok. Maszerują na zamek, w którym jest teraz mleczarnia. Na czele stoi kapitan z otwartymi ustami. Jest w środku rozkazu. Wyda go, kiedy słońce dojdzie mu do brody.
story-adventure-wilds-army-a = Naucz się tego, co ćwiczyli.
story-adventure-wilds-army-a-result = Idziesz wzdłuż szeregów z latarnią i przejmujesz to, człowiek po człowieku, chwyt po chwycie; któryś z nich był chyba geniuszem. To, co robiło się dotąd, wyrzucasz. Wieczorem mleczarnia przysyła ciepłe mleko, na wszelki wypadek dla dwustu.
story-adventure-wilds-army-b = Sprawdź, przed czym uciekali.
story-adventure-wilds-army-b-result = W ostatnim szeregu nikt nie patrzy przed siebie. Wspinasz się za nimi, tam, gdzie lód jest jeszcze zamknięty, i stoi tam, ogromne i niebieskie, z podniesionym ramieniem. Potrwa to jeszcze lata. Ale inne jego rodzaju mają tropy i te znajdujesz.
story-adventure-wilds-army-c = Daj rozkaz, żeby stanęli.
story-adventure-wilds-army-c-result = To stary rozkaz z Haern Caduch, tam krzyczy się go na śniegu, aż uginają się nogi. Krzyczysz go teraz. Dwieście pik staje. Kapitan zamyka usta. Wiesz już, co to znaczy, kiedy słucha się rozkazu, który stoi w miejscu.

story-adventure-wilds-sting = Mantikora gubi
story-adventure-wilds-sting-intro = Wzdłuż wąwozu leżą kolce jadowe mantikory, gubi jeden na rok, jak poroże. Każdy jest długi jak ręka i jeszcze mokry. Żyje z nich para staruszków: ona doi je do naparstków, on sprzedaje naparstki mężom. Sami są całkiem niegroźni. „Strzela tylko do tego, co biegnie – mówi stary. – To nie biegamy”. On ma jedno oko, ona drewnianą stopę i trzymają się za ręce.
story-adventure-wilds-sting-a = Idź w górę wąwozu, powoli.
story-adventure-wilds-sting-a-result = Idziesz jak oni, trzymając za rękę nikogo, bez pośpiechu. Leży na półce i wodzi za tobą twarzą starca. Widzisz półkę, piarg, łapę, którą oszczędza. Za rogiem biegniesz.
story-adventure-wilds-sting-b = Daj butelkę za jego tajemnicę.
story-adventure-wilds-sting-b-result = Wącha, jest zadowolony i pokazuje, jak się pada, kiedy się nie biegnie: do przodu, w bok, wszystko naraz, żeby poszło górą. Ćwiczył to pięćdziesiąt lat. Żona klaszcze. Raz mu nie wyszło.
story-adventure-wilds-sting-c = Wydój jeden po swojemu.
story-adventure-wilds-sting-c-result = Bierzesz od niej kolec, obracasz, naciskasz kciukiem pod trzecim pierścieniem, jak uczą w Gorthur Gvaed, zanim nauczą czytać. Starcza na dwie flaszki. Staruszka nic nie mówi, idzie po wszystkie swoje naparstki i je wylewa.

story-adventure-wilds-hungry = Pole, które połyka
story-adventure-wilds-hungry-intro = Jedno pole tej wsi połyka. Zaczęło się od brony. Teraz bierze krowę na miesiąc, na stojąco, przeżuwającą, bez dźwięku, i zamyka się nad nią jak owsianka. Nikt o tym nie mówi; zboże jest na nim o głowę wyższe niż gdzie indziej. „To żarłocz” – mówisz. „To dobre pole” – mówi chłop i odsuwa krzesło trochę dalej od brzegu.
story-adventure-wilds-hungry-a = Wejdź i niech próbuje.
story-adventure-wilds-hungry-a-result = Wchodzisz, a ono próbuje. Stoisz, jak się stoi na lodzie, z ciężarem nigdzie, i rzucasz mu wszystko, co trzymasz, sztuka po sztuce; bierze przynętę, pięty nigdy. Po drugiej stronie chłop płacze. Stawiał na pole.
story-adventure-wilds-hungry-b = Poradź, żeby je ogrodził.
story-adventure-wilds-hungry-b-result = Ogradza i płaci ci od słupka. Na furtce wieszają tabliczkę z krową, przekreśloną. Na żniwa przyjeżdżają z daleka, żeby kosić na linach. To, mówią wszyscy, bardzo dobre pole.

story-adventure-wilds-provost = Proboszcz odmawia
story-adventure-wilds-provost-intro = Wóz Dorrit Ash stoi w poprzek drogi i nikt nie przejedzie, ani sól, ani poczta, ani książę. Muł Proboszcz myśli. Drugi dzień. „On się nigdy nie myli – mówi Dorrit. – Tylko jest za wcześnie”. Książę zaproponował rentę. Kapłan pobłogosławił muła z obu końców. Pod rzepą ktoś kaszle i miał być wczoraj w Cintrze.
story-adventure-wilds-provost-a = Zanieś tego, kto kaszle, do Cintry.
story-adventure-wilds-provost-a-result = Bierzesz go na plecy i jest to sędzia, w koszuli, z wyrokiem, który się komuś nie spodobał. W Cintrze podpisuje go wreszcie i daje ci to, czym się leczył. Kiedy znów mijasz ten zakręt, droga przed mułem leży w dolinie.
story-adventure-wilds-provost-b = Zapytaj Proboszcza.
story-adventure-wilds-provost-b-result = Siadasz naprzeciw i patrzysz mu w oczy, godzinami, rezygnując z jednej pewności po drugiej. O zmroku droga przed wami zsuwa się bez dźwięku. Proboszcz strzyże uszami i zawraca. Umiesz już stawać, a to przyda się bardziej niż większość rzeczy.

story-adventure-wilds-dryferry = Pasażer czeka
story-adventure-wilds-dryferry-intro = W suchym korycie rzeki stoi jegomość z walizeczką, od jakiegoś czasu nieżywy, i czeka na prom. „Mówiono mi, że to tutaj” – odzywa się. Wyjaśniasz, że Lorcan Weir się przeniósł, z liną i wszystkim. Pasażer sprawdza zegarek bez wskazówek. „Z wdzięcznością skorzystałbym z ramienia – mówi – aż do Ban Ard. Nie ważę nic, o czym warto mówić. Chodzi tylko o to, że nie wolno przyjść samemu”.
story-adventure-wilds-dryferry-a = Podaj mu ramię.
story-adventure-wilds-dryferry-a-result = Idziesz z nim, a on trzyma krok tak dokładnie, że i twój się dostraja; tak lekko nie szło się jeszcze nigdy. W Ban Ard uchyla kapelusza i nie spóźnia się dla nikogo. Krok zostaje z tobą.
story-adventure-wilds-dryferry-b = Zaczekaj z nim na deszcz.
story-adventure-wilds-dryferry-b-result = Siadacie razem na walizeczce. Koło północy zaczyna padać, potem zza zakrętu wychodzi rzeka, po omacku. Wstępuje na nią suchą stopą. Za towarzystwo zostawia ci buteleczkę, z bardzo starym kurzem.

story-adventure-wilds-icehole = Bierze
story-adventure-wilds-icehole-intro = Na zamarzniętym jeziorze siedzi przy przerębli starzec, łowi i niczego nie łapie. Siedzi przy tej przerębli szóstą zimę. Co wieczór coś w głębi bierze przynętę, całkiem delikatnie, i wiąże linkę w kokardkę. To ładna kokardka. Zaczął się na nią cieszyć. Dziś na lince był pierścionek. Nigdy nie był żonaty. „Co się teraz robi?” – pyta.
story-adventure-wilds-icehole-a = Ciągnij.
story-adventure-wilds-icehole-a-result = Chwytacie razem i ciągniecie. Idzie, łokieć po łokciu, coraz ciężej, a lód zaczyna śpiewać długimi pęknięciami aż do brzegu. Starzec się śmieje. Lepiej zobaczyć to wcześniej, niż ono zobaczy ciebie.
story-adventure-wilds-icehole-a-band-1 = Ono widzi ciebie pierwsze. Lód puszcza, ty też, a starzec trzyma linkę, z kokardką, aż wydostaniesz się z wody.
story-adventure-wilds-icehole-a-band-2 = To koszyk utopionej dziewczyny, a w nim flaszka i karteczka, że w domu na nią czekają. Czyta ją i zwija linkę.
story-adventure-wilds-icehole-a-band-3 = To skrzynia. Na wieku ktoś kreskami liczył zimy i jest ich sześć. On zatrzymuje pierścionek, ty resztę.
story-adventure-wilds-icehole-b = Odeślij pierścionek.
story-adventure-wilds-icehole-b-result = Opuszczasz go, zawiązanego w kokardkę, z kawałkiem sera. Z wody wychodzi dłoń, blada, bierze go i macha; a potem z wielkim taktem wskazuje, gdzie pod tym lodem mieszka ten drugi, co kokardek nie wiąże. Starzec przesuwa stołek.

story-adventure-wilds-secondborn = Hessa wydaje polecenia
story-adventure-wilds-secondborn-intro = „Ty trzymaj lampę. Ty gotuj jeszcze raz. Kto ma miecze, siada na progu”. Hessa, akuszerka, podwinęła rękawy. Pierwszy bliźniak przyszedł o zmierzchu i ma się dobrze. Drugie się nie spieszy; na polu stoi coś w podartej białej sukni i je woła. Północnica chce tego, co jej zabrano, i wszystko jej jedno, od kogo dostanie. Lampę trzyma Ilka. Nic nie mówi; podkręca knot.
story-adventure-wilds-secondborn-a = Siedź na progu do rana.
story-adventure-wilds-secondborn-a-result = Siedzisz i zimno robi się w plecach, potem w zębach. Tam na polu woła je wszystkimi imionami, jakie są. Hessa krzyczy głośniej. Kiedy jest jasno, jest ich dwoje, oboje czerwoni, oboje wściekli, a pole jest puste. Nóg nie czujesz. Wszystko inne czujesz lepiej niż przedtem.
story-adventure-wilds-secondborn-b = Wyjdź i porozmawiaj z nią.
story-adventure-wilds-secondborn-b-result = Idziesz aż do płotu z tym, co masz na takie wypadki, i pytasz, jak miało na imię jej dziecko. Nikt nigdy nie pytał. Powtarza je, aż chrypnie i blednie. Hessa płaci ci jak koleżeństwu po fachu, z torby, a imię zachowuje dla dziewczynki.

story-adventure-wilds-north = Gdzie jest północ
story-adventure-wilds-north-intro = Adelheid Voss siedzi na skrzyni z przyrządami na środku torfowiska i nie mierzy. Od wczoraj są dwie północe. Igła wskazuje jedną, gwiazdy drugą, a łańcuchowi poszli każdy za swoją. „Od trzydziestu lat rysuję ten kraj – mówi mierniczy. – Wszystko od północy”. W ręce ma gumkę. Patrzy na mapę jak na kogoś, kto śpi.
story-adventure-wilds-north-a = Pomóż jej mierzyć po prostu stąd.
story-adventure-wilds-north-a-result = Wbijasz kołek i od tego kołka zaczynacie we dwoje od nowa: tyle kroków do głogu, tyle do kamienia. Wieczorem nie ma już wielu rzeczy, które wydawały się ustalone, a trzyma coś, co nie trzymało. Kołek nazywa się Adelheid.
story-adventure-wilds-north-b = Idź za igłą.
story-adventure-wilds-north-b-result = Idziesz tam, gdzie wskazuje igła, i nie jest to daleko. Pod torfowiskiem leży coś z żelaza, z żebrami, i śpi; wczoraj przewróciło się na drugi bok. Notujesz, gdzie wychodzi żerować. Potem mówisz Voss, że z północą wszystko dobrze. Trzeba ją tylko mniej budzić.

story-adventure-wilds-knocker = Pierworodne Ulfa
story-adventure-wilds-knocker-intro = Berta urodziła, a Ulf nie śpi, z radości albo ze strachu. Dziecko nie płacze. Puka: w kołyskę, w ścianę, w jego mostek, trzy, przerwa, dwa. Spod podłogi ktoś odpowiada. „Przychodzą co noc – mówi Ulf. To u niego długa mowa. – Popatrzeć”. Berta, która jest głucha, położyła dłoń na deskach i się uśmiecha. Puka coś długiego, a tam na dole, słychać to, śmieją się.
story-adventure-wilds-knocker-a = Posiedź z Ulfem.
story-adventure-wilds-knocker-a-result = Siedzicie we dwoje na progu i pilnujecie podłogi. O północy podnosi się deska, mała ręka kładzie grzechotkę ze ślimaka i leży spokojnie, aż dziecko ją weźmie. Ulf opiera ci głowę na ramieniu i śpi. Ty też, z otwartymi ustami.
story-adventure-wilds-knocker-b = Poproś, żeby było ciszej.
story-adventure-wilds-knocker-b-result = Pukasz najuprzejmiej, jak się da: są tu ludzie, którzy muszą spać. Cisza. Rano między wszystkimi deskami jest mech, równo upchany, a na parapecie stoi butelka. Ślady idą do lasu, na palcach.

story-adventure-wilds-vacancy = Potwór pilnie potrzebny
story-adventure-wilds-vacancy-intro = Wieś nie ma potwora. Miała jednego, przyzwoitego, i zdechł; od tamtej pory nie ma pielgrzymów, w gospodzie nie staje żaden wiedźmin, a sąsiedzi dostali wywernę. „Tylko do końca sezonu” – błaga sołtys. Ma kostium. Kazał zrobić trochę śluzu. Nikt nie oczekuje zjedzenia kogokolwiek; wystarczy dać się przelotnie zobaczyć.
story-adventure-wilds-vacancy-a = Daj się zobaczyć.
story-adventure-wilds-vacancy-a-result = Widują cię, o zmierzchu, przez trzy wieczory, goście za opłatą. Trzeciego pewna dama mdleje tak pięknie, że się kłaniasz. Sołtys dzieli się utargiem ze łzami w oczach i pyta, czy nie wchodziłaby w grę umowa, z wolnymi zimami.
story-adventure-wilds-vacancy-b = Naucz tego kowala.
story-adventure-wilds-vacancy-b-result = Jest nieśmiały. Pokazujesz mu, jak to się robi, kark, bark, cisza przedtem; a kiedy cię naśladuje, widzisz, co jest nie tak u ciebie, wyrzucasz to i znajdujesz coś lepszego. W niedzielę jest straszny. Żona nie wpuszcza go do domu.

story-adventure-wilds-robbers = Uczciwi zbójcy
story-adventure-wilds-robbers-intro = „Pieniądze albo życie – mówi zbójca. – Albo referencje”. Za kłodą jest ich pięciu, chudych, dobrze wychowanych, a tą drogą nikt już nie chodzi. Dziewięć razy obrabowali tego samego kapłana. Nosi im teraz kanapki. „Byliśmy tkaczami – mówi herszt. – Potem przyszła fabryka”. Jeden trzyma kuszę na odwrót. Z lasu naprzeciwko mierzy do was sześciorga ktoś, kto nigdy nie był tkaczem.
story-adventure-wilds-robbers-a = Walcz za nich.
story-adventure-wilds-robbers-a-result = Wpychasz herszta do rowu, a bełt przechodzi ci przez rękaw, i za nim większość reszty. Jest po wszystkim, zanim odwrócili kuszę. Za tamtego jest nagroda i upierają się, żeby cała była twoja. Tak uczciwie jeszcze niczego nie zarobili.
story-adventure-wilds-robbers-b = Sprowadź ich z drogi.
story-adventure-wilds-robbers-b-result = Wyprowadzasz ich przez paprocie, na brzuchach, a oni pokazują ci, jak się przechodzi pod krosnem: płasko, na łokciach, tak że nitka nie drgnie. Wieczorem wszyscy mają pracę, tragarzy u Dorrit Ash. Piją twoje zdrowie z butelki kapłana i połowę ci zostawiają.

story-adventure-wilds-entry = Strona czterdziesta
story-adventure-wilds-entry-intro = Siostra Jutta ma księgę bezimiennych, a na stronie czterdziestej jest człowiek, który właśnie zszedł ze wzgórza i prosi o chleb. „Płaszcz szary, brak palca serdecznego, zęby dobre – czyta. – Ja cię pochowałam, do cholery. Pamiętam zęby”. Liczy palce. Od jakiegoś roku czuł się dziwnie, przyznaje; psy się kładą i zawsze jest wokół niego trochę chłodno. Jak się nazywa, też nie wie. Patrzą na siebie ponad łopatą, oboje nieco urażeni.
story-adventure-wilds-entry-a = Pomóż jej zajrzeć pod krzyż.
story-adventure-wilds-entry-a-result = Kopiecie. Pod spodem leży szary płaszcz, a w nim kamienie, sakiewka i flaszka; ktoś chciał umrzeć i załatwił to porządnie. Jutta przez chwilę klnie. Potem daje ci sakiewkę, skreśla wpis i kraje człowiekowi chleb. Je jak ktoś, kto wraca.
story-adventure-wilds-entry-b = Idź i dowiedz się, kim był.
story-adventure-wilds-entry-b-result = W podszewce ma skrawek rachunku: tyle a tyle świec, do domu o trzech kominach, na przełęczy. „Jak żyje, ma mi zejść ze strony – mówi Jutta. – A jak nie, to chcę wiedzieć, kogo ja tu, do diabła, karmię”.

story-adventure-wilds-dueday = Dzień płatności na moczarach
story-adventure-wilds-dueday-intro = „Dwa miedziaki za pijawkę, jeden za opatrunek, za radę nic” – mówi Oda Hollin i pakuje dalej. Jest dzień płatności. Oddała wszystko, co była winna, a wczoraj przyszedł rachunek: za papier. „Co tydzień się podwaja – mówi. – Policzyłam. Do jesieni będę im winna moczary”. Zostawia to, czego nie uniesie: rząd słoików, grządkę złocienia i, tam na wodzie, to jedno, na co nigdy nie miała ceny.
story-adventure-wilds-dueday-a = Wykup słoiki.
story-adventure-wilds-dueday-a-result = „Po kosztach” – mówi, podaje ile i płacisz. Każdy zawija w stronę rachunku. Potem rozgląda się po pustej chacie, zdejmuje z zawiasów drzwi i pod pachą niesie je na groblę. Za drzwi nikt jej rachunku nie wystawi.
story-adventure-wilds-dueday-b = Zapytaj, co jest na wodzie.
story-adventure-wilds-dueday-b-result = Wskazuje brodą. Jest tam światło, które zapala się o zmierzchu, chodzi od kępy do kępy i nikomu nie wadzi. Karmi je od dwudziestu lat. Nie da się go zabrać, mówi, i nie da się zostawić. „Nie wiem, ile bym miała wziąć” – mówi Oda. Wygląda na całkiem zagubioną.
story-adventure-wilds-dueday-c = Rozpakuj skrzynkę od niej.
story-adventure-wilds-dueday-c-result = Stawiasz ją na stole i otwierasz. Długo ogląda, co zużyte, a co nie. „Oszczędnie z arniką” – mówi. Napełnia ją po wieko, z każdego słoika, i niczego nie bierze. Pierwszy raz w życiu i aż kręci się jej od tego w głowie.

story-adventure-wilds-fifth = Do wdowy Tarn w konkury
story-adventure-wilds-fifth-intro = „Jeszcze troszkę?” – pyta wdowa Tarn i nalewa. Pochowała czterech mężów, wszystkich przez grzyby, a teraz oświadczył się piąty. Siedzi naprzeciw, emerytowany pikinier z jednym uchem, i je wszystko. Od wiosny je wszystko. „Opowiadałam mu o tamtych – mówi łagodnie. – Mówi, że lepiej nie jadł nigdy”. Pikinier kiwa głową i żuje. Poprosił też o przepis; a o to nikt jej jeszcze nie prosił.
story-adventure-wilds-fifth-a = Zostań na kolację.
story-adventure-wilds-fifth-a-result = Zostajesz i jesz to, co pikinier. Rzeczywiście bardzo dobre. Kolory przychodzą koło dziesiątej, a potem śpisz na ławie w ramionach czegoś dużego i zielonego. Rano napełnia ci flaszkę z tego garnka, z którego jemu nie dała.
story-adventure-wilds-fifth-b = Zapytaj, czego szuka.
story-adventure-wilds-fifth-b-result = „Tego z białym pierścieniem – mówi pikinier, kiedy ona jest przy studni. – Trzeci był mój brat”. Odkłada łyżkę. Przyszedł ją powiesić, mówi. Potem ona się z czegoś zaśmiała. Rośnie w lesie, przy starym dole wapiennym; wolałby, żeby ktoś sprawdził, czy naprawdę.

story-adventure-wilds-present = Ktoś mówi: jest
story-adventure-wilds-present-intro = Kapitan Holt wciąż odczytuje o zachodzie apel Trzeciej Kompanii, sześćdziesiąt nazwisk; czterech ludzi odpowiada, a na resztę trochę czeka. Wczoraj przy trzydziestym pierwszym ktoś powiedział: „Jest”. Z drzew. „Lohse poległ na polu – mówi Rainer Holt. – A ja to słyszałem”. Ogolił się. Jego czterech siedzi plecami do siebie, a zupy nie tknął nikt. Słońce prawie zaszło. Trzyma listę i nie wie, czy nazwisko wolno opuścić.
story-adventure-wilds-present-a = Odczytaj apel za niego.
story-adventure-wilds-present-a-result = Czytasz. Przy trzydziestym pierwszym jest cisza, a potem szloch, całkiem blisko: to kuchcik, który się schował i myślał, że jeśli ktoś to powie, kapitan zacznie jeść. Holt wpisuje go jako sześćdziesiątego pierwszego. Skrzynię kompanii dzielą na sześć.
story-adventure-wilds-present-b = Odpowiedz głosowi i idź za nim.
story-adventure-wilds-present-b-result = Przy trzydziestym pierwszym odpowiada znowu, dalej, i znowu, jeszcze dalej; jak ktoś, kto idzie przodem z latarnią. Idziesz za nim w las. Za tobą kapitan przestał czytać. Słychać, jak liczy od jednego i nikt nie odpowiada.
story-adventure-wilds-present-c = Stań w luce przy trzydziestym pierwszym.
story-adventure-wilds-present-c-result = Znasz to miejsce; szyk kompanii nie jest ci obcy. Stajesz tam, gdzie stał Lohse, a kiedy go wołają, nic nie mówisz i pozwalasz, żeby było cicho tak długo, jak musi. Potem Holt czyta trzydziestego drugiego. Wieczorem pokazuje ci, jak się trzyma szereg z dziurami.

story-adventure-wilds-moon = Klucz pod wycieraczką
story-adventure-wilds-moon-intro = Na skraju wsi stoi cela z dobrego kamienia, z jednym oknem. Kowal zbudował ją dla siebie. Trzy noce w miesiącu wchodzi do niej, żona przekręca klucz i do rana wieś go słyszy. Nikogo nigdy nie skrzywdził; mówił jej tylko przez drzwi, w całym tym hałasie, jak bardzo ją kocha, i raz włożyła klucz do zamka. „Teraz trzyma go siostra – mówi. – Ale ona też ma miękkie serce”. Dziś jest pierwsza noc.
story-adventure-wilds-moon-a = Trzymaj klucz przez trzy noce.
story-adventure-wilds-moon-a-result = Siedzisz na kluczu. Pierwszej nocy przekonuje, drugiej błaga, trzeciej przechodzi przez futrynę okna i wiele razy okrążacie razem kuźnię. Żona płaci. Za każdym razem rano sam naprawiał zawias i na ciebie nie patrzył.
story-adventure-wilds-moon-b = Poszukaj tego, co go ugryzło.
story-adventure-wilds-moon-b-result = Nie ugryzło, mówi kowal, za dnia, znad miecha. Była w lesie kobieta, przy starym mielerzu, której coś obiecał, zanim się ożenił. Zaśmiała się, kiedy jej powiedział, i rzekła, że i tak będzie do niej przychodził, trzy noce w miesiącu.

story-adventure-wilds-crones = Nocleg na bagnie
story-adventure-wilds-crones-intro = Trzy siostry prowadzą na bagnie gospodę: jedna warzy, jedna tka, jedna szepcze. Piwo jest czarne, koce są ciepłe i są w nich włosy. Podróżni odchodzą wypoczęci i każdy bez czegoś: dzwonienia w uchu, jąkania, drugiego imienia. „Bierzemy tylko to, co luźno wisi” – mówi ta, która tka, i przepuszcza nić przez palce. Na tobie też dostrzegła luźny koniec.
story-adventure-wilds-crones-a = Pozwól jej pociągnąć za nić.
story-adventure-wilds-crones-a-result = Ciągnie i wychodzi, cały nawyk, z węzłami. Nie boli. Na to miejsce ceruje coś, co zostawił inny gość, lepszego gatunku. Siostry trzymają lampę i kiwają głowami.
story-adventure-wilds-crones-b = Zapytaj, co z tym wszystkim robią.
story-adventure-wilds-crones-b-result = Ta, która szepcze, mówi ci to do lewego ucha. Tam, gdzie bagno schodzi w jezioro, wywiesiły to do wyschnięcia, mówi, wszystko, od lat. Kiedy się wie, słychać aż tutaj, jak łopocze.

story-adventure-wilds-miller = Czy nie widziano chłopca
story-adventure-wilds-miller-intro = Młynarz zamknął młyn i chodzi z rysunkiem od gospody do gospody. Widać na nim chłopca z pogrzebaczem. Rysował sam, mąką, a tyle razy się ścierało i tyle razy rysował od nowa, że jest to już tylko biała plama. „Jedenaście lat – mówi. – Dużo pyta”. Raz go uderzył, za pytanie. Potem łóżko było puste i nie było pokrywki od garnka. Teraz by go nie uderzył. Odpowiedziałby.
story-adventure-wilds-miller-a = Powiedz mu, gdzie ostatnio o nim mówiono.
story-adventure-wilds-miller-a-result = Mówisz mu, co wiesz, drogę, dzień. Dziękuje i płaci jak za worek, na wagę w ręce. Wieczorem słychać, dwa stoły dalej, jak ćwiczy: „To przez księżyc. To przez wodę”.
story-adventure-wilds-miller-b = Idź poszukać chłopca.
story-adventure-wilds-miller-b-result = W lesie jest dym, mówi stajenny, tam, gdzie nikt nie mieszka, i ktoś krzyczy na niego cienkim głosem. Młynarz już stoi, z jedną ręką w płaszczu. Mówisz mu, żeby zaczekał. Siada na własnych dłoniach.
story-adventure-wilds-miller-c = Poślij do niego Wicka.
story-adventure-wilds-miller-c-result = Mówi: nie. Potem wchodzi, z pokrywką przed sobą. Stoisz na dworze i długo nie słychać nic; potem pytanie, niskim głosem, i odpowiedź chłopca, wyczerpująca. Rano rusza z tobą dalej. „Pytał, czy to boli – mówi Wick. – Nikt mnie o to nie pytał”.

story-adventure-wilds-scourge = Bicz Siedmiu Dolin
story-adventure-wilds-scourge-intro = Na sośnie siedzi człowiek z malowaną blizną, a pod nią siedzi ghul i czeka. „Dobry wieczór” – mówi Kord. Siedzi tam od wtorku. Powiedział wsi, że ghule boją się śmiałego spojrzenia, i za spojrzenie zapłacili; patrzy na niego śmiało trzeci dzień i wygląda na to, że ghul się przyzwyczaja. We wsi wynoszą stoły na zwycięstwo.
story-adventure-wilds-scourge-a = Odciągnij ghula.
story-adventure-wilds-scourge-a-result = Gwiżdżesz i idzie za tobą, z ulgą, że jest co robić. Zanim go gubisz, znasz jego jamę i ścieżki do niej. W drodze powrotnej na gałązce sosny wisi już tylko mosiężny medalion i się kołysze.
story-adventure-wilds-scourge-b = Idź z nim po resztę.
story-adventure-wilds-scourge-b-result = „Resztę?” – pyta Kord. Ten stoi tylko na czatach, mówisz mu. Inne śpią do zmroku w kamieniołomie. Schodzi bardzo powoli, z zamkniętymi oczami. Idzie, mówi. Chciałby tylko, żeby go przed śmiercią zapytano, kim jest.

story-adventure-wilds-pup = Przyszedł za mną
story-adventure-wilds-pup-intro = „Przyszedł za mną do domu” – mówi dziewczynka. To barghest, podrostek, z żarem w gardle jak węgielek, i siedzi na dywaniku przed piecem, a dywanik dymi. Barghesty idą tam, gdzie za coś nie zapłacono. Rodzina przeszła przez wszystko: krowę, dach, dziadka. „Nikomu nic nie jesteśmy winni” – mówi matka i robi się całkiem biała. Stwór kładzie łeb na kolanach dziewczynki. Pachnie rzeką.
story-adventure-wilds-pup-a = Przepędź go.
story-adventure-wilds-pup-a-result = Wyganiasz go szczypcami od pieca i dalej przez pola. Co chwila staje i ogląda się, czy to poważnie. Płacą od razu, w całości, bardzo starannie i proszą o pokwitowanie. Całą noc dziewczynka stoi w oknie.
story-adventure-wilds-pup-b = Niech pokaże ci dług.
story-adventure-wilds-pup-b-result = Wstaje, gdy tylko to mówisz, i idzie przodem, nad rzekę, z nosem przy ziemi. Przy brodzie się ogląda. Matka przyszła za wami w kapciach. „To była tylko łódka – mówi. – Chcieliśmy ją odprowadzić”.

story-adventure-wilds-guestbook = Księga gości
story-adventure-wilds-guestbook-intro = W schronisku pod lodowcem nikogo nie ma. Na stole leży księga. „Ogień dobry, widok dobry. Hauser”. „Jedna noc z powodu hałasu. Prof. Lind”. „Nie ma żadnego hałasu. Hauser”. „Przyszło nas dziewięcioro, podpisało się ośmioro”. „Spiżarnia pusta. Kto zabiera dżem, niech się przyzna”. „Ono nie zabiera dżemu. L.” Ostatni wpis jeszcze nie wysechł. Brzmi: „Witamy”, dużym pismem, bez podpisu.
story-adventure-wilds-guestbook-a = Wpisz się i zarygluj okiennice.
story-adventure-wilds-guestbook-a-result = Wpisujesz się i ryglujesz. Całą noc chodzi wokół domu i próbuje każdej, po kolei, jak gość, który zapodział klucz. Do rana wiesz, jak stawia kroki, a między nimi udaje się całkiem nieźle wyspać. Pod twoim imieniem stoi: „Bez okruchów”.
story-adventure-wilds-guestbook-b = Idź za mokrym atramentem.
story-adventure-wilds-guestbook-b-result = Krople są na parapecie, na śniegu i dalej, w górę po morenie, każda okrągła i czarna, co długi krok. Wkładasz księgę do torby. Im wyżej, tym wydaje się cięższa.

story-adventure-wilds-frozenpost = Ni śnieg, ni mróz
story-adventure-wilds-frozenpost-intro = Przy drodze na przełęcz stoi po kolana w zaspie listonosz i w wyciągniętej ręce trzyma list. Stoi tak od grudnia. Próbowali go pochować, ale się nie zgina, a kto weźmie list, następnego ranka widzi w jego dłoni nowy. Poczta nigdy nie chodziła tak regularnie. Ten jest do Hengfors, ekspres. Pod spodem, w śniegu, leży drugi, zaadresowany do nikogo.
story-adventure-wilds-frozenpost-a = Doręcz ten do Hengfors.
story-adventure-wilds-frozenpost-a-result = Niesiesz go do Hengfors pocztową drogą, jego krokiem, i idzie szybciej, niż się zdawało. Podpisuje stara kobieta. To z zeszłej zimy, w sprawie odwiedzin. Płaci ci za znaczek i wstawia wodę na dwoje.
story-adventure-wilds-frozenpost-b = Otwórz ten do nikogo.
story-adventure-wilds-frozenpost-b-result = To jego własne pismo. Ma szałas nad granicą lasu, stoi w liście, i w nim kogoś, komu nie chciał kazać czekać. Jego dłoń jest teraz otwarta. Leży w niej klucz, tak zimny, że przywiera do rękawicy.

story-adventure-wilds-tower = Siódma noc
story-adventure-wilds-tower-intro = W zrujnowanej wieży mieszka strzyga, a strzyga ma ciotkę. Ciotka przychodzi co siódmą noc z koszykiem, stawia go u stóp schodów i czyta na głos, aż ustanie warczenie. „Lubi te z zamkami” – mówi. Strzyga śpi w dzień we własnej trumnie, a kto nie dopuści jej do niej do piania koguta, ten może zobaczyć, jak się odmienia. Rządca królewski zapłaciłby za szybciej.
story-adventure-wilds-tower-a = Zrób to, jak chce rządca.
story-adventure-wilds-tower-a-result = Wchodzisz po południu ze srebrem. Trwa to krótko, spała. Rządca płaci na dziedzińcu. U stóp schodów stoi koszyk, a w nim ciasto, grzebień i tom drugi.
story-adventure-wilds-tower-b = Zapytaj w Wyzimie, kto ją przeklął.
story-adventure-wilds-tower-b-result = „Jest wciąż na dworze – mówi ciotka i zdmuchuje świecę. – Na przesilenie przysyła mi gęś”. W Wyzimie masz szukać starszego pana o bardzo czystych rękach. Do twojego powrotu będzie czytać; ma cztery tomy.

story-adventure-wilds-hanged = Człowiek na Szubienicznej Górze
story-adventure-wilds-hanged-intro = „Hej tam – mówi wisielec. – Czy dziś czwartek?” Czwartek. Wzdycha i obraca się trochę na sznurze. W czwartki przychodziła tu jego żona z psem. Nie było jej cztery tygodnie i martwi się, bo przeprowadza się do brata w Stygga, a brat pije. Z góry sporo widać i potrafiłby się komuś odwdzięczyć.
story-adventure-wilds-hanged-a = Niech powie, co widzi.
story-adventure-wilds-hanged-a-result = Mówi: to w zagajniku, jego godziny, jego słabszą nogę. Odcinasz gałąź, żeby miał lepszy widok. Chłopak, który kradnie końcówki sznura, schował pod stopniem butelkę; i nią wisielec robi ci prezent.
story-adventure-wilds-hanged-b = Zajrzyj do jego żony w Stygga.
story-adventure-wilds-hanged-b-result = „Tylko nie mówić, że to ja pytałem – błaga. – Że się przechodziło obok. I podrapać psa”. Zrywa się wiatr i wisielec obraca się, żeby odprowadzić cię tym, co ma zamiast oczu, aż do zakrętu.

story-adventure-wilds-ham = Szynka na przesilenie
story-adventure-wilds-ham-intro = Co roku na przesilenie przez góry przychodzi do Theodora Grolego szynka, której nikt nigdy nie wysłał. W tym roku ją zasypało, a z nią Benna, w pasterskim szałasie, z szynką obok na ławie. „Musi tam być dziś wieczór – mówi przez szalik; ma gorączkę i o trzy palce u nóg za mało. – Wystawia talerz. Myśli, że nie wiem”. Do Hengfors jest daleko, a dzik był królewski.
story-adventure-wilds-ham-a = Zostań i zajmij się palcami.
story-adventure-wilds-ham-a-result = Zostajesz, nacierasz, wlewasz w niego to, co masz, i to, co zostawił pasterz. Nad ranem jest po wszystkim i znów żartuje. W podzięce daje ci zapasy pasterza. To pierwsze, co w życiu oddał, a co naprawdę nie było jego.
story-adventure-wilds-ham-b = Zanieś szynkę do Hengfors.
story-adventure-wilds-ham-b-result = „Leżała – wbija ci do głowy Benno. – Spadła z wozu. Jak zapyta z jakiego, to w nogi”. Zawija ją we własny płaszcz. Jest całkiem wesoły, dopóki nie wyjdziesz, a potem słychać, jak próbuje wstać i iść za tobą.
story-adventure-wilds-ham-c = Poślij z nią sukę.
story-adventure-wilds-ham-c-result = Przywiązujesz jej szynkę do grzbietu, mówisz nazwisko i rusza, od samej góry, bez pośpiechu. Po dwóch dniach wraca z talerzem na szyi i kwitem drżącą ręką: szynka, jedna, odebrano od psa. Dołożył po monecie dla każdego i butelkę na palce.

story-adventure-wilds-ford = Ci dwaj przy brodzie
story-adventure-wilds-ford-intro = Dwaj rycerze walczą przy brodzie od jedenastu lat, od ósmej do szóstej, z godziną na obiad. Żaden nie przepuszcza drugiego. Zestarzeli się przy tym, zesztywnieli i pomagają sobie wstać. „O co? – mówi zielony i opuszcza miecz. – Pamiętasz?” „O twojego konia – mówi czerwony – albo o moją siostrę”. Koń dawno nie żyje. Siostra, przychodzi im do głowy, mieszka w dole rzeki.
story-adventure-wilds-ford-a = Dołącz do nich do szóstej.
story-adventure-wilds-ford-a-result = Cieszą się z trzeciej osoby. O szóstej znasz każdą zasłonę przeciw człowiekowi, którego zna się od jedenastu lat, i jedną całkiem nową, przeciw trzeciemu. Upierają się, żeby suchy koc był twój.
story-adventure-wilds-ford-b = Zapytaj siostrę.
story-adventure-wilds-ford-b-result = „Naprawdę?” – mówią obaj. Siadają obok siebie na brzegu, bezradni wobec wolnego popołudnia. Kiedy się oglądasz, zielony podsuwa kanapkę, a czerwony rozważa, czy można na to pozwolić.

story-adventure-wilds-crows = Wrony sądzą
story-adventure-wilds-crows-intro = Na ściernisku siedzi w kręgu ze dwieście wron, a pośrodku jedna z opuszczonym skrzydłem. Trwa to całe rano. Kraczą po kolei; ta w środku milczy. Kiedy skończą, chłop to wie, rzucą się na nią wszystkie naraz i bez dźwięku odlecą. W kręgu zostawiły lukę. Jest od twojej strony i mniej więcej szeroka na człowieka.
story-adventure-wilds-crows-a = Wejdź do kręgu.
story-adventure-wilds-crows-a-result = Odkładasz to, co niesiesz, i stajesz obok niej. Dwieście głów się odwraca. Prawa nie znasz, więc tylko zostajesz i każdej odpowiadasz spojrzeniem. Koło południa podrywają się jak dym. Tamta wskoczyła ci na but; a i tobie coś zostało darowane.
story-adventure-wilds-crows-b = Zapytaj, co zrobiła.
story-adventure-wilds-crows-b-result = Ta z opuszczonym skrzydłem patrzy na ciebie, a potem długo na las. Skacze przed tobą na skraj pola. Reszta puszcza ją jakby za kaucją: jedenaście leci z wami, od drzewa do drzewa.

story-adventure-wilds-flood = Wysoka woda
story-adventure-wilds-flood-intro = Rzeka przybrała w nocy i niesie domy. Płyną całkiem powoli. Na jednym dachu siedzi rodzina, świnia i zegar; na następnym kupiec siedzi na skrzyni z pieniędzmi i krzyczy, ile zapłaci. Masz łódź, wiosło i czasu na jeden dach. Płynie trzeci, dalej od brzegu, a na nim jest tylko kołyska, którą ktoś kołysze od spodu.
story-adventure-wilds-flood-a = Weź rodzinę i skrzynię.
story-adventure-wilds-flood-a-result = Robisz jedno i drugie, kiepsko. Rodzina jest w łodzi, skrzynia w połowie, łódź dostaje w burtę trzema belkami, a ty czwartą. Kupiec płaci, mokry, co do monety. Zegar bije, punktualnie, w objęciach świni.
story-adventure-wilds-flood-b = Płyń za kołyską.
story-adventure-wilds-flood-b-result = Jest już daleko i się obraca. Wiosłujesz plecami do niej, jak to się wiosłuje. Za tobą na dachu kupiec umilkł i słychać, jak ojciec mówi dzieciom, żeby nie patrzyły. Na zakręcie kołyska wpływa w trzciny.

story-adventure-wilds-slot = Świeży trop
story-adventure-wilds-slot-intro = W mokrym mchu, czysty jak pieczęć, jest ślad jelenia. Jest za duży. Znalazł go węglarz i usiadł obok, żeby nikt nie nadepnął. „Jest jeden, co powinien to zobaczyć – mówi. – Trzydzieści lat za nim chodzi. Ludzie się śmieją”. Przykrył ślad czapką, bo pada. Prowadzi w górę, w stary las, a w co dziesiątym jest odrobina szronu.
story-adventure-wilds-slot-a = Ucz się go czytać od węglarza.
story-adventure-wilds-slot-a-result = Podnosi dla ciebie czapkę. Z głębokości, z powłóczenia, z pokrzywy, która jeszcze nie wstała, podaje ci godzinę; i jak postawić stopę obok. To, co chodzi za takim jeleniem, zawsze, przeszło godzinę później. Jego znaki znasz.
story-adventure-wilds-slot-b = Idź za nim na własną rękę.
story-adventure-wilds-slot-b-result = Idziesz za nim, aż gaśnie światło, a potem po szronie. Las się starzeje. Zauważasz, że stąpasz po zewnętrznych krawędziach stóp i oddychasz nosem i że nic się ciebie nie boi.
story-adventure-wilds-slot-c = Wezwij Corvina.
story-adventure-wilds-slot-c-result = Przychodzi, zdejmuje rękawicę i kładzie dłoń w ślad. Milczy tak długo, że węglarz z powrotem nakłada czapkę. „Był tu” – mówi wtedy Corvin. Dziś za nim nie pójdzie. Wieczorem uczy cię, jak się coś zostawia na jutro.

# Dalsze zdarzenia zestawu przygodowego, które zaczynają się w miastach.

event-66-title = Wytwórca odważników
event-66-intro = Krasnolud mieszka tak wysoko, że nie ma do kogo ust otworzyć, i o to chodziło. Wagę zrobił dla siebie, mówi, kiedy brat zaklinał się, że nie tknął kasetki. Od tamtej pory nie rozmawiają; kasetka była bardzo mała. Kładzie belkę na stojaku. Na półce stoją odważniki do niej, każdy z wieczkiem. „Jeden jest mój – mówi. – Nigdy go nie położyłem”.
event-66-a = Zważ go.
event-66-a-result = Staje przed szalką i mówi, że ani przez jeden dzień nie brakowało mu brata. Szalka opada powoli, jak ktoś, kto siada, i tak zostaje. Patrzy na nią przez chwilę. Potem prosi o podanie kapelusza i czegoś małego z półki.
event-66-b = Stań przed szalką zamiast niego.
event-66-b-result = Mówisz o sobie parę rzeczy, które często się mówi. Dwie są prawdziwe. Przy trzeciej szalka się porusza, więc przerywasz i przechodzisz to jeszcze raz, wolniej, aż znajduje się słowo, które ważyło za dużo. Zostawiasz je tam w górze.

event-67-title = Mosiężna uncja
event-67-intro = Schodzi w dolinę, mówi, do brata, a kto ma coś takiego na myśli, nie może nosić odważników. Kozę oddał wiatrowi, chatę zamknął. Kładzie ci na dłoni uncję mosiądzu z wieczkiem. „Waży to, co się należy – mówi. – Zrobiłem ją dla poborców. Nie chcieli jej w domu”.
event-67-result = Jest ciepła i mieści się w kieszeni. Kiedy przychodzisz po zapłatę z czymś martwym na siodle i stawiasz obok uncję na stole, ludzie patrzą na nią, odchrząkują i znajdują jeszcze jedną monetę, którą mieli na boku.

event-68-title = Ten z marca
event-68-intro = Kulawy wiedźmin od dawna nie żyje. Siedzi oparty o buk, w butach, z mieczem na kolanach, a wszystko troje porósł mech. W dziupli jest to, z czego żył: wnyki, garnek, zeszyt z długami. Ma jeden wpis, na pierwszej stronie, starannym pismem. Suma się zgadza, a pod spodem stoi: „Zmarzła. Zapomnij”. Nie skreślił tego i nie wydarł.
event-68-a = Weź, co się należało, i jego flaszki.
event-68-a-result = Na czas paru słów kładziesz sakwę pod mech, a potem bierzesz ją z powrotem, flaszki też. On nazwałby to sentymentem. Jest tylko dość daleko do domu, z pieniędzmi zmarłego.
event-68-b = Pochowaj go, razem z pieniędzmi.
event-68-b-result = Kopiesz do nocy, między korzeniami, i kładziesz mu sakwę pod rękę. Najpierw czytasz mu zeszyt. Miecz nosił tak, jak nikt inny nie nosi, rzemień i węzeł; uczysz się tego, rozplątując, i schodzi na tym pół nocy.

event-69-title = Nadawca
event-69-intro = Benno Grole siedzi przed jaskinią i oprawia coś, co należy do księcia. Oczywiście, że to on przysłał psa. W dolinie jest czterech, którzy przysięgli utopić poborcę w jego własnym atramencie, a Theodor prędzej da się utopić, niż poprosi o pomoc. „Psa mi nie zakaże – mówi Benno. – Nie ma go w taryfie”. Ma cztery nazwiska. Ma też drugiego psa, a właściwie sukę, z tego samego miotu, która okazała się za uczciwa na kłusowanie.
event-69-a = Obiecaj milczeć i weź sukę.
event-69-a-result = „Ani słowa – mówi Benno. – Musiałby wpisać jako darowiznę”. Gwiżdże, a ona wychodzi zza dymu, ogląda twoją rękę, miecz i buty i kładzie ci się na stopach, jak robi jej brat.
event-69-b = Zanieś te cztery nazwiska w dolinę.
event-69-b-result = Odwiedzasz ich jednego po drugim, przy kolacji, i kładziesz na stole rękawice. Trzech przypomina sobie, że ma na południu ciotkę. Czwarty pokazuje ci, co trzyma w stodole, z tropami do środka, byle pójść raczej za tym. Benno płaci, książęcą monetą.

event-70-title = Uczciwa suka
event-70-intro = Jako szczenię dostała do niesienia zająca i odniosła go gajowemu. Na tym skończyła się jej kariera. Nie słucha żadnego imienia i nikt nie widział, żeby się spieszyła; na trop patrzy tak, jak Theodor Grole na kolumnę cyfr, od góry, a potem jeszcze raz od dołu. Benno dość długo drapie ją pod brodą. „Powie prawdę – mówi. – Ja się z tym żyć nie nauczyłem”.
event-70-result = Idzie z tobą i cię poprawia. Gdzie masz trop, tam przechodzi go jeszcze raz, zanim zacznie się walka, siada przy tym, co umknęło, i czeka, aż też to zobaczysz.

event-71-title = Skoczek bije gońca
event-71-intro = W Vengerbergu otwiera młoda kobieta z atramentem na kciuku. Jej ojciec umarł trzy zimy temu. Szachownicę miał przy łóżku i kazał jej obiecać, że będzie grać dalej, źle, żeby kapitan nie poznał. Uczyła się, jak być złą. A tej wiosny zobaczyła skoczka; stał tam jak otwarte drzwi. „Nie mogłam nie zagrać” – mówi. Trzyma nieotwarty list kapitana i pyta, jaki on jest.
event-71-a = Usiądź i opisz go.
event-71-a-result = Opowiadasz o herbacie dla jednej osoby i o nożu do chleba. Otwiera w końcu list, czyta wiersz, który nie był dla ciebie, i idzie poszukać płaszcza. Na schodach pokazuje ci na poręczy, co zobaczyła w skoczku i jak długo na to czekała.
event-71-b = Poradź jej, żeby dalej przegrywała.
event-71-b-result = Kiwa głową; tak chciał ojciec. Zapisuje ruch tak zły, że aż ją boli, płaci ci za drogę i dokłada dla kapitana butelkę ojcowskiej nalewki. Niech wypije za swoje zwycięstwo, mówi. Jest chyba blisko.

event-72-title = Nie nucić
event-72-intro = Śpiewający flisak się zrównuje. Pieśń jest wesoła, z refrenem. W skrzyni ustaje oddech; potem deski zaczynają nucić razem z nim, tercję niżej, a gwoździe same wychodzą i jeden po drugim wpadają do kanału. Młode wywerny nucą, kiedy zaraz dostaną jeść. Masz czas skoczyć ze ścieżki na pokład i stanąć między pieśnią a skrzynią.
event-72-band-1 = Stajesz. Wychodzi po tobie, skrzydło za skrzydłem, całym ciężarem, i po drodze zdziera z ciebie wszystko do koszuli. Flisak przestał śpiewać. Siedzi na maszcie, a ono nuci u podnóża.
event-72-band-2 = Plecami trzymasz wieko aż do śluzy, a głuchy macha do widoków. Odbiorcą jest handlarz ziołami w grubych rękawicach. Daje ci to, co doi z dorosłych, i liczy ci palce.
event-72-band-3 = Dajesz mu powąchać rękaw, stoisz mocno i nucisz melodię do końca, bardzo powoli, jak dziecku. Zasypia w zęzie. Odbiorca płaci podwójnie za takie, które jeszcze nikogo nie ugryzło.
event-72-band-4 = Stoisz tak nieruchomo, że bierze cię za gniazdo. Wchodzi, składa się i przez dwie śluzy jedzie ci na barkach. Kogo raz nie ugiął ten ciężar, tego niełatwo przewrócić. Odbiorca płaci i chce wiedzieć, jak się przy tym oddycha.

event-73-title = Lodownia
event-73-intro = Za słomą, za blokami, powiesiły wszystko na hakach, tak jak podpatrzyły: posortowane, oprawione, z pietruszką. Ghule szybko uczą się od ludzi, jeśli chodzi o jedzenie. Jest ich pięć, w fartuchach. Największy trzyma tasak i kawałek kredy. Na twój widok mierzy cię od łopatki w dół i pisze coś na tabliczce. Pierwszy cios jest twój i lepiej, żeby na nim się skończyło.
event-73-band-1 = To nie wystarczyło. Masz ich na karku i leżysz na pniu, zanim zdołasz się odwrócić, a wykupujesz się kolczugą i tym, co masz w ręku. Z brzegu słychać, jak w porządku rąbią dalej. Na tabliczce twoja cena jest skreślona.
event-73-band-2 = Przełamujesz szereg od końca, gdzie stoi uczeń, a reszta rzuca fartuchy i ucieka na czworakach, jak należy. Cech płaci od fartucha. W mieście nikt nie chce słyszeć, co wisiało na hakach, i wszystkich boli brzuch.
event-73-band-3 = Jesteś w środku, zanim kreda spadnie na podłogę. Ghul w fartuchu nie skoczy. Odsyłasz miastu jego buty, parami. Cech płaci w całości i w milczeniu, a chłopak rzeźnika dogania cię z butelką.

event-74-title = Do rąk własnych
event-74-intro = Za trzecim dębem po piorunie jest dom z chrustu, zamieciony. Pani ma włosy do ziemi i nie ma pleców; z tyłu widać żebra i ptasie gniazdo. Długim palcem łamie wosk. „Proszę ją oddać albo nie dać jej zmarznąć” – czyta, litera po literze. Musi usiąść. Żadnej Elzy nie wzięła. Znalazła kiedyś bucik, u stóp góry, i postawiła na parapecie, bo był ładny.
event-74-a = Poproś o bucik i idź za nim.
event-74-a-result = Daje ci go zawiniętego w liść i każe raz jeszcze przeczytać list. W podeszwie tkwi górniczy gwóźdź, z tych, których używa się tylko w jednej dolinie. „Jak ją znajdziesz – mówi Pani – mogłaby przyjść zobaczyć ptaka”.
event-74-b = Zostaw jej list.
event-74-b-result = Zostawiasz, a ona przypina go cierniem nad paleniskiem, tam, gdzie inni mają obraz. W zamian mówi, co jeszcze mieszka w lesie i nie jest takie porządne. Poczmistrzyni płaci przy odbiorze i odpowiedzi nie żąda.

event-75-title = Niskie pokłady
event-75-intro = Rzeczywiście używa się tu takich gwoździ. Używa się też dzieci, do niskich pokładów, gdzie człowiek się nie mieści; sztygar kupuje je tam, gdzie nikt nie pyta, a potem zawsze jest jakaś pani w lesie. Dzwonek obwieszcza koniec zmiany. Z dziury nie wyższej niż stołek wychodzi ich dziewięcioro, szarych od stóp do głów. Jedno ma jeden bucik. Mówisz jej imię i wszystkie inne odwracają się, żeby zobaczyć, kto tu ma imię.
event-75-band-1 = Sztygar ma psy i kuzynów. Doprowadzasz ją aż do hałdy, wyrzucając to, co niesiesz; tam puszcza twoją rękę i wraca po maluchy. Słychać, jak je liczy. Trzeba tu będzie przyjść jeszcze raz, z więcej niż jedną ręką.
event-75-band-2 = Wykupujesz ją za sakiewkę sztygara, którą podajesz mu, trzymając za szyję, jego. Dokłada coś za fatygę. Śpi na twoim siodle z policzkiem na łęku, więc jedziesz powoli i śpisz też.
event-75-band-3 = Zatykasz za sobą kopalnię, kiedy są już wszyscy. Dziewięcioro dzieci idzie doliną, trzymając się za ręce, i w każdej wsi ktoś wybiega. Przy trzecim dębie po piorunie jedno, w nowym buciku, chce zejść i zobaczyć ptaka.

event-76-title = Referencje
event-76-intro = Wdowa w Beauclair ma sześćdziesiąt lat i przyjmuje cię w łóżku, wśród poduszek, z książką. Była jego żoną szesnaście lat. Nie skłamał ani razu, na inną nie spojrzał nigdy, a w niedziele jej czytał. „Pił, oczywiście” – mówi i odwija mankiet. Jest tam koronka drobnych blizn, bardzo równa. Odszedł, kiedy lekarz powiedział mu, co to z nią robi. Lekarzowi tego nie wybaczyła. Może zaniesiesz mu list?
event-76-a = Zanieś mu go.
event-76-a-result = Pisze dwa wiersze i posypuje piaskiem. Mieszka w wieży za oranżerią, mówi; nigdzie indziej nigdy nie mieszkał, podaje tylko adresy, żeby nikt nie wiedział, jak blisko. Masz zapukać po zmroku i nie stawać między nim a lampą.
event-76-b = Zapisz, że referencje są złe.
event-76-b-result = „Jak wypada” – mówi wdowa i płaci ci za fatygę; wolałaby, żeby nie czytał innym. Swatka westchnie i go skreśli. Kiedy wychodzisz, robi się ciemno, a w wieży za oranżerią ktoś otwiera okiennicę.

event-77-title = Dwa wiersze
event-77-intro = Otwiera sam, w szlafroku, z palcem w książce. Widzi miecze, potem pismo, i jego twarz składa się jak wachlarz. Długo nie łamie pieczęci. Jest bardzo stary i bardzo szybki i zastanawia się, czy temu, kto coś takiego przynosi, wolno stąd wyjść. To zależy, mówi, kogo też ona teraz przysyła. Z kim ma się przyjemność?
event-77-band-1 = Początki, stwierdza, i bawi go to. Bierze list i odlicza ci monety do ręki, żeby nie musieć dziękować. Dopiero na dole rozumiesz, że ani przez chwilę nie było mu daleko do twojego gardła.
event-77-band-2 = Nazwisko nieobce, słyszał. Dwa wiersze czyta na stojąco. Potem nalewa ci z własnej piwnicy, sobie nie, i wypuszcza drzwiami frontowymi. W następną niedzielę, mówi służba, za zasłonami wdowy słychać głos.
event-77-band-3 = Ktoś równy, mówi, i odkłada książkę. Rozmawiacie, aż utopią się świece, o pragnieniu i jak się je znosi. Daje ci coś, co wydestylował ze stu lat niepicia. Kiedy wychodzisz, ma już na nogach buty.

event-78-title = Opiekun
event-78-intro = Opiekun w Ban Ard czyta list dwa razy. Potem zamyka drzwi, zdejmuje togę i podwija lewy rękaw. Wokół ramienia biegnie krąg śladów po zębach, bardzo starych. „Za moich czasów siedziało w wiadrze na węgiel – mówi. – Przychodzi w każdym pokoleniu, do zdolnych i samotnych. Lubi, żeby je prosić”. Zna słowa, które je odsyłają. Zna je od trzydziestu lat i zawsze odkładał. Czasem jeszcze do niego pisze.
event-78-a = Niech nauczy cię tych słów.
event-78-a-result = Każe ci je powtarzać, aż gotuje się atrament. Są tylko cztery i całkiem zwyczajne; to cisza między nimi musi być dokładna. Kiedy wychodzi dobrze, wyciera nos. W poniedziałek balia jest pusta i patrzy na nią troje studentów.
event-78-b = Sprzedaj mu list.
event-78-b-result = Płaci, ile chcesz, i odkłada go do innych, do szuflady, która pachnie mydłem. Sam się tym zajmie, mówi, po feriach. Ze schodów słychać, jak macza pióro. Długo się waha, jak to zaadresować.
event-78-c = Pokaż mu sposób bez słów.
event-78-c-result = Prosisz o sól, rtęć i miskę i pokazujesz, jak się takiemu daje drzwi i pozwala wybrać. Notuje niewłaściwym końcem pióra. Wybiera. Akademia nigdy się nie dowie, co jest ci winna; opiekun wie i opróżnia ci w ramiona całą szafkę.

event-79-title = Od południa
event-79-intro = W piwnicy są półki aż po sklepienie, na półkach słoje, a w każdym kwadrat żółtego światła, w którym krąży kurz. Ciepło tu, pachnie sianem i pomarańczami. Z bliska słychać dźwięki: łyżka, pies, który przewraca się na drugi bok, ktoś czyta na głos, niezbyt dobrze. Każdy słój ma etykietę. Te w głębi zbrązowiały. Po schodach, zupełnie bez pośpiechu, schodzi ktoś, kto nie rzuca cienia.
event-79-a = Rozbij półkę.
event-79-a-result = Podstawiasz bark i puszczasz. Przez tyle, ile trwa spadanie, jest czterysta słońc, a ty zamykasz oczy i sypie się to na ciebie jak ziarno. On stoi u stóp schodów z ręką przy twarzy.
event-79-b = Weź dwa słoje i wyjdź od tyłu.
event-79-b-result = Bierzesz jej i jeden bez imienia, który akurat stoi obok. Żona murarza płaci ci pieniędzmi z pieca. Otwiera słój przy stole, przez chwilę nie mówi nic, a pachnie praniem. Drugi wciąż masz, w torbie, między flaszkami.

event-80-title = Cień pana
event-80-intro = W takim świetle nawet on ma cień. Leży za nim na ścianie, chudy, chłopięcy, z kółkiem do toczenia w ręce. Pan odwraca się, żeby na niego spojrzeć. Nikt jeszcze nie widział, żeby się odwracał; na górze urzędnikowi wypadło pióro. „Sprzedałem go na samym początku – mówi pan – żeby mieć od czego zacząć”. Światło wypływa przez kratę na ulicę. Została może minuta i zapomniał, że tu jesteś.
event-80-band-1 = Próbujesz przejść obok i przypomina sobie. Bierze to, co ma najbliżej, a jest to coś twojego. Na dworze cała ulica stoi z twarzami w górze, w środku nocy, i mruży oczy. Nikt cię nie zauważa.
event-80-band-2 = Trzymasz otwarte drzwi, żeby światło zostało trochę dłużej. Nic cię to nie kosztuje, mówi potem zdziwiony i szuka na to rubryki. Kiedy szuka, wychodzisz. Czemuś w tobie, co było w zastawie, darowano odsetki.
event-80-band-3 = Chwytasz cień kółka za brzeg i popychasz. Toczy się przez całą ścianę, a za nim chłopiec, a za chłopcem pan, w dobrych butach. Wracasz przez miasto, w którym jest popołudnie, i bierzesz swoją część.

event-81-title = Gdzie schodzą się dwie wody
event-81-intro = Siedzi po szyję, z glonami zamiast włosów, i czesze je szczęką. Na gardle ma muszlę. To, co w środku, samo się powoli obraca, jak mleko w herbacie. Baba wodna najpierw rzuca błotem, w oczy, a potem sama leci za nim; ale ma węch i jest na jego punkcie próżna. Kto by umiał zmieszać coś, czego nigdy nie wąchała, miałby wolne obie ręce. Rozkładasz na brzegu to, co masz, od nawietrznej.
event-81-band-1 = Pachnie bagnem. Bagno zna. Błoto trafia w twarz, a za nim reszta baby; zostawiasz połowę rzemieni i to, co trzymasz w rękach. Perfumiarzowi będzie musiał starczyć fotel.
event-81-band-2 = Podpływa, kicha i znowu podpływa, a ty przecinasz sznurek, kiedy się zastanawia. Perfumiarz płaci w drzwiach. Zza niego idzie zapach, od którego twój koń kładzie się na drodze.
event-81-band-3 = Mieszasz jej czystą pościel, której nigdy nie miała. Zamyka oczy i dryfuje. Bierzesz muszlę, a pościeli wyszło więcej, niż trzeba, więc zatrzymujesz flaszkę. Perfumiarz płaci, odkorkowuje i trzeba go podtrzymać.
event-81-band-4 = Mieszasz jej lato, z chłopcem. Płacze jak jaz i sama podaje ci muszlę; na nic jej już ona. Jak to wyszło, nie umiesz nikomu wytłumaczyć, ale twoje ręce zrozumiały. Perfumiarz płaci.

event-82-title = Druga kołyska
event-82-intro = W lesie, w rozwidleniu bzu, wisi kołyska z sitowia, wymoszczona sową. Leży w niej niemowlę, chude i czerwone, i ryczy; a dookoła siedzą trzy kobiety, tyłem do ciebie, kołyszą i nie wiedzą już co robić. Nie miały jeszcze takiego, co by hałasowało. Wzięły je, bo było piękne, i zostawiły w zamian najlepsze, co miały. „Nie chce przestać” – mówi pierwsza. „Śpiewałyśmy” – mówi druga. Trzecia się odwraca. Składa się z samych oczu.
event-82-a = Zaproponuj, że pokażesz, jak to się robi.
event-82-a-result = Bierzesz je i nosisz tam i z powrotem, jak to się nieraz widuje, z butelką. Kiedy śpi, szepczą. Oddadzą. Ale najpierw trzeba im przynieść ich własne, inaczej nie będą miały żadnego; przenoszą się w góry, od tego hałasu.
event-82-b = Zabierz je, kiedy zasną.
event-82-b-result = Są tak zmęczone, że to nie sztuka. Niesiesz je pod płaszczem, ryczące całą drogę, i kupiec ma teraz na rękach dwoje. Płaci ci za to, żeby wiedzieć, które jest które. Od tych trzech umiesz już chodzić bez kroków; zajęło im całą noc, żeby zauważyć.

event-83-title = Wymiana
event-83-intro = Czekają powyżej ostatniej chaty, w rzędzie, z kołyską z sitowia między sobą. Masz na ręku to tłuste i jasne; nie wydało dźwięku. Czerwone widzi cię i nabiera powietrza. Kładziesz im ich własne, ono patrzy w górę, na te wszystkie oczy, i buzia robi mu się kwadratowa. Płacze. Płacze jak drzwi, jak brama, jak dziewięć kotów. Wszystkie trzy stoją z rękami na uszach i nie wiedzą, dokąd z tym szczęściem.
event-83-a = Naucz je jeszcze pieśni.
event-83-a-result = Śpiewasz to, co tobie śpiewano, na ile zostało w pamięci. Podchwytują na głosy. To, co dają w zamian, mają w tykwach, spod bzu: mleko czegoś, bardzo stare. W drodze na dół czerwone wreszcie śpi, bo nie jest już najgłośniejsze.
event-83-b = Zapytaj, co widziały w tamtym.
event-83-b-result = „Że jest złe – mówi ta z samych oczu – i całkiem małe, i myśli, że wygra”. Patrzy na ciebie tak długo, że słychać, jak ono ryczy, daleko z tyłu, sprzed szkoły. Zanosisz dziecko kupcowi do domu. Zmieniło się, mówi. Ty też.

event-84-title = Płaszcz, dziecięcy
event-84-intro = W Kaer Seren czytają kartkę na stojąco. Był najmłodszy i nie miał ręki do zwierząt. Jesienią pisał, że wynajęła go wieś przeciw ghulowi i że jest tam dziewczynka bez płaszcza. Potem już nie pisał. Stary instruktor bierze medalion, a medalion przestaje drżeć, więc już wie. „Przed pierwszym śniegiem” – mówi. Podchodzi do okna, z którego widać drogę, i pyta, czy płaszcz był ciepły.
event-84-a = Powiedz, że był.
event-84-a-result = Mówisz, że gruby, z kapturem. Kiwa głową, nakrywają dla ciebie do stołu i śpisz w łóżku, które ktoś wietrzył. Rano wypłacają ci jego zapłatę za jesień, o którą nikt inny nie pytał. W dole drogą idzie ku bramie ktoś mały w kapturze.
event-84-b = Przejdź z nimi jego ostatni układ.
event-84-b-result = Urywa się w połowie, tam, skąd go wezwano. Stoją w dwóch rzędach w słonym wietrze, starzy mężczyźni i chłopcy, i każdy prowadzi go dalej tak, jak uważa. Twoja kolej jest ostatnia. To ghul go zabił, widać teraz, i przy którym kroku; i tego kroku nie robisz.

event-85-title = Za cicho
event-85-intro = Nic nie śpiewa, nic nie trzaska. W środku lasu stoi krąg rzeźbionych słupów, na każdym twarz, a wewnątrz siedzi dziewczynka z otwartymi ustami. Liczyła; widać po palcach. Leszy nie lubi, kiedy się go liczy. Najpierw zabiera z miejsca dźwięk, a potem to, co go wydawało. Za trzecim słupem jest poroże, którego przed chwilą nie było. Peer trzyma cię za rękaw. Zaraz ją zawoła.
event-85-a = Zawołaj ją za niego.
event-85-a-result = Zatykasz mu usta i wołasz najgłośniej, jak się da. Cały dźwięk tego lasu jest przez chwilę twój, a z każdej strony coś idzie, na korzeniach. Dziewczynka zamknęła usta i odwróciła głowę.
event-85-b = Zetnij twarz z najbliższego słupa.
event-85-b-result = Trzeba trzech uderzeń i jest w nich oddech, jak z miecha. Krąg jest otwarty. Wynosisz ją na plecach, a jej palce liczą dalej. Za tobą pierwszy ptak próbuje nuty. Chłopiec płaci, jak umówiono, w kasztanach, a matka tym, co ma.

event-86-title = Najgłośniejsze w lesie
event-86-intro = Wstaje spomiędzy słupów, a słupów jest więcej, niż się zdawało: niektóre to nogi. Jelenia czaszka obraca się to tu, to tam. Nie widzi cię i nigdy nie musiał widzieć; idzie za dźwiękiem, który wydajesz. Jest tego jak dotąd sporo. Peer dotarł do siostry, objął ją obiema rękami i ponad jej ramieniem bezgłośnie pokazuje ci ustami liczbę, raz za razem. Tyle masz kroków.
event-86-band-1 = Uderzasz, a on słyszy klingę. Korzeń łapie cię za kostkę i po kolei rzuca o trzy twarze, a to, co trzymasz, leci w liście. Ale było głośno. Kiedy las cię puszcza, dwoje dzieci od dawna jest na drodze.
event-86-band-2 = Uderzasz raz i zamierasz, a on stoi z głową na bok. Wychodzisz tyłem, po jego własnych śladach. Na skraju Peer opróżnia obie kieszenie. Mila, gdy o tym słyszy, rezygnuje z dziesiątej części i wpisuje: za porozumieniem.
event-86-band-3 = Rzucasz pochwę na najdalszy słup. Zwraca się ku hałasowi, a ty już tam jesteś. Kiedy pada, wszystko wraca naraz, kukułka, strumień, siekiera, głos matki. Dziewczynka mówi: czterysta jedenaście. Nikt nie zaprzecza.

event-87-title = Latarniczka
event-87-intro = Latarniczka z Cidaris ma osiemdziesiąt lat i nie ma już na morzu nikogo. Wysłuchuje do końca. Potem każe wnieść na górę krzesło i całą noc patrzy, z tabliczką. Rano schodzi bardzo powoli. Mają przyjść cztery statki, mówi. Trzy by wpuściła. Na czwartym leżą rzędem, pod jednym żaglem; a jedno słowo do pilotów odesłałoby go na północ. Ale to statek z gorączką. Płynął tu po pomoc.
event-87-a = Niech zdecyduje zarząd portu.
event-87-a-result = Decydują od ręki i płynie na północ. Zarząd płaci dwa razy, za przewóz i za takt. Latarniczka zatrzymuje koc, a szkło ci oddaje. Nie potrzebuje go już, mówi; widzi ich wystarczająco i bez niego.
event-87-b = Zapal lampę i wpuść ich.
event-87-b-result = Zapala sama, ze starym szkłem. Wchodzisz z lekarzem na pokład i nosicie, wietrzycie, gotujecie, tyle nocy, ile trzeba. W końcu nie wszyscy leżą rzędem; soczewka nie umie tak dobrze liczyć. Zasypiasz na nabrzeżu i ktoś przykrywa cię kocem.

event-88-title = Łóżka z kamienia
event-88-intro = Zbudowali tam miasto, to samo miasto, dom w dom, z surowego kamienia, ze studnią na właściwym miejscu. Jest lepsze niż to na dole: dom wdowy nie ma pęknięcia, sierociniec jest mały, szubienicy nie ma. Wchodzą przez własne drzwi, kładą poduszki i kładą się sami. Ze skały nad nimi nuci im coś, wielkie jak kościół, też z zamkniętymi oczami. Jedno łóżko jest jeszcze puste. Mniej więcej na twoją długość.
event-88-a = Połóż się w nim.
event-88-a-result = Pasuje. Nucenie idzie przez kamień i przez ciebie, od pięt po kark, bez pośpiechu, jak ręka, która szuka klucza. Rzadko spotyka się takie przyjęcie. Chciałoby tylko wiedzieć jedno, zanim skończy się noc.
event-88-b = Budź ich, jedno po drugim.
event-88-b-result = Idziesz od drzwi do drzwi i wołasz każde imieniem z nadproża. Siadają; widzą, gdzie są i że sami to zrobili, a niektórzy głaszczą ścianę. Potem wracają w koszulach do domu, bez słowa. Rada płaci. Na wiosnę paru się tu przenosi, na jawie.

event-89-title = Co góra chciałaby wiedzieć
event-89-intro = Chciałaby wiedzieć, po co się wstaje. Nie pyta nieżyczliwie. Leży tu, odkąd nie było jeszcze dolin, i nigdy nie widziała sensu; potem ci na dole zaczęli śnić tak głośno, o szubienicach i pęknięciach, i pomyślała, że mogłaby pomóc. Wokół ciebie oddycha trzysta osób, w takt. Kamień nawet nie jest twardy. Jeśli masz powód, nuci, chętnie posłucha; ale musiałby być prawdziwy i trzeba by go podać wkrótce.
event-89-band-1 = Szukasz i przy szukaniu zasypiasz. Budzisz się w południe i nikogo nie ma; ktoś otulił cię kołdrą. Przepadł dzień i to, co masz w ręku, a własne stopy długo jeszcze wydają ci się dziwnym pomysłem.
event-89-band-2 = Mówisz: śniadanie. Rozważa to. Nie jest to nic, uznaje i puszcza ciebie oraz trzysta osób, do odwołania. Resztę nocy śpisz na stosie poduszek, głęboko, i nikt o nic nie pyta.
event-89-band-3 = Mówisz imię. Pyta, co to za rzecz, i wyjaśniasz. Nucenie na chwilę ustaje. Kiedy wstajesz, łóżko ma twój kształt i zachowuje go, a tobie jest tak, jakby ta cięższa połowa leżała tam dalej.
event-89-band-4 = Mówisz, że nie wiesz, i wstajesz. Jest cicho tak długo, że śpiący przewracają się na drugi bok. Potem po raz pierwszy w dziejach dolin otwiera jedno oko, żeby zobaczyć, jak to się robi. Trzysta osób wraca do domu i nuci co innego.

event-90-title = Dubler
event-90-intro = Za sceną teatru w Novigradzie ktoś zdejmuje twoją twarz. Pod nią jest zwyczajna, szara, trochę zmęczona, taka, jakie daje się lokajom. Gra tu wszystkich, mówi: kiedy amant jest pijany, kiedy dama ma katar. Nikt nie klaszcze, bo to zawsze ktoś inny. Obserwował cię. W tej roli wypadasz dobrze. Tylko nigdy nie wiesz, co powie ten drugi, a on wie; wystarczy, że na chwilę się nim stanie.
event-90-result = Idzie z tobą, jako ktoś. Kiedy zaczyna się walka, staje z boku i na długość jednego oddechu zmienia się w to, co masz przed sobą; i przez ramię mówi ci jego głosem, co miało zrobić i co z tego wykreślił.

event-91-title = Reszta jej
event-91-intro = Wskazuje w trzciny. Siedzi tam w szarym habicie stara kobieta o dziewięciu palcach i obiera cebulę. „Dawaj” – mówi Godelewa. Świętą nie była nigdy. Pielęgnowała chorych w wielkiej gorączce, dwunastej nocy zasnęła między umarłymi i pochowano ją z nimi; kiedy się wykuła, już ją sprzedawano. Uciekła. Palec straciła w wieku. „Kościoły mi nie wadzą – mówi. – Ale ten jeden marznie. Co zimę go czuję”.
event-91-a = Przyszyj go z powrotem.
event-91-a-result = Prowadzi cię ścieg po ściegu, głosem kogoś, kto wyuczył setkę przestraszonych dziewcząt. Przyjmuje się. Zgina go, wskazuje cebulę, a potem procesję, która zeszła na brzeg i przestała śpiewać.
event-91-b = Kup jej jeszcze rok spokoju.
event-91-b-result = Wracasz do kanoników z kurzą kostką w rękawicy. Jeśli dobrze trzymać, wskazuje tego, kto mówi najgłośniej. Płacą ci, żeby móc przestać. Za tobą w trzcinach do wiadra wpada cebula, potem druga.

event-92-title = Porządek procesji
event-92-intro = Wstaje z pewnym trudem i idzie im naprzeciw, wycierając ręce. Jedenastu kanoników patrzy na dziesięć palców. Nikt nie ma na to modlitwy. Kilku, okazuje się, zna po ojcach, a jednego po czyraku. „Ty tam – mówi święta Godelewa – masz w krypcie łóżka dla gorączkujących, puste, bo stoi na nich skrzynka”. I zaczyna rozdzielać robotę. Biskup pyta cienkim głosem, co ma być ze skrzynkami.
event-92-result = Będą z nich apteczki, czym zresztą były. Z pierwszej napełnionej wkłada ci do ręki butelkę i przez chwilę trzyma cię za nadgarstek, licząc. Znajduje tam to, co zawsze było odrobinę za wolne, i popycha palcem.

event-93-title = Za zakrętem
event-93-intro = Pod wielkim dębem stoi szałas z drzwi. W środku jest posłanie na dwanaścioro, z paproci, całkiem świeże, i dwanaście haków z imionami. Chłopca nie ma. Na ziemi są ślady jego butów i kupa śladów nekkerów, a potem ani jednych, ani drugich; na brzegu dziury leży pokrywka od garnka. Nekkery wychodzą tam, gdzie się tupie. Widocznie uczył się kroków, w tym samym miejscu, codziennie i głośno. Z głębi, z daleka, ktoś zadaje pytania.
event-93-a = Zejdź i sprowadź go.
event-93-a-result = Schodzisz po linie z paproci i szkolnych szalików. Jest ciasno, pachnie korzeniami, a przed tobą ktoś cierpliwie mówi, że nie, dołączyć nie można, najpierw trzeba dostać trzy zagadki. Nekkery myślą chyba nad drugą.
event-93-b = Tup i zwab je na górę.
event-93-b-result = Tupiesz, aż wykipią z ziemi kręgiem wokół ciebie, a dalej jest to prosta robota. On wychodzi sam, z paprocią we włosach, i chce wiedzieć, czemu nie górna zasłona. Leśniczy płaci od głowy. Jedenaście listów czyta przez cały wieczór.

event-94-title = Trzecia zagadka
event-94-intro = „Co rano ma cztery nogi, a wieczorem jest jeszcze głodne?” – pyta Wick. Siedzi na korzeniu z pogrzebaczem na kolanach, a dookoła, po ciemku, rzędami, z brodami na pięściach, siedzi trzydzieści nekkerów. Nie zjadły go, bo chcą wiedzieć. To była druga. Widzi cię ponad ich głowami i widać, że trzeciej nie ma. Trzydzieści twarzy odwraca się, żeby zobaczyć, na kogo patrzy.
event-94-band-1 = Mówisz pierwsze lepsze i nie jest to nawet zagadka. Nakrywają cię jak worek kotów. Chłopca pchasz przed sobą po linie, tył zamykasz ty i do tyłu się dobierają. „Trzeba było powiedzieć: jajko” – mówi Wick.
event-94-band-2 = Pytasz, czego jest tym więcej, im więcej się zabiera. Szepczą. Dziury, mówi wreszcie jeden bardzo mały i oprowadza cię po niej, komnata po komnacie. W niszy stoją flaszki sześciu pokoleń górników. Wypuszczają cię od frontu.
event-94-band-3 = Pytasz, kim są. Nikt ich o to jeszcze nie pytał. Robi się tak cicho, że słychać, jak pije dąb. Wspinacie się z chłopcem po linie i nikt nie idzie za wami; tylko długo jeszcze z dołu jeden głos po drugim próbuje jakiegoś słowa. Ty też o tym myślisz.

event-95-title = Długa lada
event-95-intro = W Wyzimie długa lada jest z lewej dla żywych, z prawej dla umarłych, a obie kolejki są tak samo długie. W prawej są cierpliwsi. Masz numer dziewięćset sześć. Przed tobą ocieka topielec i czyta gazetę; za tobą kobieta chciałaby zgłosić, że cały czas żyła. Pod wieczór urzędnik bierze formularz i kluskę Radka i szuka rubryki, w której się to zaznacza.
event-95-a = Nalegaj na dużą pieczęć.
event-95-a-result = „To na górze” – mówi urzędnik z pełnymi ustami. Po raz pierwszy mówi coś z uczuciem. Podnosi dla ciebie klapę lady, czego nikt jeszcze u niego nie widział, i topielec zagląda znad gazety.
event-95-b = Każ go zaznaczyć jako „inny”.
event-95-b-result = Zgadzasz się na „inny”. To szeroka kategoria, objaśnia urzędnik, i ma zalety; nie płaci podatków i ma prawo do karty wędkarskiej. Radek, kiedy to słyszy, kupuje wędkę. Wdowa zna kapłana, który też jest „inny”. Płacą ci w monecie i karmią, aż lśnisz.

event-96-title = Przyczyna życia
event-96-intro = Rejestrator ma dużą pieczęć na łańcuchu i pieczeń w piecu. Pamięta wszystko. Czyta formularz na głos, powoli, aż do przyczyny życia, i tam staje, bo przez czterdzieści lat nikt tego nie wypełnił. „Kluski – stoi ręką Radka. – A także: chciałem zobaczyć, co dalej”. Rejestrator zdejmuje okulary. Stempluje. Potem stempluje bibułę, ścianę i, zanim zdążysz go cofnąć, twój rękaw.
event-96-result = ŻYJE DO ODWOŁANIA, stoi na nim, z orłem, i się nie spiera. Kiedy nie masz już prawie nic i niewiele brakuje, żeby zgodzić się z faktami, widzisz to na własnym ramieniu, fioletowe; a na to zawsze jest jeszcze jedna rzecz, którą można zrobić.

event-97-title = Czwarta zwrotka
event-97-intro = Pasterz poszedł do owiec, żeby jej nie znać. Tibor śpiewa ci czwartą zwrotkę z brodą na skrzypcach, całkiem cicho. Nazwisko nie jest burmistrza ani jego brata. Jest praczki, która pierze wszystkim i której nikt nigdy nie powiedział złego słowa, a chłopiec, którego znaleźli, był jej. To ona. Wiedział od drugiej zwrotki. „Pieśń jest prawdziwa – mówi Tibor. – Myślałem, że skoro jest prawdziwa, reszta przyjdzie sama”.
event-97-a = Niech ją opuszcza.
event-97-a-result = „Więc są trzy” – mówi po chwili Tibor i luzuje strunę. Wracasz przez miasto i zamurowujesz studnię. Burmistrz płaci ci, jak chciałby myśleć, za milczenie. W każdej karczmie w tym miejscu wciąż walą w stoły, co rok głośniej.
event-97-b = Idź z nim i niech ona usłyszy pierwsza.
event-97-b-result = Schodzicie nocą i śpiewa jej w pralni, tylko jej. Ona wyżyma dalej prześcieradło. Kiedy jest suche, bierze chustę. Do ratusza jest daleko, a pół ulicy rzuca czym popadnie, i idziesz od zewnętrznej strony.

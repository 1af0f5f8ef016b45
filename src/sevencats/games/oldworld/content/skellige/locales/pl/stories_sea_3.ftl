# Karty morza: przeprawa bezpieczna i, pod tym samym numerem, niebezpieczna (-danger).

story-sea-missionary = Jedna dusza
story-sea-missionary-intro = Brat Anzelm od siedmiu lat głosi na tych wyspach kazania i nie nawrócił nikogo. Lubią go; dają mu śledzie, łatają dach i słuchają do końca. Biskup chce liczby. Gdyby ktoś dał się zobaczyć na kolanach, mówi Anzelm, raz, paru osobom, i zaraz wstał, mógłby napisać „jeden”. Dotąd nie skłamał w żadnym raporcie.
story-sea-missionary-a = Uklęknij dla niego, raz.
story-sea-missionary-a-result = Klękasz na mokrych deskach, a trzech rybaków zdejmuje czapki, bo myślą, że ci słabo. Anzelm wpisuje liczbę. Potem daje ci kolektę z siedmiu lat, która mieści się w garści, i miejsce przy swoim piecu.
story-sea-missionary-b = Wskaż kogoś, komu jeszcze nikt nie głosił.
story-sea-missionary-b-result = Syreny, mówisz dla żartu. Anzelm odkłada pióro. Mają głosy, mówi powoli; muszą przecież być po coś. Pyta, gdzie siedzą. Nie umie wiosłować, więc trzeba będzie popłynąć z nim.

story-sea-missionary-danger = Anzelm modli się o wiatr
story-sea-missionary-danger-intro = Od trzech dni nie było wiatru, więc brat Anzelm się o niego pomodlił. Teraz jest wiatr. Stoi w zęzie po kolana i modli się, żeby było go mniej. Załoga prosiła, żeby przestał, z początku grzecznie. Dwóch, z czerpakami w ręku, patrzy na reling, a potem na niego.
story-sea-missionary-danger-a = Wylewaj wodę obok niego i mów amen.
story-sea-missionary-danger-a-result = Jedno z was wylewa, drugie się modli, na zmianę, do świtu. Cokolwiek z tych dwojga pomogło, morze opada. Rąk nie podnosisz wyżej pasa. Anzelmowi dają suchą ławkę.
story-sea-missionary-danger-b = Zabierz mu modlitewnik.
story-sea-missionary-danger-b-result = Zabierasz, a on cię nim uderza; jest oprawny w mosiądz, a brat Anzelm wychodzi z siebie. Potem oboje siedzicie w wodzie. Przeprasza ciebie, książkę i bosmana i wylewa za trzech.

story-sea-hymn = Drugi głos
story-sea-hymn-intro = Co wieczór brat Anzelm śpiewa na rufie swój hymn. Dziś ktoś śpiewa drugi głos. Dochodzi z wody, tercję wyżej, bez słów. Anzelm się nie odwraca. Śpiewa następną zwrotkę i urywa przed ostatnią nutą, a ktoś tam ją za niego śpiewa. Bosman sięga po kuszę. „Syrena – mówi. – Ćwiczą”.
story-sea-hymn-a = Niech dokończy duet.
story-sea-hymn-a-result = Kładziesz rękę na kuszy i śpiewają do końca, wszystkie pięć zwrotek. Potem na relingu ląduje coś bardzo młodego, ocieka wodą i patrzy mu na usta. Anzelm zamierza zabrać to do lasu, gdzie cicho. Przyda mu się rada.
story-sea-hymn-b = Weź kuszę i płyń za głosem.
story-sea-hymn-b-result = Płyniesz za nim szalupą i strzelasz, kiedy jest prosto przed tobą. Na szkierze znajdujesz gniazdo, grzebień, sakiewkę i drogę, którą odleciały pozostałe. Następnego wieczoru Anzelm śpiewa sam i opuszcza jedną zwrotkę.

story-sea-hymn-danger = Kompleta we mgle
story-sea-hymn-danger-intro = Ktoś nauczył resztę. We mgle, ze wszystkich stron, śpiewają hymn brata Anzelma, czterdzieści głosów, zupełnie poprawnie, i z każdą zwrotką krąg jest ciaśniejszy. Anzelm płacze z radości. Załoga ma wosku na ośmioro uszu, a wioślarzy jest dwunastu. Zaczęli ciągnąć losy.
story-sea-hymn-danger-a = Oddaj swój wosk i wiosłuj.
story-sea-hymn-danger-a-result = Wiosłujesz na ból w barkach i przekrzykujesz melodię tabliczką mnożenia i datami. Co ci wypadło, zauważasz dużo później. Anzelm wybijał ci takt na deskach dna i krwawią mu kłykcie.
story-sea-hymn-danger-b = Weź bas i śpiewaj z nimi.
story-sea-hymn-danger-b-result = Dopóki wszyscy mają swój głos, nikt nie jest głodny. Dudnisz zwrotkę po zwrotce, a krąg otwiera się po drugiej stronie. Przy ostatnim amen wchodzi jeszcze jeden bas, pod twoim, z bardzo głęboka.

story-sea-apprentice = Trochę źle
story-sea-apprentice-intro = W balii, z chochlą zamiast wiosła, siedzi chłopiec bez brwi. Lubin, mówi, uczeń zielarza z płonącej góry, który trzy tygodnie temu posłał go po wodę. Ma ze sobą flaszki, opisane własną ręką: Jaskułka, Kott, Olei leśny. Mistrz mawia, że pisownia to pół receptury. Lubin chciałby wiedzieć, która połowa ciągle wybucha.
story-sea-apprentice-a = Zabierz go do kogoś, kto umie czytać.
story-sea-apprentice-a-result = Wylewa z balii wodę, żeby zostawić porządek, i wsiada ze wszystkimi flaszkami. W górach ma wuja z alembikiem, który przestał pisać. Najbardziej martwi go, jak się pisze adres.
story-sea-apprentice-b = Kup flaszki, jak są.
story-sea-apprentice-b-result = Odlicza je i przy każdej mówi, jak się nazywa i co zrobiła ostatnim razem. Dwie od razu wylewasz za burtę. Wypływa parę ryb, w wyśmienitych humorach.

story-sea-apprentice-danger = Nie trzonść
story-sea-apprentice-danger-intro = Wśród ładunku stoi skrzynka z dziecięcym napisem: NIE TRZONŚĆ. Morze nią trzęsie. Brzęczy, a deski pod nią są ciepłe. Lubin, uczeń, który ją pakował, zbladł pod sadzą i liczy na palcach. To albo ten na kaszel, mówi, albo ten drugi.
story-sea-apprentice-danger-a = Spuść ją za burtę.
story-sea-apprentice-danger-a-result = Niesiesz ją do relingu na wyciągniętych rękach i opuszczasz do morza. To był ten drugi. Woda staje białym słupem i przez chwilę padają ryby. Daleko w głębi obudziło się coś, co nie miało kaszlu.
story-sea-apprentice-danger-b = Otwórz i zgaś.
story-sea-apprentice-danger-b-result = Wyciągasz korek z odwróconą twarzą i robisz to, co się robi, piaskiem, śliną i znakiem palców. Lubin czyta ci recepturę, a gdzie nie jest pewien, tam mówi. Pachnie anyżem i włosami.
story-sea-apprentice-danger-b-band-1 = To była ta druga. Wieko trafia w ciebie, zanim piasek trafi w ogień, a Lubin notuje: następnym razem mniej.
story-sea-apprentice-danger-b-band-2 = Gaśnie z kichnięciem, które unosi luk. Nie masz już brwi ani kaszlu.
story-sea-apprentice-danger-b-band-3 = To była ta na kaszel. Osiada, klaruje się i pachnie gruszką; Lubin napełnia ci flakon i pisze etykietę bez błędu.

story-sea-ivar = Ivar handluje korkami
story-sea-ivar-intro = Łódź Ivara jest taka nowa, że pachnie smołą. Poprzednia zatonęła z całą solą i wyciągnął z tego naukę: handluje tylko tym, co pływa. Czyli korkami. Pod korkami, z przyzwyczajenia obłożone solą, leżą flaszki z krzywymi etykietami, z kuchni jakiegoś ucznia. Nie przeczyta ich żaden celnik. „Ja też nie” – mówi Ivar i jedną drapie się po głowie.
story-sea-ivar-a = Posortuj mu je, za udział.
story-sea-ivar-a-result = Sortujesz na ławce: do picia, nie do picia i za burtę, byle szybko. Płaci monetą i jedną z pierwszej kupki. Tam, gdzie poleciała trzecia, mewa lata tyłem.
story-sea-ivar-b = Oddaj je uczniowi.
story-sea-ivar-b-result = Ivar oddaje je po cenie korków; od czasu rozbicia zmiękł. Chłopiec nazywa się Lubin, mówi, i będzie w górach zdawał egzamin z tym, co mu zostało. To ta butelka, której nikt nie chciał kupić.
story-sea-ivar-c = Zapytaj o resztkę soli.
story-sea-ivar-c-result = Poznaje cię od razu. Spod koszuli wyjmuje woreczek, ostatek dawnego ładunku; nosił go na szczęście i szczęście było. Połowa jest twoja, oznajmia załodze i odlicza dwa razy, tym razem pewną ręką, a do tego dokłada flaszkę.

story-sea-ivar-danger = Dziewięć tysięcy korków
story-sea-ivar-danger-intro = Pękł ładunek i cieśnina, jak okiem sięgnąć, jest biała od korków. Nie da się w tym wiosłować ani sterować. Kuter celników też utknął, na rzut kamieniem, a urzędnik woła, że nikt nie odpłynie, dopóki on ich nie policzy. Ivar, właściciel korków, wpatruje się w wodę. Pod nimi coś pływa tam i z powrotem i obija sobie głowę.
story-sea-ivar-danger-a = Pomóż liczyć.
story-sea-ivar-danger-a-result = Liczycie do zachodu. Przy dziewięciu tysiącach urzędnik gubi rachunek i siada, a potem pływ zabiera całą sprawę. Nikt nic nie jadł. Ivar ma na piśmie, że należy mu się dziewięć tysięcy i coś.
story-sea-ivar-danger-b = Wypchnij was drągiem.
story-sea-ivar-danger-b-result = Stoisz na dziobie i pchasz, aż to coś w dole ma dosyć stukania. Wynurza się przez korki jak foka przez lód, wypluwa kęs twojej kolczugi i zamiast niej bierze torbę. Za nim droga jest wolna.

story-sea-raiders = Zakładnik do oddania
story-sea-raiders-intro = Długi okręt pokazuje białą płachtę. Bolverk Łagodny, postrach czterech wybrzeży, prosi cię na słówko, w cztery oczy. Miesiąc temu wzięli poborcę nazwiskiem Grole. Od tej pory prowadzi u nich kontrolę. Są winni cło za dziewięć lat łupów, pozycja po pozycji, i dopóki się nie rozliczą, nie da się wykupić. Nocą czyta im to na głos. „Weź go sobie – mówi Bolverk. – My płacimy”.
story-sea-raiders-a = Zdejmij im go z głowy.
story-sea-raiders-a-result = Przenoszą go do was, z księgą na poduszce. Theodor Grole jest niezadowolony; doszli dopiero do świeczników. Wypłaca ci nagrodę za ocalonego urzędnika, sam ją sobie kwituje i pyta, kto teraz będzie karmił ich psa. Dopiero co się przyzwyczaił.
story-sea-raiders-b = Poradź im, żeby zapłacili.
story-sea-raiders-b-result = Bolverk szarzeje. Ale z pokwitowaniem, odzywa się któryś, można by wpływać do każdego portu, w dzień, jak ludzie. Pozostali przestali wiosłować. Masz przyjechać do ich zatoki na świadka, kiedy suma będzie znana. Będzie baranina.

story-sea-raiders-danger = Za pokwitowaniem
story-sea-raiders-danger-intro = Ludzie Bolverka zarzucili haki. Nazywają go Łagodnym, bo najpierw pyta. „Złoto, broń czy prowiant?” – mówi z jedną stopą na waszym relingu, bo w interesie jest teraz porządek: jedno z trzech, do wyboru, za pokwitowaniem. Na rufie długiego okrętu siedzi szary człowiek z księgą, plecami do psa. Umoczył pióro.
story-sea-raiders-danger-a = Daj złoto.
story-sea-raiders-danger-a-result = Bolverk waży, szary człowiek wpisuje, a ty dostajesz pokwitowanie z pieczęcią, ważne rok na czterech wybrzeżach. Odpływają równo, wiosło w wiosło. Wasz sternik wolał dawne czasy, kiedy można było przynajmniej pokrzyczeć.
story-sea-raiders-danger-b = Daj broń.
story-sea-raiders-danger-b-result = Oddajesz to, co wisi ci u pasa, a oni chcą do tego pochwę. Przy ostatniej sztuce się ociągasz i pomaga ci płaz topora. Wszystko zostaje zapisane. W rubryce „uwagi” czytasz do góry nogami: niechętnie.
story-sea-raiders-danger-c = Daj prowiant.
story-sea-raiders-danger-c-result = Biorą chleb, boczek i to, co brzęczy. Bolverk próbuje łyk z jednej z twoich flaszek, siada na pokładzie i zaczyna opowiadać o matce. Ludzie odnoszą go do domu całkiem czule i zapominają połowy boczku.

story-sea-outlaw = Człowiek na skale
story-sea-outlaw-intro = Na gołym szkierze siedzi człowiek z dzbanem. Wyjęty spod prawa, mówi sternik i patrzy prosto przed siebie: nikomu nie wolno mówić do Sturli, karmić go ani nalać mu wody, dopóki nie minie rok albo on sam. Powiedział przed wiecem, że bydło Bolverka jest kradzione, o czym wiedzieli wszyscy. Od tygodnia nie padało. Człowiek podnosi dzban, dnem do góry, żeby było widać.
story-sea-outlaw-a = Rozlej trochę wody, niechcący.
story-sea-outlaw-a-result = Potykasz się, a beczka z tobą, akurat nad jego dzbanem. Załoga ogląda mewę, cała. Pije z obu rąk. Potem głośno opowiada morzu, gdzie w lesie stoi jego zagroda i kto w niej teraz siedzi i zjada mu owce.
story-sea-outlaw-b = Trzymaj się prawa.
story-sea-outlaw-b-result = Przepływacie obok. Na następnej przystani pytają, czy ktoś miał do czynienia z wyjętym spod prawa, a dla załóg, które nie miały, jest nagroda. Płacą ci nową monetą. Z wiatrem słychać jeszcze, jak gwiżdże.

story-sea-outlaw-danger = Jedyny pilot
story-sea-outlaw-danger-intro = Rafy z lewej, rafy z prawej, a odpływ ucieka wam spod stępki. Jeden człowiek mógłby stąd wykrzyczeć przejście. Siedzi pośrodku na szkierze, wyjęty spod prawa, a prawo mówi, że kto go posłucha, dzieli z nim skałę. Załoga zatkała uszy palcami. Sturla składa dłonie wokół ust. Patrzy na ciebie: mówić?
story-sea-outlaw-danger-a = Posłuchaj go.
story-sea-outlaw-danger-a-result = Śpiewa ci to: ostro w lewo, czekaj, teraz. Przechodzicie na szerokość dłoni. W porcie kosztuje cię to grzywnę, bo ktoś zawsze ma jedno ucho otwarte. Sternik po cichu dokłada własną monetę.
story-sea-outlaw-danger-b = Znajdź drogę bez niego.
story-sea-outlaw-danger-b-result = Szukasz drogi sondą, drągiem i stępką i dwa razy zgrzyta. Za tobą wyjęty spod prawa stuka dzbanem o skałę, raz na lewo, dwa razy na prawo. Późno, bardzo późno przychodzi ci do głowy, że słuchać dzbana nie zabrania żadne prawo.
story-sea-outlaw-danger-b-band-1 = Kil zdążył już sam znaleźć ostatnią skałę. Pompujecie do rana, z dłońmi jak surowa ryba.
story-sea-outlaw-danger-b-band-2 = Słuchasz go w ostatniej chwili. Za burtę idzie wszystko, bez czego statek się obejdzie, i wtedy płynie, na wyciągnięcie ręki od jego skały.

story-sea-hallbera = Łóżko
story-sea-hallbera-intro = Hallbera pływa po tych wodach pięćdziesiąt lat i straciła trzy okręty, a pasażera ani jednego. Czwarty nazywa się „Cierpliwość”. Siedem pokoleń jej rodu leży na dnie i jest z tego dumne; ona chciałaby umrzeć w prawdziwym łóżku. Kupiła je: dębowe, z puchowym materacem, za szerokie na luk. Kto pomoże je dowieźć do domu, płynie za darmo, mówi. Załoga się go wstydzi.
story-sea-hallbera-a = Pomóż jej z łóżkiem.
story-sea-hallbera-a-result = Przywiązujecie je do masztu i wieszacie na nim żagiel, żeby nikt nie musiał patrzeć. Na wierzchu siadają mewy. Jej dom stoi wysoko w górach, gdzie nie słychać wody; szukała go latami. Będzie czekać u stóp ścieżki, z linami.
story-sea-hallbera-b = Wypróbuj je przez jedną przeprawę.
story-sea-hallbera-b-result = Ktoś powinien, mówi Hallbera. Leżysz pod gwiazdami, z żaglem zamiast baldachimu, a załoga udaje, że cię nie zna. Rano wszystko, co bolało, jest gdzie indziej. Pyta, jak było, i zapisuje.

story-sea-hallbera-danger = Kolejność schodzenia
story-sea-hallbera-danger-intro = „Cierpliwość” przecieka, a jedyne na pokładzie, co na pewno pływa, to łóżko Hallbery. Straciła trzy okręty i zna kolejność: dzieci, starzy, obcy, załoga, szyper. Utrzyma się na nim siedmioro, a jest was dziewięcioro. Usiadła z fajką przy rumplu, jak jej matka. „No dalej” – mówi.
story-sea-hallbera-danger-a = Zostań i wylewaj z nią wodę.
story-sea-hallbera-danger-a-result = Wylewasz, a ona steruje i opowiada o materacu: gęś, i tylko z piersi. Nad ranem stępka zgrzyta o piasek. Łóżko już tam jest i śpi na nim siedmioro. Obchodzi je raz dokoła. Jest rysa.
story-sea-hallbera-danger-b = Popłyń z łóżkiem.
story-sea-hallbera-danger-b-result = Prąd znosi je tam, skąd wypłynęliście, siedmioro pod jedną kołdrą. W południe wchodzi za wami „Cierpliwość”, zalana po pokład, z Hallberą przy rumplu. Przeciek zatkała poduszką.

story-sea-hag = Praczka
story-sea-hag-intro = Tam, gdzie rzeka wychodzi do cieśniny, stara kobieta stoi po biodra w wodzie i pierze koszule. Sternik zna na tym wybrzeżu każdą pralnię, a tu nie ma żadnej. To koszule marynarzy, z monogramami. Bije nimi o kamień, a kamień ma nos. Twoją też by wzięła, woła, to żaden kłopot. Baba wodna; widać po plecach, które są z błota.
story-sea-hag-a = Zapytaj, czyje to koszule.
story-sea-hag-a-result = Czyta je z rozkoszą, imię po imieniu, i gdzie który leży; jest dumna ze swojej bielizny. Sternik trzyma czapkę przed twarzą. Przy odpływie można wejść do jej jaskini, mówi. Zapraszam, i proszę wziąć koszulę.
story-sea-hag-b = Rzuć jej kawałek mydła.
story-sea-hag-b-result = Łapie, wącha i odgryza róg. Potem śmieje się, aż pęka błoto, i odrzuca ci to, co jej na nic: flaszkę z czyjejś kieszeni na piersi. Baba wodna nie zostaje nikomu nic winna. Notujesz, którędy brodzi do domu.

story-sea-hag-danger = Czysta bielizna
story-sea-hag-danger-intro = Koszule spływają rzeką same. Płyną na wznak z rozłożonymi rękawami, cała załoga, i zbierają się wokół waszej łodzi. Kto próbuje którąś odepchnąć, tego łapie za nadgarstek. Pod płótnem jest błoto, a w błocie ręce. Gdzieś za tobą stara kobieta bije w kamień, żeby rękawy miały do czego wiosłować.
story-sea-hag-danger-a = Odetnij rękawy.
story-sea-hag-danger-a-result = Tniesz, a one chwytają, rękaw za rękawem, i gdzie cię złapią, tam kolczuga mięknie jak mokry papier. Przy ostatnim bicie ustaje, bo babie skończyło się pranie. Na deskach leżą mankiety, wyprasowane.
story-sea-hag-danger-b = Oddaj jej koszulę z grzbietu.
story-sea-hag-danger-b-result = Ściągasz ją przez głowę i podajesz. Rękawy od razu się odwracają, jak psy na właściwy głos, i przepuszczają was. Do końca przeprawy marzniesz. Wieczorem wisi na relingu, sucha i zacerowana.

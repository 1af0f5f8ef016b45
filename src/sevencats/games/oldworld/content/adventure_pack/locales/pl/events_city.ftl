# Zdarzenia zestawu przygodowego, które zaczynają się w miastach.

event-57-title = W sprawie Radka
event-57-intro = Hala zbożowa w Wyzimie jest pełna. Spółka przyniosła trumnę, żeby pokazać, że go w niej nie ma. Radek przyprowadził wdowę, która przysięga, że od stypy nie miała z niego żadnego pożytku i że to dowód. Przewodniczący ma dziewięćdziesiąt lat i albo zasnął, albo wyszedł pierwszy. Wzywają ciebie, w czystym kołnierzyku.
event-57-a = Przysięgnij i zażądaj próby.
event-57-a-result = Sąd przyjmuje przysięgę i zarządza zwyczajową próbę, skoro nieboszczykowi to obojętne. Przynoszą świecę i igłę; a potem woźny, który zna Radka z dawnych lat, jeszcze raz wychodzi i posyła do kuchni.
event-57-b = Wnieś o ugodę.
event-57-b-result = Do wieczora jest ugoda: Radek jest spółce winien wszystko, płatne w chwili śmierci. Wszyscy są zadowoleni. Dopiero na schodach jeden z wierzycieli staje i zaczyna liczyć na palcach. Twoje koszty obie strony zdążyły już zapłacić.

event-58-title = Próba pieczeni
event-58-intro = Świeca mu nie przeszkadza. Igła też nie, choć oczy zachodzą łzami. Wtedy wnoszą pieczeń, z chrupiącą skórką, trzymają mu ją pod nosem i cała Wyzima pochyla się, żeby zobaczyć, czy zmarły przełyka. Radek patrzy w sufit. W ciszę jego żołądek wypowiada jedno długie i zupełnie wyraźne słowo.
event-58-band-1 = „Żyje!” – krzyczy spółka i rzuca się na niego. Wyciągasz go oknem, razem z pieczenią, a kosztuje cię to, co masz w rękach. Za spichlerzem dzieli się z tobą skórką. Dla bezpieczeństwa umarł jeszcze raz.
event-58-band-2 = „Gazy” – mówisz jako biegły. Sąd przesiedział dość lat, żeby kiwnąć głową. Powództwo zostaje oddalone, honorarium wypłacają z kaucji spółki, a pieczeń wpisują w koszty.
event-58-band-3 = Sędzia budzi się na ten dźwięk, bierze go za wyrok i podpisuje. Nikt nie śmie go poprawić. Radek jest martwy z mocy prawa, we wszystkich prowincjach i na zawsze; tobie płacą od ręki; a obiad, jak obiecano, trwa do zapalenia lamp.

event-59-title = Konkurs w Beauclair
event-59-intro = Pod markizami Beauclair najpierw śpiewają studenci, ze skrzydłami, i damy płaczą w melony. Potem wychodzi Tibor, z dwiema strunami. Śpiewa, jak było: błoto, czekanie, zapłata. W połowie gubi słowa, bo są prawdziwe, a ludzi jest tylu. Patrzy na ciebie. Resztę trzeba im będzie pokazać.
event-59-band-1 = Pokazujesz tę jedną rzecz, którą umiesz dobrze, i przewracasz melony. W Beauclair są uprzejmi i jest mała nagroda dla każdego. Tibor daje ci twoją połowę, a licząc, patrzy na swoje buty.
event-59-band-2 = Przechodzisz przez całą walkę, jak było, w piasku, bez nikogo naprzeciw, a Tibor odnajduje melodię, patrząc ci na nogi. Triumf to nie jest. Ale z tyłu jeden po drugim wstają starzy żołnierze, a potem dają to, co mają przy sobie.
event-59-band-3 = Kończysz i nikt nie płacze, i nikt się nie rusza, dopóki gdzieś nie spadnie kieliszek. Tibor pozwala ostatniemu tonowi odejść samemu. On dostaje złote pióro, a ty sakiewkę. To, co pokazujesz innym, rozumiesz teraz i ty.

event-60-title = Forma na guziki
event-60-intro = Domokrążca mieszka w jaskini, a dzwon też. Nie ukradł go, mówi. Pewnego wieczoru tu był i poprosił, żeby rozebrać go na kawałki, małe, bo chciałby pobyć między ludźmi. Ma ogień, łyżkę i formę na guziki, i poparzone obie ręce. „Tak się zmęczył tym, że w niego biją – mówi. – Chciałby, żeby go raz ponoszono”.
event-60-a = Zanieś go do porządnej kuźni.
event-60-a-result = Zajmuje to cały dzień wam dwojgu i mułowi. Całą drogę w dół buczy, jak ktoś na wycieczce. Nad wodą, mówi domokrążca, jest kuźnia, gdzie robią kotwice. Wiedzą tam, co to znaczy, kiedy coś ma trzymać.
event-60-b = Zakop go.
event-60-b-result = Kopiesz do świtu. Nie broni się. Buczy tylko coraz niżej, im więcej na nim ziemi, aż czuć go w piętach i nigdzie indziej, i tam został: co w tobie było chwiejne, stoi. Domokrążca śpi dwa dni.

event-61-title = Kuźnia kotwic
event-61-intro = Kowale od kotwic odlewali dla wielorybników i dla królów i niełatwo ich zadziwić. Topią go w jedną noc. Kiedy spiż płynie, milczy, a oni spostrzegają, że pozdejmowali czapki. „Co to ma być?” – pyta mistrz. Wyciągasz ramię. Mierzy je sznurkiem, od nadgarstka po łokieć, i słucha sznurka.
event-61-result = Jest to puklerz z brzegiem jak u dzwonu. Nie dzwoni; dołącza się. Ilekroć robisz z nim unik, między tobą a światem jest trochę więcej tarczy, niż można liczyć. Chyba cieszy go towarzystwo.

event-62-title = Strona
event-62-intro = W ciemnym frontowym pokoju wisi księga. Stronę znajdujesz po zapachu kamfory: jedno przeziębienie, zwrócone omyłkowo; a nad nim, tym samym równym pismem, co jeszcze im sprzedał za młodu. Lista jest długa. Głos matki. Sposób zbiegania po schodach. Imię psa. Na dole ktoś pociągnął już ołówkiem kreskę.
event-62-a = Wyrwij całą stronę.
event-62-a-result = Puszcza z dźwiękiem jak sukno i w całym domu otwierają się drzwi. Wychodzisz dachem i nie w jednym kawałku docierasz na ulicę. Rano cię odnajduje. Zbiegał po schodach, mówi, i spadł. Śmieje się i daje ci oszczędności z czterdziestu lat, prawie na nie nie patrząc.
event-62-b = Wyrwij przeziębienie i nic więcej.
event-62-b-result = Jest to pasek wąski jak palec i nikt nie słyszy. Dziękuje zatkanym głosem. Dopóki ma katar, robi jeszcze jedno: odszukuje twoje imię i wykreśla wiersz wpisany, zanim w ogóle były twoje pierwsze kroki. Wraca coś, czego ci nigdy nie brakowało.

event-63-title = Statek ze zbożem
event-63-intro = Wchodzi z pływem bez pilota i sam cumuje. Zboża już na nim nie ma. Szczury schodzą po trapie dwójkami, siadają rzędami wzdłuż nabrzeża i patrzą na ciebie. Na przedzie jest bardzo stary, biały, z mosiężnym guzikiem na nitce na szyi. Zdejmuje guzik, kładzie ci u stóp i czeka.
event-63-a = Załóż go i prowadź je.
event-63-a-result = Wieszasz go na szyi i podnosi się czterdzieści tysięcy głów. Jest ciężki jak na tę wielkość. Robisz krok i rusza całe nabrzeże. Przychodzi ci do głowy, że nikt nie mówił, dokąd zaprowadził je poprzedni.
event-63-b = Wrzuć go do basenu portowego.
event-63-b-result = Tonie. Szczury patrzą na kręgi, aż znikną, potem patrzą po sobie i są po prostu szczurami. Kapitan portu płaci ci za to, że cię tu nie było. Przed nocą w drodze są koty z trzech powiatów.

event-64-title = Czterdzieści tysięcy
event-64-intro = Idą za tobą z portu i w górę doliny, z dźwiękiem jak deszcz na dachu długim na milę. Gdzie spojrzysz, stoi zboże, i one też tam patrzą. Chłopi wychodzą przed drzwi z widłami. Jakaś stara kobieta woła, co zamierzasz z nimi zrobić, i lepiej wiedzieć to przed najbliższym zakrętem. Robią to, o czym myślisz. A dziś obyło się bez śniadania.
event-64-band-1 = Myślisz o chlebie, nie dłużej niż oddech. Jedną wieś kosztuje to zbiory, a ciebie to, co masz w ręku, kiedy zrywasz guzik. Rozbiegają się po żywopłotach. Stara kobieta bierze widły. Na wyjaśnienia nie czekasz.
event-64-band-2 = Myślisz o niczym, z całych sił, aż po nieużytki pod urwiskiem, i tam zdejmujesz guzik. Wchodzą w ziemię. W drodze powrotnej widać, co jeszcze wchodzi i wychodzi pod tym urwiskiem i o jakich godzinach.
event-64-band-3 = Myślisz o Quiście. Następnego wieczoru siedzą rzędami przed domem cechowym, a on drżącą ręką kładzie jednego na stole, jak każe statut, a resztę prosi, żeby poszły. Idą. Cech płaci ci za wszystkie.
event-64-band-4 = Myślisz o morzu, o statku pełnym zboża, o wybrzeżu bez kotów i każesz im myśleć to samo. Wsiadają z powrotem i statek odpływa. Dolina płaci srebrem. Przez chwilę trzymasz w jednej dłoni czterdzieści tysięcy woli i odkładasz je.

event-65-title = Janek, dwa razy zwolniony
event-65-intro = Zbudował sobie szałas, palenisko i, z przyzwyczajenia, budkę wartowniczą, w której stoi. Myślał nad tym, mówi. Nie żyje, więc nikt go nie może zabić; zdezerterował, więc nikt mu nie może rozkazywać. W wojsku nauczył się jednej jedynej rzeczy, która jest do czegoś. Nauczył się jej niewłaściwą ręką. Wolałby robić to dla kogoś niż dla nikogo.
event-65-result = Idzie z tobą, w pewnej odległości, i robi, co chce. Ale kiedy sił już prawie nie masz, a w ręku pusto, wychodzi stamtąd, gdzie akurat był, i uderza raz, od tej strony, z której nikt się niczego nie spodziewa.

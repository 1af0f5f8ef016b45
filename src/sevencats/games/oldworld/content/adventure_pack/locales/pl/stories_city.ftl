# Karty miast z zestawu przygodowego.

story-adventure-city-creditors = Radek i Wspólnicy
story-adventure-city-creditors-intro = Wierzyciele świętej pamięci Radka założyli spółkę, z pieczęcią. Na walnym zgromadzeniu uchwalają jedenastoma głosami do jednego, że zmarły żyje; ten jeden to Radek, który kupił udział i siedzi w ostatnim rzędzie z przyprawioną brodą. Sprawa idzie przed sąd najwyższy w Wyzimie. Obie strony chcą biegłego. Obie patrzą na ciebie.
story-adventure-city-creditors-a = Zeznaj za spółką, tu i teraz.
story-adventure-city-creditors-a-result = Mówisz notariuszowi, co wiesz, a spółka płaci ci z kapitału, który zebrano na lepszą kłódkę do grobu. W ostatnim rzędzie broda odkleiła się z jednej strony. Radek macha do ciebie, trochę smutno, bułką.
story-adventure-city-creditors-b = Zeznaj za zmarłym, w Wyzimie.
story-adventure-city-creditors-b-result = Radek ściska ci obie ręce. Zapłacić nie może, jako nieboszczyk, ale będzie obiad. Sąd zasiada w starej hali zbożowej i zmarłych przesłuchuje w co drugi czwartek. Masz przynieść czysty kołnierzyk.

story-adventure-city-ballad = W cudzym wykonaniu
story-adventure-city-ballad-intro = W karczmie trzech studentów śpiewa balladę Tibora o tobie i wszystko przekręca. W ich wersji płaczesz. Poza tym żenisz się albo wychodzisz za gryfa, zależnie od zwrotki. Potem na sali jest cicho, a jakiś bednarz ociera oczy. „Za każdym razem mnie bierze – mówi. – Ten kawałek ze skrzydłami”. W Beauclair jest konkurs, mówią studenci, i zamierzają go wygrać.
story-adventure-city-ballad-a = Weź swoją część i nic nie mów.
story-adventure-city-ballad-a-result = Dzielą się z tobą kapeluszem, nabożnie, i błagają o szczegóły z wesela. Dajesz im dwa. Z końcem tygodnia jest nowa zwrotka, a na ulicy nieznani ludzie pytają cię, jak się miewa gryf.
story-adventure-city-ballad-b = Ostrzeż Tibora i jedź do Beauclair.
story-adventure-city-ballad-b-result = Śpi pod wozem; mówisz mu. Siada tak szybko, że uderza głową w oś. „W jakiej tonacji?” – pyta. Mówisz. Będzie szedł całą noc, oświadcza, a ty masz przyjść też, osobiście, i wyglądać na stan wolny.

story-adventure-city-bronze = Guziki ze spiżu
story-adventure-city-bronze-intro = Dzwon spalonej świątyni zniknął. Ważył więcej niż dom, a śladów nie ma żadnych. Odila stoi z chochlą w pustych gruzach. „W nocy było cicho – mówi. – Nie mogłam spać”. Na targu domokrążca sprzedaje guziki, ze spiżu, bardzo tanie. Przyłożony do ucha, guzik buczy.
story-adventure-city-bronze-a = Kup garść i słuchaj.
story-adventure-city-bronze-a-result = Przyszywasz je i uczysz się je odróżniać. Kiedy zbliża się coś, co nie jest człowiekiem, buczą wszystkie naraz i obracają cię ku temu za płaszcz. Śpisz mocno, kiedy tyle ich czuwa.
story-adventure-city-bronze-b = Idź za domokrążcą.
story-adventure-city-bronze-b-result = Do południa sprzedał wszystko i z pustym kramikiem idzie w góry, jak człowiek, którego coś woła. Pozwalasz mu odejść kawałek. Odila włożyła buty. Potem zdejmuje je i wraca do zupy.

story-adventure-city-bakery = Ciasto
story-adventure-city-bakery-intro = Przed piekarnią Heddy kolejka sięga za róg. W głębi siedzi jej ojciec i wiąże ciasto: pętlę, ratowniczy i ten na trzynaście zwojów, którego nigdy nie zdążył użyć. „Ludziom smakuje” – mówi mistrz Ruben, umączony i szczęśliwy. Potem zniża głos. W środę wieszają chłopaka i po raz pierwszy w życiu ręce mu nie chcą.
story-adventure-city-bakery-a = Załóż fartuch i ucz się.
story-adventure-city-bakery-a-result = Psujesz jedną blachę, potem drugą. W końcu palce puszczają to, co znały na pewno, i znajdują chwyt, który ustępuje wtedy, kiedy powinien. W środę Ruben jest chory. Zjadł, mówi sędziemu, o wiele za dużo własnych wypieków.
story-adventure-city-bakery-b = Zaproponuj, że środę weźmiesz na siebie.
story-adventure-city-bakery-b-result = Wiążesz tak, jak kiedyś pokazywał, trwa to krótko, a wypłacają ci stawkę kata. Do wieczora myjesz ręce. Na parapecie piekarni, kiedy tamtędy przechodzisz, leży dla ciebie bochenek, zupełnie zwykły.

story-adventure-city-cold = Urzędnik jest przeziębiony
story-adventure-city-cold-intro = Urzędnik tamtego domu w Novigradzie ma czerwony nos i mruga. Wstydzi się tego. „W księdze był błąd – mówi – i coś, co sprzedałem im dawno temu, wróciło do mnie. To przeziębienie. Zupełnie zapomniałem. Leży się w łóżku, a ktoś wchodzi z zupą”. Składa chusteczkę. Chciałby je zatrzymać.
story-adventure-city-cold-a = Zgłoś błąd domowi.
story-adventure-city-cold-a-result = Przychodzą po niego dwaj panowie, całkiem uprzejmi, z pudełeczkiem. Kiedy je zamykają, stoi bardzo prosto. Odlicza ci nagrodę, osusza pokwitowanie i pyta, czy nigdy nie było myśli, żeby rozstać się z własnymi przeziębieniami.
story-adventure-city-cold-b = Pomóż mu je zatrzymać.
story-adventure-city-cold-b-result = Musiałaby zginąć jedna strona księgi, mówi, a sam tego nie zrobi: ręka wpisałaby je z powrotem. Rysuje ci drogę do niej, w Novigradzie. Potem kicha i rozgląda się, czy ktoś powie mu „na zdrowie”.

story-adventure-city-caravan = Podróżni do Cintry
story-adventure-city-caravan-intro = Karawana rusza do Cintry, a jej przewodnik bierze każdego. „Z przodu pielgrzymi. W środku sól i jedwab. Za jedwabiem ci, którzy nie chcą, żeby ich widziano, a za nimi ci, którzy ich szukają; płacą tyle samo”. Ogląda twoje miecze. „A gdzie tu kogo posadzić?”
story-adventure-city-caravan-a = Z tymi, którzy się ukrywają.
story-adventure-city-caravan-a-result = Dzielisz koc z fałszerzem, mniszką i czyimś mężem i przez całą drogę do Cintry nikt nie podaje nazwiska. Na pożegnanie mniszka wciska ci do ręki flaszkę. Nie zawsze była mniszką, mówi, a to nie zawsze była zupa.
story-adventure-city-caravan-b = Z tymi, którzy szukają.
story-adventure-city-caravan-b-result = Przez jeden etap jedziesz z czterema cierpliwymi ludźmi i listą, a wieczorem znasz ją, znad ich ramion. Jedno z imion nie należy do człowieka. Wiesz już, gdzie leży w dzień. Kluczyki od ich wozu wrzucasz do studni.

story-adventure-city-basket = Przez mur
story-adventure-city-basket-intro = U garbarzy jest gorączka i od niedzieli ich dzielnica jest zamurowana; kto w środku, ten zostaje. Lekarz spuszcza na twoją stronę koszyk, przykryty, bardzo lekki. „Ona nie ma gorączki – woła. – Sprawdzałem trzy razy”. Obok ciebie stoi sierżant Holl i też to słyszy. „Mam rozkaz – mówi Marta Holl – w sprawie koszyków”.
story-adventure-city-basket-a = Wynieś go kanałami.
story-adventure-city-basket-a-result = Trwa to do rana, w wodzie po pierś, między tym, co tam mieszka, z jedną ręką nad głową. Sporą część zbroi zatrzymują kanały. Pukasz do pierwszej zagrody ze światłem w oknie i dopiero wtedy ręka opada.
story-adventure-city-basket-b = Odeślij koszyk.
story-adventure-city-basket-b-result = Lekarz wciąga go, kiwa głową i na ciebie nie patrzy. Nazajutrz zjeżdża następny, ze wszystkimi lekami, jakie mu zostały, dla ciebie; im już się nie przydadzą. W tym tygodniu nikt, kto mieszka przy murze, nie śpi.

story-adventure-city-academy = Szkoła Gęsi
story-adventure-city-academy-intro = Tak głosi szyld nad garbarnią. Na podwórzu na jedenastu młodzieńców z drewnianymi mieczami krzyczy Kord, który ma nową bliznę, na drugim policzku. „Chcieli wiedźmina – szepcze – a akurat żadnego nie było”. Nauczył ich biegać, chować się i krzyczeć i są w tym naprawdę bardzo dobrzy. Czesne mają opłacone do świętego Jana.
story-adventure-city-academy-a = Daj im jedną prawdziwą lekcję.
story-adventure-city-academy-a-result = Pokazujesz, co pazur robi z drewnianym mieczem, a także z twoim barkiem, bo jeden zapomniał krzyknąć. Wieczorem dziewięciu wraca do matek. Kord dzieli się z tobą czesnym, zanim będzie je musiał oddać.
story-adventure-city-academy-b = Poćwicz z nimi jedno popołudnie.
story-adventure-city-academy-b-result = Biegasz, chowasz się, krzyczysz z całych płuc, na co w twojej własnej szkole nikt nie pozwalał. Coś, co od lat siedziało ci na piersi, wstaje i wychodzi. Tej nocy śpisz jak dziecko.

story-adventure-city-likeness = Portret
story-adventure-city-likeness-intro = Malarz maluje umarłych, dla rodzin. Jego ostatni obraz przedstawia damę, której nigdy nie widział; nikt go nie zamawiał. Stoi przed drzwiami, a każdego ranka są trochę szerzej otwarte. Jutro, liczy malarz, będzie widać, kto jest w pokoju. Odwrócił obraz do ściany. Tak jest gorzej, mówi, kiedy jest do ściany.
story-adventure-city-likeness-a = Przesiedź noc przy obrazie.
story-adventure-city-likeness-a-result = Nad ranem widać, co w środku. Ktoś ćwiczy tam z mieczem, powoli, plecami do ciebie, a ty powtarzasz cios po ciosie. Kiedy postać się odwraca, na obrazie jest już płótno. Z tego, co umiały dotąd twoje ręce, nic nie wraca.
story-adventure-city-likeness-b = Zamaluj drzwi.
story-adventure-city-likeness-b-result = Jemu za bardzo trzęsie się ręka, więc robisz to ty, pędzlem do płotów. Ona cały czas na ciebie patrzy. Płaci ci butelką tego, czym czyści paletę. Obraz kupują sąsiedzi; mają ścianę, mówią, która prosi się o drzwi.

story-adventure-city-sow = Korona przeciw maciorze
story-adventure-city-sow-intro = Maciora staje przed sądem za rzucenie uroku na młynarza. Ma obrońcę, płatnego w rzepie, i krzesło. Zarzut brzmi, że na niego spojrzała, a on wtedy przyznał się do moczenia mąki; i że od tamtej pory jest wesoły, co nie jest naturalne. Sędzia życzy sobie wiedzieć, czy ktoś tu się na takich rzeczach zna. Pyta twój medalion.
story-adventure-city-sow-a = Przemów za maciorą.
story-adventure-city-sow-a-result = Objaśniasz sądowi, jak wygląda klątwa, jak pachnie i ile kosztuje, a im lepsza szkoła, tym lepiej to brzmi. Maciora zostaje uniewinniona i bez pośpiechu wychodzi. Młynarz stawia ci w drzwiach kubek, zza mąki. Chciałby się przyznać do paru innych rzeczy.
story-adventure-city-sow-b = Uklęknij i odpowiedz jej spojrzeniem.
story-adventure-city-sow-b-result = Patrzycie na siebie długo, z tej samej wysokości. To działa. Przypominają ci się tropy z drogi, które tak łatwo było sobie wytłumaczyć, i tym razem ich sobie nie tłumaczysz. Sąd ogłasza przerwę na obiad.

story-adventure-city-traps = Wróciły
story-adventure-city-traps-intro = Szczury wróciły do domu, wszystkie jednej nocy, a z nimi inne, które słyszały, jak tu ładnie. Mistrz cechu Quist stoi na stole. Rok czekał, oliwił pułapki, a teraz jest ich czterdzieści tysięcy. „Chciałem tylko jednego” – mówi. W porcie wsiadają po dwa na statek ze zbożem.
story-adventure-city-traps-a = Pomóż cechowi zastawiać pułapki.
story-adventure-city-traps-a-result = Zastawiasz, aż masz sine palce. Wieczorem pełna jest każda pułapka w mieście i nie robi to żadnej widocznej różnicy. Quist płaci od ogona, we łzach, sam nie wie jakich. Koty wyjechały na wieś.
story-adventure-city-traps-b = Dowiedz się, dokąd płynie statek.
story-adventure-city-traps-b-result = Odbija z odpływem, nisko zanurzony, i piszczy. Kapitan zabił się gwoździami w kajucie, żeby niczego nie widzieć. Gdziekolwiek zawinie, dobrze by było, żeby ktoś stał na nabrzeżu.

story-adventure-city-list = Nie ten Janek
story-adventure-city-list-intro = W kompanii było dwóch szeregowych tego imienia, a nie żyje tamten drugi. Ten przyszedł do domu pieszo. Siedzi w kuchni u matki z nogami w balii, a ona od czasu do czasu dotyka jego ucha, żeby sprawdzić. Na zwolnienie nie czekał. W drzwiach stoi sierżant Holl z listą dezerterów. Jest na niej Janek. Który, nie jest.
story-adventure-city-list-a = Powiedz jej, że to ten nieżywy.
story-adventure-city-list-a-result = „To nie mogę go aresztować” – mówi Holl z wielką ulgą i go skreśla. Ale nieboszczyk nie może siedzieć w oknie. Ukryje się w lesie, aż wojsko przejdzie, a matka błaga, żeby do niego tam zajrzeć.
story-adventure-city-list-b = Niech odczyta listę.
story-adventure-city-list-b-result = Odczytuje. On wstaje i wyciera stopy, najpierw jedną, potem drugą. Za dezertera jest nagroda i Holl kładzie ci na dłoni całą, żeby nie leżała na jej. Na tej ulicy nikt cię już nie prosi o przeczytanie listu.

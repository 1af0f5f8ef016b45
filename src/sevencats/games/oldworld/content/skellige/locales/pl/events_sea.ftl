# Zdarzenia Skellige, od 201.

event-201-title = Stara wyspa
event-201-intro = Tam, gdzie wzgórza ustawiały się w jednej linii, jest ląd, wyspa tak stara, że kamienie przestały się już przechylać. Leżą na niej potwory, pod kopcami, jeden przy drugim, każdy ze znakiem, którego uczono niegdyś w Szkole Gryfa. Trawa jest przystrzyżona. Człowiek, który jej pilnował, leży przy ostatnim kopcu, od wczoraj martwy, z łopatą w ręku, a na tym kopcu poruszył się kamień.
event-201-result = Kończysz jego robotę, kamień na kamień, aż stukanie pod spodem daje za wygraną, a potem układasz jeszcze jeden kopiec, dla niego. Zapłata leży na pierwszym: moneta dla tego, kto przyjdzie następny. Bierzesz ją, a z nią namiar, którym trafią inni: ktoś będzie musiał.

event-202-title = Białe Jezioro
event-202-intro = Jaskinia ma tylne wyjście. Za nim leży jezioro białe jak mleko, na jeziorze wyspa, a na wyspie stoją skrzynki człowieka, który nigdy niczego nie zgłosił. Wdowa czeka na zewnątrz. Mówi, że zawsze był porządny i że nic z tego nie chce.
event-202-result = Znaczysz wejście, bo jest tego więcej, niż uniosą jedne plecy. Na brzegu są ślady czegoś, co też przyszło policzyć skrzynki.

event-203-title = Wysoki Ogień
event-203-intro = To, co wskazała syrena, jest górą w morzu, z dymem na głowie. W ciepłych szczelinach rosną zioła, które znasz tylko z rysunków, na grządkach, z etykietami. Etykiety pisał uczeń, który każdą nazwę trochę przekręcił. Ucznia nie widać. Kociołek jest jeszcze ciepły.
event-203-result = Poprawiasz trzy etykiety i w ramach zapłaty bierzesz flaszkę. Kto przypłynie statkiem, trafi teraz sam, po dymie.

event-204-title = Lisia Łapa
event-204-intro = Brat mieszka na najmniejszym palcu łapy, w chacie zrobionej z łodzi. Lisom mówi dzień dobry, tobie nic. Kiedy słyszy, kto zacerował płaszcz, prowadzi cię wzdłuż plaży i pokazuje, jak się ją czyta: kto wyszedł na ląd, jak ciężki, jak głodny i czy kuleje.
event-204-result = Możesz tu wracać, mówi, i inni też, jeśli zdejmą buty. Za nici ci płaci; on także nie jest żebrakiem.

event-205-title = Kamienny krąg
event-205-intro = Pazur pasuje. Należy do bestii, którą przywieziono tu w klatce, na wyspę, która cała jest kręgiem kamiennych ław wokół piasku. Piasek jest świeży, dziś rano grabiony. Są miejsca dla państwa, jest baldachim i tablica z cenami: mała, duża i ta, która zjadła dozorcę.
event-205-result = Pies dozorcy wciąż pilnuje bramy i przechodzisz obok niego z rozdartym rękawem. Odtąd może tu trafić każdy, kto lubi, kiedy się na niego patrzy.

event-206-title = Wisiorek topielca
event-206-intro = Wysoko nad morzem stoi chata kobiety, która go zrobiła, też kiedyś dla męża. Obraca go, chucha i mówi, że tamtego ranka musiał go zdjąć. Działa tylko, dopóki człowiek się boi. On się nie bał od lat, mówi. Tak odchodzą wszyscy.
event-206-result = Zawiązuje ci go na szyi węzłem, który niełatwo puszcza. Kiedy morze chce skłamać, wisiorek robi się ciepły.

event-207-title = Skóra jarla
event-207-intro = W dworzyszczu, z którego pochodził, nikt nie pyta, skąd ją masz. Patrzą, liczą pazury, a jakiś starzec posuwa się na ławie. A więc powiedziano mu, mówi. Najwyższy czas. Zaczęliśmy go już karmić. Dostajesz miejsce przy ogniu i miód.
event-207-result = Jest ciężka, pachnie dymem i starym niedźwiedziem. Gdziekolwiek na tych wyspach się w niej kładziesz, przynoszą ci więcej, niż prosisz.

event-213-title = Kirys Torkela
event-213-intro = Otwiera, zanim zapukasz, bo z wieścią nikt nie puka głośno. Mówisz jej. Wyjmuje ze skrzyni kirys; oliwiono go co tydzień. Pyta, czy do końca wiosłował w rytm, i mówisz, że tak. Potem sama zapina na tobie rzemienie, za ciasno, jak się to robi komuś, kto ma wrócić.
event-213-result = Leży jak szyty na miarę, a między dwoma ciosami zostawia miejsce na jeszcze jeden oddech.

event-214-title = Luneta kapitana
event-214-intro = Na mosiądzu wydrapano nazwisko właściciela, a jego dom łatwo znaleźć, bo żona właśnie go sprzedaje. Tuby nie chce z powrotem. Taki był dumny, że wszystko widzi pierwszy, mówi, no i stał tam i widział. Patrz dwa razy, mówi. On zawsze patrzył tylko raz.
event-214-result = Patrzysz dwa razy. Za drugim morze jest inne i możesz wybrać, po którym z dwóch płyniesz.

# Karty eksploracji dziczy z zestawu przygodowego. Karta ma tytuł, to, co czyta się na głos (-intro), opcje (-a, -b)
# i do każdej opcji to, co z niej wynika (-a-result ...), czego nikt nie widzi przed wyborem.

## Longer roads

story-adventure-wilds-goat = Koza bez stałego miejsca
story-adventure-wilds-goat-intro = Koza jest czarna, ma jeden róg i nie należy do nikogo; w tym cały kłopot. „Przyszła ze starym Markiem i Marek umarł – mówi wieś. – Potem przystała do kowala”. Wskazują brodą krzyż. „Potem do kapłana”. Od tamtej pory ludzie nie wychodzą z domów. Koza siedzi na schodach świątyni i je śpiewnik. Na twój widok wstaje, przeciąga się i idzie przez plac jak ktoś, komu właśnie podstawiono powóz.
story-adventure-wilds-goat-a = Niech idzie z tobą.
story-adventure-wilds-goat-a-result = Idzie przodem i prowadzić się nie daje. Na pierwszych rozstajach skręcasz w lewo. Ona w prawo, ku górom, kładzie się na drodze i wrzeszczy, dopóki nie zawrócisz. Widocznie ktoś tam na nią czeka.
story-adventure-wilds-goat-b = Sprzedaj ją w następnej wsi.
story-adventure-wilds-goat-b-result = Niczego nie wyjaśniasz, a kapłan o nic nie pyta; piękna koza. Odlicza ci pieniądze do ręki i drapie ją za rogiem. Oglądasz się ze wzgórza. Już chodzi przy nodze.

story-adventure-wilds-bridge = Krótsza słomka
story-adventure-wilds-bridge-intro = Trzy razy rzeka zabrała środkowy filar. Murarze wiedzą dlaczego i ciągnęli słomki: wedle starego obyczaju w mur idzie coś żywego. Krótszą trzyma chłopiec od zaprawy. Znosi to bardzo rozsądnie. „To dobry most – mówi ci. – Co zimę ktoś się tu topi. Mój wujek się utopił”. Mistrz murarski nie chce podnieść oczu znad pionu.
story-adventure-wilds-bridge-a = Daj rzece coś swojego.
story-adventure-wilds-bridge-a-result = Oddajesz jej rzecz, z której jest się dumnym: raz, nad wodą, z całego serca, i nigdy więcej. Nurt staje, żeby popatrzeć, i w tej godzinie osadzają kamień. Chłopiec pokazuje ci, co potrafi z kielnią, skoro jednak będzie mu potrzebna.
story-adventure-wilds-bridge-b = Zejdź i zapytaj, kto tego chce.
story-adventure-wilds-bridge-b-result = Na ten czas odkładają robotę; tylko chłopiec miesza dalej, z przyzwyczajenia. Pod filarem są schody, których nie wykuł żaden murarz. Po odgłosie sądząc, wychodzą daleko w dole rzeki.

story-adventure-wilds-wreckers = Światło dla żeglarzy
story-adventure-wilds-wreckers-intro = Po urwisku mała dziewczynka oprowadza kulawego kuca z latarnią na szyi. Z morza wygląda to jak statek, który bezpiecznie stoi na kotwicy. „To tylko na mgłę” – wyjaśnia. W zatoczce pod spodem leży wieś z mosiężnymi klamkami, mnóstwem lin i bez jednego pola. Dziś jest mgła. Na morzu bije dzwon: ktoś po omacku szuka portu w Doldeth.
story-adventure-wilds-wreckers-a = Zaczekaj i weź swoją część.
story-adventure-wilds-wreckers-a-result = Pomagasz wyciągać to, co wychodzi na brzeg: beczki, kufry, człowieka, który dziękuje. To porządna wieś i każdy dostaje tyle samo, dziewczynka też. Dostaje lalkę, jeszcze mokrą. Na śpiewy już nie zostajesz.
story-adventure-wilds-wreckers-b = Zgaś latarnię.
story-adventure-wilds-wreckers-b-result = Dzwon mija was w ciemności, powoli, i oddala się. W zatoczce nikt się nie odzywa; stoją w drzwiach, z hakami, i patrzą w górę na ciebie. Mała chce wiedzieć, co będą teraz jedli. W Doldeth należałoby kogoś zapytać o to samo.

story-adventure-wilds-hermits = Z powodu fasoli
story-adventure-wilds-hermits-intro = Dwaj pustelnicy mieszkają po dwóch stronach wąwozu, widzą się i od dwudziestu lat nie rozmawiają, z powodu ziarnka fasoli. Wiadomości noszą podróżni. „Powiedz temu staremu głupcowi, że na rogu odchodzi mu dach – mówi ten z tej strony. – Tymi słowami. I że wszystko mi jedno”. Stoi na samej krawędzi i osłania oczy. Tamten też.
story-adventure-wilds-hermits-a = Przekaż słowo w słowo.
story-adventure-wilds-hermits-a-result = „Powiedz staremu capowi, że widziałem – mówi tamten. – I żeby nosił szalik”. Przechodzisz cztery razy. Do wieczora dostajesz jeść po obu stronach i po obu uczą cię tej samej sztuczki wspinaczkowej, w zaufaniu.
story-adventure-wilds-hermits-b = Trochę popraw wiadomość.
story-adventure-wilds-hermits-b-result = Głupca opuszczasz, a to, co mogło się pod nim kryć, zostawiasz. Drugi pustelnik musi usiąść. Naprawdę tak powiedział? Mniej więcej, mówisz. Kiedyś trzeba będzie wejść na tę górę jeszcze raz i zobaczyć, co z tego wyszło.

story-adventure-wilds-boundary = Nieboszczyk z obu stron
story-adventure-wilds-boundary-intro = Kto ma na swojej ziemi nieboszczyka, musi go pochować i zapłacić za dochodzenie. Takie jest prawo, więc co noc Górne Marle przenosi go przez strumień do Dolnego Marle, a Dolne Marle co noc odnosi. To już dziewiąty dzień. Teraz obie wsie stoją w wodzie i ciągną. „Wasz!” „Wasz!” Ma dobre rękawiczki. W twarz nikt mu dotąd nie spojrzał.
story-adventure-wilds-boundary-a = Pochowaj go w strumieniu, na granicy.
story-adventure-wilds-boundary-a-result = Odprowadzasz wodę z koryta, kopiesz tam, gdzie płynęła, i puszczasz ją z powrotem, na niego. Trwa to całą noc. Rano obie wsie mówią, że jest ich, bo teraz to kamień graniczny. Twoje plecy nauczyły się czegoś, czego nie zapomną.
story-adventure-wilds-boundary-b = Spójrz mu w twarz.
story-adventure-wilds-boundary-b-result = Obmywasz ją. Jest blizna przez jedną brew, żadnej rany i zdziwienie. W lewej rękawiczce znajdujesz klucz z drewnianą zawieszką: leśniczówka. W obu wsiach zrobiło się bardzo cicho. Z tyłu ktoś odchodzi.

story-adventure-wilds-lake = Jezioro na mapie
story-adventure-wilds-lake-intro = Adelheid Voss straciła dwóch łańcuchowych, a zyskała jezioro. Jest na jej mapie, jej ręką, z głębokościami, a ona go nie rysowała. „Przeszłam tędy dwa razy – mówi mierniczy. – To łąka. Mogę na niej rozłożyć łańcuch”. Rozłożyła łańcuch. Na drugim końcu, gdzieś w trawie, coś od czasu do czasu szarpie, jak ryby. Chętnie usłyszy drugie zdanie.
story-adventure-wilds-lake-a = Idź po łańcuchu.
story-adventure-wilds-lake-a-result = Idziesz po nim ręka za ręką przez suchą trawę; potem trawa jest mokra, potem sięga kolan, a potem nie jest trawą. Pod tobą jest dach kościoła. Zaznaczasz miejsce. Za twoimi plecami Voss notuje godzinę. Ma w butach pełno wody.
story-adventure-wilds-lake-b = Poradź, żeby zaufała mapie.
story-adventure-wilds-lake-b-result = Patrzy na ciebie znad okularów i każe przenieść namioty pod górę. Rano jest jezioro, z głębokościami, a na wyspie na nim dwaj łańcuchowi, których dziwi data. Płaci za radę i pokazuje, jak się bierze namiar na to, czego nie ma.

## People who come back

story-adventure-wilds-bees = Powiedzieć pszczołom
story-adventure-wilds-bees-intro = Pszczelarz od nocnego miodu umarł, spuchnięty i szczęśliwy, i ktoś musi powiedzieć pszczołom. Puka się do każdego ula kluczem od domu i mówi, kto jest nowym gospodarzem. Inaczej odchodzą; albo zostają, co jest gorsze. Klucz ma córka. Boi się pszczół. Od pogrzebu stoi przy furtce, robi się ciemno, a czterdzieści uli zaczęło brzęczeć jak pytanie.
story-adventure-wilds-bees-a = Zapukaj do uli za nią.
story-adventure-wilds-bees-a-result = Wysłuchują cię, czterdzieści razy. Ale jego znały dobrze i widzą, że to nie ty dziedziczysz; przy ostatnim rzędzie są na kolczudze i pod nią. Ona napełnia ci flaszki świecącym miodem i nareszcie może płakać.
story-adventure-wilds-bees-b = Idź z nią i trzymaj latarnię.
story-adventure-wilds-bees-b-result = Przy pierwszym ulu szepcze. Przy dziesiątym opowiada im, jak się śmiał. Przy ostatnim nosi pszczoły po łokcie, jak rękawiczki, i tego nie zauważa. Dostajesz słoik i łóżko na stryszku z miodem i śpisz, jak się tam śpi.

story-adventure-wilds-rope = Lorcan Weir się przeprowadza
story-adventure-wilds-rope-intro = Sto osób niesie przez pola linę. Jest gruba jak udo i porośnięta glonami, a przed nią, tyłem, idzie Lorcan Weir, przewoźnik, i do niej mówi. Rzekę mu zamuliło. Przenosi się na inną wodę, pod Loc Ichaer, gdzie jest głęboko, a mostu nie ma. „Nigdy nie była na lądzie – mówi ci. – Denerwuje się. Łap albo z drogi. I nie krzycz”.
story-adventure-wilds-rope-a = Łap.
story-adventure-wilds-rope-a-result = Dwa dni idziesz z czyimś oddechem na karku i śpiewasz to, co lina lubi. Pod Loc Ichaer sama zsuwa się do jeziora i leży tam jak pies na słomie. Tragarzom Lorcan płaci w butelkach, a puste chce z powrotem.
story-adventure-wilds-rope-b = Poszukaj im drogi.
story-adventure-wilds-rope-b-result = Znajdujesz drogę bez cierni, płotów i psów. Co jeszcze po niej znajdujesz, to już twoja rzecz: legowisko, ciepłe. Wieczorem Lorcan pokazuje ci węzeł na coś, co nie chce być związane.

story-adventure-wilds-teeth = Podwójnie
story-adventure-wilds-teeth-intro = Pustelnika od studni słychać wcześniej, niż widać: klekocze. Lata temu wrzucił do niej zęby, a studnia oddaje dwa razy tyle, ile dostaje, choć nigdy to samo i nie zawsze od razu. Dziś rano zapłaciła. Wyjechały w wiadrze, parami, zakrzywione, na palec długie, a kilka już wypróbował. „Stąd czuję smak tamtych drzwi – mówi. – Może parę?”
story-adventure-wilds-teeth-a = Weź garść.
story-adventure-wilds-teeth-a-result = Siedzisz nad nimi przy tyglu do rana. Należą do czegoś, co się jeszcze nie urodziło. Drobno zmielone, w spirytusie, mówią, na co to umrze, a zapachu nie da się zmyć z rąk.
story-adventure-wilds-teeth-b = Wlej tam za niego eliksir.
story-adventure-wilds-teeth-b-result = Wiadro wyjeżdża z zębami starego człowieka, brązowymi, startymi, bez jednego. Wkłada je, próbuje na brzydkim słowie i musi się na chwilę odwrócić. Na ścieżce w dół zauważasz, że i tobie studnia zapłaciła.

story-adventure-wilds-wedding = Trzy, przerwa, dwa
story-adventure-wilds-wedding-intro = Ulf się żeni. Myślano, że przez to pukanie nikt go nie zechce. Ale Berta spod wapienników jest głucha; pierwszej nocy położyła dłoń na deskach, spojrzała na niego i odpukała. Teraz siedzą pod drzewami przy długim stole, rozmawiają kłykciami i się śmieją. Goście czekają, aż zaczną się tańce. Muzyki nie ma. Młodym to nie przyszło do głowy.
story-adventure-wilds-wedding-a = Bębnij w stół.
story-adventure-wilds-wedding-a-result = Zaczynasz od tego, co znają: trzy, przerwa, dwa. Za trzecim razem ma to każdy stół. Z dołu, spomiędzy korzeni, dołączają inni i trzymają takt. Berta czuje to pierwsza. Tańczysz, aż spada z ciebie coś, czego ci już nie trzeba.
story-adventure-wilds-wedding-b = Posłuchaj na skraju lasu.
story-adventure-wilds-wedding-b-result = Są tam tuzinami, pod tańczącymi stopami, całkiem cicho; czuć to przez podeszwy. Przyszły w gości. Rano na pniaku stoi butelka, której nikt nie przyniósł, a małe ślady prowadzą do domu.

## Monsters and their ways

story-adventure-wilds-barrel = Rycerz But
story-adventure-wilds-barrel-intro = W beczce na deszczówkę za szkołą siedzi coś zielonego, wielkości kota, i żuje but. Dzieci mówią na to Rycerz But. Przyszło z powodzią i płakało. Gryzie tylko Ottona. Karmią je od wiosny; urosło, zna swoje imię, a nauczyciela nie ma od piątku. „Utopce mieszkają w gniazdach – mówi dziewczynka, która je znalazła. – To on ma mamę?”
story-adventure-wilds-barrel-a = Odnieś je do gniazda.
story-adventure-wilds-barrel-a-result = Owijają je szalikiem i idą z tobą aż do zakrętu, śpiewając mu. Ono też śpiewa, mniej więcej. Niesiesz je na wyciągniętych rękach nad wodę. Twój kciuk ma w pysku, całkiem delikatnie.
story-adventure-wilds-barrel-b = Najpierw odeślij dzieci do domu.
story-adventure-wilds-barrel-b-result = One oczywiście wiedzą. Słychać z uliczki, jak liczą na głos, wszystkie razem, żeby nie słyszeć. Nie trwa to długo. Śluz prowadzi w górę trzeciego rowu od młyna, gdzie są inne. Rada płaci od długości.

story-adventure-wilds-penitent = Na kolanach
story-adventure-wilds-penitent-intro = Drogą pielgrzymów idzie na kolanach człowiek i nikt nigdy nie widział, żeby dotarł. Pokutnika stal przenika jak dym, chyba że się wie, co zrobił; a na to są trzy odpowiedzi. Zostawił załogę na płonącym statku. Nie, zgasił światło w porcie, dla zakładu. Nie, nie zrobił zupełnie nic: spał. Staruszki przy kapliczce chcą, żeby to się skończyło, i nie odzywają się już do siebie.
story-adventure-wilds-penitent-a = Idź przy nim przez jeden dzień.
story-adventure-wilds-penitent-a-result = Nie mówi. Ale zatrzymuje się tam, gdzie zawsze, i za każdym razem czegoś się dowiadujesz: jak trzyma latarnię, gdzie się obraca, który bark oszczędza. Wieczorem wiesz, jak by się z nim walczyło. Czy, tego nie wiesz.
story-adventure-wilds-penitent-b = Poszukaj kogoś, kto tam był.
story-adventure-wilds-penitent-b-result = Był chłopiec okrętowy, przypomina sobie najstarsza, który uszedł z życiem. Miałby siedemdziesiąt lat. Poszedł daleko w głąb lądu, a potem wrócił, jak to oni, i mieszka na jakimś brzegu, plecami do wody.

story-adventure-wilds-road = Droga, której nie było
story-adventure-wilds-road-intro = Przez halę biegnie droga, której wczoraj nie było. Wyłożono ją płytami, każda szeroka jak wóz, dobrze spasowana, lekko ciepła. „Skrót! – cieszy się poganiacz. – Prosto na południe!” Jego owce już na niej stoją. Klękasz, patrzysz między dwie płyty i widzisz nogę. Za nią następną i tak po horyzont. Po posiłku ighern śpi mniej więcej dobę.
story-adventure-wilds-road-a = Idź skrótem, cicho.
story-adventure-wilds-road-a-result = Stąpasz po spojeniach, nigdy po płytach, a przez ostatnią milę trzymasz poganiaczowi rękę na ustach. W jedno popołudnie masz za sobą pół kraju. Na drugim końcu, pod Ard Modron, leżą dwa czułki, złożone jak dłonie.
story-adventure-wilds-road-b = Obejdź ją i obejrzyj spojenia.
story-adventure-wilds-road-b-result = Od szybkich cięć tylko by zadzwonił. Trzeba jednego ciężkiego ciosu, od dołu, tam, gdzie siódma płyta schodzi się z ósmą. Z pęknięcia utaczasz flaszkę czegoś żółtego. Poganiacz znowu liczy owce. Wychodzi mu coraz mniej.

story-adventure-wilds-huts = O jedną chatę za dużo
story-adventure-wilds-huts-intro = Na brzegu jeziora stoi siedem chat, a rodzin jest sześć. Trochę trwało, zanim się spostrzegli. Siódma to dobra chata, spłowiała, z siecią na ścianie i wiadrem u drzwi; tyle że w poniedziałek stała przy pomoście, a dziś jest bliżej kur. „Nam nie wadzi – mówi łowca węgorzy. – Nie wypada być złym sąsiadem”. Arachas wkłada na siebie, co znajdzie.
story-adventure-wilds-huts-a = Zapukaj.
story-adventure-wilds-huts-a-result = Pukasz w okiennicę czymś długim. Następuje przerwa, jak wtedy, gdy ludzie przy stole spojrzą po sobie. Co dalej, zależy od tego, czy już jadł. Ma kilka nóg, żeby ci to powiedzieć.
story-adventure-wilds-huts-a-band-1 = Nie jadł. Przez drzwi wychodzi noga, bierze to, co podajesz, a potem to, czego nie podajesz.
story-adventure-wilds-huts-a-band-2 = Jadł, przeważnie. Noga wystawia na próg, uprzejmie, co zostało z poprzedniego gościa; flaszka jest cała.
story-adventure-wilds-huts-a-band-3 = Jest najedzony i wychował się wśród sąsiadów. Podaje ci całą półkę po tych, którzy tu mieszkali.
story-adventure-wilds-huts-b = Wykurz ją zieloną trzciną.
story-adventure-wilds-huts-b-result = Dymu nie znoszą. Koło południa chata wstaje i na palcach ucieka brzegiem, razem z wiadrem, ze wszystkich sił starając się wyglądać jak chata. Zapamiętujesz, gdzie osiada. Łowca węgorzy macha.

story-adventure-wilds-judge = Psy sędziego
story-adventure-wilds-judge-intro = Na drodze stoi powóz, a dookoła, w kręgu, siedzi jedenaście czarnych psów z żarem w gardle. Biegną za nim trzecią noc. „Bezpańskie” – mówi ze środka sędzia. Barghesty idą tam, gdzie za coś nie zapłacono. Zanim tkną skóry, zdzierają osłonę. Sędzia życzy sobie eskorty do najbliższego miasta. Ile wyroków podpisał w poprzednim, o tym nie uważa za stosowne mówić.
story-adventure-wilds-judge-a = Jedź z sędzią.
story-adventure-wilds-judge-a-result = Na moście nadchodzą, wszystkie naraz, i obierają cię, blacha po blasze, jak kucharz karczocha. Nie gryzą; nie o ciebie im chodzi. Dowozisz go do bramy. Płaci, rygluje drzwi i zaciąga zasłony. Psy obeszły dom od tyłu.
story-adventure-wilds-judge-b = Usiądź z psami.
story-adventure-wilds-judge-b-result = Odkładasz to, co masz w rękach, i zajmujesz miejsce w kręgu. Na obrożach są nazwiska. Czytasz je głośno w stronę powozu, aż drzwi otwierają się od środka. Rzadko widuje się kogoś, kto tak dokładnie robi to, do czego jest stworzony, i długo o tym myślisz.

story-adventure-wilds-fiend = Z workiem na głowie
story-adventure-wilds-fiend-intro = W wąwozie drwale pracują z workami po chlebie na głowach. Wyżej mieszka bies. Ma trzecie oko, a kto zobaczy, jak się otwiera, ten stoi i myśli o domu, aż jest po wszystkim. Znaki nie pomagają; znaki lubi. Stary Kettil stracił tak dwóch braci. Od trzydziestu lat rąbie na ślepo i słyszy, jak mucha siada na toporze.
story-adventure-wilds-fiend-a = Załóż worek i pracuj z nim.
story-adventure-wilds-fiend-a-result = Cały dzień rzuca w ciebie szyszkami, a o zmierzchu już nie trafia; słychać, jak wychodzą mu z ręki. Od takiego słuchania szumi w głowie. Kładziesz się i dopiero w łóżku zauważasz, że worek nadal tam jest.
story-adventure-wilds-fiend-b = Zapłać mu za sztuczkę z toporem.
story-adventure-wilds-fiend-b-result = Robi się to z zamkniętymi oczami, z odległości nie do uwierzenia, i ćwiczysz, aż mucha leży w dwóch połówkach. Moneta jest dla much, mówi Kettil. A gdyby zdarzyło się kiedyś zobaczyć to oko, chciałby wiedzieć, o czym myśleli jego bracia.

story-adventure-wilds-harvest = Bardzo dobry rok
story-adventure-wilds-harvest-intro = Wieczorem z górnej winnicy schodzą zbieracze, bladzi, zadowoleni i niezdolni powiedzieć, co robili cały dzień. Śpiewała jakaś dziewczyna. Nikt jej nie widział. Co wieczór kosze są pełniejsze, a zbieraczy mniej, i rządca zauważył jedno i drugie. „To bardzo dobry rok” – mówi. Bruxa śpiewa, zanim się napije, a najgorsza jest wtedy, kiedy niewiele z człowieka zostało. W Beauclair woleliby o tym nie słyszeć.
story-adventure-wilds-harvest-a = Zapytaj w Beauclair, kto tu śpiewał.
story-adventure-wilds-harvest-a-result = Rządca blednie jak jego zbieracze. Była taka dziewczyna, mówi, za starego księcia, z głosem, dla którego ludzie wychodzili z miasta. Stary nauczyciel śpiewu w pałacu wiedziałby więcej. On sam niczego nie mówił.
story-adventure-wilds-harvest-b = Zostaw jej na murku eliksir.
story-adventure-wilds-harvest-b-result = O zmierzchu stawiasz go, otwarty, i odchodzisz. Rano flaszka jest pusta i wypłukana, a zbieracze schodzą spaleni słońcem i się kłócą. Obok ktoś pięknym pismem napisał w kurzu, co zawsze robisz źle.

## Trades, inns and fairs

story-adventure-wilds-bear = Niedźwiedź niedysponowany
story-adventure-wilds-bear-intro = Niedźwiednik ma łańcuch, bęben, koncesję, a niedźwiedzia nie. „Jest niedysponowany” – mówi. Mówi to od jesieni. Pielęgnował go do końca; potem były długi i była skóra. Odtąd sam w niej tańczył, a bratanek bębnił. Teraz bratanek uciekł, w sobotę jest jarmark, a jeden człowiek nie może być bębnem i niedźwiedziem.
story-adventure-wilds-bear-a = Bądź niedźwiedziem.
story-adventure-wilds-bear-a-result = W środku jest gorąco i pachnie starym przyjacielem. Stajesz na tylnych łapach, obracasz się, podajesz łapę. Lecą różne rzeczy, a niektóre są monetami. Wszystko zależy od tego, jak ludzie przyjmą niedźwiedzia, który najwyraźniej brał lekcje fechtunku.
story-adventure-wilds-bear-a-band-1 = Przyjmują go kapustą, a potem brytanem. Niedźwiednik bębni na odwrót i odwrót odbywa się na czworakach.
story-adventure-wilds-bear-a-band-2 = Jakieś dziecko drapie cię za uchem i odtąd lecą miedziaki. Dzielicie się po połowie, na bębnie.
story-adventure-wilds-bear-a-band-3 = Ktoś wyzywa niedźwiedzia. Niedźwiedź wygrywa na punkty, a niedźwiednik płacze w utarg: staremu riposta nigdy nie wychodziła.
story-adventure-wilds-bear-b = Bij w bęben.
story-adventure-wilds-bear-b-result = Bębnisz, a staruszek tańczy w skórze, powoli, z zamkniętymi oczami, i nikt się już nie śmieje. Potem uczy cię jednego kroku. Niedźwiedź wymyślił go sam. Żeby zrobić mu miejsce, zapominasz czegoś okazalszego.

story-adventure-wilds-inn = Cicha gospoda
story-adventure-wilds-inn-intro = W gospodzie pod nawisem nikt nie podnosi głosu. Drzwi obito filcem, łyżki są z drewna, psa nauczono merdać. Jedno kaszlnięcie w złym miejscu i wszystko zjeżdża, jak za dziadka, na wesele. Podają ci tabliczkę. Zupa?, stoi na niej. A pod spodem: na lodowcu coś zabiera konnych posłańców. Nie można go zawołać ani na nie zagwizdać. Trzeba by krzyknąć.
story-adventure-wilds-inn-a = Zostań, szepcz i śpij.
story-adventure-wilds-inn-a-result = Śpisz tak, jak śpi się tylko w kołysce. Rano gospodarz pisze na tabliczce rachunek, patrzy na niego i ściera rękawem. Kładzie palec na ustach, a tobie do torby butelkę.
story-adventure-wilds-inn-b = Wejdź na górę i krzycz.
story-adventure-wilds-inn-b-result = Krzyczysz, ile masz w płucach. Góra rozważa to i puszcza, obok ciebie albo prawie. W dole spod śniegu wykopuje się coś długiego i ucieka, i widać dokąd. Wiesz też już, jak się jedzie na tym, co zjeżdża.

story-adventure-wilds-rehearsal = Próba
story-adventure-wilds-rehearsal-intro = „Nie, nie! Wchodzisz z lewej, zjadasz Guntera, Gunter się kładzie i dopiero dzwon!” Wieś chce być przygotowana. Dwa razy w tygodniu odbywa próby na wypadek potwora. Są piki, jest chór żon i jest dwóch bednarzy zaszytych w krowę. Z krową jest kłopot. Nie budzi grozy. Teraz zwraca się ku tobie trzydzieści twarzy i na wszystkich powoli świta ta sama myśl.
story-adventure-wilds-rehearsal-a = Zagraj potwora.
story-adventure-wilds-rehearsal-a-result = Pokazujesz im połowę tego, co umiesz. Łamią na tobie trzy piki, Gunter płacze, a nauczycielka z grabiami omal cię nie ma. Wracasz z pustymi rękami i z nowym szacunkiem: z tej strony wygląda to inaczej.
story-adventure-wilds-rehearsal-b = Reżyseruj z beczki.
story-adventure-wilds-rehearsal-b-result = Przestawiasz dzwon, grabie dajesz do pierwszego rzędu, a Guntera odsyłasz do domu. O zmierzchu powstrzymaliby ghula na tak długo, ile trwa ucieczka, a więcej od wsi się nie wymaga. Utarg wręczają ci w głowie krowy.

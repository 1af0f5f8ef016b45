# Gebeurtenissen van de Wilde Jacht, 401 tot en met 435.

event-401-title = Dertig passen
event-401-intro = In het bos rusten ze. De paarden slapen staand; niemand heeft vuur gemaakt. Marit ligt naast je in de sneeuw, en dertig passen verder staat Jost en houdt een teugel vast. Hij doet het zoals thuis, met zijn duim bovenop. Ze zit al op haar knieën. Ze heeft de jas bij de kraag, klaar om aan te trekken.
event-401-a = Haar naar hem toe laten gaan.
event-401-a-result = Ze loopt erheen, rechtop, als iemand die de mannen het eten brengt. Het eerste paard doet zijn ogen open en laat haar door. Het tweede ook. Je bent tien passen achter haar, met je zwaard onder je mantel, en je ademt niet meer.
event-401-b = Haar tegenhouden, en tellen.
event-401-b-result = Je houdt haar tegen de grond met je knie en haar mond dicht met je hand, en je telt paarden, gaten, wachten, tot ze opstijgen. Nu weten jullie allemaal hoe ze rijden. Tegen jou zegt ze niets. Ze vouwt de jas opnieuw, langs andere vouwen.

event-402-title = Hij trekt hem aan
event-402-intro = ‘Je bent iets vergeten,’ zegt Marit, en ze houdt de jas zo dat hij er alleen zijn armen in hoeft te steken. Hij kijkt er heel lang naar. De hele rij langs hebben de paarden het hoofd geheven. Dan keert hij haar zijn rug toe, zoals je doet als iemand je in je jas helpt.
event-402-band-1 = Hij trekt hem aan, knoopt hem dicht en rijdt erin weg. Je brengt haar tussen de hoeven door terug en vangt op wat voor haar bedoeld was. Aan de bosrand zegt ze: ‘Maar hij heeft hem aan.’ Eén ruiter is voortaan een beetje warmer, en trager.
event-402-band-2 = Hij trekt hem aan, staat daar met zijn handen in zijn zakken en vindt brood. Onder het kauwen schiet hem te binnen hoe je gaat zitten. De anderen rijden zonder hem verder. Lopen kan hij nog niet, en praten ook niet. Je leert hoe je zo iemand draagt.
event-402-band-3 = Hij trekt hem aan, zegt: ‘Hij is te warm,’ en gaat mee. Niemand rijdt hem na; het schijnt nog nooit gebeurd te zijn. Achter jullie is de hele rij uit de pas, en jij, die tussen hen door liep, weet nu waarvan ze gemaakt zijn.

event-403-title = Wat de achterblijver schuldig is
event-403-intro = Hij zit met zijn laarzen in de rivier, en wat hij meebracht, loopt van hem af: eerst de roest, dan de stem. ‘Ik kan u zeggen hoe zij rijden,’ zegt de achterblijver. ‘Tot aan de berg zal ik nodig hebben om de woorden terug te vinden.’ Aan de overkant hebben zich de mensen van een verbrand dorp verzameld. Ze hebben het zadel herkend. Ze hebben een touw, en wat geld bij elkaar gelegd.
event-403-a = Hem naar de berg brengen.
event-403-a-result = Je gaat midden tussen hen door, en hij loopt achter je aan met zijn kap af, zodat iedereen zijn gezicht kan zien. Er vliegen stenen. Hij telt ze binnensmonds en vraagt wat men hier in zo’n geval zegt. Je zegt het hem.
event-403-b = Hem uitleveren.
event-403-b-result = Ze betalen, en ze maken het kort. Hij vraagt of hij te laat is, en iemand zegt: nee, net op tijd. Wat hij aanhad, krijg jij. Er zitten naden in, en wie die kent, weet waar de anderen open moeten.

event-404-title = De achterblijver
event-404-intro = Op de berg, in de wind die hij kent, komen de woorden terug: wie van hen naar links kijkt, wie het eerst slaat, wat de veldheer met zijn hand doet voor hij een bevel geeft. Het laatste ijzer heeft hij afgelegd. Daaronder draagt hij een hemd, versteld aan de elleboog. Daarvoor heeft ooit iemand bij een lamp gezeten.
event-404-result = Hij blijft bij je; hij hoeft nergens meer op tijd te zijn. Voor een gevecht kijkt hij naar wat er komt, zegt: ‘Die eerst,’ en doet een stap uit het licht, om geen schaduw te werpen.

event-405-title = Honderd winters open
event-405-intro = Het huis op de berg heeft geen deuren, en zoveel kamers dat de wind erin verdwaalt. In elke kamer staat een tafel, en aan elke tafel zitten mensen over hun bord gebogen te glimlachen, met ijs in hun lepel. Ze hebben het goed. Dat hebben ze al heel lang. Aan het eind van de gang is een stoel aangeschoven, voor broeder Emmeran waarschijnlijk, of voor jou.
event-405-a = De tafels afruimen en gaan.
event-405-a-result = Je doet de ronde en neemt mee wat ze niet meer nodig hebben: zilver, ringen, een beurs met een schuldenlijst erin. Het is genoeg voor jullie allemaal. Niemand heeft bezwaar. Maar ergens heb je een hap genomen, zonder erbij na te denken, en die ligt je de rest van de dag op de maag.
event-405-b = De deuren zoeken.
event-405-b-result = Ze staan in de kelder, gestapeld, droog en gaaf. Het zijn er net zoveel als er kamers zijn. Je draagt de eerste op je rug naar boven. Als je die in de hengsels tilt, legt aan tafel iemand zijn lepel neer.

event-406-title = Deur na deur
event-406-intro = Je hangt één deur in, dan de volgende. Met elke deur wordt het binnen een beetje warmer, en buiten raakt er iets een beetje meer ontstemd. Het probeert de ramen. Het leunt tegen de muur. Op het laatst is er nog één deur over, de voordeur; die hangt aan één hengsel, en aan de andere kant duwt iemand die dit huis al honderd winters als het zijne beschouwt.
event-406-band-1 = Een poos houd je de deur tegen met je rug, dan met je gezicht. Dan gaat hij naar binnen, over je heen, met kozijn en al. Maar in de kamers achter je blijven de andere dicht, en daar is iemand begonnen te vloeken.
event-406-band-2 = Je houdt de deur tegen tot het hout niet meer beweegt. Er klinken hoeven, bergaf, een heel stel, zonder enige orde. Aan de dichtstbijzijnde tafel vraagt een oude man wie er aan zijn soep heeft gezeten.
event-406-band-3 = De grendel schiet dicht. Je hebt geleerd hoe je achter een deur staat: niet ertegen, maar ermee. In elke kamer schuiven stoelen. Ze zullen een ontbijt nodig hebben, en daarbuiten is er een huis minder om te rusten.
event-406-band-4 = Je schuift de grendel dicht, en dan doe je nog eens open, omdat je zijn gezicht wilt zien. Het heeft er geen en doet een stap terug. Achter je komt het hele huis op kousenvoeten de trap af, met kandelaars, en brengt het naar het tuinhek.

event-407-title = De platte steen
event-407-intro = De steen op de heuvel is hol gezeten. Iemand heeft er zes streepjes in gekrast, en naast het zesde: ‘Viel wel mee.’ Je hebt de lantaarn voor je neergezet, zoals het hoort. Beneden ligt Undern met al zijn ramen verlicht. Je ziet ze er staan, schout Pell ook, met zijn boek, om te zorgen dat het netjes gebeurt.
event-407-a = De lantaarn laten branden.
event-407-a-result = Je draait de pit omhoog. Tegen middernacht komt het de helling op, één ruiter, zonder haast, als een voerman die een zak komt halen. Hij stijgt af. Dat er hier iemand opstaat, is nieuw voor hem.
event-407-b = De lantaarn doven.
event-407-b-result = Je knijpt de pit uit. Ze rijden zo dicht langs dat je meer over hen te weten komt dan je lief is. In Undern gaan de ramen uit, een voor een, en Pell schrijft iets op. Sindsdien heeft de Jacht er een te goed, en ze is op weg gegaan om te innen.

event-408-title = Afgehaald
event-408-intro = Heel beleefd steekt hij je een hand toe om je in het zadel te helpen. Achter hem zitten er zes op andere paarden, met lantaarns, in wat ze aanhadden toen ze gingen. Een van hen draagt een schort. Naar de platte steen kijken ze zoals je kijkt naar het huis waar je bent opgegroeid. Je trekt met links, want rechts heeft hij vast.
event-408-band-1 = Hij is sterker, en hij heeft zes winters oefening. Hij rukt uit je handen wat je vasthield, bekijkt het en laat het vallen. Dan rijdt hij zonder jou terug, en daar kijken jullie allebei van op. De lantaarns volgen hem.
event-408-band-2 = Je slaat door de pols, en dan door wat erachter kwam. Twee van de lantaarns stijgen af en staan wat op de heuvel. Een ervan vraagt of het al ochtend is. De riem waarmee hij je vasthield, is van jou.
event-408-band-3 = Hij gaat achterover van de steen en kijkt nog altijd beleefd. Zes lantaarns komen te voet de heuvel af naar Undern. Schout Pell heeft zijn boek opengeslagen. Hij vindt de bladzijde, maakt zijn duim nat en wrijft, naam na naam, tot het papier scheurt.

event-409-title = De ontbrekende lijn
event-409-intro = De ketting ligt over de sneeuw, schakel voor schakel, zoals het hoort. Hij loopt over de rand van een kom, en daar staat hij strak. Hij geeft een ruk, dan nog een: zo melden kettingmannen dat ze klaar zijn en dat er afgelezen kan worden. Ze zijn dood sinds nieuwe maan, zei Voss. Dat ze opgehouden waren, zei ze niet.
event-409-a = De ketting naar beneden volgen.
event-409-a-result = Hand over hand ga je langs de ketting omlaag, en de kou haalt het ijzer in schilfers van je rug. Onderaan zitten ze allebei en houden het eind vast, zo stevig als maar kan. Je leest het drie keer af. Dan nog een keer.
event-409-b = De ketting binnenhalen.
event-409-b-result = Je trekt, en hij komt, en aan het eind hangt een tas met het loon van twee man en een veldboek met goede cijfers, tot de laatste bladzijde. Jullie vinden er allemaal de weg mee. Op de laatste bladzijde staat, heel netjes: ‘Klaar.’

event-410-title = De winterkaart
event-410-intro = Adelheid Voss tekent de lijn in, en ineens sluiten de andere erop aan. Het is een weg. Je ziet waar hij stijgt, waar hij zijn paarden drenkt en welke passen hij nooit neemt, omdat iemand zich daar lang geleden bij het meten moet hebben vergist. Ze zet haar naam eronder en schrijft er twee andere naast.
event-410-result = Je hebt een kaart van hun winter. Waar de bergen van hen zijn, ken jij het uur waarop ze niet thuis zijn.

event-411-title = Hij is gegroeid
event-411-intro = ‘Zit,’ zegt Tam. Hij zit; de grond voelt het. Sinds de vorige keer dat je hier was is hij zo hoog geworden als de dakgoot, en er ontbreken drie schapen waar niemand over praat. ’s Nachts staat hij op de helling en antwoordt ergens op. Tam heeft hem met zijn springtouw aan de appelboom gebonden, en dat touw heeft hij nog nooit stukgetrokken, al is de boom nu al twee keer verhuisd.
event-411-a = Hem nog een woord leren.
event-411-a-result = Je leert hem ‘Nee.’ Het kost een hele dag, twee mouwen en een ham. ’s Avonds begint op de helling het gehuil; hij staat daar met zijn haren overeind en kijkt naar Tam, naar jou, en terug. Tam zegt als eerste het nieuwe woord. Hij gaat liggen.
event-411-b = Het touw losmaken.
event-411-b-result = Hij draaft de helling op. ’s Nachts is daarboven een gevecht zoals je er nog nooit een gehoord hebt, en bij het ochtendgloren ligt hij voor de rokerij, met zijn stok. Hij heeft de stok op de goede plek gebracht. Tam zit tot de middag bij hem.

event-412-title = Tams hond
event-412-intro = ‘Je hebt hem alleen te leen,’ zegt Tam, en hij vertelt je wat hij eet, wanneer, en in welke volgorde. Om de rijp mag je hem geen standje geven. Hij heeft hem zijn das omgeknoopt, zodat iedereen kan zien van wie hij is. Dan gaat hij naar binnen, nogal vlug, en komt niet aan het raam.
event-412-result = Hij loopt achter je en laat ijs na in de wagensporen. Als je bijna niets meer in handen hebt, staat hij op en doet waarvoor hij gefokt is, alleen aan de andere kant.

event-413-title = Het tweede baken
event-413-intro = De zoon van de wachteres zit bij zijn baken met de tondeldoos op schoot en kijkt naar de kam van zijn moeder. Er ligt sneeuw op zijn ogen. Hij heeft op haar vuur gewacht, zoals afgesproken, en geen minuut korter. De stapel is droog. Beneden in het derde dal zie je mensen naar bed gaan, raam na raam.
event-413-a = Het in zijn plaats aansteken.
event-413-a-result = Je steekt het aan, en de teer spat naar je. Beneden rennen ze de kelders in, en wat die nacht de weg afkomt, vindt de bedden leeg en nog warm. Na een tijdje gaat op de andere kam een tweede vuur omhoog. Ze moet wel geloven dat hij het is.
event-413-b = Hem naar zijn moeder dragen.
event-413-b-result = Je neemt hem op je rug. Hij zit daar zoals hij bij het baken zat, met opgetrokken knieën, en bij elke stap slaat de tondeldoos tegen je schouder. Ze waakt niet meer op de kam, zeggen de mensen. Ze is bij haar dochter ingetrokken, aan de rand van het bos.

event-414-title = De zoon van de wachteres
event-414-intro = Ze doet open voor je geklopt hebt. Ze kijkt langs je heen naar wat je op je rug hebt, dan veegt ze met haar onderarm de tafel leeg. ‘Leg hem hier,’ zegt ze. ‘Hij viel altijd zittend in slaap.’ De dochter brengt water. Niemand vraagt waarom er op haar kam geen vuur was, al wacht ze erop; dat zie je aan hoe ze de handdoek vasthoudt.
event-414-result = Hij was op zijn post, zeg je haar. Ze knikt en zegt wat ze niet gedaan heeft, in één zin, en dan kan ze zijn knieën strekken. Die nacht slaap je in zijn bed. Zij zit tot de ochtend voor de kachel en houdt het vuur aan.

event-415-title = Andermans hout
event-415-intro = Droog hout staat hier genoeg, en het is van de leshen. Hij heeft geweien opgehangen, zodat er geen misverstand kan zijn. Een leshen telt zijn bomen; wat gevallen is laat hij je, en om wat je velt jaagt hij je op. Jutta wacht in de slee. ‘Hij is de huisbaas,’ zegt ze, ‘dat weet ik. Maar ik heb er achttien in een schuur, en hij niet één.’
event-415-a = Er ’s nachts twee vellen.
event-415-a-result = Twee bomen vallen er, snel, en bij de tweede slag is hij er. Eerst zijn het wortels en dan raven. Hij slaat de maliën van je lijf, ring voor ring, terwijl Jutta laadt. Aan de bosrand blijft hij staan, kijkt de slee na, en neemt het gewei af.
event-415-b = Alleen nemen wat gevallen is.
event-415-b-result = Tak voor tak raap je het op, en hij staat tussen de stammen en telt mee. Het is te vochtig en te weinig. Maar in deze tijd brengt de rivier wrakhout mee, zegt Jutta, hele daken, en dus stuurt ze de slee naar het water.

event-416-title = Een voor een voorgelezen
event-416-intro = Drie nachten rookt de akker. Dan gaat de grond open onder de schop, zwart en zacht als in april, en Jutta leest voor uit haar boek: naam, ambacht, wat iemand graag at, als een ander dat wist. Bij elke naam komen er twee naar voren en laten iemand zakken. Het duurt van de ochtend tot de nacht. Niemand gaat tussendoor weg, ook niet als het weer begint te sneeuwen.
event-416-result = Als ze het boek dichtslaat, is het in het noorden stil, als in een kamer waar iemand de tel kwijt is. Op deze mensen hadden ze gerekend. Jullie slapen allemaal bij de vuren, op warme aarde, en Jutta gaat rond met de schop en dekt voeten toe.

event-417-title = De gasten beneden
event-417-intro = Ulf is naar boven gekomen en ziet grauw. Vier dagen ging het goed. Nu is er beneden een kind gaan huilen, en het kan niet ophouden. De nekkers zijn eromheen gaan staan, allemaal, met hun kop scheef. Het is het geluid dat ze zelf maken als ze honger hebben. Ze denken, zegt Ulf, dat het ergens om vraagt; en ze overleggen om wat.
event-417-a = Afdalen en het hun voordoen.
event-417-a-result = Je legt alles af wat een snede heeft, kruipt naar binnen en neemt het kind op schoot. Dan wieg je het. Dertig nekkers kijken toe. Na een poos pakt er een het volgende kind, heel voorzichtig, bij de kraag, en wiegt. Kom terug als het gedooid heeft, zegt Ulf.
event-417-b = De mensen weer naar boven halen.
event-417-b-result = Een voor een komen ze naar boven, achterstevoren, zonder haast. Hierboven is het koud, maar de ruiters hebben intussen in elke kelder gekeken en zijn verder. De mensen bedanken je met wat ze in hun zomen hadden genaaid. Van beneden klopt iemand, twee keer. Ulf vertaalt het niet.

event-418-title = Het ijzer, gesorteerd
event-418-intro = Zolang de vorst duurde, hebben dertig mensen bij wie het dak was bezweken onder de grond gewoond, bij nekkers, die Ulf de kolenbrander met kloppen heeft overgehaald. Nu knipperen ze in het licht, de kinderen met aarde onder hun nagels. Voor het gat ligt het ijzer dat ze aan de ingang afgaven, messen bij messen, gespen bij gespen, met zand gepoetst. Een nekker is tot zijn buik naar buiten gekomen, voor het eerst van zijn leven, en reikt iets aan.
event-418-result = Het is een kling die geen smid gemaakt heeft; diep onder de grond hebben ze hem opgegraven. Dat is voor het huilende kind dat iemand op schoot heeft gewiegd, zegt Ulf: ze oefenen het nu op hun eigen kinderen. Bij het ijzer vindt iedereen iets meer dan was afgegeven. De nekkers hebben royaal geteld, zegt hij. Ze komen maar tot drie.

event-419-title = Proost blijft staan
event-419-intro = Midden op de bevroren rivier is het muildier Proost blijven staan, met twaalf mensen op de kar. Dorrit Ash heeft hem al voor alles uitgemaakt wat er is. Waar hij zijn oren heen zet, loopt een barst door het ijs, zo dun als een haar, en die groeit. Op de oever achter jullie worden de wilgen wit, een voor een, van boven af. ‘Hij is niet koppig,’ zegt Dorrit. ‘Hij vraagt iets.’
event-419-a = Uitladen en hem naar de overkant duwen.
event-419-a-result = Wat geen mens is gaat overboord, en een deel daarvan is van jou. Je duwt, plat op het ijs, en de twaalf kruipen ernaast. Proost gaat voorop en zet elke hoef neer alsof hij een handtekening zet. Aan de overkant telt Dorrit tot twaalf. In Cidaris, zegt ze, rekent ze af.
event-419-b = Terug, en omlopen langs de doorwaadplaats.
event-419-b-result = Nauwelijks is de kar gekeerd, of Proost loopt. Het is een dag om, en bij de doorwaadplaats stapt de een na de ander af om een neef te zoeken, en betaalt je. ’s Avonds zijn er nog vier. Dorrit zegt niets. Ze moppert niet meer, en dat is moeilijk te verdragen.

event-420-title = Afgerekend in Cidaris
event-420-intro = Op de kade van Cidaris staat Dorrit Ash voor een ton en rekent af. Ze is bij de man geweest die ze met het zout had moeten betalen. Ze heeft hem de twaalf beschreven, een voor een, tot hij vroeg of ze wilde ophouden. ‘De helft heeft hij me kwijtgescholden,’ zegt ze. ‘Voor de andere helft, zei ik, staat u borg.’ Ze kijkt je van opzij aan. ‘Toen heeft hij me die ook kwijtgescholden.’
event-420-result = Jullie krijgen allemaal een deel, en voor jou is er een raad bij, over hoe je op dun ijs staat; hij is van Proost, zij geeft hem alleen door. Vanaf een schip zwaaien twaalf mensen. Geen van hen zal nog gevonden worden.

event-421-title = Het meisje dat zwaaide
event-421-intro = Ze staat ver op het meer, in haar schoolschort, naast een achtste paard. Dat heeft nog geen ruiter. Ze heeft haar hand op zijn neus gelegd en praat ertegen, waarschijnlijk over het opstel. Het ijs tussen jullie is bedrukt met hoeven die allemaal naar haar toe leiden en ophouden. Ze ziet je en zwaait, zoals je dat doet; en het paard heft ook zijn hoofd.
event-421-band-1 = Je bent te luid. Het paard schrikt en gaat door het ijs, en jij erachteraan, naar het schort. Je krijgt haar te pakken. In de warme keuken giet de meester bij je naar binnen wat hij voor zichzelf bewaart; zij wil weten wat er van het paard geworden is.
event-421-band-2 = Je zwaait terug, en blijft zwaaien, stap voor stap, tot je er bent. Ze geeft je een hand. Met trekken gaat het niet. Het paard komt nog een eindje mee, dan zakt het weg, het zadel eerst. Nu komen ze er een tekort.
event-421-band-3 = Je fluit, iets wat je bij paarden leert en waarvan je niet wist dat je het nog kon. Het is het paard dat komt, en zij loopt ernaast met een hand aan de stijgbeugel. Op de oever gaat het liggen en is sneeuw. ‘Je moest het gewoon vragen,’ zegt ze.

event-422-title = Kamers, geteld
event-422-intro = Zesendertig treden, een poort, een hof met twee putten. Je gaat af op wat zij geteld heeft, en alles is er, midden in het bos, al zijn het van buiten maar sparren. Achter de negende deur staan in het donker mensen, muur aan muur, en wachten tot ze gehaald worden. Ze kijken niet op. Je hebt zo lang als het duurt om tot driehonderd te tellen, zei ze. Dat wist ze heel zeker.
event-422-band-1 = Je brengt naar buiten wie het dichtst bij de deur staan, en bij tweehonderdtien moet je rennen. De anderen hebben zich niet verroerd. Onderweg neem je mee wat er aan een haak hing, en het is een goed stuk.
event-422-band-2 = Je breekt de hengsels en verliest geen tijd met praten. Bij tweehonderdnegentig heeft de eerste rij het begrepen, en die draagt de tweede. In de wachtkamer ligt wat je nodig had. Achter je sluiten de sparren zich.
event-422-band-3 = Je weet op wiens bevel ze wachten, en zegt het ene woord dat soldaten naar huis stuurt. Ze maken rechtsomkeert, allemaal. Er is nog tijd voor de wapenkamer, en je kiest. Bij driehonderd is de kamer leeg. Daarbuiten is iemand hardop gaan tellen.

event-423-title = Aan wie mij vindt
event-423-intro = De achtste brief heeft geen afzender. ‘Ik schrijf dit,’ staat er, ‘zolang ik nog kan, met wat ze me lieten houden. Ze geven ons iets te drinken, zodat het ons niet meer kan schelen. Ik heb er hier wat van bijgedaan. Het zit in de inkt.’ Er volgen vier bladzijden over een tuin aan het water, en waar je daar moet graven. Hij eindigt midden in een woord dat ‘thuis’ had moeten worden.
event-423-a = Uitzoeken wat voor inkt het is.
event-423-a-result = Bladzij voor bladzij kook je de brief in, en je proeft het bezinksel met het puntje van je tong. Een uur lang kan niets je schelen. Dan ken je de maat, de bron en het tegengif, en zo kom je hun winter door. De tuin is er natuurlijk niet meer.
event-423-b = De tuin zoeken, en graven.
event-423-b-result = Je herkent hem aan de perenbomen. Onder de derde ligt een kruik met geld voor een overtocht, en een honingkoek in was, ingepakt om te bewaren. Er is genoeg voor jullie allemaal. Je legt de brief erin en dekt het weer toe.

event-424-title = De negende bij het vuur
event-424-intro = Hij zit zo dicht bij het vuur dat zijn mouw geschroeid is, en wordt niet warm. Zachtjes zegt hij wat ze daar zeggen, op een rij: links, aansluiten, niet praten. Tussendoor kijkt hij soms naar zijn handen. Zo gaat het door, je kent het van anderen; na een paar dagen staan ze op en lopen terug. Nog heeft hij alles in zijn hoofd, waar ze rijden, en wanneer.
event-424-a = Hem al je warmte geven.
event-424-a-result = Je verbrandt wat je hebt, gaat tegen zijn rug liggen, nacht na nacht, en praat over paarden tot je schor bent. In de vierde zegt hij: ‘Schuif eens op.’ Dan begint hij te rillen, en iets beters had er niet kunnen gebeuren.
event-424-b = Hem vragen zolang hij het weet.
event-424-b-result = Hij antwoordt op wat je vraagt, plek na plek, uur na uur, en met elk antwoord is er minder van hem. Tegen de ochtend weet je genoeg om hun lelijk pijn te doen. Hij staat op, trekt zijn hemd recht en gaat naar buiten, naar het noorden. De deur doet hij zachtjes dicht, zoals hij het thuis geleerd heeft.
event-424-c = Marit laten halen.
event-424-c-result = De volgende avond is ze er; ze is er goed in geworden hen te vinden. Ze vraagt hem niets. Ze gaat naast hem zitten en scheldt hem uit: om zijn handen, om zijn hemd, om wie er ook op hem wacht. Halverwege zegt hij, heel duidelijk: ‘Hanne.’ En dan: ‘Wat voor dag is het?’

event-425-title = In hun slaap gezegd
event-425-intro = Hij heet Lenz. Hij eet, en je moet hem zeggen wanneer het genoeg is. Hij weet het nog van beide kanten, zegt hij: hoe het is om langs een verlicht raam te rijden, en hoe om erachter te staan. De anderen daar, de knechten en de tamboers, zijn er ook niet voor geboren. Je zou ze alleen maar hoeven roepen. Hij somt de namen op die hij hen in hun slaap heeft horen zeggen.
event-425-result = Je schrijft de namen op, en de volgende nacht roepen jullie ze allemaal vanaf een heuvel, terwijl beneden de stoet voorbijtrekt. Af en toe is er daarna een zadel leeg. Lenz roept mee tot zijn stem op is. Dan vraagt hij je, fluisterend, welke kant het op is naar Hanne.

event-426-title = Kord houdt de poort
event-426-intro = Om middernacht komen ze, en daar staat hij onder zijn fakkel en zegt wat hij heeft ingestudeerd: ‘Tot hier.’ Het is een goede stem, een die draagt. De eerste houdt waarachtig stil. Kord zet zijn voeten neer zoals je hem hebt laten zien. Dan ziet hij dat de verf in zijn kraag loopt, en dat zij het ook zien. ‘Nu,’ zegt hij, zonder zijn lippen te bewegen. ‘Nu graag.’
event-426-band-1 = Je komt achter de stal vandaan, en precies daar hebben ze op gewacht. Je gaat naast hem neer. Het is Kord die je bij je kraag naar binnen sleept, en Kord die de poort met zijn eigen lijf barricadeert. De verf zit nu op jullie allebei.
event-426-band-2 = Je komt van opzij, en heel even hebben ze er twee van zijn soort. Dat is genoeg. Ze laten er een achter op de drempel. Het dorp heeft uit de ramen toegekeken en drukt je iets in de hand: voor de hulp, zeggen ze.
event-426-band-3 = Jij komt van opzij, hij van voren, en zijn voeten staan waar ze horen. Goed slaan doet hij niet. Maar hij slaat, en de ruiter kijkt naar het messing alsof het niet waar kan zijn. Dan is het stil. Kord vraagt of dat het was.

event-427-title = Eén keer terecht
event-427-intro = Het hele dorp draagt Kord om de put. Hij is zijn medaillon kwijt, het litteken is weggeregend, en op zijn voorhoofd zit nu een echt, heel klein. Over de hoofden heen zoekt hij je. ‘Zal ik het zeggen?’ vraagt zijn gezicht. Ze zijn al bij het derde hoera. Iemand wil een kind naar hem noemen. Het is een meisje.
event-427-a = Je deel nemen en zwijgen.
event-427-a-result = Je heft je beker op hem. Hij vertelt het, die avond en alle andere, en in zijn verhaal zijn het er twintig; maar achter de stal staat nu altijd nog iemand. Je deel komt in een doek gewikkeld. Zijn eigen deel heeft hij erbij gedaan.
event-427-b = Hem laten vertellen hoe het was.
event-427-b-result = Hij vertelt het, haperend, met de verf en de voeten. Om de put wordt het stil. Dan zegt een oude vrouw dat de hare ook maar een timmerman was, en er toch stond. Je hebt gezien hoe iemand dat doet: ten overstaan van iedereen een leugen neerzetten, en blijven staan.

event-428-title = Wat brak
event-428-intro = Op de berg is een plek waar ze neergooien wat brak: bitten, stijgbeugels, een half masker, een heleboel maliën. Het zoemt allemaal een beetje. Boven op de hoop zit er een die erbij hoort, zonder paard, met één been, en bewaakt de rest. Hij is hier met de andere spullen neergezet. Hij doet het netjes. Hij heeft getrokken voor je hem gezien hebt.
event-428-band-1 = Hij heeft één been, en daar kom je niet langs. Je maliën blijven bij de hoop. Op de terugweg vind je in je laars een splinter die zoemt. De smid draait hem om; genoeg voor één spijker, zegt hij, en geeft je die.
event-428-band-2 = Je komt achter hem, waar hij zich niet kan draaien, en pakt wat bovenop ligt. Hij vervloekt je niet. Hij legt de hoop recht. Van de stijgbeugel maakt de smid iets waar je wat aan hebt, en een paar spijkers voor de weg.
event-428-band-3 = Het duurt lang, en op het eind legt hij zijn gevest dwars over zijn knie en laat het je. ‘Dat was van mij,’ zegt hij. ‘Dat hebben ze niet gebroken.’ De smid houdt het tegen het licht, spuugt, en trapt de blaasbalg met beide voeten.

event-429-title = De gezellenproef
event-429-intro = Hij hamert de hele nacht, en het gilt; het dorp ligt met het kussen over de oren. Tegen de ochtend geeft het zich gewonnen en wordt een kling, kort, grijs en heel recht. In de angel heeft hij een merk geslagen dat niet het zijne is. Het is van de jongen, die daar eerst gezel voor had moeten worden. ‘Hij trapte de blaasbalg,’ zegt de smid. ‘Ik heb alleen geholpen.’
event-429-result = Hij is van jou. Van wachten houdt hij niet: bij de eerste uitwisseling gaat hij dieper dan je gemikt had, uit iets wat je heimwee zou kunnen noemen.

event-430-title = Drie keer
event-430-intro = ‘Het was zo groot als de schuur,’ zegt Wick. Hij ligt in bed met zijn voeten in ganzenvet en de pook naast zich. ‘Ik vroeg wat het wou. Het zei, een jongen. Ik zei dat die hier niet was, alleen de wacht.’ Hij denkt na. ‘Toen kwam het terug en vroeg wanneer de wacht erop zit. Nooit, zei ik.’ De derde keer snuffelde het alleen, zegt hij. Nu moet hij weten of dat liegen was.
event-430-a = Hem naar zijn tante brengen.
event-430-a-result = Hij heeft een tante aan het water, die palingen verkoopt en de hele herfst naar hem gevraagd heeft. Hij wil niet. Eerst wil hij verslag uitbrengen. Je zegt dat hij het onderweg kan dicteren, en dat jullie het allemaal nodig hebben.
event-430-b = Je laten voordoen hoe hij stond.
event-430-b-result = Hij doet het je voor vanuit bed, met het deksel: laag, elleboog in, en je moet aan iets saais denken. Je hebt slechtere leraren gehad. Dan ga je naar het gat en sta je erin tot het licht wordt, en het houdt. Hij kijkt toe vanuit het raam en verbetert je voeten.
event-430-c = Hem van Tams hond vertellen.
event-430-c-result = Je vertelt hem van Tam en wat die heeft leren zitten. Hij luistert met open mond. ’s Nachts komt het weer, en uit het raam zegt een stem: ‘Nee.’ Iets groots gaat in de sneeuw zitten. Je loopt erheen, heel rustig, laag, elleboog in, en maar een van jullie twee staat weer op.

event-431-title = Verslag van de wacht
event-431-intro = Aan de heksers, allemaal. Ten eerste: het hinkt, maar alleen van achteren en als niemand kijkt. Ten tweede: het vraagt altijd drie keer, en als je elke keer iets anders zegt, raakt het in de war. Ten derde: het is bang voor de gans. Ten vierde: ik was niet bang. Het vijfde is doorgestreept, vanwege het vierde. Getekend Wick, op dit moment bij mijn tante. Ze kookt heel goed. Dat betekent niet dat ik blijf.
event-431-result = Je leest het de anderen voor, twee keer, vanwege de gans. Een beter verslag hebben jullie deze winter geen van allen gekregen. De tante wikkelt er voor ieder een gerookte paling in, en legt er een munt bij, voor het papier. Door het raam hoor je Wick vragen of ze bang is voor ganzen.

event-432-title = De andere schoen
event-432-intro = De afdrukken gaan de berg op, van één paard, en in elke bocht ligt iets: een lint, een broodje waar één hap uit is, een knoop. Dat doet ze expres. Boven heeft de wind alles kaal geveegd. Op een rots zit de ruiter met zijn rug naar je toe en heeft haar op zijn knie genomen. Ze legt hem uit welke schoen aan welke voet hoort. De ene heeft hij in zijn hand.
event-432-band-1 = Hij hoort je, en zet haar neer voor hij slaat. Je glijdt tot de derde bocht. Als je weer boven bent, is hij weg; op de rots zit zij, alleen, met allebei haar schoenen aan. ‘Hij zei dat ik te hard praat,’ zegt ze. ‘Hij is verdrietig.’
event-432-band-2 = Je wacht tot hij zich bukt om hem aan te passen. Netjes is het niet, maar het lukt. Dan huilt ze, voor het eerst, en slaat je met de schoen tot beneden in het dal. Zijn riem hou je. Er zit een kinderstrik in; die heeft zij gelegd.
event-432-band-3 = Je steekt hem de andere schoen toe. Hij kijkt ernaar, naar haar, naar jou; heel even zie je dat hij ooit in een deuropening stond en iemand binnenriep voor het eten. Hij tilt haar eraf. Dan rijdt hij alleen weg, de verkeerde kant op.

event-433-title = De tweede lamp
event-433-intro = Je bereikt de school en de twee lampen. Tweeëntwintig kinderen zitten onder de banken, zoals ze dat voor hagel geleerd hebben. De juf staat bij de deur met de aanwijsstok. ‘Er is een kolenkelder,’ zegt ze, ‘met een uitgang naar de beek. Heel smal. Ik zou een uur nodig hebben.’ Aan de weg gaat de herberg uit, en dan de smidse. Je hebt een kwartier.
event-433-a = Door de kelder, zover het gaat.
event-433-a-result = Met de schep en je schouders maak je hem wijder, geef je het ene kind na het andere door, en als boven de ruiters binnenkomen, zit het laatste juist tot zijn hals in de kolen. Je gaat erbovenop liggen. De ouders zamelen geld voor je in. Je bent een week aan het wassen.
event-433-b = Een uur lang het erf houden.
event-433-b-result = Je staat op het erf, tussen de pomp en de schommel, en maakt er een uur van. Van wie het gezien hebben, kan niemand erover vertellen. Als de juf je komt halen, is alles wat je aanhad aan stukken, en jij telt nog altijd hardop, voor de kinderen.
event-433-c = De kinderen laten gillen.
event-433-c-result = Wat ze maken van een kind dat gehoorzaamt, en van een dat het niet doet, hebben jullie deze winter geleerd. Je laat ze allemaal gillen, aan de open ramen. Het is het ergste lawaai van het land. De stoet houdt stil en houdt de oren dicht. Dan komt uit elke boerderij op de vlakte iedereen aangerend, met fakkels.

event-434-title = Het kind dat niet antwoordde
event-434-intro = Het is de kleinzoon van Pell. De schout is meegekomen, zonder zijn boek, en houdt de lamp voor je vast. De voetstapjes leiden het bos in, dan lopen ze tussen hoeven, dan zijn het alleen nog hoeven. ‘Hij wou hun zijn strootje geven,’ zegt Pell. ‘Hij had er een bewaard. Hij dacht dat ze het misschien namen en weggingen.’ Hij moet gaan zitten. Van hier af ga je alleen.
event-434-band-1 = Daar is het strootje, rechtop in de sneeuw gestoken, en daarnaast alles wat kinderen in hun zakken hebben, op volgorde van waarde. Je legt er iets van jezelf bij. Het spoor ken je nu uit je hoofd.
event-434-band-2 = Bij het krieken van de dag vind je hem in een holle eik, waar iets in een gescheurde jurk hem met bladeren heeft toegedekt en voor hem gezongen; het vliegt op als je komt. Pell betaalt. Hij vraagt wat voor een het was, en je zegt: een moeder.
event-434-band-3 = Je haalt het laatste paard in en tilt hem eraf, zomaar, omdat hij zijn armen naar je uitsteekt. Dat dat kon, wist je niet. Pell betaalt. Dan gaat hij de strootjes verbranden, en diezelfde nacht het boek.

event-435-title = In handen bezorgd
event-435-intro = Op de pas, waar ze hun paarden drenken, ligt een steen waarop ze neerleggen wat ze even niet nodig hebben: handschoenen, een hoorn, een masker. Je hebt de jas onder je arm, en in de zak zit het brood, intussen zo hard als hout. Van hieruit zie je hem, met de emmers. Hij loopt heel dicht langs. Je zou de jas ook gewoon kunnen aantrekken, en een eind met hen meegaan.
event-435-a = De jas op de steen leggen.
event-435-a-result = Je legt hem neer, met de mouwen uit. Hij ziet hem, zet de emmers neer en staat ervoor als een hond voor zijn eigen naam. Als de hoorn klinkt, zit hij in zijn jas op de steen te eten. Ze moeten zonder hem rijden, dorstig, in de verkeerde orde.
event-435-b = Hem aantrekken en water dragen.
event-435-b-result = Je trekt hem aan en draagt emmers, een hele nacht, achter hem aan. Een stalknecht kijkt niemand in het gezicht. Je leert hoe je daar loopt, wat je hoort, hoe ze zadelen. Bij het krieken van de dag hang je hem van achteren de jas om, en ga je. Hij heeft nog niet omgekeken.

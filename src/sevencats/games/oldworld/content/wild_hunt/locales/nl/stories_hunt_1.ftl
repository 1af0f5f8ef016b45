# Verhalen van de Wilde Jacht, stadium I: door allen gehoord, door allen beslist.

story-hunt-1-coat = Een jas voor Jost
story-hunt-1-coat-intro = Op de weg achter de Jacht loopt een meisje van veertien met een mannenjas over haar arm. Ze heet Marit. Haar broer Jost ging in zijn hemd naar buiten om naar de paarden te kijken, en toen de ruiters voorbij waren, was er geen broer meer en geen paard. ‘Hij zal het koud hebben,’ zegt ze. Ze loopt sinds donderdag. Twee keer heeft ze de laatsten tegen de lucht gezien, en geroepen.
story-hunt-1-coat-a = Haar mee laten lopen.
story-hunt-1-coat-a-result = Ze loopt in het midden, en jullie gaan voor haar langzamer. Een van jullie staat handschoenen en een halve deken af. ’s Avonds klopt ze de sneeuw uit de jas, hangt hem bij het vuur en draait hem om, zodat hij aan beide kanten warm wordt.
story-hunt-1-coat-b = De jas aannemen, haar naar huis sturen.
story-hunt-1-coat-b-result = Ze laat jullie allemaal de naam van haar broer zeggen en verbetert één keer. Dan geeft ze de jas, opgevouwen, met brood in de zak. Ze blijft op de weg staan tot jullie de bocht om zijn. Later kijkt iemand om, en daar staat ze nog, kleiner.

story-hunt-1-straggler = Te laat
story-hunt-1-straggler-intro = Aan de bosrand ligt onder een dood paard een ruiter van de Jacht. De anderen zijn doorgereden. Zijn masker is afgevallen, en eronder zit alleen een moe gezicht, jong of anders heel oud; de zon staat erop, en het druipt. ‘Te laat komen is niet geoorloofd,’ zegt hij, in de grammatica van een grafsteen. ‘Voor zulken keren zij terug.’ Hij kijkt hoe hoog de zon staat. ‘Bij het vallen van de schemering.’
story-hunt-1-straggler-a = Hem onder het paard uit trekken.
story-hunt-1-straggler-a-result = Samen tillen jullie het paard op, en iemand trekt. Hij weegt niet meer dan wat hij aanheeft. Naar stromend water wil hij; daaroverheen ruiken ze niet. ‘Ik zal bij u in de schuld staan,’ zegt hij, en hij klinkt als iemand die dat nog nooit heeft hoeven zeggen.
story-hunt-1-straggler-b = Hem laten liggen en afwachten.
story-hunt-1-straggler-b-result = In de schemering komen er twee terug om hem te halen, en achter het paard liggen jullie. Het kost jullie allemaal wat huid. Ze kwamen voor één die te laat was; nu zijn ze met z’n drieën. Als jullie opstaan, ligt er onder het zadel een plas met armen en benen.

story-hunt-1-doors = De open deuren
story-hunt-1-doors-intro = Dit dorp heeft zijn deuren uit de hengsels gelicht. Ze leunen tegen de muren, allemaal, van schuur, kerk en gemak, en de wind loopt in en uit. Broeder Emmeran legt het uit vanaf een kar, blozend van overtuiging: wie de deur vergrendelt, beledigt de gast. De Jacht zal opgemaakte bedden vinden en gedekte tafels, en niets wat met geweld genomen moet worden. De mensen knikken. Voor een gezang klapperen hun tanden te erg.
story-hunt-1-doors-a = De deuren weer inhangen.
story-hunt-1-doors-a-result = Bij lantaarnlicht hangen jullie ze weer in, met jullie eigen spijkers en riemen, en achter elke deur schuift meteen een grendel dicht. De ruiters rijden langzaam door een straat van gesloten deuren en er aan de andere kant uit, zonder iemand. Broeder Emmeran heeft zich opgesloten op het gemak.
story-hunt-1-doors-b = Blijven voor de preek.
story-hunt-1-doors-b-result = Jullie blijven, en het is een goede preek; de helft van jullie zoekt al naar de eigen voordeur. Hij heeft het niet zelf bedacht, zegt hij na afloop, schor en gelukkig. Boven op de berg staat een huis dat al honderd winters open is, en iedereen heeft het daar zo goed.

story-hunt-1-lots = Negen strootjes
story-hunt-1-lots-intro = In de schuur van Undern trekken ze strootjes. Elke winter namen de ruiters hier iemand mee, en altijd was het een kind dat te laat buiten was. Toen heeft schout Pell een aanbod gedaan: één mens, volwassen, door het lot, in de schemering op de heuvel met een lantaarn. Zes winters gaat het nu goed. ‘Het is eerlijker,’ zegt de schout. Elke keer heeft hij meegetrokken. Een jonge vrouw met een kort strootje rijgt haar laarzen dicht.
story-hunt-1-lots-a = Een van jullie neemt haar strootje.
story-hunt-1-lots-a-result = Ze geeft het af, en dan zit ze ineens op de grond, met één laars aan. Pell schrijft een andere naam in zijn boek en vraagt hoe je die spelt. De lantaarn is zwaarder dan hij lijkt. Op de heuvel, zegt hij, is een platte steen om op te zitten.
story-hunt-1-lots-b = Jullie zwaarden op tafel leggen.
story-hunt-1-lots-b-result = Jullie leggen ze dwars over de strootjes, en niemand trekt. Ze betalen jullie zelfs om te blijven. In de schemering gaan de moeders van deur tot deur en roepen de kinderen binnen, elk bij de naam. Eén naam wordt langer geroepen dan de andere. Dan kijkt het hele dorp jullie aan.

story-hunt-1-map = Lijnen van gelijke kou
story-hunt-1-map-intro = Adelheid Voss, landmeetster van de kroon, heeft een kaart getekend zonder wegen en zonder steden, met alleen lijnen; langs elke lijn was het in dezelfde nacht even koud. ‘Ze zwerven niet,’ zegt ze, en ze blaast op haar vingers. ‘Ze hebben een weg. Met bochten, met een helling en hier met iets wat ik een herberg zou noemen.’ Eén lijn breekt af op een berg. Tot daar kwamen haar twee kettingmannen, en hun ketting ligt er nog.
story-hunt-1-map-a = De ketting halen, en de lijn.
story-hunt-1-map-a-result = Ze tekent de plek voor jullie aan, heel klein, en een van jullie maakt een tas leeg voor de instrumenten. ‘Lees het drie keer af,’ zegt Voss. ‘En dan nog een keer, als u zeker weet dat u liever weg wilt.’
story-hunt-1-map-b = Overnemen wat ze heeft.
story-hunt-1-map-b-result = Om één kaars heen tekenen jullie het over, ieder een hoek. In de kantlijn heeft ze genoteerd wat er nog meer voor de kou opzij ging: klauwen, vleugels, hoeveel, waarheen. Tegen dat de inkt bevriest, weet iedereen waar er iets te zoeken valt.

story-hunt-1-pup = Iets voor de pup
story-hunt-1-pup-intro = Achter de rokerij voert een jongen een hond. Zijn mand heeft hij van sneeuw gemaakt, want bij de kachel jankt het dier. Het is zo groot als een kalf. Waar het zijn hand likt, wordt die wit, en het past op dat het maar één keer likt. ‘Hij bleef over,’ zegt Tam, die zeven is. ‘Ze hadden er zoveel.’ Zijn moeder staat aan het raam. Onder haar schort heeft ze de bijl, al sinds gisteren.
story-hunt-1-pup-a = Hem de hond voorlopig laten.
story-hunt-1-pup-a-result = De moeder komt naar buiten en slaat de bijl weer in het blok. Hij slaapt wel buiten, dat dat duidelijk is. Als jullie weggaan, legt Tam hem net uit wat een stok is. Hij heeft een hek gebracht.
story-hunt-1-pup-b = Het doen terwijl hij water haalt.
story-hunt-1-pup-b-result = Het is gebeurd voor de emmer vol is. Hij ging voor jullie liggen; dat had de jongen hem geleerd. Twee dalen verder breekt het gehuil af, begint opnieuw, en nu zit er een gat in. Tam komt de hoek om met twee handen aan het hengsel, om niet te morsen.

story-hunt-1-beacons = Het gedoofde baken
story-hunt-1-beacons-intro = De stapel is droog en geteerd, en al een dag en een nacht zit de wachteres ervoor met een dode fakkel. Als ze hem aansteekt, weten vier dalen het op tijd. De Jacht ook; niets trekt haar zo aan als vuur, en op deze kam is er het hele jaar geen geweest. ‘Mijn dochter woont in het tweede dal,’ zegt ze. ‘Mijn zoon heeft het volgende baken. Als hij het mijne ziet, steekt hij het zijne aan.’
story-hunt-1-beacons-a = Het aansteken.
story-hunt-1-beacons-a-result = Met een klap vat het vlam, en voor het eerst in dagen zien jullie elkaars gezicht. Aan de overkant van het dal gaat het volgende omhoog, dan een derde, heel klein. Beneden rent en grendelt en verstopt zich alles. In het noorden is de wolk blijven staan, en die draait het hoofd om.
story-hunt-1-beacons-b = Het donker laten, te voet waarschuwen.
story-hunt-1-beacons-b-result = ’s Nachts dalen jullie af, ieder in een ander dal, en slaan met het gevest op de luiken tot er binnen gevloekt wordt. De meesten worden wakker. Vanaf het laatste erf kijken jullie omhoog. Op haar kam is geen licht, en op de volgende ook niet, waar haar zoon zou moeten zitten.

story-hunt-1-ground = Harde grond
story-hunt-1-ground-intro = ‘Rotgrond,’ zegt zuster Jutta, en ze smijt de schop neer. Die klinkt als een aambeeld. In de schuur liggen op een rij, onder zakken, degenen die de Jacht overhield toen ze gekozen had. Voor één keer kent Jutta alle namen. Wat haar ontbreekt is vuur genoeg om een akker te ontdooien: hout voor drie nachten. Het dorp heeft hout voor drie nachten. Het heeft dat voor de kachels opgestapeld, en gaat ervoor staan.
story-hunt-1-ground-a = Het hout nemen voor de doden.
story-hunt-1-ground-a-result = Jullie dragen het naar buiten, langs de mensen die het gekloofd hebben, en niemand helpt. Dan brengt een oude man zijn eigen stoel en legt die erbovenop. Zijn vrouw is de derde van links, zegt hij; ze had het altijd koud. Al gauw staat het hele dorp om de akker. Het zal tekortschieten.
story-hunt-1-ground-b = Het aan de levenden laten.
story-hunt-1-ground-b-result = Het gaat de kachels in, en jullie slapen in een warm huis. Jutta slaapt in de schuurdeur. Op de derde ochtend liggen de zakken plat. Ze zijn toch nog gehaald en op paarden gezet, en zij zit daar met haar pen en streept een hele bladzijde door.

story-hunt-1-warm = Warm daar beneden
story-hunt-1-warm-intro = Ulf klopt al een uur op de vloer van de herberg, en er is iemand die antwoordt. Hij heeft ooit bij nekkers gewoond. ‘Warm daar beneden,’ zegt hij. Ze graven onder de vorst, slapen op een hoop en zijn alleen bang voor vuur; een gast die ze niet opaten, hebben ze nog nooit gehad. Op straat staan dertig mensen bij wie het dak onder de sneeuw is bezweken. Ulf luistert. ‘Ze zeggen ja. Geen ijzer. Niet huilen.’
story-hunt-1-warm-a = De mensen naar beneden sturen.
story-hunt-1-warm-a-result = Bij het gat zamelen jullie het ijzer in: messen, gespen, een tand. De kinderen gaan eerst, want die kunnen het best stil zijn. Van beneden klinkt gesnuffel, dan geritsel, zoals wanneer iemand opschuift. Ulf klimt er als laatste in en trekt het deksel achter zich dicht.
story-hunt-1-warm-b = Liever met hen de weg nemen.
story-hunt-1-warm-b-result = Twee nachten lopen jullie met dertig mensen en een geit, en wie valt, wordt gedragen. Iets volgt in het tempo van de traagste. Bij de brug komt het zo dichtbij dat het met slagen moet worden afgekocht. Negenentwintig komen er aan, en die leggen in jullie handen wat ze nog hebben.

story-hunt-1-icehouse = Brandt & Dochters, IJs
story-hunt-1-icehouse-intro = Voor vis. Voor koorts. Voor het opbaren. IJs van de Jacht op aanvraag. Zo staat het op het bord, en zo’n seizoen heeft Sunniva Brandt nog nooit gehad. Waar de ruiters het meer zijn overgestoken, zaagt ze blokken die in augustus niet smelten, en het hof in Beauclair betaalt naar gewicht. Ze heeft mensen met lantaarns nodig. In het helderste blok staat een haas, midden in zijn sprong, en kijkt over zijn schouder.
story-hunt-1-icehouse-a = Lantaarns vasthouden voor loon.
story-hunt-1-icehouse-a-result = Jullie houden lantaarns vast tot jullie niet meer weten in welke hand. Ze betaalt meteen, in munten zo koud dat je ze moet lospeuteren. Als de dochters rusten, zaagt het aan de overkant van het meer door; het heeft de hele nacht met hen in de maat gezaagd.
story-hunt-1-icehouse-b = Het blok met de haas kopen.
story-hunt-1-icehouse-b-result = Een van jullie betaalt, en de dochters stoten elkaar aan. Jullie dragen het de zon in en ademen er om de beurt op. Het duurt een hele dag. Dan zit er iets nats; dan maakt het zijn sprong af. Wie het dichtstbij stond, heeft gezien hoe je wegkomt.

story-hunt-1-turnips = Plaats voor acht
story-hunt-1-turnips-intro = Dorrit Ash is met het muildier Proost bij de molen gestopt, en ze heeft plaats voor acht. Er staan er twaalf, met bundels. ‘Hij trekt er acht,’ zegt Dorrit, ‘ik heb het hem gevraagd.’ Onder het zeil liggen knollen en onder de knollen zout, waarmee in het voorjaar een man betaald moest worden. Niemand dringt. Als er iemand drong, zegt ze, kon ze hem een klap geven. In de molenvliet is het ijs begonnen te zingen.
story-hunt-1-turnips-a = Het zout uitladen.
story-hunt-1-turnips-a-result = Zak na zak gaat de molenvliet in, en bij elke zak roept Dorrit de prijs. De helft leggen jullie bij elkaar. Twaalf klimmen erop. Proost legt één oor plat, denkt erover na en trekt. ‘Als hij stilstaat,’ roept ze van de bok, ‘ben ik bij de rivier, en uit mijn humeur.’
story-hunt-1-turnips-b = Vier lopen er met jullie mee.
story-hunt-1-turnips-b-result = Vier doen een stap terug voor iemand iets gevraagd heeft: drie oude mensen, en een jongen die niemand tot last wil zijn. Jullie nemen ze in het midden en gooien weg wat jullie dragen, om de armen vrij te hebben. Drie zien de stad. Een van jullie droeg de jongen, en draagt hem nog als iedereen allang stilstaat.

story-hunt-1-roll = De brug van Hengfors
story-hunt-1-roll-intro = Kapitein Holt van de Derde Compagnie heeft vier man, één brug en een bevel dat twee jaar oud is. Hij is van plan die te houden. Ze kunnen overal de rivier over rijden, als over een vloer. ‘Maar hier nemen ze de brug,’ zegt Holt. ‘Altijd, en in de pas. Ik denk dat een officier dat een paar van hen ooit gezegd heeft.’ ’s Avonds leest hij zestig namen voor, wacht na elke naam even en kijkt naar het noorden.
story-hunt-1-roll-a = Met hem op de brug staan.
story-hunt-1-roll-a-result = Ze komen over de planken, in de pas, zoals hij zei. Het is er smal, en wie er wil blijven staan moet daarvoor betalen, zolang er nog iets is om mee te betalen. Tegen de ochtend roept Holt hun de namen in het gezicht. Ergens in het derde gelid raakt een paard uit de pas.
story-hunt-1-roll-b = Met hem de planken wegnemen.
story-hunt-1-roll-b-result = Jullie breken de planken op, en de kapitein stroopt zijn mouwen op. Bij het gat blijven ze staan, als mensen die in een boek de bladzijde kwijt zijn, en zo staan ze tot het licht wordt. Holt laat de planken stapelen en tellen. Dan slapen jullie, allemaal.

story-hunt-1-snowmen = Zeven in de tuin
story-hunt-1-snowmen-intro = ‘Waarom hebben ze geen wortel? Mogen ze hier wel komen? Gaan ze weg als je lief bent?’ Sinds de eerste sneeuw staan achter in de schooltuin zeven sneeuwmannen te paard, en geen kind heeft ze gemaakt. Gisteren stonden ze bij de perenboom. De meester heeft er een opstel over laten schrijven. Vanochtend staan ze onder het raam, en op de tweede rij is een plaats leeg.
story-hunt-1-snowmen-a = Hun koppen eraf slaan.
story-hunt-1-snowmen-a-result = Jullie nemen scheppen, op klaarlichte dag, voor de ogen van de hele school. Er zit geen sneeuw in; het is iets nauws en donkers, en het slaat terug. Dan liggen er zeven hopen, en de kinderen juichen. In de kleinste van de hopen vindt iemand een want.
story-hunt-1-snowmen-b = De opstellen lezen.
story-hunt-1-snowmen-b-result = Jullie wurmen je in de banken en lezen. De meeste gaan over lief zijn. In één, met ronde letters, staat alles: wanneer ze bewegen, waar ze naar kijken, waar ze bij het meer stonden voor ze hier kwamen. Aan het eind staat de vraag of zwaaien verkeerd was. Het komt van de tweede rij.

story-hunt-1-letters = Zeven brieven
story-hunt-1-letters-intro = Aan de smid, van zijn broer, met geld. Aan juffrouw Anna, van iemand die spijt heeft. Aan de parochie, van de bisschop: kou moet gedragen worden. Aan de weduwe Reck, van de weduwe Reck. Het zijn er zeven, en de postbode van het bovendal heeft niemand aan wie hij ze kan geven. De deuren zijn open vastgevroren, en op de tafels staat de soep. ‘Bezorgd moeten ze worden,’ zegt hij. ‘Anders ben ik een man met een tas.’
story-hunt-1-letters-a = Met hem de ronde doen.
story-hunt-1-letters-a-result = Van huis tot huis gaan jullie, en jullie leggen elke brief naast een bord. In het laatste huis zit de weduwe Reck, helemaal wit, met een pen in haar hand. De postbode neemt zijn pet af. Dan voelt hij in zijn tas, en daar zit een achtste, en die is voor jullie.
story-hunt-1-letters-b = Die met het geld openmaken.
story-hunt-1-letters-b-result = Jullie maken hem open, en de postbode wendt zich af. Het is voor een kachel, schrijft de broer, de grote. Het is genoeg voor jullie allemaal. Die nacht gaat er in het bovendal één lantaarn van huis tot huis, van ver te zien. Hij bezorgt de andere zes.

story-hunt-1-hens = Hennen, eenenveertig
story-hunt-1-hens-intro = De Jacht neemt mensen, en dus heeft het dorp zich laten inschrijven als pluimvee. Theodor Grole, belastingpachter, staat op het plein en leest uit zijn register: ‘Hennen, eenenveertig. Hanen, zesendertig. Kuikens.’ Het is hem voorgesteld als een vereenvoudiging. Achter hem scharrelen de schepenen in de sneeuw, voor het geval er iemand kijkt. ‘Ik kan alleen inschrijven wat ik aantref,’ zegt Grole ongelukkig. ‘Maar een van de hennen heeft om een kwitantie gevraagd.’
story-hunt-1-hens-a = Bevestigen dat het hennen zijn.
story-hunt-1-hens-a-result = Jullie bevestigen het, allemaal, met handtekening en school. Die nacht houdt de stoet lang stil in de steeg, en je hoort bladeren omslaan. Dan rijdt hij verder. ’s Ochtends huilt het dorp van vreugde, vanaf de stokken. Niemand durft goed als eerste naar beneden te komen.
story-hunt-1-hens-b = Grole de waarheid zeggen.
story-hunt-1-hens-b-result = Hij bedankt jullie, schrapt eenenveertig hennen en betaalt het tiende deel dat een aanbrenger toekomt, tot op de penning. Tot de schemering schrijft hij iedereen opnieuw in, als personen, naar leeftijd. Het is de eerste volledige lijst die er ooit geweest is. ’s Nachts laat hij die op tafel liggen. ’s Ochtends is de lijst gelezen, door iets met koude poten.

story-hunt-1-river = Het veer op glijders
story-hunt-1-river-intro = De rivier is dichtgevroren, en Lorcan Weir heeft glijders onder de pont gezet. Hij vraagt evenveel als altijd. ‘Het is dezelfde rivier,’ zegt hij tegen zijn touw, dat hij fatsoenshalve over het ijs heeft gelegd. Aan de overkant rijden ze ’s avonds voorbij, en ze steken over beneden de bocht, waar het ijs een kerk kan dragen. Je kunt het doorzagen. Dan moeten zij omrijden, en is hij het enige licht aan deze kant.
story-hunt-1-river-a = De hele nacht zagen.
story-hunt-1-river-a-result = De snede loopt van oever tot oever, en een van jullie gaat erin, tot de hals, en komt er aan het touw weer uit. In de schemering houden ze stil voor het zwarte water en kijken lang naar de overkant. Dan keren ze stroomopwaarts. Lorcan roept hun na wat het wachten kost.
story-hunt-1-river-b = Betalen en oversteken zolang het houdt.
story-hunt-1-river-b-result = Wie betaalt, mag erop. Van altaarkleden heeft hij een zeil gemaakt, en zo snel zijn jullie nog nooit gegaan; daar is de oever, het riet, een bevroren verdrinker met één arm omhoog, en jullie staan aan wal met nog een halve dag over. Lorcan heeft de hele weg met zijn touw gepraat. Het was een beetje bang.

story-hunt-1-auction = Nagelaten door afwezigen
story-hunt-1-auction-intro = ‘Kavel: één bed, links beslapen.’ Op de markt van Vengerberg verkoopt de raad wat er bleef liggen van wie de Jacht heeft meegenomen. Een wieg gaat weg voor een ham. Laarzen, één paar, de avond tevoren ingevet. Vooraan biedt een man op de kam van zijn eigen vrouw, omdat de klerk die niet weg mag geven. Achteraan staat een vrouw die vanochtend is thuisgekomen. Haar jurk is de volgende kavel.
story-hunt-1-auction-a = Bieden op de spullen van de jagers.
story-hunt-1-auction-a-result = Jullie bieden, en het gaat voor bijna niets weg; verder steekt niemand zijn hand op. De riemen hebben de vorm gehouden van de mensen die ze droegen. Wie iets omdoet, merkt dat de arm al weet wat hij het laatst deed, en dat het op een haar na gelukt was.
story-hunt-1-auction-b = De vrouw vragen waar ze was.
story-hunt-1-auction-b-result = Ze denkt dat ze één nacht weg was. Het was een jaar. Ze lieten haar gaan omdat ze niet kon ophouden met tellen, zegt ze, en ze telt het jullie voor: kamers, deuren, treden naar de poort. De klerk informeert of jullie op de jurk bieden.

story-hunt-1-birth = Stilte, alstublieft
story-hunt-1-birth-intro = Niemand in het gehucht mag vannacht een geluid maken; de Jacht rijdt op het gehoor. De klokken zijn stilgezet. De hond is bij een neef. ‘Dan had iemand dat het kind moeten zeggen,’ zegt Hessa, de vroedvrouw, en ze stroopt haar mouwen op. Het komt, met de voeten vooruit, en de moeder heeft de tweede riem doorgebeten. Ilka houdt de lamp vast. Boven op de heuvel is de wind gaan liggen, en nu hoor je dat het nooit wind was.
story-hunt-1-birth-a = Ergens anders lawaai maken.
story-hunt-1-birth-a-result = Een van jullie rent met twee pannendeksels de heuvel op en zingt, een afschuwelijk lied met heel veel coupletten. Het werkt. Alles wat in dit dal rijdt, draait zijn hoofd om en komt. Nu gaat het om adem, en om wat daarvan over is als de coupletten op zijn.
story-hunt-1-birth-a-band-1 = Bij het dertigste couplet is de adem op. Ze rijden over heuvel, deksels en gezang heen en nemen mee wat ze bevalt. Beneden is het kind er, en het is zo slim om stil te zijn.
story-hunt-1-birth-a-band-2 = Die reikt tot het eind, en dan nog eens van voren af. Ze volgen het lied naar het volgende dal, en achter de luiken telt Hessa tien tenen.
story-hunt-1-birth-a-band-3 = Die reikt, en nu blijkt wat een stem kan als er een zwaard onder zit. Ze komen niet terug. Het kind is naar het lied vernoemd, arm schaap.
story-hunt-1-birth-b = De deur bewaken, haar laten schreeuwen.
story-hunt-1-birth-b-result = Ze schreeuwt, en het hele gehucht ademt uit. Schouder aan schouder staan jullie voor de deur terwijl de hoeven de heuvel af komen. Dan is er een tweede stem, hoger, en woedend. Hessa houdt hem voor het raam, zodat ze kunnen zien wat ze niet krijgen.

story-hunt-1-tracker = Wat Corvin vond
story-hunt-1-tracker-intro = Corvin, de jager, zit al een hele poos op zijn knieën in de sneeuw. ‘Dat is geen jacht,’ zegt hij eindelijk. ‘Ze jagen niets op. Ze rijden op vijf passen langs een hert.’ Hij legt zijn handschoen in de afdruk van een hond, en de handschoen wordt wit. Met die is het anders; die hebben honger. Op bloed breken ze uit, altijd naar links. Hij kan het laten zien. Hij heeft ook gevonden waar het begint: midden in een weiland, uit het niets.
story-hunt-1-tracker-a = De honden opwachten.
story-hunt-1-tracker-a-result = Een van jullie legt het bloed, en het moet vers zijn. In de schemering breekt er een uit, naar links, en jullie en Corvin zijn er al. Daarna loopt hij erheen en doet met zijn hand de bek dicht. ‘Die is nooit gevoerd,’ zegt hij. ‘Kijk naar de ribben.’
story-hunt-1-tracker-b = Naar de plek in het weiland kijken.
story-hunt-1-tracker-b-result = Er zit een naad in de lucht; je kunt je arm er tot de elleboog in steken, en daarbinnen is het winter. Rondom leiden de afdrukken weg als de stralen van een ster: alles met klauwen is vertrokken. Jullie noteren wat waarheen ging. Corvin heeft geen naald bij zich, maar hij zoekt in al zijn zakken.

story-hunt-1-guest = Er klopt iemand
story-hunt-1-guest-intro = Middernacht, een herberg, sneeuw tot aan de vensterbanken. Iemand klopt en vraagt binnengelaten te worden. Dat is zijn zoon, zegt de waard. Dat is haar verdronken zuster uit Cidaris, zegt zijn vrouw. Voor ieder van jullie is het een ander. Jullie kijken elkaar aan, en niemand zegt wie. Het klopt beleefd, met tussenpozen, als iemand met koude handen. ‘Alleen voor vannacht,’ zegt de stem. ‘Ik zou bij de deur gaan zitten.’
story-hunt-1-guest-a = Opendoen.
story-hunt-1-guest-a-result = Een van jullie schuift de grendel terug. Buiten staat niemand; op de stoep staan de afdrukken van twee blote voeten, met de tenen naar het huis. De kou komt binnen en gaat bij de deur zitten. Tot de ochtend moet er iemand tegenover zitten en praten, en wel wie heeft opengedaan.
story-hunt-1-guest-a-band-1 = Tegen vieren is de stof op. De kou was zo geduldig; nu buigt ze zich voorover en haalt de warmte waar ze voor kwam, tot op het hemd.
story-hunt-1-guest-a-band-2 = Ze wil over de zomer horen. Bij het hanengekraai is de stoel leeg, en erop staan, berijpt, twee flesjes voor de moeite.
story-hunt-1-guest-a-band-3 = Ze vraagt, en ze wacht het antwoord af, en sommige antwoorden had nog nooit iemand gehoord. ’s Ochtends is het hart lichter, en minder gauw bang.
story-hunt-1-guest-b = Er door de deur heen mee praten.
story-hunt-1-guest-b-result = Jullie nemen om de beurt plaats bij het sleutelgat, ieder met een eigen dode. Sommigen kost het heel veel, en anderen staan na twee woorden op. Tegen vieren zegt het dank u, met alle stemmen. Aan het ontbijt geven jullie elkaar het zout aan voor iemand erom vraagt.

# Verkenningskaarten van de wildernis in het Avonturenpakket. Een kaart heeft een titel, een tekst om voor te lezen
# (-intro), haar opties (-a, -b) en bij elke optie wat ervan komt (-a-result ...); dat ziet niemand vóór de keuze.

## Langere wegen

story-adventure-wilds-goat = Geit zonder vaste woonplaats
story-adventure-wilds-goat-intro = De geit is zwart, heeft één hoorn en is van niemand; dat is het hem juist. ‘Ze kwam met de oude Marek, en Marek ging dood,’ zegt het dorp. ‘Toen hield ze het met de smid.’ Men knikt naar een kruis. ‘Toen met de priester.’ Sindsdien komt er niemand meer buiten. De geit zit op de kerktrap en eet een gezangboek. Als ze je ziet, staat ze op, rekt zich uit en komt het plein over als iemand wiens koets is voorgereden.
story-adventure-wilds-goat-a = Haar mee laten komen.
story-adventure-wilds-goat-a-result = Ze loopt vooruit en laat zich niet leiden. Bij de eerste splitsing ga je links. Zij gaat rechts, naar de bergen toe, gaat op de weg liggen en schreeuwt tot je omkeert. Ze wordt blijkbaar ergens verwacht.
story-adventure-wilds-goat-b = Haar in het volgende dorp verkopen.
story-adventure-wilds-goat-b-result = Je legt niets uit, en de priester vraagt niets; het is een mooie geit. Hij telt het geld in je hand uit en krabt haar achter de hoorn. Vanaf de heuvel kijk je om. Ze loopt al netjes aan de voet.

story-adventure-wilds-bridge = Het kortste strootje
story-adventure-wilds-bridge-intro = Drie keer heeft de rivier de middelste pijler gehaald. De metselaars weten waarom, en ze hebben strootjes getrokken: volgens oud gebruik gaat er iets levends in de muur. Het kortste is van de jongen die de specie mengt. Hij is er heel verstandig onder. ‘Het is een goede brug,’ zegt hij tegen je. ‘Elke winter verdrinkt hier iemand. Mijn oom ook.’ De meester-metselaar kijkt niet op van zijn schietlood.
story-adventure-wilds-bridge-a = De rivier iets van jezelf geven.
story-adventure-wilds-bridge-a-result = Je geeft haar iets waar je trots op was: één keer gedaan, boven het water, met heel je hart, en nooit weer. De stroom staat stil om te kijken, en in dat uur zetten ze de steen. De jongen laat zien wat hij met een troffel kan, nu hij die nog nodig zal hebben.
story-adventure-wilds-bridge-b = Afdalen en vragen wie het wil.
story-adventure-wilds-bridge-b-result = Ze leggen het werk neer zolang je weg bent; alleen de jongen mengt door, uit gewoonte. Onder de pijler zijn treden die geen metselaar heeft gehakt. Naar het geluid te oordelen komen ze een heel eind stroomafwaarts uit.

story-adventure-wilds-wreckers = Een licht voor zeelui
story-adventure-wilds-wreckers-intro = Op de klip leidt een klein meisje een kreupele pony heen en weer, met een lantaarn om zijn hals. Vanaf zee lijkt het een schip dat veilig voor anker ligt. ‘Alleen bij mist,’ legt ze uit. Onder in de baai ligt een dorp met messing deurknoppen, heel veel touw en geen akkers. Vannacht is er mist. Daarbuiten luidt een bel: iemand tast naar de haven van Doldeth.
story-adventure-wilds-wreckers-a = Wachten, en je deel nemen.
story-adventure-wilds-wreckers-a-result = Je helpt binnenhalen wat er aanspoelt: vaten, kisten, een man die je bedankt. Het is een ordelijk dorp, iedereen krijgt evenveel, het meisje ook. Zij krijgt een pop, nog nat. Ze beginnen te zingen, en jij bent al onderweg.
story-adventure-wilds-wreckers-b = De lantaarn doven.
story-adventure-wilds-wreckers-b-result = De bel gaat in het donker voorbij, langzaam, en is weg. In de baai zegt niemand iets; ze staan in hun deuren, met haken, en kijken naar je omhoog. Het meisje wil weten wat ze nu moeten eten. In Doldeth zou iemand hetzelfde gevraagd moeten worden.

story-adventure-wilds-hermits = Om een boon
story-adventure-wilds-hermits-intro = Twee kluizenaars wonen aan weerszijden van de kloof, in elkaars zicht, en hebben al twintig jaar niet met elkaar gesproken, om een boon. Boodschappen gaan via reizigers. ‘Zeg die oude gek aan de overkant dat zijn dak loskomt bij de hoek,’ zegt de kluizenaar aan deze kant. ‘Letterlijk zo. En dat het mij een zorg is.’ Hij staat helemaal op de rand, zijn hand boven zijn ogen. De andere ook.
story-adventure-wilds-hermits-a = Het woord voor woord overbrengen.
story-adventure-wilds-hermits-a-result = ‘Zeg die ouwe bok dat ik het gezien heb,’ zegt de andere, ‘en dat hij zijn das omdoet.’ Je steekt vier keer over. ’s Avonds heb je aan beide kanten gegeten, en heeft men je hetzelfde klimkunstje geleerd, twee keer, in vertrouwen.
story-adventure-wilds-hermits-b = De boodschap een beetje verbeteren.
story-adventure-wilds-hermits-b-result = De gek laat je weg, en wat er misschien mee bedoeld was, laat je staan. De andere kluizenaar moet gaan zitten. Waren dat echt de woorden? Zo ongeveer, zeg je. Je zult die berg nog eens op moeten, om te zien wat ervan geworden is.

story-adventure-wilds-boundary = De dode van deze en gene zijde
story-adventure-wilds-boundary-intro = Wie een dode op zijn land heeft, moet hem begraven en het onderzoek betalen. Dat is de wet, en dus draagt Boven-Marle hem elke nacht de beek over naar Neder-Marle, en elke nacht draagt Neder-Marle hem terug. Het is de negende dag. Nu staan beide dorpen in het water te trekken. ‘Van jullie!’ ‘Van jullie!’ Hij draagt goede handschoenen. Naar zijn gezicht heeft nog niemand gekeken.
story-adventure-wilds-boundary-a = Hem in de beek begraven, op de grens.
story-adventure-wilds-boundary-a-result = Je leidt het water uit zijn bedding, graaft waar het liep en leidt het weer over hem heen. Het duurt de hele nacht. ’s Ochtends eisen beide dorpen hem op, want nu is hij een grenspaal. Je rug heeft iets geleerd wat hij niet vergeet.
story-adventure-wilds-boundary-b = Naar zijn gezicht kijken.
story-adventure-wilds-boundary-b-result = Je wast het. Een litteken door de wenkbrauw, geen wond, en een verbaasde blik. In de linkerhandschoen zit een sleutel met een houten plaatje: een boswachtershuis. Beide dorpen zijn heel stil geworden. Achteraan loopt iemand weg.

story-adventure-wilds-lake = Het meer op de kaart
story-adventure-wilds-lake-intro = Adelheid Voss is twee kettingdragers kwijt en een meer rijker. Het staat op haar kaart, in haar eigen hand, met dieptepeilingen, en ze heeft het niet getekend. ‘Ik ben er twee keer overheen gelopen,’ zegt de landmeetster. ‘Het is een wei. Ik kan er de ketting op uitleggen.’ Ze heeft de ketting uitgelegd. Aan het andere eind, ergens in het gras, trekt er af en toe iets aan, zoals vissen doen. Een tweede oordeel zou haar lief zijn.
story-adventure-wilds-lake-a = De ketting volgen.
story-adventure-wilds-lake-a-result = Je volgt hem hand over hand door droog gras; dan is het gras nat, dan komt het tot je knieën, dan is het geen gras. Onder je ligt het dak van een kerk. Je onthoudt de plek. Achter je noteert Voss de tijd. Haar schoenen staan vol water.
story-adventure-wilds-lake-b = Haar aanraden de kaart te geloven.
story-adventure-wilds-lake-b-result = Ze kijkt je over haar bril aan en laat de tenten hogerop zetten. ’s Ochtends is er een meer, met peilingen, en op een eiland daarin twee kettingdragers die zich over de datum verbazen. Ze betaalt voor het advies, en laat zien hoe je peilt wat er niet is.

## Mensen die terugkomen

story-adventure-wilds-bees = Het de bijen zeggen
story-adventure-wilds-bees-intro = De imker van de nachthoning is dood, gezwollen en gelukkig, en iemand moet het de bijen zeggen. Je klopt met de huissleutel op elke korf en noemt de nieuwe baas. Anders gaan ze weg; of ze blijven, en dat is erger. De sleutel heeft zijn dochter. Ze is bang voor bijen. Sinds de begrafenis staat ze bij het tuinhek, het wordt donker, en veertig korven beginnen te zoemen als een vraag.
story-adventure-wilds-bees-a = Voor haar op de korven kloppen.
story-adventure-wilds-bees-a-result = Ze horen je aan, veertig keer. Maar ze hebben hem goed gekend en merken dat jij het niet bent; bij de laatste rij zitten ze op je maliën, en eronder. Ze vult je flesjes met honing die licht geeft, en kan eindelijk huilen.
story-adventure-wilds-bees-b = Meegaan en de lantaarn vasthouden.
story-adventure-wilds-bees-b-result = Bij de eerste korf fluistert ze. Bij de tiende vertelt ze hun hoe hij lachte. Bij de laatste draagt ze bijen tot haar ellebogen, als handschoenen, en heeft het niet gemerkt. Je krijgt een pot, en het bed op de honingzolder, en slaapt zoals men daar slaapt.

story-adventure-wilds-rope = Lorcan Weir verhuist
story-adventure-wilds-rope-intro = Honderd mensen dragen een touw over land. Het is zo dik als een dij, er hangt wier aan, en ervóór loopt, achterwaarts, Lorcan Weir de veerman en praat ertegen. Zijn rivier is verzand. Hij verhuist naar een andere, bij Loc Ichaer, waar water genoeg is en geen brug. ‘Het is nog nooit aan land geweest,’ zegt hij tegen je. ‘Het is zenuwachtig. Pak aan of ga opzij. En niet schreeuwen.’
story-adventure-wilds-rope-a = Mee aanpakken.
story-adventure-wilds-rope-a-result = Je loopt twee dagen met iemands adem in je nek en zingt wat het touw mooi vindt. Bij Loc Ichaer glijdt het vanzelf het meer in en ligt daar als een hond in het stro. Lorcan betaalt de dragers in flesjes en wil de lege terug.
story-adventure-wilds-rope-b = De weg voor hen verkennen.
story-adventure-wilds-rope-b-result = Je vindt hun een weg zonder doornen, heggen of honden. Wat je verder vindt, gaat alleen jou aan: een hol, nog warm. ’s Avonds laat Lorcan je de steek zien die hij zou nemen voor iets wat niet vastgebonden wil worden.

story-adventure-wilds-teeth = Dubbel
story-adventure-wilds-teeth-intro = De kluizenaar van de put hoor je voor je hem ziet: hij klappert. Jaren geleden gooide hij zijn tanden erin, en de put geeft dubbel terug, alleen nooit hetzelfde, en niet altijd meteen. Vanochtend heeft hij betaald. Ze kwamen boven in de emmer, twee aan twee, krom, zo lang als een vinger, en een paar heeft hij al geprobeerd. ‘Ik proef die deur vanaf hier,’ zegt hij. ‘Wilt u er ook een paar?’
story-adventure-wilds-teeth-a = Een handvol nemen.
story-adventure-wilds-teeth-a-result = Tot de ochtend zit je ermee boven de smeltkroes. Ze zijn van iets wat nog niet geboren is. Fijngemalen, op spiritus, verraden ze je waaraan het zal sterven, en de geur gaat niet van je handen.
story-adventure-wilds-teeth-b = Er een drankje voor hem in gieten.
story-adventure-wilds-teeth-b-result = In de emmer liggen de tanden van een oude man, bruin, versleten, eentje ontbreekt. Hij doet ze in, probeert ze op een lelijk woord, en moet zich even afwenden. Op het pad omlaag merk je dat de put jou ook heeft betaald.

story-adventure-wilds-wedding = Drie keer, stilte, twee keer
story-adventure-wilds-wedding-intro = Ulf gaat trouwen. Die wil niemand, dacht men, vanwege het kloppen. Maar Berta van de kalkovens is doof; de eerste nacht legde ze haar hand op de planken, keek hem aan, en klopte terug. Nu zitten ze onder de bomen aan een lange tafel te praten met hun knokkels, en ze lachen. De gasten wachten tot het dansen begint. Er is geen muziek. Daar had het paar niet aan gedacht.
story-adventure-wilds-wedding-a = Op de tafel trommelen.
story-adventure-wilds-wedding-a-result = Je begint met wat ze kennen: drie keer, stilte, twee keer. De derde keer doen alle tafels mee. Van onderen, tussen de wortels vandaan, vallen anderen in, mooi in de maat. Berta voelt het het eerst. Je danst tot er iets van je af valt wat je niet meer nodig hebt.
story-adventure-wilds-wedding-b = Luisteren aan de bosrand.
story-adventure-wilds-wedding-b-result = Ze zitten daar beneden met tientallen, onder de dansende voeten, heel stil; je voelt het door je zolen. Ze zijn als gasten gekomen. ’s Ochtends staat er op de stronk een flesje dat niemand heeft meegebracht, en kleine voetstappen gaan naar huis.

## Monsters en hun manieren

story-adventure-wilds-barrel = Heer Laars
story-adventure-wilds-barrel-intro = In de regenton achter de school zit iets groens, zo groot als een kat, op een laars te kauwen. De kinderen noemen het Heer Laars. Het kwam met het hoge water, en het huilde. Bijten doet het alleen Otto. Ze voeren het sinds het voorjaar; het is gegroeid, het luistert naar zijn naam, en de meester is sinds vrijdag weg. ‘Verdrinkers wonen in nesten,’ zegt het meisje dat het vond. ‘Heeft hij dan een mama?’
story-adventure-wilds-barrel-a = Het terugbrengen naar zijn nest.
story-adventure-wilds-barrel-a-result = Ze wikkelen het in een das en lopen mee tot de bocht, al zingend. Het zingt ook, zo’n beetje. Je draagt het met gestrekte arm naar het water. Je duim heeft het in zijn bek, heel zachtjes.
story-adventure-wilds-barrel-b = Eerst de kinderen naar huis sturen.
story-adventure-wilds-barrel-b-result = Ze weten het natuurlijk. Vanuit de steeg hoor je hen hardop tellen, allemaal samen, om niets te hoeven horen. Het duurt niet lang. Het slijm leidt de derde sloot na de molen in, waar de andere zitten. De raad betaalt per el.

story-adventure-wilds-penitent = Op zijn knieën
story-adventure-wilds-penitent-intro = Langs de pelgrimsweg gaat een man op zijn knieën, en niemand heeft hem ooit zien aankomen. Staal gaat door een boeteling heen als door rook, tenzij je weet wat hij heeft gedaan; en daarvan zijn drie lezingen. Hij liet zijn bemanning achter op een brandend schip. Nee, hij doofde het havenlicht, om een weddenschap. Nee, hij deed helemaal niets: hij sliep. De oude vrouwen bij het heiligdom willen er een eind aan, en spreken elkaar niet meer.
story-adventure-wilds-penitent-a = Een dag naast hem lopen.
story-adventure-wilds-penitent-a-result = Hij spreekt niet. Maar hij stopt waar hij altijd stopt, en telkens leer je iets: hoe hij de lantaarn houdt, waar hij zich keert, welke schouder hij ontziet. Tegen de avond weet je hoe je hem zou bevechten. Of het moet, is een andere vraag.
story-adventure-wilds-penitent-b = Iemand zoeken die erbij was.
story-adventure-wilds-penitent-b-result = Er was een scheepsjongen, herinnert zich de oudste, die het overleefde. Hij moet zeventig zijn. Hij trok ver het land in, en kwam toen terug, zoals ze allemaal doen, en woont aan een of andere oever, met zijn rug naar het water.

story-adventure-wilds-road = Een weg die er niet was
story-adventure-wilds-road-intro = Over de hei loopt een weg die er gisteren niet was. Hij is geplaveid met platen, elk zo breed als een kar, goed passend, een beetje warm. ‘Een kortere weg!’ zegt de veedrijver verrukt. ‘Rechtdoor naar het zuiden!’ Zijn schapen staan er al op. Je knielt, kijkt tussen twee platen en ziet een poot. Daarachter zit er nog een, en zo verder tot de horizon. Na een maaltijd slaapt een yghern ongeveer een dag.
story-adventure-wilds-road-a = De kortere weg nemen, heel zachtjes.
story-adventure-wilds-road-a-result = Je stapt op de voegen, nooit op de platen, en de laatste mijl houd je de veedrijver zijn mond dicht. In één middag brengt het je het halve land door. Aan het andere eind, bij Ard Modron, liggen twee voelsprieten, gevouwen als handen.
story-adventure-wilds-road-b = Eromheen lopen en de voegen bestuderen.
story-adventure-wilds-road-b-result = Snelle houwen zouden er alleen op klinken. Er is één zware slag nodig, van onderen, waar de zevende plaat de achtste raakt. Uit een barst tap je een flesje van iets geels. De veedrijver telt zijn schapen opnieuw. Hij komt telkens lager uit.

story-adventure-wilds-huts = Een hut te veel
story-adventure-wilds-huts-intro = Aan de oever van het meer staan zeven hutten, en er zijn zes gezinnen. Het duurde even voor ze het merkten. De zevende is een goede hut, verweerd, met een net eroverheen en een emmer bij de deur; alleen stond die maandag bij de steiger, en vandaag dichter bij de kippen. ‘We hebben er geen last van,’ zegt de palingvisser. ‘Je wilt toch geen slechte buur zijn.’ Een arachas trekt aan wat ze vindt.
story-adventure-wilds-huts-a = Aankloppen.
story-adventure-wilds-huts-a-result = Met iets langs klop je op het luik. Er valt een stilte, zoals wanneer mensen elkaar over tafel aankijken. Wat er dan komt, hangt ervan af of ze gegeten heeft. Ze heeft diverse poten om het je mee te delen.
story-adventure-wilds-huts-a-band-1 = Ze heeft niet gegeten. Er komt een poot door de deur, die pakt wat je haar voorhoudt, en dan wat je achterhoudt.
story-adventure-wilds-huts-a-band-2 = Ze heeft gegeten, min of meer. Een poot zet beleefd op de drempel wat er van de vorige bezoeker over is; het flesje is heel.
story-adventure-wilds-huts-a-band-3 = Ze zit vol, en ze is onder buren opgegroeid. Ze reikt je de hele plank aan van wie hier vroeger woonde.
story-adventure-wilds-huts-b = Haar uitroken met groen riet.
story-adventure-wilds-huts-b-result = Tegen rook kunnen ze niet. Rond het middaguur staat de hut op en maakt zich langs de oever uit de voeten, op haar tenen, met emmer en al, en doet haar best op een hut te lijken. Je onthoudt waar ze gaat zitten. De palingvisser zwaait.

story-adventure-wilds-judge = De honden van de rechter
story-adventure-wilds-judge-intro = Op de weg staat een koets, en eromheen, in een kring, zitten elf zwarte honden met een gloed in hun keel. Drie nachten hebben ze erachteraan gelopen. ‘Zwerfhonden,’ zegt de rechter van binnen. Barghesten gaan waar iets niet betaald is. Ze rukken je je dekking af voor ze je vel aanraken. Hij zou graag geleide hebben tot de volgende stad. Hoeveel vonnissen hij in de vorige heeft getekend, doet volgens hem niet ter zake.
story-adventure-wilds-judge-a = Met de rechter meerijden.
story-adventure-wilds-judge-a-result = Bij de brug komen ze, allemaal tegelijk, en pellen je stuk voor stuk af, zoals koks een artisjok. Bijten doen ze niet; jou willen ze niet. Je krijgt hem door de poort. Hij betaalt, doet de grendel erop en de gordijnen dicht. De honden zijn achterom gegaan.
story-adventure-wilds-judge-b = Bij de honden gaan zitten.
story-adventure-wilds-judge-b-result = Je legt neer wat je vasthebt en neemt plaats in de kring. Op hun halsbanden staan namen. Je leest ze voor, luid, in de richting van de koets, tot de deur van binnenuit opengaat. Zelden zag je iemand zo precies doen waarvoor hij er is, en je denkt er lang over na.

story-adventure-wilds-fiend = Met een zak over je hoofd
story-adventure-wilds-fiend-intro = In het ravijn werken de houthakkers met een broodzak over hun hoofd. Daarboven leeft een bies. Het heeft een derde oog, en wie dat open ziet, blijft staan en denkt aan thuis, tot het voorbij is. Toverij helpt niet; van toverij houdt het. De oude Kettil is zo twee broers kwijtgeraakt. Hij velt al dertig jaar blind, en hij hoort een vlieg op een bijl gaan zitten.
story-adventure-wilds-fiend-a = Een zak opzetten en meewerken.
story-adventure-wilds-fiend-a-result = De hele dag gooit hij dennenappels naar je, en tegen de schemering raken ze niet meer; je hoort ze zijn hand verlaten. Je hoofd dreunt van al het luisteren. Je blijkt met de zak op naar bed te zijn gegaan.
story-adventure-wilds-fiend-b = Hem betalen voor de kunst met de bijl.
story-adventure-wilds-fiend-b-result = Het gaat met gesloten ogen, op een ongelooflijke afstand, en je oefent tot de vlieg er in twee helften ligt. De munt is voor de vliegen, zegt Kettil. Mocht je het oog ooit zien, dan wil hij graag weten waar zijn broers aan dachten.

story-adventure-wilds-harvest = Een heel goed jaar
story-adventure-wilds-harvest-intro = ’s Avonds komen de plukkers uit de bovenste wijngaard, bleek, tevreden, en niet in staat te zeggen wat ze de hele dag gedaan hebben. Er zong een meisje. Niemand heeft haar gezien. Elke avond zijn de manden voller en de plukkers minder, en de rentmeester heeft beide gemerkt. ‘Het is een heel goed jaar,’ zegt hij. Een bruxa zingt voor ze drinkt, en ze is het ergst als er weinig meer van je over is. In Beauclair hoort men er liever niets van.
story-adventure-wilds-harvest-a = In Beauclair vragen wie daar zong.
story-adventure-wilds-harvest-a-result = De rentmeester wordt zo bleek als zijn plukkers. Er was een meisje, zegt hij, onder de oude hertog, met een stem waarvoor men de stad uit kwam. Een oude zangmeester aan het hof zou meer weten. Hij heeft niets gezegd.
story-adventure-wilds-harvest-b = Een drankje op de muur zetten.
story-adventure-wilds-harvest-b-result = In de schemering zet je het open neer, en je gaat weg. ’s Ochtends is het flesje leeg, en omgespoeld, en de plukkers komen verbrand en kibbelend naar beneden. Ernaast heeft iemand met een prachtige hand in het stof geschreven wat je altijd verkeerd doet.

## Ambachten, herbergen en kermissen

story-adventure-wilds-bear = De beer is onwel
story-adventure-wilds-bear-intro = De berenleider heeft een ketting, een trom, een vergunning en geen beer. ‘Hij is onwel,’ zegt hij. Dat zegt hij al sinds de herfst. Hij heeft hem verzorgd tot het laatst; toen waren er de schulden, en daar was de huid. Sindsdien danst hij er zelf in, en slaat zijn neef de trom. Nu is de neef weggelopen, zaterdag is het kermis, en één mens kan niet de trom zijn en de beer.
story-adventure-wilds-bear-a = De beer spelen.
story-adventure-wilds-bear-a-result = Het is er warm en het ruikt naar een oude vriend. Je richt je op, je draait, je geeft een poot. Er wordt van alles gegooid, en sommige dingen zijn munten. Het hangt ervan af hoe de mensen het vinden, een beer die duidelijk schermles heeft gehad.
story-adventure-wilds-bear-a-band-1 = Ze vinden het niets, met kolen eerst, en dan met een dog. De berenleider roffelt de aftocht, en je maakt hem op vier poten.
story-adventure-wilds-bear-a-band-2 = Een kind krabt je achter het oor, en vanaf dan regent het koper. Jullie delen door twee, op de trom.
story-adventure-wilds-bear-a-band-3 = Iemand daagt de beer uit. De beer wint op punten, en de berenleider huilt in zijn ontvangsten: de riposte heeft de oude nooit geleerd.
story-adventure-wilds-bear-b = De trom slaan.
story-adventure-wilds-bear-b-result = Je trommelt, en de oude man danst in de huid, langzaam, met gesloten ogen, en niemand lacht meer. Daarna leert hij je één pas. Die had de beer zelf bedacht. Om er plaats voor te maken vergeet je een mooiere.

story-adventure-wilds-inn = De stille herberg
story-adventure-wilds-inn-intro = In de herberg onder de sneeuwrand verheft niemand zijn stem. De deuren zijn bekleed met vilt, de lepels van hout, de hond heeft leren kwispelen. Eén hoest op de verkeerde plek, en alles komt naar beneden, zoals in grootvaders tijd, op een bruiloft. Je krijgt een lei. Soep?, staat erop. En daaronder: op de gletsjer haalt iets de postruiters. Je kunt het niet roepen, en niet fluiten. Je zou moeten schreeuwen.
story-adventure-wilds-inn-a = Blijven, fluisteren en slapen.
story-adventure-wilds-inn-a-result = Je slaapt zoals sinds de wieg niet meer. ’s Ochtends schrijft de waard de rekening op de lei, bekijkt die, en veegt hem uit met zijn mouw. Hij legt een vinger op zijn lippen en een flesje in je tas.
story-adventure-wilds-inn-b = Naar boven klimmen en schreeuwen.
story-adventure-wilds-inn-b-result = Je schreeuwt alles wat je hebt. De berg denkt erover na en laat los, naast je, of bijna. Uit de sneeuw eronder graaft zich iets langs los en gaat ervandoor, en je ziet waarheen. Ook weet je nu hoe je rijdt op wat glijdt.

story-adventure-wilds-rehearsal = De repetitie
story-adventure-wilds-rehearsal-intro = ‘Nee, nee! Jij komt van links, jij eet Gunter op, Gunter gaat liggen, en dán de bel!’ Het dorp wil voorbereid zijn. Twee keer per week repeteren ze voor het monster. Er zijn pieken, er is een koor van echtgenotes, en er zijn twee kuipers in een koe genaaid. De koe is het probleem. Ze mist dreiging. Nu draaien dertig gezichten zich naar je toe, en in allemaal daagt langzaam hetzelfde idee.
story-adventure-wilds-rehearsal-a = Het monster spelen.
story-adventure-wilds-rehearsal-a-result = Je geeft ze de helft van wat je weet. Ze breken drie pieken op je, Gunter huilt, en de juffrouw heeft je bijna te pakken met een hark. Je gaat met lege handen naar huis, en met nieuw respect: van deze kant ziet het er anders uit.
story-adventure-wilds-rehearsal-b = Regisseren vanaf een ton.
story-adventure-wilds-rehearsal-b-result = Je verplaatst de bel, zet de hark op de eerste rij en stuurt Gunter naar huis. Tegen de avond kunnen ze een ghoel tegenhouden zo lang als je nodig hebt om weg te rennen, en meer vraagt men niet van een dorp. De opbrengst krijg je in de kop van de koe.

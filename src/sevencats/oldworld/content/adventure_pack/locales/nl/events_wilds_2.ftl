# Meer gebeurtenissen van het Avonturenpakket waar kaarten van de wildernis naartoe leiden.

event-111-title = Drie schoorstenen
event-111-intro = Het huis bij de pas is van boven tot onder verlicht. Een dame in het grijs doet open met een kaars, en achter haar staat een tweede, en een derde: in elke kamer brandt er een, elke nacht, zodat hij ze ziet vanaf de weg. Hij ging wijn halen, elf maanden geleden, na ruzie over een komma in het huwelijkscontract. Zijn naam ligt op haar lippen, dat zie je. Dan kijkt ze langs je heen het donker in en vraagt wie daar bij het hek staat en niet dichterbij komt.
event-111-a = Hem bij zijn naam binnenroepen.
event-111-a-result = Ze zegt hem, en jij roept, want haar stem is weg. Bij het hek schrikt er iets en legt een hand op zijn borst. Het doet drie stappen naar het licht. Bij de vierde staan de honden van het huis op, allemaal tegelijk.
event-111-b = Zeggen dat er niemand is.
event-111-b-result = Ze knikt alsof ze het al wist, en betaalt je de weg, en nog meer dat je je niet gehaast hebt. Op de terugweg wacht hij achter een rots. “Groot huis,” zegt hij. “Daar verwacht iemand vast iemand.” Hij loopt een poos naast je, koud als een kelder, en vraagt of er brood is.

event-112-title = De komma
event-112-intro = De honden komen de treden af en blaffen niet. Ze weten dat hij dood is; ze weten ook dat hij van hen is. Hij staat tussen de naam en het donker met zijn hoed in de hand, en door zijn jas zie je de rotswand. “Ik ging alleen wijn halen,” zegt hij. “Er lag ijs.” De dame heeft de kaars neergezet. Ze neemt hem zo, zegt ze, zoals hij is. Maar levenden en doden gaan niet door dezelfde deur, en jij staat erin.
event-112-band-1 = Je stapt opzij, en de kou gaat door je heen en door de honden. Met je rug houd je de deur, tegen het hele gewicht van de pas, tot ze alles hebben gezegd. De komma komt erin. Dan is hij alleen nog wind, en jij bent blauw.
event-112-band-2 = Je leidt hem door de stal, waar de paarden het niet erg vinden, en ze zitten op twee emmers tot de haan kraait. De wijn laat ze brengen. Er is een derde beker, en een bed voor jou boven het tuig. 's Ochtends kan Jutta's bladzijde veertig worden ingevuld, met beide namen.
event-112-band-3 = Je vertelt hem wat er op Jutta's heuvel onder het kruis ligt: een jas vol stenen, en niemand. Ligt er niemand, dan is er niemand dood. Hij denkt het door als een man die om een komma ruzie heeft gemaakt. Dan wordt hij warm. Je hebt gezien hoe het gaat, en het is te leren.

event-113-title = Het ding zonder prijs
event-113-intro = De derde nacht vind je het: een neveling, heel klein, niet groter dan een lantaarn, met een jongensgezicht als je er niet recht naar kijkt. Ze leiden mensen op een dwaalspoor omdat ze er niet tegen kunnen gezocht en niet gevonden te worden. Deze heeft een bakje waar OTTO op staat, en een deken aan een stok. Hij volgt je al twee dagen, en als je je omdraait gaat hij uit. Op de oever staat de agent van het huis, die niet knippert, met een pot en een deksel. Hij zou goed betalen.
event-113-a = Tot de ochtend verstoppertje spelen.
event-113-a-result = Jij verstopt je; hij vindt je. Hij vindt je in het riet, onder de boot, achter de reiger, en elke keer brandt hij iets helderder. Bij het ochtendgloren laat hij zich vinden, één keer, heel even, en mag jij het bakje dragen. Hij gaat in Oda's nieuwe schoorsteen wonen. Nooit heb je zoveel gezien bij zo weinig.
event-113-b = Hem aan de agent verkopen.
event-113-b-result = Hij schroeft het deksel dicht, en het gloeit nog, een beetje, als iemand die tot honderd telt. Hij betaalt alles. Daarmee is de rekening voldaan, zegt hij, en streept het veen door. Je brengt Oda de kwitantie. Ze leest haar en vraagt wat ze jou schuldig is.

event-114-title = De witte ring
event-114-intro = Hij groeit er, een hele ring, wit als een kraag, en in het midden staat een archespore. Ze heeft vier bloemen. Ze draaien mee terwijl je eromheen loopt, de een iets na de ander, zoals vier mannen aan tafel opkijken als er iemand binnenkomt. Een archespore groeit waar in woede bloed is vergoten, en haar sporen liggen overal op, op het mos, op de witte ring, op de mand die er staat met een doek erover. De naam van de weduwe is in de doek geborduurd. Ze had het nooit kunnen weten.
event-114-a = Haar uitbranden, met wortel en al.
event-114-a-result = Je maakt een strook vrij en steekt het vuur aan. Alle vier de bloemen hebben zich gesloten. Als de hitte ze bereikt gaan ze tegelijk open, wijd, met al hun tanden; en daar is niets zachts aan.
event-114-b = De ring oogsten en haar laten staan.
event-114-b-result = Met een natte doek voor je mond snijd je de ring en laat je het ding zijn open plek. Wat je in de pot hebt is veel waard, druppel voor druppel. Tegen de piekenier zeg je dat hij daar groeit. Meer vraagt hij niet. Als je weggaat zit hij aan tafel, en zij lacht.

event-115-title = Vier bloemen
event-115-intro = Ze slaan om de beurt, van links, alsof ze het hebben afgesproken; tussen de vierde en de eerste zit een gat van één ademtocht. Wat ze spuwen brandt door leer. Hier is ooit iemand gedood, om een grens of een meisje, en er is nooit over gepraat. De wortels klemmen iets vast wat klinkt als je kling het raakt. Eén goede gang heb je, door de rook, in het gat.
event-115-band-1 = Je komt op de verkeerde adem. Het treft je over je hand, je verliest wat erin was en strompelt met dichte ogen van de open plek. Branden doet ze toch, langzaam, vanaf de rand. Van verre klinkt het als vier hoestende mannen.
event-115-band-2 = Jij snijdt er twee en het vuur neemt er twee. Tussen de wortels ligt een kist met iemands bruidsschat. Je vertelt het de weduwe; ze gaat op de stoep zitten. “Alle vier?” vraagt ze. “Lag het nooit aan het koken?” De piekenier zegt dat hij dat altijd al heeft gezegd.
event-115-band-3 = Je gaat erdoorheen als een maaier, van links naar rechts, en staat in de as terwijl het laatste blad valt. Er ligt een geraamte, een kist, een dichte fles. De weduwe Tarn leest het vuur vier namen voor, heel zacht. Dan vraagt ze de vijfde of hij honger heeft.

event-116-title = Eenendertig
event-116-intro = Het is geen geest. In een kuil zit een rotduivel, in wat er over is van een wapenrok met nummer eenendertig, en zegt “Present” met de stem van een dode, want zijn keel zit erin. Een woord of twee houden ze van wat ze eten. Al maanden volgt hij de compagnie, zo ver als je soep ruikt; en 's avonds, als de namen over de hei komen, antwoordt hij op de naam die hij heeft. Hij kijkt je aan. Hij zegt het nog eens, als een vraag.
event-116-band-1 = Je aarzelt, en hij barst als je slaat. Je kruipt uit de kuil, en alles wat je nog aanhebt druipt. Bij de compagnie gieten ze lang water over je heen. Niemand vraagt iets. Bij zonsondergang komt de kapitein tot dertig en houdt op.
event-116-band-2 = Je slaat goed en springt slecht. Hij barst tussen de wortels, en dan is het stil. Naar het spoor te oordelen waren er meer, bij nummer twaalf, bij nummer veertig, in een halve kring om het kamp. Nu weet je hoe ze staan. De rok breng je terug, gewassen.
event-116-band-3 = Je slaat, springt en ligt plat tot het is uitgeregend. De kapitein begraaft de rok met eigen handen. Hij betaalt je uit wat van Alder was, want Alder had het gedaan. Bij het volgende appel merk je het: je staat rechter dan je deed.
event-116-band-4 = “Op de plaats rust,” zeg je eerst. Hij laat zijn kop zakken, en je slaat. Hij barst niet eens; hij gaat liggen. De kapitein hoort het staand aan. Die avond leest hij tot het eind, zonder te wachten, negenenvijftig namen, en trekt voor het eerst zijn laarzen uit.

event-117-title = Drie nachten per maand
event-117-intro = Ze woont op de oude kolenbrandersplek, een vrouw van vijftig, heel netjes. Er zijn drie krukjes, drie kommen, een tweede kussen. Hij komt dus niet, zegt ze. Hoe hij in die nachten is heeft ze nooit gezien; hij blijft altijd in die cel steken. Ze had alleen gewenst dat hij net zo vaak aan haar zou denken als zij aan hem, en dat is drie nachten per maand, als je de weg ziet. Het was in woede gezegd. Ze zou het terugnemen. Maar het moet in zijn gezicht.
event-117-a = Haar er de tweede nacht heen brengen.
event-117-a-result = Ze doet een schone schort voor, doet hem weer af, en doet de andere voor. Het pad door het bos vindt ze zelf wel, zegt ze; maar er moet iemand bij de deur staan die die kan houden, voor het geval ze niet kan ophouden als ze eenmaal begonnen is.
event-117-b = Je laten leren hoe ze het deed.
event-117-b-result = Bij de thee probeert ze het zich te herinneren, en jij maakt aantekeningen. Het wordt een flesje, grijs en zuur, en van één druppel jankt de hond. Je legt er geld voor op de vensterbank, dat van de smid. Vanaf de weg zie je haar het derde krukje op tafel zetten.

event-118-title = Door de deur
event-118-intro = In haar goede schort staat ze voor de cel, en achter de deur is het stil geworden. Weerwolven kennen een stem. Ze begint heel kalm. Bij de derde zin is alles er, het voorjaar, het lint, de belofte, twintig jaar; de vrouw van de smid is naar buiten gekomen en luistert met haar hand voor haar mond, en de deur begint te buigen. Hij wil er niet uit om haar iets te doen. Hij wil naar haar toe, of weg, en het is dezelfde deur. Je leunt ertegen.
event-118-band-1 = Ze begeeft het. Je ligt eronder als hij eroverheen gaat, en hij is zo zwaar als hij eruitziet. Als je opstaat zit hij in het maanlicht tussen de twee vrouwen, een groot nat dier, en beiden kijven op hem. Het zal nog een maand duren. Ze sturen je naar huis, vriendelijk.
event-118-band-2 = Ze houdt tot ze gezegd heeft: “Ik neem het terug.” Dan duwt er aan de andere kant niemand meer. De smid vraagt door het sleutelgat om zijn broek. Beide vrouwen geven je iets, en geen van beiden laat de ander zien hoeveel.
event-118-band-3 = Ze houdt. Woord voor woord neemt ze het terug, vanaf het eind, en bij elk woord valt er achter de deur iets af als een tuig. 's Ochtends zitten er drie aan de tafel van de smid en weten niet wat ze moeten zeggen. Je weet nu wat een deur kan hebben, als er iemand achter staat.

event-119-title = De waslijn
event-119-intro = Ze loopt van wilg naar wilg, de hele oever langs, en eraan hangt wat de mensen graag kwijt waren: stotteren, boze dromen, het humeur van een dode vrouw, een mank been. De wind gaat erdoor, en de oever mompelt. Helemaal aan het eind, klein en schoon, vind je een woord dat je ooit voor je moeder had. Je wist niet dat het weg was.
event-119-a = Alles van de lijn halen.
event-119-a-result = Je haalt het eraf, arm voor arm, en geeft het aan de wind. Als spreeuwen trekt het landinwaarts. Achter je in het moeras slaat een deur, dan een tweede en een derde.
event-119-b = Alleen het jouwe nemen.
event-119-b-result = Je steekt het in je mond, en het is nog warm. Op de terugweg staat de Brouwster in de deur met een kroes voor onderweg en zegt er niets over. Je zou kunnen vragen waarvan ze zo vriendelijk brouwt. Liever niet.

event-120-title = De zusters zijn boos
event-120-intro = Ze komen over het water zonder hun zoom nat te maken, een brouwend, een wevend, een met bewegende lippen. Veertig jaar was! Opeten willen ze je niet; ze willen dat je het weer ophangt. Van het land klinken de eerste kreten, waar een mank been is thuisgekomen. “Wat hebt u dan,” vraagt de Weefster, “dat zo mooi hangt als dat alles?” Je kunt haar maar beter iets laten zien.
event-120-band-1 = Je laat het weinige zien dat je hebt, en ze lachen dat de wilgen schudden, en dan geven ze je oorvijgen, alle drie, om de beurt. Het dorp betaalt toch voor zijn nachtmerries. Naar je eigen verlang je wel.
event-120-band-2 = Je laat iets degelijks zien, en ze hangen het op en bekijken het met hun hoofd scheef. Voor een kleine lijn is het goed genoeg. Het dorp bedankt je met een collecte, een beetje stotterend.
event-120-band-3 = Je laat het beste zien wat je kunt, tot het eind. De Fluisteraarster houdt midden in een woord op. Ze geven het terug: er hangt niets los, zeggen ze, het is uit één stuk. Dat wist je ook niet.

event-121-title = Een jongen en een vuur
event-121-intro = Hij heeft iets in een holle boom gerookt en staat ervoor met de pook, zwart in zijn gezicht. “Het is een nekker,” zegt hij, “of een das. Ik heb het gevraagd, maar hij zegt niks.” Twee nachten heeft hij niet geslapen, zodat het niet weg kon. Als je de molenaar noemt keert hij je zijn rug toe. “Zei hij waarvoor?” vraagt hij aan de boom.
event-121-a = Zeggen wat de molenaar zei.
event-121-a-result = Je zegt het: dat hij nu zou antwoorden. De jongen denkt na met zijn hele gezicht. “Op alles?” vraagt hij. Hij heeft een lijst. Hij haalt hem uit zijn laars; hij is zo lang als zijn arm, en in de boom hoest iemand.
event-121-b = Eerst naar de boom kijken.
event-121-b-result = Het is een nekker, een heel oude, met rook in zijn ogen, en het spijt hem. Je laat hem gaan, en hinkend wijst hij het spoor naar de anderen. De jongen schrijft het op. Hij komt naar huis, zegt hij, maar alleen voor een langer potlood.

event-122-title = De lijst
event-122-intro = Ze ontmoeten elkaar bij de voorde, de molenaar aan de ene kant, de jongen aan de andere, en geen van beiden gaat erin. Dus gebeurt het over het water. Waarom is brood zwaarder als je verdrietig bent? Wie heeft de eerste molensteen gehakt, en waarmee? “Dat weet ik niet,” zegt de molenaar. “Dat ook niet.” Veertig keer zegt hij het, luid, zodat je het hoort. Op het laatst rolt de jongen de lijst op. “Was je bang?” Die stond er niet op.
event-122-result = “Ja,” zegt de molenaar en krijgt natte voeten. Jij staat in het midden, want er moet iemand staan, en houdt het deksel vast. Hij betaalt je uit zijn schort. Veertig eerlijke antwoorden achter elkaar, en dat heeft iets met de jouwe gedaan.

event-123-title = De steengroeve
event-123-intro = Zeven zijn het er, op een hoop, als honden voor een kachel. Ghoelen worden allemaal tegelijk wakker. Kord staat naast je met de dennentak die hij heeft meegenomen, en je hoort zijn tanden. “Wie ben je?” vraag je, zoals afgesproken. Hij moet nadenken. “Koenraad,” zegt hij dan, heel verbaasd, “van de looierij”; en hij stapt naar voren.
event-123-band-1 = Het zijn er te veel. Koenraad van de looierij gaat onder twee neer, en je geeft alles wat je hebt om hem er aan één laars uit te trekken. Hij leeft. Hij krijgt een litteken, een echt. Hij vraagt om een spiegel voor hij om water vraagt.
event-123-band-2 = Jij neemt de vier rechts, en hij houdt er drie bezig door luidkeels Koenraad te zijn. Het dorp betaalt. Als ze willen drinken op de Gesel van de Zeven Dalen kijkt hij ook rond waar die is.
event-123-band-3 = In één gang ben je erdoorheen en je draait je om, en daar staat hij boven de laatste, met een halve tak. Hij schokt; Koenraad slaat nog eens. Het dorp geeft hem de lauwerkrans en jou de beurs. De krans zet hij de ghoel op.

event-124-title = Betaald
event-124-intro = De boot ligt onder de wilgen waar ze hem hebben gelaten, drie jaar geleden, na de vloed. Aan de overkant woonde de weduwe van een veerman; ze hadden haar zien zwaaien en gedacht dat het een afscheid was. De moeder trekt haar sloffen uit, stapt in het water en duwt de boot alleen naar de overkant, tot haar hals. Ze blijft er lang. In het gras naast je gaat de gloed uit, beetje bij beetje, als een lamp die niet meer nodig is.
event-124-result = Nu is het alleen nog een hond, groot en zwart en van niemand. Hij gaat mee. Maar zijn vak is hij niet vergeten: wat in een gevecht het eerst op je afkomt treft hem halverwege, en de beet is dan niet meer wat ze was.

event-125-title = De gastheer
event-125-intro = In een grot van blauw ijs zit de gastheer aan een lange tafel, pen achter zijn oor. Hij is wit, ruig en heel groot. Langs de tafel zitten zijn gasten, negen, rechtop, met servetten, doorgevroren; voor elk staat een pot jam. De beste plaatsen heeft hij hun gegeven. Hij begrijpt niet waarom ze in de hut zo kort blijven en hier zo lang. Hij kijkt je aan en trekt een stoel naar achteren.
event-125-a = Gaan zitten.
event-125-a-result = Je gaat zitten. De kou komt door de zitting omhoog als een vraag. Een vraag heeft hij ook, je ziet dat hij er jaren op heeft geoefend. Hij doopt de pen in en schuift haar naar je toe.
event-125-b = De gasten loshakken en gaan.
event-125-b-result = Je hakt ze los en sleept ze naar beneden, drie tegelijk, en hij helpt dragen. De familie betaalt. Voor het dagboek betaalt de uitgever van prof. Lind. Ten slotte brengt hij je de jam, negen potten, ongeopend, en staat in de sneeuw zolang je te zien bent.

event-126-title = Hoe was uw verblijf
event-126-intro = HOE WAS UW VERBLIJF, heeft hij geschreven, in letters zo groot als een hand, en onderstreept. Er is plaats voor een antwoord. Alle anderen aan deze tafel waren te stijf om te schrijven. Je eigen vingers worden wit vanaf de toppen. Hij heeft zijn poten gevouwen en kijkt langs je heen, om je niet op te jagen. Je hoort hem ademen. In de hele gletsjer is verder niets te horen.
event-126-band-1 = Je schrijft dat het koud was. Hij leest het twee keer. Dan staat hij op, helemaal ontdaan, en wikkelt je in alles wat hij heeft, zichzelf ook, en het is avond voor je je eruit hebt gewerkt. Overal blauwe plekken, van goedheid.
event-126-band-2 = Je schrijft: jam heel lekker. Hij moet zich aan de tafel vasthouden. Dat heeft nog nooit iemand gezegd. Hij laat je de voorraadkamer zien, waar de gletsjer bewaart wat reizigers al tweehonderd jaar verliezen, en je mag kiezen.
event-126-band-3 = Je schrijft de waarheid, een volle bladzijde. Hij leest met zijn vinger op de regel. Hij knikt. 's Avonds draagt hij de negen zelf naar de pas en legt ze neer waar ze gevonden worden. Iets zo groots zo snel te zien leren laat iets achter.

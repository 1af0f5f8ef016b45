# Meer gebeurtenissen van het Avonturenpakket waar kaarten van de wildernis naartoe leiden.

event-111-title = Drie schoorstenen
event-111-intro = Het huis bij de pas is van boven tot onder verlicht. Een dame in het grijs doet open met een kaars, en achter haar staat een tweede, en een derde: in elke kamer brandt er een, elke nacht, zodat hij ze ziet vanaf de weg. Hij ging wijn halen, elf maanden geleden, na ruzie over een komma in het huwelijkscontract. Zijn naam ligt op haar lippen, dat zie je. Dan kijkt ze langs je heen het donker in en vraagt wie daar bij het hek staat en niet dichterbij komt.
event-111-a = Hem bij zijn naam binnenroepen.
event-111-a-result = Ze zegt hem, en jij roept, want haar stem is weg. Bij het hek schrikt er iets en legt een hand op zijn borst. Het doet drie stappen naar het licht. Bij de vierde staan de honden van het huis op, allemaal tegelijk.
event-111-b = Zeggen dat er niemand is.
event-111-b-result = Ze knikt alsof ze het al wist, en betaalt je de weg, en nog meer dat je je niet gehaast hebt. Op de terugweg wacht hij achter een rots. ‘Groot huis,’ zegt hij. ‘Daar verwacht iemand vast iemand.’ Hij loopt een poos naast je, koud als een kelder, en vraagt of er brood is.

event-112-title = De komma
event-112-intro = De honden komen de treden af en blaffen niet. Ze weten dat hij dood is; ze weten ook dat hij van hen is. Hij staat tussen de naam en het donker met zijn hoed in de hand, en door zijn jas zie je de rotswand. ‘Ik ging alleen wijn halen,’ zegt hij. ‘Er lag ijs.’ De dame heeft de kaars neergezet. Ze neemt hem zo, zegt ze, zoals hij is. Maar levenden en doden gaan niet door dezelfde deur, en jij staat erin.
event-112-band-1 = Als je opzij stapt, gaat de kou door je heen en door de honden. Met je rug houd je de deur, tegen het hele gewicht van de pas, tot ze alles hebben gezegd. De komma komt erin. Dan is hij alleen nog wind, en jij bent blauw.
event-112-band-2 = Door de stal leid je hem naar binnen, waar de paarden het niet erg vinden, en ze zitten op twee emmers tot de haan kraait. De wijn laat ze brengen. Er is een derde beker, en een bed voor jou boven het tuig. ’s Ochtends kan Jutta’s bladzijde veertig worden ingevuld, met beide namen.
event-112-band-3 = Je vertelt hem wat er op Jutta’s heuvel onder het kruis ligt: een jas vol stenen, en niemand. Ligt er niemand, dan is er niemand dood. Hij denkt het door als een man die om een komma ruzie heeft gemaakt. Dan wordt hij warm. Je hebt gezien hoe het gaat, en het is te leren.

event-113-title = Het ding zonder prijs
event-113-intro = De derde nacht vind je het: een neveling, heel klein, niet groter dan een lantaarn, met een jongensgezicht als je er niet recht naar kijkt. Ze leiden mensen op een dwaalspoor omdat ze er niet tegen kunnen gezocht en niet gevonden te worden. Deze heeft een bakje waar OTTO op staat, en een deken aan een stok. Hij volgt je al twee dagen, en als je je omdraait gaat hij uit. Op de oever staat de agent van het huis, die niet knippert, met een pot en een deksel. Hij zou goed betalen.
event-113-a = Tot de ochtend verstoppertje spelen.
event-113-a-result = Jij verstopt je; hij vindt je. Hij vindt je in het riet, onder de boot, achter de reiger, en elke keer brandt hij iets helderder. Bij het ochtendgloren laat hij zich vinden, één keer, heel even, en mag jij het bakje dragen. Hij gaat in Oda’s nieuwe schoorsteen wonen. Het is weinig licht, en je ziet er veel bij.
event-113-b = Hem aan de agent verkopen.
event-113-b-result = Hij schroeft het deksel dicht, en het gloeit nog, een beetje, als iemand die tot honderd telt. Hij betaalt alles. Daarmee is de rekening voldaan, zegt hij, en streept het veen door. Je brengt Oda de kwitantie. Ze leest die en vraagt wat ze jou schuldig is.

event-114-title = De witte ring
event-114-intro = Hij groeit er, een hele ring, wit als een kraag, en in het midden staat een archespore. Ze heeft vier bloemen. Ze draaien mee terwijl je eromheen loopt, de een iets na de ander, zoals vier mannen aan tafel opkijken als er iemand binnenkomt. Een archespore groeit waar in woede bloed is vergoten, en haar sporen liggen overal op, op het mos, op de witte ring, op de mand die er staat met een doek erover. De naam van de weduwe is in de doek geborduurd. Ze had het nooit kunnen weten.
event-114-a = Haar uitbranden, met wortel en al.
event-114-a-result = Eerst een strook vrijmaken, dan het vuur. Alle vier de bloemen hebben zich gesloten. Als de hitte ze bereikt gaan ze tegelijk open, wijd, met al hun tanden; en daar is niets zachts aan.
event-114-b = De ring oogsten en haar laten staan.
event-114-b-result = Met een natte doek voor je mond snijd je de ring en laat je het ding zijn open plek. Wat je in de pot hebt is veel waard, druppel voor druppel. Tegen de piekenier zeg je dat hij daar groeit. Meer vraagt hij niet. Als je weggaat zit hij aan tafel, en zij lacht.

event-115-title = Vier bloemen
event-115-intro = Ze slaan om de beurt, van links, alsof ze het hebben afgesproken; tussen de vierde en de eerste zit een gat van één ademtocht. Wat ze spuwen brandt door leer. Hier is ooit iemand gedood, om een grens of een meisje, en er is nooit over gepraat. De wortels klemmen iets vast wat klinkt als je kling het raakt. Eén goede gang heb je, door de rook, in het gat.
event-115-band-1 = Je komt op de verkeerde adem. Het treft je over je hand, je verliest wat erin was en strompelt met dichte ogen van de open plek. Branden doet ze toch, langzaam, vanaf de rand. Van verre klinkt het als vier hoestende mannen.
event-115-band-2 = Jij snijdt er twee en het vuur neemt er twee. Tussen de wortels ligt een kist met iemands bruidsschat. Je vertelt het de weduwe; ze gaat op de stoep zitten. ‘Alle vier?’ vraagt ze. ‘Lag het nooit aan het koken?’ De piekenier zegt dat hij dat altijd al heeft gezegd.
event-115-band-3 = Als een maaier ga je erdoorheen, van links naar rechts, en je staat in de as terwijl het laatste blad valt. Er ligt een geraamte, een kist, een dichte fles. De weduwe Tarn leest het vuur vier namen voor, heel zacht. Dan vraagt ze de vijfde of hij honger heeft.

event-116-title = Eenendertig
event-116-intro = Het is geen geest. In een kuil zit een rotduivel, in wat er over is van een wapenrok met nummer eenendertig, en zegt ‘Present’ met de stem van een dode, want zijn keel zit erin. Een woord of twee houden ze van wat ze eten. Al maanden volgt hij de compagnie, zo ver als je soep ruikt; en ’s avonds, als de namen over de hei komen, antwoordt hij op de naam die hij heeft. Hij kijkt je aan. Hij zegt het nog eens, als een vraag.
event-116-band-1 = Je aarzelt, en hij barst als je slaat. Je kruipt uit de kuil, en alles wat je nog aanhebt druipt. Bij de compagnie gieten ze lang water over je heen. Niemand vraagt iets. Bij zonsondergang komt de kapitein tot dertig en houdt op.
event-116-band-2 = De slag is goed, de sprong niet. Hij barst tussen de wortels, en dan is het stil. Naar het spoor te oordelen waren er meer, bij nummer twaalf, bij nummer veertig, in een halve kring om het kamp. Nu weet je hoe ze staan. De rok breng je terug, gewassen.
event-116-band-3 = Je slaat, springt en ligt plat tot het is uitgeregend. De kapitein begraaft de rok met eigen handen. Hij betaalt je uit wat van Lohse was, want Lohse had het gedaan. Bij het volgende appel merk je het: je staat rechter dan je deed.
event-116-band-4 = ‘Op de plaats rust,’ zeg je eerst. Hij laat zijn kop zakken, en je slaat. Hij barst niet eens; hij gaat liggen. De kapitein hoort het staand aan. Die avond leest hij tot het eind, zonder te wachten, negenenvijftig namen, en trekt voor het eerst zijn laarzen uit.

event-117-title = Drie nachten per maand
event-117-intro = Ze woont op de oude kolenbrandersplek, een vrouw van vijftig, heel netjes. Er zijn drie krukjes, drie kommen, een tweede kussen. Hij komt dus niet, zegt ze. Hoe hij in die nachten is heeft ze nooit gezien; hij blijft altijd in die cel steken. Ze had alleen gewenst dat hij net zo vaak aan haar zou denken als zij aan hem, en dat is drie nachten per maand, als je de weg ziet. Het was in woede gezegd. Ze zou het terugnemen. Maar het moet in zijn gezicht.
event-117-a = Haar er de tweede nacht heen brengen.
event-117-a-result = Ze doet een schone schort voor, doet hem weer af, en doet de andere voor. Het pad door het bos vindt ze zelf wel, zegt ze; maar er moet iemand bij de deur staan die die kan houden, voor het geval ze niet kan ophouden als ze eenmaal begonnen is.
event-117-b = Je laten leren hoe ze het deed.
event-117-b-result = Bij de thee probeert ze het zich te herinneren, en jij maakt aantekeningen. Het wordt een flesje, grijs en zuur, en van één druppel jankt de hond. Je legt er geld voor op de vensterbank, dat van de smid. Vanaf de weg zie je haar het derde krukje op tafel zetten.

event-118-title = Door de deur
event-118-intro = In haar goede schort staat ze voor de cel, en achter de deur is het stil geworden. Weerwolven kennen een stem. Ze begint heel kalm. Bij de derde zin is alles er, het voorjaar, het lint, de belofte, twintig jaar; de vrouw van de smid is naar buiten gekomen en luistert met haar hand voor haar mond, en de deur begint te buigen. Hij wil er niet uit om haar iets te doen. Hij wil naar haar toe, of weg, en het is dezelfde deur. Je leunt ertegen.
event-118-band-1 = De deur begeeft het. Je ligt eronder als hij eroverheen gaat, en hij is zo zwaar als hij eruitziet. Als je opstaat zit hij in het maanlicht tussen de twee vrouwen, een groot nat dier, en beiden kijven op hem. Het zal nog een maand duren. Ze sturen je naar huis, vriendelijk.
event-118-band-2 = De deur houdt tot ze gezegd heeft: ‘Ik neem het terug.’ Dan duwt er aan de andere kant niemand meer. De smid vraagt door het sleutelgat om zijn broek. Beide vrouwen geven je iets, en geen van beiden laat de ander zien hoeveel.
event-118-band-3 = De deur houdt. Woord voor woord neemt ze het terug, vanaf het eind, en bij elk woord valt er achter de deur iets af als een tuig. ’s Ochtends zitten er drie aan de tafel van de smid en weten niet wat ze moeten zeggen. Je weet nu wat een deur kan hebben, als er iemand achter staat.

event-119-title = De waslijn
event-119-intro = De lijn loopt van wilg naar wilg, de hele oever langs, en eraan hangt wat de mensen graag kwijt waren: stotteren, boze dromen, het humeur van een dode vrouw, een mank been. De wind gaat erdoor, en de oever mompelt. Helemaal aan het eind, klein en schoon, vind je een woord dat je ooit voor je moeder had. Je wist niet dat het weg was.
event-119-a = Alles van de lijn halen.
event-119-a-result = Arm voor arm haal je het eraf, en je geeft het aan de wind. Als spreeuwen trekt het landinwaarts. Achter je in het moeras slaat een deur, dan een tweede en een derde.
event-119-b = Alleen het jouwe nemen.
event-119-b-result = In je mond is het nog warm. Op de terugweg staat moeder Mout, die brouwt, in de deur met een kroes voor onderweg en zegt er niets over. Je zou kunnen vragen waarvan ze zo vriendelijk brouwt. Je drinkt de kroes leeg.

event-120-title = De zusters zijn boos
event-120-intro = Ze komen over het water zonder hun zoom nat te maken, een brouwend, een wevend, een met bewegende lippen. Veertig jaar was! Opeten willen ze je niet; ze willen dat je het weer ophangt. Van het land klinken de eerste kreten, waar een mank been is thuisgekomen. ‘Wat hebt u dan,’ vraagt moeder Rafel, ‘dat zo mooi hangt als dat alles?’ Je kunt haar maar beter iets laten zien.
event-120-band-1 = Ze zien het weinige dat je hebt, en lachen dat de wilgen schudden, en dan geven ze je oorvijgen, alle drie, om de beurt. Het dorp betaalt toch voor zijn nachtmerries. Naar je eigen verlang je wel.
event-120-band-2 = Wat je laat zien is degelijk, en ze hangen het op en bekijken het met hun hoofd scheef. Voor een kleine lijn is het goed genoeg. Het dorp bedankt je met een collecte, een beetje stotterend.
event-120-band-3 = Het beste wat je kunt, laat je zien, tot het eind. Moeder Stil houdt midden in een woord op. Ze geven het terug: er hangt niets los, zeggen ze, het is uit één stuk. Ook dat is nieuw voor je.

event-121-title = Een jongen en een vuur
event-121-intro = Hij heeft iets in een holle boom gerookt en staat ervoor met de pook, zwart in zijn gezicht. ‘Het is een nekker,’ zegt hij, ‘of een das. Ik heb het gevraagd, maar hij zegt niks.’ Twee nachten heeft hij niet geslapen, zodat het niet weg kon. Als je de molenaar noemt keert hij je zijn rug toe. ‘Zei hij waarvoor?’ vraagt hij aan de boom.
event-121-a = Zeggen wat de molenaar zei.
event-121-a-result = Nu zou hij antwoorden, zeg je. De jongen denkt na met zijn hele gezicht. ‘Op alles?’ vraagt hij. Hij heeft een lijst. Hij haalt hem uit zijn laars; hij is zo lang als zijn arm, en in de boom hoest iemand.
event-121-b = Eerst naar de boom kijken.
event-121-b-result = Het is een nekker, een heel oude, met rook in zijn ogen, en het spijt hem. Je laat hem gaan, en hinkend wijst hij het spoor naar de anderen. De jongen schrijft het op. Hij komt naar huis, zegt hij, maar alleen voor een langer potlood.

event-122-title = De lijst
event-122-intro = Ze ontmoeten elkaar bij de voorde, de molenaar aan de ene kant, de jongen aan de andere, en geen van beiden gaat erin. Dus gebeurt het over het water. Waarom is brood zwaarder als je verdrietig bent? Wie heeft de eerste molensteen gehakt, en waarmee? ‘Dat weet ik niet,’ zegt de molenaar. ‘Dat ook niet.’ Veertig keer zegt hij het, luid, zodat je het hoort. Op het laatst rolt de jongen de lijst op. ‘Was je bang?’ Die stond er niet op.
event-122-result = ‘Ja,’ zegt de molenaar en krijgt natte voeten. Jij staat in het midden, want er moet iemand staan, en houdt het deksel vast. Hij betaalt je uit zijn schort. Veertig eerlijke antwoorden achter elkaar, en dat heeft iets met de jouwe gedaan.

event-123-title = De steengroeve
event-123-intro = Het zijn er zeven, op een hoop, als honden voor een kachel. Ghoelen worden allemaal tegelijk wakker. Kord staat naast je met de dennentak die hij heeft meegenomen, en je hoort zijn tanden. ‘Wie ben je?’ vraag je, zoals afgesproken. Hij moet nadenken. ‘Koenraad,’ zegt hij dan, heel verbaasd, ‘van de looierij’; en hij stapt naar voren.
event-123-band-1 = Het zijn er te veel. Koenraad van de looierij gaat onder twee neer, en je geeft alles wat je hebt om hem er aan één laars uit te trekken. Hij leeft. Hij krijgt een litteken, een echt. Hij vraagt om een spiegel voor hij om water vraagt.
event-123-band-2 = De vier rechts zijn voor jou, en hij houdt er drie bezig door luidkeels Koenraad te zijn. Het dorp betaalt. Als ze willen drinken op de Gesel van de Zeven Dalen kijkt hij ook rond waar die is.
event-123-band-3 = In één gang ben je erdoorheen en je draait je om, en daar staat hij boven de laatste, met een halve tak. Hij schokt; Koenraad slaat nog eens. Het dorp geeft hem de lauwerkrans en jou de beurs. De krans zet hij de ghoel op.

event-124-title = Betaald
event-124-intro = De boot ligt onder de wilgen waar ze hem hebben gelaten, drie jaar geleden, na de vloed. Aan de overkant woonde de weduwe van een veerman; ze hadden haar zien zwaaien en gedacht dat het een afscheid was. De moeder trekt haar sloffen uit, stapt in het water en duwt de boot alleen naar de overkant, tot haar hals. Ze blijft er lang. In het gras naast je gaat de gloed uit, beetje bij beetje, als een lamp die niet meer nodig is.
event-124-result = Nu is het alleen nog een hond, groot en zwart en van niemand. Hij gaat mee. Maar zijn vak is hij niet vergeten: wat in een gevecht het eerst op je afkomt komt hem halverwege tegen, en de beet is dan niet meer wat hij was.

event-125-title = De gastheer
event-125-intro = In een grot van blauw ijs zit de gastheer aan een lange tafel, pen achter zijn oor. Hij is wit, ruig en heel groot. Langs de tafel zitten zijn gasten, negen, rechtop, met servetten, doorgevroren; voor elk staat een pot jam. De beste plaatsen heeft hij hun gegeven. Hij begrijpt niet waarom ze in de hut zo kort blijven en hier zo lang. Hij kijkt je aan en trekt een stoel naar achteren.
event-125-a = Gaan zitten.
event-125-a-result = Je gaat zitten. De kou komt door de zitting omhoog als een vraag. Een vraag heeft hij ook, je ziet dat hij er jaren op heeft geoefend. Hij doopt de pen in en schuift hem naar je toe.
event-125-b = De gasten loshakken en gaan.
event-125-b-result = Losgehakt gaan ze op de slee naar beneden, drie tegelijk, en hij helpt dragen. De familie betaalt. Voor het dagboek betaalt de uitgever van prof. Lind. Ten slotte brengt hij je de jam, negen potten, ongeopend, en staat in de sneeuw zolang je te zien bent.

event-126-title = Hoe was uw verblijf
event-126-intro = HOE WAS UW VERBLIJF, heeft hij geschreven, in letters zo groot als een hand, en onderstreept. Er is plaats voor een antwoord. Alle anderen aan deze tafel waren te stijf om te schrijven. Je eigen vingers worden wit vanaf de toppen. Hij heeft zijn poten gevouwen en kijkt langs je heen, om je niet op te jagen. Je hoort hem ademen. In de hele gletsjer is verder niets te horen.
event-126-band-1 = Je schrijft dat het koud was. Hij leest het twee keer. Dan staat hij op, helemaal ontdaan, en wikkelt je in alles wat hij heeft, zichzelf ook, en het is avond voor je je eruit hebt gewerkt. Overal blauwe plekken, van goedheid.
event-126-band-2 = Je schrijft: jam heel lekker. Hij moet zich aan de tafel vasthouden. Dat heeft nog nooit iemand gezegd. Hij laat je de voorraadkamer zien, waar de gletsjer bewaart wat reizigers al tweehonderd jaar verliezen, en je mag kiezen.
event-126-band-3 = De waarheid, een volle bladzijde lang. Hij leest met zijn vinger op de regel. Hij knikt. ’s Avonds draagt hij de negen zelf naar de pas en legt ze neer waar ze gevonden worden. Iets zo groots zo snel te zien leren laat iets achter.

event-127-title = Wie er wachtte
event-127-intro = In de hut zit een kat. Muizen heeft ze gehad, sneeuw heeft ze gehad, en ze is buiten zichzelf. Langs de muur staan zijn schoenen, in paren, van klein naar groot; op tafel een kom, afgewassen. Ze kijkt langs je heen wie er nog komt, en blijft kijken. Na een poos klimt ze op je knie, met al haar nagels, en vertelt je alles.
event-127-a = Blijven tot ze klaar is.
event-127-a-result = Dat duurt de hele nacht. De kachel trekt goed, en op de plank staat wat hij tegen de kou dronk. ’s Ochtends loopt ze voor je uit de pas af, gaat aan de voeten van de postbode zitten en kijkt omhoog. De volgende dag is er geen nieuwe brief.
event-127-b = Haar naar hem toe dragen.
event-127-b-result = Onder je hemd zit ze niet stil, en je ribben leren er iets van. Als je haar op zijn arm zet buigt hij die, heel langzaam, in de elleboog. Nu kunnen ze hem begraven. Wie de ronde krijgt is nog niet beslist.

event-128-title = Schone handen
event-128-intro = Hij ontvangt je in Vizima in een kamer vol waskommen. Hij was jong, de moeder van het meisje had gelachen, hij had bij een raam een paar woorden gezegd; sindsdien wast hij zich. Hij gaf alles om ze terug te nemen. Hoe het moet weet hij ook: iemand moet in haar plaats in de kist liggen, van de avond tot het hanengekraai. Hij heeft de kist laten meten. Hij is te lang, zegt hij. Het zijn de knieën.
event-128-a = Hem toch meenemen.
event-128-a-result = Bij zijn schone kraag pak je hem. In de koets zwijgt hij, en dan vertelt hij over haar moeder, en hoe ze lachte. Het ging om zijn hoed. Bij de toren heeft iemand net het vierde deel opengeslagen.
event-128-b = Zijn geld aannemen voor de tante.
event-128-b-result = Hij betaalt en betaalt; het tellen doet hem goed. De tante koopt er olie van, en een vijfde deel. Of het het meisje helpt weet niemand, maar ze gromt nu op de goede plaatsen, waar het spannend is.

event-129-title = Tot het hanengekraai
event-129-intro = Hij ligt in de kist, knieën omhoog, handen gevouwen, voor één keer vuil. De tante leest. Om middernacht komt ze op handen en voeten de trap af, vindt haar bed bezet, en van haar kreet gaat de kaars uit. Jij staat voor het deksel. Het is vier uur tot het hanengekraai, en ze kan nergens anders slapen.
event-129-band-1 = Ze gaat door je heen als door een gordijn, en alles wat je draagt gaat mee. De oude is er aan de andere kant uit gekropen; hij rent. Zij kruipt in haar kist en jankt. De tante heeft de bladzijde weer gevonden.
event-129-band-2 = Uur na uur draaien jullie om elkaar heen, met de kist ertussen. Bij de derde haan valt ze om en is ze een meisje, één ademtocht lang; dan is de zon er nog niet helemaal, en is ze het niet. Volgende week, zegt de tante. De oude betaalt. Hij gaat weer liggen.
event-129-band-3 = Je houdt stand. Ze wordt moe, kruipt onder je arm als een kind, met al die tanden, en slaapt daar staand. Als het licht is vraagt ze wat er van het kasteel is geworden. In de kist snikt de oude.
event-129-band-4 = Je houdt stand, en op het ergste moment zeg je hoe het in het boek verdergaat; je had geluisterd. Ze houdt in. Ze wil weten hoe het afloopt, en jij ook. De haan hoort geen van beiden.

event-130-title = Op doorreis
event-130-intro = In Stygga doet de broer open, en je hebt je voet tussen de deur voor hij is uitgeschreeuwd. Ze zit bij de kachel met een blauw oog. De hond ligt op haar voeten en trekt onafgebroken zijn lip naar hem op. ‘Vier weken,’ zegt ze als je donderdag zegt. ‘Hij laat me er niet uit. Hangt hij goed? Heeft hij zon?’
event-130-a = In plaats daarvan de broer eruit zetten.
event-130-a-result = Lang duurt het niet, maar hij is zwaar en kent de treden. Ze sluit de deur achter hem, leunt ertegen en is verbaasd hoe licht die is. Donderdag komen er twee de heuvel op, en één blaft. In de wind draait hij zich om.
event-130-b = Haar naar de baljuw brengen.
event-130-b-result = De baljuw schrijft alles op; de broer heeft daar vrienden, geeft je een rondje en betaalt je tijd. Zij krijgt een kamer boven de stal. Uitzicht is er niet. Op de terugweg snijd je de gehangene los, zodat hij haar zelf kan zoeken.

event-131-title = Het bord
event-131-intro = Het bord staat klaar, met mes en vork, de lamp laag. Theodor Grole kijkt lang naar de ham. ‘Van een kar,’ zegt hij. Volgens het tarief zou hij hem moeten inschrijven: wild, koninklijk, herkomst onbekend. Hij pakt de pen. ‘Meestal komt hij een dag eerder,’ zegt hij tegen het grootboek. ‘Meestal wordt er geklopt, en als ik opendoe is er niemand. Dit jaar is er niet geklopt.’
event-131-a = Zwijgen.
event-131-a-result = Hij wacht even en snijdt dan aan. Het vindersloon betaalt hij uit eigen zak, precies. ’s Nachts gaat in het kantoor de lamp uit; in de sneeuw staan sporen van iemand die bang is voor honden, en ze lopen de bergen in.
event-131-b = Zeggen: drie tenen te weinig.
event-131-b-result = Hij zet zijn hoed op zonder het boek te sluiten. Jij gaat voorop met de lantaarn, hij erachter met de ham. In de hut zegt niemand een woord; hij knielt neer en begint te wrijven. Dat je van Grole moed kon leren had je niet gedacht.

event-132-title = De zus
event-132-intro = Ze heeft acht kleinkinderen en een zuivelhoeve, en je moet haar op weg helpen. Ach, die. De een zou om haar hand vragen, de ander zou die geven; ze had ieder apart gezegd dat de ander haar beledigd had, omdat ze om geen van beiden gaf. Ze dacht dat ze tot het avondeten bezig zouden zijn. ‘Elf jaar?’ Ze zet de karn neer. ‘Bij dezelfde voorde? Allebei?’ Iets als trots gaat over haar gezicht.
event-132-a = Haar naar de voorde brengen.
event-132-a-result = Ze doet haar schort af en neemt het dan toch mee. Onderweg bedenkt ze een verontschuldiging, lacht halverwege en begint opnieuw. De kleinkinderen rennen vooruit met stokken, de ene kant groen en de andere rood.
event-132-b = Hun haar groeten brengen, en boter.
event-132-b-result = Je brengt ze. De boter gaat heen en weer, en ieder leest erin wat hij wil. De volgende ochtend om acht hoor je ze weer beginnen, met zin. Ze betaalt je, in room, om te zeggen dat de deur op slot was.

event-133-title = Zes uur
event-133-intro = Ze vertelt het hun. Ze staan in het water en luisteren, en het wordt zes uur zonder dat een van beiden het merkt. ‘Dus niemand is beledigd,’ zegt de groene. ‘Ik wel,’ zegt ze. ‘Jullie hebben me nooit iets gevraagd, geen van beiden, behalve of ik de ander had gezien.’ Het is heel stil. De rode legt zijn helm op de rivier; die drijft een eindje en zinkt.
event-133-result = Ten slotte dragen ze haar naar de overkant, een aan elke kant, want ze wil zien wat daar is dat elf jaar heeft gekost. Het is een weide. Ze betalen je als getuige. Hoe twee mannen op hetzelfde ogenblik een last neerzetten heb je goed bekeken.

event-134-title = Bewijsstuk
event-134-intro = Aan de voet van een eik ligt een marskramer, dood sinds de herfst, schoon afgepikt. Eén ding hebben ze hem gelaten. Het zit in een lap om zijn hals, en daaruit voerde hij ze, elke dag, jarenlang, onderweg, met de helft van alles. Eén keer nam ze die lap in haar snavel, om iets van hem te hebben. Van hem neemt niemand: zo is de wet. Elf kraaien kijken wat jij ermee doet.
event-134-a = Hem ermee begraven.
event-134-a-result = Terwijl je graaft, staat zij erbij. Als je de lap op zijn borst legt komen de elf uit de eik naar beneden, een voor een, en elk laat iets in het graf vallen: een knoop, een boon, een stukje glas. De laatste laat het hare naast je hand vallen.
event-134-b = Zijn mars naar het volgende dorp brengen.
event-134-b-result = De mars hangt onaangeroerd in de eik, het geld in het deksel; je verkoopt de naalden en houdt wat de vinder toekomt. Als je langs het veld komt is er geen kring meer en geen vogel. In de stoppels liggen veren, allemaal zwart.

event-135-title = Pleiter voor de kraaien
event-135-intro = Het is een kiezel, zwart, met een gat, zoals kraaien die geven aan wie voor hen gesproken heeft. Voor het oog gehouden toont hij de wereld zoals zij die zien, van iets hoger, en wat gauw sterft is een tint bleker. Zelf is ze de eik in gegaan, en de vleugel hangt recht. De zitting wordt verdaagd.
event-135-result = Aan een koord draag je hem. Als je hand in een gevecht een Teken maakt zie je jezelf even van boven, en wat er van achteren komt; en er is iets meer tussen dat en jou.

event-136-title = Wie de wieg schommelt
event-136-intro = In het riet is de wieg tot rust gekomen, en de arm die hem schommelde ligt op de rand, groen, met zwemvliezen en een armband van wier. De vrouw van een verdrinker, als dat bestaat. Het kind is wakker en houdt een vinger van haar vast. De hele nacht heeft ze het boven water gedragen, en nu weet ze niet wat zoiets eet. Als ze de boot ziet laat ze al haar tanden zien. Los laat ze niet.
event-136-band-1 = Bij je eerste beweging vliegt ze je naar de keel, zoals iedere moeder. Het kost je je maliën en de boot een zij. Ten slotte heb jij het kind en zij de deken, en ze schreeuwt je na, de hele rivier af.
event-136-band-2 = Tot het donker is, ligt je brood op de rand. Ze schuift de wieg een handbreedte naar je toe en neemt het brood. Op de oever telt de vader zijn kinderen en heeft er een meer. Je weet waar ze woont, en het spoor. Je houdt het voor je.
event-136-band-3 = Je laat zien hoe je het vasthoudt, een hand achter het hoofdje. Ze kan het meteen, en beter. Dan geeft ze het je, want waar zij woont is het koud; en uit de modder een dichte fles erbij, voor de schrik. Je zit nog lang in de boot.

event-137-title = Het hert
event-137-intro = Het staat op de laatste open plek, zijn adem om zich heen, wit, en zo hoog als een huisdeur. In zijn gewei hangt mos, en in het mos nestelt een vogel. Het hoort je al twee dagen. Op een stronk liggen dertig gaven, een per jaar: een mes, een handschoen, een grijs geworden lok. Hij is hier dus geweest. Elk jaar is hij hier geweest, is naar huis gegaan en heeft gezegd dat hij het spoor kwijt was.
event-137-a = Iets van jezelf achterlaten.
event-137-a-result = Terwijl je nadenkt wordt het koud, en dan leg je het bij de rest. Het hert buigt zijn kop en ademt erop. Je gaat terug langs de weg die je kwam, en je eigen sporen zijn weg.
event-137-b = De afgeworpen stang meenemen.
event-137-b-result = Hij ligt in het gras, zwaarder dan een ploeg, en niemand heeft er hier iets aan. Je draagt hem naar beneden. De apotheker weegt hem twee keer en haalt dan zijn broer. Als Corvin het hoort vraagt hij alleen welke kant. De linker, zeg je. Hij knikt en doet de deur dicht.

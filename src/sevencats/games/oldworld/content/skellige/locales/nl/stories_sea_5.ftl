story-sea-stones = Veertig stenen, met opschrift
story-sea-stones-intro = De lading bestaat uit grafstenen, veertig stuks, door het eiland vooruit besteld, want per partij zijn ze goedkoper. De steenhouwer in Novigrad heeft gedaan wat gevraagd was: naam, beroep, een vers. Alleen de sterfjaren wist hij niet, en dus heeft hij er maar wat ingevuld, naar eigen inzicht, om zich een tweede reis te besparen. Bij het sjorren vind je die van de stuurman. Er staat dit jaar op.
story-sea-stones-a = Hem aan de stuurman laten zien.
story-sea-stones-a-result = Hij kijkt er lang naar en vraagt om je mes. Dan krast hij het laatste cijfer om in een ander, zijn tong tussen zijn tanden, en stapt achteruit om het te bewonderen. Daarna stuurt hij als een man die alle tijd van de wereld heeft.
story-sea-stones-b = Hem omkeren en erop gaan zitten.
story-sea-stones-b-result = De hele weg zit je erop en zegt dat je moe bent. Hij brengt je warm bier. In de haven betaalt de agent van de steenhouwer je voor zorgvuldige behandeling, en van de sjouwers leer je hoe je iets verplaatst dat niemand mag lezen.

story-sea-stones-danger = Wiens steen eerst
story-sea-stones-danger-intro = De boot zinkt onder veertig grafstenen, en minstens tien moeten er overboord. Hier geldt: wiens steen ondergaat, die gaat onder. Dus lezen ze bij lantaarnlicht de namen voor en twisten. Die van de weduwe wil niemand gooien, en die van de jongen ook niet. ‘Er is er een zonder naam,’ zegt de maat. ‘Die was reserve.’ Ze kijken allemaal naar jou.
story-sea-stones-danger-a = Er jouw naam in laten krassen.
story-sea-stones-danger-a-result = De maat krast je naam erin, niet slecht, en daar gaat hij. Negen andere volgen makkelijker, nu iemand begonnen is. De rest van de weg heb je het zo koud dat er twee ongevraagd naast je komen zitten.
story-sea-stones-danger-b = De beurs gooien en ballast lossen.
story-sea-stones-danger-b-result = In plaats daarvan gooien jullie ballast, kisten en geld overboord, en iedereen neemt een steen op schoot zodat de boot recht ligt. De nacht is lang, met het graf van een buurman op schoot. ’s Ochtends kent iedereen de verzen uit het hoofd.

story-sea-survey = Peilingen
story-sea-survey-intro = Adelheid Voss, landmeetster van de kroon, is gekomen om de eilanden te tekenen. Ze zit op de boeg met haar lood en een natte kaart, precies en zeeziek. Voor jullie ligt een eilandje met zes schoorstenen. De mensen zijn naar buiten geroeid en vragen, muts in de hand, of ze het wil weglaten. Wat niet op de kaart staat, betaalt geen belasting. ‘Het krijgt ook geen hulp,’ zegt Voss. ‘Geen dokter, geen vuur, geen brood in een slecht jaar.’ Ze geeft je het lood.
story-sea-survey-a = De dieptes roepen zoals ze zijn.
story-sea-survey-a-result = Jij roept, zij schrijft, en ’s avonds heeft het eilandje een naam, in inkt. Ze betaalt je als een kettingman. De mensen roeien naar huis zonder hun muts op te zetten. Komend voorjaar is er een ontvanger, en een vroedvrouw.
story-sea-survey-b = De lijn voorbij de bodem laten lopen.
story-sea-survey-b-result = Je roept een diepte die geen lijn haalt. Voss kijkt naar jou, kijkt naar de schoorstenen en schrijft met heel fijne hand: open zee. Als het donker is, stoot er iets tegen de romp: een mand, met flessen erin en het nieuws van wat er aan de noordkant aan land ligt.
story-sea-survey-c = Haar vragen wat zij zou willen.
story-sea-survey-c-result = Ze zet haar bril af. Zoiets heb je haar al eens gevraagd, op het droge. Als ze daar woonde, zegt ze, zou ze een slechte kaart willen en goede buren. Ze tekent een rots waar het eilandje ligt. Tot de ochtend leer je hoe je meet, en hoe je dat laat.

story-sea-survey-danger = Vanochtend niet aanwezig
story-sea-survey-danger-intro = Gisteren, zegt Adelheid Voss, was hier een berg, rokend, met een peiling en een hoogte. Vanochtend is er mist en een warme stroom. Drie keer heeft ze het nagerekend. Of haar ketting klopt niet, en dan kloppen twaalf jaar kaarten niet; of de berg is ergens heen gegaan. De roeiers zijn voor de ketting. Onder de kiel borrelt heet water, en vissen drijven voorbij, goed gaar.
story-sea-survey-danger-a = Het warme water achternaroeien.
story-sea-survey-danger-a-result = Jullie roeien erin tot de teer loopt en de blaren komen, en dan is de mist stoom, en achter de stoom is een berg, precies waar zij hem getekend had. Hij had alleen de deken over zijn hoofd getrokken. Voss noteert de tijd en huilt een beetje.
story-sea-survey-danger-b = Omkeren voordat de boot kookt.
story-sea-survey-danger-b-result = Dat hoef je de bemanning geen twee keer te zeggen. Voss zit met haar rug naar hen toe en verbetert niets. In de haven vraagt ze je te getuigen dat ze gelijk had, per gisteren. Je tekent.

story-sea-song = Een lied met een gat
story-sea-song-intro = Het roeilied van het schip heeft negen coupletten, en het vierde ontbreekt. De oude slagroeier kende het, en in maart hebben ze hem begraven zonder het te vragen. Sindsdien raken na het derde telkens de riemen in de war en maken iedereen nat. Ze hebben neuriën geprobeerd, tellen, en een minuut stilte. Nu kijken ze naar jou, die toch wel een lied of twee gehoord zal hebben. Het derde eindigt op een vis en een weduwe.
story-sea-song-a = Een vierde couplet verzinnen.
story-sea-song-a-result = In het jouwe zitten een deurwaarder en een gat in een boot. Ze proberen het, voorzichtig; de riemen gaan erdoor. Tegen de avond zweren ze dat het altijd zo was en dat de oude slagroeier het zo zong. Je krijgt een deel van de vangst, als maker, of als erfgenaam.
story-sea-song-b = Ze het achterstevoren laten roeien.
story-sea-song-b-result = Het gaat van het negende couplet tot het vijfde; daar zit het gat, en daar beginnen ze gewoon opnieuw. Het is dwaas, en het werkt. Je leert er een maat van waarop geen tegenstander kan dansen.
story-sea-song-c = Tibor er één keer naar laten luisteren.
story-sea-song-c-result = De vedelaar laat het ze twee keer zingen en speelt dan wat er ontbreekt, want een wijs weet zelf waar het heen moet, zegt hij. Het is een couplet over de oude slagroeier. Verscheidenen moeten over het water uitkijken. In de helft van de tijd roeien ze jullie erheen, en iemand heeft een fles in je tas gestopt.

story-sea-song-danger = De oude slagroeier zingt
story-sea-song-danger-intro = Na het derde couplet van het roeilied, waar al maanden een gat zit, zingt iemand het vierde. Het komt van onder de boot, met de stem van de oude slagroeier, die ze hier in maart aan de zee hebben gegeven. Het is een goed couplet. Alleen een beetje sneller dan het derde, en de volgende keer nog sneller, en de riemen gaan mee. De roeiers kunnen niet ophouden. Hun ogen vragen je iets te doen.
story-sea-song-danger-a = Ertegenin zingen, langzamer.
story-sea-song-danger-a-result = Je gaat op een bank staan en brult het derde couplet, en nog eens het derde, je voet in de maat, tot hij daar beneden de draad kwijtraakt. Je stem is weg, en je benen zijn er niet beter aan toe. De oudste roeier zegt: dat deed hij altijd.
story-sea-song-danger-b = Je over de riemen gooien.
story-sea-song-danger-b-result = Drie ervan krijg je in je ribben, en het lied valt uiteen. In de stilte hoor je van beneden een beledigd kuchje. Zonder muziek roeien ze door, ieder voor zich, en komen op verschillende tijden aan.

story-sea-egg = Voorzichtig, breekbaar
story-sea-egg-intro = Op de kist staat DEZE KANT BOVEN, en hij is gericht aan heren die beesten houden om naar te kijken. In het stro ligt een ei van een griffioen, zo groot als een kaas, gespikkeld en warm. Klop je, dan klopt het terug. Griffioenen blijven een leven lang bij elkaar, en allebei zoeken ze een ei tot ze erbij neervallen. Al twee dagen staat er een stip boven de mast, heel hoog. De schipper is vooruit betaald en kijkt niet naar de hemel.
story-sea-egg-a = Het afleveren zoals afgesproken.
story-sea-egg-a-result = Onder een natte doek draag je het naar de agent van de koper, en het klopt de hele weg. Hij is verrukt en betaalt je wat het weegt. ’s Avonds zie je de stip boven het eiland zakken, lager en lager, en dan zijn het er twee.
story-sea-egg-b = Het op de volgende klip zetten.
story-sea-egg-b-result = Met de kist op je rug klim je naar de hoogste richel. Je bent nog geen tien stappen ver of het licht verandert. Ze kijkt niet eens naar je. In haar schaduw daal je af, en je weet nu waar hier de griffioenen slapen.

story-sea-egg-danger = Het adres van de moeder
story-sea-egg-danger-intro = De griffioen komt uit de zon. Een week lang heeft ze de kist gevolgd, over zee, die griffioenen haten, en ze is mager en dol. Vanochtend is het ei uitgekomen; het jong zit in het stro en krijst naar wat het dichtst bij is, haar of de kok. De eerste duikvlucht kost de masttop. De schipper brult dat de kist overboord moet. Het adres erop kun je van hier lezen: een eiland dat je niet kent.
story-sea-egg-danger-a = Het jong de mast in dragen.
story-sea-egg-danger-a-result = In je wambuis bijt het jong de hele klim lang. Ze landt op de ra, en even kijk je in een oog zo groot als je vuist. Dan neemt ze het van je over, met wat van je wambuis en wat van jou.
story-sea-egg-danger-b = Haar afweren en het adres bewaren.
story-sea-egg-danger-b-result = Je gooit wat er ligt, tot ze de kist te pakken heeft en er zwaar mee wegwiekt, naar huis. Het papier heb je in je vuist. Heren die beesten houden om naar te kijken, staat er, en hoe je hun eiland vindt.

story-sea-saint = Twee rechterwijsvingers
story-sea-saint-intro = Midden in de zee-engte zijn twee boten met pelgrims elkaar tegengekomen, elk met een relikwie: de rechterwijsvinger van dezelfde heilige. Beide hebben een oorkonde. Een uur lang hebben ze elkaar toegezongen en zijn nu door hun liederen heen. Ze wenden zich tot jou. U hebt met lijken van doen, zegt de ene abt. U herkent een heilige, zegt de andere, en allebei houden ze een glazen kistje omhoog en hun adem in.
story-sea-saint-a = Ze allebei voor echt verklaren.
story-sea-saint-a-result = Hij was een heel heilig man, zeg je, en hij wees veel. Je kunt een vinger horen vallen. Dan omhelzen de abten elkaar, en beide gemeenten betalen voor het oordeel. Zij aan zij varen ze verder en zingen in twee toonsoorten.
story-sea-saint-b = Eraan ruiken.
story-sea-saint-b-result = Een ervan is van een ghoel; die hebben dat ene kootje te veel. Je zegt het zacht, alleen tegen zijn abt. Hij wordt wit en bedankt je dan. Al dertig jaar vraagt hij zich af waarom het krabde. Hij geeft je de olie waar de vinger in lag, die is uitstekend, en de vinger gaat overboord.

story-sea-saint-danger = De vinger wijst
story-sea-saint-danger-intro = In het glazen kistje heeft de relikwie zich omgedraaid. Eerst wees de vinger naar de hemel. Nu wijst hij over de reling, en draait de boot, dan draait hij mee als een naald, altijd naar dezelfde plek in zee. De pelgrims zijn op hun knieën gevallen. Daar moet een graf liggen, zegt de abt, of een schat van het geloof. De bemanning kijkt naar die plek, en hoe glad die is. De abt laat er het anker vallen.
story-sea-saint-danger-a = Het anker dan maar laten vallen.
story-sea-saint-danger-a-result = Het zakt lang en komt neer op iets dat meegeeft. Met kreten van vreugde hijsen de mensen van de abt op wat er aan de vloeien hangt: een kandelaar, een ambtsketen. Dan gaat het anker lopen, vanzelf, en neemt het touw mee.
story-sea-saint-danger-b = De vinger in je zak steken.
story-sea-saint-danger-b-result = Je steekt hem weg met kistje en al, en de boot roeit verder, al kost het je de collecte en een nacht waarin ze voor je bidden. In je zak krabt hij, de hele tijd, in die ene richting. Op de kade neemt de abt hem zwijgend terug.

story-sea-mast = Goed recht hout
story-sea-mast-intro = De nieuwe mast was goedkoop. Hij is recht, kurkdroog en zonder kwast, en hij stond zestig jaar op een heuvel bij Cidaris, met een dwarsbalk. Inmiddels weten ze het. ’s Nachts, met noordenwind, kraakt hij, en wie ertegen leunt hoort wat iemand het laatst dacht: ik heb het gedaan. Ik heb het niet gedaan. De koe was van mij. De schipper slaapt met wol in zijn oren en wil weten of er iets aan te doen is.
story-sea-mast-a = Ertegen leunen en luisteren.
story-sea-mast-a-result = Met je rug ertegen zit je tot de hemel grijs wordt. De een na de ander zegt wat hij te zeggen heeft en zwijgt dan. Eentje die het gedaan had, vertelt je uitvoerig waar zijns gelijken onderduiken. Bij zonsopgang is het een mast.
story-sea-mast-b = Hem een kneep van het vak vragen.
story-sea-mast-b-result = Onder zestig jaar gehangenen zijn twee schermmeesters en een gifmenger. Je stelt het hout je vraag en legt je wang ertegen. Het antwoord kost je iets waar je tot nu toe zeker van was, en dat is het waard.

story-sea-mast-danger = De mast wil gezelschap
story-sea-mast-danger-intro = De mast was ooit een galg, en in een storm komen oude gewoonten terug. Vanzelf knopen de losse einden zich tot lussen. Eén hangt op nekhoogte van de maat, een andere op die van de stuurman, en een derde, tamelijk zorgvuldig gemaakt, op de jouwe. Telkens als het schip rolt, zwaaien ze dichterbij. De schipper geeft toe dat hij goedkoop was. Hij is het ruim in geklommen, waar je niet rechtop kunt staan.
story-sea-mast-danger-a = De mast kappen.
story-sea-mast-danger-a-result = Je hakt erop in terwijl hij naar je grijpt. Met een krak als van een valluik gaat hij overboord, en het halve want gaat mee, met wat daar te drogen hing. De rest van de weg wordt geroeid, en die is lang.
story-sea-mast-danger-b = Hem iets opbiechten.
story-sea-mast-danger-b-result = Hij wil iets horen, voel je, zoals altijd al. Van dichtbij zeg je hem iets wat je nog nooit iemand hebt gezegd. De lussen vallen open. Eentje had de tijd zich wat aan te trekken, en een week lang slik je met moeite.

story-sea-ice = De man in het ijs
story-sea-ice-intro = Elk voorjaar drijft hij in dezelfde schots voorbij, staande, in ouderwetse kleren, zijn rechterhand uit het ijs gestoken. De bemanningen roeien erheen en schudden die hand, dat brengt geluk; hij is al helemaal glad. Zijn gezicht is vriendelijk en een beetje afwezig. Dit jaar heeft de zon hem geraakt. Ook de linkerhand is vrij, en daarin zit een briefje, klein gevouwen. Niemand wil degene zijn die het leest.
story-sea-ice-a = Het briefje pakken en lezen.
story-sea-ice-a-result = Het is een ophaalbewijs, voor een jas. Achterop staat een adres, en daaronder: het wordt laat, blijf niet op. Je brengt het erheen. Het huis is van een achterkleindochter. Ze lacht, huilt en geeft je de jas, die nooit iemand heeft gehaald. Hij is warm.
story-sea-ice-b = Hem eruit hakken en begraven.
story-sea-ice-b-result = Het duurt de hele dag, en de bemanning moppert om haar geluk. Aan land graaf jij, en zij dragen, en als hij beneden is, staan ze erbij met hun rechterhand in hun zak. Dagenlang voel je het in je rug, en nog ergens, waar je geen naam voor hebt.

story-sea-ice-danger = Het ijs sluit zich
story-sea-ice-danger-intro = In de nacht zijn de schotsen tegen elkaar gekomen. Overal kraakt het, en dan beginnen de planken te antwoorden. Eén geul is nog open, en die wordt smaller terwijl je kijkt. Op het ijs aan de rand staan gestalten, rechtop, een dozijn, elk met de rechterhand uitgestoken. Ze lijken te wachten tot iemand ze overzet. Of ze wijzen de weg.
story-sea-ice-danger-a = De geul door, langs de handen.
story-sea-ice-danger-a-result = Aan de ene kant wordt geroeid, aan de andere duwen jullie met de schouders tegen het ijs. De handen strijken langs je, de een na de ander, koud en heel zacht, en elk neemt iets voor de moeite: een ring van je maliën, een knoop, een ademtocht.
story-sea-ice-danger-b = De boot over het ijs terugslepen.
story-sea-ice-danger-b-result = Met zijn allen slepen jullie de boot terug, tot de zee weer zwart en open is. Dan is het middag. Als je je nog één keer omdraait, hebben de gestalten zich ook omgedraaid, en alle handen zwaaien.

story-sea-rats = Ze komen aan boord
story-sea-rats-intro = In de haven ligt jullie schip naast een fraaie driemaster, pas geschilderd. In de schemering verhuizen de ratten. In ganzenpas komen ze over de tros, van zijn dek naar dat van jullie, oude, jonge, eentje met een stuk kaas in zijn wang. Ratten weten wanneer een schip niet aankomt. Jullie bemanning is gevleid. Op de driemaster wordt geladen: vaten, dan koffers, dan een schoolklas met een vlag.
story-sea-rats-a = Naar de kapitein gaan en het zeggen.
story-sea-rats-a-result = Hij lacht, en dan gaat hij met een lamp naar beneden. Als hij bovenkomt, lacht hij niet meer. De hele nacht wordt er gelost, de vlag het laatst. Hij geeft je wat de reis had opgebracht, of een deel ervan, en elk kind geeft je een hand. Aan de ratten moet de bemanning wennen.
story-sea-rats-b = De ratten vragen wat het schip mankeert.
story-sea-rats-b-result = Je gaat op de kade zitten en kijkt wat ze onder hun nagels hebben: zaagsel, teer, een grijze schimmel die je kent. Je noemt hem tegen niemand, want de kapitein is al uitgevaren. Wat je hebt afgekrabd, geeft twee sterke flesjes. De vlag zie je een paar weken later terug.
story-sea-rats-c = Hem zeggen wat Quist zou betalen.
story-sea-rats-c-result = Je kent een gilde van rattenvangers zonder rat, zeg je. De kapitein telt de tros langs en telt nog eens. Hij laat de kinderen van boord, het schip opleggen en jullie ratten in kisten pakken, en jullie delen wat een wanhopige gildemeester per omgaande stuurt.

story-sea-rats-danger = Ze gaan
story-sea-rats-danger-intro = Midden in de zeestraat komen de ratten aan dek. Er is geen tros en geen ander schip; ze kijken over de reling, en dan springen ze, de een na de ander, en zwemmen, allemaal één kant op. In het ruim is alles droog. De timmerman heeft elke plank beklopt. Niemand vindt iets, en dat is het wat de bemanning bang maakt. De laatste rat, een oude, zit op de reling en kijkt van jou naar het water.
story-sea-rats-danger-a = De ratten volgen.
story-sea-rats-danger-a-result = Jullie sturen vijfhonderd kleine kielzogen na, terug naar waar jullie vandaan kwamen. Achter jullie, waar jullie nu zouden zijn, gaat zonder geluid de zee open, zo breed als een marktplein, en weer dicht. De oude rat rijdt op de helmstok naar huis.
story-sea-rats-danger-b = Koers houden en nog eens zoeken.
story-sea-rats-danger-b-result = Met lampen zoeken jullie, tot het gevonden is: onder de kiel, aan de buitenkant, heeft iets zich vastgegrepen, en het is geduldig. Met stokken en heet pek krijgen jullie het los, en laten er vel en spullen bij. Het laat zich zakken en kijkt omhoog.

story-sea-tithe = Wat ze ervoor neerleggen
story-sea-tithe-intro = Eens in de maand roeit het dorp iets naar buiten voor wie daar beneden is. Vroeger waren het brood en een bel. Sinds de winter wil het meer, en nu is het lot gevallen op de koe van de oude Bera, haar enige. De koe staat met een krans om in de boot te kauwen. Bera is naast haar tot haar middel de zee in gelopen en laat het touw niet los. Ze vragen jou, die van ver komt, of het moet.
story-sea-tithe-a = In plaats daarvan iets van jezelf geven.
story-sea-tithe-a-result = Je roeit alleen naar buiten en laat het over de rand zakken, iets dat je goed heeft gediend. Een poos ligt het op het water. Dan wordt het aangenomen, tamelijk beleefd. Het dorp houdt een kleine inzameling, Bera stuurt een kaas, en de bellen komen van dieper dan eerst.
story-sea-tithe-b = Zeggen dat het moet.
story-sea-tithe-b-result = Je zegt het, en ze knikken; van een vreemde is het makkelijker. De koe zwemt verbazend lang. Ze betalen je voor de raad, vlug, en gaan ieder langs een eigen weg naar huis. De hele nacht roept iemand uit alle macht een koe binnen om te melken.

story-sea-tithe-danger = De boot komt leeg terug
story-sea-tithe-danger-intro = Tussen jullie en het land drijft een bootje met een krans op de boeg, de tiend van een of ander dorp, en het is leeg. Toch ligt het diep in het water, alsof er iemand in zit die zwaar is. Roeien jullie, dan volgt het. Stoppen jullie, dan stopt het. De bemanning heeft het begrepen: deze maand was het niet genoeg, en nu gaat het van deur tot deur.
story-sea-tithe-danger-a = Het lege bootje vullen.
story-sea-tithe-danger-a-result = Jullie gooien erin wat jullie hebben: geld, het goede touw, een ham. Vreemd genoeg komt het met elk ding wat omhoog, en op het eind drijft het hoog en licht. Een golf draait het om, en het drijft tevreden weg, naar de diepte toe.
story-sea-tithe-danger-b = Het tot zinken brengen.
story-sea-tithe-danger-b-result = Eén stoot, en het zinkt als een steen. Tien slagen lang is er rust. Dan komen er rondom, in een wijde kring, lege boten boven, met oude kransen en nieuwe, uit alle dorpen die er ooit waren.

story-sea-shadow = Iets houdt gelijke tred
story-sea-shadow-intro = Sinds de ochtend is er een schaduw onder de boot, precies zo lang als de boot. Die van jullie is het niet; de hemel is grijs. Hij draait als jullie draaien. De meeuwen zijn weg, en de bemanning roeit met heel rechte rug en praat luid, over de oogst, over koeien, over wat dan ook. Je kijkt niet, heeft de maat gezegd. Hij zegt het nog eens, een beetje hoger, telkens als iemand zijn keel schraapt.
story-sea-shadow-a = Op de planken gaan liggen en kijken.
story-sea-shadow-a-result = Door de kier tussen twee planken kijk je in een oog. Het is oud, en er gaat meer in om dan in de meeste mensen die je kent. Het kijkt je aan tot het klaar is. Als je opstaat, ben je een beetje anders, en het oog heeft ook iets geleerd.
story-sea-shadow-b = Met de anderen over koeien praten.
story-sea-shadow-b-result = Je draagt een koe bij die kon tellen, en dat leidt tot andere dieren. Tegen de middag lacht de maat met zijn echte stem. Als er eindelijk iemand naar beneden kijkt, is er groen water en een visje, dat verlegen lijkt.

story-sea-shadow-danger = Het is komen kijken
story-sea-shadow-danger-intro = Er is geen twijfel meer wie het is. De schaduw onder de boot is gegroeid tot de zee donker is van de ene horizon tot de andere, en voor de boeg rijst langzaam iets op waar mossels op zitten als huizen op een heuvel. Het doet niets. Het kijkt. Een van de roeiers zegt met een kinderstem dat hij braaf is geweest. Hoe lang zo’n blik kan duren, heeft niemand je verteld.
story-sea-shadow-danger-a = Een gave in het water laten zakken.
story-sea-shadow-danger-a-result = Iedereen geeft iets, de roeiers hun ringen, jij je beurs en wat je hand verder vindt. Glinsterend zinkt het langs het oog, en het oog volgt het als dat van een kat. Als het diep genoeg is, is de heuvel het ook.
story-sea-shadow-danger-b = Geluidloos terugdrijven.
story-sea-shadow-danger-b-result = Jullie laten de boot aan de stroom over, riemen binnen, adem in. Het duurt de hele nacht. Bij het eerste licht liggen jullie voor de haven waar jullie vandaan kwamen, en niemand kan zeggen wanneer de zee weer grijs werd en alleen nog zee.
story-sea-shadow-danger-c = Het uur noteren, zoals de polis eist.
story-sea-shadow-danger-c-result = Je haalt Drays papier tevoorschijn en noteert het uur, de peiling, de geschatte waarde van de slang. Die komt dichterbij om mee te lezen, en zijn adem neemt de verf mee en een paar ringen van je maliën. Dagon is natuurlijk uitgesloten. De krassen op de romp niet, en Dray betaalt, correct, met spijt.

story-sea-silence = De stille mijl
story-sea-silence-intro = Tussen de twee rotspieken ligt de stille mijl. Niemand spreekt daar; zelfs de meeuwen steken hem zwevend over. Wat er luistert, en wat het doet, weet niemand, want van wie er sprak kwam er geen uit. De riemen zijn in wol gewikkeld, en de ankerketting ligt in de pap. Achterin zit een jonge moeder met een zuigeling van zes weken. Hij is wakker. Hij heeft net zijn stem ontdekt, fluistert ze, en is er erg trots op.
story-sea-silence-a = Het kind bezighouden.
story-sea-silence-a-result = Een mijl lang trek je gezichten. Je wist niet dat je er zoveel had. Bij de vierde riemslag voor het eind lacht het, luid, één keer, en de hele zee lijkt zich voorover te buigen. Er gebeurt niets. Daarna zeggen de roeiers dat de echo ook lachte.
story-sea-silence-b = Het een druppel uit je flesje geven.
story-sea-silence-b-result = Het gaapt, smakt en slaapt, en de moeder kust zonder geluid je mouw. In die stilte hoor je wat je nooit hoort: water dat beslist, hout dat zich herinnert, een hartslag onder de kiel, heel langzaam. Je onthoudt van welke kant.
story-sea-silence-c = Het op Torkels kuras leggen.
story-sea-silence-c-result = Het staal is warm, en het rinkelt niet; elke week is het geolied door iemand die kon wachten. Met ronde ogen luistert het kind naar wat erin te horen is, als naar een sprookje. Naast de boot duikt, de hele mijl lang, een twaalfde riem in, in de maat.

story-sea-silence-danger = Iemand niest
story-sea-silence-danger-intro = Midden in de stille mijl, waar niemand een geluid mag maken, niest de stuurman. Een halve minuut heeft hij het opgehouden en alles gedaan wat een mens kan doen. Het galmt van rots tot rots. Dan komt de echo niet terug. Iedereen hoort het: iets heeft hem opgevangen en houdt hem vast, draait hem om, en staat op het punt te antwoorden.
story-sea-silence-danger-a = Als eerste antwoorden: gezondheid.
story-sea-silence-danger-a-result = Je zegt het luid en duidelijk, zoals je het tegen een buur zegt. Er volgt een pauze waarin je ouder wordt. Dan, uit beide rotsen tegelijk, zo laag dat het water opspringt: dank u. Jullie komen aan land met wit haar op je armen en geen kracht erin.
story-sea-silence-danger-b = Roeien en zoveel mogelijk lawaai maken.
story-sea-silence-danger-b-result = Jullie roeien, trommelen, brullen en slaan op pannen, zodat het niet weet wie van jullie het wil. Het grijpt op goed geluk: een pan, een bank, de ringen langs je linkerzij. Bij de tweede rots laat het los. De stuurman niest nog eens.

story-sea-oath = De eerste die hem groet
story-sea-oath-intro = Jaren geleden deed de schipper in een storm een gelofte: kwam hij erdoor, dan kreeg de zee het eerste levende wezen dat hem aan wal begroette. Het was een kip. Volgende storm, volgende gelofte; een geit. Hij vaart een gevaarlijke route en heeft geen vee meer. Vannacht was er storm. Nu komt de haven in zicht, en op de steiger springt zijn dochter op en neer, zes jaar oud. Twee keer heeft hij het schip al gewend.
story-sea-oath-a = Aan land springen en hem het eerst groeten.
story-sea-oath-a-result = Je rent de steiger af, het kind voorbij, draait je om en roept: goedendag, schipper! Hij slaat zijn handen voor zijn gezicht. Dan komt hij de plank af, omhelst je en duwt je erin, uit alle macht en met tranen in zijn ogen. Je zwemt heel goed, zo blijkt, als het moet.
story-sea-oath-b = Naar het meisje gaan en haar naar huis sturen.
story-sea-oath-b-result = Je bukt je en zegt dat haar vader een cadeau heeft, dat ze haar ogen dicht moet doen en rennen en ze pas onder de tafel weer open mag doen. Ze rent. De eerste die hem groet, is de tolbeambte. De schipper kijkt naar de zee en naar hem, en geeft je al het geld dat hij bij zich heeft.

story-sea-oath-danger = De zee houdt boek
story-sea-oath-danger-intro = In elke storm heeft de schipper iets beloofd, en nog niet de helft heeft hij betaald. Vannacht komt de zee met de rekening. Ze slaat over de boeg in golven zo regelmatig als het schrift van een klerk, en na elke golf is er iets weg: een vat, een bank, een geit. Dan een roeier, die hoestend wordt teruggegooid, als bij vergissing. De schipper zit op zijn knieën en heeft adem gehaald voor een nieuwe gelofte.
story-sea-oath-danger-a = Zijn mond dichthouden en voor hem betalen.
story-sea-oath-danger-a-result = Eén hand gaat voor zijn lippen, de andere gooit naar buiten wat je hebt. De golven nemen het en lijken het op te tellen. Er komt er nog een, om te zien of er wisselgeld is. Dan is het alleen nog slecht weer.
story-sea-oath-danger-b = Hem laten beloven, en hem eraan houden.
story-sea-oath-danger-b-result = Hij belooft nooit meer te varen, wat niemand gelooft, en jij het minst. Dus neem je het roer en wend je het schip. In de haven blijf je naast hem staan tot hij een gat in zijn eigen romp heeft gehakt. De zee is helemaal vlak geworden.

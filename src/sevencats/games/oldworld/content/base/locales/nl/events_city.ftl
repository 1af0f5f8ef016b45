# Gebeurtenissen die in de stad beginnen. Een gebeurtenis heeft een titel, een tekst om voor te lezen
# (-intro) en opties (-a, -b) met wat ervan komt (-a-result); zonder opties alleen de uitkomst:
# -result, of een tekst voor elk bereik van de dobbelsteen, de proef of het gevecht (-band-1 ...).

## Waar de eerste twaalf heen leiden

event-2-title = De laarzen van een dode
event-2-intro = De man in de bergen heeft ze aan, met zijn voeten op een krukje bij het vuur. Van Radeks dood wist hij niets, en hij trekt het zich aan, vooral vanwege de laarzen: in deze streek houd je niet wat een dode zou kunnen komen halen. Hij vraagt of er veel volk op de begrafenis was. Niemand ging met honger weg, zeg je.
event-2-result = Hij trekt ze zelf uit en staat met gekromde tenen op de koude vloer. Ze passen je. Wie ze draagt gaat een gevecht in zo uitgerust als na een nacht in bed met de deur op slot.

event-3-title = De grijze merrie
event-3-intro = De merrie heeft twee ooms, een priester en Theodor Grole afgeworpen, die haar kwam belasten. Ze staat in de verste hoek van de wei, met de oren plat en een stuk van iemands mouw tussen haar tanden. Ze bekijkt je van de laarzen af naar boven, vindt niets aan te merken en graast verder.
event-3-result = Je berijdt haar niet zozeer, je gaat mee waar zij heen gaat, en dat bevalt jullie allebei. In het bos kent ze elk pad, en een paar die niemand anders vindt. De eerste rit duurt wat er van de dag over was.

event-4-title = De vedelaar
event-4-intro = Tibor wacht onder een eik, met nieuwe snaren en een vers blauw oog. Het lied heeft nu een vijfde couplet, zegt hij, en de burgemeester, zo blijkt, een broer. Hij heeft in de boom geslapen. Om de tijd te doden is hij ook aan een ballade over jou begonnen, en hij zou graag weten hoe die afloopt.
event-4-result = Hij gaat mee, een halve stap achter je, waar het het veiligst is. In Vizima en in Beauclair gooien ze munten als jullie samen binnenkomen, en over jouw helft is hij eerlijk.

event-7-title = Wat het licht eet
event-7-intro = In de vaten is een bijl gebrand. Waar het karrenspoor ophoudt liggen drie houthakkers en een duisternis die niet met de bomen meebeweegt. Daarbinnen kauwt iets op een lantaarn, langzaam, met glas en al. Vlammen schuwt het, maar achter vonken loopt het aan. Je hebt een vuursteen, een zwaard, en zoveel tijd als de lantaarn het nog uithoudt.
event-7-band-1 = Je slaat te laat. Het sluit zich boven je als water, en je kruipt naar buiten op het geluid van je eigen adem, met gescheurde maliën en iets minder in je hand. Achter je kauwt het door.
event-7-band-2 = Met de ene hand voer je het vonken en met de andere staal, tot het van allebei genoeg heeft. Het is een lang karwei en het kost de kling. De beurzen van de houthakkers betalen de nieuwe snede.
event-7-band-3 = Je gooit de vuursteen het donker in, het draait zich om naar de vonken, en je komt erachter waar het zacht is. De boswachters betalen graag, en een van hen laat je een houw van eigen vinding zien.
event-7-band-4 = Eén vonk, één stap, één slag, en het sterft zonder te weten waaraan. In zijn buik zitten een beurs en negen lantaarns. Je arm zal onthouden hoe dat ging.

event-10-title = De spiegelkamer
event-10-intro = De gang eindigt in een kamer vol spiegels. In elke spiegel staat iemand die vecht zoals jij het hebt geleerd, alleen een beetje beter, en niemand daarin heeft jouw gezicht. Ze wachten beleefd tot je hebt getrokken. De deur achter je is nu ook een spiegel, en wie daarin staat maakt de vingers al los.
event-10-band-1 = Je verliest de eerste ronde en de tweede. Bij de derde zijn ze vriendelijk en ontwapenen je alleen. Maar als je naar een beweging zoekt die je al sinds je leertijd hebt, is er op die plek niets meer.
event-10-band-2 = Je breekt de spiegel waarin geen adem op het glas slaat. Het was de juiste. In alle andere buigen ze, de deur is weer een deur, en je loopt lichter naar buiten dan je binnenkwam.
event-10-band-3 = Je volgt de derde van links door een lange aanval heen, en aan het eind is de slag van jou. Achter het glas gaat een hand naar een lege schede en begint te zoeken.
event-10-band-4 = Je dooft ze, de een na de ander, tot in de laatste spiegel alleen jij staat, en beter dan eerst. Jij buigt het eerst. Het spiegelbeeld een tel later, zoals het een leerling betaamt.

event-11-title = Onder de muur
event-11-intro = Het riool komt uit in ondiep water, en daar zijn ze: verdrinkers, vet van de ratten en nog niet vol. Ze liggen met hun ogen boven water en laten je komen, want op het droge zijn ze traag, en dat weten ze. Er is tijd voor één stormloop voor ze je er tot je middel in hebben.
event-11-band-1 = Het was te weinig. Twee keer trekken ze je onder, en de tweede keer laat je hun wat je vasthield, om een hand vrij te hebben voor het rooster. Boven noteert Quist dat ze ontmoedigd zijn.
event-11-band-2 = Er drijven er genoeg. De rest is met de stroom mee, als de verdrinkers van een andere stad. Quist betaalt per kop, na een debat over wat daarvoor telt.
event-11-band-3 = Je blijft tussen hen en het diepe water, en dat is het hele geheim. Daarna ligt het water stil. Het gilde betaalt, en de rattenvangers zullen hun zonen leren wat ze jou hebben zien doen.

event-14-title = De gieterij
event-14-intro = De oven brandt, en niemand voedt hem. De vormen staan zoals ze achtergelaten zijn; op een ervan ligt een handschoen. In de gietkuil wacht de zuster van de tempelklok, af, met de mond omhoog, en luistert. Iemand heeft er een hamer naast gelegd. Je slaat haar één keer aan, om te horen wat ze te zeggen heeft.
event-14-band-1 = Ze zegt het in je ribben. De slag komt dubbel zo hard terug, en je komt bij tussen de vormen, met bloed in je oren en de riemen van je harnas gesprongen.
event-14-band-2 = Een heldere toon; en ver beneden in de vlakte antwoordt een andere. Uit een scheur in de muur druppelt zilver. Daar hadden de gieters hun loon verstopt, en geen tijd meer gehad om het te halen.
event-14-band-3 = Een lage toon die niet ophoudt. Hij gaat door je heen tot hij gevonden heeft wat slap is, en spant het als een snaar. Als je naar buiten klimt is de oven voor het eerst donker.

event-18-title = Het huis dat schulden koopt
event-18-intro = Het huis heeft een deur voor wie iets schuldig is en een voor wie iets te goed heeft. De klerk vraagt welke de jouwe is. Hij is hoffelijk en knippert niet. Achter hem hangt een grootboek zo hoog als de muur, en op de open bladzijde lees je de naam van een kaarsenmaker, die van Oda Hollin de kruidenvrouw, en dan de jouwe, twee keer.
event-18-a = De deur voor wie iets te goed heeft.
event-18-a-result = De klerk buigt en gaat je voor, een trap op met zo’n dikke loper dat je jezelf niet hoort aankomen. Hij opent een kantoor waar iemand je verwachtte en de stoel heeft laten voorwarmen.
event-18-b = De deur voor wie iets schuldig is.
event-18-b-result = De klerk doet hem achter je op slot en wenst je goedenavond. De gang is lang en heeft geen lampen. Hij heeft ze niet nodig: aan het eind glinstert iets, en als jij beweegt beweegt het mee.

event-19-title = Het kantoor
event-19-intro = Een heer zonder schaduw sorteert munten op twee hopen. De ene, legt hij uit, is wat de wereld jou schuldig is: opdrachten vooral, en een kindertijd. ‘Veel is het niet,’ zegt hij vriendelijk. ‘De meesten laten het hier. De rente die wij betalen, is niet in geld.’ Zijn pen is al nat.
event-19-a = Je hoop meenemen.
event-19-a-result = Hij schuift hem naar je toe en kijkt hoe je telt. Veel is het echt niet, al legt hij er iets bij voor wie met een lege beurs komt. De klerk houdt je jas al op voor je erom vraagt.
event-19-b = Er iets op leggen en om de rente vragen.
event-19-b-result = Je legt je eigen geld bovenop, en hij maakt een aantekening. Op de trap merk je dat iets moeilijks makkelijk is geworden. Je probeert je te herinneren wat het je vroeger kostte, en het lukt niet.

## De valse hekser

event-21-title = De andere hekser
event-21-intro = Er is een rots, met een nest erop, en een mand aan een touw. In de mand zit een man met een geschilderd litteken, een messing medaillon en jouw naam, en veertig boeren hijsen hem op, want ze hebben betaald. Hij ziet je. Hij ziet je ogen, en dat ze echt zijn. ‘Harpijen,’ zegt hij zwakjes. ‘Ik heb gezegd dat het een kwestie van minuten was.’
event-21-a = De boeren vertellen wat hij is.
event-21-a-result = Ze laten het touw los, niet uit kwaadaardigheid. Hij komt sneller naar beneden dan hij omhoogging en hinkt de jeneverbessen in, zonder medaillon. Wat er van zijn loon nog over was geven ze aan jou. Dan kijken ze naar de mand, en dan naar hun voeten.
event-21-b = Naast hem in de mand stappen.
event-21-b-result = De mand kreunt. Hij heet Kord, zegt hij, en hij is nog nooit zo blij geweest iemand te zien, en dat blijft hij zeggen tot de schaduw van een vleugel over jullie heen gaat. Dan gaat hij staan, wat in een mand niet verstandig is.

event-22-title = Kord, hekser bij wijze van spreken
event-22-intro = Harpijen gaan af op wat blinkt. Kord heeft het eerder begrepen dan jij: hij staat op de rand, zwaait het messing boven zijn hoofd en krijst dat hij de Gesel van de Zeven Dalen is. Ze vliegen op hem af, allemaal, en keren jou de rug toe. Het is in één keer gebeurd. Hij is nauwelijks gebeten en kan niet ophouden met praten.
event-22-result = Hij gaat mee. Vechten kan hij niet, maar zolang Kord schreeuwt heeft nog geen monster ergens anders naar gekeken, en dus is de eerste beurt voor jou. Je naam heeft hij moeten inleveren. Hij zoekt nog naar een die net zo goed is.

## De klok

event-23-title = De gieter
event-23-intro = De man die de klok heeft gegoten is over de negentig, en doof, en woont onder zijn gieterij in een hut zonder deur. Je laat hem het merk zien, met roet op een lap gewreven. Hij legt beide handen op tafel, om mee te horen, en laat jou hetzelfde doen. Hij heeft er twee gegoten, zegt hij te luid: een om te roepen en een om te antwoorden. De tempel kocht alleen de eerste.
event-23-a = Naar de tweede klok klimmen.
event-23-a-result = Hij doet zijn ogen dicht en knikt, alsof hij er lang op heeft gewacht dat iemand het zei. Het laatste stuk ga je alleen, tussen slakkenbergen waar geen gras op is gekomen. Boven je rookt de schoorsteen. Halverwege voel je het gonzen in je voetzolen.
event-23-b = Hem iets kleins laten gieten.
event-23-b-result = Dat doet hem plezier. Hij smelt op het vuur een kandelaar om en giet je een knop voor je zwaardarm, met een rand zo fijn als van een klok, en je slaapt die nacht in zijn hut. Tegen de ochtend staat hij op en keert de tafel om, om niets te horen.

## De leerjongen

event-24-title = In de holle eik
event-24-intro = Misko heeft zich ingericht in een holle eik: planken van schors, potten van klei, een weegschaal van eikeldopjes. Hij heeft aan de dassen verkocht, zegt hij, en het is mogelijk dat hij een grap maakt. Hij heeft ook de aantekeningen nog eens opgeschreven, uit het hoofd. Heel kalm vraagt hij wat iemand moet doen die de halve stad aan de galg kan brengen.
event-24-a = Hem zeggen alles te verbranden en mee te gaan.
event-24-a-result = Hij weegt het af, voor één keer zonder weegschaal. Dan geeft hij de aantekeningen aan het vuur, blad voor blad, en leest elk nog eens door voor hij het loslaat. Het is donker als hij klaar is. Eén blad heeft hij achtergehouden. Het is dat met jouw rekening.
event-24-b = Hem zeggen ze te houden, en gaan.
event-24-b-result = Hij knikt en schrijft ook dat op. Voor de moeite vult hij wat je te vullen hebt, tot het streepje en niet erboven. Over tien jaar, denk je op de terugweg, heeft die stad een heel jonge en heel stille burgemeester.

event-25-title = De leerjongen
event-25-intro = Hij loopt achter je onder een kist die groter is dan hijzelf, en er rinkelt niets, want hij heeft zelf gepakt. Bij het eerste kampvuur wil hij weten wat je hierna gaat doden, hoeveel het weegt en welke delen je meestal weggooit. Je zegt het hem. Hij zwijgt zo lang dat je denkt dat hij slaapt. ‘Allemaal?’ zegt Misko.
event-25-result = Van nu af wordt er niets meer weggegooid. Telkens als je een monster hebt verslagen gaat hij het na met een klein mes en een ernstig gezicht, en voor je je gewassen hebt zit er een vers drankje in je tas, met de datum erop.

## Zout

event-26-title = Duwen of fluiten
event-26-intro = De kar staat midden in de voorde, en ervoor staat het muildier Proost na te denken. ‘Knollen,’ zegt Dorrit Ash. Onder de knollen ligt zout, en het water komt eraan; onder het zout ademt iemand. Langs de weg komen drie lantaarns naar beneden, kaarsrecht en in een eerlijk tempo, zoals alleen de ruiters van Theodor Grole komen. ‘Nou?’ zegt Dorrit. ‘Duwen of fluiten.’
event-26-a = Duwen.
event-26-a-result = Je zet je rug tegen de kar en je borst tegen de rivier. Proost besluit dat het zijn eigen idee was. De kar komt aan de overkant boven, druipend van de pekel, en onder het zout bedankt iemand je en vraagt of dat daar een lantaarn is.
event-26-b = De ruiters erbij fluiten.
event-26-b-result = Ze betalen het aanbrengersdeel ter plekke, volgens tarief, tegen handtekening. Dorrit Ash spant het muildier uit en zegt niets. Ze graven zich door de knollen, en door het zout, en dan houden ze op. Theodor Grole neemt zijn hoed af en vraagt je nu te gaan.

event-27-title = Wat het zout bewaarde
event-27-intro = Benno Grole komt overeind, wit van top tot teen, als voor een graftombe gehouwen. Hij is stroper, hij wordt gezocht, en wie hem zoekt is zijn broer. ‘Theodor zou me ophangen,’ zegt hij. ‘En dan zou hij de rekening opmaken en merken dat niemand hem met midwinter nog een ham stuurt.’ De lantaarns zijn bij het water. Een ervan draait deze kant op.
event-27-band-1 = De ruiters steken over. Je houdt de oever tot de kar weg is, en het zijn koppige mannen met lange stokken, die je je adem en bijna je hele dekking kosten. Ten slotte roept Theodor Grole ze terug. Hij kijkt naar het natte zout op de stenen en schrijft niets op.
event-27-band-2 = De lantaarn gaat verder. Benno schudt zich als een hond en staat erop je te betalen, uit een beurs met de initialen van zijn broer. ‘Geleend,’ zegt hij. Dorrit laat hem afstappen en lopen.
event-27-band-3 = De lantaarn blijft staan. Over het water heen kijken de broers elkaar aan, één ademtocht lang, en dan zegt Theodor hardop dat hier niets is dan knollen. Benno betaalt je, en zijn handen trillen. Dorrit laat je tot de ochtend op de zakken slapen.

## De dode sjouwer

event-28-title = Een heel eind dragen
event-28-intro = Radek heeft een doodskist op zijn rug, en in de kist ligt een deurwaarder, die naar de gewoonte van deze dalen moet liggen waar hij geboren is. Geen levende wil hem dragen: hij heeft ieder van hen het bed onder het lijf vandaan gehaald. Sinds de middag volgen twee ghoelen, op de afstand die ghoelen houden zolang het licht is. ‘Neem jij de voeten,’ zegt Radek.
event-28-band-1 = In de schemering vallen ze aan, en je laat de voeten vallen. Wat je voor later had bewaard gaat eraan op, en de deurwaarder is een oor kwijt. ‘Luisteren deed hij toch al nooit,’ zegt Radek, en dan moet hij gaan zitten van het lachen, tot het helemaal donker is en je hem verder trekt.
event-28-band-2 = Je zingt om ze op afstand te houden. Ze houden er niet van, en wie wel. Boven betaalt een moeder voor de laatste reis van haar zoon, met kleine munten die al lang klaarlagen, en vraagt of hij geliefd was. ‘Iedereen kende hem,’ zegt Radek.
event-28-band-3 = Je draagt de hele nacht zonder hem neer te zetten. Tegen de ochtend merk je dat zijn voeten al uren op je slechte schouder liggen, en dat het de slechte niet meer is. Bij de eerste huizen keren de ghoelen om. Radek deelt het loon, en daarna het brood, op het oog, tot op de kruimel.

## Wat Mila vroeg

event-29-title = De kalkovens
event-29-intro = Je medaillon verroert zich niet. Het is dus een man, Hannes heet hij, zonder wimpers, want die neemt de kalk, en met kapotte knokkels, en dat doet de kalk niet. Hij denkt dat je voor de basilisk komt en biedt je de helft van zijn brood aan. Beneden in de stad is het donderdag, en een kind heeft het van je op papier dat je vóór zaterdag zou gaan kijken.
event-29-a = Hem slaan zoals hij slaat.
event-29-a-result = Hij slaat terug, en hard; dan houdt hij op en vraagt waarvoor dit is, en je zegt het hem. Met wat hij heeft koopt hij zijn tanden van je. De helft leg je op de terugweg bij Mila op de vensterbank. Een maand houdt het, of twee. Je hebt er genoeg van die soort gezien.
event-29-b = Hem vertellen wie je heeft ingehuurd.
event-29-b-result = Hij gaat in de kalk zitten. Hij vraagt hoeveel ze gespaard had, en je zegt: alles. Lang kijkt hij naar het brood. Zaterdag, zegt hij dan, neemt hij de andere weg, door het bos, en komt niet terug. Je kunt er maar beter bij zijn.

event-30-title = Zaterdag
event-30-intro = Je zit op de mijlpaal bij de splitsing, waar de ene weg naar de stad gaat en de andere het bos in, naar waar een kalkbrander opnieuw kan beginnen. Tegen de avond komt hij, gewassen, in een schoon hemd, met alles wat hij heeft op zijn rug. Onder zijn arm draagt hij een pop, een nieuwe. Bij de splitsing blijft hij staan en kijkt de ene weg af, en dan de andere.
event-30-band-1 = Hij wil haar alleen de pop maar geven, zegt hij, en dan schreeuwt hij het. Je houdt de weg tot het donker is, en hij is sterk van de ovens; van je dekking blijft niet veel over. Ten slotte gooit hij de pop neer, met zijn beurs erbij, voor hen tweeën en voor jou, en gaat.
event-30-band-2 = Hij geeft je de pop en neemt de bosweg, snel, zoals je een doorn uittrekt. Mila zet de pop op de plank en speelt er niet mee. ‘Is het dood?’ Weg, zeg je. Ze denkt erover na en verbetert haar papiertje. Je loopt rechter de stad uit dan je erin kwam.

## De brieven

event-31-title = De vrouw die schreef
event-31-intro = Ze houdt geiten, boven de boomgrens, ze is zestig, en als ze de bundel ziet moet ze lachen. ‘Dus hij heeft ze bewaard,’ zegt ze. ‘Ik heb altijd gedacht dat hij er een was die ze bewaart.’ Je zegt haar niet dat ze een kavel waren op een veiling, tussen de flesjes en de schede. De zegels zijn heel, alle negen. Haar handen blijven onder haar schort.
event-31-a = De brieven in haar handen leggen.
event-31-a-result = Ze weegt ze zoals je een kip weegt. Dan gaat ze op de drempel zitten, breekt de zegels en leest wat ze heeft geschreven, negen voorjaren lang, met bewegende lippen. Als ze aan het eind is gaat ze naar binnen, en je hoort haar een ladder verslepen.
event-31-b = Haar vragen er een voor te lezen.
event-31-b-result = Ze leest je de derde voor. Die gaat over het voorjaar dat hij bleef, en wat hij ’s ochtends op de dorsvloer oefende als hij dacht dat ze sliep; ze heeft het opgeschreven, stap voor stap, als een dans. Je vraagt haar dat stuk nog eens te lezen.

event-32-title = Het zwaard in het riet
event-32-intro = Hij liet het bij haar achter om een reden te hebben om terug te komen. Het lag in het riet van het dak, boven de geiten, in ingevette wol, en elke herfst haalde ze het naar beneden en vette het opnieuw in. Het is van zilver. Het hoort in een lege schede. ‘Met de hooitijd zou hij er altijd zijn,’ zegt de vrouw op de ladder. ‘Pas op, scherp.’
event-32-result = Je houdt het. Het is sneller uit de schede dan elke kling die je hebt gehad, en de eerste slag van een gevecht gaat er dieper mee; daarna is het een zwaard als een ander. Ze kijkt je niet na. Ze is bij de geiten.

## Het laatste bedrijf

event-33-title = Het theater in de rots
event-33-intro = De deur is er, zoals hij geschilderd was, en hij gaat open. Erachter ligt een theater: een doek, een toneel, banken uit de steen gehouwen. Op de banken zitten poppen, grijs, levensgroot, met hun handen op hun knieën, en hun hoofden draaien naar je toe met een geluid als regen. Je staat op het toneel. Of liever: je hangt er een beetje, en je hielen raken de planken niet.
event-33-a = De rol spelen.
event-33-a-result = Je doet wat je het best kunt, voor een zaal die niet klapt. Je arm gaat waarheen hij tienduizend keer is gegaan. Achter je gaat een tweede doek op, en achterwaarts, al buigend, word je erdoor geleid, een gang in die vol is van jou.
event-33-b = Naar beneden klimmen en erbij gaan zitten.
event-33-b-result = Ze schuiven op. Op het toneel wordt na een poos een jonge vrouw voorgedaan hoe je een draad loslaat; het is Zofka, en het is een mooie scène. Je laat een oud kunstje op de bank liggen en neemt mee wat haar is getoond. Niemand kijkt om als je gaat.

## Het huis in Novigrad

event-34-title = De garderobe
event-34-intro = Het kaartje opent je een zijdeur. In een lange zaal hangt wat de mensen hebben verkocht: een lach, aan een haak; een handige linkerhand; een goede nachtrust; de weg naar iemands moeder, klein opgevouwen. Aan alles zit een label. De neus van een kaarsenmaker hangt er ook. De klerk, die je moet inschrijven, verontschuldigt zich. Hij moet inkt zoeken, zegt hij, en dat kan een minuutje duren.
event-34-a = Iets van een haak nemen.
event-34-a-result = Het zit als een handschoen die een andere hand heeft gewarmd. Dan beginnen alle haken te rinkelen. Je gaat door een raam, een glazen dak en een lager dak naar buiten en verliest onderweg je halve harnas. Wat je hebt genomen blijft. Van wie het was blijft het geheim van het huis.
event-34-b = Niets aanraken en op hem wachten.
event-34-b-result = De klerk komt terug met een volle inktpot en telt met zijn ogen de haken. Hij lijkt teleurgesteld; hij lijkt ook opgelucht. ‘Deze kant op,’ zegt hij, en hij brengt je door een groene deur naar de voorkant van het huis, waar de zaken worden gedaan.

## Ratten, een kaars, schoenen, een heilige

event-35-title = Waar de ratten heen gingen
event-35-intro = Ze zitten op een open plek, alle ratten van de stad, in rijen, en voor hen wiegt een archespore met al haar bloemen open. Haar geur komt over je als een lied dat iemand ooit aan je bed zong. De voorste rij slaapt. Als er een is gepakt schuift de volgende rij op. Vuur zou haar alleen razend maken. De juiste rook zou haar sluiten, als je wist welke.
event-35-band-1 = Je weet niet welke. Je verbrandt wat je hebt, loopt met tranende ogen naar binnen, snijdt de dichtstbijzijnde bol af en komt eruit met een flesje van haar sap. Een paar ratten lopen mee. De andere schuiven op.
event-35-band-2 = Alsem en elzenschors. De bloemen gaan dicht, de een na de ander, als ogen, en je loopt naar binnen en neemt zoveel je dragen kunt. De ratten worden wakker, kijken elkaar aan en gaan alle kanten op, verlegen.
event-35-band-3 = Alsem, els, en tot slot een draadje zwavel: ze vouwt zich voor je voeten op als een tent. Je tapt het sap op je gemak af. De ratten gaan naar huis. Aan de stadspoort staat Quist, die je elke kop uitbetaalt die binnenkomt, en huilt.

event-36-title = Het huis van haar moeder
event-36-intro = Het huis staat op een weide onder de toppen, en op de bedden groeit gras. In de kist vind je een krans, een lint en een kaars zo dik als een arm, verguld, met twee namen in de was gedrukt. De ene is de naam die ze in de Kaarsenmakersstraat niet zeggen. De kaars was voor haar bruiloft. Verder is er in huis niets zonder stof.
event-36-result = Je verbrandt de krans en het lint, begraaft de as en zegt haar naam hardop, één keer. Er komt niets. De kaars houd je. Als niets je nog van een stel tanden scheidt, steek je de kaars aan, en dan zit er weer een beetje tussen.

event-37-title = Schoenen
event-37-intro = Voor de ingang van een dode mijn staat een paar schoenen, naast elkaar, met de sokken erin. Binnen probeert iets wat te groot is voor de gang geen geluid te maken. Hij heeft zich vastgeketend; aan alles heeft hij gedacht, behalve aan zijn kracht, en de kram komt los uit de rots. Een weerwolf komt bij zinnen als de haan kraait. Je hebt een deur, je rug en een paar uur nacht.
event-37-band-1 = De deur houdt het tot middernacht, en daarna ben jij de deur. Hij gaat over je heen en weg over het puin, en stopt niet om te bijten, wat voor hem pleit. Je dekking ligt aan stukken. ’s Ochtends draag je de schoenen naar zijn ouders.
event-37-band-2 = Je zet je schrap en praat, zet je schrap en praat. Als de haan kraait vraagt een naakte jongen door de planken of hij iemand pijn heeft gedaan. Je brengt hem achterom naar huis. De vader betaalt in munten, de moeder met iets van achter de weckpotten.
event-37-band-3 = De hele nacht werpt hij zich tegen de deur, en elke keer leer je wat meer over geraakt worden. Als de haan kraait bedankt hij je in tranen en trekt zijn sokken aan. Er komen nog meer maanden. Je wijst hem een diepere gang en een betere kram.
event-37-band-4 = Je zet je rug tegen het hout, en het wijkt niet tot de hanen kraaien, niet één keer. Op het laatst is hij in slaap gevallen, zegt hij, en hij kan er niet over uit. Zijn ouders verkopen het tweede bed om je te betalen. Je rug weet nu wat een deur weet.

event-38-title = Het graf van de heilige Wenna
event-38-intro = Het zingen is opgehouden. Voor het graf ligt een hoop pelgrimsstaven, en in de ingang zit een oude vrouw zo breed als de deur, met een tong die tot de grond reikt, vingers te sorteren naar lengte. De heilige is al jaren weg. Een grafheks houdt van mensen die knielen. Eerst blaast ze het licht uit en dan mikt ze op het gezicht, en ze haalt al adem.
event-38-band-1 = De lantaarn gaat uit, en in het donker is die tong overal. Je ontkomt langs de pelgrimstrap, met een dove arm en een lege hand. Boven je begint ze te zingen, met iemands stem, en lang niet slecht.
event-38-band-2 = Je gooit de lantaarn langs haar heen; ze draait zich ernaar om, en dat is tijd genoeg. Binnen vind je de aalmoezen, en de flesjes die de zieken hadden meegebracht om te laten zegenen. De kanunnik is langs een andere weg vertrokken.
event-38-band-3 = Tot bij het licht komt ze niet. Je neemt eerst de tong en dan de rest, en doorzoekt het graf op je gemak. De aalmoezen van een heel jaar liggen er. Iemand heeft in de muur gekrast hoe je het vier nachten uithoudt in een hoek, en je leert het uit je hoofd.

# Gebeurtenissen van het Avonturenpakket waar kaarten van de wildernis naartoe leiden. Een gebeurtenis heeft een
# titel, een tekst om voor te lezen (-intro) en opties (-a, -b) met wat ervan komt (-a-result); zonder opties
# alleen het resultaat: -result, of één tekst voor elke uitslag van dobbelsteen, proef of gevecht (-band-1 ...).

event-98-title = Waar de geit heen wilde
event-98-intro = Ze neemt je mee naar boven, voorbij de laatste hut en de laatste boom, tot een richel met drie graven. Mareks vrouw ligt er, en zijn broer, en zijn dochter, en aan elk kruis hangen belletjes. Marek kwam er elk voorjaar. De smid had het beloofd, de priester ook, en geen van beiden vond de tijd. De geit gaat naast het kleinste liggen en kijkt je aan tot het onkruid gewied is.
event-98-result = Meer wilde ze niet, en nu heeft ze tijd voor jou. Ze ruikt een beest eerder dan jij, en zegt het luidkeels. Op de markten van Vizima en Beauclair eet ze wat er te koop is, en jij betaalt.

event-99-title = Een schrijffout
event-99-intro = Ze was in de rivier voor er een voorde was, breed en geduldig, met een gezicht als iets wat gladgespoeld is. Om jongens heeft ze nooit gevraagd. Ze vroeg of men haar wilde zeggen wie er overstak: een naam voor elke pijler, dat was de afspraak, en de metselaars schreven op ‘een leven’. Metselaars! Een naam is nog altijd goed. Beroemd hoeft hij niet te zijn. Maar niemand mag hem nog gebruiken.
event-99-a = De naam van een dode noemen.
event-99-a-result = Je noemt iemand die je lief was. Ze zegt het na tot het past, en laat het gaan; zondag is het bij de zee. De brug staat. De metselaars betalen je, en de jongen draagt je tas naar de overkant, als eerste, en vraagt van wie die naam was.
event-99-b = De naam noemen die je ooit had.
event-99-b-result = Je moet ernaar zoeken. Het is de naam waarmee iemand je binnenriep voor het eten. Als je hem gezegd hebt, is hij weg, en je voelt je lichter, en een beetje kouder, en je staat heel vast. Boven op de brug wordt gejuicht.

event-100-title = De dank van de kapitein
event-100-intro = In Doldeth kennen ze het verhaal voor je op de kade bent. Het schip heet Geduld, en de kapitein wil je bedanken. Hij wil ook graag de naam van de baai, zegt hij, en hij schenkt je bij. In deze kroeg hebben veertig mannen elk een broer verloren aan die kust, en om middernacht is het tij gunstig. Hij glimlacht. Achter hem deelt iemand bijlen uit.
event-100-a = Hem de naam geven.
event-100-a-result = Nog voor de ochtend staat er een rood licht boven de kust. Doldeth slaapt uit en is over zichzelf tevreden, en de beurs is zwaar. Buiten de stad kom je een kreupele pony tegen, een lantaarn om zijn hals, en niemand die hem leidt.
event-100-b = Hem vragen liever graan te sturen.
event-100-b-result = Ze lachen een hele tijd. De kapitein niet. Hij blijkt in zo’n baai geboren te zijn, en weet wat je daar in maart eet. ‘Eén lading,’ zegt hij. ‘En u brengt die. Ik wil niet dat mijn mannen de deurknoppen herkennen.’

event-101-title = Eén lading
event-101-intro = Ze komen met hun haken naar de boot, uit gewoonte, en dan zien ze jou erin staan, tot je knieën in de gerst. Niemand heeft ooit met opzet iets naar de baai gebracht. De dorpsoudste bijt op een korrel, en op nog een. ‘Is dit ook gestrand?’ vraagt het meisje met de pony. Dit is gestuurd, zeg je. Ze kijken elkaar aan. Daar hebben ze geen woord voor.
event-101-band-1 = Bijna gaat het mis, over wie de eerste zak krijgt. Je stapt ertussen en vangt er een haak voor. Een oude man die nooit spreekt, verbindt je en laat je zijn flesje.
event-101-band-2 = Ze lossen in een rij en zingen het lied dat ze hebben, dat over verdrinken gaat. Je wordt betaald in messing deurknoppen, en met goede raad over wat daar nog meer in het water leeft, en waar.
event-101-band-3 = In de schemering leidt het meisje de pony weer de klip op en hangt de lantaarn waar de rotsen zijn. Ze kijkt om of het zo goed is. Het is goed; en ook in jou is iets recht wat scheef zat.

event-102-title = De boon
event-102-intro = Er is nu een brug over de kloof, geknoopt van de waslijnen van twee kluizenaars, en in het midden sluit die niet helemaal. Ze staan aan de twee uiteinden te kibbelen over wie de laatste knoop legt. Elk heeft een boon in zijn hand. ‘U hebt tegen ons gelogen!’ roepen ze als ze je zien, allebei; en dan zwijgen ze, want het is het eerste in twintig jaar wat ze samen hebben gezegd.
event-102-a = De knoop voor hen leggen.
event-102-a-result = Aan je knieën hang je boven de kloof, en elk van beiden commandeert een van je handen. Het houdt. Ze lopen elkaar tegemoet, en jij bekijkt het uitzicht. Wat je nu weet van stevig staan, heb je ondersteboven geleerd.
event-102-b = Het hen laten afmaken.
event-102-b-result = Het duurt tot het donker, en sommige woorden zijn opmerkelijk. Dan stappen op de planken, van hier, en van daar, en dan geen stappen meer. ’s Ochtends staan er twee flesjes bij je vuur. Op het ene staat ‘Dank’, op het andere ‘Bemoeial’.

event-103-title = Het boswachtershuis
event-103-intro = Het huis is geveegd, het vuur aangelegd. Op tafel ligt een houtboek: wat er aan beide kanten van de beek geveld is, wat er is opgegeven, en wie betaald werd om slecht te tellen. Beide schouten hebben elke bladzijde getekend. De laatste regel is van hemzelf. ‘Komen vanavond allebei. Zeg hun dat ik ermee ophoud.’ Op de plank staan drie bekers, en één is veel beter afgewassen dan de andere.
event-103-a = Het boek aan beide dorpen aanbieden.
event-103-a-result = Ze kopen het samen van je; het is het eerste waarover ze het ooit eens waren. Elke schout betaalt precies de helft en kijkt de andere niet aan. De dode krijgt ook een steen, een goede, zonder naam.
event-103-b = Het naar de landmeetster in Hengfors brengen.
event-103-b-result = Het bos is vol mensen die toevallig stokken snijden. Je gaat door de bedding van de beek. Adelheid Voss houdt kantoor in Hengfors; ze is gesteld op precieze getallen, en aan die beek ergert ze zich al jaren.

event-104-title = Precieze getallen
event-104-intro = In Hengfors leest Adelheid Voss het boek staand, met een liniaal. Bij de laatste regel zet ze haar bril af en weer op. Hij had haar geschreven, zo blijkt, twee keer, over een beek die elk voorjaar een voet opschoof. Ze had het bij weer opgeborgen. Ze doopt haar pen, trekt een lijn op de kaart van het district, heel langzaam, en schrijft er een naam langs.
event-104-result = De beek heet nu naar hem, in inkt, en twee schouten worden opgehaald door soldaten, die de weg vonden op de kaart. Ze betaalt je het aanbrengersgeld en biedt haar excuses aan voor het woord. Van haar heb je geleerd te zien waar een lijn niet sluit.

event-105-title = Dertig koppen
event-105-intro = Het nest ligt onder de stuw: modder, ribben, een lucht. In het ondiepe slapen een stuk of dertig verdrinkers met open ogen. Je zet de kleine neer aan de rand. Hij kijkt naar hen, en hij kijkt naar jou. Dan zegt hij zijn naam, het enige woord dat hij heeft, met de stem van een kind dat wordt afgeroepen; en dertig koppen komen boven water.
event-105-band-1 = Hem willen ze niet; hij ruikt naar zeep. Jou willen ze. Je komt weg over de stuw, je dekking aan flarden. Op de oever zit iemand op je te wachten, in een das gewikkeld, en kauwt.
event-105-band-2 = De grootste besnuffelt hem, neemt hem zijn das af en doet die om. Niemand verroert zich terwijl je achteruit naar de oever loopt. Je stuit op een flesje met de naam van een schoolmeester, en kent de weg erin en eruit.
event-105-band-3 = Hij bijt de grootste in zijn been, die brult, en daarmee is de opvolging geregeld. Ze laten je tussen hen door naar buiten. Dat jaar verdrinkt er geen kind bij de stuw. Het dorp betaalt je, en Otto geeft je een hand.

event-106-title = De scheepsjongen
event-106-intro = Hij is zeventig, en zijn huis heeft geen raam aan het water. Het was alle drie, zegt hij. Er was een weddenschap, het licht ging uit, en het schip brandde op de rotsen. De wachter sliep erdoorheen, dronken van het geld dat de jongen aan hem verloren had. ‘De weddenschap was van mij,’ zegt de oude man. ‘Ik was negen. Het is mijn weg die hij gaat, op zijn knieën.’ Hij grijpt naar zijn jas.
event-106-a = Hem naar de pelgrimsweg brengen.
event-106-a-result = In zijn tempo is het ver. Als de knielende man de stem hoort, staat hij op, na zestig jaar, en is groter dan je dacht. Ze lopen naast elkaar verder, en een van hen komt aan. Je slaapt bij het heiligdom en als je wakker wordt, mankeert je niets meer.
event-106-b = Hem laten waar hij is.
event-106-b-result = Hij hangt de jas weer aan de spijker, met zorg. Hij betaalt je voor de moeite en iets meer voor je zwijgen. Op het pad omlaag hoor je hem het bed naar de andere muur schuiven, zoals hij elke nacht lijkt te doen.

event-107-title = Aan het eind van de ketting
event-107-intro = Het dorp ging onder toen ze de dam bouwden, in één nacht. Alleen de kaart wist het nog; kaarten, zegt Voss, hebben geduld. Daar beneden is het avond. Haar twee kettingdragers zitten in de herberg, tussen mensen die wachten tot de regen ophoudt. De waard tapt je een biertje en vraagt of het al zover is. Ze kijken je allemaal vriendelijk aan, en hun haar beweegt.
event-107-a = Zeggen dat het droog is.
event-107-a-result = Ze zetten hun hoed op, rekenen af en gaan langs je heen naar buiten, de straat op, de helling op, het licht in. De kettingdragers komen het laatst. Je hoort boven iemand zeggen hoe droog het wel niet is.
event-107-b = Zeggen dat het nog regent.
event-107-b-result = Ze zuchten en delen opnieuw. Terwijl niemand kijkt, krijg je de kettingdragers door de keuken naar buiten, met een beurs en een flesje zoals het niet meer gemaakt wordt. Je hebt niemand kwaad gedaan. Op weg naar boven zeg je dat een paar keer tegen jezelf.

event-108-title = Zestig mensen, enigszins vochtig
event-108-intro = Ze staan wat rond in de wei, zestig in getal, druipend, naar de mode van honderd jaar terug, en willen weten van wie die koeien zijn. Met de belasting wordt het nog wat. Adelheid Voss gaat van de een naar de ander en vraagt hoe ze heten, en hoe je het spelt. Je hebt haar nog nooit zo gelukkig gezien. Tegen de avond komt ze naar je toe en gespt iets van haar riem.
event-108-result = Het is haar eigen kompas, van messing, en het is onder water geweest. Naar het noorden wijst het niet meer. Het wijst naar de dichtstbijzijnde oever, en wie het volgt, is daar voor de dag een uur ouder is.

event-109-title = De zangmeester
event-109-intro = In Beauclair herinnert de oude zangmeester het zich. Ze kwam op blote voeten bij hem, op een winterdag, en hij gaf haar les voor niets, tot de hertog ervan hoorde en haar aan tafel wilde. Ze zong. Een van de gasten was niet wat hij leek, en hij hield haar. Het lied is nooit afgekomen. Hij heeft het hier, elke noot, en reikt je het blad aan, en laat niet los. ‘Als ze het einde hoorde,’ zegt hij, ‘dan hield ze op, geloof ik.’
event-109-a = Het lied naar de wijngaard brengen.
event-109-a-result = Hij laat los. Onder aan het blad heeft hij iets voor je geschreven: hier ademen. Goed hoeft het niet te zijn, zegt hij, alleen in de maat. De wijngaard ligt op de flank van de berg. Je begint in de schemering.
event-109-b = Het blad aan de rentmeester verkopen.
event-109-b-result = De rentmeester bergt het op bij de akten. Zolang ze niet weet hoe het afloopt, zegt hij, is de oogst verzekerd. Binnen een uur weet de oude man het. Hij vraagt alleen of je er tenminste eerst naar gekeken had.

event-110-title = Tot het einde
event-110-intro = Je staat tussen de wijnstokken en begint, slecht. Bij de tweede maat neemt ze het over, omdat ze niet anders kan, vlak achter je linkeroor. Het is heel mooi, en je knieën worden week. Hoe zwakker je bent, hoe dichterbij ze komt. Nog elf maten. Onder aan het blad staat in het handschrift van een oude man het woord: ademen.
event-110-band-1 = Je vergeet te ademen. Als je bijkomt, zit je tegen de muur, en van je dekking is niets over. Hogerop de helling begint iemand weer van voren af aan.
event-110-band-2 = Tot de op één na laatste regel gaat het goed. Ze houdt op, wacht, en gaat neuriënd tussen de rijen verder zoeken. Ze heeft je het flesje gelaten dat een plukker in zijn zak had.
event-110-band-3 = De laatste noot houd je aan tot je sterren ziet, en zij ook, en de hare duurt iets langer. Dan is het stil. ’s Ochtends betalen de plukkers je, en weet je waar je adem goed voor is.
event-110-band-4 = Je ademt waar het staat, gaat door tot het einde, en merkt dat alleen jij nog zingt. Op de muur staat een oude schoen, voor een kleine voet. Beauclair betaalt voor je discretie. Het is af, helemaal.

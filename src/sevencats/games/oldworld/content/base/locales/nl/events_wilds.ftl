# Gebeurtenissen waar kaarten van de wildernis naartoe leiden. Een gebeurtenis heeft een titel, een tekst om
# voor te lezen (-intro) en opties (-a, -b) met wat ervan komt (-a-result); zonder opties alleen het resultaat:
# -result, of één tekst voor elke uitslag van dobbelsteen, proef of gevecht, op volgorde (-band-1 ...).

## De eerste

event-1-title = De gezonken kruisboog
event-1-intro = De steiger hangt scheef, maar het oliedoek heeft het gehouden. Je snijdt het touwtje door, en heel Benno Grole stijgt op uit het pak: hars, hert en slechte tabak. De kruisboog erin is kort, lelijk en gemaakt door iemand die weinig zag in waarschuwingsschoten.
event-1-result = Je houdt hem. Hij is goed voor één pijl voor het menens wordt; daarna zit hij alleen in de weg.

event-5-title = De hond
event-5-intro = Je ruikt haar voor je haar ziet. Ze komt tot aan de rand van het vuur, kijkt naar het vlees, kijkt langs je heen, en gaat liggen met haar rug ernaartoe. Je legt het tussen jullie in en draait haar ook de rug toe. Zo hoort het blijkbaar. Na een poosje ademt er iets warms in je nek.
event-5-result = Ze neemt het vlees aan, en daarna je hand, zachtjes, tussen haar tanden, om duidelijk te maken hoe de zaken staan. Voortaan loopt ze voor je uit, en wat er uit het donker komt, komt eerst haar tegen.

event-6-title = De vrouw met de lamp
event-6-intro = Ilka zit op de oever, met de lamp aan op klaarlichte dag en haar mouwen opgestroopt. Wat geboren werd, is ook naar het water gekomen, zegt ze, en het had honger. Er was verder niemand gebleven. Ten slotte heeft ze het zelf gedaan. Ze heeft haar handen al een paar keer gewassen, en ze wast ze nog steeds.
event-6-result = Je zit bij haar tot de lamp is uitgebrand, en dan staat ze op en gaat met je mee. Wonden sluit ze zoals anderen luiken: zonder ophef, en voor het donker wordt.

event-8-title = De flessenspoeler
event-8-intro = Tussen de rotsen staat de werkplaats van een alchemist open. De alchemist is er, in de meeste hoeken. Op tafel pruttelt iets boven een vlam die jaren geleden uit had moeten gaan. Het is bijna klaar. Op een briefje aan de werkbank staat: van het vuur nemen als het zingt. Het neuriet.
event-8-band-1 = Je wacht een tel te lang op het lied, en het kookt over. De rest van de dag breng je door met je hoofd in de bron.
event-8-band-2 = Bij de eerste noot neem je het eraf. Het meeste wordt azijn onder het afkoelen, maar één flesje houdt zijn kleur, en zijn stem.
event-8-band-3 = Van het vuur, door de doek, in het glas, en dat alles voor het tweede couplet: een flinke hoeveelheid, en je wenkbrauwen nog heel.
event-8-band-4 = Je maakt af wat hij begon en ziet bij het ordenen van de notities waar hij de fout in ging. Het lag niet aan de vlam. Je neemt het flesje mee en de fout ook; allebei de moeite waard.

event-9-title = De muur van Kaer Seren
event-9-intro = Onder de burcht bolt de muur landinwaarts. Aan de zeekant leunt iets ertegenaan, zonder haast, en het weet dat je er bent. De metselaars van Kaer Seren zijn naar de burcht om sterkere specie te zoeken, allemaal tegelijk. Je zet je schouder tegen de stenen.
event-9-band-1 = Het komt erdoor. Je ligt onder het puin en laat het voorbijgaan, met niets meer om het mee tegen te houden, en telt heel veel voeten.
event-9-band-2 = De muur houdt het, en jij ook, tot het zich gaat vervelen. Op de burcht vindt iemand daar een munt voor, en voor de schouder een verband.
event-9-band-3 = Je houdt het vol tot het tij keert. Er was één plek waar je altijd meegaf, en je had zes uur om die te leren kennen.
event-9-band-4 = Het ding achter de muur geeft het als eerste op. Je hoort het zich in zee laten zakken, als een oude man in bad. Op de burcht hebben ze vanuit de ramen toegekeken, en ze betalen ernaar.

event-12-title = De knoop
event-12-intro = Je gaat langs het touw omlaag, hand onder hand, en het licht wordt groen en dan bruin. Aan het eind kijkt de knoop op. Al jaren knoopt hij zichzelf uit wat verdronken is, mouwen, teugels, haar, en je armen had hij er ook graag bij. Boven je praat Lorcan tegen het touw.
event-12-band-1 = Hij grijpt je voor jij hem grijpt. Je snijdt je los en komt boven met een lege riem. ‘Laat hem dat dan maar houden,’ zegt Lorcan tegen het touw.
event-12-band-2 = Je vindt het uiteinde, en hij raakt los, streng voor streng. Er drijft van alles boven dat mensen verloren zijn, en Lorcan laat je er wat van.
event-12-band-3 = Eén adem, één slag, en de rivier stroomt weer recht. Lorcan betaalt als iemand die er niet op gerekend had, en haalt je eigenhandig binnen, wat hij in rekening brengt.

event-13-title = Het warme nest
event-13-intro = Hier staan de bomen op holle grond, en de grond is wakker. Je hebt een heldere dag uitgezocht, en een wortel om op te staan. Drie keer kloppen, stilte, twee keer: dan bezwijkt de bodem toch, en je valt tussen de nekkers, klein, warm en dolblij.
event-13-band-1 = Ze hangen aan je armen voor je die kunt heffen. Je kruipt door een ander gat naar buiten en laat in het eerste iets van jezelf achter.
event-13-band-2 = Je krijgt je rug tegen de klei, en van dan af moeten ze een voor een komen. Als het stil is, graaf je een beurs of wat op, en weet je waar de anderen heen zijn.
event-13-band-3 = Niet één ontkomt. De branders betalen. Dan zegt een hoop vodden in de hoek goedenavond: het is Ulf, al die tijd in leven, en hij laat je zien hoe hij dat heeft gedaan.

event-15-title = Dodemansdobbel
event-15-intro = Vier doden dobbelen op een boomstronk, met hun hoeden naast zich. Ze schuiven beleefd een stukje op; je munt wordt bekeken, aangebeten en vreselijk nieuw bevonden. ‘Ieder één worp,’ zegt de Passagier. ‘Om geld spelen we nooit. We betalen er alleen mee.’ De dobbelstenen zijn heel licht, en warm, en je besluit het niet te vragen.
event-15-band-1 = ‘O, wat een pech,’ zeggen ze, en ze menen het. Dan drinken ze op je gezondheid, de een na de ander, uit je eigen flesje, tot er niets meer in zit.
event-15-band-2 = Het spijt ze, maar een worp is een worp. Een van hen grijpt door je voorhoofd en neemt waar je net aan wilde denken.
event-15-band-3 = Een bescheiden worp, een bescheiden winst. Met één vingernagel schuift de Passagier je een munt toe, nog warm van iemands oog.
event-15-band-4 = Ze knikken, en schenken je in wat ze zelf drinken, tot de rand. Het is helder en bevriest niet. Je bewaart het voor later.
event-15-band-5 = Ze fluiten tussen de tanden die ze nog hebben en betalen, in vier soorten geld waarvan geen koning meer leeft. Goud is goud.
event-15-band-6 = Alle vier staan ze op en zetten hun hoed op om hem voor je af te nemen. Het loopt als koud water langs je rug: ergens is iets vergeven.

event-16-title = De groeve zonder naam
event-16-intro = Hier heeft in honderd jaar niemand steen gehakt, en het stof is nog altijd niet gaan liggen. Beneden draait iets aan het grote rad. In de derde gang staan de lampen klaar in hun nissen, gevuld en gesnoten; en achter je, op de trap waarlangs je kwam, gaan ze een voor een aan.
event-16-band-1 = Bij de laatste lamp komt het dak naar beneden. Je graaft je aan de andere kant naar buiten, blauw tot onder je maliën, vlak naast heel verse sporen die wegleiden.
event-16-band-2 = In de wand hebben de steenhouwers gekrast hoe ze het tegenhielden, in plaatjes, omdat geen van hen kon schrijven. Bijna was het gelukt. Je tekent het toch maar na.
event-16-band-3 = Achter het rad staan hun kastjes op een rij, elk met een weekloon en een fles tegen het stof. Niets is bedorven. Het rad gaat langzamer terwijl je de namen leest.

event-17-title = De kale mijlpaal
event-17-intro = Bij een mijlpaal zonder naam splitst de weg zich. Links gaat het omlaag naar de groeve, waar een rad draait. Rechts heeft iemand verse bloemen neergelegd, druipnat, en ernaast, onder een steen, een brief voor de bouwers van de steenhoop.
event-17-a = Afdalen naar het rad.
event-17-a-result = Je daalt af door de oude karrensporen, die dieper zijn dan ze zouden moeten, en roept dat je eraan komt. Beneden gaat het rad iets sneller draaien.
event-17-b = De brief lezen.
event-17-b-result = ‘Wij zijn naar het water verhuisd,’ staat er in een fraai handschrift. ‘Op de oude plek was het zo droog. Kom gerust langs.’ Je kijkt twee keer naar de datum. Het is die van morgen.

event-20-title = Aan het water
event-20-intro = Ze zijn inderdaad verhuisd: een net dorp van steenhopen langs de oever, elk met een deurtje. De paden zijn aangeharkt. Op een tafel staan brood en zout, een beurs en een boek. Er is niemand te zien, en alle deuren staan op een kier, precies even ver.
event-20-a = Het boek openslaan.
event-20-a-result = Je slaat het open bij het lint. Het leert je één ding goed, in plaatjes, en wil er één ding voor terug. Je kunt het nog dichtslaan.
event-20-b = Eten, de beurs pakken, bedanken.
event-20-b-result = Ze hebben betaald wat een hekser van jouw rang kost, en het brood is vers. Achter je vallen de deuren een voor een in het slot, zachtjes, om niet onbeleefd te zijn.

## Wick, die hekser wil worden

event-39-title = De molen bij laag water
event-39-intro = Het rad staat stil en drupt, en naast de kuil zit de molenaar met zijn hoed in zijn handen. Elke zomer, bij laag water, haalt ze de kleinste in huis. Twee lege kisten heeft hij begraven. Een slecht mens is hij niet; hij is bang. Beneden bij de as doet de modder een oog open. Achter je houdt Wick het pannendeksel voor zijn gezicht.
event-39-a = Naar haar afdalen.
event-39-a-result = Een waterheks gooit het eerst. Het slib treft je in beide ogen, er is tijd voor één drankje, en de rest doe je blind, op de geur, tot je dekking aan flarden hangt. Dan zet iemand het rad aan. Wick gaat naar binnen voor het eten, en hij loopt zoals jij.
event-39-b = De jongen meenemen.
event-39-b-result = De molenaar haalt de jas van de jongen en krijgt de knopen niet dicht. In Ban Ard, heeft hij gehoord, is een grote school voor kinderen die te veel vragen. ‘Dus we gaan naar Ban Ard,’ zegt Wick op de weg. En honderd passen verder: ‘Waarom?’

event-40-title = Het toelatingsexamen
event-40-intro = De academie van Ban Ard examineert op de watertrap. Wick is er om vragen te beantwoorden, maar dat heeft niemand hem verteld, en dus stelt hij ze. Met de eerste zeven weet de examinator raad. Bij de achtste laat hij een collega halen. Bij de elfde staan er vijf magiërs op de trap tegen elkaar te schreeuwen, en de portier brengt je de jongen aan zijn kraag terug.
event-40-result = Niet geschikt, zegt de portier. Wick vat het op als lof en blijft bij je. In een gevecht moet hij achter de laatste boom staan, dat heeft hij gezworen. Maar laat je iets vallen, dan rent hij erheen en brengt het terug.

## De Derde Compagnie

event-41-title = Het veld van de zesenvijftig
event-41-intro = Ze liggen in de rij, zoals ze stonden, met de greppel achter zich. Een priesteres met een schop is hier sinds gisteren en is bij de vierde. ‘Jutta,’ zegt ze. ‘Met de schemering komen ze. Ghoelen. De voorste hebben geen honger, die moeten alleen zien wat u kunt. Bewaar het voor de volgende.’ Ze spuugt in haar handen en gaat rug aan rug met je staan. Het licht trekt weg.
event-41-band-1 = Je put je uit op de eerste, precies zoals bedoeld. De andere drijven je over de greppel, en wat je liet vallen, blijft daar. Achter je in het donker gaat de schop door.
event-41-band-2 = Je laat de eerste komen, wijkt, en vangt de volgende op met alles wat je hebt. Bij zonsopgang liggen er dertig onder de grond. In de soldijboekjes zat wat soldij, en Jutta zegt je onverbloemd waar je zwak was.
event-41-band-3 = De tweede golf loopt zo hard in je kling dat de derde omkeert. Daarna is het alleen nog werk: zesenvijftig keer de schop, zesenvijftig regels in het boek. Als je opkijkt, staat er een man aan de bosrand met zijn pet in zijn hand.

event-42-title = Ingerukt
event-42-intro = Kapitein Holt heeft de vier meegebracht die met hem zijn weggerend. Ze treden aan voor de lange heuvel, en hij roept de Derde Compagnie af, alle zestig namen. Vier keer antwoordt er iemand. De andere keren leest Jutta het uit haar boek: ‘Hier.’ Het duurt zo lang als het duurt. ‘Ingerukt,’ zegt Holt dan, en daar staat hij, met de sleutel van een kist, en niemand meer om te betalen.
event-42-a = De kist aannemen.
event-42-a-result = Er zit een kwartaal soldij in, en een vlag. De vlag laat je aan hen. De vier lopen weg in vier richtingen, en bij de bocht, waar ze denken dat niemand het ziet, keren ze alle vier om.
event-42-b = Hem vragen je te drillen.
event-42-b-result = Hij recht zijn rug. Een uur lang, op een leeg veld, drilt hij je zoals je er zestig drilt, uit volle borst, met een nat gezicht. Hoeveel je eraan hebt, hangt ervan af hoe je daarvoor stond.

## Een medaillon komt thuis

event-43-title = Het deel van de beer
event-43-intro = Haern Caduch heeft meer bedden dan Beren. Wie de poort opendoet, houdt het medaillon tegen het licht en vraagt niet waar, en niet hoe. Hij hangt het aan een spijker, aan het eind van een lange rij spijkers. ‘Gerd Alder,’ zegt hij ten slotte. ‘Voor die met het boek.’ Dan gaat hij iets halen, want het deel van een Beer is voor wie hem thuisbrengt.
event-43-result = Het is het tweede maliënhemd van de dode: opgelapt, dof, zwaar als een kachel. Als je dekking al weg is, geeft het je nog één kans. Vanaf de weg hoor je de hamer; hij slaat een nieuwe spijker in, naast de laatste.

## Benno Grole betaalt

event-44-title = Betaling in natura
event-44-intro = Benno Grole ontvangt je op een omgekeerde boot, zijn waar uitgestald op een natte deken: een stel flesjes, ‘van een koets gevallen’, een haas, de stijgbeugel van een bisschop, de op één na beste pen van zijn broer. Hij heeft gehoord wat je niet hebt gezegd. ‘Hij had me netjes opgehangen,’ zegt Benno. ‘En gehuild. En het touw zelf betaald. Toe, neemt u iets. Ik doe dit niet vaak.’
event-44-a = De flesjes nemen.
event-44-a-result = Ze zijn goed; het moet de koets van een dokter zijn geweest. Hij rolt ze in de deken, met de haas, en met de pen. ‘Mocht u hem zien,’ zegt Benno. ‘Van wie hoeft u er niet bij te zeggen.’
event-44-b = Vragen wat hij beter verstopt heeft.
event-44-b-result = Hij lacht tot de boot ervan schommelt. Het beste ligt waar geen deurwaarder komt, in de bergen, in een groeve waarvan de naam van de mijlpalen is verdwenen. Hij is er nooit terug geweest. Er is daar een rad, zegt Benno, en hij lacht niet meer.

## De schuld van Oda Hollin

event-45-title = Haar papier
event-45-intro = De zaakwaarnemer houdt kantoor boven de vismarkt van Novigrad. Hij knippert niet met zijn ogen. Hij legt Oda Hollins papier voor je neer, met wat de ziekte heeft gekost, en wat de dood heeft gekost, en wat het vragen kost. ‘Iedereen mag het kopen,’ zegt hij. ‘Dat is het mooie van een schuld. Hebt u liever een andere regeling, dan ontvangt men u graag in het huis.’
event-45-a = Het papier kopen en verbranden.
event-45-a-result = Het brandt slecht, alsof de inkt nog nat is. De zaakwaarnemer boekt de as in een aparte kolom en wenst je een goede dag. Nu moet iemand de vrouw in het veen nog vertellen dat ze uit het water kan komen.
event-45-b = Het huis gaan bekijken.
event-45-b-result = Hij laat je erheen brengen door een jongen met een lantaarn, hoewel het middag is. Het papier blijft op zijn tafel. ‘Ze heeft tot het voorjaar,’ roept hij je vriendelijk na. ‘Denkt u daarbinnen nog eens aan haar.’

event-46-title = Oda Hollin betaalt
event-46-intro = Ze staat al op het droge, in schone kousen, en weet niet waar ze haar handen moet laten. ‘Wat ben ik u schuldig?’ vraagt ze nog voor je zit. Je zegt het haar. Ze draait zich om en heeft een hele tijd werk aan het deksel van een kist. ‘Dat is geen prijs,’ zegt Oda Hollin. ‘Hoe je dat betaalt, weet ik niet. Hier. Pak aan. Niks zeggen.’
event-46-result = De kist is voor jou: mos, naalden, schoon linnen en kleine potjes, in de volgorde waarin je ze nodig hebt. Als je dekking weg is en het bloed loopt, is er tijd om er één keer in te tasten.

## Het dorp dat op geen kaart staat

event-47-title = Het dorp dat er niet is
event-47-intro = Elf daken, geen naam, en in de schaapskooi een wyvern aan de maaltijd. Hij jaagt niet op de kudde; hij laat de schapen schrikken en neemt wat het laatst komt. De angel doodt, de tanden zijn voor daarna. Soldaten komen er niet, want hier is niets. De mensen die hier niet wonen, geven je een staldeur aan. Je houdt die voor je en loopt naar binnen, langzaam, om als laatste te komen.
event-47-band-1 = De angel gaat door het eikenhout, de deur gaat aan stukken, en al het andere wat je voor je houdt ook. De wyvern vertrekt met de ram. Niemand verwijt je iets; ze zoeken al naar planken.
event-47-band-2 = Je houdt het eikenhout tussen jou en de staart tot het beest genoeg heeft van splinters. Tien schapen leven nog. Een weduwe betaalt je de prijs van één, en duldt geen weigering.
event-47-band-3 = De angel blijft in het eikenhout steken. Je laat de deur los, loopt eromheen en doet wat er nog te doen is. Ze betalen uit elf kousen, en het gif krijg je mee in een honingpot.
event-47-band-4 = Je vangt de angel op waar het eikenhout dubbel is, draait mee, en de wyvern breekt zelf zijn staart. Een klok hebben ze niet, dus slaan ze op pannen. Het zat allemaal in de elleboog, en die vergeet het niet.

## Onder het zout

event-48-title = Onder het zout
event-48-intro = Achter de zoutpannen van Cidaris klimt ze onder de knollen uit, geeft over op het wiel en zet de pet op. Op de kade monstert een brik aan. Ze wil gaan als Jory Adamsen; zo heet haar broer. Hij is met de Derde Compagnie meegetrokken en heeft die naam even niet nodig. ‘Hij zou het niet erg vinden,’ zegt ze. ‘Als ik maar wist dat hij het niet erg vindt.’
event-48-a = Erbij staan tot ze is aangemonsterd.
event-48-a-result = Je staat naast haar, groot en verveeld. De stuurman kijkt naar de pet, naar de kin, naar jou, en heeft slechtere matrozen gezien. Voor de trossen los gaan, heeft ze haar voorschot verdeeld: voor Dorrit, voor het muildier, voor jou.
event-48-b = Beloven haar broer te zoeken.
event-48-b-result = Ze gelooft je meteen, en prettig is dat niet. De Derde Compagnie ging een bos in, zegt ze, en er kwamen er weinig uit. Je moet hem een halve scheepsbeschuit geven; ze deelden altijd. Dan neemt het tij de brik mee, en de andere helft ook.

## De bruidegom van de middaggeest

event-49-title = De bruidegom
event-49-intro = Hij boet een net met twee kleinkinderen erin. Als hij de ring ziet, stuurt hij ze wormen zoeken. Hij was twintig, zegt hij. Hij was bang; er ging een boot. Hij wilde schrijven. Ze was toch zeker getrouwd? Niemand heeft hem verteld dat ze elke middag over de akker gaat en met de maaiers danst. Zijn handen knopen vanzelf door. ‘Wat moet ik nu?’ vraagt hij.
event-49-a = Hem ’s middags naar de akker brengen.
event-49-a-result = In zijn tempo duurt het de hele dag. Hij loopt het witte licht in en spreidt zijn armen, en jij kijkt weg. Als de klok slaat, zit hij in de stoppels met de ring aan zijn vinger, levend, en verder is er niemand. Ook in jou is iets tot rust gekomen.
event-49-b = De ring in het meer gooien.
event-49-b-result = Het maakt heel weinig geluid. Hij geeft je wat hij voor een nieuwe boot opzij had gelegd, en roept de kinderen aan tafel, te hard. Morgen voor twaalven leggen de maaiers hun sikkels neer, zoals altijd.

## Dobbelstenen

event-50-title = De lange arm
event-50-intro = Je stok staat er nog. Het is een heldere dag: een poel, een wilg, en onder de wilg een hoop nat riet, ongeveer zo groot als een man. Ervoor ligt een lamp. Als je dichterbij komt, haalt de hoop adem, en boven het water beginnen de eerste witte draden te draaien. Je hebt zo lang als uitademen duurt.
event-50-band-1 = Je bent te laat. De mist slaat dicht als een deur, en van achteren komt de eerste klap, de kwade. Tegen de tijd dat je weer overeind staat, is de lamp weg, en je dekking ook.
event-50-band-2 = Je zet je laars op de lamp. Zonder lamp weet de neveling niet waar hij je wil hebben; hij stommelt langs je heen en ervandoor, en laat je zien waar zijn soort huist. Wat een voerman verloor, blijft liggen.
event-50-band-3 = Je slaat toe terwijl hij een en al long is, en hij gaat uit als een kaars. Onder de wilg liggen de beurzen en de medicijnen van drie voerlui, uitgestald als op een kraam.

event-51-title = Onder de tweede sneeuw
event-51-intro = Het nest is gemaakt van hele sparren en gevoerd met schapen. Je legt het ei in de kuil, met doek en al, want het is nog warm. Dan verdwijnt het licht. De griffioen staat over je heen, zijn vleugels half open, en ruikt naar bloed en onweer. Je rent niet. Hij draait zijn kop om je met het ene oog te bekijken, en dan met het andere.
event-51-band-1 = Met één vleugel veegt hij je van de richel. Je gaat op je rug de puinhelling af en zoekt de rest van de dag uit wat er nog beweegt. Van boven hoor je hem, laag, telkens weer: hij praat tegen het ei.
event-51-band-2 = Hij gaat op het ei zitten en laat je gaan, achteruit. Op weg naar beneden zie je hem een raaf uit de lucht pakken: eerst de draai, dan het gewicht. Dat oefen je tot in het dal.
event-51-band-3 = Hij neemt je de doek uit handen, zachtjes, en stopt het ei ermee in. Je blijft waar je bent tot de schemering, want niemand heeft gezegd dat je mag gaan. Iets van die stilte blijft.

## Een brief, tweehonderd jaar te laat

event-52-title = De Zouttrap
event-52-intro = In Cintra gaat de Zouttrap van de haven recht tegen de rots op, en de blauwe deur is helemaal bovenaan. Een vrouw doet open. Achter haar is gedekt voor één meer dan er mensen zijn. Dat is in dit huis de gewoonte, zegt ze; een of andere overgrootmoeder stond erop. Dan ziet ze het handschrift. In haar bloembak groeien bonen.
event-52-a = Blijven, en hem aan allen voorlezen.
event-52-a-result = Ze halen de buren erbij. Je leest over het dak, de hoest en de bonen, en dan is het stil, en een jongen ruimt het extra bord weg. Hij bedenkt zich, en zet het voor jou neer. Je vertrekt genezen op een plek die je al niet meer voelde.
event-52-b = Om een antwoord vragen.
event-52-b-result = Ze denkt een poos na, schrijft één enkele regel en droogt die boven de lamp: ‘De bonen zijn opgekomen.’ Waar hij te vinden is, weet je, in een bos, onder vrienden. Je legt daar een munt neer voor je mag spreken.

## Corvin en zijn hert

event-53-title = Wat Corvin niet vraagt
event-53-intro = Corvin schuift op en gaat door met zijn pijl. Je vertelt van de berken, de witte muil, de stomp met de rode draad. Zijn handen houden op. In dertig jaar heeft niemand anders het gezien, zegt hij langzaam; de laatste tijd was hij gaan geloven dat er geen hert was. Hij vraagt niet waar. Je ziet de vraag op zijn gezicht, en hoe hij die daar laat.
event-53-a = Hem zeggen waar.
event-53-a-result = Hij bedankt je, trapt het vuur uit en is weg, een oude man die bijna rent. Alles wat hij niet meer nodig zal hebben, heeft hij naast je achtergelaten, op grootte: de kaarten, de beurs, de pot.
event-53-b = Zeggen dat je de botten vond.
event-53-b-result = Hij zit daar tot de draad is doorgebrand. ‘Tja,’ zegt Corvin. ‘Tja.’ Hij legt de pijl op de sintels. ’s Ochtends staat hij langs de weg, zijn bundel op zijn rug, en weet niet welke kant je dan op gaat.

event-54-title = Corvin zonder hert
event-54-intro = Hij loopt een half boogschot voor je uit en leest de grond hardop voor, zoals anderen de almanak. Omdat hij niets meer te jagen heeft, denkt hij na over waar jij op jaagt. Nu en dan blijft hij bij een ven staan en kijkt langer naar het water dan nodig is om te drinken. Je hebt het hem niet verteld. Met elk ven wordt het moeilijker.
event-54-result = Hij blijft bij je. Eén keer per gevecht kan hij zeggen wat het beest gaat doen, en wat niet. ’s Avonds bindt hij pijlen, uit gewoonte, met gewone draad.

## De getekende steekt over

event-55-title = Breed en stromend
event-55-intro = Lorcan Weir kijkt naar de rivier, naar het touw en naar Stepan. ‘Waarom iemand naar de overkant wil, vraag ik niet,’ zegt hij. ‘Dat is extra.’ Achter je is het bos tot aan het jaagpad gekomen. Een leshen gaat niet over stromend water, zijn kraaien wel. Ze zitten op het touw, over de hele lengte, en kijken naar binnen. Het veer ligt dieper dan het met drie mensen zou mogen.
event-55-band-1 = Midden op de rivier trekt het touw strak, recht omlaag. Lorcan zegt er iets tegen wat je niet achter hem had gezocht. Er zit een knoop in, daar beneden, en Stepan kan niet zwemmen. Iemand zal moeten.
event-55-band-2 = Je staat op de boeg en slaat de kraaien van het touw, en elke kraai valt als een dood blad in het water. Aan de overkant herstelt Stepan ongevraagd het dak van de veerman. Lorcan is zo geroerd dat hij je betaalt.
event-55-band-3 = Je kijkt in Stepans bundel. Naast het brood heeft een aardige buur een kaakbeen gestopt, in gras gewikkeld: de laatste totem. Die gaat overboord, en de kraaien erachteraan. Het dorp stuurt je geld na, en jij weet nu waar je het eerst moet kijken.

## De grafheks thuis

event-56-title = Waar de kerk gezonken is
event-56-intro = De halve kerk staat in het meer. In de droge helft houdt de grafheks huis: planken van doodskisthout, schedels aan een snoer, een ketel. Ze zit aan tafel en staat niet op. Ze kijkt alleen naar je handen, want daar gaat de tong het eerst heen; vel komt daarna. Achter het altaar vloekt iemand, aan één stuk, met de stem van een priesteres die haar handen niet vrij heeft.
event-56-band-1 = De tong heeft je wapen voor je hem ziet bewegen. De rest doe je met de ketel, en met Jutta, die bijt. Het is geen fraai gezicht. In het offerblok vindt ze nog iets voor je, en ze kijkt daarbij de andere kant op.
event-56-band-2 = Je houdt haar een bot voor, en als de tong het heeft, trap je op de tong. Jutta roept de schedels bij de namen die ze hun wil geven. De parochie betaalt, en zij laat je zien waar een schop nog meer goed voor is.
event-56-band-3 = Je loopt naar binnen met helemaal niets in je handen, en één tel lang weet de grafheks niet waar ze moet beginnen. Dat is genoeg. De parochie betaalt alles, en Jutta laat het zich nog eens voordoen, en doet het dan beter.

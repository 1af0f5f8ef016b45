# Meer gebeurtenissen van het Avonturenpakket die in steden beginnen.

event-66-title = De maker van gewichten
event-66-intro = De dwerg woont zo hoog dat er niemand is om mee te praten, en dat was ook de bedoeling. Hij heeft de weegschaal voor zichzelf gemaakt, zegt hij, toen zijn broer zwoer dat hij niet aan het geldkistje had gezeten. Sindsdien spreken ze niet meer; het was een heel klein kistje. Hij hangt de balk op. Op de plank staan de gewichten die erbij horen, elk met een deksel. ‘Eén is van mij,’ zegt hij. ‘Dat heb ik er nooit op gelegd.’
event-66-a = Hem wegen.
event-66-a-result = Hij gaat voor de schaal staan en zegt dat hij zijn broer nooit heeft gemist, geen dag. De schaal gaat langzaam omlaag, zoals iemand gaat zitten, en blijft daar. Hij kijkt er een poosje naar. Dan vraagt hij je om zijn hoed, en om iets kleins van de plank.
event-66-b = Zelf voor de schaal gaan staan.
event-66-b-result = Een paar dingen over jezelf zijn gauw gezegd, want je zei ze al vaak. Twee kloppen er. Bij het derde beweegt de schaal, en je stopt en doet het over, langzamer, tot je het woord vindt dat te veel woog. Dat laat je daar boven.

event-67-title = Het ons van messing
event-67-intro = Hij gaat naar het dal, zegt hij, naar een broer, en wie dat van plan is kan geen gewichten dragen. De geit heeft hij aan de wind gegeven en de hut op slot gedaan. In je hand legt hij een ons van messing met een deksel erop. ‘Het weegt wat iemand schuldig is,’ zegt hij. ‘Ik heb het voor belastinggaarders gemaakt. Ze wilden het niet in huis.’
event-67-result = Het is warm en past in elke zak. Als je met iets doods aan je zadel om je loon komt en het ons ernaast op tafel zet, kijken de mensen ernaar, kuchen, en vinden nog een munt die ze opzij hadden gelegd.

event-68-title = De hekser van maart
event-68-intro = De manke hekser is al lang dood. Hij zit tegen een beuk met zijn laarzen aan en zijn zwaard over zijn knieën, en over alle drie is mos gegroeid. In de holte van de boom ligt waar hij van leefde: strikken, een pot, een schuldboek. Er staat één post in, op de eerste bladzijde, in een zorgvuldige hand. Het bedrag klopt, en eronder staat: ‘Ze had het koud. Vergeet het.’ Doorgestreept heeft hij het niet, en uitgescheurd ook niet.
event-68-a = Het verschuldigde nemen, en zijn flesjes.
event-68-a-result = Zo lang als een paar woorden duren ligt de zak onder het mos, en dan pak je hem weer op, en de flesjes erbij. Hij had het sentimenteel genoemd. Het is alleen een wat langere terugweg, met het geld van een dode vrouw.
event-68-b = Hem begraven, met het geld.
event-68-b-result = Tot het donker is graaf je tussen de wortels, en dan leg je de zak onder zijn hand. Eerst lees je hem het boek voor. Hij droeg dat zwaard zoals je het nooit hebt gezien, riem en knoop; je leert het terwijl je het losmaakt, en oefent de halve nacht.

event-69-title = De afzender
event-69-intro = Benno Grole zit voor een grot en vilt iets wat van de hertog is. Natuurlijk heeft hij de hond gestuurd. Vier mannen in het dal hebben gezworen de belastingpachter in zijn eigen inkt te verdrinken, en Theodor verdrinkt liever dan dat hij om hulp vraagt. ‘Een hond kan hij niet verbieden,’ zegt Benno. ‘Die staat niet in het tarief.’ De vier namen heeft hij. Hij heeft ook nog een teef uit hetzelfde nest, die te eerlijk bleek om te stropen.
event-69-a = Zwijgen beloven en de andere meenemen.
event-69-a-result = ‘Geen woord tegen hem,’ zegt Benno. ‘Hij zou het als gift moeten boeken.’ Hij fluit, en ze komt achter de rook vandaan, kijkt naar je hand, je zwaard en je laarzen, en gaat dwars over je voeten liggen, zoals haar broer doet.
event-69-b = Met de vier namen naar het dal gaan.
event-69-b-result = Onder het avondeten ga je bij ze langs, een voor een, en je legt je handschoenen op tafel. Drie herinneren zich een tante in het zuiden. De vierde laat zien wat hij in zijn schuur heeft, en het spoor dat erheen loopt, zodat je liever daar gaat kijken. Benno betaalt, met munten van de hertog.

event-70-title = De eerlijke hond
event-70-intro = Als pup kreeg ze een haas te dragen, en ze bracht hem terug naar de jachtopziener. Dat was het eind van haar loopbaan. Ze luistert naar geen naam en niemand heeft haar zich ooit zien haasten; een spoor leest ze zoals Theodor Grole een kolom cijfers, van boven, en dan nog eens van onderen. Benno krauwt haar nogal lang onder de kin. ‘Zij zegt u de waarheid,’ zegt hij. ‘Ik kon er niet mee leven.’
event-70-result = Ze gaat mee en verbetert je. Waar je een spoor hebt, loopt ze het vóór het gevecht nog eens na, gaat zitten bij wat je hebt gemist, en wacht tot jij het ook hebt gezien.

event-71-title = Paard slaat loper
event-71-intro = In Vengerberg doet een jonge vrouw open met inkt op haar duim. Haar vader is drie winters geleden gestorven. Het bord stond bij het bed, en ze moest beloven door te spelen, slecht, zodat de kapitein niets zou merken. Ze heeft geleerd hoe je slecht speelt. Toen zag ze dit voorjaar het paard; het stond daar als een open deur. ‘Ik kon niet anders,’ zegt ze. Ze houdt de brief van de kapitein ongeopend vast en vraagt hoe hij is.
event-71-a = Gaan zitten en hem beschrijven.
event-71-a-result = Je vertelt over de thee voor één en het broodmes. Dan opent ze de brief, leest de regel die niet voor jou was, en gaat haar jas zoeken. Op de trap laat ze je op de leuning zien wat ze in het paard zag, en hoe lang ze erop had gewacht.
event-71-b = Haar aanraden te blijven verliezen.
event-71-b-result = Ze knikt; het was haar vaders wens. Ze schrijft een zet op die zo slecht is dat het pijn doet, betaalt je de weg en doet er een fles van vaders likeur bij voor de kapitein. Die mag hij drinken op zijn overwinning, zegt ze. Ver weg kan die niet meer zijn.

event-72-title = Niet neuriën
event-72-intro = De zingende schipper komt langszij. Het is een vrolijk lied, met een refrein. In de kist houdt het ademen op; dan neuriën de planken mee, een terts lager, en de spijkers komen er vanzelf uit en vallen een voor een in het kanaal. Jonge wyverns neuriën als ze gevoerd worden. Je hebt tijd om van het jaagpad aan dek te springen en tussen het lied en de kist te gaan staan.
event-72-band-1 = Je gaat er staan. Het komt over je heen naar buiten, vleugel voor vleugel, met zijn hele gewicht, en stroopt je in het voorbijgaan tot op je hemd. De schipper zingt niet meer. Hij zit boven in zijn mast, en beneden wordt geneuried.
event-72-band-2 = Tot de sluis duw je het deksel met je rug dicht, terwijl de dove naar het landschap zwaait. De ontvanger handelt in kruiden en draagt dikke handschoenen. Hij geeft je wat hij van de grote melkt, en telt je vingers na.
event-72-band-3 = Je laat het aan je mouw ruiken, houdt stand en neuriet het lied tot het eind, heel langzaam, zoals voor een kind. Het valt in het ruim in slaap. De ontvanger betaalt dubbel voor een die nog niemand gebeten heeft.
event-72-band-4 = Je staat zo stil dat het je voor het nest houdt. Het klimt erop, vouwt zich op en rijdt twee sluizen lang op je schouders. Wie dat gedragen heeft gaat niet zo gauw meer om. De ontvanger betaalt en wil weten hoe je ademt.

event-73-title = De ijskelder
event-73-intro = Achter het stro, achter de blokken, hebben ze alles aan haken gehangen, zoals ze het hebben gezien: gesorteerd, opgemaakt, met peterselie. Ghoelen leren snel van mensen, als het om eten gaat. Het zijn er vijf, met schorten voor. De grootste heeft een hakmes en een stuk krijt. Als hij je ziet bekijkt hij je van de schouder af omlaag en schrijft iets op de lei. De eerste slag is voor jou, en het kan maar beter ook de laatste zijn.
event-73-band-1 = Het was niet genoeg. Ze hebben je op het blok voor je je kunt omdraaien, en je koopt je vrij met je maliën en met wat je vasthield. Vanaf de oever hoor je ze doorhakken, ordelijk. Op de lei is je prijs doorgestreept.
event-73-band-2 = Aan het eind, waar de leerling staat, breekt de rij, en de rest gooit de schorten af en rent op handen en voeten, zoals het hoort. Het gilde betaalt per schort. In de stad wil niemand horen wat er aan de haken hing, en iedereen heeft buikpijn.
event-73-band-3 = Voor het krijt de grond raakt, sta je midden tussen hen. Ghoelen in schorten kunnen niet springen. De stad stuur je haar laarzen terug, per paar. Het gilde betaalt alles, zonder een woord, en de jongen van de slager rent je na met een fles.

event-74-title = Persoonlijk
event-74-intro = Achter de derde bliksemeik staat een huis van rijshout, geveegd. De Vrouw die er woont heeft haar tot op de grond en geen rug; van achteren zie je de ribben en een vogelnest. Met één lange vinger breekt ze de was. ‘Geef haar alstublieft terug, of hou haar anders warm,’ leest ze voor, letter voor letter. Ze moet gaan zitten. Ze heeft nooit een Elsa gehaald. Ze vond ooit een schoen, aan de voet van de berg, en zette hem voor het raam, omdat hij mooi was.
event-74-a = Om de schoen vragen en hem volgen.
event-74-a-result = Ze geeft hem je, in een blad gewikkeld, en je moet haar de brief nog eens voorlezen. In de zool zit een mijnwerkersspijker, zoals ze die maar in één dal gebruiken. ‘Als u haar vindt,’ zegt de Vrouw, ‘mag ze naar de vogel komen kijken.’
event-74-b = Haar de brief laten.
event-74-b-result = Hij mag daar blijven, en ze prikt hem met een doorn boven de haard, waar anderen een prent hebben. In ruil vertelt ze je wat er nog meer in het bos leeft en minder netjes is. De postmeesteres betaalt bij bezorging en vraagt niet om antwoord.

event-75-title = De lage gangen
event-75-intro = Zulke spijkers gebruiken ze hier. Ze gebruiken ook kinderen, voor de lage lagen, waar geen man in past; de opzichter koopt ze waar niemand iets vraagt, en achteraf was het altijd een vrouw in een bos. De bel luidt het eind van de dienst. Uit een gat niet hoger dan een krukje komen er negen, grijs van top tot teen. Eén heeft maar één schoen. Je zegt haar naam, en alle anderen draaien zich om, om te zien wie er een heeft.
event-75-band-1 = De opzichter heeft honden en neven. Je krijgt haar tot de steenberg en gooit weg wat je draagt; daar laat ze je hand los en gaat terug voor de kleintjes. Je hoort haar tellen. Je zult nog eens moeten komen, met meer dan één arm.
event-75-band-2 = Je koopt haar vrij met de beurs van de opzichter, die je hem voorhoudt, bij de kraag, de zijne. Hij legt er iets bij voor de moeite. Ze slaapt op je zadel met haar wang tegen de knop, en je rijdt langzaam, en zo slaap jij ook.
event-75-band-3 = Als ze er allemaal uit zijn, maak je de mijn dicht. Negen kinderen lopen hand in hand het dal af, en in elk dorp komt er iemand aanrennen. Bij de derde bliksemeik wil er een, met een nieuwe schoen, afstappen om een vogel te zien.

event-76-title = De referentie
event-76-intro = De weduwe in Beauclair is zestig en ontvangt je in bed, tussen kussens, met een boek. Zestien jaar is ze met hem getrouwd geweest. Hij loog nooit, keek niet naar een ander, en op zondag las hij haar voor. ‘Hij dronk natuurlijk,’ zegt ze en slaat haar manchet om. Het is een kantwerk van piepkleine littekens, heel regelmatig. Hij ging weg toen de dokter hem vertelde wat het met haar deed. Ze heeft het de dokter niet vergeven. Of jij hem een brief wilt brengen?
event-76-a = Hem bezorgen.
event-76-a-result = Ze schrijft twee regels en strooit er zand op. Hij woont in de toren achter de oranjerie, zegt ze; hij heeft nooit ergens anders gewoond, hij geeft alleen adressen op zodat niemand weet hoe dichtbij. Je moet kloppen als het donker is en niet tussen hem en de lamp gaan staan.
event-76-b = De referentie als slecht noteren.
event-76-b-result = ‘Zoals u wilt,’ zegt de weduwe en betaalt je moeite; dat hij anderen voorleest heeft ze liever niet. De koppelaarster zal zuchten en hem doorstrepen. Als je weggaat wordt het donker, en in de toren achter de oranjerie doet iemand een luik open.

event-77-title = Twee regels
event-77-intro = Hij doet zelf open, in kamerjas, een vinger in een boek. Hij ziet je zwaarden, dan ziet hij het handschrift, en zijn gezicht klapt dicht als een waaier. Lang breekt hij het zegel niet. Hij is heel oud en heel snel, en hij overweegt of je iemand die zoiets brengt weer kunt laten gaan. Dat hangt ervan af, zegt hij, wie ze tegenwoordig stuurt. Wie bent u, als ik vragen mag?
event-77-band-1 = Een begin, vindt hij, en hij is geamuseerd. Hij neemt de brief en telt munten in je hand om niet te hoeven bedanken. Je bent de trap af voor je begrijpt dat je keel nooit buiten zijn bereik is geweest.
event-77-band-2 = Iemand met een naam, daar heeft hij van gehoord. Hij leest de twee regels staand. Dan schenkt hij je een glas uit zijn eigen kelder in, zichzelf geen, en laat je er aan de voorkant uit. De zondag daarop, zeggen de bedienden, klinkt er een stem achter de gordijnen van de weduwe.
event-77-band-3 = Een gelijke, zegt hij, en legt het boek weg. Jullie praten tot de kaarsen verdrinken, over dorst, en hoe je die draagt. Hij geeft je iets wat hij gestookt heeft uit honderd jaar niet drinken. Als je weggaat heeft hij zijn schoenen aan.

event-78-title = De leermeester
event-78-intro = De leermeester in Ban Ard leest de brief twee keer. Dan sluit hij de deur, legt zijn toga af en stroopt zijn linkermouw op. Om zijn arm loopt een ring van tandafdrukken, heel oud. ‘Wij hadden het in een kolenkit,’ zegt hij. ‘Het komt in elke generatie, bij wie begaafd is en eenzaam. Het wordt graag iets gevraagd.’ De woorden die het wegsturen kent hij. Hij kent ze al dertig jaar en heeft het altijd uitgesteld. Soms schrijft het hem nog.
event-78-a = Je de woorden laten leren.
event-78-a-result = Hij laat ze je zeggen tot de inktpot kookt. Het zijn er maar vier, heel gewone; de stilte ertussen moet kloppen. Als het goed is snuit hij zijn neus. Maandag is de tobbe leeg, en drie studenten kijken erin.
event-78-b = Hem de brief verkopen.
event-78-b-result = Hij betaalt wat je vraagt en legt hem bij de andere, in een la die naar zeep ruikt. Hij zal er zelf voor zorgen, zegt hij, na de vakantie. Op de trap hoor je hem zijn pen indopen. Lang aarzelt hij over de aanhef.
event-78-c = Hem een weg zonder de woorden tonen.
event-78-c-result = Met zout, kwik en een kom laat je zien hoe je zoiets een deur geeft en het laat kiezen. Hij maakt aantekeningen met het verkeerde eind van de pen. Het kiest. De academie hoort nooit wat ze je schuldig is; de leermeester weet het en leegt zijn kast in je armen.

event-79-title = De zuidkant
event-79-intro = De kelder heeft planken tot aan het gewelf, op de planken staan potten, en in elke pot zit een vierkant geel licht waarin stof ronddraait. Het is warm hier beneden en het ruikt naar hooi en sinaasappels. Van dichtbij hoor je ze: een lepel, een hond die zich omdraait, iemand die voorleest, niet erg goed. Op elke pot zit een etiket. De achterste zijn bruin geworden. Over de trap komt zonder haast iemand naar beneden die geen schaduw werpt.
event-79-a = De kast omgooien.
event-79-a-result = Je schouder ertegen, één duw, en je laat los. Zolang hij valt zijn er vierhonderd zonnen, je knijpt je ogen dicht, en het loopt over je heen als graan. Hij staat onder aan de trap met één hand voor zijn gezicht.
event-79-b = Twee potten pakken en achterlangs weg.
event-79-b-result = Je neemt de hare, en een zonder naam die er toevallig naast staat. De metselaarsvrouw betaalt je met het geld van de kachel. Ze doet hem open aan tafel en zegt een poos helemaal niets, en het ruikt naar wasgoed. De andere heb je nog, in je tas, tussen de flesjes.

event-80-title = De schaduw van de heer
event-80-intro = In zoveel licht heeft zelfs hij een schaduw. Die ligt achter hem op de muur, dun, die van een jongen, met een hoepel in zijn hand. Hij draait zich ernaar om. Niemand heeft hem zich ooit zien omdraaien; boven heeft de klerk zijn pen laten vallen. ‘Die heb ik het allereerst verkocht,’ zegt de heer, ‘om iets te hebben om mee te beginnen.’ Het licht loopt door het rooster de straat op. Er is misschien nog een minuut, en hij is je vergeten.
event-80-band-1 = Je wilt langs hem heen, en dan weet hij het weer. Hij pakt het eerste wat hem in handen komt, en dat is van jou. Buiten staat midden in de nacht de hele straat met het gezicht omhoog te knipperen. Niemand let op jou.
event-80-band-2 = Zolang je de deur openhoudt, blijft het licht. Het heeft u niets gekost, zegt hij naderhand verbaasd, en zoekt de kolom ervoor. Terwijl hij zoekt ga je weg. Iets in je wat verpand was betaalt geen rente meer.
event-80-band-3 = Je pakt de schaduw van de hoepel bij de rand en geeft die een zet. Hij rolt langs de muur, de jongen erachteraan, en de heer op zijn goede schoenen achter de jongen aan. Je gaat naar huis door een stad waar het middag is, en neemt je deel.

event-81-title = Waar twee wateren samenkomen
event-81-intro = Ze zit er tot haar hals in, met wier als haar, en kamt het met een kaak. De schelp hangt om haar keel. Wat erin zit draait langzaam vanzelf rond, als melk in thee. Een waterheks gooit eerst modder, in de ogen, en komt erachteraan; maar ze kan ruiken en is er ijdel op. Wie iets wist te mengen wat ze nooit geroken heeft, had beide handen vrij. Op de oever pak je uit wat je hebt, boven de wind.
event-81-band-1 = Het ruikt naar moeras. Moeras kent ze. De modder treft je in het gezicht, en de rest van haar volgt; je laat er de helft van je riemen en wat je in handen had. De parfumeur zal het met zijn stoel moeten doen.
event-81-band-2 = Ze komt dichterbij, niest, komt weer dichterbij, en je snijdt het koord door terwijl ze erover nadenkt. De parfumeur betaalt aan de deur. Achter hem komt een geur naar buiten waarvan je paard op straat gaat liggen.
event-81-band-3 = Je mengt haar schoon linnen, dat heeft ze nooit gehad. Ze sluit haar ogen en drijft weg. Je neemt de schelp, en er was meer linnen dan nodig, dus je houdt een flesje. De parfumeur betaalt, ontkurkt en moet worden vastgehouden.
event-81-band-4 = Je mengt haar een zomer met een jongen erin. Ze huilt als een stuw en steekt je zelf de schelp toe; die heeft ze niet meer nodig. Wat je daar deed zou je niemand kunnen uitleggen, maar je handen hebben het begrepen. De parfumeur betaalt.

event-82-title = De andere wieg
event-82-intro = In het bos, in de vork van een vlier, hangt een wieg van biezen, goed gemaakt, gevoerd met uil. Er ligt een zuigeling in, mager en rood, en brult; en eromheen zitten drie vrouwen, met de rug naar je toe, te wiegen, ten einde raad. Ze hebben er nooit een gehad die geluid maakte. Ze namen hem omdat hij mooi was en lieten hun beste achter. ‘Hij houdt niet op,’ zegt de eerste. ‘We hebben gezongen,’ zegt de tweede. De derde draait zich om. Ze bestaat alleen uit ogen.
event-82-a = Laten zien hoe je dat doet.
event-82-a-result = Op en neer loop je met hem, zoals je het iemand ooit hebt zien doen, met de fles. Als hij slaapt fluisteren ze. Ze geven hem terug. Maar eerst moet het hunne er zijn, anders hebben ze niets; ze trekken naar de bergen, weg van de herrie.
event-82-b = Hem meenemen terwijl ze slapen.
event-82-b-result = Ze zijn zo moe dat het geen kunst is. Onder je jas breng je hem thuis, de hele weg brullend, en de graanhandelaar moet er twee vasthouden. Hij betaalt om te horen welke welke is. Van die drie heb je geleerd zonder voetstap te lopen; de hele nacht merkten ze niets.

event-83-title = De ruil
event-83-intro = Ze wachten boven de laatste hut, op een rij, met de biezen wieg tussen hen in. Op je arm breng je de dikke, blonde; hij heeft geen geluid gegeven. De rode ziet je en haalt adem. Als je de hunne neerlegt kijkt hij naar hen op, naar al die ogen, en zijn mond wordt vierkant. Hij huilt. Hij huilt als een deur, als een hek, als negen katten. De drie staan daar met hun handen op hun oren en weten zich geen raad van geluk.
event-83-a = Hun ook het lied leren.
event-83-a-result = Je zingt wat jou gezongen werd, voor zover je het nog hebt. Ze nemen het over, meerstemmig. Wat ze je ervoor geven hebben ze in kalebassen onder de vlier: melk van iets, heel oud. Op de terugweg valt de rode eindelijk in slaap, omdat hij niet meer de luidste is.
event-83-b = Vragen wat ze in de eerste zagen.
event-83-b-result = ‘Dat hij boos was,’ zegt die met de ogen, ‘en heel klein, en dacht dat hij zou winnen.’ Ze kijkt je zo lang aan dat je het hoort brullen, ver terug, nog vóór de school. Je brengt het kind naar de handelaar. Hij zegt dat het veranderd is. Jij ook.

event-84-title = Een jas, kindermaat
event-84-intro = In Kaer Seren lezen ze de bladzijde staand. Hij was hun jongste en deugde niet voor dieren. In de herfst schreef hij dat een dorp hem had ingehuurd tegen een ghoel, en dat er een meisje was zonder jas. Daarna schreef hij niet meer. De oude leermeester neemt het medaillon aan, het houdt op met trillen, en zo weet hij het. ‘Tot de eerste sneeuw,’ zegt hij. Hij gaat naar het raam waar je de weg ziet, en vraagt of de jas warm was.
event-84-a = Zeggen dat hij warm was.
event-84-a-result = Dik, zeg je, met een kap. Hij knikt, ze dekken een plaats voor je, en je slaapt in een bed dat steeds gelucht is. ’s Ochtends geven ze je zijn herfstloon, waar verder niemand om heeft gevraagd. Beneden op de weg loopt iemand, klein, met een kap, naar de poort.
event-84-b = Met hen zijn laatste vorm doornemen.
event-84-b-result = Die breekt halverwege af, waar hij werd weggeroepen. Ze staan in twee rijen in de zoute wind, oude mannen en jongens, en ieder gaat van daar verder zoals het hem goed lijkt. Jij het laatst. De ghoel heeft hem gedood, dat zie je nu, en bij welke stap; en die stap zet je niet.

event-85-title = Te stil
event-85-intro = Niets zingt, niets knapt. Midden in het bos staat een kring van gesneden palen, oude, elk met een gezicht, en daarin zit een meisje met open mond. Ze heeft geteld; je ziet het aan haar vingers. Een leshen wil niet geteld worden. Eerst neemt hij het geluid uit een plek, en dan wat het maakte. Achter de derde paal is een gewei dat er daarnet niet was. Peer houdt je mouw vast. Hij gaat haar zo roepen.
event-85-a = Haar in zijn plaats roepen.
event-85-a-result = Je legt je hand op zijn mond en roept, zo hard je kunt. Al het geluid in het bos is op dat moment van jou, en het komt van alle kanten, op wortels. Het meisje heeft haar mond gesloten en haar hoofd omgedraaid.
event-85-b = Het gezicht van de naaste paal hakken.
event-85-b-result = Het kost drie slagen, en in elke slag zit een adem als uit een blaasbalg. De kring is open. Je draagt haar op je rug naar buiten, haar vingers tellen nog. Achter je probeert de eerste vogel een toon. De jongen betaalt, zoals afgesproken, in kastanjes, de moeder met wat ze heeft.

event-86-title = Het luidste in het bos
event-86-intro = Hij komt overeind tussen de palen, en het zijn er meer dan je dacht: sommige zijn poten. De hertenschedel draait heen en weer. Zien kan hij je niet, dat heeft hij nooit hoeven; hij gaat af op wat je laat horen. Tot nu toe is dat heel wat. Peer is bij zijn zus en heeft beide armen om haar heen, en over haar schouder vormt hij met zijn lippen steeds weer een getal. Zoveel stappen heb je.
event-86-band-1 = Je slaat, en hij hoort de kling. Een wortel grijpt je enkel en slingert je tegen drie gezichten achtereen, en wat je vasthield vliegt in de bladeren. Maar luid was het. Als het bos je loslaat zijn twee kinderen allang op de weg.
event-86-band-2 = Je slaat één keer en zwijgt, en hij staat daar met zijn kop scheef. Achterwaarts loop je in zijn eigen voetstappen naar buiten. Aan de bosrand leegt Peer beide zakken. Als Mila het hoort ziet ze af van het tiende en schrijft: in overleg.
event-86-band-3 = Tegen de verste paal vliegt je schede. Hij keert zich naar het lawaai, en daar ben jij. Als hij valt komt alles tegelijk terug, koekoek, beek, bijl, de stem van een moeder. Het meisje zegt: vierhonderdelf. Niemand spreekt haar tegen.

event-87-title = De hoedster van het licht
event-87-intro = De hoedster in Cidaris is tachtig en heeft niemand meer op zee. Ze luistert tot het eind. Dan laat ze een stoel naar boven dragen, gaat achter de lens zitten en kijkt de hele nacht naar buiten, met een lei op schoot. ’s Ochtends komt ze heel langzaam naar beneden. Er worden vier schepen verwacht, zegt ze. Drie zou ze binnenlaten. Op het vierde liggen ze op een rij, onder één zeil, ook vrouwen; en één woord aan de loodsen, en het vaart noordelijk voorbij. Maar het is het koortsschip. Het kwam hier hulp zoeken.
event-87-a = De haven laten beslissen.
event-87-a-result = De haven beslist in een oogwenk, en het vaart noordelijk voorbij. Je wordt dubbel betaald, voor de vracht en voor je tact. De hoedster houdt de deken en geeft je het glas terug. Ze heeft het niet meer nodig, zegt ze; ze ziet hen ook zo wel.
event-87-b = De lamp ontsteken en hen binnenlaten.
event-87-b-result = Ze steekt hem zelf aan, achter het oude glas. Met de dokter ga je aan boord, en je draagt, lucht, kookt, zoveel nachten als nodig is. Uiteindelijk liggen niet allen op een rij; zo goed telt de lens niet. Je valt op de kade in slaap, en iemand legt een deken over je heen.

event-88-title = Bedden van steen
event-88-intro = Ze hebben daarboven een stad gebouwd, dezelfde stad, huis voor huis, in ruwe steen, de put op de goede plek. Deze is beter dan die beneden: het huis van de weduwe heeft geen scheur, het weeshuis is klein, een galg is er niet. Ieder gaat zijn eigen deur in, legt zijn kussen neer en gaat liggen. Van de rots boven de markt neuriet iets hun toe, zo groot als een kerk, ook met gesloten ogen. In de hele stad is nog één bed leeg. Het is ongeveer jouw lengte.
event-88-a = Erin gaan liggen.
event-88-a-result = Het past. Het neuriën komt door de steen omhoog en gaat door je heen van hiel tot nek, zonder haast, als een hand die naar een sleutel zoekt. Zelden ben je zo goed ontvangen. Er is maar één ding dat het nog wil weten voor de nacht om is.
event-88-b = Hen wekken, een voor een.
event-88-b-result = Van deur tot deur ga je, en je roept ieder bij de naam op de latei. Ze gaan rechtop zitten; ze zien waar ze zijn, en dat zij het gemaakt hebben, en sommigen strelen de muur. Dan gaan ze in nachthemd naar huis, zonder een woord. De raad betaalt. In het voorjaar verhuizen er een paar hierheen, wakker.

event-89-title = Wat de berg wil weten
event-89-intro = Hij wil weten waarom je opstaat. Hij vraagt het niet onvriendelijk. Hij ligt hier al van voor er dalen waren en heeft er nooit het nut van ingezien; toen begonnen die beneden zo luid te dromen, van galgen en scheuren, en hij dacht dat hij kon helpen. Driehonderd mensen ademen om je heen, in de maat. De steen is niet eens hard. Als je een reden hebt, neuriet hij, dan luistert hij; maar die zou waar moeten zijn, en gauw.
event-89-band-1 = Je zoekt er een en valt erbij in slaap. Als je wakker wordt is het middag en is iedereen weg; iemand heeft je toegedekt. Je bent een dag kwijt en wat je in je hand had, en nog lang lijken je eigen voeten je een vreemd idee.
event-89-band-2 = Ontbijt, zeg je. Hij denkt erover na. Het is niet niks, vindt hij, en laat je los, en de driehonderd ook, tot nader order. De rest van de nacht slaap je diep op een berg kussens, en niemand vraagt je iets.
event-89-band-3 = Er schiet je een naam te binnen, en je zegt hem. Hij vraagt wat voor ding dat is, en je legt het uit. Het neuriën houdt een poos op. Als je opstaat heeft het bed jouw vorm en houdt die, en het is alsof de zwaarste helft is blijven liggen.
event-89-band-4 = Je zegt dat je het niet weet, en staat op. Het is zo lang stil dat de slapers zich omdraaien. Dan doet hij één oog open, voor het eerst in de geschiedenis van de dalen, om te zien hoe dat gaat. De driehonderd gaan naar huis en neuriën iets anders.

event-90-title = De vervanger
event-90-intro = Achter het toneel van het theater in Novigrad zet iemand jouw gezicht af. Eronder zit een gewoon gezicht, grijs, een beetje moe, zoals je het aan lakeien geeft. Hij speelt hier iedereen, zegt hij: als de held dronken is, als de dame verkouden is. Voor hem klapt niemand, want het is altijd een ander. Hij heeft je aan het werk gezien. Je bent goed in de rol. Maar je weet nooit wat de ander gaat zeggen, en hij wel; hij hoeft het maar even te worden.
event-90-result = Hij gaat mee, als wie dan ook. Als een gevecht begint staat hij aan de rand en wordt één ademtocht lang wat er tegenover je staat; en over zijn schouder zegt hij je, met die stem, wat het van plan was en welk stuk hij heeft geschrapt.

event-91-title = De rest van haar
event-91-intro = Hij wijst in het riet. Daar zit op een steen, in een grijs habijt, een oude vrouw met negen vingers uien te pellen. ‘Geef hier,’ zegt Godeleva. Heilig is ze nooit geweest. In de grote koorts verpleegde ze de zieken, viel de twaalfde nacht tussen de doden in slaap en werd met hen begraven; toen ze zich eruit had geklopt, werd ze al verkocht. Ze liep weg. De vinger bleef onder het deksel. ‘Die kerken vind ik niet erg,’ zegt ze. ‘Maar hij heeft het koud, die ene. Ik voel het elke winter.’
event-91-a = Hem er weer aan naaien.
event-91-a-result = Ze praat je erdoorheen, steek voor steek, met de stem van iemand die honderd bange meisjes heeft geleerd. Hij pakt. Ze kromt hem, wijst op de uien, en dan op de processie, die aan de oever is gekomen en niet meer zingt.
event-91-b = Haar nog een jaar rust bezorgen.
event-91-b-result = Met een kippenbot in de handschoen ga je terug naar de kanunniken. Als je het goed houdt wijst het naar wie het luidst praat. Ze betalen je om te mogen ophouden. Achter je in het riet valt een ui in de emmer, en nog een.

event-92-title = De orde van de processie
event-92-intro = Ze komt met enige moeite overeind en gaat hun tegemoet terwijl ze haar handen afveegt. Elf kanunniken kijken naar tien vingers. Daar heeft niemand een gebed voor. Ze blijkt er een paar te kennen, via hun vaders, en één via een steenpuist. ‘Jij,’ zegt de heilige Godeleva, ‘hebt koortsbedden in je crypte, en die staan leeg omdat er een kistje op staat.’ En ze begint het werk te verdelen. De bisschop vraagt met een klein stemmetje wat er van de kistjes moet worden.
event-92-result = Het worden medicijnkistjes, want dat waren het. Uit het eerste dat gevuld is legt ze een fles in je hand, en ze houdt even je pols vast en telt. Ze vindt wat daar altijd een beetje traag was, en geeft het een duwtje met de vinger.

event-93-title = Na de bocht
event-93-intro = Onder de grote eik staat een hut van deuren. Er ligt stro voor twaalf in, van varens, heel nieuw, en er zijn twaalf haken met namen. De jongen is er niet. Op de grond staan de afdrukken van zijn laarzen en een hoop nekkersporen, en dan geen van beide; aan de rand van een gat ligt een pannendeksel. Nekkers komen boven waar je stampt. Hij heeft zich kennelijk zelf de passen geleerd, op dezelfde plek, elke dag, en luid. Van onderen, heel diep, stelt iemand vragen.
event-93-a = Naar beneden gaan en hem halen.
event-93-a-result = Aan een touw van varens en sjaals ga je omlaag. Het is nauw, het ruikt naar wortels, en voor je zegt iemand geduldig dat je niet zomaar mee mag doen, je moet eerst drie raadsels oplossen. De nekkers lijken over het tweede na te denken.
event-93-b = Stampen en ze naar boven lokken.
event-93-b-result = Je stampt tot ze rondom uit de grond komen, en daarna is het eenvoudig werk. Hij klimt er zelf uit, varens in zijn haar, en wil weten waarom je niet de hoge dekking nam. De boswachter betaalt per kop. Over elf brieven doet hij de hele avond.

event-94-title = Het derde raadsel
event-94-intro = ‘Wat heeft ’s ochtends vier poten en ’s avonds nog steeds honger?’ vraagt Wick. Hij zit op een wortel met de pook over zijn knieën, en om hem heen zitten in het donker, op rijen, kin op de vuisten, dertig nekkers. Ze hebben hem niet opgegeten omdat ze het willen weten. Dat was het tweede. Over hun hoofden ziet hij jou, en je merkt dat hij geen derde heeft. Dertig gezichten draaien zich om naar wie hij kijkt.
event-94-band-1 = Het eerste wat je invalt, is niet eens een raadsel. Ze komen over je heen als een zak katten. Je duwt de jongen voor je uit het touw op en dekt de aftocht, en daar krijgen ze je te pakken. ‘Je had een ei moeten zeggen,’ zegt Wick.
event-94-band-2 = Wat wordt groter, vraag je, naarmate je er meer van afhaalt? Ze fluisteren. Een gat, zegt ten slotte een heel kleine, en leidt je erin rond, kamer voor kamer. In een nis staan flesjes van zes generaties mijnwerkers. Je gaat eruit door de hoofdingang.
event-94-band-3 = Je vraagt wie ze zijn. Dat heeft nog nooit iemand gevraagd. Het wordt zo stil dat je de eik hoort drinken. Met de jongen klim je het touw op, en niemand volgt; alleen probeert van onderen nog lang de ene stem na de andere een woord. Jij denkt er ook over na.

event-95-title = Het lange loket
event-95-intro = In Vizima is het lange loket links voor de levenden en rechts voor de doden, en beide rijen zijn even lang. Rechts heeft men meer geduld. Je nummer is negenhonderdzes. Voor je staat een drenkeling te druipen en leest de krant; achter je wil een vrouw melden dat ze de hele tijd in leven is geweest. Tegen de avond neemt de beambte het formulier aan, en Radeks knoedel, en zoekt het vakje waar je zoiets aankruist.
event-95-a = Op het grote stempel staan.
event-95-a-result = ‘Dat is boven,’ zegt de beambte met volle mond. Het is het eerste wat hij met gevoel zegt. Hij klapt de balie voor je omhoog, wat niemand hem ooit heeft zien doen, en de drenkeling kijkt op van zijn krant.
event-95-b = Hem als ‘overig’ laten boeken.
event-95-b-result = Je neemt genoegen met ‘overig’. Dat is een ruime categorie, legt de beambte uit, met voordelen: geen belasting, en recht op een visakte. Als Radek het hoort koopt hij een hengel. De weduwe kent een priester die ook ‘overig’ is. Je wordt betaald in munt, en gevoerd tot je glimt.

event-96-title = Levensoorzaak
event-96-intro = De griffier heeft het grote stempel aan een ketting en een gebraad in de oven. Hij herinnert zich alles. Hij leest het formulier hardop voor, langzaam, tot aan de levensoorzaak, en daar houdt hij stil, want in veertig jaar heeft niemand die ingevuld. ‘Knoedels,’ staat er, in Radeks hand. ‘Ook: wilde zien wat er nog komt.’ De griffier neemt zijn bril af. Hij stempelt. Dan stempelt hij het vloeiblad, de muur en, voor je hem wegtrekt, je mouw.
event-96-result = TOT NADER ORDER IN LEVEN, staat er, met een adelaar, en het gaat er in de was niet uit. Als je bijna niets meer hebt en de feiten al gelijk wilt geven, zie je het op je eigen arm, in paars; en dan is er altijd nog één ding dat je kunt doen.

event-97-title = Het vierde couplet
event-97-intro = De herder is naar zijn schapen gegaan, om het niet te weten. Tibor zingt je het vierde couplet voor, kin op de fiedel, heel zacht. Het is niet de naam van de burgemeester en niet die van zijn broer. Het is die van de vrouw die voor iedereen wast, tegen wie nooit iemand grof is geweest, en van wie de jongen was die ze vonden. Zij heeft het gedaan. Hij weet het sinds het tweede couplet. ‘Het is een waar lied,’ zegt Tibor. ‘Ik dacht, als het maar waar is volgt de rest vanzelf.’
event-97-a = Hem het laten weglaten.
event-97-a-result = ‘Dan zijn het er drie,’ zegt Tibor na een poos, en maakt de snaar losser. Je gaat langs de stad en metselt de put dicht. De burgemeester betaalt je, zo denkt hij graag, voor het zwijgen. In elke kroeg slaan ze daar nog steeds op de tafels, elk jaar harder.
event-97-b = Meegaan, zodat zij het als eerste hoort.
event-97-b-result = ’s Nachts gaan jullie naar beneden, en hij zingt het haar voor in het washok, haar alleen. Ze blijft een laken wringen. Als het droog is pakt ze haar omslagdoek. Het is ver naar het stadhuis, de halve straat gooit, en jij loopt aan de buitenkant.

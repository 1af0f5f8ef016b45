event-208-title = Waar de geiten omheen lopen
event-208-intro = Het is een wyvern, een oude, grijs om de kaken, en hij zit voor zijn grot als een oude baas in de zon. Hromund en hij kijken elkaar lang aan. ‘Ik eerst,’ zegt de oude, en met kleine pasjes gaat hij de helling op, de bijl op zijn schouder. Je moet vlug beslissen hoe ver achter hem je wilt zijn.
event-208-band-1 = Het beest smijt jullie allebei het puin af en gaat terug in zijn grot. Hromund komt beledigd overeind: het heeft hem aangekeken en medelijden gehad. Op de terugweg leert hij je vallen, en een vloek voor elk gewricht.
event-208-band-2 = De vleugels hebben met jou te doen, en hij loopt eronderdoor naar binnen. Als het stil is, ligt hij tegen de warme flank, de bijl tot aan het oog erin, en glimlacht. Wat je daar gezien hebt, komt nog van pas. Beneden aan het water moet iemand het zijn dochter zeggen.
event-208-band-3 = Je breekt de aanval, en dan heeft hij het beest voor zich alleen, zoals hij wilde: één slag, van onderen. Hij gaat op de nek zitten om op adem te komen, en de adem komt niet. Je draagt hem en de bijl naar het water, waar Vigdis een schip klaar heeft.

event-209-title = Het kussen
event-209-intro = Aan dit schip bouwt Vigdis al sinds haar twaalfde, telkens als hij in de oorlog was. Het is van eikenhout, zonder één spijker, en midscheeps staat een bed met een veren kussen. ‘Geen woord over dat kussen,’ zegt ze. De fakkel geeft ze aan jou, want haar eigen hand wil niet stilhouden. Zijn wapens liggen op de steiger, voor wie haar vader heeft thuisgebracht.
event-209-a = Het aansteken en de wapens verkopen.
event-209-a-result = Zodra het brandt, neemt de eb het schip mee, laag en helder, tot het een ster onder de andere is. Drie kleinzoons van jarls bieden tegen elkaar op voor de wapens. Vigdis vraagt alleen om de wetsteen.
event-209-b = Het aansteken en de bijl houden.
event-209-b-result = De rest gaat met hem mee. Als de mast gevallen is, neemt Vigdis de bijl nog eens uit je hand en laat je de slag van onderen zien. Hij leerde hem haar toen ze zeven was, omdat hij niet op een zoon kon wachten.

event-210-title = Dezelfde rots
event-210-intro = Het schip ligt precies zoals de eerste twee keer, zegt Cornelis Dray, en hij heeft tekeningen om het te bewijzen. Op het strand dragen mannen balen landinwaarts, zonder enige haast. Hun voorman groet vriendelijk en legt de regeling uit: de kapitein krijgt een derde, de rots krijgt de schuld, en een of andere heer in Novigrad krijgt een brief. Dan ziet hij wie er uit de boot stapt, en hij fluit.
event-210-band-1 = Ze zijn met meer dan het leek, en ze kennen het strand. Je eindigt met je gezicht in het wier terwijl de balen over je heen gaan. Een van hen laat een munt vallen voor je zwijgen. Dray noteert het bedrag.
event-210-band-2 = Je houdt het pad tot ze vinden dat het de moeite niet waard is. Dray vinkt zijn balen af, waadt naar de laatste en valt erin. Hij wil alles op schrift, op zijn kantoor in Novigrad, met jou als getuige.
event-210-band-3 = Het is voorbij voordat Dray een droge bladzij heeft gevonden. De voorman zit in de branding en noemt namen, de zijne eerst, zodat het in zijn voordeel telt. In Novigrad moet je erop zweren, zegt Dray. Hij heeft weer kleur.

event-211-title = In Novigrad gezworen
event-211-intro = Het kantoor van Cornelis Dray heeft één raam, en daarvoor hangt een plaat van een schip in de haven. Hij staat niet op; zijn benen, zegt hij, denken dat ze nog buiten zijn. Langs de wand zitten de vennoten als een rij gesloten laden. Ver weg zijn er mensen die geld tegoed hebben, en de vraag is of er betaald moet worden. Jij moet zweren op wat je gezien en gehoord hebt. Dray doopt zijn pen in.
event-211-a = Zweren en de vergoeding aannemen.
event-211-a-result = Je vertelt wat er gebeurd is, in de volgorde waarin het gebeurde. De vennoten zuchten, de een na de ander, en tekenen. Dray betaalt je in nieuwe munten en zet, als ze weg zijn, het raam open, één ademtocht lang.
event-211-b = Zweren en om het verliesboek vragen.
event-211-b-result = Elk schip dat in tien jaar verloren ging heeft er een regel in: dag, plaats, oorzaak. Je leest het zoals je afdrukken in de sneeuw leest. Dray laat je de hele middag bij de kachel zitten en slaat de bladzijden voor je om.
event-211-c = Zweren op de brief zoals je hem schreef.
event-211-c-result = Je zweert dat het zijn woorden waren en kijkt elke vennoot in de ogen. Het is zwaarder dan een gevecht, en je leert ervan. Het geld van de weduwe wordt uitgeteld. Dray, die handschriften uit elkaar kan houden, vloeit de bladzij af en betaalt je reis.

event-212-title = Eerste bloed, roepen ze
event-212-intro = Honderd jaar kampvechters hebben de steenkring kaalgelopen. Tegenover je staat die van het andere huis: groot, bleek, gehuurd zoals jij. Hij heeft een vrouw in Cidaris en zegt het twee keer. Achter hem en achter jou zitten twee oude mensen op vouwstoeltjes, elk met een deken over de knieën. ‘Tot de dood,’ roept de een, omdat dat altijd geroepen werd. ‘Of eerste bloed,’ roept de ander vlug.
event-212-band-1 = Hij is beter dan hij eruitziet. Als je bijkomt, is er iets aan je scheef, en dat blijft zo. Beide huizen verontschuldigen zich. Op de terugweg zijn ze over je gaan zingen, zoals ze dat voor de doden doen.
event-212-band-2 = Slag om slag gaat het, tot jullie allebei ademen als blaasbalgen. Dan glijdt hij uit, of laat zich uitglijden, en bloedt aan één vinger. Dat is genoeg. De twee ouden zijn op hetzelfde ogenblik opgestaan. Ze hebben je nog één keer nodig, zeggen ze, in het bos, voor iets met bloemen.
event-212-band-3 = Eén keer de kring rond, en zijn zwaard ligt tussen de schapenkeutels. Hij bedankt je. In die ene ronde heb je gezien wat je altijd fout doet. De ouden steken de hoofden bij elkaar, en dan vragen ze je op een bruiloft, in het bos, ongewapend als het kan.

event-216-title = Een bruiloft in het bos
event-216-intro = De open plek is van geen van beide huizen, en elk heeft zijn eigen brood meegebracht. Hild is van dat van Finna, Kari van dat van Skarde, en ze houden elkaars hand vast als aan de rand van iets. Bij het derde vat worden er twee liederen over het anker tegelijk gezongen, en de eerste bank is omgegaan. Iedereen wacht tot iemand van buiten iets doet.
event-216-a = De vechtpartij beginnen, dan is het achter de rug.
event-216-a-result = Wie het dichtst bij staat, krijgt de eerste, en een uur lang slaat iedereen iedereen, grondig, zoals onder familie. Niemand sterft. Daarna vergelijken ze tanden, en je hebt meer over vallen geleerd dan op welke school ook.
event-216-b = Een derde lied zingen, harder.
event-216-b-result = Je zingt dat van de geit, en vanaf het vierde couplet moeten ze wel meezingen. Ze gooien munten, eerst naar je hoofd en dan in je hoed. Finna danst met Skarde, en ze kijken elk over de schouder van de ander.
event-216-c = Je handgeld teruggeven, waar iedereen bij is.
event-216-c-result = Wat ze je voor het tweegevecht gaven, leg je op de bruidstafel. Dan legt Finna er een ring bij, en Skarde nog een, en ze komen allemaal, de een na de ander, met wat ze elkaar in honderd jaar hebben afgenomen. Zelden heb je zo rechtop gestaan.

event-217-title = Het schip dat loopt
event-217-intro = Grima heeft hem teruggevonden, een dagreis van waar hij lag: de Reiger, zestien winters geleden met man en muis vergaan, rechtop op de bodem met de zeilen gehesen. Verdrinkers hebben hem. Ze sjorren aan de schoten, ze duwen tegen de romp, en elke nacht wint hij een stukje. Verdrinkers blijven doen wat ze het laatst zagen, zegt Grima. Ze heeft één zak voor jou en één voor zichzelf.
event-217-a = Je zak vullen en naar boven gaan.
event-217-a-result = Terwijl zij met het anker bezig zijn, neem je de kist van de betaalmeester. Verdrinkers komen op bloed en op lawaai af, en je geeft ze geen van beide. Grima’s zak blijft leeg. Alle kooien links heeft ze bekeken. De volgende keer rechts, zegt ze.
event-217-b = Vragen wiens kooi ze zoekt.
event-217-b-result = Die van haar zus. Ze waren een tweeling, er was één plaats, ze trokken strootjes, en Grima trok het lange. Sindsdien houdt ze haar adem in. Je neemt de koers van de Reiger op. Het is de koers naar huis, en met nieuwe maan is hij er.

event-218-title = De Reiger komt thuis
event-218-intro = Bij laag water komen de masten uit zee, dan de reling. De Reiger is thuisgekomen, zestien winters te laat, en de verdrinkers die hem brachten staan aan dek in de zon en weten niet wat je in een haven doet. Grima de duikster waadt er tot haar hals in. Aan het stuurrad staat er een van haar lengte, met haar oren. Ragna, zegt Grima. Het hele dorp staat op het strand.
event-218-a = Ze verdrijven en het schip lossen.
event-218-a-result = Met fakkels is het zo gebeurd; verdrinkers verdragen geen vuur boven het water. Het dorp sjouwt lading tot het tij keert. Grima sjouwt niet. Ver in de baai, waar ze allemaal tegelijk zijn ondergegaan, blijft de zee deinen.
event-218-b = Achter Grima aan boord gaan.
event-218-b-result = Met lege handen volg je haar over het dek. Ze maakt de vingers los van het rad, een voor een, en zegt: ik heb het nu, ga maar slapen. Ze gaan liggen, elk op zijn plaats. Je houdt je stil tot de laatste ligt.
event-218-c = De ring in haar hand leggen.
event-218-c-result = Grima schuift hem aan de vinger op het rad, en hij glijdt er makkelijk om, want veel vinger is het niet. Het ding kijkt naar zijn hand. Dan laat het los, en het rad draait vrij. Grima knijpt in je arm tot hij gevoelloos is; ze zal je leren ademen.

event-219-title = Kom overdag
event-219-intro = Je hebt brood en uien gebracht, en het is intussen schemerig geworden. Ottkel huilt om de uien, nog ongesneden. Er is er hierboven nog een, zegt hij. Het woont in de mist, het heeft de tekens van hem afgekeken, en eerst was hij blij met het gezelschap. Een neveling, zo te horen: zonder vorm, tenzij je hem door een vlam ziet. Nu heeft hij een eigen vuur, en schepen antwoorden. Het is net aangestoken.
event-219-band-1 = Je slaat in het grijs, en het grijs slaat terug, van achteren, drie keer. Ottkel gooit de hele houtstapel op zijn vuur, en in de gloed krimpt het ineen, mager als een hark, en is weg. Je hebt tenminste gezien hoe het beweegt.
event-219-band-2 = Door Ottkels vlam zie je hem eindelijk, en je slaat waar hij is, niet waar hij knippert. Het kost je vel. Onder zijn as ligt een blikken doos vol scheepsjournalen. Of je ze naar het water wilt brengen, vraagt hij, naar wie daar wachten?
event-219-band-3 = Je houdt een brandend hout voor je gezicht, en daar hurkt hij, vingers aan de klep, midden in een woord. Eén slag. Ottkel maakt het woord voor hem af, uit beleefdheid. In de as staat een blikken doos met scheepsjournalen, en die horen beneden aan het water.

event-220-title = Vuur in zicht
event-220-intro = In het havenkantoor hangt een lei met de schepen die nog niet terug zijn, en daaronder staat een bank, glimmend van het zitten. Je opent de blikken doos. Zeven journalen, en in allemaal is de laatste regel dezelfde: vuur in zicht, sturen erop af. De vrouwen op de bank zijn opgestaan. De havenmeester praat liever eerst met de jarl, die op wachters heeft bezuinigd.
event-220-a = Ze voorlezen, hier en nu.
event-220-a-result = Naam na naam lees je voor. Niemand onderbreekt je, behalve om te zeggen: harder. Een oude maat vindt in een kantlijn de kneep van een vriend met het korte mes en doet hem je voor op de kade, met een stok. Nog diezelfde dag vaart er een boot met meel naar de berg.
event-220-b = Ze aan de jarl verkopen.
event-220-b-result = De jarl betaalt goed en laat de haard aansteken voor je de deur uit bent. Vanaf de kade zie je zijn schoorsteen roken, eerst zwart, dan wit. Op de bank zijn ze weer gaan zitten.

event-221-title = De rechtdag onder de es
event-221-intro = Onder de es zitten dertig vrije boeren, hun wapens op een hoop buiten het touw. Een gast bracht koorts in huis, en het kind van het huis is eraan gestorven; nu wil de vader de gast. Thyra wendt haar blinde gezicht naar waar je bent. ‘De spreuk,’ zegt ze. Hij is voor de gast, woord voor woord. De vader heeft de schoentjes van het kind meegebracht.
event-221-a = Hem spreken en bij de diepte zweren.
event-221-a-result = Woord voor woord spreek je hem uit, en je zweert bij wie daar beneden is, zoals het hoort als het om een leven gaat. De gast is vrij; de vader maakt zelf het touw los. Er is iets in je gezakt waar je nooit meer over hoeft na te denken. Ver in de baai heeft iemand zijn naam gehoord.
event-221-b = Zeggen dat je hem vergeten bent.
event-221-b-result = Je zegt dat hij weg is, dus stemmen ze met handen, en de handen zijn voor de vader. De mensen van de gast hebben stenen en mikken goed. Thyra’s lippen bewegen zonder geluid. ’s Avonds laat ze je roepen. In de bergen is rechtdag, en je bent haar een spreuk schuldig.

event-222-title = Wat geredden schuldig zijn
event-222-intro = Het hoge gerecht zit op de berg, over de oudste vraag die er is. Wie een man uit zee haalt, heeft hem voor het leven, zegt de ene spreuk; niemand kan een gast bezitten, zegt de andere. Ertussen staat een magere man in een geleende broek die graag naar huis wil. Thyra kent ze allebei. Degene die tussen de twee beslist, is ze kwijt. Dertig hoofden draaien naar jou, want jij bent daarbuiten geweest.
event-222-a = In de ring voor de magere man staan.
event-222-a-result = Volgens gebruik mag je voor hem vechten, met knuppels, op een uitgespreide mantel. Het is een kleine mantel. Je krijgt de meeste klappen en op het eind gelijk. De magere man rent de berg af, houdt stil bij de bocht en buigt als een danser.
event-222-b = De spreuk verzinnen.
event-222-b-result = Een leven ben je eenmaal schuldig, zeg je met Thyra’s raspstem, en het is betaald met de eerste maaltijd die de een voor de ander kookt. Ze mompelen; het klinkt oud. Thyra’s hoofd gaat omhoog. Drie keer zegt ze het voor zich heen: vierhonderd en een. Je wordt betaald als Thyra zelf.
event-222-c = Het de magere man nog eens vragen.
event-222-c-result = Je vraagt hem wat hij wil, zoals je hem toen vroeg. Naar huis, zegt hij. Nu horen dertig mensen het, en niemand vindt er een spreuk tegen. Het kost kracht om een gerecht verder niets te vragen en te wachten. Als hij weg is, zit Thyra lang met haar mond open.

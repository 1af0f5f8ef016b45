story-sea-pyre = De jarl komt terug
story-sea-pyre-intro = Voor de derde keer ligt er ’s ochtends een uitgebrand dodenschip dwars voor de havenmond. Ze hebben het aangestoken en weggeduwd, zoals het hoort, en elke nacht brengt het tij het terug. De oude jarl zit erin, zwart en rechtop. Aan zijn voeten zit zijn hond. Volgens gebruik moest die mee; het vuur heeft hem geschroeid, meer niet. De erfgenamen willen betalen om ervan af te zijn. De hond kijkt naar de wal.
story-sea-pyre-a = Eerst de hond eraf halen.
story-sea-pyre-a-result = Je tilt hem over de rand, en daarop zucht het schip en zinkt over de boeg. De erfgenamen mompelen iets over gebruik. De hond schudt zich uit boven hun goede laarzen, draaft voor je uit naar de herberg en laat zien hoe je daar bediend wordt.
story-sea-pyre-b = Het wegslepen zoals het is.
story-sea-pyre-b-result = Voorbij de laatste rots kap je het sleeptouw, en ze betalen zonder te tellen. Tot middernacht hoor je geblaf, regelmatig, als iemand die de wacht houdt.
story-sea-pyre-c = Vigdis de scheepsbouwster laten halen.
story-sea-pyre-c-result = Ze klopt de planken af en legt twee vingers op een houten prop. ‘Daar is die voor,’ zegt ze. ‘Ze vragen het nooit.’ Ze fluit de hond, trekt de prop eruit, en de jarl gaat waardig onder. De erfgenamen betalen jullie allebei, en ze wijst je waar schepen zwak zijn.

story-sea-pyre-danger = Vuur in het kielzog
story-sea-pyre-danger-intro = Iemands begrafenis haalt jullie in. Het schip brandt van voor tot achter en komt tegen de wind in, recht achter jullie aan, waar jullie ook heen sturen. In de vlammen zit een gestalte, één arm gestrekt, die wijst. De stuurman denkt dat hij mee wil. De maat denkt dat hij zijn riem terug wil, die jullie gisteren kochten, tweedehands.
story-sea-pyre-danger-a = Het met stokken afhouden.
story-sea-pyre-danger-a-result = Jullie houden het af tot de stokken zijn opgebrand tot aan je handschoenen, en dan is het voorbij. In het voorbijgaan zakt de arm. De maat gooit hem toch de riem na. Dagenlang ruik je naar rook en slaap je slecht.
story-sea-pyre-danger-b = Overspringen en het roer omgooien.
story-sea-pyre-danger-b-result = Met een natte zak over je hoofd loop je door het vuur en gooi je je tegen de helmstok. Het schip draait als een dier dat geleid wordt, en de gestalte draait mee en knikt. Hoe je terugkomt, en waarmee, is een kwestie van ogenblikken.
story-sea-pyre-danger-b-band-1 = Eén ogenblik te lang. Je komt door het vuur terug met de zak in brand, en ze doven je met water uit het ruim.
story-sea-pyre-danger-b-band-2 = Je springt met volle armen, en de helft valt tussen de schepen en sist.
story-sea-pyre-danger-b-band-3 = Hij zit op wat ze hem hebben meegegeven, en hij schuift op. In het voorbijgaan neem je een handvol. De riem laat je hem houden.

story-sea-seal = Een jas in de kist
story-sea-seal-intro = De robbenjager is een goede echtgenoot, dat zegt iedereen. Hij heeft nooit een hand opgeheven, en de sleutel van de kist draagt hij aan een koord om zijn hals. Zijn vrouw zit op de boeg met haar gezicht naar het water, zoals elke overtocht. Terwijl hij slaapt, draait ze zich naar je toe. In de kist ligt een jas, zegt ze, en die is van haar. Thuis heeft ze twee kinderen. En tien jaar achter de rug.
story-sea-seal-a = De sleutel pakken en de kist openen.
story-sea-seal-a-result = Het is een zeehondenvel, zacht als adem. Ze trekt het aan zoals je een deur sluit. Op het laatst kijkt ze om, naar het land, en dan heeft het water haar. Als hij wakker wordt, vraagt hij niets. Hij vraagt je zijn jongen te leren zwemmen, en zelf leer je er ook van.
story-sea-seal-b = De sleutel laten waar hij is.
story-sea-seal-b-result = Ze knikt, alsof je haar hebt gezegd hoe laat het is. Bij de steiger bedankt hij je dat je zijn vrouw gezelschap hield en dringt je geld op. Ze loopt achter hem het strand op, beide tassen in haar handen, en stapt in elke plas.

story-sea-seal-danger = Dertig gezichten
story-sea-seal-danger-intro = De jacht was goed, en het ruim is vol vellen. Nu zijn er zeehonden om de boot, dertig, rechtop in het water zoals mensen bij een hek staan. Ze blaffen niet. De een na de ander kijkt naar de robbenjager, en hij is namen gaan zeggen, halfluid, als bij een appel. Die van zijn broer is erbij.
story-sea-seal-danger-a = De vellen overboord gooien.
story-sea-seal-danger-a-result = Baal voor baal gaan ze overboord, en elke baal wordt door iemand aangenomen en meegenomen naar beneden. De boot raakt leeg, en met de laatste gaat jouw bundel. Eén vel houdt de jager vast. Het is klein. Dan laat hij dat ook los.
story-sea-seal-danger-b = Voor het donker naar huis.
story-sea-seal-danger-b-result = Ze gaan de hele weg mee, stapvoets, en blijven achter waar de havenlichten beginnen. De jager verkoopt de vangst ongezien en spijkert zijn raam naar zee dicht. Je bent vandaag nergens gekomen, en niemand klaagt erover.

story-sea-drowners = Hij heeft zich gesneden
story-sea-drowners-intro = Een van de roeiers heeft zich in zijn hand gesneden en niets gezegd, om zijn loon. Al een uur zijn er verdrinkers achter de boot, hier een vin, daar een elleboog. Ze ruiken bloed op een mijl en worden nooit moe. Wat ze niet verdragen, is vuur boven het water, en dat verdraagt de bemanning ook niet, in een geteerde boot. De roeier verstopt zijn hand onder zijn knie. Hij heeft vier kinderen.
story-sea-drowners-a = Een bloedige lap aan een lijn slepen.
story-sea-drowners-a-result = Je verbindt zijn hand, en de lap gaat aan kurk en touw te water. Ze volgen hem als eenden. Als je het touw kapt, kijk je waar ze hem heen brengen, en nu weet je onder welke klip ze slapen.
story-sea-drowners-b = Olie uitgieten en aansteken.
story-sea-drowners-b-result = Je flesje gaat over de achtersteven en een brandend hout erachteraan. Honderd pas ver brandt de zee, heel stil, en daarachter staan ze met hun armen voor hun ogen. De bemanning houdt een inzameling voor je, en de roeier legt er met links een munt bij.

story-sea-drowners-danger = Geen wind, geen maan
story-sea-drowners-danger-intro = Windstil, en geen maan. Dan helt de boot, een klein beetje, alsof er iemand op de rand is gaan zitten. Hij helt naar de andere kant. Natte handen tasten de planken af, geduldig, helemaal rond, zoals je in het donker tast naar een grendel die je kent. ‘Hoeveel?’ vraagt de stuurman. Je luistert. Je zegt het liever niet.
story-sea-drowners-danger-a = Het zeil boven het water verbranden.
story-sea-drowners-danger-a-result = Jullie hangen het aan de ra naar buiten en steken het aan, en in de gloed laten ze los, allemaal tegelijk, met het geluid van een afvoer. De helft van je spullen zat in dat zeil gerold. Van daar af roeit iedereen, en niemand slaapt.
story-sea-drowners-danger-b = Langs de rand vechten.
story-sea-drowners-danger-b-result = Je gaat de boot rond, en nog eens rond, waar hij ook helt. Ze trekken meer dan ze slaan, en waar ze aan trekken, gaat eraf. Tegen de ochtend zwemmen ze naar huis, langs de kust, langzaam, en je ziet precies waarheen.

story-sea-fog = Drie havens
story-sea-fog-intro = In de mist liggen drie havens waar er één hoort te zijn. Elk heeft een pier, twee lampen en een klok. Een neveling, fluistert de maat; die bouwen wat je wenst. Maar hij bouwt van horen zeggen en is nooit aan land geweest. De bemanning weet waaraan je het merkt: thuis zou er iemand op de pier staan roepen dat ze laat zijn. Van hier hoor je alleen drie klokken.
story-sea-fog-a = Op de geur afgaan.
story-sea-fog-a-result = Twee van de havens ruiken naar mist. Uit de derde komen vis, teer, privaat en brood, en jullie sturen op het brood af. Op de pier staan ze te roepen dat jullie laat zijn. De bakker stuurt iets over, voor de neus.
story-sea-fog-b = Met een fakkel de valse in varen.
story-sea-fog-b-result = De pier is week, en de lampen geven geen warmte. Door de vlam van je fakkel zie je hem op het water hurken, mager, met beide armen vol lichten. Hij krabt je één keer en vlucht, en je ziet in welk dal hij woont.

story-sea-fog-danger = Iemand antwoordt
story-sea-fog-danger-intro = De uitkijk roept in de mist, zoals hij moet: wie daar? En iemand antwoordt, met zijn eigen stem: wij. Hij roept nog eens. Wij, klinkt het, dichterbij, en nu is er een tweede stem, en dat is de jouwe. Dan riemen, een boeg, een boot vol grijze mensen met jullie gezichten, recht op jullie af. Ze lijken even bang als jullie.
story-sea-fog-danger-a = Uitwijken en omkeren.
story-sea-fog-danger-a-result = Jullie gooien het roer om, zij ook, en rug aan rug roeien beide boten weg. Niemand kijkt om. In de haven telt de uitkijk hardop de bemanning, en dan, omdat het ook zijn stem was, laat hij iemand anders tellen.
story-sea-fog-danger-b = Ze rammen.
story-sea-fog-danger-b-result = Jullie rammen, en er komt geen klap, alleen kou, van boeg tot achtersteven, door ieder van jullie heen. Daarna ontbreken er dingen: een gesp, een mes, het woord voor gesp. Achter jullie ligt de mist in twee helften.

story-sea-harpies = De knopen van de admiraal
story-sea-harpies-intro = De maat draagt een admiraalsjas. Hij vond hem in een wrak, niemand heeft hem bevorderd, en er zitten vierentwintig messing knopen aan. Sinds de middag cirkelen er harpijen boven de mast. Een harpij kan niets zien blinken zonder het te willen, en wat ze naar het nest brengt, blijft in het nest. ‘Hoeveel zou er in zo’n nest zitten?’ vraagt de maat, en hij doet de bovenste knoop dicht.
story-sea-harpies-a = De jas aan een lijn omhoogsturen.
story-sea-harpies-a-result = Jullie hijsen de jas in de masttop met een kluwen garen in de zak. Ze vechten erom, eentje vliegt ermee weg, en het garen loopt over de rotsen. Je klimt erachteraan. Of het nest de klim waard is, zie je pas van boven.
story-sea-harpies-a-band-1 = Het nest is niet leeg. Drie jongen kijken naar je gespen, hongerig en dol op metaal.
story-sea-harpies-a-band-2 = Lepels vooral, en de messing knopen van andere maten. Eén munt is echt.
story-sea-harpies-a-band-3 = Van boven is het een schatkamer: vingerhoeden, een kelk, een ambtsketen. De keten laat je ze houden, en de jas ook.
story-sea-harpies-b = Ze een gepoetste ketel aanbieden.
story-sea-harpies-b-result = Je schuurt de ketel tot hij verblindt en zet hem op een rots. De grootste neemt hem en laat na enig nadenken iets anders achter, van haar op één na beste. Dieven zijn het niet. Ze hebben alleen haast.

story-sea-harpies-danger = Ze vinden het kompas mooi
story-sea-harpies-danger-intro = Harpijen, zeven, in het want. Ze hebben de knopen genomen, de lepels, de bel en de tand van de maat. Nu hebben ze het kompas ontdekt. Twee hangen kibbelend aan het kompashuis, en de naald draait mee met wie er trekt. De derde heeft een oogje op je medaillon en is daar heel charmant over.
story-sea-harpies-danger-a = Ze geven wat blinkt.
story-sea-harpies-danger-a-result = Je leegt je zakken op het luik en stapt achteruit. Het is als op de markt, met gekrijs. Als ze elk iets hebben, vliegen ze zwaar weg, en de naald vindt het noorden weer. Je keert je beurs om: pluis.
story-sea-harpies-danger-b = Alles bedekken en erop slaan.
story-sea-harpies-danger-b-result = Een zeil over het kompas, en dan ga je erin met de bootshaak. Wat niet blinkt, zien ze niet, en dus zien ze jou. Het kost je wat ringen van je maliën en een reep vel. De maat zingt met een tand minder.

story-sea-ponies = De pony’s zwemmen erachteraan
story-sea-ponies-intro = Twaalf eilandpony’s zwemmen aan één lange lijn achter de boot, koppen omhoog, neusgaten wijd, zoals elk najaar. De laatste is een merrie die niet mee had mogen komen. Halverwege is naast haar het veulen verschenen, drie weken oud. Het had aan wal moeten blijven, en het doet zijn best. De drijver heeft tranen in zijn ogen en een hand aan zijn mes. Als zij stopt, stoppen ze allemaal, zegt hij.
story-sea-ponies-a = Het veulen in de boot halen.
story-sea-ponies-a-result = Van onderen, uit het water, til je het naar binnen. Het trapt je tegen je oor en valt in slaap op je deken. Van daar af zwemt de merrie ernaast, haar kin op de rand, en ademt erop. De drijver geeft je zijn paardenzalf, de goede.
story-sea-ponies-b = Naast haar zwemmen en het dragen.
story-sea-ponies-b-result = Met één arm zwem je, met de andere draag je, een mijl lang. Als er stenen onder je voeten komen, gaat het als eerste staan, zeer verbaasd. Aan het verre eind van je krachten ken je nu de weg.

story-sea-ponies-danger = Eén lange lijn
story-sea-ponies-danger-intro = De lijn waaraan de pony’s zwemmen is strak gaan staan, en niet door de pony’s. Aan het andere eind heeft iets beet. De laatste merrie is al onder, die ervoor gilt, en bij elke ruk zakt jullie achtersteven dieper. Er zijn er nog elf. De drijver kent ze allemaal bij naam en zegt de namen. Ergens op deze lijn moet er gesneden worden.
story-sea-ponies-danger-a = Achter de eerste zes snijden.
story-sea-ponies-danger-a-result = Je snijdt waar je bij kunt. Wat daarachter was, is weg, snel, als een draad door een sleutelgat. De zes zwemmen zoals ze nooit gezwommen hebben. Tot aan land zegt niemand iets, en daar merk je dat je niets kunt eten.
story-sea-ponies-danger-b = Langs de lijn naar beneden duiken.
story-sea-ponies-danger-b-result = Je duikt langs vierenveertig hoeven, en sommige raken je. Aan het eind zit een arm, en die snijd je in plaats daarvan af. Als je bovenkomt, zie je niets dan neuzen, overal om je heen, die warme lucht blazen.

story-sea-boots = Tweehonderd linkerlaarzen
story-sea-boots-intro = Ergens is een lading overboord gegaan, en de zeestraat ligt vol laarzen, nieuw, ingevet, tweehonderd stuks en allemaal linker. De bemanning heeft er zestig opgevist voordat iemand het merkt. Dan komt er een tweede boot om de kaap, tot de rand geladen. Waarmee, dat zie je van hier. Ook die schipper heeft het gezien. Jullie houden allebei op met roeien en denken over prijzen na.
story-sea-boots-a = Over de rechter onderhandelen.
story-sea-boots-a-result = Het duurt tot de avond. Hij is een harde man, maar zijn kinderen hebben het ook koud. Ten slotte paart iedereen bij fakkellicht laarzen op een zandbank, en jij krijgt het loon omdat de messen in de schede bleven.
story-sea-boots-b = Hem die van jullie geven, voor niets.
story-sea-boots-b-result = Hij is zo argwanend dat hij ze drie keer telt. Dan gaat hij op de hoop zitten en kan niets zeggen. Hij is schoenmaker, zegt hij eindelijk, en dit was zijn winter. Hij maakt je een paar, ter plekke, op het oog, en daarin sta je als een boom.

story-sea-boots-danger = In de pas
story-sea-boots-danger-intro = De laarzen die de bemanning vanochtend aantrok, zijn gaan lopen. Links, links, links. Ze waren uit de zeestraat gevist, ze pasten iedereen, en niemand krijgt ze uit. Nu marcheren een dozijn roeiers met bange gezichten op de plaats tussen de banken, en langzaam, in de pas, draaien ze naar de reling. De zeebodem ligt vol soldaten, zegt de stuurman. Het is een lange oorlog geweest.
story-sea-boots-danger-a = De laarzen opensnijden.
story-sea-boots-danger-a-result = Je gaat met je mes de rij langs, laars na laars, en laarzen trappen. De laatste heeft een jongen van vijftien beet en draagt hem over de reling; de jongen hou je vast. Op de bodem stampt iets één keer en staat op de plaats rust.
story-sea-boots-danger-b = Het bevel geven om te keren.
story-sea-boots-danger-b-result = Met je ergste sergeantenstem blaf je het: rechtsomkeert, voorwaarts, naar huis. Ze gehoorzamen. Ze marcheren de boot als het ware terug, de hele weg, en in de haven zeg je: ingerukt. Een dozijn paar laarzen staat leeg op de kade.

story-sea-cook = De laatste ui
story-sea-cook-intro = Post: bonen, nat, één zak. Post: varkensvlees, groen, een halve zij. Post: ui, één. De kok heeft de voorraad voorgelezen, en nu stemt de bemanning over de ui. Zes zijn ervoor hem in de soep te doen. Vijf willen hem bewaren, zodat er iets is om je op te verheugen. De kok onthoudt zich, in tranen. Alleen jij moet nog stemmen, en beide kanten noemen je al bij je voornaam.
story-sea-cook-a = Voor de soep stemmen.
story-sea-cook-a-result = Hij gaat erin, en één avond lang ruikt het hele schip naar iemands keuken. Mannen die sinds het voorjaar niet met elkaar praten, geven elkaar het zout door. Morgen zijn er alleen bonen. Vanavond roeien ze alsof ze naar huis gaan.
story-sea-cook-b = Zelf het eten koken.
story-sea-cook-b-result = Je legt de ui terug op zijn plank en kookt met wat je bij je hebt: twee wortels, een snufje hiervan, en iets uit een flesje dat niemand uitgelegd wil hebben. Ze likken de pan uit. Daarna schrijf je voor de kok op wat het was, en begrijp je het zelf beter.

story-sea-cook-danger = Muiterij, met bonen
story-sea-cook-danger-intro = Het is de dertigste dag bonen, en de bemanning heeft de kok in zijn kombuis opgesloten. Door het luik hoor je hem roepen dat hij er niets aan kan doen. De maat heeft de sleutel, zes man hebben messen, en aan het roer staat helemaal niemand. Het rif is nog een eind weg. ‘We willen erover praten,’ zegt die met het langste mes. ‘Allemaal. Grondig.’
story-sea-cook-danger-a = Ze allemaal aanhoren, stuk voor stuk.
story-sea-cook-danger-a-result = Je hoort over de bonen, dan over het loon, de maat, iemands moeder. Het wordt er donker bij. Ten slotte huilen ze, halen de kok eruit, en voor de middag heeft niemand de kracht om verder te roeien, jij nog het minst.
story-sea-cook-danger-b = Je eigen proviand verdelen.
story-sea-cook-danger-b-result = Je opent je tas op het luik: worst, de goede kaas, het flesje tegen de kou. Het is weg in de tijd die je nodig hebt om het te zeggen. Dan boeren ze, en dan schamen ze zich, en iemand gaat vloekend naar het roer.

story-sea-pilot = De voorwaarde van de loods
story-sea-pilot-intro = De loods brengt schepen door de Naalden op één voorwaarde: iedereen aan boord gaat geblinddoekt, hij ook. Wie de rotsen ziet, wijkt ervoor uit, legt hij uit, en achter elke rots is er nog een. Hij heeft het driehonderd keer gedaan. Zijn blinddoek is versleten en door zijn dochter geborduurd. Hij deelt de andere uit, schone, en vraagt wie de maat wil slaan.
story-sea-pilot-a = De doek omdoen en de maat slaan.
story-sea-pilot-a-result = In het donker sla je de trom terwijl links en rechts rots voorbijademt, zo dichtbij dat je hem ruikt. Je handen leren horen. Als hij zegt dat jullie mogen kijken, ligt de zee open, en de loods slaapt staande, met een glimlach.
story-sea-pilot-b = Stiekem kijken.
story-sea-pilot-b-result = Er is een opening niet breder dan de riemen, en daarin andere schepen, op hun kop. Wat je ook deed wanneer je bang was, je hebt het net afgeleerd. Er is iets anders voor in de plaats gekomen. De loods snuffelt. ‘Er heeft iemand gekeken,’ zegt hij.

story-sea-pilot-danger = De loods doet zijn ogen open
story-sea-pilot-danger-intro = Midden in de Naalden houdt de loods op met tellen. Een golf heeft hem de doek van zijn gezicht gerukt, en hij staat daar te kijken. Zo is het dus, zegt hij. Hij is grauw geworden. Driehonderd schepen heeft hij hier op het gehoor doorheen gebracht, geen een heeft geraakt, en nu hij het ziet, kan hij zijn hand niet bewegen. De roeiers, blind, wachten op zijn volgende woord.
story-sea-pilot-danger-a = Met je handen zijn ogen bedekken.
story-sea-pilot-danger-a-result = Je staat achter hem en houdt je handen voor zijn ogen, en links en rechts schaaft rots langs je ellebogen. Na een poos begint hij weer te tellen. Op het eind zijn je mouwen weg en wat van de inhoud.
story-sea-pilot-danger-b = Het tellen overnemen.
story-sea-pilot-danger-b-result = Je telt zoals je hem hoorde tellen, en waar je twijfelt zeg je het harder. Het meeste klopt. De rest hoor je: een krak, een schreeuw, iemands kist die met een plons overboord gaat. Het was de jouwe.

story-sea-tattoo = De rug van de oude Asmund
story-sea-tattoo-intro = De oude Asmund ligt in het vooronder te sterven en wil graag omgedraaid worden. Op zijn rug, onder de littekens, is een eiland getatoeëerd, met dieptes en een rij heuveltjes. Hij heeft het nooit gezien; ze deden het in één nacht, op een strand, en roeiden weg. Zijn leven lang waren de mensen aardig tegen zijn rug. Of je kunt zeggen hoe het eruitziet, vraagt hij. Niemand heeft het hem ooit verteld.
story-sea-tattoo-a = Het hem beschrijven, en natekenen.
story-sea-tattoo-a-result = Je vertelt hem alles: de baai, de heuveltjes, die ene kromme boom. Je tekent terwijl je praat, en het duurt de hele nacht. Hij vraagt welke kant de baai op ligt. Naar het westen, zeg je. ‘Dan zie je de zon ondergaan,’ zegt Asmund, en hij vraagt niets meer.
story-sea-tattoo-b = Het hem beschrijven, en niets tekenen.
story-sea-tattoo-b-result = Je vertelt het hem, en je handen blijven in je schoot. Tegen de ochtend sterft hij, en de bemanning komt met kaarsen en een vel papier. Je houdt de deur dicht. Het duurt even voor je ze overtuigd hebt, en je ontdekt dat je er goed in bent.

story-sea-tattoo-danger = De kaart gaat overboord
story-sea-tattoo-danger-intro = De oude Asmund kreeg vanochtend een zeemansgraf, in zijn hangmat genaaid, gezicht omlaag, zoals hij wilde. Nu is de naad opengegaan. Hij drijft naast de boot met zijn rug naar de hemel, en op die rug staat een eiland dat op geen kaart voorkomt. De maat heeft een stuk houtskool, er staat een hoge zee, en een haai, of wat daar hier voor doorgaat, is bovengekomen om mee te lezen.
story-sea-tattoo-danger-a = Erin duiken en hem stilhouden.
story-sea-tattoo-danger-a-result = Je houdt een dode bij zijn schouders terwijl de maat om meer licht van links roept. De andere lezer wordt ongeduldig en neemt iets van je mee. Maar het eiland hebben ze nu, met alle heuveltjes, en iemand heeft de hangmat dichtgemaakt.
story-sea-tattoo-danger-b = Hem met een riem onderduwen.
story-sea-tattoo-danger-b-result = Je duwt tot hij gaat, en zegt wat men zegt. De andere lezer volgt hem omlaag, dan een grotere, dan iets waar allemaal voor opzijgaan. De maat breekt zijn houtskool in tweeën. ’s Avonds drinken ze op Asmund.

story-sea-knots = Wind in drie knopen
story-sea-knots-intro = Een oude vrouw op de kade verkoopt wind. Hij is in een koord geknoopt, met drie knopen: de eerste is een bries, de tweede een storm, en naar de derde heeft nog nooit iemand gevraagd. Haar prijs is een munt, of een jaar dat je niet nodig hebt. De meesten, zegt ze, hebben er zo een. De stuurman kijkt al weg; hij betaalde ooit met een jaar en vraagt zich nog af welk het was.
story-sea-knots-a = De munt betalen.
story-sea-knots-a-result = Voorbij de pier maak je de eerste knoop los, en de wind komt uit het koord als een geeuw: gunstig, warm, met een vleugje van haar keuken. Jullie zijn er voor de soep koud is, en voor één keer is er tijd om rond te kijken.
story-sea-knots-b = Met een jaar betalen.
story-sea-knots-b-result = Ze reikt achter je oor en heeft het. Wat erin zat, zou je niet kunnen zeggen; iemand lachte veel, en je was bezig iets verkeerd te leren. Voor de ruimte die vrijkwam, doet ze er een paar kunstjes van zichzelf bij.

story-sea-knots-danger = De derde knoop
story-sea-knots-danger-intro = Zes dagen windstilte. Het water is op, en de eerste twee knopen van het koord zijn allang los. Er is een derde. De oude vrouw die het verkocht, hield bij het knopen een hand voor haar mond. De bemanning zit eromheen als om een kaartspel, en niemand wil degene zijn. Een jongen van dertien bijt op zijn lip en kijkt naar zijn duimen.
story-sea-knots-danger-a = Hem zelf losmaken.
story-sea-knots-danger-a-result = Je maakt hem los, en een ogenblik is het volmaakt stil. Dan komt de hele hemel uit het koord. Wat er daarna gebeurde, stel je later samen, uit blauwe plekken, een gescheurd zeil, en het feit dat de jongen je gordel nog vastheeft.
story-sea-knots-danger-a-band-1 = De mast kwam omlaag, en jij stond eronder. Het was eerlijke wind die ze verkocht; er was er alleen te veel van.
story-sea-knots-danger-a-band-2 = Hij heeft jullie thuisgebracht. Op de kade waar jullie zes dagen geleden vertrokken, zit de oude vrouw het volgende koord te knopen.
story-sea-knots-danger-a-band-3 = In één nacht hebben jullie negen mijl gemaakt. Aan de horizon, precies waar het hoort, ligt land, met een wolk erboven als een brood.
story-sea-knots-danger-b = Het koord met knoop en al overboord gooien.
story-sea-knots-danger-b-result = Het drijft een poos, dan trekt iets het omlaag, voorzichtig, zoals je een cadeau aanneemt. Met gebarsten tong roeien jullie de nacht door. Achter jullie, diep beneden, heeft iemand geduldige vingers en is bezig met een knoop.

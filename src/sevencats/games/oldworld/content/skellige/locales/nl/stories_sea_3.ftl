story-sea-missionary = Eén ziel
story-sea-missionary-intro = Al zeven jaar preekt broeder Anselm op deze eilanden en hij heeft niemand bekeerd. Ze mogen hem graag; ze geven hem haring, lappen zijn dak en laten hem uitspreken. Zijn bisschop wil een getal. Als een paar mensen iemand zagen knielen, zegt Anselm, één keer, heel even, dan kon hij ‘één’ schrijven. Tot nu toe heeft hij in geen verslag gelogen.
story-sea-missionary-a = Voor hem knielen, één keer.
story-sea-missionary-a-result = Je knielt op de natte planken, en drie vissers nemen hun muts af omdat ze denken dat je ziek bent. Anselm schrijft zijn getal op. Dan geeft hij je de collecte van zeven jaar, die in één hand past, en een plaats bij zijn kachel.
story-sea-missionary-b = Iemand noemen tot wie niemand gepreekt heeft.
story-sea-missionary-b-result = De sirenen, zeg je voor de grap. Anselm legt zijn pen neer. Ze hebben een stem, zegt hij langzaam; die moet ergens voor dienen. Hij vraagt waar ze zitten. Roeien kan hij niet, dus je zult mee moeten.

story-sea-missionary-danger = Anselm bidt om wind
story-sea-missionary-danger-intro = Drie dagen was er geen wind, dus heeft broeder Anselm erom gebeden. Nu is er wind. Tot zijn knieën staat hij in het ruim en bidt om minder. De bemanning heeft hem gevraagd op te houden, eerst beleefd. Twee van hen, met het hoosvat in de hand, kijken naar de reling en dan naar hem.
story-sea-missionary-danger-a = Naast hem hozen en amen zeggen.
story-sea-missionary-danger-a-result = Tot het licht wordt hoost de een en bidt de ander, om beurten. Waar het ook aan lag, de zee gaat liggen. Je krijgt je armen niet meer boven je riem. Anselm krijgt de droge bank.
story-sea-missionary-danger-b = Hem het gebedenboek afnemen.
story-sea-missionary-danger-b-result = Je pakt het, en hij slaat je ermee; het is in messing gebonden, en hij is buiten zichzelf. Dan zitten jullie allebei in het water. Hij verontschuldigt zich bij jou, bij het boek en bij de maat, en hoost voor drie.

story-sea-hymn = De tweede stem
story-sea-hymn-intro = Elke avond zingt broeder Anselm vanaf de achtersteven zijn lied. Vanavond zingt iemand de tweede stem. Die komt van het water, een terts hoger, zonder woorden. Hij draait zich niet om. Hij zingt het volgende couplet en stopt voor de laatste noot, en die wordt daarginds voor hem gezongen. De maat grijpt naar de kruisboog. ‘Een sirene,’ zegt hij. ‘Ze oefenen.’
story-sea-hymn-a = Hem het duet laten afmaken.
story-sea-hymn-a-result = Je legt je hand op de kruisboog, en ze zingen het uit, alle vijf coupletten. Dan landt iets heel jongs druipend op de reling en kijkt naar zijn mond. Anselm wil het meenemen naar het bos, waar het stil is. Hij zal raad nodig hebben.
story-sea-hymn-b = Met de kruisboog de stem volgen.
story-sea-hymn-b-result = In de sloep ga je erachteraan, en je schiet als ze recht voor je is. Op de rots vind je een nest, een kam, een beurs, en de weg die de andere namen. De volgende avond zingt Anselm alleen en slaat een couplet over.

story-sea-hymn-danger = Completen in de mist
story-sea-hymn-danger-intro = Iemand heeft het de andere geleerd. In de mist, aan alle kanten, zingen ze het lied van broeder Anselm, veertig stemmen, heel correct, en met elk couplet wordt de kring nauwer. Anselm huilt van vreugde. Er is was voor acht oren, en er zijn twaalf roeiers. Ze zijn begonnen te loten.
story-sea-hymn-danger-a = Van de was afzien en roeien.
story-sea-hymn-danger-a-result = Je roeit op de pijn in je schouders en brult tafels en jaartallen tegen de wijs in. Wat je hebt laten vallen, merk je veel later. Anselm heeft voor je de maat geslagen op de bodemplanken, zijn knokkels bloeden.
story-sea-hymn-danger-b = De bas nemen en meezingen.
story-sea-hymn-danger-b-result = Zolang iedereen een partij heeft, heeft niemand honger. Je bromt je door couplet na couplet, en aan de andere kant gaat de kring open. Bij het laatste amen valt er nog een bas in, onder de jouwe, van heel diep beneden.

story-sea-apprentice = Een beetje fout
story-sea-apprentice-intro = In een wastobbe, met een pollepel als riem, zit een jongen zonder wenkbrauwen. Lubin, zegt hij, leerjongen van de kruidenmeester op de brandende berg, die hem drie weken geleden om water stuurde. Hij heeft flesjes bij zich, met kaartjes van eigen hand: Zwaaluw, Kadt, Woutolie. Zijn meester zegt dat de spelling het halve recept is. Lubin wil graag weten welke helft er steeds ontploft.
story-sea-apprentice-a = Hem naar iemand brengen die lezen kan.
story-sea-apprentice-a-result = Hij hoost de tobbe leeg om hem netjes achter te laten en komt met al zijn flesjes aan boord. In de bergen heeft hij een oom met een distilleerketel, die niet meer schrijft. Lubin maakt zich vooral zorgen hoe je het adres spelt.
story-sea-apprentice-b = De flesjes kopen zoals ze zijn.
story-sea-apprentice-b-result = Hij telt ze voor je uit en zegt bij elk hoe het heet en wat het de laatste keer deed. Twee giet je er meteen overboord. Een paar vissen komen boven, opperbest gestemd.

story-sea-apprentice-danger = Nit schudde
story-sea-apprentice-danger-intro = Tussen de lading staat een kist met een briefje in kinderschrift: NIT SCHUDDE. De zee schudt ermee. De kist zoemt, en de planken eronder zijn warm. Lubin, de leerjongen die hem heeft ingepakt, is bleek geworden onder het roet en telt op zijn vingers. Het is die tegen de hoest, zegt hij, of die andere.
story-sea-apprentice-danger-a = De kist overboord laten zakken.
story-sea-apprentice-danger-a-result = Met gestrekte armen draag je de kist naar de reling en laat hem in zee zakken. Het was die andere. Het water komt overeind in een witte zuil, en een poos regent het vissen. Ver beneden is iets gewekt dat geen hoest had.
story-sea-apprentice-danger-b = De kist openen en het doven.
story-sea-apprentice-danger-b-result = Je trekt de kurk eruit met afgewend gezicht en doet wat je doet, met zand, spuug en een teken van de vingers. Lubin leest je het recept voor, en waar hij het niet zeker weet, zegt hij het. Het ruikt naar anijs, en naar geschroeid haar.
story-sea-apprentice-danger-b-band-1 = Het was die andere. Het deksel vindt jou voor het zand het vuur vindt, en Lubin schrijft op: volgende keer minder.
story-sea-apprentice-danger-b-band-2 = Het dooft met een nies die het luik optilt. Wenkbrauwen heb je niet meer, en hoest ook niet.
story-sea-apprentice-danger-b-band-3 = Het was die tegen de hoest. Het bezinkt, wordt helder en ruikt naar peer; Lubin vult een flesje voor je en schrijft het etiket foutloos.

story-sea-ivar = Ivar handelt in kurken
story-sea-ivar-intro = Ivars boot is zo nieuw dat hij naar teer ruikt. De vorige ging met al zijn zout ten onder, en daar heeft hij van geleerd: hij handelt alleen nog in wat drijft. Kurken dus. Onder de kurken, uit gewoonte in zout verpakt, liggen flesjes met scheve kaartjes, uit de keuken van een of andere leerjongen. Geen tolbeambte kan ze lezen. ‘Ik ook niet,’ zegt Ivar, en hij krabt zich er met eentje op het hoofd.
story-sea-ivar-a = Ze sorteren voor een deel.
story-sea-ivar-a-result = Je sorteert ze op de roeibank: drinkbaar, ondrinkbaar, en vlug overboord. Hij betaalt je met een munt en een van de eerste soort. Waar de derde soort erin ging, vliegt een meeuw achteruit.
story-sea-ivar-b = Ze aan de leerjongen teruggeven.
story-sea-ivar-b-result = Ivar laat ze gaan voor de prijs van de kurken; sinds zijn schipbreuk is hij week geworden. De jongen heet Lubin, zegt hij, en doet examen in de bergen, met wat hij nog heeft. Dat is het flesje dat niemand wilde kopen.
story-sea-ivar-c = Vragen naar het laatste zout.
story-sea-ivar-c-result = Hij herkent je meteen. Van onder zijn hemd komt een zakje, het restje van de oude lading; hij draagt het voor geluk, en dat heeft hij gehad. De helft is voor u, zegt hij waar iedereen bij is, en hij telt het twee keer uit, nu met vaste vingers, en doet er een flesje bij.

story-sea-ivar-danger = Negenduizend kurken
story-sea-ivar-danger-intro = Een lading is gebarsten, en de zeestraat is wit van de kurken zover je kijken kunt. Je kunt er niet in roeien en niet in sturen. De tolboot zit er ook in vast, een steenworp verder, en de beambte roept dat er niemand weggaat voordat hij ze geteld heeft. Ivar, van wie ze zijn, staart in het water. Eronder zwemt iets heen en weer en stoot zijn kop.
story-sea-ivar-danger-a = Helpen tellen.
story-sea-ivar-danger-a-result = Tot zonsondergang tellen jullie. Bij negenduizend raakt de beambte de tel kwijt en gaat zitten, en dan neemt het tij de hele zaak mee. Niemand heeft gegeten. Ivar heeft het op schrift dat hij er negenduizend en nog wat tegoed heeft.
story-sea-ivar-danger-b = Je er met een stok uit duwen.
story-sea-ivar-danger-b-result = Vanuit de boeg duw je, tot het ding beneden genoeg heeft van het getik. Het komt door de kurken als een zeehond door het ijs, spuugt een hap maliën uit en neemt in plaats daarvan je tas. Erachter is de weg vrij.

story-sea-raiders = Gijzelaar gratis af te halen
story-sea-raiders-intro = Het langschip toont een witte doek. Bolverk de Zachtmoedige, schrik van vier kusten, wil je spreken, onder vier ogen. Een maand geleden namen ze een belastingpachter gevangen, ene Grole. Sindsdien controleert hij hun boeken. Ze zijn belasting schuldig over negen jaar buit, per stuk, en eerder laat hij zich niet vrijkopen. ’s Nachts leest hij eruit voor. ‘Neem hem mee,’ zegt Bolverk. ‘Wij betalen.’
story-sea-raiders-a = Ze van hem verlossen.
story-sea-raiders-a-result = Ze dragen hem naar jullie over, zijn grootboek op een kussen. Theodor Grole is ontstemd; ze waren al bij de kandelaars. Hij betaalt je de beloning voor een geredde ambtenaar, tekent zelf, en vraagt wie nu hun hond te eten geeft. Hij was er net aan gewend.
story-sea-raiders-b = Ze aanraden te betalen.
story-sea-raiders-b-result = Bolverk wordt grauw. Maar met een kwitantie, zegt een van zijn mannen, kun je elke haven in, overdag, als mensen. De anderen zijn opgehouden met roeien. Je moet als getuige naar hun baai komen, als het bedrag bekend is. Er is schapenvlees.

story-sea-raiders-danger = Tegen kwitantie
story-sea-raiders-danger-intro = Bolverks mannen hebben hun haken overgegooid. Ze noemen hem de Zachtmoedige omdat hij eerst vraagt. ‘Goud, wapens of proviand?’ zegt hij, één voet op jullie reling, want er is nu orde in de zaak: een van de drie, naar keuze, tegen kwitantie. Op de achtersteven van het langschip zit een grijze man met een grootboek en zijn rug naar een hond. Hij heeft zijn pen ingedoopt.
story-sea-raiders-danger-a = Goud geven.
story-sea-raiders-danger-a-result = Bolverk weegt het, de grijze man schrijft het in, en je krijgt een kwitantie met stempel, een jaar geldig op vier kusten. In de maat roeien ze weg. Je stuurman had het liever zoals vroeger, toen kon je tenminste schreeuwen.
story-sea-raiders-danger-b = Wapens geven.
story-sea-raiders-danger-b-result = Je geeft wat er aan je gordel hangt, en ze willen de schede erbij. Als je bij het laatste stuk aarzelt, helpt het plat van een bijl. Alles wordt genoteerd. Onder opmerkingen lees je, ondersteboven: met tegenzin.
story-sea-raiders-danger-c = Proviand geven.
story-sea-raiders-danger-c-result = Ze nemen brood, spek en wat er rinkelt. Bolverk proeft een slok uit een van je flesjes, gaat op het dek zitten en begint over zijn moeder. Zijn mannen dragen hem heel voorzichtig naar huis en vergeten de helft van het spek.

story-sea-outlaw = Een man op een rots
story-sea-outlaw-intro = Op een kale rots zit een man met een kruik. Vogelvrij, zegt de stuurman, en hij kijkt recht vooruit: niemand mag met Sturla praten, hem te eten geven of water schenken tot het jaar om is, of hij. Voor het gerecht had hij gezegd dat Bolverks vee gestolen was, wat iedereen wist. Het heeft in een week niet geregend. De man houdt de kruik omhoog, ondersteboven, zodat je het ziet.
story-sea-outlaw-a = Water morsen, per ongeluk.
story-sea-outlaw-a-result = Je struikelt, en het vat struikelt mee, precies boven zijn kruik. De bemanning kijkt naar een meeuw, allemaal. Hij drinkt met beide handen. Dan zegt hij tegen de zee, luid, waar in het bos zijn boerderij staat, en wie daar nu zit en zijn schapen eet.
story-sea-outlaw-b = Je aan de wet houden.
story-sea-outlaw-b-result = Jullie roeien langs. Bij de volgende steiger vragen ze of iemand met de vogelvrije van doen heeft gehad, en er is een beloning voor wie dat niet had. Je krijgt nieuwe munten. Op de wind hoor je hem nog fluiten.

story-sea-outlaw-danger = De enige loods
story-sea-outlaw-danger-intro = Riffen links, riffen rechts, en het tij loopt onder jullie weg. Eén man zou van hier de geul kunnen roepen. Hij zit er middenin op een rots, vogelvrij, en de wet zegt dat wie naar zijn stem luistert, zijn rots deelt. De bemanning heeft de vingers in de oren. Sturla zet zijn handen aan zijn mond. Hij kijkt je aan: zal hij?
story-sea-outlaw-danger-a = Naar hem luisteren.
story-sea-outlaw-danger-a-result = Hij zingt het je voor: hard links, wachten, nu. Op een handbreed na komen jullie erdoor. In de haven kost het je een boete, want er is altijd iemand met één oor open. De stuurman legt er stilletjes een munt bij.
story-sea-outlaw-danger-b = Alleen de weg zoeken.
story-sea-outlaw-danger-b-result = Jullie tasten met lood, stok en kiel, en twee keer knarst het. Achter jullie slaat de vogelvrije zijn kruik tegen de rots, één keer voor links, twee keer voor rechts. Laat, heel laat, valt je in dat geen wet verbiedt een kruik te horen.
story-sea-outlaw-danger-b-band-1 = Dan heeft de kiel de laatste rots al gevonden. Jullie pompen tot de ochtend, met handen als rauwe vis.
story-sea-outlaw-danger-b-band-2 = Je luistert nog net op tijd. Overboord gaat wat het schip kan missen, en dan drijft het langs zijn rots, op een handbreedte.

story-sea-hallbera = Het bed
story-sea-hallbera-intro = Al vijftig jaar bevaart Hallbera deze wateren, en ze heeft drie schepen verloren en geen enkele passagier. Haar vierde is de Geduld. Zeven generaties van haar familie liggen op de zeebodem en zijn daar trots op; zij wil in een echt bed sterven. Ze heeft het gekocht: eikenhout, veren matras, te breed voor het luik. Wie helpt het thuis te krijgen, vaart voor niets, zegt ze. Haar bemanning schaamt zich ervoor.
story-sea-hallbera-a = Haar helpen met het bed.
story-sea-hallbera-a-result = Jullie sjorren het aan de mast en hangen er een zeil over, zodat niemand het hoeft te zien. Meeuwen strijken erop neer. Haar huis staat hoog in de bergen, waar je het water niet hoort; ze heeft er jaren naar gezocht. Ze wacht aan de voet van het pad, met touwen.
story-sea-hallbera-b = Het één overtocht uitproberen.
story-sea-hallbera-b-result = Iemand moet het doen, zegt Hallbera. Je ligt onder de sterren, het zeil als hemel, en de bemanning doet alsof ze je niet kent. ’s Ochtends is alles wat pijn deed ergens anders. Ze vraagt hoe het was en schrijft het op.

story-sea-hallbera-danger = De volgorde
story-sea-hallbera-danger-intro = De Geduld heeft een lek, en het enige aan boord dat zeker drijft, is Hallbera’s bed. Ze heeft drie schepen verloren en kent de volgorde: kinderen, ouden, vreemden, bemanning, schipper. Zeven kunnen zich eraan vasthouden, en jullie zijn met negen. Ze is met haar pijp aan het roer gaan zitten, zoals haar moeder deed. ‘Toe maar,’ zegt ze.
story-sea-hallbera-danger-a = Blijven en met haar hozen.
story-sea-hallbera-danger-a-result = Jij hoost terwijl zij stuurt en over de matras vertelt: gans, en alleen van de borst. Tegen de ochtend schuurt de kiel over zand. Het bed is er al, met zeven slapers erop. Ze loopt er één keer omheen. Er zit een kras op.
story-sea-hallbera-danger-b = Met het bed meegaan.
story-sea-hallbera-danger-b-result = De stroom brengt het terug naar waar jullie vandaan kwamen, zeven onder één dekbed. Om twaalf uur komt de Geduld achter jullie binnen, vol water, Hallbera aan het roer. Ze heeft het lek gestopt met het kussen.

story-sea-hag = De wasvrouw
story-sea-hag-intro = Waar de rivier in de zee-engte uitkomt, staat een oude vrouw tot haar heupen in het water hemden te wassen. De stuurman kent elke wasplaats aan deze kust, en dit is er geen. Het zijn matrozenhemden, met voorletters. Ze slaat ze op een steen, en de steen heeft een neus. Het jouwe neemt ze ook wel, roept ze, het is geen moeite. Een waterheks; je ziet het aan de rug, die is van modder.
story-sea-hag-a = Vragen van wie die hemden zijn.
story-sea-hag-a-result = Met smaak leest ze ze voor, naam voor naam, en waar ieder ligt; ze is trots op haar linnen. De stuurman houdt zijn muts voor zijn gezicht. Met eb kun je zo haar grot in, zegt ze. Kom vooral, en breng het hemd mee.
story-sea-hag-b = Haar een stuk zeep toegooien.
story-sea-hag-b-result = Ze vangt het, ruikt eraan en bijt er een hoek af. Dan lacht ze tot de modder barst, en gooit terug waar ze niets aan heeft: een flesje uit iemands borstzak. Een waterheks staat bij niemand in het krijt. Je onthoudt welke kant ze op naar huis waadt.

story-sea-hag-danger = Schoon linnen
story-sea-hag-danger-intro = De hemden komen vanzelf de rivier af. Ze drijven op hun rug met gespreide mouwen, een hele bemanning, en verzamelen zich om jullie boot. Wie er een wil wegduwen, wordt bij de pols gepakt. Onder het linnen zit modder, en in de modder zitten handen. Ergens achter jullie slaat een oude vrouw op een steen, zodat de mouwen in de maat roeien.
story-sea-hag-danger-a = De mouwen afsnijden.
story-sea-hag-danger-a-result = Jij snijdt en zij klauwen, mouw na mouw, en waar ze je beethebben worden de maliën week als nat papier. Bij de laatste houdt het slaan op, de heks heeft geen was meer. Op de planken liggen de manchetten, gestreken.
story-sea-hag-danger-b = Haar het hemd van je lijf geven.
story-sea-hag-danger-b-result = Over je hoofd ermee, en je steekt het uit. Meteen wenden de mouwen zich af, als honden wanneer de goede stem roept, en ze laten jullie door. De rest van de overtocht heb je het koud. ’s Avonds hangt het aan de reling, droog en versteld.

# Meer stadsverhalen van het Avonturenpakket.

story-adventure-city-weighhouse = De eerlijke weegschaal
story-adventure-city-weighhouse-intro = Sinds maandag weegt de weegschaal in de waag wat de mensen zeggen. Een slager stond in voor zijn worst, en de lege schaal zakte. Een bruidegom kwam met wol, zei een paar lieve woorden tegen zijn bruid, en de ketting brak. ‘Ik heb hem nieuw gekocht,’ zegt Halka, de weegster, ‘van een dwerg in de bergen. Hij vroeg of ik het wel zeker wist.’ Buiten staat de halve raad. Het ding moet weg, en niemand durft binnen te komen om het te zeggen.
story-adventure-city-weighhouse-a = Namens de raad tegen de weegschaal spreken.
story-adventure-city-weighhouse-a-result = Je gaat voor de schaal staan en leest de rekeningen van de raadsleden voor, de een na de ander, en hij zakt tot hij op de grond staat. Je wordt door het raam betaald, omdat je zacht hebt gelezen. Halka hangt er een doek over. Je hoort het kraken telkens als iemand haar goedemorgen wenst.
story-adventure-city-weighhouse-b = De weegschaal terugbrengen naar de maker.
story-adventure-city-weighhouse-b-result = Halka wikkelt de balk in een deken als een ziek kind. Ze geeft je brood mee voor onderweg en zegt dat het geen moeite is. In de deken kantelt er iets. ‘Een beetje moeite,’ zegt Halka.

story-adventure-city-will = Bij haar volle verstand
story-adventure-city-will-intro = De notaris leest het voor aan de hele familie. Aan mijn neven mijn vergiffenis. Aan de kat het huis. ‘En aan de hekser die kwam in maart van de grote sneeuw, deed wat gevraagd werd en zonder loon werd weggestuurd omdat ik jong was en een nieuwe jas had: het loon, met rente, voor eenendertig jaar.’ De neven kijken naar jou. Jij was het niet. Jij was die maart ergens anders. De notaris heeft de zak op schoot en wil gaan eten.
story-adventure-city-will-a = Ervoor tekenen.
story-adventure-city-will-a-result = Je tekent, en niemand vraagt naar een naam. De zak is zwaarder dan elke zak die je voor gedaan werk hebt gekregen. Op de trap kom je de kat tegen, met een neef erachter die haar bakje draagt. Ze bekijkt je als een huisbazin.
story-adventure-city-will-b = Zoeken wie er in maart kwam.
story-adventure-city-will-b-result = De notaris zucht en knoopt de zak weer dicht. Een grijze, zegt de oudste neef, mank, met voor ieder een lelijk woord; hij is het bos in gegaan en heeft de nieuwe jas bij naam vervloekt. Eenendertig jaar mochten ze hem niet verkopen.

story-adventure-city-memoirs = Het leven van een hekser, door een hekser
story-adventure-city-memoirs-intro = In de etalage van de drukker ligt een handschrift met een wijnvlek en een motto. De schrijver wil onbekend blijven; hij heeft alleen zijn litteken op het titelblad getekend. ‘Hoofdstuk negen,’ zegt de drukker, ‘daar wurgt hij een middaggeest. Kan dat?’ Elf hoofdstukken zijn gezet, het papier is betaald, en zijn vrouw heeft zo gelachen dat ze naar bed moest. Voor een oordeel heeft hij wel wat over. Voor een hoofdstuk dat waar is nog meer.
story-adventure-city-memoirs-a = Het ergste verbeteren.
story-adventure-city-memoirs-a-result = De kaars is eerder op dan de proeven. De middaggeest blijft, op verzoek van de drukker, maar gewurgd wordt ze niet meer, en de schrijver huilt op minder plaatsen. Je wordt per geschrapte regel betaald. Dat loopt aardig op.
story-adventure-city-memoirs-b = Het ware hoofdstuk schrijven.
story-adventure-city-memoirs-b-result = Je schrijft één ochtend op zoals hij was. Het worden vier bladzijden en bijna een nacht, en als het er staat, in inkt, merk je dat het je arm heeft verlaten en dat er plaats is voor iets anders. De drukker leest het, zwijgt, en zet het achteraan.
story-adventure-city-memoirs-c = Kord naar binnen sturen om te signeren.
story-adventure-city-memoirs-c-result = Hij bloost tot het geschilderde litteken uitloopt. Een middag lang zit hij aan een tafel, de mensen staan in de rij, en ieder vertelt hij dat de held van het boek buiten bij de paarden staat. Daarna slaapt hij voor het eerst zonder te schreeuwen, en jij ook.

story-adventure-city-dog = Een hond, niet ingeschreven
story-adventure-city-dog-intro = Achter Theodor Grole loopt, op tien passen, een hond. Dat doet hij sinds nieuwjaar: naar de poort, naar het kantoor, naar zijn kamer, en daar gaat hij op de drempel liggen. Grole is bang voor honden. Al een maand leeft hij in zijn eigen kantoor aan de kant van het raam. ‘Hij is niet aangegeven,’ zegt de belastingpachter, en zijn grootboek trilt een beetje. ‘Hij heeft geen eigenaar die je kunt beboeten. Ik zou hem graag verwijderd zien, tegen kwitantie. Doe hem alstublieft geen pijn waar ik het zie.’
story-adventure-city-dog-a = Hem de stad uit brengen.
story-adventure-city-dog-a-result = Hij gaat mee zonder een geluid, voorbij de poort, voorbij de molen, en gaat zitten als je het zegt. Grole betaalt volgens het tarief voor zwerfdieren. Als je ’s avonds langs het kantoor rijdt ligt hij daar, op de drempel, een beetje modderig, en binnen brandt de lamp.
story-adventure-city-dog-b = Uitzoeken wie hem gestuurd heeft.
story-adventure-city-dog-b-result = Om zijn nek zit een koord, en de knoop is een stropersknoop. Je laat het Grole van een afstand zien. Hij wordt heel bleek, dan heel rood, en zegt dat hij niemand kent in de bergen. Hij leest het voor uit het grootboek, met zijn vinger op de regel.

story-adventure-city-headstones = Fouten in steen
story-adventure-city-headstones-intro = De steenhouwer kan niet spellen. Niemand maalde erom, zolang de doden dat niet deden. Nu komen ze ’s nachts, in een rij langs de muur, en wachten op hun beurt: een Otto met drie t’s, een geleefde vrouw, een kapitein, gestorven op zij. Ze doen niets. Ze tikken op de beitel en wijzen. ‘Ik heb een vrouw en klanten,’ zegt de steenhouwer. ‘En achteraan staat er een die alleen maar staat, met zijn steen op de schouder. Die van hem heb ik in het donker gehakt.’
story-adventure-city-headstones-a = De nacht blijven en de lamp vasthouden.
story-adventure-city-headstones-a-result = Terwijl hij werkt houd je hem vast, en ze gaan weg, een voor een, opgelucht. De laatste legt zijn steen neer, op jou. Er zaten twee fouten in, en hij is er geen die tikt. De steenhouwer betaalt je blauwe plekken per letter.
story-adventure-city-headstones-b = De steenhouwer leren schrijven.
story-adventure-city-headstones-b-result = Met een stok teken je de letters in het steengruis, allemaal, en tegen de ochtend steekt zijn tong niet meer tussen zijn tanden. Het is stil werk. Daarna slaap je zo diep dat hij met een duimstok binnenkomt, voor de zekerheid.

story-adventure-city-chess = Per post
story-adventure-city-chess-intro = De oude kapitein Brandeis schaakt met een man in Vengerberg die hij nooit heeft ontmoet. Ze lagen bij een beleg elk aan een kant en riepen de eerste zetten over de gracht. Dat was veertig jaar geleden; sindsdien gaat het per post, twee zetten per jaar. Gisteren kwam de brief. ‘Paard slaat loper,’ leest hij, legt hem neer en pakt hem weer op. ‘Dat is een goede zet. Hij doet geen goede zetten. En het is zijn hand niet.’ Naast het bord staat thee voor één.
story-adventure-city-chess-a = Samen een antwoord zoeken.
story-adventure-city-chess-a-result = Tot het raam grijs wordt, zit je erboven. Jou heeft hij niet nodig, alleen iemand om tegen te zwijgen. Tegen de ochtend ziet hij het, lacht, schuift het stuk met één vinger, en leert je diezelfde stille dreiging met het broodmes.
story-adventure-city-chess-b = In Vengerberg vragen wie er zette.
story-adventure-city-chess-b-result = Eerst schrijft hij zijn antwoord en verzegelt het, dan breekt hij het zegel en zet er een regel bij die jij niet mag lezen. Hij heeft niemand anders om te sturen. Je draagt de brief in je handschoen als een gloeiend kooltje.

story-adventure-city-poorhouse = Bed negentien
story-adventure-city-poorhouse-intro = In het armenhuis, tussen een glazenier en een man die denkt dat hij een brug is, ligt een hekser. Hij is over de negentig. Ze vonden hem in een sloot, met zijn medaillon in zijn mond, zodat niemand het zou pakken. Het is een wolf. Hij heeft geen tanden en geen Tekens meer, het woord voor zwaard is hij kwijt, en ’s nachts staat hij op en controleert de ramen. ‘Alle veertig,’ zegt de moeder. ‘Dan kan hij slapen. Dan kunnen ze het allemaal, dat is het gekke.’
story-adventure-city-poorhouse-a = Hem iets te drinken geven.
story-adventure-city-poorhouse-a-result = Je houdt het flesje voor hem vast. Een uur lang weet hij wie hij is, en hij besteedt het aan jou: hij gaat rechtop zitten, zet je elleboog goed en slaat je met een slof tot het klopt. Dan vraagt hij vriendelijk of je voor de ramen komt.
story-adventure-city-poorhouse-b = Met hem de ramen controleren.
story-adventure-city-poorhouse-b-result = Met een kaars loop je achter hem aan, veertig ramen, en hij laat je elke grendel zien alsof het de eerste is. De moeder dringt je iets uit de collecte op. In bed negentien trekt hij de deken op en zegt heel duidelijk: ‘Er is niets binnengekomen.’
story-adventure-city-poorhouse-c = De naam van je leermeester zeggen.
story-adventure-city-poorhouse-c-result = Hij komt eruit omhoog als iemand uit het water. Hij heeft degene geleerd die jou heeft geleerd. Zolang de naam houdt loopt hij de oude vorm met je door, de hele zaal lang, en de brug applaudisseert. Het medaillon leg je terug tussen zijn kaken.

story-adventure-city-crate = Deze kant boven
story-adventure-city-crate-intro = In de douaneloods aan de kade staat een kist die ademt. Volgens de papieren zitten er altaarkaarsen in. Hij kwam zes weken geleden uit het zuiden, niemand heeft hem opgehaald, en elke nacht vreet hij wat meer van het touw. ‘Ik kan hem openmaken, dan is het mijn schuld,’ zegt de douanier, ‘of dicht laten, dan is het ook mijn schuld.’ Hij is mager geworden. Op het deksel heeft iemand in grote, vriendelijke letters geschilderd: NIET NEURIËN.
story-adventure-city-crate-a = De kist voor hem openen.
story-adventure-city-crate-a-result = Je tilt het deksel met twee vingers op en zegt niets, en wat erin zit ook niet. Het is zo groot als een kalf en heeft vleugels als nat wasgoed. De kaarsen zijn op, en het denkt dat jij zijn moeder bent. Je krijgt je geld, en het wordt naar de menagerie gebracht. Het kijkt om.
story-adventure-city-crate-b = De kist doorsturen en de schuit volgen.
story-adventure-city-crate-b-result = De douanier stempelt zo hard dat de kist niest. De schipper die hem meeneemt is doof, daarom is hij gevraagd. Jij blijft op het jaagpad. Ergens vóór de volgende sluis zal een tweede schipper willen inhalen, en die zingt.

story-adventure-city-clock = Dertien
story-adventure-city-clock-intro = ’s Nachts slaat de stadsklok dertien. Wie op straat is tussen de twaalfde slag en die erna, is er ’s ochtends niet meer, en niemand weet nog wie het was; er hangt alleen een jas te veel aan de haak, of een vrouw heeft haar haar gedaan. De klokkenmaker heeft het werk uit elkaar gehaald. Er zitten twaalf pennen op het rad. Hij heeft ze geteld, zegt hij, en dan laat hij je een kinderschoen zien op zijn werkbank en vraagt of hij kinderen heeft.
story-adventure-city-clock-a = Om middernacht op straat gaan staan.
story-adventure-city-clock-a-result = Je telt mee. Na de twaalfde wordt het heel licht, en op het plein staan ze allemaal, de handen half geheven, als mensen die vergeten zijn waarvoor ze kwamen. Je duwt tot de laatste erdoor is. De klok neemt er iets voor. De tijd die je verdaan had laat hij je.
story-adventure-city-clock-b = De klok stilzetten.
story-adventure-city-clock-b-result = Tussen twee tanden van het rad zet je je kling, en de stad houdt haar adem in. Verdwijnen zal er niemand meer. De raad betaalt, en begraaft een jas. Sindsdien dekt de klokkenmaker aan tafel een plaats voor de schoen.

story-adventure-city-strike = De doodgravers leggen de schop neer
story-adventure-city-strike-intro = De doodgravers staken. Ze willen een hoed, tegen de regen, en nu en dan een bedankje van iemand. In de kapel liggen de doden twee hoog, op alfabet. Tussen de graven staat, alleen, tot haar middel in de klei, zuster Jutta, en schept, en vloekt. ‘Onderkruiper!’ roepen de doodgravers over de muur. ‘Ik heb niks tegen jullie verdomde hoeden,’ zegt Jutta. ‘Maar deze kan niet wachten. Hij was bakker. Hij rijst al.’
story-adventure-city-strike-a = De tweede schop pakken.
story-adventure-city-strike-a-result = Aan het eind zijn je handen één blaar, en ze leest voor ieder een regel, en voor de stenige een vloek. Tegen de avond sta je in de modder als een paal. De doodgravers hebben kluiten naar jullie gegooid. Daarna, een voor een, touwen.
story-adventure-city-strike-b = Voor de doodgravers onderhandelen.
story-adventure-city-strike-b-result = Je brengt hun eisen naar de raad en het gezicht van de raad naar hen terug. De hoed krijgen ze. Voor het bedankje is een derde zitting nodig, en de burgemeester zegt het met zijn rug naar hen toe. Beide kanten betalen. Jutta heeft er intussen elf gedaan.

story-adventure-city-shroud = Iets in linnen
story-adventure-city-shroud-intro = De kleermaker maakt lijkhemden voor heksers, op aanbetaling. ‘De meesten van uw gilde betalen vooruit,’ zegt hij, ‘aangezien de andere regeling lastig is gebleken.’ Hij heeft er een plank vol van, gevouwen, met namen; sommige namen staan er al lang, en die lucht hij in het voorjaar. Hij legt het meetlint om je borst. ‘U draait graag naar links,’ merkt hij op. ‘Dat zie ik ook aan wie er terugkomt. Ze zijn altijd rechts gescheurd.’
story-adventure-city-shroud-a = Er een bestellen, ruim gesneden.
story-adventure-city-shroud-a-result = Hij knipt royaal en laat je passen, liggend en dan vechtend. Bij de derde keer draai je niet meer naar links. Hij vouwt het op en schrijft je naam met krijt op de plank. Krijt, zegt hij, is voor wie veel belooft.
story-adventure-city-shroud-b = De gescheurde bekijken.
story-adventure-city-shroud-b-result = Hij spreidt ze uit onder de lamp. Het ene was een klauw, het andere een snavel, en het derde is vers en komt van hier: die afstand ken je, en waar zoiets zit in deze tijd van het jaar. Hij haalt de naald uit zijn mond. ‘Zal ik u voor donderdag noteren?’

story-adventure-city-bride = Een plaats aan Hedda’s tafel
story-adventure-city-bride-intro = Hedda trouwt, met een stille kuiper. Voor de bakkerij staat een tafel voor zestig, met bloemen, met geknoopte broodjes, en er zit niemand aan. Het is om de vader. Brood van de dochter van de beul eet iedereen; maar op haar drinken, elleboog aan elleboog met meester Ruben, dat is iets anders, je weet het nooit. Hij staat tegen de muur met een nieuwe kraag, zijn handen op zijn rug. De speelman is al twee keer begonnen. Achter de luiken kijkt de hele straat toe.
story-adventure-city-bride-a = Meester Ruben ten dans vragen.
story-adventure-city-bride-a-result = Hij weet niet waar hij zijn handen moet laten, dus leg jij ze waar ze horen. Hij danst als iemand die zijn leven lang treden heeft geteld. Bij de derde draai gaat er een deur open, dan vele. Wat je daarvoor in je voeten had ben je vergeten; dit is beter.
story-adventure-city-bride-b = Gaan zitten en de toost uitbrengen.
story-adventure-city-bride-b-result = Alleen aan een tafel voor zestig zeg je wat er te zeggen valt, een beetje hard, naar de luiken toe. Hedda drinkt, de kuiper drinkt, Ruben drinkt en moet zijn glas neerzetten. Ze geeft je de fles mee. In de deur van nummer negen staat een kind met een stoel.

story-adventure-city-butcher = Een mals stuk
story-adventure-city-butcher-intro = Het is het beste vlees van de stad en het goedkoopste, en de andere slagers zijn naar de schout gegaan. De schout heeft een plakje geproefd. Nu neemt hij er elke dag van. ‘Mals,’ zegt iedereen, en kauwt, en kijkt in de verte. Je hebt achter de winkel in de ton gekeken. Er lag een laars in, geen grote. De slager veegt zijn handen af. Zijn leverancier komt per boot, zegt hij, ’s nachts, van de ijskelder aan de rivier. Hij vraagt nooit wie er is.
story-adventure-city-butcher-a = Je laten betalen en doorlopen.
story-adventure-city-butcher-a-result = Je loopt door, en hij wikkelt het geld in schoon papier. ’s Avonds hoor je de straat eten achter de gordijnen, mes en vork. Iemand wil nog wat. Als je het papier openvouwt heeft hij er iets extra’s bij gedaan, voor de hond.
story-adventure-city-butcher-b = De boot naar de ijskelder volgen.
story-adventure-city-butcher-b-result = Hij trekt zijn schort uit en hangt het voorgoed weg. Hij heeft zelf een jongen, zegt hij, met ongeveer die schoenmaat. De boot komt bij laag water, zonder lantaarn. Je moet uit de wind blijven, want ze ruiken wat iemand gegeten heeft.

story-adventure-city-deadletters = Poste restante
story-adventure-city-deadletters-intro = In de kelder van het postkantoor liggen de brieven die niet bezorgd kunnen worden. ‘Aan het ding onder de brug,’ leest de postmeesteres, een net mens met een stempel om haar hals. ‘Aan papa, in de grond. Aan de Vrouw die onze Elsa heeft gehaald, persoonlijk.’ Volgens de wet mag ze ze niet openen, en volgens de wet niet weggooien. Het zijn veertien zakken. ‘Als ik iemand had die zulke adressen bezoekt,’ zegt ze, en kijkt naar je laarzen.
story-adventure-city-deadletters-a = Ze op adres sorteren.
story-adventure-city-deadletters-a-result = Op een zak zit je te sorteren, en waar drie brieven dezelfde brug noemen en alle drie vochtig zijn, daar woont iets onder. ’s Avonds weet je tweeënhalf hol te vinden. De postmeesteres stempelt je onderarm, zodat ze je weer naar buiten mag laten.
story-adventure-city-deadletters-b = Er een bij de Vrouw bezorgen.
story-adventure-city-deadletters-b-result = Het is een kleine brief met een druppel was, en hij ruikt naar appels. De Vrouw die onze Elsa heeft gehaald woont in het bos, zegt de postmeesteres, achter de derde bliksemeik, zonder nummer. Ze stempelt twee keer. Betaling bij bezorging.

story-adventure-city-matchmaker = Een heer, ’s nachts
story-adventure-city-matchmaker-intro = De koppelaarster heeft vierhonderd paren geplaatst, en nu heeft ze een lastige. ‘Goede familie. Eigen huis. Leest. Houdt niet van knoflook, maar wie wel?’ Ze dempt haar stem. Hij betaalt met oude munten, komt na zonsondergang, en haar laatste drie kandidates kwamen wat bleek thuis en heel verliefd. Een ekimmara, zeg je, geneest terwijl hij drinkt. ‘Mijn man ook,’ zegt de koppelaarster. ‘Maar zou u zaterdag mee willen komen en ertussen gaan zitten?’
story-adventure-city-matchmaker-a = Zaterdag ertussen gaan zitten.
story-adventure-city-matchmaker-a-result = Je zit ertussen. Hij is charmant, en omdat je niet opschuift is het jouw arm waar hij bij uitkomt. Hij heeft een menuet lang nodig om zijn vergissing te merken. Hij biedt excuses aan, betaalt het eten, de mouw en de avond, en vertrekt door het raam.
story-adventure-city-matchmaker-b = In Beauclair inlichtingen inwinnen.
story-adventure-city-matchmaker-b-result = Hij geeft Beauclair op als laatste adres, zegt de koppelaarster, en als referentie een weduwe daar. Haar pen heeft ze al ingedoopt. Als de inlichting goed is, vraagt ze, zou het dan zo erg zijn? Je krijgt er zo weinig die lezen.

story-adventure-city-barge = Stroomafwaarts, met kaas
story-adventure-city-barge-intro = Een schuit gaat naar Cidaris met vierhonderd kazen en een filosoof. Hij heeft half geld betaald, want hij gelooft niet in de rivier. ‘In de kaas geloof ik,’ zegt hij, ‘vanwege de geur.’ De schipperse wil iemand aan boord die hem zo nodig kan slaan. Er is nog een plaats vrij, op de oever: een mededinger snijdt haar jaaglijnen door, en ze wil weten hoe dat moet, om het hem betaald te zetten.
story-adventure-city-barge-a = Meevaren en op hem letten.
story-adventure-city-barge-a-result = Je vaart mee. Op de tweede dag bewijst hij je dat je er niet bent, en je laat hem sturen. Als ze hem eruit hebben gevist gelooft hij met zijn hele lijf in de rivier. In Cidaris word je betaald met een fles die tussen kaas en gedachten gerijpt is.
story-adventure-city-barge-b = Haar tonen hoe je touwen kapt.
story-adventure-city-barge-b-result = Je laat haar de pols zien, de hoek, en waar je staat om niet mee te gaan. Zij laat zien wat ze zelf had gedaan, met de bootshaak, en dat is beter. Je neemt het mee. Vanaf de oever hoor je haar oefenen op de hoed van de filosoof.

story-adventure-city-beggars = De blinden, de lammen en de penningmeester
story-adventure-city-beggars-intro = Het bedelaarsgilde houdt zijn jaarvergadering in de lijnbaan. ‘Punt drie,’ zegt de penningmeester. ‘Blindheid. De opbrengst daalt. Het publiek gelooft er niet meer in.’ Een blinde werpt tegen dat hij echt blind is. ‘Dat bedoel ik,’ zegt de penningmeester; ‘jij legt er niets in.’ Ze hebben je gezien. Een hekser zit op geen hoek, heeft geen vergunning, en toch geven de mensen. Ze willen weten hoe. Betalen doen ze met wat ze zien: niemand kijkt naar bedelaars, dus kijken bedelaars.
story-adventure-city-beggars-a = De contributie betalen en een dag meedoen.
story-adventure-city-beggars-a-result = Je betaalt, krijgt een nap en een hoek, en zit er tot het donker is. Niemand kijkt je aan. Tegen de middag ben je niemand, en ’s avonds heb je een hele stad zien lopen, ieder met het gewicht op een andere voet. Voortaan ken je een stap voor hij de hoek om is.
story-adventure-city-beggars-b = Geheimen ruilen met de blinde.
story-adventure-city-beggars-b-result = Jij vertelt hem over angst, en hij vertelt wat er om vier uur ’s ochtends langs zijn hoek komt, op te veel voeten, met een vijverlucht. Hij is het één keer op het gehoor gevolgd tot waar het stilhield. Hij kon toch niets zien, zegt hij; dus het vond het niet erg.

story-adventure-city-raffle = Ten bate van het dak
story-adventure-city-raffle-intro = De tempel verloot wat de mensen er laten liggen: elf paraplu’s, een houten been, een papegaai die de oude liturgie kent, en een gesloten kistje, ongeveer zo groot, dat op de altaartreden lag en tikt. Het kistje is de hoofdprijs. De priester trekt met zijn ogen dicht. Hij heeft iedereen gesmeekt een lot te kopen, behalve de kinderen, en niemand wil winnen. ‘U hebt zulke vaste handen,’ zegt hij tegen je. Hij heeft jouw naam al op alle loten geschreven.
story-adventure-city-raffle-a = Het kistje winnen en openmaken.
story-adventure-city-raffle-a-result = Je wint met elf loten tegen nul. De gemeente schuift achteruit naar het doopvont. Het is een fijn slot, zo een met een eigen mening; je legt je oor erop en tegen de rest je beste gereedschap. Dan houdt het op met tikken.
story-adventure-city-raffle-a-band-1 = Het was een blikken koekoek, en die komt precies op handhoogte naar buiten. De rest van het uurwerk grijpt je gereedschap.
story-adventure-city-raffle-a-band-2 = Het was de wekker van een koster. Aan de gewichten heeft iemand munten geplakt, zodat hij een beetje voorloopt.
story-adventure-city-raffle-a-band-3 = Het was de kas van de torenklok, en die staat stil zodra ze vol is. Eerlijk gewonnen, zegt de priester onder het altaar.
story-adventure-city-raffle-b = Je loten verscheuren, de papegaai nemen.
story-adventure-city-raffle-b-result = De papegaai laat zich niet van de paraplu’s scheiden. Ten slotte koopt de priester hem terug met altaarwijn, heel oude, die hij had bewaard. Vanaf het voorhof hoor je hem het kistje zegenen, in een taal waarvan de kaarsen scheef gaan hangen.

story-adventure-city-summoning = Praktijkwerk
story-adventure-city-summoning-intro = Drie studenten van de academie van Ban Ard delen een zolderkamer en een vergissing. Die zit in de wastobbe onder een tafellaken. ‘Het moest iets vertrouwds worden,’ zegt de eerste. ‘Het is heel vertrouwd,’ zegt de tweede, die geen wenkbrauwen heeft; ‘het kent al onze namen.’ De derde houdt alleen het laken vast. Eronder vraagt een diepe, redelijke stem wanneer er gegeten wordt. Maandag begint het semester. Hun leermeester mag het nooit horen, zeggen ze. Hij is de enige die het kan terugsturen.
story-adventure-city-summoning-a = Ze helpen het op te lossen.
story-adventure-city-summoning-a-result = De hele nacht kook je, filter je en kook je nog eens, terwijl het de eerste het gedicht van de tweede voordraagt. Tegen de ochtend is er nog een lepel van over, die smeekt. Je hebt meer geleerd dan ze daar onderwijzen. Soep zul je een poos niet kunnen zien.
story-adventure-city-summoning-b = Het de leermeester in Ban Ard vertellen.
story-adventure-city-summoning-b-result = De studenten worden wit; de tobbe lacht. Ze geven je een brief mee waarin het leest alsof het onderzoek was. Onder het laken zet iets er nog een zin bij, in een prachtig handschrift.

story-adventure-city-afternoon = Wat een middag opbrengt
story-adventure-city-afternoon-intro = Het huis in Novigrad heeft een filiaal geopend. Het is een klein loket met een belletje, en erachter zit de klerk die niet knippert. Dit seizoen kopen ze middagen, zegt hij: lege, met zon, weinig gebruikt. De vrouw van een metselaar heeft de hare verkocht tot haar vijftigste en er een kachel van gekocht. Ze staat naast je en wacht tot het donker wordt. ‘Ik denk steeds dat er nog iets aan de lijn hangt,’ zegt ze. De klerk heeft een formulier voor je neergelegd. Het is al ingevuld.
story-adventure-city-afternoon-a = Er een verkopen.
story-adventure-city-afternoon-a-result = Je tekent, en het is avond. De munten zijn uitgeteld en helemaal warm. Je probeert te bedenken wat je ermee gedaan zou hebben; een muurtje komt op, wat bijen. De rest van de dag zijn je handen een beetje traag, alsof iemand ze heeft laten liggen.
story-adventure-city-afternoon-b = Vragen waar ze bewaard worden.
story-adventure-city-afternoon-b-result = ‘In Novigrad, natuurlijk,’ zegt de klerk. ‘In de kelders, op het zuiden. Ze bederven zo gauw.’ De metselaarsvrouw kijkt op. Ze zegt niets, maar loopt met je mee tot de poort, haar omslagdoek voor zich uit, alsof er iets mee naar huis moet.
story-adventure-city-afternoon-c = Hem naar de soep vragen.
story-adventure-city-afternoon-c-result = Hij kijkt over beide schouders. Dan haalt hij onder de balie een kom vandaan die dampt, en schuift die door het loket. Hij is sindsdien nog twee keer verkouden geweest, fluistert hij, flink ook. Je formulier verscheurt hij, en hij laat je in de zon zitten tot hij moet sluiten.

story-adventure-city-coach = Eén plaats binnenin
story-adventure-city-coach-intro = De koets naar Vizima heeft nog één plaats, en daarnaast zit een geketende man met een zak over zijn hoofd. Zijn twee bewakers hebben kiespijn. ‘Hij moet voor het gerecht,’ zegt de een; ‘Hij moet hangen,’ zegt de ander; ‘Stop bij de volgende herberg,’ zegt de zak, ‘dan trek ik ze er bij jullie allebei uit. Ik was barbier.’ De koetsier wil graag iemand met verstand erbij. Op het dak is ook nog plaats, naast een veedrijver die ruzie zoekt en er sinds de middag geen gevonden heeft.
story-adventure-city-coach-a = Naast de zak gaan zitten.
story-adventure-city-coach-a-result = Tot Vizima zit je naast hem. Bij de tweede herberg is er eerst veel lawaai en dan grote vrede, en beide bewakers huilen van dankbaarheid. Bij de gevangenispoort zijn ze het bevel kwijt. Je wordt betaald als derde bewaker, al valt er niemand te bewaken.
story-adventure-city-coach-b = Bij de drijver op het dak gaan zitten.
story-adventure-city-coach-b-result = Hij slaat zoals drijvers slaan, vanuit de heup, zonder het gesprek te onderbreken. Twee keer ga je over de rand, en beide keren hijst hij je aan je kraag omhoog en laat zien hoe het kwam. Vóór Vizima stapt hij af. Het was, zegt hij, een heel prettige reis.

story-adventure-city-onerat = Bij handopsteken
story-adventure-city-onerat-intro = Gildemeester Quist heeft een rat. Na dat alles kwam ze vanzelf en ging op de statuten zitten. Hij noemt haar Raadsheer. Ze heeft een eigen stoel, een ketting en sinds de laatste verkiezing een stem; en daarmee heeft het gilde voor het eerst de meerderheid. ‘Ze was voor hogere tarieven,’ zegt Quist met rode wangen. ‘Maar nu ziet ze er slecht uit.’ De Raadsheer ligt op een kussen en ademt snel. De oppositie heeft bloemen gestuurd, en één ervan is vingerhoedskruid.
story-adventure-city-onerat-a = Uitzoeken van wie de bloemen zijn.
story-adventure-city-onerat-a-result = Je ruikt aan de kaartjes, dan aan de handen van de heren op de linkerbank, en één steekt de zijne in zijn zakken. Het gilde betaalt. Hij wordt veroordeeld tot secretaris van de rat, levenslang, het zijne of het hare, al naar gelang welk langer duurt.
story-adventure-city-onerat-b = De Raadsheer een paar druppels geven.
story-adventure-city-onerat-b-result = De dikte van de staart geeft de maat. ’s Nachts gaat de rat rechtop zitten en vraagt om kaas, door te bellen. De oude Quist, die niet geslapen heeft, is zo gelukkig dat hij zijn vangmes van de muur haalt en je laat zien wat zijn grootvader ermee kon en nooit deed.

story-adventure-city-perfume = De ontbrekende noot
story-adventure-city-perfume-intro = De parfumeur heeft een neus die hoger verzekerd is dan de straat. Hij heeft roos, hij heeft iris, hij heeft de binnenkant van een handschoen; wat ontbreekt is angst. ‘Geen zweet,’ zegt hij. ‘Zweet kan iedereen krijgen. Het zuivere, vlak ervoor.’ Met leerlingen heeft hij het geprobeerd. Er is er geen meer over. Nu heeft hij gehoord dat er wezens zijn die niets anders drinken, en dat een waterheks in een schelp bewaart wat ze van de drenkelingen schept. Of zou u zelf misschien een uur bang willen zijn, in deze stoel?
story-adventure-city-perfume-a = In de stoel gaan zitten.
story-adventure-city-perfume-a-result = Je gaat zitten. Hij heeft zich ingelezen: op je knieën zet hij een paar kleine laarzen, van je eigen school, voor een herfstnacht lang geleden. Het duurt een uur en neemt veel van je weg. Hij betaalt zonder te tellen, ruikt aan het flesje, loopt dan snel naar het raam en doet het open.
story-adventure-city-perfume-b = De schelp voor hem halen.
story-adventure-city-perfume-b-result = Hij kust zijn vingertoppen. De waterheks zit waar twee wateren samenkomen, heeft hij gelezen, tot haar hals in de modder, en gooit ermee; je mag niet door je mond ademen. Daarvoor geeft hij je een zijden sjaal. Die ruikt naar iemand die nooit heeft hoeven rennen.

story-adventure-city-cradle = Het stille kind
story-adventure-city-cradle-intro = ‘Hij huilt nooit,’ zegt de min. ‘Niet als hij nat is, niet als hij valt, niet één keer.’ Ze heeft er veertig aan de borst gehad en zou haar dienst willen opzeggen, maar ze schaamt zich voor de reden. Het kind zit in de wieg, dik en blond, en kijkt van de een naar de ander als een rechter. De vader is graanhandelaar, en trots. In de nacht van de geboorte, zegt de min, is er veel gehuild, in het bos achter het huis. Het ging steeds verder weg.
story-adventure-city-cradle-a = De vader zeggen dat alles goed is.
story-adventure-city-cradle-a-result = Hij vat het op als een compliment en betaalt er ook zo voor. Het kind pakt je vinger, bij het verkeerde gewricht, en je bedenkt hoe weinig gewrichten een vinger heeft. Als je weggaat zit de min bij de poort op haar kist, met haar hoed op.
story-adventure-city-cradle-b = Het huilen achternagaan.
story-adventure-city-cradle-b-result = De min wijst je het raam, en het mos op de vensterbank, met de afdruk van een hiel die achterstevoren staat. Ze heeft een fles melk ingepakt, nog warm, in haar kous. Achter jullie kraakt de wieg. Het is het eerste geluid, zegt ze, dat er ooit uit kwam.

story-adventure-city-pawn = Niet ingelost
story-adventure-city-pawn-intro = In de etalage van de pandjesbaas hangt tussen een trompet en een gebit het medaillon van een hekser. Het is een griffioen. Hij trilt. ‘Dat doet hij,’ zegt de pandjesbaas. ‘Een jongeman bracht hem in de herfst, voor drie kronen. Tot de eerste sneeuw, zei hij.’ Hij ademt op het glas en veegt. Het heeft sindsdien gesneeuwd. Verkocht heeft hij hem niet, al werd er geboden. ’s Nachts hangt hij hem bij zijn bed, omdat het huis oud is.
story-adventure-city-pawn-a = Hem inlossen.
story-adventure-city-pawn-a-result = Je betaalt, en zodra hij van jou is ligt hij stil in je hand. Op de achterkant heeft iemand een rij streepjes gekrast, zoals je dagen telt. Je draagt hem een tijd, en de streepjes leren je geduld. De pandjesbaas laat sindsdien het licht branden.
story-adventure-city-pawn-b = Hem naar de school aan zee brengen.
story-adventure-city-pawn-b-result = ‘Ze zullen willen weten wat hij kocht,’ zegt de pandjesbaas. Het staat in het boek: een wollen jas, kindermaat, en de rest brood. In die bladzijde wikkelt hij hem. Kaer Seren ligt ver weg op de klif. De hele weg voel je hem trillen als een vogel in een hoed.
story-adventure-city-pawn-c = De woorden zeggen voor wie laat is.
story-adventure-city-pawn-c-result = Met twee vingers op de griffioen zeg je ze zoals ze in de hal van Kaer Seren worden gezegd, waar zijn plaats leeg blijft. De pandjesbaas neemt zijn pet af. Achter de la is nog een la. Daarin ligt wat de jongeman ook achterliet: de vormen van de school, in zijn handschrift.

story-adventure-city-jury = Elf brave mannen
story-adventure-city-jury-intro = Een jury heeft twaalf leden, en deze heeft er elf en een stoel. Sinds dinsdag zitten ze opgesloten. De zaak is duidelijk: de voerman heeft de waard geslagen, waar iedereen bij was, om een muildier. Maar er is er een te weinig, vóór de twaalfde mogen ze volgens de wet niet weg, en de twaalfde is gestorven, aan de soep. ‘U bent een persoon,’ zegt de voorman door het sleutelgat. ‘Kom binnen en wees redelijk.’ Zes zijn voor schuldig, vijf ertegen. Het is er erg heet.
story-adventure-city-jury-a = Met de zes stemmen.
story-adventure-city-jury-a-result = Je stemt, en meteen houden ze van je. De voerman raakt een muildier kwijt. Het was een neef van Dorrit Ash, hoor je op de trap, en het muildier de broer van Proost. Het gerecht betaalt je twee dagen, al was je er maar zo lang als een hand omhooggaat.
story-adventure-city-jury-b = Volhouden met de vijf.
story-adventure-city-jury-b-result = Een nacht en een dag houd je vol, tegen redenen, tegen een bank, en ten slotte tegen de zes, die groot zijn. Niemand komt langs je naar de deur. Op het laatst bekent de waard zelf, omdat hij de zaal nodig heeft. Je kunt nauwelijks meer staan, maar staan kun je.

story-adventure-city-theatre = Het anatomisch theater
story-adventure-city-theatre-intro = De artsen hebben driehonderd plaatsen, uitverkocht, en niets op tafel. Er was hun een rotduivel beloofd. ‘Vers,’ zegt de decaan, ‘of zo vers als het gaat.’ Ze kennen hem alleen uit boeken, en daar is hij getekend door iemand die rende. Wat ze niet weten: hij barst als hij sterft, en nog eens als je hem openmaakt. Op de eerste rij zitten de echtgenotes. Jij hebt er toevallig een op de kar, onder natte zakken, en het is een warme dag.
story-adventure-city-theatre-a = Hem zelf voor hen openen.
story-adventure-city-theatre-a-result = Waar gesneden moet worden snijd je, je legt uit, en een uur lang is het stil als in een tempel. Dan buigt een jonge arts zich voorover met een kaars, om beter te zien. Je krijgt je mantel over hem heen en de rest over jou. Zo’n college is er nooit geweest. Voor één keer kijk je zelf ook goed.
story-adventure-city-theatre-b = Hem verkopen en snel vertrekken.
story-adventure-city-theatre-b-result = De decaan betaalt per pond. Je bent op de hoek als je het hoort, een geluid als van een heel groot kussen; dan de ramen; dan, na een poos, applaus. De volgende dag drukken ze de tekening. Die klopt tot in elk onderdeel, en is gemaakt door iemand die rende.

story-adventure-city-agency = Mila, eig.
story-adventure-city-agency-intro = Boven de schoenmaker hangt een nieuw bord: HEKSERS GEVONDEN, VRAGEN GESTELD. Achter een kist zit Mila, tien inmiddels, met inkt op haar kin. Ze neemt een tiende. Ze heeft vier heksers in haar boek en kent er één. ‘Ga zitten,’ zegt ze. ‘Kun je zwemmen? Kun je tegen bloed? Heb je weleens iets afgemaakt op een dinsdag?’ Er is werk van de schepen, goed betaald, om een hond die te luid is; en van een jongen, onbetaald, om een bos dat te stil is.
story-adventure-city-agency-a = De hond van de schepen nemen.
story-adventure-city-agency-a-result = Het is een kleine hond met een grote angst, en het kost je een middag om te merken dat hij tegen de kelder blaft. Je rolt er een ton heen waar hij op slaapt. De schepen betaalt; Mila neemt haar tiende, bijt erop, en zet een vinkje in een boek dat voor duizend vinkjes is gelinieerd.
story-adventure-city-agency-b = Het bos nemen.
story-adventure-city-agency-b-result = ‘Die betaalt in kastanjes,’ waarschuwt Mila. Ze haalt de jongen onder de kist vandaan, waar hij de hele ochtend heeft gewacht. Hij heet Peer. Eerst gingen de vogels, zegt hij, toen de reeën, en zondag zijn zus, die alleen maar de vogels telde.
story-adventure-city-agency-c = Vragen hoe het thuis gaat.
story-adventure-city-agency-c-result = Ze maakt de kist open. Er zit een pop in, op het grootboek, die de rekeningen doet. Ze speelt er nu mee, zegt ze, op zaterdag. Ze geeft je het beste blad uit haar boek, dat ze had bewaard, en haar eigen stoel, en staat ervoor op wacht tot je geslapen hebt.

story-adventure-city-undertown = De onderste straat
story-adventure-city-undertown-intro = De rioolwerkers kennen een straat onder de straat. Die heeft stoepen, lamphouders en huisnummers en loopt kaarsrecht naar Novigrad; iemand heeft eroverheen gebouwd en vergeten het te zeggen. Op vrijdag gebruiken ze die. ‘Het gaat sneller, en het is droog,’ zegt de voorman. ‘Alleen kloppen moet je niet.’ Hij heeft er altijd zijn pet afgenomen, net als zijn vader. Achter sommige ramen brandt licht. Achter andere is alleen een gordijn dat terugvalt.
story-adventure-city-undertown-a = Onderlangs naar Novigrad lopen.
story-adventure-city-undertown-a-result = Je loopt met je kap in je hand. Op nummer veertig oefent iemand één figuur, op een viool of met een kling, al tweehonderd jaar dezelfde vier streken; als je voorbij bent zit het in je pols. In Novigrad kom je boven in een biechtstoel.
story-adventure-city-undertown-b = Kloppen.
story-adventure-city-undertown-b-result = Je klopt op nummer negen. Er komt een hand naar buiten, droog en hoffelijk, en legt een plattegrond in de jouwe, met één huis in het rood: niet hier, boven, in het volgende dorp, bij de vijver. Ze horen het boven hun plafond rondgaan. Ze willen graag dat het ophoudt.

story-adventure-city-serafin = De linkerhand is aan de beurt
story-adventure-city-serafin-intro = Meester Serafin geeft geen les meer. Hij zit in de lege zaal, gezicht naar de muur, de mouw opgespeld, en speelt met een houten floret als een kind met een lepel. Twee duels heeft hij op zijn geweten; nu is er een derde, want zondag heeft een leerling van hem een man gedood om een hoed. ‘Hij deed het volmaakt,’ zegt Serafin. ‘Het was mijn schijnstoot. Ik hoorde het, en ik was trots zolang als je nodig hebt om te gaan zitten.’ Hij draait zich niet om. ‘Neem het van me over.’
story-adventure-city-serafin-a = De klingen met hem kruisen.
story-adventure-city-serafin-a-result = Hij pakt het floret en schermt vanaf zijn stoel, en je verliest wat je vasthoudt, telkens weer, tot je ziet dat hij laat zien waar hij ophoudt. Als je hem eindelijk raakt breekt hij het hout over zijn knie. Hij wachtte, zegt hij, op iemand die stopt.
story-adventure-city-serafin-b = Het je laten afleren.
story-adventure-city-serafin-b-result = Hij laat je alles vanaf het begin doen, langzaam, en op de dodelijke plek hoest hij. Tegen de avond zit er een gat in je waar die schijnstoot had gezeten, en je vult het met iets van jezelf. Hij luistert naar je passen. ‘Lelijk,’ zegt hij opgelucht. ‘Dat doet niemand u na.’

story-adventure-city-lens = Geslepen glas
story-adventure-city-lens-intro = De lenzenslijper heeft voor de vuurtoren van Cidaris een glas gemaakt zo groot als een karrenwiel, en het is mislukt. Wie erdoor kijkt ziet niet het schip maar de mensen erop, en niet zoals ze aan dek staan: zoals ze zullen liggen. Hij merkte het toen het proefschip binnenliep. Hij kende de kok. ‘Het is een volmaakte lens,’ zegt hij. ‘Twaalf keer heb ik hem nagekeken.’ De haven heeft betaald. Hij heeft zijn trouwdeken erover gelegd en leeft ernaast verder.
story-adventure-city-lens-a = Erdoor naar de haven kijken.
story-adventure-city-lens-a-result = Je kijkt, zolang je het uithoudt. De meesten liggen in bed. Zeven liggen op de bodem, bij elkaar, met lange krassen, en die krassen herken je, en je weet van welke bank ze komen. Je zegt het de loods. Hij vraagt je hem verder niets te zeggen.
story-adventure-city-lens-b = De lens toch naar Cidaris brengen.
story-adventure-city-lens-b-result = Samen laden jullie hem op, met deken en al. Mee wil hij niet; hij heeft de voerman gezien. Aan iemand bij de toren moet verteld worden wat het is, zegt hij, iemand die oud is, zonder familie op zee. En hij mag er niet in voor men het begrepen heeft.

story-adventure-city-ladle = Wat Odila erin doet
story-adventure-city-ladle-intro = De rij bij de afgebrande tempel gaat twee keer om het puin. Odila staat boven de ketel, met de soeplepel, en preekt. ‘Wie luidde er? Ik. Wie kwam er? Niemand. Dus vandaag komen jullie, en er zit knol in.’ Het is een harde winter. De knollen zijn bijna op; wat rest zijn veertig monden, haar schoenen en een bot dat sinds het heiligenfeest kookt. ‘Wie wat heeft doet er wat in,’ zegt ze. ‘Wie niks heeft roert.’ Daarbij kijkt ze naar jou.
story-adventure-city-ladle-a = Geld erin doen, en ook nog roeren.
story-adventure-city-ladle-a-result = Ze stuurt er een jongen mee naar de graankoper en geeft je de lepel. Je roert tot het donker is, linksom, zoals zij het wil. Rond het derde uur merk je dat je de hoofden niet meer telt maar kent. Je slechtste hand is de betere geworden.
story-adventure-city-ladle-b = Je laatste goede bot erin doen.
story-adventure-city-ladle-b-result = Het is van iets wat je gedood hebt, en je had er iets anders mee voor. Odila bijt erop, en erin gaat het. Een gebed lang wordt de soep blauw. Die nacht slaapt iedereen zonder droom; en wat er op de bodem is gezakt schraapt ze voor je in een flesje.

story-adventure-city-steeple = De man op de weerhaan
story-adventure-city-steeple-intro = Op de weerhaan van het stadhuis zit de penningmeester. Hij klom er donderdag op toen de controleurs kwamen, en hij kan niet meer naar beneden, en de kas ook niet. Beneden wordt op de markt gewed. Zo’n lange ladder bestaat niet. Af en toe gooit hij een munt omlaag voor brood, dat met een slinger naar hem wordt opgeschoten. ‘Ik wilde het alleen één keer allemaal bij elkaar zien,’ roept hij. ‘Van hierboven is het zo weinig!’ Aan de toren ligt de postballon naar Hengfors, en de wind steekt op.
story-adventure-city-steeple-a = Hem naar beneden praten.
story-adventure-city-steeple-a-result = Je staat op het plein en praat, over soep, over bedden, over hoe weinig het is. Na twee uur stapt hij op een waterspuwer, en dan op de volgende. De controleurs betalen en tellen na. Het is er allemaal, plus een vogelei waar ze geen kolom voor hebben.
story-adventure-city-steeple-b = Hem met de ballon ophalen.
story-adventure-city-steeple-b-result = Je kapt het touw en grijpt hem in het voorbijgaan bij zijn kraag. Dan leer je iets over ballonnen: ze komen niet terug. Twee dagen later zet je hem bij Hengfors af in een knollenveld, met de kas. Hij heeft je geleerd hoe je je vasthoudt aan iets wat weggaat.
story-adventure-city-steeple-c = Hem achterna klimmen.
story-adventure-city-steeple-c-result = Niemand wedt op jou, want het kan niet. Je neemt de regenpijp, de heilige, de andere heilige, en draagt hem op je rug naar beneden. Onderweg vertelt hij wat je daar ’s nachts op de bergweg ziet, en hoeveel poten het heeft. Je wordt betaald uit de inzet.

story-adventure-city-sleepers = Die naar boven gaan
story-adventure-city-sleepers-intro = In sommige nachten staat een derde van de stad op, in nachthemd, met de ogen dicht, en loopt de bergen in. Bij zonsopgang komen ze terug met natte zomen en kapotte handen, en weten van niets. Hun mannen en vrouwen lopen erachteraan met dekens. ‘Hij is nog nooit zo gelukkig geweest,’ fluistert er een; ‘hij neuriet.’ Aan hun handen zit steengruis. Ze bouwen daar iets, en het moet bijna af zijn, want sinds vorige week nemen ze hun kussens mee.
story-adventure-city-sleepers-a = Vannacht de poorten afsluiten.
story-adventure-city-sleepers-a-result = Je sluit ze af en gaat ervoor staan. Zachtjes komen ze aan, driehonderd, en leunen; ze worden niet wakker en houden niet op, en jij bent het die meegeeft, plaat voor plaat, tot de ochtend. De raad betaalt. Aan het ontbijt huilen ze allemaal, en niemand weet waarom.
story-adventure-city-sleepers-b = Met hen meelopen.
story-adventure-city-sleepers-b-result = Je doet je ogen bijna dicht en voegt je in tussen een bakker en een non. De weg is uitgesleten. Na het eerste uur hoor je zelf het neuriën, van boven, en merk je dat je de tweede stem kent. Je bijt op je tong om wakker te blijven.

story-adventure-city-masks = Andermans carnaval
story-adventure-city-masks-intro = Het is de derde dag van carnaval, en iedereen in deze stad is iemand anders. Jij bent begroet als de bisschop. Een beer wilde geld van je lenen. Niemand zet vóór middernacht zijn masker af, op straffe van een boete; maar een van de dansers heeft het zijne sinds het avondeten vier keer verwisseld, en eronder zat telkens een gezicht dat paste. De vrouw van de klokkenmaker danste met haar man en zag hem toen aan de toog zitten. ‘Ik zou boos moeten zijn,’ zegt ze. ‘Hij danst zoveel beter.’
story-adventure-city-masks-a = Tot middernacht dansen.
story-adventure-city-masks-a-result = Je danst, met een bisschopsgezicht voor het jouwe, en een paar uur lang wil niemand iets van je dan je hand. Tussen je schouderbladen komt iets los. Als de maskers vallen is de beste danser weg, en op zijn stoel ligt een handschoen met te veel naden.
story-adventure-city-masks-b = De beste danser volgen.
story-adventure-city-masks-b-result = Hij gaat door de keuken naar buiten, en op elke hoek is hij een ander: een drager, een priester, jij. Hij haast zich niet. Op een mijlpaal heeft hij een briefje achtergelaten, in jouw handschrift. Er staat alleen: Novigrad, het theater, artiesteningang. Kom zoals je bent.

story-adventure-city-relic = De vinger van de heilige Godeleva
story-adventure-city-relic-intro = De heilige Godeleva heeft elf vingers, in elf kerken, en vandaag heeft de bisschop ze allemaal bijeen laten brengen, om het uit te maken. Ze liggen op een doek. De kanunniken schreeuwen. ‘De wijsvinger is duidelijk van ons!’ ‘Die van jullie heeft een hoef!’ Midden in het lawaai beweegt een van de vingers. Hij kromt zich op als een rups en wijst: de deur uit, de heuvel af, naar het water. De kanunniken zwijgen. Dan zegt ieder heel snel dat dit de echte is en van hem.
story-adventure-city-relic-a = Hem voor de bisschop bewaken.
story-adventure-city-relic-a-result = Je staat erboven met getrokken staal terwijl elf parochies hem willen kussen. Het is niet de liefde die de schade doet maar de ellebogen. De bisschop betaalt. Bij de vespers wijst de vinger nog steeds, nu iets hoger; hij lijkt zijn geduld te verliezen.
story-adventure-city-relic-b = Gaan waarheen hij wijst.
story-adventure-city-relic-b-result = Je neemt hem mee in een handschoen. Bij elke splitsing draait hij, hij tikt als je treuzelt, en bij de veerpont streelt hij de rug van je hand, één keer, als om moed te geven. De kanunniken volgen in processie op een afstand en ruziën over de volgorde.

story-adventure-city-orphans = Echte heksertanden
story-adventure-city-orphans-intro = Op de stoep van het weeshuis is een winkel. Die verkoopt echte heksertanden (schaap), een gehuil in een fles, en littekens, geschilderd terwijl u wacht. Elf kinderen drijven hem, met pannendeksels. In het voorjaar kwam er een jongen langs, zeggen ze, met een pook op zijn rug, en die legde alles uit: hoe je het wordt, wat je eet, dat het pijn doet. Hij beloofde ze te komen halen. Hij schreef op waar hij zou zijn. Ze hebben gepakt. De kleinste houdt het papier omhoog en vraagt of het ver is.
story-adventure-city-orphans-a = Ze les geven op de binnenplaats.
story-adventure-city-orphans-a-result = Je laat drie passen zien, van het soort dat kleine mensen helpt. Zij laten een vierde zien. Die komt van achterna gezeten worden door gangen, en niemand die hoger is dan een deurknop is er ooit op gekomen. Een tand krijg je voor de inkoopsprijs.
story-adventure-city-orphans-b = Naar de plek op het papier gaan.
story-adventure-city-orphans-b-result = Er staat: de grote eik, het bos, na de bocht. En, doorgestreept, dat het hem spijt als ze gewacht hebben. Je zegt dat je gaat kijken. Ze geven je elf brieven mee, en de kleinste doet het gehuil erbij, voor onderweg.
story-adventure-city-orphans-c = Wick zijn belofte laten houden.
story-adventure-city-orphans-c-result = Rood als een biet gaat hij de stoep op en zegt dat hij te laat is. Ze storten zich op hem. De hele middag oefent hij met ze, met de pook, en vanaf de muur zie je hoe je eruitziet voor iemand die je nadoet. Je verbetert een paar dingen. Niet bij hem.

story-adventure-city-application = Radek vraagt aan te leven
story-adventure-city-application-intro = Radek de sjouwer, dood bij besluit of uit gewoonte, heeft een weduwe ontmoet. Ze maakt knoedels. Ze neemt hem morgen; maar geen priester trouwt een dode, en om de kachel van haar moeder te erven moet hij bestaan. ‘Het is een formulier,’ zegt Radek en draait het om. ‘Doodsoorzaak, goed. Levensoorzaak, daar zit ik vast.’ Het moet in Vizima worden ingeleverd, in persoon, en gestempeld door het hof dat hem niet levend vond. Hij heeft zijn haar gekamd. Hij houdt het formulier bij de randen, zoals je een vlinder vasthoudt.
story-adventure-city-application-a = Het met hem invullen.
story-adventure-city-application-a-result = Je zit aan de tafel van de weduwe, tussen knoedels, en bedenkt levensoorzaken. Bij de negende knoedel hebben jullie een lange lijst, je kunt je niet bewegen, en niets zou je nog omver krijgen. Radek leest die twee keer door. ‘Ik wist het niet,’ zegt hij.
story-adventure-city-application-b = Het voor hem inleveren.
story-adventure-city-application-b-result = ‘Jij staat daar bekend als iemand die mensen terughaalt,’ zegt hij, wat je zelf anders zou zeggen. De weduwe pakt een knoedel in voor de rechter. Ze pakt er een in voor jou, en na enig nadenken een voor wie het formulier leest.
story-adventure-city-application-c = Naar de bode gaan die je kent.
story-adventure-city-application-c-result = Die met het gebraad, die is nu griffier. Radek straalt; hij herinnert zich de korst. Dan hoef je niet aan het lange loket op een nummer te wachten, maar kun je zo de achtertrap op naar waar ze het grote stempel hebben.

story-adventure-city-verse = Het couplet dat ontbreekt
story-adventure-city-verse-intro = Overal zingen ze Tibors nieuwe lied, en overal houdt het op dezelfde plek op. Het gaat over de burgemeester, zijn broer, de put, en wat erin is gegooid, drie coupletten, heel pakkend; dan komt er een rust waarin de hele kroeg op de tafels slaat, en niemand zingt. Het vierde couplet heeft hij weggelaten. Er zit een naam in. ‘Als ik het zing hangen ze me,’ staat in zijn brief, ‘en zo niet, dan blijven ze eruit drinken.’ De burgemeester heeft een beloning uitgeloofd voor zwijgen. Die loopt goed.
story-adventure-city-verse-a = Meeslaan, en op de tafels letten.
story-adventure-city-verse-a-result = Je slaat mee en kijkt wie het niet doet. Aan elke tafel is er een. Van de rest leer je precies daar te slaan waar iedereen een woord verwacht; en in de vechtpartij daarna verlies je niet meer dan wat je in je hand had.
story-adventure-city-verse-b = Tibor zoeken en het vierde couplet horen.
story-adventure-city-verse-b-result = Hij houdt zich schuil bij een herder, schrijft hij, hoog, waar hij kan oefenen. Je moet hars meebrengen en iemand die een toon kan houden. En, als je om het lied geeft, een bijl.
story-adventure-city-verse-c = Het hier met hem zingen.
story-adventure-city-verse-c-result = Hij kijkt je aan, wordt wit en klimt op de tafel. Jij staat eronder, rug naar hem toe, handen vrij. Hij zingt de naam. Niemand slaat. Dan begint de kuiper, met één vinger. Daar gewoon staan, blijkt, kun je goed.

story-adventure-city-cobbler = Opnieuw verzoold
story-adventure-city-cobbler-intro = De schoenmaker verkoopt de laarzen van doden, opnieuw verzoold. ‘Ze kennen de weg,’ zegt hij; ‘daarom kopen de mensen ze.’ Die van een postbode gaan langs alle deuren. Die van een deserteur lopen alleen ’s nachts. In de etalage staat een paar dat schopt. Het was van een wachtmeester bij de lansiers, bij elke trom springt het in de houding, en het heeft hem twee ruiten gekost. Aan de andere haak hangen de laarzen van een vrouw die haar leven lang naar Vengerberg wilde en tot de poort was gekomen.
story-adventure-city-cobbler-a = De hare dragen tot Vengerberg.
story-adventure-city-cobbler-a-result = Ze zijn te klein, en het maakt niets uit. Ze rennen, ze springen over sloten, en hoe ze de bochten nemen heb je weken later nog in je enkels. Op de markt van Vengerberg blijven ze staan. Je staat er een hele poos en laat ze kijken.
story-adventure-city-cobbler-b = Die van de wachtmeester passen.
story-adventure-city-cobbler-b-result = Ze wachten niet tot ze geregen zijn. Twee keer marcheren ze met je door de stad en drillen je op de kazerneplaats tot je alles uit je handen laat vallen, en de linker is de ergste. Als je ze eindelijk uit hebt gaan je voeten door. Het is heel goed, wat ze doen.

story-adventure-city-morning = De ochtend na iets
story-adventure-city-morning-intro = Je wordt wakker in een stadhuis, met een ambtsketen om. Die van de burgemeester. Je hebt ook een blauw oog, een nieuwe geit en volgens het register een huwelijk met ene Gudrun. Niemand zegt iets. Op het plein staat een podium met vlaggetjes, en driehonderd mensen kijken je vol verwachting aan. ‘U hebt ons gisteren beloofd,’ fluistert de stadsklerk, ‘vandaag te laten zien hoe het moet.’ Wat, zegt hij niet. Buiten staat een kar, de paarden dampen; de voerman zegt: Glenmore, gauw.
story-adventure-city-morning-a = De kar naar Glenmore nemen.
story-adventure-city-morning-a-result = Je neemt hem, met keten en al. De geit loopt een mijl mee. In Glenmore is water, er is schaduw, en in je zak zit een tekening van je eigen hand, een pas die je vóór dat oog bedacht moet hebben. Hij is best goed. Wie is Gudrun?
story-adventure-city-morning-b = Het podium op gaan.
story-adventure-city-morning-b-result = Je gaat. Het blijkt dat je hebt beloofd je door iedereen één keer te laten slaan, met wat dan ook, en niet om te vallen; er was sprake geweest van trots. Het duurt tot de middag. De laatste is Gudrun, tachtig, met een vis. Je valt niet om. Daarna mag je de keten teruggeven.

story-adventure-city-onedose = Eén fles
story-adventure-city-onedose-intro = Er zijn twee zieken en één fles. De apotheker heeft hem op de toonbank gezet en zijn handen weggehaald. In de achterkamer ligt links de vroedvrouw van deze straat, zestig, die vierhonderd mensen ter wereld heeft gebracht; rechts een jongen van zeven, die hem al twee keer heeft gestolen, voor haar. ‘U weet van zulke dingen,’ zegt de apotheker. ‘U moet voortdurend kiezen.’ Door de muur hoor je hoe ze elkaar schor bevelen stil te zijn en hem te nemen.
story-adventure-city-onedose-a = Er een van jezelf naast zetten.
story-adventure-city-onedose-a-result = Je zet hem neer, en de apotheker huilt op de etiketten. Jij knijpt de jongen zijn neus dicht en de vroedvrouw jou je mouw. Daarna kijkt ze je aan zoals ze er vierhonderd heeft aangekeken, net aangekomen; en zegt met welke voet je begint, en dat het de andere had moeten zijn.
story-adventure-city-onedose-b = Zoeken wat hen ziek heeft gemaakt.
story-adventure-city-onedose-b-result = Allebei drinken ze uit dezelfde pomp, achter de pomp is een rooster, en aan het rooster zit haar. Je weet wat zo verhaart en waar het gaat liggen. Intussen heeft de apotheker de fles met een liniaal verdeeld. Misschien is het genoeg. Je gaat door het rooster naar buiten.

story-adventure-city-thirteenth = De dertiende wachter
story-adventure-city-thirteenth-intro = Twaalf man van de wacht gaan om tien uur naar buiten, en om zes uur komen er dertien terug. Sergeant Holl heeft twee keer geteld. Allemaal zijn ze nat, allemaal moe, allemaal hangen ze hun hellebaard aan het rek; en er zijn altijd genoeg haken. ‘Ik ken ze allemaal,’ zegt Marta Holl. ‘Al jaren. Dat is het juist.’ Sinds hij er is, is er in dienst niemand meer gewond. Ze moet hem in de boeken hebben, met een naam. De mannen willen niet weten wie van hen het is.
story-adventure-city-thirteenth-a = Mee naar buiten gaan en luisteren.
story-adventure-city-thirteenth-a-result = Je loopt de ronde mee, als veertiende. Tegen vieren mompelt naast je iemand zijn exercitie, telkens weer, als een man die er middenin is doodgeslagen. Het slot ontbreekt. Je geeft hem het jouwe en houdt zijn begin. ’s Ochtends zijn het er twaalf, en is er een haak te veel.
story-adventure-city-thirteenth-b = In zijn plaats op wacht staan.
story-adventure-city-thirteenth-b-result = Je neemt zijn ronde over, de steeg bij de looierij, waar het vandaan komt. Om drie uur komt het. Tot zes uur houd je de steeg, en je laat alles vallen behalve de hellebaard. Nu weet je waar hij voor was. Holl boekt hem onder ‘diversen’, en betaalt hem, in een envelop, aan de haak.

story-adventure-city-fish = De vis zegt nee
story-adventure-city-fish-intro = De visvrouw heeft een karper die nee zegt. Hij zegt het duidelijk, in de bas, telkens als ze het mes heft, en intussen staat er volk omheen. Ze hebben hem dingen gevraagd. Houdt de oorlog op? Nee. Houdt hij van me? Nee. Wordt het brood duurder? Daar dacht de vis een poos over na. ‘Hij heeft maar dat ene woord,’ zegt de visvrouw, ‘en de mensen betalen ervoor. Maar hij gaat dood. Wormen wil hij niet.’ De karper kijkt je aan vanuit de tobbe, met één rond oog, alsof je ontboden bent.
story-adventure-city-fish-a = Vragen wat hij gevraagd wil worden.
story-adventure-city-fish-a-result = Je knielt bij de tobbe en probeert het de hele middag, het een na het ander, en legt weg wat je vasthoudt om beter te horen. Eindelijk vraag je of hij bang is. Hij zwijgt. Daar was niemand op gekomen. Als je opstaat weet je iets over het dekken van een zwakke kant, en hij heeft een worm genomen.
story-adventure-city-fish-b = Iets voor hem brouwen.
story-adventure-city-fish-b-result = Je brouwt wat je drenkelingen geeft, verdund. Het kost een nacht en al je geduld. Tegen de ochtend zegt hij een tweede woord. De visvrouw vertelt het aan niemand; ze heeft de tobbe op een kar gezet en is op weg naar de rivier. Je weet nu wat er aan je recept ontbrak.

story-adventure-city-extra = Zofka komt een hand tekort
story-adventure-city-extra-intro = De oude poppenspeelster heeft een nieuw stuk, zonder slot, en een hand te weinig. Haar linker is gevoelloos sinds de vorst. ‘U neemt de donkere,’ zegt Zofka en hangt je vier draden over je vingers; ‘ik doe de rest.’ Het gaat over een stad die op een schip wacht. De poppen kennen het beter dan jij; je voelt het aan de draden, ze trekken. In de pauze spreekt ze over je hoofd heen tegen iemand in de coulissen. Er gaat een wagen naar zee, zegt ze, naar Kaer Seren. Het zou goed zijn te weten of het schip kwam.
story-adventure-city-extra-a = Gaan kijken.
story-adventure-city-extra-a-result = Je neemt de wagen, de vier draden nog om je vingers. Op de kade onder Kaer Seren staan ze inderdaad te wachten. Je gaat erbij staan; en tegen de avond gaat je linkerhand vanzelf omhoog en zwaait. Iets daarbuiten zwaait terug. Hoe het dat deed heb je nu in je vingertoppen.
story-adventure-city-extra-b = Tot het eind doorspelen.
story-adventure-city-extra-b-result = Je speelt wat de draden willen. Aan het eind snijden de donkere zich los, alle vier, buigen en gaan liggen; en met hen is een oude kneep uit je pols verdwenen en een vreemde binnengekomen. Zofka is heel tevreden. Ze had zich afgevraagd, zegt ze, welke van de twee het zou worden.

story-adventure-city-bells = De dove wijk
story-adventure-city-bells-intro = In de dove wijk kan iedereen horen. Ze hebben het samen afgeleerd, veertig jaar geleden, toen de grote klok werd opgehangen die je je fouten zegt. Ze luidt om twaalf uur. Vijf minuten ervoor doet de hele wijk was in de oren, lacht en werkt door; de kinderen al voor ze kunnen lopen. ‘Het is maar vijf minuten,’ zegt de wasvrouw. ‘Dan heb je de hele dag.’ Ze heeft nog één paar. Op het plein loopt de laatste koets naar Beauclair vol met vreemdelingen aan wie niemand iets heeft gezegd.
story-adventure-city-bells-a = Je oren open houden.
story-adventure-city-bells-a-result = Het slaat twaalf. Ze heeft de stem van je moeder, of van iemand die recht op je had, en laat niets weg. Als ze ophoudt heb je laten vallen wat je vasthield, en zit je op de stoeprand naast een oude man die dit elk jaar doet. ‘Zoals de vorige keer?’ vraagt hij. De volgende mag wel iets korter, denk je.
story-adventure-city-bells-b = De was kopen en de koets nemen.
story-adventure-city-bells-b-result = Je zit tussen vreemdelingen die plotseling zwijgen, de een na de ander, en naar hun schoenen kijken. Het is een stille reis. In Beauclair stappen ze heel voorzichtig uit en laten elkaar voorgaan, en een man die bij vertrek zijn paarden sloeg loopt naast hen met zijn hand op de disselboom.

story-adventure-city-lodger = Kamer vrij, spookt, rustig
story-adventure-city-lodger-intro = ‘Hij geeft geen last,’ zegt de hospita. ‘Hij loopt heen en weer, van tien tot vier.’ Haar overleden huurder was dansmeester en stierf midden in een gigue, aan een weddenschap. Nu wordt de benedenverdieping verhuurd aan een bank, en de bank wil slapen. Kwaad is hij niet, zegt ze; hij wil alleen klaar zijn, en daarvoor mist hij iemand om mee te dansen. Drie hebben het geprobeerd. Ze kwamen bij het ochtendgloren beneden met doorgelopen schoenen en een glimlach. Eén glimlacht sinds februari.
story-adventure-city-lodger-a = Hem tot het eind dansen.
story-adventure-city-lodger-a-result = Je danst van tien tot vier. Hij leidt, dan leid jij, dan weet je het niet meer; er zit een draai in het midden waarbij een lichaam eigenlijk hindert. Bij de laatste maat buigt hij en is er niet. Tot de middag lig je met dampende laarzen, en die draai heb je.
story-adventure-city-lodger-b = Zeggen dat de weddenschap gewonnen is.
story-adventure-city-lodger-b-result = Je zegt het vanuit de deur, luid, over de stappen heen, en gooit neer wat je in je hand hebt alsof het de inzet is. Hij staat stil. ‘Wie had het geld?’ vraagt hij. Hij is zo blij dat hij je, voor hij gaat, nog laat zien hoe je staat zodat de mensen kijken.

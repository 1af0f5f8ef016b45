# Meer stadsverhalen van het Avonturenpakket.

story-adventure-city-weighhouse = De eerlijke weegschaal
story-adventure-city-weighhouse-intro = Sinds maandag weegt de weegschaal in de waag wat de mensen zeggen. Een slager stond in voor zijn worst, en de lege schaal zakte. Een bruidegom kwam met wol, zei een paar lieve woorden tegen zijn bruid, en de ketting brak. “Ik heb haar nieuw gekocht,” zegt Halka, de weegster, “van een dwerg in de bergen. Hij vroeg of ik het wel zeker wist.” Buiten staat de halve raad. Het ding moet weg, en niemand durft binnen te komen om het te zeggen.
story-adventure-city-weighhouse-a = Namens de raad tegen haar spreken.
story-adventure-city-weighhouse-a-result = Je gaat voor de schaal staan en leest de rekeningen van de raadsleden voor, de een na de ander, en ze zakt tot ze op de grond staat. Je wordt door het raam betaald, omdat je zacht hebt gelezen. Halka hangt er een doek over. Je hoort het kraken telkens als iemand haar goedemorgen wenst.
story-adventure-city-weighhouse-b = De weegschaal terugbrengen naar de maker.
story-adventure-city-weighhouse-b-result = Halka wikkelt de balk in een deken als een ziek kind. Ze geeft je brood mee voor onderweg en zegt dat het geen moeite is. In de deken kantelt er iets. “Een beetje moeite,” zegt Halka.

story-adventure-city-will = Bij haar volle verstand
story-adventure-city-will-intro = De notaris leest het voor aan de hele familie. Aan mijn neven mijn vergiffenis. Aan de kat het huis. “En aan de hekser die kwam in maart van de grote sneeuw, deed wat gevraagd werd en zonder loon werd weggestuurd omdat ik jong was en een nieuwe jas had: het loon, met rente, voor eenendertig jaar.” De neven kijken naar jou. Jij was het niet. Jij was die maart ergens anders. De notaris heeft de zak op schoot en wil gaan eten.
story-adventure-city-will-a = Ervoor tekenen.
story-adventure-city-will-a-result = Je tekent, en niemand vraagt naar een naam. De zak is zwaarder dan elke zak die je voor gedaan werk hebt gekregen. Op de trap kom je de kat tegen, met een neef erachter die haar bakje draagt. Ze bekijkt je als een huisbazin.
story-adventure-city-will-b = Zoeken wie er in maart kwam.
story-adventure-city-will-b-result = De notaris zucht en knoopt de zak weer dicht. Een grijze, zegt de oudste neef, mank, met voor ieder een lelijk woord; hij is het bos in gegaan en heeft de nieuwe jas bij naam vervloekt. Eenendertig jaar mochten ze hem niet verkopen.

story-adventure-city-memoirs = Het leven van een hekser, door een hekser
story-adventure-city-memoirs-intro = In de etalage van de drukker ligt een handschrift met een wijnvlek en een motto. De schrijver wil onbekend blijven; hij heeft alleen zijn litteken op het titelblad getekend. “Hoofdstuk negen,” zegt de drukker, “daar wurgt hij een middaggeest. Kan dat?” Elf hoofdstukken zijn gezet, het papier is betaald, en zijn vrouw heeft zo gelachen dat ze naar bed moest. Voor een oordeel heeft hij wel wat over. Voor een hoofdstuk dat waar is nog meer.
story-adventure-city-memoirs-a = Het ergste verbeteren.
story-adventure-city-memoirs-a-result = Je zit over de proeven gebogen tot de kaars uitgaat. De middaggeest blijft, op verzoek van de drukker, maar gewurgd wordt ze niet meer, en de schrijver huilt op minder plaatsen. Je wordt per geschrapte regel betaald. Dat loopt aardig op.
story-adventure-city-memoirs-b = Het ware hoofdstuk schrijven.
story-adventure-city-memoirs-b-result = Je schrijft één ochtend op zoals hij was. Het worden vier bladzijden en bijna een nacht, en als het er staat, in inkt, merk je dat het je arm heeft verlaten en dat er plaats is voor iets anders. De drukker leest het, zwijgt, en zet het achteraan.
story-adventure-city-memoirs-c = Kord naar binnen sturen om te signeren.
story-adventure-city-memoirs-c-result = Hij bloost tot het geschilderde litteken uitloopt. Een middag lang zit hij aan een tafel, de mensen staan in de rij, en ieder vertelt hij dat de held van het boek buiten bij de paarden staat. Daarna slaapt hij voor het eerst zonder te schreeuwen, en jij ook.

story-adventure-city-dog = Een hond, niet ingeschreven
story-adventure-city-dog-intro = Achter Theodor Grole loopt, op tien passen, een hond. Dat doet hij sinds nieuwjaar: naar de poort, naar het kantoor, naar zijn kamer, en daar gaat hij op de drempel liggen. Grole is bang voor honden. Al een maand leeft hij in zijn eigen kantoor aan de kant van het raam. “Hij is niet aangegeven,” zegt de belastingpachter, en zijn grootboek trilt een beetje. “Hij heeft geen eigenaar die je kunt beboeten. Ik zou hem graag verwijderd zien, tegen kwitantie. Doe hem alstublieft geen pijn waar ik het zie.”
story-adventure-city-dog-a = Hem de stad uit brengen.
story-adventure-city-dog-a-result = Hij gaat mee zonder een geluid, voorbij de poort, voorbij de molen, en gaat zitten als je het zegt. Grole betaalt volgens het tarief voor zwerfdieren. Als je 's avonds langs het kantoor rijdt ligt hij daar, op de drempel, een beetje modderig, en binnen brandt de lamp.
story-adventure-city-dog-b = Uitzoeken wie hem gestuurd heeft.
story-adventure-city-dog-b-result = Om zijn nek zit een koord, en de knoop is een stropersknoop. Je laat het Grole van een afstand zien. Hij wordt heel bleek, dan heel rood, en zegt dat hij niemand kent in de bergen. Hij leest het voor uit het grootboek, met zijn vinger op de regel.

story-adventure-city-headstones = Errata
story-adventure-city-headstones-intro = De steenhouwer kan niet spellen. Niemand maalde erom, zolang de doden dat niet deden. Nu komen ze 's nachts, in een rij langs de muur, en wachten op hun beurt: een Otto met drie t's, een geleefde vrouw, een kapitein, gestorven op zij. Ze doen niets. Ze tikken op de beitel en wijzen. “Ik heb een vrouw en klanten,” zegt de steenhouwer. “En achteraan staat er een die alleen maar staat, met zijn steen op de schouder. Die van hem heb ik in het donker gehakt.”
story-adventure-city-headstones-a = De nacht blijven en de lamp vasthouden.
story-adventure-city-headstones-a-result = Je houdt hem vast terwijl hij werkt, en ze gaan weg, een voor een, opgelucht. De laatste legt zijn steen neer, op jou. Er zaten twee fouten in, en hij is er geen die tikt. De steenhouwer betaalt je blauwe plekken per letter.
story-adventure-city-headstones-b = De steenhouwer leren schrijven.
story-adventure-city-headstones-b-result = Je tekent de letters met een stok in het steengruis, allemaal, en tegen de ochtend steekt zijn tong niet meer tussen zijn tanden. Het is stil werk. Daarna slaap je zo diep dat hij met een duimstok binnenkomt, voor de zekerheid.

story-adventure-city-chess = Per post
story-adventure-city-chess-intro = De oude kapitein Brandeis schaakt met een man in Vengerberg die hij nooit heeft ontmoet. Ze lagen bij een beleg elk aan een kant en riepen de eerste zetten over de gracht. Dat was veertig jaar geleden; sindsdien gaat het per post, twee zetten per jaar. Gisteren kwam de brief. “Paard slaat loper,” leest hij, legt hem neer en pakt hem weer op. “Dat is een goede zet. Hij doet geen goede zetten. En het is zijn hand niet.” Naast het bord staat thee voor één.
story-adventure-city-chess-a = Samen een antwoord zoeken.
story-adventure-city-chess-a-result = Je zit erboven tot het raam grijs wordt. Jou heeft hij niet nodig, alleen iemand om tegen te zwijgen. Tegen de ochtend ziet hij het, lacht, schuift het stuk met één vinger, en leert je diezelfde stille dreiging met het broodmes.
story-adventure-city-chess-b = In Vengerberg vragen wie er zette.
story-adventure-city-chess-b-result = Eerst schrijft hij zijn antwoord en verzegelt het, dan breekt hij het zegel en zet er een regel bij die jij niet mag lezen. Hij heeft niemand anders om te sturen. Je draagt de brief in je handschoen als een gloeiend kooltje.

story-adventure-city-poorhouse = Bed negentien
story-adventure-city-poorhouse-intro = In het armenhuis, tussen een glazenier en een man die denkt dat hij een brug is, ligt een hekser. Hij is over de negentig. Ze vonden hem in een sloot, met zijn medaillon in zijn mond, zodat niemand het zou pakken. Het is een wolf. Hij heeft geen tanden en geen Tekens meer, het woord voor zwaard is hij kwijt, en 's nachts staat hij op en controleert de ramen. “Alle veertig,” zegt de moeder. “Dan kan hij slapen. Dan kunnen ze het allemaal, dat is het gekke.”
story-adventure-city-poorhouse-a = Hem iets te drinken geven.
story-adventure-city-poorhouse-a-result = Je houdt het flesje voor hem vast. Een uur lang weet hij wie hij is, en hij besteedt het aan jou: hij gaat rechtop zitten, zet je elleboog goed en slaat je met een slof tot het klopt. Dan vraagt hij vriendelijk of je voor de ramen komt.
story-adventure-city-poorhouse-b = Met hem de ramen controleren.
story-adventure-city-poorhouse-b-result = Je loopt achter hem aan met een kaars, veertig ramen, en hij laat je elke grendel zien alsof het de eerste is. De moeder dringt je iets uit de collecte op. In bed negentien trekt hij de deken op en zegt heel duidelijk: “Er is niets binnengekomen.”
story-adventure-city-poorhouse-c = De naam van je leermeester zeggen.
story-adventure-city-poorhouse-c-result = Hij komt eruit omhoog als iemand uit het water. Hij heeft degene geleerd die jou heeft geleerd. Zolang de naam houdt loopt hij de oude vorm met je door, de hele zaal lang, en de brug applaudisseert. Het medaillon leg je terug tussen zijn kaken.

story-adventure-city-crate = Deze kant boven
story-adventure-city-crate-intro = In de douaneloods aan de kade staat een kist die ademt. Volgens de papieren zitten er altaarkaarsen in. Ze kwam zes weken geleden uit het zuiden, niemand heeft haar opgehaald, en elke nacht vreet ze wat meer van het touw. “Ik kan haar openmaken, dan is het mijn schuld,” zegt de douanier, “of dicht laten, dan is het ook mijn schuld.” Hij is mager geworden. Op het deksel heeft iemand in grote, vriendelijke letters geschilderd: NIET NEURIËN.
story-adventure-city-crate-a = De kist voor hem openen.
story-adventure-city-crate-a-result = Je tilt het deksel met twee vingers op en zegt niets, en wat erin zit ook niet. Het is zo groot als een kalf en heeft vleugels als nat wasgoed. De kaarsen zijn op, en het denkt dat jij zijn moeder bent. Je krijgt je geld, en het wordt naar de menagerie gebracht. Het kijkt om.
story-adventure-city-crate-b = De kist doorsturen en de schuit volgen.
story-adventure-city-crate-b-result = De douanier stempelt zo hard dat de kist niest. De schipper die haar meeneemt is doof, daarom is hij gevraagd. Jij blijft op het jaagpad. Ergens vóór de volgende sluis zal een tweede schipper willen inhalen, en die zingt.

story-adventure-city-clock = Dertien
story-adventure-city-clock-intro = 's Nachts slaat de stadsklok dertien. Wie op straat is tussen de twaalfde slag en die erna, is er 's ochtends niet meer, en niemand weet nog wie het was; er hangt alleen een jas te veel aan de haak, of een vrouw heeft haar haar gedaan. De klokkenmaker heeft het werk uit elkaar gehaald. Er zitten twaalf pennen op het rad. Hij heeft ze geteld, zegt hij, en dan laat hij je een kinderschoen zien op zijn werkbank en vraagt of hij kinderen heeft.
story-adventure-city-clock-a = Om middernacht op straat gaan staan.
story-adventure-city-clock-a-result = Je telt mee. Na de twaalfde wordt het heel licht, en op het plein staan ze allemaal, de handen half geheven, als mensen die vergeten zijn waarvoor ze kwamen. Je duwt tot de laatste erdoor is. De klok neemt er iets voor. De tijd die je verdaan had laat ze je.
story-adventure-city-clock-b = De klok stilzetten.
story-adventure-city-clock-b-result = Je zet de kling van je zwaard tussen twee tanden van het rad, en de stad houdt haar adem in. Verdwijnen zal er niemand meer. De raad betaalt, en begraaft een jas. Sindsdien dekt de klokkenmaker aan tafel een plaats voor de schoen.

story-adventure-city-strike = De doodgravers leggen de schop neer
story-adventure-city-strike-intro = De doodgravers staken. Ze willen een hoed, tegen de regen, en nu en dan een bedankje van iemand. In de kapel liggen de doden twee hoog, op alfabet. Tussen de graven staat, alleen, tot haar middel in de klei, zuster Jutta, en schept, en vloekt. “Onderkruiper!” roepen de doodgravers over de muur. “Ik heb niks tegen jullie verdomde hoeden,” zegt Jutta. “Maar deze kan niet wachten. Hij was bakker. Hij rijst al.”
story-adventure-city-strike-a = De tweede schop pakken.
story-adventure-city-strike-a-result = Je graaft naast haar tot je handen één blaar zijn, en ze leest voor ieder een regel, en voor de stenige een vloek. Tegen de avond sta je in de modder als een paal. De doodgravers hebben kluiten naar jullie gegooid. Daarna, een voor een, touwen.
story-adventure-city-strike-b = Voor de doodgravers onderhandelen.
story-adventure-city-strike-b-result = Je brengt hun eisen naar de raad en het gezicht van de raad naar hen terug. De hoed krijgen ze. Voor het bedankje is een derde zitting nodig, en de burgemeester zegt het met zijn rug naar hen toe. Beide kanten betalen. Jutta heeft er intussen elf gedaan.

story-adventure-city-shroud = Iets in linnen
story-adventure-city-shroud-intro = De kleermaker maakt lijkhemden voor heksers, op aanbetaling. “De meesten van uw gilde betalen vooruit,” zegt hij, “aangezien de andere regeling lastig is gebleken.” Hij heeft er een plank vol van, gevouwen, met namen; sommige namen staan er al lang, en die lucht hij in het voorjaar. Hij legt het meetlint om je borst. “U draait graag naar links,” merkt hij op. “Dat zie ik ook aan wie er terugkomt. Ze zijn altijd rechts gescheurd.”
story-adventure-city-shroud-a = Er een bestellen, ruim gesneden.
story-adventure-city-shroud-a-result = Hij knipt royaal en laat je passen, liggend en dan vechtend. Bij de derde keer draai je niet meer naar links. Hij vouwt het op en schrijft je naam met krijt op de plank. Krijt, zegt hij, is voor wie veel belooft.
story-adventure-city-shroud-b = De gescheurde bekijken.
story-adventure-city-shroud-b-result = Hij spreidt ze uit onder de lamp. Het ene was een klauw, het andere een snavel, en het derde is vers en komt van hier: die afstand ken je, en waar zoiets zit in deze tijd van het jaar. Hij haalt de naald uit zijn mond. “Zal ik u voor donderdag noteren?”

story-adventure-city-bride = Een plaats aan Hedda's tafel
story-adventure-city-bride-intro = Hedda trouwt, met een stille kuiper. Voor de bakkerij staat een tafel voor zestig, met bloemen, met geknoopte broodjes, en er zit niemand aan. Het is om de vader. Brood van de dochter van de beul eet iedereen; maar op haar drinken, elleboog aan elleboog met meester Ruben, dat is iets anders, je weet het nooit. Hij staat tegen de muur met een nieuwe kraag, zijn handen op zijn rug. De fiedelaar is al twee keer begonnen. Achter de luiken kijkt de hele straat toe.
story-adventure-city-bride-a = Meester Ruben ten dans vragen.
story-adventure-city-bride-a-result = Hij weet niet waar hij zijn handen moet laten, dus leg jij ze waar ze horen. Hij danst als iemand die zijn leven lang treden heeft geteld. Bij de derde draai gaat er een deur open, dan vele. Wat je daarvoor in je voeten had ben je vergeten; dit is beter.
story-adventure-city-bride-b = Gaan zitten en de toost uitbrengen.
story-adventure-city-bride-b-result = Je zit alleen aan een tafel voor zestig en zegt wat er te zeggen valt, een beetje hard, naar de luiken toe. Hedda drinkt, de kuiper drinkt, Ruben drinkt en moet zijn glas neerzetten. Ze geeft je de fles mee. In de deur van nummer negen staat een kind met een stoel.

story-adventure-city-butcher = Een mals stuk
story-adventure-city-butcher-intro = Het is het beste vlees van de stad en het goedkoopste, en de andere slagers zijn naar de schout gegaan. De schout heeft een plakje geproefd. Nu neemt hij er elke dag van. “Mals,” zegt iedereen, en kauwt, en kijkt in de verte. Je hebt achter de winkel in de ton gekeken. Er lag een laars in, geen grote. De slager veegt zijn handen af. Zijn leverancier komt per boot, zegt hij, 's nachts, van de ijskelder aan de rivier. Hij vraagt nooit wie er is.
story-adventure-city-butcher-a = Je laten betalen en doorlopen.
story-adventure-city-butcher-a-result = Je loopt door, en hij wikkelt het geld in schoon papier. 's Avonds hoor je de straat eten achter de gordijnen, mes en vork. Iemand wil nog wat. Als je het papier openvouwt heeft hij er iets extra's bij gedaan, voor de hond.
story-adventure-city-butcher-b = De boot naar de ijskelder volgen.
story-adventure-city-butcher-b-result = Hij trekt zijn schort uit en hangt het voorgoed weg. Hij heeft zelf een jongen, zegt hij, met ongeveer die schoenmaat. De boot komt bij laag water, zonder lantaarn. Je moet uit de wind blijven, want ze ruiken wat iemand gegeten heeft.

story-adventure-city-deadletters = Poste restante
story-adventure-city-deadletters-intro = In de kelder van het postkantoor liggen de brieven die niet bezorgd kunnen worden. “Aan het ding onder de brug,” leest de postmeesteres, een net mens met een stempel om haar hals. “Aan papa, in de grond. Aan de Vrouw die onze Elsa heeft gehaald, persoonlijk.” Volgens de wet mag ze ze niet openen, en volgens de wet niet weggooien. Het zijn elf zakken. “Als ik iemand had die zulke adressen bezoekt,” zegt ze, en kijkt naar je laarzen.
story-adventure-city-deadletters-a = Ze op adres sorteren.
story-adventure-city-deadletters-a-result = Je zit op een zak en sorteert, en waar drie brieven dezelfde brug noemen en alle drie vochtig zijn, daar woont iets onder. 's Avonds weet je tweeënhalf hol te vinden. De postmeesteres stempelt je onderarm, zodat ze je weer naar buiten mag laten.
story-adventure-city-deadletters-b = Er een bij de Vrouw bezorgen.
story-adventure-city-deadletters-b-result = Het is een kleine brief met een druppel was, en hij ruikt naar appels. De Vrouw die onze Elsa heeft gehaald woont in het bos, zegt de postmeesteres, achter de derde bliksemeik, zonder nummer. Ze stempelt twee keer. Betaling bij bezorging.

story-adventure-city-matchmaker = Een heer, 's nachts
story-adventure-city-matchmaker-intro = De koppelaarster heeft vierhonderd paren geplaatst, en nu heeft ze een lastige. “Goede familie. Eigen huis. Leest. Houdt niet van knoflook, maar wie wel?” Ze dempt haar stem. Hij betaalt met oude munten, komt na zonsondergang, en haar laatste drie kandidates kwamen wat bleek thuis en heel verliefd. Een ekimmara, zeg je, geneest terwijl hij drinkt. “Mijn man ook,” zegt de koppelaarster. “Maar zou u zaterdag mee willen komen en ertussen gaan zitten?”
story-adventure-city-matchmaker-a = Zaterdag ertussen gaan zitten.
story-adventure-city-matchmaker-a-result = Je zit ertussen. Hij is charmant, en omdat je niet opschuift is het jouw arm waar hij bij uitkomt. Hij heeft een menuet lang nodig om zijn vergissing te merken. Hij biedt excuses aan, betaalt het eten, de mouw en de avond, en vertrekt door het raam.
story-adventure-city-matchmaker-b = In Beauclair inlichtingen inwinnen.
story-adventure-city-matchmaker-b-result = Hij geeft Beauclair op als laatste adres, zegt de koppelaarster, en als referentie een weduwe daar. Haar pen heeft ze al ingedoopt. Als de inlichting goed is, vraagt ze, zou het dan zo erg zijn? Je krijgt er zo weinig die lezen.

story-adventure-city-barge = Stroomafwaarts, met kaas
story-adventure-city-barge-intro = Een schuit gaat naar Cidaris met vierhonderd kazen en een filosoof. Hij heeft half geld betaald, want hij gelooft niet in de rivier. “In de kaas geloof ik,” zegt hij, “vanwege de geur.” De schipperse wil iemand aan boord die hem zo nodig kan slaan. Er is nog een plaats vrij, op de oever: een mededinger snijdt haar jaaglijnen door, en ze wil weten hoe dat moet, om het hem betaald te zetten.
story-adventure-city-barge-a = Meevaren en op hem letten.
story-adventure-city-barge-a-result = Je vaart mee. Op de tweede dag bewijst hij je dat je er niet bent, en je laat hem sturen. Als ze hem eruit hebben gevist gelooft hij met zijn hele lijf in de rivier. In Cidaris word je betaald met een fles die tussen kaas en gedachten gerijpt is.
story-adventure-city-barge-b = Haar tonen hoe je touwen kapt.
story-adventure-city-barge-b-result = Je laat haar de pols zien, de hoek, en waar je staat om niet mee te gaan. Zij laat zien wat ze zelf had gedaan, met de bootshaak, en dat is beter. Je neemt het mee. Vanaf de oever hoor je haar oefenen op de hoed van de filosoof.

story-adventure-city-beggars = De blinden, de lammen en de penningmeester
story-adventure-city-beggars-intro = Het bedelaarsgilde houdt zijn jaarvergadering in de lijnbaan. “Punt drie,” zegt de penningmeester. “Blindheid. De opbrengst daalt. Het publiek gelooft er niet meer in.” Een blinde werpt tegen dat hij echt blind is. “Dat bedoel ik,” zegt de penningmeester; “jij legt er niets in.” Ze hebben je gezien. Een hekser zit op geen hoek, heeft geen vergunning, en toch geven de mensen. Ze willen weten hoe. Betalen doen ze met wat ze zien: niemand kijkt naar bedelaars, dus kijken bedelaars.
story-adventure-city-beggars-a = De contributie betalen en een dag meedoen.
story-adventure-city-beggars-a-result = Je betaalt, krijgt een nap en een hoek, en zit er tot het donker is. Niemand kijkt je aan. Tegen de middag ben je niemand, en 's avonds heb je een hele stad zien lopen, ieder met het gewicht op een andere voet. Geen stap zal je meer verrassen.
story-adventure-city-beggars-b = Geheimen ruilen met de blinde.
story-adventure-city-beggars-b-result = Jij vertelt hem over angst, en hij vertelt wat er om vier uur 's ochtends langs zijn hoek komt, op te veel voeten, met een vijverlucht. Hij is het één keer op het gehoor gevolgd tot waar het stilhield. Hij kon toch niets zien, zegt hij; dus het vond het niet erg.

story-adventure-city-raffle = Ten bate van het dak
story-adventure-city-raffle-intro = De tempel verloot wat de mensen er laten liggen: elf paraplu's, een houten been, een papegaai die de oude liturgie kent, en een gesloten kistje, ongeveer zo groot, dat op de altaartreden lag en tikt. Het kistje is de hoofdprijs. De priester trekt met zijn ogen dicht. Hij heeft iedereen gesmeekt een lot te kopen, behalve de kinderen, en niemand wil winnen. “U hebt zulke vaste handen,” zegt hij tegen je. Hij heeft jouw naam al op alle loten geschreven.
story-adventure-city-raffle-a = Het kistje winnen en openmaken.
story-adventure-city-raffle-a-result = Je wint met elf loten tegen nul. De gemeente schuift achteruit naar het doopvont. Het is een fijn slot, zo een met een eigen mening; je legt je oor erop en tegen de rest je beste gereedschap. Dan houdt het op met tikken.
story-adventure-city-raffle-b = Je loten verscheuren, de papegaai nemen.
story-adventure-city-raffle-b-result = De papegaai laat zich niet van de paraplu's scheiden. Ten slotte koopt de priester hem terug met altaarwijn, heel oude, die hij had bewaard. Vanaf het voorhof hoor je hem het kistje zegenen, in een taal waarvan de kaarsen scheef gaan hangen.

story-adventure-city-summoning = Praktijkwerk
story-adventure-city-summoning-intro = Drie studenten van de academie van Ban Ard delen een zolderkamer en een vergissing. Ze zit in de wastobbe onder een tafellaken. “Het moest iets vertrouwds worden,” zegt de eerste. “Het is heel vertrouwd,” zegt de tweede, die geen wenkbrauwen heeft; “het kent al onze namen.” De derde houdt alleen het laken vast. Eronder vraagt een diepe, redelijke stem wanneer er gegeten wordt. Maandag begint het semester. Hun leermeester mag het nooit horen, zeggen ze. Hij is de enige die het kan terugsturen.
story-adventure-city-summoning-a = Ze helpen het op te lossen.
story-adventure-city-summoning-a-result = Je kookt, je filtert, je kookt nog eens, de hele nacht, terwijl het de eerste het gedicht van de tweede voordraagt. Tegen de ochtend is er nog een lepel van over, die smeekt. Je hebt meer geleerd dan ze daar onderwijzen. Soep zul je een poos niet kunnen zien.
story-adventure-city-summoning-b = Het de leermeester in Ban Ard vertellen.
story-adventure-city-summoning-b-result = De studenten worden wit; de tobbe lacht. Ze geven je een brief mee waarin het leest alsof het onderzoek was. Onder het laken zet iets er nog een zin bij, in een prachtig handschrift.

story-adventure-city-afternoon = Wat een middag opbrengt
story-adventure-city-afternoon-intro = Het huis in Novigrad heeft een filiaal geopend. Het is een klein loket met een belletje, en erachter zit de klerk die niet knippert. Dit seizoen kopen ze middagen, zegt hij: lege, met zon, weinig gebruikt. De vrouw van een metselaar heeft de hare verkocht tot haar vijftigste en er een kachel van gekocht. Ze staat naast je en wacht tot het donker wordt. “Ik denk steeds dat er nog iets aan de lijn hangt,” zegt ze. De klerk heeft een formulier voor je neergelegd. Het is al ingevuld.
story-adventure-city-afternoon-a = Er een verkopen.
story-adventure-city-afternoon-a-result = Je tekent, en het is avond. De munten zijn uitgeteld en helemaal warm. Je probeert te bedenken wat je ermee gedaan zou hebben; een muurtje komt op, wat bijen. De rest van de dag zijn je handen een beetje traag, alsof iemand ze heeft laten liggen.
story-adventure-city-afternoon-b = Vragen waar ze bewaard worden.
story-adventure-city-afternoon-b-result = “In Novigrad, natuurlijk,” zegt de klerk. “In de kelders, op het zuiden. Ze bederven zo gauw.” De metselaarsvrouw kijkt op. Ze zegt niets, maar loopt met je mee tot de poort, haar omslagdoek voor zich uit, alsof er iets mee naar huis moet.
story-adventure-city-afternoon-c = Hem naar de soep vragen.
story-adventure-city-afternoon-c-result = Hij kijkt over beide schouders. Dan haalt hij onder de balie een kom vandaan die dampt, en schuift die door het loket. Hij is sindsdien nog twee keer verkouden geweest, fluistert hij, flink ook. Je formulier verscheurt hij, en hij laat je in de zon zitten tot hij moet sluiten.

story-adventure-city-coach = Eén plaats binnenin
story-adventure-city-coach-intro = De koets naar Vizima heeft nog één plaats, en daarnaast zit een geketende man met een zak over zijn hoofd. Zijn twee bewakers hebben kiespijn. “Hij moet voor het gerecht,” zegt de een; “Hij moet hangen,” zegt de ander; “Stop bij de volgende herberg,” zegt de zak, “dan trek ik ze er bij jullie allebei uit. Ik was barbier.” De koetsier wil graag iemand met verstand erbij. Op het dak is ook nog plaats, naast een veedrijver die ruzie zoekt en er sinds de middag geen gevonden heeft.
story-adventure-city-coach-a = Naast de zak gaan zitten.
story-adventure-city-coach-a-result = Je zit naast hem tot Vizima. Bij de tweede herberg is er eerst veel lawaai en dan grote vrede, en beide bewakers huilen van dankbaarheid. Bij de gevangenispoort zijn ze het bevel kwijt. Je wordt betaald als derde bewaker, al valt er niemand te bewaken.
story-adventure-city-coach-b = Bij de drijver op het dak gaan zitten.
story-adventure-city-coach-b-result = Hij slaat zoals drijvers slaan, vanuit de heup, zonder het gesprek te onderbreken. Twee keer ga je over de rand, en beide keren hijst hij je aan je kraag omhoog en laat zien hoe het kwam. Vóór Vizima stapt hij af. Het was, zegt hij, een heel prettige reis.

story-adventure-city-onerat = Bij handopsteken
story-adventure-city-onerat-intro = Gildemeester Quist heeft een rat. Na dat alles kwam ze vanzelf en ging op de statuten zitten. Hij noemt haar Raadsheer. Ze heeft een eigen stoel, een ketting en sinds de laatste verkiezing een stem; en daarmee heeft het gilde voor het eerst de meerderheid. “Ze was voor hogere tarieven,” zegt Quist met rode wangen. “Maar nu ziet ze er slecht uit.” De Raadsheer ligt op een kussen en ademt snel. De oppositie heeft bloemen gestuurd, en één ervan is vingerhoedskruid.
story-adventure-city-onerat-a = Uitzoeken van wie de bloemen zijn.
story-adventure-city-onerat-a-result = Je ruikt aan de kaartjes, dan aan de handen van de heren op de linkerbank, en één steekt de zijne in zijn zakken. Het gilde betaalt. Hij wordt veroordeeld tot secretaris van de rat, levenslang, het zijne of het hare, al naar gelang welk langer duurt.
story-adventure-city-onerat-b = De Raadsheer een paar druppels geven.
story-adventure-city-onerat-b-result = Je meet naar de dikte van de staart. 's Nachts gaat de rat rechtop zitten en vraagt om kaas, door te bellen. De oude Quist, die niet geslapen heeft, is zo gelukkig dat hij zijn vangmes van de muur haalt en je laat zien wat zijn grootvader ermee kon en nooit deed.

story-adventure-city-perfume = De ontbrekende noot
story-adventure-city-perfume-intro = De parfumeur heeft een neus die hoger verzekerd is dan de straat. Hij heeft roos, hij heeft iris, hij heeft de binnenkant van een handschoen; wat ontbreekt is angst. “Geen zweet,” zegt hij. “Zweet kan iedereen krijgen. Het zuivere, vlak ervoor.” Met leerlingen heeft hij het geprobeerd. Er is er geen meer over. Nu heeft hij gehoord dat er wezens zijn die niets anders drinken, en dat een waterheks in een schelp bewaart wat ze van de drenkelingen schept. Of zou u zelf misschien een uur bang willen zijn, in deze stoel?
story-adventure-city-perfume-a = In de stoel gaan zitten.
story-adventure-city-perfume-a-result = Je gaat zitten. Hij heeft zich ingelezen: op je knieën zet hij een paar kleine laarzen, van je eigen school, voor een herfstnacht lang geleden. Het duurt een uur en neemt veel van je weg. Hij betaalt zonder te tellen, ruikt aan het flesje, loopt dan snel naar het raam en doet het open.
story-adventure-city-perfume-b = De schelp voor hem halen.
story-adventure-city-perfume-b-result = Hij kust zijn vingertoppen. De waterheks zit waar twee wateren samenkomen, heeft hij gelezen, tot haar hals in de modder, en gooit ermee; je mag niet door je mond ademen. Daarvoor geeft hij je een zijden sjaal. Die ruikt naar iemand die nooit heeft hoeven rennen.

story-adventure-city-cradle = Het stille kind
story-adventure-city-cradle-intro = “Hij huilt nooit,” zegt de min. “Niet als hij nat is, niet als hij valt, niet één keer.” Ze heeft er veertig aan de borst gehad en zou haar dienst willen opzeggen, maar ze schaamt zich voor de reden. Het kind zit in de wieg, dik en blond, en kijkt van de een naar de ander als een rechter. De vader is graanhandelaar, en trots. In de nacht van de geboorte, zegt de min, is er veel gehuild, in het bos achter het huis. Het ging steeds verder weg.
story-adventure-city-cradle-a = De vader zeggen dat alles goed is.
story-adventure-city-cradle-a-result = Je zegt het, en hij betaalt ervoor als voor een compliment. Het kind pakt je vinger, bij het verkeerde gewricht, en je bedenkt hoe weinig gewrichten een vinger heeft. Als je weggaat zit de min bij de poort op haar kist, met haar hoed op.
story-adventure-city-cradle-b = Het huilen achternagaan.
story-adventure-city-cradle-b-result = De min wijst je het raam, en het mos op de vensterbank, met de afdruk van een hiel die achterstevoren staat. Ze heeft een fles melk ingepakt, nog warm, in haar kous. Achter jullie kraakt de wieg. Het is het eerste geluid, zegt ze, dat er ooit uit kwam.

story-adventure-city-pawn = Niet ingelost
story-adventure-city-pawn-intro = In de etalage van de pandjesbaas hangt tussen een trompet en een gebit het medaillon van een hekser. Het is een griffioen. Hij trilt. “Dat doet hij,” zegt de pandjesbaas. “Een jongeman bracht hem in de herfst, voor drie kronen. Tot de eerste sneeuw, zei hij.” Hij ademt op het glas en veegt. Het heeft sindsdien gesneeuwd. Verkocht heeft hij hem niet, al werd er geboden. 's Nachts hangt hij hem bij zijn bed, omdat het huis oud is.
story-adventure-city-pawn-a = Hem inlossen.
story-adventure-city-pawn-a-result = Je betaalt, en zodra hij van jou is ligt hij stil in je hand. Op de achterkant heeft iemand een rij streepjes gekrast, zoals je dagen telt. Je draagt hem een tijd, en de streepjes leren je geduld. De pandjesbaas laat sindsdien het licht branden.
story-adventure-city-pawn-b = Hem naar de school aan zee brengen.
story-adventure-city-pawn-b-result = “Ze zullen willen weten wat hij kocht,” zegt de pandjesbaas. Het staat in het boek: een wollen jas, kindermaat, en de rest brood. In die bladzijde wikkelt hij hem. Kaer Seren ligt ver weg op de klif. De hele weg voel je hem trillen als een vogel in een hoed.
story-adventure-city-pawn-c = De woorden zeggen voor wie laat is.
story-adventure-city-pawn-c-result = Je legt twee vingers op de griffioen en zegt ze zoals ze in de hal van Kaer Seren worden gezegd, waar zijn plaats leeg blijft. De pandjesbaas neemt zijn pet af. Achter de la is nog een la. Daarin ligt wat de jongeman ook achterliet: de vormen van de school, in zijn handschrift.

story-adventure-city-jury = Elf brave mannen
story-adventure-city-jury-intro = Een jury heeft twaalf leden, en deze heeft er elf en een stoel. Sinds dinsdag zitten ze opgesloten. De zaak is duidelijk: de voerman heeft de waard geslagen, waar iedereen bij was, om een muildier. Maar er is er een te weinig, vóór de twaalfde mogen ze volgens de wet niet weg, en de twaalfde is gestorven, aan de soep. “U bent een persoon,” zegt de voorman door het sleutelgat. “Kom binnen en wees redelijk.” Zes zijn voor schuldig, vijf ertegen. Het is er erg heet.
story-adventure-city-jury-a = Met de zes stemmen.
story-adventure-city-jury-a-result = Je stemt, en meteen houden ze van je. De voerman raakt een muildier kwijt. Het was een neef van Dorrit Ash, hoor je op de trap, en het muildier de broer van Proost. Het gerecht betaalt je twee dagen, al was je er maar zo lang als een hand omhooggaat.
story-adventure-city-jury-b = Volhouden met de vijf.
story-adventure-city-jury-b-result = Je houdt een nacht en een dag vol, tegen redenen, tegen een bank, en ten slotte tegen de zes, die groot zijn. Niemand komt langs je naar de deur. Op het laatst bekent de waard zelf, omdat hij de zaal nodig heeft. Je kunt nauwelijks meer staan, maar staan kun je.

story-adventure-city-theatre = Het anatomisch theater
story-adventure-city-theatre-intro = De artsen hebben driehonderd plaatsen, uitverkocht, en niets op tafel. Er was hun een rotduivel beloofd. “Vers,” zegt de decaan, “of zo vers als het gaat.” Ze kennen hem alleen uit boeken, en daar is hij getekend door iemand die rende. Wat ze niet weten: hij barst als hij sterft, en nog eens als je hem openmaakt. Op de eerste rij zitten de echtgenotes. Jij hebt er toevallig een op de kar, onder natte zakken, en het is een warme dag.
story-adventure-city-theatre-a = Hem zelf voor hen openen.
story-adventure-city-theatre-a-result = Je snijdt waar gesneden moet worden, legt uit, en een uur lang is het stil als in een tempel. Dan buigt een jonge arts zich voorover met een kaars, om beter te zien. Je krijgt je mantel over hem heen en de rest over jou. Zo'n college is er nooit geweest. Zo goed had je zelf ook nog nooit gekeken.
story-adventure-city-theatre-b = Hem verkopen en snel vertrekken.
story-adventure-city-theatre-b-result = De decaan betaalt per pond. Je bent op de hoek als je het hoort, een geluid als van een heel groot kussen; dan de ramen; dan, na een poos, applaus. De volgende dag drukken ze de tekening. Ze klopt tot in elk onderdeel, en is gemaakt door iemand die rende.

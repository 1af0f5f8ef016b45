# Meer verhalen van de wildernis in het Avonturenpakket.

story-adventure-wilds-magpies = Wat de harpijen bewaarden
story-adventure-wilds-magpies-intro = Het nest is leeg; de harpijen zijn uit. Het is gevoerd met alles wat in drie dalen heeft geblonken: lepels, een tand, een ambtsketen, een blikken kinderzwaard. Ze nemen wat glimt, huilen als het dof wordt, en wrijven het dan uren op. Helemaal onderin ligt een heksersboek, goud op snee. Ernaast staat een fles die nooit iemand heeft opengemaakt, omdat die zo mooi de zon vangt.
story-adventure-wilds-magpies-a = Snel het boek lezen.
story-adventure-wilds-magpies-a-result = Je leest tot de lucht donker wordt van vleugels. Eén hoofdstuk gaat regelrecht je arm in en duwt er een ander uit dat er langer zat. Je legt het boek terug, snee omhoog. Rondom de rots huilen ze van vreugde.
story-adventure-wilds-magpies-b = De fles pakken, een knoop achterlaten.
story-adventure-wilds-magpies-b-result = Je laat er je beste knoop voor achter, gepoetst. Vanuit het bos zie je ze thuiskomen en hem vinden. Eerst is het stil; dan gaat hij van klauw tot klauw, en ze houden hem omhoog.

story-adventure-wilds-courtship = Hij brengt haar een koe
story-adventure-wilds-courtship-intro = De griffioen vrijt. Elke avond legt hij een koe op het kerkdak, omdat ze vanaf de rots aan de overkant één keer die kant op heeft gekeken. Voor geen ervan is ze gekomen. Het dorp is negen koeien en zijn leien kwijt en is verdeeld: de mannen zijn voor pieken, de vrouwen willen zien hoe het verdergaat. Een verliefde griffioen eet niet, slaapt nergens en kijkt niet om.
story-adventure-wilds-courtship-a = Bij de rots op haar wachten.
story-adventure-wilds-courtship-a-result = Twee nachten lig je tussen natte stenen om te zien waar ze heen gaat als hij weg is. Je weet het nu en bent zo stijf als een hek. De derde nacht komt ze naar beneden en neemt de weerhaan. De vrouwen juichen.
story-adventure-wilds-courtship-b = Laten zien dat hij een mededinger heeft.
story-adventure-wilds-courtship-b-result = In een koeienhuid sta je op het dak. Hij is boven op je voor de hoorns goed zitten. Van heel dichtbij leer je alles wat een griffioen van boven doet; en hij leert dat je ook met bloemen kunt vrijen. Hij heeft die van de pastoor genomen.

story-adventure-wilds-garden = De tuin van de waterheks
story-adventure-wilds-garden-intro = Achter de dijk heeft iemand bedden aangelegd: bilzekruid, pijlkruid, drenkelingenvingers op rijen, opgebonden met riet. Op bordjes staat in modder wat wat is. De waterheks is zeker naar de markt; aan het hek hangt een doek die nog druipt. Ze verblindt mensen met drek en houdt ze onder, dat weet iedereen. Dat ze haar zaailingen uitdunt heeft niemand gezegd.
story-adventure-wilds-garden-a = Plukken wat rijp is, en gaan.
story-adventure-wilds-garden-a-result = Je plukt met beide handen en doet het hek achter je dicht. In de bocht kom je haar tegen, met een mand, en ze ziet niet wie het is, want ze draagt een jonge perenboom voor haar gezicht en praat ertegen.
story-adventure-wilds-garden-b = Wachten en de bedden wieden.
story-adventure-wilds-garden-b-result = Je wiedt tot de avond, tot je knieën in de modder. Ze staat een hele poos achter je. Dan knielt zij ook en wijst met één groene nagel hoe diep, hoeveel, en waarmee. Je loopt naar huis, krom als een haak. De maat heb je nu in je vingers.

story-adventure-wilds-firewatch = De brandwacht
story-adventure-wilds-firewatch-intro = In de toren boven het bos zit een vrouw die al negentien zomers naar brand kijkt. Er is er nog nooit een geweest. ‘Weggegooid geld, zeggen ze,’ zegt ze met haar oog aan de kijker. Sinds de middag staat er een draad rook aan de rand van de oude kap. Ze zou kunnen luiden. Is het niets, dan nemen ze haar de klok af; en is het iets, dan komt er niemand, omdat het nog nooit iets was.
story-adventure-wilds-firewatch-a = Erheen rennen en zelf kijken.
story-adventure-wilds-firewatch-a-result = Het is iets. Het is zo breed als een schuur en even hongerig. Je slaat ernaar met je mantel en roept dat ze moet luiden, en ze luidt, en dan is het de vraag wie het hoort, en hoe snel hij alles laat vallen.
story-adventure-wilds-firewatch-a-band-1 = Ze horen het bij de derde keer. Dan ben je zwart tot je ellebogen en je wenkbrauwen kwijt, en de oude kap is iets groter geworden.
story-adventure-wilds-firewatch-a-band-2 = Ze komen met emmers, dan met dekens, dan met bier. De hoed gaat rond, en wel twee keer: een keer voor jou en een keer voor een nieuw klokkentouw.
story-adventure-wilds-firewatch-a-band-3 = Ze komen allemaal, in hun nachthemd, het hele dal. De landheer telt de eiken die er nog staan en betaalt per eik. Zij luidt nog lang door.
story-adventure-wilds-firewatch-b = De kijker overnemen terwijl zij gaat.
story-adventure-wilds-firewatch-b-result = Ze rent naar beneden met haar emmers, vijftig en blootsvoets. Jij kijkt in haar plaats. Het zijn ketellappers, met een pot. Maar erachter, terwijl zij van de soep krijgt, zie je wat er komt drinken als niemand kijkt, en waar het heen gaat.

story-adventure-wilds-blanket = Een halve deken
story-adventure-wilds-blanket-intro = De sneeuw heeft je verrast in een schuur, en er is al iemand: een oude soldaat onder een deken, die opschuift. Hij praat veel, over een meisje in Cintra, over pruimen. Hij is lekker warm. Tegen middernacht merk je dat hij onder het praten niet ademt; hij doet het alleen als hij eraan denkt, uit gewoonte. Hij heeft gemerkt dat je het merkt. ‘Ik dacht dat u misschien op zou staan en weggaan,’ zegt hij. ‘De meesten gaan.’
story-adventure-wilds-blanket-a = Onder de deken blijven.
story-adventure-wilds-blanket-a-result = Je blijft. Hij vertelt nog eens over de pruimen. ’s Ochtends ligt de deken dubbel op je, ingestopt aan je voeten, en naast je is alleen stro, platgedrukt, en nog een hele poos warm.
story-adventure-wilds-blanket-b = Met hem bij het vuur opblijven.
story-adventure-wilds-blanket-b-result = Je verbrandt wat je missen kunt en geeft hem de beker, waaruit niets verdwijnt. Hij kent een recept van de winterveldtocht. Bij het eerste licht geeft hij je zijn eigen fles, vol tot de rand. ‘Ik ben er niet meer aan toegekomen,’ zegt de soldaat, en kijkt naar de deur.

story-adventure-wilds-soup = Steensoep, vervolg
story-adventure-wilds-soup-intro = ‘Eerst neem je een steen,’ zegt de vreemdeling tegen het dorp, en het dorp, dat zijn hond heeft opgegeten, kijkt toe. Het is de oude truc: de een doet er een ui bij, de ander een wortel. Maar hier heeft niemand iets. Ze staan om de pot, en niemand gaat naar huis om een wortel te halen, want die is er niet. De vreemdeling roert. Het zweet loopt langs zijn gezicht. ‘En nu,’ zegt hij, ‘lacht er meestal iemand.’
story-adventure-wilds-soup-a = Iets van jezelf erin doen.
story-adventure-wilds-soup-a-result = Je giet het erin, en het schuimt groen op. Medicijn voor één is het, aangelengd voor zestig, met steen. Ze drinken het zonder een woord. Het houdt hen overeind tot de graankar, en jou, die zestig mensen een steen zag delen, nog heel wat langer.
story-adventure-wilds-soup-b = Een poosje voor hem roeren.
story-adventure-wilds-soup-b-result = Hij gaat achter de schuur, en je hoort hem. Je roert op zijn manier, pols los, alsof er iets in zit; het is een echte kunst, en nu kun je het. Dan komt hij terug met een ui. Die had hij voor zichzelf bewaard.

story-adventure-wilds-sheep = Vierhonderdtien
story-adventure-wilds-sheep-intro = De herder telt hardop, en niemand die het hoort kan wakker blijven. Het is een gave. Rammen vallen om, honden vallen om; reizigers worden glimlachend in de hei gevonden, met dauw erop. Zelf heeft hij al jaren niet geslapen, want hij komt nooit tot het eind: bij vierhonderdtien is er een schaap dat niet van hem is, en dan moet hij opnieuw. ‘Het is niet eens een schaap,’ zegt hij. ‘Maar wel heel braaf.’
story-adventure-wilds-sheep-a = Rijden op wat geen schaap is.
story-adventure-wilds-sheep-a-result = Het vindt het niet erg. Je houdt je vast aan de wol, hij begint te tellen, en als je wakker wordt lig je bij Dhuwod onder een heg, zo uitgerust als nooit in je leven. In de verte draaft iets met heel veel knieën naar huis.
story-adventure-wilds-sheep-b = In zijn plaats tellen.
story-adventure-wilds-sheep-b-result = Je telt, en vóór twintig slaapt hij. Ergens in de driehonderd raak je een oude gewoonte kwijt, zomaar, over een hek; bij vierhonderdtien kijk je de laatste in de ogen en sla je hem over. In de schemer wordt hij wakker. ‘U hebt er een overgeslagen,’ zegt de herder, in tranen.

story-adventure-wilds-milestone = De mijlpaal die liegt
story-adventure-wilds-milestone-intro = ‘Gorthur Gvaed, één mijl,’ zegt de mijlpaal, en het is zestig. Dat zegt hij al honderd jaar; wie hem gelooft wordt op deze weg nooit meer gezien. Maar soms, zegt de vrouw die ernaast pasteien verkoopt, ziet men ze aan de andere kant, dezelfde avond, buiten adem en met een vreemde blik. Ze verkoopt veel pasteien. Zelf zou ze er in het donker niet langslopen. Hij schuift op, zegt ze, om gelezen te worden.
story-adventure-wilds-milestone-a = Hem geloven.
story-adventure-wilds-milestone-a-result = Je besluit hem te geloven en loopt. Er is iets met de bomen, ze hebben haast. Na één mijl sta je ademloos voor Gorthur Gvaed; en je ziet nog voor je wat er achter je liep, en in welke vijver het afsloeg.
story-adventure-wilds-milestone-b = Met hem redetwisten.
story-adventure-wilds-milestone-b-result = Met je hand op het mos leg je hem uit wat een mijl is. Het duurt even. Als je opkijkt staat er: zestig. En eronder, klein, vers gehakt, een kneep van de weg, voor wie te voet ver moet.

story-adventure-wilds-pedlar = Uit de mars
story-adventure-wilds-pedlar-intro = ‘Naalden, garen, vingerhoeden. Lint, rood. Lint, zwart. Een fluitje voor dode honden. Zalf tegen zalf. Twee wensen, gebruikt. Zeep. Een plattegrond van deze mars. Een schermles, verpakt; niet schudden. Een wyvernoog, het volgt u niet, u staat alleen zo. Iets ertegen. Een kurk, het spookt er een beetje. Brood, maar dat eet ik zelf op.’ Hij haalt adem. ‘En waar had u aan gedacht?’
story-adventure-wilds-pedlar-a = De schermles kopen en uitpakken.
story-adventure-wilds-pedlar-a-result = Je pakt hem meteen uit, en hij schiet los als een veer, in je pols en schouder; als je weer op je benen staat kun je het. De mars is leeg. Zonder verwijt raapt hij naalden uit de heg. ‘Ik zei het toch,’ zegt de marskramer.
story-adventure-wilds-pedlar-b = Iets ertegen nemen.
story-adventure-wilds-pedlar-b-result = ‘Waartegen?’ vraagt hij en geeft het. Het zit in een bruine fles, en dat is precies wat erop staat. Niemand heeft het ooit teruggebracht, zegt hij. De kurk krijg je erbij, want die is zo alleen.

story-adventure-wilds-sparrow = Een begrafenis
story-adventure-wilds-sparrow-intro = Een jongen en een meisje graven met een lepel een graf. Het is voor een mus. Het moet goed gebeuren: iemand moet iets zeggen, en ze zijn maar met z’n tweeën. ‘Kende je hem?’ vraagt het meisje. Niet goed, zeg je. ‘Wat doe je?’ Je zegt het. Ze kijken naar de mus en naar je zwaarden. ‘Heb jij het gedaan?’ vraagt de jongen. In de laan achter de heg wacht een heel dorp met vorken tot je langskomt.
story-adventure-wilds-sparrow-a = De toespraak houden.
story-adventure-wilds-sparrow-a-result = Je legt alles neer en houdt hem. Halverwege merk je dat je veel over hem weet: hoe weinig hij woog, en dat hij toch vloog. Als je klaar bent is de heg stil. Iemand daar heeft zijn vork neergelegd.
story-adventure-wilds-sparrow-b = Graven en niets zeggen.
story-adventure-wilds-sparrow-b-result = Je graaft dieper, vanwege de katten. Het meisje legt er een kruimel in voor de reis en de jongen, na enige strijd, zijn lepel. Dan liggen jullie alle drie op je rug in het gras, zoals je daarna doet. Het dorp is gaan eten.

story-adventure-wilds-well = Ze hebben hem zelf gegraven
story-adventure-wilds-well-intro = Het dorp heeft een puttengraver vooruitbetaald, die is ervandoor, en ’s nachts heeft iemand de put gegraven. Hij is rond, diep, prachtig gemetseld, met treden voor heel kleine voeten. Het water is zoet. Alleen zit er ’s ochtends een nekker op de rand, dan drie, dan negen, met bungelende benen; ze kijken naar de vrouwen met hun emmers en houden hun hand op. Ze willen kennelijk betaald worden.
story-adventure-wilds-well-a = Afdalen en vragen wat ze rekenen.
story-adventure-wilds-well-a-result = In het donker klim je de kleine treden af, met open handen. Ze dringen om je heen. Ze trekken aan je riemen, ruiken aan je haar, dan wordt er gemompeld, en er wordt iets voor je neergelegd. Raad maar of het een rekening is of een geschenk.
story-adventure-wilds-well-a-band-1 = Het was een rekening. Ze hebben elke trede afgevinkt, ze nemen stuk voor stuk wat er aan je blinkt, en geven terug in kiezels.
story-adventure-wilds-well-a-band-2 = Het was een geschenk: een flesje, gevonden bij het graven en ouder dan het dorp. Ze willen alleen dat de vrouwen weer zingen bij de windas.
story-adventure-wilds-well-a-band-3 = Het was een geschenk, en dan wijzen ze je de korte weg omhoog, die een mijl verderop uitkomt. Ze vinden het fijn als iemand het vraagt.
story-adventure-wilds-well-b = Uitzoeken waar ze vandaan komen.
story-adventure-wilds-well-b-result = Je volgt de uitgegraven grond, die ze in schorten hebben weggedragen en netjes onder de bomen gestrooid. Hij leidt naar een oude dassenburcht met een klopper. Die onthoud je. De vrouwen hebben negen broodjes op de rand gelegd, om te beginnen.

story-adventure-wilds-army = Het leger in het ijs
story-adventure-wilds-army-intro = De gletsjer heeft een leger vrijgegeven. Tot de gordel staan ze in het smeltwater, in het gelid, met pieken, tweehonderd jaar oud en nauwelijks veranderd, en elke dag komt er een los en doet een stap. Ze trekken op tegen een kasteel dat nu een zuivelhoeve is. Voorop staat een kapitein met open mond. Hij is midden in een bevel. Als de zon zijn kin bereikt zal hij het geven.
story-adventure-wilds-army-a = Leren wat ze gedrild zijn te doen.
story-adventure-wilds-army-a-result = Je loopt met een lantaarn langs de gelederen en doet het na, man voor man, greep voor greep; één moet een genie zijn geweest. Wat je vroeger deed leg je af. ’s Avonds stuurt de zuivelhoeve warme melk voor tweehonderd, voor alle zekerheid.
story-adventure-wilds-army-b = Kijken waarvoor ze vluchtten.
story-adventure-wilds-army-b-result = In het laatste gelid kijkt niemand naar voren. Je klimt achter hen omhoog, waar het ijs nog dicht is, en daar staat het, reusachtig en blauw, arm geheven. Dat duurt nog jaren. Maar soortgenoten laten een spoor na, en dat vind je.
story-adventure-wilds-army-c = Het bevel tot halt geven.
story-adventure-wilds-army-c-result = Het is het oude bevel van Haern Caduch; je moest het in de sneeuw roepen tot je niet meer kon staan. Nu roep je het. Tweehonderd pieken komen tot rust. De kapitein sluit zijn mond. Je weet nu hoe vast iets staat wat gehoorzaamt.

story-adventure-wilds-sting = De manticore werpt af
story-adventure-wilds-sting-intro = Langs het ravijn liggen de stekels van een manticore, elk jaar een, afgeworpen als geweien. Ze zijn zo lang als een arm en nog vochtig. Een oud paar leeft ervan: zij melkt ze in vingerhoeden, hij verkoopt de vingerhoeden aan echtgenoten. Zelf doen ze niemand kwaad. ‘Hij schiet alleen op wat rent,’ zegt de oude man. ‘Dus rennen we niet.’ Hij heeft één oog en zij een houten voet, en ze houden elkaars hand vast.
story-adventure-wilds-sting-a = Langzaam het ravijn op lopen.
story-adventure-wilds-sting-a-result = Je loopt zoals zij, hand in hand met niemand, zonder haast. Hij ligt op zijn richel en volgt je met zijn oudemannengezicht. Je ziet de richel, het puin, welke poot hij spaart. Als je de hoek om bent ren je.
story-adventure-wilds-sting-b = Een fles ruilen voor zijn geheim.
story-adventure-wilds-sting-b-result = Hij ruikt eraan, is tevreden, en laat zien hoe je valt zonder te rennen: voorover, opzij, ineens, zodat het schot overgaat. Vijftig jaar heeft hij geoefend. Zijn vrouw klapt. Eén keer ging het mis.
story-adventure-wilds-sting-c = Er zelf een melken.
story-adventure-wilds-sting-c-result = Je neemt de stekel van haar over, draait hem, drukt met je duim onder de derde ring, zoals je het in Gorthur Gvaed leert voor je leert lezen. Het vult twee flesjes. De oude vrouw zegt niets, haalt al haar vingerhoeden en giet ze leeg.

story-adventure-wilds-hungry = De akker die slikt
story-adventure-wilds-hungry-intro = Eén akker in dit dorp slikt. Het begon met een eg. Nu neemt hij een koe per maand, staand, herkauwend, zonder geluid, en sluit zich erboven als pap. Er wordt niet over gepraat; het koren staat er een kop hoger dan elders. ‘Het is een glustyworp,’ zeg je. ‘Het is een goede akker,’ zegt de boer, en schuift zijn stoel iets verder van de rand.
story-adventure-wilds-hungry-a = De akker op lopen en hem laten proberen.
story-adventure-wilds-hungry-a-result = Je loopt erop, en hij probeert het. Je staat zoals op ijs, je gewicht nergens, en gooit hem alles toe wat je hebt, stuk voor stuk; hij neemt het aas en nooit de hiel. Als je eroverheen bent huilt de boer. Hij had op de akker gewed.
story-adventure-wilds-hungry-b = Hem aanraden er een hek om te zetten.
story-adventure-wilds-hungry-b-result = Hij zet er een hek om en betaalt je per paal. Aan het hek hangt een bord met een koe, doorgestreept. Bij de oogst komen ze van ver om hem aan touwen te maaien. Het is, zeggen ze allemaal, een heel goede akker.

story-adventure-wilds-provost = Proost bedankt
story-adventure-wilds-provost-intro = De kar van Dorrit Ash staat dwars over de weg, en niemand komt erlangs, het zout niet, de post niet, de hertog niet. Het muildier Proost denkt na. Al twee dagen. ‘Hij heeft nooit ongelijk,’ zegt Dorrit; ‘hij is alleen vroeg.’ De hertog heeft een pensioen geboden. Een priester heeft het muildier van beide kanten gezegend. Onder de knollen hoest iemand die gisteren in Cintra had moeten zijn.
story-adventure-wilds-provost-a = De hoester naar Cintra dragen.
story-adventure-wilds-provost-a-result = Op je rug is hij een rechter, in zijn hemd, met een vonnis dat iemand niet beviel. In Cintra tekent hij het eindelijk en geeft je waarmee hij zich dokterde. Als je weer bij die bocht komt is de weg voor het muildier in het dal gestort.
story-adventure-wilds-provost-b = Het aan Proost vragen.
story-adventure-wilds-provost-b-result = Je gaat voor hem zitten en kijkt hem in de ogen, urenlang, en geeft de ene zekerheid na de andere op. In de schemer glijdt voor jullie de weg weg, zonder geluid. Proost schudt zijn oren en keert om. Je kunt nu stoppen, en daar heb je meer aan dan aan het meeste.

story-adventure-wilds-dryferry = De Passagier moet wachten
story-adventure-wilds-dryferry-intro = In de droge bedding van een rivier staat een heer met een valies, al een tijd dood, en wacht op het veer. ‘Men zei mij dat het hier was,’ zegt hij. Je legt uit dat Lorcan Weir verhuisd is, met touw en al. De Passagier raadpleegt een horloge zonder wijzers. ‘Ik zou u verplicht zijn,’ zegt hij, ‘voor een arm tot Ban Ard. Ik weeg niets noemenswaardigs. Men mag alleen niet alleen aankomen.’
story-adventure-wilds-dryferry-a = Hem je arm aanbieden.
story-adventure-wilds-dryferry-a-result = Je loopt met hem, en hij houdt zo precies pas dat je erin meegaat; nog nooit kwam je zo licht vooruit. In Ban Ard licht hij zijn hoed en is voor niemand te laat. De pas blijft je bij.
story-adventure-wilds-dryferry-b = Met hem op de regen wachten.
story-adventure-wilds-dryferry-b-result = Samen gaan jullie op het valies zitten. Tegen middernacht begint het, dan komt de rivier om de bocht, op de tast. Droogvoets stapt hij erop. Voor het gezelschap laat hij je een flesje, met heel oud stof erop.

story-adventure-wilds-icehole = Er bijt iets
story-adventure-wilds-icehole-intro = Op het bevroren meer zit een oude man bij een wak te vissen en vangt niets. Al zes winters zit hij bij dit wak. Elke avond neemt daar beneden iets het aas, heel zachtjes, en legt een strik in de lijn. Het is een mooie strik. Hij is ernaar gaan uitkijken. Vandaag hing er een ring aan. Hij is nooit getrouwd geweest. ‘Wat doe je dan?’ vraagt hij.
story-adventure-wilds-icehole-a = Trekken.
story-adventure-wilds-icehole-a-result = Samen pakken jullie aan en trekken. Het komt, el voor el, steeds zwaarder, en het ijs begint te zingen, in lange barsten naar de oever. Hij lacht. Je kunt maar beter zien wat het is voor het jou ziet.
story-adventure-wilds-icehole-a-band-1 = Het ziet jou het eerst. Het ijs breekt, jij gaat mee, en hij houdt de lijn met de strik vast tot je er weer uit bent.
story-adventure-wilds-icehole-a-band-2 = Het is de mand van een verdronken meisje, met een flesje erin en een briefje dat ze thuis verwacht wordt. Hij leest het en rolt zijn lijn op.
story-adventure-wilds-icehole-a-band-3 = Het is een kist. Op het deksel heeft iemand met krassen de winters geteld, en het zijn er zes. Hij houdt de ring en jij de rest.
story-adventure-wilds-icehole-b = De ring terugleggen.
story-adventure-wilds-icehole-b-result = Je laat hem zakken, met een strik en een stukje kaas. Er komt een hand omhoog, bleek, neemt hem en zwaait ermee; dan wijst die je met veel tact waar onder dit ijs het andere woont, dat geen strikken maakt. De oude verzet zijn kruk.

story-adventure-wilds-secondborn = Hessa geeft bevelen
story-adventure-wilds-secondborn-intro = ‘Jij houdt de lamp. Jij kookt het nog eens. U met de zwaarden gaat tegen de deur zitten.’ Hessa de vroedvrouw heeft haar mouwen opgestroopt. De eerste van de tweeling kwam in de schemer, met hem is het goed. De tweede heeft geen haast; want buiten op het veld staat iets in een gescheurde witte jurk en roept ernaar. Een nachtgeest wil wat haar is afgenomen, en van wie maakt haar niet uit. Ilka houdt de lamp. Ze zegt niets; ze draait de pit hoger.
story-adventure-wilds-secondborn-a = Tot de ochtend tegen de deur zitten.
story-adventure-wilds-secondborn-a-result = Je zit, en het wordt koud in je rug, dan in je tanden. Buiten roept ze het bij alle namen die er zijn. Hessa schreeuwt harder. Als het licht is zijn er twee, allebei rood, allebei woedend, en het veld is leeg. Je benen voel je niet. Al het andere beter dan eerst.
story-adventure-wilds-secondborn-b = Naar buiten gaan en met haar praten.
story-adventure-wilds-secondborn-b-result = Met wat je voor zulke gevallen hebt ga je naar buiten tot het hek en vraag je hoe het hare heette. Dat heeft nog nooit iemand gedaan. Ze zegt het tot ze hees is en vervaagt. Hessa betaalt je als een vakgenoot, uit haar tas, en houdt de naam voor het meisje.

story-adventure-wilds-north = Waar is het noorden
story-adventure-wilds-north-intro = Midden in het veen zit Adelheid Voss op haar instrumentenkist en meet niets. Sinds gisteren zijn er twee noordens. De naald wijst naar het ene, de sterren naar het andere, en haar kettingdragers zijn elk een ander gevolgd. ‘Dertig jaar teken ik dit land,’ zegt de landmeetster. ‘Alles is vanaf het noorden gemeten.’ Ze heeft het vlakgom in haar hand. Ze kijkt naar de kaart als naar iemand die slaapt.
story-adventure-wilds-north-a = Met haar van hieruit opnieuw meten.
story-adventure-wilds-north-a-result = Je slaat een paal in de grond, en vanaf die paal beginnen jullie opnieuw: zoveel passen tot de doorn, zoveel tot de steen. ’s Avonds heb je heel wat opgegeven waarvan je dacht dat het vaststond, en er houdt iets wat eerst niet hield. De paal heet Adelheid.
story-adventure-wilds-north-b = De naald volgen.
story-adventure-wilds-north-b-result = Je gaat waarheen de naald wijst, en ver is het niet. Onder het veen ligt een ding van ijzer, met ribben, en slaapt; gisteren heeft het zich omgedraaid. Waar het komt eten onthoud je. Dan zeg je Voss dat het noorden in orde is. Je moet het alleen minder wekken.

story-adventure-wilds-knocker = Ulfs eerste
story-adventure-wilds-knocker-intro = Berta heeft een kind, en Ulf slaapt niet, van vreugde of van angst. Het huilt niet. Het klopt: op de wieg, op de muur, op zijn borstbeen, drie, pauze, twee. Onder de vloer antwoordt iemand. ‘Ze komen elke nacht,’ zegt Ulf. Voor hem is dat een lange toespraak. ‘Kijken.’ Berta, die doof is, heeft haar hand op de planken en glimlacht. Ze klopt iets langs, en daar beneden, je hoort het, lachen ze.
story-adventure-wilds-knocker-a = Met Ulf opblijven.
story-adventure-wilds-knocker-a-result = Samen zitten jullie op de stoep naar de vloer te kijken. Om middernacht gaat er een plank omhoog, een kleine hand legt een rammelaar neer, van een slak, en blijft liggen tot het kind hem heeft. Ulf legt zijn hoofd op je schouder en slaapt. Jij ook, met open mond.
story-adventure-wilds-knocker-b = Vragen of het wat stiller kan.
story-adventure-wilds-knocker-b-result = Je klopt, zo beleefd als je kunt: hier moeten mensen slapen. Stilte. ’s Ochtends zit er mos tussen alle planken, netjes ingestopt, en op de vensterbank staat een flesje. Het spoor gaat naar het bos, op de tenen.

story-adventure-wilds-vacancy = Gevraagd: een monster
story-adventure-wilds-vacancy-intro = Het dorp heeft geen monster. Het had er een, een net monster, en dat is gestorven; sindsdien komen er geen pelgrims, geen hekser slaapt in de herberg, en de buren hebben een wyvern. ‘Alleen tot het seizoen voorbij is,’ smeekt de dorpsoudste. Hij heeft een kostuum. Hij heeft slijm laten maken. Niemand verwacht dat je iemand opeet; het is al genoeg als ze je even zien.
story-adventure-wilds-vacancy-a = Je even laten zien.
story-adventure-wilds-vacancy-a-result = Betalende gasten zien je, in de schemer, drie avonden achtereen. Op de derde valt een dame zo mooi flauw dat je buigt. De dorpsoudste deelt met tranen in zijn ogen de opbrengst en vraagt of je een contract wilt, winters vrij.
story-adventure-wilds-vacancy-b = Het de smid leren.
story-adventure-wilds-vacancy-b-result = Hij is verlegen. Je laat zien hoe het moet, de nek, de schouder, de stilte ervoor; en terwijl hij je nadoet zie je wat er bij jou niet klopt, gooi je het weg en vind je iets beters. Zondag is hij verschrikkelijk. Zijn vrouw laat hem niet meer binnen.

story-adventure-wilds-robbers = Eerlijke rovers
story-adventure-wilds-robbers-intro = ‘Je geld of je leven,’ zegt de rover; ‘of een aanbeveling.’ Met z’n vijven zitten ze achter de boomstam, mager, met goede manieren, en over deze weg komt niemand meer. Dezelfde priester hebben ze negen keer beroofd. Nu neemt hij boterhammen mee. ‘We waren wevers,’ zegt de hoofdman. ‘Toen kwam de molen.’ Eén houdt de kruisboog verkeerd om. En uit het bos aan de overkant mikt op jullie alle zes iemand die nooit wever was.
story-adventure-wilds-robbers-a = Voor hen vechten.
story-adventure-wilds-robbers-a-result = Je duwt de hoofdman in de sloot, de pijl gaat door je mouw en de meeste rest erachteraan. Het is voorbij voor ze hun kruisboog hebben omgedraaid. Op dat hoofd staat een prijs, en ze staan erop dat jij alles neemt. Het is, zeggen ze, het eerlijkste geld van hun leven.
story-adventure-wilds-robbers-b = Hen van de weg af brengen.
story-adventure-wilds-robbers-b-result = Je leidt hen weg door de varens, op hun buik, en ze laten zien hoe je onder een weefgetouw doorkomt: plat, op de ellebogen, zonder dat er een draad beweegt. ’s Avonds hebben ze allemaal werk, als dragers bij Dorrit Ash. Ze drinken op je uit de fles van de priester en laten je de helft.

story-adventure-wilds-entry = Bladzijde veertig
story-adventure-wilds-entry-intro = Zuster Jutta houdt een boek bij van de naamlozen, en op bladzijde veertig staat een man die net over de heuvel is gekomen en om brood vraagt. ‘Grijze jas, ringvinger weg, tanden goed,’ leest ze voor. ‘Ik heb je begraven, verdomme. Die tanden herinner ik me.’ Hij telt zijn vingers. Hij voelt zich al een jaar vreemd, geeft hij toe; honden gaan liggen, en om hem heen is het altijd een beetje koud. Zijn naam weet hij ook niet. Ze kijken elkaar over de schop aan, allebei een beetje gekwetst.
story-adventure-wilds-entry-a = Met haar onder het kruis kijken.
story-adventure-wilds-entry-a-result = Jullie graven. Onderin ligt een grijze jas met stenen erin, een beurs en een flesje; iemand wilde dood zijn en heeft het netjes laten doen. Jutta vloekt een poos. Dan geeft ze jou de beurs, streept de regel door en snijdt brood voor de man. Hij eet als iemand die terugkomt.
story-adventure-wilds-entry-b = Uitzoeken wie hij was.
story-adventure-wilds-entry-b-result = In zijn voering zit een snipper van een rekening: zoveel kaarsen, voor een huis met drie schoorstenen, boven bij de pas. ‘Als hij leeft wil ik hem van mijn bladzijde,’ zegt Jutta. ‘En zo niet, dan wil ik weten wie ik hier verdomme te eten geef.’

story-adventure-wilds-dueday = Betaaldag in het veen
story-adventure-wilds-dueday-intro = ‘Twee koper de bloedzuiger, één het verband, niets de raad,’ zegt Oda Hollin en pakt verder. Het is betaaldag. Alles wat ze schuldig was heeft ze betaald, tot de laatste koper, en gisteren kwam er een rekening: voor het papier waarop het stond. ‘Elke week het dubbele,’ zegt ze. ‘Ik heb het uitgerekend. In de herfst ben ik hun het veen schuldig.’ Ze laat achter wat ze niet dragen kan: een rij potten, een bed moederkruid, en buiten op het water het enige waar ze nooit een prijs voor had.
story-adventure-wilds-dueday-a = De potten opkopen.
story-adventure-wilds-dueday-a-result = ‘Inkoopsprijs,’ zegt ze, noemt hem, en je betaalt. Elke pot wikkelt ze in een blad van de rekening. Dan kijkt ze de lege hut rond, tilt de deur uit de hengsels en draagt die onder de arm naar de dijk. Een deur rekent niemand haar aan.
story-adventure-wilds-dueday-b = Vragen wat er op het water is.
story-adventure-wilds-dueday-b-result = Ze wijst met haar kin. Daar is een licht dat in de schemer aangaat en van pol naar pol loopt en geen kwaad doet. Ze voert het al twintig jaar. Meenemen kan niet, zegt ze, en achterlaten ook niet. ‘Ik zou niet weten wat ik moet vragen,’ zegt Oda. Ze kijkt heel verloren.
story-adventure-wilds-dueday-c = De kist uitpakken die je van haar hebt.
story-adventure-wilds-dueday-c-result = Je zet hem op tafel en doet hem open. Lang bekijkt ze wat je gebruikt hebt en wat niet. ‘U bent zuinig geweest met de arnica,’ zegt ze. Ze vult hem tot het deksel, uit elke pot, en wil er niets voor. Het is de eerste keer in haar leven, en ze wordt er duizelig van.

story-adventure-wilds-fifth = De weduwe Tarn wordt het hof gemaakt
story-adventure-wilds-fifth-intro = ‘Nog een beetje?’ vraagt de weduwe Tarn en schept op. Ze heeft vier mannen begraven, allemaal door paddenstoelen, en nu heeft een vijfde haar gevraagd. Hij zit tegenover haar, een piekenier in ruste, met één oor, en eet alles. Sinds het voorjaar eet hij alles. ‘Ik heb hem over de anderen verteld,’ zegt ze zacht. ‘Hij zegt dat er nog nooit zo lekker voor hem is gekookt.’ De piekenier knikt en kauwt. Hij heeft ook om het recept gevraagd; en daar heeft nog niemand haar om gevraagd.
story-adventure-wilds-fifth-a = Blijven eten.
story-adventure-wilds-fifth-a-result = Je blijft en neemt wat de piekenier neemt. Het is inderdaad heel goed. Tegen tienen komen de kleuren, en daarna slaap je op de bank in de armen van iets groots en groens. ’s Ochtends vult ze een flesje voor je uit de pot waar hij niet van kreeg.
story-adventure-wilds-fifth-b = Vragen waar hij naar zoekt.
story-adventure-wilds-fifth-b-result = ‘Die met de witte ring,’ zegt de piekenier als ze bij de put is. ‘Mijn broer was de derde.’ Hij legt zijn lepel neer. Hij kwam om haar aan de galg te brengen, zegt hij. Toen lachte ze ergens om. Hij groeit in het bos, bij een oude kalkput; hij zou graag willen dat iemand ging kijken of dat klopt.

story-adventure-wilds-present = Iemand zegt: present
story-adventure-wilds-present-intro = Kapitein Holt leest nog altijd bij zonsondergang de lijst van de Derde Compagnie voor, zestig namen; vier man antwoorden en bij de rest wacht hij even. Gisteren, bij nummer eenendertig, zei iemand: ‘Present.’ Het kwam uit de bomen. ‘Lohse viel op het veld,’ zegt Rainer Holt. ‘Ik heb het gehoord.’ Hij heeft zich geschoren. Zijn vier zitten rug aan rug, en niemand heeft de soep aangeraakt. De zon gaat zo onder. Hij heeft de lijst in zijn hand en weet niet of je een naam mag overslaan.
story-adventure-wilds-present-a = Voor hem de lijst lezen.
story-adventure-wilds-present-a-result = Je leest. Bij eenendertig is het stil, en dan klinkt vlakbij een snik: het is de koksjongen, die zich had verstopt en dacht dat de kapitein zou eten als iemand het maar zei. Holt schrijft hem in als eenenzestigste. De compagniekas wordt verdeeld, door zes.
story-adventure-wilds-present-b = De stem antwoorden en die volgen.
story-adventure-wilds-present-b-result = Bij eenendertig antwoordt de stem weer, verder weg, en weer, nog verder; als iemand die met een lantaarn vooruitgaat. Je gaat erachteraan het bos in. Achter je is de kapitein opgehouden met lezen. Je hoort hem tellen, vanaf één, en niemand antwoordt.
story-adventure-wilds-present-c = Op plaats eenendertig gaan staan.
story-adventure-wilds-present-c-result = Je kent de plek; je hebt de compagnie eerder zien staan. Je staat waar Lohse stond, en als hij wordt geroepen zeg je niets, en laat het stil zijn zolang het moet. Dan gaat Holt verder met tweeëndertig. ’s Avonds laat hij je zien hoe je een linie houdt waar gaten in zitten.

story-adventure-wilds-moon = De sleutel onder de mat
story-adventure-wilds-moon-intro = Aan de rand van het dorp staat een cel, van goede steen, met één raam en zonder misdaad. De smid heeft hem voor zichzelf gebouwd. Drie nachten per maand gaat hij erin, zijn vrouw draait de sleutel om, en tot de ochtend hoort het dorp hem. Hij is een voorzichtig man. Hij heeft nooit iemand kwaad gedaan; alleen heeft hij door de deur, in al dat lawaai, gezegd hoeveel hij van haar houdt, en één keer stak ze de sleutel in het slot. ‘Nu bewaart mijn zus hem,’ zegt ze. ‘Maar die heeft ook een goed hart.’ Vannacht is de eerste van drie.
story-adventure-wilds-moon-a = Drie nachten de sleutel bewaren.
story-adventure-wilds-moon-a-result = Je zit op de sleutel. De eerste nacht redeneert hij, de tweede smeekt hij, de derde komt hij door het raamkozijn, en jullie lopen samen heel wat keren om de smidse. De vrouw betaalt. ’s Ochtends heeft hij telkens zelf het scharnier hersteld, zonder je aan te kijken.
story-adventure-wilds-moon-b = Zoeken wat hem gebeten heeft.
story-adventure-wilds-moon-b-result = Gebeten heeft er niets, zegt de smid overdag bij de blaasbalg. In het bos, op een oude kolenbrandersplek, was een vrouw aan wie hij iets beloofd had voor hij trouwde. Ze lachte toen hij het zei: hij zou haar toch wel komen opzoeken, drie nachten per maand.

story-adventure-wilds-crones = Bedden voor de nacht
story-adventure-wilds-crones-intro = Drie zusters houden de herberg in het moeras: een brouwt, een weeft, een fluistert. Het bier is zwart, de dekens zijn warm, en er zit haar in. Reizigers gaan uitgerust weg, en ieder is iets kwijt: een suizend oor, een stotter, een tweede naam. ‘We nemen alleen wat los hangt,’ zegt moeder Rafel, die weeft, en ze laat de draad door haar vingers lopen. Aan jou heeft ze een los eind gezien.
story-adventure-wilds-crones-a = Haar aan de draad laten trekken.
story-adventure-wilds-crones-a-result = Ze trekt, en eruit komt een hele gewoonte, met alle knopen. Het doet geen pijn. Op die plek stopt ze iets in wat een andere gast achterliet, van betere kwaliteit. Haar zusters houden de lamp op en knikken.
story-adventure-wilds-crones-b = Vragen wat ze ermee doen.
story-adventure-wilds-crones-b-result = Moeder Stil zegt het in je linkeroor. Beneden, waar het moeras in het meer loopt, hebben ze het te drogen gehangen, alles, al jaren. Als je het eenmaal weet hoor je het van hier wapperen.

story-adventure-wilds-miller = Hebt u een jongen gezien
story-adventure-wilds-miller-intro = De molenaar heeft de molen stilgezet en gaat met een tekening van herberg naar herberg. Er staat een jongen op met een pook. Hij heeft hem zelf getekend, met meel, en zo vaak uitgeveegd en overgedaan dat het alleen nog een witte vlek is. ‘Elf,’ zegt hij. ‘Vraagt veel.’ Eén keer heeft hij hem geslagen, om een vraag. Toen was het bed leeg en het pannendeksel weg. Slaan zou hij niet meer. Hij zou antwoorden.
story-adventure-wilds-miller-a = Zeggen waar je het laatst van hem hoorde.
story-adventure-wilds-miller-a-result = Je zegt wat je weet, de weg, de dag. Hij bedankt en betaalt als voor een zak, op het gewicht van de hand. ’s Avonds hoor je hem twee tafels verder oefenen: ‘Dat komt door de maan. Dat komt door het water.’
story-adventure-wilds-miller-b = De jongen gaan zoeken.
story-adventure-wilds-miller-b-result = Er is rook in het bos, zegt de stalknecht, waar niemand woont, en iemand schreeuwt ertegen met een hoge stem. De molenaar staat al, met één arm in zijn jas. Je zegt dat hij moet wachten. Hij gaat op zijn handen zitten.
story-adventure-wilds-miller-c = Wick naar hem toe sturen.
story-adventure-wilds-miller-c-result = Nee, zegt hij. Dan gaat hij naar binnen, het deksel voor zich. Jij blijft buiten en hoort lang niets; dan een vraag, met een diepe stem, en de jongen die antwoordt, uitvoerig. ’s Ochtends gaat hij weer mee. ‘Hij vroeg of het pijn doet,’ zegt Wick. ‘Dat had nog niemand gevraagd.’

story-adventure-wilds-scourge = De Gesel van de Zeven Dalen
story-adventure-wilds-scourge-intro = Boven in een den zit een man met een geschilderd litteken, en eronder zit een ghoel en wacht. ‘Goedenavond,’ zegt Kord. Hij zit er sinds dinsdag. Hij had het dorp gezegd dat ghoelen een koen oog vrezen, en voor dat oog was betaald; nu kijkt hij hem al drie dagen koen aan, en hij lijkt eraan te wennen. In het dorp dragen ze de tafels al naar buiten voor de overwinning.
story-adventure-wilds-scourge-a = De ghoel weglokken.
story-adventure-wilds-scourge-a-result = Je fluit, en hij komt achter je aan, blij dat hij iets te doen heeft. Als je hem kwijt bent ken je zijn gat en de wegen erheen. Als je weer langs de den rijdt hangt er alleen nog een medaillon van messing aan een tak, dat nog schommelt.
story-adventure-wilds-scourge-b = Met hem de rest gaan halen.
story-adventure-wilds-scourge-b-result = ‘Welke rest?’ vraagt Kord. Dit is alleen de wacht, zeg je. De anderen slapen in de steengroeve tot het donker wordt. Hij klimt heel langzaam naar beneden, met zijn ogen dicht. Hij gaat mee, zegt hij. Hij wil alleen, voor hij doodgaat, gevraagd worden wie hij is.

story-adventure-wilds-pup = Hij liep met me mee
story-adventure-wilds-pup-intro = ‘Hij liep met me mee,’ zegt het meisje. Het is een barghest, half volgroeid, met een gloed in zijn keel als van een kooltje, en hij zit op het haardkleed, dat rookt. Barghesten gaan waar iets niet betaald is. De familie is alles nagegaan: de koe, het dak, grootvader. ‘We zijn niemand iets schuldig,’ zegt de moeder, en ze wordt heel wit. Het dier legt zijn kop in de schoot van het meisje. Het ruikt naar rivier.
story-adventure-wilds-pup-a = Hem verjagen.
story-adventure-wilds-pup-a-result = Je jaagt hem met de vuurtang naar buiten en over de velden. Steeds blijft hij staan en kijkt om of je het meent. Ze betalen je meteen, alles, heel precies, en vragen om een kwitantie. De hele nacht staat het meisje voor het raam.
story-adventure-wilds-pup-b = Je door hem de schuld laten wijzen.
story-adventure-wilds-pup-b-result = Zodra je het zegt staat hij op en gaat voorop, naar de rivier, neus aan de grond. Bij de voorde kijkt hij om. De moeder is op haar sloffen meegekomen. ‘Het was maar een boot,’ zegt ze. ‘We wilden hem terugbrengen.’

story-adventure-wilds-guestbook = Het gastenboek
story-adventure-wilds-guestbook-intro = In de schuilhut onder de gletsjer is niemand thuis. Op tafel ligt een boek. ‘Vuur goed, uitzicht goed. Hauser.’ ‘Eén nacht gebleven wegens lawaai. Prof. Lind.’ ‘Er is geen lawaai. Hauser.’ ‘We kwamen met negen, acht hebben getekend.’ ‘Voorraad op. Wie de jam neemt moet het zeggen.’ ‘Het is niet de jam die het neemt. L.’ De laatste regel is nog niet droog. Er staat ‘Welkom’, in grote letters, zonder naam.
story-adventure-wilds-guestbook-a = Tekenen en de luiken vergrendelen.
story-adventure-wilds-guestbook-a-result = Je tekent en vergrendelt. De hele nacht gaat het om het huis en probeert ze een voor een, als een gast die zijn sleutel kwijt is. ’s Ochtends ken je zijn stap en heb je tussendoor goed geslapen. Onder je naam staat: ‘Liet geen kruimels achter.’
story-adventure-wilds-guestbook-b = De natte inkt volgen.
story-adventure-wilds-guestbook-b-result = Er liggen druppels van op de vensterbank, op de sneeuw, en verder de morene op, elk rond en zwart, een lange stap uit elkaar. Het boek steek je in je tas. Bij het klimmen lijkt het steeds zwaarder.

story-adventure-wilds-frozenpost = Sneeuw noch vorst
story-adventure-wilds-frozenpost-intro = Naast de pasweg staat de postbode, tot zijn knieën in de sneeuw, één arm uitgestrekt met een brief. Hij staat er sinds december. Ze wilden hem begraven, maar hij buigt niet, en wie de brief pakt vindt de volgende ochtend een andere in zijn hand. De post was nog nooit zo stipt. Deze is voor Hengfors, spoed. Eronder in de sneeuw ligt een tweede, aan niemand.
story-adventure-wilds-frozenpost-a = Die voor Hengfors bezorgen.
story-adventure-wilds-frozenpost-a-result = Je brengt hem over de postweg naar Hengfors, in zijn tempo, en het gaat sneller dan gedacht. Een oude vrouw tekent. Hij is van vorige winter en gaat over een bezoek. Ze betaalt het port en zet water op voor twee.
story-adventure-wilds-frozenpost-b = Die aan niemand openen.
story-adventure-wilds-frozenpost-b-result = Het is zijn eigen handschrift. Boven de boomgrens heeft hij een hut, staat er, en daarin iemand die hij niet wilde laten wachten. Zijn hand is nu open. Er ligt een sleutel in, zo koud dat hij aan je handschoen plakt.

story-adventure-wilds-tower = De zevende nacht
story-adventure-wilds-tower-intro = In de vervallen toren leeft een striga, en ze heeft een tante. Elke zevende nacht komt de tante met een mand, zet die onder aan de trap en leest voor tot het grommen ophoudt. ‘Ze houdt van die met kastelen,’ zegt ze. Een striga slaapt overdag in haar eigen kist, en wie haar er tot het hanengekraai uit houdt kan haar zien terugkeren. De rentmeester van de koning zou betalen om het sneller te doen.
story-adventure-wilds-tower-a = Het op de manier van de rentmeester doen.
story-adventure-wilds-tower-a-result = ’s Middags ga je naar boven, met zilver. Het gaat snel, ze sliep. De rentmeester betaalt op de binnenplaats. Onder aan de trap staat een mand, met een koek, een kam en het tweede deel.
story-adventure-wilds-tower-b = In Vizima vragen wie haar vervloekte.
story-adventure-wilds-tower-b-result = ‘Hij is nog aan het hof,’ zegt de tante en blaast de kaars uit. ‘Met midwinter stuurt hij me een gans.’ In Vizima moet je zoeken naar een oude heer met heel schone handen. Tot je terugkomt leest ze door; ze heeft vier delen.

story-adventure-wilds-hanged = Een man op de galgenheuvel
story-adventure-wilds-hanged-intro = ‘U daar,’ zegt de gehangene. ‘Is het donderdag?’ Het is donderdag. Hij zucht en draait een beetje aan zijn touw. Op donderdag kwam zijn vrouw altijd boven met de hond. Ze komt al vier weken niet, en hij maakt zich zorgen, want ze trekt in bij haar broer in Stygga, en die drinkt. Van hierboven ziet hij heel wat, en voor niets hoeft niemand het te doen.
story-adventure-wilds-hanged-a = Hem laten vertellen wat hij ziet.
story-adventure-wilds-hanged-a-result = Hij vertelt het: het ding in het hakhout, zijn uren, zijn slechte poot. Daarvoor kap je een tak weg, voor het uitzicht. De jongen die stukjes touw steelt heeft zijn fles onder de trede; ook die krijg je van de gehangene.
story-adventure-wilds-hanged-b = In Stygga naar zijn vrouw gaan kijken.
story-adventure-wilds-hanged-b-result = ‘Zeg niet dat ik het vroeg,’ smeekt hij. ‘Zeg dat u langskwam. Aai de hond.’ De wind steekt op, en hij draait mee om je met wat hij aan ogen heeft na te kijken tot de bocht.

story-adventure-wilds-ham = De midwinterham
story-adventure-wilds-ham-intro = Elke midwinter komt er over de bergen een ham naar Theodor Grole, en nooit heeft iemand hem gestuurd. Dit jaar is hij ingesneeuwd, en Benno ook, in een herdershut, met de ham naast zich op de bank. ‘Hij moet er vanavond zijn,’ zegt hij door zijn sjaal; hij heeft koorts en drie tenen te weinig. ‘Hij zet het bord klaar. Hij denkt dat ik het niet weet.’ Het is ver naar Hengfors, en het is een koninklijk zwijn.
story-adventure-wilds-ham-a = Blijven en de tenen verzorgen.
story-adventure-wilds-ham-a-result = Je blijft, wrijft, giet in hem wat je hebt en wat de herder achterliet. Tegen de ochtend is hij buiten gevaar en maakt weer grappen. Als dank geeft hij je de voorraad van de herder. Het is het eerste wat hij ooit weggeeft dat echt niet van hem is.
story-adventure-wilds-ham-b = De ham naar Hengfors brengen.
story-adventure-wilds-ham-b-result = ‘U hebt hem gevonden,’ drukt Benno je op het hart. ‘Hij viel van een kar. Als hij vraagt wat voor kar, ren dan.’ Hij wikkelt hem in zijn eigen jas. Hij is heel vrolijk tot je buiten bent, en je hoort hem proberen op te staan om mee te gaan.
story-adventure-wilds-ham-c = De hond ermee sturen.
story-adventure-wilds-ham-c-result = Je bindt hem op haar rug, zegt de naam, en ze vertrekt, zonder haast. Na twee dagen is ze terug, met het bord om haar hals en een kwitantie in een beverig handschrift: één ham, ontvangen van hond. Hij heeft voor ieder een munt bijgevoegd, en een flesje voor tenen.

story-adventure-wilds-ford = De twee bij de voorde
story-adventure-wilds-ford-intro = Al elf jaar vechten er bij de voorde twee ridders, van acht tot zes, met een uur voor het eten. Geen van beiden laat de ander over. Ze zijn er oud en stijf bij geworden en helpen elkaar overeind. ‘Waarom?’ zegt de groene en laat zijn zwaard zakken. ‘Weet jij het nog?’ ‘Het was jouw paard,’ zegt de rode, ‘of mijn zus.’ Het paard is allang dood. De zus, bedenken ze, woont stroomafwaarts.
story-adventure-wilds-ford-a = Meedoen tot zes uur.
story-adventure-wilds-ford-a-result = Ze zijn blij met een derde. Om zes uur ken je elke parade tegen een man die je elf jaar kent, en een heel nieuwe, voor de derde. Ze staan erop dat jij de droge deken krijgt.
story-adventure-wilds-ford-b = Het de zus vragen.
story-adventure-wilds-ford-b-result = ‘Zou u dat willen?’ zeggen ze allebei. Ze gaan naast elkaar op de oever zitten en weten niet wat je met een vrije middag doet. Als je omkijkt houdt de groene een boterham op, en de rode bedenkt of dat mag.

story-adventure-wilds-crows = De kraaien houden rechtbank
story-adventure-wilds-crows-intro = In de stoppels zitten zo’n tweehonderd kraaien in een kring, en in het midden een met een hangende vleugel. Het duurt al de hele ochtend. Ze krassen om de beurt; die in het midden zwijgt. Als het voorbij is, weet de boer, vallen ze er allemaal tegelijk op aan en vliegen zonder geluid weg. In de kring is een opening. Die is aan jouw kant, en ongeveer zo breed als een mens.
story-adventure-wilds-crows-a = De kring in stappen.
story-adventure-wilds-crows-a-result = Je legt neer wat je draagt en gaat ernaast staan. Tweehonderd koppen draaien. De wet ken je niet, dus blijf je staan, en kijk je ieder aan. Tegen de middag stijgen ze op als rook. Ze is op je laars gehipt; en jij bent zelf ook van iets vrijgesproken.
story-adventure-wilds-crows-b = Vragen wat ze heeft gedaan.
story-adventure-wilds-crows-b-result = Die met de hangende vleugel kijkt naar jou en dan, heel lang, naar het bos. Ze hipt voor je uit naar de rand van het veld. De anderen laten haar als het ware op borgtocht gaan: elf komen er mee, van boom tot boom.

story-adventure-wilds-flood = Hoog water
story-adventure-wilds-flood-intro = De rivier is vannacht gestegen en draagt huizen. Heel langzaam komen ze voorbij. Op het ene dak zitten een gezin, een varken en een klok; op het volgende zit een koopman op zijn geldkist en roept wat hij betaalt. Je hebt een boot, een riem en tijd voor één van de daken. Er komt een derde, verder weg, en daarop staat alleen een wieg, die iemand van onderen schommelt.
story-adventure-wilds-flood-a = Het gezin halen, en de kist.
story-adventure-wilds-flood-a-result = Je doet het allebei, slecht. Het gezin is binnen, de kist half, de boot krijgt drie balken in zijn zij en jij de vierde. De koopman betaalt, nat, tot op de munt. In de armen van het varken slaat de klok, op tijd.
story-adventure-wilds-flood-b = De wieg achternagaan.
story-adventure-wilds-flood-b-result = Die is al ver weg en draait. Je roeit met je rug ernaartoe, zo gaat dat. Op het dak achter je roept de koopman niet meer, en je hoort de vader tegen de kinderen zeggen dat ze niet moeten kijken. In de bocht drijft de wieg het riet in.

story-adventure-wilds-slot = Verse prent
story-adventure-wilds-slot-intro = In het natte mos, zuiver als een zegel, staat de prent van een hert. Die is te groot. Een kolenbrander heeft hem gevonden en is ernaast gaan zitten zodat niemand erin trapt. ‘Er is één man die dit moet zien,’ zegt hij. ‘Dertig jaar zit hij erachteraan. Ze lachen om hem.’ Vanwege de regen heeft hij zijn hoed erover gelegd. De prenten lopen bergop, het oude bos in, en in elke tiende zit een beetje rijp.
story-adventure-wilds-slot-a = Van de brander leren lezen.
story-adventure-wilds-slot-a-result = Hij tilt voor jou de hoed op. Aan de diepte, aan het slepen, aan de netel die nog niet weer staat, zegt hij je het uur; en hoe je je voet ernaast zet. Wat zo’n hert volgt, sinds altijd, kwam een uur later langs. Die tekens ken je.
story-adventure-wilds-slot-b = De prenten zelf volgen.
story-adventure-wilds-slot-b-result = Je volgt ze zolang er licht is, en dan op de rijp. Het bos wordt ouder. Je merkt dat je op de zijkant van je voeten loopt en door je neus ademt, en dat niets bang voor je is.
story-adventure-wilds-slot-c = Corvin roepen.
story-adventure-wilds-slot-c-result = Hij komt, trekt zijn handschoen uit en legt zijn hand erin. Hij zwijgt zo lang dat de brander zijn hoed weer opzet. ‘Hij was hier,’ zegt Corvin dan, precies. Vandaag volgt hij hem niet. ’s Avonds leert hij je hoe je iets voor morgen overlaat.

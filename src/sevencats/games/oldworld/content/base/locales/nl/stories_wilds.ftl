# Verkenningskaarten van de wildernis. Een kaart heeft een titel, een tekst om voor te lezen (-intro), haar
# opties (-a, -b) en bij elke optie wat ervan komt (-a-result ...); dat ziet niemand vóór de keuze.

## De eerste twaalf

story-wilds-ferryman = Vandaag geen overtocht
story-wilds-ferryman-intro = Lorcan Weir, de veerman, steekt vandaag niet over. Drie nachten lang heeft iets onder water een knoop in zijn touw gelegd. En op de andere oever staat een passagier die zich sinds zondag niet heeft verroerd en vooraf heeft betaald, met heel oud geld.
story-wilds-ferryman-a = Het touw gaan nakijken.
story-wilds-ferryman-a-result = Je duikt en komt meteen weer boven. Wat zulke knopen legt, heeft vingers, heel veel, en geduld. Lorcan kerft een teken in de oever waar de stroom de verkeerde kant op gaat. Dan legt hij het veer vast, met een tweede touw.
story-wilds-ferryman-b = Naar de passagier gaan kijken.
story-wilds-ferryman-b-result = Hij is droog, beleefd en al lang dood. Vrienden van hem dobbelen in een bos, legt hij uit, en hij komt niet graag te laat. Of je misschien de tafel vol wilt maken? Er is een kleine inzet.

story-wilds-beehives = Nachthoning
story-wilds-beehives-intro = De bijen in dit dal zijn ’s nachts gaan vliegen, en hun honing geeft licht. De imker, gezwollen tot tweemaal zijn omvang en in opperbeste stemming, zweert dat hij alles geneest behalve bijen. ‘Neemt u wat u wilt,’ zegt hij. ‘Ik voel mijn handen toch niet.’
story-wilds-beehives-a = Je armen in de korven steken.
story-wilds-beehives-a-result = Je zit tot over je ellebogen in de raten als ze komen, in colonnes, als voetvolk. Later trek je de angels uit wat er van je dekking over is, en tel je de flesjes die je hebt gevuld.
story-wilds-beehives-b = Hem je reservehandschoenen verkopen.
story-wilds-beehives-b-result = Hij betaalt meteen en verwisselt bij het aantrekken links en rechts. Dan schudt hij je de hand, hartelijk, zonder het te merken. Jullie nemen afscheid als vrienden, zij het op enige afstand.

story-wilds-scarecrow = De vogelverschrikker
story-wilds-scarecrow-intro = Een akker, een vogelverschrikker, geen kraaien. Ook geen muizen, geen kevers, en de gerst is in een kring van hem weg gegroeid. Hij draagt een goede jas, met iets zwaars in de zak. Voor zover je kunt zien heeft hij nog niet naar je gekeken.
story-wilds-scarecrow-a = Je hand in de zak steken.
story-wilds-scarecrow-a-result = Vingers van stro sluiten zich om de jouwe, droog en vlug, en houden vast terwijl daarboven iets nadenkt. Dan laten ze los. Pas op de weg, onder de blote hemel, doe je je vuist open.
story-wilds-scarecrow-a-band-1 = Er ligt alleen stro in. De riem over je schouder is netjes doorgesneden, en wat eraan hing, hangt nu aan de paal.
story-wilds-scarecrow-a-band-2 = Er ligt een flesje in, met was verzegeld en nog warm. Iemand vóór jou tastte dieper en kreeg het er niet meer uit.
story-wilds-scarecrow-a-band-3 = Een knokkel van vuursteen, gladgesleten, die in je hand past alsof die eromheen gegroeid is. Sindsdien knijp je harder.
story-wilds-scarecrow-b = Eromheen lopen en de grond lezen.
story-wilds-scarecrow-b-result = De sporen komen tot aan de kring, stoppen, denken na en gaan eromheen. Nu weet je wat hier jaagt, en waar het bang voor is.

story-wilds-charcoal = Vijf meilers, vier man
story-wilds-charcoal-intro = Vijf kolenmeilers, vier branders. De vijfde, Ulf, kroop naar binnen om naar het vuur te kijken, en kleine handen trokken de zoden achter hem dicht. De anderen stoken door, omdat het hout betaald is, en vanwege het geklop.
story-wilds-charcoal-a = Beloven het nest op te ruimen.
story-wilds-charcoal-a-result = Nekkers hebben het graag warm. Ze hebben zich van meiler tot meiler gegraven en ver onder de bomen, en waar de grond hol klinkt, luisteren ze. Je zult daglicht nodig hebben, en vaste grond.
story-wilds-charcoal-b = Het werk van de vermiste doen, voor zijn loon.
story-wilds-charcoal-b-result = Je harkt en dekt en hoest tot het donker is, met Ulfs hark en onder Ulfs pet, en krijgt wat Ulf gekregen zou hebben. Niemand heeft het over het geklop. Tegen de avond jij ook niet meer.

story-wilds-chapel = De put van de kluizenaar
story-wilds-chapel-intro = De kapel van de kluizenaar is haar dak en haar god kwijt, maar de put trekt nog steeds pelgrims. Hij geeft dubbel terug wat erin gegooid wordt, legt de kluizenaar uit, alleen nooit hetzelfde. Ooit gooide hij zijn tanden erin. Hij raadt het af.
story-wilds-chapel-a = Een drankje in de put gieten.
story-wilds-chapel-a-result = Het water wordt donker, dan helder, en ruikt naar regen. Je drinkt. Halverwege de helling merk je dat iets wat je al jaren oefent vanzelf gaat.
story-wilds-chapel-b = Omhoog klimmen, waar het water ontspringt.
story-wilds-chapel-b-result = De bron ligt hoog tussen de rotsen, en de stenen eromheen zijn gevlekt in zeven kleuren. Iemand spoelt daar flessen, of deed dat.

story-wilds-hound = De hond van de dode
story-wilds-hound-intro = Een teef staat over een dode jager heen, en al een week heeft niets het lijk durven aanraken. Ze is een en al ribben en tanden. Als je dichterbij komt gromt ze niet; ze schat de afstand. Dit doet ze duidelijk niet voor het eerst.
story-wilds-hound-a = Haar je sjaal laten en weggaan.
story-wilds-hound-a-result = Die nacht staan er ogen aan de rand van je vuur, en ze blijven tot de ochtend. Ze wacht op een beter bod, en dat kan maar beter vlees zijn.
story-wilds-hound-b = De maliën van de dode meenemen.
story-wilds-hound-b-result = Het zijn goede maliën. Ze langs haar krijgen kost je een mouw, wat vel en alles wat je van honden wist. Dan gaat ze weer op het lijk liggen.

story-wilds-poacher = Ondersteboven
story-wilds-poacher-intro = Benno Grole hangt aan één voet in zijn eigen strik en prijst het uitzicht. Om los te komen biedt hij ofwel de plek waar hij het beest zag dat je zoekt, ofwel de plek waar hij zijn kruisboog liet zinken. ‘Een van de twee,’ zegt hij. ‘Ik moet ook leven. En als er een belastingpachter met mijn neus langskomt: u hebt me dood gevonden.’
story-wilds-poacher-a = Het beest.
story-wilds-poacher-a-result = Hij tekent het in de modder, ondersteboven: een kom, een omgevallen eik, botten. Je kapt het touw voor hij klaar is. Hij komt slecht neer, en bedankt je.
story-wilds-poacher-b = De kruisboog.
story-wilds-poacher-b-result = ‘Onder een steiger, in oliedoek,’ zegt hij en, nadat je hem een poosje hebt laten bungelen, ook onder welke. Of je het ding een druppeltje olie wilt geven.

story-wilds-mushrooms = Een kwestie van dosis
story-wilds-mushrooms-intro = De mand van de weduwe Tarn is vol rode hoeden waar geen verstandig mens aan komt. Ze droogt ze, maalt ze en eet ze bij nieuwe maan, en ze heeft vier mannen begraven. ‘Het is een kwestie van dosis,’ zegt ze mild. ‘Ze luisterden nooit.’
story-wilds-mushrooms-a = Een snufje proberen.
story-wilds-mushrooms-a-result = De bomen ademen in. Je gaat voorzichtig zitten en wacht tot de wereld zegt wat ze wil. De weduwe houdt je pols vast en telt.
story-wilds-mushrooms-a-band-1 = Ze wil eruit. Je tas is dichterbij dan de struiken. ‘Te veel,’ zegt de weduwe, en ze schrijft het op haar mouw.
story-wilds-mushrooms-a-band-2 = Ze zegt: nu. Je staat op met een hoofd als een aangeveegde kamer en ziet drie zetten vooruit, als een schaker.
story-wilds-mushrooms-a-band-3 = Tegen de schemering word je wakker onder haar deken. De weduwe heeft een van je flesjes gevuld. ‘Hetzelfde,’ zegt ze, ‘maar dan zonder het gepraat.’
story-wilds-mushrooms-a-band-4 = Je hoort wat er groeit, en waar, en waarvoor. ’s Avonds is het weg, maar de beste helft blijft hangen.
story-wilds-mushrooms-b = Jouw kunstje ruilen tegen dat van haar.
story-wilds-mushrooms-b-result = Je laat haar zien hoe je met twee vingers een hart stilzet; ze wil het nog eens zien. Wat je ervoor krijgt is stiller, en je zult het vaker gebruiken.

story-wilds-cairn = De steenhoop met twee gezichten
story-wilds-cairn-intro = De steenhoop heeft twee gezichten. Aan de kant van de bergen heeft iemand steen op steen gelegd en er de tijd voor genomen; aan de zeekant is het een bult, haastig opengebroken, en wel van binnenuit. Een kring van ijzeren staken houdt de herders weg.
story-wilds-cairn-a = Degenen volgen die hem bouwden.
story-wilds-cairn-a-result = De stenen komen uit een groeve waarvan de naam van elke mijlpaal is gebeiteld. De weg is er nog, als je het niet erg vindt hem voor jezelf te hebben.
story-wilds-cairn-b = Volgen wat eruit kwam.
story-wilds-cairn-b-result = Het spoor is honderd jaar oud en volmaakt duidelijk. Het leidt naar Kaer Seren en houdt op onder een muur die meer heeft gehouden dan waarvoor hij gebouwd is.

story-wilds-huntsman = Het vuur van de jager
story-wilds-huntsman-intro = Corvin deelt zijn vuur en vraagt niet naar je naam. Al dertig jaar zit hij achter hetzelfde hert aan, en onderweg is hij zowat al het andere tegengekomen. Hij worstelt ook, zegt hij, terwijl hij een rode draad om een pijl bindt, en hij bekijkt je als een man die een paard koopt.
story-wilds-huntsman-a = Met hem worstelen.
story-wilds-huntsman-a-result = Hij gooit je neer tot de maan onder is, telkens iets langzamer, tot je ziet hoe het moet. Dan vliegt hij zelf de varens in, tevreden. Tegen de middag word je stram wakker.
story-wilds-huntsman-b = Zijn kaarten kopen.
story-wilds-huntsman-b-result = Ze zijn op boombast getekend, en op de helft staat alleen het hert. De andere helft is nauwkeurig: hij heeft genoteerd welk hol leeg is, en welk alleen maar zo lijkt.

story-wilds-midwife = De vroedvrouw vertrekt
story-wilds-midwife-intro = Hessa, de vroedvrouw, haast zich door de schemering. Ze heeft iets ter wereld gebracht dat ze niet wil beschrijven, bij een moeder die niet blij was, en nu verlaat ze de streek. Iemand moet naar Ilka omzien, die de lamp vasthield en gebleven is, zegt ze. Zij niet.
story-wilds-midwife-a = Vragen waar Ilka heen ging.
story-wilds-midwife-a-result = Naar het water, met de lamp nog aan. Ze kent kruiden en houdt het hoofd koel; Hessa heeft haar nog nooit zien rennen. Misschien is gezelschap welkom.
story-wilds-midwife-b = Hessa veilig naar de kruising brengen.
story-wilds-midwife-b-result = Ze praat de hele weg, om de dingen op afstand te houden. Bij de kruising betaalt ze, in munten en in glas, vraagt welke weg de langste is, en neemt die.

story-wilds-stone = De luisterende steen
story-wilds-stone-intro = De staande steen luistert. De dorpelingen vertellen hem hun zonden en leggen er een munt bij, opdat hij ze bewaart. De laatste tijd herhaalt hij ze, ’s nachts, met hun eigen stemmen, en twee huwelijken zijn voorbij. Of jij eens met hem wilt praten.
story-wilds-stone-a = Zijn prijs betalen en iets waars zeggen.
story-wilds-stone-a-result = Hij zwijgt lang. Dan antwoordt hij met je eigen stem, en zegt op welk punt van je beste slag je altijd al te veel haast had.
story-wilds-stone-b = Hem overschreeuwen.
story-wilds-stone-b-result = Je schreeuwt tot je niets meer hebt om in te geloven. De steen houdt alles. In de stilte blijft één kleine nieuwe gedachte over.

## Mensen onderweg

story-wilds-wick = De jongen met de pook
story-wilds-wick-intro = ‘Is het waar dat je in het donker kunt zien? Is het waar dat je niets voelt? Waarom kijk je dan zo?’ Hij loopt al sinds de molenbrug achter je aan, met een pook dwars over zijn rug en een pannendeksel aan zijn arm. Hij heet Wick, is elf, en is van huis weggelopen om hekser te worden. ‘Hoe oud was jij? Doet het pijn? Kun je er ook weer mee stoppen?’
story-wilds-wick-a = Hem thuisbrengen, naar de molen.
story-wilds-wick-a-result = Hij gaat mee zonder tegen te spreken, wat je niet had verwacht, en met elke mijl langzamer. Als het dak in zicht komt, pakt hij je bij je mouw. ‘Bij laag water is er altijd iemand aan de beurt,’ zegt hij. ‘Dit jaar ben ik de kleinste.’
story-wilds-wick-b = Hem vannacht de wacht laten houden.
story-wilds-wick-b-result = Tot zonsopgang doet hij geen oog dicht, en dan brengt hij verslag uit: wat er langs het vuur kwam, op hoeveel poten, waarheen, en waaraan het snuffelde. In de modder staat het precies zo. Jij hebt goed geslapen. Een voerman neemt hem mee naar huis; hij vraagt nog steeds.

story-wilds-roll-call = Zestig namen
story-wilds-roll-call-intro = ‘Abel.’ ‘Hier!’ ‘Adamsen.’ Niets. De man in het halve uniform wacht zo lang als een antwoord zou duren, en roept de volgende. Zestig namen roept hij, daar op de open plek, en vier man geven antwoord. Dan pas draait kapitein Holt van de Derde Compagnie zich om en deelt je mee, zonder je aan te kijken, dat er op deze weg tol wordt geheven.
story-wilds-roll-call-a = Vragen waar de anderen zijn.
story-wilds-roll-call-a-result = ‘Op een veld,’ zegt Holt. ‘Ik gaf bevel om stand te houden. Toen ben ik gaan rennen.’ Met een stok tekent hij je het bos, elke greppel, en wrijft over de plek waar de linie stond tot de grond kaal is. Niemand is gaan kijken.
story-wilds-roll-call-b = Betalen met medicijn voor zijn gewonden.
story-wilds-roll-call-b-result = Het flesje gaat naar een lansier met een slecht been, die er meteen op gaat staan en niets schuldig wil blijven. Tot de middag drilt hij je met een hopstaak. Je loopt verder met een stoot die de Derde Compagnie niet meer nodig heeft.

story-wilds-nameless = Het boek van de naamlozen
story-wilds-nameless-intro = Langs de weg staat een vrouw te graven, in wat er over is van een priesteressenkleed, en ze vloekt op de vorst. Zuster Jutta is haar god kwijt, maar de schop heeft ze gehouden. ‘Man. Jaar of veertig, goed gebit,’ zegt ze, en schrijft het in een boek. ‘Twee zwaarden. Geen naam.’ Met haar duim wrijft ze het medaillon van de dode schoon, en het is een beer. ‘Hebt u hem gekend?’
story-wilds-nameless-a = Het medaillon naar zijn school brengen.
story-wilds-nameless-a-result = Ze bijt het koord door en geeft het je met twee handen. De Beren wonen in Haern Caduch, voor zover ze ergens wonen. ‘Vraag hoe ze hem noemden,’ zegt Jutta. ‘Ik laat de regel open.’
story-wilds-nameless-b = De schop overnemen.
story-wilds-nameless-b-result = Je graaft tot je handpalmen openliggen, zo diep dat geen wolf er zin in heeft, en de dag is om. Voor de aarde erop gaat, laat Jutta zien hoe hij lag: arm over de keel, knieën opgetrokken, staal naar buiten. Het had hem lang in leven gehouden.

story-wilds-hearths = Haardgeld
story-wilds-hearths-intro = ‘Post,’ leest Theodor Grole, belastingpachter. ‘Laag-Zegge, negentien huizen. Schoorstenen: geen.’ Ze zijn die nacht allemaal dichtgemetseld. Er komt rook uit de deuren, uit de ramen en uit de mouwen van de schout, die verklaart dat men van vuur heeft afgezien, het is slecht voor de ogen. Hij huilt erbij. Achter de heggen rapen mensen stenen op.
story-wilds-hearths-a = Grole heelhuids het dorp uit brengen.
story-wilds-hearths-a-result = Bij de tweede heg begint het. Je loopt aan de kant waar de stenen vandaan komen, tot aan de brug. Grole betaalt tot op de penning, verzoekt om een kwitantie en boekt je deuken onder onkosten.
story-wilds-hearths-b = Zweren dat je geen rook zag.
story-wilds-hearths-b-result = Je zweert het met tranende ogen. Grole kijkt je een poos aan, schrijft ‘geen’ en vertrekt. Tegen de avond zijn de schoorstenen weer open. De vrouw van de schout brengt een fles, en de smid laat zien wat je met een blaasbalg nog meer kunt.

story-wilds-brothers = Twee broers die Grole heten
story-wilds-brothers-intro = ‘Je had klerk kunnen worden.’ ‘Jij een broer.’ Theodor Grole pacht de belastingen van de koning; Benno Grole schiet de herten van de koning. De een heeft een aanhoudingsbevel in zijn jas, de ander een prijs op zijn hoofd, en vanavond zijn ze bij hetzelfde vuur beland, bij het jouwe. Benno gaat water halen. ‘Ik ben verplicht het te vragen,’ zegt Theodor, niet erg hard. ‘Waar slaapt hij?’
story-wilds-brothers-a = Het hem zeggen.
story-wilds-brothers-a-result = Hij schrijft het op en telt de beloning in je hand uit, munt voor munt, omdat het de wet is. Je krijgt er een schets bij van al Benno’s strikken, en van wat erin liep. Het grootboek krijgt hij pas de derde keer dicht.
story-wilds-brothers-b = Zeggen dat je het niet weet.
story-wilds-brothers-b-result = Theodor knikt, bedankt je twee keer en gaat liggen met zijn gezicht naar het donker. ’s Ochtends is Benno weg. In je laars zit een vishaak aan een eindje snoer: hij is ergens aan het water, en hij wil betalen.

story-wilds-fen = Eerst de prijs
story-wilds-fen-intro = De kruidenvrouw staat tot haar ribben in het veen en komt er niet uit, vanwege de drie mannen op de kant. Die hebben een papier. ‘Eerst de prijs,’ roept Oda Hollin je toe. ‘Ik sta voor meer in het krijt dan ik weeg. Mijn man was een jaar ziek. Hij is dood, de schuld maakt het goed. Een huis in Novigrad heeft die schuld gekocht, en nu moet ik mee. Dan liever de bloedzuigers.’
story-wilds-fen-a = De mannen uitleggen dat ze bezig is.
story-wilds-fen-a-result = Dat vergt enige uitleg. Ten slotte ligt het papier in de modder met een van de mannen erop, en is er een kapmes door je dekking gegaan. Oda waadt naar de kant en vult je tas met flesjes. ‘Dan staan we quitte,’ zegt ze opgelucht.
story-wilds-fen-b = Aanbieden in Novigrad voor haar te spreken.
story-wilds-fen-b-result = ‘Wat rekent u daarvoor?’ vraagt Oda, en ze gelooft het antwoord niet. De mannen zijn blij dat ze droog thuiskomen en laten je het nummer van haar papier. Zij trekt verder aan haar wortels, met één oog op de weg waarlangs je terug zult komen.

story-wilds-survey = Waar de ketting ophoudt
story-wilds-survey-intro = Adelheid Voss, landmeetster van de kroon, is aan het eind van de weg gekomen, met een ijzeren ketting, twee vermoeide kettingdragers en een leeg vel. ‘Achter die kam,’ zegt ze. ‘Is daar een dorp?’ Je hebt het gezien: elf daken. Wat op haar kaart staat, betaalt belasting. Wat er niet op staat, krijgt geen soldaten, geen graan en geen brug. ‘Ik teken wat mij gezegd wordt door wie er geweest is. Welnu?’
story-wilds-survey-a = Zeggen dat het er is.
story-wilds-survey-a-result = Ze trekt elf kleine vierkantjes en vraagt hoe je het schrijft. Het moet onder ede in Hengfors, waar de Liga om elke heuvel twist; ze neemt je mee op haar eigen kar en betaalt het getuigengeld. Achter de kam slaat een hond aan, alsof hij het wist.
story-wilds-survey-b = Zeggen dat het allemaal moeras is.
story-wilds-survey-b-result = Ze kijkt naar je laarzen, die droog zijn, en tekent riet. Het dorp wil je er een kaas voor sturen. Wat er komt is een jongen, buiten adem: iets haalt de schapen, en het garnizoen kunnen ze niet roepen, want ze bestaan niet.

story-wilds-turnips = Een dom gezicht
story-wilds-turnips-intro = Dorrit Ash rijdt deze weg al veertig jaar, en haar muildier, Proost, heeft er nog geen el van naar zijn zin gehad. Nu is hij voor een slagboom gaan zitten, en achter de kar komen ruiters de heuvel over. ‘Bovenop liggen knollen,’ zegt ze zonder om te kijken. ‘Onder de knollen ligt zout. Wat er onder het zout ligt, gaat u niks aan. Klim erop, ga zitten en kijk dom. Kunt u dat?’
story-wilds-turnips-a = Erop klimmen en dom kijken.
story-wilds-turnips-a-result = Je blijkt het te kunnen. De ruiters prikken in de knollen, vinden op je gezicht niets wat belast kan worden, en dragen het muildier eigenhandig langs de slagboom. Dorrit neemt je mee tot de zoutpannen van Cidaris en betaalt je voor de uitdrukking.
story-wilds-turnips-b = Vragen wat er onder het zout ligt.
story-wilds-turnips-b-result = Het zout niest. Dorrit zucht en verschuift een plank: twee rode ogen, en een hand die een soldatenpet vasthoudt. ‘Die moet naar Cidaris,’ zegt Dorrit. ‘Er zou iemand op de kade moeten staan als ik haar breng. Iemand die niet dom kijkt.’

story-wilds-letter = Een heer, ietwat verlaat
story-wilds-letter-intro = Op een mijlpaal zit een dode, droog, welgemanierd, zijn hoed op zijn knieën. Het spijt hem dat hij stoort. Hij wordt verwacht bij de dobbelstenen; daarvóór werd hij thuis verwacht, maar daar lag een rivier tussen. Nu heeft hij in zijn jas een brief aan zijn vrouw gevonden. Het zegel is heel. Hij moet hem tweehonderd jaar bij zich hebben gehad, en vraagt zich af of hij nog bezorgd kan worden.
story-wilds-letter-a = De brief aannemen.
story-wilds-letter-a-result = ‘De Zouttrap, in Cintra,’ zegt de Passagier. ‘De blauwe deur.’ Hij reikt hem je aan tussen twee vingers, alsof hij nog kon kreuken, en begint je te bedanken. Als je bij de bocht omkijkt, is hij nog bezig.
story-wilds-letter-b = Hem openen en voorlezen.
story-wilds-letter-b-result = Je leest hem twee bladzijden voor over een dak, een hoest, en wanneer de bonen de grond in moeten. De bonen wil hij graag nog eens horen. Als dank neemt hij een oude fout van je over, en hij laat je een slag na die geen levende heeft gezien.

story-wilds-stag = Op tien pas
story-wilds-stag-intro = Een hert komt uit de berken om te drinken. Het is wit om de muil, en zijn gewei lijkt op iets wat geveld is. In de schouder, vergroeid, zit de stomp van een pijl, omwonden met rode draad. Er is nog één jager die ze zo bindt. Hij bindt ze al dertig jaar. Het hert ziet je. Geen van beiden verroert zich. Op het water lopen de kringen uit, en verder uit, en zijn weg.
story-wilds-stag-a = Het laten drinken, de jager inlichten.
story-wilds-stag-a-result = Het drinkt lang, met zijn ogen op jou, en loopt weer tussen de berken als iemand die de hele dag nog heeft. Corvin zal ergens in deze bossen zijn vuur hebben. Je begint te bedenken hoe je zoiets zegt.
story-wilds-stag-b = Het volgen.
story-wilds-stag-b-result = Je volgt het tot het donker is en ziet het niet terug, alleen de plekken waar het omheen liep: een hol, een verscheurde hinde, een kom met te veel botten. Je slaapt op mos, beter dan in weken.

story-wilds-knocking = De man die klopt
story-wilds-knocking-intro = In de schuur kan niemand slapen, vanwege Ulf. Hij was kolenbrander; nekkers trokken hem omlaag, en hij leefde onder hen, langer dan een mens zou moeten. Nu ligt hij in het stro en klopt op de planken: drie keer, stilte, twee keer. Zo zeiden ze elkaar dat ze er waren. Hij schaamt zich ervoor. Vannacht heeft onder de vloer iets geantwoord.
story-wilds-knocking-a = Ook kloppen.
story-wilds-knocking-a-result = Drie keer, stilte, twee keer. De vloer antwoordt jou, Ulf antwoordt de vloer, en zo gaat het door tot de haan kraait en een plank een vingerbreed omhoogkomt. Wat er naar buiten wordt geschoven, of naar binnen getrokken, hangt ervan af wie ze voor de nieuwe hielden.
story-wilds-knocking-a-band-1 = Ze pakken Ulfs stok, je handschoen en wat eraan hing, en trekken alles voorzichtig omlaag, alsof het rilt van de kou.
story-wilds-knocking-a-band-2 = Er wordt een pot naar buiten geschoven, het deksel dichtgebonden met wortel. Een nieuwe wordt gevoerd, zegt Ulf; hij een jaar lang.
story-wilds-knocking-a-band-3 = Er komt een hand uit, die pakt je pols en trekt, om te zien hoeveel er aan je zit. Je trekt terug. Wat ten slotte meegeeft, is de plank.
story-wilds-knocking-b = Hem op je arm laten kloppen.
story-wilds-knocking-b-result = Hij klopt op je arm, zachtjes, en tegen de ochtend slaapt hij. Bij de pap laat hij je zien wat hij daar beneden heeft geleerd: klein zijn, en naar boven slaan. Je geeft er een groot gebaar voor op.

story-wilds-birth = Iemand voor de lamp
story-wilds-birth-intro = De vroedvrouw heeft je bij je riem voor je goedenavond kunt zeggen. Om een geboorte heeft Hessa al eens een streek moeten verlaten, en in deze wil ze blijven. ‘U valt niet flauw en u bidt niet. Dat volstaat.’ In de hut bijt een meisje op een teugel. ‘De laatste die hem voor me vasthield, was tien keer zoveel waard als u,’ zegt Hessa. ‘Hoger. En wat het ook wordt: geen woord voor ik er een zeg.’
story-wilds-birth-a = De lamp vasthouden.
story-wilds-birth-a-result = Je houdt hem vast tot de olie op is en het raam grijs. Dan lacht Hessa hardop en tilt het omhoog: een meisje, woedend, met van alles het juiste aantal. Die dag ben je nergens meer goed voor; pas later merk je wat een mens van stilstaan leert.
story-wilds-birth-b = De deur bewaken.
story-wilds-birth-b-result = Er komt van alles op een geboorte af: een bleke hond, een lantaarn die niemand draagt, een tante. Je stuurt ze allemaal weg, de tante het laatst. Bij het ochtendgloren krijst daarbinnen iemand, gloednieuw. Hessa betaalt in tincturen en leert je een en ander over scharen.

## Monsters en hun manieren

story-wilds-noon = De rij van de bruid
story-wilds-noon-intro = Voor twaalven leggen de maaiers hun sikkels neer en gaan onder de bomen zitten. Alleen de jongen is nieuw, dus zegt een oude vrouw hem de regels, zoals je bidt voor het eten: wie er komt, heeft geen schaduw. Ze vraagt je ten dans. Hef je armen niet tegen haar op, daar wacht ze op. En ligt er een ring in de stoppels, laat hem liggen. De jongen opent zijn vuist en zoekt iemand om hem aan te geven.
story-wilds-noon-a = De ring nemen en op de middag wachten.
story-wilds-noon-a-result = De middag is wit en maakt geen geluid. Ze komt draaiend de rij op, met stro in haar haar, en jij houdt je armen omlaag en danst. Of je goed hebt gedanst, hoor je als de dorpsklok één slaat en er alleen nog gerst is.
story-wilds-noon-a-band-1 = Bij de draai trapte je op haar voet. Je rug hangt aan flarden, en de ring is van je vinger.
story-wilds-noon-a-band-2 = Redelijk. In de stoppels, waar ze je losliet, staat een flesje nat van de dauw, en verder is er nergens dauw.
story-wilds-noon-a-band-3 = Goed. Je voeten hebben een pas onthouden die niemand ze heeft geleerd, en de ring heeft een teken nagelaten als een tarwekorrel.
story-wilds-noon-b = Vragen van wie de ring was.
story-wilds-noon-b-result = De oude vrouw moet nadenken. Van een visser, zegt ze. De dag voor de bruiloft liet hij het meisje hier staan, vijftig zomers terug. Voor zover men weet, vist hij nog. De jongen heeft de ring al in je hand gedrukt.

story-wilds-bright = Alles wat blinkt
story-wilds-bright-intro = De marskramer leest zijn verliezen van een lei. ‘Post: een soeplepel, vertind. Post: messing knopen, een gros. Post: een koebel, zonder koe. Post: een tand, goud, uit mijn gezicht, terwijl ik sliep.’ Het waren de harpijen; die halen alles wat blinkt. Eerst laten ze stenen vallen, zegt hij, zodat je op je voeten let, en dan komen ze. Bij elke s fluit hij.
story-wilds-bright-a = Naar het nest klimmen.
story-wilds-bright-a-result = Je houdt je blik omhoog, en toch vindt de eerste steen je schouder voor jij vaste voet hebt gevonden. In het nest zitten ze op lepels en blazen. Je brengt het meeste van de lijst terug. Hij betaalt alles behalve de tand, die past niet meer.
story-wilds-bright-b = Zijn spiegel in een boom hangen.
story-wilds-bright-b-result = Hij draait in de zon, en tegen de middag is elke harpij van de berg er om ruzie te maken met zichzelf. Je ligt in het gras en onthoudt van welke richel ze kwamen. De marskramer zet één spiegel op de lei.

story-wilds-causeway = Lichten langs de dam
story-wilds-causeway-intro = Er ligt mist op het moeras, en in de mist zijn lampen. Ze knikken, wachten en gaan een eindje verder. Drie voerlui zijn ze vorige week achternagegaan. ‘Mooi, heb ik me laten vertellen,’ zegt de blinde vrouw die mensen overbrengt, een hand aan het touw. ‘Het ademt de mist uit en houdt de lamp voor zich. De eerste klap is de kwade. Dus ga niet waar het licht is.’
story-wilds-causeway-a = Haar betalen en je ogen sluiten.
story-wilds-causeway-a-result = Je steekt over met je hand op haar schouder. Het ademt links van je, dan rechts, en telkens onder dezelfde wilgen; ze zegt je hoeveel passen ver. Aan de overkant doe je je ogen open, zo fris alsof je hebt geslapen.
story-wilds-causeway-b = Een van de lampen volgen.
story-wilds-causeway-b-result = Je volgt de lamp van de stenen af, net ver genoeg om te zien hoe die hangt: laag, aan het eind van een lange arm, boven diep water. Je steekt een stok in de modder, voor later, en loopt achteruit terug.

story-wilds-roses = Niet aanraken, alstublieft
story-wilds-roses-intro = Mijlen van elk huis ligt een rozentuin, met een kaartje aan het hek: Bewonderen gaarne, aanraken niet. De bloemen draaien mee als je langsloopt. Het komt door de grond, legt een oude dame met handschoenen uit. Wijlen haar man was rechter; hier hield hij zitting, en hier deed hij ook de rest. Niets deert ze, zegt ze teder, behalve gif. Zou men zo goed willen zijn ze wat uit te dunnen?
story-wilds-roses-a = Het ergste perk vergiftigen.
story-wilds-roses-a-result = Ze gillen als het de wortels bereikt, en de oude dame kent de stemmen. Ze betaalt uit een beurs van zwart fluweel en verzoekt je de witte bij de muur te sparen. ‘Die had het niet gedaan,’ zegt ze.
story-wilds-roses-b = Een stek nemen.
story-wilds-roses-b-result = De archespore spuugt voor het mes dicht is. Je mouw gaat in rook op, en de maliën eronder zijn kant. Maar je hebt het sap, en ’s nachts, boven een klein vlammetje, leer je waar zulke bloemen van gemaakt zijn.

story-wilds-griffin = Waar de gans op zat
story-wilds-griffin-intro = Al drie weken zit de gans van de waardin op een ei zo groot als een emmer, dat een marskramer als pand achterliet en nooit is komen halen. Ze is er mager van geworden, en ze bijt. Elke avond strijkt er nu een griffioen neer op de nok van de schuur, de schapen vallen stil, hij buigt zijn kop en luistert. In één klap had hij het dak eraf. Hij wil niemand wakker maken.
story-wilds-griffin-a = Hem op de nok opwachten.
story-wilds-griffin-a-result = Hij landt niet. Hij komt recht uit de lage zon, zoals ze doen, en je hebt één slag en je gebruikt hem. Je mes vliegt in een schouder over de heuvel weg. In de schuur heeft de gans zich niet verroerd. Nu weet je hoe je iets opvangt dat valt.
story-wilds-griffin-b = Het ei weer naar boven dragen.
story-wilds-griffin-b-result = De waardin knoopt het je om in haar eigen omslagdoek, en de gans bijt jullie allebei, en het ei ook. Het nest is boven op de berg, zegt ze, onder de tweede sneeuw. ‘En niet rennen. Hij slaat van boven, en naar wat rent.’ Achter haar gaat de gans weer in het warme stro zitten.

story-wilds-rotfiend = Ouwe Barnabas
story-wilds-rotfiend-intro = Het dorp is trots op Ouwe Barnabas. Negen jaar al woont hij in de vilderskuil en eet wat er doodgaat, en nooit iemand die niet eerst dood was. Maar zaterdag is er bruiloft, en de wind zit in het oosten. De raad zag zijn rotduivel graag verhuizen. Niet doodslaan! Jonge Barnabas hebben ze ooit doodgeslagen, van dichtbij, en de leerlooier is nog altijd niet compleet.
story-wilds-rotfiend-a = Hem weglokken met een schapenbout.
story-wilds-rotfiend-a-result = Hij sjokt als een kalf achter de bout aan, en lekt. Je blijft boven de wind en een flinke steenworp voor hem uit, want als ze van streek raken, barsten ze. Het is nog ver naar de parochiegrens, en er zijn honden.
story-wilds-rotfiend-a-band-1 = De derde hond is een dappere, en daar raakt hij van streek van. Je hoort het aankomen en laat je vallen, aan de verkeerde kant van je tas.
story-wilds-rotfiend-a-band-2 = De honden bedenken zich. Bij de grenspaal krijgt hij zijn bout, en jij, met gestrekte arm aangereikt, de beurs van de raad.
story-wilds-rotfiend-a-band-3 = De honden janken en blijven waar ze zijn. Bij de grenspaal gaat hij zitten en laat je opvangen wat er druipt; elke alchemist betaalt ervoor, en de raad betaalt ook.
story-wilds-rotfiend-b = Adviseren de bruiloft te verplaatsen.
story-wilds-rotfiend-b-result = Daar was nog niemand op gekomen. De bruid geeft je een kus, de raad betaalt zoals men deskundigen betaalt, en de weduwe van de looier heeft een pot voor je, uit Barnabas’ poel geschept en heel goed gekurkt.

story-wilds-marked = Iedereen behalve Stepan
story-wilds-marked-intro = Het bos sluit zich om het dorp: wortels onder de deuren, kraaien op de nokken, totems van hertenbot bij de put. Een leshen wijkt niet zolang degene die hij getekend heeft er woont, en de oudste weet wie dat is. Iedereen weet het. Al weken zijn ze aardig voor Stepan. Hij herstelt hun daken voor niets. Zojuist bracht hij je cider, en hij vraagt waarom de mensen de laatste tijd zo stil zijn.
story-wilds-marked-a = Het Stepan zeggen, en hem wegbrengen.
story-wilds-marked-a-result = Hij gaat op de stoep zitten. Na een poos staat hij op en maakt de rij spanen af waaraan hij begonnen was, want het gaat regenen. Wat hij nodig heeft is een rivier, breed en stromend, tussen hem en thuis. Iemand heeft een brood in zijn bundel gedaan.
story-wilds-marked-b = Vannacht de totems omhakken.
story-wilds-marked-b-result = Het zijn er negen, en vanaf de eerste komen de wortels achter je aan. De laatste brandt pas als je er iets van je eigen kunst in gooit, en dat ben je kwijt. Maar standhouden heb je geleerd. Bij zonsopgang zijn de kraaien weg, voor dit jaar. Stepan heeft goed geslapen.

story-wilds-churchyard = Drie getuigen
story-wilds-churchyard-intro = ‘Het is de doodgraver,’ zegt de waardin. ‘Die wil de ringen.’ ‘Het is de waardin,’ zegt de doodgraver. ‘Vraag haar eens waar ze haar soepbotten koopt.’ ‘Het zijn de doden zelf,’ zegt de priester, ‘die geen rust vinden, vanwege het bier.’ Over de feiten is men het eens. De graven aan het water liggen open, elk mergbeen is gekraakt, en de schedels zijn vanbinnen uitgelikt.
story-wilds-churchyard-a = Waken met de doodgraver.
story-wilds-churchyard-a-result = Hij laat je alles zien wat hij tussen zichzelf en het donker zet: alsem, knoflook, en een jenever die hij achter de baar stookt. Er komt niets. Tegen de middag word je wakker op een zerk, op iemands geliefde echtgenote, met flesjes in je tas.
story-wilds-churchyard-b = Waken tussen de graven.
story-wilds-churchyard-b-result = Tegen de ochtend komt er iets uit het verdronken eind omhoog, krom, in een rok van lijkwaden, en likt het mos van een naam. Een grafheks woont dicht bij haar provisiekast. De hare moet zijn waar de kerk gezonken is.

## Honger, weer, geloof en geld

story-wilds-pot = Kalfsvlees
story-wilds-pot-intro = Sneeuw tot de vensterbank, zes mensen in één kamer, één pot. ‘Het is kalf,’ zegt de vader tegen de kinderen, en hij kijkt naar jou. Het zijn zijn laarzen; je ruikt het vet. Hij heeft ze heel klein gesneden. De jongste wil weten wanneer er een kalf was. Een gast krijgt het eerst: in dit dal gaan ze liever dood, en sommigen zijn eraan doodgegaan. Hij houdt je de lepel voor.
story-wilds-pot-a = Eten, en het kalf prijzen.
story-wilds-pot-a-result = Je kauwt, en vraagt wie de jus heeft gemaakt. Daarna eten de kinderen ook, en maken ruzie om de aanbaksels. De moeder, die geen woord heeft gezegd, vult een flesje met jenever voor onderweg. Je hebt het warm tot de avond.
story-wilds-pot-b = Je tas legen in de pot.
story-wilds-pot-b-result = Kaas, gedroogde lever, wortels die voor iets anders bedoeld waren: het gaat er allemaal in. Voor een dankjewel hebben ze het te druk. ’s Nachts leert de vader je op sneeuw te lopen, blootsvoets, uitademend bij elke stap. Het is wat hij heeft.

story-wilds-rain = Negen dagen regen
story-wilds-rain-intro = Op de negende dag van de regen deel je een herdershut met een man die niets zegt. Om zijn hals zit een striem, als van een touw. Hij laat jou de kant bij het vuur en droogt je sokken naast de zijne. Voor het licht wordt is hij weg, naar boven. Dan komen de honden, en na de honden een jonge weduwe met een bijl, en haar broers. De regen is bijna klaar met de sporen. ‘Omhoog of omlaag?’ vraagt ze.
story-wilds-rain-a = ‘Omlaag.’
story-wilds-rain-a-result = Ze rennen de helling af; alleen de honden kijken om. In je sokken, die droog zijn, zit een flesje dat er eerst niet in zat. Je gaat meteen op weg, op frisse benen, en weet niet wat je hebt gedaan.
story-wilds-rain-b = ‘Omhoog.’
story-wilds-rain-b-result = Daar waren de honden al van overtuigd. Je hoort het kort voor de middag, van heel ver, en het duurt niet lang. Tegen de avond komt de jongste van de broers langs, spierwit, geeft je geld en kan niet zeggen waarvoor.

story-wilds-sermon = Donderdag vergaat de wereld
story-wilds-sermon-intro = ‘Broeders! Zusters! Kikkers!’ De profeet staat tot zijn knieën in het moeras. ‘Donderdag komt de grote kou! Wat heb je dan aan je koe? Wat heb je aan je goede pan? Geef alles weg!’ Zijn zes leerlingen hebben alles al weggegeven, aan elkaar, meermaals, en zouden het nu graag aan jou geven. Het is woensdag. ‘En wat,’ roept de profeet, ‘hebben wij aan vrijdag?’
story-wilds-sermon-a = Aannemen wat ze aanbieden.
story-wilds-sermon-a-result = Je vertrekt met een pan, twee jassen en een kip. In het volgende dorp verkoop je ze aan de familie van de leerlingen, die elk stuk herkent en geduldig betaalt, net als vorig jaar.
story-wilds-sermon-b = Blijven tot donderdag.
story-wilds-sermon-b-result = Jullie zitten rug aan rug in de kou en ademen zoals hij het zegt, langzamer, en nog langzamer, tot er niets over is dan het ene wat je kunt. Het kost je al je slaap. Op vrijdag vraagt de profeet verlegen hoe je zo’n vrijdag aanpakt.

story-wilds-bill = Openstaande rekening
story-wilds-bill-intro = Aan de grenseik hangt een vel. ‘Aan de hekser. Voor één put, vergiftigd. Voor één schuur, verbrand met het monster erin. Voor de schuur ernaast. Voor negen bijenkorven, beledigd. Voor wat mijn dochter nu van haar man vindt. Af: één monster. Te voldoen zodra er weer iemand van het vak langskomt.’ Eronder staan de kruisjes van het hele dorp, dat juist met een pen de weg op komt.
story-wilds-bill-a = Betalen wat openstaat.
story-wilds-bill-a-result = Daar hadden ze niet op gerekend. De schout bijt op een munt, biedt die zijn excuses aan en neemt zijn pet af. De kruidenvrouw, van wie de put was, zet je in haar keuken en laat zien wat je collega erin had moeten gieten, en hoeveel.
story-wilds-bill-b = Elke post betwisten.
story-wilds-bill-b-result = Het duurt tot het donker en kost je je beste argumenten. De bijenkorven worden geschrapt, want de bijen hebben niet geklaagd. Dan blijkt dat het litteken van de hekser in de regen was uitgelopen, en dat zijn medaillon van messing was. Ze zijn beetgenomen; jij wordt schadeloosgesteld.

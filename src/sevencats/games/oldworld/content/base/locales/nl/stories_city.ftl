# Stadsverhalen. Een kaart heeft een titel, een tekst om voor te lezen (-intro), haar opties (-a, -b)
# en bij elke optie wat ervan komt (-a-result ...); dat ziet niemand vóór de keuze.

## De eerste twaalf

story-city-lamplighter = De tiende lantaarn
story-city-lamplighter-intro = In de Looierssteeg branden negen lantaarns. De tiende gaat elke nacht uit, en vorige week ging de lantaarnopsteker mee. Zijn opvolger zit op de stoep met een volle oliekan op zijn knieën en is niet van plan op te staan. ‘Steekt u hem aan,’ zegt hij, ‘dan is mijn loon voor u. Ik heb een neef die bakker is.’
story-city-lamplighter-a = De kan pakken en gaan.
story-city-lamplighter-a-result = Terwijl je hem aansteekt leunt er iets kouds tegen je rug, dat de kier zoekt tussen je kraag en je haar. Het vindt hem. Dan vat de pit vlam en is het gewicht weg. De nieuwe betaalt met zijn ogen dicht en vraagt of het iets zei.
story-city-lamplighter-b = In de steeg vragen wat men heeft gezien.
story-city-lamplighter-b-result = Niets, zeggen ze, maar het had tanden. Het komt met de olie mee: de vaten worden in het bos gevuld, en sinds nieuwe maan komt er telkens één leeg aan dat zwaarder is dan de rest. Je gaat eens kijken waar ze gevuld worden.

story-city-bookbinder = Een goede band
story-city-bookbinder-intro = De boekbinder laat je een kruidenboek zien dat ouder is dan de stad. De bladzijden zijn gaaf; het leer is van een mens, en getatoeëerd. ‘De rug van een geleerde,’ zegt hij. ‘Hij stond erop, in zijn testament.’ In de marges staan recepten in een hand die je bijna herkent.
story-city-bookbinder-a = Je eigen notities ruilen voor een nacht lezen.
story-city-bookbinder-a-result = Je leest tot de kaars verdrinkt, en intussen schrijft hij je notities over verdrinkers over, verkeerd. Tegen de ochtend ken je drie nieuwe toepassingen voor monnikskap en één voor de boekbinder. Die laatste houd je voor je.
story-city-bookbinder-b = Alleen de band lezen.
story-city-bookbinder-b-result = Over de ruggengraat loopt een kaart van aderen, over de schouder een lijst schulden, allemaal doorgestreept, en op het hart staat een zegen voor wie zover leest. Je vertrekt met een helder hoofd en lichte voeten.

story-city-gallows = De spraakzame gehangene
story-city-gallows-intro = De man aan de galg op de markt praat al sinds donderdag, vooral over het weer. Meester Ruben, de beul, schaamt zich: in twintig jaar heeft geen knoop van hem een stem doorgelaten, en morgen is het kermis. De gehangene blijkt alleen gezelschap te willen, en hij weet nog waar hij zijn buidel heeft verstopt.
story-city-gallows-a = Hem lossnijden en naar de buidel vragen.
story-city-gallows-a-result = Je legt hem in het gras, en met een stijve arm wijst hij naar een gat onder het schavot. Je tast erin tot je schouder. Er is een buidel. Er is ook een nest, en het kan zijn dat er iemand thuis is.
story-city-gallows-a-band-1 = Er is iemand thuis. Je mouw komt eruit zonder het leer, en je arm niet helemaal compleet. ‘Links,’ zegt de dode. ‘Ik bedoelde het linker gat.’
story-city-gallows-a-band-2 = Er ligt iemand te slapen. In de buidel zit, in zijn hemd gerold, een flesje dat zijn drinker heeft overleefd.
story-city-gallows-a-band-3 = Er is iemand verhuisd, op wat veren na. In de buidel zitten twee flesjes, een kam en zijn beste wensen voor de reis.
story-city-gallows-b = Van de beul zijn knopen leren.
story-city-gallows-b-result = Meester Ruben doet ze de hele avond voor, blij dat er eens iemand naar zijn handen kijkt en niet naar het touw. Je leert een greep af waar je nooit van hield en een betere aan. ‘Te veel hennep,’ zegt de stem boven je.

story-city-ratcatcher = De staking van de rattenvangers
story-city-ratcatcher-intro = De rattenvangers van de haven hebben het werk neergelegd. Er zijn geen ratten meer: iets in het riool heeft ze opgegeten en probeert het nu met honden. Gildemeester Quist, met keten en zwarte handschoenen, koopt alles wat giftig is, en wie zelf naar beneden gaat krijgt op een dag meer. Welke dag zegt hij niet.
story-city-ratcatcher-a = Hem een drankje verkopen en hem laten gieten.
story-city-ratcatcher-a-result = Quist giet het met gestrekte arm door het rooster. Het riool boert groene rook, beneden hoest iets als een natte blaasbalg, en dan is het stil. Hij telt de munten uit met zijn rug naar de wind en smeekt je het lege flesje mee te nemen.
story-city-ratcatcher-b = Zelf een kijkje nemen in het riool.
story-city-ratcatcher-b-result = Je gaat naar beneden met een lantaarn en komt boven zonder. De sporen zijn breed, talrijk, met zwemvliezen, en ze lopen achter elkaar als een gezin. Ze gaan onder de muur door naar open water, en iemand zal ze daarheen moeten volgen.

story-city-fencing-master = Eén les
story-city-fencing-master-intro = Meester Serafin leert koopmanszonen om sierlijk te verliezen. Hij heeft één arm, twee duels op zijn geweten en niets op met jouw vak. ‘Jullie hakken allemaal als slagers,’ zegt hij vanuit zijn stoel, zonder zich om te draaien; hij heeft je stap op de trap gehoord. ‘Betaalt u me, dan laat ik u zien hoe het in gezelschap hoort.’
story-city-fencing-master-a = De les betalen.
story-city-fencing-master-a-result = Hij heeft een minuut nodig om je op je rug te leggen en een uur om uit te leggen waarom. Bij het weggaan merk je dat je anders loopt, en dat zijn leerlingen opzij gaan.
story-city-fencing-master-b = Liever de degens kruisen met zijn slechtste leerling.
story-city-fencing-master-b-result = De jongen verliest zoals het hem geleerd is, met zijn kin omhoog, maar hij heeft één schijnbeweging die helemaal van hemzelf is. Je laat een slechte gewoonte op de vloer van de zaal achter en neemt de schijnbeweging mee. Hij vraagt of hij het zijn vader mag vertellen.

story-city-wake = Een dodenmaal voor een levende
story-city-wake-intro = Ze begraven Radek de sjouwer, die aan het hoofd van de tafel zit en smakelijk eet. De priester is betaald, de kuil is gegraven, en geen schuldeiser daagt een graf voor het gerecht. Van jou wil hij alleen nog een deskundig oordeel, op papier. Hij geeft je het brood aan.
story-city-wake-a = Hem dood verklaren en blijven voor de soep.
story-city-wake-a-result = Je voelt zijn pols, die uitstekend is, en tekent met een kruisje. De soep is goed, de weduwe gul, en de overledene licht je bij tot de deur, want op die trap, zegt hij, zijn al mensen verongelukt.
story-city-wake-b = Vragen wat de dode nalaat.
story-city-wake-b-result = Zijn laarzen: de beste van drie hertogdommen, verpand bij een man in de bergen. Een lijk, merkt Radek met volle mond op, kan ze moeilijk gaan halen. Hij beschrijft je de weg, de man, en de hond van de man.

story-city-pillory = De vedelaar aan de schandpaal
story-city-pillory-intro = Tibor de vedelaar staat aan de schandpaal om een lied over de vrouw van de burgemeester. Het lied klopte, en dat maakte het erger. Vanavond laten ze hem los, morgenvroeg jagen ze hem weg. Tot dan zingt hij, met zijn polsen in het hout, verzoeknummers voor wie zijn neus krabt, en hij kent alles wat er deze maand langs de weg is verteld.
story-city-pillory-a = Zijn neus krabben en naar monsters vragen.
story-city-pillory-a-result = Iets meer naar links, zegt hij, en neuriet waar het jaagt, hoe het loopt en in welke toonsoort het krijst. Je tekent de plek aan op je kaart. Nuchtere mensen hebben je de weg wel eens slechter gewezen.
story-city-pillory-b = Naar hemzelf vragen.
story-city-pillory-b-result = Hij zoekt een stil bos, geld voor snaren en iemand van postuur om naast te staan. Daar wacht hij tot het lied vergeten is, en bij zijn liederen kan dat even duren. Je belooft erover na te denken.

story-city-apothecary = De middelste plank
story-city-apothecary-intro = De apothekeres is vanmiddag gestorven, en de erfgenamen hebben de sleutels nog niet gevonden. Haar leerjongen Misko wel. Hij is twaalf, heel kalm, en verkoopt per gewicht. ‘Sterk links, zwak rechts,’ fluistert hij, en hij schrijft je naam op. ‘Van de middelste plank zou ik afblijven. Zij bleef er niet van af.’
story-city-apothecary-a = Je tas vullen, en vlug.
story-city-apothecary-a-result = Je vertrekt door het raam, met meer glas dan gratie, terwijl de erfgenamen met een bijl de trap op komen. Ze afschudden kost je de avond en bijna al je adem. Misko heeft het op je rekening gezet.
story-city-apothecary-b = Een drankje ruilen voor de middelste plank.
story-city-apothecary-b-result = Het smaakt naar peper en onweer. Je wordt wakker op de vloer, verbeterd waar het het hardst nodig was, met een kussen onder je hoofd. De jongen heeft het uur genoteerd, de kleur van je tong en wat je riep.

story-city-bell = De klok zonder toren
story-city-bell-intro = De klok van de afgebrande tempel luidt ’s nachts, al heeft ze geen touw, geen klepel en sinds de brand ook geen toren. Odila, die haar vroeger luidde, kookt tussen de muren soep voor de armen en kijkt niet op als het begint. Onder het puin gonst het brons nog als je er je hand op legt.
story-city-bell-a = Je hand laten liggen.
story-city-bell-a-result = Het gonzen klimt in je arm en gaat je botten langs, een voor een, als iemand die sleutels probeert. Je zou kunnen loslaten en doet het niet. Als het ophoudt is er iets uit je weggenomen, of iets in je gelegd.
story-city-bell-a-band-1 = Het is iets kleins, maar je vertrouwde er al jaren op. Odila brengt je een kom en houdt de lepel vast tot je het zelf kunt.
story-city-bell-a-band-2 = Wat je daar vindt is eenvoudig en stevig, als een sport van een ladder. Wie blijft, krijgt er zo een, zegt Odila.
story-city-bell-a-band-3 = Eén sleutel heeft gepast. Erachter ligt een beweging zo oud als de klok, en je arm kent haar al.
story-city-bell-b = Uitzoeken waar de klok is gegoten.
story-city-bell-b-result = Je krabt het roet van de rand en vindt het merk van een gieterij in de bergen. Die is haastig gesloten, zegt Odila, terwijl de oven nog brandde. Ze staat heel lang haar soeplepel af te vegen.

story-city-debtor = Andermans schulden
story-city-debtor-intro = Een woekeraar huurt je in om een schuldenaar bang te maken. De schuldenaar, een kaarsenmaker met een klompvoet, heeft al drie neven ingehuurd om de woekeraar bang te maken. Iedereen komt elkaar tegen op dezelfde smalle trap, en niemand kan zich omdraaien. ‘Na u,’ zegt de oudste neef. Niemand verroert zich.
story-city-debtor-a = Je loon op de trap verdienen.
story-city-debtor-a-result = De neven vechten als neven, met ellebogen en oud zeer, en je komt beneden met alle drie bovenop je. Daar betalen beide partijen je om weg te gaan.
story-city-debtor-b = Vragen wie er nog meer in zulke schulden handelt.
story-city-debtor-b-result = Een huis in Novigrad, zegt de kaarsenmaker, koopt ze per zak en vraagt het geld nooit terug. Het vraagt andere dingen. Hem nam het zijn reuk, en hij maakte ooit de beste kaarsen van de stad. Dat huis zou je wel eens willen zien.

story-city-puppets = De pop met het litteken
story-city-puppets-intro = Het poppenspel gaat over jou: het litteken, de manier van lopen, zelfs hoe je naar deuren kijkt. De pop wint elk gevecht, en toch joelen de kinderen haar uit. Achter het gordijn trekt een oude vrouw, Zofka, aan de draden zonder ernaar te kijken. Ze kijkt naar jou.
story-city-puppets-a = Haar betalen om te tonen hoe ze het wist.
story-city-puppets-a-result = Ze bindt een draad aan elk van je vingers en trekt, één keer naar links, één keer naar rechts. Je leert meer over je eigen handen dan in tien winters oefenen. Je munten hangt ze aan de riem van de pop.
story-city-puppets-b = Je deel van de opbrengst eisen.
story-city-puppets-b-result = Ze betaalt zonder een woord, uit de hoed. In de avondvoorstelling, hoor je, is de pop inhalig en sterft ze daaraan, langzaam, een heel bedrijf lang, en eindelijk juichen de kinderen.

story-city-pit = De kuil
story-city-pit-intro = Achter het slachthuis slaan mannen elkaar voor geld, en andere mannen kijken toe. De kampioen van vanavond is van moederskant een halve trol, zegt hij. De stalknecht die de inzetten bewaart, heeft hier nog nooit een hekser zien verliezen; er mocht er nooit een in. Hij doet het hek open en gaat een eind achteruit.
story-city-pit-a = Tegen de kampioen vechten.
story-city-pit-a-result = Hij slaat als een deur in de storm, en je blijft overeind zolang je leerschool reikt. Het volk gooit wat het dat waard vond. De kampioen leent je zijn lap, voor het bloed, en wil hem terug.
story-city-pit-b = Een praatje maken met de stalknecht.
story-city-pit-b-result = Zelf heeft hij geen cent, maar wel een oom in de bergen die paarden fokt en de grijze niet kan berijden. Niemand kan dat. Als het tegen de herfst nog niemand kan, zegt de jongen, komt ze hierheen, en hij kijkt over zijn schouder naar het slachthuis.

## Herbergen, poorten en gilden

story-city-bill = De rekening
story-city-bill-intro = ‘Eén bed, erin geslapen,’ leest de waardin voor. ‘Eén bed, eronder geslapen. Een gans. Het ganzenmeisje gezegd dat ze uitverkoren was. Herstel van de vader van het ganzenmeisje. Eén raam, gebruikt bij vertrek.’ Ze vouwt het papier op. Je bent hier van je leven niet geweest; maar het litteken was als het jouwe, zegt ze, het medaillon ook, en hij tekende met jouw naam.
story-city-bill-a = Betalen en vragen welke kant hij op ging.
story-city-bill-a-result = Je betaalt voor een gans die je niet hebt gegeten. De bergen in, zegt de waardin, daar zit iets op een rots en zoeken ze een hekser. Hij floot. En dat medaillon, nu ze eraan denkt, had een groene vlek op zijn hemd gemaakt.
story-city-bill-b = Weigeren, en blijven eten.
story-city-bill-b-result = Je weigert zo zacht dat ze je gelooft. Ze verscheurt de rekening, komt tegenover je zitten en vertelt wat de mensen hier over heksers zeggen, en het meeste daarvan kun je maar beter weten. Er is gans.

story-city-tariff = Het tarief
story-city-tariff-intro = Theodor Grole leest het voor bij de poort, op ruime afstand van de honden. ‘Voor een zwaard het tarief voor een zwaard. Voor een tweede het hogere, daar het wijst op opzet. Elixers per flesje. Voor een litteken van buiten het district: invoer. Monsterkoppen naar gewicht, hoorns apart.’ Hij kijkt op. ‘Het geldt voor iedereen gelijk. Dat nemen ze me nog het meest kwalijk.’
story-city-tariff-a = Alles betalen, zonder een woord.
story-city-tariff-a-result = Hij telt het twee keer na, geeft je een kwitantie met drie zegels en, omdat hem dit nog nooit is overkomen, zijn eigen plaats bij de kachel van de poortwacht. Je slaapt ongestoord. Opgevouwen op het hart gedragen is de kwitantie zo goed als gekookt leer.
story-city-tariff-b = Een poort zonder Grole zoeken.
story-city-tariff-b-result = Die is er, zegt een vrouw met een muildier, en al dertig jaar: de voorde, als het donker is. Ze heet Dorrit Ash en vervoert knollen. Mocht je bij het water komen, zegt ze nog, te duwen valt er altijd iets.

story-city-salt = Gezouten
story-city-salt-intro = Voor de poort staan vier doodskisten, en de weduwe die erover huilt is Dorrit Ash, de voervrouw, die nooit getrouwd is geweest. Ze zijn zwaar, en ze knerpen. Sergeant Holl van de wacht weet het, en ze weet wat zout hierbinnen kost sinds de belasting. Ze heeft ook haar orders. ‘Ik ga naar de zonsondergang kijken,’ zegt ze, ‘tot er iemand een besluit heeft genomen.’
story-city-salt-a = Een kist mee optillen.
story-city-salt-a-result = Jullie dragen ze naar binnen, een voor een. Bij de laatste verschuift het deksel, een klerk schreeuwt, en je neemt afscheid over twee schuttingen en een hond. Dorrit Ash betaalt je onder de brug en scheldt op het lawaai.
story-city-salt-b = Vragen wie er echt met zout begraven wordt.
story-city-salt-b-result = Iedereen, zegt Holl, zonder zich van de zon af te wenden. De doodgraver deed vroeger in elk graf een handvol, want waar gezouten is graven ghoelen niet. Sinds de belasting laat hij het weg. Ze zegt je waar de aarde het eerst openlag.

story-city-auction = Nalatenschap van een hekser
story-city-auction-intro = ‘Kavel twaalf, een pot, zoemend. Kavel dertien, teruggetrokken. Kavel veertien, de helft van een boek over leshens; de andere helft is niet gevonden, en hij ook niet. Kavel vijftien, flesjes, vol, in geen enkele taal beschreven. Kavel zestien, brieven van een dame, een bundel, ongeopend. Kavel zeventien, een lege schede.’ De veilingmeester kijkt de kroeg rond. Tot nu toe is er één bod gedaan, op de tafel waar hij op staat.
story-city-auction-a = Op de flesjes bieden.
story-city-auction-a-result = Ze zijn voor jou, bij gebrek aan iemand anders. Je sorteert ze aan de toog op geur, en de kroeg loopt leeg. Wat nog goed is houd je; de rest giet je uit op het erf, waar de brandnetels de volgende ochtend hoger staan en naar het huis overhellen.
story-city-auction-b = Om de brieven vragen.
story-city-auction-b-result = Die wil niemand, je mag ze zo meenemen. Negen jaar lang kwam er elk voorjaar een, van een hoeve in de bergen, in een hand die van de ene op de andere eenvoudiger wordt. Het laatste zegel is van dit jaar.

story-city-election = De verkiezing
story-city-election-intro = Volgens de statuten legt de gildemeester van de rattenvangers een rat op tafel, dood, en eigenhandig gevangen. Sinds het voorjaar is er in de stad geen rat meer gezien. Quist heeft een eekhoorn bij zich. Zijn rivaal een heel klein hondje. De vergadering brult, Tibor fiedelt, en van de galerij roept een oude vrouw dat heksersogen er toch wel een kunnen vinden.
story-city-election-a = Jezelf verkiesbaar stellen.
story-city-election-a-result = Je wordt voorgedragen, gesteund en op een vat de zaal rond gedragen. Je houdt een korte toespraak. Dan worden de handen geteld, en het blijkt wie ze allebei heeft opgestoken, en wie het vat moet betalen.
story-city-election-a-band-1 = Niemand, en jij. Quist wordt herkozen, met eekhoorn en al, en jou houden ze bij de mouw tot de laatste beker is betaald.
story-city-election-a-band-2 = Je komt drie handen tekort. Quist had zijn dankwoord al laten drukken en schikt met je onder de tafel, voor de goede orde.
story-city-election-a-band-3 = Je verliest eervol. Bij de kapstokken bedanken beide kandidaten je, de een na de ander, dat je niet gewonnen hebt, en ze doen het in munten.
story-city-election-b = Vragen waar de ratten heen zijn.
story-city-election-b-result = Het bos in, zegt de oude vrouw: in één nacht, in rijen, staart in de bek, als kinderen op de wandeling. Ze heeft gehoord wat ze volgden. Neuriën doet ze het niet. Ze heeft kleinkinderen in de zaal.

story-city-locksmith = Het meesterstuk
story-city-locksmith-intro = Voor de meesterproef sluit het slotenmakersgilde de kandidaat op in een kist van eigen makelij. Dat was dinsdag. Het is nu vrijdag. Van binnenuit meldt hij dat het slot nog beter is dan hij had gehoopt. De meesters staan erbij met hun vijlen en krijgen het niet over hun hart het open te breken. Ze voeren hem pannenkoeken door het sleutelgat, heel dun opgerold.
story-city-locksmith-a = Het examengeld betalen en het slot proberen.
story-city-locksmith-a-result = Je luistert er een uur lang naar met je vingertoppen, zoals je luistert naar iets wat slaapt, en het gaat open zoals zulke dingen opengaan: ineens en van binnenuit. De kandidaat stapt eruit en buigt. Geslapen heeft hij niet, zegt hij, maar aan nadenken is hij toegekomen.
story-city-locksmith-b = Vragen wat een schop waard is.
story-city-locksmith-b-result = Ze overleggen en betalen. Je schopt tegen de scharnieren; daar had niemand aan gedacht. Het slot valt eruit, heel en glanzend, en alle meesters buigen zich eroverheen. Het duurt even voor er een op het idee komt in de kist te kijken.

story-city-relic = De vingers van de heilige Wenna
story-city-relic-intro = Elf vingers van de heilige Wenna heeft de relikwieënhandelaar deze maand verkocht, en hier, op fluweel, ligt de twaalfde. Ze zijn echt, zweert hij; hij is een vroom man, en het begint hem te verontrusten. Elk komt regelrecht uit het graf, elk is ’s ochtends nog warm, en de kanunnik die ze stuurt vraagt geen geld meer. Hij vraagt nu om pelgrims.
story-city-relic-a = De vinger op proef meenemen.
story-city-relic-a-result = Hij ligt in je handpalm en draait als een kompasnaald. De hele dag ga je waarheen hij wijst: de markt over, een kloostergang door, onder een vreemd bed. Of hij weet waarop je jaagt, of hij wil alleen maar de stad uit. Tegen de avond is hij stijf.
story-city-relic-a-band-1 = De handelaar wil hem terug, en zelf wil hij niet. Hem van je gordel lospeuteren kost je de avond, en iets van die gordel.
story-city-relic-a-band-2 = Hij is verstijfd in de richting van de weg de stad uit. Je volgt hem met je ogen en vindt in de modder van de berm waar hij op wees.
story-city-relic-a-band-3 = De top wijst naar de heuvels. En onder de lamp zie je dat de nagel vuil is: hij heeft een tweede merk in je handpalm gekrast.
story-city-relic-b = De weg naar het graf vragen.
story-city-relic-b-result = Boven in de bergen, zegt de handelaar; de pelgrims gaan zingend op weg. Hij heeft er geen zien terugkomen, maar hij heeft ook nooit gekeken. Als iemand dat eens deed, zou hij dankbaar zijn. Hij trekt het fluweel over de vinger.

## Recht en orde

story-city-hangman = De touwslager
story-city-hangman-intro = Meester Ruben heeft zijn goede jas aan. Vanavond trouwt zijn dochter Hedda met een bakkerszoon, en de bakkers denken dat de vader van de bruid touw slaat. ‘Het is niet eens gelogen,’ zegt hij. Wat hij nog zoekt is een gast die hem al jaren als touwslager kent. Achter zijn rug schudt Hedda haar hoofd tegen je. Zij wil dat het vóór de bruiloft gezegd wordt en niet erna.
story-city-hangman-a = Op het touw zweren.
story-city-hangman-a-result = Je prijst een uur lang zijn hennep, en de bakkers knikken. Bij de deur drukt Ruben je een beurs in de hand. Op de trap zit de bruid, met haar krans op schoot, en schuift op om je door te laten.
story-city-hangman-b = Het de bakkers aan tafel vertellen.
story-city-hangman-b-result = Je vertelt het. Het wordt zo stil dat je de kaarsen hoort. Dan zegt de oude bakker dat er in elk vak iemand vroeg op moet, en hij steekt zijn hand uit. Laat in de nacht zegt Ruben je welke van je slagen alleen maar wreed is, en leert je een snelle in de plaats.

story-city-notebook = Vier jaar, naar gewicht
story-city-notebook-intro = Misko, de leerjongen, staat terecht omdat hij zijn meesteres vergiftigd zou hebben. Zijn voeten komen niet tot de grond. Voor zijn verdediging heeft hij zijn aantekeningen meegebracht: wie in vier jaar wat heeft gekocht, naar gewicht, en voor wie het heette te zijn. Hij begint voor te lezen. Bij de tweede bladzijde is de rechter bleek. Bij de derde staat de vrouw van de burgemeester op en gaat weg.
story-city-notebook-a = De jongen door het raam naar buiten werken.
story-city-notebook-a-result = Het raam is klein, en hij ook. Je rent, onder de ene arm de leerjongen, onder de andere vier jaar geheimen van anderen. Hij is in het bos te vinden, zegt hij, en je moet komen als ze niet meer zoeken.
story-city-notebook-b = De aantekeningen ruilen voor zijn leven.
story-city-notebook-b-result = Het hof oordeelt dat de dame van ouderdom gestorven is. Het schrift gaat de kachel in, bladzij voor bladzij, en alle aanwezigen ademen uit. Misko, vrij en zonder vak, laat je hebben wat er nog op de planken stond.

story-city-deadhouse = Eén te veel
story-city-deadhouse-intro = Sergeant Holl telt de doden twee keer, want ze is grondig. In de schemering waren het er zes. Nu zijn het er zeven, en bij het ochtendgloren, zegt ze, zijn het er weer zes; dat gaat al weken zo. Ze heft de lantaarn. De zevende is groot, heeft geen laarzen aan en heeft het laken van zijn buurman over zijn oren getrokken. Het is Radek de sjouwer, die de hele stad heeft begraven.
story-city-deadhouse-a = Haar zeggen dat hij leeft.
story-city-deadhouse-a-result = Ze schrijft het op en betaalt je het loon voor een gevonden vermiste. Radek staat op, stopt zijn buurman weer in en kijkt je aan, niet eens boos. Tegen de middag weten zijn schuldeisers het. Hij slaapt nu onder de brug.
story-city-deadhouse-b = Zweren dat hij dood is.
story-city-deadhouse-b-result = ‘Dan mag hij hier liggen,’ zegt Holl, en ze gaat verder met haar lantaarn. Als ze weg is doet Radek één oog open. Hij heeft werk in de bergen, van het soort waar ze alleen doden voor vragen, en kan nog een paar schouders gebruiken.

story-city-mila = Negen vragen
story-city-mila-intro = ‘Ben jij degene die ze doodmaakt? Hoeveel kost er een? Is een grote duurder? Moet het klauwen hebben? Als het er de hele week uitziet als een man, is het er dan toch een? Zou mijn moeder verdrietig zijn? Wil je het geld vooraf? Is dit genoeg? Kun je voor zaterdag komen?’ Ze heet Mila. Ze is negen, en het beursje heeft ze zelf gebreid.
story-city-mila-a = Vragen waar het woont.
story-city-mila-a-result = ‘Bij ons,’ zegt Mila. De hele week brandt het kalk, boven in de bergen, en zaterdags komt het thuis. Haar moeder zegt dat het alleen maar moe is. Je neemt het beursje niet aan. Je zegt dat je gaat kijken, en dat wil ze op papier.
story-city-mila-b = Haar naar sergeant Holl brengen.
story-city-mila-b-result = Marta Holl luistert naar alle negen en stelt er zelf drie. Dan brengt ze het meisje thuis, met zware stap, langs elk verlicht raam in de straat, en van nu af loopt ze daar elke nacht. Haar reservemaliën mag je hebben, zegt ze over haar schouder, en haar bed ook: dat heeft ze niet nodig.

story-city-wanted = Gezocht
story-city-wanted-intro = De schrijver van de wacht tekent de gezichten voor de aanplakbiljetten. Het vervelende is dat niemand die de wurger heeft ontmoet hem nog kan beschrijven, en sergeant Holl moet vanavond iets op de muren hebben. De schrijver slijpt zijn houtskool en kijkt langer naar je dan netjes is. ‘Die jukbeenderen,’ zegt hij. ‘En u vertrekt morgen toch, nietwaar?’
story-city-wanted-a = Poseren voor het portret.
story-city-wanted-a-result = Het lijkt goed, en ’s avonds hangt het op elke hoek. De schrijver deelt zijn honorarium. Je verlaat de stad over de rivier, hongerig, onder een zeil, terwijl op de brug mensen die je nooit hebben gezien elkaar vertellen hoe ze ontkomen zijn.
story-city-wanted-b = De kelen bekijken.
story-city-wanted-b-result = Holl doet het lijkenhuis voor je open. De striemen zijn van vingers met een kootje te veel, en onder elke nagel van de slachtoffers zit nat blad. Het is geen mens, en je weet waar zoiets slaapt. De schrijver vraagt of hij het niet hoeft te tekenen.

story-city-bread = Te licht bevonden
story-city-bread-intro = Ze hebben krijt gevonden in het brood, en er is een kind gestorven, niet aan het krijt; maar leg dat eens uit aan tweehonderd mensen op een nauw plein. De bakker staat op zijn dak. Hij heeft een broodschieter, een zak meel en achter zich geen dak meer. ‘Het waren alleen de grauwe broden!’ roept hij. Iemand heeft een ladder gehaald, en iemand anders een touw.
story-city-bread-a = Op de ladder gaan staan.
story-city-bread-a-result = Een uur lang laat je niemand langs, met het plat van de kling en je ellebogen, en dit zijn mensen die voor de kost zakken dragen. Als de wacht komt kun je je arm nauwelijks nog heffen; hij heeft leren slaan zonder te doden. De bakker klaagt over zijn dak.
story-city-bread-b = Praten met de vrouw met het touw.
story-city-bread-b-result = Zij is de moeder. Ze luistert niet, maar ze klimt ook niet, en de anderen kijken naar haar. Je houdt haar polsen vast tot het voorbij is. Een sjouwer laat je voorzichtig zien hoe zo’n greep opengaat; die van jou zul je niet meer gebruiken.

story-city-duel = De secondant
story-city-duel-intro = Meester Serafin moet bij het ochtendgloren duelleren. De uitdager is zeventien, zijn eigen beste leerling, en heeft van een meisje gehoord dat de oude op zijn naam teert. ‘Hij is beter dan ik,’ zegt Serafin. ‘Daar heb ik voor gezorgd. Win ik, dan dood ik een kind. Verlies ik, dan wordt hij wat ik geworden ben.’ Hij vraagt je als secondant, zodat het naar behoren gebeurt.
story-city-duel-a = Zijn secondant zijn.
story-city-duel-a-result = Ze vechten heel lang. Op het laatst vangt Serafin de kling met de stomp van zijn arm en houdt die daar vast tot de jongen huilt. Zo’n parade had je nog nooit gezien, en je vergeet hem niet meer. Hem thuisbrengen kost je de hele dag.
story-city-duel-b = Vannacht het zwaard van de jongen breken.
story-city-duel-b-result = Hij slaapt ermee in zijn armen, en jullie gaan samen door de trapleuning. ’s Ochtends is er geen zwaard en geen duel, en de familie betaalt goed om het stil te houden. Als Serafin je op straat ziet, steekt hij over.

## Huizen en wat erin woont

story-city-sermon = Soep en preek
story-city-sermon-intro = Odila preekt met de soeplepel in haar hand. ‘De priesters zeiden dat de brand een beproeving was. Ik heb erbij geluid. Ik heb geluid tot het touw in brand stond, en er kwam niemand, omdat iedereen zijn eigen emmers stond te tellen. Dus dit is de preek: er is soep. Wie niets heeft, eet. Wie iets heeft, doet het in de hoed en eet ook. Amen.’
story-city-sermon-a = Iets in de hoed doen en eten.
story-city-sermon-a-result = Ze schept je twee keer op en komt naast je zitten op een verkoolde balk. Jullie praten tot het donker is, over armen die niet meer kunnen en hoe je dan toch blijft trekken. Als je opstaat, geeft je zwakste plek niet meer mee.
story-city-sermon-b = Vragen wat ze vanaf de toren zag.
story-city-sermon-b-result = Het vuur kwam niet van beneden, zegt ze. Het kwam langs het touw omlaag, uit de klok. De man die de klok heeft gegoten woonde in de bergen, als hij nog leeft. Ze heeft nooit de moed gehad het hem te gaan vragen.

story-city-letter = Om voor te lezen
story-city-letter-intro = De wasvrouw kan niet lezen, dus lees jij. ‘Aan de moeder van soldaat Janek. Uw zoon is op de negende dood aangetroffen. Voor de verloren deken, voor de verloren laarzen, voor brood dat wel verstrekt maar niet afgemarcheerd is, houdt de compagnie in als volgt.’ Dat heb je voor jezelf gelezen. Hardop ben je tot de naam van haar jongen gekomen. Ze droogt haar handen en glimlacht naar je.
story-city-letter-a = Voorlezen wat er staat.
story-city-letter-a-result = Je leest tot het eind, met inhoudingen en handtekening. Ze blijft haar handen drogen. Dan doet ze de kist open en geeft je waar hij op heeft geleerd, een houten zwaard, aan de verkeerde kant van de greep hol gesleten. Je probeert het, ziet wat hij had ontdekt, en vergeet wat men jou heeft geleerd.
story-city-letter-b = Voorlezen waar ze op hoopt.
story-city-letter-b-result = Hij maakt het goed, lees je; er is vlees geweest; hij stuurt kussen en vraagt naar de kat. Het gaat vanzelf. Ze telt haar spaargeld uit in je hand en smeekt je terug te komen als er weer een brief is.

story-city-mailshirt = De laatste rij
story-city-mailshirt-intro = De wapensmid stierf toen het maliënhemd bijna af was, en sindsdien sluit zijn weduwe het, ring voor ring, ’s avonds. Het vak heeft ze nooit geleerd; ze gaf hem dertig jaar lang de tang aan. Eén rij staat nog open, bij de hals. ‘Die bewaarde hij voor het laatst, omdat het daar het meest telt,’ zegt ze. ‘Ik heb geen haast. Daarna is er alleen nog de afwas.’
story-city-mailshirt-a = Het kopen zoals het is.
story-city-mailshirt-a-result = Ze helpt je erin en sluit de laatste ring terwijl je het aanhebt, met zijn tang, haar voorhoofd bijna tegen je keel. Het zit als aangemeten. Als er ooit iets aan te herstellen valt, zegt ze, kom je bij haar en bij niemand anders.
story-city-mailshirt-b = Je eigen maliën herstellen aan haar bank.
story-city-mailshirt-b-result = Jullie werken naast elkaar tot de kaars op is, en ze laat zien hoe hij de klinknagels naar binnen draaide. Je maliën zijn in jaren niet zo heel geweest. Vier ringen heeft ze vanavond gesloten en, toen ze dacht dat je niet keek, drie weer geopend.

story-city-wall = Door de muur
story-city-wall-intro = ‘Bij het ochtendgloren kwam hij thuis, modder tot zijn ellebogen.’ ‘Het is een volwassen kerel.’ ‘Hij had geen honger. Hij heeft altijd honger.’ ‘Praat zachter, we hebben een gast.’ ‘Dat bedoel ik. We hebben zo’n soort gast. We zouden het kunnen vragen.’ ‘En wat doen die, als je het vraagt?’ Hiernaast is het een poos stil. Dan zegt de vrouw: ‘Die horen door muren heen, wordt er gezegd.’
story-city-wall-a = Een drankje onder hun deur door schuiven.
story-city-wall-a-result = Monnikskap, en hoeveel, op een stukje papier; daar kan een zoon oud mee worden. Het flesje schraapt weg over de planken. ’s Ochtends zijn je laarzen gepoetst, en in de linker zit het exercitieboek van een sergeant, dat in de familie had moeten blijven.
story-city-wall-b = De zoon opwachten op het dak.
story-city-wall-b-result = Hij komt bij maanopgang, met zijn schoenen in de hand om niemand te wekken, en neemt de stadsmuur in één sprong. In een weerwolf die aan zijn schoenen denkt zit nog iemand met wie te praten valt. Het spoor leidt de bergen in.

story-city-cellar = De kelder onder de kelder
story-city-cellar-intro = Achter het oudste vat van de wijnhandelaar zit een deur, en achter die deur een trap die geen metselaar uit deze stad heeft gebouwd. Beneden is gedekt voor twaalf, met zilver. Op elf plaatsen ligt stof. Bij de twaalfde is zojuist de kaars uitgeblazen. Het zijn de knechts van de wijnhandelaar die bleek wakker worden, de dag na betaaldag: een ekimmara heeft haar wijn het liefst al in iemand.
story-city-cellar-a = Naar beneden gaan en afruimen.
story-city-cellar-a-result = Je pakt het zilver stuk voor stuk, met je rug tegen de wand. Bij de elfde vork wordt er boven je iets wakker, zwaar van andermans wijn, en het laat het plafond los. Hoe snel het valt hangt ervan af wanneer het betaaldag was.
story-city-cellar-a-band-1 = Het was gisteren betaaldag. Het is nuchter genoeg om op je te landen; je gaat weg op handen en knieën, met de halve vorken en minder jas.
story-city-cellar-a-band-2 = Het was vrijdag betaaldag, en het valt als een bundel wasgoed. Je doet een stap opzij en draagt de lepels erlangs naar boven.
story-city-cellar-a-band-3 = Het was vandaag betaaldag. Het valt, mist de vloer en zingt. Je ruimt de hele tafel af en neemt een karaf mee van wat het zo vrolijk maakt.
story-city-cellar-b = Hem helpen de deur dicht te metselen.
story-city-cellar-b-result = Je metselt tot de ochtend, met knoflook in de specie op zijn verzoek en ijzer op het jouwe, en hij betaalt je een metselaarsloon. Achter de laatste laag klopt iemand, twee keer, beleefd. ‘Muizen,’ zegt de wijnhandelaar.

story-city-knacker = Niet prikken
story-city-knacker-intro = Iets is de kelder van de vilder in gekropen om te sterven en heeft zich bedacht. Het ligt over de afvoer, gezwollen, glimmend, groot als een os, en het ademt. ‘Ik wou er net in steken,’ zegt de vilder. Je legt hem uit wat een rotduivel doet als je erin steekt. Hij wacht tot je dichtbij bent, en dan zit hij door de hele ruimte, en jij ook.
story-city-knacker-a = Het zelf doen, met een lange stok.
story-city-knacker-a-result = Je bindt een vilmes aan drie bootshaken en neemt de kelderdeur als schild. Het maakt lawaai. Van het heldere spul dat je van de deur kunt schrapen vul je je flesjes. De riemen van je harnas zijn zo slap als gekookt spek.
story-city-knacker-b = Hem liever raad verkopen.
story-city-knacker-b-result = Geen licht, zeg je, geen lawaai, zout op de drempel en een week vrij; ze trekken verder naar waar het lekkerder ruikt. Hij betaalt en doet de deur op slot. Een week later, hoor je, heeft zijn buurman de looier iets in de kelder.

## Wat niet zou moeten bestaan

story-city-bleaching = Drie lezingen
story-city-bleaching-intro = De barbier: op de bleek danst ’s middags om twaalf uur een meisje in het wit, en twee leerjongens hebben meegedanst tot ze van dorst stierven. De voller: zonnesteek, en bovendien waren ze hem geld schuldig. De vrouw van de voller, als hij de kamer uit is: het begon in de week dat hij het bruidslinnen van een gestorven bruid verkocht. Het meisje komt alleen om haar linnen.
story-city-bleaching-a = Vóór de middag de bleek over lopen.
story-city-bleaching-a-result = Je vindt een kring van verschroeid gras en daarin de afdruk van een blote voet, hard gebakken als baksteen. Een middaggeest blijft bij wat van haar was en werpt geen schaduw zolang ze zoekt. Nu weet je waar je zelf naar moet zoeken.
story-city-bleaching-b = Verbranden wat er van het linnen over is.
story-city-bleaching-b-result = De vrouw brengt het in de schemering onder haar schort, één tafellaken, en jullie verbranden het op het erf met zout en monnikskap. De volgende middag danst er niemand. Ze betaalt met wat haar moeder tegen de koorts bewaarde, en vraagt je te gaan voor hij de lakens telt.

story-city-candles = De Kaarsenmakersstraat
story-city-candles-intro = In de Kaarsenmakersstraat spreekt niemand. Uit een deuropening steekt iemand je een lei toe: STIL. Uit de volgende: ZE KOMT OP HAAR NAAM AF. Die zat in een aftelrijmpje, lees je van raam tot raam. Alle kinderen kenden het, en nu zijn er drie kinderen minder. Een man wijst op zijn mond, en dan naar de lucht, waar het donker wordt. Hij reikt je het krijt aan.
story-city-candles-a = Schrijven: wie was ze?
story-city-candles-a-result = Het antwoord beslaat vier leien. De bruid van een kaarsenmaker. In de steek gelaten. Het huis van haar moeder, in de bergen. Iets van haar moet daar nog zijn, want een nachtgeest zit vast aan wat ze heeft liefgehad. De vierde lei houdt een kind omhoog, en daar staat alleen: ALSJEBLIEFT.
story-city-candles-b = Het krijt teruggeven en meewaken.
story-city-candles-b-result = Je gaat bij hen zitten, en de kaarsenmaker laat je roeren. Blad voor blad, zonder een woord, laat hij zien wat er tegen de nacht in de talk gaat, en al het andere ontschiet je. Tot de ochtend probeert ze de deuren, de ene na de andere. Niemand zegt de naam.

story-city-strings = Een stuk dat nog niet gebeurd is
story-city-strings-intro = Zofka heeft een nieuwe scène. De pop met jouw gezicht loopt een berg op; er valt geschilderde sneeuw; in de rots gaat een deur open. Daar valt het doek. De kinderen vragen hoe het verder gaat. ‘Dat weet ik nog niet,’ zegt de oude vrouw, en ze zegt het over hun hoofden heen tegen jou. De draden van de pop bewegen nog, al liggen haar handen gevouwen op haar schoot.
story-city-strings-a = Voor het laatste bedrijf betalen.
story-city-strings-a-result = Ze neemt je geld aan en geeft je de geschilderde deur van het toneel, niet groter dan een hand. Achterop staat met potlood een pad, met elke bocht. ‘Ga erheen, en kom terug,’ zegt Zofka. ‘Ik kan niet snijden wat ik niet heb gezien.’
story-city-strings-b = De draden doorknippen.
story-city-strings-b-result = Ze springen een voor een, en bij elke laat je iets vallen: een gesp, een riem, het gevoel in je knieën. Dan sta je op eigen kracht op, en nog nooit is een beweging zo helemaal van jou geweest. Zofka veegt de draden bijeen. Ze bloedt uit al haar vingers.

story-city-clerk = Een eerlijk bod
story-city-clerk-intro = De klerk heeft een klaptafel, een grootboek en schone manchetten, en hij knippert niet. ‘Ons huis koopt wat de mensen niet gebruiken,’ zegt hij. ‘De naam die u vroeger had. Een danspas. De weg naar uw moeder.’ In het hele land hebben mensen hem al iets kleins verkocht. Achter je in de rij staat een vrouw met een kind aan de hand, en ze kijkt naar het kind.
story-city-clerk-a = Hem iets verkopen.
story-city-clerk-a-result = Hij schrijft, hij droogt de inkt, hij betaalt veel te veel. Pas drie straten verder merk je wat er ontbreekt: niet het ding zelf, maar het gebruik ervan. Intussen is de vrouw met het kind aan de tafel gaan zitten.
story-city-clerk-b = Vragen waar dat alles bewaard wordt.
story-city-clerk-b-result = In Novigrad, zegt hij, in uitstekende staat, en je bent welkom om te komen kijken. Hij legt het uitvoerig uit en schrijft je een kaartje. Als hij langs je heen kijkt is de vrouw weg, en het kind ook. Eén ogenblik knippert hij bijna.

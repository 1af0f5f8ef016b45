# Verkenningskaarten. Een kaart heeft een titel, een tekst om voor te lezen (-intro), haar opties (-a, -b)
# en bij elke optie wat ervan komt (-a-result ...); dat ziet niemand vóór de keuze.

## Stad

story-city-lamplighter = De tiende lantaarn
story-city-lamplighter-intro = In de Looierssteeg branden negen lantaarns. De tiende gaat elke nacht uit, en vorige week ging de lantaarnopsteker mee. Zijn opvolger zit op de stoep met een volle oliekan en blijft zitten. “Steek jij hem aan,” zegt hij, “dan is mijn loon voor jou.”
story-city-lamplighter-a = De kan pakken en gaan.
story-city-lamplighter-a-result = Iets kouds leunt tegen je aan als de pit vlam vat. Het heeft een nog grotere hekel aan het licht dan aan jou. De lantaarnopsteker betaalt met zijn ogen dicht.
story-city-lamplighter-b = Vragen wat de anderen zagen voor ze wegrenden.
story-city-lamplighter-b-result = Niets, zeggen ze, maar het had tanden. En het huist niet in de steeg: de olie komt uit het bos, en met de vaten is iets meegekomen.

story-city-bookbinder = Een goede band
story-city-bookbinder-intro = De boekbinder laat je een kruidenboek zien dat ouder is dan de stad. De bladzijden zijn gaaf; het leer is van een mens, en getatoeëerd. “De rug van een geleerde,” zegt hij. “Hij stond erop, in zijn testament.” In de marges staan recepten in een hand die je bijna herkent.
story-city-bookbinder-a = Je eigen notities ruilen voor een nacht met het boek.
story-city-bookbinder-a-result = Tegen de ochtend ken je drie nieuwe toepassingen voor monnikskap en één voor de boekbinder. Die laatste houd je voor je.
story-city-bookbinder-b = Alleen de band lezen.
story-city-bookbinder-b-result = Een kaart van aderen, een lijst schulden, een zegen. Vreemde lectuur, maar je vertrekt met een helder hoofd en lichte voeten.

story-city-gallows = De spraakzame gehangene
story-city-gallows-intro = De man aan de galg op de markt praat al sinds donderdag, vooral over het weer. De beul wil hem stil hebben voor de kermis. De gehangene blijkt alleen gezelschap te willen, en hij weet nog waar hij zijn buidel heeft verstopt.
story-city-gallows-a = Hem lossnijden en naar de buidel vragen.
story-city-gallows-a-result = Hij wijst met een stijve arm. Of de buidel de moeite waard was, hangt af van wat er verder in het gat lag te slapen.
story-city-gallows-b = Van de beul zijn knopen leren.
story-city-gallows-b-result = Je vergeet een kunstje waar je nooit van hield en leert er een dat beter bevalt. De dode heeft op beide iets aan te merken.

story-city-ratcatcher = De staking van de rattenvangers
story-city-ratcatcher-intro = De rattenvangers van de haven hebben het werk neergelegd. Er zijn geen ratten meer: iets in het riool heeft ze opgegeten en probeert het nu met honden. De gildemeester betaalt voor alles wat giftig is, en ooit nog meer voor wie zelf naar beneden gaat.
story-city-ratcatcher-a = Hem een flesje verkopen en hem laten gieten.
story-city-ratcatcher-a-result = Het riool boert groene rook en zwijgt. De gildemeester telt de munten uit met de wind in de rug.
story-city-ratcatcher-b = Zelf een kijkje nemen in het riool.
story-city-ratcatcher-b-result = De sporen zijn breed, nat en talrijk. Ze lopen onder de muur door naar open water, en iemand zal ze daarheen moeten volgen.

story-city-fencing-master = Eén les
story-city-fencing-master-intro = De schermmeester leert koopmanszonen om sierlijk te verliezen. Hij heeft één arm, twee duels op zijn geweten en niets op met jouw vak. “Jullie hakken allemaal als slagers,” zegt hij. “Voor twee munten laat ik je zien hoe het in gezelschap hoort.”
story-city-fencing-master-a = De les betalen.
story-city-fencing-master-a-result = Hij heeft een minuut nodig om je op je rug te leggen en een uur om uit te leggen waarom. Elke munt waard.
story-city-fencing-master-b = Liever de degens kruisen met zijn slechtste leerling.
story-city-fencing-master-b-result = De jongen heeft precies één goede schijnbeweging. Je laat een slechte gewoonte achter en neemt de schijnbeweging mee.

story-city-wake = Een dodenmaal voor een levende
story-city-wake-intro = Ze begraven Radek de sjouwer, die aan het hoofd van de tafel zit en smakelijk eet. De priester is betaald, de kuil is gegraven, en geen schuldeiser daagt een graf voor het gerecht. Hij vraagt alleen of jij het, als vakman, wilt bevestigen.
story-city-wake-a = Hem dood verklaren en blijven voor de soep.
story-city-wake-a-result = Je tekent met een kruisje. De soep is goed, de weduwe gul, en de overledene laat je uit.
story-city-wake-b = Vragen wat de dode nalaat.
story-city-wake-b-result = Zijn laarzen: de beste van drie hertogdommen, verpand bij een man in de bergen. Een lijk, merkt Radek op, kan ze moeilijk gaan halen.

story-city-pillory = De vedelaar aan de schandpaal
story-city-pillory-intro = Een vedelaar staat aan de schandpaal om een lied over de vrouw van de burgemeester. Het lied klopte, en dat maakte het erger. Vanavond laten ze hem los, morgenvroeg jagen ze hem weg, en hij heeft alles gehoord wat er deze maand langs de weg is verteld.
story-city-pillory-a = Naar monsters vragen.
story-city-pillory-a-result = Hij neuriet waar het jaagt, hoe het loopt en in welke toonsoort het krijst. Je bent wel eens slechter voorgelicht.
story-city-pillory-b = Naar hemzelf vragen.
story-city-pillory-b-result = Hij zoekt een stil bos, een munt voor snaren en een groot iemand om naast te staan. Je belooft er daarginds over na te denken.

story-city-apothecary = De middelste plank
story-city-apothecary-intro = De apothekeres is vanmiddag gestorven, en de erfgenamen hebben de sleutels nog niet gevonden. Haar leerjongen wel. Hij is twaalf, heel kalm, en verkoopt per gewicht. “Sterk links, zwak rechts,” fluistert hij. “Van de middelste plank zou ik afblijven. Zij bleef er niet van af.”
story-city-apothecary-a = Je tas vullen, en vlug.
story-city-apothecary-a-result = Je vertrekt door het raam, met meer glas dan gratie. De erfgenamen afschudden kost je de avond.
story-city-apothecary-b = Een drankje ruilen voor iets van de middelste plank.
story-city-apothecary-b-result = Het smaakt naar peper en onweer. Je wordt wakker op de vloer, verbeterd waar het het hardst nodig was. De jongen heeft aantekeningen gemaakt.

story-city-bell = De klok zonder toren
story-city-bell-intro = De klok van de afgebrande tempel luidt 's nachts, al heeft ze geen touw, geen klepel en sinds de brand ook geen toren. De mensen betalen grof geld om een dorp verderop te slapen. Onder het puin gonst het brons nog als je er je hand op legt.
story-city-bell-a = Je hand laten liggen.
story-city-bell-a-result = Het gonzen gaat door je botten alsof het iets zoekt. Het neemt of het geeft; welk van de twee, merk je pas als het ophoudt.
story-city-bell-b = Uitzoeken waar de klok is gegoten.
story-city-bell-b-result = Het merk op de rand is van een gieterij in de bergen. Die is haastig gesloten, zeggen ze, terwijl de oven nog brandde.

story-city-debtor = Andermans schulden
story-city-debtor-intro = Een woekeraar huurt je in om een schuldenaar bang te maken. De schuldenaar, een kaarsenmaker met een klompvoet, heeft al drie neven ingehuurd om de woekeraar bang te maken. Iedereen komt elkaar tegen op dezelfde smalle trap, en niemand kan zich omdraaien.
story-city-debtor-a = Je loon op de trap verdienen.
story-city-debtor-a-result = De neven vechten als neven. Uiteindelijk betalen beide partijen je om weg te gaan.
story-city-debtor-b = Vragen wie er nog meer in zulke schulden handelt.
story-city-debtor-b-result = Een huis in Novigrad koopt ze per zak en vraagt het geld nooit terug. Het vraagt andere dingen. Dat huis zou je wel eens willen zien.

story-city-puppets = De pop met het litteken
story-city-puppets-intro = Het poppenspel gaat over jou: het litteken, de manier van lopen, zelfs hoe je naar deuren kijkt. De pop wint elk gevecht, en toch joelen de kinderen haar uit. Achter het gordijn trekt een oude vrouw aan de draden zonder te kijken.
story-city-puppets-a = Haar betalen om te tonen hoe ze het wist.
story-city-puppets-a-result = Ze bindt een draad aan elk van je vingers en trekt. Je leert meer over je eigen handen dan in tien winters oefenen.
story-city-puppets-b = Je deel van de opbrengst eisen.
story-city-puppets-b-result = Ze betaalt zonder een woord. In de avondvoorstelling, hoor je, is de pop gierig en sterft ze daaraan. Eindelijk juichen de kinderen.

story-city-pit = De kuil
story-city-pit-intro = Achter het slachthuis slaan mannen elkaar voor geld, en andere mannen kijken toe. De kampioen van vanavond is van moederskant een halve trol, zegt hij. De stalknecht die de inzetten bewaart, heeft hier nog nooit een hekser zien verliezen; er mocht er nooit een in.
story-city-pit-a = Tegen de kampioen vechten.
story-city-pit-a-result = Hij slaat als een deur in de storm. Hoeveel je mee naar huis neemt, hangt af van wat je al kon.
story-city-pit-b = Een praatje maken met de stalknecht.
story-city-pit-b-result = Zelf heeft hij geen cent, maar wel een oom in de bergen die paarden fokt en de grijze niet kan berijden. Niemand kan dat.

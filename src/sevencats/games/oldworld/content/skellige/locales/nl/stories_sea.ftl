story-sea-salt = De zoutboot
story-sea-salt-intro = Een lage boot ligt dwars voor jullie, tot aan de rand volgeladen met grijze zakken. De schipper heeft geen vlag en geen haast. Zout, zegt hij, en hij kijkt langs je heen naar het lege water waar een tolboot zou zijn. Tot de volgende kaap kan hij iemand gebruiken die er gevaarlijk uitziet. Hij verkoopt ook wat er onder de zakken ligt.
story-sea-salt-a = In de boeg gaan staan en gevaarlijk kijken.
story-sea-salt-a-result = De tolboot komt, ziet je en heeft ineens elders te doen. Hij telt je deel twee keer in je hand uit, omdat zijn vingers beven.
story-sea-salt-b = Kopen wat er onder de zakken ligt.
story-sea-salt-b-result = Flessen, in zout verpakt zodat ze niet rinkelen. Hij weet wat erin zit en vraagt niet waar je ze voor wilt. De vissen vragen het ook niet.

story-sea-salt-danger = Nat zout
story-sea-salt-danger-intro = Dezelfde boot, kiel omhoog. De schipper zit erop met één zak in zijn armen, als een kind. De andere zijn gezonken, en de zee om hem heen smaakt naar soep. De deining duwt hem tegen jullie planken, telkens weer. Voor een touw zou hij de zak moeten loslaten, en dat doet hij niet.
story-sea-salt-danger-a = Erin springen en hem halen.
story-sea-salt-danger-a-result = Je krijgt hem bij zijn riem te pakken, en de kiel krijgt jou bij je ribben voordat ze jullie allebei binnenhalen. De zak heeft hij nog.
story-sea-salt-danger-b = De zak kopen, zodat hij loslaat.
story-sea-salt-danger-b-result = Hij laat los, telt, en is aan boord voordat de munten droog zijn. De bemanning zout de avondvis voor één keer goed en zingt boven de riemen.

story-sea-bell = De klok onder water
story-sea-bell-intro = Midden in de zeestraat luidt een klok. Er is geen toren, geen boei, geen rots. De stuurman neemt zijn muts af. Daarbeneden ligt het dorp van zijn grootmoeder, zegt hij, en het luidt als er iemand van de familie langskomt. Of dat vriendelijk bedoeld is, heeft nog niemand aan boord hem kunnen zeggen.
story-sea-bell-a = Het geluid volgen en een peiling nemen.
story-sea-bell-a-result = Jullie roeien rondjes tot de klok recht onder jullie is. Dan onthoud je welke heuvels in één lijn staan. Daarginds zou land moeten zijn, en op geen kaart staat het.
story-sea-bell-b = Ook je muts afnemen.
story-sea-bell-b-result = Het luiden houdt meteen op, als iemand die gegroet is. De bemanning roeit beter dan op welke andere dag van het jaar ook.

story-sea-bell-danger = De klok antwoordt
story-sea-bell-danger-intro = De klok luidt sneller, als bij brand. Het water boven het verdronken dorp wordt glad en begint te hellen, en jullie boeg glijdt naar beneden. Er trekt iets aan het touw, zegt de stuurman, en het heeft gemerkt dat we luisteren. Hij heeft beide armen om het roer geslagen.
story-sea-bell-danger-a = Erdoorheen roeien, wat het ook kost.
story-sea-bell-danger-a-result = Er gaat gewicht overboord, en jullie roeien dwars op de helling tot je handpalmen openliggen. Achter jullie zwijgt de klok. Iets heel groots heeft het touw losgelaten.
story-sea-bell-danger-b = Omkeren voordat het steiler wordt.
story-sea-bell-danger-b-result = Zo snel heeft deze bemanning nog nooit gewend. Voor het donker liggen jullie achter de pier, en vandaar klinkt de klok bijna teleurgesteld.

story-sea-widow = De overvaart van de weduwe
story-sea-widow-intro = Een vrouw in het zwart betaalt met munten die aan de rand groen zijn. Al negen jaar vaart ze op deze dag over en gooit ze een brood in het water waar haar man verging. Dit jaar heeft ze er twee bij zich. Ze vraagt of heksers weten hoe lang de zee een man houdt.
story-sea-widow-a = Haar de waarheid zeggen.
story-sea-widow-a-result = Ze hoort het staande aan. Ze knikt, eet het ene brood zelf op en deelt het andere met de bemanning. Dan wijst ze je de grot waar hij bewaarde wat hij nooit heeft aangegeven.
story-sea-widow-b = Zeggen dat niemand het weet.
story-sea-widow-b-result = Ze dankt je met een munt omdat je zo fatsoenlijk liegt. Als ze het brood gooit, pakt iets het van onderen, en je ziet welke kant het op zwemt.

story-sea-widow-danger = Negen jaar
story-sea-widow-danger-intro = Dit keer komt hij het brood zelf halen. Een hand met te weinig vingers grijpt de reling, dan nog een, en de boot helt naar ze over. De vrouw in het zwart gilt niet. Ze zegt zijn naam, zoals je die zegt tegen iemand die te laat is. De bemanning kijkt naar jou.
story-sea-widow-danger-a = De handen van de reling hakken.
story-sea-widow-danger-a-result = Er zijn vier slagen voor nodig. Hij trekt je beurs mee als hij gaat, en de zoom van je maliën. Zij houdt haar handen voor haar ogen en telt hardop tot negen.
story-sea-widow-danger-b = Haar met hem laten praten.
story-sea-widow-danger-b-result = Ze vertelt hem wat het dak gekost heeft, en wie met wie getrouwd is. Na een poos laat hij los. Ze geeft je wat om zijn hals hing en zegt waar het vandaan kwam.

story-sea-sirens = Koor bij eb
story-sea-sirens-intro = Op de rots zitten drie sirenen elkaar te kammen als zusters voor een bruiloft. Ze hebben gegeten, dat zie je aan de laarzen. Zolang de wind naar hen toe staat, zingen ze niet, want ze zingen alleen voor wie het kan horen. De stuurman vraagt fluisterend hoe lang de wind het nog uithoudt.
story-sea-sirens-a = Kijken waar ze heen vliegen.
story-sea-sirens-a-result = Onder het zeil wacht je tot ze opvliegen, zwaar en laat, en je onthoudt de richting. Een van hen draagt een laars voor haar nest.
story-sea-sirens-b = Iets voor ze op de rots leggen.
story-sea-sirens-b-result = Je legt het neer en stapt langzaam terug, met open handen. De oudste neemt het, bekijkt je en wijst met haar vleugel naar een eiland dat achter de nevel lag.

story-sea-sirens-danger = Koor bij vloed
story-sea-sirens-danger-intro = De wind draait. De eerste toon komt over het water, heel zacht, en de halve bemanning staat op met gezichten van kinderen die aan tafel geroepen worden. De was zit in de tweede kist van links, schreeuwt de stuurman, en dan glimlacht ook hij en laat hij het roer los.
story-sea-sirens-danger-a = Het roer houden en harder schreeuwen.
story-sea-sirens-danger-a-result = Je brult een lied over een geit, alle veertien coupletten, en stuurt op het geluid van de branding. De helft van wat los aan dek lag, gaat onder de voeten van de dansers overboord.
story-sea-sirens-danger-b = Ze het zwijgen gaan opleggen.
story-sea-sirens-danger-b-result = Je neemt de bijl van de boot en één ademtocht die moet volstaan. Ze laten klauwen achter in je maliën, tot de laatste ring. In het nest ligt een messing buis die een kapitein aan zijn oog hield.

story-sea-guests = Gastrecht
story-sea-guests-intro = De eilander naast je op de bank biedt brood, zout en een slaapplaats aan, in vier woorden. Dat is hier een eed: wie aanneemt, is tot de ochtend onder zijn dak, en wie weigert, heeft hem arm genoemd. Zijn jas heeft meer gaten dan stof. Zijn drie kinderen kijken naar je laarzen.
story-sea-guests-a = Aannemen, en een munt achterlaten.
story-sea-guests-a-result = Je eet weinig en slaapt diep. ’s Morgens ligt de munt in je linkerlaars en een tweede deken over je heen, en dus laat je die in het zout achter.
story-sea-guests-b = Weigeren, en zijn jas verstellen.
story-sea-guests-b-result = Een mijl lang zwijgt hij. Dan zegt hij dat alleen zijn broer dat ooit gedurfd heeft, en waar die heen ging toen hij genoeg had van de mensen: een eiland zonder naam.

story-sea-guests-danger = Gasten van de jarl
story-sea-guests-danger-intro = Een langschip komt langszij, schilden aan de reling, een en al beleefdheid. Volgens het gastrecht is iedere reiziger in deze wateren hun jarl een gift schuldig. Hun jarl is al sinds het voorjaar dood, mompelt jullie stuurman, en niemand durft het hem te zeggen. Op de hoge zetel zit iets in een heel mooie jas.
story-sea-guests-danger-a = Een gift geven en buigen.
story-sea-guests-danger-a-result = Het ding in de jas knikt, of zijn nek begeeft het. Ze gooien je goud op een berg giften die begint te ruiken, en wensen je een goede reis.
story-sea-guests-danger-b = De jarl zeggen dat hij dood is.
story-sea-guests-danger-b-result = Eerst is het stil, dan is er een vechtpartij, en die gaat over jou. Aan het eind geeft een van de oudsten je de berenvacht van de hoge zetel: breng die naar waar hij vandaan kwam.

story-sea-chart = De kaartenverkoper
story-sea-chart-intro = Hij verkoopt zeekaarten van boot tot boot, en elke is anders. Op de ene ligt een eiland in de vorm van een vossenpoot. Op een andere ligt daar niets, er staat alleen een man getekend met zijn beurs open. Welke de goede is, zegt hij, hangt af van wat de klant kan verdragen.
story-sea-chart-a = De vossenpoot volgen.
story-sea-chart-a-result = Daar ligt het, groen en klein, en elk beest van de eilanden lijkt op het strand zijn sporen te hebben gelaten. De verkoper vraagt je de positie, voor zijn volgende druk.
story-sea-chart-b = Hem een eigen kaart verkopen.
story-sea-chart-b-result = Hij krijgt van je de kust bij Cintra, met één baai te veel. Hij betaalt zonder af te dingen en vraagt of de baai een naam heeft. Je geeft er de zijne aan.

story-sea-chart-danger = De rand van de kaart
story-sea-chart-danger-intro = Hier houdt jullie kaart op. De man aan het roer draait hem om, en op de achterkant staat een boodschappenlijst. Van de kant waar een eiland zou moeten zijn komt mist opzetten, en in de mist breekt iets: trage, gelijkmatige branding op een kust die niemand getekend heeft.
story-sea-chart-danger-a = Op de branding af sturen.
story-sea-chart-danger-a-result = Jullie schrapen over twee riffen en laten op het tweede een plank achter. Dan trekt de mist op van een wit strand, en je tekent het op de achterkant, onder de uien.
story-sea-chart-danger-b = Wachten, dan naar huis.
story-sea-chart-danger-b-result = Tot de middag drijven en vissen jullie. Wat er eindelijk aan de haak hangt, is een beurs. Dan waait de wind nog maar één kant op, en dat is naar huis.

story-sea-whale = De ruzie van de walvisvaarders
story-sea-whale-intro = Twee walvisboten hebben dezelfde walvis tussen zich in, en de walvis is dood, en geen van beide roeit hem binnen zolang de ander een touw vasthoudt. Zo gaat het al sinds gisteren. De meeuwen zijn begonnen. Ze vragen je om recht te spreken, omdat je niemands neef bent.
story-sea-whale-a = Hem in het midden verdelen.
story-sea-whale-a-result = Ze betalen je in munten en snijden waar je wijst. Tegen de avond is de zee een mijl ver rood, en wat daarbeneden leeft, heeft het geroken.
story-sea-whale-b = Vragen waaraan hij gestorven is.
story-sea-whale-b-result = Ze hebben niet gekeken. De wonden zijn zo breed als deuren, en in een ervan steekt een klauw die bij niets in zee hoort. Je weet wie zulke klauwen fokt, en op welk eiland.

story-sea-whale-danger = Wat de walvis opat
story-sea-whale-danger-intro = De walvis is er, maar alleen de helft met de kop. De rest eindigt in een boog, zo schoon als een hap uit een kaas. Eromheen is het water heel kalm. Een van de roeiers begint te bidden, en een ander zegt dat hij dat zonder zijn lippen moet doen.
story-sea-whale-danger-a = Eroverheen roeien, snel.
story-sea-whale-danger-a-result = Er komt iets omhoog naast de boot, het schraapt van boeg tot achtersteven langs de planken en gaat weer onder. Je schildarm hing buitenboord.
story-sea-whale-danger-b = Een drankje overboord gieten.
story-sea-whale-danger-b-result = Het verspreidt zich als olie en ruikt naar alsem en erger. Ver beneden keert een schaduw zich om, schudt zich en zakt naar waar het donker is.

story-sea-ghost = Twaalf slagen
story-sea-ghost-intro = Er zijn elf riemen in jullie boot en twaalf slagen. De bemanning weet het en kijkt niet om. De twaalfde bank is leeg sinds de winter, en wie er nu zit, roeit in de maat. De bootsman zegt dat hij zo ook met zijn eigen vader geroeid heeft, en dat het went.
story-sea-ghost-a = Naast hem gaan zitten en roeien.
story-sea-ghost-a-result = De greep is koud en beweegt vanzelf. Je leert een slag die geen levende meer onderwijst, en je bent moe tot overmorgen.
story-sea-ghost-b = De bootsman naar zijn naam vragen.
story-sea-ghost-b-result = Torkel, zegt hij, en dat hij een kuras heeft achtergelaten bij een vrouw die het nooit gehoord heeft. Iemand zou het haar moeten zeggen. De twaalfde riem slaat een slag over.

story-sea-ghost-danger = De twaalfde riem
story-sea-ghost-danger-intro = De twaalfde riem roeit niet meer in de maat. Hij sleept, zodat de boot in een kring draait, één keer rond, twee keer rond, en met elke ronde staat de horizon een beetje hoger. Hij wil ons laten zien waar hij ligt, zegt de bootsman. Zijn lippen zijn blauw. Het is augustus.
story-sea-ghost-danger-a = Duiken en hem zoeken.
story-sea-ghost-danger-a-result = Je duikt drie keer voordat je een hand vindt en die kunt sluiten. De kring gaat open. Tot de avond lig je op de planken en laat je anderen roeien.
story-sea-ghost-danger-b = Hem iets van jou geven.
story-sea-ghost-danger-b-result = Wat je lang gediend heeft, gaat erin, en de riem ligt stil. Bij het krieken drijft er iets anders naast de boot, in ruil. De zee eronder heeft zich geroerd.

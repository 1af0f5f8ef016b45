# Verhalen van de Wilde Jacht, stadium II: later en erger.

story-hunt-2-ninth = De negende ruiter
story-hunt-2-ninth-intro = De stoet gaat zo dichtbij voorbij dat jullie de stijgbeugels kunnen aanraken. De negende ruiter heeft geen jas. Hij is negentien en rijdt goed. Op zijn lippen ligt rijp, en die smelt niet, hoewel hij de hele tijd praat, heel zacht, één woord, een meisjesnaam. Jullie kijkt hij aan zoals je naar mijlpalen kijkt.
story-hunt-2-ninth-a = Hem uit het zadel trekken.
story-hunt-2-ninth-a-result = Jullie trekken, en hij komt op jullie neer met alles wat aan hem hangt; drie ademtochten lang vechten jullie tegen de halve stoet. Dan is die voorbij. De negende ligt in de greppel en rijdt door, met zijn knieën.
story-hunt-2-ninth-b = De naam terugzeggen.
story-hunt-2-ninth-b-result = ‘Hanne,’ zeggen jullie hardop, allemaal. Hij trekt zijn paard dwars over de weg, en achter hem rijden ze op elkaar in als karren. Dan grijpt een hand zijn teugel. Hij rijdt verder. Hij praat niet meer.
story-hunt-2-ninth-c = Vertellen van de jas voor Jost.
story-hunt-2-ninth-c-result = Jullie vertellen van een meisje op de weg, wat ze over haar arm droeg en voor wie. Hij luistert, en zijn lippen vallen stil. Dan haalt hij één voet uit de stijgbeugel, en de andere. Op het lege paard breekt de stoet. Jullie hoeven hem alleen maar op te rapen.

story-hunt-2-waiting = Gekleed voor de reis
story-hunt-2-waiting-intro = Ze zitten op het plein op hun kisten, in hun zondagse kleren, de kinderen met wanten aan een touwtje. De vloer is geveegd, de katten zijn buitengezet. Er is nog niemand om hen gekomen, en ze zijn een beetje gekwetst. ‘Vannacht, zeiden ze,’ zegt een vrouw, en ze schuift op om plaats te maken.
story-hunt-2-waiting-a = De kisten in brand steken.
story-hunt-2-waiting-a-result = Jullie slaan de eerste kist stuk en steken hem aan, met jullie eigen spullen als aanmaakhout, dan de volgende. Ze schreeuwen tegen jullie. Dan komen ze dichterbij. Het is alles wat ze hebben, en zo warm hebben ze het sinds de herfst niet gehad. Iemand begint te huilen, en daarmee is het weer een dorp.
story-hunt-2-waiting-b = Er even bij gaan zitten.
story-hunt-2-waiting-b-result = Jullie gaan zitten; een mens is tenslotte moe, en het is heel stil. Als jullie wakker worden, uitgerust, staan de kisten in rijen. Op de kisten ligt sneeuw, en op de plekken waar zij zaten niet.
story-hunt-2-waiting-c = Vragen wat broeder Emmeran beloofd heeft.
story-hunt-2-waiting-c-result = Bij die naam kijken ze op. Jullie vertellen van het dorp zonder deuren, waar hij vanaf een kar preekte met het paard al ingespannen. Het blijft even stil. Dan staat de vrouw op, pakt haar kist bij één hengsel, en iedereen gaat naar huis en vergrendelt de deur.

story-hunt-2-frozen = Een leger op de plaats rust
story-hunt-2-frozen-intro = Dwars door het dal staat een leger, in marsorde, wit tot de punten van de pieken. Aan het vellen ervan kwam het niet meer toe. Jullie lopen erdoorheen als door een bos. Op de vierde rij volgt een tamboer jullie met zijn ogen. Hij is misschien vijftien. Iets anders kan hij niet, en dit doet hij zo hard als hij kan.
story-hunt-2-frozen-a = Er voor hem een eind aan maken.
story-hunt-2-frozen-a-result = Een van jullie doet het, met het dunne lemmet, en houdt hem daarbij om de schouders vast. De trommelstokken vallen, en dat is het enige geluid in het dal. De hand die het deed, heeft iets afgeleerd. Die is heel vast geworden.
story-hunt-2-frozen-b = Verbranden wat brandt, en het proberen.
story-hunt-2-frozen-b-result = Jullie verbranden schachten, zadels, jullie eigen mantels. Jullie wrijven hem en gieten hem iets in, druppel voor druppel. Tegen de avond zegt hij een woord. Nu hangt het ervan af wat een van jullie in de tas heeft, en daar weinig genoeg van te geven.
story-hunt-2-frozen-b-band-1 = Het was te veel. De hitte gaat door hem heen als een kar door een poort, en wie de tas vasthield, geeft er alle eigen warmte bij, en de mantel.
story-hunt-2-frozen-b-band-2 = Het was genoeg. Hij beweegt twee vingers, dan de stokken. De ruiters op de kam hoorden een trom waar er geen was, en buigen af.
story-hunt-2-frozen-b-band-3 = Het was precies goed, tot op de druppel. Hij slaat de lange roffel, en op de vierde rij bewegen oogleden. Wie het gaf, weet nu hoe weinig er nodig is.
story-hunt-2-frozen-c = Het appel houden, zoals Holt.
story-hunt-2-frozen-c-result = Namen kennen jullie niet, dus roepen jullie rijen en gelederen af en wachten na elk ervan. Uit het vierde antwoordt iemand, dan uit het negende. Zeven, uiteindelijk. Jullie dragen er zeven naar de vuren beneden. Als kapitein Holt het hoort, zal hij naar de anderen vragen.

story-hunt-2-bread = Het laatste brood
story-hunt-2-bread-intro = Eén brood, bevroren, voor een gezin van vijf, en voor jullie. Ze hebben het voor jullie neergelegd omdat jullie gaan vechten. Nu zitten ze langs de muur en kijken naar de vloer. De kleinste heeft te horen gekregen dat hij niet mag tellen. De grootmoeder is drie dagen niet aan tafel gekomen. In de winter heeft ze nooit honger, zegt ze.
story-hunt-2-bread-a = Het opeten.
story-hunt-2-bread-a-result = Jullie eten het helemaal op, voor hun ogen, en bij elke hap zegt de man: ‘Zo is het goed.’ Morgen zijn jullie op krachten. ’s Ochtends ligt de grootmoeder met haar gezicht naar de muur, en de anderen zijn stiller dan voor een slapende nodig is.
story-hunt-2-bread-b = Het brood en de bepakking achterlaten.
story-hunt-2-bread-b-result = Jullie schuiven het terug en maken de bepakking ernaast leeg. De kleinste telt, hardop. Hongerig en licht gaan jullie weg. Achter jullie valt een balk op zijn plaats, en nog een, als van mensen die van plan zijn hier volgend jaar nog te wonen.
story-hunt-2-bread-c = Dorrit Ash laten komen.
story-hunt-2-bread-c-result = Ze komt ’s nachts, met Proost op wollen kousen, en het zijn knollen. Jullie betalen, allemaal; ze noemt de prijs en halveert hem voor iemand kan antwoorden. De grootmoeder eet er drie. Dan helpen ze uitladen, voor het volgende huis, en voor dat daarna.

story-hunt-2-lake = Onder jullie
story-hunt-2-lake-intro = Het meer is helder tot de bodem, en daar rijden ze, ondersteboven, hoef tegen hiel met jullie. Jullie blijven staan, en zij blijven staan. Een voor een slaan ze hun vizier op. Het zijn jullie, stuk voor stuk, met witte ogen en beter te paard. Een van hen heft een hand en legt die plat tegen het ijs.
story-hunt-2-lake-a = De eigen hand ertegen leggen.
story-hunt-2-lake-a-result = Wie dat doet, voelt de kou tot in de schouder klimmen, en daarmee wat men daar beneden weet: een greep, een lange rit, hoe het afloopt. De prijs gaat er meteen af, door de maliën heen. Dan trekt de hand zich terug, en wenkt.
story-hunt-2-lake-b = Het ijs breken.
story-hunt-2-lake-b-result = Eén slag, allemaal tegelijk, en het scheurt van oever tot oever. Beneden spatten ze zonder geluid uiteen. Jullie rennen over kantelende schotsen, en wat valt, is weg. Op de oever tellen jullie elkaar twee keer, want de eerste keer was er één te veel.

story-hunt-2-kord = De gesel van de Jacht
story-hunt-2-kord-intro = Aan de poort van het laatste dorp staat Kord met zijn geschilderde litteken en zijn messing medaillon, en omdat hij daar staat, is er nog niemand weggelopen. Hij heeft verteld dat hij de Jacht twee keer heeft verslagen. ‘Vannacht komen ze,’ fluistert hij tegen jullie, ‘en ik heb verf. Wat doe je met je voeten?’ Achter hem verkoopt iemand soep ter ere van hem.
story-hunt-2-kord-a = Achter hem staan, uit het zicht.
story-hunt-2-kord-a-result = Jullie laten hem zien wat je met je voeten doet. Hij oefent het achter de stal, met bewegende lippen. In de schemering neemt hij zijn plaats onder de fakkel in, alleen voor zover iemand kan zien, en zegt over zijn schouder: ‘Jullie zijn er toch nog, hè?’
story-hunt-2-kord-b = Het dorp zeggen wie hij is.
story-hunt-2-kord-b-result = Jullie zeggen het, en binnen een uur zijn ze weg, met kinderen en soep, en er is niemand meer om mee te nemen. Kord wast zijn gezicht met sneeuw. Dan sluit hij achter hen de poort, van binnen. Vanaf de heuvel horen jullie hem oefenen.

story-hunt-2-horse = Een paard zonder ruiter
story-hunt-2-horse-intro = Het staat op de weg, zwart, gezadeld, met ijs in de manen, en ademt naar binnen. Het is zijn ruiter kwijt en wacht op de volgende. De stijgbeugels zijn uitgesleten van het opstijgen, en helemaal niet van het afstijgen. Het gaat van de een naar de ander en buigt zijn hoofd, geduldig, als iemand die ten dans vraagt.
story-hunt-2-horse-a = Een van jullie stijgt op.
story-hunt-2-horse-a-result = Voor de teugels zijn opgenomen, staat het in de stoet. Vanuit het zadel is alles te zien: de orde, de gaten, wie daar tegen zijn zin rijdt. Dan trekt de rest van jullie, aan de laarzen, aan de riem. Wat jullie terugkrijgen, heeft witte wimpers, en weet waar je moet slaan.
story-hunt-2-horse-b = Het van de weg leiden en doden.
story-hunt-2-horse-b-result = Het laat zich leiden en legt zijn hoofd op een schouder. Waar je snijdt is het warm; daar had niemand op gerekend. Het zadel is ouder dan welk koninkrijk ook. In de tassen zitten iemands riemen en een greep die nog te leren valt.
story-hunt-2-horse-c = Tams hond ermee laten praten.
story-hunt-2-horse-c-result = De hond loopt erheen op stijve poten, en ze staan neus aan neus. Dan keert hij het paard, zoals je een schaap keert, en drijft het in galop naar huis, van opzij de stoet in. Het is tot hier te horen. Daarna komt de hond terug en wil zijn stok.

story-hunt-2-flight = Allemaal
story-hunt-2-flight-intro = Eerst komen er reeën, en wolven ernaast. Dan ghoelen, rechtop; verdrinkers met gebarsten voeten, ver van elk water; een griffioen, te voet. Links en rechts gaan ze aan jullie voorbij als water om een steen, en niet één draait zijn kop om. De laatste is een grafheks, die een oudere op haar rug draagt. Dan is er een poos niets, en dan horen jullie waarom.
story-hunt-2-flight-a = Opzij gaan.
story-hunt-2-flight-a-result = Jullie gaan opzij en laten ze langs. Zo hebben jullie ze nooit gezien, zonder honger; je leert hoe iets hinkt, waar het kijkt als het bang is. De oudste heks wenst jullie over de schouder van de ander goedenavond.
story-hunt-2-flight-b = Toeslaan terwijl ze rennen.
story-hunt-2-flight-b-result = Het is een oogst; op elke kop staat een prijs, en niet één heft een klauw. De heks zet haar moeder neer, spreidt voor haar de armen en doet haar ogen dicht. Jullie wisten niet dat ze zoiets doen. Intussen heeft de kou jullie ingehaald.
story-hunt-2-flight-c = Ze keren, zoals Corvin zou doen.
story-hunt-2-flight-c-result = Jullie doen wat drijvers doen, met geduld en lawaai: hier een roep, daar een fakkel. De hele vlucht helt over, draait, en loopt dat wat komt in de flank. Het duurt zo lang als een hagelbui. Voor één keer zijn het de honden die gillen.

story-hunt-2-price = Een eerlijke prijs
story-hunt-2-price-intro = Op de kruising wacht een ruiter. Voor hem in het zadel zit een meisje van vier, met haar schoenen aan de verkeerde voeten. ‘Eén voor één,’ zegt de ruiter. ‘Het hoeft niet de beste van u te zijn.’ Ze huilt niet. Haar is beloofd dat ze voor het avondeten thuis is. Het paard schraapt in de sneeuw; zo lang hebben jullie.
story-hunt-2-price-a = Een van jullie gaat.
story-hunt-2-price-a-result = Een van jullie gaat. Het kind wordt neergezet, voorzichtig, in de goede richting. Tot de kam komen ze met wat ze gekocht hebben; dan merken ze dat ze bedrogen zijn. ’s Ochtends vinden jullie alles bij elkaar: de doden, het paard, en daartussen de prijs, levend, met niets meer in de handen.
story-hunt-2-price-b = Haar met geweld afpakken.
story-hunt-2-price-b-result = Jullie zijn snel, en daar had hij op gerekend. De slag gaat door jullie heen als een poort die dichtvalt, door de een na de ander, en als jullie weer overeind staan, hebben jullie een schoen in de hand. Het is de linker, van de rechtervoet. De afdrukken leiden de berg op.
story-hunt-2-price-c = Afdingen tot hij te laat is.
story-hunt-2-price-c-result = Jullie dingen af als om een koe: eerst twijfelen jullie aan de tanden, dan willen jullie garantie. Jullie hebben er een ontmoet die te laat was, en weten waar ze bang voor zijn. Achter hem vertrekt de stoet. Als hij omkijkt, is er alleen sneeuw. Met beide handen laat hij haar los.

story-hunt-2-fires = Ramen tellen
story-hunt-2-fires-intro = Vanaf de pas kijken jullie uit over de vlakte en tellen de lichten om wakker te blijven: boerderijen, een herberg, een molen. Zesentwintig. Als jullie nog eens tellen, zijn het er vijfentwintig. Het gaat heel regelmatig, van links, zoals wanneer iemand door een huis loopt en de luiken sluit. Het volgende is de molen. Dan komt er een school.
story-hunt-2-fires-a = Naar de school rennen.
story-hunt-2-fires-a-result = Jullie rennen en gooien af wat zwaar is. De molen gaat uit als jullie nog tussen de sparren zijn. In de school heeft iemand een tweede lamp aangestoken. Ze zullen de molen gehoord hebben en gedacht dat meer licht beter was.
story-hunt-2-fires-b = De eigen heuvel in brand steken.
story-hunt-2-fires-b-result = Jullie steken de heide aan, de hut en drie oude dennen, en het is in twee koninkrijken te zien. Beneden houdt het op, bij negentien. Een poos gebeurt er niets. Dan buigt het van de weg af en komt naar jullie toe, regelmatig en zonder omweg.
story-hunt-2-fires-c = Naar de kam van de wachteres kijken.
story-hunt-2-fires-c-result = Zij heeft het ook gezien. Daarboven is een vonk, dan een hele boom van vuur, en op de vlakte gaat in één klap elk licht uit: ze hebben geleerd wat dat betekent en zitten in hun kelders. De ruiters staan in een zwart land en luisteren.

story-hunt-2-graves = Op maat
story-hunt-2-graves-intro = Zuster Jutta heeft graven voor jullie gegraven, op een rij, met uitzicht. ‘De grond was net zacht,’ zegt ze. ‘God weet wanneer ik er weer in kom.’ De lengtes heeft ze op het oog genomen. Er is er een te kort uitgevallen, en ze vraagt, met de meetlat achter haar rug, of wie dat aangaat misschien de knieën zou kunnen optrekken.
story-hunt-2-graves-a = Er eens in gaan liggen.
story-hunt-2-graves-a-result = Jullie gaan erin liggen, de een na de ander. Het is er droog en uit de wind, en de lucht is een schone streep. In herbergen hebben jullie slechter geslapen. Jutta zit op de rand en neuriet, en wekt jullie als de sneeuw een vinger dik ligt. Wat die knieën betreft had ze gelijk.
story-hunt-2-graves-b = Ze aan anderen geven.
story-hunt-2-graves-b-result = Er zijn er genoeg die er een nodig hebben. Jullie dragen ze de hele nacht naar boven en laten de bepakking liggen. ‘Wat onder de grond zit, zetten die schoften niet in een zadel,’ zegt Jutta, en ze stampt aan. Dan streept ze jullie door. Heel licht, met potlood.
story-hunt-2-graves-c = Zelf in haar boek schrijven.
story-hunt-2-graves-c-result = Het boek kennen jullie. Ze geeft het rond, met de pen, en ieder mag opschrijven wat er moet staan; wie schrijft, moet iets uit handen leggen. Het duurt tot de schemering. Ze leest het door zonder een woord, en verbetert de spelling van één plaatsnaam.

story-hunt-2-smith = Spijkers
story-hunt-2-smith-intro = De smid heeft geen ijzer meer. De ploegen heeft hij opgebruikt, de roosters, de hengsels van de kerk. Het aambeeld is nog warm; de jongen van de blaasbalg ligt bij de deur, met een zak over zijn gezicht. ‘Breng me iets van hen,’ zegt de smid. ‘Ik wil weten hoe het is om daarop te slaan.’
story-hunt-2-smith-a = Hem een stuk van hen halen.
story-hunt-2-smith-a-result = Hij zegt jullie waar: op de berg, waar ze laten liggen wat brak. Hij geeft een tang mee, vanwege de kou. Tot jullie terug zijn trapt hij de blaasbalg zelf, met zijn voet. Als de zak verschuift, houdt hij op en trekt hem recht.
story-hunt-2-smith-b = Hem geven wat jullie dragen.
story-hunt-2-smith-b-result = Wie iets missen kan, legt het op het aambeeld, voorgoed. Hij maakt er spijkers van, vierkant en een hand lang, en ’s ochtends liggen ze op de weg onder de sneeuw, met de punt omhoog. Dan horen jullie het eerste paard.
story-hunt-2-smith-c = Het harden in Sunniva’s ijs.
story-hunt-2-smith-c-result = Jullie weten waar er ijs is dat nooit smelt, en Sunniva Brandt stuurt haar dochters met een blok, zonder rekening. De smid trekt het laatste rooster uit tot een punt en stoot het erin. Het sist niet. Als hij het eruit haalt, zoemt het, en het buigt naar een van jullie toe.

story-hunt-2-wick = Het gat in de muur
story-hunt-2-wick-intro = In het gat staat Wick, elf jaar oud, een pannendeksel aan zijn arm, een pook op de schouder. Hij staat er sinds gisteren. Zijn lippen zijn blauw, en er ligt sneeuw op het deksel. Hij heeft het dorp beloofd het gat te houden tot de heksers komen. ‘Zijn jullie de heksers?’ vraagt hij, zonder zijn mond te bewegen. ‘Ik heb niet geslapen. Vraag maar na.’
story-hunt-2-wick-a = Hem aflossen, met alle eer.
story-hunt-2-wick-a-result = Jullie treden aan, trekken en melden: wacht afgelost. Hij groet terug met de pook. Dan kantelt hij om, stijf als een plank, in iemands armen. Er was daarbuiten iets, zegt hij, drie keer. Het bleef staan toen hij vroeg wat het wilde.
story-hunt-2-wick-b = Hem meteen naar binnen dragen.
story-hunt-2-wick-b-result = Er zijn vier handen voor nodig; hij bijt. Bij de kachel schreeuwt hij, als zijn voeten terugkomen, en iedereen mag een poosje zitten. Dat uur staat het gat leeg. ’s Ochtends loopt er een streep rijp om de huizen, die voor elke deur heeft stilgehouden.

story-hunt-2-thaw = Dooi
story-hunt-2-thaw-intro = Midden in januari ligt er een groene wei, tien passen breed, met sleutelbloemen. Er zingt een leeuwerik. Mensen uit drie dorpen staan eromheen met de hoed in de hand, en sommigen zijn erin gelopen en zijn gaan liggen. Ze glimlachen. De sleutelbloemen geuren niet. In het midden is de lucht omgeslagen, als de hoek van een bladzijde.
story-hunt-2-thaw-a = De mensen eruit slepen.
story-hunt-2-thaw-a-result = Jullie gaan erin, houden jullie adem in en slepen ze er aan hun voeten uit. In hun slaap vechten ze met alles wat ze hebben. Achter de laatste scheurt het groen, en daaronder ligt heel veel sneeuw, platgedrukt door ruiters die daar wachtten.
story-hunt-2-thaw-b = Onder de hoek tasten.
story-hunt-2-thaw-b-result = Een van jullie loopt naar het midden en tast eronder. Daar is een riem, en aan het andere eind wordt eraan getrokken. De rest grijpt wat er te grijpen valt: een gordel, benen. De leeuwerik zwijgt. Nu zal blijken wie het eerst loslaat.
story-hunt-2-thaw-b-band-1 = Jullie. Weg is de riem, met een handschoen en alles wat daaraan vastzat. Van het ene woord op het andere is de wei weer sneeuw.
story-hunt-2-thaw-b-band-2 = De andere kant. Jullie zitten opeens allemaal, met een hoofdstel, en de mensen in het gras komen overeind en voelen de kou.
story-hunt-2-thaw-b-band-3 = Niemand, tot er iets loslaat dat geen van beide is. Het hoofdstel is van jullie, de wei klapt dicht als een boek, en wie het eerst tastte, heeft sindsdien langere armen.
story-hunt-2-thaw-c = De hoek afzetten en vastpennen.
story-hunt-2-thaw-c-result = Hun weg kennen jullie, en dit is er een poort in. Jullie slaan pennen in, als een landmeter, spannen het koord en drukken de hoek plat tot hij blijft liggen. De wei gaat uit als een lamp. Aan de andere kant komt iets aan, en vindt een muur.

story-hunt-2-eve = Wat je daarna doet
story-hunt-2-eve-intro = De laatste hut, één kaars. Iemand vraagt wat jullie allemaal daarna gaan doen. Een herberg, zegt de een. Schapen, de ander. Slapen met het raam open. Dan is het stil, want één van jullie heeft nog niet geantwoord; en buiten slaat een hoef op een steen, en dan nog een.
story-hunt-2-eve-a = Op het antwoord wachten.
story-hunt-2-eve-a-result = Jullie wachten. Het komt, eindelijk, en het is iets zo kleins dat jullie allemaal moeten lachen, tot de kaars ervan trilt. Uitgelachen wordt niemand. Dan slapen jullie, rug aan rug, en de wacht heb jij, en dan jij, en dan jij.
story-hunt-2-eve-b = De kaars doven en slijpen.
story-hunt-2-eve-b-result = Jullie doven de kaars en zitten met steen en olie. In het donker gaan de klingen van hand tot hand. Wie wil, doet afstand van een oude kunstgreep en krijgt een betere. Tegen de ochtend weet iedereen waar de anderen zwak zijn, en gaat daar staan.
story-hunt-2-eve-c = Kijken wie er buiten is.
story-hunt-2-eve-c-result = Het is een muildier. Daarachter staan in de sneeuw mensen die jullie deze winter ontmoet hebben: een met een lamp, een met een ketel soep, een paar met hooivorken, verkeerd vastgehouden. Doen kunnen ze niets. Dat kwamen ze zeggen. Dan gaan ze rondom de hut zitten en blijven.

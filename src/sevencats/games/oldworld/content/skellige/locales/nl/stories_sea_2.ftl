story-sea-hromund = Een waardige tegenstander
story-sea-hromund-intro = Hromund was kampvechter van drie jarls en heeft ze alle drie overleefd. Hij is negentig en draagt zijn bijl nog altijd. Wie in bed sterft, zegt hij, zit in de volgende wereld bij de deur, op de tocht. Nu bekijkt hij je van top tot teen en vindt je geschikt. Zijn dochter Vigdis, die schepen bouwt, roeit door. ‘Hij vraagt het aan iedereen,’ zegt ze.
story-sea-hromund-a = Hem iets ergers beloven dan jezelf.
story-sea-hromund-a-result = Hij drukt je de hand erop tot er iets kraakt, en het is niet de zijne. Vigdis weet van een ding in de bergen waar zelfs de geiten omheen lopen. Meteen begint hij neuriënd de bijl te slijpen.
story-sea-hromund-b = Voor de oefening de riemen met hem kruisen.
story-sea-hromund-b-result = Tot zonsondergang gaan jullie om de mast, riem tegen riem. Hij piept, hij speelt vals, en twee keer lig je op je rug. Alles wat hij je laat zien, komt uit een oorlog die verder niemand zich herinnert. Je armen zijn van lood.

story-sea-hromund-danger = Hromund lacht om de zee
story-sea-hromund-danger-intro = De bui legt het schip op zijn zij, en de oude kampvechter lacht voor het eerst sinds het voorjaar. Hij heeft zijn bontvellen afgegooid, staat op de achtersteven en brult de golven de namen van drie dode jarls toe, zodat ze weten wie er komt. Zijn dochter heeft een eind touw tussen haar tanden. Beide handen heeft ze nodig voor de riem.
story-sea-hromund-danger-a = Hem aan de mast binden.
story-sea-hromund-danger-a-result = Op het ergste moment krijg je hem daar, en hij bijt. Intussen gaat de helft van wat er aan je gordel hing overboord. In de stilte daarna huilt hij, en Vigdis snuit zijn neus.
story-sea-hromund-danger-b = Hem laten sturen.
story-sea-hromund-danger-b-result = Hij stuurt recht op de grootste golven af, erop en er aan de andere kant weer af, zingend, en je houdt je vast aan alles wat houdt. Als het voorbij is, kijkt hij naar zijn voeten, die nat en levend zijn, en vraagt om soep.
story-sea-hromund-danger-b-band-1 = De golf van de derde jarl kwam over de achtersteven, en ze brak op jou. Hij vraagt of je haar gezien hebt.
story-sea-hromund-danger-b-band-2 = Je schouder heeft het meeste van de mast opgevangen. Hij neemt de kom in beide handen, en die trillen niet.
story-sea-hromund-danger-b-band-3 = Tussen twee lepels door laat hij zien hoe het moet: uit de heup, en met je ogen open. Je probeert het, en het dek houdt zich stil.

story-sea-policy = De kleine lettertjes
story-sea-policy-intro = Cornelis Dray verzekert schepen en heeft nog nooit op een schip gezeten. Hij zit op zijn ijzeren kist, helemaal groen, en leest je bij wijze van kuur een polis voor. Uitgesloten zijn storm, rif, brand, rot, rovers, vorsten, de slang Dagon en wat er verder drijft of daarmee ophoudt. Wat blijft er dan over, vraag je. Dray denkt er eerlijk over na. Diefstal van het anker, zegt hij, overdag.
story-sea-policy-a = Zijn getuige zijn bij een wrak.
story-sea-policy-a-result = Hij slikt twee keer en neemt je in dienst. Een van zijn schepen is dit jaar drie keer gestrand, altijd op dezelfde rots, altijd zonder lading. Op dat strand heeft hij graag iemand naast zich die stevig op de benen staat.
story-sea-policy-b = Je eigen leven verzekeren.
story-sea-policy-b-result = Zelfs met deze deining schrijft hij keurig: leeftijd, lengte, aantal littekens, gewoonten. Je dood moet binnen een week worden gemeld, in persoon. Je tekent, en die nacht slaap je als iets van waarde.

story-sea-policy-danger = Averij grosse
story-sea-policy-danger-intro = Het schip heeft water gemaakt tot aan de roeibanken, en er moet iets overboord. In dat geval, zegt Dray de verzekeraar, die er tot zijn riem in zit, verdeelt het zeerecht het verlies over allen, naar waarde; hij hoeft alleen de aandelen uit te rekenen. Hij slaat op zijn knieën een grootboek open. De bemanning kijkt naar de ijzeren kist onder hem.
story-sea-policy-danger-a = Eerst je eigen spullen gooien.
story-sea-policy-danger-a-result = Wat je missen kunt, gaat eruit, en dan nog wat, en het schip komt omhoog. Dray, blauw tot achter de oren, rekent het tot op de halve penning uit en betaalt je wat de anderen schuldig zijn, min zijn loon.
story-sea-policy-danger-b = De kist gooien, met of zonder hem.
story-sea-policy-danger-b-result = Jullie moeten er met zijn vieren aan tillen, en een ijzeren hoek gaat langs je ribben. Dray staat versteld hoe licht een schip kan zijn. Dan ziet hij zijn polissen zwemmen en roept ze bij hun naam.

story-sea-anchor = Het anker van twee huizen
story-sea-anchor-intro = Op de rots ligt een anker, vastgeroest. Skardes grootvader heeft het aan die van Finna geleend, of verkocht, of het werd gestolen. Eenenveertig zijn er aan die vraag gestorven, en de twee ouden zijn het tellen moe. Allebei hebben ze iemand van buiten laten komen, zodat er van hun eigen mensen niemand valt. Beide boten bereiken je op hetzelfde ogenblik. Uit beide wordt je een hand toegestoken.
story-sea-anchor-a = Finna’s hand aannemen.
story-sea-anchor-a-result = Finna’s mensen betalen het handgeld in hakzilver en één tand. Lang hoeft het gevecht niet te duren, laat ze je weten. Op de berg waar ze elkaar altijd hebben getroffen, zal iemand voor Skarde staan; het spijt haar nu al.
story-sea-anchor-b = Skardes hand aannemen.
story-sea-anchor-b-result = Skardes mensen geven je de beste bank en zoveel schapenvlees als je op kunt. Lang hoeft het gevecht niet te duren, laat hij je weten. Op de berg zal iemand voor Finna staan; hij hoopt niemand die jong is.

story-sea-anchor-danger = Onder andermans pijlen
story-sea-anchor-danger-intro = Beide huizen hebben het zeil van het andere gezien en zijn gaan schieten, uit gewoonte, en jullie liggen ertussen. Ze blijven er beleefd bij. Voor elk salvo roept er iemand of jullie willen bukken. Maar ze schieten zoals hun grootvaders het hun geleerd hebben, slecht dus, en het licht wordt minder.
story-sea-anchor-danger-a = Tussen hen door verder roeien.
story-sea-anchor-danger-a-result = Krom gebogen roei je verder. Twee pijlen blijven in je maliën zitten, één van elke kant; daar hechten ze aan. Achter jullie roept iemand of je gewond bent, en wordt daarvoor beschoten.
story-sea-anchor-danger-b = Omkeren en het ze laten uitvechten.
story-sea-anchor-danger-b-result = Jullie wenden, en ze wuiven met hun bogen. De hele nacht zijn er fakkels op het water: elk huis vist de mannen van het andere op, zoals ze altijd hebben gedaan. ’s Ochtends liggen jullie weer waar de tocht begon.

story-sea-wedding = Twee onder het zeil
story-sea-wedding-intro = Onder het reservezeil liggen een meisje en een jongen. Hild is van Finna’s huis en Kari van dat van Skarde; tussen de huizen staan een anker en eenenveertig doden. ‘Als ze ons vinden, zijn het er drieënveertig,’ zegt Kari, bijna trots. Hild zegt niets. Ze heeft een brood bij zich, een hamer en de goede lepel van de familie. Achter jullie is een zeil, en daarnaast nog een.
story-sea-wedding-a = Ze verstoppen tot aan het bos.
story-sea-wedding-a-result = Je gaat op de rand van het zeil staan en praat met beide achtervolgers over het weer. Ze houden het voor manieren van het vasteland en zwenken af. In de schemering gaan de twee aan land. Er komt een bruiloft onder de bomen, zegt Hild, en jij bent gevraagd.
story-sea-wedding-b = Ze aan hun ouden overgeven.
story-sea-wedding-b-result = Je wenkt beide schepen langszij. Hild gaat naar rechts en Kari naar links, en elke kant betaalt je voor de moeite. De lepel laat ze je. Daar moet je mee eten, zegt ze, elke dag.
story-sea-wedding-c = Voor hen pleiten, op je woord als kampvechter.
story-sea-wedding-c-result = Aan een van deze huizen heb je de hand gegeven, en dat telt in allebei. Je roept over wat er onder het zeil ligt. Voor het eerst in jaren kijken de twee ouden elkaar aan. Het zal netjes gebeuren, roepen ze, in het bos, en je wordt betaald om te komen.

story-sea-wedding-danger = Twee zeilen op de hielen
story-sea-wedding-danger-intro = Ze zijn gevonden. Links komt Skardes schip opzetten, rechts dat van Finna, jullie boot is een noot in de kraker, en de eerste riemen versplinteren. Onder het reservezeil houden een jongen en een meisje elkaars hand vast. Elke kant roept dat ze niets tegen jullie hebben, jullie zitten alleen in de weg. Dat gold al voor de meeste doden.
story-sea-wedding-danger-a = Ze met een riem afhouden.
story-sea-wedding-danger-a-result = Je breekt een riem, dan een tweede, dan een helm met wat er over is. De kraker gaat open, want geen van beide huizen plet een eigen kind. Je tas drijft weg, en je zij is zwart tot op de heup.
story-sea-wedding-danger-b = Allebei de schade betalen.
story-sea-wedding-danger-b-result = Je buigt naar links en vraagt wat een reling kost, dan naar rechts en vraagt het nog eens. Van verbazing noemen ze prijzen. Terwijl ze elkaars sommen narekenen, vindt je bemanning twee hele riemen.

story-sea-diver = Grima wil een touw
story-sea-diver-intro = Grima duikt naar wat schepen verliezen, met een steen in haar armen en zonder touw; een touw, zegt ze, is voor mensen die gemist worden. Vandaag wil ze er een. Ze gaat naar een wrak waar ze honderd keer langs is gekomen, en ze heeft iemand nodig die bij de tweede ruk trekt en niet bij de eerste. Op de bank ligt de vangst van vanochtend: een kling, een ketel, een kinderschoen.
story-sea-diver-a = Het touw aannemen.
story-sea-diver-a-result = Bij de eerste ruk zet je je tanden op elkaar, bij de tweede trek je. Ze komt boven met lege handen, zo wit als een bord. Het schip ligt verder weg dan vorig jaar, zegt ze. Iemand verplaatst het. Ze zal je weer nodig hebben, in ander water.
story-sea-diver-b = De kling kopen.
story-sea-diver-b-result = Ze noemt de prijs, en dat is de prijs; je kunt net zo goed met het tij afdingen. Ze laat zien hoe de eigenaar hem vasthield, want hij is aan de verkeerde kant versleten. De schoen is niet te koop. Die droogt naast haar in de zon.

story-sea-diver-danger = De tweede ruk
story-sea-diver-danger-intro = Het touw rukt al een poos, en op geen enkele manier die was afgesproken. Het loopt uit door je handen, om de bank en weer naar buiten, en het rookt. Dertig vadem, zegt de maat, en we hebben er nog vijf. Zo lang blijft geen duikster beneden. Dan hangt het slap.
story-sea-diver-danger-a = Langs het touw naar beneden gaan.
story-sea-diver-danger-a-result = Hand over hand daal je af tot het licht groen is en dan zwart. Grima hangt met haar vlecht vast in de spanten van een schip en kijkt je verwijtend aan. Het kost je je adem en je halve gordel. Zij gaat als eerste naar boven.
story-sea-diver-danger-b = Haar binnenhalen en er iets in gieten.
story-sea-diver-danger-b-result = Je sjort haar over de rand als een net. Het drankje loopt uit haar mondhoek, tot het dat niet meer doet. Grima bijt je in je vinger en gaat overeind zitten. Iemand verplaatst dat schip, zegt ze; ze zal het je laten zien.

story-sea-cod = Een ring in de kabeljauw
story-sea-cod-intro = De kok heeft de grootste kabeljauw van de winter opengesneden en er een ring in gevonden, van zilver, met binnenin ‘Ragna, van de Reiger’. De bemanning schuift weg van de bank. De Reiger verging zestien winters geleden, en wat de zee teruggeeft, wil ze thuis zien komen. Jij bent de enige aan boord, zegt de kok, die voor zoiets betaald wordt. De kabeljauw is uitstekend.
story-sea-cod-a = Hem in de volgende haven verkopen.
story-sea-cod-a-result = De zilversmid krast de naam eruit, en zolang hij bezig is, ruikt het in zijn winkel naar diep water. Hij betaalt vlug en wast zijn handen. Een week lang eet je brood.
story-sea-cod-b = Vragen wie er een Ragna mist.
story-sea-cod-b-result = Een nettenboeter weet het. Ragna had een tweelingzus, Grima, die naar wrakken duikt en er maar één bedoelt. Wacht op het water waar de Reiger is uitgevaren, zegt hij; bij elke nieuwe maan komt ze daar. Je knoopt de ring in je zakdoek.

story-sea-cod-danger = Wat de kabeljauw had ingeslikt
story-sea-cod-danger-intro = De vangst is binnen, het ruim is vol, en in het ruim klopt iemand. De kok licht het luik. Daar liggen ze, honderd grote kabeljauwen met hun ogen naar het licht, en in elk daarvan tikt iets kleins en hards tegen de graten, allemaal in de maat. De boot ligt een handbreed dieper dan vanmiddag.
story-sea-cod-danger-a = De vangst overboord scheppen.
story-sea-cod-danger-a-result = Tot middernacht scheppen jullie, allemaal, en niemand kijkt goed wat er tikt. Met de laatste vis komt de boot met een ruk omhoog. De bemanning is het brood van een maand kwijt, en jij je rug.
story-sea-cod-danger-b = Er een opensnijden.
story-sea-cod-danger-b-result = Er zit een munt in, een heel oude, en in de volgende ook. Je hebt er zeven open als je bedenkt te vragen wie daarmee betaald werd. Dan houdt het tikken op, in één keer, en onder de kiel luistert iets.

story-sea-light = Brood, staat er
story-sea-light-intro = Op klaarlichte dag knippert een vuur op de berg naar jullie: lang, kort, lang. De stuurman heeft de tekens als jongen geleerd en spelt ze. Brood, staat er. Dan: alstublieft. Dat is Ottkel, die het alarmvuur tegen rovers bewaakt. In twaalf jaar is er geen een gekomen, en op een dag vergat de jarl de boot met zijn proviand. Het vuur knippert weer. ‘Ook uien,’ leest de stuurman.
story-sea-light-a = Antwoorden dat jullie het komen brengen.
story-sea-light-a-result = Je seint het met een pannendeksel: we komen, ook uien. Het vuur wordt wild, een poos is het alleen onzin. Dan, langzaam: kom overdag. En nog eens: overdag. Daar houdt de stuurman op met spellen.
story-sea-light-b = Vragen wat hij vandaar ziet.
story-sea-light-b-result = Hij ziet alles, en niemand heeft het hem ooit gevraagd. Lang, kort, lang: op welk strand sinds gisteren geen meeuw zit, en wat daar op vier poten aan land ging. Je stuurt hem een brood in een vat door de branding, en een kleine gestalte springt de rotsen af.

story-sea-light-danger = Twee vuren
story-sea-light-danger-intro = In het donker branden er twee vuren op de berg waar er maar één hoort te zijn. Allebei seinen ze hetzelfde woord: hier. De stuurman kent de hand van de wachter. Het linker stottert zoals Ottkel, zegt hij, het rechter is te zuiver. Maar het linker staat recht boven het rif. Hij kijkt van het ene naar het andere, en de branding wordt luider.
story-sea-light-danger-a = Op het stotterende vuur aansturen.
story-sea-light-danger-a-result = Je vertrouwt op een slechte hand aan de klep en houdt je vast. Tussen de tanden van het rif is een geul, net aan, als de stroom het goedvindt. Op de berg schreeuwt een man: links, links, tot zijn stem breekt.
story-sea-light-danger-a-band-1 = Die vindt het niet goed. Achterstevoren komen jullie tussen de tanden uit, heel, en met de boeg naar huis.
story-sea-light-danger-a-band-2 = Die vindt het goed. Jullie schieten erdoor als een pit, en op de berg knippert het stotterend: brood, volgende keer.
story-sea-light-danger-b = Op het zuivere vuur aansturen.
story-sea-light-danger-b-result = Het seint foutloos tot jullie op de rotsen zitten, en dooft. Met schouders en riemen duwen jullie af. Daarboven bij de gloed hurkt iets duns en grauws, en het leert van jullie een nieuw woord: help.

story-sea-bottle = Aan wie dit opvist
story-sea-bottle-intro = ‘Aan wie dit opvist. Het gaat me goed. Het vuur brandt. De geit is dood en ik heb het niemand verteld, want er is niemand. Als u onder de berg langskomt, kijk dan omhoog; ik zwaai naar elk zeil, uit principe. Brood zou fijn zijn. Zijn er nog oorlogen? Ottkel, wachter van het vuur.’ De kurk is tot een geit gesneden. De bemanning wil weten of je antwoordt.
story-sea-bottle-a = Terugschrijven en het in zee gooien.
story-sea-bottle-a-result = Je schrijft dat er nog oorlogen zijn, dat hij niets gemist heeft en dat iemand hem heeft zien zwaaien. De bemanning doet de groeten, de kok voegt een recept toe. Daarna roeien ze met het hoofd omhoog en kijken naar elke heuvel.
story-sea-bottle-b = Hem zijn brood brengen.
story-sea-bottle-b-result = De kok geeft je twee broden mee, en uien op de koop toe. Als je de brief tegen het licht houdt, staat er onder de naam nog een regel, klein en haastig: kom overdag.

story-sea-bottle-danger = De honderdste fles
story-sea-bottle-danger-intro = Flessen aan alle kanten, een heel veld, rinkelend. De bemanning vist er een paar op. Het gaat me goed. Het gaat me goed. Ik ben niet meer alleen. We zijn met zijn tweeën, en hij leert snel. Kom niet. Hij heeft leren schrijven. De laatste zijn van een andere hand, een heel zuivere, en zeggen allemaal hetzelfde: kom, breng iedereen mee, er is brood.
story-sea-bottle-danger-a = Je een weg erdoor breken.
story-sea-bottle-danger-a-result = Glas knarst langs beide boorden en snijdt stuk wat er buitenboord hangt, ook een tas van jou. Maar het veld heeft een staart, en de staart wijst de berg op. Nu weet je waar dat ding woont.
story-sea-bottle-danger-b = Meteen omkeren.
story-sea-bottle-danger-b-result = Niemand zegt een woord terwijl het schip wendt. De flessen blijven een goede mijl bij, tot de wind er genoeg van heeft. In de haven drinkt de bemanning alleen nog uit het vat, en de eerste ronde krijg jij.

story-sea-law = De vrouw die de wet is
story-sea-law-intro = Thyra is de wet van de eilanden: vierhonderd spreuken, allemaal in haar hoofd, want niemand heeft ze ooit opgeschreven. Ze is blind, over de tachtig, en wordt van twist naar twist geroeid. De laatste tijd zijn er gaten. Gisteren op Eyna bleef ze midden in het erfrecht steken, en de erfgenamen wachtten tot het donker was. Ze zoekt iemand die een spreuk of twee draagt, tot ze een leerling vindt.
story-sea-law-a = Er een voor haar dragen.
story-sea-law-a-result = Met haar raspstem zegt ze hem in je oor: wat je een gast schuldig bent die ongeluk brengt. Je zegt hem na tot hij erin zit. Hij is zwaarder dan hij lijkt. Voor volle maan is er rechtdag in het bos, en daar zal ze erom vragen.
story-sea-law-b = Haar laten oordelen over wat je tegoed hebt.
story-sea-law-b-result = Een schipper is je sinds het voorjaar een verdrinker schuldig. Thyra hoort jullie beiden, urenlang, met alle eerdere gevallen, en geeft jou gelijk. Hij betaalt ter plekke. Gelijk hebben duurt, zo blijkt, de hele dag.

story-sea-law-danger = De wet wordt geënterd
story-sea-law-danger-intro = Rovers komen over beide boorden. Thyra de wetspreekster, op haar haringkist, heft een hand en begint: van het nemen van schepen, en wat daarop staat. Ze houden stil met één been aan boord, want onder die stem is hier iedereen opgegroeid. Maar het is een lange spreuk. Ze nadert de plek met het gat, en hun aanvoerder is al begonnen zijn lippen mee te bewegen.
story-sea-law-danger-a = Betalen voordat ze hapert.
story-sea-law-danger-a-result = Midden in de zin steek je je beurs uit. De aanvoerder neemt hem opgelucht aan; de volgende regel wist hij ook niet. Op hun tenen gaan ze van boord. Thyra heeft het gemerkt en zit tot de avond met haar rug naar je toe.
story-sea-law-danger-b = Haar iets voorzeggen, wat dan ook.
story-sea-law-danger-b-result = Je fluistert het eerste dat oud klinkt: en hij zal het vergoeden met een os. Thyra zegt het hardop, zonder een spier te vertrekken. Ze kijken elkaar aan. Nu hangt alles ervan af of een van hen ooit met een os heeft betaald.
story-sea-law-danger-b-band-1 = Een van hen wel, en het was een koe. Hij legt je het verschil uitvoerig uit, met de platte kant van zijn bijl.
story-sea-law-danger-b-band-2 = Een van hen heeft een oom die het misschien gedaan heeft. Ze vechten het uit op jullie dek, en jij staat ertussen.
story-sea-law-danger-b-band-3 = Een van hen wel, en hij zweert het. Ze tellen de riemen die ze bij het enteren gebroken hebben en leggen de prijs van een os op de haringkist.

story-sea-rescued = Van wie is die man?
story-sea-rescued-intro = Twee vissersboten houden een schipbreukeling tussen zich in, de ene bij zijn armen, de andere bij zijn benen. Wie een man uit zee redt, heeft zijn arbeid voor het leven; zo is de wet, en niemand wil hem kwaad. Bij ons slaapt hij naast de kachel, roept de ene. Bij ons krijgt hij vlees op feestdagen, roept de andere. De man heeft zijn mond vol water. Hij kijkt naar jou.
story-sea-rescued-a = Gelijk geven aan wie hem eerst zag.
story-sea-rescued-a-result = Dat is de boot met de armen. Ze bedanken je in munten, wikkelen hem in drie dekens en vragen wat hij kan. Hij is dansmeester, zegt hij. In beide boten wordt het stil. Jullie roeien door voordat je nog eens moet oordelen.
story-sea-rescued-b = De man vragen wat hij wil.
story-sea-rescued-b-result = Hij wil naar huis, naar zijn vrouw. Daarin voorziet de wet niet, en dus moet het voor het hoge gerecht in de bergen, met jou als getuige. Ze zetten hem precies in het midden, en elke boot geeft een deken.

story-sea-rescued-danger = Handen in het water
story-sea-rescued-danger-intro = Nog geen uur geleden is hier een schip vergaan. Negen mensen hangen aan planken en vaten en roepen. Vier kan jullie boot er nog hebben, zegt de maat, vijf als ze niet ademen; en volgens de wet van de eilanden is ieder die je eruit haalt van jou, voor het leven, met kost en kleren. De riemen liggen stil. Daarginds houdt iemand een kind omhoog.
story-sea-rescued-danger-a = Iedereen meenemen en de lading eruit gooien.
story-sea-rescued-danger-a-result = Alles waar niemand op staat gaat overboord, je beurs ook, en de boot ligt in zee als een vol bord. De hele weg hozen jullie met hoeden. Aan land zeg je hun dat ze van niemand zijn. Toch dragen ze je tas naar de herberg.
story-sea-rescued-danger-b = Het kind nemen en vier anderen.
story-sea-rescued-danger-b-result = Je kiest. Het duurt zo lang als vijf keer wijzen duurt. Dan roeien jullie, en op jouw roep vaart elke boot in de haven uit, en ze komen terug met vaten. Het kind slaapt op je knieën, en je zit stil tot de ochtend.

story-sea-last-words = Schrijf het mooier
story-sea-last-words-intro = De ra is op een roeier gevallen, en hij weet hoe het ervoor staat. Hij wil een brief aan zijn vrouw. Dat het geld voor het dak in de laars zit. Dat hij verzekerd was, bij ene Dray in Novigrad. Dat hij de laatste jaren een zwijn is geweest, en dat het met de vrouw op het andere eiland niet beter was. Hij kijkt je aan. ‘Schrijf het mooier,’ zegt hij, en sterft.
story-sea-last-words-a = Schrijven wat hij zei.
story-sea-last-words-a-result = Je schrijft het op, zwijn en al, en de maat tekent voor de waarheid ervan. Una leest het twee keer, staande. ‘Dat is hij ten voeten uit,’ zegt ze. Van het dakgeld betaalt ze je reis naar Novigrad: die Dray zal het op papier willen zien.
story-sea-last-words-b = Het mooier schrijven.
story-sea-last-words-b-result = Je schrijft dat hij aan haar dacht, en dat het geld voor het dak in de laars zit. Una leert het uit haar hoofd en vouwt het klein. Naar die Dray in Novigrad moet u het zelf brengen, zegt ze. Hij zal vragen of dit zijn woorden waren.

story-sea-last-words-danger = Man overboord
story-sea-last-words-danger-intro = Een golf heeft de slagroeier meegenomen. Hij drijft weg en schreeuwt, en niet om hulp. Hij schreeuwt dat het geld in de laars zit, en in welke, en dat Una alles krijgt; hij is een grondig man en schreeuwt het nog eens. In deze zee kan het schip niet wenden, zegt de maat. Ondertussen knoopt hij een touw aan een vat.
story-sea-last-words-danger-a = Hem met het touw naspringen.
story-sea-last-words-danger-a-result = Bij de derde golf heb je hem. Hij is al bij de koe en de goede spade. Het vat draagt jullie allebei tot het is binnengehaald, en tegen die tijd zijn je knieën van iemand anders. Of iemand het heeft opgeschreven, vraagt hij.
story-sea-last-words-danger-b = Het opschrijven, elk woord.
story-sea-last-words-danger-b-result = Je knielt op het dek en schrijft, en schreeuwt terug wat je hebt: de laars, de linker, de koe. Hij steekt een arm op, hij heeft het begrepen. Dan is er alleen nog zee. De inkt blijft de hele volgende dag op je hand zitten.

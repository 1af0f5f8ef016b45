event-215-title = Sturla’s schapen
event-215-intro = Op Sturla’s boerderij zit Bolverks neef met vijf man, allemaal dik geworden van schapenvlees dat niet van hen is. De deuren hebben ze opgestookt. Zolang de eigenaar vogelvrij is, is de boerderij van zomaar iemand, en zomaar iemand zijn zij. ‘En wie bent u?’ vraagt de neef kauwend. Achter hem in de kooi heft de laatste ram zijn kop, alsof hij op je heeft gewacht.
event-215-band-1 = Ze gooien je over de muur en je zwaard erachteraan. De ram had meer geluk. In het tumult heeft hij de kooi opengetrapt en is met de rest van de kudde het bos in. De buren stoppen je daar iets voor toe.
event-215-band-2 = Het wordt een lange middag, van het erf naar de schuur en vandaar naar de mesthoop. Dan hebben ze er genoeg van en gaan klagen bij hun oom. Je moet naar zijn baai komen, roepen ze, en je verantwoorden. Daar zit nu een klerk.
event-215-band-3 = Jij neemt er twee met wat er van de poort over is, en de ram neemt de neef. De anderen gaan op een rij zitten en reiken de beurs aan. De schapen moet hun oom betalen, zeggen ze, in zijn baai; hij heeft nu een klerk die daarop let.

event-223-title = Preek voor de sirenen
event-223-intro = Hij staat in zijn goede boord op de boeg en preekt voor vier sirenen op een rots over het verloren schaap. Ze zijn opgehouden met kammen. Schapen kennen ze niet, maar een stem die iets wil, die kennen ze, daar leven ze van; alleen heeft nog niemand dat bij hen geprobeerd. De oudste spreidt haar vleugels. Sirenen slaan toe als een lied uit is. Broeder Anselm komt aan het eind.
event-223-a = Bij het amen voor hem gaan staan.
event-223-a-result = Ze komen alle vier tegelijk, en je staat er tot je maliën in repen hangen. Dan trekt de jongste de andere terug. Ze gaat aan Anselms voeten zitten en laat zich niet wegjagen. Hij moet haar naar het bos brengen, zegt hij, waar niemand het ziet, en jij kunt beter meekomen.
event-223-b = Een lied inzetten voordat hij ophoudt.
event-223-b-result = Je zet er een in, het geeft niet welk, en Anselm moet mee. Zolang het duurt, zitten ze te luisteren. Je zingt je schor tot de rots uit het zicht is, en de roeiers leggen bij elkaar wat ze bij zich hebben. Anselm vraagt uit welk gezangboek dat was.

event-224-title = In de tobbe
event-224-intro = Op een open plek heeft broeder Anselm een tobbe gezet. Daarin zit een jonge sirene met gevouwen vleugels en zingt hem zijn lied terug, zonder woorden, beter dan hij. Ze zou zijn eerste ziel zijn. Alleen heeft hij er wakker van gelegen, zegt hij. Als zij er een heeft, dan hadden alle andere er ook een, voor wie mensen zoals u betaald werden. Hij vraagt of hij haar moet opschrijven.
event-224-a = Hem aanraden ‘één’ te schrijven.
event-224-a-result = Hij schrijft het in zijn mooiste hand, en de sirene klapt. Die nacht denk je aan de anderen, aan elk van hen, en slaap je niet. ’s Ochtends laat ze je een zwenking zien die ze allemaal maken voor ze toeslaan. Die ken je nu.
event-224-b = Hem aanraden haar te laten gaan.
event-224-b-result = Hij kantelt de tobbe, en in drie slagen is ze boven de bomen. Hij schrijft een nul, zoals elk jaar, en onder opmerkingen: het zong. Op de terugweg is hij zo opgewekt dat je zijn boeken draagt, en je eigen last lijkt lichter.
event-224-c = Hem eraan herinneren dat hij er al een heeft.
event-224-c-result = Je hebt voor hem geknield, zeg je, met getuigen erbij. Anselm wordt rood tot achter zijn oren. Hij verscheurt beide verslagen, laat de sirene uit de tobbe en betaalt je de collecte een tweede keer. Eerlijk geld, zegt hij, hoort de knieën te volgen.

event-225-title = Het pad op
event-225-intro = Het pad is steil en het bed is van eikenhout. Halverwege komen ze uit hun huizen: schippers, weduwen, jongens met riemen, allemaal van één familie, allemaal gekleed als voor een begrafenis. Van ons sterft niemand daarboven, zegt de oudste tegen Hallbera; de zee vat het op als een belediging en verhaalt het op ons. Helemaal onzin is het niet. Je weet wat daarbuiten ligt.
event-225-a = Doordragen, dwars door hen heen.
event-225-a-result = Jullie dragen, en ze gaan opzij, de een na de ander; aan een bed slaat niemand de hand. Op een duimbreed na gaat het door de deur. Maar vanuit het raam zie je de zee toch, en ze heeft de verkeerde kleur. Hallbera zal naar beneden moeten om het te vereffenen.
event-225-b = Het neerzetten waar jullie zijn.
event-225-b-result = Op de schouder van de heuvel, tussen dorp en huis, zetten jullie het neer. Mopperend halen ze stenen en bouwen eromheen, één raam naar zee en één ervan af. Hallbera gaat liggen om te proberen. De eerste soep van de nieuwe haard is voor jou.

event-226-title = De ketel van de oom
event-226-intro = Lubins oom heeft niet geschreven omdat hij slaapt. Al zeven weken, voor zijn distilleerketel, een rietje in zijn mond, en de ketel drupt door. Lubin leest je elk kaartje op de planken voor. Ze zijn goed gespeld, en dat brengt hem in de war. Eén flesje staat open. Hij zou zeggen dat dat de oorzaak is. Hij zou ook zeggen dat het de remedie is; het hangt af van één letter.
event-226-a = Lubin laten beslissen.
event-226-a-result = Hij doet zijn ogen dicht, kiest, en giet het erin. De oom gaat overeind zitten, vraagt welke dag het is, geeft hem een draai om zijn oren en omhelst hem. Van wat er in zeven weken gedrupt is, drinken jullie allemaal. Binnenkort doet de jongen examen, zegt hij, hoger in de bergen, en jij moet erbij zijn.
event-226-b = Het zelf uitzoeken.
event-226-b-result = Je neemt het mee naar het raam, ruikt, proeft met het puntje van je tong en gaat zitten met lei en krijt. Tegen de avond weet je het. De oom wordt wakker. Lubin schrijft je lei over tot het laatste woord, en voor één keer staat er geen fout in. De vlek heeft hij ook overgeschreven.

event-227-title = Het praktijkdeel
event-227-intro = Op een weide boven de wolken examineert de kruidenmeester zijn leerjongen. Het is het praktijkdeel: Lubin moet mengen wat hem gezegd wordt, volgens het kaartje, en het opdrinken. Naast hem staan een emmer zand en een opgevouwen deken. Eén helper is toegestaan, en hij heeft naar jou gewezen voordat de meester uitgesproken was.
event-227-a = Hem een flesje van jezelf lenen.
event-227-a-result = Je geeft het hem met het kaartje naar voren, en hij schrijft het letter voor letter over. Hij drinkt. Hij wacht. Hij hikt één keer, beleefd. Daarna neemt de meester alles stap voor stap met je door, want zo goed heeft hij het zelf nog nooit begrepen.
event-227-b = Het voor hem opdrinken.
event-227-b-result = Je drinkt voordat iemand bezwaar kan maken. Een poos ben je heel groot, dan lig je onder de tafel. Maar zolang het duurde, zag je hoe elke slag van je had moeten zijn. Lubin slaagt en krijgt een hoed.
event-227-c = Hem de flesjes uit Ivars kurken geven.
event-227-c-result = Het zijn zijn eigen flesjes, met scheve kaartjes en al, en hij kent elk ervan als een stout kind: dat bijt, dat moet je opwarmen. Hij mengt zonder te lezen. De meester valt de bril van zijn neus. Wat over is, is voor jou, zegt Lubin, en wat het doet schrijft hij erop, zonder fout.

event-228-title = Wasdag
event-228-intro = Met eb ligt haar grot open, een muil van modder met linnen behangen, en ze wacht met opgestroopte mouwen. Twee dingen zijn bekend over waterheksen. Eerst spugen ze modder in je ogen, en dan komen ze van waar je het laatst keek; en ze kunnen geen vlek met rust laten. In je zak heb je een flesje inkt. Ze spuugt.
event-228-band-1 = De modder raakt je in beide ogen, en dan is het wasdag: je wordt geweekt, geklopt en uitgewrongen. Als je weer kunt zien, hang je over een lijn, helemaal schoon. Er is iets uit je gegaan dat je al jaren had.
event-228-band-2 = Half blind gooi je de inkt, en die gaat over haar beste laken. Ze krijst en wrijft en wrijft en heeft geen hand vrij voor jou. Je neemt de hemden mee. Bij elke naam hoort iemand aan wal, en sommigen betalen.
event-228-band-3 = Je doet je ogen dicht voordat ze spuugt en daarna weer open. De inkt doet de rest; ze staat over de vlek gebogen als het gebeurt. Achterin hangen zestig hemden met namen, gesteven, en je brengt ze de kust langs, van deur tot deur.

event-229-title = De klerk in de baai
event-229-intro = Theodor Grole heeft in Bolverks baai een tafel laten neerzetten, en een harde stoel met de rug naar de honden. Ervoor staan de rovers in de rij, muts in de hand, en doen aangifte. Eén kandelaar. Eén dito. Eén klok, klein. Het gaat goed, zegt Bolverk, die er ziek uitziet. Achteraan staan buren die graag iets terug willen. Grole wil iemand naast zich die hier door niemand bang te maken is.
event-229-a = Schatten volgens het tarief.
event-229-a-result = Je schat tot de kaarsen op zijn. Het is saai werk, en rechtvaardig; tegen middernacht heeft zelfs Bolverk zijn ring aangegeven. Grole betaalt je loon tot op de penning en zegt ontroerd dat hij in jaren niet zo’n avond heeft gehad.
event-229-b = De buren laten voorgaan.
event-229-b-result = Je draait de rij om. Iemand pakt een bijl, en je kijkt ernaar tot die weer ligt, en dat kost alles wat je hebt. Koe na koe gaat naar huis. Grole schrijft het in als teruggegeven en streept dat twee keer aan.
event-229-c = Een boerderij aangeven, voor een man op een rots.
event-229-c-result = Je geeft alles aan, post voor post: deuren, schapen, een jaar. Grole schrijft zonder op te kijken: eigenaar niet te noemen. Bolverk betaalt. Zodra het donker is, stuurt hij een boot naar de rots met een vol vat, en niemand ziet het. Je deel staat in het tarief, het avondeten ook.

event-230-title = Vereffend
event-230-intro = Hallbera roeit naar waar de bodem wegvalt en haalt de riemen in. Jij zit achterin, als getuige. Ze spreekt over de rand, niet luid: dat de zee drie schepen van haar heeft gehad en haar hele familie, dat ze quitte zijn, en dat zij naar bed gaat. Dan gooit ze haar muts, haar mes en haar pijp erin. Lang gebeurt er niets. Dan komt de pijp weer boven.
event-230-result = Ze schudt hem uit en steekt hem aan. Onder de boot wordt de zee vlak, zoals wanneer iets zich op zijn andere zij draait om te slapen. De hele terugweg zwijgt ze. Bij de steiger zegt ze dat je roeit als een boer, doet voor hoe het hoort, en dan is er eten.

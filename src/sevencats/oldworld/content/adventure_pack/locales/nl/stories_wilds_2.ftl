# Meer verhalen van de wildernis in het Avonturenpakket.

story-adventure-wilds-entry = Bladzijde veertig
story-adventure-wilds-entry-intro = Zuster Jutta houdt een boek bij van de naamlozen, en op bladzijde veertig staat een man die net over de heuvel is gekomen en om brood vraagt. “Grijze jas, ringvinger weg, tanden goed,” leest ze voor. “Ik heb je begraven, verdomme. Die tanden herinner ik me.” Hij telt zijn vingers. Hij voelt zich al een jaar vreemd, geeft hij toe; honden gaan liggen, en om hem heen is het altijd een beetje koud. Zijn naam weet hij ook niet. Ze kijken elkaar over de schop aan, allebei een beetje gekwetst.
story-adventure-wilds-entry-a = Met haar onder het kruis kijken.
story-adventure-wilds-entry-a-result = Jullie graven. Onderin ligt een grijze jas met stenen erin, een beurs en een flesje; iemand wilde dood zijn en heeft het netjes laten doen. Jutta vloekt een poos. Dan geeft ze jou de beurs, streept de regel door en snijdt brood voor de man. Hij eet als iemand die terugkomt.
story-adventure-wilds-entry-b = Uitzoeken wie hij was.
story-adventure-wilds-entry-b-result = In zijn voering zit een snipper van een rekening: zoveel kaarsen, voor een huis met drie schoorstenen, boven bij de pas. “Als hij leeft wil ik hem van mijn bladzijde,” zegt Jutta. “En zo niet, dan wil ik weten wie ik hier verdomme te eten geef.”

story-adventure-wilds-dueday = Betaaldag in het veen
story-adventure-wilds-dueday-intro = “Twee koper de bloedzuiger, één het verband, niets de raad,” zegt Oda Hollin en pakt verder. Het is betaaldag. Alles wat ze schuldig was heeft ze betaald, tot de laatste koper, en gisteren kwam er een rekening: voor het papier waarop het stond. “Elke week het dubbele,” zegt ze. “Ik heb het uitgerekend. In de herfst ben ik hun het veen schuldig.” Ze laat achter wat ze niet dragen kan: een rij potten, een bed moederkruid, en buiten op het water het enige waar ze nooit een prijs voor had.
story-adventure-wilds-dueday-a = De potten opkopen.
story-adventure-wilds-dueday-a-result = “Inkoopsprijs,” zegt ze, noemt hem, en je betaalt. Elke pot wikkelt ze in een blad van de rekening. Dan kijkt ze de lege hut rond, tilt de deur uit haar hengsels en draagt haar onder de arm naar de dijk. Een deur rekent niemand haar aan.
story-adventure-wilds-dueday-b = Vragen wat er op het water is.
story-adventure-wilds-dueday-b-result = Ze wijst met haar kin. Daar is een licht dat in de schemer aangaat en van pol naar pol loopt en geen kwaad doet. Ze voert het al twintig jaar. Meenemen kan niet, zegt ze, en achterlaten ook niet. “Ik zou niet weten wat ik moet vragen,” zegt Oda. Ze kijkt heel verloren.
story-adventure-wilds-dueday-c = De kist uitpakken die je van haar hebt.
story-adventure-wilds-dueday-c-result = Je zet hem op tafel en doet hem open. Lang bekijkt ze wat je gebruikt hebt en wat niet. “U bent zuinig geweest met de arnica,” zegt ze. Ze vult hem tot het deksel, uit elke pot, en wil er niets voor. Het is de eerste keer in haar leven, en ze wordt er duizelig van.

story-adventure-wilds-fifth = De weduwe Tarn wordt het hof gemaakt
story-adventure-wilds-fifth-intro = “Nog een beetje?” vraagt de weduwe Tarn en schept op. Ze heeft vier mannen begraven, allemaal door paddenstoelen, en nu heeft een vijfde haar gevraagd. Hij zit tegenover haar, een piekenier in ruste, met één oor, en eet alles. Sinds Pasen eet hij alles. “Ik heb hem over de anderen verteld,” zegt ze zacht. “Hij zegt dat er nog nooit zo lekker voor hem is gekookt.” De piekenier knikt en kauwt. Hij heeft ook om het recept gevraagd; en daar heeft nog niemand haar om gevraagd.
story-adventure-wilds-fifth-a = Blijven eten.
story-adventure-wilds-fifth-a-result = Je blijft en neemt wat de piekenier neemt. Het is inderdaad heel goed. Tegen tienen komen de kleuren, en daarna slaap je op de bank in de armen van iets groots en groens. 's Ochtends vult ze een flesje voor je uit de pot waar hij niet van kreeg.
story-adventure-wilds-fifth-b = Vragen waar hij naar zoekt.
story-adventure-wilds-fifth-b-result = “Die met de witte ring,” zegt de piekenier als ze bij de put is. “Mijn broer was de derde.” Hij legt zijn lepel neer. Hij kwam om haar aan de galg te brengen, zegt hij. Toen lachte ze ergens om. Hij groeit in het bos, bij een oude kalkput; hij zou graag willen dat iemand ging kijken of dat klopt.

story-adventure-wilds-present = Iemand zegt: present
story-adventure-wilds-present-intro = Kapitein Holt leest nog altijd bij zonsondergang de lijst van de Derde Compagnie voor, zestig namen; vier man antwoorden en bij de rest wacht hij even. Gisteren, bij nummer eenendertig, zei iemand: “Present.” Het kwam uit de bomen. “Alder viel bij de brug,” zegt Rainer Holt. “Ik stond naast hem.” Hij heeft zich geschoren. Zijn vier zitten rug aan rug, en niemand heeft de soep aangeraakt. De zon gaat zo onder. Hij heeft de lijst in zijn hand en weet niet of je een naam mag overslaan.
story-adventure-wilds-present-a = Voor hem de lijst lezen.
story-adventure-wilds-present-a-result = Je leest. Bij eenendertig is het stil, en dan klinkt vlakbij een snik: het is de koksjongen, die zich had verstopt en dacht dat de kapitein zou eten als iemand het maar zei. Holt schrijft hem in als eenenzestigste. De compagniekas wordt verdeeld, door zes.
story-adventure-wilds-present-b = De stem antwoorden en haar volgen.
story-adventure-wilds-present-b-result = Bij eenendertig antwoordt ze weer, verder weg, en weer, nog verder; als iemand die met een lantaarn vooruitgaat. Je gaat erachteraan het bos in. Achter je is de kapitein opgehouden met lezen. Je hoort hem tellen, vanaf één, en niemand antwoordt.
story-adventure-wilds-present-c = Op plaats eenendertig gaan staan.
story-adventure-wilds-present-c-result = Je kent de plek; je hebt de compagnie eerder zien staan. Je staat waar Alder stond, en als hij wordt geroepen zeg je niets, en laat het stil zijn zolang het moet. Dan gaat Holt verder met tweeëndertig. 's Avonds laat hij je zien hoe je een linie houdt waar gaten in zitten.

story-adventure-wilds-moon = De sleutel onder de mat
story-adventure-wilds-moon-intro = Aan de rand van het dorp staat een cel, van goede steen, met één raam en zonder misdaad. De smid heeft hem voor zichzelf gebouwd. Drie nachten per maand gaat hij erin, zijn vrouw draait de sleutel om, en tot de ochtend hoort het dorp hem. Hij is een voorzichtig man. Hij heeft nooit iemand kwaad gedaan; alleen heeft hij door de deur, in al dat lawaai, gezegd hoeveel hij van haar houdt, en één keer stak ze de sleutel in het slot. “Nu bewaart mijn zus hem,” zegt ze. “Maar die heeft ook een goed hart.” Vannacht is de eerste van drie.
story-adventure-wilds-moon-a = Drie nachten de sleutel bewaren.
story-adventure-wilds-moon-a-result = Je zit op de sleutel. De eerste nacht redeneert hij, de tweede smeekt hij, de derde komt hij door het raamkozijn, en jullie lopen samen heel wat keren om de smidse. De vrouw betaalt. 's Ochtends heeft hij telkens zelf de scharnier hersteld, zonder je aan te kijken.
story-adventure-wilds-moon-b = Zoeken wat hem gebeten heeft.
story-adventure-wilds-moon-b-result = Gebeten heeft er niets, zegt de smid overdag bij de blaasbalg. In het bos, op een oude kolenbrandersplek, was een vrouw aan wie hij iets beloofd had voor hij trouwde. Ze lachte toen hij het zei: hij zou haar toch wel komen opzoeken, drie nachten per maand.

story-adventure-wilds-crones = Bedden voor de nacht
story-adventure-wilds-crones-intro = Drie zusters houden de herberg in het moeras: een brouwt, een weeft, een fluistert. Het bier is zwart, de dekens zijn warm, en er zit haar in. Reizigers gaan uitgerust weg, en ieder is iets kwijt: een suizend oor, een stotter, een tweede naam. “We nemen alleen wat los hangt,” zegt de Weefster en laat de draad door haar vingers lopen. Aan jou heeft ze een los eind gezien.
story-adventure-wilds-crones-a = Haar aan de draad laten trekken.
story-adventure-wilds-crones-a-result = Ze trekt, en eruit komt een hele gewoonte, met alle knopen. Het doet geen pijn. Op die plek stopt ze iets in wat een andere gast achterliet, van betere kwaliteit. Haar zusters houden de lamp op en knikken.
story-adventure-wilds-crones-b = Vragen wat ze ermee doen.
story-adventure-wilds-crones-b-result = De Fluisteraarster zegt het in je linkeroor. Beneden, waar het moeras in het meer loopt, hebben ze het te drogen gehangen, alles, al jaren. Als je het eenmaal weet hoor je het van hier wapperen.

story-adventure-wilds-miller = Hebt u een jongen gezien
story-adventure-wilds-miller-intro = De molenaar heeft de molen stilgezet en gaat met een tekening van herberg naar herberg. Er staat een jongen op met een pook. Hij heeft hem zelf getekend, met meel, en zo vaak uitgeveegd en overgedaan dat het alleen nog een witte vlek is. “Elf,” zegt hij. “Vraagt veel.” Eén keer heeft hij hem geslagen, om een vraag. Toen was het bed leeg en het pannendeksel weg. Slaan zou hij niet meer. Hij zou antwoorden.
story-adventure-wilds-miller-a = Zeggen waar je het laatst van hem hoorde.
story-adventure-wilds-miller-a-result = Je zegt wat je weet, de weg, de dag. Hij bedankt en betaalt als voor een zak, op het gewicht van de hand. 's Avonds hoor je hem twee tafels verder oefenen: “Dat komt door de maan. Dat komt door het water.”
story-adventure-wilds-miller-b = De jongen gaan zoeken.
story-adventure-wilds-miller-b-result = Er is rook in het bos, zegt de stalknecht, waar niemand woont, en iemand schreeuwt ertegen met een hoge stem. De molenaar staat al, met één arm in zijn jas. Je zegt dat hij moet wachten. Hij gaat op zijn handen zitten.
story-adventure-wilds-miller-c = Wick naar hem toe sturen.
story-adventure-wilds-miller-c-result = Nee, zegt hij. Dan gaat hij naar binnen, het deksel voor zich. Jij blijft buiten en hoort lang niets; dan een vraag, met een diepe stem, en de jongen die antwoordt, uitvoerig. 's Ochtends gaat hij weer mee. “Hij vroeg of het pijn doet,” zegt Wick. “Dat had nog niemand gevraagd.”

story-adventure-wilds-scourge = De Gesel van de Zeven Dalen
story-adventure-wilds-scourge-intro = Boven in een den zit een man met een geschilderd litteken, en eronder zit een ghoel en wacht. “Goedenavond,” zegt Kord. Hij zit er sinds dinsdag. Hij had het dorp gezegd dat ghoelen een koen oog vrezen, en voor dat oog was betaald; nu kijkt hij hem al drie dagen koen aan, en hij lijkt eraan te wennen. In het dorp dragen ze de tafels al naar buiten voor de overwinning.
story-adventure-wilds-scourge-a = De ghoel weglokken.
story-adventure-wilds-scourge-a-result = Je fluit, en hij komt achter je aan, blij dat hij iets te doen heeft. Als je hem kwijt bent ken je zijn gat en de wegen erheen. Als je weer langs de den rijdt hangt er alleen nog een medaillon van messing aan een tak, dat nog schommelt.
story-adventure-wilds-scourge-b = Met hem de rest gaan halen.
story-adventure-wilds-scourge-b-result = “Welke rest?” vraagt Kord. Dit is alleen de wacht, zeg je. De anderen slapen in de steengroeve tot het donker wordt. Hij klimt heel langzaam naar beneden, met zijn ogen dicht. Hij gaat mee, zegt hij. Hij wil alleen, voor hij doodgaat, gevraagd worden wie hij is.

story-adventure-wilds-pup = Hij liep met me mee
story-adventure-wilds-pup-intro = “Hij liep met me mee,” zegt het meisje. Het is een barghest, half volgroeid, met een gloed in zijn keel als van een kooltje, en hij zit op het haardkleed, dat rookt. Barghesten gaan waar iets niet betaald is. De familie is alles nagegaan: de koe, het dak, grootvader. “We zijn niemand iets schuldig,” zegt de moeder, en ze wordt heel wit. Het dier legt zijn kop in de schoot van het meisje. Het ruikt naar rivier.
story-adventure-wilds-pup-a = Hem verjagen.
story-adventure-wilds-pup-a-result = Je jaagt hem met de vuurtang naar buiten en over de velden. Steeds blijft hij staan en kijkt om of je het meent. Ze betalen je meteen, alles, heel precies, en vragen om een kwitantie. De hele nacht staat het meisje voor het raam.
story-adventure-wilds-pup-b = Je door hem de schuld laten wijzen.
story-adventure-wilds-pup-b-result = Zodra je het zegt staat hij op en gaat voorop, naar de rivier, neus aan de grond. Bij de voorde kijkt hij om. De moeder is op haar sloffen meegekomen. “Het was maar een boot,” zegt ze. “We wilden hem terugbrengen.”

story-adventure-wilds-guestbook = Het gastenboek
story-adventure-wilds-guestbook-intro = In de schuilhut onder de gletsjer is niemand thuis. Op tafel ligt een boek. “Vuur goed, uitzicht goed. Hauser.” “Eén nacht gebleven wegens lawaai. Prof. Lind.” “Er is geen lawaai. Hauser.” “We kwamen met negen, acht hebben getekend.” “Voorraad op. Wie de jam neemt moet het zeggen.” “Het is niet de jam die het neemt. L.” De laatste regel is nog niet droog. Er staat “Welkom”, in grote letters, zonder naam.
story-adventure-wilds-guestbook-a = Tekenen en de luiken vergrendelen.
story-adventure-wilds-guestbook-a-result = Je tekent en vergrendelt. De hele nacht gaat het om het huis en probeert ze een voor een, als een gast die zijn sleutel kwijt is. 's Ochtends ken je zijn stap en heb je tussendoor goed geslapen. Onder je naam staat: “Liet geen kruimels achter.”
story-adventure-wilds-guestbook-b = De natte inkt volgen.
story-adventure-wilds-guestbook-b-result = Er liggen druppels van op de vensterbank, op de sneeuw, en verder de morene op, elk rond en zwart, een lange stap uit elkaar. Het boek steek je in je tas. Bij het klimmen lijkt het steeds zwaarder.

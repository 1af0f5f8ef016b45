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

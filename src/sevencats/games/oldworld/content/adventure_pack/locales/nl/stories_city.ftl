# Stadsverhalen van het Avonturenpakket.

story-adventure-city-creditors = Radek en Compagnie
story-adventure-city-creditors-intro = De schuldeisers van wijlen Radek hebben een vennootschap opgericht, met een zegel. Op de algemene vergadering besluiten ze met elf stemmen tegen één dat de overledene leeft; die ene is Radek, die een aandeel heeft gekocht en met een valse baard op de laatste rij zit. De zaak komt voor het hoge hof in Vizima. Beide partijen willen een deskundig oordeel. Beide kijken ze naar jou.
story-adventure-city-creditors-a = Hier en nu getuigen voor de vennootschap.
story-adventure-city-creditors-a-result = Je vertelt de notaris wat je weet, en de vennootschap betaalt je uit haar kapitaal, dat bedoeld was voor een beter slot op het graf. Op de laatste rij is de baard aan één kant losgeraakt. Hij zwaait naar je, een beetje droevig, met een broodje.
story-adventure-city-creditors-b = In Vizima getuigen voor de overledene.
story-adventure-city-creditors-b-result = Radek grijpt je beide handen. Betalen kan hij niet, want hij is dood, maar er komt een middagmaal. Het hof zetelt in de oude korenhal en hoort de doden om de andere donderdag. Je moet een schone kraag meebrengen.

story-adventure-city-ballad = Zoals anderen het zingen
story-adventure-city-ballad-intro = In de kroeg zingen drie studenten Tibors ballade over jou, en ze hebben het mis. In hun versie huil je. Je trouwt ook met de griffioen. Na afloop is het stil, en een kuiper veegt zijn ogen af. ‘Het grijpt me elke keer aan,’ zegt hij, ‘dat stuk met die vleugels.’ Er is een wedstrijd in Beauclair, zeggen de studenten, en die willen ze winnen.
story-adventure-city-ballad-a = Je deel aannemen en zwijgen.
story-adventure-city-ballad-a-result = Vol ontzag delen ze de hoed met je en smeken om bijzonderheden van de bruiloft. Je geeft er twee. Aan het eind van de week is er een nieuw couplet, en op straat vragen mensen die je nooit hebt gezien hoe het met de griffioen gaat.
story-adventure-city-ballad-b = Tibor waarschuwen en naar Beauclair gaan.
story-adventure-city-ballad-b-result = Onder een kar ligt hij te slapen, en je vertelt het. Hij schiet zo snel overeind dat hij zijn hoofd stoot aan de as. ‘In welke toonsoort?’ vraagt hij. Je zegt het. Hij loopt de hele nacht door, zegt hij, en jij moet ook komen, in levenden lijve, en er ongetrouwd uitzien.

story-adventure-city-bronze = Bronzen knopen
story-adventure-city-bronze-intro = De klok van de afgebrande tempel is weg. Ze woog meer dan een huis, en er zijn geen sporen. Odila staat met haar soeplepel in het lege puin. ‘Het was stil vannacht,’ zegt ze. ‘Ik lag wakker.’ Op de markt verkoopt een marskramer knopen, van brons, heel goedkoop. Als je er een tegen je oor houdt, gonst hij.
story-adventure-city-bronze-a = Een handvol kopen en luisteren.
story-adventure-city-bronze-a-result = Je naait ze aan en leert ze uit elkaar te houden. Komt er iets in de buurt dat geen mens is, dan gonzen ze allemaal tegelijk en draaien je aan je jas die kant op. Met zoveel wachters slaap je goed.
story-adventure-city-bronze-b = De marskramer volgen.
story-adventure-city-bronze-b-result = Tegen de middag is hij uitverkocht en gaat hij met zijn lege mars de bergen in, als iemand die geroepen wordt. Je geeft hem een voorsprong. Odila heeft haar schoenen aangetrokken. Dan trekt ze ze weer uit en gaat terug naar de soep.

story-adventure-city-bakery = Deeg
story-adventure-city-bakery-intro = Bij Hedda’s bakkerij staat de rij tot om de hoek. Achterin zit haar vader en knoopt het deeg: de schuifsteek, de paalsteek, die met dertien slagen waar hij nooit aan toe is gekomen. ‘De mensen vinden het mooi,’ zegt meester Ruben, melig en gelukkig. Dan dempt hij zijn stem. Woensdag is er een terechtstelling, een jongen, en voor het eerst van zijn leven willen zijn handen niet.
story-adventure-city-bakery-a = Een schort voordoen en leren.
story-adventure-city-bakery-a-result = Je bederft een plaat en dan nog een. Eindelijk laten je vingers los wat ze zeker wisten en vinden een greep die meegeeft als het moet. Woensdag is Ruben ziek. Hij heeft, zegt hij tegen de schout, veel te veel van zijn eigen brood gegeten.
story-adventure-city-bakery-b = De woensdag van hem overnemen.
story-adventure-city-bakery-b-result = Je knoopt zoals hij het je ooit heeft geleerd, het gaat snel, en je krijgt het loon van de beul. De rest van de dag was je je handen. Op de vensterbank van de bakkerij ligt, als je langskomt, een brood voor je, heel gewoon.

story-adventure-city-cold = De klerk is verkouden
story-adventure-city-cold-intro = De klerk van het huis in Novigrad heeft een rode neus, en hij knippert. Hij schaamt zich ervoor. ‘Er zat een fout in het grootboek,’ zegt hij, ‘en men heeft mij iets teruggegeven dat ik hun lang geleden had verkocht. Het is een verkoudheid. Ik was het helemaal vergeten. Je ligt in bed, en er komt iemand binnen met soep.’ Hij vouwt zijn zakdoek op. Hij zou die graag houden.
story-adventure-city-cold-a = De fout melden aan het huis.
story-adventure-city-cold-a-result = Twee heren komen hem halen, heel vriendelijk, met een kistje. Als ze het hebben gesloten staat hij kaarsrecht. Hij telt je beloning uit, vloeit de kwitantie en vraagt of je er ooit over hebt gedacht afstand te doen van je eigen verkoudheden.
story-adventure-city-cold-b = Hem helpen die te houden.
story-adventure-city-cold-b-result = Er zou een bladzijde van het grootboek zoek moeten raken, zegt hij, en zelf kan hij het niet: zijn hand zou die weer inschrijven. Hij tekent je de weg erheen, in Novigrad. Dan niest hij, en kijkt om of iemand hem gezondheid wenst.

story-adventure-city-caravan = Reizigers naar Cintra
story-adventure-city-caravan-intro = Er vertrekt een karavaan naar Cintra, en de leider neemt iedereen mee. ‘Pelgrims voorop. Zout en zijde in het midden. Achter de zijde wie niet gezien wil worden, en daarachter wie hen zoekt; die betalen hetzelfde.’ Hij bekijkt je zwaarden. ‘En waar had u willen zitten?’
story-adventure-city-caravan-a = Bij wie zich verbergt.
story-adventure-city-caravan-a-result = Een vervalser, een non en iemands echtgenoot delen je deken, en tot in Cintra noemt niemand een naam. Bij het afstappen drukt de non je een flesje in de hand. Ze is niet altijd non geweest, zegt ze, en dit niet altijd soep.
story-adventure-city-caravan-b = Bij wie zoekt.
story-adventure-city-caravan-b-result = Eén etappe rijd je mee met vier geduldige mannen en een lijst, en tegen de avond heb je die over hun schouders gelezen. Een van de namen is geen mens. Je weet nu waar het overdag ligt. De sleutels van hun wagen laat je in een put vallen.

story-adventure-city-basket = Over de muur
story-adventure-city-basket-intro = Er heerst koorts bij de looiers, en sinds zondag is hun wijk dichtgemetseld; wie erin zit blijft erin. Een dokter laat aan jouw kant een mand zakken, toegedekt, heel licht. ‘Ze heeft geen koorts,’ roept hij. ‘Ik heb drie keer gekeken.’ Naast je staat sergeant Holl, en ze heeft het gehoord. ‘Ik heb een bevel,’ zegt Marta Holl, ‘over manden.’
story-adventure-city-basket-a = Haar door het riool wegbrengen.
story-adventure-city-basket-a-result = Het duurt tot de ochtend, tot je borst in het water, tussen wat daar leeft, met één arm boven je hoofd. Een goed deel van je harnas houdt het riool. Bij de eerste hoeve met licht achter het raam klop je aan, en pas dan komt de arm omlaag.
story-adventure-city-basket-b = De mand terugsturen.
story-adventure-city-basket-b-result = De dokter neemt hem aan, knikt en kijkt niet naar je. De volgende dag komt er nog een, met alle medicijnen die hij over heeft, voor jou; daarbinnen hebben ze die niet meer nodig. Die week slaapt er niemand langs de muur.

story-adventure-city-academy = De School van de Gans
story-adventure-city-academy-intro = Zo staat het op het bord boven de looierij. Op het erf worden elf jongemannen met houten zwaarden uitgefoeterd door Kord, die een nieuw litteken heeft, op zijn andere wang. ‘Ze wilden een hekser,’ fluistert hij, ‘en u was er niet.’ Hij heeft ze geleerd te rennen, zich te verstoppen en te gillen, en daar zijn ze echt heel goed in. Het schoolgeld is betaald tot midzomer.
story-adventure-city-academy-a = Ze één echte les geven.
story-adventure-city-academy-a-result = Je laat zien wat een klauw met een houten zwaard doet, en met je schouder, want een van hen vergeet te gillen. Die avond gaan er negen naar huis, naar hun moeder. Kord deelt het schoolgeld met je voor hij het terug moet geven.
story-adventure-city-academy-b = Een middag meedoen.
story-adventure-city-academy-b-result = Je rent, je verstopt je, je gilt uit volle borst, zoals je op je eigen school nooit hebt gemogen. Iets wat al jaren op je borst zat staat op en vertrekt. Die nacht slaap je als een kind.

story-adventure-city-likeness = De gelijkenis
story-adventure-city-likeness-intro = De schilder schildert doden, voor hun familie. Zijn laatste doek is van een dame die hij nooit heeft gezien; niemand heeft het besteld. Ze staat voor een deur, en elke ochtend staat die een beetje verder open. Tegen morgen, denkt hij, zie je wie er in de kamer is. Hij heeft het doek naar de muur gekeerd. Het is erger, zegt hij, als het naar de muur gekeerd is.
story-adventure-city-likeness-a = Bij het doek waken.
story-adventure-city-likeness-a-result = Tegen de ochtend kun je naar binnen kijken. Iemand oefent er met het zwaard, langzaam, met de rug naar je toe, en je doet het na, slag voor slag. Als de gestalte zich omdraait heb je de lap eroverheen gegooid. Hoe je het vroeger deed, is weg.
story-adventure-city-likeness-b = De deur dichtschilderen.
story-adventure-city-likeness-b-result = Zijn hand beeft te erg, dus doe je het zelf, met een kwast voor hekken. Ze kijkt je al die tijd aan. Hij betaalt je met een fles van wat hij zijn palet mee schoonmaakt. De buren kopen het doek; ze hebben een muur, zeggen ze, waar een deur aan ontbreekt.

story-adventure-city-sow = De kroon tegen een zeug
story-adventure-city-sow-intro = Een zeug staat terecht omdat ze de molenaar zou hebben behekst. Ze heeft een advocaat, die in knollen wordt betaald, en een stoel. De aanklacht luidt dat ze hem heeft aangekeken, waarna hij toegaf dat hij het meel aanlengde; en dat hij sindsdien vrolijk is, wat niet natuurlijk is. De rechter wil weten of iemand hier verstand heeft van zulke zaken. Hij vraagt het aan je medaillon.
story-adventure-city-sow-a = Voor de zeug spreken.
story-adventure-city-sow-a-result = Het hof hoort van je hoe een vloek eruitziet, hoe hij ruikt en wat hij kost, en hoe meer je hebt geleerd, hoe beter het klinkt. De zeug wordt vrijgesproken en vertrekt zonder haast. Bij de deur schenkt de molenaar je iets in van achter het meel. Hij zou graag nog het een en ander toegeven.
story-adventure-city-sow-b = Knielen en terugkijken.
story-adventure-city-sow-b-result = Het is een lange blik, op gelijke hoogte. Het doet iets. Je herinnert je sporen die je onderweg hebt gezien en hebt weggeredeneerd, en dit keer redeneer je ze niet weg. Het hof gaat aan tafel.

story-adventure-city-traps = Ze zijn er weer
story-adventure-city-traps-intro = De ratten zijn thuisgekomen, allemaal in één nacht, en met hen andere, die hadden gehoord hoe fijn het hier was. Gildemeester Quist staat op een tafel. Een jaar heeft hij gewacht, de vallen geolied, en nu zijn het er veertigduizend. ‘Ik wilde er maar één,’ zegt hij. Beneden in de haven gaan ze aan boord van een graanschip, twee aan twee.
story-adventure-city-traps-a = Het gilde helpen vallen te zetten.
story-adventure-city-traps-a-result = Bij de laatste val zijn je vingers blauw. Tegen de avond is elke val in de stad vol, en er is niets van te merken. Quist betaalt per staart, in tranen, hij weet zelf niet van welke soort. De katten zijn naar buiten verhuisd.
story-adventure-city-traps-b = Uitzoeken waar het schip heen gaat.
story-adventure-city-traps-b-result = Het vaart uit met het tij, diep in het water, en het piept. De kapitein heeft zich in zijn hut gespijkerd om niets gezien te hebben. Waar het ook aanlegt, er kan maar beter iemand op de kade staan.

story-adventure-city-list = De verkeerde Janek
story-adventure-city-list-intro = Er waren twee soldaten van die naam in de compagnie, en het is de andere die dood is. Deze is naar huis gelopen. Hij zit in zijn moeders keuken met zijn voeten in de wastobbe, en af en toe raakt ze zijn oor aan, voor de zekerheid. Op zijn ontslag heeft hij niet gewacht. In de deur staat sergeant Holl met de lijst van deserteurs. Er staat Janek op. Welke staat er niet bij.
story-adventure-city-list-a = Haar zeggen dat dit de dode is.
story-adventure-city-list-a-result = ‘Dan kan ik hem niet aanhouden,’ zegt Holl, zeer opgelucht, en streept hem door. Maar een dode kan niet voor het raam zitten. Tot het leger verder is verbergt hij zich in het bos, en zijn moeder smeekt je daar eens te gaan kijken.
story-adventure-city-list-b = Haar de lijst laten voorlezen.
story-adventure-city-list-b-result = Ze leest hem voor. Hij staat op en droogt zijn voeten, eerst de ene, dan de andere. Er staat een beloning op deserteurs, en Holl legt die helemaal in jouw hand, om hem niet in de hare te hebben. Niemand in die straat vraagt je nog een brief voor te lezen.

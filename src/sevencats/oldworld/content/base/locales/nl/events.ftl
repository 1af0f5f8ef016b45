# Gebeurtenissen. Een gebeurtenis heeft een titel, een tekst om voor te lezen (-intro) en opties (-a, -b)
# met wat ervan komt (-a-result); zonder opties alleen het resultaat: -result, of één tekst voor elke
# uitslag van dobbelsteen, proef of gevecht, op volgorde (-band-1 ...).

## Uitrusting en metgezellen

event-1-title = De gezonken kruisboog
event-1-intro = De steiger hangt scheef, maar het oliedoek heeft het gehouden. De kruisboog erin is kort, lelijk en gemaakt door iemand die weinig zag in waarschuwingsschoten.
event-1-result = Je houdt hem. Hij is goed voor één pijl voor het menens wordt; daarna zit hij alleen in de weg.

event-2-title = De laarzen van een dode
event-2-intro = De man in de bergen heeft ze aan. Van Radeks dood had hij niet gehoord, en hij trekt het zich aan, vooral vanwege de laarzen.
event-2-result = Ze passen. Wie ze draagt, begint een gevecht alsof hij de nacht ervoor geslapen heeft.

event-3-title = De grijze merrie
event-3-intro = De merrie heeft twee ooms, een priester en een belastinggaarder afgeworpen. Ze neemt je op, vindt niets om over te klagen en graast verder.
event-3-result = In het bos kent ze elk pad, en een paar die niemand anders kan vinden. De eerste rit duurt zo lang als de dag nog duurt.

event-4-title = De vedelaar
event-4-intro = Hij wacht onder een eik, met nieuwe snaren en een vers blauw oog. Het lied, zegt hij, heeft nu een vijfde couplet.
event-4-result = Hij gaat mee. In Vizima en Beauclair gooien ze munten als jullie samen binnenkomen, en over jouw helft is hij eerlijk.

event-5-title = De hond
event-5-intro = Deze keer neemt ze het vlees aan, en daarna je hand, zachtjes, tussen haar tanden, om duidelijk te maken hoe de zaken staan.
event-5-result = Voortaan loopt ze voor je uit. Wat er ook uit het donker komt, komt eerst haar tegen.

event-6-title = De vrouw met de lamp
event-6-intro = Ze zit op de oever, haar lamp brandt op klaarlichte dag. Wat geboren werd, is ook naar het water gekomen. Ten slotte heeft ze er zelf voor gezorgd.
event-6-result = Ze gaat met je mee. Wonden sluit ze zoals anderen luiken: zonder ophef, en voor het donker wordt.

## Proeven

event-7-title = Wat het licht eet
event-7-intro = In de vaten is een bijl gebrand. Waar het spoor ophoudt, liggen drie houthakkers en een duisternis die niet met de bomen meebeweegt. Daarbinnen kauwt iets op een lantaarn.
event-7-band-1 = Jij was de volgende. Je ontkomt buiten adem, en je bent meer kwijt dan dat.
event-7-band-2 = Staal volstaat, als er genoeg van is. De beurzen van de houthakkers betalen het slijpen.
event-7-band-3 = Je ontdekt waar het zacht is en doet er je voordeel mee. De boswachters zijn dankbaar, en een van hen toont je een eigen houw.
event-7-band-4 = Het sterft in het donker en komt nooit te weten waaraan. Je arm zal de slag onthouden.

event-8-title = De flessenspoeler
event-8-intro = Tussen de rotsen staat de werkplaats van een alchemist open. De alchemist is er, in de meeste hoeken. Op tafel pruttelt iets boven een vlam die jaren geleden uit had moeten gaan. Het is bijna klaar.
event-8-band-1 = Het kookt over. De rest van de dag breng je door met je hoofd in de bron.
event-8-band-2 = Eén flesje weet je te redden voor het omslaat.
event-8-band-3 = Van het vuur, door de doek, in het glas: twee flesjes, en je wenkbrauwen nog heel.
event-8-band-4 = Je maakt af wat hij begon en ziet waar hij de fout in ging. Allebei de moeite waard.

event-9-title = De muur van Kaer Seren
event-9-intro = Onder de burcht bolt de muur landinwaarts. Aan de zeekant leunt iets ertegenaan, zonder haast, en het weet dat je er bent. Je zet je schouder tegen de stenen.
event-9-band-1 = Het komt erdoor. Je ligt onder het puin en laat het voorbijgaan, met niets meer om het mee tegen te houden.
event-9-band-2 = De muur houdt het, en jij ook. Op de burcht vindt iemand daar een munt voor.
event-9-band-3 = Je houdt het vol tot het tij keert, en leert waar je altijd meegaf.
event-9-band-4 = Het ding achter de muur geeft het als eerste op. Dat heeft op de burcht nog niemand gezien, en ze betalen ernaar.

event-10-title = De spiegelkamer
event-10-intro = De gang eindigt in een kamer vol spiegels. In elke spiegel staat iemand die vecht zoals jij het hebt geleerd, alleen een beetje beter. Ze wachten beleefd tot je hebt getrokken.
event-10-band-1 = Ze nemen je iets af, een kleinigheid waaraan je gehecht was.
event-10-band-2 = Je breekt de juiste. In alle andere buigen ze.
event-10-band-3 = Je steelt een slag van de derde van links. Hij mist hem nooit.
event-10-band-4 = In de laatste spiegel ben jij het alleen. Jij buigt het eerst.

## Korte gevechten

event-11-title = Onder de muur
event-11-intro = Het riool komt uit in ondiep water, en daar zijn ze: verdrinkers, vet van de ratten en nog niet vol. Er is tijd voor één stormloop voor ze je het water in trekken.
event-11-band-1 = Het was te weinig. Wat je vasthield, houden zij.
event-11-band-2 = Er drijven er genoeg. Het gilde betaalt per kop, na een debat over wat daarvoor telt.
event-11-band-3 = Het water ligt stil. Het gilde betaalt, en de rattenvangers zullen hun zonen leren wat ze jou hebben zien doen.

event-12-title = De knoop
event-12-intro = Je duikt langs het touw omlaag. Aan het eind kijkt de knoop op. Al jaren knoopt hij zichzelf uit wat verdronken is, en je armen had hij er graag bij.
event-12-band-1 = Je snijdt je los en komt boven met een lege riem.
event-12-band-2 = Hij raakt los, streng voor streng. Er drijft van alles boven dat mensen verloren zijn, en de veerman laat je er wat van.
event-12-band-3 = Eén adem, één slag, en de rivier stroomt weer recht. De veerman betaalt als iemand die er niet op gerekend had.

event-13-title = Het warme nest
event-13-intro = Hier staan de bomen op holle grond, en de grond is wakker. De bodem bezwijkt, en je valt tussen de nekkers, klein, warm en dolblij.
event-13-band-1 = Je kruipt door een ander gat naar buiten en laat in het eerste iets van jezelf achter.
event-13-band-2 = Als het stil is, graaf je twee beurzen op, en een aardig idee van waar de anderen heen zijn.
event-13-band-3 = Niet één ontkomt. De branders betalen. De vijfde, die daar al die tijd heeft geleefd, laat je zien hoe.

## Dobbelstenen

event-14-title = De gieterij
event-14-intro = De oven brandt, en niemand voedt hem. In de gietkuil ligt de zuster van de tempelklok, af, en luistert. Je slaat haar één keer aan, om te horen wat ze te zeggen heeft.
event-14-band-1 = Ze zegt het in je ribben.
event-14-band-2 = Een heldere toon. Uit een scheur in de muur druppelt zilver: daar verstopten de gieters hun loon.
event-14-band-3 = Een lage toon. Hij vindt wat slap is in je en spant het als een snaar.

event-15-title = Dodemansdobbel
event-15-intro = Vier doden dobbelen op een boomstronk. Ze schuiven beleefd een stukje op. “Ieder één worp,” zegt de passagier. “Om geld spelen we nooit. We betalen er alleen mee.”
event-15-band-1 = “Pech,” zeggen ze, en drinken op je gezondheid uit je eigen flesje.
event-15-band-2 = Een van hen grijpt door je voorhoofd en neemt waar je net aan wilde denken.
event-15-band-3 = Ze schuiven je een munt toe, nog warm van iemands oog.
event-15-band-4 = Ze schenken je in wat ze zelf drinken. Het blijft goed.
event-15-band-5 = Ze fluiten tussen de tanden die ze nog hebben, en betalen.
event-15-band-6 = Alle vier staan ze op en nemen hun hoed af. Je voelt het in je ruggengraat: er is een schuld in jouw voordeel vereffend.

event-16-title = De groeve zonder naam
event-16-intro = Hier heeft in honderd jaar niemand steen gehakt, en het stof is nog altijd niet gaan liggen. Beneden draait iets aan het grote rad. In de derde gang staan de lampen klaar in hun nissen.
event-16-band-1 = Achter je komt het dak naar beneden. Je graaft je aan de andere kant naar buiten, vlak naast heel verse sporen.
event-16-band-2 = In de wand hebben de steenhouwers gekrast hoe ze het tegenhielden. Bijna was het gelukt. Je schrijft het toch maar over.
event-16-band-3 = Ze lieten hun loon en hun medicijn achter. Geen van beide is bedorven.

## Ketens

event-17-title = De kale mijlpaal
event-17-intro = Bij een mijlpaal zonder naam splitst de weg zich. Links gaat het omlaag naar de groeve, waar een rad draait. Rechts heeft iemand verse bloemen neergelegd, druipnat, en een brief voor de bouwers van de steenhoop.
event-17-a = Afdalen naar het rad.
event-17-a-result = Het rad stopt niet voor jou.
event-17-b = De brief lezen.
event-17-b-result = “Wij zijn naar het water verhuisd,” staat er in een fraai handschrift. “Kom gerust langs.” Hij is gedateerd op morgen.

event-18-title = Het huis dat schulden koopt
event-18-intro = Het huis heeft een deur voor wie iets schuldig is en een voor wie iets te goed heeft. Een klerk vraagt wat je bent. Achter hem hangt een grootboek zo hoog als een man, en je naam staat erin, twee keer.
event-18-a = De deur voor wie iets te goed heeft.
event-18-a-result = De klerk leidt je buigend een kantoor binnen waar het heel stil is.
event-18-b = De deur voor wie iets schuldig is.
event-18-b-result = De klerk doet hem achter je op slot. De gang is lang, en hij glinstert.

## Keuzes

event-19-title = Het kantoor
event-19-intro = Een heer zonder schaduw sorteert munten op twee hopen. De ene is wat de wereld jou schuldig is. “Veel is het niet,” zegt hij vriendelijk. “De meesten laten het hier. De rente die wij betalen, is niet in geld.”
event-19-a = Je hoop meenemen.
event-19-a-result = Hij schuift hem naar je toe. Veel is het echt niet, al legt hij er voor een bedelaar een munt bij.
event-19-b = Er twee munten op leggen en om de rente vragen.
event-19-b-result = Hij maakt een aantekening. Op de trap merk je dat iets moeilijks makkelijk is geworden.

event-20-title = Aan het water
event-20-intro = Ze zijn inderdaad verhuisd: een net dorp van steenhopen langs de oever, elk met een deurtje. Op een tafel staan brood en zout, een beurs en een boek. Er is niemand te zien, en alle deuren staan op een kier.
event-20-a = Het boek openslaan.
event-20-a-result = Het leert je één ding goed en wil er één ding voor terug. Je kunt het nog dichtslaan.
event-20-b = Eten, de beurs pakken, bedanken.
event-20-b-result = Ze hebben betaald wat een hekser van jouw rang kost. Achter je vallen de deuren een voor een in het slot, zachtjes, om niet onbeleefd te zijn.

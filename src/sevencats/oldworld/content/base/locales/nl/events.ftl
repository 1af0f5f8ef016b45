# Gebeurtenissen. Een gebeurtenis heeft een titel, een tekst om voor te lezen (-intro) en opties (-a, -b)
# met wat ervan komt (-a-result); zonder opties alleen het resultaat: -result, of één tekst voor elke
# uitslag van dobbelsteen, proef of gevecht, op volgorde (-band-1 ...).

## Uitrusting en metgezellen

event-2-title = De laarzen van een dode
event-2-intro = De man in de bergen heeft ze aan. Van Radeks dood had hij niet gehoord, en hij trekt het zich aan, vooral vanwege de laarzen.
event-2-result = Ze passen. Wie ze draagt, begint een gevecht alsof hij de nacht ervoor geslapen heeft.

event-3-title = De grijze merrie
event-3-intro = De merrie heeft twee ooms, een priester en een belastinggaarder afgeworpen. Ze neemt je op, vindt niets om over te klagen en graast verder.
event-3-result = In het bos kent ze elk pad, en een paar die niemand anders kan vinden. De eerste rit duurt zo lang als de dag nog duurt.

event-4-title = De vedelaar
event-4-intro = Hij wacht onder een eik, met nieuwe snaren en een vers blauw oog. Het lied, zegt hij, heeft nu een vijfde couplet.
event-4-result = Hij gaat mee. In Vizima en Beauclair gooien ze munten als jullie samen binnenkomen, en over jouw helft is hij eerlijk.

## Proeven

event-7-title = Wat het licht eet
event-7-intro = In de vaten is een bijl gebrand. Waar het spoor ophoudt, liggen drie houthakkers en een duisternis die niet met de bomen meebeweegt. Daarbinnen kauwt iets op een lantaarn.
event-7-band-1 = Jij was de volgende. Je ontkomt buiten adem, en je bent meer kwijt dan dat.
event-7-band-2 = Staal volstaat, als er genoeg van is. De beurzen van de houthakkers betalen het slijpen.
event-7-band-3 = Je ontdekt waar het zacht is en doet er je voordeel mee. De boswachters zijn dankbaar, en een van hen toont je een eigen houw.
event-7-band-4 = Het sterft in het donker en komt nooit te weten waaraan. Je arm zal de slag onthouden.

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

## Dobbelstenen

event-14-title = De gieterij
event-14-intro = De oven brandt, en niemand voedt hem. In de gietkuil ligt de zuster van de tempelklok, af, en luistert. Je slaat haar één keer aan, om te horen wat ze te zeggen heeft.
event-14-band-1 = Ze zegt het in je ribben.
event-14-band-2 = Een heldere toon. Uit een scheur in de muur druppelt zilver: daar verstopten de gieters hun loon.
event-14-band-3 = Een lage toon. Hij vindt wat slap is in je en spant het als een snaar.

## Ketens

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

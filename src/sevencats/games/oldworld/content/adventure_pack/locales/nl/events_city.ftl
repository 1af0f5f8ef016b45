# Gebeurtenissen van het Avonturenpakket die in de stad beginnen.

event-57-title = Inzake Radek
event-57-intro = De korenhal van Vizima zit vol. De vennootschap heeft een doodskist meegebracht, om te laten zien dat hij er niet in ligt. Radek heeft zijn weduwe meegebracht, die zweert dat ze sinds het dodenmaal niets meer aan hem heeft, en dat dat het bewijst. De voorzitter is negentig en is in slaap gevallen of alvast voorgegaan. Jij wordt opgeroepen, met een schone kraag om.
event-57-a = Zweren, en hem laten beproeven.
event-57-a-result = Het hof aanvaardt je eed en gelast de gebruikelijke proef, want een dode heeft er geen last van. Ze brengen een kaars en een naald. Dan gaat de deurwaarder, die Radek van vroeger kent, nog eens naar buiten en stuurt iemand naar de keuken.
event-57-b = Een schikking voorstellen.
event-57-b-result = Tegen de avond is het geregeld: Radek is de vennootschap alles schuldig, te betalen bij zijn overlijden. Iedereen is tevreden. Pas op de trap blijft een van de schuldeisers staan en begint op zijn vingers te tellen. Dan hebben beide partijen je kosten al voldaan.

event-58-title = De braadproef
event-58-intro = De kaars doet hem niets. De naald doet hem niets, al schieten zijn ogen vol. Dan dragen ze het gebraad binnen, met de korst erop, en houden het onder zijn neus, en heel Vizima buigt zich naar voren om te zien of de dode slikt. Radek kijkt naar het plafond. In de stilte zegt zijn maag één lang en heel duidelijk woord.
event-58-band-1 = ‘Hij leeft!’ schreeuwt de vennootschap, en iedereen stormt op hem af. Je krijgt hem het raam uit, met gebraad en al, en het kost je wat je in je handen had. Achter de graanschuur deelt hij de korst met je. Voor de zekerheid is hij nog eens gestorven.
event-58-band-2 = ‘Gassen,’ zeg je, als deskundige. Het hof heeft genoeg zomers meegemaakt om te knikken. De eis wordt afgewezen, je loon komt uit de inleg van de vennootschap, en het gebraad wordt bij de kosten geschreven.
event-58-band-3 = De rechter wordt wakker van het geluid, houdt het voor het vonnis en tekent. Niemand durft hem te verbeteren. Radek is dood bij decreet, in alle provincies en voorgoed; jij wordt ter plekke betaald; en dan is er, zoals beloofd, een middagmaal, tot ze de lampen aansteken.

event-59-title = De wedstrijd van Beauclair
event-59-intro = Onder de zonnezeilen van Beauclair zingen eerst de studenten, met de vleugels, en dames huilen in de meloenen. Dan stapt Tibor naar voren, met nog twee snaren. Hij zingt zoals het was: de modder, het wachten, het loon. Halverwege raakt hij de woorden kwijt, omdat ze waar zijn en er zoveel mensen zijn. Hij kijkt naar je om. De rest zul jij ze moeten laten zien.
event-59-band-1 = Het enige wat je goed kunt laat je zien, en daarbij gaan de meloenen om. In Beauclair is men beleefd, en er is voor iedereen een klein prijsje. Tibor geeft je jouw helft en kijkt bij het tellen naar zijn schoenen.
event-59-band-2 = Je doet het gevecht voor zoals het was, in het zand, alleen, en Tibor vindt het wijsje terug door naar je voeten te kijken. Een triomf is het niet. Maar achterin staan de oude soldaten op, een voor een, en na afloop geven ze wat ze bij zich hebben.
event-59-band-3 = Als je klaar bent huilt er niemand, en niemand verroert zich tot er ergens een glas omvalt. Tibor laat de laatste toon alleen gaan. Hij krijgt de gouden veer en jij de beurs. Wat je ze hebt laten zien, begrijp je nu zelf.

event-60-title = De knopenvorm
event-60-intro = De marskramer woont in een grot, en de klok ook. Gestolen heeft hij haar niet, zegt hij. Op een avond was ze er en vroeg of hij haar in stukken wilde smelten, kleine, zodat ze rond kon komen en mensen zien. Hij heeft een vuur, een lepel en een vorm voor knopen, en zijn handen zijn allebei verbrand. ‘Ze is het luiden zo moe,’ zegt hij. ‘Ze wil weleens gedragen worden.’
event-60-a = Haar naar een echte smederij brengen.
event-60-a-result = Met zijn tweeën en zijn muildier kost het de hele dag. Ze gonst de hele weg naar beneden, als iemand op een uitstapje. Aan het water, zegt de marskramer, is een smederij die ankers maakt. Daar weten ze wat het is als iets moet houden.
event-60-b = Haar begraven.
event-60-b-result = Tot de ochtend graaf je. Ze verzet zich niet. Ze gonst alleen lager naarmate er meer aarde op komt, tot je het in je hielen voelt en nergens anders, en daar is het gebleven: wat wankel in je was, staat. De marskramer slaapt twee dagen.

event-61-title = De ankersmederij
event-61-intro = De ankersmeden hebben voor walvisvaarders gegoten en voor koningen en kijken nergens van op. Ze smelten haar in één nacht. Zolang het brons vloeit is het stil, en ze merken dat ze hun mutsen hebben afgezet. ‘Wat moet het worden?’ vraagt de meester. Je steekt je arm uit. Hij meet hem met een touwtje, van pols tot elleboog, en houdt het touwtje aan zijn oor.
event-61-result = Het is een vuistschild met een rand als van een klok. Het luidt niet; het stemt in. Telkens als je ermee ontwijkt is er iets meer schild tussen jou en de wereld dan je had gerekend. Je denkt dat het graag gezelschap heeft.

event-62-title = De bladzijde
event-62-intro = In de donkere voorkamer hangt het grootboek. Je vindt de bladzijde aan de geur van kamfer: één verkoudheid, abusievelijk teruggegeven; en daarboven, in dezelfde nette hand, wat hij hun verder heeft verkocht toen hij jong was. Het is een lange lijst. De stem van zijn moeder. Een manier om de trap af te rennen. De naam van een hond. Onderaan heeft iemand al met potlood een streep getrokken.
event-62-a = De hele bladzijde eruit scheuren.
event-62-a-result = Die laat los met een geluid als van stof, en door het hele huis gaan de deuren open. Je vertrekt over het dak en bent niet heel meer als je beneden komt. De volgende ochtend vindt hij je. Hij is de trap af gerend, zegt hij, en gevallen. Hij lacht, en geeft je het spaargeld van veertig jaar, en kijkt er nauwelijks naar.
event-62-b = De verkoudheid eruit scheuren, meer niet.
event-62-b-result = Het is een strook zo smal als een vinger, en niemand hoort het. Hij bedankt je met verstopte stem. Zolang het duurt doet hij nog één ding: hij zoekt je eigen naam op en streept een regel door die er stond voor je kon lopen. Er komt iets bij je terug dat je nooit hebt gemist.

event-63-title = Het graanschip
event-63-intro = Het komt binnen met het tij, zonder loods, en meert vanzelf af. Graan zit er niet meer in. De ratten komen twee aan twee de loopplank af, gaan in rijen op de kade zitten en kijken je aan. Vooraan zit een heel oude, witte, met een messing knoop aan een draad om de nek. Ze doet de knoop af, legt hem voor je voeten en wacht.
event-63-a = Hem omhangen en ze leiden.
event-63-a-result = Nauwelijks hangt hij om je nek, of veertigduizend koppen gaan omhoog. Voor zijn grootte is hij zwaar. Je doet een stap, en de hele kade beweegt. Het schiet je te binnen dat niemand heeft gezegd waar ze de vorige keer heen zijn geleid.
event-63-b = Hem in de haven gooien.
event-63-b-result = Hij zinkt. De ratten kijken naar de kringen tot die weg zijn, dan kijken ze elkaar aan en zijn gewoon ratten. De havenmeester betaalt je om ergens anders te zijn geweest. Tegen de nacht zijn de katten van drie graafschappen onderweg.

event-64-title = Veertigduizend
event-64-intro = Ze volgen je de haven uit en het dal in, met een geluid als regen op een dak van een mijl lang. Waar je ook kijkt staat koren, en zij kijken er ook naar. Boeren komen met vorken in de deur staan. Een oude vrouw roept wat je met ze van plan bent, en dat kun je bij de volgende bocht maar beter weten. Ze doen wat je denkt. En ontbeten heb je niet.
event-64-band-1 = Je denkt aan brood, niet langer dan een ademtocht. Het kost een dorp zijn oogst, en jou wat je in je hand had toen je de knoop afrukte. Ze verspreiden zich in de heggen. De oude vrouw raapt haar vork op. Het uitleggen laat je aan haar over.
event-64-band-2 = Aan niets denk je, zo hard je kunt, tot aan de woeste grond onder de kliffen, en daar doe je de knoop af. Ze gaan de grond in. Op de terugweg zie je wat er onder die kliffen nog meer in en uit gaat, en op welke uren.
event-64-band-3 = Je denkt aan Quist. De volgende avond zitten ze in rijen voor het gildehuis; met bevende hand legt hij er een op tafel, zoals de statuten willen, en vraagt de andere te gaan. Ze gaan. Het gilde betaalt ze je allemaal.
event-64-band-4 = Je denkt aan de zee, aan een schip vol graan, aan een kust zonder katten, en laat het ze ook denken. Ze gaan weer aan boord, en het schip vaart uit. Het dal betaalt in zilver. Je hebt veertigduizend willen in één hand gehad, en ze weer neergelegd.

event-65-title = Janek, tweemaal ontslagen
event-65-intro = Hij heeft een hut gebouwd, een haard en, uit gewoonte, een schildwachthuisje, en daar staat hij in. Hij heeft nagedacht, zegt hij. Hij is dood, dus niemand kan hem doodmaken; hij is gedeserteerd, dus niemand kan hem bevelen. In het leger heeft hij één ding geleerd dat ergens goed voor is. Hij heeft het met de verkeerde hand geleerd. Hij doet het liever voor iemand dan voor niemand.
event-65-result = Hij gaat mee, op enige afstand, en doet wat hij wil. Maar als je bijna op bent en je hand zo goed als leeg, stapt hij tevoorschijn, waar hij ook was, en slaat één keer, aan de kant waar niets het verwacht.

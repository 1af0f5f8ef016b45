event-201-title = Het oude eiland
event-201-intro = Waar de heuvels in één lijn stonden, is land, een eiland zo oud dat de stenen niet langer overhellen. Er liggen monsters onder steenhopen, zij aan zij, elk met een teken dat de Griffioenschool ooit onderwees. Het gras is kort gehouden. De man die het kort hield, ligt naast de laatste hoop, sinds gisteren dood, met de spade in zijn hand, en op die hoop begint een steen te bewegen.
event-201-result = Je maakt af waar hij mee bezig was, steen op steen, tot het kloppen eronder het opgeeft, en dan stapel je er nog een, voor hem. Zijn loon ligt op de eerste hoop, een munt voor wie er na hem komt. Die neem je mee, en een peiling die anderen kunnen volgen: iemand zal wel moeten.

event-202-title = Het witte meer
event-202-intro = De grot heeft een achterdeur. Daarachter ligt een meer zo wit als melk, in het meer een eiland, en op het eiland staan de kisten van een man die nooit iets heeft aangegeven. De weduwe heeft buiten gewacht. Hij was altijd netjes, zegt ze, en ze wil er niets van hebben.
event-202-result = Je tekent de weg, want het is meer dan één rug kan dragen. Op de oever staan afdrukken van iets anders dat de kisten is komen tellen.

event-203-title = Het hoge vuur
event-203-intro = Waar de sirene naar wees, is een berg in zee met rook op zijn hoofd. In de warme kloven groeien kruiden die je alleen van tekeningen kent, in bedden, met kaartjes. De kaartjes zijn geschreven door een leerjongen die elke naam een beetje fout schreef. Van een leerjongen geen spoor. Zijn ketel is nog warm.
event-203-result = Je verbetert drie van de kaartjes en neemt een flesje als loon. Wie per schip komt, kan het nu vinden, aan de rook.

event-204-title = Vossenpoot
event-204-intro = De broer woont op de kleinste teen van de poot, in een hut van een boot. Hij zegt de vossen goedendag en jou niets. Als hij hoort wie de jas heeft versteld, neemt hij je mee langs het strand en leert je het te lezen: wie er aan land kwam, hoe zwaar, hoe hongerig, en of het hinkt.
event-204-result = U mag terugkomen, zegt hij, en anderen ook, als ze hun laarzen uittrekken. Hij betaalt je de draad; een bedelaar is hij ook niet.

event-205-title = De steenkring
event-205-intro = De klauw past. Hij komt van een beest dat hier in een kooi werd gebracht, naar een eiland dat niets is dan een kring van stenen banken om een vloer van zand. Vers zand, vanmorgen geharkt. Er zijn plaatsen voor de heren, een zonnezeil, en een bord met prijzen: klein, groot, en het beest dat de oppasser opat.
event-205-result = De hond van de oppasser bewaakt de poort nog steeds, en je komt met een gescheurde mouw langs hem. Van nu af aan kan iedereen die graag bekeken wordt de plek vinden.

event-206-title = De hanger van de drenkeling
event-206-intro = Hoog boven de zee staat de hut van de vrouw die hem gemaakt heeft, ooit ook voor een echtgenoot. Ze draait hem om, ademt erop en zegt dat hij hem die ochtend afgedaan moet hebben. Hij werkt alleen zolang je bang bent. Al jaren was hij niet meer bang, zegt ze. Zo gaan ze allemaal.
event-206-result = Ze bindt hem om je hals met een knoop die niet makkelijk losgaat. Als de zee op het punt staat te liegen, wordt hij warm.

event-207-title = De berenvacht van de jarl
event-207-intro = In de hal waar hij vandaan kwam, vraagt niemand hoe je eraan komt. Ze kijken, ze tellen de klauwen, en een oude man schuift op de bank een eind op. Dus het is hem gezegd, zegt de oude. Het werd tijd. We waren begonnen hem te voeren. Je krijgt de plaats bij het vuur, en mede.
event-207-result = Hij is zwaar en ruikt naar rook en oude beer. Waar je op deze eilanden ook in gaat liggen, ze brengen je meer dan je gevraagd hebt.

event-213-title = Torkels kuras
event-213-intro = Ze doet open voordat je geklopt hebt, want wie nieuws brengt, klopt niet hard. Je zegt het haar. Ze haalt het kuras uit de kist; het is elke week geolied. Ze vraagt of hij tot het laatst in de maat geroeid heeft, en je zegt ja. Dan gespt ze de riemen zelf bij je vast, te strak, zoals bij iemand die terug moet komen.
event-213-result = Het zit alsof het voor jou gemaakt is, en tussen twee slagen laat het ruimte voor nog één ademtocht.

event-214-title = De kijker van de kapitein
event-214-intro = De naam van de eigenaar is in het messing gekrast, en zijn huis is makkelijk te vinden, want zijn vrouw verkoopt het. Ze wil de buis niet terug. Hij was er zo trots op alles het eerst te zien, zegt ze, en daar stond hij, en zag het. Kijk twee keer, zegt ze. Hij keek altijd maar één keer.
event-214-result = Je kijkt twee keer. De tweede keer is het een andere zee, en je mag kiezen op welke van de twee je vaart.

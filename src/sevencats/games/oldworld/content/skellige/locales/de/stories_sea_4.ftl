story-sea-pyre = Der Jarl kommt wieder
story-sea-pyre-intro = Zum dritten Mal liegt am Morgen ein ausgebranntes Totenschiff quer vor der Hafeneinfahrt. Sie haben es angezündet und hinausgeschoben, wie es sich gehört, und jede Nacht bringt die Flut es zurück. Schwarz und aufrecht sitzt der alte Jarl darin. Zu seinen Füßen sitzt sein Hund. Nach altem Brauch sollte er mit; das Feuer hat ihn versengt, mehr nicht. Die Erben würden zahlen, damit die Sache ein Ende hat. Der Hund sieht zum Ufer.
story-sea-pyre-a = Zuerst den Hund herunterholen.
story-sea-pyre-a-result = Du hebst ihn über die Bordwand, und da seufzt das Schiff und geht über den Bug unter. Die Erben murmeln etwas von Brauch. Der Hund schüttelt sich über ihren guten Stiefeln, trabt dir voraus ins Gasthaus und zeigt dir, wie man dort bedient wird.
story-sea-pyre-b = Es hinausschleppen, wie es ist.
story-sea-pyre-b-result = Hinter der letzten Schäre kappst du das Schlepptau, und sie zahlen, ohne zu zählen. Bis Mitternacht hört man es bellen, regelmäßig, wie einen, der Wache hält.
story-sea-pyre-c = Nach Vigdis schicken, der Schiffbauerin.
story-sea-pyre-c-result = Sie klopft die Planken ab und legt zwei Finger auf einen Holzpfropfen. »Dafür ist der da«, sagt sie. »Sie fragen nie.« Sie pfeift dem Hund, zieht den Pfropfen, und der Jarl geht würdig unter. Die Erben bezahlen euch beide, und sie zeigt dir, wo Schiffe schwach sind.

story-sea-pyre-danger = Feuer achteraus
story-sea-pyre-danger-intro = Jemandes Begräbnis holt euch ein. Das Schiff brennt von vorn bis hinten und kommt gegen den Wind, genau in eurem Kielwasser, wohin ihr auch steuert. In den Flammen sitzt eine Gestalt, ein Arm ist ausgestreckt und zeigt. Der Steuermann meint, er wolle mitfahren. Der Maat meint, er wolle sein Ruder zurück, das ihr gestern gekauft habt, gebraucht.
story-sea-pyre-danger-a = Es mit Stangen abhalten.
story-sea-pyre-danger-a-result = Ihr haltet es ab, bis die Stangen auf die Handschuhe heruntergebrannt sind, und dann ist es vorbei. Im Vorbeifahren sinkt der Arm. Der Maat wirft ihm das Ruder trotzdem nach. Tagelang riechst du nach Rauch und schläfst schlecht.
story-sea-pyre-danger-b = Hinüberspringen und das Steuer wenden.
story-sea-pyre-danger-b-result = Mit einem nassen Sack über dem Kopf läufst du durchs Feuer und wirfst dich gegen die Pinne. Das Schiff dreht wie ein Tier, das man führt, und die Gestalt dreht sich mit und nickt. Wie du zurückkommst und womit, ist eine Sache von Augenblicken.
story-sea-pyre-danger-b-band-1 = Einer zu viel. Mit brennendem Sack kommst du durchs Feuer zurück, und sie löschen dich mit Bilgenwasser.
story-sea-pyre-danger-b-band-2 = Du springst mit vollen Armen, und die Hälfte fällt zwischen die Schiffe und zischt.
story-sea-pyre-danger-b-band-3 = Er sitzt auf dem, was man ihm mitgegeben hat, und rückt zur Seite. Im Vorbeigehen nimmst du eine Handvoll. Das Ruder lässt du ihm da.

story-sea-seal = Ein Mantel in der Truhe
story-sea-seal-intro = Der Robbenjäger ist ein guter Ehemann, das sagen alle. Nie hat er die Hand erhoben, und den Schlüssel zur Truhe trägt er an einer Schnur um den Hals. Seine Frau sitzt im Bug, das Gesicht zum Wasser, wie auf jeder Überfahrt. Während er schläft, wendet sie sich dir zu. In der Truhe sei ein Mantel, sagt sie, und der sei ihrer. Zwei Kinder hat sie daheim. Und zehn Jahre hinter sich.
story-sea-seal-a = Den Schlüssel nehmen und die Truhe öffnen.
story-sea-seal-a-result = Es ist ein Robbenfell, weich wie Atem. Sie zieht es an, wie man eine Tür schließt. Im letzten Moment sieht sie zurück, zum Land, und dann hat das Wasser sie. Als er aufwacht, fragt er nichts. Er bittet dich, seinem Jungen das Schwimmen beizubringen, und du lernst selbst etwas dabei.
story-sea-seal-b = Den Schlüssel lassen, wo er ist.
story-sea-seal-b-result = Sie nickt, als hättest du ihr die Uhrzeit gesagt. Am Landeplatz dankt er dir, dass du seiner Frau Gesellschaft geleistet hast, und drängt dir Geld auf. Sie geht hinter ihm den Strand hinauf, beide Taschen in der Hand, und tritt in jede Pfütze.

story-sea-seal-danger = Dreißig Gesichter
story-sea-seal-danger-intro = Die Jagd war gut, und der Laderaum ist voller Felle. Jetzt sind Robben um das Boot, dreißig, aufrecht im Wasser, wie Leute an einem Zaun stehen. Sie bellen nicht. Eine nach der anderen sieht den Robbenjäger an, und er hat begonnen, Namen zu sagen, halblaut, wie beim Appell. Der seines Bruders ist darunter.
story-sea-seal-danger-a = Die Felle über Bord werfen.
story-sea-seal-danger-a-result = Ballen für Ballen fliegt hinaus, und jeden holt jemand ab und nimmt ihn mit hinunter. Das Boot wird leer, und mit dem letzten geht dein Bündel. Ein Fell hält der Jäger zurück. Es ist klein. Dann lässt er auch das los.
story-sea-seal-danger-b = Vor der Dunkelheit heimkehren.
story-sea-seal-danger-b-result = Sie kommen den ganzen Weg mit, im Schritttempo, und bleiben dort zurück, wo die Hafenlichter anfangen. Der Jäger verkauft den Fang unbesehen und vernagelt sein Fenster zum Meer. Heute bist du nirgendwo angekommen, und keiner beklagt sich.

story-sea-drowners = Er hat sich geschnitten
story-sea-drowners-intro = Einer der Ruderer hat sich in die Hand geschnitten und nichts gesagt, wegen der Heuer. Seit einer Stunde sind Ertrunkene hinter dem Boot, hier eine Flosse, da ein Ellbogen. Sie riechen Blut auf eine Meile und werden nie müde. Was sie nicht ertragen, ist Feuer über dem Wasser, und das ertragen auch die Leute nicht, in einem geteerten Boot. Der Ruderer versteckt die Hand unter dem Knie. Er hat vier Kinder.
story-sea-drowners-a = Einen blutigen Lappen nachschleppen.
story-sea-drowners-a-result = Die Hand wird verbunden, und der Lappen geht an Kork und Schnur achteraus. Sie folgen ihm wie Enten. Als du die Schnur kappst, siehst du, wohin sie ihn bringen, und weißt nun, unter welcher Klippe sie schlafen.
story-sea-drowners-b = Öl ausgießen und anzünden.
story-sea-drowners-b-result = Deine Flasche geht über das Heck und ein Brand hinterher. Hundert Schritt weit brennt das Meer, ganz leise, und dahinter stehen sie, die Arme vor den Augen. Die Leute sammeln für dich, und der Ruderer legt mit der Linken eine Münze dazu.

story-sea-drowners-danger = Kein Wind, kein Mond
story-sea-drowners-danger-intro = Flaute und kein Mond. Dann neigt sich das Boot, ganz wenig, als hätte sich jemand auf die Reling gesetzt. Es neigt sich zur anderen Seite. Nasse Hände tasten die Planken ab, geduldig, rundherum, wie man im Dunkeln nach einem Riegel tastet, den man kennt. »Wie viele?«, fragt der Steuermann. Du lauschst. Du möchtest es lieber nicht sagen.
story-sea-drowners-danger-a = Das Segel über dem Wasser verbrennen.
story-sea-drowners-danger-a-result = Ihr hängt es an der Rah hinaus und zündet es an, und im Schein lassen sie los, alle zugleich, mit einem Geräusch wie ein Abfluss. Die Hälfte deiner Sachen war in dieses Segel gewickelt. Von da an rudern alle, und keiner schläft.
story-sea-drowners-danger-b = An der Reling kämpfen.
story-sea-drowners-danger-b-result = Du gehst um das Boot, und noch einmal, wohin es sich auch neigt. Sie zerren mehr, als sie schlagen, und woran sie zerren, das geht ab. Gegen Morgen schwimmen sie heim, die Küste entlang, langsam, und du siehst genau, wohin.

story-sea-fog = Drei Häfen
story-sea-fog-intro = Im Nebel liegen drei Häfen, wo nur einer sein sollte. Jeder hat eine Mole, zwei Lampen und eine Glocke. Ein Nebling, flüstert der Maat; die bauen, was man sich wünscht. Aber er baut vom Hörensagen und war nie an Land. Die Leute wissen, woran man es merkt: Daheim stünde jemand auf der Mole und riefe, dass sie spät dran sind. Von hier hört man nur drei Glocken.
story-sea-fog-a = Nach dem Geruch gehen.
story-sea-fog-a-result = Zwei der Häfen riechen nach Nebel. Aus dem dritten kommen Fisch, Teer, Abtritt und Brot, und ihr steuert auf das Brot zu. Auf der Mole stehen sie und rufen, dass ihr spät dran seid. Der Bäcker schickt etwas herüber, für die Nase.
story-sea-fog-b = Mit einer Fackel in den falschen fahren.
story-sea-fog-b-result = Die Mole ist weich, und die Lampen geben keine Wärme. Durch die Flamme der Fackel siehst du ihn auf dem Wasser hocken, dürr, beide Arme voller Lichter. Einmal kratzt er dich, dann flieht er, und du siehst, in welchem Tal er wohnt.

story-sea-fog-danger = Jemand antwortet
story-sea-fog-danger-intro = Der Ausguck ruft in den Nebel, wie er es muss: Wer da? Und jemand antwortet, mit seiner eigenen Stimme: wir. Er ruft noch einmal. Wir, sagt es, näher, und jetzt ist da eine zweite Stimme, und es ist deine. Dann Ruder, ein Bug, ein Boot voller grauer Leute mit euren Gesichtern, geradewegs auf euch zu. Sie sehen genauso erschrocken aus wie ihr.
story-sea-fog-danger-a = Ausweichen und umkehren.
story-sea-fog-danger-a-result = Ihr legt das Ruder um, sie ebenso, und Rücken an Rücken rudern beide Boote davon. Keiner sieht sich um. Im Hafen zählt der Ausguck laut die Mannschaft, und dann, weil es auch seine Stimme war, lässt er jemand anderen zählen.
story-sea-fog-danger-b = Das andere Boot rammen.
story-sea-fog-danger-b-result = Ihr rammt, und es kommt kein Stoß, nur Kälte, vom Bug bis zum Heck, durch jeden hindurch. Danach fehlt einiges: eine Schnalle, ein Messer, das Wort für Schnalle. Der Nebel hinter euch liegt in zwei Hälften da.

story-sea-harpies = Die Knöpfe des Admirals
story-sea-harpies-intro = Der Maat trägt einen Admiralsrock. Er hat ihn in einem Wrack gefunden, befördert hat ihn niemand, und daran sind vierundzwanzig Messingknöpfe. Seit Mittag kreisen Harpyien über dem Mast. Harpyien können nichts glänzen sehen, ohne es zu wollen, und was sie ins Nest tragen, bleibt im Nest. »Wie viel wäre wohl in so einem Nest?«, fragt der Maat und macht den obersten Knopf zu.
story-sea-harpies-a = Den Rock an einer Schnur hinaufschicken.
story-sea-harpies-a-result = In den Masttopp geht der Rock, ein Garnknäuel in der Tasche. Sie raufen darum, eine fliegt damit fort, und das Garn läuft über die Schären. Du kletterst ihm nach. Ob das Nest die Kletterei wert ist, sieht man erst von oben.
story-sea-harpies-a-band-1 = Das Nest ist nicht leer. Drei Junge sehen auf deine Schnallen, hungrig und dem Metall zugetan.
story-sea-harpies-a-band-2 = Löffel vor allem, und die Messingknöpfe anderer Maate. Eine Münze ist echt.
story-sea-harpies-a-band-3 = Von oben ist es eine Schatzkammer: Fingerhüte, ein Kelch, eine Amtskette. Die Kette lässt du ihnen, und den Rock.
story-sea-harpies-b = Ihnen einen blanken Kessel anbieten.
story-sea-harpies-b-result = Du scheuerst den Kessel, bis er blendet, und stellst ihn auf einen Fels. Die größte nimmt ihn und lässt nach einigem Nachdenken etwas anderes da, vom Zweitbesten. Diebe sind sie nicht. Sie haben es nur eilig.

story-sea-harpies-danger = Der Kompass gefällt ihnen
story-sea-harpies-danger-intro = Harpyien, sieben, in der Takelage. Sie haben die Knöpfe genommen, die Löffel, die Glocke und den Zahn des Maats. Jetzt haben sie den Kompass entdeckt. Zwei hängen zankend am Gehäuse, und die Nadel schwingt zu der, die gerade zieht. Die dritte hat ein Auge auf dein Medaillon geworfen und gibt sich ausgesprochen reizend.
story-sea-harpies-danger-a = Ihnen geben, was glänzt.
story-sea-harpies-danger-a-result = Du leerst die Taschen auf die Luke und trittst zurück. Es geht zu wie auf dem Markt, nur mit Kreischen. Als jede etwas hat, fliegen sie schwer davon, und die Nadel findet wieder Norden. Du drehst den Beutel um: Fusseln.
story-sea-harpies-danger-b = Alles abdecken und zuschlagen.
story-sea-harpies-danger-b-result = Ein Segel über das Gehäuse, dann gehst du mit dem Bootshaken dazwischen. Was nicht glänzt, sehen sie nicht, also sehen sie dich. Es kostet ein paar Ringe vom Kettenhemd und einen Streifen Haut. Der Maat singt mit einem Zahn weniger.

story-sea-ponies = Die Ponys schwimmen hinterher
story-sea-ponies-intro = Zwölf Inselponys schwimmen an einer langen Leine hinter dem Boot, Köpfe hoch, Nüstern weit, wie jeden Herbst. Das letzte ist eine Stute, die nicht hätte mitkommen sollen. Auf halbem Weg ist neben ihr das Fohlen aufgetaucht, drei Wochen alt. Es sollte zurückbleiben, und es gibt sich alle Mühe. Der Treiber hat Tränen in den Augen und eine Hand am Messer. Hält sie an, halten alle an, sagt er.
story-sea-ponies-a = Das Fohlen ins Boot holen.
story-sea-ponies-a-result = Du springst hinein und hebst es von unten herauf. Es tritt dir ans Ohr und schläft auf deiner Decke ein. Von da an schwimmt die Stute nebenher, das Kinn auf der Bordwand, und schnauft es an. Der Treiber schenkt dir seine Pferdesalbe, die gute.
story-sea-ponies-b = Neben ihr schwimmen und es halten.
story-sea-ponies-b-result = Mit einem Arm schwimmst du, mit dem anderen trägst du, eine Meile lang. Als Steine unter die Füße kommen, steht es zuerst auf, sehr erstaunt. Am hinteren Ende deiner Kräfte kennst du dich jetzt aus.

story-sea-ponies-danger = Eine lange Leine
story-sea-ponies-danger-intro = Die Leine, an der die Ponys hängen, ist straff geworden, und nicht der Ponys wegen. Am anderen Ende hat etwas sie gepackt. Die letzte Stute ist schon unter Wasser, die vorletzte schreit, und bei jedem Ruck sinkt euer Heck tiefer. Elf sind noch da. Der Treiber kennt jedes beim Namen und sagt die Namen. Irgendwo an dieser Leine muss man schneiden.
story-sea-ponies-danger-a = Hinter den ersten sechs schneiden.
story-sea-ponies-danger-a-result = Du schneidest, wo du hinreichst. Was dahinter war, verschwindet, schnell, wie ein Faden durch ein Schlüsselloch. Die sechs schwimmen wie noch nie. Bis zum Land spricht keiner, und dort merkst du, dass du nichts essen kannst.
story-sea-ponies-danger-b = An der Leine hinabtauchen.
story-sea-ponies-danger-b-result = Der Weg hinab führt an vierundvierzig Hufen vorbei, und einige treffen. Am Ende ist ein Arm, und den schneidest du stattdessen. Als du auftauchst, siehst du nichts, nur Nüstern, rundherum, die dich warm anblasen.

story-sea-boots = Zweihundert linke Stiefel
story-sea-boots-intro = Irgendwo ist eine Ladung über Bord gegangen, und die Meerenge ist voller Stiefel, neu, gefettet, zweihundert Stück und lauter linke. Sechzig haben eure Leute herausgefischt, ehe es jemand merkt. Da kommt ein zweites Boot um die Landzunge, beladen bis zum Rand. Womit, sieht man von hier. Auch der andere Schiffer hat es gemerkt. Ihr hört beide auf zu rudern und denkt über Preise nach.
story-sea-boots-a = Um die rechten feilschen.
story-sea-boots-a-result = Es dauert bis zum Abend. Er ist ein harter Mann, aber seine Kinder frieren auch. Am Ende paaren alle bei Fackelschein Stiefel auf einer Sandbank, und du bekommst den Lohn dafür, dass die Messer stecken blieben.
story-sea-boots-b = Ihm eure schenken.
story-sea-boots-b-result = Er ist so misstrauisch, dass er sie dreimal zählt. Dann setzt er sich auf den Haufen und kann nicht sprechen. Er ist Schuster, sagt er endlich, und das war sein Winter. Er macht dir ein Paar, an Ort und Stelle, nach Augenmaß, und darin stehst du wie ein Baum.

story-sea-boots-danger = Im Gleichschritt
story-sea-boots-danger-intro = Die Stiefel, die eure Leute heute früh angezogen haben, fangen zu gehen an. Links, links, links. Man hat sie aus der Meerenge gefischt, sie passten jedem, und keiner bekommt sie aus. Jetzt marschieren ein Dutzend Ruderer mit ängstlichen Gesichtern zwischen den Bänken auf der Stelle, und langsam, im Gleichschritt, wenden sie sich zur Reling. Der Meeresgrund ist voller Soldaten, sagt der Steuermann. Es war ein langer Krieg.
story-sea-boots-danger-a = Die Stiefel aufschneiden.
story-sea-boots-danger-a-result = Du gehst mit dem Messer die Reihe entlang, Stiefel um Stiefel, und Stiefel treten. Der letzte hat einen Fünfzehnjährigen und trägt ihn über die Reling; den Jungen behältst du. Am Grund stampft etwas einmal auf und rührt sich.
story-sea-boots-danger-b = Den Befehl zum Umkehren geben.
story-sea-boots-danger-b-result = Mit deiner schlimmsten Feldwebelstimme bellst du es: kehrt, vorwärts, heim. Sie gehorchen. Sie marschieren das Boot sozusagen zurück, den ganzen Weg, und im Hafen sagst du: wegtreten. Ein Dutzend Paar Stiefel steht leer auf dem Kai.

story-sea-cook = Die letzte Zwiebel
story-sea-cook-intro = Posten: Bohnen, nass, ein Sack. Posten: Schweinefleisch, grün, eine halbe Seite. Posten: Zwiebel, eine. Der Koch hat die Vorräte verlesen, und nun stimmt die Mannschaft über die Zwiebel ab. Sechs sind dafür, sie in die Suppe zu tun. Fünf wollen sie behalten, damit man sich auf etwas freuen kann. Der Koch enthält sich unter Tränen. Du bist noch nicht dran gewesen, und beide Seiten nennen dich schon beim Vornamen.
story-sea-cook-a = Für die Suppe stimmen.
story-sea-cook-a-result = Sie kommt hinein, und einen Abend lang riecht das ganze Schiff wie eine Küche daheim. Männer, die seit dem Frühjahr nicht miteinander reden, reichen sich das Salz. Morgen gibt es nur Bohnen. Heute rudern sie, als ginge es nach Hause.
story-sea-cook-b = Das Essen selbst kochen.
story-sea-cook-b-result = Du legst die Zwiebel auf ihr Bord zurück und kochst mit dem, was du bei dir hast: zwei Wurzeln, eine Prise hiervon und etwas aus einer Flasche, das keiner erklärt haben will. Sie lecken den Topf aus. Danach schreibst du dem Koch auf, was es war, und verstehst es selbst besser.

story-sea-cook-danger = Meuterei, mit Bohnen
story-sea-cook-danger-intro = Es ist der dreißigste Tag Bohnen, und die Leute haben den Koch in seine Kombüse gesperrt. Durch die Luke hört man ihn rufen, er könne nichts dafür. Der Maat hat den Schlüssel, sechs Mann haben Messer, und am Steuer steht überhaupt keiner. Das Riff ist noch ein Stück entfernt. »Wir wollen darüber reden«, sagt der mit dem längsten Messer. »Alle. Gründlich.«
story-sea-cook-danger-a = Alle anhören, jeden.
story-sea-cook-danger-a-result = Du hörst von den Bohnen, dann von der Heuer, vom Maat, von jemandes Mutter. Es wird dunkel darüber. Am Ende weinen sie und holen den Koch heraus, und vor Mittag hat keiner mehr die Kraft weiterzurudern, du am wenigsten.
story-sea-cook-danger-b = Den eigenen Proviant teilen.
story-sea-cook-danger-b-result = Du öffnest deinen Beutel auf der Luke: Wurst, der gute Käse, die Flasche gegen die Kälte. Es ist fort, ehe man es sagen kann. Dann rülpsen sie, dann schämen sie sich, und einer geht ans Steuer und flucht.

story-sea-pilot = Die Bedingung des Lotsen
story-sea-pilot-intro = Der Lotse bringt Schiffe durch die Nadeln, unter einer Bedingung: Alle an Bord tragen Augenbinden, er auch. Wer die Felsen sieht, weicht ihnen aus, erklärt er, und hinter jedem Felsen ist noch einer. Dreihundertmal hat er es gemacht. Seine Binde ist abgetragen und von seiner Tochter bestickt. Die anderen teilt er aus, saubere, und fragt, wer den Takt schlagen möchte.
story-sea-pilot-a = Die Binde anlegen und den Takt schlagen.
story-sea-pilot-a-result = Im Dunkeln schlägst du die Trommel, während links und rechts Fels vorbeiatmet, so nah, dass man ihn riecht. Deine Hände lernen hören. Als er sagt, ihr dürft schauen, liegt das Meer offen da, und der Lotse schläft im Stehen und lächelt.
story-sea-pilot-b = Blinzeln.
story-sea-pilot-b-result = Da ist eine Lücke, nicht breiter als die Ruder, und darin andere Schiffe, hochkant. Was immer du bisher getan hast, wenn du dich fürchtest, eben hast du es verlernt. Etwas anderes ist an seine Stelle getreten. Der Lotse schnuppert. »Da hat jemand hingesehen«, sagt er.

story-sea-pilot-danger = Der Lotse öffnet die Augen
story-sea-pilot-danger-intro = Mitten in den Nadeln hört der Lotse auf zu zählen. Eine Welle hat ihm die Binde vom Gesicht gerissen, und er steht da und sieht. So ist das also, sagt er. Er ist grau geworden. Dreihundert Schiffe hat er nach Gehör hier durchgebracht, keines hat gestreift, und jetzt, wo er es sieht, kann er die Hand nicht rühren. Die Ruderer, blind, warten auf sein nächstes Wort.
story-sea-pilot-danger-a = Ihm mit den Händen die Augen zuhalten.
story-sea-pilot-danger-a-result = Du stehst hinter ihm und hältst ihm die Augen zu, und links und rechts hobelt Fels an deinen Ellbogen. Nach einer Weile fängt er wieder zu zählen an. Am Ende sind deine Ärmel fort und einiges von dem, was darin war.
story-sea-pilot-danger-b = Das Zählen übernehmen.
story-sea-pilot-danger-b-result = Du zählst, wie du ihn zählen hörtest, und wo du unsicher bist, sagst du es lauter. Das meiste stimmt. Den Rest hört man: ein Knacken, ein Schrei, jemandes Kiste, die ins Wasser klatscht. Es war deine.

story-sea-tattoo = Der Rücken des alten Asmund
story-sea-tattoo-intro = Der alte Asmund stirbt im Vorschiff und möchte umgedreht werden. Auf seinem Rücken, unter den Narben, ist eine Insel tätowiert, mit Lotungen und einer Reihe kleiner Hügel. Er hat sie nie gesehen; man hat sie ihm in einer Nacht gestochen, an einem Strand, und ist fortgerudert. Sein Leben lang waren die Leute nett zu seinem Rücken. Ob Ihr sagen könnt, wie sie aussieht, fragt er. Niemand hat es ihm je gesagt.
story-sea-tattoo-a = Die Insel beschreiben und abzeichnen.
story-sea-tattoo-a-result = Du sagst ihm alles: die Bucht, die Hügel, den einen krummen Baum. Du zeichnest, während du redest, und es dauert die ganze Nacht. Er fragt, wohin die Bucht sich öffnet. Nach Westen, sagst du. »Dann sieht man die Sonne untergehen«, sagt Asmund und fragt nichts mehr.
story-sea-tattoo-b = Die Insel beschreiben und nichts zeichnen.
story-sea-tattoo-b-result = Du erzählst es ihm, und deine Hände bleiben im Schoß. Gegen Morgen stirbt er, und die Leute kommen mit Kerzen und einem Bogen Papier. Du hältst die Tür zu. Es dauert, bis du sie überredet hast, und du entdeckst, dass du das gut kannst.

story-sea-tattoo-danger = Die Karte geht über Bord
story-sea-tattoo-danger-intro = Der alte Asmund wurde heute früh auf See bestattet, in seine Hängematte genäht, das Gesicht nach unten, wie er es wollte. Jetzt ist die Naht aufgegangen. Er treibt neben dem Boot, den Rücken zum Himmel, und auf dem Rücken ist eine Insel, die keine Karte hat. Der Maat hat ein Stück Kohle, die See geht hoch, und ein Hai, oder was hier dafür gilt, ist heraufgekommen und liest mit.
story-sea-tattoo-danger-a = Hineinspringen und ihn festhalten.
story-sea-tattoo-danger-a-result = Du hältst einen Toten an den Schultern, während der Maat nach mehr Licht von links ruft. Der andere Leser wird ungeduldig und nimmt etwas von dir. Aber die Insel haben sie jetzt, mit allen Hügeln, und jemand hat die Hängematte geschlossen.
story-sea-tattoo-danger-b = Ihn mit einem Ruder hinunterdrücken.
story-sea-tattoo-danger-b-result = Du drückst, bis er geht, und sagst, was man sagt. Der andere Leser folgt ihm hinab, dann ein größerer, dann etwas, dem alle Platz machen. Der Maat bricht die Kohle entzwei. Am Abend trinken sie auf Asmund.

story-sea-knots = Wind in drei Knoten
story-sea-knots-intro = Eine alte Frau am Kai verkauft Wind. Er ist in eine Schnur geknüpft, mit drei Knoten: Der erste ist eine Brise, der zweite ein Sturm, und nach dem dritten hat sie nie jemand gefragt. Ihr Preis ist eine Münze oder ein Jahr, das man nicht braucht. So eines, sagt sie, haben die meisten. Der Steuermann sieht weg; er hat einmal mit einem Jahr bezahlt und überlegt noch heute, welches es war.
story-sea-knots-a = Die Münze zahlen.
story-sea-knots-a-result = Hinter der Mole löst du den ersten Knoten, und der Wind kommt aus der Schnur wie ein Gähnen, günstig, warm, mit einem Hauch von ihrer Küche. Ihr seid da, ehe die Suppe kalt ist, und einmal bleibt Zeit, sich umzusehen.
story-sea-knots-b = Mit einem Jahr zahlen.
story-sea-knots-b-result = Sie greift dir hinters Ohr und hat es. Was darin war, könntest du nicht sagen; jemand lachte viel, und du warst dabei, etwas falsch zu lernen. Für den Platz, der frei wurde, gibt sie dir ein paar eigene Kniffe dazu.

story-sea-knots-danger = Der dritte Knoten
story-sea-knots-danger-intro = Sechs Tage Flaute. Das Wasser ist aus, und die ersten beiden Knoten der Schnur sind längst gelöst. Es gibt einen dritten. Die Alte, die sie verkauft hat, hielt sich beim Knüpfen die Hand vor den Mund. Die Leute sitzen darum im Kreis wie um ein Kartenspiel, und keiner will es sein. Ein Junge von dreizehn kaut an der Lippe und sieht auf seine Daumen.
story-sea-knots-danger-a = Ihn selbst lösen.
story-sea-knots-danger-a-result = Du löst ihn, und einen Augenblick ist es vollkommen still. Dann kommt der ganze Himmel aus der Schnur. Was danach geschah, reimst du dir später zusammen, aus blauen Flecken, einem zerrissenen Segel und daraus, dass der Junge deinen Gürtel noch festhält.
story-sea-knots-danger-a-band-1 = Der Mast kam herunter, und du warst darunter. Es war ehrlicher Wind, den sie verkauft hat; nur zu viel davon.
story-sea-knots-danger-a-band-2 = Er hat euch heimgetragen. Auf dem Kai, von dem ihr vor sechs Tagen abgelegt habt, sitzt die Alte und knüpft die nächste Schnur.
story-sea-knots-danger-a-band-3 = In einer Nacht habt ihr neun Meilen gemacht. Am Horizont, genau da, wo es hingehört, liegt Land, darüber steht eine Wolke wie ein Brotlaib.
story-sea-knots-danger-b = Die Schnur über Bord werfen, samt Knoten.
story-sea-knots-danger-b-result = Eine Weile schwimmt sie, dann zieht etwas sie hinab, behutsam, wie man ein Geschenk nimmt. Mit rissiger Zunge rudert ihr durch die Nacht. Hinter euch, tief unten, hat jemand geduldige Finger und ist mit einem Knoten beschäftigt.

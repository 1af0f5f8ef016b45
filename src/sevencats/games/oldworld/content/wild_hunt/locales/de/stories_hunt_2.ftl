# Geschichten der Wilden Jagd, Abschnitt II: später und schlimmer.

story-hunt-2-ninth = Der neunte Reiter
story-hunt-2-ninth-intro = So nah zieht der Zug vorbei, dass ihr die Steigbügel berühren könntet. Der neunte Reiter hat keinen Mantel. Er ist neunzehn und reitet gut. Auf den Lippen liegt Reif und schmilzt nicht, obwohl er die ganze Zeit redet, ganz leise, ein Wort, einen Mädchennamen. Euch sieht er an, wie man Meilensteine ansieht.
story-hunt-2-ninth-a = Ihn aus dem Sattel ziehen.
story-hunt-2-ninth-a-result = Ihr zieht, und er kommt mit allem, was an ihm hängt, auf euch herunter; drei Atemzüge lang kämpft ihr gegen den halben Zug. Dann ist er vorbei. Im Graben liegt der Neunte und reitet weiter, mit den Knien.
story-hunt-2-ninth-b = Ihm den Namen zurücksagen.
story-hunt-2-ninth-b-result = »Hanne«, sagt ihr laut, alle zusammen. Er reißt das Pferd quer über die Straße, und hinter ihm fahren sie ineinander wie Karren. Dann greift ihm eine Hand in den Zügel. Er reitet weiter. Er redet nicht mehr.
story-hunt-2-ninth-c = Ihm von Josts Mantel erzählen.
story-hunt-2-ninth-c-result = Ihr erzählt von einem Mädchen auf der Straße, was sie über dem Arm trug und für wen. Er hört zu, und seine Lippen stehen still. Dann zieht er einen Fuß aus dem Bügel und den anderen. Am leeren Pferd bricht sich der Zug. Ihr müsst ihn nur noch aufheben.

story-hunt-2-waiting = Reisefertig
story-hunt-2-waiting-intro = Auf dem Platz sitzen sie auf ihren Truhen, im Sonntagsstaat, die Kinder mit Fäustlingen an der Schnur. Es ist gefegt, die Katzen sind vor der Tür. Geholt hat sie bisher niemand, und das kränkt sie ein wenig. »Heute Nacht, hat es geheißen«, sagt eine Frau und rückt, damit ihr Platz habt.
story-hunt-2-waiting-a = Die Truhen anzünden.
story-hunt-2-waiting-a-result = Ihr zerschlagt die erste Truhe und zündet sie an, mit euren eigenen Sachen als Zunder, dann die nächste. Sie schreien euch an. Dann kommen sie näher. Es ist alles, was sie haben, und so warm hatten sie es seit dem Herbst nicht. Jemand fängt an zu weinen, und da ist es wieder ein Dorf.
story-hunt-2-waiting-b = Euch kurz dazusetzen.
story-hunt-2-waiting-b-result = Ihr setzt euch; müde ist man ja, und es ist sehr still. Als ihr aufwacht, ausgeruht, stehen die Truhen in Reihen da. Auf den Truhen liegt Schnee, und auf den Stellen, wo sie saßen, keiner.
story-hunt-2-waiting-c = Fragen, was Bruder Emmeran versprach.
story-hunt-2-waiting-c-result = Bei dem Namen sehen sie auf. Ihr erzählt vom Dorf ohne Türen, wo er von einem Karren predigte, das Pferd schon eingespannt. Eine Weile ist es still. Dann steht die Frau auf, nimmt ihre Truhe am einen Griff, und alle gehen heim und verriegeln die Tür.

story-hunt-2-frozen = Ein Heer, rührt euch
story-hunt-2-frozen-intro = Quer durchs Tal steht ein Heer in Marschordnung, weiß bis an die Spitzen der Spieße. Sie zu senken, dazu kam es nicht. Ihr geht hindurch wie durch einen Wald. In der vierten Reihe folgt euch ein Trommler mit den Augen. Er ist vielleicht fünfzehn. Mehr kann er nicht, und das tut er, so fest er kann.
story-hunt-2-frozen-a = Es für ihn beenden.
story-hunt-2-frozen-a-result = Jemand von euch tut es, mit der dünnen Klinge, und hält ihn dabei um die Schultern. Die Trommelstöcke fallen, sonst ist kein Laut im Tal. Die Hand, die es getan hat, hat etwas verlernt. Sie ist sehr sicher geworden.
story-hunt-2-frozen-b = Verbrennen, was brennt, es versuchen.
story-hunt-2-frozen-b-result = Ihr verbrennt Schäfte, Sättel, die eigenen Mäntel. Ihr reibt ihn und flößt ihm etwas ein, Tropfen für Tropfen. Gegen Abend sagt er ein Wort. Nun kommt es darauf an, was jemand von euch im Beutel hat, und darauf, wenig genug davon zu geben.
story-hunt-2-frozen-b-band-1 = Es war zu viel. Die Hitze fährt durch ihn wie ein Karren durchs Tor, und wer den Beutel hielt, gibt ihm alle eigene Wärme dazu und den Rock.
story-hunt-2-frozen-b-band-2 = Es war genug. Er bewegt zwei Finger, dann die Stöcke. Die Reiter auf dem Kamm haben eine Trommel gehört, wo keine war, und biegen ab.
story-hunt-2-frozen-b-band-3 = Es war genau richtig, auf den Tropfen. Er schlägt den langen Wirbel, und in der vierten Reihe regen sich Lider. Wer es gab, weiß jetzt, wie wenig es braucht.
story-hunt-2-frozen-c = Namen aufrufen, wie Holt es tut.
story-hunt-2-frozen-c-result = Ihr wisst keine Namen, also ruft ihr Reihe und Rotte auf und wartet nach jeder. Aus der vierten antwortet jemand, dann aus der neunten. Sieben am Ende. Sieben tragt ihr hinunter an die Feuer. Wenn Hauptmann Holt davon hört, wird er nach den anderen fragen.

story-hunt-2-bread = Das letzte Brot
story-hunt-2-bread-intro = Ein Brot, gefroren, für eine Familie von fünfen und für euch. Sie haben es vor euch hingelegt, weil ihr kämpfen werdet. Nun sitzen sie an der Wand und sehen zu Boden. Dem Kleinsten hat man gesagt, es soll nicht mitzählen. Die Großmutter ist seit drei Tagen nicht zu Tisch gekommen. Im Winter hat sie nie Hunger, sagt sie.
story-hunt-2-bread-a = Es essen.
story-hunt-2-bread-a-result = Ihr esst es ganz auf, vor ihren Augen, und bei jedem Bissen sagt der Mann: »So ist es recht.« Morgen werdet ihr bei Kräften sein. In der Früh liegt die Großmutter mit dem Gesicht zur Wand, und die anderen sind leiser, als man es für eine Schlafende sein muss.
story-hunt-2-bread-b = Brot und Gepäck dalassen.
story-hunt-2-bread-b-result = Ihr schiebt es zurück und leert euer Gepäck daneben aus. Das Kleinste zählt, und zwar laut. Hungrig und leicht geht ihr davon. Hinter euch fällt ein Riegel vor und noch einer, wie bei Leuten, die nächstes Jahr noch hier sein wollen.
story-hunt-2-bread-c = Nach Dorrit Ash schicken.
story-hunt-2-bread-c-result = Nachts kommt sie, Propst in wollenen Strümpfen, und es sind Rüben. Ihr zahlt, alle; sie nennt den Preis und halbiert ihn, ehe jemand antwortet. Die Großmutter isst drei. Danach helfen sie abladen, fürs nächste Haus und für das danach.

story-hunt-2-lake = Unter euch
story-hunt-2-lake-intro = Der See ist klar bis zum Grund, und unten reiten sie, kopfüber, Huf an Sohle mit euch. Ihr bleibt stehen, und sie bleiben stehen. Einer nach dem anderen klappt das Visier hoch. Ihr seid es, alle, mit weißen Augen und besser beritten. Eine der Gestalten hebt die Hand und legt sie flach ans Eis.
story-hunt-2-lake-a = Die eigene dagegenlegen.
story-hunt-2-lake-a-result = Wer es tut, spürt die Kälte bis in die Schulter steigen, und mit ihr, was man da unten weiß: einen Griff, einen langen Ritt, wie es ausgeht. Bezahlt wird sofort, durch das Kettenhemd hindurch. Dann zieht sich die Hand zurück und winkt.
story-hunt-2-lake-b = Das Eis brechen.
story-hunt-2-lake-b-result = Ein Schlag, alle zugleich, und es reißt von Ufer zu Ufer. Unten zerspringen sie ohne einen Laut. Ihr rennt über kippende Schollen, und was euch hinfällt, ist weg. Am Ufer zählt ihr euch zweimal, weil es beim ersten Mal eine Gestalt zu viel war.

story-hunt-2-kord = Die Geißel der Jagd
story-hunt-2-kord-intro = Am Tor des letzten Dorfs steht Kord mit gemalter Narbe und Messingmedaillon, und weil er da steht, ist noch niemand fortgelaufen. Zweimal, hat er ihnen erzählt, hat er die Jagd geschlagen. »Heute Nacht kommen sie«, flüstert er euch zu, »und ich habe Farbe. Was macht man mit den Füßen?« Hinter ihm verkauft jemand Suppe ihm zu Ehren.
story-hunt-2-kord-a = Ungesehen hinter ihm stehen.
story-hunt-2-kord-a-result = Ihr zeigt ihm, wohin mit den Füßen. Hinter dem Stall übt er es und bewegt dabei die Lippen. In der Dämmerung nimmt er unter der Fackel seinen Platz ein, allein, soweit man sieht, und sagt über die Schulter: »Ihr seid doch noch da?«
story-hunt-2-kord-b = Dem Dorf sagen, wer er ist.
story-hunt-2-kord-b-result = Ihr sagt es ihnen, und binnen einer Stunde sind sie fort, mit Kindern und Suppe, und keiner ist mehr da, den man holen könnte. Kord wäscht sich das Gesicht mit Schnee. Dann schließt er hinter ihnen das Tor, von innen. Vom Hügel aus hört ihr ihn üben.

story-hunt-2-horse = Ein Pferd ohne Reiter
story-hunt-2-horse-intro = Es steht auf der Straße, schwarz, gesattelt, Eis in der Mähne, und atmet nach innen. Es hat seinen Reiter verloren und wartet auf den nächsten. Die Bügel sind abgewetzt vom Aufsteigen, vom Absteigen kein bisschen. Reihum kommt es zu euch und senkt den Kopf, geduldig, als wollte es zum Tanz auffordern.
story-hunt-2-horse-a = Jemand von euch steigt auf.
story-hunt-2-horse-a-result = Ehe die Zügel gefasst sind, steht es im Zug. Vom Sattel aus sieht man alles: die Ordnung, die Lücken, wer dort wider Willen reitet. Dann zieht der Rest von euch, an den Stiefeln, am Gürtel. Was ihr wiederbekommt, hat weiße Wimpern und weiß, wo man hinschlagen muss.
story-hunt-2-horse-b = Es abseits führen und töten.
story-hunt-2-horse-b-result = Es lässt sich führen und legt den Kopf auf eine Schulter. Wo man schneidet, ist es warm; damit hatte niemand gerechnet. Der Sattel ist älter als jedes Königreich. In den Taschen liegen Riemen von jemandem und ein Kniff, der sich noch lernen lässt.
story-hunt-2-horse-c = Tams Hund mit ihm reden lassen.
story-hunt-2-horse-c-result = Steifbeinig geht der Hund hin, und sie stehen Nase an Nase. Dann wendet er das Pferd, wie man ein Schaf wendet, und treibt es im Galopp nach Hause, von der Seite in den Zug hinein. Man hört es bis hierher. Danach kommt der Hund zurück und will sein Stöckchen.

story-hunt-2-flight = Alle miteinander
story-hunt-2-flight-intro = Zuerst kommen Rehe und neben ihnen Wölfe. Dann Ghule, aufrecht; Ertrunkene mit rissigen Füßen, fern von jedem Wasser; ein Greif, zu Fuß. Links und rechts ziehen sie an euch vorbei wie Wasser um einen Stein, und keines wendet den Kopf. Zuletzt kommt ein Gruftweib, das ein älteres auf dem Rücken trägt. Danach ist eine Weile nichts, und dann hört ihr, warum.
story-hunt-2-flight-a = Zur Seite treten.
story-hunt-2-flight-a-result = Ihr tretet beiseite und lasst sie vorbei. So habt ihr sie nie gesehen, ohne Hunger; man lernt, wie etwas hinkt und wohin es schaut, wenn es Angst hat. Über die Schulter der anderen wünscht euch die Ältere einen guten Abend.
story-hunt-2-flight-b = Zuschlagen, solange sie rennen.
story-hunt-2-flight-b-result = Es ist eine Ernte; auf jeden Kopf steht ein Preis, und keines hebt die Klaue. Das Gruftweib setzt die Mutter ab, breitet vor ihr die Arme aus und schließt die Augen. Dass sie so etwas tun, habt ihr nicht gewusst. Die Kälte hat inzwischen aufgeholt.
story-hunt-2-flight-c = Den Zug wenden, wie Corvin es täte.
story-hunt-2-flight-c-result = Ihr tut, was Treiber tun, mit Geduld und Lärm: hier ein Ruf, da eine Fackel. Die ganze Flucht neigt sich, dreht und fährt dem, was da kommt, in die Flanke. Es dauert so lange wie ein Hagel. Dieses eine Mal schreien die Hunde.

story-hunt-2-price = Ein redlicher Preis
story-hunt-2-price-intro = Am Kreuzweg wartet ein Reiter. Vor ihm im Sattel sitzt ein Mädchen von vier Jahren, die Schuhe am falschen Fuß. »Eines gegen eines«, sagt der Reiter. »Es muss nicht das Beste von Euch sein.« Sie weint nicht. Man hat ihr versprochen, dass sie zum Abendessen daheim ist. Das Pferd scharrt im Schnee; so lange habt ihr Zeit.
story-hunt-2-price-a = Jemand von euch geht.
story-hunt-2-price-a-result = Jemand von euch geht. Das Kind wird abgesetzt, behutsam, in der richtigen Richtung. Bis zum Kamm kommen sie mit dem, was sie gekauft haben; dann merken sie, dass man sie betrogen hat. Am Morgen findet ihr alles beisammen: die Toten, das Pferd und dazwischen den Preis, lebendig, mit nichts mehr in den Händen.
story-hunt-2-price-b = Das Mädchen mit Gewalt holen.
story-hunt-2-price-b-result = Ihr seid schnell, und er hat damit gerechnet. Der Hieb geht durch euch hindurch wie ein Tor, das zufällt, nacheinander durch alle, und als ihr wieder auf seid, habt ihr einen Schuh in der Hand. Es ist der linke, vom rechten Fuß. Die Spur führt den Berg hinauf.
story-hunt-2-price-c = Feilschen, bis er zu spät ist.
story-hunt-2-price-c-result = Ihr feilscht wie um eine Kuh: Erst zweifelt ihr an den Zähnen, dann wollt ihr eine Gewähr. Einem Verspäteten seid ihr schon begegnet und wisst, was sie fürchten. Hinter ihm setzt sich der Zug in Gang. Als er sich umdreht, ist da nur Schnee. Mit beiden Händen lässt er sie los.

story-hunt-2-fires = Fenster zählen
story-hunt-2-fires-intro = Vom Pass seht ihr auf die Ebene und zählt die Lichter, um wach zu bleiben: Höfe, ein Gasthaus, eine Mühle. Sechsundzwanzig. Beim zweiten Zählen sind es fünfundzwanzig. Das geht ganz gleichmäßig, von links, wie wenn jemand durchs Haus geht und die Läden schließt. Das nächste ist die Mühle. Dann kommt eine Schule.
story-hunt-2-fires-a = Zur Schule laufen.
story-hunt-2-fires-a-result = Ihr lauft und werft ab, was schwer ist. Als die Mühle erlischt, seid ihr noch zwischen den Tannen. In der Schule hat jemand eine zweite Lampe angezündet. Sie werden die Mühle gehört und gedacht haben, dass mehr Licht besser ist.
story-hunt-2-fires-b = Den eigenen Hügel anzünden.
story-hunt-2-fires-b-result = Ihr zündet die Heide an, die Hütte und drei alte Kiefern, und man sieht es in zwei Königreichen. Unten hält es inne, bei neunzehn. Eine Weile geschieht nichts. Dann biegt es von der Straße ab und kommt zu euch herauf, gleichmäßig und ohne Umweg.
story-hunt-2-fires-c = Zum Kamm der Wärterin hinübersehen.
story-hunt-2-fires-c-result = Auch sie hat es gesehen. Dort oben ist ein Funke, dann ein ganzer Baum aus Feuer, und in der Ebene geht jedes Licht mit einem Schlag aus: Was das heißt, haben sie gelernt und sitzen im Keller. In einem schwarzen Land stehen die Reiter und horchen.

story-hunt-2-graves = Nach Maß
story-hunt-2-graves-intro = Schwester Jutta hat euch Gräber ausgehoben, alle in einer Reihe, mit Aussicht. »Der Boden war gerade weich«, sagt sie. »Weiß der Himmel, wann ich wieder reinkomme.« Die Längen hat sie nach Augenmaß genommen. Eines ist zu kurz geraten, und sie fragt, die Messlatte hinterm Rücken, ob man da vielleicht die Knie anziehen könnte.
story-hunt-2-graves-a = Euch zur Probe hineinlegen.
story-hunt-2-graves-a-result = Ihr legt euch hinein, nacheinander. Es ist trocken darin und windstill, und der Himmel ist ein sauberer Streifen. In Gasthäusern habt ihr schon schlechter geschlafen. Am Rand sitzt Jutta und summt und weckt euch, als der Schnee fingerdick liegt. Mit den Knien hatte sie recht.
story-hunt-2-graves-b = Die Gräber anderen überlassen.
story-hunt-2-graves-b-result = Es gibt genug, die eins brauchen. Die ganze Nacht tragt ihr sie herauf und lasst euer Gepäck liegen. »Was unter der Erde ist, setzen die Schweine in keinen Sattel«, sagt Jutta und tritt es fest. Dann streicht sie euch aus dem Buch. Nur dünn, mit Bleistift.
story-hunt-2-graves-c = Selbst in ihr Buch schreiben.
story-hunt-2-graves-c-result = Das Buch kennt ihr. Sie reicht es herum, mit der Feder, und alle dürfen schreiben, was da stehen soll; wer schreibt, muss etwas aus der Hand legen. Bis zur Dämmerung dauert es. Wortlos liest sie es durch und verbessert einen Ortsnamen.

story-hunt-2-smith = Nägel
story-hunt-2-smith-intro = Dem Schmied ist das Eisen ausgegangen. Die Pflüge hat er verbraucht, die Roste, die Angeln der Kirche. Der Amboss ist noch warm; der Junge vom Blasebalg liegt an der Tür, einen Sack über dem Gesicht. »Bringt mir etwas von denen«, sagt der Schmied. »Ich will wissen, wie das ist, wenn man draufhaut.«
story-hunt-2-smith-a = Ihm ein Stück von ihnen holen.
story-hunt-2-smith-a-result = Er sagt euch, wo: auf dem Berg, wo sie liegen lassen, was zerbrach. Der Kälte wegen gibt er euch eine Zange. Bis ihr zurück seid, tritt er den Balg selbst, mit dem Fuß. Als der Sack verrutscht, hält er inne und zieht ihn gerade.
story-hunt-2-smith-b = Ihm geben, was ihr tragt.
story-hunt-2-smith-b-result = Wer etwas entbehren kann, legt es auf den Amboss, für immer. Er macht Nägel daraus, vierkantig und handlang, und am Morgen liegen sie auf der Straße unter dem Schnee, mit der Spitze nach oben. Dann hört ihr das erste Pferd.
story-hunt-2-smith-c = Es in Sunnivas Eis abschrecken.
story-hunt-2-smith-c-result = Ihr wisst, wo es Eis gibt, das nie schmilzt, und Sunniva Brandt schickt ihre Töchter mit einem Block, ohne Rechnung. Den letzten Rost zieht der Schmied zur Spitze und stößt ihn hinein. Kein Zischen. Als er ihn herausnimmt, summt er und neigt sich zu jemandem von euch hin.

story-hunt-2-wick = Die Lücke in der Mauer
story-hunt-2-wick-intro = In der Lücke steht Wick, elf Jahre alt, einen Topfdeckel am Arm, den Schürhaken geschultert. Seit gestern steht er da. Die Lippen sind blau, und auf dem Deckel liegt Schnee. Er hat dem Dorf versprochen, die Lücke zu halten, bis die Hexer kommen. »Seid ihr die Hexer?«, fragt er, ohne den Mund zu bewegen. »Ich hab nicht geschlafen. Könnt ihr alle fragen.«
story-hunt-2-wick-a = Ihn in allen Ehren ablösen.
story-hunt-2-wick-a-result = Ihr tretet an, zieht und meldet: Wache abgelöst. Mit dem Schürhaken erwidert er den Gruß. Dann kippt er um, steif wie ein Brett, jemandem in die Arme. Da draußen war etwas, sagt er, dreimal. Es ist stehen geblieben, als er gefragt hat, was es will.
story-hunt-2-wick-b = Ihn sofort hineintragen.
story-hunt-2-wick-b-result = Es braucht vier Hände; er beißt. Am Ofen schreit er, als die Füße wiederkommen, und alle dürfen ein wenig sitzen. Eine Stunde lang steht die Lücke leer. Am Morgen führt eine Linie aus Reif um die Häuser und hat vor jeder Tür haltgemacht.

story-hunt-2-thaw = Tauwetter
story-hunt-2-thaw-intro = Mitten im Januar liegt da eine grüne Wiese, zehn Schritt breit, mit Schlüsselblumen. Eine Lerche singt. Leute aus drei Dörfern stehen ringsum, den Hut in der Hand, und manche sind hineingegangen und haben sich hingelegt. Sie lächeln. Die Schlüsselblumen duften nicht. In der Mitte ist die Luft umgeschlagen wie die Ecke einer Seite.
story-hunt-2-thaw-a = Die Leute herauszerren.
story-hunt-2-thaw-a-result = Ihr geht hinein, haltet den Atem an und zerrt sie an den Füßen heraus. Im Schlaf wehren sie sich mit aller Kraft. Hinter den Letzten reißt das Grün, und darunter ist sehr viel Schnee, flachgedrückt von Reitern, die dort gewartet haben.
story-hunt-2-thaw-b = Unter die Ecke greifen.
story-hunt-2-thaw-b-result = Jemand von euch geht zur Mitte und greift darunter. Da ist ein Riemen, und am anderen Ende wird gezogen. Die Übrigen packen, was sie kriegen: den Gürtel, die Beine. Die Lerche ist verstummt. Nun zeigt sich, wer zuerst loslässt.
story-hunt-2-thaw-b-band-1 = Ihr. Fort ist der Riemen, mit ihm ein Handschuh und alles, was daran hing. Von einem Wort zum anderen ist die Wiese wieder Schnee.
story-hunt-2-thaw-b-band-2 = Die andere Seite. Ihr sitzt auf einmal alle da, mit einem Zaum, und die Leute im Gras richten sich auf und spüren die Kälte.
story-hunt-2-thaw-b-band-3 = Keiner, bis etwas loslässt, das keins von beiden ist. Der Zaum gehört euch, die Wiese klappt zu wie ein Buch, und wer zuerst hineingriff, hat seither längere Arme.
story-hunt-2-thaw-c = Die Wiese abstecken und festpflocken.
story-hunt-2-thaw-c-result = Ihre Straße kennt ihr, und das hier ist ein Tor darin. Ihr schlagt Pflöcke ein wie beim Vermessen, spannt die Schnur und drückt die Ecke glatt, bis sie liegen bleibt. Die Wiese geht aus wie eine Lampe. Drüben kommt etwas an und findet eine Wand.

story-hunt-2-eve = Was man danach tut
story-hunt-2-eve-intro = Die letzte Hütte, eine Kerze. Jemand fragt, was ihr alle danach tun werdet. Ein Gasthaus, heißt es. Schafe, heißt es. Bei offenem Fenster schlafen. Dann ist es still, denn eine Antwort steht noch aus; und draußen schlägt ein Huf an einen Stein, und dann noch einer.
story-hunt-2-eve-a = Auf die Antwort warten.
story-hunt-2-eve-a-result = Ihr wartet. Endlich kommt sie und ist etwas so Kleines, dass ihr alle lachen müsst, bis die Kerze zittert. Ausgelacht wird niemand. Dann schlaft ihr, Rücken an Rücken, und die Wache hast du, und dann du, und dann du.
story-hunt-2-eve-b = Die Kerze löschen und schleifen.
story-hunt-2-eve-b-result = Ihr löscht sie und sitzt mit Stein und Öl. Im Dunkeln gehen Klingen von Hand zu Hand. Wer mag, gibt einen alten Kniff her und bekommt einen besseren. Gegen Morgen wissen alle, wo die anderen schwach sind, und stellen sich dorthin.
story-hunt-2-eve-c = Nachsehen, wer draußen ist.
story-hunt-2-eve-c-result = Es ist ein Maultier. Dahinter stehen im Schnee Leute, denen ihr diesen Winter begegnet seid: mit einer Lampe, mit einem Kessel Suppe, ein paar mit Heugabeln, falsch herum gehalten. Ausrichten können sie nichts. Das wollten sie euch sagen. Dann setzen sie sich rings um die Hütte und bleiben.

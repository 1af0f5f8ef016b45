# Ereignisse, die in Städten beginnen. Ein Ereignis hat einen Titel, einen Text zum Vorlesen (-intro)
# und Optionen (-a, -b) mit dem, was daraus wird (-a-result); ohne Optionen nur das Ergebnis:
# -result, oder je ein Text für jeden Bereich seiner Würfel, seiner Probe oder seines Kampfes.

## Wohin die ersten zwölf führen

event-2-title = Die Stiefel eines Toten
event-2-intro = Der Mann in den Bergen hat sie an und die Füße auf einem Schemel am Feuer. Von Radeks Tod wusste er nichts, und er nimmt ihn schwer, vor allem der Stiefel wegen: Hierzulande behält man nicht, was ein Toter sich holen kommen könnte. Ob viele beim Begräbnis waren, will er wissen. Hungrig ist keiner gegangen, sagst du.
event-2-result = Er zieht sie selbst aus und steht mit eingerollten Zehen auf dem kalten Boden. Sie passen dir. Wer sie trägt, geht so ausgeruht in einen Kampf wie nach einer Nacht im Bett hinter verriegelter Tür.

event-3-title = Die graue Stute
event-3-intro = Die Stute hat zwei Onkel, einen Priester und Theodor Grole abgeworfen, der gekommen war, um sie zu besteuern. Sie steht in der hintersten Ecke der Koppel, die Ohren angelegt, ein Stück von irgendjemandes Ärmel zwischen den Zähnen. Sie mustert dich von den Stiefeln aufwärts, findet nichts auszusetzen und frisst weiter.
event-3-result = Du reitest sie nicht eigentlich; du gehst mit, wohin sie geht, und das ist euch beiden recht. Im Wald kennt sie jeden Pfad und einige, die sonst keiner findet. Der erste Ritt dauert, so lange der Tag noch dauert.

event-4-title = Der Fiedler
event-4-intro = Tibor wartet unter einer Eiche, mit neuen Saiten und einem frischen blauen Auge. Das Lied habe jetzt eine fünfte Strophe, sagt er, und der Vogt, wie sich gezeigt hat, einen Bruder. Geschlafen hat er im Baum. Zum Zeitvertreib hat er auch eine Ballade über dich angefangen und wüsste gern, wie sie ausgeht.
event-4-result = Er kommt mit, einen halben Schritt hinter dir, wo es am sichersten ist. In Wyzima und Beauclair werfen sie Münzen, wenn ihr beide hereinkommt, und mit deiner Hälfte ist er ehrlich.

event-7-title = Was das Licht frisst
event-7-intro = In die Fässer ist eine Axt gebrannt. Wo der Karrenweg endet, liegen drei Holzfäller und eine Dunkelheit, die sich nicht mit den Bäumen bewegt. Darin kaut etwas auf einer Laterne, langsam, samt dem Glas. Flammen scheut es, aber Funken läuft es nach. Du hast Feuerstein und Schwert und so lange Zeit, wie die Laterne reicht.
event-7-band-1 = Du schlägst zu spät. Es geht über dir zusammen wie Wasser, und du kriechst dem eigenen Atem nach ins Freie, mit zerrissenem Kettenhemd und um etwas ärmer, das du in der Hand hattest. Hinter dir kaut es weiter.
event-7-band-2 = Mit einer Hand fütterst du es mit Funken, mit der anderen mit Stahl, bis es von beidem genug hat. Das dauert und ruiniert die Klinge. Die Beutel der Holzfäller bezahlen die neue Schneide.
event-7-band-3 = Du wirfst den Feuerstein ins Dunkle, es dreht sich nach den Funken um, und du findest heraus, wo es weich ist. Die Förster zahlen gern, und einer zeigt dir einen eigenen Hieb.
event-7-band-4 = Ein Funke, ein Schritt, ein Streich, und es stirbt und erfährt nie, woran. In seinem Bauch findest du einen Beutel und neun Laternen. Dein Arm wird sich merken, wie das ging.

event-10-title = Der Spiegelsaal
event-10-intro = Der Gang endet in einem Raum voller Spiegel. In jedem steht jemand, der so kämpft, wie man es dich gelehrt hat, nur ein wenig besser, und niemand darin hat dein Gesicht. Sie warten höflich, bis du gezogen hast. Auch die Tür hinter dir ist jetzt ein Spiegel, und wer darin steht, lockert schon die Finger.
event-10-band-1 = Du verlierst den ersten Gang und den zweiten. Beim dritten sind sie freundlich und entwaffnen dich nur. Doch als du nach einem Griff suchst, den du seit deiner Lehrzeit hast, ist da, wo er war, nichts mehr.
event-10-band-2 = Du zerschlägst die Gestalt, unter deren Atem das Glas nicht beschlägt. Es war die richtige. Alle anderen verbeugen sich, die Tür ist wieder eine Tür, und du gehst leichter hinaus, als du gekommen bist.
event-10-band-3 = Du folgst der dritten Gestalt von links durch einen langen Angriff, und am Ende gehört der Hieb dir. Hinter dem Glas greift eine Hand nach einer leeren Scheide und beginnt zu suchen.
event-10-band-4 = Du löschst sie aus, eine nach der anderen, bis im letzten Spiegel nur du stehst, und besser als zuvor. Du verbeugst dich zuerst. Das Bild einen Augenblick später, wie es sich für Schüler gehört.

event-11-title = Unter der Mauer
event-11-intro = Der Kanal mündet ins Flachwasser, und da sind sie: Ertrunkene, fett von Ratten und noch nicht satt. Sie liegen da, die Augen über dem Wasser, und lassen dich kommen, denn an Land sind sie langsam, und das wissen sie. Für einen einzigen Ansturm reicht die Zeit, dann haben sie dich bis zur Hüfte drin.
event-11-band-1 = Es war zu wenig. Zweimal ziehen sie dich unter, und beim zweiten Mal überlässt du ihnen, was du in der Hand hattest, um eine für das Gitter frei zu haben. Oben notiert Quist, man habe sie entmutigt.
event-11-band-2 = Es treiben genug von ihnen. Die übrigen sind mit der Strömung hinaus und jetzt die Ertrunkenen einer anderen Stadt. Quist zahlt nach Köpfen, nach einer Debatte darüber, was als einer gilt.
event-11-band-3 = Du bleibst zwischen ihnen und dem tiefen Wasser, das ist das ganze Geheimnis. Danach liegt die Bucht still. Die Zunft zahlt, und was sie dich tun sahen, werden die Rattenfänger ihren Söhnen beibringen.

event-14-title = Die Gießerei
event-14-intro = Der Ofen brennt, und niemand füttert ihn. Die Formen stehen, wie man sie stehen ließ; auf einer liegt ein Handschuh. In der Gussgrube wartet die Schwester der Tempelglocke, fertig, den Mund nach oben, und lauscht. Jemand hat einen Hammer danebengelegt. Du schlägst sie einmal an, um zu hören, was sie zu sagen hat.
event-14-band-1 = Sie sagt es dir in die Rippen. Der Schlag kommt doppelt so hart zurück, und du kommst zwischen den Formen zu dir, mit Blut in den Ohren und geplatzten Riemen an der Rüstung.
event-14-band-2 = Ein klarer Ton; und weit unten in der Ebene antwortet ein zweiter. Aus einem Riss in der Wand rinnt Silber. Dort hatten die Gießer ihren Lohn versteckt und keine Zeit mehr, ihn zu holen.
event-14-band-3 = Ein tiefer Ton, der nicht endet. Er geht durch dich hindurch, bis er gefunden hat, was schlaff ist, und spannt es wie eine Saite. Als du hinaussteigst, ist der Ofen zum ersten Mal dunkel.

event-18-title = Das Haus, das Schulden kauft
event-18-intro = Das Haus hat eine Tür für Schuldner und eine für Gläubiger. Der Schreiber fragt, welche die deine ist. Er ist höflich und blinzelt nicht. Hinter ihm hängt ein Hauptbuch, hoch wie die Wand, und auf der offenen Seite liest du den Namen eines Kerzenziehers, den der Kräuterfrau Oda Hollin und dann deinen eigenen, zweimal.
event-18-a = Die Tür der Gläubiger.
event-18-a-result = Der Schreiber verbeugt sich und geht dir voran, eine Treppe hinauf, auf der der Teppich so tief ist, dass du dich selbst nicht kommen hörst. Er öffnet ein Kontor, in dem man dich erwartet und den Stuhl schon angewärmt hat.
event-18-b = Die Tür der Schuldner.
event-18-b-result = Der Schreiber schließt hinter dir ab und wünscht einen guten Abend. Der Gang ist lang und hat keine Lampen. Er braucht keine: Am anderen Ende glitzert etwas, und wenn du dich bewegst, bewegt es sich auch.

event-19-title = Das Kontor
event-19-intro = Ein Herr ohne Schatten sortiert Münzen auf zwei Haufen. Der eine, erklärt er, ist, was die Welt dir schuldet: Aufträge vor allem, und eine Kindheit. »Viel ist es nicht«, sagt er freundlich. »Die meisten lassen es bei uns. Unsere Zinsen zahlen wir nicht in Geld.« Seine Feder ist schon eingetaucht.
event-19-a = Deinen Haufen nehmen.
event-19-a-result = Er schiebt ihn herüber und sieht dir beim Zählen zu. Viel ist es wirklich nicht, doch wer mit leerem Beutel kommt, dem legt er etwas dazu. Der Schreiber hält dir schon den Mantel, ehe du fragst.
event-19-b = Etwas dazulegen und um die Zinsen bitten.
event-19-b-result = Du legst dein eigenes Geld obenauf, und er macht sich eine Notiz. Auf der Treppe merkst du, dass etwas Schweres leicht geworden ist. Du willst dich erinnern, was es dich früher gekostet hat, und kannst es nicht.

## Der falsche Hexer

event-21-title = Noch ein Hexer
event-21-intro = Da ist ein Felsen, darauf ein Nest, davor ein Korb am Seil. Im Korb sitzt ein Mann mit aufgemalter Narbe, einem Medaillon aus Messing und deinem Namen, und vierzig Bauern ziehen ihn hinauf, denn sie haben bezahlt. Er sieht dich. Er sieht deine Augen, und dass sie echt sind. »Harpyien«, sagt er schwach. »Ich habe gesagt, es ist eine Sache von Minuten.«
event-21-a = Den Bauern sagen, was er ist.
event-21-a-result = Sie lassen das Seil los, nicht aus Bosheit. Er kommt schneller herunter, als er hinaufkam, und hinkt in den Wacholder, ohne Medaillon. Was von seinem Lohn noch da war, geben sie dir. Dann sehen sie auf den Korb und dann auf ihre Füße.
event-21-b = Zu ihm in den Korb steigen.
event-21-b-result = Der Korb ächzt. Er heiße Kord, sagt er, und habe sich noch nie so über jemanden gefreut, und das sagt er in einem fort, bis der Schatten eines Flügels über euch hinweggeht. Da steht er auf, was in einem Korb nicht klug ist.

event-22-title = Kord, sozusagen ein Hexer
event-22-intro = Harpyien gehen auf alles, was glänzt. Kord hat es eher begriffen als du: Er steht auf dem Korbrand, schwingt das Messing über dem Kopf und kreischt, er sei die Geißel der Sieben Täler. Sie gehen auf ihn los, alle miteinander, und kehren dir den Rücken zu. Ein einziger Durchgang, dann ist es vorbei. Er ist kaum gebissen und kann nicht aufhören zu reden.
event-22-result = Er kommt mit. Kämpfen kann er nicht, aber solange Kord schreit, hat noch kein Monster woandershin gesehen, und so gehört der erste Zug dir. Deinen Namen musste er abgeben. Er sucht noch nach einem ebenso guten.

## Die Glocke

event-23-title = Der Gießer
event-23-intro = Der Mann, der die Glocke gegossen hat, ist über neunzig und taub und haust unterhalb seiner Gießerei in einer Hütte ohne Tür. Du zeigst ihm ihr Zeichen, in Ruß auf einen Lappen gerieben. Er legt beide Hände auf den Tisch, um damit zu hören, und du musst es auch tun. Zwei habe er gegossen, sagt er viel zu laut: eine zum Rufen und eine zum Antworten. Der Tempel kaufte nur die erste.
event-23-a = Zur zweiten Glocke hinaufsteigen.
event-23-a-result = Er schließt die Augen und nickt, als hätte er lange gewartet, dass es jemand sagt. Das letzte Stück gehst du allein, zwischen Schlackenhalden, auf denen kein Gras gekommen ist. Über dir raucht der Schornstein. Auf halber Höhe spürst du das Summen in den Fußsohlen.
event-23-b = Dir etwas Kleines gießen lassen.
event-23-b-result = Das freut ihn. Er schmilzt auf dem Herd einen Leuchter ein und gießt dir einen Buckel für den Schwertarm, mit einem Rand so fein wie bei einer Glocke, und du schläfst die Nacht in seiner Hütte. Gegen Morgen steht er auf und dreht den Tisch um, damit er nichts hört.

## Der Lehrling

event-24-title = In der hohlen Eiche
event-24-intro = Misko hat sich in einer hohlen Eiche eingerichtet: Bretter aus Rinde, Töpfe aus Lehm, eine Waage aus Eichelnäpfchen. Er habe an die Dachse verkauft, sagt er, und es ist möglich, dass er scherzt. Auch die Notizen hat er noch einmal geschrieben, aus dem Gedächtnis. Sehr ruhig fragt er, was jemand tun soll, der eine halbe Stadt an den Galgen bringen kann.
event-24-a = Ihm raten, sie zu verbrennen und mitzukommen.
event-24-a-result = Er wägt es ab, ausnahmsweise ohne Waage. Dann gibt er die Notizen dem Feuer, Blatt um Blatt, und liest jedes noch einmal durch, ehe er loslässt. Es ist dunkel, als er fertig ist. Eines hat er zurückbehalten. Es ist das mit deiner Rechnung.
event-24-b = Ihm raten, sie zu behalten, und gehen.
event-24-b-result = Er nickt und schreibt auch das auf. Für deine Mühe füllt er dir, was du zum Füllen hast, bis zum Strich und nicht darüber. In zehn Jahren, denkst du auf dem Rückweg, wird diese Stadt einen sehr jungen und sehr stillen Vogt haben.

event-25-title = Der Lehrling
event-25-intro = Er geht hinter dir, unter einem Kasten, der größer ist als er selbst, und nichts klirrt, denn er hat ihn gepackt. Am ersten Lagerfeuer will er wissen, was du als Nächstes tötest, wie viel es wiegt und welche Teile du gewöhnlich wegwirfst. Du sagst es ihm. Er schweigt so lange, dass du meinst, er schläft. »Die alle?«, sagt Misko.
event-25-result = Von nun an wird nichts mehr weggeworfen. Wenn du ein Monster besiegt hast, geht er es mit einem kleinen Messer und ernstem Gesicht durch, und ehe du gewaschen bist, steckt ein frischer Trank in deiner Tasche, mit Datum.

## Salz

event-26-title = Schieben oder pfeifen
event-26-intro = Der Karren steht mitten in der Furt, und davor steht das Maultier Propst und denkt nach. »Rüben«, sagt Dorrit Ash. Unter den Rüben liegt Salz, und das Wasser kommt schon heran; unter dem Salz atmet jemand. Die Straße herunter kommen drei Laternen, schnurgerade und in ehrlichem Schritt, wie nur die Reiter von Theodor Grole kommen. »Nun?«, sagt Dorrit. »Schieben oder pfeifen.«
event-26-a = Schieben.
event-26-a-result = Du stemmst den Rücken gegen den Karren und die Brust gegen den Fluss. Propst kommt zu dem Schluss, dass es seine Idee war. Drüben steigt der Karren aus dem Wasser, triefend von Lake, und unter dem Salz bedankt sich jemand und fragt, ob das da eine Laterne sei.
event-26-b = Den Reitern pfeifen.
event-26-b-result = Den Anteil des Anzeigers zahlen sie auf der Stelle, nach Tarif und gegen Unterschrift. Dorrit Ash spannt das Maultier aus und sagt nichts. Sie graben sich durch die Rüben und durch das Salz, und dann halten sie inne. Theodor Grole nimmt den Hut ab und bittet dich, jetzt zu gehen.

event-27-title = Was das Salz bewahrte
event-27-intro = Benno Grole richtet sich auf, weiß von Kopf bis Fuß, wie für ein Grabmal gemeißelt. Er ist Wilderer, er wird gesucht, und der ihn sucht, ist sein Bruder. »Theodor würde mich hängen«, sagt er. »Und dann würde er abrechnen und merken, dass ihm keiner mehr zur Wintersonnenwende einen Schinken schickt.« Die Laternen sind am Wasser. Eine davon wendet sich hierher.
event-27-band-1 = Die Reiter setzen über. Du hältst das Ufer, bis der Karren fort ist, und es sind hartnäckige Männer mit langen Stangen, die dir den Atem und fast die ganze Deckung nehmen. Schließlich ruft Theodor Grole sie zurück. Er betrachtet das nasse Salz auf den Steinen und schreibt nichts auf.
event-27-band-2 = Die Laterne zieht weiter. Benno schüttelt sich wie ein Hund und besteht darauf, dich zu bezahlen, aus einem Beutel mit den Initialen seines Bruders. »Geliehen«, sagt er. Dorrit lässt ihn absteigen und laufen.
event-27-band-3 = Die Laterne bleibt stehen. Über das Wasser hinweg sehen die Brüder einander an, einen Atemzug lang, und dann sagt Theodor laut, hier sei nichts als Rüben. Benno bezahlt dich, und seine Hände zittern dabei. Dorrit lässt dich bis zum Morgen auf den Säcken schlafen.

## Der tote Lastträger

event-28-title = Ein schwerer Gang
event-28-intro = Radek hat einen Sarg auf dem Rücken, und im Sarg liegt ein Gerichtsvollzieher, der nach dem Brauch dieser Täler dort liegen muss, wo er geboren ist. Von den Lebenden will ihn keiner tragen: Jedem von ihnen hat er das Bett unter dem Leib gepfändet. Seit Mittag folgen zwei Ghule, in dem Abstand, den Ghule halten, solange es hell ist. »Du nimmst die Füße«, sagt Radek.
event-28-band-1 = In der Dämmerung kommen sie, und du lässt die Füße fallen. Was du dir aufgespart hattest, geht dabei drauf, und dem Toten fehlt ein Ohr. »Er hat ja nie zugehört«, sagt Radek, und dann muss er sich setzen vor Lachen, bis es ganz dunkel ist und du ihn weiterziehst.
event-28-band-2 = Du singst, um sie fernzuhalten. Sie mögen es nicht, und man kann es ihnen nicht verdenken. Oben zahlt eine Mutter für den letzten Weg ihres Sohnes, mit kleinen Münzen, die lange bereitgelegen haben, und fragt, ob er beliebt war. »Jeder hat ihn gekannt«, sagt Radek.
event-28-band-3 = Du trägst die ganze Nacht, ohne ihn abzusetzen. Gegen Morgen merkst du, dass seine Füße seit Stunden auf deiner schlechten Schulter liegen und dass es nicht mehr die schlechte ist. Bei den ersten Häusern kehren die Ghule um. Radek teilt den Lohn und dann das Brot, nach Augenmaß, auf den Krümel.

## Worum Mila gebeten hat

event-29-title = Die Kalköfen
event-29-intro = Dein Medaillon rührt sich nicht. Es ist also ein Mann, er heißt Hannes, hat keine Wimpern, denn die nimmt der Kalk, und aufgeplatzte Knöchel, und die macht der Kalk nicht. Er meint, du kommst wegen des Basilisken, und bietet dir die Hälfte von seinem Brot an. Unten in der Stadt ist Donnerstag, und ein Kind hat es schriftlich, dass du es dir vor Samstag ansiehst.
event-29-a = Ihn schlagen, wie er schlägt.
event-29-a-result = Er schlägt zurück, und hart; dann hört er auf und fragt, wofür das ist, und du sagst es ihm. Mit dem, was er hat, kauft er dir seine Zähne ab. Die Hälfte legst du auf dem Rückweg Mila aufs Fensterbrett. Einen Monat oder zwei wird das halten. Du hast genug von der Sorte gesehen.
event-29-b = Ihm sagen, wer dich beauftragt hat.
event-29-b-result = Er setzt sich in den Kalk. Er fragt, wie viel sie gespart hatte, und du sagst: alles. Lange sieht er das Brot an. Am Samstag, sagt er dann, nimmt er die andere Straße, durch den Wald, und kommt nicht wieder. Du solltest besser dabei sein.

event-30-title = Samstag
event-30-intro = Du sitzt auf dem Meilenstein an der Gabelung, wo eine Straße zur Stadt hinunterführt und die andere unter die Bäume, dorthin, wo ein Kalkbrenner neu anfangen kann. Gegen Abend kommt er, gewaschen, in einem sauberen Hemd, mit allem, was er hat, auf dem Rücken. Unter dem Arm trägt er eine Puppe, eine neue. An der Gabelung bleibt er stehen und sieht erst die eine Straße hinab und dann die andere.
event-30-band-1 = Er will ihr doch nur die Puppe geben, sagt er, und dann schreit er es. Du hältst die Straße, bis es dunkel ist, und er ist stark von den Öfen; von deiner Deckung bleibt nicht viel. Endlich wirft er die Puppe hin und seinen Beutel dazu, für die beiden und für dich, und geht.
event-30-band-2 = Er gibt dir die Puppe und nimmt die Waldstraße, schnell, wie man einen Dorn zieht. Mila setzt sie aufs Brett und spielt nicht damit. »Ist es tot?« Fort, sagst du. Sie denkt darüber nach und verbessert ihren Zettel. Du gehst aufrechter aus der Stadt, als du gekommen bist.

## Die Briefe

event-31-title = Die Frau, die schrieb
event-31-intro = Sie hält Ziegen, oberhalb der Baumgrenze, sie ist sechzig, und als sie das Bündel sieht, lacht sie. »Er hat sie also aufgehoben«, sagt sie. »Ich habe immer gedacht, dass er einer ist, der sie aufhebt.« Du sagst ihr nicht, dass sie versteigert wurden, zwischen den Flaschen und der Scheide. Die Siegel sind heil, alle neun. Ihre Hände bleiben unter der Schürze.
event-31-a = Ihr die Briefe in die Hände legen.
event-31-a-result = Sie wiegt sie, wie man ein Huhn wiegt. Dann setzt sie sich auf die Stufe, bricht die Siegel und liest, was sie geschrieben hat, neun Frühjahre lang, mit bewegten Lippen. Als sie am Ende ist, geht sie hinein, und du hörst, wie sie eine Leiter schleift.
event-31-b = Dir einen vorlesen lassen.
event-31-b-result = Sie liest dir den dritten vor. Er handelt von dem Frühjahr, in dem er blieb, und was er morgens auf der Tenne übte, als er glaubte, sie schliefe; sie hat es aufgeschrieben, Schritt für Schritt, wie einen Tanz. Du bittest sie, die Stelle noch einmal zu lesen.

event-32-title = Das Schwert im Stroh
event-32-intro = Er hat es bei ihr gelassen, um einen Grund zum Wiederkommen zu haben. Es lag im Strohdach über den Ziegen, in gefetteter Wolle, und jeden Herbst hat sie es heruntergeholt und neu gefettet. Es ist aus Silber. Es gehört in eine leere Scheide. »Zur Heuernte wollte er immer da sein«, sagt die Frau auf der Leiter. »Obacht, scharf.«
event-32-result = Du behältst es. Es ist schneller aus der Scheide als jede Klinge, die du hattest, und der erste Hieb eines Kampfes geht mit ihm tiefer; danach ist es ein Schwert wie andere auch. Sie sieht dir nicht nach. Sie ist bei den Ziegen.

## Der letzte Akt

event-33-title = Das Theater im Fels
event-33-intro = Die Tür ist da, wie sie gemalt war, und sie geht auf. Dahinter liegt ein Theater: ein Vorhang, eine Bühne, Bänke, aus dem Stein gehauen. Auf den Bänken sitzen Puppen, grau, lebensgroß, die Hände auf den Knien, und ihre Köpfe wenden sich dir zu, mit einem Geräusch wie Regen. Du stehst auf der Bühne. Genauer: Du hängst dort ein wenig, und deine Fersen berühren die Bretter nicht.
event-33-a = Die Rolle spielen.
event-33-a-result = Du tust, was du am besten kannst, vor einem Haus, das nicht klatscht. Dein Arm geht, wohin er zehntausendmal gegangen ist. Hinter dir hebt sich ein zweiter Vorhang, und rückwärts, unter Verbeugungen, wirst du hindurchgeführt, in einen Gang, der voll von dir ist.
event-33-b = Hinabsteigen und dich dazusetzen.
event-33-b-result = Sie rücken zusammen. Auf der Bühne zeigt man nach einer Weile einer jungen Frau, wie man einen Faden loslässt; es ist Zofka, und die Szene ist schön. Du lässt einen alten Kniff auf der Bank liegen und nimmst mit, was man ihr gezeigt hat. Niemand sieht sich nach dir um.

## Das Haus in Nowigrad

event-34-title = Die Garderobe
event-34-intro = Die Karte öffnet dir eine Seitentür. In einem langen Raum hängt, was die Leute verkauft haben: ein Lachen, am Haken; eine Linkshändigkeit; ein guter Schlaf; der Weg zu irgendjemandes Mutter, klein gefaltet. An allem ist ein Zettel. Auch die Nase eines Kerzenziehers hängt hier. Der Schreiber, der dich eintragen muss, entschuldigt sich. Er habe Tinte zu suchen, sagt er, das könne einen Augenblick dauern.
event-34-a = Etwas vom Haken nehmen.
event-34-a-result = Es sitzt wie ein Handschuh, den eine andere Hand gewärmt hat. Dann beginnen alle Haken zu läuten. Du gehst durch ein Fenster, ein Glasdach und ein tieferes Dach und verlierst dabei die halbe Rüstung. Was du genommen hast, bleibt dir. Wem es gehörte, bleibt das Geheimnis des Hauses.
event-34-b = Nichts anrühren und auf ihn warten.
event-34-b-result = Der Schreiber kommt mit vollem Tintenfass zurück und zählt mit den Augen die Haken. Er scheint enttäuscht; er scheint auch erleichtert. »Hier entlang«, sagt er und bringt dich durch eine grüne Tür nach vorn, wo die Geschäfte gemacht werden.

## Ratten, eine Kerze, Schuhe, eine Heilige

event-35-title = Wohin die Ratten gingen
event-35-intro = Auf einer Lichtung sitzen sie, alle Ratten der Stadt, in Reihen, und vor ihnen wiegt sich eine Archespore, jede Blüte offen. Ihr Duft kommt über dich wie ein Lied, das einmal jemand an deinem Bett sang. Die vorderste Reihe schläft. Wenn eine geholt ist, rückt die nächste Reihe auf. Feuer würde sie nur wild machen. Der rechte Rauch würde sie schließen, wenn man wüsste, welcher.
event-35-band-1 = Du weißt nicht, welcher. Du verbrennst, was du hast, läufst mit tränenden Augen hinein, schneidest die nächste Knolle ab und kommst mit einer Flasche von ihrem Saft heraus. Ein paar Ratten laufen mit. Die anderen rücken auf.
event-35-band-2 = Wermut und Erlenrinde. Die Blüten schließen sich, eine nach der anderen, wie Augen, und du gehst hinein und nimmst, so viel du tragen kannst. Die Ratten erwachen, sehen einander an und gehen in alle Richtungen auseinander, verlegen.
event-35-band-3 = Wermut, Erle und zuletzt ein Faden Schwefel: Sie legt sich vor deinen Füßen zusammen wie ein Zelt. In aller Ruhe zapfst du den Saft ab. Die Ratten gehen heim. Am Stadttor steht Quist, zahlt dir jede, die hereinkommt, und weint.

event-36-title = Das Haus ihrer Mutter
event-36-intro = Das Haus steht auf einer Wiese unter den Gipfeln, und auf den Betten wächst Gras. In der Truhe findest du einen Kranz, ein Band und eine Kerze, dick wie ein Arm, vergoldet, zwei Namen ins Wachs gedrückt. Der eine ist der, den man in der Kerzengasse nicht sagt. Die Kerze war für ihre Hochzeit. Sonst ist im Haus nichts ohne Staub.
event-36-result = Du verbrennst Kranz und Band, vergräbst die Asche und sagst ihren Namen laut, ein einziges Mal. Nichts kommt. Die Kerze behältst du. Wenn dich von irgendwelchen Zähnen nichts mehr trennt, zünde sie an, und es ist wieder ein wenig dazwischen.

event-37-title = Schuhe
event-37-intro = Vor dem Mundloch eines toten Bergwerks steht ein Paar Schuhe, nebeneinander, die Socken darin. Drinnen versucht etwas, das für den Stollen zu groß ist, leise zu sein. Er hat sich angekettet; an alles hat er gedacht, nur nicht an die eigene Kraft, und der Haken löst sich aus dem Fels. Beim Hahnenschrei kommt ein Werwolf zu sich. Du hast eine Tür, deinen Rücken und noch ein paar Stunden Nacht.
event-37-band-1 = Die Tür hält bis Mitternacht, dann bist du die Tür. Er geht über dich hinweg und davon übers Geröll, und er hält nicht an, um zu beißen, was für ihn spricht. Deine Deckung ist in Stücken. Am Morgen trägst du den Eltern die Schuhe hinunter.
event-37-band-2 = Du stemmst dich dagegen und redest, stemmst dich und redest. Beim Hahnenschrei fragt ein nackter Junge durch die Bretter, ob er jemandem wehgetan hat. Du bringst ihn auf dem hinteren Weg nach Hause. Der Vater zahlt mit Münzen, die Mutter mit etwas, das hinter dem Eingemachten stand.
event-37-band-3 = Er wirft sich die ganze Nacht gegen die Tür, und jedes Mal lernst du ein wenig mehr darüber, wie man getroffen wird. Beim Hahnenschrei dankt er dir unter Tränen und zieht die Socken an. Es kommen noch mehr Monate. Du zeigst ihm einen tieferen Stollen und einen besseren Haken.
event-37-band-4 = Du lehnst den Rücken ans Holz, und es rührt sich nicht, bis die Hähne schreien, nicht ein Mal. Zuletzt sei er eingeschlafen, sagt er, und kann es nicht fassen. Seine Leute verkaufen das zweite Bett, um dich zu bezahlen. Dein Rücken weiß jetzt, was eine Tür weiß.

event-38-title = Das Grab der heiligen Wenna
event-38-intro = Der Gesang hat aufgehört. Vor dem Grab liegt ein Haufen Pilgerstäbe, und im Eingang sitzt eine Alte, so breit wie die Tür, mit einer Zunge, die bis zum Boden reicht, und sortiert Finger nach der Länge. Die Heilige ist seit Jahren fort. Gruftweiber haben es gern, wenn man kniet. Erst holen sie sich das Licht und dann das Gesicht, und diese hier holt schon Atem.
event-38-band-1 = Die Laterne geht aus, und im Dunkeln ist die Zunge überall. Du entkommst über die Pilgertreppe, mit taubem Arm und leerer Hand. Über dir fängt sie an zu singen, mit irgendjemandes Stimme und gar nicht schlecht.
event-38-band-2 = Du wirfst die Laterne an ihr vorbei; sie dreht sich danach um, und das reicht dir. Drinnen findest du die Almosen und die Flaschen, die die Kranken zum Segnen heraufgebracht hatten. Der Kanonikus ist auf anderem Weg gegangen.
event-38-band-3 = Bis zum Licht kommt sie nicht. Erst nimmst du dir die Zunge vor und dann den Rest und durchsuchst das Grab in aller Ruhe. Die Almosen eines ganzen Jahres liegen da. Jemand hat in die Wand geritzt, wie man vier Nächte in einer Ecke aushält, und du lernst es auswendig.

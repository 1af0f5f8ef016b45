event-208-title = Was die Ziegen meiden
event-208-intro = Es ist ein Wyvern, ein alter, grau um den Kiefer, und er sitzt vor seiner Höhle wie ein Rentner in der Sonne. Lange sehen Hromund und er einander an. »Ich zuerst«, sagt der Alte und geht mit kleinen Schritten den Hang hinauf, die Axt auf der Schulter. Du musst schnell entscheiden, wie weit hinter ihm du sein willst.
event-208-band-1 = Das Tier wirft euch beide das Geröll hinunter und geht in seine Höhle zurück. Hromund setzt sich beleidigt auf: Das Vieh hat ihn angesehen und Mitleid gehabt. Auf dem Abstieg lehrt er dich das Fallen und einen Fluch für jedes Gelenk.
event-208-band-2 = Du beschäftigst die Flügel, während er darunter hineingeht. Als es still ist, lehnt er an der warmen Flanke, die Axt bis zum Auge versenkt, und lächelt. Was du da gesehen hast, wirst du noch brauchen. Unten am Wasser muss es jemand seiner Tochter sagen.
event-208-band-3 = Du brichst den Ansturm, und dann hat Hromund das Tier für sich, wie er es wollte: ein Hieb, von unten. Er setzt sich ihm auf den Nacken, um Atem zu holen, und es kommt keiner. Du trägst ihn und die Axt ans Wasser, wo Vigdis ein Schiff bereit hat.

event-209-title = Das Kissen
event-209-intro = An diesem Schiff baut Vigdis, seit sie zwölf war, immer wenn er im Krieg war. Es ist aus Eiche, ohne einen Nagel, und mittschiffs steht ein Bett mit einem Federkissen. »Kein Wort über das Kissen«, sagt sie. Die Fackel gibt sie dir, denn ihre eigene Hand will nicht stillhalten. Seine Waffen liegen auf dem Steg, zum Dank dafür, dass ihr Vater heimgekommen ist.
event-209-a = Es anzünden und die Waffen verkaufen.
event-209-a-result = Kaum brennt das Schiff, nimmt die Ebbe es mit hinaus, niedrig und hell, bis es ein Stern unter anderen ist. Um die Waffen überbieten sich drei Enkel von Jarls. Vigdis bittet nur um den Wetzstein.
event-209-b = Es anzünden und die Axt behalten.
event-209-b-result = Alles andere fährt mit ihm. Als der Mast gefallen ist, nimmt Vigdis dir die Axt noch einmal aus der Hand und zeigt dir den Hieb von unten. Er hat ihn ihr beigebracht, als sie sieben war, weil er auf einen Sohn nicht warten konnte.

event-210-title = Derselbe Felsen
event-210-intro = Das Schiff liegt genau da wie die ersten beiden Male, sagt Cornelis Dray, und er hat Zeichnungen, die es beweisen. Am Strand tragen Männer Ballen landeinwärts, ganz ohne Eile. Ihr Vormann grüßt freundlich und erklärt die Abmachung: Der Kapitän bekommt ein Drittel, der Felsen die Schuld und irgendein Herr in Nowigrad einen Brief. Dann sieht er, wer aus dem Boot steigt, und pfeift.
event-210-band-1 = Sie sind mehr, als es aussah, und sie kennen den Strand. Du endest mit dem Gesicht im Tang, während die Ballen über dich weggehen. Einer lässt eine Münze fallen, für deine Verschwiegenheit. Dray notiert den Betrag.
event-210-band-2 = Der Pfad ist schmal, und nach einer Weile finden sie, dass es nicht lohnt. Dray hakt seine Ballen ab, watet nach dem letzten und fällt hinein. Er will alles schriftlich, in seinem Kontor in Nowigrad, und deine Aussage dazu.
event-210-band-3 = Es ist vorbei, ehe Dray eine trockene Seite gefunden hat. Der Vormann sitzt in der Brandung und nennt Namen, den eigenen zuerst, damit es ihm angerechnet wird. In Nowigrad sollst du es beschwören, sagt Dray. Er hat Farbe im Gesicht.

event-211-title = In Nowigrad beschworen
event-211-intro = Das Kontor von Cornelis Dray hat ein Fenster, und davor hängt ein Bild von einem Schiff im Hafen. Er steht nicht auf; seine Beine, sagt er, glauben noch, sie wären draußen. An der Wand sitzen die Teilhaber wie eine Reihe verschlossener Schubladen. Weit weg sind Leute, denen man Geld schuldet, und die Frage ist, ob man zahlen muss. Du sollst beschwören, was du gesehen und gehört hast. Dray taucht die Feder ein.
event-211-a = Schwören und die Gebühr nehmen.
event-211-a-result = Was war, sagst du, in der Reihenfolge, in der es war. Die Teilhaber seufzen, einer nach dem anderen, und unterschreiben. Dray zahlt dir neue Münzen aus und öffnet, als sie fort sind, einen Atemzug lang das Fenster.
event-211-b = Schwören und um das Verlustbuch bitten.
event-211-b-result = Darin hat jedes Schiff, das in zehn Jahren verloren ging, eine Zeile: Tag, Ort, Ursache. Du liest es wie Spuren im Schnee. Dray lässt dich den ganzen Nachmittag am Ofen sitzen und blättert für dich um.
event-211-c = Auf den Brief schwören, wie du ihn schriebst.
event-211-c-result = Du schwörst, dass es seine Worte waren, und siehst jedem Teilhaber in die Augen. Das ist schwerer als ein Kampf, und du lernst daraus. Das Geld der Witwe wird abgezählt. Dray, der Handschriften unterscheiden kann, löscht die Seite ab und bezahlt dir die Reise.

event-212-title = Erstes Blut, rufen sie
event-212-intro = Der Steinring ist kahlgetreten von hundert Jahren Zweikampf. Gegenüber steht der Mann des anderen Hauses: groß, blass, gemietet wie du. Er hat eine Frau in Cidaris und sagt es zweimal. Hinter ihm und hinter dir sitzen zwei alte Leute auf Klappstühlen, jeder mit einer Decke über den Knien. »Bis zum Tod«, ruft der eine, weil man das immer gerufen hat. »Oder erstes Blut«, ruft die andere schnell.
event-212-band-1 = Er ist besser, als er aussieht. Als du aufwachst, ist etwas an dir verzogen und wird es bleiben. Beide Häuser entschuldigen sich. Auf dem Abstieg haben sie angefangen, von dir zu singen, wie sie es für die Toten tun.
event-212-band-2 = Schlag um Schlag geht es, bis ihr beide keucht wie Blasebälge. Dann rutscht er aus, oder er lässt sich ausrutschen, und blutet an einem Finger. Das genügt. Die beiden Alten sind im selben Moment aufgestanden. Sie brauchen dich noch einmal, sagen sie, im Wald, für etwas mit Blumen.
event-212-band-3 = Einmal um den Ring, und sein Schwert liegt zwischen den Schafsköteln. Er dankt dir. In dieser einen Runde hast du gesehen, was du immer falsch machst. Die Alten stecken die Köpfe zusammen, und dann laden sie dich zu einer Hochzeit ein, im Wald, wenn möglich unbewaffnet.

event-216-title = Hochzeit im Wald
event-216-intro = Die Lichtung gehört keinem der Häuser, und jedes hat sein eigenes Brot mitgebracht. Hild ist aus Finnas, Kari aus Skardes, und sie halten sich an den Händen wie am Rand von etwas. Beim dritten Fass werden zwei Lieder vom Anker zugleich gesungen, und die erste Bank ist umgefallen. Alle warten darauf, dass jemand von außerhalb etwas tut.
event-216-a = Die Schlägerei beginnen, damit sie vorbei ist.
event-216-a-result = Der Nächstbeste bekommt den ersten, und eine Stunde lang schlägt jeder jeden, gründlich, wie es unter Verwandten üblich ist. Keiner stirbt. Danach vergleichen sie Zähne, und du hast mehr über das Fallen gelernt als in jeder Schule.
event-216-b = Ein drittes Lied singen, lauter.
event-216-b-result = Du singst das von der Ziege, und ab der vierten Strophe können sie nicht anders als mitsingen. Sie werfen Münzen, erst nach dir und dann für dich. Finna tanzt mit Skarde, und jeder sieht dem anderen über die Schulter.
event-216-c = Vor allen das Handgeld zurückgeben.
event-216-c-result = Was sie dir für den Zweikampf gegeben haben, legst du auf den Brauttisch. Da legt Finna einen Ring dazu, und Skarde einen zweiten, und sie kommen alle, nacheinander, mit dem, was sie einander in hundert Jahren genommen haben. Selten hast du so gerade gestanden.

event-217-title = Das Schiff, das geht
event-217-intro = Grima hat ihn wiedergefunden, einen Tag von der alten Stelle: den Reiher, mit allen verloren vor sechzehn Wintern, aufrecht auf dem Grund, mit gesetzten Segeln. Ertrunkene haben ihn. Sie zerren an den Schoten, sie stemmen sich gegen den Rumpf, und jede Nacht kommt er ein Stück weiter. Ertrunkene tun weiter, was sie zuletzt gesehen haben, sagt Grima. Sie hat einen Sack für dich und einen für sich.
event-217-a = Den Sack füllen und auftauchen.
event-217-a-result = Während sie am Anker zu tun haben, nimmst du die Kiste des Zahlmeisters. Ertrunkene kommen auf Blut und auf Lärm, und du gibst ihnen keins von beiden. Grimas Sack bleibt leer. Alle Kojen links hat sie abgesucht. Das nächste Mal rechts, sagt sie.
event-217-b = Fragen, wessen Koje sie sucht.
event-217-b-result = Die ihrer Schwester. Es waren Zwillinge, ein Platz war frei, sie zogen Halme, und Grima zog den langen. Seitdem hält sie den Atem an. Du bestimmst den Kurs des Reihers. Es ist der Kurs nach Hause, und bei Neumond läuft er ein.

event-218-title = Der Reiher kommt heim
event-218-intro = Bei Niedrigwasser tauchen die Masten aus dem Meer, dann die Reling. Der Reiher ist heimgekommen, sechzehn Winter zu spät, und die Ertrunkenen, die ihn gebracht haben, stehen an Deck in der Sonne herum und wissen nicht, was man in einem Hafen tut. Grima, die Taucherin, watet bis zum Hals hinein. Am Steuerrad steht eine, so groß wie sie, mit ihren Ohren. Ragna, sagt Grima. Das ganze Dorf ist am Strand.
event-218-a = Alle vertreiben und das Schiff entladen.
event-218-a-result = Mit Fackeln geht es schnell; Feuer über dem Wasser ertragen die Ertrunkenen nicht. Das Dorf trägt Ladung, bis die Flut kommt. Grima trägt nichts. Draußen in der Bucht, wo sie alle auf einmal versunken sind, hebt und senkt sich das Meer noch immer.
event-218-b = Hinter Grima an Bord gehen.
event-218-b-result = Mit leeren Händen gehst du ihr über das Deck nach. Sie löst die Finger vom Rad, einen nach dem anderen, und sagt: Ich hab es jetzt, geh schlafen. Sie legen sich hin, jedes an seinen Platz. Du hältst still, bis der Letzte liegt.
event-218-c = Ihr den Ring in die Hand geben.
event-218-c-result = Grima schiebt ihn auf den Finger am Rad, und er geht leicht darauf, denn es ist nicht mehr viel Finger. Das Ding betrachtet seine Hand. Dann lässt es los, und das Rad dreht sich frei. Grima hält deinen Arm, bis er taub ist; sie wird dir das Atmen beibringen.

event-219-title = Bei Tag kommen
event-219-intro = Du hast Brot und Zwiebeln gebracht, und darüber ist es dämmrig geworden. Ottkel weint, ehe er die Zwiebeln anschneidet. Hier oben ist noch einer, sagt er. Der wohnt im Nebel, hat ihm die Zeichen abgeschaut, und anfangs war ihm die Gesellschaft lieb. Ein Nebling, so wie es klingt: ohne Gestalt, außer man sieht ihn durch eine Flamme. Jetzt hat er ein eigenes Feuer, und Schiffe antworten. Eben ist es angegangen.
event-219-band-1 = In Grau schlägst du, und Grau schlägt zurück, von hinten, dreimal. Ottkel wirft den ganzen Holzstoß aufs Feuer, und im Schein zuckt es zusammen, dürr wie ein Rechen, und ist fort. Wenigstens hast du gesehen, wie es sich bewegt.
event-219-band-2 = Durch Ottkels Flamme siehst du ihn endlich und schlägst dorthin, wo er ist, nicht wo er blinkt. Es kostet dich Haut. Unter seiner Asche liegt ein Blechkasten voller Logbücher. Ob Ihr sie ans Wasser bringt, fragt Ottkel, zu denen, die warten?
event-219-band-3 = Du hältst dir einen Brand vors Gesicht, und da hockt er, die Finger an der Klappe, mitten in einem Wort. Ein Hieb. Ottkel blinkt ihm das Wort zu Ende, aus Höflichkeit. In der Asche steht ein Blechkasten mit Logbüchern, und die gehören hinunter ans Wasser.

event-220-title = Feuer in Sicht
event-220-intro = Im Hafenamt hängt eine Tafel mit den Schiffen, die noch nicht zurück sind, und darunter steht eine Bank, blank gesessen. Du öffnest den Blechkasten. Sieben Logbücher, und in allen ist die letzte Zeile gleich: Feuer in Sicht, halten darauf zu. Die Frauen auf der Bank sind aufgestanden. Der Hafenmeister spräche lieber zuerst mit dem Jarl, der an den Wächtern gespart hat.
event-220-a = Alle sieben vorlesen, hier und jetzt.
event-220-a-result = Name um Name wird vorgelesen. Niemand unterbricht dich, außer um zu sagen: lauter. Ein alter Maat findet in einem, am Rand, den Kniff eines Freundes mit der kurzen Klinge und zeigt ihn dir auf dem Kai, mit einem Stock. Noch am selben Tag fährt ein Boot mit Mehl zum Berg.
event-220-b = Den Kasten dem Jarl verkaufen.
event-220-b-result = Der Jarl zahlt gut und lässt den Kamin anzünden, ehe du zur Tür hinaus bist. Vom Kai aus siehst du seinen Schornstein rauchen, erst schwarz, dann weiß. Auf der Bank haben sie sich wieder hingesetzt.

event-221-title = Das Gericht unter der Esche
event-221-intro = Unter der Esche sitzen dreißig Freibauern, die Waffen liegen auf einem Haufen vor dem Seil. Ein Gast hat Fieber ins Haus gebracht, und das Kind des Hauses ist daran gestorben; nun will der Vater den Gast. Thyra wendet ihr blindes Gesicht dorthin, wo du bist. »Den Spruch«, sagt sie. Er ist für den Gast, Wort für Wort. Der Vater hat die Schuhe des Kindes mitgebracht.
event-221-a = Ihn sprechen und beim Tiefen schwören.
event-221-a-result = Wort für Wort sprichst du ihn und schwörst bei dem da unten, wie es Brauch ist, wenn es um ein Leben geht. Der Gast kommt frei; der Vater löst den Strick selbst. Etwas hat sich in dir gesetzt, worüber du nie mehr nachdenken musst. Draußen in der Bucht hat jemand seinen Namen gehört.
event-221-b = Sagen, du hättest ihn vergessen.
event-221-b-result = Du sagst, er sei weg, also stimmen sie mit den Händen ab, und die Hände sind für den Vater. Die Leute des Gastes haben Steine und zielen gut. Thyras Lippen bewegen sich lautlos. Am Abend lässt sie dich rufen. In den Bergen ist Gericht, und du schuldest ihr einen Spruch.

event-222-title = Was Gerettete schulden
event-222-intro = Das hohe Gericht tagt auf dem Berg, über die älteste aller Fragen. Wer einen Mann aus dem Meer zieht, hat ihn auf Lebenszeit, sagt ein Spruch; einen Gast kann keiner besitzen, sagt ein anderer. Dazwischen steht ein dünner Mann in geliehenen Hosen, der gern heim möchte. Thyra kennt beide. Der dritte, der zwischen ihnen entscheidet, ist ihr verloren gegangen. Dreißig Köpfe wenden sich dir zu, denn du warst dort draußen.
event-222-a = Im Ring für den dünnen Mann eintreten.
event-222-a-result = Nach altem Brauch darf man sich für ihn schlagen, mit Knüppeln, auf einem ausgebreiteten Mantel. Der Mantel ist klein. Du bekommst die meisten Hiebe und am Ende recht. Der Dünne läuft den Berg hinab, hält an der Kehre und verneigt sich wie ein Tänzer.
event-222-b = Den Spruch erfinden.
event-222-b-result = Ein Leben schuldet man einmal, sagst du mit Thyras Raspelstimme, und bezahlt ist es mit dem ersten Essen, das der eine dem anderen kocht. Sie murmeln; es klingt alt. Thyra hebt den Kopf. Dreimal spricht sie es vor sich hin: vierhundertundeins. Man entlohnt dich wie Thyra selbst.
event-222-c = Den dünnen Mann noch einmal fragen.
event-222-c-result = Du fragst ihn, was er will, wie du ihn damals gefragt hast. Heim, sagt er. Diesmal hören es dreißig, und keiner findet einen Spruch dagegen. Es braucht Kraft, ein Gericht nichts weiter zu fragen und zu warten. Als er fort ist, sitzt Thyra lange mit offenem Mund da.

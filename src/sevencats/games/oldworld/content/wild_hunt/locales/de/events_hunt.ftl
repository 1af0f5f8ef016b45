# Ereignisse der Wilden Jagd, 401 bis 435.

event-401-title = Dreißig Schritt
event-401-intro = Im Wald rasten sie. Die Pferde schlafen im Stehen; Feuer hat niemand gemacht. Marit liegt neben dir im Schnee, und dreißig Schritt weiter steht Jost und hält einen Zügel. Er hält ihn wie zu Hause, den Daumen oben. Sie ist schon auf den Knien. Den Mantel hat sie am Kragen, zum Hineinschlüpfen.
event-401-a = Marit zu ihm gehen lassen.
event-401-a-result = Aufrecht geht sie hinüber, wie jemand, der den Männern das Essen bringt. Das erste Pferd öffnet die Augen und lässt sie durch. Das zweite auch. Zehn Schritt dahinter kommst du, das Schwert unterm Mantel, und atmest nicht mehr.
event-401-b = Marit zurückhalten und zählen.
event-401-b-result = Mit dem Knie hältst du sie unten, mit der Hand den Mund zu und zählst Pferde, Lücken, Wachen, bis sie aufsitzen. Nun wisst ihr alle, wie sie reiten. Mit dir spricht sie nicht. Sie faltet den Mantel neu, an anderen Stellen.

event-402-title = Er zieht ihn an
event-402-intro = »Du hast was vergessen«, sagt Marit und hält den Mantel so, dass er nur die Arme hineinstecken muss. Sehr lange sieht er ihn an. Die ganze Reihe entlang haben die Pferde den Kopf gehoben. Dann dreht er ihr den Rücken zu, wie man es tut, wenn einem jemand in den Mantel hilft.
event-402-band-1 = Er zieht ihn an, knöpft ihn zu und reitet darin davon. Zwischen den Hufen bringst du sie zurück und fängst ab, was ihr galt. Am Waldrand sagt sie: »Aber er hat ihn an.« Einer der Reiter ist von nun an ein wenig wärmer, und langsamer.
event-402-band-2 = Er zieht ihn an, steht da, die Hände in den Taschen, und findet Brot. Beim Kauen fällt ihm ein, wie man sich hinsetzt. Die anderen reiten ohne ihn. Gehen kann er noch nicht, reden auch nicht. Du lernst, wie man so jemanden trägt.
event-402-band-3 = Er zieht ihn an, sagt: »Der ist zu warm«, und kommt mit. Niemand reitet ihm nach; anscheinend ist das noch nie vorgekommen. Hinter euch ist die ganze Reihe aus dem Tritt, und du, mitten zwischen ihnen hindurchgegangen, weißt nun, woraus sie gemacht sind.

event-403-title = Was der Späte schuldet
event-403-intro = Er sitzt mit den Stiefeln im Fluss, und was er mitbrachte, rinnt von ihm ab: erst der Rost, dann die Stimme. »Ich kann Euch sagen, wie sie reiten«, sagt der Nachzügler. »Bis zum Berg werde ich brauchen, um die Wörter wiederzufinden.« Drüben haben sich die Leute eines verbrannten Dorfs versammelt. Den Sattel haben sie erkannt. Sie haben einen Strick und haben etwas Geld zusammengelegt.
event-403-a = Ihn zum Berg bringen.
event-403-a-result = Mitten durch sie hindurch gehst du, und er folgt, die Kapuze im Nacken, damit alle sein Gesicht sehen. Steine fliegen. Leise zählt er mit und fragt, was man hier in so einem Fall sagt. Du sagst es ihm.
event-403-b = Ihn ausliefern.
event-403-b-result = Sie zahlen, und sie machen es kurz. Er fragt, ob er zu spät ist, und jemand sagt: nein, gerade rechtzeitig. Was er anhatte, bekommst du. Nähte sind darin, und wer die kennt, weiß, wo man die anderen aufmacht.

event-404-title = Der Nachzügler
event-404-intro = Auf dem Berg, in dem Wind, den er kennt, fallen ihm die Wörter wieder ein: wer von ihnen nach links sieht, wer zuerst schlägt, was der Feldherr mit der Hand tut, bevor er einen Befehl gibt. Das letzte Eisen hat er abgelegt. Darunter trägt er ein Hemd, am Ellbogen geflickt. Dafür hat einmal jemand an einer Lampe gesessen.
event-404-result = Er bleibt bei dir; er muss nirgends mehr pünktlich sein. Vor einem Kampf sieht er an, was da kommt, sagt: »Der zuerst«, und tritt aus dem Licht, um keinen Schatten zu werfen.

event-405-title = Seit hundert Wintern offen
event-405-intro = Das Haus auf dem Berg hat keine Türen und so viele Zimmer, dass der Wind sich darin verläuft. In jedem steht ein Tisch, und an jedem Tisch sitzen Leute über ihren Tellern und lächeln, Eis in den Löffeln. Es geht ihnen gut. So geht es ihnen schon lange. Am Ende des Gangs ist ein Stuhl abgerückt, vermutlich für Bruder Emmeran, oder für dich.
event-405-a = Die Tische abräumen und gehen.
event-405-a-result = Reihum nimmst du mit, was sie nicht mehr brauchen: Silber, Ringe, einen Beutel mit einer Schuldenliste darin. Für euch alle reicht es. Keiner widerspricht. Aber irgendwo hast du einen Bissen gegessen, ohne nachzudenken, und der liegt dir den Rest des Tages im Magen.
event-405-b = Die Türen suchen.
event-405-b-result = Sie sind im Keller, gestapelt, trocken und heil. Es sind so viele, wie es Zimmer gibt. Auf dem Rücken trägst du die erste hinauf. Als du sie in die Angeln hebst, legt am Tisch jemand den Löffel hin.

event-406-title = Tür um Tür
event-406-intro = Du hängst eine Tür ein, dann die nächste. Mit jeder wird es drinnen ein wenig wärmer, und draußen wird etwas ein wenig ärgerlicher. Es probiert die Fenster. Es lehnt sich an die Wand. Am Ende ist noch eine Tür übrig, die Haustür; sie hängt in einer einzigen Angel, und auf der anderen Seite drückt jemand, dem das Haus seit hundert Wintern gehört.
event-406-band-1 = Eine Weile hältst du sie mit dem Rücken, dann mit dem Gesicht. Über dich hinweg geht sie nach innen, samt dem Rahmen. Aber in den Zimmern hinter dir bleiben die anderen zu, und da drinnen hat jemand zu fluchen begonnen.
event-406-band-2 = Du hältst sie, bis das Holz nicht mehr arbeitet. Hufe hört man, bergab, mehrere, ohne jede Ordnung. Am nächsten Tisch fragt ein alter Mann, wer an seiner Suppe war.
event-406-band-3 = Der Riegel fährt zu. Wie man hinter einer Tür steht, hast du gelernt: nicht gegen sie, sondern mit ihr. In allen Zimmern rücken Stühle. Frühstück werden sie brauchen, und da draußen gibt es ein Haus weniger, in dem man rasten kann.
event-406-band-4 = Du schiebst den Riegel vor, und dann machst du noch einmal auf, weil du sein Gesicht sehen willst. Es hat keines und weicht zurück. Hinter dir kommt auf Strümpfen das ganze Haus die Treppe herab, mit Leuchtern in der Hand, und bringt es zum Gartentor.

event-407-title = Der flache Stein
event-407-intro = Der Stein auf dem Hügel ist hohl gesessen. Jemand hat sechs Striche hineingekratzt und neben den sechsten: »Halb so schlimm.« Die Laterne hast du vor dich hingestellt, wie es sich gehört. Unten liegt Undern mit all seinen hellen Fenstern. Du siehst sie dort stehen, auch Schulze Pell mit seinem Buch, damit alles seine Ordnung hat.
event-407-a = Die Laterne brennen lassen.
event-407-a-result = Du drehst den Docht hoch. Gegen Mitternacht kommt es den Hang herauf, ein einzelner Reiter, ohne Eile, wie ein Fuhrmann, der einen Sack abholt. Er steigt ab. Dass hier jemand aufsteht, ist ihm neu.
event-407-b = Die Laterne löschen.
event-407-b-result = Du drückst den Docht aus. So dicht reiten sie vorbei, dass du mehr von ihnen erfährst, als dir lieb ist. In Undern gehen die Fenster aus, eines ums andere, und Pell schreibt etwas auf. Seitdem ist man der Jagd einen schuldig, und sie ist aufgebrochen, ihn einzutreiben.

event-408-title = Abgeholt
event-408-intro = Recht höflich reicht er dir die Hand, um dir in den Sattel zu helfen. Hinter ihm sitzen sechs auf anderen Pferden, mit Laternen, in dem, was sie anhatten, als sie gingen. Eine trägt eine Schürze. Den flachen Stein sehen sie an wie das Haus, in dem man groß geworden ist. Du ziehst mit der Linken, denn die Rechte hält er.
event-408-band-1 = Er ist stärker, und er hat sechs Winter Übung. Was du in den Händen hattest, reißt er dir heraus, sieht es an und lässt es fallen. Dann reitet er ohne dich zurück, und das überrascht euch beide. Die Laternen folgen ihm.
event-408-band-2 = Du schlägst durch das Handgelenk und dann durch das, was dahinter kam. Zwei der Laternen steigen ab und stehen auf dem Hügel herum. Eine fragt, ob schon Morgen ist. Der Riemen, an dem er dich hielt, gehört dir.
event-408-band-3 = Rücklings geht er vom Stein und sieht immer noch höflich aus. Sechs Laternen kommen zu Fuß nach Undern herab. Schulze Pell hat sein Buch aufgeschlagen. Er findet die Seite, leckt den Daumen an und reibt, Name um Name, bis das Papier reißt.

event-409-title = Die fehlende Linie
event-409-intro = Quer über dem Schnee liegt die Kette, Glied an Glied, wie es sein soll. Sie läuft über den Rand einer Mulde, und dort ist sie straff. Sie ruckt, einmal und noch einmal: So melden Kettenzieher, dass sie bereit sind und man ablesen darf. Seit Neumond sind sie tot, hat Voss gesagt. Dass sie aufgehört hätten, hat sie nicht gesagt.
event-409-a = Der Kette hinunter folgen.
event-409-a-result = Hand über Hand gehst du an der Kette hinab, und die Kälte nimmt dir in Schuppen das Eisen vom Rücken. Unten sitzen die beiden und halten das Ende, so fest sie können. Dreimal liest du ab. Dann noch einmal.
event-409-b = Die Kette einholen.
event-409-b-result = Du ziehst, und sie kommt, und am Ende hängt ein Beutel mit dem Lohn von zwei Männern und ein Feldbuch mit guten Zahlen bis zur letzten Seite. Danach findet ihr alle den Weg. Auf der letzten Seite steht, sehr sauber: »Bereit.«

event-410-title = Die Winterkarte
event-410-intro = Adelheid Voss trägt die Linie ein, und auf einmal schließen die anderen an. Es ist eine Straße. Man sieht, wo sie steigt, wo sie ihre Pferde tränkt und über welche Pässe sie nie geht, weil sich vor langer Zeit wohl jemand vermessen hat. Sie unterschreibt und setzt zwei weitere Namen neben ihren.
event-410-result = Du hast eine Karte von ihrem Winter. Wo die Berge ihnen gehören, kennst du die Stunde, zu der sie nicht zu Hause sind.

event-411-title = Er ist gewachsen
event-411-intro = »Sitz«, sagt Tam. Er sitzt; der Boden merkt es. Seit du das letzte Mal hier warst, ist er so hoch wie die Traufe geworden, und drei Schafe fehlen, von denen keiner spricht. Nachts steht er am Hang und antwortet etwas. Mit dem Springseil hat Tam ihn an den Apfelbaum gebunden, und das Seil hat er noch nie zerrissen, obwohl der Baum jetzt schon zweimal umgezogen ist.
event-411-a = Ihm noch ein Wort beibringen.
event-411-a-result = Er lernt »Nein«. Es kostet einen Tag, zwei Ärmel und einen Schinken. Abends hebt am Hang das Geheul an; mit gesträubtem Fell steht er da und sieht zu Tam, zu dir und zurück. Tam sagt als Erster das neue Wort. Er legt sich hin.
event-411-b = Das Seil aufknoten.
event-411-b-result = Im Trab geht er den Hang hinauf. In der Nacht ist dort oben ein Kampf, wie du noch keinen gehört hast, und im Morgengrauen liegt er vor der Räucherkammer, sein Stöckchen im Maul. Er hat es an die richtige Stelle gebracht. Bis Mittag sitzt Tam bei ihm.

event-412-title = Tams Hund
event-412-intro = »Du hast ihn aber nur geliehen«, sagt Tam und erklärt dir, was er frisst, wann und in welcher Reihenfolge. Für den Reif darf man ihn nicht schimpfen. Seinen Schal hat er ihm umgebunden, damit jeder sieht, wem er gehört. Dann geht er hinein, ziemlich schnell, und kommt nicht ans Fenster.
event-412-result = Er geht hinter dir und hinterlässt Eis in den Wagenspuren. Hast du fast nichts mehr in der Hand, steht er auf und tut, wofür er gezüchtet wurde, nur auf der anderen Seite.

event-413-title = Das zweite Leuchtfeuer
event-413-intro = Der Sohn der Wärterin sitzt bei seinem Holzstoß, den Feuerstahl im Schoß, und sieht zum Kamm seiner Mutter hinüber. Auf den Augen liegt ihm Schnee. Auf ihr Feuer hat er gewartet, wie es ausgemacht war, und keine Minute weniger. Der Stoß ist trocken. Unten im dritten Tal sieht man die Leute zu Bett gehen, Fenster um Fenster.
event-413-a = An seiner Stelle anzünden.
event-413-a-result = Beim Anzünden spritzt der Teer nach dir. Unten rennen sie in die Keller, und was in dieser Nacht die Straße herabkommt, findet die Betten leer und noch warm. Nach einer Weile geht drüben auf dem Kamm ein zweites Feuer auf. Sie muss glauben, dass er es ist.
event-413-b = Ihn zu seiner Mutter hinabtragen.
event-413-b-result = Du nimmst ihn auf den Rücken. Er sitzt dort, wie er am Stoß saß, mit angezogenen Knien, und bei jedem Schritt schlägt dir der Feuerstahl an die Schulter. Sie wacht nicht mehr oben, heißt es. Sie ist zur Tochter gezogen, an den Waldrand.

event-414-title = Der Sohn der Wärterin
event-414-intro = Sie öffnet, ehe du geklopft hast. An dir vorbei sieht sie auf das, was du auf dem Rücken hast, dann fegt sie mit dem Unterarm den Tisch leer. »Hierher«, sagt sie. »Er ist immer im Sitzen eingeschlafen.« Die Tochter bringt Wasser. Warum auf ihrem Kamm kein Feuer war, fragt keiner, obwohl sie darauf wartet; man sieht es daran, wie sie das Handtuch hält.
event-414-result = Er war auf seinem Posten, sagst du ihr. Sie nickt und sagt, was sie nicht getan hat, in einem Satz, und dann kann sie ihm die Knie strecken. In dieser Nacht schläfst du in seinem Bett. Bis zum Morgen sitzt sie vor dem Ofen und hält das Feuer in Gang.

event-415-title = Fremdes Holz
event-415-intro = Trockenes Holz steht hier genug, und es gehört dem Waldschrat. Damit kein Irrtum aufkommt, hat er Geweihe aufgehängt. Ein Waldschrat zählt seine Bäume; was gefallen ist, lässt er dir, was du fällst, vergisst er dir nicht. Im Schlitten wartet Jutta. »Er ist der Hausherr«, sagt sie, »weiß ich. Aber ich hab achtzehn in einer Scheune und er keinen.«
event-415-a = Nachts zwei fällen.
event-415-a-result = Zwei fällst du, schnell, und beim zweiten Hieb ist er da. Erst sind es Wurzeln und dann Raben. Glied um Glied schlägt er dir das Kettenhemd vom Leib, während Jutta lädt. Am Waldrand bleibt er stehen, sieht dem Schlitten nach und nimmt das Geweih ab.
event-415-b = Nur nehmen, was gefallen ist.
event-415-b-result = Stück für Stück sammelst du es, und er steht zwischen den Stämmen und zählt mit. Es ist feucht und zu wenig. Aber um diese Zeit bringt der Fluss Treibholz, sagt Jutta, ganze Dächer, und so lenkt sie den Schlitten zum Wasser hinunter.

event-416-title = Einzeln verlesen
event-416-intro = Drei Nächte raucht der Acker. Dann öffnet sich der Boden unter der Schaufel, schwarz und weich wie im April, und Jutta liest aus ihrem Buch: Name, Handwerk, was der Mensch gern aß, wenn es jemand wusste. Bei jedem Namen treten zwei vor und lassen jemanden hinab. Vom Morgen bis in die Nacht dauert es. Zwischendurch geht niemand, auch nicht, als es wieder schneit.
event-416-result = Als sie das Buch zuklappt, ist es im Norden still wie in einem Zimmer, in dem sich jemand verzählt hat. Auf diese hier hatten sie gebaut. Ihr schlaft alle bei den Feuern auf warmer Erde, und Jutta geht mit der Schaufel herum und deckt Füße zu.

event-417-title = Die Gäste unten
event-417-intro = Ulf ist heraufgekommen und grau im Gesicht. Vier Tage ging es gut. Nun weint unten ein Kind und kann nicht mehr aufhören. Die Nekker haben sich darum versammelt, alle, den Kopf schief. Es ist das Geräusch, das sie selbst machen, wenn sie Hunger haben. Sie glauben, sagt Ulf, dass es um etwas bittet; und sie beraten, um was.
event-417-a = Hinunter und es ihnen zeigen.
event-417-a-result = Du legst alles ab, was eine Schneide hat, kriechst hinein und nimmst das Kind auf den Schoß. Dann wiegst du es. Dreißig Nekker sehen zu. Nach einer Weile nimmt einer das nächste Kind, sehr vorsichtig, am Kragen, und wiegt. Komm wieder, sagt Ulf, wenn es getaut hat.
event-417-b = Die Leute wieder heraufholen.
event-417-b-result = Einzeln kommen sie herauf, rückwärts, ohne Hast. Es ist kalt hier oben, aber die Reiter haben inzwischen in jeden Keller gesehen und sind weiter. Die Leute danken dir mit dem, was sie im Saum hatten. Von unten klopft jemand, zweimal. Ulf übersetzt es nicht.

event-418-title = Das Eisen, sortiert
event-418-intro = Solange der Frost dauerte, haben dreißig Leute, denen das Dach eingedrückt war, unter der Erde gewohnt, bei Nekkern, die der Köhler Ulf mit Klopfen überredet hat. Nun blinzeln sie ins Licht, die Kinder mit Erde unter den Nägeln. Vor dem Loch liegt das Eisen, das sie am Eingang abgaben, Messer bei Messern, Schnallen bei Schnallen, mit Sand poliert. Ein Nekker ist bis zum Bauch herausgekommen, zum ersten Mal in seinem Leben, und hält etwas hin.
event-418-result = Es ist eine Klinge, die kein Schmied gemacht hat; tief unten haben sie sie ausgegraben. Das ist für das weinende Kind, das jemand auf dem Schoß gewiegt hat, sagt Ulf: Sie üben es jetzt an den eigenen. Beim Eisen finden alle ein wenig mehr, als sie hergaben. Die Nekker haben großzügig gezählt, sagt er. Sie kommen nur bis drei.

event-419-title = Propst bleibt stehen
event-419-intro = Mitten auf dem gefrorenen Fluss ist das Maultier Propst stehen geblieben, mit zwölf Leuten auf dem Karren. Dorrit Ash hat ihn schon alles geheißen, was es gibt. Wo er die Ohren hinstellt, läuft ein Riss durchs Eis, haarfein, und er wächst. Am Ufer hinter euch werden die Weiden weiß, eine nach der anderen, von oben her. »Der ist nicht stur«, sagt Dorrit. »Der fragt.«
event-419-a = Abladen und hinüberschieben.
event-419-a-result = Was kein Mensch ist, geht über Bord, und manches davon gehört dir. Flach auf dem Eis schiebst du, und die zwölf kriechen nebenher. Propst geht voran und setzt jeden Huf, als müsste er unterschreiben. Drüben zählt Dorrit bis zwölf. In Cidaris, sagt sie, wird abgerechnet.
event-419-b = Zurück und über die Furt.
event-419-b-result = Kaum ist der Karren gewendet, geht Propst los. Es ist ein Umweg von einem Tag, und an der Furt steigt einer nach dem anderen ab, um einen Vetter zu suchen, und bezahlt dich. Abends sind es noch vier. Dorrit sagt nichts. Sie schimpft nicht mehr, und das ist schwer auszuhalten.

event-420-title = Abgerechnet in Cidaris
event-420-intro = Am Kai von Cidaris steht Dorrit Ash vor einem Fass und rechnet ab. Bei dem Mann, den das Salz hätte auszahlen sollen, ist sie gewesen. Die zwölf hat sie ihm beschrieben, einen nach dem anderen, bis er sie bat aufzuhören. »Die Hälfte hat er mir erlassen«, sagt sie. »Für die andere, hab ich gesagt, steht Ihr gerade.« Sie sieht dich von der Seite an. »Da hat er mir die auch erlassen.«
event-420-result = Ihr bekommt alle einen Anteil, und für dich gibt es einen Rat dazu, wie man auf dünnem Eis steht; er ist von Propst, sie gibt ihn nur weiter. Von einem Schiff winken zwölf Leute. Keinen von ihnen wird man noch finden.

event-421-title = Das Mädchen, das winkte
event-421-intro = Weit draußen auf dem See steht sie, in der Schulschürze, neben einem achten Pferd. Einen Reiter hat es noch nicht. Die Hand hat sie ihm auf die Nase gelegt und redet mit ihm, wahrscheinlich über den Aufsatz. Zwischen euch ist das Eis voller Hufe, die alle zu ihr führen und enden. Sie sieht dich und winkt, wie man das so macht; und das Pferd hebt auch den Kopf.
event-421-band-1 = Du bist zu laut. Das Pferd scheut und bricht durchs Eis, und du hinterher, der Schürze nach. Du bekommst sie zu fassen. In der warmen Küche flößt dir der Lehrer ein, was er für sich selbst aufhebt; sie will wissen, was aus dem Pferd wurde.
event-421-band-2 = Du winkst zurück, und zwar immer weiter, Schritt um Schritt, bis du da bist. Sie gibt dir die Hand. Mit Ziehen geht es nicht. Ein Stück kommt das Pferd noch mit, dann sinkt es ein, der Sattel zuerst. Nun fehlt ihnen eines.
event-421-band-3 = Du pfeifst, etwas, das man bei Pferden lernt und längst vergessen glaubte. Es ist das Pferd, das kommt, und sie geht nebenher, eine Hand am Bügel. Am Ufer legt es sich hin und ist Schnee. »Man musste es bloß fragen«, sagt sie.

event-422-title = Zimmer, gezählt
event-422-intro = Sechsunddreißig Stufen, ein Tor, ein Hof mit zwei Brunnen. Du gehst nach dem, was sie gezählt hat, und alles ist da, mitten im Wald, obwohl es von außen nur Tannen sind. Hinter der neunten Tür stehen im Dunkeln Leute, Wand an Wand, und warten, dass man sie holt. Sie sehen nicht auf. Zeit ist, bis man auf dreihundert gezählt hat, sagte sie. Da war sie ganz sicher.
event-422-band-1 = Die der Tür am nächsten stehen, bringst du hinaus, und bei zweihundertzehn musst du rennen. Die anderen haben sich nicht gerührt. Im Laufen nimmst du mit, was an einem Haken hing, und es ist ein gutes Stück.
event-422-band-2 = Du brichst die Angeln und hältst dich nicht mit Reden auf. Bei zweihundertneunzig hat die erste Reihe begriffen, und sie trägt die zweite. In der Wachstube liegt, was du gebraucht hast. Hinter dir schließen sich die Tannen.
event-422-band-3 = Du weißt, auf wessen Befehl sie warten, und sagst das eine Wort, das Soldaten nach Hause schickt. Sie machen kehrt, alle. Für die Waffenkammer bleibt noch Zeit, und du wählst. Bei dreihundert ist das Zimmer leer. Draußen hat jemand angefangen, laut zu zählen.

event-423-title = Wer dies findet
event-423-intro = Der achte Brief hat keinen Absender. »Ich schreibe dies«, steht da, »solange ich noch kann, mit dem, was sie mir ließen. Man gibt uns etwas zu trinken, damit es uns nichts ausmacht. Ein wenig davon habe ich beigelegt. Es ist in der Tinte.« Vier Seiten folgen, über einen Garten am Wasser und wo man dort graben muss. Er endet mitten in einem Wort, das »heim« werden sollte.
event-423-a = Herausfinden, was die Tinte ist.
event-423-a-result = Seite um Seite kochst du den Brief ein und kostest mit der Zungenspitze, was übrig bleibt. Eine Stunde lang macht dir nichts etwas aus. Danach kennst du die Menge, die Quelle und das Gegenmittel, und so kommt man durch ihren Winter. Der Garten ist freilich dahin.
event-423-b = Den Garten suchen und graben.
event-423-b-result = An den Birnbäumen erkennst du ihn. Unter dem dritten liegt ein Krug mit Geld für eine Überfahrt und ein Honigbrot in Wachs, auf Dauer eingeschlagen. Es reicht für euch alle. Du legst den Brief hinein und machst wieder zu.

event-424-title = Der Neunte am Feuer
event-424-intro = Er sitzt so nah am Feuer, dass der Ärmel versengt ist, und wird nicht warm. Leise sagt er, was man da drüben sagt, immer der Reihe nach: links, aufschließen, nicht reden. Dazwischen sieht er manchmal seine Hände an. So geht es weiter, du kennst es von anderen; nach ein paar Tagen stehen sie auf und gehen zurück. Noch hat er alles im Kopf, wo sie reiten und wann.
event-424-a = Ihm deine ganze Wärme geben.
event-424-a-result = Du verbrennst, was du hast, legst dich an seinen Rücken, Nacht für Nacht, und redest von Pferden, bis du heiser bist. In der vierten sagt er: »Rück mal.« Dann fängt er an zu zittern, und etwas Besseres hätte nicht geschehen können.
event-424-b = Ihn fragen, solange er es weiß.
event-424-b-result = Er antwortet auf deine Fragen, Ort um Ort, Stunde um Stunde, und mit jeder Antwort wird er weniger. Am Morgen weißt du genug, um ihnen bös zu schaden. Er steht auf, streicht das Hemd glatt und geht hinaus nach Norden. Die Tür macht er leise zu, so hat man es ihm daheim beigebracht.
event-424-c = Nach Marit schicken.
event-424-c-result = Am nächsten Abend ist sie da; sie ist gut darin geworden, solche zu finden. Sie fragt ihn nichts. Sie setzt sich daneben und schimpft: über seine Hände, über das Hemd, über wen auch immer er warten lässt. Mittendrin sagt er ganz deutlich: »Hanne.« Und dann: »Welchen Tag haben wir?«

event-425-title = Im Schlaf gesagt
event-425-intro = Lenz heißt er. Er isst, und man muss ihm sagen, wann es genug ist. Von beiden Seiten weiß er es noch, sagt er: wie es ist, an einem hellen Fenster vorbeizureiten, und wie, dahinter zu stehen. Auch die anderen da drin, die Knechte und die Trommler, sind nicht dazu geboren. Rufen müsste man sie, weiter nichts. Er zählt die Namen auf, die er sie im Schlaf hat sagen hören.
event-425-result = Du schreibst die Namen auf, und in der nächsten Nacht ruft ihr sie alle von einem Hügel, während unten der Zug vorbeigeht. Hin und wieder ist danach ein Sattel leer. Lenz ruft mit, bis seine Stimme fort ist. Dann fragt er dich flüsternd, wo es zu Hanne geht.

event-426-title = Kord hält das Tor
event-426-intro = Um Mitternacht kommen sie, und da steht er unter seiner Fackel und sagt, was er geprobt hat: »Bis hierher.« Es ist eine gute Stimme, sie trägt. Der Erste hält wahrhaftig an. Kord stellt die Füße, wie du es ihm gezeigt hast. Dann sieht er, dass ihm die Farbe in den Kragen läuft und dass sie es auch sehen. »Jetzt«, sagt er, ohne die Lippen zu bewegen. »Jetzt, bitte.«
event-426-band-1 = Du kommst hinter dem Stall hervor, und genau darauf haben sie gewartet. Neben ihm gehst du zu Boden. Es ist Kord, der dich am Kragen hineinschleift, und Kord, der das Tor mit sich selbst verriegelt. Die Farbe habt ihr nun beide überall.
event-426-band-2 = Du kommst von der Seite, und einen Augenblick lang haben sie zwei von seiner Sorte. Das genügt. Einen lassen sie auf der Schwelle zurück. Das Dorf hat von den Fenstern aus zugesehen und drückt dir etwas in die Hand: für die Aushilfe, sagen sie.
event-426-band-3 = Du kommst von der Seite, er von vorn, und seine Füße sind, wo sie hingehören. Gut schlägt er nicht. Aber er schlägt, und der Reiter sieht auf das Messing hinab, als könnte es nicht wahr sein. Dann ist es still. Kord fragt, ob es das war.

event-427-title = Einmal zu Recht
event-427-intro = Das ganze Dorf trägt Kord um den Brunnen. Das Medaillon hat er verloren, die Narbe hat der Regen, und auf der Stirn ist jetzt eine echte, ganz klein. Über die Köpfe hinweg sucht er dich. »Soll ich es ihnen sagen?«, fragt sein Gesicht. Beim dritten Hoch sind sie schon. Jemand will ein Kind nach ihm nennen. Es ist ein Mädchen.
event-427-a = Den Anteil nehmen und schweigen.
event-427-a-result = Du hebst den Becher auf ihn. Er erzählt es, an diesem Abend und an allen anderen, und bei ihm sind es zwanzig; aber hinter dem Stall steht nun immer noch jemand. Dein Anteil kommt in ein Tuch gewickelt. Seinen eigenen hat er mit hineingetan.
event-427-b = Ihn erzählen lassen, wie es war.
event-427-b-result = Stockend erzählt er es, mit der Farbe und den Füßen. Am Brunnen wird es still. Dann sagt eine alte Frau, ihrer war auch bloß ein Zimmermann und hat trotzdem dagestanden. Du hast gesehen, wie man das macht: vor allen Leuten eine Lüge absetzen und stehen bleiben.

event-428-title = Was zerbrach
event-428-intro = Auf dem Berg gibt es eine Stelle, wo sie hinwerfen, was zerbrach: Trensen, Bügel, eine halbe Maske, viel Kettenzeug. Das alles summt ein wenig. Oben auf dem Haufen sitzt einer, der dazugehört, ohne Pferd, mit einem Bein, und bewacht den Rest. Mit den anderen Sachen hat man ihn hier abgesetzt. Er macht es ordentlich. Er hat gezogen, ehe du ihn siehst.
event-428-band-1 = Er hat ein Bein, und an dem kommst du nicht vorbei. Dein Kettenhemd bleibt beim Haufen. Auf dem Weg hinab findest du im Stiefel einen Splitter, der summt. Der Schmied dreht ihn um; reicht für einen Nagel, sagt er und gibt dir den Nagel.
event-428-band-2 = Du kommst hinter ihn, wohin er sich nicht drehen kann, und nimmst, was obenauf liegt. Er verflucht dich nicht. Er rückt den Haufen zurecht. Aus dem Bügel macht der Schmied etwas, das man brauchen kann, und ein paar Nägel für die Straße.
event-428-band-3 = Es dauert lange, und am Ende legt er das Heft quer übers Knie und lässt es dir. »Das war meines«, sagt er. »Das haben sie nicht zerbrochen.« Der Schmied hält es gegen das Licht, spuckt aus und tritt den Blasebalg mit beiden Füßen.

event-429-title = Das Gesellenstück
event-429-intro = Die ganze Nacht hämmert er, und es schreit; das Dorf liegt da, Kissen auf den Ohren. Gegen Morgen gibt es nach und wird eine Klinge, kurz, grau und sehr gerade. In die Angel hat er eine Marke geschlagen, die nicht seine ist. Sie gehört dem Jungen, der dafür erst Geselle hätte werden müssen. »Den Balg hat er getreten«, sagt der Schmied. »Ich hab nur geholfen.«
event-429-result = Sie gehört dir. Warten mag sie nicht: Im ersten Gang fährt sie tiefer, als du gezielt hast, aus etwas, das man Heimweh nennen könnte.

event-430-title = Dreimal
event-430-intro = »So groß wie die Scheune war es«, sagt Wick. Er liegt im Bett, die Füße in Gänsefett, neben sich den Schürhaken. »Ich hab gefragt, was es will. Es hat gesagt, einen Jungen. Ich hab gesagt, hier ist keiner, hier ist nur die Wache.« Er überlegt. »Dann kam es wieder und hat gefragt, wann die Wache Schluss hat. Nie, hab ich gesagt.« Beim dritten Mal hat es nur geschnüffelt. Jetzt muss er wissen, ob das gelogen war.
event-430-a = Ihn zu seiner Tante bringen.
event-430-a-result = Am Wasser hat er eine Tante, die verkauft Aale und hat den ganzen Herbst nach ihm gefragt. Er will nicht. Erst will er Meldung machen. Du sagst ihm, dass er sie unterwegs diktieren kann und dass ihr sie alle braucht.
event-430-b = Dir zeigen lassen, wie er stand.
event-430-b-result = Vom Bett aus zeigt er es dir, mit dem Deckel: tief, Ellbogen an, und man muss an was Langweiliges denken. Du hattest schon schlechtere Lehrer. Dann gehst du zur Lücke und stehst darin, bis es hell wird, und es hält. Er sieht vom Fenster aus zu und verbessert deine Füße.
event-430-c = Ihm von Tams Hund erzählen.
event-430-c-result = Du erzählst von Tam und davon, wem er das Sitzen beigebracht hat. Er hört zu, mit offenem Mund. In der Nacht kommt es wieder, und vom Fenster sagt eine Stimme: »Nein.« Etwas Großes setzt sich in den Schnee. Du gehst hinaus, ganz ruhig, tief, Ellbogen an, und danach steht nur einer von euch beiden wieder auf.

event-431-title = Meldung der Wache
event-431-intro = An die Hexer, alle. Erstens: Es hinkt, aber nur hinten und wenn keiner schaut. Zweitens: Es fragt immer dreimal, und wenn man jedes Mal was anderes sagt, kommt es durcheinander. Drittens: Es hat Angst vor der Gans. Viertens: Ich hatte keine Angst. Fünftens ist gestrichen, wegen viertens. Gezeichnet Wick, zurzeit bei meiner Tante. Sie kocht sehr gut. Das heißt nicht, dass ich bleibe.
event-431-result = Du liest es den anderen vor, zweimal, wegen der Gans. Eine bessere Meldung habt ihr diesen Winter alle nicht bekommen. Die Tante wickelt euch Räucheraal darin ein, für alle einen, und legt eine Münze dazu, fürs Papier. Durchs Fenster hört man Wick fragen, ob sie Angst vor Gänsen hat.

event-432-title = Der andere Schuh
event-432-intro = Die Spur geht bergan, die eines Pferdes, und an jeder Kehre liegt etwas: ein Band, ein Brötchen mit einem Biss darin, ein Knopf. Das macht sie mit Absicht. Oben hat der Wind alles blank gefegt. Auf einem Felsen sitzt der Reiter, den Rücken zu dir, und hat sie aufs Knie genommen. Sie erklärt ihm, welcher Schuh an welchen Fuß gehört. Den einen hält er in der Hand.
event-432-band-1 = Er hört dich und setzt sie ab, bevor er zuschlägt. Bis zur dritten Kehre rutschst du. Als du wieder oben bist, ist er fort; auf dem Felsen sitzt sie, allein, beide Schuhe an. »Er hat gesagt, ich bin zu laut«, sagt sie. »Er ist traurig.«
event-432-band-2 = Du wartest, bis er sich bückt, um ihn ihr anzuprobieren. Anständig ist das nicht, aber es gelingt. Da weint sie, zum ersten Mal, und schlägt dich mit dem Schuh bis hinunter ins Tal. Seinen Gürtel behältst du. Eine Kinderschleife ist darin, die hat sie gebunden.
event-432-band-3 = Du hältst ihm den anderen Schuh hin. Er sieht ihn an, sie, dich; einen Augenblick lang merkt man, dass er einmal in einer Tür stand und jemanden zum Essen rief. Er hebt sie herunter. Dann reitet er allein davon, in die falsche Richtung.

event-433-title = Die zweite Lampe
event-433-intro = Du erreichst die Schule und die zwei Lampen. Zweiundzwanzig Kinder sitzen unter den Bänken, wie man es sie für Hagel gelehrt hat. An der Tür steht die Lehrerin mit dem Zeigestock. »Es gibt einen Kohlenkeller«, sagt sie, »mit einem Ausgang zum Bach. Sehr eng. Ich bräuchte eine Stunde.« An der Straße erlischt das Gasthaus, dann die Schmiede. Du hast eine Viertelstunde.
event-433-a = Durch den Keller, so weit es geht.
event-433-a-result = Mit Schaufel und Schultern machst du ihn weiter, reichst ein Kind nach dem anderen durch, und als oben die Reiter hereinkommen, steckt das letzte gerade bis zum Hals in der Kohle. Du legst dich darüber. Die Eltern sammeln für dich. Eine Woche lang wäschst du dich.
event-433-b = Den Hof eine Stunde halten.
event-433-b-result = Du stehst im Hof, zwischen Pumpe und Schaukel, und machst eine Stunde daraus. Von denen, die es gesehen haben, kann keiner davon erzählen. Als die Lehrerin dich holen kommt, ist alles, was du anhattest, in Stücken, und du zählst noch immer laut, für die Kinder.
event-433-c = Die Kinder schreien lassen.
event-433-c-result = Was sie aus einem Kind machen, das folgt, und aus einem, das nicht folgt, habt ihr diesen Winter gelernt. Du lässt alle schreien, an den offenen Fenstern. Schlimmer lärmt nichts im ganzen Land. Der Zug hält an und hält sich die Ohren zu. Dann kommen von jedem Hof der Ebene die Leute gerannt, mit Fackeln.

event-434-title = Das Kind, das keine Antwort gab
event-434-intro = Es ist Pells Enkel. Der Schulze ist mitgekommen, ohne sein Buch, und hält dir das Licht. Die Spuren führen in den Wald, klein, dann zwischen Hufen, dann sind es nur noch Hufe. »Er wollte ihnen seinen Halm geben«, sagt Pell. »Einen hatte er aufgehoben. Er dachte, vielleicht nehmen sie den und gehen.« Er muss sich setzen. Von hier an gehst du allein.
event-434-band-1 = Da ist der Halm, aufrecht in den Schnee gesteckt, und daneben alles, was Kinder in den Taschen haben, dem Wert nach geordnet. Etwas von dir lässt du auch da. Die Fährte kennst du nun auswendig.
event-434-band-2 = Bei Tagesanbruch findest du ihn in einer hohlen Eiche, wo etwas in einem zerrissenen Kleid ihn mit Laub zugedeckt und ihm vorgesungen hat; es fliegt auf, als du kommst. Pell bezahlt. Er fragt, was für eines das war, und du sagst: eine Mutter.
event-434-band-3 = Du holst das letzte Pferd ein und hebst ihn herunter, einfach so, weil er die Arme nach dir ausstreckt. Dass das geht, hast du nicht gewusst. Pell bezahlt. Dann geht er und verbrennt die Halme und in derselben Nacht noch das Buch.

event-435-title = Persönlich zugestellt
event-435-intro = Auf dem Pass, wo sie die Pferde tränken, liegt ein Stein, auf dem sie ablegen, was sie gerade nicht brauchen: Handschuhe, ein Horn, eine Maske. Unterm Arm hast du den Mantel, und in der Tasche ist das Brot, hart wie Holz inzwischen. Von hier siehst du ihn, mit den Eimern. Ganz nah geht er vorbei. Man könnte den Mantel auch einfach anziehen und ein Stück mitgehen.
event-435-a = Den Mantel auf den Stein legen.
event-435-a-result = Du legst ihn hin, die Ärmel ausgebreitet. Er sieht ihn, setzt die Eimer ab und steht davor wie ein Hund vor seinem Namen. Als das Horn ruft, sitzt er im Mantel auf dem Stein und isst. Sie müssen ohne ihn reiten, durstig, in der falschen Ordnung.
event-435-b = Ihn anziehen und Wasser tragen.
event-435-b-result = Du ziehst ihn an und trägst Eimer, eine ganze Nacht, hinter ihm her. Einem Knecht sieht keiner ins Gesicht. Du lernst, wie man dort geht, was man hört, wie sie satteln. Bei Tagesanbruch hängst du ihm von hinten den Mantel um und gehst. Umgedreht hat er sich noch nicht.

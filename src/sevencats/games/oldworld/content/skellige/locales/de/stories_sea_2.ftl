story-sea-hromund = Ein würdiger Gegner
story-sea-hromund-intro = Hromund war Kämpe dreier Jarls und hat sie alle überlebt. Mit neunzig trägt er seine Axt noch immer. Wer im Bett stirbt, sagt er, sitzt in der nächsten Welt neben der Tür, im Zug. Jetzt mustert er dich von oben bis unten und findet dich geeignet. Seine Tochter Vigdis, die Schiffe baut, rudert weiter. »Er fragt jeden«, sagt sie.
story-sea-hromund-a = Ihm etwas Schlimmeres versprechen als dich.
story-sea-hromund-a-result = Er drückt dir die Hand darauf, bis etwas knackt, und es ist nicht seine. Vigdis weiß von einem Ding in den Bergen, dem sogar die Ziegen aus dem Weg gehen. Er fängt sofort an, die Axt zu schleifen, und summt.
story-sea-hromund-b = Zur Übung die Ruder mit ihm kreuzen.
story-sea-hromund-b-result = Bis Sonnenuntergang geht es um den Mast, Ruder gegen Ruder. Er keucht, er mogelt, und zweimal liegst du auf dem Rücken. Alles, was er dir zeigt, stammt aus einem Krieg, an den sich sonst keiner erinnert. Deine Arme sind Blei.

story-sea-hromund-danger = Hromund lacht
story-sea-hromund-danger-intro = Die Bö legt das Schiff auf die Seite, und der alte Kämpe lacht zum ersten Mal seit dem Frühjahr. Er hat die Felle abgeworfen, steht im Heck und brüllt den Wellen die Namen dreier toter Jarls entgegen, damit sie wissen, wer kommt. Seine Tochter hat ein Tauende zwischen den Zähnen. Beide Hände braucht sie am Ruder.
story-sea-hromund-danger-a = Ihn an den Mast binden.
story-sea-hromund-danger-a-result = Im Schlimmsten schaffst du ihn hin, und er beißt. Die Hälfte von dem, was dir am Gürtel hing, geht derweil über Bord. In der Stille danach weint er, und Vigdis putzt ihm die Nase.
story-sea-hromund-danger-b = Ihn steuern lassen.
story-sea-hromund-danger-b-result = Er hält geradewegs auf die größten Wellen zu, hinauf und drüben hinunter, und singt, und du hältst dich an allem fest, was hält. Als es vorbei ist, sieht er auf seine Füße, die nass und lebendig sind, und verlangt Suppe.
story-sea-hromund-danger-b-band-1 = Die Welle des dritten Jarls kam übers Heck, und du warst es, woran sie brach. Er fragt, ob du sie gesehen hast.
story-sea-hromund-danger-b-band-2 = Das meiste vom Mast hat deine Schulter abbekommen. Er nimmt die Schale in beide Hände, und sie sind ganz ruhig.
story-sea-hromund-danger-b-band-3 = Zwischen zwei Löffeln zeigt er dir, wie man es macht: aus der Hüfte und mit offenen Augen. Du probierst es, und das Deck hält still.

story-sea-policy = Das Kleingedruckte
story-sea-policy-intro = Cornelis Dray versichert Schiffe und war noch nie auf einem. Er sitzt auf seiner eisernen Kiste, ganz grün, und liest dir zur Kur eine Police vor. Ausgenommen sind Sturm, Riff, Feuer, Fäulnis, Räuber, Fürsten, die Schlange Dagon und was sonst noch schwimmt oder damit aufhört. Was dann bleibe, fragst du. Dray überlegt redlich. Diebstahl des Ankers, sagt er, bei Tage.
story-sea-policy-a = Bei einem Wrack für ihn aussagen.
story-sea-policy-a-result = Er schluckt zweimal und stellt dich ein. Eines seiner Schiffe ist dieses Jahr dreimal auf Grund gelaufen, immer am selben Felsen, immer ohne Ladung. An jenem Strand hätte er gern jemanden neben sich, der fest auf den Füßen steht.
story-sea-policy-b = Das eigene Leben versichern.
story-sea-policy-b-result = Sogar bei diesem Seegang schreibt er sauber: Alter, Größe, Zahl der Narben, Gewohnheiten. Dein Tod ist binnen einer Woche zu melden, persönlich. Du unterschreibst und schläfst diese Nacht wie etwas von Wert.

story-sea-policy-danger = Große Haverei
story-sea-policy-danger-intro = Das Schiff hat Wasser bis zu den Ruderbänken, und etwas muss über Bord. In diesem Fall, sagt Dray, der Versicherer, und sitzt bis zum Gürtel darin, teilt das Seerecht den Verlust unter alle, nach Wert; er müsste nur die Anteile ausrechnen. Er schlägt auf den Knien ein Hauptbuch auf. Die Leute sehen auf die eiserne Kiste, auf der er sitzt.
story-sea-policy-danger-a = Zuerst die eigenen Sachen hineinwerfen.
story-sea-policy-danger-a-result = Was du entbehren kannst, fliegt hinaus, und dann noch etwas, und das Schiff hebt sich. Dray, blau bis über die Ohren, rechnet es auf den halben Pfennig aus und zahlt dir, was die anderen schulden, abzüglich Gebühr.
story-sea-policy-danger-b = Die Kiste werfen, mit ihm oder ohne.
story-sea-policy-danger-b-result = Ihr müsst zu viert anfassen, und eine Eisenecke fährt dir dabei über die Rippen. Dray steht da und staunt, wie leicht ein Schiff sein kann. Dann sieht er seine Policen schwimmen und ruft sie bei ihren Namen.

story-sea-anchor = Der Anker der zwei Häuser
story-sea-anchor-intro = Auf der Schäre liegt ein Anker, festgerostet. Skardes Großvater hat ihn Finnas Großvater geliehen oder verkauft, oder er wurde gestohlen. Einundvierzig sind an der Frage gestorben, und die beiden Alten sind des Zählens müde. Jeder hat jemanden von außerhalb bestellt, damit von den Eigenen keiner fällt. Beide Boote erreichen dich im selben Augenblick. Aus beiden streckt sich dir eine Hand entgegen.
story-sea-anchor-a = Finnas Hand nehmen.
story-sea-anchor-a-result = Finnas Leute zahlen das Handgeld in Hacksilber und einem Zahn. Ein langer Kampf müsse es nicht sein, lässt sie dich wissen. Auf dem Berg, wo sie sich immer getroffen haben, wird jemand für Skarde stehen; es tut ihr jetzt schon leid.
story-sea-anchor-b = Skardes Hand nehmen.
story-sea-anchor-b-result = Skardes Leute geben dir die beste Bank und Hammel, so viel hineingeht. Ein langer Kampf müsse es nicht sein, lässt er dich wissen. Auf dem Berg wird jemand für Finna stehen; er hofft, niemand Junges.

story-sea-anchor-danger = Unter fremden Pfeilen
story-sea-anchor-danger-intro = Beide Häuser haben das Segel des anderen gesichtet und zu schießen begonnen, aus Gewohnheit, und ihr liegt in der Mitte. Höflich sind sie dabei. Vor jeder Salve ruft jemand herüber, ihr möchtet euch ducken. Aber sie schießen, wie es ihnen die Großväter beigebracht haben, also schlecht, und das Licht schwindet.
story-sea-anchor-danger-a = Zwischen ihnen weiterrudern.
story-sea-anchor-danger-a-result = Ihr rudert krumm wie Haken weiter. Zwei Pfeile bleiben in deinem Kettenhemd, von jeder Seite einer; darauf halten sie. Hinter euch ruft jemand, ob du verletzt bist, und wird dafür beschossen.
story-sea-anchor-danger-b = Umkehren und sie zu Ende streiten lassen.
story-sea-anchor-danger-b-result = Ihr wendet, und sie winken euch mit den Bögen nach. Die ganze Nacht sind Fackeln auf dem Wasser: Jedes Haus fischt die Leute des anderen heraus, wie sie es immer getan haben. Am Morgen seid ihr, wo ihr losgefahren seid.

story-sea-wedding = Zwei unter dem Segel
story-sea-wedding-intro = Unter dem Reservesegel liegen ein Mädchen und ein Junge. Hild ist aus Finnas Haus und Kari aus Skardes; zwischen den Häusern stehen ein Anker und einundvierzig Tote. »Wenn sie uns finden, sind es dreiundvierzig«, sagt Kari, beinahe stolz. Hild sagt nichts. Sie hat einen Laib Brot dabei, einen Hammer und den guten Löffel der Familie. Achteraus ist ein Segel, und daneben noch eins.
story-sea-wedding-a = Das Paar bis zum Wald verstecken.
story-sea-wedding-a-result = Du stellst dich auf den Saum des Segels und redest mit beiden Verfolgern über das Wetter. Sie halten es für Festlandsmanieren und drehen ab. In der Dämmerung steigen die zwei an Land. Es wird eine Hochzeit geben, unter den Bäumen, sagt Hild, und du bist geladen.
story-sea-wedding-b = Das Paar den Alten übergeben.
story-sea-wedding-b-result = Du winkst beide Schiffe längsseits. Hild kommt nach rechts und Kari nach links, und jede Seite bezahlt dir die Mühe. Den Löffel lässt sie dir. Du sollst damit essen, sagt sie, jeden Tag.
story-sea-wedding-c = Für sie bitten, bei deinem gegebenen Wort.
story-sea-wedding-c-result = Einem dieser Häuser hast du die Hand gegeben, und das gilt in beiden. Du rufst hinüber, was unter dem Segel liegt. Zum ersten Mal seit Jahren sehen die beiden Alten einander an. Es soll ordentlich geschehen, rufen sie, im Wald, und du wirst fürs Kommen bezahlt.

story-sea-wedding-danger = Zwei Segel achteraus
story-sea-wedding-danger-intro = Man hat sie gefunden. Links kommt Skardes Schiff auf, rechts das von Finna, euer Boot ist eine Nuss im Knacker, und die ersten Ruder splittern. Unter dem Reservesegel halten sich ein Junge und ein Mädchen an den Händen. Jede Seite ruft, sie wolle euch nichts, ihr wärt nur im Weg. Das galt schon für die meisten Toten.
story-sea-wedding-danger-a = Beide Schiffe mit einem Ruder abhalten.
story-sea-wedding-danger-a-result = Ein Ruder bricht, dann ein zweites, dann am Rest davon ein Helm. Der Knacker geht auf, denn keines der Häuser zerquetscht ein eigenes Kind. Dein Beutel treibt davon, und deine Seite ist schwarz bis zur Hüfte.
story-sea-wedding-danger-b = Beiden den Schaden bezahlen.
story-sea-wedding-danger-b-result = Du lehnst dich nach links hinaus und fragst, was eine Reling kostet, und dann nach rechts und fragst noch einmal. Vor Überraschung nennen sie Preise. Während sie einander nachrechnen, finden eure Leute zwei heile Ruder.

story-sea-diver = Grima will ein Seil
story-sea-diver-intro = Grima taucht nach dem, was Schiffe verlieren, mit einem Stein im Arm und ohne Seil; ein Seil, sagt sie, ist für Leute, die man vermisst. Heute will sie eins. Sie geht zu einem Wrack hinunter, an dem sie hundertmal vorbeigekommen ist, und braucht jemanden, der beim zweiten Ruck zieht und nicht beim ersten. Auf der Bank liegt der Fang von heute früh: eine Klinge, ein Kessel, ein Kinderschuh.
story-sea-diver-a = Das Seil nehmen.
story-sea-diver-a-result = Beim ersten Ruck beißt du die Zähne zusammen, beim zweiten ziehst du. Sie kommt mit leeren Händen herauf, weiß wie ein Teller. Das Schiff liege weiter weg als voriges Jahr, sagt sie. Jemand bewegt es. Sie wird dich wieder brauchen, in anderem Wasser.
story-sea-diver-b = Die Klinge kaufen.
story-sea-diver-b-result = Sie nennt den Preis, und das ist der Preis; ebenso gut könnte man mit der Flut feilschen. Sie zeigt dir, wie ihr Besitzer sie hielt, denn abgenutzt ist die falsche Seite. Der Schuh ist nicht zu verkaufen. Er trocknet neben ihr in der Sonne.

story-sea-diver-danger = Der zweite Ruck
story-sea-diver-danger-intro = Das Seil ruckt schon eine Weile, und auf keine Art, die vereinbart war. Es läuft dir durch die Hände, um die Bank und wieder hinaus, und raucht. Dreißig Faden, sagt der Maat, und fünf haben wir noch. So lange bleibt keine Taucherin unten. Dann wird es schlaff.
story-sea-diver-danger-a = Am Seil hinabtauchen.
story-sea-diver-danger-a-result = Hand um Hand geht es hinunter, bis das Licht grün ist und dann schwarz. Grima hängt in den Spanten eines Schiffs, am Zopf gefangen, und sieht dich vorwurfsvoll an. Es kostet dich die Luft und den halben Gürtel. Hinauf lässt du ihr den Vortritt.
story-sea-diver-danger-b = Das Seil einholen und ihr etwas einflößen.
story-sea-diver-danger-b-result = Du ziehst sie über die Bordwand wie ein Netz. Der Trank läuft ihr aus dem Mundwinkel, bis er es nicht mehr tut. Grima beißt dich in den Finger und setzt sich auf. Jemand bewegt dieses Schiff, sagt sie; sie wird es dir zeigen.

story-sea-cod = Ein Ring im Dorsch
story-sea-cod-intro = Der Koch hat den größten Dorsch des Winters aufgeschnitten und darin einen Ring gefunden, Silber, innen steht »Ragna, vom Reiher«. Die Leute rücken von der Bank ab. Der Reiher ging vor sechzehn Wintern unter, und was das Meer zurückgibt, will es heimkommen sehen. Du bist der einzige Mensch an Bord, sagt der Koch, den man für so etwas bezahlt. Der Dorsch ist vorzüglich.
story-sea-cod-a = Ihn im nächsten Hafen verkaufen.
story-sea-cod-a-result = Der Silberschmied kratzt den Namen aus, und währenddessen riecht es in seiner Werkstatt nach tiefem Wasser. Er zahlt schnell und wäscht sich die Hände. Eine Woche lang isst du Brot.
story-sea-cod-b = Fragen, wer eine Ragna vermisst.
story-sea-cod-b-result = Ein Netzflicker weiß es. Ragna hatte eine Zwillingsschwester, Grima, die nach Wracks taucht und nur das eine meint. Warte auf dem Wasser, sagt er, von dem der Reiher ausgelaufen ist; bei jedem Neumond kommt sie dorthin. Du knotest den Ring ins Taschentuch.

story-sea-cod-danger = Was der Dorsch verschluckt hat
story-sea-cod-danger-intro = Der Fang ist drin, der Laderaum voll, und im Laderaum klopft jemand. Der Koch hebt die Luke. Da liegen sie, hundert große Dorsche, die Augen zum Licht, und in jedem pocht etwas Kleines, Hartes gegen die Gräten, alle im Takt. Das Boot liegt eine Handbreit tiefer im Wasser als am Mittag.
story-sea-cod-danger-a = Den Fang über Bord schaufeln.
story-sea-cod-danger-a-result = Bis Mitternacht schaufelt ihr alle, und keiner sieht genau hin, was da pocht. Mit dem letzten Fisch kommt das Boot ruckartig hoch. Die Leute hat es das Brot eines Monats gekostet, dich den Rücken.
story-sea-cod-danger-b = Einen davon aufschneiden.
story-sea-cod-danger-b-result = Darin ist eine Münze, sehr alt, und im nächsten auch. Sieben hast du geöffnet, bis dir die Frage kommt, wer damit bezahlt wurde. Da hört das Pochen auf, mit einem Schlag, und unter dem Kiel horcht etwas.

story-sea-light = Brot, sagt es
story-sea-light-intro = Am hellen Tag blinkt euch vom Berg ein Feuer an: lang, kurz, lang. Der Steuermann hat die Zeichen als Junge gelernt und buchstabiert. Brot, heißt es. Dann: bitte. Das ist Ottkel, der das Warnfeuer gegen Räuber hütet. Seit zwölf Jahren ist keiner gekommen, und eines Tages hat der Jarl das Boot mit seinem Proviant vergessen. Wieder blinkt es. »Auch Zwiebeln«, liest der Steuermann.
story-sea-light-a = Antworten, dass ihr welches bringt.
story-sea-light-a-result = Du gibst es mit einem Topfdeckel durch: Kommen, auch Zwiebeln. Das Feuer gerät außer sich, eine Weile ist es nur Unsinn. Dann, langsam: bei Tag kommen. Und noch einmal: bei Tag. Da hört der Steuermann auf zu buchstabieren.
story-sea-light-b = Fragen, was er von dort aus sieht.
story-sea-light-b-result = Er sieht alles, und nie hat einer gefragt. Lang, kurz, lang: an welchem Strand seit gestern keine Möwe sitzt und was dort auf vier Beinen an Land ging. Du schickst ihm im Fass einen Laib durch die Brandung, und eine kleine Gestalt springt die Felsen herab.

story-sea-light-danger = Zwei Feuer
story-sea-light-danger-intro = In der Dunkelheit brennen auf dem Berg zwei Feuer, wo es nur eines gibt. Beide blinken dasselbe Wort: hier. Der Steuermann kennt die Hand des Wächters. Das linke stottert wie Ottkel, sagt er, das rechte ist zu sauber. Aber das linke steht genau über dem Riff. Er sieht von einem zum anderen, und die Brandung wird lauter.
story-sea-light-danger-a = Auf das zuhalten, das stottert.
story-sea-light-danger-a-result = Du vertraust einer schlechten Hand an der Klappe und hältst dich fest. Zwischen den Zähnen des Riffs ist eine Rinne, gerade so, wenn die Strömung mitmacht. Vom Berg her schreit ein Mann: links, links, bis ihm die Stimme bricht.
story-sea-light-danger-a-band-1 = Sie macht nicht mit. Ihr kommt rückwärts aus den Zähnen heraus, heil und mit dem Bug in Richtung Heimat.
story-sea-light-danger-a-band-2 = Sie macht mit. Ihr schießt hindurch wie ein Kern, und auf dem Berg blinkt es stotternd: nächstes Mal Brot.
story-sea-light-danger-b = Auf das saubere zuhalten.
story-sea-light-danger-b-result = Es blinkt fehlerfrei, bis ihr auf den Felsen sitzt, dann geht es aus. Ihr stoßt euch ab, mit Schultern und Rudern. Oben bei der Glut hockt etwas Dünnes, Graues und lernt von euch ein neues Wort: Hilfe.

story-sea-bottle = An den, der dies herausfischt
story-sea-bottle-intro = »An den, der dies herausfischt. Mir geht es gut. Das Feuer brennt. Die Ziege ist gestorben, und ich habe es niemandem gesagt, weil niemand da ist. Wenn Ihr unter dem Berg vorbeikommt, seht hinauf; ich winke jedem Segel, aus Grundsatz. Brot wäre schön. Gibt es noch Kriege? Ottkel, Wächter des Feuers.« Der Korken ist zu einer Ziege geschnitzt. Die Leute wollen wissen, ob du antwortest.
story-sea-bottle-a = Zurückschreiben und es ins Wasser werfen.
story-sea-bottle-a-result = Kriege gibt es noch, schreibst du, versäumt hat er nichts, und jemand hat ihn winken sehen. Die Leute lassen grüßen, der Koch fügt ein Rezept bei. Danach rudern sie mit erhobenem Kopf und sehen jeden Hügel an.
story-sea-bottle-b = Ihm sein Brot bringen.
story-sea-bottle-b-result = Der Koch gibt dir zwei Laibe und Zwiebeln obendrein. Als du den Brief gegen das Licht hältst, steht unter dem Namen noch eine Zeile, klein und in Eile: bei Tag kommen.

story-sea-bottle-danger = Die hundertste Flasche
story-sea-bottle-danger-intro = Flaschen auf allen Seiten, ein ganzes Feld, klirrend. Die Leute fischen welche heraus. Mir geht es gut. Mir geht es gut. Ich bin nicht mehr allein. Wir sind zu zweit, und er lernt schnell. Kommt nicht. Er hat schreiben gelernt. Die letzten sind von anderer Hand, einer sehr sauberen, und alle sagen dasselbe: Kommt, bringt alle mit, es gibt Brot.
story-sea-bottle-danger-a = Einen Weg hindurchbrechen.
story-sea-bottle-danger-a-result = Glas knirscht an beiden Seiten entlang und zerschneidet, was außenbords hängt, auch einen Beutel von dir. Aber das Feld hat einen Schweif, und der zeigt den Berg hinauf. Jetzt weißt du, wo dieses Ding wohnt.
story-sea-bottle-danger-b = Sofort umkehren.
story-sea-bottle-danger-b-result = Keiner sagt ein Wort, während das Schiff wendet. Eine gute Meile lang halten die Flaschen mit, bis der Wind die Lust verliert. Im Hafen trinken die Leute nur noch vom Fass, und die erste Runde geben sie dir aus.

story-sea-law = Die Frau, die das Gesetz ist
story-sea-law-intro = Thyra ist das Gesetz der Inseln: vierhundert Sprüche, alle im Kopf, denn aufgeschrieben hat sie nie jemand. Sie ist blind, über achtzig, und man rudert sie von Streit zu Streit. Neuerdings gibt es Lücken. Gestern auf Eyna blieb sie mitten im Erbrecht stecken, und die Erben warteten, bis es dunkel war. Sie sucht jemanden, der einen Spruch oder zwei trägt, bis sie einen Schüler findet.
story-sea-law-a = Einen für sie tragen.
story-sea-law-a-result = Mit ihrer Raspelstimme sagt sie ihn dir ins Ohr: was man einem Gast schuldet, der Unglück bringt. Du sprichst ihn nach, bis er sitzt. Er ist schwerer, als er aussieht. Vor Vollmond ist Gericht im Wald, da wird sie ihn von dir verlangen.
story-sea-law-b = Thyra über eine Schuld richten lassen.
story-sea-law-b-result = Ein Schiffer schuldet dir seit dem Frühjahr einen Ertrunkenen. Thyra hört euch beide, stundenlang, mit allen früheren Fällen, und gibt dir recht. Er zahlt auf der Stelle. Recht zu haben dauert, wie sich zeigt, den ganzen Tag.

story-sea-law-danger = Das Gesetz wird geentert
story-sea-law-danger-intro = Räuber kommen über beide Bordwände. Thyra, die Gesetzessprecherin, auf ihrer Heringskiste, hebt die Hand und beginnt: Vom Nehmen der Schiffe und was darauf steht. Sie halten inne, ein Bein an Bord, denn unter dieser Stimme ist hier jeder aufgewachsen. Aber der Spruch ist lang. Gleich kommt die Stelle mit der Lücke, und ihr Anführer bewegt schon die Lippen mit.
story-sea-law-danger-a = Zahlen, ehe sie stockt.
story-sea-law-danger-a-result = Mitten im Satz hältst du den Beutel hin. Der Anführer nimmt ihn erleichtert; die nächste Zeile hätte er auch nicht gewusst. Auf Zehenspitzen gehen sie von Bord. Thyra hat es gemerkt und kehrt dir bis zum Abend den Rücken.
story-sea-law-danger-b = Ihr vorsagen, irgendetwas.
story-sea-law-danger-b-result = Du flüsterst das Erste, was alt klingt: Und er soll es mit einem Ochsen erstatten. Thyra spricht es laut, ohne zu zucken. Sie sehen einander an. Nun hängt alles daran, ob einer von ihnen je mit einem Ochsen bezahlt hat.
story-sea-law-danger-b-band-1 = Einer hat, und es war eine Kuh. Den Unterschied erklärt er dir ausführlich, mit der flachen Axt.
story-sea-law-danger-b-band-2 = Einer hat einen Onkel, der es vielleicht getan hat. Sie tragen es auf eurem Deck aus, und du stehst dazwischen.
story-sea-law-danger-b-band-3 = Einer hat, und er schwört es. Sie zählen die Riemen, die sie beim Entern zerbrochen haben, und legen den Preis eines Ochsen auf die Heringskiste.

story-sea-rescued = Wem gehört der Mann?
story-sea-rescued-intro = Zwei Fischerboote halten einen Schiffbrüchigen zwischen sich, eines an den Armen, das andere an den Beinen. Wer einen Mann aus dem Meer rettet, dem gehört seine Arbeit auf Lebenszeit; so ist das Gesetz, und keiner will ihm übel. Am Ofen würde er schlafen, rufen die einen. Bei uns gäbe es Fleisch an Festtagen, rufen die anderen. Der Mann hat den Mund voll Wasser. Er sieht dich an.
story-sea-rescued-a = Denen recht geben, die ihn zuerst sahen.
story-sea-rescued-a-result = Das ist das Boot mit den Armen. Sie danken mit Münzen, wickeln ihn in drei Decken und fragen, was er kann. Er ist Tanzmeister, sagt er. In beiden Booten wird es still. Ihr rudert weiter, ehe du noch einmal richten sollst.
story-sea-rescued-b = Den Mann fragen, was er will.
story-sea-rescued-b-result = Er will heim zu seiner Frau. Das sieht das Gesetz nicht vor, also muss es vor das hohe Gericht in den Bergen, und du sollst aussagen. Sie setzen ihn genau in die Mitte, und jedes Boot gibt eine Decke.

story-sea-rescued-danger = Hände im Wasser
story-sea-rescued-danger-intro = Vor kaum einer Stunde ist hier ein Schiff gesunken. Neun Menschen hängen an Planken und Fässern und rufen. Vier trägt euer Boot noch, sagt der Maat, fünf, wenn sie nicht atmen; und nach dem Gesetz der Inseln gehört dir jeder, den du herausziehst, auf Lebenszeit, mit Kost und Kleidung. Die Ruder liegen still. Dort draußen hält jemand ein Kind hoch.
story-sea-rescued-danger-a = Alle aufnehmen und die Ladung hinauswerfen.
story-sea-rescued-danger-a-result = Alles, worauf keiner steht, geht über Bord, dein Beutel auch, und das Boot liegt im Meer wie ein voller Teller. Ihr schöpft mit Hüten, den ganzen Weg. An Land sagst du ihnen, dass sie niemandem gehören. Dein Bündel tragen sie trotzdem zum Gasthaus.
story-sea-rescued-danger-b = Das Kind nehmen und vier andere.
story-sea-rescued-danger-b-result = Du wählst. Es dauert so lange, wie man braucht, um fünfmal zu zeigen. Dann rudert ihr, und auf deinen Ruf läuft jedes Boot im Hafen aus, und sie bringen Fässer zurück. Das Kind schläft auf deinen Knien, und du sitzt still bis zum Morgen.

story-sea-last-words = Schreibt es schöner
story-sea-last-words-intro = Die Rah ist auf einen Ruderer gestürzt, und er weiß, wie es um ihn steht. Er möchte einen Brief an seine Frau. Dass das Geld fürs Dach im Stiefel ist. Dass er versichert war, bei einem gewissen Dray in Nowigrad. Dass er die letzten Jahre ein Schwein war, und bei der Frau auf der anderen Insel auch. Er sieht dich an. »Schreibt es schöner«, sagt er und stirbt.
story-sea-last-words-a = Schreiben, was er gesagt hat.
story-sea-last-words-a-result = Es wird hingeschrieben, samt Schwein, und der Maat bürgt mit seinem Zeichen. Una liest es zweimal, im Stehen. »Das ist er«, sagt sie. Vom Dachgeld zahlt sie dir die Fahrt nach Nowigrad: Dieser Dray wird es auf Papier sehen wollen.
story-sea-last-words-b = Es schöner schreiben.
story-sea-last-words-b-result = An sie hat er gedacht, schreibst du, und das Geld fürs Dach ist im Stiefel. Una lernt es auswendig und faltet es klein. Zu diesem Dray in Nowigrad müsst Ihr es selbst bringen, sagt sie. Er wird fragen, ob das seine Worte waren.

story-sea-last-words-danger = Mann über Bord
story-sea-last-words-danger-intro = Eine Welle hat den Schlagmann geholt. Er treibt achteraus und schreit, und nicht um Hilfe. Er schreit, dass das Geld im Stiefel ist und in welchem, und dass Una alles bekommt; er ist gründlich und schreit es noch einmal. Bei dieser See lässt sich das Schiff nicht wenden, sagt der Maat. Er knotet dabei ein Tau an ein Fass.
story-sea-last-words-danger-a = Ihm mit dem Tau nachspringen.
story-sea-last-words-danger-a-result = Bei der dritten Welle hast du ihn. Er ist schon bei der Kuh und dem guten Spaten. Das Fass trägt euch beide, bis man es eingeholt hat, und da gehören deine Knie längst jemand anderem. Ob das einer aufgeschrieben habe, fragt er.
story-sea-last-words-danger-b = Es aufschreiben, jedes Wort.
story-sea-last-words-danger-b-result = Du kniest auf dem Deck und schreibst und schreist zurück, was du hast: der Stiefel, der linke, die Kuh. Er hebt einen Arm, er hat verstanden. Dann ist da nur noch Meer. Die Tinte bleibt den ganzen nächsten Tag an deiner Hand.

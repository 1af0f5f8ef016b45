# Stadtgeschichten. Eine Karte hat einen Titel, einen Text zum Vorlesen (-intro), ihre Optionen (-a, -b)
# und zu jeder, was daraus wird (-a-result ...); das sieht vor der Wahl niemand.

## Die ersten zwölf

story-city-lamplighter = Die zehnte Laterne
story-city-lamplighter-intro = Neun Laternen brennen in der Gerbergasse. Die zehnte geht jede Nacht aus, und letzte Woche nahm sie den Laternenwärter gleich mit. Sein Nachfolger sitzt auf den Stufen, die volle Ölkanne auf den Knien, und denkt nicht daran aufzustehen. »Zündet Ihr sie an«, sagt er, »und mein Lohn gehört Euch. Ich habe einen Vetter, der ist Bäcker.«
story-city-lamplighter-a = Die Ölkanne nehmen und gehen.
story-city-lamplighter-a-result = Beim Anzünden lehnt sich etwas Kaltes an deinen Rücken und tastet nach der Lücke zwischen Kragen und Haar. Es findet sie. Dann fängt der Docht, und das Gewicht ist fort. Der Neue zahlt mit geschlossenen Augen und will wissen, ob es etwas gesagt hat.
story-city-lamplighter-b = In der Gasse fragen, was man gesehen hat.
story-city-lamplighter-b-result = Nichts, sagen sie, aber es hatte Zähne. Es kommt mit dem Öl: Die Fässer werden im Wald gefüllt, und seit Neumond kommt eines davon leer an und ist trotzdem schwerer als die anderen. Du wirst dir die Stelle ansehen, wo man sie füllt.

story-city-bookbinder = Ein guter Einband
story-city-bookbinder-intro = Der Buchbinder zeigt dir ein Kräuterbuch, älter als die Stadt. Die Seiten sind heil; das Leder ist Menschenhaut, und tätowiert. »Der Rücken eines Gelehrten«, sagt er. »Im Testament hat er darauf bestanden.« Die Ränder sind voller Rezepte, und die Handschrift kommt dir beinahe bekannt vor.
story-city-bookbinder-a = Eigene Notizen gegen eine Nacht Lesen tauschen.
story-city-bookbinder-a-result = Du liest, bis die Kerze ersäuft, und er schreibt inzwischen deine Notizen über Ertrunkene ab, falsch. Am Morgen kennst du drei neue Verwendungen für Eisenhut und eine für den Buchbinder. Die letzte behältst du für dich.
story-city-bookbinder-b = Nur den Einband lesen.
story-city-bookbinder-b-result = Den Rücken hinab läuft eine Karte von Adern, über die Schulter eine Liste von Schulden, alle durchgestrichen, und auf dem Herzen steht ein Segen für alle, die so weit lesen. Du gehst mit klarem Kopf und leichten Füßen.

story-city-gallows = Der gesprächige Gehenkte
story-city-gallows-intro = Der Mann am Marktgalgen redet seit Donnerstag, meistens übers Wetter. Meister Ruben, der Henker, schämt sich: In zwanzig Jahren hat keiner seiner Knoten eine Stimme durchgelassen, und morgen ist Jahrmarkt. Der Gehenkte will, wie sich zeigt, nur Gesellschaft, und er weiß noch, wo er seinen Beutel versteckt hat.
story-city-gallows-a = Ihn abschneiden und nach dem Beutel fragen.
story-city-gallows-a-result = Du legst ihn ins Gras, und mit steifem Arm zeigt er auf ein Loch unter dem Gerüst. Du greifst hinein bis zur Schulter. Ein Beutel ist da. Ein Nest ist auch da, und es kann sein, dass jemand zu Hause ist.
story-city-gallows-a-band-1 = Jemand ist es. Dein Ärmel kommt ohne Leder heraus und der Arm nicht ganz vollständig. »Links«, sagt der Tote. »Ich meinte das linke.«
story-city-gallows-a-band-2 = Jemand schläft. Im Beutel liegt, in sein Hemd gewickelt, eine Flasche, die ihren Trinker überlebt hat.
story-city-gallows-a-band-3 = Jemand ist ausgezogen und hat Federn dagelassen. Im Beutel sind zwei Flaschen, ein Kamm und seine besten Wünsche für die Reise.
story-city-gallows-b = Dir vom Henker seine Knoten zeigen lassen.
story-city-gallows-b-result = Meister Ruben zeigt sie dir den ganzen Abend, froh, dass einmal jemand auf seine Hände sieht und nicht auf den Strick. Du verlernst einen Griff, den du nie mochtest, und lernst einen besseren. »Zu viel Hanf«, sagt die Stimme von oben.

story-city-ratcatcher = Streik der Rattenfänger
story-city-ratcatcher-intro = Die Rattenfänger im Hafen haben die Fallen niedergelegt. Es gibt keine Ratten mehr: Etwas in den Kanälen hat sie gefressen und versucht sich jetzt an Hunden. Zunftmeister Quist, mit Kette und schwarzen Handschuhen, kauft alles, was giftig ist, und wer selbst hinuntersteigt, bekommt eines Tages mehr. An welchem Tag, sagt er nicht.
story-city-ratcatcher-a = Ihm einen Trank verkaufen und ihn gießen lassen.
story-city-ratcatcher-a-result = Quist gießt mit ausgestrecktem Arm durchs Gitter. Der Kanal rülpst grünen Rauch, unten hustet etwas wie ein nasser Blasebalg, dann ist Ruhe. Die Münzen zählt er dir mit dem Rücken zum Wind ab und bittet dich inständig, die leere Flasche mitzunehmen.
story-city-ratcatcher-b = Dir die Kanäle selbst ansehen.
story-city-ratcatcher-b-result = Du steigst mit einer Laterne hinunter und ohne sie wieder herauf. Die Spuren sind breit, zahlreich, mit Schwimmhäuten, und sie gehen hintereinander wie eine Familie. Sie führen unter der Mauer hindurch ans offene Wasser, und jemand wird ihnen folgen müssen.

story-city-fencing-master = Eine einzige Stunde
story-city-fencing-master-intro = Meister Serafin lehrt Kaufmannssöhne, mit Anstand zu verlieren. Er hat einen Arm, zwei Duelle auf dem Gewissen und nichts übrig für dein Gewerbe. »Ihr schlagt alle wie die Metzger«, sagt er aus seinem Stuhl, ohne sich umzudrehen; er hat deinen Schritt auf der Treppe gehört. »Zahlt, und ich zeige Euch, wie man es unter Leuten macht.«
story-city-fencing-master-a = Die Stunde bezahlen.
story-city-fencing-master-a-result = Er braucht eine Minute, um dich auf den Rücken zu legen, und eine Stunde, um zu erklären, warum. Beim Hinausgehen merkst du, dass du anders gehst und dass seine Schüler Platz machen.
story-city-fencing-master-b = Lieber mit seinem schlechtesten Schüler fechten.
story-city-fencing-master-b-result = Der Junge verliert, wie er es gelernt hat, mit erhobenem Kinn, aber eine Finte hat er, die ganz ihm gehört. Du lässt eine schlechte Angewohnheit auf dem Hallenboden und nimmst die Finte mit. Er fragt, ob er es seinem Vater erzählen darf.

story-city-wake = Leichenschmaus für einen Lebenden
story-city-wake-intro = Sie begraben Radek, den Lastträger, der am Kopf der Tafel sitzt und mit Appetit isst. Der Priester ist bezahlt, die Grube ausgehoben, und kein Gläubiger verklagt ein Grab. Von dir will er nur noch ein Gutachten, schriftlich. Er reicht dir das Brot.
story-city-wake-a = Ihn für tot erklären und zur Suppe bleiben.
story-city-wake-a-result = Du fühlst ihm den Puls, der vorzüglich ist, und unterschreibst mit einem Kreuz. Die Suppe ist gut, die Witwe großzügig, und der Verstorbene leuchtet dir zur Tür, denn auf dieser Treppe, sagt er, haben sich schon Leute den Hals gebrochen.
story-city-wake-b = Fragen, was der Tote hinterlässt.
story-city-wake-b-result = Seine Stiefel: die besten in drei Herzogtümern, verpfändet bei einem Mann in den Bergen. Eine Leiche, gibt Radek mit vollem Mund zu bedenken, kann sie ja schlecht holen gehen. Er beschreibt dir den Weg, den Mann und dessen Hund.

story-city-pillory = Der Fiedler am Pranger
story-city-pillory-intro = Tibor, der Fiedler, steht am Pranger, wegen eines Liedes über die Frau des Vogts. Das Lied stimmte, und das machte es nicht besser. Abends lassen sie ihn frei, morgens jagen sie ihn fort. Bis dahin singt er, die Hände im Holz, auf Wunsch für jeden, der ihn an der Nase kratzt, und er kennt alles, was diesen Monat auf der Straße erzählt wurde.
story-city-pillory-a = Ihn kratzen und nach Monstern fragen.
story-city-pillory-a-result = Etwas weiter links, sagt er und summt dir vor, wo es jagt, wie es läuft und in welcher Tonart es schreit. Du zeichnest die Stelle in deine Karte ein. Nüchterne Männer haben dir den Weg schon schlechter beschrieben.
story-city-pillory-b = Nach ihm selbst fragen.
story-city-pillory-b-result = Er braucht einen stillen Wald, Geld für Saiten und jemand Großen, neben dem er stehen kann. Dort draußen will er warten, bis das Lied vergessen ist, und bei seinen Liedern kann das dauern. Du versprichst, es dir zu überlegen.

story-city-apothecary = Das mittlere Brett
story-city-apothecary-intro = Die Apothekerin ist am Mittag gestorben, und die Erben haben die Schlüssel noch nicht gefunden. Ihr Lehrling Misko schon. Er ist zwölf, sehr ruhig und verkauft nach Gewicht. »Starkes links, Schwaches rechts«, flüstert er und schreibt deinen Namen auf. »Das mittlere Brett würde ich nicht anfassen. Sie hat es angefasst.«
story-city-apothecary-a = Die Tasche füllen, und zwar schnell.
story-city-apothecary-a-result = Du verlässt das Haus durchs Fenster, mit mehr Glas als Würde, während die Erben mit einer Axt die Treppe heraufkommen. Sie abzuschütteln kostet dich den Abend und fast den ganzen Atem. Misko hat es angeschrieben.
story-city-apothecary-b = Einen Trank gegen das mittlere Brett tauschen.
story-city-apothecary-b-result = Es schmeckt nach Pfeffer und Gewitter. Du erwachst auf dem Boden, verbessert, wo es am nötigsten war, mit einem Kissen unter dem Kopf. Der Junge hat die Stunde notiert, die Farbe deiner Zunge und was du gerufen hast.

story-city-bell = Die Glocke ohne Turm
story-city-bell-intro = Die Glocke des abgebrannten Tempels läutet nachts, obwohl sie weder Seil noch Klöppel hat und seit dem Feuer auch keinen Turm. Odila, die sie früher geläutet hat, kocht zwischen den Mauern Suppe für die Armen und sieht nicht auf, wenn es anfängt. Unten im Schutt summt die Bronze noch, wenn man die Hand auflegt.
story-city-bell-a = Die Hand liegen lassen.
story-city-bell-a-result = Das Summen steigt dir in den Arm und geht durch die Knochen, einen nach dem anderen, wie jemand, der Schlüssel probiert. Du könntest loslassen und tust es nicht. Als es aufhört, ist dir etwas genommen worden oder etwas gegeben.
story-city-bell-a-band-1 = Es ist etwas Kleines, aber du hast dich jahrelang darauf verlassen. Odila bringt dir eine Schale und hält den Löffel, bis du es kannst.
story-city-bell-a-band-2 = Was du da findest, ist schlicht und fest wie eine Sprosse. Wer dableibt, sagt Odila, bekommt so eine.
story-city-bell-a-band-3 = Ein Schlüssel hat gepasst. Dahinter liegt eine Bewegung, alt wie die Glocke, und dein Arm kennt sie schon.
story-city-bell-b = Herausfinden, wo sie gegossen wurde.
story-city-bell-b-result = Du kratzt den Ruß vom Rand und findest das Zeichen einer Gießerei in den Bergen. Man habe sie in Eile geschlossen, sagt Odila, bei brennendem Ofen. Sie wischt sehr lange an ihrer Kelle.

story-city-debtor = Anderer Leute Schulden
story-city-debtor-intro = Ein Wucherer heuert dich an, um einen Schuldner zu erschrecken. Der Schuldner, ein Kerzenzieher mit Klumpfuß, hat schon drei Vettern angeheuert, um den Wucherer zu erschrecken. Alle treffen sich auf derselben engen Treppe, und umdrehen kann sich keiner. »Nach Euch«, sagt der älteste Vetter. Niemand rührt sich.
story-city-debtor-a = Den Lohn auf der Treppe verdienen.
story-city-debtor-a-result = Die Vettern raufen wie Vettern, mit Ellbogen und alten Geschichten, und du kommst unten an mit allen dreien obendrauf. Dort zahlen dir beide Seiten dafür, dass du gehst.
story-city-debtor-b = Fragen, wer sonst mit solchen Schulden handelt.
story-city-debtor-b-result = Ein Haus in Nowigrad, sagt der Kerzenzieher, kauft sie sackweise und verlangt das Geld nie zurück. Es verlangt anderes. Ihm nahm es den Geruchssinn, und er hat einmal die besten Kerzen der Stadt gemacht. Dieses Haus würdest du gern sehen.

story-city-puppets = Die Puppe mit der Narbe
story-city-puppets-intro = Das Puppenspiel handelt von dir: die Narbe, der Gang, sogar wie du Türen ansiehst. Die Puppe gewinnt jeden Kampf, und die Kinder buhen trotzdem. Hinter dem Vorhang zieht eine alte Frau, Zofka, die Fäden, ohne hinzusehen. Sie sieht dich an.
story-city-puppets-a = Dafür zahlen, dass sie zeigt, woher sie das weiß.
story-city-puppets-a-result = Sie knüpft dir an jeden Finger einen Faden und zieht, einmal nach links, einmal nach rechts. Du lernst mehr über deine Hände als in zehn Wintern Drill. Deine Münzen hängt sie der Puppe an den Gürtel.
story-city-puppets-b = Deinen Anteil an den Einnahmen fordern.
story-city-puppets-b-result = Sie zahlt wortlos, aus dem Hut. In der Abendvorstellung, hörst du, ist die Puppe gierig und stirbt daran, langsam, einen ganzen Akt lang, und endlich jubeln die Kinder.

story-city-pit = Die Grube
story-city-pit-intro = Hinter dem Schlachthof schlagen sich Männer für Geld, und andere sehen zu. Der Meister des Abends ist mütterlicherseits ein halber Troll, sagt er. Der Stallbursche, der die Wetten hält, hat hier nie einen Hexer verlieren sehen; man ließ nie einen ein. Er macht das Gatter auf und tritt ein gutes Stück zurück.
story-city-pit-a = Gegen den Meister antreten.
story-city-pit-a-result = Er schlägt zu wie eine Tür im Sturm, und du bleibst auf den Beinen, so lange deine Schule reicht. Das Volk wirft, was ihm das wert war. Der Meister leiht dir seinen Lappen, für das Blut, und will ihn wiederhaben.
story-city-pit-b = Mit dem Stallburschen reden.
story-city-pit-b-result = Er hat keine eigene Münze, aber einen Onkel in den Bergen, der Pferde züchtet und die Graue nicht reiten kann. Keiner kann es. Wenn es bis zum Herbst keiner kann, sagt der Junge, kommt sie hierher, und er sieht über die Schulter nach dem Schlachthof.

## Herbergen, Tore und Zünfte

story-city-bill = Die Rechnung
story-city-bill-intro = »Ein Bett, darin geschlafen«, liest die Wirtin vor. »Ein Bett, darunter geschlafen. Eine Gans. Der Gänsemagd gesagt, sie sei auserwählt. Instandsetzung des Vaters der Gänsemagd. Ein Fenster, zum Abgang benutzt.« Sie faltet das Blatt. Du bist in deinem Leben nicht hier gewesen; aber die Narbe war wie deine, sagt sie, das Medaillon auch, und unterschrieben hat er mit deinem Namen.
story-city-bill-a = Zahlen und fragen, wohin er geritten ist.
story-city-bill-a-result = Du zahlst für eine Gans, die du nicht gegessen hast. In die Berge, sagt die Wirtin, dort sitze etwas auf einem Felsen, und man suche einen Hexer. Gepfiffen habe er. Und das Medaillon, wenn sie es recht bedenkt, hat auf seinem Hemd grün abgefärbt.
story-city-bill-b = Dich weigern und zum Essen bleiben.
story-city-bill-b-result = Du weigerst dich so leise, dass sie dir glaubt. Sie zerreißt die Rechnung, setzt sich zu dir und erzählt, was man hierzulande über Hexer sagt, und das meiste davon zu wissen kann dir nicht schaden. Es gibt Gans.

story-city-tariff = Der Tarif
story-city-tariff-intro = Theodor Grole verliest ihn am Tor, in sicherem Abstand zu den Hunden. »Für ein Schwert der Satz für ein Schwert. Für ein zweites der höhere, da es auf Absicht schließen lässt. Elixiere nach Flaschen. Für eine Narbe, erworben außerhalb des Bezirks: Einfuhr. Monsterköpfe nach Gewicht, Hörner gesondert.« Er blickt auf. »Es gilt für alle das Gleiche. Dafür hassen sie mich besonders.«
story-city-tariff-a = Alles bezahlen, ohne ein Wort.
story-city-tariff-a-result = Er zählt zweimal nach, gibt dir eine Quittung mit drei Siegeln und, weil ihm das noch nie passiert ist, seinen eigenen Platz am Ofen der Torwache. Du schläfst ungestört. Gefaltet über dem Herzen getragen, hält die Quittung so viel aus wie gesottenes Leder.
story-city-tariff-b = Ein Tor ohne Grole suchen.
story-city-tariff-b-result = Das gibt es, sagt eine Frau mit einem Maultier, und zwar seit dreißig Jahren: die Furt, nach Einbruch der Dunkelheit. Sie heißt Dorrit Ash und fährt Rüben. Falls du ans Wasser kommst, sagt sie noch, zu schieben gibt es dort immer etwas.

story-city-salt = Gesalzen
story-city-salt-intro = Vor dem Tor stehen vier Särge, und die Witwe, die über ihnen weint, ist die Fuhrfrau Dorrit Ash, die nie verheiratet war. Die Särge sind schwer, und sie knirschen. Wachtmeisterin Holl weiß das, und sie weiß, was Salz hier drinnen kostet, seit es die Steuer gibt. Sie hat aber auch ihre Befehle. »Ich sehe mir jetzt den Sonnenuntergang an«, sagt sie, »so lange, bis sich jemand entschieden hat.«
story-city-salt-a = An einem Sarg mit anfassen.
story-city-salt-a-result = Ihr tragt sie hinein, einen nach dem anderen. Beim letzten verrutscht der Deckel, ein Schreiber schreit, und du verabschiedest dich über zwei Zäune und einen Hund. Dorrit Ash bezahlt dich unter der Brücke und schimpft über den Lärm.
story-city-salt-b = Fragen, wen man wirklich mit Salz begräbt.
story-city-salt-b-result = Jeden, sagt Holl und wendet sich nicht vom Sonnenuntergang ab. Der Totengräber gab früher in jedes Grab eine Handvoll, denn wo gesalzen ist, graben Ghule nicht. Seit der Steuer lässt er es weg. Sie sagt dir, wo die Erde zuerst offen war.

story-city-auction = Nachlass eines Hexers
story-city-auction-intro = »Nummer zwölf, ein Glas, summend. Nummer dreizehn, zurückgezogen. Nummer vierzehn, die Hälfte eines Buches über Waldschrate; die andere Hälfte fand sich nicht, er auch nicht. Nummer fünfzehn, Flaschen, voll, in keiner Sprache beschriftet. Nummer sechzehn, Briefe einer Dame, ein Bündel, ungeöffnet. Nummer siebzehn, eine leere Scheide.« Der Versteigerer sieht sich in der Schenke um. Bisher hat einer auf den Tisch geboten, auf dem er steht.
story-city-auction-a = Auf die Flaschen bieten.
story-city-auction-a-result = Du bekommst sie, weil sonst niemand will. Am Schanktisch sortierst du sie nach Geruch, und das leert den Raum. Was noch taugt, behältst du; den Rest gießt du in den Hof, wo die Nesseln am Morgen höher stehen und sich zum Haus neigen.
story-city-auction-b = Nach den Briefen fragen.
story-city-auction-b-result = Die will keiner, du kannst sie umsonst haben. Sie kamen neun Jahre lang, jedes Frühjahr, von einem Hof in den Bergen, in einer Schrift, die von Brief zu Brief schlichter wird. Das letzte Siegel ist von diesem Jahr.

story-city-election = Die Wahl
story-city-election-intro = Laut Satzung legt der Zunftmeister der Rattenfänger eine Ratte auf den Tisch, tot und selbst gefangen. Seit dem Frühjahr hat es in der Stadt keine mehr gegeben. Quist hat ein Eichhörnchen mitgebracht. Sein Gegner einen sehr kleinen Hund. Die Versammlung brüllt, Tibor fiedelt, und von der Galerie ruft eine alte Frau, mit Hexeraugen müsste sich doch eine finden lassen.
story-city-election-a = Selbst kandidieren.
story-city-election-a-result = Man schlägt dich vor, man unterstützt dich, man trägt dich auf einem Fass durch den Saal. Du hältst eine kurze Rede. Dann werden die Hände gezählt, und es zeigt sich, wer beide gehoben hat und wer das Fass bezahlen soll.
story-city-election-a-band-1 = Niemand, und du. Quist wird mitsamt Eichhörnchen wiedergewählt, und dich hält man am Ärmel fest, bis der letzte Becher bezahlt ist.
story-city-election-a-band-2 = Dir fehlen drei Hände. Quist hat seine Dankrede schon drucken lassen und einigt sich mit dir unter dem Tisch, der Ordnung halber.
story-city-election-a-band-3 = Du verlierst in Ehren. In der Garderobe danken dir beide Kandidaten, einer nach dem anderen, dass du nicht gewonnen hast, und zwar in Münzen.
story-city-election-b = Fragen, wohin die Ratten sind.
story-city-election-b-result = In den Wald, sagt die Alte: in einer Nacht, in Reihen, Schwanz im Maul, wie Kinder beim Ausgang. Sie hat gehört, wem sie folgten. Vorsummen wird sie es nicht. Sie hat Enkel im Saal.

story-city-locksmith = Das Meisterstück
story-city-locksmith-intro = Zur Meisterprüfung sperrt die Schlosserzunft den Prüfling in eine Truhe, die er selbst gebaut hat. Das war am Dienstag. Heute ist Freitag. Von drinnen meldet er, das Schloss sei noch besser, als er gehofft habe. Die Meister stehen mit ihren Feilen herum und bringen es nicht übers Herz, es aufzubrechen. Sie ernähren ihn mit Pfannkuchen durchs Schlüsselloch, sehr dünn gerollt.
story-city-locksmith-a = Die Gebühr zahlen und das Schloss versuchen.
story-city-locksmith-a-result = Eine Stunde lang horchst du es mit den Fingerspitzen ab, wie man auf etwas Schlafendes horcht, und es geht auf, wie so etwas aufgeht: auf einmal und von innen. Der Prüfling steigt heraus und verbeugt sich. Geschlafen hat er nicht, sagt er, aber er ist zum Nachdenken gekommen.
story-city-locksmith-b = Fragen, was ein Fußtritt wert ist.
story-city-locksmith-b-result = Sie beraten sich und zahlen. Du trittst gegen die Scharniere; an die hatte keiner gedacht. Das Schloss fällt heraus, heil und glänzend, und alle Meister beugen sich darüber. Es dauert, bis einem einfällt, in die Truhe zu sehen.

story-city-relic = Die Finger der heiligen Wenna
story-city-relic-intro = Elf Finger der heiligen Wenna hat der Reliquienhändler diesen Monat verkauft, und hier, auf Samt, liegt der zwölfte. Sie sind echt, beschwört er; er ist ein frommer Mann, und es fängt an, ihn zu beunruhigen. Jeder kam geradewegs aus dem Grab, jeder ist morgens noch warm, und der Kanonikus, der sie schickt, will kein Geld mehr. Er will jetzt Pilger.
story-city-relic-a = Den Finger auf Probe nehmen.
story-city-relic-a-result = Er liegt dir in der Hand und dreht sich wie eine Nadel. Den ganzen Tag gehst du, wohin er zeigt: über den Markt, durch einen Kreuzgang, unter ein fremdes Bett. Entweder weiß er, was du jagst, oder er will bloß aus der Stadt. Am Abend ist er steif.
story-city-relic-a-band-1 = Der Händler will ihn wieder, er selbst will nicht. Bis er von deinem Gürtel ab ist, vergeht der Abend, und etwas vom Gürtel geht mit.
story-city-relic-a-band-2 = Zur Landstraße hin ist er erstarrt. Du folgst ihm mit den Augen und findest am Wegrand, im Schlamm, worauf er gezeigt hat.
story-city-relic-a-band-3 = Die Spitze zeigt zu den Hügeln. Und unter der Lampe siehst du, dass der Nagel schmutzig ist: Eine zweite Stelle hat er dir in die Hand geritzt.
story-city-relic-b = Nach dem Weg zum Grab fragen.
story-city-relic-b-result = Oben in den Bergen, sagt der Händler; die Pilger ziehen mit Gesang los. Zurückkommen hat er keinen sehen, aber er hat auch nie hingeschaut. Wenn das einmal jemand täte, wäre er dankbar. Er zieht den Samt über den Finger.

## Recht und Ordnung

story-city-hangman = Der Seiler
story-city-hangman-intro = Meister Ruben hat den guten Rock an. Heute Abend heiratet seine Tochter Hedda einen Bäckerssohn, und die Bäcker glauben, der Brautvater mache Seile. »Es ist nicht einmal gelogen«, sagt er. Was ihm fehlt, ist ein Gast, der ihn seit Jahren als Seiler kennt. Hinter seinem Rücken schüttelt Hedda den Kopf. Sie will, dass man es vor der Trauung sagt und nicht danach.
story-city-hangman-a = Auf die Seile schwören.
story-city-hangman-a-result = Du lobst eine Stunde lang seinen Hanf, und die Bäcker nicken. An der Tür drückt dir Ruben einen Beutel in die Hand. Auf der Treppe sitzt die Braut, den Kranz im Schoß, und rückt beiseite, um dich vorbeizulassen.
story-city-hangman-b = Es den Bäckern bei Tisch sagen.
story-city-hangman-b-result = Du sagst es ihnen. Es wird so still, dass man die Kerzen hört. Dann meint der alte Bäcker, in jedem Gewerbe müsse einer früh aufstehen, und streckt die Hand aus. Spät in der Nacht sagt dir Ruben, welcher von deinen Hieben bloß grausam ist, und zeigt dir dafür einen schnellen.

story-city-notebook = Vier Jahre, nach Gewicht
story-city-notebook-intro = Misko, der Lehrling, steht vor Gericht, weil er seine Meisterin vergiftet haben soll. Seine Füße reichen nicht bis zum Boden. Zu seiner Verteidigung hat er seine Notizen mitgebracht: wer in vier Jahren was gekauft hat, nach Gewicht, und für wen es angeblich war. Er beginnt vorzulesen. Bei der zweiten Seite ist der Richter bleich. Bei der dritten steht die Frau des Vogts auf und geht.
story-city-notebook-a = Den Jungen durchs Fenster schaffen.
story-city-notebook-a-result = Das Fenster ist klein, und er ist es auch. Du rennst, unter dem einen Arm den Lehrling, unter dem anderen vier Jahre fremder Geheimnisse. Er werde im Wald sein, sagt er, und du sollst kommen, wenn sie nicht mehr suchen.
story-city-notebook-b = Die Notizen gegen sein Leben tauschen.
story-city-notebook-b-result = Das Gericht befindet, die Dame sei am Alter gestorben. Das Heft wandert in den Ofen, Seite um Seite, und alle Anwesenden atmen aus. Misko, frei und ohne Gewerbe, überlässt dir, was noch auf den Brettern stand.

story-city-deadhouse = Einer zu viel
story-city-deadhouse-intro = Wachtmeisterin Holl zählt die Toten zweimal, denn sie ist gründlich. In der Dämmerung waren es sechs. Jetzt sind es sieben, und im Morgengrauen, sagt sie, werden es wieder sechs sein; das geht seit Wochen so. Sie hebt die Laterne. Der siebte ist groß, trägt keine Stiefel und hat sich das Leichentuch des Nachbarn über die Ohren gezogen. Es ist Radek, der Lastträger, den die ganze Stadt begraben hat.
story-city-deadhouse-a = Ihr sagen, dass er lebt.
story-city-deadhouse-a-result = Sie schreibt es auf und zahlt dir den Lohn für einen aufgefundenen Vermissten. Radek erhebt sich, deckt den Nachbarn wieder zu und sieht dich an, nicht einmal böse. Am Mittag wissen es die Gläubiger. Er schläft jetzt unter der Brücke.
story-city-deadhouse-b = Beschwören, dass er tot ist.
story-city-deadhouse-b-result = »Dann kann er hier liegen«, sagt Holl und geht mit der Laterne weiter. Als sie fort ist, öffnet Radek ein Auge. Er hat Arbeit in den Bergen, von der Art, um die man nur Tote bittet, und könnte noch ein Paar Schultern brauchen.

story-city-mila = Neun Fragen
story-city-mila-intro = »Tötest du die? Was kostet eins? Kostet ein großes mehr? Muss es Krallen haben? Wenn es die ganze Woche aussieht wie ein Mann, ist es dann trotzdem eins? Wäre meine Mutter traurig? Willst du das Geld vorher? Reicht das? Kannst du vor Samstag kommen?« Sie heißt Mila. Sie ist neun, und den Beutel hat sie selbst gestrickt.
story-city-mila-a = Fragen, wo es wohnt.
story-city-mila-a-result = »Bei uns«, sagt Mila. Die Woche über brennt es Kalk, oben in den Bergen, und samstags kommt es heim. Ihre Mutter sagt, es sei bloß müde. Du nimmst den Beutel nicht. Du sagst, du wirst es dir ansehen, und das will sie schriftlich.
story-city-mila-b = Mila zu Wachtmeisterin Holl bringen.
story-city-mila-b-result = Marta Holl hört sich alle neun an und stellt drei eigene. Dann bringt sie das Kind nach Hause, mit schweren Schritten, an jedem hellen Fenster der Straße vorbei, und das wird sie nun jede Nacht tun. Ihr zweites Kettenhemd kannst du haben, sagt sie über die Schulter, und ihr Bett auch: Sie wird es nicht brauchen.

story-city-wanted = Gesucht
story-city-wanted-intro = Der Schreiber der Wache zeichnet die Gesichter für die Anschläge. Das Dumme ist, dass niemand, der dem Würger begegnet ist, ihn noch beschreiben kann, und Wachtmeisterin Holl braucht bis heute Abend etwas an den Mauern. Der Schreiber spitzt die Kohle und mustert dich länger, als es sich gehört. »Diese Wangenknochen«, sagt er. »Und Ihr reist doch morgen ohnehin ab?«
story-city-wanted-a = Für das Bildnis sitzen.
story-city-wanted-a-result = Es ist gut getroffen, und am Abend hängt es an jeder Ecke. Der Schreiber teilt sein Honorar. Du verlässt die Stadt auf dem Fluss, hungrig, unter einer Plane, und auf der Brücke erzählen Leute, die dich nie gesehen haben, wie sie dir entkommen sind.
story-city-wanted-b = Dir die Hälse ansehen.
story-city-wanted-b-result = Holl schließt dir die Leichenkammer auf. Die Male stammen von Fingern, die ein Glied zu viel haben, und unter jedem Nagel der Toten klebt nasses Laub. Es ist kein Mensch, und du weißt, wo so etwas schläft. Der Schreiber bittet, es nicht zeichnen zu müssen.

story-city-bread = Zu leicht befunden
story-city-bread-intro = Sie haben Kreide im Brot gefunden, und ein Kind ist gestorben, nicht an der Kreide; aber das erkläre einer zweihundert Leuten auf einem engen Platz. Der Bäcker steht auf seinem Dach. Er hat einen Brotschieber, einen Sack Mehl und hinter sich kein Dach mehr. »Es waren doch nur die grauen Laibe!«, ruft er. Einer hat eine Leiter geholt, und jemand anders einen Strick.
story-city-bread-a = Dich auf die Leiter stellen.
story-city-bread-a-result = Eine Stunde lang lässt du keinen vorbei, mit flacher Klinge und Ellbogen, und die hier schleppen Säcke fürs tägliche Brot. Als die Wache kommt, kannst du den Arm kaum noch heben; er hat gelernt zuzuschlagen, ohne zu töten. Der Bäcker beschwert sich über sein Dach.
story-city-bread-b = Mit der Frau mit dem Strick reden.
story-city-bread-b-result = Sie ist die Mutter. Sie hört nicht zu, aber sie steigt auch nicht hinauf, und alle sehen auf sie. Du hältst ihre Handgelenke, bis es vorbei ist. Ein Lastträger zeigt dir behutsam, wie man so einen Griff löst; deinen alten wirst du nicht mehr benutzen.

story-city-duel = Beistand im Morgengrauen
story-city-duel-intro = Meister Serafin soll sich im Morgengrauen schlagen. Der Herausforderer ist siebzehn, sein bester Schüler, und von einem Mädchen hat er gehört, der Alte lebe nur noch von seinem Namen. »Er ist besser als ich«, sagt Serafin. »Dafür habe ich gesorgt. Gewinne ich, töte ich ein Kind. Verliere ich, wird er, was ich geworden bin.« Er bittet dich um deinen Beistand, damit alles seine Ordnung hat.
story-city-duel-a = Ihm beim Duell beistehen.
story-city-duel-a-result = Sie fechten sehr lange. Am Ende fängt Serafin die Klinge mit dem Armstumpf und hält sie fest, bis der Junge weint. Diese Parade hast du noch nie gesehen, und du wirst sie nicht vergessen. Ihn heimzubringen kostet dich den ganzen Tag.
story-city-duel-b = Heute Nacht das Schwert des Jungen zerbrechen.
story-city-duel-b-result = Er schläft mit der Waffe im Arm, und ihr geht zusammen durchs Treppengeländer. Am Morgen gibt es kein Schwert und kein Duell, und die Familie zahlt gut, damit niemand davon spricht. Sieht Serafin dich auf der Straße, wechselt er die Seite.

## Häuser und was darin wohnt

story-city-sermon = Suppe und Predigt
story-city-sermon-intro = Odila predigt mit der Kelle in der Hand. »Die Priester sagten, das Feuer sei eine Prüfung. Ich habe dazu geläutet. Ich habe geläutet, bis das Seil brannte, und keiner kam, weil jeder die eigenen Eimer zählte. Also, die Predigt: Es gibt Suppe. Wer nichts hat, isst. Wer etwas hat, tut es in den Hut und isst auch. Amen.«
story-city-sermon-a = Etwas in den Hut tun und essen.
story-city-sermon-a-result = Sie füllt dir den Napf zweimal und setzt sich zu dir auf einen verkohlten Balken. Ihr redet, bis es dunkel ist, von Armen, die nicht mehr können, und wie man trotzdem weiterzieht. Als du aufstehst, hält, was an dir am schwächsten war.
story-city-sermon-b = Fragen, was sie vom Turm aus sah.
story-city-sermon-b-result = Das Feuer kam nicht von unten, sagt sie. Es kam am Seil herab, aus der Glocke. Der Mann, der sie gegossen hat, lebte in den Bergen, wenn er noch lebt. Sie hat nie den Mut gehabt, hinzugehen und ihn zu fragen.

story-city-letter = Bitte vorlesen
story-city-letter-intro = Die Wäscherin kann nicht lesen, also liest du. »An die Mutter des Gemeinen Janek. Euer Sohn wurde am Neunten tot aufgefunden. Für die verlorene Decke, für die verlorenen Stiefel, für gefasstes und nicht abmarschiertes Brot bringt die Kompanie in Abzug wie folgt.« Das hast du für dich gelesen. Laut bist du bis zum Namen ihres Jungen gekommen. Sie trocknet sich die Hände und lächelt dich an.
story-city-letter-a = Vorlesen, was dasteht.
story-city-letter-a-result = Du liest bis zum Ende, mit Abzügen und Unterschrift. Sie trocknet weiter ihre Hände. Dann öffnet sie die Truhe und gibt dir, woran er gelernt hat, ein Holzschwert, am Griff auf der falschen Seite hohl gewetzt. Du nimmst es, begreifst, was er entdeckt hatte, und vergisst, was man dich gelehrt hat.
story-city-letter-b = Vorlesen, was sie sich erhofft.
story-city-letter-b-result = Es gehe ihm gut, liest du; es habe Fleisch gegeben; er schicke Küsse und frage nach der Katze. Es kommt dir leicht von den Lippen. Sie zählt dir ihr Erspartes in die Hand und bittet dich wiederzukommen, wenn der nächste Brief da ist.

story-city-mailshirt = Die letzte Reihe
story-city-mailshirt-intro = Der Waffenschmied starb, als das Kettenhemd fast fertig war, und seitdem schließt es seine Witwe, Ring um Ring, am Abend. Gelernt hat sie das nie; sie hat ihm dreißig Jahre lang die Zange gereicht. Eine Reihe ist noch offen, am Hals. »Die hat er sich aufgehoben, weil es da am meisten darauf ankommt«, sagt sie. »Ich habe keine Eile. Danach kommt nur noch der Abwasch.«
story-city-mailshirt-a = Es kaufen, wie es ist.
story-city-mailshirt-a-result = Sie hilft dir hinein und schließt den letzten Ring an dir selbst, mit seiner Zange, die Stirn fast an deiner Kehle. Es sitzt wie nach Maß. Sollte daran etwas zu flicken sein, sagt sie, dann kommst du zu ihr und zu sonst niemandem.
story-city-mailshirt-b = An ihrer Werkbank das eigene flicken.
story-city-mailshirt-b-result = Ihr arbeitet nebeneinander, bis die Kerze herunter ist, und sie zeigt dir, wie er die Nieten nach innen drehte. So heil war dein Hemd seit Jahren nicht. Vier Ringe hat sie heute geschlossen und, als sie sich unbeobachtet glaubte, drei wieder geöffnet.

story-city-wall = Durch die Wand
story-city-wall-intro = »Im Morgengrauen ist er heimgekommen, Dreck bis zu den Ellbogen.« – »Er ist ein erwachsener Bursche.« – »Er hatte keinen Hunger. Er hat immer Hunger.« – »Leise, wir haben einen Gast.« – »Das meine ich ja. So einen Gast haben wir. Man könnte fragen.« – »Und was tun die, wenn man sie fragt?« Nebenan ist es eine Weile still. Dann sagt die Frau: »Die hören durch Wände, heißt es.«
story-city-wall-a = Einen Trank unter ihrer Tür durchschieben.
story-city-wall-a-result = Eisenhut, und wie viel davon, auf einem Zettel; damit kann ein Sohn alt werden. Die Flasche scharrt über die Dielen davon. Am Morgen sind deine Stiefel geputzt, und im linken steckt das Drillbuch eines Feldwebels, das eigentlich in der Familie bleiben sollte.
story-city-wall-b = Auf dem Dach auf den Sohn warten.
story-city-wall-b-result = Er kommt bei Mondaufgang, die Schuhe in der Hand, um niemanden zu wecken, und nimmt die Stadtmauer mit einem Satz. In einem Werwolf, der an seine Schuhe denkt, ist noch jemand, mit dem man reden kann. Die Spur führt in die Berge.

story-city-cellar = Der Keller unter dem Keller
story-city-cellar-intro = Hinter dem ältesten Fass des Weinhändlers ist eine Tür, und dahinter führt eine Treppe hinab, die kein Maurer dieser Stadt gebaut hat. Unten ist für zwölf gedeckt, mit Silber. Auf elf Plätzen liegt Staub. Am zwölften ist eben die Kerze ausgeblasen worden. Es sind die Knechte des Weinhändlers, die blass erwachen, am Tag nach dem Lohn: Ein Ekimmara trinkt seinen Wein am liebsten aus jemandem.
story-city-cellar-a = Hinuntergehen und abräumen.
story-city-cellar-a-result = Du nimmst das Silber Stück für Stück, den Rücken zur Wand. Bei der elften Gabel erwacht über dir etwas, schwer von anderer Leute Wein, und lässt die Decke los. Wie schnell es fällt, hängt davon ab, wann zuletzt Zahltag war.
story-city-cellar-a-band-1 = Zahltag war gestern. Es ist nüchtern genug, um auf dir zu landen; du gehst auf allen vieren, mit den halben Gabeln und weniger Mantel.
story-city-cellar-a-band-2 = Zahltag war am Freitag, und es fällt wie ein Bündel Wäsche. Du trittst beiseite und trägst die Löffel daran vorbei nach oben.
story-city-cellar-a-band-3 = Heute war Zahltag. Es fällt, verfehlt den Boden und singt. Du räumst die ganze Tafel ab und nimmst eine Karaffe von dem mit, was es so glücklich macht.
story-city-cellar-b = Ihm helfen, die Tür zuzumauern.
story-city-cellar-b-result = Du mauerst bis zum Morgen, mit Knoblauch im Mörtel auf seinen Wunsch und Eisen auf deinen, und er zahlt dir Maurerlohn. Hinter der letzten Schicht klopft es, zweimal, höflich. »Mäuse«, sagt der Weinhändler.

story-city-knacker = Bitte nicht anstechen
story-city-knacker-intro = Etwas ist in den Keller des Abdeckers gekrochen, um zu sterben, und hat es sich anders überlegt. Es liegt über dem Abfluss, aufgedunsen, glänzend, groß wie ein Ochse, und atmet. »Ich wollte gerade hineinstechen«, sagt der Abdecker. Du erklärst ihm, was eine Moderhaut tut, in die man sticht. Sie wartet, bis man nahe ist, und dann ist sie überall im Raum, und man selbst auch.
story-city-knacker-a = Es selbst tun, mit einer langen Stange.
story-city-knacker-a-result = Du bindest ein Abdeckermesser an drei Bootshaken und nimmst die Kellertür als Schild. Es wird laut. Von dem klaren Zeug, das sich von der Tür kratzen lässt, füllst du deine Flaschen. Die Riemen deiner Rüstung sind weich wie gekochter Speck.
story-city-knacker-b = Ihm lieber einen Rat verkaufen.
story-city-knacker-b-result = Kein Licht, sagst du ihm, kein Lärm, Salz auf die Schwelle und eine Woche frei; sie ziehen dahin weiter, wo es besser riecht. Er zahlt und schließt ab. Eine Woche darauf, hörst du, hat sein Nachbar, der Gerber, etwas im Keller.

## Was nicht sein sollte

story-city-bleaching = Dreierlei Wahrheit
story-city-bleaching-intro = Der Bader: Ein Mädchen in Weiß tanzt mittags auf der Bleiche, und zwei Lehrburschen haben mitgetanzt, bis sie verdurstet sind. Der Walker: Sonnenstich, und außerdem schuldeten sie ihm Geld. Die Frau des Walkers, als er draußen ist: Angefangen hat es in der Woche, in der er das Brautleinen einer Verstorbenen verkaufte. Das Mädchen kommt bloß wegen seines Leinens.
story-city-bleaching-a = Vor Mittag die Bleiche abgehen.
story-city-bleaching-a-result = Du findest einen Ring versengtes Gras und darin den Abdruck eines bloßen Fußes, hart gebacken wie Ziegel. Eine Mittagserscheinung bleibt bei dem, was ihr gehörte, und wirft keinen Schatten, solange sie sucht. Jetzt weißt du, wonach du selbst suchen musst.
story-city-bleaching-b = Verbrennen, was vom Leinen übrig ist.
story-city-bleaching-b-result = Die Frau bringt es in der Dämmerung unter der Schürze, ein Tischtuch, und ihr verbrennt es im Hof mit Salz und Eisenhut. Am nächsten Mittag tanzt niemand. Sie zahlt mit dem, was ihre Mutter gegen das Fieber aufhob, und bittet dich zu gehen, ehe er die Laken zählt.

story-city-candles = Die Kerzengasse
story-city-candles-intro = In der Kerzengasse spricht niemand. Aus einer Tür hält man dir eine Schiefertafel hin: STILL. Aus der nächsten: SIE KOMMT, WENN MAN SIE NENNT. Der Name stand in einem Abzählreim, liest du von Fenster zu Fenster. Alle Kinder kannten ihn, und nun sind es drei Kinder weniger. Ein Mann zeigt auf seinen Mund, dann zum Himmel, wo es dunkel wird. Er hält dir die Kreide hin.
story-city-candles-a = Schreiben: Wer war sie?
story-city-candles-a-result = Die Antwort braucht vier Tafeln. Die Braut eines Kerzenziehers. Sitzen gelassen. Das Haus ihrer Mutter, in den Bergen. Etwas von ihr muss dort noch sein, denn eine Nachterscheinung hängt an dem, was sie geliebt hat. Die vierte Tafel hält ein Kind, und darauf steht nur: BITTE.
story-city-candles-b = Die Kreide zurückgeben und mitwachen.
story-city-candles-b-result = Du setzt dich zu ihnen, und der Kerzenzieher lässt dich rühren. Blatt für Blatt, ohne ein Wort, zeigt er dir, was gegen die Nacht in den Talg gehört, und alles andere entfällt dir darüber. Bis zum Morgen probiert sie die Türen, eine nach der anderen. Keiner sagt den Namen.

story-city-strings = Ein Stück, das noch nicht geschehen ist
story-city-strings-intro = Zofka hat eine neue Szene. Die Puppe mit deinem Gesicht steigt auf einen Berg; gemalter Schnee fällt; im Fels geht eine Tür auf. Dann fällt der Vorhang. Die Kinder fragen, wie es weitergeht. »Das weiß ich noch nicht«, sagt die Alte, und sie sagt es über ihre Köpfe hinweg zu dir. Die Fäden der Puppe bewegen sich noch, doch ihre Hände liegen gefaltet im Schoß.
story-city-strings-a = Für den letzten Akt bezahlen.
story-city-strings-a-result = Sie nimmt dein Geld und gibt dir die gemalte Tür von der Bühne, nicht größer als eine Hand. Auf der Rückseite ist mit Bleistift ein Weg gezeichnet, mit jeder Biegung. »Geht hin, und kommt wieder«, sagt Zofka. »Ich kann nicht schnitzen, was ich nicht gesehen habe.«
story-city-strings-b = Die Fäden durchschneiden.
story-city-strings-b-result = Einer nach dem anderen reißt, und jedes Mal fällt dir etwas hin: eine Schnalle, ein Riemen, das Gefühl in den Knien. Dann stehst du aus eigener Kraft auf, und nie hat eine Bewegung so ganz dir gehört. Zofka kehrt die Fäden zusammen. Sie blutet aus allen Fingern.

story-city-clerk = Ein gutes Angebot
story-city-clerk-intro = Der Schreiber hat einen Klapptisch, ein Hauptbuch und saubere Manschetten, und er blinzelt nicht. »Unser Haus kauft, was die Leute nicht brauchen«, sagt er. »Den Namen, den Ihr früher hattet. Einen Tanzschritt. Den Weg zu Eurer Mutter.« Überall im Land hat ihm schon jemand etwas Kleines verkauft. Hinter dir in der Reihe steht eine Frau mit einem Kind an der Hand, und sie sieht das Kind an.
story-city-clerk-a = Ihm etwas verkaufen.
story-city-clerk-a-result = Er schreibt, er streut Sand, er zahlt viel zu viel. Drei Straßen weiter merkst du, was fehlt: nicht die Sache selbst, sondern der Gebrauch davon. Da hat sich die Frau mit dem Kind schon an den Tisch gesetzt.
story-city-clerk-b = Fragen, wo das alles aufbewahrt wird.
story-city-clerk-b-result = In Nowigrad, sagt er, in bester Ordnung, und du darfst es gern besichtigen. Er erklärt es ausführlich und zeichnet dir den Weg auf. Als er an dir vorbeisieht, ist die Frau fort, und das Kind mit ihr. Einen Augenblick lang blinzelt er beinahe.

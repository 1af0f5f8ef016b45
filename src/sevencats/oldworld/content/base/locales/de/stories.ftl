# Erkundungskarten. Eine Karte hat einen Titel, einen Text zum Vorlesen (-intro), ihre Optionen (-a, -b)
# und zu jeder, was daraus wird (-a-result ...); das sieht vor der Wahl niemand.

## Stadt

story-city-lamplighter = Die zehnte Laterne
story-city-lamplighter-intro = Neun Laternen brennen in der Gerbergasse. Die zehnte geht jede Nacht aus, und letzte Woche nahm sie den Laternenwärter gleich mit. Sein Nachfolger sitzt auf den Stufen, mit voller Ölkanne und ohne jede Absicht aufzustehen. »Zünd die für mich an«, sagt er, »und mein Lohn gehört dir.«
story-city-lamplighter-a = Die Ölkanne nehmen und gehen.
story-city-lamplighter-a-result = Etwas Kaltes lehnt sich an dich, als der Docht fängt. Es mag das Licht noch weniger als dich. Der Laternenwärter zahlt mit geschlossenen Augen.
story-city-lamplighter-b = Fragen, was die anderen sahen, ehe sie liefen.
story-city-lamplighter-b-result = Nichts, sagen sie, aber es hatte Zähne. Und es haust gar nicht in der Gasse: Das Öl kommt aus dem Wald, und mit den Fässern kam noch etwas.

story-city-bookbinder = Ein guter Einband
story-city-bookbinder-intro = Der Buchbinder zeigt dir ein Kräuterbuch, älter als die Stadt. Die Seiten sind heil; das Leder ist Menschenhaut, und tätowiert. »Der Rücken eines Gelehrten«, sagt er. »Im Testament hat er darauf bestanden.« Die Ränder sind voller Rezepte, und die Handschrift kommt dir beinahe bekannt vor.
story-city-bookbinder-a = Eigene Notizen gegen eine Nacht mit dem Buch tauschen.
story-city-bookbinder-a-result = Am Morgen kennst du drei neue Verwendungen für Eisenhut und eine für den Buchbinder. Die letzte behältst du für dich.
story-city-bookbinder-b = Nur den Einband lesen.
story-city-bookbinder-b-result = Eine Karte von Adern, eine Liste von Schulden, ein Segen. Seltsame Lektüre, aber du gehst mit klarem Kopf und leichten Füßen.

story-city-gallows = Der gesprächige Gehenkte
story-city-gallows-intro = Der Mann am Marktgalgen redet seit Donnerstag, meistens übers Wetter. Der Henker will vor dem Jahrmarkt seine Ruhe. Der Gehenkte will, wie sich zeigt, nur Gesellschaft, und er weiß noch, wo er seinen Beutel versteckt hat.
story-city-gallows-a = Ihn abschneiden und nach dem Beutel fragen.
story-city-gallows-a-result = Er zeigt mit steifem Arm. Ob sich der Beutel lohnt, hängt davon ab, was in dem Loch sonst noch geschlafen hat.
story-city-gallows-b = Sich vom Henker seine Knoten zeigen lassen.
story-city-gallows-b-result = Du vergisst einen Kniff, den du nie mochtest, und lernst einen besseren. Der Tote hat zu beiden etwas anzumerken.

story-city-ratcatcher = Streik der Rattenfänger
story-city-ratcatcher-intro = Die Rattenfänger im Hafen haben die Fallen niedergelegt. Es gibt keine Ratten mehr: Etwas in den Kanälen hat sie gefressen und versucht sich jetzt an Hunden. Der Zunftmeister zahlt für alles, was giftig ist, und irgendwann mehr für den, der selbst hinuntersteigt.
story-city-ratcatcher-a = Ihm eine Flasche verkaufen und ihn gießen lassen.
story-city-ratcatcher-a-result = Der Kanal rülpst grünen Rauch und verstummt. Der Zunftmeister zählt die Münzen gegen den Wind ab.
story-city-ratcatcher-b = Sich die Kanäle selbst ansehen.
story-city-ratcatcher-b-result = Die Spuren sind breit, nass und zahlreich. Sie führen unter der Mauer hindurch ans offene Wasser, wohin ihnen jemand wird folgen müssen.

story-city-fencing-master = Eine einzige Stunde
story-city-fencing-master-intro = Der Fechtmeister lehrt Kaufmannssöhne, mit Anstand zu verlieren. Er hat einen Arm, zwei Duelle auf dem Gewissen und nichts übrig für dein Gewerbe. »Ihr schlagt alle wie Metzger«, sagt er. »Für zwei Münzen zeige ich dir, wie man es unter Leuten macht.«
story-city-fencing-master-a = Die Stunde bezahlen.
story-city-fencing-master-a-result = Er braucht eine Minute, um dich auf den Rücken zu legen, und eine Stunde, um zu erklären, warum. Jede Münze wert.
story-city-fencing-master-b = Lieber mit seinem schlechtesten Schüler fechten.
story-city-fencing-master-b-result = Der Junge hat genau eine gute Finte. Du lässt eine schlechte Angewohnheit da und nimmst die Finte mit.

story-city-wake = Leichenschmaus für einen Lebenden
story-city-wake-intro = Sie begraben Radek, den Lastträger, der am Kopf der Tafel sitzt und mit Appetit isst. Der Priester ist bezahlt, die Grube ausgehoben, und kein Gläubiger verklagt ein Grab. Er bittet dich nur, die Sache als Fachmann zu bestätigen.
story-city-wake-a = Ihn für tot erklären und zur Suppe bleiben.
story-city-wake-a-result = Du unterschreibst mit einem Kreuz. Die Suppe ist gut, die Witwe großzügig, und der Verstorbene bringt dich zur Tür.
story-city-wake-b = Fragen, was der Tote hinterlässt.
story-city-wake-b-result = Seine Stiefel: die besten in drei Herzogtümern, verpfändet bei einem Mann in den Bergen. Eine Leiche, meint Radek, kann sie ja schlecht holen gehen.

story-city-pillory = Der Fiedler am Pranger
story-city-pillory-intro = Ein Fiedler steht am Pranger, wegen eines Liedes über die Frau des Vogts. Das Lied stimmte, und das machte es nicht besser. Abends lassen sie ihn frei, morgens jagen sie ihn fort, und er hat alles gehört, was in diesem Monat auf der Straße erzählt wurde.
story-city-pillory-a = Nach Ungeheuern fragen.
story-city-pillory-a-result = Er summt dir vor, wo es jagt, wie es läuft und in welcher Tonart es schreit. Du bist schon schlechteren Angaben gefolgt.
story-city-pillory-b = Nach ihm selbst fragen.
story-city-pillory-b-result = Er braucht einen stillen Wald, eine Münze für Saiten und jemand Großen, neben dem er stehen kann. Du versprichst, es dir da draußen zu überlegen.

story-city-apothecary = Das mittlere Brett
story-city-apothecary-intro = Die Apothekerin ist am Mittag gestorben, und die Erben haben die Schlüssel noch nicht gefunden. Ihr Lehrling schon. Er ist zwölf, sehr ruhig und verkauft nach Gewicht. »Starkes links, Schwaches rechts«, flüstert er. »Das mittlere Brett würde ich nicht anfassen. Sie hat es angefasst.«
story-city-apothecary-a = Die Tasche füllen, und zwar schnell.
story-city-apothecary-a-result = Du verlässt das Haus durchs Fenster, mit mehr Glas als Würde. Die Erben abzuschütteln kostet dich den Abend.
story-city-apothecary-b = Einen Trank gegen etwas vom mittleren Brett tauschen.
story-city-apothecary-b-result = Es schmeckt nach Pfeffer und Gewitter. Du erwachst auf dem Boden, verbessert, wo es am nötigsten war. Der Junge hat mitgeschrieben.

story-city-bell = Die Glocke ohne Turm
story-city-bell-intro = Die Glocke des abgebrannten Tempels läutet nachts, obwohl sie weder Seil noch Klöppel hat und seit dem Feuer auch keinen Turm. Die Leute zahlen gutes Geld, um im nächsten Ort zu schlafen. Unten im Schutt summt die Bronze noch, wenn man die Hand auflegt.
story-city-bell-a = Die Hand liegen lassen.
story-city-bell-a-result = Das Summen geht durch deine Knochen, als suchte es etwas. Es nimmt oder es gibt; was von beidem, merkst du erst, wenn es aufhört.
story-city-bell-b = Herausfinden, wo sie gegossen wurde.
story-city-bell-b-result = Das Zeichen am Rand gehört einer Gießerei in den Bergen. Man habe sie in Eile geschlossen, heißt es, bei brennendem Ofen.

story-city-debtor = Anderer Leute Schulden
story-city-debtor-intro = Ein Wucherer heuert dich an, um einen Schuldner zu erschrecken. Der Schuldner, ein Kerzenzieher mit Klumpfuß, hat schon drei Vettern angeheuert, um den Wucherer zu erschrecken. Alle treffen sich auf derselben engen Treppe, und umdrehen kann sich keiner.
story-city-debtor-a = Den Lohn auf der Treppe verdienen.
story-city-debtor-a-result = Die Vettern raufen wie Vettern. Am Ende zahlen dir beide Seiten dafür, dass du gehst.
story-city-debtor-b = Fragen, wer sonst mit solchen Schulden handelt.
story-city-debtor-b-result = Ein Haus in Nowigrad kauft sie sackweise und verlangt das Geld nie zurück. Es verlangt anderes. Dieses Haus würdest du gern sehen.

story-city-puppets = Die Puppe mit der Narbe
story-city-puppets-intro = Das Puppenspiel handelt von dir: die Narbe, der Gang, sogar wie du Türen ansiehst. Die Puppe gewinnt jeden Kampf, und die Kinder buhen trotzdem. Hinter dem Vorhang zieht eine alte Frau die Fäden, ohne hinzusehen.
story-city-puppets-a = Sie bezahlen, damit sie zeigt, woher sie das weiß.
story-city-puppets-a-result = Sie knüpft dir an jeden Finger einen Faden und zieht. Du lernst mehr über deine Hände als in zehn Wintern Drill.
story-city-puppets-b = Deinen Anteil an den Einnahmen fordern.
story-city-puppets-b-result = Sie zahlt wortlos. In der Abendvorstellung, hörst du, ist die Puppe geizig und stirbt daran. Endlich jubeln die Kinder.

story-city-pit = Die Grube
story-city-pit-intro = Hinter dem Schlachthof schlagen sich Männer für Geld, und andere sehen zu. Der Meister des Abends ist mütterlicherseits ein halber Troll, sagt er. Der Stallbursche, der die Wetten hält, hat hier nie einen Hexer verlieren sehen; man ließ nie einen ein.
story-city-pit-a = Gegen den Meister antreten.
story-city-pit-a-result = Er schlägt zu wie eine Tür im Sturm. Wie viel du heimträgst, hängt davon ab, was du vorher schon konntest.
story-city-pit-b = Mit dem Stallburschen reden.
story-city-pit-b-result = Er hat keine eigene Münze, aber einen Onkel in den Bergen, der Pferde züchtet und die Graue nicht reiten kann. Keiner kann es.

event-215-title = Sturlas Schafe
event-215-intro = Auf Sturlas Hof sitzt Bolverks Neffe mit fünf Mann, alle fett geworden von Hammel, der ihnen nicht gehört. Die Türen haben sie verheizt. Solange der Besitzer geächtet ist, gehört der Hof irgendwem, und irgendwer sind sie. »Und wer seid Ihr?«, fragt der Neffe kauend. Hinter ihm im Pferch hebt der letzte Widder den Kopf, als hätte er auf dich gewartet.
event-215-band-1 = Sie werfen dich über die Mauer und dein Schwert hinterher. Der Widder hatte mehr Glück. Im Getümmel hat er den Pferch eingetreten und ist mit dem Rest der Herde in den Wald. Die Nachbarn stecken dir dafür etwas zu.
event-215-band-2 = Es wird ein langer Nachmittag, vom Hof in die Scheune und von dort auf den Misthaufen. Dann haben sie genug und gehen sich beim Onkel beschweren. In seine Bucht sollst du kommen, rufen sie, und dich erklären. Da sitzt jetzt ein Schreiber.
event-215-band-3 = Zwei nimmst du mit dem, was vom Tor noch da ist, und der Widder nimmt den Neffen. Die anderen setzen sich in eine Reihe und reichen den Beutel heraus. Die Schafe muss der Onkel zahlen, sagen sie, in seiner Bucht; er hat jetzt einen Schreiber, der auf so etwas sieht.

event-223-title = Predigt an die Sirenen
event-223-intro = Er steht im guten Kragen im Bug und predigt vier Sirenen auf einem Felsen vom verlorenen Schaf. Sie haben aufgehört, sich zu kämmen. Schafe kennen sie nicht, aber eine Stimme, die etwas will, die kennen sie, davon leben sie ja; nur hat es mit ihnen noch niemand gemacht. Die älteste breitet die Flügel aus. Sirenen greifen an, wenn ein Lied zu Ende ist. Bruder Anselm kommt zum Schluss.
event-223-a = Beim Amen vor ihn treten.
event-223-a-result = Alle vier kommen auf einmal, und du stehst, bis dein Kettenhemd in Streifen hängt. Dann zerrt die jüngste die anderen zurück. Sie setzt sich Anselm zu Füßen und lässt sich nicht verscheuchen. Er muss sie in den Wald bringen, sagt er, wo es keiner sieht, und du kommst besser mit.
event-223-b = Ein Lied anstimmen, ehe er aufhört.
event-223-b-result = Du stimmst eins an, irgendeins, und Anselm muss mit. Solange es dauert, sitzen sie und lauschen. Du singst dich heiser, bis der Felsen außer Sicht ist, und die Ruderer legen zusammen, was sie bei sich haben. Anselm fragt, aus welchem Gesangbuch das war.

event-224-title = Im Zuber
event-224-intro = Auf einer Lichtung hat Bruder Anselm einen Zuber aufgestellt. Darin sitzt eine junge Sirene mit gefalteten Flügeln und singt ihm sein Lied zurück, ohne Worte, besser als er. Sie wäre seine erste Seele. Nur hat er darüber wach gelegen, sagt er. Wenn sie eine hat, dann hatten auch alle anderen eine, für die man Leute wie Euch bezahlt hat. Er fragt, ob er sie aufschreiben soll.
event-224-a = Ihm raten, »eine« zu schreiben.
event-224-a-result = Er schreibt es in seiner besten Schrift, und die Sirene klatscht. In dieser Nacht denkst du an die anderen, an jede, und schläfst nicht. Am Morgen zeigt sie dir eine Wendung, die sie alle machen, ehe sie zustoßen. Jetzt kennst du sie.
event-224-b = Ihm raten, sie ziehen zu lassen.
event-224-b-result = Er kippt den Zuber um, und mit drei Schlägen ist sie über den Bäumen. Er schreibt eine Null, wie jedes Jahr, und unter Bemerkungen: Es sang. Auf dem Rückweg ist er so vergnügt, dass du ihm die Bücher trägst, und deine eigene Last kommt dir leichter vor.
event-224-c = Ihn erinnern, dass er seine eine hat.
event-224-c-result = Du hast für ihn gekniet, sagst du, vor Zeugen. Anselm wird rot bis über die Ohren. Er zerreißt beide Berichte, lässt die Sirene aus dem Zuber und zahlt dir die Kollekte ein zweites Mal. Ehrliches Geld, sagt er, soll den Knien folgen.

event-225-title = Den Pfad hinauf
event-225-intro = Der Pfad ist steil, und das Bett ist aus Eiche. Auf halber Höhe kommen sie aus den Häusern: Schiffer, Witwen, Jungen mit Rudern, alle aus einer Familie, alle angezogen wie zum Begräbnis. Von uns stirbt keiner da oben, sagt der Älteste zu Hallbera; das Meer nimmt es als Beleidigung und hält sich an uns anderen schadlos. Ganz unsinnig ist das nicht. Du weißt, was dort draußen liegt.
event-225-a = Weitertragen, mitten hindurch.
event-225-a-result = Ihr tragt, und sie treten zur Seite, einer nach dem anderen; an ein Bett legt keiner Hand. Auf Daumenbreite geht es durch die Tür. Aber vom Fenster sieht man das Meer doch, und es hat die falsche Farbe. Hallbera wird hinunter müssen und es bereinigen.
event-225-b = Es absetzen, wo ihr seid.
event-225-b-result = Auf der Schulter des Hügels, zwischen Dorf und Haus, setzt ihr es ab. Murrend holen sie Steine und bauen darum herum, ein Fenster zum Meer und eins davon weg. Hallbera legt sich zur Probe hin. Die erste Suppe vom neuen Herd bekommst du.

event-226-title = Die Brennerei des Onkels
event-226-intro = Lubins Onkel hat nicht geschrieben, weil er schläft. Seit sieben Wochen, vor seiner Brennblase, einen Strohhalm im Mund, und die Blase tropft weiter. Lubin liest dir jedes Schildchen auf den Borden vor. Sie sind richtig geschrieben, und das verwirrt ihn. Eine Flasche steht offen. Er würde sagen, sie ist die Ursache. Er würde auch sagen, sie ist das Gegenmittel; es hängt an einem Buchstaben.
event-226-a = Lubin entscheiden lassen.
event-226-a-result = Er macht die Augen zu, wählt und kippt es hinein. Der Onkel setzt sich auf, fragt, welcher Tag ist, gibt ihm eine Ohrfeige und umarmt ihn. Von dem, was in sieben Wochen herabgetropft ist, trinkt ihr alle. Bald wird der Junge geprüft, sagt er, höher in den Bergen, und du sollst dabei sein.
event-226-b = Es selbst herausfinden.
event-226-b-result = Am Fenster riechst du daran, kostest mit der Zungenspitze und setzt dich mit Tafel und Kreide hin. Am Abend weißt du es. Der Onkel wacht auf. Lubin schreibt deine Tafel ab bis zum letzten Wort, und diesmal ist kein Fehler darin. Den Klecks hat er auch abgeschrieben.

event-227-title = Der praktische Teil
event-227-intro = Auf einer Wiese über den Wolken prüft der Kräutermeister seinen Lehrling. Es ist der praktische Teil: Lubin soll mischen, was man ihm sagt, nach Schildchen, und es trinken. Neben ihm stehen ein Eimer Sand und eine gefaltete Decke. Eine Hilfe ist erlaubt, und er hat auf dich gezeigt, ehe der Meister ausgeredet hatte.
event-227-a = Ihm eine eigene Flasche leihen.
event-227-a-result = Er bekommt sie mit dem Schildchen nach vorn, und er schreibt es Buchstabe für Buchstabe ab. Er trinkt. Er wartet. Er hickst einmal, höflich. Danach geht der Meister alles Schritt für Schritt mit dir durch, denn so gut hat er es selbst noch nie verstanden.
event-227-b = Es an seiner Stelle trinken.
event-227-b-result = Du trinkst, ehe jemand Einspruch erhebt. Eine Weile bist du sehr groß, dann liegst du unter dem Tisch. Aber solange es anhielt, hast du gesehen, wie jeder deiner Hiebe hätte sein sollen. Lubin besteht und bekommt einen Hut.
event-227-c = Ihm die Flaschen aus Ivars Korken geben.
event-227-c-result = Es sind seine eigenen, mit krummen Zetteln, und er kennt jede wie ein ungezogenes Kind: Die beißt, die muss man anwärmen. Er mischt, ohne zu lesen. Dem Meister fällt die Brille herunter. Was übrig ist, gehört dir, sagt Lubin, und was es bewirkt, schreibt er darauf, richtig.

event-228-title = Waschtag
event-228-intro = Bei Ebbe liegt ihre Höhle offen, ein Maul aus Schlamm, mit Leinen verhängt, und sie wartet mit aufgekrempelten Ärmeln. Zweierlei weiß man von Wasserweibern. Erst spucken sie einem Schlamm in die Augen und kommen dann von dort, wo man zuletzt hingesehen hat; und sie können keinen Fleck in Ruhe lassen. In der Tasche hast du ein Fläschchen Tinte. Sie spuckt.
event-228-band-1 = Der Schlamm trifft dich in beide Augen, und dann ist Waschtag: Du wirst eingeweicht, geklopft und ausgewrungen. Als du wieder sehen kannst, hängst du über einer Leine, ganz sauber. Etwas ist aus dir herausgegangen, das du seit Jahren hattest.
event-228-band-2 = Halb blind wirfst du die Tinte, und sie geht über ihr bestes Laken. Sie kreischt und reibt und reibt und hat keine Hand frei für dich. Du nimmst die Hemden. Zu jedem Namen gehört jemand an Land, und manche zahlen.
event-228-band-3 = Du schließt die Augen, bevor sie spuckt, und öffnest sie danach. Den Rest tut die Tinte; sie ist über den Fleck gebeugt, als es geschieht. Hinten hängen sechzig Hemden mit Namen, gestärkt, und du trägst sie die Küste entlang, von Tür zu Tür.

event-229-title = Der Schreiber in der Bucht
event-229-intro = Theodor Grole hat sich in Bolverks Bucht einen Tisch aufstellen lassen und einen harten Stuhl, mit der Lehne zu den Hunden. Davor stehen die Räuber in der Schlange, die Mütze in der Hand, und melden an. Ein Leuchter. Ein dito. Eine Glocke, klein. Es geht gut, sagt Bolverk, der krank aussieht. Am Ende stehen Nachbarn, die gern etwas zurückhätten. Grole will neben sich jemanden, den hier keiner erschrecken kann.
event-229-a = Nach dem Tarif schätzen.
event-229-a-result = Bis die Kerzen heruntergebrannt sind, schätzt du. Es ist öde Arbeit und gerecht; um Mitternacht hat selbst Bolverk seinen Ring angemeldet. Grole zahlt dir die Gebühr auf den Pfennig und sagt gerührt, so einen Abend habe er seit Jahren nicht gehabt.
event-229-b = Die Nachbarn vorlassen.
event-229-b-result = Du drehst die Schlange um. Jemand hebt eine Axt auf, und du siehst sie an, bis sie wieder liegt, und das braucht alles, was du hast. Kuh um Kuh geht heim. Grole trägt es als erstattet ein und unterstreicht es zweimal.
event-229-c = Einen Hof anmelden, für einen auf dem Felsen.
event-229-c-result = Posten für Posten meldest du ihn an: Türen, Schafe, ein Jahr. Grole schreibt, ohne aufzusehen: Eigentümer nicht zu nennen. Bolverk zahlt. Nach Einbruch der Dunkelheit schickt er ein Boot zur Schäre, mit einem vollen Fass, und keiner sieht es. Dein Anteil steht im Tarif, das Abendessen auch.

event-230-title = Bereinigt
event-230-intro = Hallbera rudert hinaus, bis dorthin, wo der Grund abfällt, und zieht die Ruder ein. Du sitzt im Heck, um es zu bezeugen. Sie spricht über die Bordwand, nicht laut: dass es drei Schiffe von ihr bekommen hat und die ganze Familie, dass sie quitt sind und dass sie jetzt ins Bett geht. Dann wirft sie Mütze, Messer und Pfeife hinein. Lange geschieht nichts. Dann kommt die Pfeife wieder herauf.
event-230-result = Sie schüttelt sie aus und zündet sie an. Unter dem Boot wird das Meer glatt, wie wenn sich etwas zum Schlafen auf die andere Seite dreht. Auf dem ganzen Rückweg schweigt sie. Am Steg sagt sie, du ruderst wie ein Bauer, zeigt dir, wie es geht, und dann gibt es Abendessen.

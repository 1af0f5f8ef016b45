# Weitere Stadtgeschichten des Abenteuerpakets.

story-adventure-city-weighhouse = Die ehrliche Waage
story-adventure-city-weighhouse-intro = Seit Montag wiegt die Waage im Stadthaus, was die Leute sagen. Ein Metzger schwor auf seine Würste, und die leere Schale ging hinab. Ein Bräutigam kam mit Wolle, sagte der Braut ein paar nette Worte, und die Kette riss. »Ich habe sie neu gekauft«, sagt Halka, die Wägerin, »von einem Zwerg in den Bergen. Er hat gefragt, ob ich ganz sicher bin.« Draußen steht der halbe Rat. Das Ding soll weg, und keiner will hereinkommen, um es zu sagen.
story-adventure-city-weighhouse-a = Für den Rat zu ihr sprechen.
story-adventure-city-weighhouse-a-result = Vor der Schale liest du die Abrechnungen der Ratsherren vor, eine nach der anderen, und sie sinkt, bis sie auf dem Boden steht. Bezahlt wirst du durchs Fenster, fürs leise Lesen. Halka hängt ein Tuch über die Waage. Man hört es knarren, sooft ihr jemand einen guten Morgen wünscht.
story-adventure-city-weighhouse-b = Die Waage zum Hersteller zurückbringen.
story-adventure-city-weighhouse-b-result = Halka wickelt den Balken in eine Decke wie ein krankes Kind. Sie gibt dir Brot für den Weg und sagt, das mache keine Umstände. In der Decke kippt etwas um. »Ein paar Umstände«, sagt Halka.

story-adventure-city-will = Bei klarem Verstand
story-adventure-city-will-intro = Der Notar verliest es vor der ganzen Familie. Den Neffen meine Verzeihung. Der Katze das Haus. »Und wer im März des großen Schnees als Hexer kam, tat, was verlangt war, und ohne Lohn fortgeschickt wurde, weil ich jung war und einen neuen Mantel hatte: den Lohn mit Zinsen für einunddreißig Jahre.« Die Neffen sehen dich an. Du warst es nicht. In jenem März warst du anderswo. Der Notar hat den Beutel auf den Knien und möchte zu Tisch.
story-adventure-city-will-a = Dafür unterschreiben.
story-adventure-city-will-a-result = Eine Unterschrift genügt, und niemand fragt nach einem Namen. Der Beutel ist schwerer als jeder, den du für getane Arbeit bekommen hast. Auf der Treppe kommt dir die Katze entgegen, hinter ihr ein Neffe, der ihren Napf trägt. Sie mustert dich wie eine Hauswirtin.
story-adventure-city-will-b = Suchen, wer damals im März kam.
story-adventure-city-will-b-result = Der Notar seufzt und bindet den Beutel wieder zu. Ein Grauer, sagt der älteste Neffe, er hinkte, für jeden ein böses Wort; in den Wald ist er und hat den neuen Mantel beim Namen verflucht. Einunddreißig Jahre durfte man den nicht verkaufen.

story-adventure-city-memoirs = Das Leben eines Hexers, von einem
story-adventure-city-memoirs-intro = Im Fenster des Druckers liegt eine Handschrift mit einem Weinfleck und einem Motto. Der Verfasser will unbekannt bleiben; er hat nur seine Narbe aufs Titelblatt gezeichnet. »Kapitel neun«, sagt der Drucker, »da erwürgt er eine Mittagserscheinung. Geht das?« Elf Kapitel sind gesetzt, das Papier ist bezahlt, und seine Frau hat so gelacht, dass man sie ins Bett bringen musste. Für ein Gutachten gäbe er etwas. Für ein Kapitel, das wahr ist, gäbe er mehr.
story-adventure-city-memoirs-a = Das Schlimmste verbessern.
story-adventure-city-memoirs-a-result = Die Kerze geht eher aus als die Fahnen. Die Mittagserscheinung bleibt, auf Wunsch des Druckers, aber erwürgt wird sie nicht mehr, und der Verfasser weint an weniger Stellen. Bezahlt wirst du nach gestrichenen Zeilen. Es kommt etwas zusammen.
story-adventure-city-memoirs-b = Das wahre Kapitel schreiben.
story-adventure-city-memoirs-b-result = Einen Morgen schreibst du auf, wie er war. Es werden vier Seiten und fast eine Nacht, und als es dasteht, in Tinte, merkst du, dass es deinen Arm verlassen hat und etwas anderes Platz hat. Der Drucker liest es, schweigt und setzt es ans Ende.
story-adventure-city-memoirs-c = Kord zum Signieren hineinschicken.
story-adventure-city-memoirs-c-result = Er wird rot, bis die gemalte Narbe verläuft. Einen Nachmittag lang sitzt er an einem Tisch, die Leute stehen an, und jedem sagt er, der Held des Buches sei draußen bei den Pferden. Danach schläft er zum ersten Mal, ohne zu schreien, und du auch.

story-adventure-city-dog = Ein Hund, nicht erfasst
story-adventure-city-dog-intro = Hinter Theodor Grole geht, zehn Schritte entfernt, ein Hund. Seit Neujahr tut er das: zum Tor, ins Zählhaus, bis zur Wohnung, und dort legt er sich über die Schwelle. Grole fürchtet sich vor Hunden. Seit einem Monat lebt er im eigenen Kontor auf der Fensterseite. »Er ist nicht gemeldet«, sagt der Steuerpächter, und das Hauptbuch zittert ein wenig. »Er hat keinen Halter, den man belangen könnte. Ich möchte, dass er entfernt wird, gegen Quittung. Tut ihm bitte nicht weh, wo ich es sehe.«
story-adventure-city-dog-a = Ihn aus der Stadt führen.
story-adventure-city-dog-a-result = Er kommt ohne einen Laut mit, am Tor vorbei, an der Mühle vorbei, und setzt sich, als du es sagst. Grole zahlt nach dem Tarif für Streuner. Als du abends am Zählhaus vorüberreitest, liegt er auf der Schwelle, etwas schmutzig, und drinnen brennt die Lampe.
story-adventure-city-dog-b = Herausfinden, wer ihn geschickt hat.
story-adventure-city-dog-b-result = Um den Hals trägt er eine Schnur, und der Knoten ist ein Wildererknoten. Du zeigst ihn Grole von weitem. Er wird ganz blass, dann ganz rot, und sagt, er kenne niemanden in den Bergen. Er liest es aus dem Hauptbuch, den Finger auf der Zeile.

story-adventure-city-headstones = Fehler in Stein
story-adventure-city-headstones-intro = Der Steinmetz kann nicht schreiben. Das störte keinen, solange es die Toten nicht störte. Jetzt kommen sie nachts, in einer Reihe an der Mauer entlang, und warten, bis sie dran sind: ein Otto mit drei t, eine gelibte Frau, ein Hauptmann, gefallen auf Seh. Sie tun nichts. Sie tippen auf den Meißel und zeigen. »Ich habe Weib und Kunden«, sagt der Steinmetz. »Und hinten steht einer, der steht bloß, seinen Stein auf der Schulter. Den habe ich im Dunkeln gehauen.«
story-adventure-city-headstones-a = Die Nacht über die Lampe halten.
story-adventure-city-headstones-a-result = Während er arbeitet, hältst du sie, und sie gehen fort, einer nach dem anderen, erleichtert. Der Letzte legt seinen Stein ab, auf dich. Es waren zwei Fehler darin, und er ist keiner, der tippt. Der Steinmetz bezahlt deine blauen Flecken nach Buchstaben.
story-adventure-city-headstones-b = Dem Steinmetz das Schreiben beibringen.
story-adventure-city-headstones-b-result = Mit einem Stock ziehst du die Buchstaben in den Steinstaub, alle, und gegen Morgen hat er die Zunge nicht mehr zwischen den Zähnen. Es ist stille Arbeit. Danach schläfst du so tief, dass er mit dem Zollstock hereinkommt, um sicher zu sein.

story-adventure-city-chess = Per Post
story-adventure-city-chess-intro = Der alte Hauptmann Brandeis spielt Schach mit einem Mann in Vengerberg, den er nie gesehen hat. Sie lagen bei einer Belagerung auf zwei Seiten und riefen sich die ersten Züge über den Graben zu. Das war vor vierzig Jahren; seither geht es per Post, zwei Züge im Jahr. Gestern kam der Brief. »Springer schlägt Läufer«, liest er, legt ihn hin und nimmt ihn wieder. »Ein guter Zug. Er macht keine guten Züge. Und es ist nicht seine Hand.« Das Brett steht da, daneben Tee für einen.
story-adventure-city-chess-a = Mit ihm nach einer Antwort suchen.
story-adventure-city-chess-a-result = Bis das Fenster grau wird, sitzt du darüber. Dich braucht er nicht, nur jemanden zum Anschweigen. Gegen Morgen sieht er es, lacht, schiebt die Figur mit einem Finger und zeigt dir dieselbe leise Drohung mit dem Brotmesser.
story-adventure-city-chess-b = In Vengerberg fragen, wer gezogen hat.
story-adventure-city-chess-b-result = Erst schreibt er seine Antwort und versiegelt sie, dann bricht er das Siegel und setzt eine Zeile dazu, die du nicht lesen sollst. Sonst hat er niemanden zu schicken. Du trägst den Brief im Handschuh wie ein Stück Glut.

story-adventure-city-poorhouse = Bett neunzehn
story-adventure-city-poorhouse-intro = Im Armenhaus liegt zwischen einem Glaser und einem Mann, der sich für eine Brücke hält, ein Hexer. Er ist über neunzig. Man fand ihn im Graben, das Medaillon im Mund, damit es ihm keiner nimmt. Es ist ein Wolf. Er hat keine Zähne und keine Zeichen mehr, das Wort für Schwert hat er vergessen, und nachts steht er auf und prüft die Fenster. »Alle vierzig«, sagt die Vorsteherin. »Dann kann er schlafen. Dann können es alle, das ist das Komische.«
story-adventure-city-poorhouse-a = Ihm etwas zu trinken geben.
story-adventure-city-poorhouse-a-result = Du hältst ihm die Flasche. Eine Stunde lang weiß er, wer er ist, und er verwendet sie auf dich: sitzt aufrecht, rückt deinen Ellbogen zurecht und schlägt dich mit dem Pantoffel, bis es stimmt. Dann fragt er freundlich, ob du wegen der Fenster kommst.
story-adventure-city-poorhouse-b = Mit ihm die Fenster prüfen.
story-adventure-city-poorhouse-b-result = Mit einer Kerze gehst du hinter ihm her, vierzig Fenster, und er zeigt dir jeden Riegel, als wäre es der erste. Die Vorsteherin nötigt dir etwas aus der Kollekte auf. In Bett neunzehn zieht er die Decke hoch und sagt ganz deutlich: »Es ist nichts hereingekommen.«
story-adventure-city-poorhouse-c = Den Namen deines Lehrers sagen.
story-adventure-city-poorhouse-c-result = Er taucht auf wie einer aus dem Wasser. Er hat den gelehrt, der dich gelehrt hat. Solange der Name hält, geht er mit dir die alte Form durch, die ganze Länge des Saals, und die Brücke klatscht. Das Medaillon legst du ihm zurück zwischen die Kiefer.

story-adventure-city-crate = Diese Seite oben
story-adventure-city-crate-intro = Im Zollschuppen am Kai steht eine Kiste, die atmet. Laut Papieren enthält sie Altarkerzen. Vor sechs Wochen kam sie aus dem Süden, niemand hat sie abgeholt, und jede Nacht frisst sie etwas mehr vom Tau. »Ich kann sie öffnen, dann bin ich schuld«, sagt der Zöllner, »oder ich lasse sie zu, dann bin ich auch schuld.« Er ist mager geworden. Auf den Deckel hat jemand in großen, freundlichen Buchstaben gemalt: NICHT SUMMEN.
story-adventure-city-crate-a = Die Kiste für ihn öffnen.
story-adventure-city-crate-a-result = Mit zwei Fingern hebst du den Deckel an und sagst nichts, und das darin auch nicht. Es ist groß wie ein Kalb und hat Flügel wie nasse Wäsche. Die Kerzen hat es gefressen, und dich hält es für seine Mutter. Du wirst bezahlt, und man führt es in die Menagerie. Es schaut sich um.
story-adventure-city-crate-b = Die Kiste weiterschicken und dem Kahn folgen.
story-adventure-city-crate-b-result = Der Zöllner stempelt so fest, dass die Kiste niest. Der Schiffer, der sie nimmt, ist taub, deshalb hat man ihn gefragt. Du bleibst auf dem Treidelpfad. Irgendwo vor der nächsten Schleuse wird ein zweiter Schiffer überholen wollen, und der singt.

story-adventure-city-clock = Dreizehn
story-adventure-city-clock-intro = Nachts schlägt die Stadtuhr dreizehn. Wer zwischen dem zwölften Schlag und dem danach auf der Straße ist, der ist am Morgen nicht mehr da, und keiner weiß, wer es war; nur hängt ein Mantel zu viel am Haken, oder eine Frau hat sich das Haar gemacht. Der Uhrmacher hat das Werk zerlegt. Am Rad sind zwölf Stifte. Gezählt hat er sie, sagt er, und dann zeigt er dir einen Kinderschuh auf der Werkbank und fragt, ob er Kinder hat.
story-adventure-city-clock-a = Um Mitternacht auf die Straße gehen.
story-adventure-city-clock-a-result = Du zählst mit. Nach dem zwölften wird es sehr hell, und auf dem Platz stehen sie alle, die Hände halb erhoben, wie Leute, die vergessen haben, was sie wollten. Du schiebst, bis der Letzte hindurch ist. Die Glocke nimmt sich dafür etwas. Die Zeit, die du vertan hattest, lässt sie dir.
story-adventure-city-clock-b = Die Uhr anhalten.
story-adventure-city-clock-b-result = Zwischen zwei Zähne des Rads schiebst du die Klinge, und die Stadt hält den Atem an. Verschwinden wird nun niemand mehr. Der Rat zahlt und begräbt einen Mantel. Der Uhrmacher deckt seither am Tisch einen Platz für den Schuh.

story-adventure-city-strike = Die Totengräber legen die Spaten hin
story-adventure-city-strike-intro = Die Totengräber streiken. Sie wollen einen Hut, gegen den Regen, und dann und wann von irgendwem ein Dankeschön. In der Kapelle liegen die Toten in zwei Lagen, nach dem Alphabet. Zwischen den Gräbern steht, allein, bis zur Hüfte im Lehm, Schwester Jutta, schaufelt und flucht. »Streikbrecherin!«, rufen die Totengräber über die Mauer. »Ich habe nichts gegen eure verdammten Hüte«, sagt Jutta. »Aber der kann nicht warten. Er war Bäcker. Er geht schon auf.«
story-adventure-city-strike-a = Den zweiten Spaten nehmen.
story-adventure-city-strike-a-result = Du gräbst neben ihr, bis deine Hände eine einzige Blase sind, und sie liest jedem eine Zeile, den steinigen auch einen Fluch. Am Abend stehst du im Schlamm wie ein Pfosten. Die Totengräber haben Klumpen nach euch geworfen. Dann, einer nach dem anderen, Seile.
story-adventure-city-strike-b = Für die Totengräber verhandeln.
story-adventure-city-strike-b-result = Ihre Forderung trägst du zum Rat und das Gesicht des Rats zu ihnen zurück. Den Hut bekommen sie. Für das Dankeschön braucht es eine dritte Sitzung, und der Bürgermeister sagt es mit dem Rücken zu ihnen. Beide Seiten zahlen. Jutta hat inzwischen elf geschafft.

story-adventure-city-shroud = Etwas in Leinen
story-adventure-city-shroud-intro = Der Schneider näht Leichenhemden für Hexer, auf Anzahlung. »Die meisten Eurer Zunft zahlen im Voraus«, sagt er, »da sich das andere als schwierig erwiesen hat.« Ein ganzes Brett liegt davon da, gefaltet, mit Namen; manche Namen schon lange, und die lüftet er im Frühjahr. Er legt dir das Maßband um die Brust. »Ihr dreht Euch gern nach links«, bemerkt er. »Ich sehe es auch an denen, die zurückkommen. Sie sind immer rechts gerissen.«
story-adventure-city-shroud-a = Eins bestellen, mit Bewegungsfreiheit.
story-adventure-city-shroud-a-result = Er schneidet großzügig zu und lässt dich anprobieren, im Liegen und dann im Kampf. Bei der dritten Anprobe drehst du dich nicht mehr nach links. Er faltet es und schreibt deinen Namen mit Kreide ans Brett. Kreide, sagt er, ist für die Hoffnungsvollen.
story-adventure-city-shroud-b = Die zerrissenen ansehen.
story-adventure-city-shroud-b-result = Er breitet sie unter der Lampe aus. Das eine war eine Klaue, das andere ein Schnabel, und das dritte ist frisch und von hier: Den Abstand kennst du, und auch, wo so etwas um diese Jahreszeit liegt. Er nimmt die Nadel aus dem Mund. »Darf ich Euch für Donnerstag eintragen?«

story-adventure-city-bride = Ein Platz an Heddas Tisch
story-adventure-city-bride-intro = Hedda heiratet, einen stillen Böttcher. Vor der Bäckerei steht ein Tisch für sechzig, mit Blumen, mit kleinen geknoteten Broten, und niemand sitzt daran. Es ist des Vaters wegen. Brot von der Tochter des Henkers isst jeder; aber auf sie zu trinken, Ellbogen an Ellbogen mit Meister Ruben, das ist etwas anderes, man weiß ja nie. Er steht an der Wand, mit neuem Kragen, die Hände auf dem Rücken. Der Fiedler hat schon zweimal angefangen. Hinter den Läden sieht die ganze Gasse zu.
story-adventure-city-bride-a = Meister Ruben zum Tanz bitten.
story-adventure-city-bride-a-result = Er weiß nicht, wohin mit den Händen, also legst du sie hin, wo sie hingehören. Er tanzt wie einer, der sein Leben lang Stufen gezählt hat. Bei der dritten Drehung geht eine Tür auf, dann viele. Was du vorher in den Füßen hattest, ist vergessen; das hier ist besser.
story-adventure-city-bride-b = Dich setzen und den Trinkspruch sagen.
story-adventure-city-bride-b-result = Allein an einem Tisch für sechzig sagst du, was zu sagen ist, etwas laut, zu den Läden hin. Hedda trinkt, der Böttcher trinkt, Ruben trinkt und muss das Glas abstellen. Die Flasche gibt sie dir mit. In der Tür von Nummer neun steht ein Kind mit einem Stuhl.

story-adventure-city-butcher = Ein zartes Stück
story-adventure-city-butcher-intro = Es ist das beste Fleisch der Stadt und das billigste, und die anderen Metzger waren beim Richter. Der Richter hat eine Scheibe gekostet. Jetzt nimmt er täglich davon. »Zart«, sagen alle, kauen und sehen in die Ferne. Du hast hinter dem Laden in das Fass geschaut. Darin lag ein Stiefel, kein großer. Der Metzger wischt sich die Hände. Sein Lieferant kommt mit dem Boot, sagt er, nachts, vom Eiskeller am Fluss. Er fragt nie, wer da ist.
story-adventure-city-butcher-a = Dich bezahlen lassen und weitergehen.
story-adventure-city-butcher-a-result = Du gehst weiter, und er wickelt das Geld in sauberes Papier. Am Abend hörst du die Gasse hinter den Vorhängen essen, Messer und Gabel. Jemand möchte mehr. Als du das Papier aufmachst, hat er noch etwas dazugelegt, für den Hund.
story-adventure-city-butcher-b = Dem Boot zum Eiskeller folgen.
story-adventure-city-butcher-b-result = Er zieht die Schürze aus und hängt sie für immer weg. Er hat selbst einen Jungen, sagt er, in etwa der Schuhgröße. Das Boot kommt bei Niedrigwasser, ohne Laterne. Du sollst dich aus dem Wind halten, denn sie riechen, was einer gegessen hat.

story-adventure-city-deadletters = Postlagernd
story-adventure-city-deadletters-intro = Im Keller der Post liegen die Briefe, die nicht zugestellt werden können. »An das Ding unter der Brücke«, liest die Postmeisterin vor, eine ordentliche Person mit einem Stempel um den Hals. »An Papa, im Boden. An die Frau, die unsere Elsa geholt hat, persönlich.« Öffnen darf sie sie von Rechts wegen nicht, und wegwerfen auch nicht. Es sind vierzehn Säcke. »Wenn ich jemanden hätte, der solche Adressen aufsucht«, sagt sie und sieht auf deine Stiefel.
story-adventure-city-deadletters-a = Alles nach Adressen ordnen.
story-adventure-city-deadletters-a-result = Auf einem Sack sitzt du und ordnest, und wo drei Briefe dieselbe Brücke nennen und alle drei feucht sind, da wohnt etwas darunter. Am Abend weißt du von zweieinhalb Verstecken. Die Postmeisterin stempelt dir den Unterarm, damit sie dich wieder hinauslassen darf.
story-adventure-city-deadletters-b = Einen der Frau zustellen.
story-adventure-city-deadletters-b-result = Es ist ein kleiner Brief mit einem Tropfen Wachs, und er riecht nach Äpfeln. Die Frau, die unsere Elsa geholt hat, wohnt im Wald, sagt die Postmeisterin, hinter der dritten Blitzeiche, ohne Nummer. Sie stempelt zweimal. Zahlbar bei Zustellung.

story-adventure-city-matchmaker = Ein Herr, nachtaktiv
story-adventure-city-matchmaker-intro = Die Heiratsvermittlerin hat vierhundert Paare untergebracht, und nun hat sie einen schwierigen. »Gute Familie. Eigenes Haus. Liest. Macht sich nichts aus Knoblauch, aber wer tut das schon?« Sie wird leiser. Er zahlt mit alten Münzen, er kommt nach Sonnenuntergang, und ihre letzten drei Kandidatinnen kamen etwas blass nach Hause und sehr verliebt. Ein Ekimmara, sagst du ihr, heilt, während er trinkt. »Mein Mann auch«, sagt sie. »Aber würdet Ihr am Samstag mitkommen und dazwischensitzen?«
story-adventure-city-matchmaker-a = Am Samstag dazwischensitzen.
story-adventure-city-matchmaker-a-result = Du sitzt dazwischen. Er ist reizend, und da du nicht rückst, ist es dein Arm, an den er gerät. Er braucht ein Menuett lang, um den Irrtum zu bemerken. Er entschuldigt sich, bezahlt das Essen, den Ärmel und den Abend und geht durchs Fenster.
story-adventure-city-matchmaker-b = In Beauclair Auskünfte einholen.
story-adventure-city-matchmaker-b-result = Als letzte Adresse gibt er Beauclair an, sagt die Vermittlerin, und als Referenz eine Witwe dort. Die Feder hat sie schon eingetaucht. Wenn die Auskunft gut ist, fragt sie dich, wäre es denn so schlimm? Man bekommt so wenige, die lesen.

story-adventure-city-barge = Flussabwärts, mit Käse
story-adventure-city-barge-intro = Ein Kahn geht hinunter nach Cidaris mit vierhundert Laib Käse und einem Philosophen. Er hat den halben Preis bezahlt, da er an den Fluss nicht glaubt. »An den Käse glaube ich«, sagt er, »wegen des Geruchs.« Die Schifferin will jemanden an Bord, der ihn notfalls schlagen kann. Eine zweite Stelle ist am Ufer frei: Ein Rivale schneidet ihr die Treidelseile durch, und sie wüsste gern, wie man das macht, um es ihm heimzuzahlen.
story-adventure-city-barge-a = Mitfahren und auf ihn aufpassen.
story-adventure-city-barge-a-result = Du fährst mit. Am zweiten Tag beweist er dir, dass du nicht da bist, und du lässt ihn steuern. Als man ihn herausgezogen hat, glaubt er mit dem ganzen Körper an den Fluss. In Cidaris bezahlt sie dich mit einer Flasche, die zwischen Käse und Gedanken gereift ist.
story-adventure-city-barge-b = Ihr zeigen, wie man Seile kappt.
story-adventure-city-barge-b-result = Du zeigst ihr das Handgelenk, den Winkel und wo man steht, um nicht mitzugehen. Sie zeigt dir, was sie stattdessen getan hätte, mit dem Bootshaken, und es ist besser. Du nimmst es mit. Vom Ufer aus hörst du sie am Hut des Philosophen üben.

story-adventure-city-beggars = Die Blinden, die Lahmen und der Kassenwart
story-adventure-city-beggars-intro = Die Bettlerzunft hält ihre Jahresversammlung auf der Seilerbahn. »Punkt drei«, sagt der Kassenwart. »Blindheit. Die Einnahmen gehen zurück. Man glaubt sie uns nicht mehr.« Ein Blinder wendet ein, er sei wirklich blind. »Das meine ich ja«, sagt der Kassenwart; »du legst nichts hinein.« Sie haben dich bemerkt. Ein Hexer sitzt an keiner Ecke, hat keine Lizenz, und doch geben die Leute. Sie möchten wissen, wie. Zahlen würden sie mit dem, was sie sehen: Keiner sieht Bettler an, also sehen Bettler alles.
story-adventure-city-beggars-a = Den Beitrag zahlen und einen Tag mitmachen.
story-adventure-city-beggars-a-result = Du zahlst, bekommst eine Schale und eine Ecke und sitzt, bis es dunkel wird. Keiner sieht dir ins Gesicht. Mittags bist du niemand, und am Abend hast du eine ganze Stadt gehen sehen, jeden mit dem Gewicht auf einem anderen Fuß. Von nun an kennst du jeden Schritt, ehe er um die Ecke kommt.
story-adventure-city-beggars-b = Mit dem Blinden Geheimnisse tauschen.
story-adventure-city-beggars-b-result = Du erzählst ihm von der Angst, und er erzählt dir, was um vier Uhr früh an seiner Ecke vorbeikommt, auf zu vielen Füßen, mit Teichgeruch. Einmal ist er ihm nach dem Gehör gefolgt, bis es anhielt. Sehen konnte er ja nichts, sagt er; da hat es ihm nichts ausgemacht.

story-adventure-city-raffle = Zugunsten des Dachs
story-adventure-city-raffle-intro = Der Tempel verlost, was die Leute darin liegen lassen: elf Schirme, ein Holzbein, einen Papagei, der die alte Liturgie kann, und einen geschlossenen Kasten, etwa so groß, der auf den Altarstufen lag und tickt. Der Kasten ist der Hauptgewinn. Der Priester zieht mit geschlossenen Augen. Er hat jeden gebeten, ein Los zu kaufen, nur die Kinder nicht, und gewinnen will keiner. »Ihr habt so ruhige Hände«, sagt er zu dir. Deinen Namen hat er schon auf alle geschrieben.
story-adventure-city-raffle-a = Den Kasten gewinnen und öffnen.
story-adventure-city-raffle-a-result = Du gewinnst mit elf Losen gegen keins. Die Gemeinde rückt zum Taufbecken zurück. Es ist ein feines Schloss, eines mit eigener Meinung; du legst das Ohr daran und an den Rest dein bestes Werkzeug. Da hört es auf zu ticken.
story-adventure-city-raffle-a-band-1 = Es war ein Kuckuck aus Blech, und er kommt genau in Höhe deiner Hand. Der Rest des Werks holt sich dein Werkzeug.
story-adventure-city-raffle-a-band-2 = Es war der Wecker eines Küsters. An seine Gewichte hat jemand Münzen geklebt, damit er ein wenig vorgeht.
story-adventure-city-raffle-a-band-3 = Es war die Kasse der Turmuhr, und sie steht still, sobald sie voll ist. Ehrlich gewonnen, sagt der Priester unter dem Altar.
story-adventure-city-raffle-b = Die Lose zerreißen, den Papagei nehmen.
story-adventure-city-raffle-b-result = Der Papagei ist von den Schirmen nicht zu trennen. Zuletzt kauft ihn der Priester zurück, mit Altarwein, sehr altem, den er aufgespart hatte. Vom Vorhof hörst du ihn den Kasten segnen, in einer Sprache, bei der sich die Kerzen neigen.

story-adventure-city-summoning = Praktische Arbeit
story-adventure-city-summoning-intro = Drei Studenten der Akademie von Ban Ard teilen sich eine Dachkammer und einen Fehler. Er sitzt im Waschzuber unter einem Tischtuch. »Es sollte etwas Vertrautes werden«, sagt der erste. »Es ist sehr vertraut«, sagt der zweite, der keine Augenbrauen hat; »es kennt alle unsere Namen.« Der dritte hält bloß das Tischtuch fest. Darunter fragt eine tiefe, vernünftige Stimme, wann es Essen gibt. Am Montag beginnt das Semester. Ihr Lehrer darf es nie erfahren, sagen sie. Ihr Lehrer ist der Einzige, der es zurückschicken könnte.
story-adventure-city-summoning-a = Ihnen helfen, es aufzulösen.
story-adventure-city-summoning-a-result = Die ganze Nacht kochst du, filterst und kochst noch einmal, während es dem ersten das Gedicht des zweiten vorträgt. Gegen Morgen ist noch ein Löffel voll da, der bettelt. Du hast mehr gelernt, als man dort lehrt. Suppe wirst du eine Weile nicht ansehen können.
story-adventure-city-summoning-b = Es dem Lehrer in Ban Ard sagen.
story-adventure-city-summoning-b-result = Die Studenten werden weiß; der Zuber lacht. Sie geben dir einen Brief mit, in dem es sich wie Forschung liest. Unter dem Tischtuch setzt etwas noch einen Satz dazu, in sehr schöner Schrift.

story-adventure-city-afternoon = Was ein Nachmittag bringt
story-adventure-city-afternoon-intro = Das Haus in Nowigrad hat eine Zweigstelle eröffnet. Es ist ein kleines Fenster mit einer Glocke, und dahinter sitzt der Schreiber, der nicht blinzelt. Nachmittage kauft man diese Saison, sagt er: müßige, mit Sonne, wenig gebraucht. Die Frau eines Maurers hat ihre bis zum fünfzigsten Jahr verkauft und dafür einen Ofen. Sie steht neben dir und wartet, dass es dunkel wird. »Mir ist immer, als hinge noch etwas auf der Leine«, sagt sie. Der Schreiber hat dir ein Formular hingelegt. Es ist schon ausgefüllt.
story-adventure-city-afternoon-a = Einen verkaufen.
story-adventure-city-afternoon-a-result = Du unterschreibst, und es ist Abend. Die Münzen sind abgezählt und ganz warm. Du überlegst, was du damit angefangen hättest; eine Mauer fällt dir ein, ein paar Bienen. Den Rest des Tages sind deine Hände etwas langsam, als hätte sie jemand liegen lassen.
story-adventure-city-afternoon-b = Fragen, wo man sie aufbewahrt.
story-adventure-city-afternoon-b-result = »In Nowigrad natürlich«, sagt der Schreiber. »Im Keller, auf der Südseite. Sie verderben so leicht.« Die Maurersfrau blickt auf. Sie sagt nichts, geht aber mit dir bis zum Tor, das Tuch vor sich ausgebreitet, als gäbe es etwas heimzutragen.
story-adventure-city-afternoon-c = Ihn nach der Suppe fragen.
story-adventure-city-afternoon-c-result = Er sieht über beide Schultern. Dann holt er unter dem Tresen eine Tasse hervor, die dampft, und schiebt sie durchs Fenster. Noch zweimal war er seither erkältet, flüstert er, beide Male recht schlimm. Dein Formular zerreißt er und lässt dich in der Sonne sitzen, bis er schließen muss.

story-adventure-city-coach = Ein Platz innen
story-adventure-city-coach-intro = Die Kutsche nach Wyzima hat noch einen Platz, und daneben sitzt ein Mann in Ketten, einen Sack über dem Kopf. Seine beiden Wächter haben Zahnweh. »Er kommt vor Gericht«, sagt der eine; »Er kommt an den Galgen«, sagt der andere; »Haltet am nächsten Gasthaus«, sagt der Sack, »dann ziehe ich sie euch alle beide. Ich war Bader.« Der Kutscher hätte gern jemanden Vernünftigen da drin. Auf dem Dach ist auch noch Platz, neben einem Viehtreiber, der Streit sucht und seit Mittag keinen gefunden hat.
story-adventure-city-coach-a = Dich neben den Sack setzen.
story-adventure-city-coach-a-result = Bis Wyzima sitzt du neben ihm. Am zweiten Gasthaus gibt es erst viel Lärm und dann einen großen Frieden, und beide Wächter weinen vor Dankbarkeit. Am Gefängnistor fehlt ihnen der Haftbefehl. Bezahlt wirst du als dritte Wache, obwohl niemand zu bewachen ist.
story-adventure-city-coach-b = Dich zum Treiber aufs Dach setzen.
story-adventure-city-coach-b-result = Er schlägt, wie Treiber schlagen, aus der Hüfte, ohne das Gespräch zu unterbrechen. Zweimal gehst du über den Rand, und beide Male zieht er dich am Kragen herauf und zeigt dir, wie es kam. Vor Wyzima steigt er ab. Es war, sagt er, eine richtig schöne Reise.

story-adventure-city-onerat = Durch Handzeichen
story-adventure-city-onerat-intro = Zunftmeister Quist hat eine Ratte. Nach all dem kam sie von selbst und setzte sich auf die Satzung. Er nennt sie Ratsherr. Sie hat einen eigenen Stuhl, eine Kette und seit der letzten Wahl eine Stimme; und mit der hat die Zunft zum ersten Mal die Mehrheit. »Sie war für höhere Gebühren«, sagt Quist mit roten Wangen. »Aber jetzt sieht sie elend aus.« Der Ratsherr liegt auf seinem Kissen und atmet schnell. Die Opposition hat Blumen geschickt, und eine davon ist Fingerhut.
story-adventure-city-onerat-a = Herausfinden, von wem die Blumen sind.
story-adventure-city-onerat-a-result = Du riechst an den Karten, dann an den Händen der Herren auf der linken Bank, und einer steckt seine in die Taschen. Die Zunft zahlt. Er wird dazu verurteilt, der Ratte als Schreiber zu dienen, lebenslang, nach ihrem oder seinem Leben, je nachdem, welches länger dauert.
story-adventure-city-onerat-b = Dem Ratsherrn ein paar Tropfen geben.
story-adventure-city-onerat-b-result = Die Dicke des Schwanzes gibt das Maß. In der Nacht setzt er sich auf und verlangt Käse, durch Klingeln. Der alte Quist, der nicht geschlafen hat, ist so glücklich, dass er sein Fängermesser von der Wand nimmt und dir zeigt, was sein Großvater damit konnte und nie getan hat.

story-adventure-city-perfume = Die fehlende Note
story-adventure-city-perfume-intro = Der Parfümeur hat eine Nase, die höher versichert ist als die Gasse. Er hat Rose, er hat Iris, er hat das Innere eines Handschuhs; was fehlt, ist Angst. »Kein Schweiß«, sagt er. »Schweiß bekommt jeder. Das Reine, kurz davor.« Mit Lehrlingen hat er es versucht. Es ist keiner mehr da. Nun hat er gehört, es gebe Wesen, die nichts anderes trinken, und ein Wasserweib hebe in einer Muschel auf, was es von den Ertrinkenden abschöpft. Oder könntet vielleicht Ihr selbst eine Stunde lang Angst haben, in diesem Sessel?
story-adventure-city-perfume-a = Dich in den Sessel setzen.
story-adventure-city-perfume-a-result = Du setzt dich. Er hat sich belesen: Auf die Knie stellt er dir ein Paar kleine Stiefel, aus deiner eigenen Schule, für eine Herbstnacht vor langer Zeit. Es dauert eine Stunde und nimmt viel von dir weg. Er zahlt, ohne zu zählen, riecht an der Phiole, geht dann schnell ans Fenster und öffnet es.
story-adventure-city-perfume-b = Ihm die Muschel holen.
story-adventure-city-perfume-b-result = Er küsst sich die Fingerspitzen. Das Wasserweib sitzt, wo zwei Wasser zusammenkommen, hat er gelesen, bis zum Hals im Schlamm, und wirft damit; durch den Mund darf man nicht atmen. Dafür gibt er dir ein Seidentuch. Es riecht nach jemandem, der nie rennen musste.

story-adventure-city-cradle = Das stille Kind
story-adventure-city-cradle-intro = »Es weint nie«, sagt die Amme. »Nicht, wenn es nass ist, nicht, wenn es fällt, kein einziges Mal.« Vierzig hat sie an der Brust gehabt, und sie möchte kündigen, schämt sich aber des Grundes. Das Kind sitzt in der Wiege, dick und blond, und sieht von einem zum anderen wie ein Richter. Der Vater ist Kornhändler und stolz. In der Nacht der Geburt, sagt die Amme, wurde viel geweint, im Wald hinter dem Haus. Es entfernte sich immer weiter.
story-adventure-city-cradle-a = Dem Vater sagen, alles sei gut.
story-adventure-city-cradle-a-result = Er nimmt es als Kompliment und bezahlt es auch so. Das Kind greift nach deinem Finger, am falschen Gelenk, und du denkst daran, wie wenig Gelenke ein Finger hat. Als du gehst, sitzt die Amme am Tor auf ihrer Kiste, im Hut.
story-adventure-city-cradle-b = Dem Weinen nachgehen.
story-adventure-city-cradle-b-result = Die Amme zeigt dir das Fenster und das Moos auf dem Sims, mit dem Abdruck einer Ferse, die andersherum steht. Eine Flasche Milch hat sie eingepackt, noch warm, in ihren Strumpf. Hinter euch knarrt die Wiege. Es ist der erste Laut, sagt sie, der je aus ihr kam.

story-adventure-city-pawn = Nicht ausgelöst
story-adventure-city-pawn-intro = Im Fenster des Pfandleihers hängt zwischen einer Trompete und einem Gebiss das Medaillon eines Hexers. Es ist ein Greif. Es zittert. »Das macht es so«, sagt der Pfandleiher. »Ein junger Mann hat es im Herbst gebracht, für drei Kronen. Bis zum ersten Schnee, hat er gesagt.« Er haucht ans Glas und wischt. Es hat seither geschneit. Verkauft hat er es nicht, obwohl man ihm etwas bot. Nachts hängt er es ans Bett, weil das Haus so alt ist.
story-adventure-city-pawn-a = Es auslösen.
story-adventure-city-pawn-a-result = Du zahlst, und sobald es dir gehört, liegt es still in deiner Hand. Auf der Rückseite hat jemand eine Reihe kleiner Striche geritzt, wie man Tage zählt. Du trägst es eine Zeit lang, und die Striche lehren dich Geduld. Der Pfandleiher lässt seitdem das Licht an.
story-adventure-city-pawn-b = Es zur Schule am Meer bringen.
story-adventure-city-pawn-b-result = »Man wird wissen wollen, was er gekauft hat«, sagt der Pfandleiher. Im Buch steht es: ein Mantel aus Wolle, Kindergröße, und für den Rest Brot. In die Seite wickelt er es ein. Kaer Seren liegt weit draußen auf der Klippe. Den ganzen Weg spürst du es zittern wie einen Vogel im Hut.
story-adventure-city-pawn-c = Die Worte für Verspätete sagen.
story-adventure-city-pawn-c-result = Mit zwei Fingern auf dem Greif sagst du sie, wie man sie in der Halle von Kaer Seren sagt, wo sein Platz leer bleibt. Der Pfandleiher nimmt die Mütze ab. Hinter der Lade ist noch eine. Darin liegt, was der junge Mann außerdem dagelassen hat: die Formen der Schule, in seiner Schrift.

story-adventure-city-jury = Elf gute Männer
story-adventure-city-jury-intro = Geschworene sind es zwölf, und hier sind es elf und ein Stuhl. Seit Dienstag sind sie eingeschlossen. Der Fall ist klar: Der Fuhrmann hat den Wirt geschlagen, vor aller Augen, wegen eines Maultiers. Aber einer fehlt, vor dem zwölften dürfen sie von Rechts wegen nicht gehen, und der zwölfte ist gestorben, an der Suppe. »Ihr seid eine Person«, sagt der Obmann durchs Schlüsselloch. »Kommt herein und seid vernünftig.« Sechs sind für schuldig, fünf dagegen. Es ist sehr heiß da drin.
story-adventure-city-jury-a = Mit den sechs stimmen.
story-adventure-city-jury-a-result = Du stimmst, und sofort lieben sie dich. Der Fuhrmann verliert ein Maultier. Es war Dorrit Ashs Vetter, hörst du auf der Treppe, und das Maultier war Propsts Bruder. Das Gericht bezahlt dir zwei Tage, obwohl du nur so lange drin warst, wie man die Hand hebt.
story-adventure-city-jury-b = Mit den fünf ausharren.
story-adventure-city-jury-b-result = Eine Nacht und einen Tag hältst du stand, gegen Gründe, gegen eine Bank und zuletzt gegen die sechs, die groß sind. An dir kommt keiner vorbei zur Tür. Am Ende gesteht der Wirt selbst, weil er den Raum braucht. Du kannst kaum noch stehen, aber stehen kannst du.

story-adventure-city-theatre = Das anatomische Theater
story-adventure-city-theatre-intro = Die Ärzte haben dreihundert Plätze, ausverkauft, und nichts auf dem Tisch. Man hatte ihnen eine Moderhaut versprochen. »Frisch«, sagt der Dekan, »oder so frisch, wie es geht.« Sie kennen sie nur aus Büchern, und gezeichnet hat sie dort jemand, der rannte. Was sie nicht wissen: Sie platzt, wenn sie stirbt, und noch einmal, wenn man sie öffnet. In der ersten Reihe sitzen die Gattinnen. Zufällig hast du eine auf dem Karren, unter nassen Säcken, und es ist ein warmer Tag.
story-adventure-city-theatre-a = Selbst hinuntersteigen und vor ihnen schneiden.
story-adventure-city-theatre-a-result = Du schneidest, wo geschnitten werden muss, erklärst, und eine Stunde lang ist es still wie im Tempel. Dann beugt sich ein junger Arzt mit einer Kerze vor, um besser zu sehen. Deinen Umhang bekommst du über ihn, den Rest über dich. So eine Vorlesung gab es nie. Einmal siehst auch du genau hin.
story-adventure-city-theatre-b = Den Karren verkaufen und rasch gehen.
story-adventure-city-theatre-b-result = Der Dekan zahlt nach Pfund. Du bist an der Ecke, als du es hörst, ein Geräusch wie von einem sehr großen Kissen; dann die Fenster; dann, nach einer Weile, Beifall. Am nächsten Tag drucken sie die Zeichnung. Sie stimmt in jedem Teil, und gezeichnet hat sie jemand, der rannte.

story-adventure-city-agency = Mila, Inh.
story-adventure-city-agency-intro = Über dem Schuster hängt ein neues Schild: HEXER GEFUNDEN, FRAGEN GESTELLT. Hinter einer Kiste sitzt Mila, inzwischen zehn, Tinte am Kinn. Sie nimmt ein Zehntel. Vier Hexer hat sie in der Kartei, einen davon kennt sie. »Setz dich«, sagt sie. »Kannst du schwimmen? Stört dich Blut? Bist du schon einmal an einem Dienstag mit etwas fertig geworden?« Ein Auftrag ist vom Ratsherrn, gut bezahlt, wegen eines Hundes, der zu laut ist; und einer von einem Jungen, unbezahlt, wegen eines Waldes, der zu still ist.
story-adventure-city-agency-a = Den Hund des Ratsherrn nehmen.
story-adventure-city-agency-a-result = Es ist ein kleiner Hund mit einer großen Angst, und du brauchst einen Nachmittag, bis du merkst, dass er den Keller anbellt. Du rückst ihm ein Fass hin, auf dem er schläft. Der Ratsherr zahlt; Mila nimmt ihr Zehntel, beißt darauf und macht einen Haken in ein Buch, das für tausend Haken liniert ist.
story-adventure-city-agency-b = Den Wald nehmen.
story-adventure-city-agency-b-result = »Der zahlt in Kastanien«, warnt Mila. Sie holt den Jungen unter der Kiste hervor, wo er den ganzen Morgen gewartet hat. Peer heißt er. Zuerst gingen die Vögel, sagt er, dann die Rehe und am Sonntag seine Schwester, die bloß die Vögel zählte.
story-adventure-city-agency-c = Fragen, wie es zu Hause geht.
story-adventure-city-agency-c-result = Sie macht die Kiste auf. Darin sitzt auf dem Hauptbuch eine Puppe und führt die Rechnungen. Jetzt spielt sie mit ihr, sagt sie, samstags. Sie gibt dir das beste Blatt der Kartei, das sie aufgespart hatte, und ihren Stuhl, und hält davor Wache, bis du geschlafen hast.

story-adventure-city-undertown = Die untere Straße
story-adventure-city-undertown-intro = Die Kanalleute kennen eine Straße unter der Straße. Sie hat Türstufen, Lampenhalter und Hausnummern und läuft schnurgerade nach Nowigrad; jemand hat darauf gebaut und vergessen, es zu sagen. Freitags benutzen sie sie. »Es geht schneller, und trocken ist es auch«, sagt der Vorarbeiter. »Bloß klopfen darf man nicht.« Da unten hat er immer die Mütze abgenommen, wie schon sein Vater. In manchen Fenstern ist Licht. In anderen ist nur ein Vorhang, der zurückfällt.
story-adventure-city-undertown-a = Unten nach Nowigrad gehen.
story-adventure-city-undertown-a-result = Du gehst, die Kapuze in der Hand. Bei Nummer vierzig übt jemand eine einzige Figur, auf der Fiedel oder mit der Klinge, seit zweihundert Jahren dieselben vier Striche; als du vorüber bist, hast du sie im Handgelenk. In Nowigrad kommst du in einem Beichtstuhl herauf.
story-adventure-city-undertown-b = Klopfen.
story-adventure-city-undertown-b-result = Auf dein Klopfen bei Nummer neun kommt eine Hand heraus, trocken und höflich, und legt einen Plan in deine, darauf ein Haus in Rot: nicht hier unten, oben, im nächsten Dorf, am Teich. Sie hören es über ihrer Decke umgehen. Sie hätten gern, dass es aufhört.

story-adventure-city-serafin = Die Linke ist dran
story-adventure-city-serafin-intro = Meister Serafin gibt keine Stunden mehr. Er sitzt im leeren Saal, das Gesicht zur Wand, den Ärmel hochgesteckt, und spielt mit einem Holzdegen wie ein Kind mit dem Löffel. Zwei Duelle hat er auf dem Gewissen; jetzt ist es ein drittes, denn am Sonntag hat einer seiner Schüler einen Mann getötet, wegen eines Hutes. »Er hat es vollendet gemacht«, sagt Serafin. »Es war meine Finte. Ich hörte davon und war stolz, so lange, wie man zum Hinsetzen braucht.« Er dreht sich nicht um. »Nehmt sie mir ab.«
story-adventure-city-serafin-a = Die Klingen mit ihm kreuzen.
story-adventure-city-serafin-a-result = Er nimmt den Degen und ficht vom Stuhl aus, und du verlierst, was du hältst, wieder und wieder, bis du siehst, dass er dir zeigt, wo er zu Ende ist. Als du ihn endlich berührst, zerbricht er das Holz am Knie. Gewartet, sagt er, hat er auf jemanden, der aufhört.
story-adventure-city-serafin-b = Es dir abgewöhnen lassen.
story-adventure-city-serafin-b-result = Er lässt dich alles von vorn machen, langsam, und an der tödlichen Stelle hustet er. Am Abend ist eine Lücke in dir, wo die Finte gesessen hätte, und du füllst sie mit etwas Eigenem. Er horcht auf deine Schritte. »Hässlich«, sagt er sehr erleichtert. »Das macht Euch keiner nach.«

story-adventure-city-lens = Geschliffenes Glas
story-adventure-city-lens-intro = Der Linsenschleifer hat für den Leuchtturm von Cidaris ein Glas gemacht, groß wie ein Wagenrad, und es ist missraten. Wer hindurchsieht, sieht nicht das Schiff, sondern die Leute darauf, und nicht, wie sie an Deck stehen: wie sie einmal liegen. Gemerkt hat er es, als das Probeschiff einlief. Er kannte den Koch. »Es ist eine vollkommene Linse«, sagt er. »Zwölfmal habe ich sie geprüft.« Das Hafenamt hat gezahlt. Er hat seine Hochzeitsdecke darübergelegt und lebt daneben weiter.
story-adventure-city-lens-a = Hindurch auf den Hafen sehen.
story-adventure-city-lens-a-result = Du siehst hindurch, solange du es erträgst. Die meisten liegen in Betten. Sieben liegen am Grund, beieinander, mit langen Kratzern, und die Kratzer erkennst du und weißt, von welcher Bank sie sind. Du sagst es dem Lotsen. Er bittet dich, ihm sonst nichts zu sagen.
story-adventure-city-lens-b = Die Linse trotzdem nach Cidaris bringen.
story-adventure-city-lens-b-result = Zu zweit ladet ihr sie auf, samt der Decke. Mitkommen will er nicht; er hat den Fuhrmann gesehen. Am Turm muss man jemandem sagen, was sie ist, meint er, jemandem Alten, ohne Familie auf See. Und aufgestellt werden darf sie erst, wenn man es begriffen hat.

story-adventure-city-ladle = Was Odila hineintut
story-adventure-city-ladle-intro = Die Schlange am abgebrannten Tempel geht zweimal um den Schutt. Odila steht über dem Kessel, die Kelle in der Hand, und predigt. »Wer hat geläutet? Ich. Wer ist gekommen? Keiner. Also kommt ihr heute, und Rüben sind drin.« Es ist ein harter Winter. Die Rüben sind fast alle; übrig sind vierzig Mäuler, ihre Schuhe und ein Knochen, der seit dem Heiligenfest kocht. »Wer was hat, tut was hinein«, sagt sie. »Wer nichts hat, rührt.« Dabei sieht sie dich an.
story-adventure-city-ladle-a = Geld hineintun und auch noch rühren.
story-adventure-city-ladle-a-result = Sie schickt einen Jungen damit zum Kornhändler und gibt dir die Kelle. Du rührst, bis es dunkel ist, linksherum, wie sie es will. Um die dritte Stunde merkst du, dass du die Köpfe nicht mehr zählst, sondern kennst. Deine schlechtere Hand ist die bessere geworden.
story-adventure-city-ladle-b = Den letzten guten Knochen hineintun.
story-adventure-city-ladle-b-result = Er ist von etwas, das du erlegt hast, und du hattest anderes damit vor. Odila beißt darauf, und hinein damit. Ein Gebet lang wird die Suppe blau. In der Nacht schlafen alle ohne Traum; und was sich am Boden gesetzt hat, kratzt sie dir in eine Flasche.

story-adventure-city-steeple = Der Mann auf dem Wetterhahn
story-adventure-city-steeple-intro = Auf dem Wetterhahn des Rathauses sitzt der Kämmerer. Er stieg am Donnerstag hinauf, als die Prüfer kamen, und kann nicht herunter, und die Kasse kann es auch nicht. Unten hat der Markt Wetten laufen. Eine so lange Leiter gibt es nicht. Ab und zu wirft er eine Münze für Brot herab, das man ihm mit der Schleuder hinaufschießt. »Ich wollte es nur einmal alles beisammen sehen«, ruft er. »Von hier oben ist es so wenig!« Am Turm hängt der Postballon nach Hengfors, und Wind kommt auf.
story-adventure-city-steeple-a = Ihn herunterreden.
story-adventure-city-steeple-a-result = Du stehst auf dem Platz und redest, von Suppe, von Betten, davon, wie wenig es ist. Nach zwei Stunden tritt er auf einen Wasserspeier, dann auf den nächsten. Die Prüfer zahlen und zählen nach. Es ist alles da, und ein Vogelei dazu, für das sie keine Spalte haben.
story-adventure-city-steeple-b = Ihn mit dem Ballon abholen.
story-adventure-city-steeple-b-result = Du kappst das Seil und packst ihn im Vorbeifliegen am Kragen. Dabei lernst du etwas über Ballons: Sie kommen nicht zurück. Zwei Tage später setzt du ihn bei Hengfors in einem Rübenfeld ab, mit der Kasse. Er hat dir gezeigt, wie man sich an etwas festhält, das fortgeht.
story-adventure-city-steeple-c = Ihm nachklettern.
story-adventure-city-steeple-c-result = Auf dich wettet keiner, denn es geht nicht. Du nimmst die Regenrinne, den Heiligen, den anderen Heiligen und trägst ihn auf dem Rücken hinunter. Unterwegs erzählt er, was man von dort nachts auf der Bergstraße sieht und wie viele Beine es hat. Bezahlt wirst du aus den Wetten.

story-adventure-city-sleepers = Die hinaufgehen
story-adventure-city-sleepers-intro = In gewissen Nächten steht ein Drittel der Stadt auf, im Nachthemd, mit geschlossenen Augen, und geht hinauf in die Berge. Bei Sonnenaufgang kommen sie mit nassen Säumen und wunden Händen zurück und wissen nichts davon. Ihre Männer und Frauen gehen mit Decken hinterher. »Er war nie so glücklich«, flüstert eine; »er summt.« An den Händen haben sie Steinstaub. Etwas bauen sie dort oben, und fertig muss es bald sein, denn seit letzter Woche nehmen sie die Kissen mit.
story-adventure-city-sleepers-a = Heute Nacht die Tore versperren.
story-adventure-city-sleepers-a-result = Du versperrst sie und stellst dich davor. Sanft kommen sie heran, dreihundert, und lehnen sich an; sie wachen nicht auf und hören nicht auf, und du bist es, was nachgibt, Platte um Platte, bis zum Morgen. Der Rat zahlt. Beim Frühstück weinen sie alle, und keiner weiß, warum.
story-adventure-city-sleepers-b = Mit ihnen gehen.
story-adventure-city-sleepers-b-result = Du schließt die Augen fast ganz und reihst dich ein zwischen einem Bäcker und einer Nonne. Der Weg ist ausgetreten. Nach der ersten Stunde hörst du das Summen selbst, von oben, und merkst, dass du die zweite Stimme kannst. Du beißt dir auf die Zunge, um wach zu bleiben.

story-adventure-city-masks = Fremder Fasching
story-adventure-city-masks-intro = Es ist der dritte Tag des Faschings, und jeder in dieser Stadt ist ein anderer. Dich hat man als Bischof begrüßt. Ein Bär wollte Geld von dir leihen. Vor Mitternacht nimmt keiner die Maske ab, bei Strafe; aber einer der Tänzer hat die seine seit dem Abendbrot viermal gewechselt, und darunter war jedes Mal ein Gesicht, das passte. Die Frau des Uhrmachers tanzte mit ihrem Mann und sah ihn dann am Schanktisch sitzen. »Ich müsste zornig sein«, sagt sie. »Er tanzt so viel besser.«
story-adventure-city-masks-a = Bis Mitternacht tanzen.
story-adventure-city-masks-a-result = Du tanzt, das Bischofsgesicht vor dem deinen, und ein paar Stunden lang will keiner etwas von dir als deine Hand. Zwischen deinen Schulterblättern löst sich etwas. Als die Masken fallen, ist der beste Tänzer fort, und auf seinem Stuhl liegt ein Handschuh mit zu vielen Nähten.
story-adventure-city-masks-b = Dem besten Tänzer folgen.
story-adventure-city-masks-b-result = Er geht durch die Küche hinaus, und an jeder Ecke ist er ein anderer: ein Träger, ein Priester, du. Er beeilt sich nicht. Auf einem Meilenstein hat er dir einen Zettel gelassen, in deiner eigenen Schrift. Darauf steht nur: Nowigrad, Theater, Bühneneingang. Komm, wie du bist.

story-adventure-city-relic = Der Finger der heiligen Godeleva
story-adventure-city-relic-intro = Die heilige Godeleva hat elf Finger, in elf Kirchen, und heute hat der Bischof sie alle zusammenbringen lassen, damit das geklärt wird. Sie liegen auf einem Tuch. Die Domherren schreien. »Der Zeigefinger ist eindeutig unserer!« »Eurer hat einen Huf!« Mitten im Lärm bewegt sich einer der Finger. Er krümmt sich hoch wie eine Raupe und zeigt: zur Tür hinaus, den Hügel hinab, zum Wasser. Die Domherren verstummen. Dann sagt jeder sehr schnell, dieser sei der echte und gehöre ihm.
story-adventure-city-relic-a = Ihn für den Bischof bewachen.
story-adventure-city-relic-a-result = Mit blankem Stahl stehst du darüber, während elf Gemeinden ihn küssen wollen. Nicht die Liebe richtet den Schaden an, sondern die Ellbogen. Der Bischof zahlt. Bei der Vesper zeigt der Finger noch immer, nun etwas höher; er scheint die Geduld zu verlieren.
story-adventure-city-relic-b = Gehen, wohin er zeigt.
story-adventure-city-relic-b-result = Du nimmst ihn in einem Handschuh mit. An jeder Gabelung dreht er sich, er tippt, wenn du trödelst, und an der Fähre streicht er dir über den Handrücken, einmal, wie um Mut zu machen. In einiger Entfernung folgen die Domherren als Prozession und streiten um die Reihenfolge.

story-adventure-city-orphans = Echte Hexerzähne
story-adventure-city-orphans-intro = Auf den Stufen des Waisenhauses ist ein Laden. Er führt echte Hexerzähne (Schaf), ein Heulen in der Flasche und Narben, aufgemalt, während man wartet. Elf Kinder betreiben ihn, mit Topfdeckeln. Im Frühjahr kam ein Junge vorbei, sagen sie, einen Schürhaken auf dem Rücken, und erklärte alles: wie man einer wird, was man isst, dass es wehtut. Er versprach, sie abzuholen. Wo er sein würde, hat er aufgeschrieben. Gepackt haben sie schon. Das Kleinste hält das Papier hoch und fragt, ob es weit ist.
story-adventure-city-orphans-a = Ihnen im Hof eine Stunde geben.
story-adventure-city-orphans-a-result = Du zeigst ihnen drei Schritte, solche, die kleinen Leuten nützen. Sie zeigen dir einen vierten. Er kommt davon, dass man durch Gänge gejagt wird, und keiner, der höher ist als ein Türgriff, ist je darauf verfallen. Einen Zahn lassen sie dir zum Selbstkostenpreis.
story-adventure-city-orphans-b = Zu der Stelle auf dem Papier gehen.
story-adventure-city-orphans-b-result = Dort steht: die große Eiche, der Wald, nach der Biegung. Und durchgestrichen: Es tut ihm leid, wenn sie gewartet haben. Du sagst, dass du nachsehen wirst. Sie geben dir elf Briefe mit, und das Kleinste legt das Heulen dazu, für die Reise.
story-adventure-city-orphans-c = Wick sein Versprechen halten lassen.
story-adventure-city-orphans-c-result = Rot wie eine Rübe geht er die Stufen hinauf und sagt, er sei zu spät. Sie fallen über ihn her. Den ganzen Nachmittag übt er mit ihnen, mit dem Schürhaken, und du sitzt auf der Mauer und siehst, wie du für jemanden aussiehst, der dich nachmacht. Einiges verbesserst du. Nicht an ihm.

story-adventure-city-application = Radek beantragt zu leben
story-adventure-city-application-intro = Radek, der Lastträger, tot durch Beschluss oder aus Gewohnheit, hat eine Witwe kennengelernt. Sie macht Klöße. Sie nähme ihn morgen; aber einen Toten traut kein Priester, und um den Ofen ihrer Mutter zu erben, muss er vorhanden sein. »Es ist ein Formular«, sagt Radek und dreht es um. »Todesursache, gut. Lebensursache, da hänge ich.« Abzugeben ist es in Wyzima, persönlich, und stempeln muss das Gericht, das ihn nicht atmen fand. Er hat sich gekämmt. Das Formular hält er an den Rändern, wie man einen Schmetterling hält.
story-adventure-city-application-a = Es mit ihm ausfüllen.
story-adventure-city-application-a-result = Du sitzt am Tisch der Witwe, zwischen Klößen, und denkst dir Lebensursachen aus. Beim neunten Kloß habt ihr eine lange Liste, du kannst dich nicht rühren, und nichts könnte dich umwerfen. Radek liest sie zweimal durch. »Das wusste ich gar nicht«, sagt er.
story-adventure-city-application-b = Es für ihn abgeben.
story-adventure-city-application-b-result = »Du bist da bekannt als jemand, der Leute zurückholt«, sagt er, was du so nicht sagen würdest. Die Witwe wickelt einen Kloß für den Richter ein. Sie wickelt einen für dich ein und, nach einigem Überlegen, einen für den, der das Formular liest.
story-adventure-city-application-c = Zum Gerichtsdiener gehen, der dich kennt.
story-adventure-city-application-c-result = Der mit dem Braten, der ist jetzt Registrator. Radek strahlt; er erinnert sich an die Kruste. Dann musst du nicht am langen Schalter auf eine Nummer warten, sondern kannst gleich die Hintertreppe hinauf, wo sie den großen Stempel haben.

story-adventure-city-verse = Die fehlende Strophe
story-adventure-city-verse-intro = Überall singt man Tibors neues Lied, und überall hört es an derselben Stelle auf. Es erzählt vom Bürgermeister, seinem Bruder, dem Brunnen und was hineingeworfen wurde, drei Strophen, sehr eingängig; dann kommt eine Pause, in der die ganze Schenke auf die Tische schlägt, und keiner singt. Die vierte Strophe hat er weggelassen. Ein Name kommt darin vor. »Singe ich sie, hängen sie mich«, steht in seinem Brief, »singe ich sie nicht, trinken sie weiter daraus.« Der Bürgermeister hat auf Schweigen eine Belohnung gesetzt. Sie findet Zuspruch.
story-adventure-city-verse-a = Mitklopfen und die Tische beobachten.
story-adventure-city-verse-a-result = Du klopfst mit und siehst nach, wer nicht klopft. An jedem Tisch ist es einer. Von den anderen lernst du, genau dort zu schlagen, wo alle ein Wort erwarten; und in der Keilerei danach verlierst du nicht mehr, als du in der Hand hattest.
story-adventure-city-verse-b = Tibor suchen und die vierte Strophe hören.
story-adventure-city-verse-b-result = Er versteckt sich bei einem Hirten, schreibt er, hoch oben, wo er üben kann. Du sollst Kolophonium mitbringen und jemanden, der einen Ton hält. Und, falls dir an dem Lied etwas liegt, eine Axt.
story-adventure-city-verse-c = Die vierte gleich hier mit ihm singen.
story-adventure-city-verse-c-result = Er sieht dich an, wird weiß und steigt auf den Tisch. Du stehst darunter, den Rücken zu ihm, die Hände frei. Er singt den Namen. Niemand klopft. Dann fängt der Böttcher an, mit einem Finger. Einfach dastehen, zeigt sich, kannst du gut.

story-adventure-city-cobbler = Neu besohlt
story-adventure-city-cobbler-intro = Der Schuster verkauft die Stiefel von Toten, neu besohlt. »Sie kennen den Weg«, sagt er; »darum kauft man sie.« Die eines Briefträgers gehen an jeder Tür vorbei. Die eines Fahnenflüchtigen gehen nur nachts. Im Fenster steht ein Paar, das tritt. Es gehörte einem Wachtmeister der Lanzenreiter, bei jeder Trommel steht es stramm, und zwei Scheiben hat es ihn gekostet. Am anderen Haken hängen die Stiefel einer Frau, die ihr Leben lang nach Vengerberg wollte und bis zum Tor gekommen war.
story-adventure-city-cobbler-a = In ihren nach Vengerberg gehen.
story-adventure-city-cobbler-a-result = Sie sind zu klein, und es macht nichts. Sie laufen, sie springen über die Gräben, und wie sie die Kurven nehmen, hast du noch Wochen später in den Knöcheln. Auf dem Markt von Vengerberg bleiben sie stehen. Du stehst eine gute Weile da und lässt sie schauen.
story-adventure-city-cobbler-b = Die des Wachtmeisters anprobieren.
story-adventure-city-cobbler-b-result = Sie warten nicht, bis sie geschnürt sind. Zweimal marschieren sie mit dir durch die Stadt und schleifen dich im Kasernenhof, bis dir alles aus der Hand fällt, und der linke ist der schlimmere. Als du sie endlich herunterhast, machen deine Füße weiter. Es ist sehr gut, was sie da machen.

story-adventure-city-morning = Der Morgen nach etwas
story-adventure-city-morning-intro = Du wachst in einem Rathaus auf, eine Amtskette um den Hals. Es ist die des Bürgermeisters. Du hast auch ein blaues Auge, eine neue Ziege und laut Register eine Ehe mit einer Gudrun. Niemand sagt etwas. Auf dem Platz steht ein Podium mit Wimpeln, und dreihundert Leute sehen dich voller Erwartung an. »Ihr habt uns gestern versprochen«, flüstert der Stadtschreiber, »uns heute zu zeigen, wie man es macht.« Was, sagt er nicht. Draußen steht ein Karren, die Pferde dampfen; der Fahrer sagt: Glenmore, schnell.
story-adventure-city-morning-a = Den Karren nach Glenmore nehmen.
story-adventure-city-morning-a-result = Du nimmst ihn, samt der Kette. Die Ziege läuft eine Meile mit. In Glenmore gibt es Wasser, es gibt Schatten, und in deiner Tasche ist eine Zeichnung von deiner Hand, ein Schritt, der dir irgendwann vor dem Auge eingefallen sein muss. Er ist recht gut. Wer ist Gudrun?
story-adventure-city-morning-b = Aufs Podium hinausgehen.
story-adventure-city-morning-b-result = Du gehst hinaus. Wie sich zeigt, hast du versprochen, dich von jedem einmal schlagen zu lassen, womit auch immer, und nicht umzufallen; es war von Stolz die Rede. Es dauert bis Mittag. Zuletzt kommt Gudrun, achtzig, mit einem Fisch. Du fällst nicht um. Danach darfst du die Kette zurückgeben.

story-adventure-city-onedose = Eine Flasche
story-adventure-city-onedose-intro = Es sind zwei Kranke und eine Flasche. Der Apotheker hat sie auf den Tresen gelegt und die Hände weggenommen. Im Hinterzimmer liegt links die Hebamme der Gasse, sechzig, die vierhundert Leute zur Welt gebracht hat; rechts ein Junge von sieben, der sie schon zweimal gestohlen hat, für sie. »Ihr versteht etwas davon«, sagt der Apotheker. »Ihr müsst ja ständig wählen.« Durch die Wand hört man, wie jeder den anderen heiser anweist, still zu sein und sie zu nehmen.
story-adventure-city-onedose-a = Eine von deinen dazustellen.
story-adventure-city-onedose-a-result = Du stellst sie hin, und er weint auf die Etiketten. Du hältst dem Jungen die Nase zu und die Hebamme dich am Ärmel. Danach sieht sie dich an, wie sie vierhundert angesehen hat, gerade angekommen; und sagt, mit welchem Fuß du beginnst und dass es der andere hätte sein sollen.
story-adventure-city-onedose-b = Suchen, was sie krank gemacht hat.
story-adventure-city-onedose-b-result = Beide trinken aus derselben Pumpe, hinter der Pumpe ist ein Gitter, und am Gitter sind Haare. Du weißt, was solche Haare lässt und wo es sich hinlegt. Inzwischen hat der Apotheker die Flasche mit dem Lineal geteilt. Es mag reichen. Du gehst durch das Gitter hinaus.

story-adventure-city-thirteenth = Der dreizehnte Wächter
story-adventure-city-thirteenth-intro = Zwölf Mann der Wache gehen um zehn hinaus, und um sechs kommen dreizehn zurück. Wachtmeisterin Holl hat zweimal gezählt. Alle sind nass, alle müde, alle hängen ihre Hellebarde an die Wand; und Haken sind immer genug da. »Ich kenne jeden von ihnen«, sagt Marta Holl. »Seit Jahren. Das ist es ja.« Seit er da ist, wurde im Dienst keiner mehr verletzt. Sie braucht ihn für die Bücher, mit Namen. Die Männer wollen nicht wissen, wer von ihnen es ist.
story-adventure-city-thirteenth-a = Mit hinausgehen und horchen.
story-adventure-city-thirteenth-a-result = Du gehst die Runde mit, als vierzehnter Schatten. Gegen vier murmelt jemand neben dir seinen Drill, immer wieder, wie einer, der mittendrin erschlagen wurde. Das Ende fehlt. Du gibst ihm deins und behältst seinen Anfang. Am Morgen sind es zwölf, und ein Haken ist zu viel.
story-adventure-city-thirteenth-b = An seiner Stelle Wache stehen.
story-adventure-city-thirteenth-b-result = Du übernimmst seine Strecke, die Gasse an der Gerberei, wo es herkommt. Um drei kommt es. Bis sechs hältst du die Gasse und lässt alles fallen außer der Hellebarde. Jetzt weißt du, wozu er da war. Holl verbucht ihn unter »Verschiedenes« und bezahlt ihn, im Umschlag, am Haken.

story-adventure-city-fish = Der Fisch sagt nein
story-adventure-city-fish-intro = Die Fischfrau hat einen Karpfen, der nein sagt. Er sagt es deutlich, im Bass, sooft sie das Messer hebt, und inzwischen stehen die Leute um sie herum. Sie haben ihn Dinge gefragt. Hört der Krieg auf? Nein. Liebt er mich? Nein. Wird das Brot teurer? Darüber dachte der Fisch eine Weile nach. »Er hat nur das eine Wort«, sagt die Fischfrau, »und man zahlt, um es zu hören. Aber er geht ein. Würmer nimmt er nicht.« Der Karpfen sieht dich aus dem Zuber an, mit einem runden Auge, als hätte man nach dir geschickt.
story-adventure-city-fish-a = Fragen, was er gefragt werden will.
story-adventure-city-fish-a-result = Du kniest am Zuber und versuchst es den ganzen Nachmittag, eins nach dem anderen, und legst weg, was du hältst, um besser zu hören. Endlich fragst du, ob er Angst hat. Er schweigt. Darauf war keiner gekommen. Als du aufstehst, weißt du etwas darüber, wie man eine schwache Seite schützt, und er hat einen Wurm genommen.
story-adventure-city-fish-b = Ihm etwas brauen.
story-adventure-city-fish-b-result = Du braust ihm, was man Halbertrunkenen gibt, verdünnt. Es kostet eine Nacht und alle Geduld. Gegen Morgen sagt er ein zweites Wort. Die Fischfrau sagt es keinem weiter; sie hat den Zuber auf einen Karren gehoben und ist unterwegs zum Fluss. Du weißt jetzt, was deinem Rezept gefehlt hat.

story-adventure-city-extra = Zofka braucht eine Hand
story-adventure-city-extra-intro = Die alte Puppenspielerin hat ein neues Stück, ohne Schluss, und eine Hand zu wenig. Die linke ist seit dem Frost taub. »Ihr nehmt die Dunklen«, sagt Zofka und hängt dir vier Fäden über die Finger; »ich mache den Rest.« Es geht um eine Stadt, die auf ein Schiff wartet. Die Puppen kennen es besser als du; man spürt es an den Fäden, sie ziehen. In der Pause spricht sie über deinen Kopf hinweg zu jemandem in der Kulisse. Ein Wagen fährt ans Meer, sagt sie, nach Kaer Seren. Gut zu wissen wäre es, ob das Schiff kam.
story-adventure-city-extra-a = Hinfahren und nachsehen.
story-adventure-city-extra-a-result = Du nimmst den Wagen, die vier Fäden noch um die Finger. Am Kai unter Kaer Seren warten sie tatsächlich. Du stellst dich dazu; und gegen Abend hebt sich deine linke Hand von selbst und winkt. Etwas da draußen winkt zurück. Wie es das machte, hast du nun in den Fingerspitzen.
story-adventure-city-extra-b = Bis zum Ende weiterspielen.
story-adventure-city-extra-b-result = Du spielst, was die Fäden wollen. Am Ende schneiden sich die Dunklen los, alle vier, verbeugen sich und legen sich hin; und mit ihnen ist ein alter Kniff aus deinem Handgelenk gegangen und ein fremder hereingekommen. Zofka ist ganz zufrieden. Sie habe sich gefragt, sagt sie, welcher von beiden es wird.

story-adventure-city-bells = Das taube Viertel
story-adventure-city-bells-intro = Im tauben Viertel kann jeder hören. Man hat es sich gemeinsam abgewöhnt, vor vierzig Jahren, als die große Glocke aufgehängt wurde, die einem die Fehler sagt. Sie läutet zu Mittag. Fünf Minuten vorher steckt das ganze Viertel Wachs in die Ohren, lacht und arbeitet weiter; die Kinder, ehe sie laufen können. »Es sind ja nur fünf Minuten«, sagt die Wachsfrau. »Dann hat man den ganzen Tag.« Ein Paar ist noch da. Auf dem Platz füllt sich die letzte Kutsche nach Beauclair mit Fremden, denen niemand etwas gesagt hat.
story-adventure-city-bells-a = Die Ohren offen lassen.
story-adventure-city-bells-a-result = Es schlägt zwölf. Sie hat die Stimme deiner Mutter, oder einer, die ein Recht auf dich hatte, und lässt nichts aus. Als sie aufhört, hast du fallen lassen, was du hieltest, und sitzt am Rinnstein neben einem Alten, der das jedes Jahr macht. »Wie letztes Mal?«, fragt er. Ein wenig kürzer könnte es nächstes Mal schon sein, denkst du.
story-adventure-city-bells-b = Das Wachs kaufen und die Kutsche nehmen.
story-adventure-city-bells-b-result = Du sitzt zwischen Fremden, die plötzlich verstummen, einer nach dem anderen, und auf ihre Schuhe sehen. Es ist eine stille Reise. In Beauclair steigen sie sehr behutsam aus und lassen einander den Vortritt, und ein Mann, der bei der Abfahrt seine Pferde schlug, geht neben ihnen her, die Hand auf der Deichsel.

story-adventure-city-lodger = Zimmer frei, mit Spuk, ruhig
story-adventure-city-lodger-intro = »Er macht keine Umstände«, sagt die Wirtin. »Er geht auf und ab, von zehn bis vier.« Ihr verstorbener Mieter war Tanzmeister und starb mitten in einer Gigue, an einer Wette. Nun wird das Erdgeschoss an eine Bank vermietet, und die Bank möchte schlafen. Böse ist er nicht, sagt sie; er will nur zu Ende kommen, und dazu fehlt ihm jemand zum Tanzen. Drei haben es versucht. Im Morgengrauen kamen sie mit durchgetanzten Schuhen herunter und lächelten. Einer lächelt seit Februar.
story-adventure-city-lodger-a = Ihn zu Ende tanzen.
story-adventure-city-lodger-a-result = Du tanzt von zehn bis vier. Er führt, dann führst du, dann weißt du es nicht mehr; in der Mitte ist eine Drehung, bei der ein Körper eher stört. Beim letzten Takt verneigt er sich und ist nicht da. Bis Mittag liegst du mit dampfenden Stiefeln, und die Drehung hast du.
story-adventure-city-lodger-b = Ihm sagen, die Wette sei gewonnen.
story-adventure-city-lodger-b-result = Du sagst es von der Tür aus, laut, über die Schritte hinweg, und wirfst hin, was du in der Hand hast, als wäre es der Einsatz. Er bleibt stehen. »Wer hat das Geld gehalten?«, fragt er. Er freut sich so, dass er dir, ehe er geht, noch zeigt, wie man steht, damit die Leute hinsehen.

story-sea-stones = Vierzig Steine, beschriftet
story-sea-stones-intro = Die Ladung sind Grabsteine, vierzig, von der Insel auf Vorrat bestellt, denn im Dutzend sind sie billiger. Der Steinmetz in Nowigrad hat gemacht, was man wollte: Namen, Beruf, einen Vers. Bloß die Sterbejahre kannte er nicht, also hat er welche eingesetzt, nach Ermessen, um sich den zweiten Weg zu sparen. Beim Festzurren findest du den Stein des Steuermanns. Darauf steht dieses Jahr.
story-sea-stones-a = Ihn dem Steuermann zeigen.
story-sea-stones-a-result = Er sieht ihn lange an und bittet um dein Messer. Dann kratzt er die letzte Ziffer zu einer anderen um, die Zunge zwischen den Zähnen, und tritt zurück, um sie zu bewundern. Danach steuert er wie einer, der alle Zeit der Welt hat.
story-sea-stones-b = Ihn umdrehen und dich daraufsetzen.
story-sea-stones-b-result = Den ganzen Weg sitzt du darauf und sagst, du seist müde. Er bringt dir Warmbier. Im Hafen bezahlt dich der Vertreter des Steinmetzen für schonende Behandlung, und von den Trägern lernst du, wie man etwas bewegt, das keiner lesen soll.

story-sea-stones-danger = Wessen Stein zuerst
story-sea-stones-danger-intro = Das Boot geht unter vierzig Grabsteinen unter, und mindestens zehn müssen über Bord. Hier gilt: Wessen Stein untergeht, der geht unter. Also lesen sie bei Laternenlicht die Namen vor und streiten. Den der Witwe will keiner werfen, und den des Jungen auch nicht. »Einer ist ohne Namen«, sagt der Maat. »Der war Ersatz.« Alle sehen dich an.
story-sea-stones-danger-a = Deinen Namen einritzen lassen.
story-sea-stones-danger-a-result = Der Maat ritzt deinen Namen ein, nicht schlecht, und hinein damit. Neun andere folgen leichter, nachdem einer den Anfang gemacht hat. Für den Rest des Wegs ist dir so kalt, dass sich zwei ungefragt neben dich setzen.
story-sea-stones-danger-b = Den Geldbeutel opfern und von Hand leichtern.
story-sea-stones-danger-b-result = Stattdessen werft ihr Ballast, Kisten und Geld hinaus, und jeder nimmt einen Stein auf die Knie, damit das Boot gerade liegt. Eine lange Nacht, um das Grab eines Nachbarn zu halten. Am Morgen können alle die Verse auswendig.

story-sea-survey = Lotungen
story-sea-survey-intro = Adelheid Voss, Landmesserin der Krone, ist gekommen, um die Inseln zu zeichnen. Mit Lotleine und nasser Karte sitzt sie im Bug, genau und seekrank. Voraus liegt ein Inselchen mit sechs Schornsteinen. Die Leute sind herausgerudert und bitten, die Mütze in der Hand, dass sie es weglässt. Was nicht auf der Karte ist, zahlt keine Steuer. »Es bekommt auch keine Hilfe«, sagt Voss. »Keinen Arzt, kein Leuchtfeuer, kein Brot im schlechten Jahr.« Sie reicht dir das Lot.
story-sea-survey-a = Die Tiefen ausrufen, wie sie sind.
story-sea-survey-a-result = Du rufst, sie schreibt, und am Abend hat das Inselchen einen Namen, in Tinte. Sie bezahlt dich wie einen Kettenzieher. Die Leute rudern heim, ohne die Mützen aufzusetzen. Im nächsten Frühjahr kommt ein Steuereinnehmer, und eine Hebamme.
story-sea-survey-b = Die Leine am Grund vorbeilaufen lassen.
story-sea-survey-b-result = Du rufst eine Tiefe aus, die keine Leine erreicht. Voss sieht dich an, sieht die Schornsteine an und schreibt mit feiner Hand: offene See. Nach Einbruch der Dunkelheit stößt etwas an den Rumpf: ein Korb, darin Flaschen und die Nachricht, was an der Nordseite an Land liegt.
story-sea-survey-c = Fragen, was sie selbst wollte.
story-sea-survey-c-result = Sie nimmt die Brille ab. So etwas hast du sie schon einmal gefragt, auf dem Trockenen. Wohnte sie dort, sagt sie, sie wünschte sich eine schlechte Karte und gute Nachbarn. Sie zeichnet einen Felsen, wo das Inselchen ist. Bis zum Morgen lernst du, wie man misst und wie man es lässt.

story-sea-survey-danger = Heute früh nicht da
story-sea-survey-danger-intro = Gestern, sagt Adelheid Voss, war hier ein Berg, rauchend, mit Peilung und Höhe. Heute früh sind da Nebel und eine warme Strömung. Dreimal hat sie nachgerechnet. Entweder stimmt ihre Kette nicht, dann stimmen zwölf Jahre Karten nicht; oder der Berg ist irgendwo hingegangen. Die Ruderer sind für die Kette. Unter dem Kiel brodelt heißes Wasser, und Fische treiben vorbei, gar.
story-sea-survey-danger-a = Dem warmen Wasser nachrudern.
story-sea-survey-danger-a-result = Ihr rudert hinein, bis der Teer läuft und die Haut Blasen wirft, und dann ist der Nebel Dampf, und hinter dem Dampf ist ein Berg, genau dort, wo sie ihn eingezeichnet hat. Er hatte sich nur die Decke über den Kopf gezogen. Voss notiert die Zeit und weint ein wenig.
story-sea-survey-danger-b = Umkehren, ehe das Boot kocht.
story-sea-survey-danger-b-result = Das muss man den Leuten nicht zweimal sagen. Voss sitzt mit dem Rücken zu ihnen und verbessert nichts. Im Hafen bittet sie dich zu bezeugen, dass sie recht hatte, Stand gestern. Du unterschreibst.

story-sea-song = Ein Lied mit Loch
story-sea-song-intro = Das Ruderlied des Schiffs hat neun Strophen, und die vierte fehlt. Der alte Schlagmann konnte sie, und im März haben sie ihn begraben, ohne zu fragen. Seitdem geraten nach der dritten jedes Mal die Ruder durcheinander und spritzen alle nass. Summen haben sie versucht, zählen und eine Schweigeminute. Jetzt sehen sie dich an, du musst doch ein paar Lieder gehört haben. Die dritte endet auf einen Fisch und eine Witwe.
story-sea-song-a = Eine vierte Strophe erfinden.
story-sea-song-a-result = In deiner kommt ein Büttel vor und ein Loch im Boot. Sie versuchen es, vorsichtig; die Ruder gehen durch. Am Abend schwören sie, so sei es immer gewesen, und der alte Schlagmann habe es so gesungen. Du bekommst vom Fang einen Anteil, als Urheber oder Erbe.
story-sea-song-b = Alle rückwärts rudern lassen.
story-sea-song-b-result = Es geht von der neunten Strophe bis zur fünften; da ist das Loch, und da fangen sie einfach wieder an. Es ist unsinnig, und es geht. Du lernst daraus einen Takt, zu dem kein Gegner tanzen kann.
story-sea-song-c = Tibor einmal zuhören lassen.
story-sea-song-c-result = Der Fiedler lässt es sie zweimal singen und spielt dann, was fehlt, denn eine Melodie weiß, wohin sie will, sagt er. Es ist eine Strophe über den alten Schlagmann. Mehrere müssen aufs Wasser hinausschauen. In der halben Zeit rudern sie euch hin, und jemand hat dir eine Flasche in den Beutel geschoben.

story-sea-song-danger = Der alte Schlagmann singt
story-sea-song-danger-intro = Nach der dritten Strophe des Ruderlieds, wo seit Monaten ein Loch ist, singt jemand die vierte. Sie kommt von unter dem Boot, mit der Stimme des alten Schlagmanns, den sie im März hier versenkt haben. Es ist eine gute Strophe. Nur etwas schneller als die dritte, und beim nächsten Mal noch schneller, und die Ruder gehen mit. Die Ruderer können nicht aufhören. Ihre Augen bitten dich, etwas zu tun.
story-sea-song-danger-a = Langsamer dagegen ansingen.
story-sea-song-danger-a-result = Du stellst dich auf eine Ruderbank und brüllst die dritte Strophe, und noch einmal die dritte, den Fuß im Takt, bis der da unten den Faden verliert. Deine Stimme ist weg, und die Beine sind auch nicht besser dran. Der älteste Ruderer sagt: Das hat er immer gemacht.
story-sea-song-danger-b = Dich über die Ruder werfen.
story-sea-song-danger-b-result = Drei davon bekommst du in die Rippen, und das Lied zerfällt. In der Stille hört man von unten ein beleidigtes Räuspern. Ohne Musik rudern sie weiter, jeder für sich, und kommen zu verschiedenen Zeiten an.

story-sea-egg = Diese Seite nach oben
story-sea-egg-intro = Auf der Kiste steht DIESE SEITE NACH OBEN, und sie ist an Herrschaften gerichtet, die sich Bestien zum Ansehen halten. Im Stroh liegt das Ei eines Greifen, groß wie ein Käselaib, gesprenkelt und warm. Klopft man, so klopft es zurück. Greife bleiben ein Leben lang beisammen, und beide suchen ein Ei, bis sie umfallen. Seit zwei Tagen steht ein Punkt über dem Mast, sehr hoch. Der Schiffer ist im Voraus bezahlt und sieht nicht zum Himmel.
story-sea-egg-a = Es abliefern wie vereinbart.
story-sea-egg-a-result = Unter einem nassen Tuch trägst du es zum Vertreter des Käufers, und es klopft den ganzen Weg. Er ist entzückt und zahlt dir, was es wiegt. Am Abend siehst du den Punkt über der Insel sinken, tiefer und tiefer, und dann sind es zwei.
story-sea-egg-b = Es auf die nächste Klippe setzen.
story-sea-egg-b-result = Mit der Kiste auf dem Rücken kletterst du bis zum höchsten Vorsprung. Kaum bist du zehn Schritte weit, ändert sich das Licht. Sie sieht dich nicht einmal an. In ihrem Schatten steigst du ab und weißt nun, wo hier die Greife schlafen.

story-sea-egg-danger = Die Adresse der Mutter
story-sea-egg-danger-intro = Der Greif kommt aus der Sonne. Eine Woche ist das Weibchen der Kiste gefolgt, über Meer, das Greife hassen, und ist mager und rasend. Heute früh ist das Junge geschlüpft; es sitzt im Stroh und schreit nach dem, was näher ist, der Mutter oder dem Koch. Der erste Sturzflug kostet den Masttopp. Der Schiffer brüllt, man solle die Kiste hinauswerfen. Die Adresse darauf kannst du von hier lesen: eine Insel, die du nicht kennst.
story-sea-egg-danger-a = Das Junge den Mast hinauftragen.
story-sea-egg-danger-a-result = Im Wams beißt das Junge die ganze Kletterei lang. Sie landet auf der Rah, und einen Moment siehst du in ein Auge, groß wie deine Faust. Dann nimmt sie es dir ab, mit etwas vom Wams und etwas von dir.
story-sea-egg-danger-b = Den Greif abwehren und die Adresse behalten.
story-sea-egg-danger-b-result = Du wirfst, was herumliegt, bis sie die Kiste gepackt hat und damit durch die Luft davonrudert, schwer, nach Hause. Den Zettel hast du in der Faust. Herrschaften, die sich Bestien zum Ansehen halten, steht darauf, und wie man ihre Insel findet.

story-sea-saint = Zwei rechte Zeigefinger
story-sea-saint-intro = Mitten im Sund haben sich zwei Boote mit Pilgern getroffen, jedes mit einer Reliquie: dem rechten Zeigefinger desselben Heiligen. Beide haben eine Urkunde. Eine Stunde lang haben sie einander angesungen und sind am Ende ihrer Lieder. Nun wenden sie sich an dich. Ihr habt mit Leichen zu tun, sagt der eine Abt. Ihr erkennt einen Heiligen, sagt der andere, und beide halten ein Glaskästchen hoch und den Atem an.
story-sea-saint-a = Beide für echt erklären.
story-sea-saint-a-result = Er war ein sehr heiliger Mann, sagst du, und zeigte viel. Man könnte einen Finger fallen hören. Dann umarmen sich die Äbte, und beide Gemeinden bezahlen das Urteil. Seite an Seite fahren sie weiter und singen in zwei Tonarten.
story-sea-saint-b = An ihnen riechen.
story-sea-saint-b-result = Einer stammt von einem Ghul; die haben dieses Glied zu viel. Du sagst es leise, nur seinem Abt. Er wird weiß und dankt dir dann. Seit dreißig Jahren fragt er sich, warum es kratzt. Er gibt dir das Öl, worin er lag, es ist vorzüglich, und der Finger geht über Bord.

story-sea-saint-danger = Der Finger zeigt
story-sea-saint-danger-intro = Die Reliquie hat sich in ihrem Glaskästchen umgedreht. Früher zeigte sie zum Himmel. Jetzt zeigt sie über die Reling, und dreht das Boot, so dreht sie sich mit wie eine Nadel, immer zur selben Stelle im Meer. Die Pilger sind auf die Knie gefallen. Da unten muss ein Grab sein, sagt der Abt, oder ein Schatz des Glaubens. Die Leute sehen die Stelle an, und wie glatt sie ist. Er lässt dort Anker werfen.
story-sea-saint-danger-a = Also den Anker werfen.
story-sea-saint-danger-a-result = Er sinkt sehr lange und landet auf etwas, das nachgibt. Mit Freudenrufen ziehen die Pilger herauf, was an den Flunken hängt: einen Leuchter, eine Amtskette. Dann setzt sich der Anker in Bewegung, von selbst, und nimmt das Tau mit.
story-sea-saint-danger-b = Den Finger in die Tasche stecken.
story-sea-saint-danger-b-result = Mitsamt dem Kästchen verschwindet er, und das Boot rudert weiter, obwohl es dich die Kollekte kostet und eine Nacht, in der man für dich betet. In der Tasche kratzt er, die ganze Zeit, in die eine Richtung. Am Kai nimmt ihn der Abt wortlos zurück.

story-sea-mast = Gutes gerades Holz
story-sea-mast-intro = Der neue Mast war billig. Er ist gerade, trocken, gut abgelagert und stand sechzig Jahre auf einem Hügel vor Cidaris, mit einem Querbalken. Inzwischen wissen es alle. Nachts, bei Nordwind, knarrt er, und wer sich anlehnt, hört, was jemandem zuletzt durch den Kopf ging: Ich war es. Ich war es nicht. Die Kuh gehörte mir. Der Schiffer schläft mit Wolle in den Ohren und wüsste gern, ob man das abstellen kann.
story-sea-mast-a = Dich anlehnen und zuhören.
story-sea-mast-a-result = Mit dem Rücken daran sitzt du, bis der Himmel grau wird. Einer nach dem anderen sagt, was er zu sagen hat, und schweigt dann. Einer, der es war, erzählt dir lang und breit, wo seinesgleichen unterkriecht. Bei Sonnenaufgang ist es ein Mast.
story-sea-mast-b = Ihn nach einem Kniff des Handwerks fragen.
story-sea-mast-b-result = Unter den Gehenkten von sechzig Jahren sind zwei Fechtmeister und ein Giftmischer. Du stellst dem Holz deine Frage und legst die Wange daran. Die Antwort kostet dich etwas, dessen du bis jetzt sicher warst, und sie ist es wert.

story-sea-mast-danger = Der Mast will Gesellschaft
story-sea-mast-danger-intro = Der Mast war einmal ein Galgen, und im Sturm kommen alte Gewohnheiten zurück. Von selbst knüpfen sich die losen Enden zu Schlingen. Eine hängt in Halshöhe des Maats, eine andere in der des Steuermanns und eine dritte, recht sorgfältig gemacht, in deiner. Sooft das Schiff rollt, schwingen sie näher. Der Schiffer gibt zu, dass er billig war. Er ist in den Laderaum gestiegen, wo man nicht aufrecht stehen kann.
story-sea-mast-danger-a = Den Mast kappen.
story-sea-mast-danger-a-result = Du hackst darauf ein, während er nach dir greift. Mit einem Krachen wie eine Falltür fällt er über die Seite, und die halbe Takelage geht mit, samt dem, was dort zum Trocknen hing. Den Rest des Wegs wird gerudert, und er ist lang.
story-sea-mast-danger-b = Ihm etwas gestehen.
story-sea-mast-danger-b-result = Er will etwas hören, spürst du, wie immer schon. Aus der Nähe sagst du ihm etwas, das du noch keinem gesagt hast. Die Schlingen gehen auf. Eine hatte Zeit, sich ein wenig zuzuziehen, und eine Woche lang schluckst du schwer.

story-sea-ice = Der Mann im Eis
story-sea-ice-intro = Jedes Frühjahr treibt er in derselben Scholle vorbei, aufrecht, in altmodischem Schnitt, die rechte Hand aus dem Eis gestreckt. Die Mannschaften rudern heran und schütteln sie, das bringt Glück; sie ist schon ganz blank. Sein Gesicht ist freundlich und ein wenig zerstreut. Dieses Jahr ist die Sonne an ihn gekommen. Auch die linke Hand ist frei, und darin steckt ein Zettel, klein gefaltet. Keiner will es sein, der ihn liest.
story-sea-ice-a = Den Zettel herausnehmen und lesen.
story-sea-ice-a-result = Es ist ein Abholschein für einen Mantel. Auf der Rückseite steht eine Adresse und darunter: Es wird spät, bleibt nicht auf. Du bringst ihn hin. Das Haus gehört einer Urenkelin. Sie lacht, weint und gibt dir den Mantel, den nie jemand geholt hat. Er ist warm.
story-sea-ice-b = Ihn herausschlagen und begraben.
story-sea-ice-b-result = Es dauert den ganzen Tag, und die Leute murren um ihr Glück. An Land gräbst du, und sie tragen, und als er unten ist, stehen sie herum, die Rechte in der Tasche. Tagelang spürst du es im Rücken, und noch woanders, wofür du keinen Namen hast.

story-sea-ice-danger = Das Eis schließt sich
story-sea-ice-danger-intro = In der Nacht sind die Schollen zusammengerückt. Ringsum knarrt es, und dann antworten die Planken. Eine Rinne ist noch offen, und sie wird enger, während man hinsieht. Auf dem Eis an ihrem Rand stehen Gestalten, aufrecht, ein Dutzend, jede mit ausgestreckter rechter Hand. Sie scheinen zu warten, dass jemand sie hinüberholt. Oder sie zeigen den Weg.
story-sea-ice-danger-a = Durch die Rinne, an den Händen vorbei.
story-sea-ice-danger-a-result = Auf der einen Seite rudert ihr, auf der anderen stemmt ihr euch mit den Schultern gegen das Eis. Die Hände streifen dich, eine nach der anderen, kalt und ganz sanft, und jede nimmt etwas für ihre Mühe: einen Ring vom Kettenhemd, einen Knopf, einen Atemzug.
story-sea-ice-danger-b = Das Boot übers Eis zurückschleppen.
story-sea-ice-danger-b-result = Ihr schleppt es alle miteinander den Weg zurück, bis das Meer wieder schwarz und offen ist. Da ist es Mittag. Als du dich noch einmal umdrehst, haben sich auch die Gestalten umgedreht, und alle Hände winken.

story-sea-rats = Sie kommen an Bord
story-sea-rats-intro = Im Hafen liegt euer Schiff neben einem stolzen Dreimaster, frisch gestrichen. In der Dämmerung ziehen die Ratten um. Im Gänsemarsch kommen sie über die Trosse, von ihm zu euch, alte, junge, eine mit einem Stück Käse in der Backe. Ratten wissen, wann ein Schiff nicht ankommt. Eure Leute sind geschmeichelt. Auf dem Dreimaster wird geladen: Fässer, dann Koffer, dann eine Schulklasse mit Fahne.
story-sea-rats-a = Hinübergehen und es dem Kapitän sagen.
story-sea-rats-a-result = Er lacht, dann geht er mit einer Lampe nach unten. Als er heraufkommt, lacht er nicht mehr. Die ganze Nacht wird gelöscht, die Fahne zuletzt. Er gibt dir, was die Fahrt eingebracht hätte, oder einiges davon, und jedes Kind gibt dir die Hand. An die Ratten müssen eure Leute sich gewöhnen.
story-sea-rats-b = Die Ratten fragen, was ihm fehlt.
story-sea-rats-b-result = Du setzt dich auf den Kai und siehst nach, was sie unter den Krallen haben: Sägemehl, Teer, einen grauen Schimmel, den du kennst. Du nennst ihn keinem, denn der Kapitän ist schon ausgelaufen. Was du abgekratzt hast, ergibt zwei starke Flaschen. Die Fahne siehst du ein paar Wochen später wieder.
story-sea-rats-c = Ihm sagen, was Quist zahlen würde.
story-sea-rats-c-result = Du kennst eine Gilde von Rattenfängern ohne Ratte, sagst du. Der Kapitän zählt an der Trosse entlang und zählt noch einmal. Er lässt die Kinder von Bord, das Schiff auflegen und eure Ratten in Kisten packen, und ihr teilt euch, was ein verzweifelter Gildenmeister postwendend schickt.

story-sea-rats-danger = Sie gehen
story-sea-rats-danger-intro = Mitten in der Meerenge kommen die Ratten an Deck. Es gibt keine Trosse und kein anderes Schiff; sie sehen über die Reling, dann springen sie, eine nach der anderen, und schwimmen, alle in eine Richtung. Im Laderaum ist alles trocken. Der Zimmermann hat jede Planke abgeklopft. Keiner findet etwas, und eben das macht den Leuten Angst. Die letzte Ratte, eine alte, sitzt auf der Reling und sieht von dir zum Wasser.
story-sea-rats-danger-a = Den Ratten folgen.
story-sea-rats-danger-a-result = Fünfhundert kleine Kielspuren führen zurück, woher ihr kamt; ihr steuert ihnen nach. Hinter euch, wo ihr jetzt wärt, öffnet sich lautlos das Meer, breit wie ein Marktplatz, und schließt sich wieder. Die alte Ratte fährt auf der Pinne heim.
story-sea-rats-danger-b = Kurs halten und noch einmal suchen.
story-sea-rats-danger-b-result = Mit Lampen sucht ihr, bis es gefunden ist: Unter dem Kiel, außen, hat sich etwas festgehalten, und es ist geduldig. Mit Stangen und heißem Pech bekommt ihr es los und lasst Haut und Ausrüstung dabei. Es lässt sich sinken und sieht herauf.

story-sea-tithe = Was man ihm hinauslegt
story-sea-tithe-intro = Einmal im Monat rudert das Dorf dem da unten etwas hinaus. Früher waren es Brot und eine Glocke. Seit dem Winter will es mehr, und diesmal ist das Los auf die Kuh der alten Bera gefallen, ihre einzige. Bekränzt steht die Kuh im Boot und kaut. Bera ist neben ihr bis zur Hüfte ins Meer gegangen und lässt den Strick nicht los. Sie fragen dich, fremd wie du bist, ob es sein muss.
story-sea-tithe-a = Stattdessen etwas Eigenes hinauslegen.
story-sea-tithe-a-result = Du ruderst allein hinaus und lässt es über die Seite, etwas, das dir gut gedient hat. Eine Weile liegt es auf dem Wasser. Dann wird es genommen, recht höflich. Das Dorf sammelt ein wenig für dich, Bera schickt einen Käse, und die Blasen kommen von tiefer unten als zuvor.
story-sea-tithe-b = Sagen, dass es sein muss.
story-sea-tithe-b-result = Du sagst es, und sie nicken; von einer fremden Stimme ist es leichter. Die Kuh schwimmt erstaunlich lange. Sie bezahlen den Rat, schnell, und gehen auf getrennten Wegen heim. Die ganze Nacht ruft jemand aus Leibeskräften eine Kuh zum Melken.

story-sea-tithe-danger = Das Boot kommt leer zurück
story-sea-tithe-danger-intro = Zwischen euch und dem Land treibt ein kleines Boot mit einem Kranz am Bug, der Zehnt irgendeines Dorfs, und es ist leer. Trotzdem liegt es tief im Wasser, als säße jemand Schweres darin. Rudert ihr, so folgt es. Haltet ihr an, so hält es an. Die Leute haben verstanden: Diesen Monat war es nicht genug, und nun geht es von Tür zu Tür.
story-sea-tithe-danger-a = Das leere Boot füllen.
story-sea-tithe-danger-a-result = Ihr werft hinein, was ihr habt: Geld, das gute Tau, einen Schinken. Seltsamerweise hebt es sich mit jedem Stück ein wenig, und am Ende schwimmt es hoch und leicht. Eine Welle dreht es um, und es treibt zufrieden davon, dem Tiefen zu.
story-sea-tithe-danger-b = Es versenken.
story-sea-tithe-danger-b-result = Ein Stoß, und es sinkt wie ein Stein. Zehn Schläge lang ist Ruhe. Dann tauchen ringsum in weitem Kreis leere Boote auf, mit alten Kränzen und neuen, aus allen Dörfern, die es je gab.

story-sea-shadow = Etwas hält Schritt
story-sea-shadow-intro = Seit dem Morgen ist ein Schatten unter dem Boot, genau so lang wie das Boot. Eurer ist es nicht; der Himmel ist grau. Er wendet, wenn ihr wendet. Die Möwen sind fort, und die Leute rudern mit sehr geradem Rücken und reden laut, von der Ernte, von Kühen, von irgendetwas. Man sieht nicht hin, hat der Maat gesagt. Er sagt es wieder, etwas höher, sooft sich einer räuspert.
story-sea-shadow-a = Dich auf die Planken legen und hinsehen.
story-sea-shadow-a-result = Durch den Spalt zwischen zwei Brettern siehst du in ein Auge. Es ist alt, und es geht mehr darin vor als in den meisten, die du kennst. Es sieht dich an, bis es fertig ist. Als du aufstehst, bist du ein wenig anders, und das Auge hat auch etwas gelernt.
story-sea-shadow-b = Mit den anderen von Kühen reden.
story-sea-shadow-b-result = Du steuerst eine Kuh bei, die zählen konnte, und das führt zu anderen Tieren. Gegen Mittag lacht der Maat mit seiner richtigen Stimme. Als endlich jemand hinuntersieht, ist da grünes Wasser und ein kleiner Fisch, der verlegen wirkt.

story-sea-shadow-danger = Es ist heraufgekommen, um zu sehen
story-sea-shadow-danger-intro = Es gibt keinen Zweifel mehr, wer es ist. Der Schatten unter dem Boot ist gewachsen, bis das Meer von einem Horizont zum anderen dunkel ist, und vor dem Bug hebt sich langsam etwas, worauf Muscheln sitzen wie Häuser auf einem Hügel. Es tut nichts. Es schaut. Einer der Ruderer sagt mit Kinderstimme, er sei brav gewesen. Wie lange so ein Blick dauern kann, hat dir niemand gesagt.
story-sea-shadow-danger-a = Eine Gabe ins Wasser lassen.
story-sea-shadow-danger-a-result = Jeder gibt etwas, die Ruderer ihre Ringe, du den Beutel und was die Hand noch findet. Glitzernd sinkt es an dem Auge vorbei, und das Auge folgt ihm wie das einer Katze. Als es tief genug ist, ist es der Hügel auch.
story-sea-shadow-danger-b = Lautlos zurücktreiben.
story-sea-shadow-danger-b-result = Ihr überlasst das Boot der Strömung, Ruder drin, Atem an. Es dauert die ganze Nacht. Im Morgengrauen liegt ihr vor dem Hafen, aus dem ihr kamt, und keiner kann sagen, wann das Meer wieder grau wurde und nur noch Meer war.
story-sea-shadow-danger-c = Die Stunde notieren, wie die Police verlangt.
story-sea-shadow-danger-c-result = Du holst Drays Papier hervor und notierst Stunde, Peilung und den geschätzten Wert der Schlange. Sie kommt näher, um mitzulesen, und ihr Atem nimmt die Farbe mit und ein paar Ringe vom Kettenhemd. Dagon ist natürlich ausgenommen. Die Kratzer am Rumpf sind es nicht, und Dray zahlt, korrekt, mit Bedauern.

story-sea-silence = Die stille Meile
story-sea-silence-intro = Zwischen den zwei Felstürmen liegt die stille Meile. Niemand spricht dort; selbst die Möwen überqueren sie im Gleitflug. Was da lauscht und was es tut, weiß keiner, denn von denen, die sprachen, kam niemand heraus. Die Ruder sind in Wolle gewickelt, und die Ankerkette liegt in Brei. Im Heck sitzt eine junge Mutter mit einem Säugling von sechs Wochen. Er ist wach. Er hat gerade seine Stimme entdeckt, flüstert sie, und ist sehr stolz darauf.
story-sea-silence-a = Das Kind bei Laune halten.
story-sea-silence-a-result = Eine Meile lang schneidest du Gesichter. Du wusstest nicht, dass du so viele hast. Beim viertletzten Ruderschlag lacht es, laut, einmal, und das ganze Meer scheint sich vorzubeugen. Nichts geschieht. Danach sagen die Ruderer, das Echo habe auch gelacht.
story-sea-silence-b = Ihm einen Tropfen aus der Flasche geben.
story-sea-silence-b-result = Es gähnt, schmatzt und schläft, und die Mutter küsst lautlos deinen Ärmel. In dieser Stille hörst du, was man nie hört: Wasser, das sich entschließt, Holz, das sich erinnert, einen Herzschlag unter dem Kiel, sehr langsam. Du merkst dir, von welcher Seite.
story-sea-silence-c = Es auf Torkels Kürass legen.
story-sea-silence-c-result = Der Stahl ist warm, und er klirrt nicht; jede Woche hat ihn jemand geölt, der warten konnte. Mit runden Augen lauscht das Kind auf das, was darin zu hören ist, wie auf ein Märchen. Neben dem Boot taucht, die ganze Meile lang, ein zwölftes Ruder ein, im Takt.

story-sea-silence-danger = Jemand niest
story-sea-silence-danger-intro = Mitten in der stillen Meile, wo niemand einen Laut von sich geben darf, niest der Steuermann. Eine halbe Minute hat er es zurückgehalten und alles getan, was ein Mensch tun kann. Es hallt von Fels zu Fels. Dann kommt das Echo nicht zurück. Alle hören es: Etwas hat es gefangen und hält es, dreht es um und ist im Begriff zu antworten.
story-sea-silence-danger-a = Zuerst antworten: Gesundheit.
story-sea-silence-danger-a-result = Du sagst es laut und deutlich, wie man es einem Nachbarn sagt. Es folgt eine Pause, in der du älter wirst. Dann, aus beiden Felsen zugleich, so tief, dass das Wasser springt: danke. Ihr kommt an Land, mit weißem Haar auf den Armen und keiner Kraft darin.
story-sea-silence-danger-b = Rudern und so viel Lärm machen wie möglich.
story-sea-silence-danger-b-result = Ihr rudert, trommelt, brüllt und schlagt auf Töpfe, damit es nicht weiß, wen von euch es will. Es greift aufs Geratewohl: einen Topf, eine Bank, die Ringe an deiner linken Seite. Beim zweiten Felsen lässt es los. Der Steuermann niest noch einmal.

story-sea-oath = Was ihn zuerst begrüßt
story-sea-oath-intro = Vor Jahren hat der Schiffer im Sturm ein Gelübde getan: Käme er davon, so solle das Meer bekommen, was ihn an Land als Erstes lebendig begrüßt. Es war eine Henne. Nächster Sturm, nächstes Gelübde; eine Ziege. Er fährt eine gefährliche Strecke und hat kein Vieh mehr. Letzte Nacht war Sturm. Jetzt kommt der Hafen in Sicht, und auf dem Steg hüpft seine Tochter auf und ab, sechs Jahre alt. Zweimal hat er das Schiff schon gewendet.
story-sea-oath-a = An Land springen und ihn zuerst begrüßen.
story-sea-oath-a-result = Du läufst den Steg entlang, an dem Kind vorbei, drehst dich um und rufst: Guten Tag, Schiffer! Er schlägt die Hände vors Gesicht. Dann kommt er über die Planke, umarmt dich und stößt dich hinein, mit aller Kraft und Tränen in den Augen. Du schwimmst sehr gut, wie sich zeigt, wenn du musst.
story-sea-oath-b = Zum Mädchen gehen und es heimschicken.
story-sea-oath-b-result = Du beugst dich hinunter und sagst, ihr Vater habe ein Geschenk, sie müsse mit geschlossenen Augen heimlaufen und dürfe sie erst unter dem Tisch öffnen. Sie läuft. Der Erste, der ihn begrüßt, ist der Zöllner. Der Schiffer sieht das Meer an und ihn, und gibt dir alles Geld, das er bei sich hat.

story-sea-oath-danger = Das Meer führt Buch
story-sea-oath-danger-intro = In jedem Sturm hat der Schiffer etwas gelobt und nicht die Hälfte davon gehalten. Heute Nacht legt das Meer die Rechnung vor. Es kommt über den Bug, in Wellen so regelmäßig wie eine Kanzleischrift, und nach jeder fehlt etwas: ein Fass, eine Bank, eine Ziege. Dann ein Ruderer, den es hustend zurückwirft wie aus Versehen. Der Schiffer liegt auf den Knien und hat für ein neues Gelübde Luft geholt.
story-sea-oath-danger-a = Ihm den Mund zuhalten und für ihn zahlen.
story-sea-oath-danger-a-result = Eine Hand liegt auf seinen Lippen, die andere wirft hinaus, was du hast. Die Wellen nehmen es und scheinen es zusammenzuzählen. Eine kommt noch, um zu sehen, ob Wechselgeld fällig ist. Dann ist es nur noch schlechtes Wetter.
story-sea-oath-danger-b = Ihn geloben lassen und dafür sorgen.
story-sea-oath-danger-b-result = Er gelobt, nie wieder zu fahren, was keiner glaubt, du am wenigsten. Also nimmst du das Steuer und wendest. Im Hafen stehst du neben ihm, bis er ein Loch in den eigenen Rumpf geschlagen hat. Das Meer ist ganz glatt geworden.

story-sea-missionary = Eine Seele
story-sea-missionary-intro = Seit sieben Jahren predigt Bruder Anselm auf diesen Inseln und hat niemanden bekehrt. Man mag ihn; man gibt ihm Heringe, flickt ihm das Dach und lässt ihn ausreden. Sein Bischof will eine Zahl. Wenn ein paar Leute jemanden knien sähen, sagt Anselm, einmal, ganz kurz, dann könnte er »eine« schreiben. Bisher hat er in keinem Bericht gelogen.
story-sea-missionary-a = Für ihn knien, einmal.
story-sea-missionary-a-result = Du kniest auf den nassen Planken, und drei Fischer nehmen die Mützen ab, weil sie dich für krank halten. Anselm schreibt seine Zahl. Dann gibt er dir die Kollekte von sieben Jahren, sie passt in eine Hand, und einen Platz an seinem Ofen.
story-sea-missionary-b = Jemanden nennen, dem keiner gepredigt hat.
story-sea-missionary-b-result = Die Sirenen, sagst du, im Scherz. Anselm legt die Feder hin. Sie haben Stimmen, sagt er langsam; zu etwas müssen die gut sein. Er fragt, wo sie sitzen. Rudern kann er nicht, also wirst du mitkommen müssen.

story-sea-missionary-danger = Anselm betet um Wind
story-sea-missionary-danger-intro = Drei Tage gab es keinen Wind, also hat Bruder Anselm um welchen gebetet. Jetzt ist Wind da. Bis zu den Knien steht er in der Bilge und betet um weniger. Die Leute haben ihn gebeten aufzuhören, anfangs höflich. Zwei von ihnen, die Schöpfkelle in der Hand, sehen erst die Reling an und dann ihn.
story-sea-missionary-danger-a = Neben ihm schöpfen und Amen sagen.
story-sea-missionary-danger-a-result = Bis zum Morgen wechselt ihr euch ab: Wer nicht schöpft, betet. Woran es auch lag, die See legt sich. Du bekommst die Arme nicht mehr über den Gürtel. Anselm geben sie die trockene Bank.
story-sea-missionary-danger-b = Ihm das Gebetbuch wegnehmen.
story-sea-missionary-danger-b-result = Du nimmst es, und er schlägt dich damit; es ist in Messing gebunden, und er ist außer sich. Dann sitzt ihr beide im Wasser. Er entschuldigt sich bei dir, beim Buch und beim Maat und schöpft für drei.

story-sea-hymn = Die zweite Stimme
story-sea-hymn-intro = Jeden Abend singt Bruder Anselm vom Heck aus sein Lied. Heute singt jemand die zweite Stimme. Sie kommt vom Wasser, eine Terz höher, ohne Worte. Er dreht sich nicht um. Er singt die nächste Strophe und hält vor dem letzten Ton inne, und der wird draußen für ihn gesungen. Der Maat greift zur Armbrust. »Eine Sirene«, sagt er. »Die üben.«
story-sea-hymn-a = Ihn das Duett beenden lassen.
story-sea-hymn-a-result = Du legst die Hand auf die Armbrust, und sie singen es zu Ende, alle fünf Strophen. Dann landet etwas sehr Junges tropfend auf der Reling und sieht ihm auf den Mund. Anselm will es in den Wald bringen, wo es ruhig ist. Er wird Rat brauchen.
story-sea-hymn-b = Mit der Armbrust der Stimme folgen.
story-sea-hymn-b-result = Im Beiboot fährst du ihr nach und schießt, als sie genau vor dir ist. Auf der Schäre findest du ein Nest, einen Kamm, einen Beutel und den Weg, den die anderen nahmen. Am nächsten Abend singt Anselm allein und lässt eine Strophe aus.

story-sea-hymn-danger = Komplet im Nebel
story-sea-hymn-danger-intro = Jemand hat es den anderen beigebracht. Im Nebel, auf allen Seiten, singen sie das Lied von Bruder Anselm, vierzig Stimmen, ganz richtig, und mit jeder Strophe wird der Kreis enger. Anselm weint vor Freude. Das Wachs reicht für acht Ohren, und es sind zwölf Ruderer. Sie haben angefangen zu losen.
story-sea-hymn-danger-a = Auf das Wachs verzichten und rudern.
story-sea-hymn-danger-a-result = Du ruderst nach dem Schmerz in den Schultern und brüllst Einmaleins und Jahreszahlen gegen die Melodie an. Was dir dabei entfallen ist, merkst du viel später. Anselm hat dir auf den Bodenbrettern den Takt geschlagen, seine Knöchel bluten.
story-sea-hymn-danger-b = Den Bass nehmen und mitsingen.
story-sea-hymn-danger-b-result = Solange jeder seine Stimme hat, hat keiner Hunger. Du brummst dich durch Strophe um Strophe, und auf der anderen Seite öffnet sich der Kreis. Beim letzten Amen setzt noch ein Bass ein, unter deinem, von sehr weit unten.

story-sea-apprentice = Ein wenig falsch
story-sea-apprentice-intro = In einem Waschzuber, eine Kelle als Ruder, sitzt ein Junge ohne Augenbrauen. Lubin, sagt er, Lehrling beim Kräutermeister auf dem brennenden Berg, der ihn vor drei Wochen nach Wasser geschickt hat. Er hat Flaschen dabei, von eigener Hand beschriftet: Schwallbe, Kaze, Waltöhl. Sein Meister sagt, die Schreibung sei das halbe Rezept. Lubin wüsste gern, welche Hälfte immer explodiert.
story-sea-apprentice-a = Ihn zu jemandem bringen, der lesen kann.
story-sea-apprentice-a-result = Er schöpft den Zuber leer, damit er ordentlich zurückbleibt, und kommt mit allen Flaschen an Bord. In den Bergen hat er einen Onkel mit einer Brennerei, der nicht mehr schreibt. Am meisten Sorgen macht Lubin, wie man die Adresse schreibt.
story-sea-apprentice-b = Die Flaschen kaufen, wie sie sind.
story-sea-apprentice-b-result = Er zählt sie dir hin und sagt zu jeder, wie sie heißt und was sie beim letzten Mal getan hat. Zwei gießt du sofort über Bord. Einige Fische kommen herauf, in bester Laune.

story-sea-apprentice-danger = Nich schütteln
story-sea-apprentice-danger-intro = Zwischen der Ladung steht eine Kiste mit einem Zettel in Kinderschrift: NICH SCHÜTELN. Das Meer schüttelt sie. Sie summt, und die Planken darunter sind warm. Lubin, der Lehrling, der sie gepackt hat, ist unter dem Ruß blass geworden und zählt an den Fingern ab. Entweder ist es das gegen Husten, sagt er, oder das andere.
story-sea-apprentice-danger-a = Die Kiste über Bord lassen.
story-sea-apprentice-danger-a-result = Mit gestreckten Armen trägst du sie zur Reling und lässt sie ins Meer hinab. Es war das andere. Das Wasser steht auf, eine weiße Säule, und eine Weile regnet es Fische. Weit unten ist etwas geweckt worden, das keinen Husten hatte.
story-sea-apprentice-danger-b = Die Kiste öffnen und löschen.
story-sea-apprentice-danger-b-result = Du ziehst den Korken, das Gesicht abgewandt, und tust, was man tut, mit Sand, Spucke und einem Zeichen der Finger. Lubin liest dir das Rezept vor, und wo er unsicher ist, sagt er es. Es riecht nach Anis und nach Haar.
story-sea-apprentice-danger-b-band-1 = Es war das andere. Der Deckel findet dich, ehe der Sand das Feuer findet, und Lubin schreibt auf: das nächste Mal weniger.
story-sea-apprentice-danger-b-band-2 = Mit einem Niesen, das die Luke hebt, geht es aus. Brauen hast du keine mehr, Husten auch nicht.
story-sea-apprentice-danger-b-band-3 = Es war das gegen Husten. Es setzt sich, wird klar und riecht nach Birne; Lubin füllt dir eine Flasche ab und schreibt das Etikett richtig.

story-sea-ivar = Ivar handelt mit Korken
story-sea-ivar-intro = Ivars Boot ist so neu, dass es nach Teer riecht. Das letzte ging mit allem Salz unter, und daraus hat er gelernt: Er handelt nur noch mit dem, was schwimmt. Also Korken. Unter den Korken, aus Gewohnheit in Salz gepackt, liegen Flaschen mit krummen Zetteln, aus der Küche irgendeines Lehrlings. Kein Zöllner kann sie lesen. »Ich auch nicht«, sagt Ivar und kratzt sich mit einer am Kopf.
story-sea-ivar-a = Die Flaschen für einen Anteil sortieren.
story-sea-ivar-a-result = Du sortierst sie auf der Ruderbank: trinkbar, untrinkbar und schnell über Bord. Er bezahlt dich mit einer Münze und einer von der ersten Sorte. Wo die dritte hineinging, fliegt eine Möwe rückwärts.
story-sea-ivar-b = Alles dem Lehrling zurückgeben.
story-sea-ivar-b-result = Ivar lässt sie zum Preis der Korken gehen; seit dem Schiffbruch ist er weich geworden. Der Junge heißt Lubin, sagt er, und wird in den Bergen geprüft, mit dem, was er noch hat. Das ist die Flasche, die keiner kaufen wollte.
story-sea-ivar-c = Nach dem letzten Salz fragen.
story-sea-ivar-c-result = Er erkennt dich sofort. Unter dem Hemd holt er ein Säckchen hervor, den Rest der alten Ladung; er trägt es als Glücksbringer, und Glück hatte er. Die Hälfte ist Eure, sagt er vor allen, zählt es zweimal ab, diesmal mit ruhigen Fingern, und legt eine Flasche dazu.

story-sea-ivar-danger = Neuntausend Korken
story-sea-ivar-danger-intro = Eine Ladung ist geplatzt, und die Meerenge ist weiß von Korken, so weit man sieht. Darin kann man nicht rudern und nicht steuern. Auch das Zollboot steckt fest, einen Steinwurf entfernt, und der Zöllner ruft, dass keiner fortkommt, ehe er sie gezählt hat. Ivar, dem sie gehören, starrt ins Wasser. Darunter schwimmt etwas hin und her und stößt sich den Kopf.
story-sea-ivar-danger-a = Beim Zählen helfen.
story-sea-ivar-danger-a-result = Bis Sonnenuntergang zählt ihr. Bei neuntausend verliert der Zöllner den Faden und setzt sich hin, und dann nimmt die Ebbe die ganze Angelegenheit mit. Gegessen hat keiner. Ivar hat es schriftlich, dass ihm neuntausend und einige zustehen.
story-sea-ivar-danger-b = Euch hinausstaken.
story-sea-ivar-danger-b-result = Vom Bug aus stakst du, bis das Ding da unten genug hat vom Klopfen. Es kommt durch die Korken wie eine Robbe durchs Eis, spuckt ein Maul voll Kettenhemd aus und nimmt dafür deinen Beutel. Hinter ihm ist der Weg frei.

story-sea-raiders = Eine Geisel zu verschenken
story-sea-raiders-intro = Das Langschiff zeigt ein weißes Tuch. Bolverk der Milde, Schrecken von vier Küsten, möchte mit dir reden, allein. Vor einem Monat haben sie einen Steuerpächter namens Grole gefangen. Seitdem prüft er ihre Bücher. Sie schulden Abgaben auf neun Jahre Beute, Stück für Stück, und vorher lässt er sich nicht auslösen. Nachts liest er daraus vor. »Nehmt ihn«, sagt Bolverk. »Wir zahlen.«
story-sea-raiders-a = Ihnen den Mann abnehmen.
story-sea-raiders-a-result = Sie tragen ihn herüber, das Hauptbuch auf einem Kissen. Theodor Grole ist verstimmt; man war schon bei den Leuchtern. Er zahlt dir den Lohn für gerettete Beamte, quittiert selbst und fragt, wer nun ihren Hund füttert. Eben erst hat er sich an ihn gewöhnt.
story-sea-raiders-b = Ihnen raten, zu zahlen.
story-sea-raiders-b-result = Bolverk wird grau. Aber mit einer Quittung, sagt einer seiner Leute, könnte man in jeden Hafen, bei Tag, wie Menschen. Die anderen haben aufgehört zu rudern. Du sollst in ihre Bucht kommen und es bezeugen, wenn die Summe feststeht. Es gibt Hammel.

story-sea-raiders-danger = Gegen Quittung
story-sea-raiders-danger-intro = Bolverks Leute haben die Haken herübergeworfen. Den Milden nennt man ihn, weil er vorher fragt. »Gold, Waffen oder Proviant?«, sagt er, einen Fuß auf eurer Reling, denn jetzt herrscht Ordnung im Geschäft: eins von dreien, frei gewählt, gegen Quittung. Im Heck des Langschiffs sitzt ein grauer Mann mit einem Hauptbuch und dem Rücken zu einem Hund. Er hat die Feder eingetaucht.
story-sea-raiders-danger-a = Gold geben.
story-sea-raiders-danger-a-result = Bolverk wiegt es, der graue Mann trägt es ein, und du bekommst eine Quittung mit Stempel, ein Jahr gültig an vier Küsten. Im Gleichtakt rudern sie fort. Deinem Steuermann waren die alten Zeiten lieber, da konnte man wenigstens schreien.
story-sea-raiders-danger-b = Waffen geben.
story-sea-raiders-danger-b-result = Du gibst, was am Gürtel hängt, und sie wollen die Scheide dazu. Als du beim letzten Stück zögerst, hilft das Blatt einer Axt nach. Alles wird notiert. Unter Bemerkungen liest du, verkehrt herum: widerwillig.
story-sea-raiders-danger-c = Proviant geben.
story-sea-raiders-danger-c-result = Sie nehmen Brot, Speck und was klirrt. Bolverk kostet einen Schluck aus einer deiner Flaschen, setzt sich aufs Deck und fängt an, von seiner Mutter zu reden. Seine Leute tragen ihn behutsam heim und vergessen den halben Speck.

story-sea-outlaw = Ein Mann auf einem Felsen
story-sea-outlaw-intro = Auf einer kahlen Schäre sitzt ein Mann mit einem Krug. Geächtet, sagt der Steuermann und sieht geradeaus: Keiner darf mit Sturla reden, ihm zu essen geben oder Wasser, bis das Jahr um ist oder er. Vor Gericht hatte er gesagt, Bolverks Vieh sei gestohlen, was jeder wusste. Seit einer Woche hat es nicht geregnet. Der Mann hält den Krug hoch, umgedreht, damit du es siehst.
story-sea-outlaw-a = Wasser verschütten, aus Versehen.
story-sea-outlaw-a-result = Ein Ruder liegt im Weg, du stolperst, und das Fass stolpert mit, genau über seinem Krug. Die Leute sehen einer Möwe nach, alle. Er trinkt mit beiden Händen. Dann sagt er dem Meer, laut, wo im Wald sein Hof steht und wer jetzt dort sitzt und seine Schafe isst.
story-sea-outlaw-b = Dich an das Gesetz halten.
story-sea-outlaw-b-result = Ihr rudert vorbei. Am nächsten Landeplatz fragt man, ob jemand mit dem Geächteten zu tun hatte, und es gibt eine Belohnung für die, die es nicht hatten. Man zahlt in neuer Münze. Mit dem Wind hört man ihn noch pfeifen.

story-sea-outlaw-danger = Der einzige Lotse
story-sea-outlaw-danger-intro = Riffe links, Riffe rechts, und unter euch läuft das Wasser ab. Ein einziger Mann könnte von hier die Rinne ansagen. Er sitzt mittendrin auf einer Schäre, geächtet, und das Gesetz sagt, wer auf seine Stimme hört, teilt seinen Felsen. Die Leute haben die Finger in den Ohren. Sturla legt die Hände um den Mund. Er sieht dich an: Soll er?
story-sea-outlaw-danger-a = Auf ihn hören.
story-sea-outlaw-danger-a-result = Er singt es dir vor: hart links, warten, jetzt. Um Haaresbreite kommt ihr durch. Im Hafen kostet es dich eine Buße, denn einer hat immer ein Ohr offen. Der Steuermann legt still eine Münze dazu.
story-sea-outlaw-danger-b = Den Weg allein finden.
story-sea-outlaw-danger-b-result = Mit Lot, Stange und Kiel tastet ihr euch voran, und zweimal knirscht es. Hinter euch schlägt der Geächtete seinen Krug gegen den Fels, einmal für links, zweimal für rechts. Spät, sehr spät fällt dir ein, dass kein Gesetz verbietet, einen Krug zu hören.
story-sea-outlaw-danger-b-band-1 = Da hat der Kiel die letzte Schäre schon gefunden. Ihr pumpt bis zum Morgen, die Hände wund wie roher Fisch.
story-sea-outlaw-danger-b-band-2 = Gerade noch rechtzeitig hörst du hin. Über Bord geht, was das Schiff entbehren kann, dann schwimmt es an seinem Felsen vorbei, eine Handbreit.

story-sea-hallbera = Das Bett
story-sea-hallbera-intro = Seit fünfzig Jahren befährt Hallbera diese Gewässer und hat drei Schiffe verloren und keinen Fahrgast. Ihr viertes ist die Geduld. Sieben Generationen ihrer Familie liegen auf dem Meeresgrund und sind stolz darauf; sie möchte in einem richtigen Bett sterben. Sie hat es gekauft: Eiche, Federmatratze, zu breit für die Luke. Wer hilft, es heimzubringen, fährt umsonst, sagt sie. Ihre Leute schämen sich dafür.
story-sea-hallbera-a = Ihr mit dem Bett helfen.
story-sea-hallbera-a-result = Ihr zurrt es an den Mast und hängt ein Segel darüber, damit es keiner sehen muss. Möwen lassen sich darauf nieder. Ihr Haus steht hoch in den Bergen, wo man das Wasser nicht hört; jahrelang hat sie gesucht. Am Fuß des Pfades wird sie warten, mit Seilen.
story-sea-hallbera-b = Es eine Überfahrt lang ausprobieren.
story-sea-hallbera-b-result = Einer muss es ja, sagt Hallbera. Du liegst unter den Sternen, das Segel als Himmel, und die Leute tun, als kennten sie dich nicht. Am Morgen ist alles, was wehtat, woanders. Sie fragt, wie es war, und schreibt es auf.

story-sea-hallbera-danger = Die Reihenfolge
story-sea-hallbera-danger-intro = Die Geduld hat ein Leck, und das Einzige an Bord, was sicher schwimmt, ist Hallberas Bett. Sie hat drei Schiffe verloren und kennt die Reihenfolge: Kinder, Alte, Fremde, Mannschaft, Schiffer. Sieben können sich daran festhalten, und ihr seid neun. Sie hat sich mit ihrer Pfeife an die Pinne gesetzt wie einst ihre Mutter. »Nur zu«, sagt sie.
story-sea-hallbera-danger-a = Bleiben und mit ihr schöpfen.
story-sea-hallbera-danger-a-result = Du schöpfst, während sie steuert und von der Matratze erzählt: Gans, und nur von der Brust. Gegen Morgen knirscht der Kiel auf Sand. Das Bett ist schon da, mit sieben Schlafenden darauf. Sie geht einmal darum herum. Es hat einen Kratzer.
story-sea-hallbera-danger-b = Mit dem Bett mitfahren.
story-sea-hallbera-danger-b-result = Die Strömung trägt es dorthin zurück, woher ihr kamt, sieben unter einer Decke. Mittags läuft hinter euch die Geduld ein, überspült, Hallbera an der Pinne. Das Leck hat sie mit dem Kissen gestopft.

story-sea-hag = Die Wäscherin
story-sea-hag-intro = Wo der Fluss in den Sund mündet, steht eine alte Frau bis zu den Hüften im Wasser und wäscht Hemden. Der Steuermann kennt jeden Waschplatz an dieser Küste, und das hier ist keiner. Es sind Matrosenhemden mit Anfangsbuchstaben. Sie schlägt sie auf einen Stein, und der Stein hat eine Nase. Deins nähme sie auch, ruft sie, es macht keine Mühe. Ein Wasserweib; man sieht es am Rücken, der ist aus Schlamm.
story-sea-hag-a = Fragen, wessen Hemden das sind.
story-sea-hag-a-result = Genüsslich liest sie vor, Namen um Namen, und wo jeder liegt; auf ihre Wäsche ist sie stolz. Der Steuermann hält sich die Mütze vors Gesicht. Bei Ebbe kann man zu ihr in die Höhle, sagt sie. Kommt nur, und bringt das Hemd mit.
story-sea-hag-b = Ihr ein Stück Seife zuwerfen.
story-sea-hag-b-result = Sie fängt es, riecht daran und beißt eine Ecke ab. Dann lacht sie, bis der Schlamm rissig wird, und wirft zurück, was sie nicht braucht: eine Flasche aus jemandes Brusttasche. Schulden macht ein Wasserweib nicht. Du merkst dir, wohin sie heimwatet.

story-sea-hag-danger = Saubere Wäsche
story-sea-hag-danger-intro = Die Hemden kommen von selbst den Fluss herunter. Sie treiben auf dem Rücken, die Ärmel ausgebreitet, eine ganze Mannschaft, und sammeln sich um euer Boot. Wer eines wegschieben will, wird am Handgelenk gepackt. Unter dem Leinen ist Schlamm, und im Schlamm sind Hände. Irgendwo hinter euch schlägt eine alte Frau auf einen Stein, damit die Ärmel im Takt rudern.
story-sea-hag-danger-a = Die Ärmel abschneiden.
story-sea-hag-danger-a-result = Du schneidest, und sie krallen, Ärmel um Ärmel, und wo sie dich fassen, wird das Kettenhemd weich wie nasses Papier. Beim letzten hört das Schlagen auf, dem Wasserweib ist die Wäsche ausgegangen. Auf den Planken liegen die Manschetten, gebügelt.
story-sea-hag-danger-b = Ihr das eigene Hemd geben.
story-sea-hag-danger-b-result = Du ziehst es über den Kopf und hältst es hin. Sofort wenden sich die Ärmel ab, wie Hunde, wenn die richtige Stimme ruft, und lassen euch durch. Den Rest der Überfahrt frierst du. Am Abend hängt es an der Reling, trocken und geflickt.

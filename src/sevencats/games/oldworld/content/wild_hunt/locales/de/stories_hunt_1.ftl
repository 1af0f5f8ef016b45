# Geschichten der Wilden Jagd, Abschnitt I: von allen gehört, von allen entschieden.

story-hunt-1-coat = Ein Mantel für Jost
story-hunt-1-coat-intro = Hinter der Jagd geht auf der Straße ein Mädchen von vierzehn Jahren, einen Männermantel über dem Arm. Sie heißt Marit. Ihr Bruder Jost war im Hemd hinausgegangen, nach den Pferden sehen, und als die Reiter vorbei waren, gab es weder Bruder noch Pferde. »Er wird frieren«, sagt sie. Seit Donnerstag ist sie unterwegs. Zweimal hat sie die letzten von ihnen vor dem Himmel gesehen und gerufen.
story-hunt-1-coat-a = Das Mädchen mitgehen lassen.
story-hunt-1-coat-a-result = Sie geht in der Mitte, und ihr werdet ihretwegen langsamer. Jemand von euch gibt Handschuhe und eine halbe Decke her. Abends schüttelt sie den Schnee aus dem Mantel, hängt ihn ans Feuer und wendet ihn, damit er von beiden Seiten warm ist.
story-hunt-1-coat-b = Den Mantel nehmen, sie heimschicken.
story-hunt-1-coat-b-result = Ihr müsst alle den Namen ihres Bruders sagen, und einmal verbessert sie euch. Dann gibt sie euch den Mantel, gefaltet, mit Brot in der Tasche. Sie bleibt auf der Straße stehen, bis ihr um die Biegung seid. Später dreht sich jemand um, und da steht sie noch immer, nur kleiner.

story-hunt-1-straggler = Zu spät
story-hunt-1-straggler-intro = Am Waldrand liegt unter einem toten Pferd ein Reiter der Jagd. Die anderen sind weiter. Die Maske ist ihm abgefallen, und darunter ist bloß ein müdes Gesicht, jung oder auch sehr alt; die Sonne scheint darauf, und es tropft. »Sich zu verspäten ist nicht gestattet«, sagt er mit der Grammatik eines Grabsteins. »Nach solchen kehren sie um.« Er sieht nach, wie hoch die Sonne steht. »Bei Einbruch der Dämmerung.«
story-hunt-1-straggler-a = Ihn unter dem Pferd hervorziehen.
story-hunt-1-straggler-a-result = Gemeinsam hebt ihr das Pferd an, und jemand zieht. Er wiegt nicht mehr als das, was er anhat. An fließendes Wasser möchte er; darüber hinweg wittern sie nicht. »Ich werde es Euch schulden«, sagt er und klingt wie jemand, der das noch nie hat sagen müssen.
story-hunt-1-straggler-b = Ihn liegen lassen und auflauern.
story-hunt-1-straggler-b-result = In der Dämmerung kommen zwei zurück, um ihn zu holen, und hinter dem Pferd liegt ihr. Alle kostet es ein Stück Haut. Einen Verspäteten wollten sie holen, nun sind es drei. Als ihr aufsteht, ist unter dem Sattel eine Pfütze, die Arme und Beine hat.

story-hunt-1-doors = Die offenen Türen
story-hunt-1-doors-intro = Dieses Dorf hat seine Türen ausgehängt. An den Wänden lehnen sie, alle, von Scheune, Kirche und Abtritt, und der Wind geht aus und ein. Bruder Emmeran erklärt es von einem Karren herab, rosig vor Überzeugung: Wer die Tür verriegelt, kränkt den Gast. Gemachte Betten wird die Jagd finden, gedeckte Tische und nichts, was man mit Gewalt nehmen müsste. Die Leute nicken. Für ein Lied klappern ihnen die Zähne zu sehr.
story-hunt-1-doors-a = Die Türen wieder einhängen.
story-hunt-1-doors-a-result = Bei Laternenlicht hängt ihr sie ein, mit den eigenen Nägeln und Riemen, und hinter jeder fährt sofort ein Riegel vor. Langsam reiten sie durch eine Straße voll geschlossener Türen und am anderen Ende hinaus, ohne irgendwen. Bruder Emmeran hat sich im Abtritt eingesperrt.
story-hunt-1-doors-b = Zur Predigt bleiben.
story-hunt-1-doors-b-result = Ihr bleibt, und es ist eine gute Predigt; die Hälfte von euch sucht schon nach der eigenen Haustür. Er hat es nicht erfunden, sagt er danach, heiser und glücklich. Oben auf dem Berg steht ein Haus, das ist seit hundert Wintern offen, und allen dort geht es so gut.

story-hunt-1-lots = Neun Halme
story-hunt-1-lots-intro = In der Scheune von Undern ziehen sie Halme. Jeden Winter nahmen die Reiter von hier jemanden mit, und immer war es ein Kind, das zu spät draußen war. Da hat Schulze Pell ihnen ein Angebot gemacht: ein Mensch, erwachsen, nach dem Los, in der Dämmerung auf dem Hügel mit einer Laterne. Sechs Winter hält das nun. »Es ist gerechter«, sagt er. Jedes Mal hat er mitgezogen. Eine junge Frau mit einem kurzen Halm schnürt sich die Stiefel.
story-hunt-1-lots-a = Ihren Halm übernehmen.
story-hunt-1-lots-a-result = Sie gibt ihn her, und dann sitzt sie auf einmal auf dem Boden, einen Stiefel an. Pell schreibt einen anderen Namen in sein Buch und fragt, wie man ihn schreibt. Die Laterne ist schwerer, als sie aussieht. Oben auf dem Hügel, sagt er, gibt es einen flachen Stein zum Sitzen.
story-hunt-1-lots-b = Eure Schwerter auf den Tisch legen.
story-hunt-1-lots-b-result = Ihr legt sie quer über die Halme, und niemand zieht. Sie bezahlen euch sogar, damit ihr bleibt. In der Dämmerung gehen die Mütter von Tür zu Tür und rufen die Kinder herein, jedes beim Namen. Ein Name wird länger gerufen als die anderen. Dann sieht das ganze Dorf euch an.

story-hunt-1-map = Linien gleicher Kälte
story-hunt-1-map-intro = Adelheid Voss, Landmesserin der Krone, hat eine Karte gezeichnet, auf der weder Straßen noch Städte sind, nur Linien; auf jeder war es in derselben Nacht gleich kalt. »Sie streifen nicht umher«, sagt sie und haucht sich auf die Finger. »Sie haben eine Straße. Mit Kurven, mit Gefälle und hier mit etwas, das ich ein Wirtshaus nennen würde.« Eine Linie bricht auf einem Berg ab. So weit kamen ihre zwei Kettenzieher, und dort liegt auch die Kette noch.
story-hunt-1-map-a = Die Kette holen, und die Linie.
story-hunt-1-map-a-result = Sie zeichnet euch die Stelle an, sehr klein, und für die Instrumente muss jemand von euch einen Beutel leeren. »Lest dreimal ab«, sagt Voss. »Und dann noch einmal, wenn Ihr sicher seid, dass Ihr lieber gehen würdet.«
story-hunt-1-map-b = Abzeichnen, was sie hat.
story-hunt-1-map-b-result = Um eine einzige Kerze sitzt ihr und zeichnet ab, Ecke für Ecke. Am Rand hat sie vermerkt, was der Kälte sonst noch aus dem Weg ging: Klauen, Flügel, wie viele, wohin. Bis die Tinte gefriert, wissen alle, wo etwas zu suchen ist.

story-hunt-1-pup = Etwas für den Welpen
story-hunt-1-pup-intro = Hinter der Räucherkammer füttert ein Junge einen Hund. Das Lager hat er ihm aus Schnee gemacht, weil er am Ofen winselt. Er ist groß wie ein Kalb. Wo er die Hand leckt, wird sie weiß, und er gibt acht, nur einmal zu lecken. »Der ist übrig geblieben«, sagt Tam, sieben Jahre alt. »Die hatten so viele.« Am Fenster steht die Mutter. Unter der Schürze hat sie die Axt, seit gestern schon.
story-hunt-1-pup-a = Ihm den Hund vorerst lassen.
story-hunt-1-pup-a-result = Die Mutter kommt heraus und schlägt die Axt wieder in den Klotz. Er schläft aber draußen, dass das klar ist. Als ihr geht, erklärt Tam ihm gerade, was ein Stöckchen ist. Er hat einen Zaun gebracht.
story-hunt-1-pup-b = Es tun, solange er Wasser holt.
story-hunt-1-pup-b-result = Es ist getan, bevor der Eimer voll ist. Er hat sich für euch hingelegt, das hatte der Junge ihm beigebracht. Zwei Täler weiter bricht das Geheul ab, setzt wieder ein und hat nun eine Lücke. Um die Ecke kommt Tam, beide Hände am Henkel, um nichts zu verschütten.

story-hunt-1-beacons = Das kalte Leuchtfeuer
story-hunt-1-beacons-intro = Der Stoß ist trocken und geteert, und seit einem Tag und einer Nacht sitzt die Wärterin mit einer erloschenen Fackel davor. Zündet sie ihn an, wissen vier Täler rechtzeitig Bescheid. Die Jagd auch; nichts zieht sie an wie ein Feuer, und auf diesem Kamm war das ganze Jahr keines. »Meine Tochter wohnt im zweiten Tal«, sagt sie. »Das nächste Feuer hat mein Sohn. Wenn er meines sieht, zündet er seines an.«
story-hunt-1-beacons-a = Es anzünden.
story-hunt-1-beacons-a-result = Mit einem Schlag fängt es, und zum ersten Mal seit Tagen seht ihr einander ins Gesicht. Jenseits des Tals geht das nächste hoch, dann ein drittes, winzig. Unten rennt und riegelt und versteckt sich alles. Im Norden ist die Wolke stehen geblieben und wendet den Kopf.
story-hunt-1-beacons-b = Es dunkel lassen, zu Fuß warnen.
story-hunt-1-beacons-b-result = Nachts steigt ihr ab, in jedes Tal jemand anders, und schlagt mit dem Heft an die Läden, bis drinnen geflucht wird. Die meisten wachen auf. Vom letzten Hof aus seht ihr hoch. Auf ihrem Kamm ist kein Licht, und auf dem nächsten auch nicht, wo ihr Sohn sitzen müsste.

story-hunt-1-ground = Harter Boden
story-hunt-1-ground-intro = »Verdammter Boden«, sagt Schwester Jutta und wirft die Schaufel hin. Sie klingt wie ein Amboss. In der Scheune liegt in einer Reihe unter Säcken, wen die Jagd übrig ließ, als sie gewählt hatte. Dieses eine Mal weiß Jutta alle Namen. Was ihr fehlt, ist Feuer genug, um einen Acker aufzutauen: Holz für drei Nächte. Das Dorf hat Holz für drei Nächte. Es hat es vor den Öfen gestapelt und stellt sich davor.
story-hunt-1-ground-a = Das Holz für die Toten nehmen.
story-hunt-1-ground-a-result = Ihr tragt es hinaus, an denen vorbei, die es gespalten haben, und keiner hilft. Dann bringt ein Alter seinen Stuhl und legt ihn obenauf. Seine Frau ist die Dritte von links, sagt er; sie hat immer gefroren. Bald steht das ganze Dorf um den Acker. Es wird knapp.
story-hunt-1-ground-b = Es den Lebenden lassen.
story-hunt-1-ground-b-result = Es geht in die Öfen, und ihr schlaft in einem warmen Haus. Jutta schläft im Scheunentor. Am dritten Morgen liegen die Säcke flach. Man hat sie doch noch geholt und auf Pferde gesetzt, und sie sitzt da mit der Feder und streicht eine ganze Seite.

story-hunt-1-warm = Warm da unten
story-hunt-1-warm-intro = Seit einer Stunde klopft Ulf auf den Boden der Schenke, und jemand antwortet. Er hat einmal bei Nekkern gelebt. »Warm da unten«, sagt er. Unter dem Frost graben sie, schlafen auf einem Haufen und fürchten nichts als Feuer; einen Gast, den sie nicht gefressen hätten, gab es noch nie. Auf der Straße stehen dreißig Leute, deren Dächer der Schnee eingedrückt hat. Ulf horcht. »Sie sagen ja. Kein Eisen. Kein Weinen.«
story-hunt-1-warm-a = Die Leute hinunterschicken.
story-hunt-1-warm-a-result = Am Loch sammelt ihr das Eisen ein: Messer, Schnallen, einen Zahn. Die Kinder gehen zuerst, weil sie am besten still sein können. Von unten hört man Schnüffeln, dann ein Rascheln wie von jemandem, der rückt. Als Letzter steigt Ulf ein und zieht den Deckel zu.
story-hunt-1-warm-b = Lieber mit ihnen die Straße nehmen.
story-hunt-1-warm-b-result = Zwei Nächte geht ihr mit dreißig Leuten und einer Ziege, und wer fällt, wird getragen. Etwas folgt im Schritt der Langsamsten. An der Brücke kommt es so nahe, dass man es mit Hieben abfinden muss. Neunundzwanzig kommen an und legen euch in die Hände, was sie noch haben.

story-hunt-1-icehouse = Brandt & Töchter, Eis
story-hunt-1-icehouse-intro = Für Fisch. Für Fieber. Für Aufbahrungen. Jagdeis auf Anfrage. So steht es auf der Tafel, und eine solche Saison hatte Sunniva Brandt noch nie. Wo die Reiter über den See sind, schneidet sie Blöcke, die im August nicht schmelzen, und der Hof in Beauclair zahlt nach Gewicht. Sie braucht Leute mit Laternen. Im klarsten Block steht ein Hase, mitten im Sprung, und sieht über die Schulter.
story-hunt-1-icehouse-a = Gegen Lohn Laternen halten.
story-hunt-1-icehouse-a-result = Ihr haltet Laternen, bis ihr nicht mehr wisst, in welcher Hand. Gezahlt wird auf der Stelle, in Münzen, die so kalt sind, dass man sie ablösen muss. Als die Töchter rasten, sägt es drüben am anderen Ufer weiter; die ganze Nacht hat es mit ihnen Takt gehalten.
story-hunt-1-icehouse-b = Den Block mit dem Hasen kaufen.
story-hunt-1-icehouse-b-result = Jemand von euch bezahlt, und die Töchter stoßen sich an. Ihr tragt ihn in die Sonne und haucht abwechselnd darauf. Den ganzen Tag dauert es. Dann sitzt da etwas Nasses; dann springt es zu Ende. Wer am nächsten stand, hat gesehen, wie man davonkommt.

story-hunt-1-turnips = Platz für acht
story-hunt-1-turnips-intro = An der Mühle hält Dorrit Ash mit dem Maultier Propst, und Platz hat sie für acht. Zwölf stehen da, mit Bündeln. »Er zieht acht«, sagt Dorrit, »ich hab ihn gefragt.« Unter der Plane sind Rüben und unter den Rüben Salz, mit dem im Frühjahr ein Mann ausbezahlt werden sollte. Niemand drängelt. Wenn einer drängeln würde, sagt sie, könnte sie ihn hauen. Im Mühlgraben hat das Eis zu singen begonnen.
story-hunt-1-turnips-a = Das Salz abladen.
story-hunt-1-turnips-a-result = Sack um Sack geht in den Mühlgraben, und Dorrit ruft bei jedem den Preis. Für die Hälfte legt ihr zusammen. Zwölf steigen auf. Propst legt ein Ohr an, bedenkt die Sache und zieht. »Wenn er stehen bleibt«, ruft sie vom Bock, »bin ich am Fluss und schlecht gelaunt.«
story-hunt-1-turnips-b = Vier gehen mit euch zu Fuß.
story-hunt-1-turnips-b-result = Vier treten zurück, ehe jemand gefragt hat: drei Alte und ein Junge, der keine Umstände machen will. Ihr nehmt sie in die Mitte und werft weg, was ihr tragt, damit die Arme frei sind. Drei sehen die Stadt. Den Jungen hat jemand von euch getragen und trägt ihn noch, als längst alle stehen geblieben sind.

story-hunt-1-roll = Die Brücke von Hengfors
story-hunt-1-roll-intro = Hauptmann Holt von der Dritten Kompanie hat vier Mann, eine Brücke und einen Befehl, der zwei Jahre alt ist. Er gedenkt sie zu halten. Über den Fluss könnten sie reiten, wo sie wollen, wie über eine Diele. »Aber hier nehmen sie die Brücke«, sagt Holt. »Immer, und im Gleichschritt. Ich glaube, manchen von ihnen hat das einmal ein Offizier gesagt.« Abends verliest er sechzig Namen, wartet nach jedem ein wenig und sieht nach Norden.
story-hunt-1-roll-a = Mit ihm auf der Brücke stehen.
story-hunt-1-roll-a-result = Sie kommen über die Bohlen, im Gleichschritt, wie er gesagt hat. Dort ist es eng, und wer stehen bleiben will, muss dafür zahlen, solange noch etwas da ist. Gegen Morgen ruft Holt ihnen die Namen ins Gesicht. Irgendwo im dritten Glied verliert ein Pferd den Tritt.
story-hunt-1-roll-b = Mit ihm die Bohlen aufnehmen.
story-hunt-1-roll-b-result = Ihr nehmt die Bohlen auf, und der Hauptmann krempelt die Ärmel hoch. An der Lücke bleiben sie stehen wie jemand, der in einem Buch die Stelle verloren hat, und so stehen sie, bis es hell wird. Holt lässt die Bohlen stapeln und zählen. Dann schlaft ihr alle.

story-hunt-1-snowmen = Sieben im Garten
story-hunt-1-snowmen-intro = »Warum haben die keine Möhren? Dürfen die hier rein? Gehen die weg, wenn man brav ist?« Seit dem ersten Schnee stehen unten im Schulgarten sieben Schneemänner zu Pferd, und kein Kind hat sie gebaut. Gestern standen sie beim Birnbaum. Der Lehrer hat einen Aufsatz darüber aufgegeben. Heute früh stehen sie unter dem Fenster, und in der zweiten Reihe ist ein Platz leer.
story-hunt-1-snowmen-a = Ihnen die Köpfe abschlagen.
story-hunt-1-snowmen-a-result = Ihr nehmt Schaufeln, am hellen Tag, vor der ganzen Schule. Schnee ist keiner darin; etwas Enges, Dunkles ist es, und es schlägt zurück. Dann liegen sieben Haufen da, und die Kinder jubeln. Im kleinsten der Haufen findet jemand einen Fäustling.
story-hunt-1-snowmen-b = Die Aufsätze lesen.
story-hunt-1-snowmen-b-result = Ihr zwängt euch in die Bänke und lest. In den meisten geht es ums Bravsein. In einem, mit runder Schrift, steht alles: wann sie sich bewegen, wohin sie schauen, wo sie am See standen, bevor sie herkamen. Am Schluss fragt er, ob es falsch war zu winken. Er ist aus der zweiten Reihe.

story-hunt-1-letters = Sieben Briefe
story-hunt-1-letters-intro = An den Schmied, von seinem Bruder, mit Geld. An Fräulein Anna, von einem, dem es leidtut. An die Gemeinde, vom Bischof: Kälte ist zu ertragen. An die Witwe Reck, von der Witwe Reck. Sieben sind es, und der Briefträger vom oberen Tal hat niemanden, dem er sie geben kann. Die Türen sind offen festgefroren, und auf den Tischen steht die Suppe. »Zugestellt werden müssen sie«, sagt er. »Sonst bin ich ein Mann mit einer Tasche.«
story-hunt-1-letters-a = Mit ihm die Runde gehen.
story-hunt-1-letters-a-result = Von Haus zu Haus geht ihr und legt jeden Brief neben einen Teller. Im letzten Haus sitzt die Witwe Reck, weiß am ganzen Leib, und in der Hand hat sie eine Feder. Der Briefträger nimmt die Mütze ab. Dann greift er in seine Tasche, und da ist ein achter, und der ist für euch.
story-hunt-1-letters-b = Den mit dem Geld öffnen.
story-hunt-1-letters-b-result = Ihr öffnet ihn, und der Briefträger dreht sich weg. Es ist für einen Ofen, schreibt der Bruder, für den großen. Es reicht für euch alle. In der Nacht geht im oberen Tal eine einzelne Laterne von Haus zu Haus und ist weithin zu sehen. Er stellt die anderen sechs zu.

story-hunt-1-hens = Hennen, einundvierzig
story-hunt-1-hens-intro = Die Jagd nimmt Menschen, und so hat sich das Dorf als Geflügel eintragen lassen. Auf dem Platz steht der Steuerpächter Theodor Grole und liest aus dem Register: »Hennen, einundvierzig. Hähne, sechsunddreißig. Küken.« Man hat es ihm als Vereinfachung erklärt. Hinter ihm scharren die Ältesten im Schnee, falls jemand zusieht. »Ich kann nur eintragen, was ich vorfinde«, sagt Grole unglücklich. »Aber eine der Hennen hat um eine Quittung gebeten.«
story-hunt-1-hens-a = Bestätigen, dass es Hennen sind.
story-hunt-1-hens-a-result = Alle bestätigen es, mit Unterschrift und Schule. In der Nacht hält der Zug lange auf der Gasse, und man hört es blättern. Dann reitet er weiter. Am Morgen weint das Dorf vor Freude, von den Stangen herab. So recht traut sich niemand, als Erster herunterzukommen.
story-hunt-1-hens-b = Grole die Wahrheit sagen.
story-hunt-1-hens-b-result = Er dankt, streicht einundvierzig Hennen und zahlt den Zehnten für die Anzeige, auf den Heller. Bis zur Dämmerung trägt er alle neu ein, als Personen, nach Alter. Es ist die erste vollständige Liste, die es je gab. Über Nacht lässt er sie auf dem Tisch liegen. Am Morgen ist sie gelesen worden, von etwas mit kalten Pfoten.

story-hunt-1-river = Die Fähre auf Kufen
story-hunt-1-river-intro = Der Fluss ist zugefroren, und Lorcan Weir hat Kufen unter die Fähre gesetzt. Er verlangt so viel wie immer. »Ist ja derselbe Fluss«, sagt er zu seinem Seil, das er anstandshalber übers Eis gelegt hat. Am anderen Ufer reiten sie abends vorüber, und hinüber kommen sie unterhalb der Biegung, wo das Eis eine Kirche trüge. Man könnte es durchsägen. Dann müssten sie außen herum, und er wäre das einzige Licht auf dieser Seite.
story-hunt-1-river-a = Die ganze Nacht sägen.
story-hunt-1-river-a-result = Der Schnitt geht von Ufer zu Ufer, und jemand von euch fällt hinein, bis zum Hals, und kommt am Seil wieder heraus. In der Dämmerung halten sie vor dem schwarzen Wasser und sehen lange herüber. Dann wenden sie flussauf. Lorcan ruft ihnen nach, was das Warten kostet.
story-hunt-1-river-b = Zahlen und fahren, solange es trägt.
story-hunt-1-river-b-result = Wer zahlt, steigt auf. Aus Altartüchern hat er ein Segel gemacht, und so schnell wart ihr noch nie; das Ufer kommt, das Schilf, ein gefrorener Ertrunkener mit erhobenem Arm, und ihr seid drüben und habt noch den halben Tag. Lorcan hat die ganze Zeit mit seinem Seil geredet. Es hatte ein wenig Angst.

story-hunt-1-auction = Nachlass der Abwesenden
story-hunt-1-auction-intro = »Posten: ein Bett, links benutzt.« Auf dem Markt von Vengerberg verkauft der Rat, was von denen blieb, die die Jagd geholt hat. Eine Wiege geht für einen Schinken weg. Stiefel, ein Paar, am Vorabend gefettet. Vorn bietet ein Mann auf den Kamm seiner eigenen Frau, weil der Schreiber ihn nicht verschenken darf. Hinten steht eine Frau, die heute früh heimgekommen ist. Ihr Kleid ist der nächste Posten.
story-hunt-1-auction-a = Auf das Zeug der Jäger bieten.
story-hunt-1-auction-a-result = Ihr bietet, und es geht für fast nichts weg; sonst hebt keiner die Hand. Die Riemen haben die Form der Leute behalten, die sie trugen. Wer etwas anlegt, merkt, dass der Arm schon weiß, was er zuletzt getan hat, und dass es um ein Haar gelungen wäre.
story-hunt-1-auction-b = Die Frau fragen, wo sie war.
story-hunt-1-auction-b-result = Eine Nacht, meint sie, war sie fort. Es war ein Jahr. Gehen ließ man sie, weil sie nicht aufhören konnte zu zählen, sagt sie und zählt es euch vor: Zimmer, Türen, Stufen bis zum Tor. Der Schreiber erkundigt sich, ob ihr auf das Kleid bietet.

story-hunt-1-birth = Bitte leise
story-hunt-1-birth-intro = Heute Nacht darf im Weiler niemand einen Laut machen; die Jagd reitet nach dem Gehör. Die Uhren hat man angehalten. Der Hund ist bei einem Vetter. »Dann hätte das einer dem Kind sagen sollen«, sagt Hessa, die Hebamme, und schiebt die Ärmel hoch. Es kommt, mit den Füßen voran, und die Mutter hat den zweiten Riemen durchgebissen. Ilka hält die Lampe. Oben am Hügel hat sich der Wind gelegt, und nun hört man, dass es nie Wind war.
story-hunt-1-birth-a = Anderswo Lärm machen.
story-hunt-1-birth-a-result = Mit zwei Topfdeckeln rennt jemand von euch den Hügel hinauf und singt, ein grässliches Lied mit sehr vielen Strophen. Es wirkt. Was in diesem Tal reitet, wendet den Kopf und kommt. Nun geht es um Atem und darum, wie viel davon noch da ist, wenn die Strophen ausgehen.
story-hunt-1-birth-a-band-1 = Bei der dreißigsten Strophe ist die Luft aus. Sie reiten über Hügel, Deckel und Gesang hinweg und nehmen mit, was ihnen gefällt. Unten ist das Kind da und so klug, still zu sein.
story-hunt-1-birth-a-band-2 = Er reicht bis zum Schluss und noch einmal von vorn. Sie folgen dem Lied ins nächste Tal, und hinter den Läden zählt Hessa zehn Zehen.
story-hunt-1-birth-a-band-3 = Er reicht, und es zeigt sich, was eine Stimme vermag, unter der ein Schwert ist. Sie kommen nicht wieder. Das Kind heißt nach dem Lied, das arme.
story-hunt-1-birth-b = Die Tür bewachen, sie schreien lassen.
story-hunt-1-birth-b-result = Sie schreit, und der ganze Weiler atmet aus. Schulter an Schulter steht ihr vor der Tür, während die Hufe den Hügel herabkommen. Dann ist da eine zweite Stimme, höher und wütend. Hessa hält ihn ans Fenster, damit sie sehen, was sie nicht kriegen.

story-hunt-1-tracker = Was Corvin fand
story-hunt-1-tracker-intro = Corvin, der Jäger, kniet schon eine ganze Weile im Schnee. »Das ist keine Jagd«, sagt er endlich. »Die stöbern nichts auf. Die reiten auf fünf Schritt an einem Hirsch vorbei.« Er legt den Handschuh in den Abdruck eines Hundes, und der Handschuh wird weiß. Mit denen ist es anders; die haben Hunger. Nach Blut brechen sie aus, immer nach links. Er könnte es euch zeigen. Und er hat gefunden, wo es anfängt: mitten auf einer Wiese, aus dem Nichts.
story-hunt-1-tracker-a = Den Hunden auflauern.
story-hunt-1-tracker-a-result = Jemand von euch legt das Blut, und es muss frisch sein. In der Dämmerung bricht einer aus, nach links, und ihr seid mit Corvin schon da. Danach geht er hin und schließt ihm mit der Hand das Maul. »Den haben sie nie gefüttert«, sagt er. »Seht Euch die Rippen an.«
story-hunt-1-tracker-b = Die Stelle auf der Wiese ansehen.
story-hunt-1-tracker-b-result = In der Luft ist eine Naht; man kann den Arm bis zum Ellbogen hineinstecken, und drinnen ist Winter. Ringsum führen die Spuren fort wie Strahlen eines Sterns: Was Klauen hat, ist gegangen. Ihr schreibt auf, was wohin lief. Corvin hat keine Nadel dabei, aber er sucht in allen Taschen.

story-hunt-1-guest = Jemand klopft
story-hunt-1-guest-intro = Mitternacht, ein Gasthaus, Schnee bis an die Simse. Jemand klopft und bittet um Einlass. Das ist sein Sohn, sagt der Wirt. Das ist ihre ertrunkene Schwester aus Cidaris, sagt seine Frau. Für euch ist es jedes Mal jemand anders. Ihr seht einander an, und keiner sagt, wer. Höflich klopft es, mit Pausen, wie jemand mit kalten Händen. »Nur für heute Nacht«, sagt die Stimme. »Ich würde bei der Tür sitzen.«
story-hunt-1-guest-a = Öffnen.
story-hunt-1-guest-a-result = Jemand von euch zieht den Riegel zurück. Draußen steht keiner; auf der Stufe sind die Abdrücke zweier bloßer Füße, die Zehen zum Haus. Die Kälte kommt herein und setzt sich neben die Tür. Bis zum Morgen muss ihr jemand gegenübersitzen und reden, und zwar, wer aufgemacht hat.
story-hunt-1-guest-a-band-1 = Gegen vier geht der Stoff aus. Die Kälte war so geduldig; jetzt beugt sie sich vor und holt sich die Wärme, derentwegen sie kam, bis aufs Hemd.
story-hunt-1-guest-a-band-2 = Vom Sommer will sie hören. Beim Hahnenschrei ist der Stuhl leer, und darauf stehen, bereift, zwei Flaschen für die Mühe.
story-hunt-1-guest-a-band-3 = Sie fragt, und sie wartet die Antwort ab, und manches davon hatte noch nie jemand zu hören bekommen. Am Morgen ist das Herz leichter, und so bald erschrickt es nicht mehr.
story-hunt-1-guest-b = Durch die Tür mit ihm reden.
story-hunt-1-guest-b-result = Am Schlüsselloch wechselt ihr euch ab, und jedes Mal ist es ein anderer Toter. Manche kostet es viel, und manche stehen nach zwei Wörtern wieder auf. Gegen vier bedankt es sich, mit allen Stimmen. Beim Frühstück reicht ihr euch das Salz, ehe jemand gefragt hat.

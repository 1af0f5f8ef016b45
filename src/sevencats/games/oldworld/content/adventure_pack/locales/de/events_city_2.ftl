# Weitere Ereignisse des Abenteuerpakets, die in Städten beginnen.

event-66-title = Der Macher der Gewichte
event-66-intro = Der Zwerg wohnt so hoch oben, dass es niemanden gibt, mit dem man reden könnte, und so war es gedacht. Gemacht hat er die Waage für sich, sagt er, als sein Bruder schwor, er sei nicht an der Schatulle gewesen. Seitdem sprechen sie nicht mehr; es war eine sehr kleine Schatulle. Er hängt den Balken ein. Auf dem Brett stehen die Gewichte dazu, jedes mit einem Deckel. »Eins davon ist meins«, sagt er. »Ich habe es nie aufgelegt.«
event-66-a = Ihn wiegen.
event-66-a-result = Er stellt sich vor die Schale und sagt, er habe den Bruder nie vermisst, keinen Tag. Die Schale geht langsam hinab, wie sich jemand setzt, und bleibt unten. Er sieht sie eine Weile an. Dann bittet er dich um seinen Hut und um etwas Kleines vom Brett.
event-66-b = Dich selbst vor die Schale stellen.
event-66-b-result = Über dich ist einiges schnell gesagt; du hast es schon oft gesagt. Zweimal stimmt es. Beim dritten Mal rührt sich die Schale, und du hältst inne und gehst es noch einmal durch, langsamer, bis du das Wort findest, das zu viel wog. Das lässt du dort oben.

event-67-title = Die Unze aus Messing
event-67-intro = Er geht hinunter ins Tal, sagt er, zu einem Bruder, und wer das vorhat, kann keine Gewichte tragen. Die Ziege hat er dem Wind geschenkt und die Hütte abgeschlossen. In deine Hand legt er eine Unze aus Messing mit einem Deckel darauf. »Sie wiegt, was einer schuldig ist«, sagt er. »Ich habe sie für Steuereinnehmer gemacht. Sie wollten sie nicht im Haus haben.«
event-67-result = Sie ist warm und passt in jede Tasche. Wenn du mit etwas Totem am Sattel um deinen Lohn kommst und die Unze daneben auf den Tisch stellst, sehen die Leute sie an, husten und finden noch eine Münze, die sie beiseitegelegt hatten.

event-68-title = Der Hexer vom März
event-68-intro = Der hinkende Hexer ist seit langem tot. Er sitzt an einer Buche, die Stiefel an, das Schwert über den Knien, und über alles drei ist Moos gewachsen. In der Baumhöhle liegt, wovon er lebte: Schlingen, ein Topf, ein Schuldbuch. Es hat einen Eintrag, auf der ersten Seite, in sorgfältiger Schrift. Die Summe stimmt, und darunter steht: »Sie hat gefroren. Vergiss es.« Durchgestrichen hat er es nicht und herausgerissen auch nicht.
event-68-a = Das Geschuldete nehmen und seine Flaschen.
event-68-a-result = Du legst den Beutel unter das Moos, so lange, wie man für ein paar Worte braucht, dann nimmst du ihn wieder auf und die Flaschen dazu. Er hätte es Rührseligkeit genannt. Es ist nur ein längerer Rückweg, mit dem Geld einer Toten.
event-68-b = Ihn begraben, mit dem Geld.
event-68-b-result = Bis zum Dunkelwerden gräbst du zwischen Wurzeln, dann legst du ihm den Beutel unter die Hand. Vorher liest du ihm das Buch vor. Das Schwert trug er, wie du es nie gesehen hast, Riemen und Knoten; du lernst es beim Lösen und übst es die halbe Nacht.

event-69-title = Der Absender
event-69-intro = Benno Grole sitzt vor einer Höhle und zieht etwas ab, das dem Herzog gehört. Natürlich hat er den Hund geschickt. Vier Männer im Tal haben geschworen, den Steuerpächter in der eigenen Tinte zu ersäufen, und Theodor ließe sich eher ersäufen, als um Hilfe zu bitten. »Einen Hund kann er nicht verbieten«, sagt Benno. »Der steht nicht im Tarif.« Die vier Namen hat er. Er hat auch noch einen zweiten Hund aus demselben Wurf, eine Hündin; für die Wilderei ist sie zu ehrlich.
event-69-a = Schweigen versprechen und die Hündin nehmen.
event-69-a-result = »Kein Wort zu ihm«, sagt Benno. »Er müsste es als Geschenk verbuchen.« Er pfeift, und sie kommt hinter dem Rauch hervor, betrachtet deine Hand, dein Schwert, deine Stiefel und legt sich quer über deine Füße, wie ihr Bruder es tut.
event-69-b = Mit den vier Namen ins Tal gehen.
event-69-b-result = Beim Abendbrot besuchst du sie, der Reihe nach, und legst die Handschuhe auf den Tisch. Dreien fällt eine Tante im Süden ein. Der vierte zeigt dir, was er in der Scheune hat und welche Fährte hineinführt, damit du lieber dort nachsiehst. Benno zahlt, in der Münze des Herzogs.

event-70-title = Die ehrliche Hündin
event-70-intro = Als Welpe gab man ihr einen Hasen zu tragen, und sie brachte ihn dem Förster zurück. Das war das Ende ihrer Laufbahn. Sie hört auf keinen Namen, und niemand hat sie je eilen sehen; eine Spur liest sie wie Theodor Grole eine Spalte Zahlen, von oben und dann noch einmal von unten. Benno krault sie recht lange unter dem Kinn. »Sie sagt Euch die Wahrheit«, sagt er. »Ich konnte damit nicht leben.«
event-70-result = Sie kommt mit und berichtigt dich. Wo du eine Fährte hast, geht sie sie vor dem Kampf noch einmal ab, setzt sich hin, wo du etwas übersehen hast, und wartet, bis du es auch gesehen hast.

event-71-title = Springer schlägt Läufer
event-71-intro = In Vengerberg öffnet eine junge Frau mit Tinte am Daumen. Ihr Vater ist vor drei Wintern gestorben. Das Brett stand am Bett, und sie musste versprechen weiterzuspielen, schlecht, damit der Hauptmann nichts merkt. Sie hat gelernt, wie man schlecht spielt. Dann, in diesem Frühjahr, sah sie den Springer; er stand da wie eine offene Tür. »Ich konnte nicht anders«, sagt sie. Den Brief des Hauptmanns hält sie ungeöffnet und fragt, wie er so ist.
event-71-a = Dich setzen und ihn beschreiben.
event-71-a-result = Sie hört von dir vom Tee für einen und vom Brotmesser. Da öffnet sie den Brief, liest die Zeile, die nicht für dich war, und sucht ihren Mantel. Auf der Treppe zeigt sie dir am Geländer, was sie im Springer gesehen hat und wie lange sie darauf gewartet hatte.
event-71-b = Ihr raten, weiter zu verlieren.
event-71-b-result = Sie nickt; es war der Wunsch des Vaters. Sie schreibt einen Zug auf, so schlecht, dass es ihr wehtut, bezahlt dir den Weg und legt für den Hauptmann eine Flasche von Vaters Likör dazu. Auf seinen Sieg soll er sie trinken, sagt sie. Weit kann er nicht mehr sein.

event-72-title = Nicht summen
event-72-intro = Der singende Schiffer zieht gleich. Es ist ein heiteres Lied mit Kehrreim. In der Kiste hört das Atmen auf; dann summen die Bretter mit, eine Terz tiefer, und die Nägel kommen von selbst heraus und fallen einer nach dem anderen in den Kanal. Junge Wyvern summen, wenn es Futter gibt. Dir bleibt Zeit, vom Treidelpfad an Deck zu springen und dich zwischen das Lied und die Kiste zu stellen.
event-72-band-1 = Du stellst dich hin. Es kommt über dich heraus, Flügel um Flügel, mit seinem ganzen Gewicht, und streift dich im Vorbeigehen ab bis aufs Hemd. Der Schiffer singt nicht mehr. Er sitzt oben auf dem Mast, und unten summt es.
event-72-band-2 = Bis zur Schleuse drückst du den Deckel mit dem Rücken zu, während der Taube der Landschaft winkt. Der Empfänger handelt mit Arzneien und trägt dicke Handschuhe. Er gibt dir, was er den Großen abmelkt, und zählt dir die Finger nach.
event-72-band-3 = Du lässt es an deinem Ärmel riechen, hältst stand und summst das Lied zu Ende, sehr langsam, wie für ein Kind. Es schläft im Kielraum ein. Der Empfänger zahlt doppelt für eins, das noch niemanden gebissen hat.
event-72-band-4 = Du stehst so still, dass es dich für das Nest hält. Es klettert herauf, faltet sich zusammen und reitet zwei Schleusen lang auf deinen Schultern. Wer das einmal getragen hat, fällt so bald nicht um. Der Empfänger zahlt und möchte wissen, wie du atmest.

event-73-title = Der Eiskeller
event-73-intro = Hinter dem Stroh, hinter den Blöcken, haben sie alles an Haken gehängt, wie sie es gesehen haben: sortiert, zugerichtet, mit Petersilie. Ghule lernen schnell von den Menschen, wenn es ums Essen geht. Es sind fünf, in Schürzen. Der größte hält ein Beil und ein Stück Kreide. Als er dich sieht, mustert er dich von der Schulter abwärts und schreibt etwas auf die Tafel. Der erste Hieb gehört dir, und es sollte auch der letzte sein.
event-73-band-1 = Es war zu wenig. Sie haben dich auf dem Block, ehe du dich drehen kannst, und du kaufst dich frei mit deinem Kettenhemd und mit dem, was du hieltest. Vom Ufer hörst du sie weiterhacken, in guter Ordnung. Auf der Tafel ist dein Preis durchgestrichen.
event-73-band-2 = Am Ende, wo der Lehrling steht, bricht die Reihe, und die anderen werfen die Schürzen ab und rennen auf allen vieren, wie es sich gehört. Die Zunft zahlt für jede Schürze. In der Stadt will keiner hören, was an den Haken hing, und alle haben Bauchweh.
event-73-band-3 = Ehe die Kreide am Boden liegt, bist du mitten unter ihnen. Ghule in Schürzen können nicht springen. Der Stadt schickst du ihre Stiefel zurück, paarweise. Die Zunft zahlt alles, ohne ein Wort, und der Junge des Metzgers läuft dir mit einer Flasche nach.

event-74-title = Persönlich
event-74-intro = Hinter der dritten Blitzeiche steht ein Haus aus Reisig, gefegt. Die Frau darin hat Haar bis zum Boden und keinen Rücken; von hinten sieht man die Rippen und ein Vogelnest. Mit einem langen Finger bricht sie das Wachs. »Bitte gebt sie zurück oder haltet sie warm«, liest sie vor, Buchstabe um Buchstabe. Sie muss sich setzen. Eine Elsa hat sie nie geholt. Einmal fand sie einen Schuh, am Fuß des Berges, und stellte ihn ans Fenster, weil er hübsch war.
event-74-a = Um den Schuh bitten und ihm nachgehen.
event-74-a-result = Sie gibt ihn dir, in ein Blatt gewickelt, und du musst ihr den Brief noch einmal vorlesen. In der Sohle steckt ein Bergmannsnagel, wie es sie nur in einem einzigen Tal gibt. »Wenn Ihr sie findet«, sagt die Frau, »sie könnte kommen und den Vogel ansehen.«
event-74-b = Ihr den Brief lassen.
event-74-b-result = Er darf dableiben, und sie steckt ihn mit einem Dorn über den Herd, wo andere ein Bild haben. Dafür erzählt sie dir, was sonst im Wald lebt und weniger ordentlich ist. Die Postmeisterin zahlt bei Zustellung und fragt nach keiner Antwort.

event-75-title = Die niedrigen Flöze
event-75-intro = Solche Nägel hat man hier. Kinder hat man auch, für die niedrigen Flöze, wo kein Mann hineinpasst; der Steiger kauft sie, wo niemand fragt, und hinterher war es immer eine Frau im Wald. Die Glocke läutet das Ende der Schicht. Aus einem Loch, nicht höher als ein Schemel, kommen neun heraus, grau von Kopf bis Fuß. Eins hat nur einen Schuh. Du sagst ihren Namen, und alle anderen drehen sich um, wer da einen hat.
event-75-band-1 = Der Steiger hat Hunde und Vettern. Bis zur Halde bringst du sie und wirfst dabei weg, was du trägst; dort lässt sie deine Hand los und geht zurück, der Kleinen wegen. Du hörst sie zählen. Du wirst wiederkommen müssen, mit mehr als einem Arm.
event-75-band-2 = Du kaufst sie frei mit dem Beutel des Steigers, den du ihm hinhältst, am Hals, an seinem. Für die Mühe legt er etwas darauf. Sie schläft auf deinem Sattel, die Wange am Knauf, und du reitest langsam, und so schläfst du auch.
event-75-band-3 = Als alle draußen sind, verschließt du die Grube. Neun Kinder gehen Hand in Hand das Tal hinab, und in jedem Dorf kommt jemand gelaufen. An der dritten Blitzeiche möchte eins mit einem neuen Schuh absteigen und einen Vogel sehen.

event-76-title = Die Referenz
event-76-intro = Die Witwe in Beauclair ist sechzig und empfängt dich im Bett, zwischen Kissen, mit einem Buch. Sechzehn Jahre war sie mit ihm verheiratet. Nie hat er sie belogen, keine andere angesehen, und sonntags hat er ihr vorgelesen. »Getrunken hat er natürlich«, sagt sie und schlägt die Manschette um. Es ist eine Spitze aus winzigen Narben, sehr gleichmäßig. Er ging, als der Arzt ihm sagte, was es mit ihr macht. Dem Arzt hat sie nicht verziehen. Ob du ihm einen Brief bringst?
event-76-a = Ihn überbringen.
event-76-a-result = Sie schreibt zwei Zeilen und streut Sand darauf. Er wohnt im Turm hinter der Orangerie, sagt sie; er hat nie anderswo gewohnt, er gibt nur Adressen an, damit niemand weiß, wie nah. Du sollst nach Einbruch der Dunkelheit klopfen und nicht zwischen ihn und die Lampe treten.
event-76-b = Die Referenz als schlecht notieren.
event-76-b-result = »Wie Ihr meint«, sagt die Witwe und bezahlt dir die Mühe; dass er anderen vorliest, möchte sie lieber nicht. Die Vermittlerin wird seufzen und ihn streichen. Als du gehst, wird es dunkel, und im Turm hinter der Orangerie öffnet jemand einen Laden.

event-77-title = Zwei Zeilen
event-77-intro = Er öffnet selbst, im Schlafrock, einen Finger im Buch. Er sieht deine Schwerter, dann sieht er die Handschrift, und sein Gesicht klappt zu wie ein Fächer. Lange bricht er das Siegel nicht. Er ist sehr alt und sehr schnell, und er überlegt, ob man jemanden, der ihm das bringt, wieder gehen lassen kann. Das hängt davon ab, sagt er, wen sie neuerdings schickt. Wer seid Ihr, wenn man fragen darf?
event-77-band-1 = Ein Anfang, findet er, und ist belustigt. Er nimmt den Brief und zählt dir Münzen in die Hand, um nicht danken zu müssen. Du bist die Treppe hinunter, ehe du begreifst, dass deine Kehle die ganze Zeit in seiner Reichweite war.
event-77-band-2 = Jemand mit Namen, davon hat er gehört. Die zwei Zeilen liest er im Stehen. Dann schenkt er dir ein Glas aus dem eigenen Keller ein, sich keines, und lässt dich vorn hinaus. Am nächsten Sonntag, sagen die Dienstboten, ist eine Stimme hinter den Vorhängen der Witwe.
event-77-band-3 = Ebenbürtig, sagt er und legt das Buch weg. Ihr redet, bis die Kerzen ertrinken, über den Durst und wie man ihn erträgt. Er gibt dir etwas, das er aus hundert Jahren Nichttrinken gebrannt hat. Als du gehst, hat er die Schuhe angezogen.

event-78-title = Der Lehrer
event-78-intro = Der Lehrer in Ban Ard liest den Brief zweimal. Dann schließt er die Tür, legt den Talar ab und krempelt den linken Ärmel hoch. Um den Arm läuft ein Ring von Zahnabdrücken, sehr alt. »Wir hatten es im Kohleneimer«, sagt er. »Es kommt in jeder Generation, zu Begabten, die einsam sind. Es wird gern gefragt.« Die Worte, die es fortschicken, kennt er. Seit dreißig Jahren kennt er sie und hat es immer aufgeschoben. Manchmal schreibt es ihm noch.
event-78-a = Dir die Worte beibringen lassen.
event-78-a-result = Er lässt sie dich sagen, bis das Tintenfass kocht. Es sind nur vier, ganz gewöhnliche; genau sein muss die Stille dazwischen. Als es stimmt, schnäuzt er sich. Am Montag ist der Zuber leer, und drei Studenten sehen hinein.
event-78-b = Ihm den Brief verkaufen.
event-78-b-result = Er zahlt, was du verlangst, und legt ihn zu den anderen, in eine Lade, die nach Seife riecht. Er werde sich selbst darum kümmern, sagt er, nach den Ferien. Auf der Treppe hörst du ihn die Feder eintauchen. Lange zögert er über der Anrede.
event-78-c = Ihm einen Weg ohne die Worte zeigen.
event-78-c-result = Mit Salz, Quecksilber und einer Schale zeigst du ihm, wie man so etwas eine Tür macht und es wählen lässt. Er schreibt mit dem falschen Ende der Feder mit. Es wählt. Die Akademie erfährt nie, was sie dir schuldet; der Lehrer weiß es und leert seinen Schrank in deine Arme.

event-79-title = Südseite
event-79-intro = Der Keller hat Borde bis zum Gewölbe, auf den Borden stehen Gläser, und in jedem ist ein Viereck aus gelbem Licht, in dem Staub kreist. Es ist warm hier unten und riecht nach Heu und Apfelsinen. Geht man nah heran, hört man sie: einen Löffel, einen Hund, der sich umdreht, jemanden, der vorliest, nicht sehr gut. Auf jedem Glas klebt ein Schild. Die hinteren sind braun geworden. Auf der Treppe kommt ohne Eile jemand herunter, der keinen Schatten wirft.
event-79-a = Das Regal umwerfen.
event-79-a-result = Ein Stoß mit der Schulter, und du lässt los. Solange es fällt, sind da vierhundert Sonnen, du machst die Augen zu, und es rieselt über dich wie Korn. Er steht am Fuß der Treppe, eine Hand vor dem Gesicht.
event-79-b = Zwei Gläser nehmen und hinten hinaus.
event-79-b-result = Du nimmst ihres und eins ohne Namen, das gerade daneben steht. Die Maurersfrau bezahlt dich mit dem Geld für den Ofen. Am Tisch macht sie es auf und sagt eine Weile gar nichts, und es riecht nach Wäsche. Das andere hast du noch, im Beutel, zwischen den Flaschen.

event-80-title = Der Schatten des Herrn
event-80-intro = In so viel Licht hat sogar er einen Schatten. Er liegt hinter ihm an der Wand, dünn, der eines Jungen, mit einem Reifen in der Hand. Der Herr dreht sich nach ihm um. Nie hat ihn jemand sich umdrehen sehen; oben ist dem Schreiber die Feder hingefallen. »Ihn habe ich zuallererst verkauft«, sagt der Herr, »um etwas zum Anfangen zu haben.« Das Licht läuft durchs Gitter auf die Straße. Eine Minute ist es vielleicht noch, und dich hat er vergessen.
event-80-band-1 = Du willst an ihm vorbei, da fällst du ihm wieder ein. Er nimmt das Erste, was ihm unter die Hand kommt, und es ist deins. Draußen steht mitten in der Nacht die ganze Straße, das Gesicht nach oben, und blinzelt. Auf dich achtet keiner.
event-80-band-2 = Solange du die Tür aufhältst, bleibt das Licht. Es hat Euch nichts gekostet, sagt er nachher verwundert und sucht die Spalte dafür. Während er sucht, gehst du. Etwas in dir, das verpfändet war, zahlt keine Zinsen mehr.
event-80-band-3 = Du fasst den Schatten des Reifens am Rand und gibst ihm einen Stoß. Er läuft die Wand entlang, der Junge hinterher, und der Herr in seinen guten Schuhen dem Jungen nach. Du gehst durch eine Stadt heim, in der es Nachmittag ist, und nimmst dir deinen Teil.

event-81-title = Wo zwei Wasser zusammenkommen
event-81-intro = Bis zum Hals sitzt sie drin, mit Tang statt Haar, und kämmt sich mit einem Kiefer. Die Muschel hängt ihr um den Hals. Was darin ist, dreht sich langsam von selbst wie Milch im Tee. Ein Wasserweib wirft erst Schlamm, in die Augen, und kommt hinterher; aber riechen kann es und ist eitel darauf. Wer etwas zu mischen wüsste, das sie noch nie gerochen hat, hätte beide Hände frei. Am Ufer packst du aus, was du hast, gegen den Wind.
event-81-band-1 = Es riecht nach Sumpf. Sumpf kennt sie. Der Schlamm trifft dich ins Gesicht, und der Rest von ihr folgt; die halben Riemen bleiben dort und was du in den Händen hattest. Der Parfümeur muss mit seinem Sessel auskommen.
event-81-band-2 = Sie kommt näher, niest, kommt wieder näher, und du schneidest die Schnur durch, während sie noch überlegt. Der Parfümeur zahlt an der Tür. Hinter ihm dringt ein Duft heraus, bei dem sich dein Pferd auf die Straße legt.
event-81-band-3 = Du mischst ihr frisches Leinen, das hatte sie nie. Sie schließt die Augen und treibt dahin. Du nimmst die Muschel, und weil mehr Leinen da ist als nötig, behältst du eine Flasche. Der Parfümeur zahlt, entkorkt und muss gehalten werden.
event-81-band-4 = Du mischst ihr einen Sommer mit einem Jungen darin. Sie weint wie ein Wehr und streckt dir die Muschel von selbst hin; die braucht sie nicht mehr. Was du da getan hast, könntest du keinem erklären, aber deine Hände haben es begriffen. Der Parfümeur zahlt.

event-82-title = Die andere Wiege
event-82-intro = Im Wald hängt in einer Holundergabel eine Wiege aus Binsen, gut gemacht, mit Eule gefüttert. Darin liegt ein Säugling, dünn und rot, und brüllt; und ringsum sitzen drei Frauen, den Rücken zu dir, und wiegen, mit ihrer Weisheit am Ende. Eins, das Lärm macht, hatten sie nie. Sie haben es genommen, weil es schön war, und ihr Bestes dafür dagelassen. »Es hört nicht auf«, sagt die erste. »Wir haben gesungen«, sagt die zweite. Die dritte dreht sich um. Sie besteht nur aus Augen.
event-82-a = Ihnen zeigen, wie man das macht.
event-82-a-result = Auf und ab trägst du es, wie du es einmal bei jemandem gesehen hast, mit der Flasche. Als es schläft, flüstern sie. Zurückgeben wollen sie es. Doch zuerst müssen sie das ihre haben, sonst haben sie keins; sie ziehen in die Berge, fort von dem Lärm.
event-82-b = Es nehmen, während sie schlafen.
event-82-b-result = Sie sind so müde, dass es keine Kunst ist. Unter dem Mantel trägst du es heim, brüllend den ganzen Weg, und der Kornhändler muss zwei halten. Er zahlt, damit du sagst, welches welches ist. Von den dreien hast du gelernt, ohne Schritte zu gehen; die ganze Nacht merkten sie nichts.

event-83-title = Der Tausch
event-83-intro = Sie warten oberhalb der letzten Hütte, in einer Reihe, die Binsenwiege zwischen sich. Auf dem Arm bringst du das Dicke, Blonde; es hat keinen Laut von sich gegeben. Das Rote sieht dich und holt Atem. Als du das ihre hinlegst, blickt es zu ihnen auf, in all die Augen, und sein Mund wird viereckig. Es weint. Es weint wie eine Tür, wie ein Tor, wie neun Katzen. Die drei stehen da, die Hände auf den Ohren, und wissen nicht, wohin vor Glück.
event-83-a = Ihnen auch das Lied beibringen.
event-83-a-result = Was man dir gesungen hat, singst du, soweit du es noch hast. Sie nehmen es auf, in Stimmen. Was sie dir dafür geben, haben sie in Kürbisflaschen unterm Holunder: Milch von etwas, sehr alt. Auf dem Rückweg schläft das Rote endlich ein, weil es nicht mehr das Lauteste ist.
event-83-b = Fragen, was sie an dem ersten sahen.
event-83-b-result = »Dass es zornig war«, sagt die mit den Augen, »und ganz klein, und dachte, es gewinnt.« Sie sieht dich so lange an, bis du es brüllen hörst, weit hinten, noch vor der Schule. Du bringst dem Händler sein Kind. Er sagt, es habe sich verändert. Du auch.

event-84-title = Ein Mantel, Kindergröße
event-84-intro = In Kaer Seren lesen sie die Seite im Stehen. Er war der Jüngste und taugte nichts bei Tieren. Im Herbst schrieb er, ein Dorf habe ihn gegen einen Ghul angeworben, und ein Mädchen dort habe keinen Mantel. Danach schrieb er nicht mehr. Der alte Ausbilder nimmt das Medaillon, es hört auf zu zittern, und so weiß er es. »Bis zum ersten Schnee«, sagt er. Er geht ans Fenster, von wo man die Straße sieht, und fragt, ob der Mantel warm war.
event-84-a = Sagen, dass er warm war.
event-84-a-result = Dick, sagst du, mit Kapuze. Er nickt, sie decken einen Platz für dich, und du schläfst in einem Bett, das immer gelüftet wurde. Am Morgen geben sie dir seinen Herbstlohn, nach dem sonst keiner gefragt hat. Unten auf der Straße geht jemand Kleines mit Kapuze auf das Tor zu.
event-84-b = Mit ihnen seine letzte Form durchgehen.
event-84-b-result = Sie bricht in der Mitte ab, wo man ihn fortrief. Sie stehen in zwei Reihen im Salzwind, alte Männer und Jungen, und jeder macht von da an weiter, wie er es für richtig hält. Du zuletzt. Getötet hat ihn der Ghul, das siehst du jetzt, und bei welchem Schritt; und den Schritt lässt du aus.

event-85-title = Zu still
event-85-intro = Nichts singt, nichts knackt. Mitten im Wald steht ein Ring geschnitzter Pfähle, alter, jeder mit einem Gesicht, und darin sitzt ein Mädchen mit offenem Mund. Es hat gezählt; man sieht es an den Fingern. Ein Waldschrat mag nicht gezählt werden. Zuerst nimmt er einem Ort den Laut und dann, was ihn gemacht hat. Hinter dem dritten Pfahl ist ein Geweih, das eben noch nicht da war. Peer hält dich am Ärmel. Gleich wird er nach ihr rufen.
event-85-a = Für ihn nach ihr rufen.
event-85-a-result = Du legst ihm die Hand auf den Mund und rufst, so laut du kannst. Aller Laut im Wald gehört in diesem Augenblick dir, und von allen Seiten kommt es heran, auf Wurzeln. Das Mädchen hat den Mund geschlossen und den Kopf gewendet.
event-85-b = Dem nächsten Pfahl das Gesicht nehmen.
event-85-b-result = Drei Hiebe, und in jedem ist ein Atem wie aus einem Blasebalg. Der Ring ist offen. Du trägst sie auf dem Rücken hinaus, die Finger zählen noch. Hinter dir versucht der erste Vogel einen Ton. Der Junge zahlt, wie abgemacht, in Kastanien, die Mutter mit dem, was sie hat.

event-86-title = Das Lauteste im Wald
event-86-intro = Er erhebt sich zwischen den Pfählen, und es sind mehr Pfähle, als du dachtest: Einige sind Beine. Der Hirschschädel dreht sich hin und her. Sehen kann er dich nicht, er hat es nie gebraucht; er geht danach, was du hören lässt. Bisher ist das eine Menge. Peer ist bei seiner Schwester, hat beide Arme um sie gelegt, und über ihre Schulter formt er mit den Lippen immer wieder eine Zahl. So viele Schritte hast du.
event-86-band-1 = Du schlägst zu, und er hört die Klinge. Eine Wurzel packt dich am Knöchel und schwingt dich gegen drei Gesichter nacheinander, und was du hieltest, fliegt ins Laub. Aber laut war es. Als der Wald dich loslässt, sind zwei Kinder längst auf der Straße.
event-86-band-2 = Ein Hieb, dann Stille: Er steht da mit schiefem Kopf. Rückwärts gehst du in seinen eigenen Fußstapfen hinaus. Am Waldrand leert Peer beide Taschen. Als Mila davon hört, verzichtet sie auf das Zehntel und schreibt: nach Vereinbarung.
event-86-band-3 = Deine Scheide fliegt gegen den fernsten Pfahl. Er wendet sich zum Lärm, und da bist du. Als er fällt, kommt alles auf einmal wieder, Kuckuck, Bach, Axt, die Stimme einer Mutter. Das Mädchen sagt: vierhundertelf. Niemand widerspricht.

event-87-title = Die Hüterin des Lichts
event-87-intro = Die Hüterin in Cidaris ist achtzig und hat niemanden mehr auf See. Sie hört bis zum Ende zu. Dann lässt sie einen Stuhl hinauftragen, setzt sich hinter die Linse und sieht die ganze Nacht hinaus, eine Tafel auf den Knien. Am Morgen kommt sie sehr langsam herunter. Vier Schiffe werden erwartet, sagt sie. Drei ließe sie herein. Auf dem vierten liegen sie in einer Reihe, unter einem Segel, auch Frauen; und ein Wort an die Lotsen würde genügen, dass es nordwärts vorbeifährt. Aber es ist das Fieberschiff. Es wollte hier um Hilfe bitten.
event-87-a = Das Hafenamt entscheiden lassen.
event-87-a-result = Das Amt entscheidet im Nu, und es fährt nordwärts vorbei. Man bezahlt dich doppelt, für die Fuhre und für das Feingefühl. Die Hüterin behält die Decke und gibt dir das Glas zurück. Sie braucht es nicht mehr, sagt sie; sie sieht sie auch so.
event-87-b = Die Lampe anzünden und sie einlassen.
event-87-b-result = Sie zündet sie selbst an, hinter dem alten Glas. Mit dem Arzt gehst du an Bord, trägst, lüftest, kochst, so viele Nächte, wie es braucht. Am Ende liegen nicht alle in einer Reihe; so gut zählt die Linse nicht. Du schläfst am Kai ein, und jemand legt eine Decke über dich.

event-88-title = Betten aus Stein
event-88-intro = Sie haben da oben eine Stadt gebaut, dieselbe Stadt, Haus um Haus, in rohem Stein, den Brunnen an der richtigen Stelle. Sie ist besser als die untere: Das Haus der Witwe hat keinen Riss, das Waisenhaus ist klein, einen Galgen gibt es nicht. Jeder geht zur eigenen Tür hinein, legt das Kissen hin und sich dazu. Vom Fels über dem Markt summt ihnen etwas zu, groß wie eine Kirche, auch mit geschlossenen Augen. Ein einziges Bett ist noch leer. Es hat ungefähr deine Länge.
event-88-a = Dich hineinlegen.
event-88-a-result = Es passt. Das Summen kommt durch den Stein herauf und geht durch dich von der Ferse bis zum Nacken, ohne Eile, wie eine Hand nach einem Schlüssel sucht. Selten hat man dich so gut aufgenommen. Nur eines möchte es noch wissen, ehe die Nacht vorbei ist.
event-88-b = Alle wecken, einen nach dem anderen.
event-88-b-result = Von Tür zu Tür gehst du und rufst jeden bei dem Namen, der am Sturz steht. Sie setzen sich auf; sie sehen, wo sie sind und dass sie es gemacht haben, und manche streicheln die Wand. Dann gehen sie im Nachthemd heim, ohne ein Wort. Der Rat zahlt. Im Frühjahr ziehen einige herauf, wach.

event-89-title = Was der Berg wissen möchte
event-89-intro = Er möchte wissen, warum man aufsteht. Er fragt nicht unfreundlich. Er liegt hier, seit es noch keine Täler gab, und hat den Sinn nie gesehen; dann begannen die da unten so laut zu träumen, von Galgen und Rissen, und er dachte, er könne helfen. Dreihundert Menschen atmen um dich her im Takt. Der Stein ist nicht einmal hart. Wenn du einen Grund hast, summt er, so hört er zu; aber wahr müsste er sein, und bald sagen müsstest du ihn.
event-89-band-1 = Du suchst nach einem und schläfst darüber ein. Als du aufwachst, ist Mittag, und alle sind fort; jemand hat dich zugedeckt. Ein Tag fehlt dir und was du in der Hand hattest, und noch lange kommen dir die eigenen Füße wie ein sonderbarer Einfall vor.
event-89-band-2 = Frühstück, sagst du. Das überlegt er sich. Es ist nicht nichts, findet er und lässt dich los, und die dreihundert auch, bis auf Weiteres. Den Rest der Nacht schläfst du tief auf einem Haufen Kissen, und niemand fragt dich etwas.
event-89-band-3 = Ein Name fällt dir ein, und du sagst ihn. Er fragt, was das für ein Ding ist, und du erklärst es. Das Summen hört eine Weile auf. Als du aufstehst, hat das Bett deine Form und behält sie, und dir ist, als wäre die schwerere Hälfte liegen geblieben.
event-89-band-4 = Du sagst, du weißt es nicht, und stehst auf. Es ist so lange still, dass die Schläfer sich umdrehen. Dann öffnet er ein Auge, zum ersten Mal in der Geschichte der Täler, um zu sehen, wie man das macht. Die dreihundert gehen heim und summen etwas anderes.

event-90-title = Die Zweitbesetzung
event-90-intro = Hinter der Bühne des Theaters in Nowigrad nimmt jemand dein Gesicht ab. Darunter ist ein schlichtes, grau, etwas müde, wie man es Lakaien gibt. Er spielt hier alle, sagt er: wenn der Held betrunken ist, wenn die Dame Schnupfen hat. Für ihn klatscht keiner, denn es ist immer ein anderer. Er hat dir bei der Arbeit zugesehen. Du bist gut in der Rolle. Aber nie weißt du, was der andere gleich sagt, und er schon; er muss nur für einen Augenblick der andere werden.
event-90-result = Er kommt mit, als irgendwer. Wenn ein Kampf beginnt, steht er am Rand und wird einen Atemzug lang zu dem, was dir gegenübersteht; und über die Schulter sagt er dir mit dessen Stimme, was es vorhatte und welche Stelle er gestrichen hat.

event-91-title = Der Rest von ihr
event-91-intro = Er zeigt ins Schilf. Dort sitzt auf einem Stein, in grauer Kutte, eine alte Frau mit neun Fingern und schält Zwiebeln. »Her damit«, sagt Godeleva. Heilig war sie nie. Im großen Fieber pflegte sie die Kranken, schlief in der zwölften Nacht zwischen den Toten ein und wurde mit ihnen begraben; als sie sich herausgeklopft hatte, verkaufte man sie schon. Sie lief davon. Der Finger blieb im Deckel. »Die Kirchen stören mich nicht«, sagt sie. »Aber er friert, der eine. Ich spüre es jeden Winter.«
event-91-a = Ihn wieder annähen.
event-91-a-result = Sie spricht dir vor, Stich für Stich, mit der Stimme einer Frau, die hundert ängstliche Mädchen angelernt hat. Er wächst an. Sie krümmt ihn, zeigt auf die Zwiebeln und dann auf die Prozession, die ans Ufer gekommen ist und nicht mehr singt.
event-91-b = Ihr noch ein Jahr Ruhe verschaffen.
event-91-b-result = Mit einem Hühnerknochen im Handschuh gehst du zu den Domherren zurück. Hält man ihn richtig, zeigt er auf den Lautesten. Sie bezahlen dich, um aufhören zu dürfen. Hinter dir im Schilf fällt eine Zwiebel in den Eimer, dann noch eine.

event-92-title = Die Ordnung der Prozession
event-92-intro = Mit einiger Mühe steht sie auf und geht ihnen entgegen, die Hände an der Schürze. Elf Domherren betrachten zehn Finger. Dafür hat keiner ein Gebet. Mehrere kennt sie, wie sich zeigt, über ihre Väter, einen über ein Furunkel. »Du«, sagt die heilige Godeleva, »hast Fieberbetten in der Krypta, und leer sind sie, weil ein Kasten daraufsteht.« Und sie fängt an, die Arbeit zu verteilen. Der Bischof fragt mit kleiner Stimme, was aus den Kästen werden soll.
event-92-result = Arzneikästen werden daraus, denn das waren sie. Aus dem ersten, der gefüllt ist, legt sie dir eine Flasche in die Hand und hält einen Augenblick dein Handgelenk und zählt. Sie findet, was dort immer etwas langsam war, und gibt ihm mit dem Finger einen Stups.

event-93-title = Nach der Biegung
event-93-intro = Unter der großen Eiche steht eine Hütte aus Türen. Darin ist Streu für zwölf, aus Farn, ganz neu, und zwölf Haken mit Namen. Der Junge ist nicht da. Auf dem Boden sind die Abdrücke seiner Stiefel und ein Haufen Nekkerspuren, und dann keins von beiden; am Rand eines Lochs liegt ein Topfdeckel. Nekker kommen herauf, wo man stampft. Offenbar hat er sich die Schritte selbst beigebracht, immer am selben Fleck, täglich, und laut. Von unten, aus der Tiefe, stellt jemand Fragen.
event-93-a = Hinuntersteigen und ihn holen.
event-93-a-result = An einem Seil aus Farn und Schals steigst du hinab. Es ist eng, es riecht nach Wurzeln, und vor dir sagt jemand geduldig: nein, mitmachen kann man nicht einfach, erst muss man drei Rätsel lösen. Die Nekker denken anscheinend gerade über das zweite nach.
event-93-b = Stampfen und sie heraufholen.
event-93-b-result = Nach einigem Stampfen quellen sie ringsum aus dem Boden, und danach ist es einfache Arbeit. Er klettert von selbst heraus, Farn im Haar, und möchte wissen, warum du nicht die hohe Deckung genommen hast. Der Förster zahlt nach Köpfen. An elf Briefen liest er den ganzen Abend.

event-94-title = Das dritte Rätsel
event-94-intro = »Was hat am Morgen vier Beine und am Abend noch Hunger?«, fragt Wick. Er sitzt auf einer Wurzel, den Schürhaken über den Knien, und um ihn her sitzen im Dunkeln, in Reihen, das Kinn auf den Fäusten, dreißig Nekker. Gefressen haben sie ihn nicht, weil sie es wissen wollen. Das war das zweite. Über ihre Köpfe hinweg sieht er dich, und man merkt ihm an, dass er kein drittes hat. Dreißig Gesichter drehen sich um, wen er da ansieht.
event-94-band-1 = Das Erste, was dir einfällt, ist nicht einmal ein Rätsel. Sie kommen über dich wie ein Sack Katzen. Den Jungen schiebst du vor dir das Seil hinauf und deckst den Rückzug, und den bekommen sie zu fassen. »Ein Ei hättest du sagen müssen«, sagt Wick.
event-94-band-2 = Was wird größer, fragst du, je mehr man wegnimmt? Sie flüstern. Ein Loch, sagt endlich ein ganz kleiner und führt dich darin herum, Zimmer um Zimmer. In einer Nische stehen Flaschen von sechs Generationen Bergleuten. Hinaus geht es durch den Haupteingang.
event-94-band-3 = Du fragst sie, wer sie sind. Das hat sie noch nie jemand gefragt. Es wird so still da unten, dass man die Eiche trinken hört. Mit dem Jungen steigst du das Seil hinauf, und niemand folgt; nur probiert von unten noch lange eine Stimme nach der anderen ein Wort aus. Du denkst auch darüber nach.

event-95-title = Der lange Schalter
event-95-intro = In Wyzima ist der lange Schalter links für Lebende und rechts für Tote, und beide Schlangen sind gleich lang. Rechts hat man mehr Geduld. Deine Nummer ist neunhundertsechs. Vor dir tropft ein Ertrunkener und liest die Zeitung; hinter dir möchte eine Frau melden, dass sie die ganze Zeit am Leben war. Gegen Abend nimmt der Beamte das Formular und Radeks Kloß und sucht das Kästchen, in dem man so etwas ankreuzt.
event-95-a = Auf dem großen Stempel bestehen.
event-95-a-result = »Der ist oben«, sagt der Beamte mit vollem Mund. Es ist das Erste, was er mit Gefühl sagt. Er klappt dir den Schalter hoch, was noch niemand bei ihm gesehen hat, und der Ertrunkene blickt von seiner Zeitung auf.
event-95-b = Ihn als »Sonstiges« führen lassen.
event-95-b-result = Es bleibt bei »Sonstiges«. Das ist ein weites Feld, erklärt der Beamte, und hat Vorzüge; es zahlt keine Steuer und darf angeln. Als Radek es hört, kauft er eine Rute. Die Witwe kennt einen Priester, der auch »Sonstiges« ist. Bezahlt wirst du in Münze und gefüttert, bis du glänzt.

event-96-title = Lebensursache
event-96-intro = Der Registrator hat den großen Stempel an der Kette und einen Braten im Rohr. Er erinnert sich an alles. Er liest das Formular laut vor, langsam, bis zur Lebensursache, und da hält er inne, denn das hat in vierzig Jahren keiner ausgefüllt. »Klöße«, steht da in Radeks Schrift. »Auch: wollte sehen, was noch kommt.« Der Registrator nimmt die Brille ab. Er stempelt. Dann stempelt er die Unterlage, die Wand und, ehe du ihn wegziehst, deinen Ärmel.
event-96-result = BIS AUF WEITERES AM LEBEN, steht da, mit Adler, und es geht beim Waschen nicht heraus. Wenn du fast nichts mehr hast und den Tatsachen schon recht geben willst, siehst du es am eigenen Arm, in Violett; und dann fällt dir immer noch eines ein.

event-97-title = Die vierte Strophe
event-97-intro = Der Hirte ist zu den Schafen gegangen, um sie nicht zu kennen. Tibor singt dir die vierte Strophe, das Kinn auf der Fiedel, ganz leise. Es ist nicht der Name des Bürgermeisters und nicht der seines Bruders. Es ist der Name der Frau, die für alle wäscht, zu der nie jemand grob war, und deren Junge es war, den man fand. Sie hat es getan. Seit der zweiten Strophe weiß er es. »Es ist ein wahres Lied«, sagt Tibor. »Ich dachte, wenn es nur wahr ist, ergibt sich das Übrige.«
event-97-a = Ihn die Strophe weglassen lassen.
event-97-a-result = »Dann sind es drei«, sagt Tibor nach einer Weile und lockert die Saite. Du gehst in der Stadt vorbei und vermauerst den Brunnen. Der Bürgermeister bezahlt dich, wie er gern denkt, fürs Schweigen. In jeder Schenke schlagen sie an der Stelle noch immer auf die Tische, jedes Jahr lauter.
event-97-b = Mitgehen, damit sie es zuerst hört.
event-97-b-result = Ihr geht nachts hinunter, und er singt es ihr im Waschhaus vor, ihr allein. Sie wringt weiter an einem Laken. Als es trocken ist, holt sie ihr Tuch. Zum Rathaus ist es weit, die halbe Straße wirft, und du gehst auf der Außenseite.

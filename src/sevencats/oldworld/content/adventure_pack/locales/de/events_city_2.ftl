# Weitere Ereignisse des Abenteuerpakets, die in Städten beginnen.

event-66-title = Der Macher der Gewichte
event-66-intro = Der Zwerg wohnt so hoch oben, dass es niemanden gibt, mit dem man reden könnte, und so war es gedacht. Gemacht hat er die Waage für sich, sagt er, als sein Bruder schwor, er sei nicht an der Schatulle gewesen. Seitdem sprechen sie nicht mehr; es war eine sehr kleine Schatulle. Er hängt den Balken ein. Auf dem Brett stehen die Gewichte dazu, jedes mit einem Deckel. »Eins davon ist meins«, sagt er. »Ich habe es nie aufgelegt.«
event-66-a = Ihn wiegen.
event-66-a-result = Er stellt sich vor die Schale und sagt, er habe den Bruder nie vermisst, keinen Tag. Die Schale geht langsam hinab, wie sich jemand setzt, und bleibt unten. Er sieht sie eine Weile an. Dann bittet er dich um seinen Hut und um etwas Kleines vom Brett.
event-66-b = Dich selbst vor die Schale stellen.
event-66-b-result = Du sagst einiges über dich, was du schon oft gesagt hast. Zweimal stimmt es. Beim dritten Mal rührt sich die Schale, und du hältst inne und gehst es noch einmal durch, langsamer, bis du das Wort findest, das zu viel wog. Das lässt du dort oben.

event-67-title = Die Unze aus Messing
event-67-intro = Er geht hinunter ins Tal, sagt er, zu einem Bruder, und wer das vorhat, kann keine Gewichte tragen. Die Ziege hat er dem Wind geschenkt und die Hütte abgeschlossen. In deine Hand legt er eine Unze aus Messing mit einem Deckel darauf. »Sie wiegt, was einer schuldig ist«, sagt er. »Ich habe sie für Steuereinnehmer gemacht. Sie wollten sie nicht im Haus haben.«
event-67-result = Sie ist warm und passt in jede Tasche. Wenn du mit etwas Totem am Sattel um deinen Lohn kommst und die Unze daneben auf den Tisch stellst, sehen die Leute sie an, husten und finden noch eine Münze, die sie beiseitegelegt hatten.

event-68-title = Der Hexer vom März
event-68-intro = Der hinkende Hexer ist seit langem tot. Er sitzt an einer Buche, die Stiefel an, das Schwert über den Knien, und über alles drei ist Moos gewachsen. In der Baumhöhle liegt, wovon er lebte: Schlingen, ein Topf, ein Schuldbuch. Es hat einen Eintrag, auf der ersten Seite, in sorgfältiger Schrift. Die Summe stimmt, und darunter steht: »Sie hat gefroren. Vergiss es.« Durchgestrichen hat er es nicht und herausgerissen auch nicht.
event-68-a = Das Geschuldete nehmen und seine Flaschen.
event-68-a-result = Du legst den Beutel unter das Moos, so lange, wie man für ein paar Worte braucht, dann nimmst du ihn wieder auf und die Flaschen dazu. Er hätte es Rührseligkeit genannt. Es ist nur ein längerer Rückweg, mit dem Geld einer Toten.
event-68-b = Ihn begraben, mit dem Geld.
event-68-b-result = Du gräbst bis zum Dunkelwerden zwischen Wurzeln und legst ihm den Beutel unter die Hand. Vorher liest du ihm das Buch vor. Das Schwert trug er, wie du es nie gesehen hast, Riemen und Knoten; du lernst es beim Lösen und stehst die halbe Nacht dabei.

event-69-title = Der Absender
event-69-intro = Benno Grole sitzt vor einer Höhle und zieht etwas ab, das dem Herzog gehört. Natürlich hat er den Hund geschickt. Vier Männer im Tal haben geschworen, den Steuerpächter in der eigenen Tinte zu ersäufen, und Theodor ließe sich eher ersäufen, als um Hilfe zu bitten. »Einen Hund kann er nicht verbieten«, sagt Benno. »Der steht nicht im Tarif.« Die vier Namen hat er. Er hat auch noch einen zweiten Hund aus demselben Wurf, eine Hündin; für die Wilderei ist sie zu ehrlich.
event-69-a = Schweigen versprechen und die Hündin nehmen.
event-69-a-result = »Kein Wort zu ihm«, sagt Benno. »Er müsste es als Geschenk verbuchen.« Er pfeift, und sie kommt hinter dem Rauch hervor, betrachtet deine Hand, dein Schwert, deine Stiefel und legt sich quer über deine Füße, wie ihr Bruder es tut.
event-69-b = Mit den vier Namen ins Tal gehen.
event-69-b-result = Du besuchst sie der Reihe nach beim Abendbrot und legst die Handschuhe auf den Tisch. Dreien fällt eine Tante im Süden ein. Der vierte zeigt dir, was er in der Scheune hat und welche Fährte hineinführt, damit du lieber dort nachsiehst. Benno zahlt, in der Münze des Herzogs.

event-70-title = Die ehrliche Hündin
event-70-intro = Als Welpe gab man ihr einen Hasen zu tragen, und sie brachte ihn dem Förster zurück. Das war das Ende ihrer Laufbahn. Sie hört auf keinen Namen, und niemand hat sie je eilen sehen; eine Spur liest sie wie Theodor Grole eine Spalte Zahlen, von oben und dann noch einmal von unten. Benno krault sie recht lange unter dem Kinn. »Sie sagt Euch die Wahrheit«, sagt er. »Ich konnte damit nicht leben.«
event-70-result = Sie kommt mit und berichtigt dich. Wo du eine Fährte hast, geht sie sie vor dem Kampf noch einmal ab, setzt sich hin, wo du etwas übersehen hast, und wartet, bis du es auch gesehen hast.

event-71-title = Springer schlägt Läufer
event-71-intro = In Vengerberg öffnet eine junge Frau mit Tinte am Daumen. Ihr Vater ist vor drei Wintern gestorben. Das Brett stand am Bett, und sie musste versprechen weiterzuspielen, schlecht, damit der Hauptmann nichts merkt. Sie hat gelernt, wie man schlecht spielt. Dann, in diesem Frühjahr, sah sie den Springer; er stand da wie eine offene Tür. »Ich konnte nicht anders«, sagt sie. Den Brief des Hauptmanns hält sie ungeöffnet und fragt, wie er so ist.
event-71-a = Dich setzen und ihn beschreiben.
event-71-a-result = Du erzählst ihr vom Tee für einen und vom Brotmesser. Da öffnet sie den Brief, liest die Zeile, die nicht für dich war, und sucht ihren Mantel. Auf der Treppe zeigt sie dir am Geländer, was sie im Springer gesehen hat und wie lange sie darauf gewartet hatte.
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
event-73-band-2 = Du brichst die Reihe am Ende auf, wo der Lehrling steht, und die anderen werfen die Schürzen ab und rennen auf allen vieren, wie es sich gehört. Die Zunft zahlt für jede Schürze. In der Stadt will keiner hören, was an den Haken hing, und alle haben Bauchweh.
event-73-band-3 = Du bist mitten unter ihnen, ehe die Kreide am Boden liegt. Ghule in Schürzen können nicht springen. Der Stadt schickst du ihre Stiefel zurück, paarweise. Die Zunft zahlt alles, ohne ein Wort, und der Junge des Metzgers läuft dir mit einer Flasche nach.

event-74-title = Persönlich
event-74-intro = Hinter der dritten Blitzeiche steht ein Haus aus Reisig, gefegt. Die Frau darin hat Haar bis zum Boden und keinen Rücken; von hinten sieht man die Rippen und ein Vogelnest. Mit einem langen Finger bricht sie das Wachs. »Bitte gebt sie zurück oder haltet sie warm«, liest sie vor, Buchstabe um Buchstabe. Sie muss sich setzen. Eine Elsa hat sie nie geholt. Einmal fand sie einen Schuh, am Fuß des Berges, und stellte ihn ans Fenster, weil er hübsch war.
event-74-a = Um den Schuh bitten und ihm nachgehen.
event-74-a-result = Sie gibt ihn dir, in ein Blatt gewickelt, und du musst ihr den Brief noch einmal vorlesen. In der Sohle steckt ein Bergmannsnagel, wie es sie nur in einem einzigen Tal gibt. »Wenn Ihr sie findet«, sagt die Frau, »sie könnte kommen und den Vogel ansehen.«
event-74-b = Ihr den Brief lassen.
event-74-b-result = Du lässt ihn da, und sie steckt ihn mit einem Dorn über den Herd, wo andere ein Bild haben. Dafür erzählt sie dir, was sonst im Wald lebt und weniger ordentlich ist. Die Postmeisterin zahlt bei Zustellung und fragt nach keiner Antwort.

event-75-title = Elsa
event-75-intro = Solche Nägel hat man hier. Kinder hat man auch, für die niedrigen Flöze, wo kein Mann hineinpasst; der Steiger kauft sie, wo niemand fragt, und hinterher war es immer eine Frau im Wald. Die Glocke läutet das Ende der Schicht. Aus einem Loch, nicht höher als ein Schemel, kommen elf heraus, grau von Kopf bis Fuß. Eins hat nur einen Schuh. Du sagst ihren Namen, und alle anderen drehen sich um, wer da einen hat.
event-75-band-1 = Der Steiger hat Hunde und Vettern. Bis zur Halde bringst du sie und wirfst dabei weg, was du trägst; dort lässt sie deine Hand los und geht zurück, der Kleinen wegen. Du hörst sie zählen. Du wirst wiederkommen müssen, mit mehr als einem Arm.
event-75-band-2 = Du kaufst sie frei mit dem Beutel des Steigers, den du ihm hinhältst, am Hals, an seinem. Für die Mühe legt er etwas darauf. Sie schläft auf deinem Sattel, die Wange am Knauf, und du reitest langsam, und so schläfst du auch.
event-75-band-3 = Du verschließt die Grube, als alle draußen sind. Elf Kinder gehen Hand in Hand das Tal hinab, und in jedem Dorf kommt jemand gelaufen. An der dritten Blitzeiche möchte eins mit einem neuen Schuh absteigen und einen Vogel sehen.

event-76-title = Die Referenz
event-76-intro = Die Witwe in Beauclair ist sechzig und empfängt dich im Bett, zwischen Kissen, mit einem Buch. Elf Jahre war sie mit ihm verheiratet. Nie hat er sie belogen, keine andere angesehen, und sonntags hat er ihr vorgelesen. »Getrunken hat er natürlich«, sagt sie und schlägt die Manschette um. Es ist eine Spitze aus winzigen Narben, sehr gleichmäßig. Er ging, als der Arzt ihm sagte, was es mit ihr macht. Dem Arzt hat sie nicht verziehen. Ob du ihm einen Brief bringst?
event-76-a = Ihn überbringen.
event-76-a-result = Sie schreibt zwei Zeilen und streut Sand darauf. Er wohnt im Turm hinter der Orangerie, sagt sie; er hat nie anderswo gewohnt, er gibt nur Adressen an, damit niemand weiß, wie nah. Du sollst nach Dunkelwerden klopfen und nicht zwischen ihn und die Lampe treten.
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
event-78-c-result = Du lässt dir Salz, Quecksilber und eine Schale geben und zeigst ihm, wie man so etwas eine Tür macht und es wählen lässt. Er schreibt mit dem falschen Ende der Feder mit. Es wählt. Die Akademie erfährt nie, was sie dir schuldet; der Lehrer weiß es und leert seinen Schrank in deine Arme.

event-79-title = Südseite
event-79-intro = Der Keller hat Borde bis zum Gewölbe, auf den Borden stehen Gläser, und in jedem ist ein Viereck aus gelbem Licht, in dem Staub kreist. Warm ist es hier unten und riecht nach Heu und Apfelsinen. Geht man nah heran, hört man sie: einen Löffel, einen Hund, der sich umdreht, jemanden, der vorliest, nicht sehr gut. Auf jedem Glas klebt ein Schild. Die hinteren sind braun geworden. Auf der Treppe kommt ohne Eile jemand herunter, der keinen Schatten wirft.
event-79-a = Das Regal umwerfen.
event-79-a-result = Du stemmst die Schulter dagegen und lässt los. Solange es fällt, sind da vierhundert Sonnen, du machst die Augen zu, und es rieselt über dich wie Korn. Er steht am Fuß der Treppe, eine Hand vor dem Gesicht.
event-79-b = Zwei Gläser nehmen und hinten hinaus.
event-79-b-result = Du nimmst ihres und eins ohne Namen, das gerade daneben steht. Die Maurersfrau bezahlt dich mit dem Geld für den Ofen. Am Tisch macht sie es auf und sagt eine Weile gar nichts, und es riecht nach Wäsche. Das andere hast du noch, im Beutel, zwischen den Flaschen.

event-80-title = Der Schatten des Herrn
event-80-intro = In so viel Licht hat sogar er einen Schatten. Er liegt hinter ihm an der Wand, dünn, der eines Jungen, mit einem Reifen in der Hand. Der Herr dreht sich nach ihm um. Nie hat ihn jemand sich umdrehen sehen; oben ist dem Schreiber die Feder hingefallen. »Ihn habe ich zuallererst verkauft«, sagt der Herr, »um etwas zum Anfangen zu haben.« Das Licht läuft durchs Gitter auf die Straße. Eine Minute ist es vielleicht noch, und dich hat er vergessen.
event-80-band-1 = Du willst an ihm vorbei, da fällst du ihm wieder ein. Er nimmt das Erste, was ihm unter die Hand kommt, und es ist deins. Draußen steht mitten in der Nacht die ganze Straße, das Gesicht nach oben, und blinzelt. Auf dich achtet keiner.
event-80-band-2 = Du hältst die Tür auf, damit das Licht etwas länger bleibt. Es hat Euch nichts gekostet, sagt er nachher verwundert und sucht die Spalte dafür. Während er sucht, gehst du. Etwas in dir, das verpfändet war, zahlt keine Zinsen mehr.
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
event-82-a-result = Du nimmst es hoch und trägst es auf und ab, wie du es einmal bei jemandem gesehen hast, mit der Flasche. Als es schläft, flüstern sie. Zurückgeben wollen sie es. Doch zuerst müssen sie das ihre haben, sonst haben sie keins; sie ziehen in die Berge, fort von dem Lärm.
event-82-b = Es nehmen, während sie schlafen.
event-82-b-result = Sie sind so müde, dass es keine Kunst ist. Unter dem Mantel trägst du es heim, brüllend den ganzen Weg, und der Kornhändler muss zwei halten. Er zahlt, damit du sagst, welches welches ist. Von den dreien hast du gelernt, ohne Schritte zu gehen; die ganze Nacht merkten sie nichts.

event-83-title = Der Tausch
event-83-intro = Sie warten oberhalb der letzten Hütte, in einer Reihe, die Binsenwiege zwischen sich. Auf dem Arm bringst du das Dicke, Blonde; es hat keinen Laut von sich gegeben. Das Rote sieht dich und holt Atem. Als du das ihre hinlegst, blickt es zu ihnen auf, in all die Augen, und sein Mund wird viereckig. Es weint. Es weint wie eine Tür, wie ein Tor, wie neun Katzen. Die drei stehen da, die Hände auf den Ohren, und wissen nicht, wohin vor Glück.
event-83-a = Ihnen auch das Lied beibringen.
event-83-a-result = Du singst, was man dir gesungen hat, soweit du es noch hast. Sie nehmen es auf, in Stimmen. Was sie dir dafür geben, haben sie in Kürbisflaschen unterm Holunder: Milch von etwas, sehr alt. Auf dem Rückweg schläft das Rote endlich ein, weil es nicht mehr das Lauteste ist.
event-83-b = Fragen, was sie an dem ersten sahen.
event-83-b-result = »Dass es zornig war«, sagt die mit den Augen, »und ganz klein, und dachte, es gewinnt.« Sie sieht dich so lange an, bis du es brüllen hörst, weit hinten, noch vor der Schule. Du bringst dem Händler sein Kind. Er sagt, es habe sich verändert. Du auch.

event-84-title = Ein Mantel, Kindergröße
event-84-intro = In Kaer Seren lesen sie die Seite im Stehen. Er war der Jüngste und taugte nichts bei Tieren. Im Herbst schrieb er, ein Dorf habe ihn gegen einen Ghul angeworben, und ein Mädchen dort habe keinen Mantel. Danach schrieb er nicht mehr. Der alte Ausbilder nimmt das Medaillon, es hört auf zu zittern, und so weiß er es. »Bis zum ersten Schnee«, sagt er. Er geht ans Fenster, von wo man die Straße sieht, und fragt, ob der Mantel warm war.
event-84-a = Sagen, dass er warm war.
event-84-a-result = Dick, sagst du, mit Kapuze. Er nickt, sie decken einen Platz für dich, und du schläfst in einem Bett, das immer gelüftet wurde. Am Morgen geben sie dir seinen Herbstlohn, nach dem sonst keiner gefragt hat. Unten auf der Straße geht jemand Kleines mit Kapuze auf das Tor zu.
event-84-b = Mit ihnen seine letzte Form durchgehen.
event-84-b-result = Sie bricht in der Mitte ab, wo man ihn fortrief. Sie stehen in zwei Reihen im Salzwind, alte Männer und Jungen, und jeder macht von da an weiter, wie er es für richtig hält. Du zuletzt. Getötet hat ihn der Ghul, das siehst du jetzt, und bei welchem Schritt; und den Schritt lässt du aus.

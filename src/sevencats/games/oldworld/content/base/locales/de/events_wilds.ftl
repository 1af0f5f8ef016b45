# Ereignisse, zu denen Karten der Wildnis führen. Ein Ereignis hat einen Titel, einen Text zum Vorlesen
# (-intro) und Optionen (-a, -b) mit dem, was daraus wird (-a-result); ohne Optionen nur das Ergebnis:
# -result, oder je ein Text für jeden Bereich seiner Würfel, seiner Probe oder seines Kampfes (-band-1 ...).

## Die ersten

event-1-title = Die versenkte Armbrust
event-1-intro = Der Steg hängt schief, aber das Öltuch hat gehalten. Du schneidest die Schnur durch, und der ganze Benno Grole steigt aus dem Bündel: Harz, Hirsch und schlechter Tabak. Die Armbrust darin ist kurz, hässlich und von jemandem gebaut, der von Warnschüssen wenig hielt.
event-1-result = Du behältst sie. Sie taugt für einen Bolzen, ehe es ernst wird; danach ist sie nur im Weg.

event-5-title = Die Hündin
event-5-intro = Du riechst sie, ehe du sie siehst. Sie kommt an den Rand des Feuerscheins, sieht das Fleisch an, sieht an dir vorbei und legt sich mit dem Rücken dazu hin. Du legst es zwischen euch und kehrst ihr ebenfalls den Rücken. So macht man das wohl. Nach einer Weile atmet dir etwas Warmes in den Nacken.
event-5-result = Sie nimmt das Fleisch und dann deine Hand, sacht, zwischen die Zähne, damit die Verhältnisse klar sind. Von nun an läuft sie voraus, und was aus dem Dunkeln kommt, trifft zuerst auf sie.

event-6-title = Die Frau mit der Lampe
event-6-intro = Ilka sitzt am Ufer, die Lampe brennt am helllichten Tag, die Ärmel sind aufgekrempelt. Was geboren wurde, kam auch ans Wasser, sagt sie, und es hatte Hunger. Sonst war niemand geblieben. Am Ende hat sie es selbst erledigt. Die Hände hat sie sich schon mehrmals gewaschen, und sie wäscht sie weiter.
event-6-result = Du sitzt bei ihr, bis die Lampe ausgebrannt ist, dann steht sie auf und geht mit dir. Wunden schließt sie wie andere die Fensterläden: ohne Aufhebens und bevor es dunkel wird.

event-8-title = Der Flaschenspüler
event-8-intro = Zwischen den Felsen steht die Werkstatt eines Alchemisten offen. Der Alchemist ist da, in fast allen Ecken. Auf dem Tisch köchelt etwas über einer Flamme, die seit Jahren aus sein müsste. Es ist beinahe fertig. Auf einem Zettel am Tisch steht: vom Feuer nehmen, wenn es singt. Es summt.
event-8-band-1 = Du wartest einen Augenblick zu lang auf den Gesang, und es kocht über. Den Rest des Tages verbringst du mit dem Kopf in der Quelle.
event-8-band-2 = Beim ersten Ton nimmst du es herunter. Das meiste wird beim Abkühlen zu Essig, doch in einer Flasche behält es die Farbe, und die Stimme.
event-8-band-3 = Vom Feuer, durchs Tuch, ins Glas, alles vor der zweiten Strophe: eine gute Menge, und die Augenbrauen sind auch noch da.
event-8-band-4 = Du vollendest, was er begann, und siehst beim Ordnen der Notizen, wo er irrte. An der Flamme lag es nicht. Die Flasche nimmst du mit und den Irrtum auch; beides ist etwas wert.

event-9-title = Die Mauer von Kaer Seren
event-9-intro = Unter der Burg wölbt sich die Mauer landeinwärts. Von der Seeseite lehnt sich etwas dagegen, ohne Eile, und es weiß, dass du da bist. Die Maurer von Kaer Seren sind zur Burg hinauf, um stärkeren Mörtel zu suchen, alle miteinander. Du stemmst die Schulter gegen die Steine.
event-9-band-1 = Es kommt durch. Du liegst unter dem Schutt und lässt es vorbei, ohne noch etwas dagegenhalten zu können, und zählst sehr viele Füße.
event-9-band-2 = Die Mauer hält, und du auch, bis es ihm langweilig wird. Oben in der Burg findet sich dafür eine Münze und für die Schulter ein Verband.
event-9-band-3 = Du hältst, bis die Flut kippt. Es gab eine Stelle, an der du immer nachgegeben hast, und du hattest sechs Stunden, sie kennenzulernen.
event-9-band-4 = Das Ding hinter der Mauer gibt zuerst auf. Du hörst, wie es sich ins Meer hinablässt, ein alter Mann in seinen Badezuber. Auf der Burg haben sie von den Fenstern aus zugesehen, und so zahlen sie auch.

event-12-title = Der Knoten
event-12-intro = Du hangelst dich am Seil hinab, Hand unter Hand, und das Licht wird grün und dann braun. Am Ende blickt der Knoten auf. Seit Jahren knüpft er sich aus Ertrunkenem, aus Ärmeln, Zügeln, Haar, und deine Arme hätte er auch gern. Über dir redet Lorcan mit dem Seil.
event-12-band-1 = Er packt zu, bevor du es tust. Du schneidest dich los und tauchst mit leerem Gürtel auf. »Dann soll er den haben«, sagt Lorcan zum Seil.
event-12-band-2 = Du findest sein Ende, und er geht auf, Strang um Strang. Allerlei Verlorenes treibt nach oben, und Lorcan lässt dir einiges davon.
event-12-band-3 = Ein Atemzug, ein Streich, und der Fluss läuft wieder richtig. Lorcan zahlt wie einer, der nicht damit gerechnet hat, und zieht dich eigenhändig herauf, was er in Rechnung stellt.

event-13-title = Das warme Nest
event-13-intro = Hier stehen die Bäume auf hohlem Grund, und der Grund ist wach. Du hast dir einen hellen Tag ausgesucht und eine Wurzel, auf der man stehen kann. Dreimal Klopfen, Pause, zweimal: Dann gibt der Boden trotzdem nach, und du fällst mitten unter die Nekker, klein, warm und hocherfreut.
event-13-band-1 = Sie hängen dir an den Armen, ehe du sie heben kannst. Du kriechst durch ein anderes Loch hinaus und lässt im ersten etwas von dir zurück.
event-13-band-2 = Du bekommst den Rücken an den Lehm, und von da an müssen sie einzeln kommen. Als Ruhe ist, gräbst du ein paar Beutel aus und weißt, wohin die anderen sind.
event-13-band-3 = Nicht einer entkommt. Die Köhler zahlen. Dann sagt ein Haufen Lumpen in der Ecke guten Abend: Es ist Ulf, die ganze Zeit am Leben, und er zeigt dir, wie er das gemacht hat.

event-15-title = Totenwürfel
event-15-intro = Vier Tote würfeln auf einem Baumstumpf, die Hüte neben sich. Sie rücken höflich zusammen; deine Münze wird betrachtet, angebissen und entsetzlich neu gefunden. »Jeder einen Wurf«, sagt der Fahrgast. »Um Geld spielen wir nie. Wir zahlen nur damit.« Die Würfel sind sehr leicht und warm, und du beschließt, nicht zu fragen.
event-15-band-1 = »Oh, das ist Pech«, sagen sie und meinen es auch so. Dann trinken sie auf dein Wohl, einer nach dem anderen, aus deiner eigenen Flasche, bis sie leer ist.
event-15-band-2 = Es tut ihnen leid, aber Wurf ist Wurf. Einer greift dir durch die Stirn und nimmt, woran du gerade denken wolltest.
event-15-band-3 = Ein bescheidener Wurf, ein bescheidener Gewinn. Der Fahrgast schiebt dir mit dem Fingernagel eine Münze zu, noch warm von irgendjemandes Auge.
event-15-band-4 = Sie nicken und schenken dir ein, was sie selbst trinken, bis an den Rand. Es ist klar und gefriert nicht. Du hebst es dir auf.
event-15-band-5 = Sie pfeifen durch die Zähne, die sie noch haben, und zahlen, in viererlei Münze, und auf keiner lebt der König noch. Gold ist Gold.
event-15-band-6 = Alle vier erheben sich und setzen den Hut auf, um ihn vor dir zu ziehen. Es läuft dir wie kaltes Wasser den Rücken hinab: Irgendwo ist etwas vergeben worden.

event-16-title = Der Steinbruch ohne Namen
event-16-intro = Seit hundert Jahren hat hier keiner Stein gebrochen, und der Staub hat sich noch immer nicht gelegt. Unten dreht etwas das große Rad. Auf der dritten Sohle stehen die Lampen in ihren Nischen bereit, gefüllt und gestutzt; und hinter dir, auf der Treppe, die du herabkamst, gehen sie an, eine nach der anderen.
event-16-band-1 = Bei der letzten Lampe kommt die Decke herunter. Du gräbst dich auf der anderen Seite hinaus, blau geschlagen bis unters Kettenhemd, neben sehr frischen Spuren, die wegführen.
event-16-band-2 = In die Wand haben die Steinbrecher geritzt, wie sie es abhielten, in Bildern, weil keiner schreiben konnte. Beinahe hätte es geklappt. Du zeichnest es trotzdem ab.
event-16-band-3 = Hinter dem Rad stehen ihre Spinde in einer Reihe, in jedem ein Wochenlohn und eine Flasche gegen den Staub. Verdorben ist beides nicht. Während du die Namen liest, geht das Rad langsamer.

event-17-title = Der leere Meilenstein
event-17-intro = An einem Meilenstein ohne Namen gabelt sich der Weg. Links geht es hinab zum Steinbruch, wo sich ein Rad dreht. Rechts liegen frische Blumen, triefend nass, und daneben, unter einem Stein, ein Brief an die Erbauer des Steinmals.
event-17-a = Zum Rad hinabsteigen.
event-17-a-result = Du gehst in den alten Spuren der Karren, die tiefer sind, als sie sein sollten, und rufst, dass du kommst. Da unten dreht sich das Rad ein wenig schneller.
event-17-b = Den Brief lesen.
event-17-b-result = »Wir sind ans Wasser gezogen«, steht da in schöner Schrift. »Am alten Platz war es so trocken. Kommt doch vorbei.« Das Datum liest du zweimal. Es ist das von morgen.

event-20-title = Am Wasser
event-20-intro = Sie sind wirklich umgezogen: ein ordentliches Dorf aus Steinmalen am Ufer, jedes mit einem Türchen. Die Wege sind geharkt. Auf einem Tisch stehen Brot und Salz, ein Beutel, ein Buch. Zu sehen ist niemand, und alle Türen sind angelehnt, genau gleich weit.
event-20-a = Das Buch aufschlagen.
event-20-a-result = Du schlägst es auf, wo das Band liegt. Es lehrt eine Sache gut, in Bildern, und will eine andere dafür. Noch kannst du es zuklappen.
event-20-b = Essen, den Beutel nehmen, danke sagen.
event-20-b-result = Sie haben gezahlt, was ein Hexer deines Ranges kostet, und das Brot ist frisch. Hinter dir fallen die Türen ins Schloss, eine nach der anderen, leise, um nicht unhöflich zu sein.

## Wick, der Hexer werden will

event-39-title = Die Mühle bei Niedrigwasser
event-39-intro = Das Rad steht still und tropft, und neben der Radgrube sitzt der Müller, den Hut in den Händen. Jeden Sommer, bei Niedrigwasser, holt sie das Kleinste im Haus. Zwei leere Särge hat er begraben. Er ist kein schlechter Mann; Angst hat er. Unten an der Achse schlägt der Schlamm ein Auge auf. Hinter dir hält sich Wick den Topfdeckel vors Gesicht.
event-39-a = Zu ihr hinabsteigen.
event-39-a-result = Ein Wasserweib wirft zuerst. Der Schlick trifft dich in beide Augen, für einen einzigen Trank ist Zeit, und den Rest machst du blind, nach dem Geruch, bis deine Deckung in Stücken hängt. Dann setzt jemand das Rad in Gang. Wick geht zum Abendbrot hinein, mit deinem Gang.
event-39-b = Den Jungen fortbringen.
event-39-b-result = Der Müller holt den Mantel des Jungen und kommt mit den Knöpfen nicht zurecht. In Ban Ard, hat er gehört, gibt es eine große Schule für Kinder, die zu viel fragen. »Also gehen wir nach Ban Ard«, sagt Wick auf der Straße. Und nach hundert Schritten: »Warum?«

event-40-title = Die Aufnahmeprüfung
event-40-intro = Die Akademie von Ban Ard prüft auf der Wassertreppe. Wick soll Fragen beantworten, aber das hat ihm keiner gesagt, und so stellt er sie. Mit den ersten sieben wird der Prüfer fertig. Bei der achten schickt er nach einem Kollegen. Bei der elften stehen fünf Magier auf der Treppe und schreien einander an, und der Pförtner bringt dir den Jungen am Kragen zurück.
event-40-result = Nicht geeignet, sagt der Pförtner. Wick hält es für ein Lob und bleibt bei dir. Wenn gekämpft wird, hat er hinter dem letzten Baum zu stehen, er hat es geschworen. Doch wenn dir etwas hinfällt, rennt er hin und bringt es zurück.

## Das Dritte Fähnlein

event-41-title = Das Feld der Sechsundfünfzig
event-41-intro = Sie liegen in der Reihe, wie sie standen, den Graben im Rücken. Eine Priesterin mit einer Schaufel ist seit gestern hier und beim vierten angelangt. »Jutta«, sagt sie. »Mit der Dämmerung kommen sie. Ghule. Die vorneweg haben keinen Hunger, die sollen nur sehen, was Ihr könnt. Spart Euch für die nächsten auf.« Sie spuckt in die Hände und stellt sich Rücken an Rücken mit dir. Das Licht schwindet.
event-41-band-1 = Du verausgabst dich an den Ersten, genau wie es gedacht war. Die anderen treiben dich über den Graben, und was dir hinfiel, bleibt dort. Hinter dir im Dunkeln arbeitet die Schaufel weiter.
event-41-band-2 = Du lässt die Ersten kommen, weichst zurück und empfängst die Nächsten mit allem, was du hast. Bei Sonnenaufgang sind dreißig unter der Erde. In den Soldbüchern steckte etwas Sold, und wo du schwach warst, sagt Jutta dir unverblümt.
event-41-band-3 = Die Zweiten rennen dir so schnell in die Klinge, dass die Dritten kehrtmachen. Danach ist es nur noch Arbeit: sechsundfünfzigmal die Schaufel, sechsundfünfzig Zeilen im Buch. Als du aufblickst, steht am Waldrand ein Mann, die Mütze in der Hand.

event-42-title = Weggetreten
event-42-intro = Hauptmann Holt hat die vier mitgebracht, die mit ihm gerannt sind. Sie treten an vor dem langen Hügel, und er ruft das Dritte Fähnlein auf, alle sechzig Namen. Viermal antwortet jemand. Die anderen Male liest Jutta es aus ihrem Buch: »Hier.« Es dauert, so lange es dauert. »Weggetreten«, sagt Holt dann und steht da mit dem Schlüssel zu einer Truhe und hat keinem mehr etwas zu zahlen.
event-42-a = Die Truhe annehmen.
event-42-a-result = Der Sold eines Vierteljahrs ist darin und eine Fahne. Die Fahne lässt du ihnen. Die vier gehen in vier Richtungen davon, und an der Biegung, wo sie sich unbeobachtet glauben, kehren alle vier um.
event-42-b = Ihn bitten, dich zu drillen.
event-42-b-result = Er strafft sich. Eine Stunde lang, auf leerem Feld, drillt er dich, wie man sechzig drillt, aus voller Kehle, mit nassem Gesicht. Wie viel du davon brauchen kannst, hängt davon ab, wie du vorher gestanden hast.

## Ein Medaillon kommt heim

event-43-title = Der Anteil eines Bären
event-43-intro = Haern Caduch hat mehr Betten als Bären. Der das Tor öffnet, hält das Medaillon ans Licht und fragt nicht, wo, und nicht, wie. Er hängt es an einen Nagel, ans Ende einer langen Reihe von Nägeln. »Gerd Alder«, sagt er schließlich. »Für die mit dem Buch.« Dann geht er etwas holen, denn wer einen Bären heimbringt, bekommt seinen Anteil.
event-43-result = Es ist das zweite Kettenhemd des Toten: geflickt, stumpf, schwer wie ein Ofen. Ist deine Deckung schon dahin, gibt es dir noch eine Gelegenheit. Von der Straße hörst du den Hammer; er schlägt einen neuen Nagel ein, neben dem letzten.

## Benno Grole zahlt

event-44-title = In Naturalien
event-44-intro = Benno Grole empfängt dich auf einem umgedrehten Boot, die Ware auf einer nassen Decke: ein Paar Flaschen, »von einer Kutsche gefallen«, ein Hase, der Steigbügel eines Bischofs, die zweitbeste Feder seines Bruders. Er hat gehört, was du nicht gesagt hast. »Er hätte mich ordentlich gehängt«, sagt Benno. »Und geweint. Und den Strick selbst bezahlt. Na los, nehmt etwas. Ich mache das nicht oft.«
event-44-a = Die Flaschen nehmen.
event-44-a-result = Sie sind gut; es muss die Kutsche eines Arztes gewesen sein. Er wickelt sie in die Decke, mit dem Hasen und mit der Feder. »Falls Ihr ihn seht«, sagt Benno. »Von wem, braucht Ihr nicht zu sagen.«
event-44-b = Fragen, was er besser versteckt hat.
event-44-b-result = Er lacht, dass das Boot wackelt. Das Beste liegt dort, wo kein Büttel hingeht, droben in den Bergen, in einem Steinbruch, dessen Name von den Meilensteinen verschwunden ist. Er war nie wieder da. Es gibt dort ein Rad, sagt Benno und lacht nicht mehr.

## Oda Hollins Schulden

event-45-title = Ihr Papier
event-45-intro = Der Sachwalter hat sein Kontor über dem Fischmarkt von Nowigrad. Er blinzelt nicht. Er legt dir Oda Hollins Papier hin, mit dem, was die Krankheit gekostet hat, was der Tod gekostet hat und was das Fragen kostet. »Kaufen kann es jeder«, sagt er. »Das ist das Schöne an einer Schuld. Falls Ihr lieber eine andere Vereinbarung trefft: Im Haus würde man sich freuen, Euch zu sehen.«
event-45-a = Das Papier kaufen und verbrennen.
event-45-a-result = Es brennt schlecht, als wäre die Tinte noch nass. Der Sachwalter trägt die Asche in eine eigene Spalte ein und wünscht einen guten Tag. Jetzt muss der Frau im Moor noch jemand sagen, dass sie aus dem Wasser kommen kann.
event-45-b = Dir das Haus ansehen.
event-45-b-result = Er lässt dich von einem Jungen mit Laterne hinführen, obwohl es Mittag ist. Das Papier bleibt auf dem Tisch. »Bis zum Frühjahr hat sie Zeit«, ruft er dir freundlich nach. »Denkt doch an sie, da drinnen.«

event-46-title = Oda Hollin zahlt
event-46-intro = Sie steht schon auf dem Trockenen, in sauberen Strümpfen, und weiß nicht, wohin mit den Händen. »Was schulde ich Euch?«, fragt sie, noch ehe du sitzt. Du sagst es ihr. Sie dreht sich um und hat eine ganze Weile mit dem Deckel einer Kiste zu tun. »Das ist kein Preis«, sagt Oda Hollin. »Wie man so was bezahlt, weiß ich nicht. Da. Nehmt. Sagt nichts.«
event-46-result = Die Kiste gehört dir: Moos, Nadeln, sauberes Leinen und kleine Töpfe, in der Reihenfolge, in der man sie braucht. Wenn deine Deckung dahin ist und das Blut läuft, reicht die Zeit für einen Griff hinein.

## Das Dorf, das auf keiner Karte steht

event-47-title = Das Dorf, das es nicht gibt
event-47-intro = Elf Dächer, kein Name, und im Pferch ein Wyvern beim Mahl. Er jagt die Herde nicht; er scheucht sie und nimmt, was als Letztes kommt. Der Stachel tötet, die Zähne sind für danach. Soldaten kommen keine, hier ist ja nichts. Die Leute, die hier nicht wohnen, reichen dir ein Scheunentor. Du hältst es vor dich und gehst hinein, langsam, um als Letztes zu kommen.
event-47-band-1 = Der Stachel geht durchs Eichenholz, das Tor geht in Stücke und alles andere auch, was du vor dich hältst. Der Wyvern zieht mit dem Widder ab. Niemand macht dir einen Vorwurf; sie suchen schon nach Brettern.
event-47-band-2 = Du hältst die Eiche zwischen dich und den Schwanz, bis das Tier von Splittern genug hat. Zehn Schafe leben noch. Eine Witwe zahlt dir den Preis von einem und lässt sich nicht abweisen.
event-47-band-3 = Der Stachel bleibt in der Eiche stecken. Du lässt das Tor los, gehst darum herum und tust, was noch zu tun ist. Bezahlt wird aus elf Strümpfen, und das Gift bekommst du in einem Honigglas.
event-47-band-4 = Du nimmst den Stachel dort an, wo die Eiche doppelt liegt, drehst dich mit, und der Wyvern bricht sich selbst den Schwanz. Eine Glocke haben sie nicht, also schlagen sie auf Pfannen. Es kam alles aus dem Ellbogen, und der vergisst es nicht.

## Unter dem Salz

event-48-title = Unter dem Salz
event-48-intro = Hinter den Salzpfannen von Cidaris klettert sie unter den Rüben hervor, übergibt sich über das Rad und setzt die Mütze auf. Am Kai heuert eine Brigg Leute an. Sie will als Jory Adamsen gehen; so heißt ihr Bruder. Er ist mit dem Dritten Fähnlein gezogen und braucht den Namen gerade nicht. »Es würde ihm nichts ausmachen«, sagt sie. »Wenn ich nur wüsste, dass es ihm nichts ausmacht.«
event-48-a = Dabeistehen, bis sie angeheuert ist.
event-48-a-result = Du stehst neben ihr, groß und gelangweilt. Der Maat besieht die Mütze, das Kinn, dich, und hat schon schlechtere Matrosen gesehen. Ehe sie ablegen, hat sie ihr Handgeld geteilt: für Dorrit, für das Maultier, für dich.
event-48-b = Versprechen, ihren Bruder zu suchen.
event-48-b-result = Sie glaubt dir sofort, und angenehm ist das nicht. Das Dritte Fähnlein ging in einen Wald, sagt sie, und wenige kamen wieder heraus. Du sollst ihm einen halben Zwieback geben; sie haben immer geteilt. Dann nimmt die Flut die Brigg mit und die andere Hälfte auch.

## Der Bräutigam der Mittagserscheinung

event-49-title = Der Bräutigam
event-49-intro = Er flickt ein Netz, in dem zwei Enkel hängen. Als er den Ring sieht, schickt er sie Würmer graben. Zwanzig sei er gewesen, sagt er. Angst habe er gehabt; es ging gerade ein Boot. Er wollte schreiben. Sie habe doch gewiss geheiratet? Keiner hat ihm gesagt, dass sie jeden Mittag übers Feld geht und mit den Schnittern tanzt. Seine Hände knoten von allein weiter. »Was mache ich jetzt?«, fragt er.
event-49-a = Ihn mittags auf das Feld bringen.
event-49-a-result = Bei seinem Schritt dauert es den ganzen Tag. Er geht in das weiße Licht und breitet die Arme aus, und du siehst weg. Als die Glocke schlägt, sitzt er in den Stoppeln, den Ring am Finger, lebendig, und sonst ist niemand da. Auch in dir ist etwas zur Ruhe gekommen.
event-49-b = Den Ring in den See werfen.
event-49-b-result = Es macht sehr wenig Lärm. Er gibt dir, was er für ein neues Boot zurückgelegt hat, und ruft die Kinder zum Essen, zu laut. Morgen vor Mittag legen die Schnitter die Sicheln hin, wie immer.

## Würfel

event-50-title = Der lange Arm
event-50-intro = Dein Stock steckt noch. Der Tag ist klar: ein Tümpel, eine Weide, unter der Weide ein Haufen nasses Schilf, etwa so groß wie ein Mann. Davor liegt eine Lampe. Als du näher kommst, holt der Haufen Luft, und über dem Wasser beginnen sich die ersten weißen Fäden zu drehen. Du hast so lange Zeit, wie man zum Ausatmen braucht.
event-50-band-1 = Du kommst zu spät. Der Nebel fällt zu wie eine Tür, und von hinten kommt der erste Schlag, der schlimme. Bis du wieder auf den Beinen bist, ist die Lampe fort und deine Deckung auch.
event-50-band-2 = Du setzt den Stiefel auf die Lampe. Ohne sie weiß der Nebling nicht, wo er dich haben will; er stolpert vorbei und davon und zeigt dir, wo seinesgleichen haust. Zurück bleibt, was ein Fuhrmann verlor.
event-50-band-3 = Du schlägst zu, solange er nur Lunge ist, und er geht aus wie eine Kerze. Unter der Weide liegen die Beutel und die Arzneien dreier Fuhrleute, aufgereiht wie in einem Laden.

event-51-title = Unter dem zweiten Schnee
event-51-intro = Das Nest ist aus ganzen Fichten gebaut und mit Schafen gepolstert. Du legst das Ei in die Mulde, mitsamt dem Tuch, denn es ist noch warm. Dann wird es dunkel. Der Greif steht über dir, die Flügel halb geöffnet, und riecht nach Blut und Gewitter. Du läufst nicht. Er dreht den Kopf und sieht dich mit dem einen Auge an und dann mit dem anderen.
event-51-band-1 = Mit einem Flügel fegt er dich vom Sims. Du fährst auf dem Rücken die Geröllhalde hinab und findest bis zum Abend heraus, was noch geht. Von oben hörst du ihn, tief, immer wieder: Er redet mit dem Ei.
event-51-band-2 = Er lässt sich auf dem Ei nieder und dich gehen, rückwärts. Beim Abstieg siehst du, wie er in der Luft einen Raben holt: erst die Drehung, dann das Gewicht. Das übst du bis ins Tal.
event-51-band-3 = Er nimmt dir das Tuch aus der Hand, sacht, und stopft es um das Ei. Du bleibst bis zur Dämmerung, wo du bist, denn dass du gehen darfst, hat dir niemand gesagt. Etwas von dieser Stille behältst du.

## Ein Brief, zweihundert Jahre verspätet

event-52-title = Die Salztreppe
event-52-intro = In Cintra steigt die Salztreppe vom Hafen gerade den Felsen hinauf, und die blaue Tür ist ganz oben. Eine Frau macht auf. Hinter ihr ist für einen mehr gedeckt, als Leute da sind. Das sei im Haus so Brauch, sagt sie; irgendeine Urgroßmutter habe darauf bestanden. Dann sieht sie die Handschrift. In ihrem Blumenkasten wachsen Bohnen.
event-52-a = Bleiben und ihn allen vorlesen.
event-52-a-result = Sie holen die Nachbarn. Du liest vom Dach, vom Husten und von den Bohnen, und dann ist es still, und ein Junge räumt den überzähligen Teller weg. Er überlegt noch einmal und stellt ihn vor dich hin. Du gehst geheilt an einer Stelle, die du schon nicht mehr gespürt hast.
event-52-b = Um eine Antwort bitten.
event-52-b-result = Sie denkt eine Weile nach, schreibt eine einzige Zeile und trocknet sie über der Lampe: »Die Bohnen sind gekommen.« Wo er zu finden ist, weißt du, in einem Wald, unter Freunden. Man legt dort eine Münze hin, ehe man sprechen darf.

## Corvin und sein Hirsch

event-53-title = Was Corvin nicht fragt
event-53-intro = Corvin rückt zur Seite und bindet weiter an seinem Pfeil. Du erzählst von den Birken, vom weißen Maul, vom Stumpf mit dem roten Faden. Seine Hände halten inne. In dreißig Jahren hat ihn kein anderer gesehen, sagt er langsam; zuletzt hat er fast geglaubt, dass es den Hirsch nicht gibt. Er fragt nicht, wo. Du siehst die Frage in seinem Gesicht und wie er sie dort lässt.
event-53-a = Ihm sagen, wo.
event-53-a-result = Er dankt dir, tritt das Feuer aus und ist fort, ein alter Mann, der beinahe rennt. Was er nicht mehr brauchen wird, hat er neben dir liegen lassen, der Größe nach: die Karten, den Beutel, den Topf.
event-53-b = Sagen, du hättest die Knochen gefunden.
event-53-b-result = Er sitzt da, bis der Faden durchgebrannt ist. »Tja«, sagt Corvin. »Tja.« Er legt den Pfeil in die Glut. Am Morgen steht er an der Straße, den Packen auf dem Rücken, und weiß nicht, wohin man da geht.

event-54-title = Corvin ohne Hirsch
event-54-intro = Er geht einen halben Bogenschuss voraus und liest den Boden laut vor, wie andere den Kalender. Weil er nichts mehr zu jagen hat, denkt er über das nach, was du jagst. Hin und wieder bleibt er an einem Weiher stehen und sieht länger aufs Wasser, als man zum Trinken braucht. Du hast es ihm nicht gesagt. Mit jedem Weiher wird es schwieriger.
event-54-result = Er bleibt bei dir. Einmal im Kampf kann er sagen, was das Tier als Nächstes tun wird und was nicht. Abends bindet er Pfeile, aus Gewohnheit, mit einfachem Faden.

## Der Gezeichnete setzt über

event-55-title = Breit und strömend
event-55-intro = Lorcan Weir betrachtet den Fluss, das Seil und Stepan. »Warum einer hinüber will, frage ich nicht«, sagt er. »Das kostet extra.« Hinter dir ist der Wald bis an den Treidelpfad gekommen. Ein Waldschrat geht nicht über fließendes Wasser, seine Krähen schon. Sie sitzen das ganze Seil entlang und schauen nach innen. Die Fähre liegt tiefer, als sie mit drei Leuten dürfte.
event-55-band-1 = In der Flussmitte spannt sich das Seil, geradewegs nach unten. Lorcan sagt etwas zu ihm, das du ihm nicht zugetraut hättest. Da unten ist ein Knoten darin, und Stepan kann nicht schwimmen. Jemand muss.
event-55-band-2 = Du stehst im Bug und schlägst die Krähen vom Seil, und jede fällt als totes Blatt ins Wasser. Drüben flickt Stepan dem Fährmann ungefragt das Dach. Lorcan ist so gerührt, dass er dich bezahlt.
event-55-band-3 = Du siehst in Stepans Bündel nach. Neben den Laib hat ein netter Nachbar einen Kieferknochen gepackt, in Gras gewickelt: das letzte Totem. Es geht über Bord, und die Krähen mit. Das Dorf schickt dir Geld nach, und du hast gelernt, wo man zuerst nachsieht.

## Das Gruftweib zu Hause

event-56-title = Wo die Kirche versank
event-56-intro = Die halbe Kirche steht im See. In der trockenen Hälfte hält das Gruftweib Haus: Regale aus Sargbrettern, Schädel an einer Schnur, ein Kessel. Es sitzt bei Tisch und steht nicht auf. Es sieht nur auf deine Hände, denn dorthin fährt die Zunge zuerst; Haut kommt danach. Hinter dem Altar flucht jemand, ohne Pause, mit der Stimme einer Priesterin, der man die Hände gebunden hat.
event-56-band-1 = Die Zunge hat deine Waffe, ehe du sie kommen siehst. Den Rest erledigst du mit dem Kessel und mit Jutta, die beißt. Schön ist das nicht. Im Opferstock findet sie noch etwas für dich und schaut dabei woandershin.
event-56-band-2 = Du hältst ihm einen Knochen hin, und als die Zunge ihn hat, trittst du auf die Zunge. Jutta ruft die Schädel bei den Namen, die sie ihnen geben will. Die Gemeinde zahlt, und sie zeigt dir, wozu eine Schaufel noch gut ist.
event-56-band-3 = Du gehst mit leeren Händen hinein, und einen Augenblick lang weiß das Gruftweib nicht, wo es anfangen soll. Das reicht. Die Gemeinde zahlt alles, und Jutta lässt sich das noch einmal zeigen und macht es dann besser.

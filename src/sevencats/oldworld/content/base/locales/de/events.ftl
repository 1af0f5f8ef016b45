# Ereignisse. Ein Ereignis hat einen Titel, einen Text zum Vorlesen (-intro) und Optionen (-a, -b) mit
# dem, was daraus wird (-a-result); ohne Optionen nur das Ergebnis: -result, oder je ein Text für
# jeden Bereich seiner Würfel, seiner Probe oder seines Kampfes (-band-1 ...).

## Ausrüstung und Gefährten

event-1-title = Die versenkte Armbrust
event-1-intro = Der Steg hängt schief, aber das Öltuch hat gehalten. Die Armbrust darin ist kurz, hässlich und von jemandem gebaut, der von Warnschüssen wenig hielt.
event-1-result = Du behältst sie. Sie taugt für einen Bolzen, ehe es ernst wird; danach ist sie nur im Weg.

event-2-title = Die Stiefel eines Toten
event-2-intro = Der Mann in den Bergen hat sie an. Von Radeks Tod wusste er nichts, und er nimmt ihn schwer, vor allem der Stiefel wegen.
event-2-result = Sie passen. Wer sie trägt, geht in einen Kampf, als hätte er die Nacht davor geschlafen.

event-3-title = Die graue Stute
event-3-intro = Die Stute hat zwei Onkel, einen Priester und einen Steuereintreiber abgeworfen. Sie mustert dich, findet nichts auszusetzen und frisst weiter.
event-3-result = Im Wald kennt sie jeden Pfad und einige, die sonst keiner findet. Der erste Ritt dauert, so lange der Tag noch dauert.

event-4-title = Der Fiedler
event-4-intro = Er wartet unter einer Eiche, mit neuen Saiten und einem frischen blauen Auge. Das Lied, sagt er, habe jetzt eine fünfte Strophe.
event-4-result = Er kommt mit. In Wyzima und Beauclair werfen sie Münzen, wenn ihr beide hereinkommt, und mit deiner Hälfte ist er ehrlich.

event-5-title = Die Hündin
event-5-intro = Diesmal nimmt sie das Fleisch und dann deine Hand, sacht, zwischen die Zähne, damit die Verhältnisse klar sind.
event-5-result = Von nun an läuft sie voraus. Was aus dem Dunkeln kommt, trifft zuerst auf sie.

event-6-title = Die Frau mit der Lampe
event-6-intro = Sie sitzt am Ufer, die Lampe brennt am helllichten Tag. Was geboren wurde, kam auch ans Wasser. Am Ende hat sie sich selbst darum gekümmert.
event-6-result = Sie geht mit dir. Wunden schließt sie wie andere die Fensterläden: ohne Aufhebens und bevor es dunkel wird.

## Proben

event-7-title = Was das Licht frisst
event-7-intro = In die Fässer ist eine Axt gebrannt. Wo die Spur endet, liegen drei Holzfäller und eine Dunkelheit, die sich nicht mit den Bäumen bewegt. Darin kaut etwas auf einer Laterne.
event-7-band-1 = Du wärst der Nächste gewesen. Du kommst außer Atem davon und um mehr als das erleichtert.
event-7-band-2 = Stahl genügt, wenn es genug davon gibt. Die Beutel der Holzfäller bezahlen die neue Schneide.
event-7-band-3 = Du findest heraus, wo es weich ist, und nutzt das. Die Förster sind dankbar, und einer zeigt dir einen eigenen Hieb.
event-7-band-4 = Es stirbt im Dunkeln und erfährt nie, woran. Dein Arm wird sich den Streich merken.

event-8-title = Der Flaschenspüler
event-8-intro = Zwischen den Felsen steht die Werkstatt eines Alchemisten offen. Der Alchemist ist da, in fast allen Ecken. Auf dem Tisch köchelt etwas über einer Flamme, die seit Jahren aus sein müsste. Es ist beinahe fertig.
event-8-band-1 = Es kocht über. Den Rest des Tages verbringst du mit dem Kopf in der Quelle.
event-8-band-2 = Eine Flasche rettest du, bevor es umschlägt.
event-8-band-3 = Vom Feuer, durchs Tuch, ins Glas: zwei Flaschen, und die Augenbrauen sind auch noch da.
event-8-band-4 = Du vollendest, was er begann, und siehst, wo er irrte. Beides ist etwas wert.

event-9-title = Die Mauer von Kaer Seren
event-9-intro = Unter der Burg wölbt sich die Mauer landeinwärts. Von der Seeseite lehnt sich etwas dagegen, ohne Eile, und es weiß, dass du da bist. Du stemmst die Schulter gegen die Steine.
event-9-band-1 = Es kommt durch. Du liegst unter dem Schutt und lässt es vorbei, ohne noch etwas entgegenzuhalten.
event-9-band-2 = Die Mauer hält, und du auch. In der Burg findet sich dafür eine Münze.
event-9-band-3 = Du hältst, bis die Flut kippt, und merkst, wo du bisher nachgegeben hast.
event-9-band-4 = Das Ding hinter der Mauer gibt zuerst auf. So etwas hat auf der Burg noch keiner gesehen, und so zahlen sie auch.

event-10-title = Der Spiegelsaal
event-10-intro = Der Gang endet in einem Raum voller Spiegel. In jedem steht jemand, der so kämpft, wie man es dich gelehrt hat, nur ein wenig besser. Sie warten höflich, bis du gezogen hast.
event-10-band-1 = Sie nehmen dir etwas, eine Kleinigkeit, an der du gehangen hast.
event-10-band-2 = Du zerschlägst den richtigen. In allen anderen verbeugt man sich.
event-10-band-3 = Du stiehlst dem Dritten von links einen Hieb. Er vermisst ihn nie.
event-10-band-4 = Im letzten Spiegel stehst nur du. Du verbeugst dich zuerst.

## Kurze Kämpfe

event-11-title = Unter der Mauer
event-11-intro = Der Kanal mündet ins Flachwasser, und da sind sie: Ertrunkene, fett von Ratten und noch nicht satt. Für einen einzigen Ansturm reicht die Zeit, dann haben sie dich im Wasser.
event-11-band-1 = Es war zu wenig. Was du in der Hand hattest, behalten sie.
event-11-band-2 = Es treiben genug von ihnen. Die Zunft zahlt nach Köpfen, nach einer Debatte darüber, was als einer gilt.
event-11-band-3 = Das Wasser liegt still. Die Zunft zahlt, und was sie dich tun sahen, werden die Rattenfänger ihren Söhnen beibringen.

event-12-title = Der Knoten
event-12-intro = Du tauchst am Seil hinab. An seinem Ende blickt der Knoten auf. Seit Jahren knüpft er sich selbst aus Ertrunkenem, und deine Arme hätte er gern.
event-12-band-1 = Du schneidest dich los und tauchst mit leerem Gürtel auf.
event-12-band-2 = Er geht auf, Strang um Strang. Allerlei Verlorenes treibt nach oben, und der Fährmann lässt dir einiges davon.
event-12-band-3 = Ein Atemzug, ein Streich, und der Fluss läuft wieder richtig. Der Fährmann zahlt wie einer, der nicht damit gerechnet hat.

event-13-title = Das warme Nest
event-13-intro = Hier stehen die Bäume auf hohlem Grund, und der Grund ist wach. Der Boden gibt nach, und du fällst mitten unter die Nekker, klein, warm und hocherfreut.
event-13-band-1 = Du kriechst durch ein anderes Loch hinaus und lässt im ersten etwas von dir zurück.
event-13-band-2 = Als Ruhe ist, gräbst du zwei Beutel aus und eine recht gute Ahnung, wohin die anderen sind.
event-13-band-3 = Nicht einer entkommt. Die Köhler zahlen. Der fünfte, der da drin die ganze Zeit gelebt hat, zeigt dir, wie.

## Würfel

event-14-title = Die Gießerei
event-14-intro = Der Ofen brennt, und niemand füttert ihn. In der Gussgrube liegt die Schwester der Tempelglocke, fertig, und lauscht. Du schlägst sie einmal an, um zu hören, was sie zu sagen hat.
event-14-band-1 = Sie sagt es dir in die Rippen.
event-14-band-2 = Ein klarer Ton. Silber rinnt aus einem Riss in der Wand, wo die Gießer ihren Lohn versteckten.
event-14-band-3 = Ein tiefer Ton. Er findet, was an dir schlaff ist, und spannt es wie eine Saite.

event-15-title = Totenwürfel
event-15-intro = Vier Tote würfeln auf einem Baumstumpf. Sie rücken höflich zusammen. »Jeder einen Wurf«, sagt der Fahrgast. »Um Geld spielen wir nie. Wir zahlen nur damit.«
event-15-band-1 = »Pech«, sagen sie und trinken auf dein Wohl, aus deiner eigenen Flasche.
event-15-band-2 = Einer greift dir durch die Stirn und nimmt, woran du gerade denken wolltest.
event-15-band-3 = Sie schieben dir eine Münze zu, noch warm von irgendjemandes Auge.
event-15-band-4 = Sie schenken dir ein, was sie selbst trinken. Es hält sich.
event-15-band-5 = Sie pfeifen durch die Zähne, die sie noch haben, und zahlen.
event-15-band-6 = Alle vier erheben sich und ziehen den Hut. Du spürst es im Rückgrat: Eine Schuld ist zu deinen Gunsten beglichen.

event-16-title = Der Steinbruch ohne Namen
event-16-intro = Seit hundert Jahren hat hier keiner Stein gebrochen, und der Staub hat sich noch immer nicht gelegt. Unten dreht etwas das große Rad. In der dritten Sohle stehen die Lampen in ihren Nischen bereit.
event-16-band-1 = Hinter dir kommt die Decke herunter. Du gräbst dich auf der anderen Seite hinaus, gleich neben sehr frischen Spuren.
event-16-band-2 = In die Wand haben die Steinbrecher geritzt, wie sie es abhielten. Beinahe hätte es geklappt. Du schreibst es trotzdem ab.
event-16-band-3 = Sie ließen Lohn und Arznei zurück. Verdorben ist beides nicht.

## Ketten

event-17-title = Der leere Meilenstein
event-17-intro = An einem Meilenstein ohne Namen gabelt sich der Weg. Links geht es hinab zum Steinbruch, wo sich ein Rad dreht. Rechts liegen frische Blumen, triefend nass, und ein Brief an die Erbauer des Steinmals.
event-17-a = Zum Rad hinabsteigen.
event-17-a-result = Das Rad hält deinetwegen nicht an.
event-17-b = Den Brief lesen.
event-17-b-result = »Wir sind ans Wasser gezogen«, steht da in schöner Schrift. »Kommt doch vorbei.« Datiert ist er auf morgen.

event-18-title = Das Haus, das Schulden kauft
event-18-intro = Das Haus hat eine Tür für Schuldner und eine für Gläubiger. Ein Schreiber fragt, was du bist. Hinter ihm hängt ein mannshohes Hauptbuch, und darin steht dein Name, zweimal.
event-18-a = Die Tür der Gläubiger.
event-18-a-result = Der Schreiber geleitet dich unter Verbeugungen in ein Kontor, in dem es sehr still ist.
event-18-b = Die Tür der Schuldner.
event-18-b-result = Der Schreiber schließt hinter dir ab. Der Gang ist lang, und er glitzert.

## Entscheidungen

event-19-title = Das Kontor
event-19-intro = Ein Herr ohne Schatten sortiert Münzen auf zwei Haufen. Der eine ist, was die Welt dir schuldet. »Viel ist es nicht«, sagt er freundlich. »Die meisten lassen es bei uns. Unsere Zinsen zahlen wir nicht in Geld.«
event-19-a = Deinen Haufen nehmen.
event-19-a-result = Er schiebt ihn herüber. Viel ist es wirklich nicht, doch für einen Bettler legt er eine Münze dazu.
event-19-b = Zwei Münzen dazulegen und um die Zinsen bitten.
event-19-b-result = Er macht sich eine Notiz. Auf der Treppe merkst du, dass etwas Schweres leicht geworden ist.

event-20-title = Am Wasser
event-20-intro = Sie sind wirklich umgezogen: ein ordentliches Dorf aus Steinmalen am Ufer, jedes mit einem Türchen. Auf einem Tisch stehen Brot und Salz, ein Beutel, ein Buch. Zu sehen ist niemand, und alle Türen sind angelehnt.
event-20-a = Das Buch aufschlagen.
event-20-a-result = Es lehrt eine Sache gut und will eine andere dafür. Noch kannst du es zuklappen.
event-20-b = Essen, den Beutel nehmen, danke sagen.
event-20-b-result = Sie haben gezahlt, was ein Hexer deines Ranges kostet. Hinter dir fallen die Türen ins Schloss, eine nach der anderen, leise, um nicht unhöflich zu sein.

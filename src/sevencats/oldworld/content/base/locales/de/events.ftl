# Ereignisse. Ein Ereignis hat einen Titel, einen Text zum Vorlesen (-intro) und Optionen (-a, -b) mit
# dem, was daraus wird (-a-result); ohne Optionen nur das Ergebnis: -result, oder je ein Text für
# jeden Bereich seiner Würfel, seiner Probe oder seines Kampfes (-band-1 ...).

## Ausrüstung und Gefährten

event-2-title = Die Stiefel eines Toten
event-2-intro = Der Mann in den Bergen hat sie an. Von Radeks Tod wusste er nichts, und er nimmt ihn schwer, vor allem der Stiefel wegen.
event-2-result = Sie passen. Wer sie trägt, geht in einen Kampf, als hätte er die Nacht davor geschlafen.

event-3-title = Die graue Stute
event-3-intro = Die Stute hat zwei Onkel, einen Priester und einen Steuereintreiber abgeworfen. Sie mustert dich, findet nichts auszusetzen und frisst weiter.
event-3-result = Im Wald kennt sie jeden Pfad und einige, die sonst keiner findet. Der erste Ritt dauert, so lange der Tag noch dauert.

event-4-title = Der Fiedler
event-4-intro = Er wartet unter einer Eiche, mit neuen Saiten und einem frischen blauen Auge. Das Lied, sagt er, habe jetzt eine fünfte Strophe.
event-4-result = Er kommt mit. In Wyzima und Beauclair werfen sie Münzen, wenn ihr beide hereinkommt, und mit deiner Hälfte ist er ehrlich.

## Proben

event-7-title = Was das Licht frisst
event-7-intro = In die Fässer ist eine Axt gebrannt. Wo die Spur endet, liegen drei Holzfäller und eine Dunkelheit, die sich nicht mit den Bäumen bewegt. Darin kaut etwas auf einer Laterne.
event-7-band-1 = Du wärst der Nächste gewesen. Du kommst außer Atem davon und um mehr als das erleichtert.
event-7-band-2 = Stahl genügt, wenn es genug davon gibt. Die Beutel der Holzfäller bezahlen die neue Schneide.
event-7-band-3 = Du findest heraus, wo es weich ist, und nutzt das. Die Förster sind dankbar, und einer zeigt dir einen eigenen Hieb.
event-7-band-4 = Es stirbt im Dunkeln und erfährt nie, woran. Dein Arm wird sich den Streich merken.

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

## Würfel

event-14-title = Die Gießerei
event-14-intro = Der Ofen brennt, und niemand füttert ihn. In der Gussgrube liegt die Schwester der Tempelglocke, fertig, und lauscht. Du schlägst sie einmal an, um zu hören, was sie zu sagen hat.
event-14-band-1 = Sie sagt es dir in die Rippen.
event-14-band-2 = Ein klarer Ton. Silber rinnt aus einem Riss in der Wand, wo die Gießer ihren Lohn versteckten.
event-14-band-3 = Ein tiefer Ton. Er findet, was an dir schlaff ist, und spannt es wie eine Saite.

## Ketten

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

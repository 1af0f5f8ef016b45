# Ereignisse des Abenteuerpacks, zu denen Karten der Wildnis führen. Ein Ereignis hat einen Titel, einen Text
# zum Vorlesen (-intro) und Optionen (-a, -b) mit dem, was daraus wird (-a-result); ohne Optionen nur das
# Ergebnis: -result, oder je ein Text für jeden Bereich seiner Würfel, seiner Probe oder seines Kampfes.

event-98-title = Wohin die Ziege wollte
event-98-intro = Sie führt dich hinauf, an der letzten Hütte vorbei und am letzten Baum, bis zu einem Sims mit drei Gräbern. Mareks Frau liegt dort, sein Bruder und seine Tochter, und an jedem Kreuz hängen Glöckchen. Marek kam jedes Frühjahr herauf. Der Schmied hatte es versprochen, der Priester auch, und beide fanden nicht die Zeit. Die Ziege legt sich neben das kleinste und sieht dich an, bis das Unkraut gejätet ist.
event-98-result = Mehr wollte sie nicht, und nun hat sie Zeit für dich. Ein Untier riecht sie eher als du und sagt es aus vollem Hals. Auf den Märkten von Wyzima und Beauclair frisst sie, was zu verkaufen ist, und du zahlst.

event-99-title = Ein Schreibfehler
event-99-intro = Sie war im Fluss, ehe es eine Furt gab, breit und geduldig, mit einem Gesicht wie etwas Glattgewaschenes. Um Jungen hat sie nie gebeten. Sie bat darum, dass man ihr sagt, wer hinübergeht: für jeden Pfeiler einen Namen, so war es abgemacht, und die Maurer schrieben »ein Leben«. Maurer! Einen Namen nähme sie noch immer. Berühmt muss er nicht sein. Nur darf ihn keiner mehr brauchen.
event-99-a = Den Namen eines Toten nennen.
event-99-a-result = Du nennst jemanden, der dir lieb war. Sie spricht es nach, bis es passt, und lässt es ziehen; am Sonntag wird es am Meer sein. Die Brücke steht. Die Maurer zahlen, und der Junge trägt dir die Tasche hinüber, als Erster, und fragt, wessen Name das war.
event-99-b = Den Namen nennen, den du hattest.
event-99-b-result = Du musst danach suchen. Es ist der, mit dem dich jemand zum Abendbrot hereinrief. Als du ihn gesagt hast, ist er fort, und dir ist leichter und ein wenig kälter, und du stehst sehr sicher. Oben auf der Brücke jubeln sie.

event-100-title = Der Dank des Kapitäns
event-100-intro = In Doldeth kennt man die Geschichte, ehe du am Kai bist. Das Schiff heißt Geduld, und sein Kapitän möchte dir danken. Auch den Namen der Bucht hätte er gern, sagt er und schenkt dir nach. In diesem Gasthaus haben vierzig Männer jeder einen Bruder an jener Küste verloren, und um Mitternacht ist die Tide günstig. Er lächelt. Hinter ihm werden Äxte ausgeteilt.
event-100-a = Ihm den Namen sagen.
event-100-a-result = Noch vor dem Morgen steht ein rotes Licht über der Küste. Doldeth schläft lange und ist mit sich zufrieden, und der Beutel ist schwer. Vor der Stadt begegnet dir ein lahmes Pony, eine Laterne um den Hals, und niemand führt es.
event-100-b = Ihn bitten, lieber Korn zu schicken.
event-100-b-result = Sie lachen eine ganze Weile. Der Kapitän nicht. Er ist, wie sich zeigt, in so einer Bucht geboren und weiß, was es im März zu essen gibt. »Eine Ladung«, sagt er. »Und Ihr bringt sie hin. Meine Männer sollen die Türklinken nicht erkennen.«

event-101-title = Eine Ladung
event-101-intro = Mit ihren Haken kommen sie zum Boot herunter, aus Gewohnheit, und dann sehen sie dich darin stehen, bis an die Knie in Gerste. Noch nie hat jemand mit Absicht etwas in die Bucht gebracht. Die Dorfälteste beißt auf ein Korn, dann auf noch eines. »Ist das auch gestrandet?«, fragt das Mädchen mit dem Pony. Das ist geschickt worden, sagst du. Sie sehen einander an. Ein Wort dafür haben sie nicht.
event-101-band-1 = Beinahe geht es schief, darüber, wer den ersten Sack bekommt. Du gehst dazwischen und fängst dir einen Haken ein. Ein alter Mann, der nie spricht, verbindet dich und lässt dir seine Flasche da.
event-101-band-2 = In einer Kette laden sie aus und singen dazu das Lied, das sie haben; es handelt vom Ertrinken. Bezahlt wirst du in Türklinken aus Messing und mit gutem Rat, was dort sonst noch im Wasser lebt und wo.
event-101-band-3 = In der Dämmerung führt das Mädchen das Pony wieder auf die Klippe und hängt die Laterne dorthin, wo die Felsen sind. Sie dreht sich um, ob es so richtig ist. Es ist richtig; und auch in dir ist etwas gerade, was schief war.

event-102-title = Die Bohne
event-102-intro = Über die Schlucht führt jetzt eine Brücke, geknüpft aus den Wäscheleinen zweier Eremiten, und in der Mitte trifft sie sich nicht ganz. Sie stehen an den beiden Enden und streiten, wer den letzten Knoten macht. Jeder hält eine Bohne in der Hand. »Ihr habt uns belogen!«, rufen sie, als sie dich sehen, alle beide; und dann schweigen sie, denn es ist das Erste seit zwanzig Jahren, was sie gemeinsam gesagt haben.
event-102-a = Den Knoten für sie machen.
event-102-a-result = An den Knien hängst du über der Schlucht, und jeder gibt einer deiner Hände Befehle. Es hält. Sie gehen einander entgegen, und du betrachtest die Aussicht. Was du jetzt über festen Stand weißt, hast du kopfüber gelernt.
event-102-b = Die beiden allein fertig werden lassen.
event-102-b-result = Es dauert, bis es dunkel ist, und einige Ausdrücke sind bemerkenswert. Dann Schritte auf den Brettern, von hier und von drüben, und dann keine Schritte mehr. Am Morgen stehen zwei Flaschen an deinem Feuer. Auf der einen steht »Danke«, auf der anderen »Naseweis«.

event-103-title = Das Forsthaus
event-103-intro = Das Haus ist gefegt, das Feuer aufgeschichtet. Auf dem Tisch liegt ein Holzbuch: was zu beiden Seiten des Bachs gefällt wurde, was gemeldet wurde und wer dafür Geld bekam, schlecht zu zählen. Beide Schulzen haben jede Seite unterschrieben. Der letzte Eintrag ist sein eigener. »Heute Abend kommen beide. Sage ihnen, dass ich damit aufhöre.« Auf dem Bord stehen drei Becher, und einer ist viel gründlicher gespült als die anderen.
event-103-a = Das Buch beiden Dörfern anbieten.
event-103-a-result = Sie kaufen es dir gemeinsam ab; es ist das Erste, worüber sie je einig waren. Jeder Schulze zahlt genau die Hälfte und sieht den anderen nicht an. Auch der Tote bekommt einen Stein, einen guten, ohne Namen.
event-103-b = Es der Landmesserin in Hengfors bringen.
event-103-b-result = Der Wald ist voller Leute, die gerade zufällig Stöcke schneiden. Du gehst im Bachbett. Adelheid Voss hat ihr Amt in Hengfors; sie schätzt genaue Zahlen, und über diesen Bach ärgert sie sich seit Jahren.

event-104-title = Genaue Zahlen
event-104-intro = In Hengfors liest Adelheid Voss das Buch im Stehen, mit einem Lineal. Beim letzten Eintrag nimmt sie die Brille ab und setzt sie wieder auf. Er hatte ihr geschrieben, wie sich zeigt, zweimal, wegen eines Bachs, der jedes Frühjahr um einen Fuß wanderte. Sie hatte es unter Wetter abgelegt. Sie taucht die Feder ein, zieht auf der Karte des Bezirks eine Linie, sehr langsam, und schreibt einen Namen daran.
event-104-result = Der Bach heißt jetzt nach ihm, mit Tinte, und zwei Schulzen werden von Soldaten geholt, die den Weg nach der Karte gefunden haben. Sie zahlt dir das Denunziantengeld und entschuldigt sich für das Wort. Von ihr hast du gelernt, wo eine Linie nicht schließt.

event-105-title = Dreißig Köpfe
event-105-intro = Das Nest liegt unter dem Wehr: Schlamm, Rippen, ein Geruch. Im Flachwasser schlafen an die dreißig Ertrunkene mit offenen Augen. Du setzt das Kleine am Rand ab. Es sieht sie an, und es sieht dich an. Dann sagt es seinen Namen, das einzige Wort, das es hat, mit der Stimme eines Kindes, das aufgerufen wird; und dreißig Köpfe kommen aus dem Wasser.
event-105-band-1 = Ihn wollen sie nicht; er riecht nach Seife. Dich wollen sie. Du entkommst übers Wehr, die Deckung in Fetzen. Am Ufer wartet jemand auf dich, in einen Schal gewickelt, und kaut.
event-105-band-2 = Der Größte schnuppert an ihm, nimmt ihm den Schal ab und legt ihn sich um. Keiner rührt sich, während du rückwärts ans Ufer gehst. Du stößt auf ein Fläschchen mit dem Namen eines Lehrers und kennst nun den Weg hinein und hinaus.
event-105-band-3 = Er beißt den Größten ins Bein, der heult auf, und damit ist die Nachfolge geregelt. Sie lassen dich zwischen sich hindurch. In dem Jahr ertrinkt kein Kind am Wehr. Das Dorf bezahlt dich, und Otto gibt dir die Hand.

event-106-title = Der Schiffsjunge
event-106-intro = Er ist siebzig, und sein Haus hat kein Fenster zum Wasser. Es war alles drei, sagt er. Es gab eine Wette, das Licht ging aus, und das Schiff brannte auf den Felsen. Der Wärter verschlief es, betrunken, von dem Geld, das der Junge an ihn verloren hatte. »Die Wette war von mir«, sagt der Alte. »Neun war ich. Es ist mein Weg, den er da geht, auf den Knien.« Er greift nach seinem Mantel.
event-106-a = Ihn zur Pilgerstraße bringen.
event-106-a-result = Bei seinem Schritt ist es weit. Als der Kniende die Stimme hört, steht er auf, nach sechzig Jahren, und ist größer, als du dachtest. Sie gehen nebeneinander weiter, und einer von ihnen kommt an. Du schläfst am Schrein und wachst heil auf.
event-106-b = Ihn lassen, wo er ist.
event-106-b-result = Er hängt den Mantel wieder an den Nagel, mit Sorgfalt. Er bezahlt dir die Mühe und etwas mehr für dein Schweigen. Auf dem Weg hinab hörst du, wie er das Bett an die andere Wand schiebt, anscheinend jede Nacht.

event-107-title = Am Ende der Kette
event-107-intro = Das Dorf ging unter, als sie den Damm bauten, in einer einzigen Nacht. Nur die Karte wusste es noch; Karten, sagt Voss, haben Geduld. Da unten ist es Abend. Ihre beiden Kettenzieher sitzen im Wirtshaus unter Leuten, die darauf warten, dass der Regen aufhört. Der Wirt zapft dir ein Bier und fragt, ob er aufgehört hat. Alle sehen dich freundlich an, und ihr Haar bewegt sich.
event-107-a = Sagen, dass er aufgehört hat.
event-107-a-result = Sie setzen die Hüte auf, zahlen und gehen an dir vorbei hinaus, die Straße hinauf, den Hang hinauf, ins Licht. Die Kettenzieher kommen zuletzt. Du hörst oben jemanden sagen, wie trocken es doch sei.
event-107-b = Sagen, dass es noch regnet.
event-107-b-result = Sie seufzen und geben neu. Während keiner hinsieht, bringst du die Kettenzieher durch die Küche hinaus, dazu einen Beutel und eine Flasche, wie man sie nicht mehr macht. Geschadet hast du niemandem. Auf dem Weg nach oben sagst du dir das mehrmals.

event-108-title = Sechzig Leute, etwas feucht
event-108-intro = Sie stehen auf der Wiese herum, sechzig an der Zahl, tropfend, nach der Mode von vor hundert Jahren, und wollen wissen, wessen Kühe das sind. Mit den Steuern wird es Ärger geben. Adelheid Voss geht von einem zum anderen und fragt nach den Namen und wie man sie schreibt. So glücklich hast du sie noch nie gesehen. Gegen Abend kommt sie zu dir und schnallt etwas vom Gürtel.
event-108-result = Es ist ihr eigener Kompass, aus Messing, und er lag unter Wasser. Nach Norden zeigt er nicht mehr. Er zeigt zum nächsten Ufer, und wer ihm folgt, ist dort, ehe der Tag älter geworden ist.

event-109-title = Der Gesangslehrer
event-109-intro = In Beauclair erinnert sich der alte Gesangslehrer. Barfuß kam sie zu ihm, eines Winters, und er unterrichtete sie umsonst, bis der Herzog davon hörte und sie bei Tisch haben wollte. Sie sang. Einer der Gäste war nicht, was er schien, und behielt sie. Das Lied blieb unvollendet. Er hat es hier, jede Note, und hält dir das Blatt hin und lässt es nicht los. »Wenn sie das Ende hörte«, sagt er, »ich glaube, sie würde aufhören.«
event-109-a = Das Lied zum Weinberg hinauftragen.
event-109-a-result = Er lässt los. Unten auf das Blatt hat er etwas für dich geschrieben: hier atmen. Gut müsse man nicht sein, sagt er, nur im Takt. Der Weinberg liegt am Hang des Gebirges. Man beginnt in der Dämmerung.
event-109-b = Das Blatt dem Verwalter verkaufen.
event-109-b-result = Der Verwalter schließt es zu den Urkunden. Solange sie nicht weiß, wie es ausgeht, sagt er, ist die Lese gesichert. Binnen einer Stunde weiß es der Alte. Er fragt nur, ob du es dir wenigstens vorher angesehen hast.

event-110-title = Bis zum Ende
event-110-intro = Du stehst zwischen den Reben und fängst an, schlecht. Beim zweiten Takt nimmt sie es dir ab, weil sie nicht anders kann, dicht hinter deinem linken Ohr. Es ist sehr schön, und dir werden die Knie weich. Je schwächer du bist, desto näher kommt sie. Es sind noch elf Takte. Unten auf dem Blatt steht in der Schrift eines alten Mannes das Wort: atmen.
event-110-band-1 = Du vergisst zu atmen. Als du zu dir kommst, sitzt du an der Mauer, und von deiner Deckung ist nichts übrig. Weiter oben am Hang fängt jemand noch einmal von vorn an.
event-110-band-2 = Bis zur vorletzten Zeile geht es gut. Sie hält inne, wartet und geht zwischen den Reihen davon, summend, um das Ende zu suchen. Die Flasche, die ein Leser in der Tasche hatte, hat sie dir dagelassen.
event-110-band-3 = Den letzten Ton hältst du, bis du Sterne siehst, und sie hält ihn auch, und ihrer dauert ein wenig länger. Dann ist es still. Am Morgen bezahlen dich die Leser, und du weißt, wozu dein Atem taugt.
event-110-band-4 = Du atmest, wo es steht, gehst weiter bis zum Ende und merkst, dass nur noch du singst. Auf der Mauer steht ein alter Schuh, für einen kleinen Fuß. Beauclair zahlt für deine Verschwiegenheit. Es ist zu Ende, und zwar ganz.

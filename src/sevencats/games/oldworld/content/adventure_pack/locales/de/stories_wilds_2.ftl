# Weitere Geschichten der Wildnis im Abenteuerpaket.

story-adventure-wilds-magpies = Was die Harpyien behielten
story-adventure-wilds-magpies-intro = Das Nest ist leer; die Harpyien sind aus. Gepolstert ist es mit allem, was in drei Tälern geglänzt hat: Löffel, ein Zahn, eine Amtskette, ein Kinderschwert aus Blech. Sie nehmen, was glitzert, weinen, wenn es stumpf wird, und reiben es dann blank, stundenlang. Ganz unten liegt ein Lehrbuch für Hexer mit Goldschnitt. Daneben steht eine Flasche, die nie jemand geöffnet hat, weil sie so schön in der Sonne steht.
story-adventure-wilds-magpies-a = Schnell das Lehrbuch lesen.
story-adventure-wilds-magpies-a-result = Du liest, bis der Himmel dunkel wird von Flügeln. Ein Kapitel geht geradewegs in den Arm und drängt ein anderes hinaus, das länger dort war. Das Buch legst du mit dem Schnitt nach oben zurück. Rings um den Felsen weinen sie vor Freude.
story-adventure-wilds-magpies-b = Die Flasche nehmen, einen Knopf dalassen.
story-adventure-wilds-magpies-b-result = Deinen besten Knopf lässt du dafür da, poliert. Vom Wald aus siehst du sie heimkommen und ihn finden. Erst ist es still; dann geht er von Klaue zu Klaue, und sie halten ihn hoch.

story-adventure-wilds-courtship = Er bringt ihr eine Kuh
story-adventure-wilds-courtship-intro = Der Greif ist auf Freiersfüßen. Jeden Abend legt er eine Kuh aufs Kirchdach, weil sie vom Felsen gegenüber einmal herübergesehen hat. Gekommen ist sie noch zu keiner. Neun Kühe und die Schindeln hat das Dorf verloren und ist gespalten: Die Männer sind für Spieße, die Frauen wollen wissen, wie es weitergeht. Ein verliebter Greif frisst nicht, schläft nirgends und sieht sich nicht um.
story-adventure-wilds-courtship-a = Am Felsen auf sie warten.
story-adventure-wilds-courtship-a-result = Zwei Nächte liegst du zwischen nassen Steinen, um zu sehen, wohin sie geht, wenn er fort ist. Du weißt es nun und bist steif wie ein Gatter. In der dritten kommt sie herab und nimmt den Wetterhahn. Die Frauen jubeln.
story-adventure-wilds-courtship-b = Ihm zeigen, dass er Konkurrenz hat.
story-adventure-wilds-courtship-b-result = In einer Kuhhaut stehst du auf dem Dach. Er ist über dir, ehe die Hörner sitzen. Aus großer Nähe lernst du alles, was ein Greif von oben macht; und er lernt, dass man auch mit Blumen werben kann. Er hat die vom Pfarrer genommen.

story-adventure-wilds-garden = Der Garten des Wasserweibs
story-adventure-wilds-garden-intro = Hinter dem Deich hat jemand Beete angelegt: Bilsenkraut, Pfeilkraut, Ertrunkenenfinger in Reihen, mit Schilf hochgebunden. Auf Brettchen steht in Schlamm, was was ist. Das Wasserweib ist wohl auf dem Markt; am Tor hängt ein Tuch und tropft noch. Mit Dreck blendet sie die Leute und hält sie unter, das weiß jeder. Dass sie ihre Setzlinge verzieht, hat keiner gesagt.
story-adventure-wilds-garden-a = Pflücken, was reif ist, und gehen.
story-adventure-wilds-garden-a-result = Du pflückst mit beiden Händen und machst das Tor hinter dir zu. An der Biegung kommt sie dir entgegen, mit einem Korb, und sieht nicht, wer du bist, denn sie trägt einen jungen Birnbaum vor dem Gesicht und redet mit ihm.
story-adventure-wilds-garden-b = Warten und die Beete jäten.
story-adventure-wilds-garden-b-result = Bis zum Abend jätest du, im Schlamm bis zum Knie. Eine ganze Weile steht sie hinter dir. Dann kniet auch sie sich hin und zeigt dir mit einem grünen Nagel, wie tief, wie viel und womit. Krumm wie ein Haken gehst du heim. Die Menge hast du nun in den Fingern.

story-adventure-wilds-firewatch = Die Feuerwacht
story-adventure-wilds-firewatch-intro = Im Turm über dem Wald sitzt eine Frau, die seit neunzehn Sommern nach Feuer sieht. Noch nie hat es gebrannt. »Hinausgeworfenes Geld, heißt es«, sagt sie, das Auge am Glas. Seit Mittag steht am Rand des alten Schlags ein Faden Rauch. Läuten könnte sie. Ist es nichts, nimmt man ihr die Glocke weg; und ist es etwas, kommt keiner, weil es noch nie etwas war.
story-adventure-wilds-firewatch-a = Hinlaufen und selbst nachsehen.
story-adventure-wilds-firewatch-a-result = Es ist etwas, breit wie eine Scheune und ebenso hungrig. Du schlägst mit dem Mantel danach und rufst, sie soll läuten, und sie läutet, und nun kommt es darauf an, wer es hört und wie schnell er alles fallen lässt.
story-adventure-wilds-firewatch-a-band-1 = Beim dritten Läuten hören sie es. Da bist du schwarz bis an die Ellbogen und hast keine Brauen mehr, und der alte Schlag ist etwas größer.
story-adventure-wilds-firewatch-a-band-2 = Sie kommen mit Eimern, dann mit Decken, dann mit Bier. Der Hut geht herum, und zwar zweimal: einmal für dich und einmal für ein neues Glockenseil.
story-adventure-wilds-firewatch-a-band-3 = Alle kommen, im Nachthemd, das ganze Tal. Der Gutsherr zählt die Eichen, die noch stehen, und zahlt nach Eichen. Sie läutet noch lange weiter.
story-adventure-wilds-firewatch-b = Das Glas nehmen, während sie geht.
story-adventure-wilds-firewatch-b-result = Sie läuft mit den Eimern hinab, fünfzig Jahre alt und barfuß. An ihrer Stelle siehst du hinaus. Es sind Kesselflicker mit einem Topf. Doch dahinter, während sie von der Suppe bekommt, siehst du, was zum Trinken herauskommt, wenn keiner schaut, und wohin es geht.

story-adventure-wilds-blanket = Eine halbe Decke
story-adventure-wilds-blanket-intro = Der Schnee hat dich in einer Scheune erwischt, und jemand ist schon da: ein alter Soldat unter einer Decke, der rückt. Er redet viel, von einem Mädchen in Cintra, von Pflaumen. Er ist schön warm. Gegen Mitternacht merkst du, dass er beim Reden nicht atmet; nur wenn es ihm einfällt, tut er es, aus Gewohnheit. Er hat gemerkt, dass du es merkst. »Ich dachte, Ihr steht vielleicht auf und geht«, sagt er. »Die meisten gehen.«
story-adventure-wilds-blanket-a = Unter der Decke bleiben.
story-adventure-wilds-blanket-a-result = Du bleibst. Noch einmal erzählt er von den Pflaumen. Am Morgen liegt die Decke doppelt auf dir, an den Füßen eingeschlagen, und neben dir ist nur Stroh, flach gedrückt und noch eine ganze Weile warm.
story-adventure-wilds-blanket-b = Mit ihm am Feuer aufbleiben.
story-adventure-wilds-blanket-b-result = Du verbrennst, was du entbehren kannst, und reichst ihm den Becher, aus dem nichts verschwindet. Er weiß ein Rezept vom Winterfeldzug. Im ersten Licht gibt er dir die eigene Flasche, voll bis zum Rand. »Ich bin nicht mehr dazu gekommen«, sagt der Soldat und sieht zur Tür.

story-adventure-wilds-soup = Steinsuppe, Fortsetzung
story-adventure-wilds-soup-intro = »Zuerst nimmt man einen Stein«, sagt der Fremde zum Dorf, und das Dorf, das seinen Hund gegessen hat, sieht zu. Es ist der alte Trick: Einer gibt eine Zwiebel dazu, einer eine Möhre. Aber hier hat keiner etwas. Sie stehen um den Topf, und niemand geht heim, um eine Möhre zu holen, denn es gibt keine. Der Fremde rührt. Schweiß läuft ihm übers Gesicht. »Und jetzt«, sagt er, »lacht in der Regel jemand.«
story-adventure-wilds-soup-a = Etwas von dir hineintun.
story-adventure-wilds-soup-a-result = Du gießt es hinein, und es schäumt grün auf. Es ist Arznei für einen, gestreckt für sechzig, mit Stein. Ohne ein Wort trinken sie. Es hält sie aufrecht bis zum Kornwagen; und dass sechzig sich vor deinen Augen einen Stein geteilt haben, hält dich noch viel länger.
story-adventure-wilds-soup-b = Eine Weile für ihn rühren.
story-adventure-wilds-soup-b-result = Er geht hinter die Scheune, und man hört ihn. Du rührst auf seine Art, das Handgelenk locker, als wäre etwas darin; es ist eine echte Kunst, und jetzt kannst du sie. Dann kommt er wieder, mit einer Zwiebel. Die hatte er für sich aufgehoben.

story-adventure-wilds-sheep = Vierhundertzehn
story-adventure-wilds-sheep-intro = Der Schäfer zählt laut, und wer ihn hört, kann nicht wach bleiben. Es ist eine Gabe. Widder fallen um, Hunde fallen um; Reisende findet man lächelnd in der Heide, mit Tau darauf. Er selbst hat seit Jahren nicht geschlafen, denn er kommt nie zu Ende: Bei vierhundertzehn ist ein Schaf, das ihm nicht gehört, und er muss von vorn anfangen. »Ein Schaf ist es nicht einmal«, sagt er. »Aber sehr brav.«
story-adventure-wilds-sheep-a = Auf dem reiten, das kein Schaf ist.
story-adventure-wilds-sheep-a-result = Es stört sich nicht daran. Du hältst dich an der Wolle fest, er fängt an zu zählen, und als du aufwachst, liegst du bei Dhuwod unter einer Hecke, ausgeruht wie nie im Leben. In der Ferne trabt etwas mit sehr vielen Knien nach Hause.
story-adventure-wilds-sheep-b = An seiner Stelle zählen.
story-adventure-wilds-sheep-b-result = Du zählst, und vor zwanzig schläft er. Irgendwo bei dreihundert geht dir eine alte Gewohnheit verloren, einfach so, über einen Zaun; bei vierhundertzehn siehst du dem Letzten in die Augen und lässt es aus. In der Dämmerung wacht er auf. »Ihr habt eins ausgelassen«, sagt der Schäfer unter Tränen.

story-adventure-wilds-milestone = Der Meilenstein, der lügt
story-adventure-wilds-milestone-intro = »Gorthur Gvaed, eine Meile«, sagt der Meilenstein, und es sind sechzig. Seit hundert Jahren sagt er das; wer ihm glaubt, wird auf dieser Straße nie mehr gesehen. Aber manchmal, sagt die Frau, die daneben Pasteten verkauft, sieht man sie drüben, am selben Abend, außer Atem und mit sonderbarem Blick. Sie verkauft viele Pasteten. Im Dunkeln ginge sie nicht daran vorbei. Er rückt vor, sagt sie, um gelesen zu werden.
story-adventure-wilds-milestone-a = Ihm glauben.
story-adventure-wilds-milestone-a-result = Du beschließt, ihm zu glauben, und gehst. Mit den Bäumen stimmt etwas nicht, sie haben es eilig. Nach einer Meile stehst du atemlos vor Gorthur Gvaed; und vor Augen hast du noch, was hinter dir herging und in welchen Teich es abbog.
story-adventure-wilds-milestone-b = Mit ihm streiten.
story-adventure-wilds-milestone-b-result = Die Hand auf dem Moos, erklärst du ihm, was eine Meile ist. Es dauert. Als du aufsiehst, steht da: sechzig. Und darunter, klein, frisch gehauen, ein Kniff der Landstraße, für Leute, die zu Fuß weit müssen.

story-adventure-wilds-pedlar = Aus dem Bauchladen
story-adventure-wilds-pedlar-intro = »Nadeln, Zwirn, Fingerhüte. Band, rot. Band, schwarz. Eine Pfeife für Hunde, die tot sind. Salbe gegen Salbe. Zwei Wünsche, gebraucht. Seife. Ein Plan von diesem Bauchladen. Eine Fechtstunde, verpackt; nicht schütteln. Ein Wyvernauge, es folgt Euch nicht, Ihr steht nur so. Etwas dagegen. Ein Korken, es spukt ein bisschen. Brot, aber das esse ich selbst.« Er holt Luft. »Und woran hattet Ihr gedacht?«
story-adventure-wilds-pedlar-a = Die Fechtstunde kaufen und auspacken.
story-adventure-wilds-pedlar-a-result = Du packst sie auf der Stelle aus, und sie geht los wie eine Feder, in Handgelenk und Schulter; als du wieder auf den Beinen bist, kannst du es. Der Bauchladen ist leer. Ohne Vorwurf liest er Nadeln aus der Hecke. »Ich sagte es ja«, sagt der Hausierer.
story-adventure-wilds-pedlar-b = Etwas dagegen nehmen.
story-adventure-wilds-pedlar-b-result = »Wogegen?«, fragt er und reicht es dir. Es ist in einer braunen Flasche, und genau das steht darauf. Zurückgebracht hat es noch keiner, sagt er. Den Korken gibt er dir dazu, weil er sonst so allein ist.

story-adventure-wilds-sparrow = Ein Begräbnis
story-adventure-wilds-sparrow-intro = Ein Junge und ein Mädchen graben mit einem Löffel ein Grab. Es ist für einen Spatzen. Richtig soll es sein: Jemand muss eine Rede halten, und sie sind nur zu zweit. »Kanntest du ihn?«, fragt das Mädchen. Nicht gut, sagst du. »Was machst du?« Du sagst es. Sie sehen den Spatzen an und deine Schwerter. »Warst du das?«, fragt der Junge. In der Gasse hinter der Hecke wartet mit Forken ein ganzes Dorf, dass du vorbeikommst.
story-adventure-wilds-sparrow-a = Die Rede halten.
story-adventure-wilds-sparrow-a-result = Du legst alles hin und hältst sie. Mittendrin merkst du, dass du viel über ihn weißt: wie wenig er wog und dass er trotzdem flog. Als du fertig bist, ist die Hecke still. Jemand hat dort seine Forke hingelegt.
story-adventure-wilds-sparrow-b = Graben und nichts sagen.
story-adventure-wilds-sparrow-b-result = Du gräbst tiefer, der Katzen wegen. Das Mädchen legt einen Krümel für die Reise hinein und der Junge, nach einigem Kampf, den Löffel. Dann liegt ihr alle drei im Gras auf dem Rücken, wie man es danach tut. Das Dorf ist zum Essen gegangen.

story-adventure-wilds-well = Sie haben ihn selbst gegraben
story-adventure-wilds-well-intro = Das Dorf hat einen Brunnengräber im Voraus bezahlt, er ist auf und davon, und in der Nacht hat jemand den Brunnen gegraben. Er ist rund, tief, wunderschön gemauert, mit Stufen für sehr kleine Füße. Das Wasser ist süß. Nur sitzt morgens ein Nekker auf dem Rand, dann drei, dann neun, lassen die Beine hängen, sehen die Frauen mit den Eimern an und halten die Hand auf. Anscheinend wollen sie bezahlt werden.
story-adventure-wilds-well-a = Hinuntersteigen und fragen, was sie nehmen.
story-adventure-wilds-well-a-result = Im Dunkeln steigst du die kleinen Stufen hinab, die Hände offen. Sie drängen sich heran. Sie zupfen an deinen Riemen, riechen an deinem Haar, dann wird gemurmelt, und man legt dir etwas hin. Nun heißt es raten, ob es eine Rechnung ist oder ein Geschenk.
story-adventure-wilds-well-a-band-1 = Es war eine Rechnung. Jede Stufe haben sie abgehakt, sie nehmen Posten für Posten, was an dir glänzt, und geben in Kieseln heraus.
story-adventure-wilds-well-a-band-2 = Es war ein Geschenk: eine Flasche, beim Graben gefunden und älter als das Dorf. Sie möchten nur, dass die Frauen an der Winde wieder singen.
story-adventure-wilds-well-a-band-3 = Es war ein Geschenk, und dann zeigen sie dir den kurzen Weg hinauf, der eine Meile weiter ans Licht führt. Sie mögen es, wenn man fragt.
story-adventure-wilds-well-b = Herausfinden, woher sie kommen.
story-adventure-wilds-well-b-result = Du gehst dem Aushub nach, den sie in Schürzen fortgetragen und ordentlich unter den Bäumen verstreut haben. Er führt zu einem alten Dachsbau mit Türklopfer. Den merkst du dir. Die Frauen haben derweil neun Brötchen auf den Rand gelegt, für den Anfang.

story-adventure-wilds-army = Das Heer im Eis
story-adventure-wilds-army-intro = Der Gletscher hat ein Heer freigegeben. Bis zum Gürtel stehen sie im Schmelzwasser, in Reih und Glied, mit Piken, zweihundert Jahre alt und kaum verändert, und jeden Tag löst sich einer und tut einen Schritt. Sie ziehen gegen eine Burg, die jetzt eine Molkerei ist. Voran steht ein Hauptmann mit offenem Mund. Er ist mitten im Befehl. Wenn ihm die Sonne ans Kinn reicht, wird er ihn geben.
story-adventure-wilds-army-a = Lernen, was man ihnen eingedrillt hat.
story-adventure-wilds-army-a-result = Mit der Laterne gehst du die Reihen entlang und machst es nach, Mann für Mann, Griff für Griff; einer muss ein Meister gewesen sein. Was du bisher gemacht hast, legst du ab. Am Abend schickt die Molkerei warme Milch für zweihundert, für alle Fälle.
story-adventure-wilds-army-b = Nachsehen, wovor sie liefen.
story-adventure-wilds-army-b-result = In der letzten Reihe blickt keiner nach vorn. Du steigst hinter ihnen hinauf, wo das Eis noch zu ist, und da steht es, riesig und blau, den Arm erhoben. Das dauert noch Jahre. Aber andere seiner Art haben eine Fährte, und die findest du.
story-adventure-wilds-army-c = Den Befehl zum Halten geben.
story-adventure-wilds-army-c-result = Es ist der alte Befehl von Haern Caduch, im Schnee musstest du ihn rufen, bis du nicht mehr standest. Jetzt rufst du ihn. Zweihundert Piken kommen zur Ruhe. Der Hauptmann schließt den Mund. Du weißt nun, wie fest etwas steht, das gehorcht.

story-adventure-wilds-sting = Der Mantikor wirft ab
story-adventure-wilds-sting-intro = Die Schlucht entlang liegen die Stachel eines Mantikors, jedes Jahr einer, abgeworfen wie Geweihe. Jeder ist armlang und noch feucht. Ein altes Paar lebt davon: Sie melkt sie in Fingerhüte, er verkauft die Fingerhüte an Ehemänner. Selbst tun sie keinem etwas. »Er schießt nur auf das, was rennt«, sagt der Alte. »Also rennen wir nicht.« Er hat ein Auge, sie einen Holzfuß, und sie halten sich an den Händen.
story-adventure-wilds-sting-a = Langsam die Schlucht hinaufgehen.
story-adventure-wilds-sting-a-result = Du gehst wie sie, Hand in Hand mit niemandem, ohne Eile. Er liegt auf seinem Sims und folgt dir mit seinem Greisengesicht. Du siehst den Sims, das Geröll, welche Pfote er schont. Als du um die Ecke bist, rennst du.
story-adventure-wilds-sting-b = Eine Flasche für sein Geheimnis tauschen.
story-adventure-wilds-sting-b-result = Er riecht daran, ist zufrieden und zeigt dir, wie man fällt, ohne zu rennen: vorwärts, seitwärts, mit einem Mal, dass der Schuss darübergeht. Fünfzig Jahre hat er es geübt. Seine Frau klatscht. Einmal ist es ihm misslungen.
story-adventure-wilds-sting-c = Selbst einen melken.
story-adventure-wilds-sting-c-result = Du nimmst ihr den Stachel ab, drehst ihn, drückst mit dem Daumen unter dem dritten Ring, wie man es in Gorthur Gvaed lernt, ehe man lesen lernt. Zwei Flaschen werden voll. Die Alte sagt nichts, holt alle ihre Fingerhüte und gießt sie weg.

story-adventure-wilds-hungry = Der Acker, der schluckt
story-adventure-wilds-hungry-intro = Ein Acker in diesem Dorf schluckt. Mit einer Egge fing es an. Jetzt nimmt er eine Kuh im Monat, aufrecht, kauend, ohne einen Laut, und schließt sich über ihr wie Brei. Geredet wird nicht darüber; das Korn darauf steht einen Kopf höher als anderswo. »Es ist ein Glustyworp«, sagst du. »Es ist ein guter Acker«, sagt der Bauer und rückt seinen Stuhl etwas weiter vom Rand.
story-adventure-wilds-hungry-a = Hinausgehen und ihn versuchen lassen.
story-adventure-wilds-hungry-a-result = Du gehst hinaus, und er versucht es. Du stehst wie auf Eis, das Gewicht nirgends, und wirfst ihm hin, was du hältst, Stück für Stück; den Köder nimmt er, die Ferse nie. Als du drüben bist, weint der Bauer. Er hatte auf den Acker gewettet.
story-adventure-wilds-hungry-b = Ihm raten, ihn einzuzäunen.
story-adventure-wilds-hungry-b-result = Er zäunt ihn ein und bezahlt dich nach Pfosten. Ans Gatter kommt ein Schild mit einer Kuh, durchgestrichen. Zur Ernte kommen Leute von weit her, um ihn an Seilen zu mähen. Es ist, sagen alle, ein sehr guter Acker.

story-adventure-wilds-provost = Propst lehnt ab
story-adventure-wilds-provost-intro = Dorrit Ashs Karren steht quer auf der Straße, und keiner kommt vorbei, das Salz nicht, die Post nicht, der Herzog nicht. Das Maultier Propst denkt nach. Seit zwei Tagen. »Er irrt sich nie«, sagt Dorrit; »er ist nur früh dran.« Der Herzog hat eine Pension geboten. Ein Priester hat das Maultier von beiden Enden gesegnet. Unter den Rüben hustet jemand, der gestern in Cintra sein sollte.
story-adventure-wilds-provost-a = Den Hustenden nach Cintra tragen.
story-adventure-wilds-provost-a-result = Auf deinem Rücken ist er ein Richter, im Hemd, mit einem Urteil, das jemandem missfiel. In Cintra unterschreibt er endlich und gibt dir, womit er sich kurierte. Als du wieder an die Biegung kommst, ist die Straße vor dem Maultier ins Tal gestürzt.
story-adventure-wilds-provost-b = Propst fragen.
story-adventure-wilds-provost-b-result = Du setzt dich vor ihn und siehst ihm in die Augen, stundenlang, und gibst eine Gewissheit nach der anderen auf. In der Dämmerung rutscht vor euch die Straße weg, ohne einen Laut. Propst schüttelt die Ohren und kehrt um. Stehen bleiben kannst du jetzt, und das nützt mehr als das meiste.

story-adventure-wilds-dryferry = Der Fahrgast muss warten
story-adventure-wilds-dryferry-intro = Im trockenen Flussbett steht ein Herr mit einem Koffer, seit einiger Zeit tot, und wartet auf die Fähre. »Man sagte mir, sie sei hier«, sagt er. Du erklärst, dass Lorcan Weir umgezogen ist, samt dem Seil. Der Fahrgast zieht eine Uhr ohne Zeiger. »Ich wäre verbunden«, sagt er, »für einen Arm bis Ban Ard. Ich wiege nichts Nennenswertes. Man darf nur nicht allein ankommen.«
story-adventure-wilds-dryferry-a = Ihm den Arm bieten.
story-adventure-wilds-dryferry-a-result = Du gehst mit ihm, und er hält so genau Schritt, dass du hineinfällst; nie bist du so leicht vorangekommen. In Ban Ard lüftet er den Hut und kommt zu niemandem zu spät. Der Schritt bleibt dir.
story-adventure-wilds-dryferry-b = Mit ihm auf den Regen warten.
story-adventure-wilds-dryferry-b-result = Zu zweit setzt ihr euch auf den Koffer. Gegen Mitternacht fängt es an, dann kommt der Fluss um die Biegung und tastet sich vor. Trockenen Fußes tritt er darauf. Für die Gesellschaft lässt er dir eine kleine Flasche, mit sehr altem Staub.

story-adventure-wilds-icehole = Es beißt etwas
story-adventure-wilds-icehole-intro = Auf dem gefrorenen See sitzt ein Alter am Loch, angelt und fängt nichts. Sechs Winter sitzt er an diesem Loch. Jeden Abend nimmt dort unten etwas den Köder, ganz sacht, und bindet die Schnur zu einer Schleife. Es ist eine gute Schleife. Er freut sich schon darauf. Heute hing ein Ring daran. Verheiratet war er nie. »Was macht man da?«, fragt er.
story-adventure-wilds-icehole-a = Ziehen.
story-adventure-wilds-icehole-a-result = Zu zweit packt ihr an und zieht. Elle um Elle kommt es, immer schwerer, und das Eis beginnt zu singen, in langen Rissen zum Ufer hin. Er lacht. Du solltest sehen, was es ist, ehe es dich sieht.
story-adventure-wilds-icehole-a-band-1 = Es sieht dich zuerst. Das Eis bricht, du mit, und er hält die Schnur mit der Schleife, bis du wieder draußen bist.
story-adventure-wilds-icehole-a-band-2 = Es ist der Korb einer Ertrunkenen, darin eine Flasche und ein Zettel, dass man sie zu Hause erwartet. Er liest ihn und wickelt die Schnur auf.
story-adventure-wilds-icehole-a-band-3 = Es ist eine Truhe. Auf dem Deckel hat jemand mit Kratzern die Winter gezählt, und es sind sechs. Er behält den Ring und du den Rest.
story-adventure-wilds-icehole-b = Den Ring zurücklegen.
story-adventure-wilds-icehole-b-result = Du lässt ihn hinab, mit Schleife und etwas Käse. Eine Hand kommt herauf, blass, nimmt ihn und winkt damit; dann zeigt sie dir mit viel Takt, wo unter diesem Eis das andere wohnt, das keine Schleifen macht. Der Alte rückt seinen Schemel.

story-adventure-wilds-secondborn = Hessa kommandiert
story-adventure-wilds-secondborn-intro = »Du hältst die Lampe. Du kochst es noch einmal ab. Ihr mit den Schwertern setzt Euch auf die Tür.« Hessa, die Hebamme, hat die Ärmel hochgekrempelt. In der Dämmerung kam der erste Zwilling, ihm geht es gut. Der zweite hat es nicht eilig; denn draußen auf dem Feld steht etwas in einem zerrissenen weißen Kleid und ruft danach. Eine Nachterscheinung will, was ihr genommen wurde, und von wem, ist ihr gleich. Ilka hält die Lampe. Sie sagt nichts; sie dreht den Docht höher.
story-adventure-wilds-secondborn-a = Bis zum Morgen auf der Tür sitzen.
story-adventure-wilds-secondborn-a-result = Du sitzt, und es wird dir kalt im Rücken, dann in den Zähnen. Draußen ruft sie es bei allen Namen, die es gibt. Hessa schreit lauter. Als es hell ist, sind es zwei, beide rot, beide wütend, und das Feld ist leer. Deine Beine spürst du nicht. Alles andere besser als zuvor.
story-adventure-wilds-secondborn-b = Hinausgehen und mit ihr reden.
story-adventure-wilds-secondborn-b-result = Mit dem, was du für solche Fälle hast, gehst du hinaus bis zum Zaun und fragst sie, wie ihres hieß. Das hat nie jemand getan. Sie sagt es, bis sie heiser ist und verblasst. Hessa bezahlt dich wie unter ihresgleichen, aus der Tasche, und behält den Namen für das Mädchen.

story-adventure-wilds-north = Wo ist Norden
story-adventure-wilds-north-intro = Mitten im Moor sitzt Adelheid Voss auf ihrem Instrumentenkasten und vermisst nichts. Seit gestern gibt es zwei Norden. Die Nadel zeigt auf den einen, die Sterne auf den anderen, und von den Kettenziehern ist jeder einem gefolgt. »Dreißig Jahre zeichne ich dieses Land«, sagt die Landmesserin. »Alles von Norden aus.« Den Radierer hat sie in der Hand. Auf die Karte sieht sie wie auf jemanden, der schläft.
story-adventure-wilds-north-a = Mit ihr von hier aus neu messen.
story-adventure-wilds-north-a-result = Du schlägst einen Pflock ein, und von dem Pflock aus fangt ihr neu an: so viele Schritte zum Dornbusch, so viele zum Stein. Am Abend hast du manches aufgegeben, was du für fest hieltest, und etwas hält, das vorher nicht hielt. Der Pflock heißt Adelheid.
story-adventure-wilds-north-b = Der Nadel folgen.
story-adventure-wilds-north-b-result = Du gehst, wohin die Nadel zeigt, und weit ist es nicht. Unter dem Moor liegt ein Ding aus Eisen, mit Rippen, und schläft; gestern hat es sich umgedreht. Wo es zum Fressen herauskommt, merkst du dir. Dann sagst du Voss, der Norden sei in Ordnung. Man darf ihn bloß nicht wecken.

story-adventure-wilds-knocker = Ulfs Erstes
story-adventure-wilds-knocker-intro = Berta hat ein Kind, und Ulf schläft nicht, vor Freude oder vor Angst. Es weint nicht. Es klopft: an die Wiege, an die Wand, an sein Brustbein, drei, Pause, zwei. Unter dem Boden antwortet jemand. »Jede Nacht kommen sie«, sagt Ulf. Für ihn ist das eine lange Rede. »Gucken.« Berta, die taub ist, hat die Hand auf den Dielen und lächelt. Sie klopft etwas Längeres, und da unten, man hört es, lachen sie.
story-adventure-wilds-knocker-a = Mit Ulf aufbleiben.
story-adventure-wilds-knocker-a-result = Zu zweit sitzt ihr auf der Stufe und seht auf den Boden. Um Mitternacht hebt sich ein Brett, eine kleine Hand legt eine Rassel hin, aus einer Schnecke, und bleibt liegen, bis das Kind sie hat. Ulf legt den Kopf auf deine Schulter und schläft. Du auch, mit offenem Mund.
story-adventure-wilds-knocker-b = Unten um etwas Ruhe bitten.
story-adventure-wilds-knocker-b-result = Du klopfst, so höflich du kannst: Hier müssen Leute schlafen. Stille. Am Morgen steckt zwischen allen Dielen Moos, sauber gestopft, und auf dem Sims steht eine Flasche. Die Fährte führt in den Wald, auf Zehenspitzen.

story-adventure-wilds-vacancy = Gesucht: ein Monster
story-adventure-wilds-vacancy-intro = Das Dorf hat kein Monster. Es hatte eins, ein angesehenes, und das ist gestorben; seither kommen keine Pilger, kein Hexer steigt im Gasthaus ab, und die Nachbarn haben einen Wyvern. »Nur bis die Saison vorbei ist«, bettelt der Schulze. Ein Kostüm hat er. Schleim hat er machen lassen. Dass du jemanden frisst, erwartet keiner; es würde völlig genügen, wenn man dich von weitem sähe.
story-adventure-wilds-vacancy-a = Dich von weitem sehen lassen.
story-adventure-wilds-vacancy-a-result = Zahlende Gäste sehen dich, in der Dämmerung, drei Abende lang. Am dritten fällt eine Dame so schön in Ohnmacht, dass du dich verbeugst. Der Schulze teilt unter Tränen die Einnahmen und fragt nach einer festen Anstellung, die Winter frei.
story-adventure-wilds-vacancy-b = Es dem Schmied beibringen.
story-adventure-wilds-vacancy-b-result = Er ist schüchtern. Du zeigst ihm, wie es geht, den Hals, die Schulter, die Stille davor; und während er es nachmacht, siehst du, was an deinem falsch ist, wirfst es weg und findest Besseres. Am Sonntag ist er zum Fürchten. Seine Frau lässt ihn nicht mehr hinein.

story-adventure-wilds-robbers = Ehrliche Räuber
story-adventure-wilds-robbers-intro = »Geld oder Leben«, sagt der Räuber; »oder eine Empfehlung.« Sie sind zu fünft hinter dem Baumstamm, mager, mit guten Manieren, und auf dieser Straße kommt keiner mehr. Neunmal haben sie denselben Priester ausgeraubt. Jetzt bringt er Brote mit. »Weber waren wir«, sagt der Hauptmann. »Dann kam die Mühle.« Einer hält die Armbrust verkehrt herum. Und aus dem Wald gegenüber zielt auf euch alle sechs jemand, der nie Weber war.
story-adventure-wilds-robbers-a = Für sie kämpfen.
story-adventure-wilds-robbers-a-result = Du stößt den Hauptmann in den Graben, der Bolzen geht durch deinen Ärmel und das meiste Übrige hinterdrein. Es ist vorbei, ehe sie ihre Armbrust umgedreht haben. Auf den Kopf steht ein Preis, und sie bestehen darauf, dass du alles nimmst. Es ist, sagen sie, das ehrlichste Geld ihres Lebens.
story-adventure-wilds-robbers-b = Die fünf von der Straße schaffen.
story-adventure-wilds-robbers-b-result = Du führst sie durch den Farn fort, auf dem Bauch, und sie zeigen dir, wie man unter einem Webstuhl durchkommt: flach, mit den Ellbogen, ohne dass ein Faden zittert. Am Abend haben alle Arbeit, als Träger bei Dorrit Ash. Sie trinken auf dich, aus der Flasche des Priesters, und lassen dir die Hälfte.

story-adventure-wilds-entry = Seite vierzig
story-adventure-wilds-entry-intro = Schwester Jutta führt ein Buch der Namenlosen, und auf Seite vierzig steht ein Mann, der eben über den Hügel gekommen ist und um Brot bittet. »Grauer Rock, Ringfinger fehlt, Zähne gut«, liest sie vor. »Ich habe dich begraben, verdammt. An die Zähne erinnere ich mich.« Er zählt seine Finger. Seit etwa einem Jahr, gibt er zu, ist ihm sonderbar; Hunde legen sich hin, und um ihn ist es immer etwas kalt. Seinen Namen weiß er auch nicht. Über die Schaufel hinweg sehen sie einander an, beide ein wenig gekränkt.
story-adventure-wilds-entry-a = Mit ihr unter dem Kreuz nachsehen.
story-adventure-wilds-entry-a-result = Ihr grabt. Unten liegt ein grauer Rock mit Steinen darin, ein Beutel und eine Flasche; jemand wollte tot sein und hat es gründlich machen lassen. Jutta flucht eine Weile. Dann gibt sie dir den Beutel, streicht den Eintrag und schneidet dem Mann sein Brot. Er isst wie einer, der zurückkommt.
story-adventure-wilds-entry-b = Herausfinden, wer er war.
story-adventure-wilds-entry-b-result = Im Futter steckt der Fetzen einer Rechnung: so viele Kerzen für ein Haus mit drei Schornsteinen, oben am Pass. »Wenn er lebt, will ich ihn von meiner Seite haben«, sagt Jutta. »Und wenn nicht, will ich wissen, wen zum Teufel ich da füttere.«

story-adventure-wilds-dueday = Zahltag im Moor
story-adventure-wilds-dueday-intro = »Zwei Kupfer der Egel, einer der Verband, nichts der Rat«, sagt Oda Hollin und packt weiter. Es ist Zahltag. Alles, was sie schuldig war, hat sie bezahlt, bis zum letzten Kupfer, und gestern kam eine Rechnung: für das Papier, auf dem es stand. »Jede Woche das Doppelte«, sagt sie. »Ich habe es ausgerechnet. Im Herbst schulde ich ihnen das Moor.« Sie lässt da, was sie nicht tragen kann: eine Reihe Gläser, ein Beet Mutterkraut und draußen auf dem Wasser das Einzige, wofür sie nie einen Preis hatte.
story-adventure-wilds-dueday-a = Die Gläser aufkaufen.
story-adventure-wilds-dueday-a-result = »Zum Einkaufspreis«, sagt sie, nennt ihn, und du zahlst. Jedes Glas wickelt sie in ein Blatt der Rechnung. Dann sieht sie sich in der leeren Hütte um, hebt die Tür aus den Angeln und trägt sie unterm Arm zum Damm. Eine Tür stellt ihr niemand in Rechnung.
story-adventure-wilds-dueday-b = Fragen, was auf dem Wasser ist.
story-adventure-wilds-dueday-b-result = Sie zeigt mit dem Kinn. Da draußen ist ein Licht, das in der Dämmerung angeht und von Bülte zu Bülte läuft und nichts tut. Seit zwanzig Jahren füttert sie es. Mitnehmen kann man es nicht, sagt sie, und dalassen auch nicht. »Ich wüsste nicht, was ich verlangen soll«, sagt Oda. Sie sieht ganz verloren aus.
story-adventure-wilds-dueday-c = Die Truhe auspacken, die von ihr ist.
story-adventure-wilds-dueday-c-result = Du stellst sie auf den Tisch und öffnest sie. Lange besieht sie, was du verbraucht hast und was nicht. »Mit der Arnika wart Ihr geizig«, sagt sie. Sie füllt auf bis zum Deckel, aus jedem Glas, und nimmt nichts dafür. Das ist das erste Mal im Leben, und ihr wird schwindlig davon.

story-adventure-wilds-fifth = Die Witwe Tarn wird umworben
story-adventure-wilds-fifth-intro = »Noch ein wenig?«, fragt die Witwe Tarn und schöpft. Vier Männer hat sie begraben, alle durch Pilze, und nun hat ein fünfter um sie angehalten. Er sitzt ihr gegenüber, ein Pikenier im Ruhestand, mit einem Ohr, und isst alles. Seit dem Frühjahr isst er alles. »Von den anderen habe ich ihm erzählt«, sagt sie sanft. »Er sagt, so gut habe noch keine gekocht.« Der Pikenier nickt und kaut. Auch um das Rezept hat er gebeten; und darum hat sie noch keiner gebeten.
story-adventure-wilds-fifth-a = Zum Abendessen bleiben.
story-adventure-wilds-fifth-a-result = Du bleibst und nimmst, was der Pikenier nimmt. Es ist wirklich sehr gut. Gegen zehn kommen die Farben, und danach schläfst du auf der Bank in den Armen von etwas Großem und Grünem. Am Morgen füllt sie dir eine Flasche aus dem Topf, aus dem er nichts bekam.
story-adventure-wilds-fifth-b = Fragen, wonach er sucht.
story-adventure-wilds-fifth-b-result = »Nach dem mit dem weißen Ring«, sagt der Pikenier, als sie am Brunnen ist. »Mein Bruder war der dritte.« Er legt den Löffel hin. Er ist gekommen, um sie an den Galgen zu bringen, sagt er. Dann hat sie über etwas gelacht. Der Pilz wächst im Wald, an einer alten Kalkgrube; es wäre ihm recht, wenn jemand nachsähe, ob das stimmt.

story-adventure-wilds-present = Jemand sagt: Hier
story-adventure-wilds-present-intro = Noch immer ruft Hauptmann Holt bei Sonnenuntergang die Dritte Kompanie auf, sechzig Namen; vier Mann antworten, und bei den übrigen wartet er ein wenig. Gestern, bei Nummer einunddreißig, sagte jemand: »Hier.« Es kam aus den Bäumen. »Lohse fiel auf dem Feld«, sagt Rainer Holt. »Ich habe es gehört.« Er hat sich rasiert. Seine vier sitzen Rücken an Rücken, und die Suppe hat keiner angerührt. Gleich geht die Sonne unter. Er hat die Liste in der Hand und weiß nicht, ob man einen Namen auslassen darf.
story-adventure-wilds-present-a = Für ihn aufrufen.
story-adventure-wilds-present-a-result = Du rufst auf. Bei einunddreißig ist es still, dann schluchzt es ganz in der Nähe: Es ist der Küchenjunge, der sich versteckt hatte und dachte, wenn es jemand sagt, dann isst der Hauptmann. Holt trägt ihn als einundsechzigsten ein. Die Kompaniekasse wird geteilt, durch sechs.
story-adventure-wilds-present-b = Der Stimme antworten und ihr folgen.
story-adventure-wilds-present-b-result = Bei einunddreißig antwortet sie wieder, weiter weg, und wieder, noch weiter; wie jemand, der mit der Laterne vorausgeht. Du gehst ihr nach in den Wald. Hinter dir hat der Hauptmann aufgehört zu lesen. Du hörst ihn zählen, von eins an, und niemand antwortet.
story-adventure-wilds-present-c = Dich bei einunddreißig in die Lücke stellen.
story-adventure-wilds-present-c-result = Du kennst die Stelle; du hast die Kompanie schon angetreten gesehen. Du stehst, wo Lohse stand, und als man ihn ruft, sagst du nichts und lässt es still sein, solange es muss. Dann geht Holt weiter zu zweiunddreißig. Am Abend zeigt er dir, wie man eine Reihe hält, die Löcher hat.

story-adventure-wilds-moon = Der Schlüssel unter der Matte
story-adventure-wilds-moon-intro = Am Dorfrand steht eine Zelle aus gutem Stein, mit einem Fenster und ohne Verbrechen. Der Schmied hat sie sich selbst gebaut. Drei Nächte im Monat geht er hinein, seine Frau dreht den Schlüssel um, und bis zum Morgen hört ihn das Dorf. Er ist ein vorsichtiger Mann. Nie hat er jemandem etwas getan; nur hat er ihr durch die Tür, in all dem Lärm, gesagt, wie sehr er sie liebt, und einmal steckte sie den Schlüssel ins Schloss. »Jetzt soll ihn meine Schwester halten«, sagt sie. »Aber die hat auch ein gutes Herz.« Heute ist die erste von drei.
story-adventure-wilds-moon-a = Drei Nächte den Schlüssel verwahren.
story-adventure-wilds-moon-a-result = Du sitzt auf dem Schlüssel. In der ersten Nacht argumentiert er, in der zweiten bettelt er, in der dritten kommt er durch den Fensterrahmen, und ihr lauft etliche Male um die Schmiede. Die Frau zahlt. Am Morgen hat er die Angel jedes Mal selbst gerichtet, ohne dich anzusehen.
story-adventure-wilds-moon-b = Suchen, was ihn gebissen hat.
story-adventure-wilds-moon-b-result = Gebissen hat nichts, sagt der Schmied bei Tag am Blasebalg. Im Wald, an einer alten Köhlerstelle, war eine Frau, der er etwas versprochen hatte, ehe er heiratete. Sie lachte, als er es ihr sagte, und meinte, er werde trotzdem kommen, drei Nächte im Monat.

story-adventure-wilds-crones = Betten für die Nacht
story-adventure-wilds-crones-intro = Drei Schwestern führen das Gasthaus im Moor: Eine braut, eine webt, eine flüstert. Das Bier ist schwarz, die Decken sind warm, und es ist Haar darin. Reisende gehen ausgeruht, und jedem fehlt etwas: ein Klingen im Ohr, ein Stottern, ein zweiter Name. »Wir nehmen nur, was lose hängt«, sagt Mutter Zettel, die webt, und lässt den Faden durch die Finger laufen. An dir hat sie ein loses Ende bemerkt.
story-adventure-wilds-crones-a = Den Faden ziehen lassen.
story-adventure-wilds-crones-a-result = Sie zieht, und heraus kommt eine ganze Gewohnheit mit allen Knoten. Es tut nicht weh. An die Stelle stopft sie etwas, das ein anderer Gast dagelassen hat, von besserer Qualität. Die Schwestern halten die Lampe hoch und nicken.
story-adventure-wilds-crones-b = Fragen, was sie mit alldem tun.
story-adventure-wilds-crones-b-result = Mutter Leis sagt es dir ins linke Ohr. Unten, wo das Moor in den See läuft, haben sie es zum Trocknen aufgehängt, alles, seit Jahren. Weiß man es einmal, hört man es bis hierher flattern.

story-adventure-wilds-miller = Habt Ihr einen Jungen gesehen
story-adventure-wilds-miller-intro = Der Müller hat die Mühle stillgelegt und geht mit einer Zeichnung von Gasthaus zu Gasthaus. Sie zeigt einen Jungen mit einem Schürhaken. Gezeichnet hat er sie selbst, mit Mehl, und so oft wurde sie verwischt und neu gemacht, dass sie nur noch ein weißer Fleck ist. »Elf«, sagt er. »Fragt viel.« Einmal hat er ihn geschlagen, weil er fragte. Dann war das Bett leer und der Topfdeckel fort. Schlagen würde er ihn nicht mehr. Er würde antworten.
story-adventure-wilds-miller-a = Sagen, wo du zuletzt von ihm hörtest.
story-adventure-wilds-miller-a-result = Du sagst, was du weißt, die Straße, den Tag. Er dankt und zahlt wie für einen Sack, nach Gewicht in der Hand. Am Abend hörst du ihn zwei Tische weiter üben: »Das kommt vom Mond. Das kommt vom Wasser.«
story-adventure-wilds-miller-b = Den Jungen suchen gehen.
story-adventure-wilds-miller-b-result = Im Wald ist Rauch, sagt der Stallknecht, wo niemand wohnt, und jemand schreit ihn mit hoher Stimme an. Der Müller ist gleich auf den Beinen, einen Arm im Mantel. Du sagst, er soll warten. Er setzt sich auf seine Hände.
story-adventure-wilds-miller-c = Wick zu ihm hineinschicken.
story-adventure-wilds-miller-c-result = Nein, sagt er. Dann geht er hinein, den Deckel vor sich. Du bleibst draußen und hörst lange nichts; dann eine Frage, mit tiefer Stimme, und der Junge antwortet, ausführlich. Am Morgen kommt er weiter mit. »Er hat gefragt, ob es wehtut«, sagt Wick. »Das hat mich noch keiner gefragt.«

story-adventure-wilds-scourge = Die Geißel der Sieben Täler
story-adventure-wilds-scourge-intro = Auf einer Kiefer sitzt ein Mann mit gemalter Narbe, und darunter sitzt ein Ghul und wartet. »Guten Abend«, sagt Kord. Seit Dienstag ist er da oben. Dem Dorf hatte er gesagt, Ghule fürchten ein kühnes Auge, und für das Auge hat man bezahlt; drei Tage lang sieht er ihn nun kühn an, und allmählich scheint er sich daran zu gewöhnen. Im Dorf tragen sie schon die Tische für die Siegesfeier hinaus.
story-adventure-wilds-scourge-a = Den Ghul weglocken.
story-adventure-wilds-scourge-a-result = Du pfeifst, und er kommt dir nach, froh, etwas zu tun zu haben. Als du ihn abgeschüttelt hast, kennst du sein Loch und die Wege dorthin. Wo du an der Kiefer vorbeireitest, hängt nur noch ein Medaillon aus Messing am Zweig und schaukelt.
story-adventure-wilds-scourge-b = Mit ihm die anderen holen gehen.
story-adventure-wilds-scourge-b-result = »Welche anderen?«, fragt Kord. Der hier ist nur der Posten, sagst du. Die übrigen schlafen im Steinbruch, bis es dunkel wird. Er klettert herunter, sehr langsam, mit geschlossenen Augen. Er kommt mit, sagt er. Nur möchte er, ehe er stirbt, gefragt werden, wer er ist.

story-adventure-wilds-pup = Es ist mir nachgelaufen
story-adventure-wilds-pup-intro = »Es ist mir nachgelaufen«, sagt das Mädchen. Es ist ein Barghest, halb ausgewachsen, mit einem Glimmen im Hals wie von einer Kohle, und er sitzt auf dem Kaminteppich, der raucht. Barghests gehen, wo etwas nicht bezahlt ist. Die Familie ist alles durchgegangen: die Kuh, das Dach, den Großvater. »Wir schulden niemandem etwas«, sagt die Mutter und wird ganz weiß. Das Tier legt dem Mädchen den Kopf in den Schoß. Es riecht nach Fluss.
story-adventure-wilds-pup-a = Es verjagen.
story-adventure-wilds-pup-a-result = Mit der Feuerzange jagst du es hinaus und über die Felder. Immer wieder bleibt es stehen und sieht sich um, ob du es ernst meinst. Sie zahlen sofort, alles, sehr genau, und bitten um eine Quittung. Die ganze Nacht steht das Mädchen am Fenster.
story-adventure-wilds-pup-b = Dir von ihm die Schuld zeigen lassen.
story-adventure-wilds-pup-b-result = Kaum sagst du es, steht es auf und geht voraus, zum Fluss hinunter, die Nase am Boden. An der Furt sieht es sich um. Die Mutter ist in Pantoffeln nachgekommen. »Es war doch nur ein Boot«, sagt sie. »Wir wollten es zurückbringen.«

story-adventure-wilds-guestbook = Das Gästebuch
story-adventure-wilds-guestbook-intro = In der Hütte unter dem Gletscher ist niemand zu Hause. Auf dem Tisch liegt ein Buch. »Feuer gut, Aussicht gut. Hauser.« »Blieb nur eine Nacht, des Lärms wegen. Prof. Lind.« »Es gibt keinen Lärm. Hauser.« »Neun kamen wir an, acht haben sich eingetragen.« »Vorrat leer. Wer die Marmelade nimmt, soll es sagen.« »Es ist nicht die Marmelade, die es nimmt. L.« Der letzte Eintrag ist noch feucht. »Willkommen« steht da, in großer Schrift, ohne Namen.
story-adventure-wilds-guestbook-a = Dich eintragen, die Läden verriegeln.
story-adventure-wilds-guestbook-a-result = Du trägst dich ein und verriegelst. Die ganze Nacht geht es ums Haus und probiert einen nach dem anderen wie ein Gast, der den Schlüssel verlegt hat. Am Morgen kennst du seinen Schritt und hast dazwischen gut geschlafen. Unter deinem Namen steht: »Ließ keine Krümel da.«
story-adventure-wilds-guestbook-b = Der nassen Tinte folgen.
story-adventure-wilds-guestbook-b-result = Tropfen davon sind auf dem Sims, im Schnee und weiter die Moräne hinauf, jeder rund und schwarz, einen langen Schritt auseinander. Das Buch steckst du ein. Beim Steigen kommt es dir immer schwerer vor.

story-adventure-wilds-frozenpost = Weder Schnee noch Frost
story-adventure-wilds-frozenpost-intro = Neben der Passstraße steht der Postbote, bis zum Knie in der Wehe, einen Arm ausgestreckt mit einem Brief. Seit Dezember steht er da. Man wollte ihn begraben, aber er lässt sich nicht biegen, und wer den Brief nimmt, findet am Morgen einen neuen in seiner Hand. Nie war die Post so pünktlich. Dieser ist für Hengfors, eilig. Darunter liegt im Schnee ein zweiter, an niemanden.
story-adventure-wilds-frozenpost-a = Den für Hengfors austragen.
story-adventure-wilds-frozenpost-a-result = Du bringst ihn auf der Poststraße nach Hengfors, in seinem Schritt, und es geht schneller als gedacht. Eine alte Frau unterschreibt. Er ist vom letzten Winter, es geht um einen Besuch. Sie bezahlt das Porto und setzt Wasser auf für zwei.
story-adventure-wilds-frozenpost-b = Den an niemanden öffnen.
story-adventure-wilds-frozenpost-b-result = Es ist seine eigene Schrift. Über der Baumgrenze hat er eine Hütte, steht da, und darin jemanden, den er nicht warten lassen wollte. Nun ist seine Hand offen. Darin liegt ein Schlüssel, so kalt, dass er an deinem Handschuh klebt.

story-adventure-wilds-tower = Die siebte Nacht
story-adventure-wilds-tower-intro = Im verfallenen Turm lebt eine Striege, und sie hat eine Tante. Jede siebte Nacht kommt die Tante mit einem Korb, stellt ihn an die Treppe und liest vor, bis das Knurren aufhört. »Die mit den Schlössern mag sie«, sagt sie. Eine Striege schläft bei Tag im eigenen Sarg, und wer sie bis zum Hahnenschrei draußen hält, kann sie zurückverwandeln. Der Verwalter des Königs würde zahlen, damit es schneller geht.
story-adventure-wilds-tower-a = Es nach Art des Verwalters machen.
story-adventure-wilds-tower-a-result = Am Nachmittag gehst du mit Silber hinauf. Es geht schnell, sie hat geschlafen. Im Hof zahlt der Verwalter. An der Treppe steht ein Korb, darin sind ein Kuchen, ein Kamm und der zweite Band.
story-adventure-wilds-tower-b = In Wyzima fragen, wer sie verfluchte.
story-adventure-wilds-tower-b-result = »Er ist noch bei Hofe«, sagt die Tante und bläst die Kerze aus. »Zu Mittwinter schickt er mir eine Gans.« In Wyzima sollst du nach einem alten Herrn mit sehr sauberen Händen suchen. Bis du wiederkommst, liest sie weiter; vier Bände hat sie.

story-adventure-wilds-hanged = Ein Mann auf dem Galgenhügel
story-adventure-wilds-hanged-intro = »Ihr da«, sagt der Gehängte. »Ist Donnerstag?« Es ist Donnerstag. Er seufzt und dreht sich ein wenig am Strick. Donnerstags kam immer seine Frau mit dem Hund herauf. Seit vier Wochen kommt sie nicht, und er macht sich Sorgen, denn sie zieht zu ihrem Bruder nach Stygga, und der Bruder trinkt. Von hier oben sieht er eine Menge, und umsonst bräuchte es niemand zu tun.
story-adventure-wilds-hanged-a = Dir sagen lassen, was er sieht.
story-adventure-wilds-hanged-a-result = Er sagt es dir: das Ding im Niederwald, seine Zeiten, sein schlimmes Bein. Dafür schlägst du ihm einen Ast weg, der Aussicht wegen. Der Junge, der Strickenden stiehlt, hat seine Flasche unter der Stufe; auch die schenkt dir der Gehängte.
story-adventure-wilds-hanged-b = In Stygga nach seiner Frau sehen.
story-adventure-wilds-hanged-b-result = »Sagt nicht, dass ich gefragt habe«, bittet er. »Sagt, Ihr kamt vorbei. Krault den Hund.« Wind kommt auf, und er dreht sich mit, um dir mit dem, was er an Augen hat, bis zur Biegung nachzusehen.

story-adventure-wilds-ham = Der Mittwinterschinken
story-adventure-wilds-ham-intro = Jeden Mittwinter kommt über die Berge ein Schinken zu Theodor Grole, und nie hat ihn jemand geschickt. Dieses Jahr ist er eingeschneit, und Benno auch, in einer Hirtenhütte, den Schinken neben sich auf der Bank. »Heute Abend muss er da sein«, sagt er durch den Schal; er hat Fieber und drei Zehen zu wenig. »Er stellt den Teller hin. Er denkt, ich weiß es nicht.« Nach Hengfors ist es weit, und es ist ein königlicher Eber.
story-adventure-wilds-ham-a = Bleiben und die Zehen pflegen.
story-adventure-wilds-ham-a-result = Du bleibst, reibst, flößt ihm ein, was du hast und was der Hirte dagelassen hat. Gegen Morgen ist er außer Gefahr und macht wieder Witze. Zum Dank gibt er dir den Vorrat des Hirten. Es ist das erste Mal, dass er verschenkt, was ihm wirklich nicht gehört.
story-adventure-wilds-ham-b = Den Schinken nach Hengfors bringen.
story-adventure-wilds-ham-b-result = »Ihr habt ihn gefunden«, schärft Benno dir ein. »Er fiel von einem Wagen. Fragt er, von was für einem, dann rennt.« Er wickelt ihn in den eigenen Rock. Er ist ganz vergnügt, bis du draußen bist, und du hörst ihn aufstehen wollen, um dir zu folgen.
story-adventure-wilds-ham-c = Die Hündin damit schicken.
story-adventure-wilds-ham-c-result = Du bindest ihn ihr auf den Rücken, sagst ihr den Namen, und sie geht los, ohne Eile. In zwei Tagen ist sie zurück, den Teller um den Hals und eine Quittung in zittriger Schrift: ein Schinken, erhalten von Hund. Für jeden hat er eine Münze dazugelegt und für Zehen eine Flasche.

story-adventure-wilds-ford = Die zwei an der Furt
story-adventure-wilds-ford-intro = Seit elf Jahren kämpfen an der Furt zwei Ritter, von acht bis sechs, mit einer Stunde Mittag. Keiner lässt den anderen hinüber. Sie sind dabei alt geworden und steif, und sie helfen einander auf. »Warum?«, sagt der Grüne und senkt das Schwert. »Weißt du es noch?« »Es war dein Pferd«, sagt der Rote, »oder meine Schwester.« Das Pferd ist lange tot. Die Schwester, fällt ihnen ein, wohnt flussabwärts.
story-adventure-wilds-ford-a = Bis sechs mitmachen.
story-adventure-wilds-ford-a-result = Einen dritten Gegner sehen sie gern. Um sechs kennst du jede Parade gegen einen, den man elf Jahre kennt, und eine ganz neue, für den dritten. Sie bestehen darauf, dass du die trockene Decke nimmst.
story-adventure-wilds-ford-b = Die Schwester fragen.
story-adventure-wilds-ford-b-result = »Würdet Ihr?«, sagen beide. Sie setzen sich nebeneinander ans Ufer und wissen nicht, was man mit einem freien Nachmittag anfängt. Als du dich umsiehst, hält der Grüne ein Butterbrot hin, und der Rote überlegt, ob das zulässig ist.

story-adventure-wilds-crows = Die Krähen halten Gericht
story-adventure-wilds-crows-intro = Auf dem Stoppelfeld sitzen an die zweihundert Krähen im Kreis, und in der Mitte eine mit hängendem Flügel. Es geht schon den ganzen Morgen. Reihum krächzen sie; die in der Mitte schweigt. Wenn es zu Ende ist, weiß der Bauer, gehen alle zugleich auf sie los und fliegen ohne einen Laut davon. Im Kreis ist eine Lücke. Sie ist auf deiner Seite und etwa so breit wie ein Mensch.
story-adventure-wilds-crows-a = In den Kreis treten.
story-adventure-wilds-crows-a-result = Du legst ab, was du trägst, und stellst dich daneben. Zweihundert Köpfe wenden sich. Das Gesetz kennst du nicht, also bleibst du nur und siehst jede an. Gegen Mittag steigen sie auf wie Rauch. Sie ist auf deinen Stiefel gehüpft; und auch dich hat man von etwas freigesprochen.
story-adventure-wilds-crows-b = Fragen, was sie getan hat.
story-adventure-wilds-crows-b-result = Die mit dem hängenden Flügel sieht dich an und dann lange den Wald. Vor dir her hüpft sie zum Feldrand. Die anderen lassen sie gewissermaßen auf Bürgschaft gehen: Elf kommen mit, von Baum zu Baum.

story-adventure-wilds-flood = Hochwasser
story-adventure-wilds-flood-intro = In der Nacht ist der Fluss gestiegen und trägt Häuser. Ganz langsam ziehen sie vorbei. Auf einem Dach sitzen eine Familie, ein Schwein und eine Uhr; auf dem nächsten sitzt ein Kaufmann auf seiner Truhe und ruft, was er zahlt. Du hast ein Boot, ein Ruder und Zeit für eines der Dächer. Ein drittes kommt, weiter draußen, darauf ist nur eine Wiege, und jemand schaukelt sie von unten.
story-adventure-wilds-flood-a = Die Familie holen, und die Truhe.
story-adventure-wilds-flood-a-result = Du machst beides, schlecht. Die Familie ist drin, die Truhe halb, das Boot bekommt drei Balken in die Seite und du den vierten. Der Kaufmann zahlt, nass, auf die Münze. Im Arm des Schweins schlägt die Uhr, pünktlich.
story-adventure-wilds-flood-b = Der Wiege nachfahren.
story-adventure-wilds-flood-b-result = Sie ist schon weit draußen und dreht sich. Du ruderst mit dem Rücken zu ihr, anders geht es nicht. Auf dem Dach hinter dir ruft der Kaufmann nicht mehr, und du hörst den Vater den Kindern sagen, sie sollen nicht hinsehen. An der Biegung treibt die Wiege ins Schilf.

story-adventure-wilds-slot = Frische Fährte
story-adventure-wilds-slot-intro = Im nassen Moos, sauber wie ein Siegel, steht der Tritt eines Hirsches. Er ist zu groß. Ein Köhler hat ihn gefunden und sich danebengesetzt, damit keiner hineintritt. »Einen gibt es, der das sehen müsste«, sagt er. »Seit dreißig Jahren ist er hinter ihm her. Man lacht.« Des Regens wegen hat er den Hut über den Abdruck gelegt. Er führt bergauf, in den alten Wald, und in jedem zehnten ist etwas Reif.
story-adventure-wilds-slot-a = Vom Köhler lesen lernen.
story-adventure-wilds-slot-a-result = Er hebt für dich den Hut. An der Tiefe, am Schleifen, an der Nessel, die noch nicht wieder steht, nennt er dir die Stunde; und wie man den Fuß daneben setzt. Was so einem Hirsch folgt, seit jeher, kam eine Stunde später vorbei. Dessen Zeichen kennst du.
story-adventure-wilds-slot-b = Ihr selbst nachgehen.
story-adventure-wilds-slot-b-result = Du gehst ihr nach, solange Licht ist, und dann nach dem Reif. Der Wald wird älter. Du merkst, dass du auf den Außenkanten gehst und durch die Nase atmest und dass sich nichts vor dir fürchtet.
story-adventure-wilds-slot-c = Corvin rufen.
story-adventure-wilds-slot-c-result = Er kommt, zieht den Handschuh aus und legt die Hand hinein. So lange schweigt er, dass der Köhler den Hut wieder aufsetzt. »Er war hier«, sagt Corvin dann, genau. Heute folgt er ihm nicht. Am Abend bringt er dir bei, wie man etwas für morgen übrig lässt.

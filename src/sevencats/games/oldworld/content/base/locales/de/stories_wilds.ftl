# Erkundungskarten der Wildnis. Eine Karte hat einen Titel, einen Text zum Vorlesen (-intro), ihre Optionen
# (-a, -b) und zu jeder, was daraus wird (-a-result ...); das sieht vor der Wahl niemand.

## Die ersten zwölf

story-wilds-ferryman = Heute keine Überfahrt
story-wilds-ferryman-intro = Lorcan Weir, der die Fähre führt, setzt heute nicht über. Drei Nächte lang hat ihm etwas unter Wasser einen Knoten ins Seil gemacht. Und drüben am Ufer steht ein Fahrgast, der sich seit Sonntag nicht gerührt und im Voraus bezahlt hat, mit sehr altem Geld.
story-wilds-ferryman-a = Dich um das Seil kümmern.
story-wilds-ferryman-a-result = Du tauchst hinunter und gleich wieder auf. Was solche Knoten knüpft, hat Finger, sehr viele, und Geduld. Lorcan kerbt ein Zeichen ins Ufer, wo die Strömung falsch herum läuft. Dann macht er die Fähre fest, mit einem zweiten Seil.
story-wilds-ferryman-b = Dich um den Fahrgast kümmern.
story-wilds-ferryman-b-result = Er ist trocken, höflich und lange tot. Freunde von ihm würfeln in einem Wald, erklärt er, und er käme ungern zu spät. Ob du wohl die Runde vollmachen magst? Es gibt einen kleinen Einsatz.

story-wilds-beehives = Nachthonig
story-wilds-beehives-intro = Die Bienen in diesem Tal fliegen neuerdings nachts, und ihr Honig leuchtet. Der Imker, aufs Doppelte geschwollen und bester Laune, schwört, er heile alles außer Bienen. »Nehmt, was Ihr wollt«, sagt er. »Ich spüre meine Hände nicht.«
story-wilds-beehives-a = In die Stöcke greifen.
story-wilds-beehives-a-result = Bis über die Ellbogen steckst du in den Waben, da rücken sie an, in Kolonnen, wie Fußvolk. Später ziehst du die Stacheln aus dem, was von deiner Deckung übrig ist, und zählst die gefüllten Fläschchen.
story-wilds-beehives-b = Ihm deine zweiten Handschuhe verkaufen.
story-wilds-beehives-b-result = Er zahlt sofort und verwechselt beim Anziehen links und rechts. Dann drückt er dir die Hand, herzlich, ohne es zu merken. Ihr scheidet als Freunde, wenn auch auf einige Entfernung.

story-wilds-scarecrow = Die Vogelscheuche
story-wilds-scarecrow-intro = Ein Feld, eine Vogelscheuche, keine Krähen. Auch keine Mäuse, keine Käfer, und die Gerste ist in einem Ring von ihr weggewachsen. Sie trägt einen guten Mantel, mit etwas Schwerem in der Tasche. Soweit du sehen kannst, hat sie dich noch nicht angeschaut.
story-wilds-scarecrow-a = In die Tasche greifen.
story-wilds-scarecrow-a-result = Strohfinger schließen sich um deine, trocken und flink, und halten fest, während da oben etwas überlegt. Dann lassen sie los. Erst auf der Straße, unter freiem Himmel, machst du die Faust auf.
story-wilds-scarecrow-a-band-1 = Nur Stroh liegt darin. Der Riemen über deiner Schulter ist sauber durchgeschnitten, und was daran hing, hängt jetzt am Pfahl.
story-wilds-scarecrow-a-band-2 = Eine Flasche liegt darin, mit Wachs verschlossen und noch warm. Jemand vor dir hat tiefer gegriffen und sie nicht mehr herausbekommen.
story-wilds-scarecrow-a-band-3 = Es ist ein Knöchel aus Feuerstein, glatt gegriffen, und er liegt in deiner Hand, als wäre sie um ihn gewachsen. Seither packst du fester zu.
story-wilds-scarecrow-b = Um sie herumgehen und den Boden lesen.
story-wilds-scarecrow-b-result = Die Spuren kommen bis an den Ring, halten, überlegen und gehen außen herum. Nun weißt du, was hier jagt und wovor es sich fürchtet.

story-wilds-charcoal = Fünf Meiler, vier Köhler
story-wilds-charcoal-intro = Fünf Kohlenmeiler, vier Köhler. Der fünfte, Ulf, kroch hinein, um nach dem Feuer zu sehen, und kleine Hände zogen die Grassoden hinter ihm zu. Die anderen schüren weiter, weil das Holz bezahlt ist und wegen des Klopfens.
story-wilds-charcoal-a = Versprechen, das Nest auszuräumen.
story-wilds-charcoal-a-result = Nekker haben es gern warm. Sie haben sich von Meiler zu Meiler gegraben und weit unter die Bäume, und wo der Boden hohl klingt, da lauschen sie. Du wirst Tageslicht brauchen und festen Grund.
story-wilds-charcoal-b = Die Arbeit des Vermissten tun, für seinen Lohn.
story-wilds-charcoal-b-result = Du harkst und deckst und hustest, bis es dunkel wird, mit Ulfs Harke und unter Ulfs Mütze, und bekommst, was Ulf bekommen hätte. Vom Klopfen spricht keiner. Am Abend auch du nicht mehr.

story-wilds-chapel = Der Brunnen des Eremiten
story-wilds-chapel-intro = Die Kapelle des Eremiten hat ihr Dach und ihren Gott verloren, aber der Brunnen zieht noch Pilger an. Er gibt doppelt zurück, was man hineinwirft, erklärt der Eremit, nur nie dasselbe. Einmal warf er seine Zähne hinein. Er rät davon ab.
story-wilds-chapel-a = Einen Trank in den Brunnen gießen.
story-wilds-chapel-a-result = Das Wasser wird dunkel, dann klar, und riecht nach Regen. Du trinkst. Auf halbem Weg ins Tal merkst du, dass dir etwas, was du seit Jahren übst, leicht von der Hand geht.
story-wilds-chapel-b = Dorthin steigen, wo das Wasser entspringt.
story-wilds-chapel-b-result = Die Quelle liegt hoch in den Felsen, und die Steine ringsum sind in sieben Farben gefleckt. Jemand spült dort Flaschen, oder hat es getan.

story-wilds-hound = Die Hündin des Toten
story-wilds-hound-intro = Eine Hündin steht über einem toten Jäger, und seit einer Woche hat nichts gewagt, die Leiche anzurühren. Sie besteht aus Rippen und Zähnen. Als du näher kommst, knurrt sie nicht; sie misst den Abstand. Sie tut das offenbar nicht zum ersten Mal.
story-wilds-hound-a = Ihr deinen Schal dalassen und gehen.
story-wilds-hound-a-result = In dieser Nacht stehen Augen am Rand des Feuerscheins, und sie bleiben bis zum Morgen. Die Hündin wartet auf ein besseres Angebot, und es sollte Fleisch sein.
story-wilds-hound-b = Das Kettenhemd des Toten nehmen.
story-wilds-hound-b-result = Es ist ein gutes Hemd. Es an ihr vorbeizubringen kostet dich einen Ärmel, etwas Haut und alles, was du über Hunde weißt. Danach legt sie sich wieder auf den Toten.

story-wilds-poacher = Kopfüber
story-wilds-poacher-intro = Benno Grole hängt an einem Fuß in der eigenen Schlinge und lobt die Aussicht. Fürs Herunterlassen bietet er entweder den Ort, wo er das Untier sah, oder den, wo er seine Armbrust versenkt hat. »Eins von beiden«, sagt er. »Ich muss auch leben. Und wenn ein Steuerpächter mit meiner Nase fragt: Ihr habt mich tot gefunden.«
story-wilds-poacher-a = Das Untier.
story-wilds-poacher-a-result = Er zeichnet es in den Dreck, kopfüber: eine Senke, eine gestürzte Eiche, Knochen. Du kappst den Strick, ehe er fertig ist. Er landet schlecht und bedankt sich.
story-wilds-poacher-b = Die Armbrust.
story-wilds-poacher-b-result = »Unter einem Steg, in Öltuch«, sagt er und, nachdem du ihn eine Weile hast schaukeln lassen, auch unter welchem. Ob du ihr wohl einen Tropfen Öl geben könntest?

story-wilds-mushrooms = Eine Frage der Dosis
story-wilds-mushrooms-intro = Der Korb der Witwe Tarn ist voll roter Kappen, die kein vernünftiger Mensch anfasst. Sie trocknet sie, mahlt sie und isst sie bei Neumond, und vier Männer hat sie begraben. »Alles eine Frage der Dosis«, sagt sie milde. »Sie wollten ja nicht hören.«
story-wilds-mushrooms-a = Eine Prise versuchen.
story-wilds-mushrooms-a-result = Die Bäume holen Luft. Du setzt dich vorsichtig hin und wartest, bis die Welt sagt, was sie will. Die Witwe hält dein Handgelenk und zählt.
story-wilds-mushrooms-a-band-1 = Sie will hinaus. Dein Beutel ist näher als der Busch. »Zu viel«, sagt die Witwe und schreibt es sich auf den Ärmel.
story-wilds-mushrooms-a-band-2 = Sie sagt: jetzt. Du stehst auf, im Kopf ist gefegt und gelüftet, und wie beim Schach siehst du drei Züge weit.
story-wilds-mushrooms-a-band-3 = In der Dämmerung wachst du unter ihrer Decke auf. Eine deiner Flaschen hat sie gefüllt. »Dasselbe«, sagt sie, »nur ohne das Gerede.«
story-wilds-mushrooms-a-band-4 = Du hörst, was wächst, wo und wofür. Bis zum Abend verklingt es, aber die bessere Hälfte bleibt.
story-wilds-mushrooms-b = Einen deiner Kniffe gegen ihren tauschen.
story-wilds-mushrooms-b-result = Du zeigst ihr, wie man mit zwei Fingern ein Herz anhält; sie will es noch einmal sehen. Was du dafür bekommst, ist leiser, und du wirst es öfter brauchen.

story-wilds-cairn = Das Steinmal mit zwei Gesichtern
story-wilds-cairn-intro = Das Steinmal hat zwei Gesichter. Zu den Bergen hin hat es jemand Stein auf Stein gesetzt und sich Zeit gelassen; zum Meer hin ist es ein Haufen, in Eile aufgebrochen, und zwar von innen. Ein Ring aus Eisenpfählen hält die Hirten fern.
story-wilds-cairn-a = Denen nachgehen, die es gebaut haben.
story-wilds-cairn-a-result = Die Steine stammen aus einem Bruch, dessen Name von jedem Meilenstein gemeißelt wurde. Den Weg gibt es noch, wenn es dich nicht stört, ihn für dich zu haben.
story-wilds-cairn-b = Dem nachgehen, was herauskam.
story-wilds-cairn-b-result = Die Spur ist hundert Jahre alt und vollkommen deutlich. Sie führt nach Kaer Seren und endet unter einer Mauer, die mehr gehalten hat, als sie sollte.

story-wilds-huntsman = Das Feuer des Jägers
story-wilds-huntsman-intro = Corvin teilt sein Feuer mit dir und fragt nicht nach dem Namen. Seit dreißig Jahren ist er hinter demselben Hirsch her und hat unterwegs fast alles andere getroffen. Er ringe auch, sagt er, bindet einen roten Faden um einen Pfeil und mustert dich wie ein Mann, der ein Pferd kauft.
story-wilds-huntsman-a = Mit ihm ringen.
story-wilds-huntsman-a-result = Er wirft dich, bis der Mond untergeht, jedes Mal ein wenig langsamer, bis du siehst, wie es geht. Dann fliegt er selbst in den Farn und ist zufrieden. Du erwachst steif, gegen Mittag.
story-wilds-huntsman-b = Seine Karten kaufen.
story-wilds-huntsman-b-result = Sie sind auf Rinde gezeichnet, und die Hälfte zeigt bloß den Hirsch. Die andere Hälfte ist genau: Er hat vermerkt, welcher Bau leer ist und welcher nur so aussieht.

story-wilds-midwife = Die Hebamme geht
story-wilds-midwife-intro = Hessa, die Hebamme, eilt durch die Dämmerung. Sie hat etwas auf die Welt geholt, das sie nicht beschreiben mag, bei einer Mutter, die nicht erfreut war, und zieht nun fort. Um Ilka, die das Licht hielt und geblieben ist, solle sich jemand kümmern, sagt sie. Sie nicht.
story-wilds-midwife-a = Fragen, wohin Ilka ging.
story-wilds-midwife-a-result = Zum Wasser hinunter, mit brennender Lampe. Sie kennt Kräuter und behält die Nerven; laufen sehen hat Hessa sie noch nie. Vielleicht wäre ihr Gesellschaft recht.
story-wilds-midwife-b = Hessa sicher zum Kreuzweg bringen.
story-wilds-midwife-b-result = Sie redet den ganzen Weg, um die Dinge fernzuhalten. Am Kreuzweg zahlt sie, in Münzen und in Glas, fragt, welche Straße die längste ist, und nimmt sie.

story-wilds-stone = Der lauschende Stein
story-wilds-stone-intro = Der stehende Stein lauscht. Die Dörfler erzählen ihm ihre Sünden und legen eine Münze hin, damit er sie behält. Neuerdings wiederholt er sie nachts, mit ihren eigenen Stimmen, und zwei Ehen sind dahin. Man bittet dich um ein Wort mit ihm.
story-wilds-stone-a = Den Preis zahlen und etwas Wahres sagen.
story-wilds-stone-a-result = Er schweigt lange. Dann antwortet er mit deiner eigenen Stimme und sagt dir, an welcher Stelle deines besten Hiebs du es schon immer zu eilig hattest.
story-wilds-stone-b = Ihn niederbrüllen.
story-wilds-stone-b-result = Du brüllst, bis dir nichts mehr einfällt, woran du glaubst. Der Stein behält alles. In der Stille bleibt ein kleiner neuer Gedanke.

## Leute unterwegs

story-wilds-wick = Der Junge mit dem Schürhaken
story-wilds-wick-intro = »Stimmt es, dass du im Dunkeln siehst? Stimmt es, dass du nichts fühlst? Wieso guckst du dann so?« Seit der Mühlbrücke läuft er dir nach, einen Schürhaken quer über dem Rücken, einen Topfdeckel am Arm. Er heißt Wick, ist elf und von daheim fortgelaufen, um Hexer zu werden. »Wie alt warst du? Tut es weh? Kann man wieder aufhören?«
story-wilds-wick-a = Ihn heim in die Mühle bringen.
story-wilds-wick-a-result = Er kommt mit, ohne Widerrede, womit du nicht gerechnet hast, und mit jeder Meile langsamer. Als das Dach zu sehen ist, fasst er dich am Ärmel. »Bei Niedrigwasser ist immer einer dran«, sagt er. »Dieses Jahr bin ich der Kleinste.«
story-wilds-wick-b = Ihm die Nachtwache überlassen.
story-wilds-wick-b-result = Bis Sonnenaufgang macht er kein Auge zu, dann erstattet er Bericht: was am Feuer vorbeikam, auf wie vielen Beinen, wohin, und woran es geschnuppert hat. Im Schlamm steht alles genau so. Du hast gut geschlafen. Ein Fuhrmann nimmt ihn mit nach Hause, und er fragt immer noch.

story-wilds-roll-call = Sechzig Namen
story-wilds-roll-call-intro = »Abel.« »Hier!« »Adamsen.« Nichts. Der Mann in der halben Uniform wartet so lange, wie eine Antwort brauchen würde, und ruft den nächsten auf. Sechzig Namen ruft er auf der Lichtung, und vier Mann antworten. Erst dann dreht Hauptmann Holt vom Dritten Fähnlein sich um und teilt dir mit, ohne dich anzusehen, dass auf dieser Straße Zoll erhoben wird.
story-wilds-roll-call-a = Fragen, wo die anderen sind.
story-wilds-roll-call-a-result = »Auf einem Feld«, sagt Holt. »Ich gab Befehl zu stehen. Dann bin ich gerannt.« Mit einem Stock zeichnet er dir den Wald auf, jeden Graben, und reibt an der Stelle, wo die Reihe stand, bis der Boden kahl ist. Nachgesehen hat keiner.
story-wilds-roll-call-b = Mit Arznei für seine Verwundeten zahlen.
story-wilds-roll-call-b-result = Der Trank geht an einen Lanzenreiter mit schlimmem Bein, der gleich aufsteht und nichts schuldig bleiben will. Bis Mittag drillt er dich mit einer Hopfenstange. Du nimmst einen Stoß mit, den das Dritte Fähnlein nicht mehr braucht.

story-wilds-nameless = Das Buch der Namenlosen
story-wilds-nameless-intro = Am Straßenrand steht eine Frau in den Fetzen eines Ordenskleids, gräbt und flucht auf den Frost. Schwester Jutta hat ihren Gott verloren, aber die Schaufel behalten. »Mann. Um die vierzig, gute Zähne«, sagt sie und schreibt es in ein Buch. »Zwei Schwerter. Kein Name.« Mit dem Daumen wischt sie das Medaillon des Toten blank, und es ist ein Bär. »Habt Ihr den gekannt?«
story-wilds-nameless-a = Das Medaillon zu seiner Schule bringen.
story-wilds-nameless-a-result = Sie beißt die Schnur durch und gibt es dir mit beiden Händen. Die Bären wohnen in Haern Caduch, soweit sie irgendwo wohnen. »Fragt, wie er hieß«, sagt Jutta. »Ich lasse die Zeile frei.«
story-wilds-nameless-b = Die Schaufel nehmen.
story-wilds-nameless-b-result = Du gräbst, bis die Handflächen offen sind, so tief, dass kein Wolf Lust bekommt, und der Tag ist hin. Ehe die Erde daraufkommt, zeigt Jutta dir, wie er lag: den Arm über der Kehle, die Knie angezogen, den Stahl nach außen. Das hatte ihn lange am Leben gehalten.

story-wilds-hearths = Herdgeld
story-wilds-hearths-intro = »Posten«, liest Theodor Grole, Steuerpächter. »Niederried, neunzehn Häuser. Schornsteine: keine.« Über Nacht wurden alle zugemauert. Rauch kommt aus den Türen, den Fenstern und den Ärmeln des Schulzen, der erklärt, man habe das Feuer aufgegeben, es sei schlecht für die Augen. Er weint dabei. Hinter den Hecken heben Leute Steine auf.
story-wilds-hearths-a = Grole heil aus dem Dorf bringen.
story-wilds-hearths-a-result = An der zweiten Hecke geht es los. Du gehst auf der Seite, von der die Steine kommen, bis zur Brücke. Grole zahlt auf den Pfennig, bittet um eine Quittung und verbucht deine Beulen unter Auslagen.
story-wilds-hearths-b = Schwören, du hättest keinen Rauch gesehen.
story-wilds-hearths-b-result = Du schwörst es mit tränenden Augen. Grole sieht dich eine Weile an, schreibt »keine« und geht. Am Abend sind die Schornsteine wieder offen. Die Schulzin bringt dir eine Flasche, und der Schmied zeigt dir, was man mit einem Blasebalg noch alles machen kann.

story-wilds-brothers = Zwei Brüder namens Grole
story-wilds-brothers-intro = »Du hättest Schreiber werden können.« »Und du ein Bruder.« Theodor Grole pachtet die Steuern des Königs; Benno Grole schießt die Hirsche des Königs. Der eine hat einen Haftbefehl im Rock, der andere einen Preis auf dem Kopf, und heute Nacht sind beide ans selbe Feuer gekommen, an deines. Benno geht Wasser holen. »Ich bin verpflichtet zu fragen«, sagt Theodor, nicht sehr laut. »Wo schläft er?«
story-wilds-brothers-a = Es ihm sagen.
story-wilds-brothers-a-result = Er schreibt es auf und zählt dir die Belohnung in die Hand, Münze für Münze, weil es Gesetz ist. Dazu bekommst du eine Skizze von Bennos Schlingen und von allem, was hineinging. Das Buch bekommt er erst beim dritten Versuch zu.
story-wilds-brothers-b = Sagen, dass du es nicht weißt.
story-wilds-brothers-b-result = Theodor nickt, dankt zweimal und legt sich mit dem Gesicht zum Dunkeln. Am Morgen ist Benno fort. In deinem Stiefel steckt ein Angelhaken an einem Stück Schnur: Er wird irgendwo am Wasser sein, und er will bezahlen.

story-wilds-fen = Zuerst der Preis
story-wilds-fen-intro = Die Kräuterfrau steht bis an die Rippen im Moor und kommt nicht heraus, der drei Männer am Ufer wegen. Sie haben ein Papier. »Zuerst der Preis«, ruft Oda Hollin dir zu. »Ich schulde mehr, als ich wiege. Mein Mann war ein Jahr lang krank. Er ist tot, die Schulden sind wohlauf. Ein Haus in Nowigrad hat sie gekauft, und jetzt soll ich mit. Da sind mir die Blutegel lieber.«
story-wilds-fen-a = Den Männern erklären, sie habe zu tun.
story-wilds-fen-a-result = Man muss es ihnen länger erklären. Am Ende liegt das Papier im Schlamm, einer der Männer obenauf, und durch deine Deckung ging ein Haumesser. Oda watet ans Ufer und füllt dir die Tasche mit Flaschen. »Damit sind wir quitt«, sagt sie erleichtert.
story-wilds-fen-b = Anbieten, in Nowigrad für sie zu sprechen.
story-wilds-fen-b-result = »Was nehmt Ihr dafür?«, fragt Oda und glaubt die Antwort nicht. Die Männer sind froh, trocken heimzukommen; sie lassen dir die Nummer des Papiers da. Oda zieht weiter Wurzeln und behält die Straße im Auge, auf der du zurückkommen wirst.

story-wilds-survey = Wo die Kette endet
story-wilds-survey-intro = Adelheid Voss, Landmesserin der Krone, ist am Ende der Straße angelangt, mit einer Eisenkette, zwei müden Kettenziehern und einem leeren Blatt. »Hinter dem Kamm da«, sagt sie. »Gibt es dort ein Dorf?« Du hast es gesehen: elf Dächer. Was auf ihrer Karte steht, zahlt Steuern. Was nicht daraufsteht, bekommt keine Soldaten, kein Korn und keine Brücke. »Ich zeichne, was mir Leute sagen, die dort waren. Nun?«
story-wilds-survey-a = Sagen, dass es da ist.
story-wilds-survey-a-result = Sie zieht elf kleine Vierecke und fragt, wie man es schreibt. Beeidet wird so etwas in Hengfors, wo die Liga um jeden Hügel streitet; sie nimmt dich im eigenen Wagen mit und zahlt das Zeugengeld. Hinter dem Kamm fängt ein Hund zu bellen an, als wüsste er Bescheid.
story-wilds-survey-b = Sagen, dass da nur Sumpf ist.
story-wilds-survey-b-result = Sie sieht auf deine Stiefel, die trocken sind, und zeichnet Schilf. Das Dorf will dir einen Käse dafür schicken. Was kommt, ist ein Junge, außer Atem: Etwas holt die Schafe, und die Garnison können sie nicht rufen, denn ihr Dorf gibt es ja nicht.

story-wilds-turnips = Ein dummes Gesicht
story-wilds-turnips-intro = Seit vierzig Jahren fährt Dorrit Ash diese Straße, und ihrem Maultier, dem Propst, hat noch keine Elle davon gefallen. Jetzt hat er sich vor einen Schlagbaum gesetzt, und hinter dem Karren kommen Reiter über den Hügel. »Obenauf sind Rüben«, sagt sie, ohne sich umzudrehen. »Unter den Rüben ist Salz. Was unter dem Salz ist, geht Euch nichts an. Steigt auf, setzt Euch drauf und schaut dumm drein. Könnt Ihr das?«
story-wilds-turnips-a = Aufsteigen und dumm dreinschauen.
story-wilds-turnips-a-result = Wie sich zeigt, kannst du es. Die Reiter stochern in den Rüben, finden an deinem Gesicht nichts Steuerpflichtiges und tragen das Maultier eigenhändig am Schlagbaum vorbei. Dorrit nimmt dich bis zu den Salzpfannen von Cidaris mit und bezahlt dich für den Ausdruck.
story-wilds-turnips-b = Fragen, was unter dem Salz ist.
story-wilds-turnips-b-result = Das Salz niest. Dorrit seufzt und schiebt ein Brett beiseite: zwei rote Augen und eine Hand, die eine Soldatenmütze hält. »Die soll nach Cidaris«, sagt Dorrit. »Am Kai sollte jemand stehen, wenn ich sie hinbringe. Jemand, der nicht dumm dreinschaut.«

story-wilds-letter = Ein Herr, etwas verspätet
story-wilds-letter-intro = Auf einem Meilenstein sitzt ein Toter, trocken, wohlerzogen, den Hut auf den Knien. Er bedauert die Störung. Man erwarte ihn beim Würfeln; davor habe man ihn zu Hause erwartet, doch lag ein Fluss dazwischen. In seinem Rock hat er nun einen Brief an seine Frau gefunden. Das Siegel ist heil. Er muss ihn zweihundert Jahre bei sich getragen haben und fragt sich, ob man ihn noch zustellen kann.
story-wilds-letter-a = Den Brief nehmen.
story-wilds-letter-a-result = »Die Salztreppe, in Cintra«, sagt der Fahrgast. »Die blaue Tür.« Er reicht ihn dir zwischen zwei Fingern, als könnte er noch knittern, und hebt an, dir zu danken. Als du dich an der Biegung umdrehst, dankt er noch immer.
story-wilds-letter-b = Ihn öffnen und vorlesen.
story-wilds-letter-b-result = Du liest ihm zwei Seiten vor, über ein Dach, einen Husten und wann man die Bohnen steckt. Die Bohnen möchte er noch einmal hören. Zum Dank nimmt er dir einen alten Fehler ab und lässt dir einen Hieb da, den kein Lebender gesehen hat.

story-wilds-stag = Auf zehn Schritt
story-wilds-stag-intro = Ein Hirsch tritt aus den Birken, um zu trinken. Weiß ist er ums Maul, und sein Geweih sieht aus wie etwas Gefälltes. In der Schulter steckt, eingewachsen, ein Pfeilstumpf, mit rotem Faden umwickelt. Einen Jäger gibt es noch, der sie so bindet. Er bindet sie seit dreißig Jahren. Der Hirsch sieht dich. Keiner von euch rührt sich. Auf dem Wasser laufen die Ringe auseinander, weiter und weiter, und sind fort.
story-wilds-stag-a = Ihn trinken lassen, es dem Jäger sagen.
story-wilds-stag-a-result = Er trinkt lange, die Augen auf dir, und geht dann zwischen die Birken zurück, als hätte er alle Zeit der Welt. Irgendwo in diesen Wäldern wird Corvin sein Feuer haben. Du fängst an zu überlegen, wie man so etwas sagt.
story-wilds-stag-b = Ihm folgen.
story-wilds-stag-b-result = Du folgst ihm, bis es dunkel ist, und siehst ihn nicht wieder, nur die Stellen, um die er einen Bogen macht: einen Bau, eine zerrissene Ricke, eine Senke mit zu vielen Knochen. Auf Moos schläfst du so gut wie seit Wochen nicht.

story-wilds-knocking = Der Mann, der klopft
story-wilds-knocking-intro = In der Scheune kann keiner schlafen, Ulfs wegen. Er war Köhler; Nekker zogen ihn hinab, und er lebte unter ihnen, länger, als ein Mensch sollte. Nun liegt er im Stroh und klopft an die Bretter: dreimal, Pause, zweimal. So sagten sie einander, dass sie da waren. Er schämt sich dafür. Heute Nacht hat unter dem Boden etwas geantwortet.
story-wilds-knocking-a = Ebenfalls klopfen.
story-wilds-knocking-a-result = Dreimal, Pause, zweimal. Der Boden antwortet dir, Ulf antwortet dem Boden, und so geht es, bis der Hahn kräht und ein Brett sich um Fingerbreite hebt. Was herausgeschoben wird oder hineingezogen, hängt davon ab, wen sie für den Neuen hielten.
story-wilds-knocking-a-band-1 = Sie nehmen Ulfs Stock, deinen Handschuh und was daran hing und ziehen alles behutsam hinab, als fröre es.
story-wilds-knocking-a-band-2 = Ein Topf wird herausgeschoben, der Deckel mit Wurzel zugebunden. Einen Neuen füttern sie, sagt Ulf; ihn ein Jahr lang.
story-wilds-knocking-a-band-3 = Eine Hand kommt heraus, fasst dein Handgelenk und zieht, um zu sehen, wie viel an dir dran ist. Du ziehst dagegen. Was schließlich nachgibt, ist das Brett.
story-wilds-knocking-b = Ihn auf deinen Arm klopfen lassen.
story-wilds-knocking-b-result = Er klopft auf deinen Arm, leise, und gegen Morgen schläft er. Beim Brei zeigt er dir, was er dort unten gelernt hat: klein sein und nach oben schlagen. Eine große Geste gibst du dafür auf.

story-wilds-birth = Jemand für die Lampe
story-wilds-birth-intro = Die Hebamme hat dich am Gürtel, ehe du guten Abend sagen kannst. Einer Geburt wegen hat Hessa schon einmal fortziehen müssen, und hier gedenkt sie zu bleiben. »Ihr kippt nicht um und Ihr betet nicht. Das reicht.« In der Hütte beißt ein Mädchen auf einen Zügel. »Die Letzte, die sie mir gehalten hat, war zehnmal so viel wert wie Ihr«, sagt Hessa. »Höher. Und was es auch wird: kein Wort, ehe ich eins sage.«
story-wilds-birth-a = Die Lampe halten.
story-wilds-birth-a-result = Du hältst sie, bis das Öl aus ist und das Fenster grau. Da lacht Hessa laut auf und hebt es hoch: ein Mädchen, wütend, von allem die richtige Anzahl. An dem Tag taugst du zu nichts mehr; erst später merkst du, was man beim Stillstehen lernt.
story-wilds-birth-b = Die Tür bewachen.
story-wilds-birth-b-result = Zu einer Geburt kommt so manches: ein bleicher Hund, eine Laterne, die niemand trägt, eine Tante. Du schickst alle fort, die Tante zuletzt. Im Morgengrauen schreit da drin jemand, funkelnagelneu. Hessa zahlt in Tinkturen und bringt dir einiges über Scheren bei.

## Ungeheuer und ihre Art

story-wilds-noon = Die Reihe der Braut
story-wilds-noon-intro = Vor Mittag legen die Schnitter die Sicheln hin und setzen sich unter die Bäume. Nur der Junge ist neu, also sagt ihm eine Alte die Regeln, wie man ein Tischgebet sagt: Die da kommt, hat keinen Schatten. Sie bittet zum Tanz. Heb die Arme nicht gegen sie, darauf wartet sie nur. Und liegt ein Ring in den Stoppeln, lass ihn liegen. Der Junge öffnet die Faust und sucht jemanden, dem er ihn geben kann.
story-wilds-noon-a = Den Ring nehmen und auf Mittag warten.
story-wilds-noon-a-result = Der Mittag ist weiß und macht kein Geräusch. Sie kommt die Reihe herauf, sich drehend, Stroh im Haar, und du lässt die Arme unten und tanzt. Ob du gut getanzt hast, erfährst du, als die Dorfglocke eins schlägt und da nur noch Gerste ist.
story-wilds-noon-a-band-1 = Bei der Drehung bist du ihr auf den Fuß getreten. Dein Rücken hängt in Streifen, und der Ring ist fort.
story-wilds-noon-a-band-2 = Leidlich. In den Stoppeln, wo sie dich losließ, steht eine taunasse Flasche, und Tau liegt sonst nirgends.
story-wilds-noon-a-band-3 = Gut. Deine Füße haben einen Schritt behalten, den dir keiner beigebracht hat, und der Ring hat ein Mal hinterlassen wie ein Weizenkorn.
story-wilds-noon-b = Fragen, wem der Ring gehörte.
story-wilds-noon-b-result = Die Alte muss überlegen. Einem Fischer, sagt sie. Am Tag vor der Hochzeit hat er das Mädchen hier stehen lassen, vor fünfzig Sommern. Soviel man weiß, fischt er noch. Der Junge hat dir den Ring schon in die Hand gedrückt.

story-wilds-bright = Alles, was glänzt
story-wilds-bright-intro = Der Hausierer liest seine Verluste von einer Schiefertafel ab. »Posten: eine Suppenkelle, verzinnt. Posten: Messingknöpfe, ein Gros. Posten: eine Kuhglocke, ohne Kuh. Posten: ein Zahn, Gold, mir aus dem Gesicht, im Schlaf.« Es waren die Harpyien; die holen alles, was glänzt. Erst werfen sie Steine, sagt er, damit man auf seine Füße achtet, und dann kommen sie. Bei jedem S pfeift er.
story-wilds-bright-a = Zum Nest hinaufklettern.
story-wilds-bright-a-result = Du hältst den Blick oben, und doch findet der erste Stein deine Schulter, ehe du festen Tritt gefunden hast. Im Nest sitzen sie auf Löffeln und zischen. Das meiste von der Liste bringst du zurück. Er zahlt alles bis auf den Zahn, der passt nicht mehr.
story-wilds-bright-b = Seinen Spiegel in einen Baum hängen.
story-wilds-bright-b-result = Er dreht sich in der Sonne, und bis Mittag sind alle Harpyien des Berges da, um mit sich selbst zu zanken. Du liegst im Gras und merkst dir, von welchem Sims jede kam. Der Hausierer schreibt einen Spiegel auf die Tafel.

story-wilds-causeway = Lichter am Knüppeldamm
story-wilds-causeway-intro = Nebel liegt auf dem Moor, und im Nebel sind Lampen. Sie nicken, warten und rücken ein Stück weiter. Drei Fuhrleute gingen ihnen letzte Woche nach. »Schön sollen sie sein«, sagt die Blinde, die Leute hinüberführt, eine Hand am Seil. »Es atmet den Nebel aus und hält die Lampe vor sich her. Der erste Schlag ist der schlimme. Also geht nicht dorthin, wo es hell ist.«
story-wilds-causeway-a = Bezahlen und die Augen schließen.
story-wilds-causeway-a-result = Du gehst mit der Hand auf ihrer Schulter. Es atmet links von dir, dann rechts, und immer unter denselben Weiden; sie sagt dir, wie viele Schritte es sind. Drüben machst du die Augen auf, ausgeruht, als hättest du geschlafen.
story-wilds-causeway-b = Einer der Lampen folgen.
story-wilds-causeway-b-result = Du folgst der Lampe vom Damm herunter, nur so weit, bis du siehst, wie sie hängt: niedrig, am Ende eines langen Arms, über tiefem Wasser. Du steckst einen Stock in den Schlamm, für später, und lässt sie auf dem Rückweg nicht aus den Augen.

story-wilds-roses = Bitte nicht berühren
story-wilds-roses-intro = Meilenweit von jedem Haus liegt ein Rosengarten, und am Tor hängt ein Kärtchen: Bewundern erbeten, Berühren nicht. Die Blüten drehen sich, wenn du vorbeigehst. Es liegt am Boden, erklärt eine alte Dame in Handschuhen. Ihr seliger Gatte war Richter; hier hielt er seine Prozesse ab, und alles Weitere auch. Nichts schadet ihnen, sagt sie zärtlich, nur Gift. Ob man wohl so gut wäre, sie etwas auszulichten?
story-wilds-roses-a = Das ärgste Beet vergiften.
story-wilds-roses-a-result = Sie schreien, als es die Wurzeln erreicht, und die alte Dame kennt die Stimmen. Sie zahlt aus einem Beutel von schwarzem Samt und bittet dich, die weiße an der Mauer zu schonen. »Der ist es nicht gewesen«, sagt sie.
story-wilds-roses-b = Einen Steckling schneiden.
story-wilds-roses-b-result = Die Archespore spuckt, ehe das Messer zu ist. Dein Ärmel geht in Rauch auf, und die Kettenringe darunter sind nur noch Klöppelspitze. Aber du hast den Saft, und nachts über kleiner Flamme lernst du, woraus solche Blumen gemacht sind.

story-wilds-griffin = Worauf die Gans saß
story-wilds-griffin-intro = Seit drei Wochen sitzt die Gans der Wirtin auf einem Ei, groß wie ein Eimer, das ein Hausierer als Pfand dagelassen und nie geholt hat. Sie ist mager geworden und beißt. Jeden Abend lässt sich jetzt ein Greif auf dem First der Scheune nieder, die Schafe darunter verstummen, er neigt den Kopf und horcht. Mit einem Hieb hätte er das Dach herunter. Er will niemanden wecken.
story-wilds-griffin-a = Auf dem First auf ihn warten.
story-wilds-griffin-a-result = Er landet nicht. Er kommt geradewegs aus der tiefen Sonne, wie sie es tun, und du hast einen einzigen Streich und nutzt ihn. Dein Messer fliegt in einer Schulter über den Hügel davon. In der Scheune hat sich die Gans nicht gerührt. Nun weißt du, wie man etwas empfängt, das fällt.
story-wilds-griffin-b = Das Ei wieder hinauftragen.
story-wilds-griffin-b-result = Die Wirtin bindet es dir im eigenen Umschlagtuch um, und die Gans beißt euch beide und das Ei. Das Nest sei droben am Berg, sagt sie, unter dem zweiten Schnee. »Und rennt nicht. Er schlägt von oben zu, und nach dem, was rennt.« Hinter ihr setzt sich die Gans ins warme Stroh und macht weiter.

story-wilds-rotfiend = Der alte Barnabas
story-wilds-rotfiend-intro = Auf den alten Barnabas ist das Dorf stolz. Seit neun Jahren wohnt er in der Schindgrube und frisst, was stirbt, und nie jemanden, der nicht vorher tot war. Aber am Samstag ist Hochzeit, und der Wind steht im Osten. Der Rat hätte seine Moderhaut gern anderswo. Nicht erschlagen! Den jungen Barnabas haben sie einst erschlagen, von Nahem, und vom Gerber fehlt bis heute etwas.
story-wilds-rotfiend-a = Ihn mit einer Hammelkeule fortlocken.
story-wilds-rotfiend-a-result = Er trottet der Keule nach wie ein Kalb und tropft. Du bleibst gegen den Wind und einen guten Steinwurf voraus, denn wenn sie sich aufregen, platzen sie. Bis zur Gemarkungsgrenze ist es noch weit, und es gibt Hunde.
story-wilds-rotfiend-a-band-1 = Der dritte Hund ist tapfer, und das regt ihn auf. Du hörst es kommen und wirfst dich hin, auf der falschen Seite deines Beutels.
story-wilds-rotfiend-a-band-2 = Die Hunde besinnen sich. Am Grenzstein bekommt er seine Keule und du, mit ausgestrecktem Arm gereicht, die Börse des Rats.
story-wilds-rotfiend-a-band-3 = Die Hunde heulen und bleiben, wo sie sind. Am Grenzstein setzt er sich und lässt dich auffangen, was tropft; dafür zahlt jeder Alchemist, und der Rat zahlt auch.
story-wilds-rotfiend-b = Raten, die Hochzeit zu verlegen.
story-wilds-rotfiend-b-result = Darauf war niemand gekommen. Die Braut küsst dich, der Rat zahlt wie für ein Gutachten, und die Witwe des Gerbers hat ein Glas für dich, aus Barnabas’ Tümpel geschöpft und sehr gut verkorkt.

story-wilds-marked = Alle außer Stepan
story-wilds-marked-intro = Der Wald schließt sich um das Dorf: Wurzeln unter den Türen, Krähen auf den Firsten, am Brunnen Totems aus Hirschknochen. Ein Waldschrat weicht nicht, solange der, den er gezeichnet hat, dort lebt, und die Älteste weiß, wer es ist. Alle wissen es. Seit Wochen sind sie nett zu Stepan. Er flickt ihnen umsonst die Dächer. Eben hat er dir Most gebracht und fragt, warum die Leute neuerdings so still sind.
story-wilds-marked-a = Es Stepan sagen und ihn fortbringen.
story-wilds-marked-a-result = Er setzt sich auf die Stufe. Nach einer Weile steht er auf und macht die angefangene Reihe Schindeln fertig, es sieht nach Regen aus. Was er braucht, ist ein Fluss, breit und strömend, zwischen ihm und daheim. Jemand hat ihm einen Laib ins Bündel gelegt.
story-wilds-marked-b = Noch heute Nacht die Totems umhauen.
story-wilds-marked-b-result = Neun sind es, und vom ersten an kommen dir die Wurzeln nach. Das letzte brennt erst, als du etwas von deiner eigenen Kunst hineinwirfst, und das ist dahin. Aber standhalten hast du gelernt. Bei Sonnenaufgang sind die Krähen fort, für dieses Jahr. Stepan hat gut geschlafen.

story-wilds-churchyard = Drei Zeugen
story-wilds-churchyard-intro = »Der Totengräber ist es«, sagt die Wirtin. »Der will die Ringe.« »Die Wirtin ist es«, sagt der Totengräber. »Fragt sie, wo sie ihre Suppenknochen kauft.« »Es sind die Toten selbst«, sagt der Priester, »die keine Ruhe finden, des Bieres wegen.« Über die Tatsachen ist man sich einig. Die Gräber am Wasser sind aufgewühlt, jeder Markknochen ist geknackt, und die Schädel sind von innen ausgeleckt.
story-wilds-churchyard-a = Mit dem Totengräber wachen.
story-wilds-churchyard-a-result = Er zeigt dir alles, was er zwischen sich und das Dunkel stellt: Wermut, Knoblauch und einen Schnaps, den er hinter der Bahre brennt. Es kommt nichts. Gegen Mittag erwachst du auf einer Platte, auf jemandes innig geliebter Frau, die Tasche voller Flaschen.
story-wilds-churchyard-b = Zwischen den Gräbern wachen.
story-wilds-churchyard-b-result = Gegen Morgen kommt etwas vom überfluteten Ende herauf, gebückt, in einem Rock aus Leichentüchern, und leckt das Moos von einem Namen. Ein Gruftweib wohnt nah bei seiner Speisekammer; dieses muss dort wohnen, wo die Kirche versunken ist.

## Hunger, Wetter, Glaube und Geld

story-wilds-pot = Kalbfleisch
story-wilds-pot-intro = Schnee bis an die Fensterbretter, sechs Leute in einer Stube, ein Topf. »Es ist Kalb«, sagt der Vater zu den Kindern und sieht dich an. Es sind seine Stiefel; du riechst den Talg. Er hat sie sehr klein geschnitten. Die Jüngste will wissen, wann es ein Kalb gab. Wer zu Gast ist, bekommt zuerst: Lieber stirbt man in diesem Tal, und manche sind daran gestorben. Er hält dir die Kelle hin.
story-wilds-pot-a = Essen und das Kalb loben.
story-wilds-pot-a-result = Du kaust und fragst, von wem die Soße ist. Danach essen auch die Kinder und streiten um das Angebrannte. Die Mutter, die kein Wort gesagt hat, füllt dir Wacholder in eine Flasche, für den Weg. Dir ist warm bis zum Abend.
story-wilds-pot-b = Deine Tasche in den Topf leeren.
story-wilds-pot-b-result = Käse, Dörrleber, Wurzeln, die für anderes gedacht waren: Alles kommt hinein. Zum Danken haben sie keine Zeit. Nachts lehrt dich der Vater, auf Schnee zu gehen, barfuß, bei jedem Schritt ausatmend. Es ist das, was er hat.

story-wilds-rain = Neun Tage Regen
story-wilds-rain-intro = Am neunten Regentag teilst du eine Schäferhütte mit einem Mann, der nichts sagt. Um den Hals hat er einen Striemen wie von einem Strick. Er überlässt dir den Platz am Feuer und trocknet deine Socken neben seinen. Noch im Dunkeln ist er fort, bergauf. Dann kommen die Hunde, und nach den Hunden eine junge Witwe mit einer Axt, und ihre Brüder. Mit den Spuren ist der Regen fast fertig. »Hinauf oder hinunter?«, fragt sie.
story-wilds-rain-a = »Hinunter.«
story-wilds-rain-a-result = Sie laufen bergab; nur die Hunde sehen sich um. In deinen Socken, die trocken sind, steckt ein Fläschchen, das dort nicht war. Du brichst sofort auf, mit frischen Beinen, und weißt nicht, was du getan hast.
story-wilds-rain-b = »Hinauf.«
story-wilds-rain-b-result = Die Hunde waren schon dieser Meinung. Kurz vor Mittag hörst du es, von weit her, und es dauert nicht lange. Gegen Abend kommt der jüngste der Brüder vorbei, sehr weiß, gibt dir Geld und kann nicht sagen, wofür.

story-wilds-sermon = Am Donnerstag geht die Welt unter
story-wilds-sermon-intro = »Brüder! Schwestern! Frösche!« Der Prophet steht bis an die Knie im Sumpf. »Am Donnerstag kommt die große Kälte! Was nützt dir dann deine Kuh? Was nützt dir die gute Pfanne? Gib alles her!« Seine sechs Jünger haben schon alles hergegeben, einander, mehrmals, und nun möchten sie es dir geben. Heute ist Mittwoch. »Und was«, ruft der Prophet, »nützt uns der Freitag?«
story-wilds-sermon-a = Annehmen, was sie anbieten.
story-wilds-sermon-a-result = Du gehst mit einer Pfanne, zwei Mänteln und einer Henne. Im nächsten Dorf verkaufst du sie der Verwandtschaft der Jünger, die jedes Stück wiedererkennt und geduldig zahlt, ganz wie im letzten Jahr.
story-wilds-sermon-b = Bis Donnerstag bleiben.
story-wilds-sermon-b-result = Ihr sitzt Rücken an Rücken in der Kälte und atmet, wie er es sagt, langsamer, noch langsamer, bis nichts übrig ist als das Eine, das du kannst. Es kostet allen Schlaf. Am Freitag fragt der Prophet schüchtern, wie man so einen Freitag angeht.

story-wilds-bill = Offene Rechnung
story-wilds-bill-intro = An der Grenzeiche hängt ein Blatt. »An den Hexer. Für einen Brunnen, vergiftet. Für eine Scheune, mitsamt dem Monster verbrannt. Für die Scheune daneben. Für neun Bienenstöcke, beleidigt. Für die Meinung meiner Tochter über ihren Mann. Abzüglich ein Monster. Fällig, sobald wieder jemand vom Fach vorbeikommt.« Darunter stehen die Kreuze des ganzen Dorfs, das soeben mit einer Feder die Straße heraufkommt.
story-wilds-bill-a = Bezahlen, was offen ist.
story-wilds-bill-a-result = Damit hatten sie nicht gerechnet. Der Schulze beißt auf eine Münze, entschuldigt sich bei ihr und zieht die Mütze. Die Kräuterfrau, deren Brunnen es war, setzt dich in ihre Küche und zeigt dir, was der Kollege hätte hineingießen sollen, und wie viel.
story-wilds-bill-b = Jeden Posten bestreiten.
story-wilds-bill-b-result = Es dauert bis in die Nacht und kostet dich deine besten Argumente. Die Bienenstöcke werden gestrichen, denn von den Bienen liegt keine Klage vor. Dann kommt heraus, dass die Narbe des Hexers im Regen verlief und sein Medaillon aus Messing war. Man hat sie geprellt; dich entschädigt man.

# Weitere Geschichten der Wildnis im Abenteuerpaket.

story-adventure-wilds-entry = Seite vierzig
story-adventure-wilds-entry-intro = Schwester Jutta führt ein Buch der Namenlosen, und auf Seite vierzig steht ein Mann, der eben über den Hügel gekommen ist und um Brot bittet. »Grauer Rock, Ringfinger fehlt, Zähne gut«, liest sie vor. »Ich habe dich begraben, verdammt. An die Zähne erinnere ich mich.« Er zählt seine Finger. Seit etwa einem Jahr, gibt er zu, ist ihm sonderbar; Hunde legen sich hin, und um ihn ist es immer etwas kalt. Seinen Namen weiß er auch nicht. Über die Schaufel hinweg sehen sie einander an, beide ein wenig gekränkt.
story-adventure-wilds-entry-a = Mit ihr unter dem Kreuz nachsehen.
story-adventure-wilds-entry-a-result = Ihr grabt. Unten liegt ein grauer Rock mit Steinen darin, ein Beutel und eine Flasche; jemand wollte tot sein und hat es gründlich machen lassen. Jutta flucht eine Weile. Dann gibt sie dir den Beutel, streicht den Eintrag und schneidet dem Mann sein Brot. Er isst wie einer, der zurückkommt.
story-adventure-wilds-entry-b = Herausfinden, wer er war.
story-adventure-wilds-entry-b-result = Im Futter steckt der Fetzen einer Rechnung: so viele Kerzen für ein Haus mit drei Schornsteinen, oben am Pass. »Wenn er lebt, will ich ihn von meiner Seite haben«, sagt Jutta. »Und wenn nicht, will ich wissen, wen zum Teufel ich da füttere.«

story-adventure-wilds-dueday = Zahltag im Moor
story-adventure-wilds-dueday-intro = »Zwei Kupfer der Egel, einer der Verband, nichts der Rat«, sagt Oda Hollin und packt weiter. Es ist Zahltag. Alles, was sie schuldig war, hat sie bezahlt, bis zum letzten Kupfer, und gestern kam eine Rechnung: für das Papier, auf dem es stand. »Jede Woche das Doppelte«, sagt sie. »Ich habe es ausgerechnet. Im Herbst schulde ich ihnen das Moor.« Da lässt sie, was sie nicht tragen kann: eine Reihe Gläser, ein Beet Mutterkraut und draußen auf dem Wasser das Einzige, wofür sie nie einen Preis hatte.
story-adventure-wilds-dueday-a = Die Gläser aufkaufen.
story-adventure-wilds-dueday-a-result = »Zum Einstand«, sagt sie, nennt ihn, und du zahlst. Jedes Glas wickelt sie in ein Blatt der Rechnung. Dann sieht sie sich in der leeren Hütte um, hebt die Tür aus den Angeln und trägt sie unterm Arm zum Damm. Eine Tür stellt ihr niemand in Rechnung.
story-adventure-wilds-dueday-b = Fragen, was auf dem Wasser ist.
story-adventure-wilds-dueday-b-result = Sie zeigt mit dem Kinn. Da draußen ist ein Licht, das in der Dämmerung angeht und von Bülte zu Bülte läuft und nichts tut. Seit zwanzig Jahren füttert sie es. Mitnehmen kann man es nicht, sagt sie, und dalassen auch nicht. »Ich wüsste nicht, was ich verlangen soll«, sagt Oda. Sie sieht ganz verloren aus.
story-adventure-wilds-dueday-c = Die Truhe auspacken, die von ihr ist.
story-adventure-wilds-dueday-c-result = Du stellst sie auf den Tisch und öffnest sie. Lange besieht sie, was du verbraucht hast und was nicht. »Mit der Arnika wart Ihr geizig«, sagt sie. Sie füllt auf bis zum Deckel, aus jedem Glas, und nimmt nichts dafür. Das ist das erste Mal im Leben, und ihr wird schwindlig davon.

story-adventure-wilds-fifth = Die Witwe Tarn wird umworben
story-adventure-wilds-fifth-intro = »Noch ein wenig?«, fragt die Witwe Tarn und schöpft. Vier Männer hat sie begraben, alle durch Pilze, und nun hat ein fünfter um sie angehalten. Er sitzt ihr gegenüber, ein Pikenier im Ruhestand, mit einem Ohr, und isst alles. Seit Ostern isst er alles. »Von den anderen habe ich ihm erzählt«, sagt sie sanft. »Er sagt, so gut habe noch keine gekocht.« Der Pikenier nickt und kaut. Auch um das Rezept hat er gebeten; und darum hat sie noch keiner gebeten.
story-adventure-wilds-fifth-a = Zum Abendessen bleiben.
story-adventure-wilds-fifth-a-result = Du bleibst und nimmst, was der Pikenier nimmt. Es ist wirklich sehr gut. Gegen zehn kommen die Farben, und danach schläfst du auf der Bank in den Armen von etwas Großem und Grünem. Am Morgen füllt sie dir eine Flasche aus dem Topf, aus dem er nichts bekam.
story-adventure-wilds-fifth-b = Fragen, wonach er sucht.
story-adventure-wilds-fifth-b-result = »Nach dem mit dem weißen Ring«, sagt der Pikenier, als sie am Brunnen ist. »Mein Bruder war der dritte.« Er legt den Löffel hin. Gekommen ist er, um sie an den Galgen zu bringen, sagt er. Dann hat sie über etwas gelacht. Im Wald wächst er, an einer alten Kalkgrube; es wäre ihm recht, wenn jemand nachsähe, ob das stimmt.

story-adventure-wilds-present = Jemand sagt: Hier
story-adventure-wilds-present-intro = Noch immer ruft Hauptmann Holt bei Sonnenuntergang die Dritte Kompanie auf, sechzig Namen; vier Mann antworten, und bei den übrigen wartet er ein wenig. Gestern, bei Nummer einunddreißig, sagte jemand: »Hier.« Es kam aus den Bäumen. »Alder fiel an der Brücke«, sagt Rainer Holt. »Ich stand daneben.« Er hat sich rasiert. Seine vier sitzen Rücken an Rücken, und die Suppe hat keiner angerührt. Gleich geht die Sonne unter. Er hat die Liste in der Hand und weiß nicht, ob man einen Namen auslassen darf.
story-adventure-wilds-present-a = Für ihn aufrufen.
story-adventure-wilds-present-a-result = Du rufst auf. Bei einunddreißig ist es still, dann schluchzt es ganz in der Nähe: Es ist der Küchenjunge, der sich versteckt hatte und dachte, wenn es jemand sagt, dann isst der Hauptmann. Holt trägt ihn als einundsechzigsten ein. Die Kompaniekasse wird geteilt, durch sechs.
story-adventure-wilds-present-b = Der Stimme antworten und ihr folgen.
story-adventure-wilds-present-b-result = Bei einunddreißig antwortet sie wieder, weiter weg, und wieder, noch weiter; wie jemand, der mit der Laterne vorausgeht. Du gehst ihr nach in den Wald. Hinter dir hat der Hauptmann aufgehört zu lesen. Du hörst ihn zählen, von eins an, und niemand antwortet.
story-adventure-wilds-present-c = Dich bei einunddreißig in die Lücke stellen.
story-adventure-wilds-present-c-result = Du kennst die Stelle; du hast die Kompanie schon angetreten gesehen. Du stehst, wo Alder stand, und als man ihn ruft, sagst du nichts und lässt es still sein, solange es muss. Dann geht Holt weiter zu zweiunddreißig. Am Abend zeigt er dir, wie man eine Reihe hält, die Löcher hat.

story-adventure-wilds-moon = Der Schlüssel unter der Matte
story-adventure-wilds-moon-intro = Am Dorfrand steht eine Zelle aus gutem Stein, mit einem Fenster und ohne Verbrechen. Der Schmied hat sie sich selbst gebaut. Drei Nächte im Monat geht er hinein, seine Frau dreht den Schlüssel um, und bis zum Morgen hört ihn das Dorf. Er ist ein vorsichtiger Mann. Nie hat er jemandem etwas getan; nur hat er ihr durch die Tür, in all dem Lärm, gesagt, wie sehr er sie liebt, und einmal steckte sie den Schlüssel ins Schloss. »Jetzt soll ihn meine Schwester halten«, sagt sie. »Aber die hat auch ein gutes Herz.« Heute ist die erste von drei.
story-adventure-wilds-moon-a = Drei Nächte den Schlüssel verwahren.
story-adventure-wilds-moon-a-result = Du sitzt auf dem Schlüssel. In der ersten Nacht argumentiert er, in der zweiten bettelt er, in der dritten kommt er durch den Fensterrahmen, und ihr lauft etliche Male um die Schmiede. Die Frau zahlt. Am Morgen hat er die Angel jedes Mal selbst gerichtet, ohne dich anzusehen.
story-adventure-wilds-moon-b = Suchen, was ihn gebissen hat.
story-adventure-wilds-moon-b-result = Gebissen hat nichts, sagt der Schmied bei Tag am Blasebalg. Im Wald, an einer alten Köhlerstelle, war eine Frau, der er etwas versprochen hatte, ehe er heiratete. Sie lachte, als er es ihr sagte, und meinte, er werde trotzdem kommen, drei Nächte im Monat.

story-adventure-wilds-crones = Betten für die Nacht
story-adventure-wilds-crones-intro = Drei Schwestern führen das Gasthaus im Moor: Eine braut, eine webt, eine flüstert. Das Bier ist schwarz, die Decken sind warm, und es ist Haar darin. Reisende gehen ausgeruht, und jedem fehlt etwas: ein Klingen im Ohr, ein Stottern, ein zweiter Name. »Wir nehmen nur, was lose hängt«, sagt die Weberin und lässt den Faden durch die Finger laufen. An dir hat sie ein loses Ende bemerkt.
story-adventure-wilds-crones-a = Sie am Faden ziehen lassen.
story-adventure-wilds-crones-a-result = Sie zieht, und heraus kommt eine ganze Gewohnheit mit allen Knoten. Es tut nicht weh. An die Stelle stopft sie etwas, das ein anderer Gast dagelassen hat, von besserer Qualität. Die Schwestern halten die Lampe hoch und nicken.
story-adventure-wilds-crones-b = Fragen, was sie mit alldem tun.
story-adventure-wilds-crones-b-result = Die Flüsterin sagt es dir ins linke Ohr. Unten, wo das Moor in den See läuft, haben sie es zum Trocknen aufgehängt, alles, seit Jahren. Wenn man es weiß, hört man es bis hierher flattern.

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

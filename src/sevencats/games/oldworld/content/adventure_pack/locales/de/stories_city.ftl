# Stadtgeschichten des Abenteuerpakets.

story-adventure-city-creditors = Radek und Compagnie
story-adventure-city-creditors-intro = Die Gläubiger des seligen Radek haben eine Gesellschaft gegründet, mit Siegel. Auf der Hauptversammlung beschließen sie mit elf Stimmen gegen eine, dass der Verstorbene lebt; die eine ist Radek, der einen Anteil gekauft hat und mit falschem Bart in der letzten Reihe sitzt. Die Sache kommt vor das hohe Gericht in Wyzima. Beide Seiten wollen ein Gutachten. Beide sehen dich an.
story-adventure-city-creditors-a = Hier und jetzt für die Gesellschaft aussagen.
story-adventure-city-creditors-a-result = Du sagst dem Notar, was du weißt, und die Gesellschaft zahlt aus ihrem Kapital, das für ein besseres Schloss am Grab bestimmt war. In der letzten Reihe hat sich der Bart auf einer Seite gelöst. Er winkt dir zu, ein wenig traurig, mit einem Brötchen.
story-adventure-city-creditors-b = In Wyzima für den Verstorbenen aussagen.
story-adventure-city-creditors-b-result = Radek ergreift deine beiden Hände. Zahlen kann er nicht, er ist ja tot, aber es wird ein Mittagessen geben. Das Gericht tagt in der alten Kornhalle und hört Tote jeden zweiten Donnerstag. Du sollst einen sauberen Kragen mitbringen.

story-adventure-city-ballad = Wie andere es singen
story-adventure-city-ballad-intro = In der Schenke singen drei Studenten Tibors Ballade über dich, und sie singen sie falsch. Bei ihnen weinst du. Außerdem heiratest du den Greif. Danach ist es still im Raum, und ein Böttcher wischt sich die Augen. »Es packt mich jedes Mal«, sagt er, »die Stelle mit den Flügeln.« In Beauclair sei ein Wettstreit, sagen die Studenten, und den wollen sie gewinnen.
story-adventure-city-ballad-a = Deinen Anteil nehmen und schweigen.
story-adventure-city-ballad-a-result = Ehrfürchtig teilen sie den Hut mit dir und betteln um Einzelheiten von der Hochzeit. Zwei davon gibst du ihnen. Am Ende der Woche gibt es eine neue Strophe, und auf der Straße fragen dich Leute, die du nie gesehen hast, wie es dem Greif geht.
story-adventure-city-ballad-b = Tibor warnen und nach Beauclair gehen.
story-adventure-city-ballad-b-result = Unter einem Karren schläft er, und du sagst es ihm. Er fährt so schnell hoch, dass er sich an der Achse stößt. »In welcher Tonart?«, fragt er. Du sagst es. Er will die ganze Nacht gehen, und du sollst auch kommen, leibhaftig und mit ledigem Gesicht.

story-adventure-city-bronze = Knöpfe aus Bronze
story-adventure-city-bronze-intro = Die Glocke des abgebrannten Tempels ist fort. Sie wog mehr als ein Haus, und es gibt keine Spuren. Odila steht mit der Kelle im leeren Schutt. »Heute Nacht war es still«, sagt sie. »Ich lag wach.« Auf dem Markt verkauft ein Hausierer Knöpfe, aus Bronze, sehr billig. Hält man einen ans Ohr, so summt er.
story-adventure-city-bronze-a = Eine Handvoll kaufen und horchen.
story-adventure-city-bronze-a-result = Du nähst sie an und lernst sie unterscheiden. Kommt etwas in die Nähe, das kein Mensch ist, so summen sie alle zugleich und drehen dich am Rock in seine Richtung. Bei so vielen Wächtern schläfst du gut.
story-adventure-city-bronze-b = Dem Hausierer folgen.
story-adventure-city-bronze-b-result = Am Mittag hat er alles verkauft und steigt mit leerem Bauchladen in die Berge wie einer, der gerufen wird. Du lässt ihm Vorsprung. Odila hat die Schuhe angezogen. Dann zieht sie sie wieder aus und geht zurück an die Suppe.

story-adventure-city-bakery = Teig
story-adventure-city-bakery-intro = Bei Hedda stehen die Leute bis um die Ecke nach Brot an. Hinten sitzt ihr Vater und knotet den Teig: den Schlippstek, den Palstek, den mit dreizehn Windungen, zu dem er nie gekommen ist. »Die Leute mögen das«, sagt Meister Ruben, mehlig und glücklich. Dann wird er leise. Am Mittwoch ist eine Hinrichtung, ein Junge, und zum ersten Mal im Leben wollen seine Hände nicht.
story-adventure-city-bakery-a = Eine Schürze umbinden und lernen.
story-adventure-city-bakery-a-result = Ein Blech verdirbt und dann noch eins. Endlich lassen deine Finger los, was sie sicher wussten, und finden einen Griff, der nachgibt, wenn er soll. Am Mittwoch ist Ruben krank. Er habe, sagt er dem Richter, viel zu viele von den eigenen gegessen.
story-adventure-city-bakery-b = Ihm den Mittwoch abnehmen.
story-adventure-city-bakery-b-result = Du knotest, wie er es dir einmal gezeigt hat, es geht schnell, und man zahlt dir den Lohn des Henkers. Den Rest des Tages wäschst du dir die Hände. Auf dem Sims der Bäckerei liegt, als du vorbeikommst, ein Brot für dich, ganz schlicht.

story-adventure-city-cold = Der Schreiber ist erkältet
story-adventure-city-cold-intro = Der Schreiber des Hauses in Nowigrad hat eine rote Nase, und er blinzelt. Er schämt sich dafür. »Im Hauptbuch war ein Fehler«, sagt er, »und man hat mir etwas zurückgegeben, das ich ihnen vor langer Zeit verkauft habe. Es ist ein Schnupfen. Ich hatte es ganz vergessen. Man liegt im Bett, und jemand kommt mit Suppe herein.« Er faltet sein Taschentuch. Er würde ihn gern behalten.
story-adventure-city-cold-a = Dem Haus den Fehler melden.
story-adventure-city-cold-a-result = Zwei Herren holen ihn ab, recht freundlich, mit einem Kästchen. Als sie es geschlossen haben, steht er sehr gerade. Er zählt dir die Belohnung ab, streut Sand auf die Quittung und fragt, ob du schon einmal daran gedacht hast, dich von deinem Schnupfen zu trennen.
story-adventure-city-cold-b = Ihm helfen, ihn zu behalten.
story-adventure-city-cold-b-result = Eine Seite des Hauptbuchs müsste verloren gehen, sagt er, und er selbst kann es nicht: Seine Hand würde sie wieder hineinschreiben. Er zeichnet dir den Weg dorthin, in Nowigrad. Dann niest er und sieht sich um, ob ihm jemand Gesundheit wünscht.

story-adventure-city-caravan = Reisende nach Cintra
story-adventure-city-caravan-intro = Ein Wagenzug geht nach Cintra, und der Führer nimmt jeden mit. »Vorn die Pilger. In der Mitte Salz und Seide. Hinter der Seide die, die nicht gesehen werden wollen, und hinter denen die, die sie suchen; die zahlen das Gleiche.« Er betrachtet deine Schwerter. »Und wo möchtet Ihr sitzen?«
story-adventure-city-caravan-a = Bei denen, die sich verstecken.
story-adventure-city-caravan-a-result = Ein Fälscher, eine Nonne und irgendjemandes Ehemann teilen deine Decke, und bis Cintra nennt keiner einen Namen. Beim Absteigen drückt dir die Nonne eine Flasche in die Hand. Sie sei nicht immer Nonne gewesen, sagt sie, und das da nicht immer Suppe.
story-adventure-city-caravan-b = Bei denen, die suchen.
story-adventure-city-caravan-b-result = Eine Strecke fährst du mit vier geduldigen Männern und einer Liste, und am Abend hast du sie über ihre Schultern hinweg gelesen. Einer der Namen ist kein Mensch. Jetzt weißt du, wo das bei Tag liegt. Die Schlüssel zu ihrem Wagen wirfst du in einen Brunnen.

story-adventure-city-basket = Über die Mauer
story-adventure-city-basket-intro = Bei den Gerbern ist das Fieber, und seit Sonntag ist ihr Viertel vermauert; wer drin ist, bleibt drin. Ein Arzt lässt auf deiner Seite einen Korb herab, zugedeckt, sehr leicht. »Sie hat kein Fieber«, ruft er. »Ich habe dreimal nachgesehen.« Neben dir steht Wachtmeisterin Holl und hat es gehört. »Ich habe einen Befehl«, sagt Marta Holl, »wegen der Körbe.«
story-adventure-city-basket-a = Ihn durch die Kanäle fortbringen.
story-adventure-city-basket-a-result = Es dauert bis zum Morgen, im Wasser bis zur Brust, unter dem, was darin wohnt, einen Arm über den Kopf gestreckt. Einen guten Teil deiner Rüstung behalten die Kanäle. Am ersten Hof mit Licht im Fenster klopfst du, und erst da kommt der Arm herunter.
story-adventure-city-basket-b = Den Korb zurückschicken.
story-adventure-city-basket-b-result = Der Arzt nimmt ihn entgegen, nickt und sieht dich nicht an. Am nächsten Tag kommt noch einer, mit aller Arznei, die er noch hat, für dich; dort drin brauchen sie sie nicht mehr. In dieser Woche schläft niemand, der an der Mauer wohnt.

story-adventure-city-academy = Die Schule der Gans
story-adventure-city-academy-intro = So steht es auf dem Schild über der Gerberei. Im Hof werden elf junge Männer mit Holzschwertern von Kord angeschrien, der eine neue Narbe hat, auf der anderen Wange. »Sie wollten einen Hexer«, flüstert er, »und Ihr wart nicht da.« Er hat ihnen beigebracht, wegzulaufen, sich zu verstecken und zu schreien, und darin sind sie wirklich gut. Das Schulgeld ist bis Mittsommer bezahlt.
story-adventure-city-academy-a = Ihnen eine richtige Stunde geben.
story-adventure-city-academy-a-result = Sie sehen, was eine Klaue mit einem Holzschwert macht, und mit deiner Schulter, weil einer das Schreien vergisst. Am Abend gehen neun nach Hause zu ihren Müttern. Kord teilt das Schulgeld mit dir, ehe er es zurückgeben muss.
story-adventure-city-academy-b = Einen Nachmittag lang mitmachen.
story-adventure-city-academy-b-result = Du läufst, du versteckst dich, du schreist aus voller Lunge, wie man dich in deiner eigenen Schule nie gelassen hat. Etwas, das dir seit Jahren auf der Brust saß, steht auf und geht. In der Nacht schläfst du wie ein Kind.

story-adventure-city-likeness = Das Bildnis
story-adventure-city-likeness-intro = Der Maler malt Tote, für ihre Familien. Sein letztes Bild zeigt eine Dame, die er nie gesehen hat; bestellt hat es niemand. Sie steht vor einer Tür, und jeden Morgen ist die ein wenig weiter offen. Bis morgen, meint er, sieht man, wer in dem Zimmer ist. Er hat das Bild zur Wand gedreht. Es ist schlimmer, sagt er, wenn es zur Wand gedreht ist.
story-adventure-city-likeness-a = Bei dem Bild wachen.
story-adventure-city-likeness-a-result = Gegen Morgen kann man hineinsehen. Jemand übt dort drin mit dem Schwert, langsam, den Rücken zu dir, und du machst es nach, Hieb um Hieb. Als sich die Gestalt umdreht, hast du das Tuch darübergeworfen. Wie du es früher gemacht hast, ist weg.
story-adventure-city-likeness-b = Die Tür zumalen.
story-adventure-city-likeness-b-result = Seine Hand zittert zu sehr, also machst du es selbst, mit einem Pinsel für Zäune. Sie sieht dir dabei zu. Er bezahlt dich mit einer Flasche von dem, womit er die Palette reinigt. Das Bild kaufen die Nachbarn; sie haben eine Wand, sagen sie, an der eine Tür fehlt.

story-adventure-city-sow = Die Krone gegen eine Sau
story-adventure-city-sow-intro = Eine Sau steht vor Gericht, weil sie den Müller verhext haben soll. Sie hat einen Anwalt, der in Rüben bezahlt wird, und einen Stuhl. Die Anklage lautet: Sie habe ihn angesehen, worauf er zugab, das Mehl zu strecken; auch sei er seither heiter, und das sei nicht natürlich. Der Richter möchte wissen, ob sich jemand im Saal mit so etwas auskennt. Er fragt dein Medaillon.
story-adventure-city-sow-a = Für die Sau sprechen.
story-adventure-city-sow-a-result = Das Gericht erfährt von dir, wie ein Fluch aussieht, wie er riecht und was er kostet, und je mehr man dich gelehrt hat, desto besser klingt es. Die Sau wird freigesprochen und geht ohne Eile. An der Tür schenkt dir der Müller etwas ein, das hinter dem Mehl stand. Er würde gern noch einiges zugeben.
story-adventure-city-sow-b = Hinknien und zurückschauen.
story-adventure-city-sow-b-result = Ihr seht einander lange an, auf gleicher Höhe. Es hat eine Wirkung. Dir fallen Spuren ein, die du auf der Straße gesehen und dir ausgeredet hast, und diesmal redest du sie dir nicht aus. Das Gericht geht zu Tisch.

story-adventure-city-traps = Sie sind wieder da
story-adventure-city-traps-intro = Die Ratten sind heimgekehrt, alle in einer Nacht, und mit ihnen andere, die gehört hatten, wie schön es hier ist. Zunftmeister Quist steht auf einem Tisch. Ein Jahr lang hat er gewartet, die Fallen geölt, und jetzt sind es vierzigtausend. »Ich wollte doch nur eine«, sagt er. Unten im Hafen gehen sie an Bord eines Kornschiffs, zwei und zwei.
story-adventure-city-traps-a = Der Zunft beim Fallenstellen helfen.
story-adventure-city-traps-a-result = Bei der letzten Falle sind deine Finger blau. Am Abend ist jede Falle der Stadt voll, und zu merken ist davon nichts. Quist zahlt nach Schwänzen, unter Tränen, er weiß selbst nicht, welchen. Die Katzen sind aufs Land gezogen.
story-adventure-city-traps-b = Herausfinden, wohin das Schiff fährt.
story-adventure-city-traps-b-result = Es läuft mit der Flut aus, tief im Wasser, und quiekt. Der Kapitän hat sich in die Kajüte eingenagelt, um nichts gesehen zu haben. Wo es als Nächstes anlegt, sollte besser jemand am Kai stehen.

story-adventure-city-list = Der falsche Janek
story-adventure-city-list-intro = Zwei Gemeine dieses Namens gab es in der Kompanie, und tot ist der andere. Dieser hier ist zu Fuß nach Hause gekommen. Er sitzt bei seiner Mutter in der Küche, die Füße im Waschzuber, und ab und zu fasst sie ihn am Ohr, um sicher zu sein. Auf die Entlassung hat er nicht gewartet. In der Tür steht Wachtmeisterin Holl mit der Liste der Fahnenflüchtigen. Darauf steht Janek. Welcher, steht nicht darauf.
story-adventure-city-list-a = Ihr sagen, dies sei der Tote.
story-adventure-city-list-a-result = »Dann kann ich ihn nicht verhaften«, sagt Holl sehr erleichtert und streicht ihn durch. Aber ein Toter kann nicht am Fenster sitzen. Bis das Heer weitergezogen ist, versteckt er sich im Wald, und seine Mutter bittet dich, dort nach ihm zu sehen.
story-adventure-city-list-b = Die Liste von ihr vorlesen lassen.
story-adventure-city-list-b-result = Sie liest vor. Er steht auf und trocknet sich die Füße, erst den einen, dann den anderen. Auf Fahnenflüchtige steht eine Belohnung, und Holl legt sie dir ganz in die Hand, um sie nicht in der ihren zu haben. In dieser Straße bittet dich niemand mehr, einen Brief vorzulesen.

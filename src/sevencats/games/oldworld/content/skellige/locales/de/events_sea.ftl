event-201-title = Die alte Insel
event-201-intro = Wo die Hügel in einer Linie standen, ist Land, eine Insel, so alt, dass die Steine aufgehört haben, sich zu neigen. Monster liegen dort unter Steinhaufen, eines neben dem anderen, jedes mit einem Zeichen, das einst die Greifenschule lehrte. Das Gras ist kurz gehalten. Der Mann, der es kurz hielt, liegt neben dem letzten Haufen, seit gestern tot, den Spaten in der Hand, und auf diesem Haufen rührt sich ein Stein.
event-201-result = Stein auf Stein bringst du zu Ende, was er begonnen hat, bis das Klopfen darunter aufgibt, und schichtest noch einen Haufen, für ihn. Sein Lohn liegt auf dem ersten, eine Münze für den Nächsten. Du nimmst sie und dazu eine Peilung, der andere folgen können: Jemand wird es müssen.

event-202-title = Der weiße See
event-202-intro = Die Höhle hat eine Hintertür. Dahinter liegt ein See, weiß wie Milch, im See eine Insel, und auf der Insel stehen die Kisten eines Mannes, der nie etwas verzollt hat. Die Witwe hat draußen gewartet. Er war immer ordentlich, sagt sie, und sie will nichts davon.
event-202-result = Du kennzeichnest den Weg, denn es ist mehr, als ein Rücken trägt. Am Ufer sind Abdrücke von etwas anderem, das gekommen ist, um die Kisten zu zählen. Du hast eine Fährte.

event-203-title = Das hohe Feuer
event-203-intro = Worauf die Sirene gezeigt hat, ist ein Berg im Meer mit Rauch auf dem Kopf. In den warmen Spalten wachsen Kräuter, die du nur von Zeichnungen kennst, in Beeten, mit Schildchen. Die hat ein Lehrling geschrieben, jeden Namen ein wenig falsch. Ein Lehrling ist nicht zu sehen. Sein Kessel ist noch warm.
event-203-result = Du verbesserst drei der Schildchen und nimmst eine Flasche als Lohn. Wer mit dem Schiff kommt, findet es jetzt, am Rauch.

event-204-title = Fuchspfote
event-204-intro = Der Bruder wohnt auf der kleinsten Zehe der Pfote, in einer Hütte aus einem Boot. Er sagt den Füchsen guten Tag und dir nichts. Als er hört, wer den Mantel geflickt hat, führt er dich den Strand entlang und zeigt dir, wie man ihn liest: wer an Land kam, wie schwer, wie hungrig, und ob es hinkt.
event-204-result = Ihr dürft wiederkommen, sagt er, und andere auch, wenn sie die Stiefel ausziehen. Den Faden bezahlt er dir; ein Bettler ist auch er nicht.

event-205-title = Der Steinring
event-205-intro = Die Kralle passt. Sie stammt von einem Tier, das im Käfig hierherkam, auf eine Insel, die nichts ist als ein Ring von Steinbänken um eine Fläche aus Sand. Frischer Sand, heute früh geharkt. Es gibt Plätze für die Herrschaften, ein Sonnensegel und eine Tafel mit Preisen: klein, groß, und das, das den Wärter gefressen hat.
event-205-result = Der Hund des Wärters bewacht das Tor noch immer, und du kommst mit zerrissenem Ärmel an ihm vorbei. Von nun an findet jeder den Ort, der sich gern zusehen lässt.

event-206-title = Der Anhänger des Ertrunkenen
event-206-intro = Hoch über dem Meer steht die Hütte der Frau, die ihn gemacht hat, auch einmal für einen Ehemann. Sie dreht ihn um, haucht ihn an und sagt, er müsse ihn an jenem Morgen abgenommen haben. Er wirkt nur, solange man sich fürchtet. Seit Jahren habe er sich nicht mehr gefürchtet, sagt sie. So gehen sie alle.
event-206-result = Sie bindet ihn dir mit einem Knoten um, der nicht leicht aufgeht. Wenn das Meer lügen will, wird er warm.

event-207-title = Das Bärenfell des Jarls
event-207-intro = In der Halle, aus der er kam, fragt niemand, woher du es hast. Sie sehen hin, sie zählen die Krallen, und ein alter Mann rückt auf der Bank zur Seite. Also hat man es ihm gesagt, meint der Alte. Es war Zeit. Wir hatten angefangen, ihn zu füttern. Man gibt dir den Platz am Feuer und Met.
event-207-result = Es ist schwer und riecht nach Rauch und altem Bären. Wo auf diesen Inseln du dich darin niederlegst, bringt man dir mehr, als du verlangt hast.

event-213-title = Torkels Kürass
event-213-intro = Sie öffnet, ehe du geklopft hast, denn wer Nachricht bringt, klopft nicht laut. Du sagst es ihr. Sie holt den Kürass aus der Truhe; er ist jede Woche geölt worden. Ob er bis zuletzt im Takt gerudert habe, fragt sie, und du sagst ja. Dann schnallt sie ihn dir selbst um, zu fest, wie bei jemandem, der wiederkommen soll.
event-213-result = Er sitzt, als wäre er für dich gemacht, und zwischen zwei Hieben lässt er Platz für einen Atemzug mehr.

event-214-title = Das Fernrohr des Kapitäns
event-214-intro = In das Messing ist der Name geritzt, und das Haus ist leicht zu finden, denn seine Frau verkauft es gerade. Das Rohr will sie nicht zurück. Er war so stolz, alles zuerst zu sehen, sagt sie, und da stand er und sah es. Seht zweimal hin, sagt sie. Er hat immer nur einmal hingesehen.
event-214-result = Du siehst zweimal hin. Beim zweiten Mal ist es ein anderes Meer, und du darfst wählen, auf welchem der beiden du fährst.

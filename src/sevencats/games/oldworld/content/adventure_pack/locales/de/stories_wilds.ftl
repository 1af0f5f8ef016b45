# Erkundungskarten der Wildnis im Abenteuerpack. Eine Karte hat einen Titel, einen Text zum Vorlesen (-intro),
# ihre Optionen (-a, -b) und zu jeder, was daraus wird (-a-result ...); das sieht vor der Wahl niemand.

## Längere Wege

story-adventure-wilds-goat = Ziege ohne festen Wohnsitz
story-adventure-wilds-goat-intro = Die Ziege ist schwarz, hat ein Horn und gehört niemandem; das ist ja das Unglück. »Gekommen ist sie mit dem alten Marek, und Marek ist gestorben«, sagt das Dorf. »Danach hielt sie sich an den Schmied.« Man nickt zu einem Kreuz hinüber. »Danach an den Priester.« Seither geht keiner mehr vor die Tür. Die Ziege sitzt auf den Kirchenstufen und frisst ein Gesangbuch. Als sie dich sieht, steht sie auf, streckt sich und kommt über den Platz wie jemand, dessen Kutsche da ist.
story-adventure-wilds-goat-a = Die Ziege mitkommen lassen.
story-adventure-wilds-goat-a-result = Sie geht voraus und lässt sich nicht führen. An der ersten Gabelung gehst du links. Sie geht rechts, auf die Berge zu, legt sich auf die Straße und schreit, bis du umkehrst. Sie wird anscheinend erwartet.
story-adventure-wilds-goat-b = Die Ziege im nächsten Dorf verkaufen.
story-adventure-wilds-goat-b-result = Du erklärst nichts, und der Priester fragt nichts; es ist eine schöne Ziege. Er zählt dir das Geld in die Hand und krault sie hinter dem Horn. Vom Hügel aus siehst du zurück. Sie geht schon bei Fuß.

story-adventure-wilds-bridge = Der kurze Halm
story-adventure-wilds-bridge-intro = Dreimal hat der Fluss den mittleren Pfeiler geholt. Die Maurer wissen, warum, und haben Halme gezogen: Nach altem Brauch kommt etwas Lebendes in die Mauer. Den kurzen hält der Junge, der den Mörtel rührt. Er ist sehr vernünftig. »Es ist eine gute Brücke«, sagt er zu dir. »Jeden Winter ertrinkt hier einer. Mein Onkel auch.« Der Maurermeister sieht nicht von seinem Lot auf.
story-adventure-wilds-bridge-a = Dem Fluss etwas Eigenes geben.
story-adventure-wilds-bridge-a-result = Du gibst ihm etwas, worauf du stolz warst: einmal gemacht, über dem Wasser, von ganzem Herzen, und nie wieder. Die Strömung bleibt stehen und schaut, und in dieser Stunde setzen sie den Stein. Der Junge zeigt dir, was er mit der Kelle kann; er wird es ja nun brauchen.
story-adventure-wilds-bridge-b = Hinuntergehen und fragen, wer es will.
story-adventure-wilds-bridge-b-result = Sie legen die Arbeit nieder, solange du fort bist; nur der Junge rührt weiter, aus Gewohnheit. Unter dem Pfeiler sind Stufen, die kein Maurer gehauen hat. Dem Klang nach kommen sie weit flussabwärts heraus.

story-adventure-wilds-wreckers = Ein Licht für Seeleute
story-adventure-wilds-wreckers-intro = Auf der Klippe führt ein kleines Mädchen ein lahmes Pony auf und ab, mit einer Laterne um den Hals. Vom Meer sieht es aus wie ein Schiff, das sicher vor Anker liegt. »Nur bei Nebel«, erklärt sie. Unten in der Bucht liegt ein Dorf mit messingnen Türklinken, sehr viel Tau und keinen Feldern. Heute Nacht ist Nebel. Da draußen läutet eine Glocke: Jemand tastet sich nach dem Hafen von Doldeth.
story-adventure-wilds-wreckers-a = Warten und deinen Anteil nehmen.
story-adventure-wilds-wreckers-a-result = Du hilfst, hereinzuziehen, was antreibt: Fässer, Kisten, einen Mann, der sich bedankt. Es ist ein ordentliches Dorf, alle bekommen gleich viel, auch das Mädchen. Sie bekommt eine Puppe, noch nass. Sie fangen an zu singen, da bist du schon unterwegs.
story-adventure-wilds-wreckers-b = Die Laterne löschen.
story-adventure-wilds-wreckers-b-result = Die Glocke zieht im Dunkeln vorbei, langsam, und fort. In der Bucht sagt niemand etwas; sie stehen in den Türen, mit Haken, und sehen zu dir herauf. Das Mädchen will wissen, was sie jetzt essen. In Doldeth sollte man jemanden dasselbe fragen.

story-adventure-wilds-hermits = Einer Bohne wegen
story-adventure-wilds-hermits-intro = Zwei Eremiten leben auf den beiden Seiten der Schlucht, in Sichtweite, und haben seit zwanzig Jahren nicht miteinander gesprochen, einer Bohne wegen. Botschaften gehen über Reisende. »Sagt dem alten Narren drüben, dass sein Dach an der Ecke locker wird«, sagt der diesseitige. »Wörtlich. Und dass es mir gleich ist.« Er steht ganz am Rand und beschattet die Augen. Der andere auch.
story-adventure-wilds-hermits-a = Es Wort für Wort ausrichten.
story-adventure-wilds-hermits-a-result = »Sagt dem alten Bock, ich hab’s gesehen«, sagt der andere, »und er soll seinen Schal umbinden.« Viermal gehst du hinüber. Am Abend hat man dich auf beiden Seiten gefüttert und dir denselben Kniff beim Klettern verraten, zweimal, im Vertrauen.
story-adventure-wilds-hermits-b = Die Botschaft etwas verbessern.
story-adventure-wilds-hermits-b-result = Den Narren lässt du weg, und was damit vielleicht gemeint war, lässt du stehen. Der andere Eremit muss sich setzen. Ob das wirklich die Worte waren? So ungefähr, sagst du. Eines Tages wirst du wieder auf den Berg müssen und nachsehen, was daraus geworden ist.

story-adventure-wilds-boundary = Der Tote von hüben und drüben
story-adventure-wilds-boundary-intro = Wer einen Toten auf seinem Land hat, muss ihn begraben und die Untersuchung bezahlen. So ist das Gesetz, und also trägt ihn Obermarl jede Nacht über den Bach nach Niedermarl, und jede Nacht trägt ihn Niedermarl zurück. Es ist der neunte Tag. Jetzt stehen beide Dörfer im Wasser und ziehen. »Eurer!« »Eurer!« Er trägt gute Handschuhe. Ins Gesicht hat ihm bisher niemand gesehen.
story-adventure-wilds-boundary-a = Ihn im Bach begraben, auf der Grenze.
story-adventure-wilds-boundary-a-result = Du leitest das Wasser aus seinem Bett, gräbst, wo es lief, und leitest es wieder über ihn. Es dauert die ganze Nacht. Am Morgen beanspruchen ihn beide Dörfer, denn nun ist er ein Grenzzeichen. Dein Rücken hat etwas gelernt, das er nicht vergisst.
story-adventure-wilds-boundary-b = Ihm ins Gesicht sehen.
story-adventure-wilds-boundary-b-result = Du wäschst es. Eine Narbe durch die Braue, keine Wunde und ein Ausdruck der Überraschung. Im linken Handschuh steckt ein Schlüssel mit einem Holzschild: ein Forsthaus. Beide Dörfer sind sehr still geworden. Hinten geht jemand weg.

story-adventure-wilds-lake = Der See auf der Karte
story-adventure-wilds-lake-intro = Adelheid Voss hat zwei Kettenzieher verloren und einen See gewonnen. Er steht auf ihrer Karte, in ihrer eigenen Hand, mit Lotungen, und gezeichnet hat sie ihn nicht. »Ich bin zweimal darübergegangen«, sagt die Landmesserin. »Es ist eine Wiese. Ich kann die Kette darauf auslegen.« Sie hat die Kette ausgelegt. Am anderen Ende, irgendwo im Gras, zupft hin und wieder etwas, wie Fische es tun. Eine zweite Meinung wäre ihr lieb.
story-adventure-wilds-lake-a = Der Kette folgen.
story-adventure-wilds-lake-a-result = Du folgst ihr Hand über Hand durch trockenes Gras; dann ist das Gras nass, dann reicht es dir an die Knie, dann ist es kein Gras. Unter dir liegt ein Kirchendach. Du merkst dir die Stelle. Hinter dir notiert Voss die Uhrzeit. Ihre Schuhe sind voll Wasser.
story-adventure-wilds-lake-b = Ihr raten, der Karte zu glauben.
story-adventure-wilds-lake-b-result = Sie sieht dich über die Brille an und lässt die Zelte bergauf verlegen. Am Morgen ist da ein See, mit Lotungen, und auf einer Insel darin zwei Kettenzieher, die das Datum erstaunt. Den Rat bezahlt sie, und sie zeigt dir, wie man anpeilt, was nicht da ist.

## Leute, die wiederkommen

story-adventure-wilds-bees = Es den Bienen sagen
story-adventure-wilds-bees-intro = Der Imker mit dem Nachthonig ist gestorben, geschwollen und glücklich, und jemand muss es den Bienen sagen. Man klopft mit dem Hausschlüssel an jeden Stock und nennt den neuen Herrn. Sonst gehen sie; oder sie bleiben, und das ist schlimmer. Den Schlüssel hat die Tochter. Sie fürchtet sich vor Bienen. Seit dem Begräbnis steht sie am Gartentor, es wird dunkel, und vierzig Stöcke summen allmählich wie eine Frage.
story-adventure-wilds-bees-a = Für sie an die Stöcke klopfen.
story-adventure-wilds-bees-a-result = Sie hören dich an, vierzigmal. Aber sie kannten ihn gut und merken, dass du es nicht bist; bei der letzten Reihe sitzen sie auf deinem Kettenhemd und darunter. Sie füllt dir die Fläschchen mit Honig, der leuchtet, und kann endlich weinen.
story-adventure-wilds-bees-b = Mitgehen und die Laterne halten.
story-adventure-wilds-bees-b-result = Am ersten Stock flüstert sie. Am zehnten erzählt sie ihnen, wie er gelacht hat. Am letzten trägt sie Bienen bis zum Ellbogen, wie Handschuhe, und hat es nicht gemerkt. Du bekommst ein Glas und das Bett auf dem Honigboden und schläfst, wie man dort schläft.

story-adventure-wilds-rope = Lorcan Weir zieht um
story-adventure-wilds-rope-intro = Hundert Leute tragen ein Seil über Land. Es ist dick wie ein Schenkel, Tang hängt daran, und davor geht rückwärts Lorcan Weir, der Fährmann, und redet ihm zu. Sein Fluss ist versandet. Er zieht an einen anderen, nach Loc Ichaer, wo es Wasser genug gibt und keine Brücke. »Es war noch nie an Land«, sagt er zu dir. »Es ist nervös. Fasst an oder geht beiseite. Und nicht schreien.«
story-adventure-wilds-rope-a = Mit anfassen.
story-adventure-wilds-rope-a-result = Zwei Tage gehst du, jemandes Atem im Nacken, und singst, was das Seil gern hat. In Loc Ichaer gleitet es von selbst in den See und liegt da wie ein Hund im Stroh. Lorcan bezahlt die Träger in Flaschen und will die leeren zurück.
story-adventure-wilds-rope-b = Den Weg erkunden.
story-adventure-wilds-rope-b-result = Du findest ihnen einen Weg ohne Dornen, Hecken und Hunde. Was du sonst noch findest, geht nur dich etwas an: ein Versteck, noch warm. Abends zeigt Lorcan dir den Schlag, den er bei etwas nähme, das sich nicht binden lassen will.

story-adventure-wilds-teeth = Doppelt
story-adventure-wilds-teeth-intro = Den Eremiten vom Brunnen hörst du, ehe du ihn siehst: Er klappert. Vor Jahren warf er seine Zähne hinein, und der Brunnen gibt doppelt zurück, nur nie dasselbe, und nicht immer gleich. Heute früh hat er gezahlt. Sie kamen im Eimer herauf, paarweise, gebogen, fingerlang, und ein paar hat er schon probiert. »Die Tür da schmecke ich von hier aus«, sagt er. »Wollt Ihr auch welche?«
story-adventure-wilds-teeth-a = Eine Handvoll nehmen.
story-adventure-wilds-teeth-a-result = Bis zum Morgen sitzt du mit ihnen über dem Tiegel. Sie gehören zu etwas, das noch nicht geboren ist. Fein gemahlen, in Weingeist, verraten sie dir, woran es sterben wird, und der Geruch geht nicht von den Händen.
story-adventure-wilds-teeth-b = Einen Trank für ihn hineingießen.
story-adventure-wilds-teeth-b-result = Im Eimer liegen die Zähne eines alten Mannes, braun, abgenutzt, einer fehlt. Er setzt sie ein, probiert sie an einem groben Wort und muss sich einen Augenblick abwenden. Auf dem Weg ins Tal merkst du, dass der Brunnen auch dich bezahlt hat.

story-adventure-wilds-wedding = Dreimal, Pause, zweimal
story-adventure-wilds-wedding-intro = Ulf heiratet. Den nimmt keine, hieß es, des Klopfens wegen. Aber Berta von den Kalköfen ist taub; in der ersten Nacht legte sie die Hand auf die Bretter, sah ihn an und klopfte zurück. Nun sitzen sie an einer langen Tafel unter den Bäumen, reden mit den Knöcheln und lachen. Die Gäste warten, dass der Tanz beginnt. Musik gibt es keine. Daran hat das Paar nicht gedacht.
story-adventure-wilds-wedding-a = Auf den Tisch trommeln.
story-adventure-wilds-wedding-a-result = Du fängst mit dem an, was sie kennen: dreimal, Pause, zweimal. Beim dritten Mal haben es alle Tische. Von unten, zwischen den Wurzeln, fallen andere ein und halten gut Takt. Berta spürt es zuerst. Du tanzt, bis etwas von dir abfällt, das du nicht mehr brauchst.
story-adventure-wilds-wedding-b = Am Waldrand lauschen.
story-adventure-wilds-wedding-b-result = Zu Dutzenden sind sie da unten, unter den tanzenden Füßen, ganz still; du spürst es durch die Sohlen. Sie sind als Gäste gekommen. Am Morgen steht auf dem Baumstumpf eine Flasche, die niemand mitgebracht hat, und kleine Spuren führen heimwärts.

## Monster und ihre Art

story-adventure-wilds-barrel = Ritter Stiefel
story-adventure-wilds-barrel-intro = In der Regentonne hinter der Schule sitzt etwas Grünes, groß wie eine Katze, und kaut an einem Stiefel. Die Kinder nennen es Ritter Stiefel. Es kam mit dem Hochwasser, und es hat geweint. Beißen tut es nur Otto. Seit dem Frühjahr füttern sie es; es ist gewachsen, es hört auf seinen Namen, und der Lehrer fehlt seit Freitag. »Ertrunkene wohnen in Nestern«, sagt das Mädchen, das es fand. »Hat er dann eine Mama?«
story-adventure-wilds-barrel-a = Es in sein Nest zurückbringen.
story-adventure-wilds-barrel-a-result = Sie wickeln es in einen Schal und gehen bis zur Biegung mit und singen ihm vor. Es singt auch, so ungefähr. Du trägst es mit gestrecktem Arm zum Wasser. Deinen Daumen hat es im Maul, ganz sacht.
story-adventure-wilds-barrel-b = Erst die Kinder heimschicken.
story-adventure-wilds-barrel-b-result = Sie wissen es natürlich. Von der Gasse hörst du sie laut zählen, alle zusammen, um nichts zu hören. Es dauert nicht lange. Der Schleim führt den dritten Graben von der Mühle hinauf, wo die anderen sind. Der Rat zahlt nach Länge.

story-adventure-wilds-penitent = Auf den Knien
story-adventure-wilds-penitent-intro = Auf der Pilgerstraße geht ein Mann auf den Knien, und ankommen hat ihn noch keiner sehen. Durch einen Büßer fährt Stahl wie durch Rauch, wenn man nicht weiß, was er getan hat; und davon gibt es drei Fassungen. Er ließ seine Mannschaft auf einem brennenden Schiff. Nein, er löschte das Hafenlicht, um eine Wette. Nein, er tat gar nichts: Er schlief. Die alten Frauen am Schrein wollen ein Ende und reden nicht mehr miteinander.
story-adventure-wilds-penitent-a = Einen Tag neben ihm gehen.
story-adventure-wilds-penitent-a-result = Er spricht nicht. Doch er hält, wo er immer hält, und jedes Mal lernst du etwas: wie er die Laterne trägt, wo er sich wendet, welche Schulter er schont. Am Abend weißt du, wie man gegen ihn kämpfen würde. Ob, ist eine andere Frage.
story-adventure-wilds-penitent-b = Jemanden suchen, der dabei war.
story-adventure-wilds-penitent-b-result = Es gab einen Schiffsjungen, erinnert sich die Älteste, der lebend davonkam. Siebzig müsste er sein. Er ging weit ins Land hinein und kam dann zurück, wie sie es alle tun, und wohnt an irgendeinem Ufer, mit dem Rücken zum Wasser.

story-adventure-wilds-road = Eine Straße, die nicht da war
story-adventure-wilds-road-intro = Über das Fjell läuft eine Straße, die gestern nicht da war. Gepflastert ist sie mit Platten, jede breit wie ein Karren, gut gefügt, ein wenig warm. »Eine Abkürzung!«, ruft der Viehtreiber entzückt. »Geradewegs nach Süden!« Seine Schafe stehen schon darauf. Du kniest dich hin, blickst zwischen zwei Platten und siehst ein Bein. Dahinter ist noch eines, und so fort bis zum Horizont. Nach einer Mahlzeit schläft ein Yghern etwa einen Tag.
story-adventure-wilds-road-a = Die Abkürzung nehmen, ganz leise.
story-adventure-wilds-road-a-result = Du trittst auf die Fugen, nie auf die Platten, und die letzte Meile hältst du dem Viehtreiber den Mund zu. An einem Nachmittag trägt es dich durchs halbe Land. Am anderen Ende, bei Ard Modron, liegen zwei Fühler, gefaltet wie Hände.
story-adventure-wilds-road-b = Drumherum gehen und die Fugen studieren.
story-adventure-wilds-road-b-result = Schnelle Hiebe gäben darauf nur einen Klang. Es braucht einen schweren Schlag, von unten, wo die siebte Platte an die achte stößt. Aus einem Riss zapfst du ein Fläschchen von etwas Gelbem. Der Viehtreiber zählt wieder seine Schafe. Er kommt auf immer weniger.

story-adventure-wilds-huts = Eine Hütte zu viel
story-adventure-wilds-huts-intro = Am Seeufer stehen sieben Hütten, und es gibt sechs Familien. Es hat eine Weile gedauert, bis das auffiel. Die siebte ist eine gute Hütte, verwittert, mit einem Netz darüber und einem Eimer an der Tür; nur stand sie am Montag beim Steg, und heute steht sie näher bei den Hühnern. »Sie macht keinen Ärger«, sagt der Aalfischer. »Man möchte doch ein guter Nachbar sein.« Eine Krabbspinne zieht an, was sie findet.
story-adventure-wilds-huts-a = Anklopfen.
story-adventure-wilds-huts-a-result = Mit etwas Langem klopfst du an den Laden. Es entsteht eine Pause, wie wenn Leute einander über den Tisch ansehen. Was dann kommt, hängt davon ab, ob sie gegessen hat. Sie hat mehrere Beine, um es dir mitzuteilen.
story-adventure-wilds-huts-a-band-1 = Sie hat nicht. Ein Bein kommt durch die Tür und nimmt, was du ihr hinhältst, und dann, was du zurückhältst.
story-adventure-wilds-huts-a-band-2 = Sie hat, im Großen und Ganzen. Ein Bein stellt höflich auf die Stufe, was vom letzten Besuch übrig ist; die Flasche ist heil.
story-adventure-wilds-huts-a-band-3 = Sie ist satt und unter Nachbarn groß geworden. Sie reicht dir das ganze Bord hinaus von wem immer hier einmal wohnte.
story-adventure-wilds-huts-b = Mit grünem Schilf ausräuchern.
story-adventure-wilds-huts-b-result = Rauch können sie nicht leiden. Gegen Mittag steht die Hütte auf und macht sich das Ufer entlang davon, auf Zehenspitzen, samt Eimer, und gibt sich alle Mühe, wie eine Hütte auszusehen. Du merkst dir, wo sie sich niederlässt. Der Aalfischer winkt.

story-adventure-wilds-judge = Die Hunde des Richters
story-adventure-wilds-judge-intro = Eine Kutsche steht auf der Straße, und um sie herum sitzen im Kreis elf schwarze Hunde mit einem Glimmen im Rachen. Drei Nächte sind sie hinter ihr hergelaufen. »Streuner«, sagt von drinnen der Richter. Barghests gehen dorthin, wo etwas nicht bezahlt ist. Sie reißen einem die Deckung ab, ehe sie die Haut anrühren. Bis zur nächsten Stadt hätte er gern Geleit. Wie viele Urteile er in der letzten unterschrieben hat, tue nichts zur Sache.
story-adventure-wilds-judge-a = Mit dem Richter fahren.
story-adventure-wilds-judge-a-result = An der Brücke kommen sie, alle zugleich, und entblättern dich Stück um Stück, wie Köche eine Artischocke. Sie beißen nicht; dich wollen sie nicht. Du bringst ihn durchs Tor. Er zahlt, schiebt den Riegel vor und zieht die Vorhänge zu. Die Hunde sind nach hinten gegangen.
story-adventure-wilds-judge-b = Dich zu den Hunden setzen.
story-adventure-wilds-judge-b-result = Du legst hin, was du hältst, und nimmst im Kreis Platz. An den Halsbändern stehen Namen. Du liest sie vor, laut, zur Kutsche hin, bis die Tür von innen aufgeht. Selten hast du gesehen, dass jemand so genau tut, wozu er da ist, und du denkst lange darüber nach.

story-adventure-wilds-fiend = Mit dem Sack über dem Kopf
story-adventure-wilds-fiend-intro = In der Schlucht arbeiten die Holzfäller mit Brotbeuteln über dem Kopf. Dort oben haust ein Bies. Es hat ein drittes Auge, und wer es offen sieht, bleibt stehen und denkt an zu Hause, bis alles vorbei ist. Zauber helfen nicht; Zauber mag es. Der alte Kettil hat so zwei Brüder verloren. Seit dreißig Jahren fällt er blind, und er hört, wenn eine Fliege sich auf die Axt setzt.
story-adventure-wilds-fiend-a = Einen Beutel aufsetzen und mitarbeiten.
story-adventure-wilds-fiend-a-result = Den ganzen Tag wirft er Tannenzapfen nach dir, und in der Dämmerung treffen sie nicht mehr; du hörst, wie sie seine Hand verlassen. Vom vielen Lauschen dröhnt dir der Kopf. Du stellst fest, dass du mit dem Beutel ins Bett gegangen bist.
story-adventure-wilds-fiend-b = Ihn für den Kniff mit der Axt bezahlen.
story-adventure-wilds-fiend-b-result = Man macht es mit geschlossenen Augen, auf unglaubliche Entfernung, und du übst, bis die Fliege in zwei Hälften daliegt. Die Münze sei für die Fliegen, sagt Kettil. Falls du das Auge je siehst, wüsste er gern, woran seine Brüder da gedacht haben.

story-adventure-wilds-harvest = Ein sehr guter Jahrgang
story-adventure-wilds-harvest-intro = Abends kommen die Leser vom oberen Weinberg herunter, blass, zufrieden und außerstande zu sagen, was sie den Tag über getan haben. Ein Mädchen hat gesungen. Gesehen hat sie keiner. Jeden Abend sind die Körbe voller und die Leser weniger, und der Verwalter hat beides bemerkt. »Es wird ein sehr guter Jahrgang«, sagt er. Eine Bruxa singt, bevor sie trinkt, und am schlimmsten ist sie, wenn von einem nicht mehr viel übrig ist. In Beauclair möchte man davon lieber nichts hören.
story-adventure-wilds-harvest-a = In Beauclair fragen, wer hier sang.
story-adventure-wilds-harvest-a-result = Der Verwalter wird blass wie seine Leser. Es gab da ein Mädchen, sagt er, unter dem alten Herzog, mit einer Stimme, zu der die Leute aus der Stadt herauskamen. Ein alter Gesangslehrer am Hof wisse mehr. Er selbst habe nichts gesagt.
story-adventure-wilds-harvest-b = Ihr einen Trank auf die Mauer stellen.
story-adventure-wilds-harvest-b-result = In der Dämmerung stellst du ihn offen hin und gehst. Am Morgen ist die Flasche leer und ausgespült, und die Leser kommen sonnenverbrannt und streitend herunter. Daneben hat jemand in schöner Schrift in den Staub geschrieben, was du immer falsch machst.

## Gewerbe, Herbergen und Jahrmärkte

story-adventure-wilds-bear = Der Bär ist unpässlich
story-adventure-wilds-bear-intro = Der Bärenführer hat eine Kette, eine Trommel, eine Lizenz und keinen Bären. »Er ist unpässlich«, sagt er. Das sagt er seit dem Herbst. Er hat ihn gepflegt bis zuletzt; dann waren da die Schulden, und da war das Fell. Seither tanzt er selbst darin, und sein Neffe trommelt. Nun ist der Neffe fortgelaufen, am Samstag ist Jahrmarkt, und einer allein kann nicht Trommel und Bär sein.
story-adventure-wilds-bear-a = Den Bären geben.
story-adventure-wilds-bear-a-result = Es ist heiß da drin und riecht nach einem alten Freund. Du richtest dich auf, du drehst dich, du gibst die Tatze. Man wirft mit allerlei, und einiges davon sind Münzen. Es kommt ganz darauf an, wie die Leute einen Bären aufnehmen, der offenbar Fechtstunden hatte.
story-adventure-wilds-bear-a-band-1 = Mit Kohlköpfen, dann mit einer Dogge. Der Bärenführer trommelt zum Rückzug, und du trittst ihn auf allen vieren an.
story-adventure-wilds-bear-a-band-2 = Ein Kind krault dich hinterm Ohr, und von da an regnet es Kupfer. Geteilt wird durch zwei, auf der Trommel.
story-adventure-wilds-bear-a-band-3 = Jemand fordert den Bären. Der gewinnt nach Punkten, und der Bärenführer weint in die Einnahmen: Die Riposte hat der alte nie gekonnt.
story-adventure-wilds-bear-b = Die Trommel schlagen.
story-adventure-wilds-bear-b-result = Du trommelst, und der Alte tanzt in dem Fell, langsam, mit geschlossenen Augen, und niemand lacht mehr. Danach bringt er dir einen Schritt bei. Den hatte sich der Bär selbst ausgedacht. Einen prächtigeren vergisst du dafür.

story-adventure-wilds-inn = Das stille Wirtshaus
story-adventure-wilds-inn-intro = Im Wirtshaus unter der Wechte erhebt keiner die Stimme. Die Türen sind gefilzt, die Löffel aus Holz, und dem Hund hat man das Wedeln beigebracht. Ein Husten an der falschen Stelle, und alles kommt herunter, wie zu Großvaters Zeiten auf eine Hochzeit. Man reicht dir eine Schiefertafel. Suppe?, steht darauf. Und darunter: Auf dem Gletscher oben holt etwas die Postreiter. Rufen kann man es nicht, pfeifen auch nicht. Man müsste schreien.
story-adventure-wilds-inn-a = Bleiben, flüstern und schlafen.
story-adventure-wilds-inn-a-result = Seit der Wiege hast du nicht mehr so geschlafen. Am Morgen schreibt der Wirt die Rechnung auf die Tafel, betrachtet sie und wischt sie mit dem Ärmel weg. Er legt einen Finger an die Lippen und dir eine Flasche in die Tasche.
story-adventure-wilds-inn-b = Hinaufsteigen und schreien.
story-adventure-wilds-inn-b-result = Du schreist, was du hast. Der Berg überlegt es sich und lässt los, neben dir, oder beinahe. Aus dem Schnee darunter gräbt sich etwas Langes frei und sucht das Weite, und du siehst, welches. Auch weißt du nun, wie man auf dem reitet, was rutscht.

story-adventure-wilds-rehearsal = Die Probe
story-adventure-wilds-rehearsal-intro = »Nein, nein! Du kommst von links, du frisst Gunter, Gunter legt sich hin, und dann die Glocke!« Das Dorf will vorbereitet sein. Zweimal in der Woche proben sie für das Monster. Es gibt Spieße, es gibt einen Chor der Ehefrauen, und es gibt zwei Küfer, eingenäht in eine Kuh. Die Kuh ist das Problem. Es fehlt ihr an Bedrohlichkeit. Nun wenden sich dir dreißig Gesichter zu, und in allen dämmert langsam derselbe Gedanke.
story-adventure-wilds-rehearsal-a = Das Monster spielen.
story-adventure-wilds-rehearsal-a-result = Du gibst ihnen die Hälfte von dem, was du weißt. Drei Spieße zerbrechen sie an dir, Gunter weint, und die Lehrerin hätte dich beinahe mit der Harke. Du gehst mit leeren Händen und neuer Achtung nach Hause: Von dieser Seite sieht es anders aus.
story-adventure-wilds-rehearsal-b = Von einem Fass aus Regie führen.
story-adventure-wilds-rehearsal-b-result = Die Glocke wird verlegt, die Harke kommt in die erste Reihe und Gunter nach Hause. Am Abend könnten sie einen Ghul so lange aufhalten, wie man zum Davonlaufen braucht, und mehr verlangt man von einem Dorf nicht. Die Einnahmen überreicht man dir im Kopf der Kuh.

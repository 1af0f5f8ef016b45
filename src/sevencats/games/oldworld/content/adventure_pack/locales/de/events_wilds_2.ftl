# Weitere Ereignisse des Abenteuerpakets, zu denen Karten der Wildnis führen.

event-111-title = Drei Schornsteine
event-111-intro = Das Haus am Pass ist von oben bis unten hell. Eine Dame in Grau öffnet mit einer Kerze, und hinter ihr steht eine zweite und eine dritte: In jedem Zimmer brennt eine, jede Nacht, damit er sie von der Straße sieht. Er ging Wein holen, vor elf Monaten, nach einem Streit um ein Komma im Ehevertrag. Seinen Namen hat sie auf den Lippen, man sieht es. Dann blickt sie an dir vorbei ins Dunkel und fragt, wer da am Tor steht und nicht näher kommt.
event-111-a = Ihn beim Namen hereinrufen.
event-111-a-result = Sie sagt ihn, und du rufst, denn ihre Stimme ist weg. Am Tor fährt etwas zusammen und legt sich die Hand auf die Brust. Drei Schritte macht es auf das Licht zu. Beim vierten stehen die Hunde des Hauses auf, alle zugleich.
event-111-b = Sagen, da sei niemand.
event-111-b-result = Sie nickt, als hätte sie es gewusst, und bezahlt dir den Weg, und mehr noch, dass du dich nicht beeilt hast. Unterwegs wartet er hinter einem Felsen. »Großes Haus«, sagt er. »Da erwartet wohl jemand jemanden.« Eine Weile geht er neben dir her, kalt wie ein Keller, und fragt, ob es Brot gibt.

event-112-title = Das Komma
event-112-intro = Die Hunde kommen die Stufen herab und bellen nicht. Sie wissen, dass er tot ist; sie wissen auch, dass er ihnen gehört. Er steht zwischen dem Namen und dem Dunkel, den Hut in der Hand, und durch seinen Rock sieht man die Felswand. »Ich wollte nur Wein holen«, sagt er. »Es war Eis.« Die Dame hat die Kerze abgestellt. Sie nähme ihn so, sagt sie, wie er ist. Aber Lebende und Tote gehen nicht durch dieselbe Tür, und in der stehst du.
event-112-band-1 = Als du beiseitetrittst, geht die Kälte durch dich und durch die Hunde. Mit dem Rücken hältst du die Tür, gegen das ganze Gewicht des Passes, bis sie alles gesagt haben. Das Komma kommt hinein. Dann ist er nur noch Wind, und du bist blau.
event-112-band-2 = Durch den Stall, wo es die Pferde nicht stört, führst du ihn hinein, und sie sitzen auf zwei Eimern bis zum Hahnenschrei. Den Wein lässt sie bringen. Es gibt einen dritten Becher und ein Bett für dich über dem Geschirr. Am Morgen kann Juttas Seite vierzig ausgefüllt werden, mit beiden Namen.
event-112-band-3 = Du sagst ihm, was auf Juttas Hügel unter dem Kreuz liegt: ein Rock voller Steine und niemand. Liegt dort niemand, so ist niemand tot. Er denkt es durch wie ein Mann, der sich um ein Komma gestritten hat. Dann wird er warm. Du hast gesehen, wie es geht, und es lässt sich lernen.

event-113-title = Das Ding ohne Preis
event-113-intro = In der dritten Nacht findest du es: einen Nebling, ganz klein, nicht größer als eine Laterne, mit dem Gesicht eines Jungen, wenn man nicht genau hinsieht. Sie führen in die Irre, weil sie es nicht ertragen, gesucht und nicht gefunden zu werden. Dieser hat einen Napf, auf dem OTTO steht, und eine Decke am Stock. Seit zwei Tagen geht er dir nach, und sooft du dich umdrehst, geht er aus. Am Ufer steht der Bote des Hauses, der nicht blinzelt, mit einem Glas und einem Deckel. Er würde gut zahlen.
event-113-a = Bis zum Morgen Verstecken spielen.
event-113-a-result = Du versteckst dich; er findet dich. Er findet dich im Schilf, unter dem Boot, hinter dem Reiher, und jedes Mal brennt er etwas heller. Im Morgengrauen lässt er sich finden, einmal, kurz, und du darfst den Napf tragen. In Odas neuem Kamin wird er wohnen. Es ist wenig Licht, und du siehst viel dabei.
event-113-b = Ihn dem Boten verkaufen.
event-113-b-result = Er schraubt den Deckel zu, und es glüht darin weiter, ein wenig, wie jemand, der bis hundert zählt. Er zahlt alles. Damit ist die Rechnung beglichen, sagt er und streicht das Moor. Oda bringst du die Quittung. Sie liest sie und fragt, was sie dir schuldig ist.

event-114-title = Der weiße Ring
event-114-intro = Er wächst dort, ein ganzer Ring, weiß wie ein Kragen, und in der Mitte steht eine Archespore. Sie hat vier Blüten. Sie drehen sich mit, während du herumgehst, eine etwas nach der anderen, wie vier Männer am Tisch aufsehen, wenn jemand hereinkommt. Eine Archespore wächst, wo im Zorn Blut vergossen wurde, und ihre Sporen liegen auf allem, auf dem Moos, auf dem weißen Ring, auf dem Korb, der mit einem Tuch darüber dasteht. Der Name der Witwe ist ins Tuch gestickt. Sie konnte es nie wissen.
event-114-a = Alles ausbrennen, samt der Wurzel.
event-114-a-result = Du räumst einen Streifen frei und legst Feuer. Alle vier Blüten haben sich geschlossen. Als die Hitze sie erreicht, gehen sie zugleich auf, weit, mit allen Zähnen; und nichts daran ist sanft.
event-114-b = Den Ring ernten und sie lassen.
event-114-b-result = Mit einem nassen Tuch vor dem Mund schneidest du den Ring und lässt dem Ding seine Lichtung. Was du im Glas hast, ist viel wert, Tropfen für Tropfen. Dem Pikenier sagst du, dass er dort wächst. Mehr fragt er nicht. Als du gehst, sitzt er am Tisch, und sie lacht.

event-115-title = Vier Blüten
event-115-intro = Sie schlagen reihum zu, von links, als hätten sie es abgesprochen; zwischen der vierten und der ersten ist eine Lücke von einem Atemzug. Was sie speien, brennt durch Leder. Hier wurde einmal jemand erschlagen, wegen einer Grenze oder eines Mädchens, und nie hat man darüber geredet. Die Wurzeln umklammern etwas, das klingt, wenn deine Klinge daran kommt. Du hast einen guten Gang, durch den Rauch, in der Lücke.
event-115-band-1 = Es war der falsche Atemzug. Es trifft dich über die Hand, du verlierst, was darin war, und taumelst mit geschlossenen Augen von der Lichtung. Brennen tut sie trotzdem, langsam, vom Rand her. Von weitem hört es sich an, als husteten vier Männer.
event-115-band-2 = Zwei schneidest du, zwei nimmt das Feuer. Zwischen den Wurzeln liegt eine Kiste mit jemandes Mitgift. Du sagst es der Witwe; sie setzt sich auf die Stufe. »Alle vier?«, fragt sie. »Am Kochen lag es nie?« Der Pikenier sagt, das habe er immer gesagt.
event-115-band-3 = Wie beim Mähen gehst du hindurch, von links nach rechts, und stehst in der Asche, während das letzte Blatt fällt. Ein Gerippe liegt da, eine Kiste, eine verkorkte Flasche. Die Witwe Tarn liest dem Feuer vier Namen vor, ganz sanft. Dann fragt sie den fünften, ob er Hunger hat.

event-116-title = Einunddreißig
event-116-intro = Ein Geist ist es nicht. In einer Mulde sitzt eine Moderhaut, in dem, was von einem Waffenrock mit der Nummer einunddreißig übrig ist, und sagt »Hier« mit der Stimme eines Toten, denn seine Kehle hat sie in sich. Ein, zwei Worte behalten sie von dem, was sie fressen. Seit Monaten folgt sie der Kompanie, so weit, wie man Suppe riecht; und abends, wenn die Namen über die Heide kommen, antwortet sie auf den, den sie hat. Sie sieht dich an. Sie sagt es noch einmal, wie eine Frage.
event-116-band-1 = Du zögerst, und sie platzt, als du zuschlägst. Du kriechst aus der Mulde, und alles, was du noch anhast, tropft. In der Kompanie gießen sie lange Wasser über dich. Niemand fragt. Bei Sonnenuntergang kommt der Hauptmann bis dreißig und hört auf.
event-116-band-2 = Der Hieb ist gut, der Sprung nicht. Zwischen den Wurzeln geht sie hoch, dann ist es still. Den Spuren nach waren es mehr, bei Nummer zwölf, bei Nummer vierzig, im Halbkreis um das Lager. Jetzt kennst du die Fährte und weißt, wie sie stehen. Den Rock bringst du zurück, gewaschen.
event-116-band-3 = Du schlägst, springst und liegst flach, bis es ausgeregnet hat. Der Hauptmann begräbt den Rock mit eigenen Händen. Er bezahlt dich aus Lohses Nachlass, denn Lohse hätte es getan. Beim nächsten Appell merkst du es: Du stehst gerader als sonst.
event-116-band-4 = »Rührt euch«, sagst du zuerst. Sie senkt den Kopf, und du schlägst zu. Sie platzt nicht einmal; sie legt sich hin. Der Hauptmann hört es im Stehen. An diesem Abend liest er bis zu Ende, ohne zu warten, neunundfünfzig Namen, und zieht zum ersten Mal die Stiefel aus.

event-117-title = Drei Nächte im Monat
event-117-intro = Sie wohnt an der alten Köhlerstelle, eine Frau von fünfzig, sehr ordentlich. Drei Schemel gibt es, drei Näpfe, ein zweites Kissen. Er kommt also nicht, sagt sie. Wie er in jenen Nächten ist, hat sie nie gesehen; er bleibt ja immer in der Zelle stecken. Sie hatte nur gewünscht, dass er so oft an sie denkt wie sie an ihn, und das sind drei Nächte im Monat, wenn man die Straße sieht. Im Zorn war es gesagt. Wie es so kam, weiß sie nicht; gelehrt hat es sie keiner. Zurücknehmen würde sie es. Aber ins Gesicht muss es ihm gesagt werden.
event-117-a = In der zweiten Nacht mit ihr hingehen.
event-117-a-result = Sie bindet eine saubere Schürze um, nimmt sie wieder ab und bindet die andere um. Den Weg durch den Wald findet sie selbst, sagt sie; aber an der Tür sollte jemand stehen, der sie halten kann, falls sie nicht aufhören kann, wenn sie angefangen hat.
event-117-b = Dir zeigen lassen, wie sie es machte.
event-117-b-result = Beim Tee versucht sie sich zu erinnern, und du schreibst mit. Es kommt in eine Flasche, grau und sauer, und von einem Tropfen heult der Hund. Dafür legst du ihr Geld aufs Sims, das des Schmieds. Von der Straße siehst du sie den dritten Schemel auf den Tisch stellen.

event-118-title = Durch die Tür
event-118-intro = In der guten Schürze steht sie vor der Zelle, und hinter der Tür ist es still geworden. Werwölfe kennen eine Stimme. Sie beginnt ganz ruhig. Beim dritten Satz ist alles da, das Frühjahr, das Band, das Versprechen, zwanzig Jahre; die Frau des Schmieds ist herausgekommen und hört zu, die Hand auf dem Mund, und die Tür fängt an, sich zu biegen. Er will nicht heraus, um ihr etwas zu tun. Er will zu ihr oder fort, und es ist dieselbe Tür. Du lehnst dich dagegen.
event-118-band-1 = Die Tür gibt nach. Du liegst darunter, als er hinübergeht, und er ist so schwer, wie er aussieht. Als du aufstehst, sitzt er im Mondlicht zwischen beiden Frauen, ein großes nasses Tier, und beide schimpfen mit ihm. Einen Monat wird es noch dauern. Sie schicken dich heim, freundlich.
event-118-band-2 = Die Tür hält, bis sie gesagt hat: »Ich nehme es zurück.« Dann drückt auf der anderen Seite niemand mehr. Der Schmied bittet durchs Schlüsselloch um seine Hose. Beide Frauen geben dir etwas, und keine lässt die andere sehen, wie viel.
event-118-band-3 = Die Tür hält. Wort für Wort nimmt sie es zurück, vom Ende her, und bei jedem fällt hinter der Tür etwas ab wie Geschirr. Am Morgen sitzen drei am Tisch des Schmieds und wissen nicht, was sie sagen sollen. Du weißt nun, was eine Tür aushält, wenn jemand dahintersteht.

event-119-title = Die Wäscheleine
event-119-intro = Sie läuft von Weide zu Weide das ganze Ufer entlang, und daran hängt, was die Leute gern verloren haben: Stottern, böse Träume, der Jähzorn einer toten Frau, ein Hinken. Der Wind geht hindurch, und das Ufer murmelt. Ganz am Ende, klein und sauber angeklammert, findest du ein Wort, das du einmal für deine Mutter hattest. Dass es fort war, wusstest du nicht.
event-119-a = Alles abnehmen.
event-119-a-result = Arm voll um Arm voll nimmst du es ab und überlässt es dem Wind. Wie Stare zieht es landeinwärts. Hinter dir im Moor schlägt eine Tür, dann eine zweite und eine dritte.
event-119-b = Nur das deine nehmen.
event-119-b-result = Im Mund ist es noch warm. Auf dem Rückweg steht Mutter Maische, die braut, in der Tür, mit einem Krug für den Weg, und erwähnt es nicht. Du könntest sie fragen, woraus sie so freundlich braut. Du trinkst den Krug aus.

event-120-title = Die Schwestern sind verärgert
event-120-intro = Sie kommen über das Wasser, ohne sich den Saum zu netzen, eine brauend, eine webend, eine mit bewegten Lippen. Vierzig Jahre Wäsche! Fressen wollen sie dich nicht; sie wollen, dass du es wieder aufhängst. Vom Land her hört man die ersten Rufe, wo ein Hinken heimgekommen ist. »Was habt Ihr denn«, fragt Mutter Zettel, »das so schön hängt wie das alles?« Du solltest ihr besser etwas zeigen.
event-120-band-1 = Das Wenige, das du hast, bringt sie so zum Lachen, dass die Weiden zittern; dann gibt es Ohrfeigen, von allen dreien, reihum. Das Dorf zahlt trotzdem für seine Albträume. Nach den eigenen hat man doch Sehnsucht.
event-120-band-2 = Was du zeigst, ist ordentlich, und sie hängen es auf und betrachten es mit schiefem Kopf. Für eine kleine Leine genügt es. Das Dorf dankt dir mit einer Sammlung, etwas stotternd.
event-120-band-3 = Das Beste, was du kannst, zeigst du, bis ganz zu Ende. Mutter Leis hält mitten im Wort inne. Sie geben es zurück: Lose hängt da nichts, sagen sie, das ist aus einem Stück. Auch das ist dir neu.

event-121-title = Ein Junge und ein Feuer
event-121-intro = Er hat etwas in einen hohlen Baum geräuchert und steht mit dem Schürhaken davor, schwarz im Gesicht. »Es ist ein Nekker«, sagt er, »oder ein Dachs. Ich habe gefragt, aber es sagt nichts.« Zwei Nächte hat er nicht geschlafen, damit es nicht davonkommt. Als du den Müller erwähnst, dreht er dir den Rücken zu. »Hat er gesagt, wozu?«, fragt er den Baum.
event-121-a = Sagen, was der Müller gesagt hat.
event-121-a-result = Jetzt würde er antworten, sagst du. Der Junge überlegt mit dem ganzen Gesicht. »Alles?«, fragt er. Er hat eine Liste. Er holt sie aus dem Stiefel; sie ist so lang wie sein Arm, und im Baum hustet jemand.
event-121-b = Zuerst nach dem Baum sehen.
event-121-b-result = Es ist ein Nekker, ein sehr alter, mit Rauch in den Augen, und es tut ihm leid. Du lässt ihn laufen, und hinkend zeigt er die Fährte zu den anderen. Das schreibt der Junge auf. Er kommt heim, sagt er, aber nur wegen eines längeren Stifts.

event-122-title = Die Liste
event-122-intro = An der Furt treffen sie sich, der Müller auf der einen Seite, der Junge auf der anderen, und keiner geht hinein. Also geschieht es übers Wasser. Warum ist Brot schwerer, wenn man traurig ist? Wer hat den ersten Mühlstein gehauen und womit? »Das weiß ich nicht«, sagt der Müller. »Das auch nicht.« Vierzigmal sagt er es, laut, damit man ihn hört. Am Ende rollt der Junge die Liste zusammen. »Hattest du Angst?« Die Frage stand nicht darauf.
event-122-result = »Ja«, sagt der Müller und bekommt nasse Füße. Du stehst in der Mitte, wie es einer muss, und hältst den Deckel. Bezahlt wirst du aus seiner Schürze. Vierzig ehrliche Antworten hast du gehört, und an den deinen hat das etwas verändert.

event-123-title = Der Steinbruch
event-123-intro = Es sind sieben, auf einem Haufen, wie Hunde vor dem Ofen. Ghule wachen alle zugleich auf. Kord steht neben dir mit dem Kiefernast, den er mitgenommen hat, und man hört seine Zähne. »Wer bist du?«, fragst du ihn, wie abgemacht. Er muss nachdenken. »Konrad«, sagt er dann sehr erstaunt, »aus der Gerberei«; und er tritt nach vorn.
event-123-band-1 = Es sind zu viele. Konrad aus der Gerberei geht unter zweien zu Boden, und alles, was du hast, geht dafür drauf, ihn am Stiefel herauszuziehen. Er lebt. Er wird eine Narbe haben, eine echte. Er bittet um einen Spiegel, ehe er um Wasser bittet.
event-123-band-2 = Die vier rechts sind deine, und drei hält er auf, indem er aus voller Kehle Konrad ist. Das Dorf zahlt. Als sie auf die Geißel der Sieben Täler trinken wollen, sieht er sich auch nach ihr um.
event-123-band-3 = In einem Gang bist du durch und drehst dich um, da steht er über dem letzten, mit einem halben Ast. Er zuckt; Konrad schlägt noch einmal zu. Das Dorf gibt ihm den Lorbeer und dir den Beutel. Den Lorbeer setzt er dem Ghul auf.

event-124-title = Bezahlt
event-124-intro = Das Boot liegt unter den Weiden, wo sie es gelassen haben, vor drei Jahren, nach der Flut. Am anderen Ufer wohnte die Witwe eines Fährmanns; sie hatten sie winken sehen und gedacht, es sei zum Abschied. Die Mutter zieht die Pantoffeln aus, steigt ins Wasser und schiebt das Boot allein hinüber, bis zum Hals. Lange bleibt sie drüben. Im Gras neben dir geht das Glimmen aus, nach und nach, wie eine Lampe, die man nicht mehr braucht.
event-124-result = Jetzt ist es nur noch ein Hund, groß und schwarz und niemandes. Er kommt mit. Sein Handwerk hat er aber nicht vergessen: Was im Kampf als Erstes auf dich losgeht, trifft auf halbem Weg ihn, und vom Biss geht einiges verloren.

event-125-title = Der Gastgeber
event-125-intro = In einer Höhle aus blauem Eis sitzt der Gastgeber am langen Tisch, die Feder hinterm Ohr. Er ist weiß, zottig und sehr groß. Am Tisch entlang sitzen seine Gäste, neun, aufrecht, mit Servietten, durchgefroren; vor jedem steht ein Glas Marmelade. Die besten Plätze hat er ihnen gegeben. Er begreift nicht, warum sie in der Hütte so kurz bleiben und hier so lange. Er sieht dich an und rückt einen Stuhl ab.
event-125-a = Dich setzen.
event-125-a-result = Du setzt dich. Die Kälte kommt durch den Sitz herauf wie eine Frage. Eine Frage hat er auch, man sieht, dass er seit Jahren daran übt. Er taucht die Feder ein und schiebt sie dir hin.
event-125-b = Die Gäste losmachen und gehen.
event-125-b-result = Freigeschlagen gehen sie auf dem Schlitten hinab, je drei, und er hilft tragen. Die Angehörigen zahlen. Für das Tagebuch zahlt Prof. Linds Verleger. Zuletzt bringt er dir die Marmelade, neun Gläser, ungeöffnet, und steht im Schnee, solange man dich sieht.

event-126-title = Wie war Euer Aufenthalt
event-126-intro = WIE WAR EUER AUFENTHALT, hat er geschrieben, in handgroßen Buchstaben, und unterstrichen. Für eine Antwort ist Platz. Alle anderen am Tisch waren zum Schreiben zu steif. Deine eigenen Finger werden von den Spitzen her weiß. Er hat die Pfoten gefaltet und sieht an dir vorbei, um dich nicht zu drängen. Man hört ihn atmen. Im ganzen Gletscher ist sonst nichts zu hören.
event-126-band-1 = Es war kalt, schreibst du. Das liest er zweimal. Dann steht er auf, ganz bestürzt, und wickelt dich in alles, was er hat, sich selbst dazu, und es ist Abend, ehe du dich herausgearbeitet hast. Überall blaue Flecken, vor lauter Güte.
event-126-band-2 = Du schreibst: Marmelade sehr gut. Er muss sich am Tisch festhalten. Das hat nie jemand gesagt. Er zeigt dir die Vorratskammer, wo der Gletscher aufhebt, was Reisende seit zweihundert Jahren verlieren, und du darfst wählen.
event-126-band-3 = Es ist die Wahrheit, eine volle Seite. Er liest mit dem Finger auf der Zeile. Er nickt. Am Abend trägt er die neun selbst zum Pass hinunter und legt sie hin, wo man sie findet. Etwas so Großes so schnell lernen zu sehen geht nicht spurlos vorüber.

event-127-title = Wer gewartet hat
event-127-intro = In der Hütte sitzt eine Katze. Mäuse hatte sie, Schnee hatte sie, und sie ist außer sich. An der Wand stehen seine Schuhe, paarweise, von klein bis groß; auf dem Tisch ein Napf, gespült. Sie sieht an dir vorbei, wer da noch kommt, und sieht weiter hin. Nach einer Weile steigt sie auf dein Knie, mit allen Krallen, und erzählt dir alles.
event-127-a = Bleiben, bis sie fertig ist.
event-127-a-result = Das dauert die ganze Nacht. Der Ofen zieht gut, und auf dem Brett steht, was er gegen die Kälte trank. Am Morgen geht sie vor dir den Pass hinab, setzt sich dem Postboten zu Füßen und sieht hinauf. Am nächsten Tag ist kein neuer Brief da.
event-127-b = Die Katze zu ihm hinuntertragen.
event-127-b-result = Unterm Hemd sitzt sie nicht still, und deine Rippen lernen etwas dazu. Als du sie ihm auf den Arm setzt, beugt er ihn, sehr langsam, im Ellbogen. Jetzt kann man ihn begraben. Wer die Runde bekommt, ist noch offen.

event-128-title = Saubere Hände
event-128-intro = Er empfängt dich in Wyzima in einem Zimmer voller Waschschüsseln. Er war jung, die Mutter des Mädchens hatte gelacht, er hatte am Fenster ein paar Worte gesagt; seither wäscht er sich. Alles gäbe er, sie zurückzunehmen. Wie es geht, weiß er auch: Jemand muss sich an ihrer Stelle in den Sarg legen, vom Abend bis zum Hahnenschrei. Er hat ihn ausmessen lassen. Er ist zu lang, sagt er. Es sind die Knie.
event-128-a = Ihn trotzdem mitnehmen.
event-128-a-result = Am sauberen Kragen nimmst du ihn mit. In der Kutsche schweigt er, dann erzählt er von ihrer Mutter und wie sie lachte. Es ging um seinen Hut. Am Turm hat jemand eben den vierten Band aufgeschlagen.
event-128-b = Sein Geld für die Tante nehmen.
event-128-b-result = Er zahlt und zahlt; das Zählen tut ihm gut. Die Tante kauft Öl davon und einen fünften Band. Ob es dem Mädchen hilft, weiß keiner, aber es knurrt jetzt an den richtigen Stellen, da, wo es spannend ist.

event-129-title = Bis zum Hahnenschrei
event-129-intro = Er liegt im Sarg, die Knie hoch, die Hände gefaltet, ausnahmsweise schmutzig. Die Tante liest. Um Mitternacht kommt sie auf allen vieren die Treppe herab, findet ihr Bett besetzt, und von ihrem Laut geht die Kerze aus. Du stehst vor dem Deckel. Vier Stunden sind es bis zum Hahnenschrei, und anderswo kann sie nicht schlafen.
event-129-band-1 = Sie geht durch dich wie durch einen Vorhang, und was du anhast, geht mit. Der Alte ist am anderen Ende hinausgekrochen; er rennt. Sie kriecht in ihren Sarg und wimmert. Die Tante hat die Seite wiedergefunden.
event-129-band-2 = Ihr umkreist euch, Stunde um Stunde, den Sarg zwischen euch. Beim dritten Hahn fällt sie um und ist ein Mädchen, einen Atemzug lang; dann ist die Sonne noch nicht ganz da, und sie ist es nicht. Nächste Woche, sagt die Tante. Der Alte zahlt. Er legt sich wieder hin.
event-129-band-3 = Du hältst stand. Sie wird müde, kommt dir unter den Arm wie ein Kind, mit all den Zähnen, und schläft dort im Stehen. Als es hell ist, fragt sie, was aus dem Schloss wurde. In der Kiste schluchzt der Alte.
event-129-band-4 = Du hältst stand, und im schlimmsten Augenblick sagst du, wie es im Buch weitergeht; du hattest zugehört. Sie hält inne. Sie will wissen, wie es ausgeht, und du auch. Den Hahn hört keiner von euch.

event-130-title = Nur auf der Durchreise
event-130-intro = In Stygga öffnet der Bruder, und du hast den Fuß in der Tür, ehe er zu Ende gebrüllt hat. Sie sitzt am Ofen, ein Auge blau. Der Hund liegt auf ihren Füßen und zieht die Lefze gegen ihn hoch, ohne aufzuhören. »Vier Wochen«, sagt sie, als du Donnerstag sagst. »Er lässt mich nicht hinaus. Hängt er gut? Hat er Sonne?«
event-130-a = Stattdessen den Bruder hinaussetzen.
event-130-a-result = Es dauert nicht lang, doch er ist schwer und kennt die Stufen. Sie schließt die Tür hinter ihm, lehnt sich dagegen und wundert sich, wie leicht sie geht. Am Donnerstag kommen zwei den Hügel herauf, und einer bellt. Im Wind dreht er sich um.
event-130-b = Mit ihr zum Vogt gehen.
event-130-b-result = Der Vogt schreibt alles auf; der Bruder hat dort Freunde, gibt dir einen aus und bezahlt deine Zeit. Sie bekommt ein Zimmer überm Stall. Aussicht hat es keine. Auf dem Rückweg schneidest du den Gehängten ab, damit er es selbst suchen kann.

event-131-title = Der Teller
event-131-intro = Der Teller steht da, mit Messer und Gabel, die Lampe ist heruntergedreht. Lange betrachtet Theodor Grole den Schinken. »Von einem Wagen«, sagt er. Nach dem Tarif müsste er ihn eintragen: Wild, königlich, Herkunft unbekannt. Er nimmt die Feder. »Meist kommt er einen Tag früher«, sagt er zum Hauptbuch. »Meist klopft es, und wenn ich öffne, ist niemand da. Dieses Jahr hat es nicht geklopft.«
event-131-a = Schweigen.
event-131-a-result = Er wartet ein wenig, dann schneidet er an. Das Fundgeld zahlt er dir aus der eigenen Tasche, genau. In der Nacht geht im Zählhaus das Licht aus; im Schnee sind Spuren von jemandem, der Hunde fürchtet, und sie führen in die Berge.
event-131-b = Sagen: drei Zehen zu wenig.
event-131-b-result = Er setzt den Hut auf, ohne das Buch zu schließen. Du gehst mit der Laterne voraus, er mit dem Schinken hinterdrein. In der Hütte sagt keiner ein Wort; er kniet sich hin und beginnt zu reiben. Dass man von Grole Mut lernen kann, hättest du nicht gedacht.

event-132-title = Die Schwester
event-132-intro = Sie hat acht Enkel und eine Molkerei, und man muss ihr auf die Sprünge helfen. Ach, die. Der eine sollte um sie anhalten, der andere sie vergeben; jedem hatte sie einzeln gesagt, der andere habe sie beleidigt, da ihr an beiden nichts lag. Bis zum Abendbrot, dachte sie, wären sie beschäftigt. »Elf Jahre?« Sie stellt das Butterfass hin. »An derselben Furt? Alle beide?« So etwas wie Stolz geht über ihr Gesicht.
event-132-a = Mit ihr zur Furt gehen.
event-132-a-result = Sie legt die Schürze ab und nimmt sie dann doch mit. Unterwegs setzt sie eine Entschuldigung auf, muss mittendrin lachen und fängt von vorn an. Die Enkel laufen mit Stöcken voraus, die einen grün, die anderen rot.
event-132-b = Ihnen Grüße bringen, und Butter.
event-132-b-result = Du bringst sie. Die Butter geht hin und her, und jeder liest darin, was ihm gefällt. Am nächsten Morgen um acht hörst du sie wieder anfangen, mit Lust. Sie bezahlt dich, in Rahm, damit du sagst, die Tür sei zu gewesen.

event-133-title = Sechs Uhr
event-133-intro = Sie sagt es ihnen. Sie stehen im Wasser und hören zu, und es wird sechs, ohne dass es einer merkt. »Also wurde niemand beleidigt«, sagt der Grüne. »Doch, ich«, sagt sie. »Nie habt ihr mich etwas gefragt, keiner von euch, nur ob ich den anderen gesehen habe.« Es ist ganz still. Der Rote legt seinen Helm auf den Fluss, der schwimmt ein Stück und geht unter.
event-133-result = Am Ende tragen sie sie hinüber, einer auf jeder Seite, denn sie will sehen, was es drüben gibt, das elf Jahre gekostet hat. Es ist eine Wiese. Sie bezahlen dich fürs Bezeugen. Wie zwei im selben Augenblick eine Last absetzen, hast du dir genau angesehen.

event-134-title = Beweisstück
event-134-intro = Am Fuß einer Eiche liegt ein Hausierer, tot seit dem Herbst, sauber abgenagt. Eins haben sie ihm gelassen. In einem Lappen ist es um seinen Hals gebunden, daraus hat er sie gefüttert, jeden Tag, jahrelang, unterwegs, mit der Hälfte von allem. Einmal hat sie den Lappen in den Schnabel genommen, um etwas von ihm zu haben. Von dem nimmt keiner: So ist das Gesetz. Elf Krähen sehen zu, was du damit machst.
event-134-a = Ihn damit begraben.
event-134-a-result = Während du gräbst, steht sie dabei. Als du ihm den Lappen auf die Brust legst, kommen die elf aus der Eiche herab, eine nach der anderen, und jede lässt etwas ins Grab fallen: einen Knopf, eine Bohne, ein Stück Glas. Die letzte lässt das ihre neben deiner Hand fallen.
event-134-b = Seine Kiepe ins nächste Dorf bringen.
event-134-b-result = Die Kiepe hängt unberührt in der Eiche, das Geld im Deckel; du verkaufst die Nadeln und behältst, was dem Finder zusteht. Als du am Feld vorbeikommst, ist da kein Kreis mehr und kein Vogel. Im Stoppelfeld liegen Federn, alle schwarz.

event-135-title = Anwalt der Krähen
event-135-intro = Es ist ein Kiesel, schwarz, mit einem Loch, wie ihn Krähen jemandem geben, der für sie gesprochen hat. Hält man ihn ans Auge, so zeigt er die Welt, wie sie sie sehen, von etwas weiter oben, und was bald stirbt, ist einen Ton blasser. Sie selbst ist in die Eiche hinauf, und der Flügel hängt gerade. Das Gericht vertagt sich.
event-135-result = An einer Schnur trägst du ihn. Wenn deine Hand im Kampf ein Zeichen zieht, siehst du dich einen Augenblick von oben und was von hinten kommt; und es ist etwas mehr zwischen dir und ihm.

event-136-title = Wer die Wiege schaukelt
event-136-intro = Im Schilf ist die Wiege zur Ruhe gekommen, und der Arm, der sie schaukelte, liegt auf dem Rand, grün, mit Schwimmhäuten und einem Armband aus Tang. Die Frau eines Ertrunkenen, wenn es das gibt. Das Kind ist wach und hält einen ihrer Finger. Die ganze Nacht hat sie es über Wasser getragen, und nun weiß sie nicht, was so etwas isst. Als sie das Boot sieht, zeigt sie alle Zähne. Sie lässt nicht los.
event-136-band-1 = Bei der ersten Bewegung geht sie dir an die Kehle, wie es jede täte. Es kostet dich das Kettenhemd und das Boot die Seite. Am Ende hast du das Kind und sie die Decke, und sie schreit dir nach, den ganzen Fluss hinunter.
event-136-band-2 = Bis es dunkel ist, liegt dein Brot auf dem Rand. Eine Handbreit schiebt sie die Wiege herüber und nimmt das Brot. Am Ufer zählt der Vater die Kinder und hat eins mehr. Wo sie wohnt, weißt du nun, samt der Fährte. Du behältst es für dich.
event-136-band-3 = Du zeigst ihr, wie man es hält, eine Hand am Hinterkopf. Gleich kann sie es, und besser. Dann gibt sie es dir, denn wo sie wohnt, ist es kalt; und aus dem Schlamm eine verkorkte Flasche dazu, gegen den Schreck. Noch lange sitzt du im Boot.

event-137-title = Der Hirsch
event-137-intro = Er steht in der letzten Lichtung, seinen Atem um sich, weiß und hoch wie eine Haustür. Im Geweih hängt Moos, und im Moos nistet ein Vogel. Seit zwei Tagen hört er dich. Auf einem Stumpf liegen dreißig Gaben, eine für jedes Jahr: ein Messer, ein Handschuh, eine Locke, grau geworden. Er war also hier. Jedes Jahr war er hier, ist heimgegangen und hat gesagt, er habe die Fährte verloren.
event-137-a = Etwas Eigenes dalassen.
event-137-a-result = Beim Überlegen wird es kalt, und dann legst du es zu den anderen. Der Hirsch senkt den Kopf und haucht es an. Du gehst den Weg zurück, den du kamst, und deine eigenen Spuren sind fort.
event-137-b = Die abgeworfene Stange mitnehmen.
event-137-b-result = Sie liegt im Gras, schwerer als ein Pflug, und nützt hier oben keinem. Du trägst sie hinunter. Zweimal wiegt sie der Apotheker und holt dann seinen Bruder. Als Corvin davon hört, fragt er nur, welche Seite. Die linke, sagst du. Er nickt und schließt die Tür.

story-sea-salt = Das Salzboot
story-sea-salt-intro = Ein flaches Boot liegt quer vor euch, bis zum Bord mit grauen Säcken beladen. Sein Herr hat keine Flagge und keine Eile. Salz, sagt er und sieht an dir vorbei aufs leere Wasser, wo ein Zollboot wäre. Bis zur nächsten Landzunge könnte er jemanden brauchen, der gefährlich aussieht. Er verkauft auch, was unter den Säcken liegt.
story-sea-salt-a = In den Bug stellen und gefährlich aussehen.
story-sea-salt-a-result = Das Zollboot kommt, sieht dich und hat plötzlich anderswo zu tun. Er zählt dir deinen Anteil zweimal in die Hand, weil ihm die Finger zittern.
story-sea-salt-b = Kaufen, was unter den Säcken liegt.
story-sea-salt-b-result = Flaschen, in Salz gepackt, damit sie nicht klirren. Er weiß, was drin ist, und fragt nicht, wozu du es brauchst. Die Fische fragen auch nicht.

story-sea-salt-danger = Nasses Salz
story-sea-salt-danger-intro = Dasselbe Boot, kieloben. Sein Herr sitzt darauf und hält einen Sack im Arm wie ein Kind. Die anderen sind untergegangen, und das Meer um ihn schmeckt nach Suppe. Die Dünung drückt ihn gegen eure Planken, wieder und wieder. Für ein Tau müsste er den Sack loslassen, und das tut er nicht.
story-sea-salt-danger-a = Hineinspringen und ihn holen.
story-sea-salt-danger-a-result = Du bekommst ihn am Gürtel zu fassen, und der Kiel bekommt deine Rippen, ehe man euch beide hochzieht. Den Sack hat er noch.
story-sea-salt-danger-b = Ihm den Sack abkaufen, damit er loslässt.
story-sea-salt-danger-b-result = Er lässt los, zählt und ist an Bord, bevor die Münzen trocken sind. Eure Leute salzen den Abendfisch einmal richtig und singen über den Rudern.

story-sea-bell = Die Glocke unter dem Wasser
story-sea-bell-intro = Mitten in der Meerenge läutet eine Glocke. Da ist kein Turm, keine Boje, kein Fels. Der Steuermann nimmt die Mütze ab. Dort unten liege das Dorf seiner Großmutter, sagt er, und es läute, wenn jemand aus der Familie vorbeikommt. Ob das freundlich gemeint ist, hat ihm noch keiner sagen können.
story-sea-bell-a = Dem Klang folgen und die Peilung nehmen.
story-sea-bell-a-result = Ihr rudert im Kreis, bis die Glocke genau unter euch ist. Dann merkst du dir, welche Hügel in einer Linie stehen. Dort drüben müsste Land sein, und auf keiner Karte ist welches.
story-sea-bell-b = Auch die Mütze abnehmen.
story-sea-bell-b-result = Das Läuten hört sofort auf, wie einer, den man gegrüßt hat. Die Leute rudern besser als an jedem anderen Tag dieses Jahres.

story-sea-bell-danger = Die Glocke antwortet
story-sea-bell-danger-intro = Die Glocke läutet schneller, wie bei Feuer. Das Wasser über dem versunkenen Dorf wird glatt und neigt sich, und euer Bug gleitet hinab. Da zieht etwas am Strang, sagt der Steuermann, und es hat gemerkt, dass wir zuhören. Er hat beide Arme um die Pinne gelegt.
story-sea-bell-danger-a = Durchrudern, koste es, was es wolle.
story-sea-bell-danger-a-result = Gewicht geht über Bord, und ihr rudert quer zum Hang, bis die Handflächen aufgehen. Hinter euch verstummt die Glocke. Etwas sehr Großes hat den Strang losgelassen.
story-sea-bell-danger-b = Umkehren, ehe es steiler wird.
story-sea-bell-danger-b-result = So schnell haben diese Leute noch kein Schiff gewendet. Vor der Dunkelheit seid ihr hinter der Mole, und von dort klingt die Glocke beinahe enttäuscht.

story-sea-widow = Das Fährgeld der Witwe
story-sea-widow-intro = Eine Frau in Schwarz zahlt mit Münzen, die am Rand grün sind. Seit neun Jahren fährt sie an diesem Tag hinüber und wirft dort, wo ihr Mann unterging, einen Laib Brot ins Wasser. Dieses Jahr hat sie zwei dabei. Sie fragt, ob Hexer wissen, wie lange das Meer einen Mann behält.
story-sea-widow-a = Ihr die Wahrheit sagen.
story-sea-widow-a-result = Sie hört es im Stehen an. Sie nickt, isst den einen Laib selbst und teilt den anderen mit den Ruderern. Dann zeigt sie dir die Höhle, in der er verwahrte, was er nie verzollt hat.
story-sea-widow-b = Sagen, dass es niemand weiß.
story-sea-widow-b-result = Sie dankt dir mit einer Münze dafür, dass du anständig lügst. Als sie das Brot wirft, holt es etwas von unten, und du siehst, wohin es schwimmt.

story-sea-widow-danger = Neun Jahre
story-sea-widow-danger-intro = Diesmal kommt er das Brot selbst holen. Eine Hand mit zu wenigen Fingern fasst die Reling, dann noch eine, und das Boot neigt sich ihnen zu. Die Frau in Schwarz schreit nicht. Sie sagt seinen Namen, wie man ihn zu einem sagt, der zu spät kommt. Alle sehen dich an.
story-sea-widow-danger-a = Die Hände von der Reling schlagen.
story-sea-widow-danger-a-result = Vier Hiebe braucht es. Im Gehen nimmt er deinen Beutel mit und den Saum deines Kettenhemds. Sie hat sich die Augen zugehalten und zählt laut bis neun.
story-sea-widow-danger-b = Die beiden reden lassen.
story-sea-widow-danger-b-result = Sie erzählt ihm, was das Dach gekostet hat und wer wen geheiratet hat. Nach einer Weile lässt er los. Sie gibt dir, was an seinem Hals hing, und sagt, woher es kam.

story-sea-sirens = Chor bei Ebbe
story-sea-sirens-intro = Auf der Schäre sitzen drei Sirenen und kämmen einander wie Schwestern vor einer Hochzeit. Gegessen haben sie schon, das sieht man an den Stiefeln. Solange der Wind auf sie zu steht, singen sie nicht, denn sie singen nur für die, die es hören. Der Steuermann flüstert, wie lange der Wind wohl hält.
story-sea-sirens-a = Abwarten, wohin sie heimfliegen.
story-sea-sirens-a-result = Unter dem Segel wartest du, bis sie auffliegen, schwer und spät, und merkst dir die Richtung. Eine trägt einen Stiefel für ihr Nest.
story-sea-sirens-b = Ihnen etwas auf dem Felsen lassen.
story-sea-sirens-b-result = Du legst es hin und gehst langsam zurück, die Hände offen. Die älteste nimmt es, mustert dich und zeigt mit dem Flügel auf eine Insel, die hinter dem Dunst lag.

story-sea-sirens-danger = Chor bei Flut
story-sea-sirens-danger-intro = Der Wind dreht. Ganz leise kommt der erste Ton über das Wasser, und die halbe Mannschaft steht auf, mit Gesichtern wie Kinder, die zum Essen gerufen werden. Wachs ist in der zweiten Kiste von links, schreit der Steuermann, und dann lächelt auch er und lässt die Pinne los.
story-sea-sirens-danger-a = Die Pinne halten und lauter brüllen.
story-sea-sirens-danger-a-result = Es ist ein Lied über eine Ziege, du brüllst alle vierzehn Strophen und steuerst nach dem Lärm der Brandung. Die halbe lose Ladung geht unter den Füßen der Tanzenden über Bord.
story-sea-sirens-danger-b = Hingehen und sie zum Schweigen bringen.
story-sea-sirens-danger-b-result = Du nimmst die Bootsaxt und einen Atemzug, der reichen muss. Sie lassen Krallen in deinem Kettenhemd, bis zum letzten Ring. Im Nest liegt ein Messingrohr, das ein Kapitän ans Auge hielt.

story-sea-guests = Gastrecht
story-sea-guests-intro = Der Insulaner neben dir bietet Brot, Salz und einen Schlafplatz an, in vier Worten. Das ist hier ein Eid: Wer annimmt, steht bis zum Morgen unter seinem Dach, und wer ablehnt, hat ihn arm genannt. Sein Mantel hat mehr Löcher als Stoff. Seine drei Kinder sehen auf deine Stiefel.
story-sea-guests-a = Annehmen und eine Münze dalassen.
story-sea-guests-a-result = Du isst wenig und schläfst tief. Am Morgen liegt die Münze in deinem linken Stiefel und eine zweite Decke über dir. Also lässt du sie im Salz.
story-sea-guests-b = Ablehnen und seinen Mantel flicken.
story-sea-guests-b-result = Eine Meile lang schweigt er. Dann sagt er, das habe sich nur sein Bruder je getraut, und wohin der gezogen ist, als er genug hatte von den Menschen: auf eine Insel ohne Namen.

story-sea-guests-danger = Gäste des Jarls
story-sea-guests-danger-intro = Ein Langschiff legt sich längsseits, Schilde an der Reling, überaus höflich. Nach dem Gastrecht schuldet jeder Reisende in diesen Gewässern ihrem Jarl eine Gabe. Ihr Jarl ist seit dem Frühjahr tot, murmelt der Steuermann, und keiner wagt es ihm zu sagen. Auf dem Hochsitz sitzt etwas in einem sehr feinen Mantel.
story-sea-guests-danger-a = Eine Gabe reichen und dich verneigen.
story-sea-guests-danger-a-result = Das im Mantel nickt, oder sein Nacken gibt nach. Sie werfen dein Gold auf einen Haufen Gaben, der zu riechen begonnen hat, und wünschen gute Fahrt.
story-sea-guests-danger-b = Dem Jarl sagen, dass er tot ist.
story-sea-guests-danger-b-result = Erst ist es still, dann gibt es eine Schlägerei, und es geht um dich. Am Ende reicht dir einer der Ältesten das Bärenfell vom Hochsitz: Trag es dort, woher er kam.

story-sea-chart = Der Kartenhändler
story-sea-chart-intro = Er verkauft Seekarten von Boot zu Boot, und jede ist anders. Auf einer liegt eine Insel wie eine Fuchspfote. Auf einer anderen ist dort gar keine, nur die Zeichnung eines Mannes mit offenem Beutel. Welche die richtige ist, sagt er, hängt davon ab, was die Kundschaft verträgt.
story-sea-chart-a = Der Fuchspfote folgen.
story-sea-chart-a-result = Da liegt sie, grün und klein, und alles Getier der Inseln scheint am Strand seine Spuren gelassen zu haben. Der Händler fragt dich nach der Position, für die nächste Auflage.
story-sea-chart-b = Ihm eine eigene Karte verkaufen.
story-sea-chart-b-result = Er bekommt von dir die Küste bei Cintra, mit einer Bucht zu viel. Er zahlt, ohne zu feilschen, und fragt, ob die Bucht einen Namen hat. Du gibst ihr seinen.

story-sea-chart-danger = Der Rand der Karte
story-sea-chart-danger-intro = Hier endet eure Karte. Der Mann am Steuer dreht sie um, und auf der Rückseite steht ein Einkaufszettel. Von dort, wo eine Insel sein müsste, zieht Nebel auf, und im Nebel bricht sich etwas: langsame, gleichmäßige Brandung an einem Ufer, das keiner gezeichnet hat.
story-sea-chart-danger-a = Auf die Brandung zuhalten.
story-sea-chart-danger-a-result = Zwei Riffe schrammen unter dem Kiel entlang, und am zweiten bleibt eine Planke. Dann hebt sich der Nebel von einem weißen Strand, und du zeichnest ihn auf die Rückseite, unter die Zwiebeln.
story-sea-chart-danger-b = Warten, dann heimfahren.
story-sea-chart-danger-b-result = Bis Mittag treibt ihr und angelt. Was endlich am Haken hängt, ist ein Beutel. Da weht der Wind nur noch in eine Richtung, und die ist nach Hause.

story-sea-whale = Der Streit der Walfänger
story-sea-whale-intro = Zwei Walfänger haben denselben Wal zwischen sich, und der Wal ist tot, und keiner rudert ihn ein, solange der andere ein Tau hält. So geht das seit gestern. Die Möwen haben schon angefangen. Ihr sollt richten, sagen sie, denn Ihr seid niemandes Vetter.
story-sea-whale-a = Ihn in der Mitte teilen.
story-sea-whale-a-result = Sie zahlen in Münzen und schneiden, wo du hinzeigst. Am Abend ist das Meer eine Meile weit rot, und was unten lebt, hat es gerochen.
story-sea-whale-b = Fragen, woran er gestorben ist.
story-sea-whale-b-result = Sie haben nicht nachgesehen. Die Wunden sind breit wie Türen, und in einer steckt eine Kralle, die zu nichts im Meer gehört. Du weißt, wer solche Krallen züchtet und auf welcher Insel.

story-sea-whale-danger = Was den Wal gefressen hat
story-sea-whale-danger-intro = Der Wal ist da, aber nur die Hälfte mit dem Kopf. Der Rest endet in einem Bogen, so sauber wie ein Biss in Käse. Ringsum ist das Wasser ganz ruhig. Einer der Ruderer beginnt zu beten, und ein anderer sagt ihm, er soll es ohne die Lippen tun.
story-sea-whale-danger-a = Darüber hinwegrudern, schnell.
story-sea-whale-danger-a-result = Neben dem Boot steigt etwas auf, schrammt an den Planken entlang, vom Bug bis zum Heck, und taucht wieder ab. Dein Schildarm hing außenbords.
story-sea-whale-danger-b = Einen Trank über Bord gießen.
story-sea-whale-danger-b-result = Er breitet sich aus wie Öl und riecht nach Wermut und Schlimmerem. Tief unten dreht sich ein Schatten um, schüttelt sich und sinkt dorthin, wo es dunkel ist.

story-sea-ghost = Zwölf Schläge
story-sea-ghost-intro = In eurem Boot sind elf Ruder und zwölf Schläge. Alle wissen es, und keiner sieht sich um. Die zwölfte Bank ist seit dem Winter leer, und wer jetzt dort sitzt, hält Takt. Der Maat sagt, er habe schon für den eigenen Vater mitgezählt, man gewöhne sich daran.
story-sea-ghost-a = Dich neben ihn setzen und rudern.
story-sea-ghost-a-result = Der Griff ist kalt und bewegt sich von selbst. Du lernst einen Schlag, den kein Lebender mehr lehrt, und bist bis übermorgen müde.
story-sea-ghost-b = Den Maat nach seinem Namen fragen.
story-sea-ghost-b-result = Torkel, sagt er, und bei einer Frau liege noch sein Kürass, und sie habe die Nachricht nie bekommen. Jemand sollte es ihr sagen. Das zwölfte Ruder setzt einen Schlag aus.

story-sea-ghost-danger = Das zwölfte Ruder
story-sea-ghost-danger-intro = Das zwölfte Ruder hält keinen Takt mehr. Es schleppt, sodass sich das Boot im Kreis dreht, einmal herum, zweimal herum, und mit jeder Runde steht der Horizont ein wenig höher. Er will uns zeigen, wo er liegt, sagt der Maat. Seine Lippen sind blau. Es ist August.
story-sea-ghost-danger-a = Tauchen und ihn suchen.
story-sea-ghost-danger-a-result = Dreimal tauchst du, ehe du eine Hand findest und sie schließen kannst. Der Kreis öffnet sich. Bis zum Abend liegst du auf den Planken und lässt die anderen rudern.
story-sea-ghost-danger-b = Ihm etwas von dir geben.
story-sea-ghost-danger-b-result = Was dir lange gedient hat, geht hinein, und das Ruder liegt still. Im Morgengrauen treibt etwas anderes neben dem Boot, zum Tausch. Darunter hat sich das Meer gerührt.

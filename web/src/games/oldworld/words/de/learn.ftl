# Lessons of Old World: what the cat says.

oldworld-learn-title = Die Alte Welt lernen
oldworld-learn-how = Zehn kurze Lektionen am echten Tisch, dann ein ganzer Zug mit der Katze an deiner Seite.
oldworld-learn-done = Geschafft
oldworld-learn-again = Noch einmal
oldworld-learn-next = Nächste Lektion
oldworld-learn-play = Jetzt eine richtige Jagd
oldworld-learn-won = Gut gemacht! Weiter geht es.
oldworld-learn-lost = Das führt anderswohin: Versuch es noch einmal und folge dem Licht.
oldworld-learn-all = Alle Lektionen

oldworld-lesson-ways = Wege
oldworld-lesson-ways-what = Reisen kostet Karten.
oldworld-lesson-ways-1 = Hengfors liegt im Gebirge. Tippe darauf, dann auf Gehen, und zahle mit der Gebirgskarte, die sich gehoben hat.
oldworld-lesson-ways-2 = Nowigrad liegt im Wald. Eine passende Karte zahlt den Schritt, also geh auch dorthin.

oldworld-lesson-places = Orte
oldworld-lesson-places-what = Jeder Ort hat eine Aktion.
oldworld-lesson-places-1 = In Doldeth werden Tränke gebraut. Geh dorthin.
oldworld-lesson-places-2 = Nutze jetzt den Ort: Der Knopf steht neben der Karte. Das darfst du nur, wenn du in diesem Zug gereist bist.

oldworld-lesson-combo = Kombos
oldworld-lesson-combo-what = Karten, die sich verbinden, schlagen gemeinsam zu.
oldworld-lesson-combo-1 = Tippe auf Wirbel, dann auf Rüstungsschmelze: Die Erweiterung am Rand verbindet beide. Sieh dir die Summe an und bestätige.

oldworld-lesson-monster = Monster
oldworld-lesson-monster-what = Jage eines mit einer guten Kombo.
oldworld-lesson-monster-1 = Hier lauert ein Nebling. Wähle den Kampf: Du hast seine Fährte, also beginnst du.
oldworld-lesson-monster-2 = Lege Wirbel, Rüstungsschmelze und Gezielter Hieb, dann bestätige. Neun Schaden reichen gerade.

oldworld-lesson-damage = Schaden und Tränke
oldworld-lesson-damage-what = Schild, Stapel, Hand: was ein Angriff nimmt.
oldworld-lesson-damage-1 = Der Schild ist zerbrochen und der Stapel leer: Der Rest kommt aus deiner Hand. Wähle die Karten und bestätige einmal.
oldworld-lesson-damage-2 = Du bist wieder dran. Trink Donner: zwei Schaden, bevor eine Karte liegt.

oldworld-lesson-trophy = Trophäe und Erschöpfung
oldworld-lesson-trophy-what = Siegen macht müde.
oldworld-lesson-trophy-1 = Die Trophäe ist dein, doch jede kostet Karten, die aus dem Spiel gehen. Wähle schwache: Ein schlankes Deck kämpft besser.

oldworld-lesson-story = Geschichten
oldworld-lesson-story-what = Erkunde und entscheide.
oldworld-lesson-story-1 = Erkunde die Wildnis: Eine Karte wird dir vorgelesen. Was aus einer Wahl wird, liegt unter dem Siegel.
oldworld-lesson-story-2 = Eine Möglichkeit, die du nicht bezahlen kannst, sagt, was fehlt. Nimm die andere und brich das Siegel.

oldworld-lesson-dice = Würfelpoker
oldworld-lesson-dice-what = Ein Spiel in jeder Taverne.
oldworld-lesson-dice-1 = Die Einheimischen von Hengfors würfeln. Nutze den Ort, um dich zu ihnen zu setzen.
oldworld-lesson-dice-2 = Tippe auf die Würfel, die du behältst, und wirf die anderen noch einmal, oder behalte alle. Die Liste zeigt, was deine Hand wert ist.

oldworld-lesson-pool = Die Auslage
oldworld-lesson-pool-what = Neue Karten am Ende des Zugs.
oldworld-lesson-pool-1 = Phase III: Zuerst darfst du Handkarten abwerfen. Behalte alle.
oldworld-lesson-pool-2 = Nimm die dritte Karte der Auslage. Ihr Platz sagt, was sie außer dem gedruckten Preis kostet.

oldworld-lesson-meditate = Meditation
oldworld-lesson-meditate-what = Eine Trophäe ohne Blut.
oldworld-lesson-meditate-1 = Kampf ist auf der höchsten Stufe: Meditiere, und daraus wird eine Trophäe. Hexer, die sich treffen, können auch gegeneinander um eine kämpfen.
oldworld-lesson-meditate-2 = Auch Meditieren macht müde. Wähle die Karten, die dein Deck verlassen.

oldworld-lesson-turn = Dein erster Zug
oldworld-lesson-turn-what = Alles, einmal.
oldworld-lesson-turn-1 = Das ist der ganze Tisch. Geh nach Wyzima: Eine Waldkarte zahlt den Weg.
oldworld-lesson-turn-2 = Übe hier Kampf. Je besser du kämpfst, desto mehr ziehst du nach einer Kombo.
oldworld-lesson-turn-3 = Du könntest weiterreisen, aber spare deine Karten: Beende Phase I.
oldworld-lesson-turn-4 = Hier ist kein Monster. Erkunde stattdessen die Wildnis.
oldworld-lesson-turn-5 = Lies, dann wähle und brich das Siegel.
oldworld-lesson-turn-6 = Phase III: Behalte deine Hand.
oldworld-lesson-turn-7 = Nimm eine Karte, die nichts kostet, am rechten Ende der Auslage. Dann sind die anderen dran: Du kannst es jetzt.

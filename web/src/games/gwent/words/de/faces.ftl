# Was Gegner sagen, wenn eine Partie beginnt und wenn sie endet.

face-grib = Karten? Grib mag Karten. Grib isst Karten.
face-burzo = Setz dich. Die Bank trägt zwei von mir, oder einen von mir und dich.
face-wenda = Ich habe Suppe auf dem Feuer. Bringen wir es hinter uns, bevor sie kocht.
face-sorvek = Ich habe die ganze Nacht. Du hast drei Runden.
face-ilvane = Misch gut, kleines Herz. Ich höre jede Karte.
face-perin = Das ist mein erster Posten. Sag bitte nichts meinem Feldwebel.
face-darro = Regeln sind Regeln, und mein Deck ist geprüft.
face-sevrin = Ich baue Belagerungsmaschinen. Ein Deck ist einfacher: Es fällt nur einmal um.
face-odvin = Ich beobachte deine Hände, seit du hereingekommen bist.
face-calvea = Die Reiterei wartet nicht. Du bist dran, und zwar schnell.
face-jasko = Ich setze meine Stiefel. Es sind gute Stiefel.
face-bertol = Ein ganzer Monatssold sagt, dass ich gewinne. Viel ist es nicht.
face-radka = Den ganzen Tag flicke ich Leute zusammen. Heute Abend darf auch etwas kaputtgehen.
face-ignat = Alles eine Frage der Winkel, und wer zuerst passt.
face-orlen = Wir lassen niemanden zurück. Auch nicht auf einem Tisch.
face-finneth = Ich habe im Wald geübt, gegen ein Eichhörnchen. Es hat gewonnen.
face-borim = Zwerge haben dieses Spiel erfunden. Frag, wen du willst, solange es ein Zwerg ist.
face-elvara = Ich werde sanft sein. Meine Karten nicht.
face-sirel = Ein Atemzug, eine Karte. Fang an, wenn du so weit bist.
face-naelis = Du wirst nicht sehen, woher es kommt.
face-ulfi = Meine Großmutter hat es mir beigebracht. Sie schummelt, ich nicht.
face-hrodi = Heißes Eisen, kaltes Bier, schnelle Karten. Setz dich!
face-gudra = Mein Schild hat Schlimmeres ausgehalten als dich.
face-asvald = Der Wind ist auf meiner Seite. Wie immer.
face-jorund = Sieg oder Niederlage, es gibt ein Lied darüber.

face-won-monsters = Nichts Persönliches. Wir hatten Hunger.
face-lost-monsters = Hm. Du beißt zurück.
face-won-nilfgaard = Wie geplant.
face-lost-nilfgaard = Das muss in einen Bericht.
face-won-northern_realms = Für den Norden! Und für meinen Beutel.
face-lost-northern_realms = Gut gespielt. Nach Hause marschiere ich trotzdem singend.
face-won-scoiatael = Am Ende gewinnt immer der Wald.
face-lost-scoiatael = Du spielst, als hätte man dich gejagt. Respekt.
face-won-skellige = Noch ein Bier, und eins für die Verliererseite!
face-lost-skellige = Ein guter Kampf. Erzähl ihn so, dass ich gut dabei aussehe.

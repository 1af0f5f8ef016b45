# Was die Extras eines neuen Tischs bringen.

oldworld-presets = Fertige Zusammenstellungen
oldworld-preset-evening = Erster Abend
oldworld-preset-evening-what = Das Grundspiel, ohne Zusatz.
oldworld-preset-long = Lange Jagd
oldworld-preset-long-what = Inseln, eine Legende, mehr Geschichten.
oldworld-preset-together = Gemeinsam
oldworld-preset-together-what = Ihr alle gegen die Wilde Jagd.
oldworld-preset-all = Alles, was zusammenpasst
oldworld-preset-all-what = Jedes Extra, das sich mit den anderen verträgt.
oldworld-extra-legendary-hunt = Werde stark und erlege dann ein legendäres Monster: Das beendet das Spiel.
oldworld-extra-weaknesses = Finde die schwachen Stellen der Monster und nutze sie im Kampf.
oldworld-extra-special-attacks = Jedes Monster kämpft auf seine Art, mit großen Karten.
oldworld-extra-unique-cards = Eine Startkarte mehr für jede Schule.
oldworld-extra-advanced-cards = Starke graue Karten in der Auslage, bezahlt mit einer Karte, die du entfernst.
oldworld-extra-mutagens = Ein Mutagen bei jeder neuen Stufe, für Kämpfe.
oldworld-extra-bombs = Bomben neben den Tränken: Zieh stattdessen eine.
oldworld-extra-adventure-pack = Mehr Geschichten unterwegs und mehr Aufträge.
oldworld-extra-lost-mount = Ein verirrtes Pferd: Wer zuerst da ist, würfelt um einen Bonus.
oldworld-extra-mages = Spiele als Magier: Zauber zehren von Energie und Weisheit.
oldworld-extra-skellige = Segle zu den Inseln, und halte Dagon in der Tiefe.
oldworld-extra-wild-hunt = Ihr gewinnt oder verliert gemeinsam, gegen die Reiter.
oldworld-extra-manticore = Eine Schule mehr zum Spielen.
oldworld-extra-ciri = Spiele Ciri.

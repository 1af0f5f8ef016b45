# Die großen Karten: Namen der Spezialangriffe und passiven Fähigkeiten.

ow-monster-troll = Troll
ow-line-borrow = eine zufällige große Karte eines anderen Monsters der Stufe III wird gezogen, und ihre passive Fähigkeit wirkt
ow-question-borrow = Wessen passive Fähigkeit wirkt?
ow-fight-special-1 = Spezialkarte 1
ow-fight-special-2 = Spezialkarte 2
ow-fight-special-3 = Spezialkarte 3
ow-fight-special-4 = Spezialkarte 4
ow-fight-special-1-text = Ansturm oder Biss: Spezialangriff 1 des Monsters. Durch Schaden abgeworfen: Seine passive Fähigkeit wirkt.
ow-fight-special-2-text = Ansturm oder Biss: Spezialangriff 2 des Monsters. Durch Schaden abgeworfen: Seine passive Fähigkeit wirkt.
ow-fight-special-3-text = Ansturm oder Biss: Spezialangriff 3 des Monsters. Durch Schaden abgeworfen: Seine passive Fähigkeit wirkt.
ow-fight-special-4-text = Ansturm oder Biss: Spezialangriff 4 des Monsters. Durch Schaden abgeworfen: Seine passive Fähigkeit wirkt.
ow-log-fight-full = Die beiseitegelegten Kampfkarten kommen zum Stapel.

ow-special-arachas-passive = Dicker Panzer
ow-special-arachas-1 = Fesselndes Netz
ow-special-arachas-2 = Vergiftung
ow-special-arachas-3 = Sechsbeiniger Ansturm
ow-special-arachas-4 = Zangenangriff

ow-special-archespore-passive = Zuklappen
ow-special-archespore-1 = Giftstacheln
ow-special-archespore-2 = Berstende Sporen
ow-special-archespore-3 = Säurespucke
ow-special-archespore-4 = Erdrückende Ranken

ow-special-barghest-passive = Ruf nach dem Rudel
ow-special-barghest-1 = Klauen und Fänge
ow-special-barghest-2 = Geheul des Rudels
ow-special-barghest-3 = Grausiger Ansturm
ow-special-barghest-4 = Niederwerfen

ow-special-drowners-nest-passive = Sprung in die Tiefe
ow-special-drowners-nest-1 = Überflutung
ow-special-drowners-nest-2 = Gruppenangriff
ow-special-drowners-nest-3 = Klauenhieb
ow-special-drowners-nest-4 = Sprungangriff

ow-special-ekimmara-passive = Regeneration
ow-special-ekimmara-1 = Unglaubliche Schnelligkeit
ow-special-ekimmara-2 = Scharfe Klauen
ow-special-ekimmara-3 = Blutverlust
ow-special-ekimmara-4 = Schlagserie

ow-special-foglet-passive = Entstofflichung
ow-special-foglet-1 = Scharfe Klauen
ow-special-foglet-2 = Trugbild
ow-special-foglet-3 = Meisterliches Trugbild
ow-special-foglet-4 = Angriff im Nebel

ow-special-ghouls-nest-passive = Kampfrausch
ow-special-ghouls-nest-1 = Überzahl
ow-special-ghouls-nest-2 = Zerreißen
ow-special-ghouls-nest-3 = Ruf der Nacht
ow-special-ghouls-nest-4 = Hemmungsloser Hunger

ow-special-harpy-passive = Spitzer Schnabel
ow-special-harpy-1 = Betäubender Flügelschlag
ow-special-harpy-2 = Sturzflug
ow-special-harpy-3 = Ansturm aus der Luft
ow-special-harpy-4 = Scharfe Krallen

ow-special-nekkers-nest-passive = Flucht durch die Gänge
ow-special-nekkers-nest-1 = Gruppenangriff
ow-special-nekkers-nest-2 = Angriff von hinten
ow-special-nekkers-nest-3 = Gemeinsamer Ansturm
ow-special-nekkers-nest-4 = Führung des Kriegers

ow-special-rotfiend-passive = Schnelle Gerinnung
ow-special-rotfiend-1 = Explosion
ow-special-rotfiend-2 = Gewaltige Detonation
ow-special-rotfiend-3 = Wendiger Angriff
ow-special-rotfiend-4 = Entzündliche Dämpfe

ow-special-fiend-passive = Heilung
ow-special-fiend-1 = Hypnose
ow-special-fiend-2 = Starke Hypnose
ow-special-fiend-3 = Langer Ansturm
ow-special-fiend-4 = Rasender Ansturm

ow-special-grave-hag-passive = Unerwarteter Reflex
ow-special-grave-hag-1 = Umschlingende Zunge
ow-special-grave-hag-2 = Zungenpeitsche
ow-special-grave-hag-3 = Blutklumpen
ow-special-grave-hag-4 = Durst nach Opfern

ow-special-griffin-passive = Deckung der Schwingen
ow-special-griffin-1 = Schnabelhieb
ow-special-griffin-2 = Gezielter Schnabelhieb
ow-special-griffin-3 = Kratzer
ow-special-griffin-4 = Ansturm aus der Luft

ow-special-manticore-passive = Aufschwung
ow-special-manticore-1 = Schlag aus der Luft
ow-special-manticore-2 = Giftstich
ow-special-manticore-3 = Schwanzhieb
ow-special-manticore-4 = Schneidende Klauen

ow-special-nightwraith-passive = Entstofflichung
ow-special-nightwraith-1 = Schweben
ow-special-nightwraith-2 = Kraftraub
ow-special-nightwraith-3 = Meisterlicher Kraftraub
ow-special-nightwraith-4 = Trugbilder

ow-special-noonwraith-passive = Zeichenfestigkeit
ow-special-noonwraith-1 = Verdopplung
ow-special-noonwraith-2 = Entstofflichung
ow-special-noonwraith-3 = Der Kreis
ow-special-noonwraith-4 = Aufsaugen

ow-special-penitent-passive = Verschwinden
ow-special-penitent-1 = Ruf der Wellen
ow-special-penitent-2 = Laternenhieb
ow-special-penitent-3 = Wirbel
ow-special-penitent-4 = Hagel von Schlägen

ow-special-water-hag-passive = Versteck im Schlamm
ow-special-water-hag-1 = Schlammwurf
ow-special-water-hag-2 = Klauenhieb
ow-special-water-hag-3 = Überflutung
ow-special-water-hag-4 = Unerwartete Schnelligkeit

ow-special-weavess-passive = Das allsehende Auge
ow-special-weavess-1 = Gabe der Voraussicht
ow-special-weavess-2 = Ruf nach dem Volk
ow-special-weavess-3 = Macht des Wandteppichs
ow-special-weavess-4 = Große Macht des Wandteppichs

ow-special-werewolf-passive = Regeneration
ow-special-werewolf-1 = Monsterkraft
ow-special-werewolf-2 = Wilde Raserei
ow-special-werewolf-3 = Schnelligkeit des Wolfs
ow-special-werewolf-4 = Ruf nach dem Rudel

ow-special-whispess-passive = Verwandlung in Raben
ow-special-whispess-1 = Gelenkte Dörfler
ow-special-whispess-2 = Lockendes Flüstern
ow-special-whispess-3 = Magische Explosion
ow-special-whispess-4 = Große magische Explosion

ow-special-wyvern-passive = Betäubender Schwanz
ow-special-wyvern-1 = Ansturm von oben
ow-special-wyvern-2 = Mörderische Klauen
ow-special-wyvern-3 = Giftstachel
ow-special-wyvern-4 = Giftiger Speichel

ow-special-brewess-passive = Bad im Blut
ow-special-brewess-1 = Mächtige Schläge
ow-special-brewess-2 = Angriff von hinten
ow-special-brewess-3 = Uralte Magie
ow-special-brewess-4 = Hohe uralte Magie

ow-special-bruxa-passive = Gestaltwechsel
ow-special-bruxa-1 = Bluthunger
ow-special-bruxa-2 = Hagel von Klauen
ow-special-bruxa-3 = Schallwelle
ow-special-bruxa-4 = Große Schallwelle

ow-special-glustyworp-passive = Harter Panzer
ow-special-glustyworp-1 = Unter Wasser ziehen
ow-special-glustyworp-2 = Zungenangriff
ow-special-glustyworp-3 = Scharfe Zähne
ow-special-glustyworp-4 = Schwanzhieb

ow-special-leshen-passive = Teleportation
ow-special-leshen-1 = Ruf der Wildnis
ow-special-leshen-2 = Fesselnde Ranken
ow-special-leshen-3 = Bärengestalt
ow-special-leshen-4 = Wolfsgestalt

ow-special-striga-passive = Flucht in die Schatten
ow-special-striga-1 = Scharfe Fänge
ow-special-striga-2 = Blutige Klauen
ow-special-striga-3 = Schneller Angriff
ow-special-striga-4 = Ansturm von oben

ow-special-troll-passive = Steinerne Schale
ow-special-troll-1 = Keulenhieb
ow-special-troll-2 = Wirbel
ow-special-troll-3 = Mächtige Fäuste
ow-special-troll-4 = Felswurf

ow-special-yghern-passive = Chitinpanzer
ow-special-yghern-1 = Giftige Scheren
ow-special-yghern-2 = Spritzende Säure
ow-special-yghern-3 = Lähmender Griff
ow-special-yghern-4 = Angriff aus dem Boden

ow-line-strike-per-weakness = erleide { $n } Schaden und 1 mehr für jedes Plättchen seiner Schwäche, das du hast
ow-line-strike-less-weakness = erleide { $n } Schaden, 1 weniger für jedes Plättchen seiner Schwäche, das du hast
ow-count-weakness =
    { $n ->
         [one] Schwächeplättchen
        *[other] Schwächeplättchen
    } des Monsters

# The names of cards and leaders, in German.

## Monsters

card-arachas = Krabbspinne
card-arachas-behemoth = Krabbspinnen-Ungetüm
card-botchling = Fehlgeborener
card-celaeno-harpy = Kelajno-Harpyie
card-cockatrice = Gorgo
card-crone-brewess = Muhme: Brauerin
card-crone-weavess = Muhme: Weberin
card-crone-whispess = Muhme: Flüsterin
card-draug = Draug
card-earth-elemental = Erdgenius
card-fiend = Bies
card-fire-elemental = Feuergenius
card-foglet = Nebling
card-forktail = Gabelschwanz
card-frightener = Einschüchterer
card-ghoul = Ghul
card-grave-hag = Gruftweib
card-griffin = Greif
card-harpy = Harpyie
card-ice-giant = Eisriese
card-imlerith = Imlerith
card-kayran = Kayran
card-nekker = Nekker
card-toad = Krötenprinz
card-werewolf = Werwolf
card-wyvern = Wyvern

## Nilfgaard

card-albrich = Albrich
card-assire-var-anahid = Assire var Anahid
card-cahir-mawr-dyffryn-aep-ceallach = Cahir Mawr Dyffryn aep Ceallach
card-cynthia = Cynthia
card-fringilla-vigo = Fringilla Vigo
card-letho-of-gulet = Letho von Guleta
card-menno-coehoorn = Menno Coehoorn
card-morteisen = Morteisen
card-morvran-voorhis = Morvran Voorhis
card-puttkammer = Puttkammer
card-rainfarn = Rainfarn
card-renuald-aep-matsen = Renuald aep Matsen
card-shilard-fitz-oesterlen = Shilard Fitz-Oesterlen
card-stefan-skellen = Stefan Skellen
card-sweers = Sweers
card-tibor-eggebracht = Tibor Eggebracht
card-vanhemar = Vanhemar
card-vattier-de-rideaux = Vattier de Rideaux
card-vreemde = Vreemde

## Northern Realms

card-ballista = Balliste
card-blue-stripes-commando = Kommando der Blauen Streifen
card-dethmold = Detmold
card-esterad-thyssen = Esterad Thyssen
card-john-natalis = Johan Natalis
card-keira-metz = Keira Metz
card-philippa-eilhart = Philippa Eilhart
card-prince-stennis = Fürst Stennis
card-sabrina-glevissig = Sabrina Glevissig
card-sheldon-skaggs = Sheldon Skaggs
card-siege-tower = Belagerungsturm
card-sigismund-dijkstra = Sigismund Dijkstra
card-sile-de-tansarville = Sheala de Tancarville
card-thaler = Thaler
card-trebuchet = Tribok
card-vernon-roche = Vernon Roche
card-ves = Ves
card-yarpen-zigrin = Yarpen Zigrin

## Scoia'tael

card-barclay-els = Barclay Els
card-ciaran-aep-easnillien = Ciaran aep Easnillien
card-dennis-cranmer = Dennis Cranmer
card-dol-blathanna-archer = Dol-Blathanna-Schütze
card-dwarven-skirmisher = Zwergenscharmützler
card-eithne = Eithné
card-filavandrel-aen-fidhail = Filavandrel aén Fidháil
card-havekar-healer = Havka-Heiler
card-havekar-smuggler = Havka-Schmuggler
card-ida-emean-aep-sivney = Ida Emean aep Sivney
card-iorveth = Iorweth
card-isengrim-faoiltiarna = Isengrim Faoiltiarna
card-mahakaman-defender = Mahakam-Verteidiger
card-milva = Milva
card-riordain = Riordain
card-saesenthessis = Saesenthessis
card-schirru = Schirrü
card-toruviel = Toruviel
card-yaevinn = Yaevinn

## Skellige

card-birna-bran = Birna Bran
card-blueboy-lugos = Blaujung Lugos
card-cerys = Cerys
card-clan-brokvar-archer = Brokvar-Bogenschütze
card-clan-dimun-pirate = Dimun-Pirat
card-clan-drummond-shield-maiden = Drummond-Schildmaid
card-clan-heymaey-skald = Heymaey-Skalde
card-clan-tordarroch-armorsmith = Tordarroch-Rüstungsschmied
card-clan-an-craite-warrior = An-Craite-Krieger
card-donar-an-hindar = Donar an Hindar
card-draig-bon-dhu = Draig Bon-Dhu
card-ermion = Mäussack
card-hemdall = Hemdall
card-hjalmar = Hjalmar
card-holger-blackhand = Holger Schwarzhand
card-kambi = Kambi
card-light-longship = Leichtes Langschiff
card-madman-lugos = Lugos der Irre
card-mardroeme = Mardroeme
card-olaf = Olaf
card-svanrige = Svanrige
card-udalryk = Udalryk
card-war-longship = Kriegslangschiff

## Neutral units

card-cirilla-fiona-elen-riannon = Cirilla Fiona Elen Riannon
card-cow = Kuh
card-dandelion = Rittersporn
card-emiel-regis-rohellec-terzieff = Emiel Regis Rohellec Terzieff
card-gaunter-odimm = Gaunter O’Dim
card-geralt-of-rivia = Geralt von Riva
card-olgierd-von-everec = Olgierd von Everec
card-roach = Plötze
card-triss-merigold = Triss Merigold
card-vesemir = Vesemir
card-villentretenmerth = Villentretenmerth
card-yennefer-of-vengerberg = Yennefer von Vengerberg
card-zoltan-chivay = Zoltan Chivay

## Special cards

card-commanders-horn = Horn des Kommandanten
card-decoy = Finte
card-scorch = Verbrennen

## Weather

card-biting-frost = Beißender Frost
card-impenetrable-fog = Undurchdringlicher Nebel
card-torrential-rain = Strömender Regen
card-skellige-storm = Skellige-Sturm
card-clear-weather = Gutes Wetter

## Leaders

leader-eredin-king-of-the-wild-hunt = Eredin – König der Wilden Jagd
leader-eredin-destroyer-of-worlds = Eredin – Zerstörer der Welten
leader-eredin-bringer-of-death = Eredin – Bringer des Todes
leader-emhyr-the-white-flame = Emhyr var Emreis – Die Weiße Flamme
leader-emhyr-invader-of-the-north = Emhyr var Emreis – Invasor des Nordens
leader-francesca-daisy-of-the-valley = Francesca Findabair – Gänseblümchen des Tals
leader-francesca-hope-of-the-aen-seidhe = Francesca Findabair – Hoffnung der Aen Seidhe
leader-crach-an-craite = Crach an Craite
leader-king-bran = König Bran – Der Einiger
leader-arnjolf-the-patricide = Arnjolf – Der Vatermörder
leader-harald-an-craite-the-cripple = Harald an Craite – Der Krüppel

## Translated by us

card-endrega = Endriage
card-gargoyle = Wasserspeier
card-leshen = Waldschrat
card-plague-maiden = Pestjungfer
card-vampire-bruxa = Vampir: Bruxa
card-vampire-ekimmara = Vampir: Ekimmara
card-vampire-fleder = Vampir: Fleder
card-vampire-garkain = Vampir: Garkain
card-vampire-katakan = Vampir: Katakan
card-black-infantry-archer = Bogenschütze der Schwarzen Infanterie
card-etolian-auxiliary-archers = Etolische Hilfsschützen
card-heavy-zerrikanian-fire-scorpion = Schwerer zerrikanischer Feuerskorpion
card-impera-brigade-guard = Gardist der Impera-Brigade
card-nausicaa-cavalry-rider = Nausicaa-Reiter
card-rotten-mangonel = Morsche Mangonel
card-siege-engineer = Belagerungsingenieurin
card-siege-technician = Belagerungstechniker
card-young-emissary = Junger Gesandter
card-zerrikanian-fire-scorpion = Zerrikanischer Feuerskorpion
card-catapult = Katapult
card-crinfrid-reavers-dragon-hunter = Drachenjäger der Haudegen von Crinfrid
card-dun-banner-medic = Feldärztin des Braunen Banners
card-kaedweni-siege-expert = Kaedwenischer Belagerungsexperte
card-poor-fucking-infantry = Arme verfluchte Infanterie
card-redanian-foot-soldier = Redanischer Fußsoldat
card-siegfried-of-denesle = Siegfried von Denesle
card-dol-blathanna-scout = Dol-Blathanna-Späher
card-elven-skirmisher = Elfenscharmützler
card-vrihedd-brigade-recruit = Rekrut der Vrihedd-Brigade
card-vrihedd-brigade-veteran = Veteran der Vrihedd-Brigade
card-berserker = Berserker
card-transformed-vildkaarl = Verwandelter Vildkaarl
card-transformed-young-vildkaarl = Verwandelter junger Vildkaarl
card-young-berserker = Junger Berserker
card-bovine-defense-force = Bovine Verteidigungstruppe
card-gaunter-odimm-darkness = Gaunter O’Dim: Finsternis
card-mysterious-elf = Mysteriöser Elf
leader-eredin-commander-of-the-red-riders = Eredin – Befehlshaber der Roten Reiter
leader-eredin-breacc-glas-the-treacherous = Eredin Bréacc Glas – Der Heimtückische
leader-emhyr-his-imperial-majesty = Emhyr var Emreis – Seine Kaiserliche Majestät
leader-emhyr-emperor-of-nilfgaard = Emhyr var Emreis – Kaiser von Nilfgaard
leader-emhyr-the-relentless = Emhyr var Emreis – Der Unerbittliche
leader-foltest-king-of-temeria = Foltest – König von Temerien
leader-foltest-lord-commander-of-the-north = Foltest – Oberbefehlshaber des Nordens
leader-foltest-the-siegemaster = Foltest – Der Belagerungsmeister
leader-foltest-the-steel-forged = Foltest – Der Stahlgeschmiedete
leader-foltest-son-of-medell = Foltest – Sohn Medells
leader-francesca-pureblood-elf = Francesca Findabair – Reinblütige Elfe
leader-francesca-the-beautiful = Francesca Findabair – Die Schöne
leader-francesca-queen-of-dol-blathanna = Francesca Findabair – Königin von Dol Blathanna

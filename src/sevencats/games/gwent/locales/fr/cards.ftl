# The names of cards and leaders, in French.

## Monsters

card-arachas = Arachas
card-arachas-behemoth = Mastodonte arachas
card-botchling = Couvin
card-celaeno-harpy = Célénos
card-cockatrice = Cocatrix
card-crone-brewess = Moire : Ambroisie
card-crone-weavess = Moire : Fuselle
card-crone-whispess = Moire : Soupir
card-draug = Draugr
card-earth-elemental = Élémentaire de terre
card-endrega = Andriague
card-fiend = Fiellon
card-fire-elemental = Élémentaire de feu
card-foglet = Brumelin
card-forktail = Foënard
card-frightener = Épouvanteur
card-gargoyle = Gargouille
card-ghoul = Goule
card-grave-hag = Guenaude sépulcrale
card-griffin = Griffon
card-harpy = Harpie
card-ice-giant = Géant de glace
card-imlerith = Imlerith
card-kayran = Keyran
card-nekker = Nekker
card-plague-maiden = Vierge de la peste
card-toad = Prince crapaud
card-werewolf = Loup-garou
card-wyvern = Wyvern

## Nilfgaard

card-albrich = Albrich
card-assire-var-anahid = Assire var Anahid
card-black-infantry-archer = Archer des Escadrons noirs
card-cahir-mawr-dyffryn-aep-ceallach = Cahir Mawr Dyffryn aep Ceallach
card-cynthia = Cynthia
card-fringilla-vigo = Fringilla Vigo
card-heavy-zerrikanian-fire-scorpion = Scorpion de feu lourd zerrikanien
card-letho-of-gulet = Letho de Guletta
card-menno-coehoorn = Menno Coehoorn
card-morteisen = Morteisen
card-morvran-voorhis = Morvran Voorhis
card-puttkammer = Puttkammer
card-rainfarn = Rainfarn
card-renuald-aep-matsen = Renuald aep Matsen
card-rotten-mangonel = Mangonneau
card-shilard-fitz-oesterlen = Shilard Fitz-Oesterlen
card-siege-engineer = Ingénieure de siège
card-stefan-skellen = Stefan Skellen
card-sweers = Sweers
card-tibor-eggebracht = Tibor Eggebracht
card-vanhemar = Vanhemar
card-vattier-de-rideaux = Vattier de Rideaux
card-vreemde = Vreemde
card-young-emissary = Jeune émissaire
card-zerrikanian-fire-scorpion = Scorpion de feu zerrikanien

## Northern Realms

card-ballista = Baliste
card-blue-stripes-commando = Commando des Stries Bleues
card-catapult = Catapulte
card-crinfrid-reavers-dragon-hunter = Chasseur de dragons de Crinfrid
card-dethmold = Detmold
card-dun-banner-medic = Chirurgienne de la Bannière brune
card-esterad-thyssen = Esterad Thyssen
card-john-natalis = Jan Natalis
card-kaedweni-siege-expert = Expert en siège de Kaedwen
card-keira-metz = Keira Metz
card-philippa-eilhart = Philippa Eilhart
card-poor-fucking-infantry = Misérable fantassin de mes deux
card-prince-stennis = Prince Stennis
card-redanian-foot-soldier = Fantassin rédanien
card-sabrina-glevissig = Sabrina Glevissig
card-sheldon-skaggs = Sheldon Skaggs
card-siege-tower = Tour de siège
card-siegfried-of-denesle = Siegfried de Denesle
card-sigismund-dijkstra = Sigismund Dijkstra
card-sile-de-tansarville = Sheala de Tancarville
card-thaler = Talar
card-trebuchet = Trébuchet
card-vernon-roche = Vernon Roche
card-ves = Cyn
card-yarpen-zigrin = Yarpen Zigrin

## Scoia'tael

card-barclay-els = Barclay Els
card-ciaran-aep-easnillien = Ciaran aep Easnillien
card-dennis-cranmer = Dennis Cranmer
card-dol-blathanna-archer = Archère de Dol Blathanna
card-dol-blathanna-scout = Éclaireur de Dol Blathanna
card-dwarven-skirmisher = Escarmoucheur nain
card-eithne = Eithné
card-elven-skirmisher = Escarmoucheur elfe
card-filavandrel-aen-fidhail = Filavandrel aén Fidháil
card-havekar-healer = Guérisseuse havekar
card-havekar-smuggler = Contrebandier havekar
card-ida-emean-aep-sivney = Ida Emean aep Sivney
card-iorveth = Iorveth
card-isengrim-faoiltiarna = Isengrim Faoiltiarna
card-mahakaman-defender = Défenseur de Mahakam
card-milva = Milva
card-riordain = Riordain
card-saesenthessis = Saesenthessis
card-schirru = Schirrú
card-toruviel = Toruviel
card-vrihedd-brigade-recruit = Recrue de la brigade Vrihedd
card-vrihedd-brigade-veteran = Vétéran de la brigade Vrihedd
card-yaevinn = Yaevinn

## Skellige

card-berserker = Berserker
card-birna-bran = Birna Bran
card-blueboy-lugos = Lugos la Beigne
card-cerys = Cerys
card-clan-brokvar-archer = Archer du clan Brokvar
card-clan-dimun-pirate = Pirate du Clan Dimun
card-clan-drummond-shield-maiden = Guerrière du clan Drummond
card-clan-heymaey-skald = Skalde du clan Heymaey
card-clan-tordarroch-armorsmith = Armurier du clan Tordarroch
card-clan-an-craite-warrior = Guerrier du clan an Craite
card-donar-an-hindar = Donar an Hindar
card-draig-bon-dhu = Draig Bon-Dhu
card-ermion = Sac-à-souris
card-hemdall = Hemdall
card-hjalmar = Hjalmar
card-holger-blackhand = Holger Main-noire
card-kambi = Kambi
card-light-longship = Drakkar léger
card-madman-lugos = Lugos le Dingue
card-mardroeme = Mardrome
card-olaf = Olaf
card-svanrige = Svanrige
card-udalryk = Udalryk
card-war-longship = Drakkar de guerre

## Neutral units

card-cirilla-fiona-elen-riannon = Cirilla Fiona Elen Riannon
card-cow = Vache
card-dandelion = Jaskier
card-emiel-regis-rohellec-terzieff = Emiel Regis Rohellec Terzieff
card-gaunter-odimm = Gaunter de Meuré
card-geralt-of-rivia = Geralt de Riv
card-olgierd-von-everec = Olgierd von Everec
card-roach = Ablette
card-triss-merigold = Triss Merigold
card-vesemir = Vesemir
card-villentretenmerth = Villentretenmerth
card-yennefer-of-vengerberg = Yennefer de Vengerberg
card-zoltan-chivay = Zoltan Chivay

## Special cards

card-commanders-horn = Sonnerie de la charge
card-decoy = Leurre
card-scorch = Incinération

## Weather

card-biting-frost = Froid mordant
card-impenetrable-fog = Brouillard impénétrable
card-torrential-rain = Pluie torrentielle
card-skellige-storm = Tempête de Skellige
card-clear-weather = Temps dégagé

## Leaders

leader-eredin-king-of-the-wild-hunt = Eredin – Roi de la Chasse Sauvage
leader-eredin-commander-of-the-red-riders = Eredin – Commandant des Cavaliers pourpres
leader-eredin-destroyer-of-worlds = Eredin – Destructeur de mondes
leader-eredin-bringer-of-death = Eredin – Le Mortifère
leader-emhyr-his-imperial-majesty = Emhyr var Emreis – Sa Majesté impériale
leader-emhyr-emperor-of-nilfgaard = Emhyr var Emreis – Empereur du Nilfgaard
leader-emhyr-the-white-flame = Emhyr var Emreis – La Flamme Blanche
leader-emhyr-the-relentless = Emhyr var Emreis – L’Implacable
leader-foltest-king-of-temeria = Foltest – Roi de Temeria
leader-foltest-lord-commander-of-the-north = Foltest – Protecteur du Nord
leader-foltest-the-siegemaster = Foltest – Maître du siège
leader-foltest-the-steel-forged = Foltest – Le Brave
leader-francesca-pureblood-elf = Francesca Findabair – Elfe de sang pur
leader-francesca-daisy-of-the-valley = Francesca Findabair – La Pâquerette des vallées
leader-francesca-the-beautiful = Francesca Findabair – La Belle
leader-francesca-queen-of-dol-blathanna = Francesca Findabair – Reine de Dol Blathanna
leader-crach-an-craite = Crach an Craite

## Translated by us

card-leshen = Leshen
card-vampire-bruxa = Vampire : Bruxa
card-vampire-ekimmara = Vampire : Ekimmara
card-vampire-fleder = Vampire : Fleder
card-vampire-garkain = Vampire : Garkain
card-vampire-katakan = Vampire : Katakan
card-etolian-auxiliary-archers = Archers auxiliaires d’Étolie
card-impera-brigade-guard = Garde de la brigade Impera
card-nausicaa-cavalry-rider = Cavalier de Nausicaa
card-siege-technician = Technicien de siège
card-transformed-vildkaarl = Vildkaarl transformé
card-transformed-young-vildkaarl = Jeune Vildkaarl transformé
card-young-berserker = Jeune Berserker
card-bovine-defense-force = Force de défense bovine
card-gaunter-odimm-darkness = Gaunter de Meuré : Ténèbres
card-mysterious-elf = Elfe mystérieux
leader-eredin-breacc-glas-the-treacherous = Eredin Bréacc Glas – Le Perfide
leader-emhyr-invader-of-the-north = Emhyr var Emreis – L’Envahisseur du Nord
leader-foltest-son-of-medell = Foltest – Fils de Medell
leader-francesca-hope-of-the-aen-seidhe = Francesca Findabair – L’Espoir des Aen Seidhe
leader-king-bran = Roi Bran – L’Unificateur
leader-arnjolf-the-patricide = Arnjolf – Le Parricide
leader-harald-an-craite-the-cripple = Harald an Craite – L’Estropié

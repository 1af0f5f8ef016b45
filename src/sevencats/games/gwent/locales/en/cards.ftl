# The names of cards and leaders.

## Monsters

card-arachas = Arachas
card-arachas-behemoth = Arachas Behemoth
card-botchling = Botchling
card-celaeno-harpy = Celaeno Harpy
card-cockatrice = Cockatrice
card-crone-brewess = Crone: Brewess
card-crone-weavess = Crone: Weavess
card-crone-whispess = Crone: Whispess
card-draug = Draug
card-earth-elemental = Earth Elemental
card-endrega = Endrega
card-fiend = Fiend
card-fire-elemental = Fire Elemental
card-foglet = Foglet
card-forktail = Forktail
card-frightener = Frightener
card-gargoyle = Gargoyle
card-ghoul = Ghoul
card-grave-hag = Grave Hag
card-griffin = Griffin
card-harpy = Harpy
card-ice-giant = Ice Giant
card-imlerith = Imlerith
card-kayran = Kayran
card-leshen = Leshen
card-nekker = Nekker
card-plague-maiden = Plague Maiden
card-toad = Toad
card-vampire-bruxa = Vampire: Bruxa
card-vampire-ekimmara = Vampire: Ekimmara
card-vampire-fleder = Vampire: Fleder
card-vampire-garkain = Vampire: Garkain
card-vampire-katakan = Vampire: Katakan
card-werewolf = Werewolf
card-wyvern = Wyvern

## Nilfgaard

card-albrich = Albrich
card-assire-var-anahid = Assire var Anahid
card-black-infantry-archer = Black Infantry Archer
card-cahir-mawr-dyffryn-aep-ceallach = Cahir Mawr Dyffryn aep Ceallach
card-cynthia = Cynthia
card-etolian-auxiliary-archers = Etolian Auxiliary Archers
card-fringilla-vigo = Fringilla Vigo
card-heavy-zerrikanian-fire-scorpion = Heavy Zerrikanian Fire Scorpion
card-impera-brigade-guard = Impera Brigade Guard
card-letho-of-gulet = Letho of Gulet
card-menno-coehoorn = Menno Coehoorn
card-morteisen = Morteisen
card-morvran-voorhis = Morvran Voorhis
card-nausicaa-cavalry-rider = Nausicaa Cavalry Rider
card-puttkammer = Puttkammer
card-rainfarn = Rainfarn
card-renuald-aep-matsen = Renuald aep Matsen
card-rotten-mangonel = Rotten Mangonel
card-shilard-fitz-oesterlen = Shilard Fitz-Oesterlen
card-siege-engineer = Siege Engineer
card-siege-technician = Siege Technician
card-stefan-skellen = Stefan Skellen
card-sweers = Sweers
card-tibor-eggebracht = Tibor Eggebracht
card-vanhemar = Vanhemar
card-vattier-de-rideaux = Vattier de Rideaux
card-vreemde = Vreemde
card-young-emissary = Young Emissary
card-zerrikanian-fire-scorpion = Zerrikanian Fire Scorpion

## Northern Realms

card-ballista = Ballista
card-blue-stripes-commando = Blue Stripes Commando
card-catapult = Catapult
card-crinfrid-reavers-dragon-hunter = Crinfrid Reavers Dragon Hunter
card-dethmold = Dethmold
card-dun-banner-medic = Dun Banner Medic
card-esterad-thyssen = Esterad Thyssen
card-john-natalis = John Natalis
card-kaedweni-siege-expert = Kaedweni Siege Expert
card-keira-metz = Keira Metz
card-philippa-eilhart = Philippa Eilhart
card-poor-fucking-infantry = Poor Fucking Infantry
card-prince-stennis = Prince Stennis
card-redanian-foot-soldier = Redanian Foot Soldier
card-sabrina-glevissig = Sabrina Glevissig
card-sheldon-skaggs = Sheldon Skaggs
card-siege-tower = Siege Tower
card-siegfried-of-denesle = Siegfried of Denesle
card-sigismund-dijkstra = Sigismund Dijkstra
card-sile-de-tansarville = Síle de Tansarville
card-thaler = Thaler
card-trebuchet = Trebuchet
card-vernon-roche = Vernon Roche
card-ves = Ves
card-yarpen-zigrin = Yarpen Zigrin

## Scoia'tael

card-barclay-els = Barclay Els
card-ciaran-aep-easnillien = Ciaran aep Easnillien
card-dennis-cranmer = Dennis Cranmer
card-dol-blathanna-archer = Dol Blathanna Archer
card-dol-blathanna-scout = Dol Blathanna Scout
card-dwarven-skirmisher = Dwarven Skirmisher
card-eithne = Eithné
card-elven-skirmisher = Elven Skirmisher
card-filavandrel-aen-fidhail = Filavandrel aén Fidháil
card-havekar-healer = Havekar Healer
card-havekar-smuggler = Havekar Smuggler
card-ida-emean-aep-sivney = Ida Emean aep Sivney
card-iorveth = Iorveth
card-isengrim-faoiltiarna = Isengrim Faoiltiarna
card-mahakaman-defender = Mahakaman Defender
card-milva = Milva
card-riordain = Riordain
card-saesenthessis = Saesenthessis
card-schirru = Schirrú
card-toruviel = Toruviel
card-vrihedd-brigade-recruit = Vrihedd Brigade Recruit
card-vrihedd-brigade-veteran = Vrihedd Brigade Veteran
card-yaevinn = Yaevinn

## Skellige

card-berserker = Berserker
card-birna-bran = Birna Bran
card-blueboy-lugos = Blueboy Lugos
card-cerys = Cerys
card-clan-brokvar-archer = Clan Brokvar Archer
card-clan-dimun-pirate = Clan Dimun Pirate
card-clan-drummond-shield-maiden = Clan Drummond Shield Maiden
card-clan-heymaey-skald = Clan Heymaey Skald
card-clan-tordarroch-armorsmith = Clan Tordarroch Armorsmith
card-clan-an-craite-warrior = Clan an Craite Warrior
card-donar-an-hindar = Donar an Hindar
card-draig-bon-dhu = Draig Bon-Dhu
card-ermion = Ermion
card-hemdall = Hemdall
card-hjalmar = Hjalmar
card-holger-blackhand = Holger Blackhand
card-kambi = Kambi
card-light-longship = Light Longship
card-madman-lugos = Madman Lugos
card-mardroeme = Mardroeme
card-olaf = Olaf
card-svanrige = Svanrige
card-transformed-vildkaarl = Transformed Vildkaarl
card-transformed-young-vildkaarl = Transformed Young Vildkaarl
card-udalryk = Udalryk
card-war-longship = War Longship
card-young-berserker = Young Berserker

## Neutral units

card-cirilla-fiona-elen-riannon = Cirilla Fiona Elen Riannon
card-cow = Cow
card-bovine-defense-force = Bovine Defense Force
card-dandelion = Dandelion
card-emiel-regis-rohellec-terzieff = Emiel Regis Rohellec Terzieff
card-gaunter-odimm = Gaunter O’Dimm
card-gaunter-odimm-darkness = Gaunter O’Dimm: Darkness
card-geralt-of-rivia = Geralt of Rivia
card-mysterious-elf = Mysterious Elf
card-olgierd-von-everec = Olgierd von Everec
card-roach = Roach
card-triss-merigold = Triss Merigold
card-vesemir = Vesemir
card-villentretenmerth = Villentretenmerth
card-yennefer-of-vengerberg = Yennefer of Vengerberg
card-zoltan-chivay = Zoltan Chivay

## Special cards

card-commanders-horn = Commander’s Horn
card-decoy = Decoy
card-scorch = Scorch

## Weather

card-biting-frost = Biting Frost
card-impenetrable-fog = Impenetrable Fog
card-torrential-rain = Torrential Rain
card-skellige-storm = Skellige Storm
card-clear-weather = Clear Weather

## Leaders

leader-eredin-king-of-the-wild-hunt = Eredin – King of the Wild Hunt
leader-eredin-commander-of-the-red-riders = Eredin – Commander of the Red Riders
leader-eredin-destroyer-of-worlds = Eredin – Destroyer of Worlds
leader-eredin-bringer-of-death = Eredin – Bringer of Death
leader-eredin-breacc-glas-the-treacherous = Eredin Bréacc Glas – The Treacherous
leader-emhyr-his-imperial-majesty = Emhyr var Emreis – His Imperial Majesty
leader-emhyr-emperor-of-nilfgaard = Emhyr var Emreis – Emperor of Nilfgaard
leader-emhyr-the-white-flame = Emhyr var Emreis – The White Flame
leader-emhyr-the-relentless = Emhyr var Emreis – The Relentless
leader-emhyr-invader-of-the-north = Emhyr var Emreis – Invader of the North
leader-foltest-king-of-temeria = Foltest – King of Temeria
leader-foltest-lord-commander-of-the-north = Foltest – Lord Commander of the North
leader-foltest-the-siegemaster = Foltest – The Siegemaster
leader-foltest-the-steel-forged = Foltest – The Steel-Forged
leader-foltest-son-of-medell = Foltest – Son of Medell
leader-francesca-pureblood-elf = Francesca Findabair – Pureblood Elf
leader-francesca-daisy-of-the-valley = Francesca Findabair – Daisy of the Valley
leader-francesca-the-beautiful = Francesca Findabair – The Beautiful
leader-francesca-queen-of-dol-blathanna = Francesca Findabair – Queen of Dol Blathanna
leader-francesca-hope-of-the-aen-seidhe = Francesca Findabair – Hope of the Aen Seidhe
leader-crach-an-craite = Crach an Craite
leader-king-bran = King Bran – The Unifier
leader-arnjolf-the-patricide = Arnjolf – The Patricide
leader-harald-an-craite-the-cripple = Harald an Craite – The Cripple

# Nazwy kart i dowódców, jak w polskim wydaniu Gwinta. Gdzie wydania się różnią albo nazwa jest
# naszym przekładem, nad kartą stoi „niepewna”.

## Monsters

card-arachas = Krabopająk
card-arachas-behemoth = Olbrzymi krabopająk
card-botchling = Poroniec
card-celaeno-harpy = Harpia Celaeno
card-cockatrice = Kuroliszek
card-crone-brewess = Wiedźma: Kuchta
card-crone-weavess = Wiedźma: Prządka
card-crone-whispess = Wiedźma: Szepciucha
card-draug = Draug
card-earth-elemental = Żywiołak ziemi
card-endrega = Endriaga
card-fiend = Bies
card-fire-elemental = Żywiołak ognia
card-foglet = Mglak
card-forktail = Widłogon
card-frightener = Przeraza
card-gargoyle = Gargulec
card-ghoul = Ghul
card-grave-hag = Baba cmentarna
card-griffin = Gryf
card-harpy = Harpia
card-ice-giant = Lodowy gigant
card-imlerith = Imlerith
card-kayran = Kejran
card-leshen = Leszy
card-nekker = Nekker
card-plague-maiden = Morowa dziewica
card-toad = Królewicz Ropuch
card-vampire-bruxa = Wampir: Bruxa
card-vampire-ekimmara = Wampir: Ekimma
card-vampire-fleder = Wampir: Fleder
card-vampire-garkain = Wampir: Garkain
card-vampire-katakan = Wampir: Katakan
card-werewolf = Wilkołak
card-wyvern = Wiwerna

## Nilfgaard

card-albrich = Albrich
card-assire-var-anahid = Assire var Anahid
card-black-infantry-archer = Nilfgaardzki łucznik
card-cahir-mawr-dyffryn-aep-ceallach = Cahir Mawr Dyffryn aep Ceallach
card-cynthia = Cynthia
card-etolian-auxiliary-archers = Wsparcie łuczników
card-fringilla-vigo = Fringilla Vigo
card-heavy-zerrikanian-fire-scorpion = Wielki Ognisty Skorpion
card-impera-brigade-guard = Brygada Impera
card-letho-of-gulet = Letho z Gulety
card-menno-coehoorn = Menno Coehoorn
card-morteisen = Morteisen
card-morvran-voorhis = Morvran Voorhis
card-nausicaa-cavalry-rider = Kawaleria Nauzicaa
card-puttkammer = Puttkammer
card-rainfarn = Rainfarn
card-renuald-aep-matsen = Renuald aep Matsen
card-rotten-mangonel = Zdezelowana mangonela
card-shilard-fitz-oesterlen = Shilard Fitz-Oesterlen
card-siege-engineer = Saper
card-siege-technician = Wsparcie oblężnicze
card-stefan-skellen = Stefan Skellen
card-sweers = Sweers
card-tibor-eggebracht = Tibor Eggebracht
card-vanhemar = Vanhemar
card-vattier-de-rideaux = Vattier de Rideaux
card-vreemde = Vreemde
card-young-emissary = Młody emisariusz
card-zerrikanian-fire-scorpion = Zerrikański Ognisty Skorpion

## Northern Realms

card-ballista = Balista
card-blue-stripes-commando = Komandos Niebieskich Pasów
card-catapult = Katapulta
card-crinfrid-reavers-dragon-hunter = Rębacze z Crinfrid
card-dethmold = Detmold
card-dun-banner-medic = Medyczka Burej Chorągwi
card-esterad-thyssen = Esterad Thyssen
card-john-natalis = Jan Natalis
card-kaedweni-siege-expert = Mistrz oblężeń z Kaedwen
card-keira-metz = Keira Metz
card-philippa-eilhart = Filippa Eilhart
card-poor-fucking-infantry = Biedna Pierdolona Piechota
card-prince-stennis = Książę Stennis
card-redanian-foot-soldier = Redański piechur
card-sabrina-glevissig = Sabrina Glevissig
card-sheldon-skaggs = Sheldon Skaggs
card-siege-tower = Wieża oblężnicza
card-siegfried-of-denesle = Zygfryd z Denesle
card-sigismund-dijkstra = Sigismund Dijkstra
card-sile-de-tansarville = Sheala de Tancarville
card-thaler = Talar
card-trebuchet = Trebusz
card-vernon-roche = Vernon Roche
card-ves = Ves
card-yarpen-zigrin = Yarpen Zigrin

## Scoia'tael

card-barclay-els = Barclay Els
card-ciaran-aep-easnillien = Ciaran aep Easnillien
card-dennis-cranmer = Dennis Cranmer
card-dol-blathanna-archer = Łucznik z Dol Blathanna
card-dol-blathanna-scout = Zwiadowca z Dol Blathanna
card-dwarven-skirmisher = Krasnolud harcownik
card-eithne = Eithné
card-elven-skirmisher = Elfi harcownik
card-filavandrel-aen-fidhail = Filavandrel aén Fidháil
card-havekar-healer = Havekarski medyk
card-havekar-smuggler = Havekarskie wsparcie
card-ida-emean-aep-sivney = Ida Emean aep Sivney
card-iorveth = Iorveth
card-isengrim-faoiltiarna = Isengrim Faoiltiarna
# niepewna: także „Obrońcy Mahakamu”
card-mahakaman-defender = Obrońca Mahakamu
card-milva = Milva
card-riordain = Riordain
card-saesenthessis = Saesenthessis
card-schirru = Schirrú
card-toruviel = Toruviel
card-vrihedd-brigade-recruit = Kadet Vrihedd
card-vrihedd-brigade-veteran = Brygada Vrihedd
card-yaevinn = Yaevinn

## Skellige

card-berserker = Berserk
card-birna-bran = Birna Bran
card-blueboy-lugos = Lugos Siny
card-cerys = Cerys
card-clan-brokvar-archer = Łucznik klanu Brokvar
# niepewna: także „Pirat z klanu Dimun”
card-clan-dimun-pirate = Pirat klanu Dimun
card-clan-drummond-shield-maiden = Tarczowniczka klanu Drummond
card-clan-heymaey-skald = Skald klanu Heymaey
card-clan-tordarroch-armorsmith = Płatnerz klanu Tordarroch
# niepewna: także „Wojownik klanu Craite”
card-clan-an-craite-warrior = Wojownik klanu an Craite
card-donar-an-hindar = Donar an Hindar
card-draig-bon-dhu = Draig Bon-Dhu
card-ermion = Myszowór
card-hemdall = Hemdall
card-hjalmar = Hjalmar
card-holger-blackhand = Holger Czarna Ręka
card-kambi = Kambi
card-light-longship = Lekki drakkar
card-madman-lugos = Lugos Szalony
card-mardroeme = Mardroeme
card-olaf = Olaf
card-svanrige = Svanrige
card-transformed-vildkaarl = Przemieniony Vildkaarl
card-transformed-young-vildkaarl = Przemieniony Młody Vildkaarl
card-udalryk = Udalryk
card-war-longship = Drakkar wojenny
card-young-berserker = Młody berserk

## Neutral units

card-cirilla-fiona-elen-riannon = Cirilla Fiona Elen Riannon
card-cow = Krowa
card-bovine-defense-force = Bydlęce Siły Zbrojne
card-dandelion = Jaskier
card-emiel-regis-rohellec-terzieff = Emiel Regis Rohellec Terzieff
# niepewna: pisownia
card-gaunter-odimm = Gaunter o’Dim
# niepewna: pisownia
card-gaunter-odimm-darkness = Gaunter o’Dim: Ciemność
card-geralt-of-rivia = Geralt z Rivii
# niepewna: w grze komputerowej karta nosi imię Avallac’ha
card-mysterious-elf = Tajemniczy elf
card-olgierd-von-everec = Olgierd von Everec
card-roach = Płotka
card-triss-merigold = Triss Merigold
card-vesemir = Vesemir
card-villentretenmerth = Villentretenmerth
card-yennefer-of-vengerberg = Yennefer z Vengerbergu
card-zoltan-chivay = Zoltan Chivay

## Special cards

card-commanders-horn = Róg dowódcy
card-decoy = Manekin do ćwiczeń
card-scorch = Pożoga

## Weather

card-biting-frost = Trzaskający mróz
card-impenetrable-fog = Gęsta mgła
card-torrential-rain = Ulewny deszcz
card-skellige-storm = Skelligijski sztorm
card-clear-weather = Czyste niebo

## Leaders

leader-eredin-king-of-the-wild-hunt = Eredin – Król Dzikiego Gonu
leader-eredin-commander-of-the-red-riders = Eredin – Dowódca Czerwonych Jeźdźców
leader-eredin-destroyer-of-worlds = Eredin – Władca Tir ná Lia
leader-eredin-bringer-of-death = Eredin – Zabójca Auberona
leader-eredin-breacc-glas-the-treacherous = Eredin Bréacc Glas – Zdradziecki
leader-emhyr-his-imperial-majesty = Emhyr var Emreis – Jeż z Erlenwaldu
leader-emhyr-emperor-of-nilfgaard = Emhyr var Emreis – Cesarz Nilfgaardu
leader-emhyr-the-white-flame = Emhyr var Emreis – Biały Płomień
leader-emhyr-the-relentless = Emhyr var Emreis – Pan Południa
leader-emhyr-invader-of-the-north = Emhyr var Emreis – Najeźdźca Północy
leader-foltest-king-of-temeria = Foltest – Król Temerii
leader-foltest-lord-commander-of-the-north = Foltest – Dowódca Północy
leader-foltest-the-siegemaster = Foltest – Zdobywca
leader-foltest-the-steel-forged = Foltest – Żelazny Władca
leader-foltest-son-of-medell = Foltest – Syn Medella
leader-francesca-pureblood-elf = Francesca Findabair – Elfka czystej krwi
leader-francesca-daisy-of-the-valley = Francesca Findabair – Stokrotka z Dolin
leader-francesca-the-beautiful = Francesca Findabair – Najpiękniejsza kobieta na świecie
leader-francesca-queen-of-dol-blathanna = Francesca Findabair – Królowa Dol Blathanna
# niepewna: także „Nadzieja Dol Blathanna”
leader-francesca-hope-of-the-aen-seidhe = Francesca Findabair – Nadzieja Aen Seidhe
leader-crach-an-craite = Crach an Craite
# niepewna: przydomek jest naszym przekładem
leader-king-bran = Król Bran – Jednoczyciel
# niepewna: nasz przekład
leader-arnjolf-the-patricide = Arnjolf – Ojcobójca
# niepewna: nasz przekład
leader-harald-an-craite-the-cripple = Harald an Craite – Kaleka

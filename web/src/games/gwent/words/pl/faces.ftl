# Co mówią przeciwnicy, gdy gra się zaczyna i gdy się kończy.

face-grib = Karty? Grib lubi karty. Grib je karty.
face-burzo = Siadaj. Ława utrzyma dwóch takich jak ja albo mnie i ciebie.
face-wenda = Mam zupę na ogniu. Skończmy, zanim się zagotuje.
face-sorvek = Mam całą noc. Ty masz trzy rundy.
face-ilvane = Tasuj dobrze, serduszko. Słyszę każdą kartę.
face-perin = To moja pierwsza służba. Tylko ani słowa mojemu sierżantowi.
face-darro = Zasady to zasady, a moja talia przeszła przegląd.
face-sevrin = Buduję machiny oblężnicze. Talia jest prostsza: wali się tylko raz.
face-odvin = Patrzę na twoje ręce, odkąd tu jesteś.
face-calvea = Kawaleria nie czeka. Twój ruch, byle szybko.
face-jasko = Stawiam swoje buty. To dobre buty.
face-bertol = Cały miesięczny żołd, że wygram. Niewiele tego.
face-radka = Cały dzień łatam ludzi. Wieczorem mogę coś zepsuć.
face-ignat = Wszystko to kwestia kątów i tego, kto pierwszy spasuje.
face-orlen = Nie zostawiamy nikogo. Nawet na stole.
face-finneth = Ćwiczyłem w lesie, z wiewiórką. Wygrała.
face-borim = Tę grę wymyśliły krasnoludy. Zapytaj, kogo chcesz, byle był krasnoludem.
face-elvara = Będę łagodna. Moje karty nie.
face-sirel = Jeden oddech, jedna karta. Zacznij, kiedy chcesz.
face-naelis = Nie zobaczysz, skąd to przyjdzie.
face-ulfi = Nauczyła mnie babcia. Ona oszukuje, ja nie.
face-hrodi = Gorące żelazo, zimne piwo, szybkie karty. Siadaj!
face-gudra = Moja tarcza wytrzymała gorszych od ciebie.
face-asvald = Wiatr mi sprzyja. Jak zawsze.
face-jorund = Wygrana czy przegrana, będzie o tym pieśń.

face-won-monsters = Nic osobistego. Byliśmy głodni.
face-lost-monsters = Hm. Ty też gryziesz.
face-won-nilfgaard = Zgodnie z planem.
face-lost-nilfgaard = To będzie musiało trafić do raportu.
face-won-northern_realms = Za Północ! I za moją sakiewkę.
face-lost-northern_realms = Dobra gra. I tak wrócę do domu ze śpiewem.
face-won-scoiatael = Na koniec zawsze wygrywa las.
face-lost-scoiatael = Grasz jak ktoś, na kogo polowano. Szacunek.
face-won-skellige = Jeszcze jedno piwo, i jedno dla pokonanych!
face-lost-skellige = Dobra walka. Opowiadaj ją tak, żebym dobrze w niej wypadł.

# Co wnoszą dodatki nowego stołu.

oldworld-presets = Gotowe zestawy
oldworld-preset-evening = Pierwszy wieczór
oldworld-preset-evening-what = Gra podstawowa, bez dodatków.
oldworld-preset-long = Długie łowy
oldworld-preset-long-what = Wyspy, legenda i więcej opowieści.
oldworld-preset-together = Razem
oldworld-preset-together-what = Wszyscy przeciw Dzikiemu Gonowi.
oldworld-preset-all = Wszystko, co do siebie pasuje
oldworld-preset-all-what = Każdy dodatek, który da się połączyć.
oldworld-extra-legendary-hunt = Urośnij w siłę i pokonaj legendarnego potwora: to kończy grę.
oldworld-extra-weaknesses = Odkrywaj słabe punkty potworów i używaj ich w walce.
oldworld-extra-special-attacks = Każdy potwór walczy po swojemu, dużymi kartami.
oldworld-extra-unique-cards = Jedna karta startowa więcej dla każdej szkoły.
oldworld-extra-advanced-cards = Silne szare karty w puli, za kartę, którą usuwasz.
oldworld-extra-mutagens = Mutagen na każdym nowym poziomie, do walk.
oldworld-extra-bombs = Bomby obok eliksirów: dobierz jedną zamiast eliksiru.
oldworld-extra-adventure-pack = Więcej opowieści w drodze i więcej zadań.
oldworld-extra-lost-mount = Zabłąkany koń: kto pierwszy dotrze, rzuca kością o premię.
oldworld-extra-mages = Zagraj magiem: zaklęcia czerpią z energii i mądrości.
oldworld-extra-skellige = Płyń na wyspy i nie pozwól Dagonowi wypłynąć z głębin.
oldworld-extra-wild-hunt = Wygrywacie lub przegrywacie razem, przeciw jeźdźcom.
oldworld-extra-manticore = Jeszcze jedna szkoła do gry.
oldworld-extra-ciri = Zagraj Ciri.

# Duże karty: nazwy ataków specjalnych i zdolności biernych.

ow-monster-troll = Troll
ow-line-borrow = losuje się dużą kartę innego potwora poziomu III i działa jego zdolność bierna
ow-question-borrow = Czyja zdolność bierna działa?
ow-fight-special-1 = Karta specjalna 1
ow-fight-special-2 = Karta specjalna 2
ow-fight-special-3 = Karta specjalna 3
ow-fight-special-4 = Karta specjalna 4
ow-fight-special-1-text = Szarża lub ugryzienie: atak specjalny 1 potwora. Odrzucona przez obrażenia: działa jego zdolność bierna.
ow-fight-special-2-text = Szarża lub ugryzienie: atak specjalny 2 potwora. Odrzucona przez obrażenia: działa jego zdolność bierna.
ow-fight-special-3-text = Szarża lub ugryzienie: atak specjalny 3 potwora. Odrzucona przez obrażenia: działa jego zdolność bierna.
ow-fight-special-4-text = Szarża lub ugryzienie: atak specjalny 4 potwora. Odrzucona przez obrażenia: działa jego zdolność bierna.
ow-log-fight-full = Odłożone karty walki dołączają do talii.

ow-special-arachas-passive = Gruby pancerz
ow-special-arachas-1 = Lepka sieć
ow-special-arachas-2 = Zatrucie
ow-special-arachas-3 = Sześcionoga szarża
ow-special-arachas-4 = Atak szczypcami

ow-special-archespore-passive = Zamknięcie kielicha
ow-special-archespore-1 = Zatrute kolce
ow-special-archespore-2 = Wybuchające zarodniki
ow-special-archespore-3 = Plucie kwasem
ow-special-archespore-4 = Wszechmocne pnącza

ow-special-barghest-passive = Zwołanie stada
ow-special-barghest-1 = Pazury i kły
ow-special-barghest-2 = Zew stada
ow-special-barghest-3 = Upiorna szarża
ow-special-barghest-4 = Powalenie

ow-special-drowners-nest-passive = Skok w głębinę
ow-special-drowners-nest-1 = Zalanie
ow-special-drowners-nest-2 = Atak w grupie
ow-special-drowners-nest-3 = Atak pazurami
ow-special-drowners-nest-4 = Atak z wyskoku

ow-special-ekimmara-passive = Regeneracja
ow-special-ekimmara-1 = Niewiarygodna szybkość
ow-special-ekimmara-2 = Ostre pazury
ow-special-ekimmara-3 = Utrata krwi
ow-special-ekimmara-4 = Grad ciosów

ow-special-foglet-passive = Dematerializacja
ow-special-foglet-1 = Ostre pazury
ow-special-foglet-2 = Iluzja
ow-special-foglet-3 = Mistrzowska iluzja
ow-special-foglet-4 = Atak we mgle

ow-special-ghouls-nest-passive = Bitewny szał
ow-special-ghouls-nest-1 = Przewaga liczebna
ow-special-ghouls-nest-2 = Rozszarpanie
ow-special-ghouls-nest-3 = Zew nocy
ow-special-ghouls-nest-4 = Niepohamowany głód

ow-special-harpy-passive = Ostry dziób
ow-special-harpy-1 = Ogłuszenie skrzydłem
ow-special-harpy-2 = Pikowanie
ow-special-harpy-3 = Szarża z powietrza
ow-special-harpy-4 = Ostre szpony

ow-special-nekkers-nest-passive = Ucieczka tunelami
ow-special-nekkers-nest-1 = Atak w grupie
ow-special-nekkers-nest-2 = Atak od tyłu
ow-special-nekkers-nest-3 = Wspólna szarża
ow-special-nekkers-nest-4 = Dowództwo wojownika

ow-special-rotfiend-passive = Szybko krzepnąca krew
ow-special-rotfiend-1 = Wybuch
ow-special-rotfiend-2 = Potężny wybuch
ow-special-rotfiend-3 = Zwinny atak
ow-special-rotfiend-4 = Łatwopalne opary

ow-special-fiend-passive = Leczenie
ow-special-fiend-1 = Hipnoza
ow-special-fiend-2 = Silna hipnoza
ow-special-fiend-3 = Długa szarża
ow-special-fiend-4 = Wściekła szarża

ow-special-grave-hag-passive = Nieoczekiwany odruch
ow-special-grave-hag-1 = Oplątanie językiem
ow-special-grave-hag-2 = Chłostanie językiem
ow-special-grave-hag-3 = Skrzepy
ow-special-grave-hag-4 = Głód ofiar

ow-special-griffin-passive = Zasłona skrzydeł
ow-special-griffin-1 = Cios dziobem
ow-special-griffin-2 = Celny cios dziobem
ow-special-griffin-3 = Zadrapanie
ow-special-griffin-4 = Szarża z powietrza

ow-special-manticore-passive = Wzbicie się w powietrze
ow-special-manticore-1 = Uderzenie z powietrza
ow-special-manticore-2 = Jadowite żądło
ow-special-manticore-3 = Trzaśnięcie ogonem
ow-special-manticore-4 = Cięcie pazurami

ow-special-nightwraith-passive = Dematerializacja
ow-special-nightwraith-1 = Lewitacja
ow-special-nightwraith-2 = Wyssanie energii
ow-special-nightwraith-3 = Mistrzowskie wyssanie energii
ow-special-nightwraith-4 = Tworzenie iluzji

ow-special-noonwraith-passive = Odporność na znaki
ow-special-noonwraith-1 = Sobowtóry
ow-special-noonwraith-2 = Dematerializacja
ow-special-noonwraith-3 = Zakreślenie kręgu
ow-special-noonwraith-4 = Wchłonięcie

ow-special-penitent-passive = Zniknięcie
ow-special-penitent-1 = Wezwanie fal
ow-special-penitent-2 = Cios latarnią
ow-special-penitent-3 = Wirowanie
ow-special-penitent-4 = Rój ciosów

ow-special-water-hag-passive = Kryjówka w błocie
ow-special-water-hag-1 = Rzut błotem
ow-special-water-hag-2 = Atak pazurami
ow-special-water-hag-3 = Zalanie
ow-special-water-hag-4 = Nieoczekiwana szybkość

ow-special-weavess-passive = Wszystkowidzące oko
ow-special-weavess-1 = Dar przepowiedni
ow-special-weavess-2 = Wezwanie ludu
ow-special-weavess-3 = Moc gobelinu
ow-special-weavess-4 = Wielka moc gobelinu

ow-special-werewolf-passive = Regeneracja
ow-special-werewolf-1 = Potworna siła
ow-special-werewolf-2 = Dzika furia
ow-special-werewolf-3 = Wilcza szybkość
ow-special-werewolf-4 = Zew watahy

ow-special-whispess-passive = Przemiana w kruki
ow-special-whispess-1 = Omamieni wieśniacy
ow-special-whispess-2 = Kuszące szepty
ow-special-whispess-3 = Magiczny wybuch
ow-special-whispess-4 = Potężny magiczny wybuch

ow-special-wyvern-passive = Ogłuszenie ogonem
ow-special-wyvern-1 = Szarża z powietrza
ow-special-wyvern-2 = Mordercze szpony
ow-special-wyvern-3 = Zatruty kolec
ow-special-wyvern-4 = Trująca ślina

ow-special-brewess-passive = Kąpiel we krwi
ow-special-brewess-1 = Potężne ciosy
ow-special-brewess-2 = Atak od tyłu
ow-special-brewess-3 = Pradawna magia
ow-special-brewess-4 = Mistrzowska pradawna magia

ow-special-bruxa-passive = Polimorfia
ow-special-bruxa-1 = Głód krwi
ow-special-bruxa-2 = Rój pazurów
ow-special-bruxa-3 = Fala dźwięku
ow-special-bruxa-4 = Potężna fala dźwięku

ow-special-glustyworp-passive = Twardy pancerz
ow-special-glustyworp-1 = Wciągnięcie pod wodę
ow-special-glustyworp-2 = Atak językiem
ow-special-glustyworp-3 = Ostre zęby
ow-special-glustyworp-4 = Trzaśnięcie ogonem

ow-special-leshen-passive = Teleportacja
ow-special-leshen-1 = Zew zwierząt
ow-special-leshen-2 = Pętające pnącza
ow-special-leshen-3 = Postać niedźwiedzia
ow-special-leshen-4 = Postać wilka

ow-special-striga-passive = Ucieczka w cień
ow-special-striga-1 = Ostre kły
ow-special-striga-2 = Zakrwawione pazury
ow-special-striga-3 = Błyskawiczny atak
ow-special-striga-4 = Szarża z góry

ow-special-troll-passive = Kamienna skorupa
ow-special-troll-1 = Cios maczugą
ow-special-troll-2 = Młynek
ow-special-troll-3 = Potężne pięści
ow-special-troll-4 = Rzut głazem

ow-special-yghern-passive = Chitynowy pancerz
ow-special-yghern-1 = Jadowite szczypce
ow-special-yghern-2 = Plucie kwasem
ow-special-yghern-3 = Paraliżujący chwyt
ow-special-yghern-4 = Atak spod ziemi

ow-line-strike-per-weakness = otrzymujesz obrażenia: { $n } i po 1 za każdy twój żeton słabości tego potwora
ow-line-strike-less-weakness = otrzymujesz obrażenia: { $n }, o 1 mniej za każdy twój żeton słabości tego potwora
ow-count-weakness =
    { $n ->
         [one] żeton słabości
         [few] żetony słabości
        *[other] żetonów słabości
    } tego potwora

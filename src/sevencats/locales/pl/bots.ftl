# Boty: ich poziomy, powody ruchów i to, co myślą o grze.

## Levels

level-recruit = Rekrut
level-brawler = Zabijaka
level-captain = Kapitan
level-strategist = Strateg
level-legend = Legenda
level-random = Wędrowiec
level-apprentice = Uczeń
level-hunter = Łowca
level-veteran = Weteran
character-hunter = Orven
character-trainer = Bertok
character-wanderer = Ilko
character-duellist = Vesra
character-gambler = Ruk
character-hunter-about = Orven wszystko waży i nigdzie się nie śpieszy.
character-trainer-about = Bertok najpierw trenuje, walczy późno.
character-wanderer-about = Ilko słucha każdej plotki i idzie za nią.
character-duellist-about = Vesra szuka innych wiedźminów i ich znajduje.
character-gambler-about = Ruk warzy, gra w kości i kusi los.

## Reasons

reason-habit = tak się tu zwykle gra
reason-random = wybór losowy
reason-own = własny wybór
reason-search = to wygrywa około { $chance } ze 100 gier (sprawdzono { $games })
reason-master = daje sobie szansę około { $chance } na 100
reason-finish = pozostali spasowali, to najtańszy sposób na zakończenie rundy
reason-gain = to daje teraz najlepsze sumy
reason-ahead = prowadzi o { $lead } i oszczędza karty
reason-no-gain = żadna karta by nie pomogła
reason-no-cards = nie ma czym grać
reason-won = pozostali spasowali, runda jest wygrana
reason-keep-hand = ręka jest wystarczająco dobra

## The same, told to a person who may follow it

advice-habit = Tak grają tu doświadczeni gracze.
advice-random = Każdy wybór jest tu równie dobry.
advice-search = Ze 100 gier rozegranych od tego miejsca to wygrywa około { $chance }: więcej niż każda inna opcja.
advice-finish = Pozostali spasowali: tak najtaniej skończysz rundę.
advice-odds = Udaje się { $won } z { $tried } takich walk.
advice-plan = To prowadzi do czegoś lepszego.

## In the terminal

play-level = Poziom botów: { $level }.
play-reason = Dlaczego tak zagrywa { $name }: { $reason }.
play-hint = Podpowiedź: { $number }, { $option }. Dlaczego: { $reason }.
play-help-hint = hint: co na twoim miejscu zrobiłby dobry bot i dlaczego

## Analysis of a position

analysis-title = Runda { $round }, wybiera { $name }.
analysis-games = Symulowane gry na całą decyzję: { $simulations }.
analysis-solved = Pozostali spasowali, a ta runda rozstrzyga: sprawdzono każdą możliwą linię gry.
analysis-chance = Szansa
analysis-interval = 95%
analysis-tried = Gry
analysis-option = Opcja
analysis-percent = { $value }%
analysis-range = od { $low } do { $high }%
analysis-line = Jak mogłoby to pójść dalej (jeden typowy układ zakrytych kart, gra jak w karczmie):
analysis-ply = { $name }: { $option }

## Analysis of a game

analysis-progress = Decyzje
analysis-game = { $mode }, ziarno { $seed }. Symulowane gry na każdą decyzję: { $simulations }.
analysis-turn = Tura
analysis-round = Runda
analysis-seat = Miejsce
analysis-before = Przed
analysis-picked = Po
analysis-pick = Wybór
analysis-better = Lepiej
analysis-turning = Punkty zwrotne
analysis-none = Żaden wybór nie był wyraźnie gorszy od innego.
analysis-point = { $number }. Runda { $round }, tura { $turn }, { $name }: { $pick }, { $picked }%. Lepiej: { $better }, { $before }%.

## The chart

chart-title = Szansa na wygraną: { $name }
chart-desc = Szansa na wygraną ({ $name }) w kolejnych turach, których było { $turns }, w procentach: na początku { $first }, na końcu { $last }, najmniej { $least }, najwięcej { $most }. { $points }
chart-turn = Tura
chart-round = Runda { $round }
chart-point = Runda { $round }, tura { $turn }, { $name }: { $pick }, { $picked }%. Lepiej: { $better }, { $before }%
chart-saved = Wykres jest w pliku { $file }.

## Old World

reason-odds = spodziewa się wygrać { $won } z { $tried } takich walk
reason-plan = zmierza do czegoś lepszego
reason-way-hunt = idzie na łowy, cel: { $foe }; spodziewa się wygrać { $won } z { $tried } takich walk
reason-way-dear = droga do celu ({ $foe }) kosztuje { $cards ->
    [one] kartę, którą trzeba by walczyć
    [few] { $cards } karty, którymi trzeba by walczyć
   *[other] { $cards } kart, którymi trzeba by walczyć
 }
reason-way-place = idzie tam, gdzie jest najwięcej do zyskania: { $place }
reason-way-stay = nic w zasięgu nie jest warte kart
reason-fight-on = tak wygrywa się około { $chance } ze 100 walk
advice-way-hunt = Warto na łowy. Cel: { $foe }; udaje się { $won } z { $tried } takich walk.
advice-way-dear = Droga do celu ({ $foe }) kosztuje { $cards ->
    [one] kartę, która przydałaby się w walce
    [few] { $cards } karty, które przydałyby się w walce
   *[other] { $cards } kart, które przydałyby się w walce
 }.
advice-way-place = Najwięcej w tej turze daje { $place }.
advice-way-stay = Nic w zasięgu nie jest warte twoich kart.
advice-fight-on = Tak wygrywa się około { $chance } ze 100 walk.

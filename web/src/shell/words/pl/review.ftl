# Podpowiedzi, koniec gry, jej przegląd i powtórka.

## Hints

hint = Rada
hint-thinking = Myślę…
hint-follow = Zrób to
hint-dismiss = Dzięki
hint-totals = Byłoby { $mine } do { $theirs }.
keys-hint = Podpowiedź: co tu zagra mocny gracz

## The end of a game

end-share = Udostępnij
review-title = Twoja szansa na wygraną
review-you = Ty
review-turning = Punkty zwrotne
review-rounds = Sumy rund
review-points = punkty
review-gems = klejnoty
review-winner = Zwycięzca
review-won-round = wygrana
review-best = Twoja najlepsza karta
review-best-theirs = Najlepsza karta: { $name }
review-gain = Zysk siły: { $gain }
review-percent = { $percent }%
review-cost = −{ $percent }%
review-instead = { $pick } zamiast: { $best }
review-told = Runda { $round }, { $name }: { $move }. Szansa na wygraną: { $before }%; żaden inny ruch nie był lepszy.
review-told-worse = Runda { $round }, { $name }: { $move }. Szansa na wygraną: z { $before }% na { $picked }%.
review-game-round = Gra { $game }, runda { $round }
review-how = Wskaż linię, żeby zobaczyć, ile był wart ruch.
review-empty = Gra skończyła się, zanim ktokolwiek zagrał.
review-flawless = Żaden wybór nie kosztował wiele: świetna gra.
review-see = Zobacz punkt zwrotny { $number } w powtórce
review-again = Zagraj ponownie od punktu zwrotnego { $number }
review-see-short = Zobacz
review-again-short = Zagraj ponownie
review-point = punkt zwrotny { $number }
review-begins =
    { $ahead ->
        [0] Kot przegląda grę…
        [one] Najpierw przegląd jednej innej gry…
        [few] Najpierw przegląd { $ahead } innych gier…
       *[other] Najpierw przegląd { $ahead } innych gier…
    }
review-working = Kot przegląda grę: tura { $done } z { $total }
review-table = Jako tabela
review-round = Runda
review-move = Ruch
review-before = Najlepsza szansa
review-after = Szansa
review-better = Lepiej

## Replay

replay-did = { $name }: { $pick }
replay-to-move = Ruch: { $name }
replay-line = Kroki gry i szansa na wygraną: { $name }
replay-line-all = Kroki gry i wszystkie szanse na wygraną
replay-keys = Strzałki: krok po kroku. Page Up i Page Down: rundy. T: punkty zwrotne. Spacja: odtwarzanie.
replay-keys-turns = Strzałki: krok po kroku. Page Up i Page Down: tury. T: punkty zwrotne. Spacja: odtwarzanie.
replay-turns = Tury
replay-turn-back = Poprzednia tura
replay-turn-next = Następna tura
replay-chance = { $name }: { $percent }%

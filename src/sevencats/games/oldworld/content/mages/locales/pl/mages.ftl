# Mądrość i energia, wzmocnienia, ochrona: słowa magów (W13).

ow-attribute-wisdom = Mądrość
ow-trophy-mage = Trofeum maga: { $name }
ow-symbol-energy = energia { $signed }
ow-symbol-protection = ochrona { $n }
ow-symbol-take-any =
    { $n ->
         [one] odzyskujesz dowolną kartę odrzuconą
         [few] odzyskujesz dowolne { $n } karty odrzucone
        *[other] odzyskujesz dowolne { $n } kart odrzuconych
    }
ow-symbol-damage-by-energy = obrażenia równe twojej energii
ow-symbol-protection-by-energy = ochrona równa twojej energii
ow-symbol-draw-by-energy = krok doboru: o jedną kartę więcej za każdy punkt twojej energii
ow-spell-boost = wzmocnienie za { $n } energii: { $what }
ow-spell-boost-all = przy co najmniej { $n } energii, wzmocnienie za całą twoją energię: { $what }
ow-spell-any-colour = dalej może iść karta każdego koloru
ow-spell-early = tę kartę można zagrać osobno, przed kombinacją
ow-line-energy-up = energia +{ $n }
ow-line-energy-down = wydajesz { $n } energii
ow-line-protection = ochrona { $n }
ow-line-play-early = zagraj tę kartę przed kombinacją
ow-count-energy = energii
ow-count-protection = ochrony
ow-count-spent = energii wydanej w tej kombinacji
ow-count-protection-symbols =
    { $n ->
        [one] symbol ochrony w twojej kombinacji
        [few] symbole ochrony w twojej kombinacji
       *[other] symboli ochrony w twojej kombinacji
    }
ow-only-specialty-used = gdy w tej turze walki twoja specjalizacja jest już użyta
ow-only-shape-of = po wyborze specjalizacją w tej walce: { $names }
ow-when-top-discard = gdy bierzesz wierzchnią kartę odrzuconą
ow-branch-magic-die = rzuć kością ({ $signed }) i wybierz coś, do czego wynik sięga
ow-band = { $name }: { $what }
ow-landmark-claimed = szkoła maga
ow-question-boost = Czy wzmacniasz: { $name }?
ow-question-shape = Co wybierasz?
ow-question-claim = Którą szkołę zajmujesz?
ow-question-top-discard = Wierzchnia karta odrzucona czy inna?
ow-option-boost = Wzmocnij: { $name } ({ $text })
ow-option-boost-done = Bez wzmocnienia
ow-option-claim = Zajmij szkołę, miejsce: { $name }
ow-log-energy-up =
    { $who ->
        [you] Twoja energia rośnie o { $n }.
       *[other] { $name }: energia rośnie o { $n }.
    }
ow-log-energy-down =
    { $who ->
        [you] Twoja energia spada o { $n }.
       *[other] { $name }: energia spada o { $n }.
    }
ow-log-protection =
    { $who ->
        [you] Zyskujesz ochronę: { $n }.
       *[other] { $name } zyskuje ochronę: { $n }.
    }
ow-log-protected =
    { $who ->
        [you] Twoja ochrona pochłania obrażenia: { $n }.
       *[other] { $name }: ochrona pochłania obrażenia: { $n }.
    }
ow-log-magic-die =
    { $who ->
        [you] Rzut kością: ze specjalizacją wychodzi ci { $n }.
       *[other] { $name } rzuca kością: ze specjalizacją wychodzi { $n }.
    }
ow-log-claimed =
    { $who ->
        [you] Zajmujesz szkołę, miejsce: { $place }.
       *[other] { $name } zajmuje szkołę, miejsce: { $place }.
    }
ow-log-board-mage =
    { $who ->
        [you] Twoja plansza maga: { $school }.
       *[other] { $name } gra planszą maga: { $school }.
    }
ow-log-board-drawn-mage =
    { $who ->
        [you] Losujesz planszę maga: { $school }.
       *[other] { $name } losuje planszę maga: { $school }.
    }
ow-table-mage = { $name }, { $school }: miejsce { $place }, złoto { $gold }, energia { $shield }, tor trofeów { $track }.
ow-table-levels-mage = Poziom { $level }; walka { $combat }, mądrość { $defense }, alchemia { $alchemy }, specjalizacja { $specialty }.
ow-table-mage-pool = Pula magów, od lewej do prawej: { $cards }.
ow-table-protection = Ochrona { $n }.

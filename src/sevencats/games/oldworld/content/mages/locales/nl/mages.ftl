# Wisdom and energy, boosts, protection: the words of mages (W13).

ow-attribute-wisdom = Wijsheid
ow-trophy-mage = Magiërstrofee: { $name }
ow-symbol-energy = energie { $signed }
ow-symbol-protection = bescherming { $n }
ow-symbol-take-any =
    neem { $n ->
         [one] een kaart naar keuze
        *[other] { $n } kaarten naar keuze
    } van je aflegstapel terug
ow-symbol-damage-by-energy = schade gelijk aan je energie
ow-symbol-protection-by-energy = bescherming gelijk aan je energie
ow-symbol-draw-by-energy = trekstap: een kaart meer voor elk punt van je energie
ow-spell-boost = versterking voor { $n } energie: { $what }
ow-spell-boost-all = met { $n } energie of meer, versterking voor al je energie: { $what }
ow-spell-any-colour = er mag een kaart van elke kleur volgen
ow-spell-early = deze kaart mag apart worden gespeeld, voor de combo
ow-line-energy-up = energie +{ $n }
ow-line-energy-down = geef { $n } energie uit
ow-line-protection = bescherming { $n }
ow-line-play-early = speel deze kaart voor de combo
ow-count-energy = energie
ow-count-protection = bescherming
ow-count-spent = energie uitgegeven in deze combo
ow-count-protection-symbols = symbolen van bescherming in je combo
ow-only-specialty-used = nadat je in deze gevechtsbeurt je specialiteit hebt gebruikt
ow-only-shape-of = als je in dit gevecht met je specialiteit { $names } hebt gekozen
ow-when-top-discard = wanneer je de bovenste kaart van je aflegstapel zou nemen
ow-branch-magic-die = gooi een dobbelsteen ({ $signed }) en kies wat de uitkomst haalt
ow-band = { $name }: { $what }
ow-landmark-claimed = de school van een magiër
ow-question-boost = Versterk je { $name }?
ow-question-shape = Wat kies je?
ow-question-claim = Welke school neem je?
ow-question-top-discard = De bovenste kaart van de aflegstapel, of een andere?
ow-option-boost = Versterk { $name } ({ $text })
ow-option-boost-done = Geen versterking
ow-option-claim = Neem de school in { $name }
ow-log-energy-up =
    { $who ->
        [you] Je energie stijgt met { $n }.
       *[other] De energie van { $name } stijgt met { $n }.
    }
ow-log-energy-down =
    { $who ->
        [you] Je energie daalt met { $n }.
       *[other] De energie van { $name } daalt met { $n }.
    }
ow-log-protection =
    { $who ->
        [you] Je krijgt { $n } bescherming.
       *[other] { $name } krijgt { $n } bescherming.
    }
ow-log-protected =
    { $who ->
        [you] Je bescherming vangt { $n } schade op.
       *[other] De bescherming van { $name } vangt { $n } schade op.
    }
ow-log-magic-die =
    { $who ->
        [you] Je gooit een dobbelsteen, met je specialiteit wordt het { $n }.
       *[other] { $name } gooit een dobbelsteen, met de specialiteit wordt het { $n }.
    }
ow-log-claimed =
    { $who ->
        [you] Je neemt de school in { $place }.
       *[other] { $name } neemt de school in { $place }.
    }
ow-log-board-mage =
    { $who ->
        [you] Je speelt de magiër { $school }.
       *[other] { $name } speelt de magiër { $school }.
    }
ow-log-board-drawn-mage =
    { $who ->
        [you] Je trekt een magiërbord: { $school }.
       *[other] { $name } trekt een magiërbord: { $school }.
    }
ow-table-mage = { $name }, { $school }: in { $place }, { $gold } goud, energie { $shield }, trofeeënspoor { $track }.
ow-table-levels-mage = Niveau { $level }; gevecht { $combat }, wijsheid { $defense }, alchemie { $alchemy }, specialiteit { $specialty }.
ow-table-mage-pool = Het aanbod van de magiërs, van links naar rechts: { $cards }.
ow-table-protection = Bescherming { $n }.

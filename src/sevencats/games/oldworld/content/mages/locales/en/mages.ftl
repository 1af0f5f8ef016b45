# Wisdom and energy, boosts, protection: the words of mages (W13).

ow-attribute-wisdom = Wisdom
ow-trophy-mage = Mage trophy: { $name }
ow-symbol-energy = energy { $signed }
ow-symbol-protection = protection { $n }
ow-symbol-take-any =
    take back { $n ->
         [one] any discard
        *[other] any { $n } discards
    }
ow-symbol-damage-by-energy = damage equal to your energy
ow-symbol-protection-by-energy = protection equal to your energy
ow-symbol-draw-by-energy = draw step: one card more for each point of your energy
ow-spell-boost = boost for { $n } energy: { $what }
ow-spell-boost-all = with { $n } energy or more, boost for all your energy: { $what }
ow-spell-any-colour = a card of any colour may follow
ow-spell-early = this card may be played by itself, before the combo
ow-line-energy-up = energy +{ $n }
ow-line-energy-down = spend { $n } energy
ow-line-protection = protection { $n }
ow-line-play-early = play this card before the combo
ow-count-energy = energy
ow-count-protection = protection
ow-count-spent = energy spent in this combo
ow-count-protection-symbols = symbols of protection in your combo
ow-only-specialty-used = after you have used your specialty in this fight turn
ow-only-shape-of = if you chose { $names } with your specialty in this fight
ow-when-top-discard = when you would take the top card of your discards
ow-branch-magic-die = roll a die ({ $signed }) and choose what the result reaches
ow-band = { $name }: { $what }
ow-landmark-claimed = the school of a mage
ow-question-boost = Do you boost { $name }?
ow-question-shape = What do you choose?
ow-question-claim = Which school do you claim?
ow-question-top-discard = The top discard, or another one?
ow-option-boost = Boost { $name } ({ $text })
ow-option-boost-done = No boost
ow-option-claim = Claim the school at { $name }
ow-log-energy-up =
    { $who ->
        [you] Your energy rises by { $n }.
       *[other] The energy of { $name } rises by { $n }.
    }
ow-log-energy-down =
    { $who ->
        [you] Your energy falls by { $n }.
       *[other] The energy of { $name } falls by { $n }.
    }
ow-log-protection =
    { $who ->
        [you] You gather { $n } protection.
       *[other] { $name } gathers { $n } protection.
    }
ow-log-protected =
    { $who ->
        [you] Your protection takes { $n } damage.
       *[other] The protection of { $name } takes { $n } damage.
    }
ow-log-magic-die =
    { $who ->
        [you] You roll a die, with your specialty it comes to { $n }.
       *[other] { $name } rolls a die, with the specialty it comes to { $n }.
    }
ow-log-claimed =
    { $who ->
        [you] You claim the school at { $place }.
       *[other] { $name } claims the school at { $place }.
    }
ow-log-board-mage =
    { $who ->
        [you] You play the mage { $school }.
       *[other] { $name } plays the mage { $school }.
    }
ow-log-board-drawn-mage =
    { $who ->
        [you] You draw the board of the mage { $school }.
       *[other] { $name } draws the board of the mage { $school }.
    }
ow-table-mage = { $name }, { $school }: at { $place }, { $gold } gold, energy { $shield }, trophy track { $track }.
ow-table-levels-mage = Level { $level }; combat { $combat }, wisdom { $defense }, alchemy { $alchemy }, specialty { $specialty }.
ow-table-mage-pool = The mages’ pool, from left to right: { $cards }.
ow-table-protection = Protection { $n }.

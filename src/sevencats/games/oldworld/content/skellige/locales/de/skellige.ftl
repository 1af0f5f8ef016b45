ow-place-ard-skellig = Ard Skellig
ow-place-isle-of-mists = die Insel der Nebel
ow-place-eyna = Eyna
ow-place-hen-inis = Hen Inis
ow-place-loc-gwen = Loc Gwen
ow-place-aenye-ard = Aenye Ard
ow-place-pawen-y-crevan = Pawen y Crevan
ow-place-haundre-hevangix = Haundre Hevangix
ow-place-dagons-deep = Dagons Tiefe
ow-monster-dagon = Dagon
ow-sea-sea = das Meer von Skellige
ow-sea-text = Eine Überfahrt ist sicher nach dem Würfel, vom obersten Feld von Dagons Leiste an: { $spots }. Mit 1 bis 5 Spielern beginnt Dagon auf Feld { $start }. Schiffe: { $ships }.
ow-dagon-bonus-scales = Dagons Schuppen
ow-dagon-bonus-tooth = Dagons Zahn
ow-dagon-bonus-pearl = Dagons Perle
ow-dagon-bonus-fin = Dagons Flosse
ow-dagon-bonus-oil = Dagons Tran
ow-action-mastery = eine Eigenschaft nach Wahl +1
ow-action-salvage = eine Karte der Auslage für 0, oder für 1 Gold eine für 1
ow-action-offering = eine Monstertrophäe, oder eine bessere für eine der Stufe I oder II
ow-action-relic = eine Trophäe eines Monsters der Stufe I
ow-action-treasure = 3 Gold
ow-action-brewery = 4 Tränke
ow-action-tracks = bis zu eine Fährte jedes Geländes
ow-action-arena = kämpfe gegen ein Monster einer Stufe deiner Wahl
ow-action-nothing = keine Aktion
ow-deck-sea = das Meer
ow-landmark-ship = ein Schiff
ow-landmark-dagon = Dagon
ow-status-dagon = Dagon ist { $n } unter der Oberfläche; eine Überfahrt ist sicher ab { $safe }.
ow-status-dagon-up = { $name } ist aufgetaucht: jede Überfahrt ist gefährlich.
ow-status-islands = Bekannte Inseln: { $places }.
ow-status-dagon-trails = Fährte von Dagon: { $names }.
ow-line-dagon-up = Dagon steigt um { $n }
ow-line-dagon-down = Dagon sinkt um { $n }
ow-line-turn-back = du erreichst die Insel nicht
ow-line-discover-hen-inis = eine Insel wird entdeckt: Hen Inis
ow-line-discover-loc-gwen = eine Insel wird entdeckt: Loc Gwen
ow-line-discover-aenye-ard = eine Insel wird entdeckt: Aenye Ard
ow-line-discover-pawen-y-crevan = eine Insel wird entdeckt: Pawen y Crevan
ow-line-discover-haundre-hevangix = eine Insel wird entdeckt: Haundre Hevangix
ow-line-shed-terrain-water = wirf eine Wasserkarte deiner Hand ab
ow-branch-per-trophy = für jede deiner Trophäenkarten: { $what }
ow-count-water-cards = Wasserkarten deiner Hand
ow-count-depth = Felder, die Dagon unter der Oberfläche ist
ow-only-island = auf einer Insel
ow-only-against-dagon = gegen Dagon
ow-when-foe-turn = wenn sein Kampfzug beginnt
ow-when-fought = nach jedem deiner Kämpfe
ow-rule-sea-roll = { $signed } auf den Würfel, wenn du zu einer Insel segelst
ow-rule-island-draw = gezogene Karten in Phase III auf einer Insel { $signed }
ow-rule-sea-dice = wirf zwei Würfel, wenn du zu einer Insel segelst, und wähle einen
ow-question-harbour = In welchem Hafen liegt ein Schiff?
ow-question-sea-die = Welcher Würfel zählt für die Überfahrt?
ow-question-isle-trade = Welche Trophäe gibst du für eine der nächsten Stufe?
ow-question-isle-card = Welche Karte der Auslage nimmst du?
ow-question-isle-trail = Welche Fährte nimmst du?
ow-question-isle-level = Gegen ein Monster welcher Stufe kämpfst du?
ow-option-sail = Nach { $name } segeln ({ $text })
ow-option-harbour = { $name }
ow-option-trade = { $name }
ow-option-buy = 1 Gold für { $name } zahlen
ow-option-isle-trail-done = Keine weitere Fährte
ow-option-level = Stufe { $name }
ow-option-rest = In Phase II nichts tun
ow-option-sea-die-die = { $name }
ow-log-ship-laid = Ein Schiff liegt in { $place }.
ow-log-dagon-rises = Dagon steigt: { $n } unter der Oberfläche.
ow-log-dagon-sinks = Dagon sinkt: { $n } unter der Oberfläche.
ow-log-dagon-emerges = Dagon taucht aus dem Meer auf.
ow-log-dagon-leaves = Dagon ist vertrieben, { $n } unter der Oberfläche; seine Fährten sind fort.
ow-log-foe-back = { $cards } kommt zu den anderen seiner Stufe zurück.
ow-special-dagon-1 = Uralte Macht
ow-special-dagon-2 = Gewaltige uralte Macht
ow-special-dagon-3 = Magischer Sturm
ow-special-dagon-4 = Magische Flut
ow-special-dagon-passive = Wodjanoi rufen
ow-log-sets-sail =
    { $who ->
        [you] Du segelst nach { $place }.
       *[other] { $name } segelt nach { $place }.
    }
ow-log-sea-rolled =
    { $who ->
        [you] Du würfelst { $n } für die Überfahrt.
       *[other] { $name } würfelt { $n } für die Überfahrt.
    }
ow-log-sea-safe =
    { $who ->
        [you] Deine Überfahrt ist sicher.
       *[other] { $name } hat eine sichere Überfahrt.
    }
ow-log-sea-danger =
    { $who ->
        [you] Deine Überfahrt ist gefährlich.
       *[other] { $name } hat eine gefährliche Überfahrt.
    }
ow-log-turned-back =
    { $who ->
        [you] Du erreichst { $place } nicht.
       *[other] { $name } erreicht { $place } nicht.
    }
ow-log-discovered =
    { $who ->
        [you] Du entdeckst eine Insel: { $place }.
       *[other] { $name } entdeckt eine Insel: { $place }.
    }
ow-log-dagon-trail =
    { $who ->
        [you] Du erhältst eine Fährte von Dagon.
       *[other] { $name } erhält eine Fährte von Dagon.
    }
ow-log-dagon-bonus =
    { $who ->
        [you] Du nimmst eine Bonuskarte: { $cards }.
       *[other] { $name } nimmt eine Bonuskarte: { $cards }.
    }
ow-log-isle-trophy =
    { $who ->
        [you] Du erhältst eine Trophäe ohne Schritt: { $cards }.
       *[other] { $name } erhält eine Trophäe ohne Schritt: { $cards }.
    }
ow-log-trophy-given =
    { $who ->
        [you] Du gibst eine Trophäe her: { $cards }.
       *[other] { $name } gibt eine Trophäe her: { $cards }.
    }
ow-log-isle-foe =
    { $who ->
        [you] Du triffst auf der Insel auf { $cards }.
       *[other] { $name } trifft auf der Insel auf { $cards }.
    }
ow-log-foe-spared =
    { $who ->
        [you] Du kannst nicht zahlen, was dieses Monster für einen Kampf verlangt.
       *[other] { $name } kann nicht zahlen, was dieses Monster für einen Kampf verlangt.
    }
ow-log-rests =
    { $who ->
        [you] Du tust nichts in Phase II.
       *[other] { $name } tut nichts in Phase II.
    }

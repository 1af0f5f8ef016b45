# What happens, and what may be chosen, in German. Arguments: $who is "you" if the reader's own seat
# is meant, "monster" for the monster of a fight, else "other"; $name is that seat, $cards are names
# of cards or "a card", $n is a number.

## Words

ow-log-you = dir
ow-log-locals = die Einheimischen
ow-trait-specialty = die Spezialität
ow-trait-trophy = die Trophäe { $name }
ow-trait-monster = die Fähigkeit von { $name }
ow-price-gold = { $n } Gold
ow-price-potion =
    { $n ->
        [one] 1 Trank
       *[other] { $n } Tränke
    }
ow-price-shield = { $n } Schild
ow-price-trash =
    { $n ->
        [one] 1 entfernte Karte
       *[other] { $n } entfernte Karten
    }
ow-price-discard =
    { $n ->
        [one] 1 abgeworfene Karte
       *[other] { $n } abgeworfene Karten
    }
ow-hand-nothing = nichts
ow-hand-pair = ein Paar
ow-hand-two-pairs = zwei Paare
ow-hand-three = ein Drilling
ow-hand-five-high = eine Straße bis fünf
ow-hand-six-high = eine Straße bis sechs
ow-hand-full-house = ein Full House
ow-hand-four = ein Vierling
ow-hand-five = ein Fünfling

## Set-up

ow-log-first =
    { $who ->
        [you] Du beginnst die Partie.
       *[other] { $name } beginnt die Partie.
    }
ow-log-board-drawn =
    { $who ->
        [you] Du ziehst ein Hexertableau: { $school }.
       *[other] { $name } zieht ein Hexertableau: { $school }.
    }
ow-log-board =
    { $who ->
        [you] Du spielst den Hexer der Schule { $school }.
       *[other] { $name } spielt den Hexer der Schule { $school }.
    }
ow-log-set-aside = Ein Monsterplättchen wird verdeckt beiseitegelegt.
ow-log-revealed = Neu in der Auslage: { $cards }.
ow-log-turned-up = Aufgedeckt und abgeworfen: { $cards }.
ow-log-swept = Aus der Auslage abgeworfen: { $cards }.
ow-log-actions-back = Die abgeworfenen Aktionskarten kommen zurück in ihren Stapel.
ow-log-potions-back = Die abgeworfenen Tränke kommen zurück in ihren Stapel.
ow-log-monsters-back = Die vertriebenen Monster kommen zurück in ihren Stapel.
ow-log-solo-trophy = Die Eigenschaftstrophäe dieser Partie: { $attribute }.
ow-log-monster = Ein Monster erscheint ({ $terrain }): { $cards }.
ow-log-lair = Sein Versteck ({ $terrain }): { $cards }.
ow-log-driven-away = { $cards } verlässt den Spielplan.

## Turns

ow-log-turn =
    { $who ->
        [you] Zug { $n }. Du bist am Zug.
       *[other] Zug { $n }. { $name } ist am Zug.
    }
ow-log-moved =
    { $who ->
        [you] Du gehst nach { $place }.
       *[other] { $name } geht nach { $place }.
    }
ow-log-acts =
    { $who ->
        [you] In { $place } wählst du: { $action }.
       *[other] In { $place } wählt { $name }: { $action }.
    }
ow-log-gold-up =
    { $who ->
        [you] Du erhältst { $n } Gold.
       *[other] { $name } erhält { $n } Gold.
    }
ow-log-gold-down =
    { $who ->
        [you] Du gibst { $n } Gold ab.
       *[other] { $name } gibt { $n } Gold ab.
    }
ow-log-shield-up =
    { $who ->
        [you] Dein Schild steigt um { $n }.
       *[other] Der Schild von { $name } steigt um { $n }.
    }
ow-log-shield-down =
    { $who ->
        [you] Dein Schild fällt um { $n }.
       *[other] Der Schild von { $name } fällt um { $n }.
    }
ow-log-attribute-up =
    { $who ->
        [you] { $attribute }: Du steigst auf { $level }.
       *[other] { $attribute }: { $name } steigt auf { $level }.
    }
ow-log-attribute-down =
    { $who ->
        [you] { $attribute }: Du fällst auf { $level }.
       *[other] { $attribute }: { $name } fällt auf { $level }.
    }
ow-log-level =
    { $who ->
        [you] Du erreichst Hexerstufe { $n }.
       *[other] { $name } erreicht Hexerstufe { $n }.
    }
ow-log-drawn =
    { $who ->
        [you] Du ziehst: { $cards }.
       *[other] { $name } zieht: { $cards }.
    }
ow-log-discarded =
    { $who ->
        [you] Du wirfst ab: { $cards }.
        [monster] Das Monster verliert { $cards }.
       *[other] { $name } wirft ab: { $cards }.
    }
ow-log-trashed =
    { $who ->
        [you] Du entfernst aus dem Spiel: { $cards }.
       *[other] { $name } entfernt aus dem Spiel: { $cards }.
    }
ow-log-reshuffled =
    { $who ->
        [you] Dein Ablagestapel wird in deinen Nachziehstapel gemischt.
       *[other] Der Ablagestapel von { $name } wird in den Nachziehstapel gemischt.
    }
ow-log-potion =
    { $who ->
        [you] Du ziehst einen Trank: { $cards }.
       *[other] { $name } zieht einen Trank: { $cards }.
    }
ow-log-potion-lost =
    { $who ->
        [you] Du wirfst einen Trank ab: { $cards }.
       *[other] { $name } wirft einen Trank ab: { $cards }.
    }
ow-log-taken =
    { $who ->
        [you] Du nimmst auf deinen Ablagestapel: { $cards }.
       *[other] { $name } nimmt auf den Ablagestapel: { $cards }.
    }
ow-log-none-left = Es gibt nirgends mehr eine Karte mit Kosten { $n }.
ow-log-none-left-any = Es gibt keine Karte mehr zu nehmen.
ow-log-gained =
    { $who ->
        [you] Du nimmst aus der Auslage auf die Hand: { $cards }.
       *[other] { $name } nimmt aus der Auslage: { $cards }.
    }
ow-log-trail =
    { $who ->
        [you] Du erhältst eine Fährte ({ $cards }).
       *[other] { $name } erhält eine Fährte ({ $cards }).
    }
ow-log-trail-quest =
    { $who ->
        [you] Du hörst Gerüchte: ein Fährtenauftrag in { $cards }.
       *[other] { $name } hört Gerüchte: ein Fährtenauftrag in { $cards }.
    }
ow-log-trail-found =
    { $who ->
        [you] Du findest die Fährte in { $place }.
       *[other] { $name } findet die Fährte in { $place }.
    }

## Dice

ow-log-poker =
    { $who ->
        [you] Du spielst Würfelpoker mit { $rival }.
       *[other] { $name } spielt Würfelpoker mit { $rival }.
    }
ow-log-poker-locals =
    { $who ->
        [you] Du spielst Würfelpoker mit den Einheimischen.
       *[other] { $name } spielt Würfelpoker mit den Einheimischen.
    }
ow-log-poker-alone =
    { $who ->
        [you] Du spielst Würfelpoker.
       *[other] { $name } spielt Würfelpoker.
    }
ow-log-dice = Die Würfel: { $sides }.
ow-log-dice-side = { $name } { $dice }
ow-log-rerolls =
    { $who ->
        [you] { $n ->
            [0] Du behältst deine Würfel.
            [one] Du wirfst 1 Würfel noch einmal.
           *[other] Du wirfst { $n } Würfel noch einmal.
        }
       *[other] { $n ->
            [0] { $name } behält die Würfel.
            [one] { $name } wirft 1 Würfel noch einmal.
           *[other] { $name } wirft { $n } Würfel noch einmal.
        }
    }
ow-log-poker-pay =
    { $who ->
        [you] Dein Wurf: { $hand }.
       *[other] Der Wurf von { $name }: { $hand }.
    }
ow-log-poker-won =
    { $who ->
        [you] Du gewinnst ({ $hand } gegen { $other }).
       *[other] { $name } gewinnt ({ $hand } gegen { $other }).
    }
ow-log-poker-lost =
    { $who ->
        [you] Du verlierst ({ $hand } gegen { $other }).
       *[other] { $name } verliert ({ $hand } gegen { $other }).
    }
ow-log-rolled =
    { $who ->
        [you] Du würfelst eine { $n }.
       *[other] { $name } würfelt eine { $n }.
    }
ow-log-tested =
    { $who ->
        [you] Probe ({ $attribute }): Du würfelst eine { $die }, zusammen { $total }.
       *[other] Probe ({ $attribute }): { $name } würfelt eine { $die }, zusammen { $total }.
    }

## Stories and quests

ow-log-story-read =
    { $who ->
        [you] Du liest »{ $title }« vor. { $text }
       *[other] { $name } liest »{ $title }« vor. { $text }
    }
ow-log-event-read =
    { $who ->
        [you] Du liest Ereignis { $n } vor, »{ $title }«. { $text }
       *[other] { $name } liest Ereignis { $n } vor, »{ $title }«. { $text }
    }
ow-log-option =
    { $who ->
        [you] Du wählst: { $option }
       *[other] { $name } wählt: { $option }
    }
ow-log-event-gone = Ereignis { $n } liegt nicht mehr in seinem Stapel: Es wird nichts vorgelesen.
ow-log-quest-at =
    { $who ->
        [you] Du hast einen Auftrag: »{ $story }«, in { $place }.
       *[other] { $name } hat einen Auftrag: »{ $story }«, in { $place }.
    }
ow-log-quest-at-price =
    { $who ->
        [you] Du hast einen Auftrag: »{ $story }«, in { $place }, für { $price }.
       *[other] { $name } hat einen Auftrag: »{ $story }«, in { $place }, für { $price }.
    }
ow-log-quest-void = Es gibt kein Ortsplättchen mehr: »{ $story }« wird kein Auftrag.
ow-log-quest-resolved =
    { $who ->
        [you] Du erfüllst den Auftrag »{ $story }«.
       *[other] { $name } erfüllt den Auftrag »{ $story }«.
    }
ow-log-kept =
    { $who ->
        [you] Du behältst »{ $cards }«.
       *[other] { $name } behält »{ $cards }«.
    }
ow-log-draw3-up =
    { $who ->
        [you] In Phase III ziehst du { $n } mehr.
       *[other] In Phase III zieht { $name } { $n } mehr.
    }
ow-log-draw3-down =
    { $who ->
        [you] In Phase III ziehst du { $n } weniger.
       *[other] In Phase III zieht { $name } { $n } weniger.
    }
ow-log-draw3-max =
    { $who ->
        [you] In Phase III ziehst du höchstens { $n }.
       *[other] In Phase III zieht { $name } höchstens { $n }.
    }

## Trophies

ow-log-meditates =
    { $who ->
        [you] Du meditierst: { $attribute }.
       *[other] { $name } meditiert: { $attribute }.
    }
ow-log-trophy =
    { $who ->
        [you] Du nimmst eine Trophäe: { $cards }.
       *[other] { $name } nimmt eine Trophäe: { $cards }.
    }
ow-log-track =
    { $who ->
        [you] Du steigst auf Feld { $n } der Trophäenleiste.
       *[other] { $name } steigt auf Feld { $n } der Trophäenleiste.
    }
ow-log-no-step = Diese Trophäe bringt keinen Schritt: Der letzte wird im Kampf gewonnen.
ow-log-fatigue =
    { $who ->
        [you] Du bist erschöpft und musst { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        } aus dem Spiel entfernen.
       *[other] { $name } ist erschöpft und muss { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        } aus dem Spiel entfernen.
    }
ow-log-won =
    { $who ->
        [you] Du gewinnst die Partie in Zug { $n }.
       *[other] { $name } gewinnt die Partie in Zug { $n }.
    }
ow-log-no-winner = Die Partie endet nach Zug { $n } ohne Sieger.

## Fights

ow-log-hunt =
    { $who ->
        [you] Du kämpfst gegen { $monster }.
       *[other] { $name } kämpft gegen { $monster }.
    }
ow-log-duel =
    { $who ->
        [you] Du kämpfst mit { $rival }.
       *[other] { $name } kämpft mit { $rival }.
    }
ow-log-wager =
    { $who ->
        [you] Du wettest 1 Gold auf einen Sieg von { $rival }.
       *[other] { $name } wettet 1 Gold auf einen Sieg von { $rival }.
    }
ow-log-wager-won =
    { $who ->
        [you] Deine Wette ist gewonnen.
       *[other] { $name } gewinnt die Wette.
    }
ow-log-wager-lost =
    { $who ->
        [you] Deine Wette ist verloren.
       *[other] { $name } verliert die Wette.
    }
ow-log-life-pool = Der Lebensvorrat des Monsters hat { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
ow-log-fight-turn =
    { $who ->
        [you] Dein Kampfzug.
        [monster] Der Kampfzug des Monsters.
       *[other] Der Kampfzug von { $name }.
    }
ow-log-trait =
    { $who ->
        [you] Für dich wirkt: { $trait }.
       *[other] Für { $name } wirkt: { $trait }.
    }
ow-log-potion-used =
    { $who ->
        [you] Du trinkst: { $cards }.
       *[other] { $name } trinkt: { $cards }.
    }
ow-log-played =
    { $who ->
        [you] Du spielst: { $cards }.
       *[other] { $name } spielt: { $cards }.
    }
ow-log-damage =
    { $who ->
        [you] Du erleidest { $n } Schaden.
        [monster] Das Monster erleidet { $n } Schaden.
       *[other] { $name } erleidet { $n } Schaden.
    }
ow-log-knocked-off =
    { $who ->
        [you] { $count ->
            [one] 1 Karte deines Nachziehstapels wird abgeworfen.
           *[other] { $count } Karten deines Nachziehstapels werden abgeworfen.
        }
        [monster] { $count ->
            [one] Das Monster verliert 1 Karte seines Lebensvorrats.
           *[other] Das Monster verliert { $count } Karten seines Lebensvorrats.
        }
       *[other] { $count ->
            [one] { $name } verliert 1 Karte des Nachziehstapels.
           *[other] { $name } verliert { $count } Karten des Nachziehstapels.
        }
    }
ow-log-attack-charge = Das Monster stürmt an.
ow-log-attack-bite = Das Monster beißt.
ow-log-attack-card = { $card } wird aufgedeckt. { $text }
ow-log-taken-back =
    { $who ->
        [you] Du nimmst zurück: { $cards }.
       *[other] { $name } nimmt zurück: { $cards }.
    }
ow-log-returned =
    { $who ->
        [you] Zurück auf deine Hand: { $cards }.
       *[other] Zurück auf die Hand von { $name }: { $cards }.
    }
ow-log-healed =
    { $who ->
        [you] Zurück in deinen Nachziehstapel: { $cards }.
       *[other] Zurück in den Nachziehstapel von { $name }: { $cards }.
    }
ow-log-recalled =
    { $who ->
        [you] Du legst zurück auf deinen Nachziehstapel: { $cards }.
       *[other] { $name } legt zurück auf den Nachziehstapel: { $cards }.
    }
ow-log-scouted =
    { $who ->
        [you] Du siehst dir an, was beim Gegner oben liegt: { $cards }.
       *[other] { $name } sieht sich oben beim Gegner { $cards } an.
    }
ow-log-short-fight =
    { $who ->
        [you] Du fügst { $n } Schaden zu.
       *[other] { $name } fügt { $n } Schaden zu.
    }
ow-log-fight-won =
    { $who ->
        [you] Du gewinnst den Kampf.
       *[other] { $name } gewinnt den Kampf.
    }
ow-log-fight-defeated = Das Monster ist besiegt.
ow-log-fight-driven-away = Das Monster ist vertrieben.
ow-log-fight-lost = Das Monster gewinnt den Kampf.
ow-log-tavern-closed = Die Taverne in { $place } ist für Kämpfe zwischen Hexern geschlossen.

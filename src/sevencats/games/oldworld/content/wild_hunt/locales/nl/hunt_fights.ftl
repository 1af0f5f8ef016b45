## Generaals en hun kaarten

ow-hunt-general-nithral = Nithral
ow-hunt-general-imlerith = Imlerith
ow-hunt-general-caranthir = Caranthir
ow-hunt-general-eredin = Eredin
ow-monster-nithral = Nithral
ow-monster-imlerith = Imlerith
ow-monster-caranthir = Caranthir
ow-monster-eredin = Eredin
ow-hunt-card-phantom-axe-combat = Spookbijl (gevecht)
ow-hunt-card-phantom-axe-defense = Spookbijl (verdediging)
ow-hunt-card-phantom-axe-alchemy = Spookbijl (alchemie)
ow-hunt-card-phantom-axe-specialty = Spookbijl (specialiteit)
ow-hunt-card-freeze-3 = Vorst (3)
ow-hunt-card-freeze-4 = Vorst (4)
ow-hunt-card-freeze-5 = Vorst (5)
ow-hunt-card-freeze-6 = Vorst (6)
ow-hunt-card-white-frost-combat = Witte Vorst (gevecht)
ow-hunt-card-white-frost-any = Witte Vorst (eigenschap naar keuze)
ow-hunt-card-white-frost-highest = Witte Vorst (hoogste eigenschap)
ow-hunt-card-white-frost-all = Witte Vorst (alle eigenschappen)
ow-hunt-card-magic-shock-wave-3 = Magische schokgolf (3)
ow-hunt-card-magic-shock-wave-4 = Magische schokgolf (4)
ow-hunt-card-exploding-energy-3 = Ontploffende energie (3)
ow-hunt-card-exploding-energy-4 = Ontploffende energie (4)
ow-hunt-enter = Als de Jacht op de locatie van een hekser komt, elke hekser daar: { $what }.
ow-hunt-enter-once = Als de Jacht op de locatie van een hekser komt: { $what }.
ow-hunt-last = Voor het laatste gevecht, iedereen: { $what }.
ow-hunt-last-away = Voor het laatste gevecht, wie niet op de locatie ervan is: { $what }.
ow-hunt-last-once = Voor het laatste gevecht: { $what }.
ow-hunt-card-line = { $name }: { $text }.
ow-hunt-card-attack = Iedereen: { $what }.
ow-hunt-card-next = in je volgende gevechtsbeurt { $what }
ow-hunt-card-now = voor de rest van deze gevechtsbeurt { $what }
ow-hunt-card-after = voor de beurt van de volgende speler iedereen: { $what }
ow-hunt-card-after-once = voor de beurt van de volgende speler: { $what }
ow-hunt-passive = Afgelegd in de beurt van een speler: { $what }.
ow-rule-frozen = je schild stijgt niet (een magiër krijgt geen bescherming)

## Honden

ow-hound-hound-1 = een hond van niveau I
ow-hound-hound-2 = een hond van niveau II
ow-hound-hound-3 = een hond van niveau III
ow-hound-text = Ieder die vecht: schild -{ $shield }, trek { $draw }. Leven met 1 tot 5 spelers: { $life }.
ow-hound-token-any-trail = een spoor naar keuze
ow-hound-token-one-card = een kaart
ow-hound-token-card-of-0 = een kaart van kosten 0
ow-hound-token-card-of-1 = een kaart van kosten 1
ow-hound-token-any-attribute = eigenschap naar keuze
ow-hound-token-lowest-attribute = laagste eigenschap
ow-hound-token-text = Voor een hond van niveau { $n }, ieder die vecht: { $what }.

## Wat ze doen

ow-line-strike-per-combat = lijd { $n } schade, en 1 meer voor elk niveau van je gevecht
ow-line-strike-per-defense = lijd { $n } schade, en 1 meer voor elk niveau van je verdediging
ow-line-strike-per-alchemy = lijd { $n } schade, en 1 meer voor elk niveau van je alchemie
ow-line-strike-per-specialty = lijd { $n } schade, en 1 meer voor elk niveau van je specialiteit
ow-line-hunt-per-players = de Jacht krijgt 1 schild voor elke speler
ow-line-hunt-per-trophies = de Jacht krijgt 1 schild voor elke trofee van de spelers
ow-line-shield-full = je schild stijgt zo ver het kan
ow-line-guard-hound = een hond die jullie samen kiezen krijgt 1 schild voor elke hekser daar; ze tellen bij zijn leven
ow-line-gather-hounds = alle honden verlaten de kaart en komen bij hem, en schilden naast hen zijn van de Jacht
ow-line-pack-attack = lijd 1 schade voor elke hond naast hem
ow-line-pack-grows = er komt 1 hond meer naast hem
ow-line-mark-monster = een monster dat jullie samen kiezen krijgt 1 opdrachtfiche voor elke hekser daar; wie het bevecht, lijdt zoveel schade zodra de levensvoorraad er ligt
ow-line-lower-per-token = verlaag eigenschappen naar keuze met in totaal 1 voor elk opdrachtfiche op de kaart en op monsters
ow-line-swept-away = je komt op een willekeurige locatie, zonder de actie ervan

## Vragen

ow-question-guard-hound = Welke hond krijgt de schilden?
ow-question-mark-monster = Welk monster krijgt de opdrachtfiches?
ow-question-hound-join = Vecht je samen tegen de hond?
ow-question-hound-fight = Niet iedereen komt mee. Vecht je toch tegen de hond?
ow-question-hunt-turn = Wie van jullie is nu aan de beurt?
ow-question-hound-token = Welk fiche wordt omgedraaid?
ow-question-hound-bonus = Wie van jullie krijgt nu de bonus?
ow-question-swept-away = Welk locatiefiche wordt getrokken?
ow-option-guard = De hond bij { $name }
ow-option-mark = { $name }
ow-option-hound-token = { $name }
ow-option-hound-bonus = Krijg hem nu: { $name }
ow-option-join = Samen vechten
ow-option-stay-out = Niet meedoen
ow-option-hound-fight-fight = Vechten
ow-option-withdraw = Nu niet
ow-option-turn = Mijn gevechtsbeurt nemen
ow-option-wait = Anderen voor laten gaan

## Het logboek

ow-log-hound-fight =
    { $who ->
        [you] Je treedt de hond in { $place } tegemoet (niveau { $n }).
       *[other] { $name } treedt de hond in { $place } tegemoet (niveau { $n }).
    }
ow-log-hound-joined =
    { $who ->
        [you] Je vecht mee.
       *[other] { $name } vecht mee.
    }
ow-log-hound-left =
    { $who ->
        [you] Je laat de hond voorlopig met rust.
       *[other] { $name } laat de hond voorlopig met rust.
    }
ow-log-hound-damage = De combo’s geven { $n } schade.
ow-log-hound-stays = Dat was niet genoeg: de hond in { $place } blijft, en ieder die vocht verliest zijn hand.
ow-log-hound-beaten = De hond in { $place } (niveau { $n }) is verslagen.
ow-log-hound-token = Een hondenfiche wordt omgedraaid: { $cards }.
ow-log-hunt-ability = { $what } laat zien wat hij kan.
ow-log-hunt-cards = Zijn vier kaarten voor het laatste gevecht liggen klaar.
ow-log-hounds-gather =
    { $n ->
        [0] Er is geen hond over om zich bij hem te voegen.
        [one] 1 hond voegt zich bij hem.
       *[other] { $n } honden voegen zich bij hem.
    }
ow-log-pack-grows =
    { $n ->
        [one] Er is nu 1 hond naast hem.
       *[other] Er zijn nu { $n } honden naast hem.
    }
ow-log-monster-marked =
    { $n ->
        [one] Het monster in { $place } krijgt 1 opdrachtfiche.
       *[other] Het monster in { $place } krijgt { $n } opdrachtfiches.
    }
ow-log-last-fight = Het laatste gevecht begint: jullie allemaal tegen { $what }.
ow-log-lets-go-first =
    { $who ->
        [you] Je laat anderen voorgaan.
       *[other] { $name } laat anderen voorgaan.
    }
ow-log-hunt-attack =
    { $who ->
        [you] { $what } treft je. { $text }
       *[other] { $what } treft { $name }. { $text }
    }
ow-log-hunt-passive = { $what } wordt afgelegd, en de passieve kant werkt.
ow-log-knocked-out =
    { $who ->
        [you] Je hebt geen kaarten meer: je ligt eruit.
       *[other] { $name } heeft geen kaarten meer en ligt eruit.
    }
ow-log-fight-defeated-last = De laatste kaart van de Wilde Jacht is weg: ze is verslagen, en jullie hebben samen gewonnen!
ow-log-fight-lost-last = Jullie liggen er allemaal uit: de Wilde Jacht heeft gewonnen.

## The end

ow-end-hunt-won = Samen hebben jullie { $general } ({ $level }) na { $round ->
        [one] { $round } ronde
       *[other] { $round } rondes
    } verslagen.
ow-end-hunt-lost = { $general } ({ $level }) heeft na { $round ->
        [one] { $round } ronde
       *[other] { $round } rondes
    } gewonnen. Van de Jacht bleven { $shields ->
        [0] geen schild
        [one] 1 schild
       *[other] { $shields } schilden
    } en { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } over.
ow-end-hunter = { $name } ({ $school }), niveau { $level }: verslagen monsters { $monsters }, honden { $hounds }, kaarten als steun gegeven { $support }, trofeeën { $trophies }; in het laatste gevecht { $damage } schade, { $cards ->
        [0] daarna uitgeschakeld
        [one] 1 kaart over
       *[other] { $cards } kaarten over
    }.

# What happens, and what may be chosen, in Dutch. Arguments: $who is "you" if the reader's own seat
# is meant, "monster" for the monster of a fight, else "other"; $name is that seat, $cards are names
# of cards or "a card", $n is a number.

## Words

ow-log-you = jou
ow-log-locals = de bewoners
ow-trait-specialty = de specialiteit
ow-trait-trophy = de trofee { $name }
ow-trait-monster = de vaardigheid van { $name }
ow-price-gold = { $n } goud
ow-price-potion =
    { $n ->
        [one] 1 drankje
       *[other] { $n } drankjes
    }
ow-price-shield = { $n } schild
ow-price-trash =
    { $n ->
        [one] 1 kaart uit het spel
       *[other] { $n } kaarten uit het spel
    }
ow-price-discard =
    { $n ->
        [one] 1 afgelegde kaart
       *[other] { $n } afgelegde kaarten
    }
ow-hand-nothing = niets
ow-hand-pair = een paar
ow-hand-two-pairs = twee paren
ow-hand-three = drie gelijke
ow-hand-five-high = een straat tot vijf
ow-hand-six-high = een straat tot zes
ow-hand-full-house = een full house
ow-hand-four = vier gelijke
ow-hand-five = vijf gelijke

## Set-up

ow-log-first =
    { $who ->
        [you] Jij bent de eerste speler.
       *[other] { $name } is de eerste speler.
    }
ow-log-board-drawn =
    { $who ->
        [you] Je trekt een hekserbord: { $school }.
       *[other] { $name } trekt een hekserbord: { $school }.
    }
ow-log-board =
    { $who ->
        [you] Je speelt de hekser van de school { $school }.
       *[other] { $name } speelt de hekser van de school { $school }.
    }
ow-log-set-aside = Een monsterfiche wordt gedekt opzijgelegd.
ow-log-revealed = Nieuw in het aanbod: { $cards }.
ow-log-turned-up = Omgedraaid en weggelegd: { $cards }.
ow-log-swept = Uit het aanbod afgelegd: { $cards }.
ow-log-actions-back = De afgelegde actiekaarten gaan terug in hun stapel.
ow-log-potions-back = De afgelegde drankjes gaan terug in hun stapel.
ow-log-monsters-back = De verjaagde monsters gaan terug in hun stapel.
ow-log-solo-trophy = De eigenschapstrofee van dit spel: { $attribute }.
ow-log-monster = Er verschijnt een monster ({ $terrain }): { $cards }.
ow-log-lair = Zijn hol ({ $terrain }): { $cards }.
ow-log-driven-away = { $cards } verlaat het bord.

## Turns

ow-log-turn =
    { $who ->
        [you] Beurt { $n }. Jij bent aan de beurt.
       *[other] Beurt { $n }. { $name } is aan de beurt.
    }
ow-log-moved =
    { $who ->
        [you] Je gaat naar { $place }.
       *[other] { $name } gaat naar { $place }.
    }
ow-log-acts =
    { $who ->
        [you] In { $place } kies je: { $action }.
       *[other] In { $place } kiest { $name }: { $action }.
    }
ow-log-gold-up =
    { $who ->
        [you] Je krijgt { $n } goud.
       *[other] { $name } krijgt { $n } goud.
    }
ow-log-gold-down =
    { $who ->
        [you] Je staat { $n } goud af.
       *[other] { $name } staat { $n } goud af.
    }
ow-log-shield-up =
    { $who ->
        [you] Je schild stijgt met { $n }.
       *[other] Het schild van { $name } stijgt met { $n }.
    }
ow-log-shield-down =
    { $who ->
        [you] Je schild daalt met { $n }.
       *[other] Het schild van { $name } daalt met { $n }.
    }
ow-log-attribute-up =
    { $who ->
        [you] { $attribute }: je stijgt naar { $level }.
       *[other] { $attribute }: { $name } stijgt naar { $level }.
    }
ow-log-attribute-down =
    { $who ->
        [you] { $attribute }: je daalt naar { $level }.
       *[other] { $attribute }: { $name } daalt naar { $level }.
    }
ow-log-level =
    { $who ->
        [you] Je bereikt hekserniveau { $n }.
       *[other] { $name } bereikt hekserniveau { $n }.
    }
ow-log-drawn =
    { $who ->
        [you] Je trekt { $cards }.
       *[other] { $name } trekt { $cards }.
    }
ow-log-discarded =
    { $who ->
        [you] Je legt { $cards } af.
        [monster] Het monster verliest { $cards }.
       *[other] { $name } legt { $cards } af.
    }
ow-log-trashed =
    { $who ->
        [you] Je verwijdert { $cards } uit het spel.
       *[other] { $name } verwijdert { $cards } uit het spel.
    }
ow-log-reshuffled =
    { $who ->
        [you] Je aflegstapel wordt in je trekstapel geschud.
       *[other] De aflegstapel van { $name } wordt in de trekstapel geschud.
    }
ow-log-potion =
    { $who ->
        [you] Je trekt een drankje: { $cards }.
       *[other] { $name } trekt een drankje: { $cards }.
    }
ow-log-potion-lost =
    { $who ->
        [you] Je legt een drankje af: { $cards }.
       *[other] { $name } legt een drankje af: { $cards }.
    }
ow-log-taken =
    { $who ->
        [you] Je neemt { $cards } op je aflegstapel.
       *[other] { $name } neemt { $cards } op de aflegstapel.
    }
ow-log-none-left = Er is nergens nog een kaart met kosten { $n }.
ow-log-none-left-any = Er is geen kaart meer om te nemen.
ow-log-gained =
    { $who ->
        [you] Je neemt { $cards } uit het aanbod in je hand.
       *[other] { $name } neemt { $cards } uit het aanbod.
    }
ow-log-trail =
    { $who ->
        [you] Je krijgt een spoor ({ $cards }).
       *[other] { $name } krijgt een spoor ({ $cards }).
    }
ow-log-trail-quest =
    { $who ->
        [you] Je hoort geruchten: een spooropdracht in { $cards }.
       *[other] { $name } hoort geruchten: een spooropdracht in { $cards }.
    }
ow-log-trail-found =
    { $who ->
        [you] Je vindt het spoor in { $place }.
       *[other] { $name } vindt het spoor in { $place }.
    }

## Dice

ow-log-poker =
    { $who ->
        [you] Je speelt dobbelpoker met { $rival }.
       *[other] { $name } speelt dobbelpoker met { $rival }.
    }
ow-log-poker-locals =
    { $who ->
        [you] Je speelt dobbelpoker met de bewoners.
       *[other] { $name } speelt dobbelpoker met de bewoners.
    }
ow-log-poker-alone =
    { $who ->
        [you] Je speelt dobbelpoker.
       *[other] { $name } speelt dobbelpoker.
    }
ow-log-dice = De dobbelstenen: { $sides }.
ow-log-dice-side = { $name } { $dice }
ow-log-rerolls =
    { $who ->
        [you] { $n ->
            [0] Je houdt je dobbelstenen.
            [one] Je gooit 1 dobbelsteen opnieuw.
           *[other] Je gooit { $n } dobbelstenen opnieuw.
        }
       *[other] { $n ->
            [0] { $name } houdt de dobbelstenen.
            [one] { $name } gooit 1 dobbelsteen opnieuw.
           *[other] { $name } gooit { $n } dobbelstenen opnieuw.
        }
    }
ow-log-poker-pay =
    { $who ->
        [you] Je hebt { $hand }.
       *[other] { $name } heeft { $hand }.
    }
ow-log-poker-won =
    { $who ->
        [you] Je wint met { $hand } tegen { $other }.
       *[other] { $name } wint met { $hand } tegen { $other }.
    }
ow-log-poker-lost =
    { $who ->
        [you] Je verliest met { $hand } tegen { $other }.
       *[other] { $name } verliest met { $hand } tegen { $other }.
    }
ow-log-rolled =
    { $who ->
        [you] Je gooit een { $n }.
       *[other] { $name } gooit een { $n }.
    }
ow-log-tested =
    { $who ->
        [you] Proef ({ $attribute }): je gooit een { $die }, samen { $total }.
       *[other] Proef ({ $attribute }): { $name } gooit een { $die }, samen { $total }.
    }

## Stories and quests

ow-log-story-read =
    { $who ->
        [you] Je leest ‘{ $title }’ voor. { $text }
       *[other] { $name } leest ‘{ $title }’ voor. { $text }
    }
ow-log-event-read =
    { $who ->
        [you] Je leest gebeurtenis { $n } voor, ‘{ $title }’. { $text }
       *[other] { $name } leest gebeurtenis { $n } voor, ‘{ $title }’. { $text }
    }
ow-log-option =
    { $who ->
        [you] Je kiest: { $option }
       *[other] { $name } kiest: { $option }
    }
ow-log-event-gone = Gebeurtenis { $n } ligt niet meer in de stapel: er wordt niets voorgelezen.
ow-log-quest-at =
    { $who ->
        [you] Je hebt een opdracht: ‘{ $story }’, in { $place }.
       *[other] { $name } heeft een opdracht: ‘{ $story }’, in { $place }.
    }
ow-log-quest-at-price =
    { $who ->
        [you] Je hebt een opdracht: ‘{ $story }’, in { $place }, voor { $price }.
       *[other] { $name } heeft een opdracht: ‘{ $story }’, in { $place }, voor { $price }.
    }
ow-log-quest-void = Er is geen locatiefiche meer: ‘{ $story }’ wordt geen opdracht.
ow-log-quest-resolved =
    { $who ->
        [you] Je voltooit de opdracht ‘{ $story }’.
       *[other] { $name } voltooit de opdracht ‘{ $story }’.
    }
ow-log-kept =
    { $who ->
        [you] Je houdt ‘{ $cards }’.
       *[other] { $name } houdt ‘{ $cards }’.
    }
ow-log-draw3-up =
    { $who ->
        [you] In fase III trek je er { $n } meer.
       *[other] In fase III trekt { $name } er { $n } meer.
    }
ow-log-draw3-down =
    { $who ->
        [you] In fase III trek je er { $n } minder.
       *[other] In fase III trekt { $name } er { $n } minder.
    }
ow-log-draw3-max =
    { $who ->
        [you] In fase III trek je er hoogstens { $n }.
       *[other] In fase III trekt { $name } er hoogstens { $n }.
    }

## Trophies

ow-log-meditates =
    { $who ->
        [you] Je mediteert: { $attribute }.
       *[other] { $name } mediteert: { $attribute }.
    }
ow-log-trophy =
    { $who ->
        [you] Je neemt een trofee: { $cards }.
       *[other] { $name } neemt een trofee: { $cards }.
    }
ow-log-track =
    { $who ->
        [you] Je klimt naar vak { $n } van het trofeeënspoor.
       *[other] { $name } klimt naar vak { $n } van het trofeeënspoor.
    }
ow-log-no-step = Deze trofee geeft geen stap: de laatste wordt in een gevecht gewonnen.
ow-log-fatigue =
    { $who ->
        [you] Je bent vermoeid en moet { $n ->
            [one] 1 kaart
           *[other] { $n } kaarten
        } uit het spel verwijderen.
       *[other] { $name } is vermoeid en moet { $n ->
            [one] 1 kaart
           *[other] { $n } kaarten
        } uit het spel verwijderen.
    }
ow-log-won =
    { $who ->
        [you] Je wint het spel in beurt { $n }.
       *[other] { $name } wint het spel in beurt { $n }.
    }
ow-log-no-winner = Het spel eindigt na beurt { $n } zonder winnaar.

## Fights

ow-log-hunt =
    { $who ->
        [you] Je vecht tegen { $monster }.
       *[other] { $name } vecht tegen { $monster }.
    }
ow-log-duel =
    { $who ->
        [you] Je vecht tegen { $rival }.
       *[other] { $name } vecht tegen { $rival }.
    }
ow-log-wager =
    { $who ->
        [you] Je zet 1 goud in op { $rival }.
       *[other] { $name } zet 1 goud in op { $rival }.
    }
ow-log-wager-won =
    { $who ->
        [you] Je weddenschap is gewonnen.
       *[other] { $name } wint de weddenschap.
    }
ow-log-wager-lost =
    { $who ->
        [you] Je weddenschap is verloren.
       *[other] { $name } verliest de weddenschap.
    }
ow-log-life-pool = De levensvoorraad van het monster telt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
ow-log-fight-turn =
    { $who ->
        [you] Jouw gevechtsbeurt.
        [monster] De gevechtsbeurt van het monster.
       *[other] De gevechtsbeurt van { $name }.
    }
ow-log-trait =
    { $who ->
        [you] Voor jou geldt nu: { $trait }.
       *[other] Voor { $name } geldt nu: { $trait }.
    }
ow-log-potion-used =
    { $who ->
        [you] Je drinkt { $cards }.
       *[other] { $name } drinkt { $cards }.
    }
ow-log-played =
    { $who ->
        [you] Je speelt { $cards }.
       *[other] { $name } speelt { $cards }.
    }
ow-log-damage =
    { $who ->
        [you] Je lijdt { $n } schade.
        [monster] Het monster lijdt { $n } schade.
       *[other] { $name } lijdt { $n } schade.
    }
ow-log-knocked-off =
    { $who ->
        [you] { $count ->
            [one] 1 kaart van je trekstapel wordt afgelegd.
           *[other] { $count } kaarten van je trekstapel worden afgelegd.
        }
        [monster] { $count ->
            [one] Het monster verliest 1 kaart van zijn levensvoorraad.
           *[other] Het monster verliest { $count } kaarten van zijn levensvoorraad.
        }
       *[other] { $count ->
            [one] { $name } verliest 1 kaart van de trekstapel.
           *[other] { $name } verliest { $count } kaarten van de trekstapel.
        }
    }
ow-log-attack-charge = Het monster stormt aan.
ow-log-attack-bite = Het monster bijt.
ow-log-attack-card = { $card } wordt omgedraaid. { $text }
ow-log-taken-back =
    { $who ->
        [you] Je neemt { $cards } terug.
       *[other] { $name } neemt { $cards } terug.
    }
ow-log-returned =
    { $who ->
        [you] Terug in je hand: { $cards }.
       *[other] Terug in de hand van { $name }: { $cards }.
    }
ow-log-healed =
    { $who ->
        [you] Terug in je trekstapel: { $cards }.
       *[other] Terug in de trekstapel van { $name }: { $cards }.
    }
ow-log-recalled =
    { $who ->
        [you] Je legt { $cards } terug op je trekstapel.
       *[other] { $name } legt { $cards } terug op de trekstapel.
    }
ow-log-scouted =
    { $who ->
        [you] Je bekijkt wat bij de tegenstander bovenop ligt: { $cards }.
       *[other] { $name } bekijkt { $cards } boven op de stapel van de tegenstander.
    }
ow-log-short-fight =
    { $who ->
        [you] Je brengt { $n } schade toe.
       *[other] { $name } brengt { $n } schade toe.
    }
ow-log-fight-won =
    { $who ->
        [you] Je wint het gevecht.
       *[other] { $name } wint het gevecht.
    }
ow-log-fight-defeated = Het monster is verslagen.
ow-log-fight-driven-away = Het monster is verjaagd.
ow-log-fight-lost = Het monster wint het gevecht.
ow-log-tavern-closed = De taveerne in { $place } is gesloten voor gevechten tussen heksers.

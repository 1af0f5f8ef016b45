# What happens, and what may be chosen. Arguments: $who is "you" if the reader's own seat or side
# is meant, else "other"; $name is that seat or side, $cards are card names or "a card".

## Words

log-at = { $cards } ({ $row })
log-at-side =
    { $whose ->
        [you] { $cards } ({ $row }, on your side)
       *[other] { $cards } ({ $row }, on the side of { $side })
    }
log-score = { $name } { $total }

## Set-up

log-decides =
    { $who ->
        [you] Chance lets you say who starts.
       *[other] Chance lets { $name } say who starts.
    }
log-starts =
    { $who ->
        [you] You have the first turn.
       *[other] { $name } has the first turn.
    }
log-searched =
    { $who ->
        [you] You look through your deck.
       *[other] { $name } looks through the deck.
    }
log-shuffled =
    { $who ->
        [you] Your deck is shuffled.
       *[other] The deck of { $name } is shuffled.
    }
log-shuffled-all = The decks are shuffled.
log-dealt =
    { $who ->
        [you] You are dealt { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
       *[other] { $name } is dealt { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
log-drawn =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
log-set-aside =
    { $who ->
        [you] You put { $cards } aside.
       *[other] { $name } puts { $cards } aside.
    }
log-put-back =
    { $who ->
        [you] You put { $cards } back into your deck.
       *[other] { $name } puts { $cards } back into the deck.
    }

## Turns

log-round =
    { $who ->
        [you] Round { $round } begins. You start.
       *[other] Round { $round } begins. { $name } starts.
    }
log-played =
    { $who ->
        [you] You play { $cards }.
       *[other] { $name } plays { $cards }.
    }
log-revived =
    { $who ->
        [you] You bring back { $cards } from the discard pile.
       *[other] { $name } brings back { $cards } from the discard pile.
    }
log-mustered =
    { $who ->
        [you] Muster brings you { $cards }.
       *[other] Muster brings { $name } { $cards }.
    }
log-summoned = { $cards } comes from the reserve as an avenger.
log-transformed = { $cards } comes from the reserve.
log-removed = { $cards } transforms and leaves the game.
log-returned =
    { $who ->
        [you] { $cards } returns to your side.
       *[other] { $cards } returns to the side of { $name }.
    }
log-returned-deck =
    { $who ->
        [you] Your discard pile goes back into your deck, { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
       *[other] The discard pile of { $name } goes back into the deck, { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
log-burned =
    { $who ->
        [you] Burned on your side: { $cards }.
       *[other] Burned on the side of { $name }: { $cards }.
    }
log-discarded =
    { $who ->
        [you] You discard { $cards }.
       *[other] { $name } discards { $cards }.
    }
log-discarded-weather = Weather discarded: { $cards }.
log-decoyed =
    { $who ->
        [you] You take { $cards } back into your hand.
       *[other] { $name } takes { $cards } back into the hand.
    }
log-taken =
    { $who ->
        [you] You take { $cards } into your hand.
       *[other] { $name } takes { $cards } into the hand.
    }
log-moved =
    { $who ->
        [you] You move { $cards }.
       *[other] { $name } moves { $cards }.
    }
log-horn =
    { $who ->
        [you] A horn sounds on your side ({ $row }).
       *[other] A horn sounds on the side of { $name } ({ $row }).
    }
log-leader =
    { $who ->
        [you] You use your leader, { $leader }.
       *[other] { $name } uses a leader, { $leader }.
    }
log-looked-at =
    { $who ->
        [you] You see { $cards } in the hand of { $owner }.
       *[other] { $whose ->
            [you] { $name } sees { $cards } in your hand.
           *[other] { $name } sees { $cards } in the hand of { $owner }.
        }
    }
log-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }

## The end of a round

log-scored =
    { $who ->
        [you] The round is over: { $scores }. It is yours.
       *[other] The round is over: { $scores }. It goes to { $name }.
    }
log-scored-tie = The round is over: { $scores }. It is a tie.
log-gem-lost =
    { $who ->
        [you] You lose a gem, { $left } left.
       *[other] { $name }: one gem lost, { $left } left.
    }
log-kept = { $cards } stays on the battlefield.
log-cleared = The battlefield is cleared.
log-game-over =
    { $who ->
        [you] You win the game.
       *[other] The game goes to { $name }.
    }
log-game-over-draw = The game is a draw.
log-game-over-shared = { $names } share the win.

## Tournament

log-picks-first =
    { $who ->
        [you] You pick a deck first.
       *[other] { $name } picks a deck first.
    }
log-picked-deck =
    { $who ->
        [you] You pick deck { $number }: { $faction }, leader { $leader }.
       *[other] { $name } picks deck { $number }: { $faction }, leader { $leader }.
    }
log-unpacked =
    { $who ->
        [you] You unpack { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
       *[other] { $name } unpacks { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
log-packed = All cards go back to their boxes.
log-game-won =
    { $who ->
        [you] The game counts for you, games won: { $count }.
       *[other] The game counts for { $name }, games won: { $count }.
    }
log-game-drawn = The game counts for nobody.
log-match-over =
    { $who ->
        [you] You win the tournament.
       *[other] The tournament goes to { $name }.
    }

## Points and solo

log-points =
    { $who ->
        [you] You score { $gained ->
            [one] 1 point
           *[other] { $gained } points
        }, { $total } in all.
       *[other] { $name }: { $gained ->
            [one] 1 point
           *[other] { $gained } points
        }, { $total } in all.
    }
log-hidden-under = A card goes face down under the Decoy.
log-revealed = Turned up: { $cards }.
log-turned-up = The leader { $leader } is turned up.
log-bonus =
    { $who ->
        [you] Your total rises by { $count }.
       *[other] The total of { $name } rises by { $count }.
    }
log-leader-off =
    { $who ->
        [you] Your leader is off for the rest of the game.
       *[other] The leader of { $name } is off for the rest of the game.
    }

## Questions

question-turn = Your turn.
question-redraw = You may exchange cards of your hand.
question-row = Which row for { $card }?
question-receiver = Who gets { $card }?
question-enemy = { $leader }: which opponent?
question-revive = Which unit comes back?
question-weather = { $leader }: which card do you play?
question-take =
    { $form ->
        [take] { $leader }: which card do you take?
       *[target] { $leader }: which card do you play?
    }
question-discard = { $leader }: which card do you discard?
question-decoy = Which unit do you take back?
question-starter = Who has the first turn?
question-deck = Which deck do you play?
question-colour = { $card }: in which colour?

## Options. $card is a card with its facts, $row a row, $who and $name a seat or side.

option-card = { $card } ({ $facts })
option-kind-hero = hero
option-kind-special = special card
option-kind-weather = weather card
option-turn-play = Play { $card }
option-turn-leader = Use your leader, { $leader }
option-turn-pass = Pass
option-redraw-redraw = Exchange { $card }
option-redraw-done = Keep this hand
option-row-row = { $row }
option-receiver-to = { $name }
option-enemy-to = { $name }
option-revive-target = Bring back { $card }
option-weather-target = Play { $card }
option-take-take = Take { $card }
option-take-target = Play { $card }
option-discard-discard = Discard { $card }
option-decoy-target = Take back { $card }
option-deck-deck = Deck { $name }
option-colour-colour = In the colour of { $name }
option-starter-starter =
    { $who ->
        [you] You start
       *[other] { $name } starts
    }

## What chance does

option-coin-starter = The coin: { $name } starts
option-decider-decides = The coin: { $name } says who starts
option-shuffle-order = The cards are shuffled
option-look-slot = A card of the hand, at random
option-keep-target = { $card } stays, at random
option-return-target = { $card } returns, at random
option-first-pick-first = The coin: { $name } picks a deck first
option-turn-up-leader = The leader { $leader }, at random
option-turn-opponent-turn = The opponent’s turn

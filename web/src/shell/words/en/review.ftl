# Hints, the end of a game, its review, its replay.

## Hints

hint = Hint
hint-thinking = Thinking…
hint-follow = Do it
hint-dismiss = Thanks
hint-totals = The score would be { $mine } to { $theirs }.
keys-hint = Hint: what a strong player would do

## The end of a game

end-share = Share
review-title = Your win chance
review-you = You
review-turning = Turning points
review-rounds = Totals of the rounds
review-points = points
review-gems = gems
review-winner = Winner
review-won-round = won
review-best = Your best card
review-best-theirs = Best card of { $name }
review-gain = { $gain } strength gained
review-percent = { $percent }%
review-cost = −{ $percent }%
review-instead = { $pick } instead of { $best }
review-told = Round { $round }, { $name }: { $move }. Win chance { $before }%; no other move was better.
review-told-worse = Round { $round }, { $name }: { $move }. Win chance from { $before }% to { $picked }%.
review-game-round = Game { $game }, round { $round }
review-how = Point at the line to see what a move was worth.
review-empty = The game was over before anybody had a turn.
review-flawless = No pick cost much: well played.
review-see = See turning point { $number } in the replay
review-again = Try again from turning point { $number }
review-see-short = See it
review-again-short = Try again
review-point = turning point { $number }
review-begins =
    { $ahead ->
        [0] The cat is reviewing the game…
        [one] One other game is reviewed first…
       *[other] { $ahead } other games are reviewed first…
    }
review-working = The cat is reviewing the game: { $done } of { $total ->
        [one] 1 turn
       *[other] { $total } turns
    }
review-table = As a table
review-round = Round
review-move = Move
review-before = Best chance
review-after = Chance
review-better = Better

## Replay

replay-did = { $name }: { $pick }
replay-to-move = { $name } to move
replay-line = Steps of the game and the win chance of { $name }
replay-line-all = Steps of the game and all win chances
replay-keys = Arrows: step by step. Page up and down: rounds. T: turning points. Space: play.
replay-keys-turns = Arrows: step by step. Page up and down: turns. T: turning points. Space: play.
replay-turns = Turns
replay-turn-back = Previous turn
replay-turn-next = Next turn
replay-chance = { $name }: { $percent }%

ow-mount-lost-mount = das verlorene Reittier
ow-landmark-lost-mount = das verlorene Reittier
ow-question-mount-pile = Von welchem Stapel ziehst du zwei Orte für das verlorene Reittier?
ow-question-mount = Wohin stellst du das verlorene Reittier?
ow-option-mount = { $name }
ow-log-mount-token = { $who ->
    [you] Für das verlorene Reittier ziehst du { $cards }.
   *[other] Für das verlorene Reittier zieht { $name } { $cards }.
}
ow-log-mount-placed = { $who ->
    [you] Du stellst das verlorene Reittier nach { $place }.
   *[other] { $name } stellt das verlorene Reittier nach { $place }.
}
ow-log-mount-found = { $who ->
    [you] Du findest das verlorene Reittier in { $place }.
   *[other] { $name } findet das verlorene Reittier in { $place }.
}

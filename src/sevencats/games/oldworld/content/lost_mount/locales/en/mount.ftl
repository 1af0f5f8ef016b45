ow-mount-lost-mount = the lost mount
ow-landmark-lost-mount = the lost mount
ow-question-mount-pile = From which pile do you draw two locations for the lost mount?
ow-question-mount = Where do you put the lost mount?
ow-option-mount = { $name }
ow-log-mount-token = { $who ->
    [you] For the lost mount you draw { $cards }.
   *[other] For the lost mount { $name } draws { $cards }.
}
ow-log-mount-placed = { $who ->
    [you] You put the lost mount at { $place }.
   *[other] { $name } puts the lost mount at { $place }.
}
ow-log-mount-found = { $who ->
    [you] You find the lost mount at { $place }.
   *[other] { $name } finds the lost mount at { $place }.
}

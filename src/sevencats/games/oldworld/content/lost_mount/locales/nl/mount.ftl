ow-mount-lost-mount = het verloren rijdier
ow-landmark-lost-mount = het verloren rijdier
ow-question-mount-pile = Van welke stapel trek je twee locaties voor het verloren rijdier?
ow-question-mount = Waar zet je het verloren rijdier neer?
ow-option-mount = { $name }
ow-log-mount-token = { $who ->
    [you] Voor het verloren rijdier trek je { $cards }.
   *[other] Voor het verloren rijdier trekt { $name } { $cards }.
}
ow-log-mount-placed = { $who ->
    [you] Je zet het verloren rijdier neer in { $place }.
   *[other] { $name } zet het verloren rijdier neer in { $place }.
}
ow-log-mount-found = { $who ->
    [you] Je vindt het verloren rijdier in { $place }.
   *[other] { $name } vindt het verloren rijdier in { $place }.
}

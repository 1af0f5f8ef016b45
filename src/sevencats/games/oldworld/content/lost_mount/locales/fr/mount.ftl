ow-mount-lost-mount = la monture perdue
ow-landmark-lost-mount = la monture perdue
ow-question-mount-pile = De quelle pile tirez-vous deux lieux pour la monture perdue ?
ow-question-mount = Où placez-vous la monture perdue ?
ow-option-mount = { $name }
ow-log-mount-token = { $who ->
    [you] Pour la monture perdue, vous tirez { $cards }.
   *[other] Pour la monture perdue, { $name } tire { $cards }.
}
ow-log-mount-placed = { $who ->
    [you] Vous placez la monture perdue à { $place }.
   *[other] { $name } place la monture perdue à { $place }.
}
ow-log-mount-found = { $who ->
    [you] Vous trouvez la monture perdue à { $place }.
   *[other] { $name } trouve la monture perdue à { $place }.
}

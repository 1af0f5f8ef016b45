ow-mount-lost-mount = zaginiony wierzchowiec
ow-landmark-lost-mount = zaginiony wierzchowiec
ow-question-mount-pile = Z którego stosu dobierasz dwa miejsca dla zaginionego wierzchowca?
ow-question-mount = Gdzie stawiasz zaginionego wierzchowca?
ow-option-mount = { $name }
ow-log-mount-token = { $who ->
    [you] Dla zaginionego wierzchowca dobierasz: { $cards }.
   *[other] Dla zaginionego wierzchowca { $name } dobiera: { $cards }.
}
ow-log-mount-placed = { $who ->
    [you] Stawiasz zaginionego wierzchowca, miejsce: { $place }.
   *[other] { $name } stawia zaginionego wierzchowca, miejsce: { $place }.
}
ow-log-mount-found = { $who ->
    [you] Znajdujesz zaginionego wierzchowca, miejsce: { $place }.
   *[other] { $name } znajduje zaginionego wierzchowca, miejsce: { $place }.
}

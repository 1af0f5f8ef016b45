# Das Buch der Geschichten und Monster.

oldworld-book = Buch und Bestiarium
oldworld-book-count =
    { $n ->
        [one] Geschichte
       *[other] Geschichten
    }
oldworld-book-tales =
    { $n ->
        [one] 1 Geschichte, die du gelesen hast
       *[other] { $n } Geschichten, die du gelesen hast
    }
oldworld-book-branches = gelesene Zweige: { $read } von { $all }
oldworld-book-sealed = noch versiegelt
oldworld-book-none = Noch keine Geschichte: Erkunde die Stadt oder die Wildnis.
oldworld-book-beasts = Monster
oldworld-book-facts = Stufe { $level }, Leben { $life }
oldworld-book-odds = du hast { $won } von { $n } gewonnen: { $percent } %
oldworld-book-trophy = Trophäe: { $text }
oldworld-book-unmet = noch nicht bekämpft
oldworld-book-where = Das Buch liegt in diesem Browser und überdauert die Spiele. Speichere es als Datei, um es auch auf einem anderen Gerät zu haben.
oldworld-book-save = Als Datei speichern
oldworld-book-read = Aus einer Datei hinzufügen
oldworld-book-added = Die Datei gehört jetzt zu deinem Buch.
oldworld-book-not = Diese Datei enthält kein Buch.

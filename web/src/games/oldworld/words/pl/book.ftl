# Księga opowieści i potworów.

oldworld-book = Księga i bestiariusz
oldworld-book-count =
    { $n ->
        [one] opowieść
        [few] opowieści
       *[other] opowieści
    }
oldworld-book-tales =
    { $n ->
        [one] { $n } przeczytana opowieść
        [few] { $n } przeczytane opowieści
       *[other] { $n } przeczytanych opowieści
    }
oldworld-book-branches = przeczytane gałęzie: { $read } z { $all }
oldworld-book-sealed = wciąż pod pieczęcią
oldworld-book-none = Jeszcze żadnej opowieści: odkrywaj miasto lub dzicz.
oldworld-book-beasts = Potwory
oldworld-book-facts = poziom { $level }, życie { $life }
oldworld-book-odds = wygrane walki: { $won } z { $n }, { $percent }%
oldworld-book-trophy = Trofeum: { $text }
oldworld-book-unmet = jeszcze bez walki
oldworld-book-where = Księga leży w tej przeglądarce i zostaje po grach. Zapisz ją w pliku, żeby mieć ją też na innym urządzeniu.
oldworld-book-save = Zapisz w pliku
oldworld-book-read = Dodaj z pliku
oldworld-book-added = Plik jest teraz częścią twojej księgi.
oldworld-book-not = W tym pliku nie ma księgi.

# Het boek van verhalen en monsters.

oldworld-book = Boek en bestiarium
oldworld-book-count =
    { $n ->
        [one] verhaal
       *[other] verhalen
    }
oldworld-book-tales =
    { $n ->
        [one] 1 verhaal dat je hebt gelezen
       *[other] { $n } verhalen die je hebt gelezen
    }
oldworld-book-branches = takken gelezen: { $read } van { $all }
oldworld-book-sealed = nog verzegeld
oldworld-book-none = Nog geen verhaal: verken de stad of de wildernis.
oldworld-book-beasts = Monsters
oldworld-book-facts = niveau { $level }, leven { $life }
oldworld-book-odds = je won er { $won } van { $n }: { $percent }%
oldworld-book-trophy = Trofee: { $text }
oldworld-book-unmet = nog niet bevochten
oldworld-book-where = Het boek ligt in deze browser en overleeft de spellen. Bewaar het als bestand om het ook op een ander apparaat te hebben.
oldworld-book-save = Als bestand bewaren
oldworld-book-read = Uit een bestand toevoegen
oldworld-book-added = Het bestand hoort nu bij je boek.
oldworld-book-not = Dit bestand bevat geen boek.

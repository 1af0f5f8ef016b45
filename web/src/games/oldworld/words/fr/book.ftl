# Le livre des récits et des monstres.

oldworld-book = Livre et bestiaire
oldworld-book-count =
    { $n ->
        [one] récit
       *[other] récits
    }
oldworld-book-tales =
    { $n ->
        [one] { $n } récit que vous avez lu
       *[other] { $n } récits que vous avez lus
    }
oldworld-book-branches = branches lues : { $read } sur { $all }
oldworld-book-sealed = encore sous scellé
oldworld-book-none = Pas encore de récit : explorez la ville ou la nature.
oldworld-book-beasts = Monstres
oldworld-book-facts = niveau { $level }, vie { $life }
oldworld-book-odds = vous en avez gagné { $won } sur { $n } : { $percent } %
oldworld-book-trophy = Trophée : { $text }
oldworld-book-unmet = pas encore combattu
oldworld-book-where = Le livre est gardé dans ce navigateur et survit aux parties. Enregistrez-le dans un fichier pour l’avoir aussi sur un autre appareil.
oldworld-book-save = Enregistrer dans un fichier
oldworld-book-read = Ajouter depuis un fichier
oldworld-book-added = Le fichier fait maintenant partie de votre livre.
oldworld-book-not = Ce fichier ne contient pas de livre.

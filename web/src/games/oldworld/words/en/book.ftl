# The book of stories and monsters.

oldworld-book = Book and bestiary
oldworld-book-count =
    { $n ->
        [one] story
       *[other] stories
    }
oldworld-book-tales =
    { $n ->
        [one] 1 story that you have read
       *[other] { $n } stories that you have read
    }
oldworld-book-branches = branches read: { $read } of { $all }
oldworld-book-sealed = still under its seal
oldworld-book-none = No story yet: explore the city or the wilds.
oldworld-book-beasts = Monsters
oldworld-book-facts = level { $level }, life { $life }
oldworld-book-odds = you have won { $won } of { $n }: { $percent }%
oldworld-book-trophy = Trophy: { $text }
oldworld-book-unmet = not fought yet
oldworld-book-where = The book lies in this browser and outlives the games. Save it as a file to have it on another device too.
oldworld-book-save = Save as a file
oldworld-book-read = Add from a file
oldworld-book-added = The file is part of your book now.
oldworld-book-not = This file holds no book.

# Achievements, loaded where they are shown.

achievements = Erfolge
achievements-new = Neu: { $title }
achievements-count = { $have } von { $need }
achievements-all = Alle Erfolge ansehen
achievements-earned = Errungen am { $date }
achievements-open = Noch nicht errungen

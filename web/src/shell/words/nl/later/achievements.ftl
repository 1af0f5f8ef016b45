# Achievements, loaded where they are shown.

achievements = Prestaties
achievements-new = Nieuw: { $title }
achievements-count = { $have } van { $need }
achievements-all = Alle prestaties bekijken
achievements-earned = Behaald op { $date }
achievements-open = Nog niet behaald

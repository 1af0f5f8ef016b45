# Achievements, loaded where they are shown.

achievements = Achievements
achievements-new = New: { $title }
achievements-count = { $have } of { $need }
achievements-all = See all achievements
achievements-earned = Earned on { $date }
achievements-open = Not earned yet

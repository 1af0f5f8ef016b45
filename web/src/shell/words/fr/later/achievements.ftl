# Achievements, loaded where they are shown.

achievements = Succès
achievements-new = Nouveau : { $title }
achievements-count = { $have } sur { $need }
achievements-all = Voir tous les succès
achievements-earned = Obtenu le { $date }
achievements-open = Pas encore obtenu

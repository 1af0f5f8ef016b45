# Osiągnięcia, wczytywane tam, gdzie się je pokazuje.

achievements = Osiągnięcia
achievements-new = Nowe: { $title }
achievements-count = { $have } z { $need }
achievements-all = Wszystkie osiągnięcia
achievements-earned = Zdobyte: { $date }
achievements-open = Jeszcze niezdobyte

# Reporting a player, loaded at a table with other people.

report = Iemand melden
report-who = Om wie gaat het?
report-why = Wat is er mis?
report-reason-name = Een kwetsende naam
report-reason-phrases = Kwetsende of eindeloze zinnen
report-reason-stalling = Treuzelen of met opzet weggaan
report-reason-cheating = Valsspelen
report-reason-other = Iets anders
report-words = In je eigen woorden
report-words-optional = In je eigen woorden, als je wilt
report-note = De beheerder ziet de naam en de zinnen van deze tafel. De gemelde persoon hoort nooit wie het was.
report-send = Versturen
report-sent = Bedankt. De beheerder van deze server kijkt ernaar.

# Wat tegenstanders zeggen als een spel begint en als het eindigt.

face-grib = Kaarten? Grib houdt van kaarten. Grib eet kaarten.
face-burzo = Ga zitten. De bank houdt twee van mij, of één van mij en jou.
face-wenda = Ik heb soep op het vuur. Laten we klaar zijn voor ze kookt.
face-sorvek = Ik heb de hele nacht. Jij hebt drie rondes.
face-ilvane = Schud goed, klein hart. Ik hoor elke kaart.
face-perin = Het is mijn eerste post. Zeg alsjeblieft niets tegen mijn sergeant.
face-darro = Regels zijn regels, en mijn deck is goedgekeurd.
face-sevrin = Ik bouw belegeringswerktuigen. Een deck is simpeler: het valt maar één keer om.
face-odvin = Ik let op je handen sinds je binnenkwam.
face-calvea = De cavalerie wacht niet. Jouw beurt, en snel.
face-jasko = Ik zet mijn laarzen in. Het zijn goede laarzen.
face-bertol = Een hele maand soldij zegt dat ik win. Veel is het niet.
face-radka = De hele dag lap ik mensen op. Vanavond mag er iets kapot.
face-ignat = Het is een kwestie van hoeken, en van wie het eerst past.
face-orlen = Wij laten niemand achter. Ook niet op een tafel.
face-finneth = Ik heb in het bos geoefend, tegen een eekhoorn. Die won.
face-borim = Dwergen hebben dit spel bedacht. Vraag het wie je wilt, als het maar een dwerg is.
face-elvara = Ik zal zacht zijn. Mijn kaarten niet.
face-sirel = Eén ademtocht, één kaart. Begin wanneer je klaar bent.
face-naelis = Je zult niet zien waar het vandaan komt.
face-ulfi = Mijn grootmoeder heeft het me geleerd. Zij speelt vals, ik niet.
face-hrodi = Heet ijzer, koud bier, snelle kaarten. Ga zitten!
face-gudra = Mijn schild heeft ergers doorstaan dan jou.
face-asvald = De wind staat achter me. Zoals altijd.
face-jorund = Winst of verlies, er komt een lied van.

face-won-monsters = Niets persoonlijks. We hadden honger.
face-lost-monsters = Hm. Jij bijt terug.
face-won-nilfgaard = Zoals gepland.
face-lost-nilfgaard = Dit moet in een rapport.
face-won-northern_realms = Voor het Noorden! En voor mijn beurs.
face-lost-northern_realms = Goed gespeeld. Ik marcheer toch zingend naar huis.
face-won-scoiatael = Uiteindelijk wint het bos altijd.
face-lost-scoiatael = Je speelt als iemand op wie gejaagd is. Respect.
face-won-skellige = Nog een bier, en een voor wie verloor!
face-lost-skellige = Een goed gevecht. Vertel het zo dat ik er goed vanaf kom.

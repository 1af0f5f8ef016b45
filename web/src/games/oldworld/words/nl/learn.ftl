# Lessons of Old World: what the cat says.

oldworld-learn-title = De Oude Wereld leren
oldworld-learn-how = Tien korte lessen aan de echte tafel, dan een hele beurt met de kat naast je.
oldworld-learn-done = Klaar
oldworld-learn-again = Nog eens
oldworld-learn-next = Volgende les
oldworld-learn-play = Nu een echte jacht
oldworld-learn-won = Goed gedaan! Op naar de volgende.
oldworld-learn-lost = Dat leidt ergens anders heen: probeer het opnieuw en volg het licht.
oldworld-learn-all = Alle lessen

oldworld-lesson-ways = Wegen
oldworld-lesson-ways-what = Reizen betaal je met kaarten.
oldworld-lesson-ways-1 = Hengfors ligt in de bergen. Tik erop, dan op Gaan, en betaal met de bergkaart die omhoog kwam.
oldworld-lesson-ways-2 = Novigrad ligt in een bos. Een passende kaart betaalt de stap: ga er ook heen.

oldworld-lesson-places = Locaties
oldworld-lesson-places-what = Elke locatie heeft een actie.
oldworld-lesson-places-1 = In Doldeth worden drankjes gebrouwen. Ga erheen.
oldworld-lesson-places-2 = Gebruik nu de locatie: de knop staat naast de kaart. Dat mag alleen als je deze beurt hebt gereisd.

oldworld-lesson-combo = Combo’s
oldworld-lesson-combo-what = Kaarten die aansluiten slaan samen toe.
oldworld-lesson-combo-1 = Tik op Werveling, dan op Gesmolten pantser: de verlenging aan de rand verbindt ze. Bekijk de som en bevestig.

oldworld-lesson-monster = Monsters
oldworld-lesson-monster-what = Jaag er een met een goede combo.
oldworld-lesson-monster-1 = Hier loert een Neveling. Kies het gevecht: je hebt zijn spoor, dus jij begint.
oldworld-lesson-monster-2 = Leg Werveling, Gesmolten pantser en Precieze slag en bevestig. Negen schade is net genoeg.

oldworld-lesson-damage = Schade en drankjes
oldworld-lesson-damage-what = Schild, stapel, hand: wat een aanval neemt.
oldworld-lesson-damage-1 = Het schild is gebroken en de stapel leeg: de rest komt uit je hand. Kies de kaarten en bevestig één keer.
oldworld-lesson-damage-2 = Je bent weer aan de beurt. Drink Donderslag: twee schade voor er een kaart ligt.

oldworld-lesson-trophy = Trofee en vermoeidheid
oldworld-lesson-trophy-what = Winnen maakt moe.
oldworld-lesson-trophy-1 = De trofee is van jou, maar elke trofee kost kaarten die uit het spel gaan. Kies zwakke: een slank deck vecht beter.

oldworld-lesson-story = Verhalen
oldworld-lesson-story-what = Verken en kies.
oldworld-lesson-story-1 = Verken de wildernis: er wordt je een kaart voorgelezen. De afloop van een keuze ligt onder het zegel.
oldworld-lesson-story-2 = Een optie die je niet kunt betalen, zegt wat er ontbreekt. Neem de andere en breek het zegel.

oldworld-lesson-dice = Dobbelpoker
oldworld-lesson-dice-what = Een spel in elke taveerne.
oldworld-lesson-dice-1 = De bewoners van Hengfors dobbelen. Gebruik de locatie om bij ze te gaan zitten.
oldworld-lesson-dice-2 = Tik op de dobbelstenen die je houdt en gooi de andere nog eens, of houd alles. De lijst toont wat je hand waard is.

oldworld-lesson-pool = Het aanbod
oldworld-lesson-pool-what = Nieuwe kaarten aan het eind van een beurt.
oldworld-lesson-pool-1 = Fase III: eerst mag je handkaarten afleggen. Houd ze allemaal.
oldworld-lesson-pool-2 = Neem de derde kaart van het aanbod. De plek bepaalt wat ze kost naast de gedrukte prijs.

oldworld-lesson-meditate = Meditatie
oldworld-lesson-meditate-what = Een trofee zonder bloed.
oldworld-lesson-meditate-1 = Gevecht is op het hoogste niveau: mediteer, en het wordt een trofee. Heksers die elkaar treffen mogen er ook om vechten.
oldworld-lesson-meditate-2 = Ook mediteren maakt moe. Kies de kaarten die je deck verlaten.

oldworld-lesson-turn = Je eerste beurt
oldworld-lesson-turn-what = Alles, één keer.
oldworld-lesson-turn-1 = Dit is de hele tafel. Ga naar Vizima: een boskaart betaalt de weg.
oldworld-lesson-turn-2 = Oefen hier Gevecht. Hoe beter je vecht, hoe meer je na een combo trekt.
oldworld-lesson-turn-3 = Je kunt verder reizen, maar spaar je kaarten: beëindig fase I.
oldworld-lesson-turn-4 = Hier is geen monster. Verken in plaats daarvan de wildernis.
oldworld-lesson-turn-5 = Lees, kies dan en breek het zegel.
oldworld-lesson-turn-6 = Fase III: houd je hand.
oldworld-lesson-turn-7 = Neem een kaart die niets kost, rechts in het aanbod. Dan zijn de anderen aan de beurt: nu kun je het.

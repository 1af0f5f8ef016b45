# Wat de extra’s van een nieuwe tafel brengen.

oldworld-presets = Kant-en-klare keuzes
oldworld-preset-evening = Eerste avond
oldworld-preset-evening-what = Het basisspel, niets erbij.
oldworld-preset-long = Lange jacht
oldworld-preset-long-what = Eilanden, een legende en meer verhalen.
oldworld-preset-together = Samen
oldworld-preset-together-what = Jullie allemaal tegen de Wilde Jacht.
oldworld-preset-all = Alles wat samengaat
oldworld-preset-all-what = Elke extra die met de andere samengaat.
oldworld-extra-legendary-hunt = Word sterk en vel dan één legendarisch monster: dat beëindigt het spel.
oldworld-extra-weaknesses = Vind de zwakke plekken van monsters en gebruik ze in het gevecht.
oldworld-extra-special-attacks = Elk monster vecht op zijn eigen manier, met grote kaarten.
oldworld-extra-unique-cards = Eén startkaart meer voor elke school.
oldworld-extra-advanced-cards = Sterke grijze kaarten in het aanbod, betaald met een kaart die je verwijdert.
oldworld-extra-mutagens = Bij elk nieuw niveau een mutageen, voor in gevechten.
oldworld-extra-bombs = Bommen naast de drankjes: trek er zo een.
oldworld-extra-adventure-pack = Meer verhalen onderweg en meer opdrachten.
oldworld-extra-lost-mount = Een verdwaald paard: wie er het eerst is, gooit een dobbelsteen om een bonus.
oldworld-extra-mages = Speel als magiër: spreuken leven van energie en wijsheid.
oldworld-extra-skellige = Zeil naar de eilanden en houd Dagon in de diepte.
oldworld-extra-wild-hunt = Jullie winnen of verliezen samen, tegen de ruiters.
oldworld-extra-manticore = Nog een school om mee te spelen.
oldworld-extra-ciri = Speel als Ciri.

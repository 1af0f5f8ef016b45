# Wat de tafelserver zegt.

server-no-bad-request = Dit verzoek is niet te begrijpen.
server-no-bad-message = Dit bericht is niet te begrijpen.
server-no-bad-name = Een naam heeft 1 tot { $limit ->
        [one] { $limit } teken
       *[other] { $limit } tekens
    }.
server-no-bad-choice = Dit kan hier niet gespeeld worden.
server-no-bad-setup = Zo kan een spel niet worden opgezet.
server-no-cannot-rate = Een spel met rating heeft een klok nodig, en spelers die tegen elkaar spelen.
server-no-bad-login = Er is geen account met deze naam en dit wachtwoord.
server-no-common-password = Dit wachtwoord is een van de eerste die iemand zou raden. Neem een ander, bijvoorbeeld een paar woorden achter elkaar.
server-no-no-mail = Deze server verstuurt geen e-mail. Vraag het aan de beheerder.
server-no-old-link = Deze link is al gebruikt of te oud. Vraag een nieuwe aan.
server-no-no-session = Hiervoor is een sessie nodig: geef eerst een naam.
server-no-not-yours = Dit is niet van jou.
server-no-not-host = Alleen de host van de tafel mag dit.
server-no-foreign-origin = Pagina’s van andere sites mogen dit niet.
server-no-blocked = Je kunt niet aan deze tafel zitten.
server-no-barred = Je kunt hier niet meer spelen: de beheerder van deze server heeft je geweerd.
server-no-reported = Je hebt deze persoon voor deze tafel al gemeld.
server-no-closed = De beheerder van deze server heeft deze tafel gesloten.
server-no-no-watching = Deze tafel kan zo niet worden bekeken.
server-no-other-seat = Een ander venster van dit scherm toont nu een andere speler.
server-no-not-offered = Deze server biedt dat niet aan.
server-no-not-delivered = De e-mail kon niet worden bezorgd. Klopt het adres?
server-no-no-hints = Tips zijn er alleen als alle anderen bots zijn.
server-no-no-hurry = Je kunt bots alleen opjagen als alle anderen bots zijn.
server-no-forgotten = Dat moment is te lang geleden: na het spel is het terug te kijken.
server-no-not-found = Niet gevonden: { $what }
server-no-method = Dit adres werkt zo niet.
server-no-login-taken = De naam { $login } is bezet.
server-no-has-account = Je hebt al een account.
server-no-seat-taken = Deze plaats is bezet.
server-no-not-waiting = Het spel is begonnen.
server-no-not-playing = Er is geen spel aan de gang.
server-no-not-finished = Het spel is nog niet afgelopen.
server-no-not-away = Iedereen is er, of nog maar net weg.
server-no-not-ready = Er is een plaats vrij, of iemand is niet klaar.
server-no-stale = Deze vraag staat niet meer open.
server-no-illegal = Dit is geen van de mogelijkheden.
server-no-too-far = Er komt iets tussen wat je nog niet kunt weten: stuur minder stappen tegelijk.
server-no-no-undo =
    { $why ->
        [nothing] Je hebt niets om terug te nemen.
        [chance] Dit kan niet worden teruggenomen: het toeval heeft sindsdien beslist.
        [seen] Dit kan niet worden teruggenomen: er is sindsdien een verborgen kaart gezien.
        [read] Dit kan niet worden teruggenomen: de afloop is al voorgelezen.
        [other] Dit kan niet worden teruggenomen: iemand anders heeft sindsdien gespeeld.
       *[any] Dit kan niet worden teruggenomen.
    }
server-no-undo-off = Aan deze tafel wordt niets teruggenomen.
server-no-undo-denied = De ander wil deze zet liever laten staan.
server-no-old-client = Deze pagina is ouder dan de server. Laad haar opnieuw: er gaat niets verloren.
server-no-other-rules = Dit spel is met andere regels gespeeld en kan niet worden getoond.
server-no-no-review = Op dit spel kan niet worden teruggekeken.
server-no-too-large = Dit is te groot.
server-no-too-many = Er kunnen er niet meer dan { $limit } zijn.
server-no-rate = Te veel tegelijk. Wacht even.
server-no-internal = Hier ging iets mis. De fout is vastgelegd.
server-no-store-down = Het spel kan nu niet worden opgeslagen. Probeer het opnieuw.
server-no-damaged = Deze partij kan niet worden gelezen: de opname is beschadigd. De beheerder ziet in het logboek waar.
server-no-too-slow = Het verzoek deed er te lang over.
server-no-busy = De tafel is bezig. Probeer het opnieuw.
server-no-moved = De tafel is verhuisd. Maak opnieuw verbinding.
server-no-needs-server = Hiervoor is een server nodig. Je speelt offline.
server-no-other-tab = Er wordt nu in een ander tabblad offline gespeeld. Laad deze pagina opnieuw om hier te spelen.
server-no-storage-full = Er is geen ruimte meer in deze browser, dus de laatste stap is niet opgeslagen. Maak ruimte op het apparaat en speel dan verder: van wat ervoor kwam, is niets verloren.

puzzle-name-you = Jij
puzzle-name-rival = Tegenstander
server-name-bot = { $level } ({ $seat })
server-name-character = { $name } ({ $level })
server-name-program = { $name } (bot)
server-name-game = Het spel
server-name-nobody = Speler { $seat }

server-log-undo =
    { $who ->
        [you] Je hebt een zet teruggenomen.
       *[other] { $name } heeft een zet teruggenomen.
    }
server-log-resign =
    { $who ->
        [you] Je hebt opgegeven.
       *[other] { $name } heeft opgegeven.
    }
server-log-bot =
    { $who ->
        [you] Een bot speelt voor jou.
       *[other] Een bot speelt voor { $name }.
    }
server-log-person =
    { $who ->
        [you] Je bent terug.
       *[other] { $name } is terug.
    }
server-log-end =
    { $who ->
        [you] Je hebt het spel beëindigd: er is niemand anders meer, en niemand wint.
       *[other] { $name } heeft het spel beëindigd: er was niemand anders meer, en niemand wint.
    }

phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-oops = Oeps!
phrase-wow = Wauw!
phrase-nice-deck = Mooi deck!
phrase-thinking = Ik denk na…
phrase-one-moment = Een ogenblik, alsjeblieft.
phrase-your-turn = Je bent aan de beurt.
phrase-good-game = Mooi spel!
phrase-rematch = Nog een keer?
phrase-yes = Ja.
phrase-no = Nee.
phrase-bye = Tot ziens!

notice-your-turn = Je bent aan de beurt tegen { $others }.
notice-game-over = Je spel met { $others } is afgelopen.
notice-invited = { $others } nodigt je uit voor een spel ({ $code }).
notice-bots = bots
notice-mail =
    { $text }

    { $link }

    --
    Geen e-mails meer zoals deze:
    { $unsubscribe }
password-reset-subject = Seven Cats: een nieuw wachtwoord
password-reset-mail =
    Hallo { $name },

    met deze link kun je een nieuw wachtwoord kiezen voor het account { $login } bij Seven Cats. Hij is één keer geldig, een uur lang:
    { $link }

    Heb je er niet om gevraagd, negeer deze e-mail dan: je wachtwoord blijft hetzelfde.
notice-confirm-subject = Seven Cats: bevestig je e-mailadres
notice-confirm-mail =
    Hallo { $name },

    iemand, waarschijnlijk jij, wil hier horen wanneer die bij Seven Cats aan de beurt is. Volg deze link om dat toe te staan:
    { $link }

    Was jij dat niet, doe dan niets: er komt niets meer.
server-docs-title = Documentatie
server-docs-missing = De documentatie is op deze server niet gebouwd. Deze opdracht bouwt haar, en daarna staat ze hier:

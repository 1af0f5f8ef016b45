# Plusieurs personnes à un écran, des bots entre eux, et la page comme application.

new-company = Qui joue
new-company-friends = Moi, avec d’autres ou des bots
new-company-screen = À plusieurs sur cet écran
new-company-bots = Des bots, je regarde
hot-person = Personne
hot-name = Nom de la personne { $number }
hot-unnamed = Personne { $number }
hot-brings =
    { $brings ->
        [school] École
       *[deck] Deck
    }
hot-about = Vous vous passez l’écran. Entre deux tours, un rideau cache toutes les mains. { $name } apporte :
hot-start = Commencer
hot-hand-to = Passez l’écran à { $name }
hot-take = Je suis { $name } : montrer mes cartes
hot-hidden = Aucune main n’est à l’écran en ce moment.
hot-bots = Les bots jouent…
bots-about = Les bots jouent entre eux et vous voyez toutes les mains. À la table, vous pouvez les accélérer, les ralentir ou les arrêter.
bots-start = Regarder les bots
bots-pace = Rythme des bots
bots-pause = Pause
bots-go = Continuer
bots-slow = Lent
bots-normal = Normal
bots-fast = Rapide
watch-hands-now = Toutes les mains
app-install = Installer comme application
app-install-about = Seven Cats reçoit sa propre icône sur cet appareil et s’ouvre sans les barres du navigateur. Pour jouer, il faut toujours une connexion.
offline-title = Il n’y a pas de connexion à Seven Cats
offline-games = Les parties se jouent sur le serveur : rien ne peut être joué en ce moment. Votre place et vos parties sont gardées : rien n’est perdu.
offline-works = Sans connexion, seule cette page fonctionne. Dès que le serveur répond, le jeu s’ouvre de lui-même.
offline-again = Réessayer

notices = Avis
notices-about = Les parties lentes continuent pendant votre absence. Choisissez les nouvelles que vous voulez recevoir, et comment. Rien n’est envoyé tant que vous ne l’activez pas.
notices-turn = C’est mon tour dans une partie lente, ou elle est terminée
notices-invited = Quelqu’un m’invite à une table
notices-browser = Notifications de ce navigateur
notices-browser-use = Activer dans ce navigateur
notices-browser-on = Ce navigateur montre des notifications, même quand la page est fermée.
notices-browser-cannot = Ce navigateur ne peut pas montrer de notifications ici. Il faut une adresse en https.
notices-browsers = { $count ->
    [one] Un navigateur reçoit des notifications.
   *[other] { $count } navigateurs reçoivent des notifications.
}
notices-denied = Le navigateur n’autorise pas les notifications de cette page. Cela se change dans ses réglages.
notices-not-offered = Ce serveur ne propose pas cela.
notices-off = Désactiver
notices-mail = E-mail
notices-address = Adresse e-mail
notices-mail-use = Utiliser cette adresse
notices-mail-on = Les e-mails sont envoyés à { $address }.
notices-mail-asked = Un e-mail est en route vers { $address }. Suivez son lien pour confirmer l’adresse.
notices-confirm = Envoyer des e-mails sur vos tours à cette adresse ?
notices-confirm-yes = Oui, envoyer des e-mails
notices-confirm-done = Les e-mails seront envoyés à cette adresse.
notices-unsubscribe = Ne plus envoyer d’e-mails à cette adresse ?
notices-unsubscribe-yes = Ne plus rien envoyer
notices-unsubscribe-done = Plus aucun e-mail ne sera envoyé à cette adresse.
invite-account = Ou inviter un compte par son nom
invite-send = Inviter
invite-sent = { $login } recevra l’invitation, si ses réglages le permettent.

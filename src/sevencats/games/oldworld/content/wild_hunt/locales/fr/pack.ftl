ow-expansion-wild-hunt = La Chasse sauvage
ow-choice-hunt-general = Général
ow-choice-hunt-level = Difficulté
ow-choice-youngest = La plus jeune personne

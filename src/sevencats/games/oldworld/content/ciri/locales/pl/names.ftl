ow-school-ciri = Ciri
ow-specialty-elder-blood = Starsza Krew

# The trophy
ow-count-extensions =
    { $n ->
        [one] złącze na ostatniej wyłożonej karcie
        [few] złącza na ostatniej wyłożonej karcie
       *[other] złączy na ostatniej wyłożonej karcie
    }
ow-line-any-colour = jedno z jej złączy ma dowolny kolor, a to, co pokazuje, nadal się liczy
ow-question-extension = Które złącze ma mieć dowolny kolor?
ow-option-extension = { $name }

# Co o Starym Świecie mówią strona główna i poczekalnia.

oldworld-title = Stary Świat
oldworld-line = Poluj na potwory całego Kontynentu i przywieź do domu cztery trofea.
oldworld-rivals-choice = Rywale
oldworld-play = W drogę
oldworld-play-solo = W drogę w pojedynkę
oldworld-alone = w pojedynkę
oldworld-how-to-play = Dotknij miejsca na mapie, żeby mu się przyjrzeć, i jeszcze raz – albo „Idź” – żeby tam wyruszyć. Karty wybierasz dotknięciem, a zatwierdzasz przyciskiem „Zatwierdź”.
oldworld-keys-hand = Wybór karty z ręki
oldworld-keys-confirm = Zatwierdzenie wyboru
oldworld-keys-whole = Pokazanie całej mapy
school-choice = Twoja szkoła
school-draft = Po kolei
school-wolf = Wilk
school-bear = Niedźwiedź
school-cat = Kot
school-griffin = Gryf
school-viper = Żmija
school-manticore = Mantikora
school-ciri = Ciri

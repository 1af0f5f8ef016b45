# Lekcje Starego Świata: co mówi kot.

oldworld-learn-title = Nauka Starego Świata
oldworld-learn-how = Dziesięć krótkich lekcji na prawdziwym stole, a potem cała tura z kotem u boku.
oldworld-learn-done = Zaliczone
oldworld-learn-again = Jeszcze raz
oldworld-learn-next = Następna lekcja
oldworld-learn-play = A teraz prawdziwe łowy
oldworld-learn-won = Brawo! Idziemy dalej.
oldworld-learn-lost = To prowadzi gdzie indziej: spróbuj jeszcze raz i idź za światłem.
oldworld-learn-all = Wszystkie lekcje

oldworld-lesson-ways = Drogi
oldworld-lesson-ways-what = Podróżuj, płacąc kartami.
oldworld-lesson-ways-1 = Hengfors leży w górach. Dotknij go, potem „Idź” i zapłać kartą gór, która się wysunęła.
oldworld-lesson-ways-2 = Novigrad leży w lesie. Za krok płaci pasująca karta, więc idź i tam.

oldworld-lesson-places = Miejsca
oldworld-lesson-places-what = Każde miejsce ma swoją akcję.
oldworld-lesson-places-1 = W Doldeth ktoś warzy eliksiry. Idź tam.
oldworld-lesson-places-2 = Teraz użyj miejsca: jego przycisk jest obok mapy. Wolno to zrobić tylko po ruchu w tej turze.

oldworld-lesson-combo = Kombinacje
oldworld-lesson-combo-what = Karty, które się łączą, uderzają razem.
oldworld-lesson-combo-1 = Dotknij Młynka, potem Topienia pancerza: łączy je złącze na brzegu karty. Spójrz na sumę i zatwierdź.

oldworld-lesson-monster = Potwory
oldworld-lesson-monster-what = Upoluj potwora dobrą kombinacją.
oldworld-lesson-monster-1 = Czai się tu Mglak. Wybierz walkę: masz jego trop, więc zaczynasz.
oldworld-lesson-monster-2 = Wyłóż Młynek, Topienie pancerza i Precyzyjny cios, a potem zatwierdź. Dziewięć obrażeń w sam raz wystarczy.

oldworld-lesson-damage = Obrażenia i eliksiry
oldworld-lesson-damage-what = Tarcza, talia, ręka: co zabiera atak.
oldworld-lesson-damage-1 = Tarcza pękła, talia jest pusta: reszta schodzi z ręki. Wybierz karty i raz zatwierdź.
oldworld-lesson-damage-2 = Znów twoja tura. Wypij Grom: dwa obrażenia, zanim wyłożysz choć jedną kartę.

oldworld-lesson-trophy = Trofeum i zmęczenie
oldworld-lesson-trophy-what = Zwycięstwo męczy.
oldworld-lesson-trophy-1 = Trofeum jest twoje, ale każde kosztuje karty, które opuszczają grę. Wybierz słabe: chuda talia walczy lepiej.

oldworld-lesson-story = Opowieści
oldworld-lesson-story-what = Badaj i wybieraj.
oldworld-lesson-story-1 = Zbadaj dzicz: ktoś przeczyta ci kartę. Co wyniknie z wyboru, kryje pieczęć.
oldworld-lesson-story-2 = Opcja, na którą cię nie stać, mówi, czego brakuje. Weź tę drugą i złam pieczęć.

oldworld-lesson-dice = Kościany poker
oldworld-lesson-dice-what = Gra w każdej karczmie.
oldworld-lesson-dice-1 = Miejscowi w Hengfors grają w kości. Użyj miejsca, żeby się do nich przysiąść.
oldworld-lesson-dice-2 = Dotknij kości, które chcesz zatrzymać, a potem rzuć pozostałymi jeszcze raz – albo zatrzymaj wszystkie. Lista pokazuje, ile jest wart twój układ.

oldworld-lesson-pool = Pula
oldworld-lesson-pool-what = Nowe karty na koniec tury.
oldworld-lesson-pool-1 = Faza III: najpierw możesz odrzucić karty z ręki. Zatrzymaj wszystkie.
oldworld-lesson-pool-2 = Weź trzecią kartę z puli. Jej miejsce mówi, ile kosztuje ponad nadrukowaną cenę.

oldworld-lesson-meditate = Medytacja
oldworld-lesson-meditate-what = Trofeum bez krwi.
oldworld-lesson-meditate-1 = Walka jest na najwyższym poziomie: medytuj, a stanie się trofeum. Wiedźmini, którzy się spotkają, mogą też walczyć o trofeum ze sobą.
oldworld-lesson-meditate-2 = Medytacja też męczy. Wybierz karty, które opuszczą talię.

oldworld-lesson-turn = Twoja pierwsza tura
oldworld-lesson-turn-what = Wszystko razem, jeden raz.
oldworld-lesson-turn-1 = To jest cały stół. Idź do Wyzimy: za drogę płaci karta lasu.
oldworld-lesson-turn-2 = Trenuj tu Walkę. Im lepiej walczysz, tym więcej dobierasz po kombinacji.
oldworld-lesson-turn-3 = Można by iść dalej, ale zachowaj karty: zakończ fazę I.
oldworld-lesson-turn-4 = Nie ma tu potwora. Zamiast walki zbadaj dzicz.
oldworld-lesson-turn-5 = Przeczytaj, wybierz i złam pieczęć.
oldworld-lesson-turn-6 = Faza III: zatrzymaj rękę.
oldworld-lesson-turn-7 = Weź kartę, która nic nie kosztuje, z prawego końca puli. Potem grają pozostali: wiesz już wszystko.

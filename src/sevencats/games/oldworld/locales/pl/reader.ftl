# Strona lektora z opowieściami i zdarzeniami oraz tabela ich liczb.

ow-reader-title = Opowieści i zdarzenia
ow-reader-search = Szukaj w tekstach, id, skutkach
ow-reader-all-decks = wszystkie talie
ow-reader-deck = Talia
ow-reader-languages = Języki
ow-reader-shown = pokazane karty
ow-reader-price = Cena:
ow-reader-leads = prowadzi do
ow-reader-reached-from = prowadzą tu
ow-reader-kept-equipment = ekwipunek
ow-reader-kept-companion = towarzysz
ow-reader-counts = Liczby w porównaniu z pudełkiem
ow-reader-cards = karty
ow-reader-box = pudełko
ow-reader-chains = Łańcuchy
ow-reader-contents = Wszystkie tytuły
ow-reader-words = słowa
ow-reader-events = zdarzenia
ow-reader-half-safe = Bezpieczna przeprawa
ow-reader-half-danger = Niebezpieczna przeprawa
ow-reader-read = przeczytano $0 razy w $1 grach
ow-reader-taken = wybrano $0 z $1 razy
ow-reader-top = na górę
ow-reader-effect-gold = złoto
ow-reader-effect-quest = zadanie
ow-reader-effect-potion = eliksiry
ow-reader-effect-draw3 = dobór w fazie III
ow-reader-effect-trail = trop
ow-reader-effect-shield = utrata tarczy
ow-reader-effect-attribute = atrybut
ow-reader-effect-card = karta z puli
ow-reader-effect-trash = usunięcie karty
ow-reader-effect-roll = kość
ow-reader-effect-test = test
ow-reader-effect-fight = krótka walka
ow-reader-effect-kept = zostaje u gracza
ow-reader-written = Zapisano: { $file }
ow-overview-base = Podstawa
ow-overview-all = Razem
ow-overview-pack = { $pack }: karty eksploracji: { $stories }, zdarzenia: { $events }, ze wszystkimi tekstami: { $languages }; łańcuchy dwóch lub więcej zdarzeń: { $chains }, karty, które pamiętają wcześniejszą: { $knowing }, bez warunku { $plain }%
ow-overview-lengths = { $lang }: słowa wstępu { $intro }, opcji { $label }, wyniku { $result } (w nawiasach mediana)

## The preview in the terminal

ow-preview-head = { $id } ({ $deck }), { $lang }: „{ $title }”
ow-preview-missing = Brakuje w tym języku: { $keys }

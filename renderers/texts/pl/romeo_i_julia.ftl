# Romeo i Julia

title = Romeo i Julia
pitch = Poprowadź Julię i Romea przez pościgi i strzelaniny do złoczyńcy, zanim dotrą tam inne pary. Od 2 do 4 graczy, 45–90 minut.

# -- Umiejętności i wydarzenia, i gdzie leżą kamienie
driving = jazda
deduction = dedukcja
shooting = strzelanie
stamina = kondycja
luck = szczęście
computers = komputery
mark = znak zapytania

# -- Kamienie
red = Julia
blue = Romeo
yellow = para
stone-on = { $stone } – { $place }

# -- Lokacje
car-park = Parking
mountain-road = Górska droga
racetrack = Tor wyścigowy
docks = Doki
bank = Bank
casino = Kasyno
laboratory = Laboratorium
newsroom = Redakcja
funfair = Lunapark
skyscraper = Wieżowiec
night-train = Nocny pociąg
grand-hotel = Grand Hotel

# -- Złoczyńcy
wolf = Wilk
magpie = Sroka
watchmaker = Zegarmistrz
croupier = Krupier
wolf-short = Wilk
magpie-short = Sroka
watchmaker-short = Zegarmistrz
croupier-short = Krupier

# -- Karty akcji
card-red = czerwona „{ $skill }”
card-blue = niebieska „{ $skill }”
card-yellow = żółta „{ $skill }”
card-julia = specjalna „Julia”
card-romeo = specjalna „Romeo”
card-julia-short = specjalna
card-romeo-short = specjalna
card-used = ~~{ $card }~~ (zużyta)

# -- Decyzja
place-prompt = Kamień „{ $stone }”: gdzie go kładziesz?
place-keep = Zostawiam wszystkie trzy
place-keep-detail = Twoje kamienie leżą tam, gdzie dotąd
place-detail = Umiejętność { $value }; { cards-in-hand }
place-mark = { $values }; { cards-in-hand }
cards-in-hand = { $cards ->
    [0] żadna z twoich kart nie pasuje
    [one] pasowałaby { $cards } twoja karta
    [few] pasowałyby { $cards } twoje karty
   *[many] pasowałoby { $cards } twoich kart
}
skill-value = { $skill } { $value }

# -- Wymiana
exchange-prompt = Które karty wymieniasz na nowe?
fits-both = Dla ciebie: { $stones }. Przeciw: { $players }
fits-own = Dla ciebie: { $stones }
fits-others = Przeciw: { $players }
fits-none = Nie pasuje do żadnego kamienia

# -- Komplikacja
complicate-card = Którą kartę zagrywasz?
complicate-own = Kartę przyjmie już tylko twoja własna lokacja. Którą?
complicate-target = Gdzie zagrywasz kartę: { $card }?
target-own = Dla siebie: { $at }
target-raises = Pasowałaby do kamieni: { $stones }
target-raises-none = Nie pasuje do żadnego z twoich kamieni
target-lowers = Pasowałaby do kamieni: { $stones }; kart leży tam { $against } z 2
target-lowers-none = Nie pasuje do żadnego kamienia; kart leży tam { $against } z 2

# -- Faza końcowa
final-stone = Który kamień teraz? Naciśnięcie rzuca kością, chyba że trzeba jeszcze coś wybrać.
final-stone-option = { $stone }: { $outlook }
outlook = { $event } { $value }
outlook-cards = { $event } { $value } (karty +{ $up } −{ $down })
final-roll = { $stone }, { $event } { $sum }. Rzucasz?
final-roll-ok = Rzuć kością
final-event = Znak zapytania, { $stone }: w którym wydarzeniu bierze udział?
final-cards = { $stone }, { $event }: *{ final-best }* daje tu { $sum }. Albo wybierz, które karty specjalne poczekają na inny kamień.
final-best = Najlepiej
final-choose = Wybiorę karty
final-which = Które z tych kart liczą się teraz?
final-which-forced = Które z tych kart liczą się teraz oprócz obowiązkowych: { $cards }?
use-raises = Dla ciebie: +1
use-lowers = Przeciw tobie: −1

# -- Wydarzenia przy stole
event-roll = { $who } rzuca: { $die }.
event-dealer = Pierwsze rozdanie: { $who }.
event-turn = Tura { $turn }: rozdaje { $who }.
event-drawn = { $who } trafia do nowej lokacji: { $at }.
event-faced = { $who } znajduje złoczyńcę: { $villain }!
event-waits = { $who } gra dalej: { $stones }.
event-kept = { $who } zostawia wszystkie trzy kamienie na miejscach.
event-placed = { $who } kładzie kamienie: Julia – { $red }, Romeo – { $blue }, para – { $yellow }.
event-exchanged = { $who } { $cards ->
    [0] nie wymienia żadnej karty
    [one] wymienia { $cards } kartę
    [few] wymienia { $cards } karty
   *[many] wymienia { $cards } kart
}.
event-raises = { $who } pomaga sobie: { $card }.
event-lowers = { $who } utrudnia graczowi { $whom }: { $card }.
event-rest = Nikomu nie można już utrudniać, więc { $who } dokłada do własnej lokacji: { $cards }.
event-success = { $who }: { $stone }, { $event } { $sum }, kość { $die }: { $total }, **sukces**.
event-failure = { $who }: { $stone }, { $event } { $sum }, kość { $die }: { $total }, porażka.
sum-plain = { $value }
sum-up = { $value } + { $up } = { $factor }
sum-down = { $value } − { $down } = { $factor }
sum-both = { $value } + { $up } − { $down } = { $factor }
event-completed = { $who } zalicza lokację { $at }: { $completed } z { $needed }.
event-won = { $who } pokonuje złoczyńcę: { $villain }!
reason-villain = { $who } pokonuje złoczyńcę przed innymi. O miejscach pozostałych decydują zaliczone lokacje, a potem udane kamienie.

# -- Uzasadnienia podpowiedzi: „Mój wybór: Pieniądze. Tak …”
because-locations = przybliża zaliczenie twojej lokacji
because-stone = daje większą szansę kamieniowi „{ $stone }”
because-hand = zostawia ci w ręce więcej kart, które mogą pomóc twoim kamieniom
because-rivals = osłabia najsilniejszą z pozostałych par

# -- Co mówi stół
phase-decide = Decyzja
phase-exchange = Wymiana
phase-complicate = Komplikacja
phase-final = Faza końcowa
phase-over = Sprawa zamknięta

turn-decide = Połóżcie swoje kamienie w tajemnicy.
turn-exchange = Obejrzyjcie wszystkie kamienie i wymieńcie karty.
turn-complicate = { $who } zagrywa kartę.
turn-final = { $who } rzuca kością.
turn-over = { $who } wygrywa, pokonany złoczyńca: { $villain }.

task-chosen = Twój wybór już jest; inni jeszcze myślą.
task-waits = W tej turze twoje kamienie leżą tam, gdzie dotąd.
task-decide-mine = Połóż swoje trzy kamienie.
task-exchange-mine = Wymień to, co nie pomaga.
task-complicate-mine = Twoja kolej: zagraj kartę.
task-complicate = Najpierw zagrywają inni.
task-final-mine = Twoja kolej: rzucaj za swoje kamienie.
task-final = Rzucają inni.

headline = **{ title }** · Tura { $turn } · { $phase }: { $told }
headline-over = **{ title }** · { $phase }: { $told }

fact-player = **{ $sign } { $who }** { $told }
fact-join = { " · " }
fact-dealer = (rozdaje)
fact-front = { $at }
fact-at = { $at } ({ $symbols })
fact-no-front = między lokacjami
fact-stones = { $stones }
fact-gone = udane: { $stones }
fact-against = przeciw: { $cards }
fact-own = za: { $cards }
fact-hand = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na ręce
fact-completed = zaliczone { $completed } z { $needed }
fact-villain = szuka: { $villain } ({ $skills })
fact-heroes = Julia: { $julia }. Romeo: { $romeo }
fact-rolls = **Rzuty:** { $rolls }.
fact-rolls-last = **Rzuty poprzedniej tury:** { $rolls }.
fact-roll-success = { $who } { $stone } { $event } { $factor } + { $die } = { $total } (sukces)
fact-roll-failure = { $who } { $stone } { $event } { $factor } + { $die } = { $total } (porażka)
fact-piles = **Zakryte:** { $pile ->
    [one] { $pile } lokacja
    [few] { $pile } lokacje
   *[many] { $pile } lokacji
}, { $deck ->
    [one] { $deck } karta akcji
    [few] { $deck } karty akcji
   *[many] { $deck } kart akcji
}.

own-front = **Ty:** { $at }. { $heroes }.
own-hand = **Twoja ręka:** { $cards }.
own-card = { $card } ({ $stones })
own-discards = **Oddajesz:** { $cards }, gdy wszyscy już wybiorą.
own-planned = **Zaplanowane:** { $stones }. Nikt tego nie widzi, dopóki wszyscy nie położą.
own-stones = **Twoje kamienie:** { $stones }.

# Obrazki dla tych, którzy ich nie widzą
alt-table = { title } Tura { $turn }. { $phase }: { $told }
alt-done = Zaliczone: { $done }.
alt-completed = { $who } { $completed } z { $needed }
alt-where = { $where }.
alt-at = { $who }: { $at }
alt-hand = Twoja ręka w turze { $turn }: { $cards }.
alt-no-hand = Tura { $turn }: nie masz kart.
alt-front = { $at }.
alt-stones = Kamienie: { $stones }.

# -- Na obrazkach
pic-turn = Tura
pic-completed = { $completed }/{ $needed }
pic-hand = Twoja ręka
pic-mine = Twój stół
pic-given = oddane

# -- Zasady według tematów
rules-goal-title = Cel gry
rules-goal = Prowadzisz parę: Julię i Romea. Przejdź przez odpowiednią liczbę lokacji, a potem znajdź i pokonaj swojego złoczyńcę, zanim inne pary pokonają swoich. Przy 2 graczach złoczyńca czeka za 6 lokacjami, przy 3 za 4, przy 4 za 3.
rules-turn-title = Twoja tura w trzech zdaniach
rules-turn =
    1. **Połóż** w tajemnicy trzy kamienie na wydarzeniach, przy których umiejętności i karty dają najwięcej.
    2. **Zagraj karty:** wymień to, co nie pomaga; potem zagrywaj po jednej, by pomóc swoim kamieniom albo utrudnić innym.
    3. **Rzuć** za każdy kamień: umiejętność, karty i kość muszą dać razem 6. Gdy udadzą się wszystkie trzy, lokacja jest zaliczona.
rules-phases-title = Pięć faz tury
rules-phases =
    1. **Dobieranie:** kto nie ma przed sobą lokacji, bierze tę z wierzchu albo staje w końcu przed złoczyńcą. Każdy dostaje pięć kart akcji.
    2. **Decyzja:** wszyscy kładą kamienie w tajemnicy; odkrywane są razem.
    3. **Wymiana:** obejrzyj kamienie wszystkich i wymień na nowe tyle kart, ile chcesz.
    4. **Komplikacja:** po kolei każdy zagrywa kartę, i tak w kółko, aż wszystkie ręce będą puste.
    5. **Faza końcowa:** po kolei każdy rzuca za każdy swój kamień.
    Dwie ostatnie fazy zaczyna rozdający; następną turę rozdaje kolejny gracz zgodnie z ruchem wskazówek zegara.
rules-cards-title = Umiejętności, kamienie i karty
rules-cards =
    - **Umiejętności:** jazda (samochód), dedukcja (mikroskop), strzelanie (pistolet), kondycja (odcisk stopy), szczęście (tarcza), komputery (mysz). Julia i Romeo mają po trzy, o wartości 3, 2 i 1; pozostałe mają wartość 0.
    - **Kamienie:** czerwony to Julia, niebieski to Romeo, żółty to para, której umiejętności się sumują.
    - **Czerwone karty** pasują do czerwonego lub żółtego kamienia na umiejętności z karty, **niebieskie** do niebieskiego lub żółtego, **żółte** tylko do żółtego.
    - **Specjalna „Julia”** pasuje do czerwonego lub żółtego kamienia na dowolnej umiejętności, **specjalna „Romeo”** do niebieskiego lub żółtego.
    Każda karta liczy się za 1: na własnej lokacji w górę, na cudzej w dół. Na obrazkach karty przeciw leżą nad lokacją, a karty za pod nią; wyblakła karta jest już użyta.
rules-decision-title = Układanie kamieni
rules-decision =
    Każdy kamień kładziesz na innym symbolu: na jednej z trzech umiejętności lokacji albo na znaku zapytania. Kamień na znaku zapytania bierze udział w wydarzeniu, którego na tej lokacji nie ma; podajesz je dopiero przy rzucie, w każdej turze od nowa.
    Jeśli z poprzedniej tury leży tam jeszcze jeden lub dwa kamienie, zostają i niczego nie kładziesz. Jeśli leżą wszystkie trzy, możesz je zostawić albo ułożyć od nowa.
    Złoczyńca ma trzy umiejętności i nie ma znaku zapytania.
rules-complication-title = Zagrywanie kart
rules-complication =
    Zaczyna rozdający; każdy zagrywa po jednej karcie, aż wszystkie ręce będą puste. Każdą kartę wolno położyć wszędzie, nawet tam, gdzie nic nie daje.
    Na lokacji jednego gracza inni mogą położyć w turze najwyżej dwie karty; na własnej nie ma limitu. Gdy każdy ma już po dwie karty od innych, pozostałe karty trafiają na lokacje swoich właścicieli.
rules-final-title = Rzuty
rules-final =
    Rozstrzygaj swoje kamienie jeden po drugim, w dowolnej kolejności. Umiejętność, plus pasujące twoje karty, minus pasujące karty innych, plus kość: **6 lub więcej to sukces** i kamień schodzi z wydarzenia. W przeciwnym razie zostaje na następną turę.
    Każda karta liczy się dla jednego kamienia. Karty, które pasują tylko do jednego z twoich kamieni, liczą się same. Karta specjalna pasująca do dwóch może poczekać na drugi; karta przeciw musi się policzyć najpóźniej przy ostatnim, do którego pasuje.
    Przycisk *{ final-best }* zachowuje twoje karty specjalne dla późniejszego kamienia, któremu mogą pomóc, a karty przeciw bierze tam, gdzie suma jest najwyższa.
    Gdy udadzą się wszystkie trzy kamienie, lokacja jest zaliczona. W walce ze złoczyńcą oznacza to natychmiastowe zwycięstwo. Potem wszystkie karty akcji są tasowane od nowa.
rules-clock-title = Gdy skończy ci się czas
rules-clock =
    - **Decyzja:** trzy leżące kamienie zostają; w przeciwnym razie trafiają tam, gdzie suma twoich umiejętności jest największa.
    - **Wymiana:** zatrzymujesz swoje karty.
    - **Komplikacja:** pierwsza karta, która pasuje do twojego kamienia, trafia do twojej lokacji, a jeśli takiej nie ma, pierwsza pasująca do cudzego trafia tam.
    - **Faza końcowa:** czerwony, niebieski, żółty; na znaku zapytania najlepsze wydarzenie; *{ final-best }* przy kartach.
rules-end-title = Koniec i kolejność
rules-end = Wygrywa pierwsza para, która pokona swojego złoczyńcę, nawet w środku fazy końcowej. O miejscach pozostałych decydują zaliczone lokacje, a potem udane kamienie na karcie, która przed nimi leży; przy równości dzielą miejsce.

# -- Nauka przez grę: podpowiedzi, zasady i ich miejsce w instrukcji
learn-goal = Przeprowadź Julię i Romea do ich złoczyńcy, zanim inne pary znajdą swojego. Lokacji po drodze: { $needed }; na każdej muszą się udać trzy kamienie.
learn-place-red = Czerwony to Julia. Jej najmocniejsza strona tutaj: { $event } { $value }. Przy rzucie umiejętność, karty i kość muszą dać razem 6.
learn-place-blue = Niebieski to Romeo. Z wolnych miejsc najlepsze dla niego: { $event } { $value }.
learn-place-yellow = Żółty to para: obie umiejętności się sumują. Z wolnych miejsc najlepsze: { $event } { $value }.
learn-place-yellow-mark = Żółty to para: obie umiejętności się sumują. Najwięcej daje znak zapytania: przy rzucie podajesz wydarzenie, którego tu nie ma, na przykład { $event } { $value }.
learn-place-mark = Jeden kamień może leżeć na znaku zapytania. Wydarzenie podajesz dopiero przy rzucie: dowolne z tych, których tu nie ma.
learn-place-mark-best = { $stone }: najwięcej daje znak zapytania. Przy rzucie podajesz wydarzenie, którego tu nie ma, na przykład { $event } { $value }.
learn-place-keep = Wszystkie trzy kamienie wciąż tu leżą. Zostaw je albo ułóż od nowa pod karty, które masz teraz.
learn-exchange = { $idle ->
    [one] Jedna z twoich kart nie pasuje do żadnego z twoich kamieni. Wymień ją, chyba że wolisz ją mieć przeciw komuś.
    [few] { $idle } z twoich kart nie pasują do żadnego z twoich kamieni. Wymień je, chyba że wolisz je mieć przeciw komuś.
   *[many] { $idle } z twoich kart nie pasuje do żadnego z twoich kamieni. Wymień je, chyba że wolisz je mieć przeciw komuś.
}
learn-exchange-none = Każda z twoich kart pasuje do jakiegoś twojego kamienia. Zatrzymaj wszystkie: *{ button-none }*.
learn-complicate = Twoja karta { $card } pasuje do kamieni: { $stones }. Na twojej lokacji dodaje 1.
learn-complicate-others = Karta, która nie pasuje do twoich kamieni, może utrudnić coś innym. Zobacz, gdzie leżą ich kamienie.
learn-complicate-none = Żadna z twoich kart nie pasuje do twoich kamieni. Zagraj jedną przeciw komuś, do kogo pasuje; jeśli nie ma nikogo takiego, wszystko jedno gdzie.
learn-complicate-own = Pozostali mają już po dwie karty przeciw sobie, więc ta trafia na twoją lokację.
learn-complicate-target = Na twojej lokacji karta dodaje 1 do kamienia, do którego pasuje; na cudzej odejmuje 1.
learn-final-stone = Za każdy kamień rzucasz raz, w dowolnej kolejności: umiejętność, karty i kość muszą dać 6. Karta liczy się tylko raz, ale specjalna, która pasuje do dwóch kamieni, jest tu podana przy obu.
learn-event = Na znaku zapytania wybierasz ty. { $stone }, bez liczenia kart: najlepiej { $event } { $value }.
learn-roll = Potrzeba co najmniej { $need }.
learn-roll-sure = To się nie może nie udać: wystarczy nawet 1.
learn-roll-vain = Tym razem nie wystarczy żadna kość. Rzuć mimo to; kamień zostaje na następną turę.
learn-final-cards = Karta specjalna liczy się dla jednego z dwóch kamieni. *{ final-best }* zachowuje twoje dla późniejszego, jeśli nie jest już pewny, a karty przeciw bierze tam, gdzie suma jest wyższa. Przycisk *{ final-choose }* wzmocni ten kamień teraz.
learn-final-which = Weź karty, które mają się liczyć teraz. Specjalna, którą pominiesz, może się jeszcze liczyć dla innego kamienia.
learn-why-place = Każdy kamień leży na innym symbolu, jeden może leżeć na znaku zapytania. Czerwony liczy umiejętność Julii w tym wydarzeniu, niebieski Romea, żółty obie. Potem kamieni nie wolno przesuwać.
learn-why-exchange = Możesz wymienić dowolną liczbę kart. Są tasowane z talią i każdy ma znów pięć. Najpierw obejrzyj kamienie wszystkich.
learn-why-complicate = Po kolei, od rozdającego, każdy zagrywa kartę, aż wszystkie ręce będą puste. Na własnej lokacji podnosi umiejętność o 1, na cudzej obniża; gracz może dostać najwyżej dwie takie karty.
learn-why-own = Gracz może dostać w turze najwyżej dwie karty, które obniżają jego umiejętności. Gdy wszyscy pozostali mają po dwie, twoje mogą już tylko podnosić własne.
learn-why-final = Umiejętność, plus pasujące twoje karty, minus pasujące karty innych, plus kość: { $target } lub więcej to sukces. W przeciwnym razie kamień zostaje na miejscu.
learn-why-event = Kamień na znaku zapytania bierze udział w wydarzeniu, którego nie ma na lokacji. Które z trzech, wybierasz w fazie końcowej.
learn-why-cards = Karta liczy się tylko dla jednego kamienia; gdy pasuje do dwóch, wybierasz ty. Pasujących kart innych też trzeba użyć.
learn-source-decision = Instrukcja gry { title } – 4.2 „Faza decyzji”
learn-source-exchange = Instrukcja gry { title } – 4.3 „Faza wymiany”
learn-source-complication = Instrukcja gry { title } – 4.4 „Faza komplikacji”
learn-source-success = Instrukcja gry { title } – 4.5 „Sprawdzenie, czy wydarzenie się udało”

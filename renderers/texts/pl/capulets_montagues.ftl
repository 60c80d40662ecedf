# Capulets & Montagues

title = Capulets & Montagues
pitch = Szlacheckie rody Werony wybierają swój los, przelewają krew i zabiegają u Księcia o Prestiż. Od 2 do 7 graczy, 30–60 minut.

# -- Dołączanie
seat-family = Nazwa twojego rodu
seat-family-0 = Kapulet
seat-family-1 = Monteki
seat-family-2 = Eskalus
seat-family-3 = Della Scala
seat-family-4 = Bevilacqua
seat-family-5 = Nogarola
seat-family-6 = Maffei

# -- Cechy
trait-blood = Krew
trait-wealth = Bogactwo
trait-favor = Łaska
trait-dignity = Godność
trait-vigor = Wigor
prestige = Prestiż

# -- Karty Losu
card-slaying = Rzeź
card-party = Przyjęcie
card-brawl = Bójka
card-murder = Morderstwo
card-scandal = Skandal
card-plot = Spisek
card-entertainment = Widowisko
card-build-church = Budowa kościoła
card-alms-to-the-poor = Jałmużna dla ubogich
card-manage-estates = Zarząd dóbr
card-caravans = Karawany
card-traders = Handlarze
card-markets = Targi
card-banking = Bankowość
card-merchants = Kupcy
card-pay-taxes = Podatki
card-tariffs = Cła
card-church-tithe = Dziesięcina
card-gifts = Podarki
card-tribute = Danina
card-fray = Burda
card-skirmish = Potyczka
card-costume-ball = Bal kostiumowy
card-masquerade = Maskarada
card-government-office = Urząd
card-public-works = Roboty publiczne
card-patronage = Mecenat
card-tragic-affair = Tragiczny romans
card-conspiracy = Konspiracja
card-donations = Darowizny
card-charity = Miłosierdzie
card-financing = Finansowanie
card-collect-tolls = Pobór myta
card-loans = Pożyczki
card-military-service = Służba wojskowa
card-wedding = Wesele
card-politics = Polityka
card-corruption = Korupcja
card-public-service = Służba publiczna
card-dispute = Spór
card-sword-fight = Walka na szpady
card-luxury-goods = Towary luksusowe
card-spices-and-wines = Korzenie i wina
card-artisans = Rękodzielnicy
card-craftsmen = Rzemieślnicy
card-killing = Zabójstwo
card-diplomatic-service = Dyplomacja
card-alliances = Sojusze
card-festival = Festyn
card-memorials = Pomniki
card-intrigue = Intryga
card-courtly-fashions = Dworska moda
card-agriculture = Rolnictwo
card-harvest = Żniwa
card-guilds = Gildie
card-carnival = Karnawał
card-criminal-activities = Zbrodnicze interesy
card-accusations = Oskarżenia
card-feudal-obligations = Powinności lenne
card-mortal-feud = Śmiertelna waśń

# Co robi karta: „Bogactwo +2, Wigor −1”
effect = { $trait } { $by }
effects-given = cel: { $given }
effects-both = { $own }; cel: { $given }

# -- Pytania
pick-prompt = Którą kartę Losu bierze twój ród?
target-prompt = { $card }: przeciw komu?
levels = Krew { $blood }, Bogactwo { $wealth }, Łaska { $favor }, Godność { $dignity }, Wigor { $vigor }, Prestiż { $prestige }

# -- Wydarzenia
event-founded = { $who } zaczyna: { $rolls }.
rolled-trait = { $trait } { $sum } ({ $dice })
event-reshuffled = Talia się skończyła, odrzucone są tasowane: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
event-fate = Tura { $turn }. Los odkrywa: { $cards }.
event-favor = Równy Wigor ({ $vigor }), więc rozstrzyga Łaska: { $standing }.
standing = { $who } { $favor }
event-rolled = Równy Wigor i równa Łaska, więc rozstrzygają kości: { $rolls }.
rolled = { $who } { $roll }
event-initiative = Inicjatywa: prowadzi { $who }, potem { $others }. Wszyscy poza prowadzącym zyskują 1 Wigoru.
event-picked = { $who } wybiera: { $card }.
event-picked-target = { $who } wybiera: { $card }, cel: { $target }.
event-resolved = { $card }: { $changes }.
change = { $who } { $trait } { $by } (teraz { $now })
change-floor = { $who } { $trait } { $by } (teraz 0, Prestiż −{ $lost })
save = { $card }: { $who } rzuca { $sum } ({ $dice }), Łaska { $favor }
event-saved = { $save }. Książę puszcza to płazem.
event-punished = { $save }. Wina! W tabeli { $roll }, { $punishment }: { $changes }.
punishment-fines = Grzywna
punishment-reprimand = Nagana
punishment-reparations = Zadośćuczynienie
punishment-imprisonment = Więzienie
punishment-banishment = Wygnanie
punishment-execution = Egzekucja
event-prestige = Prestiż: { $awards }.
award = { $best } { $who }
award-tied = { $best } remis ({ $who })
best-blood = najmniejsza Krew
best-wealth = największe Bogactwo
best-favor = największa Łaska
best-dignity = największa Godność
best-vigor = największy Wigor
reason-prestige = { $who } ma po 13 turach największy Prestiż.
reason-shared = Wspólne zwycięstwo przy równym Prestiżu po 13 turach: { $who }.

# -- Uzasadnienia podpowiedzi: „Mój wybór: Pieniądze. Tak …”
because-prestige = daje twojemu rodowi więcej Prestiżu
because-lead = daje twojemu rodowi większe szanse na cel: { $best }
because-save = sprawia, że twój ród mniej musi się bać Księcia
because-rivals = osłabia najsilniejszy z pozostałych rodów

# -- Co mówi stół
turn-of = Tura { $turn } z { $turns }
turn-pick = Wybiera { $who }
turn-over = Wygrywa { $who }, Prestiż { $prestige }
turn-over-shared = Wspólne zwycięstwo: { $who }, Prestiż { $prestige }

headline = **{ title }** · { turn-of }: { $doing } (wybór { $pick } z 7)
headline-over = **{ title }** · { $doing }

fact-families = **Rody według inicjatywy** (najlepszy w danej cesze zyskuje 1 Prestiżu na koniec tury)
fact-family = **{ $place }.** { $sign } **{ $who }** Prestiż { $prestige } · { $levels }
fact-level = { $trait } { $level }
fact-level-best = { $trait } { $level } (najlepszy)
fact-fate = **Pozostałe karty Losu**
fact-card = **{ $card }:** { $effects }
fact-taken = **Wybrane:** { $picks }.
fact-pick = { $sign } { $card } ({ $effects })
fact-pick-target = { $sign } { $card }, cel { $target } ({ $effects })
fact-deck = **Talia:** { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[many] { $deck } kart
}; odrzucone: { $discard }.
fact-last = **Tura { $turn } przyniosła:**
fact-brought = { $sign } { $cards }: { $changes }
fact-brought-target = { $card } → { $target }
fact-brought-nothing = bez zmian
fact-saves = Książę: { $saves }.
fact-saved = { $sign } { $sum } przy Łasce { $favor } za kartę { $card }, bez kary
fact-punished = { $sign } { $sum } przy Łasce { $favor } za kartę { $card }, { $punishment }
fact-awards = +1 Prestiżu: { $awards }.
fact-award = { $best } { $sign }
fact-award-tied = { $best } nikt (remis)
fact-ranking = **Kolejność końcowa**

own-open = W tej grze nic nie jest tajne: wszystko leży na stole.
own-family = Twój ród: { $levels }.

# Obrazki dla tych, którzy ich nie widzą
alt-table = { title }, tura { $turn } z { $turns }: { $doing }.
alt-over = { title }: { $doing }.
alt-prestige = Prestiż: { $scores }.
alt-score = { $who } { $prestige }
alt-left = Pozostałe karty: { $cards }.

# -- Na obrazkach
pic-ranking = Kolejność końcowa

# -- Zasady według tematów
rules-goal-title = Cel gry
rules-goal = Prowadź szlachecki ród Werony przez trzynaście tur i miej na końcu największy Prestiż. Prestiż zaczyna się od 0 i może być ujemny. Równy Prestiż na szczycie oznacza wspólne zwycięstwo.
rules-turn-title = Twoja tura w trzech zdaniach
rules-turn =
    1. **Wybierz** jedną z kart Losu leżących na stole, za każdym razem, gdy przyjdzie twoja kolej, aż znikną wszystkie siedem.
    2. **Wskaż cel,** jeśli karta tego wymaga. Wyboru nie można zmienić.
    3. **Zobacz, co z tego wyniknie:** karty działają, Książę karze rozlew krwi, a najlepszy ród w każdej cesze zyskuje Prestiż.
rules-traits-title = Cechy
rules-traits =
    Każda z pięciu cech zaczyna od rzutu dwiema kośćmi. **Krew** liczy twoich zabitych, więc lepiej, gdy jest niska; **Bogactwo**, **Łaska** Księcia, **Godność** i **Wigor** są lepsze, gdy są wysokie.
    - **Granica:** cecha nigdy nie spada poniżej zera. Czego nie może stracić, to jej ród traci w Prestiżu, jeden za jeden, bez względu na to, kto to spowodował.
rules-phases-title = Sześć faz tury
rules-phases =
    1. **Los:** odkrywanych jest siedem kart Losu.
    2. **Inicjatywa:** najpierw największy Wigor, potem największa Łaska, potem kości. Pierwszy ród prowadzi; każdy inny zyskuje 1 Wigoru.
    3. **Przeznaczenie:** w tej kolejności rody wybierają po jednej karcie, i tak w kółko, aż znikną wszystkie siedem.
    4. **Rozstrzygnięcie:** wybrane karty działają jedna po drugiej, w kolejności wybierania.
    5. **Kara:** kto wybrał kartę krwi, staje przed Księciem.
    6. **Prestiż:** najlepszy ród w każdej cesze zyskuje 1 Prestiżu.
rules-cards-title = Karty Losu
rules-cards =
    Karta zmienia twoje własne cechy; to, co mówi o **celu**, dotyka jednego rywala, w całości tego samego. Cel wskazujesz zaraz po wybraniu karty. Dopóki tego nie zrobisz, *{ button-back }* wraca do kart.
    Nikt nie może spasować, wskazać własnego rodu ani zmienić wyboru. Ostatnia karta bierze się sama; przy dwóch graczach także cel.
    Talia ma sześćdziesiąt różnych kart. W turze 9 się kończy; wtedy tasowane są karty odrzucone.
rules-punishment-title = Książę
rules-punishment =
    Każda **karta krwi** podnosi Krew rywala. Za każdą wybraną ród, który ją wybrał, rzuca dwiema kośćmi: gdy wypadnie **więcej niż** jego Łaska, rzuca jedną kością na karę.
    1. **Grzywna:** Bogactwo −1.
    2. **Nagana:** Łaska −1.
    3. **Zadośćuczynienie:** Bogactwo −1, a cel karty zyskuje 1 Bogactwa.
    4. **Więzienie:** Godność −1, Wigor −1.
    5. **Wygnanie:** Bogactwo −1, Godność −1.
    6. **Egzekucja:** własna Krew +1, Łaska −1.
    Rzuty odbywają się w kolejności wybierania kart, każdy przy tym, co zostawiły poprzednie.
rules-prestige-title = Prestiż
rules-prestige = Na koniec każdej tury po 1 Prestiżu zyskują: ród o najmniejszej Krwi oraz rody o największym Bogactwie, Łasce, Godności i Wigorze. Gdzie jest remis, nie zyskuje nikt.
rules-clock-title = Zegar i nieobecność
rules-clock = Gdy skończy ci się czas, brana jest za ciebie karta o największej sumie: twoje własne zmiany oraz to, co robi celowi, liczone na plus; z równych ta odkryta wcześniej. Jej celem jest rywal z największym Prestiżem, z równych następny po twoim miejscu.
rules-end-title = Koniec i remisy
rules-end = Gra kończy się po turze 13. Wygrywa największy Prestiż; równy Prestiż to równe miejsce, a na szczycie wspólne zwycięstwo.

# -- Nauka przez grę: podpowiedzi, zasady i ich miejsce w instrukcji
learn-goal = Liczba tur: { $turns }. Karty zmieniają pięć cech twojego rodu; każda cecha, w której masz przewagę, daje Prestiż, a największy Prestiż wygrywa.
learn-pick = W tej turze wybierasz { $picks ->
    [one] raz
    [few] { $picks } razy
   *[many] { $picks } razy
}. Karty zmienią twoje cechy, gdy wszystkie będą wybrane; szukaj tego, co w którejś z cech da ci przewagę.
learn-pick-best = Po dotychczasowych wyborach należy do ciebie: { $best }. Każde pierwsze miejsce daje na koniec tury 1 Prestiżu, jeśli nikt cię nie dogoni, a Prestiż wygrywa grę.
learn-pick-behind = Po dotychczasowych wyborach nie masz przewagi w żadnej cesze, więc ta tura nie dałaby ci Prestiżu. Szukaj karty, która da ci przewagę w jednej z nich.
learn-pick-blood = { $card }: to przelanie krwi. Krew rywala rośnie o { $blood }. Książę przymknie oko, jeśli dwie kości nie dadzą więcej niż twoja Łaska, która po tej karcie i dotychczasowych wyborach wyniesie { $favor }.
learn-pick-floor = Uważaj na kartę „{ $card }”: { $trait } po dotychczasowych wyborach to u ciebie tylko { $level }, a czego cecha nie może stracić, to tracisz w Prestiżu.
learn-pick-vigor = Pierwszy wybiera ród z największym Wigorem, pozostałe zyskują 1. Twój Wigor po dotychczasowych wyborach to { $vigor }; wiele kart trochę kosztuje.
learn-target-blood = Najmniejsza Krew daje Prestiż. Z pozostałych rodów po dotychczasowych wyborach najmniej ma { $who }: { $level }.
learn-target-other = Z pozostałych rodów przewagę po dotychczasowych wyborach ma tu { $who }: { $trait } { $level }. Karta najbardziej boli tego, kto prowadzi.
learn-why-pick = Zaczyna prowadzący; rody wybierają po jednej karcie Losu, w kółko, aż wszystkich siedem będzie wziętych. Na koniec tury najmniejsza Krew oraz największe Bogactwo, Łaska, Godność i Wigor dają po 1 Prestiżu; przy remisie nikt go nie dostaje.
learn-why-target = Karta z celem (w instrukcji: gwiazdka) potrzebuje jednego rywala, którego wskazuje się zaraz po wybraniu karty. Wszystko, co robi celowi, dotyka tego rodu.
learn-source-pick = Instrukcja gry { title } – „Faza Przeznaczenia” i „Faza Prestiżu”
learn-source-target = Instrukcja gry { title } – „Faza Rozstrzygnięcia” i „Oznaczenia na liście kart”

# Roma

title = Roma
pitch = Wykładaj postacie i budynki przy sześciu krążkach i użyj ich swoimi kośćmi, zanim zrobi to rywal. 2 graczy, 45 minut.

# -- Opcje stołu
option-starts = Kto zaczyna
option-starts-value = { $value ->
    [random] losowo
    [first] kto usiadł pierwszy
   *[second] kto usiadł drugi
}

# -- Karty
aesculapinum = Aesculapinum
architectus = Architectus
basilica = Basilica
centurio = Centurio
consiliarius = Consiliarius
consul = Consul
essedum = Essedum
forum = Forum
gladiator = Gladiator
haruspex = Haruspex
legat = Legat
legionarius = Legionarius
machina = Machina
mercator = Mercator
mercatus = Mercatus
nero = Nero
onager = Onager
praetorianus = Praetorianus
scaenicus = Scaenicus
senator = Senator
sicarius = Sicarius
templum = Templum
tribunus-plebis = Tribunus Plebis
turris = Turris
velites = Velites

# Co robi każda z nich, najwyżej 100 znaków
aesculapinum-does = Weź na rękę dowolną postać z kart odrzuconych.
architectus-does = Wyłóż za darmo tyle budynków z ręki, ile chcesz.
basilica-does = Pasywna: każde Forum użyte obok niej daje 2 PZ więcej.
centurio-does = Atakuje kartę naprzeciwko; gdy rzut nie starczy, możesz dołożyć nieużytą kość.
consiliarius-does = Zbierz wszystkie swoje postacie i wyłóż je za darmo na nowo.
consul-does = Zwiększ lub zmniejsz o 1 jedną ze swoich nieużytych kości.
essedum-does = Do końca tury karty rywala mają obronę mniejszą o 2.
forum-does = Użyj drugiej kości, dowolnej: zyskujesz tyle PZ, ile pokazuje.
gladiator-does = Dowolna postać rywala wraca na jego rękę.
haruspex-does = Przejrzyj talię i weź z niej dowolną kartę.
legat-does = Zyskaj 1 PZ za każdy krążek bez karty po stronie rywala.
legionarius-does = Atakuje kartę naprzeciwko.
machina-does = Zbierz wszystkie swoje budynki i wyłóż je za darmo na nowo.
mercator-does = Kup PZ od rywala, po 2 sesterce za każdy.
mercatus-does = Zabierz rywalowi 1 PZ za każde Forum po jego stronie.
nero-does = Odrzuć dowolny budynek rywala bez walki. Nero też odpada.
onager-does = Atakuje dowolny budynek rywala.
praetorianus-does = Zablokuj krążek: rywal nie użyje na nim kości w następnej turze.
scaenicus-does = Robi to, co inna twoja postać, jakby leżała tutaj.
senator-does = Wyłóż za darmo tyle postaci z ręki, ile chcesz.
sicarius-does = Odrzuć dowolną postać rywala bez walki. Sicarius też odpada.
templum-does = Pasywna: Forum użyte obok może zapunktować także trzecią kością.
tribunus-plebis-does = Zabierz rywalowi 1 PZ.
turris-does = Pasywna: twoje pozostałe karty mają obronę większą o 1.
velites-does = Atakuje dowolną postać rywala.

# Co zmieści się na karcie wielkości znaczka
aesculapinum-short = Aesculapin.
tribunus-plebis-short = Tribunus

# -- Pytania
exchange-prompt = Które dwie karty oddajesz? { $who } odda ci dwie swoje.
place-prompt = { $card }, zakryta: na którym krążku?
roll-triple = Trzy razy { $die }. Zostawiasz czy rzucasz wszystkimi jeszcze raz?
menu-prompt = Twoja tura: co dalej?
lay-card = Którą kartę wykładasz? Płacisz jej koszt.
lay-disc = { $card }: na którym z twoich krążków?
lay-free-building = Architectus: wykładasz za darmo budynek czy kończysz?
lay-free-character = Senator: wykładasz za darmo postać czy kończysz?
money-dice = Które kości kładziesz na krążek pieniędzy?
cards-die = Którą kość kładziesz na krążek kart? Dobierasz tyle kart i zostawiasz jedną.
cards-keep = Którą kartę zostawiasz? Pozostałe odrzucasz.
aesculapinum-card = Aesculapinum: którą postać bierzesz z kart odrzuconych?
centurio-extra = Centurio: rzut { $die } przeciw obronie { $defence }. Dokładasz jedną ze swoich kości?
consul-die = Consul: którą kość zmieniasz?
consul-change = Consul: na co zmieniasz { $die }?
forum-die = Forum: którą kością punktujesz?
forum-templum = Templum: punktujesz też trzecią kością, { $die }?
gladiator-target = Gladiator: która postać wraca na rękę rywala?
haruspex-card = Haruspex: którą kartę z talii bierzesz?
mercator-range = Mercator: ile mniej więcej PZ kupujesz?
mercator-vp = Mercator: ile PZ kupujesz?
nero-target = Nero: który budynek odpada?
onager-target = Onager: który budynek atakujesz?
praetorianus-disc = Praetorianus: który krążek blokujesz na następną turę rywala?
scaenicus-model = Scaenicus: którą swoją postać naśladujesz?
sicarius-target = Sicarius: która postać odpada?
velites-target = Velites: którą postać atakujesz?
again-first = { $card }: dotąd krążek { $disc }. Gdzie teraz?
again-next = { $card }: dotąd krążek { $disc }. Gdzie teraz? Na razie: { $placed }.

# -- Co można wybrać
card-cost = { $card } (koszt { $cost })
card-copies = { $copies ->
    [one] { card-cost }
   *[other] { $card } (koszt { $cost }; w sumie { $copies })
}
disc = Krążek { $disc }
disc-empty = Nic tu nie leży.
disc-holds = Leży tu { $card }.
disc-covers = Leży tu { $card }; ta karta zostanie odrzucona.
disc-same = Tam, gdzie dotąd.
card-on-disc = { $disc }: { $card }
attack-needs = Pada od { $defence } w górę.
die = Kość { $die }
activate = { $die }: { $card }
change = { $new }
buy = { $vp } PZ
buy-cost = { $money ->
    [one] Za { $money } sesterc
    [few] Za { $money } sesterce
   *[many] Za { $money } sesterców
}
buy-range = Od { $low } do { $high } PZ
lay = Wyłóż kartę
lay-does = Płacisz jej koszt i kładziesz ją na swój krążek. Bez kości.
money = Weź pieniądze
money-does = Używasz kości: 1 sesterc za każde oczko.
cards = Dobierz karty
cards-does = Używasz kości: dobierasz tyle kart, zostawiasz jedną.
end = Zakończ turę
end-does = Nieużyte kości przepadają.
nothing = Na nic mnie nie stać
nothing-does = Wracasz do swojej tury.
done = Gotowe
done-does = Nie wykładasz więcej.
no = Nie
no-does = Zostawiasz kość na coś innego.
yes = Tak
yes-does = Używasz jej teraz.
keep = Zostawiam
keep-does = Grasz tymi trzema kośćmi.
again = Rzucam jeszcze raz
again-does = Rzucasz znów wszystkimi trzema.

# -- Wydarzenia
event-exchanged = Gracze oddali sobie nawzajem po dwie karty.
event-placed = { $who } kładzie cztery zakryte karty, krążki: { $discs }.
event-revealed = { $who } odkrywa: { $cards }.
event-turn = Tura { $turn }: { $who }.
event-paid = { $who } płaci { $vp } PZ za { $discs ->
    [one] pusty krążek
    [few] { $discs } puste krążki
   *[many] { $discs } pustych krążków
}.
event-rolled = { $who } rzuca: { $dice }.
event-laid = { $who } wykłada na krążek { $disc }: { $card }.
event-laid-free = { $who } wykłada za darmo na krążek { $disc }: { $card }.
event-laid-done = { $who } nie wykłada więcej.
event-covered = { $who } odrzuca z krążka { $disc }: { $card }.
event-money = { $who } bierze { $money ->
    [one] { $money } sesterc
    [few] { $money } sesterce
   *[many] { $money } sesterców
} za kości: { $dice }.
event-drawn = { $who } dobiera { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} za kość { $die }.
event-kept = { $who } zostawia jedną i odrzuca: { $cards }.
event-kept-one = { $who } ją zostawia.
event-refilled = Karty odrzucone tworzą nową talię: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
event-activated = { $who } aktywuje kością { $die }: { $card }.
event-fetched = { $who } bierze z kart odrzuconych: { $card }.
event-attack = { $who } atakuje krążek { $disc } ({ $card }): rzut { $die }, obrona { $defence }.
event-extra = { $who } dokłada { $die }, razem { $attack }.
event-beaten = { $card } pada.
event-held = { $card } się broni.
event-moved = { $who } wykłada na nowo: { $places }.
event-changed = { $who } zmienia { $old } na { $new }.
event-essedum = Karty rywala mają w tej turze obronę mniejszą o { $minus }.
event-forum = { $who } punktuje ({ $dice }) i zyskuje { $vp } PZ.
event-returned = { $card } wraca z krążka { $disc } na rękę.
event-searched = { $who } bierze kartę z talii i tasuje talię.
event-gained = { $who } zyskuje { $vp } PZ.
event-took = { $who } zabiera rywalowi { $vp } PZ.
event-bought = { $who } kupuje od rywala { $vp } PZ za { $money ->
    [one] { $money } sesterc
    [few] { $money } sesterce
   *[many] { $money } sesterców
}.
event-removed = Z krążka { $disc } odpada { $card }, a wraz z nią { $own }.
event-blocked = { $who } blokuje krążek { $disc } na następną turę rywala.
event-copied = Scaenicus działa jak { $card }.
event-ended = { $who } kończy turę.
reason-broke = { $who } nie ma już PZ.
reason-stock = W rezerwie nie ma już PZ.
reason-turns = Minęło 200 tur.
reason-draw = Obie strony mają tyle samo PZ: remis.

# -- Uzasadnienia podpowiedzi: „Mój wybór: Pieniądze. Tak …”
because-points = daje ci więcej PZ
because-discs = zostawia mniej twoich krążków bez karty
because-cards = daje ci na krążkach silniejsze karty
because-hand = zostawia ci w ręce lepsze karty
because-money = zostawia ci więcej pieniędzy
because-dice = daje twoim kościom więcej do zrobienia
because-rival = osłabia rywala

# -- Co mówi stół
headline = **{ title }** · Tura { $turn }: { $state }
headline-setup = **{ title }** · { $state }
state-exchange = Gracze wybierają po dwie karty do oddania
state-place = { $who } kładzie cztery zakryte karty
state-roll = { $who } ma trzy jednakowe kości
state-act = Teraz gra { $who }
state-drawn = { $who } zostawia jedną z { $cards ->
    [one] { $cards } karty
   *[other] { $cards } kart
}
state-searching = { $who } przegląda talię
state-laying-building = { $who } wykłada budynki
state-laying-character = { $who } wykłada postacie
state-won = Wygrywa { $who }, { $vp } PZ do { $other }
state-draw = Remis, po { $vp } PZ

fact-owner = { $sign } **{ $who }:** { $vp } PZ, { $money ->
    [one] { $money } sesterc
    [few] { $money } sesterce
   *[many] { $money } sesterców
}, { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
} na ręce.
fact-dice = **Kości:** { $dice }.
fact-dice-both = **Kości:** { $dice } (użyte: { $used }).
fact-dice-used = **Kości:** wszystkie użyte ({ $used }).
fact-side = **{ $who }, krążki:** { $places }
place-empty = { $disc } pusty
place-back = { $disc } zakryta
place-own = { $disc } { $card }
place-card = { $disc } { $card }, obrona { $defence }
fact-blocked = **{ $who }, zablokowane:** { $discs }.
fact-essedum = **Essedum:** { $who } ma w tej turze obronę mniejszą o { $minus } (już wliczone).
fact-stock = **Rezerwa:** { $stock } PZ. **Talia:** { $pile ->
    [one] { $pile } karta
    [few] { $pile } karty
   *[many] { $pile } kart
}.
fact-discard = **Odrzucone** ({ $count }, na wierzchu { $top }): { $cards }.
several = { $card } ×{ $count }

own-hand = **Twoja ręka** (koszt): { $cards }.
own-hand-setup = **Twoje karty** (koszt): { $cards }.
own-card = **{ $card }:** { $does }
own-hand-empty = **Twoja ręka** jest pusta.
own-drawn = **Dobrane karty** (koszt): { $cards }.
own-searching = **W talii** (koszt): { $cards }.
own-exchanged = **{ $who } dostaje od ciebie:** { $gave }. **Ty dostajesz:** { $received }.
priced = { $card } ({ $cost }){ copies }
priced-payable = { $card } ({ $cost }, stać cię){ copies }
copies = { $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}

# Obrazki dla tych, którzy ich nie widzą
alt-table = Roma, tura { $turn }: { $state }.
alt-table-setup = Roma: { $state }.
alt-owner = { $who }: { $vp } PZ, pieniądze { $money }, na ręce { $hand }.
alt-deed = { $who }: { $deed }.
alt-stock = Rezerwa: { $stock } PZ.
alt-side = { $who }, krążki: { $cards }.
alt-back = zakryta
alt-hand = Twoja ręka: { $cards }.
alt-hand-empty = Twoja ręka jest pusta.
alt-looking = Oglądasz: { $cards }.

# -- Na obrazkach
pic-turn = Tura { $turn }
pic-exchange = Oddaj dwie
pic-place = Połóż zakryte
pic-over = Koniec
pic-hand = Twoja ręka
pic-drawn = Zostaw jedną
pic-searching = Weź jedną
pic-empty = Nie masz żadnej karty.
pic-several = { $card } ×{ $count }
pic-stock = rezerwa
pic-pile = talia
pic-discard = odrzucone
pic-back = zakryta
pic-none = –

deed-none = Jeszcze nic się nie wydarzyło.
deed-none-setup = Każdy oddaje dwie z czterech kart, potem kładzie cztery zakryte.
deed-money = { $money ->
    [one] { $money } sesterc
    [few] { $money } sesterce
   *[many] { $money } sesterców
} za { $dice }
deed-cards = Karty dobrane za { $die }
deed-lay = { $card } na krążek { $disc }
deed-copy = Scaenicus jako { $model }
done-moved = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na nowo
done-laid = { $card } na krążek { $disc }
done-laid-many = wyłożono { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
done-covered = przykryte: { $cards }
done-beaten = pada { $cards }
done-held = { $cards } się broni
done-discarded = odpada { $cards }
done-returned = na rękę: { $cards }
done-blocked = zablokowany krążek { $discs }
done-gained = +{ $vp } PZ

# -- Zasady według tematów
rules-goal-title = Cel gry
rules-goal = Dwoje Rzymian wykłada postacie i budynki wzdłuż rzędu sześciu krążków, o numerach od 1 do 6, i używa ich przeciwko sobie. Zaczynasz z 10 punktami zwycięstwa (PZ), a 16 kolejnych leży w rezerwie. Gra kończy się natychmiast, gdy ktoś nie ma już PZ albo rezerwa jest pusta; wygrywa ten, kto ma wtedy więcej PZ.
    Na początku każdy dostaje cztery karty i w tajemnicy oddaje dwie z nich. Potem każdy kładzie cztery zakryte karty na wybranych krążkach: najpierw gracz rozpoczynający, po nim drugi. Wszystkie odkrywa się razem. Nic się za nie nie płaci.
    Kto zaczyna, rozstrzyga los, chyba że stół wybierze inaczej. Przy prawdziwym stole zaczyna osoba najmłodsza.
rules-turn-title = Twoja tura w trzech zdaniach
rules-turn =
    1. **Zapłać** do rezerwy 1 PZ za każdy z sześciu krążków po swojej stronie, na którym nie ma karty.
    2. **Rzuć** trzema kośćmi. Trzy jednakowe wolno rzucić jeszcze raz, i to za każdym razem.
    3. **Działaj** tyle razy i w takiej kolejności, jak chcesz, aż zakończysz turę. Każdej kości używasz raz i do jednej rzeczy; nieużyte przepadają.
    Dwa pierwsze kroki dzieją się same, podobnie jak koniec tury, w której nie ma już nic do zrobienia.
rules-actions-title = Co możesz zrobić
rules-actions =
    - **Wyłożyć kartę** (bez kości): zapłać jej koszt w sestercach i połóż ją na dowolnym krążku po swojej stronie. Karta, która już tam leży, jest odrzucana. Nowej możesz użyć jeszcze w tej samej turze.
    - **Wziąć pieniądze:** jedna lub więcej kości; 1 sesterc za każde oczko.
    - **Dobrać karty:** jedna kość; dobierz tyle kart, ile pokazuje, zostaw jedną, pozostałe odrzuć odkryte. Gdy talia się skończy, karty odrzucone są tasowane i tworzą nową.
    - **Aktywować kartę:** użyj kości z numerem jej krążka i zrób, co mówi karta. Trzeba zrobić wszystko, chyba że jest tam „możesz”. Karty, która potrzebuje celu, nie da się użyć, gdy celu nie ma. Tej samej karty możesz użyć ponownie inną kością.
    - **Menu:** *{ button-back }* cofa wybór, dopóki nic nie zostało zapłacone, rzucone, dobrane ani pokazane.
    - Naprzeciwko leży karta drugiego gracza na tym samym krążku; obok krążka są krążki o numerze o jeden większym i o jeden mniejszym po twojej stronie.
rules-combat-title = Walka
rules-combat = Atakują Legionarius, Centurio, Velites i Onager. Kością walki rzuca się raz. Jeśli wynik jest równy obronie atakowanej karty lub większy, karta jest odrzucana; jeśli nie, nic się nie dzieje. Atakującemu nigdy nic nie grozi.
    Obrona widoczna na stole to ta, która obowiązuje w tej chwili: każda **Turris** po stronie obrońcy dodaje 1 jego pozostałym kartom, a każde **Essedum** użyte w tej turze odejmuje 2. Znaki ▲ i ▼ wskazują obronę inną niż wydrukowana.
    Gladiator, Sicarius i Nero nie walczą: to, co wybiorą, odchodzi bez względu na obronę.
rules-characters-title = Postacie od Architectus do Legat
rules-characters =
    Koszt · obrona · kości. Wszystkie są okrągłe i żółte.
    - **Architectus** (3 · 4 · 1): możesz wyłożyć za darmo dowolną liczbę budynków z ręki, także na własne karty.
    - **Centurio** (9 · 5 · 1): atakuje kartę naprzeciwko. Jeśli rzut nie starczy, możesz dołożyć jedną nieużytą kość; jest potem zużyta bez względu na wynik.
    - **Consiliarius** (4 · 4 · 1): zbierz wszystkie swoje postacie i wyłóż każdą z nich na nowo, za darmo, każdą na inny krążek. Przykryte budynki są odrzucane.
    - **Consul** (3 · 3 · 1): jedna z twoich nieużytych kości zmienia się o 1 w górę lub w dół, w granicach od 1 do 6. Potrzebna jest inna nieużyta kość.
    - **Essedum** (6 · 3 · 1): do końca tury wszystkie karty rywala mają obronę mniejszą o 2; kilka użyć się sumuje.
    - **Gladiator** (6 · 5 · 1): dowolna postać rywala wraca na jego rękę.
    - **Haruspex** (4 · 3 · 1): przejrzyj talię, weź z niej dowolną kartę, nie pokazując jej, i potasuj resztę.
    - **Legat** (5 · 2 · 1): zyskaj 1 PZ za każdy krążek bez karty po stronie rywala.
rules-characters-more-title = Postacie od Legionarius do Velites
rules-characters-more =
    - **Legionarius** (4 · 5 · 1): atakuje kartę naprzeciwko.
    - **Mercator** (7 · 2 · 1): kup PZ od rywala, po 2 sesterce za każdy, tyle, ile chcesz i na ile pozwalają twoje pieniądze i jego PZ.
    - **Nero** (8 · 9 · 1): dowolny budynek rywala jest odrzucany, a z nim Nero.
    - **Praetorianus** (4 · 4 · 1): zablokuj krążek; rywal nie może użyć na nim kości w następnej turze. Leżące tam karty pasywne działają dalej.
    - **Scaenicus** (8 · 3 · 1): robi to, co inna twoja postać, jakby leżała na jego krążku. Przy Nero i Sicarius zamiast nich odchodzi Scaenicus. Nie może naśladować innego Scaenicusa.
    - **Senator** (3 · 3 · 1): możesz wyłożyć za darmo dowolną liczbę postaci z ręki, także na własne karty.
    - **Sicarius** (9 · 2 · 1): dowolna postać rywala jest odrzucana, a z nią Sicarius.
    - **Tribunus Plebis** (5 · 5 · 1): zabierz rywalowi 1 PZ.
    - **Velites** (5 · 3 · 1): atakuje dowolną postać rywala.
rules-buildings-title = Budynki
rules-buildings =
    Koszt · obrona · kości. Wszystkie są kanciaste i zielone.
    - **Aesculapinum** (5 · 2 · 1): weź dowolną postać z kart odrzuconych.
    - **Basilica** (6 · 5 · pasywna): każde Forum użyte obok niej daje 2 PZ więcej; przy dwóch Basilicach 4 więcej.
    - **Forum** (5 · 5 · 2): użyj drugiej, dowolnej kości i zyskaj z rezerwy tyle PZ, ile pokazuje. Czego w rezerwie zabraknie, i tak jest zaliczane.
    - **Machina** (4 · 4 · 1): zbierz wszystkie swoje budynki i wyłóż każdy z nich na nowo, za darmo, każdy na inny krążek. Przykryte postacie są odrzucane.
    - **Mercatus** (6 · 3 · 1): zabierz rywalowi 1 PZ za każde Forum po jego stronie.
    - **Onager** (5 · 4 · 1): atakuje dowolny budynek rywala.
    - **Templum** (2 · 2 · pasywna): Forum użyte obok może zapunktować także twoją trzecią kością.
    - **Turris** (6 · 6 · pasywna): twoje pozostałe karty mają obronę większą o 1.
rules-clock-title = Zegar i nieobecność
rules-clock =
    Gdy skończy ci się czas, wybierane jest za ciebie coś prostego. Na początku oddawane są dwie najtańsze karty, a karty trafiają na krążki o najniższych wolnych numerach. Trzy jednakowe kości zostają. W rozpoczętym działaniu wybierane jest „nie” albo „gotowe”, jeśli jest do wyboru; tam, gdzie trzeba wskazać cel lub kartę, najdroższa; zebrane karty wracają na swoje krążki.
    W menu wszystkie nieużyte kości trafiają na krążek pieniędzy, a potem tura się kończy.
rules-end-title = Koniec i remisy
rules-end = Po każdej zmianie PZ: kto ma 0 PZ, od razu przegrywa; gdy rezerwa jest pusta, wygrywa ten, kto ma więcej PZ, nawet w środku tury. Równa liczba PZ to remis. Graczowi nie można zabrać więcej PZ, niż ma. Gra, która się nie kończy, kończy się po turze 200, licząc tury obu graczy; także wtedy wygrywa większa liczba PZ.

# -- Nauka przez grę: podpowiedzi, zasady i ich miejsce w instrukcji
learn-goal = Wygrywasz, gdy rywal nie ma już punktów zwycięstwa (PZ) albo gdy masz ich więcej, gdy rezerwa się skończy. Karty dają i odbierają PZ, a twoje kości używają kart.
learn-exchange = Dwie z twoich kart dostaje { $who }, a dwie przychodzą w zamian. Cztery, które wtedy masz, wykładasz za darmo, więc opłaca się zatrzymać drogie: { $card } kosztuje później { $cost }.
learn-place = { $card }: użyje tej karty kość, która pokaże numer jej krążka. Wszystkie numery wypadają równie często.
learn-place-passive = { $card } działa bez kości, dopóki leży na stole; numer krążka jest obojętny.
learn-place-forward = { $card } atakuje kartę naprzeciwko, na tym samym krążku.
learn-place-beside = Basilica lub Templum obok Forum podnosi jego wartość, więc zostaw tam miejsce.
learn-roll-triple = Trzy jednakowe kości mogą użyć tylko jednego krążka. Rzuć jeszcze raz, chyba że ten numer ci pasuje.
learn-menu = Twoje kości: { $dice }. Każda robi jedną rzecz: daje pieniądze, daje kartę albo używa karty na krążku o swoim numerze.
learn-menu-two = Zostały dwie kości: { $dice }. Jako pieniądze dają { $sum }; masz { $money }.
learn-menu-one = Została jedna kość: { $dice }. Przepadnie, jeśli zakończysz teraz turę.
learn-menu-none = Kości już nie ma, ale do wyłożenia karty ich nie trzeba. Masz { $money ->
    [one] { $money } sesterc
    [few] { $money } sesterce
   *[many] { $money } sesterców
}.
learn-menu-end = Kości już nie ma, a na żadną kartę z ręki nie starczy pieniędzy: zakończ turę.
learn-menu-activate = Kość { $die } może teraz użyć karty { $card }. { $does }
learn-menu-empty = Puste krążki po twojej stronie: { $empty }. Każdy kosztuje cię 1 PZ na początku tury, więc wyłóż tam karty.
learn-menu-lay = Do wyłożenia karty nie trzeba kości, tylko pieniędzy: masz { $money }. Wyłożonej karty możesz użyć jeszcze w tej turze.
learn-lay = Płacisz od razu. Masz { $money ->
    [one] { $money } sesterc
    [few] { $money } sesterce
   *[many] { $money } sesterców
}.
learn-lay-nothing = Na żadną z twoich kart nie starczy pieniędzy: { $money }. Najpierw weź pieniądze.
learn-lay-end = Na żadną z twoich kart nie starczy pieniędzy: { $money }. Żadna kość nie da ich już więcej, więc zakończ turę.
learn-disc = Na razie puste: { $discs }. Karta tam oszczędza ci 1 PZ na turę.
learn-disc-full = Na wszystkich twoich krążkach leżą karty. Ta, na której położysz nową, jest odrzucana.
learn-free = Karty z ręki, które możesz teraz wyłożyć za darmo: { $cards }. Mogą trafić także na twoje własne karty.
learn-money = Wszystkie te kości dałyby { $sum }. Zachowaj którąś, jeśli może zrobić coś lepszego.
learn-cards = Z { $high } wybierasz spośród { $high } kart, z { $low } spośród { $low }. Tak czy inaczej zostawiasz jedną.
learn-keep = Masz { $money ->
    [one] { $money } sesterc
    [few] { $money } sesterce
   *[many] { $money } sesterców
}. Na co cię stać, to szybko zajmie krążek; co drogie, czeka na ręce.
learn-extra = Brakuje { $missing }. Dołożona kość jest zużyta, nawet jeśli nie wystarczy.
learn-forum = Punktuje kość, którą wybierzesz: { $high } daje { $high } PZ.
learn-forum-templum = Dzięki Templum może punktować także trzecia kość. Jest wtedy zużyta.
learn-fight = Jeden rzut kością walki musi dorównać obronie. Im jest niższa, tym większa szansa.
learn-remove = Nie ma walki: to, co wybierzesz, jest odrzucane, a z nim twoja karta. Wybierz to, co najbardziej ci grozi.
learn-return = Nie ma walki: karta wraca na rękę, a jej ponowne wyłożenie kosztuje pełną cenę.
learn-aesculapinum-card = Możesz wziąć każdą postać z kart odrzuconych, choćby leżała najgłębiej. Budynki tam zostają.
learn-consul-die = Zmień kość tak, by pasowała do karty, której chcesz użyć.
learn-consul-change = Zobacz, który z dwóch numerów ma na krążku lepszą kartę.
learn-haruspex-card = Wybierasz z całej talii i nikt nie widzi, co bierzesz.
learn-mercator-range = Każdy kupiony PZ to jeden więcej dla ciebie i jeden mniej dla rywala, który dostaje twoje pieniądze.
learn-mercator-vp = Każdy kupiony PZ to jeden więcej dla ciebie i jeden mniej dla rywala, który dostaje twoje pieniądze.
learn-praetorianus-disc = Zablokuj krążek karty, która w następnej turze najbardziej ci grozi.
learn-scaenicus-model = Scaenicus robi to, co tamta karta, ale ze swojego krążka.
learn-again = Każda zebrana karta trafia na osobny krążek. Leżąca tam karta drugiego rodzaju jest odrzucana.
learn-why-exchange = Każdy gracz dostaje cztery karty i oddaje dwie z nich drugiemu.
learn-why-place = Gracz rozpoczynający kładzie cztery zakryte karty przy wybranych krążkach, po nim drugi. Odkrywają je razem i nic za nie nie płacą.
learn-why-triple = Kto wyrzuci trzy jednakowe kości, może rzucić wszystkimi jeszcze raz.
learn-why-menu = Po rzucie można zrobić cztery rzeczy, w dowolnej kolejności i dopóki starcza kości i pieniędzy: wyłożyć kartę, wziąć pieniądze, dobrać karty, aktywować kartę. Nieużyte kości przepadają.
learn-why-lay = Żeby wyłożyć kartę, płaci się jej koszt. Kości do tego nie trzeba.
learn-why-disc = Karta może trafić na każdy krążek po twojej stronie; ta, która tam leży, jest odrzucana. Na początku każdej tury płacisz 1 PZ za każdy krążek bez karty.
learn-why-money = Kości na krążku pieniędzy dają tyle sesterców, ile razem pokazują.
learn-why-cards = Za każdą kość na krążku kart dobierasz tyle kart, ile pokazuje, zostawiasz jedną i odrzucasz pozostałe.
learn-why-attack = { $card }: { $does } Jeśli kość walki jest równa obronie atakowanej karty lub większa, karta jest odrzucana.
learn-why-card = Kość na krążku o swoim numerze aktywuje kartę i robi się to, co na niej stoi. { $card }: { $does }
learn-source-setup = Zasady gry { title } – przygotowanie
learn-source-roll = Zasady gry { title } – „Po drugie: rzut kośćmi”
learn-source-actions = Zasady gry { title } – „Po trzecie: cztery możliwości”
learn-source-lay = Zasady gry { title } – „Pierwsza możliwość: wyłożyć kartę”
learn-source-disc = Zasady gry { title } – „Zapłata za puste krążki” i „Pierwsza możliwość: wyłożyć kartę”
learn-source-money = Zasady gry { title } – „Druga możliwość: wziąć pieniądze”
learn-source-cards = Zasady gry { title } – „Trzecia możliwość: wziąć karty”
learn-source-card = Zasady gry { title } – „Czwarta możliwość: aktywować kartę”, i karta { $card }

# Where Art Thou Romeo?

title = Where Art Thou Romeo?
pitch = Blef i zgadywanie: jedna Julia, może jeden Romeo, a każdy twierdzi, że to on. Od 3 do 5 graczy, 5–15 minut.

# -- Opcje stołu
option-lobby_seconds = Czas rozmowy
option-lobby_seconds-value = { $value ->
    [15] 15 sekund
    [30] 30 sekund
    [60] 1 minuta
    [120] 2 minuty
    [300] 5 minut
    [3600] 1 godzina
    [43200] 12 godzin
    [one] { $value } sekunda
    [few] { $value } sekundy
   *[many] { $value } sekund
}

# -- Role
juliet = Julia
romeo = Romeo
count-paris = Hrabia Parys
mercutio = Merkucjo
benvolio = Benwolio
nurse = Niania
tybalt = Tybalt
friar-laurence = Ojciec Laurenty
prince-escalus = Książę Eskalus

# Co zmieści się na karcie wielkości znaczka
juliet-short = Julia
romeo-short = Romeo
count-paris-short = Parys
mercutio-short = Merkucjo
benvolio-short = Benwolio
nurse-short = Niania
tybalt-short = Tybalt
friar-laurence-short = Laurenty
prince-escalus-short = Eskalus

# Ile kto dostaje, najwyżej 100 znaków
juliet-scores = 2, jeśli wskażesz Romea (1, jeśli jest Merkucjo); 1 za „Bez decyzji”, gdy Romea nie ma
romeo-scores = 2, jeśli Julia cię wskaże, tylko 1, jeśli jest Merkucjo
count-paris-scores = 1, jeśli Julia cię wskaże
mercutio-scores = 2, jeśli Julia wskaże Romea; ona i Romeo dostają wtedy tylko po 1
benvolio-scores = 1, jeśli Julia nie wskaże żadnego Romea
nurse-scores = 2, jeśli Julia wskaże Romea
tybalt-scores = 1, jeśli Julia nie wskaże żadnego Romea
friar-laurence-scores = 2, jeśli Julia wskaże Romea
prince-escalus-scores = 1, jeśli Julia nie wskaże żadnego Romea

# To samo na prywatnym obrazku, po jednym warunku w wierszu
when-named = Julia wskazuje ciebie
when-named-mercutio = … i jest Merkucjo
when-found = Julia wskazuje Romea
when-missed = Julia nie trafia na Romea
when-i-find = Wskazujesz Romea
when-i-find-mercutio = … i jest Merkucjo
when-none = „Bez decyzji”, a Romea nie ma

# -- Pytania
place-prompt = Jaką rolę grasz w tej rundzie? Ani Julia, ani inni się nie dowiedzą.
place-confirm = Kładziesz kartę jako { $role }? Położonej karty nie można zmienić.
place-confirm-ok = Kładę
lobby-start = Otwórz rozmowę, gdy chcesz już słuchać.
lobby-start-ok = Otwórz rozmowę
lobby-close = Wszystkie karty leżą. Zamykasz rozmowę przed czasem?
lobby-close-ok = Zamknij rozmowę
announce-prompt = Kto jest Romeem?
none = Bez decyzji
lobby-running = Rozmowa trwa: mówcie!
lobby-early = Julia może ją zamknąć wcześniej, gdy wszystkie karty leżą:

# -- Wydarzenia
event-dealt = Runda { $round }: karty rozdane, Julią jest { $who }.
event-placed = { $who } kładzie kartę.
event-placed-auto = Czas minął: karta gracza { $who } zostaje tak, jak leżała.
event-lobby = Rozmowa trwa. Mów, co chcesz, ale karty nikt nie może pokazać.
event-lobby-over = Koniec rozmowy. Decyduje { $who }.
event-announced = { $who } ogłasza, kto jest Romeem: { $named }.
event-none = { $who } ogłasza: „Bez decyzji”.
event-revealed = { $who } to { $role }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-points = Najwięcej punktów, gdy każdy był już Julią.{ $ties ->
    [0] { "" }
   *[other] { " " }Przy równej liczbie punktów wyżej jest ten, kto wcześniej był Julią.
}
reason-tie = Remis na punkty: przy równej liczbie punktów wyżej jest ten, kto wcześniej był Julią.

# -- Uzasadnienia podpowiedzi: „Mój wybór: Pieniądze. Tak …”
because-points = średnio daje więcej punktów
because-named = daje więcej punktów, jeśli Julia wskaże ciebie
because-other = daje więcej punktów, jeśli Julia wskaże kogoś innego
because-none = daje więcej punktów, jeśli Julia powie „Bez decyzji”
because-rivals = zostawia innym mniej punktów

# -- Co mówi stół
phase-place = Wybór w tajemnicy
phase-lobby = Rozmowa trwa
phase-announce = Kto jest Romeem?
phase-over = Kurtyna opada

turn-place = Jeszcze bez karty: { $who }. { $juliet } (Julia) może otworzyć rozmowę.
turn-place-ready = Wszystkie karty leżą. { $juliet } (Julia) otwiera rozmowę.
turn-lobby = Mówcie! Jeszcze bez karty: { $who }.
turn-lobby-ready = Mówcie! Wszystkie karty leżą.
turn-announce = { $juliet } (Julia) wskazuje Romea albo nikogo.
turn-over = Wygrywa { $who }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

round-of = Runda { $round } z { $rounds }
headline = **{ title }** · { round-of } · { $phase } · { $turn }
headline-over = **{ title }** · { $phase }: { $turn }

fact-juliet = **Julia:** { $juliet }. Następna: { $next }.
fact-juliet-last = **Julia:** { $juliet }, w ostatniej rundzie.
fact-placed = **Gotowi:** { $placed }.
fact-placed-all = **Gotowi:** wszyscy.
fact-automatic = **Przez zegar:** { $who }.
fact-cards = **Karty w grze:** Julia; { $cards }.
fact-card = { $a } / { $b }
fact-scores = **Punkty, kolejno:** { $scores }.
fact-score = { $sign } { $who } { $points }
fact-round = **Runda { $round }:** { $juliet } wskazuje: { $named }. { $roles }.
fact-round-none = **Runda { $round }:** { $juliet } mówi „Bez decyzji”. { $roles }.
fact-role = { $who } { $role } +{ $points }

own-card = **Twoja karta:** { $a } / { $b }.
own-role = **{ $role }:** { $scores }.
own-up = **Jeszcze nie leży.** Jeśli rozmowa skończy się, zanim położysz kartę, twoją rolą będzie **{ $role }**.
own-placed = **Twoja rola to { $role }.** To ostateczne.
own-automatic = **Zegar położył twoją kartę jako { $role }.**
own-juliet = **W tej rundzie Julią jesteś ty** i nie masz karty.

# Obrazki dla tych, którzy ich nie widzą
alt-table = { title } { round-of } · { $phase } · { $turn }
alt-juliet-is = Julia: { $juliet }.
alt-scores = Punkty: { $scores }.
alt-score = { $who } { $points }
alt-over = { title } { $phase }: { $turn }
alt-ranking = Kolejność końcowa: { $scores }.
alt-card = Twoja karta w rundzie { $round } z { $rounds }: { $a } / { $b }.
alt-card-up = Jeszcze nie leży. Jeśli nic nie zrobisz, twoją rolą będzie { $role }.
alt-card-placed = Twoja rola to { $role }.
alt-card-automatic = Zegar położył ją jako { $role }.
alt-juliet = Runda { $round } z { $rounds }: Julią jesteś ty i nie masz karty.

# -- Na obrazkach
pic-turn-place = Jeszcze bez karty: { $who }.
pic-turn-lobby = Mówcie! Bez karty: { $who }.
pic-round = Runda
pic-round-number = { $round }/{ $rounds }
pic-choosing = wybiera
pic-placed = położona
pic-automatic = przez zegar
pic-juliet = Julia
pic-count = położone
pic-decides = decyduje
pic-wins = wygrywa
pic-in-play = Karty w grze
pic-last-round = Runda { $round }
pic-named = { $juliet } wskazuje: { $named }
pic-none = { $juliet } mówi „Bez decyzji”
pic-ranking = Kolejność
pic-rank = { $rank }.
pic-your-card = Twoja karta
pic-you-are = { $role } to ty
pic-juliet-is = Julią jest { $juliet }.
pic-no-card = Nie masz karty: słuchaj, potem decyduj.
pic-up = Twoja, jeśli nic nie zrobisz
pic-down = Twoja, jeśli ją wybierzesz
pic-is-placed = Położona, ostatecznie
pic-not-played = Niezagrana

# -- Zasady według tematów
rules-goal-title = Cel gry
rules-goal = Zdobądź najwięcej punktów w tylu rundach, ilu jest graczy: w każdej Julią jest kto inny. Julia chce odnaleźć Romea. Pozostali chcą być odnalezieni, pomóc jej albo zobaczyć, jak się myli, i tylko oni wiedzą, co z tego.
rules-turn-title = Twoja tura w trzech zdaniach
rules-turn =
    1. Masz jedną kartę z dwiema rolami. Wybierz jedną w tajemnicy i połóż kartę; to ostateczne.
    2. W rozmowie mówią wszyscy. Mów, co chcesz, prawdę albo nie; karty nigdy nie można pokazać.
    3. Julia wskazuje jednego gracza jako Romea albo mówi „Bez decyzji”. Wszystkie karty są odkrywane i punktują.
rules-roles-title = Role i ich punkty
rules-roles =
    - **Julia:** { juliet-scores }.
    - **Romeo:** { romeo-scores }.
    - **Hrabia Parys:** { count-paris-scores }.
    - **Merkucjo:** { mercutio-scores }.
    - **Benwolio, Tybalt, Książę Eskalus:** { benvolio-scores }; liczy się błędne wskazanie, „Bez decyzji” i runda bez Romea.
    - **Niania, Ojciec Laurenty:** { nurse-scores }.
    - Każda karta ma dwie role: Romeo / Hrabia Parys i Merkucjo / Benwolio są w grze zawsze, Niania / Tybalt od 4 graczy, Ojciec Laurenty / Książę Eskalus przy 5.
rules-lobby-title = Rozmowa
rules-lobby = Julia otwiera rozmowę, kiedy chce, nawet zanim ktokolwiek położy kartę. Rozmowa trwa cały swój czas (30 sekund, chyba że stół wybierze inaczej). Do jej końca wolno jeszcze kłaść karty. Gdy wszystkie karty leżą i minęło 15 sekund, Julia, i tylko ona, może ją zamknąć wcześniej.
rules-scoring-title = Odkrycie kart
rules-scoring = Gdy Julia zdecyduje, wszystkie wybrane role są naraz odkrywane i punktują. Rola, której nie wybierasz, nic nie daje. Każdą minioną rundę widać dalej na stole: kto był Julią, kogo wskazała, kto był kim i ile to dało.
rules-clock-title = Zegar i nieobecność
rules-clock =
    Twoja karta przychodzi jedną stroną do góry i tylko ty widzisz, którą. Jeśli nie położysz jej do końca rozmowy, zostanie położona tą stroną; wszyscy widzą, że zrobił to zegar, nikt nie widzi strony.
    Jeśli Julii skończy się czas, zanim otworzy rozmowę, ta otworzy się sama. Jeśli skończy się, gdy ma wskazać Romea, Julia mówi „Bez decyzji”.
    Przy stole bez zegara każdy gracz może otworzyć rozmowę, gdy leżą już wszystkie karty.
    Julia prowadzona przez komputer otwiera ją, gdy każda osoba położy kartę, najpóźniej minutę po rozdaniu.
rules-end-title = Koniec i remisy
rules-end = Gra kończy się, gdy każdy raz był Julią. Wygrywa największa liczba punktów; z graczy o równej liczbie wyżej jest ten, kto był Julią wcześniej. Zawsze jest więc jeden zwycięzca.

# -- What computers say in the lobby
claim-ask-1 = Kto z was jest moim Romeem? Mówcie!
claim-ask-2 = Fałszywe serce poznam po głosie. Kim jesteś?
claim-ask-3 = Powiedzcie coś, wszyscy. Milczenie też jest wyznaniem.
claim-am-1 = Moja rola to { $role }, daję słowo.
claim-am-2 = Masz przed sobą tę rolę: { $role }. Uwierz mi.
claim-am-3 = Kto, ja? { $role }, oczywiście.
claim-nobody-1 = Nie ma tu dziś żadnego Romea, Julio.
claim-nobody-2 = Nie wskazuj nikogo. I tak się pomylisz.
claim-nobody-3 = Na twoim miejscu nie ufałbym nikomu z nas.

# -- Nauka przez grę: podpowiedzi, zasady i ich miejsce w instrukcji
learn-goal = Trzy rundy, w każdej inna Julia. Julia szuka Romea; pozostali chcą być odnalezieni, pomóc jej albo zobaczyć, jak się myli. Wygrywa największa liczba punktów.
learn-place-named = Po obu stronach twojej karty jest rola, którą Julia ({ $juliet }) ma wskazać: jako Romeo dostajesz 2 punkty (1, jeśli jest Merkucjo), jako Hrabia Parys 1. Żadna inna karta nie ma Romea: kto inny się nim nazywa, kłamie.
learn-place-others = { $a } dostaje 2 punkty, jeśli Julia znajdzie Romea, { $b } dostaje 1, jeśli go nie znajdzie. Nikt nie widzi, co wybierasz.
learn-confirm = Zastanów się jeszcze raz: karta zostaje tak, jak ją położysz.
learn-lobby = Teraz twoja rola to Julia i nie masz karty. Otwórz rozmowę, a inni powiedzą ci, kim są, zgodnie z prawdą albo nie.
learn-close = Już mówili, a każdy mógł skłamać. Zamknij rozmowę, gdy wiesz, co myśleć.
learn-announce = Liczba kart przed tobą: { $others }. Jedna z nich może być Romeem albo Hrabią Parysem. Wskaż tego, kto twoim zdaniem jest Romeem, albo powiedz „Bez decyzji”, jeśli nie jest nim nikt.
learn-why-place = Wszyscy oprócz Julii kładą kartę z jedną z dwóch ról, przed rozmową lub w jej trakcie. Punkty daje tylko ta rola.
learn-why-confirm = Kartę można położyć w dowolnej chwili, zanim skończy się rozmowa. Gdy już leży, roli nie wolno zmienić.
learn-why-lobby = Julia mówi, kiedy zaczyna się rozmowa. Każdy może w niej mówić, co chce, ale nikomu nie wolno pokazać karty.
learn-why-close = Według instrukcji rozmowa trwa 30 sekund. Tutaj Julia może ją zakończyć wcześniej, gdy wszystkie karty leżą.
learn-why-announce = Julia dostaje 2 punkty za wskazanie Romea, tylko 1, jeśli jest Merkucjo, i 1 za „Bez decyzji”, gdy Romea nie ma. W przeciwnym razie nie dostaje nic.
learn-source-play = Instrukcja gry { title } – „Przebieg gry”
learn-source-aid = Instrukcja gry { title } – „Pomoc gracza”

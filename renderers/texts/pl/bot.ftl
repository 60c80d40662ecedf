# Co mówi sam bot: poczekalnie, panele, polecenia, odmowy. Gry mają własne pliki.

# -- Stół
asked = **{ $who }:** { $prompt }
people = **Kto jest kim:** { $who }.
waiting = Czekamy na ruch: { $who }.
table-idle = **Od dawna nikt niczego nie wybiera.** Jeśli tak zostanie, ta gra skończy się sama { $at }.
table-clock = { $who }: czas minął, wybiera zegar.
table-away = { $who }: dwa razy zdecydował zegar, więc teraz decyduje zastępstwo. Wróć przyciskiem *{ button-here }* albo wybierając samodzielnie; nieobecność na końcu oznacza ostatnie miejsce.
button-here = Już jestem
table-renewed = Zasady tej gry zostały w międzyczasie zaktualizowane, więc bieżący krok zaczyna się od nowa.
button-more = Więcej czasu
more-wished = **Więcej czasu?** Za: { $who }. Potrzebna jeszcze zgoda: { $missing }. Naciśnij *{ button-more }*.
more-given = Więcej czasu, zgoda: { $who }.
notice = twoja kolej: [{ $game }]({ $link })
notice-idle = [{ $game }]({ $link }) · Od dawna nikt niczego nie wybiera. Jeśli tak zostanie, gra skończy się sama { $at }.
notice-warning = twój czas na ruch w [{ $game }]({ $link }) kończy się { $at }. Potem wybierze za ciebie zegar.
stub-moved = **{ $game }** · Ciąg dalszy [niżej]({ $link }).
aborted-lobby = **{ $game }** · Ten stół zamknięto przed początkiem gry. `/newgame` otwiera inny.
aborted-lobby-expired = **{ $game }** · Przez pół godziny nic się tu nie działo, więc ten stół zamknięto przed początkiem gry. `/newgame` otwiera inny.
aborted-game-abandoned = **{ $game }** · Nikt do tej gry nie wraca, więc skończyła się sama, bez wyniku. `/newgame` otwiera inną.
aborted-game = **{ $game }** · Ta gra została przerwana. Nie liczy się do rankingu.
announce-head = [{ $game }]({ $link }) · koniec gry
table-vacant = Wolne { $count ->
    [one] miejsce po graczu: { $who }; decyduje tam zastępstwo.
   *[other] miejsca po graczach: { $who }; decydują tam zastępstwa.
} Kto chce je zająć, naciska *{ button-people }*.
aborted-counts = **{ $game }** · Tę grę przerwano, gdy ktoś już od niej odszedł. Ci, którzy zostali, wygrywają z tymi, którzy odeszli.
result-line = **{ $rank }.** { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
result-stopped = **{ $rank }.** { $who }
result-left = **{ $rank }.** { $who }, nieobecność na końcu, więc ostatnie miejsce
result-guest = **{ $rank }.** { $who }, na przejętym miejscu, poza rankingiem
button-hand = Moja ręka
button-people = Ludzie
button-log = Kronika
button-back = Wstecz
button-none = Nic z tego
button-marked = Jak zaznaczone
button-again = Rewanż

# -- Panel
panel-head = **{ $game }** · tylko dla twoich oczu · [do stołu]({ $link })
panel-nothing = Teraz nie masz nic do wyboru.
panel-gone = **{ $game }** · Nie masz już miejsca przy [tym stole]({ $link }).
panel-over = Ta gra się skończyła.
panel-dm-closed = Nie mogę pisać do ciebie wiadomości prywatnych, więc naciśnij *{ button-hand }* przy stole albo wpisz `/hand`, gdy przyjdzie twoja kolej.
panel-warning = Twój czas prawie minął. Gdy się skończy, wybierze za ciebie zegar.
panel-as-of = -# Stan: { $at }; naciśnij ponownie *{ button-hand }*, by zobaczyć, co jest teraz.
panel-trouble = W tej chwili nie mogę pokazać stołu na { $channel }: potrzebuję tam uprawnień *{ permission-view-channel }*, *{ permission-send-messages }*, *{ permission-attach-files }* i *{ permission-read-message-history }*. Nic nie przepadło; gra toczy się tymczasem tutaj.

# -- Poczekalnia
lobby-head = { $game } · zaprasza { $host }
lobby-learn = -# Nie znasz jej? `/learn` nauczy cię tej gry w kilka minut, tylko dla twoich oczu.
lobby-seats = **Przy stole ({ $have } z { $most }):** { $who }
lobby-as = { $name } jako { $who }
lobby-need = { $missing ->
    [0] Gotowe. { $host } zaczyna, gdy wszyscy już są.
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $missing } osób.
   *[many] Brakuje jeszcze { $missing } osób.
}
lobby-check = **Czy jesteś jeszcze?** { $who }: naciśnij *{ button-ready }*. Kto tego nie zrobi, traci miejsce { $at }; gdy zrobią to wszyscy, gra się zaczyna.
button-ready = Jestem tutaj
button-keep = Czekamy dalej
lobby-closes = Jeśli nic się nie wydarzy, stół zamknie się sam { $at }.
lobby-rematch = **Rewanż!** Gra zacznie się, gdy dołączą też: { $who }.
clock = Zegar
clock-line = **Zegar:** { $clock }
clock-alone = -# Sam na sam z komputerami masz tyle czasu, ile chcesz: żaden zegar nie biegnie.
clock-blitz = błyskawica, 2 min na ruch
clock-live = na żywo, 10 min na ruch
clock-day = doba, 24 h na ruch
clock-none = bez zegara, bez pośpiechu
option-line = **{ $option }:** { $value }
button-join = Dołącz
button-leave = Wyjdź
button-start = Zacznij
button-cancel = Anuluj
text-entry-title = Zajmij miejsce
thread-invite = **{ $who }** otwiera w osobnym wątku stół do gry **{ $game }** – dołącz tam!
rematch-open = Rewanż jest [tutaj]({ $link }); naciśnij tam *{ button-join }*.
outcome-ready-waits = *{ button-ready }* ma jeszcze nacisnąć: { $who }. Potem gra się zacznie.
outcome-no-clock = Nikomu nie biegnie zegar, więc więcej czasu nie trzeba.
outcome-more-already = Twoja zgoda już jest. Potrzebna jeszcze zgoda: { $who }.

# -- Co wynikło z naciśnięcia
outcome-done = Gotowe.
outcome-no-table = Nie znam już tego stołu. `/tables` pokazuje twoje, `/newgame` otwiera inny.
outcome-not-seated = Nie grasz przy tym stole. `/newgame` otwiera twój własny.
outcome-not-your-turn = To nie twoja kolej, teraz decyduje { $who }.
outcome-already-answered = Twoja odpowiedź już jest; liczy się pierwsza.
outcome-old-question = Za późno: to pytanie jest zamknięte. Naciśnij *{ button-hand }* przy stole, by zobaczyć, co jest teraz otwarte.
outcome-over = Ta gra się skończyła. `/newgame` otwiera inną.
outcome-not-started = Gra jeszcze się nie zaczęła. Gospodarz naciska *{ button-start }*, gdy wszyscy już są.
outcome-started = Gra już się zaczęła. `/tables` ma do niej link.
outcome-no-back = Tego nie można już cofnąć: ktoś to już widział albo coś już z tego wiesz.
outcome-busy = Ktoś był w tej chwili szybszy. Naciśnij jeszcze raz.
outcome-not-host = Może to zrobić tylko gospodarz stołu albo ktoś, kto może zarządzać serwerem.
outcome-full = Ten stół jest pełny. `/newgame` otwiera inny.
outcome-joined-already = Już siedzisz przy stole.
outcome-text-taken = Nazwa { $text } jest przy tym stole zajęta, więc na razie masz inną. Naciśnij jeszcze raz *{ button-join }*, by ją wybrać.
outcome-text-too-long = Ta nazwa jest za długa; najwięcej znaków: { $most }. Naciśnij jeszcze raz *{ button-join }* i podaj krótszą.
outcome-too-few = Potrzeba osób: { $least }, a { $have ->
    [one] jest jedna
    [few] są { $have }
   *[many] jest { $have }
}. Poproś innych, by nacisnęli *{ button-join }*, albo wybierz komputery w menu *{ computer-hint }*.
outcome-still-secret = Ta gra jeszcze się nie skończyła. Jej zapis otworzy się, gdy się skończy.
outcome-nothing-played = Przy tym stole nie rozegrano gry, więc nie ma czego pokazać.
outcome-not-stoppable = Zaproponować zamknięcie stołu może tylko ktoś, kto przy nim gra. Poczekalnię zamyka jej gospodarz; kto może zarządzać serwerem, może zamknąć każdy stół.
outcome-alone = Nie ma tu kogo pytać prócz komputerów, a gra liczy się do rankingu: przerwać ją to z niej wyjść. Jeśli tego chcesz, naciśnij przy stole *{ button-people }*, a potem *{ button-quit }*.
outcome-not-there = Na tym miejscu nikt już nie siedzi albo ta osoba jest nieobecna. Otwórz ponownie *{ button-people }*, by zobaczyć, kto jest.
outcome-no-vote = Nie masz tu głosu: głosuje tylko ten, kto gra przy tym stole. Jeśli ktoś cię zastępuje, naciśnij najpierw *{ button-here }*.
outcome-vote-over = To głosowanie się skończyło albo zmieniło się to, czego dotyczyło. *{ button-people }* przy stole pokazują, co można teraz zrobić.
outcome-hopeless = Jest za mało osób, by o tym zdecydować. Może to zrobić ktoś, kto może zarządzać serwerem.
outcome-sits-here = Kto siedzi przy tym stole albo od niego odszedł, nie może zająć przy nim innego miejsca.
outcome-taken = To miejsce nie jest wolne. *{ button-people }* przy stole pokazują, które są.

# -- Polecenia
preflight = Nie mogę pisać na { $channel }: potrzebuję tam uprawnienia *{ $permission }*. Może je nadać ktoś, kto zarządza kanałem.
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii czatu
permission-create-public-threads = Tworzenie publicznych wątków
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
too-many-tables = Stołów na tym serwerze jest już { $most }, tyle, na ile pozwalają jego ustawienia. Zamknij któryś poleceniem `/stop` albo poproś kogoś, kto może zarządzać serwerem, o zwiększenie *{ setting-tables }* w `/settings server`.
not-in-this-channel = Miejsce stołów tego serwera: { $channels }. Użyj `/newgame` tam.
options-unknown = Ta gra nie ma opcji { $name }. Ma: { $names }.
options-value = { $name } może mieć wartość: { $values }.
show-done = Stawiam stół na końcu jego kanału.
stop-head = Zamknąć stół? Jeśli trwa gra, pytani są pozostali, chyba że możesz zarządzać serwerem.
stop-button = Zamknij stół { $number }: { $game }
stop-opened = otwarty { $at }
stop-sure = Przerwać teraz grę [{ $game }]({ $link }) bez pytania o zgodę? Grają: { $who }. Nie liczy się nikomu i nie można jej dokończyć.
button-stop-yes = Tak, przerwij
stop-done = Stół jest zamknięty.
stop-none = Na tym serwerze nie ma otwartego stołu.
gone-host = Kanał twojego stołu został usunięty, więc stół trzeba było zamknąć. `/newgame` otwiera inny.

tables-mine = Twoje stoły
tables-none = Nie masz żadnego. `/newgame` otwiera stół.
tables-lessons = { $count ->
    [one] Twoja lekcja czeka
    [few] Twoje lekcje czekają
   *[many] Twoje lekcje czekają
} na dalszy ciąg; otwiera go `/learn` ({ $games }).
tables-others = Inne stoły na tym serwerze
tables-lobby = [{ $game }]({ $link }) · czeka na graczy: { $names }
tables-playing = [{ $game }]({ $link }) · w trakcie: { $names }
tables-hand = { $number }: moja ręka
tables-show = { $number }: postaw na końcu

rules-head = { $game } · { $topic }
rules-learn = -# Wolisz grać? `/learn` uczy tej gry z komputerami, tylko dla twoich oczu.
rules-topic = Inny temat

help-head = Graj tu w gry planszowe
help-text = Wpisz na kanale `/newgame` i niech inni nacisną *{ button-join }*; gospodarz naciska *{ button-start }*. Za mało graczy? Gospodarz dodaje przy stole komputery: łatwe, zwykłe albo trudne.
    Nie ma nikogo albo gra jest ci obca? `/learn` uczy jej przez grę, z komputerami i tylko dla twoich oczu.
    Stół to jedna wiadomość, która zawsze pokazuje najnowszy stan. Przycisk *{ button-hand }* pod nią albo `/hand` pokazuje to, co możesz widzieć tylko ty; jeśli masz otwarte wiadomości prywatne, wysyłam to także tam.
    - `/rules` wyjaśnia grę.
    - `/tables` znajduje twoje stoły. `/table` pokazuje, kto siedzi przy stole, i pozwala wyjść, głosować albo poprosić o wolne miejsce. `/stop` zamyka stół.
    - `/leaderboard` mówi, kto prowadzi, `/profile` i `/history`, co rozegrano, `/verify`, czy było uczciwie.
    - `/settings` pamięta, co ci odpowiada, a `/privacy` mówi, co o tobie przechowuję.

settings-me-head = Co ci odpowiada
settings-me-hint = -# *{ setting-text-only }* usuwa obrazki z twojej ręki, która opisuje wtedy cały stół słowami. *{ setting-contrast }* dotyczy obrazków w twojej ręce. `/privacy` pokazuje i usuwa to, co o tobie przechowuję.
settings-server-head = Stoły na tym serwerze
settings-server-hint = -# Stoły mogą stać na każdym kanale, chyba że wybrano niektóre. Wyniki są ogłaszane tam, gdzie grano, i na kanale wyników.
setting-quiet = **Godziny ciszy:** od { $start } do { $end } w strefie { $zone }, gdzie jest teraz { $now }. Zegary dobowe wtedy dla ciebie stoją; zmiana działa od twojego następnego ruchu.
setting-quiet-none = **Godziny ciszy:** brak. `/settings me` z `quiet` i `zone` ustawia godziny, w których zegary dobowe dla ciebie stoją.
quiet-none = bez godzin ciszy
quiet-when = Od kiedy do kiedy? Podaj też `quiet`, na przykład 22:00-07:00.
quiet-where = W której strefie czasowej? Podaj też `zone`, na przykład Europe/Warsaw.
quiet-hours = Nie umiem odczytać *{ $typed }* jako godzin. Zapisz je jak 22:00-07:00 albo `off`, jeśli nie chcesz żadnych.
quiet-long = Godziny ciszy muszą kończyć się o innej porze, niż się zaczynają, i trwać najwyżej { $most ->
    [one] { $most } godzinę
    [few] { $most } godziny
   *[many] { $most } godzin
}, bo inaczej inni czekaliby bez końca.
quiet-zone = Nie znam strefy czasowej *{ $typed }*. Wybierz jedną z listy, która otwiera się przy pisaniu, na przykład { $near }.
settings-not-yours = Może to zmienić tylko ktoś, kto może zarządzać serwerem.
setting-line = **{ $what }:** { $now }
setting-switch = { $what }: { $now }
setting-lacks = -# Potrzebuję uprawnienia *{ $permission }* na { $channel }. Może je nadać ktoś, kto zarządza kanałem.
setting-gone = -# Nie widzę już { $channel }. Jeśli tego kanału nie ma, wybierz inny w `/settings server`.
setting-language = Język
setting-language-auto = taki, jak w Discordzie
setting-dm = Ręka w wiadomości prywatnej
setting-mention = Wzmianka, gdy twoja kolej
setting-text-only = Same słowa
setting-contrast = Wysoki kontrast
setting-clock = Zegar nowych stołów
setting-tables = Stoły naraz
setting-threads = Osobny wątek dla każdego stołu
setting-computers = Ranking za gry z komputerami
setting-channels = Kanały dla stołów
setting-channels-all = wszystkie
setting-channels-pick = Kanały dla stołów (żaden: wszystkie)
setting-results = Kanał wyników
setting-results-none = brak
setting-results-pick = Kanał wyników
language-name = Polski
settings-no-server = To ustawienia serwera. Użyj polecenia na serwerze.
on = tak
off = nie

# -- Co Discord pokazuje o poleceniach, najwyżej 100 znaków
command-game = Która gra
command-newgame = Otwórz stół na tym kanale
command-newgame-clock = Ile czasu jest na każdy ruch
command-newgame-options = Opcje gry, na przykład lobby_seconds=60
command-newgame-thread = Czy stół dostaje osobny wątek
command-hand = Zobacz swoją rękę i to, co możesz wybrać, tylko dla twoich oczu
command-tables = Znajdź swoje stoły i stoły tego serwera
command-stop = Zamknij swój stół, jeśli pozostali się zgodzą
command-table = Zobacz, kto siedzi przy stole: wyjście, głosowanie, oddanie i zajęcie miejsca
command-substitute = Zaproś kogoś na swoje miejsce albo na wolne
command-substitute-member = Kto ma zająć miejsce
command-audit = Przeczytaj, co zrobiono ze stołami tego serwera (dla zarządzających nim)
command-leaderboard = Zobacz, kto prowadzi w danej grze na tym serwerze
command-leaderboard-period = Z jakiego czasu
command-leaderboard-by = Co decyduje o kolejności
command-profile = Zobacz czyjeś gry, rankingi i rywali na tym serwerze
command-profile-member = Czyje; twoje, jeśli nikogo nie wybierzesz (kto odszedł: wklej id użytkownika)
command-history = Znajdź zakończone gry tego serwera
command-history-game = Tylko ta gra
command-history-member = Tylko ta osoba
command-verify = Sprawdź zapis gry: zagraj ją ponownie od jej ziarna
command-verify-file = Plik, który daje przycisk Zapis przy zakończonym stole
command-learn = Naucz się gry, grając z komputerami, tylko dla twoich oczu
command-rules = Przeczytaj zasady gry
command-help = Jak grać z tym botem
command-diagnose = Zobacz, co tu działa, a co nie (dla zarządzających serwerem)
command-privacy = Co o tobie przechowuję: do wglądu albo do usunięcia
command-privacy-export = Odbierz w pliku wszystko, co o tobie przechowuję
command-privacy-delete = Usuń wszystko, co o tobie przechowuję
command-settings = Co odpowiada tobie, a co temu serwerowi
command-settings-me = Jak ten bot się z tobą kontaktuje
command-settings-me-dm = Twoja ręka w wiadomości prywatnej
command-settings-me-mention = Wzmianka, gdy twoja kolej
command-settings-me-quiet = Godziny, w których zegary dobowe dla ciebie stoją, np. 22:00-07:00, albo off
command-settings-me-zone = Strefa czasowa, w której jesteś, na przykład Europe/Warsaw
command-settings-server = Stoły na tym serwerze (dla tych, którzy nim zarządzają)
command-settings-server-clock = Zegar, z którym zaczynają nowe stoły
command-settings-server-tables = Ile stołów może stać naraz
command-settings-server-threads = Czy każdy stół dostaje osobny wątek
command-settings-server-computers = Czy gry z komputerami liczą się do rankingu
desk-head = Ludzie przy stole [{ $game }]({ $link })
desk-line = { $state ->
    [vacant] { $who }: miejsce wolne, decyduje zastępstwo
    [away] { $who }: nieobecność, decyduje zastępstwo
   *[other] { $who }
}
desk-host = {" "}· gospodarz
desk-seated = Aby oddać swoje miejsce wybranej osobie, wpisz `/substitute`. Kto wychodzi, jest w tej grze na ostatnim miejscu, cokolwiek stanie się dalej.
desk-stranger = { $free ->
    [0] Nie ma wolnego miejsca.
   *[other] Możesz poprosić o wolne miejsce. Jego karty zobaczysz, gdy grający się zgodzą. Gra nie liczy się do twojego rankingu.
}
desk-moderator = Możesz zarządzać tym serwerem. To, co tu zrobisz, zostanie ogłoszone przy stole i zapisane w `/audit`.
desk-take = Zajmij miejsce: { $who }
desk-host-menu = Przekaż rolę gospodarza
desk-host-menu-choice = Gospodarzem zostaje { $who }
desk-lobby = Gra jeszcze się nie zaczęła. *{ button-leave }* przy stole zwalnia twoje miejsce. Gospodarz może tu przekazać komuś swoją rolę albo kogoś odprawić.
desk-away-menu = Odpraw kogoś od stołu
desk-away-menu-choice = Odpraw: { $who }
desk-kick-menu = Usuń kogoś głosowaniem
desk-kick-menu-choice = Głosuj za usunięciem: { $who }
desk-override-menu = Usuń kogoś od stołu teraz
desk-override-menu-choice = Usuń teraz: { $who }
button-quit = Wyjdź z gry
button-quit-yes = Tak, wychodzę
button-propose-stop = Głosuj za przerwaniem
button-override-stop = Przerwij grę teraz
quit-sure = **{ $game }** · Na pewno wychodzisz na dobre z tej gry? Zajmujesz w niej ostatnie miejsce i nie możesz wrócić. Na twoim miejscu decyduje zastępstwo, aż ktoś je zajmie. Jeśli potrzebna ci tylko przerwa, nie rób nic: gdy twój czas minie dwa razy, zastępstwo pomoże, aż naciśniesz *{ button-here }*.
quit-done = Nie grasz już przy tym stole. `/tables` pokazuje stoły, przy których jeszcze grasz.
vote-stop = **{ $by }** chce przerwać [{ $game }]({ $link })
vote-stop-rule = Gra zostanie przerwana, gdy zgodzą się wszyscy obecni albo gospodarz i ponad połowa pozostałych. { $left ->
    [0] Wtedy nie liczy się nikomu.
    [2] Komputery się na to nie zgadzają: wtedy liczy się tak, jakby wszyscy ludzie odeszli.
   *[other] Wtedy ci, którzy zostali, wygrywają z tymi, którzy odeszli albo są nieobecni.
}
vote-kick = **{ $by }** chce usunąć od stołu [{ $game }]({ $link }) gracza **{ $of }**
vote-kick-rule = Potrzebna zgoda pozostałych: { $needed ->
    [one] { $needed } osoba.
    [few] { $needed } osoby.
   *[many] { $needed } osób.
} Potem decyduje zastępstwo, aż ktoś zajmie to miejsce. Osobie, która jest teraz obecna, gra nie policzy się do rankingu.
vote-seat = **{ $by }** zaprasza: **{ $name }** – na miejsce gracza **{ $of }** w [{ $game }]({ $link })
vote-seat-own = **{ $name }** chce zająć miejsce gracza **{ $of }** w [{ $game }]({ $link })
vote-seat-rule = { $granted ->
    [0] Potrzebne jest „tak” gracza { $name }, a do tego { $vacant ->
        [0] gracza { $of }, gospodarza
       *[other] gospodarza
    } albo ponad połowy grających.
   *[other] Potrzebne jest tylko „tak” gracza { $name }.
} Kto zajmuje miejsce, widzi jego karty, a gra nie liczy się do jego rankingu.
vote-said-yes = **Tak:** { $who }
vote-said-no = **Nie:** { $who }
vote-until = To wygasa { $at }.
vote-passed = **Postanowione:** tak będzie.
vote-failed = **Postanowione:** nie.
vote-lapsed = To nie jest już otwarte.
vote-asked = Pytanie do pozostałych jest [tutaj]({ $link }).
button-yes = Tak
button-no = Nie
deed-stop = { $how ->
    [moderator] **{ $by }**, z prawem zarządzania serwerem, przerywa grę przy tym stole.
    [host] **{ $by }**, jako gospodarz, przerywa grę za zgodą pozostałych.
   *[other] Wszyscy obecni przerywają grę.
}
deed-kick = { $how ->
    [moderator] **{ $by }**, z prawem zarządzania serwerem, usuwa od stołu gracza **{ $of }**.
   *[other] Głosowaniem od stołu usunięto gracza **{ $of }**.
} Na tym miejscu decyduje zastępstwo, aż ktoś je zajmie.
deed-seat = **{ $to }** zajmuje miejsce gracza **{ $of }**, { $how ->
    [moderator] za zgodą kogoś, kto może zarządzać serwerem.
    [host] za zgodą gospodarza.
    [self] zgodnie z jego życzeniem.
   *[other] za zgodą większości pozostałych.
}
deed-leave = **{ $by }** wychodzi z gry.
deed-host = { $how ->
    [nobody] Gospodarzem jest odtąd **{ $to }**.
   *[other] **{ $by }** przekazuje rolę gospodarza: **{ $to }**.
}
substitute-robot = Bot nie może zająć miejsca. Wybierz osobę.
substitute-no-seat = Nie masz tu miejsca do oddania i żadne nie jest wolne. *{ button-people }* przy stole pokazują, kto przy nim siedzi.
substitute-which = Jest tu kilka stołów, o które może ci chodzić. Naciśnij *{ button-people }* przy stole albo użyj polecenia w jego wątku.
table-nowhere = Nie ma tu otwartego stołu i nie masz miejsca przy innym. `/newgame` otwiera stół, `/tables` pokazuje stoły tego serwera.
substitute-no-table = Nie toczy się tu gra, do której można by kogoś zaprosić. `/tables` znajduje twoje stoły.
people-which = Ludzie przy którym stole?
people-of = { $number }: ludzie
audit-head = Co zrobiono ze stołami tego serwera
audit-line = { $at } · { $game } `{ $table }` · { $deed }
audit-none = Jeszcze nic: nikt nie wyszedł, nie przerwał gry, nie został usunięty ani nie zajął cudzego miejsca.
privacy-export-head = Co o tobie przechowuję
privacy-export-text = Twoje ustawienia; lekcje, które trwają (`lessons`); twoje miejsca, wybory, głosy i wyniki przy stołach, z nazwami, pod którymi tam grasz; twoje rankingi; oraz to, co moderatorzy lub ty zrobiliście ze stołami (`audit`). Czas jest podany w UTC. O innych nie ma tu nic, a z trwających gier nic, czego nie wiesz. `/privacy delete` to usuwa.
privacy-sure-head = Usunąć wszystko, co o tobie przechowuję?
privacy-sure-text = - Znikają twoje ustawienia i lekcje i nie ma cię już w żadnym rankingu ani profilu.
    - W rozegranych grach na twoim miejscu zostaje ktoś bez nazwy: wyniki i rankingi innych się nie zmieniają.
    - Twoich rankingów nie da się przywrócić. Jeśli zagrasz znowu, zaczynasz od nowa.
    - To, co już opublikowano na kanałach, na przykład wyniki, zostaje tam, aż ktoś to usunie.

    `/privacy export` daje ci wcześniej plik z tym wszystkim.
privacy-sure-tables = **Odchodzisz teraz { $count ->
    [one] od stołu, przy którym jesteś
   *[other] od { $count } stołów, przy których jesteś
}.** Trwające gry toczą się dalej bez ciebie.
privacy-yes = Usuń wszystko
privacy-no = Zachowaj
privacy-kept = Nic nie zostało usunięte.
privacy-done = Wszystko, co o tobie było przechowywane, jest usunięte. Jeśli zagrasz znowu, zaczynasz od nowa.
privacy-busy = Nic nie zostało usunięte: w tej chwili nie można było zabrać cię od stołu, bo inni przy nim grali. Spróbuj jeszcze raz albo zamknij najpierw swoje stoły poleceniem `/stop`.
diagnose-head = Jak się mam na { $channel }
diagnose-well = Wszystko w porządku: mam tu wszystkie potrzebne uprawnienia.
diagnose-not-here = - Stoły tego serwera są otwierane na innych kanałach: zobacz `/settings server`.
diagnose-hidden = - Z braku uprawnienia na kanale nie da się pokazać { $count ->
    [one] jednego stołu
   *[other] { $count } stołów
}. Gry toczą się dalej w wiadomościach prywatnych i z `/hand`.
diagnose-overdue = - { $count ->
    [one] Jeden stół czeka
    [few] { $count } stoły czekają
   *[many] { $count } stołów czeka
} dłużej, niż pozwala zegar. Zamknij poleceniem `/stop` to, co stoi, i powiedz o tym właścicielowi tego bota.
diagnose-latency = **Discord:** { $milliseconds ->
    [-1] połączenie nie działa prawidłowo
   *[other] odpowiada w { $milliseconds } ms
}
diagnose-database = **Baza danych:** { $milliseconds ->
    [-1] nie działa; powiedz o tym właścicielowi tego bota
   *[other] zapisuje w { $milliseconds } ms
}
diagnose-tables = **Stoły tego serwera:** w grze { $playing }, czekające na graczy { $lobbies }
diagnose-version = **Wersja:** { $version }, działa od { $since }
diagnose-faults = **Co poszło tu od tego czasu nie tak** (właściciel znajdzie to w dzienniku po numerze):
diagnose-fault = - `{ $number }` { $at }: { $kind }
diagnose-no-faults = Od tego czasu nic nie poszło tu nie tak.
diagnose-hint = -# Jeśli ktoś nie widzi moich poleceń, zajrzyj do *Ustawienia serwera → Integracje*: tam można je wyłączyć dla ról i kanałów.

# -- Kłopoty
draining = Uruchamiam się ponownie. Nic nie przepada; naciśnij jeszcze raz za minutę.
error-database = Nie mam dostępu do tego, co przechowuję, więc nic nie zostało zrobione i nic z wcześniejszych wyborów nie przepadło. Spróbuj jeszcze raz za minutę. Jeśli to się powtórzy, podaj właścicielowi tego bota numer { $number }.
error-forbidden = Discord nie pozwala mi na to na { $channel }. Kto może zarządzać serwerem, zobaczy tam przez `/diagnose`, którego uprawnienia mi brakuje.
error-discord = Sam Discord nie odpowiada mi teraz prawidłowo. Nic z wcześniejszych wyborów nie przepadło; spróbuj jeszcze raz za minutę.
error-command = To polecenie się zmieniło. Odśwież Discorda (Ctrl+R; na telefonie zamknij go i otwórz) i użyj go jeszcze raz.
error-value = Discord nie przekazał mi tego, co wpisano. Wybierz z tego, co jest podpowiadane przy pisaniu, i wyślij jeszcze raz.
error-too-big = Ten plik jest za duży dla Discorda. Powiedz o tym właścicielowi tego bota; nic nie przepadło.
error = Coś poszło nie tak i to moja wina, nie twoja. Nic z wcześniejszych wyborów nie przepadło; spróbuj jeszcze raz. Jeśli to się powtórzy, podaj właścicielowi tego bota numer { $number }.

# -- Rankingi, profile, historia
page-of = -# Strona { $page } z { $pages }
page-back = Wstecz
page-on = Dalej

board-head = Ranking: { $game }
board-view = Kolejność: { $by }, { $since }
board-by-rating = ranking
board-by-wins = zwycięstwa
board-by-games = gry
board-since-all = cały czas
board-since-month = ostatnie 30 dni
board-since-week = ostatnie 7 dni
board-line = **{ $rank }.** { $who } · { $wins ->
    [one] { $wins } zwycięstwo
    [few] { $wins } zwycięstwa
   *[many] { $wins } zwycięstw
} · { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}{ with-computers } · { $rating }
board-rating = ranking **{ $rating }**
board-rating-provisional = ranking **{ $rating }** ? tymczasowy
board-yours = ➤ { $line } · prosi o tę listę
board-none-yours = ➤ { $who } nie ma tu { $since ->
    [all] jeszcze
   *[other] w tym czasie
} gry liczonej do rankingu.
board-provisional = -# ? tymczasowy: na razie z niewielu gier, więc ranking może jeszcze mocno odbiegać.
board-computers = -# { $count ->
    [0] Gry z komputerami nie liczą się na tym serwerze.
   *[other] Gry z komputerami liczą się na tym serwerze.
}
with-computers = { $computers ->
    [0] {""}
   *[other] {" "}({ $computers } z komputerami)
}
pic-board-computers = (…): z komputerami
board-empty = Nikt nie zakończył tu { $since ->
    [all] jeszcze
   *[other] w tym czasie
} gry liczonej do rankingu. `/newgame` otwiera stół.
board-sort = Inna kolejność, inny czas
board-alt = { $rank }. { $who }: { $number }.
pic-board-page = { $page } z { $pages }
pic-board-wins = wygrane
pic-board-games = gry
pic-board-rating = ranking
pic-board-empty = Nikt nie zakończył tu { $since ->
    [all] jeszcze
   *[other] w tym czasie
} gry liczonej do rankingu.
pic-board-none-yours = { $who }: { $since ->
    [all] brak jeszcze gry liczonej do rankingu
   *[other] brak gry liczonej do rankingu w tym czasie
}
pic-provisional = tymczasowy

rating-moves = **Rankingi:** { $moves }
rating-move = { $who } { $rating } ({ $change })

profile-head = { $who } na tym serwerze
profile-record = **{ $game }** · { $rating } · { $wins ->
    [one] { $wins } zwycięstwo
    [few] { $wins } zwycięstwa
   *[many] { $wins } zwycięstw
} · { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}{ with-computers } · ostatnio między { $low } a { $high }
profile-streak = **Zwycięstwa z rzędu:** teraz { $now }, najwięcej { $best }
profile-opponents = **Najczęściej przy stole razem:**
profile-opponent = - { $who }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} (wyżej { $ahead }, niżej { $behind }, równo { $level })
profile-unrated = -# { $rated ->
    [0] { $count ->
        [one] Na razie jedna gra, poza rankingiem.
        [few] Na razie { $count } gry, wszystkie poza rankingiem.
       *[many] Na razie { $count } gier, wszystkie poza rankingiem.
    }
   *[other] { $count ->
        [one] Jeszcze jedna gra nie liczy się do rankingu.
        [few] Jeszcze { $count } gry nie liczą się do rankingu.
       *[many] Jeszcze { $count } gier nie liczy się do rankingu.
    }
}
profile-none = { $who } nie ma jeszcze na tym serwerze zakończonej gry. `/newgame` otwiera stół.
profile-alt = { $game } – ranking { $rating }, od { $low } do { $high }, { $games ->
    [one] { $games } gra.
    [few] { $games } gry.
   *[many] { $games } gier.
}
pic-profile = Ranking po każdej grze
pic-profile-start = początek
pic-profile-game = gra { $number }
pic-profile-count = { $wins ->
    [one] { $wins } zwycięstwo
    [few] { $wins } zwycięstwa
   *[many] { $wins } zwycięstw
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}{ $computers ->
    [0] {""}
   *[other] {" "}({ $computers })
}

history-head = Zakończone gry
history-of-game = Zakończone gry: { $game }
history-of-person = Zakończone gry: { $who }
history-of-both = Zakończone gry: { $who }, { $game }
history-line = **{ $number }.** { $date } · [{ $game }]({ $link }) · { $people }
history-line-unrated = **{ $number }.** { $date } · [{ $game }]({ $link }) · { $people } · poza rankingiem
history-left = { $rank }. { $who } (wyjście)
history-seat = { $rank }. { $who } ({ $points })
history-replay = Powtórka { $number }
history-none = Takiej gry jeszcze tu nie zakończono. `/newgame` otwiera stół.

# -- Uczciwość, zapisy, powtórki
table-sealed = -# Rozdane i rzucone z tego, co od początku zamyka ta pieczęć: `{ $hash }`
button-record = Zapis
button-replay = Powtórka
button-film = Ruchomy obrazek
record-head = Zapis tej gry: { $game }
record-text = Od pierwszej wiadomości stół pokazywał tę pieczęć:
    `{ $hash }`
    To SHA-256 ziarna, z którego wzięła się każda karta i każda kość tej gry, oraz soli:
    ziarno `{ $seed }`
    sól `{ $salt }`
    `/verify` z tym plikiem rozgrywa całą grę ponownie od ziarna i mówi, czy pieczęć, posunięcia i wynik się zgadzają. To samo robi `starcrossed verify FILE` na każdym komputerze.

log-head = Co się dotąd wydarzyło przy [tym stole]({ $link }): **{ $game }**
log-lost = Nie mogę już opowiedzieć kroniki tego stołu: jego gra zaczęła się według innych zasad.
replay-head = [Do stołu]({ $link }) · posunięcie { $number } z { $count }
replay-start = Przed pierwszym posunięciem.
replay-choice = **{ $who }:** { $prompt } **{ $choice }**
replay-clock = **{ $who }:** { $prompt } **{ $choice }** (czas minął)
replay-nothing = nic
replay-taken-back = **{ $who }** cofa: { $prompt }
replay-secret = **{ $who }** wybiera w tajemnicy.
replay-pause = { $prompt } **teraz** (czas minął).
replay-first = Początek
replay-back = Wstecz
replay-on = Dalej
replay-last = Koniec
replay-everybody = Tak, jak widzą to wszyscy
replay-eyes = Tak, jak widzi to { $who }
replay-eyes-hint = Czyimi oczami
replay-stop = Posunięcie { $number }
replay-stop-hint = Przejdź do posunięcia
replay-version = Tę grę rozegrano według wersji { $version } jej zasad, { $have ->
    [0] a tej gry już nie znam
   *[other] a dziś jest wersja { $have }
}, więc nie mogę jej powtórzyć.
replay-differs = Nie mogę powtórzyć tej gry: jej zasady traktują dziś posunięcie { $number } inaczej.
film-head = **{ $game }** · [do stołu]({ $link })
film-text = Cała gra tak, jak widzieli ją wszyscy. To plik, który możesz zachować i publikować.

verify-right = Zapis jest prawidłowy: ziarno i sól dają pieczęć, wszystkie posunięcia ({ $number }) są dozwolone i prowadzą tam, gdzie mówi zapis, a wynik jest ich skutkiem.
verify-stopped = Zapis jest prawidłowy tak daleko, jak sięga: ziarno i sól dają pieczęć, a wszystkie posunięcia ({ $number }) są dozwolone i prowadzą tam, gdzie mówi zapis. Potem grę przerwano bez wyniku.
verify-commitment = Zapis jest nieprawidłowy: jego ziarno i sól nie dają pieczęci, którą podaje. Zmieniono co najmniej jedno z trojga.
verify-head = Zapis jest nieprawidłowy: zmieniono to, co mówi przed posunięciami (stół, gra, wersja, opcje, miejsca).
verify-setup = Zapis jest nieprawidłowy: takiego stołu nie ma, bo jego opcje albo liczba miejsc nie są z tej gry.
verify-refused = Zapis jest nieprawidłowy. Pierwsza różnica jest przy posunięciu { $number }: zasady go tam nie dopuszczają.
verify-undo = Zapis jest nieprawidłowy. Pierwsza różnica jest przy posunięciu { $number }: tego, co cofa, nie można było tam cofnąć.
verify-state = Zapis jest nieprawidłowy. Pierwsza różnica jest przy posunięciu { $number }: prowadzi do innego stanu, niż mówi zapis.
verify-seal = Zapis jest nieprawidłowy. Pierwsza różnica jest przy posunięciu { $number }: zmieniono je po sporządzeniu zapisu.
verify-missing = Zapis jest nieprawidłowy. Pierwsza różnica jest przy posunięciu { $number }: brakuje go.
verify-result = Zapis jest nieprawidłowy: wszystkie posunięcia są dobre, ale prowadzą do innego wyniku, niż mówi zapis.
verify-game = Nie mogę sprawdzić tego zapisu: nie znam gry `{ $game }`.
verify-version = Nie mogę sprawdzić tego zapisu: jest z wersji { $version } gry `{ $game }`, a ja znam wersję { $have }. Użyj programu z tamtego czasu.
verify-no-json = To nie jest zapis gry, nawet nie JSON. Podaj bez zmian plik, który daje przycisk *{ button-record }* przy zakończonym stole.
verify-no-record = To nie jest zapis gry w mojej postaci. Podaj bez zmian plik, który daje przycisk *{ button-record }* przy zakończonym stole.
verify-too-big = Ten plik jest za duży jak na zapis gry: ma ponad { $most } kB.
verify-too-long = Posunięć w tym zapisie jest ponad { $most }. Tylu nie rozgrywam ponownie.
verify-not-sent = Discord nie dał mi tego pliku. Spróbuj jeszcze raz za minutę.
verify-kept = To co do litery zapis stołu `{ $table }`.
verify-kept-head = Ale to nie jest zapis, który mam dla stołu `{ $table }`: różni się to, co mówi przed posunięciami.
verify-kept-input = Ale to nie jest zapis, który mam dla stołu `{ $table }`: ten różni się po raz pierwszy przy posunięciu { $number }.
verify-kept-end = Ale to nie jest zapis, który mam dla stołu `{ $table }`: ten ma inny wynik albo inne pieczęcie.
verify-no-table = Nie znam stołu `{ $table }`, więc nie mogę powiedzieć, czy grano przy nim tutaj.
verify-open = Gra przy stole `{ $table }` jeszcze się nie skończyła, więc jej nie porównuję.
verify-old-table = Przy stole `{ $table }` grano według zasad, których już nie znam, więc nie mogę go porównać.

computer-hint = Dodaj komputer
computer-add = Dodaj komputer: { $strength }
computer-remove = Odpraw ostatni komputer
strength-easy = łatwy
strength-easy-detail = Gra szybko i popełnia błędy
strength-normal = zwykły
strength-normal-detail = Rozważa każdy ruch
strength-hard = trudny
strength-hard-detail = Myśli naprzód
computer-called-1 = Baltazar
computer-called-2 = Samson
computer-called-3 = Grzegorz
computer-called-4 = Abram
computer-called-5 = Piotr
computer-called-6 = Rozalina
computer-called-7 = Zuzanna
computer-name-1 = { computer-called-1 } (komputer, { $strength })
computer-name-2 = { computer-called-2 } (komputer, { $strength })
computer-name-3 = { computer-called-3 } (komputer, { $strength })
computer-name-4 = { computer-called-4 } (komputer, { $strength })
computer-name-5 = { computer-called-5 } (komputer, { $strength })
computer-name-6 = { computer-called-6 } (komputer, { $strength })
computer-name-7 = { computer-called-7 } (komputer, { $strength })
lobby-rated = -# { $computers ->
    [0] Gra będzie się liczyć do rankingu.
   *[other] { $rated ->
        [0] Z komputerem przy stole gra nie będzie się liczyć do rankingu.
       *[other] Gra będzie się liczyć do rankingu, a komputery liczą się jak wszyscy. Podpowiedzi nie będzie, a przerwanie gry liczy się jak odejście.
    }
}
table-rated = -# Ta gra liczy się do rankingu.
table-unrated = -# Ta gra nie liczy się do rankingu.
computers-at = { $count ->
    [one] **Komputer:** { $who }.
    [few] **Komputery:** { $who }.
   *[many] **Komputery:** { $who }.
}
computer-is = { $who } ({ $strength })
computer-says = **{ $who }:** { $said }

button-hint = Podpowiedź
hint-one = Mój wybór: **{ $choice }**, bo { $because }. Na 100 gier rozegranych stąd w myślach wygrywa około { $share }.
hint-two = Mój wybór: **{ $choice }**, bo { $because }. Na 100 gier rozegranych stąd w myślach wygrywa około { $share }; drugi najlepszy wybór, **{ $other }**, około { $less }.
hint-even = Mój wybór: **{ $choice }**, bo { $because }. Równie dobry wybór to **{ $other }**: na 100 gier rozegranych stąd w myślach każdy z nich wygrywa około { $share }.
hint-level = Mój wybór: **{ $choice }**, ale równie dobry wybór to **{ $other }**: na 100 gier rozegranych stąd w myślach każdy z nich wygrywa około { $share }.
hint-back = Teraz pozostaje tylko **{ $choice }**; na 100 gier rozegranych stąd w myślach wygrywa około { $share }. Ostatni wybór można jeszcze cofnąć: naciśnij *{ button-back }*, a potem znów *{ button-hint }*.
because-only = nie ma nic innego do wyboru
because-tried = w rozegranych w myślach grach wypada po prostu najlepiej
because-unreadable = inny wybór jest równie dobry, a kto gra różnie, tego nie da się odczytać
hint-nothing = Teraz nikt cię o nic nie pyta. Naciśnij *{ button-hint }*, gdy przyjdzie twoja kolej.
hint-failed = Tym razem bez podpowiedzi: nie udało się tego przemyśleć. Spróbuj za chwilę.
hint-rated = Podpowiedzi są tylko w grach, które nie liczą się do rankingu.

# -- Lekcje
lesson-opening = -# Lekcja tylko dla twoich oczu, z komputerami. Nie biegnie żaden zegar i nic się nie liczy; *{ button-why }* podaje zasadę, a skończyć możesz w każdej chwili.
lesson-goes-on = -# Twoja lekcja trwa dalej od miejsca, w którym ją zostawiasz. *{ button-over }* zaczyna ją od nowa.
lesson-renewed = -# Zasady tej gry się zmieniły, więc twoja lekcja zaczyna się od nowa.
lesson-goal = **Cel gry:** { $goal }
lesson-you = Prowadzisz: **{ $who }**.
lesson-hint = **Podpowiedź:** { $hint }
lesson-why = **Dlaczego:** { $rule }
lesson-helped = Za ciebie wybieram: **{ $choice }**.
lesson-helped-why = Za ciebie wybieram: **{ $choice }**, bo { $because }.
lesson-earlier = -# Pominięte wcześniejsze wydarzenia: { $count }.
lesson-left = Lekcja gry { $game } przerwana
lesson-next = **Co teraz?** `/newgame` otwiera stół: inni naciskają *{ button-join }* albo menu *{ computer-hint }* daje ci rywali. `/rules` ma wszystkie zasady, `/learn` pozostałe gry.
lesson-gone = Ta lekcja się skończyła. `/learn` zaczyna następną.
lesson-old = To pytanie jest zamknięte. Wyżej jest twoja lekcja taka, jaka jest teraz.
button-why = Dlaczego?
button-help = Zagraj za mnie
button-hush = Bez podpowiedzi
button-hints = Znów podpowiedzi
button-over = Od początku
button-end = Zakończ lekcję
button-relearn = Jeszcze raz

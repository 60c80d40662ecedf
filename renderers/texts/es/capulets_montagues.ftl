# Capulets & Montagues

title = Capulets & Montagues
pitch = Familias nobles de Verona eligen su hado, derraman sangre y cortejan al Príncipe para ganar Prestigio. De 2 a 7 jugadores, de 30 a 60 minutos.

# -- Al entrar
seat-family = Nombre de tu familia
seat-family-0 = Capuleto
seat-family-1 = Montesco
seat-family-2 = Escalus
seat-family-3 = Della Scala
seat-family-4 = Bevilacqua
seat-family-5 = Nogarola
seat-family-6 = Maffei

# -- Rasgos
trait-blood = Sangre
trait-wealth = Riqueza
trait-favor = Favor
trait-dignity = Dignidad
trait-vigor = Vigor
prestige = Prestigio

# -- Cartas del Hado
card-slaying = Matanza
card-party = Fiesta
card-brawl = Reyerta
card-murder = Asesinato
card-scandal = Escándalo
card-plot = Complot
card-entertainment = Espectáculo
card-build-church = Construir iglesia
card-alms-to-the-poor = Limosna a los pobres
card-manage-estates = Administrar fincas
card-caravans = Caravanas
card-traders = Tratantes
card-markets = Mercados
card-banking = Banca
card-merchants = Mercaderes
card-pay-taxes = Pagar impuestos
card-tariffs = Aranceles
card-church-tithe = Diezmo
card-gifts = Regalos
card-tribute = Tributo
card-fray = Refriega
card-skirmish = Escaramuza
card-costume-ball = Baile de disfraces
card-masquerade = Mascarada
card-government-office = Cargo público
card-public-works = Obras públicas
card-patronage = Mecenazgo
card-tragic-affair = Amor trágico
card-conspiracy = Conspiración
card-donations = Donativos
card-charity = Caridad
card-financing = Financiación
card-collect-tolls = Cobrar peajes
card-loans = Préstamos
card-military-service = Servicio militar
card-wedding = Boda
card-politics = Política
card-corruption = Corrupción
card-public-service = Servicio público
card-dispute = Disputa
card-sword-fight = Duelo a espada
card-luxury-goods = Artículos de lujo
card-spices-and-wines = Especias y vinos
card-artisans = Artesanos
card-craftsmen = Menestrales
card-killing = Homicidio
card-diplomatic-service = Diplomacia
card-alliances = Alianzas
card-festival = Festejos
card-memorials = Monumentos
card-intrigue = Intriga
card-courtly-fashions = Modas cortesanas
card-agriculture = Agricultura
card-harvest = Cosecha
card-guilds = Gremios
card-carnival = Carnaval
card-criminal-activities = Negocios turbios
card-accusations = Acusaciones
card-feudal-obligations = Deberes feudales
card-mortal-feud = Odio mortal

# Qué hace una carta: «Riqueza +2, Vigor −1»
effect = { $trait } { $by }
effects-given = objetivo: { $given }
effects-both = { $own }; objetivo: { $given }

# -- Preguntas
pick-prompt = ¿Qué carta del Hado toma tu familia?
target-prompt = ¿Contra quién va { $card }?
levels = Sangre { $blood }, Riqueza { $wealth }, Favor { $favor }, Dignidad { $dignity }, Vigor { $vigor }, Prestigio { $prestige }

# -- Sucesos
event-founded = { $who } empieza con { $rolls }.
rolled-trait = { $trait } { $sum } ({ $dice })
event-reshuffled = El mazo se ha acabado: se barajan { $cards ->
    [one] { $cards } carta descartada
   *[other] { $cards } cartas descartadas
}.
event-fate = Turno { $turn }. El Hado descubre { $cards }.
event-favor = Igual Vigor ({ $vigor }), así que decide el Favor: { $standing }.
standing = { $who } { $favor }
event-rolled = Igual Vigor e igual Favor, así que deciden los dados: { $rolls }.
rolled = { $who } { $roll }
event-initiative = Iniciativa: encabeza { $who }, después { $others }. Todos salvo quien encabeza ganan 1 de Vigor.
event-picked = { $who } elige { $card }.
event-picked-target = { $who } elige { $card } contra { $target }.
event-resolved = { $card }: { $changes }.
change = { $who } { $trait } { $by } (ahora { $now })
change-floor = { $who } { $trait } { $by } (ahora 0, Prestigio −{ $lost })
save = { $card }: { $who } saca { $sum } ({ $dice }) contra Favor { $favor }
event-saved = { $save }. El Príncipe lo deja pasar.
event-punished = { $save }. ¡Culpable! Un { $roll } en la tabla, { $punishment }: { $changes }.
punishment-fines = Multa
punishment-reprimand = Reprimenda
punishment-reparations = Reparación
punishment-imprisonment = Prisión
punishment-banishment = Destierro
punishment-execution = Ejecución
event-prestige = Prestigio: { $awards }.
award = { $best } { $who }
award-tied = { $best } empate ({ $who })
best-blood = menor Sangre
best-wealth = mayor Riqueza
best-favor = mayor Favor
best-dignity = mayor Dignidad
best-vigor = mayor Vigor
reason-prestige = { $who } tiene el mayor Prestigio tras 13 turnos.
reason-shared = { $who } comparten la victoria: igual Prestigio tras 13 turnos.

# -- Por qué se da una pista: «Yo elegiría Dinero: te deja …»
because-prestige = deja más Prestigio a tu familia
because-lead = da a tu familia más opciones de tener { $best }
because-save = deja a tu familia con menos que temer del Príncipe
because-rivals = deja peor a la más fuerte de las otras familias

# -- Lo que dice la mesa
turn-of = Turno { $turn } de { $turns }
turn-pick = Elige { $who }
turn-over = Gana { $who } con Prestigio { $prestige }
turn-over-shared = { $who } comparten la victoria con Prestigio { $prestige }

headline = **{ title }** · { turn-of }: { $doing } (elección { $pick } de 7)
headline-over = **{ title }** · { $doing }

fact-families = **Familias por iniciativa** (la mejor en un rasgo gana 1 de Prestigio al final del turno)
fact-family = **{ $place }.** { $sign } **{ $who }** Prestigio { $prestige } · { $levels }
fact-level = { $trait } { $level }
fact-level-best = { $trait } { $level } (la mejor)
fact-fate = **Cartas del Hado que quedan**
fact-card = **{ $card }:** { $effects }
fact-taken = **Elegidas:** { $picks }.
fact-pick = { $sign } { $card } ({ $effects })
fact-pick-target = { $sign } { $card } contra { $target } ({ $effects })
fact-deck = **Mazo:** { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
}; descartadas: { $discard }.
fact-last = **El turno { $turn } ha traído:**
fact-brought = { $sign } { $cards }: { $changes }
fact-brought-target = { $card } a { $target }
fact-brought-nothing = sin cambios
fact-saves = Príncipe: { $saves }.
fact-saved = { $sign } { $sum } contra Favor { $favor } por { $card }, a salvo
fact-punished = { $sign } { $sum } contra Favor { $favor } por { $card }, { $punishment }
fact-awards = +1 de Prestigio: { $awards }.
fact-award = { $best } { $sign }
fact-award-tied = { $best } nadie (empate)
fact-ranking = **Clasificación final**

own-open = En este juego no hay nada secreto: todo está en la mesa.
own-family = Tu familia: { $levels }.

# Las imágenes para quien no las ve
alt-table = { title }, turno { $turn } de { $turns }: { $doing }.
alt-over = { title }: { $doing }.
alt-prestige = Prestigio: { $scores }.
alt-score = { $who } { $prestige }
alt-left = Cartas que quedan: { $cards }.

# -- En las imágenes
pic-ranking = Clasificación final

# -- Reglas, por temas
rules-goal-title = Objetivo
rules-goal = Guía a una familia noble de Verona durante trece turnos y ten al final el mayor Prestigio. El Prestigio empieza en 0 y puede ser negativo. Si hay empate en lo más alto, se comparte la victoria.
rules-turn-title = Tu turno en tres líneas
rules-turn =
    1. **Elige** una de las cartas del Hado que hay en la mesa, cada vez que te llegue el turno hasta que no quede ninguna de las siete.
    2. **Nombra un objetivo** si la carta lo pide. Una elección no se puede cambiar.
    3. **Mira qué ocurre:** las cartas surten efecto, el Príncipe castiga la sangre derramada y la mejor familia en cada rasgo gana Prestigio.
rules-traits-title = Rasgos
rules-traits =
    Cada uno de los cinco rasgos empieza con dos dados. La **Sangre** cuenta tus muertos, así que conviene que sea baja; **Riqueza**, **Favor** del Príncipe, **Dignidad** y **Vigor** convienen altos.
    - **El suelo:** un rasgo nunca baja de cero. Lo que no puede perder lo pierde su familia en Prestigio, uno por uno, sea quien sea quien lo causó.
rules-phases-title = Las seis fases de un turno
rules-phases =
    1. **Hado:** se descubren siete cartas del Hado.
    2. **Iniciativa:** primero el mayor Vigor, luego el mayor Favor, luego los dados. La primera familia encabeza; todas las demás ganan 1 de Vigor.
    3. **Destino:** en ese orden cada familia elige una carta, vuelta tras vuelta, hasta que no queda ninguna de las siete.
    4. **Resolución:** lo elegido surte efecto carta a carta, en el orden en que se eligió.
    5. **Castigo:** quien eligió una carta de sangre se presenta ante el Príncipe.
    6. **Prestigio:** la mejor familia en cada rasgo gana 1 de Prestigio.
rules-cards-title = Cartas del Hado
rules-cards =
    Una carta cambia tus propios rasgos; lo que dice de un **objetivo** afecta a un rival, y todo al mismo. Nombras el objetivo en cuanto eliges la carta. Hasta entonces, *{ button-back }* vuelve a las cartas.
    Nadie puede pasar, apuntar a su propia familia ni cambiar una elección. La última carta se toma sola; con dos jugadores, también el objetivo.
    El mazo tiene sesenta cartas distintas. En el turno 9 se acaba; entonces se barajan los descartes.
rules-punishment-title = El Príncipe
rules-punishment =
    Una **carta de sangre** sube la Sangre de un rival. Por cada una que haya elegido, la familia lanza dos dados: si salen **más que** su propio Favor, lanza un dado y sufre un castigo.
    1. **Multa:** Riqueza −1.
    2. **Reprimenda:** Favor −1.
    3. **Reparación:** Riqueza −1, y el objetivo de la carta gana 1 de Riqueza.
    4. **Prisión:** Dignidad −1, Vigor −1.
    5. **Destierro:** Riqueza −1, Dignidad −1.
    6. **Ejecución:** la propia Sangre +1, Favor −1.
    Se juzgan en el orden en que se eligieron las cartas, cada una con lo que han dejado las anteriores.
rules-prestige-title = Prestigio
rules-prestige = Al final de cada turno ganan 1 de Prestigio la familia con menor Sangre y las de mayor Riqueza, Favor, Dignidad y Vigor. Donde hay empate nadie lo gana.
rules-clock-title = El reloj, y si no estás
rules-clock = Si se te acaba el tiempo, se toma por ti la carta con la mayor suma: tus propios cambios, y lo que hace a un objetivo contado a favor; entre iguales, la que se descubrió antes. Su objetivo es el rival con más Prestigio; entre iguales, el que sigue a tu asiento.
rules-end-title = Final y empates
rules-end = La partida termina tras el turno 13. Gana el mayor Prestigio; a igual Prestigio, igual puesto, y en lo más alto se comparte la victoria.

# -- Aprender jugando: pistas, reglas y dónde están en el reglamento
learn-goal = { $turns } turnos. Las cartas cambian los cinco rasgos de tu familia; cada rasgo en el que vas por delante da Prestigio, y gana el mayor Prestigio.
learn-pick = Este turno eliges { $picks ->
    [one] una vez
   *[other] { $picks } veces
}. Lo que dicen las cartas cambia tus rasgos cuando se han elegido todas; busca lo que te ponga por delante en alguno.
learn-pick-best = Con lo elegido hasta ahora tienes: { $best }. Cada primer puesto da 1 de Prestigio al final del turno si nadie te alcanza, y con el Prestigio se gana la partida.
learn-pick-behind = Con lo elegido hasta ahora no vas por delante en nada, así que este turno no te daría Prestigio. Busca una carta que te ponga por delante en un rasgo.
learn-pick-blood = { $card } derrama sangre: la Sangre de un rival sube { $blood }. El Príncipe lo pasa por alto si dos dados no suman más que tu Favor, que con esta carta y lo elegido hasta ahora sería { $favor }.
learn-pick-floor = Cuidado con { $card }: con lo elegido hasta ahora tienes poco de este rasgo, { $trait } { $level }, y lo que un rasgo no puede perder lo pierdes en Prestigio.
learn-pick-vigor = Elige primero quien tiene más Vigor, y los demás ganan 1. El tuyo es { $vigor } con lo elegido hasta ahora; muchas cartas gastan algo.
learn-target-blood = La menor Sangre da Prestigio. De las otras familias, la que menos tiene con lo elegido hasta ahora es { $who }: { $level }.
learn-target-other = De las otras familias, { $who } es la que más tiene de esto con lo elegido hasta ahora: { $trait } { $level }. Una carta duele más a quien va por delante.
learn-why-pick = Empezando por quien encabeza, cada familia elige una carta del Hado, vuelta tras vuelta, hasta que no queda ninguna de las siete. Al final del turno la menor Sangre y la mayor Riqueza, Favor, Dignidad y Vigor dan 1 de Prestigio; si hay empate, nadie lo gana.
learn-why-target = Una carta con objetivo (una estrella en el reglamento) necesita un rival, que se nombra en cuanto se elige la carta. Todo lo que hace a un objetivo le pasa a esa familia.
learn-source-pick = Reglamento de { title } – «Fase de Destino» y «Fase de Prestigio»
learn-source-target = Reglamento de { title } – «Fase de Resolución» y «Signos de la lista de cartas»

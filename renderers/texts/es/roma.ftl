# Roma

title = Roma
pitch = Pon personajes y edificios junto a seis discos y úsalos con tus dados antes que tu rival. 2 jugadores, 45 minutos.

# -- Opciones de una mesa
option-starts = Quién empieza
option-starts-value = { $value ->
    [random] por sorteo
    [first] quien entró primero
   *[second] quien entró después
}

# -- Cartas
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

# Qué hace cada una, en 100 caracteres como mucho
aesculapinum-does = Toma de los descartes el personaje que quieras.
architectus-does = Pon gratis tantos edificios de tu mano como quieras.
basilica-does = Pasiva: cada Forum que uses a su lado da 2 PV más.
centurio-does = Ataca la carta de enfrente; si la tirada no basta, puedes sumar un dado sin usar.
consiliarius-does = Recoge todos tus personajes y ponlos de nuevo, gratis, en tus discos.
consul-does = Sube o baja en 1 uno de tus dados sin usar.
essedum-does = Hasta el final del turno las cartas rivales tienen 2 menos de defensa.
forum-does = Usa otro dado, el que quieras: ganas tantos PV como marque.
gladiator-does = Devuelve a la mano de tu rival uno de sus personajes.
haruspex-does = Mira el mazo y toma la carta que quieras.
legat-does = Gana 1 PV por cada disco sin carta en el lado de tu rival.
legionarius-does = Ataca la carta de enfrente.
machina-does = Recoge todos tus edificios y ponlos de nuevo, gratis, en tus discos.
mercator-does = Compra PV a tu rival, a 2 sestercios cada uno.
mercatus-does = Quita a tu rival 1 PV por cada Forum de su lado.
nero-does = Descarta un edificio rival, sin combate. Nero cae también.
onager-does = Ataca cualquier edificio rival.
praetorianus-does = Bloquea un disco: tu rival no puede usar dados en él en su próximo turno.
scaenicus-does = Hace lo mismo que otro de tus personajes, como si estuviera aquí.
senator-does = Pon gratis tantos personajes de tu mano como quieras.
sicarius-does = Descarta un personaje rival, sin combate. Sicarius cae también.
templum-does = Pasiva: un Forum que uses a su lado puede sumar además tu tercer dado.
tribunus-plebis-does = Quita 1 PV a tu rival.
turris-does = Pasiva: tus otras cartas tienen 1 más de defensa.
velites-does = Ataca cualquier personaje rival.

# Lo que cabe en una carta del tamaño de un sello
aesculapinum-short = Aesculapin.
tribunus-plebis-short = Tribunus

# -- Preguntas
exchange-prompt = Elige dos cartas para { $who }. Recibes otras dos.
place-prompt = Pon { $card } boca abajo. ¿En qué disco?
roll-triple = Tres dados iguales: { $die }. ¿Te los quedas o lanzas los tres otra vez?
menu-prompt = Tu turno: ¿qué haces ahora?
lay-card = ¿Qué carta pones? Pagas su precio.
lay-disc = ¿En cuál de tus discos va { $card }?
lay-free-building = Architectus: ¿pones gratis un edificio, o ya está?
lay-free-character = Senator: ¿pones gratis un personaje, o ya está?
money-dice = ¿Qué dados van al disco de dinero?
cards-die = ¿Qué dado va al disco de cartas? Robas ese número de cartas y te quedas una.
cards-keep = ¿Con qué carta te quedas? Las demás se descartan.
aesculapinum-card = Aesculapinum: ¿qué personaje tomas de los descartes?
centurio-extra = Centurio ha sacado { $die } contra una defensa de { $defence }. ¿Sumas uno de tus dados?
consul-die = Consul: ¿qué dado cambias?
consul-change = Consul: el { $die } pasa a ser…
forum-die = Forum: ¿con qué dado puntúas?
forum-templum = Templum: ¿puntúas también con el tercer dado, un { $die }?
gladiator-target = Gladiator: ¿qué personaje vuelve a la mano de tu rival?
haruspex-card = Haruspex: ¿qué carta del mazo tomas?
mercator-range = Mercator: ¿cuántos PV compras, más o menos?
mercator-vp = Mercator: ¿cuántos PV compras?
nero-target = Nero: ¿qué edificio se descarta?
onager-target = Onager: ¿qué edificio atacas?
praetorianus-disc = Praetorianus: ¿qué disco bloqueas para el próximo turno de tu rival?
scaenicus-model = Scaenicus: ¿a cuál de tus personajes imitas?
sicarius-target = Sicarius: ¿qué personaje se descarta?
velites-target = Velites: ¿qué personaje atacas?
again-first = { $card } estaba en el disco { $disc }. ¿Dónde va ahora?
again-next = { $card } estaba en el disco { $disc }. ¿Dónde va ahora? Hasta aquí: { $placed }.

# -- Lo que se puede elegir
card-cost = { $card } (cuesta { $cost })
card-copies = { $copies ->
    [one] { card-cost }
   *[other] { $card } (cuesta { $cost }; hay { $copies })
}
disc = Disco { $disc }
disc-empty = Aquí no hay nada.
disc-holds = Aquí está { $card }.
disc-covers = Aquí está { $card }, que se descartaría.
disc-same = Donde estaba.
card-on-disc = { $disc }: { $card }
attack-needs = Cae con { $defence } o más.
die = Dado { $die }
activate = { $die }: { $card }
change = { $new }
buy = { $vp } PV
buy-cost = Por { $money } sestercios
buy-range = De { $low } a { $high } PV
lay = Poner una carta
lay-does = Pagas su precio y la pones en uno de tus discos. Sin dado.
money = Tomar dinero
money-does = Usas dados: 1 sestercio por cada punto.
cards = Robar cartas
cards-does = Usas un dado: robas ese número de cartas y te quedas una.
end = Terminar el turno
end-does = Los dados sin usar se pierden.
nothing = Nada que pueda pagar
nothing-does = Vuelves a tu turno.
done = Ya está
done-does = No pones ninguna más.
no = No
no-does = Guardas el dado para otra cosa.
yes = Sí
yes-does = Lo usas ahora.
keep = Me los quedo
keep-does = Juegas con estos tres dados.
again = Lanzar otra vez
again-does = Lanzas de nuevo los tres dados.

# -- Sucesos
event-exchanged = Los dos han intercambiado dos cartas.
event-placed = { $who } ha puesto cuatro cartas boca abajo, en los discos { $discs }.
event-revealed = { $who } descubre { $cards }.
event-turn = Turno { $turn }: { $who }.
event-paid = { $who } paga { $vp } PV por { $discs ->
    [one] un disco vacío
   *[other] { $discs } discos vacíos
}.
event-rolled = { $who } saca { $dice }.
event-laid = { $who } pone { $card } en el disco { $disc }.
event-laid-free = { $who } pone gratis { $card } en el disco { $disc }.
event-laid-done = { $who } no pone más cartas.
event-covered = { $who } descarta { $card }, que estaba en el disco { $disc }.
event-money = { $who } toma { $money ->
    [one] { $money } sestercio
   *[other] { $money } sestercios
} con { $dice }.
event-drawn = { $who } roba { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} con un { $die }.
event-kept = { $who } se queda una y descarta { $cards }.
event-kept-one = { $who } se la queda.
event-refilled = Los descartes forman el nuevo mazo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
event-activated = { $who } activa { $card } con un { $die }.
event-fetched = { $who } toma { $card } de los descartes.
event-attack = { $who } ataca { $card } en el disco { $disc } y saca { $die } contra { $defence }.
event-extra = { $who } suma un { $die }: en total, { $attack }.
event-beaten = { $card } cae.
event-held = { $card } resiste.
event-moved = { $who } pone de nuevo { $places }.
event-changed = { $who } convierte un { $old } en un { $new }.
event-essedum = Las cartas rivales tienen { $minus } menos de defensa este turno.
event-forum = { $who } puntúa con { $dice } y gana { $vp } PV.
event-returned = { $card } vuelve del disco { $disc } a la mano.
event-searched = { $who } toma una carta del mazo y lo baraja.
event-gained = { $who } gana { $vp } PV.
event-took = { $who } quita { $vp } PV a su rival.
event-bought = { $who } compra { $vp } PV a su rival por { $money } sestercios.
event-removed = { $card }, en el disco { $disc }, se descarta, y con ella { $own }.
event-blocked = { $who } bloquea el disco { $disc } para el próximo turno de su rival.
event-copied = Scaenicus imita a { $card }.
event-ended = { $who } termina el turno.
reason-broke = A { $who } no le quedan PV.
reason-stock = La reserva de PV está vacía.
reason-turns = Se han jugado 200 turnos.
reason-draw = Los dos tienen los mismos PV: empate.

# -- Por qué se da una pista: «Yo elegiría Dinero: te deja …»
because-points = te deja más PV
because-discs = te deja menos discos sin carta
because-cards = hace que cartas más fuertes trabajen para ti en tus discos
because-hand = te deja mejores cartas en la mano
because-money = te deja más dinero
because-dice = deja más provecho a tus dados
because-rival = deja peor a tu rival

# -- Lo que dice la mesa
headline = **{ title }** · Turno { $turn }: { $state }
headline-setup = **{ title }** · { $state }
state-exchange = Los dos eligen dos cartas para dar
state-place = { $who } pone cuatro cartas boca abajo
state-roll = { $who } ha sacado tres iguales
state-act = Juega { $who }
state-drawn = { $who } se queda una de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
state-searching = { $who } mira el mazo
state-laying-building = { $who } pone edificios
state-laying-character = { $who } pone personajes
state-won = Gana { $who }, { $vp } PV a { $other }
state-draw = Empate a { $vp } PV

fact-owner = { $sign } **{ $who }:** { $vp } PV, { $money ->
    [one] { $money } sestercio
   *[other] { $money } sestercios
}, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
} en la mano.
fact-dice = **Dados:** { $dice }.
fact-dice-both = **Dados:** { $dice } (usados: { $used }).
fact-dice-used = **Dados:** todos usados ({ $used }).
fact-side = **Discos de { $who }:** { $places }
place-empty = { $disc } libre
place-back = { $disc } boca abajo
place-own = { $disc } { $card }
place-card = { $disc } { $card }, defensa { $defence }
fact-blocked = **Bloqueado para { $who }:** { $discs }.
fact-essedum = **Essedum:** las cartas de { $who } tienen { $minus } menos de defensa este turno (ya descontado).
fact-stock = **Reserva:** { $stock } PV. **Mazo:** { $pile ->
    [one] { $pile } carta
   *[other] { $pile } cartas
}.
fact-discard = **Descartes** ({ $count }, encima { $top }): { $cards }.
several = { $card } ×{ $count }

own-hand = **Tu mano** (precio): { $cards }.
own-hand-setup = **Tus cartas** (precio): { $cards }.
own-card = **{ $card }:** { $does }
own-hand-empty = **Tu mano** está vacía.
own-drawn = **Has robado** (precio): { $cards }.
own-searching = **En el mazo** (precio): { $cards }.
own-exchanged = **Has dado a { $who }:** { $gave }. **Has recibido:** { $received }.
priced = { $card } ({ $cost }){ copies }
priced-payable = { $card } ({ $cost }, puedes pagarlo){ copies }
copies = { $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}

# Las imágenes para quien no las ve
alt-table = Roma, turno { $turn }: { $state }.
alt-table-setup = Roma: { $state }.
alt-owner = { $who }: { $vp } PV, { $money } de dinero, { $hand } en la mano.
alt-deed = { $who }: { $deed }.
alt-stock = Reserva: { $stock } PV.
alt-side = Discos de { $who }: { $cards }.
alt-back = boca abajo
alt-hand = Tu mano: { $cards }.
alt-hand-empty = Tu mano está vacía.
alt-looking = Miras { $cards }.

# -- En las imágenes
pic-turn = Turno { $turn }
pic-exchange = Da dos cartas
pic-place = Pon boca abajo
pic-over = Fin
pic-hand = Tu mano
pic-drawn = Quédate una
pic-searching = Toma una
pic-empty = No tienes cartas.
pic-several = { $card } ×{ $count }
pic-stock = reserva
pic-pile = mazo
pic-discard = descartes
pic-back = boca abajo
pic-none = –

deed-none = Aún no se ha hecho nada.
deed-none-setup = Cada uno da dos de sus cuatro cartas y pone cuatro boca abajo.
deed-money = { $money ->
    [one] { $money } sestercio
   *[other] { $money } sestercios
} con { $dice }
deed-cards = Cartas robadas con un { $die }
deed-lay = { $card } al disco { $disc }
deed-copy = Scaenicus como { $model }
done-moved = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} de nuevo en mesa
done-laid = { $card } al disco { $disc }
done-laid-many = { $cards } cartas puestas
done-covered = { $cards }: { $count ->
    [one] cubierta
   *[other] cubiertas
}
done-beaten = { $cards }: cae
done-held = { $cards }: resiste
done-discarded = { $cards }: { $count ->
    [one] descartada
   *[other] descartadas
}
done-returned = { $cards }: vuelve a la mano
done-blocked = disco { $discs } bloqueado
done-gained = +{ $vp } PV

# -- Reglas, por temas
rules-goal-title = Objetivo
rules-goal = Dos romanos ponen personajes y edificios a lo largo de una fila de seis discos, numerados del 1 al 6, y los usan el uno contra el otro. Empiezas con 10 puntos de victoria (PV), y hay 16 más en la reserva. La partida termina en cuanto alguien se queda sin PV o la reserva se vacía; gana quien tenga entonces más PV.
    Al principio cada uno recibe cuatro cartas y da en secreto dos de ellas. Después cada uno pone cuatro cartas boca abajo en los discos que elija: primero quien empieza, luego el otro. Se descubren todas a la vez. No se paga nada por ellas.
    Quien empieza se decide por sorteo, salvo que la mesa elija otra cosa. En una mesa de verdad empieza la persona más joven.
rules-turn-title = Tu turno en tres líneas
rules-turn =
    1. **Paga** a la reserva 1 PV por cada uno de los seis discos de tu lado que no tenga carta.
    2. **Lanza** tres dados. Si salen tres iguales puedes lanzarlos otra vez, y tantas veces como ocurra.
    3. **Actúa** cuantas veces quieras y en el orden que quieras, hasta terminar el turno. Cada dado se usa una vez y para una sola cosa; los que sobran se pierden.
    Los dos primeros pasos van solos, y también el final de un turno en el que ya no queda nada que hacer.
rules-actions-title = Lo que puedes hacer
rules-actions =
    - **Poner una carta** (sin dado): paga su precio en sestercios y ponla en cualquier disco de tu lado. Si ya había una carta, se descarta. Puedes usarla en el mismo turno.
    - **Tomar dinero:** uno o más dados; 1 sestercio por cada punto.
    - **Robar cartas:** un dado; roba tantas cartas como marque, quédate una y descarta las demás boca arriba. Cuando el mazo se acaba, se barajan los descartes y forman uno nuevo.
    - **Activar una carta:** usa un dado con el número de su disco y haz lo que dice la carta. Tienes que hacerlo todo, salvo donde diga «puedes». Una carta que necesita un objetivo no se puede usar si no lo hay. Puedes usar la misma carta otra vez con otro dado.
    - **Menús:** *{ button-back }* retira una elección mientras no se haya pagado, lanzado, robado ni enseñado nada.
    - Enfrente está la carta del otro jugador en el mismo disco; al lado están, en tu propio lado, los discos con un número más y un número menos.
rules-combat-title = Combates
rules-combat = Legionarius, Centurio, Velites y Onager atacan. El dado de combate se lanza una sola vez. Si iguala o supera la defensa de la carta atacada, esta se descarta; si no, no pasa nada. Quien ataca nunca sufre daño.
    La defensa que muestra la mesa es la que vale en ese momento: cada **Turris** en el lado de quien defiende da 1 más a sus otras cartas, y cada **Essedum** usado este turno quita 2. ▲ y ▼ señalan una defensa distinta de la impresa.
    Gladiator, Sicarius y Nero no combaten: lo que eligen se va, sea cual sea su defensa.
rules-characters-title = Personajes, de Architectus a Legat
rules-characters =
    Precio · defensa · dados. Todos son redondos y amarillos.
    - **Architectus** (3 · 4 · 1): puedes poner gratis tantos edificios de tu mano como quieras, también sobre tus propias cartas.
    - **Centurio** (9 · 5 · 1): ataca la carta de enfrente. Si la tirada no basta, puedes sumar un dado sin usar; queda usado pase lo que pase.
    - **Consiliarius** (4 · 4 · 1): recoge todos tus personajes y ponlos todos de nuevo, gratis, cada uno en un disco distinto. Los edificios que cubran se descartan.
    - **Consul** (3 · 3 · 1): uno de tus dados sin usar sube o baja 1, siempre entre 1 y 6. Hace falta otro dado sin usar.
    - **Essedum** (6 · 3 · 1): hasta el final del turno todas las cartas rivales tienen 2 menos de defensa; si se usa varias veces, se suma.
    - **Gladiator** (6 · 5 · 1): un personaje rival vuelve a la mano de tu rival.
    - **Haruspex** (4 · 3 · 1): mira el mazo, toma sin enseñarla la carta que quieras y baraja el resto.
    - **Legat** (5 · 2 · 1): gana 1 PV por cada disco sin carta en el lado de tu rival.
rules-characters-more-title = Personajes, de Legionarius a Velites
rules-characters-more =
    - **Legionarius** (4 · 5 · 1): ataca la carta de enfrente.
    - **Mercator** (7 · 2 · 1): compra PV a tu rival, a 2 sestercios cada uno, tantos como quieras, hasta donde alcancen tu dinero y sus PV.
    - **Nero** (8 · 9 · 1): se descarta un edificio rival, y Nero también.
    - **Praetorianus** (4 · 4 · 1): bloquea un disco; tu rival no puede usar dados en él en su próximo turno. Las cartas pasivas que haya allí siguen valiendo.
    - **Scaenicus** (8 · 3 · 1): hace lo mismo que otro de tus personajes, como si este estuviera en el disco de Scaenicus. Con Nero y Sicarius, se descarta Scaenicus en su lugar. No puede imitar a otro Scaenicus.
    - **Senator** (3 · 3 · 1): puedes poner gratis tantos personajes de tu mano como quieras, también sobre tus propias cartas.
    - **Sicarius** (9 · 2 · 1): se descarta un personaje rival, y Sicarius también.
    - **Tribunus Plebis** (5 · 5 · 1): quita 1 PV a tu rival.
    - **Velites** (5 · 3 · 1): ataca cualquier personaje rival.
rules-buildings-title = Edificios
rules-buildings =
    Precio · defensa · dados. Todos son angulosos y verdes.
    - **Aesculapinum** (5 · 2 · 1): toma de los descartes el personaje que quieras.
    - **Basilica** (6 · 5 · pasiva): cada Forum que uses a su lado da 2 PV más; con dos Basilicas, 4 más.
    - **Forum** (5 · 5 · 2): usa otro dado cualquiera y gana de la reserva tantos PV como marque. Lo que falte en la reserva también te cuenta.
    - **Machina** (4 · 4 · 1): recoge todos tus edificios y ponlos todos de nuevo, gratis, cada uno en un disco distinto. Los personajes que cubran se descartan.
    - **Mercatus** (6 · 3 · 1): quita a tu rival 1 PV por cada Forum de su lado.
    - **Onager** (5 · 4 · 1): ataca cualquier edificio rival.
    - **Templum** (2 · 2 · pasiva): un Forum que uses a su lado puede sumar además tu tercer dado.
    - **Turris** (6 · 6 · pasiva): tus otras cartas tienen 1 más de defensa.
rules-clock-title = El reloj, y si no estás
rules-clock =
    Cuando se te acaba el tiempo se elige por ti algo sencillo. Al preparar la partida se dan las dos cartas más baratas, y las demás van a los primeros discos libres. Tres dados iguales se quedan como están. En un efecto ya empezado se elige «no» o «ya está» donde se ofrezca; el objetivo o la carta de mayor precio donde haya que nombrar uno; las cartas recogidas vuelven a sus discos.
    En el menú todos los dados sin usar van al disco de dinero, y el turno termina.
rules-end-title = Final y empates
rules-end = Tras cada cambio de PV: quien tenga 0 PV ha perdido en el acto; si la reserva está vacía, gana quien tenga más PV, aunque sea en mitad de un turno. Con los mismos PV hay empate. A un jugador nunca se le quitan más PV de los que tiene. Una partida que no acaba termina tras el turno 200, contando los de los dos; también entonces gana quien tenga más PV.

# -- Aprender jugando: pistas, reglas y dónde están en el reglamento
learn-goal = Ganas si tu rival se queda sin puntos de victoria (PV), o si tienes más cuando se vacía la reserva. Las cartas dan y quitan PV, y tus dados usan las cartas.
learn-exchange = Dos de tus cartas van a { $who } y recibes otras dos. Las cuatro que tengas entonces se ponen gratis, así que ahora conviene quedarse con las caras: { $card } cuesta { $cost } más adelante.
learn-place = { $card } se usará con un dado que marque el número de su disco. Todos los números salen con la misma frecuencia.
learn-place-passive = { $card } funciona sin dado mientras esté en la mesa; da igual el número de su disco.
learn-place-forward = { $card } ataca la carta de enfrente, la del mismo disco.
learn-place-beside = Una Basilica o un Templum al lado de un Forum lo hacen valer más: deja sitio junto a ellos.
learn-roll-triple = Tres dados iguales solo pueden usar un disco. Lánzalos otra vez, salvo que ese número te convenga.
learn-menu = Tus dados marcan { $dice }. Cada uno hace una cosa: da dinero, da una carta o usa la carta del disco con su número.
learn-menu-two = Quedan dos dados: { $dice }. Como dinero suman { $sum }; tienes { $money }.
learn-menu-one = Queda un dado: { $dice }. Si terminas ahora el turno, se pierde.
learn-menu-none = No quedan dados, pero para poner una carta no hacen falta. Tienes { $money ->
    [one] { $money } sestercio
   *[other] { $money } sestercios
}.
learn-menu-end = No quedan dados ni tienes en la mano una carta que puedas pagar: termina el turno.
learn-menu-activate = Con un { $die } puedes usar ahora { $card }. { $does }
learn-menu-empty = Discos vacíos en tu lado: { $empty }. Cada uno te cuesta 1 PV al empezar tu turno; pon cartas en ellos.
learn-menu-lay = Para poner una carta no hace falta dado, solo dinero: tienes { $money }. Lo que pongas se puede usar en este mismo turno.
learn-lay = Se paga en el acto. Tienes { $money ->
    [one] { $money } sestercio
   *[other] { $money } sestercios
}.
learn-lay-nothing = No te llega el dinero para ninguna de tus cartas: { $money }. Toma dinero antes.
learn-lay-end = No te llega el dinero para ninguna de tus cartas: { $money }. No queda ningún dado que dé más; termina el turno.
learn-disc = Vacíos por ahora: { $discs }. Una carta ahí te ahorra 1 PV por turno.
learn-disc-full = Todos tus discos tienen carta. La que está donde pongas esta se descarta.
learn-free = Cartas de tu mano que ahora puedes poner gratis: { $cards }. También pueden ir sobre cartas tuyas.
learn-money = Todos estos dados darían { $sum }. Guarda uno si puede hacer algo mejor.
learn-cards = Con un { $high } eliges entre { $high } cartas; con un { $low }, entre { $low }. En los dos casos te quedas una.
learn-keep = Tienes { $money ->
    [one] { $money } sestercio
   *[other] { $money } sestercios
}. Lo que puedas pagar llena pronto un disco; lo caro espera en tu mano.
learn-extra = Falta esto: { $missing }. El dado que sumes queda usado, aunque no baste.
learn-forum = Puntúas el dado que elijas: un { $high } da { $high } PV.
learn-forum-templum = Gracias al Templum también puede puntuar tu tercer dado. Entonces queda usado.
learn-fight = Una tirada del dado de combate tiene que igualar o superar la defensa. Cuanto menor sea, mejor.
learn-remove = No hay combate: lo que eliges se descarta, y tu carta también. Elige lo que más daño te haría.
learn-return = No hay combate: la carta vuelve a la mano, y ponerla otra vez cuesta todo su precio.
learn-aesculapinum-card = Sirve cualquier personaje de los descartes, por hondo que esté. Los edificios se quedan ahí.
learn-consul-die = Cambia un dado para que valga con una carta que quieras usar.
learn-consul-change = Mira cuál de los dos números tiene la mejor carta en su disco.
learn-haruspex-card = Puedes elegir entre todo el mazo, y nadie ve lo que tomas.
learn-mercator-range = Cada PV que compras es uno más para ti y uno menos para tu rival, que recibe tu dinero.
learn-mercator-vp = Cada PV que compras es uno más para ti y uno menos para tu rival, que recibe tu dinero.
learn-praetorianus-disc = Bloquea el disco de la carta que más daño podría hacerte en el próximo turno.
learn-scaenicus-model = Scaenicus hace lo que hace esa carta, pero desde su propio disco.
learn-again = Cada carta que has recogido va a un disco distinto. Si allí hay una carta de la otra clase, se descarta.
learn-why-exchange = Cada jugador recibe cuatro cartas y pasa dos de ellas al otro.
learn-why-place = Quien empieza pone sus cuatro cartas boca abajo junto a los discos que elija, y luego el otro. Los dos las descubren a la vez y no se paga nada por ellas.
learn-why-triple = Quien saca tres dados iguales puede lanzarlos todos otra vez.
learn-why-menu = Tras la tirada hay cuatro cosas que hacer, en cualquier orden y mientras haya dados y dinero: poner una carta, tomar dinero, robar cartas, activar una carta. Los dados que sobran se pierden.
learn-why-lay = Para poner una carta se paga su precio. No hace falta ningún dado.
learn-why-disc = Una carta puede ir a cualquier disco de tu lado; la que hubiera se descarta. Al empezar cada turno pagas 1 PV por cada disco sin carta.
learn-why-money = Los dados en el disco de dinero dan tantos sestercios como sumen.
learn-why-cards = Por cada dado en el disco de cartas robas tantas cartas como marque, te quedas una y descartas las demás.
learn-why-attack = { $card }: { $does } Si el dado de combate iguala o supera la defensa de la carta atacada, esta se descarta.
learn-why-card = Un dado en el disco con su número activa una carta, y se hace lo que dice. { $card }: { $does }
learn-source-setup = Reglas de { title } – preparación
learn-source-roll = Reglas de { title } – «Segundo: lanzar los dados»
learn-source-actions = Reglas de { title } – «Tercero: cuatro opciones»
learn-source-lay = Reglas de { title } – «Primera opción: poner carta en juego»
learn-source-disc = Reglas de { title } – «Pagar por discos de dados vacíos» y «Primera opción: poner carta en juego»
learn-source-money = Reglas de { title } – «Segunda opción: dinero»
learn-source-cards = Reglas de { title } – «Tercera opción: una o más cartas»
learn-source-card = Reglas de { title } – «Cuarta opción: activar una carta», y la carta { $card }

# Romeo i Julia

title = Romeo i Julia
pitch = Lleva a Julia y Romeo, entre persecuciones y tiroteos, hasta el villano antes que las demás parejas. De 2 a 4 jugadores, de 45 a 90 minutos.

# -- Habilidades y sucesos, y dónde hay piedras
driving = conducción
deduction = deducción
shooting = puntería
stamina = resistencia
luck = suerte
computers = informática
mark = interrogante

# -- Piedras
red = Julia
blue = Romeo
yellow = la pareja
stone-on = { $stone } en { $place }

# -- Lugares
car-park = Aparcamiento
mountain-road = Alta montaña
racetrack = Circuito
docks = Muelles
bank = Banco
casino = Casino
laboratory = Laboratorio
newsroom = Redacción
funfair = Feria
skyscraper = Rascacielos
night-train = Tren nocturno
grand-hotel = Gran Hotel

# -- Villanos
wolf = el Lobo
magpie = la Urraca
watchmaker = el Relojero
croupier = el Crupier
wolf-short = Lobo
magpie-short = Urraca
watchmaker-short = Relojero
croupier-short = Crupier

# -- Cartas de acción
card-red = roja de { $skill }
card-blue = azul de { $skill }
card-yellow = amarilla de { $skill }
card-julia = Julia especial
card-romeo = Romeo especial
card-julia-short = especial
card-romeo-short = especial
card-used = ~~{ $card }~~ (usada)

# -- Decisión
place-prompt = ¿Dónde va la piedra de { $stone }?
place-keep = Dejar las tres
place-keep-detail = Tus piedras se quedan donde están
place-detail = Habilidad { $value }; { cards-in-hand }
place-mark = { $values }; { cards-in-hand }
cards-in-hand = { $cards ->
    [0] no sirve ninguna de tus cartas
    [one] podría servir { $cards } de tus cartas
   *[other] podrían servir { $cards } de tus cartas
}
skill-value = { $skill } { $value }

# -- Intercambio
exchange-prompt = ¿Qué cartas das a cambio de otras nuevas?
fits-both = A tu favor: { $stones }. En contra: { $players }
fits-own = A tu favor: { $stones }
fits-others = En contra: { $players }
fits-none = No serviría con ninguna piedra

# -- Complicación
complicate-card = ¿Qué carta juegas?
complicate-own = Solo en tu propio lugar cabe una carta más. ¿Cuál?
complicate-target = ¿Dónde juegas la { $card }?
target-own = A tu favor: { $at }
target-raises = Podría servir a { $stones }
target-raises-none = No serviría a ninguna de tus piedras
target-lowers = Podría afectar a { $stones }; hay { $against } de 2 cartas
target-lowers-none = No afectaría a ninguna piedra; hay { $against } de 2 cartas

# -- Final
final-stone = ¿Qué piedra va ahora? Al pulsar se lanza el dado, salvo que antes haya que elegir algo.
final-stone-option = { $stone }: { $outlook }
outlook = { $event } { $value }
outlook-cards = { $event } { $value } (cartas +{ $up } −{ $down })
final-roll = { $stone }, { $event } { $sum }. ¿Lanzas el dado?
final-roll-ok = Lanzar el dado
final-event = En el interrogante: ¿en qué suceso participa { $stone }?
final-cards = { $stone }, { $event }: con *{ final-best }* salen { $sum }. O elige tú qué cartas especiales esperan a otra piedra.
final-best = Lo mejor
final-choose = Elegir las cartas
final-which = ¿Cuáles de estas cartas cuentan ahora?
final-which-forced = ¿Cuáles de estas cartas cuentan ahora, además de { $cards }, que son obligadas?
use-raises = A tu favor: +1
use-lowers = En tu contra: −1

# -- Sucesos de la mesa
event-roll = { $who } saca { $die }.
event-dealer = { $who } reparte primero.
event-turn = Turno { $turn }: reparte { $who }.
event-drawn = { $who } llega a otro lugar: { $at }.
event-faced = { $who } ha encontrado al villano: ¡{ $villain }!
event-waits = { $who } sigue con { $stones }.
event-kept = { $who } deja las tres piedras donde estaban.
event-placed = { $who } coloca a Julia en { $red }, a Romeo en { $blue } y a la pareja en { $yellow }.
event-exchanged = { $who } { $cards ->
    [0] no cambia ninguna carta
    [one] cambia { $cards } carta
   *[other] cambia { $cards } cartas
}.
event-raises = { $who } juega a su favor: { $card }.
event-lowers = { $who } juega contra { $whom }: { $card }.
event-rest = Ya no cabe nada en contra de nadie, así que { $who } añade a su propio lugar: { $cards }.
event-success = { $who }: { $stone }, { $event } { $sum }, y el dado { $die }: { $total }, **éxito**.
event-failure = { $who }: { $stone }, { $event } { $sum }, y el dado { $die }: { $total }, fallo.
sum-plain = { $value }
sum-up = { $value } + { $up } = { $factor }
sum-down = { $value } − { $down } = { $factor }
sum-both = { $value } + { $up } − { $down } = { $factor }
event-completed = { $who } ha completado { $at }: { $completed } de { $needed }.
event-won = ¡{ $who } gana! Ha caído { $villain }.
reason-villain = { $who } ha sido la primera pareja en vencer a un villano. Las demás se ordenan por lugares completados y luego por piedras con éxito.

# -- Por qué se da una pista: «Yo elegiría Dinero: te deja …»
because-locations = te acerca a completar tu lugar
because-stone = da más opciones a la piedra de { $stone }
because-hand = te deja en la mano más cartas que pueden ayudar a tus piedras
because-rivals = deja peor a la más fuerte de las otras parejas

# -- Lo que dice la mesa
phase-decide = Decisión
phase-exchange = Intercambio
phase-complicate = Complicación
phase-final = Fase final
phase-over = Caso cerrado

turn-decide = Cada pareja coloca sus piedras en secreto.
turn-exchange = A mirar todas las piedras y cambiar cartas.
turn-complicate = { $who } juega una carta.
turn-final = { $who } lanza el dado.
turn-over = Gana { $who }: ha caído { $villain }.

task-chosen = Ya has elegido; otros aún piensan.
task-waits = Este turno tus piedras siguen donde están.
task-decide-mine = Coloca tus tres piedras.
task-exchange-mine = Cambia lo que no te sirva.
task-complicate-mine = Te toca: juega una carta.
task-complicate = Antes juegan otros sus cartas.
task-final-mine = Te toca: lanza por tus piedras.
task-final = Otros lanzan el dado.

headline = **{ title }** · Turno { $turn } · { $phase }: { $told }
headline-over = **{ title }** · { $phase }: { $told }

fact-player = **{ $sign } { $who }** { $told }
fact-join = { " · " }
fact-dealer = (reparte)
fact-front = { $at }
fact-at = { $at } ({ $symbols })
fact-no-front = entre dos lugares
fact-stones = { $stones }
fact-gone = con éxito: { $stones }
fact-against = en contra: { $cards }
fact-own = a favor: { $cards }
fact-hand = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano
fact-completed = completados { $completed } de { $needed }
fact-villain = busca: { $villain } ({ $skills })
fact-heroes = Julia: { $julia }. Romeo: { $romeo }
fact-rolls = **Tiradas:** { $rolls }.
fact-rolls-last = **Tiradas del último turno:** { $rolls }.
fact-roll-success = { $who } { $stone } { $event } { $factor } + { $die } = { $total } (éxito)
fact-roll-failure = { $who } { $stone } { $event } { $factor } + { $die } = { $total } (fallo)
fact-piles = **Boca abajo:** { $pile ->
    [one] { $pile } lugar
   *[other] { $pile } lugares
}, { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
} de acción.

own-front = **Tú:** { $at }. { $heroes }.
own-hand = **Tu mano:** { $cards }.
own-card = { $card } ({ $stones })
own-discards = **Das:** { $cards }, cuando todos hayan elegido.
own-planned = **Preparado:** { $stones }. Nadie lo ve hasta que todos hayan colocado.
own-stones = **Tus piedras:** { $stones }.

# Las imágenes para quien no las ve
alt-table = { title } Turno { $turn }. { $phase }: { $told }
alt-done = Completados: { $done }.
alt-completed = { $who } { $completed } de { $needed }
alt-where = { $where }.
alt-at = { $who }: { $at }
alt-hand = Tu mano en el turno { $turn }: { $cards }.
alt-no-hand = Turno { $turn }: no tienes cartas.
alt-front = { $at }.
alt-stones = Piedras: { $stones }.

# -- En las imágenes
pic-turn = Turno
pic-completed = { $completed }/{ $needed }
pic-hand = Tu mano
pic-mine = Tu mesa
pic-given = dadas

# -- Reglas, por temas
rules-goal-title = Objetivo
rules-goal = Llevas a una pareja, Julia y Romeo. Supera los lugares necesarios y después encuentra y vence a tu villano antes de que las otras parejas venzan al suyo. Con 2 jugadores el villano espera tras 6 lugares, con 3 tras 4 y con 4 tras 3.
rules-turn-title = Tu turno en tres líneas
rules-turn =
    1. **Coloca** en secreto tus tres piedras en los sucesos que más prometan por tus habilidades y tus cartas.
    2. **Juega cartas:** cambia lo que no te sirva; después juega una cada vez, para subir tus piedras o bajar las de otros.
    3. **Lanza** el dado por cada piedra: con la habilidad y las cartas hay que llegar a 6. Cuando las tres tienen éxito, el lugar está completado.
rules-phases-title = Las cinco fases de un turno
rules-phases =
    1. **Robo:** quien no tiene delante ningún lugar toma el de encima, o se enfrenta por fin al villano. Todos reciben cinco cartas de acción.
    2. **Decisión:** todos colocan sus piedras en secreto; se descubren a la vez.
    3. **Intercambio:** mira las piedras de todos y cambia por otras nuevas las cartas que quieras.
    4. **Complicación:** por turno, cada uno juega una carta, vuelta tras vuelta, hasta que no queden cartas en ninguna mano.
    5. **Fase final:** por turno, cada uno lanza el dado por cada una de sus piedras.
    En las dos últimas fases empieza quien reparte; en el turno siguiente reparte la persona que le sigue en el sentido de las agujas del reloj.
rules-cards-title = Habilidades, piedras y cartas
rules-cards =
    - **Habilidades:** conducción (coche), deducción (microscopio), puntería (pistola), resistencia (huella), suerte (dial), informática (ratón). Julia y Romeo tienen tres cada uno, de valor 3, 2 y 1; las demás valen 0.
    - **Piedras:** la roja es Julia, la azul Romeo y la amarilla la pareja, que suma las habilidades de los dos.
    - **Las cartas rojas** sirven con una piedra roja o amarilla que esté en la habilidad de la carta, **las azules** con una azul o amarilla, **las amarillas** solo con una amarilla.
    - **La carta Julia especial** sirve con una piedra roja o amarilla en cualquier habilidad, **la carta Romeo especial** con una azul o amarilla.
    Cada carta cuenta 1: a favor en el lugar propio, en contra en el de otro. En las imágenes las cartas en contra están encima del lugar y las cartas a favor debajo; una carta descolorida ya se ha usado.
rules-decision-title = Colocar piedras
rules-decision =
    Cada piedra va a un símbolo distinto: una de las tres habilidades del lugar o el interrogante. La piedra del interrogante participa en un suceso que no está en ese lugar; lo nombras cuando lanzas, de nuevo en cada turno.
    Si quedan allí una o dos piedras del turno anterior, se quedan y no colocas nada. Si quedan las tres, puedes dejarlas o colocarlas de nuevo.
    Un villano tiene tres habilidades y ningún interrogante.
rules-complication-title = Jugar cartas
rules-complication =
    Empezando por quien reparte, cada uno juega una carta cada vez hasta que no queden cartas en las manos. Cualquier carta puede ir a cualquier sitio, aunque allí no sirva de nada.
    En el lugar de un jugador los demás pueden poner dos cartas por turno, no más; en el tuyo no hay límite. Cuando todos tienen ya dos cartas en contra, las que quedan van al lugar de sus dueños.
rules-final-title = Lanzar el dado
rules-final =
    Resuelve tus piedras una tras otra, en el orden que quieras. La habilidad, más tus cartas a favor que sirvan, menos las cartas de otros que afecten, más el dado: **con 6 o más hay éxito** y la piedra deja el suceso. Si no, se queda para el turno siguiente.
    Cada carta cuenta para una sola piedra. Las que solo sirven con una de tus piedras cuentan por sí solas. Una especial que sirve con dos puede esperar a la otra; si está en contra, tiene que contar a más tardar con la última.
    El botón *{ final-best }* guarda tus especiales para una piedra posterior a la que puedan ayudar, y gasta las que están en contra donde la suma es más alta.
    Cuando las tres piedras han tenido éxito, el lugar está completado. Con el villano se gana la partida en el acto. Después se barajan otra vez todas las cartas de acción.
rules-clock-title = Si se te acaba el tiempo
rules-clock =
    - **Decisión:** tres piedras que ya estaban se quedan; si no, van donde tus habilidades sumen más.
    - **Intercambio:** te quedas tus cartas.
    - **Complicación:** la primera carta que sirva a una de tus piedras va a tu lugar; si no, la primera que afecte a otro va al suyo.
    - **Fase final:** roja, azul, amarilla; en el interrogante el mejor suceso; *{ final-best }* para las cartas.
rules-end-title = Final y clasificación
rules-end = Gana la primera pareja que vence a su villano, aunque sea en mitad de una fase final. Las demás se ordenan por lugares completados y luego por las piedras con éxito en la carta que tienen delante; a igualdad, comparten puesto.

# -- Aprender jugando: pistas, reglas y dónde están en el reglamento
learn-goal = Lleva a Julia y Romeo por { $needed } lugares hasta su villano, antes de que las otras parejas encuentren al suyo. En cada lugar tienen que tener éxito tres piedras.
learn-place-red = La roja es Julia. Aquí lo que mejor se le da es { $event }: { $value }. Cuando lances por ella, habilidad, cartas y dado tienen que llegar juntos a 6.
learn-place-blue = La azul es Romeo. De lo que queda libre, lo que mejor se le da es { $event }: { $value }.
learn-place-yellow = La amarilla es la pareja: se suman las dos habilidades. De lo que queda libre, lo mejor es { $event }: { $value }.
learn-place-yellow-mark = La amarilla es la pareja: se suman las dos habilidades. Lo que más promete es el interrogante: al lanzar nombras un suceso que no está impreso aquí, como { $event }: { $value }.
learn-place-mark = Una de tus piedras puede ir al interrogante. Su suceso lo nombras cuando lanzas: cualquiera que no esté impreso aquí.
learn-place-mark-best = Para { $stone } lo que más promete es el interrogante: al lanzar nombras un suceso que no está impreso aquí, como { $event }: { $value }.
learn-place-keep = Tus tres piedras siguen aquí. Déjalas, o colócalas de nuevo según las cartas que tienes ahora.
learn-exchange = { $idle ->
    [one] Una de tus cartas no sirve con ninguna de tus piedras. Cámbiala por otra, salvo que la quieras contra alguien.
   *[other] { $idle } de tus cartas no sirven con ninguna de tus piedras. Cámbialas por otras, salvo que las quieras contra alguien.
}
learn-exchange-none = Todas tus cartas sirven con alguna de tus piedras. Quédatelas con *{ button-none }*.
learn-complicate = Una de tus cartas, la { $card }, sirve con { $stones }: en tu propio lugar suma 1.
learn-complicate-others = Una carta que no sirve con ninguna de tus piedras puede bajar la de otro. Mira dónde están las suyas.
learn-complicate-none = Ninguna de tus cartas sirve con tus piedras. Juega una contra alguien a quien afecte; si no hay nadie, da igual dónde.
learn-complicate-own = Los demás ya tienen dos cartas en contra, así que esta va a tu propio lugar.
learn-complicate-target = En tu propio lugar la carta suma 1 a una piedra con la que sirva; en el de otro resta 1.
learn-final-stone = Se lanza una vez por cada piedra, en el orden que quieras: habilidad, cartas y dado tienen que llegar a 6. Una carta cuenta una sola vez, pero aquí la especial que sirve con dos piedras figura al lado de ambas.
learn-event = En el interrogante decides tú. Sin contar cartas, a { $stone } lo que mejor se le da es { $event }: { $value }.
learn-roll = Necesitas un { $need } o más.
learn-roll-sure = No puede fallar: basta hasta un 1.
learn-roll-vain = Esta vez no basta ningún dado. Lanza de todos modos; la piedra se queda para el turno siguiente.
learn-final-cards = Una carta especial cuenta para una de dos piedras. *{ final-best }* guarda las tuyas para la piedra posterior, si no es segura ya, y gasta las que están en contra donde la suma es más alta. Pulsa *{ final-choose }* para subir ahora esta piedra.
learn-final-which = Toma las cartas que deben contar ahora. Una especial que dejes fuera aún puede contar para otra piedra.
learn-why-place = Cada piedra va a un símbolo distinto, y una puede ir al interrogante. La roja cuenta la habilidad de Julia en ese suceso, la azul la de Romeo, la amarilla las dos. Después no se pueden mover.
learn-why-exchange = Puedes cambiar las cartas que quieras. Se barajan con el mazo y todos vuelven a tener cinco. Mira antes las piedras de todos.
learn-why-complicate = Por turno, empezando por quien reparte, cada uno juega una carta hasta que no queda ninguna en las manos. En el propio lugar sube 1 una habilidad, en el de otro la baja; cada jugador recibe como mucho dos de esas.
learn-why-own = Cada jugador recibe por turno como mucho dos cartas que bajan sus habilidades. Si los demás ya tienen dos, las tuyas solo pueden subir las propias.
learn-why-final = La habilidad, más tus cartas que sirvan, menos las de otros que afecten, más el dado: con { $target } o más hay éxito. Si no, la piedra se queda donde está.
learn-why-event = Una piedra en el interrogante participa en un suceso que no está en el lugar. Cuál de los tres es, lo decides en la fase final.
learn-why-cards = Una carta cuenta para una sola piedra; si sirve con dos, eliges tú. Las de otros que afecten hay que usarlas también.
learn-source-decision = Reglamento de { title } – 4.2 «Fase de decisión»
learn-source-exchange = Reglamento de { title } – 4.3 «Fase de intercambio»
learn-source-complication = Reglamento de { title } – 4.4 «Fase de complicación»
learn-source-success = Reglamento de { title } – 4.5 «Comprobar si un suceso tiene éxito»

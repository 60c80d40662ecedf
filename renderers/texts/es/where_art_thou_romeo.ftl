# Where Art Thou Romeo?

title = Where Art Thou Romeo?
pitch = Farol y olfato: una Julieta, quizá un Romeo, y todos dicen serlo. De 3 a 5 jugadores, de 5 a 15 minutos.

# -- Opciones de una mesa
option-lobby_seconds = Charla
option-lobby_seconds-value = { $value ->
    [15] 15 segundos
    [30] 30 segundos
    [60] 1 minuto
    [120] 2 minutos
    [300] 5 minutos
    [3600] 1 hora
    [43200] 12 horas
   *[other] { $value } segundos
}

# -- Papeles
juliet = Julieta
romeo = Romeo
count-paris = Conde Paris
mercutio = Mercucio
benvolio = Benvolio
nurse = Nodriza
tybalt = Teobaldo
friar-laurence = Fray Lorenzo
prince-escalus = Príncipe Escalus

# Lo que cabe en una carta del tamaño de un sello
juliet-short = Julieta
romeo-short = Romeo
count-paris-short = Paris
mercutio-short = Mercucio
benvolio-short = Benvolio
nurse-short = Nodriza
tybalt-short = Teobaldo
friar-laurence-short = Lorenzo
prince-escalus-short = Escalus

# Cuánto puntúa cada uno, en 100 caracteres como mucho
juliet-scores = 2 si señalas a Romeo (1 si está Mercucio); 1 por «Sin decisión» si no hay Romeo
romeo-scores = 2 si Julieta te señala, solo 1 si está Mercucio
count-paris-scores = 1 si Julieta te señala
mercutio-scores = 2 si Julieta señala a Romeo; ella y Romeo puntúan entonces solo 1
benvolio-scores = 1 si Julieta no señala a ningún Romeo
nurse-scores = 2 si Julieta señala a Romeo
tybalt-scores = 1 si Julieta no señala a ningún Romeo
friar-laurence-scores = 2 si Julieta señala a Romeo
prince-escalus-scores = 1 si Julieta no señala a ningún Romeo

# Lo mismo en la imagen privada, una condición por línea
when-named = Julieta te señala
when-named-mercutio = … y está Mercucio
when-found = Julieta señala a Romeo
when-missed = Julieta no da con Romeo
when-i-find = Señalas a Romeo
when-i-find-mercutio = … y está Mercucio
when-none = «Sin decisión», y no hay Romeo

# -- Preguntas
place-prompt = ¿Qué papel tienes esta ronda? Ni Julieta ni los demás lo sabrán.
place-confirm = ¿Colocas tu carta como { $role }? Una carta colocada no se puede cambiar.
place-confirm-ok = Colocarla
lobby-start = Abre la charla cuando quieras escuchar.
lobby-start-ok = Abrir la charla
lobby-close = Ya están todas las cartas. ¿Cierras la charla antes de tiempo?
lobby-close-ok = Cerrar la charla
announce-prompt = ¿Quién es Romeo?
none = Sin decisión
lobby-running = La charla está abierta: ¡a hablar!
lobby-early = Julieta puede cerrarla antes cuando estén todas las cartas:

# -- Sucesos
event-dealt = Ronda { $round }: cartas repartidas, Julieta es { $who }.
event-placed = { $who } ha colocado su carta.
event-placed-auto = Se acabó el tiempo: la carta de { $who } se queda como estaba.
event-lobby = La charla está abierta. Di lo que quieras, pero nadie puede enseñar su carta.
event-lobby-over = La charla ha terminado. Decide { $who }.
event-announced = { $who } señala a { $named } como Romeo.
event-none = { $who } declara «Sin decisión».
event-revealed = { $who } era { $role }: { $points ->
    [0] ningún punto
    [one] { $points } punto
   *[other] { $points } puntos
}.
reason-points = Gana quien tiene más puntos después de que cada uno haya sido Julieta.{ $ties ->
    [0] { "" }
   *[other] { " " }A igualdad de puntos va delante quien fue Julieta antes.
}
reason-tie = Empate a puntos: a igualdad de puntos va delante quien fue Julieta antes.

# -- Por qué se da una pista: «Yo elegiría Dinero: te deja …»
because-points = puntúa más de media
because-named = puntúa más si Julieta te señala
because-other = puntúa más si Julieta señala a otra persona
because-none = puntúa más si Julieta dice «Sin decisión»
because-rivals = deja menos puntos a los demás

# -- Lo que dice la mesa
phase-place = A elegir en secreto
phase-lobby = La charla está abierta
phase-announce = ¿Quién es Romeo?
phase-over = Cae el telón

turn-place = Sin colocar aún: { $who }. { $juliet } (Julieta) puede abrir la charla.
turn-place-ready = Ya están todas las cartas. { $juliet } (Julieta) abre la charla.
turn-lobby = ¡A hablar! Sin colocar aún: { $who }.
turn-lobby-ready = ¡A hablar! Ya están todas las cartas.
turn-announce = { $juliet } (Julieta) señala a Romeo, o a nadie.
turn-over = Gana { $who } con { $points ->
    [0] 0 puntos
    [one] { $points } punto
   *[other] { $points } puntos
}.

round-of = Ronda { $round } de { $rounds }
headline = **{ title }** · { round-of } · { $phase } · { $turn }
headline-over = **{ title }** · { $phase }: { $turn }

fact-juliet = **Julieta:** { $juliet }. Después, { $next }.
fact-juliet-last = **Julieta:** { $juliet }, en la última ronda.
fact-placed = **Han colocado:** { $placed }.
fact-placed-all = **Han colocado:** todos.
fact-automatic = **Por el reloj:** { $who }.
fact-cards = **Cartas en juego:** Julieta; { $cards }.
fact-card = { $a } / { $b }
fact-scores = **Puntos, en el sentido del reloj:** { $scores }.
fact-score = { $sign } { $who } { $points }
fact-round = **Ronda { $round }:** { $juliet } señaló a { $named }. { $roles }.
fact-round-none = **Ronda { $round }:** { $juliet } dijo «Sin decisión». { $roles }.
fact-role = { $who } { $role } +{ $points }

own-card = **Tu carta:** { $a } / { $b }.
own-role = **{ $role }:** { $scores }.
own-up = **Aún sin colocar.** Si la charla acaba antes de que coloques tu carta, serás **{ $role }**.
own-placed = **Tu papel es { $role }.** Ya no cambia.
own-automatic = **El reloj ha colocado tu carta como { $role }.**
own-juliet = **Eres Julieta** y esta ronda no tienes carta.

# Las imágenes para quien no las ve
alt-table = { title } { round-of } · { $phase } · { $turn }
alt-juliet-is = Julieta: { $juliet }.
alt-scores = Puntos: { $scores }.
alt-score = { $who } { $points }
alt-over = { title } { $phase }: { $turn }
alt-ranking = Clasificación final: { $scores }.
alt-card = Tu carta en la ronda { $round } de { $rounds }: { $a } / { $b }.
alt-card-up = Sin colocar. Si no haces nada, serás { $role }.
alt-card-placed = Tu papel es { $role }.
alt-card-automatic = El reloj la ha colocado como { $role }.
alt-juliet = Eres Julieta en la ronda { $round } de { $rounds } y no tienes carta.

# -- En las imágenes
pic-turn-place = Sin colocar aún: { $who }.
pic-turn-lobby = ¡A hablar! Sin colocar: { $who }.
pic-round = Ronda
pic-round-number = { $round }/{ $rounds }
pic-choosing = eligiendo
pic-placed = colocada
pic-automatic = por el reloj
pic-juliet = Julieta
pic-count = colocadas
pic-decides = decide
pic-wins = gana
pic-in-play = Cartas en juego
pic-last-round = Ronda { $round }
pic-named = { $juliet } señaló a { $named }
pic-none = { $juliet } dijo «Sin decisión»
pic-ranking = Clasificación
pic-rank = { $rank }.
pic-your-card = Tu carta
pic-you-are = Eres { $role }
pic-juliet-is = Julieta es { $juliet }.
pic-no-card = No tienes carta: escucha y decide.
pic-up = Tuyo si no haces nada
pic-down = Tuyo si lo eliges
pic-is-placed = Colocado y definitivo
pic-not-played = No se usa

# -- Reglas, por temas
rules-goal-title = Objetivo
rules-goal = Consigue más puntos que nadie en tantas rondas como jugadores hay: en cada una es Julieta una persona distinta. Julieta quiere encontrar a Romeo. Los demás quieren que los encuentre, ayudarla o verla fallar, y solo ellos saben cuál de las tres cosas.
rules-turn-title = Tu turno en tres líneas
rules-turn =
    1. Tienes una carta con dos papeles. Elige uno en secreto y coloca la carta; ya no se puede cambiar.
    2. En la charla hablan todos. Di lo que quieras, verdad o mentira; una carta nunca se puede enseñar.
    3. Julieta señala a alguien como Romeo o dice «Sin decisión». Se descubren todas las cartas y se puntúa.
rules-roles-title = Los papeles y sus puntos
rules-roles =
    - **Julieta:** { juliet-scores }.
    - **Romeo:** { romeo-scores }.
    - **Conde Paris:** { count-paris-scores }.
    - **Mercucio:** { mercutio-scores }.
    - **Benvolio, Teobaldo, Príncipe Escalus:** { benvolio-scores }; valen tanto un nombre equivocado como «Sin decisión» o una ronda sin Romeo.
    - **Nodriza, Fray Lorenzo:** { nurse-scores }.
    - Cada carta tiene dos papeles: Romeo / Conde Paris y Mercucio / Benvolio están siempre, Nodriza / Teobaldo desde 4 jugadores, Fray Lorenzo / Príncipe Escalus con 5.
rules-lobby-title = La charla
rules-lobby = Julieta abre la charla cuando quiere, incluso antes de que alguien haya colocado su carta. Dura todo su tiempo (30 segundos, salvo que la mesa elija otra cosa). Hasta que termina se puede colocar. Cuando ya están todas las cartas y han pasado 15 segundos, Julieta, y nadie más, puede cerrarla.
rules-scoring-title = El desenlace
rules-scoring = Cuando Julieta ha hablado, se descubren y puntúan a la vez todos los papeles elegidos. El papel que no elegiste no puntúa. Cada ronda pasada sigue a la vista en la mesa: quién era Julieta, a quién señaló, quién era qué y cuánto puntuó.
rules-clock-title = El reloj, y si no estás
rules-clock =
    Tu carta llega con un lado arriba, y solo tú ves cuál. Si no la has colocado cuando termina la charla, se coloca con ese lado; todos ven que lo hizo el reloj, nadie ve el lado.
    Si a Julieta se le acaba el tiempo antes de abrir la charla, esta se abre sola. Si se le acaba cuando debe señalar a Romeo, dice «Sin decisión».
    En una mesa sin reloj cualquiera puede abrir la charla cuando ya están todas las cartas.
    Una Julieta llevada por una máquina la abre cuando todas las personas han colocado, como tarde un minuto después del reparto.
rules-end-title = Final y empates
rules-end = La partida termina cuando cada uno ha sido Julieta una vez. Gana quien tiene más puntos; con los mismos puntos va delante quien fue Julieta antes. Así siempre hay una sola persona ganadora.

# -- What computers say in the lobby
claim-ask-1 = ¿Quién de vosotros es mi Romeo? ¡Hablad!
claim-ask-2 = Reconozco un corazón falso en cuanto lo oigo. ¿Quién eres?
claim-ask-3 = Decid algo, todos. El silencio también confiesa.
claim-am-1 = Soy { $role }, palabra de honor.
claim-am-2 = Tienes delante a { $role }. Créeme.
claim-am-3 = ¿Quién, yo? { $role }, por supuesto.
claim-nobody-1 = Esta noche no hay ningún Romeo aquí, Julieta.
claim-nobody-2 = No nombres a nadie. Solo te equivocarías.
claim-nobody-3 = Yo que tú no me fiaría de ninguno.

# -- Aprender jugando: pistas, reglas y dónde están en el reglamento
learn-goal = Tres rondas, cada una con otra Julieta. Julieta busca a Romeo; los demás quieren que los encuentre, ayudarla o verla fallar. Gana quien tiene más puntos.
learn-place-named = Con los dos lados de tu carta te conviene que { $juliet } te señale: como Romeo son 2 puntos (1 si está Mercucio), como Conde Paris 1. Ninguna otra carta tiene a Romeo: quien diga que lo es, miente.
learn-place-others = Como { $a } puntúas 2 si Julieta encuentra a Romeo; como { $b }, 1 si no lo encuentra. Nadie ve cuál eliges.
learn-confirm = Piénsalo otra vez: la carta se queda como se coloca.
learn-lobby = Ahora tu papel es Julieta y no tienes carta. Abre la charla y los demás te dirán quiénes son, sea verdad o no.
learn-close = Ya han hablado, y cualquiera puede haber mentido. Cierra la charla cuando lo tengas claro.
learn-announce = Tienes delante { $others } cartas, y una de ellas puede ser Romeo o Conde Paris. Señala a quien tomes por Romeo, o di «Sin decisión» si crees que no lo es nadie.
learn-why-place = Todos menos Julieta colocan su carta con uno de sus dos papeles elegido, antes de la charla o durante ella. Solo puntúa ese papel.
learn-why-confirm = Puedes colocar tu carta cuando quieras hasta que acabe la charla. Una vez colocada, su papel no se puede cambiar.
learn-why-lobby = Julieta dice cuándo empieza la charla. En ella todos pueden decir lo que quieran, pero nadie puede enseñar su carta.
learn-why-close = El reglamento da 30 segundos a la charla. Aquí Julieta puede terminarla antes, cuando ya están todas las cartas.
learn-why-announce = Julieta puntúa 2 si señala a Romeo, solo 1 si está Mercucio, y 1 por «Sin decisión» si no hay Romeo. Si no, no puntúa nada.
learn-source-play = Reglamento de { title } – «Desarrollo del juego»
learn-source-aid = Reglamento de { title } – «Ayuda para jugadores»

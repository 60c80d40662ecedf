# Lo que dice el propio bot: salas, paneles, órdenes, negativas. Cada juego tiene su archivo.

# -- La mesa
asked = **{ $who }:** { $prompt }
people = **Quién es quién:** { $who }.
waiting = Se espera a { $who }.
table-idle = **Hace mucho que nadie elige nada.** Si sigue así, esta partida termina sola { $at }.
table-clock = A { $who } se le acabó el tiempo; ha elegido el reloj.
table-away = Por { $who } ha decidido dos veces el reloj, así que ahora decide un sustituto. Vuelve con *{ button-here }* o eligiendo tú; quien no esté al final queda en último lugar.
button-here = He vuelto
table-renewed = Las reglas de este juego se han actualizado entretanto, así que el paso en curso empieza de nuevo.
button-more = Más tiempo
more-wished = **¿Más tiempo?** De acuerdo: { $who }. Falta también { $missing }: pulsa *{ button-more }*.
more-given = Han dado más tiempo: { $who }.
notice = te toca: [{ $game }]({ $link })
notice-idle = [{ $game }]({ $link }) · Hace mucho que nadie elige nada. Si sigue así, la partida termina sola { $at }.
notice-warning = tu tiempo para jugar en [{ $game }]({ $link }) se acaba { $at }. Después elige por ti el reloj.
stub-moved = **{ $game }** sigue [más abajo]({ $link }).
aborted-lobby = **{ $game }** · Esta mesa se cerró antes de empezar la partida. `/newgame` abre otra.
aborted-lobby-expired = **{ $game }** · Aquí no pasó nada en media hora, así que esta mesa se cerró antes de empezar la partida. `/newgame` abre otra.
aborted-game-abandoned = **{ $game }** · Nadie volvió a esta partida, así que ha terminado sola, sin resultado. `/newgame` abre otra.
aborted-game = **{ $game }** · Esta partida se detuvo. No cuenta para la clasificación.
announce-head = [{ $game }]({ $link }) ha terminado
table-vacant = { $count ->
    [one] { $who } se ha ido; en ese asiento decide un sustituto.
   *[other] { $who } se han ido; en esos asientos deciden sustitutos.
} Quien quiera ocupar su lugar pulsa *{ button-people }*.
aborted-counts = **{ $game }** · Esta partida se detuvo después de que alguien la dejara. Quienes se quedaron ganan a quienes se fueron.
result-line = **{ $rank }.** { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
result-stopped = **{ $rank }.** { $who }
result-left = **{ $rank }.** { $who }, por dejar la partida o no estar al final, queda en último lugar
result-guest = **{ $rank }.** { $who }, con un asiento prestado, sin valoración
button-hand = Mi mano
button-people = Gente
button-log = Crónica
button-back = Atrás
button-none = Nada de esto
button-marked = Lo marcado
button-again = Revancha

# -- El panel
panel-head = **{ $game }** · solo para tus ojos · [a la mesa]({ $link })
panel-nothing = Ahora no tienes nada que elegir.
panel-gone = **{ $game }** · Ya no tienes asiento en [esta mesa]({ $link }).
panel-over = Esta partida ha terminado.
panel-dm-closed = No puedo escribirte mensajes directos, así que pulsa *{ button-hand }* en la mesa, o escribe `/hand`, cuando te toque.
panel-warning = Casi se te ha acabado el tiempo. Cuando se acabe, elige por ti el reloj.
panel-as-of = -# Así estaba { $at }; pulsa otra vez *{ button-hand }* para ver cómo está ahora.
panel-trouble = Ahora no puedo mostrar la mesa en { $channel }: allí necesito los permisos *{ permission-view-channel }*, *{ permission-send-messages }*, *{ permission-attach-files }* y *{ permission-read-message-history }*. No se ha perdido nada; la partida sigue aquí entretanto.

# -- La sala
lobby-head = { $game } · invita { $host }
lobby-learn = -# ¿No lo conoces? `/learn` enseña este juego en unos minutos, solo para tus ojos.
lobby-seats = **Dentro ({ $have } de { $most }):** { $who }
lobby-as = { $name } como { $who }
lobby-need = { $missing ->
    [0] Listo. { $host } empieza cuando estén todos.
    [one] Falta una persona.
   *[other] Faltan { $missing } personas.
}
lobby-check = **¿Sigues ahí?** { $who }: pulsa *{ button-ready }*. Quien no lo haya hecho { $at } pierde el asiento; cuando lo hayan hecho todos, empieza la partida.
button-ready = Aquí estoy
button-keep = Seguir esperando
lobby-closes = Si no pasa nada, se cierra sola { $at }.
lobby-rematch = **¡Revancha!** La partida empieza cuando entren también: { $who }.
clock = Reloj
clock-line = **Reloj:** { $clock }
clock-alone = -# A solas con máquinas tienes todo el tiempo que quieras: no corre ningún reloj.
clock-blitz = blitz, 2 min por jugada
clock-live = en vivo, 10 min por jugada
clock-day = por días, 24 h por jugada
clock-none = sin reloj, con calma
option-line = **{ $option }:** { $value }
button-join = Entrar
button-leave = Salir
button-start = Empezar
button-cancel = Cancelar
text-entry-title = Toma asiento
thread-invite = **{ $who }** abre una mesa de **{ $game }** en un hilo propio. ¡Entra allí!
rematch-open = La revancha está [aquí]({ $link }); pulsa allí *{ button-join }*.
outcome-ready-waits = Falta que pulse *{ button-ready }*: { $who }. Entonces empieza la partida.
outcome-no-clock = No corre ningún reloj para nadie, así que no hace falta más tiempo.
outcome-more-already = Ya has dado tu acuerdo. Falta también { $who }.

# -- Qué pasó al pulsar
outcome-done = Hecho.
outcome-no-table = Ya no conozco esta mesa. `/tables` muestra las tuyas, `/newgame` abre otra.
outcome-not-seated = No juegas en esta mesa. `/newgame` abre una tuya.
outcome-not-your-turn = No te toca: ahora decide { $who }.
outcome-already-answered = Ya has contestado a esto; vale tu primera respuesta.
outcome-old-question = Demasiado tarde: esta pregunta está cerrada. Pulsa *{ button-hand }* en la mesa para ver qué está abierto.
outcome-over = Esta partida ha terminado. `/newgame` abre otra.
outcome-not-started = La partida aún no ha empezado. Quien abrió la mesa pulsa *{ button-start }* cuando estén todos.
outcome-started = La partida ya ha empezado. `/tables` tiene un enlace.
outcome-no-back = Esto ya no se puede retirar: alguien lo ha visto, o has averiguado algo con ello.
outcome-busy = Alguien se ha adelantado. Pulsa otra vez.
outcome-not-host = Eso solo puede hacerlo quien abrió la mesa o quien puede gestionar el servidor.
outcome-full = Esta mesa está llena. `/newgame` abre otra.
outcome-joined-already = Ya estás dentro.
outcome-text-taken = { $text } ya está en uso en esta mesa, así que por ahora llevas otro nombre. Pulsa otra vez *{ button-join }* para elegir uno.
outcome-text-too-long = Ese nombre es demasiado largo: caben { $most } letras. Pulsa otra vez *{ button-join }* y pon uno más corto.
outcome-too-few = Hacen falta { $least } personas y { $have ->
    [one] hay una
   *[other] hay { $have }
}. Pide a otros que pulsen *{ button-join }*, o elige máquinas en el menú *{ computer-hint }*.
outcome-still-secret = Esta partida no ha terminado. Su registro se abre cuando termine.
outcome-nothing-played = En esta mesa no se jugó ninguna partida, así que no hay nada que mostrar.
outcome-not-stoppable = Solo quien juega en una mesa puede proponer cerrarla. Una sala la cierra quien la abrió; quien puede gestionar el servidor puede cerrar cualquier mesa.
outcome-alone = Solo quedan máquinas, y esta partida se valora: detenerla es dejarla. Si quieres eso, pulsa *{ button-people }* en la mesa y luego *{ button-quit }*.
outcome-not-there = En ese asiento ya no hay nadie, o quien lo tiene no está. Abre otra vez *{ button-people }* para ver quién está.
outcome-no-vote = En esto no votas: solo vota quien juega en esta mesa. Si te sustituyen, pulsa antes *{ button-here }*.
outcome-vote-over = Esta votación ha terminado, o ha cambiado aquello que se votaba. *{ button-people }*, en la mesa, muestra qué se puede hacer ahora.
outcome-hopeless = Hay muy poca gente para decidirlo. Puede hacerlo quien puede gestionar el servidor.
outcome-sits-here = Quien juega en esta mesa, o la ha dejado, no puede tomar otro asiento de ella.
outcome-taken = Ese asiento no está libre. *{ button-people }*, en la mesa, muestra cuáles lo están.

# -- Órdenes
preflight = No puedo publicar en { $channel }: necesito allí el permiso *{ $permission }*. Puede darlo quien gestiona el canal.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
too-many-tables = En este servidor ya hay { $most } mesas, tantas como permiten sus ajustes. Cierra una con `/stop`, o pide a quien puede gestionar el servidor que suba *{ setting-tables }* en `/settings server`.
not-in-this-channel = Las mesas de este servidor van en { $channels }. Usa `/newgame` allí.
options-unknown = Este juego no tiene la opción { $name }. Tiene: { $names }.
options-value = { $name } puede ser uno de estos: { $values }.
show-done = Pongo la mesa al final de su canal.
stop-head = ¿Cerrar una mesa? Si hay partida en juego se pregunta a los demás, salvo que puedas gestionar el servidor.
stop-button = Cerrar la mesa { $number }: { $game }
stop-opened = abierta { $at }
stop-sure = ¿Detener ahora la partida de [{ $game }]({ $link }) sin preguntar a nadie? Juegan: { $who }. No cuenta para nadie y no se puede continuar.
button-stop-yes = Sí, detenerla
stop-done = La mesa está cerrada.
stop-none = En este servidor no hay ninguna mesa abierta.
gone-host = El canal de tu mesa fue borrado, así que tuve que cerrar la mesa. `/newgame` abre otra.

tables-mine = Tus mesas
tables-none = Ninguna. `/newgame` abre una.
tables-lessons = { $count ->
    [one] Tu lección sigue
   *[other] Tus lecciones siguen
} con `/learn` ({ $games }).
tables-others = Otras mesas de este servidor
tables-lobby = [{ $game }]({ $link }) · esperando jugadores: { $names }
tables-playing = [{ $game }]({ $link }) · en juego: { $names }
tables-hand = { $number }: mi mano
tables-show = { $number }: ponla al final

rules-head = { $game } · { $topic }
rules-learn = -# ¿Mejor jugando? `/learn` enseña este juego contra máquinas, solo para tus ojos.
rules-topic = Otro tema

help-head = Juega aquí a juegos de mesa
help-text = Escribe `/newgame` en un canal y que los demás pulsen *{ button-join }*; quien abrió la mesa pulsa *{ button-start }*. ¿Faltan jugadores? Quien abrió la mesa añade máquinas en ella: fáciles, normales o difíciles.
    ¿Sin compañía, o no conoces un juego? `/learn` lo enseña jugando, contra máquinas y solo para ti.
    La mesa es un solo mensaje que muestra siempre el último estado. Su botón *{ button-hand }*, o `/hand`, muestra lo que solo tú puedes ver; si tus mensajes directos están abiertos te lo envío también por ahí.
    - `/rules` explica un juego.
    - `/tables` encuentra tus mesas. `/table` muestra quién está en una y deja salir, votar o pedir un asiento libre. `/stop` cierra una.
    - `/leaderboard` dice quién va delante, `/profile` y `/history` qué se ha jugado, `/verify` si hubo juego limpio.
    - `/settings` guarda lo que te conviene, `/privacy` lo que guardo de ti.

settings-me-head = Lo que te conviene
settings-me-hint = -# *{ setting-text-only }* quita las imágenes de tu mano, que entonces cuenta toda la mesa con palabras. *{ setting-contrast }* es para las imágenes de tu mano. `/privacy` muestra y borra lo que guardo de ti.
settings-server-head = Cómo son las mesas en este servidor
settings-server-hint = -# Las mesas pueden estar en cualquier canal, salvo que se elijan algunos. Los resultados se dicen donde se jugó y también en el canal de resultados.
setting-quiet = **Horas de descanso:** de { $start } a { $end } en { $zone }, donde ahora son las { $now }. En ellas se paran para ti los relojes por días; un cambio vale desde tu próxima jugada.
setting-quiet-none = **Horas de descanso:** ninguna. `/settings me` con `quiet` y `zone` pone las horas en que se paran para ti los relojes por días.
quiet-none = sin horas de descanso
quiet-when = ¿De qué hora a qué hora? Pon también `quiet`, por ejemplo 22:00-07:00.
quiet-where = ¿En qué zona horaria? Pon también `zone`, por ejemplo Europe/Madrid.
quiet-hours = No entiendo *{ $typed }* como horas. Escríbelas como 22:00-07:00, o `off` si no quieres ninguna.
quiet-long = Las horas de descanso tienen que acabar a otra hora de la que empiezan y durar { $most } horas como mucho; si no, los demás esperarían para siempre.
quiet-zone = No conozco ninguna zona horaria *{ $typed }*. Elige una de la lista que se abre al escribir, por ejemplo { $near }.
settings-not-yours = Esto solo puede cambiarlo quien puede gestionar el servidor.
setting-line = **{ $what }:** { $now }
setting-switch = { $what }: { $now }
setting-lacks = -# Necesito el permiso *{ $permission }* en { $channel }. Puede darlo quien gestiona el canal.
setting-gone = -# Ya no veo { $channel }. Si no existe, elige otro en `/settings server`.
setting-language = Idioma
setting-language-auto = el que diga Discord
setting-dm = Mano por mensaje directo
setting-mention = Mención cuando te toca
setting-text-only = Solo palabras
setting-contrast = Alto contraste
setting-clock = Reloj de las mesas nuevas
setting-tables = Mesas a la vez
setting-threads = Un hilo para cada mesa
setting-computers = Valorar partidas con máquinas
setting-channels = Canales para mesas
setting-channels-all = todos
setting-channels-pick = Canales para mesas (ninguno: todos)
setting-results = Canal de resultados
setting-results-none = ninguno
setting-results-pick = Canal de resultados
language-name = Español
settings-no-server = Estos son los ajustes de un servidor. Usa la orden en uno.
on = sí
off = no

# -- Lo que Discord muestra de las órdenes, en 100 caracteres como mucho
command-game = Qué juego
command-newgame = Abre una mesa en este canal
command-newgame-clock = Cuánto tiempo hay para cada jugada
command-newgame-options = Opciones del juego, como lobby_seconds=60
command-newgame-thread = Si la mesa tiene un hilo propio
command-hand = Mira tu mano y lo que puedes elegir, solo para tus ojos
command-tables = Encuentra tus mesas y las de este servidor
command-stop = Cierra una mesa tuya, si los demás están de acuerdo
command-table = Mira quién está en una mesa: salir, votar, ceder, tomar un asiento libre
command-substitute = Invita a alguien a ocupar tu asiento o uno que esté libre
command-substitute-member = Quién ocuparía el asiento
command-audit = Lee qué se hizo con las mesas de este servidor (para quien lo gestiona)
command-leaderboard = Mira quién va delante en un juego en este servidor
command-leaderboard-period = De qué tiempo
command-leaderboard-by = Qué decide quién va primero
command-profile = Mira las partidas, la valoración y los rivales de alguien en este servidor
command-profile-member = De quién; de ti si no eliges a nadie (de quien se ha ido, pega su id de usuario)
command-history = Encuentra partidas terminadas de este servidor
command-history-game = Solo de este juego
command-history-member = Solo de esta persona
command-verify = Comprueba el registro de una partida: la juega otra vez desde su semilla
command-verify-file = El archivo que te dio el botón Registro de una mesa terminada
command-learn = Aprende un juego jugando contra máquinas, solo para tus ojos
command-rules = Lee las reglas de un juego
command-help = Cómo se juega con este bot
command-diagnose = Mira qué va bien aquí y qué no (para quien gestiona el servidor)
command-privacy = Lo que guardo de ti: para tenerlo o para borrarlo
command-privacy-export = Recibe en un archivo todo lo que guardo de ti
command-privacy-delete = Haz que borre todo lo que guardo de ti
command-settings = Lo que te conviene a ti y a este servidor
command-settings-me = Cómo te avisa este bot
command-settings-me-dm = Tu mano por mensaje directo
command-settings-me-mention = Una mención cuando te toca
command-settings-me-quiet = Horas en que se paran para ti los relojes por días, como 22:00-07:00, u off
command-settings-me-zone = La zona horaria en que estás, como Europe/Madrid
command-settings-server = Cómo son las mesas en este servidor (para quien lo gestiona)
command-settings-server-clock = El reloj con que empiezan las mesas nuevas
command-settings-server-tables = Cuántas mesas puede haber a la vez
command-settings-server-threads = Si cada mesa tiene un hilo propio
command-settings-server-computers = Si las partidas con máquinas cuentan para las valoraciones
desk-head = Gente de [{ $game }]({ $link })
desk-line = { $state ->
    [vacant] { $who } se ha ido; decide un sustituto
    [away] { $who } no está; decide un sustituto
   *[other] { $who }
}
desk-host = {" "}· abrió la mesa
desk-seated = Para ceder tu asiento a quien elijas, escribe `/substitute`. Quien se va queda en último lugar en esta partida, pase lo que pase con su asiento.
desk-stranger = { $free ->
    [0] No hay ningún asiento libre.
   *[other] Puedes pedir un asiento libre. Verás sus cartas cuando quienes juegan estén de acuerdo. La partida no se te valora.
}
desk-moderator = Puedes gestionar este servidor. Lo que hagas aquí se dice en la mesa y queda en `/audit`.
desk-take = Tomar el asiento de { $who }
desk-host-menu = Ceder la mesa
desk-host-menu-choice = La mesa pasa a { $who }
desk-lobby = La partida aún no ha empezado. *{ button-leave }*, en la mesa, deja libre tu asiento. Quien abrió la mesa puede aquí ceder ese papel a otra persona o quitar a alguien de la mesa.
desk-away-menu = Quitar a alguien
desk-away-menu-choice = Quitar a { $who }
desk-kick-menu = Votar que alguien salga
desk-kick-menu-choice = Votar que { $who } la deje
desk-override-menu = Quitar ya a alguien
desk-override-menu-choice = Quitar ahora a { $who }
button-quit = Dejar la partida
button-quit-yes = Sí, dejarla
button-propose-stop = Votar que se detenga
button-override-stop = Detenerla ahora
quit-sure = **{ $game }** · ¿Dejas esta partida para siempre? Quedas en último lugar y no puedes volver. En tu asiento decide un sustituto hasta que alguien lo ocupe. Si solo necesitas un descanso, no hagas nada: cuando se te acabe el tiempo dos veces, un sustituto ayuda hasta que pulses *{ button-here }*.
quit-done = Has dejado la partida. `/tables` muestra las mesas en las que aún juegas.
vote-stop = **{ $by }** quiere detener [{ $game }]({ $link })
vote-stop-rule = Se detiene si están de acuerdo todos los presentes, o quien abrió la mesa y más de la mitad de los demás. { $left ->
    [0] En tal caso no cuenta para nadie.
    [2] Las máquinas no están de acuerdo: en tal caso cuenta como si todas las personas se hubieran ido.
   *[other] En tal caso quienes se quedaron ganan a quienes se fueron o no están.
}
vote-kick = **{ $by }** quiere que **{ $of }** deje [{ $game }]({ $link })
vote-kick-rule = De los demás { $needed ->
    [one] tiene que estar de acuerdo una persona.
   *[other] tienen que estar de acuerdo { $needed }.
} Después decide un sustituto hasta que alguien ocupe el asiento. Si esa persona está ahora presente, la partida no se le valora.
vote-seat = **{ $by }** invita a **{ $name }** a ocupar el asiento de **{ $of }** en [{ $game }]({ $link })
vote-seat-own = **{ $name }** quiere ocupar el asiento de **{ $of }** en [{ $game }]({ $link })
vote-seat-rule = { $granted ->
    [0] Hace falta el sí de { $name }, y además el de { $vacant ->
        [0] { $of }, el de quien abrió la mesa
       *[other] quien abrió la mesa
    } o el de más de la mitad de quienes juegan.
   *[other] Solo hace falta el sí de { $name }.
} Quien ocupa un asiento ve sus cartas, y la partida no se le valora.
vote-said-yes = **Sí:** { $who }
vote-said-no = **No:** { $who }
vote-until = Esto caduca { $at }.
vote-passed = **Decidido:** así se hace.
vote-failed = **Decidido:** no.
vote-lapsed = Esto ya no está abierto.
vote-asked = He preguntado a los demás, [aquí]({ $link }).
button-yes = Sí
button-no = No
deed-stop = { $how ->
    [moderator] **{ $by }**, que puede gestionar el servidor, ha detenido la mesa.
    [host] **{ $by }**, que abrió la mesa, ha detenido la partida con el acuerdo de los demás.
   *[other] Todos los presentes han detenido la partida.
}
deed-kick = { $how ->
    [moderator] **{ $by }**, que puede gestionar el servidor, ha quitado a **{ $of }** de la mesa.
   *[other] Los demás han votado que **{ $of }** deje la mesa.
} En ese asiento decide un sustituto hasta que alguien lo ocupe.
deed-seat = **{ $to }** ha ocupado el asiento de **{ $of }**, { $how ->
    [moderator] con el acuerdo de alguien que puede gestionar el servidor.
    [host] con el acuerdo de quien abrió la mesa.
    [self] como deseaba quien lo tenía.
   *[other] con el acuerdo de la mayoría de los demás.
}
deed-leave = **{ $by }** ha dejado la partida.
deed-host = { $how ->
    [nobody] Desde ahora la mesa es de **{ $to }**.
   *[other] **{ $by }** ha cedido la mesa a **{ $to }**.
}
substitute-robot = Un bot no puede ocupar un asiento. Elige a una persona.
substitute-no-seat = Aquí no tienes asiento que ceder, y no hay ninguno libre. *{ button-people }*, en la mesa, muestra quién está.
substitute-which = Aquí hay varias mesas a las que podrías referirte. Pulsa *{ button-people }* en la mesa, o usa la orden en su hilo.
table-nowhere = Aquí no hay ninguna mesa abierta, ni tienes asiento en otra. `/newgame` abre una y `/tables` muestra las de este servidor.
substitute-no-table = Aquí no se juega ninguna partida a la que puedas invitar a alguien. `/tables` encuentra tus mesas.
people-which = ¿La gente de qué mesa?
people-of = { $number }: gente
audit-head = Qué se hizo con las mesas de este servidor
audit-line = { $at } · { $game } `{ $table }` · { $deed }
audit-none = Nada todavía: nadie se ha ido, ha detenido una partida, ha tenido que dejarla ni ha ocupado un asiento.
privacy-export-head = Lo que guardo de ti
privacy-export-text = Tus ajustes; las lecciones que tienes empezadas (`lessons`); tus asientos, elecciones, votos y resultados en las mesas, con los nombres que tenías allí; tus valoraciones; y lo que se hizo con las mesas, por moderadores o por ti (`audit`). Las horas son UTC. No hay nada de otras personas, ni nada de las partidas en juego que no sepas ya. `/privacy delete` lo borra.
privacy-sure-head = ¿Borrar todo lo que guardo de ti?
privacy-sure-text = - Se van tus ajustes y lecciones, y ya no apareces en ninguna clasificación ni perfil.
    - En las partidas que has jugado queda en tu lugar alguien sin nombre: los resultados y valoraciones de los demás no cambian.
    - Tus valoraciones no pueden volver. Si juegas otra vez, empiezas de nuevo.
    - Lo que ya está publicado en canales, como los resultados, sigue allí hasta que alguien lo borre.

    `/privacy export` te da antes un archivo con todo.
privacy-sure-tables = **Dejas ahora { $count ->
    [one] la mesa en la que estás
   *[other] las { $count } mesas en las que estás
}.** Las partidas en juego siguen sin ti.
privacy-yes = Borrar todo
privacy-no = Conservarlo
privacy-kept = No se ha borrado nada.
privacy-done = Está borrado todo lo que guardaba de ti. Si juegas otra vez, empiezas de nuevo.
privacy-busy = No se ha borrado nada: ahora mismo no pude sacarte de una mesa, porque otros jugaban en ella. Inténtalo otra vez, o cierra antes tus mesas con `/stop`.
diagnose-head = Cómo estoy en { $channel }
diagnose-well = Todo va bien: tengo todos los permisos que necesito aquí.
diagnose-not-here = - Las mesas de este servidor se abren en otros canales: mira `/settings server`.
diagnose-hidden = - No se { $count ->
    [one] puede mostrar una mesa
   *[other] pueden mostrar { $count } mesas
} porque falta un permiso en su canal. Se sigue jugando por mensaje directo y con `/hand`.
diagnose-overdue = - { $count ->
    [one] Una mesa espera
   *[other] { $count } mesas esperan
} más de lo que permite el reloj. Cierra con `/stop` lo que no avance, y avisa a quien lleva este bot.
diagnose-latency = **Discord:** { $milliseconds ->
    [-1] no está bien conectado
   *[other] responde en { $milliseconds } ms
}
diagnose-database = **Base de datos:** { $milliseconds ->
    [-1] no funciona; avisa a quien lleva este bot
   *[other] guarda algo en { $milliseconds } ms
}
diagnose-tables = **Mesas de este servidor:** { $playing } en juego, { $lobbies } esperando jugadores
diagnose-version = **Versión:** { $version }, en marcha desde { $since }
diagnose-faults = **Qué ha fallado aquí desde entonces** (quien lleva el bot lo encuentra en el registro por su número):
diagnose-fault = - `{ $number }` { $at }: { $kind }
diagnose-no-faults = Desde entonces no ha fallado nada aquí.
diagnose-hint = -# Si alguien no ve mis órdenes, mira *Ajustes del servidor → Integraciones*: allí se pueden desactivar para roles y canales.

# -- Problemas
draining = Me estoy reiniciando. No se pierde nada; pulsa otra vez dentro de un minuto.
error-database = No llego a lo que guardo, así que no se ha hecho nada, y nada de lo que habías elegido se ha perdido. Inténtalo otra vez dentro de un minuto. Si se repite, dile el número { $number } a quien lleva este bot.
error-forbidden = Discord no me deja hacer eso en { $channel }. Quien puede gestionar el servidor puede ver allí con `/diagnose` qué permiso me falta.
error-discord = Discord no me responde bien en este momento. Nada de lo que habías elegido se ha perdido; inténtalo otra vez dentro de un minuto.
error-command = Esta orden ha cambiado. Recarga Discord (Ctrl+R; en un teléfono, ciérralo y ábrelo) y úsala otra vez.
error-value = Discord no me dio lo que pusiste. Elige de lo que se ofrece al escribir y envíalo otra vez.
error-too-big = El archivo es demasiado grande para Discord. Avisa a quien lleva este bot; no se ha perdido nada.
error = Algo ha fallado, y la culpa es mía, no tuya. Nada de lo que habías elegido se ha perdido; inténtalo otra vez. Si se repite, dile el número { $number } a quien lleva este bot.

# -- Valoraciones, clasificaciones, perfiles, historial
page-of = -# Página { $page } de { $pages }
page-back = Atrás
page-on = Adelante

board-head = Clasificación: { $game }
board-view = Orden: { $by }, { $since }
board-by-rating = valoración
board-by-wins = victorias
board-by-games = partidas
board-since-all = desde siempre
board-since-month = los últimos 30 días
board-since-week = los últimos 7 días
board-line = **{ $rank }.** { $who } · { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
} · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}{ with-computers } · { $rating }
board-rating = valoración **{ $rating }**
board-rating-provisional = valoración **{ $rating }** ? provisional
board-yours = ➤ { $line } · ha pedido esta lista
board-none-yours = ➤ { $who } no tiene aquí ninguna partida valorada { $since ->
    [all] todavía
   *[other] en este tiempo
}.
board-provisional = -# ? provisional: hay aún pocas partidas, así que la valoración puede estar lejos de la real.
board-computers = -# { $count ->
    [0] Las partidas con máquinas no cuentan en este servidor.
   *[other] Las partidas con máquinas cuentan en este servidor.
}
with-computers = { $computers ->
    [0] {""}
   *[other] {" "}({ $computers } con máquinas)
}
pic-board-computers = (…): con máquinas
board-empty = Nadie ha terminado aquí una partida valorada { $since ->
    [all] todavía
   *[other] en este tiempo
}. `/newgame` abre una mesa.
board-sort = Otro orden, otro tiempo
board-alt = { $rank }. { $who }: { $number }.
pic-board-page = { $page } de { $pages }
pic-board-wins = ganadas
pic-board-games = jugadas
pic-board-rating = valor
pic-board-empty = Nadie ha terminado aquí una partida valorada { $since ->
    [all] todavía
   *[other] en este tiempo
}.
pic-board-none-yours = { $who }: ninguna partida valorada aquí { $since ->
    [all] todavía
   *[other] en este tiempo
}
pic-provisional = provisional

rating-moves = **Valoraciones:** { $moves }
rating-move = { $who } { $rating } ({ $change })

profile-head = { $who } en este servidor
profile-record = **{ $game }** · { $rating } · { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
} · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}{ with-computers } · últimamente entre { $low } y { $high }
profile-streak = **Victorias seguidas:** { $now } ahora, { $best } como mucho
profile-opponents = **Más veces en la mesa con:**
profile-opponent = - { $who }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} ({ $ahead } por delante, { $behind } por detrás, { $level } en empate)
profile-unrated = -# { $rated ->
    [0] { $count ->
        [one] Una partida hasta ahora, sin valorar.
       *[other] { $count } partidas hasta ahora, ninguna valorada.
    }
   *[other] { $count ->
        [one] Otra partida no se valoró.
       *[other] Otras { $count } partidas no se valoraron.
    }
}
profile-none = { $who } aún no ha terminado ninguna partida en este servidor. `/newgame` abre una mesa.
profile-alt = { $game } – valoración { $rating }, entre { $low } y { $high } en { $games ->
    [one] { $games } partida.
   *[other] { $games } partidas.
}
pic-profile = Valoración tras cada partida
pic-profile-start = inicio
pic-profile-game = partida { $number }
pic-profile-count = { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
} en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}{ $computers ->
    [0] {""}
   *[other] {" "}({ $computers })
}

history-head = Partidas terminadas
history-of-game = Partidas terminadas de { $game }
history-of-person = Partidas terminadas de { $who }
history-of-both = Partidas terminadas de { $who }: { $game }
history-line = **{ $number }.** { $date } · [{ $game }]({ $link }) · { $people }
history-line-unrated = **{ $number }.** { $date } · [{ $game }]({ $link }) · { $people } · sin valorar
history-left = { $rank }. { $who } (se fue)
history-seat = { $rank }. { $who } ({ $points })
history-replay = Repetición { $number }
history-none = Aquí aún no se ha terminado ninguna partida así. `/newgame` abre una mesa.

# -- Limpieza, registros, repeticiones
table-sealed = -# Repartido y lanzado a partir de lo que este sello guarda desde el principio: `{ $hash }`
button-record = Registro
button-replay = Repetición
button-film = Imagen animada
record-head = El registro de esta partida: { $game }
record-text = Desde su primer mensaje la mesa mostró este sello:
    `{ $hash }`
    Es el SHA-256 de la semilla, de la que salieron cada carta y cada dado de la partida, y de la sal:
    semilla `{ $seed }`
    sal `{ $salt }`
    `/verify` con este archivo juega otra vez toda la partida desde la semilla y dice si el sello, las jugadas y el resultado son los que pone. Lo mismo hace `starcrossed verify FILE` en cualquier equipo.

log-head = Lo que ha ocurrido hasta ahora en [esta mesa]({ $link }): **{ $game }**
log-lost = Ya no puedo contar la crónica de esta mesa: su partida empezó con otras reglas.
replay-head = [A la mesa]({ $link }) · jugada { $number } de { $count }
replay-start = Antes de la primera jugada.
replay-choice = **{ $who }:** { $prompt } **{ $choice }**
replay-clock = **{ $who }:** { $prompt } **{ $choice }** (se acabó el tiempo)
replay-nothing = nada
replay-taken-back = **{ $who }** retiró: { $prompt }
replay-secret = **{ $who }** eligió en secreto.
replay-pause = { $prompt } **ahora** (se acabó el tiempo).
replay-first = Primera
replay-back = Atrás
replay-on = Adelante
replay-last = Última
replay-everybody = Como lo vieron todos
replay-eyes = Como lo vio { $who }
replay-eyes-hint = Con qué ojos
replay-stop = Jugada { $number }
replay-stop-hint = Ir a una jugada
replay-version = Esta partida se jugó con la versión { $version } de sus reglas, { $have ->
    [0] y ya no conozco ese juego
   *[other] y hoy la versión es la { $have }
}, así que no puedo jugarla otra vez.
replay-differs = No puedo jugar esta partida otra vez: hoy sus reglas tratan la jugada { $number } de otra forma.
film-head = **{ $game }** · [a la mesa]({ $link })
film-text = La partida entera como la vieron todos. Es un archivo que puedes guardar y publicar.

verify-right = El registro es correcto: la semilla y la sal dan el sello, las { $number } jugadas están permitidas y llevan a donde dice, y de ellas sale el resultado.
verify-stopped = El registro es correcto hasta donde llega: la semilla y la sal dan el sello, y las { $number } jugadas están permitidas y llevan a donde dice. Después la partida se detuvo sin resultado.
verify-commitment = El registro no es correcto: su semilla y su sal no dan el sello que nombra. Se cambió al menos una de las tres cosas.
verify-head = El registro no es correcto: se cambió lo que dice antes de las jugadas (mesa, juego, versión, opciones, asientos).
verify-setup = El registro no es correcto: no existe una mesa así, porque sus opciones o su número de asientos no son los del juego.
verify-refused = El registro no es correcto. La primera diferencia está en la jugada { $number }: las reglas no la permiten ahí.
verify-undo = El registro no es correcto. La primera diferencia está en la jugada { $number }: lo que retira no se podía retirar ahí.
verify-state = El registro no es correcto. La primera diferencia está en la jugada { $number }: lleva a otro estado que el que dice el registro.
verify-seal = El registro no es correcto. La primera diferencia está en la jugada { $number }: se cambió después de hacer el registro.
verify-missing = El registro no es correcto. La primera diferencia está en la jugada { $number }: falta.
verify-result = El registro no es correcto: todas sus jugadas están bien, pero llevan a otro resultado que el que dice.
verify-game = No puedo comprobar este registro: no conozco el juego `{ $game }`.
verify-version = No puedo comprobar este registro: es de la versión { $version } de `{ $game }`, y yo conozco la versión { $have }. Usa el programa de entonces.
verify-no-json = Esto no es el registro de una partida, ni siquiera JSON. Da, tal como está, el archivo que te dio el botón *{ button-record }* de una mesa terminada.
verify-no-record = Esto no es el registro de una partida como los escribo yo. Da, tal como está, el archivo que te dio el botón *{ button-record }* de una mesa terminada.
verify-too-big = Este archivo es demasiado grande para el registro de una partida: pasa de { $most } kB.
verify-too-long = Este registro tiene más de { $most } jugadas. Son más de las que juego otra vez.
verify-not-sent = Discord no me dio el archivo. Inténtalo otra vez dentro de un minuto.
verify-kept = Es, letra por letra, el registro de la mesa `{ $table }`.
verify-kept-head = Pero no es el registro que guardo de la mesa `{ $table }`: lo que dice antes de las jugadas es distinto.
verify-kept-input = Pero no es el registro que guardo de la mesa `{ $table }`: ese es distinto por primera vez en la jugada { $number }.
verify-kept-end = Pero no es el registro que guardo de la mesa `{ $table }`: ese tiene otro resultado u otros sellos.
verify-no-table = No conozco la mesa `{ $table }`, así que no puedo decir si se jugó aquí.
verify-open = La partida de la mesa `{ $table }` no ha terminado, así que no la comparo.
verify-old-table = La mesa `{ $table }` se jugó con reglas que ya no conozco, así que no puedo compararla.

computer-hint = Añadir una máquina
computer-add = Añadir una máquina: { $strength }
computer-remove = Retirar la última máquina
strength-easy = fácil
strength-easy-detail = Juega deprisa y se equivoca
strength-normal = normal
strength-normal-detail = Sopesa cada jugada
strength-hard = difícil
strength-hard-detail = Piensa por adelantado
computer-called-1 = Baltasar
computer-called-2 = Sansón
computer-called-3 = Gregorio
computer-called-4 = Abraham
computer-called-5 = Pedro
computer-called-6 = Rosalina
computer-called-7 = Susana
computer-name-1 = { computer-called-1 } (máquina, { $strength })
computer-name-2 = { computer-called-2 } (máquina, { $strength })
computer-name-3 = { computer-called-3 } (máquina, { $strength })
computer-name-4 = { computer-called-4 } (máquina, { $strength })
computer-name-5 = { computer-called-5 } (máquina, { $strength })
computer-name-6 = { computer-called-6 } (máquina, { $strength })
computer-name-7 = { computer-called-7 } (máquina, { $strength })
lobby-rated = -# { $computers ->
    [0] La partida se valorará.
   *[other] { $rated ->
        [0] Con una máquina en la mesa, la partida no se valorará.
       *[other] La partida se valorará, y las máquinas cuentan como los demás. No habrá pistas, y detenerla antes cuenta como irse.
    }
}
table-rated = -# Esta partida se valora.
table-unrated = -# Esta partida no se valora.
computers-at = { $count ->
    [one] **Máquina:** { $who }.
   *[other] **Máquinas:** { $who }.
}
computer-is = { $who } ({ $strength })
computer-says = **{ $who }:** { $said }

button-hint = Pista
hint-one = Yo elegiría **{ $choice }**: { $because }. De 100 partidas que he imaginado desde aquí, gana unas { $share }.
hint-two = Yo elegiría **{ $choice }**: { $because }. De 100 partidas que he imaginado desde aquí, gana unas { $share }; la siguiente mejor opción, **{ $other }**, unas { $less }.
hint-even = Yo elegiría **{ $choice }**: { $because }. **{ $other }** es igual de buena opción: de 100 partidas que he imaginado desde aquí, cualquiera de las dos gana unas { $share }.
hint-level = Yo elegiría **{ $choice }**, aunque **{ $other }** es igual de buena opción: de 100 partidas que he imaginado desde aquí, cualquiera de las dos gana unas { $share }.
hint-back = Ahora solo queda **{ $choice }**; de 100 partidas que he imaginado desde aquí, gana unas { $share }. Todavía puedes deshacer lo último que elegiste: pulsa *{ button-back }* y luego otra vez *{ button-hint }*.
because-only = no hay otra cosa que elegir
because-tried = es lo que mejor ha resultado en las partidas que he imaginado
because-unreadable = otra opción es igual de buena, y a quien varía nadie le lee el juego
hint-nothing = Ahora no se te pregunta nada. Pulsa *{ button-hint }* cuando te toque.
hint-failed = Esta vez no hay pista: no he podido pensarlo. Inténtalo de nuevo en un momento.
hint-rated = Solo hay pistas en partidas que no se valoran.

# -- Lecciones
lesson-opening = -# Una lección solo para tus ojos, contra máquinas. No corre ningún reloj y nada cuenta; *{ button-why }* dice la regla, y puedes dejarlo cuando quieras.
lesson-goes-on = -# Tu lección sigue donde la dejaste. *{ button-over }* la empieza otra vez.
lesson-renewed = -# Las reglas de este juego se han actualizado, así que tu lección empieza de nuevo.
lesson-goal = **Tu objetivo:** { $goal }
lesson-you = Llevas: **{ $who }**.
lesson-hint = **Pista:** { $hint }
lesson-why = **Por qué:** { $rule }
lesson-helped = Por ti he elegido **{ $choice }**.
lesson-helped-why = Por ti he elegido **{ $choice }**: { $because }.
lesson-earlier = -# { $count ->
    [one] Falta aquí { $count } suceso anterior.
   *[other] Faltan aquí { $count } sucesos anteriores.
}
lesson-left = Has dejado la lección de { $game }
lesson-next = **¿Y ahora?** `/newgame` abre una mesa: los demás pulsan *{ button-join }*, o el menú *{ computer-hint }* te da rivales. `/rules` tiene todas las reglas, `/learn` los otros juegos.
lesson-gone = Esta lección ha terminado. `/learn` empieza otra.
lesson-old = Esta pregunta está cerrada. Arriba tienes tu lección como está ahora.
button-why = ¿Por qué?
button-help = Juega por mí
button-hush = Sin más pistas
button-hints = Pistas otra vez
button-over = Empezar de nuevo
button-end = Terminar la lección
button-relearn = Otra vez

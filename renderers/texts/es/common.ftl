# Palabras que comparten todos los juegos, sus imágenes y el bot.

player-number = Jugador { $number }

list-none = nadie
list-comma = { $a }, { $b }
# Ante el sonido i, «y» pasa a «e»: Ana e Inés.
list-and = { $sound ->
    [i] { $a } e { $b }
   *[other] { $a } y { $b }
}

# El signo de cada asiento, igual en las imágenes y en los textos.
sign-0 = ●A
sign-1 = ■B
sign-2 = ▲C
sign-3 = ◆D
sign-4 = ★E
sign-5 = ▼F
sign-6 = ✚G
signed = { $sign } { $who }

# In the alternative text of a picture: what was done last.
alt-last = Lo último: { $told }

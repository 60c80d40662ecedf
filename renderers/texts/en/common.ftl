# Words that every game, its pictures and the bot share.

player-number = Player { $number }

list-none = nobody
list-comma = { $a }, { $b }
list-and = { $a } and { $b }

# A sign for each seat, drawn the same in pictures and written the same in texts.
sign-0 = ●A
sign-1 = ■B
sign-2 = ▲C
sign-3 = ◆D
sign-4 = ★E
sign-5 = ▼F
sign-6 = ✚G
signed = { $sign } { $who }

# In the alternative text of a picture: what was done last.
alt-last = Last: { $told }

# Słowa wspólne dla wszystkich gier, ich obrazków i bota.

player-number = Gracz { $number }

list-none = nikt
list-comma = { $a }, { $b }
list-and = { $a } i { $b }

# Znak każdego miejsca przy stole, taki sam na obrazkach i w tekstach.
sign-0 = ●A
sign-1 = ■B
sign-2 = ▲C
sign-3 = ◆D
sign-4 = ★E
sign-5 = ▼F
sign-6 = ✚G
signed = { $sign } { $who }

# In the alternative text of a picture: what was done last.
alt-last = Ostatnio: { $told }

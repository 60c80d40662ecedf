# Romeo i Julia

title = Romeo i Julia
pitch = Lead Julia and Romeo through chases and shootouts to the villain before the other pairs get there. 2 to 4 players, 45 to 90 minutes.

# -- Skills and events, and where stones lie
driving = driving
deduction = deduction
shooting = shooting
stamina = stamina
luck = luck
computers = computers
mark = question mark

# -- Stones
red = Julia
blue = Romeo
yellow = the pair
stone-on = { $stone } on { $place }

# -- Locations
car-park = Car park
mountain-road = Mountain road
racetrack = Racetrack
docks = Docks
bank = Bank
casino = Casino
laboratory = Laboratory
newsroom = Newsroom
funfair = Funfair
skyscraper = Skyscraper
night-train = Night train
grand-hotel = Grand Hotel

# -- Villains
wolf = the Wolf
magpie = the Magpie
watchmaker = the Watchmaker
croupier = the Croupier
wolf-short = Wolf
magpie-short = Magpie
watchmaker-short = Watchmaker
croupier-short = Croupier

# -- Action cards
card-red = red { $skill }
card-blue = blue { $skill }
card-yellow = yellow { $skill }
card-julia = special Julia
card-romeo = special Romeo
card-julia-short = special Julia
card-romeo-short = special Romeo
card-used = ~~{ $card }~~ (used)

# -- Decision
place-prompt = Where does the stone of { $stone } go?
place-keep = Leave all three
place-keep-detail = Your stones stay where they are
place-detail = Skill { $value }; { cards-in-hand }
place-mark = { $values }; { cards-in-hand }
cards-in-hand = { $cards ->
    [0] none of your cards could apply
    [one] { $cards } of your cards could apply
   *[other] { $cards } of your cards could apply
}
skill-value = { $skill } { $value }

# -- Exchange
exchange-prompt = Which cards do you give away for new ones?
fits-both = Yours: { $stones }. Against: { $players }
fits-own = Yours: { $stones }
fits-others = Against: { $players }
fits-none = Could apply to no stone

# -- Complication
complicate-card = Which card do you play?
complicate-own = Only your own location can take a card. Which one?
complicate-target = Where do you play { $card }?
target-own = Raise your own: { $at }
target-raises = Could apply to { $stones }
target-raises-none = Could apply to none of your stones
target-lowers = Could apply to { $stones }; { $against } of 2 cards lie there
target-lowers-none = Could apply to no stone; { $against } of 2 cards lie there

# -- Final
final-stone = Which stone comes next? Your press rolls the die, unless there is a choice to make first.
final-stone-option = { $stone }: { $outlook }
outlook = { $event } { $value }
outlook-cards = { $event } { $value } (cards +{ $up } −{ $down })
final-roll = { $stone }, { $event } { $sum }. Ready to roll?
final-roll-ok = Roll the die
final-event = On the question mark: which event does { $stone } take part in?
final-cards = { $stone }, { $event }: *Best* makes { $sum } here. Or choose yourself which special cards wait for another stone.
final-best = Best
final-choose = Choose the cards
final-which = Which of these cards count now?
final-which-forced = Which of these cards count now, beside { $cards }, which must?
use-raises = Yours: +1
use-lowers = Against you: −1

# -- Events
event-roll = { $who } rolls { $die }.
event-dealer = { $who } deals first.
event-turn = Turn { $turn }: { $who } deals.
event-drawn = { $who } comes to a new location: { $at }.
event-faced = { $who } has found the villain: { $villain }!
event-waits = { $who } goes on with { $stones }.
event-kept = { $who } leaves all three stones where they were.
event-placed = { $who } places Julia on { $red }, Romeo on { $blue }, the pair on { $yellow }.
event-exchanged = { $who } exchanges { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-raises = { $who } raises: { $card }.
event-lowers = { $who } lowers { $whom }: { $card }.
event-rest = Nobody can be lowered any more, so { $who } adds { $cards } to their own location.
event-success = { $who }: { $stone }, { $event } { $sum }, and the die { $die }: { $total }, **success**.
event-failure = { $who }: { $stone }, { $event } { $sum }, and the die { $die }: { $total }, failure.
sum-plain = { $value }
sum-up = { $value } + { $up } = { $factor }
sum-down = { $value } − { $down } = { $factor }
sum-both = { $value } + { $up } − { $down } = { $factor }
event-completed = { $who } has completed { $at }: { $completed } of { $needed }.
event-won = { $who } has defeated { $villain }!
reason-villain = { $who } was the first to defeat a villain. The others rank by completed locations, then by stones that have succeeded.

# -- Why a hint is given: “I would choose Money: it leaves …”
because-locations = it brings you closer to completing your location
because-stone = it gives the stone of { $stone } a better chance
because-hand = it leaves you more cards in hand that can help your stones
because-rivals = it leaves the strongest other pair worse off

# -- What the table says
phase-decide = Decision
phase-exchange = Exchange
phase-complicate = Complication
phase-final = Final phase
phase-over = Case closed

turn-decide = Place your stones in secret.
turn-exchange = Look at all stones; give cards away for new ones.
turn-complicate = { $who } plays a card.
turn-final = { $who } rolls.
turn-over = { $who } has defeated { $villain }.

task-chosen = You have chosen; others are still thinking.
task-waits = Your stones stay where they are this turn.
task-decide-mine = Place your three stones.
task-exchange-mine = Give away what does not help.
task-complicate-mine = Your turn: play a card.
task-complicate = Others play their cards first.
task-final-mine = Your turn: roll for your stones.
task-final = Others roll.

headline = **{ title }** · Turn { $turn } · { $phase }: { $told }
headline-over = **{ title }** · { $phase }: { $told }

fact-player = **{ $sign } { $who }** { $told }
fact-join = { " · " }
fact-dealer = (dealer)
fact-front = { $at }
fact-at = { $at } ({ $symbols })
fact-no-front = between two locations
fact-stones = { $stones }
fact-gone = succeeded: { $stones }
fact-against = lowered by { $cards }
fact-own = raised by { $cards }
fact-hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
fact-completed = completed { $completed } of { $needed }
fact-villain = looking for { $villain } ({ $skills })
fact-heroes = Julia: { $julia }. Romeo: { $romeo }
fact-rolls = **Dice:** { $rolls }.
fact-rolls-last = **Dice of the last turn:** { $rolls }.
fact-roll-success = { $who } { $stone } { $event } { $factor } + { $die } = { $total } (success)
fact-roll-failure = { $who } { $stone } { $event } { $factor } + { $die } = { $total } (failure)
fact-piles = **Face down:** { $pile ->
    [one] { $pile } location
   *[other] { $pile } locations
}, { $deck } action cards.

own-front = **You:** { $at }. { $heroes }.
own-hand = **Your hand:** { $cards }.
own-card = { $card } ({ $stones })
own-discards = **You give away:** { $cards }, once all have chosen.
own-planned = **Planned:** { $stones }. Nobody sees it before all have placed.
own-stones = **Your stones:** { $stones }.

# Pictures for those who do not see them
alt-table = { title } Turn { $turn }. { $phase }: { $told }
alt-done = Completed: { $done }.
alt-completed = { $who } { $completed } of { $needed }
alt-where = { $where }.
alt-at = { $who }: { $at }
alt-hand = Your hand in turn { $turn }: { $cards }.
alt-no-hand = Turn { $turn }: you hold no cards.
alt-front = { $at }.
alt-stones = Stones: { $stones }.

# -- In the pictures
pic-turn = Turn
pic-completed = { $completed }/{ $needed }
pic-hand = Your hand
pic-mine = Your table
pic-given = given away

# -- Rules, by topic
rules-goal-title = Goal
rules-goal = You lead a pair, Julia and Romeo. Get through enough locations, then find and defeat your villain before the other pairs defeat theirs. With 2 players the villain waits behind 6 locations, with 3 behind 4, with 4 behind 3.
rules-turn-title = Your turn in three lines
rules-turn =
    1. **Place** your three stones in secret on the events where your skills and your cards promise most.
    2. **Play cards:** exchange what does not help; then play one at a time, to raise your own stones or to lower somebody else’s.
    3. **Roll** for each stone: with skill and cards the die must make 6. When all three have succeeded, the location is completed.
rules-phases-title = The five phases of a turn
rules-phases =
    1. **Draw:** whoever has no location in front takes the top one, or faces the villain at last. Everybody gets five action cards.
    2. **Decision:** everybody places stones in secret; all are revealed together.
    3. **Exchange:** look at everybody’s stones, then give away any of your cards for new ones.
    4. **Complication:** one after another, everybody plays a card, round and round until all hands are empty.
    5. **Final phase:** one after another, everybody rolls for each of their stones.
    The dealer begins the last two phases; the next player clockwise deals the next turn.
rules-cards-title = Skills, stones and cards
rules-cards =
    - **Skills:** driving (car), deduction (microscope), shooting (pistol), stamina (footprint), luck (dial), computers (mouse). Julia and Romeo have three each, worth 3, 2 and 1; all others are 0.
    - **Stones:** red for Julia, blue for Romeo, yellow for the pair, whose skills are added.
    - **Red cards** can apply to a red or yellow stone that lies on the card’s skill, **blue cards** to a blue or yellow one, **yellow cards** to a yellow one only.
    - **Special Julia** fits a red or yellow stone on any skill, **special Romeo** a blue or yellow one.
    Each card counts 1: up on its owner’s location, down on anybody else’s. In the pictures, lowering cards lie above a location and raising ones below; a faded card has been used.
rules-decision-title = Placing stones
rules-decision =
    Each stone goes to a symbol of its own: one of the three skills on the location, or the question mark. A stone on the question mark takes part in an event that is not on the location, and you name it only when you roll, anew each turn.
    If one or two of your stones still lie there from the turn before, they stay and you place nothing. If all three do, leave them or place them anew.
    A villain has three skills and no question mark.
rules-complication-title = Playing cards
rules-complication =
    Beginning with the dealer, everybody plays one card at a time until all hands are empty. Any card may go anywhere, even where it does nothing.
    On one player’s location others may put two cards a turn, no more; on your own there is no limit. When everybody has two from others, all cards left go to their owners’ locations.
rules-final-title = Rolling
rules-final =
    Resolve your stones one after another, in any order. Skill, plus your raising cards that apply, minus the cards of others that apply, plus the die: **6 or more succeeds**, and the stone leaves its event. Otherwise it stays for the next turn.
    Each card counts for one stone. Cards that fit only one of your stones count by themselves. A special card that fits two may wait for the other one; a lowering one must count at the last stone it fits.
    Pressing *Best* keeps your special cards for a later stone that they can help, and takes lowering ones where the sum is highest.
    When all three stones have succeeded, the location is completed. On the villain it wins the game at once. All action cards are then shuffled again.
rules-clock-title = When your time runs out
rules-clock =
    - **Decision:** three standing stones stay; otherwise they go where your skills add up to most.
    - **Exchange:** you keep your cards.
    - **Complication:** the first card that fits one of your stones goes to your location, else the first that fits somebody else’s goes there.
    - **Final phase:** red, blue, yellow; on the question mark the best event; *Best* for cards.
rules-end-title = End and ranking
rules-end = The first pair to defeat its villain wins, even in the middle of a final phase. The others rank by completed locations, then by stones that have succeeded on the card in front of them; equal ones share a rank.

# -- Learning by playing: hints, rules, and where the rulebook has them
learn-goal = Lead Julia and Romeo through { $needed } locations to their villain, before the other pairs find theirs. At each location three stones have to succeed.
learn-place-red = Red is Julia. Here she is best at { $event }: { $value }. When you roll for her, skill, cards and die must make 6 together.
learn-place-blue = Blue is Romeo. Of what is free he is best at { $event }: { $value }.
learn-place-yellow = Yellow is the pair: both skills are added. Of what is free, { $event } is best: { $value }.
learn-place-yellow-mark = Yellow is the pair: both skills are added. The question mark promises most: when you roll, you name an event that is not printed here, such as { $event }: { $value }.
learn-place-mark = One stone may lie on the question mark. You name its event only when you roll: any that is not printed here.
learn-place-mark-best = For { $stone } the question mark promises most: when you roll, you name an event that is not printed here, such as { $event }: { $value }.
learn-place-keep = All three stones still lie here. Leave them, or place them anew for the cards you hold now.
learn-exchange = { $idle ->
    [one] One of your cards fits none of your stones. Give it away for a new one, unless you want it against somebody else.
   *[other] { $idle } of your cards fit none of your stones. Give them away for new ones, unless you want them against somebody else.
}
learn-exchange-none = Every card you hold fits one of your stones. Keep them all with *None of these*.
learn-complicate = Of your cards, { $card } fits { $stones }: on your own location it adds 1.
learn-complicate-others = A card that fits none of your stones can lower somebody else’s. Look at where their stones lie.
learn-complicate-none = None of your cards fits your own stones. Play one against somebody whose stones it fits; if there is nobody, it makes no difference where.
learn-complicate-own = The others have two cards against them already, so this one goes to your own location.
learn-complicate-target = On your own location the card adds 1 to a stone that it fits; on somebody else’s it takes 1 away.
learn-final-stone = Each stone is rolled for once, in the order you like: skill, cards and die must make 6. A card counts only once, but a special one that fits two stones is counted beside both here.
learn-event = On the question mark you choose. { $stone }, cards not counted, would be best at { $event }: { $value }.
learn-roll = You need a { $need } or more.
learn-roll-sure = This can’t fail: even a 1 is enough.
learn-roll-vain = No die is enough this time. Roll all the same; the stone stays for the next turn.
learn-final-cards = A special card counts for one of two stones. *Best* keeps your own for the later stone, unless that can’t fail anyway, and has those against you count where the sum is higher. Press *Choose the cards* to raise this stone now.
learn-final-which = Take the cards that shall count now. A special one that you leave out can still count for another stone.
learn-why-place = Each stone lies on a symbol of its own, and one of them may lie on the question mark. Red counts Julia’s skill for that event, blue Romeo’s, yellow both. Afterwards stones may not be moved.
learn-why-exchange = You may exchange any number of cards. They are shuffled into the deck, and everybody is dealt back to five. Look at everybody’s stones first.
learn-why-complicate = One after another, beginning with the dealer, everybody plays a card until no hand is left. On the own location it raises a skill by 1, on somebody else’s it lowers one; a player may get at most two of those.
learn-why-own = A player may get at most two cards a turn that lower their skills. Where everybody else has two, what you hold can only raise your own.
learn-why-final = Skill, plus your own cards that fit, minus those of others that fit, plus the die: { $target } or more is a success. Otherwise the stone stays where it is.
learn-why-event = A stone on the question mark takes part in an event that is not shown on the location. You decide in the final phase which of the three it is.
learn-why-cards = A card counts for one stone only; where it fits two, you choose which. Cards of others that fit must be used, too.
learn-source-decision = Rulebook of { title } – 4.2 “Decision phase”
learn-source-exchange = Rulebook of { title } – 4.3 “Exchange phase”
learn-source-complication = Rulebook of { title } – 4.4 “Complication phase”
learn-source-success = Rulebook of { title } – 4.5 “Checking whether an event succeeded”

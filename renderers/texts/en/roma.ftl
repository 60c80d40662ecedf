# Roma

title = Roma
pitch = Lay characters and buildings along six discs, and let your dice use them before your opponent does. 2 players, 45 minutes.

# -- Options of a table
option-starts = Who starts
option-starts-value = { $value ->
    [random] drawn by lot
    [first] who is in first
   *[second] who is in second
}

# -- Cards
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

# What each does, at most 100 characters
aesculapinum-does = Take any character from the discard pile into your hand.
architectus-does = Lay as many buildings from your hand as you like, free of charge.
basilica-does = Passive: each Forum you use beside it brings 2 VP more.
centurio-does = Attack the card opposite; if the roll is too low, you may add one of your unused dice.
consiliarius-does = Pick up all your characters and lay them again on any of your discs, free of charge.
consul-does = Make one of your unused dice 1 higher or 1 lower.
essedum-does = Until the end of this turn all opposing cards have 2 less defence.
forum-does = Use a second die, any number: score that many VP.
gladiator-does = Return any opposing character to its owner’s hand.
haruspex-does = Look through the draw pile and take any one card.
legat-does = Score 1 VP for each disc on your opponent’s side without a card.
legionarius-does = Attack the card opposite.
machina-does = Pick up all your buildings and lay them again on any of your discs, free of charge.
mercator-does = Buy VP from your opponent, who gets 2 sestertii for each.
mercatus-does = Take 1 VP from your opponent for each Forum on their side.
nero-does = Discard any opposing building without a fight. Nero goes with it.
onager-does = Attack any opposing building.
praetorianus-does = Block a disc: your opponent cannot use a die on it next turn.
scaenicus-does = Do what another of your characters does, as if it lay here.
senator-does = Lay as many characters from your hand as you like, free of charge.
sicarius-does = Discard any opposing character without a fight. Sicarius goes with it.
templum-does = Passive: a Forum you use beside it may score your third die too.
tribunus-plebis-does = Take 1 VP from your opponent.
turris-does = Passive: your other cards have 1 more defence.
velites-does = Attack any opposing character.

# What fits on a card the size of a stamp
aesculapinum-short = Aesculapin.
tribunus-plebis-short = Tribunus

# -- Questions
exchange-prompt = Choose two cards to give to { $who }. You get two in return.
place-prompt = Lay { $card } face down. On which disc?
roll-triple = Three dice of { $die }. Keep them, or roll all three again?
menu-prompt = Your turn: what next?
lay-card = Which card do you lay? You pay its cost.
lay-disc = On which of your discs does { $card } go?
lay-free-building = Architectus: lay a building free of charge, or be done?
lay-free-character = Senator: lay a character free of charge, or be done?
money-dice = Which dice go on the money disc?
cards-die = Which die goes on the card disc? You draw that many cards and keep one.
cards-keep = Which card do you keep? The others are discarded.
aesculapinum-card = Aesculapinum: which character do you take from the discard pile?
centurio-extra = Centurio rolled { $die } against a defence of { $defence }. Add one of your dice?
consul-die = Consul: which die do you change?
consul-change = Consul: { $die } becomes…
forum-die = Forum: which die do you score?
forum-templum = Templum: score the third die, a { $die }, as well?
gladiator-target = Gladiator: which character goes back to its owner’s hand?
haruspex-card = Haruspex: which card of the draw pile do you take?
mercator-range = Mercator: how many VP do you buy, roughly?
mercator-vp = Mercator: how many VP do you buy?
nero-target = Nero: which building is discarded?
onager-target = Onager: which building do you attack?
praetorianus-disc = Praetorianus: which disc do you block for your opponent’s next turn?
scaenicus-model = Scaenicus: which of your characters do you act as?
sicarius-target = Sicarius: which character is discarded?
velites-target = Velites: which character do you attack?
again-first = { $card } was on disc { $disc }. Where does it go now?
again-next = { $card } was on disc { $disc }. Where does it go now? So far: { $placed }.

# -- What may be chosen
card-cost = { $card } (costs { $cost })
card-copies = { $copies ->
    [one] { card-cost }
   *[other] { $card } (costs { $cost }; there are { $copies })
}
disc = Disc { $disc }
disc-empty = Nothing lies here.
disc-holds = { $card } lies here.
disc-covers = { $card } lies here and will be discarded.
disc-same = Where it was.
card-on-disc = { $disc }: { $card }
attack-needs = Falls to { $defence } or more.
die = Die { $die }
activate = { $die }: { $card }
change = { $new }
buy = { $vp } VP
buy-cost = For { $money } sestertii
buy-range = { $low } to { $high } VP
lay = Lay a card
lay-does = Pay its cost and lay it on one of your discs. No die needed.
money = Take money
money-does = Use dice: 1 sestertius for each pip.
cards = Take cards
cards-does = Use a die: draw that many cards, keep one.
end = End turn
end-does = Dice you have not used are lost.
nothing = Nothing I can afford
nothing-does = Back to your turn.
done = Done
done-does = Lay no more.
no = No
no-does = Keep the die for something else.
yes = Yes
yes-does = Use it now.
keep = Keep
keep-does = Play with these three dice.
again = Roll again
again-does = Roll all three dice again.

# -- Events
event-exchanged = Both have given two cards to each other.
event-placed = { $who } has laid four cards face down, on discs { $discs }.
event-revealed = { $who } reveals { $cards }.
event-turn = Turn { $turn }: { $who }.
event-paid = { $who } pays { $vp } VP for { $discs ->
    [one] an empty disc
   *[other] { $discs } empty discs
}.
event-rolled = { $who } rolls { $dice }.
event-laid = { $who } lays { $card } on disc { $disc }.
event-laid-free = { $who } lays { $card } on disc { $disc }, free of charge.
event-laid-done = { $who } lays no more.
event-covered = { $who } discards { $card }, which lay on disc { $disc }.
event-money = { $who } takes { $money ->
    [one] { $money } sestertius
   *[other] { $money } sestertii
} for { $dice }.
event-drawn = { $who } draws { $cards ->
    [one] a card
   *[other] { $cards } cards
} for a { $die }.
event-kept = { $who } keeps one and discards { $cards }.
event-kept-one = { $who } keeps it.
event-refilled = The discard pile becomes the new draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-activated = { $who } activates { $card } with a { $die }.
event-fetched = { $who } takes { $card } from the discard pile.
event-attack = { $who } attacks { $card } on disc { $disc } and rolls { $die } against { $defence }.
event-extra = { $who } adds a { $die }, which makes { $attack }.
event-beaten = { $card } falls.
event-held = { $card } holds.
event-moved = { $who } lays again { $places }.
event-changed = { $who } makes a { $old } a { $new }.
event-essedum = Opposing cards have { $minus } less defence this turn.
event-forum = { $who } scores { $dice } and gains { $vp } VP.
event-returned = { $card } goes back from disc { $disc } to its owner’s hand.
event-searched = { $who } takes a card from the draw pile and shuffles it.
event-gained = { $who } gains { $vp } VP.
event-took = { $who } takes { $vp } VP from the opponent.
event-bought = { $who } buys { $vp } VP from the opponent for { $money } sestertii.
event-removed = { $card } on disc { $disc } is discarded, and { $own } with it.
event-blocked = { $who } blocks disc { $disc } for the opponent’s next turn.
event-copied = Scaenicus acts as { $card }.
event-ended = { $who } ends the turn.
reason-broke = { $who } has no VP left.
reason-stock = The stockpile of VP is empty.
reason-turns = 200 turns have been played.
reason-draw = Both have the same number of VP: a draw.

# -- Why a hint is given: “I would choose Money: it leaves …”
because-points = it leaves you more VP
because-discs = it leaves fewer of your discs without a card
because-cards = it has stronger cards work for you on your discs
because-hand = it leaves you better cards in hand
because-money = it leaves you more money
because-dice = it leaves your dice more to do
because-rival = it leaves your opponent worse off

# -- What the table says
headline = **{ title }** · Turn { $turn }: { $state }
headline-setup = **{ title }** · { $state }
state-exchange = Both choose two cards to give away
state-place = { $who } lays four cards face down
state-roll = { $who } has rolled a triple
state-act = { $who } to move
state-drawn = { $who } keeps one of { $cards ->
    [one] a card
   *[other] { $cards } cards
}
state-searching = { $who } looks through the draw pile
state-laying-building = { $who } lays buildings
state-laying-character = { $who } lays characters
state-won = { $who } wins, { $vp } VP to { $other }
state-draw = A draw with { $vp } VP each

fact-owner = { $sign } **{ $who }:** { $vp } VP, { $money ->
    [one] { $money } sestertius
   *[other] { $money } sestertii
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand.
fact-dice = **Dice:** { $dice }.
fact-dice-both = **Dice:** { $dice } (used: { $used }).
fact-dice-used = **Dice:** all used ({ $used }).
fact-side = **{ $who }’s discs:** { $places }
place-empty = { $disc } empty
place-back = { $disc } face down
place-own = { $disc } { $card }
place-card = { $disc } { $card }, defence { $defence }
fact-blocked = **Blocked for { $who }:** { $discs }.
fact-essedum = **Essedum:** { $who }’s cards have { $minus } less defence this turn (counted in).
fact-stock = **Stockpile:** { $stock } VP. **Draw pile:** { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
}.
fact-discard = **Discard pile** ({ $count }, { $top } on top): { $cards }.
several = { $card } ×{ $count }

own-hand = **Your hand** (cost): { $cards }.
own-hand-setup = **Your cards** (cost): { $cards }.
own-card = **{ $card }:** { $does }
own-hand-empty = **Your hand** is empty.
own-drawn = **You have drawn** (cost): { $cards }.
own-searching = **In the draw pile** (cost): { $cards }.
own-exchanged = **You gave { $who }:** { $gave }. **You got:** { $received }.
priced = { $card } ({ $cost }){ copies }
priced-payable = { $card } ({ $cost }, you can pay it){ copies }
copies = { $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}

# Pictures for those who do not see them
alt-table = Roma, turn { $turn }: { $state }.
alt-table-setup = Roma: { $state }.
alt-owner = { $who }: { $vp } VP, { $money } money, { $hand } in hand.
alt-deed = { $who }: { $deed }.
alt-stock = Stock { $stock } VP.
alt-side = { $who }’s discs: { $cards }.
alt-back = face down
alt-hand = Your hand: { $cards }.
alt-hand-empty = Your hand is empty.
alt-looking = You look at { $cards }.

# -- In the pictures
pic-turn = Turn { $turn }
pic-exchange = Give two away
pic-place = Lay face down
pic-over = The end
pic-hand = Your hand
pic-drawn = Keep one
pic-searching = Take one
pic-empty = You hold no card.
pic-several = { $card } ×{ $count }
pic-stock = stockpile
pic-pile = draw pile
pic-discard = discards
pic-back = face down
pic-none = –

deed-none = Nothing has been done yet.
deed-none-setup = Each player gives two of four cards away, then lays four face down.
deed-money = { $money ->
    [one] { $money } sestertius
   *[other] { $money } sestertii
} for { $dice }
deed-cards = Cards drawn for a { $die }
deed-lay = { $card } laid on { $disc }
deed-copy = Scaenicus as { $model }
done-moved = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} laid again
done-laid = { $card } laid on { $disc }
done-laid-many = { $cards } cards laid
done-covered = { $cards } covered
done-beaten = { $cards } falls
done-held = { $cards } holds
done-discarded = { $cards } discarded
done-returned = { $cards } goes back to hand
done-blocked = disc { $discs } blocked
done-gained = { $vp } VP gained

# -- Rules, by topic
rules-goal-title = Goal
rules-goal = Two Romans lay characters and buildings along a row of six discs, numbered 1 to 6, and use them against each other. You begin with 10 victory points (VP), and 16 more lie in the stockpile. The game ends at once when somebody has no VP left or the stockpile is empty; whoever then has more VP wins.
    At the beginning each gets four cards and secretly gives two of them away. Then each lays four cards face down, on discs of their choice: first the starting player, then the other. All are turned over together. Nothing is paid for them.
    Who starts is drawn by lot unless the table chose otherwise. At a real table it is the youngest.
rules-turn-title = Your turn in three lines
rules-turn =
    1. **Pay** 1 VP to the stockpile for each of the six discs on your side without a card.
    2. **Roll** three dice. Three equal ones may be rolled again, as often as that happens.
    3. **Act** as often as you like, in any order, until you end the turn. Each die is used once, for one thing; dice left over are lost.
    The first two steps run by themselves, and so does the end of a turn in which nothing is left to do.
rules-actions-title = What you can do
rules-actions =
    - **Lay a card** (no die): pay its cost in sestertii and put it on any disc of your side. A card already there is discarded. It may be used in the same turn.
    - **Take money:** one or more dice; 1 sestertius for each pip.
    - **Take cards:** one die; draw as many cards as it shows, keep one, discard the others face up. When the draw pile is empty, the discard pile is shuffled into a new one.
    - **Activate a card:** use a die of the number of its disc, and do what the card says. You must do all of it, unless it says “may”. A card that needs a target cannot be used without one. The same card can be used again with another die.
    - **Menus:** *Back* takes a choice back as long as nothing has been paid, rolled, drawn or shown.
    - Opposite is the other player’s card on the same disc; beside a disc are the discs one higher and one lower on your own side.
rules-combat-title = Fights
rules-combat = Legionarius, Centurio, Velites and Onager attack. The battle die is rolled once. If it reaches the defence of the card attacked, that card is discarded; if not, nothing happens. The attacker is never hurt.
    The defence shown on the table is the one that counts now: each **Turris** on the defender’s side gives its other cards 1 more, each **Essedum** used this turn takes 2 away. ▲ and ▼ mark a defence that differs from the printed one.
    Gladiator, Sicarius and Nero do not fight: what they choose goes, whatever its defence.
rules-characters-title = Characters, Architectus to Legat
rules-characters =
    Cost · defence · dice. All are round and yellow.
    - **Architectus** (3 · 4 · 1): you may lay any number of buildings from your hand, free of charge, also on cards of your own.
    - **Centurio** (9 · 5 · 1): attacks the card opposite. If the roll is too low, you may add one unused die; it is used up whatever comes of it.
    - **Consiliarius** (4 · 4 · 1): pick up all your characters and lay every one of them again, each on another disc, free of charge. Buildings they cover are discarded.
    - **Consul** (3 · 3 · 1): one of your unused dice becomes 1 higher or lower, within 1 to 6. Needs another unused die.
    - **Essedum** (6 · 3 · 1): until the end of this turn all opposing cards have 2 less defence; several effects add up.
    - **Gladiator** (6 · 5 · 1): any opposing character goes back to its owner’s hand.
    - **Haruspex** (4 · 3 · 1): look through the draw pile, take any card unseen, shuffle the rest.
    - **Legat** (5 · 2 · 1): gain 1 VP for each disc without a card on the other side.
rules-characters-more-title = Characters, Legionarius to Velites
rules-characters-more =
    - **Legionarius** (4 · 5 · 1): attacks the card opposite.
    - **Mercator** (7 · 2 · 1): buy VP from your opponent, for 2 sestertii each, as many as you wish and both can afford.
    - **Nero** (8 · 9 · 1): any opposing building is discarded, and Nero too.
    - **Praetorianus** (4 · 4 · 1): block a disc; your opponent cannot use a die on it in the next turn. Passive cards there go on working.
    - **Scaenicus** (8 · 3 · 1): does what another of your characters does, as if that lay on the disc of Scaenicus. For Nero and Sicarius, Scaenicus goes in their place. Cannot act as a Scaenicus.
    - **Senator** (3 · 3 · 1): you may lay any number of characters from your hand, free of charge, also on cards of your own.
    - **Sicarius** (9 · 2 · 1): any opposing character is discarded, and Sicarius too.
    - **Tribunus Plebis** (5 · 5 · 1): take 1 VP from your opponent.
    - **Velites** (5 · 3 · 1): attacks any opposing character.
rules-buildings-title = Buildings
rules-buildings =
    Cost · defence · dice. All are angular and green.
    - **Aesculapinum** (5 · 2 · 1): take any character from the discard pile.
    - **Basilica** (6 · 5 · passive): each Forum you use beside it pays 2 VP more; two Basilicas 4 more.
    - **Forum** (5 · 5 · 2): use a second die of any number and gain that many VP from the stockpile. What the stockpile lacks is credited all the same.
    - **Machina** (4 · 4 · 1): pick up all your buildings and lay every one of them again, each on another disc, free of charge. Characters they cover are discarded.
    - **Mercatus** (6 · 3 · 1): take 1 VP from your opponent for each Forum on their side.
    - **Onager** (5 · 4 · 1): attacks any opposing building.
    - **Templum** (2 · 2 · passive): a Forum you use beside it may score your third die as well.
    - **Turris** (6 · 6 · passive): your other cards have 1 more defence.
rules-clock-title = Clocks, and if you are away
rules-clock =
    When your time is up, something simple is chosen for you. In setup the two cheapest cards are given away, and cards go on the lowest free discs. A triple is kept. In an effect that has begun, “no” or “done” is chosen where it is offered; the dearest target or card where one must be named; cards picked up go back to their discs.
    In the menu all unused dice go on the money disc, and then the turn ends.
rules-end-title = End and ties
rules-end = After every change of VP: a player with 0 VP has lost at once; if the stockpile is empty, more VP win, even in the middle of a turn. Equal VP are a draw. VP taken from a player are never more than that player owns. A game that does not end ends after turn 200, counted over both players; more VP win then, too.

# -- Learning by playing: hints, rules, and where the rules have them
learn-goal = You win when your opponent has no victory points (VP) left, or with more of them when the stockpile is empty. Cards bring and take VP, and your dice use the cards.
learn-exchange = Two of your cards go to { $who }, and two come back. The four you hold then are laid free of charge, so dear ones are a bargain now: { $card } costs { $cost } later.
learn-place = { $card } will be used by a die that shows the number of its disc. One number comes up as often as another.
learn-place-passive = { $card } works without a die as long as it lies there, so the number of its disc does not matter.
learn-place-forward = { $card } attacks the card opposite, on the same disc.
learn-place-beside = A Basilica or a Templum beside a Forum makes that worth more, so keep room next to each other.
learn-roll-triple = Three equal dice can only use one disc. Roll again, unless this number is good for you.
learn-menu = Your dice show { $dice }. Each does one thing: it brings money, it brings a card, or it uses the card on the disc of its number.
learn-menu-two = Two dice left: { $dice }. As money they make { $sum }; you have { $money }.
learn-menu-one = One die left: { $dice }. It is lost if you end the turn now.
learn-menu-none = No dice left, but laying a card needs none. You have { $money ->
    [one] { $money } sestertius
   *[other] { $money } sestertii
}.
learn-menu-end = No dice left, and no card in your hand that you could pay for: end the turn.
learn-menu-activate = A { $die } can use { $card } now. { $does }
learn-menu-empty = Empty discs on your side: { $empty }. Each costs you 1 VP at the beginning of your turn, so lay cards there.
learn-menu-lay = Laying a card needs no die, only money: you have { $money }. What you lay can be used this very turn.
learn-lay = You pay at once. You have { $money ->
    [one] { $money } sestertius
   *[other] { $money } sestertii
}.
learn-lay-nothing = You have too little money for any of your cards: { $money }. Take money first.
learn-lay-end = You have too little money for any of your cards: { $money }. No die is left to bring more, so end the turn.
learn-disc = Empty so far: { $discs }. A card there saves you 1 VP a turn.
learn-disc-full = All your discs have cards. The one that lies where you lay this is discarded.
learn-free = Cards in your hand that you may lay for nothing now: { $cards }. They may go on cards of your own, too.
learn-money = All these dice would bring { $sum }. Keep one back if it can do something better.
learn-cards = A { $high } lets you choose from { $high } cards, a { $low } from { $low }. You keep one either way.
learn-keep = You have { $money ->
    [one] { $money } sestertius
   *[other] { $money } sestertii
}. What you can pay soon fills a disc; what is dear waits in your hand.
learn-extra = { $missing } is missing. A die that you add is used up, even where it is not enough.
learn-forum = The die you choose is scored: a { $high } brings { $high } VP.
learn-forum-templum = Thanks to the Templum your third die can be scored, too. It is used up then.
learn-fight = One roll of the battle die must reach the defence. The lower that is, the better your chance.
learn-remove = There is no fight: what you choose is discarded, and your own card with it. Choose what would hurt you most.
learn-return = There is no fight: the card goes back to the hand, and laying it again costs its full price.
learn-aesculapinum-card = Any character in the discard pile will do, however deep it lies. Buildings stay there.
learn-consul-die = Change a die so that it fits a card you want to use.
learn-consul-change = Look at which of the two numbers has the better card on its disc.
learn-haruspex-card = All of the draw pile is yours to choose from, and nobody sees what you take.
learn-mercator-range = Each VP you buy is one more for you and one less for your opponent, who gets your money.
learn-mercator-vp = Each VP you buy is one more for you and one less for your opponent, who gets your money.
learn-praetorianus-disc = Block the disc of the card that could hurt you most next turn.
learn-scaenicus-model = Scaenicus does what that card does, but from its own disc.
learn-again = Each card that you have picked up gets a disc of its own. Another kind of card that lies there is discarded.
learn-why-exchange = Each player is dealt four cards and passes two of them to the other.
learn-why-place = The starting player lays all four cards face down beside discs of their choice, then the other does. Both turn them over together, and nothing is paid for them.
learn-why-triple = Whoever rolls three equal dice may roll all of them again.
learn-why-menu = After the roll there are four things to do, in any order and as often as dice and money allow: lay a card, take money, take cards, activate a card. Dice left over are lost.
learn-why-lay = To lay a card you pay its price. That needs no die.
learn-why-disc = A card may go on any disc of your side; one that lies there is discarded. At the beginning of each turn you pay 1 VP for each disc without a card.
learn-why-money = Dice on the money disc bring as many sestertii as they show together.
learn-why-cards = For each die on the card disc you draw as many cards as it shows, keep one and discard the others.
learn-why-attack = { $card }: { $does } If the battle die equals or beats the defence of the card attacked, that card is discarded.
learn-why-card = A die on the disc of its number activates a card, and what the card says is done. { $card }: { $does }
learn-source-setup = Rules of { title } – preparation
learn-source-roll = Rules of { title } – “Second: roll the dice”
learn-source-actions = Rules of { title } – “Third: four options”
learn-source-lay = Rules of { title } – “First option: lay a card”
learn-source-disc = Rules of { title } – “Pay for empty die discs” and “First option: lay a card”
learn-source-money = Rules of { title } – “Second option: take money”
learn-source-cards = Rules of { title } – “Third option: take cards”
learn-source-card = Rules of { title } – “Fourth option: activate a card”, and the card { $card }

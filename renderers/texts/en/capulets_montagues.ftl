# Capulets & Montagues

title = Capulets & Montagues
pitch = Noble families of Verona pick fates, shed blood and court the Prince for Prestige. 2 to 7 players, 30 to 60 minutes.

# -- Joining
seat-family = Name of your family
seat-family-0 = Capulet
seat-family-1 = Montague
seat-family-2 = Escalus
seat-family-3 = Della Scala
seat-family-4 = Bevilacqua
seat-family-5 = Nogarola
seat-family-6 = Maffei

# -- Traits
trait-blood = Blood
trait-wealth = Wealth
trait-favor = Favor
trait-dignity = Dignity
trait-vigor = Vigor
prestige = Prestige

# -- Fate cards
card-slaying = Slaying
card-party = Party
card-brawl = Brawl
card-murder = Murder
card-scandal = Scandal
card-plot = Plot
card-entertainment = Entertainment
card-build-church = Build Church
card-alms-to-the-poor = Alms to the Poor
card-manage-estates = Manage Estates
card-caravans = Caravans
card-traders = Traders
card-markets = Markets
card-banking = Banking
card-merchants = Merchants
card-pay-taxes = Pay Taxes
card-tariffs = Tariffs
card-church-tithe = Church Tithe
card-gifts = Gifts
card-tribute = Tribute
card-fray = Fray
card-skirmish = Skirmish
card-costume-ball = Costume Ball
card-masquerade = Masquerade
card-government-office = Government Office
card-public-works = Public Works
card-patronage = Patronage
card-tragic-affair = Tragic Affair
card-conspiracy = Conspiracy
card-donations = Donations
card-charity = Charity
card-financing = Financing
card-collect-tolls = Collect Tolls
card-loans = Loans
card-military-service = Military Service
card-wedding = Wedding
card-politics = Politics
card-corruption = Corruption
card-public-service = Public Service
card-dispute = Dispute
card-sword-fight = Sword Fight
card-luxury-goods = Luxury Goods
card-spices-and-wines = Spices & Wines
card-artisans = Artisans
card-craftsmen = Craftsmen
card-killing = Killing
card-diplomatic-service = Diplomatic Service
card-alliances = Alliances
card-festival = Festival
card-memorials = Memorials
card-intrigue = Intrigue
card-courtly-fashions = Courtly Fashions
card-agriculture = Agriculture
card-harvest = Harvest
card-guilds = Guilds
card-carnival = Carnival
card-criminal-activities = Criminal Activities
card-accusations = Accusations
card-feudal-obligations = Feudal Obligations
card-mortal-feud = Mortal Feud

# What a card does: "Wealth +2, Vigor −1"
effect = { $trait } { $by }
effects-given = target: { $given }
effects-both = { $own }; target: { $given }

# -- Questions
pick-prompt = Which Fate card does your family take?
target-prompt = Against whom is { $card }?
levels = Blood { $blood }, Wealth { $wealth }, Favor { $favor }, Dignity { $dignity }, Vigor { $vigor }, Prestige { $prestige }

# -- Events
event-founded = { $who } starts with { $rolls }.
rolled-trait = { $trait } { $sum } ({ $dice })
event-reshuffled = The deck has run out; the discards are shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-fate = Turn { $turn }. Fate turns over { $cards }.
event-favor = Equal Vigor ({ $vigor }), so Favor decides: { $standing }.
standing = { $who } { $favor }
event-rolled = Equal Vigor and Favor, so dice decide: { $rolls }.
rolled = { $who } { $roll }
event-initiative = Initiative: { $who } leads, then { $others }. All but the Leader gain 1 Vigor.
event-picked = { $who } picks { $card }.
event-picked-target = { $who } picks { $card } against { $target }.
event-resolved = { $card }: { $changes }.
change = { $who } { $trait } { $by } (now { $now })
change-floor = { $who } { $trait } { $by } (now 0, Prestige −{ $lost })
save = { $card }: { $who } rolls { $sum } ({ $dice }) against Favor { $favor }
event-saved = { $save }. The Prince lets it pass.
event-punished = { $save }. Guilty! A { $roll } on the table, { $punishment }: { $changes }.
punishment-fines = Fines
punishment-reprimand = Reprimand
punishment-reparations = Reparations
punishment-imprisonment = Imprisonment
punishment-banishment = Banishment
punishment-execution = Execution
event-prestige = Prestige: { $awards }.
award = { $best } { $who }
award-tied = { $best } tied ({ $who })
best-blood = lowest Blood
best-wealth = highest Wealth
best-favor = highest Favor
best-dignity = highest Dignity
best-vigor = highest Vigor
reason-prestige = { $who } has the most Prestige after 13 turns.
reason-shared = { $who } share the victory: equal Prestige after 13 turns.

# -- Why a hint is given: “I would choose Money: it leaves …”
because-prestige = it leaves your family more Prestige
because-lead = it gives your family a better chance of the { $best }
because-save = it leaves your family less to fear from the Prince
because-rivals = it leaves the strongest other family worse off

# -- What the table says
turn-of = Turn { $turn } of { $turns }
turn-pick = { $who } picks
turn-over = { $who } wins with { $prestige } Prestige
turn-over-shared = { $who } share the victory with { $prestige } Prestige

headline = **{ title }** · { turn-of }: { $doing } (pick { $pick } of 7)
headline-over = **{ title }** · { $doing }

fact-families = **Families by initiative** (the best in a trait gains 1 Prestige at the end of the turn)
fact-family = **{ $place }.** { $sign } **{ $who }** Prestige { $prestige } · { $levels }
fact-level = { $trait } { $level }
fact-level-best = { $trait } { $level } (best)
fact-fate = **Fate cards left**
fact-card = **{ $card }:** { $effects }
fact-taken = **Picked:** { $picks }.
fact-pick = { $sign } { $card } ({ $effects })
fact-pick-target = { $sign } { $card } against { $target } ({ $effects })
fact-deck = **Deck:** { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}, { $discard } discarded.
fact-last = **Turn { $turn } brought:**
fact-brought = { $sign } { $cards }: { $changes }
fact-brought-target = { $card } on { $target }
fact-brought-nothing = no change
fact-saves = Prince: { $saves }.
fact-saved = { $sign } { $sum } against Favor { $favor } for { $card }, saved
fact-punished = { $sign } { $sum } against Favor { $favor } for { $card }, { $punishment }
fact-awards = +1 Prestige: { $awards }.
fact-award = { $best } { $sign }
fact-award-tied = { $best } nobody (tie)
fact-ranking = **Final ranking**

own-open = Nothing is secret in this game: everything lies on the table.
own-family = Your family: { $levels }.

# Pictures for those who do not see them
alt-table = { title }, turn { $turn } of { $turns }: { $doing }.
alt-over = { title }: { $doing }.
alt-prestige = Prestige: { $scores }.
alt-score = { $who } { $prestige }
alt-left = Cards left: { $cards }.

# -- In the pictures
pic-ranking = Final ranking

# -- Rules, by topic
rules-goal-title = Goal
rules-goal = Lead a noble family of Verona through thirteen turns and have the most Prestige at the end. Prestige starts at 0 and may be negative. Equal Prestige at the top shares the victory.
rules-traits-title = Traits
rules-traits =
    Each of five traits starts with two dice. **Blood** counts your dead, so low is good; **Wealth**, **Favor** with the Prince, **Dignity** and **Vigor** are good when high.
    - **The floor:** a trait never falls below zero. What it cannot lose, its family loses in Prestige, one for one, whoever caused it.
rules-turn-title = Your turn in three lines
rules-turn =
    1. **Pick** one of the Fate cards that lie on the table, as often as it comes to you until all seven are taken.
    2. **Name a target** if the card says so. A pick can’t be changed.
    3. **See what comes of it:** cards take effect, the Prince punishes bloodshed, and the best in each trait gain Prestige.
rules-phases-title = The six phases of a turn
rules-phases =
    1. **Fate:** seven Fate cards are turned over.
    2. **Initiative:** highest Vigor first, then highest Favor, then dice. The first is the Leader; everyone else gains 1 Vigor.
    3. **Destiny:** in that order the families pick one card each, round and round until all seven are taken.
    4. **Resolution:** the picks take effect one by one, in the order in which they were made.
    5. **Punishment:** whoever picked a Blood card faces the Prince.
    6. **Prestige:** the best in each trait gain 1 Prestige.
rules-cards-title = Fate cards
rules-cards =
    A card changes your own traits; what it says of a **target** hits one opponent, all of it the same. You name the target as soon as you pick the card. *Back* returns to the cards until you have.
    Nobody may pass, aim at their own family or change a pick. The last card is taken by itself; with two players so is the target.
    The deck has sixty different cards. In turn 9 it runs out; the discards are then shuffled.
rules-punishment-title = The Prince
rules-punishment =
    A **Blood card** raises an opponent’s Blood. For each one picked, its picker rolls two dice: **more than** their own Favor, and they roll one die for a punishment.
    1. **Fines:** Wealth −1.
    2. **Reprimand:** Favor −1.
    3. **Reparations:** Wealth −1, and the card’s target gains 1 Wealth.
    4. **Imprisonment:** Dignity −1, Vigor −1.
    5. **Banishment:** Wealth −1, Dignity −1.
    6. **Execution:** your own Blood +1, Favor −1.
    Saves come in the order in which the cards were picked, each with what the ones before have left.
rules-prestige-title = Prestige
rules-prestige = At the end of each turn the family with the lowest Blood and those with the highest Wealth, Favor, Dignity and Vigor gain 1 Prestige each. Where families tie, nobody gains it.
rules-clock-title = Clocks, and if you are away
rules-clock = If your turn clock runs out, the card with the greatest sum is taken for you: your own changes, and what it does to a target counted as gain; of equal cards the one turned over first. Its target is the opponent with the most Prestige, of equals the next one after your seat.
rules-end-title = End and ties
rules-end = The game ends after turn 13. The most Prestige wins; equal Prestige is an equal rank, and at the top a shared victory.

# -- Learning by playing: hints, rules, and where the rulebook has them
learn-goal = { $turns } turns. Cards change the five traits of your family; each trait in which you are best brings Prestige, and the most Prestige wins.
learn-pick = This turn you pick { $picks ->
    [one] once
   *[other] { $picks } times
}. What the cards say happens to your traits when all are picked, so look for what makes you best in one.
learn-pick-best = With the picks so far you have the { $best }. Each of that brings 1 Prestige at the end of the turn if nobody catches up, and Prestige wins the game.
learn-pick-behind = With the picks so far you are best in nothing, so this turn would bring you no Prestige. Look for a card that puts you ahead in one trait.
learn-pick-blood = { $card } sheds blood: an opponent’s Blood goes up by { $blood }. The Prince lets it pass if two dice make no more than your Favor, which would be { $favor } with this card and the picks so far.
learn-pick-floor = Mind { $card }: your { $trait } is only { $level } with the picks so far, and what a trait can’t lose you lose in Prestige.
learn-pick-vigor = The most Vigor picks first, and everybody else gains 1. Yours is { $vigor } with the picks so far; many a card costs some.
learn-target-blood = The lowest Blood brings Prestige. Of the others { $who } has the lowest with the picks so far: { $level }.
learn-target-other = Of the others { $who } has the most { $trait } with the picks so far: { $level }. A card hurts most where somebody is ahead.
learn-why-pick = Beginning with the Leader each family picks one Fate card, round and round until all seven are taken. At the end of the turn the lowest Blood and the highest Wealth, Favor, Dignity and Vigor bring 1 Prestige each; in a tie nobody gets it.
learn-why-target = A card with a target (a star in the rulebook) needs one opponent, who is named as soon as the card is picked. All that it does to a target happens to that family.
learn-source-pick = Rulebook of { title } – “Destiny Phase” and “Prestige Phase”
learn-source-target = Rulebook of { title } – “Resolution Phase” and “Card List Notation”

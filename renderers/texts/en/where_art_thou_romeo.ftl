# Where Art Thou Romeo?

title = Where Art Thou Romeo?
pitch = Bluff and guess: one Juliet, one Romeo perhaps, and everybody says it is them. 3 to 5 players, 5 to 15 minutes.

# -- Options of a table
option-lobby_seconds = Lobby lasts
option-lobby_seconds-value = { $value ->
    [15] 15 seconds
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [3600] 1 hour
    [43200] 12 hours
   *[other] { $value } seconds
}

# -- Roles
juliet = Juliet
romeo = Romeo
count-paris = Count Paris
mercutio = Mercutio
benvolio = Benvolio
nurse = Nurse
tybalt = Tybalt
friar-laurence = Friar Laurence
prince-escalus = Prince Escalus

# What fits on a card the size of a stamp
juliet-short = Juliet
romeo-short = Romeo
count-paris-short = Paris
mercutio-short = Mercutio
benvolio-short = Benvolio
nurse-short = Nurse
tybalt-short = Tybalt
friar-laurence-short = Laurence
prince-escalus-short = Escalus

# What each scores, at most 100 characters
juliet-scores = 2 if you name Romeo (1 if a Mercutio is out); 1 for “No Decision” when there is no Romeo
romeo-scores = 2 if Juliet names you, only 1 if a Mercutio is out
count-paris-scores = 1 if Juliet names you
mercutio-scores = 2 if Juliet names Romeo; she and Romeo then score only 1
benvolio-scores = 1 if Juliet does not name a Romeo
nurse-scores = 2 if Juliet names Romeo
tybalt-scores = 1 if Juliet does not name a Romeo
friar-laurence-scores = 2 if Juliet names Romeo
prince-escalus-scores = 1 if Juliet does not name a Romeo

# The same on the private picture, one condition a line
when-named = Juliet names you
when-named-mercutio = … and a Mercutio is out
when-found = Juliet names Romeo
when-missed = Juliet names no Romeo
when-i-find = You name Romeo
when-i-find-mercutio = … and a Mercutio is out
when-none = “No Decision”, and there is no Romeo

# -- Questions
place-prompt = Which role do you play this round? Juliet and the others will not know.
place-confirm = Place your card as { $role }? A placed card cannot be changed.
place-confirm-ok = Place it
lobby-start = Open the lobby when you are ready to listen.
lobby-start-ok = Open the lobby
lobby-close = All cards are placed. Close the lobby early?
lobby-close-ok = Close the lobby
announce-prompt = Who is Romeo?
none = No Decision
lobby-running = The lobby is open: talk!
lobby-early = Juliet may close it early once all cards are placed:

# -- Events
event-dealt = Round { $round }: the cards are dealt, { $who } is Juliet.
event-placed = { $who } has placed a card.
event-placed-auto = Time is up: the card of { $who } was placed as it lay.
event-lobby = The lobby is open. Say what you like, but nobody can show a card.
event-lobby-over = The lobby is over. { $who } decides.
event-announced = { $who } names { $named } as Romeo.
event-none = { $who } declares “No Decision”.
event-revealed = { $who } was { $role }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
reason-points = Most points after everyone has been Juliet.{ $ties ->
    [0] { "" }
   *[other] { " " }Of those with equal points, whoever was Juliet first is ahead.
}
reason-tie = Tied on points: of those with equal points, whoever was Juliet first is ahead.

# -- Why a hint is given: “I would choose Money: it leaves …”
because-points = it scores more on average
because-named = it scores more if Juliet names you
because-other = it scores more if Juliet names somebody else
because-none = it scores more if Juliet says “No Decision”
because-rivals = it leaves fewer points to the others

# -- What the table says
phase-place = Choose in secret
phase-lobby = The lobby is open
phase-announce = Who is Romeo?
phase-over = The curtain falls

turn-place = { $who } still to place; { $juliet } (Juliet) may open the lobby.
turn-place-ready = All cards are placed. { $juliet } (Juliet) opens the lobby.
turn-lobby = Talk! { $who } still to place.
turn-lobby-ready = Talk! All cards are placed.
turn-announce = { $juliet } (Juliet) names Romeo, or nobody.
turn-over = { $who } wins with { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.

round-of = Round { $round } of { $rounds }
headline = **{ title }** · { round-of } · { $phase } · { $turn }
headline-over = **{ title }** · { $phase }: { $turn }

fact-juliet = **Juliet:** { $juliet }. { $next } is next.
fact-juliet-last = **Juliet:** { $juliet }, in the last round.
fact-placed = **Placed:** { $placed }.
fact-placed-all = **Placed:** everybody.
fact-automatic = **Placed by the clock:** { $who }.
fact-cards = **Cards in play:** Juliet; { $cards }.
fact-card = { $a } / { $b }
fact-scores = **Points, clockwise:** { $scores }.
fact-score = { $sign } { $who } { $points }
fact-round = **Round { $round }:** { $juliet } named { $named }. { $roles }.
fact-round-none = **Round { $round }:** { $juliet } said “No Decision”. { $roles }.
fact-role = { $who } { $role } +{ $points }

own-card = **Your card:** { $a } / { $b }.
own-role = **{ $role }:** { $scores }.
own-up = **Not placed yet.** If the lobby ends before you place, you will be **{ $role }**.
own-placed = **You have placed { $role }.** That is final.
own-automatic = **The clock placed your card as { $role }.**
own-juliet = **You are Juliet** and hold no card this round.

# Pictures for those who do not see them
alt-table = { title } { round-of } · { $phase } · { $turn }
alt-juliet-is = Juliet: { $juliet }.
alt-scores = Points: { $scores }.
alt-score = { $who } { $points }
alt-over = { title } { $phase }: { $turn }
alt-ranking = Final ranking: { $scores }.
alt-card = Your card in round { $round } of { $rounds }: { $a } / { $b }.
alt-card-up = Not placed. If you do nothing you will be { $role }.
alt-card-placed = You have placed { $role }.
alt-card-automatic = The clock placed it as { $role }.
alt-juliet = You are Juliet in round { $round } of { $rounds } and hold no card.

# -- In the pictures
pic-turn-place = { $who } still to place.
pic-turn-lobby = Talk! { $who } still to place.
pic-round = Round
pic-round-number = { $round }/{ $rounds }
pic-choosing = choosing
pic-placed = placed
pic-automatic = by the clock
pic-juliet = Juliet
pic-count = placed
pic-decides = decides
pic-wins = wins
pic-in-play = Cards in play
pic-last-round = Round { $round }
pic-named = { $juliet } named { $named }
pic-none = { $juliet } said “No Decision”
pic-ranking = Final ranking
pic-rank = { $rank }.
pic-your-card = Your card
pic-you-are = You are { $role }
pic-juliet-is = Juliet is { $juliet }.
pic-no-card = You hold no card: listen, then decide.
pic-up = Yours if you do nothing
pic-down = Yours if you choose it
pic-is-placed = Placed, and final
pic-not-played = Not played

# -- Rules, by topic
rules-goal-title = Goal
rules-goal = Score the most points over as many rounds as there are players: in each round somebody else is Juliet. Juliet wants to find Romeo. The others want to be found, to help, or to see her fail, and only they know which.
rules-turn-title = Your turn in three lines
rules-turn =
    1. You hold one card with two roles. Choose one in secret and place the card; that is final.
    2. In the lobby everybody talks. Say whatever you like, true or not; a card can never be shown.
    3. Juliet names one player as Romeo, or says “No Decision”. All cards turn over and score.
rules-roles-title = Roles and what they score
rules-roles =
    - **Juliet:** { juliet-scores }.
    - **Romeo:** { romeo-scores }.
    - **Count Paris:** { count-paris-scores }.
    - **Mercutio:** { mercutio-scores }.
    - **Benvolio, Tybalt, Prince Escalus:** { benvolio-scores }; a wrong name, “No Decision” and a round without a Romeo all count.
    - **Nurse, Friar Laurence:** { nurse-scores }.
    - Each card has two roles: Romeo / Count Paris and Mercutio / Benvolio are always in play, Nurse / Tybalt from 4 players on, Friar Laurence / Prince Escalus with 5.
rules-lobby-title = The lobby
rules-lobby = Juliet opens the lobby whenever she likes, even before anybody has placed. It runs its full time (30 seconds unless the table chose otherwise). You may still place until it ends. Once all cards are placed and 15 seconds have passed, Juliet, and only she, may close it early.
rules-scoring-title = The reveal
rules-scoring = When Juliet has spoken, all chosen roles are revealed and scored at once. The role you did not choose scores nothing. Every past round stays visible on the table: who was Juliet, whom she named, who was what and what it scored.
rules-clock-title = Clocks, and if you are away
rules-clock =
    Your card arrives with one side up, and only you see which. If you have not placed when the lobby ends, it is placed with that side; everybody sees that the clock did it, nobody sees the side.
    If Juliet’s turn clock runs out before she opens the lobby, it opens by itself. If it runs out when she should name Romeo, she says “No Decision”.
    At a table without a turn clock any player may open the lobby once all cards are placed.
    A computer Juliet opens it when every person has placed, at the latest a minute after the deal.
rules-end-title = End and ties
rules-end = The game ends when everyone has been Juliet once. Most points wins; among players with the same points, whoever was Juliet earlier is ahead. So there is always one winner.

# -- What computers say in the lobby
claim-ask-1 = Which of you is my Romeo? Speak!
claim-ask-2 = I shall know a false heart when I hear it. Who are you?
claim-ask-3 = Say something, all of you. Silence is a confession, too.
claim-am-1 = I am { $role }, my word on it.
claim-am-2 = You are looking at { $role }. Believe me.
claim-am-3 = Who, me? { $role }, of course.
claim-nobody-1 = There is no Romeo here tonight, Juliet.
claim-nobody-2 = Name nobody. You would only be wrong.
claim-nobody-3 = If I were you, I would trust none of us.

# -- Learning by playing: hints, rules, and where the rulebook has them
learn-goal = Three rounds, each with another Juliet. Juliet looks for Romeo; the others want to be found, to help her or to see her fail. The most points win.
learn-place-named = Both sides of your card want { $juliet } to name you: as Romeo you score 2 (1 if a Mercutio is out), as Count Paris 1. No other card has Romeo, so anybody else who claims to be him is lying.
learn-place-others = As { $a } you score 2 if Juliet finds Romeo, as { $b } 1 if she does not. Nobody sees which you choose.
learn-confirm = Think once more: once your card is placed, it stays as it is.
learn-lobby = You are Juliet now and hold no card. Open the lobby, and the others tell you who they are, true or not.
learn-close = They have spoken, and anybody may have lied. Close the lobby when you have made up your mind.
learn-announce = There are { $others } cards before you, and one of them can be Romeo or Count Paris. Name whoever you take for Romeo, or say “No Decision” if you believe that nobody is.
learn-why-place = Everybody but Juliet lays a card so that one of its two roles is chosen, before the lobby or in it. Points are for that role alone.
learn-why-confirm = You may place your card whenever you like until the lobby is over. Once it is placed, its role may not be changed.
learn-why-lobby = Juliet says when the lobby begins. In it everybody may say whatever they wish, but nobody may show a card.
learn-why-close = The rulebook gives the lobby 30 seconds. Here Juliet may end it sooner, once all cards are placed.
learn-why-announce = Juliet scores 2 for naming Romeo, only 1 if a Mercutio is out, and 1 for “No Decision” if there is no Romeo. Otherwise she scores nothing.
learn-source-play = Rulebook of { title } – “Game Play”
learn-source-aid = Rulebook of { title } – “Player Aid”

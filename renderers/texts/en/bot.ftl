# What the bot itself says: lobbies, panels, commands, refusals. Games have files of their own.

# -- The table
asked = **{ $who }:** { $prompt }
people = **Who is who:** { $who }.
waiting = Waiting for { $who }.
table-idle = **Nobody has chosen anything for a long time.** If nobody does, this game ends by itself { $at }.
table-clock = Time ran out for { $who }; the clock has chosen.
table-away = { $who } let the clock decide twice, so a stand-in decides now. Come back with *I'm back*, or by choosing yourself; whoever is away at the end comes last.
button-here = I'm back
table-renewed = The rules of this game were updated meanwhile, so the step under way begins anew.
button-more = More time
more-wished = **More time?** In favour: { $who }. It also takes { $missing }: press *More time*.
more-given = More time was given by { $who }.
notice = it is your turn: [{ $game }]({ $link })
notice-idle = nobody has chosen anything in [{ $game }]({ $link }) for a long time. If nobody does, it ends by itself { $at }.
notice-warning = your time for a move in [{ $game }]({ $link }) ends { $at }. Then the clock chooses for you.
stub-moved = **{ $game }** goes on [further down]({ $link }).
aborted-lobby = **{ $game }** · This table was closed before a game began. `/newgame` opens another one.
aborted-lobby-expired = **{ $game }** · Nothing happened here for half an hour, so this table was closed before a game began. `/newgame` opens another one.
aborted-game-abandoned = **{ $game }** · Nobody came back to this game, so it has ended by itself, without a result. `/newgame` opens another one.
aborted-game = **{ $game }** · This game was stopped. It does not count for the leaderboard.
announce-head = [{ $game }]({ $link }) is over
table-vacant = { $count ->
    [one] { $who } has left; a stand-in decides for that seat.
   *[other] { $who } have left; stand-ins decide for those seats.
} Who would like to take over presses *People*.
aborted-counts = **{ $game }** · This game was stopped after somebody had left it. Those who stayed win over those who left.
result-line = **{ $rank }.** { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-stopped = **{ $rank }.** { $who }
result-left = **{ $rank }.** { $who } left, or was away at the end, and so comes last
result-guest = **{ $rank }.** { $who }, as a guest, for whom it is not rated
button-hand = My hand
button-people = People
button-log = Log
button-back = Back
button-none = None of these
button-marked = As marked
button-again = Rematch

# -- The panel
panel-head = **{ $game }** · for your eyes only · [to the table]({ $link })
panel-nothing = Nothing for you to choose now.
panel-gone = **{ $game }** · You don't hold a seat of [this table]({ $link }) any more.
panel-over = This game is over.
panel-dm-closed = Your direct messages are closed to me, so press *My hand* on the table, or type `/hand`, whenever it is your turn.
panel-warning = Your time is nearly up. At its end the clock chooses for you.
panel-as-of = -# As it was { $at }; press *My hand* again for what is now.
panel-trouble = I can't show the table in { $channel } at the moment: I need the permissions *View Channel*, *Send Messages*, *Attach Files* and *Read Message History* there. Nothing is lost; the game goes on here meanwhile.

# -- The lobby
lobby-head = { $game } · { $host } invites
lobby-learn = -# New to it? `/learn` teaches this game in a few minutes, for your eyes only.
lobby-seats = **In ({ $have } of { $most }):** { $who }
lobby-as = { $name } as { $who }
lobby-need = { $missing ->
    [0] Ready. { $host } starts when everybody is in.
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
lobby-check = **Are you still there?** { $who }: press *I'm here*. Time is up { $at }; whoever has not pressed it by then loses the seat. When all have, the game begins.
button-ready = I'm here
button-keep = Keep waiting
lobby-closes = If nothing happens, it closes by itself { $at }.
lobby-rematch = **Rematch!** The game begins when { $who } join too.
clock = Clock
clock-line = **Clock:** { $clock }
clock-alone = -# Alone with computers you have all the time you like: no clock runs.
clock-blitz = blitz, 2 min a move
clock-live = live, 10 min a move
clock-day = day, 24 h a move
clock-none = none, take your time
option-line = **{ $option }:** { $value }
button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Cancel
text-entry-title = Take a seat
thread-invite = **{ $who }** opens a table of **{ $game }** in a thread of its own. Join there!
rematch-open = The rematch is [here]({ $link }); press *Join* there.

# -- What became of a press
outcome-ready-waits = { $who } still has to press *I'm here*; then the game begins.
outcome-no-clock = No clock is running for anybody, so there is no need for more time.
outcome-more-already = You have agreed already. It also takes { $who }.
outcome-done = Done.
outcome-no-table = I don't know this table any more. `/tables` lists yours, `/newgame` opens another one.
outcome-not-seated = You are not one of the players of this table. `/newgame` opens one of your own.
outcome-not-your-turn = It is not your turn: { $who } decides now.
outcome-already-answered = You have answered this already; your first answer counts.
outcome-old-question = Too late: this question is closed. Press *My hand* on the table for what is open now.
outcome-over = This game is over. `/newgame` opens another one.
outcome-not-started = The game has not begun yet. The host presses *Start* when everybody is in.
outcome-started = The game has begun already. `/tables` has a link to it.
outcome-no-back = This can't be taken back any more: somebody has seen it, or you have learned something from it.
outcome-busy = Somebody else was faster just now. Press again.
outcome-not-host = Only the host of this table may do that, or somebody who may manage the server.
outcome-full = This table is full. `/newgame` opens another one.
outcome-joined-already = You are in already.
outcome-text-taken = { $text } is taken at this table, so you go by another name for now. Press *Join* again to choose one.
outcome-text-too-long = That name is too long: { $most } characters are the most. Press *Join* again with a shorter one.
outcome-too-few = { $least } players are needed, and { $have ->
    [one] there is one
   *[other] there are { $have }
}. Ask others to press *Join*, or take computers from the menu *Add a computer player*.
outcome-still-secret = This game is not over yet. Its record opens when it is.
outcome-nothing-played = No game was played at this table, so there is nothing to show.
outcome-not-there = That seat has nobody any more, or its holder is away. Open *People* again for who is there now.
outcome-no-vote = You have no say in this: only who plays at this table does. Whoever is stood in for presses *I'm back* first.
outcome-vote-over = This vote is over, or what it was about has changed. *People* on the table shows what can be done now.
outcome-hopeless = Too few are there to decide that. Somebody who may manage the server can.
outcome-sits-here = Whoever sits at this table, or has left it, can't take another seat of it.
outcome-taken = That seat is not free. *People* on the table shows which are.
outcome-not-stoppable = Only who plays at a table can propose to end it. A lobby is closed by its host; somebody who may manage the server can end any table.
outcome-alone = Nobody but computers is left to ask, and this game is rated: to stop it is to leave it. If you want that, press *People* on the table, then *Leave the game*.

# -- Commands
preflight = I can't post in { $channel }: I need the permission *{ $permission }* there. Somebody who may manage the channel can grant it.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
too-many-tables = There are { $most } tables on this server already, as many as its settings allow. End one with `/stop`, or let somebody who may manage the server raise *Tables at once* in `/settings server`.
not-in-this-channel = Tables of this server go into { $channels }. Use `/newgame` there.
options-unknown = This game has no option { $name }. There is: { $names }.
options-value = { $name } can be one of: { $values }.
show-done = I post the table at the end of its channel.
stop-head = End a table? While a game is played the others are asked, unless you may manage the server.
stop-button = End table { $number }: { $game }
stop-opened = opened { $at }
stop-sure = Stop the game of [{ $game }]({ $link }) now, without asking { $who }? It counts for nobody, and can't be gone on with.
button-stop-yes = Yes, stop it
stop-done = The table is closed.
stop-none = There is no open table on this server.
gone-host = The channel of your table was deleted, so I had to close the table. `/newgame` opens another one.

tables-mine = Your tables
tables-none = None. `/newgame` opens one.
tables-lessons = { $count ->
    [one] Your lesson goes
   *[other] Your lessons go
} on with `/learn` ({ $games }).
tables-others = Other tables of this server
tables-lobby = [{ $game }]({ $link }) · waiting for players: { $names }
tables-playing = [{ $game }]({ $link }) · being played: { $names }
tables-hand = { $number }: my hand
tables-show = { $number }: post it anew

rules-head = { $game } · { $topic }
rules-learn = -# Rather play? `/learn` teaches this game against computers, for your eyes only.
rules-topic = Another topic

help-head = Play tabletop games here
help-text = Type `/newgame` in a channel, and let the others press *Join*; the host presses *Start*. Too few of you? The host adds computers at the table, easy, normal or hard.
    Alone, or new to a game? `/learn` teaches it by playing, against computers and for your eyes only.
    The table is one message that always shows the newest state. *My hand* on it, or `/hand`, shows what only you may see; if your direct messages are open I send it there too.
    - `/rules` explains a game.
    - `/tables` finds your tables. `/table` shows who sits at one, and lets you leave, vote, or ask for a free seat. `/stop` ends one.
    - `/leaderboard` says who is ahead, `/profile` and `/history` what was played, `/verify` whether it was fair.
    - `/settings` holds what suits you, `/privacy` what I keep about you.

settings-me-head = What suits you
settings-me-hint = -# *Words alone* leaves pictures out of your hand, which then tells the whole table in words. *High contrast* is for the pictures in your hand. `/privacy` shows and deletes what I keep about you.
settings-server-head = How tables are on this server
settings-server-hint = -# Tables may be in any channel unless some are chosen. Results are told where they were played, and also in the channel for results.
setting-quiet = **Quiet hours:** { $start } to { $end } in { $zone }, where it is { $now } now. Clocks of a day stand still for you then; a change counts from your next move on.
setting-quiet-none = **Quiet hours:** none. `/settings me` with `quiet` and `zone` sets hours in which clocks of a day stand still for you.
quiet-none = no quiet hours
quiet-when = From when to when? Choose `quiet`, too, such as 22:00-07:00.
quiet-where = In which time zone? Choose `zone`, too, such as Europe/Madrid.
quiet-hours = I can't read *{ $typed }* as hours. Write them like 22:00-07:00, or `off` for none.
quiet-long = Quiet hours have to end at another time than they begin, and may be { $most } hours long at most, or the others would wait for ever.
quiet-zone = I know no time zone *{ $typed }*. Choose one from the list that opens while you type, such as { $near }.
settings-not-yours = Only somebody who may manage the server can change this.
setting-line = **{ $what }:** { $now }
setting-switch = { $what }: { $now }
setting-lacks = -# I need the permission *{ $permission }* in { $channel }. Somebody who may manage the channel can grant it.
setting-gone = -# I don't see { $channel } any more. If it is gone, choose another one in `/settings server`.
setting-language = Language
setting-language-auto = as Discord tells
setting-dm = Hand as a direct message
setting-mention = Mention when it is your turn
setting-text-only = Words alone
setting-contrast = High contrast
setting-clock = Clock of new tables
setting-tables = Tables at once
setting-threads = A thread for each table
setting-computers = Rate games with computers
setting-channels = Channels for tables
setting-channels-all = all
setting-channels-pick = Channels for tables (none: all)
setting-results = Channel for results
setting-results-none = none
setting-results-pick = Channel for results
language-name = English
settings-no-server = These are the settings of a server. Use the command in one.
on = on
off = off

# -- What Discord shows of the commands, at most 100 characters
command-game = Which game
command-newgame = Open a table in this channel
command-newgame-clock = How much time there is for each move
command-newgame-options = Options of the game, such as lobby_seconds=60
command-newgame-thread = Whether the table gets a thread of its own
command-hand = See your hand and your choices, for your eyes only
command-tables = Find your tables, and those of this server
command-stop = End a table of yours, if the others agree
command-table = See who sits at a table: leave, vote, hand over, take a free seat
command-substitute = Invite somebody to take over your seat, or one that is free
command-substitute-member = Who is to take the seat
command-audit = Read what was done to tables of this server (for those who manage it)
command-leaderboard = See who is ahead in a game on this server
command-leaderboard-period = Of which time
command-leaderboard-by = What decides who comes first
command-profile = See somebody's games, ratings and opponents on this server
command-profile-member = Whose; yours unless you choose somebody (for one who has left, paste the user's id)
command-history = Find finished games of this server
command-history-game = Only of this game
command-history-member = Only of this person
command-verify = Test the record of a game: play it again from its seed
command-verify-file = The file that the Record button of a finished table has given you
command-learn = Learn a game by playing it against computers, for your eyes only
command-rules = Read the rules of a game
command-help = How to play with this bot
command-diagnose = See what is well here and what is not (for those who manage the server)
command-privacy = What I keep about you: to have, or to have deleted
command-privacy-export = Get everything that I keep about you as a file
command-privacy-delete = Have everything deleted that I keep about you
command-settings = What suits you, and what suits this server
command-settings-me = How this bot reaches you
command-settings-me-dm = Your hand as a direct message
command-settings-me-mention = A mention when it is your turn
command-settings-me-quiet = Hours in which clocks of a day stand still for you, such as 22:00-07:00, or off
command-settings-me-zone = The time zone you are in, such as Europe/Madrid
command-settings-server = How tables are on this server (for those who manage it)
command-settings-server-clock = The clock new tables start with
command-settings-server-tables = How many tables there may be at once
command-settings-server-threads = Whether each table gets a thread of its own
command-settings-server-computers = Whether games with computers count for ratings

# -- People who come and go
desk-head = People of [{ $game }]({ $link })
desk-line = { $state ->
    [vacant] { $who } has left; a stand-in decides
    [away] { $who } is away; a stand-in decides
   *[other] { $who }
}
desk-host = {" "}· host
desk-seated = To give your seat to somebody you choose, type `/substitute`. Whoever leaves comes last in this game, whatever becomes of the seat.
desk-stranger = { $free ->
    [0] No seat is free.
   *[other] You can ask for a seat that is free. You see its cards once those who play agree. The game is not rated for you.
}
desk-moderator = You may manage this server. What you do here is told to the table, and kept in `/audit`.
desk-take = Take the seat of { $who }
desk-host-menu = Choose another host
desk-host-menu-choice = { $who } becomes the host
desk-lobby = The game has not begun yet. *Leave* on the table frees your seat. The host can make somebody else the host here, or send somebody away.
desk-away-menu = Send somebody away
desk-away-menu-choice = Send { $who } away
desk-kick-menu = Vote somebody off
desk-kick-menu-choice = Vote { $who } off
desk-override-menu = Take somebody off now
desk-override-menu-choice = Take { $who } off now
button-quit = Leave the game
button-quit-yes = Yes, leave
button-propose-stop = Vote to stop
button-override-stop = Stop the game now
quit-sure = Leave this game of **{ $game }** for good? You come last in it, and can't come back. A stand-in decides for your seat until somebody takes it. If you only need a break, do nothing: when your clock has run out twice, a stand-in helps out until you press *I'm back*.
quit-done = You have left. `/tables` lists the tables where you still play.
vote-stop = **{ $by }** would like to stop [{ $game }]({ $link })
vote-stop-rule = It stops when everybody who is there agrees, or the host and more than half of the others. { $left ->
    [0] Then it counts for nobody.
    [2] Computers do not agree to that: then it counts as if all people had left.
   *[other] Those who stayed win then over those who left or are away.
}
vote-kick = **{ $by }** would like to take **{ $of }** off [{ $game }]({ $link })
vote-kick-rule = Of the others, { $needed ->
    [one] one has to agree.
   *[other] { $needed } have to agree.
} A stand-in decides then, until somebody takes the seat. For somebody who is there now, the game will not be rated.
vote-seat = **{ $by }** invites **{ $name }** to take the seat of **{ $of }** in [{ $game }]({ $link })
vote-seat-own = **{ $name }** would like to take the seat of **{ $of }** in [{ $game }]({ $link })
vote-seat-rule = { $granted ->
    [0] It takes the yes of { $name }, and that of { $vacant ->
        [0] { $of }, of the host
       *[other] the host
    } or of more than half of those who play.
   *[other] It only takes the yes of { $name }.
} Whoever takes a seat sees its cards, and the game is not rated for them.
vote-said-yes = **Yes:** { $who }
vote-said-no = **No:** { $who }
vote-until = This lapses { $at }.
vote-passed = **Decided:** so it is.
vote-failed = **Decided:** no.
vote-lapsed = This is not open any more.
vote-asked = I have asked the others, [here]({ $link }).
button-yes = Yes
button-no = No
deed-stop = { $how ->
    [moderator] **{ $by }**, who may manage the server, stopped the table.
    [host] **{ $by }**, the host, stopped the game with the consent of the others.
   *[other] The game was stopped by all who were there.
}
deed-kick = { $how ->
    [moderator] **{ $by }**, who may manage the server, took **{ $of }** off the table.
   *[other] **{ $of }** was voted off the table.
} A stand-in decides for that seat until somebody takes it.
deed-seat = **{ $to }** has taken the seat of **{ $of }**, { $how ->
    [moderator] as somebody agreed who may manage the server.
    [host] as the host agreed.
    [self] as its holder wished.
   *[other] as most of the others agreed.
}
deed-leave = **{ $by }** has left the game.
deed-host = { $how ->
    [nobody] **{ $to }** is the host from now on.
   *[other] **{ $by }** has made **{ $to }** the host.
}
substitute-robot = A bot can't take a seat. Choose a person.
substitute-no-seat = You hold no seat here to give away, and none is free. *People* on the table shows who sits there.
substitute-which = There are several tables here that you might mean. Press *People* on the table, or use the command in its thread.
table-nowhere = No table is open here, and you sit at none elsewhere. `/newgame` opens one, `/tables` lists those of this server.
substitute-no-table = No game is played here in which you could invite somebody. `/tables` finds your tables.
people-which = Whose people?
people-of = { $number }: people

audit-head = What was done to tables of this server
audit-line = { $at } · { $game } `{ $table }` · { $deed }
audit-none = Nothing yet: nobody has left, stopped a game, been taken off one, or taken over a seat.
privacy-export-head = What I keep about you
privacy-export-text = Your settings; the lessons you are in (`lessons`); your seats, choices, votes and results at tables, with the names you had there; your ratings; and what moderators or you did to tables (`audit`). Moments are in UTC. Of others there is nothing in it, and of running games nothing that you don't know. `/privacy delete` deletes it.
privacy-sure-head = Delete everything that I keep about you?
privacy-sure-text = - Your settings and lessons go, and you are on no leaderboard and in no profile any more.
    - In games you have played, somebody without a name stays in your place: results and ratings of the others don't change.
    - Your ratings can't come back. If you play again, you begin anew.
    - What is posted in channels already, such as results, stays there until somebody deletes it.

    `/privacy export` gives you a file of it first.
privacy-sure-tables = **You leave { $count ->
    [one] the table where you are
   *[other] the { $count } tables where you are
} now.** Games that are being played go on without you.
privacy-yes = Delete everything
privacy-no = Keep it
privacy-kept = Nothing was deleted.
privacy-done = Everything that I kept about you is deleted. If you play again, you begin anew.
privacy-busy = Nothing was deleted: I could not take you off a table just now, because others were playing there. Try again, or end your tables with `/stop` first.

diagnose-head = How I am in { $channel }
diagnose-well = All is well: I have every permission that I need here.
diagnose-not-here = - Tables of this server are opened in other channels: see `/settings server`.
diagnose-hidden = - { $count ->
    [one] One table
   *[other] { $count } tables
} can't be shown for want of a permission in their channels. The games go on in direct messages and with `/hand`.
diagnose-overdue = - { $count ->
    [one] One table waits
   *[other] { $count } tables wait
} longer than the clock allows. End what does not move with `/stop`, and tell the owner of this bot.
diagnose-latency = **Discord:** { $milliseconds ->
    [-1] not connected properly
   *[other] answers in { $milliseconds } ms
}
diagnose-database = **Database:** { $milliseconds ->
    [-1] does not work; tell the owner of this bot
   *[other] keeps something in { $milliseconds } ms
}
diagnose-tables = **Tables of this server:** { $playing } being played, { $lobbies } waiting for players
diagnose-version = **Version:** { $version }, started { $since }
diagnose-faults = **What went wrong here since then** (the owner finds it in the log by its number):
diagnose-fault = - `{ $number }` { $at }: { $kind }
diagnose-no-faults = Nothing went wrong here since then.
diagnose-hint = -# If somebody can't see my commands, look at *Server Settings → Integrations*: there they can be switched off for roles and channels.

# -- Trouble
draining = I am restarting. Nothing is lost; press again in a minute.
error-database = I can't reach what I keep, so nothing was done, and nothing you had chosen before is lost. Try again in a minute. If it happens again, tell the owner of this bot the number { $number }.
error-forbidden = Discord does not let me do that in { $channel }. Somebody who may manage the server can see with `/diagnose` there which permission I lack.
error-discord = Discord itself does not answer me properly at the moment. Nothing you had chosen is lost; try again in a minute.
error-command = This command has changed. Reload Discord (Ctrl+R; on a phone, close and open it), and use it again.
error-value = Discord did not give me what you filled in. Choose from what is offered while you type, and send it again.
error-too-big = The file is too big for Discord. Tell the owner of this bot; nothing is lost.
error = That went wrong, and it is my fault, not yours. Nothing you had chosen before is lost; try once more. If it happens again, tell the owner of this bot the number { $number }.

# -- Ratings, leaderboards, profiles, history
page-of = -# Page { $page } of { $pages }
page-back = Back
page-on = On

board-head = Leaderboard: { $game }
board-view = By { $by }, { $since }
board-by-rating = rating
board-by-wins = wins
board-by-games = games
board-since-all = all time
board-since-month = the last 30 days
board-since-week = the last 7 days
board-line = **{ $rank }.** { $who } · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} · { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ with-computers } · { $rating }
board-rating = rating **{ $rating }**
board-rating-provisional = rating **{ $rating }** ? provisional
board-yours = ➤ { $line } · asked for this list
board-none-yours = ➤ { $who } has no rated game here { $since ->
    [all] yet
   *[other] in this time
}.
board-provisional = -# ? provisional: from few games so far, so the rating may still be far off.
board-computers = -# { $count ->
    [0] Games with computers don't count on this server.
   *[other] Games with computers count on this server.
}
with-computers = { $computers ->
    [0] {""}
   *[other] {" "}({ $computers } with computers)
}
pic-board-computers = (…): with computers
board-empty = Nobody has finished a rated game here { $since ->
    [all] yet
   *[other] in this time
}. `/newgame` opens a table.
board-sort = Another order, another time
board-alt = { $rank }. { $who }: { $number }.
pic-board-page = { $page } of { $pages }
pic-board-wins = wins
pic-board-games = games
pic-board-rating = rating
pic-board-empty = Nobody has finished a rated game here { $since ->
    [all] yet
   *[other] in this time
}.
pic-board-none-yours = { $who }: no rated game here { $since ->
    [all] yet
   *[other] in this time
}
pic-provisional = provisional

rating-moves = **Ratings:** { $moves }
rating-move = { $who } { $rating } ({ $change })

profile-head = { $who } on this server
profile-record = **{ $game }** · { $rating } · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} · { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ with-computers } · lately between { $low } and { $high }
profile-streak = **Wins in a row:** { $now } now, { $best } at best
profile-opponents = **Most often at the table with:**
profile-opponent = - { $who }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} ({ $ahead } ahead, { $behind } behind, { $level } level)
profile-unrated = -# { $rated ->
    [0] { $count ->
        [one] One game so far, and it was not rated.
       *[other] { $count } games so far, none of them rated.
    }
   *[other] { $count ->
        [one] One more game was not rated.
       *[other] { $count } more games were not rated.
    }
}
profile-none = { $who } has not finished a game on this server yet. `/newgame` opens a table.
profile-alt = { $game } – rating { $rating }, between { $low } and { $high } over { $games ->
    [one] { $games } game.
   *[other] { $games } games.
}
pic-profile = Rating after each game
pic-profile-start = start
pic-profile-game = game { $number }
pic-profile-count = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $computers ->
    [0] {""}
   *[other] {" "}({ $computers })
}

history-head = Finished games
history-of-game = Finished games of { $game }
history-of-person = Finished games of { $who }
history-of-both = Finished games of { $who }: { $game }
history-line = **{ $number }.** { $date } · [{ $game }]({ $link }) · { $people }
history-line-unrated = **{ $number }.** { $date } · [{ $game }]({ $link }) · { $people } · not rated
history-left = { $rank }. { $who } (left)
history-seat = { $rank }. { $who } ({ $points })
history-replay = Replay { $number }
history-none = No such game has been finished here yet. `/newgame` opens a table.

# -- Fairness, records, replays
table-sealed = -# Dealt and rolled from what this seals from the start: `{ $hash }`
button-record = Record
button-replay = Replay
button-film = Animated picture
record-head = The record of this game: { $game }
record-text = From its first message on, the table showed this seal:
    `{ $hash }`
    It is the SHA-256 of the seed, from which every card and every die of the game came, and the salt:
    seed `{ $seed }`
    salt `{ $salt }`
    `/verify` with this file plays the whole game again from the seed, and says whether seal, moves and result are as it says. So does `starcrossed verify FILE` on any computer.

log-head = What has happened at [this table]({ $link }) so far: **{ $game }**
log-lost = The log of this table cannot be told any more: its game began under other rules.
replay-head = [To the table]({ $link }) · move { $number } of { $count }
replay-start = Before the first move.
replay-choice = **{ $who }:** { $prompt } **{ $choice }**
replay-clock = **{ $who }:** { $prompt } **{ $choice }** (time ran out)
replay-nothing = nothing
replay-taken-back = **{ $who }** took back: { $prompt }
replay-secret = **{ $who }** chose in secret.
replay-pause = { $prompt } **now** (time was up).
replay-first = First
replay-back = Back
replay-on = On
replay-last = Last
replay-everybody = As everybody saw it
replay-eyes = As { $who } saw it
replay-eyes-hint = Whose eyes
replay-stop = Move { $number }
replay-stop-hint = Go to a move
replay-version = This game was played by version { $version } of its rules, { $have ->
    [0] and I don't know that game any more
   *[other] and today there is version { $have }
}, so I can't play it again.
replay-differs = I can't play this game again: its rules take move { $number } in another way today.
film-head = **{ $game }** · [to the table]({ $link })
film-text = The whole game as everybody saw it. It is a file that you can keep and post.

verify-right = The record is right: seed and salt make the seal, all { $number } moves are allowed and lead where it says, and the result follows from them.
verify-stopped = The record is right as far as it goes: seed and salt make the seal, and all { $number } moves are allowed and lead where it says. The game was stopped after them, without a result.
verify-commitment = The record is wrong: its seed and salt do not make the seal that it names. At least one of the three was changed.
verify-head = The record is wrong: what it says before the moves (table, game, version, options, seats) was changed.
verify-setup = The record is wrong: there is no such table, for its options or its number of seats are not those of the game.
verify-refused = The record is wrong. The first difference is at move { $number }: the rules do not allow it there.
verify-undo = The record is wrong. The first difference is at move { $number }: what it takes back could not be taken back there.
verify-state = The record is wrong. The first difference is at move { $number }: it leads to another state than the record says.
verify-seal = The record is wrong. The first difference is at move { $number }: it was changed after the record was made.
verify-missing = The record is wrong. The first difference is at move { $number }: it is missing.
verify-result = The record is wrong: all its moves are right, but they lead to another result than it says.
verify-game = I can't test this record: I don't know the game `{ $game }`.
verify-version = I can't test this record: it is of version { $version } of `{ $game }`, and I know version { $have }. Use the program of that time.
verify-no-json = This is not the record of a game, not even JSON. Give the file that the *Record* button of a finished table gave you, as it is.
verify-no-record = This is not the record of a game as I write it. Give the file that the *Record* button of a finished table gave you, as it is.
verify-too-big = This file is too big for the record of a game: it has more than { $most } kB.
verify-too-long = This record has more than { $most } moves. That is more than I play again.
verify-not-sent = Discord did not give me the file. Try again in a minute.
verify-kept = It is the record of table `{ $table }`, to the letter.
verify-kept-head = But it is not the record that I keep of table `{ $table }`: what it says before the moves is different.
verify-kept-input = But it is not the record that I keep of table `{ $table }`: that differs first at move { $number }.
verify-kept-end = But it is not the record that I keep of table `{ $table }`: that has another result or other seals.
verify-no-table = I don't know table `{ $table }`, so I can't say whether it was played here.
verify-open = The game at table `{ $table }` is not over, so I don't compare it.
verify-old-table = Table `{ $table }` was played under rules that I don't know any more, so I can't compare it.

computer-hint = Add a computer player
computer-add = Add a computer: { $strength }
computer-remove = Send the last computer away
strength-easy = easy
strength-easy-detail = Plays quickly and makes mistakes
strength-normal = normal
strength-normal-detail = Weighs every move
strength-hard = hard
strength-hard-detail = Thinks ahead
computer-called-1 = Balthasar
computer-called-2 = Sampson
computer-called-3 = Gregory
computer-called-4 = Abram
computer-called-5 = Peter
computer-called-6 = Rosaline
computer-called-7 = Susan
computer-name-1 = { computer-called-1 } (computer, { $strength })
computer-name-2 = { computer-called-2 } (computer, { $strength })
computer-name-3 = { computer-called-3 } (computer, { $strength })
computer-name-4 = { computer-called-4 } (computer, { $strength })
computer-name-5 = { computer-called-5 } (computer, { $strength })
computer-name-6 = { computer-called-6 } (computer, { $strength })
computer-name-7 = { computer-called-7 } (computer, { $strength })
lobby-rated = -# { $computers ->
    [0] The game will be rated.
   *[other] { $rated ->
        [0] With a computer at the table, the game will not be rated.
       *[other] The game will be rated, and computers count like everybody else. There will be no hints, and stopping it early counts as leaving.
    }
}
table-rated = -# This game is rated.
table-unrated = -# This game is not rated.
computers-at = { $count ->
    [one] **Computer:** { $who }.
   *[other] **Computers:** { $who }.
}
computer-is = { $who } ({ $strength })
computer-says = **{ $who }:** { $said }

button-hint = Hint
hint-one = I would choose **{ $choice }**: { $because }. Of 100 games I went through from here, it wins about { $share }.
hint-two = I would choose **{ $choice }**: { $because }. Of 100 games I went through from here, it wins about { $share }; the next best, **{ $other }**, about { $less }.
hint-even = I would choose **{ $choice }**: { $because }. **{ $other }** is as good a choice: of 100 games I went through from here, either wins about { $share }.
hint-level = I would choose **{ $choice }**, but **{ $other }** is as good a choice: of 100 games I went through from here, either wins about { $share }.
hint-back = Only **{ $choice }** is left now; of 100 games I went through from here, it wins about { $share }. Your last choice can still be taken back: press *Back*, and then *Hint* again.
because-only = there is nothing else to choose
because-tried = in the games I went through it simply did best
because-unreadable = another choice is as good, and whoever varies cannot be read
hint-nothing = Nothing is asked of you now. Press *Hint* when it is your turn.
hint-failed = No hint this time: I could not think it through. Try again in a moment.
hint-rated = Hints are for games that are not rated.

# -- Lessons
lesson-opening = -# A lesson for your eyes only, against computers. No clock runs and nothing counts; *Why?* tells the rule, and you may stop at any time.
lesson-goes-on = -# Your lesson goes on where you left it. *Start over* begins it anew.
lesson-renewed = -# The rules of this game were updated meanwhile, so your lesson begins anew.
lesson-goal = **Your goal:** { $goal }
lesson-you = You are **{ $who }**.
lesson-hint = **Hint:** { $hint }
lesson-why = **Why:** { $rule }
lesson-helped = For you I chose **{ $choice }**.
lesson-helped-why = For you I chose **{ $choice }**: { $because }.
lesson-earlier = -# { $count ->
    [one] { $count } earlier event is left out.
   *[other] { $count } earlier events are left out.
}
lesson-left = You have left the lesson in { $game }
lesson-next = **And now?** `/newgame` opens a table: others press *Join*, or *Add a computer player* gives you opponents. `/rules` has all the rules, `/learn` the other games.
lesson-gone = This lesson is over. `/learn` begins another one.
lesson-old = This question is closed. Above is your lesson as it is now.
button-why = Why?
button-help = Play it for me
button-hush = No more hints
button-hints = Hints again
button-over = Start over
button-end = End the lesson
button-relearn = Again

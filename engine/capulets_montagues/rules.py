"""The course of the game: thirteen turns of six phases, as the rulebook has them."""

from __future__ import annotations

from engine.capulets_montagues.cards import CARDS, FAVOR, PUNISHMENTS, TRAITS, VIGOR, Effects
from engine.capulets_montagues.evaluation import MIND
from engine.capulets_montagues.lesson import LESSON
from engine.capulets_montagues.reasons import parts
from engine.capulets_montagues.state import FATE, TURNS, Pick, Report, Save, State, best, leaders
from engine.capulets_montagues.texts import (
    BEST_NAMES,
    CARD_NAMES,
    CARD_OPTIONS,
    TRAIT_NAMES,
    change_text,
    target_option,
)
from engine.capulets_montagues.view import hidden, view
from engine.flow import Flow, choose
from engine.game import Game, Options, Result, TextSpec, say
from engine.msg import Msg, Seat, Who, msg
from engine.rng import Rng

FAMILY = TextSpec("family", 24)

WORTH = tuple(card.worth for card in CARDS)
"""By card: the card worth most is taken when time runs out."""


def setup(rng: Rng, seats: int, options: Options) -> State:
    """Roll two dice for each trait of each family; shuffle the deck (Setup)."""
    s = State(rng, seats, prestige=[0] * seats)
    for seat in range(seats):
        dice = [(rng.die(), rng.die()) for _ in TRAITS]
        s.traits.append([first + second for first, second in dice])
        rolled = zip(TRAIT_NAMES, s.traits[seat], dice, strict=True)
        rolls = tuple([msg("rolled.trait", trait=trait, sum=level, dice=pair) for trait, level, pair in rolled])
        say(s, "event.founded", who=Who(seat), rolls=rolls)
    s.deck = rng.shuffled(range(len(CARDS)))
    return s


def step(s: State) -> Flow[None]:
    """Play the next phase, or the next pick."""
    return {"fate": fate, "initiative": initiative, "destiny": destiny, "resolution": resolution}[s.phase](s)


def fate(s: State) -> Flow[None]:
    """Turn over seven cards; when the deck runs out, shuffle the discards and go on (Fate Phase). Nobody is asked."""
    for _ in range(FATE):
        if not s.deck:
            s.deck, s.discard = s.rng.shuffled(s.discard), []
            say(s, "event.reshuffled", cards=len(s.deck))
        s.fate.append(s.deck.pop())
    say(s, "event.fate", turn=s.turn, cards=tuple([CARD_NAMES[card] for card in s.fate]))
    yield from initiative(s)


def initiative(s: State) -> Flow[None]:
    """Order the families; when the order is complete, all but the Leader gain one Vigor (Initiative Phase)."""
    s.order = ordered(s)
    for seat in s.order[1:]:
        s.traits[seat][VIGOR] += 1
    first, *others = [Who(seat) for seat in s.order]
    say(s, "event.initiative", who=first, others=tuple(others))
    s.phase = "destiny"
    yield from ()


def ordered(s: State) -> list[Seat]:
    """Order by Vigor, highest first; ties by Favor; those still tied by dice."""
    order: list[Seat] = []
    for vigor, equals in grouped({seat: traits[VIGOR] for seat, traits in enumerate(s.traits)}):
        order += equals if len(equals) == 1 else by_favor(s, vigor, equals)
    return order


def by_favor(s: State, vigor: int, equals: list[Seat]) -> list[Seat]:
    """Order families of the same Vigor."""
    groups = grouped({seat: s.traits[seat][FAVOR] for seat in equals})
    if len(groups) > 1:
        standing = [msg("standing", who=Who(seat), favor=favor) for favor, tied in groups for seat in tied]
        say(s, "event.favor", vigor=vigor, standing=tuple(standing))
    return [seat for _, tied in groups for seat in roll_off(s, tied)]


def roll_off(s: State, tied: list[Seat]) -> list[Seat]:
    """Let tied families roll a die each for their places; only those equal again roll again."""
    if len(tied) == 1:
        return tied
    rolls = {seat: s.rng.die() for seat in tied}
    say(s, "event.rolled", rolls=tuple([msg("rolled", who=Who(seat), roll=roll) for seat, roll in rolls.items()]))
    return [seat for _, equals in grouped(rolls) for seat in roll_off(s, equals)]


def grouped(levels: dict[Seat, int]) -> list[tuple[int, list[Seat]]]:
    """Group seats by their level, highest first.

    >>> grouped({0: 7, 1: 9, 2: 7})
    [(9, [1]), (7, [0, 2])]
    """
    groups: dict[int, list[Seat]] = {}
    for seat, level in levels.items():
        groups.setdefault(level, []).append(seat)
    return [(level, groups[level]) for level in sorted(groups, reverse=True)]


def destiny(s: State) -> Flow[None]:
    """Let the family whose turn it is pick a Fate card and name its target at once; both are then final.

    The last card, and the only possible target, are taken by themselves (Destiny Phase; ruling R6).
    """
    me, left = s.picking, s.left
    first = max(left, key=WORTH.__getitem__)
    card = yield from choose(me, "pick.prompt", left, option=CARD_OPTIONS.__getitem__, default=(CARDS[first].key,))
    target = (yield from name_target(s, me, card)) if CARDS[card].targeted else None
    s.picks.append(Pick(me, card, target))
    if target is None:
        say(s, "event.picked", who=Who(me), card=CARD_NAMES[card])
    else:
        say(s, "event.picked.target", who=Who(me), card=CARD_NAMES[card], target=Who(target))
    if len(s.picks) == FATE:
        s.phase = "resolution"


def name_target(s: State, me: Seat, card: int) -> Flow[Seat]:
    """Let the picker name an opponent; when time runs out, the next one of those with the most Prestige is it."""
    opponents = [(me + step) % s.seats for step in range(1, s.seats)]
    first = max(opponents, key=s.prestige.__getitem__)
    return (
        yield from choose(
            me,
            msg("target.prompt", card=CARD_NAMES[card]),
            sorted(opponents),
            option=lambda seat: target_option(s, seat),
            default=(f"p{first}",),
        )
    )


def resolution(s: State) -> Flow[None]:
    """Let the picks take effect, the Prince punish and Prestige be gained; then the turn is over."""
    before = standings(s)
    for pick in s.picks:
        resolve(s, pick)
    saves = tuple([punish(s, pick) for pick in s.picks if CARDS[pick.card].bloody])
    awards = award(s)
    s.last = Report(s.turn, tuple(s.picks), saves, awards, before, standings(s))
    s.discard += s.fate
    s.fate, s.order, s.picks = [], [], []
    s.turn, s.phase = (s.turn + 1, "fate") if s.turn < TURNS else (TURNS, "over")
    yield from ()


def standings(s: State) -> tuple[tuple[int, ...], ...]:
    """Return the traits and Prestige by seat."""
    return tuple([(*traits, prestige) for traits, prestige in zip(s.traits, s.prestige, strict=True)])


def resolve(s: State, pick: Pick) -> None:
    """Let one card take effect (Resolution Phase; ruling R2: one by one, in the order picked)."""
    changes = take_effect(s, CARDS[pick.card], pick)
    say(s, "event.resolved", who=Who(pick.seat), card=CARD_NAMES[pick.card], changes=changes)


def take_effect(s: State, effects: Effects, pick: Pick) -> tuple[Msg, ...]:
    """Change the traits of the picker and of the target; say how."""
    me, target = pick.seat, pick.target
    changes = []
    for trait, by, given in effects.lines:
        seat = target if given else me
        assert seat is not None, "a starred card has a target"
        changes.append(change(s, seat, trait, by))
    return tuple(changes)


def change(s: State, seat: Seat, trait: int, by: int) -> Msg:
    """Change a trait; what it cannot lose, its family loses in Prestige (the floor; ruling R7)."""
    level = s.traits[seat][trait] + by
    lost = max(0, -level)
    s.traits[seat][trait] = level + lost
    s.prestige[seat] -= lost
    return change_text(seat, trait, by, level + lost, lost)


def punish(s: State, pick: Pick) -> Save:
    """Let a guilty family save against its Favor; a failed save costs one roll on the Punishment table (R3, R5)."""
    favor, dice = s.traits[pick.seat][FAVOR], (s.rng.die(), s.rng.die())
    save = msg("save", who=Who(pick.seat), card=CARD_NAMES[pick.card], dice=dice, sum=sum(dice), favor=favor)
    if sum(dice) <= favor:
        say(s, "event.saved", save=save)
        return Save(pick, dice, favor, None)
    roll = s.rng.die()
    row = PUNISHMENTS[roll - 1]
    changes = take_effect(s, row, pick)
    say(s, "event.punished", save=save, roll=roll, punishment=Msg(f"punishment.{row.key}"), changes=changes)
    return Save(pick, dice, favor, roll)


def award(s: State) -> tuple[Seat | None, ...]:
    """Give a Prestige point to the single best family in each trait; in a tie nobody gains it (Prestige Phase)."""
    awards = leaders(s.traits)
    texts = []
    for trait, seat in enumerate(awards):
        if seat is None:
            equals = tuple([Who(other) for other in best(s.traits, trait)])
            texts.append(msg("award.tied", best=BEST_NAMES[trait], who=equals))
        else:
            s.prestige[seat] += 1
            texts.append(msg("award", best=BEST_NAMES[trait], who=Who(seat)))
    say(s, "event.prestige", awards=tuple(texts))
    return awards


def over(s: State) -> Result | None:
    """Rank by Prestige after the last turn; equal Prestige shares a rank, and the victory (ruling R4)."""
    if s.phase != "over":
        return None
    ranks = tuple([1 + sum(other > mine for other in s.prestige) for mine in s.prestige])
    winners = tuple([Who(seat) for seat, rank in enumerate(ranks) if rank == 1])
    reason = msg("reason.shared", who=winners) if len(winners) > 1 else msg("reason.prestige", who=winners[0])
    return Result(ranks, tuple(s.prestige), reason)


GAME = Game(
    id="capulets_montagues",
    version=1,
    seats=range(2, FATE + 1),
    State=State,
    setup=setup,
    step=step,
    over=over,
    view=view,
    hidden=hidden,
    seat_options=(FAMILY,),
    mind=MIND,
    parts=parts,
    lesson=LESSON,
)

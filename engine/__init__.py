"""The rules of the games, and the kernel they run on. Standard library only; nothing else is imported from outside."""

from engine.ask import (
    AlreadyAnswered,
    Ask,
    Asked,
    IllegalAnswer,
    Item,
    Keys,
    LawBroken,
    NotAsked,
    OldQuestion,
    Option,
    Pause,
)
from engine.computer import STRENGTHS, Strength, computer_answer, computer_talk, think
from engine.desk import advice_from, answer_from
from engine.determinize import NoOtherWorld
from engine.game import Event, Game, Options, OptionSpec, Result, Seen, TextSpec
from engine.guide import answer_lesson, begin_lesson, helped_answer, helped_reason, learners_question
from engine.keyboard import Refused, add_keyboard
from engine.lesson import LEARNER, Lesson, Why
from engine.msg import Arg, Msg, Seat, Who, msg, pack, player, unpack
from engine.plain import Plain
from engine.players import random_answer
from engine.reason import TRIED, Advice
from engine.record import Move, Record, ReplayError, Shot, replay, set_up, shots
from engine.registry import GAMES
from engine.rng import Rng
from engine.search import Thought
from engine.table import Table

__all__ = [
    "GAMES",
    "LEARNER",
    "STRENGTHS",
    "TRIED",
    "Advice",
    "AlreadyAnswered",
    "Arg",
    "Ask",
    "Asked",
    "Event",
    "Game",
    "IllegalAnswer",
    "Item",
    "Keys",
    "LawBroken",
    "Lesson",
    "Move",
    "Msg",
    "NoOtherWorld",
    "NotAsked",
    "OldQuestion",
    "Option",
    "OptionSpec",
    "Options",
    "Pause",
    "Plain",
    "Record",
    "Refused",
    "ReplayError",
    "Result",
    "Rng",
    "Seat",
    "Seen",
    "Shot",
    "Strength",
    "Table",
    "TextSpec",
    "Thought",
    "Who",
    "Why",
    "add_keyboard",
    "advice_from",
    "answer_from",
    "answer_lesson",
    "begin_lesson",
    "computer_answer",
    "computer_talk",
    "helped_answer",
    "helped_reason",
    "learners_question",
    "msg",
    "pack",
    "player",
    "random_answer",
    "replay",
    "set_up",
    "shots",
    "think",
    "unpack",
]

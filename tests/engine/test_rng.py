"""Chance: known values, ranges, fairness, veil and script."""

from collections import Counter

import pytest

from engine import Rng
from engine.codec import copied


def test_splitmix64_gives_the_published_values():
    rng = Rng(1234567)
    assert [rng.draw(1 << 64) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_dice_and_shuffles_never_change():
    rng = Rng(2024)
    assert [rng.die() for _ in range(12)] == [2, 3, 4, 2, 3, 2, 6, 3, 5, 2, 6, 6]
    assert rng.shuffled(range(10)) == [1, 2, 0, 6, 8, 3, 9, 5, 4, 7]
    assert rng.state == 18054082321272550817


def test_dice_show_every_side_equally_often():
    rng = Rng(5)
    counts = Counter(rng.die() for _ in range(12_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(1800 < count < 2200 for count in counts.values())


def test_shuffles_give_every_order_equally_often():
    rng = Rng(6)
    counts = Counter(tuple(rng.shuffled("abc")) for _ in range(6_000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_draws_reject_what_would_favour_small_numbers():
    n = (1 << 63) + 1
    rng = Rng(3)
    draws = [rng.draw(n) for _ in range(200)]
    used = (rng.state - 3) * pow(0x9E3779B97F4A7C15, -1, 1 << 64) % (1 << 64)
    assert all(0 <= number < n for number in draws)
    assert used > 300


def test_only_hidden_chance_is_veiled():
    rng = Rng(1)
    rng.die()
    assert not rng.veiled
    for veil in (lambda: rng.below(3), lambda: rng.shuffle([1, 2]), lambda: rng.shuffled("ab")):
        rng.veiled = False
        veil()
        assert rng.veiled


def test_a_script_comes_before_chance_and_survives_a_copy():
    rng = copied(Rng(1, script=(6, 2, (3, 1, 2))))
    copy = copied(rng)
    for source in (rng, copy):
        assert (source.die(), source.below(3), source.shuffled([1, 2, 3])) == (6, 2, [3, 1, 2])
        assert source.script == ()
    assert rng.die() == Rng(1).die()


def test_a_script_that_does_not_fit_is_refused():
    with pytest.raises(ValueError, match="7 where 1 to 6"):
        Rng(1, script=(7,)).die()
    with pytest.raises(ValueError, match="3 where 0 to 2"):
        Rng(1, script=(3,)).below(3)
    with pytest.raises(ValueError, match="is shuffled"):
        Rng(1, script=((1, 2),)).shuffle([1, 2, 3])
    with pytest.raises(ValueError, match="is shuffled"):
        Rng(1, script=(4,)).shuffle([1, 2, 3])

"""Every game there is, one line each."""

from __future__ import annotations

from typing import Any

from engine.capulets_montagues import GAME as CAPULETS_MONTAGUES
from engine.game import Game
from engine.roma import GAME as ROMA
from engine.romeo_i_julia import GAME as ROMEO_I_JULIA
from engine.where_art_thou_romeo import GAME as WHERE_ART_THOU_ROMEO

GAMES: dict[str, Game[Any, Any]] = {
    game.id: game for game in (WHERE_ART_THOU_ROMEO, CAPULETS_MONTAGUES, ROMEO_I_JULIA, ROMA)
}

"""Quarry's games for whoever teaches machines, over `quarry env`: one process, many matches.

`Quarry` speaks with the program, `AecEnv` has all seats of one match by the conventions of PettingZoo's AEC interface, `VectorEnv` has one seat of
many matches at once. Nothing but the standard library is needed; where numpy is installed, numbers come as its arrays.
"""

from .aec import AecEnv
from .process import Quarry, QuarryError
from .spaces import Box, Discrete
from .vector import VectorEnv

__all__ = ["AecEnv", "Box", "Discrete", "Quarry", "QuarryError", "VectorEnv"]

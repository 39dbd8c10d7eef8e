"""What may be seen and done, in as many words as a learner asks for; and numbers as numpy's arrays where it is there."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Sequence

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]


def numbers(values: Sequence[Any]) -> Any:
    """A list, or a list of lists, as an array if there is numpy."""
    return values if numpy is None else numpy.asarray(values, dtype=numpy.float32)


def flags(values: Sequence[Any]) -> Any:
    return values if numpy is None else numpy.asarray(values, dtype=numpy.int8)


@dataclass(frozen=True)
class Discrete:
    """One of `n` rows."""

    n: int

    def sample(self, mask: Sequence[int] | None = None, chance: random.Random | None = None) -> int:
        allowed = range(self.n) if mask is None else [i for i, is_there in enumerate(mask) if is_there]
        return (chance or random).choice(list(allowed))

    def contains(self, x: object) -> bool:
        return isinstance(x, int) and 0 <= x < self.n


@dataclass(frozen=True)
class Box:
    """Numbers, so many of them."""

    shape: tuple[int, ...]

"""Something small that learns: policy gradient over the rows that may be answered, each crossed with where the lynx is. It plays Snow Lynx alone, and is then compared with whoever answers at random, on
seeds that it has not seen.

    python3 bridge/python/examples/learn.py

No numpy is needed. What it printed last stands in docs/how-to/teach-a-machine.md.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, Callable, Sequence

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from quarry_bridge import Quarry, VectorEnv  # noqa: E402

GAME = "snow-lynx"
ENVS = 64
FADES = 0.8
"""How much of the praise for a grip goes to what was done a step before."""

Feature = tuple[int, int]
Known = list[list[Feature]]
"""For each row what it is about: its bins, and its bins with the place of the lynx."""


class Learner:
    def __init__(self, rate: float, chance: random.Random) -> None:
        self.weights: dict[Feature, float] = defaultdict(float)
        self._rate = rate
        self._chance = chance
        self._usual = 0.0

    def chances(self, rows: Known) -> list[float]:
        sums = [sum(self.weights[feature] for feature in row) for row in rows]
        parts = [math.exp(one - max(sums)) for one in sums]
        return [part / sum(parts) for part in parts]

    def tries(self, rows: Known, trace: dict[Feature, float]) -> int:
        """A row by its chance, and what would make it likelier, noted."""
        parts = self.chances(rows)
        taken = self._chance.choices(range(len(rows)), parts)[0]
        for feature in trace:
            trace[feature] *= FADES
        for at, (row, part) in enumerate(zip(rows, parts)):
            for feature in row:
                trace[feature] += (at == taken) - part
        return taken

    def hears(self, praise: float, trace: dict[Feature, float]) -> None:
        gain = praise - self._usual
        self._usual += 0.001 * gain
        for feature, by in trace.items():
            self.weights[feature] += self._rate * gain * by

    def best(self, rows: Known) -> int:
        parts = self.chances(rows)
        return parts.index(max(parts))


class Hunts:
    """Many hunts at once, as a learner looks at them."""

    def __init__(self, quarry: Quarry, seed: str) -> None:
        self.env = VectorEnv(quarry, GAME, envs=ENVS, seats=1, seed=seed)
        slots = [slot["path"] for slot in self.env.spec["tensor"]["slots"]]
        self._lynx, self._grips = slots.index("lynx"), slots.index("grips")
        self._now = self.env.reset()

    def known(self) -> list[Known]:
        return [
            [[(at, place) for at, value in enumerate(row) if value for place in (-9, int(seen[self._lynx]))] for row in rows]
            for rows, seen in zip(self._now.rows, self._now.observations)
        ]

    def grips(self) -> list[float]:
        return [float(seen[self._grips]) for seen in self._now.observations]

    def step(self, rows: Sequence[int]) -> Any:
        self._now = self.env.step(rows)
        return self._now


def learns(quarry: Quarry, matches: int, rate: float, chance: random.Random) -> Learner:
    learner = Learner(rate, chance)
    hunts = Hunts(quarry, "learn")
    traces: list[dict[Feature, float]] = [defaultdict(float) for _ in range(ENVS)]
    played = 0
    while played < matches:
        before = hunts.grips()
        now = hunts.step([learner.tries(rows, trace) for rows, trace in zip(hunts.known(), traces)])
        for i, after in enumerate(hunts.grips()):
            # Each grip counts, and the last one that wins more than others.
            learner.hears(3 * now.rewards[i] if now.is_over[i] else after - before[i], traces[i])
            if now.is_over[i]:
                traces[i] = defaultdict(float)
                played += 1
    hunts.env.close()
    return learner


def won(quarry: Quarry, matches: int, policy: Callable[[Known], int]) -> int:
    hunts = Hunts(quarry, "never seen")
    ends: list[float] = []
    while len(ends) < matches:
        now = hunts.step([policy(rows) for rows in hunts.known()])
        ends += [reward for reward, is_over in zip(now.rewards, now.is_over) if is_over]
    hunts.env.close()
    return int(sum(ends[:matches]))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, default=8_000)
    reader.add_argument("--rate", type=float, default=0.1)
    asked = reader.parse_args()
    chance = random.Random(1)
    tested = 500
    with Quarry() as quarry:
        began = time.monotonic()
        learner = learns(quarry, asked.matches, asked.rate, chance)
        seconds = time.monotonic() - began
        best = won(quarry, tested, learner.best)
        by_chance = won(quarry, tested, lambda rows: chance.randrange(len(rows)))
    print(f"{GAME}: learnt from {asked.matches} hunts in {seconds:.0f} s; won {best} of {tested}, at random {by_chance} of {tested}")
    sys.exit(0 if best > by_chance else 1)


if __name__ == "__main__":
    main()

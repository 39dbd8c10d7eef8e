"""One seat of many matches at once, each begun anew when it is over. Bots sit in the other seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Sequence

from .process import Quarry
from .spaces import flags, numbers

SEE = ["tensor", "rows", "mask"]


@dataclass(frozen=True)
class Step:
    """What a step has come to, by environment."""

    observations: Any
    """Numbers: environments by the length of the layout."""
    rows: list[Any]
    """For each environment what may be answered, a row of numbers each."""
    masks: Any
    kinds: list[str]
    rewards: list[float]
    is_over: list[bool]
    """The match that the reward is of is over, and what stands beside it is the beginning of the next one."""


class VectorEnv:
    def __init__(
        self,
        quarry: Quarry,
        game: str,
        envs: int,
        mode: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        others: str = "sensible",
        seed: str = "vector",
    ) -> None:
        self._table = {"game": game, **({"mode": mode} if mode else {}), **({"seats": seats} if seats else {})}
        self.spec = quarry.ask("spec", **self._table)
        self.num_envs = envs
        self._quarry = quarry
        self._seat = seat
        self._who = ["me" if i == seat else others for i in range(self.spec["seats"])]
        self._seed = seed
        self._begun = 0
        self._told: list[dict[str, Any]] = []

    def reset(self) -> Step:
        self.close()
        self._told = self._begin(self.num_envs)
        return self._step([0.0] * self.num_envs, [False] * self.num_envs)

    def step(self, rows: Sequence[int]) -> Step:
        steps = [{"env": told["env"], "row": int(row)} for told, row in zip(self._told, rows)]
        told = self._quarry.ask_envs("step", steps=steps, see=SEE)
        rewards = [float(one["rewards"][self._seat]) for one in told]
        is_over = [one["isOver"] or one["isCut"] for one in told]
        over = [i for i, is_it in enumerate(is_over) if is_it]
        if over:
            self._quarry.ask("close", envs=[told[i]["env"] for i in over])
            for i, fresh in zip(over, self._begin(len(over))):
                told[i] = fresh
        self._told = told
        return self._step(rewards, is_over)

    def _begin(self, many: int) -> list[dict[str, Any]]:
        """Matches that ask for an answer: one that bots have ended before is not among them."""
        begun: list[dict[str, Any]] = []
        while len(begun) < many:
            seeds = [f"{self._seed}-{self._begun + i}" for i in range(many - len(begun))]
            self._begun += len(seeds)
            fresh = self._quarry.ask_envs("new", **self._table, seeds=seeds, who=self._who, see=SEE)
            begun += [one for one in fresh if one["seat"] is not None]
            ended = [one["env"] for one in fresh if one["seat"] is None]
            if ended:
                self._quarry.ask("close", envs=ended)
        return begun

    def _step(self, rewards: list[float], is_over: list[bool]) -> Step:
        told = self._told
        return Step(
            observations=numbers([one["tensor"] for one in told]),
            rows=[numbers(one["rows"]) for one in told],
            masks=flags([one["mask"] for one in told]),
            kinds=[one["kind"] for one in told],
            rewards=rewards,
            is_over=is_over,
        )

    def close(self) -> None:
        if self._told:
            self._quarry.ask("close", envs=[one["env"] for one in self._told])
            self._told = []

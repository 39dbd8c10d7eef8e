"""All seats of one match, by the conventions of PettingZoo's AEC interface, which is not imported: whoever has it can hand this to its tools.

    env = AecEnv(quarry, "snow-lynx", seats=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, is_terminated, is_truncated, info = env.last()
        action = None if is_terminated or is_truncated else policy(observation, info)
        env.step(action)
"""

from __future__ import annotations

from typing import Any, Iterator

from .process import Quarry
from .spaces import Box, Discrete, flags, numbers

SEE = ["tensor", "rows", "mask"]


class AecEnv:
    def __init__(self, quarry: Quarry, game: str, mode: str | None = None, seats: int | None = None, setup: Any = None) -> None:
        table = {"game": game, **({"mode": mode} if mode else {}), **({"seats": seats} if seats else {})}
        self.spec = quarry.ask("spec", **table)
        self.metadata = {"name": game, "render_modes": [], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.spec["seats"])]
        self.agents: list[str] = []
        self._quarry = quarry
        self._table = {**table, **({"setup": setup} if setup is not None else {})}
        self._env: int | None = None
        self._told: dict[str, Any] = {}

    def observation_space(self, agent: str) -> dict[str, Box | Discrete]:
        rows = self.spec["rows"]
        return {"observation": Box((self.spec["tensor"]["length"],)), "action_mask": Box((rows["most"],))}

    def action_space(self, agent: str) -> Discrete:
        return Discrete(self.spec["rows"]["most"])

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        self.close()
        (self._told,) = self._quarry.ask_envs("new", **self._table, seeds=[str(seed if seed is not None else 0)], see=SEE)
        self._env = self._told["env"]
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._follow()

    def _follow(self) -> None:
        """Whose turn it is, or how it ended."""
        told = self._told
        if told["seat"] is not None:
            self.agent_selection = self.possible_agents[told["seat"]]
            self.infos[self.agent_selection] = {"kind": told["kind"], "rows": numbers(told["rows"]), "count": told["count"]}
            return
        for agent, reward in zip(self.possible_agents, told["rewards"]):
            self.rewards[agent] = float(reward)
            self._cumulative_rewards[agent] += float(reward)
            self.terminations[agent] = told["isOver"]
            self.truncations[agent] = told["isCut"]
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        told = self._told
        if told["seat"] != seat:
            (told,) = self._quarry.ask_envs("look", envs=[self._env], seat=seat, see=["tensor"])
        mask = told.get("mask") or [0] * self.spec["rows"]["most"]
        return {"observation": numbers(told["tensor"]), "action_mask": flags(mask)}

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: name a row")
        # What was heard of so far is taken with the step.
        self._cumulative_rewards[agent] = 0.0
        (self._told,) = self._quarry.ask_envs("step", steps=[{"env": self._env, "row": int(action)}], see=SEE)
        self._follow()

    def _leave(self, agent: str, action: int | None) -> None:
        if action is not None:
            raise ValueError(f"it is over for {agent}: only None can be given")
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            kept.pop(agent)
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self) -> None:
        """There is nothing to be drawn: the tables are in the browser."""

    def close(self) -> None:
        if self._env is not None:
            self._quarry.ask("close", envs=[self._env])
            self._env = None

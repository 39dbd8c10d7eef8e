"""The bridge from the side of Python: whole matches by any legal row, by the conventions of AEC and many at once. `npm run night` runs it; by hand:

    python3 -m unittest discover bridge/python/tests
"""

from __future__ import annotations

import random
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from quarry_bridge import AecEnv, Quarry, QuarryError, VectorEnv  # noqa: E402


class Bridge(unittest.TestCase):
    quarry: Quarry

    @classmethod
    def setUpClass(cls) -> None:
        cls.quarry = Quarry()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.quarry.close()

    def played(self, env: AecEnv, seed: int) -> list[tuple[str, int]]:
        """A whole match: who answered what."""
        chance = random.Random(seed)
        answers = []
        rewards: dict[str, float] = {}
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, reward, is_terminated, is_truncated, info = env.last()
            assert seen is not None
            self.assertEqual(len(seen["observation"]), env.observation_space(agent)["observation"].shape[0])
            if is_terminated or is_truncated:
                rewards[agent] = reward
                self.assertEqual(sum(seen["action_mask"]), 0)
                env.step(None)
                continue
            self.assertEqual(sum(seen["action_mask"]), info["count"])
            self.assertEqual(len(info["rows"]), info["count"])
            row = env.action_space(agent).sample(list(seen["action_mask"]), chance)
            answers.append((agent, row))
            env.step(row)
        self.assertEqual(env.agents, [])
        self.assertEqual(sorted(rewards), env.possible_agents)
        self.assertTrue(set(rewards.values()) <= {0.0, 1.0})
        return answers

    def test_a_match_of_every_game_is_played_to_its_end_and_is_the_same_again(self) -> None:
        for game in self.quarry.ask("games")["games"]:
            with self.subTest(game=game["game"]):
                env = AecEnv(self.quarry, game["game"])
                first = self.played(env, 3)
                self.assertGreater(len(first), 3)
                self.assertEqual(self.played(env, 3), first)
                env.close()

    def test_many_at_once_begin_anew_when_they_are_over(self) -> None:
        env = VectorEnv(self.quarry, "urban-manhunt", envs=6, mode="short", seats=2, others="random")
        chance = random.Random(5)
        now = env.reset()
        over = 0
        for _ in range(60):
            self.assertEqual([sum(mask) for mask in now.masks], [len(rows) for rows in now.rows])
            now = env.step([chance.randrange(len(rows)) for rows in now.rows])
            over += sum(now.is_over)
        self.assertEqual(len(now.observations), 6)
        self.assertGreater(over, 0)
        env.close()

    def test_what_is_refused_is_raised_and_the_next_message_is_heard(self) -> None:
        with self.assertRaises(QuarryError) as unknown:
            self.quarry.ask("spec", game="primel")
        self.assertEqual(unknown.exception.code, "unknown-game")
        (env,) = self.quarry.ask_envs("new", game="snow-lynx", seeds=["a"])
        with self.assertRaises(QuarryError) as wrong:
            self.quarry.ask_envs("step", steps=[{"env": env["env"], "row": 99}])
        self.assertEqual(wrong.exception.code, "no-such-row")
        self.assertEqual(self.quarry.ask("close", envs=[env["env"]])["closed"], 1)


if __name__ == "__main__":
    unittest.main()

"""Speaks with `quarry env`: a message out, a line back."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Sequence

ROOT = Path(__file__).resolve().parents[3]


class QuarryError(Exception):
    """What the program refuses, with its code and its sentence."""

    def __init__(self, code: str, says: str) -> None:
        super().__init__(f"{code}: {says}")
        self.code = code
        self.says = says


def usual_command() -> list[str]:
    """The command in the folder that this file lies in, on the Node.js that the folder brings along."""
    own = ROOT / "node_modules" / ".bin" / "node"
    return [str(own) if own.exists() else "node", str(ROOT / "cli" / "src" / "quarry.ts"), "env"]


class Quarry:
    """One process. It ends with `close()`, or with the block that it was opened by."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        self._process = subprocess.Popen(
            list(command or usual_command()), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, do: str, **wish: Any) -> dict[str, Any]:
        """Sends a message and gives back what was answered; what is refused as a whole is raised."""
        out, back = self._process.stdin, self._process.stdout
        assert out and back
        out.write(json.dumps({"do": do, **wish}) + "\n")
        out.flush()
        line = back.readline()
        if not line:
            raise QuarryError("gone", "The program has ended; what it said last stands above.")
        told = json.loads(line)
        if not told["ok"]:
            raise QuarryError(told["code"], told["says"])
        return told

    def ask_envs(self, do: str, **wish: Any) -> list[dict[str, Any]]:
        """The same where each environment has an answer of its own; the first that is refused is raised."""
        envs = self.ask(do, **wish)["envs"]
        for env in envs:
            if env is not None and "error" in env:
                raise QuarryError(env["error"]["code"], env["error"]["says"])
        return envs

    def close(self) -> None:
        if self._process.poll() is None:
            assert self._process.stdin and self._process.stdout
            self._process.stdin.close()
            self._process.wait()
            self._process.stdout.close()

    def __enter__(self) -> "Quarry":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

/** `quarry env`: environments for whoever teaches machines, asked line by line. docs/how-to/teach-a-machine.md tells every message. */
import { Environments } from '@quarry/lab/env';
import { readCommandLine } from '../command-line.ts';
import { type Command, Complaint } from '../world.ts';

export const env: Command = {
  does: 'environments for whoever teaches machines: JSON, line by line, many matches in one process',
  help: `
quarry env

Reads a message from each line of its input and answers it with a line, both JSON, until the input ends: begins matches, takes steps in many of them at once, tells what the seat
that is asked sees (as it is, or as numbers of a described layout) and what it may answer, copies a match, imagines worlds that a seat holds possible, and plays on with bots. What
is wrong is answered with {"ok": false, "code", "says"} and changes nothing. docs/how-to/teach-a-machine.md tells every message; bridge/python speaks it from Python.

  {"do": "games"}                                             which games and tables there are
  {"do": "spec", "game": "primal", "seats": 2}                hashes of rules and content, the layout of the numbers, bounds
  {"do": "new", "game": "primal", "seeds": ["a", "b"]}        begins two matches; "who": ["me", "sensible"] lets bots sit
  {"do": "step", "steps": [{"env": 0, "row": 3}]}             answers; "answer" instead of "row" gives one by its keys
  {"do": "look" | "fork" | "imagine" | "rollout" | "close", …}
  --json   it speaks nothing else`,

  async run(args, world) {
    const { words } = readCommandLine('env', args, { json: 'flag' });
    if (words.length > 0) throw new Complaint(`'env' takes no words, but '${words.join(' ')}' was given; leave it out.`);
    const environments = new Environments(world.games);
    for (let line = await world.line(); line !== null; line = await world.line()) world.out(`${environments.answer(line)}\n`);
    return 0;
  },
};

/** `quarry rules`: which clauses and rulings of a game's RULES.md are shown by a test, and which by none. */
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { gameNamed } from '@quarry/catalogue';
import { isRuling } from '@quarry/kernel';
import { orComplain, readCommandLine } from '../command-line.ts';
import { ruleBookOf, rulesFileOf, shownBy } from '../rule-book.ts';
import { type Command, Complaint, FAILED, painter, type World } from '../world.ts';

interface Coverage {
  readonly clauses: number;
  readonly rulings: number;
  readonly shown: number;
  readonly missing: readonly string[];
}

export const rules: Command = {
  does: 'clauses of a rulebook, which tests show each, which have none',
  help: `
quarry rules [game] [--json]

Reads games/<game>/RULES.md (table rows that begin with an id: clauses, and rulings XX-R-n) and looks for each id in the
names of tests: test('[ID] …') or test('[ID] [ID] …'). Without a game, all games that have a RULES.md.
Exit status 1 if any id is shown by no test.

  --json     {"<game>": {"clauses": n, "rulings": n, "shown": n, "missing": ["ID", …]}, …}; shown counts clauses and rulings`,

  async run(args, world) {
    const { options, words } = readCommandLine('rules', args, { json: 'flag' });
    if (words.length > 1) throw new Complaint(`'rules' wants one game or none, but ${words.length} were given: ${words.join(', ')}.`);
    const ids = words[0] === undefined ? world.games.map(one => one.id) : [orComplain(gameNamed(words[0], world.games)).id];
    const all: Record<string, Coverage> = {};
    for (const id of ids) {
      const file = rulesFileOf(world.root, id);
      if (existsSync(file)) all[id] = cover(id, world);
      else if (words.length > 0) throw new Complaint(`${id} has no ${relative(world.root, file)}; write its clauses there first.`, FAILED);
    }
    if (options.json) world.out(`${JSON.stringify(all, null, 2)}\n`);
    else for (const [id, coverage] of Object.entries(all)) tell(id, coverage, world);
    return Object.values(all).some(one => one.missing.length > 0) ? FAILED : 0;
  },
};

function cover(game: string, { root, err }: World): Coverage {
  const rows = ruleBookOf(root, game);
  const shown = shownBy(root, game);
  const known = new Set(rows.map(row => row.id));
  const prefixes = new Set(rows.map(row => row.id.split('-')[0]));
  for (const [id, files] of shown) {
    if (!known.has(id) && prefixes.has(id.split('-')[0])) err(`${files[0]}: [${id}] is not in RULES.md; check its number.\n`);
  }
  return {
    clauses: rows.filter(row => !isRuling(row.id)).length,
    rulings: rows.filter(row => isRuling(row.id)).length,
    shown: rows.filter(row => shown.has(row.id)).length,
    missing: rows.filter(row => !shown.has(row.id)).map(row => row.id),
  };
}

function tell(game: string, { clauses, rulings, shown, missing }: Coverage, { root, out, isTty }: World): void {
  const { bold, dim, green, red } = painter(isTty.out);
  out(`${bold(game)}: ${clauses} clauses and ${rulings} rulings, ${shown} shown by tests, `);
  out(missing.length === 0 ? `${green('none missing')}\n` : `${red(`${missing.length} missing`)}:\n`);
  const says = new Map(ruleBookOf(root, game).map(row => [row.id, row.says]));
  for (const id of missing) out(`  ${id.padEnd(14)} ${dim((says.get(id) ?? '').slice(0, 110))}\n`);
}

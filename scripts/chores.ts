/**
 * How many of a person's questions are chores, in matches of sensible players at the table that each game opens with one click, or at all its tables: those that come
 * to the same whatever one answers, which nobody is asked, and those that may be left to the table by a habit. The same seeds play the same matches with and without.
 * `node scripts/chores.ts --matches 8`, with `--games primal,zero-dawn` for these alone, with `--all` for every table, `--kinds` for each kind.
 */
import { parseArgs } from 'node:util';
import { Players, sensible } from '@quarry/bots';
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, type AnyMatch, bareDecision, startMatch } from '@quarry/kernel';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    matches: { type: 'string', default: '8' },
    all: { type: 'boolean', default: false },
    kinds: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'chores' },
  },
});

/** What became of the questions of one kind. */
interface Kind {
  asked: number;
  same: number;
  tie: number;
  payment: number;
  idle: number;
  milliseconds: number;
}
const PERSON = 0;
const MOST = 5_000;

function look(match: AnyMatch, kinds: Map<string, Kind>): void {
  const open = match.openFor(PERSON);
  if (!open || 'window' in match.waiting) return;
  const { decision } = open;
  const kind = kinds.get(decision.kind) ?? { asked: 0, same: 0, tie: 0, payment: 0, idle: 0, milliseconds: 0 };
  kinds.set(decision.kind, kind);
  kind.asked += 1;
  const before = performance.now();
  const isSame = match.comesToTheSame(PERSON);
  kind.milliseconds += performance.now() - before;
  if (isSame) kind.same += 1;
  else {
    const spared = match.game.tells?.spares?.(bareDecision(decision), match.view(PERSON));
    if (spared) kind[spared.as] += 1;
  }
}

function countIn(game: AnyGame, setup: unknown, seed: string, kinds: Map<string, Kind>): void {
  const started = startMatch(game, JSON.parse(JSON.stringify(setup)), seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const players = new Players(
    match,
    Array.from({ length: match.seats }, () => sensible(game)),
  );
  while (!match.outcome && match.n < MOST) {
    const turn = match.turnOf(PERSON);
    if (match.openFor(PERSON)) look(match, kinds);
    // Everybody who is asked before the person is asked again.
    do players.play(match.n + 1);
    while (!match.outcome && match.openFor(PERSON) && match.turnOf(PERSON) === turn);
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const sum = (all: readonly Kind[], of: keyof Kind): number => all.reduce((total, one) => total + one[of], 0);

const wanted = values.games?.split(',');
console.info('| game | matches | questions a match | come to the same | left by habit: ties | payments | idle moments | ms a question |');
console.info('|---|---|---|---|---|---|---|---|');
for (const game of GAMES.filter(one => wanted?.includes(one.id) ?? true)) {
  const kinds = new Map<string, Kind>();
  const setups = values.all ? game.tables.map(one => one.setup) : [game.about!.quick.setup];
  const matches = setups.length * Number(values.matches);
  for (const setup of setups) for (let i = 1; i <= Number(values.matches); i++) countIn(game, setup, `${values.seed}-${i}`, kinds);
  const all = [...kinds.values()];
  const asked = sum(all, 'asked');
  const shares = (['same', 'tie', 'payment', 'idle'] as const).map(one => percent(sum(all, one), asked));
  console.info(
    `| ${game.name} | ${matches} | ${(asked / matches).toFixed(0)} | ${shares.join(' | ')} | ${(sum(all, 'milliseconds') / asked).toFixed(2)} |`,
  );
  if (values.kinds)
    for (const [kind, one] of [...kinds].toSorted(([, a], [, b]) => b.asked - a.asked))
      console.info(`  ${kind}: ${one.asked} asked, ${one.same} come to the same, ${one.tie + one.payment + one.idle} left by habit`);
}

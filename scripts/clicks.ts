/**
 * How many clicks a person needs, in matches of sensible players at the table that each game opens with one click: question by question, and with deeds put together (decision 0026). The same
 * seeds play the same matches; what comes to the same is asked of nobody in both. A question of one answer is a click, of several a click for each and one to send them, of a point two, of a path one
 * for each of its points and one to go. A deed is a click on what it is done to, one for each card or part that is swapped, and its button; a way is one click on where it leads.
 * `node scripts/clicks.ts --matches 8`, with `--games primal,zero-dawn` for these alone, with `--kinds` for what each kind costs when deeds are put together.
 */
import { parseArgs } from 'node:util';
import { Players, sensible } from '@quarry/bots';
import { GAMES } from '@quarry/catalogue';
import { type Answer, type AnyGame, type AnyMatch, bareDecision, type Composed, type Decision, type Ref, startMatch } from '@quarry/kernel';
import { aheadOf } from '../server/src/ahead.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    matches: { type: 'string', default: '8' },
    kinds: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'clicks' },
  },
});
const PERSON = 0;
const MOST = 5_000;

/** One question of the person, and how it was answered. */
interface Answered {
  readonly match: AnyMatch;
  readonly decision: Decision;
  readonly answer: Answer;
  readonly isSame: boolean;
  readonly begins: Composed | null;
}

interface Count {
  questions: number;
  turns: number;
  plain: number;
  composed: number;
  readonly byKind: Map<string, number>;
}

const keysIn = (answer: Answer): readonly string[] => [answer].flat().filter(one => typeof one === 'string');

function clicksFor({ decision: { choose }, answer, isSame }: Answered): number {
  if (isSame) return 0;
  if (choose === 'one') return 1;
  if (choose === 'point') return 2;
  return (Array.isArray(answer) ? answer.length : 0) + 1;
}

/** What is proposed is swapped for what is wanted: of one choice by a click, of several by one for each that comes or goes. */
function swapsFrom(proposed: Answer, { decision: { choose }, answer }: Answered): number {
  const [had, wanted] = [keysIn(proposed), keysIn(answer)];
  const come = wanted.filter(key => !had.includes(key)).length;
  const go = had.filter(key => !wanted.includes(key)).length;
  return Math.max(1, choose === 'some' ? come + go : come);
}

/** What is clicked on to begin a deed: for a way where it ends, else the first thing that is chosen in it. */
function aimOf(deed: readonly Answered[], isWalk: boolean): Ref | undefined {
  const about = deed.slice(1).map(({ decision, answer }) => decision.options.find(({ key }) => key === answer)?.about[0]);
  return isWalk ? about.findLast(Boolean) : about.find(one => one && one.kind !== 'card');
}

/** How many questions a deed answers, and by how many clicks; null if it is not put together. */
function deedOf(all: readonly Answered[], from: number): { readonly questions: number; readonly clicks: number } | null {
  const first = all[from]!;
  if (!first.begins) return null;
  const kinds = first.begins.kinds;
  let to = from + 1;
  while (to < all.length && kinds.includes(all[to]!.decision.kind)) to += 1;
  const deed = all.slice(from, to);
  const at = aimOf(deed, first.begins.isWalk === true);
  let clicks = 1;
  for (let given = deed.slice(0, 1).map(one => one.answer); ; ) {
    const ahead = aheadOf(first.match, PERSON, { answers: given, at } as never, () => ({}) as never);
    if (!ahead.ok) return null;
    const { steps, isWalk } = ahead.value;
    const questions = Math.min(steps.length, deed.length);
    if (isWalk) return questions > 1 ? { questions, clicks } : null;
    const unlike = steps.findIndex((step, i) => i < deed.length && JSON.stringify(step.answer) !== JSON.stringify(deed[i]!.answer));
    if (unlike < 0) return questions > 1 ? { questions, clicks: clicks + 1 } : null;
    clicks += swapsFrom(steps[unlike]!.answer, deed[unlike]!);
    given = deed.slice(0, unlike + 1).map(one => one.answer);
  }
}

function countDeeds(all: readonly Answered[], count: Count): void {
  for (let i = 0; i < all.length; ) {
    const one = all[i]!;
    const { questions, clicks } = (one.isSame ? null : deedOf(all, i)) ?? { questions: 1, clicks: clicksFor(one) };
    count.composed += clicks;
    const { kind } = one.decision;
    count.byKind.set(kind, (count.byKind.get(kind) ?? 0) + clicks);
    i += questions;
  }
}

/** A turn begins where the person is asked what ends a turn, and somebody else, or nobody yet, was asked it last. */
function isMain({ teaches }: AnyGame, decision: Decision): boolean {
  const verbs = decision.options.map(option => teaches?.verbOf(bareDecision(decision), option) ?? '');
  return verbs.some(verb => teaches?.ends?.[verb] !== undefined);
}

function countIn(game: AnyGame, setup: unknown, seed: string, count: Count): void {
  const started = startMatch(game, JSON.parse(JSON.stringify(setup)), seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const players = new Players(
    match,
    Array.from({ length: match.seats }, () => sensible(game)),
  );
  const all: Answered[] = [];
  let lastMain = -1;
  while (!match.outcome && match.n < MOST) {
    for (const decision of match.open.filter(one => isMain(game, one))) {
      if (decision.seat === PERSON && lastMain !== PERSON) count.turns += 1;
      lastMain = decision.seat;
    }
    const decision = match.openFor(PERSON)?.decision;
    const before = decision && match.fork();
    const isSame = decision !== undefined && match.comesToTheSame(PERSON);
    players.play(match.n + 1);
    const given = match.answers.at(-1);
    if (!decision || given?.seat !== PERSON) continue;
    const answer = (decision.choose === 'one' ? [given.answer].flat()[0] : given.answer) as Answer; // a record has a list of keys
    const option = decision.options.find(({ key }) => key === answer);
    const begins = (option && game.tells?.composes?.(option, bareDecision(decision), before!.view(PERSON))) ?? null;
    all.push({ match: before!, decision, answer, isSame, begins });
  }
  count.questions += all.length;
  count.plain += all.reduce((sum, one) => sum + clicksFor(one), 0);
  countDeeds(all, count);
}

const wanted = values.games?.split(',');
console.info(
  '| game | matches | questions a match | clicks a match, one by one | with deeds put together | of them | clicks a turn, before and after |',
);
console.info('|---|---|---|---|---|---|---|');
for (const game of GAMES.filter(one => wanted?.includes(one.id) ?? true)) {
  const count: Count = { questions: 0, turns: 0, plain: 0, composed: 0, byKind: new Map() };
  const matches = Number(values.matches);
  for (let i = 1; i <= matches; i++) countIn(game, game.about!.quick.setup, `${values.seed}-${i}`, count);
  const { questions, plain, composed, turns } = count;
  const each = (n: number): string => (n / matches).toFixed(0);
  const share = `${((100 * composed) / plain).toFixed(0)} %`;
  const turn = `${(plain / turns).toFixed(1)}, ${(composed / turns).toFixed(1)}`;
  console.info(`| ${game.name} | ${matches} | ${each(questions)} | ${each(plain)} | ${each(composed)} | ${share} | ${turn} |`);
  if (values.kinds) for (const [kind, n] of [...count.byKind].toSorted(([, a], [, b]) => b - a)) console.info(`  ${kind}: ${n}`);
}

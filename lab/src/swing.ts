/**
 * How much decisions matter. Decisions are taken out of real matches; for each the match is played on several times with the answer that was
 * given and as often with another legal one, in the same worlds that the seat held possible: same hidden cards, same dice to come. What
 * differs is what the decision was worth.
 */
import { type Bot, playMatch } from '@quarry/bots';
import { type Answer, type AnyMatch, type Outcome, randomAnswer, SampledChance, type Seat, Seed } from '@quarry/kernel';
import { begin, type Experiment } from './experiment.ts';
import { steered } from './steering.ts';

/** Worlds in which each decision is played on. */
export const WORLDS = 8;
/** At most so many decisions of one match, each of another kind. */
export const PER_MATCH = 4;
/** A world that the seat holds possible, or another answer, is not always found at once. */
const TRIES = 8;
/** A match that is not over by then is taken as nobody's. */
const ENDLESS = 50_000;

/** What one decision was worth, by how it was judged: how far apart the two answers are, and how far by mere chance. */
export interface Worth {
  /** The answer that was given, less the other one. */
  readonly gain: number;
  readonly swing: number;
  readonly noise: number;
}

export interface SwungDecision {
  readonly kind: string;
  readonly win: Worth;
  /** If the game says what is achieved beyond winning. */
  readonly score: Worth | null;
}

/** One match. */
export interface Swung {
  /** By kind: how often it was asked. */
  readonly asked: Readonly<Record<string, number>>;
  readonly decisions: readonly SwungDecision[];
}

/** The matches from `from` up to, not including, `to`; `most` decisions in all, `PER_MATCH` of each match as long as they last. */
export function swingGames(experiment: Experiment, most: number, from: number, to: number): Swung[] {
  return Array.from({ length: to - from }, (_, i) => swingGame(experiment, from + i, Math.min(PER_MATCH, most - PER_MATCH * (from + i))));
}

/** A decision as bots are asked it. */
type Asked = Parameters<Bot['answer']>[1];

/** A decision of a match, and the match as it stood then. */
interface Taken {
  readonly match: AnyMatch;
  readonly decision: Asked;
  readonly answer: Answer;
}

function swingGame(experiment: Experiment, i: number, most: number): Swung {
  const { game, setup, bots } = steered(experiment, experiment);
  const seed = `${experiment.seed}-${i}`;
  const chance = new SampledChance<'bot'>(new Seed(`${seed}/swing`));
  const asked: Record<string, number> = {};
  const taken = new Map<string, Taken>();
  const match = begin(game, setup, seed);
  const watched = (bot: Bot): Bot => ({
    name: bot.name,
    answer(view, decision, seat, own) {
      const answer = bot.answer(view, decision, seat, own);
      const n = (asked[decision.kind] ?? 0) + 1;
      asked[decision.kind] = n;
      // Of each kind every decision of the match is as likely to be the one that is kept.
      if (chance.below('bot', n) === 0) taken.set(decision.kind, { match: match.fork(), decision, answer });
      return answer;
    },
  });
  playMatch(match, bots.map(watched));
  const chosen = chance.shuffle('bot', [...taken.values()]).slice(0, most);
  const decisions = chosen.flatMap(one => worthOf(one, bots, `${seed}/${one.decision.kind}`, chance) ?? []);
  return { asked, decisions };
}

/** Null if there is no other answer, or no world in which the scene can have looked so. */
function worthOf(
  { match, decision, answer }: Taken,
  bots: readonly Bot[],
  seed: string,
  chance: SampledChance<'bot'>,
): SwungDecision | null {
  const { seat, kind } = decision;
  const other = otherAnswer(decision, answer, chance);
  if (other === null) return null;
  const worlds = Array.from({ length: WORLDS }, (_, i) => worldOf(match, seat, `${seed}/${i}`)).filter(world => world !== null);
  const ends = worlds.map(world => [endOf(world.fork(), seat, answer, bots), endOf(world, seat, other, bots)] as const);
  const judged = ends.flatMap(([one, two]) => (one && two ? [[one, two] as const] : []));
  if (judged.length < WORLDS) return null;
  const differences = (value: (outcome: Outcome) => number): number[] => judged.map(([one, two]) => value(one) - value(two));
  const { score } = match.game.proof.measures ?? {};
  return {
    kind,
    win: worthIn(differences(({ winners }) => (winners.includes(seat) ? 1 : 0))),
    score: score ? worthIn(differences(outcome => (outcome === NOBODY ? 0 : score.of(outcome, seat)))) : null,
  };
}

function otherAnswer(decision: Asked, answer: Answer, chance: SampledChance<'bot'>): Answer | null {
  const given = JSON.stringify(answer);
  for (let i = 0; i < TRIES; i++) {
    const other = randomAnswer(decision, chance);
    if (JSON.stringify(other) !== given) return other;
  }
  return null;
}

function worldOf(match: AnyMatch, seat: Seat, seed: string): AnyMatch | null {
  for (let i = 0; i < TRIES; i++) {
    const world = match.imagine(seat, `${seed}/${i}`);
    if (world) return world;
  }
  return null;
}

const NOBODY: Outcome = { winners: [], why: '', facts: {} };

/** How a world ends with this answer; null if it is not legal there. */
function endOf(world: AnyMatch, seat: Seat, answer: Answer, bots: readonly Bot[]): Outcome | null {
  if (!world.answer(seat, answer).ok) return null;
  playMatch(world, bots, ENDLESS);
  return world.outcome ?? NOBODY;
}

/**
 * If the two answers were worth the same, each difference might as well have had the other sign: the mean over all ways to set the signs is
 * how far the answers would seem apart by chance alone.
 */
export function worthIn(differences: readonly number[]): Worth {
  const worlds = differences.length;
  const mean = (signs: number): number => differences.reduce((sum, one, i) => sum + ((signs >> i) & 1 ? -one : one), 0) / worlds;
  let noise = 0;
  for (let signs = 0; signs < 2 ** worlds; signs++) noise += Math.abs(mean(signs));
  return { gain: mean(0), swing: Math.abs(mean(0)), noise: noise / 2 ** worlds };
}

/** What can be answered as rows of numbers, each equally long, so that a learner that knows no game may weigh them. */

import { chanceOf } from '@quarry/bots';
import { type Answer, answersTo, bareDecision, type Decision, mix, type Option, type Point, randomAnswer, Seed } from '@quarry/kernel';

/** More answers than these are not listed; any other one can be given all the same. */
export const MOST_ROWS = 128;
/** Where answers cannot be listed, so many are thought up. */
const THOUGHT_UP = 24;
/** At the head of each row: how many things it names, x and y of a point or of the end of a path, corners. */
const PLAIN = ['named', 'x', 'y', 'corners'] as const;
/** What an answer is about falls into so many bins: a fact always into the same one, two facts rarely into one. */
const BINS = 60;

export const ROW = { most: MOST_ROWS, plain: PLAIN, bins: BINS, width: PLAIN.length + BINS } as const;

/** By nothing of the match, so that they tell nothing of it. */
const SEED = new Seed('rows');

/** All answers if they can be listed, else some; in every world that looks alike to the seat the same ones. */
export function answersIn(decision: Decision, turn: number): readonly Answer[] {
  if (decision.choose === 'point') return decision.region!.some.slice(0, MOST_ROWS);
  if (decision.choose === 'path') return decision.trail!.some.slice(0, MOST_ROWS);
  if (decision.choose === 'one') return decision.options.slice(0, MOST_ROWS).map(one => one.key);
  const listed = answersTo(decision);
  if (listed) return listed;
  const chance = chanceOf(SEED, turn);
  const bare = bareDecision(decision);
  const found = new Map<string, Answer>();
  for (let i = 0; i < THOUGHT_UP; i++) {
    const answer = randomAnswer(bare, chance);
    found.set(JSON.stringify(answer), answer);
  }
  return [...found.values()];
}

export function rowOf(decision: Decision, answer: Answer): number[] {
  const row = new Array<number>(ROW.width).fill(0);
  if (decision.choose === 'point') place(row, [answer as Point]);
  else if (decision.choose === 'path') place(row, answer as readonly Point[]);
  else name(row, decision, typeof answer === 'string' ? [answer] : (answer as readonly string[]));
  return row;
}

function place(row: number[], path: readonly Point[]): void {
  const end = path.at(-1);
  row[1] = end?.x ?? 0;
  row[2] = end?.y ?? 0;
  row[3] = path.length;
}

function name(row: number[], { kind, options }: Decision, keys: readonly string[]): void {
  row[0] = keys.length;
  for (const option of options)
    if (keys.includes(option.key)) for (const fact of factsOf(option)) row[PLAIN.length + binOf(kind, fact)]! += 1;
}

/** What an option says of itself: its value part by part, and how many parts deep that is looked at. */
function factsOf({ value }: Option, deep = 3): string[] {
  const found: string[] = [];
  const walk = (part: unknown, path: string, left: number): void => {
    if (typeof part !== 'object' || part === null) found.push(`${path}=${String(part)}`);
    else if (left > 0) for (const [field, inner] of Object.entries(part)) walk(inner, `${path}.${field}`, left - 1);
  };
  walk(value, '', deep);
  return found;
}

function binOf(kind: string, fact: string): number {
  const text = `${kind}:${fact}`;
  let hash = text.length;
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i));
  return (hash >>> 0) % BINS;
}

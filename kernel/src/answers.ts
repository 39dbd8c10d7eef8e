/**
 * Answers and decisions: whether an answer fits the decision it is given to, how a choice is stored, and what became of it in
 * another world. Who asks is in ask.ts, who keeps the answers in match.ts.
 */
import type { Ask, Decision, Option, Pick, Point, Result, Seat } from './words.ts';
import { refuse } from './words.ts';

const isPoint = (answer: unknown): answer is Point => typeof answer === 'object' && answer !== null && 'x' in answer && 'y' in answer;

/** Whether two asks, in two worlds, look the same to a seat: the same seats and kinds, and its own options in the same order. */
export function isAlike(a: Ask, b: Ask, seat: Seat | null): boolean {
  const isSameOption = (one: Option, i: number, options: readonly Option[]): boolean => one.key === options[i]?.key;
  return (
    a.window === b.window &&
    a.decisions.length === b.decisions.length &&
    a.decisions.every((one, i) => {
      const other = b.decisions[i]!;
      if (one.seat !== other.seat || one.kind !== other.kind) return false;
      return (
        one.seat !== seat ||
        (one.options.length === other.options.length && one.options.every((own, k) => isSameOption(own, k, other.options)))
      );
    })
  );
}

/** The choice of one world in the decision of another: by key, or, if what was chosen was hidden, by its place in the list. */
export function samePick(here: Decision, there: Decision, pick: Pick): Pick | undefined {
  const indexOf = (index: number): number => {
    const found = here.options.findIndex(one => one.key === there.options[index]!.key);
    return found < 0 && index < here.options.length ? index : found;
  };
  if (typeof pick === 'number') return indexOf(pick) < 0 ? undefined : indexOf(pick);
  if ('x' in pick) return pick;
  const indices = pick.map(indexOf);
  return indices.includes(-1) || new Set(indices).size < indices.length ? undefined : indices;
}

/** Checks an answer against its decision and turns keys into indices. */
export function pickOf(decision: Decision, answer: unknown): Result<Pick> {
  const { seat, kind, options } = decision;
  if (decision.choose === 'point') {
    if (!isPoint(answer) || !Number.isFinite(answer.x) || !Number.isFinite(answer.y))
      return refuse('not-a-point', { seat, kind }, `'${kind}' wants a point {x, y}.`);
    if (!decision.region!.contains(answer))
      return refuse(
        'outside',
        { seat, kind, x: answer.x, y: answer.y },
        `(${answer.x}, ${answer.y}) lies outside the region for '${kind}'.`,
      );
    return { ok: true, value: { x: answer.x + 0, y: answer.y + 0 } };
  }
  const keys: unknown = typeof answer === 'string' ? [answer] : answer;
  if (!Array.isArray(keys))
    return refuse('not-a-key', { seat, kind }, `'${kind}' wants keys of its options, as one text or a list of texts.`);
  if (keys.length < decision.min || keys.length > decision.max) {
    const facts = { seat, kind, given: keys.length, min: decision.min, max: decision.max };
    return refuse('wrong-number', facts, `'${kind}' wants ${decision.min} to ${decision.max} of its options, ${keys.length} were given.`);
  }
  const indices: number[] = [];
  for (const key of keys) {
    const index = options.findIndex(one => one.key === key);
    if (index < 0) {
      const facts = { seat, kind, key: String(key), options: options.map(one => one.key) };
      return refuse(
        'no-such-option',
        facts,
        `'${key}' is not an option of '${kind}'; the options are ${options.map(one => one.key).join(', ')}.`,
      );
    }
    if (indices.includes(index))
      return refuse('named-twice', { seat, kind, key: String(key) }, `'${key}' is named twice in the answer to '${kind}'.`);
    indices.push(index);
  }
  return { ok: true, value: decision.choose === 'one' ? indices[0]! : indices };
}

/** A choice as it is stored: by keys, or as a point. */
export function keysOf(decision: Decision, pick: Pick): readonly string[] | Point {
  if (typeof pick === 'number') return [decision.options[pick]!.key];
  if ('x' in pick) return pick;
  return pick.map(index => decision.options[index]!.key);
}

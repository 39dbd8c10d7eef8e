/**
 * Answers and decisions: whether an answer fits the decision it is given to, how a choice is stored, and what became of it in
 * another world. Who asks is in ask.ts, who keeps the answers in match.ts.
 */

import { pass } from './ask.ts';
import type { Answer, Ask, BareDecision, Chosen, Decision, Option, Pick, Picks, Point, Result, Seat } from './types.ts';
import { refuse } from './types.ts';

/** An answer as it is kept in a log. */
export type StoredAnswer = Exclude<Answer, string>;

/** Of a longer path the game is shown only so many corners: enough to object to it, and never more work than that. */
const MOST_CORNERS = 1001;

/** Whether two asks, in two worlds, look the same to a seat: the same seats and kinds, and its own options in the same order. */
export function isAlike(a: Ask, b: Ask, seat: Seat | null): boolean {
  const isSameOption = (one: Option, i: number, options: readonly Option[]): boolean => one.key === options[i]?.key;
  return (
    a.window === b.window &&
    a.ends === b.ends &&
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

/**
 * The choice of one world in the decision of another: by key, or, if what was chosen was hidden, any other that `draw` names. Its place in the list
 * would tell something of a list that the other world does not have. A point or a path that cannot be chosen there is none.
 */
export function samePick(here: Decision, there: Decision, pick: Pick, draw: (n: number) => number): Pick | undefined {
  if (here.choose !== there.choose) return undefined;
  if (here.choose === 'point') return here.region!.objection(pick as Point) ? undefined : pick;
  if (here.choose === 'path') return here.trail!.objection(pick as readonly Point[]) ? undefined : pick;
  const keys = (typeof pick === 'number' ? [pick] : (pick as readonly number[])).map(index => there.options[index]!.key);
  const named = keys.map(key => here.options.findIndex(one => one.key === key));
  const left = [...here.options.keys()].filter(index => !named.includes(index));
  if (named.filter(index => index < 0).length > left.length) return undefined;
  const indices = named.map(index => (index < 0 ? left.splice(draw(left.length), 1)[0]! : index));
  if (typeof pick === 'number') return indices[0];
  return here.fit?.objection(indices) ? undefined : indices;
}

/** Checks an answer against its decision and turns keys into indices. */
export function pickOf(decision: Decision, answer: unknown): Result<Pick> {
  if (decision.choose === 'point') return pickPoint(decision, answer);
  return decision.choose === 'path' ? pickPath(decision, answer) : pickOptions(decision, answer);
}

/** Nothing but x and y of what may be a point, if both are finite numbers. */
function pointOf(answer: unknown): Point | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { x, y } = answer as Partial<Point>;
  // Zero is added so that -0 becomes 0: it would not survive JSON.
  return Number.isFinite(x) && Number.isFinite(y) ? { x: x! + 0, y: y! + 0 } : null;
}

function pickPoint({ seat, kind, rule, region }: Decision, answer: unknown): Result<Pick> {
  const point = pointOf(answer);
  if (!point) return refuse('not-a-point', { seat, kind, why: rule }, `'${kind}' wants a point {x, y} of two finite numbers.`);
  const objection = region!.objection(point);
  if (objection) return refuse('outside', { seat, kind, why: objection.why, x: point.x, y: point.y }, objection.says);
  return { ok: true, value: point };
}

function pickPath({ seat, kind, rule, trail }: Decision, answer: unknown): Result<Pick> {
  const path = pathOf(answer);
  if (!path) {
    const says = `'${kind}' wants a path: a list of fewer than ${MOST_CORNERS} points {x, y}, each of two finite numbers.`;
    return refuse('not-a-path', { seat, kind, why: rule }, says);
  }
  const objection = trail!.objection(path);
  if (objection) return refuse('no-way', { seat, kind, why: objection.why, corners: (answer as unknown[]).length }, objection.says);
  if (path.length === MOST_CORNERS) {
    const says = `'${kind}' takes a path of fewer than ${MOST_CORNERS} corners, not of ${(answer as unknown[]).length}.`;
    return refuse('not-a-path', { seat, kind, why: rule }, says);
  }
  return { ok: true, value: path };
}

/** The first corners of what may be a path. */
function pathOf(answer: unknown): readonly Point[] | null {
  if (!Array.isArray(answer)) return null;
  const corners: Point[] = [];
  for (let i = 0; i < answer.length && i < MOST_CORNERS; i++) {
    const corner = pointOf(answer[i]);
    if (!corner) return null;
    corners.push(corner);
  }
  return corners;
}

function pickOptions(decision: Decision, answer: unknown): Result<Pick> {
  const { seat, kind, options } = decision;
  const keys: unknown = typeof answer === 'string' ? [answer] : answer;
  if (!Array.isArray(keys))
    return refuse('not-a-key', { seat, kind }, `'${kind}' wants keys of its options, as one text or a list of texts.`);
  if (keys.length < decision.min || keys.length > decision.max) {
    const facts = { seat, kind, given: keys.length, min: decision.min, max: decision.max };
    return refuse('wrong-number', facts, `'${kind}' wants ${decision.min} to ${decision.max} of its options, ${keys.length} were given.`);
  }
  const indices: number[] = [];
  for (const given of keys as readonly unknown[]) {
    // What is no text is named by its type: it may be nested so deep that it cannot be written out.
    const key = typeof given === 'string' ? given : typeof given;
    const index = options.findIndex(one => one.key === given);
    if (index < 0) {
      const facts = { seat, kind, key, options: options.map(one => one.key) };
      return refuse(
        'no-such-option',
        facts,
        `'${key}' is not an option of '${kind}'; the options are ${options.map(one => one.key).join(', ')}.`,
      );
    }
    if (indices.includes(index)) return refuse('named-twice', { seat, kind, key }, `'${key}' is named twice in the answer to '${kind}'.`);
    indices.push(index);
  }
  const objection = decision.fit?.objection(indices);
  if (objection) return refuse('does-not-fit', { seat, kind, why: objection.why }, objection.says);
  return { ok: true, value: decision.choose === 'one' ? indices[0]! : indices };
}

/** A choice as it is stored: by keys, as a point, or as a path. */
export function keysOf(decision: BareDecision, pick: Pick): StoredAnswer {
  if (decision.choose === 'point') return pick as Point;
  if (decision.choose === 'path') return pick as readonly Point[];
  const indices = typeof pick === 'number' ? [pick] : (pick as readonly number[]);
  return indices.map(index => decision.options[index]!.key);
}

/** What the rule receives for a pick. */
function valueOf({ choose, options }: Decision, pick: Pick): unknown {
  if (choose === 'one') return options[pick as number]!.value;
  return choose === 'some' ? (pick as readonly number[]).map(index => options[index]!.value) : pick;
}

/** What the rule receives for all picks of an ask. */
export function chosenIn(ask: Ask, picks: Picks): Chosen {
  const { decisions, beside } = ask;
  if (ask.ends === 'first') {
    const at = picks.findIndex((pick, i) => pick !== undefined && decisions[i]!.options[pick as number] !== pass);
    return at < 0 ? { values: [], picks } : { values: [valueOf(decisions[at]!, picks[at]!)], by: decisions[at]!.seat, picks };
  }
  const values = beside?.values.slice() ?? [];
  for (let i = 0; i < decisions.length; i++) values[beside?.places[i] ?? i] = valueOf(decisions[i]!, picks[i]!);
  return { values, picks };
}

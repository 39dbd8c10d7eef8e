/** What somebody who trains a machine may ask of the environments, each field within bounds; and how a line becomes such a wish, or a refusal. */
import { type Result, refuse } from '@quarry/kernel';
import * as v from 'valibot';

export const MOST_ENVS = 4_096;
/** Environments in one message, and copies of one of them. */
export const MOST_AT_ONCE = 256;
/** Characters of a line. */
export const LONGEST_LINE = 1_000_000;
const LONGEST_SETUP = 16_384;
const LONGEST_TEXT = 200;
const MOST_CORNERS = 1_000;
const MOST_SEATS = 16;
const FARTHEST = 1e9;
const MOST_ANSWERS = 1_000_000;

/** What is told of where an environment stands; `tensor`, `rows` and `mask` if left out. */
export const SIGHTS = ['view', 'tensor', 'rows', 'mask', 'answers', 'words'] as const;
export type Sight = (typeof SIGHTS)[number];

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TEXT));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const coordinate = v.pipe(v.number(), v.minValue(-FARTHEST), v.maxValue(FARTHEST));
const point = v.strictObject({ x: coordinate, y: coordinate });
const answer = v.union([text, v.pipe(v.array(text), v.maxLength(MOST_CORNERS)), point, v.pipe(v.array(point), v.maxLength(MOST_CORNERS))]);
const env = whole(0, Number.MAX_SAFE_INTEGER);
const several = <Each extends v.GenericSchema>(each: Each) => v.pipe(v.array(each), v.minLength(1), v.maxLength(MOST_AT_ONCE));
const seat = whole(0, MOST_SEATS - 1);
const times = v.optional(whole(1, MOST_AT_ONCE), 1);
const see = v.optional(v.pipe(v.array(v.picklist(SIGHTS)), v.maxLength(SIGHTS.length)), ['tensor', 'rows', 'mask']);
const id = v.optional(v.union([text, whole(0, Number.MAX_SAFE_INTEGER)]));
const table = { game: text, mode: v.optional(text), seats: v.optional(whole(1, MOST_SEATS)) };
/** What a game reads by its own schema: here only how long it is. */
const setup = v.pipe(
  v.unknown(),
  v.check(given => JSON.stringify(given).length <= LONGEST_SETUP, `a set-up has at most ${LONGEST_SETUP} characters as JSON`),
);

const wishSchema = v.variant('do', [
  v.strictObject({ id, do: v.literal('games') }),
  v.strictObject({ id, do: v.literal('spec'), ...table }),
  v.strictObject({
    id,
    do: v.literal('new'),
    ...table,
    setup: v.optional(setup),
    seeds: several(text),
    /** Who sits where: `me`, or a bot by its name; `me` everywhere if left out. */
    who: v.optional(v.pipe(v.array(text), v.maxLength(MOST_SEATS))),
    see,
  }),
  v.strictObject({
    id,
    do: v.literal('step'),
    steps: several(v.strictObject({ env, row: v.optional(whole(0, MOST_ANSWERS)), answer: v.optional(answer) })),
    see,
  }),
  v.strictObject({ id, do: v.literal('look'), envs: several(env), seat: v.optional(seat), see }),
  v.strictObject({ id, do: v.literal('fork'), env, times, see }),
  v.strictObject({ id, do: v.literal('imagine'), env, seat, seed: text, times, see }),
  v.strictObject({
    id,
    do: v.literal('rollout'),
    envs: several(env),
    bot: v.optional(text, 'sensible'),
    seed: text,
    times,
    /** Each time in another world that this seat holds possible; in the true one if left out. */
    seat: v.optional(seat),
    most: v.optional(whole(1, MOST_ANSWERS), MOST_ANSWERS),
  }),
  v.strictObject({ id, do: v.literal('close'), envs: several(env) }),
]);

export type Wish = v.InferOutput<typeof wishSchema>;
export type WishTo<Do extends Wish['do']> = Extract<Wish, { readonly do: Do }>;

export function readWish(line: string): Result<Wish> {
  if (line.length > LONGEST_LINE) return refuse('too-long', { most: LONGEST_LINE }, `A line has at most ${LONGEST_LINE} characters.`);
  const read = parsed(line);
  if (!read) return refuse('not-json', {}, 'A line is one message as JSON; this one cannot be read.');
  if (read.success) return { ok: true, value: read.output };
  const [{ message, path }] = read.issues;
  const at = path?.map(one => String(one.key)).join('.') ?? 'message';
  return refuse('bad-message', { at }, `${at}: ${message.slice(0, LONGEST_TEXT)}.`);
}

/** Null if it is no JSON, or nested deeper than anybody reads. */
function parsed(line: string): v.SafeParseResult<typeof wishSchema> | null {
  try {
    return v.safeParse(wishSchema, JSON.parse(line));
  } catch {
    return null;
  }
}

/** The name that a message gave itself, if it can be read off, so that whoever sent it knows which one was wrong. */
export function idOf(line: string): { readonly id?: string | number } {
  if (line.length > LONGEST_LINE) return {};
  try {
    const read = v.safeParse(v.looseObject({ id }), JSON.parse(line));
    return read.success && read.output.id !== undefined ? { id: read.output.id } : {};
  } catch {
    return {};
  }
}

/** The bounds that several messages share. Every field of every message has one (docs/bounds.md); what has none fails a test. */
import * as v from 'valibot';

const LAST_SEAT = 15;
/** Beyond any table of any game, in whatever it is measured. */
const FARTHEST = 1_000_000;

export const wholeUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** What a page counts: requests, decisions, votes. */
export const countSchema = wholeUpTo(Number.MAX_SAFE_INTEGER);
export const seatSchema = wholeUpTo(LAST_SEAT);
export const lengthSchema = v.pipe(v.number(), v.finite(), v.minValue(-FARTHEST), v.maxValue(FARTHEST));
export const tableIdSchema = v.pipe(v.string(), v.maxLength(40), v.regex(/^[\w-]{16,40}$/));
/** A secret: at least 128 bits in base64url. */
export const keySchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]{22,64}$/));

/** What the game, or the kernel, reads field by field; here only the body that it came in bounds it. */
export const readElsewhere = (bound: string) => v.pipe(v.unknown(), v.metadata({ bound }));

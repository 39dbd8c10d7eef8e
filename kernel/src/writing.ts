/**
 * The one way to write. A state is readonly to whoever holds it: rules, questions, effects and screens look. A deed opens the record that it is
 * about to change, and from then on may put other values into its fields (docs/decisions/0023).
 *
 *     const hunter = writable(table.state.hunters[seat]!);
 *     hunter.square = square;
 *
 * Who has opened what is noted where somebody keeps how the state once stood (stills.ts); elsewhere it costs nothing.
 */

/** A record whose own fields can be written. What they hold stays readonly: lists are replaced, inner records are opened themselves. */
export type Writable<T> = { -readonly [F in keyof T]: T[F] };

/** Where it is noted which records were opened; null if nobody wants to know. */
let notes: Set<object> | null = null;

/** Opens a record of the state for writing. Only deeds may; what it gives back does not leave them. */
export function writable<T extends object>(record: T extends readonly unknown[] ? never : T): Writable<T> {
  notes?.add(record);
  return record as Writable<T>;
}

/** Plays something and notes every record that is opened meanwhile. */
export function noting<Result>(opened: Set<object>, play: () => Result): Result {
  const before = notes;
  notes = opened;
  try {
    return play();
  } finally {
    notes = before;
  }
}

/** Whether records are noted here just now. */
export const isNoting = (opened: Set<object>): boolean => notes === opened;

/** Puts other values into several fields at once. A field that the record does not have does not compile, wherever it comes from. */
export function set<T extends object, Fields extends Partial<T>>(
  record: T extends readonly unknown[] ? never : T,
  fields: Fields & Readonly<Record<Exclude<keyof Fields, keyof T>, never>>,
): void {
  Object.assign(writable<T>(record), fields);
}

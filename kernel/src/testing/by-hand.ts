/** A state as a test may put it right: every field of every record in it can be written. What the rules play on is readonly. */
export type ByHand<T> = T extends readonly (infer One)[]
  ? [One] extends [object]
    ? ByHand<One>[]
    : T
  : T extends object
    ? { -readonly [F in keyof T]: ByHand<T[F]> }
    : T;

/** Hands a position to a test that changes it before, or between, what is played. */
export const byHand = <T>(state: T): ByHand<T> => state as ByHand<T>;

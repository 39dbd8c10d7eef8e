/** How a bot finds its answer: by what options are worth, never by how they are called. */
import { mostOf, type Option, sameValue } from '@quarry/kernel';

interface Offer<T> {
  readonly options: readonly Option<T>[];
}

/** The option whose value is the greatest by this measure, the first of equals. */
export const bestOf = <T>({ options }: Offer<T>, worth: (value: T) => number): string => mostOf(options, one => worth(one.value)).key;

/** How this is answered, if it is offered. */
export const answerOf = <T>({ options }: Offer<T>, value: T): string | undefined => options.find(one => sameValue(one.value, value))?.key;

/** The first of these that is offered, or what comes first. */
export function firstOf<T>(decision: Offer<T>, wanted: readonly T[]): string {
  for (const value of wanted) {
    const answer = answerOf(decision, value);
    if (answer !== undefined) return answer;
  }
  return decision.options[0]!.key;
}

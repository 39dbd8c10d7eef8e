/** How the sensible player finds an option: by what it is worth to the rule that asks. */
import { mostOf, type Option } from '@quarry/kernel';

interface Offer<T> {
  readonly options: readonly Option<T>[];
}

/** The option whose value is liked best, the first of equals. */
export const bestOf = <T>({ options }: Offer<T>, liking: (value: T) => number): string => mostOf(options, one => liking(one.value)).key;

/** The first option of such a value, if there is one. */
export const keyWhere = <T>({ options }: Offer<T>, isIt: (value: T) => boolean): string | undefined =>
  options.find(one => isIt(one.value))?.key;

/** What sentences of options are put together from. */
import { sameValue } from './diff.ts';
import type { Option } from './types.ts';

/** How a yes and a no read. */
export const either =
  (yes: string, no: string) =>
  (isYes: boolean): string =>
    isYes ? yes : no;

/** ` (1 of 2)`: which one it is of those in the question that go by the same name, so that they can be told apart. `nameIn` is null for what has none. */
export function copyOf<T>(value: T, options: readonly Option<T>[], nameIn: (value: T) => string | null): string {
  const name = nameIn(value);
  const twins = name === null ? [] : options.filter(one => nameIn(one.value) === name);
  return twins.length > 1 ? ` (${twins.findIndex(one => sameValue(one.value, value)) + 1} of ${twins.length})` : '';
}

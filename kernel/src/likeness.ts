/**
 * A state up to the names of equals: as text that is the same for two states if and only if one becomes the other by letting copies of a card stand for each
 * other, everywhere at once. Each copy goes by what is printed on it and by the order in which copies of it are come across.
 */
import type { Shape } from './schema/index.ts';

/** What copies of a card have in common; a card that is like no other goes by its number. */
export type Alike = (card: number) => string | number;

export function likenessOf(shape: Shape, state: unknown, alike: Alike | undefined): string {
  if (!alike) return JSON.stringify(state);
  const names = new Map<number, string>();
  const counts = new Map<string | number, number>();
  const name = (card: number): string | number => {
    if (card < 0) return card;
    let known = names.get(card);
    if (known === undefined) {
      const printed = alike(card);
      const copy = counts.get(printed) ?? 0;
      counts.set(printed, copy + 1);
      names.set(card, (known = `${printed} ${copy}`));
    }
    return known;
  };
  return JSON.stringify(renamed(shape, state, name));
}

function renamed(shape: Shape, value: unknown, name: (card: number) => string | number): unknown {
  if (value === null) return value;
  switch (shape.is) {
    case 'cards':
      return (value as readonly number[]).map(name);
    case 'number':
      return shape.names === 'card' ? name(value as number) : value;
    case 'maybe':
      return renamed(shape.of, value, name);
    case 'record':
      return Object.entries(shape.fields).map(([key, field]) => renamed(field, (value as Record<string, unknown>)[key], name));
    case 'list':
    case 'records':
      return (value as readonly unknown[]).map(one => renamed(shape.of, one, name));
    default:
      return value;
  }
}

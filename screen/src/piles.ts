/** What looks the same and means the same for what is asked lies on one pile: cards on the table, and options in the bar. Pure. */
import type { Face } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import type { TableProps } from './table.ts';

type Faces = (no: number) => Face;
/** The uppermost, and what lies below it. */
type Pile<T> = readonly [T, ...T[]];

const printOf = ({ kind, name, says }: Face): string => JSON.stringify([kind, name, says]);

/** What an option means to whoever reads it, whichever of several equal cards it is about. */
const meaningOf = ({ says, verb, about }: AskedOption, face: Faces): string =>
  JSON.stringify([says, verb, about.map(ref => (ref.kind === 'card' ? printOf(face(Number(ref.id))) : `${ref.kind} ${ref.id}`))]);

function piled<T>(things: readonly T[], look: (thing: T) => string): readonly Pile<T>[] {
  const piles = new Map<string, [T, ...T[]]>();
  for (const thing of things) {
    const pile = piles.get(look(thing));
    if (pile) pile.push(thing);
    else piles.set(look(thing), [thing]);
  }
  return [...piles.values()];
}

/** Equal cards that are all offered alike, or all not, lie on one pile, in the order of their first. */
export const pilesOf = (
  cards: readonly number[],
  { face, lit, whyNot }: Pick<TableProps, 'face' | 'lit' | 'whyNot'>,
): readonly Pile<number>[] =>
  piled(cards, no => {
    const about = { kind: 'card', id: no };
    const offered = lit(about).map(option => meaningOf(option, face));
    return JSON.stringify([printOf(face(no)), offered, offered.length > 0 ? null : whyNot(about)?.says]);
  });

/** Options that nobody could tell apart, because they are about equal cards in equal words. */
export const alikeOf = (options: readonly AskedOption[], face: Faces): readonly Pile<AskedOption>[] =>
  piled(options, option => (option.about.some(({ kind }) => kind === 'card') ? meaningOf(option, face) : option.key));

/** Whether what is chosen has an order: one thing alone has none. */
export const isInOrder = ({ ordered, max }: Pick<Asked, 'ordered' | 'max'>): boolean => ordered && max > 1;

/** What looks the same and means the same for what is asked lies on one pile: cards on the table, and options in the bar. Pure. */
import type { Face } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import type { TableProps } from './table.ts';

type Faces = (no: number) => Face;
/** The uppermost, and what lies below it. */
type Pile<T> = readonly [T, ...T[]];

const printOf = ({ kind, name, says }: Face): string => JSON.stringify([kind, name, says]);

/** Of cards by the same name a question says which is which: ` (1 of 2)`. Where they are equal and lie on one pile nobody asks. */
const withoutCopy = (says: string): string => says.replace(/ \(\d+ of \d+\)/, '');

/** What an option means to whoever reads it, whichever of several equal cards it is about. */
const meaningOf = ({ says, verb, about }: AskedOption, face: Faces): string =>
  JSON.stringify([
    withoutCopy(says),
    verb,
    about.map(ref => (ref.kind === 'card' ? printOf(face(Number(ref.id))) : `${ref.kind} ${ref.id}`)),
  ]);

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

/** Options that nobody could tell apart: in equal words, about equal cards, or about nothing and worth the same. */
export const alikeOf = (options: readonly AskedOption[], face: Faces): readonly Pile<AskedOption>[] =>
  piled(options, option =>
    option.about.some(({ kind }) => kind === 'card') || (option.about.length === 0 && option.value !== undefined)
      ? JSON.stringify([meaningOf(option, face), option.about.length === 0 ? option.value : null])
      : option.key,
  ).map(([first, ...others]) => (others.length > 0 ? [{ ...first, says: withoutCopy(first.says) }, ...others] : [first]));

/** Options that only say how many: `ways` has the keys that are chosen for none, for one, for two. */
export interface Counted {
  readonly says: string;
  readonly ways: readonly (readonly string[])[];
  /** Each way is an option of its own; else one more option is chosen with each. */
  readonly isOneEach: boolean;
  readonly options: Pile<AskedOption>;
}

/** Where several may be chosen in any order: what is only a question of how many, and what else there is, in piles. */
export function countedIn(
  asked: Pick<Asked, 'choose' | 'ordered' | 'max'>,
  options: readonly AskedOption[],
  face: Faces,
): { readonly counted: readonly Counted[]; readonly piles: readonly Pile<AskedOption>[] } {
  const piles = alikeOf(options, face);
  if (asked.choose !== 'some' || isInOrder(asked)) return { counted: [], piles };
  const isMany = (pile: Pile<AskedOption>): boolean => pile.length > 1 && pile[0].about.length === 0;
  const amounts = piled(
    piles.flatMap(pile => (pile.length === 1 ? [pile[0]] : [])),
    ({ amount, key }) => amount?.of ?? key,
  ).filter(group => group.length > 1 && group.every(({ amount }, i) => amount?.n === i + 1));
  const counted = [
    ...piles.filter(isMany).map(pile => ({
      says: pile[0].says,
      ways: Array.from({ length: pile.length + 1 }, (_, n) => pile.slice(0, n).map(({ key }) => key)),
      isOneEach: false,
      options: pile,
    })),
    ...amounts.map(group => ({
      says: group[0].amount!.of,
      ways: [[], ...group.map(({ key }) => [key])],
      isOneEach: true,
      options: group,
    })),
  ];
  const isCounted = ([option]: Pile<AskedOption>): boolean => counted.some(one => one.options.includes(option));
  return { counted, piles: piles.filter(pile => !isCounted(pile)) };
}

/** Whether what is chosen has an order: one thing alone has none. */
export const isInOrder = ({ ordered, max }: Pick<Asked, 'ordered' | 'max'>): boolean => ordered && max > 1;

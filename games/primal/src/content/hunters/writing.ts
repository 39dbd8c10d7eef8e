/** How the cards of hunters are written: whose they are, their ids, colours and branches are added here. */
import type { Branch, Colour, HunterId } from '../kinds.ts';
import type { ActionCard, MasteryCard } from '../types.ts';
import type { Ability, Amount, Condition, Effect, Whom } from '../words/index.ts';

type Written = Omit<ActionCard, 'id' | 'hunter' | 'colour' | 'branch' | 'step'>;
type Step = Readonly<Partial<Record<Colour, Written>>>;

const idOf = (hunter: HunterId, name: string): string =>
  `${hunter}-${name
    .toLowerCase()
    .replace(/’/g, '')
    .replace(/[^a-z]+/g, '-')}`;
const cardOf = (hunter: HunterId, colour: Colour, card: Written): ActionCard => ({ id: idOf(hunter, card.name), hunter, colour, ...card });

/** PA-COMP-6. */
export const starters = (hunter: HunterId, decks: Readonly<Record<Colour, readonly Written[]>>): ActionCard[] =>
  Object.entries(decks).flatMap(([colour, cards]) => cards.map(card => cardOf(hunter, colour as Colour, card)));

/** PA-COMP-7: what the two steps of a branch add. */
export const branch = (hunter: HunterId, of: Branch, first: Step, second: Step): ActionCard[] =>
  [first, second].flatMap((step, i) =>
    Object.entries(step).map(([colour, card]) => ({
      ...cardOf(hunter, colour as Colour, card),
      branch: of,
      step: i === 0 ? 1 : 2,
    })),
  );

/** The starter, then one of each branch. */
export const masteries = (hunter: HunterId, cards: readonly Omit<MasteryCard, 'id' | 'hunter'>[]): MasteryCard[] =>
  cards.map(card => ({ id: idOf(hunter, card.name), hunter, ...card }));

/** So many weapon icons (PA-KW-WEAPON-1). */
const icons = (times: number): Amount => ({ of: 'weapon-level', times });
export const adds = (n: number): Effect => ({ do: 'more-damage', n: icons(n) });
export const addsToNext = (n: number): Effect => ({ do: 'next-damage', by: icons(n) });
export const deals = (n: number): Effect => ({ do: 'deal', n: icons(n) });
export const heals = (n: number, who: Whom = 'self'): Effect => ({ do: 'heal', n: icons(n), who });
export const prevents = (n: number): Effect => ({ do: 'prevent', n: icons(n) });
export const draws = (n: number, who: Whom = 'self'): Effect => ({ do: 'draw', n, who });
export const guards = (n: number, who: Whom = 'self'): Effect => ({ do: 'defence', n, who });
export const counts = (n: number): Effect => ({ do: 'mastery', n });
export const calms = (n: number): Effect => ({ do: 'struggle', n: -n });

export const play = (...effects: Effect[]): Ability => ({ on: 'play', effects });
export const playIf = (condition: Condition, ...effects: Effect[]): Ability => ({ on: 'play', if: [condition], effects });
/** Behind the icon of the focused mastery (PA-PLAY-9). */
export const playFocused = (...effects: Effect[]): Ability => ({ on: 'play', focused: true, effects });
/** When the next card of the sequence is of that colour. */
export const followedBy = (colour: Colour, ...effects: Effect[]): Ability => ({ on: 'followed', card: { colour }, effects });
/** After each later card of that colour, as long as this one is in the sequence. */
export const afterEach = (colour: Colour, ...effects: Effect[]): Ability => ({ on: 'played', card: { colour }, effects });

/**
 * What a hunter may bring to a hunt, and what is wrong with it if it may not be: the clause, and by how much. PA-SET-3, PA-DB-1 to PA-DB-9, PA-EXP-3, PA-EXP-4. Pure; asked
 * alike by rules, bots and screens.
 */
import type { ClauseId } from '@quarry/kernel';
import {
  ACTION_NUMBERS,
  ARMOUR_NUMBERS,
  actionCard,
  colourOf,
  HELM_NUMBERS,
  ITEM_NUMBERS,
  itemCard,
  MASTERY_NUMBERS,
  masteryCard,
  sortOf,
  WEAPON_NUMBERS,
  weaponCard,
} from '../content/box.ts';
import { BRANCHES, COLOURS, type Colour, type Element, type HunterId } from '../content/kinds.ts';
import type { ItemCard } from '../content/types.ts';
import type { Belongings } from '../state.ts';

export const PIECES = ['weapon', 'armour', 'helm', 'item'] as const;
export type Piece = (typeof PIECES)[number];
export const MOST_POTIONS = 3;

// Pieces

/** Whatever is worn has at least what an item has. */
export const pieceCard = (card: number): ItemCard => itemCard(card);
export const pieceOf = (card: number): Piece => sortOf(card) as Piece;
export const isPiece = (card: number): boolean => (PIECES as readonly string[]).includes(sortOf(card));
/** PA-FORGE-9: free, and owned by everybody. */
export const isBasic = (card: number): boolean => {
  const { element, price, isReward } = pieceCard(card);
  return isPiece(card) && element === null && price === undefined && isReward !== true;
};
/** Everything of the box that this hunter could ever wear. */
export const piecesFor = (hunter: HunterId): number[] => [
  ...WEAPON_NUMBERS.filter(card => weaponCard(card).hunter === hunter),
  ...ARMOUR_NUMBERS,
  ...HELM_NUMBERS,
  ...ITEM_NUMBERS,
];
export const basicPiece = (hunter: HunterId, piece: Piece): number =>
  piecesFor(hunter).find(card => pieceOf(card) === piece && isBasic(card)) ?? -1;
export const fitsHunter = (hunter: HunterId, card: number): boolean => sortOf(card) !== 'weapon' || weaponCard(card).hunter === hunter;
export const owns = ({ owned }: Belongings, card: number): boolean => owned.includes(card) || (isPiece(card) && isBasic(card));
export const wornOf = ({ weapon, armour, helm, item }: Belongings): number[] => [weapon, armour, helm, item].filter(card => card >= 0);
/** What could be put on instead of what is worn. */
export const wearable = (hunter: HunterId, belongings: Belongings): number[] =>
  piecesFor(hunter).filter(card => owns(belongings, card) && belongings[pieceOf(card)] !== card);

// Cards

/** PA-SKILL-2: starters, and what the learned steps have added. */
export const unlockedCards = (hunter: HunterId, steps: readonly number[]): number[] =>
  ACTION_NUMBERS.filter(card => {
    const { hunter: whose, branch, step = 1 } = actionCard(card);
    return whose === hunter && (branch === undefined || steps[BRANCHES.indexOf(branch)]! >= step);
  });
const WHOLE_BRANCH = 2;
export const unlockedMasteries = (hunter: HunterId, steps: readonly number[]): number[] =>
  MASTERY_NUMBERS.filter(card => {
    const { hunter: whose, branch } = masteryCard(card);
    return whose === hunter && (branch === undefined || steps[BRANCHES.indexOf(branch)]! >= WHOLE_BRANCH);
  });

/** PA-DB-5. */
export const effectivePieces = (belongings: Belongings, weaknesses: readonly Element[]): number[] =>
  wornOf(belongings).filter(card => {
    const { element } = pieceCard(card);
    return element !== null && weaknesses.includes(element);
  });
const PIECES_PER_ADVANTAGE = 2;
/** PA-DB-6. */
export const advantagesOf = (belongings: Belongings, weaknesses: readonly Element[]): number =>
  Math.floor(effectivePieces(belongings, weaknesses).length / PIECES_PER_ADVANTAGE);

const count = (deck: readonly number[], colour: Colour): number => deck.filter(card => colourOf(card) === colour).length;
export interface ColourCount {
  readonly colour: Colour;
  readonly has: number;
  readonly wants: number;
}
/** PA-DB-1: what the weapon asks for, beside what the deck has. */
export const countsOf = ({ weapon, deck }: Pick<Belongings, 'weapon' | 'deck'>): ColourCount[] =>
  COLOURS.map((colour, i) => ({ colour, has: count(deck, colour), wants: weaponCard(weapon).deck[i]! }));
/** PA-DB-7. */
const differencesOf = (counts: readonly ColourCount[]): number => counts.reduce((sum, { has, wants }) => sum + Math.abs(has - wants), 0);

// What is wrong with a build

export type Flaw =
  /** In the order of COLOURS. */
  | { reason: 'deck-counts'; has: readonly number[]; wants: readonly number[]; differences: number; advantages: number }
  | { reason: 'card-twice'; card: number }
  | { reason: 'card-locked'; card: number }
  | { reason: 'mastery-locked'; card: number }
  | { reason: 'piece-missing'; piece: Piece }
  | { reason: 'not-owned'; card: number }
  | { reason: 'of-another'; card: number }
  | { reason: 'wrong-place'; card: number; piece: Piece }
  | { reason: 'too-many-potions'; potions: number; most: number }
  | { reason: 'potion-twice'; card: number }
  | { reason: 'potion-missing'; card: number };
export interface Fault {
  readonly why: ClauseId;
  readonly flaw: Flaw;
}

/** Everything that is wrong, in the order of the book; nothing for a legal build. */
export function faultsOf(hunter: HunterId, belongings: Belongings, weaknesses: readonly Element[]): Fault[] {
  return [
    ...PIECES.flatMap(piece => pieceFaults(hunter, belongings, piece)),
    ...potionFaults(belongings),
    ...deckFaults(hunter, belongings, weaknesses),
  ];
}

function pieceFaults(hunter: HunterId, belongings: Belongings, piece: Piece): Fault[] {
  const card = belongings[piece];
  if (card < 0) return piece === 'item' ? [] : [{ why: 'PA-SET-3', flaw: { reason: 'piece-missing', piece } }];
  if (sortOf(card) !== piece) return [{ why: 'PA-SET-3', flaw: { reason: 'wrong-place', card, piece } }];
  if (!fitsHunter(hunter, card)) return [{ why: 'PA-SET-3', flaw: { reason: 'of-another', card } }];
  return owns(belongings, card) ? [] : [{ why: 'PA-SET-3', flaw: { reason: 'not-owned', card } }];
}

function potionFaults({ potions, loadout }: Belongings): Fault[] {
  const why = 'PA-SET-3';
  const tooMany: Fault[] =
    loadout.length > MOST_POTIONS ? [{ why, flaw: { reason: 'too-many-potions', potions: loadout.length, most: MOST_POTIONS } }] : [];
  return [
    ...tooMany,
    ...twiceIn(loadout).map(card => ({ why: 'PA-HERB-2', flaw: { reason: 'potion-twice', card } as const })),
    ...loadout.filter(card => !potions.includes(card)).map(card => ({ why, flaw: { reason: 'potion-missing', card } as const })),
  ];
}

function deckFaults(hunter: HunterId, belongings: Belongings, weaknesses: readonly Element[]): Fault[] {
  const { deck, steps, mastery, weapon } = belongings;
  const pool = unlockedCards(hunter, steps);
  const faults: Fault[] = [
    ...twiceIn(deck).map(card => ({ why: 'PA-DB-3', flaw: { reason: 'card-twice', card } as const })),
    ...deck.filter(card => !pool.includes(card)).map(card => ({ why: 'PA-DB-4', flaw: { reason: 'card-locked', card } as const })),
  ];
  if (weapon >= 0 && sortOf(weapon) === 'weapon') faults.push(...countFaults(belongings, weaknesses));
  if (!unlockedMasteries(hunter, steps).includes(mastery))
    faults.push({ why: 'PA-DB-9', flaw: { reason: 'mastery-locked', card: mastery } });
  return faults;
}

function countFaults(belongings: Belongings, weaknesses: readonly Element[]): Fault[] {
  const counts = countsOf(belongings);
  const differences = differencesOf(counts);
  const advantages = advantagesOf(belongings, weaknesses);
  if (differences <= advantages) return [];
  const [has, wants] = [counts.map(one => one.has), counts.map(one => one.wants)];
  return [{ why: advantages > 0 ? 'PA-DB-7' : 'PA-DB-1', flaw: { reason: 'deck-counts', has, wants, differences, advantages } }];
}

/** Whether the colours are what the weapon asks for, as far as advantages do not allow otherwise. */
export const isDeckLegal = (belongings: Belongings, weaknesses: readonly Element[]): boolean =>
  countFaults(belongings, weaknesses).length === 0;

const twiceIn = (cards: readonly number[]): number[] => [...new Set(cards.filter((card, i) => cards.indexOf(card) !== i))];

// A deck that is legal

/**
 * A legal deck as close as can be to this one: what is too much goes, last first; what is missing comes, newly learned cards first. Null if the hunter does not know enough
 * cards of a colour for the weapon.
 */
export function mendedDeck(hunter: HunterId, belongings: Belongings, weaknesses: readonly Element[]): number[] | null {
  const pool = unlockedCards(hunter, belongings.steps);
  const kept = belongings.deck.filter((card, i, all) => pool.includes(card) && all.indexOf(card) === i);
  const fresh = [...pool.filter(isLearned), ...pool.filter(card => !isLearned(card))].filter(card => !kept.includes(card));
  const deck = countsOf(belongings).flatMap(({ colour, wants }) =>
    [...kept, ...fresh].filter(card => colourOf(card) === colour).slice(0, wants),
  );
  return isDeckLegal({ ...belongings, deck }, weaknesses) ? deck : null;
}
const isLearned = (card: number): boolean => actionCard(card).branch !== undefined;

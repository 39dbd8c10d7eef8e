/**
 * Ready-made builds: what a hunter starts with, and what one would sensibly bring to a hunt of a level. Legal for the weapon that is worn, with elements that the monster is
 * weak to as far as there are any. PA-COMP-6, PA-EXP-3, PA-EXP-4, PA-R-24. Pure; the same every time.
 */

import { isDefensive, MASTERY_NUMBERS, masteryCard, POTION_NUMBERS, potionCard } from '../content/box.ts';
import { BRANCHES, type Element, type HunterId, RESOURCES } from '../content/kinds.ts';
import type { Belongings } from '../state.ts';
import {
  basicPiece,
  isBasic,
  isDeckLegal,
  mendedDeck,
  PIECES,
  type Piece,
  pieceCard,
  pieceOf,
  piecesFor,
  unlockedCards,
  unlockedMasteries,
} from './builds.ts';
import { worthOf } from './gear-worth.ts';
import { finalRewards } from './quests.ts';

/** PA-EXP-4: by level. */
export const STEPS_AT: readonly number[] = [0, 2, 5, 8];

const noSteps = (): number[] => BRANCHES.map(() => 0);

/** PA-COMP-6: basic pieces, the 24 starters, the first mastery. */
export function starterKit(hunter: HunterId): Belongings {
  return {
    resources: RESOURCES.map(() => 0),
    owned: [],
    weapon: basicPiece(hunter, 'weapon'),
    armour: basicPiece(hunter, 'armour'),
    helm: basicPiece(hunter, 'helm'),
    item: -1,
    potions: [],
    loadout: [],
    steps: noSteps(),
    upgrades: 0,
    deck: unlockedCards(hunter, noSteps()),
    mastery: unlockedMasteries(hunter, noSteps())[0]!,
  };
}

/** PA-EXP-3: whatever an expedition of this level allows. */
const isAllowedAt = (card: number, level: number): boolean =>
  !isBasic(card) && pieceCard(card).level <= level && !finalRewards().includes(card);
const potionsAt = (level: number): number[] =>
  POTION_NUMBERS.filter(card => potionCard(card).level <= level && !finalRewards().includes(card));

/** An expedition that hunters prepare for themselves: all they may use lies ready, and their steps wait to be learned. */
export function openKit(hunter: HunterId, level: number): Belongings {
  const starter = starterKit(hunter);
  if (level === 0) return starter;
  return {
    ...starter,
    owned: piecesFor(hunter).filter(card => isAllowedAt(card, level)),
    potions: potionsAt(level),
    upgrades: STEPS_AT[level]!,
  };
}

export interface KitWishes {
  readonly level: number;
  /** Steps that are learned; as many as an expedition of the level allows if left out. */
  readonly steps?: number;
  readonly weaknesses?: readonly Element[];
}

/** A build that can be taken to the hunt as it is. */
export function readyKit(hunter: HunterId, { level, steps = STEPS_AT[level]!, weaknesses = [] }: KitWishes): Belongings {
  const starter = starterKit(hunter);
  if (level === 0) return { ...starter, ...learnt(hunter, starter, steps, weaknesses) };
  const best = (piece: Piece): number[] => byWorth(hunter, piece, level, weaknesses);
  const worn = { armour: best('armour')[0]!, helm: best('helm')[0]!, item: best('item')[0] ?? -1 };
  const potions = freshPotions(level);
  for (const weapon of best('weapon')) {
    const build = { ...starter, ...worn, weapon, potions, loadout: potions };
    const known = learnt(hunter, build, steps, weaknesses);
    if (known) return withOwned({ ...build, ...known });
  }
  return starter;
}
/** Basic pieces are owned without being listed. */
const withOwned = (build: Belongings): Belongings => ({
  ...build,
  owned: PIECES.map(piece => build[piece]).filter(card => card >= 0 && !isBasic(card)),
});

const POTIONS_TAKEN = 3;
const freshPotions = (level: number): number[] =>
  POTION_NUMBERS.filter(card => potionCard(card).level === level && potionCard(card).isReward !== true).slice(0, POTIONS_TAKEN);

/** Of the highest level what is worth most against this monster; what is basic comes last. */
function byWorth(hunter: HunterId, piece: Piece, level: number, weaknesses: readonly Element[]): number[] {
  const made = piecesFor(hunter).filter(card => pieceOf(card) === piece && isAllowedAt(card, level) && pieceCard(card).isReward !== true);
  const basic = basicPiece(hunter, piece);
  return [...made.sort((a, b) => worthOf(b, weaknesses) - worthOf(a, weaknesses)), ...(basic < 0 ? [] : [basic])];
}
/** Steps in whole branches first, so that masteries come early; the first way that makes a legal deck for the weapon. */
function learnt(
  hunter: HunterId,
  build: Belongings,
  steps: number,
  weaknesses: readonly Element[],
): Pick<Belongings, 'steps' | 'deck' | 'mastery'> | null {
  for (const way of waysToLearn(steps)) {
    const known = { ...build, steps: way, deck: [] };
    const deck = mendedDeck(hunter, known, weaknesses);
    if (deck) return { steps: way, deck: withAdvantage(hunter, { ...known, deck }, weaknesses), mastery: favourite(hunter, way) };
  }
  return null;
}

const WHOLE_BRANCH = 2;
/** Every way to spend so many steps, deep before wide. */
function waysToLearn(steps: number): number[][] {
  const all = BRANCHES.reduce<number[][]>(found => found.flatMap(way => [2, 1, 0].map(n => [...way, n])), [[]]);
  const whole = (way: readonly number[]): number => way.filter(n => n === WHOLE_BRANCH).length;
  return all.filter(way => way.reduce((sum, n) => sum + n, 0) === steps).sort((a, b) => whole(b) - whole(a));
}

/** PA-DB-7: an advantage is spent on one more card that keeps its owner safe, if there is one to spare. */
function withAdvantage(hunter: HunterId, build: Belongings, weaknesses: readonly Element[]): number[] {
  const spare = unlockedCards(hunter, build.steps).find(card => isDefensive(card) && !build.deck.includes(card));
  const deck = spare === undefined ? [...build.deck] : [...build.deck, spare];
  return isDeckLegal({ ...build, deck }, weaknesses) ? deck : [...build.deck];
}

/** The mastery of the first branch that is learned to its end, else the starter's. */
function favourite(hunter: HunterId, steps: readonly number[]): number {
  const known = MASTERY_NUMBERS.filter(card => unlockedMasteries(hunter, steps).includes(card));
  return known.find(card => masteryCard(card).branch !== undefined) ?? known[0]!;
}

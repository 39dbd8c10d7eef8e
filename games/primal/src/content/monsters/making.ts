/** How the cards of one beast are written down: what all of them share is said once, and ids come from names. */
import type { MonsterId, Position } from '../kinds.ts';
import type { BehaviourCard, ObjectiveCard, PerilCard, StanceCard } from '../types.ts';

type Sketch<Card> = Omit<Card, 'id' | 'monster'>;
type Stance = 1 | 2 | 3;

const idOf = (monster: MonsterId, name: string): string =>
  `${monster}-${name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-')}`;

/** Of each mark, from the lowest. */
export const behavioursOf = (
  monster: MonsterId,
  lowest: number,
  marks: readonly (readonly Omit<Sketch<BehaviourCard>, 'mark'>[])[],
): BehaviourCard[] =>
  marks.flatMap((cards, i) => cards.map(card => ({ id: idOf(monster, card.name), monster, mark: lowest + i, ...card })));

interface StanceSketch extends Pick<StanceCard, 'name' | 'progression' | 'abilities' | 'flavour'> {
  /** Of each level. */
  readonly toughness: readonly (number | null)[];
  readonly damage: readonly number[];
  readonly exposed: readonly Position[];
}
/** The three stances at each of these levels. */
export const stancesOf = (
  monster: MonsterId,
  levels: readonly number[],
  sketches: readonly [StanceSketch, StanceSketch, StanceSketch],
): StanceCard[] =>
  levels.flatMap((level, i) =>
    sketches.map((sketch, place) => ({
      ...sketch,
      id: `${idOf(monster, sketch.name)}-${level}`,
      monster,
      level,
      stance: (place + 1) as Stance,
      toughness: sketch.toughness[i]!,
      damage: sketch.damage[i]!,
    })),
  );

/** Three perils, one a stance. */
export const perilsOf = (
  monster: MonsterId,
  levels: readonly number[],
  perils: readonly Omit<Sketch<PerilCard>, 'levels' | 'stance'>[],
): PerilCard[] =>
  perils.map((peril, place) => ({ id: idOf(monster, peril.name), monster, levels, stance: (place + 1) as Stance, ...peril }));

export const objectiveOf = (
  monster: MonsterId,
  levels: readonly number[],
  objective: Omit<Sketch<ObjectiveCard>, 'levels'>,
): ObjectiveCard => ({
  id: idOf(monster, objective.name),
  monster,
  levels,
  ...objective,
});

export const LOW: readonly number[] = [0, 1];
export const HIGH: readonly number[] = [2, 3];
export const ALL_LEVELS: readonly number[] = [...LOW, ...HIGH];

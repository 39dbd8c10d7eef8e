/** Questions that hardly matter, and how the table answers them for a seat that leaves them to it. Whatever good play could turn on is asked. */
import { type Answer, mostOf, type Option, type Spared } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { Asked, DecisionKind } from '../decisions.ts';
import type { Square } from '../places.ts';
import { distanceTo, enemiesIn, fieldIn, isAnybodyRevealed, marshalOf, resourcesOf, seatsOf } from '../questions.ts';
import { trapsUnder } from '../rules/traps.ts';
import { enemyAt } from '../sentences/names.ts';
import type { EnemyView, View } from '../state.ts';

const keys = ({ options }: { readonly options: readonly Option[] }): string[] => options.map(one => one.key);
const values = <T>({ options }: { readonly options: readonly Option<T>[] }): T[] => options.map(one => one.value);
const tie = (answer: Answer): Spared => ({ as: 'tie', answer });

// Ties

/** Nothing comes of an enemy that enters it: no trap, and nobody who could be found there. */
const isPlain = (view: View, square: Square): boolean =>
  trapsUnder(view, [square]).length === 0 &&
  seatsOf(view).every(seat => marshalOf(view, seat).square !== square) &&
  view.fight.features.every(one => one.square !== square);
const areAllPlain = (view: View, all: readonly Square[]): boolean => all.every(square => isPlain(view, square));

/** All that tells one enemy of a type from another in the same square. */
const looks = ({ type, square, hp, armour, moreArmour, condition, parts, route, routeAt, isForward, isStilled }: EnemyView): string =>
  JSON.stringify([type, square, hp, armour, moreArmour, condition, parts, route, routeAt, isForward, isStilled]);
function areAlike(view: View, ids: readonly number[]): boolean {
  const all = ids.map(id => enemyAt(view, id));
  return all.every(one => one !== undefined && looks(one) === looks(all[0]!));
}

/** The farthest that a patrol goes, and the square beside it. */
const PATROL = 3;
/** While nobody is revealed and nobody is near, the types walk their routes in any order. */
const areAllAway = (view: View): boolean => {
  const field = fieldIn(view);
  return (
    !isAnybodyRevealed(view) &&
    enemiesIn(view).every(enemy => seatsOf(view).every(seat => distanceTo(field, marshalOf(view, seat).square, enemy) > PATROL))
  );
};

// Payments

/** Of what there is most of; of equals the first, which is the commonest. */
function mostPlentiful({ options, seat }: Asked<'lose-resource'>, view: View): string {
  const me = marshalOf(view, seat);
  return mostOf(options, one => resourcesOf(me, one.value)).key;
}
const areCopies = (cards: readonly number[]): boolean => new Set(cards.map(nameOf)).size === 1;

// Idle moments

/** Nothing could be drawn for what is discarded. */
const isDeckEmpty = (view: View, { seat }: Pick<Asked, 'seat'>): boolean => {
  const { deck } = marshalOf(view, seat);
  return (typeof deck === 'number' ? deck : deck.length) === 0;
};

const isAlone = ({ choose, options, min }: Asked): boolean => choose === 'one' && options.length === 1 && min === 1;

type Spare<Kind extends DecisionKind = DecisionKind> = { spare(decision: Asked<Kind>, view: View): Spared | null }['spare'];
const SPARES: { readonly [Kind in DecisionKind]?: Spare<Kind> } = {
  'enemy-route': (decision, view) =>
    decision.facts.pushes === undefined && areAllPlain(view, values(decision)) ? tie(keys(decision)[0]!) : null,
  'patrol-route': (decision, view) => (areAllPlain(view, values(decision)) ? tie(keys(decision)[0]!) : null),
  'agree-enemy-route': ({ proposed, facts }, view) => (facts.pushes === undefined && isPlain(view, proposed.value) ? tie('yes') : null),
  'agree-patrol-route': ({ proposed }, view) => (isPlain(view, proposed.value) ? tie('yes') : null),
  'order-enemies': (decision, view) => (areAlike(view, values(decision)) ? tie(keys(decision)) : null),
  'order-trapped': (decision, view) => (decision.facts.of === 'enemies' && areAlike(view, values(decision)) ? tie(keys(decision)) : null),
  'order-types': (decision, view) => (areAllAway(view) ? tie(keys(decision)) : null),
  'lose-resource': (decision, view) => ({ as: 'payment', answer: mostPlentiful(decision, view) }),
  'forced-discard': decision => (areCopies(values(decision)) ? { as: 'payment', answer: keys(decision).slice(0, decision.min) } : null),
  'discard-before-drawing': (decision, view) => (isDeckEmpty(view, decision) ? { as: 'idle', answer: [] } : null),
};

export function spares(decision: Asked, view: View): Spared | null {
  if (isAlone(decision)) return { as: 'idle', answer: keys(decision)[0]! };
  const spare: Spare | undefined = SPARES[decision.kind];
  return spare?.(decision, view) ?? null;
}

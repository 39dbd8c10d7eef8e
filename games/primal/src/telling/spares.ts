/** Questions that hardly matter, and how the table answers them for a hunter who leaves them to it. Whatever good play could turn on is asked. */
import type { Option, Spared } from '@quarry/kernel';
import { colourOf, isCard, nameOf } from '../content/box.ts';
import type { Ability, Effect } from '../content/words/index.ts';
import type { Asked, Coin, DecisionKind, Trigger } from '../decisions.ts';
import { objection } from '../rules/costs.ts';
import { abilityOn } from '../sentences/texts.ts';
import type { View } from '../state.ts';

type Spare<Kind extends DecisionKind = DecisionKind> = { spare(decision: Asked<Kind>, view: View): Spared | null }['spare'];

const keys = ({ options }: Asked): string[] => options.map(one => one.key);
const isSame = (all: readonly unknown[]): boolean => new Set(all).size === 1;

/** All of them are copies of one card. */
const areCopies = (cards: readonly number[]): boolean => cards.length > 0 && cards.every(isCard) && isSame(cards.map(nameOf));

// Payments

type Way = readonly Option<Coin>[];
const MOST_COINS = 12;
/** Every way to pay, whatever the order. */
function waysToPay(all: Way, cost: number): Way[] {
  const from = (i: number, paid: Way): Way[] => {
    const found =
      paid.length > 0 &&
      objection(
        cost,
        paid.map(one => one.value),
      ) === null
        ? [paid]
        : [];
    return [...found, ...all.slice(i).flatMap((one, n) => (paid.length < cost ? from(i + n + 1, [...paid, one]) : []))];
  };
  return from(0, []);
}
const named = (way: Way): string =>
  way
    .map(({ value }) => (value.card >= 0 ? nameOf(value.card) : `${value.tokens} tokens`))
    .sort()
    .join(', ');

/** PA-STAM-1: there is one way to pay, or all ways are the same cards. */
function onlyPayment({ facts, options }: Asked<'pay'>): string[] | null {
  if (options.length > MOST_COINS) return null;
  const ways = waysToPay(options, facts.cost);
  return ways.length > 0 && isSame(ways.map(named)) ? ways[0]!.map(one => one.key) : null;
}

// Ties

/** PA-TERR-30: whichever is covered, a card of this colour is lost. */
const areOneColour = ({ options }: Asked<'disrupt'>): boolean => isSame(options.map(one => colourOf(one.value)));

/** Tokens and counters that are only laid down: whichever comes first, the same lie there in the end. Counters of a mastery are not among them, for they may turn it. */
const LAID_DOWN: readonly Effect['do'][] = ['defence', 'stamina', 'counter'];
function isOrderFree(ability: Ability | undefined): boolean {
  if (!ability || ability.may || ability.cost || ability.if || ability.focused) return false;
  return ability.effects.every(one => LAID_DOWN.includes(one.do) && 'n' in one && typeof one.n === 'number');
}
const cardIn = (one: Trigger): number => (one.is === 'text' ? one.card : -1);
const inAnyOrder: Spare<'order-own' | 'order-triggers'> = (decision, view) => {
  const triggers = decision.options.map(one => one.value);
  const isFree = (one: Trigger): boolean => one.is === 'text' && isOrderFree(abilityOn(view, decision.seat, one.card, one.ability));
  return areCopies(triggers.map(cardIn)) || triggers.every(isFree) ? { as: 'tie', answer: keys(decision)[0]! } : null;
};

const isAlone = ({ choose, options, min }: Asked): boolean => choose === 'one' && options.length === 1 && min === 1;
/** PA-R-30: asked only so that nobody knows that there is nothing. */
const isEmpty = ({ choose, options }: Asked): boolean => choose === 'some' && options.length === 0;

const someOfCopies: Spare<'discard-down'> = decision =>
  areCopies(decision.options.map(one => one.value)) ? { as: 'payment', answer: keys(decision).slice(0, decision.min) } : null;
const SPARES: { readonly [Kind in DecisionKind]?: Spare<Kind> } = {
  'order-own': inAnyOrder,
  'order-triggers': inAnyOrder,
  disrupt: decision => (areOneColour(decision) ? { as: 'tie', answer: keys(decision).slice(0, decision.min) } : null),
  pay: decision => {
    const answer = onlyPayment(decision);
    return answer && { as: 'payment', answer };
  },
  'discard-down': someOfCopies,
};

export function spares(decision: Asked, view: View): Spared | null {
  if (isAlone(decision)) return { as: 'idle', answer: keys(decision)[0]! };
  if (isEmpty(decision)) return { as: 'idle', answer: [] };
  const spare: Spare | undefined = SPARES[decision.kind];
  return spare?.(decision, view) ?? null;
}

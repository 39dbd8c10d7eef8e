/**
 * What an attack is likely to do: dice of weapon, coils and the best cards in hand against hit points and armour, as mean and
 * spread. Cards are weighed by what they print; what a text adds once or for a price is taken at a discount.
 */
import { actionCard, equipmentCard, modificationCard } from '../content/box.ts';
import { FACES } from '../content/dice.ts';
import { COLOURS, type Dice, type Proviso } from '../content/kinds.ts';
import type { Weapon } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { hitPointsLeft, isAmmunitionFor, isTrapCard, printedWeapon } from '../questions.ts';
import type { EnemyView, HunterView } from '../state.ts';
import { cardsOf } from './insight.ts';

/** An attack in the making. */
interface Draft {
  readonly dice: [number, number, number];
  flat: number;
  armourOff: number;
  perCrit: number;
  isQuiet: boolean;
}

export interface Strike {
  /** Damage to expect before armour, and its variance. */
  readonly mean: number;
  readonly variance: number;
  readonly armourOff: number;
  readonly isQuiet: boolean;
  /** Cards that it takes from the hand. */
  readonly cards: number;
}

type Kind = 'ranged' | 'melee';

/** How likely it is that a proviso holds which cannot be read off the table. */
const MAYBE = 0.5;

function odds(proviso: Proviso, kind: Kind, enemy: EnemyView): number {
  switch (proviso) {
    case 'target-not-alert':
      return enemy.isAlert ? 0 : 1;
    case 'target-alert':
      return enemy.isAlert ? 1 : 0;
    case 'target-on-fire':
      return enemy.fire > 0 ? 1 : 0;
    case 'target-frozen':
      return enemy.freeze > 0 ? 1 : 0;
    case 'target-shocked':
      return enemy.shock > 0 ? 1 : 0;
    case 'ranged':
    case 'melee':
      return proviso === kind ? 1 : 0;
    case 'component':
      return 0;
    case 'body':
      return 1;
    default:
      return MAYBE;
  }
}

function add(draft: Draft, effects: readonly Effect[], kind: Kind, enemy: EnemyView, share = 1): void {
  for (const effect of effects) {
    const sure = (effect.if ?? []).reduce((product, proviso) => product * odds(proviso, kind, enemy), share);
    if (sure === 0) continue;
    switch (effect.do) {
      case 'add-dice':
        draft.dice[COLOURS.indexOf(effect.colour)]! += effect.n * sure;
        break;
      case 'add-damage':
        draft.flat += effect.n * sure;
        break;
      case 'reroll':
        draft.flat += Math.min(2, effect.upTo) * 0.5 * sure;
        break;
      case 'reduce-armour':
        draft.armourOff += effect.n * sure;
        break;
      case 'ignore-armour':
      case 'treat-as-non-alert':
        draft.armourOff += enemy.armour * sure;
        break;
      case 'crit-damage':
        draft.perCrit += effect.n * sure;
        break;
      case 'quiet-attack':
        draft.isQuiet = true;
        break;
      case 'may-pay':
        add(draft, effect.then, kind, enemy, sure * MAYBE);
        break;
      default: // adds nothing to the strike itself
    }
  }
}

const critWorth = (crit: readonly Effect[]): number =>
  crit.reduce((sum, effect) => sum + (effect.do === 'add-damage' ? effect.n : effect.do === 'push' || effect.do === 'aoe' ? 0.5 : 0), 0);

const CRITS = FACES.map(faces => faces.filter(face => face === 'crit').length / faces.length);
const PIPS = FACES.map(faces => faces.reduce<number>((sum, face) => sum + (face === 'crit' ? 0 : face), 0) / faces.length);
const SQUARES = FACES.map(faces => faces.reduce<number>((sum, face) => sum + (face === 'crit' ? 0 : face * face), 0) / faces.length);

function rolled({ dice, flat, perCrit }: Draft, crit: number): { readonly mean: number; readonly variance: number } {
  let mean = flat;
  let variance = 0.1;
  const worth = crit + perCrit;
  for (let colour = 0; colour < 3; colour++) {
    const each = PIPS[colour]! + CRITS[colour]! * worth;
    mean += dice[colour]! * each;
    variance += dice[colour]! * (SQUARES[colour]! + CRITS[colour]! * worth * worth - each * each);
  }
  return { mean, variance };
}

const draftOf = (): Draft => ({ dice: [0, 0, 0], flat: 0, armourOff: 0, perCrit: 0, isQuiet: false });

function withDice(draft: Draft, dice: Dice | undefined): Draft {
  const more: Draft = { ...draft, dice: [...draft.dice] };
  COLOURS.forEach((colour, i) => {
    more.dice[i]! += dice?.[colour] ?? 0;
  });
  return more;
}

/** A draft with one more card. */
function withCard(draft: Draft, no: number, kind: Kind, enemy: EnemyView): Draft {
  const card = actionCard(no);
  const more = withDice(draft, 'dice' in card ? card.dice : undefined);
  if (card.type === 'ammunition' || card.type === 'ability') add(more, card.effects, kind, enemy);
  return more;
}

/** What to expect of a draft, armour that it ignores included: for comparing cards. */
const promise = (draft: Draft, crit: number, enemy: EnemyView): number =>
  rolled(draft, crit).mean + Math.min(enemy.isAlert ? enemy.armour : 0, draft.armourOff);

const finished = (draft: Draft, crit: number, cards: number): Strike => ({
  ...rolled(draft, crit),
  armourOff: draft.armourOff,
  isQuiet: draft.isQuiet,
  cards,
});

const critOf = (no: number): number => {
  const card = no >= 0 ? actionCard(no) : null;
  return card?.type === 'ammunition' ? critWorth(card.crit) : 0;
};

/** Whether this round can be shot with the weapon. */
const isRoundFor = (no: number, weapon: number): boolean => isAmmunitionFor(no, weapon) && !isTrapCard(no);

/** The attack with this weapon and the best cards for it, or with one round; null if it needs a round and the hand has none. */
export function strikeWith(me: HunterView, kind: Kind, no: number, enemy: EnemyView, round = -1): Strike | null {
  const weapon = equipmentCard(no) as Weapon;
  const hand = cardsOf(me.hand);
  let draft = withDice(draftOf(), weapon.dice);
  add(draft, weapon.attack ?? [], kind, enemy);
  const arc = me.equipment.indexOf(no);
  for (const one of me.modifications) if (one.on === arc) add(draft, modificationCard(one.card).effects, kind, enemy);
  let crit = critWorth(weapon.crit);
  let cards = 0;
  let loaded: { readonly draft: Draft; readonly crit: number; readonly promise: number } | null = null;
  for (const card of round >= 0 ? [round] : hand) {
    if (!isRoundFor(card, no)) continue;
    const more = withCard(draft, card, kind, enemy);
    const better = Math.max(crit, critOf(card));
    const promised = promise(more, better, enemy);
    if (!loaded || promised > loaded.promise) loaded = { draft: more, crit: better, promise: promised };
  }
  if (loaded) {
    ({ draft, crit } = loaded);
    cards += 1;
  } else if (kind === 'ranged') return null;
  let helped: { readonly draft: Draft; readonly promise: number } | null = null;
  for (const card of hand) {
    const printed = actionCard(card);
    if (printed.type !== 'ability' || (printed.only && printed.only !== kind)) continue;
    const more = withCard(draft, card, kind, enemy);
    const promised = promise(more, crit, enemy);
    if (!helped || promised > helped.promise) helped = { draft: more, promise: promised };
  }
  return finished(helped?.draft ?? draft, crit, cards + (helped ? 1 : 0));
}

/** An attack that has been begun. */
interface Begun {
  readonly dice: readonly number[];
  readonly flat: number;
  readonly weapon: number;
  readonly ammunition: number;
}

/** The attack as it has come so far, with this card (-1: none) added. */
export function strikeSoFar({ dice, flat, weapon, ammunition }: Begun, kind: Kind, enemy: EnemyView, no: number): Strike {
  const [orange = 0, blue = 0, black = 0] = dice;
  const draft: Draft = { ...draftOf(), dice: [orange, blue, black], flat };
  const crit = Math.max(critWorth(printedWeapon(weapon).crit), critOf(ammunition));
  return finished(no < 0 ? draft : withCard(draft, no, kind, enemy), crit, no < 0 ? 0 : 1);
}

const armourAgainst = ({ armourOff }: Strike, { isAlert, freeze, armour }: EnemyView): number =>
  isAlert && freeze === 0 ? Math.max(0, armour - armourOff) : 0;

/** The scale of a logistic curve with the spread of the dice. */
const scaleOf = ({ variance }: Strike): number => Math.sqrt(variance) / 1.7;

/** Damage that gets through on average: good dice may do what average ones do not. */
export function through(strike: Strike, enemy: EnemyView): number {
  const scale = scaleOf(strike);
  return scale * Math.log1p(Math.exp((strike.mean - armourAgainst(strike, enemy)) / scale));
}

/** How likely so much damage gets through. */
export function chanceOf(strike: Strike, enemy: EnemyView, damage: number): number {
  const short = damage + armourAgainst(strike, enemy) - 0.5 - strike.mean;
  return 1 / (1 + Math.exp(short / scaleOf(strike)));
}

/** How likely the strike is to kill. */
export const killChance = (strike: Strike, enemy: EnemyView): number => chanceOf(strike, enemy, hitPointsLeft(enemy));

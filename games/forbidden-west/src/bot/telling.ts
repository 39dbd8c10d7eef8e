/** How a sensible player reads the story: which way, how many dice, when to camp, what to take along. */
import { type Answer, best, firstOf, keyWhere, offers, type Seat } from '@quarry/kernel';
import { canUse, fittable, gearIn } from '../campaign/kits.ts';
import { gearCard, keyOf, sortOf } from '../content/box.ts';
import { countOf, NO_DICE, poolOf } from '../content/dice.ts';
import { entryOf } from '../content/story/index.ts';
import type { Path } from '../content/story/types.ts';
import { isToCamp, type ToCamp } from '../decisions.ts';
import { chanceToPass } from '../questions/story-dice.ts';
import { openNeeds } from '../questions/tests-of-story.ts';
import { allResources, cardsOwned, gearPlace, marshalOf, profileOf, resourcesOf, trustOf } from '../questions.ts';
import type { MarshalView } from '../state.ts';
import type { Mind } from './fighting.ts';
import { averageOf, cardWorth, health } from './outlook.ts';

const LOSS_WORTH: Readonly<Record<string, number>> = {
  'hit-points': 0.8,
  injury: 1.4,
  rebellion: 1.1,
  blight: 1.2,
  trust: 1,
  potion: 1.3,
  supply: 0.8,
  resource: 0.5,
  alert: 0.9,
  enemy: 1,
  cards: 0.6,
};
const GAIN_WORTH: Readonly<Record<string, number>> = {
  potion: 1.3,
  supply: 0.9,
  token: 1.4,
  special: 1.5,
  trust: 1.1,
  flag: 0.9,
  healing: 1,
  modification: 1.2,
  gear: 1,
  rebellion: 1.1,
  blight: 1.2,
  preparation: 0.8,
};

/** What a strip promises, less what it warns of. */
const pathWorth = ({ hints }: Path): number =>
  hints.reduce((sum, hint) => {
    if (hint.is === 'roll') return sum - 0.2;
    return hint.is === 'gain' ? sum + (GAIN_WORTH[hint.of] ?? 0.6) : sum - 0.7 * (LOSS_WORTH[hint.of] ?? 0.6);
  }, 0);

/** The best strip, with a little of chance in it, so that no two campaigns are alike. */
export function choosePath({ view, decision }: Mind<'choose-path'>): Answer {
  const element = entryOf(decision.facts.entry).elements[decision.facts.element];
  const all = element?.is === 'paths' ? element.paths : [];
  return best(decision, at => {
    if (isToCamp(at)) return -9;
    const path = all[at];
    if (!path) return -1;
    const mood = whim(`${view.history.length} ${path.to} ${view.setbacks} ${view.party.potions}`) - 0.5;
    return pathWorth(path) + mood * 1.6 + (path.once ? 3 : 0);
  });
}

/** Neither chance nor knowledge: a number from what lies on the table. */
function whim(text: string): number {
  let n = 7;
  for (const letter of text) n = (n * 31 + letter.charCodeAt(0)) % 9973;
  return (n % 100) / 100;
}

/** Two or three compulsory rolls lie on a way: dice are shared out between them, and what is optional gets what is left. */
export function chooseDice({ decision, view }: Mind<'roll-dice'>): Answer {
  const element = entryOf(decision.facts.entry).elements[decision.facts.element];
  if (element?.is !== 'roll' && element?.is !== 'optional-roll') return decision.options[0]!.key;
  const wanted = element.is === 'roll' ? 0.72 : 0.6;
  const left = Math.max(...decision.options.map(({ value }) => (isToCamp(value) ? 0 : countOf(value))));
  if (element.is === 'optional-roll' && left < DICE_TO_SPARE) return firstOf(decision, [NO_DICE]);
  const price = element.is === 'roll' ? 0.45 : 0.8;
  return best(decision, pool => {
    if (isToCamp(pool)) return -9;
    const chance = chanceToPass(pool, openNeeds(view, element.needs));
    return Math.min(chance, wanted) * 6 - countOf(pool) * price;
  });
}
/** Fewer are kept for what must be rolled later on. */
const DICE_TO_SPARE = 6;

type Own = Omit<Mind, 'decision'>;
const SCARCE_DECK = 9;
const size = (deck: number | readonly number[]): number => (typeof deck === 'number' ? deck : deck.length);
const needsSupply = ({ view, me }: Own): boolean => view.party.supplies > 0 && size(me.deck) < SCARCE_DECK && me.discard.length >= 6;
const spares = ({ satchel }: MarshalView): number[] => satchel.filter(card => sortOf(card) === 'action');
const hasRoom = ({ view, seat, me }: Own): boolean => {
  const { deck, discard } = me;
  const owned = typeof deck === 'number' ? deck + discard.length : cardsOwned({ deck, discard });
  return spares(me).length > 0 && owned < profileOf(view, seat).deck;
};
const canFit = ({ me }: Own): boolean => me.gear.some(gear => fittable(me, gear).length > 0);

/** To camp if there is something to be done; else on. */
export function chooseReady(mind: Mind<'begin-fight' | 'end-chapter'>): Answer {
  const { decision } = mind;
  const isUseful = needsSupply(mind) || hasRoom(mind) || betterGear(mind.me).length > 0 || canFit(mind);
  return (isUseful && keyWhere(decision, isToCamp)) || keyWhere<unknown>(decision, value => !isToCamp(value))!;
}

export function chooseCamp(mind: Mind<'camp'>): Answer {
  const { decision } = mind;
  if (needsSupply(mind) && offers(decision, 'supply')) return 'supply';
  if (hasRoom(mind) && offers(decision, 'add')) return 'add';
  if (betterGear(mind.me).length > 0 && offers(decision, 'gear')) return 'gear';
  return decision.options.find(one => typeof one.value === 'object')?.key ?? 'leave';
}
export const addCard = ({ decision }: Mind<'camp-add'>): Answer => best(decision, card => (card === null ? 0 : cardWorth(card)));
export const fitCard = ({ decision }: Mind<'camp-fit'>): Answer => decision.options.find(one => one.value !== null)!.key;
export const changeGear = ({ decision, me }: Mind<'camp-gear'>): Answer =>
  best(decision, card => (card === null ? 0 : betterGear(me).includes(card) ? 1 : -1));

/** What is paid for is used: the weapon first. Nobody has to go to camp for it. */
export const chooseUpgrade = ({ decision }: Mind<'upgrade'>): Answer =>
  best(decision, card => (card === 'camp' ? -1 : card === null ? 0 : gearWorth(card) + 0.1));
export const chooseGear = ({ decision }: Mind<'choose-gear'>): Answer => best(decision, gearWorth);
/** Whoever could put it to use, and would gain by it. */
export const fittingSeat = ({ view, decision }: Mind<'give-card'>): Answer => {
  const { card } = decision.facts;
  if (sortOf(card) !== 'gear') return poorest({ view, decision });
  return best(decision, seat => {
    const one = marshalOf(view, seat);
    return canUse(one, card) ? gearWorth(card) - gearWorth(one.gear[gearPlace(gearCard(card).kind)]!) : -9;
  });
};
/** Somebody pays who has metal to spare. */
export const buyGear = ({ view, decision }: Mind<'buy-gear'>): Answer =>
  best(decision, payer => (isToCamp(payer) ? -9 : payer === 'no' ? 2.5 : resourcesOf(marshalOf(view, payer), 'metal')));
/** Where trust is lowest it is missed most. */
export const chooseClan = ({ view, decision }: Mind<'choose-clan'>): Answer =>
  best(decision, clan => (isToCamp(clan) ? -9 : -trustOf(view, clan)));

export const poorest = ({ view, decision }: Pick<Mind<'give-resource' | 'give-card'>, 'view' | 'decision'>): Answer =>
  best(decision, seat => -allResources(marshalOf(view, seat)));
export const healthiest = ({ view, decision }: Mind<'choose-marshal' | 'choose-first'>): Answer =>
  best<Seat | ToCamp>(decision, seat => (isToCamp(seat) ? -1 : health(view, seat)));
/** The card of the highest level; of equals by a whim, so that all are taken at some time. */
export const chooseCard = ({ view, decision, seat }: Mind<'gain-card'>): Answer =>
  best(decision, card => cardWorth(card) * 0.3 + whim(`${keyOf(card)} ${view.history.length} ${seat} ${view.party.potions}`));

/** A piece of gear is worth its dice, and a tenth of the hit points that it gives. */
function gearWorth(card: number): number {
  const { dice, health: hitPoints = 0 } = gearCard(card).levels[0];
  return averageOf(poolOf(dice)) + hitPoints * 0.1;
}
/** Pieces in the satchel that are better than those in use, unless those have been upgraded. */
const betterGear = (me: MarshalView): number[] =>
  gearIn(me).filter(card => {
    const inUse = me.gear[gearPlace(gearCard(card).kind)]!;
    return canUse(me, card) && !me.upgraded.includes(inUse) && gearWorth(card) > gearWorth(inUse) + 0.2;
  });

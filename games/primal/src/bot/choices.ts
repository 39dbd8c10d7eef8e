/** What texts and beasts ask in between: whom, where, which, and whether. */
import { best, type Thought } from '@quarry/kernel';
import { armourCard, behaviourCard, helmCard, sortOf } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import { handSize, hunterOf, standingSeats, weaponDamage } from '../places.ts';
import { couldBe } from '../questions/foresight.ts';
import type { View } from '../state.ts';
import { textsOf } from '../texts-in-force/sources.ts';
import { facingPoints, standPoints } from './moving.ts';
import { pointsOf, pricePoints, shownDamage } from './texts.ts';
import { dangersIn } from './threat.ts';
import { abilityOf, type Mind, plainWorth, usePoints } from './turns.ts';
import { harmPoints, healthLeft } from './worth.ts';

const isBeasts = (card: number): boolean => card < 0 || ['behaviour', 'stance', 'peril'].includes(sortOf(card));

/** All effects of a card, those in its choices and prices too. */
function effectsOf(card: number): readonly Effect[] {
  if (card < 0) return [];
  const all =
    sortOf(card) === 'behaviour'
      ? [...behaviourCard(card).base, ...(behaviourCard(card).boost?.effects ?? [])]
      : textsOf(card).flatMap(one => [...one.effects, ...(one.otherwise ?? [])]);
  return all.flatMap(within);
}
const within = (effect: Effect): Effect[] => {
  switch (effect.do) {
    case 'choose':
      return effect.of.flat().flatMap(within);
    case 'when':
      return [effect, ...[...effect.effects, ...(effect.otherwise ?? [])].flatMap(within)];
    case 'unless':
    case 'may-pay':
    case 'for-each':
      return [effect, ...effect.effects.flatMap(within)];
    default:
      return [effect];
  }
};

/** A beast strikes whoever stands it best; a kindness goes to whoever needs it most. */
export const chooseHunter = ({ view, decision }: Mind<'choose-hunter' | 'group-hunter' | 'choose-tied'>): string => {
  const { card } = decision.facts;
  const isKind = !isBeasts(card);
  const heals = effectsOf(card).some(one => ['heal', 'prevent', 'mend', 'calm', 'defence'].includes(one.do));
  return best(decision, seat => {
    if (!isKind) return -harmPoints(view, seat, 3);
    return heals
      ? -healthLeft(view, seat)
      : view.toPlay.includes(seat)
        ? 10 - handSize(hunterOf(view, seat))
        : -handSize(hunterOf(view, seat));
  });
};

/** Where the monster is turned to, or where its terrain goes: away from the party. */
export const chooseSector = ({ view, decision }: Mind<'choose-sector' | 'group-sector'>): string => {
  const turns = effectsOf(decision.facts.card).some(one => one.do === 'confuse' || one.do === 'turn');
  return best(decision, sector => (turns ? facingPoints(view, sector) : -crowd(view, sector)));
};
const crowd = (view: View, sector: number): number => standingSeats(view).filter(seat => hunterOf(view, seat).sector === sector).length;

/** The slot that would hurt most; to look at, the one that could be most. */
export const chooseSlot = ({ view, decision, seat }: Mind<'choose-slot' | 'group-slot'>): string => {
  const dangers = dangersIn(view, seat);
  const isLook = 'for' in decision.facts && decision.facts.for === 'look';
  return best(decision, slot => (isLook ? couldBe(view, slot).length : dangers[slot]!));
};

/** The mildest first: what it changes may help against the rest. */
export const orderBehaviours = ({ view, decision, seat }: Mind<'order-behaviours' | 'order-rampage'>): string => {
  const dangers = dangersIn(view, seat);
  return best(decision, slot => -dangers[slot]!);
};

export const orderCards = ({ view, decision, seat }: Mind<'order-cards'>): string[] => {
  const worth = (card: number): number =>
    decision.facts.of === 'deck' ? plainWorth(card) : pointsOf(view, seat, behaviourCard(card).base, [], card);
  return [...decision.options].sort((a, b) => worth(b.value) - worth(a.value)).map(one => one.key);
};

export const stunHunter = ({ view, decision }: Mind<'stun-hunter'>): string => best(decision, whom => shownDamage(view, whom));
export const showAttacks = ({ decision }: Mind<'show-attacks'>): string[] => decision.options.slice(0, decision.max).map(one => one.key);
export const showAll = ({ decision }: { readonly decision: Mind['decision'] }): string[] => decision.options.map(one => one.key);

const BIG = 0.9;
/** A doubled blow should be no small one, unless the round is nearly over. */
export const double = ({ view, decision }: Mind<'double' | 'group-double'>): string => {
  const usual = Math.max(...standingSeats(view).map(seat => weaponDamage(view, seat)));
  return decision.facts.damage >= BIG * usual || view.toPlay.length === 0 ? 'yes' : 'no';
};

/** A swarm that falls to this blow first; then the beast, while it can be hit. */
export const chooseTarget = ({ view, decision }: Mind<'choose-target'>): string => {
  const { damage } = decision.facts;
  return best(decision, target => {
    if (target === 'monster') return 1;
    const swarm = view.monster.swarms.find(one => one.id === target)!;
    const left = swarm.toughness - swarm.damage;
    return left <= damage ? 2 : -left / 100;
  });
};

/** Whether the price of being spared is less than what would come. */
export const spareYourself = ({ view, decision, seat, me }: Mind<'spare-yourself'>): string => {
  const { card } = decision.facts;
  const price = effectsOf(card).find(one => one.do === 'unless');
  const harm = price ? -pointsOf(view, seat, price.effects, [], card) : harmPoints(view, seat, 3);
  if (decision.options.some(one => one.value === 'suffer')) {
    const MOVE = 0.6;
    const here = standPoints(view, me.sector);
    return best(decision, to => (typeof to === 'number' ? standPoints(view, to) - here - MOVE : -harm));
  }
  const cost = price && price.pays !== 'move' ? pricePoints(view, seat, price.pays) : 1;
  return harm > cost ? 'yes' : 'no';
};

export const payText = ({ view, decision, seat }: Mind<'pay-text'>): string => {
  const { card } = decision.facts;
  const price = effectsOf(card).find(one => one.do === 'may-pay');
  if (!price) return 'yes';
  const bonus = price.effects.some(one => one.do === 'more-damage') ? 3 : 0;
  return pointsOf(view, seat, price.effects, dangersIn(view, seat), card) + bonus > pricePoints(view, seat, price.cost) ? 'yes' : 'no';
};

export const useAbility = ({ view, decision, seat, me }: Mind<'use-ability'>): string => {
  const { card, ability: index } = decision.facts;
  const ability = abilityOf(me, card, index);
  if (!ability) return 'yes';
  const bonus = ability.effects.some(one => ['more-damage', 'cancel-boost', 'prevent'].includes(one.do)) ? 3 : 0;
  return usePoints(view, seat, ability, card) + bonus > 0 ? 'yes' : 'no';
};

export const chooseEffect = ({ view, decision, seat }: Mind<'choose-effect'>): string => {
  const { card } = decision.facts;
  const choice = findChoice(card);
  const dangers = dangersIn(view, seat);
  return best(decision, at => pointsOf(view, seat, choice[at] ?? [], dangers, card));
};
function findChoice(card: number): readonly (readonly Effect[])[] {
  const of = (effects: readonly Effect[]): readonly (readonly Effect[])[] | null => {
    for (const one of effects) {
      if (one.do === 'choose') return one.of;
      const inner = 'effects' in one ? of(one.effects) : null;
      if (inner) return inner;
    }
    return null;
  };
  if (card < 0) return [];
  if (sortOf(card) === 'behaviour') return of(behaviourCard(card).base) ?? of(behaviourCard(card).boost?.effects ?? []) ?? [];
  for (const { effects } of textsOf(card)) {
    const found = of(effects);
    if (found) return found;
  }
  return [];
}

export const choosePeril = ({ view, decision }: Mind<'choose-peril'>): string =>
  best(decision, peril => (view.monster.perils.some(one => one.card === peril && one.blindedBy < 0) ? 1 : 0));

const healthOn = (card: number): number => (sortOf(card) === 'armour' ? armourCard(card).health : helmCard(card).health);
/** What protects least is given up, what protects most is mended. */
export const deplete = ({ decision, me }: Mind<'deplete'>): string => best(decision, piece => -healthOn(me[piece]));
export const mend = ({ decision, me }: Mind<'mend'>): string => best(decision, piece => healthOn(me[piece]));

const SAFE = 0.5;
const isHealthy = ({ view, seat }: Pick<Thought<View>, 'view' | 'seat'>): boolean =>
  healthLeft(view, seat) > SAFE * (healthLeft(view, seat) + hunterOf(view, seat).damage);
export const ifHealthy = (thought: Mind): string => (isHealthy(thought) ? 'yes' : 'no');

/** The one who can take most. */
export const chooseAggro = ({ view, decision }: Mind<'choose-aggro'>): string =>
  best(decision, seat => healthLeft(view, seat) + (hunterOf(view, seat).id === 'ljonar' ? 5 : 0));

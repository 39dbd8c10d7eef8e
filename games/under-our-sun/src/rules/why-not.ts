/** What a player would look for and may not do now, and why not. */
import type { Refused } from '@quarry/kernel';
import { thing } from '../content/box.ts';
import { FIT, RESOURCES } from '../content/kinds.ts';
import { sayPieces } from '../content/words/saying.ts';
import { cardInPlay, cardOf, enemiesAt, hasRoom, hexOf, revealedBeside } from '../questions/basics.ts';
import { liftsInVain } from '../questions/burdens.ts';
import { foesHere, listOf, moveCost, sleepCost } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { holdAll } from '../texts-in-force.ts';
import { canCraft } from './actions/options.ts';
import { canPay } from './prices.ts';

/** What is no thing on the table goes by the option that it would be. */
const asOption = (key: string): Refused['about'] => [{ kind: 'option', id: key }];

export const whyNot = (view: View, who: Who): Refused[] => [
  ...moves(view, who),
  ...rest(view, who),
  ...crafts(view, who),
  ...missions(view, who),
];

function moves(view: View, who: Who): Refused[] {
  const { ap } = view.characters[who]!;
  return revealedBeside(view, hexOf(view, who)).flatMap(hex => {
    const about = [{ kind: 'hex', id: hex }];
    if (!hasRoom(view, hex)) return [{ about, why: 'US-MAP-6', facts: { reason: 'no-room', hex } }];
    const cost = moveCost(view, who, hex);
    return cost > ap ? [{ about, why: 'US-AP-4', facts: { reason: 'move-cost', hex, cost, ap } }] : [];
  });
}
function rest(view: View, who: Who): Refused[] {
  const { ap, fitness, hp, isStealthy, goods } = view.characters[who]!;
  const cost = sleepCost(view, who);
  const isWatched = !isStealthy && (foesHere(view, who).length > 0 || enemiesAt(view, hexOf(view, who)).length > 0);
  return [
    ...(fitness >= FIT ? [{ about: asOption('sleep'), why: 'US-FIT-5', facts: { reason: 'sleep-fit' } }] : []),
    ...(fitness < FIT && isWatched ? [{ about: asOption('sleep'), why: 'US-SLEEP-6', facts: { reason: 'sleep-enemy' } }] : []),
    ...(fitness < FIT && !isWatched && cost > ap
      ? [{ about: asOption('sleep'), why: 'US-AP-4', facts: { reason: 'sleep-cost', cost, ap } }]
      : []),
    ...(hp >= cardOf(view, who).hp && goods[0]! > 0
      ? [{ about: asOption('eat'), why: 'US-EAT-2', facts: { reason: 'eat-full', hp } }]
      : []),
    ...(hp < cardOf(view, who).hp && goods[0] === 0 ? [{ about: asOption('eat'), why: 'US-EAT-2', facts: { reason: 'eat-no-food' } }] : []),
  ];
}
/** What is missing for each design that could be made. */
function crafts(view: View, who: Who): Refused[] {
  const { goods, ap } = view.characters[who]!;
  const seen = new Set<string>();
  return [...view.itemDeck, ...view.gearDeck].flatMap(card => {
    const { id, recipe, kind } = thing(card);
    if (seen.has(id) || !recipe || kind === 'recipe') return [];
    seen.add(id);
    const cost = listOf(recipe);
    const about = [{ kind: 'card', id: card }];
    const missing = RESOURCES.flatMap((one, i) => (cost[i]! > goods[i]! ? [sayPieces(cost[i]! - goods[i]!, one)] : []));
    if (missing.length > 0) return [{ about, why: 'US-CRAFT-4', facts: { reason: 'craft-missing', card, missing } }];
    if (ap < 1) return [{ about, why: 'US-AP-4', facts: { reason: 'craft-ap', card } }];
    return canCraft(view, who, card, cost) ? [] : [{ about, why: 'US-CRAFT-2', facts: { reason: 'craft-room', card } }];
  });
}
function missions(view: View, who: Who): Refused[] {
  return (cardInPlay(view).actions ?? []).flatMap((one, at) => {
    if (!holdAll(view, [{ is: 'at', spot: one.at }], who)) return [];
    const about = asOption(`mission-${one.id}`);
    if (!holdAll(view, one.if, who)) return [{ about, why: 'US-MISSION-2', facts: { reason: 'mission-if', at } }];
    if (liftsInVain(view, who, one.effects)) return [{ about, why: 'US-MISSION-2', facts: { reason: 'mission-room', at } }];
    if (one.ap > view.characters[who]!.ap) return [{ about, why: 'US-AP-4', facts: { reason: 'mission-ap', at, cost: one.ap } }];
    return canPay(view, who, one.price ?? {}) ? [] : [{ about, why: 'US-MISSION-2', facts: { reason: 'mission-price', at } }];
  });
}

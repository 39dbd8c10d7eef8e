/** Words that hold others: choices, prices, conditions. */
import { option, type Rule, type Seat } from '@quarry/kernel';
import type { Cost, Effect, EffectOf } from '../content/words/index.ts';
import { chooseOne } from '../decisions.ts';
import * as own from '../deeds/hunters.ts';
import { isUp, neighbours } from '../places.ts';
import type { Hunt } from '../rules/chain.ts';
import { payCost, payOrNot, priceInDamage } from '../rules/costs.ts';
import { hurt } from '../rules/harm.ts';
import { arrive } from '../rules/terrain.ts';
import { holds } from '../texts-in-force.ts';
import { applyEffects, type Occasion, type Words } from './vocabulary.ts';
import { whomOf } from './whom.ts';

/** As if it were the text of another hunter. What is counted is counted together. */
function* applyAs(hunt: Hunt, seat: Seat, effects: readonly Effect[], occasion: Occasion): Rule {
  const theirs = { ...occasion, seat, that: seat };
  yield* applyEffects(hunt, effects, theirs);
  occasion.tally = theirs.tally;
}

function* pays(hunt: Hunt, seat: Seat, cost: Cost, { card, place, at }: Occasion): Rule {
  yield* payCost(hunt, seat, cost, card, { place, at });
  const damage = priceInDamage(hunt.state, seat, cost);
  if (damage > 0) yield* hurt(hunt, [{ seat, damage }], 'card', card, 'PA-GAME-8');
}

/** PA-BEH-17, PA-R-42: whether the victim pays to be spared. */
function* isSpared(hunt: Hunt, seat: Seat, price: EffectOf<'unless'>['pays'], occasion: Occasion): Rule<boolean> {
  const { card, place, at } = occasion;
  const { state } = hunt;
  if (price !== 'move') {
    const asked = payOrNot(state, seat, price, { place, at });
    if (!asked || !(yield* chooseOne({ seat, kind: 'spare-yourself', rule: 'PA-BEH-17', facts: { card }, ...asked }))) return false;
    yield* pays(hunt, seat, price, occasion);
    return true;
  }
  const sectors = neighbours(state.hunters[seat]!.sector).map(sector =>
    option<number | 'suffer'>(`sector-${sector}`, sector, { kind: 'sector', id: sector }),
  );
  const options = [...sectors, option<number | 'suffer'>('suffer', 'suffer')];
  const to = yield* chooseOne({ seat, kind: 'spare-yourself', rule: 'PA-BEH-17', options, facts: { card } });
  if (to === 'suffer') return false;
  own.moveTo(hunt, seat, to, 'forced', 'PA-MOVE-9');
  arrive(hunt, seat);
  return true;
}

export const HOLDING_EFFECTS: Words<'choose' | 'unless' | 'may-pay' | 'when' | 'for-each'> = {
  *choose(hunt, { of }, occasion) {
    const { seat } = occasion;
    if (!isUp(hunt.state, seat)) return; // PA-KO-12
    const options = of.map((_, i) => option(`choice-${i}`, i));
    const chosen = yield* chooseOne({ seat, kind: 'choose-effect', rule: 'PA-PLAY-8', options, facts: { card: occasion.card } });
    yield* applyEffects(hunt, of[chosen]!, occasion);
  },
  *unless(hunt, { who, pays: price, effects }, occasion) {
    for (const seat of yield* whomOf(hunt, who, occasion)) {
      if (!isUp(hunt.state, seat)) continue;
      if (!(yield* isSpared(hunt, seat, price, occasion))) yield* applyAs(hunt, seat, effects, occasion);
    }
  },
  *'may-pay'(hunt, { cost, effects }, occasion) {
    const { seat, card, place, at } = occasion;
    if (!isUp(hunt.state, seat)) return; // PA-KO-12
    const asked = payOrNot(hunt.state, seat, cost, { place, at });
    if (!asked || !(yield* chooseOne({ seat, kind: 'pay-text', rule: 'PA-PLAY-8', facts: { card }, ...asked }))) return;
    yield* pays(hunt, seat, cost, occasion);
    yield* applyEffects(hunt, effects, occasion);
  },
  *when(hunt, effect, occasion) {
    const { seat, card, place, at, paid } = occasion;
    const isMet = effect.if.every(one => holds(hunt.state, one, { seat, card, place, at, paid }));
    yield* applyEffects(hunt, isMet ? effect.effects : (effect.otherwise ?? []), occasion);
  },
  *'for-each'(hunt, { who, effects }, occasion) {
    for (const seat of yield* whomOf(hunt, who, occasion)) if (isUp(hunt.state, seat)) yield* applyAs(hunt, seat, effects, occasion);
  },
};

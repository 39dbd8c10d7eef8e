/** Doing what a text says: price, choice to use it, effects. PA-PLAY-8, PA-PRIO-7, PA-ACT-3. */
import type { Rule, Seat } from '@quarry/kernel';
import type { Cost } from '../content/words/index.ts';
import { chooseOne } from '../decisions.ts';
import * as cards from '../deeds/cards.ts';
import { stirPeril } from '../deeds/monster.ts';
import { applyEffects, newOccasion, noAnswer, type Occasion } from '../effects/vocabulary.ts';
import { isUp } from '../places.ts';
import { type Hunt, isUsed, useOf, type WaitingText } from './chain.ts';
import { payCost, payOrNot, priceInDamage } from './costs.ts';
import { hurt } from './harm.ts';

/** A text that has triggered. The fallen do nothing any more (PA-KO-19). */
export function* resolveText(hunt: Hunt, about: WaitingText, answer = noAnswer()): Rule {
  const { ability, owner, self, card, place, at, isMet } = about;
  if (owner >= 0 && !isUp(hunt.state, owner)) return;
  if (isUsed(hunt.state, ability, about)) return;
  if (!(yield* isUsedNow(hunt, about, self))) return;
  if (place === 'peril') stirPeril(hunt, card, self);
  yield* applyEffects(
    hunt,
    isMet ? ability.effects : (ability.otherwise ?? []),
    newOccasion({ voice: owner >= 0 ? 'hunter' : 'monster', seat: self, that: about.that, card, place, at, answer }),
  );
}

/** Whether it is used: asked where it says `may` or has a price, and then paid. What it does otherwise is free. */
function* isUsedNow(hunt: Hunt, about: WaitingText, doer: Seat): Rule<boolean> {
  const { ability, index, card, place, at, isMet } = about;
  const { once } = ability;
  const { may, cost } = isMet ? ability : {};
  if (may || cost) {
    const asked = payOrNot(hunt.state, doer, cost, { place, at });
    const facts = { card, ability: index };
    if (!asked || !(yield* chooseOne({ seat: doer, kind: 'use-ability', rule: 'PA-PLAY-8', facts, ...asked }))) return false;
  }
  yield* pay(hunt, doer, cost, card, { place, at });
  if (once || may || cost) cards.use(hunt, doer, useOf(about), once, 'PA-PLAY-8');
  return true;
}

export function* pay(hunt: Hunt, seat: Seat, cost: Cost | undefined, card: number, where: Pick<Occasion, 'place' | 'at'>): Rule {
  yield* payCost(hunt, seat, cost, card, where);
  const damage = priceInDamage(hunt.state, seat, cost);
  if (damage > 0) yield* hurt(hunt, [{ seat, damage }], 'card', card, 'PA-GAME-8');
}

/** A behaviour from its reveal to the refill of its slot. PA-BEH-3 to PA-BEH-26, PA-TERR-12, PA-TERR-13, PA-DECK-8, PA-DECK-11. */
import { option, type Rule, type Seat } from '@quarry/kernel';
import { attritionCard, behaviourCard, iconsOnBack, valueOf } from '../content/box.ts';
import { chooseOne, confirm } from '../decisions.ts';
import * as own from '../deeds/hunters.ts';
import * as beast from '../deeds/monster.ts';
import { applyEffects, newOccasion, noAnswer } from '../effects/vocabulary.ts';
import { actor, inOrder, isUp, seatsOf, weaponDamage } from '../places.ts';
import { backIn, openSlots, sleeping } from '../questions.ts';
import { bitOf, eachOwnText, type Visit } from '../texts-in-force/sources.ts';
import { has, holds, monsterDamage, standing, sumOf } from '../texts-in-force.ts';
import { resolveText } from './abilities.ts';
import { type Hunt, happen, isUsed, serials, type WaitingText, wakeSlot } from './chain.ts';
import { millCards } from './decks.ts';
import { hurt } from './harm.ts';
import { together } from './together.ts';
import { dealDamage } from './wounds.ts';

/** PA-BEH-4, PA-BEH-9, PA-BEH-12, PA-BEH-15. `that` is whose deed woke it. */
export function* resolveBehaviour(hunt: Hunt, slot: number, that: Seat): Rule {
  hunt.resolving = slot;
  const done = [slot];
  if (yield* doRevealed(hunt, beast.reveal(hunt, slot, that), that)) done.push(...(yield* rampage(hunt, done, that)));
  yield* finish(hunt, done);
}

/** PA-BEH-26: straight from the pile, without a slot of its own. */
export function* resolveTop(hunt: Hunt, that: Seat): Rule {
  const { monster } = hunt.state;
  if (monster.pile.length === 0) {
    if (monster.discard.length === 0) return;
    beast.shuffleBehaviours(hunt, 'PA-DECK-11');
  }
  const before = hunt.resolving;
  const card = beast.revealTop(hunt, that);
  afterTaking(hunt);
  beast.layAside(hunt, card);
  if (yield* doRevealed(hunt, card, that)) yield* finish(hunt, yield* rampage(hunt, before >= 0 ? [before] : [], that));
  hunt.resolving = before;
}

/** Its base ability, then its boost, unless somebody mounts (PA-TERR-12): whether it was done. */
function* doRevealed(hunt: Hunt, card: number, that: Seat): Rule<boolean> {
  const seat = actor(hunt.state);
  happen(hunt, { on: 'behaviour-revealed', seat, card });
  if (yield* isMounted(hunt, card)) return false;
  const { base, boost } = behaviourCard(card);
  const occasion = newOccasion({ voice: 'monster', seat, that: that >= 0 ? that : seat, card, base });
  yield* applyEffects(hunt, base, occasion);
  if (boost && (yield* isBoosted(hunt, card, boost.cost))) yield* applyEffects(hunt, boost.effects, occasion);
  return true;
}

/** PA-BEH-9 to PA-BEH-11, PA-KW-CONFUSE-3 to PA-KW-CONFUSE-6: whether the boost is applied; it is paid for here. */
function* isBoosted(hunt: Hunt, card: number, printed: number): Rule<boolean> {
  const { state } = hunt;
  const isFree = has(state, -1, 'free-boosts');
  const cost = isFree ? 0 : Math.max(0, printed + sumOf(standing(state, -1, 'dearer-boosts')));
  if (state.monster.struggle < cost) {
    beast.skipBoost(hunt, card, cost);
    return false;
  }
  if (state.monster.isConfused) {
    beast.cancelBoost(hunt, card, cost, 'confused');
    return false;
  }
  if (yield* isCancelled(hunt)) {
    beast.cancelBoost(hunt, card, cost, 'card');
    return false;
  }
  beast.applyBoost(hunt, card, cost);
  return true;
}

const BOOST_DUE = bitOf('boost-due');
/** Hunters who can cancel it are asked in player order. */
function* isCancelled(hunt: Hunt): Rule<boolean> {
  for (const seat of inOrder(hunt.state)) {
    if (!isUp(hunt.state, seat)) continue;
    for (const one of cancels(hunt, seat)) {
      const answer = noAnswer();
      yield* resolveText(hunt, one, answer);
      if (answer.isCancelled) return true;
    }
  }
  return false;
}
function cancels({ state }: Hunt, seat: Seat): WaitingText[] {
  const found: WaitingText[] = [];
  const visit: Visit = (abilities, place, owner, card, at) =>
    abilities.forEach((ability, index) => {
      if (ability.on !== 'boost-due' || isUsed(state, ability, { owner, card, place, index })) return;
      const stands = (ability.if ?? []).every(one => holds(state, one, { seat, card, place, at }));
      if (stands) found.push({ is: 'text', ability, index, place, owner, card, at, self: seat, that: -1, isMet: true });
    });
  eachOwnText(state, seat, BOOST_DUE, visit);
  return found;
}
/** PA-BEH-12 to PA-BEH-14, PA-BEH-22: the slots that were resolved with it. */
function* rampage(hunt: Hunt, done: readonly number[], that: Seat): Rule<number[]> {
  const { state } = hunt;
  const lay = serials(state);
  const lies = sleeping(state).filter(i => !done.includes(i) && iconsOnBack(backIn(state.monster.slots[i]!)).includes('rampage'));
  if (lies.length === 0) return [];
  const raging: number[] = [];
  for (let left = lies; left.length > 0; left = left.filter(i => !raging.includes(i))) {
    const still = left.filter(i => sleeping(state).includes(i) && state.monster.slots[i]!.serial === lay[i]);
    if (still.length === 0) break;
    const options = still.map(i => option(`slot-${i}`, i, { kind: 'slot', id: i }));
    const slot = yield* together(hunt, { kind: 'order-rampage', rule: 'PA-BEH-13', options, facts: { slots: still } });
    const card = beast.reveal(hunt, slot, that);
    if (raging.length === 0) beast.beginRampage(hunt, [card]);
    raging.push(slot);
    hunt.behaviours += 1;
    yield* doRevealed(hunt, card, that);
  }
  return raging;
}

/** PA-BEH-15, PA-BEH-16. */
function* finish(hunt: Hunt, slots: readonly number[]): Rule {
  beast.discardSlots(hunt, slots, 'behaviours-discarded', 'PA-BEH-15');
  hunt.resolving = -1;
  refill(hunt, 'PA-BEH-16');
}

/** Empty slots are filled one at a time, the lowest first (PA-UPK-3, PA-BEH-16). A card that reacts to coming into play waits from now on (PA-BEH-8). */
export function refill(hunt: Hunt, rule: string): void {
  const { state } = hunt;
  const entered: number[] = [];
  for (const i of openSlots(state)) {
    const slot = state.monster.slots[i]!;
    if (slot.down.length > 0 || slot.up.length > 0) continue;
    if (state.monster.pile.length === 0) {
      if (state.monster.discard.length === 0) break;
      beast.shuffleBehaviours(hunt, 'PA-DECK-11');
    }
    beast.fill(hunt, i, rule);
    afterTaking(hunt);
    if (iconsOnBack(backIn(state.monster.slots[i]!)).includes('enters')) entered.push(i);
  }
  for (const slot of entered) wakeSlot(hunt, slot, -1);
}

/** PA-DECK-8, PA-DECK-11: escalation, the moment the pile is empty. */
function afterTaking(hunt: Hunt): void {
  const { monster } = hunt.state;
  if (monster.pile.length > 0) return;
  if (monster.discard.length > 0) beast.shuffleBehaviours(hunt, 'PA-DECK-8');
  else beast.runPileOut(hunt);
  gainStruggle(hunt, 1, 'escalation', 'PA-DECK-8');
}

/** PA-STRUG-4: the check is made once the effect that gave it is finished. */
export function gainStruggle(hunt: Hunt, by: number, why: 'upkeep' | 'escalation' | 'card', rule: string): void {
  beast.changeStruggle(hunt, by, why, rule);
  if (by > 0) hunt.hasGained = true;
}

/** PA-STRUG-1 to PA-STRUG-3, PA-STRUG-6. */
export function* unleash(hunt: Hunt): Rule {
  const { state } = hunt;
  const damage = monsterDamage(state);
  beast.breakLoose(hunt, damage);
  yield* hurt(
    hunt,
    seatsOf(state).map(seat => ({ seat, damage })),
    'monster',
    -1,
    'PA-STRUG-2',
  );
  beast.calmDown(hunt);
  happen(hunt, { on: 'unleashed', seat: -1 });
}

/** PA-TERR-12: hunters on plateaus are asked in player order until one mounts. */
function* isMounted(hunt: Hunt, card: number): Rule<boolean> {
  const { state } = hunt;
  for (const seat of inOrder(state)) {
    if (!isUp(state, seat) || state.hunters[seat]!.placement !== 'plateau') continue;
    if (!(yield* confirm({ seat, kind: 'mount', rule: 'PA-TERR-12', facts: { card } }))) continue;
    yield* ride(hunt, seat, card);
    return true;
  }
  return false;
}

/** PA-TERR-13. */
function* ride(hunt: Hunt, seat: Seat, card: number): Rule {
  const { state } = hunt;
  if (state.attrition.pile.length === 0) beast.shuffleAttrition(hunt);
  beast.revealAttrition(hunt, seat);
  const [shown] = yield* millCards(hunt, seat, 1, 'ride');
  const attrition = attritionCard(state.attrition.revealed.at(-1)!).value;
  const value = shown === undefined ? 0 : valueOf(shown);
  const isOn = value >= attrition && isUp(state, seat);
  beast.mount(hunt, seat, card, attrition, value, isOn);
  beast.discardAttrition(hunt);
  // The last card of the deck may have cost more than the ride.
  if (!isUp(state, seat)) return;
  if (isOn) {
    yield* dealDamage(hunt, { seat, card: -1, weapon: weaponDamage(state, seat), more: 0, why: 'ride' });
    const options = [0, 1, 2, 3].map(sector => option(`sector-${sector}`, sector, { kind: 'sector', id: sector }));
    own.place(hunt, seat, yield* chooseOne({ seat, kind: 'land', rule: 'PA-TERR-13', options }), 'PA-TERR-13');
  } else {
    own.place(hunt, seat, state.monster.facing, 'PA-TERR-13');
    yield* hurt(hunt, [{ seat, damage: monsterDamage(state) }], 'monster', card, 'PA-TERR-13');
  }
}

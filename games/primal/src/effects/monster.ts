/** What the words about the monster, its cards and its ground do. */
import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { cardOption, numberOnBack, ofColour } from '../content/box.ts';
import { chooseOne, chooseOrder, chooseSome } from '../decisions.ts';
import * as cards from '../deeds/cards.ts';
import * as ground from '../deeds/ground.ts';
import * as beast from '../deeds/monster.ts';
import { lose } from '../deeds/round.ts';
import { actor, mightHold, standingSeats, weaponDamage } from '../places.ts';
import { backIn, isImmune, openSlots } from '../questions.ts';
import { gainStruggle, refill, resolveTop } from '../rules/behaviour.ts';
import { type Hunt, happen } from '../rules/chain.ts';
import { placeTerrain } from '../rules/terrain.ts';
import { together } from '../rules/together.ts';
import { convert, countObjective, dealDamage, inflictWounds } from '../rules/wounds.ts';
import { applyEffects, newOccasion, type Occasion, type Words } from './vocabulary.ts';
import { amount, sectorsOf, turnsTo, whomOf } from './whom.ts';

const slotOption = (slot: number): Option<number> => option(`slot-${slot}`, slot, { kind: 'slot', id: slot });
function* chooseSlot(
  hunt: Hunt,
  slots: readonly number[],
  what: 'stun' | 'discard' | 'look',
  { voice, seat, card }: Occasion,
): Rule<number | null> {
  if (slots.length === 0) return null;
  const options = slots.map(slotOption);
  return voice === 'hunter'
    ? yield* chooseOne({ seat, kind: 'choose-slot', rule: 'PA-PLAY-8', options, facts: { card, for: what } })
    : yield* together(hunt, { kind: 'group-slot', rule: 'PA-R-31', options, facts: { card } });
}
/** Face down, and not being resolved. */
const lying = (hunt: Hunt): number[] =>
  openSlots(hunt.state).filter(i => i !== hunt.resolving && hunt.state.monster.slots[i]!.down.length > 0);

function turnTo(hunt: Hunt, sector: number): void {
  if (beast.turn(hunt, sector, 'PA-BRD-6')) happen(hunt, { on: 'turned', seat: -1, icons: ['turn'] });
}

const MOST_SHOWN = 2;
/** PA-KW-STUN-1 to PA-KW-STUN-8. */
function* stun(hunt: Hunt, occasion: Occasion): Rule {
  const { state } = hunt;
  const { seat, card } = occasion;
  if (isImmune(state, 'stun')) return;
  const slot = yield* chooseSlot(
    hunt,
    lying(hunt).filter(i => !state.monster.slots[i]!.isStunned),
    'stun',
    occasion,
  );
  if (slot !== null) beast.stunSlot(hunt, seat, slot);
  const options = standingSeats(state).map(one => option(`seat-${one}`, one, { kind: 'seat', id: one }));
  const whom = yield* chooseOne({ seat, kind: 'stun-hunter', rule: 'PA-KW-STUN-3', options, facts: { card } });
  yield* showAttacks(hunt, whom, card);
  happen(hunt, { on: 'inflicted', seat, keyword: 'stun' });
}
function* showAttacks(hunt: Hunt, seat: Seat, card: number): Rule {
  const { state } = hunt;
  if (ofColour(mightHold(state, seat), 'red').length === 0) return;
  const shown = yield* chooseSome({
    seat,
    kind: 'show-attacks',
    rule: 'PA-KW-STUN-4',
    options: ofColour(state.hunters[seat]!.hand, 'red').map(cardOption),
    min: 0,
    max: MOST_SHOWN,
    facts: { card, n: MOST_SHOWN, colour: 'red' },
    isVeiled: state.isClosed,
  });
  if (shown.length === 0) return;
  cards.showCards(hunt, seat, shown, 'attacks-shown', 'PA-KW-STUN-4');
  yield* dealDamage(hunt, { seat, card, weapon: 0, more: shown.length * weaponDamage(state, seat), why: 'stun' });
}

export const MONSTER_EFFECTS: Words<
  | 'deal'
  | 'more-damage'
  | 'wounds'
  | 'cancel-boost'
  | 'repeat-base'
  | 'blind'
  | 'confuse'
  | 'stun'
  | 'vulnerable'
  | 'struggle'
  | 'acceleration'
  | 'bonus-damage'
  | 'turn'
  | 'track'
  | 'objective'
  | 'discard-slot'
  | 'look-at-slot'
  | 'look-at-pile'
  | 'resolve-top'
  | 'refresh-slots'
  | 'open-slot'
  | 'lock-slot'
  | 'stance-again'
  | 'terrain'
  | 'clear-terrain'
  | 'mark'
  | 'plate'
  | 'drop-plate'
  | 'swarm'
  | 'slip'
  | 'lose'
> = {
  *deal(hunt, { n }, occasion) {
    const seat = occasion.voice === 'hunter' ? occasion.seat : -1;
    yield* dealDamage(hunt, { seat, card: occasion.card, weapon: 0, more: amount(hunt, n, occasion), why: 'text' });
  },
  *'more-damage'(hunt, { n }, occasion) {
    if (occasion.attack) occasion.attack.more += amount(hunt, n, occasion);
  },
  *wounds(hunt, { n }) {
    inflictWounds(hunt, n);
  },
  *'cancel-boost'(_hunt, _effect, { answer }) {
    answer.isCancelled = true;
  },
  *'repeat-base'(hunt, _effect, occasion) {
    yield* applyEffects(
      hunt,
      occasion.base.filter(one => one.do !== 'repeat-base'),
      occasion,
    );
  },
  *blind(hunt, _effect, { seat, card }) {
    const { state } = hunt;
    if (state.monster.perils.length === 0 || isImmune(state, 'blind')) return;
    const options = state.monster.perils.map(one => cardOption(one.card));
    beast.blind(hunt, seat, yield* chooseOne({ seat, kind: 'choose-peril', rule: 'PA-KW-BLIND-1', options, facts: { card } }));
    happen(hunt, { on: 'inflicted', seat, keyword: 'blind' });
  },
  *confuse(hunt, _effect, occasion) {
    const { seat, card } = occasion;
    if (isImmune(hunt.state, 'confuse')) return;
    beast.confuse(hunt, seat);
    const options = [0, 1, 2, 3].map(sector => option(`sector-${sector}`, sector, { kind: 'sector', id: sector }));
    turnTo(hunt, yield* chooseOne({ seat, kind: 'choose-sector', rule: 'PA-KW-CONFUSE-2', options, facts: { card } }));
    happen(hunt, { on: 'inflicted', seat, keyword: 'confuse' });
  },
  *stun(hunt, _effect, occasion) {
    yield* stun(hunt, occasion);
  },
  *vulnerable(hunt, _effect, { seat }) {
    if (isImmune(hunt.state, 'vulnerable')) return;
    beast.makeVulnerable(hunt, seat);
    happen(hunt, { on: 'inflicted', seat, keyword: 'vulnerable' });
  },
  *struggle(hunt, { n }, occasion) {
    const by = amount(hunt, n, occasion);
    if (by > 0) gainStruggle(hunt, by, 'card', 'PA-STRUG-4');
    else beast.changeStruggle(hunt, by, 'card', 'PA-STRUG-5');
  },
  *acceleration(hunt, { n }) {
    beast.accelerate(hunt, n);
  },
  *'bonus-damage'(hunt, { n, until }) {
    beast.addBonus(hunt, n, until);
  },
  *turn(hunt, { to }, occasion) {
    const sector = yield* turnsTo(hunt, to, occasion);
    if (sector !== null) turnTo(hunt, sector);
  },
  *track(hunt, { by }, occasion) {
    beast.changeTrack(hunt, amount(hunt, by, occasion));
    convert(hunt);
  },
  *objective(hunt, { n }, occasion) {
    const { objectives } = hunt.state.monster;
    const at = occasion.place === 'objective' ? objectives.findIndex(one => one.card === occasion.card) : 0;
    const done = countObjective(hunt, at, n);
    if (done)
      yield* applyEffects(
        hunt,
        done.reward,
        newOccasion({ voice: 'monster', seat: actor(hunt.state), that: occasion.that, card: done.card, place: 'objective', at }),
      );
  },
  *'discard-slot'(hunt, _effect, occasion) {
    const slot = yield* chooseSlot(hunt, lying(hunt), 'discard', occasion);
    if (slot === null) return;
    beast.discardSlots(hunt, [slot], 'behaviours-discarded', 'PA-BEH-20');
    refill(hunt, 'PA-BEH-16');
  },
  *'look-at-slot'(hunt, { n }, occasion) {
    for (let i = 0; i < n; i++) {
      const slot = yield* chooseSlot(
        hunt,
        lying(hunt).filter(one => hunt.state.monster.slots[one]!.known.length === 0),
        'look',
        occasion,
      );
      if (slot !== null) beast.knowSlot(hunt, slot);
    }
  },
  *'look-at-pile'(hunt, { n }, { seat, card }) {
    const top = hunt.state.monster.pile.slice(0, n);
    if (top.length === 0) return;
    beast.seePile(hunt, top);
    const order = yield* chooseOrder({
      seat,
      kind: 'order-cards',
      rule: 'PA-PLAY-8',
      options: top.map(cardOption),
      facts: { card, of: 'behaviours' },
    });
    if (order.some((one, i) => one !== top[i])) beast.seePile(hunt, order);
  },
  *'resolve-top'(hunt, _effect, { that }) {
    yield* resolveTop(hunt, that);
  },
  *'refresh-slots'(hunt, { n }) {
    refreshLowest(hunt, 'PA-UPK-1', n);
  },
  *'open-slot'(hunt) {
    const locked = hunt.state.monster.slots.findIndex(one => one.isLocked);
    if (locked < 0) return;
    beast.openSlot(hunt, locked);
    refill(hunt, 'PA-BEH-1');
  },
  *'lock-slot'(hunt) {
    const last = openSlots(hunt.state)
      .filter(i => i !== hunt.resolving && hunt.state.monster.slots[i]!.up.length === 0)
      .at(-1);
    if (last === undefined) return;
    beast.discardSlots(hunt, [last], 'behaviours-discarded', 'PA-BEH-20');
    beast.lockSlot(hunt, last);
  },
  *'stance-again'(hunt) {
    happen(hunt, { on: 'stance-revealed', seat: -1, card: hunt.state.monster.stance });
  },
  *terrain(hunt, { kind, at }, occasion) {
    for (const sector of yield* sectorsOf(hunt, at, occasion)) yield* placeTerrain(hunt, kind, sector, 'PA-TERR-33');
  },
  *'clear-terrain'(hunt, { kind, at }, occasion) {
    for (const sector of yield* sectorsOf(hunt, at, occasion)) ground.removeTerrain(hunt, kind, sector, 'PA-TERR-33');
  },
  *mark(hunt, { at }, occasion) {
    const [sector] = yield* sectorsOf(hunt, at, occasion);
    if (sector !== undefined) beast.mark(hunt, sector);
  },
  *plate(hunt, { at }, occasion) {
    for (const sector of yield* sectorsOf(hunt, at, occasion)) beast.setPlate(hunt, sector, 1);
  },
  *'drop-plate'(hunt, { at }, occasion) {
    for (const sector of yield* sectorsOf(hunt, at, occasion)) beast.setPlate(hunt, sector, -1);
  },
  *swarm(hunt, { toughness }, occasion) {
    beast.addSwarm(hunt, Math.max(1, amount(hunt, toughness, occasion)));
  },
  *slip(hunt, { card, to, who = 'self' }, occasion) {
    for (const seat of yield* whomOf(hunt, who, occasion)) cards.giveBurden(hunt, seat, card, to, 'PA-WND-4');
  },
  *lose(hunt) {
    lose(hunt, 'scenario', 'PA-WIN-4');
  },
};

/** PA-UPK-1, PA-UPK-2, PA-UPK-5, PA-R-33: the `n` with the lowest numbers, and all that are tied with them, go unresolved, and their slots are refilled. */
export function refreshLowest(hunt: Hunt, rule: string, n = 1): void {
  const lie = lying(hunt);
  if (lie.length === 0) return;
  const numbers = lie.map(i => numberOnBack(backIn(hunt.state.monster.slots[i]!)));
  const highest = numbers.toSorted((a, b) => a - b)[Math.min(n, lie.length) - 1]!;
  beast.discardSlots(
    hunt,
    lie.filter((_, i) => numbers[i]! <= highest),
    'slots-refreshed',
    rule,
  );
  refill(hunt, 'PA-UPK-3');
}

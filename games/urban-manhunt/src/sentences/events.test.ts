/** The log, line by line: exact sentences for every type of event. */

import { viewOf } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { CONTROL_DECK, cardNamed } from '../content/box.ts';
import type { CheckKind } from '../content/kinds.ts';
import type { Needs, Quality, Told, UrbanEvent } from '../events.ts';
import { newCheck } from '../in-the-making.ts';
import { carryOutEvents } from '../rules/carry-out.ts';
import { stateSchema, type View } from '../state.ts';
import { making } from '../testing/checks.ts';
import { crimOrdered, ordering } from '../testing/crims.ts';
import { GUNMAN, hunter, RUNNER, THUG } from '../testing/fixtures.ts';
import { given, type Rehearsal } from '../testing/rehearsal.ts';
import { ASIDES, EVENT_TYPES, sentence } from './events.ts';

const KITE = 8;
const RERUN = 13;

/** Kite (Wound Maximum 5) and Rerun (6) with a Thug (2 Wounds, one taken), a hidden Gunman and a Runner with a price on its head. */
const state = given({
  hunters: [{ slate: KITE }, { slate: RERUN }],
  crims: [
    { card: THUG, at: [20, 20], no: 3, wounds: 1 },
    { card: GUNMAN, at: [12, 33], no: 4, hiddenIn: 4, hidInTurn: 1 },
    { card: RUNNER, at: [30, 20], no: 5, bounty: 5 },
  ],
  turn: 3,
}).state;
const view = viewOf(stateSchema, state, 0) as View;
const alone = viewOf(stateSchema, given({ hunters: [{ slate: KITE }] }).state, 0) as View;

/** With as many of its facts as its sentence reads. Of the wide type: to work out the narrow one from a list of all events takes the compiler seconds. */
const event = <T extends UrbanEvent['type']>(type: T, facts: Partial<Omit<Told<T>, 'type'>> = {}): UrbanEvent =>
  ({ type, rule: 'UM-HUN-3', ...facts }) as UrbanEvent;
const thug = { crim: 3, card: THUG };
const gunman = { crim: 4, card: GUNMAN };
const runner = { crim: 5, card: RUNNER };
const camera = cardNamed('camera-drone');
const smoke = cardNamed('smoke-screen');
const supply = cardNamed('supply-drop');

const SCORES: Readonly<Partial<Record<CheckKind, Needs['score']>>> = {
  shoot: 'defense',
  fight: 'defense',
  defense: 'shoot',
  avoid: 'fight',
  spot: 'stealth',
};

const LINES: readonly (readonly [UrbanEvent, string])[] = [
  // Set-up and turn
  [event('rolled-off', { seats: [0, 1], faces: [7, 9] }), 'Who goes first? Kite rolls 7 and Rerun rolls 9.'],
  [event('first-player', { seat: 1 }), 'Rerun is First Player.'],
  [event('hunter-chosen', { seat: 0, slate: KITE }), 'Kite joins the hunt.'],
  [event('hunter-placed', { seat: 0, x: 2500, y: 3000 }), 'Kite starts in the south-west corner.'],
  [event('decks-shuffled', { controls: 8 }), 'The decks are shuffled, with 8 Control Cards for the match.'],
  [event('turn-begun', { turn: 3 }), 'Turn 3 begins.'],
  [event('phase-begun', { phase: 'crim' }), 'The Crim Phase begins.'],
  [
    event('control-flipped', { card: CONTROL_DECK[4] }),
    'The Control Card is Blood Up: Aggressive and Tactical crims Charge, Skittish ones Flee, Sneaky ones Shoot.',
  ],
  [
    event('control-flipped', { card: CONTROL_DECK[6] }),
    'The Control Card is Lights Out: Aggressive and Tactical crims Charge, Skittish and Sneaky ones Hide. This turn no ranged attack reaches farther than 12".',
  ],
  [event('control-flipped', { card: ordering('shoot') }), 'The Control Card is Quiet Turn: all crims Shoot.'],
  [event('control-peeked', { seat: 0 }), 'Kite looks at the top of the Control Deck.'],
  [event('control-peeked', { seat: 0, cards: [CONTROL_DECK[0]] }), 'Kite looks at the top of the Control Deck: Opening Siren.'],
  [
    event('crims-ordered', { n: 2, parts: ['half-the-hunters', 2], mode: 'trailing' }),
    '2 crims are sent in, to tubes that the player with the fewest points chooses.',
  ],
  [event('crims-ordered', { n: 1, parts: ['set-up', 1], mode: 'far' }), '1 crim is sent in, to the tube farthest from the hunters.'],
  [
    event('crims-ordered', { n: 1, parts: ['half-the-hunters', 1, 'Riot', 2], mode: 'random' }),
    'There is room for 1 of 3 crims: 1 crim is sent in, to a random tube.',
  ],
  [event('crims-ordered', { n: 0, parts: ['half-the-hunters', 1], mode: 'random' }), 'The zone is full: no crim is sent in.'],
  [event('crims-reshuffled'), 'The Crim deck is shuffled anew.'],
  [event('pods-restocked'), 'Every pod is full again.'],
  [event('pod-emptied', { pod: 2 }), 'Pod 3 is emptied.'],
  [event('events-reshuffled'), 'The Event deck is shuffled anew.'],
  [event('keeper-drawn', { seat: 1 }), 'Rerun draws a Keeper.'],
  [event('keeper-drawn', { seat: 1, card: camera }), 'Rerun draws the Keeper Camera Drone.'],
  [event('keeper-flipped', { seat: 1, card: camera }), 'Rerun flips the Keeper Camera Drone, and it is kept.'],
  [
    event('keeper-played', { seat: 1, card: camera }),
    'Rerun plays Camera Drone: “Before your Elimination Quality roll: roll 2 more dice.”',
  ],
  [event('keeper-discarded', { seat: 1, card: camera }), 'Rerun discards Camera Drone.'],
  [event('event-queued', { seat: 0, card: supply }), 'Kite draws Supply Drop, which waits for the end of the phase.'],
  [event('event-queued', { seat: 0, card: supply, isFlipped: true }), 'Kite flips Supply Drop, which waits for the end of the phase.'],
  [event('event-carried-out', { seat: 0, card: supply }), 'Supply Drop comes into effect: “Every empty pod is full again.”'],
  [event('event-carried-out', { seat: 0, card: supply, idle: 'restock' }), 'Supply Drop has no effect: no pod is empty.'],
  [event('event-carried-out', { seat: 0, card: cardNamed('jailbreak'), idle: 'spawn' }), 'Jailbreak has no effect: the zone is full.'],
  [event('event-in-force', { seat: 0, card: smoke }), 'Smoke Screen stays in force until the end of the next turn.'],
  [event('event-expired', { card: smoke }), 'Smoke Screen is over.'],
  [event('end-tested', { face: 5, need: 6 }), 'The end test shows 5, and 6 or more ends the match: the hunt goes on.'],
  [event('end-tested', { face: 6, need: 6 }), 'The end test shows 6, and 6 or more ends the match: it is over.'],
  [event('overtime-begun', { overtime: 1 }), 'Overtime! One of the used Control Cards is shuffled back.'],
  [event('match-conceded', { seat: 0 }), 'Kite gives up.'],
  [event('match-over', { winners: [1], points: [58, 61] }), 'The match is over: Kite 58 and Rerun 61 points. Rerun wins.'],
  [
    event('match-over', { winners: [0, 1], points: [58, 58] }),
    'The match is over: Kite 58 and Rerun 58 points. Kite and Rerun share the win.',
  ],
  [event('match-over', { winners: [], points: [30, 2] }), 'The match is over: Kite 30 and Rerun 2 points.'],
  [event('effect', { word: 'draw-event' }), 'Draw event.'],
  // Hunters
  [event('hunter-activated', { seat: 0, actions: 2 }), 'Kite has 2 Action Points.'],
  [event('activation-ended', { seat: 0 }), 'Kite is done.'],
  [event('action-taken', { seat: 0, action: 'universal' }), 'Kite takes a Universal action.'],
  [event('action-granted', { seat: 0 }), 'Kite gains an Action Point.'],
  [event('actions-lost', { seat: 0, n: 1 }), 'Kite loses 1 Action Point of the next activation.'],
  [event('hunter-focused', { seat: 0 }), 'Kite focuses on the next check.'],
  [event('focus-spent', { seat: 0, isUsed: true }), 'Kite’s Focus goes into the roll.'],
  [event('focus-spent', { seat: 0, isUsed: false }), 'Kite’s Focus fades unused.'],
  [event('hunter-moved', { seat: 0, path: [0, 0, 5400, 0], surface: -1, length: 5400 }), 'Kite moves 5.4", still in the open.'],
  [
    event('hunter-moved', { seat: 0, path: [9500, 12000, 10500, 12000], surface: 1, length: 3000 }),
    'Kite moves 3.0", onto the roof of the Block.',
  ],
  [event('hunter-snared', { seat: 0 }), 'Kite is snared: all dice of the next Move roll are downgraded.'],
  [event('snare-shaken-off', { seat: 0 }), 'Kite drags the snare along: all dice are downgraded.'],
  [
    event('attack-declared', { seat: 0, kind: 'shoot', attack: 'Dart fan', ...thug, isInCover: true }),
    'Kite shoots at Thug, who is in cover, with the Dart fan.',
  ],
  [
    event('attack-declared', { seat: 0, kind: 'fight', attack: 'Claw gloves', ...thug, isInCover: false }),
    'Kite fights Thug with the Claw gloves.',
  ],
  [event('attack-depleted', { seat: 1, name: 'Old carbine' }), 'Rerun’s Old carbine is depleted: the Impact Die shows 1.'],
  [event('attack-reloaded', { seat: 1, name: 'Old carbine' }), 'Rerun reloads the Old carbine.'],
  [event('points-gained', { seat: 0, n: 8, source: 'kill', points: 23 }), 'Kite scores 8 points for the elimination: 23 in all.'],
  [
    event('points-gained', { seat: 0, n: 8, source: 'kill', points: 23, isFrozen: true }),
    'Kite scores 8 points for the elimination: 23 in all. No Elimination Quality check: the Damage roll has an Impact 1.',
  ],
  [
    event('points-gained', { seat: 0, n: 7, source: 'quality', points: 30, ...quality(3, 7) }),
    'Kite scores 7 points for Elimination Quality (3 successes): 30 in all.',
  ],
  [
    event('points-gained', { seat: 0, n: 16, source: 'quality', points: 46, ...quality(3, 7, ['Encore', 1]), isDoubled: true }),
    'Kite scores 16 points for Elimination Quality, 7 for 3 successes + Encore 1, doubled: 46 in all.',
  ],
  [
    event('points-gained', { seat: 0, n: 2, source: 'quality', points: 48, ...quality(0, 0, ['Prime Time', 2]) }),
    'Kite scores 2 points for Elimination Quality, 0 for no success + Prime Time 2: 48 in all.',
  ],
  [event('points-gained', { seat: 0, n: 1, source: 'pod', points: 31 }), 'Kite scores 1 point from the pod: 31 in all.'],
  [event('points-gained', { seat: 0, n: 3, source: 'card', points: 34 }), 'Kite scores 3 points: 34 in all.'],
  [event('points-gained', { seat: 0, n: -3, source: 'card', points: 31 }), 'Kite loses 3 points: 31 in all.'],
  [event('momentum-gained', { seat: 0, n: 1, parts: ['kill', 1], momentum: 2 }), 'Kite gains 1 Momentum, 2 now.'],
  [event('momentum-gained', { seat: 0, n: 1, parts: ['impact-10', 1], momentum: 3 }), 'Kite gains 1 Momentum for an Impact 10, 3 now.'],
  [event('momentum-gained', { seat: 0, n: -1, parts: ['Light Fingers', -1], momentum: 1 }), 'Kite loses 1 Momentum, 1 now.'],
  [
    event('momentum-spent', { seat: 0, n: 1, name: 'Tailwind', momentum: 0 }),
    'Kite spends 1 Momentum on Tailwind: “After your Move roll: add 2 successes.”',
  ],
  [event('rule-used', { seat: 1, name: 'Comeback' }), 'Rerun uses Comeback.'],
  [event('pod-opened', { seat: 0, pod: 2 }), 'Kite opens pod 3.'],
  [event('token-taken', { seat: 0, reward: 'reload' }), 'Kite takes a Reload token.'],
  [event('token-taken', { seat: 0, reward: 'med-spray' }), 'Kite takes a Med Spray.'],
  [event('shot-taken', { seat: 0, attribute: 'shoot' }), 'Kite takes a Performance Shot: +1 Shoot.'],
  [event('shots-ended', { seat: 0 }), 'Kite’s Performance Shots end: the Impact Die shows 1.'],
  [event('med-spray-used', { seat: 0 }), 'Kite uses a Med Spray.'],
  [
    event('hunter-attacked', { seat: 0, ...gunman, attack: 'Pistol', isShot: true, isInCover: true }),
    'Gunman shoots at Kite (Pistol); Kite is in cover.',
  ],
  [event('hunter-attacked', { seat: 0, ...thug, attack: 'Club', isShot: false, isInCover: false }), 'Thug attacks Kite (Club).'],
  [event('hunter-struck', { seat: 0, ...thug, n: 2 }), 'Thug’s disengagement strike hits Kite: 2 wounds.'],
  [event('strike-avoided', { seat: 0, ...thug }), 'Kite avoids the disengagement strike of Thug.'],
  [event('wounds-cancelled', { seat: 0, n: 1 }), 'Kite cancels 1 wound.'],
  [event('hunter-wounded', { seat: 0, n: 2, wounds: 4 }), 'Kite takes 2 Wound Tokens: 4 of 5.'],
  [event('hunter-healed', { seat: 1, n: 2, wounds: 1 }), 'Rerun removes 2 Wound Tokens, 1 of 6 left.'],
  [event('hunter-healed', { seat: 1, n: 1, wounds: 0, isRest: true }), 'Rerun rests: 1 Wound Token less, 0 of 6 left.'],
  [event('hunter-incapacitated', { seat: 0 }), 'Kite is incapacitated and carried out of the zone.'],
  [event('hunter-returned', { seat: 0, x: 2000, y: 46_000 }), 'Kite returns in the north-west corner.'],
  // Dice
  [
    event('rolled', {
      seat: 0,
      check: 'shoot',
      attribute: 'shoot',
      attack: 'Dart fan',
      ...thug,
      impact: 10,
      faces: [6, 3],
      sizes: [10, 10],
      threshold: 2,
    }),
    'Kite shoots Thug with the Dart fan: Impact 10, 6 and 3.',
  ],
  [
    event('rolled', {
      seat: 0,
      check: 'move',
      attribute: 'athletics',
      crim: 0,
      card: -1,
      impact: 10,
      faces: [11, 4],
      sizes: [12, 8],
      threshold: 0,
    }),
    'Kite rolls for distance: Impact 10, 11 (d12) and 4 (d8).',
  ],
  [
    event('rolled', { seat: 0, check: 'spot', attribute: 'mind', ...gunman, impact: 10, faces: [], sizes: [], threshold: 2 }),
    'Kite rolls to spot Gunman: Impact 10.',
  ],
  [
    event('rolled', { seat: 0, check: 'avoid', attribute: 'athletics', ...thug, impact: 10, faces: [6], sizes: [10], threshold: 2 }),
    'Kite rolls to avoid the disengagement strike of Thug: Impact 10 and 6.',
  ],
  [
    event('rolled', {
      seat: 0,
      check: 'recovery',
      attribute: 'mind',
      crim: 0,
      card: -1,
      impact: 10,
      faces: [2],
      sizes: [10],
      threshold: 0,
    }),
    'Kite rolls Mind to recover: Impact 10 and 2.',
  ],
  [event('rerolled', { seat: 0, before: [3, 4], faces: [9, 1], isImpact: false }), 'Kite rerolls 3 and 4 into 9 and 1.'],
  [event('rerolled', { seat: 0, before: [1], faces: [8], isImpact: true }), 'Kite rerolls the Impact Die, a 1, into 8.'],
  [
    counted('shoot', 3, 2),
    'Kite shoots Thug with the Dart fan: Impact 7, 9 (d12) and 4 make 3 successes, 2 needed (Defense 2): a hit, 1 to spare.',
  ],
  [counted('shoot', 2, 2), 'Kite shoots Thug with the Dart fan: Impact 7, 9 (d12) and 4 make 2 successes, 2 needed (Defense 2): a hit.'],
  [counted('fight', 0, 1), 'Kite fights Thug with the Dart fan: Impact 7, 9 (d12) and 4 make no success, 1 needed (Defense 1): a miss.'],
  [counted('damage', 2, 0), 'Damage: Impact 7, 9 (d12) and 4 make 2 wounds.'],
  [counted('defense', 2, 2), 'Kite defends: Impact 7, 9 (d12) and 4 make 2 successes, 2 needed (Shoot 2): the attack misses.'],
  [counted('defense', 1, 2), 'Kite defends: Impact 7, 9 (d12) and 4 make 1 success, 2 needed (Shoot 2): the attack hits.'],
  [counted('resistance', 1, 0), 'Kite resists: Impact 7, 9 (d12) and 4 make 1 success: 1 of 4 wounds cancelled.'],
  [
    counted('resistance', 1, 0, { over: 2 }),
    'Kite resists: Impact 7, 9 (d12) and 4 make 1 success: 1 of 4 wounds cancelled (Damage 2 + 2, as Defense was 3 short and the first is free).',
  ],
  [
    counted('resistance', 0, 0, { base: 5, over: 3 }),
    'Kite resists: Impact 7, 9 (d12) and 4 make no success: all 4 wounds stay (Damage 2 + 3, as Defense was 4 short and the first is free − 1 by a text).',
  ],
  [counted('resistance', 0, 0), 'Kite resists: Impact 7, 9 (d12) and 4 make no success: all 4 wounds stay.'],
  [counted('move', 2, 0), 'Kite rolls for distance: Impact 7, 9 (d12) and 4 make 2 successes, so up to 4" + 2" = 6".'],
  [
    counted('avoid', 2, 2),
    'Kite rolls to avoid the disengagement strike of Thug: Impact 7, 9 (d12) and 4 make 2 successes, 2 needed (Fight 2): avoided.',
  ],
  [counted('spot', 3, 3), 'Kite rolls to spot Thug: Impact 7, 9 (d12) and 4 make 3 successes, 3 needed (Stealth 3): found.'],
  [counted('spot', 2, 3), 'Kite rolls to spot Thug: Impact 7, 9 (d12) and 4 make 2 successes, 3 needed (Stealth 3): not found.'],
  [counted('quality', 3, 0), 'Kite rolls for Elimination Quality: Impact 7, 9 (d12) and 4 make 3 successes: 7 points; 4 would bring 10.'],
  [counted('quality', 0, 0), 'Kite rolls for Elimination Quality: Impact 7, 9 (d12) and 4 make no success: no points; 1 would bring 2.'],
  [counted('quality', 7, 0), 'Kite rolls for Elimination Quality: Impact 7, 9 (d12) and 4 make 7 successes: 20 points, the most there is.'],
  // A sum for what the dice alone do not make
  [
    counted('shoot', 5, 3, { shown: 3, added: ['Static Dash', 2], isInCover: true }),
    'Kite shoots Thug with the Dart fan: Impact 7, 9 (d12) and 4 make 3 successes + Static Dash 2 = 5, 3 needed (Defense 2 + cover 1): a hit, 2 to spare.',
  ],
  [
    counted('shoot', 3, 1, { shown: 2, isDoubled: true, raised: ['Dead Aim', -2] }),
    'Kite shoots Thug with the Dart fan: Impact 7, 9 (d12) and 4 make 2 successes + 1 for the Impact 10 = 3, 1 needed (Defense 2 − Dead Aim 2, at least 1): a hit, 2 to spare.',
  ],
  [
    counted('damage', 3, 0, { shown: 1, added: ['Static Dash', 2] }),
    'Damage: Impact 7, 9 (d12) and 4 make 1 success + Static Dash 2 = 3: 3 wounds.',
  ],
  [
    counted('move', 2, 0, { shown: 0, added: ['Tailwind', 2] }),
    'Kite rolls for distance: Impact 7, 9 (d12) and 4 make 0 successes + Tailwind 2 = 2, so up to 4" + 2" = 6".',
  ],
  [counted('recovery', 1, 0), 'Kite rolls Mind to recover: Impact 7, 9 (d12) and 4 make 1 success.'],
  [event('impact-option', { seat: 0, chosen: 'momentum' }), 'Kite takes another Momentum for the Impact 10.'],
  [event('impact-option', { seat: 0, chosen: 'two-successes' }), 'Kite counts the Impact 10 as two successes.'],
  [event('impact-option', { seat: 0, chosen: 'flip-event' }), 'Kite flips an Event Card for the Impact 10.'],
  [event('impact-option', { seat: 0, chosen: 'upgrade-damage' }), 'Kite saves two upgrades for the Damage roll.'],
  // Crims
  [event('crim-entered', { ...thug, tube: 4 }), 'Thug comes out of tube 5: Aggressive, Base Point Value 8.'],
  [event('crim-turned-away', { card: THUG }), 'Thug finds no room in the zone.'],
  [event('order-given', { seat: 0, ...thug, action: 'seek-cover' }), 'Kite orders Thug to Seek Cover.'],
  [event('crim-ordered', { ...thug, action: 'flee' }), 'Thug must Flee.'],
  [
    event('order-replaced', { ...thug, order: 'flee', action: 'charge', why: 'charging' }),
    'Thug must Charge, not Flee: after a Charge no crim Flees or Seeks Cover.',
  ],
  [event('crim-held', { ...thug, why: 'nobody-in-zone' }), 'Thug waits: no hunter is in the zone.'],
  [event('crim-held', { ...thug, why: 'no-room' }), 'Thug waits: there is no room to come out.'],
  [event('crim-acted', { ...thug, action: 'charge' }), 'Thug charges.'],
  [event('crim-acted', { ...runner, action: 'flee' }), 'Runner flees.'],
  [event('crim-acted', { ...runner, action: 'hide', hiddenIn: -1 }), 'Runner looks for a hiding place.'],
  [event('crim-acted', { ...gunman, action: 'hide', hiddenIn: 4 }), 'Gunman stays hidden at the Scrap Thicket.'],
  [event('crim-acted', { ...thug, action: 'seek-cover' }), 'Thug looks for cover.'],
  [
    event('crim-acted', { ...thug, action: 'seek-cover', noShot: 'no-ranged-attack', isInCover: true }),
    'Thug stays in cover: they have no ranged attack.',
  ],
  [event('crim-acted', { ...thug, action: 'charge', noShot: 'no-ranged-attack' }), 'Thug charges: they have no ranged attack.'],
  [
    event('crim-acted', { ...gunman, action: 'seek-cover', noShot: 'out-of-sight', target: 1 }),
    'Gunman looks for cover: they do not see Rerun.',
  ],
  [
    event('crim-acted', { ...gunman, action: 'seek-cover', noShot: 'out-of-range', target: 1, attack: 'Pistol', gap: 55.3, range: 12 }),
    'Gunman looks for cover: Rerun is out of range of their Pistol.',
  ],
  [event('crim-moved', { ...thug, path: [0, 0, 3000, 0, 3000, 4000], how: 'run' }), 'They run 7.0", still in the open.'],
  [event('crim-moved', { ...thug, path: [0, 0, 5000, 0], how: 'close-in' }), 'They come 5.0" closer, still in the open.'],
  [event('crim-moved', { ...thug, path: [0, 0, 4000, 0], how: 'keep-coming' }), 'They keep coming, another 4.0", still in the open.'],
  [event('crim-moved', { ...thug, path: [0, 0, 3000, 0] }), 'Thug moves 3.0", still in the open.'],
  [
    counted('shoot', 1, 2, { shown: 2, isOne: true }),
    'Kite shoots Thug with the Dart fan: Impact 7, 9 (d12) and 4 make 2 successes − 1 for the Impact 1 = 1, 2 needed (Defense 2): a miss.',
  ],
  [counted('damage', 0, 0, { shown: 0, isOne: true }), 'Damage: Impact 7, 9 (d12) and 4 make no success: no wound.'],
  [event('crim-pushed', { ...thug, path: [0, 0, 1000, 0] }), 'Thug is pushed back 1.0".'],
  [event('crim-pushed', { ...thug, path: [0, 0, 0, 0] }), 'Thug is pushed, but has nowhere to go.'],
  [event('crim-wounded', { ...thug, n: 1, by: 0, wounds: 1 }), 'Thug takes 1 wound, 1 of 2.'],
  [event('crim-wounded', { ...thug, n: 1, by: 0, wounds: 1, isStrike: true }), 'Kite’s disengagement strike hits Thug: 1 wound, 1 of 2.'],
  [event('crim-healed', { ...thug, n: 1, wounds: 1 }), 'Thug loses 1 wound, 1 of 2 left.'],
  [event('crim-eliminated', { crim: 9, card: THUG, by: 0 }), 'Kite eliminates Thug (9).'],
  [event('crim-eliminated', { crim: 9, card: THUG, by: -1 }), 'Thug (9) is out of the hunt.'],
  [event('crim-hidden', { ...gunman, feature: 4 }), 'Gunman hides at the Scrap Thicket.'],
  [event('crim-revealed', { ...gunman, x: 9000, y: 33_000 }), 'Gunman is revealed in the Scrap Thicket.'],
  [event('crim-came-out', { ...gunman, x: 12_000, y: 33_000 }), 'Gunman comes out of hiding, into the Scrap Thicket.'],
  [event('bounty-changed', { ...runner, n: 5, bounty: 15 }), 'The Base Point Value of Runner rises by 5, to 15.'],
  [event('bounty-changed', { ...runner, n: -4, bounty: 6 }), 'The Base Point Value of Runner falls by 4, to 6.'],
];

function counted(check: CheckKind, successes: number, threshold: number, more: Partial<Told<'checked'>> = {}): UrbanEvent {
  const dice = {
    impact: 7,
    faces: [9, 4],
    sizes: [12, 10],
    dice: 4,
    base: 4,
    over: 0,
    shown: successes,
    added: [],
    isDoubled: false,
    isOne: false,
  };
  const hasSucceeded = threshold === 0 || successes >= threshold;
  const printed = more.isInCover || more.raised ? 2 : threshold;
  const needs = { threshold, score: SCORES[check] ?? ('' as const), printed, isInCover: false, raised: [] };
  const told = { seat: 0, check, attribute: 'mind', attack: 'Dart fan', ...thug, ...dice, ...needs, successes, hasSucceeded } as const;
  return event('checked', { ...told, ...more });
}

function quality(successes: number, forSuccesses: number, texts: Quality['texts'] = []): Quality {
  return { successes, forSuccesses, texts, isDoubled: false };
}

test.each(LINES.map(([told, says]) => [says, told] as const))('%s', (says, told) => expect(sentence(told, view, null)).toBe(says));

test('the reader is you also inside of a line', () => {
  expect(sentence(event('rolled-off', { seats: [0, 1], faces: [7, 9] }), view, 1)).toBe('Who goes first? Kite rolls 7 and you roll 9.');
  expect(sentence(event('hunter-focused', { seat: 0 }), view, 0)).toBe('You focus on the next check.');
});

test.each([
  [event('hunter-moved', { seat: 0, path: [0, 0, 5400, 0], surface: -1, length: 5400 }), 'You move 5.4", still in the open.'],
  [counted('shoot', 2, 2), 'You shoot Thug with the Dart fan: Impact 7, 9 (d12) and 4 make 2 successes, 2 needed (Defense 2): a hit.'],
  [event('hunter-attacked', { seat: 0, ...thug, attack: 'Club', isShot: false, isInCover: false }), 'Thug attacks you (Club).'],
  [event('crim-eliminated', { crim: 9, card: THUG, by: 0 }), 'You eliminate Thug (9).'],
  [
    event('crim-acted', { ...gunman, action: 'seek-cover', noShot: 'out-of-range', target: 0, attack: 'Pistol', gap: 14.2, range: 12 }),
    'Gunman looks for cover: you are out of range of their Pistol.',
  ],
  [
    event('crim-acted', { ...gunman, action: 'seek-cover', noShot: 'out-of-sight', target: 0, isInCover: true }),
    'Gunman stays in cover: they do not see you.',
  ],
  [event('hunter-incapacitated', { seat: 0 }), 'You are incapacitated and carried out of the zone.'],
  [event('match-over', { winners: [0], points: [58, 31] }), 'The match is over: Kite 58 and Rerun 31 points. You win.'],
] as const)('the reader is you: %#', (told, says) => expect(sentence(told, view, 0)).toBe(says));

test('[UM-CHK-3] the number of a crim is said only while there are two of its name', () => {
  const twins = viewOf(
    stateSchema,
    given({
      hunters: [{}],
      crims: [
        { card: THUG, at: [20, 20], no: 3 },
        { card: THUG, at: [30, 20], no: 4 },
      ],
    }).state,
    0,
  );
  expect(sentence(event('crim-acted', { ...thug, action: 'charge' }), twins as View, null)).toBe('Thug (3) charges.');
});

test('no type of event is without an exact sentence here', () => {
  const shown = new Set<string>(LINES.map(([{ type }]) => type));
  expect(EVENT_TYPES.filter(type => !shown.has(type))).toEqual([]);
});

test('a lone player is not said to choose tubes', () => {
  expect(sentence(event('crims-ordered', { n: 2, parts: ['set-up', 2], mode: 'first' }), alone, null)).toBe(
    '2 crims are sent in, to random tubes.',
  );
});

test('[UM-IMP-8] the log shows the dice before what an Impact 10 among them brings', () => {
  const rehearsal = given({ hunters: [{ slate: KITE }], dice: { check: [10, 6, 3] } });
  making(rehearsal, newCheck('recovery', 0, 'mind', 3, null));

  rehearsal.answer('impact-option', 'two-successes');

  expect(linesOf(rehearsal)).toEqual([
    'Kite rolls Mind to recover: Impact 10, 6 and 3.',
    'Kite gains 1 Momentum for an Impact 10, 1 now.',
    'Kite counts the Impact 10 as two successes.',
    'The recovery roll makes 2 successes + 1 for the Impact 10 = 3.',
  ]);
});

test('[UM-IMP-8] [UM-IMP-22] dice that were rolled again since are shown again with the count', () => {
  const slate = hunter({
    options: [{ name: 'Again', cost: 1, when: 'post', checks: ['move'], effects: [{ do: 'reroll', n: 1, of: 'any' }] }],
  });
  const rehearsal = given({ hunters: [{ slate, momentum: 1 }], dice: { check: [10, 6, 3, 8] } });
  making(rehearsal, newCheck('move', 0, 'athletics', 3, null));

  rehearsal.answer('after-roll', 'option-0').answer('reroll-dice', 'd2').answer('impact-option', 'momentum');

  expect(rehearsal.toldOf('checked')).toMatchObject([{ impact: 10, faces: [6, 8] }]);
  expect(rehearsal.toldOf('checked')[0]).not.toHaveProperty('isShown');
});

test('[UM-CHK-3] any other roll is one line, with what it comes to', () => {
  const rehearsal = given({ hunters: [{ slate: KITE }], dice: { check: [7, 6, 3] } });

  making(rehearsal, newCheck('recovery', 0, 'mind', 3, null));

  expect(linesOf(rehearsal)).toEqual(['Kite rolls Mind to recover: Impact 7, 6 and 3 make 2 successes.']);
});

test('[UM-CRIM-6] [UM-CSHO-2] a crim without a shot is one line, with what it does and why', () => {
  const rehearsal = crimOrdered('shoot', { hunters: [{ slate: KITE, at: [20, 40.1] }], crims: [{ card: GUNMAN, at: [20, 27] }] });

  const [first, ...rest] = linesOf(rehearsal);

  expect(first).toBe('Gunman looks for cover: Kite is out of range of their Pistol.');
  expect(rest).toHaveLength(1);
  expect(rest[0]).toMatch(/^Gunman moves /);
});

test('[UM-EVT-8] [UM-SET-14] a card that can do nothing says so, and not what it would have done', () => {
  const jailbreak = cardNamed('jailbreak');
  const crims = [10, 14, 18, 22].map(x => ({ card: THUG, at: [x, 40.6] as const }));
  const rehearsal = given({
    hunters: [{ slate: KITE }],
    crims,
    state: { queue: [{ card: jailbreak, owner: 0 }], step: 'carry-out-events' },
  });

  rehearsal.run(carryOutEvents);

  expect(linesOf(rehearsal)).toEqual(['Jailbreak has no effect: the zone is full.']);
  expect([rehearsal.state.crims.length, rehearsal.state.eventDiscard]).toEqual([4, [jailbreak]]);
});

/** What people read of it. */
const linesOf = ({ told }: Rehearsal): string[] =>
  told
    .filter(({ type }) => !ASIDES.includes(type))
    .map(one => sentence(one, alone, null))
    .filter(says => says !== '');

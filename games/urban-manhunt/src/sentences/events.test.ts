/** The log, line by line: exact sentences for every type of event. */
import { type Event, viewOf } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { CONTROL_DECK, cardNamed } from '../content/box.ts';
import { stateSchema, type View } from '../state.ts';
import { GUNMAN, RUNNER, THUG } from '../testing/fixtures.ts';
import { given } from '../testing/stage.ts';
import { EVENT_TYPES, sentence } from './events.ts';

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

const event = (type: string, facts: Record<string, unknown> = {}): Event => ({ type, rule: 'UM-X-1', ...facts });
const thug = { crim: 3, card: THUG };
const gunman = { crim: 4, card: GUNMAN };
const runner = { crim: 5, card: RUNNER };
const camera = cardNamed('camera-drone');
const smoke = cardNamed('smoke-screen');
const supply = cardNamed('supply-drop');

const LINES: readonly (readonly [Event, string])[] = [
  // Set-up and turn
  [event('rolled-off', { seats: [0, 1], faces: [7, 9] }), 'Who goes first? Kite rolled 7 and Rerun rolled 9.'],
  [event('first-player', { seat: 1 }), 'Rerun became First Player.'],
  [event('hunter-chosen', { seat: 0, slate: KITE }), 'Seat 1 chose Kite.'],
  [event('hunter-placed', { seat: 0, x: 2500, y: 3000 }), 'Kite started at (2.5, 3.0).'],
  [event('decks-shuffled', { controls: 8 }), 'The decks were shuffled, with 8 Control Cards for the match.'],
  [event('turn-begun', { turn: 3 }), 'Turn 3 began.'],
  [event('phase-begun', { phase: 'crim' }), 'The Crim Phase began.'],
  [
    event('control-flipped', { card: CONTROL_DECK[4] }),
    'The Control Card was Blood Up: Aggressive and Tactical crims Charge, Skittish ones Flee, Sneaky ones Shoot.',
  ],
  [
    event('control-flipped', { card: CONTROL_DECK[6] }),
    'The Control Card was Lights Out: Aggressive crims Charge, Tactical, Skittish and Sneaky ones Hide. This turn no ranged attack reaches farther than 12".',
  ],
  [event('control-flipped', { card: CONTROL_DECK[11] }), 'The Control Card was Gun Drop: all crims Shoot.'],
  [event('control-peeked', { seat: 0 }), 'Kite looked at the top of the Control Deck.'],
  [event('control-peeked', { seat: 0, cards: [CONTROL_DECK[0]] }), 'Kite looked at the top of the Control Deck: Opening Siren.'],
  [event('crims-ordered', { n: 2, mode: 'trailing' }), '2 crims were sent in, to tubes that the player with the fewest points chooses.'],
  [event('crims-ordered', { n: 1, mode: 'far' }), '1 crim was sent in, to the tubes farthest from the hunters.'],
  [event('crims-ordered', { n: 0, mode: 'random' }), 'The zone was full: no crim was sent in.'],
  [event('crims-reshuffled'), 'The Crim deck was shuffled anew.'],
  [event('pods-restocked'), 'Every pod was full again.'],
  [event('pod-emptied', { pod: 2 }), 'Pod 3 was emptied.'],
  [event('events-reshuffled'), 'The Event deck was shuffled anew.'],
  [event('keeper-drawn', { seat: 1 }), 'Rerun drew a Keeper.'],
  [event('keeper-drawn', { seat: 1, card: camera }), 'Rerun drew the Keeper Camera Drone.'],
  [event('keeper-flipped', { seat: 1, card: camera }), 'Rerun flipped the Keeper Camera Drone and kept it.'],
  [
    event('keeper-played', { seat: 1, card: camera }),
    'Rerun played Camera Drone: “Before your Elimination Quality roll: roll 2 more dice.”',
  ],
  [event('keeper-discarded', { seat: 1, card: camera }), 'Rerun discarded Camera Drone.'],
  [event('event-queued', { seat: 0, card: supply }), 'Kite drew Supply Drop, which waits for the end of the phase.'],
  [
    { ...event('event-queued', { seat: 0, card: supply }), rule: 'UM-IMP-11' },
    'Kite flipped Supply Drop, which waits for the end of the phase.',
  ],
  [event('event-carried-out', { seat: 0, card: supply }), 'Supply Drop came into effect: “Every empty pod is full again.”'],
  [event('event-in-force', { seat: 0, card: smoke }), 'Smoke Screen stays in force until the end of the next turn.'],
  [event('event-expired', { card: smoke }), 'Smoke Screen was over.'],
  [event('end-tested', { face: 5, need: 6 }), 'The end test showed 5, and 6 or more ends the match: the hunt went on.'],
  [event('end-tested', { face: 6, need: 6 }), 'The end test showed 6, and 6 or more ends the match: it was over.'],
  [event('overtime-begun', { overtime: 1 }), 'Overtime! One of the used Control Cards was shuffled back.'],
  [event('match-conceded', { seat: 0 }), 'Kite gave up.'],
  [event('match-over', { winners: [1], points: [58, 61] }), 'The match was over: Kite 58 and Rerun 61. Rerun won.'],
  [event('match-over', { winners: [0, 1], points: [58, 58] }), 'The match was over: Kite 58 and Rerun 58. Kite and Rerun shared the win.'],
  [event('match-over', { winners: [], points: [30, 2] }), 'The match was over: Kite 30 and Rerun 2.'],
  [event('effect', { word: 'draw-event' }), 'Draw event.'],
  // Hunters
  [event('hunter-activated', { seat: 0, actions: 2 }), 'Kite was up, with 2 Action Points.'],
  [event('activation-ended', { seat: 0 }), 'Kite was done.'],
  [event('action-taken', { seat: 0, action: 'universal' }), 'Kite took a Universal action.'],
  [event('action-granted', { seat: 0 }), 'Kite gained an Action Point.'],
  [event('actions-lost', { seat: 0, n: 1 }), 'Kite lost 1 Action Point of the next activation.'],
  [event('hunter-focused', { seat: 0 }), 'Kite focused on the next check.'],
  [event('focus-spent', { seat: 0 }), 'Kite’s Focus went into the roll.'],
  [{ ...event('focus-spent', { seat: 0 }), rule: 'UM-FOC-4' }, 'Kite’s Focus faded unused.'],
  [event('hunter-moved', { seat: 0, path: [0, 0, 5400, 0], surface: -1, length: 5400 }), 'Kite moved 5.4" to (5.4, 0.0).'],
  [
    event('hunter-moved', { seat: 0, path: [9500, 12000, 10500, 12000], surface: 1, length: 3000 }),
    'Kite moved 3.0" to (10.5, 12.0), on the roof of the Block.',
  ],
  [event('hunter-snared', { seat: 0 }), 'Kite was snared: all dice of the next Move roll are downgraded.'],
  [event('snare-shaken-off', { seat: 0 }), 'Kite dragged the snare along: all dice were downgraded.'],
  [
    { ...event('attack-declared', { seat: 0, attack: 'Dart fan', ...thug, isInCover: true }), rule: 'UM-SHO-1' },
    'Kite shot at Thug (3), which was in cover, with the Dart fan.',
  ],
  [
    { ...event('attack-declared', { seat: 0, attack: 'Claw gloves', ...thug, isInCover: false }), rule: 'UM-FGT-1' },
    'Kite fought Thug (3) with the Claw gloves.',
  ],
  [event('attack-depleted', { seat: 1, name: 'Old carbine' }), 'Rerun’s Old carbine ran dry.'],
  [event('attack-reloaded', { seat: 1, name: 'Old carbine' }), 'Rerun reloaded the Old carbine.'],
  [event('points-gained', { seat: 0, n: 8, source: 'kill', points: 23 }), 'Kite scored 8 points for the kill: 23 in all.'],
  [
    { ...event('points-gained', { seat: 0, n: 8, source: 'kill', points: 23 }), rule: 'UM-IMP-7' },
    'Kite scored 8 points for the kill, and the Impact 1 allowed no more: 23 in all.',
  ],
  [event('points-gained', { seat: 0, n: 7, source: 'quality', points: 30 }), 'Kite scored 7 points for style: 30 in all.'],
  [event('points-gained', { seat: 0, n: 1, source: 'pod', points: 31 }), 'Kite found 1 point in the pod: 31 in all.'],
  [event('points-gained', { seat: 0, n: 3, source: 'card', points: 34 }), 'Kite gained 3 points: 34 in all.'],
  [event('points-gained', { seat: 0, n: -3, source: 'card', points: 31 }), 'Kite lost 3 points: 31 in all.'],
  [event('momentum-gained', { seat: 0, n: 1, momentum: 2 }), 'Kite gained 1 Momentum: 2 now.'],
  [event('momentum-gained', { seat: 0, n: -1, momentum: 1 }), 'Kite lost 1 Momentum: 1 now.'],
  [
    event('momentum-spent', { seat: 0, n: 1, name: 'Tailwind', momentum: 0 }),
    'Kite spent 1 Momentum on Tailwind: “After your Move roll: add 2 successes.”',
  ],
  [event('rule-used', { seat: 1, name: 'Comeback' }), 'Rerun used Comeback.'],
  [event('pod-opened', { seat: 0, pod: 2 }), 'Kite opened pod 3.'],
  [event('token-taken', { seat: 0, reward: 'reload' }), 'Kite took a Reload token.'],
  [event('token-taken', { seat: 0, reward: 'med-spray' }), 'Kite took a Med Spray.'],
  [event('shot-taken', { seat: 0, attribute: 'shoot' }), 'Kite took a Performance Shot: +1 Shoot.'],
  [event('shots-ended', { seat: 0 }), 'Kite’s Performance Shots wore off.'],
  [event('med-spray-used', { seat: 0 }), 'Kite used a Med Spray.'],
  [
    { ...event('hunter-attacked', { seat: 0, ...gunman, attack: 'Pistol', isInCover: true }), rule: 'UM-CSHO-3' },
    'Gunman (4) shot at Kite (Pistol), who was in cover.',
  ],
  [
    { ...event('hunter-attacked', { seat: 0, ...thug, attack: 'Club', isInCover: false }), rule: 'UM-CFGT-2' },
    'Thug (3) attacked Kite (Club).',
  ],
  [event('hunter-struck', { seat: 0, ...thug, wounds: 2 }), 'Thug (3) struck Kite on the way out: 2 wounds.'],
  [event('strike-avoided', { seat: 0, ...thug }), 'Kite slipped past Thug (3).'],
  [event('wounds-cancelled', { seat: 0, n: 1 }), 'Kite cancelled 1 wound.'],
  [event('hunter-wounded', { seat: 0, n: 2, wounds: 4 }), 'Kite took 2 Wound Tokens: 4 of 5.'],
  [event('hunter-healed', { seat: 1, n: 2, wounds: 1 }), 'Rerun removed 2 Wound Tokens: 1 of 6.'],
  [{ ...event('hunter-healed', { seat: 1, n: 1, wounds: 0 }), rule: 'UM-REST-1' }, 'Rerun rested and removed 1 Wound Token: 0 of 6.'],
  [event('hunter-incapacitated', { seat: 0 }), 'Kite was incapacitated and carried out of the zone.'],
  [event('hunter-returned', { seat: 0, x: 2000, y: 46_000 }), 'Kite returned at (2.0, 46.0).'],
  // Dice
  [
    event('rolled', { seat: 0, check: 'shoot', attribute: 'shoot', ...thug, impact: 7, faces: [6, 3], sizes: [10, 10], threshold: 2 }),
    'Kite rolled Shoot: Impact 7, 6 and 3.',
  ],
  [
    event('rolled', {
      seat: 0,
      check: 'move',
      attribute: 'athletics',
      crim: 0,
      card: -1,
      impact: 1,
      faces: [11, 4],
      sizes: [12, 8],
      threshold: 0,
    }),
    'Kite rolled Athletics for distance: Impact 1, 11 (d12) and 4 (d8).',
  ],
  [
    event('rolled', { seat: 0, check: 'spot', attribute: 'mind', ...gunman, impact: 10, faces: [], sizes: [], threshold: 2 }),
    'Kite rolled Mind to spot Gunman (4): Impact 10.',
  ],
  [
    event('rolled', { seat: 0, check: 'avoid', attribute: 'athletics', ...thug, impact: 6, faces: [6], sizes: [10], threshold: 2 }),
    'Kite rolled Athletics to slip past Thug (3): Impact 6 and 6.',
  ],
  [
    event('rolled', { seat: 0, check: 'recovery', attribute: 'mind', crim: 0, card: -1, impact: 6, faces: [2], sizes: [10], threshold: 0 }),
    'Kite rolled Mind to recover: Impact 6 and 2.',
  ],
  [event('rerolled', { seat: 0, before: [3, 4], faces: [9, 1], isImpact: false }), 'Kite rerolled 3 and 4 and got 9 and 1.'],
  [event('rerolled', { seat: 0, before: [1], faces: [8], isImpact: true }), 'Kite rerolled the Impact Die, a 1, and got 8.'],
  [counted('shoot', 3, 2), '3 successes against Defense 2: a hit, with 1 to spare.'],
  [counted('shoot', 2, 2), '2 successes against Defense 2: a hit.'],
  [counted('fight', 0, 1), 'No success against Defense 1: a miss.'],
  [counted('damage', 2, 0), '2 successes in 4 potential wounds.'],
  [counted('defense', 2, 2), '2 successes against 2: the attack missed.'],
  [counted('defense', 1, 2), '1 success against 2: the attack hit.'],
  [counted('resistance', 1, 0), '1 success in 4 potential wounds: 1 was cancelled.'],
  [counted('resistance', 0, 0), 'No success in 4 potential wounds: none was cancelled.'],
  [counted('move', 2, 0), '2 successes: Kite could go up to 6.0".'],
  [counted('avoid', 2, 2), '2 successes against Fight 2.'],
  [counted('spot', 3, 3), '3 successes against Stealth 3: found.'],
  [counted('spot', 2, 3), '2 successes against Stealth 3: nothing stirred.'],
  [counted('quality', 3, 0), '3 successes for style.'],
  [counted('recovery', 1, 0), '1 success.'],
  [event('impact-option', { seat: 0, chosen: 'momentum' }), 'Kite took another Momentum for the Impact 10.'],
  [event('impact-option', { seat: 0, chosen: 'two-successes' }), 'Kite counted the Impact 10 as two successes.'],
  [event('impact-option', { seat: 0, chosen: 'flip-event' }), 'Kite flipped an Event Card for the Impact 10.'],
  [event('impact-option', { seat: 0, chosen: 'upgrade-damage' }), 'Kite saved two upgrades for the Damage roll.'],
  // Crims
  [event('crim-entered', { ...thug, tube: 4 }), 'Thug (3) came out of tube 5: Aggressive, worth 8 points.'],
  [event('crim-turned-away', { card: THUG }), 'Thug found no room in the zone.'],
  [event('order-given', { seat: 0, ...thug, action: 'seek-cover' }), 'Kite ordered Thug (3) to Seek Cover.'],
  [event('crim-ordered', { ...thug, action: 'flee' }), 'Thug (3) was to Flee.'],
  [
    { ...event('order-replaced', { ...thug, order: 'shoot', action: 'charge' }), rule: 'UM-CRIM-7' },
    'Thug (3) had no shot: it was to Charge instead.',
  ],
  [
    { ...event('order-replaced', { ...thug, order: 'flee', action: 'charge' }), rule: 'UM-CRIM-5' },
    'Thug (3) had just charged: it was to Charge instead.',
  ],
  [{ ...event('crim-held', thug), rule: 'UM-CRIM-11' }, 'Thug (3) waited: no hunter was in the zone.'],
  [{ ...event('crim-held', thug), rule: 'UM-GEO-14' }, 'Thug (3) waited: there was no room to come out.'],
  [event('crim-acted', { ...thug, action: 'charge' }), 'Thug (3) charged.'],
  [event('crim-acted', { ...runner, action: 'flee' }), 'Runner (5) fled.'],
  [event('crim-acted', { ...runner, action: 'hide', hiddenIn: -1 }), 'Runner (5) made for a hideout.'],
  [event('crim-acted', { ...gunman, action: 'hide', hiddenIn: 4 }), 'Gunman (4) stayed hidden at the Scrap Thicket.'],
  [event('crim-acted', { ...thug, action: 'seek-cover' }), 'Thug (3) looked for cover.'],
  [{ ...event('crim-acted', { ...thug, action: 'seek-cover' }), rule: 'UM-SEEK-2' }, 'Thug (3) kept its head down.'],
  [{ ...event('crim-moved', { ...thug, path: [0, 0, 3000, 0, 3000, 4000] }), rule: 'UM-FLEE-1' }, 'Thug (3) ran 7.0", to (3.0, 4.0).'],
  [{ ...event('crim-moved', { ...thug, path: [0, 0, 5000, 0] }), rule: 'UM-CHG-1' }, 'Thug (3) closed in by 5.0", to (5.0, 0.0).'],
  [{ ...event('crim-moved', { ...thug, path: [0, 0, 4000, 0] }), rule: 'UM-CHG-3' }, 'Thug (3) kept coming, another 4.0", to (4.0, 0.0).'],
  [event('crim-moved', { ...thug, path: [0, 0, 3000, 0] }), 'Thug (3) moved 3.0", to (3.0, 0.0).'],
  [{ ...counted('shoot', 1, 2), isOne: true }, 'The Impact 1 costs a success. 1 success against Defense 2: a miss.'],
  [event('crim-pushed', { ...thug, path: [0, 0, 1000, 0] }), 'Thug (3) was pushed back 1.0".'],
  [event('crim-pushed', { ...thug, path: [0, 0, 0, 0] }), 'Thug (3) was pushed, but had nowhere to go.'],
  [event('crim-wounded', { ...thug, n: 1, by: 0, wounds: 1 }), 'Thug (3) took 1 Wound Token: 1 of 2.'],
  [
    { ...event('crim-wounded', { ...thug, n: 1, by: 0, wounds: 1 }), rule: 'UM-CDIS-2' },
    'Kite struck Thug (3) on its way out, 1 Wound Token: 1 of 2.',
  ],
  [event('crim-healed', { ...thug, n: 1, wounds: 1 }), 'Thug (3) lost 1 Wound Token: 1 of 2.'],
  [event('crim-eliminated', { crim: 9, card: THUG, by: 0 }), 'Kite eliminated Thug (9).'],
  [event('crim-eliminated', { crim: 9, card: THUG, by: -1 }), 'Thug (9) was out of the hunt.'],
  [event('crim-hidden', { ...gunman, feature: 4 }), 'Gunman (4) hid at the Scrap Thicket.'],
  [event('crim-revealed', { ...gunman, x: 9000, y: 33_000 }), 'Gunman (4) was dragged into the light at (9.0, 33.0).'],
  [event('crim-came-out', { ...gunman, x: 12_000, y: 33_000 }), 'Gunman (4) came out of hiding at (12.0, 33.0).'],
  [event('bounty-changed', { ...runner, n: 5, bounty: 15 }), 'The price on Runner (5) rose to 15 points.'],
  [event('bounty-changed', { ...runner, n: -4, bounty: 6 }), 'The price on Runner (5) fell to 6 points.'],
];

function counted(check: string, successes: number, threshold: number): Event {
  return event('checked', { seat: 0, check, dice: 4, successes, threshold, hasSucceeded: threshold === 0 || successes >= threshold });
}

test.each(LINES.map(([told, says]) => [says, told] as const))('%s', (says, told) => expect(sentence(told, view)).toBe(says));

test('no type of event is without an exact sentence here', () => {
  const shown = new Set(LINES.map(([{ type }]) => type));
  expect(EVENT_TYPES.filter(type => !shown.has(type))).toEqual([]);
});

test('a lone player is not said to choose tubes', () => {
  expect(sentence(event('crims-ordered', { n: 2, mode: 'first' }), alone)).toBe('2 crims were sent in, to random tubes.');
});

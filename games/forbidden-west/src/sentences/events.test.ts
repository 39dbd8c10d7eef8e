/** The log: the reader is you, numbers come with their sum and with what is left, places are things. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import {
  BEHAVIOUR_NUMBERS,
  behaviourCard,
  GEAR_NUMBERS,
  gearCard,
  INJURY_NUMBERS,
  MODIFICATION_NUMBERS,
  nameOf,
  SPECIAL_NUMBERS,
  typeOf,
} from '../content/box.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import type { Told, WestEvent } from '../events.ts';
import { stateSchema, type View } from '../state.ts';
import { staged } from '../testing/rehearsal.ts';
import { ASIDES, EVENT_TYPES, isNews, sentence } from './events.ts';

const BOW = GEAR_NUMBERS.find(card => gearCard(card).of === 'senvi' && gearCard(card).kind === 'ranged')!;
const HOWL = BEHAVIOUR_NUMBERS.find(card => behaviourCard(card).enemy === 'scurrier')!;
const [INJURY, COIL, SPECIAL] = [INJURY_NUMBERS[0]!, MODIFICATION_NUMBERS[0]!, SPECIAL_NUMBERS[0]!];
const WIDTH = 12;
const at = (x: number, y: number): number => y * WIDTH + x;

/** A map of open ground with a strip of tall grass, a Scurrier, two Razorhounds, and two characters. */
function viewed(): View {
  const state = staged({
    map: ['............', '.""".......', '.^c.........'].map(row => row.padEnd(WIDTH, '.')),
    marshals: [{ at: [1, 0] }, { at: [4, 0], isRevealed: true }],
    enemies: [
      { type: 'scurrier', at: [5, 1] },
      { type: 'razorhound', at: [7, 1], hp: 5, maxHp: 5 },
      { type: 'razorhound', at: [8, 1], hp: 5, maxHp: 5 },
    ],
    features: [
      { kind: 'pump', at: [9, 1], hp: 4 },
      { kind: 'pump', at: [10, 1], hp: 4 },
    ],
  });
  return viewOf(stateSchema, state, 0) as View;
}
/** The same once the map is closed. */
const cleared = (view: View): View => ({ ...view, brief: null, fight: { ...view.fight, rows: 0, enemies: [], decks: [], features: [] } });

type Facts<T extends WestEvent['type']> = Omit<Told<T>, 'type' | 'rule' | 'within' | 'reveals'>;
/** Of the wide type: to work out the narrow one from a list of all events takes the compiler seconds. */
const event = <T extends WestEvent['type']>(type: T, facts: Facts<T>): WestEvent =>
  ({ type, rule: 'FW-ATK-9', ...facts }) as unknown as WestEvent;

const attack = {
  seat: 1,
  enemy: 0,
  kind: 'ranged',
  weapon: BOW,
  ability: -1,
  ammunition: -1,
  part: 0,
  faces: [2, 1, 'crit', 0],
  pips: 3,
  crits: 1,
  addedCrits: 0,
  bonus: 0,
  perCrit: 1,
  result: 4,
  armour: 1,
  frost: 0,
  damage: 3,
  left: 0,
} as const;
const evade = {
  seat: 0,
  enemy: 1,
  damage: 4,
  faces: [1, 'crit'],
  pips: 1,
  crits: 1,
  thrownOut: 0,
  perCrit: 1,
  bonus: 0,
  result: 2,
  reduced: 0,
  frost: 0,
  suffered: 2,
  dial: 6,
} as const;
const way = { from: at(1, 0), square: at(1, 1) };
const seat = { seat: 0 };
const enemy = { enemy: 0 };

/** One event of every type. */
const SAMPLES: { readonly [T in WestEvent['type']]: Facts<T> } = {
  'chapter-began': { chapter: 3 },
  'cards-left-out': { keys: ['an-old-card'] },
  'entry-opened': { entry: '1.02', from: '1.01' },
  'path-taken': { entry: '1.01', to: '1.02' },
  'entry-event': { entry: '1.02', element: 0, isAgain: true },
  'entry-outcome': { entry: '1.02', element: 0, isHeld: false },
  'story-rolled': { entry: '1.02', element: 1, isPassed: true, isClean: false, pips: 3, crits: 0, dice: [2, 0, 0], faces: [2, 1] },
  'story-declined': { entry: '1.02', element: 1, isOut: false },
  'counter-moved': { counter: 'rebellion', by: 1, now: 2 },
  'flag-set': { flag: 'survivor' },
  'token-collected': { token: 'eye' },
  'special-collected': { card: SPECIAL },
  prepared: { what: 'one-more-trap' },
  'potions-changed': { by: -1, now: 1 },
  'supplies-changed': { by: 2, now: 4 },
  'resource-collected': { ...seat, kind: 'spark' },
  'pile-empty': { kind: 'metal' },
  'resource-lost': { ...seat, kind: 'metal' },
  'one-picked': { ...seat, entry: '1.02' },
  'card-given': { ...seat, card: COIL },
  'cards-shown': { cards: [BOW] },
  'nothing-left': { of: 'gear' },
  'behaviour-added': { card: HOWL, why: 'counter', letters: [] },
  'injuries-added': { n: 2 },
  'alert-start': { by: 1 },
  'level-risen': { enemy: 'scurrier' },
  'profiles-risen': { level: 2 },
  'selection-widened': { level: 2 },
  'card-gained': { ...seat, card: SPECIAL },
  'gear-upgraded': { seat: 1, card: BOW, paid: ['metal', 'metal', 'spark'] },
  'cards-recovered': { ...seat, n: 3, how: 'supply' },
  'injury-removed': { ...seat, card: INJURY },
  'story-ended': { ending: 'peace-kept' },
  'chapter-ended': { chapter: 3 },
  'gear-swapped': { ...seat, card: BOW, for: BOW },
  'modification-fitted': { ...seat, card: COIL, on: BOW },
  'modification-taken-off': { ...seat, card: COIL },
  'card-added': { ...seat, card: SPECIAL },
  'card-removed': { ...seat, card: SPECIAL },
  'resource-passed': { ...seat, to: 1, kind: 'metal' },
  'card-passed': { ...seat, to: 1, card: COIL },
  'character-changed': { ...seat, from: 'drokkeh', to: 'ikkara' },
  'change-refused': { ...seat, by: 1 },
  'brief-opened': { brief: 'B1', retry: 1 },
  'first-chosen': seat,
  'enemy-placed': { ...enemy, enemyType: 'scurrier', square: at(5, 1) },
  'special-given': { ...seat, card: SPECIAL },
  'special-left': { card: SPECIAL },
  'token-rule': { token: 'eye' },
  'fight-began': { rows: 8 },
  'turn-began': { ...seat, turn: 4 },
  'turn-ended': seat,
  'tops-seen': { enemyType: 'scurrier', cards: [HOWL] },
  'alert-moved': { from: 2, row: 3 },
  'threat-moved': { ...seat, from: 7, row: 6 },
  'marshal-revealed': { ...seat, how: 'track', rank: 2 },
  'marshal-hid': seat,
  'threat-order': { ...seat, rank: 2 },
  'action-begun': { ...seat, action: 'sneak', isFree: false, feature: -1 },
  'card-action': { ...seat, card: SPECIAL },
  'marshal-moved': { ...seat, ...way, how: 'sneak' },
  'card-played': { ...seat, card: SPECIAL, section: 0 },
  'card-discarded': { ...seat, card: SPECIAL },
  'special-boxed': { ...seat, card: SPECIAL },
  'cards-drawn': { ...seat, cards: [SPECIAL, INJURY] },
  'cards-taken-back': { ...seat, cards: [SPECIAL] },
  'deck-shuffled': seat,
  'top-discarded': { ...seat, cards: [INJURY] },
  word: { ...seat, card: SPECIAL, word: 'draw' },
  'dice-rolled': { ...seat, for: 'attack', dice: [2, 0, 0], faces: [1, 'crit'], stake: null },
  'dice-rerolled': { ...seat, faces: [1, 0], for: 'attack', dice: [2, 0, 0], again: [0], granting: [], own: true, stake: null },
  'attack-declared': { ...seat, ...enemy, kind: 'ranged', part: 0 },
  'attack-hits': attack,
  'command-rolled': { ...seat, faces: ['crit'], crits: 1, isPassed: true, isDeaf: false },
  'command-passed': seat,
  'command-failed': { ...seat, why: 'no-critical' },
  'solo-token-spent': { ...seat, left: 3 },
  'distraction-placed': { ...seat, square: at(3, 1), left: 2 },
  'distraction-gone': { square: at(3, 1), isAttacked: true },
  rested: seat,
  'resource-spent': { ...seat, kind: 'blaze' },
  'trap-placed': { ...seat, square: at(1, 2), isBlast: true, direction: 2, condition: 'fire' },
  'trap-lifted': { ...seat, square: at(1, 2) },
  'trap-springs': { seat: -1, square: at(1, 2) },
  'trap-hits-enemy': { ...enemy, faces: [2, 1, 'crit'], pips: 3, crits: 1, perCrit: 1, frost: 0, damage: 4 },
  'trap-hits-marshal': { ...seat, faces: [2, 0], damage: 2 },
  'trap-gone': { seat: -1, square: at(1, 2) },
  'trap-removed': { square: at(1, 2) },
  'marshal-hurt': { ...seat, n: 2, dial: 6, by: 'trap', frost: 0 },
  'marshal-healed': { ...seat, n: 2, dial: 6 },
  'marshal-fainted': { ...seat, potions: 1 },
  'injury-taken': { ...seat, card: INJURY },
  'injury-spared': seat,
  'injury-strikes': { ...seat, card: INJURY },
  'injury-shaken-off': { ...seat, card: INJURY },
  'condition-gained': { ...seat, condition: 'fire', instead: 'none' },
  'condition-lost': { ...seat, condition: 'fire' },
  'enemy-phase-skipped': seat,
  'types-ordered': { types: [typeOf('scurrier'), typeOf('razorhound')] },
  'type-patrols': { enemyType: 'razorhound' },
  'type-skips': { enemyType: 'scurrier' },
  'behaviour-drawn': { enemyType: 'scurrier', card: HOWL, letters: ['A'] },
  'behaviour-reshuffled': { enemyType: 'scurrier', letters: [] },
  'behaviour-buried': { enemyType: 'scurrier', letters: [] },
  'deck-opened': { enemyType: 'scurrier', deck: 1, letters: ['A'] },
  'series-chosen': { ...enemy, card: HOWL, isYes: true },
  'target-fixed': { ...enemy, seat: -1, square: at(3, 1) },
  'enemy-moved': { enemy: 2, from: at(4, 1), square: at(2, 1), how: 'behaviour' },
  'enemy-walked': { enemy: 2, from: at(4, 1), square: at(2, 1), how: 'behaviour', path: [at(3, 1), at(2, 1)] },
  'enemy-idle': { ...enemy, action: 'attack', why: 'out-of-range' },
  'marshal-attacked': { ...seat, ...enemy, kind: 'ranged', damage: 3, condition: 'none' },
  'marshal-evaded': evade,
  'enemy-action': { ...enemy, action: 'alert', n: 1 },
  'enemy-hurt': { ...enemy, n: 2, left: 1, by: 'card', frost: 1 },
  'enemy-healed': { ...enemy, n: 1, left: 3 },
  'enemy-armour': { ...enemy, armour: 2 },
  'enemy-defeated': { ...enemy, by: 'attack' },
  'part-hurt': { ...enemy, part: 0, n: 2, left: 0, by: 'volley', frost: 0 },
  'part-destroyed': { ...enemy, part: 0, letter: 'A' },
  'part-marked': { ...enemy, part: 0, left: 1 },
  'enemy-condition': { ...enemy, condition: 'shock', instead: 'none' },
  'enemy-condition-lost': { ...enemy, condition: 'shock' },
  noticed: seat,
  'mine-laid': { ...enemy, square: at(2, 1) },
  'feature-used': { ...seat, feature: 1, kind: 'pump' },
  'feature-hurt': { feature: 1, kind: 'pump', n: 2, left: 2 },
  'feature-destroyed': { feature: 1, kind: 'pump' },
  'feature-moved': { feature: 1, kind: 'pump', ...way },
  'feature-lost': { feature: 1, kind: 'refugee' },
  'feature-held': { feature: 1, kind: 'bridge-head', isHeld: true },
  'feature-through': { feature: 1, kind: 'refugee' },
  'stones-loosened': { square: at(2, 1) },
  'duel-named': seat,
  'beacons-call': { n: 2, isStopped: true },
  'wave-came': { wave: 2 },
  'stage-done': { stage: 1 },
  'once-used': { what: 'volley' },
  'fight-won': { brief: 'B1', turns: 9 },
  'fight-failed': { brief: 'B1', why: 'fainted' },
  'tried-again': { brief: 'B1', setbacks: 1 },
  'pressed-on': { brief: 'B1', setbacks: 2 },
  'table-cleared': {},
};
const TYPES = Object.keys(SAMPLES) as WestEvent['type'][];
const sample = (type: WestEvent['type']): WestEvent => event(type, SAMPLES[type] as never);

const BROKEN = /undefined|null|NaN|\[object|-1|\bAn? [aeiou]?\.| {2}|: \.|\.\./;

describe('Every event', () => {
  test('has a sentence, and there is a sentence for nothing else', () => {
    expect([...EVENT_TYPES].sort()).toEqual([...TYPES].sort());
  });

  test.each(TYPES)('%s reads as one or more whole sentences, to a reader, to another and to whoever looks on', type => {
    const view = viewed();
    for (const reader of [null, 0, 1])
      for (const when of [view, cleared(view)]) {
        const says = sentence(sample(type), when, reader);
        expect(says).toMatch(/^[A-Z\d“].*[.!?”’']$/);
        expect(says).not.toMatch(BROKEN);
      }
  });

  test('that is part of another deed is silent', () => {
    expect(sentence({ ...sample('enemy-hurt'), within: 'attack-hits' }, viewed(), 0)).toBe('');
  });

  test('a log for people leaves out only what there is', () => {
    expect(ASIDES.filter(type => !TYPES.includes(type))).toEqual([]);
  });
});

const bow = nameOf(BOW);
/** To Drokkeh, whose seat is 0. */
const LINES: readonly (readonly [WestEvent, string])[] = [
  [
    event('attack-hits', attack),
    `Senvi shoots the Scurrier’s Screech Horn with the ${bow}: 2 + 1 + critical (+1) = 4, armour 1: 3 damage, destroyed.`,
  ],
  [
    event('attack-hits', {
      ...attack,
      seat: 0,
      kind: 'melee',
      enemy: 2,
      part: -1,
      faces: [2],
      pips: 2,
      crits: 0,
      result: 2,
      damage: 1,
      left: 4,
    }),
    `You strike Razorhound 2 with the ${bow}: 2, armour 1: 1 damage, 4 of 5 HP left.`,
  ],
  [
    event('attack-hits', { ...attack, part: -1, faces: [0, 'crit'], pips: 0, perCrit: 0, result: 0, damage: 0, left: 4 }),
    `Senvi shoots the Scurrier with the ${bow}: 0, 1 critical, armour 1: no damage.`,
  ],
  [event('marshal-evaded', evade), 'Razorhound 1 attacks you for 4; evade 1 + critical (+1) = 2: 2 damage, 6 of 11 HP left.'],
  [
    event('marshal-evaded', { ...evade, seat: 1, damage: 2, suffered: 0 }),
    'Razorhound 1 attacks Senvi for 2; evade 1 + critical (+1) = 2: no damage.',
  ],
  [event('marshal-moved', { ...seat, ...way, how: 'sneak' }), 'You sneak 1 square south, into tall grass.'],
  [
    event('marshal-moved', { ...seat, from: at(1, 0), square: at(1, 1), how: 'sprint', start: at(0, 0) }),
    'You sprint 2 squares and end 1 square south-east, in tall grass.',
  ],
  [
    event('marshal-moved', { seat: 1, from: at(1, 0), square: at(0, 0), how: 'sprint', start: at(0, 0) }),
    'Senvi sprints 2 squares, there and back.',
  ],
  [event('marshal-moved', { ...seat, from: at(1, 0), square: at(2, 0), how: 'sprint', start: at(0, 0) }), 'You sprint 2 squares east.'],
  [
    event('enemy-walked', { enemy: 0, from: at(5, 1), square: at(6, 1), how: 'behaviour', path: [at(5, 2), at(6, 2), at(6, 1)] }),
    'The Scurrier moves 3 squares and ends 1 square east.',
  ],
  [
    event('enemy-walked', { enemy: 0, from: at(5, 1), square: at(7, 0), how: 'return', path: [at(6, 1), at(7, 0)] }),
    'The Scurrier returns to its route: 2 squares north-east.',
  ],
  [event('marshal-moved', { seat: 1, from: at(1, 0), square: at(1, 2), how: 'effect' }), 'Senvi moves 2 squares south, onto elevation.'],
  [
    event('enemy-moved', { enemy: 2, from: at(4, 1), square: at(3, 1), how: 'behaviour' }),
    'Razorhound 2 moves 1 square west, into tall grass.',
  ],
  [event('enemy-moved', { enemy: 0, from: at(5, 1), square: at(6, 0), how: 'patrol' }), 'The Scurrier patrols 1 square north-east.'],
  [
    event('enemy-walked', { enemy: 0, from: at(5, 1), square: at(5, 1), how: 'patrol', path: [at(6, 1), at(5, 1)] }),
    'The Scurrier patrols 2 squares, there and back.',
  ],
  [event('enemy-idle', { enemy: 0, action: 'attack', why: 'out-of-range' }), 'The Scurrier does not attack: nobody is within its range.'],
  [event('enemy-idle', { enemy: 0, action: 'clear-condition', why: 'no-target' }), 'The Scurrier has no condition to shake off.'],
  [event('enemy-idle', { enemy: 0, action: 'away', why: 'cannot-reach' }), 'The Scurrier stays: no step leads farther away.'],
  [event('enemy-idle', { enemy: 0, action: 'order', why: 'no-target' }), 'The Scurrier has nobody to give orders to.'],
  [
    event('story-rolled', SAMPLES['story-rolled']),
    'The party rolls 2 + 1 = 3 against 2 pips: passed. It comes up by the width of a keg, and a keg rolls into the gap. It was kicked, from inside.',
  ],
  [event('fight-began', { rows: 8 }), 'The encounter begins: 1 Scurrier and 2 Razorhounds. The alert track has 8 rows.'],
  [event('alert-moved', { from: 2, row: 3 }), 'The alert token moves down, to row 3 of 8.'],
  [event('marshal-revealed', { ...seat, how: 'track', rank: 2 }), 'You are revealed: the alert token has reached the threat token.'],
  [event('turn-began', { ...seat, turn: 4 }), 'Turn 4: you have 2 actions.'],
  [event('turn-began', { seat: 1, turn: 5 }), 'Turn 5: Senvi has 2 actions.'],
  [event('command-passed', { seat: 1 }), 'Senvi’s command passes: the enemies do not act.'],
  [event('command-failed', { ...seat, why: 'no-critical' }), 'Your command fails: no critical. The enemies act.'],
  [event('command-failed', { ...seat, why: 'too-far' }), 'You give no command: Senvi is too far away. The enemies act.'],
  [event('command-failed', { ...seat, why: 'declined' }), 'You give no command: no roll was made. The enemies act.'],
  [event('enemy-healed', { enemy: 1, n: 1, left: 3 }), 'Razorhound 1 heals 1, 3 of 5 HP.'],
  [event('command-failed', { ...seat, why: 'forbidden' }), 'You give no command: an injury forbids it. The enemies act.'],
  [event('command-failed', { seat: 1, why: 'ally-deafened' }), 'Senvi gives no command: you are Deafened. The enemies act.'],
  [event('tried-again', { brief: 'B1', setbacks: 1 }), 'The party tries the Burnt Convoy again: 1 setback so far.'],
  [event('pressed-on', { brief: 'B1', setbacks: 2 }), 'The party leaves the Burnt Convoy and presses on: 2 setbacks so far.'],
  [event('injuries-added', { n: 1 }), 'The injury deck gains 1 card.'],
  [event('pile-empty', { kind: 'metal' }), 'No metal shard is left to take.'],
  [event('cards-left-out', { keys: ['gone'] }), 'The box was printed anew. What is no longer in it stays out of play: gone.'],
  [event('entry-outcome', { entry: '1.90', element: 1, isHeld: false }), 'Nothing more comes of this page.'],
  [event('enemy-defeated', { enemy: 0, by: 'attack' }), 'The Scurrier is defeated: 3 enemies are left.'],
  [
    event('enemy-hurt', { enemy: 1, n: 2, left: 3, by: 'card', frost: 1 }),
    'Razorhound 1 is hurt by a card: 2 damage (1 of it by Frost), 3 of 5 HP left.',
  ],
  [event('trap-hits-enemy', SAMPLES['trap-hits-enemy']), 'The trap hits the Scurrier: 2 + 1 + critical (+1) = 4 damage.'],
  [
    event('trap-hits-enemy', { ...SAMPLES['trap-hits-enemy'], faces: [2], pips: 2, crits: 0, damage: 2 }),
    'The trap hits the Scurrier: 2 damage.',
  ],
  [
    event('trap-hits-enemy', { ...SAMPLES['trap-hits-enemy'], frost: 4, damage: 8 }),
    'The trap hits the Scurrier: 2 + 1 + critical (+1) = 4, Frost 4 more: 8 damage.',
  ],
  [event('condition-gained', { ...seat, condition: 'fire', instead: 'none' }), 'You gain Fire: 2 damage when the turn ends.'],
  [event('condition-gained', { ...seat, condition: 'fire', instead: 'fire' }), 'You gain Fire anew: 2 damage when the turn ends.'],
  [
    event('enemy-condition', { enemy: 0, condition: 'shock', instead: 'frost' }),
    'The Scurrier gains Shock in place of Frost: the next attack gets one critical more.',
  ],
  [event('marshal-fainted', { seat: 1, potions: 1 }), 'Senvi faints and wakes again: 1 potion left.'],
  [event('trap-placed', SAMPLES['trap-placed']), 'You place a blast trap, 2 squares south, on elevation, facing east, laced with Fire.'],
  [
    event('trap-placed', { seat: 1, square: at(4, 1), isBlast: false, direction: -1, condition: 'none' }),
    'Senvi places Feather Snare, a tripwire, 1 square south.',
  ],
  [event('counter-moved', { counter: 'rebellion', by: 1, now: 2 }), 'More cords are tied, a seed on each (Rebellion 1 to 2).'],
  [event('counter-moved', { counter: 'blight', by: -2, now: 3 }), 'A stretch of the river runs clear again (Blight 5 to 3).'],
  [event('counter-moved', { counter: 'trust-sky', by: -1, now: 0 }), 'The Sky draws a rope up (Trust of the Sky 1 to 0).'],
  [event('path-taken', { entry: '1.01', to: '1.02' }), 'The party chooses “Follow the ruts”. Straight to whoever is left.'],
  [event('resource-collected', { seat: 1, kind: 'spark' }), 'Senvi takes 1 spark cell.'],
  [event('injuries-added', { n: 4 }), 'The injury deck gains 4 cards.'],
  [
    event('cards-left-out', { keys: ['an-old-card', 'another'] }),
    'The box was printed anew. What is no longer in it stays out of play: an-old-card and another.',
  ],
  [event('feature-used', { seat: 1, feature: 1, kind: 'pump' }), 'Senvi uses pump 2.'],
];

describe('To the reader', () => {
  test.each(LINES)('%#: one line with its sum', (told, says) => {
    expect(sentence(told, viewed(), 0)).toBe(says);
  });

  test('a token that counts says what it does', () => {
    const convoy: View = { ...viewed(), brief: 'B1' };
    expect(sentence(event('token-rule', { token: 'root' }), convoy, 0)).toBe(
      'The Root token counts here. You may begin in the grass, behind them.',
    );
  });

  test('whoever goes by the own name is not counted', () => {
    const view = viewed();
    const [scurrier] = view.fight.enemies;
    const dal = { ...scurrier!, type: ENEMY_TYPES.indexOf('dal') };
    const spire = { ...view, fight: { ...view.fight, enemies: [dal, ...view.fight.enemies.slice(1)] } };
    expect(sentence(event('fight-began', { rows: 8 }), spire, 0)).toBe(
      'The encounter begins: Dal and 2 Razorhounds. The alert track has 8 rows.',
    );
  });

  test('whoever looks on reads names', () => {
    expect(sentence(event('turn-began', { ...seat, turn: 4 }), viewed(), null)).toBe('Turn 4: Drokkeh has 2 actions.');
  });

  test('a name has a number only while two of it are on the map', () => {
    const view = viewed();
    const alone = { ...view, fight: { ...view.fight, enemies: view.fight.enemies.map(one => ({ ...one, isIn: one.id !== 1 })) } };
    const moved = event('enemy-moved', { enemy: 2, from: at(8, 1), square: at(9, 1), how: 'behaviour' });
    expect([sentence(moved, view, null), sentence(moved, alone, null)]).toEqual([
      'Razorhound 2 moves 1 square east.',
      'The Razorhound moves 1 square east.',
    ]);
  });
});

test('who comes onto the map during an encounter has a line; who stands there from the start is told with the encounter', () => {
  const placed = event('enemy-placed', { enemy: 0, enemyType: 'scurrier', square: at(5, 1) });
  expect(sentence(placed, viewed(), null)).toMatch(/^The Scurrier comes onto the map/);
  expect([sentence({ ...placed, within: 'brief-opened' }, viewed(), null), ASIDES.includes('enemy-placed')]).toEqual(['', false]);
});

test('[FW-PATROL-1] a type whose enemies have no route is not said to patrol', () => {
  const view = viewed();
  const told = (...posted: readonly number[]): string => {
    const enemies = view.fight.enemies.map(one => ({ ...one, route: posted.includes(one.id) ? -1 : 0 }));
    return sentence(event('type-patrols', { enemyType: 'razorhound' }), { ...view, fight: { ...view.fight, enemies } }, null);
  };
  expect([told(), told(2), told(1, 2)]).toEqual([
    'The Razorhounds patrol: nobody is revealed.',
    'The Razorhounds patrol: nobody is revealed.',
    'The Razorhounds stay and watch: nobody is revealed.',
  ]);
});

test('[FW-PATROL-4] who goes nowhere on patrol has a line that says why; whoever walks has that of its way', () => {
  const view = viewed();
  const on = { ...view, fight: { ...view.fight, acting: 0 } } as View;
  const rolled = (face: number | 'crit') => event('dice-rolled', { seat: -1, for: 'patrol', dice: [1, 0, 0], faces: [face], stake: null });

  expect([rolled(0), rolled('crit'), rolled(2)].map(one => [isNews(one), sentence(one, on, null)])).toEqual([
    [true, 'The Scurrier stays where it is: the patrol die shows a blank.'],
    [true, 'The Scurrier stays where it is: the patrol die shows a critical, which is no step.'],
    [false, 'The patrol die shows 2.'],
  ]);
  expect(isNews(event('dice-rolled', { ...seat, for: 'evade', dice: [1, 0, 0], faces: [0], stake: null }))).toBe(false);
});

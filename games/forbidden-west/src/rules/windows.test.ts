/** Interrupts: every moment at which one can be played, who is asked, and what it changes. */
import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, SPECIAL_CARDS } from '../content/actions/index.ts';
import { keyOf, SPECIAL_NUMBERS, specialCard, typeOf } from '../content/box.ts';
import { type InterruptCard, TRIGGERS, type Trigger } from '../content/types.ts';
import { DEED_WORDS, type Effect, type WordName } from '../content/words/index.ts';
import type { State } from '../state.ts';
import { type Fight, fight, gear, type MadeUp, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { moveAlert, moveThreat, reveal } from './alert.ts';
import { conditionMarshal, harm, hurt } from './health.ts';
import { trapsOnMap, triggerTraps } from './traps.ts';
import { canPlayAt, interrupts } from './windows.ts';

const scout = (x: number, y: number) => ({ type: 'rebel-scout', at: [x, y], hp: 20, maxHp: 20 }) as const;
const FAR = scout(11, 11);
const NOTHING: Effect = { do: 'potion', n: 1 };
const BOW = { ranged: gear({ dice: '2O', range: 3 }) };
const KIT = { ...BOW, trap: gear({ dice: '1O', range: 1 }, { trap: 'tripwire' }), armour: gear({ dice: '1O', health: 9 }) };

type Interrupt = Extract<MadeUp, { readonly kind: 'interrupt' }>;
const on = (trigger: Trigger, more: Partial<Interrupt> = {}): MadeUp => ({
  id: `on-${trigger}`,
  kind: 'interrupt',
  on: trigger,
  sections: [{ effects: [NOTHING] }],
  ...more,
});

/** How each moment comes about, for a party of Ottakh, Drokkeh and Ikkara, and whom it is about. */
interface Moment {
  readonly about: number;
  readonly position?: Position;
  readonly first?: MarshalOn;
  readonly comes: (r: Fight) => Fight;
}
const attacks = (r: Fight): Fight => r.play().answer('act', 'ranged-attack');
const AGAINST: Position = { enemies: [scout(2, 0), FAR] };
const STRIKES: Position = {
  step: 'begin-enemies',
  enemies: [scout(1, 0)],
  behaviours: { 'rebel-scout': [{ yes: [{ do: 'attack', type: 'melee', range: 1, damage: 3, target: 'closest' }] }] },
};

const MOMENTS: Readonly<Record<Trigger, Moment>> = {
  'turn-start': { about: 0, position: { step: 'begin-turn' }, comes: r => r.play() },
  'action-phase-end': { about: 0, comes: r => r.play().answer('act', 'end') },
  'before-attack': { about: 0, position: AGAINST, comes: attacks },
  'after-attack-roll': { about: 0, position: AGAINST, comes: attacks },
  'enemy-damaged': { about: 0, position: AGAINST, comes: attacks },
  'enemy-defeated': { about: 0, position: { enemies: [{ ...scout(2, 0), hp: 1 }, FAR] }, comes: attacks },
  'component-destroyed': {
    about: 0,
    position: { enemies: [{ type: 'scurrier', at: [2, 0], armour: 0 }, FAR] },
    comes: r => attacks(r).answer('choose-part', 'screech-horn'),
  },
  'trap-placed': {
    about: 0,
    first: { resources: { metal: 1 } },
    comes: r => r.play().answer('act', 'place-trap').answer('trap-square', [0, 0]),
  },
  'trap-triggered': { about: 0, first: { trapAt: [1, 0] }, comes: r => r.play().answer('act', 'trigger-trap') },
  'about-to-be-revealed': {
    about: 0,
    first: { row: 5 },
    position: { alert: 4 },
    comes: r => r.run(table => moveAlert(table, 1, 'FW-R-20')),
  },
  revealed: { about: 0, comes: r => r.run(table => reveal(table, [0], 'effect', 'FW-R-20')) },
  'alert-moved': { about: -1, comes: r => r.run(table => moveAlert(table, 1, 'FW-R-20')) },
  'command-rolled': { about: 0, position: { step: 'command' }, comes: r => r.play().answer('command', 'yes') },
  'command-failed': { about: 0, position: { step: 'command' }, comes: r => r.play().answer('command', 'yes') },
  'enemy-phase-start': { about: 0, position: { step: 'begin-enemies' }, comes: r => r.play() },
  'behaviour-drawn': { about: 0, first: { isRevealed: true }, position: { ...STRIKES, enemies: [scout(11, 0)] }, comes: r => r.play() },
  'enemy-moved-near': {
    about: -1,
    first: { isRevealed: true },
    position: {
      step: 'begin-enemies',
      enemies: [scout(2, 0)],
      behaviours: { 'rebel-scout': [{ yes: [{ do: 'move', n: 1, target: 'closest' }] }] },
    },
    comes: r => r.play(),
  },
  'attack-declared': { about: 0, first: { isRevealed: true }, position: STRIKES, comes: r => r.play() },
  'after-evade-roll': { about: 0, first: { isRevealed: true }, position: STRIKES, comes: r => r.play() },
  'damage-coming': { about: 0, comes: r => r.run(table => hurt(table, 0, 2, 'trap', 'FW-R-20')) },
  fainted: { about: 0, first: { dial: 1 }, comes: r => r.run(table => hurt(table, 0, 2, 'trap', 'FW-R-20')) },
  'condition-gained': { about: 0, comes: r => r.run(table => conditionMarshal(table, 0, 'fire', 'FW-R-20')) },
  'turn-end': { about: 0, position: { step: 'end-turn' }, comes: r => r.play() },
};

/** Seat 0 brings it about; each seat holds what is given for it. */
function moment(trigger: Trigger, hands: readonly (readonly MadeUp[])[]): Fight {
  const { position, first, comes } = MOMENTS[trigger];
  const [mine = [], theirs = [], third = []] = hands;
  return comes(
    fight({
      enemies: [FAR],
      // As many as any of these moments may need, one die after the other.
      dice: { attack: [1, 1, 2], evade: [1, 1], command: [1, 1, 'crit'] },
      spare: ['attack', 'evade', 'command'],
      marshals: [
        { is: 'ottakh', at: [0, 0], gear: KIT, ...first, hand: mine },
        { is: 'drokkeh', at: [0, 1], hand: theirs },
        { is: 'ikkara', at: [0, 5], hand: third },
      ],
      ...position,
    }),
  );
}

describe('[FW-DECK-10] Every moment opens its window', () => {
  test.each(TRIGGERS)('[FW-DECK-10][FW-R-20] %s: whoever holds a card for it is asked, and it is played', trigger => {
    const r = moment(trigger, [[], [on(trigger)]]);

    r.only(`play-when-${trigger}`, [`on-${trigger}`, 'pass', 'pass-until-turn-end'], 1);
    expect(r.decision(`play-when-${trigger}`).facts).toMatchObject({ about: MOMENTS[trigger].about });
    r.answer(`play-when-${trigger}`, `on-${trigger}`);

    expect(r.state.party.potions - (trigger === 'fainted' ? 1 : 2)).toBe(1);
    expect(r.toldOf('card-played')).toMatchObject([{ rule: 'FW-DECK-10', seat: 1 }]);
    expect(r.marshal(1).discard).toHaveLength(1);
  });

  const about = TRIGGERS.filter(trigger => MOMENTS[trigger].about === 0);
  test.each(about)('[FW-DECK-10] %s: a card about oneself is for its own character, one about an ally for the others', trigger => {
    const kind = `play-when-${trigger}`;
    const self = moment(trigger, [[on(trigger, { id: 'mine', about: 'self' })], [on(trigger, { id: 'yours', about: 'self' })]]);
    self.only(kind, ['mine', 'pass', 'pass-until-turn-end'], 0).answer(kind, 'pass');
    expect(self.asked.filter(line => line.startsWith(`1 ${kind}`))).toEqual([]);

    const ally = moment(trigger, [[on(trigger, { id: 'for-ally', about: 'ally' })], [on(trigger, { id: 'for-you', about: 'ally' })]]);
    ally.only(kind, ['for-you', 'pass', 'pass-until-turn-end'], 1);
  });

  test('[FW-R-20] the active player first, then in turn order; after a play all are asked again, until all pass in a row', () => {
    const r = moment('turn-start', [
      [on('turn-start', { id: 'a1' }), on('turn-start', { id: 'a2' })],
      [on('turn-start', { id: 'b1' })],
      [on('turn-start', { id: 'c1' })],
    ]);

    r.answer('play-when-turn-start', 'pass').answer('play-when-turn-start', 'b1').answer('play-when-turn-start', 'pass');
    r.answer('play-when-turn-start', 'a1').answer('play-when-turn-start', 'pass').answer('play-when-turn-start', 'pass');

    expect(r.asked.map(line => line.slice(0, line.indexOf(':')))).toEqual([
      '0 play-when-turn-start',
      '1 play-when-turn-start',
      '2 play-when-turn-start',
      '0 play-when-turn-start',
      '2 play-when-turn-start',
      '0 play-when-turn-start',
      '0 act',
    ]);
  });

  test('[FW-R-20] whoever sits first is not first, but the active player, and after the last seat comes the first', () => {
    const trigger = 'action-phase-end';
    const r = fight({
      step: 'end-actions',
      active: 1,
      marshals: ['a', 'b', 'c'].map(id => ({ hand: [on(trigger, { id })] })),
      enemies: [scout(9, 9)],
    }).play();

    for (const _ of [0, 1]) r.answer(`play-when-${trigger}`, 'pass');
    expect(r.asked.slice(0, 2).map(line => line.slice(0, 1))).toEqual(['1', '2']);
    expect([r.asks, r.askedSeat]).toEqual([`play-when-${trigger}`, 0]);
  });

  test('[FW-R-20] a moment inside another is settled before that one goes on', () => {
    const louder = on('turn-start', { id: 'louder', sections: [{ effects: [{ do: 'alert', by: 1 }, NOTHING] }] });
    const r = moment('turn-start', [[louder], [on('alert-moved', { id: 'inner', sections: [{ effects: [{ do: 'alert', by: -1 }] }] })]]);

    r.answer('play-when-turn-start', 'louder');
    expect([r.asks, r.state.party.potions]).toEqual(['play-when-alert-moved', 2]);
    r.answer('play-when-alert-moved', 'inner');

    expect([r.alert, r.state.party.potions]).toEqual([1, 3]);
  });

  test('[FW-DECK-10] how near: only who stands within so many squares may play it', () => {
    const near = (within: number) =>
      moment('turn-start', [[], [], [on('turn-start', { id: `near-${within}`, about: 'ally', within })]]).asks;

    expect(near(5)).toBe('play-when-turn-start');
    expect(near(4)).toBe('act');
  });

  test('[FW-DECK-10] in any turn: the others are asked in the turn of one', () => {
    const r = fight({
      ...STRIKES,
      active: 1,
      marshals: [
        { is: 'ottakh', at: [0, 0], isRevealed: true },
        { is: 'drokkeh', at: [5, 5] },
        { is: 'ikkara', at: [5, 6], hand: [on('attack-declared', { about: 'ally' })] },
      ],
    });

    r.play();

    expect([r.asks, r.askedSeat]).toEqual(['play-when-attack-declared', 2]);
  });

  test('[FW-DECK-7][FW-DECK-18] of several sections one is chosen, among those whose circumstances hold', () => {
    const sections = [
      { if: ['revealed'], effects: [NOTHING] },
      { if: ['hidden'], effects: [NOTHING] },
      { effects: [{ do: 'potion', n: 3 }] },
    ] as const;
    const r = moment('turn-start', [[on('turn-start', { sections })]]);

    r.answer('play-when-turn-start', 'on-turn-start')
      .only('choose-section', ['section-2', 'section-3'])
      .answer('choose-section', 'section-3');

    expect(r.state.party.potions).toBe(5);
  });

  test('[FW-DECK-8] with no section open the card cannot be played', () => {
    expect(moment('turn-start', [[on('turn-start', { sections: [{ if: ['revealed'], effects: [NOTHING] }] })]]).asks).toBe('act');
  });

  test('[FW-DECK-10] a special card for one type of enemies waits for a card of that type', () => {
    const drawn = (type: 'razorhound' | 'scurrier') =>
      fight({
        step: 'begin-enemies',
        marshals: [{ at: [0, 0], isRevealed: true, hand: ['S2'] }],
        enemies: [{ type, at: [9, 0] }],
        behaviours: { [type]: [{ yes: [] }] },
      }).play().asks;

    expect(drawn('razorhound')).toBe('play-when-behaviour-drawn');
    expect(drawn('scurrier')).not.toBe('play-when-behaviour-drawn');
  });
});

describe('Who did it', () => {
  const order: MadeUp = {
    id: 'order',
    kind: 'interrupt',
    on: 'action',
    sections: [{ effects: [{ do: 'free-action', actions: ['ranged-attack'], who: 'ally' }] }],
  };

  test.each(['enemy-damaged', 'enemy-defeated', 'component-destroyed'] as const)(
    '[FW-DECK-10][FW-ACT-14] %s: in the turn of another it is about who attacked, not about whose turn it is',
    trigger => {
      const r = fight({
        marshals: [
          { is: 'ottakh', at: [0, 0], hand: [order, on(trigger, { id: 'mine', about: 'self' })] },
          { is: 'drokkeh', at: [0, 0], gear: BOW, hand: [on(trigger, { id: 'yours', about: 'self' })] },
        ],
        enemies: [{ type: 'scurrier', at: [2, 0], armour: 0, hp: trigger === 'enemy-defeated' ? 1 : 4 }, FAR],
        dice: { attack: [[1, 1]] },
      });

      r.play().answer('act', 'order').answer('free-action', 'ranged-attack');
      r.answer('choose-part', trigger === 'component-destroyed' ? 'screech-horn' : 'body');

      r.only(`play-when-${trigger}`, ['yours', 'pass', 'pass-until-turn-end'], 1);
    },
  );

  test('[FW-DECK-10] a trap fells for who placed it', () => {
    const r = fight({
      marshals: [
        { is: 'ottakh', at: [0, 0] },
        {
          is: 'drokkeh',
          at: [0, 5],
          gear: { trap: gear({ dice: '1O', range: 1 }, { trap: 'tripwire' }) },
          trapAt: [2, 0],
          hand: [on('enemy-defeated', { about: 'self' })],
        },
      ],
      enemies: [{ ...scout(2, 0), hp: 1 }, FAR],
      dice: { trap: [[1]] },
    });

    r.run(table => triggerTraps(table, trapsOnMap(table.state), 'FW-TRAP-7'));

    expect([r.asks, r.askedSeat]).toEqual(['play-when-enemy-defeated', 1]);
  });

  test('[FW-DECK-10] what nobody did is about nobody', () => {
    const r = fight({ marshals: [{ at: [0, 0], hand: [on('enemy-damaged', { about: 'self' })] }], enemies: [scout(2, 0)] });

    r.run(table => harm(table, r.enemy(), -1, 1, 'condition', 'FW-ECON-3', -1));

    expect(r.asks).toBeNull();
  });
});

describe('What single moments ask for', () => {
  test('[FW-R-20][FW-R-91] an enemy that falls to a trap on its way has come near nobody', () => {
    const r = fight({
      step: 'begin-enemies',
      marshals: [{ at: [0, 0], isRevealed: true, hand: [on('enemy-moved-near', { id: 'bait', about: 'self' })] }],
      enemies: [{ ...scout(2, 0), hp: 1 }, scout(11, 11)],
      traps: [{ at: [1, 0], dice: '1O' }],
      behaviours: { 'rebel-scout': [{ yes: [{ do: 'move', n: 1, target: 'closest' }] }] },
      dice: { trap: [[2]] },
    }).play();

    expect(r.enemy().isIn).toBe(false);
    expect(r.asked.filter(line => line.includes('enemy-moved-near'))).toEqual([]);
  });

  test('[FW-R-20] an enemy comes within so many squares: of each who holds such a card', () => {
    const comes = (x: number, within?: number) =>
      fight({
        step: 'begin-enemies',
        marshals: [
          { at: [0, 0], isRevealed: true },
          { at: [0, 0], hand: [on('enemy-moved-near', { id: `bait-${x}-${within}`, about: 'self', ...(within ? { within } : {}) })] },
        ],
        enemies: [scout(x, 0)],
        behaviours: { 'rebel-scout': [{ yes: [{ do: 'move', n: 1, target: 'closest' }] }] },
      }).play();

    expect(comes(3, 2).asks).toBe('play-when-enemy-moved-near');
    expect(comes(4, 2).asks).not.toBe('play-when-enemy-moved-near');
    expect(comes(2).askedSeat).toBe(1);
    expect(comes(3).asks).not.toBe('play-when-enemy-moved-near');
  });

  test('[FW-R-20] the alert token has moved down: not up', () => {
    const r = fight({ marshals: [{ hand: [on('alert-moved')] }], alert: 3, enemies: [FAR] });

    r.run(table => moveAlert(table, -1, 'FW-R-20'));

    expect(r.asks).toBeNull();
  });

  test('[FW-ALERT-6][FW-R-20] about to be revealed: who steps back in time stays hidden, and is asked only then', () => {
    const back = (id: string): MadeUp =>
      on('about-to-be-revealed', { id, about: 'self', sections: [{ effects: [{ do: 'threat', by: -1, who: 'self' }] }] });
    const r = fight({
      marshals: [
        { at: [0, 0], row: 5, hand: [back('a')] },
        { at: [9, 9], row: 5, hand: [back('b')] },
      ],
      alert: 4,
      enemies: [FAR],
    });

    r.run(table => moveAlert(table, 1, 'FW-R-20'));
    r.answer('play-when-about-to-be-revealed', 'a');
    r.answer('play-when-about-to-be-revealed', 'b');

    expect(r.threat).toEqual([]);
    expect([r.marshal(0).row, r.marshal(1).row]).toEqual([6, 6]);
  });

  test('[FW-ALERT-6] who was revealed meanwhile is not about to be any more', () => {
    const back = on('about-to-be-revealed', { id: 'a', about: 'self', sections: [{ effects: [{ do: 'threat', by: -1, who: 'self' }] }] });
    const late = on('about-to-be-revealed', { id: 'b', about: 'self' });
    const r = fight({
      marshals: [
        { at: [0, 0], row: 5, hand: [back] },
        { at: [9, 9], row: 5, hand: [late] },
      ],
      alert: 4,
      enemies: [FAR],
    });

    r.run(table => moveAlert(table, 1, 'FW-R-20'));
    r.answer('play-when-about-to-be-revealed', 'a').answer('play-when-about-to-be-revealed', 'pass');

    expect(r.threat).toEqual([1]);
    expect(r.asked.filter(line => line.startsWith('1 play-when-about-to-be-revealed'))).toHaveLength(1);
  });

  test('[FW-CMD-3] a card after the command roll rolls dice of it again', () => {
    const r = moment('command-rolled', [[on('command-rolled', { about: 'self', sections: [{ effects: [{ do: 'reroll', n: 1 }] }] })]]);

    r.answer('play-when-command-rolled', 'on-command-rolled').answer('reroll', ['die-0']);

    expect(r.toldOf('command-passed')).toHaveLength(1);
  });

  test('[FW-TRAP-11][FW-TRAP-17] a card when a trap goes off adds to its rolls, and can keep it quiet', () => {
    const bog = on('trap-triggered', { about: 'any', sections: [{ effects: [{ do: 'add-dice', dice: '1K' }, { do: 'no-alert' }] }] });
    const r = fight({
      marshals: [
        { is: 'drokkeh', at: [0, 0], gear: { ...BOW, trap: gear({ dice: '1O', range: 1 }, { trap: 'tripwire' }) }, trapAt: [2, 0] },
        { is: 'ottakh', at: [2, 0], hand: [bog] },
      ],
      enemies: [scout(2, 0), FAR],
      dice: {
        trap: [
          [1, 3],
          [0, 2],
        ],
      },
    });

    r.play().answer('act', 'trigger-trap').answer('play-when-trap-triggered', 'on-trap-triggered');

    expect(r.toldOf('dice-rolled').map(one => one.dice)).toEqual([
      [1, 0, 1],
      [1, 0, 1],
    ]);
    expect(r.enemy().hp).toBe(16);
    expect(r.alert).toBe(1);
  });

  test('[FW-R-96] whom the trap hits is settled before cards are played', () => {
    const away = on('trap-triggered', { about: 'any', sections: [{ effects: [{ do: 'move', n: 1, who: 'self' }] }] });
    const r = fight({
      marshals: [
        { is: 'drokkeh', at: [0, 0], gear: { ...BOW, trap: gear({ dice: '1O', range: 1 }, { trap: 'tripwire' }) }, trapAt: [2, 0] },
        { is: 'ottakh', at: [2, 0], hand: [away] },
      ],
      enemies: [FAR],
      dice: { trap: [[2]] },
    });

    r.play().answer('act', 'trigger-trap').answer('play-when-trap-triggered', 'on-trap-triggered').answer('move', [3, 0]);

    expect(r.toldOf('marshal-hurt')).toMatchObject([{ seat: 1, n: 2 }]);
  });

  test('[FW-EFF-4] damage that is coming can be lowered, down to nothing', () => {
    const less = (n: number) => {
      const r = moment('damage-coming', [
        [on('damage-coming', { id: `less-${n}`, about: 'self', sections: [{ effects: [{ do: 'reduce-damage', n }] }] })],
      ]);
      return r
        .answer('play-when-damage-coming', `less-${n}`)
        .toldOf('marshal-hurt')
        .map(one => one.n);
    };

    expect([less(1), less(5)]).toEqual([[1], []]);
  });

  test('[FW-EFF-4] an attack can be turned on another', () => {
    const r = fight({
      ...STRIKES,
      marshals: [
        { is: 'ottakh', at: [0, 0], isRevealed: true },
        {
          is: 'drokkeh',
          at: [1, 1],
          isRevealed: true,
          hand: [on('attack-declared', { about: 'ally', sections: [{ effects: [{ do: 'redirect' }] }] })],
        },
      ],
      dice: { evade: [[0, 0]] },
    });

    r.play().answer('play-when-attack-declared', 'on-attack-declared').answer('choose-character', 'seat-1').until('evade-move');

    expect(r.toldOf('marshal-attacked')).toMatchObject([{ seat: 1 }]);
  });

  test('[FW-EFF-4] also on whoever sits first', () => {
    const r = fight({
      ...STRIKES,
      marshals: [
        {
          is: 'ottakh',
          at: [1, 1],
          isRevealed: true,
          hand: [on('attack-declared', { about: 'ally', sections: [{ effects: [{ do: 'redirect' }] }] })],
        },
        { is: 'drokkeh', at: [0, 0], isRevealed: true },
      ],
      threat: [1, 0],
      spare: ['evade'],
      dice: { evade: [0, 0, 0, 0] },
    });

    r.play().answer('play-when-attack-declared', 'on-attack-declared').answer('choose-character', 'seat-0').until('evade-move');

    expect(r.toldOf('marshal-attacked')).toMatchObject([{ seat: 0 }]);
  });

  test('[FW-ATK-7] after the attack roll dice can be rolled again, added to or counted, but no die more is rolled', () => {
    const r = moment('after-attack-roll', [
      [
        on('after-attack-roll', {
          about: 'self',
          sections: [
            {
              effects: [
                { do: 'reroll', n: 1 },
                { do: 'damage', n: 1 },
              ],
            },
          ],
        }),
      ],
    ]);

    r.answer('play-when-after-attack-roll', 'on-after-attack-roll').answer('reroll', ['die-1']);

    expect(r.toldOf('attack-hits')).toMatchObject([{ faces: [1, 2], result: 4 }]);
  });

  test('[FW-ALERT-2] moving down the track never reveals', () => {
    const r = fight({ marshals: [{ row: 6 }], alert: 5, enemies: [FAR] });

    r.run(table => moveThreat(table, 0, -2, 'FW-ALERT-2'));

    expect([r.marshal().row, r.threat]).toEqual([8, []]);
  });
});

describe('The cards of the box', () => {
  const DEEDS: readonly WordName[] = DEED_WORDS;
  /** Words of a roll that still change something at this moment. */
  const OF_ROLLS: Partial<Record<Trigger, readonly WordName[]>> = {
    'before-attack': [
      'add-dice',
      'upgrade-die',
      'reroll',
      'add-critical',
      'blanks-count',
      'damage',
      'per-critical',
      'ignore-armour',
      'no-threat',
      'no-alert',
    ],
    'after-attack-roll': ['reroll', 'add-critical', 'blanks-count', 'damage', 'per-critical', 'ignore-armour', 'no-threat', 'no-alert'],
    'after-evade-roll': ['reroll', 'add-critical', 'blanks-count', 'evade', 'reduce-damage', 'per-critical'],
    'trap-triggered': ['add-dice', 'upgrade-die', 'damage', 'per-critical', 'no-alert'],
    'command-rolled': ['reroll', 'add-critical'],
  };
  /** Words that only answer to certain moments. */
  const ANSWERS: Partial<Record<WordName, readonly Trigger[]>> = {
    'reduce-damage': ['damage-coming', 'after-evade-roll'],
    'pass-command': ['command-rolled', 'command-failed'],
    'skip-attacks': ['behaviour-drawn'],
    redirect: ['attack-declared'],
  };
  const uses = [
    ...ACTION_CARDS.flatMap(card =>
      card.kind === 'interrupt' ? [{ id: card.id, use: card as Pick<InterruptCard, 'on' | 'sections' | 'alert'> }] : [],
    ),
    ...SPECIAL_CARDS.flatMap(card => (card.use.on === 'attack' ? [] : [{ id: card.id, use: card.use }])),
  ];

  test('[FW-DECK-10] say nothing at a moment at which it would mean nothing', () => {
    const idle = uses.flatMap(({ id, use }) =>
      use.sections.flatMap(section =>
        section.effects
          .filter(({ do: word }) => {
            if (use.on === 'action') return !DEEDS.includes(word) || ANSWERS[word] !== undefined;
            const answers = ANSWERS[word];
            return answers ? !answers.includes(use.on) : !DEEDS.includes(word) && !(OF_ROLLS[use.on] ?? []).includes(word);
          })
          .map(({ do: word }) => `${id}: ${word} at ${use.on}`),
      ),
    );

    expect(idle).toEqual([]);
  });

  test('[FW-R-23] a card that contains an attack does not show the alert symbol', () => {
    const loud = uses.filter(
      ({ use }) =>
        use.alert &&
        use.sections.some(one =>
          one.effects.some(effect => effect.do === 'free-action' && effect.actions.some(action => action.endsWith('attack'))),
        ),
    );

    expect(loud).toEqual([]);
  });
});

test.each([0, 1])('[FW-R-20] one card among others, in one hand of several, opens the window: seat %i', seat => {
  const other = (id: string): MadeUp => ({ id, kind: 'ability', sections: [] });
  const hands = [0, 1].map(one => [other(`other-${one}`), ...(one === seat ? [on('turn-start', { id: 'at-dawn', about: 'any' })] : [])]);
  const r = fight({
    step: 'begin-turn',
    marshals: [
      { is: 'ottakh', hand: hands[0]! },
      { is: 'drokkeh', at: [1, 0], hand: hands[1]! },
    ],
    enemies: [scout(9, 9)],
  }).play();
  expect([r.asks, r.askedSeat, r.options()[0]]).toEqual(['play-when-turn-start', seat, 'at-dawn']);
});

describe('[FW-R-20] When a window opens at all', () => {
  const opens = (
    hand: readonly (MadeUp | string)[],
    trigger: Trigger,
    happening: Parameters<typeof interrupts>[2],
    change: Partial<State> = {},
  ) => {
    const r = fight({
      marshals: [{ hand }, { at: [5, 5] }],
      enemies: [
        { type: 'razorhound', at: [9, 9] },
        { type: 'rebel-scout', at: [8, 8] },
      ],
    });
    Object.assign(r.state, change);
    const before = r.table.passes.wentBy;
    const { decks } = r.state.fight;
    r.run(table =>
      interrupts(table, trigger, { ...happening, ...('deck' in happening ? { deck: decks.find(one => one.type === happening.n)! } : {}) }),
    );
    return { asked: r.asks, facts: r.open[0]?.facts, wentBy: r.table.passes.wentBy - before };
  };
  const NOT = { asked: null, facts: undefined, wentBy: 1 };

  test.each<[string, readonly MadeUp[], Trigger, Partial<State>, boolean]>([
    ['with a card for it', [on('turn-start')], 'turn-start', {}, true],
    ['with one among others', [on('turn-end'), on('turn-start')], 'turn-start', {}, true],
    ['with none for it', [on('turn-end')], 'turn-start', {}, false],
    ['after the encounter is won', [on('turn-start')], 'turn-start', { result: 'won' }, false],
    ['outside an encounter', [on('turn-start')], 'turn-start', { brief: null }, false],
  ])('%s', (_, hand, trigger, change, isOpen) => {
    const found = opens(hand, trigger, { about: 0 }, change);
    expect(found).toEqual(isOpen ? { asked: `play-when-${trigger}`, facts: { about: 0, enemy: -1, n: 0 }, wentBy: 0 } : NOT);
  });

  test.each<[string, Partial<Interrupt>, number, boolean]>([
    ['of an ally, about nobody', { about: 'ally' }, -1, false],
    ['of an ally, about an ally', { about: 'ally' }, 1, true],
    ['of an ally, about its holder', { about: 'ally' }, 0, false],
    ['of anybody within 1, about nobody', { about: 'any', within: 1 }, -1, true],
    ['of anybody within 5, about one five away', { about: 'any', within: 5 }, 1, true],
    ['of anybody within 4, about one five away', { about: 'any', within: 4 }, 1, false],
  ])('[FW-DECK-18] a card %s', (_, more, about, isOpen) => {
    expect(opens([on('turn-start', more)], 'turn-start', { about }).asked).toBe(isOpen ? 'play-when-turn-start' : null);
  });

  test('[FW-SPEC-3] a special card against one type, by whose card is drawn', () => {
    const no = SPECIAL_NUMBERS.find(card => specialCard(card).enemy === 'razorhound')!;
    const { use } = specialCard(no);
    const drawn = (type: 'razorhound' | 'rebel-scout') =>
      opens([keyOf(no)], use.on as Trigger, { about: 0, deck: {} as never, n: typeOf(type) }).asked;
    expect([drawn('razorhound'), drawn('rebel-scout')]).toEqual([`play-when-${use.on}`, null]);
    expect(opens([keyOf(no)], use.on as Trigger, { about: 0 }).asked).toBe(null);
  });

  test('[FW-R-20] what it is about is told: whom, which enemy, how much', () => {
    const r = fight({ marshals: [{ hand: [on('damage-coming')] }], enemies: [FAR, scout(3, 3)] });
    r.run(table => interrupts(table, 'damage-coming', { about: 0, enemy: r.enemy(1), n: 3 }));
    expect(r.decision('play-when-damage-coming').facts).toEqual({ about: 0, enemy: 1, n: 3 });
  });

  test('[FW-R-27] one card for a moment among others is enough', () => {
    const { state } = fight({ marshals: [{ hand: [on('turn-end'), on('turn-start')] }, { hand: [] }], enemies: [FAR] });
    expect([canPlayAt(state, 0, 'turn-end'), canPlayAt(state, 0, 'revealed'), canPlayAt(state, 1, 'turn-end')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

/** The turn and its action phase: what can be done, how often, and what it costs. */
import { describe, expect, test } from 'vitest';
import { keyOf, SPECIAL_NUMBERS, specialCard } from '../content/box.ts';
import { fight, gear, type MadeUp, type MarshalOn } from '../testing/rehearsal.ts';

const BOW = { ranged: gear({ dice: '1B', range: 3 }) };
const scout = (x: number, y: number) => ({ type: 'rebel-scout', at: [x, y] }) as const;
const FAR = scout(11, 11);
const square = (x: number, y: number): string => `square-${y * 12 + x}`;
const card = (id: string, effects: Extract<MadeUp, { kind: 'interrupt' }>['sections'][number]['effects'], more: object = {}): MadeUp =>
  ({ id, kind: 'interrupt', on: 'action', sections: [{ effects }], ...more }) as MadeUp;
const idle = (id: string, more: object = {}): MadeUp => card(id, [{ do: 'potion', n: 1 }], more);
const PAIR = [{ at: [0, 0] }, { at: [9, 9] }] as const;

describe('A turn', () => {
  test('[FW-TURN-1][FW-TURN-2] action, command, enemies, draw; then it is the next one’s', () => {
    const r = fight({
      step: 'begin-turn',
      marshals: [{ at: [0, 0], deck: ['drokkeh-heave'] }, { at: [1, 0] }],
      enemies: [FAR],
      dice: { command: [[1]] },
    });

    r.play().answer('act', 'sneak').answer('sneak', [0, 1]).answer('act', 'end').answer('command', 'yes').until('act');

    expect(r.types('turn-began', 'action-begun', 'command-rolled', 'types-ordered', 'cards-drawn', 'turn-ended')).toEqual([
      'turn-began',
      'action-begun',
      'command-rolled',
      'types-ordered',
      'cards-drawn',
      'turn-ended',
      'turn-began',
    ]);
    expect(r.askedSeat).toBe(1);
  });

  test('[FW-TURN-2] after the last comes the first', () => {
    const r = fight({ step: 'end-turn', active: 1, marshals: PAIR, enemies: [FAR] });

    r.untilScene('begin-turn');

    expect(r.state.fight.active).toBe(0);
  });
});

describe('Two different actions', () => {
  test('[FW-ACT-1] no third one: the phase is over', () => {
    const r = fight({ marshals: [{ at: [0, 0] }, { at: [9, 9] }], enemies: [scout(3, 3)] });

    r.play().answer('act', 'sprint').answer('sprint', [1, 1]).answer('sprint', [2, 2]);
    r.answer('act', 'sneak').untilScene('command', one => one.options[0]!.key);

    expect(r.marshal().counted).toBe(2);
    expect(r.asked.filter(line => line.startsWith('0 act'))).toHaveLength(2);
  });

  test('[FW-ACT-1] with two actions done, what is left says why nothing else is', () => {
    const r = fight({ marshals: [{ at: [0, 0], counted: 2, done: ['sprint', 'sneak'] }], enemies: [scout(0, 0)] });

    r.play().only('act', ['distract', 'end']);

    expect(r.decision('act').not?.()).toContainEqual({
      about: [{ kind: 'action', id: 'melee-attack' }],
      why: 'FW-ACT-1',
      facts: { reason: 'two-actions' },
    });
  });

  test('[FW-ACT-2] the same one is not offered again', () => {
    const r = fight({ marshals: PAIR, enemies: [FAR] });

    r.play().only('act', ['sneak', 'sprint', 'end']).answer('act', 'sprint').answer('sprint', [1, 1]).answer('sprint', [2, 2]);

    r.only('act', ['sneak', 'end']);
    expect(r.decision('act').not?.()).toContainEqual({
      about: [{ kind: 'action', id: 'sprint' }],
      why: 'FW-ACT-2',
      facts: { reason: 'done-already', action: 'sprint' },
    });
  });

  test('[FW-ACT-3] none at all is allowed', () => {
    const r = fight({ marshals: PAIR, enemies: [FAR] });

    r.untilScene('command', () => 'end');

    expect(r.toldOf('rested')).toEqual([{ type: 'rested', rule: 'FW-ACT-3', seat: 0 }]);
    expect(r.marshal().row).toBe(7);
  });
});

describe('Moving', () => {
  test('[FW-ACT-4][FW-MAP-1][FW-R-19] a sneak is one square, in any of eight directions, and no threat', () => {
    const r = fight({ marshals: [{ at: [5, 5] }, { at: [9, 9] }], enemies: [FAR] });

    r.play().answer('act', 'sneak');
    r.only(
      'sneak',
      [
        [4, 4],
        [5, 4],
        [6, 4],
        [4, 5],
        [6, 5],
        [4, 6],
        [5, 6],
        [6, 6],
      ].map(([x, y]) => square(x!, y!)),
    );
    r.answer('sneak', [6, 6]);

    expect(r.marshal()).toMatchObject({ square: 6 * 12 + 6, row: 8 });
  });

  test('[FW-R-69] out of a dead end there is one way, and it can be sneaked and sprinted', () => {
    const offered = (map: readonly string[]): string[] =>
      fight({ map, marshals: [{ at: [0, 0] }], enemies: [scout(3, 0)], fight: { soloTokens: 0 } })
        .play()
        .options('act');
    expect(offered(['....', '##..'])).toEqual(['sneak', 'sprint', 'end']);
  });

  test('[FW-ACT-5][FW-R-19] a sprint is exactly two steps; the second may lead beside the first square or back to it', () => {
    const r = fight({ marshals: [{ at: [0, 0] }, { at: [9, 9] }], enemies: [FAR] });

    r.play().answer('act', 'sprint').answer('sprint', [1, 1]);
    r.only('sprint', [square(0, 0), square(1, 0), square(2, 0), square(0, 1), square(2, 1), square(0, 2), square(1, 2), square(2, 2)]);
    r.answer('sprint', [1, 0]);

    expect(r.marshal()).toMatchObject({ square: 1, row: 7 });
    expect(r.toldOf('marshal-moved').filter(one => one.how === 'sprint' && one.within === undefined)).toMatchObject([
      { start: 0, square: 1 },
    ]);
  });

  test('[FW-R-69] who is walled in can neither sneak nor sprint', () => {
    const r = fight({ map: ['.#..', '##..', '....', '....'], marshals: [{ at: [0, 0] }, { at: [3, 3] }], enemies: [scout(3, 0)] });

    r.untilScene('command');

    expect(r.asked).toEqual([]);
  });

  test('[FW-R-69][FW-CCON-2] who sticks cannot sprint, but sneak', () => {
    fight({ marshals: [{ at: [0, 0], condition: 'adhesive' }, { at: [9, 9] }], enemies: [FAR] })
      .play()
      .only('act', ['sneak', 'end']);
  });

  test('[FW-MAP-3] any number may stand in one square', () => {
    const here = { at: [2, 2] } as const;
    const r = fight({ marshals: [here, here, here, { at: [3, 3] }], active: 3, enemies: [scout(2, 2), scout(2, 2), scout(2, 2)] });

    r.play().answer('act', 'sneak').answer('sneak', [2, 2]);

    expect(r.state.party.marshals.map(one => one.square)).toEqual([26, 26, 26, 26]);
  });
});

describe('Attacks and traps as actions', () => {
  const GEAR = { melee: gear({ dice: '2O', range: 0 }), ranged: gear({ dice: '1B', range: 3 }) };

  test('[FW-ACT-6][FW-EQUIP-7] a melee attack is made with the melee weapon', () => {
    const r = fight({
      marshals: [{ at: [0, 0], gear: GEAR }, { at: [9, 9] }],
      enemies: [scout(0, 0), scout(1, 1)],
      dice: { attack: [[1, 1]] },
    });

    r.play()
      .answer('act', 'melee-attack')
      .only('melee-move', [square(1, 1), 'pass'])
      .answer('melee-move', 'pass');

    expect(r.toldOf('dice-rolled')).toMatchObject([{ for: 'attack', dice: [2, 0, 0] }]);
  });

  test('[FW-ACT-6] it is offered with an enemy one step away, and not with one two steps away', () => {
    const actions = (x: number) =>
      fight({
        marshals: [{ at: [0, 0], gear: { ...GEAR, ranged: gear({ dice: '1B', range: 0 }) } }, { at: [9, 9] }],
        enemies: [scout(x, 0)],
      })
        .play()
        .options('act');

    expect(actions(1)).toContain('melee-attack');
    expect(actions(2)).toEqual(['sneak', 'sprint', 'end']);
  });

  test('[FW-ACT-7] a ranged attack is made with the ranged weapon, without a step', () => {
    const r = fight({ marshals: [{ at: [0, 0], gear: GEAR }, { at: [9, 9] }], enemies: [scout(3, 3)], dice: { attack: [[1]] } });

    r.play().answer('act', 'ranged-attack');

    expect(r.toldOf('dice-rolled')).toMatchObject([{ for: 'attack', dice: [0, 1, 0] }]);
    expect(r.asked.some(line => line.includes('melee-move'))).toBe(false);
  });

  test('[FW-ACT-7] and not offered with the enemy out of range', () => {
    fight({ marshals: [{ at: [0, 0], gear: GEAR }, { at: [9, 9] }], enemies: [scout(4, 0)] })
      .play()
      .only('act', ['sneak', 'sprint', 'end']);
  });

  test('[FW-ACT-8] a trap costs a resource and lies within its range', () => {
    const trap = gear({ dice: '1O', range: 2 }, { trap: 'tripwire' });
    const r = fight({ marshals: [{ at: [0, 0], gear: { trap }, resources: { metal: 1 } }, { at: [9, 9] }], enemies: [FAR] });

    r.play().answer('act', 'place-trap');
    expect(r.options('trap-square')).toHaveLength(9);
    expect(r.options('trap-square')).not.toContain(square(3, 0));
    r.answer('trap-square', [2, 2]);

    expect(r.marshal()).toMatchObject({ trap: 26, resources: [0, 0, 0, 0, 0, 0, 0, 0, 0] });
  });

  test('[FW-R-69] without a resource it is not offered', () => {
    const r = fight({ marshals: [{ at: [0, 0] }, { at: [9, 9], resources: { metal: 3 } }], enemies: [FAR] });

    r.play().only('act', ['sneak', 'sprint', 'end']);

    expect(r.decision('act').not?.()).toContainEqual({
      about: [{ kind: 'action', id: 'place-trap' }],
      why: 'FW-R-69',
      facts: { reason: 'nothing-there', action: 'place-trap' },
    });
  });

  test('[FW-ACT-9] a trap of another within range of the ranged weapon goes off at once', () => {
    const r = fight({
      marshals: [
        { at: [0, 0], gear: BOW },
        { at: [9, 9], trapAt: [3, 0] },
      ],
      enemies: [FAR],
    });

    r.play().answer('act', 'trigger-trap');

    expect(r.toldOf('trap-springs')).toMatchObject([{ seat: 1, square: 3 }]);
    expect(r.marshal(1).trap).toBe(-1);
  });

  test('[FW-ACT-9][FW-R-69] out of range it is not offered', () => {
    fight({
      marshals: [
        { at: [0, 0], gear: BOW },
        { at: [9, 9], trapAt: [4, 0] },
      ],
      enemies: [FAR],
    })
      .play()
      .only('act', ['sneak', 'sprint', 'end']);
  });
});

describe('Cards that are played as actions', () => {
  test('[FW-ACT-10] two of them are two actions, and a third is not offered', () => {
    const hand = [idle('one'), idle('two'), idle('three')];
    const r = fight({ marshals: [{ at: [0, 0], hand }, { at: [9, 9] }], enemies: [FAR] });

    r.play()
      .answer('act', 'one')
      .untilScene('command', () => 'two');

    expect(r.marshal().counted).toBe(2);
    expect(r.toldOf('card-action')).toHaveLength(2);
  });

  test('[FW-ACT-10] they are offered in the own action phase alone', () => {
    const r = fight({ marshals: [{ at: [0, 0] }, { at: [9, 9], hand: [idle('one')] }], enemies: [FAR] });

    r.play().only('act', ['sneak', 'sprint', 'end']);
  });

  test('[FW-R-21] two copies of one card are the same action; another name is another', () => {
    const hand = [idle('copy-1', { name: 'Copy' }), idle('copy-2', { name: 'Copy' }), idle('other')];
    const r = fight({ marshals: [{ at: [0, 0], hand }, { at: [9, 9] }], enemies: [FAR] });

    r.play().answer('act', 'copy-1');

    r.only('act', ['sneak', 'sprint', 'other', 'end']);
  });

  test('[FW-R-69] one that would do nothing is not offered', () => {
    const hand = [card('mend', [{ do: 'heal', n: 1, who: 'self' }]), card('part', [{ do: 'break-part', n: 1, within: 1 }])];
    const r = fight({ marshals: [{ at: [0, 0], hand }, { at: [9, 9] }], enemies: [scout(1, 0)] });

    expect(r.play().options('act')).not.toContain('mend');
    expect(r.options('act')).not.toContain('part');
  });

  test('[FW-ACT-11][FW-R-69] a reaction uses no action, moves no token, and may come to nothing', () => {
    const hand = [card('sigh', [{ do: 'heal', n: 1, who: 'self' }], { on: 'turn-start', about: 'self' })];
    const r = fight({ step: 'begin-turn', marshals: [{ at: [0, 0], hand }, { at: [9, 9] }], enemies: [FAR] });

    r.play().answer('play-when-turn-start', 'sigh');

    expect(r.marshal()).toMatchObject({ counted: 0, done: [], row: 8 });
    expect(r.asks).toBe('act');
  });
});

describe('Free actions', () => {
  const free = (id: string, actions: readonly string[], more: object = {}): MadeUp =>
    card(id, [{ do: 'free-action', actions, who: 'self', ...more } as never]);
  const atEnd = (actions: readonly string[]): MadeUp =>
    card('late', [{ do: 'free-action', actions, who: 'self' } as never], { on: 'action-phase-end', about: 'self' });

  test('[FW-ACT-12] one more than two, and it does not count', () => {
    const r = fight({
      marshals: [{ at: [0, 0], hand: [atEnd(['sneak'])], counted: 2, done: ['sprint', 'x'] }, { at: [9, 9] }],
      enemies: [FAR],
    });

    r.play()
      .answer('play-when-action-phase-end', 'late')
      .answer('free-action', 'sneak')
      .untilScene('command', one => one.options[0]!.key);

    expect(r.marshal()).toMatchObject({ square: 1, counted: 2 });
  });

  test('[FW-ACT-12] it may be declined', () => {
    const r = fight({ marshals: [{ at: [0, 0], hand: [free('go', ['sneak', 'sprint'])] }, { at: [9, 9] }], enemies: [FAR] });

    r.play().answer('act', 'go').only('free-action', ['sneak', 'sprint', 'pass']).answer('free-action', 'pass');

    expect(r.marshal().square).toBe(0);
  });

  test('[FW-ACT-13] it may not repeat what was done in the phase', () => {
    const r = fight({
      marshals: [{ at: [0, 0], hand: [free('go', ['sneak', 'sprint'])], done: ['sprint'], counted: 1 }, { at: [9, 9] }],
      enemies: [FAR],
    });

    r.play().answer('act', 'go').only('free-action', ['sneak', 'pass']);
  });

  test('[FW-ACT-13] unless the card says so', () => {
    const hand = [free('go', ['sprint'], { again: true })];
    const r = fight({ marshals: [{ at: [0, 0], hand, done: ['sprint'], counted: 1 }, { at: [9, 9] }], enemies: [FAR] });

    r.play().answer('act', 'go').only('free-action', ['sprint', 'pass']);
  });

  test('[FW-ACT-13] and it blocks that action for the rest of the phase', () => {
    const r = fight({ marshals: [{ at: [0, 0], hand: [free('go', ['sprint'])] }, { at: [9, 9] }], enemies: [FAR] });

    r.play().answer('act', 'go').answer('free-action', 'sprint').answer('sprint', [1, 1]).answer('sprint', [2, 2]);

    r.only('act', ['sneak', 'end']);
  });

  test('[FW-ACT-16] a free sprint moves the threat token of who is hidden, a free sneak does not', () => {
    const rowAfter = (action: 'sneak' | 'sprint'): number => {
      const hand = [card(`free-${action}`, [{ do: 'free-action', actions: [action], who: 'self' }], { on: 'turn-start', about: 'self' })];
      const r = fight({ step: 'begin-turn', marshals: [{ at: [0, 0], hand }, { at: [9, 9] }], enemies: [FAR] });
      r.play().answer('play-when-turn-start', `free-${action}`).answer('free-action', action);
      return r.until('act', one => one.options[0]!.key).marshal().row;
    };

    expect([rowAfter('sprint'), rowAfter('sneak')]).toEqual([7, 8]);
  });
});

describe('Actions in the turn of another', () => {
  const order = (id: string, name = id): MadeUp => card(id, [{ do: 'free-action', actions: ['ranged-attack'], who: 'ally' }], { name });
  const given = (hand: readonly MadeUp[], rolls: number) =>
    fight({
      marshals: [
        { at: [0, 0], hand },
        { is: 'ottakh', at: [9, 9], gear: BOW, row: 6 },
      ],
      enemies: [{ ...scout(9, 9), hp: 9, maxHp: 9 }],
      dice: { attack: Array.from({ length: rolls }, () => [1]) },
    }).play();

  test('[FW-ACT-14][FW-ACT-16] it does not count, and moves the tokens like any action', () => {
    const r = given([order('shoot')], 1);

    r.answer('act', 'shoot').answer('free-action', 'ranged-attack');

    expect(r.marshal(1)).toMatchObject({ counted: 0, done: [], row: 5 });
    expect(r.alert).toBe(2);
    expect(r.askedSeat).toBe(0);
  });

  test('[FW-CHAR-5][FW-ACT-16] an attack that is quiet in the own turns is heard in the turn of another', () => {
    const armour = gear({ dice: '1O', health: 10, texts: [{ when: 'always', effects: [{ do: 'quiet-attack' }] }] });
    const quiet = { is: 'ottakh', at: [9, 9], gear: { ...BOW, armour }, row: 6 } as const;
    const enemies = [{ ...scout(9, 9), hp: 9, maxHp: 9 }];
    const own = fight({ active: 1, marshals: [{ at: [0, 0] }, quiet], enemies, dice: { attack: [[1]] } });
    const another = fight({ marshals: [{ at: [0, 0], hand: [order('shoot')] }, quiet], enemies, dice: { attack: [[1]] } });
    own.play().answer('act', 'ranged-attack');
    another.play().answer('act', 'shoot').answer('free-action', 'ranged-attack');

    expect([own.marshal(1).row, another.marshal(1).row]).toEqual([6, 5]);
  });

  test('[FW-ACT-15] two effects with different names give the same action twice', () => {
    const r = given([order('shoot'), order('again')], 2);

    r.answer('act', 'shoot').answer('free-action', 'ranged-attack');
    r.answer('act', 'again').answer('free-action', 'ranged-attack');

    expect(r.toldOf('attack-hits')).toHaveLength(2);
  });

  test('[FW-ACT-15][FW-R-97] two copies of one card are one effect: the second gives nothing', () => {
    const more = card('shoot-2', [{ do: 'free-action', actions: ['ranged-attack'], who: 'ally' }], {
      name: 'Shoot',
      on: 'enemy-damaged',
      about: 'any',
    });
    const r = given([order('shoot-1', 'Shoot'), more], 1);

    r.answer('act', 'shoot-1').answer('free-action', 'ranged-attack').answer('play-when-enemy-damaged', 'shoot-2');

    expect(r.toldOf('attack-hits')).toHaveLength(1);
    expect(r.asks).toBe('act');
  });

  test('[FW-ACT-15][FW-R-97] what it gave in one phase it may give again in the next phase of the same turn', () => {
    const later = card('shoot-later', [{ do: 'free-action', actions: ['ranged-attack'], who: 'ally' }], {
      name: 'Shoot',
      on: 'enemy-phase-start',
      about: 'any',
    });
    const r = given([order('shoot-1', 'Shoot'), later], 2);
    r.answer('act', 'shoot-1').answer('free-action', 'ranged-attack');
    r.until('play-when-enemy-phase-start', one => (one.kind === 'act' ? 'end' : one.options.at(-1)!.key));
    r.answer('play-when-enemy-phase-start', 'shoot-later').answer('free-action', 'ranged-attack');

    expect(r.toldOf('attack-hits')).toHaveLength(2);
  });

  test('[FW-R-97] what it gave in one turn it may give again in the next', () => {
    const r = given([order('shoot-1', 'Shoot')], 1);
    r.answer('act', 'shoot-1').answer('free-action', 'ranged-attack');
    expect(r.marshal(1).usedThisTurn).toHaveLength(1);

    r.until('act', one => (one.kind === 'act' ? 'end' : one.options.at(-1)!.key));
    r.untilScene('begin-turn', one => (one.kind === 'act' ? 'end' : one.options.at(-1)!.key));
    r.play();

    expect(r.marshal(1).usedThisTurn).toEqual([]);
  });
});

describe('Actions that an encounter adds', () => {
  const two = {
    features: [
      { kind: 'ledger', at: [0, 0] },
      { kind: 'ledger', at: [1, 1] },
    ],
    enemies: [FAR],
  } as const;

  test('[FW-R-86] such an action counts, is not done twice in a phase, and moves the threat token of who is hidden', () => {
    const r = fight({ ...two, marshals: PAIR });

    r.play().only('act', ['sneak', 'sprint', 'interact', 'end']).answer('act', 'interact');
    r.only('interact', ['feature-0', 'feature-1']).answer('interact', 'feature-1');

    expect(r.marshal()).toMatchObject({ counted: 1, done: ['interact'], row: 7 });
    expect(r.alert).toBe(1);
    r.only('act', ['sneak', 'sprint', 'end']);
  });

  test('[FW-R-86] the alert token moves only if the brief says so', () => {
    const r = fight({ ...two, isLoud: true, marshals: PAIR });

    r.play().answer('act', 'interact').answer('interact', 'feature-0');

    expect([r.alert, r.marshal().row]).toEqual([2, 7]);
  });
});

describe('An action that is spent on an injury', () => {
  const sprain: MadeUp = { id: 'sprain', is: { kind: 'lasting', force: [{ do: 'trap-range', n: -1 }], exit: 'spend-action' } };

  test('[FW-ALERT-5][FW-INJ-6] it counts, and moves the threat token of who is hidden, like any other', () => {
    const r = fight({ marshals: [{ at: [0, 0], hand: [sprain] }, { at: [9, 9] }], enemies: [FAR] });
    const [card] = r.marshal().hand;

    r.play().answer('act', `shake-off-${card}`);

    expect(r.marshal()).toMatchObject({ hand: [], discard: [card], counted: 1, row: 7 });
    expect(r.alert).toBe(1);
  });

  test('[FW-INJ-6] two cards for one are no action', () => {
    const cut: MadeUp = { id: 'cut', is: { kind: 'lasting', force: [{ do: 'trap-range', n: -1 }], exit: 'discard-2' } };
    const r = fight({ marshals: [{ at: [0, 0], hand: [cut, idle('one'), idle('two')] }, { at: [9, 9] }], enemies: [FAR] });

    r.play().answer('act', `shake-off-${r.marshal().hand[0]}`);

    expect(r.marshal()).toMatchObject({ hand: [], counted: 0, row: 8 });
    expect(r.marshal().discard).toHaveLength(3);
  });
});

describe('What is told of an action', () => {
  const begun = (r: ReturnType<typeof fight>) => r.toldOf('action-begun').map(({ action, feature }) => [action, feature]);

  test('[FW-R-86] the one thing beside can be used: it is done, and it is told which', () => {
    const r = fight({ features: [{ kind: 'ledger', at: [1, 1] }], marshals: PAIR, enemies: [FAR] });

    r.play().only('act', ['sneak', 'sprint', 'interact', 'end']).answer('act', 'interact');

    expect(begun(r)).toEqual([['interact', 0]]);
    expect(r.state.fight.features.map(one => one.isDone)).toEqual([true]);
  });

  test('[FW-R-86] of two the one that was chosen is done', () => {
    const features = [
      { kind: 'ledger', at: [0, 0] },
      { kind: 'ledger', at: [1, 1] },
    ] as const;
    const r = fight({ features, marshals: PAIR, enemies: [FAR] });

    r.play().answer('act', 'interact').answer('interact', 'feature-1');

    expect(begun(r)).toEqual([['interact', 1]]);
    expect(r.state.fight.features.map(one => one.isDone)).toEqual([false, true]);
  });

  test('[FW-ACT-3] who does something uses nothing of the encounter by it, and does not rest', () => {
    const r = fight({ marshals: PAIR, enemies: [FAR] });

    r.stopBefore('command').play().answer('act', 'sneak').answer('sneak', [1, 1]).answer('act', 'end');

    expect(begun(r)).toEqual([['sneak', -1]]);
    expect(r.toldOf('rested')).toEqual([]);
  });
});

describe('The threat token of who hides only now', () => {
  const HIDE = { do: 'hide', who: 'self' } as const;

  test('[FW-R-22] a card that hides whoever plays it moves no token', () => {
    const r = fight({ marshals: [{ at: [0, 0], isRevealed: true, hand: [card('vanish', [HIDE])] }, { at: [9, 9] }], enemies: [FAR] });

    r.play().answer('act', 'vanish');

    expect(r.marshal()).toMatchObject({ isHidden: true, row: 8 });
    expect(r.toldOf('threat-moved')).toEqual([]);
  });

  test('[FW-R-22] nor does an attack that does', () => {
    const hand: MadeUp[] = [{ id: 'shade', kind: 'ability', sections: [{ effects: [HIDE] }] }];
    const r = fight({
      marshals: [{ at: [0, 0], isRevealed: true, hand, gear: BOW }, { at: [9, 9] }],
      enemies: [{ ...scout(3, 0), hp: 9, maxHp: 9 }],
      dice: { attack: [[1]] },
    });

    r.play().answer('act', 'ranged-attack').answer('play-ability', 'shade');

    expect(r.marshal()).toMatchObject({ isHidden: true, row: 8 });
  });
});

describe('Which cards are actions', () => {
  const offers = (hand: readonly MadeUp[]): string[] =>
    fight({ marshals: [{ at: [0, 0], hand }, { at: [9, 9] }], enemies: [FAR] })
      .play()
      .options('act');
  const POTION = { do: 'potion', n: 1 } as const;
  const MEND = { do: 'heal', n: 1, who: 'self' } as const;

  test.each<[string, MadeUp, boolean]>([
    ['an interrupt for the action phase', idle('it'), true],
    ['one for another moment', idle('it', { on: 'turn-start' }), false],
    ['an ability', { id: 'it', kind: 'ability', sections: [{ effects: [POTION] }] }, false],
    ['ammunition', { id: 'it', kind: 'ammunition', fits: ['arrow'], effects: [POTION] }, false],
    ['one of whose sections the second does something', card('it', [], { sections: [{ effects: [MEND] }, { effects: [POTION] }] }), true],
    ['one of whose effects the second does something', card('it', [MEND, POTION]), true],
  ])('[FW-ACT-10][FW-R-69] %s', (_, one, isOffered) => {
    expect(offers([one])).toEqual(['sneak', 'sprint', ...(isOffered ? ['it'] : []), 'end']);
  });

  test('[FW-ACT-10] a special card for attacks is none', () => {
    const special = (key: string): boolean =>
      fight({ marshals: [{ at: [0, 0], hand: [key] }, { at: [9, 9] }], enemies: [FAR] })
        .play()
        .options('act')
        .includes(key);

    const uses = SPECIAL_NUMBERS.map(no => [specialCard(no).use.on, special(keyOf(no))]);
    expect(uses.filter(([on, isOffered]) => isOffered && on !== 'action')).toEqual([]);
    expect(uses.some(([on]) => on === 'attack')).toBe(true);
  });
});

describe('What is not offered, and why', () => {
  const refusals = (marshal: MarshalOn) =>
    fight({ marshals: [{ at: [0, 0], ...marshal }, { at: [9, 9] }], enemies: [FAR] })
      .play()
      .decision('act')
      .not?.()
      .map(({ about, why, facts }) => [about?.[0]?.id, why, facts?.reason]);
  const NOTHING_THERE = ['melee-attack', 'ranged-attack', 'place-trap', 'trigger-trap'].map(id => [id, 'FW-R-69', 'nothing-there']);
  const bruise: MadeUp = { id: 'bruise', is: { kind: 'lasting', force: [{ do: 'forbid', action: 'sprint' }], exit: 'spend-action' } };

  test.each<[string, MarshalOn, readonly unknown[]]>([
    ['with nobody near', {}, NOTHING_THERE],
    ['after one action', { counted: 1, done: ['sneak'] }, [['sneak', 'FW-ACT-2', 'done-already'], ...NOTHING_THERE]],
    ['stuck', { condition: 'adhesive' }, [['sprint', 'FW-CCON-2', 'adhesive'], ...NOTHING_THERE]],
    ['on fire', { condition: 'fire' }, NOTHING_THERE],
    ['injured', { hand: [bruise] }, [['sprint', 'FW-INJ-5', 'injured'], ...NOTHING_THERE]],
    ['with a resource', { resources: { metal: 1 } }, NOTHING_THERE.filter(([id]) => id !== 'place-trap')],
  ])('[FW-ACT-1][FW-ACT-2][FW-R-69] %s', (_, marshal, expected) => {
    expect(refusals(marshal)).toEqual(expected);
  });

  test('[FW-ACT-1] after two actions nothing more, used things included', () => {
    const idles = [idle('one')];
    const r = fight({ marshals: [{ at: [0, 0], counted: 2, done: ['sneak', 'x'], hand: idles }], enemies: [FAR] });

    expect(
      r
        .play()
        .decision('act')
        .not?.()
        .map(({ why }) => why),
    ).toEqual(['FW-ACT-2', ...new Array(6).fill('FW-ACT-1')]);
  });
});

describe('Alone', () => {
  test('[FW-SOLO-5] a distraction is laid within two squares, where it is possible to stand', () => {
    const r = fight({ map: ['..#.', '.#..', '....', '....'], marshals: [{ at: [0, 0] }], enemies: [scout(3, 3)] });

    r.play().answer('act', 'distract');

    expect(r.options('distract')).toEqual([0, 1, 4, 6, 8, 9, 10].map(at => `square-${at}`));
  });

  test.each([
    [1, 1, true],
    [1, 0, false],
    [2, 1, false],
  ])('[FW-SOLO-5] %i characters with %i tokens', (seats, soloTokens, isOffered) => {
    const marshals = (
      [
        [0, 0],
        [9, 9],
      ] as const
    )
      .slice(0, seats)
      .map(at => ({ at }));
    const r = fight({ marshals, enemies: [FAR], fight: { soloTokens } });

    expect(r.play().options('act').includes('distract')).toBe(isOffered);
  });
});

describe('What a given action is told as', () => {
  const order = card('go', [{ do: 'free-action', actions: ['sneak'], who: 'ally' }]);

  test('[FW-ACT-12][FW-ACT-14] in the own phase under one clause, in another’s turn under another; whoever declines uses nothing up', () => {
    const own = fight({
      marshals: [{ at: [0, 0], hand: [card('self', [{ do: 'free-action', actions: ['sneak'], who: 'self' }])] }, { at: [9, 9] }],
      enemies: [FAR],
    });
    expect(own.play().answer('act', 'self').decision('free-action').rule).toBe('FW-ACT-12');
    own.answer('free-action', 'sneak').answer('sneak', [1, 1]);
    expect(own.marshal().usedThisTurn).toEqual([]);

    const other = fight({ marshals: [{ at: [0, 0], hand: [order] }, { at: [9, 9] }], enemies: [FAR] });
    expect(other.play().answer('act', 'go').decision('free-action').rule).toBe('FW-ACT-14');
    other.answer('free-action', 'pass');
    expect([other.marshal(1).usedThisTurn, other.marshal(1).square]).toEqual([[], 9 * 12 + 9]);
  });

  test('[FW-ACT-15][FW-R-97] a gift is known by its action, the phase and its name', () => {
    const other = fight({ marshals: [{ at: [0, 0], hand: [order] }, { at: [9, 9] }], enemies: [FAR] });
    other.play().answer('act', 'go').answer('free-action', 'sneak').answer('sneak', [8, 8]);
    expect(other.marshal(1).usedThisTurn).toEqual(['sneak in act by go']);
  });

  test('[FW-ACT-13] outside the own action phase the active character may do again what was done in it', () => {
    const late = card('late', [{ do: 'free-action', actions: ['sneak'], who: 'self' }], { on: 'enemy-phase-start', about: 'any' });
    const r = fight({
      step: 'begin-enemies',
      marshals: [{ at: [0, 0], hand: [late], done: ['sneak'], counted: 1 }, { at: [9, 9] }],
      enemies: [FAR],
    });
    r.play().answer('play-when-enemy-phase-start', 'late').only('free-action', ['sneak', 'pass']);
  });
});

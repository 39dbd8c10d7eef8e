/** Evade rolls, step by step. */
import { describe, expect, test } from 'vitest';
import type { Text } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { always, armour, bite, enemyPhase, pulse } from '../testing/foes.ts';
import type { Fight, MadeUp, MarshalOn, Position } from '../testing/rehearsal.ts';
import { given } from '../testing/stage.ts';
import { attackMark } from './enemy-attacks.ts';

type Faces = readonly (number | 'crit')[];
type Bite = Parameters<typeof bite>[1];
const dodge = (dice: string, id?: string): MadeUp => ({ kind: 'ability', evade: dice, sections: [], ...(id ? { id } : {}) });
const ARROW: MadeUp = { kind: 'ammunition', fits: ['arrow'], effects: [] };

/** The first character is attacked; nothing has been answered yet. */
function attacked(marshal: Partial<MarshalOn>, damage: number, faces: Faces | null, more: Bite = {}, position: Position = {}): Fight {
  return enemyPhase({
    marshals: [{ at: [5, 5], isRevealed: true, gear: armour(), ...marshal }, { at: [11, 11] }],
    enemies: [{ type: 'rebel-brawler', at: [6, 5] }],
    behaviours: { 'rebel-brawler': [always(bite(damage, more))] },
    dice: faces ? { evade: [faces] } : {},
    ...position,
  });
}
const rolled = (r: Fight) =>
  r
    .toldOf('dice-rolled')
    .filter(one => one.for === 'evade')
    .map(one => one.dice);
const sum = (r: Fight) => r.toldOf('marshal-evaded')[0]!;

describe('An evade roll', () => {
  const WEAVE: Text = { when: 'evade', effects: [{ do: 'add-dice', dice: '1B' }] };

  test('[FW-EVADE-1] has the dice of the armour and of what is fitted to it', () => {
    const r = attacked({ fitted: [{ card: { texts: [WEAVE], kind: 'weave' }, on: 'armour' }] }, 5, [1, 1]);
    expect(rolled(r)).toEqual([[1, 1, 0]]);
  });

  test('[FW-EVADE-2][FW-TERR-2][FW-R-11] in cover an orange die may be added', () => {
    const inCover = (answer: 'yes' | 'no') =>
      attacked(
        { at: [1, 1] },
        5,
        answer === 'yes' ? [1, 1] : [1],
        {},
        {
          map: ['...', '.c.', '...'],
          marshals: [{ at: [1, 1], isRevealed: true, gear: armour() }],
          enemies: [{ type: 'rebel-brawler', at: [2, 1] }],
        },
      ).answer('take-die', answer);
    expect(rolled(inCover('yes'))).toEqual([[2, 0, 0]]);
    expect(rolled(inCover('no'))).toEqual([[1, 0, 0]]);
  });

  test('[FW-EVADE-3][FW-EVADE-12] any cards that show evade dice may be discarded, and no others', () => {
    const r = attacked({ hand: [dodge('1O', 'roll-aside'), ARROW, dodge('1B', 'hop')] }, 5, [1, 1, 1]);
    r.only('discard-to-evade', ['roll-aside', 'hop']).answer('discard-to-evade', ['roll-aside', 'hop']);
    expect(rolled(r)).toEqual([[2, 1, 0]]);
    expect(r.marshal().hand).toHaveLength(1);
    expect(r.marshal().discard).toHaveLength(2);
  });

  test('[FW-EVADE-3][FW-EVADE-6] how likely nothing is suffered is known without a card, with each, and with several', () => {
    const r = attacked({ hand: [dodge('1O', 'roll-aside'), dodge('1K', 'vault')], gear: armour('1O') }, 3, null);
    const { facts, options, oddsOfSome } = r.decision('discard-to-evade');
    // An orange die shows 3 on no face, two show it on 7 of 36 pairs; with a black one on 17 of 36.
    const [none, orange, black] = [0, 7 / 36, 17 / 36];
    expect((facts as { unhurt: readonly number[] }).unhurt.map(chance => chance.toFixed(6))).toEqual(
      [none, orange, black].map(chance => chance.toFixed(6)),
    );
    expect(oddsOfSome!([options[1]!])['hit']!.find(({ value }) => value === 0)!.chance).toBeCloseTo(black);
    expect(oddsOfSome!([])['damage left']!.map(({ value }) => value)).toEqual([1, 2, 3]);
  });

  test('[FW-EVADE-3][FW-SPEC-4] a special card that shows them may be, and goes back to the box', () => {
    const r = attacked({ hand: ['S1'] }, 5, [1, 1]);
    r.answer('discard-to-evade', r.options());
    expect(rolled(r)).toEqual([[1, 1, 0]]);
    expect(r.marshal()).toMatchObject({ hand: [], discard: [] });
    expect(r.toldOf('special-boxed')).toHaveLength(1);
  });

  test('[FW-EVADE-12] with ammunition only nothing is asked', () => {
    expect(attacked({ hand: [ARROW] }, 5, [1]).asks).toBe('evade-move');
  });

  test('[FW-EVADE-4] everything is rolled once', () => {
    const r = attacked({ gear: armour('3O') }, 5, [1, 1, 1]);
    expect(r.toldOf('dice-rolled')).toMatchObject([{ faces: [1, 1, 1] }]);
  });

  test('[FW-EVADE-5] each critical adds all critical effects', () => {
    expect(sum(attacked({ gear: armour('2O', { do: 'evade', n: 1 }) }, 5, ['crit', 'crit']))).toMatchObject({ result: 2, suffered: 3 });
  });

  test('[FW-EVADE-5] other critical effects are totalled, and come before the damage', () => {
    const r = attacked({ dial: 4, gear: armour('2O', { do: 'heal', n: 1, who: 'self' }) }, 5, ['crit', 'crit']);
    expect(r.toldOf('marshal-healed')).toMatchObject([{ n: 2, dial: 6 }]);
    expect(r.toldOf('marshal-fainted')).toEqual([]);
    expect(r.marshal().dial).toBe(1);
  });

  test('[FW-EVADE-5] several critical effects are done in the order that their owner names', () => {
    const r = attacked({ gear: armour('1O', { do: 'move', n: 1, who: 'self' }, { do: 'draw', n: 1, who: 'self' }), deck: [ARROW] }, 5, [
      'crit',
    ]);
    expect(r.asks).toBe('order-effects');
    r.answer('order-effects', ['1-draw', '0-move']);
    expect(r.toldOf('cards-drawn')).toHaveLength(1);
    expect(r.asks).toBe('move');
  });

  test('[FW-EVADE-5] a critical effect may fall on an ally near', () => {
    const r = attacked(
      {},
      1,
      ['crit', 'crit'],
      {},
      {
        marshals: [
          { at: [5, 5], isRevealed: true, gear: armour('2O', { do: 'heal', n: 1, who: 'ally', within: 2 }) },
          { at: [5, 7], dial: 5, gear: armour() },
          { at: [9, 9], dial: 5, gear: armour() },
        ],
      },
    );
    expect(r.marshal(1).dial).toBe(7);
    expect(r.marshal(2).dial).toBe(5);
  });

  test.each([
    ['crit', true],
    [1, false],
  ] as const)('[FW-INJ-6] an injury that a critical shakes off: the die shows %s', (face, isAsked) => {
    const dust: MadeUp = { is: { kind: 'lasting', force: [], exit: 'evade-critical' }, id: 'dust' };
    const r = attacked({ hand: [dust] }, 2, [face]);
    expect(r.asks).toBe(isAsked ? 'shake-off' : 'evade-move');
    if (isAsked) r.answer('shake-off', 'yes');
    expect(r.marshal().hand).toHaveLength(isAsked ? 0 : 1);
  });

  test('[FW-INJ-5] an injury may take a die away', () => {
    const blind: MadeUp = { is: { kind: 'lasting', force: [{ do: 'fewer-dice', n: 1, in: 'evade' }], exit: 'discard-2' } };
    expect(rolled(attacked({ hand: [blind], gear: armour('2O') }, 2, [1]))).toEqual([[1, 0, 0]]);
  });

  test('[FW-EVADE-6] pips and criticals are the result', () => {
    expect(sum(attacked({ gear: armour('3O', { do: 'evade', n: 1 }) }, 5, [2, 1, 'crit']))).toMatchObject({ pips: 3, result: 4 });
  });

  test('[FW-EVADE-7] the rest of the damage is suffered, never less than nothing', () => {
    expect(attacked({ gear: armour('2O') }, 5, [2, 2]).marshal().dial).toBe(9);
    expect(attacked({ gear: armour('4O') }, 5, [2, 2, 2, 1]).marshal().dial).toBe(10);
  });

  test('[FW-EVADE-7][FW-HP-2][FW-R-53] whoever faints wakes with a full dial, and the next steps follow', () => {
    const r = attacked({ dial: 2 }, 5, [1], { condition: 'fire' });
    expect(r.toldOf('marshal-fainted')).toHaveLength(1);
    expect(r.marshal()).toMatchObject({ dial: 10, condition: 'fire' });
    expect(r.asks).toBe('evade-move');
  });

  test('[FW-EVADE-8] no condition if a card takes the damage away', () => {
    const brace: MadeUp = {
      kind: 'interrupt',
      on: 'damage-coming',
      about: 'self',
      sections: [{ effects: [{ do: 'reduce-damage', n: 4 }] }],
      id: 'brace',
    };
    const r = attacked({ hand: [brace] }, 3, [0], { condition: 'fire' })
      .answer('play-when-damage-coming', 'brace')
      .passAll();
    expect(r.marshal()).toMatchObject({ dial: 10, condition: 'none' });
  });

  test('[FW-EVADE-7][FW-CCON-6] what is told of the attack is what was suffered, after every card that lowers it', () => {
    const brace: MadeUp = {
      kind: 'interrupt',
      on: 'damage-coming',
      about: 'self',
      sections: [{ effects: [{ do: 'reduce-damage', n: 2 }] }],
      id: 'brace',
    };
    const r = attacked({ hand: [brace], condition: 'frost' }, 5, [2])
      .answer('play-when-damage-coming', 'brace')
      .passAll();
    expect(sum(r)).toMatchObject({ damage: 5, result: 2, reduced: 2, frost: 1, suffered: 2, dial: 8 });
    expect(r.marshal().dial).toBe(8);
  });

  test('[FW-EVADE-8] the condition is gained only with damage', () => {
    expect(attacked({ gear: armour('2O') }, 3, [2, 1], { condition: 'fire' }).marshal().condition).toBe('none');
    expect(attacked({ gear: armour('2O') }, 3, [1, 1], { condition: 'fire' }).marshal().condition).toBe('fire');
  });

  test('[FW-EVADE-9][FW-R-82] the additional effect comes, damaged or not', () => {
    const r = attacked({ hand: [ARROW, { ...ARROW, id: 'arrow' }] }, 1, [1], { extra: [{ do: 'discard', n: 1 }] });
    expect(r.marshal().dial).toBe(10);
    r.answer('forced-discard', ['arrow']);
    expect(r.marshal().hand).toHaveLength(1);
    expect(r.asks).toBe('evade-move');
  });

  test('[FW-EVADE-9] a push leads away from the enemy, by squares that are chosen', () => {
    const r = attacked({}, 1, [1], { extra: [{ do: 'push', n: 1 }] });
    expect(r.decision('enemy-route').facts).toMatchObject({ pushes: 0, left: 1 });
    r.only(
      'enemy-route',
      [4, 5, 6].map(y => `square-${y * 12 + 4}`),
    ).answer('enemy-route', [4, 4]);
    expect(r.marshal().square).toBe(4 * 12 + 4);
    expect(r.asks).toBe('evade-move');
  });

  test('[FW-EVADE-9] the threat token goes to the top', () => {
    const r = attacked(
      {},
      1,
      [1],
      { extra: [{ do: 'threat-top' }], target: 'closest' },
      {
        marshals: [
          { at: [5, 5], isRevealed: true, gear: armour() },
          { at: [11, 11], isRevealed: true },
        ],
        threat: [1, 0],
      },
    );
    expect(r.threat).toEqual([0, 1]);
  });

  test('[FW-EVADE-10] the character must move to a square beside', () => {
    const r = attacked({ at: [0, 0] }, 1, [1], {}, { enemies: [{ type: 'rebel-brawler', at: [1, 0] }] });
    r.only('evade-move', ['square-1', 'square-12', 'square-13']).answer('evade-move', [0, 1]);
    expect(r.marshal().square).toBe(12);
  });

  test('[FW-R-51] with nowhere to go there is no move', () => {
    const r = attacked(
      {},
      1,
      [1],
      {},
      {
        map: ['.#.', '##.'],
        marshals: [{ at: [0, 0], isRevealed: true, gear: armour() }],
        enemies: [{ type: 'rebel-brawler', at: [2, 0] }],
        behaviours: { 'rebel-brawler': [always(bite(1, { range: 2 }))] },
      },
    );
    expect(r.asks).toBe('act');
    expect(r.marshal().square).toBe(0);
  });

  const THREE: Position = {
    marshals: [
      { at: [5, 5], isRevealed: true, gear: armour() },
      { at: [11, 11], isRevealed: true },
      { at: [11, 0], isRevealed: true },
    ],
  };

  test('[FW-EVADE-11] the own threat token may go to the bottom', () => {
    expect(attacked({}, 1, [1], {}, THREE).answer('evade-move', [4, 4]).answer('drop-threat', 'yes').threat).toEqual([1, 2, 0]);
    expect(attacked({}, 1, [1], {}, THREE).answer('evade-move', [4, 4]).answer('drop-threat', 'no').threat).toEqual([0, 1, 2]);
  });

  test('[FW-EVADE-13][FW-DICE-4] the cap holds', () => {
    expect(rolled(attacked({ gear: armour('5O') }, 5, [1, 1, 1, 1]))).toEqual([[4, 0, 0]]);
  });

  test('[FW-EVADE-13][FW-R-83] cards beyond the cap are discarded, their dice are lost', () => {
    const r = attacked({ gear: armour('4O'), hand: [dodge('1O', 'late')] }, 5, [1, 1, 1, 1]).answer('discard-to-evade', ['late']);
    expect(rolled(r)).toEqual([[4, 0, 0]]);
    expect(r.marshal().hand).toEqual([]);
  });

  test('[FW-CCON-1][FW-R-50] acid throws criticals out after the roll: whoever is rid of it by then keeps them', () => {
    const rinse = (id: string): MadeUp => ({
      kind: 'interrupt',
      on: 'after-evade-roll',
      sections: [{ effects: [{ do: 'clear-condition', who: 'self' }] }],
      id,
    });
    const inAcid = (id: string, answer: string) =>
      attacked({ hand: [rinse(id)], condition: 'acid', gear: armour('1O', { do: 'evade', n: 2 }) }, 5, ['crit']).answer(
        'play-when-after-evade-roll',
        answer,
      );
    expect(sum(inAcid('kept', 'pass'))).toMatchObject({ thrownOut: 1, result: 0 });
    expect(sum(inAcid('rinsed', 'rinsed'))).toMatchObject({ thrownOut: 0, result: 2 });
  });

  test('[FW-R-91] an enemy that falls before its pulse has reached somebody does not reach them', () => {
    const strike: MadeUp = {
      kind: 'interrupt',
      on: 'attack-declared',
      sections: [{ effects: [{ do: 'hurt-enemy', n: 9, within: 1 }] }],
      id: 'strike',
    };
    const r = attacked({ hand: [strike] }, 3, null, { type: 'pulse' }, { objective: { goal: 'survive', turns: 9 } });
    r.answer('play-when-attack-declared', 'strike');
    expect(r.enemy().isIn).toBe(false);
    expect(r.toldOf('marshal-attacked')).toEqual([]);
  });

  test('[FW-R-61][FW-BEH-7] an attack whose target steps out of range after it was declared is left out, and that is said', () => {
    const slip: MadeUp = {
      kind: 'interrupt',
      on: 'attack-declared',
      sections: [{ effects: [{ do: 'move', n: 1, who: 'self' }] }],
      id: 'slip',
    };
    const r = attacked({ hand: [slip] }, 3, null)
      .answer('play-when-attack-declared', 'slip')
      .answer('move', [4, 5]);
    expect(r.toldOf('marshal-attacked')).toEqual([]);
    expect(r.toldOf('enemy-idle')).toMatchObject([{ enemy: 0, action: 'attack', why: 'out-of-range' }]);
  });

  test('[FW-R-91] steps that have begun are finished though the enemy falls', () => {
    const revenge: MadeUp = {
      kind: 'interrupt',
      on: 'after-evade-roll',
      sections: [{ effects: [{ do: 'hurt-enemy', n: 9, within: 1 }] }],
      id: 'revenge',
    };
    const r = attacked({ hand: [revenge] }, 3, [1], {}, { objective: { goal: 'survive', turns: 9 } });
    r.answer('play-when-after-evade-roll', 'revenge').passAll();
    expect(r.enemy().isIn).toBe(false);
    expect(r.marshal().dial).toBe(8);
    expect(r.asks).toBe('evade-move');
  });
});

const onMoment = (id: string, on: string, effects: readonly Effect[]): MadeUp =>
  ({ id, kind: 'interrupt', on, about: 'any', sections: [{ effects }] }) as MadeUp;

describe('All that is told of an attack on a character', () => {
  test('[FW-EVADE-6][FW-EVADE-7] the sum, whole', () => {
    const r = attacked({ gear: armour('2O', { do: 'evade', n: 1 }), dial: 3 }, 9, [1, 'crit'], { condition: 'fire' });
    expect(r.toldOf('marshal-attacked')).toEqual([
      { type: 'marshal-attacked', rule: 'FW-EATK-3', seat: 0, enemy: 0, kind: 'melee', damage: 9, condition: 'fire' },
    ]);
    expect(r.toldOf('marshal-evaded')).toMatchObject([
      {
        ...{ seat: 0, enemy: 0, damage: 9, faces: [1, 'crit'], pips: 1, crits: 1, thrownOut: 0, perCrit: 1, bonus: 0 },
        ...{ result: 2, reduced: 0, frost: 0, suffered: 7, dial: 0 },
      },
    ]);
    expect(attacked({}, 1, [1]).toldOf('marshal-attacked')).toMatchObject([{ condition: 'none' }]);
  });

  test('[FW-CCON-8][FW-R-49] a shocked character rolls nothing, and suffers all of it', () => {
    const r = attacked({ condition: 'shock', gear: armour('2O', { do: 'evade', n: 1 }) }, 3, null);
    expect(sum(r)).toMatchObject({ faces: [], pips: 0, crits: 0, perCrit: 0, result: 0, suffered: 3, dial: 7 });
    expect(r.marshal()).toMatchObject({ condition: 'none', dial: 7 });
  });

  test('[FW-EVADE-6] what a card takes off the attack is told as that, and lies in the odds', () => {
    const hand = [
      onMoment('duck', 'after-evade-roll', [
        { do: 'reduce-damage', n: 2 },
        { do: 'reroll', n: 1 },
      ]),
    ];
    const r = attacked({ hand, gear: armour('1O') }, 5, [1])
      .answer('play-when-after-evade-roll', 'duck')
      .passAll();
    expect(r.decision('reroll').facts).toMatchObject({ of: 'evade', enemy: 0, part: -1, needs: 5, less: 2, comes: 2, result: 1 });
    expect(r.decision('reroll').oddsOfSome!([])['damage left']).toEqual([{ value: 2, chance: 1 }]);
    r.answer('reroll', []);
    expect(sum(r)).toMatchObject({ reduced: 2, suffered: 2 });
  });

  test.each([
    [2, 0],
    [1, 1],
  ])('[FW-EVADE-6] the odds of being hit with %i left of the roll: %i', (face, chance) => {
    const text: Text = { when: 'evade', effects: [{ do: 'reroll', n: 1 }] };
    const r = attacked({ fitted: [{ card: { texts: [text], kind: 'weave' }, on: 'armour' }] }, 2, [face]);
    expect(r.decision('reroll').oddsOfSome!([])['hit']).toEqual([
      { value: 0, chance: 1 - chance },
      { value: 1, chance },
    ]);
  });

  test('[FW-EVADE-1] what counts against shots does not count against blows', () => {
    const text = (against: 'against-ranged' | 'against-melee'): Text => ({
      when: 'evade',
      if: [against],
      effects: [{ do: 'add-dice', dice: '1O' }],
    });
    const rolls = (against: 'against-ranged' | 'against-melee', n: number) =>
      rolled(attacked({ fitted: [{ card: { texts: [text(against)], kind: 'weave' }, on: 'armour' }] }, 2, new Array(n).fill(1)));
    expect([rolls('against-melee', 2), rolls('against-ranged', 1)]).toEqual([[[2, 0, 0]], [[1, 0, 0]]]);
  });

  test('[FW-EVADE-5] what is for attacks comes to nothing when evading, and words are nobody’s card', () => {
    const heal = { do: 'heal', n: 1, who: 'self' } as const;
    const r = attacked({ dial: 4, gear: armour('1O', { do: 'damage', n: 1 }, { do: 'no-alert' }, { do: 'evade', n: 1 }, heal) }, 2, [
      'crit',
    ]);
    expect(r.asked.some(line => line.includes('order-effects'))).toBe(false);
    expect(r.toldOf('word').map(({ word, card, rule }) => [word, card, rule])).toEqual([['heal', -1, 'FW-EVADE-5']]);
  });

  test('[FW-EVADE-5][FW-R-44] a condition comes once for each critical: two plasmas burst', () => {
    const r = attacked({ gear: armour('2O', { do: 'inflict', condition: 'plasma' }) }, 2, ['crit', 'crit']);
    expect(r.toldOf('enemy-condition').map(one => one.condition)).toEqual(['plasma']);
    expect(r.toldOf('enemy-hurt').map(one => one.by)).toEqual(['plasma']);
  });
});

describe('[FW-EVADE-9] What an attack brings besides', () => {
  const after = (extra: NonNullable<Bite>['extra'], hidden: boolean): unknown => {
    const r = enemyPhase({
      marshals: [
        { at: [5, 5], isRevealed: !hidden, gear: armour(), resources: { metal: 1, chill: 1 }, hand: [ARROW, ARROW] },
        { at: [11, 11], isRevealed: true },
      ],
      threat: hidden ? [1] : [1, 0],
      enemies: [{ type: 'rebel-brawler', at: [6, 5] }],
      behaviours: { 'rebel-brawler': [always(pulse(1, 1, { extra: extra! }))] },
      dice: { evade: [[1]] },
    });
    r.until('evade-move', one => (one.choose === 'some' ? [one.options[0]!.key] : one.options[0]!.key));
    const { hand, resources, square } = r.marshal();
    return { hand: hand.length, resources: resources.reduce((a, b) => a + b, 0), threat: r.threat, hasMoved: square !== 65 };
  };
  const ALL = { hand: 2, resources: 2, threat: [1, 0], hasMoved: false };

  test.each<[string, NonNullable<Bite>['extra'], boolean, object]>([
    ['nothing', [], false, {}],
    ['a card', [{ do: 'discard', n: 1 }], false, { hand: 1 }],
    ['a resource', [{ do: 'lose-resource', n: 1 }], false, { resources: 1 }],
    ['two resources', [{ do: 'lose-resource', n: 2 }], false, { resources: 0 }],
    ['as many as there are', [{ do: 'lose-resource', n: 3 }], false, { resources: 0 }],
    ['the top of the track', [{ do: 'threat-top' }], false, { threat: [0, 1] }],
    ['nothing to a token that is not there', [{ do: 'threat-top' }], true, { threat: [1] }],
    ['a push', [{ do: 'push', n: 1 }], false, { hasMoved: true }],
  ])('%s', (_, extra, hidden, change) => {
    expect(after(extra, hidden)).toEqual({ ...ALL, ...change });
  });

  test('against a wall nobody falls', () => {
    const r = attacked(
      { at: [0, 0] },
      1,
      [1],
      { extra: [{ do: 'push', n: 2 }] },
      {
        map: ['...', '#..'],
        marshals: [{ at: [0, 0], isRevealed: true, gear: armour() }],
        enemies: [{ type: 'rebel-brawler', at: [1, 0] }],
      },
    );
    expect([r.asks, r.marshal().square, r.toldOf('marshal-hurt')]).toEqual(['evade-move', 0, []]);
  });
});

describe('Whom an attack still finds', () => {
  test('[FW-R-91] an enemy that falls when it has declared its attack strikes nobody, and nothing more is said of it', () => {
    const hand = [onMoment('strike', 'attack-declared', [{ do: 'hurt-enemy', n: 9, within: 1 }])];
    const r = attacked({ hand }, 3, null, {}, { objective: { goal: 'survive', turns: 9 } });
    r.answer('play-when-attack-declared', 'strike');
    expect([r.enemy().isIn, r.types('marshal-attacked', 'enemy-idle')]).toEqual([false, []]);
  });

  test('[FW-R-61] who hides when the attack is declared is gone', () => {
    const r = attacked({ hand: [onMoment('fade', 'attack-declared', [{ do: 'hide', who: 'self' }])] }, 3, null);
    r.answer('play-when-attack-declared', 'fade').passAll();
    expect(r.toldOf('enemy-idle').map(({ action, why }) => `${action} ${why}`)).toEqual(['attack target-gone']);
  });

  test('[FW-R-62] a pulse takes distractions in range, and no others', () => {
    const r = enemyPhase({
      marshals: [{ at: [11, 11], isRevealed: true }],
      enemies: [{ type: 'rebel-brawler', at: [0, 0] }],
      behaviours: { 'rebel-brawler': [always(pulse(1, 2))] },
      fight: { distractions: [2, 3] },
    });
    expect(r.toldOf('distraction-gone').map(({ square, isAttacked }) => [square, isAttacked])).toEqual([
      [2, true],
      [3, false],
    ]);
  });

  test('[FW-R-91] a pulse ends with its enemy', () => {
    const hand = [onMoment('revenge', 'after-evade-roll', [{ do: 'hurt-enemy', n: 9, within: 2 }])];
    const r = enemyPhase({
      objective: { goal: 'survive', turns: 9 },
      marshals: [
        { at: [1, 0], isRevealed: true, gear: armour(), hand },
        { at: [1, 1], isRevealed: true, gear: armour() },
        { at: [0, 1], isRevealed: true, gear: armour() },
      ],
      enemies: [{ type: 'rebel-brawler', at: [0, 0] }],
      behaviours: { 'rebel-brawler': [always(pulse(1, 2))] },
      dice: { evade: [[1]] },
    });
    r.answer('order-pulse', 'seat-0').answer('play-when-after-evade-roll', 'revenge').until('act');
    expect(r.toldOf('marshal-attacked').map(({ seat }) => seat)).toEqual([0]);
    expect(r.asked.filter(line => line.includes('order-pulse'))).toHaveLength(1);
  });

  test('content 3.10, B10: who flees is struck in the square that was attacked', () => {
    const stage = given('B10', 1);
    const [first, second] = stage.features('refugee');
    const blow = { type: 'melee', range: 1, damage: 1, condition: undefined, extra: [] } as const;
    stage.run(table => attackMark(table, stage.state.fight.enemies[0]!, { seat: -1, square: second!.square }, blow));
    expect(stage.toldOf('feature-hurt').map(one => one.feature)).toEqual(first!.square === second!.square ? [first!.id] : [second!.id]);
    stage.run(table => attackMark(table, stage.state.fight.enemies[0]!, { seat: -1, square: 0 }, blow));
    expect(stage.toldOf('feature-hurt')).toHaveLength(1);
  });
});

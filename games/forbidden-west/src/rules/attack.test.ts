/** An attack of a character, step by step. */
import { describe, expect, test } from 'vitest';
import { keyOf, SPECIAL_NUMBERS, specialCard } from '../content/box.ts';
import { countOf, plusDice, poolOf } from '../content/dice.ts';
import type { BriefId } from '../content/kinds.ts';
import type { GearFace } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { placeEnemy } from '../deeds/fight.ts';
import { faceIn, marshalOf } from '../questions.ts';
import { type EnemyOn, fight, gear, type MadeUp, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { given } from '../testing/stage.ts';
import { attack, footholds, reachOf, targetsFrom } from './attack.ts';

const scout = (x: number, y: number) => ({ type: 'rebel-scout', at: [x, y] }) as const;
const square = (x: number, y: number): string => `square-${y * 12 + x}`;
const bow = (dice: string, more: Partial<GearFace> = {}) => ({ ranged: gear({ dice, range: 3, ...more }, { symbol: 'arrow' }) });
const onCritical = (...effects: readonly unknown[]) =>
  ({ texts: [{ when: 'attack', effects: [{ do: 'per-critical', effects }] }] }) as Partial<GearFace>;
const inAttacks = (...effects: readonly Effect[]): Partial<GearFace> => ({ texts: [{ when: 'attack', effects }] });
const arrows = (id: string, ...effects: readonly Effect[]): MadeUp => ({ id, kind: 'ammunition', fits: ['arrow'], effects });
const ability = (id: string, ...effects: readonly Effect[]): MadeUp => ({ id, kind: 'ability', sections: [{ effects }] });
const dice = (more: string): Effect => ({ do: 'add-dice', dice: more });

interface Shot {
  readonly by?: MarshalOn;
  readonly at?: EnemyOn;
  readonly rolls?: readonly (readonly (number | 'crit')[])[];
  readonly more?: Position;
}
/** Ottakh shoots at an enemy two squares away; a second one, far off, keeps the fight going. */
function shot({ by, at, rolls = [], more }: Shot) {
  const r = fight({
    marshals: [
      { is: 'ottakh', at: [0, 0], ...by },
      { is: 'drokkeh', at: [9, 9] },
    ],
    enemies: [at ?? { ...scout(2, 0), hp: 20, maxHp: 20 }, scout(11, 11)],
    dice: { attack: rolls },
    ...more,
  });
  return r.play().answer('act', 'ranged-attack');
}
const rolled = (r: ReturnType<typeof shot>) => r.toldOf('dice-rolled').map(one => one.dice);
const hits = (r: ReturnType<typeof shot>) => r.toldOf('attack-hits')[0]!;

describe('An attack', () => {
  test('[FW-ATK-9][FW-ATK-10][FW-ATK-13] pips less armour wound the body, then the alert token goes down one row', () => {
    const r = fight({
      marshals: [{ is: 'senvi', at: [0, 0], gear: bow('2O 1B') }],
      enemies: [{ type: 'scurrier', at: [3, 0] }],
      dice: { attack: [[2, 1, 0]] },
    });
    r.play().answer('act', 'ranged-attack').answer('choose-part', 'body').answer('reroll', []);
    expect(r.enemy().hp).toBe(4 - (3 - 1));
    expect(r.alert).toBe(2);
    expect(r.marshal().row).toBe(7);
  });
});

describe('Step 1, the step in', () => {
  const club = { melee: gear({ dice: '1O', range: 0 }), ranged: gear({ dice: '1O', range: 0 }) };

  test('[FW-ATK-1] with range 0 and the enemy one square away the attacker moves in', () => {
    const r = fight({ marshals: [{ at: [0, 0], gear: club }, { at: [9, 9] }], enemies: [scout(1, 1)], dice: { attack: [[2]] } });

    r.play().answer('act', 'melee-attack');

    expect(r.marshal().square).toBe(13);
    expect(r.enemy().hp).toBe(2);
    expect(r.toldOf('marshal-moved')).toMatchObject([{ rule: 'FW-ATK-1', seat: 0, how: 'melee' }]);
  });

  test('[FW-ATK-1][FW-R-42] squares without a target in range are not offered, and the attack must follow', () => {
    const r = fight({
      marshals: [{ at: [2, 2], gear: club }, { at: [9, 9] }],
      enemies: [scout(1, 1), scout(3, 3)],
      dice: { attack: [[2]] },
    });

    r.play()
      .answer('act', 'melee-attack')
      .only('melee-move', [square(1, 1), square(3, 3)])
      .answer('melee-move', [3, 3]);

    expect(r.toldOf('attack-declared')).toMatchObject([{ enemy: 1, kind: 'melee' }]);
  });

  test('[FW-R-42] with no enemy in range now or after a step there is no melee attack', () => {
    const r = fight({ marshals: [{ at: [0, 0], gear: club }, { at: [9, 9] }], enemies: [scout(2, 0)] });

    r.play().only('act', ['sneak', 'sprint', 'end']);
  });
});

describe('Step 2, the target', () => {
  test('[FW-ATK-2][FW-EQUIP-5] only enemies within the range of the weapon, diagonals counted like other squares', () => {
    const r = shot({ by: { gear: bow('1O') }, more: { enemies: [scout(2, 2), scout(3, 3), scout(4, 0)] } });

    r.only('choose-target', ['enemy-0', 'enemy-1']);
  });

  test('[FW-MAP-2][FW-EQUIP-5] range 0 reaches the own square alone', () => {
    const at = (x: number) =>
      fight({ marshals: [{ at: [1, 1], gear: bow('1O', { range: 0 }) }, { at: [9, 9] }], enemies: [scout(x, 1)] })
        .play()
        .options('act');

    expect(at(1)).toContain('ranged-attack');
    expect(at(2)).not.toContain('ranged-attack');
  });

  test('[FW-R-39] nothing stands in the line of a shot', () => {
    const map = ['.#..', '.##.', '....', '....'];
    const r = fight({ map, marshals: [{ at: [0, 0], gear: bow('1O') }, { at: [0, 3] }], enemies: [scout(2, 0)], dice: { attack: [[1]] } });

    r.play().answer('act', 'ranged-attack');

    expect(r.enemy().hp).toBe(3);
  });

  test('[FW-ATK-3][FW-R-43] the body, or a component that is not destroyed', () => {
    const r = shot({ by: { gear: bow('1O') }, at: { type: 'razorhound', at: [2, 0], parts: [0, 2] } });

    r.only('choose-part', ['body', 'cell']);
  });

  test('[FW-ATK-10][FW-COMP-1] a component suffers what is left after armour', () => {
    const r = shot({ by: { gear: bow('2O 1B') }, at: { type: 'shellback', at: [2, 0] }, rolls: [[2, 1, 2]] });

    r.answer('choose-part', 'plate');

    expect(r.enemy()).toMatchObject({ parts: [3, 1], hp: 9 });
  });

  test('[FW-R-43] excess damage on a component is lost', () => {
    const r = shot({ by: { gear: bow('2O 2B') }, at: { type: 'shellback', at: [2, 0] }, rolls: [[2, 2, 3, 3]] });

    r.answer('choose-part', 'plate');

    expect(r.enemy()).toMatchObject({ parts: [3, 0], hp: 9 });
  });

  test('[FW-TERR-5] an enemy in cover is hit like any other', () => {
    const map = ['..c.', '....', '....', '...c'];
    const r = fight({ map, marshals: [{ at: [0, 0], gear: bow('1O') }, { at: [0, 3] }], enemies: [scout(2, 0)], dice: { attack: [[2]] } });

    r.play().answer('act', 'ranged-attack');

    expect(r.enemy().hp).toBe(2);
    expect(r.asked.filter(line => !line.includes(' act:'))).toEqual([]);
  });
});

describe('Steps 3 and 4, cards', () => {
  test('[FW-ATK-4] at most one ability', () => {
    const r = shot({ by: { gear: bow('1O'), hand: [ability('one', dice('1O')), ability('two', dice('1O'))] }, rolls: [[1, 1]] });

    r.only('play-ability', ['one', 'two', 'pass']).answer('play-ability', 'one');

    expect(rolled(r)).toEqual([[2, 0, 0]]);
    expect(r.asks).toBe('act');
  });

  test('[FW-ATK-4][FW-DECK-7] one section is fixed, the others are as if not printed', () => {
    const hand: MadeUp[] = [
      { id: 'split', kind: 'ability', sections: [{ effects: [dice('1O')] }, { effects: [{ do: 'move', n: 1, who: 'self' }] }] },
    ];
    const r = shot({ by: { gear: bow('1O'), hand }, rolls: [[1, 1]] });

    r.answer('play-ability', 'split').only('choose-section', ['section-1', 'section-2']).answer('choose-section', 'section-1');

    expect(rolled(r)).toEqual([[2, 0, 0]]);
    expect(r.asks).toBe('act');
  });

  test('[FW-DECK-18] a section is open only while its circumstance holds', () => {
    const hand: MadeUp[] = [
      {
        id: 'split',
        kind: 'ability',
        sections: [
          { if: ['melee'], effects: [{ do: 'push', n: 1 }] },
          { if: ['ranged'], effects: [dice('1O')] },
        ],
      },
    ];
    const r = shot({ by: { gear: bow('1O'), hand }, rolls: [[1, 1]] });

    r.answer('play-ability', 'split');

    expect(rolled(r)).toEqual([[2, 0, 0]]);
    expect(r.toldOf('card-played')).toMatchObject([{ section: 1 }]);
  });

  test('[FW-DECK-8] a section for the hidden is not for the revealed', () => {
    const whisper = { kind: 'ability', sections: [{ if: ['hidden'], effects: [dice('1O')] }] } as const;

    const hidden = shot({ by: { gear: bow('1O'), hand: [{ id: 'whisper', ...whisper }] } });
    hidden.only('play-ability', ['whisper', 'pass']);

    const seen = shot({ by: { gear: bow('1O'), hand: [{ id: 'murmur', ...whisper }], isRevealed: true }, rolls: [[1]] });
    expect(seen.asks).toBe('act');
  });

  test('[FW-R-75] hidden counts when the section is chosen; being revealed later undoes nothing', () => {
    const hand: MadeUp[] = [
      {
        id: 'whisper',
        kind: 'ability',
        sections: [
          {
            if: ['hidden'],
            effects: [
              { do: 'damage', n: 2 },
              { do: 'reveal', who: 'self' },
            ],
          },
        ],
      },
    ];
    const r = shot({ by: { gear: bow('1O'), hand }, rolls: [[1]] });

    r.answer('play-ability', 'whisper');

    expect(hits(r).result).toBe(3);
    expect(r.threat).toEqual([0]);
  });

  test('[FW-ATK-5][FW-DECK-2] at most one ammunition card, and one that fits the weapon', () => {
    const bolt: MadeUp = { id: 'bolt', kind: 'ammunition', fits: ['bolt'], effects: [dice('1K')] };
    const r = shot({ by: { gear: bow('1O'), hand: [arrows('one', dice('1O')), bolt, arrows('two', dice('1O'))] }, rolls: [[1, 1]] });

    r.only('play-ammunition', ['one', 'two', 'pass']).answer('play-ammunition', 'one');

    expect(rolled(r)).toEqual([[2, 0, 0]]);
    expect(r.asks).toBe('act');
  });

  test('[FW-DECK-3] of several symbols any one suffices', () => {
    const hand: MadeUp[] = [{ id: 'both', kind: 'ammunition', fits: ['bolt', 'arrow'], effects: [dice('1O')] }];

    shot({ by: { gear: bow('1O'), hand } }).only('play-ammunition', ['both', 'pass']);
  });

  test('[FW-DECK-4] ammunition counts for this attack alone', () => {
    const bile = arrows('bile', dice('1B'), { do: 'per-critical', effects: [{ do: 'inflict', condition: 'acid' }] });
    const club = { melee: gear({ dice: '1O', range: 0 }, { symbol: 'arrow' }) };
    const r = shot({
      by: { gear: { ...bow('1O'), ...club }, hand: [bile] },
      at: { ...scout(0, 0), hp: 20, maxHp: 20 },
      rolls: [[1, 'crit'], ['crit']],
    });

    r.answer('play-ammunition', 'bile').answer('act', 'melee-attack');

    expect(rolled(r)).toEqual([
      [1, 1, 0],
      [1, 0, 0],
    ]);
    expect(r.toldOf('enemy-condition')).toHaveLength(1);
  });

  test('[FW-ATK-15][FW-EQUIP-6] without ammunition the weapon’s dice alone are rolled', () => {
    expect(rolled(shot({ by: { gear: bow('2O 1B') }, rolls: [[1, 1, 1]] }))).toEqual([[2, 1, 0]]);
  });

  test('[FW-DECK-6] an ability is offered in attacks alone', () => {
    const r = fight({ marshals: [{ at: [0, 0], hand: [ability('one', dice('1O'))] }, { at: [9, 9] }], enemies: [scout(11, 11)] });

    r.play().only('act', ['sneak', 'sprint', 'end']).answer('act', 'sprint');

    expect(r.asks).toBe('sprint');
  });

  test('[FW-DECK-11] what was played lies in the discard pile of its owner', () => {
    const r = shot({ by: { gear: bow('1O'), hand: [ability('one', dice('1O')), arrows('two', dice('1O'))] }, rolls: [[1, 1, 1]] });
    const cards = r.marshal().hand;

    r.answer('play-ability', 'one').answer('play-ammunition', 'two');

    expect(r.marshal()).toMatchObject({ hand: [], discard: cards });
  });

  test('[FW-SPEC-4] a special card goes back to the box', () => {
    const r = fight({
      marshals: [
        { at: [0, 0], hand: ['S16'] },
        { at: [9, 9], dial: 3 },
      ],
      enemies: [scout(11, 11)],
    });
    const card = r.marshal().hand[0]!;

    r.play().answer('act', 'S16');

    expect(r.marshal()).toMatchObject({ hand: [], discard: [] });
    expect(r.state.party.inactive).toContain(card);
  });

  test('[FW-SPEC-3] a special card can be used in an attack like an ability', () => {
    const r = fight({
      marshals: [{ at: [0, 0], hand: ['S4'] }, { at: [9, 9] }],
      enemies: [{ ...scout(0, 0), hp: 20, maxHp: 20 }],
      dice: { attack: [[0, 0, 0, 3]] },
    });

    r.play().answer('act', 'melee-attack').answer('play-ability', 'S4');

    expect(r.alert).toBe(1);
    expect(hits(r).result).toBe(3);
  });

  test('[FW-EQUIP-5][FW-DECK-4] a longer shaft reaches an enemy that the weapon alone does not, and then it must be played', () => {
    const hand = [arrows('long', dice('1O'), { do: 'reach', n: 1 }), arrows('short', dice('1O'))];
    const r = shot({ by: { gear: bow('1O'), hand }, at: { ...scout(4, 0), hp: 20, maxHp: 20 }, rolls: [[1, 1]] });

    expect(r.toldOf('card-played')).toMatchObject([{ card: r.marshal().discard[0] }]);
    expect(r.enemy().hp).toBe(18);
  });

  test('[FW-DECK-2][FW-EQUIP-5] a longer shaft that does not fit reaches no further', () => {
    const hand: MadeUp[] = [{ id: 'long', kind: 'ammunition', fits: ['bolt'], effects: [{ do: 'reach', n: 1 }] }];
    const r = fight({ marshals: [{ at: [0, 0], gear: bow('1O'), hand }, { at: [9, 9] }], enemies: [scout(4, 0)] });

    expect(r.play().options('act')).not.toContain('ranged-attack');
  });
});

describe('Steps 5 and 6, the dice', () => {
  test('[FW-ATK-6][FW-EQUIP-6] everything is rolled together', () => {
    const r = shot({ by: { gear: bow('2O'), hand: [ability('one', dice('1O')), arrows('two', dice('1B'))] }, rolls: [[1, 1, 1, 1]] });

    r.answer('play-ability', 'one').answer('play-ammunition', 'two');

    expect(rolled(r)).toEqual([[3, 1, 0]]);
  });

  test('[FW-DICE-4][FW-R-7] never more than four orange dice', () => {
    const r = shot({ by: { gear: bow('3O'), hand: [arrows('two', dice('2O'))] }, rolls: [[1, 1, 1, 1]] });
    expect(rolled(r.answer('play-ammunition', 'two'))).toEqual([[4, 0, 0]]);
  });

  test('[FW-DICE-5][FW-R-7] never more than two blue dice', () => {
    const r = shot({ by: { gear: bow('1B'), hand: [ability('one', dice('1B')), arrows('two', dice('1B'))] }, rolls: [[1, 1]] });
    expect(rolled(r.answer('play-ability', 'one').answer('play-ammunition', 'two'))).toEqual([[0, 2, 0]]);
  });

  test('[FW-DICE-6][FW-R-7] never more than one black die', () => {
    const r = shot({ by: { gear: bow('1K'), hand: [arrows('two', dice('1K'))] }, rolls: [[1]] });
    expect(rolled(r.answer('play-ammunition', 'two'))).toEqual([[0, 0, 1]]);
  });

  test('[FW-R-13][FW-CCON-2] the cap comes first, then who sticks takes one die out, of a colour of choice', () => {
    const r = shot({ by: { gear: bow('3O 1B'), hand: [arrows('two', dice('2O'))], condition: 'adhesive' }, rolls: [[1, 1, 1, 1]] });

    r.answer('play-ammunition', 'two').only('remove-die', ['orange', 'blue']).answer('remove-die', 'orange');

    expect(rolled(r)).toEqual([[3, 1, 0]]);
  });

  test('[FW-TERR-3][FW-R-11][FW-R-78] from elevation one orange die more, if the attacker wants it', () => {
    const map = ['^...', '....', '....', '....'];
    const from = (answer: 'yes' | 'no') => {
      const r = fight({
        map,
        marshals: [{ is: 'ottakh', at: [0, 0], gear: bow('2O') }, { at: [0, 3] }],
        enemies: [scout(2, 0), scout(3, 3)],
        dice: { attack: [answer === 'yes' ? [0, 0, 0] : [0, 0]] },
      });
      r.play().answer('act', 'ranged-attack');
      if (r.asks === 'choose-target') r.answer('choose-target', 'enemy-0');
      return rolled(r.answer('take-die', answer));
    };

    expect([from('yes'), from('no')]).toEqual([[[3, 0, 0]], [[2, 0, 0]]]);
  });

  test('[FW-TERR-4] elevation counts where the action began: a step off it keeps the die', () => {
    const map = ['^...', '....', '....', '....'];
    const club = { melee: gear({ dice: '1O', range: 0 }) };
    const r = fight({ map, marshals: [{ at: [0, 0], gear: club }, { at: [0, 3] }], enemies: [scout(1, 0)], dice: { attack: [[0, 0]] } });

    r.play().answer('act', 'melee-attack').answer('take-die', 'yes');

    expect(rolled(r)).toEqual([[2, 0, 0]]);
  });

  test('[FW-TERR-4] a step onto it gives none', () => {
    const map = ['.^..', '....', '....', '....'];
    const club = { melee: gear({ dice: '1O', range: 0 }) };
    const r = fight({ map, marshals: [{ at: [0, 0], gear: club }, { at: [0, 3] }], enemies: [scout(1, 0)], dice: { attack: [[0]] } });

    r.play().answer('act', 'melee-attack');

    expect(rolled(r)).toEqual([[1, 0, 0]]);
  });

  test('[FW-ATK-7] rerolls: up to so many dice, and those alone are rolled again', () => {
    const r = shot({
      by: { gear: bow('3O', inAttacks({ do: 'reroll', n: 2 })) },
      rolls: [
        [0, 0, 1],
        [2, 1],
      ],
    });

    r.only('reroll', ['die-0', 'die-1', 'die-2']).answer('reroll', ['die-0', 'die-1']);

    expect(hits(r)).toMatchObject({ faces: [2, 1, 1], result: 4 });
  });

  test('[FW-DICE-8] several rerolls are one choice: no die is rolled a third time', () => {
    const hand = [ability('again', { do: 'reroll', n: 1 })];
    const r = shot({
      by: { gear: bow('2O', inAttacks({ do: 'reroll', n: 1 })), hand },
      rolls: [
        [0, 0],
        [0, 0],
      ],
    });

    r.answer('play-ability', 'again').answer('reroll', ['die-0', 'die-1']);

    expect(r.asks).toBe('act');
    expect(r.toldOf('dice-rerolled')).toHaveLength(1);
  });

  test('[FW-ATK-7] a reroll of blanks is for blanks; others need one of their own', () => {
    const text = inAttacks({ do: 'reroll', n: 2, only: 'blanks' });
    const blanks = shot({ by: { gear: bow('3O', text) }, rolls: [[0, 1, 2], [1]] });
    blanks.only('reroll', ['die-0']).answer('reroll', ['die-0']);
    expect(hits(blanks).result).toBe(4);

    const both = shot({ by: { gear: bow('3O', text), hand: [ability('again', { do: 'reroll', n: 1 })] }, rolls: [[0, 1, 1]] });
    both.answer('play-ability', 'again').only('reroll', ['die-0', 'die-1', 'die-2']);
    expect(() => both.answer('reroll', ['die-1', 'die-2'])).toThrow('Only blanks may be rolled again by this card.');
  });

  test('[FW-ATK-7] rerolls of this turn are spent after those of the attack itself', () => {
    const text = inAttacks({ do: 'reroll', n: 1 }, { do: 'reroll', n: 1, only: 'blanks' });
    const r = shot({
      by: { gear: bow('4O', text), rerolls: 2 },
      rolls: [
        [0, 1, 1, 1],
        [1, 1],
      ],
    });

    r.answer('reroll', ['die-1', 'die-2']);

    expect(r.marshal().rerolls).toBe(1);
  });
});

describe('Steps 7 and 8, the result', () => {
  test('[FW-ATK-8] every critical counts every critical effect once', () => {
    const gearOf = bow('2O', onCritical({ do: 'damage', n: 1 }, { do: 'push', n: 1 }));
    const r = shot({ by: { gear: gearOf }, rolls: [['crit', 'crit']] });

    expect(hits(r)).toMatchObject({ crits: 2, result: 2 });
    expect(r.decision('push').facts).toMatchObject({ left: 2 });
  });

  test('[FW-ATK-9][FW-EFF-1] pips and damage effects are the result', () => {
    const r = shot({ by: { gear: bow('2O 1B', inAttacks({ do: 'damage', n: 2 })) }, rolls: [[2, 1, 'crit']] });

    expect(hits(r).result).toBe(5);
  });

  test('[FW-EFF-1] a damage effect needs no pips', () => {
    expect(hits(shot({ by: { gear: bow('1O', inAttacks({ do: 'damage', n: 3 })) }, rolls: [[0]] })).result).toBe(3);
  });

  test('[FW-DICE-2][FW-DICE-3] criticals and blanks are no pips', () => {
    expect(hits(shot({ by: { gear: bow('2O') }, rolls: [['crit', 'crit']] })).result).toBe(0);
    expect(hits(shot({ by: { gear: bow('2O 1B') }, rolls: [[0, 0, 2]] })).result).toBe(2);
  });

  test('[FW-EQUIP-8] what a weapon says holds in its own attacks', () => {
    const text: Partial<GearFace> = { texts: [{ when: 'attack', if: ['body'], effects: [{ do: 'damage', n: 1 }] }] };
    const at: EnemyOn = { type: 'scurrier', at: [2, 0], armour: 0 };

    expect(hits(shot({ by: { gear: bow('1O', text) }, at, rolls: [[1]] }).answer('choose-part', 'body')).result).toBe(2);
    expect(hits(shot({ by: { gear: bow('1O', text) }, at, rolls: [[1]] }).answer('choose-part', 'screech-horn')).result).toBe(1);
  });

  test('[FW-EQUIP-7][FW-EQUIP-8] and not in those of the other weapon', () => {
    const melee = gear({ dice: '3O', range: 0, ...inAttacks({ do: 'damage', n: 5 }) });

    expect(hits(shot({ by: { gear: { ...bow('1O'), melee } }, rolls: [[1]] }))).toMatchObject({ result: 1, faces: [1] });
  });

  test('[FW-MOD-3] what is fitted to the weapon counts as part of it', () => {
    const coil = {
      texts: [{ when: 'attack', effects: [{ do: 'per-critical', effects: [{ do: 'inflict', condition: 'fire' }] }] }],
    } as const;
    const r = shot({
      by: { gear: bow('1O', onCritical({ do: 'damage', n: 1 })), fitted: [{ card: coil, on: 'ranged' }] },
      rolls: [['crit']],
    });

    expect(hits(r).result).toBe(1);
    expect(r.enemy().condition).toBe('fire');
  });

  test('[FW-ECON-6][FW-R-45] shock adds a critical after rerolls, and is used up; a new shock of the same attack stays', () => {
    const gearOf = bow('2O', onCritical({ do: 'damage', n: 2 }, { do: 'inflict', condition: 'shock' }));
    const r = shot({ by: { gear: gearOf }, at: { ...scout(2, 0), hp: 20, maxHp: 20, condition: 'shock' }, rolls: [[1, 1]] });

    expect(hits(r)).toMatchObject({ crits: 1, addedCrits: 1, result: 4 });
    expect(r.enemy().condition).toBe('shock');
    expect(r.types('enemy-condition-lost', 'attack-hits', 'enemy-condition')).toEqual([
      'enemy-condition-lost',
      'attack-hits',
      'enemy-condition',
    ]);
  });

  test('[FW-ECON-4][FW-R-45] frost doubles what armour leaves; nothing does not use it up', () => {
    const at: EnemyOn = { type: 'rebel-brawler', at: [2, 0], hp: 20, maxHp: 20, condition: 'frost' };
    const hit = shot({ by: { gear: bow('1B') }, at, rolls: [[3]] });
    expect(hit.enemy()).toMatchObject({ hp: 16, condition: 'none' });

    const miss = shot({ by: { gear: bow('1B') }, at, rolls: [[1]] });
    expect(miss.enemy()).toMatchObject({ hp: 20, condition: 'frost' });
  });
});

describe('Step 9, what follows', () => {
  const after = (...effects: readonly Effect[]) => inAttacks(...effects);
  const MOVE: Effect = { do: 'move', n: 1, who: 'self' };
  const PUSH: Effect = { do: 'push', n: 1 };

  test('[FW-ATK-11][FW-R-79] other effects in the order of the attacker, each whole', () => {
    const r = shot({ by: { gear: bow('1O', after(MOVE, PUSH)) }, rolls: [[1]] });

    r.only('order-effects', ['0-move', '1-push']).answer('order-effects', ['1-push', '0-move']);
    expect(r.asks).toBe('push');
    r.answer('push', [3, 0]).answer('move', [1, 0]);

    expect(r.types('enemy-moved', 'marshal-moved')).toEqual(['enemy-moved', 'marshal-moved']);
  });

  test('[FW-ATK-12] conditions last, in the order of the attacker', () => {
    const text = after({ do: 'inflict', condition: 'fire' }, { do: 'inflict', condition: 'frost' }, PUSH);
    const r = shot({ by: { gear: bow('1O', text) }, rolls: [[1]] });

    r.answer('push', 'pass').answer('order-conditions', ['1-inflict', '0-inflict']);

    expect(r.enemy().condition).toBe('fire');
    expect(r.toldOf('enemy-condition').map(one => one.condition)).toEqual(['frost', 'fire']);
  });

  test('[FW-ATK-16][FW-EFF-5] they need no damage, and fall on the enemy also if a component was the target', () => {
    const text = after(PUSH, { do: 'inflict', condition: 'fire' });
    const r = shot({ by: { gear: bow('1O', text) }, at: { type: 'shellback', at: [2, 0] }, rolls: [[2]] });

    r.answer('choose-part', 'plate').answer('push', [3, 0]);

    expect(r.enemy()).toMatchObject({ square: 3, condition: 'fire', parts: [3, 4] });
  });

  test('[FW-EFF-2] a move may be of none, one or all of its squares', () => {
    const moved = (...answers: readonly ('pass' | readonly [number, number])[]) => {
      const r = shot({ by: { gear: bow('1O', after({ do: 'move', n: 2, who: 'self' })) }, rolls: [[1]] });
      for (const one of answers) r.answer('move', one);
      return [r.marshal().square, r.asks];
    };

    expect(moved('pass')).toEqual([0, 'act']);
    expect(moved([1, 0], 'pass')).toEqual([1, 'act']);
    expect(moved([1, 0], [1, 1])).toEqual([13, 'act']);
  });

  test('[FW-EFF-3][FW-R-41] a push may be of none, one or all of its squares, in any direction', () => {
    const pushed = (...answers: readonly ('pass' | readonly [number, number])[]) => {
      const r = shot({ by: { gear: bow('1O', after({ do: 'push', n: 2 })) }, rolls: [[1]] });
      for (const one of answers) r.answer('push', one);
      return [r.enemy().square, r.asks];
    };

    expect(pushed('pass')).toEqual([2, 'act']);
    expect(pushed([1, 0], 'pass')).toEqual([1, 'act']);
    expect(pushed([1, 0], [0, 0])).toEqual([0, 'act']);
  });

  test('[FW-R-41] not onto what cannot be entered, nor off the map', () => {
    const r = fight({
      map: ['...#', '...#', '####', '....'],
      marshals: [{ is: 'ottakh', at: [0, 0], gear: bow('1O', after(PUSH)) }, { at: [0, 3] }],
      enemies: [{ ...scout(2, 0), hp: 9 }],
      dice: { attack: [[1]] },
    });

    r.play().answer('act', 'ranged-attack').only('push', ['square-1', 'square-5', 'square-6', 'pass']);
  });

  test('[FW-EFF-4] a special effect does what its card says', () => {
    const r = shot({
      by: { gear: bow('1O', onCritical({ do: 'draw', n: 1, who: 'self' })), deck: ['ottakh-dig-in', 'ottakh-kind-word'] },
      rolls: [['crit']],
    });

    expect(r.marshal().hand).toHaveLength(1);
    expect(r.marshal().deck).toHaveLength(1);
  });

  test('[FW-R-43] who dies in step 9a is past all that would fall on it; what the attacker gets still comes', () => {
    const text = after(PUSH, MOVE, { do: 'inflict', condition: 'fire' });
    const r = shot({ by: { gear: bow('1B', text) }, at: { ...scout(2, 0), hp: 1 }, rolls: [[3]] });

    expect(r.asks).toBe('move');
    r.answer('move', [1, 0]);

    expect(r.enemy()).toMatchObject({ isIn: false, condition: 'none' });
    expect(r.alert).toBe(2);
  });

  test('[FW-R-43] components of a defeated enemy are not destroyed', () => {
    const r = shot({ by: { gear: bow('2B') }, at: { type: 'razorhound', at: [2, 0], hp: 2 }, rolls: [[3, 3]] });

    r.answer('choose-part', 'body');

    expect(r.toldOf('part-destroyed')).toEqual([]);
    expect(r.state.fight.taken).toEqual([]);
  });

  test('[FW-R-43] an enemy that a push kills in a trap gets no condition any more', () => {
    const text = after(PUSH, { do: 'inflict', condition: 'fire' });
    const r = shot({
      by: { gear: bow('1O', text) },
      at: { ...scout(2, 0), hp: 2 },
      more: {
        traps: [{ at: [3, 0], dice: '1O' }],
        dice: { attack: [[0]], trap: [[2]] },
      },
    });

    r.answer('push', [3, 0]);

    expect(r.enemy().isIn).toBe(false);
    expect(r.toldOf('enemy-condition')).toEqual([]);
    expect(r.alert).toBe(3);
  });

  test('[FW-R-44] a condition is gained once for every critical: two plasmas burst, a third stays', () => {
    const gearOf = bow('3O', onCritical({ do: 'inflict', condition: 'plasma' }));
    const two = shot({ by: { gear: gearOf }, rolls: [['crit', 'crit', 0]] });
    expect(two.enemy()).toMatchObject({ hp: 17, condition: 'none' });

    const three = shot({ by: { gear: gearOf }, rolls: [['crit', 'crit', 'crit']] });
    expect(three.enemy()).toMatchObject({ hp: 17, condition: 'plasma' });
  });

  test('[FW-R-66][FW-HUGE-6] pushes of one attack are one: two move a huge enemy, an odd one is lost', () => {
    const huge: EnemyOn = { type: 'stonetusk', at: [2, 0] };
    const pushes = (n: number) =>
      shot({
        by: { gear: bow('1O', after(...Array.from({ length: n }, () => PUSH))) },
        at: huge,
        rolls: [[0]],
        more: { isLarge: true, enemies: [huge, scout(11, 11)] },
      }).answer('choose-part', 'body');

    expect(pushes(1).asks).toBe('act');
    const three = pushes(3);
    expect(three.decision('push').facts).toMatchObject({ left: 1 });
    three.answer('push', [4, 0]);
    expect(three.asks).toBe('act');
  });

  test('[FW-CHAR-5] Drokkeh’s first push of an attack is longer, wherever it comes from, and only if there is one', () => {
    const by = (text: Partial<GearFace>) =>
      shot({
        by: { is: 'drokkeh', gear: bow('1O', text) },
        rolls: [['crit']],
        more: {
          marshals: [
            { is: 'drokkeh', at: [0, 0], gear: bow('1O', text) },
            { is: 'senvi', at: [9, 9] },
          ],
        },
      });

    expect(by(onCritical(PUSH)).decision('push').facts).toMatchObject({ left: 2 });
    expect(by(after(PUSH)).decision('push').facts).toMatchObject({ left: 2 });
    expect(by(after({ do: 'damage', n: 1 })).asks).toBe('act');
  });
});

describe('Step 10, the alert', () => {
  test('[FW-ATK-13][FW-ATK-14] once, hit or not', () => {
    const r = shot({
      by: { gear: bow('1O') },
      rolls: [[0]],
      more: { alert: 3, marshals: [{ is: 'ottakh', at: [0, 0], gear: bow('1O') }, { at: [9, 9] }] },
    });

    expect(r.alert).toBe(4);
    expect(r.toldOf('alert-moved')).toHaveLength(1);
  });

  test('[FW-BRIEF-8][FW-R-68] when the last enemy falls in step 9a nothing of the attack comes after it', () => {
    const r = fight({
      marshals: [{ is: 'ottakh', at: [0, 0], gear: bow('1B', inAttacks({ do: 'move', n: 1, who: 'self' })) }],
      enemies: [{ ...scout(2, 0), hp: 1 }],
      dice: { attack: [[3]] },
    });

    r.untilScene('fight-won', () => 'ranged-attack');

    expect(r.toldOf('fight-won')).toHaveLength(1);
    expect(r.alert).toBe(1);
    expect(r.toldOf('marshal-moved')).toEqual([]);
  });

  test('[FW-R-68][FW-R-101] what a destroyed component gives is the party’s, though the encounter is won by it', () => {
    const r = fight({
      objective: { goal: 'destroy-part', enemy: 'razorhound', letter: 'A' },
      marshals: [{ is: 'ottakh', at: [0, 0], gear: bow('2B') }],
      enemies: [{ type: 'razorhound', at: [2, 0] }],
      dice: { attack: [[3, 3]] },
    });

    r.play()
      .answer('act', 'ranged-attack')
      .untilScene('fight-won', () => 'tail-blade');

    expect(r.types('part-destroyed', 'resource-collected', 'fight-won')).toEqual(['part-destroyed', 'fight-won', 'resource-collected']);
    expect(r.toldOf('resource-collected')).toMatchObject([{ seat: 0, kind: 'spark' }]);
  });

  test('[FW-TERR-3][FW-CCON-2][FW-INJ-5] an attack on what can be broken has the elevation die, and loses what adhesive and injuries take', () => {
    const numb: MadeUp = {
      id: 'numb',
      is: { kind: 'lasting', force: [{ do: 'fewer-dice', n: 1, in: 'attack' }], exit: 'spend-action' },
      flavour: '',
    };
    const r = fight({
      map: ['^...', '....', '....', '....'],
      marshals: [{ is: 'ottakh', at: [0, 0], gear: bow('3O'), condition: 'adhesive', hand: [numb] }, { at: [3, 3] }],
      enemies: [scout(3, 3)],
      features: [{ kind: 'dam', at: [0, 1], hp: 9 }],
      dice: { attack: [[1, 2]] },
    });
    r.play().answer('act', 'ranged-attack').answer('choose-target', 'feature-0').answer('take-die', 'yes');

    expect(r.toldOf('dice-rolled')).toMatchObject([{ dice: [2, 0, 0] }]);
    expect(r.state.fight.features[0]!.hp).toBe(6);
  });
});

test.each([
  [['crit', 0], 1],
  [[2, 0], 2],
] as const)('[FW-ATK-8][FW-ATK-13] what is quiet with a critical is loud without one: %j', (faces, alert) => {
  const r = shot({ by: { gear: bow('2O', onCritical({ do: 'no-alert' })) }, rolls: [faces] });
  expect(r.alert).toBe(alert);
});

test('[FW-EQUIP-5] a weapon without a range reaches its own square', () => {
  const { state } = fight({ marshals: [{ gear: { melee: gear({ dice: '1O' }) } }], enemies: [scout(9, 9)] });
  expect(reachOf(state, 0, 'melee')).toBe(0);
});

describe('All that is told of an attack', () => {
  const SHAFT = arrows('shaft', { do: 'damage', n: 1 });
  const AIM = ability('aim', { do: 'add-critical', n: 1 });

  test('[FW-ATK-9] the sum, whole: cards, faces, what each brings, armour, frost, what is left', () => {
    const r = shot({
      by: { gear: bow('2O', onCritical({ do: 'damage', n: 2 })), hand: [AIM, SHAFT] },
      at: { type: 'rebel-brawler', at: [2, 0], hp: 20, maxHp: 20, condition: 'frost' },
      rolls: [[2, 'crit']],
    });
    const [aim, shaft] = r.marshal().hand;
    r.answer('play-ability', 'aim').answer('play-ammunition', 'shaft');

    expect(r.toldOf('attack-hits')).toEqual([
      {
        ...{ type: 'attack-hits', rule: 'FW-ATK-9', seat: 0, enemy: 0, kind: 'ranged', weapon: r.marshal().gear[1], part: -1 },
        ...{ ability: aim, ammunition: shaft, faces: [2, 'crit'], pips: 2, crits: 2, addedCrits: 1, bonus: 1, perCrit: 2 },
        ...{ result: 7, armour: 1, frost: 5, damage: 11, left: 9 },
      },
    ]);
    expect(r.toldOf('card-played').map(({ card, section }) => [card, section])).toEqual([
      [aim, 0],
      [shaft, 0],
    ]);
  });

  test.each([
    ['body', -1, 2, 1],
    ['body', -1, 3, 0],
    ['plate', 1, 1, 3],
    ['plate', 1, 5, 0],
  ])('[FW-ATK-10] %s: %i suffers, with %i points of damage, and keeps %i', (part, at, bonus, left) => {
    const target: EnemyOn = { type: 'shellback', at: [2, 0], hp: 3, maxHp: 9, armour: 0 };
    const r = shot({ by: { gear: bow('1O', inAttacks({ do: 'damage', n: bonus })) }, at: target, rolls: [[0]] });
    r.answer('choose-part', part);

    expect(hits(r)).toMatchObject({ part: at, damage: bonus, left, ability: -1, ammunition: -1 });
  });

  test('[FW-ATK-8] words of criticals are told as nobody’s card, each under its clause', () => {
    const heal: Effect = { do: 'heal', n: 1, who: 'self' };
    const text = onCritical(heal, { do: 'push', n: 1 }, { do: 'move', n: 1, who: 'self' }, { do: 'inflict', condition: 'fire' });
    const r = shot({ by: { gear: bow('1O', text), dial: 1 }, rolls: [['crit']] });
    r.answer('order-effects', ['0-heal', '1-move', '2-push']).answer('move', 'pass').answer('push', 'pass');

    expect(r.toldOf('word').map(({ word, card, rule }) => [word, card, rule])).toEqual([
      ['heal', -1, 'FW-EFF-4'],
      ['move', -1, 'FW-EFF-2'],
      ['push', -1, 'FW-EFF-3'],
      ['inflict', -1, 'FW-EFF-5'],
    ]);
  });

  test('[FW-ATK-8] what is for evading comes to nothing in an attack', () => {
    const text = onCritical({ do: 'evade', n: 1 }, { do: 'heal', n: 1, who: 'self' });
    const r = shot({ by: { gear: bow('1O', text), dial: 1 }, rolls: [['crit']] });

    expect(r.asked.some(line => line.includes('order-effects'))).toBe(false);
    expect(r.marshal().dial).toBe(2);
  });

  test('[FW-ATK-11] what is put in order says which card it comes from', () => {
    const hand = [ability('aim', { do: 'heal', n: 1, who: 'self' })];
    const r = shot({ by: { gear: bow('1O', onCritical({ do: 'move', n: 1, who: 'self' })), hand, dial: 1 }, rolls: [['crit']] });
    const [aim] = r.marshal().hand;
    r.answer('play-ability', 'aim');

    expect(r.decision('order-effects').options.map(({ key, about }) => [key, about])).toEqual([
      ['0-heal', [{ kind: 'card', id: aim }]],
      ['1-move', []],
    ]);
  });

  test('[FW-ATK-12] conditions that are put in order are told by name; on a dead enemy none falls', () => {
    const text = inAttacks({ do: 'inflict', condition: 'fire' }, { do: 'inflict', condition: 'frost' });
    const r = shot({ by: { gear: bow('1O', text) }, rolls: [[1]] });
    expect(r.decision('order-conditions').facts).toEqual({ enemy: 0, conditions: ['fire', 'frost'] });

    const dead = shot({ by: { gear: bow('1O', text) }, at: { ...scout(2, 0), hp: 1 }, rolls: [[1]] });
    expect([dead.enemy().isIn, dead.asks]).toEqual([false, 'act']);
  });
});

describe('What a roll is for', () => {
  test.each([
    ['body', 20, 'kills'],
    ['plate', 4, 'destroys'],
  ])('[FW-ATK-7] at the %s it needs %i, and its odds say whether it %s', (part, needs, word) => {
    const target: EnemyOn = { type: 'shellback', at: [2, 0], hp: 20, maxHp: 20, armour: 0, condition: 'frost' };
    const text = inAttacks({ do: 'damage', n: 1 }, { do: 'reroll', n: 1 });
    const r = shot({ by: { gear: bow('1O', text) }, at: target, rolls: [[1]] });
    r.answer('choose-part', part);

    expect(r.decision('reroll').facts).toMatchObject({ of: 'attack', needs, result: 2, comes: 4, part: part === 'body' ? -1 : 1 });
    const odds = r.decision('reroll').oddsOfSome!([]);
    expect(Object.keys(odds)).toEqual(['damage', word]);
    expect(odds['damage']).toEqual([{ value: 4, chance: 1 }]);
    expect(odds[word]!.find(one => one.value === 1)!.chance).toBe(part === 'body' ? 0 : 1);
  });
});

describe('Whom an attack reaches', () => {
  const club = { melee: gear({ dice: '1O', range: 0 }), ranged: gear({ dice: '1O', range: 0 }) };
  const offers = (position: Position): string[] =>
    fight({ marshals: [{ at: [0, 0], gear: club }, { at: [9, 9] }], enemies: [scout(11, 11)], ...position })
      .play()
      .options('act');

  test('[FW-ATK-2] nobody who is gone, neither from here nor after a step', () => {
    const gone = { ...scout(0, 0), isIn: false, hp: 0 };
    expect(offers({ enemies: [scout(11, 11), gone] })).toEqual(['sneak', 'sprint', 'end']);

    const r = shot({ by: { gear: bow('1O') }, more: { enemies: [scout(2, 0), { ...scout(1, 0), isIn: false, hp: 0 }, scout(3, 0)] } });
    r.only('choose-target', ['enemy-0', 'enemy-2']);
  });

  test.each([
    [0, 3, ['sneak', 'sprint', 'melee-attack', 'ranged-attack', 'end']],
    [1, 3, ['sneak', 'sprint', 'end']],
    [0, 0, ['sneak', 'sprint', 'end']],
  ])('[FW-ATK-2] a dam at column %i with %i hit points', (x, hp, expected) => {
    expect(offers({ features: [{ kind: 'dam', at: [x, 0], hp }] })).toEqual(expected);
  });

  test('[FW-ATK-1] beside a dam nobody need step in', () => {
    const r = fight({
      marshals: [{ at: [0, 0], gear: club }, { at: [9, 9] }],
      enemies: [scout(1, 1)],
      features: [{ kind: 'dam', at: [0, 0], hp: 3 }],
      dice: { attack: [['crit']] },
    });
    r.play()
      .answer('act', 'melee-attack')
      .only('melee-move', [square(1, 1), 'pass'])
      .answer('melee-move', 'pass');

    expect(r.state.fight.features[0]!.hp).toBe(2);
    expect([r.alert, r.marshal().row]).toEqual([2, 7]);
  });

  test.each([
    [[2, 'crit'], 6],
    [['crit', 'crit'], 7],
    [[0, 0], 9],
  ] as const)('[FW-ATK-2] pips and criticals %j leave a dam of nine %i', (faces, hp) => {
    const r = fight({
      marshals: [{ at: [0, 0], gear: bow('2O') }, { at: [9, 9] }],
      enemies: [scout(11, 11)],
      features: [{ kind: 'dam', at: [1, 0], hp: 9 }],
      dice: { attack: [faces] },
    });
    r.play().answer('act', 'ranged-attack');

    expect([r.state.fight.features[0]!.hp, r.alert]).toEqual([hp, 2]);
  });

  test('[FW-ATK-1] whether the attacker has stepped in is known to the weapon', () => {
    const melee = gear({ dice: '1O', range: 0, texts: [{ when: 'attack', if: ['moved'], effects: [{ do: 'damage', n: 4 }] }] });
    const result = (x: number) => {
      const r = fight({
        marshals: [{ at: [0, 0], gear: { melee } }, { at: [9, 9] }],
        enemies: [{ ...scout(x, 0), hp: 20, maxHp: 20 }],
        dice: { attack: [[1]] },
      });
      r.play().answer('act', 'melee-attack');
      return hits(r).result;
    };

    expect([result(0), result(1)]).toEqual([1, 5]);
  });
});

describe('Shafts', () => {
  const hand = [arrows('long', { do: 'reach', n: 1 }), arrows('longer', { do: 'reach', n: 2 }), arrows('short')];

  test.each([
    [3, ['long', 'longer', 'short', 'pass']],
    [4, ['long', 'longer']],
    [5, null],
  ])('[FW-ATK-5][FW-DECK-4] at %i squares with a bow that reaches three: %j', (x, expected) => {
    const r = shot({ by: { gear: bow('1O'), hand }, at: { ...scout(x, 0), hp: 20, maxHp: 20 }, rolls: [[1]] });
    if (expected) r.only('play-ammunition', expected).answer('play-ammunition', 'long');

    expect(r.toldOf('card-played').map(({ card }) => card)).toEqual([r.marshal().discard[0]]);
  });

  test('[FW-ATK-5] without any that fits nobody is asked', () => {
    const r = shot({ by: { gear: bow('1O'), hand: [{ id: 'bolt', kind: 'ammunition', fits: ['bolt'], effects: [] }] }, rolls: [[1]] });

    expect(r.asked.some(line => line.includes('play-ammunition'))).toBe(false);
  });

  test('[FW-ATK-4] a special card for another moment is no ability', () => {
    const others = SPECIAL_NUMBERS.filter(card => specialCard(card).use.on !== 'attack').map(keyOf);
    const r = shot({ by: { gear: bow('1O'), hand: others }, rolls: [[1]] });
    r.passAll();

    expect(r.asked.some(line => line.includes('play-ability'))).toBe(false);
  });
});

describe('Quiet attacks', () => {
  const armour = gear({ dice: '1O', health: 10, texts: [{ when: 'always', effects: [{ do: 'quiet-attack' }] }] });

  test('[FW-CHAR-5] who is revealed keeps it for when they hide', () => {
    const used = (isRevealed: boolean) => {
      const r = shot({ by: { gear: { ...bow('1O'), armour }, isRevealed }, rolls: [[1]] });
      return r.marshal().usedThisTurn;
    };

    expect([used(false), used(true)]).toEqual([['quiet-attack'], []]);
  });
});

describe('What an encounter changes about attacks', () => {
  test('content 3.10, B6: in the dark a shot reaches one square less, a blow as far as ever', () => {
    const reaches = (brief: BriefId) => {
      const { state } = given(brief, 2);
      return [reachOf(state, 0, 'ranged'), reachOf(state, 0, 'melee')];
    };
    const [ranged, melee] = reaches('B4');

    expect(reaches('B6')).toEqual([ranged! - 1, melee]);
  });

  test('content 3.10, B4, Blade: a black die for the first melee attack of who hides, once', () => {
    const hidden = given('B4', 2, { tokens: ['blade'], isEmpty: true, at: [[0, 3]] });
    const own = poolOf(faceIn(marshalOf(hidden.state, 0), 'melee').dice);
    const ones = (n: number): number[] => new Array<number>(n).fill(1);
    const r = given('B4', 2, {
      tokens: ['blade'],
      isEmpty: true,
      at: [[0, 3]],
      dice: { attack: [ones(countOf(own) + 1), ones(countOf(own))] },
    });
    r.run(function* (table) {
      placeEnemy(table, { enemy: 'rebel-scout', square: r.at(0, 3), route: -1, moreHp: 50 });
    });
    for (const _ of [1, 2]) r.run(table => attack(table, 0, 'melee'));

    expect(r.toldOf('dice-rolled').map(({ dice }) => dice)).toEqual([plusDice(own, [0, 0, 1]), own]);
    expect(r.state.party.marshals[0]!.usedThisFight).toEqual(['first-attack']);
  });

  test('content 3.10, B9, Blade: who is not the duellist can neither reach Dal nor step in on him', () => {
    const { state } = given('B9', 2, { tokens: ['blade'] });
    const [dal] = state.fight.enemies;
    for (const enemy of state.fight.enemies.slice(1)) enemy.isIn = false;
    for (const marshal of state.party.marshals) marshal.square = dal!.square;
    state.fight.usedOnce = ['duel-1'];

    expect([0, 1].map(seat => footholds(state, seat, 'melee').includes(dal!.square))).toEqual([false, true]);
    expect([0, 1].map(seat => targetsFrom(state, seat, 'melee', dal!.square))).toEqual([[], [dal]]);
  });
});

describe('Dice, one by one', () => {
  const numb: MadeUp = { id: 'numb', is: { kind: 'lasting', force: [{ do: 'fewer-dice', n: 1, in: 'attack' }], exit: 'spend-action' } };

  test.each([
    ['1O', [], [0, 0, 0]],
    ['2O', [], [1, 0, 0]],
    ['1O', [numb], [0, 0, 0]],
    ['2O', [numb], [0, 0, 0]],
  ])('[FW-CCON-2][FW-R-13] who sticks and shoots with %s rolls what is left, if anything', (pool, hand, left) => {
    const r = shot({ by: { gear: bow(pool), hand, condition: 'adhesive' }, rolls: left[0]! > 0 ? [[1]] : [] });

    expect(rolled(r)).toEqual([left]);
  });

  test('[FW-ATK-7] each die that is rolled again is of its own colour', () => {
    const r = shot({
      by: { gear: bow('1O 1B 1K', inAttacks({ do: 'reroll', n: 3 })) },
      rolls: [
        [0, 0, 1],
        [0, 3, 3],
      ],
    });
    r.answer('reroll', ['die-0', 'die-1', 'die-2']);

    expect(r.toldOf('dice-rerolled').map(({ faces, again, own }) => [faces, again, own])).toEqual([[[0, 3, 3], [0, 1, 2], false]]);
  });

  test('[FW-ATK-7] one die that lies alone can be rolled again, and whoever leaves it is told nothing', () => {
    const r = shot({ by: { gear: bow('1O', inAttacks({ do: 'reroll', n: 1 })) }, rolls: [[1]] });
    r.only('reroll', ['die-0']).answer('reroll', []);

    expect(r.toldOf('dice-rerolled')).toEqual([]);
    expect(hits(r).faces).toEqual([1]);
  });

  test.each([
    [['die-0'], 1, 1],
    [['die-1'], 0, 1],
    [['die-0', 'die-1'], 0, 2],
  ])('[FW-ATK-7] of one reroll of a blank and one of the turn, %j leaves %i of the turn', (picked, left, n) => {
    const text = inAttacks({ do: 'reroll', n: 1, only: 'blanks' });
    const r = shot({ by: { gear: bow('3O', text), rerolls: 1 }, rolls: [[0, 1, 1], new Array(n).fill(1)] });
    expect(r.decision('reroll').facts).toMatchObject({ most: 2, own: 1 });
    r.answer('reroll', picked);

    expect(r.marshal().rerolls).toBe(left);
    expect(r.toldOf('dice-rerolled').map(({ own }) => own)).toEqual([true]);
  });

  test('[FW-ATK-7] where blanks count, the odds of leaving one count it too', () => {
    const text = inAttacks({ do: 'reroll', n: 1 }, { do: 'blanks-count', n: 2 } as Effect);
    const r = shot({ by: { gear: bow('1O', text) }, at: { ...scout(2, 0), hp: 20, maxHp: 20, armour: 0 }, rolls: [[0]] });

    expect(r.decision('reroll').oddsOfSome!([])['damage']).toEqual([{ value: 2, chance: 1 }]);
  });
});
